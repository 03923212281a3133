// Package server serves the databases of a store over a Unix socket.
package server

import (
	"context"
	"errors"
	"log/slog"
	"net"
	"sync"
	"sync/atomic"
	"time"

	"docdb/internal/engine"
	"docdb/internal/sched"
)

// Options tunes a server. The zero value of a field means its default.
type Options struct {
	// Pool is the number of the scheduler's workers.
	Pool int
	// QueuedRequests bounds the requests that wait, for each database.
	QueuedRequests int
	// Connections bounds the connections served at once.
	Connections int
	// InFlight bounds a connection's requests that are not answered yet; the
	// server does not read on from it until some are.
	InFlight int
	// ConnectionBytes bounds the bytes of those requests, of the documents they
	// read and of the answers that the client has not taken; one request may go
	// beyond it.
	ConnectionBytes int
	// MemoryBytes bounds the same for all connections together. No frame is read
	// whose bytes do not fit; documents that are read may go beyond it, by one for
	// each connection.
	MemoryBytes int
	// FrameTimeout bounds how long a frame that has begun may take to arrive,
	// and an answer to be taken.
	FrameTimeout time.Duration
	// Durable is false under --nosync; it is only reported.
	Durable bool
	Log     *slog.Logger
}

// The defaults of Options.
const (
	DefaultPool            = 4
	DefaultQueuedRequests  = 8192
	DefaultConnections     = 1024
	DefaultInFlight        = 4096
	DefaultConnectionBytes = 32 << 20
	DefaultMemoryBytes     = 256 << 20
	DefaultFrameTimeout    = 30 * time.Second
)

// Server answers the requests of its connections.
type Server struct {
	options   Options
	store     *engine.Store
	scheduler *sched.Scheduler
	listener  *net.UnixListener
	started   time.Time

	mu      sync.Mutex
	queues  map[*engine.Database]*sched.Queue
	conns   map[*conn]struct{}
	closing bool
	served  sync.WaitGroup
	live    atomic.Int64
	memory  *budget
	// admin bounds the requests that run outside the scheduler.
	admin chan struct{}
	// stop ends healing passes under way when the server closes.
	stop   context.Context
	cancel context.CancelFunc
}

// Listen opens the socket and starts to serve. A socket file that nobody
// listens on is replaced.
func Listen(path string, store *engine.Store, options Options) (*Server, error) {
	setDefault(&options.Pool, DefaultPool)
	setDefault(&options.QueuedRequests, DefaultQueuedRequests)
	setDefault(&options.Connections, DefaultConnections)
	setDefault(&options.InFlight, DefaultInFlight)
	setDefault(&options.ConnectionBytes, DefaultConnectionBytes)
	setDefault(&options.MemoryBytes, DefaultMemoryBytes)
	if options.FrameTimeout == 0 {
		options.FrameTimeout = DefaultFrameTimeout
	}
	if options.Log == nil {
		options.Log = slog.New(slog.DiscardHandler)
	}
	listener, err := listen(path)
	if err != nil {
		return nil, err
	}
	s := &Server{
		options: options, store: store, listener: listener, started: time.Now(),
		scheduler: sched.New(options.Pool, options.QueuedRequests),
		queues:    make(map[*engine.Database]*sched.Queue),
		conns:     make(map[*conn]struct{}),
		admin:     make(chan struct{}, 16),
		memory:    newBudget(int64(options.MemoryBytes)),
	}
	s.stop, s.cancel = context.WithCancel(context.Background())
	s.served.Go(s.accept)
	return s, nil
}

func setDefault(v *int, fallback int) {
	if *v == 0 {
		*v = fallback
	}
}

func (s *Server) accept() {
	for {
		nc, err := s.listener.AcceptUnix()
		if err != nil {
			if errors.Is(err, net.ErrClosed) {
				return
			}
			// Out of file descriptors, for example: others may go, so go on.
			s.options.Log.Error("accept failed", "error", err)
			time.Sleep(50 * time.Millisecond)
			continue
		}
		s.serve(nc)
	}
}

func (s *Server) serve(nc *net.UnixConn) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.closing || len(s.conns) >= s.options.Connections {
		s.options.Log.Warn("connection refused", "connections", len(s.conns), "closing", s.closing)
		nc.Close()
		return
	}
	c := newConn(s, nc)
	s.conns[c] = struct{}{}
	s.live.Add(1)
	s.served.Go(func() {
		c.run()
		s.mu.Lock()
		defer s.mu.Unlock()
		delete(s.conns, c)
		s.live.Add(-1)
	})
}

// queue is the scheduler's queue of a database.
func (s *Server) queue(db *engine.Database) *sched.Queue {
	s.mu.Lock()
	defer s.mu.Unlock()
	q, ok := s.queues[db]
	if !ok {
		q = s.scheduler.NewQueue()
		s.queues[db] = q
	}
	return q
}

// Close takes no more requests, answers those that were taken, closes the
// connections, and returns. The store stays open.
func (s *Server) Close() error {
	s.mu.Lock()
	if s.closing {
		s.mu.Unlock()
		return nil
	}
	s.closing = true
	err := s.listener.Close() // removes the socket file too
	for c := range s.conns {
		c.stopReading()
	}
	s.mu.Unlock()
	s.cancel()
	s.served.Wait()
	s.scheduler.Close()
	return err
}

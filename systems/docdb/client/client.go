// Package client talks to a docdb server over its Unix socket.
//
// A Client may be used by any number of goroutines. Requests carry ids, so
// many callers share few connections: frames that are ready at the same moment
// leave in one write.
//
//	c, err := client.Dial(ctx, client.Options{Address: "unix:/run/docdb.sock", Connections: 2})
//	phases, err := c.Create(ctx, "db1", "id-1", []byte(`{"a":1}`))
//
// An error means that the server refused, that the connection broke, or that
// no answer came in time. After ErrClosed, ErrTimeout, ErrIO and a context's
// error a write may or may not have happened; after any other error it did not.
//
// A context ends its operation at any point, also while the server takes no bytes. A
// connection of the pool goes on for the others then: what is half written is finished
// in the background.
package client

import (
	"context"
	"encoding/json"
	"fmt"
	"net"
	"sync/atomic"
	"time"

	"docdb/internal/wire"
)

// Limits and reports of the protocol.
const (
	MaxDocumentBytes = wire.MaxDocumentBytes
	MaxDatabaseBytes = wire.MaxDatabaseBytes
	MaxIDBytes       = wire.MaxIDBytes
)

// The protocol's types under the client's name.
type (
	Phases          = wire.Phases
	Stats           = wire.Stats
	DatabaseStats   = wire.DatabaseStats
	Operations      = wire.Operations
	Damage          = wire.Damage
	RecoveryReport  = wire.RecoveryReport
	HealOptions     = wire.HealOptions
	HealReport      = wire.HealReport
	TrackingOptions = wire.TrackingOptions
	TrackingReport  = wire.TrackingReport
)

// Options configures a Client.
type Options struct {
	// Address is the server's endpoint: "unix:/path" or a bare path.
	Address string
	// Connections is the size of the connection pool, over which requests are
	// spread in turn. 0 dials a connection for every operation.
	Connections int
	// Timeout bounds dialling and each operation; 0 means no bound.
	// Heal is bounded by its context only.
	Timeout time.Duration
}

// Client is a pool of connections to one server.
type Client struct {
	options Options
	path    string
	next    atomic.Uint64
	slots   []slot
	closed  context.Context // done once the client is
	close   context.CancelFunc
}

// slot is a place in the pool; a broken connection in it is dialled anew.
type slot struct {
	lock chan struct{} // holds one who changes conn; a channel, so that a context ends the wait
	conn atomic.Pointer[conn]
}

var errClosedHere = fmt.Errorf("%w by this client", ErrClosed)

// Dial connects the whole pool, or, with Connections 0, checks that the server
// answers.
func Dial(ctx context.Context, options Options) (*Client, error) {
	path, err := wire.SocketPath(options.Address)
	if err != nil {
		return nil, err
	}
	if options.Connections < 0 {
		return nil, fmt.Errorf("%w: %d connections", ErrBadRequest, options.Connections)
	}
	c := &Client{options: options, path: path, slots: make([]slot, options.Connections)}
	c.closed, c.close = context.WithCancel(context.Background())
	for i := range c.slots {
		c.slots[i].lock = make(chan struct{}, 1)
	}
	for i := range c.slots {
		if _, err := c.slotConn(ctx, &c.slots[i]); err != nil {
			c.Close()
			return nil, err
		}
	}
	if options.Connections == 0 {
		if err := c.Ping(ctx); err != nil {
			return nil, err
		}
	}
	return c, nil
}

// Close breaks every connection and ends dialling; operations under way end with ErrClosed.
func (c *Client) Close() error {
	c.close()
	for i := range c.slots {
		s := &c.slots[i]
		s.lock <- struct{}{}
		if conn := s.conn.Load(); conn != nil {
			conn.fail(errClosedHere)
		}
		<-s.lock
	}
	return nil
}

// Ping asks for an empty answer.
func (c *Client) Ping(ctx context.Context) error {
	_, _, err := c.do(ctx, wire.OpPing, "", "", nil, c.options.Timeout)
	return err
}

// CreateDatabase makes an empty database; ErrExists when there is one already.
func (c *Client) CreateDatabase(ctx context.Context, database string) error {
	_, _, err := c.do(ctx, wire.OpCreateDatabase, database, "", nil, c.options.Timeout)
	return err
}

// Create stores a new document; ErrExists when the id is taken. It returns
// after the document is on disk.
func (c *Client) Create(ctx context.Context, database, id string, document []byte) (Phases, error) {
	return c.write(ctx, wire.OpCreate, database, id, document)
}

// Update replaces a document; ErrNotFound when there is none. It returns after
// the document is on disk.
func (c *Client) Update(ctx context.Context, database, id string, document []byte) (Phases, error) {
	return c.write(ctx, wire.OpUpdate, database, id, document)
}

// Delete removes a document; ErrNotFound when there is none. It returns after
// the removal is on disk.
func (c *Client) Delete(ctx context.Context, database, id string) (Phases, error) {
	return c.write(ctx, wire.OpDelete, database, id, nil)
}

// Read returns a document, byte for byte as it was written.
func (c *Client) Read(ctx context.Context, database, id string) ([]byte, Phases, error) {
	return c.do(ctx, wire.OpRead, database, id, nil, c.options.Timeout)
}

// Stats returns the server's counters.
func (c *Client) Stats(ctx context.Context) (Stats, error) {
	return call[Stats](ctx, c, wire.OpStats, "", nil, c.options.Timeout)
}

// Heal checks both copies of every record of a database and restores what is
// damaged from the other copy.
func (c *Client) Heal(ctx context.Context, database string, options HealOptions) (HealReport, error) {
	return call[HealReport](ctx, c, wire.OpHeal, database, options, 0)
}

// StartHealingTracking starts passes of Heal at an interval in the background;
// ErrConflict when they run already.
func (c *Client) StartHealingTracking(ctx context.Context, database string, options TrackingOptions) (TrackingReport, error) {
	return call[TrackingReport](ctx, c, wire.OpStartTracking, database, options, c.options.Timeout)
}

// HealingTracking returns the state of a database's tracking.
func (c *Client) HealingTracking(ctx context.Context, database string) (TrackingReport, error) {
	return call[TrackingReport](ctx, c, wire.OpTrackingStatus, database, nil, c.options.Timeout)
}

// StopHealingTracking ends tracking and returns its last report; ErrConflict
// when it does not run.
func (c *Client) StopHealingTracking(ctx context.Context, database string) (TrackingReport, error) {
	return call[TrackingReport](ctx, c, wire.OpStopTracking, database, nil, c.options.Timeout)
}

func (c *Client) write(ctx context.Context, op wire.Op, database, id string, document []byte) (Phases, error) {
	_, phases, err := c.do(ctx, op, database, id, document, c.options.Timeout)
	return phases, err
}

// call sends options as JSON and reads the answer's JSON into T.
func call[T any](ctx context.Context, c *Client, op wire.Op, database string, options any, timeout time.Duration) (T, error) {
	var result T
	var body []byte
	if options != nil {
		var err error
		if body, err = json.Marshal(options); err != nil {
			return result, err
		}
	}
	answer, _, err := c.do(ctx, op, database, "", body, timeout)
	if err != nil {
		return result, err
	}
	if err := json.Unmarshal(answer, &result); err != nil {
		return result, fmt.Errorf("the server's answer to %s: %w", op, err)
	}
	return result, nil
}

func (c *Client) do(ctx context.Context, op wire.Op, database, id string, body []byte, timeout time.Duration) ([]byte, Phases, error) {
	if err := checkSizes(database, id, body); err != nil {
		return nil, Phases{}, err
	}
	if len(c.slots) == 0 {
		conn, err := c.dial(ctx)
		if err != nil {
			return nil, Phases{}, err
		}
		defer conn.fail(ErrClosed)
		defer context.AfterFunc(c.closed, func() { conn.fail(errClosedHere) })()
		return conn.roundTrip(ctx, op, database, id, body, timeout)
	}
	s := &c.slots[c.next.Add(1)%uint64(len(c.slots))]
	conn, err := c.slotConn(ctx, s)
	if err != nil {
		return nil, Phases{}, err
	}
	return conn.roundTrip(ctx, op, database, id, body, timeout)
}

func (c *Client) slotConn(ctx context.Context, s *slot) (*conn, error) {
	if conn := s.conn.Load(); conn != nil && !conn.broken.Load() {
		return conn, nil
	}
	select {
	case s.lock <- struct{}{}:
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	defer func() { <-s.lock }()
	if conn := s.conn.Load(); conn != nil && !conn.broken.Load() {
		return conn, nil
	}
	conn, err := c.dial(ctx)
	if err != nil {
		return nil, err
	}
	s.conn.Store(conn)
	return conn, nil
}

func (c *Client) dial(ctx context.Context) (*conn, error) {
	if c.closed.Err() != nil {
		return nil, errClosedHere
	}
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	defer context.AfterFunc(c.closed, cancel)()
	conn, err := c.connect(ctx)
	if c.closed.Err() != nil {
		if conn != nil {
			conn.fail(ErrClosed)
		}
		return nil, errClosedHere
	}
	if err != nil {
		return nil, fmt.Errorf("docdb server at %s: %w", c.path, err)
	}
	return conn, nil
}

func (c *Client) connect(ctx context.Context) (*conn, error) {
	dialer := net.Dialer{Timeout: c.options.Timeout}
	nc, err := dialer.DialContext(ctx, "unix", c.path)
	if err != nil {
		return nil, err
	}
	conn, err := newConn(ctx, nc.(*net.UnixConn), c.options.Timeout)
	if err != nil {
		nc.Close()
		return nil, err
	}
	return conn, nil
}

func checkSizes(database, id string, body []byte) error {
	switch {
	case len(database) > MaxDatabaseBytes:
		return fmt.Errorf("%w: a database name of %d bytes, at most %d", ErrTooLarge, len(database), MaxDatabaseBytes)
	case len(id) > MaxIDBytes:
		return fmt.Errorf("%w: a document id of %d bytes, at most %d", ErrTooLarge, len(id), MaxIDBytes)
	case len(body) > MaxDocumentBytes:
		return fmt.Errorf("%w: a document of %d bytes, at most %d", ErrTooLarge, len(body), MaxDocumentBytes)
	}
	return nil
}

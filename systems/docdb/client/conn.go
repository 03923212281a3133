package client

import (
	"bufio"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"net"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"
	"syscall"
	"time"

	"docdb/internal/wire"
)

const (
	readBufferBytes = 64 << 10
	// keptBufferBytes bounds the write buffers that are kept for reuse.
	keptBufferBytes = 1 << 20
)

// exchange is a request that waits for its answer.
type exchange struct {
	done     chan struct{} // receives once, after response and err are set
	response wire.Response
	err      error
	deadline time.Time // zero: none
	at, end  int       // its frame in the connection's out, while it is there
}

var exchanges = sync.Pool{New: func() any { return &exchange{done: make(chan struct{}, 1)} }}

// conn is one connection, shared by many callers.
type conn struct {
	nc     *net.UnixConn
	raw    syscall.RawConn
	broken atomic.Bool
	stop   chan struct{} // closed when broken

	mu       sync.Mutex
	err      error // why it is broken
	lastID   uint64
	takenID  uint64 // up to it, frames are written or being written
	pending  map[uint64]*exchange
	out      []byte // frames that wait for the next write
	dropped  int    // bytes of them that nobody waits for any more
	spare    []byte
	flushing bool
	timed    bool // the sweeper of deadlines runs
}

func newConn(ctx context.Context, nc *net.UnixConn, timeout time.Duration) (*conn, error) {
	raw, err := nc.SyscallConn()
	if err != nil {
		return nil, err
	}
	if timeout > 0 {
		if err := nc.SetDeadline(time.Now().Add(timeout)); err != nil {
			return nil, err
		}
	}
	stop := context.AfterFunc(ctx, func() { _ = nc.SetDeadline(time.Unix(1, 0)) })
	err = greet(nc)
	if !stop() {
		return nil, ctx.Err()
	}
	if err != nil {
		return nil, err
	}
	if err := nc.SetDeadline(time.Time{}); err != nil {
		return nil, err
	}
	c := &conn{nc: nc, raw: raw, stop: make(chan struct{}), pending: make(map[uint64]*exchange)}
	go c.readLoop()
	return c, nil
}

func greet(nc net.Conn) error {
	if _, err := io.WriteString(nc, wire.Preamble); err != nil {
		return err
	}
	var preamble [len(wire.Preamble)]byte
	if _, err := io.ReadFull(nc, preamble[:]); err != nil {
		return fmt.Errorf("no greeting: %w", err)
	}
	if string(preamble[:]) != wire.Preamble {
		return fmt.Errorf("a greeting of %q where %q was expected: another protocol or version", preamble[:], wire.Preamble)
	}
	return nil
}

func (c *conn) roundTrip(ctx context.Context, op wire.Op, database, id string, body []byte, timeout time.Duration) ([]byte, Phases, error) {
	x := exchanges.Get().(*exchange)
	x.deadline = time.Time{}
	if timeout > 0 {
		x.deadline = time.Now().Add(timeout)
	}
	requestID, err := c.send(x, op, database, id, body, timeout)
	if err != nil {
		exchanges.Put(x)
		return nil, Phases{}, err
	}
	select {
	case <-x.done:
	case <-ctx.Done():
		if c.forget(requestID) {
			exchanges.Put(x)
			return nil, Phases{}, ctx.Err()
		}
		<-x.done // the answer came at the same moment
	}
	response, err := x.response, x.err
	x.response, x.err = wire.Response{}, nil
	exchanges.Put(x)
	if err != nil {
		return nil, Phases{}, err
	}
	if response.Status != wire.StatusOK {
		return nil, response.Phases, statusError(response.Status, response.Body)
	}
	return response.Body, response.Phases, nil
}

// send queues the frame and sees to it that it is written: by this caller, by the
// one that is writing already, or, as far as the server does not take it at once, in
// the background. So it never waits, and a caller whose context ends leaves the
// connection, with what is half written, to the others.
func (c *conn) send(x *exchange, op wire.Op, database, id string, body []byte, timeout time.Duration) (uint64, error) {
	c.mu.Lock()
	if c.err != nil {
		defer c.mu.Unlock()
		return 0, c.err
	}
	c.lastID++
	requestID := c.lastID
	c.pending[requestID] = x
	x.at = len(c.out)
	c.out = wire.AppendRequest(c.out, requestID, op, database, id, body)
	x.end = len(c.out)
	if timeout > 0 && !c.timed {
		c.timed = true
		go c.sweep(timeout)
	}
	if c.flushing {
		c.mu.Unlock()
		return requestID, nil
	}
	c.flushing = true
	c.mu.Unlock()
	// Callers that are about to send get the chance to share this write.
	runtime.Gosched()
	buffer := c.take()
	switch n, err := c.writeNow(buffer); {
	case err == nil && n < len(buffer):
		go c.flush(buffer, n, timeout)
	case c.written(buffer, err):
		go c.flush(c.take(), 0, timeout)
	}
	return requestID, nil
}

// flush writes a buffer from n on, and what is queued meanwhile.
func (c *conn) flush(buffer []byte, n int, timeout time.Duration) {
	for c.written(buffer, c.write(buffer[n:], timeout)) {
		buffer, n = c.take(), 0
	}
}

// take takes what is queued. Like those who write, the caller must hold the flushing
// flag; written gives it back when nothing is left.
func (c *conn) take() []byte {
	c.mu.Lock()
	defer c.mu.Unlock()
	buffer := c.out
	c.out, c.spare, c.dropped = c.spare[:0], nil, 0
	c.takenID = c.lastID
	return buffer
}

// writeNow writes as much as the socket takes without waiting.
func (c *conn) writeNow(buffer []byte) (n int, err error) {
	rawErr := c.raw.Write(func(fd uintptr) bool {
		for {
			if n, err = syscall.Write(int(fd), buffer); err != syscall.EINTR {
				return true
			}
		}
	})
	switch {
	case rawErr != nil:
		return 0, rawErr
	case err == syscall.EAGAIN:
		return 0, nil
	}
	return n, err
}

func (c *conn) write(b []byte, timeout time.Duration) error {
	if timeout > 0 {
		_ = c.nc.SetWriteDeadline(time.Now().Add(timeout))
		defer c.nc.SetWriteDeadline(time.Time{}) // the next write may be one without
	}
	_, err := c.nc.Write(b)
	return err
}

// written breaks the connection when a buffer could not be written, and reports
// whether more was queued meanwhile.
func (c *conn) written(buffer []byte, err error) (more bool) {
	if err != nil {
		c.fail(fmt.Errorf("%w: %w", ErrClosed, err))
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if cap(buffer) <= keptBufferBytes {
		c.spare = buffer
	}
	if len(c.out) == 0 || c.err != nil {
		c.flushing = false
		return false
	}
	return true
}

func (c *conn) readLoop() {
	reader := bufio.NewReaderSize(c.nc, readBufferBytes)
	for {
		response, err := readResponse(reader)
		if err != nil {
			if errors.Is(err, io.EOF) {
				err = errors.New("the server ended it")
			}
			c.fail(fmt.Errorf("%w: %w", ErrClosed, err))
			return
		}
		c.mu.Lock()
		x := c.pending[response.RequestID]
		delete(c.pending, response.RequestID)
		c.mu.Unlock()
		if x != nil { // else it was forgotten
			x.response = response
			x.done <- struct{}{}
		}
	}
}

func readResponse(reader *bufio.Reader) (wire.Response, error) {
	head, err := reader.Peek(wire.LengthBytes)
	if err != nil {
		return wire.Response{}, err
	}
	length := int(binary.LittleEndian.Uint32(head))
	if length > wire.MaxPayloadBytes {
		return wire.Response{}, fmt.Errorf("%w: an answer of %d bytes, at most %d", wire.ErrMalformed, length, wire.MaxPayloadBytes)
	}
	if _, err := reader.Discard(wire.LengthBytes); err != nil {
		return wire.Response{}, err
	}
	if length <= wire.ResponseHeaderBytes { // no body: nothing to keep
		payload, err := reader.Peek(length)
		if err != nil {
			return wire.Response{}, err
		}
		response, err := wire.DecodeResponse(payload)
		response.Body = nil
		_, _ = reader.Discard(length)
		return response, err
	}
	payload := make([]byte, length)
	if _, err := io.ReadFull(reader, payload); err != nil {
		return wire.Response{}, err
	}
	return wire.DecodeResponse(payload)
}

// forget drops a request whose caller no longer waits; false when its answer
// is on the way to the caller already.
func (c *conn) forget(requestID uint64) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	x, ok := c.pending[requestID]
	if ok {
		c.drop(requestID, x)
		c.trim()
	}
	return ok
}

// drop takes a request off the connection. Like trim, it is called with mu held.
func (c *conn) drop(requestID uint64, x *exchange) {
	delete(c.pending, requestID)
	if requestID > c.takenID {
		c.dropped += x.end - x.at
	}
}

// trim takes frames that nobody waits for out of the queue: behind a server that takes
// nothing they would pile up. It does so once they are most of it, so that each is
// moved few times.
func (c *conn) trim() {
	if 2*c.dropped <= len(c.out) {
		return
	}
	var kept []*exchange
	for id, x := range c.pending {
		if id > c.takenID {
			kept = append(kept, x)
		}
	}
	slices.SortFunc(kept, func(a, b *exchange) int { return a.at - b.at })
	out := c.out[:0]
	for _, x := range kept {
		at := len(out)
		out = append(out, c.out[x.at:x.end]...)
		x.at, x.end = at, len(out)
	}
	c.out, c.dropped = out, 0
}

// sweep ends requests that are past their deadline. It looks eight times in a
// timeout, which is cheaper than a timer for every request.
func (c *conn) sweep(timeout time.Duration) {
	ticker := time.NewTicker(max(timeout/8, time.Millisecond))
	defer ticker.Stop()
	for {
		select {
		case <-c.stop:
			return
		case now := <-ticker.C:
			c.mu.Lock()
			for id, x := range c.pending {
				if !x.deadline.IsZero() && now.After(x.deadline) {
					c.drop(id, x)
					x.err = ErrTimeout
					x.done <- struct{}{}
				}
			}
			c.trim()
			c.mu.Unlock()
		}
	}
}

// fail breaks the connection and ends every request on it.
func (c *conn) fail(err error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.err != nil {
		return
	}
	c.err = err
	c.broken.Store(true)
	close(c.stop)
	c.nc.Close()
	for id, x := range c.pending {
		delete(c.pending, id)
		x.err = err
		x.done <- struct{}{}
	}
}

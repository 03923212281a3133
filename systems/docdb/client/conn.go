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
	"sync"
	"sync/atomic"
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
}

var exchanges = sync.Pool{New: func() any { return &exchange{done: make(chan struct{}, 1)} }}

// conn is one connection, shared by many callers.
type conn struct {
	nc     net.Conn
	broken atomic.Bool
	stop   chan struct{} // closed when broken

	mu       sync.Mutex
	err      error // why it is broken
	lastID   uint64
	pending  map[uint64]*exchange
	out      []byte // frames that wait for the next write
	spare    []byte
	flushing bool
	timed    bool // the sweeper of deadlines runs
}

func newConn(ctx context.Context, nc net.Conn, timeout time.Duration) (*conn, error) {
	deadline, _ := ctx.Deadline()
	if timeout > 0 {
		if d := time.Now().Add(timeout); deadline.IsZero() || d.Before(deadline) {
			deadline = d
		}
	}
	if err := nc.SetDeadline(deadline); err != nil {
		return nil, err
	}
	if _, err := io.WriteString(nc, wire.Preamble); err != nil {
		return nil, err
	}
	var preamble [len(wire.Preamble)]byte
	if _, err := io.ReadFull(nc, preamble[:]); err != nil {
		return nil, fmt.Errorf("no greeting: %w", err)
	}
	if string(preamble[:]) != wire.Preamble {
		return nil, fmt.Errorf("a greeting of %q where %q was expected: another protocol or version", preamble[:], wire.Preamble)
	}
	if err := nc.SetDeadline(time.Time{}); err != nil {
		return nil, err
	}
	c := &conn{nc: nc, stop: make(chan struct{}), pending: make(map[uint64]*exchange)}
	go c.readLoop()
	return c, nil
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

// send queues the frame and sees to it that it is written: by this caller, or
// by the one that is writing already.
func (c *conn) send(x *exchange, op wire.Op, database, id string, body []byte, timeout time.Duration) (uint64, error) {
	c.mu.Lock()
	if c.err != nil {
		defer c.mu.Unlock()
		return 0, c.err
	}
	c.lastID++
	requestID := c.lastID
	c.pending[requestID] = x
	c.out = wire.AppendRequest(c.out, requestID, op, database, id, body)
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
	if c.flushOnce(timeout) {
		go func() {
			for c.flushOnce(timeout) {
			}
		}()
	}
	return requestID, nil
}

// flushOnce writes what is queued and reports whether more was queued meanwhile.
// The caller must hold the flushing flag; it is given back when nothing is left.
func (c *conn) flushOnce(timeout time.Duration) bool {
	c.mu.Lock()
	buffer := c.out
	c.out = c.spare[:0]
	c.spare = nil
	c.mu.Unlock()
	var deadline time.Time // none, in place of an earlier request's
	if timeout > 0 {
		deadline = time.Now().Add(timeout)
	}
	_ = c.nc.SetWriteDeadline(deadline)
	_, err := c.nc.Write(buffer)
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
	if _, ok := c.pending[requestID]; !ok {
		return false
	}
	delete(c.pending, requestID)
	return true
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
					delete(c.pending, id)
					x.err = ErrTimeout
					x.done <- struct{}{}
				}
			}
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

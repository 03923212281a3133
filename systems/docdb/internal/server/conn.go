package server

import (
	"bufio"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"runtime"
	"sync"
	"time"

	"docdb/internal/wire"
)

const (
	readBufferBytes = 64 << 10
	// keptBufferBytes bounds the buffers that are kept for reuse.
	keptBufferBytes = 1 << 20
	// skippedBytes bounds the oversized frame that is read and thrown away, so
	// that the connection can go on; with a larger one it is closed.
	skippedBytes = 4 * wire.MaxPayloadBytes
)

// conn is a connection: one goroutine reads it, one writes it.
type conn struct {
	server *Server
	nc     *net.UnixConn

	frameLeft time.Duration // of the reader: what is left of the time of its frame

	mu       sync.Mutex
	answered sync.Cond // for the writer: there is something to write, or no more to come
	room     sync.Cond // for the reader: something was answered or written
	out      []byte
	spare    []byte
	unsent   int // bytes of answers that the client has not taken
	held     int // bytes of the requests in flight and of the documents they read
	inFlight int
	ended    bool // no more requests are read
	broken   bool // answers can't be written
	stopping bool
}

func newConn(s *Server, nc *net.UnixConn) *conn {
	c := &conn{server: s, nc: nc}
	c.answered.L = &c.mu
	c.room.L = &c.mu
	return c
}

// run serves the connection to its end: the client's, a protocol error, or the
// server's close. Requests that were taken are answered before it returns.
func (c *conn) run() {
	defer c.nc.Close()
	if err := c.greet(); err != nil {
		c.server.options.Log.Debug("no greeting", "error", err)
		return
	}
	var writer sync.WaitGroup
	writer.Go(c.writeLoop)
	if err := c.readLoop(); err != nil && !errors.Is(err, io.EOF) {
		c.server.options.Log.Debug("connection ended", "error", err)
	}
	c.mu.Lock()
	c.ended = true
	c.answered.Signal()
	c.mu.Unlock()
	writer.Wait()
}

func (c *conn) greet() error {
	if err := c.nc.SetDeadline(time.Now().Add(c.server.options.FrameTimeout)); err != nil {
		return err
	}
	var preamble [len(wire.Preamble)]byte
	if _, err := io.ReadFull(c.nc, preamble[:]); err != nil {
		return err
	}
	// Answered in either case, so that another version's client can say why.
	if _, err := io.WriteString(c.nc, wire.Preamble); err != nil {
		return err
	}
	if string(preamble[:]) != wire.Preamble {
		return fmt.Errorf("%w: a greeting of %q", wire.ErrMalformed, preamble[:])
	}
	if err := c.nc.SetDeadline(time.Time{}); err != nil {
		return err
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.stopping {
		return c.nc.SetReadDeadline(time.Unix(1, 0))
	}
	return nil
}

// stopReading makes the reader end at the next frame.
func (c *conn) stopReading() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.stopping = true
	_ = c.nc.SetReadDeadline(time.Unix(1, 0))
	c.room.Signal()
}

func (c *conn) readLoop() error {
	reader := bufio.NewReaderSize(c.nc, readBufferBytes)
	for {
		if err := c.admit(); err != nil {
			return err
		}
		length, err := c.readLength(reader)
		if err != nil {
			return err
		}
		if length > wire.MaxPayloadBytes {
			if err := c.refuseOversized(reader, length); err != nil {
				return err
			}
			continue
		}
		if err := c.begun(reader, int(length)); err != nil {
			return err
		}
		c.server.memory.take(int64(length))
		r := newRequest(c)
		if r.payload, err = c.readPayload(reader, r.payload, int(length)); err != nil {
			c.server.memory.give(int64(length))
			return err
		}
		r.held = int(length)
		c.mu.Lock()
		c.inFlight++
		c.held += r.held
		c.mu.Unlock()
		c.server.handle(r)
	}
}

// admit waits while too much is unanswered.
func (c *conn) admit() error {
	c.mu.Lock()
	defer c.mu.Unlock()
	for (c.inFlight >= c.server.options.InFlight || c.held+c.unsent > c.server.options.ConnectionBytes) && !c.broken && !c.stopping {
		c.room.Wait()
	}
	if c.broken {
		return net.ErrClosed
	}
	return nil
}

// hold charges a request in flight for what its answer will be.
func (c *conn) hold(r *request, n int) {
	r.held += n
	c.server.memory.owe(int64(n))
	c.mu.Lock()
	c.held += n
	c.mu.Unlock()
}

// begun waits until as much of a frame is there as the reader's buffer takes, so
// that one that is only announced takes no room from others.
func (c *conn) begun(reader *bufio.Reader, length int) error {
	return c.need(reader, min(length, readBufferBytes))
}

// readLength waits for a frame as long as it takes, but not in its middle.
func (c *conn) readLength(reader *bufio.Reader) (uint32, error) {
	if reader.Buffered() == 0 {
		if _, err := reader.Peek(1); err != nil {
			return 0, err
		}
	}
	c.frameLeft = c.server.options.FrameTimeout
	if err := c.need(reader, wire.LengthBytes); err != nil {
		return 0, err
	}
	head, _ := reader.Peek(wire.LengthBytes)
	length := binary.LittleEndian.Uint32(head)
	_, _ = reader.Discard(wire.LengthBytes)
	return length, nil
}

// need waits until n bytes are buffered, within the time of the frame.
func (c *conn) need(reader *bufio.Reader, n int) error {
	if reader.Buffered() >= n {
		return nil
	}
	return c.withinFrameTime(func() error {
		_, err := reader.Peek(n)
		return err
	})
}

// withinFrameTime reads a part of a frame. What the server itself waits for between
// the parts does not count.
func (c *conn) withinFrameTime(read func() error) error {
	begun := time.Now()
	c.mu.Lock()
	if !c.stopping {
		_ = c.nc.SetReadDeadline(begun.Add(c.frameLeft))
	}
	c.mu.Unlock()
	err := read()
	c.frameLeft -= time.Since(begun)
	c.mu.Lock()
	defer c.mu.Unlock()
	if !c.stopping {
		_ = c.nc.SetReadDeadline(time.Time{})
	}
	if errors.Is(err, os.ErrDeadlineExceeded) && !c.stopping {
		return fmt.Errorf("a frame did not arrive within %s: %w", c.server.options.FrameTimeout, err)
	}
	return err
}

// readPayload reads into buffer, which it grows only as bytes arrive: what a
// frame's length claims costs no memory.
func (c *conn) readPayload(reader *bufio.Reader, buffer []byte, length int) ([]byte, error) {
	buffer = buffer[:0]
	if reader.Buffered() >= length {
		buffer = append(buffer, make([]byte, length)...)
		_, err := io.ReadFull(reader, buffer)
		return buffer, err
	}
	err := c.withinFrameTime(func() error {
		for len(buffer) < length {
			at := len(buffer)
			step := min(length-at, max(readBufferBytes, at))
			buffer = append(buffer, make([]byte, step)...)
			if _, err := io.ReadFull(reader, buffer[at:]); err != nil {
				return err
			}
		}
		return nil
	})
	return buffer, err
}

// refuseOversized answers a frame over the limit and skips it, or ends the
// connection when that is too long to skip.
func (c *conn) refuseOversized(reader *bufio.Reader, length uint32) error {
	if err := c.need(reader, 8); err != nil {
		return err
	}
	head, _ := reader.Peek(8)
	requestID := binary.LittleEndian.Uint64(head)
	c.mu.Lock()
	c.inFlight++
	c.mu.Unlock()
	c.reply(requestID, wire.StatusTooLarge, wire.Phases{}, 0,
		fmt.Appendf(nil, "a frame of %d bytes, at most %d", length, wire.MaxPayloadBytes))
	if length > skippedBytes {
		return fmt.Errorf("a frame of %d bytes", length)
	}
	return c.withinFrameTime(func() error {
		_, err := io.CopyN(io.Discard, reader, int64(length))
		return err
	})
}

// reply queues an answer for the writer, and gives back what the request held. It
// never waits.
func (c *conn) reply(requestID uint64, status wire.Status, phases wire.Phases, held int, body []byte) {
	c.mu.Lock()
	c.inFlight--
	c.held -= held
	length := 0
	if !c.broken {
		length = -len(c.out)
		c.out = wire.AppendResponseHeader(c.out, requestID, status, phases, len(body))
		c.out = append(c.out, body...)
		length += len(c.out)
		c.unsent += length
	}
	c.answered.Signal()
	c.room.Signal()
	c.mu.Unlock()
	c.server.memory.give(int64(held - length))
}

func (c *conn) writeLoop() {
	for {
		c.mu.Lock()
		for len(c.out) == 0 && !(c.ended && c.inFlight == 0) {
			c.answered.Wait()
		}
		if len(c.out) == 0 {
			c.mu.Unlock()
			return
		}
		c.mu.Unlock()
		runtime.Gosched() // answers that are about to come share this write
		c.mu.Lock()
		buffer := c.out
		c.out, c.spare = c.spare[:0], nil
		c.mu.Unlock()
		_ = c.nc.SetWriteDeadline(time.Now().Add(c.server.options.FrameTimeout))
		_, err := c.nc.Write(buffer)
		written := len(buffer)
		c.mu.Lock()
		if cap(buffer) <= keptBufferBytes {
			c.spare = buffer
		}
		if err != nil && !c.broken {
			c.broken = true
			written += len(c.out)
			c.out = nil
			c.nc.Close()
		}
		c.unsent -= written
		c.room.Signal()
		c.mu.Unlock()
		c.server.memory.give(int64(written))
	}
}

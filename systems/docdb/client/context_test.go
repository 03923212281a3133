package client_test

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"path/filepath"
	"testing"
	"time"

	"docdb/client"
	"docdb/internal/wire"
)

var (
	ctx = context.Background()
	// large is more than the socket takes from a client that nobody reads.
	large = fmt.Appendf(nil, "%q", bytes.Repeat([]byte("x"), 4<<20))
)

// listen makes a server of the handler. What the connections do ends with the test.
func listen(t *testing.T, handle func(nc net.Conn)) (address string) {
	t.Helper()
	dir, err := os.MkdirTemp("", "docdb") // a socket's path has room for a hundred bytes
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	listener, err := net.Listen("unix", filepath.Join(dir, "s"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { listener.Close() })
	go func() {
		for {
			nc, err := listener.Accept()
			if err != nil {
				return
			}
			t.Cleanup(func() { nc.Close() })
			go handle(nc)
		}
	}()
	return listener.Addr().String()
}

func dial(t *testing.T, address string, timeout time.Duration) *client.Client {
	t.Helper()
	c, err := client.Dial(ctx, client.Options{Address: address, Connections: 1, Timeout: timeout})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.Close() })
	return c
}

// within is what the operation ends with, long before a time-out would end it.
func within(t *testing.T, operation func() error) error {
	t.Helper()
	done := make(chan error, 1)
	go func() { done <- operation() }()
	select {
	case err := <-done:
		return err
	case <-time.After(30 * time.Second):
		t.Fatal("the operation has not ended")
		return nil
	}
}

func short(t *testing.T) context.Context {
	short, cancel := context.WithTimeout(ctx, 50*time.Millisecond)
	t.Cleanup(cancel)
	return short
}

// frames reads a connection's frames, which it answers, until its end.
func frames(nc net.Conn) (ops []wire.Op, err error) {
	var head [wire.LengthBytes]byte
	for {
		if _, err := io.ReadFull(nc, head[:]); err != nil {
			return ops, err
		}
		payload := make([]byte, binary.LittleEndian.Uint32(head[:]))
		if _, err := io.ReadFull(nc, payload); err != nil {
			return ops, err
		}
		request, err := wire.DecodeRequest(payload)
		if err != nil {
			return ops, err
		}
		ops = append(ops, request.Op)
		if _, err := nc.Write(wire.AppendResponseHeader(nil, request.RequestID, wire.StatusOK, wire.Phases{}, 0)); err != nil {
			return ops, err
		}
	}
}

// A context ends an operation whose frame the server does not take, with any time-out
// and with none. The connection stays whole for the other callers; what was not begun
// of the requests that nobody waits for is not sent.
func TestContextEndsAWrite(t *testing.T) {
	t.Parallel()
	for _, timeout := range []time.Duration{0, 2 * time.Minute} {
		t.Run(fmt.Sprint(timeout), func(t *testing.T) {
			read, got := make(chan struct{}), make(chan []wire.Op, 1)
			c := dial(t, listen(t, func(nc net.Conn) {
				_, _ = io.WriteString(nc, wire.Preamble)
				_, _ = io.CopyN(io.Discard, nc, int64(len(wire.Preamble)))
				<-read
				ops, err := frames(nc)
				if !errors.Is(err, io.EOF) {
					t.Errorf("the frames end with %v", err)
				}
				got <- ops
			}), timeout)
			update := func() error {
				_, err := c.Update(short(t), "db1", "id", large)
				return err
			}
			if err := within(t, update); !errors.Is(err, context.DeadlineExceeded) {
				t.Errorf("the write under way: %v", err)
			}
			others := make(chan error, 2)
			go func() { _, err := c.Delete(ctx, "db1", "id"); others <- err }()
			for range 2 { // behind the one that is half written
				if err := within(t, update); !errors.Is(err, context.DeadlineExceeded) {
					t.Errorf("a write in line: %v", err)
				}
			}
			go func() { others <- c.Ping(ctx) }()
			close(read)
			for range cap(others) {
				if err := within(t, func() error { return <-others }); err != nil {
					t.Errorf("an operation of another caller: %v", err)
				}
			}
			c.Close()
			ops := <-got
			count := map[wire.Op]int{}
			for _, op := range ops {
				count[op]++
			}
			if count[wire.OpUpdate] != 1 || count[wire.OpDelete] != 1 || count[wire.OpPing] != 1 || len(ops) != 3 {
				t.Errorf("the server was sent %v", ops)
			}
		})
	}
}

// A write that the server does not take ends at its time-out, too.
func TestTimeoutEndsAWrite(t *testing.T) {
	t.Parallel()
	c := dial(t, listen(t, func(nc net.Conn) { _, _ = io.WriteString(nc, wire.Preamble) }), 2*time.Second)
	err := within(t, func() error { _, err := c.Update(ctx, "db1", "id", large); return err })
	if !errors.Is(err, client.ErrTimeout) && !errors.Is(err, client.ErrClosed) { // whichever notices first
		t.Errorf("got %v", err)
	}
}

// The time-out of a write that the server took late is none of the next write's.
func TestNextWriteHasItsOwnTimeout(t *testing.T) {
	t.Parallel()
	const timeout = 2 * time.Second
	written := make(chan struct{})
	c := dial(t, listen(t, func(nc net.Conn) {
		_, _ = io.WriteString(nc, wire.Preamble)
		_, _ = io.CopyN(io.Discard, nc, int64(len(wire.Preamble)))
		<-written
		_, _ = frames(nc)
	}), timeout)
	if _, err := c.Update(short(t), "db1", "id", large); !errors.Is(err, context.DeadlineExceeded) {
		t.Fatal(err)
	}
	close(written)
	if err := c.Ping(ctx); err != nil {
		t.Fatal(err)
	}
	time.Sleep(timeout + timeout/10)
	if err := c.Ping(ctx); err != nil {
		t.Error(err)
	}
}

// greetsOnce makes a server whose first connection is greeted, and ends at its first
// request; the others are told of and never greeted.
func greetsOnce(t *testing.T) (address string, waiting <-chan struct{}) {
	first, others := make(chan struct{}, 1), make(chan struct{}, 8)
	first <- struct{}{}
	return listen(t, func(nc net.Conn) {
		select {
		case <-first:
			_, _ = io.WriteString(nc, wire.Preamble)
			_, _ = io.CopyN(io.Discard, nc, int64(len(wire.Preamble))+1)
			nc.Close()
		default:
			others <- struct{}{}
		}
	}), others
}

// A context also ends the wait for a greeting, one's own and another caller's.
func TestContextEndsDialling(t *testing.T) {
	t.Parallel()
	address, _ := greetsOnce(t)
	c := dial(t, address, 0)
	if err := within(t, func() error { return c.Ping(ctx) }); !errors.Is(err, client.ErrClosed) {
		t.Fatal(err)
	}
	patient, cancel := context.WithCancel(ctx)
	first := make(chan error, 1)
	go func() { first <- c.Ping(patient) }()
	if err := within(t, func() error { return c.Ping(short(t)) }); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("got %v", err)
	}
	cancel()
	if err := within(t, func() error { return <-first }); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
}

// Closing the client ends dialling, of a server that never greets and with no time-out.
func TestCloseEndsDialling(t *testing.T) {
	t.Parallel()
	address, waiting := greetsOnce(t)
	c := dial(t, address, 0)
	if err := within(t, func() error { return c.Ping(ctx) }); !errors.Is(err, client.ErrClosed) {
		t.Fatal(err)
	}
	closeEnds(t, c, waiting)
}

// So it does an operation that has a connection of its own, whose server never answers.
func TestCloseEndsAnOperationOfItsOwnConnection(t *testing.T) {
	t.Parallel()
	asked := make(chan struct{}, 1)
	greeted := make(chan struct{}, 1)
	address := listen(t, func(nc net.Conn) {
		_, _ = io.WriteString(nc, wire.Preamble)
		_, _ = io.CopyN(io.Discard, nc, int64(len(wire.Preamble)))
		select {
		case greeted <- struct{}{}:
			_, _ = frames(nc)
		default:
			_, _ = io.CopyN(io.Discard, nc, 1)
			asked <- struct{}{}
		}
	})
	c, err := client.Dial(ctx, client.Options{Address: address})
	if err != nil {
		t.Fatal(err)
	}
	closeEnds(t, c, asked)
}

// closeEnds closes the client once the server has what it will not answer of a ping.
func closeEnds(t *testing.T, c *client.Client, waiting <-chan struct{}) {
	t.Helper()
	ping := make(chan error, 1)
	go func() { ping <- c.Ping(ctx) }()
	<-waiting
	if err := within(t, c.Close); err != nil {
		t.Error(err)
	}
	if err := within(t, func() error { return <-ping }); !errors.Is(err, client.ErrClosed) {
		t.Errorf("the operation under way: %v", err)
	}
}

// A client that is closed connects no more: the server's next connection is another client's.
func TestClosedClientConnectsNoMore(t *testing.T) {
	t.Parallel()
	connections := make(chan struct{}, 1000)
	address := listen(t, func(nc net.Conn) {
		connections <- struct{}{}
		_, _ = io.WriteString(nc, wire.Preamble)
		_, _ = io.CopyN(io.Discard, nc, int64(len(wire.Preamble)))
		_, _ = frames(nc)
	})
	for _, pool := range []int{0, 1} {
		c, err := client.Dial(ctx, client.Options{Address: address, Connections: pool})
		if err != nil {
			t.Fatal(err)
		}
		<-connections
		c.Close()
		for range 200 {
			if err := c.Ping(ctx); !errors.Is(err, client.ErrClosed) {
				t.Errorf("with %d connections: %v", pool, err)
			}
		}
		dial(t, address, 0)
		<-connections
		if more := len(connections); more > 0 {
			t.Errorf("with %d connections: %d were made after it was closed", pool, more)
		}
	}
}

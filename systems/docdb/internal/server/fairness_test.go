package server_test

import (
	"bytes"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"docdb/internal/sched"
	"docdb/internal/server"
	"docdb/internal/vfs"
	"docdb/internal/wire"
)

// heldReads holds the reads of one database's documents until they are let go.
type heldReads struct {
	vfs.OS
	database      string
	once          sync.Once
	reading, free chan struct{}
}

type heldReadFile struct {
	vfs.File
	fs *heldReads
}

func (h *heldReads) Create(name string) (vfs.File, error) {
	f, err := h.OS.Create(name)
	if err != nil || !strings.Contains(name, "/"+h.database+"/data-") {
		return f, err
	}
	return heldReadFile{f, h}, nil
}

func (f heldReadFile) ReadAt(b []byte, offset int64) (int, error) {
	f.fs.once.Do(func() { close(f.fs.reading) })
	<-f.fs.free
	return f.File.ReadAt(b, offset)
}

// A turn is shared out by what requests read, too: their frames are all small.
func TestReadsCostWhatTheyRead(t *testing.T) {
	const turns, larges, smalls = 64, 3, 2000
	held := &heldReads{database: "held", reading: make(chan struct{}), free: make(chan struct{})}
	release := sync.OnceFunc(func() { close(held.free) })
	r := startOn(t, held, server.Options{Pool: 1})
	t.Cleanup(release) // before the server closes
	c := r.dial(t, 1)
	for database, bytesOf := range map[string]int{"held": 1, "hot": turns * sched.QuantumCost, "cold": 1} {
		if err := c.CreateDatabase(ctx, database); err != nil {
			t.Fatal(err)
		}
		if _, err := c.Create(ctx, database, "id", fmt.Appendf(nil, "%q", strings.Repeat("x", bytesOf))); err != nil {
			t.Fatal(err)
		}
	}
	nc := r.raw(t)
	send := func(id uint64, op wire.Op, database string, n int) {
		t.Helper()
		frame := wire.AppendRequest(nil, id, op, database, "id", nil)
		if _, err := nc.Write(bytes.Repeat(frame, n)); err != nil {
			t.Fatal(err)
		}
	}
	const hold, ping, hot, cold = 1, 2, 3, 4
	send(hold, wire.OpRead, "held", 1)
	select {
	case <-held.reading: // the only worker is busy
	case <-time.After(time.Minute):
		t.Fatal("no worker took the read")
	}
	send(hot, wire.OpRead, "hot", larges)
	send(cold, wire.OpRead, "cold", smalls)
	send(ping, wire.OpPing, "", 1)
	if first := answer(t, nc); first.RequestID != ping {
		t.Fatalf("answer to %d, not to the ping", first.RequestID)
	}
	release()        // all others are in line
	var before []int // each large read: small ones since the one before it
	for n := 0; len(before) < larges; {
		switch response := answer(t, nc); {
		case response.Status != wire.StatusOK:
			t.Fatalf("status %d: %s", response.Status, response.Body)
		case response.RequestID == hot:
			before = append(before, n)
			n = 0
		case response.RequestID == cold:
			n++
		}
	}
	for _, n := range before {
		if n < (turns-2)*8 {
			t.Errorf("%v small reads of the other database were answered before each one of a document of %d turns", before, turns)
			break
		}
	}
}

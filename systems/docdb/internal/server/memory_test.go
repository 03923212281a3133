package server_test

import (
	"bytes"
	"fmt"
	"io"
	"runtime"
	"runtime/debug"
	"sync"
	"testing"
	"time"

	"docdb/internal/server"
	"docdb/internal/vfs"
	"docdb/internal/wire"
)

// heapPeak samples the heap until it is called.
func heapPeak() (stop func() uint64) {
	var most uint64
	quit, done := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(done)
		for {
			var m runtime.MemStats
			runtime.ReadMemStats(&m)
			most = max(most, m.HeapInuse)
			select {
			case <-quit:
				return
			case <-time.After(2 * time.Millisecond):
			}
		}
	}()
	return func() uint64 { close(quit); <-done; return most }
}

const (
	smallMemory   = 24 << 20
	documentBytes = 4 << 20
)

var largeDocument = append(append([]byte{'"'}, bytes.Repeat([]byte{'x'}, documentBytes)...), '"')

// expectBounded holds the heap at its most against the bytes that it would hold
// without a bound. Half of them leaves room for the copies of a frame that grows and of
// a commit, and for what is not collected yet.
func expectBounded(t *testing.T, most uint64, documents int) {
	t.Helper()
	t.Logf("%d MiB of heap in use at most, for %d MiB of documents", most>>20, documents*documentBytes>>20)
	if most > uint64(documents)*documentBytes/2 {
		t.Error("the heap grows with what clients send or don't take")
	}
}

// slowDisk syncs so slowly that clients are faster.
type slowDisk struct{ vfs.OS }

type slowFile struct{ vfs.File }

func (f slowFile) Sync() error {
	time.Sleep(20 * time.Millisecond)
	return f.File.Sync()
}

func (d slowDisk) Create(name string) (vfs.File, error) {
	f, err := d.OS.Create(name)
	return slowFile{f}, err
}

// Clients that send large documents as fast as the socket takes them are read
// no faster than the disk takes the documents.
func TestMemoryOfWrites(t *testing.T) {
	defer debug.SetGCPercent(debug.SetGCPercent(20))
	r := startOn(t, slowDisk{}, server.Options{MemoryBytes: smallMemory})
	r.withDatabase(t)
	const clients, each = 4, 16
	frame := wire.AppendRequest(nil, 1, wire.OpCreate, "db1", "d", largeDocument)
	runtime.GC()
	peak := heapPeak()
	var wait sync.WaitGroup
	for range clients {
		nc := r.raw(t)
		defer nc.Close()
		go func() { _, _ = io.Copy(io.Discard, nc) }()
		wait.Go(func() {
			for range each {
				if _, err := nc.Write(frame); err != nil {
					t.Error(err)
					return
				}
			}
		})
	}
	wait.Wait()
	expectBounded(t, peak(), clients*each)
}

// A client that asks for more than it takes is not read on.
func TestMemoryOfReads(t *testing.T) {
	defer debug.SetGCPercent(debug.SetGCPercent(20))
	r := start(t, server.Options{MemoryBytes: smallMemory, FrameTimeout: 2 * time.Second})
	c := r.withDatabase(t)
	if _, err := c.Create(ctx, "db1", "d", largeDocument); err != nil {
		t.Fatal(err)
	}
	nc := r.raw(t)
	defer nc.Close()
	var frames []byte
	const asked = 100
	for n := range asked {
		frames = wire.AppendRequest(frames, uint64(n), wire.OpRead, "db1", "d", nil)
	}
	runtime.GC()
	peak := heapPeak()
	if _, err := nc.Write(frames); err != nil {
		t.Fatal(err)
	}
	// Others are served meanwhile, and after the one that takes nothing was dropped.
	for dropped := false; !dropped; time.Sleep(time.Millisecond) {
		stats, err := c.Stats(ctx)
		if err != nil {
			t.Fatal(err)
		}
		dropped = stats.Conns == 2 // those of c
	}
	expectBounded(t, peak(), asked)
	if _, err := c.Create(ctx, "db1", "e", []byte(`1`)); err != nil {
		t.Error(err)
	}
}

// One request at a time: the reader's wait for room is not the writer's for work.
func TestOneInFlight(t *testing.T) {
	for _, options := range []server.Options{{InFlight: 1}, {ConnectionBytes: 1}, {MemoryBytes: 1}} {
		r := start(t, options)
		c := r.dial(t, 1)
		done := make(chan error, 1)
		go func() {
			done <- func() error {
				if err := c.CreateDatabase(ctx, "db1"); err != nil {
					return err
				}
				for i := range 100 {
					if _, err := c.Create(ctx, "db1", fmt.Sprint(i), []byte(`1`)); err != nil {
						return err
					}
				}
				return nil
			}()
		}()
		select {
		case err := <-done:
			if err != nil {
				t.Error(err)
			}
		case <-time.After(10 * time.Second):
			t.Fatalf("no answer with %+v", options)
		}
	}
}

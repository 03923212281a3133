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
	smallMemory = 48 << 20
	// Frames are copied while they grow, a commit has its own copy, and a collection
	// takes its time. Without a bound it is some hundred MiB more.
	mostHeap = smallMemory + 160<<20
)

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
	body := append(append([]byte{'"'}, bytes.Repeat([]byte{'x'}, 8<<20)...), '"')
	frame := wire.AppendRequest(nil, 1, wire.OpCreate, "db1", "d", body)
	runtime.GC()
	peak := heapPeak()
	var wait sync.WaitGroup
	for range 4 {
		nc := r.raw(t)
		defer nc.Close()
		go func() { _, _ = io.Copy(io.Discard, nc) }()
		wait.Go(func() {
			for deadline, n := time.Now().Add(10*time.Second), 0; n < 20 && time.Now().Before(deadline); n++ {
				if _, err := nc.Write(frame); err != nil {
					t.Error(err)
					return
				}
			}
		})
	}
	wait.Wait()
	if most := peak(); most > mostHeap {
		t.Errorf("%d MiB of heap in use", most>>20)
	} else {
		t.Logf("%d MiB of heap in use at most", most>>20)
	}
}

// A client that asks for more than it takes is not read on.
func TestMemoryOfReads(t *testing.T) {
	defer debug.SetGCPercent(debug.SetGCPercent(20))
	r := start(t, server.Options{MemoryBytes: smallMemory, FrameTimeout: 2 * time.Second})
	c := r.withDatabase(t)
	body := append(append([]byte{'"'}, bytes.Repeat([]byte{'x'}, 8<<20)...), '"')
	if _, err := c.Create(ctx, "db1", "d", body); err != nil {
		t.Fatal(err)
	}
	nc := r.raw(t)
	defer nc.Close()
	var frames []byte
	for n := range 100 {
		frames = wire.AppendRequest(frames, uint64(n), wire.OpRead, "db1", "d", nil)
	}
	runtime.GC()
	peak := heapPeak()
	if _, err := nc.Write(frames); err != nil {
		t.Fatal(err)
	}
	time.Sleep(time.Second)
	if most := peak(); most > mostHeap {
		t.Errorf("%d MiB of heap in use", most>>20)
	} else {
		t.Logf("%d MiB of heap in use at most", most>>20)
	}
	// Others are served meanwhile, and after the one that takes nothing was dropped.
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

package engine_test

import (
	"errors"
	"fmt"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"docdb/internal/engine"
	"docdb/internal/vfs/faultfs"
	"docdb/internal/wal"
)

func TestOperations(t *testing.T) {
	db := open(t, faultfs.New(1))
	defer db.Close()
	steps := []struct {
		kind         engine.WriteKind
		id, document string
		want         error
		after        string
	}{
		{engine.WriteUpdate, "a", `1`, engine.ErrNotFound, "<not found>"},
		{engine.WriteDelete, "a", ``, engine.ErrNotFound, "<not found>"},
		{engine.WriteCreate, "a", `{"v":1}`, nil, `{"v":1}`},
		{engine.WriteCreate, "a", `{"v":2}`, engine.ErrExists, `{"v":1}`},
		{engine.WriteUpdate, "a", `{"v":3}`, nil, `{"v":3}`},
		{engine.WriteDelete, "a", ``, nil, "<not found>"},
		{engine.WriteCreate, "a", `{"v":4}`, nil, `{"v":4}`},
	}
	for i, s := range steps {
		if err := write(db, s.kind, s.id, []byte(s.document)); !errors.Is(err, s.want) {
			t.Errorf("step %d: got %v, want %v", i, err, s.want)
		}
		expect(t, db, s.id, s.after)
	}
	if n := db.Stats().Documents; n != 1 {
		t.Errorf("%d documents", n)
	}
}

// Writes of one batch see each other: of many creates of one id, one wins.
func TestOneCreateWins(t *testing.T) {
	db := open(t, faultfs.New(1))
	defer db.Close()
	for round := range 50 {
		var won atomic.Int64
		var wait sync.WaitGroup
		for i := range 8 {
			wait.Go(func() {
				err := write(db, engine.WriteCreate, fmt.Sprint(round), fmt.Appendf(nil, "%d", i))
				switch {
				case err == nil:
					won.Add(1)
				case !errors.Is(err, engine.ErrExists):
					t.Error(err)
				}
			})
		}
		wait.Wait()
		if won.Load() != 1 {
			t.Fatalf("%d creates of one id won", won.Load())
		}
	}
}

func TestGroupCommit(t *testing.T) {
	fs := faultfs.New(1)
	db := open(t, fs)
	defer db.Close()
	// While the first sync is held, the others gather.
	held, release := make(chan struct{}), make(chan struct{})
	var once sync.Once
	fs.FailWith(func(op, name string) error { return nil })
	var wait sync.WaitGroup
	for i := range 33 {
		if i == 1 {
			<-held
		}
		wait.Add(1)
		w := &engine.Write{Kind: engine.WriteCreate, ID: fmt.Appendf(nil, "%d", i), Body: []byte("1")}
		w.Done = func(w *engine.Write) {
			once.Do(func() { close(held); <-release })
			wait.Done()
		}
		if err := db.Submit(w); err != nil {
			t.Fatal(err)
		}
	}
	close(release)
	wait.Wait()
	s := db.Stats()
	if s.Fsyncs != 2 || s.Batches != 2 || s.BatchRecords != 33 || s.MaxBatchSize != 32 {
		t.Errorf("33 writes took %d syncs in %d batches, the largest of %d", s.Fsyncs, s.Batches, s.MaxBatchSize)
	}
}

func TestWriteErrors(t *testing.T) {
	tests := map[string]struct {
		fail      func(op, name string) error
		recovered string // what the unacknowledged write may be after a restart
	}{
		"sync fails": {func(op, name string) error { return when(op == "sync" && strings.HasPrefix(name, "wal-"), syscall.EIO) }, "any"},
		"write fails": {func(op, name string) error {
			return when(op == "write" && strings.HasPrefix(name, "wal-"), syscall.EIO)
		}, "<not found>"},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			fs := faultfs.New(1)
			db := open(t, fs)
			mustWrite(t, db, engine.WriteCreate, "before", `1`)
			fs.FailWith(test.fail)
			if err := write(db, engine.WriteCreate, "failed", []byte(`2`)); !errors.Is(err, engine.ErrIO) {
				t.Fatalf("got %v", err)
			}
			expect(t, db, "failed", "<not found>")
			fs.FailWith(nil)
			// What the disk holds is not known any more: only a restart tells.
			if err := write(db, engine.WriteCreate, "later", []byte(`3`)); !errors.Is(err, engine.ErrIO) {
				t.Errorf("a write after a failed one: %v", err)
			}
			expect(t, db, "before", `1`)
			db = reopen(t, fs, db, nil)
			defer db.Close()
			expect(t, db, "before", `1`)
			expect(t, db, "later", "<not found>")
			if test.recovered != "any" {
				expect(t, db, "failed", test.recovered)
			}
			mustWrite(t, db, engine.WriteCreate, "later", `3`)
		})
	}
}

func when(condition bool, err error) error {
	if condition {
		return err
	}
	return nil
}

// A full disk refuses what needs a new segment, loses nothing, and passes.
func TestDiskFull(t *testing.T) {
	fs := faultfs.New(1)
	db := open(t, fs)
	full := func(op, name string) error {
		return when(op == "create" && strings.HasPrefix(name, "wal-"), syscall.ENOSPC)
	}
	mustWrite(t, db, engine.WriteCreate, "0", `0`)
	fs.FailWith(full)
	document := `"` + strings.Repeat("x", 8<<10) + `"`
	stored, refused := []string{}, 0
	for i := 1; i < 64; i++ {
		id := fmt.Sprint(i)
		switch err := write(db, engine.WriteCreate, id, []byte(document)); {
		case err == nil:
			stored = append(stored, id)
		case errors.Is(err, syscall.ENOSPC):
			refused++
		default:
			t.Fatal(err)
		}
	}
	if refused == 0 {
		t.Fatal("the disk was never full")
	}
	fs.FailWith(nil)
	mustWrite(t, db, engine.WriteCreate, "after", document)
	db = reopen(t, fs, db, nil)
	defer db.Close()
	for _, id := range append(stored, "after") {
		expect(t, db, id, document)
	}
}

// A failed second copy loses nothing: reads notice and restore it.
func TestDataCopyFails(t *testing.T) {
	fs := faultfs.New(1)
	db := open(t, fs)
	defer db.Close()
	fs.FailWith(func(op, name string) error {
		return when(op == "write" && strings.HasPrefix(name, "data-"), syscall.ENOSPC)
	})
	mustWrite(t, db, engine.WriteCreate, "a", `"first"`)
	fs.FailWith(nil)
	expect(t, db, "a", `"first"`)
	if h := db.Stats().Healings; h != 1 {
		t.Errorf("%d healings", h)
	}
}

func TestLargeDocuments(t *testing.T) {
	fs := faultfs.New(1)
	db := open(t, fs) // segments of 64 KiB
	documents := map[string]string{}
	for i, size := range []int{1 << 20, 10, 64 << 10, 64<<10 - wal.SegmentHeaderBytes - wal.HeaderBytes - 8, 3 << 20} {
		id := fmt.Sprint(i)
		documents[id] = `"` + strings.Repeat("y", size) + `"`
		mustWrite(t, db, engine.WriteCreate, id, documents[id])
	}
	for range 2 {
		for id, document := range documents {
			expect(t, db, id, document)
		}
		db = reopen(t, fs, db, nil)
	}
	db.Close()
}

// Under updates the log stays within bounds, and nothing is lost or comes back.
func TestCompaction(t *testing.T) {
	fs := faultfs.New(1)
	db := open(t, fs)
	filler := strings.Repeat("z", 2000)
	mustWrite(t, db, engine.WriteCreate, "old", `"kept"`)
	mustWrite(t, db, engine.WriteCreate, "gone", `"x"`)
	mustWrite(t, db, engine.WriteDelete, "gone", ``)
	for i := range 2000 {
		kind := engine.WriteUpdate
		if i < 10 {
			kind = engine.WriteCreate
		}
		mustWrite(t, db, kind, fmt.Sprintf("hot%d", i%10), fmt.Sprintf(`"%d %s"`, i, filler))
	}
	for deadline := time.Now().Add(2 * time.Minute); ; time.Sleep(time.Millisecond) {
		s := db.Stats()
		if s.WALUsedBytes <= 2*s.LiveBytes+4*(64<<10) {
			break
		}
		if time.Now().After(deadline) {
			t.Fatalf("%d live bytes in a log of %d", s.LiveBytes, s.WALUsedBytes)
		}
	}
	db = reopen(t, fs, db, nil)
	defer db.Close()
	expect(t, db, "old", `"kept"`)
	expect(t, db, "gone", "<not found>")
	for i := range 10 {
		expect(t, db, fmt.Sprintf("hot%d", i), fmt.Sprintf(`"%d %s"`, 1990+i, filler))
	}
}

func TestReadsDuringCompaction(t *testing.T) {
	db := open(t, faultfs.New(1))
	mustWrite(t, db, engine.WriteCreate, "cold", `"cold"`)
	mustWrite(t, db, engine.WriteCreate, "hot", `1`)
	stop := make(chan struct{})
	var wait sync.WaitGroup
	wait.Go(func() {
		for {
			select {
			case <-stop:
				return
			default:
			}
			if got := read(db, "cold"); got != `"cold"` {
				t.Errorf("read %s", got)
				return
			}
		}
	})
	deadline := time.Now().Add(2 * time.Minute)
	for i := 0; i < 1500 || db.Stats().Compactions == 0; i++ {
		mustWrite(t, db, engine.WriteUpdate, "hot", `"`+strings.Repeat("h", 3000)+`"`)
		if time.Now().After(deadline) {
			t.Error("nothing was compacted")
			break
		}
	}
	close(stop)
	wait.Wait()
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
}

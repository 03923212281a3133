package engine_test

import (
	"fmt"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"docdb/internal/engine"
	"docdb/internal/vfs"
	"docdb/internal/vfs/faultfs"
	"docdb/internal/wal"
)

// gate lets whoever comes first through when it is opened, and tells of him.
type gate struct {
	once         sync.Once
	reached, let chan struct{}
}

func newGate() *gate { return &gate{reached: make(chan struct{}), let: make(chan struct{})} }

func (g *gate) pass() {
	g.once.Do(func() {
		close(g.reached)
		<-g.let
	})
}

func (g *gate) wait(t *testing.T) {
	t.Helper()
	select {
	case <-g.reached:
	case <-time.After(2 * time.Minute):
		t.Fatal("nobody came")
	}
}

// compactFS stops a compaction where it reads the first segment, and, once armed, a
// commit where it writes to the log.
type compactFS struct {
	*faultfs.FS
	compaction, commit *gate
	armed              atomic.Bool
}

type compactFile struct {
	vfs.File
	fs    *compactFS
	first bool
}

func (c *compactFS) Create(name string) (vfs.File, error) {
	f, err := c.FS.Create(name)
	if err != nil || !strings.Contains(name, "/wal-") {
		return f, err
	}
	return compactFile{f, c, strings.HasSuffix(name, wal.WALName(1))}, nil
}

func (f compactFile) ReadAt(b []byte, offset int64) (int, error) {
	if f.first {
		f.fs.compaction.pass()
	}
	return f.File.ReadAt(b, offset)
}

func (f compactFile) WriteAt(b []byte, offset int64) (int, error) {
	if f.fs.armed.Load() && offset >= wal.SegmentHeaderBytes { // not zeros for the next segment
		f.fs.commit.pass()
	}
	return f.File.WriteAt(b, offset)
}

// A document that compaction is about to move is updated, and another deleted, before
// the move is committed. What was acknowledged stays, in the same batch and later.
func TestCompactionMeetsNewerWrites(t *testing.T) {
	fs := &compactFS{FS: faultfs.New(1), compaction: newGate(), commit: newGate()}
	db := open(t, fs)
	for _, id := range []string{"moved", "updated", "deleted"} {
		mustWrite(t, db, engine.WriteCreate, id, `"old"`)
	}
	filler := `"` + strings.Repeat("h", 3000) + `"`
	mustWrite(t, db, engine.WriteCreate, "hot", filler)
	for compacting := false; !compacting; {
		mustWrite(t, db, engine.WriteUpdate, "hot", filler)
		select {
		case <-fs.compaction.reached:
			compacting = true
		default:
		}
		if n := db.Stats().WALSegments; n > 50 {
			t.Fatalf("no compaction in %d segments", n)
		}
	}
	fs.armed.Store(true)
	var done sync.WaitGroup
	submit := func(kind engine.WriteKind, id, document string) {
		t.Helper()
		done.Add(1)
		w := &engine.Write{Kind: kind, ID: []byte(id), Body: []byte(document), Done: func(w *engine.Write) {
			if w.Err != nil {
				t.Errorf("writing %s: %v", id, w.Err)
			}
			done.Done()
		}}
		if err := db.Submit(w); err != nil {
			t.Fatal(err)
		}
	}
	submit(engine.WriteUpdate, "hot", filler)
	fs.commit.wait(t)
	submit(engine.WriteUpdate, "updated", `"new"`)
	submit(engine.WriteDelete, "deleted", "")
	close(fs.compaction.let)
	for deadline := time.Now().Add(2 * time.Minute); db.WaitingWrites() < 5; time.Sleep(time.Millisecond) { // the moves, too
		if time.Now().After(deadline) {
			t.Fatalf("%d writes wait", db.WaitingWrites())
		}
	}
	close(fs.commit.let)
	done.Wait()
	for deadline := time.Now().Add(2 * time.Minute); db.Stats().Compactions == 0; time.Sleep(time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatal("the compaction did not end")
		}
	}
	for range 2 {
		expect(t, db, "moved", `"old"`)
		expect(t, db, "updated", `"new"`)
		expect(t, db, "deleted", "<not found>")
		db = reopen(t, fs.FS, db, nil)
	}
	_ = db.Close()
}

// Power goes under a load that is compacted all the time. Names that were not synced
// with their folder, those of removed segments too, are lost or kept one by one.
// A disk that once refuses to remove a file has no segment taken from behind it: the next
// start would find a gap and refuse, though every document is there.
func TestSegmentThatIsNotRemoved(t *testing.T) {
	for _, name := range []string{wal.DataName(1), wal.WALName(1)} {
		t.Run(name, func(t *testing.T) {
			fs := faultfs.New(1)
			db := open(t, fs)
			var refused atomic.Int32
			fs.FailWith(func(op, path string) error {
				if op != "remove" || path != name || refused.Add(1) > 1 {
					return nil
				}
				return syscall.EIO
			})
			filler := strings.Repeat("z", 2000)
			mustWrite(t, db, engine.WriteCreate, "hot", `0`)
			for i := range 1000 {
				mustWrite(t, db, engine.WriteUpdate, "hot", fmt.Sprintf(`"%d %s"`, i, filler))
			}
			for deadline := time.Now().Add(20 * time.Second); refused.Load() == 0; time.Sleep(time.Millisecond) {
				if time.Now().After(deadline) {
					t.Fatal("nothing was compacted")
				}
			}
			for i := 1000; i < 2000; i++ {
				mustWrite(t, db, engine.WriteUpdate, "hot", fmt.Sprintf(`"%d %s"`, i, filler))
			}
			if n := db.Stats().Operations.Errors; n != 1 {
				t.Errorf("%d errors in the statistics, want 1", n)
			}
			db = reopen(t, fs, db, nil)
			defer db.Close()
			expect(t, db, "hot", fmt.Sprintf(`"1999 %s"`, filler))
			for deadline := time.Now().Add(20 * time.Second); db.Stats().Compactions == 0; time.Sleep(time.Millisecond) {
				if time.Now().After(deadline) {
					t.Fatal("the start compacts no more")
				}
			}
		})
	}
}

func TestCompactionThenPowerLoss(t *testing.T) {
	for _, torn := range []bool{false, true} {
		t.Run(fmt.Sprintf("torn=%v", torn), func(t *testing.T) {
			t.Parallel()
			compactions := uint64(0)
			for seed := range uint64(4) {
				compactions += powerCuts{
					workers: 8, ids: 60, rounds: 8,
					after: func(round uint64) int { return 1 + int(seed*7919+round*2711)%4000 },
				}.run(t, seed, torn)
			}
			if t.Logf("%d compactions", compactions); compactions == 0 {
				t.Error("nothing was compacted")
			}
		})
	}
}

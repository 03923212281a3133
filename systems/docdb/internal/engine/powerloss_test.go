package engine_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"

	"docdb/crash"
	"docdb/internal/engine"
	"docdb/internal/vfs"
	"docdb/internal/vfs/faultfs"
	"docdb/internal/wal"
)

// Power goes at a random write or sync, under load, again and again, every other
// time while what it left is recovered, too. What was written but not synced is
// lost, or lost sector by sector. No acknowledged write may be missing afterwards,
// and nothing else may be there.
func TestPowerLoss(t *testing.T) {
	for _, torn := range []bool{false, true} {
		t.Run(fmt.Sprintf("torn=%v", torn), func(t *testing.T) {
			t.Parallel()
			for seed := range uint64(8) {
				powerCuts{
					workers: 6, ids: 40, rounds: 10, recoveries: true,
					after: func(round uint64) int { return 20 + int(seed*37+round*91)%400 },
				}.run(t, seed, torn)
			}
		})
	}
}

// powerCuts is a load of several workers on which the power goes in each round.
type powerCuts struct {
	workers, ids, rounds int
	after                func(round uint64) int // so many writes and syncs
	recoveries           bool                   // the power goes in every other recovery, too
}

func (p powerCuts) run(t *testing.T, seed uint64, torn bool) (compactions uint64) {
	t.Helper()
	fs := faultfs.New(seed)
	workers := make([]*crash.Worker, p.workers)
	for i := range workers {
		workers[i] = crash.NewWorker(fmt.Sprintf("w%d", i), seed*100+uint64(i))
		workers[i].IDs = p.ids
	}
	db := open(t, fs)
	for round := range p.rounds {
		fs.CutAfter(p.after(uint64(round)))
		var wait sync.WaitGroup
		for _, w := range workers {
			wait.Go(func() { _ = w.Run(model{db}, 1<<30) }) // until the power goes
		}
		wait.Wait()
		compactions += db.Stats().Compactions
		_ = db.Close()
		if p.recoveries && round%2 == 1 {
			cutRecoveries(t, fs, torn)
		}
		fs.Restart(torn)
		db = open(t, fs)
		documents := 0
		for _, w := range workers {
			if err := w.Check(model{db}); err != nil {
				t.Fatalf("seed %d, round %d: %v", seed, round, err)
			}
			documents += w.Documents()
		}
		stats := db.Stats()
		if stats.Documents != int64(documents) {
			t.Fatalf("seed %d, round %d: %d documents, %d expected", seed, round, stats.Documents, documents)
		}
		if stats.Recovery.LostRecords != 0 {
			t.Fatalf("seed %d, round %d: a power cut was taken for damage: %+v", seed, round, stats.Recovery)
		}
	}
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	return compactions
}

// The process is killed at a random write or sync, and what a reader then finds
// after the restart has to stay, whatever happens next: the page cache shows the
// restarted server what no sync had reached. The power goes soon after, at most
// some writes later. Large documents make segments rotate, so that commits
// follow the recovered tail in its own segment and in the next.
func TestKillThenPowerLoss(t *testing.T) {
	for _, torn := range []bool{false, true} {
		t.Run(fmt.Sprintf("torn=%v", torn), func(t *testing.T) {
			t.Parallel()
			for seed := range uint64(8) {
				killThenPowerLoss(t, seed, torn)
			}
		})
	}
}

func killThenPowerLoss(t *testing.T, seed uint64, torn bool) {
	fs := faultfs.New(seed)
	workers := make([]*crash.Worker, 3)
	for i := range workers {
		workers[i] = crash.NewWorker(fmt.Sprintf("w%d", i), seed*100+uint64(i))
	}
	check := func(db *engine.Database, round int, when string) {
		t.Helper()
		for _, w := range workers {
			if err := w.Check(model{db}); err != nil {
				t.Fatalf("seed %d, round %d, after %s: %v", seed, round, when, err)
			}
		}
		if lost := db.Stats().Recovery; lost.LostRecords != 0 {
			t.Fatalf("seed %d, round %d: %s was taken for damage: %+v", seed, round, when, lost)
		}
	}
	run := func(db *engine.Database, steps int) {
		fs.CutAfter(steps)
		var wait sync.WaitGroup
		for _, w := range workers {
			wait.Go(func() { _ = w.Run(model{db}, 1<<30) })
		}
		wait.Wait()
		_ = db.Close()
	}
	db := open(t, fs)
	for round := range 12 {
		run(db, 20+int(seed*41+uint64(round)*97)%150)
		fs.Resume()
		db = open(t, fs)
		check(db, round, "a kill")
		if round%3 == 0 {
			fs.Cut()
			_ = db.Close()
		} else {
			run(db, 1+int(seed+uint64(round)*7)%30)
		}
		fs.Restart(torn)
		db = open(t, fs)
		check(db, round, "a kill and then a power cut")
	}
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
}

// After a failed sync the kernel may take the pages for written: the next
// server sees them, and a sync alone would not write them.
func TestFailedSyncThenPowerLoss(t *testing.T) {
	for _, torn := range []bool{false, true} {
		fs := faultfs.New(1)
		db := open(t, fs)
		mustWrite(t, db, engine.WriteCreate, "before", `"acknowledged"`)
		fs.DropSyncs(func(name string) bool { return name == "wal-00000001.log" })
		if err := write(db, engine.WriteCreate, "a", []byte(`"not acknowledged"`)); !errors.Is(err, engine.ErrIO) {
			t.Fatalf("a write whose sync fails: %v", err)
		}
		_ = db.Close()
		fs.DropSyncs(nil)
		fs.Resume()
		db = open(t, fs)
		found := read(db, "a")
		mustWrite(t, db, engine.WriteCreate, "b", `"acknowledged"`)
		fs.Cut()
		_ = db.Close()
		fs.Restart(torn)
		db = open(t, fs)
		expect(t, db, "before", `"acknowledged"`)
		expect(t, db, "a", found)
		expect(t, db, "b", `"acknowledged"`)
		if lost := db.Stats().Recovery.LostRecords; lost != 0 {
			t.Errorf("%d records lost", lost)
		}
		_ = db.Close()
	}
}

// A failed sync of a second copy leaves pages that are seen and never written. The
// copy must be whole when the WAL is damaged, whoever met the failure, and however
// the server ended before the power did.
func TestFailedSyncOfTheSecondCopyThenPowerLoss(t *testing.T) {
	const walName, dataName = "wal-00000001.log", "data-00000001.seg"
	document := `"` + strings.Repeat("x", 8<<10) + `"`
	next := 0
	fill := func(t *testing.T, db *engine.Database, ids *[]string, n int) (refused int) {
		for range n {
			id := fmt.Sprint(next)
			next++
			switch err := write(db, engine.WriteCreate, id, []byte(document)); {
			case err == nil:
				*ids = append(*ids, id)
			case errors.Is(err, engine.ErrIO):
				refused++
			default:
				t.Fatal(err)
			}
		}
		return refused
	}
	dropped := func(name string) bool { return name == dataName }
	healed := func(t *testing.T, fs *faultfs.FS, db *engine.Database) (ids []string) {
		fill(t, db, &ids, 3)
		if err := fs.Corrupt(dir+"/"+dataName, func(b []byte) []byte { b[1000] ^= 1; return b }); err != nil {
			t.Fatal(err)
		}
		fill(t, db, &ids, 1)
		fs.DropSyncs(dropped)
		if got := read(db, ids[0]); got == document {
			t.Error("the read took a record for healed that is not on the disk")
		}
		return ids
	}
	tests := map[string]func(t *testing.T, fs *faultfs.FS, db *engine.Database) (ids []string){
		"when its segment is full": func(t *testing.T, fs *faultfs.FS, db *engine.Database) (ids []string) {
			fs.DropSyncs(dropped)
			if fill(t, db, &ids, 40) == 0 {
				t.Error("the log went on")
			}
			fs.DropSyncs(nil)
			if fill(t, db, &ids, 1) == 0 {
				t.Error("a later sync was believed")
			}
			_ = db.Close()
			return ids
		},
		"at a stop": func(t *testing.T, fs *faultfs.FS, db *engine.Database) (ids []string) {
			fill(t, db, &ids, 3)
			fs.DropSyncs(dropped)
			if err := db.Close(); !errors.Is(err, faultfs.ErrDropped) {
				t.Errorf("the stop says %v", err)
			}
			return ids
		},
		"at a start": func(t *testing.T, fs *faultfs.FS, db *engine.Database) (ids []string) {
			fill(t, db, &ids, 10)
			if err := errors.Join(db.Close(), fs.Remove(dir+"/"+dataName)); err != nil {
				t.Fatal(err)
			}
			fs.DropSyncs(dropped)
			if _, err := engine.Open(dir, "db1", small(fs)); !errors.Is(err, faultfs.ErrDropped) {
				t.Errorf("the start says %v", err)
			}
			return ids
		},
		"when a record of it was healed, then a stop": func(t *testing.T, fs *faultfs.FS, db *engine.Database) []string {
			ids := healed(t, fs, db)
			fs.DropSyncs(nil)
			if err := db.Close(); !errors.Is(err, faultfs.ErrDropped) {
				t.Errorf("the stop says %v", err)
			}
			return ids
		},
		"when a record of it was healed, then a kill": func(t *testing.T, fs *faultfs.FS, db *engine.Database) []string {
			ids := healed(t, fs, db)
			fs.Cut()
			_ = db.Close()
			return ids
		},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			fs := faultfs.New(1)
			db := open(t, fs)
			ids := test(t, fs, db)
			fs.DropSyncs(nil)
			fs.Resume()
			db = open(t, fs)
			if fill(t, db, &ids, 20) > 0 { // the first segment is full now
				t.Error("writes are refused after the restart")
			}
			fs.Cut()
			_ = db.Close()
			fs.Restart(false)
			if err := fs.Corrupt(dir+"/"+walName, func(b []byte) []byte { return make([]byte, len(b)) }); err != nil {
				t.Fatal(err)
			}
			db = open(t, fs)
			defer db.Close()
			for _, id := range ids {
				expect(t, db, id, document)
			}
		})
	}
}

// A second copy that misses a write, because the disk was full, is whole when its
// segment is full, and the log goes on as soon as it can be.
func TestFailedWriteOfTheSecondCopyThenPowerLoss(t *testing.T) {
	document := `"` + strings.Repeat("x", 8<<10) + `"`
	fs := faultfs.New(1)
	db := open(t, fs)
	full := func(op, name string) error {
		return when(op == "write" && name == "data-00000001.seg", syscall.ENOSPC)
	}
	var syncs atomic.Int64
	counted := func(op, name string) error {
		if op == "sync" && name == "data-00000001.seg" {
			syncs.Add(1)
		}
		return nil
	}
	stored, refused := []string{}, 0
	fs.FailWith(full)
	for i := range 50 {
		if i == 40 {
			fs.FailWith(counted)
		}
		id := fmt.Sprint(i)
		switch err := write(db, engine.WriteCreate, id, []byte(document)); {
		case err == nil:
			stored = append(stored, id)
		case errors.Is(err, syscall.ENOSPC) && i < 40:
			refused++
		default:
			t.Fatal(err)
		}
	}
	if refused == 0 {
		t.Error("segments were begun while the second copy of an older one missed writes")
	}
	if n := syncs.Load(); n != 1 { // every writer waits for it
		t.Errorf("the copy was made whole with %d syncs", n)
	}
	fs.Cut()
	_ = db.Close()
	fs.Restart(false)
	if err := fs.Corrupt(dir+"/wal-00000001.log", func(b []byte) []byte { return make([]byte, len(b)) }); err != nil {
		t.Fatal(err)
	}
	db = open(t, fs)
	defer db.Close()
	for _, id := range stored {
		expect(t, db, id, document)
	}
}

// heldFS holds one write to the log after it is done, until it is let go.
type heldFS struct {
	*faultfs.FS
	armed        atomic.Bool
	written, let chan struct{}
}

type heldFile struct {
	vfs.File
	fs *heldFS
}

func (h *heldFS) Open(name string) (vfs.File, error) {
	f, err := h.FS.Open(name)
	if err != nil || !strings.Contains(name, "wal-") {
		return f, err
	}
	return heldFile{f, h}, nil
}

func (f heldFile) WriteAt(b []byte, offset int64) (int, error) {
	n, err := f.File.WriteAt(b, offset)
	if f.fs.armed.CompareAndSwap(true, false) {
		close(f.fs.written)
		<-f.fs.let
	}
	return n, err
}

// The kernel tells of a failed write-back once. Where healing syncs the log before a
// commit does, and is told, the commit's records are as lost as healing's.
func TestHealingMeetsTheFailedSyncOfACommit(t *testing.T) {
	held := &heldFS{FS: faultfs.New(1), written: make(chan struct{}), let: make(chan struct{})}
	db := open(t, held)
	mustWrite(t, db, engine.WriteCreate, "a", `"healed"`)
	if err := db.Close(); err != nil { // its second copy is on the disk
		t.Fatal(err)
	}
	db = open(t, held)
	if err := held.Corrupt(dir+"/wal-00000001.log", func(b []byte) []byte { b[wal.SegmentHeaderBytes+wal.HeaderBytes+4] ^= 1; return b }); err != nil {
		t.Fatal(err)
	}
	held.armed.Store(true)
	done := make(chan error, 1)
	go func() { done <- write(db, engine.WriteCreate, "b", []byte(`"committed"`)) }()
	<-held.written
	held.DropSyncs(func(name string) bool { return name == "wal-00000001.log" })
	if _, err := db.Heal(context.Background(), 1); !errors.Is(err, faultfs.ErrDropped) {
		t.Fatalf("the healing says %v", err)
	}
	held.DropSyncs(nil)
	close(held.let)
	acknowledged := <-done == nil
	held.Cut()
	_ = db.Close()
	held.Restart(false)
	db = open(t, held)
	defer db.Close()
	expect(t, db, "a", `"healed"`)
	if acknowledged {
		expect(t, db, "b", `"committed"`)
	}
}

// spareFS holds back the first record of segment 2 until the spare of segment 3 is
// made, and calls fail before it lets it go.
type spareFS struct {
	*faultfs.FS
	begun  atomic.Bool
	made   chan struct{}
	once   sync.Once
	failed func()
}

type spareFile struct {
	vfs.File
	fs *spareFS
}

func (s *spareFS) Create(name string) (vfs.File, error) {
	f, err := s.FS.Create(name)
	switch {
	case err == nil && strings.HasSuffix(name, wal.WALName(2)):
		return spareFile{f, s}, nil
	case err == nil && strings.HasSuffix(name, wal.WALName(3)):
		s.begun.Store(true)
	}
	return f, err
}

func (s *spareFS) SyncDir(name string) error {
	err := s.FS.SyncDir(name)
	if s.begun.Load() { // the last step of preallocating it
		s.once.Do(func() { close(s.made) })
	}
	return err
}

func (f spareFile) WriteAt(b []byte, offset int64) (int, error) {
	if offset == wal.SegmentHeaderBytes {
		<-f.fs.made
		f.fs.failed()
	}
	return f.File.WriteAt(b, offset)
}

// The segment after a full one was begun, the spare behind it is made, and then its
// first commit does not reach the disk. Both are empty at the next start, and the log
// goes on in the first of them: in the file of its own number.
func TestFirstCommitOfASegmentThenPowerLoss(t *testing.T) {
	document := `"` + strings.Repeat("x", 8<<10) + `"`
	for name, failed := range map[string]func(fs *faultfs.FS){
		"the power goes": (*faultfs.FS).Cut,
		"its sync fails": func(fs *faultfs.FS) { fs.DropSyncs(func(name string) bool { return name == wal.WALName(2) }) },
	} {
		t.Run(name, func(t *testing.T) {
			fs := &spareFS{FS: faultfs.New(1), made: make(chan struct{})}
			fs.failed = func() { failed(fs.FS) }
			db := open(t, fs)
			var ids []string
			fill := func(prefix string, n int) {
				for i := range n {
					ids = append(ids, fmt.Sprint(prefix, i))
					mustWrite(t, db, engine.WriteCreate, ids[len(ids)-1], document)
				}
			}
			powerLoss := func() {
				fs.Cut()
				_ = db.Close()
				fs.DropSyncs(nil)
				fs.Restart(false)
				db = open(t, fs.FS)
			}
			fill("a", 7)
			if err := write(db, engine.WriteCreate, "refused", []byte(document)); !errors.Is(err, engine.ErrIO) {
				t.Fatalf("the first write of segment 2: %v", err)
			}
			powerLoss()
			for _, prefix := range []string{"b", "c"} { // "c" goes on in segment 3
				fill(prefix, 6)
				powerLoss()
				for _, id := range ids {
					expect(t, db, id, document)
				}
				expect(t, db, "refused", "<not found>")
				if lost := db.Stats().Recovery; lost.LostRecords != 0 || len(lost.Damage) != 0 {
					t.Errorf("a power cut was taken for damage: %+v", lost)
				}
			}
			_ = db.Close()
		})
	}
}

// A file that recovery makes anew is in its folder only once the folder was
// synced: a commit into it would go with its name.
func TestFileMadeAnewThenPowerLoss(t *testing.T) {
	for _, name := range []string{"wal-00000001.log", "data-00000001.seg"} {
		t.Run(name, func(t *testing.T) {
			fs := faultfs.New(1)
			db := open(t, fs)
			mustWrite(t, db, engine.WriteCreate, "a", `"a"`)
			db = reopen(t, fs, db, func() {
				if err := errors.Join(fs.Remove(dir+"/"+name), fs.SyncDir(dir)); err != nil {
					t.Fatal(err)
				}
			})
			mustWrite(t, db, engine.WriteCreate, "b", `"b"`)
			mustWrite(t, db, engine.WriteCreate, "c", `"c"`)
			fs.Cut()
			_ = db.Close()
			fs.Restart(false)
			db = open(t, fs)
			for _, id := range []string{"a", "b", "c"} {
				expect(t, db, id, fmt.Sprintf("%q", id))
			}
			if stats := db.Stats(); stats.Recovery.LostRecords != 0 || stats.Recovery.HealedRecords != 0 {
				t.Errorf("the WAL is not whole: %+v", stats.Recovery)
			}
			_ = db.Close()
		})
	}
}

// cutRecoveries starts the database some times, and cuts the power a write or
// sync later each time.
func cutRecoveries(t *testing.T, fs *faultfs.FS, torn bool) {
	for n := 1; n <= 4; n++ {
		fs.Restart(torn)
		fs.CutAfter(n)
		switch db, err := engine.Open(dir, "db1", small(fs)); {
		case err == nil: // it wrote less than that
			_ = db.Close()
		case !errors.Is(err, faultfs.ErrPowerCut):
			t.Fatalf("a recovery whose power goes at write %d: %v", n, err)
		}
	}
}

// The power goes at each step of a start, and of names that were not synced some stay
// and some do not. The next start finds a log without gaps, and all that was acknowledged.
func TestCutStartWithUnsyncedNames(t *testing.T) {
	document := `"` + strings.Repeat("x", 8<<10) + `"`
	large := `"` + strings.Repeat("x", 200<<10) + `"` // it gets a segment of its own size
	for name, prepare := range map[string]func(t *testing.T, fs *spareFS) (ids []string){
		"of a new database": func(*testing.T, *spareFS) []string { return nil },
		"after the first commit of a large segment": func(t *testing.T, fs *spareFS) (ids []string) {
			fs.failed = fs.Cut
			db := open(t, fs)
			for i := range 3 {
				ids = append(ids, fmt.Sprint(i))
				mustWrite(t, db, engine.WriteCreate, ids[i], document)
			}
			if err := write(db, engine.WriteCreate, "refused", []byte(large)); !errors.Is(err, engine.ErrIO) {
				t.Fatalf("the first write of segment 2: %v", err)
			}
			_ = db.Close()
			fs.Restart(false)
			return ids
		},
	} {
		t.Run(name, func(t *testing.T) {
			for seed := range uint64(8) {
				for step, cut := 1, true; cut; step++ {
					fs := &spareFS{FS: faultfs.New(seed), made: make(chan struct{})}
					ids := prepare(t, fs)
					fs.CutAfter(step)
					db, err := engine.Open(dir, "db1", small(fs.FS))
					if cut = err != nil; !cut {
						_ = db.Close()
					} else if !errors.Is(err, faultfs.ErrPowerCut) {
						t.Fatal(err)
					}
					fs.Restart(true)
					if db, err = engine.Open(dir, "db1", small(fs.FS)); err != nil {
						t.Fatalf("seed %d, cut at step %d of a start: %v", seed, step, err)
					}
					for _, id := range ids {
						expect(t, db, id, document)
					}
					expect(t, db, "refused", "<not found>")
					if err := db.Close(); err != nil {
						t.Fatal(err)
					}
				}
			}
		})
	}
}

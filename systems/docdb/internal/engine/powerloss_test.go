package engine_test

import (
	"errors"
	"fmt"
	"sync"
	"testing"

	"docdb/crash"
	"docdb/internal/engine"
	"docdb/internal/vfs/faultfs"
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
				powerLoss(t, seed, torn)
			}
		})
	}
}

func powerLoss(t *testing.T, seed uint64, torn bool) {
	fs := faultfs.New(seed)
	workers := make([]*crash.Worker, 6)
	for i := range workers {
		workers[i] = crash.NewWorker(fmt.Sprintf("w%d", i), seed*100+uint64(i))
	}
	db := open(t, fs)
	for round := range 10 {
		fs.CutAfter(20 + int(seed*37+uint64(round)*91)%400)
		var wait sync.WaitGroup
		for _, w := range workers {
			wait.Go(func() { _ = w.Run(model{db}, 1<<30) }) // until the power goes
		}
		wait.Wait()
		_ = db.Close()
		if round%2 == 1 {
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

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

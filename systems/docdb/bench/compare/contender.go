// Package compare runs the same mix against several stores, one after the other within each round, and
// compares them within the rounds.
package compare

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"time"

	"docdb/bench/engine"
	"docdb/internal/loadgen/drive"
	"docdb/internal/loadgen/summary"
	"docdb/internal/loadgen/workload"
)

// Load is what every contender has to carry.
type Load struct {
	Databases     int
	WorkersPerDB  int
	Mix           workload.Mix
	DocumentBytes int
	Documents     int // preloaded into each database
	Operations    int // of a round
	Warmup        int // operations before each round's, not counted
	Rounds        int
	Seed          uint64
}

// contender is one store with its workers, kept over all rounds.
type contender struct {
	name      string
	store     engine.Engine
	workers   []*drive.Worker
	perSecond []float64 // by round
	latencies [4][]int64
}

func enter(name string, store engine.Engine, load Load) (*contender, error) {
	c := &contender{name: name, store: store}
	for database := range load.Databases {
		for worker := range load.WorkersPerDB {
			session, err := store.Session(database)
			if err != nil {
				return nil, fmt.Errorf("%s: %w", name, err)
			}
			stream := workload.NewStream(load.Seed, load.Mix, workload.Share{
				Database: database, Worker: worker, Workers: load.WorkersPerDB, Documents: load.Documents, Run: "new"})
			c.workers = append(c.workers, drive.NewWorker(database, load.DocumentBytes, stream, session, false))
		}
	}
	return c, nil
}

// preload creates the documents that the streams take for granted.
func (c *contender) preload(ctx context.Context, load Load) error {
	return drive.Preload(ctx, c.workers, load.WorkersPerDB, load.Documents)
}

func (c *contender) run(ctx context.Context, load Load) error {
	epoch := time.Now()
	if err := drive.Closed(ctx, epoch, c.workers, drive.Evenly(load.Warmup, len(c.workers))); err != nil {
		return err
	}
	for _, w := range c.workers {
		w.Restart()
	}
	start := time.Now()
	if err := drive.Closed(ctx, epoch, c.workers, drive.Evenly(load.Operations, len(c.workers))); err != nil {
		return err
	}
	elapsed := time.Since(start)
	done := 0
	for _, w := range c.workers {
		for record := range w.Log.All {
			done++
			if record.Outcome == drive.OK {
				c.latencies[record.Kind] = append(c.latencies[record.Kind], record.LatencyNs)
			}
		}
		for key, failed := range w.Errors {
			return fmt.Errorf("%d %s failed (%s): %s", failed.Count, key.Op, key.Kind, failed.Example)
		}
	}
	c.perSecond = append(c.perSecond, float64(done)/elapsed.Seconds())
	return nil
}

func (c *contender) leave() error {
	var failed error
	for _, w := range c.workers {
		failed = errors.Join(failed, w.Session.Close())
	}
	return failed
}

// Entry is a store that takes part.
type Entry struct {
	Name  string
	Store engine.Engine
}

// Run measures every entry in every round, in an order drawn for each round, and the disk's floor in each.
// At the end it calls idle. The stores stay the caller's.
func Run(ctx context.Context, load Load, dir string, entries []Entry, idle func() (*Idle, error), progress func(string)) (_ Result, err error) {
	var contenders []*contender
	defer func() {
		for _, c := range contenders {
			err = errors.Join(err, c.leave())
		}
	}()
	for _, entry := range entries {
		c, err := enter(entry.Name, entry.Store, load)
		if err != nil {
			return Result{}, err
		}
		contenders = append(contenders, c)
		progress("preload " + entry.Name)
		if err := c.preload(ctx, load); err != nil {
			return Result{}, fmt.Errorf("preload %s: %w", entry.Name, err)
		}
	}
	rng := rand.New(rand.NewPCG(load.Seed, 0))
	var floor []int64
	for round := range load.Rounds {
		latencies, err := engine.SyncFloor(dir, 500)
		if err != nil {
			return Result{}, err
		}
		floor = append(floor, latencies...)
		for _, i := range rng.Perm(len(contenders)) {
			c := contenders[i]
			progress(fmt.Sprintf("round %d of %d: %s", round+1, load.Rounds, c.name))
			if err := c.run(ctx, load); err != nil {
				return Result{}, fmt.Errorf("%s: %w", c.name, err)
			}
		}
	}
	progress("idle")
	idling, err := idle()
	if err != nil {
		return Result{}, err
	}
	result := Result{Load: load, Floor: summary.Of(floor), Idle: idling}
	for _, c := range contenders {
		row := Row{Name: c.name, PerSecond: median(c.perSecond), PerSecondByRound: c.perSecond, Latency: map[string]summary.Latency{}}
		for _, kind := range workload.Kinds {
			row.Latency[kind.String()] = summary.Of(c.latencies[kind])
		}
		row.Ratio = ratio(contenders[0].perSecond, c.perSecond)
		result.Rows = append(result.Rows, row)
	}
	return result, nil
}

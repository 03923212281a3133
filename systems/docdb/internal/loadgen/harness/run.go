package harness

import (
	"context"
	"errors"
	"fmt"
	"time"

	"docdb/internal/loadgen/drive"
	"docdb/internal/loadgen/target"
	"docdb/internal/loadgen/workload"
)

// measured is what a trial observed.
type measured struct {
	workers []*drive.Worker
	warmup  []*drive.Log // the workers' logs before the measured part
	elapsed time.Duration
	before  target.Stats
	after   target.Stats
	healing *target.Tracking // absent when it was not tracked
}

// Run carries out one trial and writes its events. Without an error, everything measured is in the file.
func Run(ctx context.Context, t Trial, version string) (err error) {
	if t.Timeout > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeoutCause(ctx, t.Timeout, fmt.Errorf("the trial's time limit of %v is over", t.Timeout))
		defer cancel()
	}
	defer func() { err = withCause(ctx, err) }()
	events, err := openEvents(t.Out)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, events.close()) }()
	if err := events.write(startEvent{
		Type: "start", Protocol: 1, Harness: "docdb-loadgen", Version: version,
		Clock: "monotonic", TimerFloorNs: drive.TimerFloorNs(), Workload: t.Workload,
	}); err != nil {
		return err
	}
	if t.Healing != nil {
		return heal(ctx, events, t)
	}
	result, err := measure(ctx, t)
	if err != nil {
		return err
	}
	return report(events, t, result)
}

// withCause says why ctx is over where an error that follows from it does not: the network may notice a
// deadline before the context does.
func withCause(ctx context.Context, err error) error {
	if err == nil {
		return nil
	}
	if deadline, found := ctx.Deadline(); found && !time.Now().Before(deadline) {
		<-ctx.Done()
	}
	if cause := context.Cause(ctx); cause != nil && !errors.Is(err, cause) {
		return fmt.Errorf("%w: %w", cause, err)
	}
	return err
}

func measure(ctx context.Context, t Trial) (result measured, err error) {
	server, err := target.Connect(ctx, t.Socket, t.Pool)
	if err != nil {
		return measured{}, err
	}
	defer func() { err = errors.Join(err, server.Close()) }()
	var workers []*drive.Worker
	for i, db := range t.Databases {
		for w := range db.workers {
			stream := workload.NewStream(t.Seed, t.Mix, workload.Share{
				Database: i, Worker: w, Workers: db.workers, Documents: t.Preload, Run: fmt.Sprintf("new-%016x", t.Seed)})
			workers = append(workers, drive.NewWorker(i, t.Document, stream, server.Session(db.name), true))
		}
	}
	if t.Tracking {
		if err := server.StartTracking(ctx, t.names(), trackingPause); err != nil {
			return measured{}, err
		}
	}
	epoch := time.Now()
	if err := t.load(ctx, epoch, workers, t.Warmup); err != nil {
		return measured{}, fmt.Errorf("warm-up: %w", err)
	}
	for _, w := range workers {
		result.warmup = append(result.warmup, w.Restart())
	}
	if result.before, err = server.Stats(ctx); err != nil {
		return measured{}, err
	}
	start := time.Now()
	if err := t.load(ctx, epoch, workers, t.Samples); err != nil {
		return measured{}, err
	}
	result.elapsed = time.Since(start)
	if result.after, err = server.Stats(ctx); err != nil {
		return measured{}, err
	}
	if t.Tracking {
		healing, err := server.StopTracking(ctx, t.names())
		if err != nil {
			return measured{}, err
		}
		result.healing = &healing
	}
	result.workers = workers
	return result, nil
}

// trackingPause is short, so that a trial of a second has passes in it.
const trackingPause = 100 * time.Millisecond

func (t Trial) names() []string {
	names := make([]string, len(t.Databases))
	for i, db := range t.Databases {
		names[i] = db.name
	}
	return names
}

func (t Trial) load(ctx context.Context, epoch time.Time, workers []*drive.Worker, operations int) error {
	if t.Rate > 0 {
		return drive.Open(ctx, epoch, workers, operations, t.Rate)
	}
	return drive.Closed(ctx, epoch, workers, drive.Evenly(operations, len(workers)))
}

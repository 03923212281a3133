package drive

import (
	"context"
	"sync"
	"time"
)

// Closed runs every worker for its number of operations: each asks again as soon as it has its answer. It
// ends early, with what is recorded so far, when ctx ends or a worker's store is gone.
func Closed(ctx context.Context, epoch time.Time, workers []*Worker, operations func(worker int) int) error {
	return all(ctx, workers, func(ctx context.Context, i int, w *Worker) error {
		for range operations(i) {
			if err := w.step(ctx, epoch, atOnce(ctx, epoch)); err != nil {
				return err
			}
		}
		return nil
	})
}

// ClosedUntil runs every worker until that time.
func ClosedUntil(ctx context.Context, epoch, end time.Time, workers []*Worker) error {
	return all(ctx, workers, func(ctx context.Context, _ int, w *Worker) error {
		for time.Now().Before(end) {
			if err := w.step(ctx, epoch, atOnce(ctx, epoch)); err != nil {
				return err
			}
		}
		return nil
	})
}

func atOnce(ctx context.Context, epoch time.Time) func() (int64, error) {
	return func() (int64, error) { return int64(time.Since(epoch)), ctx.Err() }
}

// Evenly shares a number of operations out over workers; the first ones get one more where it does not divide.
func Evenly(operations, workers int) func(worker int) int {
	return func(worker int) int {
		share := operations / workers
		if worker < operations%workers {
			share++
		}
		return share
	}
}

// all runs one goroutine a worker and gives the first error; that error ends the others.
func all(ctx context.Context, workers []*Worker, run func(context.Context, int, *Worker) error) error {
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	var group sync.WaitGroup
	for i, w := range workers {
		group.Go(func() {
			if err := run(ctx, i, w); err != nil {
				cancel(err)
			}
		})
	}
	group.Wait()
	return context.Cause(ctx)
}

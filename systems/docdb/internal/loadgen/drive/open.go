package drive

import (
	"context"
	"runtime"
	"time"
)

// Open starts operations at a fixed rate, whether or not the store keeps up, and measures each from the
// moment at which it was meant to start. A closed loop would stop asking while the store stalls, and so
// leave out the very operations that suffer (coordinated omission; G. Tene, "How NOT to Measure Latency").
//
// Arrivals are spaced evenly and dealt to the workers in turn. A worker that is behind takes its next
// arrival at once: the number of operations in flight is bounded by the workers, the queue is not.
func Open(ctx context.Context, epoch time.Time, workers []*Worker, operations int, perSecond float64) error {
	share := Evenly(operations, len(workers))
	first := time.Since(epoch)
	interval := float64(time.Second) / perSecond
	arrivals := make([]chan int64, len(workers))
	for i := range arrivals {
		arrivals[i] = make(chan int64, share(i)) // room for all: a stalled worker never delays the others
	}
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	go pace(ctx, epoch, operations, func(i int) int64 { return int64(first) + int64(float64(i)*interval) }, arrivals)

	return all(ctx, workers, func(ctx context.Context, i int, w *Worker) error {
		for range share(i) {
			if err := w.step(ctx, epoch, w.arrival(ctx, epoch, arrivals[i])); err != nil {
				return err
			}
		}
		return nil
	})
}

// arrival waits for the next arrival and gives its intended start. How late an idle worker starts is the
// generator's own doing; it is in the latency, and kept in Lag so that the report can tell it apart.
func (w *Worker) arrival(ctx context.Context, epoch time.Time, arrivals <-chan int64) func() (int64, error) {
	return func() (int64, error) {
		idleSince := int64(time.Since(epoch))
		select {
		case intended := <-arrivals:
			if idleSince <= intended {
				w.Lag = append(w.Lag, int64(time.Since(epoch))-intended)
			}
			return intended, nil
		case <-ctx.Done():
			return 0, ctx.Err()
		}
	}
}

// pace hands out arrivals at their times from a thread of its own. The Go timer wakes an idle process with
// millisecond resolution, which would show up as latency.
func pace(ctx context.Context, epoch time.Time, operations int, at func(int) int64, arrivals []chan int64) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	fineTimer()
	for i := range operations {
		intended := at(i)
		for wait := intended - int64(time.Since(epoch)); wait > 0; wait = intended - int64(time.Since(epoch)) {
			sleep(time.Duration(wait)) // may end early, on a signal
		}
		if ctx.Err() != nil {
			return
		}
		arrivals[i%len(arrivals)] <- intended
	}
}

package app_test

import (
	"context"
	"fmt"
	"syscall"
	"testing"
	"time"

	"docdb/internal/loadgen/drive"
	"docdb/internal/loadgen/serve"
	"docdb/internal/loadgen/target"
	"docdb/internal/loadgen/workload"
)

// A server that is stopped for a while (SIGSTOP) is what a long pause looks like from outside. In a closed
// loop only the operations under way see it, one a worker; at a fixed rate all that were meant to start
// meanwhile do.
func TestAnOpenLoopSeesTheWholeStallAndAClosedLoopHidesIt(t *testing.T) {
	const (
		workers    = 6
		rate       = 2000.0
		operations = 3000
		stall      = 400 * time.Millisecond
	)
	slow := func(run func(context.Context, time.Time, []*drive.Worker) error) int {
		process := start(t)
		all := workersOn(t, process, workers)
		stalled := make(chan time.Duration, 1)
		time.AfterFunc(300*time.Millisecond, func() { stalled <- stop(t, process, stall) })
		if err := run(t.Context(), time.Now(), all); err != nil {
			t.Fatal(err)
		}
		half := int64(<-stalled) / 2
		count := 0
		for _, w := range all {
			for record := range w.Log.All {
				if record.LatencyNs > half {
					count++
				}
			}
		}
		return count
	}
	open := slow(func(ctx context.Context, epoch time.Time, all []*drive.Worker) error {
		return drive.Open(ctx, epoch, all, operations, rate)
	})
	closed := slow(func(ctx context.Context, epoch time.Time, all []*drive.Worker) error {
		return drive.ClosedUntil(ctx, epoch, epoch.Add(time.Duration(operations/rate*float64(time.Second))), all)
	})
	// Half of the arrivals within the stall waited for more than half of it.
	if due := int(rate * stall.Seconds() / 2); open < due*8/10 {
		t.Errorf("open loop: %d operations waited for more than half of the stall; about %d were due", open, due)
	}
	// One a worker, and few more where the machine itself is busy.
	if closed < 1 || closed > open/10 {
		t.Errorf("closed loop: %d operations waited for more than half of the stall, %d in the open loop; %d workers were there", closed, open, workers)
	}
}

// stop halts the server for about that long and gives how long it was.
func stop(t *testing.T, process *serve.Process, length time.Duration) time.Duration {
	if err := syscall.Kill(process.Pid, syscall.SIGSTOP); err != nil {
		t.Error(err)
	}
	start := time.Now()
	time.Sleep(length)
	elapsed := time.Since(start)
	if err := syscall.Kill(process.Pid, syscall.SIGCONT); err != nil {
		t.Error(err)
	}
	return elapsed
}

func workersOn(t *testing.T, process *serve.Process, count int) []*drive.Worker {
	t.Helper()
	server, err := target.Connect(t.Context(), process.Socket, 2)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = server.Close() })
	all := make([]*drive.Worker, count)
	for i := range all {
		stream := workload.NewStream(1, workload.ReportMix, workload.Share{Worker: i, Workers: count, Documents: documents, Run: fmt.Sprint("stall", i)})
		all[i] = drive.NewWorker(0, 1024, stream, server.Session("db1"), false)
	}
	return all
}

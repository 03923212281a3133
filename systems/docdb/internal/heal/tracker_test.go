package heal_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"docdb/internal/heal"
	"docdb/internal/vfs"
	"docdb/internal/wal"
	"docdb/internal/wire"
)

// heldFile's reads wait until the pass is stopped, and end with an error.
type heldFile struct {
	vfs.File
	began   chan struct{}
	stopped <-chan struct{}
	err     error
}

func (f heldFile) ReadAt([]byte, int64) (int, error) {
	close(f.began)
	<-f.stopped
	return 0, f.err
}

// A pass that the stop ended did not fail; one that failed while it was stopped did.
func TestTrackerTellsAStopFromAFailure(t *testing.T) {
	for _, c := range []struct {
		name string
		pass func(ctx context.Context, began chan struct{}) (wire.HealReport, error)
		want wire.TrackingReport
	}{
		{"stopped", func(ctx context.Context, began chan struct{}) (wire.HealReport, error) {
			close(began)
			<-ctx.Done()
			return heal.Pass(ctx, nil, 1, nil)
		}, wire.TrackingReport{}},
		{"failed meanwhile", func(ctx context.Context, began chan struct{}) (wire.HealReport, error) {
			segment := &wal.Segment{Number: 1, WAL: heldFile{began: began, stopped: ctx.Done(), err: errors.New("the disk failed")}}
			segment.Mark(wal.SegmentHeaderBytes)
			segment.Used.Store(wal.SegmentHeaderBytes + 1)
			return heal.Pass(ctx, []*wal.Segment{segment}, 1, nil)
		}, wire.TrackingReport{FailedPasses: 1, LastError: "the disk failed"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			var tracker heal.Tracker
			began := make(chan struct{})
			if _, err := tracker.Start(time.Hour, func(ctx context.Context) (wire.HealReport, error) { return c.pass(ctx, began) }); err != nil {
				t.Fatal(err)
			}
			<-began
			report, err := tracker.Stop()
			if err != nil || report.Passes != 0 || report.FailedPasses != c.want.FailedPasses || report.LastError != c.want.LastError {
				t.Errorf("%+v, %v; want %+v", report, err, c.want)
			}
		})
	}
}

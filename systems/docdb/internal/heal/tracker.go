package heal

import (
	"context"
	"errors"
	"sync"
	"time"

	"docdb/internal/wire"
)

// What starting and stopping can end with.
var (
	ErrTracking    = errors.New("healing tracking runs already")
	ErrNotTracking = errors.New("healing tracking does not run")
)

const defaultInterval = time.Second

// Tracker runs passes at an interval and keeps account of them. The zero value
// is ready for use.
type Tracker struct {
	mu      sync.Mutex
	report  wire.TrackingReport
	started time.Time
	cancel  context.CancelFunc
	ended   chan struct{}
}

// Start begins with a first pass at once.
func (t *Tracker) Start(interval time.Duration, pass func(context.Context) (wire.HealReport, error)) (wire.TrackingReport, error) {
	if interval <= 0 {
		interval = defaultInterval
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.report.Active {
		return t.status(), ErrTracking
	}
	ctx, cancel := context.WithCancel(context.Background())
	t.report = wire.TrackingReport{Active: true}
	t.started = time.Now()
	t.cancel = cancel
	t.ended = make(chan struct{})
	go t.run(ctx, interval, pass, t.ended)
	return t.status(), nil
}

func (t *Tracker) run(ctx context.Context, interval time.Duration, pass func(context.Context) (wire.HealReport, error), ended chan struct{}) {
	defer close(ended)
	timer := time.NewTimer(0)
	defer timer.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-timer.C:
		}
		report, err := pass(ctx)
		t.mu.Lock()
		if err == nil {
			t.report.Passes++
		}
		t.report.BusyNs += report.DurationNs
		t.report.Scanned += report.Scanned
		t.report.ScannedBytes += report.ScannedBytes
		t.mu.Unlock()
		timer.Reset(interval)
	}
}

// Stop ends the pass under way, waits for its end, and returns the last report.
func (t *Tracker) Stop() (wire.TrackingReport, error) {
	t.mu.Lock()
	if !t.report.Active {
		defer t.mu.Unlock()
		return t.status(), ErrNotTracking
	}
	cancel, ended := t.cancel, t.ended
	t.mu.Unlock()
	cancel()
	<-ended
	t.mu.Lock()
	defer t.mu.Unlock()
	report := t.status()
	report.Active = false
	t.report = report
	return report, nil
}

// Status is the account so far.
func (t *Tracker) Status() wire.TrackingReport {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.status()
}

func (t *Tracker) status() wire.TrackingReport {
	report := t.report
	if report.Active {
		report.DurationNs = int64(time.Since(t.started))
	}
	report.Damage = append([]wire.Damage(nil), report.Damage...)
	return report
}

// Note enters a repair, by a pass or by a read.
func (t *Tracker) Note(damage wire.Damage) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if !t.report.Active {
		return
	}
	if damage.Healed {
		t.report.Healed++
	} else {
		t.report.Unrecoverable++
	}
	if len(t.report.Damage) < MaxListedDamage {
		t.report.Damage = append(t.report.Damage, damage)
	}
}

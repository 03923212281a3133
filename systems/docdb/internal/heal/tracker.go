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
	known   Places
}

// Places is a set of damaged places of a log, so that one which is met again and
// again is counted once. The zero value is empty.
type Places struct{ m map[place]struct{} }

type place struct {
	segment uint64
	offset  int64
}

// New says whether damage is to be counted: every repair, and a place that can't
// be restored when it is met for the first time.
func (p *Places) New(damage wire.Damage) bool {
	at := place{damage.Segment, damage.Offset}
	if damage.Healed {
		delete(p.m, at)
		return true
	}
	if _, known := p.m[at]; known {
		return false
	}
	if p.m == nil {
		p.m = make(map[place]struct{})
	}
	p.m[at] = struct{}{}
	return true
}

// Forget drops a segment's places.
func (p *Places) Forget(segment uint64) {
	for at := range p.m {
		if at.segment == segment {
			delete(p.m, at)
		}
	}
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
	t.known = Places{}
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
		} else if Failed(err) {
			t.report.FailedPasses++
			t.report.LastError = err.Error()
		}
		t.report.BusyNs += report.DurationNs
		t.report.Scanned += report.Scanned
		t.report.ScannedBytes += report.ScannedBytes
		t.mu.Unlock()
		timer.Reset(interval)
	}
}

// Failed says whether a pass ended with an error that is not its stop's.
func Failed(err error) bool { return err != nil && !errors.Is(err, context.Canceled) }

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
	if !t.report.Active || !t.known.New(damage) {
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

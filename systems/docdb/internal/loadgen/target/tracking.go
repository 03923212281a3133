package target

import (
	"context"
	"errors"
	"fmt"
	"time"

	"docdb/client"
)

// Tracking is what healing tracking did over some databases.
type Tracking struct {
	Passes        int64
	FailedPasses  int64  // not among passes
	LastError     string // of a failed pass, with its database; empty without one
	BusyNs        int64  // time within passes
	ElapsedNs     int64  // of the database that was tracked longest
	Scanned       int64
	Healed        int64
	Unrecoverable int64
}

// StartTracking has the server look for damaged records of these databases, pausing between two passes.
func (s *Server) StartTracking(ctx context.Context, databases []string, pause time.Duration) error {
	for i, name := range databases {
		options := client.TrackingOptions{IntervalMs: int(pause.Milliseconds())}
		if _, err := s.control.StartHealingTracking(ctx, name, options); err != nil {
			_, stopErr := s.StopTracking(ctx, databases[:i])
			return errors.Join(fmt.Errorf("start healing tracking of %s: %w", name, err), stopErr)
		}
	}
	return nil
}

// StopTracking ends it on every database, and gives what it did as far as the databases could be asked.
func (s *Server) StopTracking(ctx context.Context, databases []string) (Tracking, error) {
	var sum Tracking
	var failed error
	for _, name := range databases {
		report, err := s.control.StopHealingTracking(ctx, name)
		if err != nil {
			failed = errors.Join(failed, fmt.Errorf("stop healing tracking of %s: %w", name, err))
			continue
		}
		sum.Passes += report.Passes
		sum.FailedPasses += report.FailedPasses
		if report.LastError != "" {
			sum.LastError = name + ": " + report.LastError
		}
		sum.BusyNs += report.BusyNs
		sum.ElapsedNs = max(sum.ElapsedNs, report.DurationNs)
		sum.Scanned += report.Scanned
		sum.Healed += report.Healed
		sum.Unrecoverable += report.Unrecoverable
	}
	return sum, failed
}

// Heal has the server check every record of a database once and restore what is damaged.
func (s *Server) Heal(ctx context.Context, database string, workers int) (client.HealReport, error) {
	report, err := s.control.Heal(ctx, database, client.HealOptions{Workers: workers})
	if err != nil {
		return report, fmt.Errorf("heal %s: %w", database, err)
	}
	return report, nil
}

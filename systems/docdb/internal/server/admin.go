package server

import (
	"encoding/json"
	"fmt"
	"syscall"
	"time"

	"docdb/internal/engine"
	"docdb/internal/wire"
)

const maxHealWorkers = 64

// administer answers what is rare and may take long.
func (s *Server) administer(r *request) ([]byte, error) {
	switch r.Op {
	case wire.OpCreateDatabase:
		_, err := s.store.Create(string(r.Database))
		return nil, err
	case wire.OpStats:
		return json.Marshal(s.stats())
	}
	db := s.store.Database(r.Database)
	if db == nil {
		return nil, fmt.Errorf("%w: %q", errUnknownDatabase, r.Database)
	}
	report, err := s.administerHealing(r, db)
	if err != nil {
		return nil, err
	}
	return json.Marshal(report)
}

func (s *Server) administerHealing(r *request, db *engine.Database) (any, error) {
	switch r.Op {
	case wire.OpHeal:
		var options wire.HealOptions
		if err := parseOptions(r.Body, &options); err != nil {
			return nil, err
		}
		if err := checkWorkers(options.Workers); err != nil {
			return nil, err
		}
		return db.Heal(s.stop, options.Workers)
	case wire.OpStartTracking:
		var options wire.TrackingOptions
		if err := parseOptions(r.Body, &options); err != nil {
			return nil, err
		}
		if err := checkWorkers(options.Workers); err != nil {
			return nil, err
		}
		if options.IntervalMs < 0 {
			return nil, badRequest(fmt.Sprintf("an interval of %d ms", options.IntervalMs))
		}
		return db.StartTracking(options)
	case wire.OpStopTracking:
		return db.StopTracking()
	case wire.OpTrackingStatus:
		return db.Tracking(), nil
	}
	return nil, badRequest(fmt.Sprintf("%s is no request of this server", r.Op))
}

func parseOptions(body []byte, options any) error {
	if len(body) == 0 {
		return nil
	}
	if err := json.Unmarshal(body, options); err != nil {
		return badRequest(fmt.Sprintf("the options are not as expected: %v", err))
	}
	return nil
}

func checkWorkers(workers int) error {
	if workers < 0 || workers > maxHealWorkers {
		return badRequest(fmt.Sprintf("%d healing workers, at most %d", workers, maxHealWorkers))
	}
	return nil
}

func (s *Server) stats() wire.Stats {
	stats := wire.Stats{
		UptimeNs: int64(time.Since(s.started)),
		Pool:     s.options.Pool,
		Durable:  s.options.Durable,
		Conns:    s.live.Load(),
	}
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage); err == nil {
		stats.CPUNs = usage.Utime.Nano() + usage.Stime.Nano()
		stats.RSSBytes = usage.Maxrss << 10
	}
	for _, db := range s.store.List() {
		stats.Databases = append(stats.Databases, db.Stats())
	}
	return stats
}

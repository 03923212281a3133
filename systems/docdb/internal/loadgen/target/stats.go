package target

import (
	"context"
	"fmt"
)

// Stats are a server's counters since its start, or between two moments.
type Stats struct {
	CPUNs        int64 // user and system time of the server
	Fsyncs       uint64
	Batches      uint64
	BatchRecords uint64 // records in them
	Healings     uint64
	Durable      bool
	Databases    map[string]DatabaseStats
}

// DatabaseStats are one database's.
type DatabaseStats struct {
	WALBytes     int64 // appended
	WALUsedBytes int64 // in the log now
}

// Stats reads the server's counters.
func (s *Server) Stats(ctx context.Context) (Stats, error) {
	answer, err := s.control.Stats(ctx)
	if err != nil {
		return Stats{}, fmt.Errorf("server statistics: %w", err)
	}
	stats := Stats{CPUNs: answer.CPUNs, Durable: answer.Durable, Databases: map[string]DatabaseStats{}}
	for _, db := range answer.Databases {
		stats.Fsyncs += db.Fsyncs
		stats.Batches += db.Batches
		stats.BatchRecords += db.BatchRecords
		stats.Healings += db.Healings
		stats.Databases[db.Name] = DatabaseStats{WALBytes: int64(db.WALBytes), WALUsedBytes: db.WALUsedBytes}
	}
	return stats, nil
}

// Since gives what was counted after before. WALUsedBytes stays as of now.
func (s Stats) Since(before Stats) Stats {
	spent := Stats{
		CPUNs:        s.CPUNs - before.CPUNs,
		Fsyncs:       s.Fsyncs - before.Fsyncs,
		Batches:      s.Batches - before.Batches,
		BatchRecords: s.BatchRecords - before.BatchRecords,
		Healings:     s.Healings - before.Healings,
		Durable:      s.Durable,
		Databases:    map[string]DatabaseStats{},
	}
	for name, db := range s.Databases {
		spent.Databases[name] = DatabaseStats{WALBytes: db.WALBytes - before.Databases[name].WALBytes, WALUsedBytes: db.WALUsedBytes}
	}
	return spent
}

// MeanBatchSize is the number of records that one commit made durable, on average; 0 when there was none.
func (s Stats) MeanBatchSize() float64 {
	if s.Batches == 0 {
		return 0
	}
	return float64(s.BatchRecords) / float64(s.Batches)
}

// WALBytes is what all databases appended.
func (s Stats) WALBytes() int64 {
	total := int64(0)
	for _, db := range s.Databases {
		total += db.WALBytes
	}
	return total
}

package engine

import (
	"sync/atomic"

	"docdb/internal/wire"
)

// counters of one database since it was opened.
type counters struct {
	creates, reads, updates, deletes atomic.Uint64
	notFound, exists, errors         atomic.Uint64
	fsyncs, batches, batchRecords    atomic.Uint64
	maxBatch                         atomic.Uint64
	walBytes                         atomic.Uint64
	compactions                      atomic.Uint64
	healings, unrecoverable          atomic.Uint64
}

// Stats reads the counters; they are not one moment's, but each is exact.
func (db *Database) Stats() wire.DatabaseStats {
	c := &db.counters
	s := wire.DatabaseStats{
		Name:      db.name,
		Documents: db.index.Documents(),
		LiveBytes: db.index.LiveBytes(),
		Operations: wire.Operations{
			Create: c.creates.Load(), Read: c.reads.Load(), Update: c.updates.Load(), Delete: c.deletes.Load(),
			NotFound: c.notFound.Load(), Exists: c.exists.Load(), Errors: c.errors.Load(),
		},
		Fsyncs:        c.fsyncs.Load(),
		Batches:       c.batches.Load(),
		BatchRecords:  c.batchRecords.Load(),
		MaxBatchSize:  c.maxBatch.Load(),
		WALBytes:      c.walBytes.Load(),
		Compactions:   c.compactions.Load(),
		Healings:      c.healings.Load(),
		Unrecoverable: c.unrecoverable.Load(),
		Recovery:      db.recovery,
	}
	if s.Batches > 0 {
		s.MeanBatchSize = float64(s.BatchRecords) / float64(s.Batches)
	}
	for _, segment := range *db.segments.Load() {
		s.WALSegments++
		s.WALUsedBytes += segment.Used.Load()
		s.WALDiskBytes += segment.Capacity
	}
	return s
}

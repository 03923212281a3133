// Package engine keeps one document database: its log, its index, its healing.
package engine

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"sync"
	"sync/atomic"
	"time"

	"docdb/internal/heal"
	"docdb/internal/index"
	"docdb/internal/vfs"
	"docdb/internal/wal"
	"docdb/internal/wire"
)

// What an operation can end with.
var (
	ErrNotFound   = errors.New("no such document")
	ErrExists     = errors.New("exists already")
	ErrDamaged    = errors.New("damaged in the WAL and in the data segment")
	ErrClosed     = errors.New("database closed")
	ErrOverloaded = errors.New("too many writes wait")
	ErrIO         = errors.New("I/O error")
)

// Options tunes databases. The zero value of a field means its default.
type Options struct {
	FS vfs.FS
	// SegmentBytes is what a segment holds; a larger record gets a larger one.
	SegmentBytes int64
	// CommitDelay is how long a commit waits for company. 0: not at all; then
	// a batch is what arrived while the one before was synced.
	CommitDelay time.Duration
	// CommitRecords and CommitBytes bound a batch.
	CommitRecords int
	CommitBytes   int
	// QueuedWrites bounds the writes that wait for a commit.
	QueuedWrites int
	// HealWorkers is the default number of workers of a healing pass.
	HealWorkers int
}

// The defaults of Options.
const (
	DefaultSegmentBytes  = 16 << 20
	DefaultCommitRecords = 1024
	DefaultCommitBytes   = 4 << 20
	DefaultQueuedWrites  = 8192
	DefaultHealWorkers   = 2
)

func (o Options) withDefaults() Options {
	if o.FS == nil {
		o.FS = vfs.OS{}
	}
	setDefault(&o.SegmentBytes, DefaultSegmentBytes)
	setDefault(&o.CommitRecords, DefaultCommitRecords)
	setDefault(&o.CommitBytes, DefaultCommitBytes)
	setDefault(&o.QueuedWrites, DefaultQueuedWrites)
	setDefault(&o.HealWorkers, DefaultHealWorkers)
	return o
}

func setDefault[T int | int64](v *T, fallback T) {
	if *v == 0 {
		*v = fallback
	}
}

// Database is one document database. Its methods may be called concurrently.
type Database struct {
	name    string
	dir     string
	options Options
	index   *index.Index

	segmentMu sync.Mutex                     // for changing segments
	segments  atomic.Pointer[[]*wal.Segment] // ordered, numbers without gaps

	queue     writeQueue
	committer committer
	compactor compactor
	tracker   heal.Tracker
	repairMu  sync.Mutex
	lost      heal.Places // found unrecoverable; guarded by repairMu

	counters counters
	recovery wire.RecoveryReport

	background sync.WaitGroup
}

// Name is the database's name.
func (db *Database) Name() string { return db.name }

// segment finds a segment by its number; nil when it was compacted away.
func (db *Database) segment(number uint64) *wal.Segment {
	list := *db.segments.Load()
	if len(list) == 0 || number < list[0].Number || number-list[0].Number >= uint64(len(list)) {
		return nil
	}
	return list[number-list[0].Number]
}

// SizeOf is about how long a document is; 0 when there is none.
func (db *Database) SizeOf(id []byte) int {
	loc, _ := db.index.Get(id)
	return int(loc.Bytes)
}

// Read appends nothing and allocates nothing when buffer is large enough: the
// document is returned as a slice of it, together with the buffer to use next.
func (db *Database) Read(id, buffer []byte) (document, next []byte, phases wire.Phases, err error) {
	start := time.Now()
	// A segment may be compacted away between the look-up and the read; the
	// index then has the record's new place.
	for range 16 {
		lockStart := time.Now()
		loc, ok := db.index.Get(id)
		fetchStart := time.Now()
		phases.LockNs += uint64(fetchStart.Sub(lockStart))
		if !ok {
			db.counters.notFound.Add(1)
			return nil, buffer, phases, ErrNotFound
		}
		if loc.Damaged {
			db.counters.errors.Add(1)
			return nil, buffer, phases, fmt.Errorf("%w: segment %d, offset %d", ErrDamaged, loc.Segment, loc.Offset)
		}
		segment := db.segment(loc.Segment)
		if segment == nil {
			continue
		}
		document, buffer, err = fetch(segment.Data, loc, id, buffer)
		if errors.Is(err, errUnreadable) {
			document, buffer, err = db.repairAndFetch(segment, loc, id, buffer)
		}
		if errors.Is(err, os.ErrClosed) {
			continue
		}
		phases.ApplyNs = uint64(time.Since(start)) - phases.LockNs
		if err != nil {
			db.counters.errors.Add(1)
			return nil, buffer, phases, err
		}
		db.counters.reads.Add(1)
		return document, buffer, phases, nil
	}
	return nil, buffer, phases, fmt.Errorf("%w: the document keeps moving", ErrIO)
}

var errUnreadable = errors.New("record fails its check")

// fetch reads a record from a copy of its segment and checks it.
func fetch(from vfs.File, loc index.Location, id, buffer []byte) (document, next []byte, err error) {
	if cap(buffer) < int(loc.Bytes) {
		buffer = make([]byte, loc.Bytes)
	}
	b := buffer[:loc.Bytes]
	if n, err := from.ReadAt(b, loc.Offset); err != nil {
		if errors.Is(err, os.ErrClosed) {
			return nil, buffer, err
		}
		return nil, buffer, fmt.Errorf("%w: %d of %d bytes: %w", errUnreadable, n, len(b), err)
	}
	r, _, condition := wal.Decode(b, loc.Segment)
	if condition != wal.Good || !bytes.Equal(r.ID, id) {
		return nil, buffer, errUnreadable
	}
	return r.Body, buffer, nil
}

// repairAndFetch restores a record from the other copy and reads it again. A copy
// that can't be read or written, because the disk is full, say, is as damaged as it
// was: the other one answers, and the failure is counted. After a failed sync nothing
// does: the bytes that are seen are not on the disk.
func (db *Database) repairAndFetch(segment *wal.Segment, loc index.Location, id, buffer []byte) ([]byte, []byte, error) {
	_, _, failed := db.repair(segment, loc.Offset, int64(loc.Bytes))
	if errors.Is(failed, heal.ErrUnsynced) || errors.Is(failed, os.ErrClosed) {
		return nil, buffer, fmt.Errorf("%w: %w", ErrIO, failed)
	}
	document, next, err := fetch(segment.Data, loc, id, buffer)
	if failed != nil && errors.Is(err, errUnreadable) {
		document, next, err = fetch(segment.WAL, loc, id, next)
	}
	switch {
	case failed != nil && err == nil:
		db.counters.errors.Add(1)
	case failed != nil && errors.Is(err, errUnreadable):
		err = fmt.Errorf("%w: %w", ErrIO, failed)
	case errors.Is(err, errUnreadable):
		err = fmt.Errorf("%w: segment %d, offset %d", ErrDamaged, loc.Segment, loc.Offset)
	}
	return document, next, err
}

// noteDamage is called with repairMu held.
func (db *Database) noteDamage(damage wire.Damage) {
	switch {
	case damage.Healed:
		db.counters.healings.Add(1)
		db.lost.New(damage)
	case db.lost.New(damage):
		db.counters.unrecoverable.Add(1)
	}
	db.tracker.Note(damage)
}

// Heal checks every record in both copies and restores what it can.
func (db *Database) Heal(ctx context.Context, workers int) (wire.HealReport, error) {
	if workers <= 0 {
		workers = db.options.HealWorkers
	}
	report, err := heal.Pass(ctx, *db.segments.Load(), workers, db.repair)
	report.Database = db.name
	return report, err
}

// repair restores one place of the log when it is damaged and can be.
func (db *Database) repair(segment *wal.Segment, offset, size int64) (wire.Damage, bool, error) {
	db.repairMu.Lock()
	defer db.repairMu.Unlock()
	damage, found, err := heal.Record(segment, offset, size)
	switch {
	case err == nil && found:
		db.noteDamage(damage)
	case errors.Is(err, heal.ErrUnsynced) && !errors.Is(err, os.ErrClosed):
		// Marked at once: a kill leaves no later chance, and the next start would
		// take the page cache for the disk.
		err = errors.Join(err, db.syncCopy(segment))
	}
	return damage, found, err
}

// StartTracking starts healing passes in the background.
func (db *Database) StartTracking(options wire.TrackingOptions) (wire.TrackingReport, error) {
	interval := time.Duration(options.IntervalMs) * time.Millisecond
	report, err := db.tracker.Start(interval, func(ctx context.Context) (wire.HealReport, error) {
		report, err := db.Heal(ctx, options.Workers)
		if heal.Failed(err) { // nobody waits for it, as for a compaction
			db.counters.errors.Add(1)
		}
		return report, err
	})
	report.Database = db.name
	return report, err
}

// StopTracking ends the passes, the one under way at its next range, and
// returns the last report.
func (db *Database) StopTracking() (wire.TrackingReport, error) {
	report, err := db.tracker.Stop()
	report.Database = db.name
	return report, err
}

// Tracking is the state of the healing passes in the background.
func (db *Database) Tracking() wire.TrackingReport {
	report := db.tracker.Status()
	report.Database = db.name
	return report
}

// Close commits what is queued, makes both copies durable and closes them.
func (db *Database) Close() error {
	if db.tracker.Status().Active {
		_, _ = db.tracker.Stop()
	}
	db.compactor.stop()
	db.queue.close()
	db.background.Wait()
	errs := []error{db.committer.discardSpare()}
	for _, s := range *db.segments.Load() {
		errs = append(errs, db.syncCopy(s), s.Close())
	}
	return errors.Join(errs...)
}

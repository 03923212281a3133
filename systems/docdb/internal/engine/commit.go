package engine

import (
	"errors"
	"fmt"
	"path/filepath"
	"sync"
	"time"

	"docdb/internal/index"
	"docdb/internal/vfs"
	"docdb/internal/wal"
	"docdb/internal/wire"
)

// WriteKind is what a write does.
type WriteKind uint8

// The kinds of writes.
const (
	WriteCreate WriteKind = iota + 1
	WriteUpdate
	WriteDelete
	writeMove // the compactor's: append again what stands at From
)

// Write is one write on its way to the log. ID and Body must stay as they are
// until Done was called.
type Write struct {
	Kind     WriteKind
	ID, Body []byte
	// Done is called once, by the committer: after the write is durable and
	// visible, or with Err set.
	Done func(*Write)

	Err    error
	Phases wire.Phases

	queuedAt time.Time
	from     index.Location
}

// writeQueue holds the writes that wait for the committer.
type writeQueue struct {
	mu      sync.Mutex
	arrived sync.Cond
	writes  []*Write
	spare   []*Write
	taken   int // by the last take
	closed  bool
}

func (q *writeQueue) push(w *Write, limit int) error {
	q.mu.Lock()
	defer q.mu.Unlock()
	if q.closed {
		return ErrClosed
	}
	if len(q.writes) >= limit {
		return ErrOverloaded
	}
	q.writes = append(q.writes, w)
	if len(q.writes) == 1 {
		q.arrived.Signal()
	}
	return nil
}

// take waits for writes and returns all of them; none after the queue was
// closed and emptied. The slice is valid until the next take.
//
// When fewer wait than the last batch had, the others are probably on their way
// (their writers have just been answered), and a short delay saves a sync. A
// lone writer never waits.
func (q *writeQueue) take(delay time.Duration) []*Write {
	q.mu.Lock()
	defer q.mu.Unlock()
	for len(q.writes) == 0 && !q.closed {
		q.arrived.Wait()
	}
	if delay > 0 && len(q.writes) < q.taken && !q.closed {
		q.mu.Unlock()
		time.Sleep(delay)
		q.mu.Lock()
	}
	writes := q.writes
	q.taken = len(writes)
	q.writes, q.spare = q.spare[:0], writes
	return writes
}

func (q *writeQueue) close() {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.closed = true
	q.arrived.Broadcast()
}

// Submit queues a write. With an error, Done is not called.
func (db *Database) Submit(w *Write) error {
	w.Err = nil
	w.queuedAt = time.Now()
	return db.queue.push(w, db.options.QueuedWrites)
}

// committer is the state of the one goroutine that appends to the log.
type committer struct {
	active  *wal.Segment
	sealed  *wal.Segment // the one before it, of which the second copy may be unfinished
	nextLSN uint64
	failed  error // after a failed write or sync the log's end is unknown

	buffer  []byte
	places  []place
	overlay map[string]int // id to its last place in this batch

	spare    chan spareFile // the preallocated WAL file of the next segment
	hasSpare bool           // one is in the making or ready
}

// place is a record of the batch under way.
type place struct {
	write  *Write
	offset int64
	size   int
}

type spareFile struct {
	capacity int64
	file     vfs.File
	err      error
	copyErr  error // of the sync of the sealed segment's second copy
}

func (db *Database) commitLoop() {
	defer db.background.Done()
	for {
		writes := db.queue.take(db.options.CommitDelay)
		if len(writes) == 0 {
			return
		}
		for len(writes) > 0 {
			batch := writes[:min(len(writes), db.options.CommitRecords)]
			writes = writes[db.commit(batch):]
		}
	}
}

// commit makes the first writes of a batch durable with one sync, publishes
// them, and only then acknowledges them. It returns how many it dealt with: all
// that fit into the active segment.
func (db *Database) commit(batch []*Write) int {
	c := &db.committer
	start := time.Now()
	taken := db.encode(batch, start)
	var written, synced, applied time.Time
	var err error
	if len(c.places) > 0 {
		offset := c.active.Used.Load()
		_, err = c.active.WAL.WriteAt(c.buffer, offset)
		written = time.Now()
		if err == nil {
			err = c.active.WAL.Sync()
			synced = time.Now()
			db.counters.fsyncs.Add(1)
		}
		if err == nil {
			db.publish(offset)
			applied = time.Now()
		} else {
			c.failed = fmt.Errorf("%w: the log of %q can't be written, its end is unknown; restart the server to recover it: %w", ErrIO, db.name, err)
		}
	}
	for _, p := range c.places {
		if err != nil {
			p.write.Err = c.failed
			continue
		}
		p.write.Phases.WalNs = uint64(written.Sub(start))
		p.write.Phases.SyncNs = uint64(synced.Sub(written))
		p.write.Phases.ApplyNs = uint64(applied.Sub(synced))
	}
	c.buffer = c.buffer[:0]
	if cap(c.buffer) > 2*db.options.CommitBytes {
		c.buffer = nil
	}
	for _, w := range batch[:taken] {
		db.count(w)
		w.Done(w)
	}
	return taken
}

// encode decides each write against what is committed and what stands before it
// in the batch, and encodes the records of those that go through.
func (db *Database) encode(batch []*Write, start time.Time) (taken int) {
	c := &db.committer
	c.places = c.places[:0]
	clear(c.overlay)
	batchLSN := c.nextLSN
	for i, w := range batch {
		w.Phases.LockNs = uint64(start.Sub(w.queuedAt))
		if c.failed != nil {
			w.Err = c.failed
			continue
		}
		if w.Err = db.decide(w); w.Err != nil {
			continue
		}
		size := wal.Size(len(w.ID), len(w.Body))
		if c.active.Used.Load()+int64(len(c.buffer)+size) > c.active.Capacity {
			if len(c.places) > 0 {
				return i
			}
			if w.Err = db.rotate(int64(size)); w.Err != nil {
				continue
			}
		} else if len(c.places) > 0 && len(c.buffer)+size > db.options.CommitBytes {
			return i
		}
		kind := wal.KindPut
		if w.Kind == WriteDelete {
			kind = wal.KindDelete
		}
		c.places = append(c.places, place{w, c.active.Used.Load() + int64(len(c.buffer)), size})
		c.buffer = wal.Append(c.buffer, c.active.Number, wal.Record{LSN: c.nextLSN, Batch: batchLSN, Kind: kind, ID: w.ID, Body: w.Body})
		c.nextLSN++
		if len(batch) > 1 {
			c.overlay[string(w.ID)] = len(c.places) - 1
		}
	}
	return len(batch)
}

// decide says whether a write goes through.
func (db *Database) decide(w *Write) error {
	c := &db.committer
	loc, exists := index.Location{}, false
	if i, ok := c.overlay[string(w.ID)]; ok {
		exists = c.places[i].write.Kind != WriteDelete
		loc = index.Location{Segment: c.active.Number, Offset: c.places[i].offset}
	} else {
		loc, exists = db.index.Get(w.ID)
	}
	switch {
	case w.Kind == WriteCreate && exists:
		return ErrExists
	case w.Kind == WriteCreate:
		return nil
	case !exists:
		return ErrNotFound
	case w.Kind == writeMove && loc != w.from:
		return errMovedOn
	}
	return nil
}

var errMovedOn = errors.New("the document has a newer record")

// publish copies the batch to the data segment and makes it visible.
func (db *Database) publish(offset int64) {
	c := &db.committer
	// A failure here loses nothing: the WAL has the records, reads find that
	// the data segment has not, and restore it, as the next rotation does.
	if _, err := c.active.Data.WriteAt(c.buffer, offset); err != nil {
		c.active.Holes.Store(true)
		db.counters.errors.Add(1)
	}
	for _, p := range c.places {
		c.active.Mark(p.offset)
		if p.write.Kind == WriteDelete {
			db.index.Delete(p.write.ID)
		} else {
			db.index.Put(p.write.ID, index.Location{Segment: c.active.Number, Offset: p.offset, Bytes: int32(p.size)})
		}
	}
	c.active.Used.Store(offset + int64(len(c.buffer)))
	n := uint64(len(c.places))
	db.counters.batches.Add(1)
	db.counters.batchRecords.Add(n)
	db.counters.walBytes.Add(uint64(len(c.buffer)))
	if n > db.counters.maxBatch.Load() {
		db.counters.maxBatch.Store(n)
	}
}

func (db *Database) count(w *Write) {
	c := &db.counters
	switch {
	case w.Err == nil && w.Kind == WriteCreate:
		c.creates.Add(1)
	case w.Err == nil && w.Kind == WriteUpdate:
		c.updates.Add(1)
	case w.Err == nil && w.Kind == WriteDelete:
		c.deletes.Add(1)
	case w.Kind == writeMove:
	case w.Err == ErrExists:
		c.exists.Add(1)
	case w.Err == ErrNotFound:
		c.notFound.Add(1)
	default:
		c.errors.Add(1)
	}
}

// rotate makes the next segment the active one.
func (db *Database) rotate(recordBytes int64) error {
	c := &db.committer
	number := c.active.Number + 1
	capacity := max(db.options.SegmentBytes, recordBytes+wal.SegmentHeaderBytes)
	if !c.hasSpare {
		db.prepareSpare(number)
	}
	spare := <-c.spare
	c.hasSpare = false
	if spare.copyErr != nil {
		c.failed = fmt.Errorf("%w: a second copy of the log of %q can't be synced; restart the server to write it anew: %w", ErrIO, db.name, spare.copyErr)
		return c.failed
	}
	if spare.err != nil {
		return fmt.Errorf("%w: no room for another segment of %q: %w", ErrIO, db.name, spare.err)
	}
	if spare.capacity < capacity { // the record is larger than a usual segment
		if err := spare.file.Close(); err != nil {
			return fmt.Errorf("%w: %w", ErrIO, err)
		}
		file, err := wal.Preallocate(db.options.FS, db.dir, number, capacity)
		if err != nil {
			return fmt.Errorf("%w: no room for another segment of %q: %w", ErrIO, db.name, err)
		}
		spare = spareFile{capacity: capacity, file: file}
	}
	data, err := db.options.FS.Create(filepath.Join(db.dir, wal.DataName(number)))
	if err != nil {
		c.spare <- spare // keep it for the next attempt
		c.hasSpare = true
		return fmt.Errorf("%w: %w", ErrIO, err)
	}
	header := wal.Header(number, c.nextLSN)
	for _, f := range []vfs.File{spare.file, data} {
		if _, err := f.WriteAt(header, 0); err != nil {
			c.failed = fmt.Errorf("%w: a new segment of %q: %w", ErrIO, db.name, err)
			return c.failed
		}
	}
	next := &wal.Segment{Number: number, Capacity: spare.capacity, WAL: spare.file, Data: data}
	next.Used.Store(wal.SegmentHeaderBytes)
	db.segmentMu.Lock()
	list := append(append([]*wal.Segment(nil), *db.segments.Load()...), next)
	db.segments.Store(&list)
	db.segmentMu.Unlock()
	c.sealed, c.active = c.active, next
	db.prepareSpare(number + 1)
	db.compactor.wake()
	return nil
}

// prepareSpare preallocates a segment in the background, and makes the second
// copy of the sealed one whole and durable. As a rotation waits for both, all data
// segments but the last two are always whole: recovery counts on it.
func (db *Database) prepareSpare(number uint64) {
	db.committer.hasSpare = true
	sealed := db.committer.sealed
	db.background.Add(1)
	go func() {
		defer db.background.Done()
		spare := spareFile{capacity: db.options.SegmentBytes}
		if sealed != nil {
			if spare.err = db.fillHoles(sealed); spare.err == nil {
				spare.copyErr = db.syncCopy(sealed)
			}
		}
		if spare.err == nil && spare.copyErr == nil {
			spare.file, spare.err = wal.Preallocate(db.options.FS, db.dir, number, spare.capacity)
		}
		db.committer.spare <- spare
	}()
}

func (c *committer) discardSpare() error {
	if !c.hasSpare {
		return nil
	}
	c.hasSpare = false
	if spare := <-c.spare; spare.file != nil {
		return spare.file.Close()
	}
	return nil
}

package engine

import (
	"errors"
	"io"
	"path/filepath"
	"sync"

	"docdb/internal/heal"
	"docdb/internal/index"
	"docdb/internal/wal"
)

const (
	// A log is compacted while it is more than compactFactor times as long as
	// what is current in it, and has more than keptSegments segments.
	compactFactor = 2
	keptSegments  = 3
	moveBatch     = 64
)

// compactor cleans the log from its oldest end: it appends again what is still
// current in the first segment, then removes it. Only the oldest segment is ever
// removed, so a deletion's record is dropped only when nothing before it is left
// that it hides.
type compactor struct {
	once    sync.Once
	nudge   chan struct{}
	stopped chan struct{}
}

func newCompactor() compactor {
	return compactor{nudge: make(chan struct{}, 1), stopped: make(chan struct{})}
}

func (c *compactor) wake() {
	select {
	case c.nudge <- struct{}{}:
	default:
	}
}

func (c *compactor) stop() { c.once.Do(func() { close(c.stopped) }) }

func (db *Database) compactLoop() {
	defer db.background.Done()
	for {
		select {
		case <-db.compactor.stopped:
			return
		case <-db.compactor.nudge:
		}
		for db.worthCompacting() {
			if err := db.compactOldest(); err != nil {
				if !errors.Is(err, ErrClosed) {
					db.counters.errors.Add(1)
				}
				if errors.Is(err, errNotRemoved) {
					return
				}
				break
			}
			db.counters.compactions.Add(1)
		}
	}
}

func (db *Database) worthCompacting() bool {
	list := *db.segments.Load()
	if len(list) <= keptSegments {
		return false
	}
	var used int64
	for _, s := range list {
		used += s.Used.Load()
	}
	return used > compactFactor*db.index.LiveBytes()+keptSegments*db.options.SegmentBytes
}

// compactOldest moves what is current in the oldest segment and removes it.
func (db *Database) compactOldest() error {
	oldest := (*db.segments.Load())[0]
	for _, r := range oldest.Ranges() {
		buffer := make([]byte, r[1]-r[0])
		if _, err := oldest.WAL.ReadAt(buffer, r[0]); err != nil {
			return err
		}
		var moves []*Write
		for at := 0; at < len(buffer); {
			record, size, condition := wal.Decode(buffer[at:], oldest.Number)
			if condition != wal.Good {
				passed, err := db.passDamage(oldest, buffer, at, r[0])
				if err != nil {
					return err
				}
				at += passed
				continue
			}
			from := index.Location{Segment: oldest.Number, Offset: r[0] + int64(at), Bytes: int32(size)}
			if loc, ok := db.index.Get(record.ID); ok && loc == from && record.Kind == wal.KindPut {
				moves = append(moves, &Write{Kind: writeMove, ID: record.ID, Body: record.Body, from: from})
			}
			at += size
			if len(moves) == moveBatch {
				if err := db.move(moves); err != nil {
					return err
				}
				moves = moves[:0]
			}
		}
		if err := db.move(moves); err != nil {
			return err
		}
	}
	return db.removeOldest(oldest)
}

// passDamage restores the place at an offset of a range of the segment, of which
// buffer is the WAL's copy, and returns 0. When nothing is left to restore it from,
// it returns how long the place is. One that a document stands on is an error: it keeps its
// segment, as evidence, until the document is written anew or deleted.
func (db *Database) passDamage(segment *wal.Segment, buffer []byte, at int, start int64) (passed int, err error) {
	data := make([]byte, len(buffer))
	if _, err := segment.Data.ReadAt(data, start); err != nil && !errors.Is(err, io.EOF) {
		return 0, err
	}
	size := heal.Extent(buffer, data, at, segment.Number)
	offset := start + int64(at)
	damage, found, err := db.repair(segment, offset, int64(size))
	if err != nil {
		return 0, err
	}
	if !found || damage.Healed {
		if _, err := segment.WAL.ReadAt(buffer[at:at+size], offset); err != nil {
			return 0, err
		}
		if _, _, condition := wal.Decode(buffer[at:], segment.Number); condition != wal.Good {
			return 0, errUnreadable
		}
		return 0, nil
	}
	current := false
	if damage.ID != "" {
		loc, ok := db.index.Get([]byte(damage.ID))
		current = ok && loc.Segment == segment.Number && loc.Offset == offset
	} else {
		current = db.index.PointsInto(segment.Number, offset, offset+int64(size))
	}
	if current {
		return 0, errUnreadable
	}
	return size, nil
}

func (db *Database) move(moves []*Write) error {
	select {
	case <-db.compactor.stopped:
		return ErrClosed
	default:
	}
	var wait sync.WaitGroup
	var errs []error
	for _, w := range moves {
		wait.Add(1)
		w.Done = func(*Write) { wait.Done() }
		if err := db.Submit(w); err != nil {
			wait.Done()
			errs = append(errs, err)
		}
	}
	wait.Wait()
	for _, w := range moves {
		if w.Err != nil && !errors.Is(w.Err, errMovedOn) && !errors.Is(w.Err, ErrNotFound) {
			errs = append(errs, w.Err)
		}
	}
	return errors.Join(errs...)
}

// errNotRemoved ends compaction until the next start: a segment that is still on the
// disk, and none behind it, would be a gap in the log.
var errNotRemoved = errors.New("the oldest segment could not be removed")

func (db *Database) removeOldest(oldest *wal.Segment) error {
	db.segmentMu.Lock()
	list := append([]*wal.Segment(nil), (*db.segments.Load())[1:]...)
	db.segments.Store(&list)
	db.segmentMu.Unlock()
	closed := oldest.Close()
	// After that nobody who had the old list can meet its places any more.
	db.repairMu.Lock()
	db.lost.Forget(oldest.Number)
	db.repairMu.Unlock()
	fs := db.options.FS
	removed := errors.Join(
		fs.Remove(filepath.Join(db.dir, wal.DataName(oldest.Number))),
		fs.Remove(filepath.Join(db.dir, wal.WALName(oldest.Number))),
		fs.SyncDir(db.dir),
	)
	if removed != nil {
		return errors.Join(errNotRemoved, removed, closed)
	}
	return closed
}

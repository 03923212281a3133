package engine

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"time"

	"docdb/internal/heal"
	"docdb/internal/index"
	"docdb/internal/vfs"
	"docdb/internal/wal"
	"docdb/internal/wire"
)

// Open recovers a database from its folder, which is made when it is missing.
//
// A commit is written only after the one before it was synced. So what is
// damaged before the last commit was once durable: it is restored from the other
// copy, or reported as lost and never replaced by an older version in silence.
// What is damaged in the last commit and has no good copy is taken for a write
// that was torn before its sync, and so before it was acknowledged: it is dropped,
// and reported as a torn tail. Damage to both copies of a last commit that had
// been acknowledged looks the same.
func Open(dir, name string, options Options) (*Database, error) {
	start := time.Now()
	db := &Database{name: name, dir: dir, options: options.withDefaults(), index: index.New(), compactor: newCompactor()}
	db.options.FS = vfs.FailedStays{FS: db.options.FS} // healing and commits sync the same files
	db.queue.arrived.L = &db.queue.mu
	db.committer.overlay = make(map[string]int)
	db.committer.spare = make(chan spareFile, 1)
	db.committer.nextLSN = 1
	if err := db.recover(); err != nil {
		if list := db.segments.Load(); list != nil {
			for _, s := range *list {
				_ = s.Close() // nothing was written that this could lose
			}
		}
		_ = db.committer.discardSpare()
		return nil, fmt.Errorf("database %q in %s: %w", name, dir, err)
	}
	db.recovery.DurationNs = int64(time.Since(start))
	db.background.Add(2)
	go db.commitLoop()
	go db.compactLoop()
	db.compactor.wake()
	return db, nil
}

// recovering is what is known of a segment while its database is opened.
type recovering struct {
	segment *wal.Segment
	scan    *wal.Scan
	err     error
	done    chan struct{}
	// recent: one of the last two, whose data copy may lag behind the WAL.
	recent bool
	// unsynced: the data copy is marked as one that could not be synced.
	unsynced bool
	// firstLSN is what the segment's header says, or has to say when it was lost.
	firstLSN uint64
	voids    []wal.Entry // what was torn, and is to be overwritten in both files
}

// newestSegments are those whose data copy may lag behind the WAL, the
// preallocated one included.
const newestSegments = 3

func (p *recovering) read() {
	p.scan, p.err = scanFiles(p.segment, p.recent)
	close(p.done)
}

func (db *Database) recover() error {
	numbers, err := db.listSegments()
	if err != nil {
		return err
	}
	if len(numbers) == 0 {
		return db.createFirst()
	}
	parts := make([]*recovering, len(numbers))
	list := make([]*wal.Segment, len(numbers))
	db.segments.Store(&[]*wal.Segment{})
	for i, number := range numbers {
		if list[i], err = db.openFiles(number); err != nil {
			return err
		}
		opened := list[:i+1]
		db.segments.Store(&opened)
		parts[i] = &recovering{segment: list[i], done: make(chan struct{}), recent: i >= len(numbers)-newestSegments}
		if parts[i].unsynced, err = db.options.FS.Exists(db.copyMark(number)); err != nil {
			return err
		}
	}
	// The newest segments come first: they tell which commit was the last. The
	// others are read and checked side by side, a few at a time, and applied in
	// order, so that a long log needs no more memory than a short one.
	early := parts[:max(0, len(parts)-newestSegments)]
	newest := parts[len(early):]
	for _, p := range newest {
		go p.read()
	}
	for _, p := range newest {
		if <-p.done; p.err != nil {
			return p.err
		}
	}
	if newest, err = db.dropSpare(newest); err != nil {
		return err
	}
	parts = parts[:len(early)+len(newest)]
	slots := make(chan struct{}, 2*runtime.NumCPU())
	quit := make(chan struct{})
	defer close(quit)
	go func() {
		for _, p := range early {
			select {
			case slots <- struct{}{}:
				go p.read()
			case <-quit:
				return
			}
		}
	}()
	judge := newJudge(db, newest)
	for i, p := range parts {
		if <-p.done; p.err != nil {
			return p.err
		}
		if err := judge.segment(p, i == len(parts)-1); err != nil {
			return err
		}
		if err := db.restoreSegment(p, i == len(parts)-1, judge.lastBatch); err != nil {
			return err
		}
		db.apply(p)
		p.scan = nil
		if i < len(early) {
			<-slots
		}
	}
	if judge.known {
		db.committer.nextLSN = judge.previous + 1
	}
	// Files that were made anew, here or by a server that was killed before it
	// could sync their names, are to stay when what is committed into them does.
	if err := db.options.FS.SyncDir(db.dir); err != nil {
		return err
	}
	kept := make([]*wal.Segment, len(parts))
	for i, p := range parts {
		kept[i] = p.segment
	}
	db.segments.Store(&kept)
	db.committer.active = kept[len(kept)-1]
	db.recovery.Segments = len(kept)
	if !db.committer.hasSpare {
		db.prepareSpare(db.committer.active.Number + 1)
	}
	return nil
}

func (db *Database) createFirst() error {
	fs := db.options.FS
	data, err := fs.Create(filepath.Join(db.dir, wal.DataName(1)))
	if err != nil {
		return err
	}
	file, err := wal.Preallocate(fs, db.dir, 1, db.options.SegmentBytes)
	if err != nil {
		return errors.Join(err, data.Close())
	}
	first := &wal.Segment{Number: 1, Capacity: db.options.SegmentBytes, WAL: file, Data: data}
	first.Used.Store(wal.SegmentHeaderBytes)
	db.segments.Store(&[]*wal.Segment{first})
	db.committer.active = first
	for _, f := range []vfs.File{file, data} {
		if _, err := f.WriteAt(wal.Header(1, 1), 0); err != nil {
			return err
		}
		if err := f.Sync(); err != nil {
			return err
		}
	}
	if err := fs.SyncDir(db.dir); err != nil {
		return err
	}
	db.recovery.Segments = 1
	db.prepareSpare(2)
	return nil
}

// listSegments returns the numbers of the segments of which either file exists.
func (db *Database) listSegments() ([]uint64, error) {
	if err := vfs.MkdirAll(db.options.FS, db.dir); err != nil {
		return nil, err
	}
	numbers, hasWAL, err := db.namedSegments()
	if err != nil {
		return nil, err
	}
	switch renamed, err := db.renameMisnamed(numbers, hasWAL); {
	case err != nil:
		return nil, err
	case renamed:
		if numbers, _, err = db.namedSegments(); err != nil {
			return nil, err
		}
	}
	for i := 1; i < len(numbers); i++ {
		if numbers[i] != numbers[i-1]+1 {
			return nil, fmt.Errorf("segment %d is missing (both %s and %s), segment %d is there: put the files back from a backup",
				numbers[i-1]+1, wal.WALName(numbers[i-1]+1), wal.DataName(numbers[i-1]+1), numbers[i])
		}
	}
	return numbers, nil
}

// namedSegments returns the numbers in the names of files, and which have a WAL.
func (db *Database) namedSegments() (numbers []uint64, hasWAL map[uint64]bool, err error) {
	names, err := db.options.FS.ReadDir(db.dir)
	if err != nil {
		return nil, nil, err
	}
	hasWAL = map[uint64]bool{}
	for _, name := range names {
		if number, isWAL, ok := wal.ParseName(name); ok {
			numbers = append(numbers, number)
			hasWAL[number] = hasWAL[number] || isWAL
		}
	}
	slices.Sort(numbers)
	return slices.Compact(numbers), hasWAL, nil
}

// openFiles opens both files of a segment; a missing one is made anew and is
// filled from the other later.
func (db *Database) openFiles(number uint64) (*wal.Segment, error) {
	s := &wal.Segment{Number: number}
	var err error
	if s.WAL, err = db.openOrCreate(wal.WALName(number)); err != nil {
		return nil, err
	}
	if s.Data, err = db.openOrCreate(wal.DataName(number)); err != nil {
		return nil, errors.Join(err, s.WAL.Close())
	}
	if s.Capacity, err = s.WAL.Size(); err != nil {
		return nil, errors.Join(err, s.Close())
	}
	return s, nil
}

func (db *Database) openOrCreate(name string) (vfs.File, error) {
	path := filepath.Join(db.dir, name)
	f, err := db.options.FS.Open(path)
	if !errors.Is(err, os.ErrNotExist) {
		return f, err // a file that is there but can't be opened must not be replaced by an empty one
	}
	return db.options.FS.Create(path)
}

func scanFiles(s *wal.Segment, withData bool) (*wal.Scan, error) {
	walBytes, err := readFile(s.WAL)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", wal.WALName(s.Number), err)
	}
	load := func() ([]byte, error) {
		b, err := readFile(s.Data)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", wal.DataName(s.Number), err)
		}
		return b, nil
	}
	scan, err := wal.ScanSegment(s.Number, walBytes, load)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", wal.WALName(s.Number), err)
	}
	dataSize, err := s.Data.Size()
	if err == nil && scan.Data == nil && (withData || dataSize < scan.End) {
		scan.Data, err = load()
	}
	return scan, err
}

func readFile(f vfs.File) ([]byte, error) {
	size, err := f.Size()
	if err != nil {
		return nil, err
	}
	b := make([]byte, size)
	n, err := f.ReadAt(b, 0)
	if err != nil && !errors.Is(err, io.EOF) {
		return nil, err
	}
	return b[:n], nil
}

// dropSpare takes off the end the segments that hold nothing yet: the spare, and
// before it one that was begun, when the power went before its first commit was on
// the disk. Of their files only the one that follows the log can be its spare; the
// others are removed, from the end, each for good before the one before it, so that
// neither a kill nor a power cut in between leaves a gap.
func (db *Database) dropSpare(parts []*recovering) ([]*recovering, error) {
	kept := parts
	for len(kept) > 1 && kept[len(kept)-1].scan.Empty() {
		kept = kept[:len(kept)-1]
	}
	last := kept[len(kept)-1]
	if !last.scan.Header && len(last.scan.Entries) == 0 && misnamed(last.scan.WAL, last.segment.Number) {
		was, is := wal.WALName(last.segment.Number), wal.WALName(last.segment.Number-1)
		return nil, fmt.Errorf("%s holds records of segment %d and none of its own, and %s is there, too: each may have what the other lacks; "+
			"copy the folder, move %s out of it and start again: %s then gets that name",
			was, last.segment.Number-1, is, is, was)
	}
	for i := len(parts) - 1; i >= len(kept); i-- {
		s := parts[i].segment
		if err := errors.Join(s.Data.Close(), db.options.FS.Remove(filepath.Join(db.dir, wal.DataName(s.Number)))); err != nil {
			return nil, err
		}
		if s.Number == last.segment.Number+1 && s.Capacity == db.options.SegmentBytes {
			db.committer.hasSpare = true
			db.committer.spare <- spareFile{capacity: s.Capacity, file: s.WAL}
			continue
		}
		if err := errors.Join(s.WAL.Close(), db.options.FS.Remove(filepath.Join(db.dir, wal.WALName(s.Number)))); err != nil {
			return nil, err
		}
		if i > len(kept) {
			if err := db.options.FS.SyncDir(db.dir); err != nil {
				return nil, err
			}
		}
	}
	return kept, nil
}

// misnamed says whether the bytes of a segment's WAL file are the log of the segment
// before it.
func misnamed(walBytes []byte, number uint64) bool {
	return !wal.Holds(walBytes, number) && wal.Holds(walBytes, number-1)
}

// renameMisnamed gives a WAL file that holds the segment before its own, which has
// none, the name of that one. An earlier docdb could continue a log in such a file,
// after it had kept the wrong one of two empty segments. Under its old name its
// records would be missing, or taken for a torn tail and cleared.
func (db *Database) renameMisnamed(numbers []uint64, hasWAL map[uint64]bool) (renamed bool, err error) {
	for _, number := range numbers {
		// The oldest has none before it because of compaction.
		if !hasWAL[number] || number <= numbers[0]+1 || hasWAL[number-1] {
			continue
		}
		was, is := wal.WALName(number), wal.WALName(number-1)
		f, err := db.options.FS.Open(filepath.Join(db.dir, was))
		if err != nil {
			return false, err
		}
		b, err := readFile(f)
		if err := errors.Join(err, f.Close()); err != nil {
			return false, fmt.Errorf("%s: %w", was, err)
		}
		if !misnamed(b, number) {
			continue
		}
		if err := db.options.FS.Rename(filepath.Join(db.dir, was), filepath.Join(db.dir, is)); err != nil {
			return false, err
		}
		db.note(wire.Damage{Segment: number - 1, Bytes: int64(len(b)), Copy: "wal", Healed: true,
			Detail: fmt.Sprintf("the segment's WAL was named %s, and was renamed to %s", was, is)})
		hasWAL[number-1], renamed = true, true
	}
	if renamed {
		err = db.options.FS.SyncDir(db.dir)
	}
	return renamed, err
}

// apply replays a segment into the index.
func (db *Database) apply(p *recovering) {
	for _, e := range p.scan.Entries {
		p.segment.Mark(e.Offset)
		if e.Condition == wal.Unreadable {
			continue
		}
		db.recovery.Records++
		db.recovery.Bytes += int64(e.Size)
		switch e.Kind {
		case wal.KindPut:
			db.index.Put(e.ID, index.Location{Segment: p.segment.Number, Offset: e.Offset, Bytes: int32(e.Size), Damaged: e.Condition != wal.Good})
		case wal.KindDelete:
			db.index.Delete(e.ID)
		}
	}
}

func (db *Database) note(damage wire.Damage) {
	if len(db.recovery.Damage) < heal.MaxListedDamage {
		db.recovery.Damage = append(db.recovery.Damage, damage)
	}
}

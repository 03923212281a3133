package engine

import (
	"bytes"
	"errors"
	"fmt"
	"io"
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
// What is damaged in the last commit and has no good copy was never
// acknowledged (its second copy is written before the acknowledgement, and the
// sync came before that): it is dropped, and reported as a torn tail.
func Open(dir, name string, options Options) (*Database, error) {
	start := time.Now()
	db := &Database{name: name, dir: dir, options: options.withDefaults(), index: index.New(), compactor: newCompactor()}
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
	voids  []wal.Entry // what was torn, and is to be overwritten in both files
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
		parts[i] = &recovering{segment: list[i], done: make(chan struct{}), recent: i >= len(numbers)-3}
	}
	// Segments are read and checked side by side, and applied in order.
	slots := make(chan struct{}, runtime.NumCPU())
	go func() {
		for _, p := range parts {
			slots <- struct{}{}
			go func() {
				p.scan, p.err = scanFiles(p.segment, p.recent)
				<-slots
				close(p.done)
			}()
		}
	}()
	for _, p := range parts {
		<-p.done
	}
	for _, p := range parts {
		if p.err != nil {
			return p.err
		}
	}
	parts, err = db.dropSpare(parts)
	if err != nil {
		return err
	}
	if err := db.judge(parts); err != nil {
		return err
	}
	for _, p := range parts {
		if err := db.restoreSegment(p); err != nil {
			return err
		}
		db.apply(p)
	}
	kept := make([]*wal.Segment, len(parts))
	for i, p := range parts {
		kept[i] = p.segment
	}
	db.segments.Store(&kept)
	db.committer.active = kept[len(kept)-1]
	db.recovery.Segments = len(kept)
	if !db.committer.hasSpare {
		db.prepareSpare(db.committer.active.Number+1, nil)
	}
	return nil
}

func (db *Database) createFirst() error {
	fs := db.options.FS
	if err := fs.MkdirAll(db.dir); err != nil {
		return err
	}
	data, err := fs.Create(filepath.Join(db.dir, wal.DataName(1)))
	if err != nil {
		return err
	}
	file, err := wal.Preallocate(fs, db.dir, 1, db.options.SegmentBytes)
	if err != nil {
		return err
	}
	first := &wal.Segment{Number: 1, FirstLSN: 1, Capacity: db.options.SegmentBytes, WAL: file, Data: data}
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
	if err := errors.Join(fs.SyncDir(db.dir), fs.SyncDir(filepath.Dir(db.dir))); err != nil {
		return err
	}
	db.recovery.Segments = 1
	db.prepareSpare(2, nil)
	return nil
}

// listSegments returns the numbers of the segments of which either file exists.
func (db *Database) listSegments() ([]uint64, error) {
	if err := db.options.FS.MkdirAll(db.dir); err != nil {
		return nil, err
	}
	names, err := db.options.FS.ReadDir(db.dir)
	if err != nil {
		return nil, err
	}
	var numbers []uint64
	for _, name := range names {
		if number, _, ok := wal.ParseName(name); ok {
			numbers = append(numbers, number)
		}
	}
	slices.Sort(numbers)
	numbers = slices.Compact(numbers)
	for i := 1; i < len(numbers); i++ {
		if numbers[i] != numbers[i-1]+1 {
			return nil, fmt.Errorf("segment %d is missing (both %s and %s), segment %d is there: put the files back from a backup",
				numbers[i-1]+1, wal.WALName(numbers[i-1]+1), wal.DataName(numbers[i-1]+1), numbers[i])
		}
	}
	return numbers, nil
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
	if err == nil {
		return f, nil
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

// dropSpare takes off the end the segments that were preallocated but hold
// nothing yet.
func (db *Database) dropSpare(parts []*recovering) ([]*recovering, error) {
	for len(parts) > 1 {
		last := parts[len(parts)-1]
		if len(last.scan.Entries) > 0 || last.scan.Header || last.scan.TailBytes > 0 {
			break
		}
		parts = parts[:len(parts)-1]
		number := last.segment.Number
		if err := last.segment.Data.Close(); err != nil {
			return nil, err
		}
		if err := db.options.FS.Remove(filepath.Join(db.dir, wal.DataName(number))); err != nil {
			return nil, err
		}
		if last.segment.Capacity == db.options.SegmentBytes && !db.committer.hasSpare && number == parts[len(parts)-1].segment.Number+1 {
			db.committer.hasSpare = true
			db.committer.spare <- spareFile{number: number, capacity: last.segment.Capacity, file: last.segment.WAL}
			continue
		}
		if err := errors.Join(last.segment.WAL.Close(), db.options.FS.Remove(filepath.Join(db.dir, wal.WALName(number)))); err != nil {
			return nil, err
		}
	}
	return parts, nil
}

// judge tells torn from damaged, and turns what was torn into void records, so
// that a later recovery does not judge it again.
func (db *Database) judge(parts []*recovering) error {
	lastBatch := uint64(0)
	for _, p := range parts {
		for _, e := range p.scan.Entries {
			if e.Condition != wal.Unreadable {
				lastBatch = max(lastBatch, e.Batch)
			}
		}
	}
	for _, p := range parts {
		db.voidTorn(p, lastBatch)
	}
	// The LSN of the last readable record; not known when the log's first
	// header is lost, since compaction removes records from the front.
	previous, known := parts[0].scan.FirstLSN-1, parts[0].scan.Header
	unreadable := false // a stretch since then could not be read
	for i, p := range parts {
		last := i == len(parts)-1
		for j := range p.scan.Entries {
			e := &p.scan.Entries[j]
			if e.Condition == wal.Unreadable {
				next := nextReadable(p.scan.Entries[j:])
				if next != nil && next.Batch == lastBatch && known && next.Batch <= previous+1 && e.Size >= wal.HeaderBytes {
					db.makeVoid(p, e, next.LSN-1, lastBatch)
					previous = next.LSN - 1
					continue
				}
				unreadable = true
				db.note(wire.Damage{Segment: p.segment.Number, Offset: e.Offset, Bytes: int64(e.Size), Copy: "both",
					Detail: "damaged in the WAL and in the data segment, headers included: which documents this held is unknown"})
				continue
			}
			// A void may stand for a stretch in which no record was missing.
			if known && (e.LSN < previous || e.LSN == previous && e.Kind != wal.KindVoid) {
				return fmt.Errorf("%s: record %d at offset %d follows record %d: the log is out of order",
					wal.WALName(p.segment.Number), e.LSN, e.Offset, previous)
			}
			if known && e.LSN != previous+1 && e.Kind != wal.KindVoid {
				db.recovery.LostRecords += int64(e.LSN - previous - 1)
				if !unreadable {
					db.note(wire.Damage{Segment: p.segment.Number, Offset: e.Offset, Copy: "both",
						Detail: fmt.Sprintf("records %d to %d are missing before this one", previous+1, e.LSN-1)})
				}
			}
			unreadable = false
			previous, known = e.LSN, true
			if e.Condition == wal.BodyDamaged {
				db.recovery.LostRecords++
				db.note(wire.Damage{ID: string(e.ID), Segment: p.segment.Number, Offset: e.Offset, Bytes: int64(e.Size), Copy: "both",
					Detail: "damaged in the WAL and in the data segment: no copy to restore it from"})
			}
		}
		if p.scan.TailBytes > 0 {
			if last {
				db.recovery.DroppedTailBytes += p.scan.TailBytes
			} else {
				db.note(wire.Damage{Segment: p.segment.Number, Offset: p.scan.End, Bytes: p.scan.TailBytes, Copy: "wal",
					Detail: "bytes after the segment's last record that are no record: cleared"})
			}
		}
	}
	if known {
		db.committer.nextLSN = previous + 1
	}
	return nil
}

// voidTorn turns each torn record of the last commit, with the unreadable
// stretches and torn records right after it, into one void.
func (db *Database) voidTorn(p *recovering, lastBatch uint64) {
	torn := func(e *wal.Entry) bool { return e.Condition == wal.BodyDamaged && e.Batch == lastBatch }
	entries := p.scan.Entries
	var kept []wal.Entry
	for j := 0; j < len(entries); j++ {
		e := entries[j]
		if torn(&e) {
			lsn := e.LSN
			for j+1 < len(entries) && (entries[j+1].Condition == wal.Unreadable || torn(&entries[j+1])) {
				j++
				e.Size += entries[j].Size
				lsn = max(lsn, entries[j].LSN)
			}
			if j+1 < len(entries) {
				lsn = entries[j+1].LSN - 1
			}
			db.makeVoid(p, &e, lsn, lastBatch)
		}
		kept = append(kept, e)
	}
	p.scan.Entries = kept
}

func nextReadable(entries []wal.Entry) *wal.Entry {
	for i := range entries {
		if entries[i].Condition != wal.Unreadable {
			return &entries[i]
		}
	}
	return nil
}

// makeVoid replaces a torn stretch by a void record of the same length.
func (db *Database) makeVoid(p *recovering, e *wal.Entry, lsn, batch uint64) {
	db.recovery.DroppedTailBytes += int64(e.Size)
	e.Record = wal.Record{LSN: lsn, Batch: batch, Kind: wal.KindVoid, Body: make([]byte, e.Size-wal.HeaderBytes)}
	e.Condition, e.FromData = wal.Good, false
	p.voids = append(p.voids, *e)
}

func overwrite(b, with []byte, offset int64) []byte {
	if end := int(offset) + len(with); len(b) < end {
		b = append(b, make([]byte, end-len(b))...)
	}
	copy(b[offset:], with)
	return b
}

// restoreSegment makes both files say what was judged: damaged records are
// copied from the good copy, the data file of a recent segment is completed, a
// torn tail is cleared so that nothing in it can ever be taken for a record.
func (db *Database) restoreSegment(p *recovering) error {
	s, scan := p.segment, p.scan
	write := func(f vfs.File, b []byte, offset int64) error {
		_, err := f.WriteAt(b, offset)
		return err
	}
	syncWAL := false
	if short := int(scan.End) - len(scan.WAL); short > 0 {
		scan.WAL = append(scan.WAL, make([]byte, short)...)
	}
	firstLSN := scan.FirstLSN
	if !scan.Header && len(scan.Entries) > 0 {
		firstLSN = max(scan.Entries[0].LSN, 1)
	}
	if !scan.Header {
		firstLSN = max(firstLSN, 1)
		scan.WALHeaderDamaged = true
	}
	s.FirstLSN = firstLSN
	header := wal.Header(s.Number, firstLSN)
	if scan.WALHeaderDamaged {
		if err := write(s.WAL, header, 0); err != nil {
			return err
		}
		scan.WAL = overwrite(scan.WAL, header, 0)
		syncWAL = true
	}
	for _, e := range p.voids {
		void := wal.Append(nil, s.Number, e.Record)
		if err := write(s.WAL, void, e.Offset); err != nil {
			return err
		}
		scan.WAL = overwrite(scan.WAL, void, e.Offset)
		syncWAL = true
	}
	for _, e := range scan.Entries {
		if e.FromData {
			record := scan.Data[e.Offset : e.Offset+int64(e.Size)]
			if err := write(s.WAL, record, e.Offset); err != nil {
				return err
			}
			scan.WAL = overwrite(scan.WAL, record, e.Offset)
			syncWAL = true
			db.recovery.HealedRecords++
			db.counters.healings.Add(1)
			db.note(wire.Damage{ID: string(e.ID), Segment: s.Number, Offset: e.Offset, Bytes: int64(e.Size), Copy: "wal", Healed: true,
				Detail: "restored from the data segment"})
		}
	}
	if scan.TailBytes > 0 {
		if err := write(s.WAL, make([]byte, scan.TailBytes), scan.End); err != nil {
			return err
		}
		syncWAL = true
	}
	if p.recent || len(p.voids) > 0 || scan.DataShort() {
		restored, err := completeData(s, scan)
		if err != nil {
			return err
		}
		db.recovery.MirrorRestored += restored
	}
	if size := max(s.Capacity, db.options.SegmentBytes, scan.End); s.Capacity < size {
		// A cut-off WAL file: make it whole again, so that commits stay in place.
		for at := max(s.Capacity, scan.End); at < size; at += int64(len(zeroBlock)) {
			if err := write(s.WAL, zeroBlock[:min(int64(len(zeroBlock)), size-at)], at); err != nil {
				return err
			}
		}
		s.Capacity = size
		syncWAL = true
	}
	if syncWAL {
		if err := s.WAL.Sync(); err != nil {
			return err
		}
	}
	s.Used.Store(scan.End)
	return nil
}

var zeroBlock = make([]byte, 256<<10)

// completeData makes the data file's bytes up to the end those of the WAL, and
// cuts off what follows. It returns how many bytes differed.
func completeData(s *wal.Segment, scan *wal.Scan) (restored int64, err error) {
	const block = 64 << 10
	for at := int64(0); at < scan.End; at += block {
		end := min(at+block, scan.End)
		have := scan.Data[min(at, int64(len(scan.Data))):min(end, int64(len(scan.Data)))]
		if bytes.Equal(have, scan.WAL[at:end]) {
			continue
		}
		if _, err := s.Data.WriteAt(scan.WAL[at:end], at); err != nil {
			return restored, err
		}
		restored += end - at
	}
	if tail := int64(len(scan.Data)) - scan.End; tail > 0 && len(bytes.TrimRight(scan.Data[scan.End:], "\x00")) > 0 {
		if _, err := s.Data.WriteAt(make([]byte, tail), scan.End); err != nil {
			return restored, err
		}
	}
	return restored, nil
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

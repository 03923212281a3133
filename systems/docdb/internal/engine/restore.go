package engine

import (
	"bytes"

	"docdb/internal/vfs"
	"docdb/internal/wal"
	"docdb/internal/wire"
)

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
//
// When it returns, what is going to be served is on the disk. Of the newest
// segment the page cache may show a last commit that no sync has reached,
// because the server was killed before it, or because it failed. Every commit
// before that one was synced before it was written.
func (db *Database) restoreSegment(p *recovering, newest bool, lastBatch uint64) error {
	s, scan := p.segment, p.scan
	write := func(f vfs.File, b []byte, offset int64) error {
		_, err := f.WriteAt(b, offset)
		return err
	}
	syncWAL := false
	if short := int(scan.End) - len(scan.WAL); short > 0 {
		scan.WAL = append(scan.WAL, make([]byte, short)...)
	}
	if header := wal.Header(s.Number, p.firstLSN); scan.WALHeaderDamaged || !scan.Header {
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
	if p.recent || p.unsynced || len(p.voids) > 0 || scan.DataShort() {
		restored, err := completeData(s, scan, p.unsynced)
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
	if newest {
		// Written again, not only synced: after a failed sync the pages count as
		// clean, and another sync would pass them over.
		if err := write(s.WAL, scan.WAL[:wal.SegmentHeaderBytes], 0); err != nil {
			return err
		}
		if from := batchStart(scan, lastBatch); from < scan.End {
			if err := write(s.WAL, scan.WAL[from:scan.End], from); err != nil {
				return err
			}
		}
		syncWAL = true
	}
	if p.unsynced || p.recent && !newest {
		// A rotation counts on the second copies of all sealed segments being whole.
		if err := db.syncCopy(s); err != nil {
			return err
		}
	}
	if p.unsynced {
		if err := db.options.FS.Remove(db.copyMark(s.Number)); err != nil {
			return err
		}
	}
	if syncWAL {
		if err := s.WAL.Sync(); err != nil {
			return err
		}
	}
	s.Used.Store(scan.End)
	return nil
}

// batchStart is where the batch begins in the segment; its end when it is not there.
func batchStart(scan *wal.Scan, batch uint64) int64 {
	for i := range scan.Entries {
		if scan.Entries[i].Condition != wal.Unreadable && scan.Entries[i].Batch == batch {
			return scan.Entries[i].Offset
		}
	}
	return scan.End
}

var zeroBlock = make([]byte, 256<<10)

// completeData makes the data file's bytes up to the end those of the WAL, and
// cuts off what follows. It writes those that differ, or all, and returns how many.
func completeData(s *wal.Segment, scan *wal.Scan, all bool) (restored int64, err error) {
	const block = 64 << 10
	for at := int64(0); at < scan.End; at += block {
		end := min(at+block, scan.End)
		have := scan.Data[min(at, int64(len(scan.Data))):min(end, int64(len(scan.Data)))]
		if !all && bytes.Equal(have, scan.WAL[at:end]) {
			continue
		}
		if _, err := s.Data.WriteAt(scan.WAL[at:end], at); err != nil {
			return restored, err
		}
		restored += end - at
	}
	if tail := int64(len(scan.Data)) - scan.End; tail > 0 && len(wal.TrimZeros(scan.Data[scan.End:])) > 0 {
		if _, err := s.Data.WriteAt(make([]byte, tail), scan.End); err != nil {
			return restored, err
		}
	}
	return restored, nil
}

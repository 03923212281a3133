package engine

import (
	"fmt"

	"docdb/internal/wal"
	"docdb/internal/wire"
)

// judge tells torn from damaged, segment by segment, and turns what was torn
// into void records, so that a later recovery does not judge it again.
type judge struct {
	db *Database
	// lastBatch is the last commit; no commit spans two segments.
	lastBatch uint64
	// previous is the LSN of the last readable record. It is not known at first
	// when the log's first header is lost and compaction has removed records from
	// the front.
	previous uint64
	known    bool
	// unreadable: a stretch since then could not be read.
	unreadable bool
	begun      bool
}

func newJudge(db *Database, newest []*recovering) *judge {
	j := &judge{db: db}
	for _, p := range newest {
		for _, e := range p.scan.Entries {
			if e.Condition != wal.Unreadable {
				j.lastBatch = max(j.lastBatch, e.Batch)
			}
		}
	}
	return j
}

func (j *judge) segment(p *recovering, last bool) error {
	db := j.db
	if !j.begun {
		j.begun = true
		switch {
		case p.segment.Number == 1:
			j.known = true
		case p.scan.Header:
			j.previous, j.known = p.scan.FirstLSN-1, true
		}
	}
	db.voidTorn(p, j.lastBatch)
	p.firstLSN = j.firstLSN(p.scan)
	for i := range p.scan.Entries {
		if err := j.entry(p, i); err != nil {
			return err
		}
	}
	switch {
	case p.scan.TailBytes > 0 && last:
		db.recovery.DroppedTailBytes += p.scan.TailBytes
	case p.scan.TailBytes > 0:
		db.note(wire.Damage{Segment: p.segment.Number, Offset: p.scan.End, Bytes: p.scan.TailBytes, Copy: "wal",
			Detail: "bytes after the segment's last record that are no record: cleared"})
	}
	return nil
}

// firstLSN is the sequence number with which a segment begins. A header can be
// lost in both copies without any damage: it is synced with the segment's first
// commit, and of that a power cut may keep any part.
func (j *judge) firstLSN(scan *wal.Scan) uint64 {
	next := nextReadable(scan.Entries)
	switch {
	case scan.Header:
		return scan.FirstLSN
	case j.known && (next == nil || scan.Entries[0].Condition == wal.Unreadable):
		return j.previous + 1
	case next != nil:
		return next.LSN
	}
	return 1
}

func (j *judge) entry(p *recovering, i int) error {
	db, e := j.db, &p.scan.Entries[i]
	if e.Condition == wal.Unreadable {
		next := nextReadable(p.scan.Entries[i:])
		if next != nil && next.Batch == j.lastBatch && j.known && next.Batch <= j.previous+1 && e.Size >= wal.HeaderBytes {
			db.makeVoid(p, e, next.LSN-1, j.lastBatch)
			j.previous = next.LSN - 1
			return nil
		}
		j.unreadable = true
		db.note(wire.Damage{Segment: p.segment.Number, Offset: e.Offset, Bytes: int64(e.Size), Copy: "both",
			Detail: "damaged in the WAL and in the data segment, headers included: which documents this held is unknown"})
		return nil
	}
	// A void may stand for a stretch in which no record was missing.
	if j.known && (e.LSN < j.previous || e.LSN == j.previous && e.Kind != wal.KindVoid) {
		return fmt.Errorf("%s: record %d at offset %d follows record %d: the log is out of order",
			wal.WALName(p.segment.Number), e.LSN, e.Offset, j.previous)
	}
	if j.known && e.LSN != j.previous+1 && e.Kind != wal.KindVoid {
		db.recovery.LostRecords += int64(e.LSN - j.previous - 1)
		if !j.unreadable {
			db.note(wire.Damage{Segment: p.segment.Number, Offset: e.Offset, Copy: "both",
				Detail: fmt.Sprintf("records %d to %d are missing before this one", j.previous+1, e.LSN-1)})
		}
	}
	j.unreadable = false
	j.previous, j.known = e.LSN, true
	if e.Condition == wal.BodyDamaged {
		db.recovery.LostRecords++
		db.note(wire.Damage{ID: string(e.ID), Segment: p.segment.Number, Offset: e.Offset, Bytes: int64(e.Size), Copy: "both",
			Detail: "damaged in the WAL and in the data segment: no copy to restore it from"})
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

package engine

import (
	"context"
	"errors"
	"path/filepath"

	"docdb/internal/heal"
	"docdb/internal/wal"
)

// fillHoles writes what is missing of a segment's second copy, which is not synced
// yet. Where the WAL is damaged, each record is restored from the copy that has it.
func (db *Database) fillHoles(s *wal.Segment) error {
	if !s.Holes.Load() {
		return nil
	}
	scan, err := scanFiles(s, true)
	if err != nil {
		return err
	}
	if scan.WholeWAL() && scan.End == s.Used.Load() {
		_, err = completeData(s, scan, false)
	} else {
		_, err = heal.Pass(context.Background(), []*wal.Segment{s}, 1, db.repair)
	}
	if err == nil {
		s.Holes.Store(false)
	}
	return err
}

// syncCopy makes a segment's second copy durable. One that could not be synced is
// marked: the page cache may show of it what no later sync will write, so only a
// start that writes it anew may trust it again. The mark itself needs no sync: when
// the power goes, the page cache goes, and the copy shows what the disk has.
func (db *Database) syncCopy(s *wal.Segment) error {
	err := s.Data.Sync()
	if err == nil {
		return nil
	}
	mark, markErr := db.options.FS.Create(db.copyMark(s.Number))
	if markErr == nil {
		markErr = mark.Close()
	}
	return errors.Join(err, markErr)
}

func (db *Database) copyMark(segment uint64) string {
	return filepath.Join(db.dir, wal.DataMarkName(segment))
}

// Package heal checks the two copies of a database's log against their
// checksums, and restores a damaged one from the other.
package heal

import (
	"errors"
	"fmt"
	"io"

	"docdb/internal/vfs"
	"docdb/internal/wal"
	"docdb/internal/wire"
)

// ErrUnsynced means that a copy was restored, and its sync failed: what is seen of it
// now need not be on the disk.
var ErrUnsynced = errors.New("the restored copy can't be synced")

// Record checks both copies of the bytes at offset, one record or an
// unreadable stretch of the log, and restores the damaged copy. found is false
// when there is nothing wrong.
func Record(segment *wal.Segment, offset, size int64) (damage wire.Damage, found bool, err error) {
	walBytes, err := readAll(segment.WAL, offset, size)
	if err != nil {
		return damage, false, err
	}
	dataBytes, err := readAll(segment.Data, offset, size)
	if err != nil {
		return damage, false, err
	}
	walRecord, _, walCondition := wal.Decode(walBytes, segment.Number)
	dataRecord, _, dataCondition := wal.Decode(dataBytes, segment.Number)
	damage = wire.Damage{Segment: segment.Number, Offset: offset, Bytes: size, ID: string(walRecord.ID)}
	if walCondition == wal.Unreadable {
		damage.ID = string(dataRecord.ID)
	}
	switch {
	case walCondition == wal.Good && dataCondition == wal.Good && string(walBytes) == string(dataBytes):
		return damage, false, nil
	case walCondition == wal.Good:
		damage.Copy, damage.Detail = "data", "restored from the WAL"
		err = restore(segment.Data, walBytes, offset)
	case dataCondition == wal.Good:
		damage.Copy, damage.Detail = "wal", "restored from the data segment"
		err = restore(segment.WAL, dataBytes, offset)
	default:
		damage.Copy, damage.Detail = "both", "damaged in the WAL and in the data segment: no copy to restore it from"
		return damage, true, nil
	}
	damage.Healed = err == nil
	return damage, true, err
}

// restore writes a copy and makes it durable.
func restore(f vfs.File, b []byte, offset int64) error {
	if _, err := f.WriteAt(b, offset); err != nil {
		return fmt.Errorf("restoring %d bytes at %d: %w", len(b), offset, err)
	}
	if err := f.Sync(); err != nil {
		return fmt.Errorf("%w: %w", ErrUnsynced, err)
	}
	return nil
}

// readAll reads size bytes; what lies past the end of the file is zero.
func readAll(f vfs.File, offset, size int64) ([]byte, error) {
	b := make([]byte, size)
	if _, err := f.ReadAt(b, offset); err != nil && !errors.Is(err, io.EOF) {
		return nil, err
	}
	return b, nil
}

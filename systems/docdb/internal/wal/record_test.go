package wal_test

import (
	"bytes"
	"testing"

	"docdb/internal/wal"
)

func record() (wal.Record, []byte) {
	r := wal.Record{LSN: 5, Batch: 4, Kind: wal.KindPut, ID: []byte("id-1"), Body: []byte(`{"a":1}`)}
	return r, wal.Append(nil, 3, r)
}

func TestRoundTrip(t *testing.T) {
	want, b := record()
	got, size, condition := wal.Decode(append(b, "more"...), 3)
	if condition != wal.Good || size != len(b) || size != wal.Size(4, 7) || size%8 != 0 ||
		got.LSN != want.LSN || got.Batch != want.Batch || got.Kind != want.Kind || !bytes.Equal(got.ID, want.ID) || !bytes.Equal(got.Body, want.Body) {
		t.Errorf("%+v, %d, %v", got, size, condition)
	}
}

// Every bit of a record is checked: none can change unnoticed, padding apart.
func TestEveryBitIsChecked(t *testing.T) {
	_, b := record()
	checked := wal.HeaderBytes + 4 + 7
	for bit := range checked * 8 {
		b[bit/8] ^= 1 << (bit % 8)
		_, _, condition := wal.Decode(b, 3)
		want := wal.Unreadable
		if bit/8 >= wal.HeaderBytes+4 {
			want = wal.BodyDamaged
		}
		if condition != want {
			t.Errorf("bit %d of byte %d: condition %v, want %v", bit%8, bit/8, condition, want)
		}
		b[bit/8] ^= 1 << (bit % 8)
	}
	if _, _, condition := wal.Decode(b, 4); condition != wal.Unreadable {
		t.Error("a record of another segment was accepted")
	}
}

func TestCutOff(t *testing.T) {
	_, b := record()
	for n := range len(b) {
		if _, _, condition := wal.Decode(b[:n], 3); condition == wal.Good {
			t.Errorf("%d of %d bytes were accepted", n, len(b))
		}
	}
}

func FuzzScan(f *testing.F) {
	_, b := record()
	header := wal.Header(3, 5)
	f.Add(append(bytes.Clone(header), b...), []byte{})
	f.Add([]byte{}, append(bytes.Clone(header), b...))
	f.Fuzz(func(t *testing.T, walBytes, dataBytes []byte) {
		scan, err := wal.ScanSegment(3, walBytes, func() ([]byte, error) { return dataBytes, nil })
		if err != nil {
			return
		}
		at := int64(wal.SegmentHeaderBytes)
		for _, e := range scan.Entries {
			if e.Offset != at || e.Size <= 0 {
				t.Fatalf("entry at %d of %d bytes, expected at %d", e.Offset, e.Size, at)
			}
			at += int64(e.Size)
		}
		if scan.End != at {
			t.Errorf("end %d, expected %d", scan.End, at)
		}
	})
}

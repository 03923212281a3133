package wal

import (
	"bytes"
	"slices"
)

// Entry is a place in a scanned segment.
type Entry struct {
	Record
	Offset int64
	Size   int
	// Condition is that of the better copy: Good, BodyDamaged (the document is
	// lost, its id is known) or Unreadable (a stretch of which nothing is known).
	Condition Condition
	// FromData: the WAL's copy is damaged, the data segment's is good.
	FromData bool
}

// Scan is what the two copies of a segment hold.
type Scan struct {
	Number   uint64
	FirstLSN uint64
	// Header: a good header was found in either copy.
	Header  bool
	Entries []Entry
	// End is the offset after the last entry.
	End int64
	// TailBytes is the length of what follows End in the WAL up to its last
	// byte that is not zero: a torn write, or damage that hides what it was.
	TailBytes int64
	// WALHeaderDamaged: the header is good in the data copy only.
	WALHeaderDamaged bool
	// WAL and Data are the scanned bytes; the entries alias them.
	WAL, Data []byte
}

// ScanSegment reads all records of a segment from its WAL copy, and from its
// data copy where the WAL's is damaged. data is called at most once, when it is
// needed.
func ScanSegment(number uint64, walBytes []byte, data func() ([]byte, error)) (*Scan, error) {
	s := &Scan{Number: number, End: SegmentHeaderBytes, WAL: walBytes}
	loaded := false
	load := func() ([]byte, error) {
		if loaded {
			return s.Data, nil
		}
		loaded = true
		var err error
		s.Data, err = data()
		return s.Data, err
	}
	firstLSN, ok, err := ParseHeader(walBytes, number)
	if err != nil {
		return nil, err
	}
	s.FirstLSN, s.Header = firstLSN, ok
	if !ok {
		d, err := load()
		if err != nil {
			return nil, err
		}
		if s.FirstLSN, s.Header, err = ParseHeader(d, number); err != nil {
			return nil, err
		}
		s.WALHeaderDamaged = s.Header
	}
	at := SegmentHeaderBytes
	for {
		entry, next, err := scanOne(number, walBytes, load, at)
		if err != nil {
			return nil, err
		}
		if next < 0 {
			break
		}
		s.Entries = append(s.Entries, entry)
		at = next
	}
	s.End = int64(at)
	if at < len(walBytes) {
		s.TailBytes = int64(len(TrimZeros(walBytes[at:])))
	}
	return s, nil
}

// scanOne reads what stands at the offset; next is negative at the end.
func scanOne(number uint64, walBytes []byte, load func() ([]byte, error), at int) (entry Entry, next int, err error) {
	r, size, condition := Decode(tail(walBytes, at), number)
	if condition == Good {
		return Entry{Record: r, Offset: int64(at), Size: size, Condition: Good}, at + size, nil
	}
	dataBytes, err := load()
	if err != nil {
		return Entry{}, 0, err
	}
	r2, size2, condition2 := Decode(tail(dataBytes, at), number)
	switch {
	case condition2 == Good:
		return Entry{Record: r2, Offset: int64(at), Size: size2, Condition: Good, FromData: true}, at + size2, nil
	case condition == BodyDamaged:
		return Entry{Record: r, Offset: int64(at), Size: size, Condition: BodyDamaged}, at + size, nil
	case condition2 == BodyDamaged:
		return Entry{Record: r2, Offset: int64(at), Size: size2, Condition: BodyDamaged}, at + size2, nil
	}
	next = -1
	for _, b := range [][]byte{walBytes, dataBytes} {
		if found := NextHeader(b, at+1, number); found >= 0 && (next < 0 || found < next) {
			next = found
		}
	}
	return Entry{Offset: int64(at), Size: next - at, Condition: Unreadable}, next, nil
}

func tail(b []byte, at int) []byte {
	if at >= len(b) {
		return nil
	}
	return b[at:]
}

// Empty reports whether neither copy holds anything of the segment.
func (s *Scan) Empty() bool { return !s.Header && len(s.Entries) == 0 && s.TailBytes == 0 }

// WholeWAL reports whether the WAL's copy has the header and all records undamaged.
func (s *Scan) WholeWAL() bool {
	damaged := func(e Entry) bool { return e.FromData || e.Condition != Good }
	return s.Header && !s.WALHeaderDamaged && !slices.ContainsFunc(s.Entries, damaged)
}

// DataShort reports whether the data copy was read and ends before the records.
func (s *Scan) DataShort() bool { return s.Data != nil && int64(len(s.Data)) < s.End }

var zeroBlock [64 << 10]byte

// TrimZeros cuts off the zeros at the end, which may be most of a segment: whole
// blocks of them are compared at once.
func TrimZeros(b []byte) []byte {
	for len(b) >= len(zeroBlock) && bytes.Equal(b[len(b)-len(zeroBlock):], zeroBlock[:]) {
		b = b[:len(b)-len(zeroBlock)]
	}
	return bytes.TrimRight(b, "\x00")
}

// Package wal is the format of a database's log: records in segments, each
// segment twice (the WAL file and its data file, byte for byte the same).
package wal

import (
	"bytes"
	"encoding/binary"
	"hash/crc32"
)

// Kind is what a record does.
type Kind uint8

// The kinds of records.
const (
	KindPut    Kind = 1
	KindDelete Kind = 2
	// KindVoid fills the place of a torn record, so that it is judged once.
	KindVoid Kind = 3
)

// HeaderBytes is the fixed part of a record:
//
//	 0 magic      u32  bytes that are no UTF-8, so that no document and no id holds them
//	 4 header CRC u32  over bytes 8–48 and the id
//	 8 segment    u64  the segment's number
//	16 LSN        u64  counts the database's records, without gaps
//	24 batch      u64  LSN of the first record of the same commit
//	32 body       u32  length
//	36 body CRC   u32
//	40 id         u16  length
//	42 kind       u8
//	43 zero       5 bytes
//	48 id, body, zeros to a multiple of 8
//
// Both checksums are CRC-32C (Castagnoli; RFC 3720, B.4).
const HeaderBytes = 48

const (
	magic = 0xC0DBFFFE // little endian on disk: FE FF DB C0
	align = 8
)

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

// Record is a decoded record. Its slices alias the buffer it was read from.
type Record struct {
	LSN, Batch uint64
	Kind       Kind
	ID, Body   []byte
}

// Size is the length of a record on disk.
func Size(idBytes, bodyBytes int) int {
	return (HeaderBytes + idBytes + bodyBytes + align - 1) &^ (align - 1)
}

// Append encodes a record for the given segment at the end of dst.
func Append(dst []byte, segment uint64, r Record) []byte {
	start := len(dst)
	le := binary.LittleEndian
	dst = le.AppendUint32(dst, magic)
	dst = le.AppendUint32(dst, 0)
	dst = le.AppendUint64(dst, segment)
	dst = le.AppendUint64(dst, r.LSN)
	dst = le.AppendUint64(dst, r.Batch)
	dst = le.AppendUint32(dst, uint32(len(r.Body)))
	dst = le.AppendUint32(dst, crc32.Checksum(r.Body, castagnoli))
	dst = le.AppendUint16(dst, uint16(len(r.ID)))
	dst = append(dst, byte(r.Kind), 0, 0, 0, 0, 0)
	dst = append(dst, r.ID...)
	le.PutUint32(dst[start+4:], crc32.Checksum(dst[start+8:], castagnoli))
	dst = append(dst, r.Body...)
	for (len(dst)-start)%align != 0 {
		dst = append(dst, 0)
	}
	return dst
}

// Condition is how much of a record can be trusted.
type Condition int

// The conditions.
const (
	// Unreadable: no header here whose checksum fits.
	Unreadable Condition = iota
	// BodyDamaged: the header and the id are good, the body is not (or is cut off).
	BodyDamaged
	// Good: both checksums fit.
	Good
)

// Decode reads the record at the start of b. With BodyDamaged, everything but
// Body can be trusted. The size is the record's length on disk, 0 when Unreadable.
func Decode(b []byte, segment uint64) (Record, int, Condition) {
	if len(b) < HeaderBytes {
		return Record{}, 0, Unreadable
	}
	le := binary.LittleEndian
	if le.Uint32(b) != magic || le.Uint64(b[8:]) != segment {
		return Record{}, 0, Unreadable
	}
	bodyLen, idLen := int(le.Uint32(b[32:])), int(le.Uint16(b[40:]))
	if len(b) < HeaderBytes+idLen || crc32.Checksum(b[8:HeaderBytes+idLen], castagnoli) != le.Uint32(b[4:]) {
		return Record{}, 0, Unreadable
	}
	r := Record{LSN: le.Uint64(b[16:]), Batch: le.Uint64(b[24:]), Kind: Kind(b[42]), ID: b[HeaderBytes : HeaderBytes+idLen]}
	size := Size(idLen, bodyLen)
	if len(b) < size {
		return r, size, BodyDamaged
	}
	body := b[HeaderBytes+idLen : HeaderBytes+idLen+bodyLen]
	if crc32.Checksum(body, castagnoli) != le.Uint32(b[36:]) {
		return r, size, BodyDamaged
	}
	r.Body = body
	return r, size, Good
}

// NextHeader returns the offset of the first readable header in b at or after
// from, or -1.
func NextHeader(b []byte, from int, segment uint64) int {
	for at := from; at < len(b); at++ {
		found := bytes.IndexByte(b[at:], byte(magic&0xFF)) // runs of zeros are skipped fast
		if found < 0 {
			return -1
		}
		at += found
		if at%align != 0 {
			continue
		}
		if _, _, condition := Decode(b[at:], segment); condition != Unreadable {
			return at
		}
	}
	return -1
}

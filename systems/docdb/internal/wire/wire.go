// Package wire is the byte format between a docdb client and its server.
//
// A connection starts with an 8-byte preamble in each direction. Then frames
// follow, little endian, any number in flight, answered in any order:
//
//	frame    := length u32 | payload (length bytes)
//	request  := requestID u64 | op u8 | dbLen u8 | idLen u16 | database | document id | body
//	response := requestID u64 | status u8 | 0 u8 | 0 u16 | phases 5 × u64 (ns) | body
//
// The body of a create or update is the JSON document; that of a heal or of
// the start of healing tracking is a JSON object of options. The body of an
// answer is the document, a JSON object (stats, reports), or, with any status
// but OK, a message for people.
package wire

import (
	"encoding/binary"
	"errors"
	"fmt"
)

// Preamble opens a connection in both directions; its last digit is the version.
const Preamble = "DOCDB/1\n"

// Limits that both sides keep.
const (
	MaxDocumentBytes = 16 << 20
	MaxDatabaseBytes = 64
	MaxIDBytes       = 512

	// LengthBytes is the size of the length in front of every payload.
	LengthBytes = 4
	// RequestHeaderBytes is the fixed part of a request's payload.
	RequestHeaderBytes = 12
	// ResponseHeaderBytes is the fixed part of a response's payload.
	ResponseHeaderBytes = 12 + phaseCount*8
	// MaxPayloadBytes bounds a payload in either direction.
	MaxPayloadBytes = MaxDocumentBytes + 64<<10

	phaseCount = 5
)

// Op is what a request asks for.
type Op uint8

// The operations.
const (
	OpPing Op = iota + 1
	OpCreateDatabase
	OpCreate
	OpRead
	OpUpdate
	OpDelete
	OpStats
	OpHeal
	OpStartTracking
	OpStopTracking
	OpTrackingStatus
	opEnd
)

var opNames = [opEnd]string{
	OpPing: "ping", OpCreateDatabase: "create-database", OpCreate: "create", OpRead: "read",
	OpUpdate: "update", OpDelete: "delete", OpStats: "stats", OpHeal: "heal",
	OpStartTracking: "start-tracking", OpStopTracking: "stop-tracking", OpTrackingStatus: "tracking-status",
}

// Valid reports whether the operation exists.
func (o Op) Valid() bool { return o > 0 && o < opEnd }

func (o Op) String() string {
	if !o.Valid() {
		return fmt.Sprintf("op %d", uint8(o))
	}
	return opNames[o]
}

// Status is how a request ended.
type Status uint8

// The statuses.
const (
	StatusOK Status = iota
	StatusNotFound
	StatusExists
	StatusUnknownDatabase
	StatusBadDocument
	StatusTooLarge
	StatusOverloaded
	StatusClosed
	StatusBadRequest
	StatusDamaged
	StatusIO
	StatusConflict
	statusEnd
)

// Valid reports whether the status exists.
func (s Status) Valid() bool { return s < statusEnd }

// Phases is where the server spent an operation's time, in nanoseconds.
//
// A write waits in the scheduler (queue), waits for the batch before its own
// (lock), is written to the WAL (wal), is made durable (sync), and is copied
// to the data segment and published in the index (apply). A read waits in the
// scheduler (queue), waits for its index shard (lock), and fetches and checks
// the record (apply).
type Phases struct {
	QueueNs, LockNs, WalNs, SyncNs, ApplyNs uint64
}

// Request is one decoded request. Its slices alias the payload.
type Request struct {
	RequestID    uint64
	Op           Op
	Database, ID []byte
	Body         []byte
}

// Response is one decoded response. Body aliases the payload.
type Response struct {
	RequestID uint64
	Status    Status
	Phases    Phases
	Body      []byte
}

// ErrMalformed is wrapped by every decoding error.
var ErrMalformed = errors.New("malformed frame")

// AppendRequest appends a whole frame to dst.
func AppendRequest(dst []byte, requestID uint64, op Op, database, id string, body []byte) []byte {
	le := binary.LittleEndian
	dst = le.AppendUint32(dst, uint32(RequestHeaderBytes+len(database)+len(id)+len(body)))
	dst = le.AppendUint64(dst, requestID)
	dst = append(dst, byte(op), byte(len(database)))
	dst = le.AppendUint16(dst, uint16(len(id)))
	dst = append(dst, database...)
	dst = append(dst, id...)
	return append(dst, body...)
}

// DecodeRequest reads a request's payload. The request id is set whenever the
// payload is long enough to hold it, so that an error can be answered.
func DecodeRequest(payload []byte) (Request, error) {
	var r Request
	if len(payload) >= 8 {
		r.RequestID = binary.LittleEndian.Uint64(payload)
	}
	if len(payload) < RequestHeaderBytes {
		return r, fmt.Errorf("%w: a request of %d bytes, shorter than its header of %d", ErrMalformed, len(payload), RequestHeaderBytes)
	}
	r.Op = Op(payload[8])
	dbLen := int(payload[9])
	idLen := int(binary.LittleEndian.Uint16(payload[10:]))
	rest := payload[RequestHeaderBytes:]
	if len(rest) < dbLen+idLen {
		return r, fmt.Errorf("%w: names of %d + %d bytes in a request that has %d left", ErrMalformed, dbLen, idLen, len(rest))
	}
	if !r.Op.Valid() {
		return r, fmt.Errorf("%w: unknown operation %d", ErrMalformed, payload[8])
	}
	r.Database, r.ID, r.Body = rest[:dbLen], rest[dbLen:dbLen+idLen], rest[dbLen+idLen:]
	return r, nil
}

// AppendResponseHeader appends the length and the fixed part of a response
// whose body of bodyBytes the caller appends next.
func AppendResponseHeader(dst []byte, requestID uint64, status Status, p Phases, bodyBytes int) []byte {
	le := binary.LittleEndian
	dst = le.AppendUint32(dst, uint32(ResponseHeaderBytes+bodyBytes))
	dst = le.AppendUint64(dst, requestID)
	dst = append(dst, byte(status), 0, 0, 0)
	for _, v := range [phaseCount]uint64{p.QueueNs, p.LockNs, p.WalNs, p.SyncNs, p.ApplyNs} {
		dst = le.AppendUint64(dst, v)
	}
	return dst
}

// DecodeResponse reads a response's payload.
func DecodeResponse(payload []byte) (Response, error) {
	if len(payload) < ResponseHeaderBytes {
		return Response{}, fmt.Errorf("%w: a response of %d bytes, shorter than its header of %d", ErrMalformed, len(payload), ResponseHeaderBytes)
	}
	le := binary.LittleEndian
	r := Response{RequestID: le.Uint64(payload), Status: Status(payload[8]), Body: payload[ResponseHeaderBytes:]}
	if !r.Status.Valid() {
		return r, fmt.Errorf("%w: unknown status %d", ErrMalformed, payload[8])
	}
	p := payload[12:]
	r.Phases = Phases{le.Uint64(p), le.Uint64(p[8:]), le.Uint64(p[16:]), le.Uint64(p[24:]), le.Uint64(p[32:])}
	return r, nil
}

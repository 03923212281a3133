// Package workload makes the operations of a load: deterministic for a seed, and with a known answer to
// each. Every worker owns a part of its database's keys, so what a key holds does not depend on the order
// in which the server happens to serve the workers.
package workload

import (
	"fmt"
	"math/rand/v2"
)

// missPercent is the share of reads, updates and deletes that ask for a deleted document, once there is one.
const missPercent = 2

// Op is one operation and the answer that a correct server gives.
type Op struct {
	Kind    Kind
	Key     string
	Version uint32 // what a create or update writes, and what a read must find
	Missing bool   // the document was deleted: the right answer is "not found"

	slot int // index of the key in its stream
}

// Stream is one worker's operations on one database. It is not safe for concurrent use.
type Stream struct {
	rng     *rand.Rand
	mix     Mix
	prefix  string // of the keys that this stream creates
	created int
	keys    []document
	live    []int // slots of the documents that exist
	dead    []int // slots of those that were deleted
}

type document struct {
	key     string
	version uint32
	at      int // position in live or dead; -1 when the document's state is unknown
}

// Share says which part of a database a stream owns.
type Share struct {
	Database  int    // index of the database, mixed into the seed
	Worker    int    // index of the worker within its database
	Workers   int    // workers of that database
	Documents int    // documents preloaded into the database
	Run       string // marks the keys that are created in this run, so that runs on one server don't collide
}

// NewStream starts the stream of one worker. The same seed, mix and share give the same operations.
func NewStream(seed uint64, mix Mix, share Share) *Stream {
	stream := &Stream{
		rng:    rand.New(rand.NewPCG(seed, uint64(share.Database)<<32|uint64(share.Worker))),
		mix:    mix,
		prefix: fmt.Sprintf("%s-%d", share.Run, share.Worker),
	}
	for i := share.Worker; i < share.Documents; i += share.Workers {
		stream.add(PreloadedKey(i))
	}
	return stream
}

// PreloadedKey names the i-th document of the data set. Its version is 0.
func PreloadedKey(i int) string { return fmt.Sprintf("doc-%08d", i) }

func (s *Stream) add(key string) int {
	slot := len(s.keys)
	s.keys = append(s.keys, document{key: key, at: len(s.live)})
	s.live = append(s.live, slot)
	return slot
}

// Next draws the next operation and takes it as done. When the server fails it, call Forget.
func (s *Stream) Next() Op {
	kind := s.mix.draw(s.rng)
	if kind == Create || (len(s.live) == 0 && len(s.dead) == 0) {
		slot := s.add(fmt.Sprintf("%s-%08d", s.prefix, s.created))
		s.created++
		return Op{Kind: Create, Key: s.keys[slot].key, slot: slot}
	}
	if len(s.live) == 0 || (len(s.dead) > 0 && s.rng.IntN(100) < missPercent) {
		slot := s.dead[s.rng.IntN(len(s.dead))]
		doc := &s.keys[slot]
		return Op{Kind: kind, Key: doc.key, Version: doc.version + 1, Missing: true, slot: slot}
	}
	slot := s.live[s.rng.IntN(len(s.live))]
	doc := &s.keys[slot]
	switch kind {
	case Update:
		doc.version++
	case Delete:
		s.live = s.remove(s.live, doc.at)
		doc.at = len(s.dead)
		s.dead = append(s.dead, slot)
	}
	return Op{Kind: kind, Key: doc.key, Version: doc.version, slot: slot}
}

// Forget drops an operation's document from the stream: after a failed operation nobody knows whether the
// server has applied it, so nothing can be expected of that key any more.
func (s *Stream) Forget(op Op) {
	doc := &s.keys[op.slot]
	if doc.at < 0 {
		return
	}
	if doc.at < len(s.live) && s.live[doc.at] == op.slot {
		s.live = s.remove(s.live, doc.at)
	} else {
		s.dead = s.remove(s.dead, doc.at)
	}
	doc.at = -1
}

// remove takes the entry at position at out of list by moving the last one into its place.
func (s *Stream) remove(list []int, at int) []int {
	last := len(list) - 1
	list[at] = list[last]
	s.keys[list[at]].at = at
	return list[:last]
}

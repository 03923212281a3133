// Package index maps document ids to the place of their newest record.
package index

import (
	"hash/maphash"
	"sync"
	"sync/atomic"
)

// Location is the place of a record in the log.
type Location struct {
	Segment uint64
	Offset  int64
	Bytes   int32 // the record's length on disk
	// Damaged: the newest record was found damaged in both copies.
	Damaged bool
}

const shardCount = 64

// Index is safe for concurrent use.
type Index struct {
	seed      maphash.Seed
	shards    [shardCount]shard
	documents atomic.Int64
	liveBytes atomic.Int64
}

type shard struct {
	mu sync.RWMutex
	m  map[string]Location
	_  [64]byte // a cache line of its own
}

// New makes an empty index.
func New() *Index {
	x := &Index{seed: maphash.MakeSeed()}
	for i := range x.shards {
		x.shards[i].m = make(map[string]Location)
	}
	return x
}

func (x *Index) shard(id []byte) *shard {
	return &x.shards[maphash.Bytes(x.seed, id)%shardCount]
}

// Get finds a document's record.
func (x *Index) Get(id []byte) (Location, bool) {
	s := x.shard(id)
	s.mu.RLock()
	loc, ok := s.m[string(id)]
	s.mu.RUnlock()
	return loc, ok
}

// Put sets a document's record.
func (x *Index) Put(id []byte, loc Location) {
	s := x.shard(id)
	s.mu.Lock()
	old, had := s.m[string(id)]
	s.m[string(id)] = loc
	s.mu.Unlock()
	if had {
		x.liveBytes.Add(int64(loc.Bytes) - int64(old.Bytes))
	} else {
		x.documents.Add(1)
		x.liveBytes.Add(int64(loc.Bytes))
	}
}

// Delete forgets a document.
func (x *Index) Delete(id []byte) {
	s := x.shard(id)
	s.mu.Lock()
	old, had := s.m[string(id)]
	delete(s.m, string(id))
	s.mu.Unlock()
	if had {
		x.documents.Add(-1)
		x.liveBytes.Add(-int64(old.Bytes))
	}
}

// PointsInto says whether a document's record starts in a stretch of a segment.
// It looks at every document.
func (x *Index) PointsInto(segment uint64, start, end int64) bool {
	for i := range x.shards {
		s := &x.shards[i]
		s.mu.RLock()
		for _, loc := range s.m {
			if loc.Segment == segment && loc.Offset >= start && loc.Offset < end {
				s.mu.RUnlock()
				return true
			}
		}
		s.mu.RUnlock()
	}
	return false
}

// Documents counts the documents.
func (x *Index) Documents() int64 { return x.documents.Load() }

// LiveBytes is the size of all current records on disk.
func (x *Index) LiveBytes() int64 { return x.liveBytes.Load() }

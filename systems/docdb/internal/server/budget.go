package server

import (
	"sync"
	"sync/atomic"
)

// budget bounds the bytes that requests and answers hold in a server.
type budget struct {
	limit   int64
	used    atomic.Int64
	waiting atomic.Int32
	mu      sync.Mutex
	freed   sync.Cond
	last    uint64 // who came last in the line
	served  uint64 // who had room last
}

func newBudget(limit int64) *budget {
	b := &budget{limit: limit}
	b.freed.L = &b.mu
	return b
}

// take waits until there is room for n bytes, in the order of arrival: else small
// requests would overtake a large one for ever. More than the limit fits when
// nothing else is held. Whoever waits holds up nobody's answer, so room comes.
func (b *budget) take(n int64) {
	if b.waiting.Load() == 0 && b.tryTake(n) {
		return
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	b.waiting.Add(1)
	b.last++
	place := b.last
	for b.served+1 != place || !b.tryTake(n) {
		b.freed.Wait()
	}
	b.served = place
	b.waiting.Add(-1)
	b.freed.Broadcast() // it is the next one's turn
}

func (b *budget) tryTake(n int64) bool {
	for {
		used := b.used.Load()
		if used > 0 && used+n > b.limit {
			return false
		}
		if b.used.CompareAndSwap(used, used+n) {
			return true
		}
	}
}

// owe takes bytes that are there anyway: the next who takes waits for them.
func (b *budget) owe(n int64) { b.used.Add(n) }

func (b *budget) give(n int64) {
	if n == 0 {
		return
	}
	b.used.Add(-n)
	if b.waiting.Load() > 0 {
		b.mu.Lock()
		b.freed.Broadcast()
		b.mu.Unlock()
	}
}

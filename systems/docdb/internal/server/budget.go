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
}

func newBudget(limit int64) *budget {
	b := &budget{limit: limit}
	b.freed.L = &b.mu
	return b
}

// take waits until there is room for n bytes. More than the limit fits when
// nothing else is held. Whoever waits holds up nobody's answer, so room comes.
func (b *budget) take(n int64) {
	if b.tryTake(n) {
		return
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	b.waiting.Add(1)
	defer b.waiting.Add(-1)
	for !b.tryTake(n) {
		b.freed.Wait()
	}
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

package server

import (
	"testing"
	"time"
)

// Whoever needs much room gets it before those who came later and need little.
func TestBudgetInTheOrderOfArrival(t *testing.T) {
	b := newBudget(10)
	b.take(5)
	taken := make(chan int64, 2)
	ask := func(n int64, waiting int32) {
		go func() {
			b.take(n)
			taken <- n
		}()
		for deadline := time.Now().Add(time.Minute); b.waiting.Load() < waiting && len(taken) == 0; time.Sleep(time.Millisecond) {
			if time.Now().After(deadline) {
				t.Fatalf("%d wait, not %d", b.waiting.Load(), waiting)
			}
		}
	}
	ask(8, 1)
	ask(5, 2) // there is room for it, and none beside the other
	b.give(5)
	first := <-taken
	b.give(first)
	if second := <-taken; first != 8 || second != 5 {
		t.Fatalf("%d was taken before %d", first, second)
	}
	b.give(5)
	b.take(10) // nothing is left behind
}

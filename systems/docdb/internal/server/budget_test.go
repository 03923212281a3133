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
	ask(1, 2)
	b.give(5)
	if first, second := <-taken, <-taken; first != 8 || second != 1 {
		t.Errorf("%d was taken before %d", first, second)
	}
	b.give(9)
	b.take(10) // nothing is left behind
}

package sched_test

import (
	"errors"
	"sync"
	"testing"

	"docdb/internal/sched"
)

type task struct {
	cost int
	run  func()
}

func (t task) Run(*sched.Worker) { t.run() }
func (t task) Cost() int         { return t.cost }

// blocker keeps the only worker busy until it is released.
func blocker(t *testing.T, s *sched.Scheduler) (release func()) {
	t.Helper()
	started, gate := make(chan struct{}), make(chan struct{})
	if _, err := s.NewQueue().Submit(task{1, func() { close(started); <-gate }}); err != nil {
		t.Fatal(err)
	}
	<-started
	return func() { close(gate) }
}

// A flooded database does not hold up another: a request that arrives behind a
// thousand of db1's waits for at most one turn of db1.
func TestFairUnderSkew(t *testing.T) {
	s := sched.New(1, 10_000)
	release := blocker(t, s)
	var order []string
	hot, cold := s.NewQueue(), s.NewQueue()
	submit := func(q *sched.Queue, name string, n, cost int) {
		for range n {
			if _, err := q.Submit(task{cost, func() { order = append(order, name) }}); err != nil {
				t.Fatal(err)
			}
		}
	}
	submit(hot, "hot", 1000, 2048)
	submit(cold, "cold", 4, 2048)
	release()
	s.Close()
	last := 0
	for i, name := range order {
		if name == "cold" {
			last = i
		}
	}
	if len(order) != 1004 || last > 11 {
		t.Errorf("the last of 4 cold requests ran as number %d of %d", last+1, len(order))
	}
}

// Turns are shared by cost: a database with requests sixteen times as large gets
// as many bytes, not as many requests.
func TestFairByCost(t *testing.T) {
	s := sched.New(1, 10_000)
	release := blocker(t, s)
	var costs [2]int
	var halfway [2]int
	total, seen := 0, 0
	queues := []*sched.Queue{s.NewQueue(), s.NewQueue()}
	add := func(i, n, cost int) {
		for range n {
			total++
			if _, err := queues[i].Submit(task{cost, func() {
				costs[i] += cost
				if seen++; seen == total/2 {
					halfway = costs
				}
			}}); err != nil {
				t.Fatal(err)
			}
		}
	}
	add(0, 1600, 2<<10)
	add(1, 100, 32<<10)
	release()
	s.Close()
	if ratio := float64(halfway[0]) / float64(halfway[1]); ratio < 0.8 || ratio > 1.25 {
		t.Errorf("after half of the requests the shares were %v", halfway)
	}
}

// A large request waits for the turns that it needs, whatever its line had before: a
// database that could save up turns for it would hold up the others with it.
func TestNothingIsSavedUpForLargeRequests(t *testing.T) {
	for name, test := range map[string]struct{ alone, small int }{
		"turns that ended with the line empty":        {alone: 200},
		"turns that ended with requests and not cost": {small: 2000},
	} {
		t.Run(name, func(t *testing.T) {
			s := sched.New(1, 10_000)
			hot, cold := s.NewQueue(), s.NewQueue()
			submit := func(q *sched.Queue, n, cost int, run func()) {
				for range n {
					if _, err := q.Submit(task{cost, run}); err != nil {
						t.Fatal(err)
					}
				}
			}
			ran := make(chan struct{})
			for range test.alone {
				submit(hot, 1, 1, func() { ran <- struct{}{} })
				<-ran
			}
			release := blocker(t, s)
			colds := 0
			var before []int // each large request: cold ones since the one before it
			submit(hot, test.small, 1100, func() {})
			submit(hot, 3, 64*sched.QuantumCost, func() { before = append(before, colds); colds = 0 })
			submit(cold, 5000, 1100, func() { colds++ })
			release()
			s.Close()
			// 64 turns of 8 requests; a part of a turn may be left from the one before.
			if len(before) != 3 || min(before[0], before[1], before[2]) < 62*8 {
				t.Errorf("%v cold requests ran between large ones that cost 64 turns", before)
			}
		})
	}
}

func TestEveryTaskRunsOnce(t *testing.T) {
	s := sched.New(4, 100_000)
	var mu sync.Mutex
	ran := map[int]int{}
	var submitters sync.WaitGroup
	for q := range 3 {
		queue := s.NewQueue()
		for w := range 4 {
			submitters.Go(func() {
				for i := range 500 {
					id := q<<20 | w<<16 | i
					cost := 1024
					if i%100 == 0 {
						cost = 1 << 20 // needs the deficit of many turns
					}
					if _, err := queue.Submit(task{cost, func() { mu.Lock(); ran[id]++; mu.Unlock() }}); err != nil {
						t.Error(err)
					}
				}
			})
		}
	}
	submitters.Wait()
	s.Close()
	if len(ran) != 6000 {
		t.Errorf("%d of 6000 tasks ran", len(ran))
	}
	for id, n := range ran {
		if n != 1 {
			t.Errorf("task %d ran %d times", id, n)
		}
	}
}

func TestLimitAndClose(t *testing.T) {
	s := sched.New(1, 2)
	release := blocker(t, s)
	q := s.NewQueue()
	none := task{1, func() {}}
	if n, err := q.Submit(none, none, none); n != 2 || !errors.Is(err, sched.ErrFull) {
		t.Errorf("took %d, %v", n, err)
	}
	release()
	s.Close()
	if _, err := q.Submit(none); !errors.Is(err, sched.ErrClosed) {
		t.Errorf("after Close: %v", err)
	}
}

// Package sched shares a pool of workers out over databases, fairly: a database
// that is flooded waits behind its own requests, not the others behind it.
package sched

import (
	"errors"
	"sync"
)

// What submitting can end with.
var (
	ErrFull   = errors.New("too many requests wait")
	ErrClosed = errors.New("scheduler closed")
)

// Task is a piece of work. Cost is its share of a turn, in bytes.
type Task interface {
	Run(worker *Worker)
	Cost() int
}

// Worker is a pool worker's own scratch space.
type Worker struct {
	Buffer []byte
}

// QuantumCost is what a database may spend in one turn (deficit round robin:
// Shreedhar and Varghese, SIGCOMM 1995). A turn is a few small requests, or the
// saved-up turns that one large document needs.
const QuantumCost = 16 << 10

// turnTasks bounds a turn in requests, so that what a turn takes stays short.
const turnTasks = 8

// Queue is one database's line. Make it with NewQueue.
type Queue struct {
	scheduler *Scheduler
	tasks     ring
	deficit   int
	active    bool   // in the scheduler's circle
	next      *Queue // in the circle
}

// Scheduler is the pool and the circle of queues that have work.
type Scheduler struct {
	mu       sync.Mutex
	work     sync.Cond
	head     *Queue // the circle of active queues, as a line: taken in front, put back behind
	tail     *Queue
	idle     int
	closed   bool
	limit    int
	finished sync.WaitGroup
}

// New starts a pool of workers; limit bounds each queue's length.
func New(workers, limit int) *Scheduler {
	s := &Scheduler{limit: limit}
	s.work.L = &s.mu
	for range workers {
		s.finished.Go(s.run)
	}
	return s
}

// NewQueue makes a database's queue.
func (s *Scheduler) NewQueue() *Queue { return &Queue{scheduler: s} }

// Submit puts tasks at the end of the queue and returns how many it took.
func (q *Queue) Submit(tasks ...Task) (int, error) {
	s := q.scheduler
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.closed {
		return 0, ErrClosed
	}
	for i, t := range tasks {
		if q.tasks.len() >= s.limit {
			return i, ErrFull
		}
		q.tasks.push(t)
	}
	if !q.active && q.tasks.len() > 0 {
		q.active = true
		s.putBack(q)
		if s.idle > 0 {
			s.work.Signal()
		}
	}
	return len(tasks), nil
}

func (s *Scheduler) putBack(q *Queue) {
	q.next = nil
	if s.tail == nil {
		s.head = q
	} else {
		s.tail.next = q
	}
	s.tail = q
}

func (s *Scheduler) run() {
	var worker Worker
	var turn []Task
	for {
		turn = s.take(turn[:0])
		if len(turn) == 0 {
			return
		}
		for i, t := range turn {
			t.Run(&worker)
			turn[i] = nil
		}
	}
}

// take waits for the next queue in the circle and takes a turn's tasks from it.
// The queue goes back behind the others at once, so that other workers can take
// its next turn meanwhile.
func (s *Scheduler) take(turn []Task) []Task {
	s.mu.Lock()
	defer s.mu.Unlock()
	for {
		for s.head == nil {
			if s.closed {
				return nil
			}
			s.idle++
			s.work.Wait()
			s.idle--
		}
		q := s.head
		s.head = q.next
		if s.head == nil {
			s.tail = nil
		}
		q.deficit += QuantumCost
		for q.tasks.len() > 0 && len(turn) < turnTasks && q.tasks.front().Cost() <= q.deficit {
			t := q.tasks.pop()
			q.deficit -= t.Cost()
			turn = append(turn, t)
		}
		if q.tasks.len() > 0 {
			// The rest is kept for a task that costs more. What is left when turnTasks ends
			// a turn would grow with every turn of a line that never ends.
			if q.tasks.front().Cost() <= q.deficit {
				q.deficit = 0
			}
			s.putBack(q)
			if s.idle > 0 {
				s.work.Signal()
			}
		} else {
			q.active = false
			q.deficit = 0
		}
		if len(turn) > 0 {
			return turn
		}
	}
}

// Close runs what is queued, then ends the workers.
func (s *Scheduler) Close() {
	s.mu.Lock()
	s.closed = true
	s.work.Broadcast()
	s.mu.Unlock()
	s.finished.Wait()
}

// ring is a queue of tasks that reuses its space.
type ring struct {
	items []Task
	first int
	count int
}

func (r *ring) len() int    { return r.count }
func (r *ring) front() Task { return r.items[r.first] }

func (r *ring) push(t Task) {
	if r.count == len(r.items) {
		grown := make([]Task, max(16, 2*len(r.items)))
		for i := range r.count {
			grown[i] = r.items[(r.first+i)%len(r.items)]
		}
		r.items, r.first = grown, 0
	}
	r.items[(r.first+r.count)%len(r.items)] = t
	r.count++
}

func (r *ring) pop() Task {
	t := r.items[r.first]
	r.items[r.first] = nil
	r.first = (r.first + 1) % len(r.items)
	r.count--
	return t
}

package drive

import (
	"docdb/internal/loadgen/workload"
)

// Record is one operation as it was measured. Times are in nanoseconds, StartNs since the epoch of its run.
type Record struct {
	StartNs   int64 // intended start in an open loop, actual start in a closed one
	LatencyNs int64 // from StartNs to the answer
	Kind      workload.Kind
	Outcome   Outcome
}

// EndNs is when the answer was there, since the epoch of the run.
func (r Record) EndNs() int64 { return r.StartNs + r.LatencyNs }

// chunkRecords is small enough that a fresh chunk is no pause in the measured loop, and growing the log
// never copies what is in it.
const chunkRecords = 1 << 13

// Log holds every operation of one worker, in the order measured.
type Log struct {
	chunks     [][]Record
	phases     [][]Phases
	withPhases bool
	count      int
}

// NewLog makes an empty log. Phases cost 40 bytes an operation; a log without them drops them.
func NewLog(withPhases bool) *Log { return &Log{withPhases: withPhases} }

// Add appends an operation.
func (l *Log) Add(record Record, times Phases) {
	if l.count%chunkRecords == 0 {
		l.chunks = append(l.chunks, make([]Record, 0, chunkRecords))
		if l.withPhases {
			l.phases = append(l.phases, make([]Phases, 0, chunkRecords))
		}
	}
	last := len(l.chunks) - 1
	l.chunks[last] = append(l.chunks[last], record)
	if l.withPhases {
		l.phases[last] = append(l.phases[last], times)
	}
	l.count++
}

// Len is the number of operations recorded.
func (l *Log) Len() int { return l.count }

// All yields the records in the order measured.
func (l *Log) All(yield func(Record) bool) {
	for _, chunk := range l.chunks {
		for _, record := range chunk {
			if !yield(record) {
				return
			}
		}
	}
}

// AllPhases yields each record with its phases, in the order measured; the log must have been made for them.
func (l *Log) AllPhases(yield func(Record, Phases) bool) {
	for i, chunk := range l.chunks {
		for j, record := range chunk {
			if !yield(record, l.phases[i][j]) {
				return
			}
		}
	}
}

// LastEndNs is when the last operation ended; false when there is none.
func (l *Log) LastEndNs() (int64, bool) {
	if l.count == 0 {
		return 0, false
	}
	chunk := l.chunks[len(l.chunks)-1]
	return chunk[len(chunk)-1].EndNs(), true
}

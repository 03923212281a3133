package drive

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"time"

	"docdb/internal/loadgen/workload"
)

// maxFailuresInARow ends a worker whose store is gone: going on would only measure how fast it fails.
const maxFailuresInARow = 20

// ErrStoreGone ends a drive in which a worker got nothing but errors.
var ErrStoreGone = errors.New("the store answers with nothing but errors")

// Errors counts failed operations of one kind; they have no latency.
type Errors struct {
	Count   int
	Example string // the first one's message
}

// ErrorKey says what failed and how.
type ErrorKey struct {
	Op   workload.Kind
	Kind string
}

// Worker drives one stream through one session.
type Worker struct {
	Database      int
	DocumentBytes int
	Stream        *workload.Stream
	Session       Session
	Log           *Log
	Errors        map[ErrorKey]*Errors
	Lag           []int64 // open loop: how late the generator itself was, for operations that found the worker idle

	checksum uint32
	inARow   int
	body     []byte
	expected []byte
}

// NewWorker makes a worker with an empty log.
func NewWorker(database, documentBytes int, stream *workload.Stream, session Session, withPhases bool) *Worker {
	return &Worker{
		Database:      database,
		DocumentBytes: documentBytes,
		Stream:        stream,
		Session:       session,
		Log:           NewLog(withPhases),
		Errors:        map[ErrorKey]*Errors{},
	}
}

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

// step does the next operation. Once its body is made, start waits for the moment at which it starts and
// gives it in nanoseconds since epoch; it gives up when ctx ends.
func (w *Worker) step(ctx context.Context, epoch time.Time, start func() (int64, error)) error {
	op := w.Stream.Next()
	var body []byte
	if op.Kind == workload.Create || op.Kind == workload.Update {
		w.body = workload.Document(w.body, op.Key, op.Version, w.DocumentBytes)
		body = w.body
	}
	startNs, err := start()
	if err != nil {
		return err
	}
	answer, err := w.Session.Do(ctx, op, body)
	latencyNs := int64(time.Since(epoch)) - startNs
	if err == nil {
		err = w.check(op, answer)
	}
	if err != nil {
		return w.failed(ctx, op, err)
	}
	w.inARow = 0
	w.Log.Add(Record{StartNs: startNs, LatencyNs: latencyNs, Kind: op.Kind, Outcome: answer.Outcome}, answer.Phases)
	w.sum(op, answer.Outcome)
	return nil
}

// check compares an answer with what the stream knows. A wrong answer is an error, never a latency.
func (w *Worker) check(op workload.Op, answer Answer) error {
	want := OK
	if op.Missing {
		want = NotFound
	}
	if answer.Outcome != want {
		return &Failure{"wrong-answer", fmt.Errorf("%s %s: answered %s, expected %s", op.Kind, op.Key, answer.Outcome, want)}
	}
	if op.Kind == workload.Read && !op.Missing {
		w.expected = workload.Document(w.expected, op.Key, op.Version, w.DocumentBytes)
		if !bytes.Equal(answer.Body, w.expected) {
			return &Failure{"wrong-content", fmt.Errorf("read %s: %d bytes that are not version %d of the document",
				op.Key, len(answer.Body), op.Version)}
		}
	}
	return nil
}

func (w *Worker) failed(ctx context.Context, op workload.Op, err error) error {
	if ctx.Err() != nil {
		return ctx.Err() // the caller's own end, not the store's failure
	}
	w.Stream.Forget(op)
	key := ErrorKey{op.Kind, failureKind(err)}
	if w.Errors[key] == nil {
		w.Errors[key] = &Errors{Example: err.Error()}
	}
	w.Errors[key].Count++
	w.inARow++
	if w.inARow >= maxFailuresInARow {
		return fmt.Errorf("%w: %d in a row, the last one: %w", ErrStoreGone, w.inARow, err)
	}
	return nil
}

// sum folds a verified operation into the worker's CRC-32C: what was asked, what was answered, which version.
func (w *Worker) sum(op workload.Op, outcome Outcome) {
	var head [6]byte
	head[0], head[1] = byte(op.Kind), byte(outcome)
	binary.LittleEndian.PutUint32(head[2:], op.Version)
	w.checksum = crc32.Update(w.checksum, castagnoli, head[:])
	w.checksum = crc32.Update(w.checksum, castagnoli, []byte(op.Key))
}

// Checksum joins the workers' CRC-32C values in their order. When every worker does the same number of
// operations it depends on the seed alone, however the server serves them.
func Checksum(workers []*Worker) uint32 {
	var sum uint32
	var word [4]byte
	for _, w := range workers {
		binary.LittleEndian.PutUint32(word[:], w.checksum)
		sum = crc32.Update(sum, castagnoli, word[:])
	}
	return sum
}

// Restart gives what was recorded so far and goes on with an empty log: the warm-up is over. Errors and the
// checksum stay, since a wrong answer is one whenever it comes.
func (w *Worker) Restart() *Log {
	before := w.Log
	w.Log = NewLog(before.withPhases)
	w.Lag = nil
	return before
}

// Package crash checks a database against what it acknowledged, across crashes.
package crash

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
)

// ErrNotFound is how a Store says that a document does not exist.
var ErrNotFound = errors.New("not found")

// Store is a database under test. Any error but ErrNotFound of Read means that
// the outcome is not known.
type Store interface {
	Create(id string, document []byte) error
	Update(id string, document []byte) error
	Delete(id string) error
	Read(id string) ([]byte, error)
}

// Worker writes documents that no other worker touches, one write at a time,
// and remembers what was acknowledged.
type Worker struct {
	name    string
	rng     *rand.Rand
	acked   map[string][]byte // nil: acknowledged as deleted
	pending *attempt
	version int
	IDs     int // documents that it writes
	Acked   int // writes acknowledged
}

// attempt is a write whose acknowledgement did not come.
type attempt struct {
	id       string
	document []byte // nil: a deletion
}

// NewWorker makes a worker whose choices depend on the seed alone.
func NewWorker(name string, seed uint64) *Worker {
	return &Worker{name: name, rng: rand.New(rand.NewPCG(seed, 1)), acked: map[string][]byte{}, IDs: 40}
}

// Run writes until a write fails or the count is reached.
func (w *Worker) Run(store Store, writes int) error {
	for range writes {
		if err := w.step(store); err != nil {
			return err
		}
	}
	return nil
}

func (w *Worker) step(store Store) error {
	id := fmt.Sprintf("%s-%d", w.name, w.rng.IntN(w.IDs))
	exists := w.acked[id] != nil
	w.version++
	document := w.document(id)
	var err error
	switch {
	case !exists:
		w.pending = &attempt{id, document}
		err = store.Create(id, document)
	case w.rng.IntN(3) == 0:
		document = nil
		w.pending = &attempt{id, nil}
		err = store.Delete(id)
	default:
		w.pending = &attempt{id, document}
		err = store.Update(id, document)
	}
	if err != nil {
		return err
	}
	w.acked[id] = document
	w.pending = nil
	w.Acked++
	return nil
}

// document is a JSON document that differs in every version, of a length from a
// few bytes to several sectors.
func (w *Worker) document(id string) []byte {
	filler := strings.Repeat(fmt.Sprintf("%d.", w.version), 1+w.rng.IntN(600))
	return fmt.Appendf(nil, `{"id":%q,"version":%d,"filler":%q}`, id, w.version, filler)
}

// Check reads every document of the worker and returns what is wrong: a lost or
// changed acknowledged write, half a document, a document that was never
// written. A write under way at the crash may or may not have happened; which of
// the two is remembered, and must stay so.
func (w *Worker) Check(store Store) error {
	var errs []error
	for n := range w.IDs {
		id := fmt.Sprintf("%s-%d", w.name, n)
		got, err := store.Read(id)
		if errors.Is(err, ErrNotFound) {
			got, err = nil, nil
		}
		if err != nil {
			errs = append(errs, fmt.Errorf("reading %s: %w", id, err))
			continue
		}
		if bytes.Equal(got, w.acked[id]) {
			continue
		}
		if w.pending != nil && w.pending.id == id && bytes.Equal(got, w.pending.document) {
			w.acked[id] = w.pending.document
			continue
		}
		errs = append(errs, fmt.Errorf("%s: acknowledged %s, found %s", id, brief(w.acked[id]), brief(got)))
	}
	w.pending = nil
	return errors.Join(errs...)
}

// Documents counts the documents that must exist, after Check.
func (w *Worker) Documents() int {
	n := 0
	for _, document := range w.acked {
		if document != nil {
			n++
		}
	}
	return n
}

func brief(document []byte) string {
	if document == nil {
		return "nothing"
	}
	if len(document) > 48 {
		return fmt.Sprintf("%d bytes %s…", len(document), document[:48])
	}
	return string(document)
}

package server

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"sync"
	"time"
	"unicode/utf8"

	"docdb/internal/engine"
	"docdb/internal/heal"
	"docdb/internal/sched"
	"docdb/internal/wire"
)

// request is one request on its way through the server.
type request struct {
	wire.Request
	conn     *conn
	payload  []byte
	held     int // bytes that it was charged for: its frame, and what it reads
	database *engine.Database
	queuedAt time.Time
	queueNs  uint64
	write    engine.Write
}

var requests sync.Pool

func newRequest(c *conn) *request {
	r, ok := requests.Get().(*request)
	if !ok {
		r = &request{}
		r.write.Done = func(w *engine.Write) { r.finish(w.Err, w.Phases, nil) }
	}
	r.conn = c
	return r
}

// finish answers and gives the request back.
func (r *request) finish(err error, phases wire.Phases, body []byte) {
	phases.QueueNs = r.queueNs
	status := statusOf(err)
	if err != nil {
		body = nil
		if status != wire.StatusNotFound && status != wire.StatusExists {
			body = []byte(err.Error())
		}
	}
	r.conn.reply(r.RequestID, status, phases, r.held, body)
	r.conn, r.database, r.queueNs, r.held = nil, nil, 0, 0
	r.write.Phases, r.write.ID, r.write.Body = wire.Phases{}, nil, nil
	if cap(r.payload) > keptBufferBytes {
		r.payload = nil
	}
	requests.Put(r)
}

var errUnknownDatabase = errors.New("unknown database")

// badRequest and badDocument carry their own message.
type (
	badRequest  string
	badDocument string
	tooLarge    string
)

func (e badRequest) Error() string  { return string(e) }
func (e badDocument) Error() string { return string(e) }
func (e tooLarge) Error() string    { return string(e) }

func statusOf(err error) wire.Status {
	var (
		request  badRequest
		document badDocument
		large    tooLarge
	)
	switch {
	case err == nil:
		return wire.StatusOK
	case errors.Is(err, engine.ErrNotFound):
		return wire.StatusNotFound
	case errors.Is(err, engine.ErrExists):
		return wire.StatusExists
	case errors.Is(err, errUnknownDatabase):
		return wire.StatusUnknownDatabase
	case errors.As(err, &document):
		return wire.StatusBadDocument
	case errors.As(err, &large):
		return wire.StatusTooLarge
	case errors.As(err, &request), errors.Is(err, wire.ErrMalformed), errors.Is(err, engine.ErrBadName):
		return wire.StatusBadRequest
	case errors.Is(err, sched.ErrFull), errors.Is(err, engine.ErrOverloaded):
		return wire.StatusOverloaded
	case errors.Is(err, sched.ErrClosed), errors.Is(err, engine.ErrClosed), errors.Is(err, context.Canceled): // a pass that the stop ended
		return wire.StatusClosed
	case errors.Is(err, engine.ErrDamaged):
		return wire.StatusDamaged
	case errors.Is(err, heal.ErrTracking), errors.Is(err, heal.ErrNotTracking):
		return wire.StatusConflict
	}
	return wire.StatusIO
}

// handle decodes a request and sends it to where it is worked on.
func (s *Server) handle(r *request) {
	var err error
	if r.Request, err = wire.DecodeRequest(r.payload); err != nil {
		r.finish(err, wire.Phases{}, nil)
		return
	}
	switch r.Op {
	case wire.OpPing:
		r.finish(nil, wire.Phases{}, nil)
	case wire.OpCreate, wire.OpRead, wire.OpUpdate, wire.OpDelete:
		if err := s.schedule(r); err != nil {
			r.finish(err, wire.Phases{}, nil)
		}
	default:
		s.admin <- struct{}{}
		go func() {
			defer func() { <-s.admin }()
			body, err := s.administer(r)
			r.finish(err, wire.Phases{}, body)
		}()
	}
}

func (s *Server) schedule(r *request) error {
	if r.database = s.store.Database(r.Database); r.database == nil {
		return fmt.Errorf("%w: %q", errUnknownDatabase, r.Database)
	}
	switch {
	case len(r.ID) == 0:
		return badRequest("a document id has at least one byte")
	case len(r.ID) > wire.MaxIDBytes:
		return tooLarge(fmt.Sprintf("a document id of %d bytes, at most %d", len(r.ID), wire.MaxIDBytes))
	case len(r.Body) > wire.MaxDocumentBytes:
		return tooLarge(fmt.Sprintf("a document of %d bytes, at most %d", len(r.Body), wire.MaxDocumentBytes))
	case !utf8.Valid(r.ID):
		return badRequest("a document id is UTF-8")
	}
	if r.Op == wire.OpRead {
		r.conn.hold(r, r.database.SizeOf(r.ID))
	}
	r.queuedAt = time.Now()
	_, err := s.queue(r.database).Submit(r)
	return err
}

// Cost implements sched.Task: what the request holds, and its own handling. A read
// holds the document that it was asked for; it is charged for that before it waits.
func (r *request) Cost() int { return 1024 + r.held }

// Run implements sched.Task.
func (r *request) Run(worker *sched.Worker) {
	r.queueNs = uint64(time.Since(r.queuedAt))
	if r.Op == wire.OpRead {
		document, buffer, phases, err := r.database.Read(r.ID, worker.Buffer)
		if cap(buffer) <= keptBufferBytes {
			worker.Buffer = buffer
		}
		r.finish(err, phases, document)
		return
	}
	r.write.ID, r.write.Body = r.ID, r.Body
	switch r.Op {
	case wire.OpCreate:
		r.write.Kind = engine.WriteCreate
	case wire.OpUpdate:
		r.write.Kind = engine.WriteUpdate
	default:
		r.write.Kind, r.write.Body = engine.WriteDelete, nil
	}
	if r.Op != wire.OpDelete {
		if err := checkDocument(r.Body); err != nil {
			r.finish(err, wire.Phases{}, nil)
			return
		}
	}
	if err := r.database.Submit(&r.write); err != nil {
		r.finish(err, wire.Phases{}, nil)
	}
}

// checkDocument accepts one JSON value in UTF-8 (RFC 8259).
func checkDocument(body []byte) error {
	if !utf8.Valid(body) {
		return badDocument("the document is not UTF-8")
	}
	if json.Valid(body) {
		return nil
	}
	var value json.RawMessage
	err := json.Unmarshal(body, &value)
	var syntax *json.SyntaxError
	if errors.As(err, &syntax) {
		return badDocument(fmt.Sprintf("the document is not JSON: %s at byte %d", syntax, syntax.Offset))
	}
	return badDocument(fmt.Sprintf("the document is not JSON: %v", err))
}

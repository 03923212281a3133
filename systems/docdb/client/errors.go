package client

import (
	"errors"
	"fmt"

	"docdb/internal/wire"
)

// What an operation can end with; test with errors.Is.
var (
	ErrNotFound        = errors.New("document not found")
	ErrExists          = errors.New("already exists")
	ErrUnknownDatabase = errors.New("unknown database")
	ErrBadDocument     = errors.New("not a JSON document")
	ErrTooLarge        = errors.New("too large")
	ErrOverloaded      = errors.New("server overloaded")
	ErrClosed          = errors.New("connection closed")
	ErrBadRequest      = errors.New("bad request")
	ErrDamaged         = errors.New("document damaged and no good copy left")
	ErrIO              = errors.New("server I/O error")
	ErrConflict        = errors.New("conflicting state")
	ErrTimeout         = errors.New("no answer in time")
)

var statusErrors = map[wire.Status]error{
	wire.StatusNotFound:        ErrNotFound,
	wire.StatusExists:          ErrExists,
	wire.StatusUnknownDatabase: ErrUnknownDatabase,
	wire.StatusBadDocument:     ErrBadDocument,
	wire.StatusTooLarge:        ErrTooLarge,
	wire.StatusOverloaded:      ErrOverloaded,
	wire.StatusClosed:          ErrClosed,
	wire.StatusBadRequest:      ErrBadRequest,
	wire.StatusDamaged:         ErrDamaged,
	wire.StatusIO:              ErrIO,
	wire.StatusConflict:        ErrConflict,
}

// statusError is the error of an answer whose status is not OK. The two
// frequent outcomes carry no message, so that they cost no allocation.
func statusError(status wire.Status, message []byte) error {
	kind, ok := statusErrors[status]
	if !ok {
		return fmt.Errorf("status %d that this client does not know: %s", status, message)
	}
	if len(message) == 0 {
		return kind
	}
	return fmt.Errorf("%w: %s", kind, message)
}

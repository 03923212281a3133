// Package drive runs a workload against a store and records every operation.
package drive

import (
	"context"
	"errors"

	"docdb/internal/loadgen/workload"
)

// Outcome is how a store answered. Everything else is an error.
type Outcome uint8

// The answers that a store can give.
const (
	OK Outcome = iota
	NotFound
	Exists
	outcomes
)

// Outcomes lists every outcome.
var Outcomes = [outcomes]Outcome{OK, NotFound, Exists}

func (o Outcome) String() string { return [outcomes]string{"ok", "not-found", "exists"}[o] }

// Phase is a named part of an operation's latency, as the server measured it.
type Phase uint8

// The phases of an operation in the order in which they pass.
const (
	QueueWait Phase = iota
	Lock
	WAL
	Sync
	Apply
	phases
)

// AllPhases lists every phase.
var AllPhases = [phases]Phase{QueueWait, Lock, WAL, Sync, Apply}

func (p Phase) String() string {
	return [phases]string{"queue-wait", "lock", "wal", "sync", "apply"}[p]
}

// Phases holds the time of each phase in nanoseconds.
type Phases [phases]int64

// Answer is what a store said to one operation.
type Answer struct {
	Outcome Outcome
	Body    []byte // of a read; valid until the session's next operation
	Phases  Phases
}

// Session is one worker's way to a store. Do carries out one operation; body is what a create or an update
// writes, and nil otherwise. Sessions are used by one goroutine at a time.
type Session interface {
	Do(ctx context.Context, op workload.Op, body []byte) (Answer, error)
	Close() error
}

// Failure is an error with the kind under which it is counted: lower case, digits and hyphens.
type Failure struct {
	Kind string
	Err  error
}

func (f *Failure) Error() string { return f.Kind + ": " + f.Err.Error() }

// Unwrap gives the cause.
func (f *Failure) Unwrap() error { return f.Err }

func failureKind(err error) string {
	var failure *Failure
	switch {
	case errors.As(err, &failure):
		return failure.Kind
	case errors.Is(err, context.DeadlineExceeded):
		return "timeout"
	default:
		return "failed"
	}
}

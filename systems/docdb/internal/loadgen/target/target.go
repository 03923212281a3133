// Package target drives a docdb server through its client.
package target

import (
	"context"
	"errors"
	"fmt"
	"time"

	"docdb/client"
	"docdb/internal/loadgen/drive"
	"docdb/internal/loadgen/workload"
)

// operationTimeout bounds one operation: far above any latency that is worth measuring.
const operationTimeout = 30 * time.Second

// Server is a running docdb server.
type Server struct {
	load    *client.Client // for the operations
	control *client.Client // for everything else, so that it never waits behind them
}

// Connect dials a server. connections is the size of the pool that all sessions share; 0 dials a
// connection for every operation.
func Connect(ctx context.Context, socket string, connections int) (*Server, error) {
	control, err := client.Dial(ctx, client.Options{Address: socket, Connections: 1, Timeout: operationTimeout})
	if err != nil {
		return nil, err
	}
	load, err := client.Dial(ctx, client.Options{Address: socket, Connections: connections, Timeout: operationTimeout})
	if err != nil {
		return nil, errors.Join(err, control.Close())
	}
	return &Server{load, control}, nil
}

// Close breaks the connections.
func (s *Server) Close() error { return errors.Join(s.load.Close(), s.control.Close()) }

// CreateDatabase makes a database unless it is there.
func (s *Server) CreateDatabase(ctx context.Context, name string) error {
	if err := s.control.CreateDatabase(ctx, name); err != nil && !errors.Is(err, client.ErrExists) {
		return fmt.Errorf("database %s: %w", name, err)
	}
	return nil
}

// Session gives one worker its way to a database.
func (s *Server) Session(database string) drive.Session { return &session{s.load, database} }

type session struct {
	client   *client.Client
	database string
}

func (s *session) Do(ctx context.Context, op workload.Op, body []byte) (drive.Answer, error) {
	var answer drive.Answer
	var phases client.Phases
	var err error
	switch op.Kind {
	case workload.Create:
		phases, err = s.client.Create(ctx, s.database, op.Key, body)
	case workload.Read:
		answer.Body, phases, err = s.client.Read(ctx, s.database, op.Key)
	case workload.Update:
		phases, err = s.client.Update(ctx, s.database, op.Key, body)
	case workload.Delete:
		phases, err = s.client.Delete(ctx, s.database, op.Key)
	}
	answer.Phases = drive.Phases{
		drive.QueueWait: int64(phases.QueueNs), drive.Lock: int64(phases.LockNs), drive.WAL: int64(phases.WalNs),
		drive.Sync: int64(phases.SyncNs), drive.Apply: int64(phases.ApplyNs),
	}
	switch {
	case errors.Is(err, client.ErrNotFound):
		answer.Outcome = drive.NotFound
	case errors.Is(err, client.ErrExists):
		answer.Outcome = drive.Exists
	case err != nil:
		return drive.Answer{}, &drive.Failure{Kind: failureKind(err), Err: err}
	}
	return answer, nil
}

func (s *session) Close() error { return nil } // the connections are the server's

var failureKinds = []struct {
	err  error
	kind string
}{
	{client.ErrTimeout, "timeout"},
	{client.ErrClosed, "connection"},
	{client.ErrOverloaded, "overloaded"},
	{client.ErrUnknownDatabase, "unknown-database"},
	{client.ErrBadDocument, "bad-document"},
	{client.ErrTooLarge, "too-large"},
	{client.ErrBadRequest, "bad-request"},
	{client.ErrDamaged, "damaged"},
	{client.ErrIO, "server-io"},
	{client.ErrConflict, "conflict"},
}

func failureKind(err error) string {
	for _, known := range failureKinds {
		if errors.Is(err, known.err) {
			return known.kind
		}
	}
	return "connection"
}

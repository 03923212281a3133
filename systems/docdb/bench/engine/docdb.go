package engine

import (
	"context"
	"errors"

	"docdb/internal/loadgen/drive"
	"docdb/internal/loadgen/serve"
	"docdb/internal/loadgen/target"
)

// DocDB is the real server in a process of its own, spoken to over its socket.
type DocDB struct {
	Process   *serve.Process
	Server    *target.Server
	databases []string
}

// OpenDocDB starts the server binary on a data folder. connections are shared by all sessions.
func OpenDocDB(ctx context.Context, binary, dir string, databases []string, connections int) (*DocDB, error) {
	process, err := serve.Start(ctx, binary, dir)
	if err != nil {
		return nil, err
	}
	server, err := target.Connect(ctx, process.Socket, connections)
	if err != nil {
		return nil, errors.Join(err, process.Stop())
	}
	store := &DocDB{process, server, databases}
	for _, name := range databases {
		if err := server.CreateDatabase(ctx, name); err != nil {
			return nil, errors.Join(err, store.Close())
		}
	}
	return store, nil
}

// Session gives a worker its way to a database.
func (d *DocDB) Session(database int) (drive.Session, error) {
	return d.Server.Session(d.databases[database]), nil
}

// Close ends the server.
func (d *DocDB) Close() error { return errors.Join(d.Server.Close(), d.Process.Stop()) }

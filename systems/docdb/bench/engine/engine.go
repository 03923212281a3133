// Package engine gives the stores that are compared one shape: a session for each worker, with the answers
// of a document store (a create of what exists and an update or delete of what is missing say so), and
// every write on disk before it is answered.
package engine

import (
	"docdb/internal/loadgen/drive"
)

// Engine is an open store with some databases, numbered from 0.
type Engine interface {
	Session(database int) (drive.Session, error)
	Close() error
}

// Peer describes an engine that runs in the benchmark's own process.
type Peer struct {
	Name    string
	Module  string // whose version is shown
	Setting string // what was chosen for it, and why it is durable
	Open    func(dir string, databases int) (Engine, error)
}

// Peers lists the engines in the order of the table.
var Peers = []Peer{
	{"bbolt", "go.etcd.io/bbolt", "Batch, one file a database, fdatasync of each commit", OpenBolt},
	{"pebble", "github.com/cockroachdb/pebble/v2", "Sync commits, one store with a key prefix a database", OpenPebble},
	{"sqlite", "modernc.org/sqlite", "WAL, synchronous=FULL, one file and one writer at a time a database", OpenSQLite},
}

func outcomeOf(done bool, otherwise drive.Outcome) drive.Outcome {
	if done {
		return drive.OK
	}
	return otherwise
}

package engine_test

import (
	"errors"
	"fmt"
	"testing"

	"docdb/crash"
	"docdb/internal/engine"
	"docdb/internal/vfs"
	"docdb/internal/vfs/faultfs"
)

const dir = "/data/db1"

// small options make segments rotate within a test.
func small(fs vfs.FS) engine.Options { return engine.Options{FS: fs, SegmentBytes: 64 << 10} }

func open(t testing.TB, fs vfs.FS) *engine.Database {
	t.Helper()
	db, err := engine.Open(dir, "db1", small(fs))
	if err != nil {
		t.Fatal(err)
	}
	return db
}

// reopen closes a database, changes its files, and opens it again.
func reopen(t testing.TB, fs *faultfs.FS, db *engine.Database, change func()) *engine.Database {
	t.Helper()
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	if change != nil {
		change()
	}
	return open(t, fs)
}

func write(db *engine.Database, kind engine.WriteKind, id string, document []byte) error {
	done := make(chan error, 1)
	w := &engine.Write{Kind: kind, ID: []byte(id), Body: document, Done: func(w *engine.Write) { done <- w.Err }}
	if err := db.Submit(w); err != nil {
		return err
	}
	return <-done
}

func mustWrite(t testing.TB, db *engine.Database, kind engine.WriteKind, id, document string) {
	t.Helper()
	if err := write(db, kind, id, []byte(document)); err != nil {
		t.Fatalf("writing %s: %v", id, err)
	}
}

// read returns the document, or the error as text in angle brackets.
func read(db *engine.Database, id string) string {
	document, _, _, err := db.Read([]byte(id), nil)
	switch {
	case errors.Is(err, engine.ErrNotFound):
		return "<not found>"
	case errors.Is(err, engine.ErrDamaged):
		return "<damaged>"
	case err != nil:
		return fmt.Sprintf("<%v>", err)
	}
	return string(document)
}

func expect(t testing.TB, db *engine.Database, id, want string) {
	t.Helper()
	if got := read(db, id); got != want {
		t.Errorf("document %s: got %.80s, want %.80s", id, got, want)
	}
}

// model lets the crash model drive a database.
type model struct{ db *engine.Database }

var _ crash.Store = model{}

func (m model) Create(id string, d []byte) error { return write(m.db, engine.WriteCreate, id, d) }
func (m model) Update(id string, d []byte) error { return write(m.db, engine.WriteUpdate, id, d) }
func (m model) Delete(id string) error           { return write(m.db, engine.WriteDelete, id, nil) }
func (m model) Read(id string) ([]byte, error) {
	document, _, _, err := m.db.Read([]byte(id), nil)
	if errors.Is(err, engine.ErrNotFound) {
		return nil, crash.ErrNotFound
	}
	return document, err
}

package engine

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"path/filepath"
	"sync"

	_ "modernc.org/sqlite" // the driver "sqlite", SQLite in pure Go: the same on every machine, without a C compiler

	"docdb/internal/loadgen/drive"
	"docdb/internal/loadgen/workload"
)

type sqlite struct {
	files   []*sql.DB
	writers []sync.Mutex // SQLite has one writer a file; waiting here is cheaper for it than its busy polling
}

// OpenSQLite opens a SQLite file for each database.
func OpenSQLite(dir string, databases int) (Engine, error) {
	store := &sqlite{writers: make([]sync.Mutex, databases)}
	pragmas := url.Values{"_pragma": {"journal_mode(WAL)", "synchronous(FULL)", "busy_timeout(5000)", "mmap_size(268435456)"}}
	for i := range databases {
		name := "file:" + filepath.Join(dir, fmt.Sprintf("%d.sqlite", i)) + "?" + pragmas.Encode()
		file, err := sql.Open("sqlite", name)
		if err != nil {
			return nil, err
		}
		store.files = append(store.files, file)
		if _, err := file.Exec(`CREATE TABLE IF NOT EXISTS documents (key TEXT PRIMARY KEY, body BLOB NOT NULL)`); err != nil {
			return nil, err
		}
	}
	return store, nil
}

func (s *sqlite) Session(database int) (drive.Session, error) {
	ctx := context.Background()
	conn, err := s.files[database].Conn(ctx)
	if err != nil {
		return nil, err
	}
	session := &sqliteSession{conn: conn, writer: &s.writers[database]}
	for kind, statement := range map[workload.Kind]string{
		workload.Create: `INSERT INTO documents (key, body) VALUES (?, ?) ON CONFLICT DO NOTHING`,
		workload.Read:   `SELECT body FROM documents WHERE key = ?`,
		workload.Update: `UPDATE documents SET body = ?2 WHERE key = ?1`,
		workload.Delete: `DELETE FROM documents WHERE key = ?`,
	} {
		if session.statements[kind], err = conn.PrepareContext(ctx, statement); err != nil {
			return nil, errors.Join(err, conn.Close())
		}
	}
	return session, nil
}

func (s *sqlite) Close() error {
	for _, file := range s.files {
		if err := file.Close(); err != nil {
			return err
		}
	}
	return nil
}

type sqliteSession struct {
	conn       *sql.Conn
	writer     *sync.Mutex
	statements [4]*sql.Stmt
	read       []byte
}

// Do runs without the caller's context: with one, the driver starts a goroutine a statement to watch it.
func (s *sqliteSession) Do(_ context.Context, op workload.Op, body []byte) (drive.Answer, error) {
	ctx := context.Background()
	statement := s.statements[op.Kind]
	if op.Kind == workload.Read {
		err := statement.QueryRowContext(ctx, op.Key).Scan(&s.read)
		if errors.Is(err, sql.ErrNoRows) {
			return drive.Answer{Outcome: drive.NotFound}, nil
		}
		return drive.Answer{Body: s.read}, err
	}
	arguments := []any{op.Key, body}
	otherwise := drive.NotFound
	switch op.Kind {
	case workload.Create:
		otherwise = drive.Exists
	case workload.Delete:
		arguments = arguments[:1]
	}
	s.writer.Lock()
	defer s.writer.Unlock()
	result, err := statement.ExecContext(ctx, arguments...)
	if err != nil {
		return drive.Answer{}, err
	}
	changed, err := result.RowsAffected()
	return drive.Answer{Outcome: outcomeOf(changed == 1, otherwise)}, err
}

func (s *sqliteSession) Close() error { return s.conn.Close() }

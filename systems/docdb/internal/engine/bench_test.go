package engine_test

import (
	"fmt"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"docdb/internal/engine"
)

// BenchmarkRecovery opens a database whose log is 50 MB of 1024-byte documents,
// from the page cache. hyperfine measures the whole command the same way.
func BenchmarkRecovery(b *testing.B) {
	folder := filepath.Join(b.TempDir(), "db1")
	db, err := engine.Open(folder, "db1", engine.Options{})
	if err != nil {
		b.Fatal(err)
	}
	document := []byte(`"` + strings.Repeat("r", 1022) + `"`)
	var wait sync.WaitGroup
	const documents = 46_000
	for i := range documents {
		wait.Add(1)
		w := &engine.Write{Kind: engine.WriteCreate, ID: fmt.Appendf(nil, "id-%d", i), Body: document}
		w.Done = func(w *engine.Write) {
			if w.Err != nil {
				b.Error(w.Err)
			}
			wait.Done()
		}
		for db.Submit(w) != nil { // the queue is full
			wait.Done()
			wait.Wait()
			wait.Add(1)
		}
	}
	wait.Wait()
	used := db.Stats().WALUsedBytes
	if err := db.Close(); err != nil {
		b.Fatal(err)
	}
	b.SetBytes(used)
	for b.Loop() {
		db, err := engine.Open(folder, "db1", engine.Options{})
		if err != nil {
			b.Fatal(err)
		}
		b.StopTimer()
		if n := db.Stats().Documents; n != documents {
			b.Fatalf("%d documents", n)
		}
		if err := db.Close(); err != nil {
			b.Fatal(err)
		}
		b.StartTimer()
	}
}

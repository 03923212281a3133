package engine_test

import (
	"path/filepath"
	"slices"
	"sync"
	"testing"

	"docdb/internal/engine"
	"docdb/internal/vfs"
)

// syncs remembers which folders were synced.
type syncs struct {
	vfs.OS
	mu      sync.Mutex
	folders []string
}

func (s *syncs) SyncDir(name string) error {
	s.mu.Lock()
	s.folders = append(s.folders, name)
	s.mu.Unlock()
	return s.OS.SyncDir(name)
}

// The names of the data folder, of the folders it was made in and of the
// databases are durable before the store is there; at a later start, those that
// a server that was killed may have left unsynced.
func TestStoreSyncsItsFolders(t *testing.T) {
	top := t.TempDir()
	dir := filepath.Join(top, "srv", "data")
	for _, c := range []struct {
		start string
		want  []string
	}{
		{"the first", []string{top, filepath.Join(top, "srv"), dir}},
		{"a later one", []string{filepath.Join(top, "srv"), dir, filepath.Join(dir, "db1")}},
	} {
		fs := &syncs{}
		store, err := engine.OpenStore(dir, engine.Options{FS: fs, SegmentBytes: 64 << 10})
		if err != nil {
			t.Fatal(err)
		}
		if store.Database([]byte("db1")) == nil {
			if _, err := store.Create("db1"); err != nil {
				t.Fatal(err)
			}
		}
		fs.mu.Lock()
		for _, folder := range c.want {
			if !slices.Contains(fs.folders, folder) {
				t.Errorf("%s start has not synced %s, only %q", c.start, folder, fs.folders)
			}
		}
		fs.mu.Unlock()
		if err := store.Close(); err != nil {
			t.Fatal(err)
		}
	}
}

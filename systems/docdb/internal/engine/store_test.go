package engine_test

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"

	"docdb/internal/engine"
	"docdb/internal/vfs"
	"docdb/internal/wal"
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

// fullFS has no room for a folder from the n-th call on that changes it or something in
// it. In a program that is killed then, removals fail, too.
type fullFS struct {
	vfs.OS
	folder string
	room   atomic.Int64
	killed atomic.Bool
	open   atomic.Int64 // files in the folder
}

type fullFile struct {
	vfs.File
	fs *fullFS
}

func (fs *fullFS) concerns(name string) bool {
	return name == fs.folder || strings.HasPrefix(name, fs.folder+"/")
}

func (fs *fullFS) step(name string) error {
	return when(fs.concerns(name) && fs.room.Add(-1) < 0, syscall.ENOSPC)
}

func (fs *fullFS) file(name string, open func(string) (vfs.File, error)) (vfs.File, error) {
	f, err := open(name)
	if err != nil || !fs.concerns(name) {
		return f, err
	}
	fs.open.Add(1)
	return fullFile{f, fs}, nil
}

func (fs *fullFS) Open(name string) (vfs.File, error) { return fs.file(name, fs.OS.Open) }

func (fs *fullFS) Create(name string) (vfs.File, error) {
	if err := fs.step(name); err != nil {
		return nil, err
	}
	return fs.file(name, fs.OS.Create)
}

func (fs *fullFS) Mkdir(name string) error {
	if err := fs.step(name); err != nil {
		return err
	}
	return fs.OS.Mkdir(name)
}

func (fs *fullFS) SyncDir(name string) error {
	if err := fs.step(name); err != nil {
		return err
	}
	return fs.OS.SyncDir(name)
}

func (fs *fullFS) Remove(name string) error {
	if fs.killed.Load() && fs.concerns(name) {
		return os.ErrPermission
	}
	return fs.OS.Remove(name)
}

func (f fullFile) WriteAt(b []byte, offset int64) (int, error) {
	if err := f.fs.step(f.fs.folder); err != nil {
		return 0, err
	}
	return f.File.WriteAt(b, offset)
}

func (f fullFile) Sync() error {
	if err := f.fs.step(f.fs.folder); err != nil {
		return err
	}
	return f.File.Sync()
}

func (f fullFile) Close() error {
	f.fs.open.Add(-1)
	return f.File.Close()
}

func openStore(t *testing.T, dir string, fs vfs.FS) *engine.Store {
	t.Helper()
	store, err := engine.OpenStore(dir, engine.Options{FS: fs, SegmentBytes: 64 << 10})
	if err != nil {
		t.Fatal(err)
	}
	return store
}

// Wherever a creation ends that finds no room, it leaves no folder: the next start
// would take it for a database, find no room either, and serve none of the others. Of
// one that is killed there the next start removes what it left.
func TestCreationThatFindsNoRoom(t *testing.T) {
	for _, killed := range []bool{false, true} {
		t.Run(map[bool]string{false: "refused", true: "killed"}[killed], func(t *testing.T) {
			dir := t.TempDir()
			folder := filepath.Join(dir, "reports")
			fs := &fullFS{folder: folder}
			store := openStore(t, dir, fs)
			orders, err := store.Create("orders")
			if err != nil {
				t.Fatal(err)
			}
			mustWrite(t, orders, engine.WriteCreate, "a", `"acknowledged"`)
			removed := 0
			for room := int64(0); ; room++ {
				if room > 100 {
					t.Fatal("there is never enough room")
				}
				fs.room.Store(room)
				fs.killed.Store(killed)
				_, err := store.Create("reports")
				if err == nil {
					fs.room.Store(1000)
					break
				}
				if !errors.Is(err, engine.ErrIO) || !errors.Is(err, syscall.ENOSPC) {
					t.Fatalf("room for %d calls: got %v", room, err)
				}
				if n := fs.open.Load(); n != 0 {
					t.Errorf("room for %d calls: %d files are open still", room, n)
				}
				if err := store.Close(); err != nil {
					t.Fatal(err)
				}
				_, err = os.Stat(folder)
				left := err == nil
				if left && !killed {
					t.Fatalf("room for %d calls: the folder is left", room)
				}
				fs.killed.Store(false)
				fs.room.Store(0) // the disk is full still
				begun, err := os.ReadFile(filepath.Join(folder, wal.WALName(1)))
				if begun = bytes.Trim(begun, "\x00"); len(begun) > 0 && err == nil {
					fs.room.Store(1000) // it has a header, so it may have been answered
				}
				store = openStore(t, dir, fs)
				expect(t, store.Database([]byte("orders")), "a", `"acknowledged"`)
				gone := store.Unfinished()
				switch _, err := os.Stat(folder); {
				case len(begun) > 0:
					if store.Database([]byte("reports")) == nil || len(gone) != 0 {
						t.Errorf("room for %d calls: a database was passed over, %v", room, gone)
					}
					if err := store.Close(); err != nil {
						t.Fatal(err)
					}
					if err := os.RemoveAll(folder); err != nil {
						t.Fatal(err)
					}
					store = openStore(t, dir, fs)
				case !errors.Is(err, os.ErrNotExist):
					t.Errorf("room for %d calls: the folder is there, %v", room, err)
				case left != (len(gone) == 1 && gone[0].Name == "reports" && gone[0].Err == nil):
					t.Errorf("room for %d calls: the start tells of %v", room, gone)
				case left:
					removed++
				}
			}
			if killed && removed == 0 {
				t.Error("nothing was left to be removed")
			}
			if err := store.Close(); err != nil {
				t.Fatal(err)
			}
		})
	}
}

// What can't be removed is passed over, and can be created later.
func TestUnfinishedCreationThatCannotBeRemoved(t *testing.T) {
	dir := t.TempDir()
	fs := &fullFS{folder: filepath.Join(dir, "reports")}
	if err := os.Mkdir(fs.folder, 0o755); err != nil {
		t.Fatal(err)
	}
	fs.killed.Store(true)
	store := openStore(t, dir, fs)
	if gone := store.Unfinished(); len(gone) != 1 || !errors.Is(gone[0].Err, os.ErrPermission) || len(store.List()) != 0 {
		t.Errorf("got %v, %d databases", gone, len(store.List()))
	}
	fs.room.Store(1000)
	fs.killed.Store(false)
	reports, err := store.Create("reports")
	if err != nil {
		t.Fatal(err)
	}
	mustWrite(t, reports, engine.WriteCreate, "a", `"a"`)
	if err := store.Close(); err != nil {
		t.Fatal(err)
	}
	store = openStore(t, dir, fs)
	defer store.Close()
	expect(t, store.Database([]byte("reports")), "a", `"a"`)
}

// A folder in which anything may be somebody's is a database.
func TestFolderWithAnythingIsADatabase(t *testing.T) {
	for name, c := range map[string]struct {
		change func(walFile, dataFile string) error
		want   string
	}{
		"no WAL":            {func(walFile, _ string) error { return os.Remove(walFile) }, `"kept"`},
		"the WAL is zeros":  {func(walFile, _ string) error { return os.WriteFile(walFile, make([]byte, 64<<10), 0o644) }, `"kept"`},
		"no second copy":    {func(_, dataFile string) error { return os.Remove(dataFile) }, `"kept"`},
		"both headers gone": {func(walFile, dataFile string) error { return errors.Join(zeroHeader(walFile), zeroHeader(dataFile)) }, `"kept"`},
		"both files are zeros, and there is another one": {func(walFile, dataFile string) error {
			return errors.Join(os.Truncate(walFile, 0), os.Truncate(dataFile, 0), os.WriteFile(walFile+".old", []byte("x"), 0o644))
		}, "<not found>"},
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			store := openStore(t, dir, vfs.OS{})
			db, err := store.Create("orders")
			if err != nil {
				t.Fatal(err)
			}
			mustWrite(t, db, engine.WriteCreate, "a", `"kept"`)
			if err := store.Close(); err != nil {
				t.Fatal(err)
			}
			file := func(name string) string { return filepath.Join(dir, "orders", name) }
			if err := errors.Join(os.Remove(file(wal.WALName(2))), c.change(file(wal.WALName(1)), file(wal.DataName(1)))); err != nil {
				t.Fatal(err)
			}
			store = openStore(t, dir, vfs.OS{})
			defer store.Close()
			if db = store.Database([]byte("orders")); db == nil {
				t.Fatal("the database is gone")
			}
			expect(t, db, "a", c.want)
		})
	}
}

func zeroHeader(name string) error {
	f, err := os.OpenFile(name, os.O_RDWR, 0)
	if err != nil {
		return err
	}
	_, err = f.WriteAt(make([]byte, wal.SegmentHeaderBytes), 0)
	return errors.Join(err, f.Close())
}

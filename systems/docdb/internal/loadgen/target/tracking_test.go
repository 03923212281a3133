package target_test

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"docdb/client"
	"docdb/internal/engine"
	"docdb/internal/loadgen/target"
	"docdb/internal/server"
	"docdb/internal/vfs"
)

// failingDisk can't be read once it has failed.
type failingDisk struct {
	vfs.OS
	failed *atomic.Bool
}

type failingFile struct {
	vfs.File
	failed *atomic.Bool
}

func (f failingFile) ReadAt(p []byte, at int64) (int, error) {
	if f.failed.Load() {
		return 0, syscall.EIO
	}
	return f.File.ReadAt(p, at)
}

func (d failingDisk) Create(name string) (vfs.File, error) {
	f, err := d.OS.Create(name)
	return failingFile{f, d.failed}, err
}

// Of databases whose disk can't be read no pass comes to its end, and all that failed are told.
func TestTrackingTellsOfPassesThatFailedOnAllDatabases(t *testing.T) {
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	dir, err := os.MkdirTemp("", "docdb") // a socket's path has room for a hundred bytes
	if err != nil {
		t.Fatal(err)
	}
	disk := failingDisk{failed: new(atomic.Bool)}
	store, err := engine.OpenStore(filepath.Join(dir, "data"), engine.Options{FS: disk})
	if err != nil {
		t.Fatal(err)
	}
	socket := filepath.Join(dir, "s")
	listening, err := server.Listen(socket, store, server.Options{})
	if err != nil {
		t.Fatal(err)
	}
	control, err := client.Dial(ctx, client.Options{Address: "unix:" + socket, Connections: 1})
	if err != nil {
		t.Fatal(err)
	}
	loaded, err := target.Connect(ctx, "unix:"+socket, 1)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		disk.failed.Store(false)
		if err := errors.Join(loaded.Close(), control.Close(), listening.Close(), store.Close(), os.RemoveAll(dir)); err != nil {
			t.Error(err)
		}
	})
	databases := []string{"db1", "db2"}
	for _, name := range databases {
		if err := loaded.CreateDatabase(ctx, name); err != nil {
			t.Fatal(err)
		}
		if _, err := control.Create(ctx, name, "a", []byte(`"the document"`)); err != nil {
			t.Fatal(err)
		}
	}

	disk.failed.Store(true)
	if err := loaded.StartTracking(ctx, databases, time.Millisecond); err != nil {
		t.Fatal(err)
	}
	failed := int64(0)
	for _, name := range databases {
		for reached := false; !reached; time.Sleep(time.Millisecond) {
			report, err := control.HealingTracking(ctx, name)
			if err != nil {
				t.Fatal(err)
			}
			if reached = report.FailedPasses >= 2; reached {
				failed += report.FailedPasses
			}
		}
	}
	tracking, err := loaded.StopTracking(ctx, databases)
	if err != nil || tracking.Passes != 0 || tracking.FailedPasses < failed {
		t.Errorf("%+v, %v; want no pass and at least %d that failed", tracking, err, failed)
	}
	if want := "db2: " + syscall.EIO.Error(); !strings.HasPrefix(tracking.LastError, want) {
		t.Errorf("last error %q, want %q", tracking.LastError, want)
	}
}

package vfs_test

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"docdb/internal/vfs"
	"docdb/internal/vfs/faultfs"
)

// calls counts the calls that change folders, and kills the program at one.
type calls struct {
	*faultfs.FS
	left int
}

var errKilled = errors.New("killed")

func (c *calls) step() error {
	if c.left--; c.left < 0 {
		return errKilled
	}
	return nil
}

func (c *calls) Mkdir(name string) error {
	if err := c.step(); err != nil {
		return err
	}
	return c.FS.Mkdir(name)
}

func (c *calls) SyncDir(name string) error {
	if err := c.step(); err != nil {
		return err
	}
	return c.FS.SyncDir(name)
}

// What is acknowledged as made survives the power, also when a program before
// this one was killed between making a folder and syncing its name.
func TestMkdirAll(t *testing.T) {
	const name = "/srv/docdb/data/db1"
	for kill := range 12 {
		fs := faultfs.New(1)
		if err := vfs.MkdirAll(&calls{fs, kill}, name); err != nil && !errors.Is(err, errKilled) {
			t.Fatal(err)
		}
		fs.Resume()
		for range 2 { // the second time all is there
			if err := vfs.MkdirAll(fs, name); err != nil {
				t.Fatal(err)
			}
		}
		fs.Restart(false)
		if _, err := fs.ReadDir(name); err != nil {
			t.Errorf("after a kill at call %d, a restart and a power cut: %v", kill, err)
		}
	}
}

// As a flag may give it: with a slash at the end, the folder above is the same one.
func TestMkdirAllSyncsTheParent(t *testing.T) {
	fs := faultfs.New(1)
	if err := fs.Mkdir("/srv"); err != nil { // its name is not synced: who made it was killed
		t.Fatal(err)
	}
	if err := vfs.MkdirAll(fs, "/srv/"); err != nil {
		t.Fatal(err)
	}
	fs.Restart(false)
	if _, err := fs.ReadDir("/srv"); err != nil {
		t.Error(err)
	}
}

func TestMkdirAllOnTheDisk(t *testing.T) {
	dir := t.TempDir()
	name := filepath.Join(dir, "a", "b")
	for range 2 {
		if err := vfs.MkdirAll(vfs.OS{}, name); err != nil {
			t.Fatal(err)
		}
	}
	if names, err := (vfs.OS{}).ReadDir(filepath.Join(dir, "a")); err != nil || !slices.Equal(names, []string{"b"}) {
		t.Errorf("%q, %v", names, err)
	}
	file := filepath.Join(dir, "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if err := vfs.MkdirAll(vfs.OS{}, filepath.Join(file, "b")); err == nil {
		t.Error("a folder was made in a file")
	}
}

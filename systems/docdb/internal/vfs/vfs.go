// Package vfs is the file layer under the engine: the real one, and (in
// faultfs) one that forgets what was not synced.
package vfs

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"syscall"
)

// File is an open file that is read and written at offsets.
type File interface {
	io.ReaderAt
	io.WriterAt
	io.Closer
	// Sync makes all data written so far durable (fdatasync).
	Sync() error
	// Size is the length in bytes.
	Size() (int64, error)
}

// FS is the part of a file system that the engine needs.
type FS interface {
	// Create opens an empty file for reading and writing, replacing any.
	Create(name string) (File, error)
	// Open opens an existing file for reading and writing.
	Open(name string) (File, error)
	// ReadDir returns the names in a folder, sorted.
	ReadDir(name string) ([]string, error)
	// Exists says whether there is a file or a folder of this name.
	Exists(name string) (bool, error)
	// Mkdir makes a folder in one that is there.
	Mkdir(name string) error
	Rename(from, to string) error
	Remove(name string) error
	// SyncDir makes the names in a folder durable.
	SyncDir(name string) error
}

// MkdirAll makes a folder and the ones it is in, from the top, and each one's name
// durable before it makes the next. So of the folders that are there already only
// the last one's name may be unsynced: a program that was killed may have just
// made it.
func MkdirAll(fs FS, name string) error {
	name = filepath.Clean(name) // the parent of "a/" is "a" to filepath.Dir
	parent := filepath.Dir(name)
	there, err := fs.Exists(name)
	if err != nil {
		return err
	}
	if !there {
		if err := MkdirAll(fs, parent); err != nil {
			return err
		}
		if err := fs.Mkdir(name); err != nil && !errors.Is(err, os.ErrExist) {
			return err
		}
	}
	err = fs.SyncDir(parent)
	if there && errors.Is(err, os.ErrPermission) {
		return nil // a parent that this program may not read is none that it made a folder in
	}
	return err
}

// OS is the real file system.
type OS struct{}

type osFile struct{ *os.File }

// Sync is fdatasync(2): unlike fsync it does not write the time stamps.
func (f osFile) Sync() error {
	for {
		err := syscall.Fdatasync(int(f.Fd()))
		if err != syscall.EINTR {
			return os.NewSyscallError("fdatasync", err)
		}
	}
}

func (f osFile) Size() (int64, error) {
	info, err := f.Stat()
	if err != nil {
		return 0, err
	}
	return info.Size(), nil
}

// Create implements FS.
func (OS) Create(name string) (File, error) {
	f, err := os.OpenFile(name, os.O_RDWR|os.O_CREATE|os.O_TRUNC, 0o644)
	if err != nil {
		return nil, err
	}
	return osFile{f}, nil
}

// Open implements FS.
func (OS) Open(name string) (File, error) {
	f, err := os.OpenFile(name, os.O_RDWR, 0)
	if err != nil {
		return nil, err
	}
	return osFile{f}, nil
}

// ReadDir implements FS.
func (OS) ReadDir(name string) ([]string, error) {
	entries, err := os.ReadDir(name)
	if err != nil {
		return nil, err
	}
	names := make([]string, len(entries))
	for i, e := range entries {
		names[i] = e.Name()
	}
	return names, nil
}

// Exists implements FS.
func (OS) Exists(name string) (bool, error) {
	_, err := os.Stat(name)
	if errors.Is(err, os.ErrNotExist) {
		return false, nil
	}
	return err == nil, err
}

// Mkdir implements FS.
func (OS) Mkdir(name string) error { return os.Mkdir(name, 0o755) }

// Rename implements FS.
func (OS) Rename(from, to string) error { return os.Rename(from, to) }

// Remove implements FS.
func (OS) Remove(name string) error { return os.Remove(name) }

// SyncDir implements FS.
func (OS) SyncDir(name string) error {
	d, err := os.Open(filepath.Clean(name))
	if err != nil {
		return err
	}
	defer d.Close()
	return d.Sync()
}

// Unsynced wraps a file system whose Sync does nothing. It exists only to
// measure what durability costs.
type Unsynced struct{ FS }

type unsyncedFile struct{ File }

func (unsyncedFile) Sync() error { return nil }

// Create implements FS.
func (u Unsynced) Create(name string) (File, error) {
	f, err := u.FS.Create(name)
	if err != nil {
		return nil, err
	}
	return unsyncedFile{f}, nil
}

// Open implements FS.
func (u Unsynced) Open(name string) (File, error) {
	f, err := u.FS.Open(name)
	if err != nil {
		return nil, err
	}
	return unsyncedFile{f}, nil
}

// SyncDir implements FS.
func (Unsynced) SyncDir(string) error { return nil }

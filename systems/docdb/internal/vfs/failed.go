package vfs

import "sync"

// FailedStays wraps a file system so that after a sync that failed, every later one
// of the same open file fails, too. The kernel tells of a failed write-back once: to
// whoever syncs next, whose bytes it need not have been. The one after that would be
// told that all is well.
type FailedStays struct{ FS }

type failedStaysFile struct {
	File
	mu     sync.Mutex
	failed error
}

func (f *failedStaysFile) Sync() error {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.failed == nil {
		f.failed = f.File.Sync()
	}
	return f.failed
}

// Create implements FS.
func (fs FailedStays) Create(name string) (File, error) { return failedStays(fs.FS.Create(name)) }

// Open implements FS.
func (fs FailedStays) Open(name string) (File, error) { return failedStays(fs.FS.Open(name)) }

func failedStays(f File, err error) (File, error) {
	if err != nil {
		return nil, err
	}
	return &failedStaysFile{File: f}, nil
}

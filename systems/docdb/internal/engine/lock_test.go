package engine

import (
	"errors"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// Only a lock that another process holds is another server's; what else flock says
// is told as it is, with where and what to do.
func TestLockFolderTellsErrorsApart(t *testing.T) {
	const inUse = "in use by another docdb server"
	for _, errno := range []syscall.Errno{syscall.EWOULDBLOCK, syscall.ENOLCK, syscall.EOPNOTSUPP, syscall.EIO} {
		t.Run(errno.Error(), func(t *testing.T) {
			dir := t.TempDir()
			_, err := lockFolder(dir, func(int, int) error { return errno })
			if !errors.Is(err, errno) || !strings.Contains(err.Error(), dir) {
				t.Fatalf("got %v; want the cause and the folder", err)
			}
			if errno == syscall.EWOULDBLOCK {
				if !strings.Contains(err.Error(), inUse) {
					t.Errorf("got %q", err)
				}
				return
			}
			if text := err.Error(); strings.Contains(text, inUse) || !strings.Contains(text, filepath.Join(dir, "LOCK")) ||
				!strings.Contains(text, "another data folder") {
				t.Errorf("got %q; want the file that can't be locked and what to do", text)
			}
		})
	}
}

func TestLockFolderTriesAgainAfterASignal(t *testing.T) {
	calls := 0
	dir := t.TempDir()
	lock, err := lockFolder(dir, func(fd, how int) error {
		if calls++; calls < 3 {
			return syscall.EINTR
		}
		return syscall.Flock(fd, how)
	})
	if err != nil {
		t.Fatalf("after %d calls: %v", calls, err)
	}
	defer lock.Close()
	if _, err := OpenStore(dir, Options{}); !errors.Is(err, syscall.EWOULDBLOCK) {
		t.Errorf("the folder was not locked: %v", err)
	}
}

package server

import (
	"errors"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"syscall"
	"time"
)

// listen opens the socket. One that a killed server left is replaced, one on which a
// server listens, and a file that is none, stay.
func listen(path string) (*net.UnixListener, error) {
	// A server that has just made its socket, and does not listen on it yet, looks
	// like one that was killed. So servers take their sockets one after the other.
	folder, err := lockFolder(filepath.Dir(path))
	if err != nil {
		return nil, fmt.Errorf("socket %s: %w", path, err)
	}
	defer folder.Close()
	address := &net.UnixAddr{Name: path, Net: "unix"}
	listener, err := net.ListenUnix("unix", address)
	if !errors.Is(err, syscall.EADDRINUSE) {
		return listener, err
	}
	if c, dialErr := net.DialUnix("unix", nil, address); dialErr == nil {
		c.Close()
		return nil, fmt.Errorf("socket %s: another server answers there", path)
	} else if !errors.Is(dialErr, syscall.ECONNREFUSED) {
		return nil, fmt.Errorf("socket %s is in the way: %w", path, dialErr)
	}
	// A file that is no socket refuses as a socket does that nobody listens on.
	if info, err := os.Lstat(path); err != nil {
		return nil, err
	} else if info.Mode().Type() != os.ModeSocket {
		return nil, fmt.Errorf("socket %s is in the way: it is no socket", path)
	}
	if err := os.Remove(path); err != nil {
		return nil, err
	}
	return net.ListenUnix("unix", address)
}

// lockWait is far longer than a server has the lock.
const lockWait = 10 * time.Second

// lockFolder locks a folder against other servers, until it is closed. It leaves no
// file behind.
func lockFolder(path string) (*os.File, error) {
	folder, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	for deadline := time.Now().Add(lockWait); ; time.Sleep(time.Millisecond) {
		err := syscall.Flock(int(folder.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
		if err == nil {
			return folder, nil
		}
		if busy := errors.Is(err, syscall.EWOULDBLOCK) || errors.Is(err, syscall.EINTR); !busy || time.Now().After(deadline) {
			folder.Close()
			return nil, fmt.Errorf("its folder can't be locked: %w", err)
		}
	}
}

// Package serve starts and ends a docdb server process for as long as something is done with it.
package serve

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"syscall"
	"time"
)

// stopTimeout is how long a server may take to end on SIGTERM before it is killed.
const stopTimeout = 60 * time.Second

// Process is a running server.
type Process struct {
	Socket string
	Pid    int

	dir    string
	exited chan struct{}
	err    error // of the process; read it after exited
	log    *tail
}

// Start runs the server binary on a data folder, on a socket of its own, and waits until it accepts
// connections. arguments are further flags.
func Start(ctx context.Context, binary, dataDir string, arguments ...string) (_ *Process, err error) {
	dir, err := os.MkdirTemp("", "docdb-") // short: a Unix socket's path has at most 107 bytes
	if err != nil {
		return nil, err
	}
	defer func() {
		if err != nil {
			_ = os.RemoveAll(dir)
		}
	}()
	p := &Process{Socket: filepath.Join(dir, "s"), dir: dir, exited: make(chan struct{}), log: &tail{}}
	command := exec.Command(binary, append([]string{"--data-dir", dataDir, "--socket", p.Socket}, arguments...)...)
	command.Stdout, command.Stderr = p.log, p.log
	if err := command.Start(); err != nil {
		return nil, err
	}
	p.Pid = command.Process.Pid
	go func() {
		p.err = command.Wait()
		close(p.exited)
	}()
	if err := p.accepts(ctx); err != nil {
		return nil, errors.Join(err, p.Stop())
	}
	return p, nil
}

func (p *Process) accepts(ctx context.Context) error {
	for {
		conn, err := net.Dial("unix", p.Socket)
		if err == nil {
			return conn.Close()
		}
		select {
		case <-p.exited:
			return fmt.Errorf("the server ended before it was ready: %w\n%s", p.err, p.log)
		case <-ctx.Done():
			return fmt.Errorf("the server is not ready: %w\n%s", context.Cause(ctx), p.log)
		case <-time.After(time.Millisecond):
		}
	}
}

// Stop asks the server to end and waits for it. An error says that it had to be killed or ended badly.
func (p *Process) Stop() error {
	defer func() { _ = os.RemoveAll(p.dir) }()
	select {
	case <-p.exited:
	default:
		if err := syscall.Kill(p.Pid, syscall.SIGTERM); err != nil {
			return err
		}
	}
	select {
	case <-p.exited:
	case <-time.After(stopTimeout):
		_ = syscall.Kill(p.Pid, syscall.SIGKILL)
		<-p.exited
		return fmt.Errorf("the server did not end within %v and was killed\n%s", stopTimeout, p.log)
	}
	if p.err != nil {
		return fmt.Errorf("the server ended with %w\n%s", p.err, p.log)
	}
	return nil
}

// tail keeps the last part of what is written to it.
type tail struct {
	mu   sync.Mutex
	last bytes.Buffer
}

const tailBytes = 8 << 10

func (t *tail) Write(p []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.last.Len() > tailBytes {
		rest := bytes.Clone(t.last.Bytes()[t.last.Len()-tailBytes/2:])
		t.last.Reset()
		t.last.Write(rest)
	}
	return t.last.Write(p)
}

func (t *tail) String() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.last.String()
}

var _ io.Writer = (*tail)(nil)

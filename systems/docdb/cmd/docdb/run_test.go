package main

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"docdb/client"
)

func none(string) string { return "" }

// output is a buffer that the server writes and the test reads.
type output struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (o *output) Write(p []byte) (int, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.b.Write(p)
}

func (o *output) String() string {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.b.String()
}

func TestCommandLineErrors(t *testing.T) {
	data := t.TempDir()
	tests := map[string]struct {
		args string
		says string
	}{
		"no socket":        {"--data-dir " + data, "LATENCY_GATE_ENDPOINT"},
		"no folder":        {"--socket /tmp/s", "--data-dir"},
		"tcp":              {"--socket tcp:127.0.0.1:1 --data-dir " + data, "Unix socket only"},
		"long path":        {"--socket /" + strings.Repeat("x", 200) + " --data-dir " + data, "at most 107"},
		"unknown flag":     {"--sokcet /tmp/s", "sokcet"},
		"argument":         {"--socket /tmp/s --data-dir " + data + " extra", "extra"},
		"no workers":       {"--socket /tmp/s --data-dir " + data + " --pool 0", "--pool"},
		"tiny segments":    {"--socket /tmp/s --data-dir " + data + " --segment-bytes 10", "65536"},
		"negative delay":   {"--socket /tmp/s --data-dir " + data + " --group-commit-delay -1s", "negative"},
		"delay not a time": {"--socket /tmp/s --data-dir " + data + " --group-commit-delay 5", "group-commit-delay"},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			var stderr output
			if code := run(context.Background(), strings.Fields(test.args), none, &stderr); code != exitUsage || !strings.Contains(stderr.String(), test.says) {
				t.Errorf("exit %d, %s", code, stderr.String())
			}
		})
	}
}

func TestCanNotServe(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	var stderr output
	if code := run(context.Background(), []string{"--socket", "/tmp/s", "--data-dir", file}, none, &stderr); code != exitError || !strings.Contains(stderr.String(), file) {
		t.Errorf("exit %d, %s", code, stderr.String())
	}
}

func shortFolder(t *testing.T) string {
	t.Helper()
	folder, err := os.MkdirTemp("", "docdb") // t.TempDir is too long for a socket
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(folder) })
	return folder
}

func TestServeAndRecover(t *testing.T) {
	folder := shortFolder(t)
	endpoint := "unix:" + filepath.Join(folder, "s")
	getenv := func(name string) string {
		if name == "LATENCY_GATE_ENDPOINT" {
			return endpoint
		}
		return ""
	}
	args := []string{"--data-dir", filepath.Join(folder, "data"), "--segment-bytes", "262144"}
	ctx, stop := context.WithCancel(context.Background())
	var stderr output
	exit := make(chan int, 1)
	go func() { exit <- run(ctx, args, getenv, &stderr) }()
	var c *client.Client
	for deadline := time.Now().Add(2 * time.Minute); c == nil; time.Sleep(2 * time.Millisecond) {
		c, _ = client.Dial(ctx, client.Options{Address: endpoint, Connections: 1, Timeout: time.Minute})
		if time.Now().After(deadline) {
			t.Fatal(stderr.String())
		}
	}
	if err := c.CreateDatabase(ctx, "db1"); err != nil {
		t.Fatal(err)
	}
	if _, err := c.Create(ctx, "db1", "a", []byte(`1`)); err != nil {
		t.Fatal(err)
	}
	stop()
	if code := <-exit; code != exitOK {
		t.Fatalf("exit %d, %s", code, stderr.String())
	}
	if _, err := os.Stat(filepath.Join(folder, "s")); !os.IsNotExist(err) {
		t.Errorf("the socket stays: %v", err)
	}
	var again output
	if code := run(context.Background(), append(args, "--exit-when-ready"), getenv, &again); code != exitOK ||
		!strings.Contains(again.String(), "records=1") || !strings.Contains(again.String(), "msg=ready") {
		t.Errorf("exit %d, %s", code, again.String())
	}
}

func TestNosyncIsLoud(t *testing.T) {
	folder := shortFolder(t)
	var stderr output
	args := []string{"--socket", filepath.Join(folder, "s"), "--data-dir", filepath.Join(folder, "data"), "--nosync", "--exit-when-ready"}
	if code := run(context.Background(), args, none, &stderr); code != exitOK || !strings.Contains(stderr.String(), "NOT DURABLE") {
		t.Errorf("exit %d, %s", code, stderr.String())
	}
}

package app_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"docdb/internal/loadgen/app"
	"docdb/internal/loadgen/serve"
)

// serverBinary is the real server, built once for the tests of this package; dataSet is a folder that
// `loadgen preload` made with it.
var serverBinary, dataSet string

const documents = 300 // of each database of the data set

func TestMain(m *testing.M) {
	code, err := withServer(m.Run)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		code = 1
	}
	os.Exit(code)
}

func withServer(tests func() int) (code int, err error) {
	dir, err := os.MkdirTemp("", "loadgen-test-")
	if err != nil {
		return 0, err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(dir)) }()
	serverBinary = filepath.Join(dir, "docdb")
	if output, err := exec.Command("go", "build", "-o", serverBinary, "docdb/cmd/docdb").CombinedOutput(); err != nil {
		return 0, fmt.Errorf("build the server: %w\n%s", err, output)
	}
	dataSet = filepath.Join(dir, "data")
	var stderr bytes.Buffer
	if code := app.Main(context.Background(), preloadArgs(dataSet), app.Ports{Stdout: &stderr, Stderr: &stderr}); code != app.ExitOK {
		return 0, fmt.Errorf("preload: exit %d\n%s", code, &stderr)
	}
	return tests(), nil
}

func preloadArgs(dir string, more ...string) []string {
	return append([]string{"preload", "-server", serverBinary, "-data-dir", dir, "-documents", fmt.Sprint(documents)}, more...)
}

// start runs a server on a fresh copy of the data set for as long as the test takes.
func start(t *testing.T, arguments ...string) *serve.Process {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "data")
	if err := os.CopyFS(dir, os.DirFS(dataSet)); err != nil {
		t.Fatal(err)
	}
	return startOn(t, dir, arguments...)
}

func startOn(t *testing.T, dir string, arguments ...string) *serve.Process {
	t.Helper()
	return startBinary(t, serverBinary, dir, arguments...)
}

func startBinary(t *testing.T, binary, dir string, arguments ...string) *serve.Process {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), 2*time.Minute)
	defer cancel()
	process, err := serve.Start(ctx, binary, dir, arguments...)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := process.Stop(); err != nil {
			t.Error(err)
		}
	})
	return process
}

type outcome struct {
	code           int
	stdout, stderr string
}

func loadgen(ctx context.Context, environment map[string]string, args ...string) outcome {
	return loadgenUntil(ctx, "", nil, environment, args...)
}

// loadgenUntil calls do once, when a message with that text is on standard error.
func loadgenUntil(ctx context.Context, text string, do func(), environment map[string]string, args ...string) outcome {
	var stdout bytes.Buffer
	stderr := &trigger{text: text, do: do}
	code := app.Main(ctx, args, app.Ports{Stdout: &stdout, Stderr: stderr, Lookup: func(name string) (string, bool) {
		value, found := environment[name]
		return value, found
	}})
	return outcome{code, stdout.String(), stderr.String()}
}

type trigger struct {
	bytes.Buffer
	text string
	do   func()
}

func (w *trigger) Write(p []byte) (int, error) {
	if w.do != nil && bytes.Contains(p, []byte(w.text)) {
		w.do()
		w.do = nil
	}
	return w.Buffer.Write(p)
}

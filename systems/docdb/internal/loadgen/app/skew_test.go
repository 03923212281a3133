package app_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// The gate's invariant of fairness must be able to fail: a server with one queue for all databases makes a
// light load wait longer, against a flooded one, than the real server does.
func TestTheQueueShareTellsTurnsFromOneQueue(t *testing.T) {
	real, planted := serverBinary, plantOneQueue(t)
	const trials = 3
	shares := map[string][]float64{}
	for round := range trials {
		for _, binary := range []string{real, planted} {
			shares[binary] = append(shares[binary], queueShare(t, binary, round))
		}
	}
	median := func(binary string) float64 { return slices.Sorted(slices.Values(shares[binary]))[trials/2] }
	if median(real) >= median(planted) {
		t.Errorf("light-queue-share: %.2f with turns, %.2f with one queue", shares[real], shares[planted])
	}
}

func queueShare(t *testing.T, binary string, round int) float64 {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "data")
	if err := os.CopyFS(dir, os.DirFS(dataSet)); err != nil {
		t.Fatal(err)
	}
	process := startBinary(t, binary, dir)
	environment := trialEnvironment(t, process.Socket, map[string]string{
		"LATENCY_GATE_SEED":      fmt.Sprint(round),
		"LATENCY_GATE_SCENARIOS": `[{"id":"read","parameters":{"databases":["db2","db3"]},"samples":20000,"warmup":2000}]`,
	})
	environment["LATENCY_GATE_PARAMETERS"] = strings.Replace(environment["LATENCY_GATE_PARAMETERS"], `[2,2,2]`, `[240,4,4]`, 1)
	for _, e := range trial(t, environment) {
		if e.Metric == "light-queue-share" {
			return e.Value
		}
	}
	t.Fatal("no light-queue-share")
	return 0
}

// plantOneQueue builds the server from a copy of the source with faults/one-queue.patch.
func plantOneQueue(t *testing.T) string {
	t.Helper()
	const source = "../../.."
	root := t.TempDir()
	for _, part := range []string{"internal", "client", "cmd"} {
		if err := os.CopyFS(filepath.Join(root, part), os.DirFS(filepath.Join(source, part))); err != nil {
			t.Fatal(err)
		}
	}
	module, err := os.ReadFile(filepath.Join(source, "go.mod"))
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(root, "go.mod"), module, 0o644); err != nil {
		t.Fatal(err)
	}
	patch, err := filepath.Abs(filepath.Join(source, "faults", "one-queue.patch"))
	if err != nil {
		t.Fatal(err)
	}
	binary := filepath.Join(root, "docdb-one-queue")
	for _, argv := range [][]string{{"git", "apply", patch}, {"go", "build", "-buildvcs=false", "-o", binary, "./cmd/docdb"}} {
		command := exec.Command(argv[0], argv[1:]...)
		command.Dir = root
		command.Env = append(os.Environ(), "GIT_CEILING_DIRECTORIES="+filepath.Dir(root))
		if output, err := command.CombinedOutput(); err != nil {
			t.Fatalf("%v: %v\n%s", argv, err, output)
		}
	}
	return binary
}

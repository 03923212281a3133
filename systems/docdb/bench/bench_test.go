package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"docdb/bench/compare"
	"docdb/bench/engine"
	"docdb/internal/loadgen/app"
	"docdb/internal/loadgen/drive"
	"docdb/internal/loadgen/serve"
	"docdb/internal/loadgen/workload"
)

// binary is the real docdb server.
var binary string

func TestMain(m *testing.M) {
	dir, err := os.MkdirTemp("", "docdb-bench-test-")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	binary = filepath.Join(dir, "docdb")
	code := 1
	if output, err := exec.Command("go", "build", "-o", binary, "docdb/cmd/docdb").CombinedOutput(); err != nil {
		fmt.Fprintf(os.Stderr, "build the server: %v\n%s", err, output)
	} else {
		code = m.Run()
	}
	_ = os.RemoveAll(dir)
	os.Exit(code)
}

func engines(t *testing.T) map[string]engine.Engine {
	t.Helper()
	server, err := engine.OpenDocDB(t.Context(), binary, filepath.Join(t.TempDir(), "docdb"), []string{"db1", "db2"}, 2)
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]engine.Engine{"docdb": server}
	for _, peer := range engine.Peers {
		if all[peer.Name], err = peer.Open(t.TempDir(), 2); err != nil {
			t.Fatalf("%s: %v", peer.Name, err)
		}
	}
	return all
}

// Every engine that is compared gives a document store's answers; one that skipped work would look fast.
func TestEnginesAnswerAlike(t *testing.T) {
	for name, store := range engines(t) {
		t.Run(name, func(t *testing.T) {
			sessions := make([]drive.Session, 2)
			for i := range sessions {
				var err error
				if sessions[i], err = store.Session(i); err != nil {
					t.Fatal(err)
				}
			}
			for i, step := range []struct {
				database int
				kind     workload.Kind
				body     string
				want     drive.Outcome
			}{
				{0, workload.Read, "", drive.NotFound},
				{0, workload.Update, `{"v":0}`, drive.NotFound},
				{0, workload.Delete, "", drive.NotFound},
				{0, workload.Create, `{"v":1}`, drive.OK},
				{0, workload.Create, `{"v":2}`, drive.Exists},
				{0, workload.Read, `{"v":1}`, drive.OK},
				{1, workload.Read, "", drive.NotFound},
				{0, workload.Update, `{"v":3}`, drive.OK},
				{0, workload.Read, `{"v":3}`, drive.OK},
				{0, workload.Delete, "", drive.OK},
				{0, workload.Read, "", drive.NotFound},
				{0, workload.Create, `{"v":4}`, drive.OK},
			} {
				var body []byte
				if step.kind == workload.Create || step.kind == workload.Update {
					body = []byte(step.body)
				}
				answer, err := sessions[step.database].Do(t.Context(), workload.Op{Kind: step.kind, Key: "k"}, body)
				if err != nil || answer.Outcome != step.want {
					t.Fatalf("step %d, %s: %s, %v; want %s", i, step.kind, answer.Outcome, err, step.want)
				}
				if step.kind == workload.Read && answer.Outcome == drive.OK && string(answer.Body) != step.body {
					t.Errorf("step %d reads %s, want %s", i, answer.Body, step.body)
				}
			}
			for _, session := range sessions {
				if err := session.Close(); err != nil {
					t.Error(err)
				}
			}
			if err := store.Close(); err != nil {
				t.Error(err)
			}
		})
	}
}

func TestACommandOfASmallComparison(t *testing.T) {
	output := filepath.Join(t.TempDir(), "result.json")
	var stdout, stderr bytes.Buffer
	err := run(t.Context(), []string{"-docdb", binary, "-documents", "50", "-operations", "900", "-warmup", "90", "-rounds", "2",
		"-idle", "200ms", "-output", output}, &stdout, &stderr)
	if err != nil {
		t.Fatalf("%v\n%s", err, &stderr)
	}
	text, err := os.ReadFile(output)
	if err != nil {
		t.Fatal(err)
	}
	var result compare.Result
	if err := json.Unmarshal(text, &result); err != nil {
		t.Fatal(err)
	}
	if len(result.Rows) != 4 || result.Rows[0].Name != "docdb" || result.Rows[0].Ratio != 1 || result.Floor.Samples != 1000 || result.Idle == nil {
		t.Errorf("result: %+v", result)
	}
	for _, row := range result.Rows {
		samples := 0
		for _, latency := range row.Latency {
			samples += latency.Samples
		}
		if row.PerSecond <= 0 || len(row.PerSecondByRound) != 2 || samples < 1700 || samples > 1800 {
			t.Errorf("%s: %.0f ops/s in %d rounds, %d samples of 1800 operations", row.Name, row.PerSecond, len(row.PerSecondByRound), samples)
		}
		if !strings.Contains(stdout.String(), row.Name) {
			t.Errorf("%s is not in the table:\n%s", row.Name, &stdout)
		}
	}
}

// The events of every kind of trial against the schema that the gate publishes.
func TestHarnessEventsFitThePublishedSchema(t *testing.T) {
	schema, err := jsonschema.NewCompiler().Compile("../../../schemas/harness-event-1.json")
	if err != nil {
		t.Fatal(err)
	}
	const mix = `"mix":{"read":40,"create":30,"update":20,"delete":10},"documentBytes":512,"preload":200`
	for name, parameters := range map[string]string{
		"closed":  `{"databases":["db1","db2"],"workers":[4,4],` + mix + `,"loop":"closed","connections":2}`,
		"open":    `{"databases":["db1","db2"],"workers":[4,4],` + mix + `,"loop":"open","ratePerSecond":4000,"connections":2}`,
		"skew":    `{"databases":["db1","db2"],"workers":[9,1],` + mix + `,"loop":"closed","connections":2}`,
		"tracked": `{"databases":["db1","db2"],"workers":[4,4],` + mix + `,"loop":"closed","connections":0,"tracking":true}`,
		"errors":  `{"databases":["db1","db2"],"workers":[4,4],` + strings.Replace(mix, "200", "240", 1) + `,"loop":"closed","connections":2}`,
		"healing": `{"databases":["db1","db2"],"workers":[1,1],"healing":{"workers":2,"damaged":5}}`,
	} {
		t.Run(name, func(t *testing.T) {
			dataDir := filepath.Join(t.TempDir(), "data")
			var log bytes.Buffer
			ports := app.Ports{Stdout: &log, Stderr: &log}
			if code := app.Main(t.Context(), []string{"preload", "-server", binary, "-data-dir", dataDir, "-databases", "db1,db2",
				"-documents", "200", "-document-bytes", "512"}, ports); code != app.ExitOK {
				t.Fatal(&log)
			}
			ctx, cancel := context.WithTimeout(t.Context(), 2*time.Minute)
			defer cancel()
			process, err := serve.Start(ctx, binary, dataDir)
			if err != nil {
				t.Fatal(err)
			}
			defer func() {
				if err := process.Stop(); err != nil {
					t.Error(err)
				}
			}()
			environment := map[string]string{
				"LATENCY_GATE_PROTOCOL": "1", "LATENCY_GATE_SEED": "1", "LATENCY_GATE_DEADLINE_MS": "120000",
				"LATENCY_GATE_OUT": filepath.Join(t.TempDir(), "events"), "LATENCY_GATE_ENDPOINT": "unix:" + process.Socket,
				"LATENCY_GATE_DATA_DIR": dataDir, "LATENCY_GATE_PARAMETERS": parameters,
				"LATENCY_GATE_SCENARIOS": `[{"id":"read","parameters":{},"samples":1000,"warmup":100},{"id":"delete","parameters":{},"samples":1000}]`,
			}
			if name == "healing" {
				environment["LATENCY_GATE_SCENARIOS"] = `[{"id":"heal","parameters":{},"samples":4,"warmup":1}]`
			}
			ports.Lookup = func(name string) (string, bool) {
				value, found := environment[name]
				return value, found
			}
			if code := app.Main(t.Context(), []string{"harness"}, ports); code != app.ExitOK {
				t.Fatal(&log)
			}
			text, err := os.ReadFile(environment["LATENCY_GATE_OUT"])
			if err != nil {
				t.Fatal(err)
			}
			lines := strings.Split(strings.TrimSuffix(string(text), "\n"), "\n")
			for i, line := range lines {
				event, err := jsonschema.UnmarshalJSON(strings.NewReader(line))
				if err != nil {
					t.Fatalf("line %d: %v", i+1, err)
				}
				if err := schema.Validate(event); err != nil {
					t.Errorf("line %d: %v\n%.300s", i+1, err, line)
				}
			}
			if len(lines) < 5 || (name == "errors") != strings.Contains(string(text), `"type":"error"`) {
				t.Errorf("%d events:\n%.2000s", len(lines), text)
			}
		})
	}
}

package harness

import (
	"slices"
	"strings"
	"testing"
	"time"
)

func environment(changes map[string]string) func(string) (string, bool) {
	values := map[string]string{
		"LATENCY_GATE_PROTOCOL":    "1",
		"LATENCY_GATE_OUT":         "/tmp/events",
		"LATENCY_GATE_ENDPOINT":    "unix:/tmp/s",
		"LATENCY_GATE_SEED":        "0123456789abcdef",
		"LATENCY_GATE_DEADLINE_MS": "1500",
		"LATENCY_GATE_PARAMETERS": `{"databases":["db1","db2"],"workers":[8,2],"mix":{"read":100},"documentBytes":1024,
			"preload":100,"loop":"closed","connections":4}`,
		"LATENCY_GATE_SCENARIOS": `[{"id":"docdb/skew/cold-read","parameters":{"operation":"read","databases":["db2"]},"samples":500,"warmup":50},
			{"id":"read","parameters":{},"samples":400,"warmup":{"operations":60}}]`,
	}
	for name, value := range changes {
		values[name] = value
	}
	return func(name string) (string, bool) {
		value, found := values[name]
		return value, found
	}
}

func TestFromEnvironment(t *testing.T) {
	trial, err := FromEnvironment(environment(nil))
	if err != nil {
		t.Fatal(err)
	}
	if trial.Socket != "/tmp/s" || trial.Timeout != 1500*time.Millisecond || trial.Samples != 500 || trial.Warmup != 60 {
		t.Errorf("trial = %+v", trial)
	}
	cold, read := trial.Scenarios[0], trial.Scenarios[1]
	if cold.id != "cold-read" || !slices.Equal(cold.databases, []int{1}) || !slices.Equal(read.databases, []int{0, 1}) {
		t.Errorf("scenarios = %+v", trial.Scenarios)
	}
	other, err := FromEnvironment(environment(map[string]string{"LATENCY_GATE_SEED": "another"}))
	if err != nil || other.Seed == trial.Seed {
		t.Errorf("another seed gives %d, %v; the first gave %d", other.Seed, err, trial.Seed)
	}
}

func TestFromEnvironmentRefuses(t *testing.T) {
	valid, _ := environment(nil)("LATENCY_GATE_PARAMETERS")
	parameters := func(from, to string) string {
		changed := strings.Replace(valid, from, to, 1)
		if changed == valid {
			t.Fatalf("%q is not in the parameters", from)
		}
		return changed
	}
	for _, c := range []struct{ name, value, want string }{
		{"LATENCY_GATE_PROTOCOL", "2", "speaks version 1"},
		{"LATENCY_GATE_OUT", "", "not set: LATENCY_GATE_OUT"},
		{"LATENCY_GATE_ENDPOINT", "tcp:127.0.0.1:80", "Unix socket"},
		{"LATENCY_GATE_DEADLINE_MS", "soon", "positive whole number"},
		{"LATENCY_GATE_DEADLINE_MS", "-1", "positive whole number"},
		{"LATENCY_GATE_PARAMETERS", `{"databses":[]}`, `unknown field "databses"`},
		{"LATENCY_GATE_PARAMETERS", "{", "LATENCY_GATE_PARAMETERS"},
		{"LATENCY_GATE_PARAMETERS", valid + valid, "more than one JSON value"},
		{"LATENCY_GATE_PARAMETERS", parameters("[8,2]", "[8]"), "expected as many"},
		{"LATENCY_GATE_PARAMETERS", parameters("[8,2]", "[8,0]"), "workers[1] is 0"},
		{"LATENCY_GATE_PARAMETERS", parameters(`"read":100`, `"read":90`), "add up to 90 %"},
		{"LATENCY_GATE_PARAMETERS", parameters("1024", "10"), "smallest document"},
		{"LATENCY_GATE_PARAMETERS", parameters(`"preload":100`, `"preload":-1`), "preload is -1"},
		{"LATENCY_GATE_PARAMETERS", parameters(`"closed"`, `"open"`), "open with one"},
		{"LATENCY_GATE_PARAMETERS", parameters(`"connections":4`, `"connections":-4`), "connections is missing or negative"},
		{"LATENCY_GATE_PARAMETERS", parameters(`,"connections":4`, ``), "connections is missing or negative"},
		{"LATENCY_GATE_SCENARIOS", `[]`, "none is selected"},
		{"LATENCY_GATE_SCENARIOS", `[{"id":"hot-read","parameters":{},"samples":10}]`, "operation: read"},
		{"LATENCY_GATE_SCENARIOS", `[{"id":"read","parameters":{},"samples":0}]`, "samples is 0"},
		{"LATENCY_GATE_SCENARIOS", `[{"id":"read","parameters":{"databases":["db9"]},"samples":10}]`, "not all among"},
		{"LATENCY_GATE_SCENARIOS", `[{"id":"read","parameters":{},"samples":10,"warmup":-1}]`, "warmup is -1"},
	} {
		_, err := FromEnvironment(environment(map[string]string{c.name: c.value}))
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s=%s: %v; want an error with %q", c.name, c.value, err, c.want)
		}
	}
}

package app_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"testing"
	"time"

	"docdb/client"
	"docdb/internal/loadgen/app"
	"docdb/internal/loadgen/workload"
)

// event has every field of the protocol's events; a field that it does not have fails the decoding.
type event struct {
	Type, Harness, Version, Clock, Workload, Scenario, Metric, Unit, Better, Phase, Outcome, Kind, Message, Code, Checksum string
	Protocol, Count, Operations                                                                                            int
	TimerFloorNs                                                                                                           float64
	Warmup                                                                                                                 bool
	Labels                                                                                                                 map[string]string
	Values                                                                                                                 []float64
	Value                                                                                                                  float64
}

func trialEnvironment(t *testing.T, socket string, changes map[string]string) map[string]string {
	environment := map[string]string{
		"LATENCY_GATE_PROTOCOL":    "1",
		"LATENCY_GATE_OUT":         filepath.Join(t.TempDir(), "events.ndjson"),
		"LATENCY_GATE_ENDPOINT":    "unix:" + socket,
		"LATENCY_GATE_SEED":        "5eed",
		"LATENCY_GATE_DEADLINE_MS": "120000",
		"LATENCY_GATE_PARAMETERS": fmt.Sprintf(`{"databases":["db1","db2","db3"],"workers":[2,2,2],
			"mix":{"read":40,"create":30,"update":20,"delete":10},"documentBytes":1024,"preload":%d,"loop":"closed","connections":2}`, documents),
		"LATENCY_GATE_SCENARIOS": `[{"id":"read","parameters":{},"samples":3000,"warmup":300},{"id":"create","parameters":{},"samples":3000,"warmup":300}]`,
	}
	for name, value := range changes {
		environment[name] = value
	}
	return environment
}

func readEvents(t *testing.T, environment map[string]string) []event {
	t.Helper()
	text, err := os.ReadFile(environment["LATENCY_GATE_OUT"])
	if err != nil {
		t.Fatal(err)
	}
	var events []event
	for i, line := range strings.SplitAfter(string(text), "\n") {
		if line == "" {
			continue
		}
		var e event
		decoder := json.NewDecoder(strings.NewReader(line))
		decoder.DisallowUnknownFields()
		if err := decoder.Decode(&e); err != nil {
			t.Fatalf("line %d: %v\n%.200s", i+1, err, line)
		}
		events = append(events, e)
	}
	return events
}

func trial(t *testing.T, environment map[string]string) []event {
	t.Helper()
	if got := loadgen(t.Context(), environment, "harness"); got.code != app.ExitOK {
		t.Fatalf("exit %d: %s", got.code, got.stderr)
	}
	return readEvents(t, environment)
}

var (
	id    = regexp.MustCompile(`^[a-z0-9-]+$`)
	units = map[string]bool{"ns": true, "B": true, "op/s": true, "1": true, "ratio": true}
)

func TestHarnessEventsFollowTheProtocol(t *testing.T) {
	for name, parameters := range map[string]string{
		"closed":               `"loop":"closed","connections":2`,
		"open":                 `"loop":"open","ratePerSecond":6000,"connections":2`,
		"connection-per-op":    `"loop":"closed","connections":0`,
		"with healing tracked": `"loop":"closed","connections":2,"tracking":true`,
	} {
		t.Run(name, func(t *testing.T) {
			environment := trialEnvironment(t, start(t).Socket, nil)
			environment["LATENCY_GATE_PARAMETERS"] = strings.Replace(environment["LATENCY_GATE_PARAMETERS"], `"loop":"closed","connections":2`, parameters, 1)
			events := trial(t, environment)

			first, last := events[0], events[len(events)-1]
			if first.Type != "start" || first.Protocol != 1 || first.Clock != "monotonic" || first.TimerFloorNs <= 0 || first.Workload == "" {
				t.Errorf("first event: %+v", first)
			}
			if last.Type != "end" || last.Operations != 3000 || !strings.HasPrefix(last.Checksum, "crc32c:") {
				t.Errorf("last event: %+v", last)
			}
			samples, phases, values := map[string]int{}, map[string]int{}, map[string]float64{}
			for i, e := range events[1 : len(events)-1] {
				switch e.Type {
				case "samples":
					if !id.MatchString(e.Scenario) || !units[e.Unit] || (e.Phase != "" && e.Outcome != "") || len(e.Values) == 0 {
						t.Errorf("event %d: %.200v", i+1, e)
					}
					for _, v := range e.Values {
						if v < 0 || v != float64(int64(v)) {
							t.Fatalf("event %d has the value %v", i+1, v)
						}
					}
					key := e.Scenario
					switch {
					case e.Warmup:
						key += " warmup"
					case e.Outcome != "":
						key += " " + e.Outcome
					case e.Phase != "":
						phases[e.Scenario+" "+e.Phase] = len(e.Values)
						continue
					}
					samples[key] += len(e.Values)
				case "value":
					if !id.MatchString(e.Metric) || !units[e.Unit] || (e.Better != "lower" && e.Better != "higher") || e.Value < 0 {
						t.Errorf("event %d: %+v", i+1, e)
					}
					if e.Labels == nil {
						values[strings.TrimPrefix(e.Scenario+"/"+e.Metric, "/")] = e.Value
					}
				case "caveat": // a machine that is too busy to be on time is no fault of the harness
					if e.Code != "generator-late" || e.Message == "" {
						t.Errorf("event %d: %+v", i+1, e)
					}
				default:
					t.Errorf("event %d: %+v", i+1, e)
				}
			}
			if samples["read"] < 1000 || samples["create"] < 700 || samples["read warmup"] < 80 || samples["read not-found"] == 0 {
				t.Errorf("samples: %v", samples)
			}
			for key := range samples {
				if strings.HasPrefix(key, "update") || strings.HasPrefix(key, "delete") {
					t.Errorf("%s was not selected and is reported", key)
				}
			}
			for scenario, passes := range map[string][]string{
				"create": {"queue-wait", "lock", "wal", "sync", "apply"}, "read": {"queue-wait", "lock", "apply"}} {
				for _, phase := range passes {
					if phases[scenario+" "+phase] != samples[scenario] {
						t.Errorf("phase %s has %d values for %d of %s", phase, phases[scenario+" "+phase], samples[scenario], scenario)
					}
				}
			}
			for _, metric := range []string{"throughput", "fsyncs", "mean-batch-size", "wal-bytes", "server-cpu", "read/throughput"} {
				if values[metric] <= 0 {
					t.Errorf("%s is %g", metric, values[metric])
				}
			}
			if healed, found := values["healings"]; !found || healed != 0 {
				t.Errorf("healings = %g, reported: %t", healed, found)
			}
			if _, found := values["database-deviation"]; !found {
				t.Error("no database-deviation")
			}
			if strings.Contains(parameters, "tracking") && values["healing-passes"] < 1 {
				t.Errorf("%g healing passes", values["healing-passes"])
			}
		})
	}
}

// The sum of an operation's phases is a part of its latency, and a good part of a write's: the server's wait
// for company is in them, and it is long beside what a busy machine does between the two processes.
func TestPhasesAreAlignedWithLatencies(t *testing.T) {
	byName := map[string][]float64{}
	environment := trialEnvironment(t, start(t, "--group-commit-delay", "50ms").Socket, map[string]string{
		"LATENCY_GATE_SCENARIOS": `[{"id":"create","parameters":{},"samples":300,"warmup":30}]`})
	for _, e := range trial(t, environment) {
		if e.Type == "samples" && e.Scenario == "create" && !e.Warmup && e.Outcome == "" {
			byName[e.Phase] = e.Values
		}
	}
	inside, total := 0.0, 0.0
	for i, latency := range byName[""] {
		sum := 0.0
		for _, phase := range []string{"queue-wait", "lock", "wal", "sync", "apply"} {
			sum += byName[phase][i]
		}
		if sum > latency {
			t.Fatalf("create %d took %.0f ns, its phases %.0f ns", i, latency, sum)
		}
		inside += sum
		total += latency
	}
	if inside < total/4 {
		t.Errorf("the phases explain %.0f %% of the creates' time", 100*inside/total)
	}
}

// Every operation is in exactly one scenario, and how many there are of each follows from the seed.
func TestTheSeedMakesTheWork(t *testing.T) {
	work := func(seed string) (checksum string, counts map[string]int) {
		events := trial(t, trialEnvironment(t, start(t).Socket, map[string]string{"LATENCY_GATE_SEED": seed,
			"LATENCY_GATE_SCENARIOS": `[{"id":"read","parameters":{},"samples":3000,"warmup":300},{"id":"create","parameters":{},"samples":3000},
				{"id":"update","parameters":{},"samples":3000},{"id":"delete","parameters":{},"samples":3000}]`}))
		counts = map[string]int{}
		for _, e := range events {
			if e.Type == "samples" && e.Phase == "" && !e.Warmup {
				counts[e.Scenario] += len(e.Values)
			}
		}
		if total := counts["read"] + counts["create"] + counts["update"] + counts["delete"]; total != 3000 {
			t.Errorf("seed %s: %d samples of 3000 operations: %v", seed, total, counts)
		}
		return events[len(events)-1].Checksum, counts
	}
	one, oneCounts := work("1")
	again, againCounts := work("1")
	two, twoCounts := work("2")
	if one != again || !maps.Equal(oneCounts, againCounts) {
		t.Errorf("the same seed gives %s %v and %s %v", one, oneCounts, again, againCounts)
	}
	if one == two || maps.Equal(oneCounts, twoCounts) {
		t.Errorf("two seeds give %s %v and %s %v", one, oneCounts, two, twoCounts)
	}
}

func TestAServerThatDiesIsNoMeasurement(t *testing.T) {
	process := start(t)
	environment := trialEnvironment(t, process.Socket, map[string]string{
		"LATENCY_GATE_SCENARIOS": `[{"id":"read","parameters":{},"samples":10000000,"warmup":0}]`})
	ended := make(chan outcome, 1)
	go func() { ended <- loadgen(t.Context(), environment, "harness") }()
	for operations(stats(t, process.Socket)) < 100 {
		time.Sleep(5 * time.Millisecond)
	}
	if err := syscall.Kill(process.Pid, syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	got := <-ended
	if got.code != app.ExitFailed || !strings.Contains(got.stderr, "nothing but errors") {
		t.Errorf("exit %d: %s", got.code, got.stderr)
	}
	for _, e := range readEvents(t, environment) {
		if e.Type == "end" {
			t.Error("the events of a broken trial have an end")
		}
	}
}

func TestTheTimeLimitEndsATrial(t *testing.T) {
	got := loadgen(t.Context(), trialEnvironment(t, start(t).Socket, map[string]string{
		"LATENCY_GATE_DEADLINE_MS": "200",
		"LATENCY_GATE_SCENARIOS":   `[{"id":"read","parameters":{},"samples":10000000,"warmup":0}]`}), "harness")
	if got.code != app.ExitFailed || !strings.Contains(got.stderr, "time limit of 200ms is over") {
		t.Errorf("exit %d: %s", got.code, got.stderr)
	}
}

// Documents that are not what the data set says are errors, not latencies.
func TestWrongAnswersAreErrors(t *testing.T) {
	environment := trialEnvironment(t, start(t).Socket, nil)
	environment["LATENCY_GATE_PARAMETERS"] = strings.Replace(environment["LATENCY_GATE_PARAMETERS"], fmt.Sprintf(`"preload":%d`, documents),
		fmt.Sprintf(`"preload":%d`, documents+30), 1)
	kinds := map[string]int{}
	for _, e := range trial(t, environment) {
		if e.Type == "error" {
			kinds[e.Kind] += e.Count
		}
	}
	if kinds["wrong-answer"] == 0 {
		t.Errorf("errors: %v; want wrong answers for the documents that are not there", kinds)
	}
}

// A document that is there and holds something else is an error too.
func TestWrongContentIsAnError(t *testing.T) {
	process := start(t)
	c, err := client.Dial(t.Context(), client.Options{Address: process.Socket, Connections: 1})
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	for i := range documents {
		body := workload.Document(nil, workload.PreloadedKey(i), 77, 1024)
		if _, err := c.Update(t.Context(), "db2", workload.PreloadedKey(i), body); err != nil {
			t.Fatal(err)
		}
	}
	environment := trialEnvironment(t, process.Socket, map[string]string{
		"LATENCY_GATE_SCENARIOS": `[{"id":"read","parameters":{},"samples":200}]`})
	for _, e := range trial(t, environment) {
		if e.Type == "error" && e.Kind == "wrong-content" && e.Scenario == "read" && e.Count > 0 && strings.Contains(e.Message, "version 0") {
			return
		}
	}
	t.Error("reads of documents with another content are no errors")
}

func TestHarnessWithoutItsEnvironment(t *testing.T) {
	got := loadgen(t.Context(), nil, "harness")
	if got.code != app.ExitUsage || !strings.Contains(got.stderr, "not set: LATENCY_GATE_PROTOCOL") {
		t.Errorf("exit %d: %s", got.code, got.stderr)
	}
}

// Package harness runs a trial of the gate: it reads what is asked for from the environment, drives the
// load, and reports it as events of the harness protocol, version 1.
package harness

import (
	"bytes"
	"encoding/json"
	"fmt"
	"hash/fnv"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"

	"docdb/internal/loadgen/drive"
	"docdb/internal/loadgen/workload"
)

// Trial is what the gate asks for, complete.
type Trial struct {
	Out       string
	Socket    string
	DataDir   string
	Seed      uint64
	Timeout   time.Duration // 0: no limit
	Databases []database
	Mix       workload.Mix
	Document  int     // bytes
	Preload   int     // documents a database
	Rate      float64 // operations a second; 0: a closed loop
	Pool      int     // connections that all workers share; 0: one for each operation
	Tracking  bool
	Healing   *healing // passes of healing instead of operations
	Samples   int      // measured operations of the whole mix, or passes
	Warmup    int      // operations before them
	Scenarios []scenario
	Workload  string // what defines the work, for the fingerprint
}

type database struct {
	name    string
	workers int
}

// scenario is one row of the report: an operation, on all databases or on some.
type scenario struct {
	id        string
	operation workload.Kind
	databases []int // indices; all when the declaration names none
}

func (s scenario) covers(w *drive.Worker) bool { return slices.Contains(s.databases, w.Database) }

// parameters is the benchmark's declaration in system.yml.
type parameters struct {
	Databases     []string       `json:"databases"`
	Workers       []int          `json:"workers"` // of each database
	Mix           map[string]int `json:"mix"`     // percent
	DocumentBytes int            `json:"documentBytes"`
	Preload       int            `json:"preload"`
	Loop          string         `json:"loop"`
	RatePerSecond float64        `json:"ratePerSecond"`
	Connections   *int           `json:"connections"`
	Tracking      bool           `json:"tracking"` // healing tracking runs meanwhile
	Healing       *healing       `json:"healing"`  // measure passes of healing instead of operations
	Server        map[string]any `json:"server"`   // how the service is started: told here, so that it is part of the fingerprint
}

// declared is one entry of LATENCY_GATE_SCENARIOS.
type declared struct {
	ID         string `json:"id"`
	Parameters struct {
		Operation string   `json:"operation"`
		Databases []string `json:"databases"`
	} `json:"parameters"`
	Samples int             `json:"samples"`
	Warmup  json.RawMessage `json:"warmup"`
}

// FromEnvironment reads a trial. lookup is os.LookupEnv.
func FromEnvironment(lookup func(string) (string, bool)) (Trial, error) {
	var t Trial
	var missing []string
	get := func(name string) string {
		value, found := lookup(name)
		if !found || value == "" {
			missing = append(missing, name)
		}
		return value
	}
	protocol, scenarios, given := get("LATENCY_GATE_PROTOCOL"), get("LATENCY_GATE_SCENARIOS"), get("LATENCY_GATE_PARAMETERS")
	endpoint, seed := get("LATENCY_GATE_ENDPOINT"), get("LATENCY_GATE_SEED")
	t.Out = get("LATENCY_GATE_OUT")
	if len(missing) > 0 {
		return t, fmt.Errorf("not set: %s; `loadgen harness` is started by the gate (see docs/protocol)", strings.Join(missing, ", "))
	}
	if protocol != "1" {
		return t, fmt.Errorf("LATENCY_GATE_PROTOCOL is %q; this harness speaks version 1", protocol)
	}
	socket, isUnix := strings.CutPrefix(endpoint, "unix:")
	if !isUnix {
		return t, fmt.Errorf("LATENCY_GATE_ENDPOINT is %q; docdb listens on a Unix socket, unix:/path", endpoint)
	}
	t.Socket = socket
	t.DataDir, _ = lookup("LATENCY_GATE_DATA_DIR")
	t.Seed = hashSeed(seed)
	if limit, found := lookup("LATENCY_GATE_DEADLINE_MS"); found && limit != "" {
		ms, err := strconv.ParseInt(limit, 10, 64)
		if err != nil || ms <= 0 {
			return t, fmt.Errorf("LATENCY_GATE_DEADLINE_MS is %q; expected a positive whole number", limit)
		}
		t.Timeout = time.Duration(ms) * time.Millisecond
	}
	var p parameters
	if err := decode("LATENCY_GATE_PARAMETERS", given, &p); err != nil {
		return t, err
	}
	if err := t.apply(p); err != nil {
		return t, fmt.Errorf("LATENCY_GATE_PARAMETERS: %w", err)
	}
	var list []declared
	if err := decode("LATENCY_GATE_SCENARIOS", scenarios, &list); err != nil {
		return t, err
	}
	if err := t.choose(list); err != nil {
		return t, fmt.Errorf("LATENCY_GATE_SCENARIOS: %w", err)
	}
	t.Workload = fmt.Sprintf("databases=%v mix=%s bytes=%d preload=%d rate=%g connections=%d tracking=%t samples=%d warmup=%d",
		t.Databases, t.Mix, t.Document, t.Preload, t.Rate, t.Pool, t.Tracking, t.Samples, t.Warmup)
	return t, nil
}

func decode(name, text string, into any) error {
	decoder := json.NewDecoder(bytes.NewReader([]byte(text)))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(into); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	if decoder.More() {
		return fmt.Errorf("%s: more than one JSON value", name)
	}
	return nil
}

func (t *Trial) apply(p parameters) error {
	if len(p.Databases) == 0 || len(p.Databases) != len(p.Workers) {
		return fmt.Errorf("databases names %d and workers has %d; expected as many, and at least one", len(p.Databases), len(p.Workers))
	}
	for i, name := range p.Databases {
		if p.Workers[i] < 1 || p.Workers[i] > 10_000 {
			return fmt.Errorf("workers[%d] is %d; expected 1 to 10000", i, p.Workers[i])
		}
		t.Databases = append(t.Databases, database{name, p.Workers[i]})
	}
	if p.Healing != nil {
		t.Healing = p.Healing
		return t.Healing.check(t.DataDir)
	}
	var err error
	if t.Mix, err = workload.MixOf(p.Mix); err != nil {
		return err
	}
	if err := workload.CheckDocumentBytes(p.DocumentBytes); err != nil {
		return err
	}
	if p.Preload < 0 {
		return fmt.Errorf("preload is %d; expected 0 or more", p.Preload)
	}
	t.Document, t.Preload = p.DocumentBytes, p.Preload
	switch {
	case p.Loop == "closed" && p.RatePerSecond == 0:
	case p.Loop == "open" && p.RatePerSecond > 0:
		t.Rate = p.RatePerSecond
	default:
		return fmt.Errorf("loop is %q with ratePerSecond %g; expected closed without a rate, or open with one", p.Loop, p.RatePerSecond)
	}
	if p.Connections == nil || *p.Connections < 0 {
		return fmt.Errorf("connections is missing or negative; expected the size of the pool, or 0 for one connection an operation")
	}
	t.Pool, t.Tracking = *p.Connections, p.Tracking
	return nil
}

func (t *Trial) choose(list []declared) error {
	for _, d := range list {
		id := d.ID[strings.LastIndexByte(d.ID, '/')+1:]
		if err := t.count(d); err != nil {
			return fmt.Errorf("scenario %s: %w", d.ID, err)
		}
		if t.Healing != nil {
			t.Scenarios = append(t.Scenarios, scenario{id: id})
			continue
		}
		name := d.Parameters.Operation
		if name == "" {
			name = id
		}
		operation, err := workload.ParseKind(name)
		if err != nil {
			return fmt.Errorf("scenario %s: %w; name it in the scenario's parameters, operation: read", d.ID, err)
		}
		chosen := scenario{id: id, operation: operation}
		for i, db := range t.Databases {
			if len(d.Parameters.Databases) == 0 || slices.Contains(d.Parameters.Databases, db.name) {
				chosen.databases = append(chosen.databases, i)
			}
		}
		if named := len(d.Parameters.Databases); named > 0 && named != len(chosen.databases) {
			return fmt.Errorf("scenario %s: databases %v are not all among the benchmark's", d.ID, d.Parameters.Databases)
		}
		t.Scenarios = append(t.Scenarios, chosen)
	}
	if len(t.Scenarios) == 0 {
		return fmt.Errorf("none is selected")
	}
	if t.Samples < 1 {
		return fmt.Errorf("samples is %d; expected the number of operations of the whole mix", t.Samples)
	}
	return nil
}

// count takes the most that any of the scenarios asks for: they share one mix.
func (t *Trial) count(d declared) error {
	warmup, err := warmupOperations(d.Warmup)
	if err != nil {
		return err
	}
	t.Samples, t.Warmup = max(t.Samples, d.Samples), max(t.Warmup, warmup)
	return nil
}

// warmupOperations reads a number, or the manifest's {"operations": n}.
func warmupOperations(raw json.RawMessage) (int, error) {
	if len(raw) == 0 || string(raw) == "null" {
		return 0, nil
	}
	var n int
	if json.Unmarshal(raw, &n) == nil && n >= 0 {
		return n, nil
	}
	var declared struct{ Operations *int }
	if err := json.Unmarshal(raw, &declared); err != nil || declared.Operations == nil || *declared.Operations < 0 {
		return 0, fmt.Errorf("warmup is %s; expected a number of operations", raw)
	}
	return *declared.Operations, nil
}

func hashSeed(seed string) uint64 {
	hash := fnv.New64a()
	_, _ = hash.Write([]byte(seed)) // never fails
	return hash.Sum64()
}

// Lookup reads the process's environment.
func Lookup(name string) (string, bool) { return os.LookupEnv(name) }

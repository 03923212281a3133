package harness

import (
	"context"
	"errors"
	"fmt"
	"hash/crc32"
	"math/rand/v2"
	"time"

	"docdb/internal/loadgen/damage"
	"docdb/internal/loadgen/target"
)

// healing asks for passes over databases whose files are damaged before each.
type healing struct {
	Workers int `json:"workers"` // of a pass
	Damaged int `json:"damaged"` // records before each pass
}

func (h *healing) check(dataDir string) error {
	switch {
	case h.Workers < 1:
		return fmt.Errorf("healing.workers is %d; expected 1 or more", h.Workers)
	case h.Damaged < 0:
		return fmt.Errorf("healing.damaged is %d; expected 0 or more", h.Damaged)
	case dataDir == "":
		return errors.New("healing needs LATENCY_GATE_DATA_DIR: the server's files are damaged there")
	}
	return nil
}

// heal damages records on disk and times the passes that restore them. A pass that does not restore exactly
// what was damaged is an error.
func heal(ctx context.Context, events *eventFile, t Trial) (err error) {
	server, err := target.Connect(ctx, t.Socket, 1)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, server.Close()) }()
	rng := rand.New(rand.NewPCG(t.Seed, 0))
	var warmup, measured []int64
	var scanned, spent int64
	healed, wrong := 0, 0
	checksum := uint32(0)
	for pass := range t.Warmup + t.Samples {
		database := t.Databases[pass%len(t.Databases)].name
		places, err := damage.Documents(t.DataDir, database, t.Healing.Damaged, rng)
		if err != nil {
			return err
		}
		start := time.Now()
		report, err := server.Heal(ctx, database, t.Healing.Workers)
		took := int64(time.Since(start))
		if err != nil {
			return err
		}
		if report.Healed != int64(len(places)) || report.Unrecoverable != 0 {
			wrong++
			continue
		}
		checksum = crc32.Update(checksum, crc32.MakeTable(crc32.Castagnoli), fmt.Append(nil, places, report.Scanned))
		if pass < t.Warmup {
			warmup = append(warmup, took)
			continue
		}
		measured = append(measured, took)
		scanned += report.ScannedBytes
		spent += took
		healed += len(places)
	}
	for _, s := range t.Scenarios {
		for _, part := range []samplesEvent{
			{Type: "samples", Scenario: s.id, Metric: "latency", Unit: "ns", Warmup: true, Values: warmup},
			{Type: "samples", Scenario: s.id, Metric: "latency", Unit: "ns", Values: measured},
		} {
			if len(part.Values) > 0 {
				if err := events.write(part); err != nil {
					return err
				}
			}
		}
		if wrong > 0 {
			if err := events.write(errorEvent{Type: "error", Scenario: s.id, Kind: "not-healed", Count: wrong,
				Message: "a pass did not restore exactly what was damaged"}); err != nil {
				return err
			}
		}
	}
	rate := 0.0
	if spent > 0 {
		rate = float64(scanned) / (float64(spent) / float64(time.Second))
	}
	for _, value := range []valueEvent{
		{Type: "value", Metric: "healed", Unit: "1", Better: higher, Value: float64(healed)},
		{Type: "value", Metric: "scan-rate", Unit: "B/s", Better: higher, Value: rate},
	} {
		if err := events.write(value); err != nil {
			return err
		}
	}
	return events.write(endEvent{"end", len(measured), fmt.Sprintf("crc32c:%08x", checksum)})
}

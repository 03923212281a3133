// Times each operation that operations.go beside it names, for the gate: copied into the project that is gated.
package main

import (
	"encoding/json"
	"os"
	"time"
)

func main() {
	var scenarios []struct {
		ID      string `json:"id"`
		Samples int    `json:"samples"`
		Warmup  int    `json:"warmup"`
	}
	must(json.Unmarshal([]byte(os.Getenv("LATENCY_GATE_SCENARIOS")), &scenarios))
	out, err := os.OpenFile(os.Getenv("LATENCY_GATE_OUT"), os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	must(err)
	events := json.NewEncoder(out)
	must(events.Encode(map[string]any{
		"type": "start", "protocol": 1, "harness": "releases", "version": "1.0.0", "clock": "monotonic",
	}))
	done := 0
	for _, scenario := range scenarios {
		operate := operations[scenario.ID]
		values := make([]int64, 0, scenario.Warmup+scenario.Samples)
		for range scenario.Warmup + scenario.Samples {
			before := time.Now()
			operate()
			values = append(values, time.Since(before).Nanoseconds())
		}
		must(events.Encode(map[string]any{
			"type": "samples", "scenario": scenario.ID, "metric": "latency", "unit": "ns",
			"values": values[scenario.Warmup:],
		}))
		done += scenario.Samples
	}
	must(events.Encode(map[string]any{"type": "end", "operations": done}))
	must(out.Close())
}

func must(err error) {
	if err != nil {
		panic(err)
	}
}

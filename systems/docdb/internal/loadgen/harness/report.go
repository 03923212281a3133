package harness

import (
	"cmp"
	"fmt"
	"maps"
	"slices"

	"docdb/internal/loadgen/drive"
	"docdb/internal/loadgen/summary"
	"docdb/internal/loadgen/workload"
)

// lateShare and lateNs: when more than this share of the arrivals that found a worker idle were started
// later than that, the generator itself shows in the latencies.
const (
	lateShare = 0.01
	lateNs    = 1_000_000
)

func report(events *eventFile, t Trial, m measured) error {
	for _, s := range t.Scenarios {
		if err := reportScenario(events, s, m); err != nil {
			return err
		}
	}
	for _, event := range slices.Concat(totals(t, m), serverValues(t, m), failures(t, m), caveats(m)) {
		if err := events.write(event); err != nil {
			return err
		}
	}
	operations := 0
	for _, w := range m.workers {
		operations += w.Log.Len()
	}
	return events.write(endEvent{"end", operations, fmt.Sprintf("crc32c:%08x", drive.Checksum(m.workers))})
}

type observation struct {
	record drive.Record
	phases drive.Phases
}

// inOrder gives a scenario's observations by the time of their answers.
func inOrder(s scenario, workers []*drive.Worker, log func(int) *drive.Log) []observation {
	var all []observation
	for i, w := range workers {
		if !s.covers(w) {
			continue
		}
		for record, phases := range log(i).AllPhases {
			if record.Kind == s.operation {
				all = append(all, observation{record, phases})
			}
		}
	}
	slices.SortStableFunc(all, func(a, b observation) int { return cmp.Compare(a.record.EndNs(), b.record.EndNs()) })
	return all
}

func reportScenario(events *eventFile, s scenario, m measured) error {
	samples := samplesEvent{Type: "samples", Scenario: s.id, Metric: "latency", Unit: "ns"}

	warm := samples
	warm.Warmup = true
	for _, o := range inOrder(s, m.workers, func(i int) *drive.Log { return m.warmup[i] }) {
		if o.record.Outcome == drive.OK {
			warm.Values = append(warm.Values, o.record.LatencyNs)
		}
	}
	if len(warm.Values) > 0 {
		if err := events.write(warm); err != nil {
			return err
		}
	}

	all := inOrder(s, m.workers, func(i int) *drive.Log { return m.workers[i].Log })
	for _, outcome := range drive.Outcomes {
		latency := samples
		if outcome != drive.OK {
			latency.Outcome = outcome.String()
		}
		for _, o := range all {
			if o.record.Outcome == outcome {
				latency.Values = append(latency.Values, o.record.LatencyNs)
			}
		}
		if len(latency.Values) == 0 {
			continue
		}
		if err := events.write(latency); err != nil {
			return err
		}
	}
	for _, phase := range drive.AllPhases {
		if !applies(phase, s.operation) {
			continue
		}
		part := samples
		part.Phase = phase.String()
		for _, o := range all {
			if o.record.Outcome == drive.OK {
				part.Values = append(part.Values, o.phases[phase])
			}
		}
		if len(part.Values) == 0 {
			continue
		}
		if err := events.write(part); err != nil {
			return err
		}
	}
	return events.write(valueEvent{Type: "value", Scenario: s.id, Metric: "throughput", Unit: "op/s", Better: higher,
		Value: float64(len(all)) / m.elapsed.Seconds()})
}

// applies says whether an operation passes a phase: a read writes and syncs nothing.
func applies(phase drive.Phase, operation workload.Kind) bool {
	return operation != workload.Read || (phase != drive.WAL && phase != drive.Sync)
}

// totals are the values of the whole mix that the generator itself knows.
func totals(t Trial, m measured) []any {
	events := []any{}
	counts := make([]float64, len(t.Databases))
	latencies := make([][]int64, len(t.Databases))
	total := 0.0
	for _, w := range m.workers {
		counts[w.Database] += float64(w.Log.Len())
		total += float64(w.Log.Len())
		for record := range w.Log.All {
			latencies[w.Database] = append(latencies[w.Database], record.LatencyNs)
		}
	}
	seconds := m.elapsed.Seconds()
	events = append(events, valueEvent{Type: "value", Metric: "throughput", Unit: "op/s", Better: higher, Value: total / seconds})
	for i, db := range t.Databases {
		labels := map[string]string{"database": db.name}
		events = append(events,
			valueEvent{Type: "value", Metric: "database-throughput", Unit: "op/s", Better: higher, Labels: labels, Value: counts[i] / seconds},
			valueEvent{Type: "value", Metric: "database-p95", Unit: "ns", Better: lower, Labels: labels, Value: summary.Of(latencies[i]).P95Ns})
	}
	events = append(events, valueEvent{Type: "value", Metric: "database-deviation", Unit: "ratio", Better: lower, Value: deviation(t, m.workers)})
	if share, skewed := lightQueueShare(t, m.workers); skewed {
		events = append(events, valueEvent{Type: "value", Metric: "light-queue-share", Unit: "ratio", Better: lower, Value: share})
	}
	if t.Rate > 0 {
		events = append(events, valueEvent{Type: "value", Metric: "generator-lag-p99", Unit: "ns", Better: lower, Value: summary.Of(lags(m.workers)).P99Ns})
	}
	return events
}

// serverValues are the values that the server counts, over the measured part alone.
func serverValues(t Trial, m measured) []any {
	spent := m.after.Since(m.before)
	value := func(metric, unit, better string, v float64) valueEvent {
		return valueEvent{Type: "value", Metric: metric, Unit: unit, Better: better, Value: v}
	}
	events := []any{
		value("fsyncs", "1", lower, float64(spent.Fsyncs)),
		value("mean-batch-size", "1", higher, spent.MeanBatchSize()),
		value("wal-bytes", "B", lower, float64(spent.WALBytes())),
		value("healings", "1", lower, float64(spent.Healings)),
		value("server-cpu", "ns", lower, float64(spent.CPUNs)),
	}
	for _, db := range t.Databases {
		growth := value("wal-growth", "B", lower, float64(spent.Databases[db.name].WALBytes))
		growth.Labels = map[string]string{"database": db.name}
		events = append(events, growth)
	}
	if m.healing != nil {
		events = append(events,
			value("healing-passes", "1", higher, float64(m.healing.Passes)),
			value("healing-busy", "ns", lower, float64(m.healing.BusyNs)))
	}
	return events
}

// failures are the errors of warm-up and measured part together, by scenario where one is selected for them,
// and the passes of healing tracking that failed.
func failures(t Trial, m measured) []any {
	type key struct{ scenario, kind string }
	counts := map[key]*errorEvent{}
	for _, w := range m.workers {
		for failed, e := range w.Errors {
			at := key{"", failed.Kind}
			for _, s := range t.Scenarios {
				if s.operation == failed.Op && s.covers(w) {
					at.scenario = s.id
					break
				}
			}
			if counts[at] == nil {
				counts[at] = &errorEvent{Type: "error", Scenario: at.scenario, Kind: at.kind, Message: clip(e.Example)}
			}
			counts[at].Count += e.Count
		}
	}
	events := []any{}
	for _, at := range slices.SortedFunc(maps.Keys(counts), func(a, b key) int {
		return cmp.Or(cmp.Compare(a.scenario, b.scenario), cmp.Compare(a.kind, b.kind))
	}) {
		events = append(events, *counts[at])
	}
	if h := m.healing; h != nil && h.FailedPasses > 0 {
		events = append(events, errorEvent{Type: "error", Kind: "healing-pass", Count: int(h.FailedPasses), Message: clip(h.LastError)})
	}
	return events
}

func clip(message string) string {
	const most = 500
	if runes := []rune(message); len(runes) > most {
		return string(runes[:most]) + "…"
	}
	return message
}

// lags is how late the generator itself started operations of an open loop that found a worker idle.
func lags(workers []*drive.Worker) []int64 {
	var all []int64
	for _, w := range workers {
		all = append(all, w.Lag...)
	}
	return all
}

func caveats(m measured) []any {
	all := lags(m.workers)
	late := 0
	for _, lag := range all {
		if lag > lateNs {
			late++
		}
	}
	if float64(late) <= lateShare*float64(len(all)) {
		return nil
	}
	return []any{caveatEvent{Type: "caveat", Code: "generator-late", Message: fmt.Sprintf(
		"%d of %d operations that found a worker idle were started more than 1 ms late (at worst %.1f ms): "+
			"the load generator had too little CPU, and its delay is in the latencies", late, len(all), float64(slices.Max(all))/1e6)}}
}

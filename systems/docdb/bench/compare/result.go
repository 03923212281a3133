package compare

import (
	"fmt"
	"io"
	"slices"
	"text/tabwriter"

	"docdb/internal/loadgen/summary"
	"docdb/internal/loadgen/workload"
)

// Result is a whole comparison. The first row is the one that the others are compared with.
type Result struct {
	Load    Load            `json:"load"`
	Machine string          `json:"machine"`
	Floor   summary.Latency `json:"floor"` // 1 KiB written and fdatasync, preallocated
	Rows    []Row           `json:"rows"`
	Idle    *Idle           `json:"idle,omitempty"`
}

// Row is one store.
type Row struct {
	Name             string                     `json:"name"`
	Detail           string                     `json:"detail"`
	PerSecond        float64                    `json:"operationsPerSecond"` // median of the rounds
	PerSecondByRound []float64                  `json:"operationsPerSecondByRound"`
	Ratio            float64                    `json:"ratio"` // the first row's throughput over this one's: median of the rounds' ratios
	Latency          map[string]summary.Latency `json:"latency"`
}

// Idle is what a server without work costs.
type Idle struct {
	Seconds  float64 `json:"seconds"`
	CPUShare float64 `json:"cpuShare"` // of one CPU
}

// WriteText renders the comparison as a table.
func (r Result) WriteText(w io.Writer) error {
	fmt.Fprintf(w, "%s\n%d databases × %d workers, %s, %d B documents, %d preloaded a database, %d rounds of %d operations\n\n",
		r.Machine, r.Load.Databases, r.Load.WorkersPerDB, r.Load.Mix, r.Load.DocumentBytes, r.Load.Documents, r.Load.Rounds, r.Load.Operations)
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintf(t, "store\tops/s\t%s ÷ it\t", r.Rows[0].Name)
	for _, kind := range []workload.Kind{workload.Create, workload.Read} {
		fmt.Fprintf(t, "%s P50\tP95\tP99 (ms)\t", kind)
	}
	fmt.Fprintln(t)
	for _, row := range r.Rows {
		fmt.Fprintf(t, "%s\t%.0f\t%.2f\t", row.Name, row.PerSecond, row.Ratio)
		for _, kind := range []workload.Kind{workload.Create, workload.Read} {
			l := row.Latency[kind.String()]
			fmt.Fprintf(t, "%.3f\t%.3f\t%.3f\t", l.P50Ns/1e6, l.P95Ns/1e6, l.P99Ns/1e6)
		}
		fmt.Fprintln(t)
	}
	if err := t.Flush(); err != nil {
		return err
	}
	fmt.Fprintf(w, "\nfloor, 1 KiB and fdatasync: P50 %.0f, P95 %.0f, P99 %.0f µs\n", r.Floor.P50Ns/1e3, r.Floor.P95Ns/1e3, r.Floor.P99Ns/1e3)
	if r.Idle != nil {
		fmt.Fprintf(w, "docdb with no work for %.1f s: %.3f %% of a CPU\n",
			r.Idle.Seconds, 100*r.Idle.CPUShare)
	}
	for _, row := range r.Rows {
		fmt.Fprintf(w, "%s: %s\n", row.Name, row.Detail)
	}
	return nil
}

func median(values []float64) float64 {
	sorted := slices.Sorted(slices.Values(values))
	middle := len(sorted) / 2
	if len(sorted)%2 == 1 {
		return sorted[middle]
	}
	return (sorted[middle-1] + sorted[middle]) / 2
}

// ratio is the median of first[i]/other[i]: both of a round were measured next to each other.
func ratio(first, other []float64) float64 {
	ratios := make([]float64, len(first))
	for i := range first {
		ratios[i] = first[i] / other[i]
	}
	return median(ratios)
}

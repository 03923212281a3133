package report

import (
	"fmt"
	"strconv"

	"docdb/internal/loadgen/workload"
)

// Table is one table of the report; its name becomes part of the CSV file's name.
type Table struct {
	Name   string
	Title  string
	Header []string
	Rows   [][]string
}

const bytesPerMB = 1e6 // the published report's megabytes

// AllTables gives the tables of a result in the published report's order and units.
func (r *Result) AllTables() []Table {
	return []Table{r.operationsTable(), r.p95Table(), r.latencyTable(), r.walTable(), r.healingTable(), r.errorsTable()}
}

func (r *Result) operationsTable() Table {
	t := Table{Name: "operations", Title: "Operations distribution", Header: []string{"database", "total_ops", "ops_per_second"}}
	for _, kind := range workload.Kinds {
		t.Header = append(t.Header, kind.String(), kind.String()+"_percent")
	}
	for _, row := range r.Operations {
		cells := []string{row.Database, strconv.Itoa(row.Total), decimals(row.PerS, 1)}
		for _, kind := range workload.Kinds {
			n := row.ByKind[kind.String()]
			cells = append(cells, strconv.Itoa(n), decimals(100*float64(n)/float64(max(1, row.Total)), 1))
		}
		t.Rows = append(t.Rows, cells)
	}
	return t
}

func (r *Result) p95Table() Table {
	t := Table{Name: "p95-by-database", Title: "P95 by database", Header: []string{"database"}}
	for _, kind := range workload.Kinds {
		t.Header = append(t.Header, kind.String()+"_ms")
	}
	for _, row := range r.P95ByDatabase {
		cells := []string{row.Database}
		for _, kind := range workload.Kinds {
			if ns, measured := row.P95Ns[kind.String()]; measured {
				cells = append(cells, milliseconds(ns))
			} else {
				cells = append(cells, "")
			}
		}
		t.Rows = append(t.Rows, cells)
	}
	return t
}

func (r *Result) latencyTable() Table {
	t := Table{Name: "latency", Title: "Latency over all databases", Header: []string{
		"operation", "outcome", "samples", "p50_ms", "p95_ms", "p99_ms", "p999_ms", "mean_ms", "min_ms", "max_ms",
		"p999_needs_samples", "p999_supported"}}
	for _, row := range r.Latency {
		cells := []string{row.Operation, row.Outcome, strconv.Itoa(row.Samples)}
		for _, ns := range []float64{row.P50Ns, row.P95Ns, row.P99Ns, row.P999Ns, row.MeanNs, float64(row.MinNs), float64(row.MaxNs)} {
			if row.Samples == 0 {
				cells = append(cells, "")
			} else {
				cells = append(cells, milliseconds(ns))
			}
		}
		t.Rows = append(t.Rows, append(cells, strconv.Itoa(row.P999Needs), yes(row.P999Supported)))
	}
	return t
}

func (r *Result) walTable() Table {
	t := Table{Name: "wal", Title: "WAL growth", Header: []string{
		"database", "initial_mb", "final_mb", "growth_mb", "growth_mb_per_second", "initial_file_mb", "final_file_mb"}}
	for _, row := range r.WAL {
		t.Rows = append(t.Rows, []string{row.Database, megabytes(row.InitialBytes), megabytes(row.FinalBytes),
			megabytes(row.GrowthBytes), decimals(row.GrowthBytesPerS/bytesPerMB, 3),
			megabytes(row.InitialFileBytes), megabytes(row.FinalFileBytes)})
	}
	return t
}

func (r *Result) healingTable() Table {
	h := r.Healing
	return Table{Name: "healing", Title: "Healing",
		Header: []string{"total", "unrecoverable", "tracked", "passes", "failed_passes", "records_scanned", "busy_ms", "overhead_percent", "tracking_stopped"},
		Rows: [][]string{{strconv.FormatUint(h.Total, 10), strconv.FormatInt(h.Unrecoverable, 10), yes(h.Tracked),
			strconv.FormatInt(h.Passes, 10), strconv.FormatInt(h.FailedPasses, 10), strconv.FormatInt(h.Scanned, 10), milliseconds(float64(h.BusyNs)),
			decimals(100*h.OverheadShare, 3), yes(h.TrackingStopped)}}}
}

func (r *Result) errorsTable() Table {
	t := Table{Name: "errors", Title: "Errors", Header: []string{"database", "operation", "kind", "count", "example"}}
	for _, row := range r.Errors {
		t.Rows = append(t.Rows, []string{row.Database, row.Operation, row.Kind, strconv.Itoa(row.Count), row.Example})
	}
	return t
}

func decimals(v float64, digits int) string { return strconv.FormatFloat(v, 'f', digits, 64) }

func milliseconds(ns float64) string { return decimals(ns/1e6, 3) }

func megabytes(bytes int64) string { return decimals(float64(bytes)/bytesPerMB, 1) }

func yes(is bool) string {
	if is {
		return "yes"
	}
	return "no"
}

// Headline is the result in two lines.
func (r *Result) Headline() string {
	total := r.Operations[len(r.Operations)-1]
	failed := 0
	for _, row := range r.Errors {
		failed += row.Count
	}
	return fmt.Sprintf("%d operations in %.1f s, %.1f ops/s, %d errors, largest deviation of a database %.2f %%\n"+
		"server: %.2f s of CPU, %d fsyncs, %.2f writes in the mean batch\n",
		total.Total, r.ElapsedS, total.PerS, failed, 100*r.Fairness, r.Server.CPUSeconds, r.Server.Fsyncs, r.Server.MeanBatchSize)
}

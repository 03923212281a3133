// Package report holds the results of a load test in the shape of the published tables: operations by
// database, P95 by database, latencies over all, WAL growth, healing. Building and rendering are pure.
package report

import (
	"cmp"
	"slices"
	"time"

	"docdb/internal/loadgen/drive"
	"docdb/internal/loadgen/summary"
	"docdb/internal/loadgen/target"
	"docdb/internal/loadgen/workload"
)

// Result is a whole load test.
type Result struct {
	Schema        int               `json:"schema"`
	Version       string            `json:"version"`
	StartedAt     time.Time         `json:"startedAt"`
	Configuration Configuration     `json:"configuration"`
	ElapsedS      float64           `json:"elapsedSeconds"`
	Operations    []Operations      `json:"operations"`    // one a database, and "total" last
	P95ByDatabase []P95ByDatabase   `json:"p95ByDatabase"` // one a database, and "average" last
	Latency       []OperationResult `json:"latency"`       // one an operation and outcome, over all databases
	Errors        []ErrorResult     `json:"errors"`        // failed operations; they have no latency
	Fairness      float64           `json:"maxDeviation"`  // of operations by database, from their mean; by share of workers
	WAL           []WAL             `json:"wal"`           // one a database, and "total" last
	Healing       Healing           `json:"healing"`       //
	Server        Server            `json:"server"`        //
	Caveats       []string          `json:"caveats"`       //
	TimerFloorNs  int64             `json:"timerFloorNs"`  // the cost of an empty pair of clock readings
	Checksum      string            `json:"checksum"`      // of what was asked and answered, CRC-32C
}

// Configuration is what was asked for.
type Configuration struct {
	Databases      []string `json:"databases"`
	Workers        []int    `json:"workersByDatabase"`
	Mix            string   `json:"mix"`
	DocumentBytes  int      `json:"documentBytes"`
	Documents      int      `json:"documentsPerDatabase"`
	Preloaded      bool     `json:"preloaded"`
	DurationS      float64  `json:"durationSeconds"`
	WarmupS        float64  `json:"warmupSeconds"`
	Connections    int      `json:"connections"`   // 0: one for each operation
	RatePerS       float64  `json:"ratePerSecond"` // 0: closed loop
	Seed           uint64   `json:"seed"`
	Socket         string   `json:"socket"`
	WALDir         string   `json:"walDir"`
	HealingTracked bool     `json:"healingTracked"`
}

// Operations counts one database's completed operations.
type Operations struct {
	Database string         `json:"database"`
	Total    int            `json:"total"`
	PerS     float64        `json:"perSecond"`
	ByKind   map[string]int `json:"byOperation"`
}

// P95ByDatabase has the P95 latency of each operation, outcome ok. Operations without samples are absent.
type P95ByDatabase struct {
	Database string             `json:"database"`
	P95Ns    map[string]float64 `json:"p95Ns"`
}

// OperationResult is the latency of one operation with one outcome over all databases.
type OperationResult struct {
	Operation string `json:"operation"`
	Outcome   string `json:"outcome"`
	summary.Latency
}

// ErrorResult counts the failures of one operation of one kind.
type ErrorResult struct {
	Database  string `json:"database"`
	Operation string `json:"operation"`
	Kind      string `json:"kind"`
	Count     int    `json:"count"`
	Example   string `json:"example"`
}

// WAL is the growth of one database's write-ahead log. Initial and final are the records in the log then, growth
// is what was appended in between (a compaction makes the difference of the two smaller), and file bytes
// are what the files take: those grow in steps, because the log is preallocated.
type WAL struct {
	Database         string  `json:"database"`
	InitialBytes     int64   `json:"initialBytes"`
	FinalBytes       int64   `json:"finalBytes"`
	GrowthBytes      int64   `json:"growthBytes"`
	GrowthBytesPerS  float64 `json:"growthBytesPerSecond"`
	InitialFileBytes int64   `json:"initialFileBytes"`
	FinalFileBytes   int64   `json:"finalFileBytes"`
}

// Healing is what the server counted of damaged records during the test, and what looking for them cost.
type Healing struct {
	Total           uint64  `json:"total"` // records restored, by passes and by reads
	Unrecoverable   int64   `json:"unrecoverable"`
	Passes          int64   `json:"passes"`
	FailedPasses    int64   `json:"failedPasses"`        // not among passes
	LastError       string  `json:"lastError,omitempty"` // of a failed pass
	Scanned         int64   `json:"scanned"`
	BusyNs          int64   `json:"busyNs"`        // within passes, of all databases together
	OverheadShare   float64 `json:"overheadShare"` // of the time in which they were tracked
	Tracked         bool    `json:"tracked"`
	TrackingStopped bool    `json:"trackingStopped"` // every database's tracking ended with a report
	StopError       string  `json:"stopError,omitempty"`
}

// Server is what the server spent during the test.
type Server struct {
	CPUSeconds    float64 `json:"cpuSeconds"`
	Fsyncs        uint64  `json:"fsyncs"`
	MeanBatchSize float64 `json:"meanBatchSize"`
	Durable       bool    `json:"durable"`
}

// ServerCounters fills what the server counted between two moments. files are the sizes of the databases'
// WAL files then, nil when they are not known.
func (r *Result) ServerCounters(databases []string, before, after target.Stats, filesBefore, filesAfter map[string]int64) {
	spent := after.Since(before)
	r.Server = Server{
		CPUSeconds:    float64(spent.CPUNs) / 1e9,
		Fsyncs:        spent.Fsyncs,
		MeanBatchSize: spent.MeanBatchSize(),
		Durable:       after.Durable,
	}
	r.Healing.Total = spent.Healings
	total := WAL{Database: "total"}
	r.WAL = make([]WAL, 0, len(databases)+1)
	for _, name := range databases {
		row := WAL{
			Database:         name,
			InitialBytes:     before.Databases[name].WALUsedBytes,
			FinalBytes:       after.Databases[name].WALUsedBytes,
			GrowthBytes:      spent.Databases[name].WALBytes,
			InitialFileBytes: filesBefore[name],
			FinalFileBytes:   filesAfter[name],
		}
		row.GrowthBytesPerS = float64(row.GrowthBytes) / r.ElapsedS
		total.InitialBytes += row.InitialBytes
		total.FinalBytes += row.FinalBytes
		total.GrowthBytes += row.GrowthBytes
		total.InitialFileBytes += row.InitialFileBytes
		total.FinalFileBytes += row.FinalFileBytes
		r.WAL = append(r.WAL, row)
	}
	total.GrowthBytesPerS = float64(total.GrowthBytes) / r.ElapsedS
	r.WAL = append(r.WAL, total)
}

// Stopped fills what healing tracking reported when it was stopped.
func (h *Healing) Stopped(tracked bool, tracking target.Tracking, stopErr error) {
	h.Tracked = tracked
	if !tracked {
		return
	}
	h.Unrecoverable, h.Passes, h.Scanned, h.BusyNs = tracking.Unrecoverable, tracking.Passes, tracking.Scanned, tracking.BusyNs
	h.FailedPasses, h.LastError = tracking.FailedPasses, tracking.LastError
	if tracking.ElapsedNs > 0 {
		h.OverheadShare = float64(tracking.BusyNs) / float64(tracking.ElapsedNs)
	}
	h.TrackingStopped = stopErr == nil
	if stopErr != nil {
		h.StopError = stopErr.Error()
	}
}

// Load is the part of a result that comes from the generator's own records.
type Load struct {
	Databases []string
	Workers   []*drive.Worker
	Elapsed   time.Duration
}

// Tables fills the tables that come from the records.
func (r *Result) Tables(load Load) {
	byDatabase := make([]map[workload.Kind][]int64, len(load.Databases))
	for i := range byDatabase {
		byDatabase[i] = map[workload.Kind][]int64{}
	}
	all := map[workload.Kind]map[drive.Outcome][]int64{}
	for _, kind := range workload.Kinds {
		all[kind] = map[drive.Outcome][]int64{}
	}
	counts := make([]map[workload.Kind]int, len(load.Databases))
	workers := make([]int, len(load.Databases))
	for i := range counts {
		counts[i] = map[workload.Kind]int{}
	}
	for _, w := range load.Workers {
		workers[w.Database]++
		for record := range w.Log.All {
			counts[w.Database][record.Kind]++
			all[record.Kind][record.Outcome] = append(all[record.Kind][record.Outcome], record.LatencyNs)
			if record.Outcome == drive.OK {
				byDatabase[w.Database][record.Kind] = append(byDatabase[w.Database][record.Kind], record.LatencyNs)
			}
		}
	}
	r.ElapsedS = load.Elapsed.Seconds()
	r.Operations = operations(load.Databases, counts, r.ElapsedS)
	r.P95ByDatabase = p95s(load.Databases, byDatabase)
	r.Latency = []OperationResult{}
	for _, kind := range workload.Kinds {
		for _, outcome := range drive.Outcomes {
			if values := all[kind][outcome]; len(values) > 0 || outcome == drive.OK {
				r.Latency = append(r.Latency, OperationResult{kind.String(), outcome.String(), summary.Of(values)})
			}
		}
	}
	perWorker := make([]float64, len(load.Databases))
	for i, n := range workers {
		perWorker[i] = float64(r.Operations[i].Total) / float64(n)
	}
	r.Fairness = summary.MaxDeviation(perWorker)
	r.Errors = errorsOf(load)
}

func operations(databases []string, counts []map[workload.Kind]int, elapsedS float64) []Operations {
	total := Operations{Database: "total", ByKind: map[string]int{}}
	rows := make([]Operations, 0, len(databases)+1)
	for i, name := range databases {
		row := Operations{Database: name, ByKind: map[string]int{}}
		for _, kind := range workload.Kinds {
			row.ByKind[kind.String()] = counts[i][kind]
			row.Total += counts[i][kind]
			total.ByKind[kind.String()] += counts[i][kind]
		}
		row.PerS = float64(row.Total) / elapsedS
		total.Total += row.Total
		rows = append(rows, row)
	}
	total.PerS = float64(total.Total) / elapsedS
	return append(rows, total)
}

func p95s(databases []string, latencies []map[workload.Kind][]int64) []P95ByDatabase {
	average := P95ByDatabase{"average", map[string]float64{}}
	with := map[string]int{}
	rows := make([]P95ByDatabase, 0, len(databases)+1)
	for i, name := range databases {
		row := P95ByDatabase{name, map[string]float64{}}
		for kind, values := range latencies[i] {
			row.P95Ns[kind.String()] = summary.Of(values).P95Ns
			average.P95Ns[kind.String()] += row.P95Ns[kind.String()]
			with[kind.String()]++
		}
		rows = append(rows, row)
	}
	for kind, n := range with {
		average.P95Ns[kind] /= float64(n)
	}
	return append(rows, average)
}

func errorsOf(load Load) []ErrorResult {
	rows := []ErrorResult{}
	for _, w := range load.Workers {
		for key, failed := range w.Errors {
			database, operation := load.Databases[w.Database], key.Op.String()
			at := slices.IndexFunc(rows, func(r ErrorResult) bool {
				return r.Database == database && r.Operation == operation && r.Kind == key.Kind
			})
			if at < 0 {
				rows = append(rows, ErrorResult{database, operation, key.Kind, 0, failed.Example})
				at = len(rows) - 1
			}
			rows[at].Count += failed.Count
		}
	}
	slices.SortFunc(rows, func(a, b ErrorResult) int {
		return cmp.Or(cmp.Compare(a.Database, b.Database), cmp.Compare(a.Operation, b.Operation), cmp.Compare(a.Kind, b.Kind))
	})
	return rows
}

package report

import (
	"encoding/json"
	"os"
	"path/filepath"
	"reflect"
	"strconv"
	"strings"
	"testing"
	"time"

	"docdb/internal/loadgen/drive"
	"docdb/internal/loadgen/target"
	"docdb/internal/loadgen/workload"
)

// example has two databases: db1 with the latencies 1…100 ms for creates and one miss of a read, db2 with
// 2 creates and 3 failed reads.
func example() *Result {
	first := drive.NewWorker(0, 1024, nil, nil, false)
	for ms := range int64(100) {
		first.Log.Add(drive.Record{LatencyNs: (ms + 1) * 1e6, Kind: workload.Create}, drive.Phases{})
	}
	first.Log.Add(drive.Record{LatencyNs: 7e6, Kind: workload.Read, Outcome: drive.NotFound}, drive.Phases{})
	second := drive.NewWorker(1, 1024, nil, nil, false)
	second.Log.Add(drive.Record{LatencyNs: 10e6, Kind: workload.Create}, drive.Phases{})
	second.Log.Add(drive.Record{LatencyNs: 20e6, Kind: workload.Create}, drive.Phases{})
	second.Errors[drive.ErrorKey{Op: workload.Read, Kind: "timeout"}] = &drive.Errors{Count: 3, Example: "no answer"}

	result := &Result{Schema: 1, Configuration: Configuration{Databases: []string{"db1", "db2"}}, Caveats: []string{}}
	result.Tables(Load{Databases: []string{"db1", "db2"}, Workers: []*drive.Worker{first, second}, Elapsed: 2 * time.Second})
	before := target.Stats{CPUNs: 1e9, Fsyncs: 10, Batches: 10, BatchRecords: 20, Databases: map[string]target.DatabaseStats{
		"db1": {WALBytes: 0, WALUsedBytes: 42_400_000}, "db2": {WALBytes: 5, WALUsedBytes: 42_100_000}}}
	after := target.Stats{CPUNs: 3e9, Fsyncs: 30, Batches: 20, BatchRecords: 60, Durable: true, Databases: map[string]target.DatabaseStats{
		"db1": {WALBytes: 16_600_000, WALUsedBytes: 59_000_000}, "db2": {WALBytes: 16_600_005, WALUsedBytes: 58_700_000}}}
	result.ServerCounters([]string{"db1", "db2"}, before, after, nil, map[string]int64{"db1": 67_108_864})
	result.Healing.Stopped(true, target.Tracking{Passes: 4, FailedPasses: 3, LastError: "db2: the disk failed", BusyNs: 2e7, ElapsedNs: 2e9, Scanned: 80_000}, nil)
	return result
}

func TestTablesAreThePublishedOnes(t *testing.T) {
	want := map[string]string{
		"operations": `database,total_ops,ops_per_second,create,create_percent,read,read_percent,update,update_percent,delete,delete_percent
db1,101,50.5,100,99.0,1,1.0,0,0.0,0,0.0
db2,2,1.0,2,100.0,0,0.0,0,0.0,0,0.0
total,103,51.5,102,99.0,1,1.0,0,0.0,0,0.0`,
		"p95-by-database": `database,create_ms,read_ms,update_ms,delete_ms
db1,95.050,,,
db2,19.500,,,
average,57.275,,,`,
		"latency": `operation,outcome,samples,p50_ms,p95_ms,p99_ms,p999_ms,mean_ms,min_ms,max_ms,p999_needs_samples,p999_supported
create,ok,102,49.500,94.950,98.990,99.899,49.804,1.000,100.000,2995,no
read,ok,0,,,,,,,,2995,no
read,not-found,1,7.000,7.000,7.000,7.000,7.000,7.000,7.000,2995,no
update,ok,0,,,,,,,,2995,no
delete,ok,0,,,,,,,,2995,no`,
		"wal": `database,initial_mb,final_mb,growth_mb,growth_mb_per_second,initial_file_mb,final_file_mb
db1,42.4,59.0,16.6,8.300,0.0,67.1
db2,42.1,58.7,16.6,8.300,0.0,0.0
total,84.5,117.7,33.2,16.600,0.0,67.1`,
		"healing": `total,unrecoverable,tracked,passes,failed_passes,records_scanned,busy_ms,overhead_percent,tracking_stopped
0,0,yes,4,3,80000,20.000,1.000,yes`,
		"errors": `database,operation,kind,count,example
db2,read,timeout,3,no answer`,
	}
	result := example()
	path := filepath.Join(t.TempDir(), "out.json")
	files, err := result.WriteCSV(path)
	if err != nil {
		t.Fatal(err)
	}
	if len(files) != len(want) {
		t.Errorf("%d files, want %d", len(files), len(want))
	}
	for name, text := range want {
		got, err := os.ReadFile(strings.TrimSuffix(path, ".json") + "-" + name + ".csv")
		if err != nil {
			t.Error(err)
		} else if strings.TrimSpace(string(got)) != text {
			t.Errorf("%s:\n%s\nwant:\n%s", name, got, text)
		}
	}
	if result.Server != (Server{CPUSeconds: 2, Fsyncs: 20, MeanBatchSize: 4, Durable: true}) {
		t.Errorf("server = %+v", result.Server)
	}
}

func TestJSONHoldsWhatTheTablesHold(t *testing.T) {
	result := example()
	path := filepath.Join(t.TempDir(), "out.json")
	if err := result.WriteJSON(path); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var again Result
	if err := json.Unmarshal(text, &again); err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(&again, result) {
		t.Errorf("read back: %+v\nwritten: %+v", &again, result)
	}
}

func TestAStopThatFailsIsSaid(t *testing.T) {
	result := example()
	result.Healing.Stopped(true, target.Tracking{}, os.ErrDeadlineExceeded)
	if result.Healing.TrackingStopped || result.Healing.StopError == "" {
		t.Errorf("healing = %+v; want the failed stop in it", result.Healing)
	}
}

func TestAFileThatCannotBeWrittenLeavesTheOldOne(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "out.json")
	if err := os.WriteFile(path, []byte("old"), 0o600); err != nil {
		t.Fatal(err)
	}
	failing := example()
	failing.ElapsedS = nan()
	if err := failing.WriteJSON(path); err == nil {
		t.Fatal("NaN was written as JSON")
	}
	if text, _ := os.ReadFile(path); string(text) != "old" {
		t.Errorf("the old file is now %q", text)
	}
	if entries, _ := os.ReadDir(dir); len(entries) != 1 {
		t.Errorf("%d files are left, want 1", len(entries))
	}
}

func nan() float64 {
	v, _ := strconv.ParseFloat("NaN", 64)
	return v
}

func TestTextHasEveryTable(t *testing.T) {
	var text strings.Builder
	if err := example().WriteText(&text); err != nil {
		t.Fatal(err)
	}
	for _, table := range example().AllTables() {
		if !strings.Contains(text.String(), table.Title) {
			t.Errorf("no table %q in:\n%s", table.Title, &text)
		}
	}
}

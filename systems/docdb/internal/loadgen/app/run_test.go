package app_test

import (
	"context"
	"encoding/csv"
	"encoding/json"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"docdb/client"
	"docdb/internal/loadgen/app"
	"docdb/internal/loadgen/report"
)

func readResult(t *testing.T, path string) report.Result {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var result report.Result
	if err := json.Unmarshal(text, &result); err != nil {
		t.Fatal(err)
	}
	return result
}

func stats(t *testing.T, socket string) client.Stats {
	t.Helper()
	c, err := client.Dial(t.Context(), client.Options{Address: socket, Connections: 1})
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	stats, err := c.Stats(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return stats
}

// operations counts what all databases have answered, deleted documents included.
func operations(stats client.Stats) uint64 {
	all := uint64(0)
	for _, db := range stats.Databases {
		all += db.Operations.Create + db.Operations.Read + db.Operations.Update + db.Operations.Delete + db.Operations.NotFound
	}
	return all
}

// The report's command line, and its files against what the server itself has counted.
func TestTheReportsCommandLine(t *testing.T) {
	dataDir := filepath.Join(t.TempDir(), "data")
	process := startOn(t, dataDir)
	output := filepath.Join(t.TempDir(), "multidb_results-1.json")
	got := loadgen(t.Context(), nil, "-databases", "db1,db2,db3", "-workers-per-db", "10", "-duration", "3s", "-warmup", "0s",
		"-socket", process.Socket, "-wal-dir", dataDir, "-output", output, "-csv", "-documents", "200")
	if got.code != app.ExitOK {
		t.Fatalf("exit %d: %s", got.code, got.stderr)
	}
	result := readResult(t, output)
	counted := stats(t, process.Socket)

	if len(result.Operations) != 4 || len(result.WAL) != 4 || len(counted.Databases) != 3 {
		t.Fatalf("%d rows of operations, %d of WAL, %d databases", len(result.Operations), len(result.WAL), len(counted.Databases))
	}
	const preloaded = 200
	misses := uint64(0)
	for _, row := range result.Latency {
		if row.Outcome == "not-found" {
			misses += uint64(row.Samples)
		}
	}
	missed := uint64(0)
	for i, db := range counted.Databases {
		row := result.Operations[i]
		done := db.Operations.Create + db.Operations.Read + db.Operations.Update + db.Operations.Delete + db.Operations.NotFound
		if row.Database != db.Name || uint64(row.Total) != done-preloaded {
			t.Errorf("%s: %d operations; the server counts %d besides %d preloaded", row.Database, row.Total, done-preloaded, preloaded)
		}
		if uint64(row.ByKind["create"]) != db.Operations.Create-preloaded {
			t.Errorf("%s: %d creates; the server counts %d", row.Database, row.ByKind["create"], db.Operations.Create-preloaded)
		}
		missed += db.Operations.NotFound
		wal := result.WAL[i]
		if wal.GrowthBytes <= 0 || wal.FinalFileBytes <= 0 || wal.FinalBytes != db.WALUsedBytes {
			t.Errorf("WAL of %s: %+v; the server has %d bytes in it", db.Name, wal, db.WALUsedBytes)
		}
	}
	if misses != missed {
		t.Errorf("%d operations answered not-found; the server counts %d", misses, missed)
	}
	if len(result.Errors) != 0 || result.Server.MeanBatchSize <= 1 || result.Server.Fsyncs == 0 || result.Server.CPUSeconds <= 0 {
		t.Errorf("errors %v, server %+v", result.Errors, result.Server)
	}
	if h := result.Healing; h.Total != 0 || !h.Tracked || !h.TrackingStopped || h.StopError != "" || h.Passes == 0 {
		t.Errorf("healing: %+v", h)
	}
	checkCSV(t, strings.TrimSuffix(output, ".json"), result)
}

func checkCSV(t *testing.T, prefix string, result report.Result) {
	t.Helper()
	for _, table := range result.AllTables() {
		file, err := os.Open(prefix + "-" + table.Name + ".csv")
		if err != nil {
			t.Error(err)
			continue
		}
		rows, err := csv.NewReader(file).ReadAll()
		file.Close()
		if err != nil {
			t.Error(err)
			continue
		}
		if len(rows) != len(table.Rows)+1 {
			t.Errorf("%s.csv has %d rows, the table %d and a header", table.Name, len(rows), len(table.Rows))
		}
		if table.Name == "operations" && rows[4][1] != strconv.Itoa(result.Operations[3].Total) {
			t.Errorf("total in the CSV: %s, in the JSON: %d", rows[4][1], result.Operations[3].Total)
		}
	}
}

func TestTheWarmUpIsNotMeasured(t *testing.T) {
	process := start(t)
	output := filepath.Join(t.TempDir(), "out.json")
	warm := uint64(0)
	warmed := func() { warm = operations(stats(t, process.Socket)) }
	got := loadgenUntil(t.Context(), "measure for", warmed, nil, "-duration", "1s", "-warmup", "1s", "-socket", process.Socket, "-output", output,
		"-documents", strconv.Itoa(documents), "-preload=false", "-track-healing=false")
	if got.code != app.ExitOK {
		t.Fatalf("exit %d: %s", got.code, got.stderr)
	}
	result := readResult(t, output)
	all := operations(stats(t, process.Socket))
	total := uint64(result.Operations[3].Total)
	if total == 0 || warm == 0 || total != all-warm {
		t.Errorf("%d of %d operations are in the result; %d are of the warm-up", total, all, warm)
	}
	if growth, fsyncs := result.WAL[3].GrowthBytes, result.Server.Fsyncs; growth <= 0 || fsyncs == 0 || result.Healing.Tracked {
		t.Errorf("growth %d, fsyncs %d, healing %+v", growth, fsyncs, result.Healing)
	}
}

func TestAnInterruptedTestKeepsWhatItHas(t *testing.T) {
	process := start(t)
	output := filepath.Join(t.TempDir(), "out.json")
	ctx, cancel := context.WithCancel(t.Context())
	onceMeasured := func() {
		before := operations(stats(t, process.Socket))
		go func() {
			defer cancel()
			for operations(stats(t, process.Socket)) < before+100 {
				time.Sleep(5 * time.Millisecond)
			}
		}()
	}
	got := loadgenUntil(ctx, "measure for", onceMeasured, nil, "run", "-duration", "10m", "-warmup", "0s", "-socket", process.Socket, "-output", output,
		"-documents", strconv.Itoa(documents), "-preload=false")
	if got.code != app.ExitInterrupted || !strings.Contains(got.stderr, "interrupted") {
		t.Fatalf("exit %d: %s", got.code, got.stderr)
	}
	result := readResult(t, output)
	if total := result.Operations[3].Total; total == 0 || len(result.Errors) > 0 || !result.Healing.TrackingStopped ||
		len(result.Caveats) != 1 || !strings.Contains(result.Caveats[0], "interrupted") {
		t.Errorf("%d operations, errors %v, healing %+v, caveats %v", total, result.Errors, result.Healing, result.Caveats)
	}
}

func TestAnInterruptBeforeAnythingIsMeasured(t *testing.T) {
	output := filepath.Join(t.TempDir(), "out.json")
	ctx, cancel := context.WithCancel(t.Context())
	got := loadgenUntil(ctx, "warm up for", cancel, nil, "-warmup", "10m", "-socket", start(t).Socket, "-output", output, "-documents", strconv.Itoa(documents), "-preload=false")
	if got.code != app.ExitInterrupted || !strings.Contains(got.stderr, "warm-up: context canceled") {
		t.Errorf("exit %d: %s", got.code, got.stderr)
	}
	if _, err := os.Stat(output); !os.IsNotExist(err) {
		t.Errorf("a result of nothing was written: %v", err)
	}
}

// A rate that no server can keep up with is measured from the intended starts, and said.
func TestAServerThatDoesNotKeepUpIsSaid(t *testing.T) {
	output := filepath.Join(t.TempDir(), "out.json")
	got := loadgen(t.Context(), nil, "-duration", "20ms", "-warmup", "0s", "-rate", "5000000", "-socket", start(t).Socket, "-output", output,
		"-documents", strconv.Itoa(documents), "-preload=false", "-track-healing=false")
	if got.code != app.ExitOK {
		t.Fatalf("exit %d: %s", got.code, got.stderr)
	}
	result := readResult(t, output)
	if len(result.Caveats) != 1 || !strings.Contains(result.Caveats[0], "did not keep up") {
		t.Errorf("caveats: %v", result.Caveats)
	}
	if total := result.Operations[3].Total; total != 100_000 {
		t.Errorf("%d operations, want the 100000 that were due", total)
	}
	for _, row := range result.Latency {
		if row.Operation == "read" && row.Outcome == "ok" && row.P95Ns < result.ElapsedS*1e9/10 {
			t.Errorf("P95 of reads is %.0f ns of %.0f s: not from the intended start", row.P95Ns, result.ElapsedS)
		}
	}
}

func TestRunRefuses(t *testing.T) {
	for _, c := range []struct {
		args []string
		want string
	}{
		{[]string{"-databases", "db1,db1"}, "given twice"},
		{[]string{"-databases", ""}, "empty"},
		{[]string{"-workers-per-db", "0"}, "from 1 to 10000"},
		{[]string{"-workers-per-db", "1,2"}, "2 numbers for 3 databases"},
		{[]string{"-duration", "0s"}, "-duration"},
		{[]string{"-duration", "fast"}, "invalid value"},
		{[]string{"-mix", "read=99"}, "add up to 99 %"},
		{[]string{"-document-bytes", "1"}, "smallest document"},
		{[]string{"-documents", "-1"}, "-documents"},
		{[]string{"-rate", "-1"}, "-rate"},
		{[]string{"-output", ""}, "-output"},
		{[]string{"-colour"}, "not defined"},
		{[]string{"-csv", "extra"}, "unexpected argument"},
		{[]string{"measure"}, `unknown command "measure"`},
		{[]string{"preload"}, "-server"},
		{[]string{"preload", "-server", "x"}, "-data-dir"},
		{[]string{"preload", "-server", "x", "-data-dir", "y", "-documents", "0", "-wal-mb", "1"}, "no documents"},
		{[]string{"harness", "now"}, "no arguments"},
	} {
		if got := loadgen(t.Context(), nil, c.args...); got.code != app.ExitUsage || !strings.Contains(got.stderr, c.want) {
			t.Errorf("%v: exit %d, %q; want exit %d with %q", c.args, got.code, got.stderr, app.ExitUsage, c.want)
		}
	}
	if got := loadgen(t.Context(), nil, "-socket", filepath.Join(t.TempDir(), "none")); got.code != app.ExitFailed {
		t.Errorf("no server: exit %d, %s", got.code, got.stderr)
	}
	if got := loadgen(t.Context(), nil, "-h"); got.code != app.ExitOK || !strings.Contains(got.stdout, "-workers-per-db") {
		t.Errorf("-h: exit %d, %s", got.code, got.stdout)
	}
}

func TestPreloadMakesTheSameBytes(t *testing.T) {
	again := filepath.Join(t.TempDir(), "data")
	if got := loadgen(t.Context(), nil, preloadArgs(again)...); got.code != app.ExitOK {
		t.Fatal(got.stderr)
	}
	first, second := files(t, dataSet), files(t, again)
	if len(first) == 0 || len(first) != len(second) {
		t.Fatalf("%d files and %d files", len(first), len(second))
	}
	for name, content := range first {
		if second[name] != content {
			t.Errorf("%s differs", name)
		}
	}
}

func files(t *testing.T, dir string) map[string]string {
	t.Helper()
	contents := map[string]string{}
	if err := filepath.WalkDir(dir, func(path string, entry os.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		content, err := os.ReadFile(path)
		contents[strings.TrimPrefix(path, dir)] = string(content)
		return err
	}); err != nil {
		t.Fatal(err)
	}
	return contents
}

func TestPreloadFillsTheWAL(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "data")
	if got := loadgen(t.Context(), nil, preloadArgs(dir, "-wal-mb", "3")...); got.code != app.ExitOK {
		t.Fatal(got.stderr)
	}
	used := int64(0)
	for _, db := range stats(t, startOn(t, dir).Socket).Databases {
		used += db.WALUsedBytes
		if db.Documents != documents {
			t.Errorf("%s has %d documents, want %d", db.Name, db.Documents, documents)
		}
	}
	if used < 3e6 || used > 4e6 {
		t.Errorf("the logs hold %d bytes, want 3 MB and a little more", used)
	}
}

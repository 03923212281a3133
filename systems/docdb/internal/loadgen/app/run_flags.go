package app

import (
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"
	"time"

	"docdb/internal/loadgen/workload"
)

// loadTest is what `loadgen run` is asked to do.
type loadTest struct {
	databases     []string
	workers       []int // by database
	mix           workload.Mix
	duration      time.Duration
	warmup        time.Duration
	socket        string
	walDir        string
	output        string
	csv           bool
	documents     int
	documentBytes int
	preload       bool
	connections   int
	rate          float64
	seed          uint64
	trackHealing  bool
	healingPause  time.Duration
}

func parseRun(args []string, ports Ports) (loadTest, error) {
	var t loadTest
	flags := flag.NewFlagSet("run", flag.ContinueOnError)
	databases := flags.String("databases", "db1,db2,db3", "names of the databases; those that are missing are created")
	workers := flags.String("workers-per-db", "10", "workers of each database: one number, or one a database, 24,3,3")
	mix := flags.String("mix", workload.ReportMix.String(), "shares of the operations in percent")
	flags.DurationVar(&t.duration, "duration", 5*time.Minute, "how long to measure")
	flags.DurationVar(&t.warmup, "warmup", 2*time.Second, "load before that, not measured")
	flags.StringVar(&t.socket, "socket", "/tmp/docdb.sock", "the server's Unix socket")
	flags.StringVar(&t.walDir, "wal-dir", "", "the server's WAL folder, for the size of its files; without it only the server's own count is shown")
	flags.StringVar(&t.output, "output", "multidb_results.json", "the JSON file; CSV files go beside it")
	flags.BoolVar(&t.csv, "csv", false, "write a CSV file for each table too")
	flags.IntVar(&t.documents, "documents", 10_000, "documents of each database before the load")
	flags.IntVar(&t.documentBytes, "document-bytes", 1024, "size of each document")
	flags.BoolVar(&t.preload, "preload", true, "put those documents there first; false when the server has them")
	flags.IntVar(&t.connections, "connections", 4, "connections that all workers share; 0 makes one for every operation")
	flags.Float64Var(&t.rate, "rate", 0, "operations a second of an open loop, measured from the intended start; 0 is a closed loop")
	flags.Uint64Var(&t.seed, "seed", 0, "seed of the operations; 0 draws one")
	flags.BoolVar(&t.trackHealing, "track-healing", true, "have the server look for damaged records meanwhile")
	flags.DurationVar(&t.healingPause, "healing-interval", 10*time.Second, "pause between two passes of looking for damaged records")
	if err := parse(flags, args, ports); err != nil {
		return t, err
	}
	t.databases = strings.Split(*databases, ",")
	var err error
	if t.workers, err = parseWorkers(*workers, len(t.databases)); err != nil {
		return t, err
	}
	if t.mix, err = workload.ParseMix(*mix); err != nil {
		return t, err
	}
	if t.seed == 0 {
		t.seed = rand.Uint64()
	}
	return t, t.check()
}

func (t loadTest) check() error {
	seen := map[string]bool{}
	for _, name := range t.databases {
		if name == "" || seen[name] {
			return fmt.Errorf("-databases: %q is empty or given twice", name)
		}
		seen[name] = true
	}
	switch {
	case t.duration <= 0:
		return fmt.Errorf("-duration %v: expected more than 0", t.duration)
	case t.warmup < 0:
		return fmt.Errorf("-warmup %v: expected 0 or more", t.warmup)
	case t.documents < 0:
		return fmt.Errorf("-documents %d: expected 0 or more", t.documents)
	case t.connections < 0:
		return fmt.Errorf("-connections %d: expected 0 or more", t.connections)
	case t.rate < 0:
		return fmt.Errorf("-rate %g: expected 0 or more", t.rate)
	case t.healingPause < time.Millisecond:
		return fmt.Errorf("-healing-interval %v: expected at least 1ms", t.healingPause)
	case t.output == "":
		return errors.New("-output: expected a file name")
	}
	return workload.CheckDocumentBytes(t.documentBytes)
}

func parseWorkers(text string, databases int) ([]int, error) {
	parts := strings.Split(text, ",")
	if len(parts) != 1 && len(parts) != databases {
		return nil, fmt.Errorf("-workers-per-db %s: %d numbers for %d databases", text, len(parts), databases)
	}
	workers := make([]int, databases)
	for i := range workers {
		n, err := strconv.Atoi(parts[i%len(parts)])
		if err != nil || n < 1 || n > 10_000 {
			return nil, fmt.Errorf("-workers-per-db %s: expected numbers from 1 to 10000", text)
		}
		workers[i] = n
	}
	return workers, nil
}

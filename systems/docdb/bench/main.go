// Command bench runs docdb over its socket against bbolt, pebble and SQLite in this process, with the same
// mix, every write durable, one after the other within each round.
//
//	go run . -rounds 7 -output result.json
package main

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
	"syscall"
	"time"

	"docdb/bench/compare"
	"docdb/bench/engine"
	"docdb/internal/loadgen/workload"
)

type options struct {
	load        compare.Load
	docdb       string
	connections int
	peers       []string
	idle        time.Duration
	dir         string
	output      string
}

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if err := run(ctx, os.Args[1:], os.Stdout, os.Stderr); err != nil && !errors.Is(err, flag.ErrHelp) {
		fmt.Fprintf(os.Stderr, "bench: %v\n", err)
		os.Exit(1)
	}
}

func parse(args []string, stderr io.Writer) (options, error) {
	o := options{load: compare.Load{Databases: 3, WorkersPerDB: 10, Mix: workload.ReportMix, DocumentBytes: 1024}}
	flags := flag.NewFlagSet("bench", flag.ContinueOnError)
	flags.SetOutput(stderr)
	flags.StringVar(&o.docdb, "docdb", "", "the docdb server's binary; built from ../cmd/docdb when empty")
	flags.IntVar(&o.connections, "connections", 4, "docdb: connections that its 30 workers share")
	flags.IntVar(&o.load.Documents, "documents", 10_000, "documents of each database before the load")
	flags.IntVar(&o.load.Operations, "operations", 30_000, "operations of each store in a round")
	flags.IntVar(&o.load.Warmup, "warmup", 3_000, "operations before them, not counted")
	flags.IntVar(&o.load.Rounds, "rounds", 7, "rounds")
	flags.Uint64Var(&o.load.Seed, "seed", 1, "seed of the operations and of the order of the stores")
	flags.DurationVar(&o.idle, "idle", 5*time.Second, "how long to watch the docdb server without work; 0 does not")
	flags.StringVar(&o.dir, "dir", "", "folder for the data, on the disk that is to be measured; a temporary one when empty")
	flags.StringVar(&o.output, "output", "", "also write the result as JSON")
	peers := flags.String("peers", "bbolt,pebble,sqlite", "the stores to compare with")
	if err := flags.Parse(args); err != nil {
		return o, err
	}
	if o.load.Rounds < 1 || o.load.Operations < 1 || o.load.Documents < 0 {
		return o, errors.New("expected at least one round and one operation")
	}
	for name := range strings.SplitSeq(*peers, ",") {
		if name != "" {
			o.peers = append(o.peers, name)
		}
	}
	return o, nil
}

func run(ctx context.Context, args []string, stdout, stderr io.Writer) (err error) {
	debug.SetGCPercent(400)
	host := machine()
	o, err := parse(args, stderr)
	if err != nil {
		return err
	}
	dir, err := os.MkdirTemp(o.dir, "docdb-bench-")
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(dir)) }()
	if o.docdb == "" {
		o.docdb = filepath.Join(dir, "docdb-server")
		build := exec.CommandContext(ctx, "go", "build", "-o", o.docdb, "docdb/cmd/docdb")
		if output, err := build.CombinedOutput(); err != nil {
			return fmt.Errorf("build docdb: %w\n%s", err, output)
		}
	}
	entries, details, err := open(ctx, o, dir)
	defer func() {
		for _, entry := range entries {
			err = errors.Join(err, entry.Store.Close())
		}
	}()
	if err != nil {
		return err
	}
	result, err := compare.Run(ctx, o.load, dir, entries, idleOf(ctx, o.idle, entries), func(step string) {
		fmt.Fprintf(stderr, "bench: %s\n", step)
	})
	if err != nil {
		return err
	}
	result.Machine = host
	for i := range result.Rows {
		result.Rows[i].Detail = details[i]
	}
	if err := result.WriteText(stdout); err != nil {
		return err
	}
	if o.output == "" {
		return nil
	}
	text, err := json.MarshalIndent(result, "", "  ")
	if err != nil {
		return err
	}
	return os.WriteFile(o.output, append(text, '\n'), 0o644)
}

// open gives what it has opened even when it fails: it is the caller's to close.
func open(ctx context.Context, o options, dir string) ([]compare.Entry, []string, error) {
	names := make([]string, o.load.Databases)
	for i := range names {
		names[i] = fmt.Sprintf("db%d", i+1)
	}
	server, err := engine.OpenDocDB(ctx, o.docdb, filepath.Join(dir, "docdb"), names, o.connections)
	if err != nil {
		return nil, nil, err
	}
	entries := []compare.Entry{{Name: "docdb", Store: server}}
	details := []string{fmt.Sprintf("own process, over its Unix socket, %d connections", o.connections)}
	for _, name := range o.peers {
		i := slices.IndexFunc(engine.Peers, func(p engine.Peer) bool { return p.Name == name })
		if i < 0 {
			return entries, nil, fmt.Errorf("-peers: unknown store %q", name)
		}
		peer := engine.Peers[i]
		folder := filepath.Join(dir, name)
		if err := os.Mkdir(folder, 0o755); err != nil {
			return entries, nil, err
		}
		store, err := peer.Open(folder, o.load.Databases)
		if err != nil {
			return entries, nil, fmt.Errorf("open %s: %w", name, err)
		}
		entries = append(entries, compare.Entry{Name: name, Store: store})
		details = append(details, fmt.Sprintf("in this process, %s %s, %s", peer.Module, version(peer.Module), peer.Setting))
	}
	return entries, details, nil
}

// idleOf watches the server's own count of its CPU time while nobody asks for anything.
func idleOf(ctx context.Context, length time.Duration, entries []compare.Entry) func() (*compare.Idle, error) {
	server := entries[0].Store.(*engine.DocDB).Server
	return func() (*compare.Idle, error) {
		if length == 0 {
			return nil, nil
		}
		time.Sleep(500 * time.Millisecond) // what the load left to do behind it
		before, err := server.Stats(ctx)
		if err != nil {
			return nil, err
		}
		start := time.Now()
		time.Sleep(length)
		after, err := server.Stats(ctx)
		if err != nil {
			return nil, err
		}
		elapsed := time.Since(start)
		return &compare.Idle{Seconds: elapsed.Seconds(), CPUShare: float64(after.CPUNs-before.CPUNs) / float64(elapsed)}, nil
	}
}

func version(module string) string {
	info, _ := debug.ReadBuildInfo()
	for _, dependency := range info.Deps {
		if dependency.Path == module {
			return dependency.Version
		}
	}
	return "of unknown version"
}

// machine describes where this runs.
func machine() string {
	cpu := "unknown CPU"
	if text, err := os.ReadFile("/proc/cpuinfo"); err == nil {
		for line := range strings.SplitSeq(string(text), "\n") {
			if name, value, found := strings.Cut(line, ":"); found && strings.TrimSpace(name) == "model name" {
				cpu = strings.TrimSpace(value)
				break
			}
		}
	}
	kernel, _ := os.ReadFile("/proc/sys/kernel/osrelease")
	load, _ := os.ReadFile("/proc/loadavg")
	return fmt.Sprintf("%s, %d CPUs, %s %s, %s, load average %s before", cpu, runtime.NumCPU(), runtime.GOOS,
		strings.TrimSpace(string(kernel)), runtime.Version(), strings.Join(strings.Fields(string(load))[:min(1, len(load))], ""))
}

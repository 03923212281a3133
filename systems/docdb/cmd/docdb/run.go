package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"log/slog"
	"os"
	"runtime"
	"runtime/debug"
	"runtime/pprof"
	"time"

	"docdb/internal/engine"
	"docdb/internal/server"
	"docdb/internal/vfs"
	"docdb/internal/wire"
)

const (
	exitOK    = 0
	exitError = 1
	exitUsage = 2
)

// config is the command line, parsed.
type config struct {
	socket, dataDir string
	exitWhenReady   bool
	nosync          bool
	verbose         bool
	cpuProfile      string
	engine          engine.Options
	server          server.Options
}

func parse(args []string, getenv func(string) string, stderr io.Writer) (config, error) {
	var c config
	flags := flag.NewFlagSet("docdb", flag.ContinueOnError)
	flags.SetOutput(stderr)
	flags.StringVar(&c.socket, "socket", "", "socket to listen on, `unix:/path` or a path (default: $LATENCY_GATE_ENDPOINT)")
	flags.StringVar(&c.dataDir, "data-dir", "", "`folder` of the databases; made when missing")
	flags.IntVar(&c.server.Pool, "pool", server.DefaultPool, "`workers` of the scheduler")
	flags.DurationVar(&c.engine.CommitDelay, "group-commit-delay", 0, "how `long` a commit waits for company; 0: what arrives during a sync is the next batch")
	flags.IntVar(&c.engine.CommitRecords, "group-commit-records", engine.DefaultCommitRecords, "`records` of a commit at most; 1: no group commit")
	flags.IntVar(&c.engine.CommitBytes, "group-commit-bytes", engine.DefaultCommitBytes, "`bytes` of a commit at most, unless one document is larger")
	flags.Int64Var(&c.engine.SegmentBytes, "segment-bytes", engine.DefaultSegmentBytes, "`bytes` of a preallocated log segment")
	flags.IntVar(&c.engine.HealWorkers, "heal-workers", engine.DefaultHealWorkers, "default `workers` of a healing pass")
	flags.IntVar(&c.server.Connections, "max-connections", server.DefaultConnections, "`connections` at most")
	flags.IntVar(&c.server.QueuedRequests, "max-queued", server.DefaultQueuedRequests, "waiting `requests` of a database at most; more are refused as overload")
	flags.DurationVar(&c.server.FrameTimeout, "frame-timeout", server.DefaultFrameTimeout, "how `long` a frame may take once it has begun")
	flags.BoolVar(&c.exitWhenReady, "exit-when-ready", false, "recover, open the socket, then exit with 0 (to time recovery)")
	flags.BoolVar(&c.nosync, "nosync", false, "NOT DURABLE: acknowledge writes without syncing them (for the study of what durability costs)")
	flags.BoolVar(&c.verbose, "verbose", false, "log connections that end with an error")
	flags.StringVar(&c.cpuProfile, "cpu-profile", "", "write a CPU profile (pprof) to `file`")
	if err := flags.Parse(args); err != nil {
		return c, err
	}
	if c.socket == "" {
		c.socket = getenv("LATENCY_GATE_ENDPOINT")
	}
	switch {
	case flags.NArg() > 0:
		return c, fmt.Errorf("unexpected argument %q", flags.Arg(0))
	case c.socket == "":
		return c, errors.New("no socket: give --socket, or set LATENCY_GATE_ENDPOINT")
	case c.dataDir == "":
		return c, errors.New("no data folder: give --data-dir")
	case c.server.Pool < 1 || c.engine.CommitRecords < 1 || c.engine.CommitBytes < 1 || c.engine.HealWorkers < 1 ||
		c.server.Connections < 1 || c.server.QueuedRequests < 1:
		return c, errors.New("--pool, --group-commit-records, --group-commit-bytes, --heal-workers, --max-connections and --max-queued are at least 1")
	case c.engine.SegmentBytes < 64<<10:
		return c, errors.New("--segment-bytes is at least 65536")
	case c.engine.CommitDelay < 0 || c.server.FrameTimeout <= 0:
		return c, errors.New("--group-commit-delay is not negative, --frame-timeout is positive")
	}
	path, err := wire.SocketPath(c.socket)
	c.socket = path
	return c, err
}

// run is the program: 0 after a clean stop, 1 when it can't serve, 2 for a
// command line that makes no sense.
func run(ctx context.Context, args []string, getenv func(string) string, stderr io.Writer) int {
	c, err := parse(args, getenv, stderr)
	if errors.Is(err, flag.ErrHelp) {
		return exitOK
	}
	if err != nil {
		fmt.Fprintf(stderr, "docdb: %v\n", err)
		return exitUsage
	}
	if err := serve(ctx, c, stderr); err != nil {
		fmt.Fprintf(stderr, "docdb: %v\n", err)
		return exitError
	}
	return exitOK
}

func serve(ctx context.Context, c config, stderr io.Writer) error {
	tuneRuntime()
	if c.cpuProfile != "" {
		f, err := os.Create(c.cpuProfile)
		if err != nil {
			return err
		}
		defer f.Close()
		if err := pprof.StartCPUProfile(f); err != nil {
			return err
		}
		defer pprof.StopCPUProfile()
	}
	level := slog.LevelInfo
	if c.verbose {
		level = slog.LevelDebug
	}
	log := slog.New(slog.NewTextHandler(stderr, &slog.HandlerOptions{Level: level}))
	c.engine.FS = vfs.OS{}
	c.server.Durable = !c.nosync
	c.server.Log = log
	if c.nosync {
		c.engine.FS = vfs.Unsynced{FS: vfs.OS{}}
		log.Warn("--nosync: acknowledged writes are NOT DURABLE; a crash of the machine loses them. Use it to measure, never to keep data.")
	}
	start := time.Now()
	store, err := engine.OpenStore(c.dataDir, c.engine)
	if err != nil {
		return err
	}
	reportRecovery(log, store)
	srv, err := server.Listen(c.socket, store, c.server)
	if err != nil {
		return errors.Join(err, store.Close())
	}
	log.Info("ready", "socket", c.socket, "databases", len(store.List()), "recovery", time.Since(start).Round(time.Microsecond).String())
	if !c.exitWhenReady {
		<-ctx.Done()
		log.Info("stopping")
	}
	return errors.Join(srv.Close(), store.Close())
}

// tuneRuntime fits the Go runtime to a server whose commits sit in fdatasync.
func tuneRuntime() {
	// A committer in fdatasync keeps its P until the runtime notices; a few more
	// let requests run meanwhile.
	if os.Getenv("GOMAXPROCS") == "" {
		runtime.GOMAXPROCS(runtime.NumCPU() + 2)
	}
	// The live heap is small (documents are in the page cache), so collect it
	// less often than at each doubling.
	debug.SetGCPercent(400)
}

func reportRecovery(log *slog.Logger, store *engine.Store) {
	for _, u := range store.Unfinished() {
		if u.Err != nil {
			log.Warn("the creation of a database had not come to its end; its folder can't be removed and is passed over", "database", u.Name, "error", u.Err)
			continue
		}
		log.Warn("the creation of a database had not come to its end; its folder, which held nothing, was removed", "database", u.Name)
	}
	for _, db := range store.List() {
		r := db.Stats().Recovery
		level := slog.LevelInfo
		if r.LostRecords > 0 {
			level = slog.LevelError
		} else if r.HealedRecords > 0 || r.DroppedTailBytes > 0 || len(r.Damage) > 0 {
			level = slog.LevelWarn
		}
		log.Log(context.Background(), level, "recovered", "database", db.Name(), "segments", r.Segments, "records", r.Records,
			"bytes", r.Bytes, "healed", r.HealedRecords, "lost", r.LostRecords, "droppedTailBytes", r.DroppedTailBytes,
			"mirrorRestoredBytes", r.MirrorRestored)
		for _, d := range r.Damage {
			log.Log(context.Background(), level, "damage", "database", db.Name(), "document", d.ID, "segment", d.Segment,
				"offset", d.Offset, "bytes", d.Bytes, "copy", d.Copy, "healed", d.Healed, "detail", d.Detail)
		}
	}
}

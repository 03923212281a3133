package app

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"path/filepath"
	"strings"
	"time"

	"docdb/internal/loadgen/drive"
	"docdb/internal/loadgen/report"
	"docdb/internal/loadgen/target"
	"docdb/internal/loadgen/workload"
)

func run(ctx context.Context, args []string, ports Ports) (int, error) {
	t, err := parseRun(args, ports)
	if err != nil {
		return ExitUsage, err
	}
	result, err := t.measure(ctx, func(text string) { _, _ = fmt.Fprintf(ports.Stderr, "loadgen: %s\n", text) })
	if err != nil {
		return ExitFailed, err
	}
	if err := result.WriteJSON(t.output); err != nil {
		return ExitFailed, err
	}
	files := []string{t.output}
	if t.csv {
		tables, err := result.WriteCSV(t.output)
		if err != nil {
			return ExitFailed, err
		}
		files = append(files, tables...)
	}
	if err := result.WriteText(ports.Stdout); err != nil {
		return ExitFailed, err
	}
	_, _ = fmt.Fprintf(ports.Stdout, "\nwritten: %s\n", strings.Join(files, ", "))
	switch {
	case ctx.Err() != nil:
		return ExitInterrupted, errors.New("interrupted; what was measured until then is written")
	case len(result.Errors) > 0:
		return ExitErrors, errors.New("some operations failed; see the errors table")
	default:
		return ExitOK, nil
	}
}

// afterwards bounds what is asked of the server once the load is over.
const afterwards = 30 * time.Second

// measure runs the load test. When ctx ends during the load, the result is of what was done until then.
func (t loadTest) measure(ctx context.Context, progress func(string)) (_ *report.Result, err error) {
	server, err := target.Connect(ctx, t.socket, t.connections)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, server.Close()) }()
	workers, err := t.prepare(ctx, server, progress)
	if err != nil {
		return nil, err
	}
	if t.trackHealing {
		if err := server.StartTracking(ctx, t.databases, t.healingPause); err != nil {
			return nil, err
		}
	}
	result, loadErr := t.load(ctx, server, workers, progress)

	closing, cancel := context.WithTimeout(context.WithoutCancel(ctx), afterwards)
	defer cancel()
	var tracking target.Tracking
	var stopErr error
	if t.trackHealing {
		tracking, stopErr = server.StopTracking(closing, t.databases)
	}
	if loadErr != nil {
		return nil, errors.Join(loadErr, stopErr)
	}
	result.Healing.Stopped(t.trackHealing, tracking, stopErr)
	return result, nil
}

func (t loadTest) prepare(ctx context.Context, server *target.Server, progress func(string)) ([]*drive.Worker, error) {
	created := fmt.Sprintf("run-%016x", rand.Uint64()) // not the seed: a second run with it would find its own keys
	var workers []*drive.Worker
	for i, name := range t.databases {
		if err := server.CreateDatabase(ctx, name); err != nil {
			return nil, err
		}
		of := make([]*drive.Worker, t.workers[i])
		for w := range of {
			stream := workload.NewStream(t.seed, t.mix, workload.Share{
				Database: i, Worker: w, Workers: t.workers[i], Documents: t.documents, Run: created})
			of[w] = drive.NewWorker(i, t.documentBytes, stream, server.Session(name), false)
		}
		if t.preload {
			progress(fmt.Sprintf("preload %d documents into %s", t.documents, name))
			if err := drive.Preload(ctx, of, t.workers[i], t.documents); err != nil {
				return nil, fmt.Errorf("database %s: %w", name, err)
			}
		}
		workers = append(workers, of...)
	}
	return workers, nil
}

func (t loadTest) load(ctx context.Context, server *target.Server, workers []*drive.Worker, progress func(string)) (*report.Result, error) {
	epoch := time.Now()
	if t.warmup > 0 {
		progress(fmt.Sprintf("warm up for %v", t.warmup))
		if err := t.drive(ctx, epoch, t.warmup, workers); err != nil {
			return nil, fmt.Errorf("warm-up: %w", err)
		}
	}
	for _, w := range workers {
		w.Restart()
	}
	before, err := server.Stats(ctx)
	if err != nil {
		return nil, err
	}
	filesBefore, err := t.walFiles()
	if err != nil {
		return nil, err
	}
	progress(fmt.Sprintf("measure for %v, %d workers", t.duration, len(workers)))
	start := time.Now()
	err = t.drive(ctx, epoch, t.duration, workers)
	elapsed := time.Since(start)
	interrupted := err != nil && ctx.Err() != nil
	if err != nil && !interrupted {
		return nil, err
	}
	closing, cancel := context.WithTimeout(context.WithoutCancel(ctx), afterwards)
	defer cancel()
	after, err := server.Stats(closing)
	if err != nil {
		return nil, err
	}
	filesAfter, err := t.walFiles()
	if err != nil {
		return nil, err
	}
	result := &report.Result{
		Schema: 1, Version: Version, StartedAt: start.UTC(), Configuration: t.configuration(),
		TimerFloorNs: drive.TimerFloorNs(), Checksum: fmt.Sprintf("crc32c:%08x", drive.Checksum(workers)),
		Caveats: []string{},
	}
	result.Tables(report.Load{Databases: t.databases, Workers: workers, Elapsed: elapsed})
	result.ServerCounters(t.databases, before, after, filesBefore, filesAfter)
	if interrupted {
		result.Caveats = append(result.Caveats, fmt.Sprintf("interrupted after %v of %v", elapsed.Round(time.Millisecond), t.duration))
	}
	if t.rate > 0 && elapsed > t.duration+t.duration/10 {
		result.Caveats = append(result.Caveats, fmt.Sprintf("the server did not keep up with %g operations a second: it took %v for those of %v",
			t.rate, elapsed.Round(time.Millisecond), t.duration))
	}
	if !after.Durable {
		result.Caveats = append(result.Caveats, "the server does not sync: its writes are not durable")
	}
	return result, nil
}

func (t loadTest) drive(ctx context.Context, epoch time.Time, length time.Duration, workers []*drive.Worker) error {
	if t.rate > 0 {
		return drive.Open(ctx, epoch, workers, int(t.rate*length.Seconds()), t.rate)
	}
	return drive.ClosedUntil(ctx, epoch, time.Now().Add(length), workers)
}

func (t loadTest) configuration() report.Configuration {
	return report.Configuration{
		Databases: t.databases, Workers: t.workers, Mix: t.mix.String(), DocumentBytes: t.documentBytes,
		Documents: t.documents, Preloaded: t.preload, DurationS: t.duration.Seconds(), WarmupS: t.warmup.Seconds(),
		Connections: t.connections, RatePerS: t.rate, Seed: t.seed, Socket: t.socket, WALDir: t.walDir,
		HealingTracked: t.trackHealing,
	}
}

// walFiles is the size of each database's WAL files: wal-*.log in the folder of its name below wal-dir. Nil
// without a wal-dir.
func (t loadTest) walFiles() (map[string]int64, error) {
	if t.walDir == "" {
		return nil, nil
	}
	sizes := map[string]int64{}
	err := filepath.WalkDir(t.walDir, func(path string, entry fs.DirEntry, err error) error {
		if errors.Is(err, fs.ErrNotExist) && path != t.walDir {
			return nil // the server has removed a segment meanwhile
		}
		if err != nil || entry.IsDir() || !strings.HasPrefix(entry.Name(), "wal-") {
			return err
		}
		info, err := entry.Info()
		if errors.Is(err, fs.ErrNotExist) {
			return nil
		}
		if err != nil {
			return err
		}
		sizes[filepath.Base(filepath.Dir(path))] += info.Size()
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("-wal-dir: %w", err)
	}
	return sizes, nil
}

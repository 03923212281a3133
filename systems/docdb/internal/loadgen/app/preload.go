package app

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"path/filepath"
	"strings"

	"docdb/internal/loadgen/drive"
	"docdb/internal/loadgen/serve"
	"docdb/internal/loadgen/target"
	"docdb/internal/loadgen/workload"
)

// dataSet is what `loadgen preload` makes.
type dataSet struct {
	server        string
	dataDir       string
	databases     []string
	documents     int
	documentBytes int
	walBytes      int64 // at least, over all databases
}

func parsePreload(args []string, ports Ports) (dataSet, error) {
	var d dataSet
	flags := flag.NewFlagSet("preload", flag.ContinueOnError)
	databases := flags.String("databases", "db1,db2,db3", "names of the databases")
	flags.StringVar(&d.server, "server", "", "the docdb server's binary; it is started on the data folder and ended again")
	flags.StringVar(&d.dataDir, "data-dir", "", "the folder to fill; it is made when it is missing")
	flags.IntVar(&d.documents, "documents", 10_000, "documents of each database")
	flags.IntVar(&d.documentBytes, "document-bytes", 1024, "size of each document")
	walMB := flags.Int("wal-mb", 0, "update documents until the write-ahead logs hold that many megabytes (10^6 bytes) together")
	if err := parse(flags, args, ports); err != nil {
		return d, err
	}
	d.databases = strings.Split(*databases, ",")
	d.walBytes = int64(*walMB) * 1e6
	switch {
	case d.server == "":
		return d, errors.New("-server: expected the path of the docdb binary")
	case d.dataDir == "":
		return d, errors.New("-data-dir: expected a folder")
	case d.documents < 0:
		return d, fmt.Errorf("-documents %d: expected 0 or more", d.documents)
	case *walMB > 0 && d.documents == 0:
		return d, errors.New("-wal-mb: there are no documents to update")
	}
	return d, workload.CheckDocumentBytes(d.documentBytes)
}

func preload(ctx context.Context, args []string, ports Ports) (int, error) {
	d, err := parsePreload(args, ports)
	if err != nil {
		return ExitUsage, err
	}
	walBytes, err := d.make(ctx)
	if err != nil {
		return ExitFailed, err
	}
	_, _ = fmt.Fprintf(ports.Stdout, "%s: %d databases × %d documents × %d B, %.1f MB of WAL\n",
		d.dataDir, len(d.databases), d.documents, d.documentBytes, float64(walBytes)/1e6)
	return ExitOK, nil
}

// make fills the folder with one writer, one operation at a time: the log's records then have one order,
// and the folder the same bytes whenever it is made. The server does not sync each of them; it does when
// it ends.
func (d dataSet) make(ctx context.Context) (walBytes int64, err error) {
	dataDir, err := filepath.Abs(d.dataDir)
	if err != nil {
		return 0, err
	}
	process, err := serve.Start(ctx, d.server, dataDir, "--nosync")
	if err != nil {
		return 0, err
	}
	defer func() { err = errors.Join(err, process.Stop()) }()
	server, err := target.Connect(ctx, process.Socket, 1)
	if err != nil {
		return 0, err
	}
	defer func() { err = errors.Join(err, server.Close()) }()
	for _, name := range d.databases {
		if err := server.CreateDatabase(ctx, name); err != nil {
			return 0, err
		}
		if err := d.write(ctx, server.Session(name), workload.Create, 0, d.documents); err != nil {
			return 0, fmt.Errorf("database %s: %w", name, err)
		}
	}
	for from := 0; ; from += updatesAtOnce {
		if walBytes, err = used(ctx, server); err != nil || walBytes >= d.walBytes {
			return walBytes, err
		}
		for _, name := range d.databases {
			if err := d.write(ctx, server.Session(name), workload.Update, from, updatesAtOnce); err != nil {
				return 0, fmt.Errorf("database %s: %w", name, err)
			}
		}
	}
}

// updatesAtOnce is how many documents of each database are updated before the logs are measured again.
const updatesAtOnce = 250

func used(ctx context.Context, server *target.Server) (int64, error) {
	stats, err := server.Stats(ctx)
	if err != nil {
		return 0, err
	}
	bytes := int64(0)
	for _, db := range stats.Databases {
		bytes += db.WALUsedBytes
	}
	return bytes, nil
}

// write creates or updates n documents from a number on, wrapping round. All have the content of version
// 0, which is what a load takes for granted.
func (d dataSet) write(ctx context.Context, session drive.Session, kind workload.Kind, from, n int) error {
	var body []byte
	for i := from; i < from+n; i++ {
		op := workload.Op{Kind: kind, Key: workload.PreloadedKey(i % d.documents)}
		body = workload.Document(body, op.Key, 0, d.documentBytes)
		answer, err := session.Do(ctx, op, body)
		if err != nil {
			return fmt.Errorf("%s %s: %w", kind, op.Key, err)
		}
		if answer.Outcome != drive.OK {
			return fmt.Errorf("%s %s: answered %s; is the folder empty?", kind, op.Key, answer.Outcome)
		}
	}
	return nil
}

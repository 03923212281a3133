// Package app is the load generator's command line.
package app

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"runtime/debug"

	"docdb/internal/loadgen/harness"
)

// Exit codes.
const (
	ExitOK          = 0
	ExitErrors      = 1 // measured, but operations failed
	ExitUsage       = 2
	ExitFailed      = 3 // not measured
	ExitInterrupted = 130
)

// Version of the load generator: it goes up when the work that it does changes.
const Version = "1.0.0"

const usage = `loadgen drives a docdb server and records every operation.

  loadgen [run] -databases db1,db2,db3 -workers-per-db 10 -duration 5m -socket /tmp/docdb.sock \
          -wal-dir ./data/wal -output results.json -csv
  loadgen preload -server ./docdb -data-dir ./data      fill a data folder, the same bytes for the same flags
  loadgen harness                                       a trial for latency-gate, as its environment says

Flags of a command: loadgen COMMAND -h
`

// Ports are what the program needs of the world.
type Ports struct {
	Stdout, Stderr io.Writer
	Lookup         func(string) (string, bool) // os.LookupEnv
}

// Main runs the command line without the program's name, and gives the exit code.
func Main(ctx context.Context, args []string, ports Ports) int {
	debug.SetGCPercent(400) // collections of the generator would show as latencies of the server
	command, rest := "run", args
	if len(args) > 0 && (args[0] == "" || args[0][0] != '-') {
		command, rest = args[0], args[1:]
	}
	var code int
	var err error
	switch command {
	case "run":
		code, err = run(ctx, rest, ports)
	case "preload":
		code, err = preload(ctx, rest, ports)
	case "harness":
		code, err = trial(ctx, rest, ports)
	case "help":
		_, _ = io.WriteString(ports.Stdout, usage)
	default:
		code, err = ExitUsage, fmt.Errorf("unknown command %q; expected run, preload or harness", command)
	}
	if errors.Is(err, flag.ErrHelp) {
		return ExitOK
	}
	if code == ExitFailed && ctx.Err() != nil {
		code = ExitInterrupted
	}
	if err != nil {
		_, _ = fmt.Fprintf(ports.Stderr, "loadgen: %v\n", err)
	}
	return code
}

func trial(ctx context.Context, args []string, ports Ports) (int, error) {
	if len(args) > 0 {
		return ExitUsage, fmt.Errorf("harness takes no arguments, found %q", args)
	}
	asked, err := harness.FromEnvironment(ports.Lookup)
	if err != nil {
		return ExitUsage, err
	}
	if err := harness.Run(ctx, asked, Version); err != nil {
		return ExitFailed, err
	}
	return ExitOK, nil
}

// parse reads flags. Any message about them goes to the caller as the error.
func parse(flags *flag.FlagSet, args []string, ports Ports) error {
	flags.SetOutput(io.Discard)
	err := flags.Parse(args)
	if errors.Is(err, flag.ErrHelp) {
		flags.SetOutput(ports.Stdout)
		_, _ = fmt.Fprintf(ports.Stdout, "%s\nFlags of %s:\n", usage, flags.Name())
		flags.PrintDefaults()
		return err
	}
	if err == nil && flags.NArg() > 0 {
		err = fmt.Errorf("unexpected argument %q", flags.Arg(0))
	}
	return err
}

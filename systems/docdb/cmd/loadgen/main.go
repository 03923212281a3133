// Command loadgen drives a docdb server; see internal/loadgen/app.
package main

import (
	"context"
	"os"
	"os/signal"
	"syscall"

	"docdb/internal/loadgen/app"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop) // a second signal ends the program at once
	os.Exit(app.Main(ctx, os.Args[1:], app.Ports{Stdout: os.Stdout, Stderr: os.Stderr, Lookup: os.LookupEnv}))
}

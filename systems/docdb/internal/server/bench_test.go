package server_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"docdb/client"
)

// BenchmarkMix is the report's workload in small: 3 databases × 10 workers,
// 40 % read, 30 % create, 20 % update, 10 % delete, 1024-byte documents, against
// a server in a process of its own.
//
//	go test -run xxx -bench Mix -benchtime 5s ./internal/server
func BenchmarkMix(b *testing.B) {
	for _, connections := range []int{2, 4, 30} {
		b.Run(fmt.Sprintf("connections=%d", connections), func(b *testing.B) { benchmarkMix(b, connections) })
	}
}

func benchmarkMix(b *testing.B, connections int) {
	const databases, workers, preload = 3, 10, 10_000
	dir := b.TempDir()
	binary := filepath.Join(dir, "docdb")
	if out, err := exec.Command("go", "build", "-o", binary, "docdb/cmd/docdb").CombinedOutput(); err != nil {
		b.Fatalf("%v\n%s", err, out)
	}
	socket := filepath.Join(dir, "s")
	args := []string{"--socket", socket, "--data-dir", filepath.Join(dir, "data")}
	if extra := os.Getenv("DOCDB_ARGS"); extra != "" {
		args = append(args, strings.Fields(extra)...)
	}
	server := exec.Command(binary, args...)
	server.Stderr = os.Stderr
	if err := server.Start(); err != nil {
		b.Fatal(err)
	}
	defer func() {
		_ = server.Process.Signal(os.Interrupt)
		_ = server.Wait()
	}()
	ctx := context.Background()
	var c *client.Client
	for range 500 {
		var err error
		if c, err = client.Dial(ctx, client.Options{Address: socket, Connections: connections, Timeout: 10 * time.Second}); err == nil {
			break
		}
		time.Sleep(10 * time.Millisecond)
	}
	if c == nil {
		b.Fatal("no server")
	}
	defer c.Close()
	document := fmt.Appendf(nil, `{"payload":"%s"}`, strings.Repeat("x", 1024-14))
	var wait sync.WaitGroup
	for d := range databases {
		database := fmt.Sprintf("db%d", d+1)
		if err := c.CreateDatabase(ctx, database); err != nil {
			b.Fatal(err)
		}
		for w := range workers {
			wait.Go(func() {
				for i := w; i < preload; i += workers {
					if _, err := c.Create(ctx, database, fmt.Sprintf("w%d-%d", w, i), document); err != nil {
						b.Error(err)
					}
				}
			})
		}
	}
	wait.Wait()
	before, _ := c.Stats(ctx)
	latencies := make([][]time.Duration, databases*workers)
	reads := make([][]time.Duration, databases*workers)
	phases := make([][]client.Phases, databases*workers) // of creates
	b.ResetTimer()
	start := time.Now()
	for n := range databases * workers {
		share := b.N / (databases * workers)
		wait.Go(func() {
			rng := rand.New(rand.NewPCG(1, uint64(n)))
			database, w := fmt.Sprintf("db%d", n%databases+1), n/databases
			var live []string
			for i := w; i < preload; i += workers {
				live = append(live, fmt.Sprintf("w%d-%d", w, i))
			}
			for i := range share {
				k := rng.IntN(len(live))
				var err error
				t := time.Now()
				switch p := rng.IntN(100); {
				case p < 40:
					_, _, err = c.Read(ctx, database, live[k])
					reads[n] = append(reads[n], time.Since(t))
				case p < 70:
					id := fmt.Sprintf("n%d-%d", w, i)
					var p client.Phases
					p, err = c.Create(ctx, database, id, document)
					latencies[n] = append(latencies[n], time.Since(t))
					phases[n] = append(phases[n], p)
					live = append(live, id)
				case p < 90:
					_, err = c.Update(ctx, database, live[k], document)
				default:
					_, err = c.Delete(ctx, database, live[k])
					live[k] = live[len(live)-1]
					live = live[:len(live)-1]
				}
				if err != nil && !errors.Is(err, client.ErrNotFound) {
					b.Error(err)
					return
				}
			}
		})
	}
	wait.Wait()
	b.StopTimer()
	elapsed := time.Since(start)
	after, _ := c.Stats(ctx)
	creates, read := slices.Concat(latencies...), slices.Concat(reads...)
	slices.Sort(creates)
	slices.Sort(read)
	if len(creates) < 100 {
		return
	}
	ms := func(d time.Duration) float64 { return float64(d) / 1e6 }
	b.ReportMetric(float64(b.N)/elapsed.Seconds(), "ops/s")
	b.ReportMetric(ms(creates[len(creates)/2]), "create-p50-ms")
	b.ReportMetric(ms(creates[len(creates)*99/100]), "create-p99-ms")
	b.ReportMetric(ms(read[len(read)/2]), "read-p50-ms")
	b.ReportMetric(ms(read[len(read)*99/100]), "read-p99-ms")
	for name, of := range map[string]func(client.Phases) uint64{
		"queue": func(p client.Phases) uint64 { return p.QueueNs },
		"lock":  func(p client.Phases) uint64 { return p.LockNs },
		"wal":   func(p client.Phases) uint64 { return p.WalNs },
		"sync":  func(p client.Phases) uint64 { return p.SyncNs },
		"apply": func(p client.Phases) uint64 { return p.ApplyNs },
	} {
		var values []uint64
		for _, p := range slices.Concat(phases...) {
			values = append(values, of(p))
		}
		slices.Sort(values)
		b.ReportMetric(float64(values[len(values)*99/100])/1e6, name+"-p99-ms")
		b.ReportMetric(float64(values[len(values)/2])/1e6, name+"-p50-ms")
	}
	b.ReportMetric(after.Databases[0].MeanBatchSize, "batch")
	b.ReportMetric(float64(after.CPUNs-before.CPUNs)/float64(elapsed), "server-cpus")
}

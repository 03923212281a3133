package crash_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"docdb/client"
	"docdb/crash"
	"docdb/internal/wal"
)

const (
	databases          = 3
	workersPerDatabase = 4
	defaultRounds      = 10
)

// remote lets the model drive a database of a server.
type remote struct {
	client   *client.Client
	database string
	acked    *atomic.Int64 // writes; nil: not counted
}

var ctx = context.Background()

func (r remote) Create(id string, d []byte) error {
	_, err := r.client.Create(ctx, r.database, id, d)
	return r.count(err)
}

func (r remote) Update(id string, d []byte) error {
	_, err := r.client.Update(ctx, r.database, id, d)
	return r.count(err)
}

func (r remote) Delete(id string) error {
	_, err := r.client.Delete(ctx, r.database, id)
	return r.count(err)
}

func (r remote) count(err error) error {
	if err == nil && r.acked != nil {
		r.acked.Add(1)
	}
	return err
}

func (r remote) Read(id string) ([]byte, error) {
	d, _, err := r.client.Read(ctx, r.database, id)
	if errors.Is(err, client.ErrNotFound) {
		return nil, crash.ErrNotFound
	}
	return d, err
}

// Kill -9 under load, again and again, with the log's newest segment damaged
// between some of the rounds. DOCDB_CRASH_ROUNDS sets the rounds (200 for the
// full run); a round that fails names its number and keeps the data folder.
func TestKill(t *testing.T) {
	rounds := defaultRounds
	if text := os.Getenv("DOCDB_CRASH_ROUNDS"); text != "" {
		n, err := strconv.Atoi(text)
		if err != nil || n < 1 {
			t.Fatalf("DOCDB_CRASH_ROUNDS=%q is no number of rounds", text)
		}
		rounds = n
	}
	folder, err := os.MkdirTemp("", "docdb-crash")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if t.Failed() {
			t.Logf("data folder kept: %s", folder)
			return
		}
		os.RemoveAll(folder)
	})
	binary := filepath.Join(folder, "docdb")
	if out, err := exec.Command("go", "build", "-o", binary, "docdb/cmd/docdb").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	var stores []string
	workers := map[string][]*crash.Worker{}
	for d := range databases {
		name := fmt.Sprintf("db%d", d+1)
		stores = append(stores, name)
		for w := range workersPerDatabase {
			workers[name] = append(workers[name], crash.NewWorker(fmt.Sprintf("w%d", w), uint64(d*100+w)))
		}
	}
	rng := rand.New(rand.NewPCG(4, 4))
	total := tally{damaged: map[string]int{}}
	server := launch(t, binary, folder)
	for _, name := range stores {
		if err := server.client.CreateDatabase(ctx, name); err != nil {
			t.Fatal(err)
		}
	}
	for round := range rounds {
		var wait sync.WaitGroup
		acked := make([]atomic.Int64, len(stores))
		for i, name := range stores {
			for _, w := range workers[name] {
				wait.Go(func() { _ = w.Run(remote{server.client, name, &acked[i]}, 1<<30) }) // until the server dies
			}
		}
		time.Sleep(time.Duration(20+rng.IntN(120)) * time.Millisecond)
		// On a slow disk nothing may have been written by then, and there would be nothing to damage.
		for i := range acked {
			for acked[i].Load() < 10 {
				time.Sleep(time.Millisecond)
				select {
				case exit := <-server.exited:
					t.Fatalf("round %d: the server ended: %v\n%s", round, exit, server.log)
				default:
				}
			}
		}
		server.kill(t)
		wait.Wait()
		for _, name := range stores {
			kind := damages[rng.IntN(len(damages))]
			kind.apply(t, rng, filepath.Join(folder, "data", name))
			total.damaged[kind.name]++
		}
		server = launch(t, binary, folder)
		for _, name := range stores {
			documents := 0
			for _, w := range workers[name] {
				if err := w.Check(remote{server.client, name, nil}); err != nil {
					t.Fatalf("round %d, %s: %v\nserver: %s", round, name, err, server.log)
				}
				documents += w.Documents()
			}
			total.count(t, server, round, name, documents)
		}
	}
	for _, list := range workers {
		for _, w := range list {
			total.acked += w.Acked
		}
	}
	server.stop(t)
	t.Logf("%d rounds, %d acknowledged writes checked; damage done: %v; records healed: %d, torn tails dropped: %d",
		rounds, total.acked, total.damaged, total.healed, total.torn)
	if rounds >= defaultRounds && (total.acked == 0 || total.healed == 0 || total.torn == 0) {
		t.Error("the test did not reach what it is for")
	}
}

type tally struct {
	damaged map[string]int
	healed  int64
	torn    int
	acked   int
}

func (total *tally) count(t *testing.T, server *process, round int, name string, documents int) {
	t.Helper()
	stats, err := server.client.Stats(ctx)
	if err != nil {
		t.Fatal(err)
	}
	for _, db := range stats.Databases {
		if db.Name != name {
			continue
		}
		if db.Documents != int64(documents) {
			t.Fatalf("round %d, %s: %d documents, %d expected\nserver: %s", round, name, db.Documents, documents, server.log)
		}
		if db.Recovery.LostRecords > 0 {
			t.Fatalf("round %d, %s: records lost: %+v", round, name, db.Recovery)
		}
		total.healed += db.Recovery.HealedRecords
		if db.Recovery.DroppedTailBytes > 0 {
			total.torn++
		}
	}
}

// damage is something that a crash, a disk or a hand does to the end of a log.
type damage struct {
	name  string
	apply func(t *testing.T, rng *rand.Rand, folder string)
}

var damages = []damage{
	{"none", func(*testing.T, *rand.Rand, string) {}},
	{"torn tail", func(t *testing.T, rng *rand.Rand, folder string) {
		changeTail(t, folder, func(b []byte, tail tail) []byte {
			next, _, err := wal.ParseHeader(b, tail.number) // the segment's first LSN
			if err != nil {
				t.Fatal(err)
			}
			if previous, _, condition := wal.Decode(b[tail.last:], tail.number); condition == wal.Good {
				next = previous.LSN + 1
			}
			torn := wal.Append(nil, tail.number, wal.Record{LSN: next, Batch: next, Kind: wal.KindPut, ID: []byte("w0-0"), Body: bytes.Repeat([]byte("h"), 700)})
			copy(b[tail.end:], torn[:1+rng.IntN(len(torn)-8)]) // the body is cut off, or the header
			return b
		})
	}},
	{"bit flip", func(t *testing.T, rng *rand.Rand, folder string) {
		changeTail(t, folder, func(b []byte, tail tail) []byte {
			if tail.end > tail.last {
				b[tail.last+rng.IntN(tail.end-tail.last)] ^= 1 << rng.IntN(8)
			}
			return b
		})
	}},
	{"truncation", func(t *testing.T, rng *rand.Rand, folder string) {
		changeTail(t, folder, func(b []byte, tail tail) []byte {
			return b[:tail.last+rng.IntN(tail.end-tail.last+1)]
		})
	}},
	{"zeroed tail", func(t *testing.T, rng *rand.Rand, folder string) {
		changeTail(t, folder, func(b []byte, tail tail) []byte {
			clear(b[tail.last+rng.IntN(tail.end-tail.last+1):])
			return b
		})
	}},
}

// tail is where a log ends: last is the offset of the last record that the data
// copy holds too (an acknowledged one), end that of the first byte after it.
// What lies beyond was being written when the server died.
type tail struct {
	number    uint64
	last, end int
}

// changeTail edits the WAL file that was written last.
func changeTail(t *testing.T, folder string, change func(b []byte, tail tail) []byte) {
	t.Helper()
	names, err := filepath.Glob(filepath.Join(folder, "wal-*.log"))
	if err != nil {
		t.Fatal(err)
	}
	for i := len(names) - 1; i >= 0; i-- { // Glob sorts
		number, _, ok := wal.ParseName(filepath.Base(names[i]))
		if !ok {
			t.Fatalf("%s", names[i])
		}
		b, err := os.ReadFile(names[i])
		if err != nil {
			t.Fatal(err)
		}
		data, err := os.ReadFile(filepath.Join(folder, wal.DataName(number)))
		if err != nil && !os.IsNotExist(err) {
			t.Fatal(err)
		}
		last, end := wal.SegmentHeaderBytes, wal.SegmentHeaderBytes
		for end < len(b) && end < len(data) {
			_, size, condition := wal.Decode(data[end:], number)
			if condition != wal.Good || !bytes.Equal(data[end:end+size], b[end:end+size]) {
				break
			}
			last, end = end, end+size
		}
		if _, begun, err := wal.ParseHeader(b, number); err != nil {
			t.Fatal(err)
		} else if !begun {
			continue // preallocated
		}
		if err := os.WriteFile(names[i], change(b, tail{number, last, end}), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
}

// process is a server that was started by this test.
type process struct {
	command *exec.Cmd
	client  *client.Client
	log     *bytes.Buffer
	exited  chan error
}

func launch(t *testing.T, binary, folder string) *process {
	t.Helper()
	p := &process{log: &bytes.Buffer{}, exited: make(chan error, 1)}
	socket := filepath.Join(folder, "s")
	// Small segments, so that rotation and compaction are hit as well.
	p.command = exec.Command(binary, "--socket", socket, "--data-dir", filepath.Join(folder, "data"), "--segment-bytes", "262144")
	p.command.Stderr = p.log
	// The server dies with the test, whatever happens to it.
	p.command.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL}
	if err := p.command.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = p.command.Process.Kill() })
	go func() { p.exited <- p.command.Wait() }()
	deadline := time.Now().Add(2 * time.Minute)
	for {
		var err error
		if p.client, err = client.Dial(ctx, client.Options{Address: socket, Connections: 2, Timeout: 2 * time.Minute}); err == nil {
			return p
		}
		select {
		case exit := <-p.exited:
			t.Fatalf("the server ended: %v\n%s", exit, p.log)
		case <-time.After(2 * time.Millisecond):
		}
		if time.Now().After(deadline) {
			t.Fatalf("no server: %v", err)
		}
	}
}

func (p *process) kill(t *testing.T) {
	t.Helper()
	if err := p.command.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	<-p.exited
	p.client.Close()
}

func (p *process) stop(t *testing.T) {
	t.Helper()
	p.client.Close()
	if err := p.command.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	if err := <-p.exited; err != nil {
		t.Errorf("the server did not stop cleanly: %v\n%s", err, p.log)
	}
}

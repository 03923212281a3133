package server_test

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"docdb/client"
	"docdb/internal/engine"
	"docdb/internal/server"
	"docdb/internal/vfs"
	"docdb/internal/wire"
)

var ctx = context.Background()

type running struct {
	socket string
	server *server.Server
	store  *engine.Store
}

func start(t testing.TB, options server.Options) *running {
	t.Helper()
	return startOn(t, vfs.OS{}, options)
}

// socketFolder is a new folder of which the name, unlike t.TempDir's, has nothing of
// the test's: a socket's path has room for a hundred bytes.
func socketFolder(t testing.TB) string {
	t.Helper()
	dir, err := os.MkdirTemp("", "docdb")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := os.RemoveAll(dir); err != nil {
			t.Error(err)
		}
	})
	return dir
}

func startOn(t testing.TB, fs vfs.FS, options server.Options) *running {
	t.Helper()
	dir := socketFolder(t)
	store, err := engine.OpenStore(filepath.Join(dir, "data"), engine.Options{FS: fs, SegmentBytes: 256 << 10})
	if err != nil {
		t.Fatal(err)
	}
	r := &running{socket: filepath.Join(dir, "s"), store: store}
	if r.server, err = server.Listen(r.socket, store, options); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := errors.Join(r.server.Close(), store.Close()); err != nil {
			t.Error(err)
		}
	})
	return r
}

func (r *running) dial(t testing.TB, connections int) *client.Client {
	t.Helper()
	c, err := client.Dial(ctx, client.Options{Address: "unix:" + r.socket, Connections: connections, Timeout: 2 * time.Minute})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.Close() })
	return c
}

func (r *running) withDatabase(t testing.TB) *client.Client {
	t.Helper()
	c := r.dial(t, 2)
	if err := c.CreateDatabase(ctx, "db1"); err != nil {
		t.Fatal(err)
	}
	return c
}

// raw is a connection that may say anything.
func (r *running) raw(t testing.TB) net.Conn {
	t.Helper()
	nc, err := net.Dial("unix", r.socket)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { nc.Close() })
	_ = nc.SetDeadline(time.Now().Add(2 * time.Minute))
	if _, err := io.WriteString(nc, wire.Preamble); err != nil {
		t.Fatal(err)
	}
	var preamble [len(wire.Preamble)]byte
	if _, err := io.ReadFull(nc, preamble[:]); err != nil || string(preamble[:]) != wire.Preamble {
		t.Fatalf("%q, %v", preamble[:], err)
	}
	return nc
}

func answer(t testing.TB, nc net.Conn) wire.Response {
	t.Helper()
	var head [wire.LengthBytes]byte
	if _, err := io.ReadFull(nc, head[:]); err != nil {
		t.Fatal(err)
	}
	payload := make([]byte, binary.LittleEndian.Uint32(head[:]))
	if _, err := io.ReadFull(nc, payload); err != nil {
		t.Fatal(err)
	}
	r, err := wire.DecodeResponse(payload)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func TestOperations(t *testing.T) {
	for _, connections := range []int{0, 1, 4} {
		t.Run(fmt.Sprintf("connections=%d", connections), func(t *testing.T) {
			r := start(t, server.Options{})
			c := r.dial(t, connections)
			if err := c.CreateDatabase(ctx, "db1"); err != nil {
				t.Fatal(err)
			}
			if err := c.CreateDatabase(ctx, "db1"); !errors.Is(err, client.ErrExists) {
				t.Errorf("a second db1: %v", err)
			}
			phases, err := c.Create(ctx, "db1", "a", []byte(`{"v":1}`))
			if err != nil || phases.SyncNs == 0 || phases.WalNs == 0 || phases.ApplyNs == 0 {
				t.Errorf("%+v, %v", phases, err)
			}
			if _, err := c.Create(ctx, "db1", "a", []byte(`1`)); !errors.Is(err, client.ErrExists) {
				t.Errorf("a second a: %v", err)
			}
			document, phases, err := c.Read(ctx, "db1", "a")
			if err != nil || string(document) != `{"v":1}` || phases.ApplyNs == 0 || phases.SyncNs != 0 {
				t.Errorf("%s, %+v, %v", document, phases, err)
			}
			if _, err := c.Update(ctx, "db1", "a", []byte(`{"v":2}`)); err != nil {
				t.Error(err)
			}
			if _, err := c.Update(ctx, "db1", "b", []byte(`{"v":2}`)); !errors.Is(err, client.ErrNotFound) {
				t.Error(err)
			}
			if _, err := c.Delete(ctx, "db1", "a"); err != nil {
				t.Error(err)
			}
			if _, _, err := c.Read(ctx, "db1", "a"); !errors.Is(err, client.ErrNotFound) {
				t.Error(err)
			}
			stats, err := c.Stats(ctx)
			if err != nil || len(stats.Databases) != 1 {
				t.Fatalf("%+v, %v", stats, err)
			}
			want := client.Operations{Create: 1, Read: 1, Update: 1, Delete: 1, NotFound: 2, Exists: 1}
			if got := stats.Databases[0]; got.Operations != want || got.Documents != 0 || got.Fsyncs != 3 || got.Healings != 0 {
				t.Errorf("%+v", got)
			}
		})
	}
}

func TestRefusals(t *testing.T) {
	r := start(t, server.Options{})
	c := r.withDatabase(t)
	id := strings.Repeat("i", 512)
	tests := map[string]struct {
		do   func() error
		want error
		says string
	}{
		"not JSON":                {create(c, "db1", "x", `{"a":`), client.ErrBadDocument, "byte 5"},
		"empty document":          {create(c, "db1", "x", ``), client.ErrBadDocument, "JSON"},
		"two documents":           {create(c, "db1", "x", `{} {}`), client.ErrBadDocument, "byte 4"},
		"not UTF-8":               {create(c, "db1", "x", "\"\xff\xfe\xdb\xc0\""), client.ErrBadDocument, "UTF-8"},
		"nested too deep":         {create(c, "db1", "x", strings.Repeat("[", 20_000)), client.ErrBadDocument, "depth"},
		"bad update":              {func() error { _, err := c.Update(ctx, "db1", "x", []byte("}")); return err }, client.ErrBadDocument, "byte 1"},
		"unknown database":        {create(c, "db9", "x", `1`), client.ErrUnknownDatabase, "db9"},
		"read unknown":            {func() error { _, _, err := c.Read(ctx, "db9", "x"); return err }, client.ErrUnknownDatabase, "db9"},
		"heal unknown":            {func() error { _, err := c.Heal(ctx, "db9", client.HealOptions{}); return err }, client.ErrUnknownDatabase, "db9"},
		"no id":                   {create(c, "db1", "", `1`), client.ErrBadRequest, "id"},
		"id not UTF-8":            {create(c, "db1", "\xff", `1`), client.ErrBadRequest, "UTF-8"},
		"longest id":              {create(c, "db1", id, `1`), nil, ""},
		"id too long":             {create(c, "db1", id+"i", `1`), client.ErrTooLarge, "513"},
		"name with a path":        {func() error { return c.CreateDatabase(ctx, "../x") }, client.ErrBadRequest, "a-z"},
		"empty name":              {func() error { return c.CreateDatabase(ctx, "") }, client.ErrBadRequest, "a-z"},
		"too many workers":        {func() error { _, err := c.Heal(ctx, "db1", client.HealOptions{Workers: 65}); return err }, client.ErrBadRequest, "65"},
		"tracking not started":    {func() error { _, err := c.StopHealingTracking(ctx, "db1"); return err }, client.ErrConflict, "does not run"},
		"document over the limit": {create(c, "db1", "x", `"`+strings.Repeat("x", client.MaxDocumentBytes)+`"`), client.ErrTooLarge, "16777218"},
		"document at the limit":   {create(c, "db1", "max", `"`+strings.Repeat("x", client.MaxDocumentBytes-2)+`"`), nil, ""},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			if err := test.do(); !errors.Is(err, test.want) || (err != nil && !strings.Contains(err.Error(), test.says)) {
				t.Errorf("got %v, want %v that says %q", err, test.want, test.says)
			}
			if err := c.Ping(ctx); err != nil {
				t.Errorf("afterwards: %v", err)
			}
		})
	}
	if document, _, err := c.Read(ctx, "db1", "max"); err != nil || len(document) != client.MaxDocumentBytes {
		t.Errorf("%d bytes, %v", len(document), err)
	}
}

func create(c *client.Client, database, id, document string) func() error {
	return func() error { _, err := c.Create(ctx, database, id, []byte(document)); return err }
}

// Frames that no client of ours sends: each is answered, and the connection
// goes on, as long as it can be told where the next frame begins.
func TestMalformedFrames(t *testing.T) {
	r := start(t, server.Options{})
	r.withDatabase(t)
	payload := func(change func(b []byte)) []byte {
		frame := wire.AppendRequest(nil, 42, wire.OpCreate, "db1", "x", []byte("1"))
		change(frame[wire.LengthBytes:])
		return frame
	}
	long := func(length int) []byte {
		frame := wire.AppendRequest(nil, 42, wire.OpCreate, "db1", "x", make([]byte, length-wire.RequestHeaderBytes-4))
		return frame
	}
	tests := map[string]struct {
		frame []byte
		want  wire.Status
		id    uint64
		ends  bool
	}{
		"unknown operation":       {payload(func(b []byte) { b[8] = 200 }), wire.StatusBadRequest, 42, false},
		"operation zero":          {payload(func(b []byte) { b[8] = 0 }), wire.StatusBadRequest, 42, false},
		"name longer than frame":  {payload(func(b []byte) { b[9] = 255 }), wire.StatusBadRequest, 42, false},
		"id longer than frame":    {payload(func(b []byte) { b[10], b[11] = 255, 255 }), wire.StatusBadRequest, 42, false},
		"shorter than its header": {append([]byte{9, 0, 0, 0}, 42, 0, 0, 0, 0, 0, 0, 0, 3), wire.StatusBadRequest, 42, false},
		"empty":                   {[]byte{0, 0, 0, 0}, wire.StatusBadRequest, 0, false},
		"document over the limit": {long(wire.MaxDocumentBytes + 100), wire.StatusTooLarge, 42, false},
		"frame over the limit":    {long(wire.MaxPayloadBytes + 1), wire.StatusTooLarge, 42, false},
		"4 GiB claimed":           {append([]byte{255, 255, 255, 255}, 42, 0, 0, 0, 0, 0, 0, 0), wire.StatusTooLarge, 42, true},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			nc := r.raw(t)
			go func() { _, _ = nc.Write(test.frame) }()
			if a := answer(t, nc); a.Status != test.want || a.RequestID != test.id || len(a.Body) == 0 {
				t.Errorf("%d: status %d, %s", a.RequestID, a.Status, a.Body)
			}
			if test.ends {
				if _, err := nc.Read(make([]byte, 1)); !errors.Is(err, io.EOF) {
					t.Errorf("the connection goes on: %v", err)
				}
				return
			}
			if _, err := nc.Write(wire.AppendRequest(nil, 43, wire.OpPing, "", "", nil)); err != nil {
				t.Fatal(err)
			}
			if a := answer(t, nc); a.Status != wire.StatusOK || a.RequestID != 43 {
				t.Errorf("afterwards: %+v", a)
			}
		})
	}
}

// Clients that stop in the middle, talk another protocol, or do not take their
// answers are ended in time; the others notice nothing.
func TestBadClients(t *testing.T) {
	// A frame of the well-behaved client arrives at once; the limit leaves it time on a busy machine.
	r := start(t, server.Options{FrameTimeout: 2 * time.Second, InFlight: 64})
	c := r.withDatabase(t)
	if _, err := c.Create(ctx, "db1", "big", []byte(`"`+strings.Repeat("b", 1<<20)+`"`)); err != nil {
		t.Fatal(err)
	}
	if _, err := c.Create(ctx, "db1", "small", []byte(`"a"`)); err != nil {
		t.Fatal(err)
	}
	frame := wire.AppendRequest(nil, 1, wire.OpCreate, "db1", "x", []byte(`"half of this"`))
	tests := map[string]func() net.Conn{
		"half a frame":   func() net.Conn { nc := r.raw(t); _, _ = nc.Write(frame[:len(frame)/2]); return nc },
		"half a length":  func() net.Conn { nc := r.raw(t); _, _ = nc.Write(frame[:2]); return nc },
		"16 MiB claimed": func() net.Conn { nc := r.raw(t); _, _ = nc.Write([]byte{0, 0, 0, 1, 9}); return nc },
		"no greeting":    func() net.Conn { nc, _ := net.Dial("unix", r.socket); return nc },
		"another protocol": func() net.Conn {
			nc, _ := net.Dial("unix", r.socket)
			_, _ = nc.Write([]byte("GET / HTTP/1.1\r\n\r\n"))
			return nc
		},
		"takes no answers": func() net.Conn {
			nc := r.raw(t)
			var frames []byte
			for i := range 200 {
				frames = wire.AppendRequest(frames, uint64(i), wire.OpRead, "db1", "big", nil)
			}
			// Until the server has given up: it reads no more by then, and after that the socket is no more.
			for range 1 << 20 {
				if _, err := nc.Write(frames); err != nil {
					return nc
				}
			}
			t.Error("it is served for ever")
			return nc
		},
		"gone at once": func() net.Conn { nc := r.raw(t); _, _ = nc.Write(frame); nc.Close(); return nil },
	}
	for name, connect := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			nc := connect()
			if _, err := c.Update(ctx, "db1", "small", []byte(`"b"`)); err != nil {
				t.Errorf("another client: %v", err)
			}
			if nc == nil {
				return
			}
			defer nc.Close()
			_ = nc.SetReadDeadline(time.Now().Add(2 * time.Minute))
			if _, err := io.Copy(io.Discard, nc); errors.Is(err, os.ErrDeadlineExceeded) {
				t.Error("the connection was not ended")
			}
		})
	}
}

// The time of a frame is all of it: a client that sends a little of each part of a frame
// just in time is ended as soon as one that stops.
func TestFrameTimeIsOfTheWholeFrame(t *testing.T) {
	t.Parallel()
	const frameTime = time.Second
	r := start(t, server.Options{FrameTimeout: frameTime})
	frame := wire.AppendRequest(nil, 1, wire.OpCreate, "db1", "x", make([]byte, 1<<20))
	// How long the connection lasts to which the pieces are sent.
	lasts := func(pieces ...[]byte) time.Duration {
		nc := r.raw(t)
		begun := time.Now()
		go func() {
			for _, piece := range pieces {
				_, _ = nc.Write(piece)
				time.Sleep(frameTime * 7 / 10)
			}
		}()
		if _, err := nc.Read(make([]byte, 1)); errors.Is(err, os.ErrDeadlineExceeded) {
			t.Error("the connection was not ended")
		}
		return time.Since(begun)
	}
	stopped := lasts(frame[:2])
	var dribbled time.Duration
	for range 5 { // a machine that stalls makes one of them last longer, and not each
		dribbled = lasts(frame[:2], frame[2:8], frame[8:128<<10], frame[128<<10:256<<10])
		if dribbled <= stopped*8/5 {
			return
		}
	}
	t.Errorf("a connection that dribbles lasts %s, one that stops %s", dribbled, stopped)
}

func TestTooManyConnections(t *testing.T) {
	r := start(t, server.Options{Connections: 3})
	c := r.dial(t, 3)
	if _, err := client.Dial(ctx, client.Options{Address: r.socket, Connections: 1, Timeout: time.Minute}); err == nil {
		t.Error("a fourth connection was served")
	}
	if err := c.Ping(ctx); err != nil {
		t.Error(err)
	}
}

func TestOverload(t *testing.T) {
	r := start(t, server.Options{Pool: 1, QueuedRequests: 1})
	c := r.withDatabase(t)
	document := []byte(`"` + strings.Repeat("o", 16<<10) + `"`)
	var overloaded atomic.Int64
	// How close together 64 requests arrive is the machine's business.
	for wave := 0; wave < 200 && overloaded.Load() == 0 && !t.Failed(); wave++ {
		var wait sync.WaitGroup
		for i := range 64 {
			wait.Go(func() {
				_, err := c.Create(ctx, "db1", fmt.Sprint(wave, " ", i), document)
				if errors.Is(err, client.ErrOverloaded) {
					overloaded.Add(1)
				} else if err != nil {
					t.Error(err)
				}
			})
		}
		wait.Wait()
	}
	if overloaded.Load() == 0 {
		t.Error("nothing was refused as overload")
	}
}

// A stop answers what it took: every client sees a result or a closed
// connection, and what was acknowledged is there after the restart. Healing
// tracking that runs is no obstacle.
func TestCleanStop(t *testing.T) {
	dir, err := os.MkdirTemp("", "docdb")
	if err != nil {
		t.Fatal(err)
	}
	defer os.RemoveAll(dir)
	socket := filepath.Join(dir, "s")
	store, err := engine.OpenStore(filepath.Join(dir, "data"), engine.Options{})
	if err != nil {
		t.Fatal(err)
	}
	srv, err := server.Listen(socket, store, server.Options{})
	if err != nil {
		t.Fatal(err)
	}
	c, err := client.Dial(ctx, client.Options{Address: socket, Connections: 2, Timeout: 2 * time.Minute})
	if err != nil {
		t.Fatal(err)
	}
	if err := c.CreateDatabase(ctx, "db1"); err != nil {
		t.Fatal(err)
	}
	if _, err := c.StartHealingTracking(ctx, "db1", client.TrackingOptions{IntervalMs: 1}); err != nil {
		t.Fatal(err)
	}
	acked := make([]atomic.Int64, 8)
	var wait sync.WaitGroup
	for w := range acked {
		wait.Go(func() {
			for {
				if _, err := c.Create(ctx, "db1", fmt.Sprintf("%d-%d", w, acked[w].Load()), []byte("1")); err != nil {
					if !errors.Is(err, client.ErrClosed) && !errors.Is(err, syscall.ENOENT) && !errors.Is(err, syscall.ECONNREFUSED) {
						t.Errorf("worker %d: %v", w, err)
					}
					return
				}
				acked[w].Add(1)
			}
		})
	}
	for w := range acked { // in the middle of the work of all
		for acked[w].Load() == 0 && !t.Failed() {
			time.Sleep(time.Millisecond)
		}
	}
	if err := srv.Close(); err != nil {
		t.Error(err)
	}
	wait.Wait()
	if err := store.Close(); err != nil {
		t.Error(err)
	}
	if store, err = engine.OpenStore(filepath.Join(dir, "data"), engine.Options{}); err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	db := store.Database([]byte("db1"))
	for w := range acked {
		for i := range acked[w].Load() {
			if _, _, _, err := db.Read(fmt.Appendf(nil, "%d-%d", w, i), nil); err != nil {
				t.Fatalf("%d-%d: %v", w, i, err)
			}
		}
	}
}

// The tracking's whole life over the socket; the report's load test ended in an
// EOF here.
func TestHealingTracking(t *testing.T) {
	r := start(t, server.Options{})
	c := r.withDatabase(t)
	for i := range 20 {
		if _, err := c.Create(ctx, "db1", fmt.Sprint(i), []byte(`"tracked"`)); err != nil {
			t.Fatal(err)
		}
	}
	if report, err := c.StartHealingTracking(ctx, "db1", client.TrackingOptions{IntervalMs: 5, Workers: 2}); err != nil || !report.Active {
		t.Fatalf("%+v, %v", report, err)
	}
	if _, err := c.StartHealingTracking(ctx, "db1", client.TrackingOptions{}); !errors.Is(err, client.ErrConflict) {
		t.Errorf("started twice: %v", err)
	}
	deadline := time.Now().Add(2 * time.Minute)
	for {
		report, err := c.HealingTracking(ctx, "db1")
		if err != nil {
			t.Fatal(err)
		}
		if report.Passes >= 3 {
			break
		}
		if time.Now().After(deadline) {
			t.Fatalf("no three passes: %+v", report)
		}
		time.Sleep(5 * time.Millisecond)
	}
	report, err := c.StopHealingTracking(ctx, "db1")
	if err != nil || report.Active || report.Passes < 3 || report.Scanned < 60 || report.Healed != 0 || report.BusyNs == 0 {
		t.Errorf("%+v, %v", report, err)
	}
	if again, err := c.HealingTracking(ctx, "db1"); err != nil || again.Passes != report.Passes {
		t.Errorf("after the stop: %+v, %v", again, err)
	}
}

func TestContextAndTimeout(t *testing.T) {
	listener, err := net.Listen("unix", filepath.Join(socketFolder(t), "s"))
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close()
	go func() { // a server that greets and never answers
		for {
			nc, err := listener.Accept()
			if err != nil {
				return
			}
			_, _ = io.WriteString(nc, wire.Preamble)
			go func() { _, _ = io.Copy(io.Discard, nc) }()
		}
	}()
	dial := func(timeout time.Duration) *client.Client {
		c, err := client.Dial(ctx, client.Options{Address: listener.Addr().String(), Connections: 1, Timeout: timeout})
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { c.Close() })
		return c
	}
	// Long enough for the greeting on a busy machine.
	if err := dial(3 * time.Second).Ping(ctx); !errors.Is(err, client.ErrTimeout) {
		t.Errorf("got %v", err)
	}
	patient := dial(2 * time.Minute)
	short, cancel := context.WithTimeout(ctx, 10*time.Millisecond)
	defer cancel()
	if err := patient.Ping(short); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("got %v", err)
	}
}

// What has no time-out is not ended by that of a request before it.
func TestHealingHasNoTimeout(t *testing.T) {
	r := start(t, server.Options{})
	r.withDatabase(t)
	const timeout = 100 * time.Millisecond
	options := client.Options{Address: r.socket, Connections: 1, Timeout: timeout}
	healed := func() error {
		c, err := client.Dial(ctx, options)
		if err != nil {
			return err
		}
		defer c.Close()
		if err := c.Ping(ctx); err != nil {
			return err
		}
		time.Sleep(2 * timeout)
		_, err = c.Heal(ctx, "db1", client.HealOptions{})
		return err
	}
	err := healed()
	for range 5 { // on a busy machine a request takes longer than its time-out now and then
		if err == nil {
			return
		}
		t.Log(err)
		err = healed()
	}
	t.Error(err)
}

// A client outlives its server: what was under way ends with ErrClosed, what
// comes after the restart is dialled anew.
func TestClientRedials(t *testing.T) {
	r := start(t, server.Options{})
	c := r.withDatabase(t)
	if err := r.server.Close(); err != nil {
		t.Fatal(err)
	}
	if err := c.Ping(ctx); err == nil {
		t.Error("no server, and no error")
	}
	var err error
	if r.server, err = server.Listen(r.socket, r.store, server.Options{}); err != nil {
		t.Fatal(err)
	}
	broken := 0
	for served := 0; served < 4; { // each connection of the pool
		switch _, err := c.Update(ctx, "db1", "x", []byte(`1`)); {
		case errors.Is(err, client.ErrNotFound):
			served++
		case errors.Is(err, client.ErrClosed) && broken < 2: // had not seen its end yet
			broken++
		default:
			t.Fatalf("after %d broken connections: %v", broken, err)
		}
	}
	if err := c.Close(); err != nil {
		t.Error(err)
	}
	if err := c.Ping(ctx); !errors.Is(err, client.ErrClosed) {
		t.Errorf("after Close: %v", err)
	}
}

func TestSecondServerIsRefused(t *testing.T) {
	r := start(t, server.Options{})
	if _, err := server.Listen(r.socket, r.store, server.Options{}); err == nil || !strings.Contains(err.Error(), "another server") {
		t.Errorf("same socket: %v", err)
	}
	if _, err := engine.OpenStore(filepath.Join(filepath.Dir(r.socket), "data"), engine.Options{}); err == nil || !strings.Contains(err.Error(), "in use") {
		t.Errorf("same folder: %v", err)
	}
}

// Servers that start at the same moment, on the socket that a killed one left or on
// none: one of them has it.
func TestOneOfManyServersHasTheSocket(t *testing.T) {
	for _, left := range []bool{false, true} {
		for range 100 {
			path := filepath.Join(socketFolder(t), "s")
			if left {
				leaveSocket(t, path)
			}
			servers := make([]*server.Server, 8)
			var wait sync.WaitGroup
			for i := range servers {
				wait.Go(func() { servers[i], _ = server.Listen(path, nil, server.Options{Pool: 1}) })
			}
			wait.Wait()
			serving := 0
			for _, s := range servers {
				if s != nil {
					serving++
					_ = s.Close()
				}
			}
			if serving != 1 {
				t.Fatalf("%d servers serve, of a socket that was left: %v", serving, left)
			}
		}
	}
}

// leaveSocket leaves a socket that nobody listens on.
func leaveSocket(t *testing.T, path string) {
	t.Helper()
	listener, err := net.ListenUnix("unix", &net.UnixAddr{Name: path, Net: "unix"})
	if err != nil {
		t.Fatal(err)
	}
	listener.SetUnlinkOnClose(false)
	if err := listener.Close(); err != nil {
		t.Fatal(err)
	}
}

func TestDocumentsKeepTheirBytes(t *testing.T) {
	r := start(t, server.Options{})
	c := r.withDatabase(t)
	document := []byte(" {\"b\" : 1.0,\n \"a\":\"\\u00e9é\" , \"b\":2}\t")
	if _, err := c.Create(ctx, "db1", "é/../x", document); err != nil {
		t.Fatal(err)
	}
	got, _, err := c.Read(ctx, "db1", "é/../x")
	if err != nil || !bytes.Equal(got, document) {
		t.Errorf("%q, %v", got, err)
	}
}

// Nobody listens on a file, and that is refused as a socket is that a killed server left.
func TestAFileInTheWayStays(t *testing.T) {
	path := filepath.Join(socketFolder(t), "notes")
	if err := os.WriteFile(path, []byte("mine"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := server.Listen(path, nil, server.Options{}); err == nil || !strings.Contains(err.Error(), "no socket") {
		t.Errorf("listening in the place of a file: %v", err)
	}
	if text, err := os.ReadFile(path); err != nil || string(text) != "mine" {
		t.Errorf("the file is now %q: %v", text, err)
	}
}

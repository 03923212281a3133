package engine_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"docdb/internal/engine"
	"docdb/internal/vfs/faultfs"
	"docdb/internal/wal"
	"docdb/internal/wire"
)

const (
	walFile  = dir + "/wal-00000001.log"
	dataFile = dir + "/data-00000001.seg"
)

// flip changes one bit of the n-th occurrence's first byte of text.
func flip(t *testing.T, fs *faultfs.FS, name, text string) {
	t.Helper()
	if err := fs.Corrupt(name, func(b []byte) []byte {
		at := bytes.Index(b, []byte(text))
		if at < 0 {
			t.Fatalf("%s does not hold %q", name, text)
		}
		b[at] ^= 4
		return b
	}); err != nil {
		t.Fatal(err)
	}
}

// breakHeader destroys the magic of the record that holds text.
func breakHeader(t *testing.T, fs *faultfs.FS, name, id string) {
	t.Helper()
	if err := fs.Corrupt(name, func(b []byte) []byte {
		at := bytes.Index(b, []byte(id))
		b[at-wal.HeaderBytes] ^= 1
		return b
	}); err != nil {
		t.Fatal(err)
	}
}

func cutAt(t *testing.T, fs *faultfs.FS, name, text string, extra int) {
	t.Helper()
	if err := fs.Corrupt(name, func(b []byte) []byte { return b[:bytes.Index(b, []byte(text))+extra] }); err != nil {
		t.Fatal(err)
	}
}

// zeroFrom clears everything from the record that holds text on.
func zeroFrom(t *testing.T, fs *faultfs.FS, name, id string) {
	t.Helper()
	if err := fs.Corrupt(name, func(b []byte) []byte {
		if at := bytes.Index(b, []byte(id)); at >= 0 {
			clear(b[at-wal.HeaderBytes:])
		}
		return b
	}); err != nil {
		t.Fatal(err)
	}
}

// Each case writes alpha, beta, gamma as three commits, damages files of the
// closed database, and says what the next start must find.
func TestRecoveryFromDamage(t *testing.T) {
	const A, B, C = `"the first one"`, `"the second one"`, `"the third one"`
	tests := map[string]struct {
		damage              func(t *testing.T, fs *faultfs.FS)
		alpha, beta, gamma  string
		healed, lost        int64
		torn, mirrorChanged bool
	}{
		"nothing": {func(*testing.T, *faultfs.FS) {}, A, B, C, 0, 0, false, false},
		"bit flip in the middle of the WAL": {func(t *testing.T, fs *faultfs.FS) {
			flip(t, fs, walFile, "the second")
		}, A, B, C, 1, 0, false, false},
		"bit flip in a header of the WAL": {func(t *testing.T, fs *faultfs.FS) {
			breakHeader(t, fs, walFile, "beta")
		}, A, B, C, 1, 0, false, false},
		"bit flip in the tail of the WAL": {func(t *testing.T, fs *faultfs.FS) {
			flip(t, fs, walFile, "the third")
		}, A, B, C, 1, 0, false, false},
		"truncated WAL, data copy whole": {func(t *testing.T, fs *faultfs.FS) {
			cutAt(t, fs, walFile, "the second", 3)
		}, A, B, C, 2, 0, false, false},
		"no WAL file, data copy whole": {func(t *testing.T, fs *faultfs.FS) {
			if err := fs.Remove(walFile); err != nil {
				t.Fatal(err)
			}
		}, A, B, C, 3, 0, false, false},
		"bit flip in the data copy": {func(t *testing.T, fs *faultfs.FS) {
			flip(t, fs, dataFile, "the second")
		}, A, B, C, 0, 0, false, true},
		"no data file": {func(t *testing.T, fs *faultfs.FS) {
			if err := fs.Remove(dataFile); err != nil {
				t.Fatal(err)
			}
		}, A, B, C, 0, 0, false, true},
		"segment header gone in the WAL": {func(t *testing.T, fs *faultfs.FS) {
			flip(t, fs, walFile, "DOCDBSEG")
		}, A, B, C, 0, 0, false, false},
		"segment header gone in both": {func(t *testing.T, fs *faultfs.FS) {
			flip(t, fs, walFile, "DOCDBSEG")
			flip(t, fs, dataFile, "DOCDBSEG")
		}, A, B, C, 0, 0, false, true},
		"segment header and the first record's gone in both": {func(t *testing.T, fs *faultfs.FS) {
			for _, name := range []string{walFile, dataFile} {
				flip(t, fs, name, "DOCDBSEG")
				breakHeader(t, fs, name, "alpha")
			}
		}, "<not found>", B, C, 0, 1, false, true},
		"both copies of one damaged in different records": {func(t *testing.T, fs *faultfs.FS) {
			flip(t, fs, walFile, "the first")
			flip(t, fs, dataFile, "the second")
		}, A, B, C, 1, 0, false, true},
		"both copies of a body in the middle": {func(t *testing.T, fs *faultfs.FS) {
			flip(t, fs, walFile, "the second")
			flip(t, fs, dataFile, "the second")
		}, A, "<damaged>", C, 0, 1, false, false},
		"both copies of a header in the middle": {func(t *testing.T, fs *faultfs.FS) {
			breakHeader(t, fs, walFile, "beta")
			breakHeader(t, fs, dataFile, "beta")
		}, A, "<not found>", C, 0, 1, false, false},
		"torn last commit": {func(t *testing.T, fs *faultfs.FS) {
			flip(t, fs, walFile, "the third")
			zeroFrom(t, fs, dataFile, "gamma")
		}, A, B, "<not found>", 0, 0, true, true},
		"torn last commit, header too": {func(t *testing.T, fs *faultfs.FS) {
			breakHeader(t, fs, walFile, "gamma")
			zeroFrom(t, fs, dataFile, "gamma")
		}, A, B, "<not found>", 0, 0, true, false},
		"truncated in the last commit": {func(t *testing.T, fs *faultfs.FS) {
			cutAt(t, fs, walFile, "the third", 4)
			zeroFrom(t, fs, dataFile, "gamma")
		}, A, B, "<not found>", 0, 0, true, true},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			fs := faultfs.New(1)
			db := open(t, fs)
			mustWrite(t, db, engine.WriteCreate, "alpha", A)
			mustWrite(t, db, engine.WriteCreate, "beta", B)
			mustWrite(t, db, engine.WriteCreate, "gamma", C)
			db = reopen(t, fs, db, func() { test.damage(t, fs) })
			check := func(db *engine.Database) {
				t.Helper()
				expect(t, db, "alpha", test.alpha)
				expect(t, db, "beta", test.beta)
				expect(t, db, "gamma", test.gamma)
			}
			check(db)
			r := db.Stats().Recovery
			if r.HealedRecords != test.healed || r.LostRecords != test.lost || (r.DroppedTailBytes > 0) != test.torn || (r.MirrorRestored > 0) != test.mirrorChanged {
				t.Errorf("recovery reports %+v", r)
			}
			if n := int64(len(r.Damage)); n < test.healed+test.lost {
				t.Errorf("%d places named: %+v", n, r.Damage)
			}
			// What was found stays so, and the log can be written on.
			mustWrite(t, db, engine.WriteCreate, "delta", `4`)
			db = reopen(t, fs, db, nil)
			defer db.Close()
			check(db)
			expect(t, db, "delta", `4`)
			r = db.Stats().Recovery
			if r.HealedRecords != 0 || r.LostRecords != test.lost || r.DroppedTailBytes != 0 || r.MirrorRestored != 0 {
				t.Errorf("the second recovery reports %+v", r)
			}
		})
	}
}

// A deletion that is damaged in the WAL is restored too: the document stays away.
func TestDamagedDeletion(t *testing.T) {
	fs := faultfs.New(1)
	db := open(t, fs)
	mustWrite(t, db, engine.WriteCreate, "x", `1`)
	mustWrite(t, db, engine.WriteDelete, "x", ``)
	db = reopen(t, fs, db, func() {
		if err := fs.Corrupt(walFile, func(b []byte) []byte {
			second := wal.SegmentHeaderBytes + wal.Size(1, 1)
			b[second+20] ^= 1
			return b
		}); err != nil {
			t.Fatal(err)
		}
	})
	defer db.Close()
	expect(t, db, "x", "<not found>")
}

func TestMissingSegmentIsAnError(t *testing.T) {
	fs := faultfs.New(1)
	db := open(t, fs)
	for i := range 40 {
		mustWrite(t, db, engine.WriteCreate, fmt.Sprint(i), `"`+strings.Repeat("m", 8<<10)+`"`)
	}
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{wal.WALName(2), wal.DataName(2)} {
		if err := fs.Remove(filepath.Join(dir, name)); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := engine.Open(dir, "db1", small(fs)); err == nil || !strings.Contains(err.Error(), "segment 2 is missing") {
		t.Errorf("got %v", err)
	}
}

// An earlier docdb could write segment 2 into wal-00000003.log. The file gets its name,
// whatever the power left of the second copy and of the start of the first; where it
// can't have it, the start says so and changes nothing.
func TestLogInAFileOfTheWrongNumber(t *testing.T) {
	document := `"` + strings.Repeat("m", 8<<10) + `"`
	wal2, wal3, data2 := filepath.Join(dir, wal.WALName(2)), filepath.Join(dir, wal.WALName(3)), filepath.Join(dir, wal.DataName(2))
	change := func(t *testing.T, fs *faultfs.FS, name string, change func(b []byte) []byte) {
		t.Helper()
		if err := fs.Corrupt(name, change); err != nil {
			t.Fatal(err)
		}
	}
	zero := func(from, to int) func(b []byte) []byte {
		return func(b []byte) []byte { clear(b[from:min(to, len(b))]); return b }
	}
	for name, c := range map[string]struct {
		damage func(t *testing.T, fs *faultfs.FS)
		refuse string
	}{
		"no second copy": {func(t *testing.T, fs *faultfs.FS) {
			if err := fs.Remove(data2); err != nil {
				t.Fatal(err)
			}
		}, ""},
		"an empty second copy":           {func(t *testing.T, fs *faultfs.FS) { change(t, fs, data2, func([]byte) []byte { return nil }) }, ""},
		"a whole second copy":            {func(*testing.T, *faultfs.FS) {}, ""},
		"its start is preallocated over": {func(t *testing.T, fs *faultfs.FS) { change(t, fs, wal3, zero(0, 10<<10)) }, ""},
		"its header is, and no second one": {func(t *testing.T, fs *faultfs.FS) {
			change(t, fs, wal3, zero(0, 64))
			change(t, fs, data2, zero(0, 1<<20))
		}, ""},
		"a later start made its own file": {func(t *testing.T, fs *faultfs.FS) {
			change(t, fs, data2, func([]byte) []byte { return nil })
			if _, err := fs.Create(wal2); err != nil {
				t.Fatal(err)
			}
		}, wal.WALName(3) + " holds records of segment 2"},
	} {
		t.Run(name, func(t *testing.T) {
			fs := faultfs.New(1)
			db := open(t, fs)
			for i := range 10 { // seven in segment 1
				mustWrite(t, db, engine.WriteCreate, fmt.Sprint(i), document)
			}
			if err := db.Close(); err != nil {
				t.Fatal(err)
			}
			if err := fs.Rename(wal2, wal3); err != nil {
				t.Fatal(err)
			}
			c.damage(t, fs)
			if c.refuse != "" {
				for range 2 {
					if _, err := engine.Open(dir, "db1", small(fs)); err == nil || !strings.Contains(err.Error(), c.refuse) {
						t.Fatalf("got %v", err)
					}
				}
				if err := fs.Remove(wal2); err != nil { // as it says
					t.Fatal(err)
				}
			}
			db = open(t, fs)
			r := db.Stats().Recovery
			if len(r.Damage) == 0 || !strings.Contains(r.Damage[0].Detail, "renamed to "+wal.WALName(2)) || r.LostRecords != 0 {
				t.Errorf("recovery reports %+v", r)
			}
			for i := range 10 { // the others fill segment 2
				mustWrite(t, db, engine.WriteCreate, fmt.Sprint(10+i), document)
			}
			fs.Cut()
			_ = db.Close()
			fs.Restart(false)
			db = open(t, fs)
			defer db.Close()
			for i := range 20 {
				expect(t, db, fmt.Sprint(i), document)
			}
			if r := db.Stats().Recovery; r.LostRecords != 0 || len(r.Damage) != 0 {
				t.Errorf("the next recovery reports %+v", r)
			}
		})
	}
}

// A power cut can keep any part of what a segment's first commit synced: the
// header, written with it, may be gone while some of the commit is there. The
// segment then goes on where the log ended, and says so in its new header: once
// compaction has removed what stood before it, nothing else tells.
func TestTornFirstCommitOfASegment(t *testing.T) {
	body := []byte(`"` + strings.Repeat("b", 1<<10) + `"`)
	first := wal.Append(nil, 2, wal.Record{LSN: 8, Batch: 8, Kind: wal.KindPut, ID: []byte("x"), Body: body})
	second := wal.Append(nil, 2, wal.Record{LSN: 9, Batch: 8, Kind: wal.KindPut, ID: []byte("y"), Body: body})
	lost := make([]byte, len(first))
	headless := append(make([]byte, 512), first[512:]...)
	for name, kept := range map[string][]byte{
		"the end of its first record": headless,
		"its first record":            append(first, lost...),
		"its second record":           append(lost, second...),
		"ends of both":                append(headless, headless...),
	} {
		t.Run(name, func(t *testing.T) {
			fs := faultfs.New(1)
			db := open(t, fs)
			large := `"` + strings.Repeat("l", 8<<10) + `"`
			mustWrite(t, db, engine.WriteCreate, "doc", large)
			for range 7 { // the last of them opens segment 2
				mustWrite(t, db, engine.WriteUpdate, "doc", large)
			}
			db = reopen(t, fs, db, func() {
				for file, b := range map[string][]byte{wal.WALName(2): kept, wal.DataName(2): nil} {
					if err := fs.Corrupt(filepath.Join(dir, file), func(old []byte) []byte {
						clear(old)
						copy(old[wal.SegmentHeaderBytes:], b)
						return old
					}); err != nil {
						t.Fatal(err)
					}
				}
			})
			mustWrite(t, db, engine.WriteUpdate, "doc", `"new"`)
			db = reopen(t, fs, db, func() { // as compaction does
				for _, file := range []string{wal.WALName(1), wal.DataName(1)} {
					if err := fs.Remove(filepath.Join(dir, file)); err != nil {
						t.Fatal(err)
					}
				}
			})
			defer db.Close()
			expect(t, db, "doc", `"new"`)
			if r := db.Stats().Recovery; r.LostRecords != 0 || len(r.Damage) != 0 {
				t.Errorf("a torn commit was taken for damage: %+v", r)
			}
		})
	}
}

// A file that can't be opened now (no descriptors left, say) is whole still.
func TestFileThatCannotBeOpened(t *testing.T) {
	fs := faultfs.New(1)
	db := open(t, fs)
	mustWrite(t, db, engine.WriteCreate, "x", `1`)
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	for _, file := range []string{wal.WALName(1), wal.DataName(1)} {
		fs.FailWith(func(op, name string) error { return when(op == "open" && name == file, syscall.EMFILE) })
		if _, err := engine.Open(dir, "db1", small(fs)); !errors.Is(err, syscall.EMFILE) {
			t.Errorf("%s can't be opened: got %v", file, err)
		}
	}
	fs.FailWith(nil)
	db = open(t, fs)
	defer db.Close()
	expect(t, db, "x", `1`)
	if r := db.Stats().Recovery; r.HealedRecords != 0 || r.MirrorRestored != 0 {
		t.Errorf("something had to be restored: %+v", r)
	}
}

// Healing while the database runs, with several numbers of workers.
func TestHeal(t *testing.T) {
	for _, workers := range []int{1, 2, 8} {
		t.Run(fmt.Sprintf("workers=%d", workers), func(t *testing.T) {
			fs := faultfs.New(1)
			db := open(t, fs)
			defer db.Close()
			document := func(i int) string { return fmt.Sprintf(`"document number %04d %s"`, i, strings.Repeat("h", 1000)) }
			const n = 400
			for i := range n {
				mustWrite(t, db, engine.WriteCreate, fmt.Sprintf("id%04d", i), document(i))
			}
			file := func(i int, name func(uint64) string) string { // which segment holds it
				for number := uint64(1); ; number++ {
					found := false
					path := filepath.Join(dir, name(number))
					if fs.Corrupt(path, func(b []byte) []byte {
						found = bytes.Contains(b, []byte(fmt.Sprintf("number %04d", i)))
						return b
					}) != nil {
						t.Fatalf("document %d is nowhere", i)
					}
					if found {
						return path
					}
				}
			}
			text := func(i int) string { return fmt.Sprintf("number %04d", i) }
			for i := 0; i < 100; i += 10 { // ten in the data copy
				flip(t, fs, file(i, wal.DataName), text(i))
			}
			for i := 100; i < 200; i += 10 { // ten in the WAL
				flip(t, fs, file(i, wal.WALName), text(i))
			}
			breakHeader(t, fs, file(205, wal.WALName), "id0205")
			for _, name := range []func(uint64) string{wal.DataName, wal.WALName} { // one in both
				flip(t, fs, file(300, name), text(300))
			}
			report, err := db.Heal(context.Background(), workers)
			if err != nil {
				t.Fatal(err)
			}
			if report.Scanned != n || report.Damaged != 22 || report.Healed != 21 || report.Unrecoverable != 1 || report.Workers != workers {
				t.Errorf("report %+v", report)
			}
			for _, d := range report.Damage {
				if !d.Healed && (d.ID != "id0300" || d.Copy != "both") {
					t.Errorf("unrecoverable: %+v", d)
				}
			}
			for i := range n {
				want := document(i)
				if i == 300 {
					want = "<damaged>"
				}
				expect(t, db, fmt.Sprintf("id%04d", i), want)
			}
			// The one that can't be healed can be written anew.
			mustWrite(t, db, engine.WriteUpdate, "id0300", `"anew"`)
			expect(t, db, "id0300", `"anew"`)
			if again, _ := db.Heal(context.Background(), workers); again.Healed != 0 || again.Unrecoverable != 1 {
				t.Errorf("the second pass reports %+v", again)
			}
		})
	}
}

// A read that meets a damaged record heals it on the way.
func TestReadHeals(t *testing.T) {
	fs := faultfs.New(1)
	db := open(t, fs)
	defer db.Close()
	if _, err := db.StartTracking(wire.TrackingOptions{IntervalMs: 3_600_000}); err != nil {
		t.Fatal(err)
	}
	mustWrite(t, db, engine.WriteCreate, "a", `"the document"`)
	flip(t, fs, dataFile, "the document")
	expect(t, db, "a", `"the document"`)
	report, err := db.StopTracking()
	if err != nil || report.Active || report.Healed != 1 || len(report.Damage) != 1 || report.Damage[0].ID != "a" {
		t.Errorf("%+v, %v", report, err)
	}
	if _, err := db.StopTracking(); err == nil {
		t.Error("stopped twice")
	}
}

// What was acknowledged is in the WAL: it is read from there while the second copy can
// be neither written, because the disk is full, nor read. Each such read is an error in
// the statistics and costs no sync; the first one that can restores the copy.
func TestReadWithoutTheSecondCopy(t *testing.T) {
	for name, c := range map[string]struct {
		op     string
		errno  syscall.Errno
		writes uint64 // that miss the copy
		healed uint64 // by reads, when it is in order again
	}{
		"it can't be written": {"write", syscall.ENOSPC, 3, 2},
		"it can't be read":    {"read", syscall.EIO, 0, 0},
	} {
		t.Run(name, func(t *testing.T) {
			fs := faultfs.New(1)
			db := open(t, fs)
			defer db.Close()
			var syncs atomic.Int64
			fs.FailWith(func(op, name string) error {
				if op == "sync" && name == filepath.Base(dataFile) {
					syncs.Add(1)
				}
				return when(op == c.op && name == filepath.Base(dataFile), c.errno)
			})
			mustWrite(t, db, engine.WriteCreate, "a", `"acknowledged"`)
			mustWrite(t, db, engine.WriteCreate, "b", `"old"`)
			mustWrite(t, db, engine.WriteUpdate, "b", `"new"`)
			expectAll := func(wantErrors, wantReads uint64) {
				t.Helper()
				expect(t, db, "a", `"acknowledged"`)
				expect(t, db, "b", `"new"`)
				if o := db.Stats().Operations; o.Errors != wantErrors || o.Read != wantReads {
					t.Errorf("%d errors and %d reads in the statistics, want %d and %d", o.Errors, o.Read, wantErrors, wantReads)
				}
			}
			expectAll(c.writes+2, 2)
			expectAll(c.writes+4, 4)
			if n := syncs.Load(); n != 0 {
				t.Errorf("%d syncs of a copy that was not written", n)
			}
			if _, err := db.Heal(context.Background(), 1); !errors.Is(err, c.errno) {
				t.Errorf("a pass says %v", err)
			}
			fs.FailWith(nil)
			expectAll(c.writes+4, 6)
			if n := db.Stats().Healings; n != c.healed {
				t.Errorf("%d records were restored, want %d", n, c.healed)
			}
			// With the WAL damaged, too, nothing is left to answer with.
			flip(t, fs, walFile, "acknowledged")
			flip(t, fs, dataFile, "acknowledged")
			expect(t, db, "a", "<damaged>")
			fs.FailWith(func(op, name string) error { return when(op == "read" && name == filepath.Base(dataFile), syscall.EIO) })
			expect(t, db, "a", "<I/O error: input/output error>")
			fs.FailWith(nil)
		})
	}
}

// A pass in the background that fails has nobody to answer: the tracking's report and
// the statistics say it, and later passes go on.
func TestTrackingTellsOfFailedPasses(t *testing.T) {
	fs := faultfs.New(1)
	db := open(t, fs)
	defer db.Close()
	mustWrite(t, db, engine.WriteCreate, "a", `"the document"`)
	fs.FailWith(func(op, name string) error { return when(op == "read", syscall.EIO) })
	defer fs.FailWith(nil)
	if _, err := db.StartTracking(wire.TrackingOptions{IntervalMs: 1}); err != nil {
		t.Fatal(err)
	}
	until := func(what string, reached func(wire.TrackingReport) bool) {
		t.Helper()
		for deadline := time.Now().Add(30 * time.Second); !reached(db.Tracking()); time.Sleep(time.Millisecond) {
			if time.Now().After(deadline) {
				t.Fatalf("no %s: %+v", what, db.Tracking())
			}
		}
	}
	until("failed passes", func(r wire.TrackingReport) bool { return r.FailedPasses >= 2 })
	fs.FailWith(nil)
	until("pass after them", func(r wire.TrackingReport) bool { return r.Passes > 0 })
	report, err := db.StopTracking()
	if err != nil || report.LastError != syscall.EIO.Error() {
		t.Errorf("%+v, %v", report, err)
	}
	if n := db.Stats().Operations.Errors; n != uint64(report.FailedPasses) {
		t.Errorf("%d errors in the statistics; want the %d failed passes", n, report.FailedPasses)
	}
}

// A segment that is compacted away between a read and its repair is no error: the
// document has a new place by then.
func TestReadHealsWhileItsSegmentGoes(t *testing.T) {
	fs := faultfs.New(1)
	db := open(t, fs)
	defer db.Close()
	mustWrite(t, db, engine.WriteCreate, "a", `"moved"`)
	answers := []error{syscall.EIO, os.ErrClosed} // to the read, to its repair
	fs.FailWith(func(op, _ string) error {
		if op != "read" || len(answers) == 0 {
			return nil
		}
		err := answers[0]
		answers = answers[1:]
		return err
	})
	expect(t, db, "a", `"moved"`)
}

// Whatever happens to the files, opening ends with a database or an error, and
// a document that can be read is one that was written, whole.
func TestAnyDamage(t *testing.T) {
	for seed := range uint64(120) {
		fs := faultfs.New(seed)
		rng := rand.New(rand.NewPCG(seed, 2))
		db := open(t, fs)
		written := map[string]map[string]bool{}
		for i := range 60 {
			id := fmt.Sprintf("id%d", rng.IntN(12))
			document := fmt.Sprintf(`"%d %s"`, i, strings.Repeat("d", rng.IntN(3000)))
			if written[id] == nil {
				written[id] = map[string]bool{"<not found>": true, "<damaged>": true}
				mustWrite(t, db, engine.WriteCreate, id, document)
			} else {
				mustWrite(t, db, engine.WriteUpdate, id, document)
			}
			written[id][document] = true
		}
		if err := db.Close(); err != nil {
			t.Fatal(err)
		}
		names, err := fs.ReadDir(dir)
		if err != nil {
			t.Fatal(err)
		}
		for range 1 + rng.IntN(6) {
			name := filepath.Join(dir, names[rng.IntN(len(names))])
			if err := fs.Corrupt(name, func(b []byte) []byte {
				if len(b) == 0 {
					return b
				}
				at := rng.IntN(len(b))
				end := min(len(b), at+1+rng.IntN(5000))
				switch rng.IntN(4) {
				case 0:
					b[at] ^= 1 << rng.IntN(8)
				case 1:
					clear(b[at:end])
				case 2:
					for ; at < end; at++ {
						b[at] = byte(rng.IntN(256))
					}
				default: // stale bytes of elsewhere, as a misdirected write leaves them
					copy(b[at:end], b[rng.IntN(len(b)):])
				}
				return b
			}); err != nil {
				t.Fatal(err)
			}
		}
		db, err = engine.Open(dir, "db1", small(fs))
		if err != nil {
			continue
		}
		for id, documents := range written {
			if got := read(db, id); !documents[got] {
				t.Fatalf("seed %d: %s reads %.60s", seed, id, got)
			}
		}
		if _, err := db.Heal(context.Background(), 2); err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		if err := db.Close(); err != nil {
			t.Fatal(err)
		}
		if db, err = engine.Open(dir, "db1", small(fs)); err != nil {
			t.Fatalf("seed %d: opened once, and then: %v", seed, err)
		}
		db.Close()
	}
}

// What is damaged in both copies keeps its segment only while a document stands
// on it: written anew, deleted, or of no document that is known, it is in the way
// of nothing.
func TestCompactionPassesDamage(t *testing.T) {
	filler := strings.Repeat("v", 3000)
	churn := func(t *testing.T, db *engine.Database) {
		for i := range 400 {
			mustWrite(t, db, engine.WriteUpdate, "hot", fmt.Sprintf(`"%d %s"`, i, filler))
		}
	}
	bounded := func(db *engine.Database) bool {
		for deadline := time.Now().Add(10 * time.Second); time.Now().Before(deadline); time.Sleep(time.Millisecond) {
			if s := db.Stats(); s.WALUsedBytes <= 2*s.LiveBytes+5*(64<<10) {
				return true
			}
		}
		return false
	}
	for name, c := range map[string]struct {
		damage func(t *testing.T, fs *faultfs.FS, name string)
		then   func(t *testing.T, db *engine.Database)
		victim string
	}{
		"the document was written anew": {
			func(t *testing.T, fs *faultfs.FS, name string) { flip(t, fs, name, "the victim") },
			func(t *testing.T, db *engine.Database) {
				expect(t, db, "victim", "<damaged>")
				mustWrite(t, db, engine.WriteUpdate, "victim", `"anew"`)
			}, `"anew"`,
		},
		"the document was deleted": {
			func(t *testing.T, fs *faultfs.FS, name string) { flip(t, fs, name, "the victim") },
			func(t *testing.T, db *engine.Database) { mustWrite(t, db, engine.WriteDelete, "victim", "") },
			"<not found>",
		},
		"the header is lost": {
			func(t *testing.T, fs *faultfs.FS, name string) { breakHeader(t, fs, name, "victim") },
			func(*testing.T, *engine.Database) {},
			"<not found>",
		},
		"the header is lost while the server runs, and the document is written anew": {
			nil,
			func(t *testing.T, db *engine.Database) { mustWrite(t, db, engine.WriteUpdate, "victim", `"anew"`) },
			`"anew"`,
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			fs := faultfs.New(1)
			db := open(t, fs)
			mustWrite(t, db, engine.WriteCreate, "first", `"kept"`)
			mustWrite(t, db, engine.WriteCreate, "victim", `"the victim"`)
			mustWrite(t, db, engine.WriteCreate, "last", `"kept, too"`)
			mustWrite(t, db, engine.WriteCreate, "hot", `1`)
			if c.damage != nil {
				db = reopen(t, fs, db, func() { c.damage(t, fs, walFile); c.damage(t, fs, dataFile) })
			} else {
				breakHeader(t, fs, walFile, "victim")
				breakHeader(t, fs, dataFile, "victim")
			}
			c.then(t, db)
			churn(t, db)
			if !bounded(db) {
				s := db.Stats()
				t.Fatalf("a log of %d bytes for %d live ones: nothing is compacted any more", s.WALUsedBytes, s.LiveBytes)
			}
			db = reopen(t, fs, db, nil)
			defer db.Close()
			expect(t, db, "first", `"kept"`)
			expect(t, db, "victim", c.victim)
			expect(t, db, "last", `"kept, too"`)
		})
	}
}

// A document that is lost says so; the log does not forget that it was there.
func TestCompactionKeepsCurrentDamage(t *testing.T) {
	for _, whileRunning := range []bool{false, true} {
		fs := faultfs.New(1)
		db := open(t, fs)
		mustWrite(t, db, engine.WriteCreate, "victim", `"the victim"`)
		mustWrite(t, db, engine.WriteCreate, "hot", `1`)
		if whileRunning {
			breakHeader(t, fs, walFile, "victim")
			breakHeader(t, fs, dataFile, "victim")
		} else {
			db = reopen(t, fs, db, func() { flip(t, fs, walFile, "the victim"); flip(t, fs, dataFile, "the victim") })
		}
		for i := range 200 {
			mustWrite(t, db, engine.WriteUpdate, "hot", fmt.Sprintf(`"%d %s"`, i, strings.Repeat("v", 3000)))
		}
		// Only then is there something to see.
		for deadline := time.Now().Add(30 * time.Second); db.Stats().Operations.Errors == 0; time.Sleep(time.Millisecond) {
			if time.Now().After(deadline) {
				t.Fatal("no compaction was tried")
			}
		}
		if s := db.Stats(); s.Compactions != 0 {
			t.Errorf("the segment of a document that is damaged was compacted away")
		}
		expect(t, db, "victim", "<damaged>")
		db.Close()
	}
}

// A place that can't be restored is one place, however often it is met.
func TestUnrecoverableIsCountedOnce(t *testing.T) {
	fs := faultfs.New(1)
	db := open(t, fs)
	mustWrite(t, db, engine.WriteCreate, "victim", `"the victim"`)
	mustWrite(t, db, engine.WriteCreate, "other", `"other"`)
	flip(t, fs, walFile, "the victim")
	flip(t, fs, dataFile, "the victim")
	defer db.Close()
	for range 3 {
		expect(t, db, "victim", "<damaged>")
		report, err := db.Heal(context.Background(), 1)
		if err != nil || report.Unrecoverable != 1 {
			t.Fatalf("%+v, %v", report, err)
		}
	}
	if n := db.Stats().Unrecoverable; n != 1 {
		t.Errorf("%d unrecoverable places, there is one", n)
	}
	if _, err := db.StartTracking(wire.TrackingOptions{IntervalMs: 1}); err != nil {
		t.Fatal(err)
	}
	for deadline := time.Now().Add(10 * time.Second); db.Tracking().Passes < 3 && time.Now().Before(deadline); {
		time.Sleep(time.Millisecond)
	}
	report, err := db.StopTracking()
	if err != nil || report.Passes < 3 || report.Unrecoverable != 1 || len(report.Damage) != 1 {
		t.Errorf("%+v, %v", report, err)
	}
	if n := db.Stats().Unrecoverable; n != 1 {
		t.Errorf("%d unrecoverable places after tracking, there is one", n)
	}
}

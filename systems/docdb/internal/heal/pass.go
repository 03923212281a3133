package heal

import (
	"bytes"
	"context"
	"errors"
	"os"
	"sync"
	"time"

	"docdb/internal/wal"
	"docdb/internal/wire"
)

// MaxListedDamage bounds the damage that a report names one by one.
const MaxListedDamage = 100

// Repair looks at one place again, with the database's lock on repairs held.
type Repair func(segment *wal.Segment, offset, size int64) (wire.Damage, bool, error)

type unit struct {
	segment    *wal.Segment
	start, end int64
}

// Pass checks every record of the segments in both copies, in ranges of about
// wal.MarkBytes that the workers share out, and calls repair for what does not
// fit. It ends early when the context ends, with the context's error unless it has
// one of its own: a failure is not to be taken for the stop that it met.
func Pass(ctx context.Context, segments []*wal.Segment, workers int, repair Repair) (wire.HealReport, error) {
	start := time.Now()
	units := make(chan unit)
	go func() {
		defer close(units)
		for _, segment := range segments {
			for _, r := range segment.Ranges() {
				select {
				case units <- unit{segment, r[0], r[1]}:
				case <-ctx.Done():
					return
				}
			}
		}
	}()
	var (
		wait   sync.WaitGroup
		mu     sync.Mutex
		total  = wire.HealReport{Workers: workers}
		errs   []error
		giveUp = make(chan struct{})
		once   sync.Once
	)
	for range workers {
		wait.Go(func() {
			checker := checker{repair: repair}
			for u := range units {
				select {
				case <-giveUp:
					continue // drain, so that the sender ends
				default:
				}
				err := checker.check(u)
				if errors.Is(err, os.ErrClosed) {
					continue // compacted away meanwhile: nothing in it is current
				}
				if err != nil {
					once.Do(func() { close(giveUp) })
					mu.Lock()
					errs = append(errs, err)
					mu.Unlock()
				}
			}
			mu.Lock()
			defer mu.Unlock()
			add(&total, checker.report)
		})
	}
	wait.Wait()
	total.DurationNs = int64(time.Since(start))
	if len(errs) == 0 {
		return total, ctx.Err()
	}
	return total, errors.Join(errs...)
}

func add(total *wire.HealReport, r wire.HealReport) {
	total.Scanned += r.Scanned
	total.ScannedBytes += r.ScannedBytes
	total.Damaged += r.Damaged
	total.Healed += r.Healed
	total.Unrecoverable += r.Unrecoverable
	total.Damage = append(total.Damage, r.Damage[:min(len(r.Damage), MaxListedDamage-len(total.Damage))]...)
}

// checker is one worker's state.
type checker struct {
	repair Repair
	report wire.HealReport
}

func (c *checker) check(u unit) error {
	walBytes, err := readAll(u.segment.WAL, u.start, u.end-u.start)
	if err != nil {
		return err
	}
	dataBytes, err := readAll(u.segment.Data, u.start, u.end-u.start)
	if err != nil {
		return err
	}
	c.report.ScannedBytes += int64(len(walBytes))
	for at := 0; at < len(walBytes); {
		_, size, condition := wal.Decode(walBytes[at:], u.segment.Number)
		if condition == wal.Good && bytes.Equal(walBytes[at:at+size], dataBytes[at:at+size]) {
			c.report.Scanned++
			at += size
			continue
		}
		size = Extent(walBytes, dataBytes, at, u.segment.Number)
		damage, found, err := c.repair(u.segment, u.start+int64(at), int64(size))
		if err != nil {
			return err
		}
		c.report.Scanned++
		if found {
			c.note(damage)
		}
		at += size
	}
	return nil
}

func (c *checker) note(damage wire.Damage) {
	c.report.Damaged++
	if damage.Healed {
		c.report.Healed++
	} else {
		c.report.Unrecoverable++
	}
	if len(c.report.Damage) < MaxListedDamage {
		c.report.Damage = append(c.report.Damage, damage)
	}
}

// Extent is the length of the record, or of the unreadable stretch, at an offset
// of a range in which the two copies differ or are damaged. A header that can be
// read in either copy tells how long the record is; else the damage reaches to the
// next header that can, or to the end.
func Extent(walBytes, dataBytes []byte, at int, segment uint64) int {
	_, size, condition := wal.Decode(walBytes[at:], segment)
	if condition == wal.Unreadable {
		_, size, condition = wal.Decode(dataBytes[at:], segment)
	}
	if condition == wal.Unreadable {
		size = nextHeader(walBytes, dataBytes, at, segment) - at
	}
	return min(size, len(walBytes)-at)
}

// nextHeader is the offset of the next header that either copy can show, or
// the end.
func nextHeader(a, b []byte, at int, segment uint64) int {
	next := len(a)
	for _, copy := range [][]byte{a, b} {
		if found := wal.NextHeader(copy, at+1, segment); found >= 0 {
			next = min(next, found)
		}
	}
	return next
}

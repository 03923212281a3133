package engine

import (
	"context"
	"fmt"
	"path/filepath"
	"time"

	"go.etcd.io/bbolt"

	"docdb/internal/loadgen/drive"
	"docdb/internal/loadgen/workload"
)

var documents = []byte("documents")

type bolt struct{ files []*bbolt.DB }

// boltBatchDelay is how long bbolt waits for company before it commits. Its default of 10 ms would cost it
// most of its throughput at ten writers a file; this is the best of those tried (see README).
const boltBatchDelay = 200 * time.Microsecond

// OpenBolt opens a bbolt file for each database.
func OpenBolt(dir string, databases int) (Engine, error) {
	store := &bolt{}
	for i := range databases {
		file, err := bbolt.Open(filepath.Join(dir, fmt.Sprintf("%d.bolt", i)), 0o600,
			&bbolt.Options{NoFreelistSync: true, FreelistType: bbolt.FreelistMapType})
		if err != nil {
			return nil, err
		}
		file.MaxBatchDelay = boltBatchDelay
		store.files = append(store.files, file)
		if err := file.Update(func(tx *bbolt.Tx) error {
			_, err := tx.CreateBucketIfNotExists(documents)
			return err
		}); err != nil {
			return nil, err
		}
	}
	return store, nil
}

func (b *bolt) Session(database int) (drive.Session, error) {
	return &boltSession{file: b.files[database]}, nil
}

func (b *bolt) Close() error {
	for _, file := range b.files {
		if err := file.Close(); err != nil {
			return err
		}
	}
	return nil
}

type boltSession struct {
	file *bbolt.DB
	read []byte
}

func (s *boltSession) Do(_ context.Context, op workload.Op, body []byte) (drive.Answer, error) {
	key := []byte(op.Key)
	if op.Kind == workload.Read {
		found := false
		err := s.file.View(func(tx *bbolt.Tx) error {
			value := tx.Bucket(documents).Get(key)
			found = value != nil
			s.read = append(s.read[:0], value...)
			return nil
		})
		return drive.Answer{Outcome: outcomeOf(found, drive.NotFound), Body: s.read}, err
	}
	var outcome drive.Outcome // set anew on each run: Batch may run the function more than once
	err := s.file.Batch(func(tx *bbolt.Tx) error {
		bucket := tx.Bucket(documents)
		exists := bucket.Get(key) != nil
		switch {
		case op.Kind == workload.Create && exists:
			outcome = drive.Exists
			return nil
		case op.Kind != workload.Create && !exists:
			outcome = drive.NotFound
			return nil
		case op.Kind == workload.Delete:
			outcome = drive.OK
			return bucket.Delete(key)
		default:
			outcome = drive.OK
			return bucket.Put(key, body)
		}
	})
	return drive.Answer{Outcome: outcome}, err
}

func (s *boltSession) Close() error { return nil }

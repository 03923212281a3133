package engine

import (
	"context"
	"errors"
	"hash/maphash"
	"sync"

	"github.com/cockroachdb/pebble/v2"
	"github.com/cockroachdb/pebble/v2/bloom"

	"docdb/internal/loadgen/drive"
	"docdb/internal/loadgen/workload"
)

const pebbleCacheBytes = 128 << 20 // all that is preloaded fits, as it does in docdb and in the page cache

type pebbleStore struct {
	db    *pebble.DB
	cache *pebble.Cache
	seed  maphash.Seed
	locks [256]sync.Mutex // by key: the check and the write are one step for whoever else asks for that key
}

// OpenPebble opens one store for all databases: its commits are grouped over all of them.
func OpenPebble(dir string, _ int) (Engine, error) {
	cache := pebble.NewCache(pebbleCacheBytes)
	options := &pebble.Options{Cache: cache, Logger: quiet{}}
	options.Levels[0].FilterPolicy = bloom.FilterPolicy(10)
	db, err := pebble.Open(dir, options)
	if err != nil {
		return nil, err
	}
	return &pebbleStore{db: db, cache: cache, seed: maphash.MakeSeed()}, nil
}

func (p *pebbleStore) Session(database int) (drive.Session, error) {
	return &pebbleSession{store: p, key: []byte{byte('0' + database), '/'}}, nil
}

func (p *pebbleStore) Close() error {
	defer p.cache.Unref()
	return p.db.Close()
}

type pebbleSession struct {
	store *pebbleStore
	key   []byte
	read  []byte
}

func (s *pebbleSession) Do(_ context.Context, op workload.Op, body []byte) (drive.Answer, error) {
	s.key = append(s.key[:2], op.Key...)
	if op.Kind == workload.Read {
		found, err := s.get()
		return drive.Answer{Outcome: outcomeOf(found, drive.NotFound), Body: s.read}, err
	}
	lock := &s.store.locks[maphash.Bytes(s.store.seed, s.key)%uint64(len(s.store.locks))]
	lock.Lock()
	defer lock.Unlock()
	exists, err := s.get()
	switch {
	case err != nil:
		return drive.Answer{}, err
	case op.Kind == workload.Create && exists:
		return drive.Answer{Outcome: drive.Exists}, nil
	case op.Kind != workload.Create && !exists:
		return drive.Answer{Outcome: drive.NotFound}, nil
	case op.Kind == workload.Delete:
		return drive.Answer{}, s.store.db.Delete(s.key, pebble.Sync)
	default:
		return drive.Answer{}, s.store.db.Set(s.key, body, pebble.Sync)
	}
}

func (s *pebbleSession) get() (bool, error) {
	value, closer, err := s.store.db.Get(s.key)
	if errors.Is(err, pebble.ErrNotFound) {
		return false, nil
	}
	if err != nil {
		return false, err
	}
	s.read = append(s.read[:0], value...)
	return true, closer.Close()
}

func (s *pebbleSession) Close() error { return nil }

// quiet drops pebble's progress messages; its errors come back from its calls.
type quiet struct{}

func (quiet) Infof(string, ...any)  {}
func (quiet) Errorf(string, ...any) {}
func (quiet) Fatalf(format string, args ...any) {
	pebble.DefaultLogger.Fatalf(format, args...)
}

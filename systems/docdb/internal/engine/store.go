package engine

import (
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"sync"
	"sync/atomic"
	"syscall"

	"docdb/internal/vfs"
)

// What creating a database can end with besides ErrExists.
var ErrBadName = errors.New("a database's name is 1 to 64 of a-z, 0-9, - and _, and starts with a letter or a digit")

var namePattern = regexp.MustCompile(`^[a-z0-9][a-z0-9_-]{0,63}$`)

// Store is the set of databases in one data folder.
type Store struct {
	dir     string
	options Options
	lock    *os.File

	mu        sync.Mutex // for changing databases
	databases atomic.Pointer[map[string]*Database]
}

// OpenStore recovers every database in the folder, side by side. The folder is
// locked against a second server.
func OpenStore(dir string, options Options) (*Store, error) {
	options = options.withDefaults()
	if err := vfs.MkdirAll(options.FS, dir); err != nil {
		return nil, err
	}
	lock, err := lockFolder(dir, syscall.Flock)
	if err != nil {
		return nil, err
	}
	s := &Store{dir: dir, options: options, lock: lock}
	s.databases.Store(&map[string]*Database{})
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil, errors.Join(err, lock.Close())
	}
	var (
		wait   sync.WaitGroup
		mu     sync.Mutex
		opened = map[string]*Database{}
		errs   []error
	)
	for _, e := range entries {
		if !e.IsDir() || !namePattern.MatchString(e.Name()) {
			continue
		}
		wait.Go(func() {
			db, err := Open(filepath.Join(dir, e.Name()), e.Name(), options)
			mu.Lock()
			defer mu.Unlock()
			if err != nil {
				errs = append(errs, err)
				return
			}
			opened[e.Name()] = db
		})
	}
	wait.Wait()
	s.databases.Store(&opened)
	if len(errs) > 0 {
		return nil, errors.Join(append(errs, s.Close())...)
	}
	return s, nil
}

// lockFolder locks a folder against other servers, until the file is closed. It
// takes flock(2) as an argument, so that tests can have it fail.
func lockFolder(dir string, flock func(fd, how int) error) (*os.File, error) {
	f, err := os.OpenFile(filepath.Join(dir, "LOCK"), os.O_RDWR|os.O_CREATE, 0o644)
	if err != nil {
		return nil, err
	}
	for {
		err := flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
		switch {
		case err == nil:
			return f, nil
		case errors.Is(err, syscall.EINTR):
			continue // a signal came first
		}
		f.Close()
		if errors.Is(err, syscall.EWOULDBLOCK) { // EAGAIN is the same number
			return nil, fmt.Errorf("data folder %s is in use by another docdb server (%w)", dir, err)
		}
		// No other server is to be looked for: the file system can't lock, or is broken.
		return nil, fmt.Errorf("the data folder can't be locked: flock %s: %w; see that its file system is in order and supports flock(2), or give another data folder",
			f.Name(), err)
	}
}

// Database finds a database; nil when there is none. It allocates nothing.
func (s *Store) Database(name []byte) *Database {
	return (*s.databases.Load())[string(name)]
}

// List returns the databases, ordered by name.
func (s *Store) List() []*Database {
	m := *s.databases.Load()
	list := make([]*Database, 0, len(m))
	for _, name := range slices.Sorted(maps.Keys(m)) {
		list = append(list, m[name])
	}
	return list
}

// Create makes an empty database.
func (s *Store) Create(name string) (*Database, error) {
	if !namePattern.MatchString(name) {
		return nil, fmt.Errorf("%w, not %q", ErrBadName, name)
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	old := *s.databases.Load()
	if _, ok := old[name]; ok {
		return nil, ErrExists
	}
	db, err := Open(filepath.Join(s.dir, name), name, s.options)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrIO, err)
	}
	next := maps.Clone(old)
	next[name] = db
	s.databases.Store(&next)
	return db, nil
}

// Close closes every database and unlocks the folder.
func (s *Store) Close() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	var wait sync.WaitGroup
	list := s.List()
	errs := make([]error, len(list))
	for i, db := range list {
		wait.Go(func() { errs[i] = db.Close() })
	}
	wait.Wait()
	return errors.Join(append(errs, s.lock.Close())...)
}

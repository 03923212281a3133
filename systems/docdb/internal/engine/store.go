package engine

import (
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"

	"docdb/internal/vfs"
	"docdb/internal/wal"
)

// What creating a database can end with besides ErrExists.
var ErrBadName = errors.New("a database's name is 1 to 64 of a-z, 0-9, - and _, and starts with a letter or a digit")

var namePattern = regexp.MustCompile(`^[a-z0-9][a-z0-9_-]{0,63}$`)

// Store is the set of databases in one data folder.
type Store struct {
	dir     string
	options Options
	lock    *os.File
	// unfinished is what OpenStore found of creations that had not come to their end.
	unfinished []Unfinished

	mu        sync.Mutex // for changing databases
	databases atomic.Pointer[map[string]*Database]
}

// Unfinished is a folder that OpenStore took for no database: a creation was killed
// there, or refused and could not be taken back.
type Unfinished struct {
	Name string
	Err  error // why it could not be removed; it is passed over then
}

// Unfinished returns those folders, ordered by name.
func (s *Store) Unfinished() []Unfinished { return s.unfinished }

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
			folder := filepath.Join(dir, e.Name())
			if nothing, err := holdsNothing(options.FS, folder); err == nil && nothing {
				// Finishing it could fail (that the disk was full may be why it is
				// unfinished), and the others are not to wait for that.
				gone := Unfinished{e.Name(), removeFolder(options.FS, folder)}
				mu.Lock()
				defer mu.Unlock()
				s.unfinished = append(s.unfinished, gone)
				return
			}
			db, err := Open(folder, e.Name(), options)
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
	slices.SortFunc(s.unfinished, func(a, b Unfinished) int { return strings.Compare(a.Name, b.Name) })
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

// Create makes an empty database. One that is refused leaves nothing behind: the
// next start would take it for a database.
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
	folder := filepath.Join(s.dir, name)
	isNew, err := holdsNothing(s.options.FS, folder)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrIO, err)
	}
	db, err := Open(folder, name, s.options)
	if err != nil {
		if isNew {
			err = errors.Join(err, removeFolder(s.options.FS, folder))
		}
		return nil, fmt.Errorf("%w: %w", ErrIO, err)
	}
	next := maps.Clone(old)
	next[name] = db
	s.databases.Store(&next)
	return db, nil
}

// holdsNothing says whether a database's folder is not there, or has no more in it
// than a creation leaves that did not come to its end: files of the first segment
// that are empty or zeros. A creation is answered when both of them have their
// header, so nobody was told that there is such a database.
func holdsNothing(fs vfs.FS, folder string) (bool, error) {
	if there, err := fs.Exists(folder); err != nil || !there {
		return err == nil, err
	}
	names, err := fs.ReadDir(folder)
	if err != nil {
		return false, err
	}
	for _, name := range names {
		if name != wal.WALName(1) && name != wal.DataName(1) {
			return false, nil
		}
	}
	for _, name := range names {
		if zeros, err := onlyZeros(fs, filepath.Join(folder, name)); err != nil || !zeros {
			return false, err
		}
	}
	return true, nil
}

func onlyZeros(fs vfs.FS, name string) (zeros bool, err error) {
	f, err := fs.Open(name)
	if err != nil {
		return false, err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	b := make([]byte, 64<<10)
	for at := int64(0); ; {
		n, err := f.ReadAt(b, at)
		if len(wal.TrimZeros(b[:n])) > 0 {
			return false, nil
		}
		switch at += int64(n); {
		case errors.Is(err, io.EOF):
			return true, nil
		case err != nil:
			return false, err
		}
	}
}

// removeFolder removes a folder, and the files in it, for good.
func removeFolder(fs vfs.FS, folder string) error {
	if there, err := fs.Exists(folder); err != nil || !there {
		return err
	}
	names, err := fs.ReadDir(folder)
	if err != nil {
		return err
	}
	for _, name := range names {
		if err := fs.Remove(filepath.Join(folder, name)); err != nil {
			return err
		}
	}
	if err := fs.Remove(folder); err != nil {
		return err
	}
	return fs.SyncDir(filepath.Dir(folder))
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

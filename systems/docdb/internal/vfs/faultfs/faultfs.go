// Package faultfs is a file system in memory that loses power: what was not
// synced is dropped, or kept at random, data sector by sector and names one by one.
// Names are synced with their folder; with a folder's name all that is in it is
// forgotten. A program can also be killed on it while the power stays: then the
// page cache still shows what was written.
package faultfs

import (
	"errors"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"sync"

	"docdb/internal/vfs"
)

// ErrPowerCut is what every call returns between a power cut and the restart.
var ErrPowerCut = errors.New("power cut")

// ErrDropped is what a sync returns that DropSyncs picked.
var ErrDropped = errors.New("the disk failed, the pages are taken for clean")

const sectorBytes = 512

// FS implements vfs.FS.
type FS struct {
	mu       sync.Mutex
	rng      *rand.Rand
	now      map[string]*node // the names as programs see them
	durable  map[string]*node // the names that survive, if those of their folders do
	changes  []change         // of names, in their order, that are not synced
	cut      bool
	boot     int // counts restarts: files opened before one are dead
	cutAfter int // calls until the power goes; 0: never by itself
	failWith func(op, name string) error
	drops    func(name string) bool
}

// node is a file, or a folder.
type node struct {
	folder   bool
	data     []byte
	durable  []byte
	unsynced [][2]int64
}

// change is what a call did to names in a folder: one went, one came, or both.
type change struct {
	went, came string
	node       *node // of the one that came
}

func (c change) in(dir string) bool { return in(dir, c.went) || in(dir, c.came) }

const root = string(filepath.Separator)

// New makes a file system that holds its root folder; the seed decides which sectors survive.
func New(seed uint64) *FS {
	fs := &FS{rng: rand.New(rand.NewPCG(seed, 0)), now: map[string]*node{}, durable: map[string]*node{}}
	fs.now[root] = &node{folder: true}
	fs.durable[root] = fs.now[root]
	return fs
}

// CutAfter cuts the power at the n-th call from now that changes something or
// syncs it.
func (fs *FS) CutAfter(n int) {
	fs.mu.Lock()
	defer fs.mu.Unlock()
	fs.cutAfter = n
}

// FailWith makes calls fail for which it returns an error; op is "create",
// "open", "write", "sync", "read", "mkdir" or "remove".
func (fs *FS) FailWith(f func(op, name string) error) {
	fs.mu.Lock()
	defer fs.mu.Unlock()
	fs.failWith = f
}

// DropSyncs makes the syncs of some files fail as a disk's error does on Linux:
// what was to be written counts as clean from then on, so that it is seen while
// the power stays, but no later sync writes it.
func (fs *FS) DropSyncs(f func(name string) bool) {
	fs.mu.Lock()
	defer fs.mu.Unlock()
	fs.drops = f
}

// Cut cuts the power now.
func (fs *FS) Cut() {
	fs.mu.Lock()
	defer fs.mu.Unlock()
	fs.cut = true
}

// Restart brings the power back. With torn, each sector that was written but not
// synced is kept or dropped at random, and so is each name that came, went or was
// changed, in no order: POSIX promises none. Else all of them are dropped.
func (fs *FS) Restart(torn bool) {
	fs.mu.Lock()
	defer fs.mu.Unlock()
	fs.cut, fs.cutAfter = false, 0
	fs.boot++
	fs.now = map[string]*node{}
	for _, c := range fs.changes {
		if torn && fs.rng.IntN(2) == 0 {
			c.apply(fs.durable)
		}
	}
	fs.changes = nil
	names := make([]string, 0, len(fs.durable))
	for name := range fs.durable {
		names = append(names, name)
	}
	slices.Sort(names) // so that a seed decides alone, and folders come before what is in them
	for _, name := range names {
		n := fs.durable[name]
		if !fs.isFolder(filepath.Dir(name)) {
			delete(fs.durable, name) // its folder is forgotten
			continue
		}
		if torn {
			fs.keepSectors(n)
		}
		n.data = slices.Clone(n.durable)
		n.unsynced = nil
		fs.now[name] = n
	}
}

// changed makes a change of names, which is not durable.
func (fs *FS) changed(c change) {
	c.apply(fs.now)
	fs.changes = append(fs.changes, c)
	fs.step()
}

func (c change) apply(names map[string]*node) {
	if c.went != "" {
		delete(names, c.went)
	}
	if c.came != "" {
		names[c.came] = c.node
	}
}

// Resume brings the program back after a cut that was only its own end: all that
// was written is seen, synced or not, and what was not synced still isn't.
func (fs *FS) Resume() {
	fs.mu.Lock()
	defer fs.mu.Unlock()
	fs.cut, fs.cutAfter = false, 0
	fs.boot++
}

func (fs *FS) keepSectors(n *node) {
	for _, extent := range n.unsynced {
		for at := extent[0]; at < extent[1]; {
			end := min(extent[1], (at/sectorBytes+1)*sectorBytes, int64(len(n.data)))
			if end <= at {
				break
			}
			if fs.rng.IntN(2) == 0 {
				n.durable = grow(n.durable, end)
				copy(n.durable[at:end], n.data[at:end])
			}
			at = end
		}
	}
}

// Corrupt changes a file's bytes, in what is seen and in what is durable.
func (fs *FS) Corrupt(name string, change func(data []byte) []byte) error {
	fs.mu.Lock()
	defer fs.mu.Unlock()
	n, ok := fs.now[filepath.Clean(name)]
	if !ok {
		return os.ErrNotExist
	}
	n.data = change(n.data)
	n.durable = slices.Clone(n.data)
	n.unsynced = nil
	return nil
}

// step counts such a call, and cuts the power when its time has come.
func (fs *FS) step() {
	if fs.cutAfter > 0 {
		if fs.cutAfter--; fs.cutAfter == 0 {
			fs.cut = true
		}
	}
}

func (fs *FS) fails(op, name string) error {
	if fs.cut {
		return ErrPowerCut
	}
	if fs.failWith != nil {
		return fs.failWith(op, filepath.Base(name))
	}
	return nil
}

// Create implements vfs.FS.
func (fs *FS) Create(name string) (vfs.File, error) {
	fs.mu.Lock()
	defer fs.mu.Unlock()
	name = filepath.Clean(name)
	if err := fs.fails("create", name); err != nil {
		return nil, err
	}
	if !fs.isFolder(filepath.Dir(name)) {
		return nil, &os.PathError{Op: "create", Path: name, Err: os.ErrNotExist}
	}
	n := &node{}
	fs.changed(change{came: name, node: n})
	return &file{fs: fs, name: name, node: n, boot: fs.boot}, nil
}

// Open implements vfs.FS.
func (fs *FS) Open(name string) (vfs.File, error) {
	fs.mu.Lock()
	defer fs.mu.Unlock()
	name = filepath.Clean(name)
	if err := fs.fails("open", name); err != nil {
		return nil, err
	}
	n, ok := fs.now[name]
	if !ok || n.folder {
		return nil, &os.PathError{Op: "open", Path: name, Err: os.ErrNotExist}
	}
	return &file{fs: fs, name: name, node: n, boot: fs.boot}, nil
}

// ReadDir implements vfs.FS.
func (fs *FS) ReadDir(dir string) ([]string, error) {
	fs.mu.Lock()
	defer fs.mu.Unlock()
	if !fs.isFolder(filepath.Clean(dir)) {
		return nil, &os.PathError{Op: "readdir", Path: dir, Err: os.ErrNotExist}
	}
	var names []string
	for name := range fs.now {
		if in(dir, name) {
			names = append(names, filepath.Base(name))
		}
	}
	slices.Sort(names)
	return names, nil
}

// Exists implements vfs.FS.
func (fs *FS) Exists(name string) (bool, error) {
	fs.mu.Lock()
	defer fs.mu.Unlock()
	_, ok := fs.now[filepath.Clean(name)]
	return ok, fs.fails("exists", name)
}

// Mkdir implements vfs.FS.
func (fs *FS) Mkdir(name string) error {
	fs.mu.Lock()
	defer fs.mu.Unlock()
	name = filepath.Clean(name)
	if err := fs.fails("mkdir", name); err != nil {
		return err
	}
	if _, ok := fs.now[name]; ok {
		return &os.PathError{Op: "mkdir", Path: name, Err: os.ErrExist}
	}
	if !fs.isFolder(filepath.Dir(name)) {
		return &os.PathError{Op: "mkdir", Path: name, Err: os.ErrNotExist}
	}
	fs.changed(change{came: name, node: &node{folder: true}})
	return nil
}

func (fs *FS) isFolder(name string) bool {
	n, ok := fs.now[name]
	return ok && n.folder || name == root
}

// in says whether a name is directly in a folder.
func in(dir, name string) bool { return name != root && filepath.Dir(name) == filepath.Clean(dir) }

// Rename implements vfs.FS.
func (fs *FS) Rename(from, to string) error {
	fs.mu.Lock()
	defer fs.mu.Unlock()
	if fs.cut {
		return ErrPowerCut
	}
	from, to = filepath.Clean(from), filepath.Clean(to)
	n, ok := fs.now[from]
	if !ok {
		return os.ErrNotExist
	}
	if filepath.Dir(from) != filepath.Dir(to) {
		return &os.LinkError{Op: "rename", Old: from, New: to, Err: errors.ErrUnsupported}
	}
	fs.changed(change{went: from, came: to, node: n})
	return nil
}

// Remove implements vfs.FS.
func (fs *FS) Remove(name string) error {
	fs.mu.Lock()
	defer fs.mu.Unlock()
	if fs.cut {
		return ErrPowerCut
	}
	name = filepath.Clean(name)
	if _, ok := fs.now[name]; !ok {
		return os.ErrNotExist
	}
	if err := fs.fails("remove", name); err != nil {
		return err
	}
	fs.changed(change{went: name})
	return nil
}

// SyncDir implements vfs.FS: the names in the folder become durable as they are,
// not its own name, and not those in a folder in it.
func (fs *FS) SyncDir(dir string) error {
	fs.mu.Lock()
	defer fs.mu.Unlock()
	if fs.cut {
		return ErrPowerCut
	}
	if !fs.isFolder(filepath.Clean(dir)) {
		return &os.PathError{Op: "sync", Path: dir, Err: os.ErrNotExist}
	}
	if fs.step(); fs.cut {
		return ErrPowerCut
	}
	for name := range fs.durable {
		if _, ok := fs.now[name]; in(dir, name) && !ok {
			delete(fs.durable, name)
		}
	}
	for name, n := range fs.now {
		if in(dir, name) {
			fs.durable[name] = n
		}
	}
	fs.changes = slices.DeleteFunc(fs.changes, func(c change) bool { return c.in(dir) })
	return nil
}

// file implements vfs.File.
type file struct {
	fs     *FS
	name   string
	node   *node
	boot   int
	closed bool
}

func (f *file) usable(op string) error {
	if f.closed {
		return os.ErrClosed
	}
	if f.boot != f.fs.boot {
		return ErrPowerCut
	}
	return f.fs.fails(op, f.name)
}

func (f *file) ReadAt(b []byte, offset int64) (int, error) {
	f.fs.mu.Lock()
	defer f.fs.mu.Unlock()
	if err := f.usable("read"); err != nil {
		return 0, err
	}
	if offset >= int64(len(f.node.data)) {
		return 0, io.EOF
	}
	n := copy(b, f.node.data[offset:])
	if n < len(b) {
		return n, io.EOF
	}
	return n, nil
}

func (f *file) WriteAt(b []byte, offset int64) (int, error) {
	f.fs.mu.Lock()
	defer f.fs.mu.Unlock()
	if err := f.usable("write"); err != nil {
		return 0, err
	}
	end := offset + int64(len(b))
	f.node.data = grow(f.node.data, end)
	copy(f.node.data[offset:], b)
	f.node.unsynced = append(f.node.unsynced, [2]int64{offset, end})
	f.fs.step()
	return len(b), nil
}

// Sync makes the file's data durable. A power cut that falls on it comes first.
func (f *file) Sync() error {
	f.fs.mu.Lock()
	defer f.fs.mu.Unlock()
	if err := f.usable("sync"); err != nil {
		return err
	}
	if f.fs.step(); f.fs.cut {
		return ErrPowerCut
	}
	n := f.node
	if f.fs.drops != nil && f.fs.drops(filepath.Base(f.name)) {
		n.unsynced = nil
		return ErrDropped
	}
	n.durable = grow(n.durable, int64(len(n.data)))
	for _, extent := range n.unsynced {
		copy(n.durable[extent[0]:extent[1]], n.data[extent[0]:extent[1]])
	}
	n.unsynced = nil
	return nil
}

func (f *file) Size() (int64, error) {
	f.fs.mu.Lock()
	defer f.fs.mu.Unlock()
	return int64(len(f.node.data)), f.usable("size")
}

func (f *file) Close() error {
	f.fs.mu.Lock()
	defer f.fs.mu.Unlock()
	f.closed = true
	return nil
}

func grow(b []byte, size int64) []byte {
	if int64(len(b)) >= size {
		return b
	}
	return append(b, make([]byte, size-int64(len(b)))...)
}

package engine

import (
	"crypto/rand"
	"os"
	"path/filepath"
	"time"
)

// SyncFloor is what the disk itself takes: n times 1 KiB written to the next place of a file whose blocks
// are all there already, and fdatasync. Times are in nanoseconds.
func SyncFloor(dir string, n int) (latencies []int64, err error) {
	const record = 1 << 10
	file, err := os.Create(filepath.Join(dir, "floor"))
	if err != nil {
		return nil, err
	}
	defer func() {
		_ = file.Close()
		_ = os.Remove(file.Name())
	}()
	block := make([]byte, record)
	_, _ = rand.Read(block) // never fails (crypto/rand)
	for range n {
		if _, err := file.Write(block); err != nil {
			return nil, err
		}
	}
	if err := file.Sync(); err != nil {
		return nil, err
	}
	for i := range n {
		start := time.Now()
		if _, err := file.WriteAt(block, int64(i*record)); err != nil {
			return nil, err
		}
		if err := fdatasync(file); err != nil {
			return nil, err
		}
		latencies = append(latencies, int64(time.Since(start)))
	}
	return latencies, nil
}

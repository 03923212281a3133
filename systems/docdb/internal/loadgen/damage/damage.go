// Package damage flips bytes of documents in a server's files, as a failing disk would.
package damage

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
)

// Place is a damaged byte.
type Place struct {
	File   string // its name within the database's folder
	Offset int64
}

// marker is the start of a document's body as workload.Document writes it: what follows is inside a
// document, whatever the file's own format is.
var marker = []byte(`"body":"`)

// Documents flips one byte in each of count documents of a database, chosen by rng, in the files that reads
// are served from. The log keeps the good copies.
func Documents(dataDir, database string, count int, rng *rand.Rand) ([]Place, error) {
	folder := filepath.Join(dataDir, database)
	names, err := filepath.Glob(filepath.Join(folder, "data-*.seg"))
	if err != nil {
		return nil, err
	}
	var places []Place
	for _, name := range names {
		content, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		for at := 0; ; {
			found := bytes.Index(content[at:], marker)
			if found < 0 {
				break
			}
			at += found + len(marker)
			places = append(places, Place{filepath.Base(name), int64(at)})
		}
	}
	if len(places) < count {
		return nil, fmt.Errorf("%s: %d documents in %d data files, expected at least %d to damage", folder, len(places), len(names), count)
	}
	rng.Shuffle(len(places), func(i, j int) { places[i], places[j] = places[j], places[i] })
	places = places[:count]
	slices.SortFunc(places, func(a, b Place) int {
		return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Offset, b.Offset))
	})
	for _, place := range places {
		if err := flip(filepath.Join(folder, place.File), place.Offset); err != nil {
			return nil, err
		}
	}
	return places, nil
}

func flip(path string, offset int64) (err error) {
	file, err := os.OpenFile(path, os.O_RDWR, 0)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, file.Close()) }()
	var b [1]byte
	if _, err := file.ReadAt(b[:], offset); err != nil {
		return err
	}
	b[0] ^= 0x20
	_, err = file.WriteAt(b[:], offset)
	return err
}

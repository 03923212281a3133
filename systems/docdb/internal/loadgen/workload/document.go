package workload

import (
	"fmt"
	"math/rand/v2"
	"strconv"
)

// padBytes is the length of the shared filler. Documents take different windows of it, so that no two
// bodies are alike and the generator spends a copy, not a random draw, on each.
const padBytes = 1 << 17

var pad = func() []byte {
	const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
	rng := rand.New(rand.NewPCG(0x646f63, 0x6462))
	filler := make([]byte, padBytes)
	for i := range filler {
		filler[i] = alphabet[rng.IntN(len(alphabet))]
	}
	return filler
}()

// MinDocumentBytes is the smallest document that holds its own key, version and an empty filler.
const MinDocumentBytes = 128

// CheckDocumentBytes says whether documents of that size can be made.
func CheckDocumentBytes(size int) error {
	if size < MinDocumentBytes {
		return fmt.Errorf("document size %d B is below the smallest document, %d B", size, MinDocumentBytes)
	}
	return nil
}

// Document writes the JSON body of a key at a version into dst[:0]: exactly size bytes, the same for the
// same arguments. A reader can therefore check every byte of what it is given.
func Document(dst []byte, key string, version uint32, size int) []byte {
	dst = append(dst[:0], `{"id":"`...)
	dst = append(dst, key...)
	dst = append(dst, `","version":`...)
	dst = strconv.AppendUint(dst, uint64(version), 10)
	dst = append(dst, `,"body":"`...)
	const tail = `"}`
	at := window(key, version)
	for left := size - len(dst) - len(tail); left > 0; {
		n := min(left, padBytes-at)
		dst = append(dst, pad[at:at+n]...)
		left -= n
		at = 0
	}
	return append(dst, tail...)
}

// window is FNV-1a (Fowler, Noll, Vo) of key and version, folded to an offset in the filler.
func window(key string, version uint32) int {
	hash := uint64(14695981039346656037)
	for i := range len(key) {
		hash = (hash ^ uint64(key[i])) * 1099511628211
	}
	hash = (hash ^ uint64(version)) * 1099511628211
	return int((hash ^ hash>>32) % padBytes)
}

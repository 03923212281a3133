package workload

import (
	"encoding/json"
	"fmt"
	"math"
	"strings"
	"testing"
)

func TestParseMix(t *testing.T) {
	mix, err := ParseMix("read=40, create=30,update=20,delete=10")
	if err != nil || mix != ReportMix {
		t.Fatalf("ParseMix = %v, %v; want the report's mix", mix, err)
	}
	if again, err := ParseMix(mix.String()); err != nil || again != mix {
		t.Errorf("ParseMix(%q) = %v, %v; want the same mix", mix, again, err)
	}
	for _, c := range []struct{ text, want string }{
		{"read=40", "add up to 40 %"},
		{"read=100,update", "expected name=percent"},
		{"read=fifty,create=50", "not a whole number"},
		{"reed=100", `unknown operation "reed"`},
		{"read=50,read=50", "twice"},
		{"read=110,create=-10", "negative"},
		{"", "expected name=percent"},
	} {
		if _, err := ParseMix(c.text); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("ParseMix(%q) = %v; want an error with %q", c.text, err, c.want)
		}
	}
}

func TestDocumentIsJSONOfItsExactSize(t *testing.T) {
	for _, size := range []int{MinDocumentBytes, 1024, 3 * padBytes} {
		body := Document(nil, "doc-1", math.MaxUint32, size)
		var decoded struct {
			ID      string
			Version uint32
			Body    string
		}
		if err := json.Unmarshal(body, &decoded); err != nil {
			t.Fatalf("size %d: %v", size, err)
		}
		if len(body) != size || decoded.ID != "doc-1" || decoded.Version != math.MaxUint32 {
			t.Errorf("size %d: %d bytes, id %s, version %d", size, len(body), decoded.ID, decoded.Version)
		}
	}
	if string(Document(nil, "a", 1, 256)) == string(Document(nil, "a", 2, 256)) {
		t.Error("two versions of a document are alike")
	}
	if CheckDocumentBytes(MinDocumentBytes-1) == nil {
		t.Error("a document that is too small is accepted")
	}
}

func TestAStreamIsItsSeed(t *testing.T) {
	share := Share{Database: 1, Worker: 2, Workers: 10, Documents: 1000, Run: "r"}
	first, second, other := NewStream(7, ReportMix, share), NewStream(7, ReportMix, share), NewStream(8, ReportMix, share)
	differs := false
	for range 5000 {
		a, b := first.Next(), second.Next()
		if a != b {
			t.Fatalf("the same seed gave %+v and %+v", a, b)
		}
		differs = differs || a != other.Next()
	}
	if !differs {
		t.Error("another seed gave the same operations")
	}
}

// A stream's expectations are those of a plain map.
func TestAStreamKnowsTheAnswers(t *testing.T) {
	const documents = 300
	stored := map[string]uint32{}
	for i := range documents {
		stored[PreloadedKey(i)] = 0
	}
	var streams []*Stream
	for worker := range 3 {
		streams = append(streams, NewStream(1, ReportMix, Share{Worker: worker, Workers: 3, Documents: documents, Run: "r"}))
	}
	counts, misses := map[Kind]int{}, 0
	const operations = 60_000
	for i := range operations {
		op := streams[i%3].Next()
		counts[op.Kind]++
		version, found := stored[op.Key]
		switch {
		case op.Kind == Create && found:
			t.Fatalf("operation %d creates %s, which exists", i, op.Key)
		case op.Kind != Create && found == op.Missing:
			t.Fatalf("operation %d: %+v, but found is %t", i, op, found)
		}
		if op.Missing {
			misses++
			continue
		}
		switch op.Kind {
		case Create:
			stored[op.Key] = op.Version
		case Read:
			if op.Version != version {
				t.Fatalf("operation %d reads version %d of %s, which is at %d", i, op.Version, op.Key, version)
			}
		case Update:
			if op.Version != version+1 {
				t.Fatalf("operation %d updates %s from version %d to %d", i, op.Key, version, op.Version)
			}
			stored[op.Key] = op.Version
		case Delete:
			delete(stored, op.Key)
		}
	}
	for kind, percent := range ReportMix {
		if got := 100 * float64(counts[Kind(kind)]) / operations; math.Abs(got-float64(percent)) > 1 {
			t.Errorf("%s: %.1f %% of the operations, want %d %%", Kind(kind), got, percent)
		}
	}
	if share := float64(misses) / operations; share < 0.005 || share > 0.03 {
		t.Errorf("%.2f %% of the operations ask for deleted documents, want about %d %% of 70 %%", 100*share, missPercent)
	}
}

func TestForgottenDocumentsAreNeverAskedForAgain(t *testing.T) {
	stream := NewStream(3, ReportMix, Share{Workers: 1, Documents: 50, Run: "r"})
	forgotten := map[string]bool{}
	for i := range 20_000 {
		op := stream.Next()
		if forgotten[op.Key] {
			t.Fatalf("operation %d is on %s, which was forgotten", i, op.Key)
		}
		if i%7 == 0 {
			stream.Forget(op)
			stream.Forget(op)
			forgotten[op.Key] = true
		}
	}
}

func TestWorkersShareOutEveryDocument(t *testing.T) {
	seen := map[string]int{}
	for worker := range 7 {
		for _, doc := range NewStream(1, ReportMix, Share{Worker: worker, Workers: 7, Documents: 100}).keys {
			seen[doc.key]++
		}
	}
	for i := range 100 {
		if n := seen[PreloadedKey(i)]; n != 1 {
			t.Errorf("%s belongs to %d workers, want 1", PreloadedKey(i), n)
		}
	}
}

func ExampleDocument() {
	body := Document(nil, "doc-00000001", 0, 1024)
	fmt.Println(len(body), string(body[:40]))
	// Output: 1024 {"id":"doc-00000001","version":0,"body":
}

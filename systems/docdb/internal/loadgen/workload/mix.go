package workload

import (
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"
)

// Kind is what an operation does.
type Kind uint8

// The four operations of the mix, in the order in which tables show them.
const (
	Create Kind = iota
	Read
	Update
	Delete
	kinds
)

// Kinds lists every kind in table order.
var Kinds = [kinds]Kind{Create, Read, Update, Delete}

var kindNames = [kinds]string{"create", "read", "update", "delete"}

func (k Kind) String() string { return kindNames[k] }

// ParseKind reads a kind's name.
func ParseKind(name string) (Kind, error) {
	for _, k := range Kinds {
		if kindNames[k] == name {
			return k, nil
		}
	}
	return 0, fmt.Errorf("unknown operation %q; expected one of %s", name, strings.Join(kindNames[:], ", "))
}

// Mix holds each kind's share in percent, indexed by Kind. The shares add up to 100.
type Mix [kinds]int

// ReportMix is the mix of the published report: 40 % read, 30 % create, 20 % update, 10 % delete.
var ReportMix = Mix{Create: 30, Read: 40, Update: 20, Delete: 10}

// ParseMix reads "read=40,create=30,update=20,delete=10". A kind that is left out has no share.
func ParseMix(text string) (Mix, error) {
	shares := map[string]int{}
	for part := range strings.SplitSeq(text, ",") {
		name, share, found := strings.Cut(strings.TrimSpace(part), "=")
		if !found {
			return Mix{}, fmt.Errorf("mix %q: expected name=percent, found %q", text, part)
		}
		percent, err := strconv.Atoi(share)
		if err != nil {
			return Mix{}, fmt.Errorf("mix %q: %q is not a whole number of percent", text, share)
		}
		if _, twice := shares[name]; twice {
			return Mix{}, fmt.Errorf("mix %q: %s is given twice", text, name)
		}
		shares[name] = percent
	}
	return MixOf(shares)
}

// MixOf builds a mix from shares in percent by kind name.
func MixOf(shares map[string]int) (Mix, error) {
	var mix Mix
	total := 0
	for name, percent := range shares {
		kind, err := ParseKind(name)
		if err != nil {
			return Mix{}, fmt.Errorf("mix: %w", err)
		}
		if percent < 0 {
			return Mix{}, fmt.Errorf("mix: %s has a negative share, %d %%", name, percent)
		}
		mix[kind] = percent
		total += percent
	}
	if total != 100 {
		return Mix{}, fmt.Errorf("mix: the shares add up to %d %%, expected 100 %%", total)
	}
	return mix, nil
}

func (m Mix) String() string {
	parts := make([]string, 0, len(m))
	for _, kind := range []Kind{Read, Create, Update, Delete} {
		parts = append(parts, fmt.Sprintf("%s=%d", kind, m[kind]))
	}
	return strings.Join(parts, ",")
}

func (m Mix) draw(rng *rand.Rand) Kind {
	at := rng.IntN(100)
	for _, kind := range Kinds {
		if at < m[kind] {
			return kind
		}
		at -= m[kind]
	}
	return Read
}

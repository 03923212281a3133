package harness

import (
	"reflect"
	"testing"

	"docdb/internal/loadgen/target"
)

func TestPassesOfHealingThatFailAreErrorsOfTheTrial(t *testing.T) {
	for name, c := range map[string]struct {
		healing *target.Tracking
		want    []any
	}{
		"not tracked": {nil, []any{}},
		"none failed": {&target.Tracking{Passes: 3}, []any{}},
		"two failed": {&target.Tracking{Passes: 3, FailedPasses: 2, LastError: "db2: the disk failed"},
			[]any{errorEvent{Type: "error", Kind: "healing-pass", Count: 2, Message: "db2: the disk failed"}}},
	} {
		t.Run(name, func(t *testing.T) {
			if got := failures(Trial{}, measured{healing: c.healing}); !reflect.DeepEqual(got, c.want) {
				t.Errorf("failures = %+v, want %+v", got, c.want)
			}
		})
	}
}

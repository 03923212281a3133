package summary

import (
	"math"
	"testing"
)

func TestSamplesNeeded(t *testing.T) {
	for q, want := range map[float64]int{0.95: 59, 0.99: 299, 0.999: 2995} {
		if got := SamplesNeeded(q); got != want {
			t.Errorf("SamplesNeeded(%g) = %d, want %d", q, got, want)
		}
	}
}

// Values of R's quantile(x, type = 7).
func TestQuantile(t *testing.T) {
	for _, c := range []struct {
		sorted []int64
		q      float64
		want   float64
	}{
		{[]int64{5}, 0.99, 5},
		{[]int64{1, 2}, 0.5, 1.5},
		{[]int64{1, 2, 3, 4}, 0.5, 2.5},
		{[]int64{10, 20, 30, 40, 50}, 0.95, 48},
		{[]int64{10, 20, 30, 40, 50}, 1, 50},
		{[]int64{10, 20, 30, 40, 50}, 0, 10},
	} {
		if got := Quantile(c.sorted, c.q); math.Abs(got-c.want) > 1e-9 {
			t.Errorf("Quantile(%v, %g) = %g, want %g", c.sorted, c.q, got, c.want)
		}
	}
}

func TestOf(t *testing.T) {
	if empty := Of(nil); empty.Samples != 0 || empty.P999Supported || empty.P999Needs != 2995 {
		t.Errorf("Of(nil) = %+v", empty)
	}
	values := make([]int64, 2995)
	for i := range values {
		values[i] = int64(len(values) - i)
	}
	got := Of(values)
	if !got.P999Supported || got.MinNs != 1 || got.MaxNs != 2995 || got.MeanNs != 1498 || got.P50Ns != 1498 {
		t.Errorf("Of(2995…1) = %+v", got)
	}
	if Of(values[:2994]).P999Supported {
		t.Error("2994 samples carry no P99.9")
	}
	if values[0] != 2995 {
		t.Error("Of has sorted its argument")
	}
}

func TestMaxDeviation(t *testing.T) {
	for _, c := range []struct {
		values []float64
		want   float64
	}{
		{nil, 0}, {[]float64{0, 0}, 0}, {[]float64{5, 5, 5}, 0}, {[]float64{99, 100, 101}, 0.01}, {[]float64{66930, 67253, 67624}, 0.00527},
	} {
		if got := MaxDeviation(c.values); math.Abs(got-c.want) > 1e-4 {
			t.Errorf("MaxDeviation(%v) = %g, want %g", c.values, got, c.want)
		}
	}
}

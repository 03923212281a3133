// Package summary turns samples into the figures that are reported. It is pure.
package summary

import (
	"math"
	"slices"
)

// Quantile is R's type 7 (Hyndman and Fan 1996): linear interpolation of the order statistics, the same
// form that the gate uses. sorted is ascending and not empty; q is between 0 and 1.
func Quantile(sorted []int64, q float64) float64 {
	position := q * float64(len(sorted)-1)
	low := int(position)
	if low+1 >= len(sorted) {
		return float64(sorted[len(sorted)-1])
	}
	return float64(sorted[low]) + (position-float64(low))*float64(sorted[low+1]-sorted[low])
}

// QuantileOf sorts values in place and gives their quantile.
func QuantileOf(values []int64, q float64) float64 {
	slices.Sort(values)
	return Quantile(values, q)
}

// SamplesNeeded is the least n for which the largest of n samples is above the q-quantile with 95 %
// probability: 1 − qⁿ ≥ 0.95. Fewer samples give no upper bound for the quantile: 59 for P95, 299 for P99,
// 2 995 for P99.9.
func SamplesNeeded(q float64) int {
	return int(math.Ceil(math.Log(0.05) / math.Log(q)))
}

// Latency describes one set of latencies. All times are in nanoseconds.
type Latency struct {
	Samples       int     `json:"samples"`
	P50Ns         float64 `json:"p50Ns"`
	P95Ns         float64 `json:"p95Ns"`
	P99Ns         float64 `json:"p99Ns"`
	P999Ns        float64 `json:"p999Ns"`
	MeanNs        float64 `json:"meanNs"`
	MinNs         int64   `json:"minNs"`
	MaxNs         int64   `json:"maxNs"`
	P999Needs     int     `json:"p999NeedsSamples"`
	P999Supported bool    `json:"p999Supported"`
}

// Of summarises latencies in nanoseconds. The result is all zero, with no supported quantile, when there
// are none. values is left as it is.
func Of(values []int64) Latency {
	needs := SamplesNeeded(0.999)
	if len(values) == 0 {
		return Latency{P999Needs: needs}
	}
	sorted := slices.Clone(values)
	slices.Sort(sorted)
	sum := 0.0
	for _, v := range sorted {
		sum += float64(v)
	}
	return Latency{
		Samples:       len(sorted),
		P50Ns:         Quantile(sorted, 0.50),
		P95Ns:         Quantile(sorted, 0.95),
		P99Ns:         Quantile(sorted, 0.99),
		P999Ns:        Quantile(sorted, 0.999),
		MeanNs:        sum / float64(len(sorted)),
		MinNs:         sorted[0],
		MaxNs:         sorted[len(sorted)-1],
		P999Needs:     needs,
		P999Supported: len(sorted) >= needs,
	}
}

// MaxDeviation is the largest relative distance of a value from the mean of all: 0 when all are equal or
// there are none.
func MaxDeviation(values []float64) float64 {
	mean := 0.0
	for _, v := range values {
		mean += v / float64(len(values))
	}
	if mean == 0 {
		return 0
	}
	worst := 0.0
	for _, v := range values {
		worst = max(worst, math.Abs(v-mean)/mean)
	}
	return worst
}

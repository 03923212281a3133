package drive

import (
	"slices"
	"time"
)

// TimerFloorNs is the median time between two readings of the clock with nothing in between.
func TimerFloorNs() int64 {
	epoch := time.Now()
	gaps := make([]int64, 1001)
	for i := range gaps {
		before := time.Since(epoch)
		gaps[i] = int64(time.Since(epoch) - before)
	}
	slices.Sort(gaps)
	return gaps[len(gaps)/2]
}

package harness

import (
	"docdb/internal/loadgen/drive"
	"docdb/internal/loadgen/summary"
)

// deviation is how far a database's operations are from their fair share while all workers were at work:
// up to the moment when the first of them had done its part. Shares go by workers.
func deviation(t Trial, workers []*drive.Worker) float64 {
	first := int64(-1)
	for _, w := range workers {
		if last, any := w.Log.LastEndNs(); any && (first < 0 || last < first) {
			first = last
		}
	}
	perWorker := make([]float64, len(t.Databases))
	for _, w := range workers {
		for record := range w.Log.All {
			if record.EndNs() <= first {
				perWorker[w.Database] += 1 / float64(t.Databases[w.Database].workers)
			}
		}
	}
	return summary.MaxDeviation(perWorker)
}

// lightQueueShare compares how long operations wait in the server's scheduler: the P90 on the databases with
// the fewest workers, over the P90 on those with the most. With workers 240, 4 and 4, docdb's turns between
// databases give 0.27 to 0.40, and one queue for all in their place 0.64 to 0.86; the means, which a single
// preempted thread can move, are not as far apart. There is nothing to compare when all databases have as
// many workers.
func lightQueueShare(t Trial, workers []*drive.Worker) (share float64, skewed bool) {
	fewest, most := t.Databases[0].workers, t.Databases[0].workers
	for _, db := range t.Databases {
		fewest, most = min(fewest, db.workers), max(most, db.workers)
	}
	light, heavy := queueWaits(t, workers, fewest), queueWaits(t, workers, most)
	if fewest == most || len(light) == 0 || len(heavy) == 0 {
		return 0, false
	}
	if heavyNs := summary.QuantileOf(heavy, 0.9); heavyNs > 0 {
		return summary.QuantileOf(light, 0.9) / heavyNs, true
	}
	return 0, false
}

func queueWaits(t Trial, workers []*drive.Worker, size int) []int64 {
	var waits []int64
	for _, w := range workers {
		if t.Databases[w.Database].workers != size {
			continue
		}
		for _, phases := range w.Log.AllPhases {
			waits = append(waits, phases[drive.QueueWait])
		}
	}
	return waits
}

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

// lightQueueShare compares how long operations wait in the server's scheduler: the mean on the databases
// with the fewest workers, over the mean on those with the most. With workers 240, 4 and 4, docdb's turns
// between databases give 0.26 to 0.33, and one queue for all in their place 0.71 to 0.77. There is nothing
// to compare when all databases have as many workers.
func lightQueueShare(t Trial, workers []*drive.Worker) (share float64, skewed bool) {
	fewest, most := t.Databases[0].workers, t.Databases[0].workers
	for _, db := range t.Databases {
		fewest, most = min(fewest, db.workers), max(most, db.workers)
	}
	if fewest == most {
		return 0, false
	}
	light, heavy := meanQueueWait(t, workers, fewest), meanQueueWait(t, workers, most)
	if heavy == 0 {
		return 0, false
	}
	return light / heavy, true
}

func meanQueueWait(t Trial, workers []*drive.Worker, size int) float64 {
	sum, count := 0.0, 0
	for _, w := range workers {
		if t.Databases[w.Database].workers != size {
			continue
		}
		for _, phases := range w.Log.AllPhases {
			sum += float64(phases[drive.QueueWait])
			count++
		}
	}
	if count == 0 {
		return 0
	}
	return sum / float64(count)
}

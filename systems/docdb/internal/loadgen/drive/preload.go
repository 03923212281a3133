package drive

import (
	"context"
	"fmt"

	"docdb/internal/loadgen/workload"
)

// Preload creates the documents of the data set at version 0: each worker those that its stream owns. A
// document that is there already is set back. workersPerDB and documents are those of the streams.
func Preload(ctx context.Context, workers []*Worker, workersPerDB, documents int) error {
	return all(ctx, workers, func(ctx context.Context, i int, w *Worker) error {
		for number := i % workersPerDB; number < documents; number += workersPerDB {
			if err := w.put(ctx, workload.PreloadedKey(number)); err != nil {
				return err
			}
		}
		return nil
	})
}

func (w *Worker) put(ctx context.Context, key string) error {
	w.body = workload.Document(w.body, key, 0, w.DocumentBytes)
	for _, kind := range []workload.Kind{workload.Create, workload.Update} {
		answer, err := w.Session.Do(ctx, workload.Op{Kind: kind, Key: key}, w.body)
		if err != nil {
			return fmt.Errorf("preload %s: %w", key, err)
		}
		if answer.Outcome == OK {
			return nil
		}
	}
	return fmt.Errorf("preload %s: it can be neither created nor updated", key)
}

import { Worker } from "node:worker_threads";
import { planJobs, type Job, type Tally } from "./jobs.js";
import type { Workload } from "./workload.js";

/** Whether each workload is the one benchmark of its plan, or others are measured between its quads. */
export type Benchmarks = "one" | "several";

/** What a worker is started with. */
export interface WorkerSetUp {
  readonly folder: string;
  readonly seed: number;
  readonly tolerance: number;
  readonly benchmarks: Benchmarks;
  /** Of each trial the first so many samples, as a share: 1 for all. */
  readonly samples: number;
}

/**
 * Runs all jobs on worker threads and adds their counters up. Every run is drawn by its number, and
 * whole numbers are added, so the result depends on neither the number of workers nor their order.
 */
export async function measure(
  program: URL,
  setUp: WorkerSetUp,
  workloads: readonly Workload[],
  runs: number,
  workers: number,
  onJob: (done: number, of: number) => void,
): Promise<Tally> {
  const jobs = planJobs(workloads, runs);
  const total: Tally = new Map();
  let next = 0;
  let done = 0;
  await Promise.all(
    Array.from({ length: Math.min(workers, jobs.length) }, async () => {
      const worker = new Worker(program, { workerData: setUp });
      try {
        while (next < jobs.length) {
          for (const [name, by] of await ask(worker, jobs[next++]!))
            total.set(name, (total.get(name) ?? 0) + by);
          onJob(++done, jobs.length);
        }
      } finally {
        await worker.terminate();
      }
    }),
  );
  return total;
}

function ask(worker: Worker, job: Job): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const onError = (error: Error): void => {
      reject(error);
    };
    worker.once("error", onError);
    worker.once("message", (tally: Tally) => {
      worker.off("error", onError);
      resolve(tally);
    });
    worker.postMessage(job);
  });
}

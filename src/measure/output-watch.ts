import type { Clock } from "../ports/clock.js";
import type { TrialFiles } from "../ports/trial-io.js";
import { failed, formatBytes } from "./failures.js";

const PERIOD_MS = 200;

export interface WatchedFile {
  readonly path: string;
  readonly what: string;
  readonly bytesMax: number;
}

/** The failure of the first file that has grown too large. */
export function tooLarge(watched: readonly WatchedFile[], files: TrialFiles): Error | undefined {
  for (const { path, what, bytesMax } of watched) {
    const size = files.stat(path)?.sizeBytes ?? 0;
    if (size > bytesMax) {
      return failed(
        "output-too-large",
        `${what} grew to ${formatBytes(size)}; the most is ${formatBytes(bytesMax)}`,
        {
          where: path,
          hint: "take fewer `samples` a trial",
        },
      );
    }
  }
  return undefined;
}

/** Looks at the files' sizes while they grow, until `done`; calls `stop` with the failure once. */
export async function watchSizes(
  watched: readonly WatchedFile[],
  files: TrialFiles,
  clock: Clock,
  done: AbortSignal,
  stop: (failure: Error) => void,
): Promise<void> {
  for (;;) {
    await clock.sleepMs(PERIOD_MS, done);
    if (done.aborted) return;
    const failure = tooLarge(watched, files);
    if (failure !== undefined) {
      stop(failure);
      return;
    }
  }
}

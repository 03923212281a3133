import type { Side } from "./ids.js";

/** What a run spent before it could measure: on sources, tools, setup, builds and data. */
export interface BuildTime {
  /** Since the start of the run. Two systems are built at a time, so this is no sum. */
  readonly durationMs: number;
  /** What is taken from the cache is checked first, and that counts. Absent: nothing was done. */
  readonly longest?: StageTime | undefined;
}

export interface StageTime {
  readonly system: string;
  readonly stage: "source" | "tools" | "setup" | "build" | "prepare";
  /** Absent: of both. */
  readonly side?: Side | undefined;
  readonly durationMs: number;
}

const STAGES: Readonly<Record<StageTime["stage"], string>> = {
  source: "the sources",
  tools: "the tools",
  setup: "the setup",
  build: "the build",
  prepare: "the data",
};

/** `building took 8 min, the longest of it the build of the baseline of engine (5 min 20 s)`. */
export function buildTimeInWords({ durationMs, longest }: BuildTime, wholeMs?: number): string {
  const of = wholeMs === undefined ? "" : ` of ${wholeSeconds(wholeMs)}`;
  const took = `building took ${wholeSeconds(durationMs)}${of}`;
  if (longest === undefined) return took;
  const { system, stage, side } = longest;
  const what = `${STAGES[stage]}${side === undefined ? "" : ` of the ${side}`} of ${system}`;
  return `${took}, the longest of it ${what} (${wholeSeconds(longest.durationMs)})`;
}

/** `1 h 5 min`, `2 min 34 s`, `12 min`, `0 s`. */
export function wholeSeconds(durationMs: number): string {
  const seconds = Math.round(durationMs / 1000);
  if (seconds < 60) return `${seconds} s`;
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const [whole, rest, unit] =
    hours > 0 ? [`${hours} h`, minutes, "min"] : [`${minutes} min`, seconds % 60, "s"];
  return rest === 0 ? whole : `${whole} ${rest} ${unit}`;
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

/**
 * Trials in the order in which they were measured. `sides` is present where the two sides were two
 * programs; without it all trials are exchangeable.
 */
export interface Trace {
  readonly name: string;
  readonly kind: "real" | "slowed" | "generated" | "drift-of-one-side";
  readonly samplesPerTrial: number;
  readonly trials: readonly Float64Array[];
  /** For each trial. */
  readonly sides: readonly ("baseline" | "candidate")[] | undefined;
  /** What was planted, for slowed traces. */
  readonly planted?: string;
}

interface Entry {
  readonly rounds: number;
  readonly samplesPerTrial: number;
  readonly planted?: string;
}

/** As if each trial had ended after a share of its samples. Trials of one sample stay what they are. */
export function shortened(trace: Trace, share: number): Trace {
  const samplesPerTrial = Math.max(1, Math.floor(share * trace.samplesPerTrial));
  return {
    ...trace,
    samplesPerTrial,
    trials: trace.trials.map((trial) => trial.subarray(0, samplesPerTrial)),
  };
}

/** Reads the traces that `traces.json` in a folder lists. */
export function readTraces(folder: string): Trace[] {
  const listed = parseList(folder);
  return [
    ...Object.entries(listed.same).map(([name, entry]) => readTrace(folder, name, entry, "real")),
    ...Object.entries(listed.slowed).map(([name, entry]) => readTrace(folder, name, entry, "slowed")),
  ];
}

function parseList(folder: string): { same: Record<string, Entry>; slowed: Record<string, Entry> } {
  const file = join(folder, "traces.json");
  const parsed = JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
  const group = (name: string): Record<string, Entry> => {
    const entries = (parsed[name] ?? {}) as Record<string, Entry>;
    for (const [trace, { rounds, samplesPerTrial }] of Object.entries(entries)) {
      const whole = (x: unknown): boolean => Number.isInteger(x) && (x as number) > 0;
      if (!whole(rounds) || !whole(samplesPerTrial)) {
        throw new Error(`${file}: /${name}/${trace} needs whole rounds and samplesPerTrial above 0`);
      }
    }
    return entries;
  };
  const same = group("same");
  if (Object.keys(same).length === 0) throw new Error(`${file}: no traces under "same"`);
  return { same, slowed: group("slowed") };
}

/** uint32 little endian, [rounds][side][samples]; even rounds measured the baseline first, odd ones last. */
function readTrace(folder: string, name: string, entry: Entry, kind: "real" | "slowed"): Trace {
  const { rounds, samplesPerTrial: n } = entry;
  const file = join(folder, `${name}.u32.gz`);
  const bytes = gunzipSync(readFileSync(file));
  if (bytes.length !== rounds * 2 * n * 4) {
    throw new Error(
      `${file}: ${bytes.length} bytes; traces.json says ${rounds} rounds of 2 × ${n} samples, which are ${rounds * 8 * n}`,
    );
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const trials: Float64Array[] = [];
  const sides: ("baseline" | "candidate")[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const side of round % 2 === 0 ? [0, 1] : [1, 0]) {
      const from = (2 * round + side) * n * 4;
      trials.push(Float64Array.from({ length: n }, (_, i) => view.getUint32(from + 4 * i, true)));
      sides.push(side === 0 ? "baseline" : "candidate");
    }
  }
  return {
    name,
    kind,
    samplesPerTrial: n,
    trials,
    sides: kind === "slowed" ? sides : undefined,
    ...(entry.planted === undefined ? {} : { planted: entry.planted }),
  };
}

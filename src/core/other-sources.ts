import type { Side } from "./model/ids.js";
import type { Results } from "./model/run.js";

/** One system of which two runs built other sources. */
export interface OtherSource {
  readonly system: string;
  readonly side: Side;
  /** Ids of the runs: the first one that built the system, and one that built another source of it. */
  readonly first: string;
  readonly run: string;
}

/** A commit with changes that are not committed has one name and is many, and a branch moves: the source has to be one. */
export function otherSources(parts: readonly Pick<Results, "run" | "systems">[]): OtherSource[] {
  const known = new Map<string, { readonly run: string; readonly source: string }>();
  const others: OtherSource[] = [];
  for (const { run, systems } of parts) {
    for (const { id: system, state } of systems) {
      if (state.kind !== "built") continue;
      for (const side of ["baseline", "candidate"] as const) {
        const source = state[side]?.source;
        if (source === undefined) continue;
        const first = known.get(`${system} ${side}`) ?? { run: run.id, source };
        known.set(`${system} ${side}`, first);
        if (first.source !== source) others.push({ system, side, first: first.run, run: run.id });
      }
    }
  }
  return others;
}

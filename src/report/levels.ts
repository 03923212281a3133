import type { Judgement } from "../core/model/report.js";

/** What a row's number came to on both sides, as far as it is known, whatever became of the verdict. */
export interface Levels {
  readonly baseline: number | undefined;
  readonly candidate: number | undefined;
}

const UNKNOWN: Levels = { baseline: undefined, candidate: undefined };

export function levelsOf(judgement: Judgement): Levels {
  if ("change" in judgement) return judgement.change;
  if ("exact" in judgement) return judgement.exact;
  switch (judgement.verdict) {
    case "insufficient":
      return judgement.values ?? UNKNOWN;
    case "added":
      return { baseline: undefined, candidate: judgement.value };
    case "missing":
    case "incomparable":
    case "invalid":
      return UNKNOWN;
  }
}

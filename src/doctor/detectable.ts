import type { Report } from "../core/model/report.js";
import type { Finding } from "./diagnose.js";

/** What an A/A of the gate's own toy showed of one quantile. Relative: 0.1 is 10 %. */
export interface Detectable {
  readonly statistic: string;
  /** The change that was seen where there was none. */
  readonly seen: number;
  /** The smallest true change that would have been named with a chance of about 80 %; null where none would. */
  readonly smallest: number | null;
  readonly rounds: number;
  readonly verdict: string;
}

export function detectableIn(report: Report): Detectable[] {
  return report.rows.flatMap(({ statistic, judgement }): Detectable[] => {
    if (!("change" in judgement)) return [];
    const { relative, smallestDetectable, roundsUsed } = judgement.change;
    const smallest = Number.isFinite(smallestDetectable) ? smallestDetectable : null;
    return [{ statistic, seen: relative, smallest, rounds: roundsUsed, verdict: judgement.verdict }];
  });
}

/** The bars of a shared runner on an ordinary day. */
const FIT: Readonly<Record<string, number>> = { p50: 0.05, p95: 0.1, p99: 0.2 };

export function judgeDetectable(detectable: readonly Detectable[]): Finding {
  if (detectable.length === 0) {
    return {
      id: "a-a",
      fitness: "bad",
      found: "the A/A gave nothing to judge",
      advice: "give it more time: --seconds 40",
    };
  }
  const regressions = detectable.filter(({ verdict }) => verdict === "regression");
  const wide = detectable.filter(
    ({ statistic, smallest }) => (smallest ?? Infinity) > (FIT[statistic] ?? Infinity),
  );
  const text = detectable.map(({ statistic, smallest }) => {
    const change = smallest === null ? "none" : `${(smallest * 100).toFixed(1)} %`;
    return `${statistic.toUpperCase()} ${change}`;
  });
  const rounds = Math.max(...detectable.map((one) => one.rounds));
  const found = `the smallest change of the doctor's own program that ${rounds} rounds would find here, where 1 % is allowed: ${text.join(", ")}`;
  if (regressions.length > 0) {
    return {
      id: "a-a",
      fitness: "bad",
      found: `unchanged code looked slower at ${regressions.map(({ statistic }) => statistic.toUpperCase()).join(", ")}`,
      advice: "something else used the machine; run the doctor again when it is quiet",
    };
  }
  return wide.length === 0
    ? { id: "a-a", fitness: "ok", found, advice: undefined }
    : {
        id: "a-a",
        fitness: "look",
        found,
        advice:
          "tolerances below these stay inconclusive, of what is as steady as that program; more rounds narrow them by their square root",
      };
}

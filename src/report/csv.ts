import type { Report, Row } from "../core/model/report.js";
import { levelsOf } from "./levels.js";
import { csvField } from "./text/hostile.js";

const HEADER = [
  "system",
  "benchmark",
  "scenario",
  "metric",
  "statistic",
  "unit",
  "gated",
  "verdict",
  "budget",
  "baseline",
  "candidate",
  "change_relative",
  "change_low",
  "change_high",
  "tolerance",
  "p_value_adjusted",
  "rounds",
  "samples_per_side",
  "smallest_detectable",
];

/** One line a row, RFC 4180, numbers in the protocol's units. What there is none of, and a bound that is open, is empty. */
export function renderCsv(report: Report): string {
  const lines = [HEADER, ...report.rows.map(fields)];
  return lines.map((line) => `${line.map(csvField).join(",")}\r\n`).join("");
}

function fields({ address, metric, statistic, unit, gated, judgement, budget, tolerance }: Row): string[] {
  const change = "change" in judgement ? judgement.change : undefined;
  const exact = "exact" in judgement ? judgement.exact : undefined;
  const { baseline, candidate } = levelsOf(judgement);
  const number = (value: number | undefined): string =>
    value === undefined || !Number.isFinite(value) ? "" : String(value);
  return [
    address.system,
    address.benchmark,
    address.scenario ?? "",
    metric,
    statistic,
    unit ?? "",
    String(gated),
    judgement.verdict,
    budget?.state ?? "",
    number(baseline),
    number(candidate),
    number(change?.relative ?? exact?.relative),
    number(change?.relativeInterval.low),
    number(change?.relativeInterval.high),
    String(tolerance),
    number(change?.pValueAdjusted),
    number(change?.roundsUsed),
    number(change?.samplesPerSide),
    number(change?.smallestDetectable),
  ];
}

import type { Row } from "../../src/core/model/report.js";
import type { Study } from "./studies.js";

/** One release held against the one before it. */
export interface GatedRelease {
  readonly study: Study;
  readonly baseline: string;
  readonly candidate: string;
  /** Whether somebody reported it as slower. */
  readonly isReported: boolean;
  /** What the gate ended with: 0 or 1. */
  readonly status: number;
  readonly seconds: number;
  readonly rows: readonly Row[];
}

const STATISTICS = ["p50", "p95", "p99"];

/** A row in Markdown for each operation of each gate: `**+12 %**` is a regression, `_−12 %_` an improvement, `+1 %?` not decided. */
export function tableOf(gates: readonly GatedRelease[]): string {
  return [
    "| release | reported | operation | P50 | P95 | P99 | the gate | rounds | took |",
    "| --- | --- | --- | ---: | ---: | ---: | --- | ---: | ---: |",
    ...gates.flatMap(linesOf),
  ].join("\n");
}

function linesOf({ study, baseline, candidate, isReported, status, seconds, rows }: GatedRelease): string[] {
  return study.operations.map((operation, i) => {
    const own = STATISTICS.map((statistic) =>
      rows.find((row) => row.address.scenario === operation && row.statistic === statistic),
    );
    const rounds = Math.max(...own.map(roundsOf));
    const ofGate = (text: string): string => (i === 0 ? text : "");
    return line([
      ofGate(`${study.package} ${baseline} → ${candidate}`),
      ofGate(isReported ? `[${study.reported}](${study.report})` : "nothing"),
      operation,
      ...own.map(cellOf),
      ofGate(status === 1 ? "**fails**" : "passes"),
      rounds === 0 ? "–" : String(rounds),
      ofGate(`${Math.round(seconds)} s`),
    ]);
  });
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}

function roundsOf(row: Row | undefined): number {
  return row !== undefined && "change" in row.judgement ? row.judgement.change.roundsUsed : 0;
}

function cellOf(row: Row | undefined): string {
  if (row === undefined) return "–";
  const { judgement } = row;
  if (!("change" in judgement)) return judgement.verdict;
  const percent = Math.round(100 * judgement.change.relative);
  const shown = `${percent < 0 ? "−" : "+"}${Math.abs(percent)} %`;
  switch (judgement.verdict) {
    case "pass":
      return shown;
    case "regression":
      return `**${shown}**`;
    case "improvement":
      return `_${shown}_`;
    case "inconclusive":
      return `${shown}?`;
  }
}

/** How many of those that were reported fail, and how many of the others pass. */
export function summaryOf(gates: readonly GatedRelease[]): string {
  const count = (isReported: boolean, status: number): string => {
    const those = gates.filter((gate) => gate.isReported === isReported);
    return `${those.filter((gate) => gate.status === status).length} of ${those.length}`;
  };
  return `Reported as slower, and failed by the gate: ${count(true, 1)}. Not reported, and passed: ${count(false, 0)}.`;
}

/** Whether each that was reported fails, and no other. */
export function isAsReported(gates: readonly GatedRelease[]): boolean {
  return gates.every(({ isReported, status }) => isReported === (status === 1));
}

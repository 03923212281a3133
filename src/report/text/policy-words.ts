import type { PolicyChange } from "../../core/model/plan.js";
import { formatDuration, formatQuantity, formatShare } from "./quantity.js";

/** What a number has that is judged: `/benchmarks/crud/scenarios/read/statistics/p99/tolerance`. */
const OF_A_NUMBER =
  /^\/benchmarks\/([^/]+)(?:\/scenarios\/([^/]+))?\/(?:statistics|metrics|invariants)\/([^/]+)\/(.+)$/;

/** What of it is in nanoseconds. */
const OF_A_LATENCY = /\/floorNs$|\/statistics\/[^/]+\/budget\/(?:min|max)$/;

/**
 * The candidate's changes of what is allowed, a line for each number. The baseline's policy is in force, and what only the
 * candidate declares is judged by its own word.
 */
export function policyChangesInWords(changes: readonly PolicyChange[]): string[] {
  const byPlace = new Map<string, PolicyChange[]>();
  for (const change of changes) {
    const place = placeOf(change);
    byPlace.set(place, [...(byPlace.get(place) ?? []), change]);
  }
  return [...byPlace].map(
    ([place, all]) =>
      `Policy change, ${isNew(all) ? "judged in this run already" : "in force after the merge"}: ${place}: ${changesInWords(all)}`,
  );
}

function placeOf({ file, pointer }: PolicyChange): string {
  const found = OF_A_NUMBER.exec(pointer);
  if (found === null) return `${file} ${pointer}`;
  const [, benchmark, scenario, name] = found;
  return `${file} ${[benchmark, scenario].filter((part) => part !== undefined).join("/")} ${name}`;
}

function changesInWords(all: readonly PolicyChange[]): string {
  // Every number that is judged has one, so that its own coming or going is that of the number.
  const tolerance = all.find((change) => keyOf(change) === "tolerance");
  if (tolerance?.candidate === undefined && tolerance !== undefined) return "taken out";
  if (tolerance?.baseline === undefined && tolerance !== undefined) {
    return newInWords(all, tolerance);
  }
  return all
    .filter((change) => keyOf(change) !== "passWithin" || !isSame(change, tolerance))
    .map((change) => {
      const key = keyOf(change);
      const words = `${valueInWords(change, "baseline")} → ${valueInWords(change, "candidate")}`;
      return key === undefined ? words : `${key.replaceAll("/", ".")} ${words}`;
    })
    .join(", ");
}

/** Whether only the candidate declares the number: with its limit it is judged at once, not after the merge. */
function isNew(all: readonly PolicyChange[]): boolean {
  const isJudged = all.some(
    (change) =>
      (keyOf(change) === "gated" && change.candidate === "true") || keyOf(change)?.startsWith("budget/"),
  );
  return isJudged && all.some((change) => keyOf(change) === "tolerance" && change.baseline === undefined);
}

/** By what it will be judged: what is not gated has no tolerance that counts. */
function newInWords(all: readonly PolicyChange[], tolerance: PolicyChange): string {
  const isGated = !all.some((change) => keyOf(change) === "gated" && change.candidate === "false");
  const limits = all
    .filter((change) => keyOf(change)?.startsWith("budget/"))
    .map((change) => `${keyOf(change) === "budget/max" ? "≤" : "≥"} ${valueInWords(change, "candidate")}`);
  const parts = [
    ...(isGated ? [`tolerance ${valueInWords(tolerance, "candidate")}`] : []),
    ...(limits.length > 0 ? [`budget ${limits.reverse().join(" and ")}`] : []),
  ];
  return `new${isGated ? "," : ":"} ${parts.length === 0 ? "shown, not gated" : parts.join(", ")}`;
}

/** Who names a tolerance has named what a pass rules out as well. */
function isSame(change: PolicyChange, other: PolicyChange | undefined): boolean {
  return change.baseline === other?.baseline && change.candidate === other?.candidate;
}

function keyOf({ pointer }: PolicyChange): string | undefined {
  return OF_A_NUMBER.exec(pointer)?.[4];
}

function valueInWords(change: PolicyChange, side: "baseline" | "candidate"): string {
  const text = change[side];
  if (text === undefined) return "absent";
  const value = /^-?[\d.e+-]+$/.test(text) ? Number(text) : NaN;
  if (!Number.isFinite(value)) return text;
  if (/\/(?:tolerance|passWithin)(?:\/[^/]+)?$/.test(change.pointer)) return formatShare(value);
  if (change.pointer.endsWith("/timeBudget")) return formatDuration(value);
  return OF_A_LATENCY.test(change.pointer) ? formatQuantity(value, "ns") : text;
}

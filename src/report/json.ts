import type { Report } from "../core/model/report.js";
import { jsonText } from "./text/hostile.js";

/** report.json: the stable machine interface, schema `report`. What is infinite is absent or null there. */
export function renderJson(report: Report): string {
  return `${jsonText(JSON.stringify({ kind: "latency-gate/report", schema: 1, ...report }, finite, 2))}\n`;
}

/** JSON has no infinity: a bound that there is none of is null. */
function finite(_key: string, value: unknown): unknown {
  return typeof value === "number" && !Number.isFinite(value) ? null : value;
}

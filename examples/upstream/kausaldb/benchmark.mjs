/**
 * node benchmark.mjs PROGRAM COMPONENT: runs the benchmark of kausaldb/kausaldb, and prints the medians of the
 * baseline file that it saves as the list that `customSmallerIsBetter` reads.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const [program, component] = process.argv.slice(2);
const file = join(process.env.LATENCY_GATE_WORK_DIR, "baseline.json");
// What it prints for people goes to the trial's log.
execFileSync(program, [component, "--save-baseline", file], { stdio: ["ignore", 2, 2] });
const results = JSON.parse(readFileSync(file, "utf8"));
console.log(JSON.stringify(results.map(({ name, median_ns }) => ({ name, unit: "ns", value: median_ns }))));

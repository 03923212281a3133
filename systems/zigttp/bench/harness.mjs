// Runs the harness as the gate does, and reads its events.

import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const source = dirname(dirname(fileURLToPath(import.meta.url)));

/** scenarios: [{id, samples, warmup, parameters}]. Gives {samples: Map "id" or "id phase" -> ns[], values: Map "id metric" -> number}. */
export function measure(build, mode, scenarios) {
  const folder = mkdtempSync(join(tmpdir(), "zigttp-bench-"));
  const out = join(folder, "events");
  const env = {
    ...process.env,
    LATENCY_GATE_BUILD_DIR: build,
    LATENCY_GATE_SOURCE_DIR: source,
    LATENCY_GATE_WORK_DIR: folder,
    LATENCY_GATE_OUT: out,
    LATENCY_GATE_SCENARIOS: JSON.stringify(scenarios),
  };
  const { status, stderr } = spawnSync(join(build, "bin/zigttp-harness"), [mode], { env, encoding: "utf8" });
  const text = existsSync(out) ? readFileSync(out, "utf8") : "";
  rmSync(folder, { recursive: true, force: true });
  if (status !== 0) throw new Error(`zigttp-harness ${mode}: ${stderr}`);
  const result = { samples: new Map(), values: new Map(), errors: [] };
  for (const line of text.trim().split("\n")) {
    const event = JSON.parse(line);
    if (event.type === "samples" && !event.warmup) {
      result.samples.set(event.phase ? `${event.scenario} ${event.phase}` : event.scenario, event.values);
    } else if (event.type === "value") result.values.set(`${event.scenario} ${event.metric}`, event.value);
    else if (event.type === "error") result.errors.push(`${event.scenario}: ${event.message}`);
  }
  return result;
}

/** Type 7, of unsorted values. */
export function quantile(values, p) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * p;
  const low = Math.floor(at);
  return sorted[low] + (sorted[Math.min(low + 1, sorted.length - 1)] - sorted[low]) * (at - low);
}

/** Of the P50, by 1 000 resamples with a fixed seed: [low, high] at 95 %. */
export function bootstrapMedian(a, b) {
  let state = 88172645463325252n;
  const random = (n) => {
    state ^= (state << 13n) & 0xffffffffffffffffn;
    state ^= state >> 7n;
    state ^= (state << 17n) & 0xffffffffffffffffn;
    return Number(state % BigInt(n));
  };
  const draw = (values) =>
    quantile(
      values.map(() => values[random(values.length)]),
      0.5,
    );
  const differences = Array.from({ length: 1000 }, () => draw(a) - draw(b));
  return [quantile(differences, 0.025), quantile(differences, 0.975)];
}

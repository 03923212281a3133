import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import cliProgress from "cli-progress";
import type { Row } from "../../src/core/model/report.js";
import { endWithTheGate, runGate, wasInterrupted } from "../run-gate.mjs";
import { makeProject } from "./project.js";
import { STUDIES } from "./studies.js";
import { isAsReported, summaryOf, tableOf } from "./table.js";
import type { GatedRelease } from "./table.js";

/**
 * `node bench/run.mjs releases/run [--package NAME]…`: whether the gate would have stopped releases that made programs
 * of other people slower. Each of `studies.ts` that was reported as slower is gated against the one before it, and that
 * one against its own predecessor. Prints a table; needs npm's and PyPI's registries, and about a minute for each gate.
 * Ends with 1 where a release that was reported passes, or another one fails.
 */
type Asked = Pick<GatedRelease, "study" | "baseline" | "candidate" | "isReported">;

function askedFor(): Asked[] {
  const { values } = parseArgs({ options: { package: { type: "string", multiple: true } } });
  const known = [...new Set(STUDIES.map((study) => study.package))];
  const names = values.package ?? known;
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`--package ${unknown}: it takes one of ${known.join(", ")}`);
  return STUDIES.filter((study) => names.includes(study.package)).flatMap((study): Asked[] => {
    const { quiet, before, after } = study.versions;
    return [
      { study, baseline: quiet, candidate: before, isReported: false },
      { study, baseline: before, candidate: after, isReported: true },
    ];
  });
}

/** Absent where a signal ended it. */
async function gate(asked: Asked): Promise<GatedRelease | undefined> {
  const folder = mkdtempSync(join(tmpdir(), "latency-gate-releases-"));
  try {
    const [project, out] = [join(folder, "project"), join(folder, "out")];
    makeProject(project, asked.study, asked.baseline, asked.candidate);
    const started = performance.now();
    const { status, text } = await runGate(["--baseline", "HEAD", "--quiet", "--out", out], project);
    if (wasInterrupted()) return undefined;
    if (status !== 0 && status !== 1) {
      throw new Error(`${asked.study.package} ${asked.candidate}: the gate ended with ${status}\n${text}`);
    }
    const { rows } = JSON.parse(readFileSync(join(out, "report.json"), "utf8")) as { rows: Row[] };
    return { ...asked, status, seconds: (performance.now() - started) / 1000, rows };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const asked = askedFor();
endWithTheGate();
const bar = new cliProgress.SingleBar({
  format: "{bar} {value}/{total} gates, {name}",
  clearOnComplete: true,
});
bar.start(asked.length, 0, { name: "" });
const gates: GatedRelease[] = [];
try {
  for (const one of asked) {
    bar.update({ name: `${one.study.package} ${one.baseline} → ${one.candidate}` });
    const gated = await gate(one);
    if (gated === undefined) break;
    gates.push(gated);
    bar.increment();
  }
} finally {
  bar.stop();
  if (gates.length > 0) {
    console.log(`${tableOf(gates)}\n\n${summaryOf(gates)}`);
    console.log(`${cpus()[0]?.model ?? "?"}, ${cpus().length} CPUs, Node.js ${process.versions.node}`);
  }
}
process.exitCode = wasInterrupted() ? 130 : isAsReported(gates) ? 0 : 1;

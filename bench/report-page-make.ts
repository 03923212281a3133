/**
 * Writes the HTML report of a made run: so many metrics, each of a scenario of its own, over so many rounds.
 *
 *     node bench/run.mjs report-page-make OUT [METRICS] [ROUNDS] [SAMPLES]
 *
 * or of a run that is there, which is what a gate does at its end:
 *
 *     node bench/run.mjs report-page-make OUT RESULTS.json
 */
import { writeFileSync } from "node:fs";
import { nodeFiles } from "../src/adapters/node-files.js";
import { gated, latencies, makeRun, measured, samples, value } from "../src/core/compare/testing.js";
import { judge } from "../src/core/judge.js";
import { formatProblems } from "../src/core/model/problem.js";
import type { Results } from "../src/core/model/run.js";
import { renderHtml } from "../src/report/html/render-html.js";
import { readResults } from "../src/validate/results-file.js";

const [out = "report.html", ...sizes] = process.argv.slice(2);
const stored = sizes[0]?.includes(".json") ? sizes[0] : undefined;
const [metrics = 200, rounds = 40, count = 500] = stored === undefined ? sizes.map(Number) : [];
/** Scenarios of one benchmark. */
const GROUP = 10;
const names = Array.from({ length: metrics }, (_, i) => `scenario-${String(i).padStart(3, "0")}`);
const groups = Array.from({ length: Math.ceil(metrics / GROUP) }, (_, i) =>
  names.slice(i * GROUP, (i + 1) * GROUP),
);

const made = (): Results =>
  makeRun({
    rounds,
    plan: { looks: [10, 14, 20, 28, 40].filter((look) => look <= rounds) },
    benchmarks: groups.map((scenarios, group) => ({
      id: `group-${group}`,
      metrics: scenarios.map((scenario) => gated({ scenario, statistic: "p95" })),
      measure: (context) =>
        measured({
          series: scenarios.flatMap((scenario, i) => {
            const slow = context.side === "candidate" && i === 0 ? 1.15 : 1;
            const parse = latencies(context, { medianNs: 2e5, count });
            const run = latencies(context, { medianNs: (1 + i / 2) * 1e6 * slow, count });
            return [
              samples(
                run.map((ns, k) => ns + parse[k]!),
                { scenario },
              ),
              samples(parse, { scenario, phase: "parse" }),
              samples(run, { scenario, phase: "run" }),
            ];
          }),
          values: [value("throughput", 5000)],
        }),
    })),
  });
const results = stored === undefined ? made() : await read(stored);
const started = performance.now();
const report = judge(results);
const judged = performance.now();
const page = renderHtml(report, results);
const rendered = performance.now();
writeFileSync(out, page);
const data = [...page.matchAll(/<script type="application\/json"[^>]*>[^<]*/g)].reduce(
  (sum, [text]) => sum + text.length,
  0,
);
const what =
  stored === undefined
    ? `${metrics} metrics × ${rounds} rounds × ${count} samples a trial`
    : `${report.rows.length} rows, ${results.trials.length} trials`;
console.log(
  `${what}: judged in ${((judged - started) / 1e3).toFixed(1)} s, page made in ${((rendered - judged) / 1e3).toFixed(1)} s, ${(page.length / 1e6).toFixed(2)} MB, of which ${(data / 1e6).toFixed(2)} MB data`,
);

async function read(file: string): Promise<Results> {
  const read = await readResults(nodeFiles, file);
  if (!read.ok) throw new Error(formatProblems(read.error));
  return read.value;
}

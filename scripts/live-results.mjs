/**
 * Measures what a published report's tables need of a system here, and keeps it small for fixtures/published/live.
 *
 *     node scripts/live-results.mjs STYLE [OUT.json.gz] [ROUNDS]
 *
 * A study that asks for P95 of 50 samples a trial has an interval from twelve rounds on. `npm run goldens` writes
 * the tables anew afterwards.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const RUNS = {
  "cold-start": {
    rounds: 12,
    timeBudget: "20m",
    benchmarks: ["libsql", "iceberg", "hybrid", "pooling", "memory", "replicas"],
  },
  docdb: {
    rounds: 10,
    timeBudget: "10m",
    benchmarks: ["crud", "crud-tracked"],
    shrink: ["--first", "300", "--without-phases"],
  },
  "feature-serving": {
    rounds: 10,
    timeBudget: "25m",
    benchmarks: ["hot", "original", "ways", "loaded", "clustered", "by-heat", "buffers-16", "buffers-256"],
  },
  kausaldb: { rounds: 10, timeBudget: "10m", benchmarks: ["*"] },
  zigttp: { rounds: 10, timeBudget: "10m", benchmarks: ["start", "variants", "pools", "peers"] },
};

const root = join(import.meta.dirname, "..");
const [style, out = join(root, "fixtures", "published", "live", `${style}.json.gz`), rounds] =
  process.argv.slice(2);
const run = RUNS[style];
if (run === undefined) throw new Error(`STYLE is one of ${Object.keys(RUNS).join(", ")}`);

const folder = mkdtempSync(join(tmpdir(), "lg-live-"));
const node = (...argv) => spawnSync(process.execPath, argv, { cwd: root, stdio: "inherit" }).status;
try {
  const status = node(
    join(root, "dist", "cli.js"),
    "run",
    "--studies",
    ...["--system", style],
    ...run.benchmarks.flatMap((benchmark) => ["--scenario", `${style}/${benchmark}/*`]),
    ...["--rounds", rounds ?? String(run.rounds)],
    ...["--time-budget", run.timeBudget],
    ...["--baseline", "HEAD", "--out", folder],
  );
  if (status !== 0) throw new Error(`the run ended with ${status}`);
  process.exitCode =
    node(
      join(root, "scripts", "shrink-results.mjs"),
      join(folder, "results.json"),
      out,
      ...(run.shrink ?? []),
    ) ?? 1;
} finally {
  rmSync(folder, { recursive: true });
}

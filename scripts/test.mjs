/**
 * Everything that `npm test` stands for, one step after the other, so that a step that times
 * something is not disturbed by the next; checks that time nothing run together. Ends with the line
 * `N passed, N failed`.
 */
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const temporary = mkdtempSync(join(tmpdir(), "latency-gate-test-"));
const totals = { passed: 0, failed: 0 };

function run(argv, env = {}) {
  const [program, ...rest] = argv;
  const started = performance.now();
  const { status, error } = spawnSync(program, rest, { stdio: "inherit", env: { ...process.env, ...env } });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  return { ok: error === undefined && status === 0, seconds };
}

/** Of checks that time nothing: all at once, each with its output in one piece. */
async function together(checks) {
  await Promise.all(
    Object.entries(checks).map(async ([name, [program, ...rest]]) => {
      const started = performance.now();
      const { ok, output } = await finished(spawn(program, rest, { stdio: ["ignore", "pipe", "pipe"] }));
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      totals[ok ? "passed" : "failed"] += 1;
      console.log(`\n== ${name}\n${output}== ${name}: ${ok ? "passed" : "FAILED"} after ${seconds} s`);
    }),
  );
}

function finished(child) {
  return new Promise((resolve) => {
    const chunks = [];
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => chunks.push(chunk));
    child.on("error", (error) => resolve({ ok: false, output: `${error.message}\n` }));
    child.on("close", (code) => resolve({ ok: code === 0, output: Buffer.concat(chunks).toString("utf8") }));
  });
}

function step(name, argv) {
  console.log(`\n== ${name}`);
  const { ok, seconds } = run(argv);
  totals[ok ? "passed" : "failed"] += 1;
  console.log(`== ${name}: ${ok ? "passed" : "FAILED"} after ${seconds} s`);
}

/** Their verdicts are about times, so they run one after the other. */
const MEASURED = ["test/measured/", "test/onboarding/"];

function jest(name, config, ...options) {
  console.log(`\n== ${name}`);
  const report = join(temporary, "report.json");
  rmSync(report, { force: true });
  const { ok } = run(
    [
      "npx",
      "--no-install",
      "jest",
      "--config",
      config,
      "--json",
      `--outputFile=${report}`,
      "--reporters=default",
      ...options,
    ],
    {
      NODE_OPTIONS: "--experimental-vm-modules --disable-warning=ExperimentalWarning",
    },
  );
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
    readFileSync(report, "utf8"),
  );
  totals.passed += numPassedTests;
  totals.failed += numFailedTests + numRuntimeErrorTestSuites;
  if (!ok && numFailedTests + numRuntimeErrorTestSuites === 0) totals.failed += 1;
}

/** What times nothing: any machine and any version of Node.js may run it. */
function unit() {
  jest(
    "unit and end-to-end tests",
    "jest.config.mjs",
    ...MEASURED.map((folder) => `--testPathIgnorePatterns=${folder}`),
  );
}

/** `npm run test:action`; `.ci/run` has both, for one count. */
function action() {
  jest("the action as an action, its workflows and their lint", "jest.action.config.mjs");
}

async function everythingElse() {
  await together({
    types: ["npm", "run", "--silent", "typecheck"],
    lint: ["npx", "--no-install", "eslint", "."],
    format: ["npx", "--no-install", "prettier", "--check", "--log-level", "warn", "."],
  });
  step("generated files and dist/ equal a rebuild", ["node", "scripts/check-dist.mjs"]);
  unit();
  jest("tests that measure", "jest.config.mjs", "--maxWorkers=1", ...MEASURED);
  step("the systems' own tests", ["node", "dist/cli.js", "test"]);
}

try {
  const asked = process.argv[2];
  if (asked === "--unit") unit();
  else if (asked !== "--action") await everythingElse();
  if (asked === "--action" || asked === "--all") action();
} catch (error) {
  totals.failed += 1;
  console.error(error);
} finally {
  rmSync(temporary, { recursive: true, force: true });
}
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 && totals.passed > 0 ? 0 : 1;

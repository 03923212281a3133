import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { pack, run } from "./packed.js";
import type { Packed } from "./packed.js";

const repository = join(import.meta.dirname, "..", "..");
const manifest = JSON.parse(readFileSync(join(repository, "package.json"), "utf8")) as Record<
  string,
  unknown
> & {
  version: string;
  scripts: Record<string, string>;
};

let packed: Packed;
let folder: string;

beforeAll(() => {
  packed = pack();
  folder = mkdtempSync(join(tmpdir(), "latency-gate-empty-"));
}, 60_000);
afterAll(() => {
  packed.remove();
  rmSync(folder, { recursive: true });
});

test("the package is at most 5 MB unpacked, needs nothing else, and runs nothing when it is installed", () => {
  expect(packed.unpackedBytes).toBeLessThanOrEqual(5_000_000);
  expect(manifest["dependencies"]).toBeUndefined();
  const atInstall = ["preinstall", "install", "postinstall", "prepare"].filter(
    (name) => name in manifest.scripts,
  );
  expect(atInstall).toEqual([]);
  const paths = packed.files.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining(["dist/cli.js", "dist/api.js", "dist/types/api.d.ts", "LICENSE"]),
  );
  expect(paths.filter((path) => /^(systems|src|test|node_modules)\//.test(path))).toEqual([]);
});

test("npx runs it in an empty folder", () => {
  const { status, output } = run(packed.npx("--version"), folder);
  expect([status, output]).toEqual([0, expect.stringContaining(manifest.version)]);
}, 120_000);

test("the API is there with its types", () => {
  // Its own, so that npm does not install into a project that a folder above may be.
  writeFileSync(join(folder, "package.json"), `{ "private": true }\n`);
  const { status, output } = run(
    ["npm", "install", "--silent", "--no-audit", "--no-fund", packed.tarball],
    folder,
  );
  expect([status, output]).toEqual([0, expect.anything()]);
  writeFileSync(
    join(folder, "use.mts"),
    `import { compare, drawOrder, judge, readResultsFile, renderMarkdown, UnreadableFile, UnusableInput } from "latency-gate";
import type { Change, Judgement, MeasuredScenario, Problem, Report, Results } from "latency-gate";
const order = drawOrder("00112233445566778899aabbccddeeff", 20);
const side = (factor: number): number[][] =>
  Array.from({ length: 20 }, (_, round) =>
    Array.from({ length: 400 }, (_, at) => Math.round(factor * (1_000_000 + ((at * 7919 + round * 104_729) % 2003) * 40))));
const report: Report = compare({ order, scenarios: { read: { baseline: side(1), candidate: side(1.2), statistics: ["p50", "p95"] } } });
console.log(report.outcome.exitCode, report.rows.map((row) => row.judgement.verdict).join(), renderMarkdown(report).length > 100);
const changeOf = (judgement: Judgement): Change | undefined => ("change" in judgement ? judgement.change : undefined);
const seen: number | undefined = changeOf(report.rows[0]!.judgement)?.relative;
console.log(seen !== undefined && Math.abs(seen - 0.2) < 0.01);
const odd: MeasuredScenario = { baseline: [[1]], candidate: [[-1]], unit: "op/s", better: "higher", tolerance: 0.1 };
try { compare({ order, scenarios: { odd } }); } catch (error) { console.log(error instanceof UnusableInput, (error as Error).message); }
const problems: readonly Problem[] = await readResultsFile("nowhere.json").then(
  (results: Results) => { judge(results); return []; },
  (error: unknown) => (error instanceof UnreadableFile ? error.problems : []));
console.log(problems.length);
// @ts-expect-error a scenario has two sides
export const wrong = (): Report => compare({ order, scenarios: { read: { baseline: side(1) } } });
`,
  );
  const tsc = run(
    [
      process.execPath,
      join(repository, "node_modules/typescript/bin/tsc"),
      ...["--strict", "--module", "nodenext", "--target", "es2023", "--ignoreConfig", "--lib", "es2023,dom"],
      "use.mts",
    ],
    folder,
  );
  expect([tsc.status, tsc.output]).toEqual([0, ""]);
  const used = run([process.execPath, "use.mjs"], folder);
  expect([used.status, used.output]).toEqual([
    0,
    [
      "1 regression,regression true",
      "true",
      "true odd: the order is of 20 rounds, the baseline has 1",
      "1",
      "",
    ].join("\n"),
  ]);
}, 120_000);

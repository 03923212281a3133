import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { pack, run } from "./packed.js";
import type { Finished, Packed } from "./packed.js";

/** A small project as its team has it: a function, and a benchmark of it with tinybench. */
const PROJECT: Readonly<Record<string, string>> = {
  "package.json": JSON.stringify({
    name: "word-count",
    version: "1.0.0",
    private: true,
    type: "module",
    scripts: { bench: "node bench/count.mjs" },
    devDependencies: { tinybench: "6.2.3" },
  }),
  ".gitignore": "node_modules\n",
  "src/count.mjs": `export function countWords(text) {
  const counts = new Map();
  for (const word of text.split(" ")) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
`,
  "bench/count.mjs": `import { Bench } from "tinybench";
import { countWords } from "../src/count.mjs";
const text = Array.from({ length: 500 }, (_, i) => "word" + ((i * 7919) % 997)).join(" ");
const bench = new Bench({ time: 100, warmupTime: 30, retainSamples: true });
bench.add("count words", () => countWords(text));
await bench.run();
console.log(JSON.stringify(bench.tasks.map((task) => ({ name: task.name, ...task.result }))));
`,
};

/** Sorts the words first: no other result, and several times the work. */
const SLOWED = PROJECT["src/count.mjs"]!.replace('text.split(" ")', 'text.split(" ").sort()');

let packed: Packed;
let folder: string;

beforeAll(() => {
  packed = pack();
  folder = mkdtempSync(join(tmpdir(), "latency-gate-five-"));
}, 60_000);
afterAll(() => {
  packed.remove();
  rmSync(folder, { recursive: true });
});

function put(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

function git(...args: string[]): void {
  const author = ["-c", "user.name=A Newcomer", "-c", "user.email=newcomer@example.invalid"];
  const { status, output } = run(["git", ...author, ...args], folder);
  expect([status, output]).toEqual([0, expect.anything()]);
}

function latencyGate(...args: string[]): Finished {
  return run(packed.npx(...args), folder);
}

test("from a folder without a gate to a pass and a fail in under five minutes, by the documented commands", () => {
  put(PROJECT);
  expect(run(["npm", "install", "--silent", "--no-audit", "--no-fund"], folder).status).toBe(0);
  // From here on: how fast the registry is, is not ours.
  const startedAt = performance.now();
  git("init", "--quiet", "--initial-branch=main");
  git("add", "--all");
  git("commit", "--quiet", "--message=A project with a benchmark");

  const init = latencyGate("init", "--yes");
  expect([init.status, init.output]).toEqual([0, expect.stringContaining("written: latency-gate.yml")]);
  expect(latencyGate("validate", "latency-gate.yml").output).toContain("valid (config)");
  git("add", "--all");
  git("commit", "--quiet", "--message=A gate");

  put({ "README.md": "Counts words.\n" });
  git("add", "--all");
  git("commit", "--quiet", "--message=No change of the code");
  const unchanged = latencyGate("gate");
  // On a machine in a bad moment most may be open, and the report says so. In either case nothing is found,
  // and nothing lacks data.
  expect([unchanged.status, unchanged.output]).toEqual([
    0,
    expect.stringMatching(/^(?:Passed|Most is open): (?![^]*(?:regression|insufficient))/m),
  ]);

  put({ "src/count.mjs": SLOWED });
  git("add", "--all");
  git("commit", "--quiet", "--message=Slower");
  const slowed = latencyGate("gate");
  expect([slowed.status, slowed.output]).toEqual([1, expect.stringMatching(/P50 .* regression/)]);

  // Once more changes nothing, whatever a person has written there since.
  put({ "latency-gate.yml": `${readFileSync(join(folder, "latency-gate.yml"), "utf8")}# mine\n` });
  expect(latencyGate("init", "--yes").output).toContain("kept:    latency-gate.yml is there already");
  expect(readFileSync(join(folder, "latency-gate.yml"), "utf8")).toMatch(/# mine\n$/);
  expect((performance.now() - startedAt) / 1000).toBeLessThan(300);
}, 900_000);

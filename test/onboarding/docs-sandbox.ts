import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { run } from "./packed.js";
import type { Finished } from "./packed.js";

const repository = join(import.meta.dirname, "..", "..");
const fixtures = join(repository, "fixtures", "imports");

/** A project with a gate of two benchmarks, which two shards can share; the harness takes a tenth of a second. */
const FILES: Readonly<Record<string, string>> = {
  ".gitignore": "out/\n",
  "package.json": `{ "name": "sums", "type": "module", "scripts": { "bench": "node bench.mjs" } }\n`,
  "latency-gate.yml": `schema: 1
id: sums
fingerprint: [bench.mjs]
benchmarks:
  loop:
    harness: [node, bench.mjs]
    import: { tool: tinybench }
    scenarios:
      sum: { gate: [p50], tolerance: 50% }
  again:
    harness: [node, bench.mjs]
    import: { tool: tinybench }
    scenarios:
      sum: { gate: [p50], tolerance: 50% }
`,
  "total.mjs":
    "export const sum = (n) => {\n  let all = 0;\n  for (let i = 0; i < n; i++) all += i;\n  return all;\n};\n",
  "bench.mjs": `import { sum } from "./total.mjs";
const samples = Array.from({ length: 400 }, () => {
  const before = performance.now();
  sum(20000);
  return performance.now() - before;
});
console.log(JSON.stringify([{ name: "sum", latency: { samples } }]));
`,
};

/** Files that the commands of the documents name. */
const RESULTS: Readonly<Record<string, string>> = {
  "bench.txt": "go/results.txt",
  "benchmark.json": "google-benchmark/results.json",
  "output.json": "custom/smaller.json",
};

/** A reader has one. */
const IDENTITY: Readonly<Record<string, string>> = {
  GIT_AUTHOR_NAME: "A Reader",
  GIT_AUTHOR_EMAIL: "reader@example.invalid",
  GIT_COMMITTER_NAME: "A Reader",
  GIT_COMMITTER_EMAIL: "reader@example.invalid",
};

export interface Sandbox {
  /** Runs a block of shell commands as a reader would, with `latency-gate` and `npx latency-gate` on the PATH. */
  sh(script: string, where: "project" | "repository"): Finished;
  remove(): void;
}

/** @param files committed like the project's own, and instead of them */
export function openSandbox(files: Readonly<Record<string, string>> = {}): Sandbox {
  const top = mkdtempSync(join(tmpdir(), "latency-gate-docs-"));
  const [project, bin, cache] = [join(top, "project"), join(top, "bin"), join(top, "cache")];
  mkdirSync(bin);
  const cli = `exec ${JSON.stringify(process.execPath)} ${JSON.stringify(join(repository, "dist", "cli.js"))}`;
  const programs = {
    "latency-gate": `#!/bin/sh\n${cli} "$@"\n`,
    npx: `#!/bin/sh\n[ "$1" = latency-gate ] || { echo "npx of $1 is not known here" >&2; exit 97; }\nshift\n${cli} "$@"\n`,
  };
  for (const [name, text] of Object.entries(programs)) {
    writeFileSync(join(bin, name), text);
    chmodSync(join(bin, name), 0o755);
  }
  for (const [path, text] of Object.entries({ ...FILES, ...files })) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  }
  for (const [name, from] of Object.entries(RESULTS)) cpSync(join(fixtures, from), join(project, name));
  const origin = join(top, "origin.git");
  for (const args of [
    ["init", "--quiet", "--initial-branch=main"],
    ["add", "--all"],
    ["commit", "--quiet", "--message=A project"],
    ["commit", "--quiet", "--allow-empty", "--message=Nothing new"],
    ["init", "--quiet", "--bare", origin],
    ["remote", "add", "origin", origin],
    ["push", "--quiet", "origin", "main"],
  ]) {
    const { status, output } = run(["git", ...args], project, IDENTITY);
    if (status !== 0) throw new Error(output);
  }
  return {
    sh: (script, where) =>
      run(["sh", "-euc", script], where === "project" ? project : repository, {
        PATH: `${bin}:${process.env["PATH"] ?? ""}`,
        ...IDENTITY,
        // This repository's tools are in the machine's own cache; the project has none, and its runs are not to stay.
        ...(where === "project" ? { LATENCY_GATE_CACHE_DIR: cache } : {}),
      }),
    remove: () => {
      rmSync(top, { recursive: true });
    },
  };
}

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Files of a project, by path. */
export type Files = Readonly<Record<string, string>>;

export const CONFIG = "schema: 1\nsystems: [systems/*]\n";

export const MANIFEST = `schema: 1
id: toy
benchmarks:
  loop:
    harness: [node, harness.mjs]
    samples: 200
    timeout: 120s
    scenarios:
      read: {gate: [p50]}
      write: {gate: [p50]}
`;

/**
 * A harness that times something small for real and reports it as the protocol says. What is timed is not JavaScript:
 * of that, a trial has one of two speeds, by when it is compiled.
 */
export const HARNESS = `import { createHash } from "node:crypto";
import { appendFileSync } from "node:fs";
const emit = (event) => appendFileSync(process.env.LATENCY_GATE_OUT, JSON.stringify(event) + "\\n");
const bytes = new Uint8Array(32_768);
const measure = (n) => Array.from({ length: n }, () => {
  const started = process.hrtime.bigint();
  createHash("sha256").update(bytes).digest();
  return Number(process.hrtime.bigint() - started);
});
emit({ type: "start", protocol: 1, harness: "toy", version: "1", clock: "monotonic" });
for (const { id, samples } of JSON.parse(process.env.LATENCY_GATE_SCENARIOS)) {
  emit({ type: "samples", scenario: id, metric: "latency", unit: "ns", values: measure(samples) });
}
emit({ type: "end" });
`;

export const TOY: Files = {
  "latency-gate.yml": CONFIG,
  "systems/toy/system.yml": MANIFEST,
  "systems/toy/harness.mjs": HARNESS,
};

export interface ToyProject {
  readonly root: string;
  write(files: Files): void;
  git(...args: readonly string[]): string;
  remove(): void;
}

/** A real repository with `files` in its only commit. */
export function makeToyProject(files: Files = TOY): ToyProject {
  const root = mkdtempSync(join(tmpdir(), "lg-toy-"));
  const git = (...args: readonly string[]): string =>
    execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@example.invalid", ...args], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    });
  const write = (added: Files): void => {
    for (const [path, text] of Object.entries(added)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
  };
  write(files);
  git("init", "--quiet", "--initial-branch", "main");
  git("add", "--all");
  git("commit", "--quiet", "--message", "first");
  return {
    root,
    write,
    git,
    remove: () => {
      rmSync(root, { recursive: true, force: true });
    },
  };
}

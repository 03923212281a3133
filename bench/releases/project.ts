import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import type { Registry, Study } from "./studies.js";

interface Kind {
  /** What names the release, and all that comes with it. */
  readonly pins: readonly string[];
  readonly harnessFile: string;
  readonly operationsFile: string;
  readonly tools?: object;
  readonly build: readonly (readonly string[])[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly harness: readonly string[];
}

const KINDS: Readonly<Record<Registry, Kind>> = {
  npm: {
    pins: ["package.json", "package-lock.json"],
    harnessFile: "harness.mjs",
    operationsFile: "operations.mjs",
    build: [["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund"]],
    harness: ["node", "harness.mjs"],
  },
  pypi: {
    pins: ["requirements.txt"],
    harnessFile: "harness.py",
    operationsFile: "operations.py",
    build: [
      [
        ...["python3", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"],
        ...["--only-binary", ":all:", "--target", "${LATENCY_GATE_BUILD_DIR}/packages"],
        ...["--requirement", "requirements.txt"],
      ],
    ],
    environment: { PYTHONDONTWRITEBYTECODE: "1" },
    harness: ["python3", "-W", "ignore", "harness.py"],
  },
  go: {
    pins: ["go.mod", "go.sum"],
    harnessFile: "harness.go",
    operationsFile: "operations.go",
    tools: goTool(),
    build: [["${LATENCY_GATE_TOOL_GO}/go/bin/go", "build", "-o", "${LATENCY_GATE_BUILD_DIR}/harness", "."]],
    environment: {
      GOTOOLCHAIN: "local",
      GOCACHE: "${LATENCY_GATE_CACHE_DIR}/go-build",
      GOPATH: "${LATENCY_GATE_CACHE_DIR}/go-path",
    },
    harness: ["${LATENCY_GATE_BUILD_DIR}/harness"],
  },
};

/**
 * A repository with a benchmark of a package, as its user would have one: a release in the commit, the other in the
 * working tree.
 *
 * @param folder is made
 */
export function makeProject(folder: string, study: Study, baseline: string, candidate: string): void {
  const { pins, harnessFile, operationsFile } = KINDS[study.from];
  const own = join(import.meta.dirname, study.package);
  const pin = (version: string): void => {
    for (const name of pins) copyFileSync(join(own, version, name), join(folder, name));
  };
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(import.meta.dirname, harnessFile), join(folder, harnessFile));
  copyFileSync(join(own, operationsFile), join(folder, operationsFile));
  writeFileSync(join(folder, "latency-gate.yml"), stringify(manifestOf(study)));
  pin(baseline);
  git(folder, "init", "--quiet", "--initial-branch=main");
  git(folder, "add", "--all");
  git(folder, "commit", "--quiet", `--message=${study.package} ${baseline}`);
  pin(candidate);
}

function manifestOf({ from, operations }: Study): object {
  const { harnessFile, operationsFile, tools = {}, build, environment = {}, harness } = KINDS[from];
  return {
    schema: 1,
    id: "release",
    tools,
    build,
    environment,
    fingerprint: [harnessFile, operationsFile],
    benchmarks: {
      operations: {
        harness,
        samples: 500,
        warmup: { operations: 300 },
        timeout: "60s",
        scenarios: Object.fromEntries(
          operations.map((id) => [id, { gate: ["p50", "p95", "p99"], tolerance: "10%" }]),
        ),
      },
    },
  };
}

/** The compiler that docdb is built with. */
function goTool(): object {
  const manifest = join(import.meta.dirname, "../../systems/docdb/system.yml");
  return (parse(readFileSync(manifest, "utf8")) as { readonly tools: object }).tools;
}

function git(folder: string, ...args: readonly string[]): void {
  const author = ["-c", "user.name=Releases", "-c", "user.email=releases@example.invalid"];
  const { status, stderr } = spawnSync("git", [...author, ...args], { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(`git ${args[0]}: ${stderr}`);
}

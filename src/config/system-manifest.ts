import { posix } from "node:path";
import type { Study, System } from "../generated/system-1.js";
import { benchmarkManifest } from "./benchmark.js";
import { argv, commands } from "./commands.js";
import { DEFAULTS } from "./defaults.js";
import { checkGateVariables } from "./gate-variables.js";
import { staysInside } from "./paths.js";
import type {
  BenchmarkManifest,
  BuildCommand,
  DeclaredTool,
  Policy,
  Source,
  StudyManifest,
  SystemManifest,
} from "./project.js";
import { share, timeLimitMs } from "./quantities.js";
import { refProblem, repositoryProblem } from "./refs.js";
import type { Reporter } from "./reporter.js";
import { didYouMean, show } from "./schema-problems.js";
import { checkQuantile } from "./statistics.js";
import type { Path } from "./yaml-document.js";

/** Where a manifest was found: relative to the project's root, with `/`. */
export interface ManifestPlace {
  readonly file: string;
  readonly dir: string;
}

/** A document that fits the schema, completed; what it says wrongly beyond the schema goes to `report`. */
export function systemManifest(
  system: System,
  place: ManifestPlace,
  policy: Policy,
  report: Reporter,
): SystemManifest {
  const limit = (stage: "setup" | "build" | "prepare", fallbackMs: number): number =>
    timeLimitMs(system.timeouts?.[stage], fallbackMs, ["timeouts", stage], report);
  for (const [index, glob] of (system.fingerprint ?? []).entries()) {
    if (!staysInside(glob)) {
      report.value(["fingerprint", index], {
        expected: "a glob below the manifest's folder",
        message: `got ${show(glob)}`,
      });
    }
  }
  checkGateVariables(system, report);
  const benchmarks = Object.entries(system.benchmarks).map(([id, benchmark]) =>
    benchmarkManifest(id, benchmark, policy, ["benchmarks", id], report),
  );
  return {
    ...place,
    id: system.id,
    title: system.title,
    source: sourceOf(system.source, place, report),
    tools: toolsOf(system, report),
    setup: commands(system.setup, ["setup"], report),
    build: buildOf(system, report),
    prepare: commands(system.prepare, ["prepare"], report),
    fingerprint: system.fingerprint ?? [],
    tests: commands(system.tests, ["tests"], report),
    environment: environmentOf(system, report),
    passEnvironment: system.passEnvironment ?? [],
    timeouts: {
      setupMs: limit("setup", DEFAULTS.setupMs),
      buildMs: limit("build", DEFAULTS.buildMs),
      prepareMs: limit("prepare", DEFAULTS.prepareMs),
    },
    benchmarks,
    studies: Object.entries(system.studies ?? {}).map(([id, study]) =>
      studyManifest(id, study, benchmarks, ["studies", id], report),
    ),
  };
}

function sourceOf(source: System["source"], place: ManifestPlace, report: Reporter): Source {
  if (source === undefined) return { kind: "path", path: "." };
  if (typeof source === "string") {
    const depth = place.dir === "." ? 0 : place.dir.split("/").length;
    if (!staysInside(source, depth)) {
      report.value(["source"], { expected: "a folder inside the project", message: `got ${show(source)}` });
    }
    return { kind: "path", path: posix.normalize(source) };
  }
  const wrongUrl = repositoryProblem(source.git);
  if (wrongUrl !== undefined) report.value(["source", "git"], wrongUrl);
  for (const key of ["ref", "baseline"] as const) {
    const wrong = source[key] === undefined ? undefined : refProblem(source[key]);
    if (wrong !== undefined) report.value(["source", key], wrong);
  }
  return { kind: "git", url: source.git, ref: source.ref, baseline: source.baseline };
}

function toolsOf(system: System, report: Reporter): DeclaredTool[] {
  return Object.entries(system.tools ?? {}).map(([id, tool]): DeclaredTool => {
    const { benchmarks } = tool;
    checkNeeding(benchmarks, system, ["tools", id], report);
    if ("pypi" in tool) {
      const [name = "", version = ""] = tool.pypi.split("==");
      return { kind: "pypi", id, name, version, sha256: tool.sha256, benchmarks };
    }
    const at = tool.npm.lastIndexOf("@");
    const [name, version] = [tool.npm.slice(0, at), tool.npm.slice(at + 1)];
    return { kind: "npm", id, name, version, integrity: tool.integrity, benchmarks };
  });
}

function buildOf(system: System, report: Reporter): BuildCommand[] {
  return (system.build ?? []).map((command, index): BuildCommand => {
    const path = ["build", index];
    if (Array.isArray(command)) return { argv: argv(command, path, report), benchmarks: undefined };
    const { run, benchmarks } = command;
    checkNeeding(benchmarks, system, path, report);
    return { argv: argv(run, [...path, "run"], report), benchmarks };
  });
}

/** Those that need a tool or a command are benchmarks of this system. */
function checkNeeding(
  benchmarks: readonly string[] | undefined,
  system: System,
  path: Path,
  report: Reporter,
): void {
  const known = Object.keys(system.benchmarks);
  benchmarks?.forEach((benchmark, index) => {
    if (known.includes(benchmark)) return;
    const hint = didYouMean(benchmark, known) ?? `there are ${known.slice(0, 10).join(", ")}`;
    const message = `there is no benchmark ${show(benchmark)}`;
    report.value([...path, "benchmarks", index], { message, hint });
  });
}

function environmentOf(system: System, report: Reporter): Readonly<Record<string, string>> {
  const environment = system.environment ?? {};
  for (const [name, value] of Object.entries(environment)) {
    if (name.startsWith("LATENCY_GATE_")) {
      report.key(["environment", name], {
        message: `${name} is the gate's own`,
        hint: "choose another name",
      });
    }
    if (value.includes("\0"))
      report.value(["environment", name], { message: "a variable can't hold a zero byte" });
  }
  return environment;
}

function studyManifest(
  id: string,
  study: Study,
  benchmarks: readonly BenchmarkManifest[],
  path: Path,
  report: Reporter,
): StudyManifest {
  const known = benchmarks.flatMap((benchmark) =>
    benchmark.scenarios.map((scenario) => `${benchmark.id}/${scenario.id}`),
  );
  const steps =
    study.ladder?.map((step, index) => ({ step, at: [...path, "ladder", index] })) ??
    (["baseline", "candidate"] as const).map((key) => ({ step: study[key] ?? "", at: [...path, key] }));
  steps.forEach(({ step, at }, index) => {
    if (!known.includes(step)) {
      const hint = didYouMean(step, known) ?? `there are ${known.slice(0, 10).join(", ")}`;
      report.value(at, { message: `there is no scenario ${show(step)}`, hint });
    } else if (steps.findIndex((other) => other.step === step) < index) {
      report.value(at, { message: `${show(step)} is compared with itself` });
    }
  });
  study.statistics?.forEach((statistic, index) => {
    checkQuantile(statistic, [...path, "statistics", index], "value", report);
  });
  return {
    id,
    title: study.title,
    ladder: steps.map(({ step }) => step),
    metric: study.metric ?? "latency",
    statistics: study.statistics ?? DEFAULTS.studyStatistics,
    rounds: study.rounds ?? DEFAULTS.studyRounds,
    recommend:
      study.recommend === undefined
        ? undefined
        : recommendOf(study.recommend, [...path, "recommend"], report),
  };
}

function recommendOf(
  given: NonNullable<Study["recommend"]>,
  path: Path,
  report: Reporter,
): { readonly adopt: number; readonly consider: number } {
  const adopt = share(given.adopt, [...path, "adopt"], report);
  const consider = share(given.consider, [...path, "consider"], report);
  if (consider > adopt) {
    report.value([...path, "consider"], {
      expected: `at most adopt's ${given.adopt}`,
      message: `got ${show(given.consider)}`,
    });
  }
  return { adopt, consider };
}

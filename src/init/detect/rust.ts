import { posix } from "node:path";
import type {
  Argv,
  Ecosystem,
  EnvironmentVariable,
  NamedBy,
  ProposedBenchmark,
  UnbuiltBenchmark,
  Survey,
  Ungated,
} from "../proposal.js";
import { dependsOnDivan, divanNames, runsDivan } from "./divan.js";
import { firstFolders, movedBenchmark, tooMany } from "./in-projects.js";
import { allMatches, folderOf } from "./names.js";
import { folderIds, gatedFolders, isBelow, liesInAny, projectFolders, within } from "./projects.js";
import { buildInWorkspace, buildOfOne, buildOfTarget, removalOf } from "./rust-build.js";
import type { RustTarget } from "./rust-build.js";

/** The gate repeats trials in rounds, and each must end within its limit, however many benchmarks there are. */
const SHORT = ["--warm-up-time", "0.1", "--measurement-time", "0.3", "--sample-size", "20"];

/** Cargo.toml with criterion and [[bench]] targets, or benches of libtest; at the top and in the crates of folders. */
export function detectRust(survey: Survey, namedBy: NamedBy): Ecosystem | undefined {
  const folders = projectFolders(survey.files, /^Cargo\.toml$/);
  const ids = folderIds(folders);
  const crates = folders.map((folder) =>
    crateIn(within(survey, folder), { folder, id: ids.get(folder), namedBy }),
  );
  if (crates.length === 0) return undefined;
  const { taken, leftOut } = firstFolders(crates, ({ benchmarks }) => benchmarks.length);
  const gated = taken.filter(({ benchmarks }) => benchmarks.length > 0);
  const workspaces = folders.map((folder) => workspaceOf(folder, survey.text));
  return {
    language: "Rust",
    environment: gated.length > 0 && gated.every(({ isLibtest }) => isLibtest) ? [UNSTABLE] : [],
    setup: [],
    ...built(survey, gated, workspaces),
    ungated: [...taken.flatMap(({ ungated }) => ungated), ...tooMany(leftOut)],
  };
}

interface Crate {
  readonly folder: string;
  readonly benchmarks: readonly RustBenchmark[];
  readonly ungated: readonly Ungated[];
  readonly isLibtest: boolean;
}

/**
 * Each target alone, so that it is measured with the features that it asks for, and can be left out alone.
 *
 * @param workspaces of all crates; those of several have other members
 */
function built(
  { files, text }: Survey,
  gated: readonly Crate[],
  workspaces: readonly string[],
): Pick<Ecosystem, "benchmarks" | "afterBuild"> {
  const hasOthers = (folder: string): boolean =>
    workspaces.filter((one) => one === workspaceOf(folder, text)).length > 1;
  const locks = gated.map(({ folder }) => posix.join(workspaceOf(folder, text), "Cargo.lock"));
  const missing = [...new Set(locks)].filter((lock) => !files.includes(lock));
  const all = gated.flatMap(({ benchmarks }) => benchmarks);
  const [only] = all;
  if (only !== undefined && all.length === 1 && only.target.folder === "." && !hasOthers(".")) {
    const { target, ...rest } = only;
    return { benchmarks: [{ ...rest, build: [buildOfOne(target, missing.length === 0)] }], afterBuild: [] };
  }
  const isMixed = new Set(gated.map(({ isLibtest }) => isLibtest)).size > 1;
  return {
    benchmarks: gated.flatMap(({ folder, isLibtest, benchmarks }) => {
      const started = (argv: Argv): Argv =>
        isMixed && isLibtest ? ["env", `${UNSTABLE.name}=${UNSTABLE.value}`, ...argv] : argv;
      return benchmarks.map(({ target, ...rest }): ProposedBenchmark => {
        const other = buildInWorkspace(target);
        return {
          ...rest,
          build: [started(buildOfTarget(target))],
          ...(hasOthers(folder) && { otherBuild: { ...other, build: other.build.map(started) } }),
        };
      });
    }),
    afterBuild: gated.length === 0 ? [] : removalOf(missing),
  };
}

/** The folder whose Cargo.lock counts for a crate. */
function workspaceOf(folder: string, text: Survey["text"]): string {
  for (let at = folder; ; at = folderOf(at)) {
    const cargo = text.get(posix.join(at, "Cargo.toml")) ?? "";
    const excluded = allMatches(/^\s*exclude\s*=\s*\[([^\]]*)\]/m.exec(cargo)?.[1] ?? "", /"([^"]+)"/g);
    const isOut = excluded.some((path) => isBelow(folder, posix.normalize(posix.join(at, path))));
    if (/^\[workspace\b/m.test(cargo) && !isOut) return at;
    if (at === ".") return folder;
  }
}

interface Place {
  readonly folder: string;
  /** Of a folder below the top. */
  readonly id: string | undefined;
  readonly namedBy: NamedBy;
}

function crateIn({ text, files }: Survey, { folder, id, namedBy }: Place): Crate {
  const cargo = text.get("Cargo.toml") ?? "";
  // No target of cargo's has a dot in its name.
  const prefix = id === undefined ? "" : `${id}.`;
  const hasCriterion = /^criterion\b|^\[(?:.*\.)?dev-dependencies\.criterion\]/m.test(cargo);
  const targets = hasCriterion || dependsOnDivan(cargo) ? benchTargets(cargo) : [];
  const gated = gatedFolders(files);
  const targetOf = (target: string, features: readonly string[]): RustTarget => ({
    folder,
    target,
    features,
    program: `${prefix}${target}`,
  });
  const all =
    targets.length === 0
      ? libtestBenches(text, (target) => targetOf(target, []))
      : targets
          .map(({ name, path, features }) => ({
            target: targetOf(name, features),
            source: sourceOf(name, path, files),
          }))
          .filter(({ source }) => !liesInAny(source ?? "", gated))
          .map(({ target, source }) => {
            const content = text.get(source ?? "") ?? "";
            const workOf = runsDivan(content) || !hasCriterion ? divanWork : criterionWork;
            return {
              ...identityOf(target),
              ...workOf(target, content, namedBy),
              fingerprint: fingerprintOf(source),
            };
          });
  // A benchmark without a scenario can't be run: where others can, it is no more than named.
  const named = all.filter(({ names }) => names.length > 0);
  const benchmarks = namedBy === "trial" || named.length === 0 ? all : named;
  const ungated = all.filter((one) => !benchmarks.includes(one)).map(unnamed);
  return {
    folder,
    benchmarks: id === undefined ? benchmarks : benchmarks.map((one) => movedBenchmark(one, folder, id)),
    ungated: ungated.map((one) =>
      id === undefined ? one : { ...one, found: `${one.found} (in ${folder})` },
    ),
    isLibtest: targets.length === 0,
  };
}

type Work = Pick<RustBenchmark, "found" | "work" | "names" | "notes">;

function criterionWork({ target, program }: RustTarget, content: string, namedBy: NamedBy): Work {
  return {
    found: `criterion and the bench target "${target}" of Cargo.toml`,
    work: {
      kind: "import",
      tool: "criterion",
      argv: [
        "env",
        "CRITERION_HOME=${LATENCY_GATE_WORK_DIR}/criterion",
        binary(program),
        "--bench",
        "--noplot",
        ...SHORT,
      ],
      file: "${LATENCY_GATE_WORK_DIR}/criterion",
    },
    names: criterionNames(content),
    notes: [
      "criterion takes 8 s for a benchmark by itself; the options make that 0.4 s, where a group of the source sets no times.",
      ...(namedBy === "source" && content.includes("BenchmarkId")
        ? ["Benchmarks with a BenchmarkId are named group/function/parameter; name each by `from:`."]
        : []),
    ],
  };
}

function divanWork({ target, program }: RustTarget, content: string, namedBy: NamedBy): Work {
  const names = divanNames(content, target);
  const isAllNamed = content.split("#[divan::bench").length - 1 === names.length;
  return {
    found: `divan and the bench target "${target}" of Cargo.toml`,
    work: {
      kind: "import",
      tool: "divan",
      argv: [binary(program), "--bench", "--min-time", "0.1", "--max-time", "0.5"],
      file: undefined,
    },
    names,
    notes: [
      "divan prints one median of a trial and no samples.",
      ...(namedBy === "source" && !isAllNamed
        ? ["What has arguments, types or threads, or stands in a module, has no name here."]
        : []),
    ],
  };
}

function fingerprintOf(source: string | undefined): string[] {
  return [source === undefined || source.startsWith("benches/") ? "benches/**" : source];
}

interface BenchTarget {
  readonly name: string;
  /** Where it is not where cargo looks by itself. */
  readonly path: string | undefined;
  /** cargo leaves it out without them. */
  readonly features: readonly string[];
}

/** Where cargo finds a target's source. */
function sourceOf(target: string, path: string | undefined, files: Survey["files"]): string | undefined {
  return [path, `benches/${target}.rs`, `benches/${target}/main.rs`].find(
    (one) => one !== undefined && files.includes(one),
  );
}

function benchTargets(cargo: string): BenchTarget[] {
  const [, ...tables] = cargo.split(/^\[\[bench\]\]/m);
  return tables.flatMap((rest) => {
    const table = rest.split(/^\[/m)[0]!;
    const name = /^\s*name\s*=\s*"([\w-]+)"/m.exec(table)?.[1];
    const path = /^\s*path\s*=\s*"([^"]+)"/m.exec(table)?.[1];
    const required = /^\s*required-features\s*=\s*\[([^\]]*)\]/m.exec(table)?.[1] ?? "";
    return name === undefined
      ? []
      : [
          {
            name,
            path: path === undefined ? undefined : posix.normalize(path),
            features: allMatches(required, /"([\w+./-]+)"/g),
          },
        ];
  });
}

/** One of which it is not said yet how it is built. */
interface RustBenchmark extends UnbuiltBenchmark {
  readonly target: RustTarget;
}

function identityOf(target: RustTarget): Pick<RustBenchmark, "target" | "id"> {
  return { target, id: target.target.toLowerCase().replaceAll("_", "-") };
}

function unnamed({ target: { target }, found }: RustBenchmark): Ungated {
  return {
    found,
    why: `its source does not name its benchmarks. \`cargo bench --bench ${target} -- --list\` does: write them as scenarios.`,
    write: [],
  };
}

const UNSTABLE: EnvironmentVariable = {
  name: "RUSTC_BOOTSTRAP",
  value: "1",
  why: "#![feature(test)] with a stable toolchain, too",
};

/** Files of `benches` with `#[bench]`, which cargo takes for targets by itself. */
function libtestBenches(text: Survey["text"], targetOf: (target: string) => RustTarget): RustBenchmark[] {
  return [...text].flatMap(([path, source]): RustBenchmark[] => {
    const target = /^benches\/([\w-]+)\.rs$/.exec(path)?.[1];
    if (target === undefined || !/^\s*#\[bench\]/m.test(source)) return [];
    return [
      {
        ...identityOf(targetOf(target)),
        found: `#[bench] in ${path}`,
        work: {
          kind: "import",
          tool: "cargo-bench",
          argv: [binary(targetOf(target).program), "--bench"],
          file: undefined,
        },
        // Those at the top of the file: a module's name stands before those in it.
        names: allMatches(source, /^#\[bench\]\n(?:#\[(?!ignore).*\]\n)*(?:pub )?fn (\w+)/gm),
        fingerprint: [path],
        notes: [
          "libtest writes one median of a trial and no samples, and takes a second or so for each benchmark: name some as arguments, where a trial takes too long. What a macro or a module defines has no name here.",
        ],
      },
    ];
  });
}

function binary(program: string): string {
  return `\${LATENCY_GATE_BUILD_DIR}/${program}`;
}

/** In the order of the source: a group holds for the calls on it. */
function criterionNames(source: string): string[] {
  const groups = new Map<string, string>();
  const names: string[] = [];
  const calls =
    /let\s+mut\s+(\w+)\s*=\s*\w+\s*\.\s*benchmark_group\(\s*"([^"]+)"|(\w+)\s*\.\s*bench_function\(\s*"([^"]+)"/g;
  for (const [, variable, group, receiver, name] of source.matchAll(calls)) {
    if (variable !== undefined) groups.set(variable, group!);
    if (name === undefined) continue;
    const inside = groups.get(receiver!);
    names.push(inside === undefined ? name : `${inside}/${name}`);
  }
  return names;
}

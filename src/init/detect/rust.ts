import { posix } from "node:path";
import type {
  Argv,
  Ecosystem,
  EnvironmentVariable,
  NamedBy,
  ProposedBenchmark,
  Survey,
  Ungated,
} from "../proposal.js";
import { dependsOnDivan, divanNames, runsDivan } from "./divan.js";
import { firstFolders, movedBenchmark, tooMany } from "./in-projects.js";
import { allMatches, folderOf } from "./names.js";
import { folderIds, isBelow, projectFolders, within } from "./projects.js";
import { buildOfCrate, buildOfCrates } from "./rust-build.js";
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
  const targets = gated.flatMap((crate) => crate.targets);
  return {
    language: "Rust",
    build: buildOf(survey, gated),
    environment: targets.length > 0 && gated.every(({ isLibtest }) => isLibtest) ? [UNSTABLE] : [],
    setup: [],
    benchmarks: gated.flatMap(({ benchmarks }) => benchmarks),
    ungated: [...taken.flatMap(({ ungated }) => ungated), ...tooMany(leftOut)],
  };
}

interface Crate {
  readonly folder: string;
  readonly benchmarks: readonly ProposedBenchmark[];
  readonly ungated: readonly Ungated[];
  /** Of the benchmarks. */
  readonly targets: readonly RustTarget[];
  readonly isLibtest: boolean;
}

function buildOf({ files, text }: Survey, gated: readonly Crate[]): Argv[] {
  if (gated.length === 0) return [];
  const locks = gated.map(({ folder }) => posix.join(workspaceOf(folder, text), "Cargo.lock"));
  const missing = [...new Set(locks)].filter((lock) => !files.includes(lock));
  const targetsOf = (isLibtest: boolean): RustTarget[] =>
    gated.filter((crate) => crate.isLibtest === isLibtest).flatMap(({ targets }) => targets);
  const [criterion, libtest] = [targetsOf(false), targetsOf(true)];
  if (gated.length === 1 && gated[0]!.folder === ".") {
    return [buildOfCrate([...criterion, ...libtest], missing.length === 0)];
  }
  if (criterion.length === 0) return buildOfCrates(libtest, missing);
  if (libtest.length === 0) return buildOfCrates(criterion, missing);
  const [unstable, ...rest] = buildOfCrates(libtest, missing);
  const variable = `${UNSTABLE.name}=${UNSTABLE.value}`;
  return [...buildOfCrates(criterion, []), ["env", variable, ...unstable!], ...rest];
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
  const all =
    targets.length === 0
      ? libtestBenches(text, prefix)
      : targets.map((target) => {
          const source = sourceOf(target, files);
          const content = text.get(source ?? "") ?? "";
          const isDivan = runsDivan(content) || !hasCriterion;
          const work = isDivan
            ? divanWork(target, content, prefix, namedBy)
            : criterionWork(target, content, prefix, namedBy);
          return { ...identityOf(target.name), ...work, fingerprint: fingerprintOf(source) };
        });
  // A benchmark without a scenario can't be run: where others can, it is no more than named.
  const named = all.filter(({ names }) => names.length > 0);
  const benchmarks = namedBy === "trial" || named.length === 0 ? all : named;
  const ungated = all.filter((one) => !benchmarks.includes(one)).map(unnamed);
  const features = [...new Set(targets.flatMap((one) => one.features))];
  return {
    folder,
    benchmarks: id === undefined ? benchmarks : benchmarks.map((one) => movedBenchmark(one, folder, id)),
    ungated: ungated.map((one) =>
      id === undefined ? one : { ...one, found: `${one.found} (in ${folder})` },
    ),
    targets: benchmarks.map(({ target }) => ({ folder, target, features, program: `${prefix}${target}` })),
    isLibtest: targets.length === 0,
  };
}

type Work = Pick<RustBenchmark, "found" | "work" | "names" | "notes">;

function criterionWork(
  { name: target }: BenchTarget,
  content: string,
  prefix: string,
  namedBy: NamedBy,
): Work {
  return {
    found: `criterion and the bench target "${target}" of Cargo.toml`,
    work: {
      kind: "import",
      tool: "criterion",
      argv: [
        "env",
        "CRITERION_HOME=${LATENCY_GATE_WORK_DIR}/criterion",
        binary(prefix + target),
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

function divanWork({ name: target }: BenchTarget, content: string, prefix: string, namedBy: NamedBy): Work {
  const names = divanNames(content, target);
  const isAllNamed = content.split("#[divan::bench").length - 1 === names.length;
  return {
    found: `divan and the bench target "${target}" of Cargo.toml`,
    work: {
      kind: "import",
      tool: "divan",
      argv: [binary(prefix + target), "--bench", "--min-time", "0.1", "--max-time", "0.5"],
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

function sourceOf({ name, path }: BenchTarget, files: Survey["files"]): string | undefined {
  return [path, `benches/${name}.rs`, `benches/${name}/main.rs`].find(
    (one) => one !== undefined && files.includes(one),
  );
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

interface RustBenchmark extends ProposedBenchmark {
  /** What cargo calls it. */
  readonly target: string;
}

function identityOf(target: string): Pick<RustBenchmark, "target" | "id"> {
  return { target, id: target.toLowerCase().replaceAll("_", "-") };
}

function unnamed({ target, found }: RustBenchmark): Ungated {
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
function libtestBenches(text: Survey["text"], prefix: string): RustBenchmark[] {
  return [...text].flatMap(([path, source]): RustBenchmark[] => {
    const target = /^benches\/([\w-]+)\.rs$/.exec(path)?.[1];
    if (target === undefined || !/^\s*#\[bench\]/m.test(source)) return [];
    return [
      {
        ...identityOf(target),
        found: `#[bench] in ${path}`,
        work: {
          kind: "import",
          tool: "cargo-bench",
          argv: [binary(prefix + target), "--bench"],
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

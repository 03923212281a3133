import type {
  Argv,
  Ecosystem,
  EnvironmentVariable,
  NamedBy,
  ProposedBenchmark,
  Survey,
  Ungated,
} from "../proposal.js";
import { allMatches } from "./names.js";

/** The gate repeats trials in rounds, and each must end within its limit, however many benchmarks there are. */
const SHORT = ["--warm-up-time", "0.1", "--measurement-time", "0.3", "--sample-size", "20"];

/** Cargo.toml with criterion and [[bench]] targets, or benches of libtest. */
export function detectRust({ files, text }: Survey, namedBy: NamedBy): Ecosystem | undefined {
  const cargo = text.get("Cargo.toml");
  if (cargo === undefined || !files.includes("Cargo.toml")) return undefined;
  const targets = /^criterion\b|^\[(?:.*\.)?dev-dependencies\.criterion\]/m.test(cargo)
    ? benchTargets(cargo)
    : [];
  const criterion = targets.map(({ name: target }): RustBenchmark => {
    const source = text.get(`benches/${target}.rs`) ?? "";
    return {
      target,
      id: target.toLowerCase().replaceAll("_", "-"),
      found: `criterion and the bench target "${target}" of Cargo.toml`,
      work: {
        kind: "import",
        tool: "criterion",
        argv: [
          "env",
          "CRITERION_HOME=${LATENCY_GATE_WORK_DIR}/criterion",
          binary(target),
          "--bench",
          "--noplot",
          ...SHORT,
        ],
        file: "${LATENCY_GATE_WORK_DIR}/criterion",
      },
      names: criterionNames(source),
      fingerprint: ["benches/**"],
      notes: [
        "criterion takes 8 s for a benchmark by itself; the options make that 0.4 s, where a group of the source sets no times.",
        ...(namedBy === "source" && source.includes("BenchmarkId")
          ? ["Benchmarks with a BenchmarkId are named group/function/parameter; name each by `from:`."]
          : []),
      ],
    };
  });
  const all = targets.length === 0 ? libtestBenches(text) : criterion;
  // A benchmark without a scenario can't be run: where others can, it is no more than named.
  const named = all.filter(({ names }) => names.length > 0);
  const benchmarks = namedBy === "trial" || named.length === 0 ? all : named;
  return {
    language: "Rust",
    build:
      benchmarks.length === 0
        ? []
        : [
            buildOf(
              benchmarks.map(({ target }) => target),
              targets.flatMap(({ features }) => features),
              files.includes("Cargo.lock"),
            ),
          ],
    environment: targets.length === 0 && benchmarks.length > 0 ? [UNSTABLE] : [],
    setup: [],
    benchmarks,
    ungated: all.filter((one) => !benchmarks.includes(one)).map(unnamed),
  };
}

interface BenchTarget {
  readonly name: string;
  /** cargo leaves it out without them. */
  readonly features: readonly string[];
}

function benchTargets(cargo: string): BenchTarget[] {
  const [, ...tables] = cargo.split(/^\[\[bench\]\]/m);
  return tables.flatMap((rest) => {
    const table = rest.split(/^\[/m)[0]!;
    const name = /^\s*name\s*=\s*"([\w-]+)"/m.exec(table)?.[1];
    const required = /^\s*required-features\s*=\s*\[([^\]]*)\]/m.exec(table)?.[1] ?? "";
    return name === undefined ? [] : [{ name, features: allMatches(required, /"([\w+./-]+)"/g) }];
  });
}

interface RustBenchmark extends ProposedBenchmark {
  /** What cargo calls it. */
  readonly target: string;
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
function libtestBenches(text: Survey["text"]): RustBenchmark[] {
  return [...text].flatMap(([path, source]): RustBenchmark[] => {
    const target = /^benches\/([\w-]+)\.rs$/.exec(path)?.[1];
    if (target === undefined || !/^\s*#\[bench\]/m.test(source)) return [];
    return [
      {
        target,
        id: target.toLowerCase().replaceAll("_", "-"),
        found: `#[bench] in ${path}`,
        work: {
          kind: "import",
          tool: "cargo-bench",
          argv: [binary(target), "--bench"],
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

function binary(target: string): string {
  return `\${LATENCY_GATE_BUILD_DIR}/${target}`;
}

/**
 * cargo names the executable itself, with a hash; it is copied to a name that is known. Each side has a target
 * folder of its own: in a shared one cargo names the executables of both sides alike (the hash goes by the path
 * inside the workspace) and judges by times of files, and both sides could get one and the same program. It is
 * not in the source, so that the build can be kept, and removed, so that what is kept is the program alone. So is a
 * Cargo.lock that is not committed: cargo has written it into the source.
 */
function buildOf(targets: readonly string[], features: readonly string[], hasLock: boolean): Argv {
  const own = features.length === 0 ? "" : ` --features ${[...new Set(features)].join(",")}`;
  const copy = (target: string): string =>
    `cargo bench${own} --bench ${target} --no-run && cp "$(cargo bench${own} --bench ${target} --no-run 2>&1 | sed -n 's/.*Executable.*(\\(.*\\))$/\\1/p')" "$LATENCY_GATE_BUILD_DIR/${target}"`;
  // Of several targets, what they depend on is compiled once.
  const copies =
    targets.length === 1
      ? copy(targets[0]!)
      : `for t in ${targets.join(" ")}; do ${copy("$t")} || exit; done`;
  return [
    "sh",
    "-c",
    `export CARGO_TARGET_DIR="$LATENCY_GATE_BUILD_DIR/target"; ${copies} && rm -r "$CARGO_TARGET_DIR"${hasLock ? "" : " && rm -f Cargo.lock"}`,
  ];
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

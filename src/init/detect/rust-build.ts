import type { Argv, OtherBuild } from "../proposal.js";
import { asArgument } from "./in-folder.js";

type UntriedBuild = Extract<OtherBuild, { kind: "untried" }>;

/** A target that is built, and where its crate is. */
export interface RustTarget {
  readonly folder: string;
  /** What cargo calls it. */
  readonly target: string;
  readonly features: readonly string[];
  /** What its program is called in the build folder. */
  readonly program: string;
}

/** Where cargo builds. */
const TARGET_DIR = 'export CARGO_TARGET_DIR="$LATENCY_GATE_BUILD_DIR/target"';

/** Builds a bench target, whose `cargo bench …` this is, and copies its program. */
const copyProgram = (bench: string, to: string): string =>
  `${bench} && cp "$(${bench} 2>&1 | sed -n 's/.*Executable.*(\\(.*\\))$/\\1/p')" "$LATENCY_GATE_BUILD_DIR/${to}"`;

/**
 * cargo names the executable itself, with a hash; it is copied to a name that is known. Each side has a target
 * folder of its own: in a shared one cargo names the executables of both sides alike (the hash goes by the path
 * inside the workspace) and judges by times of files, and both sides could get one and the same program. It is
 * not in the source, so that the build can be kept, and removed, so that what is kept is the program alone. So is a
 * Cargo.lock that is not committed: cargo has written it into the source.
 */
export function buildOfOne({ target, features }: RustTarget, hasLock: boolean): Argv {
  const own = features.length === 0 ? "" : ` --features ${features.join(",")}`;
  const copy = copyProgram(`cargo bench${own} --bench ${target} --no-run`, target);
  return [
    "sh",
    "-c",
    `${TARGET_DIR}; ${copy} && rm -r "$CARGO_TARGET_DIR"${hasLock ? "" : " && rm -f Cargo.lock"}`,
  ];
}

/** Of the arguments that `withArguments` gives. */
const BENCH = 'cargo bench --features "$3" --bench "$2" --no-run';

/**
 * The same for one of several targets, which have one target folder, so that what they share is compiled once. cargo is
 * started in the crate's folder, which picks the package of a workspace.
 */
export function buildOfTarget(target: RustTarget): Argv {
  return withArguments(`${TARGET_DIR}; cd "$1" && ${copyProgram(BENCH, "$4")}`, target);
}

/**
 * The same with the features that all crates of the workspace switch on, as `cargo bench` has it at a root that is no
 * package. Others' targets of that name are built, too, and cargo's short messages don't say whose program is whose. One of
 * those may not compile, which says nothing of this one: what counts is whether its own program is there.
 */
export function buildInWorkspace(target: RustTarget): UntriedBuild {
  const bench = BENCH.replace("cargo bench", "cargo bench --workspace --no-fail-fast");
  const own = [
    `${bench} --message-format json-render-diagnostics`,
    'grep -F "\\"manifest_path\\":\\"$(pwd -P)/Cargo.toml\\""',
    `sed -n 's/.*"kind":\\["bench"\\].*"executable":"\\([^"]*\\)".*/\\1/p'`,
  ].join(" | ");
  return {
    kind: "untried",
    build: [withArguments(`${TARGET_DIR}; cd "$1" && cp "$(${own})" "$LATENCY_GATE_BUILD_DIR/$4"`, target)],
    how: "with the features that all crates of its workspace switch on (`cargo bench --workspace`)",
    note: "Built with the features that all crates of its workspace switch on (`cargo bench --workspace`), for alone it does not build: other crates may change what is measured. Name in its Cargo.toml what it needs, and build it alone.",
  };
}

function withArguments(script: string, { folder, target, features, program }: RustTarget): Argv {
  return ["sh", "-c", script, "sh", asArgument(folder), target, features.join(","), program];
}

/**
 * What is not to be kept when all targets are built.
 *
 * @param locks files of cargo's that are not committed
 */
export function removalOf(locks: readonly string[]): Argv[] {
  return [
    ["rm", "-r", "${LATENCY_GATE_BUILD_DIR}/target"],
    ...(locks.length === 0 ? [] : [["rm", "-f", ...locks.map(asArgument)] as const]),
  ];
}

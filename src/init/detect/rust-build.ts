import type { Argv } from "../proposal.js";
import { asArgument } from "./in-folder.js";

/** A target that is built, and where its crate is. */
export interface RustTarget {
  readonly folder: string;
  /** What cargo calls it. */
  readonly target: string;
  readonly features: readonly string[];
  /** What its program is called in the build folder. */
  readonly program: string;
}

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
export function buildOfCrate(targets: readonly RustTarget[], hasLock: boolean): Argv {
  const features = [...new Set(targets.flatMap((one) => one.features))];
  const own = features.length === 0 ? "" : ` --features ${features.join(",")}`;
  const copy = (target: string): string =>
    copyProgram(`cargo bench${own} --bench ${target} --no-run`, target);
  // Of several targets, what they depend on is compiled once.
  const copies =
    targets.length === 1
      ? copy(targets[0]!.target)
      : `for t in ${targets.map(({ target }) => target).join(" ")}; do ${copy("$t")} || exit; done`;
  return [
    "sh",
    "-c",
    `export CARGO_TARGET_DIR="$LATENCY_GATE_BUILD_DIR/target"; ${copies} && rm -r "$CARGO_TARGET_DIR"${hasLock ? "" : " && rm -f Cargo.lock"}`,
  ];
}

/**
 * The same for crates in several folders, with one target folder, so that what they share is compiled once. cargo is
 * started in the crate's folder, which picks the package of a workspace.
 *
 * @param locks files of cargo's that are not committed
 */
export function buildOfCrates(targets: readonly RustTarget[], locks: readonly string[]): Argv[] {
  const bench = 'cargo bench --features "$3" --bench "$2" --no-run';
  const script = [
    'export CARGO_TARGET_DIR="$LATENCY_GATE_BUILD_DIR/target"',
    `while [ $# -gt 0 ]; do (cd "$1" && ${copyProgram(bench, "$4")}) || exit; shift 4; done`,
    'rm -r "$CARGO_TARGET_DIR"',
  ].join("; ");
  return [
    [
      ...(["sh", "-c", script, "sh"] as const),
      ...targets.flatMap(({ folder, target, features, program }) => [
        asArgument(folder),
        target,
        features.join(","),
        program,
      ]),
    ],
    ...(locks.length === 0 ? [] : [["rm", "-f", ...locks.map(asArgument)] as const]),
  ];
}

import type { Argv } from "./project.js";
import type { Reporter } from "./reporter.js";
import type { Path } from "./yaml-document.js";

/** An argument vector whose program has a name. */
export function argv(given: readonly string[], path: Path, report: Reporter): Argv {
  const [program = "", ...rest] = given;
  if (program === "")
    report.value([...path, 0], { expected: "the name of a program", message: "got empty text" });
  given.forEach((part, index) => {
    if (part.includes("\0"))
      report.value([...path, index], { message: "an argument can't hold a zero byte" });
  });
  return [program, ...rest];
}

export function commands(
  given: readonly (readonly string[])[] | undefined,
  path: Path,
  report: Reporter,
): Argv[] {
  return (given ?? []).map((one, index) => argv(one, [...path, index], report));
}

import type { Argv } from "../../config/project.js";

/**
 * Writes an argument vector in the form that hyperfine splits again under `-N` (the POSIX quoting of
 * the crate shell-words): no shell ever sees it. Everything is quoted, so nothing has a meaning.
 */
export function formatForHyperfine(argv: Argv): string {
  return argv.map((element) => `'${element.replaceAll("'", `'\\''`)}'`).join(" ");
}

/** One invocation: one command, no shell, exactly `runs` launches after `warmup` uncounted ones. */
export function hyperfineArgv(
  hyperfine: string,
  command: Argv,
  options: { readonly runs: number; readonly warmup: number; readonly exportFile: string },
): Argv {
  return [
    hyperfine,
    "-N",
    "--style=basic",
    `--runs=${options.runs}`,
    `--warmup=${options.warmup}`,
    // Which codes are allowed is looked at afterwards: a list of codes is understood by 1.20 and later only.
    "--ignore-failure",
    "--export-json",
    options.exportFile,
    "--",
    formatForHyperfine(command),
  ];
}

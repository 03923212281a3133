import { posix } from "node:path";
import type { Argv } from "../proposal.js";

const START: readonly string[] = ["sh", "-c", 'cd "$1" && shift && exec "$@"', "sh"];

/** A command in a folder of the repository: what the gate starts, it starts at the top. The shell sees data as arguments only. */
export function inFolder(folder: string, argv: Argv): Argv {
  if (folder === ".") return argv;
  const isElsewhere = START.every((word, at) => argv[at] === word);
  const [inner, command] = isElsewhere ? [argv[START.length]!, argv.slice(START.length + 1)] : [".", argv];
  return ["sh", ...START.slice(1), asArgument(posix.join(folder, inner)), ...command];
}

/** A path that no program takes for an option. */
export function asArgument(path: string): string {
  return path.startsWith("-") ? `./${path}` : path;
}

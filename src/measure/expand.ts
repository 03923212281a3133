import { expandArgv, UnknownVariable } from "../build/expand.js";
import type { Argv } from "../config/project.js";
import { formatArgv } from "../platform/format-argv.js";
import { failed } from "./failures.js";

/** Expands a command of the manifest from the trial's environment. @throws TrialFailure not-found */
export function expandCommand(what: string, argv: Argv, env: Readonly<Record<string, string>>): Argv {
  try {
    return expandArgv(argv, env);
  } catch (error) {
    if (!(error instanceof UnknownVariable)) throw error;
    throw failed("not-found", `${what} names \${${error.variable}}, which is not set in a trial`, {
      where: formatArgv(argv),
    });
  }
}

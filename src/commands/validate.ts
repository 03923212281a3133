import { dirname, resolve } from "node:path";
import { findDeadGlob } from "../build/dead-glob.js";
import type { PipelinePorts } from "../pipeline/ports.js";
import { forTerminal } from "../report/text/hostile.js";
import { formatFileCheck, validateFile } from "../validate/validate-file.js";
import { EXIT } from "./exit-codes.js";
import type { Invocation } from "./invocation.js";
import type { Terminal } from "./terminal.js";

/** `validate`: each file by itself, against the schema of its kind. */
export async function validateCommand(
  invocation: Extract<Invocation, { command: "validate" }>,
  cwd: string,
  terminal: Terminal,
  { files }: Pick<PipelinePorts, "files">,
): Promise<number> {
  let faulty = 0;
  for (const file of invocation.files) {
    const check = await validateFile(files, resolve(cwd, file));
    const text = formatFileCheck(check);
    if (check.problems.length > 0) {
      faulty += 1;
      terminal.err(text);
      continue;
    }
    // What the gate would refuse of it in this checkout; another one may have the files.
    const dead = await findDeadGlob(check.fingerprint, [dirname(check.file)]);
    const note = dead === undefined ? "" : `${forTerminal(`${check.file}: ${dead.message} ${dead.hint}`)}\n`;
    terminal.out(`${text}${note}`);
  }
  return faulty === 0 ? EXIT.passed : EXIT.cannotJudge;
}

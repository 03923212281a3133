import { open, stat } from "node:fs/promises";
import type { Exec, ExecSpec } from "../ports/exec.js";
import type { Failure } from "../core/model/trial.js";
import { formatArgv } from "../platform/format-argv.js";
import { readableTail } from "../platform/readable-tail.js";
import { failureOf } from "./failure.js";

const TAIL_LINES = 30;
const TAIL_BYTES = 64 * 1024;

/** Runs one command; an interruption is thrown, anything else that is no success is a failure. */
export async function runCommand(
  exec: Exec,
  spec: ExecSpec & { readonly logFile: string },
  abort: AbortSignal | undefined,
): Promise<Failure | undefined> {
  // The log has what was run before it, too, which says nothing of its failure.
  const before = await stat(spec.logFile).then(
    ({ size }) => size,
    () => 0,
  );
  const { end } = await exec.run(spec, abort);
  if (end.kind === "aborted") abort?.throwIfAborted();
  if (end.kind === "exit" && end.code === 0) return undefined;
  return failureOf(end, formatArgv(spec.argv), await tailOf(spec.logFile, before));
}

async function tailOf(logFile: string, from: number): Promise<string[]> {
  const file = await open(logFile).catch(() => undefined);
  if (file === undefined) return [];
  try {
    const { size } = await file.stat();
    const length = Math.min(Math.max(0, size - from), TAIL_BYTES);
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(length), position: size - length });
    return readableTail(buffer.toString("utf8", 0, bytesRead), TAIL_LINES);
  } finally {
    await file.close();
  }
}

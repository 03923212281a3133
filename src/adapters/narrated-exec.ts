import { printable } from "../core/model/problem.js";
import { formatArgv } from "../platform/format-argv.js";
import type { Exec, ExecEnd, ExecResult, ExecSpec, RunningProcess } from "../ports/exec.js";

/** The same, and `say` is told each command when it has ended: argument vector, folder, how and after how long. */
export function narrate(exec: Exec, say: (line: string) => void): Exec {
  const tell = (spec: Pick<ExecSpec, "argv" | "cwd">, { end, durationMs }: ExecResult): void => {
    const seconds = (durationMs / 1000).toFixed(2);
    say(
      printable(
        `+ ${withoutSecrets(formatArgv(spec.argv))} (in ${spec.cwd}, ${describe(end)} after ${seconds} s)`,
      ),
    );
  };
  return {
    async run(spec, abort): Promise<ExecResult> {
      const result = await exec.run(spec, abort);
      tell(spec, result);
      return result;
    },
    async start(spec, abort): Promise<RunningProcess> {
      const running = await exec.start(spec, abort);
      void running.ended.then(
        (result) => {
          tell(spec, result);
        },
        () => undefined,
      );
      return running;
    },
    stopAll: () => exec.stopAll(),
  };
}

/** RFC 3986, 3.2.1: a URL may hold a name and a password. */
function withoutSecrets(text: string): string {
  return text.replace(/:\/\/[^/@\s"]+@/g, "://***@");
}

function describe(end: ExecEnd): string {
  switch (end.kind) {
    case "exit":
      return `exit ${end.code}`;
    case "signal":
      return end.signal;
    case "timeout":
      return "over its time limit";
    case "aborted":
      return "stopped";
    case "not-found":
      return "not found";
  }
}

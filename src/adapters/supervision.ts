import type { Exec } from "../ports/exec.js";
import type { Guard } from "../ports/guard.js";
import { NodeExec } from "./node-exec.js";
import { Watchdog } from "./watchdog.js";

/** The processes and the disposable folders of one run, and the watchdog that sees them gone. */
export interface Supervision {
  readonly exec: Exec;
  readonly guard: Guard;
  /** Ends all processes, removes what is still registered; resolves when all of it is gone. */
  close(): Promise<void>;
}

export function startSupervision(): Supervision {
  const watchdog = new Watchdog();
  const exec = new NodeExec(watchdog);
  return {
    exec,
    guard: watchdog,
    async close() {
      await exec.stopAll();
      await watchdog.close();
    },
  };
}

import { commandLineGit } from "../adapters/git.js";
import { narrate } from "../adapters/narrated-exec.js";
import { outlivesTerminal } from "../adapters/hangup.js";
import { LinuxHost } from "../adapters/linux-host.js";
import { nodeClock } from "../adapters/node-clock.js";
import { nodeFileWriter } from "../adapters/node-file-writer.js";
import { nodeFiles } from "../adapters/node-files.js";
import { nodeTrialFiles } from "../adapters/node-trial-files.js";
import { nodeTrialNetwork } from "../adapters/node-trial-network.js";
import { startSupervision } from "../adapters/supervision.js";
import { cacheFolderAt, cacheRoot } from "../build/cache-folder.js";
import type { PipelinePorts } from "../pipeline/ports.js";

export interface Context {
  readonly ports: PipelinePorts;
  /** Ends whatever still runs and removes what is disposable. */
  close(): Promise<void>;
}

/**
 * Wires the real adapters to the ports. The first Ctrl-C asks to stop in order, the second one ends at once.
 *
 * @param onCommand is told each command that has ended, as one line
 */
export function openContext(
  env: PipelinePorts["callerEnv"],
  gateVersion: string,
  onCommand?: (line: string) => void,
): Context {
  const supervision = startSupervision();
  const exec = onCommand === undefined ? supervision.exec : narrate(supervision.exec, onCommand);
  const interrupted = new AbortController();
  const onSignal = (): void => {
    if (interrupted.signal.aborted) process.exit(130);
    interrupted.abort(new Interrupted());
  };
  const onHangup = outlivesTerminal(env) ? (): void => undefined : onSignal;
  const handlers = { SIGINT: onSignal, SIGTERM: onSignal, SIGHUP: onHangup };
  for (const [signal, handler] of Object.entries(handlers)) process.on(signal, handler);
  return {
    ports: {
      exec,
      guard: supervision.guard,
      git: commandLineGit(exec, env, interrupted.signal),
      files: nodeFiles,
      writer: nodeFileWriter,
      trialFiles: nodeTrialFiles,
      network: nodeTrialNetwork,
      clock: nodeClock,
      host: new LinuxHost(env),
      // Where there is no home folder, it is for who needs the cache to say so.
      get cache() {
        return cacheFolderAt(cacheRoot(env));
      },
      callerEnv: env,
      abort: interrupted.signal,
      gateVersion,
    },
    async close() {
      for (const [signal, handler] of Object.entries(handlers)) process.off(signal, handler);
      await supervision.close();
    },
  };
}

export class Interrupted extends Error {
  constructor() {
    super("interrupted");
  }
}

import type { SystemManifest } from "../config/project.js";
import type { Side } from "../core/model/ids.js";
import { stageEnvironment } from "./environment.js";
import type { LockOptions } from "../platform/lock.js";
import { holderInWords, withLock } from "../platform/lock.js";
import type { BuildPorts, BuildRequest } from "./request.js";
import { runStage } from "./run-stage.js";

export interface SetUpSide {
  readonly side: Side;
  readonly manifest: SystemManifest;
  readonly sourceDir: string;
  /** LATENCY_GATE_CACHE_DIR of this side. */
  readonly cacheDir: string;
  readonly tools: Readonly<Record<string, string>>;
}

/** One system at a time is set up with a cache folder, of whatever gate, because what setup commands write is shared. */
export async function setUp(
  { side, manifest, sourceDir, cacheDir, tools }: SetUpSide,
  { id, logDir }: Pick<BuildRequest, "id" | "logDir">,
  ports: BuildPorts,
): Promise<void> {
  if (manifest.setup.length === 0) return;
  const { guard, cache, abort } = ports;
  const progress = (message: string): void => {
    ports.onProgress({ system: id, stage: "setup", side, message });
  };
  const onWait: LockOptions["onWait"] = (pid, host) => {
    const own = host === undefined && pid === process.pid;
    const who = own ? "the setup of another system" : `the setup of ${holderInWords(pid, host)}`;
    progress(`waiting for ${who}`);
  };
  await withLock(cache.locks, "setup", { guard, abort, onWait }, async () => {
    progress("setting up");
    const facts = { cacheDir, sourceDir, buildDir: undefined, dataDir: undefined, tools };
    await runStage(
      {
        system: id,
        stage: "setup",
        side,
        commands: manifest.setup,
        cwd: sourceDir,
        env: () => stageEnvironment(ports.callerEnv, manifest, facts),
        timeoutMs: manifest.timeouts.setupMs,
        logDir,
      },
      ports,
    );
  });
}

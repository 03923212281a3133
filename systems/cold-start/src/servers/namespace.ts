import { spawn, spawnSync } from "node:child_process";

const MARK = "COLD_START_IN_NAMESPACE";
const LIMIT_MS = 60_000;
/** A user namespace in which this user is root, and a network namespace that has only a loopback interface. */
const UNSHARE = ["unshare", "--map-root-user", "--net", "--"] as const;
const PROBE = "ip link set lo up && tc qdisc add dev lo root netem delay 1ms";

/** Whether this process is in a network namespace of its own, made by `enter`. */
export function isInside(env: NodeJS.ProcessEnv): boolean {
  return env[MARK] === "1";
}

/** Whether netem delays what is sent on the loopback interface here, or why it can't. */
export type Netem = "here" | { readonly whyNot: string };

/** Tries netem in a namespace. @returns undefined where it works, else why it does not */
export function whyNoNetem(): string | undefined {
  const [program, ...rest] = UNSHARE;
  const { status, error, stderr } = spawnSync(program, [...rest, "sh", "-c", PROBE], {
    encoding: "utf8",
    timeout: LIMIT_MS,
  });
  if (error !== undefined) return `${program}: ${error.message}`;
  if (status === 0) return undefined;
  return stderr.trim().split("\n")[0] ?? `${program} ended with ${String(status)}`;
}

/** Runs this program once more, in a network namespace of its own. @returns its exit code */
export async function enter(env: NodeJS.ProcessEnv): Promise<number> {
  const [program, ...rest] = UNSHARE;
  const child = spawn(program, [...rest, process.execPath, ...process.argv.slice(1)], {
    stdio: "inherit",
    env: { ...env, [MARK]: "1" },
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => {
      resolve(code ?? 1);
    });
  });
}

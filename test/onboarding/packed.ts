import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const repository = join(import.meta.dirname, "..", "..");

export interface Finished {
  readonly status: number | null;
  readonly output: string;
}

export interface PackedFile {
  readonly path: string;
}

/** The package as it would be published, packed from this checkout with its dist/. */
export interface Packed {
  readonly tarball: string;
  readonly unpackedBytes: number;
  readonly files: readonly PackedFile[];
  /** `npx latency-gate …`, of this package instead of the published one. */
  npx(...args: readonly string[]): readonly [string, ...string[]];
  remove(): void;
}

export function run(
  argv: readonly [string, ...string[]],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
  timeoutMs = 300_000,
): Finished {
  const [program, ...rest] = argv;
  const { status, stdout, stderr, error } = spawnSync(program, rest, {
    cwd,
    encoding: "utf8",
    env: { ...process.env, NODE_OPTIONS: "", npm_config_update_notifier: "false", ...env },
    timeout: timeoutMs,
  });
  if (error !== undefined) throw error;
  return { status, output: `${stdout}${stderr}` };
}

export function pack(): Packed {
  const folder = mkdtempSync(join(tmpdir(), "latency-gate-pack-"));
  const { stdout, status, stderr } = spawnSync("npm", ["pack", "--json", "--pack-destination", folder], {
    cwd: repository,
    encoding: "utf8",
    env: { ...process.env, NODE_OPTIONS: "" },
  });
  if (status !== 0) throw new Error(stderr);
  const [made] = JSON.parse(stdout) as [{ filename: string; unpackedSize: number; files: PackedFile[] }];
  const tarball = join(folder, made.filename);
  return {
    tarball,
    npx: (...args) => ["npx", "--yes", `--package=${tarball}`, "latency-gate", ...args],
    unpackedBytes: made.unpackedSize,
    files: made.files,
    remove: () => {
      rmSync(folder, { recursive: true });
    },
  };
}

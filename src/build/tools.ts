import { createHash, randomBytes } from "node:crypto";
import { lstatSync } from "node:fs";
import { lstat, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Tool } from "../config/project.js";
import type { Exec } from "../ports/exec.js";
import type { Guard } from "../ports/guard.js";
import { removeTree } from "../platform/remove-tree.js";
import type { CacheFolder } from "./cache-folder.js";
import { StageFailure } from "./failure.js";
import { fetchTool } from "./fetch-tool.js";
import type { LockOptions } from "../platform/lock.js";
import { holderInWords, withLock } from "../platform/lock.js";
import { listTree } from "./tree-entries.js";

export interface ToolContext {
  readonly exec: Exec;
  readonly guard: Guard;
  readonly cache: CacheFolder;
  readonly env: Readonly<Record<string, string>>;
  readonly logFile: string;
  readonly abort: AbortSignal | undefined;
  readonly onProgress: (message: string) => void;
}

/** Stands beside a tool's folder: what it held when it was unpacked. */
interface Contents {
  /** By path: size in bytes and time of the last change. */
  readonly files: Readonly<Record<string, readonly [number, number]>>;
}

/** The folder of a tool, fetched where it is not in the cache or no longer as it was unpacked. */
export async function provideTool(tool: Tool, context: ToolContext): Promise<string> {
  const folder = join(context.cache.tools, toolFolderName(tool));
  if (await isIntact(folder)) return folder;
  const { guard, abort, onProgress } = context;
  const onWait: LockOptions["onWait"] = (pid, host) => {
    const own = host === undefined && pid === process.pid;
    const by = own ? "it is being fetched" : `${holderInWords(pid, host)} fetches it`;
    onProgress(`waiting for ${tool.name}: ${by}`);
  };
  return withLock(context.cache.locks, toolFolderName(tool), { guard, abort, onWait }, async () => {
    if (await isIntact(folder)) return folder;
    onProgress(`fetching ${tool.name} ${tool.version}`);
    await fetchInto(folder, tool, context);
    return folder;
  });
}

/** `<name>-<version>-<hash8>`, safe as a file name. */
export function toolFolderName(tool: Tool): string {
  const declared = tool.kind === "pypi" ? [...tool.sha256].sort().join() : tool.integrity;
  const hash = createHash("sha256").update(`${tool.kind}\0${declared}`).digest("hex").slice(0, 8);
  return `${tool.name.replaceAll("/", "+")}-${tool.version}-${hash}`;
}

/** Unpacks aside and renames, so that a folder that is there is whole. */
async function fetchInto(folder: string, tool: Tool, context: ToolContext): Promise<void> {
  const scratch = join(context.cache.tools, `.${randomBytes(6).toString("hex")}`);
  context.guard.folder(scratch);
  await mkdir(scratch);
  try {
    const unpacked = join(scratch, "unpacked");
    const failed = await fetchTool(tool, unpacked, { ...context, scratch });
    if (failed !== undefined) throw new StageFailure("tools", undefined, failed);
    await removeTree(folder);
    await writeFile(contentsFile(folder), JSON.stringify(await readContents(unpacked)));
    await rename(unpacked, folder);
  } finally {
    await removeTree(scratch);
    context.guard.forget(scratch);
  }
}

function contentsFile(folder: string): string {
  return `${folder}.json`;
}

async function readContents(folder: string): Promise<Contents> {
  const files: Record<string, readonly [number, number]> = {};
  for (const path of await listTree(folder)) {
    const { size, mtimeMs } = await lstat(join(folder, path));
    files[path] = [size, mtimeMs];
  }
  return { files };
}

/** Sees what is missing, cut off or changed; reading 300 MB again at each run would cost seconds. */
async function isIntact(folder: string): Promise<boolean> {
  try {
    const { files } = JSON.parse(await readFile(contentsFile(folder), "utf8")) as Contents;
    // At once: 12 000 files of a toolchain take five times as long through the thread pool.
    return Object.entries(files).every(([path, [size, mtimeMs]]) => {
      const stat = lstatSync(join(folder, path));
      return stat.size === size && stat.mtimeMs === mtimeMs;
    });
  } catch {
    return false;
  }
}

import { constants } from "node:fs";
import { cp, mkdir, stat } from "node:fs/promises";
import { isAbsolute, join, relative, resolve, sep } from "node:path";
import type { Source, SystemManifest } from "../config/project.js";
import type { SideInfo } from "../core/model/run.js";
import { checkOut } from "./check-out.js";
import { openMirror } from "./mirror.js";
import { prepareSides } from "./prepare-sides.js";
import type { Sides, SideSource, SourcePorts } from "./prepare-sides.js";
import { caught, SourceFailure } from "./problem.js";
import type { SourceResult } from "./problem.js";
import { findCommit } from "./repository.js";

export interface SystemSourceRequest {
  /** Absent where the side does not have the system. */
  readonly baseline: SystemManifest | undefined;
  readonly candidate: SystemManifest | undefined;
  readonly sides: Sides;
  /** A folder of this system's own that does not exist yet; short. */
  readonly into: string;
  /** Where mirrors of git sources are kept. */
  readonly mirrors: string;
}

export interface SystemSource {
  /** The manifest's folder in this side's checkout. */
  readonly manifestDir: string;
  /** LATENCY_GATE_SOURCE_DIR. */
  readonly sourceDir: string;
  readonly info: SideInfo;
}

export interface SystemSources {
  readonly baseline: SystemSource | undefined;
  readonly candidate: SystemSource | undefined;
}

type SideName = keyof SystemSources;
const FOLDER: Record<SideName, string> = { baseline: "a", candidate: "b" };

/**
 * The folder that a system is built from, for each side.
 *
 * A source within the checkout is copied out of it, so that a build sees its source and nothing beside
 * it: what lies outside is no part of the build's content address, and a change there would be missed.
 * A path out of the checkout is a repository of its own, with the default baseline. A git source is
 * checked out from a mirror; its baseline is the candidate manifest's `baseline`, else the baseline
 * manifest's `ref`, else the same `ref`.
 */
export async function prepareSystemSource(
  request: SystemSourceRequest,
  ports: SourcePorts,
): Promise<SourceResult<SystemSources>> {
  return caught(async () => {
    await mkdir(request.into);
    const elsewhere = new Elsewhere(join(request.into, "o"), ports);
    return {
      baseline: await sourceOf("baseline", request, elsewhere, ports),
      candidate: await sourceOf("candidate", request, elsewhere, ports),
    };
  });
}

async function sourceOf(
  name: SideName,
  request: SystemSourceRequest,
  elsewhere: Elsewhere,
  ports: SourcePorts,
): Promise<SystemSource | undefined> {
  const manifest = request[name];
  if (manifest === undefined) return undefined;
  const { checkout } = request.sides;
  const side = request.sides[name];
  const manifestDir = join(side.folder, manifest.dir);
  const sourceDir = join(request.into, FOLDER[name]);
  const { source } = manifest;
  if (source.kind === "git") {
    const usersDir = join(checkout.folder, manifest.dir);
    const info = await fromGit(refOf(name, source, request), usersDir, request.mirrors, sourceDir, ports);
    return { manifestDir, sourceDir, info };
  }
  const path = resolve(manifestDir, source.path);
  if (isWithin(side.root, path)) {
    await copyOut(path, sourceDir, source.path);
    return { manifestDir, sourceDir, info: side.info };
  }
  const other = await elsewhere.side(name, resolve(checkout.folder, manifest.dir, source.path));
  await copyOut(other.folder, sourceDir, source.path);
  return { manifestDir, sourceDir, info: other.info };
}

/** Repositories out of the checkout; both sides of one are made together, once. */
class Elsewhere {
  readonly #into: string;
  readonly #ports: SourcePorts;
  readonly #made = new Map<string, Sides>();

  constructor(into: string, ports: SourcePorts) {
    this.#into = into;
    this.#ports = ports;
  }

  async side(name: SideName, folder: string): Promise<SideSource> {
    const sides = this.#made.get(folder) ?? (await this.#make(folder));
    return sides[name];
  }

  async #make(folder: string): Promise<Sides> {
    const into = `${this.#into}${this.#made.size}`;
    await mkdir(into);
    const request = { folder, baseline: undefined, candidate: undefined, into };
    const result = await prepareSides(request, this.#ports);
    if (!result.ok) {
      const { code, message, where, hint } = result.problem;
      throw new SourceFailure(code, `The system's source is out of this checkout: ${message}`, where, hint);
    }
    this.#made.set(folder, result.value);
    return result.value;
  }
}

function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way === "" || (way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way));
}

async function copyOut(path: string, target: string, declared: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (found?.isDirectory() !== true) {
    const hint = "`source` of the manifest is a folder relative to it, or a git repository.";
    throw new SourceFailure("source-missing", "The system's source is not there.", declared, hint);
  }
  await cp(path, target, { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE });
}

interface GitRef {
  readonly url: string;
  readonly ref: string;
}

function refOf(
  name: SideName,
  source: Extract<Source, { kind: "git" }>,
  request: SystemSourceRequest,
): GitRef {
  if (name === "candidate") return { url: source.url, ref: source.ref };
  const after = request.candidate?.source;
  if (after?.kind === "git" && after.baseline !== undefined) return { url: after.url, ref: after.baseline };
  return { url: source.url, ref: source.ref };
}

async function fromGit(
  { url, ref }: GitRef,
  usersDir: string,
  mirrors: string,
  target: string,
  { git, guard }: SourcePorts,
): Promise<SideInfo> {
  // A path is relative to the manifest, as every path in it is.
  const isRelativePath = /^\.\.?(\/|$)/.test(url);
  const mirror = await openMirror(git, guard, mirrors, isRelativePath ? resolve(usersDir, url) : url, [ref]);
  const commit = await findCommit(git, mirror, ref);
  if (commit === undefined) {
    const message = `${url} has no commit, branch or tag named ${JSON.stringify(ref)}.`;
    throw new SourceFailure("ref-not-found", message, ref, "See `source` in the manifest.");
  }
  await checkOut(git, mirror, commit, target);
  return { commit, ref, dirty: false };
}

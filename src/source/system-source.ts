import { mkdir, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Source, SystemManifest } from "../config/project.js";
import type { SideInfo } from "../core/model/run.js";
import { copyFolder } from "../platform/copy-folder.js";
import { isWithin, leadsTo } from "../platform/leads-to.js";
import { checkOut } from "./check-out.js";
import { openMirror } from "./mirror.js";
import type { MirrorPorts } from "./mirror.js";
import { prepareSides } from "./prepare-sides.js";
import type { Sides, SideSource, SourcePorts } from "./prepare-sides.js";
import { caught, SourceFailure } from "./problem.js";
import type { SourceResult } from "./problem.js";
import { findCommit } from "./repository.js";
import { unguessableName } from "./unguessable-name.js";

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
  /** The whole checkout of this side, without links. */
  readonly checkoutDir: string;
  /** The manifest's folder in it, without links. */
  readonly manifestDir: string;
  /** What `sourceDir` is a copy of, in the checkout and without links; undefined of a source elsewhere. */
  readonly copiedFrom: string | undefined;
  /** LATENCY_GATE_SOURCE_DIR. */
  readonly sourceDir: string;
  readonly info: SideInfo;
}

export interface SystemSources {
  readonly baseline: SystemSource | undefined;
  readonly candidate: SystemSource | undefined;
}

type SideName = keyof SystemSources;

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
  ports: MirrorPorts,
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
  ports: MirrorPorts,
): Promise<SystemSource | undefined> {
  const manifest = request[name];
  if (manifest === undefined) return undefined;
  const { checkout } = request.sides;
  const side = request.sides[name];
  const declaredDir = join(side.folder, manifest.dir);
  const place = {
    checkoutDir: (await leadsTo(side.root)) ?? side.root,
    manifestDir: await inSide(declaredDir, side, `The manifest's folder of ${manifest.id}`, manifest.dir),
    sourceDir: join(request.into, unguessableName()),
  };
  const { source } = manifest;
  if (source.kind === "git") {
    const usersDir = join(checkout.folder, manifest.dir);
    const ref = refOf(name, source, request);
    const info = await fromGit(ref, usersDir, request.mirrors, place.sourceDir, ports);
    return { ...place, copiedFrom: undefined, info };
  }
  const what = `The source of ${manifest.id}`;
  const path = resolve(declaredDir, source.path);
  if (isWithin(side.root, path)) {
    const copiedFrom = await inSide(path, side, what, source.path);
    await copyOut(copiedFrom, place.sourceDir, source.path);
    return { ...place, copiedFrom, info: side.info };
  }
  const other = await elsewhere.side(name, resolve(checkout.folder, manifest.dir, source.path));
  await copyOut(await inSide(other.folder, other, what, source.path), place.sourceDir, source.path);
  return { ...place, copiedFrom: undefined, info: other.info };
}

/**
 * Where a folder really is, in its side. Through a link a build would work in the other side's copy, or in a
 * folder of the user's own.
 */
async function inSide(
  path: string,
  { side, root }: SideSource,
  what: string,
  declared: string,
): Promise<string> {
  const [real, realRoot] = [await leadsTo(path), await leadsTo(root)];
  if (real !== undefined && realRoot !== undefined && isWithin(realRoot, real)) return real;
  const message = `${what} leads out of the ${side}'s checkout: to ${real ?? "a link that leads to itself"}`;
  const hint = "Name the folder itself, or make the link a relative one to a folder of this repository.";
  throw new SourceFailure("source-outside", message, declared, hint);
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
    const request = { folder, baseline: undefined, into };
    const result = await prepareSides(request, this.#ports);
    if (!result.ok) {
      const { code, message, where, hint } = result.problem;
      throw new SourceFailure(code, `The system's source is out of this checkout: ${message}`, where, hint);
    }
    this.#made.set(folder, result.value);
    return result.value;
  }
}

async function copyOut(path: string, target: string, declared: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (found?.isDirectory() !== true) {
    const hint = "`source` of the manifest is a folder relative to it, or a git repository.";
    throw new SourceFailure("source-missing", "The system's source is not there.", declared, hint);
  }
  await copyFolder(path, target);
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
  ports: MirrorPorts,
): Promise<SideInfo> {
  // A path is relative to the manifest, as every path in it is.
  const isRelativePath = /^\.\.?(\/|$)/.test(url);
  const from = isRelativePath ? resolve(usersDir, url) : url;
  const { git, folder } = await openMirror(mirrors, from, [ref], ports);
  const commit = await findCommit(git, folder, ref);
  if (commit === undefined) {
    const message = `${url} has no commit, branch or tag named ${JSON.stringify(ref)}.`;
    throw new SourceFailure("ref-not-found", message, ref, "See `source` in the manifest.");
  }
  await checkOut(git, folder, commit, target);
  return { commit, ref, dirty: false };
}

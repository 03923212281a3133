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
    return {
      baseline: await sourceOf("baseline", request, ports),
      candidate: await sourceOf("candidate", request, ports),
    };
  });
}

async function sourceOf(
  name: SideName,
  request: SystemSourceRequest,
  ports: SourcePorts,
): Promise<SystemSource | undefined> {
  const manifest = request[name];
  if (manifest === undefined) return undefined;
  const checkout = request.sides[name];
  const manifestDir = join(checkout.folder, manifest.dir);
  const target = join(request.into, FOLDER[name]);
  const { source } = manifest;
  if (source.kind === "git") {
    const info = await fromGit(refOf(name, source, request), manifestDir, request.mirrors, target, ports);
    return { manifestDir, sourceDir: target, info };
  }
  const path = resolve(manifestDir, source.path);
  if (isWithin(checkout.root, path)) {
    await copyOut(path, target, source.path);
    return { manifestDir, sourceDir: target, info: checkout.info };
  }
  const outside = resolve(request.sides.checkout.folder, manifest.dir, source.path);
  const side = await fromOutside(name, outside, request, ports);
  return { manifestDir, sourceDir: side.folder, info: side.info };
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

/** Both sides of a repository elsewhere are made together, and made once. */
async function fromOutside(
  name: SideName,
  folder: string,
  request: SystemSourceRequest,
  ports: SourcePorts,
): Promise<SideSource> {
  const into = join(request.into, name === "baseline" ? "x" : "y");
  await mkdir(into);
  const result = await prepareSides({ folder, baseline: undefined, candidate: undefined, into }, ports);
  if (!result.ok) {
    const { code, message, where, hint } = result.problem;
    throw new SourceFailure(code, `The system's source is out of this checkout: ${message}`, where, hint);
  }
  return result.value[name];
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
  manifestDir: string,
  mirrors: string,
  target: string,
  { git, guard }: SourcePorts,
): Promise<SideInfo> {
  // A path is relative to the manifest, as every path in it is.
  const isRelativePath = /^\.\.?(\/|$)/.test(url);
  const mirror = await openMirror(git, guard, mirrors, isRelativePath ? resolve(manifestDir, url) : url, [
    ref,
  ]);
  const commit = await findCommit(git, mirror, ref);
  if (commit === undefined) {
    const message = `${url} has no commit, branch or tag named ${JSON.stringify(ref)}.`;
    throw new SourceFailure("ref-not-found", message, ref, "See `source` in the manifest.");
  }
  await checkOut(git, guard, mirror, commit, target);
  return { commit, ref, dirty: false };
}

import { join } from "node:path";
import type { Side } from "../core/model/ids.js";
import type { SideInfo } from "../core/model/run.js";
import type { Git } from "../ports/git.js";
import type { Guard } from "../ports/guard.js";
import { resolveBaseline, resolveRef } from "./baseline-ref.js";
import { checkOut } from "./check-out.js";
import { copyWorkingTree } from "./copy-working-tree.js";
import { checkLfs } from "./lfs.js";
import { leftOutOf } from "./left-out.js";
import { caught } from "./problem.js";
import type { SourceResult } from "./problem.js";
import { isDirty, openRepository } from "./repository.js";

export interface SidesRequest {
  /** Any folder of a checkout: the one that holds latency-gate.yml. */
  readonly folder: string;
  /** Absent: by the rule of `resolveBaseline`. */
  readonly baseline: string | undefined;
  /** Absent: the working tree as it stands. */
  readonly candidate: string | undefined;
  /** An existing folder in which the sides' `a` and `b` are made. */
  readonly into: string;
  /** Absolute paths of what is no part of the working tree, but where it is tracked. */
  readonly leaveOut?: readonly string[];
}

export interface SourcePorts {
  readonly git: Git;
  readonly guard: Guard;
}

export interface SideSource {
  readonly side: Side;
  /** The whole checkout of this side, in the run folder; paths of both sides are equally long. */
  readonly root: string;
  /** What `folder` of the request is in this side. It need not exist in the baseline. */
  readonly folder: string;
  readonly info: SideInfo;
}

export interface Sides {
  readonly baseline: SideSource;
  readonly candidate: SideSource;
  /** Top folder of the user's checkout, and its folder that was asked for. Only ever read. */
  readonly checkout: { readonly root: string; readonly folder: string };
}

/** Resolves both sides and makes a copy of each, so that nothing ever happens in the user's checkout. */
export async function prepareSides(request: SidesRequest, ports: SourcePorts): Promise<SourceResult<Sides>> {
  const { git } = ports;
  return caught(async () => {
    const repository = await openRepository(git, request.folder);
    const { root, prefix, head } = repository;
    const ofWorkingTree = request.candidate === undefined;
    const leftOut = await leftOutOf(root, request.leaveOut ?? []);
    const dirty = ofWorkingTree && (await isDirty(git, root, leftOut));
    const candidate = ofWorkingTree ? head : (await resolveRef(git, repository, request.candidate)).commit;
    const baseline = await resolveBaseline(git, { ...repository, head: candidate }, request.baseline, dirty);

    const [a, b] = [join(request.into, "a"), join(request.into, "b")];
    await checkOut(git, root, baseline.commit, a);
    if (ofWorkingTree) await copyWorkingTree(git, root, b, leftOut);
    else await checkOut(git, root, candidate, b);
    await checkLfs(git, root, a, b);

    const side = (name: Side, path: string, info: SideInfo): SideSource => {
      return { side: name, root: path, folder: join(path, prefix), info };
    };
    return {
      baseline: side("baseline", a, { ...baseline, dirty: false }),
      candidate: side("candidate", b, { commit: candidate, ref: request.candidate ?? "working tree", dirty }),
      checkout: { root, folder: join(root, prefix) },
    };
  });
}

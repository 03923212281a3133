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
import type { Repository } from "./repository.js";
import { unguessableName } from "./unguessable-name.js";

export interface SidesRequest {
  /** Any folder of a checkout: the one that holds latency-gate.yml. */
  readonly folder: string;
  /** Absent: by the rule of `resolveBaseline`. */
  readonly baseline: string | undefined;
  /** The default branch, where neither the clone nor its remote can say. */
  readonly defaultBranch?: string | undefined;
  /** A commit or branch whose policy is asked for, too. */
  readonly policy?: string | undefined;
  /** An existing folder in which a folder of each side is made, and one for the policy's commit. */
  readonly into: string;
  /** Absolute paths of what is no part of the working tree, but where it is tracked. */
  readonly leaveOut?: readonly string[];
}

export interface SourcePorts {
  readonly git: Git;
  readonly guard: Guard;
}

/** The whole of a commit, or of the working tree, in the run folder. */
export interface Copy {
  /** Paths of all copies are equally long. */
  readonly root: string;
  /** What `folder` of the request is in it, by where that is in the checkout. It need not exist in the baseline. */
  readonly folder: string;
  /** The same by the name in the request: where that goes by links, each copy has its own or none. */
  readonly named: string;
}

export interface SideSource extends Copy {
  readonly side: Side;
  readonly info: SideInfo;
}

export interface PolicySource extends Copy {
  readonly commit: string;
}

export interface Sides {
  readonly baseline: SideSource;
  readonly candidate: SideSource;
  /** Absent where it was not asked for, or is the baseline. */
  readonly policy: PolicySource | undefined;
  /** Top folder of the user's checkout, and its folder that was asked for. Only ever read. */
  readonly checkout: { readonly root: string; readonly folder: string };
}

/** A copy of the working tree alone, for who has nothing to hold it against. */
export async function prepareCandidate(
  { folder, into, leaveOut = [] }: Pick<SidesRequest, "folder" | "into" | "leaveOut">,
  { git }: Pick<SourcePorts, "git">,
): Promise<SourceResult<Pick<Sides, "candidate" | "checkout">>> {
  return caught(async () => {
    const repository = await openRepository(git, folder);
    const leftOut = await leftOutOf(repository.root, leaveOut);
    const path = join(into, unguessableName());
    await copyWorkingTree(git, repository.root, path, leftOut);
    return {
      candidate: candidateAt(path, repository, await isDirty(git, repository.root, leftOut)),
      checkout: checkoutOf(repository),
    };
  });
}

/** Makes a copy of the baseline and one of the working tree, so that nothing ever happens in the user's checkout. */
export async function prepareSides(request: SidesRequest, ports: SourcePorts): Promise<SourceResult<Sides>> {
  const { git } = ports;
  return caught(async () => {
    const repository = await openRepository(git, request.folder);
    const { root } = repository;
    const leftOut = await leftOutOf(root, request.leaveOut ?? []);
    const dirty = await isDirty(git, root, leftOut);
    const { defaultBranch } = request;
    const baseline = await resolveBaseline(git, repository, request.baseline, { dirty, defaultBranch });
    const policy =
      request.policy === undefined ? undefined : (await resolveRef(git, repository, request.policy)).commit;

    const inside = (): string => join(request.into, unguessableName());
    const [a, b, c] = [inside(), inside(), inside()];
    await bothOf(checkOut(git, root, baseline.commit, a), copyWorkingTree(git, root, b, leftOut));
    await checkLfs(git, root, a, b);
    const another = policy === undefined || policy === baseline.commit ? undefined : policy;
    if (another !== undefined) await checkOut(git, root, another, c);

    return {
      baseline: { side: "baseline", ...copyAt(a, repository), info: { ...baseline, dirty: false } },
      candidate: candidateAt(b, repository, dirty),
      policy: another === undefined ? undefined : { ...copyAt(c, repository), commit: another },
      checkout: checkoutOf(repository),
    };
  });
}

/** git writes the one while the other is copied. Where both fail, the first one's reason is said, whichever came first. */
async function bothOf(...made: readonly Promise<void>[]): Promise<void> {
  // Neither is at work any more when the folder around them is removed.
  const ends = await Promise.allSettled(made);
  for (const end of ends) if (end.status === "rejected") throw end.reason;
}

function copyAt(path: string, { prefix, named }: Repository): Copy {
  return { root: path, folder: join(path, prefix), named: join(path, named) };
}

function candidateAt(path: string, repository: Repository, dirty: boolean): SideSource {
  const info: SideInfo = { commit: repository.head, ref: "working tree", dirty };
  return { side: "candidate", ...copyAt(path, repository), info };
}

function checkoutOf({ root, prefix }: Repository): Sides["checkout"] {
  return { root, folder: join(root, prefix) };
}

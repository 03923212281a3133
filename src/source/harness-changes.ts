import type { Git } from "../ports/git.js";
import { deepenUntil, findRemote, isWhole } from "./deepen.js";
import { caught } from "./problem.js";
import { findCommit, gitOrFail } from "./repository.js";

const TRAILER = "Latency-Gate-Harness-Change";

/**
 * Systems whose harness a commit of the candidate declares as changed, and in which words:
 *
 *     Latency-Gate-Harness-Change: docdb "the mix has scans now"
 *
 * What the clone does not have declares nothing.
 *
 * @param isWanted whether it is worth to fetch what a shallow clone lacks of the commits between both sides
 */
export async function declaredHarnessChanges(
  git: Git,
  repository: string,
  baseline: string,
  candidate: string,
  isWanted: boolean,
): Promise<ReadonlyMap<string, string>> {
  if (isWanted) await fetchBetween(git, repository, baseline, candidate);
  // Where some are hidden, one that the baseline has had for long looks new.
  if (!(await isWholeBetween(git, repository, baseline, candidate))) return new Map();
  const format = `--format=%(trailers:key=${TRAILER},valueonly)`;
  const log = await gitOrFail(git, repository, ["log", format, `${baseline}..${candidate}`, "--"]);
  const declared = log.split("\n").flatMap((line): [string, string][] => {
    const match = /^([a-z0-9][a-z0-9.-]*)\s+"(.+)"$/.exec(line.trim());
    return match === null ? [] : [[match[1]!, `a trailer ("${match[2]!}")`]];
  });
  // The newest commit comes first, and its word counts.
  return new Map(declared.reverse());
}

async function fetchBetween(
  git: Git,
  repository: string,
  baseline: string,
  candidate: string,
): Promise<void> {
  const remote = await findRemote(git, repository);
  const whole = async (): Promise<true | undefined> =>
    (await isWholeBetween(git, repository, baseline, candidate)) ? true : undefined;
  await caught(() => deepenUntil(git, repository, remote, whole));
}

/** Whether no commit that only one side has is one whose parents are hidden. */
async function isWholeBetween(
  git: Git,
  repository: string,
  baseline: string,
  candidate: string,
): Promise<boolean> {
  // Of the merge that GitHub makes of a pull request, what is merged: the merge itself has all of the baseline.
  const merges = (await findCommit(git, repository, `${candidate}^1`)) === baseline;
  const tip = merges ? await findCommit(git, repository, `${candidate}^2`) : undefined;
  return isWhole(git, repository, [`${baseline}...${tip ?? candidate}`]);
}

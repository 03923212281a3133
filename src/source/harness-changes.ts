import type { Git } from "../ports/git.js";
import { gitOrFail } from "./repository.js";

const TRAILER = "Latency-Gate-Harness-Change";

/**
 * Systems whose harness a commit of the candidate declares as changed, with its reason:
 *
 *     Latency-Gate-Harness-Change: docdb "the mix has scans now"
 */
export async function declaredHarnessChanges(
  git: Git,
  repository: string,
  baseline: string,
  candidate: string,
): Promise<ReadonlyMap<string, string>> {
  const format = `--format=%(trailers:key=${TRAILER},valueonly)`;
  const log = await gitOrFail(git, repository, ["log", format, `${baseline}..${candidate}`, "--"]);
  const declared = log.split("\n").flatMap((line): [string, string][] => {
    const match = /^([a-z0-9][a-z0-9.-]*)\s+"(.+)"$/.exec(line.trim());
    return match === null ? [] : [[match[1]!, match[2]!]];
  });
  // The newest commit comes first, and its word counts.
  return new Map(declared.reverse());
}

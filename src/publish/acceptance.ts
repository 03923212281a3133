import { sameRow, trailerMetric } from "../core/accept.js";
import { flagged } from "../core/confirm.js";
import { formatAddress } from "../core/model/ids.js";
import type { AcceptPolicy } from "../core/model/plan.js";
import type { Acceptance, Report, Row } from "../core/model/report.js";
import type { Forge } from "../ports/forge.js";
import { rowName } from "../report/text/words.js";
import { rowId } from "./marker.js";
import type { CommentPlace } from "./sticky-comment.js";
import { readState } from "./sticky-comment.js";

export interface AcceptRequest {
  readonly policy: AcceptPolicy;
  readonly head: string;
  /** Absent: no pull request, so no label. */
  readonly place: CommentPlace | undefined;
}

/**
 * Who accepted which of the report's regressions. Both ways are bound to named metrics and to the head
 * commit, so that a later push asks again:
 *
 * - the label accepts what the sticky comment showed of this very commit before the label was set;
 * - the trailer names a metric, and counts in the head commit only.
 */
export async function findAcceptances(
  forge: Forge,
  report: Report,
  { policy, head, place }: AcceptRequest,
): Promise<readonly Acceptance[]> {
  const regressed = flagged(report);
  if (regressed.length === 0) return [];
  const byTrailer = policy.trailer ? await trailers(forge, regressed, head) : [];
  const byLabel = place === undefined ? [] : await labelled(forge, regressed, policy.label, head, place);
  return [...byTrailer, ...byLabel.filter((one) => !byTrailer.some((other) => sameRow(one, other)))];
}

async function labelled(
  forge: Forge,
  regressed: readonly Row[],
  label: string,
  head: string,
  place: CommentPlace,
): Promise<Acceptance[]> {
  if (!(await forge.labels(place.pull)).includes(label)) return [];
  const state = await readState(forge, place);
  if (state?.head !== head) return [];
  const set = (await forge.labelings(place.pull)).filter((one) => one.label === label).at(-1);
  if (set === undefined) return [];
  const setAt = set.at.getTime() / 1000;
  return regressed
    .filter((row) => {
      const shownAt = state.shown[rowId(rowName(row))];
      return shownAt !== undefined && shownAt <= setAt;
    })
    .map((row) => acceptance(row, head, { by: set.by, how: "label", reason: label }));
}

const TRAILER = /^latency-gate-accept:\s*(\S+)\s+(\S+)\s+"(.+)"\s*$/i;

async function trailers(forge: Forge, regressed: readonly Row[], head: string): Promise<Acceptance[]> {
  const { message, author } = await forge.commit(head);
  const named = message.split(/\r?\n/).flatMap((line) => {
    const match = TRAILER.exec(line);
    return match === null ? [] : [{ address: match[1]!, metric: match[2]!.toLowerCase(), reason: match[3]! }];
  });
  return regressed.flatMap((row) => {
    const own = named.find(
      ({ address, metric }) => address === formatAddress(row.address) && metric === trailerMetric(row),
    );
    return own === undefined
      ? []
      : [acceptance(row, head, { by: author, how: "trailer", reason: own.reason })];
  });
}

function acceptance(
  { address, metric, statistic }: Row,
  commit: string,
  who: Pick<Acceptance, "by" | "how" | "reason">,
): Acceptance {
  return { address, metric, statistic, commit, ...who };
}

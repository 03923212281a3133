import type { Failure } from "../core/model/trial.js";
import { commandKey } from "./build-of.js";
import type { Argv, Ecosystem, Proposal, ProposedBenchmark, Ungated } from "./proposal.js";
import { firstLine, sentence } from "./trials.js";

/** A proposal of which a command of the build has failed. */
export interface Unbuilt {
  /** Without what needs that command, or with another build of it. */
  readonly proposal: Proposal;
  /** What became of those that need it; none where no benchmark does. */
  readonly changed: readonly { readonly id: string; readonly isLeftOut: boolean; readonly said: string }[];
}

/** What needs the command can't be built, and says why; the rest does without it. */
export function withoutCommand(proposal: Proposal, command: Argv, failure: Failure): Unbuilt {
  const key = commandKey(command);
  const needsIt = ({ build }: ProposedBenchmark): boolean => build.some((argv) => commandKey(argv) === key);
  const why = `It can't be built: ${firstLine(failure)}`;
  const ungated = ({ found }: ProposedBenchmark): Ungated => ({ found, why: sentence(why), write: [] });
  const ecosystems = proposal.ecosystems.map((one): Ecosystem => ({
    ...one,
    benchmarks: one.benchmarks.flatMap((each) => (needsIt(each) ? otherwiseBuilt(each) : each)),
    ungated: [
      ...one.ungated,
      ...one.benchmarks.filter((each) => needsIt(each) && isStuck(each)).map(ungated),
    ],
  }));
  const changed = proposal.ecosystems
    .flatMap(({ benchmarks }) => benchmarks)
    .filter(needsIt)
    .map((each) => ({
      id: each.id,
      isLeftOut: isStuck(each),
      said: isStuck(each) ? why : each.otherBuild!.note,
    }));
  return { proposal: { ...proposal, ecosystems }, changed };
}

const isStuck = ({ otherBuild }: ProposedBenchmark): boolean => otherBuild === undefined;

function otherwiseBuilt({ otherBuild, ...one }: ProposedBenchmark): ProposedBenchmark[] {
  if (otherBuild === undefined) return [];
  return [{ ...one, build: otherBuild.build, notes: [...one.notes, otherBuild.note] }];
}

import type { Failure } from "../core/model/trial.js";
import { commandKey } from "./build-of.js";
import type { Argv, Ecosystem, OtherBuild, Proposal, ProposedBenchmark } from "./proposal.js";
import { firstLine, sentence } from "./trials.js";

/** What is tried, and what is proposed from the source alone. */
export interface Proposals {
  readonly wide: Proposal;
  readonly written: Proposal;
}

/** A command of the build, and how it failed. */
export interface FailedBuild {
  readonly argv: Argv;
  readonly failure: Failure;
}

/** Proposals of which commands of the build have failed. */
export interface Unbuilt {
  /** Without what needs them, or with another build of it. */
  readonly left: Proposals;
  /** Those that any of it is for, each once. */
  readonly failures: readonly Failure[];
  /** What became of those that need them; none where no benchmark does. */
  readonly changed: readonly { readonly id: string; readonly isLeftOut: boolean; readonly said: string }[];
}

/**
 * What needs a command that failed can't be built, and says why; the rest does without it. `written` may build the same
 * work by another command, which was not run: what became of a benchmark in `wide` becomes of it there as well.
 *
 * @param failed in the order in which they were run: what one made is lacking to those after it
 */
export function withoutFailed({ wide, written }: Proposals, failed: readonly FailedBuild[]): Unbuilt {
  const known = wide.ecosystems.flatMap(({ language, benchmarks }) =>
    benchmarks.flatMap((of) => {
      const outcome = outcomeOf(of, failed);
      return outcome === undefined ? [] : [{ language, of, outcome }];
    }),
  );
  const inWritten: OutcomeIn = (language, one) =>
    known.find(({ language: its, of }) => its === language && (of.id === one.id || of.found === one.found))
      ?.outcome ?? outcomeOf(one, failed);
  return {
    left: {
      wide: after(wide, (_language, one) => outcomeOf(one, failed)),
      written: after(written, inWritten),
    },
    failures: [...new Set(known.map(({ outcome: { failure } }) => failure))],
    changed: known.map(({ of: { id }, outcome: { said, instead } }) => ({
      id,
      isLeftOut: instead === undefined,
      said,
    })),
  };
}

interface Outcome {
  readonly said: string;
  /** How it is built from now on; undefined: not at all. */
  readonly instead: Extract<OtherBuild, { kind: "untried" }> | undefined;
  /** Why it is not built as before. */
  readonly failure: Failure;
}

type OutcomeIn = (language: string, one: ProposedBenchmark) => Outcome | undefined;

/** Of one that needs what failed. */
function outcomeOf(
  { build, otherBuild }: ProposedBenchmark,
  failed: readonly FailedBuild[],
): Outcome | undefined {
  const keys = new Set(build.map(commandKey));
  const first = failed.find(({ argv }) => keys.has(commandKey(argv)));
  if (first === undefined) return undefined;
  const { failure } = first;
  const why = firstLine(failure);
  switch (otherBuild?.kind) {
    case undefined:
      return { failure, said: `It can't be built: ${why}`, instead: undefined };
    case "untried":
      return {
        failure,
        said: `It can't be built alone: ${why.replace(/\.$/, "")}. It is tried ${otherBuild.how}.`,
        instead: otherBuild,
      };
    case "taken":
      // What the second one printed may be of others that are built with it.
      return {
        failure,
        said: `It can't be built, alone or ${otherBuild.how}: ${otherBuild.why}`,
        instead: undefined,
      };
  }
}

function after(proposal: Proposal, outcomeIn: OutcomeIn): Proposal {
  const ecosystems = proposal.ecosystems.map((one): Ecosystem => {
    const all = one.benchmarks.map((of) => ({ of, outcome: outcomeIn(one.language, of) }));
    return {
      ...one,
      benchmarks: all.flatMap(({ of, outcome }) =>
        outcome === undefined ? of : otherwiseBuilt(of, outcome),
      ),
      ungated: [
        ...one.ungated,
        ...all.flatMap(({ of: { found }, outcome }) =>
          outcome === undefined || outcome.instead !== undefined
            ? []
            : [{ found, why: sentence(outcome.said), write: [] }],
        ),
      ],
    };
  });
  return { ...proposal, ecosystems };
}

function otherwiseBuilt(one: ProposedBenchmark, { instead, failure }: Outcome): ProposedBenchmark[] {
  if (instead === undefined) return [];
  const { build, how, note } = instead;
  const why = firstLine(failure);
  return [{ ...one, build, otherBuild: { kind: "taken", how, why }, notes: [...one.notes, note] }];
}

import { formatProblems } from "../core/model/problem.js";
import type { Problem } from "../core/model/problem.js";
import type { Refusal } from "../pipeline.js";
import { plain } from "../report/text/hostile.js";
import type { SourceProblem } from "../source/problem.js";

/** Why there is nothing to measure, for people. Ends with a newline. */
export function describeRefusal(refusal: Refusal): string {
  switch (refusal.kind) {
    case "config":
      return refusal.side === "baseline"
        ? `The baseline's configuration can't be read, so there is no policy to judge by:\n${describeProblems(refusal.problems)}Mend it on the baseline's branch, or name another --baseline.\n`
        : describeProblems(refusal.problems);
    case "source":
      return describeSource(refusal.problem);
    case "unknown-system":
      return `There is no system ${JSON.stringify(refusal.name)}. There are: ${refusal.known.join(", ")}.\n`;
    case "nothing-selected":
      return `${refusal.patterns.length === 0 ? "The filters leave" : `${refusal.patterns.join(", ")} matches`} nothing. There are:\n${refusal.known.map((id) => `  ${id}\n`).join("")}`;
  }
}

export function describeProblems(problems: readonly Problem[]): string {
  return formatProblems(problems);
}

function describeSource({ message, where, hint }: SourceProblem): string {
  const place = where === undefined ? "" : ` (${plain(where)})`;
  return `${plain(message)}${place}\n${hint === undefined ? "" : `${plain(hint)}\n`}`;
}

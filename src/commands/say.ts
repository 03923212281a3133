import { resolve } from "node:path";
import { formatProblems } from "../core/model/problem.js";
import type { Project, SystemManifest } from "../config/project.js";
import type { Plan } from "../core/model/plan.js";
import { leavesNothing, unjudgeableOf } from "../core/compare/plan-lacks.js";
import type { DeadGlobOfSystem } from "../pipeline/dead-globs.js";
import type { Refusal } from "../pipeline/plan-run.js";
import { cacheRoot } from "../build/cache-folder.js";
import { isWithin } from "../platform/leads-to.js";
import { argument } from "../platform/shell-word.js";
import { NoTemporaryFolder } from "../platform/temporary-folder.js";
import { forTerminal } from "../report/text/hostile.js";
import { formatCount } from "../report/text/quantity.js";
import { lackInWords, notMeasuredInWords, rowName } from "../report/text/words.js";
import type { Environment } from "../ports/environment.js";
import { CannotRead, CannotWrite } from "../ports/files.js";
import type { SourceProblem } from "../source/problem.js";
import { nearestOf } from "../config/nearest.js";

/** Why there is nothing to measure, for people. Ends with a newline. */
export function describeRefusal(refusal: Refusal): string {
  switch (refusal.kind) {
    case "config":
      return refusal.side === "baseline"
        ? `The baseline's configuration can't be read, so there is no policy to judge by:\n${formatProblems(refusal.problems)}Mend it on the baseline's branch, or name another --baseline.\n`
        : formatProblems(refusal.problems);
    case "other-config":
      return describeOtherConfig(refusal);
    case "other-policy":
      return describeOtherPolicy(refusal);
    case "source":
      return describeSource(refusal.problem);
    case "unknown-system":
      return `There is no system ${JSON.stringify(refusal.name)}. ${guess(refusal.name, refusal.known)}There are: ${refusal.known.join(", ")}.\n`;
    case "nothing-selected":
      return describeNothingSelected(refusal);
  }
}

function describeNothingSelected({
  patterns,
  known,
  leftOut,
}: Refusal & { readonly kind: "nothing-selected" }): string {
  if (leftOut.length > 0) {
    return `Of what was asked for, nothing is left to measure:\n${leftOut.map((item) => `  ${notMeasuredInWords(item)}\n`).join("")}`;
  }
  const what = patterns.length === 0 ? "The filters leave" : `${patterns.join(", ")} matches`;
  // Every form in which a pattern may name a scenario or all of a benchmark.
  const names = known.flatMap((id) => {
    const [system, benchmark, scenario] = id.split("/");
    return [id, `${system}/${benchmark}`, `${benchmark}/${scenario}`];
  });
  const guesses = patterns.map((pattern) => guess(pattern, names)).join("");
  return `${what} nothing. ${guesses}There are:\n${known.map((id) => `  ${id}\n`).join("")}`;
}

/** `Did you mean sums? `, or nothing. */
function guess(word: string, known: readonly string[]): string {
  const [nearest] = nearestOf(word, known);
  return nearest === undefined ? "" : `Did you mean ${nearest}? `;
}

function describeOtherConfig(refusal: Refusal & { readonly kind: "other-config" }): string {
  const { baseline, candidate, choices } = refusal;
  const options = choices.map(({ config, policyFrom }) => {
    const meaning =
      policyFrom === "baseline"
        ? "the policy that the baseline has in it counts"
        : "the baseline has no such file, so the candidate's own policy counts; nothing is compared, all of it is `added`";
    return `  --config ${forTerminal(config)}: ${meaning}\n`;
  });
  const moved = choices.every(({ policyFrom }) => policyFrom === "candidate")
    ? "If it has moved there, merge the move by itself: nothing is compared across it.\n"
    : "";
  return `The candidate would be judged by its own ${forTerminal(candidate)}, where the baseline has its policy in ${forTerminal(baseline)}.\nName the file that counts (\`config\` of the action):\n${options.join("")}${moved}`;
}

const MOST_CHANGES = 5;

function describeOtherPolicy(refusal: Refusal & { readonly kind: "other-policy" }): string {
  const { baseline, other, gates, changes } = refusal;
  const [before, after] = [forTerminal(baseline), forTerminal(other.slice(0, 9))];
  const what = {
    both: `The baseline (${before}) has another policy than ${after}`,
    other: `The baseline (${before}) has no gate yet, and ${after} has one`,
    baseline: `The baseline (${before}) has a gate, and ${after} has none any more`,
  }[gates];
  const lines = changes
    .slice(0, MOST_CHANGES)
    .map(
      ({ file, pointer, baseline: from, candidate: to }) =>
        `  ${forTerminal(file)} ${forTerminal(pointer)}: ${forTerminal(from ?? "not there")} → ${forTerminal(to ?? "not there")}\n`,
    );
  const others = changes.length - lines.length;
  const more = others > 0 ? `  and ${others} more\n` : "";
  return `${what}: where a change branches off would decide by which of them it is judged.\n${lines.join("")}${more}Bring the branch up to date with it (by a merge or a rebase), or let the workflow check out the merge that GitHub makes (actions/checkout without \`ref\`).\n`;
}

/** The first run of a newcomer: nothing is wrong, and nothing is compared. Undefined where something is. */
function describeFirstRun({ metricsPlanned, policyFrom, sides }: Plan): string | undefined {
  if (metricsPlanned > 0 || policyFrom === "baseline" || sides === "candidate") return undefined;
  return "The baseline has no gate yet, so there is nothing to compare with: all of it is `added`. Once the configuration is committed, `latency-gate gate --baseline HEAD` holds the working tree against it.\n";
}

/** The same, and what this plan can't judge. Empty where there is nothing to say. */
export function describeBeforehand(plan: Plan, { systems }: Pick<Project, "systems">): string {
  return [
    describeFirstRun(plan),
    describeUnjudgeable(plan),
    ...systems.map((one) => describeOpenWork(plan, one)),
  ]
    .filter((part) => part !== undefined)
    .join("");
}

/** A harness of which nobody says which files it is: were it changed together with the program, both would be compared. */
function describeOpenWork(plan: Plan, { id, fingerprint }: SystemManifest): string | undefined {
  const planned = plan.systems.find((system) => system.id === id)?.benchmarks ?? [];
  const isOpen = planned.some(({ kind, role }) => kind === "harness" && role === "gate");
  if (fingerprint.length > 0 || !isOpen) return undefined;
  return `${forTerminal(id)}: \`fingerprint\` names no files, so a harness that is changed together with the program is compared all the same. Name the harness's files there.\n`;
}

/** What the build of each will be refused for. */
export function describeDeadGlobs(dead: readonly DeadGlobOfSystem[]): string {
  const lines = dead.map(
    ({ system, message, hint }) => `${system}: ${message} \`gate\` will not measure ${system}. ${hint}`,
  );
  return lines.map((line) => `${forTerminal(line)}\n`).join("");
}

/** For who tries on the command line what accepts in a pull request. Empty where nobody does. */
export function describeAcceptLabel(
  labels: readonly string[],
  { accept, harnessChange }: Pick<Plan, "accept" | "harnessChange">,
): string {
  const label = accept?.label;
  if (label === undefined || label === harnessChange?.label || !labels.includes(label)) return "";
  return `Nothing is accepted by "${forTerminal(label)}" here: labels accept in the action only; here --label declares a harness change.\n`;
}

const MOST_NAMED = 8;

/** So that nobody measures for ten minutes to read that there were too few samples. */
function describeUnjudgeable(plan: Plan): string | undefined {
  const all = unjudgeableOf(plan);
  if (all.length === 0 || plan.sides === "candidate") return undefined;
  const lines = all.slice(0, MOST_NAMED).map(({ system, benchmark, metric, lack }) => {
    const name = rowName({ ...metric, address: { system, benchmark, scenario: metric.scenario } });
    return `  ${forTerminal(name)}: ${lackInWords(lack)}\n`;
  });
  const others = all.length - lines.length;
  const more = others > 0 ? `  and ${others} more\n` : "";
  const end = leavesNothing(plan, all)
    ? "which will end in `insufficient`, and nothing else here varies: the run will judge nothing and exit with 2"
    : "which will end in `insufficient` and pass";
  return `This plan has too little for ${formatCount(all.length, "number")}, ${end}:\n${lines.join("")}${more}More samples a trial, more rounds, or another \`gate\` list of the scenario mends it.\n`;
}

/** A file that can't be written or read, for people; undefined for any other error. Ends with a newline. */
export function describeDisk(error: unknown, env: Environment, usual?: string): string | undefined {
  if (error instanceof CannotRead) {
    return `Can't read ${forTerminal(error.path)}: ${forTerminal(error.message)}\nIts owner can end the gate that made it, or remove it. Or ${ELSEWHERE}\n`;
  }
  if (error instanceof NoTemporaryFolder) return `${forTerminal(error.message)}.\n${error.hint}\n`;
  const { code = "", message, path, dest } = error as NodeJS.ErrnoException & { readonly dest?: string };
  if (!DISK_FAULTS.has(code) && !(error instanceof CannotWrite)) return undefined;
  const isWrite = error instanceof CannotWrite || FULL_OR_FIXED.has(code);
  // Of a copy, what is written is its second name. Where a file is open, Node.js knows none.
  const where = isWrite ? (dest ?? path ?? usual) : path;
  const place = where === undefined ? "" : ` ${forTerminal(where)}`;
  return isWrite
    ? `Can't write${place}: ${forTerminal(message)}\n${diskAdvice(code, where, env)}\n`
    : `Can't use${place}: ${forTerminal(message)}\nThe right to read or write there is missing.\n`;
}

/** To be copied: how to look at what a folder has of a run. */
export function reportCommand(folder: string): string {
  return `latency-gate report ${argument(folder)}`;
}

/** Where a run that was ended by a signal has left what it measured. */
export function describeInterrupted(folder: string, resultsFile: string): string {
  return `Interrupted; what was measured is in ${forTerminal(resultsFile)}\nTo look at it: ${reportCommand(folder)}\n`;
}

const ELSEWHERE =
  "choose another folder: --out for results, LATENCY_GATE_CACHE_DIR for the cache, TMPDIR for what is temporary.";
const FULL_OR_FIXED = new Set(["ENOSPC", "EDQUOT", "EROFS"]);
const DISK_FAULTS = new Map([
  ["ENOSPC", "Free some space, or"],
  ["EDQUOT", "Free some of your quota, or"],
  ["EROFS", "The file system is read-only:"],
  ["EACCES", "The right to write there is missing:"],
  ["EPERM", "The right to write there is missing:"],
]);

/** What helps in that place: no option moves what the action keeps in RUNNER_TEMP, and one alone the cache. */
function diskAdvice(code: string, where: string | undefined, env: Environment): string {
  const fault = DISK_FAULTS.get(code);
  if (fault === undefined) return "Choose another folder.";
  const within = (folder: string | undefined): boolean =>
    where !== undefined && folder !== undefined && folder !== "" && isWithin(resolve(folder), where);
  if (within(rootOfCache(env))) {
    return `${fault} choose another folder for the cache by LATENCY_GATE_CACHE_DIR.`;
  }
  if (!within(env["RUNNER_TEMP"])) return `${fault} ${ELSEWHERE}`;
  return code === "ENOSPC" || code === "EDQUOT"
    ? "It is in RUNNER_TEMP, the runner's own folder: free some space on its disk in a step before this one, or take a runner with a larger one."
    : "It is in RUNNER_TEMP, the runner's own folder: is its disk there, and may the job write to it?";
}

function rootOfCache(env: Environment): string | undefined {
  try {
    return cacheRoot(env);
  } catch {
    return undefined;
  }
}

function describeSource({ message, where, hint }: SourceProblem): string {
  const place = where === undefined || message.includes(where) ? "" : ` (${forTerminal(where)})`;
  return `${forTerminal(message)}${place}\n${hint === undefined ? "" : `${forTerminal(hint)}\n`}`;
}

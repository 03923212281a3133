import { parseTimeLimitMs } from "../config/units.js";
import type { Environment } from "../ports/environment.js";
import { artifactOfKey, DEFAULT_KEY, KEY_PATTERN } from "../publish/key.js";

const COMMANDS = ["gate", "plan", "run", "merge", "comment"] as const;
const MODES = ["paired", "stored", "file"] as const;
const COMMENT_MODES = ["always", "on-change", "never"] as const;
const FAILURES = ["regression", "cannot-judge", "inconclusive"] as const;

export type Failure = (typeof FAILURES)[number];

/** The inputs of action.yml, complete and typed. Names are those of the file. */
export interface Inputs {
  readonly command: (typeof COMMANDS)[number];
  readonly workingDirectory: string;
  readonly config: string | undefined;
  readonly systems: readonly string[];
  readonly scenarios: readonly string[];
  readonly baseline: string | undefined;
  readonly mode: (typeof MODES)[number];
  readonly baselineFile: string | undefined;
  readonly rounds: string | undefined;
  readonly timeBudget: string | undefined;
  readonly quick: boolean;
  readonly studies: boolean;
  readonly seed: string | undefined;
  readonly shard: string | undefined;
  readonly shards: string | undefined;
  readonly results: string | undefined;
  readonly confirm: boolean;
  readonly confirmation: string | undefined;
  readonly failOn: readonly Failure[];
  readonly comment: (typeof COMMENT_MODES)[number];
  readonly commentKey: string;
  readonly commentAuthor: string | undefined;
  readonly token: string;
  /** Undefined: nothing is uploaded. */
  readonly artifact: string | undefined;
  readonly summary: boolean;
  readonly annotations: boolean;
}

/** One wrong input; all of them are said at once. */
export class InputProblems extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join("\n"));
  }
}

/** Reads `INPUT_…` as action.yml sets it. Throws InputProblems. */
export function readInputs(env: Environment): Inputs {
  const problems: string[] = [];
  const text = (name: string): string =>
    (env[`INPUT_${name.toUpperCase().replaceAll("-", "_")}`] ?? "").trim();
  const optional = (name: string): string | undefined => (text(name) === "" ? undefined : text(name));
  const wrong = (name: string, expected: string): void => {
    problems.push(`input \`${name}\`: expected ${expected}, got ${JSON.stringify(text(name).slice(0, 100))}`);
  };
  const oneOf = <T extends string>(name: string, values: readonly T[], fallback: T): T => {
    const given = optional(name) ?? fallback;
    const found = values.find((value) => value === given);
    if (found === undefined) wrong(name, values.join(", "));
    return found ?? fallback;
  };
  const flag = (name: string, fallback: boolean): boolean =>
    oneOf(name, ["true", "false"], fallback ? "true" : "false") === "true";
  const list = (name: string): string[] =>
    text(name)
      .split(/[\s,]+/)
      .filter((part) => part !== "");
  const matching = (name: string, pattern: RegExp, expected: string): string | undefined => {
    const given = optional(name);
    if (given !== undefined && !pattern.test(given)) wrong(name, expected);
    return given;
  };

  const timeBudget = optional("time-budget");
  if (timeBudget !== undefined && parseTimeLimitMs(timeBudget) === undefined) {
    wrong("time-budget", "a duration such as 90s or 5m, of at most 1440m");
  }
  const baseline = optional("baseline");
  if (baseline?.startsWith("-") === true) wrong("baseline", "a branch, a tag or a commit");
  const chosen = list("fail-on");
  // An empty one is a variable that nobody has set: only `never` is never.
  const failOn = chosen.length === 0 ? [...FAILURES] : text("fail-on") === "never" ? [] : chosen;
  if (!failOn.every((one) => FAILURES.some((known) => known === one))) {
    wrong("fail-on", `never, or some of ${FAILURES.join(", ")}`);
  }
  const commentKey = matching("comment-key", KEY_PATTERN, "up to 64 letters, digits and ._-") ?? DEFAULT_KEY;
  const artifactName = matching(
    "artifact-name",
    /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/,
    "letters, digits and ._-",
  );
  const inputs: Inputs = {
    command: oneOf("command", COMMANDS, "gate"),
    workingDirectory: optional("working-directory") ?? ".",
    config: optional("config"),
    systems: list("systems"),
    scenarios: list("scenarios"),
    baseline,
    mode: oneOf("mode", MODES, "paired"),
    baselineFile: optional("baseline-file"),
    rounds: matching("rounds", /^[0-9]{1,4}$/, "a whole number"),
    timeBudget,
    quick: flag("quick", false),
    studies: flag("studies", false),
    seed: matching("seed", /^[0-9a-f]{32}$/, "32 hex digits"),
    shard: matching("shard", /^[1-9][0-9]{0,2}\/[1-9][0-9]{0,2}$/, "a shard such as 1/4"),
    shards: matching("shards", /^[1-9][0-9]{0,2}$/, "a whole number from 1 to 256"),
    results: optional("results"),
    confirm: flag("confirm", false),
    confirmation: optional("confirmation"),
    failOn: failOn as Failure[],
    comment: oneOf("comment", COMMENT_MODES, "always"),
    commentKey,
    commentAuthor: optional("comment-author"),
    token: text("token"),
    artifact: artifactName === "auto" ? artifactOfKey(commentKey) : artifactName,
    summary: flag("summary", true),
    annotations: flag("annotations", true),
  };
  if (inputs.mode === "file" && inputs.baselineFile === undefined) {
    problems.push("`mode: file` needs the input `baseline-file`");
  }
  if (inputs.mode === "stored" && inputs.artifact === undefined) {
    problems.push(
      "`mode: stored` needs the input `artifact-name`: the results of the baseline branch have it",
    );
  }
  if (inputs.mode !== "paired" && inputs.command !== "gate") {
    problems.push(`\`mode: ${inputs.mode}\` is for \`command: gate\` only`);
  }
  if (inputs.command === "merge" && inputs.results === undefined) {
    problems.push("`command: merge` needs the input `results`: the folder with the shards' artifacts");
  }
  if (inputs.command === "comment" && inputs.artifact === undefined) {
    problems.push("`command: comment` needs the input `artifact-name`");
  }
  if (problems.length > 0) throw new InputProblems(problems);
  return inputs;
}

import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import {
  CannotWrite
} from "./chunk-EZGR2U4E.js";
import {
  formatProblems
} from "./chunk-QGB2XBFP.js";
import {
  lackOfPlan
} from "./chunk-45DUXDJU.js";
import {
  formatCount,
  lackInWords,
  rowName,
  ruleStatistic
} from "./chunk-H5JNVS45.js";
import {
  plain
} from "./chunk-TZ7B72EA.js";
import {
  isAskedFor,
  looksOf
} from "./chunk-SCSFRVWS.js";

// src/core/compare/plan-lacks.ts
function unjudgeableOf(plan) {
  return plan.systems.flatMap(
    ({ id: system, benchmarks }) => benchmarks.filter(({ role, presence }) => role === "gate" && presence === "both").flatMap(
      (benchmark) => benchmark.metrics.filter(isJudged(benchmark)).flatMap((metric) => {
        let lack = lackOf(benchmark, metric, looksOf(plan, benchmark).at(-1));
        return lack === void 0 ? [] : [{ system, benchmark: benchmark.id, metric, lack }];
      })
    )
  );
}
function isJudged({ scenarios }) {
  let presences = new Map(scenarios.map(({ id, presence }) => [id, presence]));
  return (metric) => isAskedFor(metric) && !metric.exact && (presences.get(metric.scenario ?? "") ?? "both") === "both";
}
function lackOf({ kind, launches, scenarios }, metric, rounds) {
  let isCommand = kind === "command", declared = isCommand ? launches : scenarios.find(({ id }) => id === metric.scenario)?.samples, isValue = metric.statistic === "value", samples = isValue ? 1 : declared ?? 1 / 0, statistic = ruleStatistic(metric, !isValue);
  return lackOfPlan({ statistic, launches: isCommand, design: "quads" }, samples, rounds);
}

// src/commands/say.ts
function describeRefusal(refusal) {
  switch (refusal.kind) {
    case "config":
      return refusal.side === "baseline" ? `The baseline's configuration can't be read, so there is no policy to judge by:
${formatProblems(refusal.problems)}Mend it on the baseline's branch, or name another --baseline.
` : formatProblems(refusal.problems);
    case "other-config":
      return describeOtherConfig(refusal);
    case "source":
      return describeSource(refusal.problem);
    case "unknown-system":
      return `There is no system ${JSON.stringify(refusal.name)}. There are: ${refusal.known.join(", ")}.
`;
    case "nothing-selected":
      return `${refusal.patterns.length === 0 ? "The filters leave" : `${refusal.patterns.join(", ")} matches`} nothing. There are:
${refusal.known.map((id) => `  ${id}
`).join("")}`;
  }
}
function describeOtherConfig(refusal) {
  let { baseline, candidate, choices } = refusal, options = choices.map(({ config, policyFrom }) => {
    let meaning = policyFrom === "baseline" ? "the policy that the baseline has in it counts" : "the baseline has no such file, so the candidate's own policy counts; nothing is compared, all of it is `added`";
    return `  --config ${plain(config)}: ${meaning}
`;
  }), moved = choices.every(({ policyFrom }) => policyFrom === "candidate") ? `If it has moved there, merge the move by itself: nothing is compared across it.
` : "";
  return `The candidate would be judged by its own ${plain(candidate)}, where the baseline has its policy in ${plain(baseline)}.
Name the file that counts (\`config\` of the action):
${options.join("")}${moved}`;
}
function describeFirstRun({ metricsPlanned, policyFrom, sides }) {
  if (!(metricsPlanned > 0 || policyFrom === "baseline" || sides === "candidate"))
    return "The baseline has no gate yet, so there is nothing to compare with: all of it is `added`. Once the configuration is committed, `latency-gate gate --baseline HEAD` holds the working tree against it.\n";
}
function describeBeforehand(plan) {
  return [describeFirstRun(plan), describeUnjudgeable(plan)].filter((part) => part !== void 0).join("");
}
var MOST_NAMED = 8;
function describeUnjudgeable(plan) {
  let all = unjudgeableOf(plan);
  if (all.length === 0 || plan.sides === "candidate") return;
  let lines = all.slice(0, MOST_NAMED).map(({ system, benchmark, metric, lack }) => {
    let name = rowName({ ...metric, address: { system, benchmark, scenario: metric.scenario } });
    return `  ${plain(name)}: ${lackInWords(lack)}
`;
  }), others = all.length - lines.length, more = others > 0 ? `  and ${others} more
` : "";
  return `This plan has too little for ${formatCount(all.length, "number")}, which will end in \`insufficient\` and pass:
${lines.join("")}${more}More samples a trial, more rounds, or another \`gate\` list of the scenario mends it.
`;
}
function describeDisk(error) {
  let where = (error instanceof CannotWrite, error.path), { code, message } = error, next = code === void 0 ? void 0 : DISK_ADVICE.get(code);
  if (next === void 0 && !(error instanceof CannotWrite)) return;
  let isWrite = error instanceof CannotWrite || FULL_OR_FIXED.has(code ?? ""), place = where === void 0 ? "" : ` ${plain(where)}`;
  return isWrite ? `Can't write${place}: ${plain(message)}
${next ?? "Choose another folder."}
` : `Can't use${place}: ${plain(message)}
The right to read or write there is missing.
`;
}
var ELSEWHERE = "choose another folder: --out for results, LATENCY_GATE_CACHE_DIR for the cache, TMPDIR for what is temporary.", FULL_OR_FIXED = /* @__PURE__ */ new Set(["ENOSPC", "EDQUOT", "EROFS"]), DISK_ADVICE = /* @__PURE__ */ new Map([
  ["ENOSPC", `Free some space, or ${ELSEWHERE}`],
  ["EDQUOT", `Free some of your quota, or ${ELSEWHERE}`],
  ["EROFS", `The file system is read-only: ${ELSEWHERE}`],
  ["EACCES", `The right to write there is missing: ${ELSEWHERE}`],
  ["EPERM", `The right to write there is missing: ${ELSEWHERE}`]
]);
function describeSource({ message, where, hint }) {
  let place = where === void 0 ? "" : ` (${plain(where)})`;
  return `${plain(message)}${place}
${hint === void 0 ? "" : `${plain(hint)}
`}`;
}

// src/source/problem.ts
var DISK_HINT = "Free some space, or set TMPDIR to a folder on a larger disk.", SourceFailure = class extends Error {
  problem;
  constructor(code, message, where, hint) {
    super(message), this.problem = { code, message, where, hint };
  }
};
async function caught(prepare) {
  try {
    return { ok: !0, value: await prepare() };
  } catch (error) {
    if (error instanceof SourceFailure) return { ok: !1, problem: error.problem };
    let { code, message, path } = error;
    if (code === "ENOSPC" || code === "EDQUOT" || code === "EROFS")
      return { ok: !1, problem: { code: "disk", message, where: path, hint: DISK_HINT } };
    throw error;
  }
}
function toFailure({ code, message, where, hint }) {
  return { code: code === "disk" ? "disk" : "not-found", message, where, hint, logTail: [] };
}

// src/source/repository.ts
import { realpath } from "node:fs/promises";
var COMMIT = /^[0-9a-f]{40}([0-9a-f]{24})?$/;
async function findCommit(git, root, revision) {
  let args = ["rev-parse", "--quiet", "--verify", "--end-of-options", `${revision}^{commit}`], { code, stdout } = await git.run(root, args), commit = stdout.trim();
  return code === 0 && COMMIT.test(commit) ? commit : void 0;
}
async function gitOrFail(git, root, args) {
  let output = await git.run(root, args);
  if (output.code !== 0) throw gitFailure(output, args[0] ?? "git", root);
  return output.stdout;
}
function gitFailure(output, command, where) {
  if (output.code === 127)
    return new SourceFailure("git-missing", "git is not installed.", where, "Install git 2.31 or later.");
  let words = output.stderr.trim().split(`
`).slice(-6).join(`
`);
  if (words.includes("dubious ownership")) {
    let hint = `git config --global --add safe.directory '${where}'`;
    return new SourceFailure(
      "git-failed",
      "git does not trust this folder: it belongs to another user.",
      where,
      hint
    );
  }
  let full = words.includes("No space left on device") || words.includes("unable to write file");
  return new SourceFailure(
    full ? "disk" : "git-failed",
    `git ${command} failed: ${words}`,
    where,
    full ? DISK_HINT : void 0
  );
}
async function openRepository(git, folder) {
  let kind = await git.run(folder, ["rev-parse", "--is-bare-repository", "--is-inside-work-tree"]);
  if (kind.code !== 0) {
    if (!kind.stderr.includes("not a git repository")) throw gitFailure(kind, "rev-parse", folder);
    let hint = "The baseline is a commit: run `git init` and commit, or name results files to `compare`.";
    throw new SourceFailure("not-a-repository", "This folder is in no git repository.", folder, hint);
  }
  let [bare, inside] = kind.stdout.split(`
`);
  if (bare === "true" || inside !== "true") {
    let hint = "Run the gate in a checkout: `git worktree add ../checkout`.";
    throw new SourceFailure("bare-repository", "This git repository has no working tree.", folder, hint);
  }
  let where = ["rev-parse", "--show-toplevel", "--show-prefix", "--is-shallow-repository"], [root = "", prefix = "", shallow] = (await gitOrFail(git, folder, where)).split(`
`), head = await findCommit(git, folder, "HEAD");
  if (head === void 0) {
    let hint = "Commit what is there: the baseline is a commit.";
    throw new SourceFailure("no-commits", "This git repository has no commits yet.", folder, hint);
  }
  return { root: await realpath(root), prefix: prefix.replace(/\/$/, ""), head, shallow: shallow === "true" };
}
async function isDirty(git, root) {
  return await gitOrFail(git, root, ["status", "--porcelain", "-z", "--untracked-files=normal"]) !== "";
}

export {
  SourceFailure,
  caught,
  toFailure,
  findCommit,
  gitOrFail,
  gitFailure,
  openRepository,
  isDirty,
  describeRefusal,
  describeBeforehand,
  describeDisk
};

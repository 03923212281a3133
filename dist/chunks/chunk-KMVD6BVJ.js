import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import {
  CannotWrite
} from "./chunk-RIR5RJ7O.js";
import {
  nearestOf
} from "./chunk-RKFNJUPB.js";
import {
  lackOfPlan
} from "./chunk-YFFJPOOW.js";
import {
  formatCount,
  lackInWords,
  rowName,
  ruleStatistic
} from "./chunk-ATTLP6GL.js";
import {
  plain
} from "./chunk-TZ7B72EA.js";
import {
  formatProblems,
  isAskedFor,
  looksOf
} from "./chunk-TJTBUJZ4.js";
import {
  require_mod
} from "./chunk-O6OSCLPC.js";
import {
  __toESM
} from "./chunk-S5V57IU5.js";

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
function leavesNothing(plan, unjudgeable) {
  let known = new Set(unjudgeable.map(({ metric }) => metric));
  return plan.systems.every(
    ({ benchmarks }) => benchmarks.filter(({ role, presence }) => role === "gate" && presence === "both").every(
      (benchmark) => benchmark.metrics.filter((metric) => metric.gated && isJudged(benchmark)(metric)).every((metric) => known.has(metric))
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
    case "other-policy":
      return describeOtherPolicy(refusal);
    case "source":
      return describeSource(refusal.problem);
    case "unknown-system":
      return `There is no system ${JSON.stringify(refusal.name)}. ${guess(refusal.name, refusal.known)}There are: ${refusal.known.join(", ")}.
`;
    case "nothing-selected":
      return describeNothingSelected(refusal);
  }
}
function describeNothingSelected({
  patterns,
  known
}) {
  let what = patterns.length === 0 ? "The filters leave" : `${patterns.join(", ")} matches`, names = known.flatMap((id) => {
    let [system, benchmark, scenario] = id.split("/");
    return [id, `${system}/${benchmark}`, `${benchmark}/${scenario}`];
  }), guesses = patterns.map((pattern) => guess(pattern, names)).join("");
  return `${what} nothing. ${guesses}There are:
${known.map((id) => `  ${id}
`).join("")}`;
}
function guess(word, known) {
  let [nearest] = nearestOf(word, known);
  return nearest === void 0 ? "" : `Did you mean ${nearest}? `;
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
var MOST_CHANGES = 5;
function describeOtherPolicy(refusal) {
  let { baseline, other, gates, changes } = refusal, [before, after] = [plain(baseline), plain(other.slice(0, 9))], what = {
    both: `The baseline (${before}) has another policy than ${after}`,
    other: `The baseline (${before}) has no gate yet, and ${after} has one`,
    baseline: `The baseline (${before}) has a gate, and ${after} has none any more`
  }[gates], lines = changes.slice(0, MOST_CHANGES).map(
    ({ file, pointer, baseline: from, candidate: to }) => `  ${plain(file)} ${plain(pointer)}: ${plain(from ?? "not there")} \u2192 ${plain(to ?? "not there")}
`
  ), others = changes.length - lines.length, more = others > 0 ? `  and ${others} more
` : "";
  return `${what}: where a change branches off would decide by which of them it is judged.
${lines.join("")}${more}Bring the branch up to date with it (by a merge or a rebase), or let the workflow check out the merge that GitHub makes (actions/checkout without \`ref\`).
`;
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
` : "", end = leavesNothing(plan, all) ? "which will end in `insufficient`, and nothing else here varies: the run will judge nothing and exit with 2" : "which will end in `insufficient` and pass";
  return `This plan has too little for ${formatCount(all.length, "number")}, ${end}:
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
  let place = where === void 0 || message.includes(where) ? "" : ` (${plain(where)})`;
  return `${plain(message)}${place}
${hint === void 0 ? "" : `${plain(hint)}
`}`;
}

// src/source/repository.ts
import { realpath } from "node:fs/promises";
import { join } from "node:path";
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
  let words = output.stderr.split(`
`).filter((line) => line.trim() !== "").slice(-8).join(`
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
  if ((await realpath(folder)).includes(`
`)) {
    let message = "The path of this folder has a line break in it.";
    throw new SourceFailure("file-name", message, folder, "Rename the folder, or move the checkout.");
  }
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
async function isDirty(git, root, leftOut) {
  return await gitOrFail(git, root, ["status", "--porcelain", "-z", "--untracked-files=no", "--ignore-submodules=none"]) !== "" ? !0 : (await untrackedFiles(git, root, leftOut)).length > 0;
}
async function untrackedFiles(git, root, leftOut) {
  return (await gitOrFail(git, root, ["ls-files", "-z", "--others", "--exclude-standard"])).split("\0").filter((path) => path !== "" && !leftOut(join(root, path)));
}

// src/source/baseline-ref.ts
var import_fastest_levenshtein = __toESM(require_mod(), 1);

// src/source/deepen.ts
import { readFile } from "node:fs/promises";
import { join as join2 } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
var STEPS = [50, 250, 1e3, 5e3], FETCH_TIMEOUT_MS = 10 * 6e4, LOCK_TRIES = 20, LOCK_POLL_MS = 250, QUIET_FETCH = [
  "fetch",
  "--quiet",
  "--no-tags",
  "--no-write-fetch-head",
  "--refmap=",
  "--no-recurse-submodules"
];
async function listRemotes(git, root) {
  return (await gitOrFail(git, root, ["remote"])).split(`
`).filter((name) => name !== "");
}
async function findRemote(git, root) {
  let remotes = await listRemotes(git, root), branch = (await git.run(root, ["symbolic-ref", "--quiet", "--short", "HEAD"])).stdout.trim();
  return [branch === "" ? "" : (await git.run(root, ["config", "--get", `branch.${branch}.remote`])).stdout.trim(), "origin"].find((name) => remotes.includes(name)) ?? (remotes.length === 1 ? remotes[0] : void 0);
}
function remoteFailure(output, command, remote) {
  let { code, message, hint } = gitFailure(output, command, remote).problem;
  return new SourceFailure(code, message, remote, hint ?? `Mend that, or ${NAME_ONE}`);
}
var NAME_ONE = "name a baseline that is in this clone: --baseline REF.";
async function fetchCommit(git, root, remote, commit) {
  let shallow = (await gitOrFail(git, root, ["rev-parse", "--is-shallow-repository"])).trim() === "true";
  return fetchQuietly(git, root, remote, shallow ? ["--depth=1"] : [], [commit]);
}
async function deepenUntil(git, root, remote, found) {
  let value = await found();
  if (value !== void 0 || (await shallowBoundary(git, root)).length === 0) return value;
  if (remote === void 0) throw withoutHistory("has no remote to ask for the rest of its history");
  for (let step of [...STEPS, void 0]) {
    let depth = step === void 0 ? "--unshallow" : `--deepen=${step}`, failure = await fetchQuietly(git, root, remote, [depth], await shallowBoundary(git, root)), deeper = await found();
    if (deeper !== void 0) return deeper;
    if (failure !== void 0) throw failure;
    if ((await shallowBoundary(git, root)).length === 0) return;
  }
  throw withoutHistory(`has all that ${remote} has, which is a shallow clone itself`);
}
function withoutHistory(why) {
  let hint = `Fetch the whole history (actions/checkout: fetch-depth: 0), or ${NAME_ONE}`;
  return new SourceFailure("git-failed", `This clone is shallow and ${why}.`, void 0, hint);
}
async function fetchQuietly(git, root, remote, depth, commits) {
  let args = [...QUIET_FETCH, ...depth, "--end-of-options", remote, ...commits];
  for (let tries = 1; ; tries += 1) {
    let output = await git.run(root, args, { timeoutMs: FETCH_TIMEOUT_MS });
    if (output.code === 0) return;
    if (tries === LOCK_TRIES || !output.stderr.includes("shallow.lock': File exists"))
      return remoteFailure(output, "fetch", remote);
    await sleep(LOCK_POLL_MS);
  }
}
async function shallowBoundary(git, root) {
  let folder = (await gitOrFail(git, root, ["rev-parse", "--path-format=absolute", "--git-common-dir"])).trim();
  try {
    return (await readFile(join2(folder, "shallow"), "utf8")).split(`
`).filter((line) => line !== "");
  } catch (error) {
    if (error.code === "ENOENT") return [];
    throw error;
  }
}

// src/source/baseline-ref.ts
var NETWORK_TIMEOUT_MS = 6e4;
async function resolveBaseline(git, repository, asked, dirty) {
  if (asked === void 0) return defaultBaseline(git, repository, dirty);
  let { commit, branch } = await resolveRef(git, repository, asked);
  if (!branch) return { commit, ref: asked };
  let base = await mergeBase(git, repository, [commit]);
  if (base === void 0) throw unrelated(asked);
  return { commit: base, ref: base === commit ? asked : `merge base with ${asked}` };
}
async function mergeBaseWith(git, repository, commit, name) {
  let { commit: tip } = await resolveRef(git, repository, commit), base = await mergeBase(git, repository, [tip]);
  if (base === void 0) throw unrelated(name);
  return base;
}
async function defaultBaseline(git, repository, dirty) {
  let main = await findDefaultBranch(git, repository);
  if (main !== void 0) {
    let base = await mergeBase(git, repository, main.commits);
    if (base === void 0) throw unrelated(main.name);
    if (base !== repository.head) return { commit: base, ref: `merge base with ${main.name}` };
  }
  if (dirty) return { commit: repository.head, ref: "HEAD" };
  let parent = await parentOfHead(git, repository);
  if (parent !== void 0) return { commit: parent, ref: "HEAD~1" };
  let hint = "Name a baseline with --baseline; `--baseline HEAD` compares the commit with itself.";
  throw new SourceFailure(
    "no-parent",
    "HEAD is the first commit: there is nothing before it.",
    "HEAD~1",
    hint
  );
}
async function resolveRef(git, repository, ref) {
  let local = await findCommit(git, repository.root, ref);
  if (local !== void 0) return { commit: local, branch: await isBranch(git, repository.root, ref) };
  let remote = await findRemote(git, repository.root);
  if (remote !== void 0) {
    let fetched = await fetchRef(git, repository.root, remote, ref);
    if (fetched !== void 0) return fetched;
  }
  if (repository.shallow && remote !== void 0 && /[~^]/.test(ref)) {
    let deeper = await deepenUntil(
      git,
      repository.root,
      remote,
      () => findCommit(git, repository.root, ref)
    );
    if (deeper !== void 0) return { commit: deeper, branch: !1 };
  }
  throw await notFound(git, repository, ref, remote);
}
async function isBranch(git, root, ref) {
  if (ref === "HEAD" || ref === "@") return !1;
  let args = ["rev-parse", "--symbolic-full-name", "--verify", "--quiet", "--end-of-options", ref], name = (await git.run(root, args)).stdout.trim();
  return name.startsWith("refs/heads/") || name.startsWith("refs/remotes/");
}
async function fetchRef(git, root, remote, ref) {
  if (/^[0-9a-f]{40}([0-9a-f]{24})?$/.test(ref))
    return await fetchCommit(git, root, remote, ref) === void 0 ? { commit: ref, branch: !1 } : void 0;
  let short = ref.replace(/^refs\/(remotes\/|heads\/|tags\/)?/, ""), bare = short.startsWith(`${remote}/`) ? short.slice(remote.length + 1) : short;
  if ((await git.run(root, ["check-ref-format", `refs/heads/${bare}`])).code !== 0) return;
  let patterns = [`refs/heads/${bare}`, `refs/tags/${bare}`, `refs/tags/${bare}^{}`], args = ["ls-remote", "--quiet", "--end-of-options", remote, ...patterns], { stdout } = await git.run(root, args, { timeoutMs: NETWORK_TIMEOUT_MS }), ids = new Map(stdout.split(`
`).map((line) => line.split("	").reverse())), head = ids.get(`refs/heads/${bare}`), id = head ?? ids.get(`refs/tags/${bare}^{}`) ?? ids.get(`refs/tags/${bare}`);
  if (!(id === void 0 || await fetchCommit(git, root, remote, id) !== void 0))
    return { commit: id, branch: head !== void 0 };
}
async function findDefaultBranch(git, { root, head }) {
  let remote = await findRemote(git, root), names = [];
  if (remote !== void 0) {
    let pointed = await git.run(root, ["symbolic-ref", "--quiet", `refs/remotes/${remote}/HEAD`]);
    names.push(pointed.stdout.trim().slice(`refs/remotes/${remote}/`.length));
  }
  names.push(
    (await git.run(root, ["config", "--get", "init.defaultBranch"])).stdout.trim(),
    "main",
    "master"
  );
  for (let name of names.filter((candidate) => candidate !== "")) {
    let remoteTip = await findCommit(git, root, `refs/remotes/${remote ?? "origin"}/${name}`), localTip = await findCommit(git, root, `refs/heads/${name}`), commits = [remoteTip, localTip].filter((tip) => tip !== void 0);
    if (commits.length > 0)
      return { name: remoteTip === void 0 ? name : `${remote ?? "origin"}/${name}`, commits };
  }
  return remote === void 0 ? withoutRemote(git, root) : askForDefaultBranch(git, root, remote, head);
}
async function withoutRemote(git, root) {
  let remotes = await listRemotes(git, root);
  if (remotes.length === 0) return;
  let message = "This clone has several remotes, and which one has the default branch can't be told.";
  throw new SourceFailure("ref-not-found", message, remotes.join(", "), "Name a baseline: --baseline REF.");
}
async function askForDefaultBranch(git, root, remote, head) {
  let args = ["ls-remote", "--quiet", "--symref", "--end-of-options", remote, "HEAD"], output = await git.run(root, args, { timeoutMs: NETWORK_TIMEOUT_MS });
  if (output.code !== 0) {
    let { code, message, hint } = remoteFailure(output, "ls-remote", remote).problem;
    throw new SourceFailure(
      code,
      `The remote can't be asked for its default branch: ${message}`,
      remote,
      hint
    );
  }
  let id = /^([0-9a-f]{40,64})\tHEAD$/m.exec(output.stdout)?.[1], name = /^ref: refs\/heads\/(\S+)\tHEAD$/m.exec(output.stdout)?.[1];
  if (id === void 0 || name === void 0) return;
  let failure = id === head ? void 0 : await fetchCommit(git, root, remote, id);
  if (failure !== void 0) throw failure;
  return { name: `${remote}/${name}`, commits: [id] };
}
async function mergeBase(git, { root, head }, tips) {
  return withHistory(git, root, async () => {
    let { code, stdout } = await git.run(root, ["merge-base", head, ...tips]);
    return code === 0 ? stdout.trim().split(`
`)[0] : void 0;
  });
}
async function parentOfHead(git, { root, head }) {
  return withHistory(git, root, () => findCommit(git, root, `${head}~1`));
}
async function withHistory(git, root, find) {
  return deepenUntil(git, root, await findRemote(git, root), find);
}
function unrelated(name) {
  let message = `HEAD and ${name} have no commit in common.`, hint = "Name a commit with --baseline, or fetch the whole history (actions/checkout: fetch-depth: 0).";
  return new SourceFailure("unrelated-histories", message, name, hint);
}
async function notFound(git, { root, shallow }, ref, remote) {
  let names = (await gitOrFail(git, root, ["for-each-ref", "--format=%(refname:short)", "refs/heads", "refs/remotes", "refs/tags"])).split(`
`).filter((name) => name !== ""), hints = [], near = names.length === 0 ? void 0 : (0, import_fastest_levenshtein.closest)(ref, names), guess2 = names.find((name) => name.endsWith(`/${ref}`)) ?? (near !== void 0 && (0, import_fastest_levenshtein.distance)(ref, near) <= Math.max(2, ref.length / 3) ? near : void 0);
  guess2 !== void 0 && hints.push(`Did you mean ${guess2}?`), remote === void 0 ? hints.push("This clone has no remote to ask.") : hints.push(`${remote} was asked too, and does not have it or could not be reached.`), shallow && hints.push("This clone is shallow (actions/checkout: fetch-depth: 0 fetches everything).");
  let message = `There is no commit, branch or tag named ${JSON.stringify(ref)}.`;
  return new SourceFailure("ref-not-found", message, ref, hints.join(" "));
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
  untrackedFiles,
  findRemote,
  deepenUntil,
  shallowBoundary,
  resolveBaseline,
  mergeBaseWith,
  resolveRef,
  describeRefusal,
  describeBeforehand,
  describeDisk
};

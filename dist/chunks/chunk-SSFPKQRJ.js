import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import {
  CannotRead,
  CannotWrite
} from "./chunk-7255Z6H2.js";
import {
  formatProblems
} from "./chunk-RSF63QEA.js";
import {
  nearestOf
} from "./chunk-L6I6FNDK.js";
import {
  lackOfPlan
} from "./chunk-CNSDDDVN.js";
import {
  formatCount,
  lackInWords,
  rowName,
  ruleStatistic
} from "./chunk-NZOERVSK.js";
import {
  plain
} from "./chunk-TZ7B72EA.js";
import {
  isAskedFor,
  looksOf
} from "./chunk-SCSFRVWS.js";

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
function describeAcceptLabel(labels, { accept, harnessChange }) {
  let label = accept?.label;
  return label === void 0 || label === harnessChange?.label || !labels.includes(label) ? "" : `Nothing is accepted by "${plain(label)}" here: labels accept in the action only; here --label declares a harness change.
`;
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
  if (error instanceof CannotRead)
    return `Can't read ${plain(error.path)}: ${plain(error.message)}
Its owner can end the gate that made it, or remove it. Or ${ELSEWHERE}
`;
  let { code, message, path: where } = error, next = code === void 0 ? void 0 : DISK_ADVICE.get(code);
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

// src/adapters/git.ts
var SETTINGS = [
  "core.hooksPath=/dev/null",
  "core.fsmonitor=false",
  "core.quotePath=false",
  // An index of the gate's own would leave its shared half in the user's repository.
  "core.splitIndex=false",
  // What is checked out elsewhere would become the working tree of the user's submodules. Comes last, so it counts for
  // fetch.recurseSubmodules and push.recurseSubmodules, too.
  "submodule.recurse=false",
  "log.showSignature=false",
  "i18n.logOutputEncoding=UTF-8",
  "trailer.separators=:",
  "clone.defaultRemoteName=origin",
  "commit.gpgSign=false",
  "advice.detachedHead=false",
  "gc.auto=0",
  "maintenance.auto=false"
].flatMap((setting) => ["-c", setting]), KEPT = [
  /^GIT_(ASKPASS|SSH|SSH_COMMAND|SSH_VARIANT|PROXY_COMMAND|ALLOW_PROTOCOL|PROTOCOL_FROM_USER|PROTOCOL)$/,
  /^GIT_(SSL|HTTP|PROXY_SSL|CURL|TRACE|TRACE2|TR2|LFS|AUTHOR|COMMITTER)(_|$)/,
  /^GIT_CONFIG_(GLOBAL|SYSTEM|NOSYSTEM|PARAMETERS|COUNT|KEY_\d+|VALUE_\d+)$/,
  /^GIT_(EXEC_PATH|TEMPLATE_DIR|ATTR_NOSYSTEM|CEILING_DIRECTORIES|DISCOVERY_ACROSS_FILESYSTEM)$/,
  // Has git refuse more than it would.
  /^GIT_TEST_ASSUME_DIFFERENT_OWNER$/
];
function isKept(name) {
  return !name.startsWith("GIT_") || KEPT.some((pattern) => pattern.test(name));
}
function gitEnvironment(caller) {
  let env = {};
  for (let [name, value] of Object.entries(caller))
    value !== void 0 && isKept(name) && (env[name] = value);
  return { ...env, GIT_OPTIONAL_LOCKS: "0", GIT_TERMINAL_PROMPT: "0", LC_ALL: "C", LANGUAGE: "C" };
}
function places({ gitDir, workTree = gitDir }) {
  return [
    ...gitDir === void 0 ? [] : ["--git-dir", gitDir],
    ...workTree === void 0 ? [] : ["--work-tree", workTree]
  ];
}
function commandLineGit(exec, caller, abort) {
  let env = gitEnvironment(caller);
  return {
    async run(cwd, args, options = {}) {
      let spec = {
        argv: ["git", "-C", cwd, ...SETTINGS, ...places(options), ...args],
        cwd: "/",
        env: options.indexFile === void 0 ? env : { ...env, GIT_INDEX_FILE: options.indexFile },
        timeoutMs: options.timeoutMs ?? 12e4,
        captureBytes: 268435456
      }, { end, stdout, stderr } = await exec.run(spec, abort);
      switch (end.kind) {
        case "exit":
          return { code: end.code, stdout, stderr };
        case "not-found":
          return { code: 127, stdout, stderr: "git is not installed" };
        case "timeout":
          return { code: 124, stdout, stderr: `git did not end within ${end.afterMs / 1e3} s` };
        case "signal":
          return { code: 128, stdout, stderr: `git was ended by ${end.signal}` };
        case "aborted":
          return abort?.throwIfAborted(), { code: 128, stdout, stderr: "git was interrupted" };
      }
    }
  };
}

// src/adapters/node-exec.ts
import { Buffer as Buffer2 } from "node:buffer";
import { spawn as spawn2 } from "node:child_process";
import { appendFileSync, closeSync, openSync, statSync as statSync2 } from "node:fs";

// src/adapters/bounded-output.ts
import { Buffer } from "node:buffer";
var FirstBytes = class {
  #limit;
  #chunks = [];
  #size = 0;
  constructor(limit) {
    this.#limit = limit;
  }
  push(chunk) {
    let room = this.#limit - this.#size;
    if (room <= 0) return;
    let part = chunk.subarray(0, room);
    this.#chunks.push(part), this.#size += part.length;
  }
  text() {
    return Buffer.concat(this.#chunks).toString("utf8");
  }
}, LastBytes = class {
  #limit;
  #chunks = [];
  #size = 0;
  constructor(limit) {
    this.#limit = limit;
  }
  push(chunk) {
    this.#chunks.push(chunk), this.#size += chunk.length, this.#size > 2 * this.#limit && this.#compact();
  }
  text() {
    return this.#compact(), Buffer.concat(this.#chunks).toString("utf8");
  }
  #compact() {
    let joined = Buffer.concat(this.#chunks), kept = Buffer.from(joined.subarray(Math.max(0, joined.length - this.#limit)));
    this.#chunks = [kept], this.#size = kept.length;
  }
};

// src/adapters/group-cpu.ts
import { readdirSync, readFileSync } from "node:fs";

// src/adapters/linux-proc.ts
function cpuTimes(stat) {
  let fields = /^cpu\s+(.*)$/m.exec(stat ?? "")?.[1]?.trim().split(/\s+/).map(Number);
  if (!(fields === void 0 || fields.length < 8 || fields.some((field) => !Number.isFinite(field))))
    return { total: fields.slice(0, 8).reduce((sum, ticks) => sum + ticks, 0), steal: fields[7] };
}
var TICK_MS = 10;
function processTimes(stat) {
  let fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ", 15).map(Number), [group, session] = [fields[2], fields[3]];
  return { group, session, cpuMs: fields.slice(11).reduce((sum, ticks) => sum + ticks, 0) * TICK_MS };
}
function stealShare(before, after) {
  if (before === void 0 || after === void 0) return;
  let total = after.total - before.total;
  if (!(total <= 0))
    return Math.min(1, Math.max(0, (after.steal - before.steal) / total));
}
function cpuPressureMicros(pressure) {
  let total = /^some .*\btotal=(\d+)/m.exec(pressure ?? "")?.[1];
  return total === void 0 ? void 0 : Number(total);
}
function meanMhz(cpuinfo) {
  let all = [...(cpuinfo ?? "").matchAll(/^cpu MHz\s*:\s*([\d.]+)$/gm)].map((match) => Number(match[1]));
  return all.length === 0 ? void 0 : all.reduce((sum, mhz) => sum + mhz, 0) / all.length;
}

// src/adapters/group-cpu.ts
function groupCpuMs(group) {
  let times = pids().flatMap((pid) => statOf(pid) ?? []).map(processTimes).filter((one) => one.group === group || one.session === group);
  return times.length === 0 ? void 0 : times.reduce((sum, { cpuMs }) => sum + cpuMs, 0);
}
function pids() {
  try {
    return readdirSync("/proc").filter((name) => /^[0-9]+$/.test(name));
  } catch {
    return [];
  }
}
function statOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, "latin1");
  } catch {
    return;
  }
}

// src/platform/find-program.ts
import { accessSync, constants, statSync } from "node:fs";
import { delimiter, isAbsolute, join, resolve } from "node:path";
function look(path) {
  let stat = statSync(path, { throwIfNoEntry: !1 });
  if (stat === void 0) return { kind: "not-found" };
  if (!stat.isFile()) return { kind: "not-executable", path };
  try {
    return accessSync(path, constants.X_OK), { kind: "found", path };
  } catch {
    return { kind: "not-executable", path };
  }
}
function lookSafely(path) {
  try {
    return look(path);
  } catch {
    return { kind: "not-found" };
  }
}
function findProgram(name, cwd, searchPath) {
  if (name === "") return { kind: "not-found" };
  if (name.includes("/")) return lookSafely(isAbsolute(name) ? name : resolve(cwd, name));
  let best = { kind: "not-found" };
  for (let folder of (searchPath ?? "").split(delimiter)) {
    let found = lookSafely(join(resolve(cwd, folder), name));
    if (found.kind === "found") return found;
    found.kind === "not-executable" && statSync(found.path).isFile() && (best = found);
  }
  return best;
}

// src/adapters/watchdog.ts
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
var MARKER_VARIABLE = "LATENCY_GATE_RUN_ID", ENDED_EARLY = "The watchdog process has ended before the gate. Nothing is run without it: start the gate again.", WatchdogProcess = class {
  #process;
  #waiting = /* @__PURE__ */ new Map();
  #exited;
  #nextId = 1;
  #alive = !0;
  constructor(runMarker) {
    let program = fileURLToPath(new URL("./watchdog-main.mjs", import.meta.url));
    this.#process = spawn(process.execPath, [program, runMarker], {
      detached: !0,
      stdio: ["pipe", "pipe", "ignore"],
      cwd: "/"
    }), this.#process.unref(), this.#hold(!1), this.#process.stdin.on("error", () => {
    }), this.#exited = new Promise((resolve4) => {
      let left = () => {
        this.#alive = !1;
        for (let { fail } of this.#waiting.values()) fail(new Error(ENDED_EARLY));
        this.#waiting.clear(), resolve4();
      };
      this.#process.once("exit", left), this.#process.once("error", left);
    }), createInterface({ input: this.#process.stdout }).on("line", (line) => {
      let { id } = JSON.parse(line);
      this.#waiting.get(id)?.done(), this.#waiting.delete(id), this.#waiting.size === 0 && this.#hold(!1);
    });
  }
  send(message) {
    if (!this.#alive) throw new Error(ENDED_EARLY);
    this.#process.stdin.write(`${JSON.stringify(message)}
`);
  }
  /** Resolves when the watchdog has done what was asked for. */
  async ask(message) {
    let id = this.#nextId++;
    this.#hold(!0), await new Promise((done, fail) => {
      this.#waiting.set(id, { done, fail }), this.send({ ...message, id });
    });
  }
  async close() {
    this.#process.ref(), this.#hold(!0), this.#process.stdin.end(), await this.#exited;
  }
  /** Whether an answer is awaited, for which the gate's event loop must go on. */
  #hold(awaited) {
    let stdout = this.#process.stdout, stdin = this.#process.stdin;
    awaited ? stdout.ref() : (stdout.unref(), stdin.unref());
  }
}, Watchdog = class {
  #runMarker;
  #started;
  constructor() {
    let outer = process.env[MARKER_VARIABLE] ?? "";
    this.#runMarker = `${outer}${randomBytes(6).toString("hex")}.`;
  }
  /**
   * For the `sequence`-th process, which is about to be started: the watchdog is there before it. All markers are of
   * one length, so that no environment is larger.
   */
  marker(sequence) {
    return this.#start(), `${this.#runMarker}${String(sequence).padStart(6, "0")}.`;
  }
  /** Registers the process group of a process that has just been started. */
  group(group) {
    this.#start().send({ op: "group", group });
  }
  /** Kills what is left of a group and of all that carries its marker; resolves when it is gone. */
  async end(group, marker) {
    await this.#start().ask({ op: "end", group, marker });
  }
  folder(path) {
    this.#start().send({ op: "folder", path });
  }
  lock(lock, own) {
    this.#start().send({ op: "lock", lock, own });
  }
  forget(path) {
    this.#start().send({ op: "forget", path });
  }
  /** Lets the watchdog do its last round; resolves when it has ended. */
  async close() {
    await this.#started?.close();
  }
  #start() {
    return this.#started ??= new WatchdogProcess(this.#runMarker);
  }
};

// src/adapters/node-exec.ts
var KEPT_BYTES = 64 * 1024, DEFAULT_KILL_AFTER_MS = 5e3, PIPE_LIMIT_MS = 1e4, CANNOT_EXECUTE = 126, NodeExec = class {
  #watchdog;
  #alive = /* @__PURE__ */ new Set();
  #taskset;
  #sequence = 0;
  constructor(watchdog) {
    this.#watchdog = watchdog;
    let taskset = findProgram("taskset", "/", process.env.PATH);
    this.#taskset = taskset.kind === "found" ? taskset.path : void 0;
  }
  async run(spec, abort) {
    let launched = this.#launch(spec, abort);
    if (!(launched instanceof Group)) return launched;
    let killAfterMs = spec.killAfterMs ?? DEFAULT_KILL_AFTER_MS, timer = setTimeout(() => {
      launched.endAs({ kind: "timeout", afterMs: spec.timeoutMs }, "SIGTERM", killAfterMs);
    }, spec.timeoutMs);
    try {
      return await launched.ended;
    } finally {
      clearTimeout(timer);
    }
  }
  async start(spec, abort) {
    let launched = this.#launch(spec, abort);
    if (launched instanceof Group) return Promise.resolve(launched);
    let ended = Promise.resolve(launched);
    return Promise.resolve({ pid: 0, ended, cpuMs: () => {
    }, stop: () => ended });
  }
  async stopAll() {
    await Promise.all([...this.#alive].map((group) => group.stop("SIGTERM", DEFAULT_KILL_AFTER_MS)));
  }
  #pinning(cpus) {
    if (!(this.#taskset === void 0 || cpus === void 0 || cpus.length === 0))
      return { taskset: this.#taskset, args: ["--cpu-list", cpus.join(",")] };
  }
  #launch(spec, abort) {
    if (abort?.aborted === !0) return notStarted({ kind: "aborted" }, "");
    let program = spec.argv[0];
    if (statSync2(spec.cwd, { throwIfNoEntry: !1 })?.isDirectory() !== !0)
      throw new Error(`The working directory of ${program} does not exist: ${spec.cwd}`);
    let found = findProgram(program, spec.cwd, spec.env.PATH);
    if (found.kind === "not-found")
      return refuse(spec, { kind: "not-found", program }, `${program}: not found`);
    if (found.kind === "not-executable")
      return refuse(spec, { kind: "exit", code: CANNOT_EXECUTE }, `${found.path}: is not an executable file`);
    let marker = this.#watchdog.marker(++this.#sequence), pinning = this.#pinning(spec.cpus), file = pinning?.taskset ?? found.path, args = pinning === void 0 ? [] : [...pinning.args, found.path], log = spec.logFile === void 0 ? void 0 : openSync(spec.logFile, "a"), output = log ?? "pipe", stdio = [spec.stdin === void 0 ? "ignore" : "pipe", output, output], child;
    try {
      child = spawn2(file, [...args, ...spec.argv.slice(1)], {
        cwd: spec.cwd,
        env: { ...spec.env, [MARKER_VARIABLE]: marker },
        detached: !0,
        stdio,
        // Programs that look at their own name see what was asked for.
        ...pinning === void 0 ? { argv0: program } : {}
      });
    } catch (error) {
      return refuse(spec, { kind: "exit", code: CANNOT_EXECUTE }, `${program}: ${error.message}`);
    } finally {
      log !== void 0 && closeSync(log);
    }
    child.pid !== void 0 && this.#watchdog.group(child.pid);
    let group = new Group(child, spec, marker, this.#watchdog, abort);
    return this.#alive.add(group), group.ended.finally(() => this.#alive.delete(group)).catch(() => {
    }), group;
  }
}, Group = class {
  pid;
  ended;
  #end;
  #exited = !1;
  #killTimer;
  constructor(child, spec, marker, watchdog, abort) {
    this.pid = child.pid ?? 0;
    let startedAt = performance.now(), stdout = spec.captureBytes === void 0 ? new LastBytes(KEPT_BYTES) : new FirstBytes(spec.captureBytes), stderr = new LastBytes(KEPT_BYTES);
    child.stdout?.on("data", (chunk) => {
      stdout.push(chunk);
    }), child.stderr?.on("data", (chunk) => {
      stderr.push(chunk);
    }), child.stdin?.on("error", () => {
    }), child.stdin?.end(spec.stdin);
    let closed = new Promise(
      (resolve4) => child.once("close", () => {
        resolve4();
      })
    ), onAbort = () => {
      this.endAs({ kind: "aborted" }, "SIGTERM", spec.killAfterMs ?? DEFAULT_KILL_AFTER_MS);
    };
    abort?.addEventListener("abort", onAbort, { once: !0 }), this.ended = new Promise((resolve4) => {
      child.once("exit", (code, signal) => {
        resolve4(signal === null ? { kind: "exit", code: code ?? 0 } : { kind: "signal", signal });
      }), child.once("error", (error) => {
        child.pid === void 0 && (stderr.push(Buffer2.from(`${spec.argv[0]}: ${error.message}
`)), resolve4(
          error.code === "ENOENT" ? { kind: "not-found", program: spec.argv[0] } : { kind: "exit", code: CANNOT_EXECUTE }
        ));
      });
    }).then(async (end) => {
      this.#exited = !0, clearTimeout(this.#killTimer), abort?.removeEventListener("abort", onAbort);
      let durationMs = performance.now() - startedAt;
      return child.pid !== void 0 && (await watchdog.end(child.pid, marker), await withLimit(closed, PIPE_LIMIT_MS), child.stdout?.destroy(), child.stderr?.destroy()), { end: this.#end ?? end, stdout: stdout.text(), stderr: stderr.text(), durationMs };
    });
  }
  /** Ends the group for a reason of the gate's, which becomes the result unless there is one already. */
  endAs(end, signal, killAfterMs) {
    this.#exited || (this.#end ??= end, this.#signal(signal, killAfterMs));
  }
  cpuMs() {
    return this.#exited ? void 0 : groupCpuMs(this.pid);
  }
  async stop(signal, killAfterMs) {
    return this.#exited || this.#signal(signal, killAfterMs), this.ended;
  }
  #signal(signal, killAfterMs) {
    signalGroup(this.pid, signal), signalGroup(this.pid, "SIGCONT"), clearTimeout(this.#killTimer), this.#killTimer = setTimeout(() => {
      signalGroup(this.pid, "SIGKILL");
    }, killAfterMs);
  }
};
function signalGroup(pid, signal) {
  if (!(pid <= 0))
    try {
      process.kill(-pid, signal);
    } catch (error) {
      if (error.code !== "ESRCH") throw error;
    }
}
async function withLimit(promise, limitMs) {
  let timer, limit = new Promise((resolve4) => {
    timer = setTimeout(resolve4, limitMs);
  });
  await Promise.race([promise, limit]), clearTimeout(timer), await new Promise((resolve4) => setImmediate(resolve4));
}
function notStarted(end, stderr) {
  return { end, stdout: "", stderr, durationMs: 0 };
}
function refuse(spec, end, reason) {
  return spec.logFile !== void 0 && appendFileSync(spec.logFile, `${reason}
`), notStarted(end, spec.logFile === void 0 ? `${reason}
` : "");
}

// src/adapters/supervision.ts
function startSupervision() {
  let watchdog = new Watchdog(), exec = new NodeExec(watchdog);
  return {
    exec,
    guard: watchdog,
    async close() {
      await exec.stopAll(), await watchdog.close();
    }
  };
}

// src/source/repository.ts
import { realpath as realpath2 } from "node:fs/promises";
import { dirname as dirname2, join as join3, relative as relative2, resolve as resolve3 } from "node:path";

// src/platform/leads-to.ts
import { readlink, realpath } from "node:fs/promises";
import { basename, dirname, isAbsolute as isAbsolute2, join as join2, relative, resolve as resolve2, sep } from "node:path";
async function leadsTo(path) {
  try {
    return await follow(resolve2(path));
  } catch (error) {
    if (error.code === "ELOOP") return;
    throw error;
  }
}
async function follow(path) {
  try {
    return await realpath(path);
  } catch (error) {
    let { code } = error;
    if (code !== "ENOENT" && code !== "ENOTDIR") throw error;
  }
  let named = join2(await follow(dirname(path)), basename(path)), text = await readlink(named).catch(() => {
  });
  return text === void 0 ? named : follow(resolve2(dirname(named), text));
}
function isWithin(folder, path) {
  let way = relative(folder, path);
  return way === "" || way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute2(way);
}

// src/source/repository.ts
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
  if ((await realpath2(folder)).includes(`
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
  let where = ["rev-parse", "--show-toplevel", "--show-prefix", "--is-shallow-repository"], [top = "", prefix = "", shallow] = (await gitOrFail(git, folder, where)).split(`
`), head = await findCommit(git, folder, "HEAD");
  if (head === void 0) {
    let hint = "Commit what is there: the baseline is a commit.";
    throw new SourceFailure("no-commits", "This git repository has no commits yet.", folder, hint);
  }
  let root = await realpath2(top);
  return {
    root,
    prefix: prefix.replace(/\/$/, ""),
    named: relative2(root, await namedBelow(root, folder)),
    head,
    shallow: shallow === "true"
  };
}
async function namedBelow(root, folder) {
  let path = resolve3(folder), above = [path];
  for (; dirname2(above[0]) !== above[0]; ) above.unshift(dirname2(above[0]));
  for (let one of above) {
    let real = await realpath2(one);
    if (isWithin(root, real)) return join3(real, relative2(one, path));
  }
  return realpath2(path);
}
async function isDirty(git, root, leftOut) {
  return await gitOrFail(git, root, ["status", "--porcelain", "-z", "--untracked-files=no", "--ignore-submodules=none"]) !== "" ? !0 : (await untrackedFiles(git, root, leftOut)).length > 0;
}
async function untrackedFiles(git, root, leftOut) {
  return (await gitOrFail(git, root, ["ls-files", "-z", "--others", "--exclude-standard"])).split("\0").filter((path) => path !== "" && !leftOut(join3(root, path)));
}

// src/source/deepen.ts
import { readFile } from "node:fs/promises";
import { join as join4 } from "node:path";
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
    return (await readFile(join4(folder, "shallow"), "utf8")).split(`
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
`).filter((name) => name !== ""), hints = [], guess2 = names.find((name) => name.endsWith(`/${ref}`)) ?? nearestOf(ref, names)[0];
  guess2 !== void 0 && hints.push(`Did you mean ${guess2}?`), remote === void 0 ? hints.push("This clone has no remote to ask.") : hints.push(`${remote} was asked too, and does not have it or could not be reached.`), shallow && hints.push("This clone is shallow (actions/checkout: fetch-depth: 0 fetches everything).");
  let message = `There is no commit, branch or tag named ${JSON.stringify(ref)}.`;
  return new SourceFailure("ref-not-found", message, ref, hints.join(" "));
}

export {
  commandLineGit,
  cpuTimes,
  stealShare,
  cpuPressureMicros,
  meanMhz,
  leadsTo,
  isWithin,
  findProgram,
  startSupervision,
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
  describeAcceptLabel,
  describeDisk
};

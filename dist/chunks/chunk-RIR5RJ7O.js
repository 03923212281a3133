import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);

// src/adapters/git.ts
var SETTINGS = [
  "core.hooksPath=/dev/null",
  "core.fsmonitor=false",
  "core.quotePath=false",
  // An index of the gate's own would leave its shared half in the user's repository.
  "core.splitIndex=false",
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
    }), this.#exited = new Promise((resolve2) => {
      let left = () => {
        this.#alive = !1;
        for (let { fail } of this.#waiting.values()) fail(new Error(ENDED_EARLY));
        this.#waiting.clear(), resolve2();
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
      (resolve2) => child.once("close", () => {
        resolve2();
      })
    ), onAbort = () => {
      this.endAs({ kind: "aborted" }, "SIGTERM", spec.killAfterMs ?? DEFAULT_KILL_AFTER_MS);
    };
    abort?.addEventListener("abort", onAbort, { once: !0 }), this.ended = new Promise((resolve2) => {
      child.once("exit", (code, signal) => {
        resolve2(signal === null ? { kind: "exit", code: code ?? 0 } : { kind: "signal", signal });
      }), child.once("error", (error) => {
        child.pid === void 0 && (stderr.push(Buffer2.from(`${spec.argv[0]}: ${error.message}
`)), resolve2(
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
  let timer, limit = new Promise((resolve2) => {
    timer = setTimeout(resolve2, limitMs);
  });
  await Promise.race([promise, limit]), clearTimeout(timer), await new Promise((resolve2) => setImmediate(resolve2));
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

// src/ports/files.ts
var CannotWrite = class extends Error {
  path;
  /** As of errno(3), `ENOSPC`. */
  code;
  constructor(path, { code, message }) {
    super(message), this.path = path, this.code = code ?? "EIO";
  }
};

export {
  commandLineGit,
  cpuTimes,
  stealShare,
  cpuPressureMicros,
  meanMhz,
  CannotWrite,
  findProgram,
  startSupervision
};

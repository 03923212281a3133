import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  chmodSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import type { ExecSpec } from "../ports/exec.js";
import { startSupervision } from "./supervision.js";
import type { Supervision } from "./supervision.js";

let dir: string;
let supervision: Supervision;

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), "lg-exec-"));
  supervision = startSupervision();
});
afterAll(async () => {
  await supervision.close();
  rmSync(dir, { recursive: true, force: true });
});

function spec(argv: readonly [string, ...string[]], more: Partial<ExecSpec> = {}): ExecSpec {
  return { argv, cwd: dir, env: { PATH: process.env["PATH"] ?? "" }, timeoutMs: 120_000, ...more };
}
function shell(script: string, more: Partial<ExecSpec> = {}): ExecSpec {
  return spec(["/bin/sh", "-c", script], more);
}
/** A `sleep` of this process's own, so that others who run these tests on this machine are not seen. */
function sleepOf(number: number): string {
  return `sleep 4${process.pid}.${number}`;
}
/** Processes whose command line holds `text`, zombies left out. */
function running(text: string): string[] {
  return readdirSync("/proc")
    .filter((name) => /^[0-9]+$/.test(name))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").includes(text);
      } catch {
        return false;
      }
    });
}

describe("how a process ends", () => {
  test.each<[string, ExecSpec | (() => ExecSpec), unknown]>([
    ["exit code 0", () => shell("exit 0"), { kind: "exit", code: 0 }],
    ["another exit code", () => shell("exit 7"), { kind: "exit", code: 7 }],
    ["a signal of its own", () => shell("kill -SEGV $$"), { kind: "signal", signal: "SIGSEGV" }],
    ["no such program", () => spec(["no-such-program"]), { kind: "not-found", program: "no-such-program" }],
    ["no such path", () => spec(["./none"]), { kind: "not-found", program: "./none" }],
    ["a folder", () => spec(["/tmp"]), { kind: "exit", code: 126 }],
    ["its time limit", () => shell("sleep 30", { timeoutMs: 100 }), { kind: "timeout", afterMs: 100 }],
    [
      "its time limit, SIGTERM ignored",
      () => shell("trap '' TERM; while :; do sleep 0.05; done", { timeoutMs: 100, killAfterMs: 100 }),
      { kind: "timeout", afterMs: 100 },
    ],
    [
      "arguments beyond the system's limit",
      () => spec(["/bin/true", "x".repeat(300_000)]),
      { kind: "exit", code: 126 },
    ],
  ])("%s", async (_name, make, end) => {
    const result = await supervision.exec.run(typeof make === "function" ? make() : make);
    expect(result.end).toEqual(end);
  });

  test.each(["#!/no/such/interpreter\n", "#!/bin/sh\r\n"])(
    "a script without its interpreter (%j) is there and can't be started, and says so",
    async (text) => {
      const script = join(dir, "script");
      writeFileSync(script, text);
      chmodSync(script, 0o755);
      const says = `${script}: its first line names a program that is not there`;
      const result = await supervision.exec.run(spec([script]));
      expect(result).toMatchObject({
        end: { kind: "exit", code: 126 },
        stderr: expect.stringContaining(says),
      });
      const logFile = join(dir, "log");
      const logged = await supervision.exec.run(spec([script], { logFile }));
      expect(logged).toMatchObject({ end: { kind: "exit", code: 126 }, stderr: "" });
      expect(readFileSync(logFile, "utf8")).toContain(says);
    },
  );

  test("an abort before the start starts nothing", async () => {
    const result = await supervision.exec.run(shell("touch started"), AbortSignal.abort());
    expect(result.end).toEqual({ kind: "aborted" });
    expect(readdirSync(dir)).not.toContain("started");
  });

  test("an abort while it runs ends it", async () => {
    const abort = new AbortController();
    const running = supervision.exec.run(shell("sleep 31"), abort.signal);
    setTimeout(() => {
      abort.abort();
    }, 50);
    expect((await running).end).toEqual({ kind: "aborted" });
  });
});

describe("input and output", () => {
  test("the environment is what was given and the run's marker, nothing else", async () => {
    const result = await supervision.exec.run(spec(["/usr/bin/env"], { env: { A: "1", PATH: "/usr/bin" } }));
    const names = result.stdout
      .trim()
      .split("\n")
      .map((line) => line.split("=")[0]);
    expect(names.sort()).toEqual(["A", "LATENCY_GATE_RUN_ID", "PATH"]);
  });

  test("all markers have one length", async () => {
    const lengths = new Set<number>();
    for (let i = 0; i < 12; i++) {
      lengths.add((await supervision.exec.run(spec(["/usr/bin/env"], { env: {} }))).stdout.length);
    }
    expect(lengths.size).toBe(1);
  });

  test("arguments are never seen by a shell", async () => {
    const result = await supervision.exec.run(spec(["printf", "%s", "$(id) `id` ; | * ~"]));
    expect(result.stdout).toBe("$(id) `id` ; | * ~");
  });

  test("standard input is written and closed; without it, it is empty", async () => {
    expect((await supervision.exec.run(spec(["cat"], { stdin: "hello" }))).stdout).toBe("hello");
    expect((await supervision.exec.run(spec(["cat"]))).stdout).toBe("");
  });

  test("of much output the last 64 KiB are kept, or as many of the first as asked for", async () => {
    const script = "i=0; while [ $i -lt 30000 ]; do echo line-$i; i=$((i+1)); done";
    const last = await supervision.exec.run(shell(script));
    expect(last.stdout).toHaveLength(64 * 1024);
    expect(last.stdout.endsWith("line-29999\n")).toBe(true);
    const first = await supervision.exec.run(shell(script, { captureBytes: 14 }));
    expect(first.stdout).toBe("line-0\nline-1\n");
  });

  test("a log file is appended to, with both streams and with the reason of what could not start", async () => {
    const logFile = join(dir, "x.log");
    await supervision.exec.run(shell("echo out; echo err >&2", { logFile }));
    await supervision.exec.run(spec(["missing"], { logFile }));
    expect(readFileSync(logFile, "utf8")).toBe("out\nerr\nmissing: not found\n");
  });

  test("a process that would be pinned does not start where taskset is not there", async () => {
    const path = process.env["PATH"];
    process.env["PATH"] = dir;
    const without = startSupervision();
    process.env["PATH"] = path;
    try {
      expect((await without.exec.run(spec(["true"], { cpus: [0] }))).end).toEqual({
        kind: "not-found",
        program: "taskset",
      });
      expect((await without.exec.run(spec(["true"], { cpus: [] }))).end).toEqual({ kind: "exit", code: 0 });
    } finally {
      await without.close();
    }
  });

  test("a process is pinned where taskset is there", async () => {
    const result = await supervision.exec.run(
      spec(["grep", "Cpus_allowed_list", "/proc/self/status"], { cpus: [0] }),
    );
    expect(result.stdout.trim()).toBe("Cpus_allowed_list:\t0");
  });
});

describe("nothing is left behind", () => {
  test.each([
    ["a child in the background", "SLEEP & exit 0", 1],
    ["a child in a session of its own", "setsid SLEEP & exit 0", 2],
    ["a daemon, forked twice", "(setsid sh -c 'SLEEP & ' &) ; exit 3", 3],
    ["a child that ignores signals", "sh -c 'trap \"\" TERM INT HUP; SLEEP; :' & exit 0", 4],
  ])("%s", async (_name, script, number) => {
    await supervision.exec.run(shell(script.replace("SLEEP", sleepOf(number))));
    expect(running(sleepOf(number))).toEqual([]);
  });

  test("a service is stopped with its whole group, by the signal that was asked for", async () => {
    const service = await supervision.exec.start(
      shell(
        `trap 'echo bye; exit 0' INT; setsid ${sleepOf(5)} & ${sleepOf(6)} & echo ready; touch ready; while :; do sleep 0.02; done`,
      ),
    );
    while (!existsSync(join(dir, "ready"))) await new Promise((resolve) => setTimeout(resolve, 5));
    const result = await service.stop("SIGINT", 60_000);
    expect(result).toMatchObject({ end: { kind: "exit", code: 0 }, stdout: "ready\nbye\n" });
    expect([...running(sleepOf(5)), ...running(sleepOf(6))]).toEqual([]);
  });

  test("a service that is stopped, as by a debugger, sees the signal before it is killed", async () => {
    const service = await supervision.exec.start(
      shell("trap 'exit 3' TERM; kill -STOP $$; while :; do :; done"),
    );
    const state = (): string | undefined =>
      /\) ([A-Za-z]) /.exec(readFileSync(`/proc/${service.pid}/stat`, "utf8"))?.[1];
    while (state() !== "T") await new Promise((resolve) => setTimeout(resolve, 5));
    expect((await service.stop("SIGTERM", 60_000)).end).toEqual({ kind: "exit", code: 3 });
  });

  test("what could not be started is ended without a signal to anybody", async () => {
    const script = join(dir, "unstarted");
    writeFileSync(script, "#!/no/such/interpreter\n", { mode: 0o755 });
    // Of this process's own group, to which a signal to the group 0 would go: one that does no harm.
    const neighbour = spawn("sh", ["-c", "trap 'echo signalled' CONT; echo ready; read line; echo end"]);
    const said = text(neighbour.stdout);
    await once(neighbour.stdout, "readable");
    const service = await supervision.exec.start(spec([script]));
    const { end } = await service.stop("SIGCONT" as "SIGTERM", 60_000);
    expect(end).toEqual({ kind: "exit", code: 126 });
    neighbour.stdin.end("\n");
    expect(await said).toBe("ready\nend\n");
  });

  test("two at once: the end of one leaves the other alone", async () => {
    const service = await supervision.exec.start(shell(`setsid ${sleepOf(7)} & wait; ${sleepOf(7)}`));
    await supervision.exec.run(shell(`${sleepOf(8)} & exit 0`));
    expect(running(sleepOf(8))).toEqual([]);
    expect(running(sleepOf(7)).length).toBeGreaterThan(0);
    await service.stop("SIGTERM", 1_000);
    expect(running(sleepOf(7))).toEqual([]);
  });

  test("stopAll ends what was started", async () => {
    const service = await supervision.exec.start(shell(sleepOf(9)));
    await supervision.exec.stopAll();
    expect((await service.ended).end.kind).toBe("signal");
    expect(running(sleepOf(9))).toEqual([]);
  });
});

test("without its watchdog nothing is run", async () => {
  // Of this process: the watchdogs of other tests must live.
  const isOurs = (pid: string): boolean =>
    new RegExp(`\\) [A-Z] ${process.pid} `).test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  const watchdogs = (): string[] => running("watchdog-main.mjs").filter(isOurs);
  const before = new Set(watchdogs());
  const own = startSupervision();
  expect((await own.exec.run(spec(["true"]))).end).toEqual({ kind: "exit", code: 0 });
  const [pid] = watchdogs().filter((found) => !before.has(found));
  process.kill(Number(pid), "SIGKILL");
  await expect(own.exec.run(spec(["sleep", "0.1"]))).rejects.toThrow("watchdog");
  await expect(own.exec.run(spec(["true"]))).rejects.toThrow("watchdog");
});

import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { temporaryFolder } from "./support/repository.js";

const root = join(import.meta.dirname, "..");
const CLI = join(root, "dist/cli.js");
const RESULTS = join(root, "fixtures/golden/regression/results.json");

let dir: string;
let shell: ChildProcess | undefined;

beforeEach(() => {
  dir = temporaryFolder();
});
afterEach(() => {
  signal("SIGKILL");
  shell = undefined;
  rmSync(dir, { recursive: true, force: true });
});

/** As a terminal does: to all that runs in it. */
function signal(name: NodeJS.Signals): void {
  if (shell?.exitCode === null && shell.signalCode === null) process.kill(-shell.pid!, name);
}

async function serve(command: string): Promise<URL> {
  shell = spawn("bash", ["-c", command, process.execPath, CLI, "report", RESULTS, "--serve"], {
    stdio: ["ignore", "pipe", "ignore"],
    detached: true,
  });
  const [line] = (await once(createInterface(shell.stdout!), "line")) as [string];
  return new URL(line);
}

test.each(['nohup "$0" "$@"', `nohup bash -c '"$0" "$@"; true' "$0" "$@"`])(
  "%s goes on when its terminal is gone",
  async (command) => {
    const url = await serve(command);
    signal("SIGHUP");
    await sleep(300);
    expect((await fetch(url)).status).toBe(200);
    signal("SIGTERM");
    await once(shell!, "exit");
  },
);

test("without nohup, a terminal that is gone ends the gate", async () => {
  await serve('"$0" "$@"');
  signal("SIGHUP");
  await once(shell!, "exit");
});

test.each([
  ["report", RESULTS],
  ["validate", RESULTS],
  ["compare", RESULTS],
])("what only reads starts no process and makes no cache folder: %s", async (...argv) => {
  const trace = join(dir, "started");
  // Each process of Node.js's writes its own number there.
  const spy = `data:text/javascript,import{appendFileSync as a}from"node:fs";a(${JSON.stringify(trace)},process.pid+"\\n")`;
  shell = spawn(process.execPath, [CLI, ...argv], {
    env: {
      ...process.env,
      LATENCY_GATE_CACHE_DIR: join(dir, "cache"),
      NODE_OPTIONS: `--import=${encodeURI(spy)}`,
    },
    stdio: "ignore",
    detached: true,
  });
  await once(shell, "exit");
  expect(readFileSync(trace, "utf8")).toBe(`${shell.pid}\n`);
  expect(readdirSync(dir)).toEqual(["started"]);
});

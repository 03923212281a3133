import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "@jest/globals";

const root = join(import.meta.dirname, "..");
const COMMAND = `'${process.execPath}' dist/cli.js report fixtures/golden/regression/results.json`;

/** On a terminal of its own (util-linux's `script`), of so many columns. */
function onTerminal(columns: number, env: Readonly<Record<string, string>> = {}): string {
  const rest = Object.fromEntries(Object.entries(process.env).filter(([name]) => name !== "NO_COLOR"));
  const { stdout, status, error } = spawnSync(
    "script",
    ["--quiet", "--return", "--command", `stty cols ${columns}; ${COMMAND}`, "/dev/null"],
    { cwd: root, encoding: "utf8", env: { ...rest, TERM: "xterm-256color", ...env }, timeout: 170_000 },
  );
  expect([error, status]).toEqual([undefined, 0]);
  return stdout.replaceAll("\r\n", "\n");
}

function inLog(env: Readonly<Record<string, string>> = {}): string {
  const { stdout, status } = spawnSync("sh", ["-c", COMMAND], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, ...env },
  });
  expect(status).toBe(0);
  return stdout;
}

// eslint-disable-next-line no-control-regex -- what a terminal is coloured with
const ESCAPE = /\u001b/;

test("a terminal gets colours, and its width is kept to", () => {
  const text = onTerminal(80);
  expect(text).toMatch(ESCAPE);
  // eslint-disable-next-line no-control-regex
  const lines = text.replace(/\u001b\[\d+m/g, "").split("\n");
  expect(lines.filter((line) => line.length > 80 && !line.startsWith("  again: "))).toEqual([]);
});

test.each([
  ["NO_COLOR", { NO_COLOR: "1" }],
  ["a dumb terminal", { TERM: "dumb" }],
])("%s takes the colours", (_, env) => {
  expect(onTerminal(80, env)).not.toMatch(ESCAPE);
});

test("an empty NO_COLOR is none", () => {
  expect(onTerminal(80, { NO_COLOR: "" })).toMatch(ESCAPE);
});

test("a terminal that is narrower than 60 columns is written to as one of 60", () => {
  const widest = Math.max(
    ...onTerminal(30, { NO_COLOR: "1" })
      .split("\n")
      .filter((line) => !line.startsWith("  again: "))
      .map((line) => line.length),
  );
  expect(widest).toBeGreaterThan(30);
  expect(widest).toBeLessThanOrEqual(60);
});

test("a log gets plain text, whatever TERM says", () => {
  expect(inLog({ TERM: "xterm-256color" })).not.toMatch(ESCAPE);
});

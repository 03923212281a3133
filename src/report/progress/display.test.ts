import { PassThrough } from "node:stream";
import { stripVTControlCharacters } from "node:util";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "@jest/globals";
import type { MeasureProgress } from "../../measure/progress.js";
import type { RawTrial, TrialIdentity, TrialResult } from "../../measure/trial.js";
import { openDisplay } from "./display.js";
import type { ProgressDisplay } from "./progress-display.js";
import { AT_START } from "./progress-state.js";
import { describeTime } from "./progress-text.js";

const TRIAL: TrialIdentity = {
  system: "docdb",
  benchmark: "crud",
  side: "candidate",
  round: 6,
  slot: 1,
  warmup: false,
};
const REMAINING = { untilNextLookMs: 40_000, atMostMs: 270_000 };
const BEGINS: MeasureProgress = { kind: "trial-begins", trial: TRIAL, roundsMax: 20, remaining: REMAINING };
const ended = (result: TrialResult): MeasureProgress => ({
  kind: "trial-ended",
  trial: { ...TRIAL, result } as RawTrial,
});
const OK = ended({ kind: "events", file: "f" });
const FAILED = ended({
  kind: "failed",
  failure: { code: "exit-code", message: "broke\u001b[2J", where: undefined, hint: undefined, logTail: [] },
});

interface Screen {
  readonly display: ProgressDisplay;
  readonly text: () => string;
  readonly pass: (durationMs: number) => void;
}

function open(
  terminal: { isTTY?: boolean; columns?: number } = {},
  options: { env?: Record<string, string>; quiet?: boolean; shared?: boolean } = {},
): Screen {
  const stream = Object.assign(new PassThrough(), terminal);
  const chunks: string[] = [];
  stream.on("data", (chunk: Buffer) => chunks.push(chunk.toString()));
  let nowMs = 0;
  const clock = { nowMs: () => nowMs, wallTime: () => "", sleepMs: () => Promise.resolve() };
  const { env = {}, quiet = false, shared = false } = options;
  const display = openDisplay({ stream, clock, env, quiet, shared });
  return { display, text: () => chunks.join(""), pass: (durationMs) => void (nowMs += durationMs) };
}

test("a log gets a line at a look, at a verdict and at a failure, and no more than one in 15 s otherwise", () => {
  const { display, text, pass } = open();
  for (let trial = 0; trial < 100; trial += 1) {
    display.measure(BEGINS);
    pass(400);
    display.measure(OK);
  }
  expect(text().split("\n").filter(Boolean)).toHaveLength(2);
  display.measure({ kind: "look", rounds: 10, benchmarks: ["docdb/crud"], remaining: REMAINING });
  display.verdicts({ pass: 36, regression: 1, open: 3 });
  display.measure(FAILED);
  display.close();
  expect(text().split("\n").filter(Boolean).slice(2)).toEqual([
    "look at 10 rounds: docdb/crud",
    "36 pass, 1 regression, 3 open; 40 s so far, next look in 40 s, at most 4 min 30 s",
    "failed: docdb/crud, candidate: broke",
  ]);
});

test.each([
  ["in a CI with a terminal", { isTTY: true }, { CI: "true" }],
  ["on a dumb terminal", { isTTY: true }, { TERM: "dumb" }],
  ["in a file", {}, {}],
])("no escape sequence is written %s", async (_, terminal, env) => {
  const { display, text } = open(terminal, { env });
  display.note("building docdb");
  display.measure(BEGINS);
  display.verdicts({ pass: 1 });
  await sleep(300);
  display.close();
  expect(text()).not.toContain("\u001b");
});

/** What moves the cursor, up to draw anew or to a line's beginning, ends a line, too. */
function linesDrawn(text: string): string[] {
  // eslint-disable-next-line no-control-regex
  return stripVTControlCharacters(text.replace(/\u001b\[\d*[A-HJK]/g, "\n")).split(/[\r\n]+/);
}

/** A busy machine draws late; of what is never shown the test itself says so. */
async function until(isShown: () => boolean): Promise<void> {
  for (let waits = 0; waits < 500 && !isShown(); waits += 1) await sleep(20);
}

test.each([60, 80])(
  "a terminal of %i columns shows what runs, how long and the verdicts; no line is wider",
  async (columns) => {
    const { display, text } = open({ isTTY: true, columns });
    display.measure(BEGINS);
    display.verdicts({ pass: 36, regression: 1, open: 3 });
    const lines = (): string[] => linesDrawn(text());
    await until(() => lines().includes("36 pass, 1 regression, 3 open"));
    display.measure(FAILED);
    await until(() => text().includes("1 failed trial"));
    display.close();
    expect(lines()).toContain("36 pass, 1 regression, 3 open");
    expect(lines()).toContain("failed: docdb/crud, candidate: broke");
    expect(lines()).toContain("docdb/crud, round 7 of at most 20, candidate");
    expect(lines()).toContain("0 s so far, next look in 40 s, at most 4 min 30 s");
    for (const line of lines()) expect(line.length).toBeLessThanOrEqual(columns);
    // The cursor is given back.
    expect(text()).toContain("\u001b[?25h");
  },
);

test.each([
  ["a log", {}, 200],
  ["a terminal", { isTTY: true, columns: 60 }, 60],
])(
  "%s shows a long note whole, and nothing in it is an escape or a runner's command",
  async (_, to, columns) => {
    const { display, text } = open(to);
    const note = `docdb: build of the candidate: wrote ${"into LATENCY_GATE_SOURCE_DIR ".repeat(8)}("a\u001b[2J", "::error::b\u202e")`;
    display.note(note);
    await sleep(300);
    display.close();
    const lines = stripVTControlCharacters(text()).split(/[\r\n]+/);
    expect(lines.map((line) => line.trim()).join(" ")).toContain(
      note.replace("\u001b[2J", "").replace("\u202e", "\ufffd"),
    );
    for (const line of lines) {
      expect(line.length).toBeLessThanOrEqual(columns);
      expect(line).not.toMatch(/^\s*::/);
    }
  },
);

test("a note goes on for so many lines and no more", () => {
  const { display, text } = open();
  display.note(`docdb: ${"::error ".repeat(1000)}${"x".repeat(1000)}`);
  const lines = text().trimEnd().split("\n");
  expect(lines).toHaveLength(8);
  expect(lines.at(-1)).toMatch(/…$/);
  for (const line of lines) expect(line).not.toMatch(/^\s*::/);
});

test.each([0, 1, 5])("a terminal that says it has %i columns is drawn to", async (columns) => {
  const { display, text } = open({ isTTY: true, columns });
  display.note("building docdb");
  display.measure(BEGINS);
  await sleep(300);
  display.measure(FAILED);
  display.close();
  expect(stripVTControlCharacters(text())).toContain(columns === 0 ? "docdb/crud, round 7" : "0 %");
});

test("a display that breaks is one that shows nothing more: the run goes on", async () => {
  const stream = new PassThrough();
  const terminal = { isTTY: true, columns: 80 };
  let broken = false;
  const write = (): boolean => {
    if (broken) throw new Error("EIO: the terminal is gone");
    return true;
  };
  const clock = { nowMs: () => 0, wallTime: () => "", sleepMs: () => Promise.resolve() };
  for (const isTTY of [true, false]) {
    broken = false;
    const shown = Object.assign(stream, { ...terminal, isTTY, write });
    const display = openDisplay({ stream: shown, clock, env: {}, quiet: false, shared: false });
    display.note("building docdb");
    broken = true;
    display.note("building docdb");
    display.measure(FAILED);
    display.verdicts({ pass: 1 });
    await sleep(500);
    display.close();
  }
});

test("NO_COLOR takes the colours", async () => {
  const { display, text } = open({ isTTY: true, columns: 60 }, { env: { NO_COLOR: "1" } });
  display.measure(BEGINS);
  await sleep(400);
  display.close();
  // eslint-disable-next-line no-control-regex
  expect(text()).not.toMatch(/\u001b\[[0-9;]*m/);
});

test("quiet is quiet", () => {
  const { display, text } = open({}, { quiet: true });
  display.note("x");
  display.measure(FAILED);
  display.close();
  expect(text()).toBe("");
});

test.each([
  [0, "0 s so far"],
  [1, "1 s so far"],
  [59_000, "59 s so far"],
  [59_001, "1 min so far"],
  [72_000, "1 min 12 s so far"],
])("after %i ms: %s", (elapsedMs, text) => {
  expect(describeTime(AT_START, elapsedMs)).toBe(text);
});

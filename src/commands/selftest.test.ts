import { expect, test } from "@jest/globals";
import type { Report, Verdict } from "../core/model/report.js";
import type { PipelinePorts } from "../pipeline/ports.js";
import type { ToyRun } from "./gate-toy.js";
import { selftestCommand } from "./selftest.js";
import { keptTerminal } from "./testing.js";

type Verdicts = readonly [p50: Verdict, p95: Verdict, p99: Verdict];

const QUIET: Verdicts = ["pass", "pass", "pass"];
const ALARM: Verdicts = ["pass", "pass", "regression"];
const NOISY: Verdicts = ["inconclusive", "inconclusive", "inconclusive"];
const FAILED: Verdicts = ["invalid", "invalid", "invalid"];

const DETAILS: Partial<Record<Verdict, object>> = {
  invalid: { failure: { message: "The build failed." } },
  insufficient: { reason: "rounds", needed: 10, have: 4 },
};

function reportOf(verdicts: Verdicts): Report {
  const rows = verdicts.map((verdict, index) => ({
    metric: "latency",
    statistic: ["p50", "p95", "p99"][index],
    judgement: { verdict, ...DETAILS[verdict] },
  }));
  const exitCode = verdicts === NOISY || verdicts === FAILED ? 2 : verdicts.includes("regression") ? 1 : 0;
  return { rows, outcome: { exitCode } } as unknown as Report;
}

/** What `selftest` says where the runs of its cases come to these verdicts, one after the other. */
async function said(only: readonly string[], ...runs: readonly Verdicts[]) {
  let nowMs = 0;
  const left = [...runs];
  const gated: ToyRun[] = [];
  const { terminal, out } = keptTerminal();
  const gate = (toy: ToyRun): Promise<Report> => {
    gated.push(toy);
    nowMs += 20_000;
    return Promise.resolve(reportOf(left.shift()!));
  };
  const ports = { clock: { nowMs: () => nowMs } } as unknown as PipelinePorts;
  const invocation = { command: "selftest", only, verbosity: "usual" } as never;
  const exitCode = await selftestCommand(invocation, terminal, ports, gate);
  return { exitCode, out: out(), gated, unused: left.length };
}

test.each<[string, readonly Verdicts[], number, readonly RegExp[]]>([
  ["right at once", [QUIET], 0, [/^ok {6}unchanged/m, /1 of 1 cases as they must be\.$/m]],
  [
    "wrong, and right when it is measured again, which chance does",
    [ALARM, QUIET],
    0,
    [
      /^again {3}unchanged: .*P99 regression\. Chance alone does this in up to 5 % of runs: it is measured once more\.$/m,
      /^ok {6}unchanged/m,
      /1 of 1 cases as they must be, unchanged when it was measured again\.$/m,
    ],
  ],
  [
    "wrong twice, which chance does not",
    [ALARM, ALARM],
    1,
    [
      /^again/m,
      /^WRONG {3}unchanged/m,
      /^The gate was wrong twice, which chance does in at most 0\.25 % .*report/m,
    ],
  ],
  ["wrong, and too noisy after that", [ALARM, NOISY], 2, [/^again/m, /^unseen {2}unchanged/m]],
  ["too noisy", [NOISY], 2, [/^unseen {2}unchanged/m, /this machine is too noisy/]],
  [
    "not measured, which is no noise",
    [FAILED],
    2,
    [/^FAILED {2}unchanged: .* P99 invalid\. The build failed\.$/m, /^1 of 1 cases could not be measured/m],
  ],
])("a case that is %s", async (_, runs, exitCode, lines) => {
  const told = await said(["unchanged"], ...runs);
  expect([told.exitCode, told.unused]).toEqual([exitCode, 0]);
  for (const line of lines) expect(told.out).toMatch(line);
});

test("a slow-down that is seen is, whatever else could not be judged; where none is, that is why", async () => {
  expect(await said(["tail-20"], ["insufficient", "regression", "pass"])).toMatchObject({ exitCode: 0 });
  const unjudged = await said(["tail-20"], ["insufficient", "pass", "pass"]);
  expect([unjudged.exitCode, unjudged.out]).toEqual([
    2,
    expect.stringMatching(/^FAILED {2}tail-20: .*\. needs 10 rounds, has 4$/m),
  ]);
});

test("a slow-down that is missed is measured again, too", async () => {
  const told = await said(["all-10"], QUIET, ["regression", "regression", "pass"]);
  expect([told.exitCode, told.unused]).toEqual([0, 0]);
  expect(told.gated.map(({ patch }) => patch)).toEqual(["all-10.patch", "all-10.patch"]);
});

test("what is measured again takes no time of the others", async () => {
  const slow: Verdicts = ["regression", "regression", "pass"];
  const once = await said(["unchanged", "all-10"], QUIET, slow);
  const again = await said(["unchanged", "all-10"], ALARM, QUIET, slow);
  expect(again.gated.at(-1)?.timeBudgetMs).toBe(once.gated.at(-1)?.timeBudgetMs);
});

test("a second case that is wrong is not measured again: chance does not do that to two", async () => {
  const slow: Verdicts = ["regression", "regression", "pass"];
  const told = await said(["unchanged", "all-10"], ALARM, QUIET, QUIET);
  expect([told.exitCode, told.unused]).toEqual([1, 0]);
  expect(told.out).toMatch(/^WRONG {3}all-10[^]*in at most 0\.75 % of self-tests/m);
  expect((await said(["unchanged", "all-10"], ALARM, QUIET, slow)).exitCode).toBe(0);
});

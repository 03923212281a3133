import { expect, test } from "@jest/globals";
import { renderHistoryHtml } from "./render-html.js";
import { renderHistory } from "./render-terminal.js";
import { historyOf } from "./series.js";
import { makeRecords } from "./testing.js";

const records = makeRecords();

test.each<[number, string, string]>([
  [0, "No runs yet", "The history is empty."],
  [
    1,
    "One run: there is nothing to compare it with yet",
    "One run: there is nothing to compare it with yet.",
  ],
  [9, "9 runs: a change of level shows from 10 on", "9 runs: a change of level shows from 10 on."],
  [20, "No level got worse", "No level got worse."],
  [500, "1 metric got worse", "Changes of level:"],
])("what %i runs can say", (count, heading, line) => {
  const history = historyOf(records.slice(0, count));
  expect(/<h1>(.*)<\/h1>/.exec(renderHistoryHtml(history))?.[1]).toBe(heading);
  expect(renderHistory(history)).toContain(line);
});

test("a line of few runs is not said to have no change", () => {
  const caption = (count: number): string =>
    /"summary":"([^"]*)"/.exec(renderHistoryHtml(historyOf(records.slice(0, count))))![1]!;
  expect(caption(3)).toBe("A change of its level shows from 10 runs on; there are 3.");
  expect(caption(20)).toBe("No change of its level was found.");
  expect(caption(500)).toBe("Shaded: where its level changed.");
});

test("a metric's name can't command a runner that prints it", () => {
  const named = records.slice(0, 20).map((record) => ({
    ...record,
    metrics: record.metrics.map((metric) => ({ ...metric, name: "::error::x ##[error]y" })),
  }));
  expect(renderHistory(historyOf(named))).not.toMatch(/^\s*::|##\[/m);
});

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { nodeFiles } from "../../adapters/node-files.js";
import { judge } from "../../core/judge.js";
import type { PublishedFigure } from "../../core/model/published.js";
import type { Results } from "../../core/model/run.js";
import { formatProblems } from "../../core/model/problem.js";
import { readResults } from "../../validate/results-file.js";
import { agreement, compute, difference, relativeChange } from "./arithmetic.js";
import { roundingOf } from "./published-figures.js";
import { sheetToMarkdown } from "./render-sheet.js";
import { FIX_STUDIES } from "./feature-serving.js";
import { publishedStyle, STYLE_NAMES, styledSheet } from "./styles.js";
import type { StyleName } from "./styles.js";

const folder = join(import.meta.dirname, "../../../fixtures/published");

async function read(path: string): Promise<Results> {
  const results = await readResults(nodeFiles, path);
  if (!results.ok) throw new Error(formatProblems(results.error));
  return results.value;
}

const published = (style: StyleName): Promise<Results> => read(join(folder, `${style}.json`));
const render = (style: StyleName, results: Results): string =>
  sheetToMarkdown(styledSheet(style, results, judge(results)));

function expectGolden(name: string, text: string): void {
  const path = join(folder, "golden", name);
  if (process.env["UPDATE_GOLDENS"] === "1") writeFileSync(path, text);
  expect(text).toBe(readFileSync(path, "utf8"));
}

test.each(STYLE_NAMES)("%s: the published tables", async (style) => {
  const results = await published(style);
  expect(publishedStyle(results)).toBe(style);
  expectGolden(`${style}.md`, render(style, results));
});

test.each(STYLE_NAMES)("%s: a run of the system here, in the same form", async (style) => {
  const path = join(folder, "live", `${style}.json.gz`);
  expect(existsSync(path)).toBe(true);
  expectGolden(`${style}.live.md`, render(style, await read(path)));
});

test.each(STYLE_NAMES)("%s: every study of a run here stands in the tables", async (style) => {
  const results = await read(join(folder, "live", `${style}.json.gz`));
  const report = judge(results);
  const named = report.studies.map((study, index) => ({ ...study, title: `Study number ${index}.` }));
  const told = styledSheet(style, results, { ...report, studies: named }).tables.flatMap(({ rows }) =>
    rows.map(([first]) => first!.text),
  );
  const unseen = named.filter(({ title, id }) => !told.includes(title) && !FIX_STUDIES.includes(id));
  expect(unseen.map(({ id }) => id)).toEqual([]);
});

test.each(STYLE_NAMES)("%s: every figure is shown as it was printed", async (style) => {
  const results = await published(style);
  const { published: report } = results;
  if (report === undefined) throw new Error("no figures");
  // Every figure gets a text of its own, so that none is taken for another of the same value.
  const marked = report.figures.map((figure, index): PublishedFigure => ({
    ...figure,
    printed: `F${index}E`,
  }));
  const text = render(style, { ...results, published: { ...report, figures: marked } });
  const unseen = report.figures.filter((_, index) => !text.includes(`F${index}E`));
  expect(unseen).toEqual([]);
});

test.each(STYLE_NAMES)("%s: nothing published is judged", async (style) => {
  const report = judge(await published(style));
  expect(report.rows).toEqual([]);
  expect(report.invariants).toEqual([]);
});

test("the decision follows the figures: one scenario above the budget is NO-GO, against the print", async () => {
  const results = await published("cold-start");
  const figures = results.published!.figures.map((figure) =>
    figure.scenario === "hybrid-miss" && figure.statistic === "p95"
      ? { ...figure, low: 501e6, high: 501e6 }
      : figure,
  );
  const text = render("cold-start", { ...results, published: { ...results.published!, figures } });
  expect(text).toContain("**Decision:** NO-GO<sup>");
  expect(text).toContain("The report prints GO.");
});

test("the recommendation follows the figures", async () => {
  const results = await published("cold-start");
  const figures = results.published!.figures.map((figure) =>
    figure.scenario === "read-replicas" && figure.side === "candidate" && figure.statistic === "p95"
      ? { ...figure, low: 90e6, high: 90e6 }
      : figure,
  );
  const text = render("cold-start", { ...results, published: { ...results.published!, figures } });
  expect(text).toMatch(/Read Replicas.*CONSIDER/);
  expect(text).toContain("14.9 %, not 72.5%");
});

test("a run of another system measured none of the rows", async () => {
  const text = render("docdb", await read(join(folder, "live/zigttp.json.gz")));
  expect(text).toContain("This run did not measure docdb.");
  expect(text).toMatch(/\| Create \| not measured \| not measured \| not measured \|/);
});

test.each([
  ["0.05μs", 50, 5],
  ["201,777", 201777, 0.5],
  ["-13ms", -13e6, 0.5e6],
  ["1.37M ops/sec", 1.37e6, 5e3],
  ["empty", undefined, 0],
])("the last digit of %s", (printed, value, expected) => {
  expect(roundingOf(printed, value)).toBeCloseTo(expected, 6);
});

test("a print agrees, agrees within rounding, or does not", () => {
  const figure = (low: number, rounding: number) =>
    ({ text: "", unit: "ns", low, high: low, rounding, notes: [] }) as const;
  const sides = [figure(83, 0.5), figure(71, 0.5)];
  expect(agreement(figure(-12, 0.5), compute(sides, difference)!)).toBe("equal");
  expect(agreement(figure(-13, 0.5), compute(sides, difference)!)).toBe("within rounding");
  expect(agreement(figure(-15, 0.5), compute(sides, difference)!)).toBe("different");
  expect(compute([figure(0, 0), figure(71, 0)], relativeChange)).toBeUndefined();
});

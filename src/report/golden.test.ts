import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { nodeFileWriter } from "../adapters/node-file-writer.js";
import { nodeFiles } from "../adapters/node-files.js";
import { judge } from "../core/judge.js";
import type { Report } from "../core/model/report.js";
import { validateReport } from "../generated/report-1.validator.js";
import { readResults } from "../validate/results-file.js";
import { writeResults } from "../validate/results-writer.js";
import { renderCsv } from "./csv.js";
import { renderJson } from "./json.js";
import { renderJUnit } from "./junit.js";
import { renderMarkdown } from "./markdown.js";
import { renderTerminal } from "./terminal.js";
import { DECISIONS, GOLDEN_CASES } from "./testing.js";

const root = join(import.meta.dirname, "..", "..", "fixtures", "golden");
const updating = process.env["UPDATE_GOLDENS"] === "1";

const WIDTHS = [60, 80, 120, 160] as const;

/** All widths in one file, so that they are read next to each other. */
function atAllWidths(report: Report): string {
  return WIDTHS.map((columns) => {
    const text = renderTerminal(report, { columns, color: false, verbosity: "normal" });
    return `${"=".repeat(columns)}\n${text}`;
  }).join("\n");
}

const FORMS: Readonly<Record<string, (report: Report) => string>> = {
  "expected.md": (report) => renderMarkdown(report),
  "expected.txt": atAllWidths,
  "expected.json": renderJson,
  "expected.csv": renderCsv,
  "expected.xml": renderJUnit,
};

/** There is no report of it: src/publish/lost-shard.test.ts has the comment. */
const WITHOUT_REPORT = ["shard-lost"];

test("every folder has its case and every case its folder", () => {
  if (updating)
    for (const name of Object.keys(GOLDEN_CASES)) mkdirSync(join(root, name), { recursive: true });
  expect(readdirSync(root).sort()).toEqual([...Object.keys(GOLDEN_CASES), ...WITHOUT_REPORT].sort());
});

/**
 * results.json is written by its case, and read back from the file like anybody's. `npm run goldens`
 * writes all of them anew; read the difference before it is committed.
 */
test.each(Object.entries(GOLDEN_CASES))("golden/%s", async (name, make) => {
  const folder = join(root, name);
  const file = join(folder, "results.json");
  if (updating) await writeResults(nodeFileWriter, file, make());
  const results = await readResults(nodeFiles, file);
  if (!results.ok) throw new Error(JSON.stringify(results.error));
  expect(results.value).toEqual(make());
  const judged = judge(results.value);
  const report = DECISIONS[name]?.(judged) ?? judged;
  for (const [form, render] of Object.entries(FORMS)) {
    const expected = join(folder, form);
    const actual = render(report);
    if (updating) writeFileSync(expected, actual);
    expect(actual).toBe(existsSync(expected) ? readFileSync(expected, "utf8") : "");
  }
  expect({ valid: validateReport(JSON.parse(renderJson(report))), errors: validateReport.errors }).toEqual({
    valid: true,
    errors: null,
  });
});

import { expect, test } from "@jest/globals";
import { judge } from "../core/judge.js";
import type { Report } from "../core/model/report.js";
import { renderCsv } from "./csv.js";
import { renderJson } from "./json.js";
import { renderJUnit } from "./junit.js";
import { renderMarkdown } from "./markdown.js";
import { renderTerminal } from "./terminal.js";
import { GOLDEN_CASES, HOSTILE } from "./testing.js";
import { csvField, fence, jsonText, markdown, plain, forTerminal, xml } from "./text/hostile.js";

/** Words of the model itself, which decide how a text is read and come from no one else. */
const OWN = new Set([
  "kind",
  "verdict",
  "code",
  "state",
  "reason",
  "unit",
  "better",
  "statistic",
  "side",
  "stage",
  "stop",
  "comparison",
  "policyFrom",
  "finding",
  "recommendation",
]);

/** The report as if every text that the schema lets anybody choose, and every id besides, were hostile. */
function poison(value: unknown, key = ""): unknown {
  if (typeof value === "string") return OWN.has(key) ? value : HOSTILE;
  if (Array.isArray(value)) return value.map((one) => poison(one, key));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, poison(child, name)]));
}

const reports = Object.entries(GOLDEN_CASES)
  .filter(([name]) => name !== "500-metrics")
  .map(([name, make]) => [name, poison(judge(make())) as Report] as const);

// eslint-disable-next-line no-control-regex -- these are what must not be there
const INVISIBLE = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;

test.each(reports)("%s: nothing invisible and no command to the runner reaches a terminal", (_, report) => {
  for (const columns of [60, 80, 160]) {
    const text = renderTerminal(report, { columns, color: false, verbosity: "verbose" });
    expect(text).not.toMatch(INVISIBLE);
    expect(text).not.toMatch(/^\s*::|##\[/m);
  }
});

/** The one link of a report, into the documents. */
const OWN_LINK =
  /\[What else helps\]\(https:\/\/github\.com\/latency-gate\/latency-gate\/blob\/main\/docs\/verdicts\.md#[a-z-]+\)/g;

test.each(reports)("%s: the Markdown has no markup but its own", (_, report) => {
  const text = renderMarkdown(report);
  expect(text).not.toMatch(INVISIBLE);
  // Within code nothing is read.
  const read = text
    .replace(/^(`{3,})text\n[^]*?\n\1$/gm, "")
    .replace(/`[^`\n]*`/g, "")
    .replace(/^>(?: |$)/gm, "")
    .replace(OWN_LINK, "");
  expect(read.replace(/<\/?(?:details|summary|sup|br)>/g, "")).not.toMatch(/[<>]/);
  expect(read).not.toMatch(/@\w|(?<!&)#\d|\]\(|https?:\/\/|--+>|!\[/);
  const tables = read.split("\n\n").filter((block) => block.startsWith("|"));
  for (const table of tables) {
    const cells = table
      .split("\n")
      .filter((line) => line.startsWith("|"))
      .map((line) => line.split("|").length);
    expect(new Set(cells).size).toBe(1);
  }
});

test.each(reports)("%s: XML and CSV keep their shape, JSON its text", (_, report) => {
  const junit = renderJUnit(report);
  expect(junit).not.toMatch(INVISIBLE);
  expect(
    junit.replace(/<\/?(?:testsuites|testsuite|testcase|failure|error|skipped)\b|\?>|<\?xml/g, ""),
  ).not.toMatch(/</);
  const csv = renderCsv(report);
  expect(csv.replaceAll("\r\n", "\n")).not.toMatch(INVISIBLE);
  expect(csv).not.toMatch(/(^|,)[=@]/m);
  const json = renderJson(report);
  expect(JSON.stringify(JSON.parse(json))).toContain(JSON.stringify(HOSTILE).slice(1, -1));
  expect(json).not.toContain("##[");
});

test.each([
  ["\u001b[31mred\u001b[0m", "red"],
  ["\u001b]0;title\u0007x", "x"],
  ["a\nb\tc", "a b c"],
  ["\u202etxt.exe", "\ufffdtxt.exe"],
  ["zero\u200bwidth", "zero\ufffdwidth"],
  ["\u0000", "\ufffd"],
  ["no\uffffXML\ufffe", "no\ufffdXML\ufffd"],
  ["Grüße, 世界 🙂", "Grüße, 世界 🙂"],
])("plain %j is %j", (text, expected) => {
  expect(plain(text)).toBe(expected);
});

test.each([
  ["6.8.0-1021-azure", "6.8.0-1021-azure"],
  ["AMD EPYC 7763 64-Core", "AMD EPYC 7763 64-Core"],
  ["it's <b>", "it&#39;s &#60;b&#62;"],
  ["@team", "&#64;\u2060team"],
  ["#12 and GH-12", "&#35;\u206012 and GH&#45;\u206012"],
  ["www.evil.example", "www&#46;evil&#46;example"],
  ["https://evil", "https&#58;//evil"],
  ["1. a", "1&#46; a"],
  ["- a", "&#45; a"],
  ["| `a` *b* _c_ ~d~ $e$ \\", "&#124; &#96;a&#96; &#42;b&#42; &#95;c&#95; &#126;d&#126; &#36;e&#36; &#92;"],
  ["&lt;", "&#38;lt;"],
])("Markdown of %j is %j", (text, expected) => {
  expect(markdown(text)).toBe(expected);
});

test("the runner's commands are broken up; other colons stay", () => {
  expect(forTerminal("::error::x")).toBe(": :error::x");
  expect(forTerminal("a ##[error]b std::vector")).toBe("a ## [error]b std::vector");
});

test("JSON says the same without the runner's commands", () => {
  const value = { "a##[error]b": "###[x" };
  const text = jsonText(JSON.stringify(value));
  expect(text).not.toContain("##[");
  expect(JSON.parse(text)).toEqual(value);
});

test("a fence is longer than what it holds", () => {
  expect(fence(["a", "````"])).toBe("`````text\na\n````\n`````");
});

test.each([
  ["=1+1", "'=1+1"],
  ["-5", "-5"],
  ["+cmd", "'+cmd"],
  ['a,"b"', '"a,""b"""'],
])("CSV of %j is %j", (text, expected) => {
  expect(csvField(text)).toBe(expected);
});

test("XML", () => {
  expect(xml(`<a b="c">&'`)).toBe("&#60;a b=&#34;c&#34;&#62;&#38;&#39;");
});

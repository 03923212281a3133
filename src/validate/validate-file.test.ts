import { mkdir, mkdtemp, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { nodeFiles } from "../adapters/node-files.js";
import { nodeFileWriter } from "../adapters/node-file-writer.js";
import { judge } from "../core/judge.js";
import { renderJson } from "../report/json.js";
import { writeResults } from "./results-writer.js";
import { results, series, trial } from "./testing.js";
import { formatFileCheck, validateFile } from "./validate-file.js";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "latency-gate-test-"));
  const good = results([trial("baseline", 0, [series([1, 2, 3])])]);
  await writeResults(nodeFileWriter, join(folder, "results.json"), good);
  await writeResults(nodeFileWriter, join(folder, "results.json.gz"), good);
  const text = await readFile(join(folder, "results.json"), "utf8");
  await writeFile(join(folder, "pretty.json"), JSON.stringify(JSON.parse(text), null, 2));
  await writeFile(join(folder, "one-line.json"), JSON.stringify(JSON.parse(text)));
  const kindLast = (document: string): string => {
    const { kind, ...rest } = JSON.parse(document) as { kind: string };
    return JSON.stringify({ ...rest, kind });
  };
  await writeFile(join(folder, "kind-last.json"), kindLast(text));
  await writeFile(join(folder, "broken.json"), text.replace('"round":0', '"round":-1'));
  const report = renderJson(judge(good));
  await writeFile(join(folder, "report.json"), report);
  await writeFile(join(folder, "report-line.json"), JSON.stringify(JSON.parse(report)));
  await writeFile(join(folder, "report-kind-last.json"), kindLast(report));
  await writeFile(join(folder, "report-huge.json"), '{"kind":"latency-gate/report",\n');
  await truncate(join(folder, "report-huge.json"), 256 * 1024 ** 2 + 1);
  await writeFile(join(folder, "report-broken.json"), report.replace('"exitCode": 2', '"exitCode": 9'));
  await writeFile(join(folder, "report-cut.json"), report.slice(0, -20));
  await writeFile(join(folder, "other.json"), '{"kind":"something/else"}');
  await writeFile(join(folder, "latency-gate.yml"), "schema: 1\npolicy: {alpha: five}\n");
  await writeFile(join(folder, "system.yml"), "schema: 1\nid: a\nbenchmarks: {c: {command: {argv: [x]}}}\n");
  const deep = join(folder, "project", "systems", "kv");
  await mkdir(deep, { recursive: true });
  await writeFile(join(folder, "project", "latency-gate.yml"), "schema: 1\nsystems: [systems/*]\n");
  const wide = (source: string): string =>
    `schema: 1\nid: kv\nsource: ${source}\nbenchmarks: {c: {command: {argv: [x]}}}\n`;
  await writeFile(join(deep, "system.yml"), wide("../.."));
  await writeFile(join(deep, "system.wider.yml"), wide("../../.."));
  await writeFile(
    join(folder, "events.ndjson"),
    '{"type":"start","protocol":1,"harness":"h","version":"1","clock":"monotonic"}\n{"type":"value"}\n',
  );
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

test.each([
  ["results.json", "results.json: valid (results)\n"],
  ["results.json.gz", "results.json.gz: valid (results)\n"],
  ["pretty.json", "pretty.json: valid (results)\n"],
  ["one-line.json", "one-line.json: valid (results)\n"],
  ["kind-last.json", "kind-last.json: valid (results)\n"],
  ["broken.json", "broken.json:2 /trials/0/round: must be >= 0\n"],
  ["report.json", "report.json: valid (report)\n"],
  ["report-line.json", "report-line.json: valid (report)\n"],
  ["report-kind-last.json", "report-kind-last.json: valid (report)\n"],
  ["report-huge.json", "report-huge.json: it is larger than 256 MiB\n"],
  ["report-broken.json", "report-broken.json /outcome/exitCode: expected one of 0, 1, 2, 3\n"],
  ["report-cut.json", "report-cut.json: it is not JSON\n"],
  ["system.yml", "system.yml: valid (system)\n"],
  [
    "latency-gate.yml",
    'latency-gate.yml:2:17 /policy/alpha: expected a share like 5%, got "five"\n  policy: {alpha: five}\n                  ^\n',
  ],
  ["project/systems/kv/system.yml", "project/systems/kv/system.yml: valid (system)\n"],
  [
    "project/systems/kv/system.wider.yml",
    'project/systems/kv/system.wider.yml:3:9 /source: expected a folder inside the project, got "../../.."\n  source: ../../..\n          ^\n',
  ],
  ["events.ndjson", 'events.ndjson:2: "metric" is missing\n'],
  ["none.json", "none.json: there is no such file\n"],
  ["none.yml", "none.yml: there is no such file\n"],
  [
    "other.json",
    "other.json: it is of no kind that can be checked (known are latency-gate.yml, system.yml, results.json, report.json and harness events (.ndjson))\n",
  ],
])("%s", async (name, expected) => {
  const text = formatFileCheck(await validateFile(nodeFiles, join(folder, name)));
  expect(text.replaceAll(`${folder}/`, "")).toBe(expected);
});

test("a file's name can't command a runner", () => {
  const check = { file: "/a\n::error::b ##[error]c", kind: "config", problems: [], fingerprint: [] } as const;
  expect(formatFileCheck(check)).not.toMatch(/^\s*::|##\[/m);
});

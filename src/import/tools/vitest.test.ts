import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { readResults } from "../read-results.js";
import { readVitest } from "./vitest.js";

const LEVELS = { mean: 7, p50: 1, median: 2, p75: 3, p99: 4, p995: 5, p999: 6 };
const read = (content: object): ReturnType<typeof readVitest> =>
  readVitest({ path: "bench.json", text: JSON.stringify(content) });

const ofVersion4 = (fullName: string, ...benchmarks: readonly object[]): object => ({
  groups: [{ fullName, benchmarks }],
});
const ofVersion5 = (file: string, ...tests: readonly object[]): object => ({
  name: file,
  status: "passed",
  message: "",
  assertionResults: tests,
});
const tested = (title: string, ...tasks: readonly object[]): object => ({
  ancestorTitles: ["arrays"],
  title,
  status: "passed",
  failureMessages: [],
  benchmarks: [{ name: `arrays > ${title}`, tasks }],
});

test.each<[string, object, object]>([
  ["has none", {}, { latency: [], values: [{ metric: "latency-p50", value: 2e6 }, {}, {}, {}, {}] }],
  ["has an empty list of them", { samples: [] }, { latency: [] }],
  [
    "has them",
    { samples: [0.5, 1] },
    {
      latency: [{ valuesNs: [5e5, 1e6], sorted: true }],
      values: [{ metric: "latency-p50" }, {}, {}, {}, {}],
    },
  ],
])("samples of vitest 4, where the file %s", (_what, samples, expected) => {
  const content = { files: [ofVersion4("a.bench.ts > arrays", { name: "sort", ...LEVELS, ...samples })] };
  expect(read(content)).toMatchObject([{ name: "arrays > sort", ...expected }]);
});

test("vitest 5 has them by test, and what `bench.from` compares with is left out", () => {
  const [sort, old] = [
    { name: "sort", latency: LEVELS },
    { name: "old", latency: LEVELS, fromStore: true },
  ];
  const found = read({ testResults: [ofVersion5("/x/a.bench.ts", tested("of numbers", sort, old))] });
  expect(found).toMatchObject([
    {
      name: "arrays > of numbers > sort",
      latency: [],
      values: [{ metric: "latency-p50", value: 1e6 }, {}, {}, {}, {}],
    },
  ]);
});

test("a test of vitest 5 in no block, beside one that measures nothing, has its own name alone", () => {
  const nothing = { ancestorTitles: [""], title: "is well", status: "passed", failureMessages: [] };
  const sort = { ...tested("of numbers", { name: "sort", latency: LEVELS }), ancestorTitles: [""] };
  const found = read({ testResults: [ofVersion5("/x/a.bench.ts", nothing, sort)] });
  expect(found.map(({ name, caveats }) => [name, caveats])).toEqual([
    [
      "of numbers > sort",
      [{ code: "summary-only", what: "vitest's JSON has no samples; tinybench's own has" }],
    ],
  ]);
});

test.each<[string, object, string, string | RegExp]>([
  [
    "4",
    { files: [ofVersion4("a.bench.ts", { name: "fails" }, { name: "sort", ...LEVELS })] },
    "fails",
    /it failed/,
  ],
  [
    "5",
    {
      testResults: [
        ofVersion5(
          "/x/a.bench.ts",
          {
            ancestorTitles: [],
            title: "fails",
            status: "failed",
            failureMessages: ["Error: no data\n    at x"],
            benchmarks: [],
          },
          { ...tested("t", { name: "sort", latency: LEVELS }), ancestorTitles: [] },
        ),
      ],
    },
    "fails",
    "Error: no data",
  ],
])("what failed in vitest %s is an error, and the others are read", (_version, content, name, message) => {
  const [failed, sort] = read(content);
  expect(failed).toMatchObject({
    name,
    latency: [],
    values: [],
    errors: [{ kind: "failed", count: 1, message: expect.stringMatching(message) }],
  });
  expect([sort?.errors, sort?.values.length]).toEqual([[], 5]);
});

/** Of vitest 5.1.2 (fixtures/imports/vitest/failures-5): what it says of each benchmark that ran, and of what kept others from it. */
const FAILURES = readVitest({
  path: "failures-5.json",
  text: readFileSync(join(import.meta.dirname, "../../../fixtures/imports/vitest/failures-5.json"), "utf8"),
});

test.each<[string, string, string | RegExp | undefined]>([
  ["a benchmark of a test that passes", "passes > good", undefined],
  ["one of a test that is expected to fail, and does", "fails on purpose > good", undefined],
  ["a test whose benchmark throws", "throws", "Error: no data"],
  ["a test whose second benchmark throws", "throws later", "Error: no data"],
  ["what it had measured until then", "throws later > good", "Error: no data"],
  ["a test that compares with one that throws", "compares", "Error: no data"],
  ["a test that expects what is not so", "expects", /^AssertionError: expected .* to be 'one'/],
  ["what it had measured until then", "expects > good", /^AssertionError: expected .* to be 'one'/],
  ["what was measured before its test was skipped", "skips itself > good", 'its test is "skipped"'],
  ["a file whose hooks throw", "hook.bench.js", "a hook threw, such as beforeAll or afterAll"],
  ["what it had measured until then", "after > y > good", "a hook threw, such as beforeAll or afterAll"],
  ["a file that can't be loaded", "broken.bench.js", "no data"],
])("%s, in the results of vitest 5", (_what, name, message) => {
  const found = FAILURES.filter((each) => each.name === name);
  expect(found.map(({ latency, values, errors }) => [latency, values.length, errors])).toEqual([
    message === undefined
      ? [[], 5, []]
      : [[], 0, [{ kind: "failed", count: 1, message: expect.stringMatching(message) }]],
  ]);
});

test("nothing else is in the results of vitest 5 where tests fail", () => {
  expect(FAILURES.filter(({ errors }) => errors.length === 0).map(({ name }) => name)).toEqual([
    "passes > good",
    "fails on purpose > good",
  ]);
  expect(FAILURES).toHaveLength(12);
});

test.each<[string, object]>([
  [
    "4",
    {
      files: [
        ofVersion4("io/a.bench.ts > arrays", { name: "sort", ...LEVELS }, { name: "join", ...LEVELS }),
        ofVersion4("a.bench.ts > arrays", { name: "sort", ...LEVELS }),
      ],
    },
  ],
  [
    "5",
    {
      testResults: [
        ofVersion5("/x/io/a.bench.ts", {
          ...tested("arrays", { name: "sort", latency: LEVELS }, { name: "join", latency: LEVELS }),
          ancestorTitles: [],
        }),
        ofVersion5("/x/a.bench.ts", {
          ...tested("arrays", { name: "sort", latency: LEVELS }),
          ancestorTitles: [],
        }),
      ],
    },
  ],
])(
  "a name that several files of vitest %s have comes after as much of the file as tells them apart",
  (_version, content) => {
    expect(read(content).map(({ name }) => name)).toEqual([
      "io/a.bench.ts > arrays > sort",
      "arrays > join",
      "a.bench.ts > arrays > sort",
    ]);
  },
);

const fixture = (name: string): { path: string; text: string } => ({
  path: name,
  text: readFileSync(join(import.meta.dirname, "../../../fixtures/imports/vitest", name), "utf8"),
});

/** Of vitest 5.1.2. A test that passes when it is tried again has what was thrown before, and the benchmarks of each try. */
test("of a test that was tried again, what its last try measured is read", () => {
  const file = fixture("retried-5.json");
  const [tests] = (
    JSON.parse(file.text) as {
      testResults: { assertionResults: { title: string; benchmarks: { tasks: Task[] }[] }[] }[];
    }
  ).testResults.map((each) => each.assertionResults);
  const last = (title: string, task: string): number =>
    tests!
      .find((each) => each.title === title)!
      .benchmarks.flatMap(({ tasks }) => tasks)
      .findLast(({ name }) => name === task)!.latency.p50 * 1e6;
  const found = readVitest(file);
  expect(found.map(({ name, values: [p50], errors: [error] }) => [name, p50?.value ?? error?.kind])).toEqual([
    ["retried > r", last("retried", "r")],
    ["compared > a", last("compared", "a")],
    ["compared > b", last("compared", "b")],
    ["partly > a", last("partly", "a")],
    ["partly > b", last("partly", "b")],
    ["never", "failed"],
    ["never > r", "failed"],
  ]);
});

interface Task {
  readonly name: string;
  readonly latency: { readonly p50: number };
}

test("what one try measures twice under a name stays two", () => {
  const once = { name: "sort", latency: LEVELS };
  const named = (tries: number, thrown: readonly string[]): string[] => {
    const tasks = Array.from({ length: tries }, () => once);
    const test = { ...tested("of numbers", ...tasks), failureMessages: thrown };
    return read({ testResults: [ofVersion5("/x/a.bench.ts", test)] }).map(({ name }) => name);
  };
  const name = "arrays > of numbers > sort";
  expect(named(2, [])).toEqual([name, name]);
  expect(named(2, ["no"])).toEqual([name]);
  expect(named(3, ["no"])).toEqual([name, name, name]);
});

test("of a test with repeats nothing tells which run counts, and the advice says so", async () => {
  const output = { name: "repeated-5.json", isFolder: false, files: [fixture("repeated-5.json")] };
  await expect(readResults("vitest", output, { unit: undefined })).rejects.toMatchObject({
    message: '"repeated > r" is in it twice',
    hint: expect.stringContaining("`repeats`"),
  });
});

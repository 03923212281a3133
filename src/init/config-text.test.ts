import { expect, test } from "@jest/globals";
import { parse } from "yaml";
import { configText } from "./config-text.js";
import type { Ecosystem, ProposedBenchmark } from "./proposal.js";

interface Config {
  readonly id: string;
  readonly timeBudget: string;
  readonly build?: unknown;
  readonly environment?: unknown;
  readonly fingerprint: unknown;
  readonly benchmarks: Readonly<
    Record<
      string,
      {
        readonly harness?: unknown;
        readonly import?: unknown;
        readonly command?: unknown;
        readonly scenarios: Readonly<
          Record<string, { readonly from?: string; readonly gate?: unknown; readonly tolerance?: string }>
        >;
      }
    >
  >;
}

const BENCHMARK: ProposedBenchmark = {
  id: "one",
  found: "something",
  work: { kind: "import", tool: "pytest-benchmark", argv: ["run"], file: undefined },
  names: [],
  fingerprint: ["a.py"],
  notes: [],
  build: [["make"]],
};
const ECOSYSTEM: Ecosystem = {
  language: "Some",
  environment: [{ name: "MODE", value: "1.0", why: "of the build" }],
  setup: [],
  benchmarks: [BENCHMARK],
  afterBuild: [],
  ungated: [],
};

const textOf = (id: string, ...ecosystems: readonly Partial<Ecosystem>[]): string =>
  configText({ id, ecosystems: ecosystems.map((one) => ({ ...ECOSYSTEM, ...one })) });
const configOf = (...ecosystems: readonly Partial<Ecosystem>[]): Config =>
  parse(textOf("mine", ...ecosystems)) as Config;

test("what has no benchmark is neither built nor given an environment", () => {
  const other = { afterBuild: [["rm", "-r", "target"]] as const, environment: [], benchmarks: [] };
  const { build, environment } = configOf({}, other);
  expect([build, environment]).toEqual([[["make"]], { MODE: "1.0" }]);
  const idle = { ...ECOSYSTEM, benchmarks: [] };
  const plain = configOf({ benchmarks: [{ ...BENCHMARK, build: [] }], environment: [] }, idle);
  expect([plain.build, plain.environment]).toEqual([undefined, undefined]);
});

test("what a failed trial printed is one line of a comment, without what YAML can't hold", () => {
  const why = "It said: \u001B[31mError\u001B[0m\u0007 at\nbenchmarks: {}\u2028\u202Ex\t.";
  const text = textOf("mine", { ungated: [{ found: "a\rb", why, write: ["c\u0000"] }] });
  expect(text).toContain(
    "\n  # Not gated: a b. It said: \uFFFD[31mError\uFFFD[0m\uFFFD at benchmarks: {} \uFFFDx\t.\n",
  );
  expect(text).toContain("\n  #   c\uFFFD\n");
});

test("a file that defines the work of several benchmarks is named once", () => {
  const benchmarks = [BENCHMARK, { ...BENCHMARK, id: "two", fingerprint: ["a.py", "b.py"] }];
  const config = configOf({ benchmarks });
  expect([config.fingerprint, Object.keys(config.benchmarks)]).toEqual([
    ["a.py", "b.py"],
    ["one", "two"],
  ]);
});

test.each([["null"], ["1.0"], ["true"], ["mine"]])(
  "a repository or a benchmark named %s keeps its name",
  (id) => {
    const config = parse(textOf(id, { benchmarks: [{ ...BENCHMARK, id }] })) as Config;
    expect([config.id, Object.keys(config.benchmarks)]).toEqual([id, [id]]);
  },
);

test.each<[string, readonly string[], readonly string[]]>([
  [
    "the last part of a name",
    ["tests/a.py::TestX::test_add", "tests/b.py::test_get"],
    ["test-add", "test-get"],
  ],
  [
    "the whole of those whose last part is the same",
    ["a.py::test_add", "b.py::test_add", "b.py::test_get"],
    ["a.py-test-add", "b.py-test-add", "test-get"],
  ],
  ["the last of vitest's parts", ["arrays > sort", "arrays > small > join"], ["sort", "join"]],
  ["a number where letters and digits are the same", ["test_x[1]", "test_x[-1]"], ["test-x-1", "test-x-1-2"]],
  [
    "all of what has :: in brackets",
    ["BM_Fill<std::vector<int>>", "a.py::test_x[a::b]", "a.py::T::test_y"],
    ["bm-fill-std-vector-int", "test-x-a-b", "test-y"],
  ],
  [
    "as much as says something",
    ["words::count::10", "words::count::20", "words::top", "math > words > a"],
    ["count-10", "count-20", "top", "words-a"],
  ],
])("a scenario's id is %s", (_what, names, ids) => {
  const { scenarios } = configOf({ benchmarks: [{ ...BENCHMARK, names }] }).benchmarks["one"]!;
  expect(Object.entries(scenarios).map(([id, { from }]) => [id, from])).toEqual(
    ids.map((id, i) => [id, names[i]]),
  );
});

test("where no name was found, there is one to change", () => {
  const config = textOf("mine", {});
  expect(Object.keys((parse(config) as Config).benchmarks["one"]!.scenarios)).toEqual(["change-me"]);
  expect(config).toMatch(/^ {6}change-me: +# no name was found/m);
});

const LINES = `${"first ".repeat(10)}line\n\n${"second ".repeat(10)}line`;

test("arguments are what they were, however long and whatever is in them, each list in one line", () => {
  const argv = [
    "sh",
    "-c",
    `echo "it's" | tee $X # ${"long words ".repeat(20)}`,
    LINES,
    "null",
    "1",
    "",
  ] as const;
  const work = { kind: "import", tool: "go", argv, file: "${LATENCY_GATE_WORK_DIR}/out" } as const;
  const command = { ...BENCHMARK, id: "two", build: [], work: { kind: "command", argv } as const };
  const config = textOf("mine", { benchmarks: [{ ...BENCHMARK, work, build: [argv] }, command] });
  const inQuotes = JSON.stringify(LINES);
  const read = parse(config) as Config;
  expect([read.build, read.benchmarks["one"], read.benchmarks["two"]]).toEqual([
    [argv],
    expect.objectContaining({ harness: argv, import: { tool: "go", file: work.file } }),
    expect.objectContaining({ command: { argv, launches: 10 } }),
  ]);
  expect(config.split(inQuotes)).toHaveLength(4);
  for (const text of config.split("\n").filter((line) => line.includes("long words"))) {
    expect(text).toContain(inQuotes);
  }
});

test("a comment of several lines stays one", () => {
  const config = textOf("mine", { benchmarks: [{ ...BENCHMARK, found: "a\nb", notes: ["c\r\nd"] }] });
  expect(config).toContain("  # Found: a b.\n  # c d\n  one:\n");
});

test("what is allowed is ten percent, in ten minutes", () => {
  const { timeBudget, benchmarks } = configOf({});
  expect([timeBudget, benchmarks["one"]!.scenarios["change-me"]!.tolerance]).toEqual(["10m", "10%"]);
});

test("the time of the whole gate is what the trials need, where there were some", () => {
  const minutes = (timeBudgetMinutes?: number): unknown =>
    (
      parse(
        configText({
          id: "mine",
          ecosystems: [ECOSYSTEM],
          ...(timeBudgetMinutes === undefined ? {} : { timeBudgetMinutes }),
        }),
      ) as Config
    ).timeBudget;
  expect([minutes(), minutes(15)]).toEqual(["10m", "15m"]);
});

test("what is judged is what the tool has of each call where it is started so that it has them", () => {
  const work = { kind: "import", tool: "jmh", argv: ["java"], file: undefined } as const;
  const gateOf = (statistics: readonly string[] | undefined): unknown => {
    const benchmark = { ...BENCHMARK, work: { ...work, ...(statistics && { statistics }) } };
    return configOf({ benchmarks: [benchmark] }).benchmarks["one"]!.scenarios["change-me"]!.gate;
  };
  expect([gateOf(undefined), gateOf(["p50", "p99"])]).toEqual([["p50"], ["p50", "p99"]]);
});

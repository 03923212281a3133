import { describe, expect, test } from "@jest/globals";
import type { NamedBy } from "../proposal.js";
import { packageManager } from "./package-manager.js";
import { vitestBench } from "./vitest.js";
import { vitestNames } from "./vitest-names.js";

test.each<[string, string, readonly string[], boolean]>([
  [
    "blocks",
    `describe("a", () => { describe("b", () => { bench("c", f) }) bench("d", f) }) bench("e", f)`,
    ["a > b > c", "a > d", "e"],
    false,
  ],
  [
    "quotes within quotes",
    `bench("say \\"x\\"", f); bench('it\\'s', f); bench(\`a"b\`, f)`,
    [`say "x"`, "it's", `a"b`],
    false,
  ],
  [
    "what is skipped",
    `bench.skip("a", f); bench.todo("b"); describe.skip("c", () => { bench("d", f) }) bench.only("e", f)`,
    ["e"],
    false,
  ],
  ["what stands in a comment", `// bench("a", f)\n/* bench("b", f) */\nbench("c", f)`, ["c"], false],
  ["a template", "bench(`of ${n}`, f); bench(`b`, f)", ["b"], true],
  ["each", `describe.each([{ n: 1 }])("of $n", ({ n }) => { bench("a", f) }) bench("b", f)`, ["b"], true],
  [
    "each, of what is no text",
    `describe.each(rows(1))(title, () => { bench("a", f) })\nbench("b", f)`,
    ["b"],
    true,
  ],
  [
    "version 5",
    `describe("a", () => { test("b", async ({ bench }) => { await bench("c", f).run(); }); })`,
    ["a > b > c"],
    false,
  ],
  [
    "version 5, with options",
    `test("b", { timeout: 5 }, async function ({ bench }) { await bench("c", { a: 1 }, f).run(); }); test("d", async ({ bench, expect }) => { bench("e", f) })`,
    ["b > c", "d > e"],
    false,
  ],
  [
    "version 5, compared",
    `test("b", async ({ bench }) => { await bench.compare(bench("c", f), bench("d", f), bench.from("old", "x.json"), { time: 5 }); })`,
    ["b > c", "b > d"],
    false,
  ],
  [
    "version 5, for",
    `test.for([1, 2])("b %i", async (n, { bench }) => { await bench("c", f).run(); }); it("d", async ({ bench }) => { bench("e", f) })`,
    ["d > e"],
    true,
  ],
])("names of vitest: %s", (_what, text, names, areMore) => {
  expect(vitestNames([["a.bench.js", text]])).toEqual({ names, areMore });
});

test("names of vitest in several files", () => {
  const files = [
    ["io/a.bench.js", `bench("sort", f)`],
    ["b.bench.js", `bench("sort", f); bench("join", f)`],
  ] as const;
  expect(vitestNames(files).names).toEqual(["a.bench.js > sort", "b.bench.js > sort", "join"]);
});

const OLD = `import { bench } from "vitest";\nbench("a", f);`;
const NEW = `import { test } from "vitest";\ntest("b", async ({ bench }) => { await bench("a", f).run(); });`;

const found = (
  asked: string,
  content: string,
  { lock = "", namedBy = "source" }: { readonly lock?: string; readonly namedBy?: NamedBy } = {},
): ReturnType<typeof vitestBench>[number] =>
  vitestBench({
    folder: ".",
    benches: [["a.bench.js", content]],
    others: [],
    asked,
    locks: new Map([["package-lock.json", lock]]),
    manager: packageManager([], undefined),
    namedBy,
  })[0]!;

const LOCKED = `"node_modules/vitest": {\n "version": "5.1.2"`;

test.each<[string, string, string, string, boolean]>([
  ["of 4", "^4.1.0", OLD, "", false],
  ["of 5", "^5.0.0", NEW, "", true],
  ["of the latest, and the lock has 5", "latest", NEW, LOCKED, true],
  ["of the latest, whose source is of 4", "latest", OLD, "", false],
  ["of the latest, whose source is of 5", "latest", NEW, "", true],
])("vitest %s is told to write its results in a way that it knows", (_what, asked, content, lock, isFive) => {
  const { work } = found(asked, content, { lock });
  const file = "${LATENCY_GATE_WORK_DIR}/vitest.json";
  expect(work.argv.slice(5)).toEqual(
    isFive ? ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`] : ["--outputJson", file],
  );
});

test("what only a run names is said to be left out, unless there is one", () => {
  const loop = `${OLD}\nbench(\`of \${n}\`, f);`;
  const [source, trial] = [found("4", loop), found("4", loop, { namedBy: "trial" })];
  expect([source.names, source.notes.length, trial.notes.length]).toEqual([["a"], 2, 1]);
  expect(found("4", OLD).notes.length).toBe(1);
});

describe("files of others are not run", () => {
  const around = (
    benches: readonly string[],
    others: readonly string[],
  ): ReturnType<typeof vitestBench>[number] =>
    vitestBench({
      folder: "p",
      benches: benches.map((path) => [path, OLD]),
      others,
      asked: "4",
      locks: new Map(),
      manager: packageManager([], undefined),
      namedBy: "source",
    })[0]!;
  const startedWith = (one: ReturnType<typeof vitestBench>[number]): readonly string[] => {
    const { argv } = one.work;
    return argv.slice(argv.indexOf("--run") + 1, argv.indexOf("--outputJson"));
  };

  test("its own are named, and theirs are excluded: by folders, or by name beside its own", () => {
    const others = [
      "p/packages/x/src/a.bench.js",
      "p/packages/y/b.bench.js",
      "p/src/own/c.bench.js",
      "p/src/d.bench.js",
    ];
    expect(startedWith(around(["p/a.bench.js", "p/src/-b.bench.js", "p/-e.bench.js"], others))).toEqual([
      "a.bench.js",
      "src/-b.bench.js",
      "./-e.bench.js",
      "--exclude=packages/**",
      "--exclude=src/own/**",
      "--exclude=src/d.bench.js",
    ]);
  });

  test("where there are none, vitest looks for its own by itself", () => {
    expect(startedWith(around(["p/a.bench.js"], []))).toEqual([]);
  });

  test.each<[string, string, boolean]>([
    ["p/src/a.bench.js", "p/gated/src/a.bench.js", true],
    ["p/src/a.bench.js", "p/src/gated/A.bench.jsx", true],
    ["p/src/a.bench.js", "p/gated/a.bench.js", false],
    ["p/src/a.bench.js", "p/src/gated/b.bench.js", false],
    // From the root of a project in `lib`, one's path is in the other's.
    ["p/lib/src/a.bench.js", "p/lib/gated/src/a.bench.js", true],
    ["p/lib/src/a.bench.js", "p/gated/src/a.bench.js", false],
  ])("that of %s is in the path of %s is said, or is not so: %s", (own, other, isSaid) => {
    const { notes } = around([own], [other]);
    expect(notes.slice(1)).toEqual(
      isSaid ? [expect.stringContaining(`leave out ${other}, which are benchmarks of others`)] : [],
    );
  });
});

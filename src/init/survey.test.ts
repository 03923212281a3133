import { Buffer } from "node:buffer";
import { expect, test } from "@jest/globals";
import type { Files, FileStat } from "../ports/files.js";
import { survey } from "./survey.js";

const KIB = 1024;
const MIB = 1024 ** 2;

interface Repository {
  /** What git lists, in its order. */
  readonly listed: readonly string[];
  readonly code?: number;
  /** Of files that are no short ones. */
  readonly stats?: Readonly<Record<string, FileStat | Error>>;
  readonly text?: Readonly<Record<string, string>>;
}

async function surveyed({ listed, code = 0, stats = {}, text = {} }: Repository) {
  const asked: (readonly string[])[] = [];
  const git = {
    run: async (_folder: string, argv: readonly string[]) => {
      asked.push(argv);
      return Promise.resolve({ code, stdout: listed.map((name) => `${name}\0`).join(""), stderr: "" });
    },
  };
  const nameOf = (path: string): string => path.replace(/^\/repos\/mine\//, "");
  const files = {
    stat: async (path: string) => {
      const found = stats[nameOf(path)] ?? { kind: "file", sizeBytes: 5 };
      return found instanceof Error ? Promise.reject(found) : Promise.resolve(found);
    },
    readBytes: async (path: string) => Promise.resolve(Buffer.from(text[nameOf(path)] ?? "text")),
  } as unknown as Files;
  return { seen: await survey("/repos/mine", git, files), asked };
}

const readOf = async (repository: Repository): Promise<string[]> => [
  ...(await surveyed(repository)).seen!.text.keys(),
];

test("a folder of no repository is none", async () => {
  expect((await surveyed({ listed: ["package.json"], code: 128 })).seen).toBeUndefined();
});

test("files are those that git has or would add, each once, sorted", async () => {
  const { seen, asked } = await surveyed({ listed: ["b.c", "a.c", "b.c"] });
  expect(seen).toEqual({ folder: "mine", files: ["a.c", "b.c"], text: new Map() });
  expect(asked).toEqual([["ls-files", "-z", "--cached", "--others", "--exclude-standard"]]);
});

test.each<[string, readonly string[], readonly string[]]>([
  [
    "projects",
    [
      ...["package.json", "web/package.json", "go.mod", "Cargo.toml", "pyproject.toml", "setup.cfg"],
      ...["requirements-dev.txt", "CMakeLists.txt", "build.zig", "build.zig.zon", "pom.xml"],
    ],
    ["package.json.orig", "my-package.json", "requirements.in"],
  ],
  [
    "benchmarks",
    [
      ...["bench.mjs", "sort.bench.ts", "benches/io.rs", "src/my_benchmark.cc", "benchmarks/a.py"],
      ...["x_test.go", "tests/test_a.py", "conftest.py", "src/SortBench.java", "SortBenchmarks.java"],
    ],
    ["workbench.js", "benchmarked.txt", "x_test.rs", "a_test.py", "Sort.java"],
  ],
])("what tells of %s is read", async (_what, telling, others) => {
  expect((await readOf({ listed: [...others, ...telling] })).sort()).toEqual([...telling].sort());
});

test("a script's file is read whatever it is called, and what a script names otherwise is not", async () => {
  const text = { "package.json": `{"scripts": {"perf": "node perf/all.mjs data/big.csv"}}` };
  const listed = ["data/big.csv", "package.json", "perf/all.mjs", "perf/other.mjs"];
  expect(await readOf({ listed, text })).toEqual(["package.json", "perf/all.mjs"]);
  expect(await readOf({ listed: ["all.mjs"] })).toEqual([]);
});

test.each<[string, FileStat | Error, boolean]>([
  ["go.mod", { kind: "file", sizeBytes: 256 * KIB }, true],
  ["go.mod", { kind: "file", sizeBytes: 256 * KIB + 1 }, false],
  ["yarn.lock", { kind: "file", sizeBytes: 16 * MIB }, true],
  ["yarn.lock", { kind: "file", sizeBytes: 16 * MIB + 1 }, false],
  ["go.mod", { kind: "folder", sizeBytes: 5 }, false],
  ["go.mod", { kind: "other", sizeBytes: 0 }, false],
  ["go.mod", new Error("not a directory"), false],
])("%s, which is %j, is read: %s", async (name, stat, isRead) => {
  expect(await readOf({ listed: [name], stats: { [name]: stat } })).toEqual(isRead ? [name] : []);
});

test("of very many files the first are looked at, and of those that tell something 500 are read", async () => {
  const many = Array.from({ length: 50_001 }, (_, i) => `a${String(i).padStart(5, "0")}/go.mod`);
  const { seen } = await surveyed({ listed: many });
  expect([seen!.files.length, seen!.files.at(-1), seen!.text.size]).toEqual([50_000, "a49999/go.mod", 500]);
});

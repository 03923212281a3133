import { Buffer } from "node:buffer";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { nodeFiles } from "../adapters/node-files.js";
import type { Files, FileStat } from "../ports/files.js";
import { openContext } from "../commands/context.js";
import { temporaryFolder, TestRepository } from "../../test/support/repository.js";
import { survey } from "./survey.js";

const KIB = 1024;
const MIB = 1024 ** 2;

interface Repository {
  /** What git lists, in its order. */
  readonly listed: readonly string[];
  readonly code?: number;
  readonly grepCode?: number;
  /** Of files that are no short ones. */
  readonly stats?: Readonly<Record<string, FileStat | Error>>;
  readonly text?: Readonly<Record<string, string>>;
}

async function surveyed({ listed, code = 0, grepCode = 0, stats = {}, text = {} }: Repository) {
  const asked: (readonly string[])[] = [];
  const namesJmh = listed.filter((name) => text[name]?.includes("org.openjdk.jmh") === true);
  const git = {
    run: async (_folder: string, argv: readonly string[]) => {
      asked.push(argv);
      const [names, ended] = argv[0] === "grep" ? [namesJmh, grepCode] : [listed, code];
      return Promise.resolve({ code: ended, stdout: names.map((name) => `${name}\0`).join(""), stderr: "" });
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
      ...["build.gradle", "app/build.gradle.kts", "gradle/libs.versions.toml"],
    ],
    ["settings.gradle", "package.json.orig", "my-package.json", "requirements.in"],
  ],
  [
    "benchmarks",
    [
      ...["bench.mjs", "sort.bench.ts", "benches/io.rs", "src/my_benchmark.cc", "benchmarks/a.py"],
      ...["x_test.go", "tests/test_a.py", "conftest.py"],
    ],
    ["workbench.js", "benchmarked.txt", "x_test.rs", "a_test.py", "SortBench.java"],
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

test("Java is read where a pom.xml names JMH, and only what has to do with it, whatever it is called", async () => {
  const text = {
    "pom.xml": "jmh-core",
    "src/Sort.java": "import org.openjdk.jmh.annotations.*;",
    "src/SortBench.java": "",
  };
  expect(await readOf({ listed: Object.keys(text), text })).toEqual(["pom.xml", "src/Sort.java"]);
  expect(await readOf({ listed: Object.keys(text), text: { ...text, "pom.xml": "" } })).toEqual(["pom.xml"]);
  // What is called so, where git can't tell.
  const isRefused = await readOf({ listed: Object.keys(text), text, grepCode: 128 });
  expect(isRefused).toEqual(["pom.xml", "src/SortBench.java"]);
});

test("git finds the files that JMH reads: also what is new, nothing that is ignored, whatever a user has set", async () => {
  const place = temporaryFolder();
  const context = openContext(process.env, "0.0.0");
  const { git } = context.ports;
  try {
    const repo = TestRepository.init(place, "r");
    const benchmark = "import org.openjdk.jmh.annotations.Benchmark;";
    repo.commit({ "pom.xml": "jmh-core", ".gitignore": "target/\n", "x/A.java": benchmark, "x/B.java": "" });
    for (const [name, value] of [
      ["color.ui", "always"],
      ["grep.fullName", "true"],
      ["grep.lineNumber", "true"],
    ]) {
      repo.git("config", name!, value!);
    }
    mkdirSync(join(repo.dir, "x", "target"));
    for (const name of ["x/target/C.java", "x/ä d.java"]) writeFileSync(join(repo.dir, name), benchmark);
    const seen = await survey(repo.dir, git, nodeFiles);
    expect([...seen!.text.keys()]).toEqual(["pom.xml", "x/A.java", "x/ä d.java"]);
    // From a folder in it, names are that folder's.
    writeFileSync(join(repo.dir, "x", "pom.xml"), "jmh-core");
    expect([...(await survey(join(repo.dir, "x"), git, nodeFiles))!.text.keys()]).toEqual([
      "A.java",
      "pom.xml",
      "ä d.java",
    ]);
  } finally {
    await context.close();
    rmSync(place, { recursive: true });
  }
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

test("of very many files the first are looked at, and of manifests 1000 are read: how many are not is known", async () => {
  const many = Array.from({ length: 50_001 }, (_, i) => `a${String(i).padStart(5, "0")}/go.mod`);
  const { seen } = await surveyed({ listed: many });
  expect([seen!.files.length, seen!.text.size, seen!.unread]).toEqual([50_000, 1000, 49_000]);
});

test("what a link leads to outside of the repository is not read", async () => {
  const place = mkdtempSync(join(tmpdir(), "latency-gate-survey-"));
  try {
    const [own, others] = [join(place, "own"), join(place, "others")];
    for (const folder of [join(own, "packages", "a"), others]) mkdirSync(folder, { recursive: true });
    writeFileSync(join(others, "package.json"), "{}");
    writeFileSync(join(own, "packages", "a", "package.json"), "{}");
    symlinkSync(others, join(own, "packages", "b"));
    symlinkSync(join(others, "package.json"), join(own, "package.json"));
    symlinkSync("a", join(own, "packages", "c"));
    const listed = ["", "packages/a/", "packages/b/", "packages/c/"].map(
      (folder) => `${folder}package.json\0`,
    );
    const git = { run: async () => Promise.resolve({ code: 0, stdout: listed.join(""), stderr: "" }) };
    const seen = await survey(own, git, nodeFiles);
    expect([...seen!.text.keys()]).toEqual(["packages/a/package.json", "packages/c/package.json"]);
  } finally {
    rmSync(place, { recursive: true });
  }
});

test("manifests are read before tests, those near the top first; others' are not", async () => {
  const tests = Array.from({ length: 1200 }, (_, i) => `a/x${i}_test.go`);
  const listed = [...tests, "z/deep/go.mod", "z/go.mod", "vendor/x/go.mod", "node_modules/x/package.json"];
  const { seen } = await surveyed({ listed });
  expect([...seen!.text.keys()].filter((name) => !name.endsWith("_test.go"))).toEqual([
    "z/deep/go.mod",
    "z/go.mod",
  ]);
  expect(seen!.unread).toBe(200);
});

test("a script of a package names files of its own, and the lock of a workspace is read", async () => {
  const text = {
    "package.json": `{"scripts": {"perf": "node other.mjs"}}`,
    "p/a/package.json": `{"scripts": {"perf": "node perf/all.mjs"}}`,
  };
  const listed = [
    ...Object.keys(text),
    "p/a/perf/all.mjs",
    "p/perf/all.mjs",
    "p/a/other.mjs",
    "js/yarn.lock",
  ];
  expect(await readOf({ listed, text })).toEqual([
    ...["js/yarn.lock", "p/a/package.json", "p/a/perf/all.mjs", "package.json"],
  ]);
});

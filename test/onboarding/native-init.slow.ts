import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "@jest/globals";
import { parse } from "yaml";
import { run } from "./packed.js";

const repository = join(import.meta.dirname, "..", "..");
const CLI = join(repository, "dist", "cli.js");

/** A repository of fixtures/init, and a change of it that does several times the work. */
interface Native {
  readonly name: string;
  readonly needs: () => boolean;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly slower: string;
}

const answers = (program: string, ...args: string[]): boolean =>
  spawnSync(program, args, { stdio: "ignore" }).status === 0;

const NATIVE: readonly Native[] = [
  {
    name: "cmake",
    needs: () => answers("cmake", "--version") && existsSync("/usr/include/benchmark/benchmark.h"),
    file: "src/words.cpp",
    from: "++counts[word];",
    to: "for (int again = 0; again < 3; ++again) counts[word] += again == 0;",
    slower: "word-count/words-bench/countwords",
  },
  {
    name: "zig",
    needs: () => answers("zig", "version"),
    file: "src/words.zig",
    from: "    var inside = false;\n",
    to: '    var inside = false;\n    for (0..8) |_| for (text) |byte| @import("std").mem.doNotOptimizeAway(byte);\n',
    slower: "word-count/bench/run",
  },
  {
    name: "maven",
    needs: () => answers("mvn", "--version") && answers("java", "-version"),
    file: "src/main/java/demo/Words.java",
    from: "counts.merge(word, 1, Integer::sum);",
    to: "for (int again = 0; again < 4; again++) counts.merge(word, again == 0 ? 1 : 0, Integer::sum);",
    slower: "word-count/jmh/wordsbenchmark.countwords",
  },
  {
    name: "divan",
    needs: () => answers("cargo", "--version"),
    file: "src/lib.rs",
    from: "*counts.entry(word).or_insert(0) += 1;",
    to: "for again in 0..4 { *counts.entry(word).or_insert(0) += u64::from(again == 0); }",
    slower: "word-count/words-bench/count",
  },
  {
    name: "vitest",
    needs: () => answers("npm", "--version"),
    file: "src/words.js",
    from: "counts.set(word, (counts.get(word) ?? 0) + 1);",
    to: "for (const one of [0, 0, 0, 1]) counts.set(word, (counts.get(word) ?? 0) + one);",
    slower: "word-count/vitest/count",
  },
  ...(
    [
      ["pyperf", "wordcount/pyperf/count"],
      ["asv", "wordcount/asv/words.count.time-count"],
    ] as const
  ).map(([name, slower]) => ({
    name,
    needs: () => answers("python3", "-m", "venv", "--help"),
    file: "src/wordcount/__init__.py",
    from: "        counts[word] = counts.get(word, 0) + 1\n",
    to: "        for one in (0, 0, 0, 1):\n            counts[word] = counts.get(word, 0) + one\n",
    slower,
  })),
];

const scratch = mkdtempSync(join(tmpdir(), "latency-gate-native-"));
afterAll(() => {
  rmSync(scratch, { recursive: true });
});

function git(folder: string, ...args: string[]): void {
  const author = ["-c", "user.name=Native", "-c", "user.email=native@example.invalid"];
  const { status, output } = run(["git", ...author, ...args], folder);
  expect([status, output]).toEqual([0, expect.anything()]);
}

/** What `init` writes for these works as it is: `src/init/propose.test.ts` holds the text, this what it does. */
describe.each(NATIVE)("a $name repository", ({ name, needs, file, from, to, slower }) => {
  (needs() ? test : test.skip)("init, then a slower change is caught", () => {
    const folder = join(scratch, name);
    cpSync(join(repository, "fixtures", "init", name), folder, {
      recursive: true,
      filter: (path) => !path.endsWith("expected.txt"),
    });
    git(folder, "init", "--quiet", "--initial-branch=main");
    const init = (): string => run([process.execPath, CLI, "init", "--yes"], folder).output;
    expect(init()).toContain("written: latency-gate.yml");
    git(folder, "add", "--all");
    git(folder, "commit", "--quiet", "--message=A project and its gate");
    const before = readFileSync(join(folder, file), "utf8");
    expect(before).toContain(from);
    writeFileSync(join(folder, file), before.replace(from, to));
    const out = join(scratch, `${name}-out`);
    const gate = run([process.execPath, CLI, "gate", "--rounds", "10", "--out", out], folder, {}, 540_000);
    expect([gate.status, gate.output]).toEqual([1, expect.stringContaining("Failed")]);
    const { rows } = JSON.parse(readFileSync(join(out, "report.json"), "utf8")) as {
      rows: {
        address: { system: string; benchmark: string; scenario: string };
        judgement: { verdict: string };
      }[];
    };
    const caught = rows
      .filter(({ judgement }) => judgement.verdict === "regression")
      .map(({ address }) => `${address.system}/${address.benchmark}/${address.scenario}`);
    expect([...new Set(caught)]).toEqual([slower]);
  });
});

const GO = `package words

import (
	"fmt"
	"strings"
	"testing"
)

func BenchmarkJoin(b *testing.B) {
	for i := 0; i < b.N; i++ {
		_ = strings.Repeat("a", 100)
	}
}

func BenchmarkSplit(b *testing.B) {
	for _, n := range []int{10, 100} {
		b.Run(fmt.Sprintf("n=%d", n), func(b *testing.B) {
			BODY
		})
	}
}
`;

(answers("go", "version") ? test : test.skip).each([
  [
    "all of it",
    'for i := 0; i < b.N; i++ {\n\t_ = strings.Fields(strings.Repeat("a ", n))\n}',
    ["Join", "Split/n=10", "Split/n=100"],
  ],
  ["what the source names, where the rest fails", 'b.Fatal("no data")', ["Join"]],
])("init --try names of a Go package with b.Run %s", (what, body, names) => {
  const folder = mkdtempSync(join(scratch, "go-"));
  writeFileSync(join(folder, "go.mod"), "module example.com/words\n\ngo 1.21\n");
  writeFileSync(join(folder, "words_test.go"), GO.replace("BODY", body));
  git(folder, "init", "--quiet", "--initial-branch=main");
  git(folder, "add", "--all");
  git(folder, "commit", "--quiet", "--message=A project");
  const { status, output } = run([process.execPath, CLI, "init", "--try", "--yes"], folder);
  expect([status, output]).toEqual([0, expect.stringContaining("written: latency-gate.yml")]);
  const text = readFileSync(join(folder, "latency-gate.yml"), "utf8");
  expect([...text.matchAll(/^ +from: (\S+)/gm)].map(([, name]) => name)).toEqual(names);
  expect([what, text.includes("--- FAIL: BenchmarkSplit/n=10")]).toEqual([what, names.length === 1]);
});

const LIBTEST = (call: string): string => `#![feature(test)]
extern crate test;
#[bench]
fn sum(b: &mut test::Bencher) {
    b.iter(|| ${call});
}
`;
const member = (name: string, rest: string): string =>
  `[package]\nname = "${name}"\nversion = "0.1.0"\nedition = "2021"\n${rest}`;

(answers("cargo", "--version") ? test : test.skip)(
  "init --try of a workspace of Rust: alone, else with what others switch on, else not at all",
  () => {
    const folder = mkdtempSync(join(scratch, "rust-"));
    const shared = (kind: string, features: string): string =>
      `[${kind}]\nshared = { path = "../shared"${features} }\n`;
    const files: Readonly<Record<string, string>> = {
      "Cargo.toml": `[workspace]\nresolver = "2"\nmembers = ["alone", "together", "broken", "shared", "switches"]\n`,
      ".gitignore": "Cargo.lock\n",
      "alone/Cargo.toml": member("alone", ""),
      "alone/benches/sum.rs": LIBTEST("1 + 1"),
      // Of two targets of one name each has to get its own program.
      "together/Cargo.toml": member("together-crate", shared("dev-dependencies", "")),
      "together/benches/sum.rs": LIBTEST("shared::fast()").replaceAll("fn sum", "fn fast_sum"),
      "broken/Cargo.toml": member("broken", ""),
      // And what is built with others must not fail because of one of them.
      "broken/benches/sum.rs": LIBTEST("missing()"),
      "shared/Cargo.toml": member("shared", "[features]\nfast = []\n"),
      "shared/src/lib.rs": '#[cfg(feature = "fast")]\npub fn fast() -> u32 { 1 }\n',
      "switches/Cargo.toml": member("switches", shared("dependencies", ', features = ["fast"]')),
    };
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(folder, path, ".."), { recursive: true });
      writeFileSync(join(folder, path), text);
      if (path.endsWith("/Cargo.toml")) {
        mkdirSync(join(folder, path, "..", "src"), { recursive: true });
        writeFileSync(join(folder, path, "..", "src", "lib.rs"), "");
      }
    }
    writeFileSync(join(folder, "shared", "src", "lib.rs"), files["shared/src/lib.rs"]!);
    git(folder, "init", "--quiet", "--initial-branch=main");
    git(folder, "add", "--all");
    git(folder, "commit", "--quiet", "--message=A project");
    const { status, output } = run([process.execPath, CLI, "init", "--try", "--yes"], folder);
    expect([status, output]).toEqual([0, expect.stringContaining("written: latency-gate.yml")]);
    const text = readFileSync(join(folder, "latency-gate.yml"), "utf8");
    const { benchmarks, build } = parse(text) as {
      benchmarks: Readonly<Record<string, { scenarios: Readonly<Record<string, { from: string }>> }>>;
      build: readonly (readonly string[])[];
    };
    expect(
      Object.entries(benchmarks).map(([id, { scenarios }]) => [
        id,
        Object.values(scenarios).map(({ from }) => from),
      ]),
    ).toEqual([
      ["alone-sum", ["sum"]],
      ["together-sum", ["fast_sum"]],
    ]);
    expect(build.map(([, , script]) => script!.includes("--workspace"))).toEqual([false, true, false, false]);
    expect(text).toContain("  # Built with the features that all crates of its workspace switch on");
    expect(text).toMatch(
      /^ {2}# Not gated: .* \(in broken\)\. It can't be built, alone or with .*error\[E0425\]: .*`missing`/m,
    );
    expect(output).toMatch(/^note: {4}together-sum: It can't be built alone: .*`fast`.*\. It is tried with/m);
    expect(output.match(/^trying: /gm)).toHaveLength(3);
    git(folder, "add", "--all");
    git(folder, "commit", "--quiet", "--message=A gate");
    const gate = run([process.execPath, CLI, "run", "--baseline", "HEAD", "--rounds", "2"], folder);
    expect([gate.status, gate.status === 0 ? "" : gate.output]).toEqual([0, ""]);
  },
);

(answers("mvn", "--version") && answers("java", "-version") ? test : test.skip)(
  "init --try of a Maven project whose modules have JMH: built with what they need, else left out",
  () => {
    const folder = join(scratch, "maven-modules");
    const fixture = join(repository, "fixtures", "init", "maven");
    const project = (name: string, rest: string): string =>
      `<project><modelVersion>4.0.0</modelVersion><groupId>demo</groupId><artifactId>${name}</artifactId><version>1.0</version>${rest}</project>`;
    const own = readFileSync(join(fixture, "pom.xml"), "utf8");
    const [words, bench] = ["Words.java", "WordsBenchmark.java"].map((name) =>
      readFileSync(join(fixture, "src", "main", "java", "demo", name), "utf8"),
    );
    const needsWords =
      "<dependency><groupId>demo</groupId><artifactId>words</artifactId><version>1.0</version></dependency>";
    const files: Readonly<Record<string, string>> = {
      "pom.xml": project(
        "all",
        "<packaging>pom</packaging><modules><module>words</module><module>perf</module><module>broken</module></modules>",
      ),
      "words/pom.xml": project(
        "words",
        "<properties><maven.compiler.source>17</maven.compiler.source><maven.compiler.target>17</maven.compiler.target></properties>",
      ),
      "words/src/main/java/demo/Words.java": words!,
      "perf/pom.xml": own.replace("<dependencies>", `<dependencies>${needsWords}`),
      "perf/src/main/java/demo/WordsBenchmark.java": bench!,
      "broken/pom.xml": own.replace("<artifactId>word-count<", "<artifactId>broken<"),
      "broken/src/main/java/demo/WordsBenchmark.java": bench!,
    };
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(folder, path, ".."), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    git(folder, "init", "--quiet", "--initial-branch=main");
    git(folder, "add", "--all");
    git(folder, "commit", "--quiet", "--message=A project");
    const { status, output } = run([process.execPath, CLI, "init", "--try", "--yes"], folder, {}, 540_000);
    expect([status, output]).toEqual([0, expect.stringContaining("written: latency-gate.yml")]);
    expect(output).toMatch(/^failed: {2}broken-jmh: It can't be built: /m);
    const { benchmarks } = parse(readFileSync(join(folder, "latency-gate.yml"), "utf8")) as {
      benchmarks: Readonly<Record<string, { scenarios: Readonly<Record<string, { from: string }>> }>>;
    };
    expect(Object.keys(benchmarks)).toEqual(["perf-jmh"]);
    expect(Object.values(benchmarks["perf-jmh"]!.scenarios).map(({ from }) => from)).toEqual([
      "WordsBenchmark.countWords",
    ]);
  },
);

import { describe, expect, test } from "@jest/globals";
import { parse } from "yaml";
import { buildOf } from "./build-of.js";
import { configText } from "./config-text.js";
import { propose } from "./propose.js";
import type { Proposal } from "./proposal.js";
import { problemsOf, surveyOf } from "../../test/proposals.js";
import { gateWorkflow } from "./workflow-text.js";

type Texts = Readonly<Record<string, string>>;

const pkg = (own: object): string => JSON.stringify(own);
const bench = (needs: object = {}): string =>
  pkg({ scripts: { bench: "node bench.mjs" }, dependencies: needs });
const GO = "func BenchmarkGet(b *testing.B) {\n}\n";
const CRITERION = `[dev-dependencies]\ncriterion.workspace = true\n[[bench]]\nname = "all"\nharness = false\n`;
const crate = (name: string, rest = CRITERION): string => `[package]\nname = "${name}"\n${rest}`;
const NAMED = `c.bench_function("sum", f);`;
const PYTEST = "def test_add(benchmark):\n    pass\n";

const benchmarksOf = ({ ecosystems }: Proposal): Proposal["ecosystems"][number]["benchmarks"][number][] =>
  ecosystems.flatMap(({ benchmarks }) => [...benchmarks]);
const idsOf = (proposal: Proposal): string[] => benchmarksOf(proposal).map(({ id }) => id);
const commandsOf = ({ ecosystems }: Proposal): string[] =>
  ecosystems.flatMap((one) => buildOf(one).map((argv) => inWords(argv)));
const ungatedOf = ({ ecosystems }: Proposal): string[] =>
  ecosystems.flatMap(({ ungated }) => ungated.map(({ found, why }) => `${found}: ${why}`));

/** `packages/a> npm run build` for what a shell starts in that folder. */
function inWords(argv: readonly string[]): string {
  if (argv[2] !== 'cd "$1" && shift && exec "$@"') return argv.join(" ");
  return `${argv[4]!}> ${argv.slice(5).join(" ")}`;
}

describe("benchmarks of folders below the top are found, under the folder's name", () => {
  test.each<[string, Texts, readonly string[]]>([
    [
      "packages of a workspace",
      {
        "package.json": pkg({ workspaces: ["packages/*"] }),
        "packages/a/package.json": bench(),
        "packages/b/package.json": bench(),
        "packages/c/package.json": pkg({}),
      },
      ["a-bench", "b-bench"],
    ],
    [
      "the package at the top, and others",
      { "package.json": bench(), "tools/package.json": bench() },
      ["bench", "tools-bench"],
    ],
    [
      "vitest's files in the innermost package that runs vitest",
      {
        "package.json": pkg({ devDependencies: { vitest: "4" } }),
        "packages/a/package.json": pkg({ scripts: { bench: "vitest bench" } }),
        "packages/a/x.bench.ts": `bench("x", f)`,
        "packages/b/package.json": pkg({}),
        "packages/b/y.bench.ts": `bench("y", f)`,
      },
      ["vitest", "a-vitest"],
    ],
    [
      "modules of Go",
      {
        "go.work": "use ./a",
        "a/go.mod": "module x/a\n",
        "a/io/x_test.go": GO,
        "b/go.mod": "module x/b\n",
        "b/x_test.go": GO,
      },
      ["a-go-io", "b-go"],
    ],
    [
      "crates of a workspace, with criterion of the workspace, or with libtest",
      {
        "Cargo.toml": `[workspace]\nmembers = ["crates/*"]\n`,
        "crates/a/Cargo.toml": crate("a"),
        "crates/a/benches/all.rs": NAMED,
        "crates/b/Cargo.toml": crate("b", ""),
        "crates/b/benches/old.rs": "#[bench]\nfn sort(b: &mut Bencher) {}\n",
      },
      ["a-all", "b-old"],
    ],
    [
      "a crate of benchmarks alone, whose files are where it says",
      {
        "benches/Cargo.toml": crate("benches", `${CRITERION}path = "all.rs"\n`),
        "benches/all.rs": NAMED,
      },
      ["benches-all"],
    ],
    [
      "packages of Python, and a folder with requirements alone",
      {
        "packages/a/pyproject.toml": `[project]\nname = "a"\n`,
        "packages/a/tests/test_a.py": PYTEST,
        "scripts/requirements.txt": "pytest-benchmark\n",
        "scripts/test_b.py": PYTEST,
      },
      ["a-pytest", "scripts-pytest"],
    ],
    [
      "folders of several languages",
      {
        "js/package.json": bench(),
        "python/requirements.txt": "pytest-benchmark\n",
        "python/test_a.py": PYTEST,
        "rust/Cargo.toml": crate("x"),
        "rust/benches/all.rs": NAMED,
        "cpp/CMakeLists.txt": "target_link_libraries(sort benchmark::benchmark)",
        "cpp/sort.bench.cc": "BENCHMARK(Sort);\n",
        "zig/build.zig": `b.step("bench", "…")`,
      },
      ["js-bench", "rust-all", "python-pytest", "cpp-sort", "zig-bench"],
    ],
    [
      "folders of one name, by their path",
      { "a/core/package.json": bench(), "b/core/package.json": bench(), "b-core/package.json": bench() },
      ["a-core-bench", "b-core-bench", "b-core-2-bench"],
    ],
    [
      "nothing that is others', hidden, made, or input of tests",
      Object.fromEntries(
        [
          "node_modules/x",
          "vendor/x",
          "third_party/x",
          ".cache",
          "target",
          "testdata/x",
          "test/fixtures/x",
        ].map((folder) => [`${folder}/package.json`, bench()]),
      ),
      [],
    ],
    [
      "nothing in a folder that has a gate of its own",
      {
        "examples/a/latency-gate.yml": "",
        "examples/a/package.json": bench(),
        "systems/b/latency-gate.yml": "",
        "systems/b/core/go.mod": "module b\n",
        "systems/b/core/x_test.go": GO,
      },
      [],
    ],
  ])("%s", async (_name, text, expected) => {
    const proposal = propose(surveyOf(text));
    expect(idsOf(proposal)).toEqual(expected);
    if (expected.length > 0) expect(await problemsOf(configText(proposal))).toBe("");
  });
});

describe("of a folder with a gate of its own nothing is proposed through a project around it", () => {
  const BENCH = `bench("x", f)`;
  const PACKAGE = pkg({ devDependencies: { vitest: "4" } });
  test.each<[string, Texts, Texts]>([
    [
      "packages of a module of Go",
      { "go.mod": "module m\n", "x_test.go": GO },
      { "gated/x_test.go": GO, "gated/deep/y_test.go": GO },
    ],
    [
      "tests of a package of Python",
      { "pyproject.toml": `[project]\nname = "a"\n`, "test_a.py": PYTEST },
      { "gated/test_b.py": PYTEST },
    ],
    ["files of vitest", { "package.json": PACKAGE, "x.bench.ts": BENCH }, { "gated/y.bench.ts": BENCH }],
    [
      "targets of criterion",
      {
        "Cargo.toml": crate("c").replace(
          "[[bench]]",
          `[[bench]]\nname = "b"\npath = "gated/b.rs"\n[[bench]]`,
        ),
        "benches/all.rs": NAMED,
      },
      { "gated/b.rs": NAMED },
    ],
    [
      "targets of CMake",
      { "CMakeLists.txt": "target_link_libraries(sort benchmark::benchmark)" },
      { "gated/CMakeLists.txt": "target_link_libraries(search benchmark::benchmark)" },
    ],
    [
      "files of a step of Zig",
      { "build.zig": `b.step("bench", "…")`, "bench.zig": "" },
      { "gated/bench.zig": "" },
    ],
  ])("%s", (_name, own, gated) => {
    const found = (text: Texts) => {
      const proposal = propose(surveyOf(text), "trial");
      const benchmarks = benchmarksOf(proposal).map(({ names, fingerprint }) => ({ names, fingerprint }));
      return { benchmarks, ungated: ungatedOf(proposal) };
    };
    const around = { ...own, "gated/latency-gate.yml": "" };
    const left = found({ ...around, ...gated });
    expect([left.benchmarks.length, left.ungated]).toEqual([1, []]);
    expect(found({ ...own, ...gated })).not.toEqual(left);
  });

  test.each([
    "node gated/a.mjs",
    "cd gated/ && npm run bench",
    "npm run bench --prefix=gated",
    "node gated/a",
  ])("the script %j is named, and is not proposed", (script) => {
    const text = {
      "package.json": pkg({ scripts: { bench: script, "bench:own": "node own.mjs" } }),
      "own.mjs": "",
      "gated/latency-gate.yml": "",
      "gated/a.mjs": "",
    };
    const proposal = propose(surveyOf(text));
    expect(idsOf(proposal)).toEqual(["bench-own"]);
    expect(ungatedOf(proposal)).toEqual([
      expect.stringMatching(
        /^the script "bench" of package.json: it runs gated.*, which has a gate of its own\.$/,
      ),
    ]);
  });

  test("a script that has the folder's name in it, and runs something else, is proposed", () => {
    const text = { "package.json": pkg({ scripts: { bench: "make bench" } }), "bench/latency-gate.yml": "" };
    expect(idsOf(propose(surveyOf(text)))).toEqual(["bench"]);
  });

  test("vitest runs neither its files, nor those of a package that runs them itself", () => {
    const text = {
      "package.json": PACKAGE,
      "x.bench.ts": BENCH,
      "gated/latency-gate.yml": "",
      "gated/y.bench.ts": BENCH,
      "${odd}/latency-gate.yml": "",
      "${odd}/z.bench.ts": BENCH,
      "packages/a/package.json": PACKAGE,
      "packages/a/z.bench.ts": BENCH,
    };
    const [top, a] = benchmarksOf(propose(surveyOf(text)));
    expect(top!.work.argv.slice(5, 8)).toEqual(["x.bench.ts", "--exclude=gated/**", "--exclude=packages/**"]);
    expect(a!.work.argv.join(" ")).not.toContain("--exclude");
    const odd = { "package.json": PACKAGE, "x.bench.ts": BENCH, "${odd}/latency-gate.yml": "" };
    const [alone] = benchmarksOf(propose(surveyOf({ ...odd, "${odd}/z.bench.ts": BENCH })));
    expect(alone!.work.argv.slice(5, 7)).toEqual(["x.bench.ts", expect.stringMatching(/^--output/)]);
  });
});

describe("what is built, once for each lock, each package after what it needs", () => {
  const core = pkg({ name: "@x/core", scripts: { build: "tsc" } });
  const app = pkg({
    name: "app",
    scripts: { build: "tsc", bench: "node bench.mjs" },
    dependencies: { "@x/core": "*" },
  });
  test.each<[string, Texts, readonly string[]]>([
    [
      "a workspace of npm",
      {
        "package.json": pkg({ workspaces: ["libs/*", "apps/**", "!apps/old"] }),
        "package-lock.json": "",
        "apps/deep/app/package.json": app,
        "apps/other/package.json": core,
        "libs/core/package.json": core.replace("tsc", "tsc -b"),
        "libs/unused/package.json": pkg({ name: "unused", scripts: { build: "tsc" } }),
      },
      [
        "npm ci --no-audit --no-fund",
        "apps/other> npm run build",
        "libs/core> npm run build",
        "apps/deep/app> npm run build",
      ],
    ],
    [
      "a workspace of pnpm, whose packages have no build of their own",
      {
        "package.json": pkg({ scripts: { build: "tsc -b" } }),
        "pnpm-workspace.yaml": "packages:\n  - 'packages/{a,my-b}'\n",
        "pnpm-lock.yaml": "",
        "packages/a/package.json": bench({ left: "1" }),
      },
      ["pnpm install --frozen-lockfile", "pnpm run build"],
    ],
    [
      "a workspace with a build of all, where one package has a build and another none",
      {
        "package.json": pkg({ workspaces: ["*"], scripts: { build: "turbo build" } }),
        "package-lock.json": "",
        "a/package.json": app.replace("@x/core", "left"),
        "b/package.json": bench({ left: "1" }),
      },
      ["npm ci --no-audit --no-fund", "a> npm run build"],
    ],
    [
      "the same, with a benchmark of its own",
      {
        "package.json": pkg({
          workspaces: ["*"],
          scripts: { build: "turbo build", bench: "node bench.mjs" },
        }),
        "package-lock.json": "",
        "a/package.json": app.replace("@x/core", "left"),
        "b/package.json": bench({ left: "1" }),
      },
      ["npm ci --no-audit --no-fund", "npm run build", "a> npm run build"],
    ],
    [
      "a package that its workspace does not take in",
      {
        "package.json": pkg({ workspaces: { packages: ["packages/*", "!packages/old"] } }),
        "yarn.lock": "",
        "packages/old/package.json": bench({ left: "1" }),
        "packages/old/package-lock.json": "",
      },
      ["packages/old> npm ci --no-audit --no-fund"],
    ],
    [
      "modules of Go, each in its folder",
      { "a/go.mod": "module a\n", "a/io/x_test.go": GO },
      ["a> go test -c -o ${LATENCY_GATE_BUILD_DIR}/a/go-io.test ./io"],
    ],
    [
      "packages of Python, with those of the repository that they need",
      {
        "api/pyproject.toml": `[project]\nname = "api"\ndependencies = [\n  "My.Core>=1", # ours\n  "numpy",\n]\n`,
        "api/test_a.py": PYTEST,
        "core/pyproject.toml": `[project]\nname = "my_core"\ndependencies = ["base"]\n`,
        "base/pyproject.toml": `[project]\nname = "base"\ndependencies = ["api"]\n`,
      },
      [
        "api> python3 -m venv ${LATENCY_GATE_BUILD_DIR}/api/venv",
        "api> cp -R . ${LATENCY_GATE_BUILD_DIR}/api/copy",
        "api> cp -R ../base ${LATENCY_GATE_BUILD_DIR}/api/copy-1",
        "api> cp -R ../core ${LATENCY_GATE_BUILD_DIR}/api/copy-2",
        "api> ${LATENCY_GATE_BUILD_DIR}/api/venv/bin/python -m pip install --quiet pytest pytest-benchmark ${LATENCY_GATE_BUILD_DIR}/api/copy-1 ${LATENCY_GATE_BUILD_DIR}/api/copy-2 ${LATENCY_GATE_BUILD_DIR}/api/copy",
      ],
    ],
    [
      "a package of Python that is made of a crate beside it, in a copy of both",
      {
        "bindings/py/pyproject.toml": `[project]\nname = "x"\n[build-system]\nbuild-backend = "maturin"\n`,
        "bindings/py/Cargo.toml": `[dependencies]\nx = { path = "../../x" }\n`,
        "bindings/py/test_a.py": PYTEST,
      },
      [
        "bindings/py> python3 -m venv ${LATENCY_GATE_BUILD_DIR}/py/venv",
        "bindings/py> cp -R ../.. ${LATENCY_GATE_BUILD_DIR}/py/copy",
        "bindings/py> ${LATENCY_GATE_BUILD_DIR}/py/venv/bin/python -m pip install --quiet pytest pytest-benchmark ${LATENCY_GATE_BUILD_DIR}/py/copy/bindings/py",
      ],
    ],
  ])("%s", (_name, text, expected) => {
    expect(commandsOf(propose(surveyOf(text)))).toEqual(expected);
  });

  const crates: Texts = {
    "Cargo.toml": `[workspace]\nmembers = ["a", "b"]\nexclude = ["alone"]\n`,
    "a/Cargo.toml": crate("a", `${CRITERION}required-features = ["std"]\n`),
    "a/benches/all.rs": NAMED,
    "b/Cargo.toml": crate("b", ""),
    "b/benches/old.rs": "#[bench]\nfn sort(b: &mut Bencher) {}\n",
    "alone/Cargo.toml": crate("alone"),
    "alone/benches/all.rs": NAMED,
  };
  const cratesOf = (text: Texts) => propose(surveyOf(text)).ecosystems[0]!;
  test("crates, what they share once; libtest's with its features, and without the locks that cargo writes", () => {
    const [a, alone, libtest, ...others] = buildOf(cratesOf(crates));
    expect([a!.slice(4), alone!.slice(4)]).toEqual([
      ["a", "all", "std", "a.all"],
      ["alone", "all", "", "alone.all"],
    ]);
    expect([libtest!.slice(0, 3), libtest!.slice(6)]).toEqual([
      ["env", "RUSTC_BOOTSTRAP=1", "sh"],
      ["b", "old", "", "b.old"],
    ]);
    expect(others).toEqual([
      ["rm", "-r", "${LATENCY_GATE_BUILD_DIR}/target"],
      ["rm", "-f", "Cargo.lock", "alone/Cargo.lock"],
    ]);
  });
  test("a crate of a workspace may be built with the features of all, and one that is alone may not", () => {
    const others = cratesOf(crates).benchmarks.map(({ id, otherBuild }) => [
      id,
      otherBuild?.kind === "untried" ? otherBuild.build[0] : undefined,
    ]);
    expect(others).toEqual([
      ["a-all", expect.arrayContaining([expect.stringContaining("cargo bench --workspace"), "a", "std"])],
      ["alone-all", undefined],
      ["b-old", expect.arrayContaining(["RUSTC_BOOTSTRAP=1", "b", "old"])],
    ]);
  });
  test("each program of cargo's has a file of its own", () => {
    const alike = {
      "Cargo.toml": crate("top").replace(/name = "all"/, 'name = "core-all"'),
      "benches/core-all.rs": NAMED,
      "core/Cargo.toml": crate("core"),
      "core/benches/all.rs": NAMED,
    };
    expect(buildOf(cratesOf(alike)).map((argv) => argv.at(-1))).toEqual(
      expect.arrayContaining(["core-all", "core.all"]),
    );
  });
  test("locks that are committed stay", () => {
    const committed = { ...crates, "Cargo.lock": "", "alone/Cargo.lock": "" };
    expect(buildOf(cratesOf(committed)).filter(([program]) => program === "rm")).toEqual([
      ["rm", "-r", "${LATENCY_GATE_BUILD_DIR}/target"],
    ]);
  });
});

test("a benchmark runs in its folder, and is defined by files there", () => {
  const text = {
    "package.json": pkg({ workspaces: ["p/*"], devDependencies: { tsx: "4" } }),
    "p/a/package.json": pkg({ scripts: { bench: "tsx bench/a.ts ../../shared/b.mjs" } }),
    "p/a/bench/a.ts": `import "../../../shared/bench.mjs";`,
    "shared/bench.mjs": "",
    "shared/b.mjs": "",
    "m/go.mod": "module m\n",
    "m/io/x_test.go": GO,
    "api/pyproject.toml": `[project]\nname = "api"\n`,
    "api/test_a.py": PYTEST,
    "c/Cargo.toml": crate("c"),
    "c/benches/all.rs": NAMED,
  };
  const found = benchmarksOf(propose(surveyOf(text)));
  expect(Object.fromEntries(found.map(({ id, fingerprint }) => [id, fingerprint]))).toEqual({
    "a-bench": ["p/a/bench/a.ts", "shared/b.mjs", "shared/bench.mjs"],
    "m-go-io": ["m/io/x_test.go"],
    "c-all": ["c/benches/**"],
    "api-pytest": ["api/test_a.py"],
  });
  const started = found.map(({ work }) => work.argv.slice(4, 7).join(" "));
  expect(started).toEqual([
    "p/a ${LATENCY_GATE_SOURCE_DIR}/node_modules/.bin tsx",
    "m/io ${LATENCY_GATE_BUILD_DIR}/m/go-io.test -test.run=^$",
    "c env CRITERION_HOME=${LATENCY_GATE_WORK_DIR}/criterion",
    "api ${LATENCY_GATE_BUILD_DIR}/api/venv/bin/python -m",
  ]);
});

describe("names of folders are data", () => {
  const projects = (folder: string): Texts => ({
    [`${folder}/package.json`]: pkg({ scripts: { bench: "tsx bench.mjs" }, devDependencies: { tsx: "4" } }),
    [`${folder}/go.mod`]: "module m\n",
    [`${folder}/x_test.go`]: GO,
    [`${folder}/Cargo.toml`]: crate("c"),
    [`${folder}/benches/all.rs`]: NAMED,
    [`${folder}/pyproject.toml`]: `[project]\nname = "p"\n`,
    [`${folder}/test_a.py`]: PYTEST,
  });

  test.each(["two words", "it's; rm x", "-rf", "a & b", "#x", "~", "null", "%s", "@scope/x"])(
    "%j is an argument, and no text of a shell",
    async (folder) => {
      const proposal = propose(surveyOf(projects(folder)));
      const config = configText(proposal);
      expect(benchmarksOf(proposal).length).toBe(4);
      expect(await problemsOf(config)).toBe("");
      const argvs = [
        ...proposal.ecosystems.flatMap(buildOf),
        ...benchmarksOf(proposal).map(({ work }) => work.argv),
      ];
      for (const argv of argvs) {
        expect(argv[argv.indexOf("-c") + 1]).not.toContain(folder);
        expect(argv.filter((word) => word.startsWith("-rf"))).toEqual([]);
      }
      const read = parse(config) as { fingerprint: readonly string[] };
      expect(read.fingerprint).toContain(`${folder}/x_test.go`);
      const { jobs } = parse(gateWorkflow(proposal)) as {
        jobs: { gate: { steps: readonly { with?: Readonly<Record<string, string>> }[] } };
      };
      expect(jobs.gate.steps.map((step) => step.with?.["go-version-file"])).toContain(`${folder}/go.mod`);
    },
  );

  test.each(["a\nb", "${HOME}", "a*", "[id]", "(app)", 'a"b', "a\\b", "!a", "a|b", "c:"])(
    "%j, which the gate would take for something else, is left out",
    (folder) => {
      expect(idsOf(propose(surveyOf(projects(folder))))).toEqual([]);
    },
  );
});

test("a script of the top that runs what packages have is not gated beside them, and says so", () => {
  const scripts = {
    bench: "npm run bench --workspaces",
    "bench:a": "node packages/a/bench.mjs",
    "bench:own": "node -r ./hook.cjs own.mjs",
  };
  const text = {
    "package.json": pkg({ workspaces: ["packages/*"], scripts }),
    "own.mjs": "",
    "packages/a/package.json": bench(),
    "packages/a/bench.mjs": "",
  };
  const proposal = propose(surveyOf(text));
  expect(idsOf(proposal)).toEqual(["bench-own", "a-bench"]);
  expect(ungatedOf(proposal)).toEqual([
    expect.stringMatching(/^the script "bench" of package.json: it runs what packages .* have/),
    expect.stringMatching(/^the script "bench:a" of package.json: it runs what packages .* have/),
  ]);
});

test("servers and other steps of a benchmark are none", () => {
  const scripts = {
    "bench:server": "node s.mjs",
    "bench:prepare:a": "node p.mjs",
    "bench:run": "node r.mjs",
  };
  expect(idsOf(propose(surveyOf({ "package.json": pkg({ scripts }) })))).toEqual(["bench-run"]);
});

test("what the source does not name is left out where something else can be measured", () => {
  const text = {
    "a/Cargo.toml": crate("a"),
    "a/benches/all.rs": "bench_all!(c);",
    "b/package.json": bench(),
  };
  expect(idsOf(propose(surveyOf(text)))).toEqual(["b-bench"]);
  expect(ungatedOf(propose(surveyOf(text)))).toEqual([expect.stringContaining("`latency-gate init --try`")]);
  expect(idsOf(propose(surveyOf(text), "trial"))).toEqual(["b-bench", "a-all"]);
});

test.each<[string, (at: string) => Texts]>([
  ["Node.js", (at) => ({ [`${at}/package.json`]: bench() })],
  ["Go", (at) => ({ [`${at}/go.mod`]: "module m\n", [`${at}/x_test.go`]: GO })],
  ["Rust", (at) => ({ [`${at}/Cargo.toml`]: crate("c"), [`${at}/benches/all.rs`]: NAMED })],
  ["Python", (at) => ({ [`${at}/setup.py`]: "", [`${at}/test_a.py`]: PYTEST })],
])("of many projects in %s the first twenty benchmarks are proposed, and the rest is said", (_name, at) => {
  const folders = Array.from({ length: 500 }, (_, i) => `packages/p${String(i).padStart(3, "0")}`);
  const proposal = propose(surveyOf(Object.assign({}, ...folders.map(at)) as Texts));
  expect(idsOf(proposal).length).toBe(20);
  expect(idsOf(proposal).at(-1)).toMatch(/^p019-/);
  expect(ungatedOf(proposal)).toEqual([
    expect.stringMatching(/^benchmarks in packages\/p020, .*packages\/p027 and 472 more: 20 benchmarks/),
  ]);
});

test.each<[string, Texts, string]>([
  [
    "that no tool runs",
    { "lib/bench/run.rb": "", "lib/benchmarks/deep/x.php": "" },
    "lib/bench, lib/benchmarks",
  ],
  ["at the top", { "perf/run.sh": "" }, "perf"],
  [
    "that a script runs",
    { "package.json": pkg({ scripts: { bench: "node bench/a.mjs" } }), "bench/a.mjs": "" },
    "",
  ],
  ["of a crate that is not yet gated", { "a/Cargo.toml": crate("a"), "a/benches/all.rs": "m!(c);" }, ""],
  [
    "of a package of others, or with pages and results alone",
    { "vendor/x/bench/a.c": "", "bench/a.json": "" },
    "",
  ],
  ["beside a file that is called as one of its own", { "bench/system.yml": "", "bench/x.rb": "" }, "bench"],
  ["with a gate of its own", { "bench/a/latency-gate.yml": "", "bench/a/x.go": "" }, ""],
])("a folder of benchmarks %s is named, or not", (_name, text, named) => {
  const { notes = [] } = propose(surveyOf(text));
  expect(notes.map((note) => /knows: (.*?)\. Name a command/.exec(note)?.[1])).toEqual(
    named === "" ? [] : [named],
  );
});

test("what was not read is said, and what is said stands in the configuration, too", () => {
  const proposal = propose({ ...surveyOf({ "package.json": bench(), "x/bench/a.rb": "" }), unread: 7 });
  const config = configText(proposal);
  expect(config).toContain("  # 7 files that may tell of benchmarks were not read:");
  expect(config).toContain("  # Folders of benchmarks with no tool that init knows: x/bench.");
});

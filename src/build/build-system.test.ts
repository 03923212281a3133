import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { startSupervision } from "../adapters/supervision.js";
import type { Supervision } from "../adapters/supervision.js";
import type {
  Argv,
  BenchmarkManifest,
  BuildCommand,
  DeclaredTool,
  ScenarioManifest,
  ServiceManifest,
  Source,
  SystemManifest,
} from "../config/project.js";
import { benchmark, manifest, scenario } from "../../test/support/manifest.js";
import { temporaryFolder } from "../../test/support/repository.js";
import { BuildClock } from "./build-clock.js";
import { buildSystem } from "./build-system.js";
import type { BuiltSystem } from "./built-system.js";
import { cacheFolderAt, makeCacheFolder } from "./cache-folder.js";
import type { BuildOutcome, BuildPorts, BuildRequest, BuildProgress, SystemSide } from "./request.js";
import { pruneStores } from "./store.js";
import { toolFolderName } from "./tools.js";

/** Without what picks versions (rustup, pyenv): each build asks those. */
const PATH = [dirname(process.execPath), "/usr/local/bin", "/usr/bin", "/bin"].join(":");

let supervision: Supervision;
let dir: string;
let progress: BuildProgress[];

beforeAll(() => {
  supervision = startSupervision();
});
afterAll(async () => {
  await supervision.close();
});
beforeEach(() => {
  dir = temporaryFolder();
  progress = [];
});
afterEach(() => {
  rmSync(dir, { recursive: true, force: true });
});

async function ports(more: Partial<BuildPorts> = {}): Promise<BuildPorts> {
  return {
    exec: supervision.exec,
    guard: supervision.guard,
    cache: await makeCacheFolder(cacheFolderAt(join(dir, "cache"))),
    callerEnv: { PATH: PATH, HOME: dir, LANG: "C", SECRET: "s" },
    abort: undefined,
    time: BuildClock.unlimited(() => 0),
    onProgress: (event) => progress.push(event),
    ...more,
  };
}
function source(side: string, files: Record<string, string>, links: Record<string, string> = {}): string {
  const root = join(dir, side);
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  for (const [path, to] of Object.entries(links)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    symlinkSync(to, join(root, path));
  }
  return root;
}
/** Its source is a copy beside the checkout, as in a run; of a source elsewhere, too, there is one. */
function sideOf(own: SystemManifest, folder: string): SystemSide {
  const { source: declared } = own;
  const copiedFrom = declared.kind === "git" ? undefined : join(folder, declared.path);
  const sourceDir = `${folder}-source`;
  rmSync(sourceDir, { recursive: true, force: true });
  cpSync(copiedFrom ?? folder, sourceDir, { recursive: true, verbatimSymlinks: true });
  return { manifest: own, checkoutDir: folder, manifestDir: folder, copiedFrom, sourceDir };
}
interface TestSide {
  readonly files?: Record<string, string>;
  /** What each leads to. */
  readonly links?: Record<string, string>;
  readonly manifest: TestManifest;
}
type TestManifest = Omit<Partial<SystemManifest>, "build"> & {
  readonly build?: readonly (Argv | BuildCommand)[];
};
const complete = ({ build, ...rest }: TestManifest): SystemManifest =>
  manifest({
    ...rest,
    build:
      build?.map((command) => ("argv" in command ? command : { argv: command, benchmarks: undefined })) ?? [],
  });
async function build(
  baseline: TestSide | undefined,
  candidate: TestSide | undefined,
  more: Partial<BuildPorts> = {},
  benchmarks: readonly string[] = [],
  asked: Pick<BuildRequest, "findsAllFailures"> = {},
): Promise<BuildOutcome> {
  const logDir = join(dir, "logs");
  mkdirSync(logDir, { recursive: true });
  const side = (name: string, given: TestSide | undefined) => {
    if (given === undefined) return undefined;
    return sideOf(complete(given.manifest), source(name, given.files ?? { f: name }, given.links));
  };
  return buildSystem(
    {
      id: "x",
      calledIn: join(dir, "checkout"),
      baseline: side("a", baseline),
      candidate: side("b", candidate),
      benchmarks,
      logDir,
      ...asked,
    },
    await ports(more),
  );
}
async function built(
  baseline: TestSide | undefined,
  candidate: TestSide | undefined,
  more: Partial<BuildPorts> = {},
): Promise<{ system: BuiltSystem; state: Extract<BuildOutcome["state"], { kind: "built" }> }> {
  const outcome = await build(baseline, candidate, more);
  if (outcome.system === undefined) throw new Error(JSON.stringify(outcome.state.failure));
  return outcome;
}
const SERVICE: ServiceManifest = {
  start: ["serve"],
  lifetime: "trial",
  ready: { kind: "socket" },
  readyTimeoutMs: 1,
  stop: "SIGTERM",
  stopTimeoutMs: 1,
};
const COMMAND: Extract<BenchmarkManifest["work"], { kind: "command" }> = {
  kind: "command",
  argv: ["true"],
  launches: 1,
  warmup: 0,
  prepare: [],
  exitCodes: [0],
};
const sh = (script: string): Argv => ["sh", "-c", script];
const NOT_AS_MADE: unknown = expect.stringContaining(
  'not as it was made: something wrote into it since ("out"); made anew',
);
const COPY = sh("echo built >>../count; cp f $LATENCY_GATE_BUILD_DIR/out");
function builds(): number {
  return existsSync(join(dir, "count"))
    ? readFileSync(join(dir, "count"), "utf8").trim().split("\n").length
    : 0;
}

describe("the cache", () => {
  const side = (content: string, more: TestManifest = {}): TestSide => {
    return { files: { f: content }, manifest: { build: [COPY], ...more } };
  };

  test("builds each side from its own source, into folders of equally long names", async () => {
    const { system, state } = await built(side("1"), side("2"));
    const [a, b] = [system.baseline!, system.candidate!];
    expect([a, b].map(({ buildDir }) => readFileSync(join(buildDir, "out"), "utf8"))).toEqual(["1", "2"]);
    expect(a.buildDir).toHaveLength(b.buildDir.length);
    expect([state.baseline?.cached, state.candidate?.cached]).toEqual([false, false]);
    expect(state.baseline?.key).not.toBe(state.candidate?.key);
  });

  test("the same source is built once, in this run and in the next", async () => {
    expect((await built(side("1"), side("1"))).state).toMatchObject({
      baseline: { cached: false },
      candidate: { cached: true },
    });
    expect((await built(side("1"), side("1"))).state).toMatchObject({
      baseline: { cached: true },
      candidate: { cached: true },
    });
    expect(builds()).toBe(1);
  });

  test.each<[string, TestSide]>([
    ["a file's content", side("2")],
    ["a file's name", { files: { f: "1", g: "" }, manifest: { build: [COPY] } }],
    ["the command", side("1", { build: [COPY, ["true"]] })],
    ["the setup", side("1", { setup: [["true"]] })],
    ["the environment", side("1", { environment: { A: "1" } })],
    ["a variable that is passed on", side("1", { passEnvironment: ["SECRET"] })],
    ["the system", side("1", { id: "y" })],
  ])("%s makes another build", async (_name, other) => {
    await built(undefined, side("1"));
    await built(undefined, other);
    expect(builds()).toBe(2);
  });

  test("the order of the environment makes another build: a value may be made of those before it", async () => {
    for (const environment of [
      { A: "1", B: "2" },
      { B: "2", A: "1" },
    ]) {
      await built(undefined, side("1", { environment }));
    }
    expect(builds()).toBe(2);
  });

  test("a file that setup has made executable makes another build", async () => {
    const made = { setup: [sh("test ! -e ../executable || chmod +x f")] };
    await built(undefined, side("1", made));
    writeFileSync(join(dir, "executable"), "");
    await built(undefined, side("1", made));
    expect(builds()).toBe(2);
  });

  test("another version of a tool that the build sees makes another build", async () => {
    for (const version of ["1.0.0", "2.0.0"]) {
      const tool = { id: "t", name: "t", version, integrity: "sha512-x", benchmarks: undefined };
      const declared: DeclaredTool = { kind: "npm", ...tool };
      const folder = join(dir, "cache/gate/tools", toolFolderName(declared));
      mkdirSync(folder, { recursive: true });
      writeFileSync(`${folder}.json`, JSON.stringify({ files: {} }));
      await built(undefined, side("1", { tools: [declared] }));
    }
    expect(builds()).toBe(2);
  });

  const calledWith = (caller: Record<string, string>): Partial<BuildPorts> => ({
    callerEnv: { PATH: PATH, HOME: dir, ...caller },
  });

  test.each([
    "CARGO_ENCODED_RUSTFLAGS",
    "CARGO_INCREMENTAL",
    "CARGO_TARGET_X86_64_UNKNOWN_LINUX_GNU_RUSTFLAGS",
    "GOFLAGS",
    "MAVEN_OPTS",
    "PIP_CONSTRAINT",
    "RUSTUP_TOOLCHAIN",
    "UV_PYTHON",
    "npm_config_target",
  ])("the caller's %s makes another build", async (name) => {
    for (const value of ["1", "2"]) await built(undefined, side("1"), calledWith({ [name]: value }));
    expect(builds()).toBe(2);
  });

  test("another value of a variable that is passed on makes another build", async () => {
    const passing = side("1", { passEnvironment: ["FLAVOUR"] });
    for (const value of ["1", "2"]) await built(undefined, passing, calledWith({ FLAVOUR: value }));
    expect(builds()).toBe(2);
  });

  test.each([
    "CARGO_HTTP_TIMEOUT",
    "GOPROXY",
    "HTTPS_PROXY",
    "PIP_CACHE_DIR",
    "npm_config_user_agent",
    "npm_config_https_proxy",
  ])("the caller's %s makes no other build", async (name) => {
    for (const value of ["1", "2"]) await built(undefined, side("1"), calledWith({ [name]: value }));
    expect(builds()).toBe(1);
  });

  test.each<[string, Record<string, string>]>([
    [".cargo/config.toml", {}],
    [".cargo/config", {}],
    [".config/go/env", {}],
    [".npmrc", {}],
    [".config/pip/pip.conf", {}],
    [".pip/pip.conf", {}],
    [".config/uv/uv.toml", {}],
    [".gradle/gradle.properties", {}],
    [".m2/settings.xml", {}],
    ["cargo/config.toml", { CARGO_HOME: "cargo" }],
    ["npmrc", { npm_config_userconfig: "npmrc" }],
    ["npmrc", { NPM_CONFIG_USERCONFIG: "npmrc" }],
    ["pip.conf", { PIP_CONFIG_FILE: "pip.conf" }],
    ["uv.toml", { UV_CONFIG_FILE: "uv.toml" }],
  ])("what the user has in ~/%s makes another build, where the caller has %j", async (path, within) => {
    const named = Object.entries(within).map(([name, file]) => [name, join(dir, file)]);
    const caller = calledWith(Object.fromEntries(named) as Record<string, string>);
    for (const content of ["a", "b", "b"]) {
      mkdirSync(dirname(join(dir, path)), { recursive: true });
      writeFileSync(join(dir, path), content);
      await built(undefined, side("1"), caller);
    }
    expect(builds()).toBe(2);
  });

  test("settings that a variable names make another build where there is no home", async () => {
    const caller = { callerEnv: { PATH, CARGO_HOME: join(dir, "cargo") } };
    mkdirSync(caller.callerEnv.CARGO_HOME);
    for (const content of ["a", "b"]) {
      writeFileSync(join(dir, "cargo/config.toml"), content);
      await built(undefined, side("1"), caller);
    }
    expect(builds()).toBe(2);
  });

  test.each<[string, string, TestManifest]>([
    ["a shim", "build", { build: [COPY] }],
    [
      "a shim",
      "prepare alone",
      { build: [], prepare: [sh("echo built >>../count; : >$LATENCY_GATE_DATA_DIR/d")] },
    ],
    ["a link to it", "build", { build: [COPY] }],
  ])("another version that %s of a picker picks makes another %s", async (kind, _what, manifest) => {
    const [bin, real] = kind === "a shim" ? ["shims", "shims/cargo"] : ["bin", "rustup"];
    mkdirSync(join(dir, bin));
    writeFileSync(join(dir, real), `#!/bin/sh\ncat ${dir}/version\n`, { mode: 0o755 });
    if (kind !== "a shim") symlinkSync("../rustup", join(dir, "bin/cargo"));
    for (const version of ["1", "2", "2"]) {
      writeFileSync(join(dir, "version"), version);
      await built(undefined, side("1", manifest), calledWith({ PATH: `${dir}/${bin}:${PATH}` }));
    }
    expect(builds()).toBe(2);
  });

  test("a program that the build names and that was changed since, at its length, makes another build", async () => {
    const bin = join(dir, "bin");
    mkdirSync(bin);
    for (const [index, word] of ["one", "two"].entries()) {
      writeFileSync(join(bin, "compile"), `#!/bin/sh\necho ${word} >>../count\n`, { mode: 0o755 });
      utimesSync(join(bin, "compile"), index, index);
      const path = calledWith({ PATH: `${bin}:${PATH}` });
      await built(undefined, side("1", { build: [["compile"]] }), path);
    }
    expect(builds()).toBe(2);
  });

  test.each<[string, (buildDir: string) => void]>([
    [
      "a file is missing",
      (buildDir) => {
        unlinkSync(join(buildDir, "out"));
      },
    ],
    [
      "a file was cut off",
      (buildDir) => {
        truncateSync(join(buildDir, "out"));
      },
    ],
    [
      "a file was rewritten at its length",
      (buildDir) => {
        writeFileSync(join(buildDir, "out"), "2");
      },
    ],
    [
      "a file was made executable",
      (buildDir) => {
        chmodSync(join(buildDir, "out"), 0o755);
      },
    ],
    [
      "a file was replaced by a link as long as it",
      (buildDir) => {
        unlinkSync(join(buildDir, "out"));
        symlinkSync("f", join(buildDir, "out"));
      },
    ],
    [
      "a file has another name",
      (buildDir) => {
        renameSync(join(buildDir, "out"), join(buildDir, "tuo"));
      },
    ],
    [
      "a crash left half of it",
      (buildDir) => {
        unlinkSync(join(dirname(buildDir), "complete.json"));
      },
    ],
    [
      "its record is damaged",
      (buildDir) => {
        appendFileSync(join(dirname(buildDir), "complete.json"), "x");
      },
    ],
  ])("%s: built anew", async (_name, damage) => {
    const first = await built(undefined, side("1"));
    damage(first.system.candidate!.buildDir);
    const second = await built(undefined, side("1"));
    expect(second.state.candidate?.cached).toBe(false);
    expect(readFileSync(join(second.system.candidate!.buildDir, "out"), "utf8")).toBe("1");
  });

  test("that a build was not as it was made is said, with what is other in it", async () => {
    const first = await built(undefined, side("1"));
    expect(progress.map(({ message }) => message).join()).not.toContain("not as it was made");
    writeFileSync(join(first.system.candidate!.buildDir, "out"), "2");
    await built(undefined, side("1"));
    expect(progress).toContainEqual(
      expect.objectContaining({ stage: "build", side: "candidate", message: NOT_AS_MADE }),
    );
  });

  test.each<["build" | "prepare", TestManifest]>([
    ["build", { build: [sh("truncate -s 64M $LATENCY_GATE_BUILD_DIR/out")] }],
    ["prepare", { prepare: [sh("truncate -s 64M $LATENCY_GATE_DATA_DIR/out")] }],
  ])("checking a large %s that the cache has is time of that", async (stage, manifest) => {
    const large = { files: { f: "1" }, manifest };
    await built(undefined, large);
    const time = BuildClock.unlimited(() => performance.now());
    await built(undefined, large, { time });
    expect(time.soFar().longest).toMatchObject({ system: "x", stage, side: "candidate" });
  });

  const made = { source: [sh("cp f made")], build: [sh("cp f $LATENCY_GATE_BUILD_DIR/made")] };
  test("a build is not taken from the cache where the other side's build wrote into the source", async () => {
    const still = { manifest: { build: [["true"]] } } satisfies TestSide;
    const meddling = ["sh", "-c", 'echo other > "$LATENCY_GATE_SOURCE_DIR/../b-source/f"'] as const;
    await built(still, still);
    expect((await built(still, still)).state.candidate?.cached).toBe(true);
    const { state } = await built({ manifest: { build: [meddling] } }, still);
    expect(state.candidate?.cached).toBe(false);
  });

  test.each<["build" | "prepare", "source" | "build", TestManifest, string]>([
    [
      "build",
      "source",
      { build: made.source },
      'the build wrote into LATENCY_GATE_SOURCE_DIR ("made") instead of LATENCY_GATE_BUILD_DIR; let it write there (or build a copy of the source there), or commit what is the same each time, such as a lock file',
    ],
    [
      "prepare",
      "source",
      { prepare: made.source },
      'the prepare wrote into LATENCY_GATE_SOURCE_DIR ("made") instead of LATENCY_GATE_DATA_DIR; let it write there',
    ],
    [
      "prepare",
      "build",
      { build: [COPY], prepare: made.build },
      'the prepare wrote into LATENCY_GATE_BUILD_DIR ("made") instead of LATENCY_GATE_DATA_DIR; let it write there',
    ],
  ])(
    "a %s that writes into its %s works, is not kept, and that is said",
    async (stage, where, manifest, said) => {
      const inPlace = { files: { f: "1" }, manifest };
      for (let i = 0; i < 2; i++) {
        const { system } = await built(inPlace, inPlace);
        for (const side of [system.baseline!, system.candidate!]) {
          expect(readFileSync(join(side[`${where}Dir`], "made"), "utf8")).toBe("1");
        }
      }
      const message = `not kept in the cache, so each run makes it again: ${said}`;
      expect(progress).toContainEqual(expect.objectContaining({ stage, message }));
    },
  );

  test.each<[string, string, Source, Record<string, string>, string]>([
    [
      "by their paths in the repository, whatever was done to them",
      'echo 2 >f; rm g; mkdir -p "x y.egg-info"; cp f "x y.egg-info/PKG-INFO"',
      { kind: "path", path: "engine" },
      { "engine/f": "1", "engine/g": "1", "engine/kept": "1", elsewhere: "1" },
      '("engine/f", "engine/g", "engine/x y.egg-info/PKG-INFO")',
    ],
    [
      "the first of many",
      "touch 5 4 3 2 1",
      { kind: "path", path: "." },
      { f: "1" },
      '("1", "2", "3" and 2 more)',
    ],
    [
      "of a source elsewhere by their paths in that",
      "touch Cargo.lock",
      { kind: "git", url: "https://example.test/x.git", ref: "main", baseline: undefined },
      { f: "1" },
      '("Cargo.lock")',
    ],
    ["made executable", "chmod +x f", { kind: "path", path: "." }, { f: "1" }, '("f")'],
    [
      "hostile and endless ones escaped and cut",
      `touch "$(printf 'a\n::error::x')"; mkdir -p ${"d".repeat(200)}; touch ${"d".repeat(200)}/e`,
      { kind: "path", path: "." },
      { f: "1" },
      `("a\\n::error::x", "…${"d".repeat(98)}/e")`,
    ],
  ])("the files that a build wrote are named: %s", async (_, script, from, files, named) => {
    await built(undefined, { files, manifest: { source: from, build: [sh(script)] } });
    const said = progress.map(({ message }) => message).find((message) => message.startsWith("not kept"));
    expect(said).toContain(`wrote into LATENCY_GATE_SOURCE_DIR ${named} instead`);
  });

  const MODULES =
    "mkdir -p node_modules/a sub/node_modules; echo 1 >node_modules/a/b; echo 1 >sub/node_modules/c";

  test("that a build writes node_modules is said once, in one sentence, and it is made again", async () => {
    const inPlace = { files: { f: "1" }, manifest: { build: [COPY, sh(MODULES)] } };
    await built(inPlace, inPlace);
    expect(builds()).toBe(2);
    const said = progress.filter(({ message }) => /node_modules|not kept/.test(message));
    expect(said).toEqual([
      {
        system: "x",
        stage: "build",
        side: undefined,
        message: "built anew in each run: it writes node_modules into its source",
      },
    ]);
  });

  test.each<[string, TestManifest]>([
    ["a build writes more than node_modules", { build: [sh(`${MODULES}; touch package-lock.json`)] }],
    ["a build writes a file of that name", { build: [sh("touch node_modules")] }],
    ["a prepare writes node_modules", { prepare: [sh(MODULES)] }],
  ])("where %s, all is said", async (_name, manifest) => {
    await built(undefined, { files: { f: "1" }, manifest });
    const said = progress.map(({ message }) => message).filter((message) => message.includes("node_modules"));
    expect(said).toEqual([
      expect.stringMatching(/^not kept in the cache, .* LATENCY_GATE_SOURCE_DIR \(.*; let it/),
    ]);
  });

  test("of two gates at once one builds and the other waits for it", async () => {
    const slow = {
      files: { f: "1" },
      manifest: { build: [sh("sleep 0.3; echo built >>../../count; cp f $LATENCY_GATE_BUILD_DIR/out")] },
    };
    const logDir = join(dir, "logs");
    mkdirSync(logDir);
    const outcomes = await Promise.all(
      ["p", "q"].map(async (name) => {
        const sourceDir = source(`${name}/b`, slow.files);
        const candidate = sideOf(complete(slow.manifest), sourceDir);
        return buildSystem(
          { id: "x", calledIn: dir, baseline: undefined, candidate, benchmarks: [], logDir },
          await ports(),
        );
      }),
    );
    expect(outcomes.map(({ state }) => state.kind === "built" && state.candidate?.cached).sort()).toEqual([
      false,
      true,
    ]);
    expect(builds()).toBe(1);
    expect(readdirSync(join(dir, "cache/gate/locks"))).toEqual([]);
  });
});

describe("the environment", () => {
  const PRINT = sh("env >$LATENCY_GATE_BUILD_DIR/env");
  async function environment(
    own: Partial<SystemManifest>,
    callerEnv: Record<string, string>,
  ): Promise<Record<string, string>> {
    const outcome = await build(
      undefined,
      { manifest: { build: [PRINT], ...own } },
      { callerEnv: { PATH: PATH, ...callerEnv } },
    );
    if (outcome.system === undefined) throw new Error(outcome.state.failure.message);
    const lines = readFileSync(join(outcome.system.candidate!.buildDir, "env"), "utf8").trim().split("\n");
    return Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
    );
  }

  test("has the essentials, the package managers' own and the protocol's, and nothing else of the caller's", async () => {
    const env = await environment(
      {},
      {
        HOME: "/h",
        LANG: "C",
        TMPDIR: "/tmp",
        GOPROXY: "p",
        npm_config_registry: "r",
        GITHUB_TOKEN: "secret",
        LD_PRELOAD: "x",
      },
    );
    // What sh adds by itself.
    for (const name of ["PWD", "OLDPWD", "SHLVL", "_"]) Reflect.deleteProperty(env, name);
    expect(Object.keys(env).sort()).toEqual([
      "GOPROXY",
      "HOME",
      "LANG",
      "LATENCY_GATE_BUILD_DIR",
      "LATENCY_GATE_CACHE_DIR",
      "LATENCY_GATE_PROTOCOL",
      "LATENCY_GATE_RUN_ID",
      "LATENCY_GATE_SOURCE_DIR",
      "LATENCY_GATE_SYSTEM",
      "PATH",
      "TMPDIR",
      "npm_config_registry",
    ]);
  });

  test("hands on what passEnvironment names, and expands the manifest's own in their order", async () => {
    const own = {
      passEnvironment: ["DSN"],
      environment: { A: "${LATENCY_GATE_SYSTEM}-${DSN}", B: "${A}!", PATH: "/x:${PATH}" },
    };
    const env = await environment(own, { DSN: "d" });
    expect(env).toMatchObject({ A: "x-d", B: "x-d!", PATH: `/x:${PATH}` });
  });

  test("of trials has nothing of package managers, and is of one size on both sides", async () => {
    const outcome = await build(
      { manifest: { environment: { A: "short" } } },
      { manifest: { environment: { A: "much longer" } } },
      { callerEnv: { PATH: "/bin", NPM_CONFIG_TOKEN: "secret" } },
    );
    const envs = [outcome.system!.baseline!.env, outcome.system!.candidate!.env];
    const sizes = envs.map((env) => Object.entries(env).join("").length);
    expect(sizes[0]).toBe(sizes[1]);
    expect(envs.flatMap((env) => Object.keys(env))).not.toContain("NPM_CONFIG_TOKEN");
  });
});

describe("the checkout that the gate was called in", () => {
  let checkout: string;
  const program = (path: string, script: string): string => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, script, { mode: 0o755 });
    return path;
  };
  beforeEach(() => {
    checkout = join(dir, "checkout");
    mkdirSync(checkout);
  });
  const running = (...argv: Argv): TestSide => {
    const own = benchmark({ work: { kind: "harness", argv } });
    return { files: { f: "1", "own.py": "" }, manifest: { benchmarks: [own] } };
  };
  const measuring = async (side: TestSide, caller: Record<string, string> = {}): Promise<BuildOutcome> =>
    build(side, side, { callerEnv: { PATH: PATH, HOME: dir, ...caller } }, ["b"]);
  const path = (...folders: string[]): Record<string, string> => ({
    PATH: [...folders, PATH].join(":"),
  });
  const failureOf = ({ state }: BuildOutcome): unknown =>
    state.kind === "not-measurable" && [state.stage, state.failure.message, state.failure.hint];

  test("has no folder on PATH for either side, as npx and virtual environments put one there, and that is said", async () => {
    const bin = join(checkout, "node_modules/.bin");
    program(join(bin, "bundle"), "#!/bin/sh\n");
    const link = join(dir, "link");
    symlinkSync(bin, link);
    const bundles = { files: { f: "1" }, manifest: { build: [["bundle"] as Argv] } };
    expect(failureOf(await measuring(bundles, path(bin, link, bin)))).toEqual([
      "build",
      'There is no program "bundle".',
      expect.stringContaining("Folders of the checkout are not on PATH"),
    ]);
    const message = `not on PATH for the sides, since it lies in the checkout: ${bin}, ${link}`;
    expect(progress).toContainEqual(expect.objectContaining({ message }));
    for (const stage of ["setup", "prepare"]) {
      const runs = { files: { f: "1" }, manifest: { [stage]: [["bundle"]] } };
      expect(failureOf(await measuring(runs, path(bin)))).toMatchObject([
        stage,
        expect.any(String),
        expect.any(String),
      ]);
    }
    const { system } = await measuring(running("sh"), path(bin, link));
    expect(system!.baseline!.env["PATH"]).toBe(PATH);
  });

  test("told as one word, a command line is said to be split by no shell", async () => {
    const outcome = await measuring({ files: { f: "1" }, manifest: { build: [["make all"]] } });
    expect(failureOf(outcome)).toEqual([
      "build",
      'There is no program "make all".',
      "no shell splits it: write each word by itself, [make, all]",
    ]);
  });

  test("keeps what is relative on PATH: it is each side's own", async () => {
    const { system } = await measuring(running("sh"), path("bin"));
    expect(system!.candidate!.env["PATH"]).toBe(`bin:${PATH}`);
  });

  test.each<[string, (tool: string) => { argv: string; folders: string[] }]>([
    ["a path that is written out", (tool) => ({ argv: tool, folders: [] })],
    [
      "a link on PATH, as npm link makes it",
      (tool) => {
        mkdirSync(join(dir, "global"));
        symlinkSync(tool, join(dir, "global/tool"));
        return { argv: "tool", folders: [join(dir, "global")] };
      },
    ],
  ])("a program of it that is found by %s is refused", async (_name, findBy) => {
    const tool = program(join(checkout, "tool"), "#!/bin/sh\n");
    const { argv, folders } = findBy(tool);
    expect(failureOf(await measuring(running(argv), path(...folders)))).toEqual([
      "source",
      expect.stringMatching(/lies in the checkout\. Both sides would run what the candidate has there\.$/),
      expect.stringContaining("Have `build` make or install it for each side"),
    ]);
  });

  test.each<[string, (file: string) => NonNullable<TestSide["manifest"]>]>([
    ["an argument", (file) => ({ build: [["python3", file]] })],
    ["a value of an option", (file) => ({ prepare: [["true", `--data=${file}`]] })],
    ["a value beside its option's letter", (file) => ({ build: [["cc", `-I${file}`]] })],
    ["a file that an option reads", (file) => ({ prepare: [["curl", "--data", `@${file}`]] })],
    ["a shell's line", (file) => ({ build: [["sh", "-c", `. '${file}' && true`]] })],
    ["what a shell reads", (file) => ({ build: [["sh", "-c", `cat <${file}`]] })],
    [
      "what a shell runs within another command",
      (file) => ({ build: [["sh", "-c", `echo $(${file} one)`]] }),
    ],
    ["what a shell writes", (file) => ({ build: [["sh", "-c", `true 2>${file}`]] })],
    ["one of a list in `environment`", (file) => ({ environment: { PYTHONPATH: `/x:${file}` } })],
    [
      "an argument of a harness",
      (file) => ({ benchmarks: [benchmark({ work: { kind: "harness", argv: ["python3", file] } })] }),
    ],
    ["an argument of a setup", (file) => ({ setup: [["sh", file]] })],
    [
      "an argument of a service",
      (file) => ({ benchmarks: [benchmark({ service: { ...SERVICE, start: ["python3", file] } })] }),
    ],
    [
      "an argument of what is run before each launch of a command",
      (file) => ({ benchmarks: [benchmark({ work: { ...COMMAND, prepare: [["sh", file]] } })] }),
    ],
  ])("a path into it is refused as %s", async (_name, manifestOf) => {
    const file = join(checkout, "bench.py");
    const side = { files: { f: "1" }, manifest: manifestOf(file) };
    expect(failureOf(await measuring(side))).toEqual([
      "source",
      expect.stringContaining(`names what lies in the checkout: "${file}". Both sides would run`),
      expect.stringContaining("${LATENCY_GATE_SOURCE_DIR}"),
    ]);
    const beside = { files: { f: "1" }, manifest: { environment: { OTHER: `${checkout}-2/bench.py:/` } } };
    expect(failureOf(await measuring(beside))).toBe(false);
  });

  test("what is not measured may name it", async () => {
    const [program, ...args] = ["python3", join(checkout, "bench.py")] as const;
    const other = benchmark({ id: "other", work: { kind: "harness", argv: [program, ...args] } });
    const side = { files: { f: "1" }, manifest: { benchmarks: [other] } };
    expect(failureOf(await measuring(side))).toBe(false);
  });

  test("may hold the copies of the sides, and what lies in one is the side's", async () => {
    const own = sideOf(
      complete({ build: [["${LATENCY_GATE_SOURCE_DIR}/run"], ["./run"]] }),
      source("b", { run: "" }),
    );
    chmodSync(join(own.sourceDir, "run"), 0o755);
    const outcome = await buildSystem(
      { id: "x", calledIn: dir, baseline: undefined, candidate: own, benchmarks: [], logDir: dir },
      await ports(),
    );
    expect(failureOf(outcome)).toBe(false);
  });

  test("may hold the gate's own cache, and what a side has built there is the side's", async () => {
    const cache = await makeCacheFolder(cacheFolderAt(join(checkout, ".cache")));
    const own = benchmark({ work: { kind: "harness", argv: ["python3"] } });
    const venv: Argv = ["python3", "-m", "venv", "--without-pip", "${LATENCY_GATE_BUILD_DIR}/venv"];
    const environment = { PATH: "${LATENCY_GATE_BUILD_DIR}/venv/bin:${PATH}" };
    const side = { files: { f: "1" }, manifest: { build: [venv], environment, benchmarks: [own] } };
    expect(failureOf(await build(side, side, { cache }, ["b"]))).toBe(false);
  });

  test("a variable that leads into it is not handed on", async () => {
    const side = { files: { f: "1" }, manifest: { passEnvironment: ["PYTHONPATH"] } };
    expect(failureOf(await measuring(side, { PYTHONPATH: `/x:${checkout}/src` }))).toEqual([
      "source",
      expect.stringContaining(`hands on PYTHONPATH, which leads into the checkout: "${checkout}/src"`),
      expect.stringContaining('PYTHONPATH: "${LATENCY_GATE_SOURCE_DIR}/…"'),
    ]);
    expect(failureOf(await measuring(side, { PYTHONPATH: "/x:src" }))).toBe(false);
  });

  describe("a Python outside of it", () => {
    let venv: string;
    let packages: string;
    beforeEach(() => {
      venv = join(dir, "venv");
      execFileSync("python3", ["-m", "venv", "--without-pip", venv]);
      packages = execFileSync(
        `${venv}/bin/python3`,
        ["-c", "import site; print(site.getsitepackages()[0])"],
        {
          encoding: "utf8",
        },
      ).trim();
      mkdirSync(join(checkout, "src"));
    });
    const REFUSED = [
      "source",
      expect.stringMatching(/which imports from the checkout: ".*checkout.*"\. Both sides would run/),
      expect.stringContaining("pip install -e"),
    ];
    const installed: readonly [string, () => void][] = [
      [
        "a line of a .pth file",
        () => {
          writeFileSync(join(packages, "__editable__.own.pth"), join(checkout, "src"));
        },
      ],
      [
        "a record of its origin",
        () => {
          const record = join(packages, "own-1.dist-info");
          mkdirSync(record);
          writeFileSync(join(record, "METADATA"), "Name: own\nVersion: 1\n");
          const origin = { url: `file://${checkout}`, dir_info: { editable: true } };
          writeFileSync(join(record, "direct_url.json"), JSON.stringify(origin));
        },
      ],
    ];

    test.each(installed)("that imports from it by %s is refused", async (_name, install) => {
      const onPath = path(join(venv, "bin"));
      expect(failureOf(await measuring(running("python3", "own.py"), onPath))).toBe(false);
      install();
      expect(failureOf(await measuring(running("python3", "own.py"), onPath))).toEqual(REFUSED);
    });

    test.each(["PATH", "env"])("that runs a script, found by %s, is asked as well", async (by) => {
      installed[0]![1]();
      const start = by === "env" ? "/usr/bin/env python3" : `${venv}/bin/python3`;
      program(join(dir, "tools/bench"), `#!${start}\n`);
      const onPath = path(join(venv, "bin"), join(dir, "tools"));
      expect(failureOf(await measuring(running("bench"), onPath))).toEqual(REFUSED);
    });

    test("that runs a service is asked as well", async () => {
      installed[0]![1]();
      const own = benchmark({ service: { ...SERVICE, start: ["python3", "own.py"] } });
      const side = { files: { "own.py": "" }, manifest: { benchmarks: [own] } };
      expect(failureOf(await measuring(side, path(join(venv, "bin"))))).toEqual(REFUSED);
    });

    test("that does not say where it imports from is refused", async () => {
      writeFileSync(join(packages, "broken.pth"), "import sys; sys.exit('broken on purpose')");
      const failed = failureOf(await measuring(running("python3", "own.py"), path(join(venv, "bin"))));
      expect(failed).toEqual([
        "source",
        expect.stringContaining("which does not say where it imports from"),
        expect.stringContaining("It may be the checkout"),
      ]);
    });

    test("that another program does not use has no say", async () => {
      installed[0]![1]();
      expect(failureOf(await measuring(running("sh", "own.sh"), path(join(venv, "bin"))))).toBe(false);
    });
  });
});

describe("a tool that only some benchmarks need", () => {
  const tool = (version: string): DeclaredTool => {
    return { kind: "npm", id: "peer", name: "peer", version, integrity: "sha512-x", benchmarks: ["peers"] };
  };
  const using = (version: string): TestSide => {
    return {
      files: { f: "1" },
      manifest: { build: [COPY, sh('test -z "$LATENCY_GATE_TOOL_PEER"')], tools: [tool(version)] },
    };
  };
  const noNpm = { callerEnv: { PATH: "/usr/bin:/bin", npm_config_offline: "true" } };

  test("is not fetched where none of them is measured", async () => {
    const { system } = await build(undefined, using("1.0.0"), noNpm, ["start"]);
    expect(system!.candidate!.env).not.toHaveProperty("LATENCY_GATE_TOOL_PEER");
    expect(progress.map(({ stage }) => stage)).not.toContain("tools");
  });

  test("is fetched where one of them is, and not had is said", async () => {
    const { state } = await build(undefined, using("1.0.0"), noNpm, ["start", "peers"]);
    expect(state).toMatchObject({ kind: "not-measurable", stage: "tools" });
  });

  test("is seen by trials and not by the build, which another version leaves as it is", async () => {
    for (const version of ["1.0.0", "2.0.0"]) {
      const folder = join(dir, "cache/gate/tools", toolFolderName(tool(version)));
      mkdirSync(folder, { recursive: true });
      writeFileSync(`${folder}.json`, JSON.stringify({ files: {} }));
      const { system } = await build(undefined, using(version), noNpm, ["peers"]);
      expect(system!.candidate!.env["LATENCY_GATE_TOOL_PEER"]).toBe(folder);
    }
    expect(builds()).toBe(1);
  });
});

describe("setup", () => {
  const INSTALL = sh(
    "test -e $LATENCY_GATE_CACHE_DIR/compiler || cp compiler $LATENCY_GATE_CACHE_DIR/compiler",
  );
  const COMPILE = sh("cat $LATENCY_GATE_CACHE_DIR/compiler >$LATENCY_GATE_BUILD_DIR/out");
  const side = (compiler: string, setup: readonly Argv[]): TestSide => ({
    files: { compiler, f: compiler },
    manifest: { setup, build: [COMPILE] },
  });
  const outputs = ({ system }: BuildOutcome): string[] =>
    [system!.baseline!, system!.candidate!].map(({ buildDir }) =>
      readFileSync(join(buildDir, "out"), "utf8"),
    );

  test("of the candidate is not run before the baseline is complete", async () => {
    const log = (word: string): Argv => sh(`echo ${word} >>../order`);
    await build(
      { manifest: { setup: [log("setup")], build: [log("build")], prepare: [log("prepare")] } },
      { manifest: { setup: [log("SETUP")], build: [log("BUILD")], prepare: [log("PREPARE")] } },
    );
    expect(readFileSync(join(dir, "order"), "utf8").split("\n").slice(0, 6)).toEqual([
      ...["setup", "build", "prepare"],
      ...["SETUP", "BUILD", "PREPARE"],
    ]);
  });

  test("of another kind has a cache of its own: it takes the place of nothing that the baseline needs", async () => {
    const outcome = await build(side("old", [INSTALL]), side("new", [INSTALL, ["true"]]));
    expect(outputs(outcome)).toEqual(["old", "new"]);
    expect(readFileSync(join(dir, "cache/compiler"), "utf8")).toBe("old");
    const [baseline, candidate] = [outcome.system!.baseline!, outcome.system!.candidate!];
    expect(baseline.env["LATENCY_GATE_CACHE_DIR"]).toBe(join(dir, "cache"));
    const own = candidate.env["LATENCY_GATE_CACHE_DIR"]!;
    expect(own).toMatch(/cache\/gate\/setups\/[0-9a-f]{16}$/);
    const setups = dirname(own);
    expect(await pruneStores([], setups, 1e9)).toEqual([]);
    expect(await pruneStores([], setups, 1e9, Date.now() + 25 * 60 * 60_000)).toEqual([own]);
  });

  test.each<[string, Argv]>([
    ["an argument", ["sh", "${LATENCY_GATE_SOURCE_DIR}/setup.sh"]],
    ["a word of a shell's line", sh("set -e; (sh ./setup.sh)&&true")],
    ["below the source in a shell's line", sh('sh "$LATENCY_GATE_SOURCE_DIR"/setup.sh')],
    ["the value of an option", ["env", "--split-string=sh ./setup.sh"]],
  ])("is of another kind where a file of the source that it names is another: %s", async (_name, command) => {
    const script = (name: string): TestSide => ({
      files: { "setup.sh": `echo ${name} >$LATENCY_GATE_CACHE_DIR/compiler`, f: name },
      manifest: { setup: [command], build: [COMPILE] },
    });
    expect(outputs(await build(script("old"), script("new")))).toEqual(["old\n", "new\n"]);
    expect(readFileSync(join(dir, "cache/compiler"), "utf8")).toBe("old\n");
  });

  test("is of another kind where a file that it names by a link is another", async () => {
    const script = (name: string): TestSide => ({
      files: { "tools/setup": `echo ${name} >$LATENCY_GATE_CACHE_DIR/compiler`, f: name },
      links: { "setup.sh": "tools/setup" },
      manifest: { setup: [["sh", "setup.sh"]], build: [COMPILE] },
    });
    expect(outputs(await build(script("old"), script("new")))).toEqual(["old\n", "new\n"]);
    expect(readFileSync(join(dir, "cache/compiler"), "utf8")).toBe("old\n");
  });

  test("writes into its source: that is no other source, and another build", async () => {
    const stamped = side("1", [INSTALL, sh("date +%s%N >stamp; echo x >>../count")]);
    const [first, second] = [await built(undefined, stamped), await built(undefined, stamped)];
    expect(first.state.candidate!.source).toBe(second.state.candidate!.source);
    expect(first.state.candidate!.key).not.toBe(second.state.candidate!.key);
  });

  test("is of another kind where its variables are others", async () => {
    const fetching = (version: string): TestSide => ({
      files: { f: version },
      manifest: {
        environment: { VERSION: version },
        setup: [sh("echo $VERSION >$LATENCY_GATE_CACHE_DIR/compiler")],
        build: [COMPILE],
      },
    });
    expect(outputs(await build(fetching("1"), fetching("2")))).toEqual(["1\n", "2\n"]);
    expect(readFileSync(join(dir, "cache/compiler"), "utf8")).toBe("1\n");
  });

  test("of the same kind is shared", async () => {
    const candidate = { ...side("1", [INSTALL]), files: { compiler: "1", f: "2" } };
    const outcome = await build(side("1", [INSTALL]), candidate);
    expect(outputs(outcome)).toEqual(["1", "1"]);
    expect(readdirSync(join(dir, "cache/gate/setups"))).toEqual([]);
  });
});

describe("a command that only some benchmarks need", () => {
  const withVariants: TestSide = {
    files: { f: "1" },
    manifest: {
      build: [COPY, { argv: sh("echo variant >$LATENCY_GATE_BUILD_DIR/variant"), benchmarks: ["variants"] }],
    },
  };
  const variantOf = (outcome: BuildOutcome): boolean =>
    existsSync(join(outcome.system!.candidate!.buildDir, "variant"));

  test("is not run where none of them is measured, and is where one is", async () => {
    expect(variantOf(await build(undefined, withVariants, {}, ["start"]))).toBe(false);
    expect(variantOf(await build(undefined, withVariants, {}, ["start", "variants"]))).toBe(true);
  });

  test("what was built without it is kept beside what was built with it", async () => {
    for (const measured of [["start"], ["variants"], ["start"], ["load"], ["variants", "load"]]) {
      await build(undefined, withVariants, {}, measured);
    }
    expect(builds()).toBe(2);
  });
});

describe("what fails is not measurable, with its stage, side and reason", () => {
  const fails = (script: string) => [sh(script)];
  test.each<[string, TestManifest, unknown]>([
    [
      "a build with an exit code",
      { build: fails("echo one; echo two >&2; exit 3") },
      {
        stage: "build",
        side: "candidate",
        failure: {
          code: "exit-code",
          where: 'sh -c "echo one; echo two >&2; exit 3"',
          logTail: ["one", "two"],
        },
      },
    ],
    [
      "a setup",
      { setup: fails("exit 1") },
      { stage: "setup", side: "candidate", failure: { code: "exit-code" } },
    ],
    [
      "a prepare",
      { prepare: fails("exit 1") },
      { stage: "prepare", side: "candidate", failure: { code: "exit-code" } },
    ],
    [
      "a program that is not there",
      { build: [["no-such-compiler", "x"]] },
      {
        stage: "build",
        failure: { code: "not-found", hint: expect.stringContaining("tools") },
      },
    ],
    [
      "a time limit",
      { build: fails("sleep 30"), timeouts: { setupMs: 1, buildMs: 50, prepareMs: 1 } },
      {
        stage: "build",
        failure: { code: "timeout", message: "The stage did not end within its 0.05 s." },
      },
    ],
    [
      "a time limit of the setup",
      { setup: fails("sleep 30"), timeouts: { setupMs: 50, buildMs: 60_000, prepareMs: 60_000 } },
      { stage: "setup", failure: { code: "timeout" } },
    ],
    [
      "a time limit of the prepare",
      { prepare: fails("sleep 30"), timeouts: { setupMs: 60_000, buildMs: 60_000, prepareMs: 50 } },
      { stage: "prepare", failure: { code: "timeout" } },
    ],
    [
      "a time limit of all of a stage's commands together",
      {
        build: Array.from({ length: 5 }, () => sh("sleep 0.5")),
        timeouts: { setupMs: 1, buildMs: 2_000, prepareMs: 1 },
      },
      { stage: "build", failure: { code: "timeout" } },
    ],
    ["a signal", { build: fails("kill -KILL $$") }, { stage: "build", failure: { code: "signal" } }],
    [
      "a file whose name can't be taken",
      { setup: fails("touch \"$(printf '\\377')\"") },
      { stage: "build", failure: { code: "disk", hint: expect.stringContaining("not UTF-8") } },
    ],
    [
      "a variable that is not there",
      { build: [["echo", "${NO_SUCH}"]] },
      {
        stage: "build",
        side: "candidate",
        failure: { message: '${NO_SUCH} in "${NO_SUCH}" is not set.' },
      },
    ],
    [
      "a word that is no variable's name",
      { build: [["echo", "${constructor}"]] },
      { stage: "build", failure: { message: '${constructor} in "${constructor}" is not set.' } },
    ],
    [
      "a secret that was not passed on",
      { environment: { A: "${SECRET}" }, build: [["true"]] },
      {
        stage: "build",
        failure: { message: '${SECRET} in "${SECRET}" is not set.' },
      },
    ],
  ])("%s", async (_name, own, expected) => {
    const outcome = await build(undefined, { manifest: own });
    expect(outcome.state).toMatchObject({ kind: "not-measurable", ...(expected as object) });
    expect(outcome.system).toBeUndefined();
  });

  test.each<[string, readonly Argv[], Argv | undefined]>([
    [
      "as the manifest has it",
      [["true"], ["cat", "${LATENCY_GATE_BUILD_DIR}/none"]],
      ["cat", "${LATENCY_GATE_BUILD_DIR}/none"],
    ],
    [
      "unless the time of all commands is over",
      [
        ["sleep", "0.3"],
        ["sleep", "30"],
      ],
      undefined,
    ],
  ])("the command that failed is told %s", async (_what, commands, command) => {
    const timeouts = { setupMs: 1, buildMs: 600, prepareMs: 1 };
    const outcome = await build(undefined, { manifest: { build: commands, timeouts } });
    expect(outcome).toMatchObject({
      system: undefined,
      commands: command === undefined ? [] : [{ argv: command }],
    });
  });

  describe("all that fail are told where they are asked for, each with what it printed itself", () => {
    const print = (text: string, code: number): Argv => ["sh", "-c", `echo ${text}; exit ${code}`];
    const [good, one, two] = [print("fine", 0), print("one", 1), print("two", 2)];
    const asked = async (commands: readonly Argv[], findsAllFailures: boolean): Promise<unknown> => {
      const timeouts = { setupMs: 1, buildMs: 5000, prepareMs: 1 };
      const outcome = await build(undefined, { manifest: { build: commands, timeouts } }, {}, [], {
        findsAllFailures,
      });
      if (outcome.system !== undefined) return [];
      return outcome.commands.map(({ argv, failure }) => [argv, failure.logTail]);
    };
    test.each<[string, readonly Argv[], readonly (readonly [Argv, readonly string[]])[]]>([
      [
        "in their order, and the others are run",
        [one, good, two],
        [
          [one, ["one"]],
          [two, ["two"]],
        ],
      ],
      ["unless the time is over", [one, ["sleep", "30"], two], [[one, ["one"]]]],
      ["and none where none fails", [good], []],
    ])("%s", async (_what, commands, failed) => {
      expect(await asked(commands, true)).toEqual(failed);
      expect(await asked(commands, false)).toEqual(failed.slice(0, 1));
    });
  });

  test("the log's tail is its last 30 lines, without colours", async () => {
    const outcome = await build(undefined, {
      manifest: { build: fails("for i in $(seq 100); do printf '\\033[31m%d\\033[0m\\n' $i; done; exit 1") },
    });
    const tail = outcome.state.kind === "not-measurable" ? outcome.state.failure.logTail : [];
    expect(tail).toEqual(Array.from({ length: 30 }, (_, i) => String(i + 71)));
  });

  test("a build that failed is tried again", async () => {
    const flaky = { manifest: { build: fails("test -e ../ok") } };
    expect((await build(undefined, flaky)).state.kind).toBe("not-measurable");
    writeFileSync(join(dir, "ok"), "");
    expect((await build(undefined, flaky)).state.kind).toBe("built");
  });

  test("an interruption is no failure of the system's: it is thrown", async () => {
    const abort = new AbortController();
    setTimeout(() => {
      abort.abort();
    }, 100);
    const building = build(undefined, { manifest: { build: fails("sleep 30") } }, { abort: abort.signal });
    await expect(building).rejects.toMatchObject({ name: "AbortError" });
  });
});

describe("data", () => {
  const PREPARE = sh("cat $LATENCY_GATE_BUILD_DIR/out >$LATENCY_GATE_DATA_DIR/d; echo built >>../count");
  test("is prepared by each side's build, once", async () => {
    const side = (content: string): TestSide => ({
      files: { f: content },
      manifest: { build: [sh("cp f $LATENCY_GATE_BUILD_DIR/out")], prepare: [PREPARE] },
    });
    await built(side("1"), side("2"));
    const { system } = await built(side("1"), side("2"));
    const data = [system.baseline!, system.candidate!].map(({ dataDir }) =>
      readFileSync(join(dataDir, "d"), "utf8"),
    );
    expect(data).toEqual(["1", "2"]);
    expect(builds()).toBe(2);
  });
});

describe("fingerprints", () => {
  async function workloads(one: TestSide, other: TestSide): Promise<(string | undefined)[]> {
    const { state } = await built(one, other);
    return [state.baseline, state.candidate].map((info) => info?.fingerprints[0]?.workload);
  }
  const base = { benchmarks: [benchmark()], fingerprint: ["harness/**"] };
  const files = { f: "1", "harness/h": "1", "system.yml": "1" };
  const same: [string, TestSide][] = [
    ["a file that no glob names", { files: { ...files, f: "2" }, manifest: base }],
    [
      "the manifest itself, though a glob names it",
      {
        files: { ...files, "system.yml": "2" },
        manifest: { ...base, fingerprint: ["harness/**", "system.yml"] },
      },
    ],
    [
      "titles, tolerances, and for what a benchmark is measured",
      {
        files,
        manifest: {
          ...base,
          title: "T",
          benchmarks: [
            benchmark({
              title: "T",
              timeoutMs: 1,
              role: "study",
              quick: false,
              metrics: [
                {
                  metric: "m",
                  gated: true,
                  tolerance: 1,
                  passWithin: 1,
                  floor: 0,
                  exact: false,
                  budget: undefined,
                },
              ],
            }),
          ],
        },
      },
    ],
  ];
  const different: [string, TestSide][] = [
    ["a file that a glob names", { files: { ...files, "harness/h": "2" }, manifest: base }],
    [
      "a file that the baseline's globs name and its own do not",
      { files: { ...files, "harness/i": "2" }, manifest: { ...base, fingerprint: ["harness/h"] } },
    ],
    [
      "a file that its own globs leave out",
      {
        files: { ...files, "harness/i": "2" },
        manifest: { ...base, fingerprint: ["harness/*", "!harness/i"] },
      },
    ],
    [
      "a file that its own globs name and the baseline's do not",
      { files: { ...files, f: "2" }, manifest: { ...base, fingerprint: ["harness/**", "f"] } },
    ],
    ["a build that rewrites the harness", { files, manifest: { ...base, build: [sh("echo 2 >harness/h")] } }],
    ["a build that removes the harness", { files, manifest: { ...base, build: [sh("rm harness/h")] } }],
    ["a setup that rewrites the harness", { files, manifest: { ...base, setup: [sh("echo 2 >harness/h")] } }],
    [
      "a prepare that rewrites the harness",
      { files, manifest: { ...base, prepare: [sh("echo 2 >harness/h; : >$LATENCY_GATE_DATA_DIR/d")] } },
    ],
    ["a file's name", { files: { ...files, "harness/i": "" }, manifest: base }],
    [
      "what of the caller's environment is passed on",
      { files, manifest: { ...base, passEnvironment: ["CI"] } },
    ],
    [
      "another source of the same content",
      { files: { ...files, "alt/f": "1" }, manifest: { ...base, source: { kind: "path", path: "alt" } } },
    ],
    ["the data", { files, manifest: { ...base, prepare: [sh("echo 1 >$LATENCY_GATE_DATA_DIR/d")] } }],
  ];
  const ofBenchmark = (own: Partial<BenchmarkManifest>): TestManifest => ({ benchmarks: [benchmark(own)] });
  const ofScenario = (own: Partial<ScenarioManifest>) => ofBenchmark({ scenarios: [scenario(own)] });
  const ofService = (own: Partial<ServiceManifest>) => ofBenchmark({ service: { ...SERVICE, ...own } });
  const toolOf = (benchmark: string, version: string): TestManifest => {
    const integrity = "sha512-x";
    return { tools: [{ kind: "npm", id: "t", name: "t", version, integrity, benchmarks: [benchmark] }] };
  };
  /** Of each the first is the baseline's. */
  const parts: ["other work" | "the same work", string, TestManifest, TestManifest][] = [
    ["other work", "parameters", {}, ofBenchmark({ parameters: { a: 1 } })],
    ["other work", "samples", {}, ofBenchmark({ samples: 1 })],
    ["other work", "warm-up", {}, ofBenchmark({ warmupOperations: 1 })],
    ["other work", "the command", {}, ofBenchmark({ work: { kind: "harness", argv: ["other"] } })],
    ["other work", "what becomes of the data", {}, ofBenchmark({ data: "shared" })],
    ["other work", "processors", {}, ofBenchmark({ cpus: [1] })],
    ["other work", "other processors", ofBenchmark({ cpus: [0] }), ofBenchmark({ cpus: [1] })],
    ["other work", "a service", {}, ofService({})],
    ["other work", "a service's command", ofService({}), ofService({ start: ["other"] })],
    ["other work", "how long a service lives", ofService({}), ofService({ lifetime: "run" })],
    ["the same work", "how long a service may take to end", ofService({}), ofService({ stopTimeoutMs: 2 })],
    ["other work", "a scenario more", {}, ofBenchmark({ scenarios: [scenario(), scenario({ id: "t" })] })],
    ["other work", "a scenario's name", {}, ofScenario({ id: "t" })],
    ["other work", "a scenario's parameters", {}, ofScenario({ parameters: { a: 1 } })],
    ["other work", "what of an import is a scenario", ofScenario({ from: "x" }), ofScenario({ from: "y" })],
    ["other work", "a scenario's samples", {}, ofScenario({ samples: 1 })],
    ["other work", "a scenario's warm-up", {}, ofScenario({ warmupOperations: 1 })],
    ["the same work", "a scenario's title", {}, ofScenario({ title: "T" })],
    ["other work", "a tool of this benchmark", {}, toolOf("b", "1")],
    ["other work", "the version of one", toolOf("b", "1"), toolOf("b", "2")],
    ["the same work", "a tool of another benchmark", toolOf("c", "1"), toolOf("c", "2")],
    ["other work", "environment", {}, { environment: { FACTOR: "0.5" } }],
    ["other work", "its order", { environment: { A: "1", B: "2" } }, { environment: { B: "2", A: "1" } }],
  ];
  test.each(parts)("%s: %s", async (work, _name, before, after) => {
    const [a, b] = await workloads(
      { files, manifest: { ...base, ...before } },
      { files, manifest: { ...base, ...after } },
    );
    expect(a === b ? "the same work" : "other work").toBe(work);
  });
  test.each(same)("%s makes no difference", async (_name, other) => {
    const one = { files, manifest: { ...base, fingerprint: other.manifest.fingerprint ?? base.fingerprint } };
    const [a, b] = await workloads(one, other);
    expect(a).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(a).toBe(b);
  });
  describe("a link that a glob names", () => {
    const linked = (links: Record<string, string>, more: Record<string, string> = {}): TestSide => ({
      files: { ...files, "shared/run": "1", "shared/deep/lib": "1", ...more },
      links,
      manifest: base,
    });
    const toFile = { "harness/run": "../shared/run" };
    const toFolder = { "harness/lib": "../shared" };
    const circle = { "harness/lib": "../shared", "shared/deep/up": "..", "harness/own": "." };

    test.each<[string, Record<string, string>, Record<string, string>, boolean]>([
      ["to a file: its content counts", toFile, { "shared/run": "2" }, false],
      ["to a file: nothing beside it counts", toFile, { "shared/deep/lib": "2" }, true],
      ["to a folder: all in it counts", toFolder, { "shared/deep/lib": "2" }, false],
      ["to a folder: names in it count", toFolder, { "shared/deep/new": "" }, false],
      ["to a folder: nothing outside of it counts", toFolder, { f: "2" }, true],
      ["in place of the globs' own folder", { lib: "shared" }, { "shared/run": "2" }, false],
      [
        "to a link",
        { ...toFile, "shared/next": "run", "harness/n": "../shared/next" },
        { "shared/run": "2" },
        false,
      ],
      ["in a circle: what is in it counts", circle, { "shared/deep/lib": "2" }, false],
      ["in a circle: what is not does not", circle, { f: "2" }, true],
    ])("%s", async (_name, links, change, equal) => {
      const manifest = { ...base, fingerprint: ["harness/**", ...("lib" in links ? ["lib/**"] : [])] };
      const side = (more: Record<string, string>): TestSide => ({ ...linked(links, more), manifest });
      const [a, b] = await workloads(side({}), side(change));
      expect(a).toMatch(/^sha256:[0-9a-f]{64}$/);
      expect(a === b).toBe(equal);
    });

    test("makes a difference by where it leads", async () => {
      const [a, b] = await workloads(linked(toFile), linked({ "harness/run": "../shared/deep/lib" }));
      expect(a).not.toBe(b);
    });

    test("makes one where the build rewrites what it leads to, and none by what a build makes there", async () => {
      const after = (command: string): TestSide => ({
        ...linked(toFolder),
        manifest: { ...base, build: [sh(command)] },
      });
      const [a, b] = await workloads(after("echo 2 >shared/deep/lib"), after("date +%N >shared/made"));
      const [c, d] = await workloads(linked(toFolder), after("date +%N >shared/deep/made"));
      expect([a === b, b === c, c === d]).toEqual([false, true, true]);
    });

    test.each<[string, Record<string, string>, string]>([
      ["out of the checkout", { "harness/run": "../../elsewhere" }, "elsewhere"],
      ["to nothing", { "harness/run": "../gone" }, "gone"],
      ["to itself", { "harness/run": "run" }, "itself"],
      ["out of it from a linked folder", { ...toFolder, "shared/out": "../../elsewhere" }, "elsewhere"],
      ["out of it from a linked file", { "harness/run": "../x", x: "../elsewhere" }, "elsewhere"],
    ])("and leads %s is refused of the candidate", async (_name, links, leads) => {
      writeFileSync(join(dir, "elsewhere"), "1");
      const outcome = await build(linked({}), linked(links));
      expect(outcome.state).toMatchObject({
        kind: "not-measurable",
        stage: "source",
        side: "candidate",
        failure: {
          message: expect.stringContaining(leads),
          where: "out" in links ? "harness/lib/out" : expect.stringMatching(/^harness\//),
          hint: expect.stringContaining("relative link"),
        },
      });
      const [a, b] = await workloads(linked(links), linked({}));
      expect(a).not.toBe(b);
    });

    test("below a link that leads out is refused as well", async () => {
      mkdirSync(join(dir, "elsewhere"));
      writeFileSync(join(dir, "elsewhere/run"), "1");
      const manifest = { ...base, fingerprint: ["out/run"] };
      const outcome = await build(undefined, { ...linked({ out: "../elsewhere" }), manifest });
      expect(outcome.state).toMatchObject({ kind: "not-measurable", failure: { where: "out/run" } });
    });
  });
  test("a link that no glob names may lead anywhere", async () => {
    const links = { gone: "nowhere", out: "/usr" };
    const [a, b] = await workloads({ files, links, manifest: base }, { files, manifest: base });
    expect(a).toBe(b);
  });
  test("what makes the difference is named, of the candidate", async () => {
    const after = {
      files: { f: "1", "harness/h": "2", "harness/i": "", "system.yml": "1" },
      manifest: { ...base, environment: { A: "1" }, benchmarks: [benchmark({ samples: 7 })] },
    };
    const before = { files: { ...files, "harness/g": "" }, manifest: base };
    const { state } = await built(before, after);
    expect(state.baseline?.fingerprints[0]).not.toHaveProperty("differs");
    expect(state.candidate?.fingerprints[0]?.differs).toEqual([
      "harness/g (removed)",
      "harness/h (changed)",
      "`environment` (changed)",
      "`samples` (changed)",
      "harness/i (added)",
    ]);
  });
  test("what setup, build and prepare make of the harness is named", async () => {
    const { state } = await built(
      { files, manifest: base },
      { files, manifest: { ...base, setup: [sh("echo 2 >harness/h")] } },
    );
    expect(state.candidate?.fingerprints[0]?.differs).toEqual([
      "what setup, build and prepare make of the files that `fingerprint` names (changed)",
    ]);
  });
  test("of many that differ the first are named, and the others counted", async () => {
    const many = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`harness/${i}`, ""]));
    const { state } = await built(
      { files, manifest: base },
      { files: { ...files, ...many }, manifest: base },
    );
    const differs = state.candidate?.fingerprints[0]?.differs ?? [];
    expect([differs.length, differs.at(-1)]).toEqual([9, "12 more"]);
  });
  test.each(["setup", "build", "prepare"] as const)(
    "a %s that makes the same of the harness on both sides makes no difference, in no run",
    async (stage) => {
      const side: TestSide = { files, manifest: { ...base, [stage]: [sh("echo 2 >harness/h")] } };
      for (let i = 0; i < 2; i++) {
        const [a, b] = await workloads(side, side);
        expect(a).toBe(b);
      }
    },
  );
  test("what a build makes beside the harness makes no difference", async () => {
    const side = (content: string): TestSide => ({
      files: { ...files, f: content },
      manifest: { ...base, build: [sh("mkdir -p harness/made; cp f harness/made/f")] },
    });
    const [a, b] = await workloads(side("1"), side("2"));
    expect(a).toBe(b);
  });
  test("globs of other words for the same files make no difference", async () => {
    const other = { files, manifest: { ...base, fingerprint: ["harness/*", "harness/h"] } };
    const [a, b] = await workloads({ files, manifest: base }, other);
    expect(a).toBe(b);
  });
  const NAME_THEM = "Name the files of the harness";
  test.each<[string, readonly string[], string, string]>([
    ["names nothing on either side", ["hraness/**"], 'no file: "hraness/**"', NAME_THEM],
    ["begins like an exception and is none", ["f", "!(a)/none"], 'no file: "!(a)/none"', NAME_THEM],
    ["names a folder", ["harness"], 'no file: "harness"', 'write "harness/**"'],
    ["names a folder with a slash", ["f", "harness/"], 'no file: "harness/"', 'write "harness/**"'],
    [
      "has exceptions for all that it names",
      ["harness/*", "!harness/h"],
      'no file but what exceptions leave out: "harness/*"',
      NAME_THEM,
    ],
    [
      "is an exception, and none else is there",
      ["!x"],
      'no file but what exceptions leave out: "!x"',
      NAME_THEM,
    ],
  ])("a glob that %s is refused", async (_name, fingerprint, message, hint) => {
    const outcome = await build({ files, manifest: base }, { files, manifest: { ...base, fingerprint } });
    expect(outcome.state).toMatchObject({
      kind: "not-measurable",
      stage: "source",
      failure: {
        message: expect.stringContaining(message),
        hint: expect.stringContaining(hint),
        where: /"(.*)"/.exec(message)![1],
      },
    });
  });
  test.each<[string, TestManifest, TestManifest]>([
    ["one of the baseline's that the candidate mends", { ...base, fingerprint: ["hraness/**"] }, base],
    ["an exception that leaves out nothing", base, { ...base, fingerprint: ["harness/**", "!x"] }],
    ["none", base, { ...base, fingerprint: [] }],
  ])("%s is not", async (_name, before, after) => {
    const outcome = await build({ files, manifest: before }, { files, manifest: after });
    expect(outcome.state.kind).toBe("built");
  });
  test.each(different)("%s makes a difference", async (_name, other) => {
    const [a, b] = await workloads({ files, manifest: base }, other);
    expect(a).not.toBe(b);
  });
  test.each<[string, Partial<Source>, boolean]>([
    ["the commit of a source elsewhere, which is what is compared, makes no", { ref: "v2" }, true],
    ["another place of it makes a", { url: "https://example.org/fork" }, false],
    ["what it is compared with, as the candidate has it, makes a", { baseline: "v2" }, false],
  ])("%s difference", async (_name, change, equal) => {
    const declared: Source = { kind: "git", url: "https://example.org/r", ref: "v1", baseline: undefined };
    const side = (source: Source): TestSide => ({ files, manifest: { ...base, source } });
    const [a, b] = await workloads(side(declared), side({ ...declared, ...change } as Source));
    expect(a === b).toBe(equal);
  });
  test("the order of parameters' keys makes none", async () => {
    const side = (parameters: Record<string, unknown>): TestSide => ({
      files,
      manifest: { ...base, benchmarks: [benchmark({ parameters })] },
    });
    const [a, b] = await workloads(side({ a: 1, b: { c: 2, d: 3 } }), side({ b: { d: 3, c: 2 }, a: 1 }));
    expect(a).toBe(b);
  });
  test("data of another content makes a difference, though one command prepares it", async () => {
    const side = (content: string): TestSide => ({
      files: { ...files, f: content },
      manifest: { ...base, prepare: [sh("cp f $LATENCY_GATE_DATA_DIR/d")] },
    });
    const [a, b] = await workloads(side("1"), side("2"));
    expect(a).not.toBe(b);
    const [c, d] = await workloads({ ...side("1"), files: { ...files, f: "1", g: "" } }, side("1"));
    expect(c).toBe(d);
  });
  test("data that is never twice the same may declare its own checksum", async () => {
    const prepare = (checksum: string) => [
      sh(`date +%N >$LATENCY_GATE_DATA_DIR/d; echo ${checksum} >$LATENCY_GATE_DATA_DIR/workload-checksum`),
    ];
    const side = (content: string, checksum: string): TestSide => ({
      files: { ...files, f: content },
      manifest: { ...base, prepare: prepare(checksum) },
    });
    const [a, b] = await workloads(side("1", "same"), side("2", "same"));
    expect(a).toBe(b);
    const [c, d] = await workloads(side("3", "same"), side("4", "other"));
    expect(c).not.toBe(d);
  });
});

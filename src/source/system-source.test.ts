import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { commandLineGit } from "../adapters/git.js";
import { startSupervision } from "../adapters/supervision.js";
import type { Supervision } from "../adapters/supervision.js";
import type { Source } from "../config/project.js";
import { manifest } from "../../test/support/manifest.js";
import type { Git } from "../ports/git.js";
import { snapshot, temporaryFolder, TestRepository } from "../../test/support/repository.js";
import { holdLock } from "../platform/lock.js";
import type { Clone } from "./clone.js";
import { openMirror } from "./mirror.js";
import type { MirrorPorts } from "./mirror.js";
import { prepareSides } from "./prepare-sides.js";
import type { SourcePorts } from "./prepare-sides.js";
import type { SourceProblem } from "./problem.js";
import { prepareSystemSource } from "./system-source.js";
import type { SystemSources } from "./system-source.js";

let supervision: Supervision;
let ports: SourcePorts;
let dir: string;
let repo: TestRepository;

beforeAll(() => {
  supervision = startSupervision();
  const env = { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null" };
  ports = { git: commandLineGit(supervision.exec, env), guard: supervision.guard };
});
afterAll(async () => {
  await supervision.close();
});
beforeEach(() => {
  dir = temporaryFolder();
  repo = TestRepository.init(dir, "r");
  repo.commit({ "systems/x/f": "1", "shared/s": "1" });
  repo.write("systems/x/f", "2");
});
afterEach(() => {
  rmSync(dir, { recursive: true, force: true });
});

async function prepare(
  baseline: Source | undefined,
  candidate: Source,
  more: Partial<MirrorPorts> = {},
): Promise<SystemSources | SourceProblem> {
  const into = join(dir, "run");
  mkdirSync(into);
  const sides = await prepareSides({ folder: repo.dir, baseline: "HEAD", into }, ports);
  if (!sides.ok) throw new Error(sides.problem.message);
  const result = await prepareSystemSource(
    {
      baseline: baseline && manifest({ dir: "systems/x", source: baseline }),
      candidate: manifest({ dir: "systems/x", source: candidate }),
      sides: sides.value,
      into: join(into, "0"),
      mirrors: join(dir, "mirrors"),
    },
    { ...ports, ...alone, ...more },
  );
  return result.ok ? result.value : result.problem;
}
const alone = { abort: undefined, say: () => undefined };
function read(result: SystemSources | SourceProblem, path: string): (string | undefined)[] {
  if ("code" in result) throw new Error(result.message);
  const { baseline, candidate } = result;
  return [baseline, candidate].map((side) => side && readFileSync(join(side.sourceDir, path), "utf8"));
}
const path = (to: string): Source => ({ kind: "path", path: to });
const git = (url: string, ref: string, baseline?: string): Source => ({ kind: "git", url, ref, baseline });

describe("a folder of the checkout", () => {
  test("is copied out of it, with nothing beside it", async () => {
    const result = await prepare(path("."), path("."));
    expect(read(result, "f")).toEqual(["1", "2"]);
    if ("code" in result) throw new Error(result.message);
    expect(existsSync(join(result.candidate!.sourceDir, "../../shared"))).toBe(false);
    expect(result.baseline!.sourceDir).toHaveLength(result.candidate!.sourceDir.length);
    expect(result.candidate!.info).toMatchObject({ ref: "working tree", dirty: true });
  });

  test("may be wider than the manifest's", async () => {
    expect(read(await prepare(path("../.."), path("../..")), "shared/s")).toEqual(["1", "1"]);
  });

  test("keeps symlinks as they are", async () => {
    symlinkSync("f", join(repo.dir, "systems/x/link"));
    const result = await prepare(undefined, path("."));
    expect(read(result, "link")).toEqual([undefined, "2"]);
  });

  test("that is not there is a clear error", async () => {
    expect(await prepare(path("."), path("none"))).toMatchObject({ code: "source-missing", where: "none" });
  });
});

describe("a link on the way to the source", () => {
  const lead = (link: string, to: string): void => {
    rmSync(join(repo.dir, link), { recursive: true, force: true });
    mkdirSync(dirname(join(repo.dir, link)), { recursive: true });
    symlinkSync(to, join(repo.dir, link));
  };

  test.each<[string, Record<string, string>, string, string[]]>([
    ["that is the source", { "systems/x/app": "../../shared" }, "app", ["s"]],
    ["that is a folder above it", { "systems/x/up": "../.." }, "up/shared", ["s"]],
    [
      "by the name of the other side's copy",
      { "systems/x/app": "a", "systems/x/a": "../../shared" },
      "app",
      ["s"],
    ],
    ["that is the manifest's folder", { "systems/x": "../moved" }, ".", ["f"]],
  ])("%s: the folder that it leads to in its own side is copied", async (_name, links, source, files) => {
    repo.commit({
      "moved/f": "2",
      "systems/x/a/s": "old",
      "systems/x/app/s": "old",
      "systems/x/up/shared/s": "old",
    });
    for (const [link, to] of Object.entries(links)) lead(link, to);
    repo.write("shared/s", "2");
    const result = await prepare(undefined, path(source));
    if ("code" in result) throw new Error(result.message);
    const { sourceDir } = result.candidate!;
    expect(lstatSync(sourceDir).isSymbolicLink()).toBe(false);
    expect(readdirSync(sourceDir)).toEqual(files);
    expect(read(result, files[0]!)).toEqual([undefined, "2"]);
  });

  test.each<[string, Record<string, string>, string, string]>([
    ["a folder of the user's own", { "systems/x/app": "OUTSIDE" }, "app", "OUTSIDE"],
    ["one below it", { "systems/x/up": "OUTSIDE" }, "up/deep", "OUTSIDE/deep"],
    ["nothing outside of it", { "systems/x/app": "../../../gone" }, "app", "gone"],
    ["itself", { "systems/x/app": "app" }, "app", "itself"],
    ["a manifest elsewhere", { "systems/x": "OUTSIDE" }, ".", "OUTSIDE"],
  ])(
    "out of the checkout, to %s, is refused, and nothing is touched there",
    async (_name, links, source, to) => {
      const outside = new TestRepository(join(dir, "OUTSIDE"));
      outside.write("deep/f", "the only copy");
      const before = snapshot(outside.dir);
      for (const [link, target] of Object.entries(links)) lead(link, target.replace("OUTSIDE", outside.dir));
      const problem = await prepare(undefined, path(source));
      if (!("code" in problem)) throw new Error("no problem");
      expect(problem).toMatchObject({ code: "source-outside", hint: expect.stringContaining("relative") });
      expect(problem.message).toMatch(
        /^The (source|manifest's folder) of x leads out of the candidate's checkout: /,
      );
      expect(problem.message).toMatch(new RegExp(`${to}$`));
      expect(snapshot(outside.dir)).toEqual(before);
    },
  );

  test("each side is judged by its own tree", async () => {
    lead("systems/x/app", "../../shared");
    repo.commit({});
    lead("systems/x/app", dir);
    const problem = await prepare(path("app"), path("app"));
    expect(problem).toMatchObject({ message: expect.stringContaining("the candidate's checkout") });
  });

  test("among the source's own leads to nothing of the other side, whatever it guesses", async () => {
    repo.commit({ "systems/x/slow": "old" });
    const before = await prepare(path("."), path("."));
    if ("code" in before) throw new Error(before.message);
    rmSync(join(dir, "run"), { recursive: true });
    const [copy, source] = [before.baseline!.checkoutDir, before.baseline!.sourceDir].map((at) =>
      basename(at),
    );
    lead("systems/x/slow", `../${source}/slow`);
    lead("systems/x/slower", `../../${copy}/systems/x/slow`);
    const result = await prepare(path("."), path("."));
    if ("code" in result) throw new Error(result.message);
    const { sourceDir } = result.candidate!;
    for (const link of ["slow", "slower"]) expect(existsSync(join(sourceDir, link))).toBe(false);
    expect(readlinkSync(join(sourceDir, "slow"))).toBe(`../${source}/slow`);
  });
});

describe("a folder elsewhere", () => {
  test("is a repository of its own: its working tree against its own baseline", async () => {
    const other = TestRepository.init(dir, "other");
    other.commit({ f: "old" });
    other.commit({ f: "new" });
    const result = await prepare(path("../../../other"), path("../../../other"));
    expect(read(result, "f")).toEqual(["old", "new"]);
    expect(result).toMatchObject({
      baseline: { info: { ref: "HEAD~1" } },
      candidate: { info: { ref: "working tree" } },
    });
  });

  test("in no repository is a clear error", async () => {
    mkdirSync(join(dir, "plain"));
    expect(await prepare(path("../../../plain"), path("../../../plain"))).toMatchObject({
      code: "not-a-repository",
    });
  });
});

describe("a git repository", () => {
  let other: TestRepository;
  let first: string;

  beforeEach(() => {
    other = TestRepository.init(dir, "other");
    first = other.commit({ f: "v1" });
    other.git("tag", "v1");
    other.commit({ f: "v2" });
    other.git("tag", "v2");
  });

  test.each<[string, (url: string) => [Source, Source], string[]]>([
    ["both sides are `ref`", (url) => [git(url, "v2"), git(url, "v2")], ["v2", "v2"]],
    ["`baseline` is the other side", (url) => [git(url, "v2"), git(url, "v2", "v1")], ["v1", "v2"]],
    ["a `ref` that the candidate moves", (url) => [git(url, "v1"), git(url, "v2")], ["v1", "v2"]],
    ["a branch", (url) => [git(url, "v1"), git(url, "main")], ["v1", "v2"]],
  ])("%s", async (_name, make, contents) => {
    const [baseline, candidate] = make(`file://${other.dir}`);
    expect(read(await prepare(baseline, candidate), "f")).toEqual(contents);
  });

  test("is mirrored: a commit is had again without the repository, a branch is not", async () => {
    const url = `file://${other.dir}`;
    await prepare(git(url, first), git(url, first));
    rmSync(join(dir, "run"), { recursive: true });
    rmSync(other.dir, { recursive: true });
    expect(read(await prepare(git(url, first), git(url, first)), "f")).toEqual(["v1", "v1"]);
    rmSync(join(dir, "run"), { recursive: true });
    expect(await prepare(git(url, "main"), git(url, "main"))).toMatchObject({
      code: "git-failed",
      where: url,
    });
  });

  describe("whose mirror is there", () => {
    const mirror = (): string =>
      join(
        dir,
        "mirrors",
        readdirSync(join(dir, "mirrors")).find((name) => name.endsWith(".git"))!,
      );

    beforeEach(async () => {
      await prepare(undefined, git(`file://${other.dir}`, "main"));
      rmSync(join(dir, "run"), { recursive: true });
      other.commit({ f: "v3" });
    });

    test("is fetched although a killed git has left its locks in it", async () => {
      for (const name of ["refs/heads/main.lock", "packed-refs.lock", "shallow.lock"]) {
        mkdirSync(dirname(join(mirror(), name)), { recursive: true });
        writeFileSync(join(mirror(), name), "");
      }
      expect(read(await prepare(undefined, git(`file://${other.dir}`, "main")), "f")).toEqual([
        undefined,
        "v3",
      ]);
    });

    test("is fetched by one gate at a time", async () => {
      let [fetching, most] = [0, 0];
      const counted: Git = {
        async run(folder, args, options) {
          const counts = args[0] === "fetch";
          if (counts) most = Math.max(most, (fetching += 1));
          try {
            return await ports.git.run(folder, args, options);
          } finally {
            if (counts) fetching -= 1;
          }
        },
      };
      const url = `file://${other.dir}`;
      const places = await Promise.all(
        Array.from({ length: 4 }, () =>
          openMirror(join(dir, "mirrors"), url, ["main"], { ...ports, ...alone, git: counted }),
        ),
      );
      expect([new Set(places.map(({ folder }) => folder)).size, most]).toEqual([1, 1]);
      expect(readdirSync(join(dir, "mirrors"))).toHaveLength(1);
    });

    test("is waited for with a word of whom, until the run is interrupted", async () => {
      const { guard } = ports;
      const free = { guard, abort: undefined, onWait: () => undefined };
      const release = await holdLock(mirror().replace(/git$/, "lock"), free);
      const interrupting = new AbortController();
      const said: string[] = [];
      const say = (message: string): void => {
        said.push(message);
        interrupting.abort(new Error("interrupted"));
      };
      const waiting = prepare(undefined, git(`file://${other.dir}`, "main"), {
        abort: interrupting.signal,
        say,
      });
      await expect(waiting).rejects.toThrow("interrupted");
      expect(said).toEqual([`waiting for process ${process.pid}, which fetches file://${other.dir}`]);
      await release();
    });

    test("is fetched for a commit that it lacks", async () => {
      const commit = other.git("rev-parse", "HEAD");
      expect(read(await prepare(undefined, git(`file://${other.dir}`, commit)), "f")).toEqual([
        undefined,
        "v3",
      ]);
    });

    test("is read where git takes no bare repository that is not named", async () => {
      const careful = commandLineGit(supervision.exec, {
        ...process.env,
        GIT_CONFIG_GLOBAL: "/dev/null",
        GIT_CONFIG_SYSTEM: "/dev/null",
        GIT_CONFIG_COUNT: "1",
        GIT_CONFIG_KEY_0: "safe.bareRepository",
        GIT_CONFIG_VALUE_0: "explicit",
      });
      for (const ref of ["main", first]) {
        const result = await prepare(undefined, git(`file://${other.dir}`, ref), { git: careful });
        expect(read(result, "f")).toEqual([undefined, ref === first ? "v1" : "v3"]);
        rmSync(join(dir, "run"), { recursive: true });
      }
    });

    test("is left as it is where it can't be fetched, and git's words are shown", async () => {
      rmSync(other.dir, { recursive: true });
      expect(await prepare(undefined, git(`file://${other.dir}`, "main"))).toMatchObject({
        code: "git-failed",
        message: expect.stringContaining("does not appear to be a git repository"),
      });
    });
  });

  test("of which two gates make the mirror at once is cloned once", async () => {
    const url = `file://${other.dir}`;
    let clones = 0;
    const counted: Git = {
      async run(folder, args, options) {
        if (args[0] === "clone") clones += 1;
        return ports.git.run(folder, args, options);
      },
    };
    const open = (): Promise<Clone> =>
      openMirror(join(dir, "mirrors"), url, [first], { ...ports, ...alone, git: counted });
    await Promise.all([open(), open()]);
    expect(clones).toBe(1);
  });

  test("a relative path starts at the manifest's folder", async () => {
    expect(read(await prepare(undefined, git("../../../other", "v1")), "f")).toEqual([undefined, "v1"]);
  });

  test.each([
    ["file:///no/such/repository", "main"],
    ["--upload-pack=touch /tmp/latency-gate-hostile", "main"],
    ["ext::touch /tmp/latency-gate-hostile", "main"],
  ])("%s is a clear error", async (url, ref) => {
    expect(await prepare(undefined, git(url, ref))).toMatchObject({ code: "git-failed", where: url });
    expect(existsSync("/tmp/latency-gate-hostile")).toBe(false);
  });

  test("a ref that it does not have is a clear error", async () => {
    const result = await prepare(undefined, git(`file://${other.dir}`, "--all"));
    expect(result).toMatchObject({ code: "ref-not-found", where: "--all" });
  });
});

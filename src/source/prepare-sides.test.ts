import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { commandLineGit } from "../adapters/git.js";
import { startSupervision } from "../adapters/supervision.js";
import type { Supervision } from "../adapters/supervision.js";
import { snapshot, temporaryFolder, TestRepository } from "../../test/support/repository.js";
import { hashTree } from "../build/tree-hash.js";
import type { Git } from "../ports/git.js";
import { leftOutOf } from "./left-out.js";
import { copyWorkingTree } from "./copy-working-tree.js";
import { caught } from "./problem.js";
import type { SourceProblem } from "./problem.js";
import { prepareSides } from "./prepare-sides.js";
import type { Sides, SidesRequest, SourcePorts } from "./prepare-sides.js";

let supervision: Supervision;
let ports: SourcePorts;
let dir: string;
let count = 0;

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
});
afterEach(() => {
  rmSync(dir, { recursive: true, force: true });
});

function request(folder: string, more: Partial<SidesRequest> = {}): SidesRequest {
  const into = join(dir, `run-${count++}`);
  mkdirSync(into);
  return { folder, baseline: undefined, into, ...more };
}
async function sides(folder: string, more: Partial<SidesRequest> = {}, git: Git = ports.git): Promise<Sides> {
  const result = await prepareSides(request(folder, more), { ...ports, git });
  if (!result.ok)
    throw new Error(`${result.problem.code}: ${result.problem.message} ${result.problem.hint ?? ""}`);
  return result.value;
}
async function problem(folder: string, more: Partial<SidesRequest> = {}): Promise<SourceProblem> {
  const result = await prepareSides(request(folder, more), ports);
  if (result.ok) throw new Error(`no problem: baseline ${result.value.baseline.info.ref}`);
  return result.problem;
}
function read(root: string, path: string): string {
  return readFileSync(join(root, path), "utf8");
}

describe("the baseline by default", () => {
  test("on a branch: the merge base with the default branch", async () => {
    const repo = TestRepository.init(dir, "r");
    const base = repo.commit({ f: "1" });
    repo.git("checkout", "-q", "-b", "feature");
    repo.commit({ f: "2" });
    repo.git("checkout", "-q", "main");
    repo.commit({ f: "3" });
    repo.git("checkout", "-q", "feature");
    const { baseline, candidate } = await sides(repo.dir);
    expect(baseline.info).toEqual({ commit: base, ref: "merge base with main", dirty: false });
    expect(candidate.info).toEqual({
      commit: repo.git("rev-parse", "HEAD"),
      ref: "working tree",
      dirty: false,
    });
    expect([read(baseline.root, "f"), read(candidate.root, "f")]).toEqual(["1", "2"]);
  });

  test("clean on the default branch: the commit before", async () => {
    const repo = TestRepository.init(dir, "r");
    repo.commit({ f: "1" });
    repo.commit({ f: "2" });
    const { baseline } = await sides(repo.dir);
    expect(baseline.info.ref).toBe("HEAD~1");
    expect(read(baseline.root, "f")).toBe("1");
  });

  test.each(["f", "new"])("dirty on the default branch (%s): HEAD", async (file) => {
    const repo = TestRepository.init(dir, "r", "master");
    repo.commit({ f: "1" });
    repo.write(file, "2");
    const { baseline, candidate } = await sides(repo.dir);
    expect([baseline.info.ref, candidate.info.dirty]).toEqual(["HEAD", true]);
    expect(read(candidate.root, file)).toBe("2");
  });

  test("the default branch is the remote's, whatever its name", async () => {
    const origin = TestRepository.init(dir, "o", "trunk");
    const base = origin.commit({ f: "1" });
    const repo = origin.clone(dir, "r");
    repo.git("checkout", "-q", "-b", "feature");
    repo.commit({ f: "2" });
    const { baseline } = await sides(repo.dir);
    expect(baseline.info).toMatchObject({ commit: base, ref: "merge base with origin/trunk" });
  });

  test.each<[string, (clone: TestRepository, origin: TestRepository) => unknown]>([
    ["this clone is ahead of its remote", (clone) => clone.commit({ f: "2" })],
    [
      "the remote is ahead of this clone",
      (clone, origin) => {
        origin.commit({ f: "2" });
        clone.git("fetch", "--quiet");
        clone.git("checkout", "--quiet", "--detach", "origin/main");
      },
    ],
  ])("of a default branch of which %s, the nearer commit", async (_, advance) => {
    const origin = TestRepository.init(dir, "o");
    origin.commit({ f: "1" });
    const clone = origin.clone(dir, "r");
    advance(clone, origin);
    clone.git("checkout", "--quiet", "-b", "feature");
    clone.commit({ f: "3" });
    const { baseline } = await sides(clone.dir);
    expect(read(baseline.root, "f")).toBe("2");
  });

  test("of several remotes, the one that the branch is of is asked", async () => {
    const [fork, upstream] = ["fork", "upstream"].map((name) => TestRepository.init(dir, name));
    fork!.commit({ f: "fork" });
    const clone = fork!.clone(dir, "r");
    upstream!.git("pull", "--quiet", fork!.dir, "main");
    upstream!.commit({ f: "upstream" });
    clone.git("remote", "add", "upstream", `file://${upstream!.dir}`);
    clone.git("fetch", "--quiet", "upstream");
    clone.git("checkout", "--quiet", "-b", "feature", "--track", "upstream/main");
    clone.commit({ f: "feature" });
    const { baseline } = await sides(clone.dir);
    expect([baseline.info.ref, read(baseline.root, "f")]).toEqual([
      "merge base with upstream/main",
      "upstream",
    ]);
  });

  test("without a remote, the branch that git is told to begin with", async () => {
    const repo = TestRepository.init(dir, "r", "trunk");
    repo.git("config", "init.defaultBranch", "trunk");
    repo.commit({ f: "1" });
    repo.git("branch", "main");
    repo.commit({ f: "2" });
    repo.git("checkout", "--quiet", "-b", "feature");
    repo.commit({ f: "3" });
    expect((await sides(repo.dir)).baseline.info.ref).toBe("merge base with trunk");
  });

  describe("where a `main` is no default branch", () => {
    function cloneOfFeature(): { clone: TestRepository; release: string; base: string } {
      const origin = TestRepository.init(dir, "o");
      const release = origin.commit({ f: "1" });
      origin.git("checkout", "-q", "-b", "develop");
      const base = origin.commit({ f: "2" });
      origin.git("checkout", "-q", "-b", "feature");
      origin.commit({ f: "3" });
      origin.git("checkout", "-q", "develop");
      const clone = origin.clone(dir, "r", "--branch", "feature");
      // As a checkout is that CI makes.
      clone.git("remote", "set-head", "origin", "--delete");
      return { clone, release, base };
    }

    test("the remote says which one it is", async () => {
      const { clone, base } = cloneOfFeature();
      expect((await sides(clone.dir)).baseline.info).toMatchObject({
        commit: base,
        ref: "merge base with origin/develop",
      });
    });

    test("who knows it can name it, where the remote can't be asked", async () => {
      const { clone, release, base } = cloneOfFeature();
      expect((await sides(clone.dir, { defaultBranch: "main" })).baseline.info.commit).toBe(base);
      clone.git("remote", "set-url", "origin", join(dir, "gone"));
      const found = async (defaultBranch: string | undefined): Promise<unknown> =>
        (await sides(clone.dir, { defaultBranch })).baseline.info.commit;
      expect([await found("develop"), await found(undefined)]).toEqual([base, release]);
      expect(await problem(clone.dir, { defaultBranch: "trunk" })).toMatchObject({ code: "git-failed" });
    });
  });

  describe("where only the remote knows its default branch", () => {
    function cloneOfFeature(): { clone: TestRepository; base: string } {
      const origin = TestRepository.init(dir, "o");
      const base = origin.commit({ f: "1" });
      origin.git("checkout", "-q", "-b", "feature");
      origin.commit({ f: "2" });
      origin.commit({ f: "3" });
      origin.git("checkout", "-q", "main");
      return { clone: origin.clone(dir, "r", "--branch", "feature", "--single-branch"), base };
    }
    test.each<[string, (clone: TestRepository) => void]>([
      ["on the branch", () => undefined],
      ["detached", (clone) => clone.git("checkout", "-q", "--detach")],
    ])("%s: asked of it, and refused in git's own words where it can't be asked", async (_, prepare) => {
      const { clone, base } = cloneOfFeature();
      prepare(clone);
      expect((await sides(clone.dir)).baseline.info).toMatchObject({
        commit: base,
        ref: "merge base with origin/main",
      });
      clone.git("remote", "set-url", "origin", join(dir, "gone"));
      expect(await problem(clone.dir)).toMatchObject({
        code: "git-failed",
        message: expect.stringMatching(
          /default branch.*\n?.*'.*gone' does not appear to be a git repository/s,
        ),
        where: "origin",
        hint: expect.stringContaining("--baseline"),
      });
    });

    test("a default branch that can't be fetched is refused as well", async () => {
      const { clone } = cloneOfFeature();
      const origin = new TestRepository(join(dir, "o"));
      const tip = origin.commit({ f: "4" });
      rmSync(join(origin.dir, ".git/objects", tip.slice(0, 2), tip.slice(2)));
      expect(await problem(clone.dir)).toMatchObject({ code: "git-failed", where: "origin" });
    });

    test("a remote without commits has answered: there is nothing but the commit before", async () => {
      const { clone } = cloneOfFeature();
      const empty = TestRepository.init(dir, "empty");
      clone.git("remote", "set-url", "origin", empty.dir);
      expect((await sides(clone.dir)).baseline.info.ref).toBe("HEAD~1");
    });

    test("of several remotes none is guessed", async () => {
      const { clone } = cloneOfFeature();
      clone.git("checkout", "-q", "--detach");
      clone.git("remote", "rename", "origin", "one");
      clone.git("remote", "add", "two", join(dir, "o"));
      expect(await problem(clone.dir)).toMatchObject({
        code: "ref-not-found",
        where: "one, two",
        hint: expect.stringContaining("--baseline"),
      });
    });
  });

  test("the first commit has nothing before it", async () => {
    const repo = TestRepository.init(dir, "r");
    repo.commit({ f: "1" });
    expect(await problem(repo.dir)).toMatchObject({
      code: "no-parent",
      hint: expect.stringContaining("--baseline"),
    });
  });

  test("branches without a common commit", async () => {
    const repo = TestRepository.init(dir, "r");
    repo.commit({ f: "1" });
    repo.git("checkout", "-q", "--orphan", "other");
    repo.commit({ f: "2" });
    expect((await problem(repo.dir)).code).toBe("unrelated-histories");
  });
});

describe("a baseline that is named", () => {
  test.each([
    ["HEAD", "3", "HEAD"],
    ["HEAD~2", "1", "HEAD~2"],
    ["v1", "1", "v1"],
    ["main", "2", "merge base with main"],
    ["main^0", "main", "main^0"],
    ["HEAD^{/second}", "2", "HEAD^{/second}"],
  ])("%s", async (baseline, content, ref) => {
    const repo = TestRepository.init(dir, "r");
    repo.commit({ f: "1" });
    repo.git("tag", "-a", "v1", "-m", "v1");
    repo.commit({ f: "2" }, "second");
    repo.git("checkout", "-q", "-b", "feature");
    repo.commit({ f: "3" });
    repo.git("checkout", "-q", "main");
    repo.commit({ f: "main" });
    repo.git("checkout", "-q", "feature");
    const result = await sides(repo.dir, { baseline });
    expect([read(result.baseline.root, "f"), result.baseline.info.ref]).toEqual([content, ref]);
  });

  test.each([
    ["mian", "Did you mean main?"],
    ["--upload-pack=touch /tmp/x", undefined],
    ["-n", undefined],
    ["main..HEAD", undefined],
    ["^main", undefined],
    ["a b", undefined],
    ["", undefined],
    ["HEAD:f", undefined],
    ["../../etc/passwd", undefined],
    ["main\nHEAD", undefined],
    ["0123456789012345678901234567890123456789", undefined],
  ])("%j is no commit", async (baseline, hint) => {
    const repo = TestRepository.init(dir, "r");
    repo.commit({ f: "1" });
    expect(await problem(repo.dir, { baseline })).toMatchObject({
      code: "ref-not-found",
      where: baseline,
      hint: expect.stringContaining(hint ?? ""),
    });
  });
});

describe("a shallow clone", () => {
  let made: string;
  let repo: TestRepository;
  let base: string;

  beforeAll(() => {
    made = temporaryFolder();
    repo = TestRepository.init(made, "o");
    repo.commit({ f: "0" });
    base = repo.commit({ f: "1" });
    repo.git("tag", "v1");
    repo.git("tag", "-a", "annotated", "-m", "annotated");
    repo.git("checkout", "-q", "-b", "feature");
    for (let i = 0; i < 60; i++) repo.git("commit", "-q", "--allow-empty", "-m", "feature");
    repo.git("checkout", "-q", "main");
    for (let i = 0; i < 60; i++) repo.git("commit", "-q", "--allow-empty", "-m", "main");
  });
  afterAll(() => {
    rmSync(made, { recursive: true, force: true });
  });

  test("of one branch, depth 1, finds the merge base with a default branch that it does not have", async () => {
    const clone = repo.clone(dir, "r", "--depth=1", "--branch", "feature", "--single-branch");
    clone.git("config", "remote.origin.tagOpt", "--tags");
    const refs = clone.git("for-each-ref");
    const { baseline } = await sides(clone.dir);
    expect(baseline.info).toEqual({ commit: base, ref: "merge base with origin/main", dirty: false });
    expect(read(baseline.root, "f")).toBe("1");
    expect(clone.git("for-each-ref")).toBe(refs);
    expect(existsSync(join(clone.dir, ".git/FETCH_HEAD"))).toBe(false);
  });

  test("finds the newest commit in common, not the oldest that is in sight", async () => {
    const whole = TestRepository.init(dir, "o");
    whole.commit({ f: "forked early" });
    whole.git("branch", "early");
    const newest = whole.commit({ f: "forked late" });
    whole.git("checkout", "-q", "-b", "late");
    whole.git("commit", "-q", "--allow-empty", "-m", "late");
    whole.git("checkout", "-q", "main");
    for (let i = 0; i < 60; i++) whole.git("commit", "-q", "--allow-empty", "-m", "main");
    whole.git("merge", "-q", "--no-ff", "-s", "ours", "-m", "merge", "early");
    whole.git("checkout", "-q", "early");
    whole.git("commit", "-q", "--allow-empty", "-m", "early");
    whole.git("checkout", "-q", "main");
    whole.git("merge", "-q", "--no-ff", "-s", "ours", "-m", "merge", "early");
    const clone = whole.clone(dir, "r", "--depth=1", "--branch", "late");
    const { baseline } = await sides(clone.dir, { baseline: "main" });
    expect(baseline.info).toMatchObject({ commit: newest, ref: "merge base with main" });
  });

  test("is deepened no further than needed", async () => {
    const clone = repo.clone(dir, "r", "--depth=1", "--branch", "main");
    expect((await sides(clone.dir)).baseline.info.ref).toBe("HEAD~1");
    expect(Number(clone.git("rev-list", "--count", "HEAD"))).toBeLessThan(60);
  });

  test("finds what is named, by whatever name the remote's has", async () => {
    const clone = repo.clone(dir, "r", "--depth=1", "--branch", "feature", "--single-branch", "--no-tags");
    const names = ["v1", "annotated", "refs/tags/v1", base, "HEAD~60"];
    for (const ref of [...names, "origin/main", "main", "refs/heads/main", "refs/remotes/origin/main"]) {
      const { info } = (await sides(clone.dir, { baseline: ref })).baseline;
      expect(info).toMatchObject({ commit: base, ref: names.includes(ref) ? ref : `merge base with ${ref}` });
    }
  });

  test.each<[string, (clone: TestRepository) => void, RegExp]>([
    [
      "a lock that a killed git has left",
      (clone) => {
        clone.write(".git/shallow.lock", "");
      },
      /git fetch failed: .*shallow\.lock': File exists/s,
    ],
    [
      "a remote that is gone",
      (clone) => clone.git("remote", "set-url", "origin", join(dir, "gone")),
      /git fetch failed: .*does not appear to be a git repository/s,
    ],
    ["no remote", (clone) => clone.git("remote", "remove", "origin"), /shallow.* no remote/],
  ])("that can't be deepened for %s has no first commit", async (_, spoil, words) => {
    const clone = repo.clone(dir, "r", "--depth=1", "--branch", "main");
    spoil(clone);
    const found = await problem(clone.dir);
    expect(found).toMatchObject({ code: "git-failed", hint: expect.stringContaining("--baseline") });
    expect(found.message).toMatch(words);
    expect(found.message).not.toContain("first commit");
  });

  test("is deepened when another git that does so has ended", async () => {
    const clone = repo.clone(dir, "r", "--depth=1", "--branch", "main");
    const lock = join(clone.dir, ".git/shallow.lock");
    writeFileSync(lock, "");
    const git: Git = {
      async run(folder, args, options) {
        const output = await ports.git.run(folder, args, options);
        if (args[0] === "fetch" && output.code !== 0) rmSync(lock, { force: true });
        return output;
      },
    };
    const result = await prepareSides(request(clone.dir), { ...ports, git });
    expect(result).toMatchObject({ ok: true, value: { baseline: { info: { ref: "HEAD~1" } } } });
  });

  test("that has all in the end, and no commit in common with the default branch, says so", async () => {
    const origin = TestRepository.init(dir, "o");
    origin.commit({ f: "1" });
    origin.git("checkout", "--quiet", "--orphan", "other");
    origin.commit({ f: "2" });
    origin.commit({ f: "3" });
    const clone = origin.clone(dir, "r", "--depth=1", "--branch", "other", "--no-single-branch");
    expect((await problem(clone.dir, { baseline: "main" })).code).toBe("unrelated-histories");
  });

  test("of a clone that is shallow itself has no first commit either", async () => {
    const between = repo.clone(dir, "between", "--depth=1", "--branch", "main");
    const clone = between.clone(dir, "r", "--depth=1", "--branch", "main");
    expect((await problem(clone.dir)).message).toMatch(/shallow/);
  });

  test("whose remote is gone says so", async () => {
    const clone = repo.clone(dir, "r", "--depth=1", "--branch", "feature", "--single-branch");
    clone.git("remote", "set-url", "origin", join(dir, "gone"));
    const found = await problem(clone.dir, { baseline: "main" });
    expect(found).toMatchObject({ code: "ref-not-found", hint: expect.stringContaining("shallow") });
  });
});

describe("the candidate", () => {
  test("is the working tree as it stands", async () => {
    const repo = TestRepository.init(dir, "r");
    repo.write("run.sh", "#!/bin/sh\n", 0o755);
    repo.commit({ kept: "1", changed: "1", deleted: "1", "deep/er/file": "1", ".gitignore": "ignored*\n" });
    symlinkSync("no/such/target", join(repo.dir, "link"));
    repo.write("changed", "2");
    repo.write("staged", "2");
    repo.git("add", "staged");
    repo.write("name with ünïcode\nand newline", "2");
    repo.write("ignored.log", "2");
    rmSync(join(repo.dir, "deleted"));
    const { candidate, baseline } = await sides(repo.dir);
    const entries = [
      ".gitignore",
      "changed",
      "deep",
      "kept",
      "link",
      "name with ünïcode\nand newline",
      "run.sh",
      "staged",
    ];
    expect(readdirSync(candidate.root).sort()).toEqual(entries.sort());
    expect(readlinkSync(join(candidate.root, "link"))).toBe("no/such/target");
    expect(lstatSync(join(candidate.root, "run.sh")).mode & 0o111).toBe(0o111);
    expect(lstatSync(join(candidate.root, "kept")).mode & 0o111).toBe(0);
    expect(readdirSync(baseline.root).sort()).toEqual([
      ".gitignore",
      "changed",
      "deep",
      "deleted",
      "kept",
      "run.sh",
    ]);
  });

  test("a folder that was replaced by a link is a link, and nothing is touched where it leads", async () => {
    const repo = TestRepository.init(dir, "r");
    const names = Array.from({ length: 40 }, (_, i) => `f${i}`);
    repo.commit({
      ...Object.fromEntries(names.map((name) => [name, "1"])),
      "outputs/p1": "1",
      "outputs/deep/p2": "1",
    });
    const elsewhere = new TestRepository(join(dir, "disk"));
    for (const name of ["p1", "deep/p2", "p3"]) elsewhere.write(name, "the only copy");
    const before = snapshot(elsewhere.dir);
    rmSync(join(repo.dir, "outputs"), { recursive: true });
    symlinkSync(elsewhere.dir, join(repo.dir, "outputs"));
    const { candidate } = await sides(repo.dir, { baseline: "HEAD" });
    expect(snapshot(elsewhere.dir)).toEqual(before);
    expect(readlinkSync(join(candidate.root, "outputs"))).toBe(elsewhere.dir);
    expect(readdirSync(candidate.root).sort()).toEqual([...names, "outputs"].sort());
  });

  test("a folder that becomes a link during the copy is what it became, and a file that goes is gone", async () => {
    const repo = TestRepository.init(dir, "r");
    const inside = Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`data/f${i}`, "1"]));
    repo.commit(inside);
    repo.write("untracked", "1");
    const elsewhere = new TestRepository(join(dir, "disk"));
    for (const path of Object.keys(inside)) elsewhere.write(path, "the only copy");
    const before = snapshot(elsewhere.dir);
    const into = join(dir, "copy");
    const git: Git = {
      ...ports.git,
      // The second look at the working tree finds it changed.
      async run(folder, args, options) {
        if (
          args[0] === "ls-files" &&
          existsSync(join(into, "data/f0")) &&
          !existsSync(join(repo.dir, "old"))
        ) {
          renameSync(join(repo.dir, "data"), join(repo.dir, "old"));
          rmSync(join(repo.dir, "untracked"));
          symlinkSync(join(elsewhere.dir, "data"), join(repo.dir, "data"));
        }
        return ports.git.run(folder, args, options);
      },
    };
    await copyWorkingTree(git, repo.dir, into);
    expect(snapshot(elsewhere.dir)).toEqual(before);
    expect(readlinkSync(join(into, "data"))).toBe(join(elsewhere.dir, "data"));
    expect(read(into, "old/f299")).toBe("1");
    expect(existsSync(join(into, "untracked"))).toBe(false);
  });

  test.each<[string, (repo: TestRepository) => void, string | undefined]>([
    [
      "a folder is the folder",
      (repo) => {
        repo.write("data/x", "2");
      },
      "2",
    ],
    [
      "an empty folder is gone",
      (repo) => {
        mkdirSync(join(repo.dir, "data"));
      },
      undefined,
    ],
    [
      "a folder of ignored files is gone",
      (repo) => {
        repo.write("data/x.log", "2");
      },
      undefined,
    ],
  ])("a file that was replaced by %s", async (_, replace, x) => {
    const repo = TestRepository.init(dir, "r");
    repo.commit({ data: "1", ".gitignore": "*.log\n" });
    rmSync(join(repo.dir, "data"));
    replace(repo);
    const { candidate } = await sides(repo.dir, { baseline: "HEAD" });
    if (x === undefined) expect(existsSync(join(candidate.root, "data"))).toBe(false);
    else expect(read(candidate.root, "data/x")).toBe(x);
  });

  test("has a whole file even when files change during the copy", async () => {
    const repo = TestRepository.init(dir, "r");
    repo.commit(Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`f${i}`, "0"])));
    const preparing = sides(repo.dir, { baseline: "HEAD" });
    let n = 0;
    // Three times, which is less often than it looks: however slow this machine is, one look finds it still.
    const timer = setInterval(() => {
      for (let i = 0; i < 13; i++) repo.write(`f${(n * 97 + i * 23) % 300}`, String(n));
      if (++n === 3) clearInterval(timer);
    }, 5);
    const { candidate } = await preparing.finally(() => {
      clearInterval(timer);
    });
    const unequal = Array.from({ length: 300 }, (_, i) => `f${i}`).filter(
      (file) => read(candidate.root, file) === "",
    );
    expect(unequal).toEqual([]);
  });

  const asAnother = process.getuid?.() === 0 && process.setegid !== undefined ? test : test.skip;
  asAnother("a file that can't be read is named as such", async () => {
    const repo = TestRepository.init(dir, "r");
    repo.commit({ f: "1" });
    repo.write("secret.txt", "1", 0o000);
    chmodSync(dir, 0o777);
    // The gate's own calls are those of another user for as long as the copy takes; root may read everything.
    process.seteuid!(65534);
    try {
      const git: Git = { run: () => Promise.resolve({ code: 0, stdout: "secret.txt\0", stderr: "" }) };
      const { problem: found } = (await caught(() => copyWorkingTree(git, repo.dir, join(dir, "copy")))) as {
        problem: SourceProblem;
      };
      expect(found).toMatchObject({ code: "unreadable", where: join(repo.dir, "secret.txt") });
      expect(found.message).toContain("can't be read");
    } finally {
      process.seteuid!(0);
    }
  });

  test("a tree that never stands still is refused", async () => {
    const repo = TestRepository.init(dir, "r");
    repo.commit({ f: "0" });
    let n = 0;
    const timer = setInterval(() => {
      // Of another size each time: a kernel may count the times of files in steps of ten milliseconds.
      repo.write("f", "x".repeat(n++ % 1000));
    }, 0);
    const found = await problem(repo.dir, { baseline: "HEAD" }).finally(() => {
      clearInterval(timer);
    });
    expect(found.code).toBe("changing");
  });
});

describe("what the gate itself has written into the checkout", () => {
  function clean(): TestRepository {
    const repo = TestRepository.init(dir, "r");
    repo.commit({ f: "1", "out/kept": "1" });
    repo.commit({ f: "2" });
    return repo;
  }

  test("is no change, and is not in the candidate", async () => {
    const repo = clean();
    repo.write("out/results.json", "{}");
    repo.write("cache/gate/tools/t", "t");
    const leaveOut = ["out/results.json", "cache", "not/there"].map((path) => join(repo.dir, path));
    const { baseline, candidate } = await sides(repo.dir, { leaveOut });
    expect([baseline.info.ref, candidate.info.dirty]).toEqual(["HEAD~1", false]);
    expect(readdirSync(candidate.root)).toEqual(["f", "out"]);
    expect(readdirSync(join(candidate.root, "out"))).toEqual(["kept"]);
    repo.write("out/new", "2");
    const changed = await sides(repo.dir, { leaveOut });
    expect([changed.baseline.info.ref, changed.candidate.info.dirty]).toEqual(["HEAD", true]);
    expect(readdirSync(join(changed.candidate.root, "out"))).toEqual(["kept", "new"]);
  });

  test("counts where it is tracked", async () => {
    const repo = clean();
    repo.write("out/kept", "2");
    const { candidate } = await sides(repo.dir, { leaveOut: [join(repo.dir, "out")] });
    expect(candidate.info.dirty).toBe(true);
    expect(read(candidate.root, "out/kept")).toBe("2");
  });

  test("is found where a link leads to it", async () => {
    const repo = clean();
    repo.write("deep/out/results.json", "{}");
    symlinkSync(join(repo.dir, "deep"), join(dir, "link"));
    const { candidate } = await sides(repo.dir, { leaveOut: [join(dir, "link/out")] });
    expect(candidate.info.dirty).toBe(false);
  });

  test("is found where a link leads to what is not there yet", async () => {
    const repo = clean();
    symlinkSync(join(repo.dir, "later"), join(dir, "link"));
    const leaveOut = [join(dir, "link/results.json")];
    expect((await leftOutOf(repo.dir, leaveOut))(join(repo.dir, "later/results.json"))).toBe(true);
  });

  test("is not everything, where the checkout lies in the cache", async () => {
    const repo = clean();
    repo.write("new", "1");
    const { candidate } = await sides(repo.dir, { leaveOut: [dir, repo.dir] });
    expect(candidate.info.dirty).toBe(true);
    expect(read(candidate.root, "new")).toBe("1");
  });
});

describe("where the gate is started", () => {
  test("in a folder of the repository", async () => {
    const repo = TestRepository.init(dir, "r");
    repo.commit({ "a/b/latency-gate.yml": "1" });
    repo.write("a/b/latency-gate.yml", "2");
    const { baseline, candidate, checkout } = await sides(join(repo.dir, "a/b"));
    expect(read(baseline.folder, "latency-gate.yml")).toBe("1");
    expect(read(candidate.folder, "latency-gate.yml")).toBe("2");
    expect(checkout.folder).toBe(join(checkout.root, "a/b"));
    expect(baseline.folder).toHaveLength(candidate.folder.length);
  });

  test("in a repository of SHA-256, and in a shallow clone of it", async () => {
    const upstream = TestRepository.init(dir, "r", "main", "sha256");
    const before = upstream.commit({ f: "1" });
    upstream.commit({ f: "2" });
    const clone = new TestRepository(join(dir, "clone"));
    upstream.git("clone", "--quiet", "--depth=1", `file://${upstream.dir}`, clone.dir);
    for (const { dir: folder } of [upstream, clone]) {
      const { baseline, candidate } = await sides(folder, { baseline: before });
      expect([baseline.info.commit, read(baseline.root, "f"), read(candidate.root, "f")]).toEqual([
        before,
        "1",
        "2",
      ]);
    }
    expect(before).toHaveLength(64);
  });

  test("in a worktree of the user's own", async () => {
    const repo = TestRepository.init(dir, "r");
    repo.commit({ f: "1" });
    repo.git("worktree", "add", "-q", "-b", "feature", join(dir, "w"));
    const worktree = new TestRepository(join(dir, "w"));
    worktree.commit({ f: "2" });
    const list = repo.git("worktree", "list");
    const { baseline, candidate } = await sides(worktree.dir);
    expect([read(baseline.root, "f"), read(candidate.root, "f")]).toEqual(["1", "2"]);
    expect(repo.git("worktree", "list")).toBe(list);
  });

  test("by a git hook, which sets GIT_DIR and GIT_INDEX_FILE", async () => {
    const repo = TestRepository.init(dir, "r");
    const other = TestRepository.init(dir, "other");
    repo.commit({ f: "1" });
    other.commit({ f: "other" });
    const env = {
      ...process.env,
      GIT_DIR: join(other.dir, ".git"),
      GIT_INDEX_FILE: join(other.dir, ".git/index"),
    };
    const result = await prepareSides(request(repo.dir, { baseline: "HEAD" }), {
      ...ports,
      git: commandLineGit(supervision.exec, env),
    });
    expect(result.ok && read(result.value.baseline.root, "f")).toBe("1");
  });

  test.each<[string, string, () => string]>([
    ["in no repository", "not-a-repository", () => dir],
    [
      "in a bare repository",
      "bare-repository",
      () => {
        const repo = TestRepository.init(dir, "o");
        repo.commit({ f: "1" });
        return repo.clone(dir, "bare.git", "--bare").dir;
      },
    ],
    [
      "in .git",
      "bare-repository",
      () => {
        const repo = TestRepository.init(dir, "r");
        repo.commit({ f: "1" });
        return join(repo.dir, ".git");
      },
    ],
    ["before the first commit", "no-commits", () => TestRepository.init(dir, "r").dir],
  ])("%s: %s", async (_name, code, make) => {
    expect((await problem(make())).code).toBe(code);
  });
});

describe("what a repository may hold", () => {
  function withSubmodule(): { repo: TestRepository; library: TestRepository } {
    const library = TestRepository.init(dir, "library");
    library.commit({ l: "1" });
    const repo = TestRepository.init(dir, "r");
    repo.git("submodule", "--quiet", "add", `file://${library.dir}`, "vendor/library");
    repo.commit({ f: "1" });
    return { repo, library };
  }

  test("submodules, each at its own commit, uncommitted changes included", async () => {
    const { repo } = withSubmodule();
    const inner = new TestRepository(join(repo.dir, "vendor/library"));
    inner.commit({ l: "2" });
    repo.git("add", "vendor/library");
    repo.commit({ f: "2" });
    inner.write("l", "3");
    const result = await sides(repo.dir, { baseline: "HEAD~1" });
    expect(read(result.baseline.root, "vendor/library/l")).toBe("1");
    expect(read(result.candidate.root, "vendor/library/l")).toBe("3");
    expect(inner.git("worktree", "list").split("\n")).toHaveLength(1);
  });

  test.each<[string, (repo: TestRepository) => void]>([
    ["removes", (repo) => void repo.git("rm", "-q", "vendor/library")],
    ["moves", (repo) => void repo.git("mv", "vendor/library", "lib")],
  ])("a submodule that the candidate %s is in the baseline, from what git keeps of it", async (_, change) => {
    const { repo } = withSubmodule();
    change(repo);
    repo.commit({ f: "2" });
    const { baseline } = await sides(repo.dir, { baseline: "HEAD~1" });
    expect(read(baseline.root, "vendor/library/l")).toBe("1");
  });

  test("of several submodules that the candidate removes each is in the baseline at its own path", async () => {
    const { repo } = withSubmodule();
    const other = TestRepository.init(dir, "other");
    other.commit({ o: "1" });
    repo.git("submodule", "--quiet", "add", `file://${other.dir}`, "other");
    repo.commit({ f: "2" });
    repo.git("rm", "-q", "vendor/library", "other");
    repo.commit({ f: "3" });
    const { baseline } = await sides(repo.dir, { baseline: "HEAD~1" });
    expect([read(baseline.root, "vendor/library/l"), read(baseline.root, "other/o")]).toEqual(["1", "1"]);
  });

  test("a submodule that a worktree never had is in its baseline, from what the repository keeps of it", async () => {
    const { repo } = withSubmodule();
    repo.git("worktree", "add", "-q", "-b", "feature", join(dir, "w"));
    const worktree = new TestRepository(join(dir, "w"));
    worktree.git("rm", "-q", "vendor/library");
    worktree.commit({ f: "2" });
    const { baseline } = await sides(worktree.dir, { baseline: "HEAD~1" });
    expect(read(baseline.root, "vendor/library/l")).toBe("1");
  });

  test("a submodule that the candidate removes is in the baseline of a worktree, too, with those within", async () => {
    const { repo, library } = withSubmodule();
    const inner = TestRepository.init(dir, "inner");
    inner.commit({ i: "1" });
    library.git("submodule", "--quiet", "add", `file://${inner.dir}`, "deep/inner");
    library.commit({ l: "2" });
    repo.git("-C", "vendor/library", "pull", "-q", "origin", "main");
    repo.git("add", "vendor/library");
    repo.git("submodule", "--quiet", "update", "--init", "--recursive");
    repo.commit({ f: "2" });
    repo.git("worktree", "add", "-q", "-b", "feature", join(dir, "w"));
    const worktree = new TestRepository(join(dir, "w"));
    worktree.git("submodule", "--quiet", "update", "--init", "--recursive");
    rmSync(join(repo.dir, ".git/modules"), { recursive: true });
    worktree.git("rm", "-q", "vendor/library");
    worktree.commit({ f: "3" });
    const { baseline } = await sides(worktree.dir, { baseline: "HEAD~1" });
    expect(read(baseline.root, "vendor/library/deep/inner/i")).toBe("1");
  });

  test("a user whose git recurses into submodules has them as they were", async () => {
    const { repo } = withSubmodule();
    repo.commit({ f: "2" });
    const config = join(dir, "gitconfig");
    writeFileSync(config, "[submodule]\n\trecurse = true\n");
    const env = { ...process.env, GIT_CONFIG_GLOBAL: config, GIT_CONFIG_SYSTEM: "/dev/null" };
    const before = snapshot(repo.dir);
    const git = commandLineGit(supervision.exec, env);
    const { baseline } = await sides(repo.dir, { baseline: "HEAD~1" }, git);
    expect(read(baseline.root, "vendor/library/l")).toBe("1");
    expect(snapshot(repo.dir)).toEqual(before);
  });

  test("a submodule's name leads nowhere but to what git keeps of submodules", async () => {
    const { repo } = withSubmodule();
    repo.git(
      "config",
      "--file",
      ".gitmodules",
      "--rename-section",
      "submodule.vendor/library",
      "submodule...",
    );
    repo.commit({ f: "2" });
    repo.git("rm", "-q", "--cached", "vendor/library");
    rmSync(join(repo.dir, "vendor"), { recursive: true });
    repo.commit({ f: "3" });
    expect((await problem(repo.dir, { baseline: "HEAD~1" })).message).toContain("not been checked out");
  });

  test("a name that is no UTF-8 is refused, in the baseline and in the working tree", async () => {
    const repo = TestRepository.init(dir, "r");
    const name = Buffer.concat([Buffer.from(`${repo.dir}/caf`), Buffer.from([0xe9])]);
    writeFileSync(name, "1");
    repo.commit({ f: "1" });
    rmSync(name);
    repo.commit({ f: "2" });
    expect(await problem(repo.dir, { baseline: "HEAD~1" })).toMatchObject({
      code: "file-name",
      where: expect.stringContaining("caf"),
      hint: expect.stringContaining("--baseline"),
    });
    writeFileSync(name, "untracked");
    expect(await problem(repo.dir, { baseline: "HEAD" })).toMatchObject({
      code: "file-name",
      where: expect.stringContaining("caf"),
      hint: expect.stringContaining("ignore"),
    });
  });

  test("a path of the repository with a line break is refused", async () => {
    const repo = TestRepository.init(dir, "r\nr");
    repo.commit({ f: "1" });
    expect(await problem(repo.dir, { baseline: "HEAD" })).toMatchObject({ code: "file-name" });
  });

  test("a submodule with an untracked file is a change, whatever the configuration hides", async () => {
    const { repo } = withSubmodule();
    repo.git("config", "submodule.vendor/library.ignore", "all");
    repo.write("vendor/library/new", "1");
    expect((await sides(repo.dir)).candidate.info.dirty).toBe(true);
  });

  test("a repository that git does not track, without what the gate wrote in it", async () => {
    const repo = TestRepository.init(dir, "r");
    repo.commit({ f: "1" });
    const within = TestRepository.init(repo.dir, "tools/within");
    within.commit({ w: "1" });
    within.write("new", "2");
    within.write("out/results.json", "{}");
    const { candidate } = await sides(repo.dir, { leaveOut: [join(within.dir, "out")] });
    expect(candidate.info.dirty).toBe(true);
    expect(readdirSync(join(candidate.root, "tools/within")).sort()).toEqual(["new", "w"]);
  });

  test("a submodule whose clone lacks the commit is a clear error", async () => {
    const { repo, library } = withSubmodule();
    const lacking = library.commit({ l: "2" });
    repo.git("update-index", "--cacheinfo", `160000,${lacking},vendor/library`);
    repo.git("commit", "--quiet", "--message", "x");
    expect(await problem(repo.dir, { baseline: "HEAD" })).toMatchObject({
      code: "submodule-missing",
      message: `The submodule does not have the commit ${lacking}.`,
      hint: `git -C ${join(repo.dir, "vendor/library")} fetch`,
    });
  });

  test("a submodule that was never checked out is a clear error", async () => {
    const { repo } = withSubmodule();
    const clone = repo.clone(dir, "clone");
    expect(await problem(clone.dir, { baseline: "HEAD" })).toMatchObject({
      code: "submodule-missing",
      hint: expect.stringContaining("submodule update"),
    });
  });

  test("a sparse checkout: both sides have what it has", async () => {
    const repo = TestRepository.init(dir, "r");
    repo.commit({ "in/f": "1", "out/f": "1" });
    repo.git("sparse-checkout", "set", "in");
    repo.write("in/f", "2");
    const { baseline, candidate } = await sides(repo.dir);
    expect([existsSync(join(baseline.root, "out")), existsSync(join(candidate.root, "out"))]).toEqual([
      false,
      false,
    ]);
    expect([read(baseline.root, "in/f"), read(candidate.root, "in/f")]).toEqual(["1", "2"]);
  });

  test("LFS: pointers on both sides pass, a pointer against contents is refused", async () => {
    const repo = TestRepository.init(dir, "r");
    const pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 5\n";
    repo.commit({ ".gitattributes": "*.bin filter=lfs\n", "x.bin": pointer, "gone.bin": pointer });
    repo.write("new.bin", "contents of one side alone");
    repo.git("add", "new.bin");
    rmSync(join(repo.dir, "gone.bin"));
    await sides(repo.dir, { baseline: "HEAD" });
    for (const [before, after, side] of [
      [pointer, "hello", "baseline"],
      ["hello", pointer, "candidate"],
    ] as const) {
      repo.commit({ "x.bin": before });
      repo.write("x.bin", after);
      expect(await problem(repo.dir, { baseline: "HEAD" })).toMatchObject({
        code: "lfs-mismatch",
        message: expect.stringContaining(`is a pointer in the ${side} `),
        where: "x.bin",
      });
    }
  });

  test("LFS: a pointer against contents in a submodule is refused, too", async () => {
    const { repo } = withSubmodule();
    const inner = new TestRepository(join(repo.dir, "vendor/library"));
    const pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 5\n";
    inner.commit({ ".gitattributes": "*.bin filter=lfs\n", "x.bin": pointer });
    repo.commit({ f: "2" });
    await sides(repo.dir, { baseline: "HEAD" });
    inner.write("x.bin", "hello");
    expect(await problem(repo.dir, { baseline: "HEAD" })).toMatchObject({
      code: "lfs-mismatch",
      where: "vendor/library/x.bin",
    });
  });

  test("LFS: what the caller has set for git's path patterns switches no check off", async () => {
    const repo = TestRepository.init(dir, "r");
    const pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 5\n";
    repo.commit({ ".gitattributes": "*.bin filter=lfs\n", "x.bin": pointer });
    repo.write("x.bin", "hello");
    const git = commandLineGit(supervision.exec, { ...process.env, GIT_LITERAL_PATHSPECS: "1" });
    const result = await prepareSides(request(repo.dir, { baseline: "HEAD" }), { ...ports, git });
    expect(result).toMatchObject({ ok: false, problem: { code: "lfs-mismatch" } });
  });

  test("hooks are not run", async () => {
    const repo = TestRepository.init(dir, "r");
    repo.commit({ f: "1" });
    writeFileSync(join(repo.dir, ".git/hooks/post-checkout"), `#!/bin/sh\ntouch ${join(dir, "hooked")}\n`);
    chmodSync(join(repo.dir, ".git/hooks/post-checkout"), 0o755);
    await sides(repo.dir, { baseline: "HEAD" });
    expect(existsSync(join(dir, "hooked"))).toBe(false);
  });
});

test("a clean tree and its commit make equal sides, so that they share one build", async () => {
  const repo = TestRepository.init(dir, "r");
  repo.write("run.sh", "#!/bin/sh\n", 0o755);
  symlinkSync("run.sh", join(repo.dir, "link"));
  repo.commit({ "deep/er/file": "1", ".gitattributes": "*.txt text\n", "a.txt": "1\n" });
  const { baseline, candidate } = await sides(repo.dir, { baseline: "HEAD" });
  const hashes = await Promise.all([baseline, candidate].map(({ root }) => hashTree(root, { modes: true })));
  expect(hashes[0]).toBe(hashes[1]);
});

test("an interruption is thrown", async () => {
  const repo = TestRepository.init(dir, "r");
  repo.commit({ f: "1" });
  const git = commandLineGit(supervision.exec, process.env, AbortSignal.abort());
  await expect(prepareSides(request(repo.dir), { ...ports, git })).rejects.toMatchObject({
    name: "AbortError",
  });
});

test.each(["false", "true"])(
  "the user's checkout is not touched, .git and index included: core.splitIndex=%s",
  async (splitIndex) => {
    const repo = TestRepository.init(dir, "r");
    repo.commit({ f: "1", g: "1", "sub/h": "1" });
    repo.git("checkout", "-q", "-b", "feature");
    repo.commit({ f: "2" });
    repo.write("f", "3");
    repo.write("untracked", "3");
    repo.git("config", "core.splitIndex", splitIndex);
    // An index whose cached times are stale is what a careless `git status` would rewrite.
    repo.write("g", "1");
    const before = snapshot(repo.dir);
    await sides(repo.dir);
    expect(snapshot(repo.dir)).toEqual(before);
  },
);

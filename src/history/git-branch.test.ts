import { lstatSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { commandLineGit } from "../adapters/git.js";
import { nodeFileWriter } from "../adapters/node-file-writer.js";
import { startSupervision } from "../adapters/supervision.js";
import type { Supervision } from "../adapters/supervision.js";
import type { Git } from "../ports/git.js";
import { temporaryFolder, TestRepository } from "../../test/support/repository.js";
import { appendRecord, checkOutRecords } from "./git-branch.js";
import type { BranchPlace } from "./git-branch.js";
import { makeRecords } from "./testing.js";

const BRANCH = "history";

let supervision: Supervision;
let git: Git;
let dir: string;

beforeAll(() => {
  supervision = startSupervision();
  dir = temporaryFolder();
  git = commandLineGit(supervision.exec, {
    ...process.env,
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_CONFIG_SYSTEM: "/dev/null",
  });
});
afterAll(async () => {
  await supervision.close();
  rmSync(dir, { recursive: true, force: true });
});

const [record] = makeRecords();

/** Adds a record of a run with this id. */
function append(place: Omit<BranchPlace, "scratch">, runId: string, by: Git = git) {
  const scratch = mkdtempSync(join(dir, "scratch-"));
  return appendRecord({ ...place, scratch }, { ...record!, runId }, { git: by, writer: nodeFileWriter });
}

/** The ids of the runs in the branch. */
function runsIn(repository: TestRepository): string[] {
  const files = repository.git("ls-tree", "-r", "--name-only", BRANCH).split("\n");
  return files.map((file) => /-([^-]+)\.json$/.exec(file)![1]!).sort();
}

/** Git, and how often it was asked to move the branch; `first` comes before it does so for the first time. */
function watched(first: () => unknown = () => undefined): Git & { moves: number } {
  const own: Git & { moves: number } = {
    moves: 0,
    async run(cwd, args, options) {
      if (args[0] === "push" || args[0] === "update-ref") {
        if (own.moves === 0) await first();
        own.moves += 1;
      }
      return git.run(cwd, args, options);
    },
  };
  return own;
}

/** A repository that holds the branch, and the place of it as each writer names that. */
function kept(where: "here" | "in a remote", name: string) {
  const repository = TestRepository.init(dir, name);
  repository.commit({ f: "1" });
  const writer = (id: string): Omit<BranchPlace, "scratch"> =>
    where === "here"
      ? { repository: repository.dir, branch: BRANCH, remote: undefined }
      : { repository: repository.clone(dir, `${name}-${id}`).dir, branch: BRANCH, remote: "origin" };
  return { repository, writer };
}

describe.each(["here", "in a remote"] as const)("a branch that is %s", (where) => {
  test.each([0, 1])("keeps what another writer adds in between, where it had %i records", async (had) => {
    const { repository, writer } = kept(where, `between-${had}-${where}`);
    const [own, other] = [writer("own"), writer("other")];
    if (had > 0) expect(await append(own, "before")).toMatchObject({ ok: true });
    const slow = watched(() => append(other, "other"));
    expect(await append(own, "own", slow)).toMatchObject({ ok: true });
    expect(slow.moves).toBe(2);
    expect(runsIn(repository)).toEqual([...(had > 0 ? ["before"] : []), "other", "own"]);
  });

  test("and can't be made, because branches are below its name, is refused in git's words", async () => {
    const { repository, writer } = kept(where, `below-${where}`);
    repository.git("branch", `${BRANCH}/below`);
    const tries = watched();
    expect(await append(writer("own"), "own", tries)).toMatchObject({
      ok: false,
      message: expect.stringContaining(`'refs/heads/${BRANCH}/below' exists`),
    });
    expect(tries.moves).toBe(6);
  });
});

test("a lock that was left behind is named, before git's advice", async () => {
  const { repository, writer } = kept("here", "locked");
  const lock = join(repository.dir, ".git/refs/heads", `${BRANCH}.lock`);
  writeFileSync(lock, "");
  expect(await append(writer("own"), "own")).toMatchObject({
    ok: false,
    message: expect.stringContaining(`${BRANCH}.lock`),
    hint: undefined,
  });
});

test("a lock that is released in time is waited for", async () => {
  const { repository, writer } = kept("here", "locked-for-a-while");
  const lock = join(repository.dir, ".git/refs/heads", `${BRANCH}.lock`);
  writeFileSync(lock, "");
  const slow = watched();
  const released: Git = {
    async run(cwd, args, options) {
      if (slow.moves === 3) rmSync(lock, { force: true });
      return slow.run(cwd, args, options);
    },
  };
  expect(await append(writer("own"), "own", released)).toMatchObject({ ok: true });
  expect(runsIn(repository)).toEqual(["own"]);
});

test("what a remote refuses for good is not tried for long, and said in its words", async () => {
  const { repository, writer } = kept("in a remote", "protected");
  repository.write(
    ".git/hooks/pre-receive",
    "#!/bin/sh\necho 'this is a protected branch' >&2\nexit 1\n",
    0o755,
  );
  const tries = watched();
  expect(await append(writer("own"), "own", tries)).toMatchObject({
    ok: false,
    message: expect.stringContaining("this is a protected branch"),
    hint: expect.stringContaining("contents: write"),
  });
  expect(tries.moves).toBe(2);
});

test("a branch that the HEAD of a bare repository names is nobody's checkout", async () => {
  const repository = TestRepository.init(dir, "bare");
  repository.git("config", "core.bare", "true");
  repository.git("symbolic-ref", "HEAD", `refs/heads/${BRANCH}`);
  const place = { repository: join(repository.dir, ".git"), branch: BRANCH, remote: undefined };
  expect(await append(place, "one")).toMatchObject({ ok: true });
  expect(await append(place, "two")).toMatchObject({ ok: true });
  expect(runsIn(repository)).toEqual(["one", "two"]);
});

test.each([
  ["--all", undefined, `"--all" can't be the name of a branch`],
  ["a..b", undefined, `"a..b" can't be the name of a branch`],
  [BRANCH, "--upload-pack=touch", "--upload-pack=touch is no remote"],
])("branch %j of remote %j is refused", async (branch, remote, message) => {
  const { dir: repository } = TestRepository.init(dir, "names");
  expect(await append({ repository, branch, remote }, "one")).toMatchObject({ ok: false, message });
});

test("a link in the branch leads nowhere: it is checked out as a file", async () => {
  const repository = TestRepository.init(dir, "links", BRANCH);
  repository.commit({ "runs/one.json": "{}" });
  writeFileSync(join(dir, "outside"), "x");
  symlinkSync(join(dir, "outside"), join(repository.dir, "runs/two.json"));
  symlinkSync(dir, join(repository.dir, "elsewhere"));
  repository.commit({});
  const scratch = mkdtempSync(join(dir, "scratch-"));
  const place = { repository: repository.dir, branch: BRANCH, remote: undefined, scratch };
  const out = await checkOutRecords(place, { git, writer: nodeFileWriter });
  const records = join(scratch, "records");
  expect(out).toEqual({ ok: true, value: join(records, "runs") });
  for (const path of ["elsewhere", "runs/one.json", "runs/two.json"]) {
    expect(lstatSync(join(records, path)).isFile()).toBe(true);
  }
  expect(readdirSync(join(records, "runs"))).toEqual(["one.json", "two.json"]);
});

import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { commandLineGit } from "../adapters/git.js";
import { startSupervision } from "../adapters/supervision.js";
import type { Supervision } from "../adapters/supervision.js";
import type { Git } from "../ports/git.js";
import { temporaryFolder, TestRepository } from "../../test/support/repository.js";
import { declaredHarnessChanges } from "./harness-changes.js";

let supervision: Supervision;
let git: Git;
let dir: string;

let made: ReturnType<typeof pullRequest>;

beforeAll(() => {
  dir = temporaryFolder();
  made = pullRequest();
  supervision = startSupervision();
  const env = { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null" };
  git = commandLineGit(supervision.exec, env);
});
afterAll(async () => {
  await supervision.close();
  rmSync(dir, { recursive: true, force: true });
});

const trailer = (system: string, why: string): string =>
  `Change it\n\nLatency-Gate-Harness-Change: ${system} "${why}"`;

/** A main of 120 commits, the 60th of which declared something; a branch off the 40th; the merge of it. */
function pullRequest(): { readonly repo: TestRepository; readonly base: string; readonly merge: string } {
  const repo = TestRepository.init(dir, "origin");
  for (let index = 0; index < 120; index += 1) {
    repo.git(...commit(index === 20 || index === 60 ? trailer("old", "merged long ago") : `main ${index}`));
    if (index === 40) repo.git("branch", "change");
  }
  const base = repo.git("rev-parse", "main");
  repo.git("checkout", "--quiet", "change");
  repo.git(...commit(trailer("kv", "the mix has scans now")));
  for (let index = 0; index < 5; index += 1) repo.git(...commit(`change ${index}`));
  repo.git("checkout", "--quiet", "-B", "merge-ref", "main");
  repo.git("merge", "--quiet", "--no-ff", "-m", "merge", "change");
  return { repo, base, merge: repo.git("rev-parse", "HEAD") };
}

const commit = (message: string): string[] => ["commit", "--quiet", "--allow-empty", "--message", message];

/** As actions/checkout and the gate's own fetch of the baseline leave it. */
function shallowClone(name: string): TestRepository {
  made.repo.git("config", "uploadpack.allowAnySHA1InWant", "true");
  const shallow = TestRepository.init(dir, name);
  shallow.git("remote", "add", "origin", `file://${made.repo.dir}`);
  for (const one of [made.merge, made.base]) shallow.git("fetch", "--quiet", "--depth=1", "origin", one);
  return shallow;
}

const DECLARED = new Map([["kv", 'a trailer ("the mix has scans now")']]);

test("the commits that only the candidate has declare it", async () => {
  const { repo, base, merge } = made;
  expect(await declaredHarnessChanges(git, repo.dir, base, merge, true)).toEqual(DECLARED);
  expect(await declaredHarnessChanges(git, repo.dir, merge, base, true)).toEqual(new Map());
});

test("in a checkout of depth 1 they are fetched, and what the baseline had long before is not taken for new", async () => {
  const { base, merge } = made;
  const shallow = shallowClone("shallow");
  shallow.git("checkout", "--quiet", "--detach", merge);
  expect(shallow.git("rev-list", "--count", "HEAD")).toBe("1");
  expect(await declaredHarnessChanges(git, shallow.dir, base, merge, true)).toEqual(DECLARED);
});

test("where nothing can be fetched, nothing is declared", async () => {
  const { base, merge } = made;
  const shallow = shallowClone("unreachable");
  shallow.git("remote", "set-url", "origin", `file://${join(dir, "gone")}`);
  expect(await declaredHarnessChanges(git, shallow.dir, base, merge, true)).toEqual(new Map());
});

test("nothing is fetched where it is not wanted, and of a clone that lacks some, nothing is declared", async () => {
  const { repo, base, merge } = made;
  expect(await declaredHarnessChanges(git, repo.dir, base, merge, false)).toEqual(DECLARED);
  const shallow = shallowClone("not-wanted");
  shallow.git("fetch", "--quiet", "--depth=70", "origin", merge);
  expect(await declaredHarnessChanges(git, shallow.dir, base, merge, false)).toEqual(new Map());
  expect(shallow.git("rev-list", "--count", merge)).not.toBe(repo.git("rev-list", "--count", merge));
});

test("where what is missing can't be fetched, what the baseline has had for long declares nothing", async () => {
  const { base, merge } = made;
  const shallow = shallowClone("partly");
  shallow.git("fetch", "--quiet", "--depth=70", "origin", merge);
  shallow.git("remote", "set-url", "origin", `file://${join(dir, "gone")}`);
  expect(await declaredHarnessChanges(git, shallow.dir, base, merge, true)).toEqual(new Map());
});

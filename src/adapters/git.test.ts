import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { temporaryFolder, TestRepository } from "../../test/support/repository.js";
import type { Git } from "../ports/git.js";
import { commandLineGit } from "./git.js";
import { startSupervision } from "./supervision.js";
import type { Supervision } from "./supervision.js";

/** Settings that people have, and that change what git prints or does. */
const SETTINGS_OF_A_USER = `
[log]
  showSignature = true
  decorate = full
  abbrevCommit = true
  date = relative
  follow = true
  showRoot = true
[gpg]
  program = signs-nothing
[commit]
  gpgSign = true
[i18n]
  logOutputEncoding = ISO-8859-1
  commitEncoding = ISO-8859-1
[trailer]
  separators = "="
[format]
  pretty = fuller
[notes]
  displayRef = refs/notes/*
[color]
  ui = always
[column]
  ui = always
[core]
  quotePath = true
  abbrev = 4
  warnAmbiguousRefs = false
[index]
  version = 4
[diff]
  noprefix = true
  mnemonicPrefix = true
  renames = copies
  ignoreSubmodules = all
  relative = true
  external = /bin/false
[status]
  branch = true
  short = true
  showStash = true
  relativePaths = true
  submoduleSummary = true
  showUntrackedFiles = all
[submodule]
  recurse = true
[fetch]
  recurseSubmodules = true
  prune = true
  pruneTags = true
[push]
  recurseSubmodules = only
  default = nothing
[tag]
  sort = -refname
[branch]
  sort = -refname
[clone]
  defaultRemoteName = upstream
[protocol "file"]
  allow = always
`;
const TRAILER = 'Latency-Gate-Harness-Change: kv "größer"';

let supervision: Supervision;
let dir: string;
let clone: TestRepository;
let plain: Git;
let ofUser: Git;

beforeAll(() => {
  dir = temporaryFolder();
  supervision = startSupervision();
  const config = join(dir, "gitconfig");
  const gpg = join(dir, "signs-nothing");
  writeFileSync(config, SETTINGS_OF_A_USER.replace("signs-nothing", gpg));
  writeFileSync(gpg, "#!/bin/sh\necho 'gpg: signature of nobody' >&2\nexit 1\n", { mode: 0o755 });
  const gitWith = (file: string): Git =>
    commandLineGit(supervision.exec, {
      ...process.env,
      GIT_CONFIG_GLOBAL: file,
      GIT_CONFIG_SYSTEM: "/dev/null",
    });
  plain = gitWith("/dev/null");
  ofUser = gitWith(config);

  const origin = TestRepository.init(dir, "origin");
  origin.commit({ f: "1", "d/größe": "1" });
  origin.commit({ f: "2" }, `Größe\n\n${TRAILER}`);
  origin.signHead();
  origin.git("tag", "--annotate", "--message", "t", "v1");
  clone = origin.clone(dir, "clone");
  clone.git("notes", "add", "--message", "note");
  clone.git("mv", "f", "moved");
  clone.write("d/größe", "2");
  clone.write("new", "1");
});
afterAll(async () => {
  await supervision.close();
  rmSync(dir, { recursive: true, force: true });
});

test.each([
  [["log", "-1", "--format=%ct%x00%s", "HEAD", "--"]],
  [["log", "--format=%(trailers:key=Latency-Gate-Harness-Change,valueonly)", "HEAD~1..HEAD", "--"]],
  [["rev-list", "HEAD~1...HEAD", "--"]],
  [["cat-file", "-p", "HEAD"]],
  [["status", "--porcelain", "-z", "--untracked-files=no", "--ignore-submodules=none"]],
  [["ls-files", "-z", "--cached", "--others", "--exclude-standard"]],
  [["ls-files", "-z", "--stage"]],
  [["ls-tree", "-r", "-z", "--full-tree", "HEAD"]],
  [["rev-parse", "--quiet", "--verify", "--end-of-options", "HEAD^{commit}"]],
  [["rev-parse", "--symbolic-full-name", "--verify", "--quiet", "--end-of-options", "main"]],
  [["rev-parse", "--show-toplevel", "--show-prefix", "--is-shallow-repository"]],
  [["symbolic-ref", "--quiet", "--short", "HEAD"]],
  [["for-each-ref", "--format=%(refname:short)", "refs/heads", "refs/remotes", "refs/tags"]],
  [["merge-base", "HEAD", "origin/main"]],
  [["remote"]],
  [["ls-remote", "--quiet", "--symref", "--end-of-options", "origin", "HEAD"]],
  [["config", "--get", "branch.main.remote"]],
  [["hash-object", "-w", "--no-filters", "--", "new"]],
])("what a user has set changes nothing in the words of git %j", async (args) => {
  const without = await plain.run(clone.dir, args);
  expect(without).toMatchObject({ code: 0, stdout: expect.stringMatching(/./) });
  expect(await ofUser.run(clone.dir, args)).toEqual(without);
});

test("what is pushed arrives, where a user's git pushes submodules only", async () => {
  const tip = clone.git("rev-parse", "HEAD");
  const pushed = await ofUser.run(clone.dir, ["push", "--quiet", "origin", `${tip}:refs/heads/pushed`]);
  expect(pushed).toMatchObject({ code: 0 });
  expect(clone.git("ls-remote", "origin", "refs/heads/pushed")).toContain(tip);
});

test("a fetch leaves a user's submodules as they are", async () => {
  const library = TestRepository.init(dir, "library");
  library.commit({ l: "1" });
  const around = TestRepository.init(dir, "around");
  around.git("submodule", "--quiet", "add", `file://${library.dir}`, "library");
  around.commit({ f: "1" });
  around.git("remote", "add", "origin", `file://${around.dir}`);
  const inner = new TestRepository(join(around.dir, "library"));
  const known = inner.git("rev-parse", "origin/main");
  library.commit({ l: "2" });
  const fetched = await ofUser.run(around.dir, ["fetch", "--quiet", "origin", "refs/heads/main"]);
  expect(fetched).toMatchObject({ code: 0 });
  expect(inner.git("rev-parse", "origin/main")).toBe(known);
});

test("the remote of a mirror is origin, whatever a user calls those of clones", async () => {
  const mirror = join(dir, "mirror");
  const url = `file://${clone.dir}`;
  await ofUser.run("/", ["clone", "--quiet", "--mirror", "--end-of-options", url, mirror]);
  expect(await ofUser.run(mirror, ["fetch", "--quiet", "--prune", "origin"])).toMatchObject({ code: 0 });
});

test("a commit is made without a signature, which could ask for a passphrase", async () => {
  const { dir: fresh } = TestRepository.init(dir, "fresh");
  const author = ["-c", "user.name=a", "-c", "user.email=a@example.org"];
  const made = await ofUser.run(fresh, [...author, "commit", "--quiet", "--allow-empty", "--message", "x"]);
  expect(made).toMatchObject({ code: 0 });
});

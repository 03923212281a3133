import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { commandLineGit } from "../adapters/git.js";
import { startSupervision } from "../adapters/supervision.js";
import type { Supervision } from "../adapters/supervision.js";
import type { Git } from "../ports/git.js";
import { temporaryFolder, TestRepository } from "../../test/support/repository.js";
import { commitFacts } from "./commit-facts.js";

let supervision: Supervision;
let git: Git;
let dir: string;
let repo: TestRepository;

beforeAll(() => {
  supervision = startSupervision();
  dir = temporaryFolder();
  const env = { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null" };
  git = commandLineGit(supervision.exec, env);
  repo = TestRepository.init(dir, "r");
  repo.commit({ f: "1" }, "Größe");
});
afterAll(async () => {
  await supervision.close();
  rmSync(dir, { recursive: true, force: true });
});

const committedAt = (time: string): string => repo.rewriteHead(/^(committer .*>).*$/m, `$1 ${time}`);

test("what git says of a commit", async () => {
  const commit = committedAt("1700000000 +0200");
  expect(await commitFacts(commit, repo.dir, git)).toEqual({
    ok: true,
    value: { commit, committedAt: "2023-11-14T22:13:20Z", subject: "Größe" },
  });
});

test.each(["17x +0000", "", "99999999999999 +0000"])(
  "a commit whose time is none (%j) is refused",
  async (time) => {
    const commit = committedAt(time);
    expect(await commitFacts(commit, repo.dir, git)).toMatchObject({
      ok: false,
      message: expect.stringContaining(`${commit}, can't be read`),
    });
  },
);

import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { temporaryFolder } from "../../test/support/repository.js";
import { readEvent } from "./event.js";
import type { WorkflowEvent } from "./event.js";

const HEAD = "a".repeat(40);
const BASE = "c".repeat(40);

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function read(name: string, payload: object): WorkflowEvent {
  const path = join(folder, "event.json");
  writeFileSync(path, JSON.stringify(payload));
  return readEvent({
    GITHUB_EVENT_NAME: name,
    GITHUB_EVENT_PATH: path,
    GITHUB_REPOSITORY: "acme/store",
  });
}

test.each<[string, object | null, boolean]>([
  ["a branch of the repository", { full_name: "acme/store" }, false],
  ["a fork", { full_name: "mallory/store" }, true],
  ["a fork that is gone", null, true],
])("a pull request of %s, with the labels that it had", (_, repo, fromFork) => {
  const { pull } = read("pull_request", {
    pull_request: {
      number: 7,
      head: { sha: HEAD, repo },
      base: { ref: "main", sha: BASE },
      labels: [{ name: "bug" }, { name: "latency-gate: harness change" }],
    },
  });
  expect(pull).toEqual({
    number: 7,
    headSha: HEAD,
    baseRef: "main",
    baseTip: BASE,
    labels: ["bug", "latency-gate: harness change"],
    fromFork,
  });
});

test("the first push of a branch has no commit before it, whatever GitHub writes there", () => {
  const push = { ref: "refs/heads/new", before: "0".repeat(40) };
  expect(read("push", push).before).toBeUndefined();
  expect(read("push", { ...push, before: BASE }).before).toBe(BASE);
});

test("whose run has ended is read from the run's head, and not from who started it or where it ran", () => {
  const { finishedRun } = read("workflow_run", {
    action: "completed",
    repository: { id: 1, full_name: "acme/store", owner: { login: "acme" } },
    sender: { login: "maintainer" },
    workflow_run: {
      id: 555,
      event: "push",
      status: "completed",
      conclusion: "success",
      run_started_at: "2026-11-20T07:00:00Z",
      head_sha: HEAD,
      head_branch: "main",
      actor: { login: "acme" },
      triggering_actor: { login: "maintainer" },
      repository: { id: 1, full_name: "acme/store", owner: { login: "acme" } },
      head_repository: { id: 2, full_name: "mallory/shop", name: "shop", owner: { login: "mallory" } },
    },
  });
  expect(finishedRun).toEqual({
    id: 555,
    startedMs: Date.parse("2026-11-20T07:00:00Z"),
    ended: true,
    status: "completed",
    conclusion: "success",
    event: "push",
    headSha: HEAD,
    headBranch: "main",
    headOwner: "mallory",
    headRepository: "mallory/shop",
    repositoryId: 1,
  });
});

import { describe, expect, test } from "@jest/globals";
import { ForgeFault } from "../ports/forge.js";
import type { Artifact, Forge, PullRequest } from "../ports/forge.js";
import {
  checkCommits,
  findPullRequests,
  findResultsArtifact,
  notMeasured,
  pullRequestOf,
} from "./provenance.js";
import type { FinishedRun } from "./provenance.js";

const HEAD = "a".repeat(40);
const BASE = "b".repeat(40);
const MERGE = "c".repeat(40);
const OTHER = "d".repeat(40);

const RUN: FinishedRun = {
  id: 555,
  startedMs: 1000,
  ended: true,
  status: "completed",
  conclusion: "failure",
  event: "pull_request",
  headSha: HEAD,
  headBranch: "faster",
  headOwner: "she",
  headRepository: "she/store",
  repositoryId: 1,
};

const PULL: PullRequest = {
  number: 7,
  open: true,
  headSha: HEAD,
  headRepository: "she/store",
  baseRef: "main",
  baseSha: BASE,
  baseRepository: "acme/store",
};

test.each<[string, Partial<FinishedRun>, RegExp | undefined]>([
  ["failed", {}, undefined],
  ["succeeded", { conclusion: "success" }, undefined],
  ["was skipped", { conclusion: "skipped" }, /skipped/],
  ["goes on, and some job of it was skipped", { ended: false, conclusion: "skipped" }, undefined],
  ["waits", { ended: false, status: "waiting", conclusion: undefined }, /approve/],
  ["is to be approved", { ended: false, status: "action_required", conclusion: undefined }, /approve/],
  ["was never approved", { conclusion: "action_required" }, /approve/],
  ["was approved, and ended", { status: "waiting" }, undefined],
  ["is on", { ended: false, status: "in_progress", conclusion: undefined }, undefined],
])("a run that %s says whether it measured nothing", (_, run, why) => {
  const said = notMeasured({ ...RUN, ...run });
  if (why === undefined) expect(said).toBeUndefined();
  else expect(said).toMatch(why);
});

describe("the pull requests of a run", () => {
  const numbers = async (pulls: readonly PullRequest[], run: Partial<FinishedRun> = {}): Promise<unknown> => {
    const forge: Partial<Forge> = {
      pullRequestsFrom: (owner, branch) =>
        Promise.resolve(owner === "she" && branch === "faster" ? pulls : []),
    };
    const found = await findPullRequests(forge as Forge, { ...RUN, ...run }, "acme/store");
    return found.ok ? found.value.map(({ number }) => number) : found.error;
  };

  test("are all that are open and have its commit as their head", async () => {
    expect(await numbers([PULL, { ...PULL, number: 8, baseRef: "next" }])).toEqual([7, 8]);
  });

  test.each<[string, Partial<PullRequest>]>([
    ["is closed", { open: false }],
    ["has another head", { headSha: OTHER }],
    ["is of another fork", { headRepository: "he/store" }],
    ["is into another repository", { baseRepository: "he/store" }],
  ])("are not one that %s", async (_, own) => {
    expect(await numbers([{ ...PULL, ...own }])).toMatch(/no open pull request/);
    expect(
      await numbers([
        { ...PULL, ...own },
        { ...PULL, number: 8 },
      ]),
    ).toEqual([8]);
  });

  test.each<[string, Partial<FinishedRun>, RegExp]>([
    ["that a push started", { event: "push" }, /started by push/],
    ["whose fork is gone", { headOwner: undefined }, /fork is gone/],
  ])("%s are none", async (_, run, why) => {
    expect(await numbers([PULL], run)).toMatch(why);
  });
});

describe("of several pull requests", () => {
  const pulls = ["main", "next", "old"].map((baseRef, i) => ({ ...PULL, number: i, baseRef }));
  const of = async (branches: readonly string[], commit: string | undefined = BASE): Promise<unknown> => {
    const forge: Partial<Forge> = { isOn: (branch) => Promise.resolve(branches.includes(branch)) };
    const baseline = { commit, ref: "", dirty: false };
    return (await pullRequestOf(forge as Forge, { baseline }, pulls))?.baseRef;
  };

  test("results are of the one that has their baseline on its base branch", async () => {
    expect(await of(["next"])).toBe("next");
  });

  test("results are of none where that can't be told", async () => {
    expect(await of([])).toBeUndefined();
    expect(await of(["main", "next"])).toBeUndefined();
    const forge: Partial<Forge> = { isOn: () => Promise.resolve(true) };
    const baseline = { commit: undefined, ref: "", dirty: false };
    expect(await pullRequestOf(forge as Forge, { baseline }, [PULL])).toBeUndefined();
  });
});

describe("the artifact of a run", () => {
  const ARTIFACT: Artifact = {
    id: 1,
    name: "latency-gate",
    sizeBytes: 100,
    expired: false,
    createdAt: new Date(1000),
    runId: 555,
    headSha: HEAD,
    headBranch: "faster",
    repositoryId: 1,
    headRepositoryId: 2,
  };
  const find = async (artifacts: readonly Artifact[], run: Partial<FinishedRun> = {}): Promise<unknown> => {
    const forge: Partial<Forge> = {
      artifactsOfRun: (id) => Promise.resolve(id === RUN.id ? artifacts : []),
    };
    const found = await findResultsArtifact(forge as Forge, { ...RUN, ...run }, "latency-gate", 100);
    return found.ok ? found.value.id : found.error;
  };

  test("is the newest of its name, and as large as it may be", async () => {
    const other = { ...ARTIFACT, id: 9, name: "logs" };
    expect(await find([ARTIFACT, { ...ARTIFACT, id: 3 }, { ...ARTIFACT, id: 2 }, other])).toBe(3);
  });

  test.each<[string, Partial<Artifact>, RegExp]>([
    ["has another name", { name: "logs" }, /no artifact "latency-gate": it ended before/],
    ["has expired", { expired: true }, /expired/],
    ["is of another run", { runId: 556 }, /another run, commit or repository/],
    ["is of another commit", { headSha: OTHER }, /another run, commit or repository/],
    ["is of another repository", { repositoryId: 2 }, /another run, commit or repository/],
    ["is of nobody knows which run", { runId: undefined }, /another run, commit or repository/],
    ["is too large", { sizeBytes: 101 }, /101 bytes; at most 100/],
    [
      "is of an attempt before",
      { createdAt: new Date(999) },
      /no artifact "latency-gate" of its last attempt/,
    ],
    ["is of nobody knows when", { createdAt: undefined }, /of its last attempt/],
  ])("is not one that %s", async (_, own, why) => {
    expect(await find([{ ...ARTIFACT, ...own }])).toMatch(why);
  });

  test("of an attempt before is that of a run that ended well, and of no other", async () => {
    const before = [{ ...ARTIFACT, createdAt: new Date(999) }];
    expect(await find(before, { conclusion: "success" })).toBe(1);
    expect(await find([ARTIFACT], { startedMs: undefined })).toMatch(/of its last attempt/);
  });
});

describe("the commits of results", () => {
  const PARENTS: Readonly<Record<string, readonly string[]>> = {
    [MERGE]: [BASE, HEAD],
    ["1".repeat(40)]: [HEAD],
    ["2".repeat(40)]: [BASE, OTHER],
    ["3".repeat(40)]: [BASE, OTHER, HEAD],
  };
  const faults = (
    candidate: { commit: string | undefined; dirty?: boolean },
    baseline: { commit: string | undefined; dirty?: boolean } = { commit: BASE },
  ): Promise<readonly string[]> => {
    const forge: Partial<Forge> = {
      isOn: (branch, commit) => Promise.resolve(branch === "main" && commit === BASE),
      commit: (id) => {
        const parents = PARENTS[id];
        if (parents === undefined) throw new ForgeFault("not-found", "", "");
        return Promise.resolve({ id, parents, message: "", author: "" });
      },
    };
    const whole = { ref: "", dirty: false };
    return checkCommits(
      forge as Forge,
      { baseline: { ...whole, ...baseline }, candidate: { ...whole, ...candidate } },
      PULL,
    );
  };

  test.each([
    ["the head", HEAD],
    ["a merge of it", MERGE],
  ])("may be of %s", async (_, commit) => {
    expect(await faults({ commit })).toEqual([]);
  });

  test.each<[string, { commit: string | undefined; dirty?: boolean }, RegExp]>([
    [
      "a commit on top of the head",
      { commit: "1".repeat(40) },
      /candidate 1{9}, which is neither the head a{9}/,
    ],
    ["a merge of something else", { commit: "2".repeat(40) }, /neither/],
    ["a merge of three", { commit: "3".repeat(40) }, /neither/],
    ["what GitHub does not have", { commit: OTHER }, /candidate d{9}, which GitHub does not have/],
    ["the head with changes", { commit: HEAD, dirty: true }, /the candidate is no commit/],
    ["no commit", { commit: undefined }, /the candidate is no commit/],
  ])("may not be of %s", async (_, candidate, why) => {
    expect(await faults(candidate)).toEqual([expect.stringMatching(why)]);
  });

  test("are not known where GitHub does not answer: that is no answer that it has none", async () => {
    const limited = new ForgeFault("rate-limited", "no more", "");
    const asked = checkCommits(
      { commit: () => Promise.reject(limited) } as Partial<Forge> as Forge,
      {
        baseline: { commit: BASE, ref: "", dirty: false },
        candidate: { commit: MERGE, ref: "", dirty: false },
      },
      PULL,
    );
    await expect(asked).rejects.toBe(limited);
  });

  test.each<[string, { commit: string | undefined; dirty?: boolean }, RegExp]>([
    ["on another branch", { commit: OTHER }, /baseline d{9} is not on the base branch/],
    ["with changes", { commit: BASE, dirty: true }, /the baseline is no commit/],
    ["that is no commit", { commit: undefined }, /the baseline is no commit/],
  ])("may not have a baseline %s", async (_, baseline, why) => {
    expect(await faults({ commit: HEAD }, baseline)).toEqual([expect.stringMatching(why)]);
  });
});

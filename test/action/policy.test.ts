import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { makeToyProject } from "../bad-input/toy-project.js";
import type { ToyProject } from "../bad-input/toy-project.js";
import { GitHubServer, TOKEN } from "./support/github-server.js";
import type { StepsRequest } from "./support/steps.js";
import { Steps } from "./support/steps.js";

/** Whoever proposes a change chooses where it branches off, and must not choose the policy by that. */

const gate = (tolerance = "5%", more = ""): string => `schema: 1
id: kv
benchmarks:
  crud:
    harness: [node, harness.mjs]
    scenarios:
      read: {gate: [p50], tolerance: ${tolerance}}
${more}`;
const OTHER_BENCHMARK = `  more:
    harness: [node, harness.mjs]
    scenarios:
      scan: {gate: [p50]}
`;
const WITHOUT = { README: "no gate yet\n" };
const WITH = (text: string): Readonly<Record<string, string>> => ({ "latency-gate.yml": text });

let project: ToyProject;
let steps: Steps | undefined;

afterEach(() => {
  steps?.remove();
  project.remove();
});

const git = (...args: readonly string[]): string => project.git(...args).trim();
const commit = (branch: string, files: Readonly<Record<string, string>>): string => {
  git("checkout", "--quiet", "-B", branch);
  project.write(files);
  git("add", "--all");
  git("commit", "--quiet", "--allow-empty", "--message", branch);
  return git("rev-parse", "HEAD");
};

interface Branched {
  readonly base: string;
  readonly head: string;
  readonly tip: string;
}

/** A change that branches off, and what happens on main since; the head of the change is checked out. */
function branched(
  before: Readonly<Record<string, string>>,
  change: Readonly<Record<string, string>>,
  since: Readonly<Record<string, string>>,
): Branched {
  project = makeToyProject(before);
  const base = git("rev-parse", "HEAD");
  const head = commit("change", { "code.mjs": "// slower\n", ...change });
  git("checkout", "--quiet", "main");
  const tip = commit("main", since);
  git("checkout", "--quiet", head);
  return { base, head, tip };
}

/** What GitHub makes, or anybody by `git merge`; it is checked out. */
function mergeOf(head: string, into: string): string {
  git("checkout", "--quiet", "--detach", into);
  git("merge", "--quiet", "--no-ff", "--message", "merge", head);
  return git("rev-parse", "HEAD");
}

const pull = (head: string, base: object): object => ({
  pull_request: { number: 7, head: { sha: head }, base: { ref: "main", ...base }, labels: [] },
});

/** The exit code, and why nothing was planned; a plan needs no time. */
async function plans(
  { head, tip }: Branched,
  { inputs = {}, ...of }: Partial<StepsRequest> = {},
): Promise<[number, string]> {
  steps?.remove();
  const event = { event: "pull_request", payload: pull(head, { sha: tip }) };
  steps = new Steps(project.root, { ...event, ...of, inputs: { command: "plan", shards: "1", ...inputs } });
  await steps.run("prepare");
  await steps.run("measure");
  await steps.run("judge");
  const { exitCode } = await steps.run("conclude");
  const problem = join(steps.folder, "problem.txt");
  return [exitCode, existsSync(problem) ? readFileSync(problem, "utf8") : ""];
}

describe("with the head checked out", () => {
  const UP_TO_DATE = /Bring the branch up to date[^]*actions\/checkout without `ref`/;
  const since = (text: string): RegExp => new RegExp(`${text}[^]*Bring the branch up to date`);

  test.each<[string, Parameters<typeof branched>, RegExp]>([
    ["a gate that has begun since", [WITHOUT, WITH(gate("300%")), WITH(gate())], UP_TO_DATE],
    [
      "a tolerance that is tighter since",
      [WITH(gate("300%")), {}, WITH(gate())],
      since("/benchmarks/crud/scenarios/read/statistics/p50/tolerance: 3 → 0.05"),
    ],
    [
      "a benchmark that was added since",
      [WITH(gate()), {}, WITH(gate("5%", OTHER_BENCHMARK))],
      since("/benchmarks/more/"),
    ],
    [
      "rounds that are more since",
      [WITH(`${gate()}rounds: {looks: [2]}\n`), {}, WITH(`${gate()}rounds: {looks: [10, 20]}\n`)],
      since(String.raw`/rounds/looks: \[2\] → \[10,20\]`),
    ],
    ["a gate that can't be read since", [WITH(gate()), {}, WITH("schema: [")], /can't be read/],
  ])("%s: refused, and it says what to do", async (_, commits, says) => {
    const on = branched(...commits);
    expect(await plans(on)).toEqual([2, expect.stringMatching(says)]);
    expect(await plans(on, { inputs: { baseline: "main" } })).toEqual([2, expect.stringMatching(says)]);
  });

  test.each<[string, Parameters<typeof branched>]>([
    ["the same policy since", [WITH(gate()), {}, { "code.mjs": "// mended\n" }]],
    ["other titles since", [WITH(gate()), {}, WITH(`title: store\n${gate()}`)]],
    ["no gate since either", [WITHOUT, WITH(gate()), { "code.mjs": "// mended\n" }]],
    ["a policy that the change alone has", [WITH(gate()), WITH(gate("300%")), { "code.mjs": "// mended\n" }]],
  ])("%s: planned, against the merge base", async (_, commits) => {
    expect(await plans(branched(...commits))).toEqual([0, ""]);
    expect(steps!.output("matrix")).toContain("1/1");
  });

  test("no branch of the checkout that is called like the base branch takes its place", async () => {
    const on = branched(WITH(gate()), {}, { "code.mjs": "// mended\n" });
    git("checkout", "--quiet", "-B", "main", on.head);
    expect(await plans(on)).toEqual([0, ""]);
    expect(git("rev-parse", "main")).toBe(on.head);
    expect((await plans({ ...on, tip: on.head }))[1]).toMatch(/nothing to compare/);
  });

  test.each(["head", "a merge of it into what was there before", "the merge that its base is"])(
    "%s: a change that is in its base by now has nothing to compare",
    async (out) => {
      const on = branched(WITH(gate()), {}, { "code.mjs": "// mended\n", other: "" });
      git("checkout", "--quiet", "--detach", on.tip);
      git("merge", "--quiet", "--strategy-option", "ours", "--message", "merged", on.head);
      const merged = git("rev-parse", "HEAD");
      if (out === "head") git("checkout", "--quiet", on.head);
      else mergeOf(on.head, on.base);
      const tip = out === "the merge that its base is" ? git("rev-parse", "HEAD") : merged;
      expect(await plans({ ...on, tip })).toEqual([2, expect.stringMatching(/nothing to compare/)]);
    },
  );

  test("a base that neither the event nor GitHub names is refused", async () => {
    const on = branched(WITH(gate()), {}, { "code.mjs": "// mended\n" });
    expect(await plans(on, { payload: pull(on.head, {}) })).toEqual([
      2,
      expect.stringMatching(/tip of main/),
    ]);
  });
});

describe("with a merge checked out", () => {
  test.each(["GitHub's", "the job's own"])(
    "%s: it is held against what it was merged into",
    async (whose) => {
      const on = branched(WITH(gate("300%")), {}, WITH(gate()));
      const sha = mergeOf(on.head, on.tip);
      const of = whose === "GitHub's" ? { sha } : {};
      expect(await plans(on, of)).toEqual([0, ""]);
    },
  );

  test("GitHub's needs no tip, and no branch that the checkout may lack", async () => {
    const on = branched(WITH(gate("300%")), {}, WITH(gate()));
    const sha = mergeOf(on.head, on.tip);
    git("branch", "--quiet", "-D", "main");
    for (const inputs of [{}, { baseline: "main" }])
      expect(await plans(on, { sha, payload: pull(on.head, {}), inputs })).toEqual([0, ""]);
  });

  test("one into an older commit has no say about the policy", async () => {
    const on = branched(WITH(gate("300%")), {}, WITH(gate()));
    mergeOf(on.head, on.base);
    expect(await plans(on)).toEqual([2, expect.stringMatching(/Bring the branch up to date/)]);
  });
});

describe("a branch in the input `baseline` that is not the pull request's base", () => {
  const CHECKED_OUT = ["head", "GitHub's merge", "a merge of the job's own"] as const;
  /** The change has merged the one commit of `stable` that allows more than the others. */
  const mergesTheLoosest = (out: (typeof CHECKED_OUT)[number] = "head"): Branched & { sha?: string } => {
    project = makeToyProject(WITH(gate()));
    const base = git("rev-parse", "HEAD");
    const loosest = commit("stable", WITH(gate("300%")));
    git("tag", "loosest");
    commit("stable", WITH(gate()));
    git("checkout", "--quiet", "main");
    commit("change", { "code.mjs": "// slower\n" });
    git("merge", "--quiet", "--no-ff", "--message", "stable", loosest);
    const head = git("rev-parse", "HEAD");
    const on = { base, head, tip: base };
    if (out === "head") return on;
    const sha = mergeOf(head, base);
    return out === "GitHub's merge" ? { ...on, sha } : on;
  };

  test.each(CHECKED_OUT)("%s: the change has no say in which commit of it counts", async (out) => {
    const { sha = "", ...on } = mergesTheLoosest(out);
    const refused = [2, expect.stringMatching(/tolerance: 3 → 0\.05[^]*Bring the branch up to date/)];
    expect(await plans(on, { sha, inputs: { baseline: "stable" } })).toEqual(refused);
    expect(await plans(on, { sha, inputs: { baseline: "loosest" } })).toEqual([0, ""]);
    expect(await plans(on, { sha, inputs: { baseline: "stable^0" } })).toEqual([0, ""]);
  });

  test.each(["push", "merge_group", "workflow_dispatch"])(
    "%s: nor where there is no pull request",
    async (event) => {
      const on = mergesTheLoosest();
      const of = { event, payload: {}, inputs: { baseline: "stable" } };
      expect(await plans(on, of)).toEqual([2, expect.stringMatching(/tolerance: 3 → 0\.05/)]);
    },
  );
});

describe("a folder that the change has moved, with a link in its place", () => {
  test.each([
    ["working-directory", "services/api"],
    ["config", "services/api/latency-gate.yml"],
  ])("is no folder in which there was no policy: `%s: %s`", async (input, value) => {
    project = makeToyProject({ "services/api/latency-gate.yml": gate() });
    const base = git("rev-parse", "HEAD");
    git("mv", "services/api", "services/api2");
    symlinkSync("api2", join(project.root, "services/api"));
    const head = commit("change", { "code.mjs": "// slower\n" });
    const on = { base, head, tip: base };
    const sha = mergeOf(head, base);
    for (const out of [{ sha }, {}]) {
      expect(await plans(on, { ...out, inputs: { [input]: value } })).toEqual([
        2,
        expect.stringMatching(
          /its own services\/api2\/\S+, where the baseline has its policy in services\/api\//,
        ),
      ]);
    }
  });
});

describe("the tip of the base branch", () => {
  let server: GitHubServer;
  beforeEach(async () => {
    server = await GitHubServer.start();
    process.env["GITHUB_API_URL"] = server.url;
  });
  afterEach(async () => {
    Reflect.deleteProperty(process.env, "GITHUB_API_URL");
    await server.stop();
    expect(server.world.invalid).toEqual([]);
  });

  test("is GitHub's word of now where there is a token; the event's may be as old as the last push", async () => {
    const on = branched(WITH(gate("300%")), {}, WITH(gate()));
    server.world.branches.set("main", on.tip);
    server.world.commits.set(on.tip, { parents: [on.base], message: "", author: "owner" });
    const old = { payload: pull(on.head, { sha: on.base }) };
    const token = { token: TOKEN, comment: "never" };
    expect(await plans(on, { ...old, inputs: token })).toEqual([2, expect.stringMatching(/up to date/)]);
    server.world.troubles.push({ method: "GET", path: /commits/, times: 9, status: 403 });
    expect(await plans(on, { ...old, inputs: token })).toEqual([2, expect.stringMatching(/tip of main/)]);
  });
});

import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { commandLineGit } from "../adapters/git.js";
import { nodeFiles } from "../adapters/node-files.js";
import { startSupervision } from "../adapters/supervision.js";
import type { Supervision } from "../adapters/supervision.js";
import { CONFIG_FILE } from "../config/load-project.js";
import type { ProjectStart } from "../config/load-project.js";
import { describeRefusal } from "../commands/say.js";
import { options } from "../plan/testing.js";
import { temporaryFolder, TestRepository } from "../../test/support/repository.js";
import { planRun } from "./plan-run.js";
import type { Planned, PlanRequest, Refusal } from "./plan-run.js";

let supervision: Supervision;
let dir: string;

beforeAll(() => {
  supervision = startSupervision();
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

interface Link {
  readonly to: string;
}
type Content = Readonly<Record<string, string | Link>>;
const link = (to: string): Link => ({ to });

function commit(repo: TestRepository, content: Content): string {
  for (const [path, value] of Object.entries(content)) {
    if (typeof value === "string") {
      repo.write(path, value);
      continue;
    }
    rmSync(join(repo.dir, path), { recursive: true, force: true });
    mkdirSync(dirname(join(repo.dir, path)), { recursive: true });
    symlinkSync(value.to, join(repo.dir, path));
  }
  return repo.commit({});
}

type Start = (root: string) => ProjectStart;
const from =
  (folder: string): Start =>
  (at) => ({ kind: "folder", folder: join(at, folder) });
const named =
  (file: string): Start =>
  (at) => ({ kind: "file", file: join(at, file) });

const refused = (
  baseline: string,
  candidate: string,
  ...choices: readonly (readonly [config: string, policyFrom: string])[]
): unknown => ({
  kind: "other-config",
  baseline,
  candidate,
  choices: choices.map(([config, policyFrom]) => ({ config, policyFrom })),
});

const GATE = `schema: 1
id: toy
benchmarks:
  loop:
    harness: [node, harness.mjs]
    scenarios:
      read: { gate: [p50] }
`;

/** Plans with the start given, from the root of a repository with these two commits. */
function plans(
  before: Content,
  after: Content,
  alsoBefore: (repo: TestRepository) => void = () => undefined,
): (start: Start, more?: Partial<PlanRequest>) => Promise<Planned | Refusal> {
  const repo = TestRepository.init(dir, "r");
  alsoBefore(repo);
  commit(repo, { ...before, "pkg/src/main.mjs": "" });
  for (const path of [...Object.keys(before), CONFIG_FILE])
    rmSync(join(repo.dir, path), { recursive: true, force: true });
  commit(repo, after);
  const ports = {
    files: nodeFiles,
    git: commandLineGit(supervision.exec, process.env),
    guard: supervision.guard,
  };
  return async (start, more = {}) => {
    const planned = await planRun({ start: start(repo.dir), baseline: "HEAD~1", options, ...more }, ports);
    if (planned.kind === "planned") await planned.runFolder.remove();
    return planned;
  };
}

/** Whose policy is in force, or the files between which it can't be said and what each of them would come to. */
async function policyOf(before: Content, after: Content, start: Start): Promise<unknown> {
  const plan = plans(before, after);
  const planned = await plan(start);
  if (planned.kind === "planned") return planned.plan.policyFrom;
  if (planned.kind !== "other-config") return planned;
  for (const { config, policyFrom } of planned.choices) {
    const chosen = await plan((root) => {
      const from = start(root);
      return { kind: "file", file: resolve(from.kind === "folder" ? from.folder : root, config) };
    });
    expect([config, chosen]).toMatchObject([config, { plan: { policyFrom } }]);
  }
  return planned;
}

describe("the policy in force is the one that the baseline had where the gate is started", () => {
  const root = { "latency-gate.yml": GATE };
  const nearer = { "pkg/latency-gate.yml": GATE };

  test.each<[string, Content, Content, Start, unknown]>([
    ["above it, in both", root, root, from("pkg"), "baseline"],
    [
      "a candidate that adds a nearer one",
      root,
      { ...root, ...nearer },
      from("pkg"),
      refused(
        "latency-gate.yml",
        "pkg/latency-gate.yml",
        ["../latency-gate.yml", "baseline"],
        ["latency-gate.yml", "candidate"],
      ),
    ],
    [
      "a candidate that adds a nearer one in a new folder",
      root,
      { ...root, "pkg/new/latency-gate.yml": GATE },
      from("pkg/new"),
      refused(
        "latency-gate.yml",
        "pkg/new/latency-gate.yml",
        ["../../latency-gate.yml", "baseline"],
        ["latency-gate.yml", "candidate"],
      ),
    ],
    [
      "a candidate that removes the nearer one",
      { ...root, ...nearer },
      root,
      from("pkg"),
      refused("pkg/latency-gate.yml", "latency-gate.yml", ["../latency-gate.yml", "baseline"]),
    ],
    [
      "a candidate that moves it",
      nearer,
      root,
      from("pkg"),
      refused("pkg/latency-gate.yml", "latency-gate.yml", ["../latency-gate.yml", "candidate"]),
    ],
    [
      "a candidate that adds a nearer one, and whoever starts it names that above",
      root,
      { ...root, ...nearer },
      named("latency-gate.yml"),
      "baseline",
    ],
    [
      "a candidate that adds one, and whoever starts it names that",
      root,
      { ...root, ...nearer },
      named("pkg/latency-gate.yml"),
      "candidate",
    ],
    ["another name than the baseline's", root, { "gate.yml": GATE }, named("gate.yml"), "baseline"],
    ["a gate in a folder beside it", { "other/latency-gate.yml": GATE }, nearer, from("pkg"), "candidate"],
  ])("%s", async (_, before, after, start, expected) => {
    expect(await policyOf(before, after, start)).toEqual(expected);
  });
});

describe("what a link of the change makes of the folder's name says nothing of the baseline", () => {
  const gate = (folder: string): string => join(folder, CONFIG_FILE);
  const api = { [gate("services/api")]: GATE };
  const moved = { [gate("services/api2")]: GATE, "services/api": link("api2") };
  const two = { [gate("one")]: GATE, [gate("two")]: GATE };
  const app = { [gate("one")]: GATE, "one/src/f": "", app: link("one") };

  test.each<[string, Content, Content, Start, unknown]>([
    [
      "a folder that is moved, and a link in its place",
      api,
      moved,
      from("services/api"),
      refused(gate("services/api"), gate("services/api2"), ["../api2/latency-gate.yml", "candidate"]),
    ],
    [
      "a folder above it that is moved, and a link in its place",
      { [gate("a/b/c")]: GATE },
      { [gate("z/b/c")]: GATE, a: link("z") },
      from("a/b/c"),
      refused(gate("a/b/c"), gate("z/b/c"), ["../../../z/b/c/latency-gate.yml", "candidate"]),
    ],
    [
      "a folder below it, which had the nearer one",
      { [gate("one")]: GATE, [gate("one/sub")]: GATE },
      { [gate("one")]: GATE, "other/f": "", "one/sub": link("../other") },
      from("one/sub"),
      refused(gate("one/sub"), gate("one"), ["../latency-gate.yml", "baseline"]),
    ],
    [
      "a link to the top",
      api,
      { [CONFIG_FILE]: GATE, "services/api": link("..") },
      from("services/api"),
      refused(gate("services/api"), CONFIG_FILE, ["../../latency-gate.yml", "candidate"]),
    ],
    [
      "a link that leads elsewhere now",
      { ...two, app: link("one") },
      { ...two, app: link("two") },
      from("app"),
      refused(
        gate("one"),
        gate("two"),
        ["../one/latency-gate.yml", "baseline"],
        ["../two/latency-gate.yml", "baseline"],
      ),
    ],
    ["a link that both have", app, app, from("app"), "baseline"],
    ["a link above it that both have", app, app, from("app/src"), "baseline"],
    [
      "a link that both have, and whoever starts it names the file behind it",
      app,
      app,
      named(gate("app")),
      "baseline",
    ],
    ["a link that the candidate adds", { [gate("one")]: GATE }, app, from("app"), "baseline"],
    ["a link that the candidate adds, to a gate that it adds", {}, app, from("app"), "candidate"],
    [
      "a file that is a link, in both",
      { "ci/gate.yml": GATE, [CONFIG_FILE]: link("ci/gate.yml") },
      { "ci/other.yml": GATE, [CONFIG_FILE]: link("ci/other.yml") },
      from("pkg"),
      "baseline",
    ],
  ])("%s", async (_, before, after, start, expected) => {
    expect(await policyOf(before, after, start)).toEqual(expected);
  });

  test("nor is it asked where the file is named", async () => {
    const root = join(dir, "r");
    expect(await policyOf(api, moved, named(gate("services/api")))).toEqual(
      refused(gate("services/api"), gate("services/api2"), [join(root, gate("services/api2")), "candidate"]),
    );
  });

  test("nor of the policy that is to count", async () => {
    const plan = plans({}, moved);
    const repo = new TestRepository(join(dir, "r"));
    repo.git("checkout", "--quiet", "-b", "tip", "HEAD~1");
    const samePolicyAs = commit(repo, api);
    repo.git("checkout", "--quiet", "main");
    expect(await plan(from("services/api"), { samePolicyAs })).toMatchObject({
      kind: "other-policy",
      gates: "other",
    });
  });

  test.each<[string, (root: string) => Content]>([
    ["the configuration", (root) => ({ [CONFIG_FILE]: link(join(root, "mine.yml")) })],
    [
      "a system's manifest",
      (root) => ({
        [CONFIG_FILE]: "schema: 1\n",
        "systems/a/system.yml": link(join(root, "mine.yml")),
      }),
    ],
    ["its folder", (root) => ({ pkg: link(join(root, "mine")), "mine.yml": GATE })],
  ])("a baseline whose own links lead out of its copy, into the checkout: %s", async (_, before) => {
    const content = { "mine.yml": GATE, "mine/latency-gate.yml": GATE };
    const repo = TestRepository.init(dir, "r");
    const links = before(repo.dir);
    commit(repo, { ...content, ...links });
    const ports = {
      files: nodeFiles,
      git: commandLineGit(supervision.exec, process.env),
      guard: supervision.guard,
    };
    const start = from("pkg" in links ? "pkg" : ".")(repo.dir);
    const planned = await planRun({ start, baseline: "HEAD", options }, ports);
    expect(planned).toMatchObject({ kind: "source", problem: { code: "source-outside" } });
  });
});

describe("a configuration of the baseline that is there and can't be read is no absent one", () => {
  test.each<[string, (file: string) => void]>([
    [
      "a link that leads nowhere",
      (file) => {
        symlinkSync("gone.yml", file);
      },
    ],
    [
      "a link to itself",
      (file) => {
        symlinkSync("latency-gate.yml", file);
      },
    ],
    [
      "a folder",
      (file) => {
        mkdirSync(file);
        writeFileSync(join(file, "f"), "");
      },
    ],
  ])("%s", async (_, make) => {
    for (const kind of ["file", "folder"] as const) {
      const plan = plans({}, { "latency-gate.yml": GATE }, (repo) => {
        make(join(repo.dir, "latency-gate.yml"));
      });
      const refusal = await plan((root) =>
        kind === "file"
          ? { kind, file: join(root, "latency-gate.yml") }
          : { kind, folder: join(root, "pkg") },
      );
      expect(refusal).toMatchObject({ kind: "config", side: "baseline" });
      rmSync(join(dir, "r"), { recursive: true });
    }
  });
});

test("a system's folder that is a link is refused, and not passed over", async () => {
  const plan = plans(
    {},
    { "latency-gate.yml": "schema: 1\n", "systems/a/system.yml": GATE, "other/system.yml": GATE },
  );
  const root = join(dir, "r");
  symlinkSync("../other", join(root, "systems/b"));
  symlinkSync("../pkg", join(root, "systems/no-system"));
  const refusal = await plan((folder) => ({ kind: "folder", folder }));
  expect(refusal).toMatchObject({
    kind: "config",
    problems: [{ message: expect.stringMatching(/systems\/b is a link/) }],
  });
});

test("what the gate writes is no part of the candidate", async () => {
  const plan = plans({ "latency-gate.yml": GATE }, { "latency-gate.yml": GATE });
  const repo = new TestRepository(join(dir, "r"));
  repo.write("out/results.json", "{}");
  const planned = await plan((root) => ({ kind: "folder", folder: root }), {
    leaveOut: [join(repo.dir, "out/results.json")],
  });
  expect(planned).toMatchObject({ kind: "planned", sides: { candidate: { info: { dirty: false } } } });
});

test.each<[string, (root: string) => string | Link, object]>([
  ["where a run is planned", () => GATE, { kind: "planned" }],
  ["where it is refused", () => link("gone.yml"), { kind: "config" }],
  ["where the baseline leads out of its copy", (root) => link(join(root, "mine.yml")), { kind: "source" }],
])("nor is its temporary folder, and of that nothing is left: %s", async (_, before, expected) => {
  const root = join(dir, "r");
  const gate = { "latency-gate.yml": GATE, "mine.yml": GATE };
  const plan = plans({ ...gate, "latency-gate.yml": before(root) }, gate);
  const temporary = join(root, "temporary");
  mkdirSync(temporary);
  const { TMPDIR } = process.env;
  process.env["TMPDIR"] = temporary;
  try {
    const clean = { sides: { candidate: { info: { dirty: false } } } };
    const planned = await plan(from("."));
    expect(planned).toMatchObject(planned.kind === "planned" ? { ...expected, ...clean } : expected);
  } finally {
    if (TMPDIR === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = TMPDIR;
  }
  expect(readdirSync(temporary)).toEqual([]);
});

test.each<[string, Content, Content, object]>([
  [
    "demands less",
    { "latency-gate.yml": GATE },
    { "latency-gate.yml": GATE.replace("[p50]", "[]") },
    { kind: "other-policy", gates: "both" },
  ],
  ["has none", { "latency-gate.yml": GATE }, {}, { kind: "other-policy", gates: "baseline" }],
  ["has none, as the baseline", {}, {}, { kind: "planned" }],
  [
    "has one that can't be read",
    {},
    { "latency-gate.yml": "schema: 1\nsystems: 3\n" },
    { kind: "config", side: "baseline" },
  ],
])("a policy that is to count and %s", async (_, before, other, expected) => {
  const plan = plans(before, { "latency-gate.yml": GATE });
  const repo = new TestRepository(join(dir, "r"));
  repo.git("checkout", "--quiet", "-b", "other", "HEAD~1");
  rmSync(join(repo.dir, "latency-gate.yml"), { force: true });
  const samePolicyAs = commit(repo, other);
  repo.git("checkout", "--quiet", "main");
  expect(await plan(from("."), { samePolicyAs })).toMatchObject(expected);
});

test("a configuration that moves is told to be merged by itself; what would compare is told first", async () => {
  const said = async (before: Content, after: Content): Promise<string> => {
    const plan = plans(before, after);
    const refusal = await plan((root) => ({ kind: "folder", folder: join(root, "pkg") }));
    rmSync(join(dir, "r"), { recursive: true });
    return refusal.kind === "planned" ? "" : describeRefusal(refusal);
  };
  const [root, nearer] = [{ "latency-gate.yml": GATE }, { "pkg/latency-gate.yml": GATE }];
  expect(await said(nearer, root)).toMatch(/--config \.\.\/latency-gate\.yml: .*`added`\n.*merge the move/);
  const added = await said(root, { ...root, ...nearer });
  expect(added).toMatch(
    /--config \.\.\/\S+: the policy that the baseline.*\n.*--config latency-gate\S+: .*`added`/,
  );
  expect(added).not.toContain("merge the move");
});

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import * as prettier from "prettier";
import { parse } from "yaml";
import { readInputs, InputProblems } from "../../src/action/inputs.js";
import type { Proposal } from "../../src/init/proposal.js";
import { commentWorkflow, gateWorkflow } from "../../src/init/workflow-text.js";

const root = join(import.meta.dirname, "..", "..");

interface Step {
  readonly name?: string;
  readonly if?: string;
  readonly "continue-on-error"?: boolean;
  readonly run?: string;
  readonly uses?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly with?: Readonly<Record<string, string>>;
}
interface Manifest {
  readonly inputs: Readonly<Record<string, { description: string; default?: string }>>;
  readonly outputs: Readonly<Record<string, { description: string; value: string }>>;
  readonly runs: { readonly using: string; readonly steps: readonly Step[] };
}
interface Workflow {
  readonly permissions?: object;
  readonly jobs: Readonly<Record<string, { steps?: readonly Step[]; "timeout-minutes"?: number }>>;
}

interface Gate {
  readonly on: { readonly pull_request: { readonly types: readonly string[] } };
  readonly jobs: { readonly gate: { readonly permissions: object } };
}
interface Commenting {
  readonly on: { readonly workflow_run: { readonly types: readonly string[] } };
  readonly concurrency?: object;
  readonly jobs: { readonly comment: { readonly if: string; readonly concurrency?: object } };
}

const manifest = parse(readFileSync(join(root, "action.yml"), "utf8")) as Manifest;
const workflows = readdirSync(join(root, ".github", "workflows")).map((name): [string, Workflow] => [
  name,
  parse(readFileSync(join(root, ".github", "workflows", name), "utf8")) as Workflow,
]);

describe("action.yml", () => {
  test("has no expression inside a `run:`; everything comes through env", () => {
    expect(manifest.runs.steps.flatMap(({ run }) => (run?.includes("${{") === true ? [run] : []))).toEqual(
      [],
    );
    expect(manifest.runs.steps.filter(({ run }) => run !== undefined)).toHaveLength(5);
  });

  test("gives each input to the first step, and the token to no step that runs code of the change", () => {
    const [prepare, measure] = manifest.runs.steps;
    const passed = Object.values(prepare!.env!).map(
      (value) => /^\$\{\{ inputs\.([a-z-]+) \}\}$/.exec(value)?.[1],
    );
    const rest = ["retention-days"];
    expect([...passed, ...rest].sort()).toEqual(Object.keys(manifest.inputs).sort());
    expect(measure!.name).toBe("Measure");
    expect(JSON.stringify(measure)).not.toContain("token");
  });

  test("hands over what no file says, in outputs, to each step anew", () => {
    const [, ...later] = manifest.runs.steps.filter(({ run }) => run !== undefined);
    const handed = later.map(({ name, env = {} }) => [name, ...Object.keys(env).sort()]);
    const [judged, prepared] = ["LATENCY_GATE_JUDGED", "LATENCY_GATE_PREPARED"];
    expect(handed).toEqual([
      ["Measure", prepared],
      ["Judge", "INPUT_TOKEN", "LATENCY_GATE_MEASURED", prepared],
      ["Publish", "INPUT_TOKEN", "LATENCY_GATE_ARTIFACT_URL", judged, "LATENCY_GATE_MEASURED", prepared],
      ["Conclude", judged, prepared],
    ]);
    for (const { env = {} } of later) {
      expect(env[prepared]).toBe("${{ steps.prepare.outputs.prepared }}");
      expect(env[judged] ?? "${{ steps.judge.outputs.judged }}").toBe("${{ steps.judge.outputs.judged }}");
    }
    for (const telling of later.filter(({ name }) => name === "Judge" || name === "Publish"))
      expect(telling.env?.["LATENCY_GATE_MEASURED"]).toBe("${{ steps.measure.outcome }}");
    // Its exit code says whether there are results, and `fail-on` whether that fails the job.
    expect(manifest.runs.steps.find(({ name }) => name === "Measure")?.["continue-on-error"]).toBe(true);
    // Of the folder in which code of the change could write, nothing is uploaded.
    const upload = manifest.runs.steps.find(({ name }) => name === "Upload");
    expect(upload?.with?.["path"]).toBe("${{ steps.judge.outputs.directory }}");
  });

  test("goes on to its end whatever becomes of a step, once it has begun", () => {
    const [first, measure, ...later] = manifest.runs.steps;
    expect(first!.if).toBeUndefined();
    // Which a job that is cancelled is not to wait for.
    expect(measure!.if).toMatch(/^!cancelled\(\) && /);
    for (const step of later)
      expect(step.if).toMatch(/^always\(\) && steps\.prepare\.outcome == 'success'( &&|$)/);
  });

  test("its defaults are those of the code", () => {
    const defaults = Object.entries(manifest.inputs).map(([name, input]): [string, string] => [
      `INPUT_${name.toUpperCase().replaceAll("-", "_")}`,
      input.default ?? "",
    ]);
    const token = { INPUT_TOKEN: "" };
    const fromFile = readInputs({ ...Object.fromEntries(defaults), ...token });
    expect({ ...readInputs(token), artifact: "latency-gate" }).toEqual(fromFile);
  });
});

test.each(workflows)(
  "%s: no expression in a script, pinned by hash, with a time limit and least rights",
  (_, one) => {
    expect(one.permissions).toEqual({});
    for (const job of Object.values(one.jobs)) {
      if (job.steps !== undefined) expect(job["timeout-minutes"]).toBeGreaterThan(0);
      for (const { run, uses } of job.steps ?? []) {
        expect(run ?? "").not.toContain("${{");
        expect(uses ?? "./").toMatch(/^(\.\/|latency-gate\/latency-gate@v1$|[^@]+@[0-9a-f]{40}$)/);
      }
    }
  },
);

test("a gate's job may read the label that accepts, and judges anew when it is set or taken away", () => {
  const initial = gateWorkflow({ ecosystems: [] } as unknown as Proposal);
  const gates = [readFileSync(join(root, ".github", "workflows", "gate.yml"), "utf8"), initial];
  for (const { on, jobs } of gates.map((text) => parse(text) as Gate)) {
    expect(on.pull_request.types).toEqual(expect.arrayContaining(["labeled", "unlabeled"]));
    expect(jobs.gate.permissions).toEqual({ contents: "read", "pull-requests": "read" });
  }
});

test("a run that is repeated marks the comment; runs that are skipped push out none that waits", () => {
  const comments = [
    readFileSync(join(root, ".github", "workflows", "comment.yml"), "utf8"),
    commentWorkflow(),
  ];
  for (const { on, concurrency, jobs } of comments.map((text) => parse(text) as Commenting)) {
    expect(on.workflow_run.types).toEqual(["requested", "in_progress", "completed"]);
    expect(jobs.comment.if).toContain("run_attempt > 1");
    expect([concurrency, jobs.comment.concurrency]).toEqual([undefined, expect.anything()]);
  }
});

test("measure.yml takes the shards of its own key, and not those of a key that begins like it", () => {
  const text = readFileSync(join(root, ".github", "workflows", "measure.yml"), "utf8");
  expect(text).toContain("artifact-name: latency-gate-shard-${{ inputs.comment-key }}-${{ matrix.index }}");
  const patterns = [...text.matchAll(/pattern: (.*?)(?: #.*)?$/gm)].map(([, pattern]) => pattern!);
  expect(patterns).toHaveLength(2);
  for (const pattern of patterns) {
    // An extended glob of minimatch, as a regular expression.
    const glob = pattern.replace("${{ inputs.comment-key }}", "a").replace("+([0-9])", "[0-9]+");
    const takes = (name: string): boolean => new RegExp(`^${glob}$`).test(name);
    expect(
      ["a-1", "a-256", "a-b-1", "a-1-1", "b-1"].map((name) => takes(`latency-gate-shard-${name}`)),
    ).toEqual([true, true, false, false, false]);
  }
});

test("measure.yml tells each use that reads or writes a comment which one: a label accepts what that one has shown", () => {
  const [, { jobs }] = workflows.find(([name]) => name === "measure.yml")!;
  const uses = Object.values(jobs).flatMap(({ steps = [] }) =>
    steps.flatMap(({ with: inputs = {} }) => (inputs["command"] === undefined ? [] : [inputs])),
  );
  const keys = uses.map((inputs) => [inputs["command"], inputs["comment-key"]]);
  const key = "${{ inputs.comment-key }}";
  expect(keys.filter(([command]) => command !== "run")).toEqual([
    ["plan", key],
    ["merge", key],
    ["merge", key],
  ]);
});

test.each<[string, Record<string, string>, RegExp]>([
  ["a wrong command", { INPUT_COMMAND: "rm -rf" }, /`command`: expected gate, plan/],
  ["an option as a baseline", { INPUT_BASELINE: "--upload-pack=evil" }, /`baseline`/],
  ["a key that ends the marker", { INPUT_COMMENT_KEY: "x --> y" }, /`comment-key`/],
  ["a key that is no part of an artifact's name", { INPUT_COMMENT_KEY: "docs/x" }, /`comment-key`/],
  ["an artifact's name with a path", { INPUT_ARTIFACT_NAME: "../x" }, /`artifact-name`/],
  ["a time budget without a unit", { INPUT_TIME_BUDGET: "5" }, /`time-budget`/],
  ["an unknown failure", { INPUT_FAIL_ON: "monday" }, /`fail-on`/],
  ["never and yet", { INPUT_FAIL_ON: "never, regression" }, /`fail-on`/],
  ["a file mode without a file", { INPUT_MODE: "file" }, /baseline-file/],
  [
    "stored runs without the name that they have",
    { INPUT_MODE: "stored", INPUT_ARTIFACT_NAME: "" },
    /`mode: stored` needs the input `artifact-name`/,
  ],
  [
    "stored runs for a share alone",
    { INPUT_MODE: "stored", INPUT_ARTIFACT_NAME: "a", INPUT_COMMAND: "run" },
    /`mode: stored` is for `command: gate` only/,
  ],
  ["shards that lie nowhere", { INPUT_COMMAND: "merge" }, /`command: merge` needs the input `results`/],
  ["a comment about nothing", { INPUT_COMMAND: "comment" }, /`command: comment` needs the input/],
  ["more shards than a number has digits", { INPUT_SHARDS: "1e9" }, /`shards`/],
  ["rounds that are none", { INPUT_ROUNDS: "-1" }, /`rounds`/],
  ["a shard of none", { INPUT_SHARD: "0/0" }, /`shard`/],
  ["two at once", { INPUT_QUICK: "yes", INPUT_SEED: "1" }, /`quick`[^]*`seed`/],
])("%s is refused with what is expected", (_, env, message) => {
  expect(() => readInputs(env)).toThrow(InputProblems);
  expect(() => readInputs(env)).toThrow(message);
});

test.each([
  ["", ["regression", "cannot-judge", "inconclusive"]],
  [" , ", ["regression", "cannot-judge", "inconclusive"]],
  ["cannot-judge", ["cannot-judge"]],
  ["never", []],
])(
  "by `fail-on: %j` the job fails on %j: a variable that is not set does not mean never",
  (given, failures) => {
    expect(readInputs({ INPUT_FAIL_ON: given }).failOn).toEqual(failures);
  },
);

test.each([
  [{ INPUT_ARTIFACT_NAME: "auto" }, "latency-gate"],
  [{ INPUT_ARTIFACT_NAME: "auto", INPUT_COMMENT_KEY: "arm64" }, "latency-gate-arm64"],
  [{ INPUT_ARTIFACT_NAME: "mine", INPUT_COMMENT_KEY: "arm64" }, "mine"],
  [{ INPUT_ARTIFACT_NAME: "" }, undefined],
])("of %j the artifact is called %s", (env, name) => {
  expect(manifest.inputs["artifact-name"]?.default).toBe("auto");
  expect(readInputs(env).artifact).toBe(name);
});

interface Described {
  readonly description: string;
  readonly default?: string | number | boolean;
}
type All = Readonly<Record<string, Described>>;

function tables(inputs: All, outputs: All): string {
  const cell = (words: string): string => words.trim().replace(/\s+/g, " ").replaceAll("|", "\\|");
  return [
    "| input | what it is | default |",
    "|-|-|-|",
    ...Object.entries(inputs).map(([name, { description, default: value = "" }]) => {
      const shown = name === "token" ? "the job's own" : value === "" ? "" : `\`${value}\``;
      return `| \`${name}\` | ${cell(description)} | ${shown} |`;
    }),
    "",
    "| output | what it is |",
    "|-|-|",
    ...Object.entries(outputs).map(([name, { description }]) => `| \`${name}\` | ${cell(description)} |`),
  ].join("\n");
}

const reusable = parse(readFileSync(join(root, ".github", "workflows", "measure.yml"), "utf8")) as {
  readonly on: { readonly workflow_call: { readonly inputs: All; readonly outputs: All } };
};

test.each([
  ["README.md", "action", tables(manifest.inputs, manifest.outputs)],
  [
    "docs/sharding.md",
    "measure",
    tables(reusable.on.workflow_call.inputs, reusable.on.workflow_call.outputs),
  ],
])("%s's tables of inputs and outputs are those of %s.yml", async (document, name, made) => {
  const path = join(root, document);
  const text = readFileSync(path, "utf8");
  const updated = text.replace(
    new RegExp(`(<!-- ${name}:.*-->\n)[^]*(<!-- /${name} -->)`),
    (_, open: string, close: string) => `${open}\n${made}\n\n${close}`,
  );
  expect(updated).toContain(made);
  const options = await prettier.resolveConfig(path);
  const expected = await prettier.format(updated, { ...options, parser: "markdown" });
  if (process.env["UPDATE_GOLDENS"] === "1") writeFileSync(path, expected);
  expect(readFileSync(path, "utf8")).toBe(expected);
});

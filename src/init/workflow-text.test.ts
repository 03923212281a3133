import { expect, test } from "@jest/globals";
import { parse } from "yaml";
import type { Ecosystem } from "./proposal.js";
import { commentWorkflow, gateWorkflow } from "./workflow-text.js";

interface Workflow {
  readonly name: string;
  readonly on: {
    readonly pull_request?: object;
    readonly workflow_run?: { readonly workflows: readonly string[] };
  };
  readonly permissions: object;
  readonly concurrency?: object;
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly if?: string;
        readonly "timeout-minutes": number;
        readonly permissions: object;
        readonly steps: readonly {
          readonly uses: string;
          readonly with?: Readonly<Record<string, unknown>>;
        }[];
      }
    >
  >;
}

const ecosystem = (
  action: string,
  inputs: Readonly<Record<string, string>>,
  isGated: boolean,
): Ecosystem => ({
  language: "Some",
  afterBuild: [],
  environment: [],
  setup: [{ uses: action, version: "v1", with: inputs }],
  benchmarks: isGated
    ? [
        {
          id: "one",
          found: "something",
          work: { kind: "command", argv: ["run"] },
          names: [],
          fingerprint: [],
          notes: [],
          build: [],
        },
      ]
    : [],
  ungated: [],
});

const gate = parse(
  gateWorkflow({
    id: "mine",
    ecosystems: [
      ecosystem("some/setup", { version: "3.x" }, true),
      ecosystem("idle/setup", {}, false),
      ecosystem("plain/setup", {}, true),
    ],
  }),
) as Workflow;
const comment = parse(commentWorkflow()) as Workflow;

test("the gate has what it compares with, what its benchmarks need, and a token that reads", () => {
  const { permissions, steps, "timeout-minutes": limit } = gate.jobs["gate"]!;
  // Of a run that takes the ten minutes of init's time budget nothing is lost.
  expect(limit).toBeGreaterThanOrEqual(20);
  expect([gate.permissions, permissions]).toEqual([{}, { contents: "read", "pull-requests": "read" }]);
  expect(gate.concurrency).toMatchObject({ "cancel-in-progress": true });
  expect(steps.map(({ uses, with: inputs }) => [uses.split("@")[0], inputs])).toEqual([
    ["actions/checkout", { "fetch-depth": 2, "persist-credentials": false }],
    ["some/setup", { version: "3.x" }],
    ["plain/setup", undefined],
    ["latency-gate/latency-gate", { "artifact-name": "latency-gate", comment: "never" }],
  ]);
});

test("the comment's workflow follows the gate's, takes its artifact, and runs nothing of the pull request", () => {
  const { permissions, steps, if: condition } = comment.jobs["comment"]!;
  expect(comment.on.workflow_run?.workflows).toEqual([gate.name]);
  expect([comment.permissions, permissions]).toEqual([
    {},
    { actions: "read", contents: "read", "pull-requests": "write" },
  ]);
  expect(condition).toMatch(/^github\.event\.workflow_run\.event == 'pull_request' && /);
  expect(steps.map(({ uses, with: inputs }) => [uses.split("@")[0], inputs])).toEqual([
    ["actions/checkout", { "persist-credentials": false }],
    ["latency-gate/latency-gate", { command: "comment", "artifact-name": "latency-gate" }],
  ]);
});

import type { Proposal, WorkflowStep } from "./proposal.js";

/** Where the action is published; a release is a tag that its maintainers move. */
const ACTION = "latency-gate/latency-gate@v1";
const ARTIFACT = "latency-gate";

export const GATE_WORKFLOW = ".github/workflows/latency-gate.yml";
export const COMMENT_WORKFLOW = ".github/workflows/latency-gate-comment.yml";

const CHECKOUT: WorkflowStep = {
  uses: "actions/checkout@8e8c483db84b4bee98b60c0593521ed34d9990e8",
  version: "v6.0.1",
  with: { "persist-credentials": "false" },
};

/** The merge and what it merges into: the baseline is there, also where the token of the checkout is not kept. */
const WITH_BASELINE: WorkflowStep = { ...CHECKOUT, with: { "fetch-depth": "2", ...CHECKOUT.with } };

/** Runs the code of pull requests, those from forks as well, with a token that can only read. */
export function gateWorkflow({ ecosystems }: Proposal): string {
  const setup = ecosystems.filter(({ benchmarks }) => benchmarks.length > 0).flatMap((each) => each.setup);
  return `# Measures every pull request, merged, against the tip of the branch that it would be merged into. The code of the
# pull request runs here, so this job has a token that reads and no secrets; what it measured goes to
# latency-gate-comment.yml as an artifact.
name: latency gate
on:
  pull_request:
    types: [opened, synchronize, reopened, labeled, unlabeled] # a label may accept a regression: it judges anew
permissions: {} # nothing, unless a job asks
concurrency: # a new push ends the measurement of the one before
  group: latency-gate-\${{ github.ref }}
  cancel-in-progress: true
jobs:
  gate:
    runs-on: ubuntu-24.04 # a fixed image: a moving one changes what is measured
    timeout-minutes: 30
    permissions:
      contents: read # to check out
      pull-requests: read # the label that accepts, and the comment that it is bound to
    steps:
${[WITH_BASELINE, ...setup].map(stepText).join("\n")}
      - uses: ${ACTION}
        with:
          artifact-name: ${ARTIFACT} # latency-gate-comment.yml looks for this name
          comment: never # that is the other workflow's part
`;
}

/** Posts the comment with code of the default branch; never runs or trusts what a pull request made. */
export function commentWorkflow(): string {
  return `# Comments on the pull request when the measurement has ended. It runs from the default branch with a token
# that may write, and takes the artifact as what it is: input from a stranger, checked before it is shown.
name: latency gate comment
on:
  # zizmor: ignore[dangerous-triggers] no code and no text of the pull request is used here
  workflow_run:
    workflows: [latency gate]
    types: [requested, in_progress, completed]
permissions: {}
jobs:
  comment:
    # A run that is repeated is not requested again.
    if: >-
      github.event.workflow_run.event == 'pull_request' &&
      (github.event.action != 'in_progress' || github.event.workflow_run.run_attempt > 1)
    concurrency: # one comment after the other
      group: latency-gate-comment-\${{ github.event.workflow_run.head_repository.full_name }}-\${{ github.event.workflow_run.head_branch }}
      cancel-in-progress: false
    runs-on: ubuntu-24.04
    timeout-minutes: 5
    permissions:
      actions: read # to fetch the artifact
      contents: read # to read the policy of the default branch
      pull-requests: write # to comment
    steps:
${stepText(CHECKOUT)}
      - uses: ${ACTION}
        with:
          command: comment
          artifact-name: ${ARTIFACT}
`;
}

function stepText({ uses, version, with: inputs }: WorkflowStep): string {
  const lines = Object.entries(inputs).map(([key, value]) => `          ${key}: ${plainOrQuoted(value)}`);
  return [
    `      - uses: ${uses} # ${version}`,
    ...(lines.length === 0 ? [] : ["        with:", ...lines]),
  ].join("\n");
}

/** A path may have any sign. */
function plainOrQuoted(value: string): string {
  return /^[\w./-]+$/.test(value) ? value : JSON.stringify(value);
}

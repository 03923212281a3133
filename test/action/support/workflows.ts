import { ACTION } from "./workflow-repository.js";

/** A job as a user writes it: checkout at its default depth, the action, and a step that looks at the outputs. */
const JOB = (inputs: string): string => `
    runs-on: ubuntu-24.04
    steps:
      - uses: actions/checkout@8e8c483db84b4bee98b60c0593521ed34d9990e8
        with:
          persist-credentials: false
      - shell: bash
        run: echo "seen depth=$(git rev-list --count HEAD) at=$(date +%s%3N)"
      - id: gate
        uses: ${ACTION}
        with:
          summary: true
${inputs}
      - if: always()
        shell: bash
        run: echo "seen verdict=$VERDICT exit=$CODE url=$URL"
        env:
          VERDICT: \${{ steps.gate.outputs.verdict }}
          CODE: \${{ steps.gate.outputs.exit-code }}
          URL: \${{ steps.gate.outputs.comment-url }}
`;

const EVENTS = `  pull_request:
  push:
  merge_group:
  workflow_dispatch:
  schedule:
    - cron: "17 3 * * *"
`;

/** A workflow with the action; each input is one of action.yml. */
export function gate(inputs: Readonly<Record<string, string>> = {}): string {
  return `name: gate\non:\n${EVENTS}jobs:\n  gate:${JOB(lines(inputs))}`;
}

/** The trusted half of the recipe for forks. */
export const COMMENT = `name: comment\non:\n  workflow_run:\n    workflows: [gate]\n    types: [completed]\njobs:\n  comment:${JOB(lines({ command: "comment" }))}`;

function lines(inputs: Readonly<Record<string, string>>): string {
  return Object.entries(inputs)
    .map(([name, value]) => `          ${name}: ${JSON.stringify(value)}`)
    .join("\n");
}

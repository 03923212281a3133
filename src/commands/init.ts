import { createInterface } from "node:readline/promises";
import { dirname, resolve } from "node:path";
import { CONFIG_FILE } from "../config/load-project.js";
import { configText } from "../init/config-text.js";
import { propose } from "../init/propose.js";
import { survey } from "../init/survey.js";
import { COMMENT_WORKFLOW, commentWorkflow, GATE_WORKFLOW, gateWorkflow } from "../init/workflow-text.js";
import type { Proposal, Ungated } from "../init/proposal.js";
import { hasUnknownNames } from "../init/trials.js";
import type { PipelinePorts } from "../pipeline/ports.js";
import { isWithin, leadsTo } from "../platform/leads-to.js";
import { forTerminal } from "../report/text/hostile.js";
import { gitFailure } from "../source/repository.js";
import { EXIT } from "./exit-codes.js";
import type { Invocation } from "./invocation.js";
import { describeRefusal } from "./say.js";
import type { Terminal } from "./terminal.js";
import { tryProposal } from "./try-proposal.js";

interface Draft {
  /** Relative to the top of the repository. */
  readonly path: string;
  readonly text: string;
}

/**
 * `init`: looks at the repository, shows what it would write, and writes what is not there yet. Nothing of the
 * repository is run, unless it is told to try what it proposes.
 */
export async function initCommand(
  { yes, isTry }: Extract<Invocation, { command: "init" }>,
  cwd: string,
  terminal: Terminal,
  ports: PipelinePorts,
): Promise<number> {
  const root = await ports.git.run(cwd, ["rev-parse", "--show-toplevel"]);
  if (root.code === 127) {
    terminal.err(describeRefusal({ kind: "source", problem: gitFailure(root, "rev-parse", cwd).problem }));
    return EXIT.cannotJudge;
  }
  const folder = root.code === 0 ? root.stdout.trim() : undefined;
  const seen = folder === undefined ? undefined : await survey(folder, ports.git, ports.files);
  if (folder === undefined || seen === undefined) {
    terminal.err("This is no git repository: the gate compares commits. Run `git init` and commit first.\n");
    return EXIT.cannotJudge;
  }
  const [written, wide] = [propose(seen), propose(seen, "trial")];
  const mayTry = isTry && (await ports.files.stat(resolve(folder, CONFIG_FILE))) === undefined;
  terminal.err(describe(mayTry ? wide : written));
  if (hasNoBenchmark(written)) {
    const found = written.ecosystems.some(({ ungated }) => ungated.length > 0);
    terminal.err(found ? NOTHING_WRITTEN : NO_BENCHMARK);
    return EXIT.cannotJudge;
  }
  if (isTry && !mayTry) terminal.err(`Nothing is tried: what it finds goes into ${CONFIG_FILE}.\n`);
  if (!isTry && hasUnknownNames(wide, written)) terminal.err(TRY);
  const { proposal, isTried } = mayTry
    ? await tryProposal({ folder, wide, written }, terminal, ports)
    : { proposal: written, isTried: true };
  if (hasNoBenchmark(proposal)) {
    terminal.err(NOTHING_RUNS);
    return EXIT.cannotJudge;
  }
  const exitCode = isTried ? EXIT.passed : EXIT.cannotJudge;
  const drafts: Draft[] = [
    { path: CONFIG_FILE, text: configText(proposal) },
    { path: GATE_WORKFLOW, text: gateWorkflow(proposal) },
    { path: COMMENT_WORKFLOW, text: commentWorkflow() },
  ];
  const fresh: Draft[] = [];
  for (const draft of drafts) {
    if ((await ports.files.stat(resolve(folder, draft.path))) === undefined) fresh.push(draft);
    else terminal.err(`kept:    ${draft.path} is there already\n`);
  }
  if (fresh.length === 0) return exitCode;
  const outside = await linkOutOf(folder, fresh);
  if (outside !== undefined) {
    terminal.err(
      `${outside.path} ${outside.leads === undefined ? "lies behind a link that leads to itself" : `would be written to ${forTerminal(outside.leads)}, out of the repository`}: nothing was written. Replace the link on the way to it by a folder.\n`,
    );
    return EXIT.cannotJudge;
  }
  if (!yes) {
    for (const { path, text } of fresh) terminal.out(`${path}:\n\n${text}\n`);
    if (!(await confirmed(fresh, isTry ? "init --try --yes" : "init --yes", terminal))) return exitCode;
  }
  for (const { path, text } of fresh) {
    const file = resolve(folder, path);
    await ports.writer.makeFolder(dirname(file));
    await ports.writer.writeAtomically(file, [Buffer.from(text)]);
    terminal.err(`written: ${path}\n`);
  }
  terminal.err(NEXT);
  return exitCode;
}

function hasNoBenchmark({ ecosystems }: Proposal): boolean {
  return ecosystems.every(({ benchmarks }) => benchmarks.length === 0);
}

/** A file that a link on the way to it would have written elsewhere. */
async function linkOutOf(
  folder: string,
  drafts: readonly Draft[],
): Promise<{ readonly path: string; readonly leads: string | undefined } | undefined> {
  const own = await leadsTo(folder);
  for (const { path } of drafts) {
    const leads = await leadsTo(resolve(folder, path));
    if (own === undefined || leads === undefined || !isWithin(own, leads)) {
      return { path, leads };
    }
  }
  return undefined;
}

function describe({ ecosystems, notes = [] }: Proposal): string {
  const lines = ecosystems.flatMap(({ language, benchmarks, ungated }) =>
    benchmarks.length + ungated.length === 0
      ? [`found:   ${language}, no benchmark`]
      : [
          ...benchmarks.flatMap(({ found, notes }) => [
            `found:   ${language}: ${found}`,
            ...notes.map((note) => `note:    ${note}`),
          ]),
          ...ungated.flatMap((one) => describeUngated(language, one)),
        ],
  );
  return [...lines, ...notes.map((note) => `note:    ${note}`)]
    .map((line) => `${forTerminal(line)}\n`)
    .join("");
}

function describeUngated(language: string, { found, why, write }: Ungated): string[] {
  return [`found:   ${language}: ${found}`, `not yet: ${why}`, ...write.map((code) => `           ${code}`)];
}

async function confirmed(fresh: readonly Draft[], command: string, terminal: Terminal): Promise<boolean> {
  const files = fresh.map(({ path }) => path).join(", ");
  if (!terminal.interactive || !process.stdin.isTTY) {
    terminal.err(`Nothing was written. \`npx latency-gate ${command}\` writes ${files}.\n`);
    return false;
  }
  const ask = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(es)?$/i.test((await ask.question(`Write ${files}? [y/N] `)).trim());
  } finally {
    ask.close();
  }
}

const NO_BENCHMARK = `No benchmark was found, so there is nothing to gate. What init looks for, at the top and in
the folders of packages:
  Node.js    a script named "bench" in package.json, or vitest and *.bench.* files
  Go         func BenchmarkX(b *testing.B) in *_test.go
  Rust       criterion or divan and [[bench]] in Cargo.toml, or #[bench] in benches/*.rs
  Python     pytest-benchmark's fixture: def test_x(benchmark), a script with pyperf.Runner, or asv.conf.json
  C++        a target of CMakeLists.txt that links Google Benchmark
  Zig        a step named "bench" in build.zig
  Java       jmh-core in pom.xml; JMH of Gradle is named, with what to write
Add one and run init again. A benchmark of another kind needs a latency-gate.yml by hand: it can name a command, a
tool whose results are read (docs/importing.md), or any program as a harness (docs/harness.md).
`;

const NOTHING_WRITTEN = `Nothing was written: what was found can't be gated as it is. Mend it and run init again, or write latency-gate.yml
by hand, as said above.
`;

const NOTHING_RUNS = `Nothing was written: of what was found, nothing could be run. Mend it as said above and run init again, or let
\`npx latency-gate init --yes\` write what the source says, and shorten or change it by hand.
`;

const TRY = `note:    The source does not say what all of its benchmarks are called. \`npx latency-gate init --try\` builds the
         working tree, runs each of them once, and writes what they report.
`;

const NEXT = `
Next, look at latency-gate.yml and commit the files: what has no gate in the baseline can't be compared. Then
  npx latency-gate gate --baseline HEAD   holds your working tree against the last commit
  npx latency-gate gate                   the same against its merge base with the default branch
  npx latency-gate plan --baseline HEAD   what would be measured
  npx latency-gate doctor                 whether this machine is fit to measure
The pull request that brings the files in measures the candidate alone; later ones are judged by the policy of the
branch that they go to.
`;

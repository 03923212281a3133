import { join, resolve } from "node:path";
import { appendRecord, checkOutRecords, RECORDS_FOLDER } from "../history/git-branch.js";
import type { BranchPlace, BranchResult } from "../history/git-branch.js";
import { commitFacts } from "../history/commit-facts.js";
import { faultOf } from "../history/check-record.js";
import { readRecords } from "../history/read-records.js";
import { failedBenchmarks, recordFile, recordOf, recordText } from "../history/record.js";
import type { HistoryRecord } from "../history/record.js";
import { renderHistoryHtml } from "../history/render-html.js";
import { renderHistory } from "../history/render-terminal.js";
import { historyOf } from "../history/series.js";
import type { PipelinePorts } from "../pipeline/ports.js";
import { forTerminal } from "../report/text/hostile.js";
import { makeRunFolder } from "../source/run-folder.js";
import { readResults } from "../validate/results-file.js";
import { EXIT } from "./exit-codes.js";
import type { HistoryPlace, Invocation } from "./invocation.js";
import { formatProblems } from "../core/model/problem.js";
import type { Terminal } from "./terminal.js";

type HistoryInvocation = Extract<Invocation, { command: "history" }>;

/** `history add|show|html`. It gates nothing: exit code 2 where something can't be read or written, else 0. */
export async function historyCommand(
  { action, place }: HistoryInvocation,
  cwd: string,
  terminal: Terminal,
  ports: PipelinePorts,
): Promise<number> {
  const scratch = await makeRunFolder(ports.guard);
  try {
    const at = { cwd, place, scratch: scratch.path };
    return action.kind === "add"
      ? await add(action.results, at, terminal, ports)
      : await show(action, at, terminal, ports);
  } finally {
    await scratch.remove();
  }
}

interface At {
  readonly cwd: string;
  readonly place: HistoryPlace;
  readonly scratch: string;
}

async function add(file: string, at: At, terminal: Terminal, ports: PipelinePorts): Promise<number> {
  const read = await readResults(ports.files, resolve(at.cwd, file));
  if (!read.ok) {
    terminal.err(formatProblems(read.error));
    return EXIT.cannotJudge;
  }
  const { candidate, run } = read.value;
  if (run.stop === "interrupted") {
    terminal.err(
      `${file} is of a run that was interrupted, of which the levels are no run's. Measure it again.\n`,
    );
    return EXIT.cannotJudge;
  }
  if (candidate.commit === undefined || candidate.dirty) {
    terminal.err(
      "This run measured a working tree with changes of its own: the history is of commits.\nMeasure a clean checkout of the main branch.\n",
    );
    return EXIT.cannotJudge;
  }
  const facts = await commitFacts(candidate.commit, at.cwd, ports.git);
  if (!facts.ok) return refuse(facts, terminal);
  const failed = failedBenchmarks(read.value);
  const record = recordOf(read.value, facts.value, failed);
  for (const name of failed) {
    terminal.err(`${forTerminal(name)} is left out: one of its trials failed.\n`);
  }
  if (record.metrics.length === 0) {
    terminal.err(`${file} has no gated metric that was measured: there is nothing to keep.\n`);
    return EXIT.cannotJudge;
  }
  const fault = faultOf(record);
  if (fault !== undefined) {
    terminal.err(`${file} can't be kept: ${forTerminal(fault)}\n`);
    return EXIT.cannotJudge;
  }
  const stored = await store(record, at, ports);
  if (!stored.ok) return refuse(stored, terminal);
  terminal.out(`${stored.value}\n`);
  return EXIT.passed;
}

/** Where the record is now. */
async function store(
  record: HistoryRecord,
  { cwd, place, scratch }: At,
  ports: PipelinePorts,
): Promise<BranchResult<string>> {
  if (place.kind === "branch") {
    const added = await appendRecord(branchPlace(cwd, place, scratch), record, ports);
    return added.ok
      ? { ok: true, value: `${place.branch} ${added.value.slice(0, 12)}: ${record.metrics.length} metrics` }
      : added;
  }
  const folder = join(resolve(cwd, place.folder), RECORDS_FOLDER);
  await ports.writer.makeFolder(folder);
  const file = join(folder, recordFile(record));
  await ports.writer.writeAtomically(file, [Buffer.from(recordText(record))]);
  return { ok: true, value: file };
}

async function show(
  action: Exclude<HistoryInvocation["action"], { kind: "add" }>,
  at: At,
  terminal: Terminal,
  ports: PipelinePorts,
): Promise<number> {
  const folder = await recordsFolder(at, ports);
  if (!folder.ok) return refuse(folder, terminal);
  const { records, broken } = await readRecords(ports.files, folder.value);
  for (const { file, message } of broken) {
    terminal.err(
      `${forTerminal(file.replace(`${folder.value}/`, ""))}: ${forTerminal(message)}; it is left out.\n`,
    );
  }
  const history = historyOf(records);
  if (action.kind === "show") terminal.out(renderHistory(history));
  else {
    const page = renderHistoryHtml(history);
    if (action.out === undefined) terminal.out(page);
    else {
      const file = resolve(at.cwd, action.out);
      await ports.writer.writeAtomically(file, [Buffer.from(page)]);
      terminal.err(`${file}\n`);
    }
  }
  return broken.length === 0 ? EXIT.passed : EXIT.cannotJudge;
}

async function recordsFolder(
  { cwd, place, scratch }: At,
  ports: PipelinePorts,
): Promise<BranchResult<string>> {
  if (place.kind === "branch") return checkOutRecords(branchPlace(cwd, place, scratch), ports);
  const folder = resolve(cwd, place.folder);
  if ((await ports.files.stat(folder)) !== undefined)
    return { ok: true, value: join(folder, RECORDS_FOLDER) };
  return { ok: false, message: `There is no folder ${folder}.`, hint: undefined };
}

function branchPlace(
  repository: string,
  { branch, remote }: Extract<HistoryPlace, { kind: "branch" }>,
  scratch: string,
): BranchPlace {
  return { repository, branch, remote, scratch };
}

function refuse(
  result: { readonly message: string; readonly hint: string | undefined },
  terminal: Terminal,
): number {
  terminal.err(`${forTerminal(result.message)}\n${result.hint === undefined ? "" : `${result.hint}\n`}`);
  return EXIT.cannotJudge;
}

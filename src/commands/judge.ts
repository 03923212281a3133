import { join, resolve } from "node:path";
import { judge } from "../core/judge.js";
import { mergeResults } from "../core/merge.js";
import type { Results } from "../core/model/run.js";
import { leadsTo } from "../platform/leads-to.js";
import type { PipelinePorts } from "../pipeline/ports.js";
import { RESULTS_FILE } from "../validate/results-folder.js";
import { renderHtml } from "../report/html/render-html.js";
import { forTerminal } from "../report/text/hostile.js";
import { readResults } from "../validate/results-file.js";
import { writeResults } from "../validate/results-writer.js";
import { EXIT } from "./exit-codes.js";
import type { Invocation } from "./invocation.js";
import { printReport, writeReports } from "./reports.js";
import type { Judged } from "./reports.js";
import { formatProblems } from "../core/model/problem.js";
import { servePage } from "./serve-page.js";
import { printStyled } from "./styled.js";
import type { Terminal } from "./terminal.js";
import { compareRuns } from "../core/compare/two-runs.js";

type Ports = Pick<PipelinePorts, "files" | "writer" | "abort">;

/** `compare` and `report`: the verdict of one results file, or of a candidate against stored runs. */
export async function compareCommand(
  invocation: Extract<Invocation, { command: "compare" | "report" }>,
  cwd: string,
  terminal: Terminal,
  ports: Ports,
): Promise<number> {
  const files = invocation.command === "report" ? [invocation.file] : invocation.files;
  const runs = await readAll(files, cwd, terminal, ports);
  if (runs === undefined) return EXIT.cannotJudge;
  const [candidate, stored] = [runs.at(-1)!, runs.slice(0, -1)];
  const style = invocation.command === "report" ? invocation.style : undefined;
  const published = runs.find((results) => results.published !== undefined);
  if (published !== undefined && invocation.command === "compare") {
    terminal.err(
      "The figures of a published report can't be judged: `latency-gate report FILE` shows them.\n",
    );
    return EXIT.cannotJudge;
  }
  if (style !== undefined || published !== undefined)
    return printStyled(published ?? candidate, style, invocation, terminal);
  if (stored.length === 0)
    return conclude({ report: judge(candidate), results: candidate }, invocation, cwd, terminal, ports);
  const compared = compareRuns(stored, candidate);
  if (compared.kind === "refused") {
    terminal.err(`${forTerminal(compared.reason)}\n`);
    return EXIT.cannotJudge;
  }
  return conclude(compared, invocation, cwd, terminal, ports);
}

/** `merge`: the results of all shards as those of one run. */
export async function mergeCommand(
  invocation: Extract<Invocation, { command: "merge" }>,
  cwd: string,
  terminal: Terminal,
  ports: Ports,
): Promise<number> {
  const runs = await readAll(invocation.files, cwd, terminal, ports);
  if (runs === undefined) return EXIT.cannotJudge;
  if (runs.some((results) => results.published !== undefined)) {
    terminal.err("The figures of a published report are no shard of a run: there is nothing to join.\n");
    return EXIT.cannotJudge;
  }
  const merged = mergeResults(runs);
  if (merged.kind === "refused") {
    terminal.err(merged.reasons.map((reason) => `${forTerminal(reason)}\n`).join(""));
    return EXIT.cannotJudge;
  }
  if (invocation.out !== undefined) {
    const folder = resolve(cwd, invocation.out);
    for (const file of invocation.files) {
      if (!(await isIn(folder, resolve(cwd, file)))) continue;
      terminal.err(
        `${forTerminal(invocation.out)} holds ${forTerminal(file)}, which would be replaced by all shards together and could be merged no more. Name another folder with --out.\n`,
      );
      return EXIT.cannotJudge;
    }
    await ports.writer.makeFolder(folder);
    await writeResults(ports.writer, join(folder, RESULTS_FILE), merged.results);
  }
  return conclude(
    { report: judge(merged.results), results: merged.results },
    invocation,
    cwd,
    terminal,
    ports,
  );
}

/** Whether what was read is the results file of a folder, by whatever name either was given. */
async function isIn(folder: string, read: string): Promise<boolean> {
  const own = await leadsTo(join(folder, RESULTS_FILE));
  return own !== undefined && [await leadsTo(read), await leadsTo(join(read, RESULTS_FILE))].includes(own);
}

async function readAll(
  files: readonly string[],
  cwd: string,
  terminal: Terminal,
  ports: Ports,
): Promise<Results[] | undefined> {
  const read: Results[] = [];
  for (const file of files) {
    const results = await readResults(ports.files, resolve(cwd, file));
    if (results.ok) read.push(results.value);
    else terminal.err(formatProblems(results.error));
  }
  return read.length === files.length ? read : undefined;
}

async function conclude(
  judged: Judged,
  invocation: Extract<Invocation, { command: "compare" | "report" | "merge" }>,
  cwd: string,
  terminal: Terminal,
  ports: Ports,
): Promise<number> {
  if (invocation.out !== undefined) {
    const folder = resolve(cwd, invocation.out);
    await ports.writer.makeFolder(folder);
    await writeReports(judged, folder, ports.writer);
  }
  if (invocation.command === "report" && invocation.serve) {
    return servePage(renderHtml(judged.report, judged.results), terminal, ports);
  }
  printReport(judged, invocation, terminal);
  // `report` shows; it is `compare`, `merge` and `gate` that judge.
  return invocation.command === "report" ? EXIT.passed : judged.report.outcome.exitCode;
}

import { formatProblems } from "../core/model/problem.js";
import { writeFile } from "node:fs/promises";
import { nodeFileWriter } from "../adapters/node-file-writer.js";
import { nodeFiles } from "../adapters/node-files.js";
import { writeReports } from "../commands/reports.js";
import { loadProject, projectStart } from "../config/load-project.js";
import { acceptanceOf, acceptRegressions, withoutAccepted } from "../core/accept.js";
import { flagged } from "../core/confirm.js";
import { formatAddress } from "../core/model/ids.js";
import type { Acceptance, Report } from "../core/model/report.js";
import type { Results } from "../core/model/run.js";
import { failuresOf } from "../core/verdicts.js";
import { ForgeFault } from "../ports/forge.js";
import { findAcceptances } from "../publish/acceptance.js";
import { annotate } from "../publish/annotations.js";
import { renderTerminal } from "../report/terminal.js";
import { rowName } from "../report/text/words.js";
import { exists } from "../platform/exists.js";
import { assembleReport } from "./assemble.js";
import type { WorkflowEvent } from "./event.js";
import type { RunFolder } from "./folder.js";
import { commentPlace, openForge } from "./forge.js";
import type { Judged } from "./handover.js";
import type { Inputs } from "./inputs.js";
import { keepAcceptances } from "./kept-acceptances.js";
import { runner } from "./runner.js";
import { CANNOT_JUDGE, exitCodeOf, NO_VERDICT } from "./saved-verdict.js";
import type { SavedVerdict } from "./saved-verdict.js";
import type { StoredRuns } from "./stored-runs.js";
import { digestOfRun, takeReason, takeRun } from "./take.js";

/** What the steps before have left. */
export interface ToJudge {
  readonly measuring: RunFolder;
  /** Empty, and made by this step. */
  readonly taken: RunFolder;
  readonly stored: StoredRuns | undefined;
  /** How the measuring step ended, in GitHub's words. */
  readonly measured: string;
}

/** From results to the verdict: what was accepted, the reports as files, notes at lines, outputs. */
export async function judgeRun(inputs: Inputs, event: WorkflowEvent, left: ToJudge): Promise<void> {
  const { taken, stored } = left;
  await take(inputs, left);
  runner.output("directory", taken.path);
  const digest = await digestOfRun(taken);
  const conclude = async (saved: SavedVerdict, acceptances: readonly Acceptance[] = []): Promise<void> => {
    const { verdict, failures } = saved;
    const accepted = await keepAcceptances(taken, acceptances);
    const judged: Judged = { folder: taken.path, digest, accepted, verdict, failures };
    runner.output("judged", JSON.stringify(judged));
    runner.output("verdict", verdict);
    runner.output("exit-code", exitCodeOf(saved));
  };
  if (inputs.command === "plan" || inputs.command === "run" || inputs.command === "comment") {
    const complete =
      !(await exists(taken.problem)) && (inputs.command !== "run" || (await exists(taken.results)));
    await conclude(complete ? NO_VERDICT : CANNOT_JUDGE);
    return;
  }
  const assembled = await assembleReport(taken, stored, nodeFiles);
  if (assembled.kind === "problem") {
    runner.error(assembled.text);
    await conclude(CANNOT_JUDGE);
    return;
  }
  const { results } = assembled;
  const accepted = await acceptances(inputs, event, assembled.report, results);
  const report = acceptRegressions(assembled.report, accepted, results.plan.inconclusive);
  // Before what only shows it, so that nothing which goes wrong there takes it.
  const failures = failuresOf(withoutAccepted(report), results.plan.inconclusive);
  await conclude({ verdict: report.outcome.verdict, failures }, accepted);
  outputs(report, taken);
  process.stdout.write(renderTerminal(report, { columns: 120, color: false, verbosity: "normal" }));
  if (inputs.annotations) await writeAnnotations(inputs, report);
  await writeReports({ report, results }, taken.path, nodeFileWriter);
}

/** A measuring step that did not end in order has measured nothing, whatever lies in its folder; it may say why. */
async function take(inputs: Inputs, { measuring, taken, measured }: ToJudge): Promise<void> {
  const confirmed = inputs.command === "merge" ? inputs.confirmation !== undefined : inputs.confirm;
  if (measured === "success") return takeRun(measuring, taken, { confirmed });
  if (measured === "failure" && (await takeReason(measuring, taken))) return;
  const how = measured === "" ? "its outcome is not known" : `its outcome is ${measured}`;
  await writeFile(taken.problem, `The measuring step did not come to its end: ${how}. Its log says why.\n`);
}

async function acceptances(
  inputs: Inputs,
  event: WorkflowEvent,
  report: Report,
  { plan }: Results,
): Promise<readonly Acceptance[]> {
  const { accept } = plan;
  if (accept === undefined || report.outcome.counts.regression === 0) return [];
  const forge = await openForge(inputs, event);
  if (forge === undefined) return [];
  try {
    const { queued, pull = queued } = event;
    // In the queue the commit is GitHub's own, and what was accepted was the head of the pull request.
    const head = queued === undefined ? event.head : (await forge.pullRequest(queued.number)).headSha;
    if (head === undefined) return [];
    const place = pull && (await commentPlace(forge, inputs, pull.number));
    return await findAcceptances(forge, report, { policy: accept, head, place });
  } catch (error) {
    if (!(error instanceof ForgeFault)) throw error;
    runner.warn(
      `Whether a regression was accepted can't be read, so none is. ${error.message} ${error.hint}`,
    );
    return [];
  }
}

/** Notes are a help to find the place: without them, the verdict is what it was. */
async function writeAnnotations({ config, workingDirectory }: Inputs, report: Report): Promise<void> {
  try {
    const project = await loadProject(nodeFiles, projectStart(config, workingDirectory));
    if (!project.ok) {
      noNotes(formatProblems(project.error.slice(0, 1)).trim());
      return;
    }
    const root = process.env["GITHUB_WORKSPACE"] ?? project.value.root;
    for (const annotation of annotate(report, project.value, root)) runner.annotate(annotation);
  } catch (error) {
    noNotes(error instanceof Error ? error.message : String(error));
  }
}

/** The outputs that later steps and jobs can use; the names are those of action.yml. */
function outputs(report: Report, folder: RunFolder): void {
  const { outcome } = report;
  runner.output("regressions", outcome.counts.regression);
  runner.output("improvements", outcome.counts.improvement);
  runner.output("inconclusive", outcome.counts.inconclusive);
  runner.output("unchanged", outcome.counts.pass);
  runner.output("accepted", report.accepted?.length ?? 0);
  runner.output("results", folder.results);
  runner.output("report", `${folder.path}/report.json`);
  const open = flagged(report).filter((row) => acceptanceOf(row, report.accepted) === undefined);
  runner.output(
    "regressed-scenarios",
    [...new Set(open.map(({ address }) => formatAddress(address)))].join(" "),
  );
  const changed = report.rows
    .filter(({ gated, judgement }) => gated && judgement.verdict !== "pass")
    .slice(0, 500);
  runner.output(
    "json",
    JSON.stringify({
      ...outcome,
      changed: changed.map((row) => ({ name: rowName(row), verdict: row.judgement.verdict })),
    }),
  );
}

function noNotes(why: string): void {
  runner.warn(`No notes at lines: ${why}. The report has all that they would say.`);
}

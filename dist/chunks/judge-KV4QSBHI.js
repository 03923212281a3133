import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import {
  digestOfRun,
  findAcceptances,
  keepAcceptances,
  takeRun
} from "./chunk-6QRYNUHN.js";
import {
  assembleReport
} from "./chunk-DEUFEL4P.js";
import {
  CANNOT_JUDGE,
  NO_VERDICT,
  exitCodeOf
} from "./chunk-XOI7ORWW.js";
import {
  nodeFileWriter,
  renderTerminal,
  writeReports
} from "./chunk-PFKXMGED.js";
import "./chunk-7255Z6H2.js";
import {
  loadProject,
  projectStart
} from "./chunk-NHH5X2A2.js";
import "./chunk-WVMN2WMB.js";
import "./chunk-ZH5VLKXP.js";
import {
  formatProblems
} from "./chunk-RSF63QEA.js";
import "./chunk-L6I6FNDK.js";
import {
  commentPlace,
  openForge
} from "./chunk-IGHULWZI.js";
import "./chunk-GVEWVQGF.js";
import {
  runner
} from "./chunk-TJ5VZBEK.js";
import "./chunk-6EFX5D2C.js";
import {
  exists
} from "./chunk-ARI3FAVJ.js";
import {
  byImportance,
  isNews,
  rowCells
} from "./chunk-CPOTL6YB.js";
import {
  acceptRegressions,
  acceptanceOf,
  flagged,
  nodeFiles,
  withoutAccepted
} from "./chunk-CNSDDDVN.js";
import {
  failuresOf,
  formatAddress,
  rowName
} from "./chunk-NZOERVSK.js";
import {
  plain
} from "./chunk-TZ7B72EA.js";
import "./chunk-SCSFRVWS.js";
import "./chunk-JJLDGNNS.js";
import {
  ForgeFault
} from "./chunk-EFV5A5FX.js";
import "./chunk-S5V57IU5.js";

// src/action/judge.ts
import { writeFile } from "node:fs/promises";

// src/publish/annotations.ts
import { join, posix, relative, sep } from "node:path";
var MOST_ANNOTATIONS = 10;
function annotate(report, project, repositoryRoot) {
  let rows = byImportance(report.rows).filter((row) => isNews(row) && levelOf(row, report) !== void 0), annotations = [];
  for (let row of rows.slice(0, MOST_ANNOTATIONS)) {
    let place = placeOf(row, project);
    if (place === void 0) continue;
    let cells = rowCells(row), numbers = [cells.change === "" ? "" : `${cells.change} (${cells.interval})`, cells.reason];
    annotations.push({
      level: levelOf(row, report),
      file: relative(repositoryRoot, join(project.root, place.file)).split(sep).join(posix.sep),
      line: place.line,
      title: plain(`${cells.verdict}: ${rowName(row)}`),
      message: plain(
        [
          `${cells.baseline} \u2192 ${cells.candidate}`,
          ...numbers,
          cells.allowed === "" ? "" : `allowed ${cells.allowed}`
        ].filter((part) => part !== "" && part !== " \u2192 ").join(", ")
      )
    });
  }
  return annotations;
}
function levelOf(row, { accepted }) {
  if (row.budget?.state === "broken") return "error";
  switch (row.judgement.verdict) {
    case "regression":
      return acceptanceOf(row, accepted) === void 0 ? "error" : "notice";
    case "missing":
    case "incomparable":
    case "invalid":
      return "error";
    case "inconclusive":
      return "warning";
    case "improvement":
    case "added":
    case "insufficient":
    case "pass":
      return;
  }
}
function placeOf({ address }, { systems }) {
  let system = systems.find(({ id }) => id === address.system), benchmark = system?.benchmarks.find(({ id }) => id === address.benchmark);
  return benchmark?.scenarios.find(({ id }) => id === address.scenario)?.at ?? benchmark?.at ?? (system && { file: system.file, line: 1 });
}

// src/action/judge.ts
async function judgeRun(inputs, event, left) {
  let { taken, stored } = left;
  await take(inputs, left), runner.output("directory", taken.path);
  let digest = await digestOfRun(taken), conclude = async (saved, acceptances2 = []) => {
    let { verdict, failures: failures2 } = saved, accepted2 = await keepAcceptances(taken, acceptances2), judged = { folder: taken.path, digest, accepted: accepted2, verdict, failures: failures2 };
    runner.output("judged", JSON.stringify(judged)), runner.output("verdict", verdict), runner.output("exit-code", exitCodeOf(saved));
  };
  if (inputs.command === "plan" || inputs.command === "run" || inputs.command === "comment") {
    let complete = !await exists(taken.problem) && (inputs.command !== "run" || await exists(taken.results));
    await conclude(complete ? NO_VERDICT : CANNOT_JUDGE);
    return;
  }
  let assembled = await assembleReport(taken, stored, nodeFiles);
  if (assembled.kind === "problem") {
    runner.error(assembled.text), await conclude(CANNOT_JUDGE);
    return;
  }
  let { results } = assembled, accepted = await acceptances(inputs, event, assembled.report, results), report = acceptRegressions(assembled.report, accepted, results.plan.inconclusive), failures = failuresOf(withoutAccepted(report), results.plan.inconclusive);
  await conclude({ verdict: report.outcome.verdict, failures }, accepted), outputs(report, taken), process.stdout.write(renderTerminal(report, { columns: 120, color: !1, verbosity: "normal" })), inputs.annotations && await writeAnnotations(inputs, report), await writeReports({ report, results }, taken.path, nodeFileWriter);
}
async function take(inputs, { measuring, taken, measured }) {
  let confirmed = inputs.command === "merge" ? inputs.confirmation !== void 0 : inputs.confirm;
  if (measured === "success") return takeRun(measuring, taken, { confirmed });
  let how = measured === "" ? "its outcome is not known" : `its outcome is ${measured}`;
  await writeFile(taken.problem, `The measuring step did not come to its end: ${how}. Its log says why.
`);
}
async function acceptances(inputs, event, report, { plan }) {
  let { accept } = plan;
  if (accept === void 0 || report.outcome.counts.regression === 0) return [];
  let forge = await openForge(inputs, event);
  if (forge === void 0) return [];
  try {
    let { queued, pull = queued } = event, head = queued === void 0 ? event.head : (await forge.pullRequest(queued.number)).headSha;
    if (head === void 0) return [];
    let place = pull && await commentPlace(forge, inputs, pull.number);
    return await findAcceptances(forge, report, { policy: accept, head, place });
  } catch (error) {
    if (!(error instanceof ForgeFault)) throw error;
    return runner.warn(
      `Whether a regression was accepted can't be read, so none is. ${error.message} ${error.hint}`
    ), [];
  }
}
async function writeAnnotations({ config, workingDirectory }, report) {
  try {
    let project = await loadProject(nodeFiles, projectStart(config, workingDirectory));
    if (!project.ok) {
      noNotes(formatProblems(project.error.slice(0, 1)).trim());
      return;
    }
    let root = process.env.GITHUB_WORKSPACE ?? project.value.root;
    for (let annotation of annotate(report, project.value, root)) runner.annotate(annotation);
  } catch (error) {
    noNotes(error instanceof Error ? error.message : String(error));
  }
}
function outputs(report, folder) {
  let { outcome } = report;
  runner.output("regressions", outcome.counts.regression), runner.output("improvements", outcome.counts.improvement), runner.output("inconclusive", outcome.counts.inconclusive), runner.output("unchanged", outcome.counts.pass), runner.output("accepted", report.accepted?.length ?? 0), runner.output("results", folder.results), runner.output("report", `${folder.path}/report.json`);
  let open = flagged(report).filter((row) => acceptanceOf(row, report.accepted) === void 0);
  runner.output(
    "regressed-scenarios",
    [...new Set(open.map(({ address }) => formatAddress(address)))].join(" ")
  );
  let changed = report.rows.filter(({ gated, judgement }) => gated && judgement.verdict !== "pass").slice(0, 500);
  runner.output(
    "json",
    JSON.stringify({
      ...outcome,
      changed: changed.map((row) => ({ name: rowName(row), verdict: row.judgement.verdict }))
    })
  );
}
function noNotes(why) {
  runner.warn(`No notes at lines: ${why}. The report has all that they would say.`);
}
export {
  judgeRun
};

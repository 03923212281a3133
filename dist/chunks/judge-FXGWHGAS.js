import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import {
  findAcceptances
} from "./chunk-5WO47DAT.js";
import {
  assembleReport,
  exists
} from "./chunk-AUD7X5VX.js";
import {
  renderTerminal,
  writeReports
} from "./chunk-2QDIN3HP.js";
import {
  MANIFEST_FILE,
  MAX_CONFIG_BYTES,
  loadProject,
  nodeFileWriter,
  projectStart,
  readYaml
} from "./chunk-ULRPUSX4.js";
import "./chunk-TJPCHLDI.js";
import "./chunk-3CIHP2CS.js";
import "./chunk-ZH5VLKXP.js";
import "./chunk-YM3NOUEB.js";
import {
  nodeFiles
} from "./chunk-KEP72FR3.js";
import "./chunk-KAW5TCDS.js";
import {
  commentPlace,
  openForge
} from "./chunk-2GUT6ZB3.js";
import {
  runner,
  saveJson
} from "./chunk-KY7PDC4T.js";
import "./chunk-3K62HEWI.js";
import {
  flagged
} from "./chunk-ABW2TSEM.js";
import {
  byImportance,
  isNews,
  rowCells
} from "./chunk-P2MM5E27.js";
import {
  acceptRegressions,
  acceptanceOf
} from "./chunk-7XGUU62Y.js";
import {
  formatAddress,
  rowName
} from "./chunk-KGRLKDNA.js";
import {
  plain
} from "./chunk-TZ7B72EA.js";
import "./chunk-YGHMW3JG.js";
import {
  ForgeFault
} from "./chunk-EFV5A5FX.js";
import "./chunk-S5V57IU5.js";

// src/action/judge.ts
import { dirname } from "node:path";

// src/publish/annotations.ts
import { join, posix, relative, sep } from "node:path";
var MOST_ANNOTATIONS = 10;
async function annotate(report, project, repositoryRoot, files) {
  let rows = byImportance(report.rows).filter((row) => isNews(row) && levelOf(row, report) !== void 0), annotations = [];
  for (let row of rows.slice(0, MOST_ANNOTATIONS)) {
    let place = await placeOf(row, project, files);
    if (place === void 0) continue;
    let cells = rowCells(row), numbers = [cells.change === "" ? "" : `${cells.change} (${cells.interval})`, cells.reason];
    annotations.push({
      level: levelOf(row, report),
      file: relative(repositoryRoot, place.file).split(sep).join(posix.sep),
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
async function placeOf({ address }, project, files) {
  let system = project.systems.find(({ id }) => id === address.system);
  if (system === void 0) return;
  let file = join(project.root, system.dir, MANIFEST_FILE), document = readYaml(file, await files.readBytes(file, MAX_CONFIG_BYTES));
  if (!document.ok) return;
  let path = ["benchmarks", address.benchmark], whole = address.scenario === void 0 ? path : [...path, "scenarios", address.scenario];
  return { file, line: document.value.position(whole, "key").line };
}

// src/action/judge.ts
async function judgeRun(inputs, event, folder, cwd) {
  if (inputs.command === "plan" || inputs.command === "run" || inputs.command === "comment") {
    let complete = inputs.command === "run" ? await exists(folder.results) : !await exists(folder.problem);
    return conclude(folder, { verdict: complete ? "none" : "cannot-judge", exitCode: complete ? 0 : 2 });
  }
  let assembled = await assembleReport(folder, nodeFiles);
  if (assembled.kind === "problem")
    return runner.error(assembled.text), conclude(folder, { verdict: "cannot-judge", exitCode: 2 });
  let { results } = assembled, accepted = await acceptances(inputs, event, assembled.report, results);
  await saveJson(folder.accepted, accepted);
  let report = acceptRegressions(assembled.report, accepted, results.plan.inconclusive);
  await writeReports({ report, results }, folder.path, nodeFileWriter), process.stdout.write(renderTerminal(report, { columns: 120, color: !1, verbosity: "normal" })), inputs.annotations && await writeAnnotations(inputs, report, cwd), outputs(report, folder);
  let { verdict, exitCode } = report.outcome;
  return conclude(folder, { verdict, exitCode });
}
async function conclude(folder, saved) {
  await saveJson(folder.verdict, saved), runner.output("verdict", saved.verdict), runner.output("exit-code", saved.exitCode);
}
async function acceptances(inputs, event, report, { plan }) {
  let { accept } = plan;
  if (accept === void 0 || event.head === void 0 || report.outcome.counts.regression === 0) return [];
  let forge = await openForge(inputs, event);
  if (forge === void 0) return [];
  try {
    let place = event.pull && await commentPlace(forge, inputs, event.pull.number);
    return await findAcceptances(forge, report, { policy: accept, head: event.head, place });
  } catch (error) {
    if (!(error instanceof ForgeFault)) throw error;
    return runner.warn(
      `Whether a regression was accepted can't be read, so none is. ${error.message} ${error.hint}`
    ), [];
  }
}
async function writeAnnotations({ config }, report, cwd) {
  let start = projectStart(config, cwd), project = await loadProject(nodeFiles, start);
  if (!project.ok) return;
  let root = process.env.GITHUB_WORKSPACE ?? dirname(project.value.configFile);
  for (let annotation of await annotate(report, project.value, root, nodeFiles))
    runner.annotate(annotation);
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
export {
  judgeRun
};

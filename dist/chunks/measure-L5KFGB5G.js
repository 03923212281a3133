import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import {
  neither,
  short,
  standsFor
} from "./chunk-5PHB6O36.js";
import {
  assembleReport,
  exists
} from "./chunk-XMRPPL54.js";
import {
  main,
  openTerminal
} from "./chunk-5JV65BF7.js";
import "./chunk-4LVCHTHP.js";
import {
  caught,
  describeRefusal,
  gitFailure
} from "./chunk-WZDWI3BM.js";
import {
  commandLineGit,
  startSupervision
} from "./chunk-EZGR2U4E.js";
import "./chunk-DNYHZCFZ.js";
import "./chunk-3CIHP2CS.js";
import "./chunk-ZH5VLKXP.js";
import {
  nodeFiles
} from "./chunk-KEP72FR3.js";
import {
  readResults
} from "./chunk-QGB2XBFP.js";
import {
  loadJson,
  runner
} from "./chunk-KY7PDC4T.js";
import {
  flagged
} from "./chunk-XDA4KH5U.js";
import "./chunk-45DUXDJU.js";
import {
  formatAddress
} from "./chunk-H5JNVS45.js";
import "./chunk-TZ7B72EA.js";
import "./chunk-SCSFRVWS.js";
import "./chunk-EFV5A5FX.js";
import "./chunk-S5V57IU5.js";

// src/action/measure.ts
import { copyFile, mkdir, readdir, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";

// src/action/measured-commit.ts
async function parentsOf(git, folder, commit) {
  let output = await git.run(folder, ["cat-file", "-p", commit]);
  if (output.code !== 0) {
    if (output.stderr.includes("Not a valid object name")) return;
    throw gitFailure(output, "cat-file", folder);
  }
  let [header] = output.stdout.split(`

`);
  return [...header.matchAll(/^parent ([0-9a-f]{40,64})$/gm)].map(([, id]) => id);
}
async function headOf(git, folder) {
  let output = await git.run(folder, ["rev-parse", "--verify", "--quiet", "HEAD"]);
  if (output.code === 0) return output.stdout.trim();
  if (output.stderr.trim() !== "")
    throw gitFailure(output, "rev-parse", folder);
}
async function whyNotCheckedOut(event, git, folder) {
  return whyNot(() => headOf(git, folder), event, git, folder);
}
async function whyNotMeasured(commit, event, git, folder) {
  return whyNot(() => Promise.resolve(commit), event, git, folder);
}
async function whyNot(find, { name, pull, mergeSha }, git, folder) {
  if (pull === void 0) return;
  let { number, headSha } = pull, found = await caught(async () => {
    let commit2 = await find(), own2 = commit2 !== void 0 && (commit2 === mergeSha || await standsFor(commit2, headSha, (id) => parentsOf(git, folder, id)));
    return { commit: commit2, own: own2 };
  });
  if (!found.ok) {
    let why = describeRefusal({ kind: "source", problem: found.problem });
    return `Whether pull request #${number} is what would be judged can't be told.
${why}`;
  }
  let { commit, own } = found.value;
  if (own === !0) return;
  if (own === void 0)
    return `Whether pull request #${number} is what would be judged can't be told: it is ${short(commit)}, which is not in this checkout.
Next: check out in this job what the measuring jobs do. A merge that one of them made itself is nowhere else: let them measure the head, or the merge that GitHub makes.
`;
  let what = commit === void 0 ? "no commit" : `${short(commit)}, ${neither(headSha)}`;
  return `What would be judged is not pull request #${number}: it is ${what}.
Next: ${name === "pull_request_target" ? "pull_request_target checks out the base branch: run the gate on pull_request (docs/security.md says how for forks)" : "check out what the event is about, as actions/checkout does without a `ref`, or `github.event.pull_request.head.sha`; if the pull request was pushed to since, its newer run has the verdict. For jobs that commit, rebase or check out another repository, see docs/security.md"}.
`;
}

// src/action/command-line.ts
function measureArgv(command2, inputs, { baseline, labels = [] }, out) {
  let option = (name, value) => value === void 0 ? [] : [`--${name}`, value];
  return [
    command2,
    ...option("config", inputs.config),
    ...inputs.systems.flatMap((system) => ["--system", system]),
    ...inputs.scenarios.flatMap((scenario) => ["--scenario", scenario]),
    ...option("baseline", baseline),
    ...option("rounds", inputs.rounds),
    ...option("time-budget", inputs.timeBudget),
    ...inputs.quick ? ["--quick"] : [],
    ...inputs.studies ? ["--studies"] : [],
    // What it is compared with was measured before.
    ...command2 === "run" && inputs.mode !== "paired" ? ["--candidate-only"] : [],
    // A label may begin with a dash.
    ...labels.map((label) => `--label=${label}`),
    ...option("seed", inputs.seed),
    ...option("shard", inputs.shard),
    "--out",
    out,
    "--no-color"
  ];
}
async function defaultBaseline(event, git, folder) {
  if (event.pull !== void 0) {
    let parents = await parentsOf(git, folder, "HEAD");
    return parents?.length === 2 && parents[1] === event.pull.headSha ? parents[0] : event.pull.baseRef;
  }
  return event.before;
}

// src/action/measure.ts
var MEASURING = /* @__PURE__ */ new Set(["plan", "gate", "run"]);
async function measure(inputs, event, folder, cwd) {
  if (event.pull !== void 0 && MEASURING.has(inputs.command)) {
    let wrong = await withGit((git) => whyNotCheckedOut(event, git, cwd));
    if (wrong !== void 0) return writeFile(folder.problem, wrong);
  }
  switch (inputs.command) {
    case "plan":
      return plan(inputs, await baselineOf(inputs, event, cwd), folder, cwd);
    case "gate":
    case "run": {
      let labels = await loadJson(folder.labels) ?? [], against = { baseline: await baselineOf(inputs, event, cwd), labels };
      await command(measureArgv("run", inputs, against, folder.path), folder, cwd), inputs.mode === "file" && await takeFile(inputs, folder, cwd), inputs.command === "gate" && inputs.confirm && await confirm(inputs, against, folder, cwd);
      return;
    }
    case "merge":
      return merge(inputs, event, folder, cwd);
    case "comment":
      return;
  }
}
async function baselineOf(inputs, event, cwd) {
  return inputs.baseline ?? withGit((git) => defaultBaseline(event, git, cwd));
}
async function withGit(ask) {
  let supervision = startSupervision();
  try {
    return await ask(commandLineGit(supervision.exec, process.env));
  } finally {
    await supervision.close();
  }
}
async function command(argv, folder, cwd, out) {
  let { exitCode, said } = await runCommand(argv, cwd, out);
  return (!(exitCode === 0 || await exists(folder.results)) || exitCode === INTERRUPTED) && await writeFile(folder.problem, said), exitCode;
}
async function runCommand(argv, cwd, out = () => {
}) {
  let said = [], own = openTerminal(), terminal = {
    ...own,
    color: !1,
    out,
    err: (text) => {
      said.push(text), own.err(text);
    }
  }, exitCode = await main(argv, cwd, terminal);
  return {
    exitCode,
    said: said.join("") || `latency-gate ${argv[0]} ended with exit code ${exitCode}.
`
  };
}
var INTERRUPTED = 130;
async function plan(inputs, baseline, folder, cwd) {
  let argv = [...measureArgv("plan", inputs, { baseline }, folder.path), "--shards", inputs.shards ?? "1"], text = "";
  await command([...argv, "--format", "json"], folder, cwd, (chunk) => {
    text += chunk;
  }) === 0 && runner.output("matrix", text.trim());
}
async function takeFile({ baselineFile }, { stored, problem }, cwd) {
  let from = resolve(cwd, baselineFile);
  await exists(from) ? (await mkdir(stored), await copyFile(from, join(stored, "001.json"))) : await writeFile(
    problem,
    `There is no baseline-file ${from}: what was measured has nothing to be held against.
`
  );
}
async function confirm(inputs, against, folder, cwd) {
  let first = await assembleReport(folder, nodeFiles);
  if (first.kind !== "report" || first.report.comparison !== "paired") return;
  let rows = flagged(first.report);
  if (rows.length === 0) return;
  let scenarios = [...new Set(rows.map(({ address }) => formatAddress(address)))];
  runner.say(`Measuring again: ${scenarios.join(", ")}`), await mkdir(folder.confirmation);
  let again = { ...inputs, scenarios, systems: [], seed: void 0 }, { exitCode } = await runCommand(measureArgv("run", again, against, folder.confirmation), cwd);
  (exitCode === INTERRUPTED || !await exists(folder.confirmationResults)) && runner.warn("The confirming run did not come to its end; the regressions stand unconfirmed.");
}
async function merge(inputs, event, folder, cwd) {
  let top = resolve(cwd, inputs.results), found = (await exists(top) ? await readdir(top, { recursive: !0 }) : []).filter((name) => basename(name) === "results.json" && basename(dirname(name)) !== "confirmation").sort();
  if (found.length === 0) {
    await writeFile(folder.problem, `There are no results of shards: did all of their jobs fail?
`);
    return;
  }
  let files = found.map((name) => join(top, name));
  await command(["merge", ...files, "--out", folder.path, "--quiet"], folder, cwd);
  let merged = await readResults(nodeFiles, folder.results);
  if (event.pull !== void 0 && merged.ok) {
    let { commit } = merged.value.candidate, wrong = await withGit((git) => whyNotMeasured(commit, event, git, cwd));
    if (wrong !== void 0) return writeFile(folder.problem, wrong);
  }
  if (inputs.confirmation === void 0) return;
  let second = join(resolve(cwd, inputs.confirmation), "results.json");
  await exists(second) ? (await mkdir(folder.confirmation), await copyFile(second, folder.confirmationResults)) : runner.warn("The confirming run left no results; the regressions stand unconfirmed.");
}
export {
  measure
};

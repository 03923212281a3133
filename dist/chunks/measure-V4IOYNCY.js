import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import {
  neither,
  short,
  standsFor
} from "./chunk-L3RIGTAD.js";
import {
  assembleReport
} from "./chunk-DEUFEL4P.js";
import {
  main,
  openTerminal
} from "./chunk-EV5TRB7P.js";
import "./chunk-4LVCHTHP.js";
import {
  SourceFailure,
  caught,
  commandLineGit,
  describeRefusal,
  findCommit,
  gitFailure,
  mergeBaseWith,
  openRepository,
  startSupervision
} from "./chunk-SSFPKQRJ.js";
import "./chunk-7255Z6H2.js";
import "./chunk-WVMN2WMB.js";
import "./chunk-362HA4MT.js";
import "./chunk-ZH5VLKXP.js";
import {
  readResults
} from "./chunk-RSF63QEA.js";
import "./chunk-L6I6FNDK.js";
import {
  openStoredRuns
} from "./chunk-GVEWVQGF.js";
import {
  runner
} from "./chunk-TJ5VZBEK.js";
import {
  exists
} from "./chunk-ARI3FAVJ.js";
import {
  flagged,
  nodeFiles
} from "./chunk-CNSDDDVN.js";
import {
  formatAddress
} from "./chunk-NZOERVSK.js";
import "./chunk-TZ7B72EA.js";
import "./chunk-SCSFRVWS.js";
import {
  CONFIRMATION_FOLDER,
  RESULTS_FILE
} from "./chunk-JJLDGNNS.js";
import "./chunk-EFV5A5FX.js";
import "./chunk-S5V57IU5.js";

// src/action/measure.ts
import { mkdir as mkdir2, rm, writeFile as writeFile2 } from "node:fs/promises";

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

// src/action/baseline.ts
async function baselineOf({ baseline: given, workingDirectory: folder }, event, git) {
  let { pull } = event;
  if (given !== void 0 && given !== pull?.baseRef) return { baseline: given, samePolicyAs: given };
  if (pull === void 0) return { baseline: event.before, samePolicyAs: void 0 };
  let mergedInto = await targetOfMerge(event, pull, git, folder);
  return mergedInto !== void 0 ? { baseline: mergedInto, samePolicyAs: void 0 } : whereItBranchedOff(pull, git, folder);
}
async function targetOfMerge({ mergeSha }, { headSha }, git, folder) {
  if (mergeSha === void 0 || await findCommit(git, folder, "HEAD") !== mergeSha) return;
  let parents = await parentsOf(git, folder, mergeSha);
  return parents?.length === 2 && parents[1] === headSha ? parents[0] : void 0;
}
async function whereItBranchedOff({ number, headSha, baseRef, baseTip }, git, folder) {
  if (baseTip === void 0) {
    let hint = "Let the workflow check out the merge that GitHub makes (actions/checkout without `ref`), or give the job `contents: read`.";
    throw new SourceFailure(
      "base-unknown",
      `The tip of ${baseRef} is not known, so there is no policy to judge by.`,
      baseRef,
      hint
    );
  }
  let repository = await openRepository(git, folder), base = await mergeBaseWith(git, repository, baseTip, baseRef);
  if (base === headSha || base === repository.head) {
    let hint = "If it was merged by now, its newer runs have the verdict.", message = `All of pull request #${number} is in ${baseRef}: there is nothing to compare.`;
    throw new SourceFailure("same-commit", message, base, hint);
  }
  return { baseline: base, samePolicyAs: baseTip };
}

// src/action/command-line.ts
function measureArgv(command, inputs, { baseline, samePolicyAs }, labels, out) {
  let option = (name, value) => value === void 0 ? [] : [`--${name}`, value];
  return [
    command,
    ...option("config", inputs.config),
    ...inputs.systems.flatMap((system) => ["--system", system]),
    ...inputs.scenarios.flatMap((scenario) => ["--scenario", scenario]),
    ...option("baseline", baseline),
    ...option("same-policy-as", samePolicyAs),
    ...option("rounds", inputs.rounds),
    ...option("time-budget", inputs.timeBudget),
    ...inputs.quick ? ["--quick"] : [],
    ...inputs.studies ? ["--studies"] : [],
    // What it is compared with was measured before.
    ...command === "run" && inputs.mode !== "paired" ? ["--candidate-only"] : [],
    // A label may begin with a dash.
    ...labels.map((label) => `--label=${label}`),
    ...option("seed", inputs.seed),
    ...option("shard", inputs.shard),
    "--out",
    out,
    "--no-color"
  ];
}

// src/action/merge-shards.ts
import { copyFile, mkdir, readdir, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";

// src/action/run-command.ts
async function runCommand(argv, cwd) {
  let said = [], text = "", own = openTerminal(), terminal = {
    ...own,
    color: !1,
    out: (chunk) => {
      text += chunk;
    },
    err: (chunk) => {
      said.push(chunk), own.err(chunk);
    }
  }, exitCode = await main(argv, cwd, terminal);
  return {
    exitCode,
    text,
    said: said.join("") || `latency-gate ${argv[0]} ended with exit code ${exitCode}.
`
  };
}

// src/action/with-git.ts
async function withGit(ask) {
  let supervision = startSupervision();
  try {
    return await ask(commandLineGit(supervision.exec, process.env));
  } finally {
    await supervision.close();
  }
}

// src/action/merge-shards.ts
async function mergeShards(inputs, event, folder, cwd) {
  let top = resolve(cwd, inputs.results), found = (await exists(top) ? await readdir(top, { recursive: !0 }) : []).filter((name) => basename(name) === RESULTS_FILE && basename(dirname(name)) !== CONFIRMATION_FOLDER).sort();
  if (found.length === 0) {
    await writeFile(folder.problem, `There are no results of shards: did all of their jobs fail?
`);
    return;
  }
  let files = found.map((name) => join(top, name)), { said } = await runCommand(["merge", ...files, "--out", folder.path, "--quiet"], cwd);
  if (!await exists(folder.results)) return writeFile(folder.problem, said);
  if (event.pull !== void 0) {
    let merged = await readResults(nodeFiles, folder.results);
    if (merged.ok) {
      let { commit } = merged.value.candidate, wrong = await withGit((git) => whyNotMeasured(commit, event, git, cwd));
      if (wrong !== void 0) return writeFile(folder.problem, wrong);
    }
  }
  if (inputs.confirmation === void 0) return;
  let second = join(resolve(cwd, inputs.confirmation), RESULTS_FILE);
  await exists(second) ? (await mkdir(folder.confirmation), await copyFile(second, folder.confirmationResults)) : runner.warn("The confirming run left no results; the regressions stand unconfirmed.");
}

// src/action/measure.ts
var MEASURING = /* @__PURE__ */ new Set(["plan", "gate", "run"]);
async function measure(inputs, event, stored, folder) {
  let cwd = inputs.workingDirectory;
  if (event.pull !== void 0 && MEASURING.has(inputs.command)) {
    let wrong = await withGit((git) => whyNotCheckedOut(event, git, cwd));
    if (wrong !== void 0) return writeFile2(folder.problem, wrong);
  }
  switch (inputs.command) {
    case "plan":
      return withBaseline(inputs, event, folder, (against) => plan(inputs, against, folder));
    case "gate":
    case "run": {
      let missing = await whyNothingStored(inputs, stored);
      if (missing !== void 0) return writeFile2(folder.problem, missing);
      let labels = (event.pull ?? event.queued)?.labels ?? [];
      return withBaseline(inputs, event, folder, async (against) => {
        await runOnce(measureArgv("run", inputs, against, labels, folder.path), folder, cwd), inputs.command === "gate" && inputs.confirm && await confirm(inputs, against, labels, folder);
      });
    }
    case "merge":
      return mergeShards(inputs, event, folder, cwd);
    case "comment":
      return;
  }
}
async function withBaseline(inputs, event, { problem }, act) {
  let found = await caught(() => withGit((git) => baselineOf(inputs, event, git)));
  if (found.ok) return act(found.value);
  await writeFile2(problem, describeRefusal({ kind: "source", problem: found.problem }));
}
async function whyNothingStored({ mode, baselineFile }, stored) {
  if (!(mode !== "file" || stored === void 0 || (await openStoredRuns(stored)).length > 0))
    return `There is no baseline-file ${baselineFile}: what would be measured has nothing to be held against.
`;
}
var INTERRUPTED = 130;
function isWhole({ text }) {
  return text !== "";
}
async function runOnce(argv, { problem }, cwd) {
  let ended = await runCommand(argv, cwd);
  isWhole(ended) || await writeFile2(problem, ended.said);
}
async function plan(inputs, against, { path, problem }) {
  let argv = [...measureArgv("plan", inputs, against, [], path), "--shards", inputs.shards ?? "1"], { exitCode, text, said } = await runCommand([...argv, "--format", "json"], inputs.workingDirectory);
  exitCode === 0 ? runner.output("matrix", text.trim()) : await writeFile2(problem, said);
}
async function confirm(inputs, against, labels, folder) {
  await rm(folder.confirmation, { recursive: !0, force: !0 });
  let first = await assembleReport(folder, void 0, nodeFiles);
  if (first.kind !== "report" || first.report.comparison !== "paired") return;
  let rows = flagged(first.report);
  if (rows.length === 0) return;
  let scenarios = [...new Set(rows.map(({ address }) => formatAddress(address)))];
  runner.say(`Measuring again: ${scenarios.join(", ")}`), await mkdir2(folder.confirmation);
  let again = { ...inputs, scenarios, systems: [], seed: void 0 }, argv = measureArgv("run", again, against, labels, folder.confirmation), ended = await runCommand(argv, inputs.workingDirectory);
  isWhole(ended) || (ended.exitCode !== INTERRUPTED && await rm(folder.confirmationResults, { force: !0 }), runner.warn("The confirming run did not come to its end; the regressions stand unconfirmed."));
}
export {
  measure
};

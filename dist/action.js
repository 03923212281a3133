import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import {
  concluded
} from "./chunks/chunk-XOI7ORWW.js";
import {
  DEFAULT_KEY,
  KEY_PATTERN,
  artifactOfKey
} from "./chunks/chunk-4LVCHTHP.js";
import {
  parseDuration
} from "./chunks/chunk-ZH5VLKXP.js";
import {
  makeTemporaryFolder,
  runFolderAt
} from "./chunks/chunk-AR7WOFIY.js";
import {
  runner
} from "./chunks/chunk-TJ5VZBEK.js";
import "./chunks/chunk-TZ7B72EA.js";
import "./chunks/chunk-JJLDGNNS.js";
import "./chunks/chunk-S5V57IU5.js";

// src/action/main.ts
import { resolve } from "node:path";

// src/action/event.ts
import { readFileSync } from "node:fs";
function readEvent(env) {
  let name = env.GITHUB_EVENT_NAME ?? "", path = env.GITHUB_EVENT_PATH, payload = path === void 0 || path === "" ? {} : object(JSON.parse(readFileSync(path, "utf8"))), repository = env.GITHUB_REPOSITORY ?? "", server = env.GITHUB_SERVER_URL ?? "https://github.com", runId = env.GITHUB_RUN_ID, pull = pullOf(object(payload.pull_request), repository), group = object(payload.merge_group);
  return {
    name,
    repository,
    repositoryId: number(object(payload.repository).id),
    apiUrl: env.GITHUB_API_URL ?? "https://api.github.com",
    runUrl: runId === void 0 ? void 0 : `${server}/${repository}/actions/runs/${runId}`,
    head: pull?.headSha ?? commit(env.GITHUB_SHA),
    pull,
    queued: queuedPull(string(group.head_ref)),
    // Of pull_request_target, GITHUB_SHA is the base branch's.
    mergeSha: pull === void 0 || name === "pull_request_target" ? void 0 : commit(env.GITHUB_SHA),
    before: commit(payload.before) ?? commit(group.base_sha),
    defaultBranch: string(object(payload.repository).default_branch),
    finishedRun: name === "workflow_run" ? finishedRun(payload) : void 0
  };
}
function pullOf(data, repository) {
  let [head, base] = [object(data.head), object(data.base)], [pull, headSha, baseRef] = [number(data.number), commit(head.sha), string(base.ref)];
  if (!(pull === void 0 || headSha === void 0 || baseRef === void 0))
    return {
      number: pull,
      headSha,
      baseRef,
      baseTip: commit(base.sha),
      labels: labelsOf(data.labels),
      fromFork: string(object(head.repo).full_name) !== repository
    };
}
function queuedPull(headRef = "") {
  let found = /^refs\/heads\/gh-readonly-queue\/.+\/pr-(\d+)-[0-9a-f]+$/.exec(headRef), pull = number(Number(found?.[1]));
  return pull === void 0 ? void 0 : { number: pull, labels: [] };
}
function labelsOf(value) {
  return Array.isArray(value) ? value.flatMap((one) => string(object(one).name) ?? []) : [];
}
function finishedRun(payload) {
  let run2 = object(payload.workflow_run), head = object(run2.head_repository), [id, headSha, headBranch] = [number(run2.id), commit(run2.head_sha), string(run2.head_branch)], repositoryId = number(object(payload.repository).id);
  if (!(id === void 0 || headSha === void 0 || headBranch === void 0 || repositoryId === void 0))
    return {
      id,
      ended: payload.action === "completed",
      status: string(run2.status),
      conclusion: string(run2.conclusion),
      event: string(run2.event) ?? "",
      headSha,
      headBranch,
      headOwner: string(object(head.owner).login),
      headRepository: string(head.full_name),
      repositoryId
    };
}
function object(value) {
  return typeof value == "object" && value !== null ? value : {};
}
function string(value) {
  return typeof value == "string" && value !== "" ? value : void 0;
}
function number(value) {
  return typeof value == "number" && Number.isSafeInteger(value) && value > 0 ? value : void 0;
}
function commit(value) {
  return typeof value == "string" && /^[0-9a-f]{40}([0-9a-f]{24})?$/.test(value) && !/^0+$/.test(value) ? value : void 0;
}

// src/action/handover.ts
var PREPARED = "LATENCY_GATE_PREPARED", JUDGED = "LATENCY_GATE_JUDGED";
function readPrepared(env) {
  let prepared2 = read(env, PREPARED, "the first step did not end in order");
  if (!isText(prepared2.measuring) || !isObject(prepared2.inputs) || !isObject(prepared2.event))
    throw incomplete(PREPARED);
  return prepared2;
}
function readJudged(env) {
  let judged = read(env, JUDGED, "there is no verdict, because a step before this one was cut off"), texts = [judged.folder, judged.digest, judged.accepted];
  if (!Array.isArray(judged.failures) || !texts.every(isText)) throw incomplete(JUDGED);
  return judged;
}
function read(env, name, missing) {
  let text = env[name] ?? "";
  if (text === "") throw new Error(`${name} is not set: ${missing}`);
  let value;
  try {
    value = JSON.parse(text);
  } catch {
    throw incomplete(name);
  }
  if (!isObject(value)) throw incomplete(name);
  return value;
}
function incomplete(name) {
  return new Error(`${name} is not what a step before this one hands over: nothing is judged by it`);
}
function isObject(value) {
  return typeof value == "object" && value !== null && !Array.isArray(value);
}
function isText(value) {
  return typeof value == "string" && value !== "";
}

// src/action/inputs.ts
var COMMANDS = ["gate", "plan", "run", "merge", "comment"], MODES = ["paired", "stored", "file"], COMMENT_MODES = ["always", "on-change", "never"], FAILURES = ["regression", "cannot-judge", "inconclusive"], InputProblems = class extends Error {
  constructor(problems) {
    super(problems.join(`
`));
    this.problems = problems;
  }
  problems;
};
function readInputs(env) {
  let problems = [], text = (name) => (env[`INPUT_${name.toUpperCase().replaceAll("-", "_")}`] ?? "").trim(), optional = (name) => text(name) === "" ? void 0 : text(name), wrong = (name, expected) => {
    problems.push(`input \`${name}\`: expected ${expected}, got ${JSON.stringify(text(name).slice(0, 100))}`);
  }, oneOf = (name, values, fallback) => {
    let given = optional(name) ?? fallback, found = values.find((value) => value === given);
    return found === void 0 && wrong(name, values.join(", ")), found ?? fallback;
  }, flag = (name, fallback) => oneOf(name, ["true", "false"], fallback ? "true" : "false") === "true", list = (name) => text(name).split(/[\s,]+/).filter((part) => part !== ""), matching = (name, pattern, expected) => {
    let given = optional(name);
    return given !== void 0 && !pattern.test(given) && wrong(name, expected), given;
  }, timeBudget = optional("time-budget");
  timeBudget !== void 0 && !((parseDuration(timeBudget) ?? 0) > 0) && wrong("time-budget", "a duration such as 90s or 5m");
  let baseline = optional("baseline");
  baseline?.startsWith("-") === !0 && wrong("baseline", "a branch, a tag or a commit");
  let chosen = list("fail-on"), failOn = chosen.length === 0 ? [...FAILURES] : text("fail-on") === "never" ? [] : chosen;
  failOn.every((one) => FAILURES.some((known) => known === one)) || wrong("fail-on", `never, or some of ${FAILURES.join(", ")}`);
  let commentKey = matching("comment-key", KEY_PATTERN, "up to 64 letters, digits and ._-") ?? DEFAULT_KEY, artifactName = matching(
    "artifact-name",
    /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/,
    "letters, digits and ._-"
  ), inputs = {
    command: oneOf("command", COMMANDS, "gate"),
    workingDirectory: optional("working-directory") ?? ".",
    config: optional("config"),
    systems: list("systems"),
    scenarios: list("scenarios"),
    baseline,
    mode: oneOf("mode", MODES, "paired"),
    baselineFile: optional("baseline-file"),
    rounds: matching("rounds", /^[0-9]{1,4}$/, "a whole number"),
    timeBudget,
    quick: flag("quick", !1),
    studies: flag("studies", !1),
    seed: matching("seed", /^[0-9a-f]{32}$/, "32 hex digits"),
    shard: matching("shard", /^[1-9][0-9]{0,2}\/[1-9][0-9]{0,2}$/, "a shard such as 1/4"),
    shards: matching("shards", /^[1-9][0-9]{0,2}$/, "a whole number from 1 to 256"),
    results: optional("results"),
    confirm: flag("confirm", !1),
    confirmation: optional("confirmation"),
    failOn,
    comment: oneOf("comment", COMMENT_MODES, "always"),
    commentKey,
    commentAuthor: optional("comment-author"),
    token: text("token"),
    artifact: artifactName === "auto" ? artifactOfKey(commentKey) : artifactName,
    summary: flag("summary", !0),
    annotations: flag("annotations", !0)
  };
  if (inputs.mode === "file" && inputs.baselineFile === void 0 && problems.push("`mode: file` needs the input `baseline-file`"), inputs.mode === "stored" && inputs.artifact === void 0 && problems.push(
    "`mode: stored` needs the input `artifact-name`: the results of the baseline branch have it"
  ), inputs.mode !== "paired" && inputs.command !== "gate" && problems.push(`\`mode: ${inputs.mode}\` is for \`command: gate\` only`), inputs.command === "merge" && inputs.results === void 0 && problems.push("`command: merge` needs the input `results`: the folder with the shards' artifacts"), inputs.command === "comment" && inputs.artifact === void 0 && problems.push("`command: comment` needs the input `artifact-name`"), problems.length > 0) throw new InputProblems(problems);
  return inputs;
}

// src/action/main.ts
var STEPS = ["prepare", "measure", "judge", "publish", "conclude"];
async function actionMain(argv, env) {
  let step = STEPS.find((name) => name === argv[0]);
  if (step === void 0) throw new Error(`expected a step: ${STEPS.join(", ")}`);
  try {
    return step !== "prepare" ? await run(step, prepared(env), env) : (await begin(env), 0);
  } catch (error) {
    if (error instanceof InputProblems) for (let problem of error.problems) runner.error(problem);
    else runner.error(error instanceof Error ? error.message : String(error));
    return 2;
  }
}
async function begin(env) {
  let given = readInputs(env), workingDirectory = resolve(env.GITHUB_WORKSPACE ?? ".", given.workingDirectory), inputs = { ...given, workingDirectory }, { prepare } = await import("./chunks/prepare-TA6G6CIM.js"), { event, stored } = await prepare(inputs, readEvent(env), env), handedOver = {
    inputs: { ...inputs, token: "" },
    event,
    measuring: makeTemporaryFolder(env),
    stored
  };
  runner.output("prepared", JSON.stringify(handedOver)), runner.output("artifact", inputs.artifact ?? "");
}
function prepared(env) {
  let handedOver = readPrepared(env);
  return { ...handedOver, inputs: { ...handedOver.inputs, token: env.INPUT_TOKEN ?? "" } };
}
async function run(step, { inputs, event, measuring, stored }, env) {
  switch (step) {
    case "measure": {
      let { measure } = await import("./chunks/measure-V4IOYNCY.js");
      return await measure(inputs, event, stored, runFolderAt(measuring)), 0;
    }
    case "judge": {
      let { judgeRun } = await import("./chunks/judge-KV4QSBHI.js"), folders = { measuring: runFolderAt(measuring), taken: runFolderAt(makeTemporaryFolder(env)) };
      return await judgeRun(inputs, event, { ...folders, stored, measured: env.LATENCY_GATE_MEASURED ?? "" }), 0;
    }
    case "publish": {
      let { publish } = await import("./chunks/publish-VLPCLFSN.js"), artifact = env.LATENCY_GATE_ARTIFACT_URL ?? "", measured = env.LATENCY_GATE_MEASURED ?? "", judged = { ...readJudged(env), stored, measured };
      return await publish(inputs, event, judged, artifact === "" ? void 0 : artifact), 0;
    }
    case "conclude":
      return concluded(readJudged(env), inputs.failOn);
  }
}

// src/action.ts
process.exitCode = await actionMain(process.argv.slice(2), process.env);

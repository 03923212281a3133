import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import {
  TOOL_ALIASES,
  nearestOf
} from "./chunk-L6I6FNDK.js";
import {
  looksOf
} from "./chunk-SCSFRVWS.js";
import {
  INDEX_FILE,
  LEFT_BEHIND,
  MEASURING_FOLDER,
  RESULTS_FILE,
  TRIALS_FOLDER,
  TRIAL_FILE,
  trialFile
} from "./chunk-JJLDGNNS.js";

// src/core/model/problem.ts
function formatPointer(path) {
  return path.map((part) => `/${String(part).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}
var SHOWN_WIDTH = 100;
function excerpt(line, column) {
  let from = column > SHOWN_WIDTH - 20 ? column - 40 : 0;
  return [`  ${printable(line.slice(from, from + SHOWN_WIDTH))}`, `  ${" ".repeat(Math.max(0, column - 1 - from))}^`];
}
function printable(text) {
  return text.replace(
    /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g,
    (character) => character === "	" ? " " : "\uFFFD"
  ).replace(/^(\s*):(?=:)/, "$1\uFFFD").replaceAll("##[", "#\uFFFD[");
}
function formatProblem(problem) {
  let { file, line, column, pointer, message, expected, hint, sourceLine } = problem, place = [file, line, column].filter((part) => part !== void 0).join(":"), where = pointer === "" ? place : `${place} ${pointer}`, what = expected === void 0 ? message : `expected ${expected}, ${message}`, lines = [printable(`${where}: ${what}${hint === void 0 ? "" : ` (${hint})`}`)];
  return sourceLine !== void 0 && column !== void 0 && lines.push(...excerpt(sourceLine, column)), lines.join(`
`);
}
function formatProblems(problems) {
  return problems.map((problem) => `${formatProblem(problem)}
`).join("");
}

// src/core/model/result.ts
var ok = (value) => ({ ok: !0, value }), err = (error) => ({ ok: !1, error });

// src/validate/results-file.ts
import { basename, dirname, join } from "node:path";
import { Readable } from "node:stream";
import { constants, createGunzip } from "node:zlib";

// src/config/shape-hints.ts
function shapeHint(error, resolve2) {
  let parent = error.parentSchema ?? {}, written = writtenAs(error, parent, resolve2);
  return written === void 0 ? void 0 : `write ${written}`;
}
function writtenAs({ keyword, data, params, schema }, parent, resolve2) {
  switch (keyword) {
    case "type":
      return parent.type === "array" && typeof data == "string" ? asList(data, parent, resolve2) : parent.type === "object" ? asMap(data, parent) : void 0;
    case "pattern":
      return typeof data == "string" ? asName(data, parent) : void 0;
    case "propertyNames":
      return asName(String(params.propertyName), resolve2(schema));
    default:
      return;
  }
}
function asList(text, { items }, resolve2) {
  let item = resolve2(items ?? {}), list = `[${text.trim().split(item.pattern === void 0 ? /\s+/ : /[\s,]+/).map(word).join(", ")}]`;
  return item.type === "string" ? list : [item, ...item.anyOf ?? item.oneOf ?? []].map(resolve2).some((form) => form.type === "array") ? `[${list}]` : void 0;
}
function word(text) {
  return /^[\w./@%+=-][\w./@%+=:*-]*$/.test(text) ? text : JSON.stringify(text);
}
function asMap(data, { properties = {} }) {
  let has = (key) => Object.hasOwn(properties, key);
  if (has("operations") && typeof data == "number") return `{ operations: ${data} }`;
  if (!has("min") || !has("max")) return;
  let limit = /^\s*([<>]?)=?\s*([0-9.]+)\s*([a-zA-Zµ%]*)\s*$/.exec(String(data));
  return limit === null ? void 0 : `{ ${limit[1] === ">" ? "min" : "max"}: ${limit[2]}${limit[3]} }`;
}
function asName(text, { pattern }) {
  if (typeof pattern != "string" || !/^\w/.test(text)) return;
  let lower = text.trim().toLowerCase();
  return [lower, lower.replaceAll(/[^a-z0-9.]+/g, "-").replace(/-+$/, "")].find((name) => name !== text && new RegExp(pattern, "u").test(name));
}

// src/config/schema-problems.ts
function schemaProblems(document, validate, root) {
  if (validate(document.data)) return [];
  let all = validate.errors ?? [], meant = withoutOtherBranches(all, root);
  return (meant.length === 0 ? all : meant).map((error) => {
    let { path, which, ...what } = describe(error), hint = what.hint ?? asShare(error, root) ?? shapeHint(error, (schema) => resolve(schema, root));
    return document.problem(path, which, hint === void 0 ? what : { ...what, hint });
  });
}
function asShare({ keyword, data, parentSchema, schema }, root) {
  let share = JSON.stringify(resolve({ $ref: "#/$defs/Share" }, root)), isShare = (one) => JSON.stringify(resolve(one, root)) === share;
  if (![parentSchema ?? {}, ...keyword === "oneOf" || keyword === "anyOf" ? schema : []].some(isShare) || typeof data != "number" && !(typeof data == "string" && /^[0-9.]+$/.test(data))) return;
  let given = Number(data);
  if (!(!(given >= 0) || !Number.isFinite(given)))
    return `write ${Number((given < 1 ? given * 100 : given).toPrecision(12))}%`;
}
function didYouMean(word2, known) {
  let [nearest] = nearestOf(word2, known);
  return nearest === void 0 ? void 0 : `did you mean "${nearest}"?`;
}
function show(value) {
  if (value === null) return "nothing";
  if (Array.isArray(value)) return value.length === 0 ? "an empty list" : `a list of ${value.length}`;
  if (typeof value == "object") return Object.keys(value).length === 0 ? "an empty map" : "a map";
  if (value === void 0) return "nothing";
  let text = typeof value == "number" ? String(value) : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 77)}\u2026` : text;
}
function pathOf(pointer) {
  return pointer.split("/").slice(1).map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
}
var resolve = (schema, root) => {
  let name = typeof schema.$ref == "string" ? /^#\/\$defs\/(.+)$/.exec(schema.$ref)?.[1] : void 0;
  return name === void 0 ? schema : root.$defs[name] ?? schema;
};
function schemasInside(schema, root, found = /* @__PURE__ */ new Set()) {
  for (let child of Object.values(schema)) {
    if (typeof child != "object" || child === null) continue;
    let inside = resolve(child, root), text = JSON.stringify(inside);
    found.has(text) || (found.add(text), schemasInside(inside, root, found));
  }
  return found;
}
function withoutOtherBranches(errors, root) {
  let names2 = errors.filter(({ keyword }) => keyword === "propertyNames"), ofName = (error) => typeof error.data == "string" && names2.some(({ instancePath }) => instancePath === error.instancePath), kept = errors.filter((error) => !ofName(error));
  for (let choice2 of errors.filter(({ keyword }) => keyword === "oneOf" || keyword === "anyOf")) {
    let branches = choice2.schema.map((given) => {
      let schema = resolve(given, root);
      return { schema, inside: schemasInside(schema, root) };
    }), meant = branchMeant(branches, choice2.data), belongs = (error, { schema, inside }) => {
      let stands = JSON.stringify(error.parentSchema);
      return error.instancePath === choice2.instancePath ? stands === JSON.stringify(schema) : error.instancePath.startsWith(`${choice2.instancePath}/`) && inside.has(stands);
    };
    kept = kept.filter((error) => error === choice2 ? meant === void 0 : !branches.some((branch) => belongs(error, branch)) || meant !== void 0 && belongs(error, meant));
  }
  return kept;
}
function branchMeant(branches, data) {
  let fitting = branches.filter(
    ({ schema }) => schema.type !== void 0 && isOfType(data, schema.type)
  );
  if (fitting.length <= 1 || typeof data != "object" || data === null) return fitting[0];
  let named = fitting.filter(({ schema }) => requiredOf(schema).some((key) => Object.hasOwn(data, key)));
  return named.length === 1 ? named[0] : void 0;
}
var requiredOf = (schema) => schema.required ?? [];
function isOfType(data, type) {
  return type === "array" ? Array.isArray(data) : type === "object" ? typeof data == "object" && data !== null && !Array.isArray(data) : type === "integer" ? Number.isInteger(data) : typeof data === type;
}
var TYPES = {
  string: "text",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  object: "a map",
  array: "a list"
}, oneOfWords = (words) => words.length === 1 ? String(words[0]) : `${words.length === 2 ? "" : "one of "}${words.slice(0, -1).join(", ")} or ${String(words.at(-1))}`;
function describe(error) {
  let path = pathOf(error.instancePath), parent = error.parentSchema ?? {}, params = error.params, got = `got ${show(error.data)}`, value = (expected, message = got) => ({
    path,
    which: "value",
    expected,
    message
  });
  switch (error.keyword) {
    case "additionalProperties": {
      let key = String(params.additionalProperty), known = Object.keys(parent.properties ?? {}), hint = didYouMean(key, known) ?? (known.length > 0 ? `known are ${known.join(", ")}` : void 0);
      return { path: [...path, key], which: "key", message: `unknown key ${show(key)}`, hint };
    }
    case "required": {
      let key = String(params.missingProperty), property = (parent.properties ?? {})[key], description = typeof property?.description == "string" ? property.description : void 0;
      return { path, which: "value", message: `${show(key)} is missing`, hint: description };
    }
    case "propertyNames": {
      let key = String(params.propertyName);
      return {
        path: [...path, key],
        which: "key",
        expected: "another key",
        message: `got ${show(key)}`,
        ...names(error)
      };
    }
    case "type":
      return value(
        nameOf(parent) ?? oneOfWords([params.type].flat().map((type) => TYPES[String(type)] ?? type))
      );
    case "pattern":
      return value(nameOf(parent) ?? `text that matches ${String(params.pattern)}`);
    case "enum": {
      let allowed = params.allowedValues, hint = typeof error.data == "string" ? meantOf(error.data, allowed.map(String)) : void 0;
      return { ...value(oneOfWords(allowed)), hint };
    }
    case "const":
      return {
        ...value(show(params.allowedValue)),
        hint: error.instancePath === "/schema" ? "another version of latency-gate may read it" : void 0
      };
    case "oneOf":
    case "anyOf":
      return choice(error, value);
    case "uniqueItems":
      return { path: [...path, Number(params.i)], which: "value", message: "the same entry stands twice" };
    default:
      return value(LIMITS[error.keyword]?.(params.limit) ?? error.message ?? error.keyword);
  }
}
function meantOf(word2, allowed) {
  let tool = Object.hasOwn(TOOL_ALIASES, word2) ? TOOL_ALIASES[word2] : void 0;
  return tool !== void 0 && allowed.includes(tool) ? `did you mean "${tool}"?` : didYouMean(word2, allowed);
}
var entries = (count) => `${String(count)} ${count === 1 ? "entry" : "entries"}`, LIMITS = {
  minimum: (limit) => `at least ${String(limit)}`,
  maximum: (limit) => `at most ${String(limit)}`,
  exclusiveMaximum: (limit) => `less than ${String(limit)}`,
  minItems: (limit) => `at least ${entries(limit)}`,
  maxItems: (limit) => `at most ${entries(limit)}`,
  minProperties: (limit) => `at least ${entries(limit)}`,
  maxProperties: (limit) => `at most ${entries(limit)}`,
  minLength: (limit) => `at least ${String(limit)} character${limit === 1 ? "" : "s"}`,
  maxLength: (limit) => `at most ${String(limit)} characters`
};
function nameOf(schema) {
  let { description, examples } = schema;
  if (description === void 0 || schema.pattern === void 0) return;
  let [name = description, rest] = description.split(/:\s/), text = name.charAt(0).toLowerCase() + name.slice(1).replace(/\.$/, "");
  return examples?.[0] !== void 0 ? `${text} like ${examples[0]}` : rest === void 0 ? text : `${text} (${rest.replace(/\.$/, "")})`;
}
function names(error) {
  let schema = error.schema, expected = nameOf(schema) ?? KEY_NAMES[String(schema.$ref)];
  return expected === void 0 ? {} : { expected };
}
var KEY_NAMES = {
  "#/$defs/Id": "an id (lower case letters, digits, dots and dashes)",
  "#/$defs/MetricId": "a metric (lower case letters, digits and dashes)",
  "#/$defs/StatisticName": "a statistic like p99 or mean"
};
function choice(error, value) {
  let branches = error.schema, keys = branches.map((branch) => requiredOf(branch).join(" and ")).filter((required) => required !== "");
  if (keys.length < branches.length)
    return value(nameOf({ ...error.parentSchema, pattern: "" }) ?? "another shape");
  let words = keys.length === 2 ? `either ${keys.join(" or ")}` : oneOfWords(keys);
  if (!isOfType(error.data, "object")) return value(`a map with ${words}`);
  let given = branches.filter(
    (branch) => requiredOf(branch).some((key) => Object.hasOwn(error.data, key))
  ), complete = keys.length === 2 && given.length === 1 ? "only a part of it" : "none of them";
  return value(words, given.length > 1 ? "got several of them" : `found ${complete}`);
}

// src/generated/results-1.validator.js
var __getOwnPropNames = Object.getOwnPropertyNames, __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
}, require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function ucs2length(str) {
      let len = str.length, length = 0, pos = 0, value;
      for (; pos < len; )
        length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) === 56320 && pos++);
      return length;
    }
    exports.default = ucs2length, ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
}), validateResults = validate52, schema19 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:latency-gate:schema:results:1", title: "Results", description: "results.json: one run with both sides, its plan and every trial. An absent property means unknown or none.", type: "object", additionalProperties: !1, required: ["kind", "schema", "run", "host", "baseline", "candidate", "plan", "systems", "trials"], properties: { kind: { description: "What this file is.", const: "latency-gate/results" }, schema: { description: "Version of this schema.", const: 1 }, run: { description: "The run that measured.", $ref: "#/$defs/RunInfo" }, host: { description: "The machine that measured.", $ref: "#/$defs/HostInfo" }, baseline: { description: "Where the baseline came from.", $ref: "#/$defs/SideInfo" }, candidate: { description: "Where the candidate came from.", $ref: "#/$defs/SideInfo" }, plan: { description: "What was to be measured.", $ref: "#/$defs/Plan" }, systems: { description: "What became of each system before measuring.", type: "array", maxItems: 1e3, items: { $ref: "#/$defs/SystemRecord" } }, warmUps: { description: "What each trial of the warm-up rounds took; its samples are not kept.", type: "array", maxItems: 1e5, items: { $ref: "#/$defs/WarmUp" } }, serviceCaveats: { description: "What the gate has to say of services that lived for the whole run. Absent: nothing.", type: "array", maxItems: 1e4, items: { $ref: "#/$defs/ServiceCaveat" } }, published: { description: "Figures of a report that was published elsewhere: shown, never judged. A run has none.", $ref: "#/$defs/PublishedReport" }, trialCount: { description: "How many trials there are. Absent: they are still measured, or were when the run ended.", type: "integer", minimum: 0, maximum: 1e6 }, trials: { description: "What was measured, in order of time. In the folder form each is one file trials/NNNN.ndjson, and index.json has none.", type: "array", maxItems: 1e6, items: { $ref: "#/$defs/Trial" } } }, $defs: { Id: { description: "Lower case, digits, dots and dashes.", type: "string", pattern: "^[a-z0-9][a-z0-9.-]*$", maxLength: 80 }, MetricId: { description: "Lower case, digits and dashes.", type: "string", pattern: "^[a-z0-9-]+$", maxLength: 80 }, Statistic: { description: "A quantile (p50, p99.9), mean, or value for a metric that is one number a trial.", type: "string", pattern: "^(p[0-9]{1,2}(\\.[0-9]{1,3})?|mean|value)$" }, ScenarioRef: { description: "benchmark/scenario.", type: "string", maxLength: 161, pattern: "^[a-z0-9][a-z0-9.-]*/[a-z0-9][a-z0-9.-]*$" }, Title: { description: "What people call it.", type: "string", minLength: 1, maxLength: 200 }, Side: { description: "Baseline or candidate.", enum: ["baseline", "candidate"] }, Presence: { description: "On which sides it is declared.", enum: ["both", "added", "missing"] }, Unit: { description: "ns, B, op/s, B/s, 1 or ratio.", enum: ["ns", "B", "op/s", "B/s", "1", "ratio"] }, Better: { description: "Which direction is better.", enum: ["lower", "higher"] }, Labels: { description: "Shown, never gated.", type: "object", maxProperties: 8, propertyNames: { pattern: "^[a-z0-9-]+$", maxLength: 40 }, additionalProperties: { type: "string", maxLength: 200 } }, Parameters: { description: "Parameters as declared, any JSON.", type: "object", additionalProperties: !0 }, Share: { description: "A share, 0 to 1.", type: "number", minimum: 0, maximum: 1 }, Limits: { description: "Absolute limits in the metric's own unit.", type: "object", additionalProperties: !1, required: [], properties: { min: { description: "The least that is allowed.", type: "number" }, max: { description: "The most that is allowed.", type: "number" } }, minProperties: 1 }, RunId: { description: "Id of a run. It becomes part of file names, so it holds nothing that leads out of a folder.", type: "string", pattern: "^[A-Za-z0-9][A-Za-z0-9.-]{0,99}$" }, RunInfo: { description: "The run that measured.", type: "object", additionalProperties: !1, required: ["id", "gateVersion", "startedAt", "durationMs", "stop"], properties: { id: { description: "Id of the run.", $ref: "#/$defs/RunId" }, gateVersion: { description: "Version of latency-gate.", type: "string", minLength: 1, maxLength: 100 }, startedAt: { description: "When the run started, RFC 3339 in UTC.", type: "string", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?Z$" }, durationMs: { description: "How long it took, in milliseconds.", type: "number", minimum: 0, exclusiveMaximum: 9007199254740992 }, builds: { description: "What the run spent before it could measure; absent where nobody wrote it down.", $ref: "#/$defs/BuildTime" }, stop: { description: "Why measuring stopped.", enum: ["decided", "rounds", "time-budget", "interrupted"] }, shards: { description: "The machines of a run that was dealt out over several; absent where one machine measured everything.", type: "array", minItems: 1, maxItems: 256, items: { $ref: "#/$defs/ShardInfo" } } } }, BuildTime: { description: "What a run spent before it could measure: on sources, tools, setup, builds and data.", type: "object", additionalProperties: !1, required: ["durationMs"], properties: { durationMs: { description: "Since the start of the run, in milliseconds. Systems are built beside each other, so this is no sum.", type: "number", minimum: 0, exclusiveMaximum: 9007199254740992 }, longest: { description: "The stage that took longest; absent where none was run.", type: "object", additionalProperties: !1, required: ["system", "stage", "durationMs"], properties: { system: { description: "The system's id.", $ref: "#/$defs/Id" }, stage: { description: "What was made.", enum: ["source", "tools", "setup", "build", "prepare"] }, side: { description: "Whose; absent: of both sides.", $ref: "#/$defs/Side" }, durationMs: { description: "How long it took, in milliseconds.", type: "number", minimum: 0, exclusiveMaximum: 9007199254740992 } } } } }, HostInfo: { description: "The machine that measured.", type: "object", additionalProperties: !1, required: ["fingerprint", "cpuModel", "cpuCount", "kernel", "memoryBytes"], properties: { fingerprint: { description: "SHA-256 over the fields that must agree for stored comparisons.", type: "string", minLength: 1, maxLength: 200 }, cpuModel: { description: "The CPU's name.", type: "string", minLength: 0, maxLength: 200 }, cpuCount: { description: "CPUs that the run could use.", type: "integer", minimum: 0, maximum: 1e5 }, kernel: { description: "Operating system and release of its kernel.", type: "string", minLength: 0, maxLength: 500 }, governor: { description: "Frequency governor, where readable.", type: "string", minLength: 0, maxLength: 100 }, image: { description: "The runner's image, where known.", type: "string", minLength: 0, maxLength: 200 }, memoryBytes: { description: "Memory in bytes.", type: "integer", minimum: 0, maximum: 9007199254740991 }, virtualization: { description: "Kind of virtualisation, where known.", type: "string", minLength: 0, maxLength: 100 } } }, SideInfo: { description: "Where one side's source came from.", type: "object", additionalProperties: !1, required: ["ref", "dirty"], properties: { commit: { description: "The full commit id; absent where the source is no git checkout.", type: "string", pattern: "^([0-9a-f]{40}|[0-9a-f]{64})$" }, ref: { description: "What was asked for: a ref, or `working tree`.", type: "string", minLength: 1, maxLength: 1e3 }, dirty: { description: "Whether the source differs from the commit.", type: "boolean" } } }, PlannedMetric: { description: "One number that is judged, and what is allowed of it.", type: "object", additionalProperties: !1, required: ["metric", "statistic", "gated", "tolerance", "floor", "exact"], properties: { scenario: { description: "Absent: of the whole benchmark.", $ref: "#/$defs/Id" }, metric: { description: "The metric.", $ref: "#/$defs/MetricId" }, statistic: { description: "Which statistic of it.", $ref: "#/$defs/Statistic" }, gated: { description: "Part of the gate's error budget.", type: "boolean" }, tolerance: { description: "Relative change that is allowed, 0.05 for 5 %.", type: "number", minimum: 0, maximum: 1e3 }, passWithin: { description: "Relative change that a pass rules out at the least, 0.1 for 10 %; absent: the tolerance.", type: "number", minimum: 0, maximum: 1e3 }, floor: { description: "Absolute change below which nothing is a regression, in the metric's own unit.", type: "number", minimum: 0, exclusiveMaximum: 9007199254740992 }, budget: { description: "Absolute limits.", $ref: "#/$defs/Limits" }, unit: { description: "Of a value: in which the policy names its floor and budget; absent: they have no unit, and the harness says what it is.", $ref: "#/$defs/Unit" }, exact: { description: "Declared not to vary between trials: compared exactly.", type: "boolean" }, added: { description: "Whether only the candidate declares it, where the baseline has a policy; it takes nothing of the others' error budget.", type: "boolean" } } }, PlannedInvariant: { description: "A limit on a value that must hold in every trial of the candidate.", type: "object", additionalProperties: !1, required: ["metric", "limits"], properties: { scenario: { description: "Absent: of the whole benchmark.", $ref: "#/$defs/Id" }, metric: { description: "The metric; errors counts all error events.", $ref: "#/$defs/MetricId" }, limits: { description: "What must hold.", $ref: "#/$defs/Limits" } } }, PlannedScenario: { description: "One thing that is exercised.", type: "object", additionalProperties: !1, required: ["id", "presence", "parameters", "warmupOperations"], properties: { id: { description: "Id of the scenario.", $ref: "#/$defs/Id" }, title: { $ref: "#/$defs/Title" }, presence: { $ref: "#/$defs/Presence" }, parameters: { $ref: "#/$defs/Parameters" }, samples: { description: "Samples of one trial, where declared.", type: "integer", minimum: 0, maximum: 1e8 }, warmupOperations: { description: "Operations before the samples.", type: "integer", minimum: 0, maximum: 1e9 } } }, PlannedBenchmark: { description: "One process that is started once per trial.", type: "object", additionalProperties: !1, required: ["id", "kind", "role", "presence", "timeoutMs", "launches", "scenarios", "metrics", "invariants", "arrangements"], properties: { id: { description: "Id of the benchmark.", $ref: "#/$defs/Id" }, title: { $ref: "#/$defs/Title" }, kind: { description: "A harness that reports events, or a whole command that hyperfine times.", enum: ["harness", "command"] }, role: { description: "gate: both sides; study: the candidate only.", enum: ["gate", "study"] }, presence: { $ref: "#/$defs/Presence" }, timeoutMs: { description: "Limit of one trial, in milliseconds.", type: "number", minimum: 0, exclusiveMaximum: 9007199254740992 }, launches: { description: "Launches a trial; 0 for a harness.", type: "integer", minimum: 0, maximum: 1e4 }, looks: { description: "Looks of its own, where they are not the plan's: rounds, even, ascending; the last is the most rounds.", type: "array", minItems: 1, maxItems: 20, items: { type: "integer", minimum: 2, maximum: 1e3 }, uniqueItems: !0 }, scenarios: { description: "Scenarios in order of declaration.", type: "array", maxItems: 1e4, items: { $ref: "#/$defs/PlannedScenario" } }, metrics: { description: "What is judged.", type: "array", maxItems: 2e5, items: { $ref: "#/$defs/PlannedMetric" } }, invariants: { description: "What must hold.", type: "array", maxItems: 1e5, items: { $ref: "#/$defs/PlannedInvariant" } }, arrangements: { description: "Order in time of each quad's four trials, B of the baseline and C of the candidate; rounds 2k and 2k+1 are quad k.", type: "array", maxItems: 500, items: { enum: ["BBCC", "BCBC", "BCCB", "CBBC", "CBCB", "CCBB"] } } } }, Recommend: { description: "From which improvement on a study recommends its candidate.", type: "object", additionalProperties: !1, required: ["adopt", "consider"], properties: { adopt: { description: "Relative improvement.", type: "number", minimum: 0, maximum: 1e3 }, consider: { description: "Relative improvement.", type: "number", minimum: 0, maximum: 1e3 } } }, PlannedStudy: { description: "Scenarios of the candidate that are compared with each other.", type: "object", additionalProperties: !1, required: ["id", "ladder", "metric", "statistics", "rounds"], properties: { id: { description: "Id of the study.", $ref: "#/$defs/Id" }, title: { $ref: "#/$defs/Title" }, ladder: { description: "Scenarios in order; the first is what the others are compared with.", type: "array", maxItems: 1e3, items: { $ref: "#/$defs/ScenarioRef" }, minItems: 2 }, metric: { description: "The metric that is compared.", $ref: "#/$defs/MetricId" }, statistics: { description: "What is compared of it.", type: "array", maxItems: 100, items: { $ref: "#/$defs/Statistic" }, minItems: 1 }, rounds: { description: "Rounds.", type: "integer", minimum: 1, maximum: 1e3 }, recommend: { $ref: "#/$defs/Recommend" } } }, PlannedSystem: { description: "A target system.", type: "object", additionalProperties: !1, required: ["id", "presence", "benchmarks", "studies"], properties: { id: { description: "Id of the system.", $ref: "#/$defs/Id" }, title: { $ref: "#/$defs/Title" }, presence: { $ref: "#/$defs/Presence" }, benchmarks: { description: "What is started once per trial.", type: "array", maxItems: 1e3, items: { $ref: "#/$defs/PlannedBenchmark" } }, studies: { description: "Studies of the candidate.", type: "array", maxItems: 1e3, items: { $ref: "#/$defs/PlannedStudy" } } } }, NotMeasured: { description: "Something that is declared and not measured in this run.", type: "object", additionalProperties: !1, required: ["system", "reason"], properties: { system: { description: "The system.", $ref: "#/$defs/Id" }, benchmark: { description: "The benchmark; absent: the whole system.", $ref: "#/$defs/Id" }, scenario: { description: "The scenario; absent: the whole benchmark.", $ref: "#/$defs/Id" }, reason: { description: "Why.", enum: ["filtered", "quick", "study", "other-shard", "time"] } } }, PolicyChange: { description: "A difference between the two sides' policies. The baseline's is in force.", type: "object", additionalProperties: !1, required: ["pointer", "file"], properties: { pointer: { description: "JSON pointer into the file.", type: "string", minLength: 0, maxLength: 2e3 }, file: { description: "Configuration or manifest.", type: "string", minLength: 1, maxLength: 4096 }, baseline: { description: "Value in the baseline, as written.", type: "string", minLength: 0, maxLength: 1e4 }, candidate: { description: "Value in the candidate, as written.", type: "string", minLength: 0, maxLength: 1e4 } } }, Plan: { description: "Everything that is decided before the first trial.", type: "object", additionalProperties: !1, required: ["seed", "quick", "looks", "warmupRounds", "timeBudgetMs", "alpha", "beta", "inconclusive", "metricsPlanned", "policyFrom", "policyChanges", "systems", "notMeasured"], properties: { seed: { description: "32 hex digits; all orders are drawn from it.", type: "string", pattern: "^[0-9a-f]{32}$" }, quick: { description: "Whether this is a --quick run.", type: "boolean" }, looks: { description: "Rounds at which verdicts are looked for: ascending and even.", type: "array", maxItems: 20, items: { type: "integer", minimum: 2, maximum: 1e3 }, minItems: 1, uniqueItems: !0 }, warmupRounds: { description: "Rounds that are measured first and thrown away.", type: "integer", minimum: 0, maximum: 10 }, timeBudgetMs: { description: "Time for the whole run, builds included, in milliseconds.", type: "number", minimum: 0, exclusiveMaximum: 9007199254740992 }, alpha: { description: "Probability of any false regression in a run, among what the baseline declares.", $ref: "#/$defs/Share" }, beta: { description: "Level of the bounds against the tolerance.", $ref: "#/$defs/Share" }, inconclusive: { description: "Whether an inconclusive metric passes or fails.", enum: ["pass", "fail"] }, sides: { description: "Which sides were measured; absent: both. A candidate that was measured alone is held against stored runs.", enum: ["both", "candidate"] }, accept: { description: "How the policy in force lets a regression be accepted.", type: "object", additionalProperties: !1, required: ["label", "trailer"], properties: { label: { description: "The label of the pull request that accepts.", type: "string", minLength: 1, maxLength: 50 }, trailer: { description: "Whether a trailer of the head commit accepts.", type: "boolean" } } }, harnessChange: { description: "How the policy in force lets a change of the harness be declared.", type: "object", additionalProperties: !1, required: ["label"], properties: { label: { description: "The label of the pull request that declares it.", type: "string", minLength: 1, maxLength: 50 } } }, metricsPlanned: { description: "Gated metrics of the whole run, over all shards, without those that are added.", type: "integer", minimum: 0, maximum: 1e9 }, metricsAdded: { description: "Gated metrics that only the candidate declares; absent: none.", type: "integer", minimum: 0, maximum: 1e9 }, policyFrom: { description: "Whose policy is in force.", $ref: "#/$defs/Side" }, policyChanges: { description: "Differences between the policies.", type: "array", maxItems: 1e4, items: { $ref: "#/$defs/PolicyChange" } }, systems: { description: "The systems.", type: "array", maxItems: 1e3, items: { $ref: "#/$defs/PlannedSystem" } }, notMeasured: { description: "What is declared and not measured.", type: "array", maxItems: 1e6, items: { $ref: "#/$defs/NotMeasured" } } } }, Failure: { description: "Why something could not be measured or built.", type: "object", additionalProperties: !1, required: ["code", "message", "logTail"], properties: { code: { description: "What kind of failure.", enum: ["exit-code", "signal", "timeout", "not-found", "no-output", "cut-off", "event-invalid", "output-too-large", "scenario-missing", "service-not-ready", "service-died", "hyperfine-failed", "hyperfine-output", "prepare-failed", "disk"] }, message: { description: "For people.", type: "string", minLength: 0, maxLength: 1e4 }, where: { description: "A file and line, a JSON pointer or a command.", type: "string", minLength: 0, maxLength: 1e4 }, hint: { description: "What to do next.", type: "string", minLength: 0, maxLength: 1e4 }, logTail: { description: "Last lines of the log.", type: "array", maxItems: 1e3, items: { type: "string", maxLength: 1e4 } } } }, BenchmarkFingerprint: { description: "Fingerprint of one benchmark's work.", type: "object", additionalProperties: !1, required: ["benchmark", "workload"], properties: { benchmark: { description: "Id of the benchmark.", $ref: "#/$defs/Id" }, workload: { description: "sha256: over fingerprint globs, the definition of the work, and the prepared data.", type: "string", minLength: 1, maxLength: 200 }, differs: { description: "Of a candidate: what of it is other than the baseline's, for people; absent: nothing.", type: "array", minItems: 1, maxItems: 20, items: { type: "string", maxLength: 1e4 } } } }, BuildInfo: { description: "One side's build.", type: "object", additionalProperties: !1, required: ["key", "cached", "durationMs", "fingerprints"], properties: { key: { description: "Content address of the build.", type: "string", minLength: 1, maxLength: 200 }, source: { description: "sha256: over the system's source on this side (paths, contents, executable bits); absent: not known.", type: "string", minLength: 1, maxLength: 200 }, cached: { description: "Whether it was built before.", type: "boolean" }, durationMs: { description: "How long it took, in milliseconds.", type: "number", minimum: 0, exclusiveMaximum: 9007199254740992 }, fingerprints: { description: "Workload fingerprints, one a benchmark.", type: "array", maxItems: 1e3, items: { $ref: "#/$defs/BenchmarkFingerprint" } } } }, SystemBuilt: { description: "The system was built.", type: "object", additionalProperties: !1, required: ["kind"], properties: { kind: { description: "built.", const: "built" }, baseline: { description: "The baseline's build; absent where the system is new.", $ref: "#/$defs/BuildInfo" }, candidate: { description: "The candidate's build; absent where the system is gone.", $ref: "#/$defs/BuildInfo" }, harnessChange: { description: "How a change of the harness was declared, where it was.", type: "string", minLength: 0, maxLength: 2e3 } } }, SystemNotMeasurable: { description: "The system could not be made ready.", type: "object", additionalProperties: !1, required: ["kind", "stage", "failure"], properties: { kind: { description: "not-measurable.", const: "not-measurable" }, stage: { description: "Where it failed.", enum: ["source", "tools", "setup", "build", "prepare"] }, side: { description: "Whose stage failed; absent: both share it.", $ref: "#/$defs/Side" }, failure: { description: "Why.", $ref: "#/$defs/Failure" } } }, SystemRecord: { description: "What became of a system before measuring.", type: "object", additionalProperties: !1, required: ["id", "state"], properties: { id: { description: "Id of the system.", $ref: "#/$defs/Id" }, state: { description: "Built, or why it is not measurable.", type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ $ref: "#/$defs/SystemBuilt" }, { $ref: "#/$defs/SystemNotMeasurable" }] } } }, HostReading: { description: "What the host looked like during a trial; absent where it can't be read.", type: "object", additionalProperties: !1, required: [], properties: { load1: { description: "Load average over a minute.", type: "number", minimum: 0, maximum: 1e6 }, stealShare: { description: "Share of CPU time that the hypervisor took.", $ref: "#/$defs/Share" }, cpuPressureShare: { description: "Share of the trial's time in which some task waited for a CPU.", $ref: "#/$defs/Share" }, cpuMhz: { description: "CPU frequency in MHz.", type: "number", minimum: 0, maximum: 1e6 } } }, HarnessInfo: { description: "What the harness says of itself.", type: "object", additionalProperties: !1, required: ["name", "version"], properties: { name: { description: "Name of the harness.", type: "string", minLength: 1, maxLength: 200 }, version: { description: "Version of the harness.", type: "string", minLength: 1, maxLength: 100 }, timerFloorNs: { description: "Median of an empty pair of clock reads, in nanoseconds.", type: "number", minimum: 0, exclusiveMaximum: 9007199254740992 }, workload: { description: "A fingerprint of the work that the harness adds to the gate's own.", type: "string", minLength: 1, maxLength: 200 }, operations: { description: "Operations measured.", type: "integer", minimum: 0, maximum: 9007199254740991 }, checksum: { description: "Over what the operations returned.", type: "string", minLength: 1, maxLength: 200 } } }, SampleSeries: { description: "The observations of one metric of one scenario in one trial.", type: "object", additionalProperties: !1, required: ["scenario", "metric", "unit", "better", "outcome", "batch", "warmup", "labels", "values"], properties: { scenario: { description: "The scenario.", $ref: "#/$defs/Id" }, metric: { description: "The metric.", $ref: "#/$defs/MetricId" }, unit: { $ref: "#/$defs/Unit" }, better: { $ref: "#/$defs/Better" }, phase: { description: "A named part of the latency.", $ref: "#/$defs/MetricId" }, outcome: { description: "How the operations ended. Only ok is gated.", $ref: "#/$defs/MetricId" }, batch: { description: "Each value is the time of so many operations divided by so many.", type: "integer", minimum: 1, maximum: 9007199254740991 }, warmup: { description: "Kept apart and never judged.", type: "boolean" }, labels: { $ref: "#/$defs/Labels" }, values: { description: "In measured order; fractions only where batch is above 1.", type: "array", items: { type: "number", minimum: 0, exclusiveMaximum: 9007199254740992 } } } }, TrialValue: { description: "One number of one trial.", type: "object", additionalProperties: !1, required: ["metric", "unit", "better", "labels", "value"], properties: { scenario: { description: "Absent: of the whole benchmark.", $ref: "#/$defs/Id" }, metric: { description: "The metric.", $ref: "#/$defs/MetricId" }, unit: { $ref: "#/$defs/Unit" }, better: { $ref: "#/$defs/Better" }, phase: { description: "A named part of the latency.", $ref: "#/$defs/MetricId" }, labels: { $ref: "#/$defs/Labels" }, value: { description: "The number.", type: "number", minimum: 0, exclusiveMaximum: 9007199254740992 } } }, TrialError: { description: "Operations that failed.", type: "object", additionalProperties: !1, required: ["kind", "count"], properties: { scenario: { description: "Absent: of the whole benchmark.", $ref: "#/$defs/Id" }, kind: { description: "What went wrong, as an id.", $ref: "#/$defs/MetricId" }, count: { description: "How many operations it happened to.", type: "integer", minimum: 1, maximum: 9007199254740991 }, message: { description: "One of the messages.", type: "string", minLength: 0, maxLength: 2e3 } } }, HarnessCaveat: { description: "A caveat that the harness declares.", type: "object", additionalProperties: !1, required: ["code", "message"], properties: { scenario: { description: "Absent: of the whole benchmark.", $ref: "#/$defs/Id" }, code: { description: "Id of the caveat.", $ref: "#/$defs/MetricId" }, message: { description: "For people.", type: "string", minLength: 1, maxLength: 2e3 } } }, TrialOk: { description: "The trial was measured.", type: "object", additionalProperties: !1, required: ["kind", "harness", "series", "values", "errors", "caveats"], properties: { kind: { description: "ok.", const: "ok" }, harness: { description: "Who measured.", $ref: "#/$defs/HarnessInfo" }, series: { description: "Distributions.", type: "array", maxItems: 1e5, items: { $ref: "#/$defs/SampleSeries" } }, values: { description: "Single numbers.", type: "array", maxItems: 1e5, items: { $ref: "#/$defs/TrialValue" } }, errors: { description: "Operations that failed.", type: "array", maxItems: 1e5, items: { $ref: "#/$defs/TrialError" } }, caveats: { description: "The harness's own caveats.", type: "array", maxItems: 1e4, items: { $ref: "#/$defs/HarnessCaveat" } } } }, TrialFailed: { description: "The trial could not be measured.", type: "object", additionalProperties: !1, required: ["kind", "failure"], properties: { kind: { description: "failed.", const: "failed" }, failure: { description: "Why.", $ref: "#/$defs/Failure" } } }, Trial: { description: "One side of one benchmark in one round.", type: "object", additionalProperties: !1, required: ["system", "benchmark", "side", "round", "slot", "startedAtMs", "durationMs", "host", "outcome"], properties: { system: { description: "The system.", $ref: "#/$defs/Id" }, benchmark: { description: "The benchmark.", $ref: "#/$defs/Id" }, side: { $ref: "#/$defs/Side" }, round: { description: "0-based; warm-up rounds are not kept.", type: "integer", minimum: 0, maximum: 999 }, slot: { description: "Position in time within the quad, 0 to 3: where the plan's arrangement has this trial.", type: "integer", minimum: 0, maximum: 3 }, startedAtMs: { description: "Since the start of the run, in milliseconds.", type: "number", minimum: 0, exclusiveMaximum: 9007199254740992 }, durationMs: { description: "How long the trial took, in milliseconds.", type: "number", minimum: 0, exclusiveMaximum: 9007199254740992 }, host: { description: "What the host looked like.", $ref: "#/$defs/HostReading" }, outcome: { description: "What was measured, or why nothing was.", type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ $ref: "#/$defs/TrialOk" }, { $ref: "#/$defs/TrialFailed" }] } } }, ServiceCaveat: { description: "What the gate has to say of one side's service, and so of all trials of that side.", type: "object", additionalProperties: !1, required: ["system", "benchmark", "side", "code", "message"], properties: { system: { description: "The system.", $ref: "#/$defs/Id" }, benchmark: { description: "The benchmark.", $ref: "#/$defs/Id" }, side: { $ref: "#/$defs/Side" }, code: { description: "Id of the caveat.", $ref: "#/$defs/MetricId" }, message: { description: "For people.", type: "string", minLength: 1, maxLength: 2e3 } } }, WarmUp: { description: "What one trial of a warm-up round took.", type: "object", additionalProperties: !1, required: ["system", "benchmark", "side", "durationMs"], properties: { system: { description: "The system.", $ref: "#/$defs/Id" }, benchmark: { description: "The benchmark.", $ref: "#/$defs/Id" }, side: { $ref: "#/$defs/Side" }, durationMs: { description: "How long the trial took, in milliseconds.", type: "number", minimum: 0, exclusiveMaximum: 9007199254740992 } } }, ShardInfo: { title: "ShardInfo", description: "One machine of a run that was dealt out over several.", type: "object", additionalProperties: !1, required: ["index", "count", "host"], properties: { index: { description: "Number of the shard, from 1.", type: "integer", minimum: 1, maximum: 256 }, count: { description: "How many shards the run has.", type: "integer", minimum: 1, maximum: 256 }, host: { $ref: "#/$defs/HostInfo" } } }, PublishedReport: { title: "PublishedReport", description: "The figures of a report that was published elsewhere. There are no samples, so nothing of it can be judged.", type: "object", additionalProperties: !1, required: ["system", "title", "environment", "source", "figures"], properties: { system: { description: "The system that it is about.", $ref: "#/$defs/Id" }, title: { $ref: "#/$defs/Title" }, date: { description: "When it was published, as printed.", type: "string", minLength: 1, maxLength: 100 }, environment: { description: "Where it says that it measured.", type: "string", minLength: 1, maxLength: 200 }, source: { description: "What names the report.", type: "string", minLength: 1, maxLength: 1e3 }, figures: { description: "Every figure once.", type: "array", maxItems: 1e5, items: { $ref: "#/$defs/PublishedFigure" } } } }, PublishedFigure: { title: "PublishedFigure", description: "One printed figure. Both bounds are the same where one number is printed; one is absent where an inequality is; both where there is no number.", type: "object", additionalProperties: !1, required: ["scenario", "metric", "statistic", "side", "unit", "printed"], properties: { scenario: { description: "What it is a figure of.", $ref: "#/$defs/Id" }, metric: { description: "What was measured of it.", $ref: "#/$defs/MetricId" }, statistic: { description: "p95, mean, min, count, change and the like.", $ref: "#/$defs/Id" }, side: { $ref: "#/$defs/Side" }, phase: { description: "A named part of the latency.", $ref: "#/$defs/MetricId" }, labels: { $ref: "#/$defs/Labels" }, unit: { $ref: "#/$defs/Unit" }, printed: { description: "As printed, with its own unit.", type: "string", minLength: 1, maxLength: 200 }, low: { description: "The least that the print says, in the unit.", type: "number" }, high: { description: "The most that the print says, in the unit.", type: "number" } } } } }, func1 = Object.prototype.hasOwnProperty, schema20 = { description: "The run that measured.", type: "object", additionalProperties: !1, required: ["id", "gateVersion", "startedAt", "durationMs", "stop"], properties: { id: { description: "Id of the run.", $ref: "#/$defs/RunId" }, gateVersion: { description: "Version of latency-gate.", type: "string", minLength: 1, maxLength: 100 }, startedAt: { description: "When the run started, RFC 3339 in UTC.", type: "string", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?Z$" }, durationMs: { description: "How long it took, in milliseconds.", type: "number", minimum: 0, exclusiveMaximum: 9007199254740992 }, builds: { description: "What the run spent before it could measure; absent where nobody wrote it down.", $ref: "#/$defs/BuildTime" }, stop: { description: "Why measuring stopped.", enum: ["decided", "rounds", "time-budget", "interrupted"] }, shards: { description: "The machines of a run that was dealt out over several; absent where one machine measured everything.", type: "array", minItems: 1, maxItems: 256, items: { $ref: "#/$defs/ShardInfo" } } } }, pattern3 = new RegExp("^[A-Za-z0-9][A-Za-z0-9.-]{0,99}$", "u");
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate54.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (typeof data == "string") {
      if (!pattern3.test(data))
        return validate54.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9.-]{0,99}$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9.-]{0,99}$"' }], !1;
    } else
      return validate54.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
  return validate54.errors = vErrors, errors === 0;
}
validate54.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema22 = { description: "What a run spent before it could measure: on sources, tools, setup, builds and data.", type: "object", additionalProperties: !1, required: ["durationMs"], properties: { durationMs: { description: "Since the start of the run, in milliseconds. Systems are built beside each other, so this is no sum.", type: "number", minimum: 0, exclusiveMaximum: 9007199254740992 }, longest: { description: "The stage that took longest; absent where none was run.", type: "object", additionalProperties: !1, required: ["system", "stage", "durationMs"], properties: { system: { description: "The system's id.", $ref: "#/$defs/Id" }, stage: { description: "What was made.", enum: ["source", "tools", "setup", "build", "prepare"] }, side: { description: "Whose; absent: of both sides.", $ref: "#/$defs/Side" }, durationMs: { description: "How long it took, in milliseconds.", type: "number", minimum: 0, exclusiveMaximum: 9007199254740992 } } } } }, func2 = require_ucs2length().default, pattern5 = new RegExp("^[a-z0-9][a-z0-9.-]*$", "u");
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate57.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (typeof data == "string") {
      if (func2(data) > 80)
        return validate57.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" }], !1;
      if (!pattern5.test(data))
        return validate57.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9][a-z0-9.-]*$" }, message: 'must match pattern "^[a-z0-9][a-z0-9.-]*$"' }], !1;
    } else
      return validate57.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
  return validate57.errors = vErrors, errors === 0;
}
validate57.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema24 = { description: "Baseline or candidate.", enum: ["baseline", "candidate"] };
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate59.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data === "baseline" || data === "candidate" ? (validate59.errors = vErrors, errors === 0) : (validate59.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema24.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate59.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate56.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.durationMs === void 0 && (missing0 = "durationMs"))
        return validate56.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "durationMs" || key0 === "longest")) {
            return validate56.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.durationMs !== void 0) {
            let data0 = data.durationMs, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 < 0 || isNaN(data0))
                  return validate56.errors = [{ instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                if (data0 >= 9007199254740992 || isNaN(data0))
                  return validate56.errors = [{ instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/exclusiveMaximum", keyword: "exclusiveMaximum", params: { comparison: "<", limit: 9007199254740992 }, message: "must be < 9007199254740992" }], !1;
              } else
                return validate56.errors = [{ instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.longest !== void 0) {
              let data1 = data.longest, _errs4 = errors;
              if (errors === _errs4)
                if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                  let missing1;
                  if (data1.system === void 0 && (missing1 = "system") || data1.stage === void 0 && (missing1 = "stage") || data1.durationMs === void 0 && (missing1 = "durationMs"))
                    return validate56.errors = [{ instancePath: instancePath + "/longest", schemaPath: "#/properties/longest/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
                  {
                    let _errs6 = errors;
                    for (let key1 in data1)
                      if (!(key1 === "system" || key1 === "stage" || key1 === "side" || key1 === "durationMs")) {
                        return validate56.errors = [{ instancePath: instancePath + "/longest", schemaPath: "#/properties/longest/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }], !1;
                        break;
                      }
                    if (_errs6 === errors) {
                      if (data1.system !== void 0) {
                        let _errs7 = errors;
                        validate57(data1.system, { instancePath: instancePath + "/longest/system", parentData: data1, parentDataProperty: "system", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length);
                        var valid1 = _errs7 === errors;
                      } else
                        var valid1 = !0;
                      if (valid1) {
                        if (data1.stage !== void 0) {
                          let data3 = data1.stage, _errs8 = errors;
                          if (!(data3 === "source" || data3 === "tools" || data3 === "setup" || data3 === "build" || data3 === "prepare"))
                            return validate56.errors = [{ instancePath: instancePath + "/longest/stage", schemaPath: "#/properties/longest/properties/stage/enum", keyword: "enum", params: { allowedValues: schema22.properties.longest.properties.stage.enum }, message: "must be equal to one of the allowed values" }], !1;
                          var valid1 = _errs8 === errors;
                        } else
                          var valid1 = !0;
                        if (valid1) {
                          if (data1.side !== void 0) {
                            let _errs9 = errors;
                            validate59(data1.side, { instancePath: instancePath + "/longest/side", parentData: data1, parentDataProperty: "side", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors), errors = vErrors.length);
                            var valid1 = _errs9 === errors;
                          } else
                            var valid1 = !0;
                          if (valid1)
                            if (data1.durationMs !== void 0) {
                              let data5 = data1.durationMs, _errs10 = errors;
                              if (errors === _errs10)
                                if (typeof data5 == "number" && isFinite(data5)) {
                                  if (data5 < 0 || isNaN(data5))
                                    return validate56.errors = [{ instancePath: instancePath + "/longest/durationMs", schemaPath: "#/properties/longest/properties/durationMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                  if (data5 >= 9007199254740992 || isNaN(data5))
                                    return validate56.errors = [{ instancePath: instancePath + "/longest/durationMs", schemaPath: "#/properties/longest/properties/durationMs/exclusiveMaximum", keyword: "exclusiveMaximum", params: { comparison: "<", limit: 9007199254740992 }, message: "must be < 9007199254740992" }], !1;
                                } else
                                  return validate56.errors = [{ instancePath: instancePath + "/longest/durationMs", schemaPath: "#/properties/longest/properties/durationMs/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                              var valid1 = _errs10 === errors;
                            } else
                              var valid1 = !0;
                        }
                      }
                    }
                  }
                } else
                  return validate56.errors = [{ instancePath: instancePath + "/longest", schemaPath: "#/properties/longest/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate56.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate56.errors = vErrors, errors === 0;
}
validate56.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate63.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.fingerprint === void 0 && (missing0 = "fingerprint") || data.cpuModel === void 0 && (missing0 = "cpuModel") || data.cpuCount === void 0 && (missing0 = "cpuCount") || data.kernel === void 0 && (missing0 = "kernel") || data.memoryBytes === void 0 && (missing0 = "memoryBytes"))
        return validate63.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "fingerprint" || key0 === "cpuModel" || key0 === "cpuCount" || key0 === "kernel" || key0 === "governor" || key0 === "image" || key0 === "memoryBytes" || key0 === "virtualization")) {
            return validate63.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.fingerprint !== void 0) {
            let data0 = data.fingerprint, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (func2(data0) > 200)
                  return validate63.errors = [{ instancePath: instancePath + "/fingerprint", schemaPath: "#/properties/fingerprint/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                if (func2(data0) < 1)
                  return validate63.errors = [{ instancePath: instancePath + "/fingerprint", schemaPath: "#/properties/fingerprint/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
              } else
                return validate63.errors = [{ instancePath: instancePath + "/fingerprint", schemaPath: "#/properties/fingerprint/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.cpuModel !== void 0) {
              let data1 = data.cpuModel, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (func2(data1) > 200)
                    return validate63.errors = [{ instancePath: instancePath + "/cpuModel", schemaPath: "#/properties/cpuModel/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                  if (func2(data1) < 0)
                    return validate63.errors = [{ instancePath: instancePath + "/cpuModel", schemaPath: "#/properties/cpuModel/minLength", keyword: "minLength", params: { limit: 0 }, message: "must NOT have fewer than 0 characters" }], !1;
                } else
                  return validate63.errors = [{ instancePath: instancePath + "/cpuModel", schemaPath: "#/properties/cpuModel/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.cpuCount !== void 0) {
                let data2 = data.cpuCount, _errs6 = errors;
                if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                  return validate63.errors = [{ instancePath: instancePath + "/cpuCount", schemaPath: "#/properties/cpuCount/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                if (errors === _errs6 && typeof data2 == "number" && isFinite(data2)) {
                  if (data2 > 1e5 || isNaN(data2))
                    return validate63.errors = [{ instancePath: instancePath + "/cpuCount", schemaPath: "#/properties/cpuCount/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, message: "must be <= 100000" }], !1;
                  if (data2 < 0 || isNaN(data2))
                    return validate63.errors = [{ instancePath: instancePath + "/cpuCount", schemaPath: "#/properties/cpuCount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                }
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.kernel !== void 0) {
                  let data3 = data.kernel, _errs8 = errors;
                  if (errors === _errs8)
                    if (typeof data3 == "string") {
                      if (func2(data3) > 500)
                        return validate63.errors = [{ instancePath: instancePath + "/kernel", schemaPath: "#/properties/kernel/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" }], !1;
                      if (func2(data3) < 0)
                        return validate63.errors = [{ instancePath: instancePath + "/kernel", schemaPath: "#/properties/kernel/minLength", keyword: "minLength", params: { limit: 0 }, message: "must NOT have fewer than 0 characters" }], !1;
                    } else
                      return validate63.errors = [{ instancePath: instancePath + "/kernel", schemaPath: "#/properties/kernel/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.governor !== void 0) {
                    let data4 = data.governor, _errs10 = errors;
                    if (errors === _errs10)
                      if (typeof data4 == "string") {
                        if (func2(data4) > 100)
                          return validate63.errors = [{ instancePath: instancePath + "/governor", schemaPath: "#/properties/governor/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }], !1;
                        if (func2(data4) < 0)
                          return validate63.errors = [{ instancePath: instancePath + "/governor", schemaPath: "#/properties/governor/minLength", keyword: "minLength", params: { limit: 0 }, message: "must NOT have fewer than 0 characters" }], !1;
                      } else
                        return validate63.errors = [{ instancePath: instancePath + "/governor", schemaPath: "#/properties/governor/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.image !== void 0) {
                      let data5 = data.image, _errs12 = errors;
                      if (errors === _errs12)
                        if (typeof data5 == "string") {
                          if (func2(data5) > 200)
                            return validate63.errors = [{ instancePath: instancePath + "/image", schemaPath: "#/properties/image/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                          if (func2(data5) < 0)
                            return validate63.errors = [{ instancePath: instancePath + "/image", schemaPath: "#/properties/image/minLength", keyword: "minLength", params: { limit: 0 }, message: "must NOT have fewer than 0 characters" }], !1;
                        } else
                          return validate63.errors = [{ instancePath: instancePath + "/image", schemaPath: "#/properties/image/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.memoryBytes !== void 0) {
                        let data6 = data.memoryBytes, _errs14 = errors;
                        if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)))
                          return validate63.errors = [{ instancePath: instancePath + "/memoryBytes", schemaPath: "#/properties/memoryBytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                        if (errors === _errs14 && typeof data6 == "number" && isFinite(data6)) {
                          if (data6 > 9007199254740991 || isNaN(data6))
                            return validate63.errors = [{ instancePath: instancePath + "/memoryBytes", schemaPath: "#/properties/memoryBytes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }], !1;
                          if (data6 < 0 || isNaN(data6))
                            return validate63.errors = [{ instancePath: instancePath + "/memoryBytes", schemaPath: "#/properties/memoryBytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                        }
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0)
                        if (data.virtualization !== void 0) {
                          let data7 = data.virtualization, _errs16 = errors;
                          if (errors === _errs16)
                            if (typeof data7 == "string") {
                              if (func2(data7) > 100)
                                return validate63.errors = [{ instancePath: instancePath + "/virtualization", schemaPath: "#/properties/virtualization/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }], !1;
                              if (func2(data7) < 0)
                                return validate63.errors = [{ instancePath: instancePath + "/virtualization", schemaPath: "#/properties/virtualization/minLength", keyword: "minLength", params: { limit: 0 }, message: "must NOT have fewer than 0 characters" }], !1;
                            } else
                              return validate63.errors = [{ instancePath: instancePath + "/virtualization", schemaPath: "#/properties/virtualization/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid0 = _errs16 === errors;
                        } else
                          var valid0 = !0;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate63.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate63.errors = vErrors, errors === 0;
}
validate63.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate62.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.index === void 0 && (missing0 = "index") || data.count === void 0 && (missing0 = "count") || data.host === void 0 && (missing0 = "host"))
        return validate62.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "index" || key0 === "count" || key0 === "host")) {
            return validate62.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.index !== void 0) {
            let data0 = data.index, _errs2 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
              return validate62.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/properties/index/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
            if (errors === _errs2 && typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 256 || isNaN(data0))
                return validate62.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/properties/index/maximum", keyword: "maximum", params: { comparison: "<=", limit: 256 }, message: "must be <= 256" }], !1;
              if (data0 < 1 || isNaN(data0))
                return validate62.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/properties/index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
            }
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.count !== void 0) {
              let data1 = data.count, _errs4 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
                return validate62.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              if (errors === _errs4 && typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 256 || isNaN(data1))
                  return validate62.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 256 }, message: "must be <= 256" }], !1;
                if (data1 < 1 || isNaN(data1))
                  return validate62.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
              }
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.host !== void 0) {
                let _errs6 = errors;
                validate63(data.host, { instancePath: instancePath + "/host", parentData: data, parentDataProperty: "host", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors), errors = vErrors.length);
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate62.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate62.errors = vErrors, errors === 0;
}
validate62.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var pattern4 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?Z$", "u");
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate53.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.gateVersion === void 0 && (missing0 = "gateVersion") || data.startedAt === void 0 && (missing0 = "startedAt") || data.durationMs === void 0 && (missing0 = "durationMs") || data.stop === void 0 && (missing0 = "stop"))
        return validate53.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "gateVersion" || key0 === "startedAt" || key0 === "durationMs" || key0 === "builds" || key0 === "stop" || key0 === "shards")) {
            return validate53.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let _errs2 = errors;
            validate54(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.gateVersion !== void 0) {
              let data1 = data.gateVersion, _errs3 = errors;
              if (errors === _errs3)
                if (typeof data1 == "string") {
                  if (func2(data1) > 100)
                    return validate53.errors = [{ instancePath: instancePath + "/gateVersion", schemaPath: "#/properties/gateVersion/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }], !1;
                  if (func2(data1) < 1)
                    return validate53.errors = [{ instancePath: instancePath + "/gateVersion", schemaPath: "#/properties/gateVersion/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                } else
                  return validate53.errors = [{ instancePath: instancePath + "/gateVersion", schemaPath: "#/properties/gateVersion/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.startedAt !== void 0) {
                let data2 = data.startedAt, _errs5 = errors;
                if (errors === _errs5)
                  if (typeof data2 == "string") {
                    if (!pattern4.test(data2))
                      return validate53.errors = [{ instancePath: instancePath + "/startedAt", schemaPath: "#/properties/startedAt/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?Z$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?Z$"' }], !1;
                  } else
                    return validate53.errors = [{ instancePath: instancePath + "/startedAt", schemaPath: "#/properties/startedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs5 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.durationMs !== void 0) {
                  let data3 = data.durationMs, _errs7 = errors;
                  if (errors === _errs7)
                    if (typeof data3 == "number" && isFinite(data3)) {
                      if (data3 < 0 || isNaN(data3))
                        return validate53.errors = [{ instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                      if (data3 >= 9007199254740992 || isNaN(data3))
                        return validate53.errors = [{ instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/exclusiveMaximum", keyword: "exclusiveMaximum", params: { comparison: "<", limit: 9007199254740992 }, message: "must be < 9007199254740992" }], !1;
                    } else
                      return validate53.errors = [{ instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                  var valid0 = _errs7 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.builds !== void 0) {
                    let _errs9 = errors;
                    validate56(data.builds, { instancePath: instancePath + "/builds", parentData: data, parentDataProperty: "builds", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length);
                    var valid0 = _errs9 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.stop !== void 0) {
                      let data5 = data.stop, _errs10 = errors;
                      if (!(data5 === "decided" || data5 === "rounds" || data5 === "time-budget" || data5 === "interrupted"))
                        return validate53.errors = [{ instancePath: instancePath + "/stop", schemaPath: "#/properties/stop/enum", keyword: "enum", params: { allowedValues: schema20.properties.stop.enum }, message: "must be equal to one of the allowed values" }], !1;
                      var valid0 = _errs10 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0)
                      if (data.shards !== void 0) {
                        let data6 = data.shards, _errs11 = errors;
                        if (errors === _errs11)
                          if (Array.isArray(data6)) {
                            if (data6.length > 256)
                              return validate53.errors = [{ instancePath: instancePath + "/shards", schemaPath: "#/properties/shards/maxItems", keyword: "maxItems", params: { limit: 256 }, message: "must NOT have more than 256 items" }], !1;
                            if (data6.length < 1)
                              return validate53.errors = [{ instancePath: instancePath + "/shards", schemaPath: "#/properties/shards/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }], !1;
                            {
                              var valid1 = !0;
                              let len0 = data6.length;
                              for (let i0 = 0; i0 < len0; i0++) {
                                let _errs13 = errors;
                                validate62(data6[i0], { instancePath: instancePath + "/shards/" + i0, parentData: data6, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors), errors = vErrors.length);
                                var valid1 = _errs13 === errors;
                                if (!valid1)
                                  break;
                              }
                            }
                          } else
                            return validate53.errors = [{ instancePath: instancePath + "/shards", schemaPath: "#/properties/shards/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                        var valid0 = _errs11 === errors;
                      } else
                        var valid0 = !0;
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate53.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate53.errors = vErrors, errors === 0;
}
validate53.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var pattern6 = new RegExp("^([0-9a-f]{40}|[0-9a-f]{64})$", "u");
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate68.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ref === void 0 && (missing0 = "ref") || data.dirty === void 0 && (missing0 = "dirty"))
        return validate68.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "commit" || key0 === "ref" || key0 === "dirty")) {
            return validate68.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.commit !== void 0) {
            let data0 = data.commit, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (!pattern6.test(data0))
                  return validate68.errors = [{ instancePath: instancePath + "/commit", schemaPath: "#/properties/commit/pattern", keyword: "pattern", params: { pattern: "^([0-9a-f]{40}|[0-9a-f]{64})$" }, message: 'must match pattern "^([0-9a-f]{40}|[0-9a-f]{64})$"' }], !1;
              } else
                return validate68.errors = [{ instancePath: instancePath + "/commit", schemaPath: "#/properties/commit/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.ref !== void 0) {
              let data1 = data.ref, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (func2(data1) > 1e3)
                    return validate68.errors = [{ instancePath: instancePath + "/ref", schemaPath: "#/properties/ref/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
                  if (func2(data1) < 1)
                    return validate68.errors = [{ instancePath: instancePath + "/ref", schemaPath: "#/properties/ref/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                } else
                  return validate68.errors = [{ instancePath: instancePath + "/ref", schemaPath: "#/properties/ref/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.dirty !== void 0) {
                let _errs6 = errors;
                if (typeof data.dirty != "boolean")
                  return validate68.errors = [{ instancePath: instancePath + "/dirty", schemaPath: "#/properties/dirty/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate68.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate68.errors = vErrors, errors === 0;
}
validate68.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema28 = { description: "Everything that is decided before the first trial.", type: "object", additionalProperties: !1, required: ["seed", "quick", "looks", "warmupRounds", "timeBudgetMs", "alpha", "beta", "inconclusive", "metricsPlanned", "policyFrom", "policyChanges", "systems", "notMeasured"], properties: { seed: { description: "32 hex digits; all orders are drawn from it.", type: "string", pattern: "^[0-9a-f]{32}$" }, quick: { description: "Whether this is a --quick run.", type: "boolean" }, looks: { description: "Rounds at which verdicts are looked for: ascending and even.", type: "array", maxItems: 20, items: { type: "integer", minimum: 2, maximum: 1e3 }, minItems: 1, uniqueItems: !0 }, warmupRounds: { description: "Rounds that are measured first and thrown away.", type: "integer", minimum: 0, maximum: 10 }, timeBudgetMs: { description: "Time for the whole run, builds included, in milliseconds.", type: "number", minimum: 0, exclusiveMaximum: 9007199254740992 }, alpha: { description: "Probability of any false regression in a run, among what the baseline declares.", $ref: "#/$defs/Share" }, beta: { description: "Level of the bounds against the tolerance.", $ref: "#/$defs/Share" }, inconclusive: { description: "Whether an inconclusive metric passes or fails.", enum: ["pass", "fail"] }, sides: { description: "Which sides were measured; absent: both. A candidate that was measured alone is held against stored runs.", enum: ["both", "candidate"] }, accept: { description: "How the policy in force lets a regression be accepted.", type: "object", additionalProperties: !1, required: ["label", "trailer"], properties: { label: { description: "The label of the pull request that accepts.", type: "string", minLength: 1, maxLength: 50 }, trailer: { description: "Whether a trailer of the head commit accepts.", type: "boolean" } } }, harnessChange: { description: "How the policy in force lets a change of the harness be declared.", type: "object", additionalProperties: !1, required: ["label"], properties: { label: { description: "The label of the pull request that declares it.", type: "string", minLength: 1, maxLength: 50 } } }, metricsPlanned: { description: "Gated metrics of the whole run, over all shards, without those that are added.", type: "integer", minimum: 0, maximum: 1e9 }, metricsAdded: { description: "Gated metrics that only the candidate declares; absent: none.", type: "integer", minimum: 0, maximum: 1e9 }, policyFrom: { description: "Whose policy is in force.", $ref: "#/$defs/Side" }, policyChanges: { description: "Differences between the policies.", type: "array", maxItems: 1e4, items: { $ref: "#/$defs/PolicyChange" } }, systems: { description: "The systems.", type: "array", maxItems: 1e3, items: { $ref: "#/$defs/PlannedSystem" } }, notMeasured: { description: "What is declared and not measured.", type: "array", maxItems: 1e6, items: { $ref: "#/$defs/NotMeasured" } } } }, pattern7 = new RegExp("^[0-9a-f]{32}$", "u");
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate72.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (typeof data == "number" && isFinite(data)) {
      if (data > 1 || isNaN(data))
        return validate72.errors = [{ instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }], !1;
      if (data < 0 || isNaN(data))
        return validate72.errors = [{ instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
    } else
      return validate72.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
  return validate72.errors = vErrors, errors === 0;
}
validate72.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate76.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.pointer === void 0 && (missing0 = "pointer") || data.file === void 0 && (missing0 = "file"))
        return validate76.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "pointer" || key0 === "file" || key0 === "baseline" || key0 === "candidate")) {
            return validate76.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.pointer !== void 0) {
            let data0 = data.pointer, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (func2(data0) > 2e3)
                  return validate76.errors = [{ instancePath: instancePath + "/pointer", schemaPath: "#/properties/pointer/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" }], !1;
                if (func2(data0) < 0)
                  return validate76.errors = [{ instancePath: instancePath + "/pointer", schemaPath: "#/properties/pointer/minLength", keyword: "minLength", params: { limit: 0 }, message: "must NOT have fewer than 0 characters" }], !1;
              } else
                return validate76.errors = [{ instancePath: instancePath + "/pointer", schemaPath: "#/properties/pointer/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.file !== void 0) {
              let data1 = data.file, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (func2(data1) > 4096)
                    return validate76.errors = [{ instancePath: instancePath + "/file", schemaPath: "#/properties/file/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" }], !1;
                  if (func2(data1) < 1)
                    return validate76.errors = [{ instancePath: instancePath + "/file", schemaPath: "#/properties/file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                } else
                  return validate76.errors = [{ instancePath: instancePath + "/file", schemaPath: "#/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.baseline !== void 0) {
                let data2 = data.baseline, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (func2(data2) > 1e4)
                      return validate76.errors = [{ instancePath: instancePath + "/baseline", schemaPath: "#/properties/baseline/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" }], !1;
                    if (func2(data2) < 0)
                      return validate76.errors = [{ instancePath: instancePath + "/baseline", schemaPath: "#/properties/baseline/minLength", keyword: "minLength", params: { limit: 0 }, message: "must NOT have fewer than 0 characters" }], !1;
                  } else
                    return validate76.errors = [{ instancePath: instancePath + "/baseline", schemaPath: "#/properties/baseline/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.candidate !== void 0) {
                  let data3 = data.candidate, _errs8 = errors;
                  if (errors === _errs8)
                    if (typeof data3 == "string") {
                      if (func2(data3) > 1e4)
                        return validate76.errors = [{ instancePath: instancePath + "/candidate", schemaPath: "#/properties/candidate/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" }], !1;
                      if (func2(data3) < 0)
                        return validate76.errors = [{ instancePath: instancePath + "/candidate", schemaPath: "#/properties/candidate/minLength", keyword: "minLength", params: { limit: 0 }, message: "must NOT have fewer than 0 characters" }], !1;
                    } else
                      return validate76.errors = [{ instancePath: instancePath + "/candidate", schemaPath: "#/properties/candidate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate76.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate76.errors = vErrors, errors === 0;
}
validate76.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate80.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (typeof data == "string") {
      if (func2(data) > 200)
        return validate80.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
      if (func2(data) < 1)
        return validate80.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
    } else
      return validate80.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
  return validate80.errors = vErrors, errors === 0;
}
validate80.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema33 = { description: "On which sides it is declared.", enum: ["both", "added", "missing"] };
function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate82.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data === "both" || data === "added" || data === "missing" ? (validate82.errors = vErrors, errors === 0) : (validate82.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate82.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema34 = { description: "One process that is started once per trial.", type: "object", additionalProperties: !1, required: ["id", "kind", "role", "presence", "timeoutMs", "launches", "scenarios", "metrics", "invariants", "arrangements"], properties: { id: { description: "Id of the benchmark.", $ref: "#/$defs/Id" }, title: { $ref: "#/$defs/Title" }, kind: { description: "A harness that reports events, or a whole command that hyperfine times.", enum: ["harness", "command"] }, role: { description: "gate: both sides; study: the candidate only.", enum: ["gate", "study"] }, presence: { $ref: "#/$defs/Presence" }, timeoutMs: { description: "Limit of one trial, in milliseconds.", type: "number", minimum: 0, exclusiveMaximum: 9007199254740992 }, launches: { description: "Launches a trial; 0 for a harness.", type: "integer", minimum: 0, maximum: 1e4 }, looks: { description: "Looks of its own, where they are not the plan's: rounds, even, ascending; the last is the most rounds.", type: "array", minItems: 1, maxItems: 20, items: { type: "integer", minimum: 2, maximum: 1e3 }, uniqueItems: !0 }, scenarios: { description: "Scenarios in order of declaration.", type: "array", maxItems: 1e4, items: { $ref: "#/$defs/PlannedScenario" } }, metrics: { description: "What is judged.", type: "array", maxItems: 2e5, items: { $ref: "#/$defs/PlannedMetric" } }, invariants: { description: "What must hold.", type: "array", maxItems: 1e5, items: { $ref: "#/$defs/PlannedInvariant" } }, arrangements: { description: "Order in time of each quad's four trials, B of the baseline and C of the candidate; rounds 2k and 2k+1 are quad k.", type: "array", maxItems: 500, items: { enum: ["BBCC", "BCBC", "BCCB", "CBBC", "CBCB", "CCBB"] } } } };
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate92.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0 && !(data && typeof data == "object" && !Array.isArray(data)) ? (validate92.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1) : (validate92.errors = vErrors, errors === 0);
}
validate92.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate88(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate88.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.presence === void 0 && (missing0 = "presence") || data.parameters === void 0 && (missing0 = "parameters") || data.warmupOperations === void 0 && (missing0 = "warmupOperations"))
        return validate88.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "title" || key0 === "presence" || key0 === "parameters" || key0 === "samples" || key0 === "warmupOperations")) {
            return validate88.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let _errs2 = errors;
            validate57(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.title !== void 0) {
              let _errs3 = errors;
              validate80(data.title, { instancePath: instancePath + "/title", parentData: data, parentDataProperty: "title", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.presence !== void 0) {
                let _errs4 = errors;
                validate82(data.presence, { instancePath: instancePath + "/presence", parentData: data, parentDataProperty: "presence", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.parameters !== void 0) {
                  let _errs5 = errors;
                  validate92(data.parameters, { instancePath: instancePath + "/parameters", parentData: data, parentDataProperty: "parameters", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors), errors = vErrors.length);
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.samples !== void 0) {
                    let data4 = data.samples, _errs6 = errors;
                    if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)))
                      return validate88.errors = [{ instancePath: instancePath + "/samples", schemaPath: "#/properties/samples/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                    if (errors === _errs6 && typeof data4 == "number" && isFinite(data4)) {
                      if (data4 > 1e8 || isNaN(data4))
                        return validate88.errors = [{ instancePath: instancePath + "/samples", schemaPath: "#/properties/samples/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e8 }, message: "must be <= 100000000" }], !1;
                      if (data4 < 0 || isNaN(data4))
                        return validate88.errors = [{ instancePath: instancePath + "/samples", schemaPath: "#/properties/samples/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                    }
                    var valid0 = _errs6 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.warmupOperations !== void 0) {
                      let data5 = data.warmupOperations, _errs8 = errors;
                      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
                        return validate88.errors = [{ instancePath: instancePath + "/warmupOperations", schemaPath: "#/properties/warmupOperations/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                      if (errors === _errs8 && typeof data5 == "number" && isFinite(data5)) {
                        if (data5 > 1e9 || isNaN(data5))
                          return validate88.errors = [{ instancePath: instancePath + "/warmupOperations", schemaPath: "#/properties/warmupOperations/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e9 }, message: "must be <= 1000000000" }], !1;
                        if (data5 < 0 || isNaN(data5))
                          return validate88.errors = [{ instancePath: instancePath + "/warmupOperations", schemaPath: "#/properties/warmupOperations/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                      }
                      var valid0 = _errs8 === errors;
                    } else
                      var valid0 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return validate88.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate88.errors = vErrors, errors === 0;
}
validate88.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema37 = { description: "One number that is judged, and what is allowed of it.", type: "object", additionalProperties: !1, required: ["metric", "statistic", "gated", "tolerance", "floor", "exact"], properties: { scenario: { description: "Absent: of the whole benchmark.", $ref: "#/$defs/Id" }, metric: { description: "The metric.", $ref: "#/$defs/MetricId" }, statistic: { description: "Which statistic of it.", $ref: "#/$defs/Statistic" }, gated: { description: "Part of the gate's error budget.", type: "boolean" }, tolerance: { description: "Relative change that is allowed, 0.05 for 5 %.", type: "number", minimum: 0, maximum: 1e3 }, passWithin: { description: "Relative change that a pass rules out at the least, 0.1 for 10 %; absent: the tolerance.", type: "number", minimum: 0, maximum: 1e3 }, floor: { description: "Absolute change below which nothing is a regression, in the metric's own unit.", type: "number", minimum: 0, exclusiveMaximum: 9007199254740992 }, budget: { description: "Absolute limits.", $ref: "#/$defs/Limits" }, unit: { description: "Of a value: in which the policy names its floor and budget; absent: they have no unit, and the harness says what it is.", $ref: "#/$defs/Unit" }, exact: { description: "Declared not to vary between trials: compared exactly.", type: "boolean" }, added: { description: "Whether only the candidate declares it, where the baseline has a policy; it takes nothing of the others' error budget.", type: "boolean" } } }, pattern8 = new RegExp("^[a-z0-9-]+$", "u");
function validate97(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate97.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (typeof data == "string") {
      if (func2(data) > 80)
        return validate97.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" }], !1;
      if (!pattern8.test(data))
        return validate97.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9-]+$" }, message: 'must match pattern "^[a-z0-9-]+$"' }], !1;
    } else
      return validate97.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
  return validate97.errors = vErrors, errors === 0;
}
validate97.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var pattern9 = new RegExp("^(p[0-9]{1,2}(\\.[0-9]{1,3})?|mean|value)$", "u");
function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate99.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (typeof data == "string") {
      if (!pattern9.test(data))
        return validate99.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(p[0-9]{1,2}(\\.[0-9]{1,3})?|mean|value)$" }, message: 'must match pattern "^(p[0-9]{1,2}(\\.[0-9]{1,3})?|mean|value)$"' }], !1;
    } else
      return validate99.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
  return validate99.errors = vErrors, errors === 0;
}
validate99.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate101(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate101.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length < 1)
        return validate101.errors = [{ instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "min" || key0 === "max")) {
            return validate101.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.min !== void 0) {
            let data0 = data.min, _errs2 = errors;
            if (!(typeof data0 == "number" && isFinite(data0)))
              return validate101.errors = [{ instancePath: instancePath + "/min", schemaPath: "#/properties/min/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.max !== void 0) {
              let data1 = data.max, _errs4 = errors;
              if (!(typeof data1 == "number" && isFinite(data1)))
                return validate101.errors = [{ instancePath: instancePath + "/max", schemaPath: "#/properties/max/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate101.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate101.errors = vErrors, errors === 0;
}
validate101.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema41 = { description: "ns, B, op/s, B/s, 1 or ratio.", enum: ["ns", "B", "op/s", "B/s", "1", "ratio"] };
function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate103.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data === "ns" || data === "B" || data === "op/s" || data === "B/s" || data === "1" || data === "ratio" ? (validate103.errors = vErrors, errors === 0) : (validate103.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema41.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate103.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate95(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate95.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.metric === void 0 && (missing0 = "metric") || data.statistic === void 0 && (missing0 = "statistic") || data.gated === void 0 && (missing0 = "gated") || data.tolerance === void 0 && (missing0 = "tolerance") || data.floor === void 0 && (missing0 = "floor") || data.exact === void 0 && (missing0 = "exact"))
        return validate95.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func1.call(schema37.properties, key0)) {
            return validate95.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.scenario !== void 0) {
            let _errs2 = errors;
            validate57(data.scenario, { instancePath: instancePath + "/scenario", parentData: data, parentDataProperty: "scenario", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.metric !== void 0) {
              let _errs3 = errors;
              validate97(data.metric, { instancePath: instancePath + "/metric", parentData: data, parentDataProperty: "metric", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.statistic !== void 0) {
                let _errs4 = errors;
                validate99(data.statistic, { instancePath: instancePath + "/statistic", parentData: data, parentDataProperty: "statistic", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.gated !== void 0) {
                  let _errs5 = errors;
                  if (typeof data.gated != "boolean")
                    return validate95.errors = [{ instancePath: instancePath + "/gated", schemaPath: "#/properties/gated/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.tolerance !== void 0) {
                    let data4 = data.tolerance, _errs7 = errors;
                    if (errors === _errs7)
                      if (typeof data4 == "number" && isFinite(data4)) {
                        if (data4 > 1e3 || isNaN(data4))
                          return validate95.errors = [{ instancePath: instancePath + "/tolerance", schemaPath: "#/properties/tolerance/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000" }], !1;
                        if (data4 < 0 || isNaN(data4))
                          return validate95.errors = [{ instancePath: instancePath + "/tolerance", schemaPath: "#/properties/tolerance/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                      } else
                        return validate95.errors = [{ instancePath: instancePath + "/tolerance", schemaPath: "#/properties/tolerance/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                    var valid0 = _errs7 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.passWithin !== void 0) {
                      let data5 = data.passWithin, _errs9 = errors;
                      if (errors === _errs9)
                        if (typeof data5 == "number" && isFinite(data5)) {
                          if (data5 > 1e3 || isNaN(data5))
                            return validate95.errors = [{ instancePath: instancePath + "/passWithin", schemaPath: "#/properties/passWithin/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000" }], !1;
                          if (data5 < 0 || isNaN(data5))
                            return validate95.errors = [{ instancePath: instancePath + "/passWithin", schemaPath: "#/properties/passWithin/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                        } else
                          return validate95.errors = [{ instancePath: instancePath + "/passWithin", schemaPath: "#/properties/passWithin/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                      var valid0 = _errs9 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.floor !== void 0) {
                        let data6 = data.floor, _errs11 = errors;
                        if (errors === _errs11)
                          if (typeof data6 == "number" && isFinite(data6)) {
                            if (data6 < 0 || isNaN(data6))
                              return validate95.errors = [{ instancePath: instancePath + "/floor", schemaPath: "#/properties/floor/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                            if (data6 >= 9007199254740992 || isNaN(data6))
                              return validate95.errors = [{ instancePath: instancePath + "/floor", schemaPath: "#/properties/floor/exclusiveMaximum", keyword: "exclusiveMaximum", params: { comparison: "<", limit: 9007199254740992 }, message: "must be < 9007199254740992" }], !1;
                          } else
                            return validate95.errors = [{ instancePath: instancePath + "/floor", schemaPath: "#/properties/floor/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                        var valid0 = _errs11 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.budget !== void 0) {
                          let _errs13 = errors;
                          validate101(data.budget, { instancePath: instancePath + "/budget", parentData: data, parentDataProperty: "budget", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors), errors = vErrors.length);
                          var valid0 = _errs13 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.unit !== void 0) {
                            let _errs14 = errors;
                            validate103(data.unit, { instancePath: instancePath + "/unit", parentData: data, parentDataProperty: "unit", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors), errors = vErrors.length);
                            var valid0 = _errs14 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.exact !== void 0) {
                              let _errs15 = errors;
                              if (typeof data.exact != "boolean")
                                return validate95.errors = [{ instancePath: instancePath + "/exact", schemaPath: "#/properties/exact/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                              var valid0 = _errs15 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0)
                              if (data.added !== void 0) {
                                let _errs17 = errors;
                                if (typeof data.added != "boolean")
                                  return validate95.errors = [{ instancePath: instancePath + "/added", schemaPath: "#/properties/added/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                var valid0 = _errs17 === errors;
                              } else
                                var valid0 = !0;
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate95.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate95.errors = vErrors, errors === 0;
}
validate95.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate106(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate106.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.metric === void 0 && (missing0 = "metric") || data.limits === void 0 && (missing0 = "limits"))
        return validate106.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "scenario" || key0 === "metric" || key0 === "limits")) {
            return validate106.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.scenario !== void 0) {
            let _errs2 = errors;
            validate57(data.scenario, { instancePath: instancePath + "/scenario", parentData: data, parentDataProperty: "scenario", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.metric !== void 0) {
              let _errs3 = errors;
              validate97(data.metric, { instancePath: instancePath + "/metric", parentData: data, parentDataProperty: "metric", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.limits !== void 0) {
                let _errs4 = errors;
                validate101(data.limits, { instancePath: instancePath + "/limits", parentData: data, parentDataProperty: "limits", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate106.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate106.errors = vErrors, errors === 0;
}
validate106.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate84.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.kind === void 0 && (missing0 = "kind") || data.role === void 0 && (missing0 = "role") || data.presence === void 0 && (missing0 = "presence") || data.timeoutMs === void 0 && (missing0 = "timeoutMs") || data.launches === void 0 && (missing0 = "launches") || data.scenarios === void 0 && (missing0 = "scenarios") || data.metrics === void 0 && (missing0 = "metrics") || data.invariants === void 0 && (missing0 = "invariants") || data.arrangements === void 0 && (missing0 = "arrangements"))
        return validate84.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func1.call(schema34.properties, key0)) {
            return validate84.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let _errs2 = errors;
            validate57(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.title !== void 0) {
              let _errs3 = errors;
              validate80(data.title, { instancePath: instancePath + "/title", parentData: data, parentDataProperty: "title", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.kind !== void 0) {
                let data2 = data.kind, _errs4 = errors;
                if (!(data2 === "harness" || data2 === "command"))
                  return validate84.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema34.properties.kind.enum }, message: "must be equal to one of the allowed values" }], !1;
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.role !== void 0) {
                  let data3 = data.role, _errs5 = errors;
                  if (!(data3 === "gate" || data3 === "study"))
                    return validate84.errors = [{ instancePath: instancePath + "/role", schemaPath: "#/properties/role/enum", keyword: "enum", params: { allowedValues: schema34.properties.role.enum }, message: "must be equal to one of the allowed values" }], !1;
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.presence !== void 0) {
                    let _errs6 = errors;
                    validate82(data.presence, { instancePath: instancePath + "/presence", parentData: data, parentDataProperty: "presence", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors), errors = vErrors.length);
                    var valid0 = _errs6 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.timeoutMs !== void 0) {
                      let data5 = data.timeoutMs, _errs7 = errors;
                      if (errors === _errs7)
                        if (typeof data5 == "number" && isFinite(data5)) {
                          if (data5 < 0 || isNaN(data5))
                            return validate84.errors = [{ instancePath: instancePath + "/timeoutMs", schemaPath: "#/properties/timeoutMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                          if (data5 >= 9007199254740992 || isNaN(data5))
                            return validate84.errors = [{ instancePath: instancePath + "/timeoutMs", schemaPath: "#/properties/timeoutMs/exclusiveMaximum", keyword: "exclusiveMaximum", params: { comparison: "<", limit: 9007199254740992 }, message: "must be < 9007199254740992" }], !1;
                        } else
                          return validate84.errors = [{ instancePath: instancePath + "/timeoutMs", schemaPath: "#/properties/timeoutMs/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                      var valid0 = _errs7 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.launches !== void 0) {
                        let data6 = data.launches, _errs9 = errors;
                        if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)))
                          return validate84.errors = [{ instancePath: instancePath + "/launches", schemaPath: "#/properties/launches/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                        if (errors === _errs9 && typeof data6 == "number" && isFinite(data6)) {
                          if (data6 > 1e4 || isNaN(data6))
                            return validate84.errors = [{ instancePath: instancePath + "/launches", schemaPath: "#/properties/launches/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000" }], !1;
                          if (data6 < 0 || isNaN(data6))
                            return validate84.errors = [{ instancePath: instancePath + "/launches", schemaPath: "#/properties/launches/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                        }
                        var valid0 = _errs9 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.looks !== void 0) {
                          let data7 = data.looks, _errs11 = errors;
                          if (errors === _errs11)
                            if (Array.isArray(data7)) {
                              if (data7.length > 20)
                                return validate84.errors = [{ instancePath: instancePath + "/looks", schemaPath: "#/properties/looks/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" }], !1;
                              if (data7.length < 1)
                                return validate84.errors = [{ instancePath: instancePath + "/looks", schemaPath: "#/properties/looks/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }], !1;
                              {
                                var valid1 = !0;
                                let len0 = data7.length;
                                for (let i0 = 0; i0 < len0; i0++) {
                                  let data8 = data7[i0], _errs13 = errors;
                                  if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8)))
                                    return validate84.errors = [{ instancePath: instancePath + "/looks/" + i0, schemaPath: "#/properties/looks/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                  if (errors === _errs13 && typeof data8 == "number" && isFinite(data8)) {
                                    if (data8 > 1e3 || isNaN(data8))
                                      return validate84.errors = [{ instancePath: instancePath + "/looks/" + i0, schemaPath: "#/properties/looks/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000" }], !1;
                                    if (data8 < 2 || isNaN(data8))
                                      return validate84.errors = [{ instancePath: instancePath + "/looks/" + i0, schemaPath: "#/properties/looks/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 2 }, message: "must be >= 2" }], !1;
                                  }
                                  var valid1 = _errs13 === errors;
                                  if (!valid1)
                                    break;
                                }
                                if (valid1) {
                                  let i1 = data7.length, j0;
                                  if (i1 > 1) {
                                    let indices0 = {};
                                    for (; i1--; ) {
                                      let item0 = data7[i1];
                                      if (typeof item0 == "number" && !(item0 % 1) && !isNaN(item0) && isFinite(item0)) {
                                        if (typeof indices0[item0] == "number") {
                                          return j0 = indices0[item0], validate84.errors = [{ instancePath: instancePath + "/looks", schemaPath: "#/properties/looks/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }], !1;
                                          break;
                                        }
                                        indices0[item0] = i1;
                                      }
                                    }
                                  }
                                }
                              }
                            } else
                              return validate84.errors = [{ instancePath: instancePath + "/looks", schemaPath: "#/properties/looks/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                          var valid0 = _errs11 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.scenarios !== void 0) {
                            let data9 = data.scenarios, _errs15 = errors;
                            if (errors === _errs15)
                              if (Array.isArray(data9)) {
                                if (data9.length > 1e4)
                                  return validate84.errors = [{ instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/maxItems", keyword: "maxItems", params: { limit: 1e4 }, message: "must NOT have more than 10000 items" }], !1;
                                {
                                  var valid3 = !0;
                                  let len1 = data9.length;
                                  for (let i2 = 0; i2 < len1; i2++) {
                                    let _errs17 = errors;
                                    validate88(data9[i2], { instancePath: instancePath + "/scenarios/" + i2, parentData: data9, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors), errors = vErrors.length);
                                    var valid3 = _errs17 === errors;
                                    if (!valid3)
                                      break;
                                  }
                                }
                              } else
                                return validate84.errors = [{ instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                            var valid0 = _errs15 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.metrics !== void 0) {
                              let data11 = data.metrics, _errs18 = errors;
                              if (errors === _errs18)
                                if (Array.isArray(data11)) {
                                  if (data11.length > 2e5)
                                    return validate84.errors = [{ instancePath: instancePath + "/metrics", schemaPath: "#/properties/metrics/maxItems", keyword: "maxItems", params: { limit: 2e5 }, message: "must NOT have more than 200000 items" }], !1;
                                  {
                                    var valid4 = !0;
                                    let len2 = data11.length;
                                    for (let i3 = 0; i3 < len2; i3++) {
                                      let _errs20 = errors;
                                      validate95(data11[i3], { instancePath: instancePath + "/metrics/" + i3, parentData: data11, parentDataProperty: i3, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors), errors = vErrors.length);
                                      var valid4 = _errs20 === errors;
                                      if (!valid4)
                                        break;
                                    }
                                  }
                                } else
                                  return validate84.errors = [{ instancePath: instancePath + "/metrics", schemaPath: "#/properties/metrics/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                              var valid0 = _errs18 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.invariants !== void 0) {
                                let data13 = data.invariants, _errs21 = errors;
                                if (errors === _errs21)
                                  if (Array.isArray(data13)) {
                                    if (data13.length > 1e5)
                                      return validate84.errors = [{ instancePath: instancePath + "/invariants", schemaPath: "#/properties/invariants/maxItems", keyword: "maxItems", params: { limit: 1e5 }, message: "must NOT have more than 100000 items" }], !1;
                                    {
                                      var valid5 = !0;
                                      let len3 = data13.length;
                                      for (let i4 = 0; i4 < len3; i4++) {
                                        let _errs23 = errors;
                                        validate106(data13[i4], { instancePath: instancePath + "/invariants/" + i4, parentData: data13, parentDataProperty: i4, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors), errors = vErrors.length);
                                        var valid5 = _errs23 === errors;
                                        if (!valid5)
                                          break;
                                      }
                                    }
                                  } else
                                    return validate84.errors = [{ instancePath: instancePath + "/invariants", schemaPath: "#/properties/invariants/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                var valid0 = _errs21 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0)
                                if (data.arrangements !== void 0) {
                                  let data15 = data.arrangements, _errs24 = errors;
                                  if (errors === _errs24)
                                    if (Array.isArray(data15)) {
                                      if (data15.length > 500)
                                        return validate84.errors = [{ instancePath: instancePath + "/arrangements", schemaPath: "#/properties/arrangements/maxItems", keyword: "maxItems", params: { limit: 500 }, message: "must NOT have more than 500 items" }], !1;
                                      {
                                        var valid6 = !0;
                                        let len4 = data15.length;
                                        for (let i5 = 0; i5 < len4; i5++) {
                                          let data16 = data15[i5], _errs26 = errors;
                                          if (!(data16 === "BBCC" || data16 === "BCBC" || data16 === "BCCB" || data16 === "CBBC" || data16 === "CBCB" || data16 === "CCBB"))
                                            return validate84.errors = [{ instancePath: instancePath + "/arrangements/" + i5, schemaPath: "#/properties/arrangements/items/enum", keyword: "enum", params: { allowedValues: schema34.properties.arrangements.items.enum }, message: "must be equal to one of the allowed values" }], !1;
                                          var valid6 = _errs26 === errors;
                                          if (!valid6)
                                            break;
                                        }
                                      }
                                    } else
                                      return validate84.errors = [{ instancePath: instancePath + "/arrangements", schemaPath: "#/properties/arrangements/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                  var valid0 = _errs24 === errors;
                                } else
                                  var valid0 = !0;
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate84.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate84.errors = vErrors, errors === 0;
}
validate84.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var pattern10 = new RegExp("^[a-z0-9][a-z0-9.-]*/[a-z0-9][a-z0-9.-]*$", "u");
function validate115(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate115.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (typeof data == "string") {
      if (func2(data) > 161)
        return validate115.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 161 }, message: "must NOT have more than 161 characters" }], !1;
      if (!pattern10.test(data))
        return validate115.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9][a-z0-9.-]*/[a-z0-9][a-z0-9.-]*$" }, message: 'must match pattern "^[a-z0-9][a-z0-9.-]*/[a-z0-9][a-z0-9.-]*$"' }], !1;
    } else
      return validate115.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
  return validate115.errors = vErrors, errors === 0;
}
validate115.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate119(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate119.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.adopt === void 0 && (missing0 = "adopt") || data.consider === void 0 && (missing0 = "consider"))
        return validate119.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "adopt" || key0 === "consider")) {
            return validate119.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.adopt !== void 0) {
            let data0 = data.adopt, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 1e3 || isNaN(data0))
                  return validate119.errors = [{ instancePath: instancePath + "/adopt", schemaPath: "#/properties/adopt/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000" }], !1;
                if (data0 < 0 || isNaN(data0))
                  return validate119.errors = [{ instancePath: instancePath + "/adopt", schemaPath: "#/properties/adopt/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
              } else
                return validate119.errors = [{ instancePath: instancePath + "/adopt", schemaPath: "#/properties/adopt/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.consider !== void 0) {
              let data1 = data.consider, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 > 1e3 || isNaN(data1))
                    return validate119.errors = [{ instancePath: instancePath + "/consider", schemaPath: "#/properties/consider/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000" }], !1;
                  if (data1 < 0 || isNaN(data1))
                    return validate119.errors = [{ instancePath: instancePath + "/consider", schemaPath: "#/properties/consider/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                } else
                  return validate119.errors = [{ instancePath: instancePath + "/consider", schemaPath: "#/properties/consider/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate119.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate119.errors = vErrors, errors === 0;
}
validate119.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate112(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate112.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.ladder === void 0 && (missing0 = "ladder") || data.metric === void 0 && (missing0 = "metric") || data.statistics === void 0 && (missing0 = "statistics") || data.rounds === void 0 && (missing0 = "rounds"))
        return validate112.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "title" || key0 === "ladder" || key0 === "metric" || key0 === "statistics" || key0 === "rounds" || key0 === "recommend")) {
            return validate112.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let _errs2 = errors;
            validate57(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.title !== void 0) {
              let _errs3 = errors;
              validate80(data.title, { instancePath: instancePath + "/title", parentData: data, parentDataProperty: "title", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.ladder !== void 0) {
                let data2 = data.ladder, _errs4 = errors;
                if (errors === _errs4)
                  if (Array.isArray(data2)) {
                    if (data2.length > 1e3)
                      return validate112.errors = [{ instancePath: instancePath + "/ladder", schemaPath: "#/properties/ladder/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                    if (data2.length < 2)
                      return validate112.errors = [{ instancePath: instancePath + "/ladder", schemaPath: "#/properties/ladder/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }], !1;
                    {
                      var valid1 = !0;
                      let len0 = data2.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let _errs6 = errors;
                        validate115(data2[i0], { instancePath: instancePath + "/ladder/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors), errors = vErrors.length);
                        var valid1 = _errs6 === errors;
                        if (!valid1)
                          break;
                      }
                    }
                  } else
                    return validate112.errors = [{ instancePath: instancePath + "/ladder", schemaPath: "#/properties/ladder/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.metric !== void 0) {
                  let _errs7 = errors;
                  validate97(data.metric, { instancePath: instancePath + "/metric", parentData: data, parentDataProperty: "metric", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors), errors = vErrors.length);
                  var valid0 = _errs7 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.statistics !== void 0) {
                    let data5 = data.statistics, _errs8 = errors;
                    if (errors === _errs8)
                      if (Array.isArray(data5)) {
                        if (data5.length > 100)
                          return validate112.errors = [{ instancePath: instancePath + "/statistics", schemaPath: "#/properties/statistics/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                        if (data5.length < 1)
                          return validate112.errors = [{ instancePath: instancePath + "/statistics", schemaPath: "#/properties/statistics/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }], !1;
                        {
                          var valid2 = !0;
                          let len1 = data5.length;
                          for (let i1 = 0; i1 < len1; i1++) {
                            let _errs10 = errors;
                            validate99(data5[i1], { instancePath: instancePath + "/statistics/" + i1, parentData: data5, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors), errors = vErrors.length);
                            var valid2 = _errs10 === errors;
                            if (!valid2)
                              break;
                          }
                        }
                      } else
                        return validate112.errors = [{ instancePath: instancePath + "/statistics", schemaPath: "#/properties/statistics/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                    var valid0 = _errs8 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.rounds !== void 0) {
                      let data7 = data.rounds, _errs11 = errors;
                      if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)))
                        return validate112.errors = [{ instancePath: instancePath + "/rounds", schemaPath: "#/properties/rounds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                      if (errors === _errs11 && typeof data7 == "number" && isFinite(data7)) {
                        if (data7 > 1e3 || isNaN(data7))
                          return validate112.errors = [{ instancePath: instancePath + "/rounds", schemaPath: "#/properties/rounds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000" }], !1;
                        if (data7 < 1 || isNaN(data7))
                          return validate112.errors = [{ instancePath: instancePath + "/rounds", schemaPath: "#/properties/rounds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                      }
                      var valid0 = _errs11 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0)
                      if (data.recommend !== void 0) {
                        let _errs13 = errors;
                        validate119(data.recommend, { instancePath: instancePath + "/recommend", parentData: data, parentDataProperty: "recommend", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors), errors = vErrors.length);
                        var valid0 = _errs13 === errors;
                      } else
                        var valid0 = !0;
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate112.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate112.errors = vErrors, errors === 0;
}
validate112.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate78.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.presence === void 0 && (missing0 = "presence") || data.benchmarks === void 0 && (missing0 = "benchmarks") || data.studies === void 0 && (missing0 = "studies"))
        return validate78.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "title" || key0 === "presence" || key0 === "benchmarks" || key0 === "studies")) {
            return validate78.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let _errs2 = errors;
            validate57(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.title !== void 0) {
              let _errs3 = errors;
              validate80(data.title, { instancePath: instancePath + "/title", parentData: data, parentDataProperty: "title", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.presence !== void 0) {
                let _errs4 = errors;
                validate82(data.presence, { instancePath: instancePath + "/presence", parentData: data, parentDataProperty: "presence", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.benchmarks !== void 0) {
                  let data3 = data.benchmarks, _errs5 = errors;
                  if (errors === _errs5)
                    if (Array.isArray(data3)) {
                      if (data3.length > 1e3)
                        return validate78.errors = [{ instancePath: instancePath + "/benchmarks", schemaPath: "#/properties/benchmarks/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                      {
                        var valid1 = !0;
                        let len0 = data3.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let _errs7 = errors;
                          validate84(data3[i0], { instancePath: instancePath + "/benchmarks/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors), errors = vErrors.length);
                          var valid1 = _errs7 === errors;
                          if (!valid1)
                            break;
                        }
                      }
                    } else
                      return validate78.errors = [{ instancePath: instancePath + "/benchmarks", schemaPath: "#/properties/benchmarks/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.studies !== void 0) {
                    let data5 = data.studies, _errs8 = errors;
                    if (errors === _errs8)
                      if (Array.isArray(data5)) {
                        if (data5.length > 1e3)
                          return validate78.errors = [{ instancePath: instancePath + "/studies", schemaPath: "#/properties/studies/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                        {
                          var valid2 = !0;
                          let len1 = data5.length;
                          for (let i1 = 0; i1 < len1; i1++) {
                            let _errs10 = errors;
                            validate112(data5[i1], { instancePath: instancePath + "/studies/" + i1, parentData: data5, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors), errors = vErrors.length);
                            var valid2 = _errs10 === errors;
                            if (!valid2)
                              break;
                          }
                        }
                      } else
                        return validate78.errors = [{ instancePath: instancePath + "/studies", schemaPath: "#/properties/studies/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                    var valid0 = _errs8 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate78.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate78.errors = vErrors, errors === 0;
}
validate78.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema46 = { description: "Something that is declared and not measured in this run.", type: "object", additionalProperties: !1, required: ["system", "reason"], properties: { system: { description: "The system.", $ref: "#/$defs/Id" }, benchmark: { description: "The benchmark; absent: the whole system.", $ref: "#/$defs/Id" }, scenario: { description: "The scenario; absent: the whole benchmark.", $ref: "#/$defs/Id" }, reason: { description: "Why.", enum: ["filtered", "quick", "study", "other-shard", "time"] } } };
function validate123(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate123.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.system === void 0 && (missing0 = "system") || data.reason === void 0 && (missing0 = "reason"))
        return validate123.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "system" || key0 === "benchmark" || key0 === "scenario" || key0 === "reason")) {
            return validate123.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.system !== void 0) {
            let _errs2 = errors;
            validate57(data.system, { instancePath: instancePath + "/system", parentData: data, parentDataProperty: "system", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.benchmark !== void 0) {
              let _errs3 = errors;
              validate57(data.benchmark, { instancePath: instancePath + "/benchmark", parentData: data, parentDataProperty: "benchmark", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.scenario !== void 0) {
                let _errs4 = errors;
                validate57(data.scenario, { instancePath: instancePath + "/scenario", parentData: data, parentDataProperty: "scenario", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.reason !== void 0) {
                  let data3 = data.reason, _errs5 = errors;
                  if (!(data3 === "filtered" || data3 === "quick" || data3 === "study" || data3 === "other-shard" || data3 === "time"))
                    return validate123.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/enum", keyword: "enum", params: { allowedValues: schema46.properties.reason.enum }, message: "must be equal to one of the allowed values" }], !1;
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate123.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate123.errors = vErrors, errors === 0;
}
validate123.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate71.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.seed === void 0 && (missing0 = "seed") || data.quick === void 0 && (missing0 = "quick") || data.looks === void 0 && (missing0 = "looks") || data.warmupRounds === void 0 && (missing0 = "warmupRounds") || data.timeBudgetMs === void 0 && (missing0 = "timeBudgetMs") || data.alpha === void 0 && (missing0 = "alpha") || data.beta === void 0 && (missing0 = "beta") || data.inconclusive === void 0 && (missing0 = "inconclusive") || data.metricsPlanned === void 0 && (missing0 = "metricsPlanned") || data.policyFrom === void 0 && (missing0 = "policyFrom") || data.policyChanges === void 0 && (missing0 = "policyChanges") || data.systems === void 0 && (missing0 = "systems") || data.notMeasured === void 0 && (missing0 = "notMeasured"))
        return validate71.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func1.call(schema28.properties, key0)) {
            return validate71.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.seed !== void 0) {
            let data0 = data.seed, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (!pattern7.test(data0))
                  return validate71.errors = [{ instancePath: instancePath + "/seed", schemaPath: "#/properties/seed/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{32}$" }, message: 'must match pattern "^[0-9a-f]{32}$"' }], !1;
              } else
                return validate71.errors = [{ instancePath: instancePath + "/seed", schemaPath: "#/properties/seed/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.quick !== void 0) {
              let _errs4 = errors;
              if (typeof data.quick != "boolean")
                return validate71.errors = [{ instancePath: instancePath + "/quick", schemaPath: "#/properties/quick/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.looks !== void 0) {
                let data2 = data.looks, _errs6 = errors;
                if (errors === _errs6)
                  if (Array.isArray(data2)) {
                    if (data2.length > 20)
                      return validate71.errors = [{ instancePath: instancePath + "/looks", schemaPath: "#/properties/looks/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" }], !1;
                    if (data2.length < 1)
                      return validate71.errors = [{ instancePath: instancePath + "/looks", schemaPath: "#/properties/looks/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }], !1;
                    {
                      var valid1 = !0;
                      let len0 = data2.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let data3 = data2[i0], _errs8 = errors;
                        if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                          return validate71.errors = [{ instancePath: instancePath + "/looks/" + i0, schemaPath: "#/properties/looks/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                        if (errors === _errs8 && typeof data3 == "number" && isFinite(data3)) {
                          if (data3 > 1e3 || isNaN(data3))
                            return validate71.errors = [{ instancePath: instancePath + "/looks/" + i0, schemaPath: "#/properties/looks/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000" }], !1;
                          if (data3 < 2 || isNaN(data3))
                            return validate71.errors = [{ instancePath: instancePath + "/looks/" + i0, schemaPath: "#/properties/looks/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 2 }, message: "must be >= 2" }], !1;
                        }
                        var valid1 = _errs8 === errors;
                        if (!valid1)
                          break;
                      }
                      if (valid1) {
                        let i1 = data2.length, j0;
                        if (i1 > 1) {
                          let indices0 = {};
                          for (; i1--; ) {
                            let item0 = data2[i1];
                            if (typeof item0 == "number" && !(item0 % 1) && !isNaN(item0) && isFinite(item0)) {
                              if (typeof indices0[item0] == "number") {
                                return j0 = indices0[item0], validate71.errors = [{ instancePath: instancePath + "/looks", schemaPath: "#/properties/looks/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }], !1;
                                break;
                              }
                              indices0[item0] = i1;
                            }
                          }
                        }
                      }
                    }
                  } else
                    return validate71.errors = [{ instancePath: instancePath + "/looks", schemaPath: "#/properties/looks/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.warmupRounds !== void 0) {
                  let data4 = data.warmupRounds, _errs10 = errors;
                  if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)))
                    return validate71.errors = [{ instancePath: instancePath + "/warmupRounds", schemaPath: "#/properties/warmupRounds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                  if (errors === _errs10 && typeof data4 == "number" && isFinite(data4)) {
                    if (data4 > 10 || isNaN(data4))
                      return validate71.errors = [{ instancePath: instancePath + "/warmupRounds", schemaPath: "#/properties/warmupRounds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 10 }, message: "must be <= 10" }], !1;
                    if (data4 < 0 || isNaN(data4))
                      return validate71.errors = [{ instancePath: instancePath + "/warmupRounds", schemaPath: "#/properties/warmupRounds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                  }
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.timeBudgetMs !== void 0) {
                    let data5 = data.timeBudgetMs, _errs12 = errors;
                    if (errors === _errs12)
                      if (typeof data5 == "number" && isFinite(data5)) {
                        if (data5 < 0 || isNaN(data5))
                          return validate71.errors = [{ instancePath: instancePath + "/timeBudgetMs", schemaPath: "#/properties/timeBudgetMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                        if (data5 >= 9007199254740992 || isNaN(data5))
                          return validate71.errors = [{ instancePath: instancePath + "/timeBudgetMs", schemaPath: "#/properties/timeBudgetMs/exclusiveMaximum", keyword: "exclusiveMaximum", params: { comparison: "<", limit: 9007199254740992 }, message: "must be < 9007199254740992" }], !1;
                      } else
                        return validate71.errors = [{ instancePath: instancePath + "/timeBudgetMs", schemaPath: "#/properties/timeBudgetMs/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                    var valid0 = _errs12 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.alpha !== void 0) {
                      let _errs14 = errors;
                      validate72(data.alpha, { instancePath: instancePath + "/alpha", parentData: data, parentDataProperty: "alpha", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length);
                      var valid0 = _errs14 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.beta !== void 0) {
                        let _errs15 = errors;
                        validate72(data.beta, { instancePath: instancePath + "/beta", parentData: data, parentDataProperty: "beta", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length);
                        var valid0 = _errs15 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.inconclusive !== void 0) {
                          let data8 = data.inconclusive, _errs16 = errors;
                          if (!(data8 === "pass" || data8 === "fail"))
                            return validate71.errors = [{ instancePath: instancePath + "/inconclusive", schemaPath: "#/properties/inconclusive/enum", keyword: "enum", params: { allowedValues: schema28.properties.inconclusive.enum }, message: "must be equal to one of the allowed values" }], !1;
                          var valid0 = _errs16 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.sides !== void 0) {
                            let data9 = data.sides, _errs17 = errors;
                            if (!(data9 === "both" || data9 === "candidate"))
                              return validate71.errors = [{ instancePath: instancePath + "/sides", schemaPath: "#/properties/sides/enum", keyword: "enum", params: { allowedValues: schema28.properties.sides.enum }, message: "must be equal to one of the allowed values" }], !1;
                            var valid0 = _errs17 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.accept !== void 0) {
                              let data10 = data.accept, _errs18 = errors;
                              if (errors === _errs18)
                                if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                                  let missing1;
                                  if (data10.label === void 0 && (missing1 = "label") || data10.trailer === void 0 && (missing1 = "trailer"))
                                    return validate71.errors = [{ instancePath: instancePath + "/accept", schemaPath: "#/properties/accept/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
                                  {
                                    let _errs20 = errors;
                                    for (let key1 in data10)
                                      if (!(key1 === "label" || key1 === "trailer")) {
                                        return validate71.errors = [{ instancePath: instancePath + "/accept", schemaPath: "#/properties/accept/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }], !1;
                                        break;
                                      }
                                    if (_errs20 === errors) {
                                      if (data10.label !== void 0) {
                                        let data11 = data10.label, _errs21 = errors;
                                        if (errors === _errs21)
                                          if (typeof data11 == "string") {
                                            if (func2(data11) > 50)
                                              return validate71.errors = [{ instancePath: instancePath + "/accept/label", schemaPath: "#/properties/accept/properties/label/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" }], !1;
                                            if (func2(data11) < 1)
                                              return validate71.errors = [{ instancePath: instancePath + "/accept/label", schemaPath: "#/properties/accept/properties/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                                          } else
                                            return validate71.errors = [{ instancePath: instancePath + "/accept/label", schemaPath: "#/properties/accept/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                        var valid3 = _errs21 === errors;
                                      } else
                                        var valid3 = !0;
                                      if (valid3)
                                        if (data10.trailer !== void 0) {
                                          let _errs23 = errors;
                                          if (typeof data10.trailer != "boolean")
                                            return validate71.errors = [{ instancePath: instancePath + "/accept/trailer", schemaPath: "#/properties/accept/properties/trailer/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                          var valid3 = _errs23 === errors;
                                        } else
                                          var valid3 = !0;
                                    }
                                  }
                                } else
                                  return validate71.errors = [{ instancePath: instancePath + "/accept", schemaPath: "#/properties/accept/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                              var valid0 = _errs18 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.harnessChange !== void 0) {
                                let data13 = data.harnessChange, _errs25 = errors;
                                if (errors === _errs25)
                                  if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                                    let missing2;
                                    if (data13.label === void 0 && (missing2 = "label"))
                                      return validate71.errors = [{ instancePath: instancePath + "/harnessChange", schemaPath: "#/properties/harnessChange/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }], !1;
                                    {
                                      let _errs27 = errors;
                                      for (let key2 in data13)
                                        if (key2 !== "label") {
                                          return validate71.errors = [{ instancePath: instancePath + "/harnessChange", schemaPath: "#/properties/harnessChange/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }], !1;
                                          break;
                                        }
                                      if (_errs27 === errors && data13.label !== void 0) {
                                        let data14 = data13.label;
                                        if (errors === errors)
                                          if (typeof data14 == "string") {
                                            if (func2(data14) > 50)
                                              return validate71.errors = [{ instancePath: instancePath + "/harnessChange/label", schemaPath: "#/properties/harnessChange/properties/label/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" }], !1;
                                            if (func2(data14) < 1)
                                              return validate71.errors = [{ instancePath: instancePath + "/harnessChange/label", schemaPath: "#/properties/harnessChange/properties/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                                          } else
                                            return validate71.errors = [{ instancePath: instancePath + "/harnessChange/label", schemaPath: "#/properties/harnessChange/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                      }
                                    }
                                  } else
                                    return validate71.errors = [{ instancePath: instancePath + "/harnessChange", schemaPath: "#/properties/harnessChange/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                var valid0 = _errs25 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.metricsPlanned !== void 0) {
                                  let data15 = data.metricsPlanned, _errs30 = errors;
                                  if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15)))
                                    return validate71.errors = [{ instancePath: instancePath + "/metricsPlanned", schemaPath: "#/properties/metricsPlanned/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                  if (errors === _errs30 && typeof data15 == "number" && isFinite(data15)) {
                                    if (data15 > 1e9 || isNaN(data15))
                                      return validate71.errors = [{ instancePath: instancePath + "/metricsPlanned", schemaPath: "#/properties/metricsPlanned/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e9 }, message: "must be <= 1000000000" }], !1;
                                    if (data15 < 0 || isNaN(data15))
                                      return validate71.errors = [{ instancePath: instancePath + "/metricsPlanned", schemaPath: "#/properties/metricsPlanned/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                  }
                                  var valid0 = _errs30 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.metricsAdded !== void 0) {
                                    let data16 = data.metricsAdded, _errs32 = errors;
                                    if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16)))
                                      return validate71.errors = [{ instancePath: instancePath + "/metricsAdded", schemaPath: "#/properties/metricsAdded/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                    if (errors === _errs32 && typeof data16 == "number" && isFinite(data16)) {
                                      if (data16 > 1e9 || isNaN(data16))
                                        return validate71.errors = [{ instancePath: instancePath + "/metricsAdded", schemaPath: "#/properties/metricsAdded/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e9 }, message: "must be <= 1000000000" }], !1;
                                      if (data16 < 0 || isNaN(data16))
                                        return validate71.errors = [{ instancePath: instancePath + "/metricsAdded", schemaPath: "#/properties/metricsAdded/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                    }
                                    var valid0 = _errs32 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.policyFrom !== void 0) {
                                      let _errs34 = errors;
                                      validate59(data.policyFrom, { instancePath: instancePath + "/policyFrom", parentData: data, parentDataProperty: "policyFrom", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors), errors = vErrors.length);
                                      var valid0 = _errs34 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.policyChanges !== void 0) {
                                        let data18 = data.policyChanges, _errs35 = errors;
                                        if (errors === _errs35)
                                          if (Array.isArray(data18)) {
                                            if (data18.length > 1e4)
                                              return validate71.errors = [{ instancePath: instancePath + "/policyChanges", schemaPath: "#/properties/policyChanges/maxItems", keyword: "maxItems", params: { limit: 1e4 }, message: "must NOT have more than 10000 items" }], !1;
                                            {
                                              var valid5 = !0;
                                              let len1 = data18.length;
                                              for (let i2 = 0; i2 < len1; i2++) {
                                                let _errs37 = errors;
                                                validate76(data18[i2], { instancePath: instancePath + "/policyChanges/" + i2, parentData: data18, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors), errors = vErrors.length);
                                                var valid5 = _errs37 === errors;
                                                if (!valid5)
                                                  break;
                                              }
                                            }
                                          } else
                                            return validate71.errors = [{ instancePath: instancePath + "/policyChanges", schemaPath: "#/properties/policyChanges/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                        var valid0 = _errs35 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.systems !== void 0) {
                                          let data20 = data.systems, _errs38 = errors;
                                          if (errors === _errs38)
                                            if (Array.isArray(data20)) {
                                              if (data20.length > 1e3)
                                                return validate71.errors = [{ instancePath: instancePath + "/systems", schemaPath: "#/properties/systems/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                                              {
                                                var valid6 = !0;
                                                let len2 = data20.length;
                                                for (let i3 = 0; i3 < len2; i3++) {
                                                  let _errs40 = errors;
                                                  validate78(data20[i3], { instancePath: instancePath + "/systems/" + i3, parentData: data20, parentDataProperty: i3, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors), errors = vErrors.length);
                                                  var valid6 = _errs40 === errors;
                                                  if (!valid6)
                                                    break;
                                                }
                                              }
                                            } else
                                              return validate71.errors = [{ instancePath: instancePath + "/systems", schemaPath: "#/properties/systems/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                          var valid0 = _errs38 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0)
                                          if (data.notMeasured !== void 0) {
                                            let data22 = data.notMeasured, _errs41 = errors;
                                            if (errors === _errs41)
                                              if (Array.isArray(data22)) {
                                                if (data22.length > 1e6)
                                                  return validate71.errors = [{ instancePath: instancePath + "/notMeasured", schemaPath: "#/properties/notMeasured/maxItems", keyword: "maxItems", params: { limit: 1e6 }, message: "must NOT have more than 1000000 items" }], !1;
                                                {
                                                  var valid7 = !0;
                                                  let len3 = data22.length;
                                                  for (let i4 = 0; i4 < len3; i4++) {
                                                    let _errs43 = errors;
                                                    validate123(data22[i4], { instancePath: instancePath + "/notMeasured/" + i4, parentData: data22, parentDataProperty: i4, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors), errors = vErrors.length);
                                                    var valid7 = _errs43 === errors;
                                                    if (!valid7)
                                                      break;
                                                  }
                                                }
                                              } else
                                                return validate71.errors = [{ instancePath: instancePath + "/notMeasured", schemaPath: "#/properties/notMeasured/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                            var valid0 = _errs41 === errors;
                                          } else
                                            var valid0 = !0;
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate71.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate71.errors = vErrors, errors === 0;
}
validate71.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate133(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate133.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.benchmark === void 0 && (missing0 = "benchmark") || data.workload === void 0 && (missing0 = "workload"))
        return validate133.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "benchmark" || key0 === "workload" || key0 === "differs")) {
            return validate133.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.benchmark !== void 0) {
            let _errs2 = errors;
            validate57(data.benchmark, { instancePath: instancePath + "/benchmark", parentData: data, parentDataProperty: "benchmark", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.workload !== void 0) {
              let data1 = data.workload, _errs3 = errors;
              if (errors === _errs3)
                if (typeof data1 == "string") {
                  if (func2(data1) > 200)
                    return validate133.errors = [{ instancePath: instancePath + "/workload", schemaPath: "#/properties/workload/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                  if (func2(data1) < 1)
                    return validate133.errors = [{ instancePath: instancePath + "/workload", schemaPath: "#/properties/workload/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                } else
                  return validate133.errors = [{ instancePath: instancePath + "/workload", schemaPath: "#/properties/workload/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.differs !== void 0) {
                let data2 = data.differs, _errs5 = errors;
                if (errors === _errs5)
                  if (Array.isArray(data2)) {
                    if (data2.length > 20)
                      return validate133.errors = [{ instancePath: instancePath + "/differs", schemaPath: "#/properties/differs/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" }], !1;
                    if (data2.length < 1)
                      return validate133.errors = [{ instancePath: instancePath + "/differs", schemaPath: "#/properties/differs/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }], !1;
                    {
                      var valid1 = !0;
                      let len0 = data2.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let data3 = data2[i0], _errs7 = errors;
                        if (errors === _errs7)
                          if (typeof data3 == "string") {
                            if (func2(data3) > 1e4)
                              return validate133.errors = [{ instancePath: instancePath + "/differs/" + i0, schemaPath: "#/properties/differs/items/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" }], !1;
                          } else
                            return validate133.errors = [{ instancePath: instancePath + "/differs/" + i0, schemaPath: "#/properties/differs/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid1 = _errs7 === errors;
                        if (!valid1)
                          break;
                      }
                    }
                  } else
                    return validate133.errors = [{ instancePath: instancePath + "/differs", schemaPath: "#/properties/differs/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                var valid0 = _errs5 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate133.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate133.errors = vErrors, errors === 0;
}
validate133.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate132(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate132.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.key === void 0 && (missing0 = "key") || data.cached === void 0 && (missing0 = "cached") || data.durationMs === void 0 && (missing0 = "durationMs") || data.fingerprints === void 0 && (missing0 = "fingerprints"))
        return validate132.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "key" || key0 === "source" || key0 === "cached" || key0 === "durationMs" || key0 === "fingerprints")) {
            return validate132.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.key !== void 0) {
            let data0 = data.key, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (func2(data0) > 200)
                  return validate132.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/properties/key/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                if (func2(data0) < 1)
                  return validate132.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/properties/key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
              } else
                return validate132.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.source !== void 0) {
              let data1 = data.source, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (func2(data1) > 200)
                    return validate132.errors = [{ instancePath: instancePath + "/source", schemaPath: "#/properties/source/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                  if (func2(data1) < 1)
                    return validate132.errors = [{ instancePath: instancePath + "/source", schemaPath: "#/properties/source/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                } else
                  return validate132.errors = [{ instancePath: instancePath + "/source", schemaPath: "#/properties/source/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.cached !== void 0) {
                let _errs6 = errors;
                if (typeof data.cached != "boolean")
                  return validate132.errors = [{ instancePath: instancePath + "/cached", schemaPath: "#/properties/cached/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.durationMs !== void 0) {
                  let data3 = data.durationMs, _errs8 = errors;
                  if (errors === _errs8)
                    if (typeof data3 == "number" && isFinite(data3)) {
                      if (data3 < 0 || isNaN(data3))
                        return validate132.errors = [{ instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                      if (data3 >= 9007199254740992 || isNaN(data3))
                        return validate132.errors = [{ instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/exclusiveMaximum", keyword: "exclusiveMaximum", params: { comparison: "<", limit: 9007199254740992 }, message: "must be < 9007199254740992" }], !1;
                    } else
                      return validate132.errors = [{ instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.fingerprints !== void 0) {
                    let data4 = data.fingerprints, _errs10 = errors;
                    if (errors === _errs10)
                      if (Array.isArray(data4)) {
                        if (data4.length > 1e3)
                          return validate132.errors = [{ instancePath: instancePath + "/fingerprints", schemaPath: "#/properties/fingerprints/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                        {
                          var valid1 = !0;
                          let len0 = data4.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            let _errs12 = errors;
                            validate133(data4[i0], { instancePath: instancePath + "/fingerprints/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors), errors = vErrors.length);
                            var valid1 = _errs12 === errors;
                            if (!valid1)
                              break;
                          }
                        }
                      } else
                        return validate132.errors = [{ instancePath: instancePath + "/fingerprints", schemaPath: "#/properties/fingerprints/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate132.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate132.errors = vErrors, errors === 0;
}
validate132.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate131(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate131.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind"))
        return validate131.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "kind" || key0 === "baseline" || key0 === "candidate" || key0 === "harnessChange")) {
            return validate131.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            let _errs2 = errors;
            if (data.kind !== "built")
              return validate131.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "built" }, message: "must be equal to constant" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.baseline !== void 0) {
              let _errs3 = errors;
              validate132(data.baseline, { instancePath: instancePath + "/baseline", parentData: data, parentDataProperty: "baseline", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.candidate !== void 0) {
                let _errs4 = errors;
                validate132(data.candidate, { instancePath: instancePath + "/candidate", parentData: data, parentDataProperty: "candidate", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.harnessChange !== void 0) {
                  let data3 = data.harnessChange, _errs5 = errors;
                  if (errors === _errs5)
                    if (typeof data3 == "string") {
                      if (func2(data3) > 2e3)
                        return validate131.errors = [{ instancePath: instancePath + "/harnessChange", schemaPath: "#/properties/harnessChange/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" }], !1;
                      if (func2(data3) < 0)
                        return validate131.errors = [{ instancePath: instancePath + "/harnessChange", schemaPath: "#/properties/harnessChange/minLength", keyword: "minLength", params: { limit: 0 }, message: "must NOT have fewer than 0 characters" }], !1;
                    } else
                      return validate131.errors = [{ instancePath: instancePath + "/harnessChange", schemaPath: "#/properties/harnessChange/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate131.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate131.errors = vErrors, errors === 0;
}
validate131.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema51 = { description: "The system could not be made ready.", type: "object", additionalProperties: !1, required: ["kind", "stage", "failure"], properties: { kind: { description: "not-measurable.", const: "not-measurable" }, stage: { description: "Where it failed.", enum: ["source", "tools", "setup", "build", "prepare"] }, side: { description: "Whose stage failed; absent: both share it.", $ref: "#/$defs/Side" }, failure: { description: "Why.", $ref: "#/$defs/Failure" } } }, schema52 = { description: "Why something could not be measured or built.", type: "object", additionalProperties: !1, required: ["code", "message", "logTail"], properties: { code: { description: "What kind of failure.", enum: ["exit-code", "signal", "timeout", "not-found", "no-output", "cut-off", "event-invalid", "output-too-large", "scenario-missing", "service-not-ready", "service-died", "hyperfine-failed", "hyperfine-output", "prepare-failed", "disk"] }, message: { description: "For people.", type: "string", minLength: 0, maxLength: 1e4 }, where: { description: "A file and line, a JSON pointer or a command.", type: "string", minLength: 0, maxLength: 1e4 }, hint: { description: "What to do next.", type: "string", minLength: 0, maxLength: 1e4 }, logTail: { description: "Last lines of the log.", type: "array", maxItems: 1e3, items: { type: "string", maxLength: 1e4 } } } };
function validate140(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate140.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.code === void 0 && (missing0 = "code") || data.message === void 0 && (missing0 = "message") || data.logTail === void 0 && (missing0 = "logTail"))
        return validate140.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "code" || key0 === "message" || key0 === "where" || key0 === "hint" || key0 === "logTail")) {
            return validate140.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.code !== void 0) {
            let data0 = data.code, _errs2 = errors;
            if (!(data0 === "exit-code" || data0 === "signal" || data0 === "timeout" || data0 === "not-found" || data0 === "no-output" || data0 === "cut-off" || data0 === "event-invalid" || data0 === "output-too-large" || data0 === "scenario-missing" || data0 === "service-not-ready" || data0 === "service-died" || data0 === "hyperfine-failed" || data0 === "hyperfine-output" || data0 === "prepare-failed" || data0 === "disk"))
              return validate140.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/enum", keyword: "enum", params: { allowedValues: schema52.properties.code.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.message !== void 0) {
              let data1 = data.message, _errs3 = errors;
              if (errors === _errs3)
                if (typeof data1 == "string") {
                  if (func2(data1) > 1e4)
                    return validate140.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" }], !1;
                  if (func2(data1) < 0)
                    return validate140.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/minLength", keyword: "minLength", params: { limit: 0 }, message: "must NOT have fewer than 0 characters" }], !1;
                } else
                  return validate140.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.where !== void 0) {
                let data2 = data.where, _errs5 = errors;
                if (errors === _errs5)
                  if (typeof data2 == "string") {
                    if (func2(data2) > 1e4)
                      return validate140.errors = [{ instancePath: instancePath + "/where", schemaPath: "#/properties/where/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" }], !1;
                    if (func2(data2) < 0)
                      return validate140.errors = [{ instancePath: instancePath + "/where", schemaPath: "#/properties/where/minLength", keyword: "minLength", params: { limit: 0 }, message: "must NOT have fewer than 0 characters" }], !1;
                  } else
                    return validate140.errors = [{ instancePath: instancePath + "/where", schemaPath: "#/properties/where/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs5 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.hint !== void 0) {
                  let data3 = data.hint, _errs7 = errors;
                  if (errors === _errs7)
                    if (typeof data3 == "string") {
                      if (func2(data3) > 1e4)
                        return validate140.errors = [{ instancePath: instancePath + "/hint", schemaPath: "#/properties/hint/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" }], !1;
                      if (func2(data3) < 0)
                        return validate140.errors = [{ instancePath: instancePath + "/hint", schemaPath: "#/properties/hint/minLength", keyword: "minLength", params: { limit: 0 }, message: "must NOT have fewer than 0 characters" }], !1;
                    } else
                      return validate140.errors = [{ instancePath: instancePath + "/hint", schemaPath: "#/properties/hint/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs7 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.logTail !== void 0) {
                    let data4 = data.logTail, _errs9 = errors;
                    if (errors === _errs9)
                      if (Array.isArray(data4)) {
                        if (data4.length > 1e3)
                          return validate140.errors = [{ instancePath: instancePath + "/logTail", schemaPath: "#/properties/logTail/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                        {
                          var valid1 = !0;
                          let len0 = data4.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            let data5 = data4[i0], _errs11 = errors;
                            if (errors === _errs11)
                              if (typeof data5 == "string") {
                                if (func2(data5) > 1e4)
                                  return validate140.errors = [{ instancePath: instancePath + "/logTail/" + i0, schemaPath: "#/properties/logTail/items/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" }], !1;
                              } else
                                return validate140.errors = [{ instancePath: instancePath + "/logTail/" + i0, schemaPath: "#/properties/logTail/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                            var valid1 = _errs11 === errors;
                            if (!valid1)
                              break;
                          }
                        }
                      } else
                        return validate140.errors = [{ instancePath: instancePath + "/logTail", schemaPath: "#/properties/logTail/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                    var valid0 = _errs9 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate140.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate140.errors = vErrors, errors === 0;
}
validate140.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate138(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate138.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.stage === void 0 && (missing0 = "stage") || data.failure === void 0 && (missing0 = "failure"))
        return validate138.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "kind" || key0 === "stage" || key0 === "side" || key0 === "failure")) {
            return validate138.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            let _errs2 = errors;
            if (data.kind !== "not-measurable")
              return validate138.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "not-measurable" }, message: "must be equal to constant" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.stage !== void 0) {
              let data1 = data.stage, _errs3 = errors;
              if (!(data1 === "source" || data1 === "tools" || data1 === "setup" || data1 === "build" || data1 === "prepare"))
                return validate138.errors = [{ instancePath: instancePath + "/stage", schemaPath: "#/properties/stage/enum", keyword: "enum", params: { allowedValues: schema51.properties.stage.enum }, message: "must be equal to one of the allowed values" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.side !== void 0) {
                let _errs4 = errors;
                validate59(data.side, { instancePath: instancePath + "/side", parentData: data, parentDataProperty: "side", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.failure !== void 0) {
                  let _errs5 = errors;
                  validate140(data.failure, { instancePath: instancePath + "/failure", parentData: data, parentDataProperty: "failure", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors), errors = vErrors.length);
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate138.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate138.errors = vErrors, errors === 0;
}
validate138.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate129(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate129.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.state === void 0 && (missing0 = "state"))
        return validate129.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "state")) {
            return validate129.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let _errs2 = errors;
            validate57(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.state !== void 0) {
              let data1 = data.state, _errs3 = errors;
              if (errors === _errs3)
                if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                  let missing1;
                  if (data1.kind === void 0 && (missing1 = "kind"))
                    return validate129.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
                  {
                    let tag0 = data1.kind;
                    if (typeof tag0 == "string")
                      if (tag0 === "built") {
                        validate131(data1, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors), errors = vErrors.length);
                        var props0 = !0;
                      } else if (tag0 === "not-measurable")
                        validate138(data1, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors), errors = vErrors.length), props0 !== !0 && (props0 = !0);
                      else
                        return validate129.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 }, message: 'value of tag "kind" must be in oneOf' }], !1;
                    else
                      return validate129.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 }, message: 'tag "kind" must be string' }], !1;
                  }
                } else
                  return validate129.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate129.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate129.errors = vErrors, errors === 0;
}
validate129.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate145(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate145.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.system === void 0 && (missing0 = "system") || data.benchmark === void 0 && (missing0 = "benchmark") || data.side === void 0 && (missing0 = "side") || data.durationMs === void 0 && (missing0 = "durationMs"))
        return validate145.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "system" || key0 === "benchmark" || key0 === "side" || key0 === "durationMs")) {
            return validate145.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.system !== void 0) {
            let _errs2 = errors;
            validate57(data.system, { instancePath: instancePath + "/system", parentData: data, parentDataProperty: "system", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.benchmark !== void 0) {
              let _errs3 = errors;
              validate57(data.benchmark, { instancePath: instancePath + "/benchmark", parentData: data, parentDataProperty: "benchmark", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.side !== void 0) {
                let _errs4 = errors;
                validate59(data.side, { instancePath: instancePath + "/side", parentData: data, parentDataProperty: "side", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.durationMs !== void 0) {
                  let data3 = data.durationMs, _errs5 = errors;
                  if (errors === _errs5)
                    if (typeof data3 == "number" && isFinite(data3)) {
                      if (data3 < 0 || isNaN(data3))
                        return validate145.errors = [{ instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                      if (data3 >= 9007199254740992 || isNaN(data3))
                        return validate145.errors = [{ instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/exclusiveMaximum", keyword: "exclusiveMaximum", params: { comparison: "<", limit: 9007199254740992 }, message: "must be < 9007199254740992" }], !1;
                    } else
                      return validate145.errors = [{ instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate145.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate145.errors = vErrors, errors === 0;
}
validate145.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate150(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate150.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.system === void 0 && (missing0 = "system") || data.benchmark === void 0 && (missing0 = "benchmark") || data.side === void 0 && (missing0 = "side") || data.code === void 0 && (missing0 = "code") || data.message === void 0 && (missing0 = "message"))
        return validate150.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "system" || key0 === "benchmark" || key0 === "side" || key0 === "code" || key0 === "message")) {
            return validate150.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.system !== void 0) {
            let _errs2 = errors;
            validate57(data.system, { instancePath: instancePath + "/system", parentData: data, parentDataProperty: "system", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.benchmark !== void 0) {
              let _errs3 = errors;
              validate57(data.benchmark, { instancePath: instancePath + "/benchmark", parentData: data, parentDataProperty: "benchmark", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.side !== void 0) {
                let _errs4 = errors;
                validate59(data.side, { instancePath: instancePath + "/side", parentData: data, parentDataProperty: "side", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.code !== void 0) {
                  let _errs5 = errors;
                  validate97(data.code, { instancePath: instancePath + "/code", parentData: data, parentDataProperty: "code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors), errors = vErrors.length);
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.message !== void 0) {
                    let data4 = data.message, _errs6 = errors;
                    if (errors === _errs6)
                      if (typeof data4 == "string") {
                        if (func2(data4) > 2e3)
                          return validate150.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" }], !1;
                        if (func2(data4) < 1)
                          return validate150.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                      } else
                        return validate150.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs6 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate150.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate150.errors = vErrors, errors === 0;
}
validate150.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema56 = { title: "PublishedFigure", description: "One printed figure. Both bounds are the same where one number is printed; one is absent where an inequality is; both where there is no number.", type: "object", additionalProperties: !1, required: ["scenario", "metric", "statistic", "side", "unit", "printed"], properties: { scenario: { description: "What it is a figure of.", $ref: "#/$defs/Id" }, metric: { description: "What was measured of it.", $ref: "#/$defs/MetricId" }, statistic: { description: "p95, mean, min, count, change and the like.", $ref: "#/$defs/Id" }, side: { $ref: "#/$defs/Side" }, phase: { description: "A named part of the latency.", $ref: "#/$defs/MetricId" }, labels: { $ref: "#/$defs/Labels" }, unit: { $ref: "#/$defs/Unit" }, printed: { description: "As printed, with its own unit.", type: "string", minLength: 1, maxLength: 200 }, low: { description: "The least that the print says, in the unit.", type: "number" }, high: { description: "The most that the print says, in the unit.", type: "number" } } };
function validate165(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate165.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length > 8)
        return validate165.errors = [{ instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 8 }, message: "must NOT have more than 8 properties" }], !1;
      for (let key0 in data) {
        let _errs1 = errors;
        if (typeof key0 == "string") {
          if (func2(key0) > 40) {
            let err0 = { instancePath, schemaPath: "#/propertyNames/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters", propertyName: key0 };
            vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
          } else if (!pattern8.test(key0)) {
            let err1 = { instancePath, schemaPath: "#/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9-]+$" }, message: 'must match pattern "^[a-z0-9-]+$"', propertyName: key0 };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
          }
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          let err2 = { instancePath, schemaPath: "#/propertyNames", keyword: "propertyNames", params: { propertyName: key0 }, message: "property name must be valid" };
          return vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++, validate165.errors = vErrors, !1;
          break;
        }
      }
      if (valid0)
        for (let key1 in data) {
          let data0 = data[key1], _errs3 = errors;
          if (errors === _errs3)
            if (typeof data0 == "string") {
              if (func2(data0) > 200)
                return validate165.errors = [{ instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
            } else
              return validate165.errors = [{ instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid1 = _errs3 === errors;
          if (!valid1)
            break;
        }
    } else
      return validate165.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate165.errors = vErrors, errors === 0;
}
validate165.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate159(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate159.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.scenario === void 0 && (missing0 = "scenario") || data.metric === void 0 && (missing0 = "metric") || data.statistic === void 0 && (missing0 = "statistic") || data.side === void 0 && (missing0 = "side") || data.unit === void 0 && (missing0 = "unit") || data.printed === void 0 && (missing0 = "printed"))
        return validate159.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func1.call(schema56.properties, key0)) {
            return validate159.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.scenario !== void 0) {
            let _errs2 = errors;
            validate57(data.scenario, { instancePath: instancePath + "/scenario", parentData: data, parentDataProperty: "scenario", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.metric !== void 0) {
              let _errs3 = errors;
              validate97(data.metric, { instancePath: instancePath + "/metric", parentData: data, parentDataProperty: "metric", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.statistic !== void 0) {
                let _errs4 = errors;
                validate57(data.statistic, { instancePath: instancePath + "/statistic", parentData: data, parentDataProperty: "statistic", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.side !== void 0) {
                  let _errs5 = errors;
                  validate59(data.side, { instancePath: instancePath + "/side", parentData: data, parentDataProperty: "side", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors), errors = vErrors.length);
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.phase !== void 0) {
                    let _errs6 = errors;
                    validate97(data.phase, { instancePath: instancePath + "/phase", parentData: data, parentDataProperty: "phase", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors), errors = vErrors.length);
                    var valid0 = _errs6 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.labels !== void 0) {
                      let _errs7 = errors;
                      validate165(data.labels, { instancePath: instancePath + "/labels", parentData: data, parentDataProperty: "labels", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors), errors = vErrors.length);
                      var valid0 = _errs7 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.unit !== void 0) {
                        let _errs8 = errors;
                        validate103(data.unit, { instancePath: instancePath + "/unit", parentData: data, parentDataProperty: "unit", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors), errors = vErrors.length);
                        var valid0 = _errs8 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.printed !== void 0) {
                          let data7 = data.printed, _errs9 = errors;
                          if (errors === _errs9)
                            if (typeof data7 == "string") {
                              if (func2(data7) > 200)
                                return validate159.errors = [{ instancePath: instancePath + "/printed", schemaPath: "#/properties/printed/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                              if (func2(data7) < 1)
                                return validate159.errors = [{ instancePath: instancePath + "/printed", schemaPath: "#/properties/printed/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                            } else
                              return validate159.errors = [{ instancePath: instancePath + "/printed", schemaPath: "#/properties/printed/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid0 = _errs9 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.low !== void 0) {
                            let data8 = data.low, _errs11 = errors;
                            if (!(typeof data8 == "number" && isFinite(data8)))
                              return validate159.errors = [{ instancePath: instancePath + "/low", schemaPath: "#/properties/low/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                            var valid0 = _errs11 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0)
                            if (data.high !== void 0) {
                              let data9 = data.high, _errs13 = errors;
                              if (!(typeof data9 == "number" && isFinite(data9)))
                                return validate159.errors = [{ instancePath: instancePath + "/high", schemaPath: "#/properties/high/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                              var valid0 = _errs13 === errors;
                            } else
                              var valid0 = !0;
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate159.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate159.errors = vErrors, errors === 0;
}
validate159.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate156(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate156.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.system === void 0 && (missing0 = "system") || data.title === void 0 && (missing0 = "title") || data.environment === void 0 && (missing0 = "environment") || data.source === void 0 && (missing0 = "source") || data.figures === void 0 && (missing0 = "figures"))
        return validate156.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "system" || key0 === "title" || key0 === "date" || key0 === "environment" || key0 === "source" || key0 === "figures")) {
            return validate156.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.system !== void 0) {
            let _errs2 = errors;
            validate57(data.system, { instancePath: instancePath + "/system", parentData: data, parentDataProperty: "system", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.title !== void 0) {
              let _errs3 = errors;
              validate80(data.title, { instancePath: instancePath + "/title", parentData: data, parentDataProperty: "title", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.date !== void 0) {
                let data2 = data.date, _errs4 = errors;
                if (errors === _errs4)
                  if (typeof data2 == "string") {
                    if (func2(data2) > 100)
                      return validate156.errors = [{ instancePath: instancePath + "/date", schemaPath: "#/properties/date/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }], !1;
                    if (func2(data2) < 1)
                      return validate156.errors = [{ instancePath: instancePath + "/date", schemaPath: "#/properties/date/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                  } else
                    return validate156.errors = [{ instancePath: instancePath + "/date", schemaPath: "#/properties/date/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.environment !== void 0) {
                  let data3 = data.environment, _errs6 = errors;
                  if (errors === _errs6)
                    if (typeof data3 == "string") {
                      if (func2(data3) > 200)
                        return validate156.errors = [{ instancePath: instancePath + "/environment", schemaPath: "#/properties/environment/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                      if (func2(data3) < 1)
                        return validate156.errors = [{ instancePath: instancePath + "/environment", schemaPath: "#/properties/environment/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                    } else
                      return validate156.errors = [{ instancePath: instancePath + "/environment", schemaPath: "#/properties/environment/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs6 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.source !== void 0) {
                    let data4 = data.source, _errs8 = errors;
                    if (errors === _errs8)
                      if (typeof data4 == "string") {
                        if (func2(data4) > 1e3)
                          return validate156.errors = [{ instancePath: instancePath + "/source", schemaPath: "#/properties/source/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
                        if (func2(data4) < 1)
                          return validate156.errors = [{ instancePath: instancePath + "/source", schemaPath: "#/properties/source/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                      } else
                        return validate156.errors = [{ instancePath: instancePath + "/source", schemaPath: "#/properties/source/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs8 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.figures !== void 0) {
                      let data5 = data.figures, _errs10 = errors;
                      if (errors === _errs10)
                        if (Array.isArray(data5)) {
                          if (data5.length > 1e5)
                            return validate156.errors = [{ instancePath: instancePath + "/figures", schemaPath: "#/properties/figures/maxItems", keyword: "maxItems", params: { limit: 1e5 }, message: "must NOT have more than 100000 items" }], !1;
                          {
                            var valid1 = !0;
                            let len0 = data5.length;
                            for (let i0 = 0; i0 < len0; i0++) {
                              let _errs12 = errors;
                              validate159(data5[i0], { instancePath: instancePath + "/figures/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors), errors = vErrors.length);
                              var valid1 = _errs12 === errors;
                              if (!valid1)
                                break;
                            }
                          }
                        } else
                          return validate156.errors = [{ instancePath: instancePath + "/figures", schemaPath: "#/properties/figures/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                      var valid0 = _errs10 === errors;
                    } else
                      var valid0 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return validate156.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate156.errors = vErrors, errors === 0;
}
validate156.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema58 = { description: "One side of one benchmark in one round.", type: "object", additionalProperties: !1, required: ["system", "benchmark", "side", "round", "slot", "startedAtMs", "durationMs", "host", "outcome"], properties: { system: { description: "The system.", $ref: "#/$defs/Id" }, benchmark: { description: "The benchmark.", $ref: "#/$defs/Id" }, side: { $ref: "#/$defs/Side" }, round: { description: "0-based; warm-up rounds are not kept.", type: "integer", minimum: 0, maximum: 999 }, slot: { description: "Position in time within the quad, 0 to 3: where the plan's arrangement has this trial.", type: "integer", minimum: 0, maximum: 3 }, startedAtMs: { description: "Since the start of the run, in milliseconds.", type: "number", minimum: 0, exclusiveMaximum: 9007199254740992 }, durationMs: { description: "How long the trial took, in milliseconds.", type: "number", minimum: 0, exclusiveMaximum: 9007199254740992 }, host: { description: "What the host looked like.", $ref: "#/$defs/HostReading" }, outcome: { description: "What was measured, or why nothing was.", type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ $ref: "#/$defs/TrialOk" }, { $ref: "#/$defs/TrialFailed" }] } } };
function validate174(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate174.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "load1" || key0 === "stealShare" || key0 === "cpuPressureShare" || key0 === "cpuMhz")) {
          return validate174.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.load1 !== void 0) {
          let data0 = data.load1, _errs2 = errors;
          if (errors === _errs2)
            if (typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 1e6 || isNaN(data0))
                return validate174.errors = [{ instancePath: instancePath + "/load1", schemaPath: "#/properties/load1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" }], !1;
              if (data0 < 0 || isNaN(data0))
                return validate174.errors = [{ instancePath: instancePath + "/load1", schemaPath: "#/properties/load1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
            } else
              return validate174.errors = [{ instancePath: instancePath + "/load1", schemaPath: "#/properties/load1/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.stealShare !== void 0) {
            let _errs4 = errors;
            validate72(data.stealShare, { instancePath: instancePath + "/stealShare", parentData: data, parentDataProperty: "stealShare", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length);
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.cpuPressureShare !== void 0) {
              let _errs5 = errors;
              validate72(data.cpuPressureShare, { instancePath: instancePath + "/cpuPressureShare", parentData: data, parentDataProperty: "cpuPressureShare", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length);
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.cpuMhz !== void 0) {
                let data3 = data.cpuMhz, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 1e6 || isNaN(data3))
                      return validate174.errors = [{ instancePath: instancePath + "/cpuMhz", schemaPath: "#/properties/cpuMhz/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" }], !1;
                    if (data3 < 0 || isNaN(data3))
                      return validate174.errors = [{ instancePath: instancePath + "/cpuMhz", schemaPath: "#/properties/cpuMhz/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                  } else
                    return validate174.errors = [{ instancePath: instancePath + "/cpuMhz", schemaPath: "#/properties/cpuMhz/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate174.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate174.errors = vErrors, errors === 0;
}
validate174.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate179(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate179.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.version === void 0 && (missing0 = "version"))
        return validate179.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "name" || key0 === "version" || key0 === "timerFloorNs" || key0 === "workload" || key0 === "operations" || key0 === "checksum")) {
            return validate179.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            let data0 = data.name, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (func2(data0) > 200)
                  return validate179.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                if (func2(data0) < 1)
                  return validate179.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
              } else
                return validate179.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.version !== void 0) {
              let data1 = data.version, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (func2(data1) > 100)
                    return validate179.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }], !1;
                  if (func2(data1) < 1)
                    return validate179.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                } else
                  return validate179.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.timerFloorNs !== void 0) {
                let data2 = data.timerFloorNs, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "number" && isFinite(data2)) {
                    if (data2 < 0 || isNaN(data2))
                      return validate179.errors = [{ instancePath: instancePath + "/timerFloorNs", schemaPath: "#/properties/timerFloorNs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                    if (data2 >= 9007199254740992 || isNaN(data2))
                      return validate179.errors = [{ instancePath: instancePath + "/timerFloorNs", schemaPath: "#/properties/timerFloorNs/exclusiveMaximum", keyword: "exclusiveMaximum", params: { comparison: "<", limit: 9007199254740992 }, message: "must be < 9007199254740992" }], !1;
                  } else
                    return validate179.errors = [{ instancePath: instancePath + "/timerFloorNs", schemaPath: "#/properties/timerFloorNs/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.workload !== void 0) {
                  let data3 = data.workload, _errs8 = errors;
                  if (errors === _errs8)
                    if (typeof data3 == "string") {
                      if (func2(data3) > 200)
                        return validate179.errors = [{ instancePath: instancePath + "/workload", schemaPath: "#/properties/workload/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                      if (func2(data3) < 1)
                        return validate179.errors = [{ instancePath: instancePath + "/workload", schemaPath: "#/properties/workload/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                    } else
                      return validate179.errors = [{ instancePath: instancePath + "/workload", schemaPath: "#/properties/workload/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.operations !== void 0) {
                    let data4 = data.operations, _errs10 = errors;
                    if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)))
                      return validate179.errors = [{ instancePath: instancePath + "/operations", schemaPath: "#/properties/operations/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                    if (errors === _errs10 && typeof data4 == "number" && isFinite(data4)) {
                      if (data4 > 9007199254740991 || isNaN(data4))
                        return validate179.errors = [{ instancePath: instancePath + "/operations", schemaPath: "#/properties/operations/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }], !1;
                      if (data4 < 0 || isNaN(data4))
                        return validate179.errors = [{ instancePath: instancePath + "/operations", schemaPath: "#/properties/operations/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                    }
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.checksum !== void 0) {
                      let data5 = data.checksum, _errs12 = errors;
                      if (errors === _errs12)
                        if (typeof data5 == "string") {
                          if (func2(data5) > 200)
                            return validate179.errors = [{ instancePath: instancePath + "/checksum", schemaPath: "#/properties/checksum/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                          if (func2(data5) < 1)
                            return validate179.errors = [{ instancePath: instancePath + "/checksum", schemaPath: "#/properties/checksum/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                        } else
                          return validate179.errors = [{ instancePath: instancePath + "/checksum", schemaPath: "#/properties/checksum/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return validate179.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate179.errors = vErrors, errors === 0;
}
validate179.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema62 = { description: "The observations of one metric of one scenario in one trial.", type: "object", additionalProperties: !1, required: ["scenario", "metric", "unit", "better", "outcome", "batch", "warmup", "labels", "values"], properties: { scenario: { description: "The scenario.", $ref: "#/$defs/Id" }, metric: { description: "The metric.", $ref: "#/$defs/MetricId" }, unit: { $ref: "#/$defs/Unit" }, better: { $ref: "#/$defs/Better" }, phase: { description: "A named part of the latency.", $ref: "#/$defs/MetricId" }, outcome: { description: "How the operations ended. Only ok is gated.", $ref: "#/$defs/MetricId" }, batch: { description: "Each value is the time of so many operations divided by so many.", type: "integer", minimum: 1, maximum: 9007199254740991 }, warmup: { description: "Kept apart and never judged.", type: "boolean" }, labels: { $ref: "#/$defs/Labels" }, values: { description: "In measured order; fractions only where batch is above 1.", type: "array", items: { type: "number", minimum: 0, exclusiveMaximum: 9007199254740992 } } } }, schema63 = { description: "Which direction is better.", enum: ["lower", "higher"] };
function validate185(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate185.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data === "lower" || data === "higher" ? (validate185.errors = vErrors, errors === 0) : (validate185.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema63.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate185.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate181(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate181.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.scenario === void 0 && (missing0 = "scenario") || data.metric === void 0 && (missing0 = "metric") || data.unit === void 0 && (missing0 = "unit") || data.better === void 0 && (missing0 = "better") || data.outcome === void 0 && (missing0 = "outcome") || data.batch === void 0 && (missing0 = "batch") || data.warmup === void 0 && (missing0 = "warmup") || data.labels === void 0 && (missing0 = "labels") || data.values === void 0 && (missing0 = "values"))
        return validate181.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func1.call(schema62.properties, key0)) {
            return validate181.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.scenario !== void 0) {
            let _errs2 = errors;
            validate57(data.scenario, { instancePath: instancePath + "/scenario", parentData: data, parentDataProperty: "scenario", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.metric !== void 0) {
              let _errs3 = errors;
              validate97(data.metric, { instancePath: instancePath + "/metric", parentData: data, parentDataProperty: "metric", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.unit !== void 0) {
                let _errs4 = errors;
                validate103(data.unit, { instancePath: instancePath + "/unit", parentData: data, parentDataProperty: "unit", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.better !== void 0) {
                  let _errs5 = errors;
                  validate185(data.better, { instancePath: instancePath + "/better", parentData: data, parentDataProperty: "better", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors), errors = vErrors.length);
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.phase !== void 0) {
                    let _errs6 = errors;
                    validate97(data.phase, { instancePath: instancePath + "/phase", parentData: data, parentDataProperty: "phase", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors), errors = vErrors.length);
                    var valid0 = _errs6 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.outcome !== void 0) {
                      let _errs7 = errors;
                      validate97(data.outcome, { instancePath: instancePath + "/outcome", parentData: data, parentDataProperty: "outcome", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors), errors = vErrors.length);
                      var valid0 = _errs7 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.batch !== void 0) {
                        let data6 = data.batch, _errs8 = errors;
                        if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)))
                          return validate181.errors = [{ instancePath: instancePath + "/batch", schemaPath: "#/properties/batch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                        if (errors === _errs8 && typeof data6 == "number" && isFinite(data6)) {
                          if (data6 > 9007199254740991 || isNaN(data6))
                            return validate181.errors = [{ instancePath: instancePath + "/batch", schemaPath: "#/properties/batch/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }], !1;
                          if (data6 < 1 || isNaN(data6))
                            return validate181.errors = [{ instancePath: instancePath + "/batch", schemaPath: "#/properties/batch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                        }
                        var valid0 = _errs8 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.warmup !== void 0) {
                          let _errs10 = errors;
                          if (typeof data.warmup != "boolean")
                            return validate181.errors = [{ instancePath: instancePath + "/warmup", schemaPath: "#/properties/warmup/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                          var valid0 = _errs10 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.labels !== void 0) {
                            let _errs12 = errors;
                            validate165(data.labels, { instancePath: instancePath + "/labels", parentData: data, parentDataProperty: "labels", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors), errors = vErrors.length);
                            var valid0 = _errs12 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0)
                            if (data.values !== void 0) {
                              let data9 = data.values, _errs13 = errors;
                              if (errors === _errs13)
                                if (Array.isArray(data9)) {
                                  var valid1 = !0;
                                  let len0 = data9.length;
                                  for (let i0 = 0; i0 < len0; i0++) {
                                    let data10 = data9[i0], _errs15 = errors;
                                    if (errors === _errs15)
                                      if (typeof data10 == "number" && isFinite(data10)) {
                                        if (data10 < 0 || isNaN(data10))
                                          return validate181.errors = [{ instancePath: instancePath + "/values/" + i0, schemaPath: "#/properties/values/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                        if (data10 >= 9007199254740992 || isNaN(data10))
                                          return validate181.errors = [{ instancePath: instancePath + "/values/" + i0, schemaPath: "#/properties/values/items/exclusiveMaximum", keyword: "exclusiveMaximum", params: { comparison: "<", limit: 9007199254740992 }, message: "must be < 9007199254740992" }], !1;
                                      } else
                                        return validate181.errors = [{ instancePath: instancePath + "/values/" + i0, schemaPath: "#/properties/values/items/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                                    var valid1 = _errs15 === errors;
                                    if (!valid1)
                                      break;
                                  }
                                } else
                                  return validate181.errors = [{ instancePath: instancePath + "/values", schemaPath: "#/properties/values/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                              var valid0 = _errs13 === errors;
                            } else
                              var valid0 = !0;
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate181.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate181.errors = vErrors, errors === 0;
}
validate181.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate191(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate191.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.metric === void 0 && (missing0 = "metric") || data.unit === void 0 && (missing0 = "unit") || data.better === void 0 && (missing0 = "better") || data.labels === void 0 && (missing0 = "labels") || data.value === void 0 && (missing0 = "value"))
        return validate191.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "scenario" || key0 === "metric" || key0 === "unit" || key0 === "better" || key0 === "phase" || key0 === "labels" || key0 === "value")) {
            return validate191.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.scenario !== void 0) {
            let _errs2 = errors;
            validate57(data.scenario, { instancePath: instancePath + "/scenario", parentData: data, parentDataProperty: "scenario", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.metric !== void 0) {
              let _errs3 = errors;
              validate97(data.metric, { instancePath: instancePath + "/metric", parentData: data, parentDataProperty: "metric", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.unit !== void 0) {
                let _errs4 = errors;
                validate103(data.unit, { instancePath: instancePath + "/unit", parentData: data, parentDataProperty: "unit", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.better !== void 0) {
                  let _errs5 = errors;
                  validate185(data.better, { instancePath: instancePath + "/better", parentData: data, parentDataProperty: "better", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors), errors = vErrors.length);
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.phase !== void 0) {
                    let _errs6 = errors;
                    validate97(data.phase, { instancePath: instancePath + "/phase", parentData: data, parentDataProperty: "phase", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors), errors = vErrors.length);
                    var valid0 = _errs6 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.labels !== void 0) {
                      let _errs7 = errors;
                      validate165(data.labels, { instancePath: instancePath + "/labels", parentData: data, parentDataProperty: "labels", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors), errors = vErrors.length);
                      var valid0 = _errs7 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0)
                      if (data.value !== void 0) {
                        let data6 = data.value, _errs8 = errors;
                        if (errors === _errs8)
                          if (typeof data6 == "number" && isFinite(data6)) {
                            if (data6 < 0 || isNaN(data6))
                              return validate191.errors = [{ instancePath: instancePath + "/value", schemaPath: "#/properties/value/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                            if (data6 >= 9007199254740992 || isNaN(data6))
                              return validate191.errors = [{ instancePath: instancePath + "/value", schemaPath: "#/properties/value/exclusiveMaximum", keyword: "exclusiveMaximum", params: { comparison: "<", limit: 9007199254740992 }, message: "must be < 9007199254740992" }], !1;
                          } else
                            return validate191.errors = [{ instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                        var valid0 = _errs8 === errors;
                      } else
                        var valid0 = !0;
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate191.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate191.errors = vErrors, errors === 0;
}
validate191.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate199(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate199.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.count === void 0 && (missing0 = "count"))
        return validate199.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "scenario" || key0 === "kind" || key0 === "count" || key0 === "message")) {
            return validate199.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.scenario !== void 0) {
            let _errs2 = errors;
            validate57(data.scenario, { instancePath: instancePath + "/scenario", parentData: data, parentDataProperty: "scenario", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.kind !== void 0) {
              let _errs3 = errors;
              validate97(data.kind, { instancePath: instancePath + "/kind", parentData: data, parentDataProperty: "kind", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.count !== void 0) {
                let data2 = data.count, _errs4 = errors;
                if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                  return validate199.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                if (errors === _errs4 && typeof data2 == "number" && isFinite(data2)) {
                  if (data2 > 9007199254740991 || isNaN(data2))
                    return validate199.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }], !1;
                  if (data2 < 1 || isNaN(data2))
                    return validate199.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                }
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.message !== void 0) {
                  let data3 = data.message, _errs6 = errors;
                  if (errors === _errs6)
                    if (typeof data3 == "string") {
                      if (func2(data3) > 2e3)
                        return validate199.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" }], !1;
                      if (func2(data3) < 0)
                        return validate199.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/minLength", keyword: "minLength", params: { limit: 0 }, message: "must NOT have fewer than 0 characters" }], !1;
                    } else
                      return validate199.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs6 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate199.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate199.errors = vErrors, errors === 0;
}
validate199.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate203(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate203.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.code === void 0 && (missing0 = "code") || data.message === void 0 && (missing0 = "message"))
        return validate203.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "scenario" || key0 === "code" || key0 === "message")) {
            return validate203.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.scenario !== void 0) {
            let _errs2 = errors;
            validate57(data.scenario, { instancePath: instancePath + "/scenario", parentData: data, parentDataProperty: "scenario", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.code !== void 0) {
              let _errs3 = errors;
              validate97(data.code, { instancePath: instancePath + "/code", parentData: data, parentDataProperty: "code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.message !== void 0) {
                let data2 = data.message, _errs4 = errors;
                if (errors === _errs4)
                  if (typeof data2 == "string") {
                    if (func2(data2) > 2e3)
                      return validate203.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" }], !1;
                    if (func2(data2) < 1)
                      return validate203.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                  } else
                    return validate203.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate203.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate203.errors = vErrors, errors === 0;
}
validate203.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate178(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate178.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.harness === void 0 && (missing0 = "harness") || data.series === void 0 && (missing0 = "series") || data.values === void 0 && (missing0 = "values") || data.errors === void 0 && (missing0 = "errors") || data.caveats === void 0 && (missing0 = "caveats"))
        return validate178.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "kind" || key0 === "harness" || key0 === "series" || key0 === "values" || key0 === "errors" || key0 === "caveats")) {
            return validate178.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            let _errs2 = errors;
            if (data.kind !== "ok")
              return validate178.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "ok" }, message: "must be equal to constant" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.harness !== void 0) {
              let _errs3 = errors;
              validate179(data.harness, { instancePath: instancePath + "/harness", parentData: data, parentDataProperty: "harness", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.series !== void 0) {
                let data2 = data.series, _errs4 = errors;
                if (errors === _errs4)
                  if (Array.isArray(data2)) {
                    if (data2.length > 1e5)
                      return validate178.errors = [{ instancePath: instancePath + "/series", schemaPath: "#/properties/series/maxItems", keyword: "maxItems", params: { limit: 1e5 }, message: "must NOT have more than 100000 items" }], !1;
                    {
                      var valid1 = !0;
                      let len0 = data2.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let _errs6 = errors;
                        validate181(data2[i0], { instancePath: instancePath + "/series/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors), errors = vErrors.length);
                        var valid1 = _errs6 === errors;
                        if (!valid1)
                          break;
                      }
                    }
                  } else
                    return validate178.errors = [{ instancePath: instancePath + "/series", schemaPath: "#/properties/series/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.values !== void 0) {
                  let data4 = data.values, _errs7 = errors;
                  if (errors === _errs7)
                    if (Array.isArray(data4)) {
                      if (data4.length > 1e5)
                        return validate178.errors = [{ instancePath: instancePath + "/values", schemaPath: "#/properties/values/maxItems", keyword: "maxItems", params: { limit: 1e5 }, message: "must NOT have more than 100000 items" }], !1;
                      {
                        var valid2 = !0;
                        let len1 = data4.length;
                        for (let i1 = 0; i1 < len1; i1++) {
                          let _errs9 = errors;
                          validate191(data4[i1], { instancePath: instancePath + "/values/" + i1, parentData: data4, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors), errors = vErrors.length);
                          var valid2 = _errs9 === errors;
                          if (!valid2)
                            break;
                        }
                      }
                    } else
                      return validate178.errors = [{ instancePath: instancePath + "/values", schemaPath: "#/properties/values/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                  var valid0 = _errs7 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.errors !== void 0) {
                    let data6 = data.errors, _errs10 = errors;
                    if (errors === _errs10)
                      if (Array.isArray(data6)) {
                        if (data6.length > 1e5)
                          return validate178.errors = [{ instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/maxItems", keyword: "maxItems", params: { limit: 1e5 }, message: "must NOT have more than 100000 items" }], !1;
                        {
                          var valid3 = !0;
                          let len2 = data6.length;
                          for (let i2 = 0; i2 < len2; i2++) {
                            let _errs12 = errors;
                            validate199(data6[i2], { instancePath: instancePath + "/errors/" + i2, parentData: data6, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate199.errors : vErrors.concat(validate199.errors), errors = vErrors.length);
                            var valid3 = _errs12 === errors;
                            if (!valid3)
                              break;
                          }
                        }
                      } else
                        return validate178.errors = [{ instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.caveats !== void 0) {
                      let data8 = data.caveats, _errs13 = errors;
                      if (errors === _errs13)
                        if (Array.isArray(data8)) {
                          if (data8.length > 1e4)
                            return validate178.errors = [{ instancePath: instancePath + "/caveats", schemaPath: "#/properties/caveats/maxItems", keyword: "maxItems", params: { limit: 1e4 }, message: "must NOT have more than 10000 items" }], !1;
                          {
                            var valid4 = !0;
                            let len3 = data8.length;
                            for (let i3 = 0; i3 < len3; i3++) {
                              let _errs15 = errors;
                              validate203(data8[i3], { instancePath: instancePath + "/caveats/" + i3, parentData: data8, parentDataProperty: i3, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors), errors = vErrors.length);
                              var valid4 = _errs15 === errors;
                              if (!valid4)
                                break;
                            }
                          }
                        } else
                          return validate178.errors = [{ instancePath: instancePath + "/caveats", schemaPath: "#/properties/caveats/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                      var valid0 = _errs13 === errors;
                    } else
                      var valid0 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return validate178.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate178.errors = vErrors, errors === 0;
}
validate178.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate207(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate207.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.failure === void 0 && (missing0 = "failure"))
        return validate207.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "kind" || key0 === "failure")) {
            return validate207.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            let _errs2 = errors;
            if (data.kind !== "failed")
              return validate207.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "failed" }, message: "must be equal to constant" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.failure !== void 0) {
              let _errs3 = errors;
              validate140(data.failure, { instancePath: instancePath + "/failure", parentData: data, parentDataProperty: "failure", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate207.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate207.errors = vErrors, errors === 0;
}
validate207.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate170(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate170.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.system === void 0 && (missing0 = "system") || data.benchmark === void 0 && (missing0 = "benchmark") || data.side === void 0 && (missing0 = "side") || data.round === void 0 && (missing0 = "round") || data.slot === void 0 && (missing0 = "slot") || data.startedAtMs === void 0 && (missing0 = "startedAtMs") || data.durationMs === void 0 && (missing0 = "durationMs") || data.host === void 0 && (missing0 = "host") || data.outcome === void 0 && (missing0 = "outcome"))
        return validate170.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func1.call(schema58.properties, key0)) {
            return validate170.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.system !== void 0) {
            let _errs2 = errors;
            validate57(data.system, { instancePath: instancePath + "/system", parentData: data, parentDataProperty: "system", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.benchmark !== void 0) {
              let _errs3 = errors;
              validate57(data.benchmark, { instancePath: instancePath + "/benchmark", parentData: data, parentDataProperty: "benchmark", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.side !== void 0) {
                let _errs4 = errors;
                validate59(data.side, { instancePath: instancePath + "/side", parentData: data, parentDataProperty: "side", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.round !== void 0) {
                  let data3 = data.round, _errs5 = errors;
                  if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                    return validate170.errors = [{ instancePath: instancePath + "/round", schemaPath: "#/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                  if (errors === _errs5 && typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 999 || isNaN(data3))
                      return validate170.errors = [{ instancePath: instancePath + "/round", schemaPath: "#/properties/round/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999 }, message: "must be <= 999" }], !1;
                    if (data3 < 0 || isNaN(data3))
                      return validate170.errors = [{ instancePath: instancePath + "/round", schemaPath: "#/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                  }
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.slot !== void 0) {
                    let data4 = data.slot, _errs7 = errors;
                    if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)))
                      return validate170.errors = [{ instancePath: instancePath + "/slot", schemaPath: "#/properties/slot/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                    if (errors === _errs7 && typeof data4 == "number" && isFinite(data4)) {
                      if (data4 > 3 || isNaN(data4))
                        return validate170.errors = [{ instancePath: instancePath + "/slot", schemaPath: "#/properties/slot/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3 }, message: "must be <= 3" }], !1;
                      if (data4 < 0 || isNaN(data4))
                        return validate170.errors = [{ instancePath: instancePath + "/slot", schemaPath: "#/properties/slot/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                    }
                    var valid0 = _errs7 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.startedAtMs !== void 0) {
                      let data5 = data.startedAtMs, _errs9 = errors;
                      if (errors === _errs9)
                        if (typeof data5 == "number" && isFinite(data5)) {
                          if (data5 < 0 || isNaN(data5))
                            return validate170.errors = [{ instancePath: instancePath + "/startedAtMs", schemaPath: "#/properties/startedAtMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                          if (data5 >= 9007199254740992 || isNaN(data5))
                            return validate170.errors = [{ instancePath: instancePath + "/startedAtMs", schemaPath: "#/properties/startedAtMs/exclusiveMaximum", keyword: "exclusiveMaximum", params: { comparison: "<", limit: 9007199254740992 }, message: "must be < 9007199254740992" }], !1;
                        } else
                          return validate170.errors = [{ instancePath: instancePath + "/startedAtMs", schemaPath: "#/properties/startedAtMs/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                      var valid0 = _errs9 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.durationMs !== void 0) {
                        let data6 = data.durationMs, _errs11 = errors;
                        if (errors === _errs11)
                          if (typeof data6 == "number" && isFinite(data6)) {
                            if (data6 < 0 || isNaN(data6))
                              return validate170.errors = [{ instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                            if (data6 >= 9007199254740992 || isNaN(data6))
                              return validate170.errors = [{ instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/exclusiveMaximum", keyword: "exclusiveMaximum", params: { comparison: "<", limit: 9007199254740992 }, message: "must be < 9007199254740992" }], !1;
                          } else
                            return validate170.errors = [{ instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                        var valid0 = _errs11 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.host !== void 0) {
                          let _errs13 = errors;
                          validate174(data.host, { instancePath: instancePath + "/host", parentData: data, parentDataProperty: "host", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors), errors = vErrors.length);
                          var valid0 = _errs13 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0)
                          if (data.outcome !== void 0) {
                            let data8 = data.outcome, _errs14 = errors;
                            if (errors === _errs14)
                              if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                                let missing1;
                                if (data8.kind === void 0 && (missing1 = "kind"))
                                  return validate170.errors = [{ instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
                                {
                                  let tag0 = data8.kind;
                                  if (typeof tag0 == "string")
                                    if (tag0 === "ok") {
                                      validate178(data8, { instancePath: instancePath + "/outcome", parentData: data, parentDataProperty: "outcome", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors), errors = vErrors.length);
                                      var props0 = !0;
                                    } else if (tag0 === "failed")
                                      validate207(data8, { instancePath: instancePath + "/outcome", parentData: data, parentDataProperty: "outcome", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors), errors = vErrors.length), props0 !== !0 && (props0 = !0);
                                    else
                                      return validate170.errors = [{ instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 }, message: 'value of tag "kind" must be in oneOf' }], !1;
                                  else
                                    return validate170.errors = [{ instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 }, message: 'tag "kind" must be string' }], !1;
                                }
                              } else
                                return validate170.errors = [{ instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                            var valid0 = _errs14 === errors;
                          } else
                            var valid0 = !0;
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate170.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate170.errors = vErrors, errors === 0;
}
validate170.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.schema === void 0 && (missing0 = "schema") || data.run === void 0 && (missing0 = "run") || data.host === void 0 && (missing0 = "host") || data.baseline === void 0 && (missing0 = "baseline") || data.candidate === void 0 && (missing0 = "candidate") || data.plan === void 0 && (missing0 = "plan") || data.systems === void 0 && (missing0 = "systems") || data.trials === void 0 && (missing0 = "trials"))
        return validate52.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func1.call(schema19.properties, key0)) {
            return validate52.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            let _errs2 = errors;
            if (data.kind !== "latency-gate/results")
              return validate52.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "latency-gate/results" }, message: "must be equal to constant" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.schema !== void 0) {
              let _errs3 = errors;
              if (data.schema !== 1)
                return validate52.errors = [{ instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.run !== void 0) {
                let _errs4 = errors;
                validate53(data.run, { instancePath: instancePath + "/run", parentData: data, parentDataProperty: "run", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.host !== void 0) {
                  let _errs5 = errors;
                  validate63(data.host, { instancePath: instancePath + "/host", parentData: data, parentDataProperty: "host", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors), errors = vErrors.length);
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.baseline !== void 0) {
                    let _errs6 = errors;
                    validate68(data.baseline, { instancePath: instancePath + "/baseline", parentData: data, parentDataProperty: "baseline", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length);
                    var valid0 = _errs6 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.candidate !== void 0) {
                      let _errs7 = errors;
                      validate68(data.candidate, { instancePath: instancePath + "/candidate", parentData: data, parentDataProperty: "candidate", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length);
                      var valid0 = _errs7 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.plan !== void 0) {
                        let _errs8 = errors;
                        validate71(data.plan, { instancePath: instancePath + "/plan", parentData: data, parentDataProperty: "plan", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors), errors = vErrors.length);
                        var valid0 = _errs8 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.systems !== void 0) {
                          let data7 = data.systems, _errs9 = errors;
                          if (errors === _errs9)
                            if (Array.isArray(data7)) {
                              if (data7.length > 1e3)
                                return validate52.errors = [{ instancePath: instancePath + "/systems", schemaPath: "#/properties/systems/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                              {
                                var valid1 = !0;
                                let len0 = data7.length;
                                for (let i0 = 0; i0 < len0; i0++) {
                                  let _errs11 = errors;
                                  validate129(data7[i0], { instancePath: instancePath + "/systems/" + i0, parentData: data7, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors), errors = vErrors.length);
                                  var valid1 = _errs11 === errors;
                                  if (!valid1)
                                    break;
                                }
                              }
                            } else
                              return validate52.errors = [{ instancePath: instancePath + "/systems", schemaPath: "#/properties/systems/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                          var valid0 = _errs9 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.warmUps !== void 0) {
                            let data9 = data.warmUps, _errs12 = errors;
                            if (errors === _errs12)
                              if (Array.isArray(data9)) {
                                if (data9.length > 1e5)
                                  return validate52.errors = [{ instancePath: instancePath + "/warmUps", schemaPath: "#/properties/warmUps/maxItems", keyword: "maxItems", params: { limit: 1e5 }, message: "must NOT have more than 100000 items" }], !1;
                                {
                                  var valid2 = !0;
                                  let len1 = data9.length;
                                  for (let i1 = 0; i1 < len1; i1++) {
                                    let _errs14 = errors;
                                    validate145(data9[i1], { instancePath: instancePath + "/warmUps/" + i1, parentData: data9, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors), errors = vErrors.length);
                                    var valid2 = _errs14 === errors;
                                    if (!valid2)
                                      break;
                                  }
                                }
                              } else
                                return validate52.errors = [{ instancePath: instancePath + "/warmUps", schemaPath: "#/properties/warmUps/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                            var valid0 = _errs12 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.serviceCaveats !== void 0) {
                              let data11 = data.serviceCaveats, _errs15 = errors;
                              if (errors === _errs15)
                                if (Array.isArray(data11)) {
                                  if (data11.length > 1e4)
                                    return validate52.errors = [{ instancePath: instancePath + "/serviceCaveats", schemaPath: "#/properties/serviceCaveats/maxItems", keyword: "maxItems", params: { limit: 1e4 }, message: "must NOT have more than 10000 items" }], !1;
                                  {
                                    var valid3 = !0;
                                    let len2 = data11.length;
                                    for (let i2 = 0; i2 < len2; i2++) {
                                      let _errs17 = errors;
                                      validate150(data11[i2], { instancePath: instancePath + "/serviceCaveats/" + i2, parentData: data11, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors), errors = vErrors.length);
                                      var valid3 = _errs17 === errors;
                                      if (!valid3)
                                        break;
                                    }
                                  }
                                } else
                                  return validate52.errors = [{ instancePath: instancePath + "/serviceCaveats", schemaPath: "#/properties/serviceCaveats/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                              var valid0 = _errs15 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.published !== void 0) {
                                let _errs18 = errors;
                                validate156(data.published, { instancePath: instancePath + "/published", parentData: data, parentDataProperty: "published", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors), errors = vErrors.length);
                                var valid0 = _errs18 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.trialCount !== void 0) {
                                  let data14 = data.trialCount, _errs19 = errors;
                                  if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14)))
                                    return validate52.errors = [{ instancePath: instancePath + "/trialCount", schemaPath: "#/properties/trialCount/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                  if (errors === _errs19 && typeof data14 == "number" && isFinite(data14)) {
                                    if (data14 > 1e6 || isNaN(data14))
                                      return validate52.errors = [{ instancePath: instancePath + "/trialCount", schemaPath: "#/properties/trialCount/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" }], !1;
                                    if (data14 < 0 || isNaN(data14))
                                      return validate52.errors = [{ instancePath: instancePath + "/trialCount", schemaPath: "#/properties/trialCount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                  }
                                  var valid0 = _errs19 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0)
                                  if (data.trials !== void 0) {
                                    let data15 = data.trials, _errs21 = errors;
                                    if (errors === _errs21)
                                      if (Array.isArray(data15)) {
                                        if (data15.length > 1e6)
                                          return validate52.errors = [{ instancePath: instancePath + "/trials", schemaPath: "#/properties/trials/maxItems", keyword: "maxItems", params: { limit: 1e6 }, message: "must NOT have more than 1000000 items" }], !1;
                                        {
                                          var valid4 = !0;
                                          let len3 = data15.length;
                                          for (let i3 = 0; i3 < len3; i3++) {
                                            let _errs23 = errors;
                                            validate170(data15[i3], { instancePath: instancePath + "/trials/" + i3, parentData: data15, parentDataProperty: i3, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors), errors = vErrors.length);
                                            var valid4 = _errs23 === errors;
                                            if (!valid4)
                                              break;
                                          }
                                        }
                                      } else
                                        return validate52.errors = [{ instancePath: instancePath + "/trials", schemaPath: "#/properties/trials/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                    var valid0 = _errs21 === errors;
                                  } else
                                    var valid0 = !0;
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate52.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate52.errors = vErrors, errors === 0;
}
validate52.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var validateTrial = validate212;
function validate212(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate212.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.system === void 0 && (missing0 = "system") || data.benchmark === void 0 && (missing0 = "benchmark") || data.side === void 0 && (missing0 = "side") || data.round === void 0 && (missing0 = "round") || data.slot === void 0 && (missing0 = "slot") || data.startedAtMs === void 0 && (missing0 = "startedAtMs") || data.durationMs === void 0 && (missing0 = "durationMs") || data.host === void 0 && (missing0 = "host") || data.outcome === void 0 && (missing0 = "outcome"))
        return validate212.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func1.call(schema58.properties, key0)) {
            return validate212.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.system !== void 0) {
            let _errs2 = errors;
            validate57(data.system, { instancePath: instancePath + "/system", parentData: data, parentDataProperty: "system", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.benchmark !== void 0) {
              let _errs3 = errors;
              validate57(data.benchmark, { instancePath: instancePath + "/benchmark", parentData: data, parentDataProperty: "benchmark", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.side !== void 0) {
                let _errs4 = errors;
                validate59(data.side, { instancePath: instancePath + "/side", parentData: data, parentDataProperty: "side", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.round !== void 0) {
                  let data3 = data.round, _errs5 = errors;
                  if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                    return validate212.errors = [{ instancePath: instancePath + "/round", schemaPath: "#/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                  if (errors === _errs5 && typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 999 || isNaN(data3))
                      return validate212.errors = [{ instancePath: instancePath + "/round", schemaPath: "#/properties/round/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999 }, message: "must be <= 999" }], !1;
                    if (data3 < 0 || isNaN(data3))
                      return validate212.errors = [{ instancePath: instancePath + "/round", schemaPath: "#/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                  }
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.slot !== void 0) {
                    let data4 = data.slot, _errs7 = errors;
                    if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)))
                      return validate212.errors = [{ instancePath: instancePath + "/slot", schemaPath: "#/properties/slot/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                    if (errors === _errs7 && typeof data4 == "number" && isFinite(data4)) {
                      if (data4 > 3 || isNaN(data4))
                        return validate212.errors = [{ instancePath: instancePath + "/slot", schemaPath: "#/properties/slot/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3 }, message: "must be <= 3" }], !1;
                      if (data4 < 0 || isNaN(data4))
                        return validate212.errors = [{ instancePath: instancePath + "/slot", schemaPath: "#/properties/slot/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                    }
                    var valid0 = _errs7 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.startedAtMs !== void 0) {
                      let data5 = data.startedAtMs, _errs9 = errors;
                      if (errors === _errs9)
                        if (typeof data5 == "number" && isFinite(data5)) {
                          if (data5 < 0 || isNaN(data5))
                            return validate212.errors = [{ instancePath: instancePath + "/startedAtMs", schemaPath: "#/properties/startedAtMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                          if (data5 >= 9007199254740992 || isNaN(data5))
                            return validate212.errors = [{ instancePath: instancePath + "/startedAtMs", schemaPath: "#/properties/startedAtMs/exclusiveMaximum", keyword: "exclusiveMaximum", params: { comparison: "<", limit: 9007199254740992 }, message: "must be < 9007199254740992" }], !1;
                        } else
                          return validate212.errors = [{ instancePath: instancePath + "/startedAtMs", schemaPath: "#/properties/startedAtMs/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                      var valid0 = _errs9 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.durationMs !== void 0) {
                        let data6 = data.durationMs, _errs11 = errors;
                        if (errors === _errs11)
                          if (typeof data6 == "number" && isFinite(data6)) {
                            if (data6 < 0 || isNaN(data6))
                              return validate212.errors = [{ instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                            if (data6 >= 9007199254740992 || isNaN(data6))
                              return validate212.errors = [{ instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/exclusiveMaximum", keyword: "exclusiveMaximum", params: { comparison: "<", limit: 9007199254740992 }, message: "must be < 9007199254740992" }], !1;
                          } else
                            return validate212.errors = [{ instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                        var valid0 = _errs11 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.host !== void 0) {
                          let _errs13 = errors;
                          validate174(data.host, { instancePath: instancePath + "/host", parentData: data, parentDataProperty: "host", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors), errors = vErrors.length);
                          var valid0 = _errs13 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0)
                          if (data.outcome !== void 0) {
                            let data8 = data.outcome, _errs14 = errors;
                            if (errors === _errs14)
                              if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                                let missing1;
                                if (data8.kind === void 0 && (missing1 = "kind"))
                                  return validate212.errors = [{ instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
                                {
                                  let tag0 = data8.kind;
                                  if (typeof tag0 == "string")
                                    if (tag0 === "ok") {
                                      validate178(data8, { instancePath: instancePath + "/outcome", parentData: data, parentDataProperty: "outcome", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors), errors = vErrors.length);
                                      var props0 = !0;
                                    } else if (tag0 === "failed")
                                      validate207(data8, { instancePath: instancePath + "/outcome", parentData: data, parentDataProperty: "outcome", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors), errors = vErrors.length), props0 !== !0 && (props0 = !0);
                                    else
                                      return validate212.errors = [{ instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 }, message: 'value of tag "kind" must be in oneOf' }], !1;
                                  else
                                    return validate212.errors = [{ instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 }, message: 'tag "kind" must be string' }], !1;
                                }
                              } else
                                return validate212.errors = [{ instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                            var valid0 = _errs14 === errors;
                          } else
                            var valid0 = !0;
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate212.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate212.errors = vErrors, errors === 0;
}
validate212.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };

// src/validate/describe.ts
function describeError(error) {
  if (error === void 0) return { pointer: "", message: "it does not fit the schema" };
  let params = error.params, here = error.instancePath;
  switch (error.keyword) {
    case "additionalProperties": {
      let key = String(params.additionalProperty);
      return { pointer: `${here}/${key}`, message: `unknown field ${show(key)}` };
    }
    case "required":
      return { pointer: here, message: `${show(params.missingProperty)} is missing` };
    case "enum":
      return {
        pointer: here,
        message: `expected one of ${params.allowedValues.join(", ")}`
      };
    case "const":
      return { pointer: here, message: `expected ${show(params.allowedValue)}` };
    case "type":
      return { pointer: here, message: `expected ${[params.type].flat().join(" or ")}` };
    case "not":
      return { pointer: here, message: "phase and outcome are not given together" };
    case "discriminator":
      return {
        pointer: `${here}/${String(params.tag)}`,
        message: params.tagValue === void 0 ? `${show(params.tag)} is missing` : `unknown ${String(params.tag)} ${show(params.tagValue)}`
      };
    case "propertyNames":
      return { pointer: here, message: `unexpected name ${show(params.propertyName)}` };
    case "oneOf":
      return { pointer: here, message: "it fits none of the forms that are known" };
    default:
      return { pointer: here, message: error.message ?? error.keyword };
  }
}

// src/validate/json-text.ts
import { isAscii, isUtf8 } from "node:buffer";
function parseJson(bytes) {
  let ascii = isAscii(bytes);
  if (!ascii && !isUtf8(bytes)) return err("it is not UTF-8");
  let text = bytes.toString(ascii ? "latin1" : "utf8");
  try {
    return ok(JSON.parse(text));
  } catch {
    if (text.startsWith("\uFEFF")) return err("it starts with a byte order mark");
    let shown = text.length > 2e4 ? "" : /\b(NaN|Infinity|undefined|None|True|False|nan|inf)\b/.exec(text)?.[1];
    return err(shown === void 0 || shown === "" ? "it is not JSON" : `it is not JSON (${shown} is none)`);
  }
}
function samplesOf(values, fractions) {
  let samples = new Float64Array(values.length);
  for (let index = 0; index < values.length; index += 1) {
    let value = values[index];
    if (typeof value != "number" || !(value >= 0 && value < 2 ** 53) || !fractions && Math.floor(value) !== value) return index;
    samples[index] = value;
  }
  return samples;
}

// src/validate/results-text.ts
var KIND = { kind: "latency-gate/results", schema: 1 }, TRIALS_OPEN = '"trials":[';
function indexText(header, trialCount) {
  return `${openingText(header, trialCount)}]}
`;
}
function openingText(header, trialCount) {
  let { run, host, baseline, candidate, plan, systems, warmUps, serviceCaveats, published } = header, known = { ...KIND, run, host, baseline, candidate, plan, systems };
  return JSON.stringify({ ...known, warmUps, serviceCaveats, published, trialCount, trials: [] }).slice(0, -2);
}
function trialText(trial) {
  let { outcome } = trial;
  if (outcome.kind === "failed") return JSON.stringify(trial);
  let series = outcome.series.map((one) => ({ ...one, values: Array.from(one.values) }));
  return JSON.stringify({ ...trial, outcome: { ...outcome, series } });
}
async function* resultsPieces(header, trialCount, trials) {
  yield Buffer.from(openingText(header, trialCount));
  let separator = `
`;
  for await (let trial of trials)
    yield Buffer.from(separator + trial), separator = `,
`;
  yield Buffer.from(`
]}
`);
}

// src/validate/results-limits.ts
var MIB = 1024 * 1024, MAX_BYTES = 1024 * MIB, MAX_TEXT_BYTES = 256 * MIB, MOST_SAMPLES = 64 * MIB, MOST_TRIAL_SAMPLES = 8 * MIB, HEADER_BYTES = 16 * MIB, DEFAULT_ROOM = { bytes: MAX_BYTES - HEADER_BYTES, samples: MOST_SAMPLES };
function keepTrial(trial, kept, room) {
  let line = lineOf(trial), samples = samplesIn(trial), failure = tooLarge(line, samples, kept, room);
  if (failure !== void 0) {
    let failed = { ...trial, outcome: { kind: "failed", failure } };
    return { trial: failed, line: `${trialText(failed)}
` };
  }
  return kept.bytes += Buffer.byteLength(line), kept.samples += samples, { trial, line };
}
function lineOf(trial) {
  try {
    return `${trialText(trial)}
`;
  } catch (error) {
    if (error instanceof RangeError) return;
    throw error;
  }
}
function samplesIn({ outcome }) {
  return outcome.kind === "failed" ? 0 : outcome.series.reduce((sum, { values }) => sum + values.length, 0);
}
function tooLarge(line, samples, kept, room) {
  let bytes = line === void 0 ? 1 / 0 : Buffer.byteLength(line);
  if (bytes > MAX_TEXT_BYTES)
    return noRoom(
      `the trial's results are larger than ${MAX_TEXT_BYTES / MIB} MiB`,
      "take fewer samples a trial"
    );
  let hint = "take fewer samples a trial, or fewer rounds, or spread the benchmarks over several runs";
  if (kept.bytes + bytes > room.bytes)
    return noRoom(
      `with this trial the run's results are larger than ${Math.floor(room.bytes / MIB)} MiB`,
      hint
    );
  if (kept.samples + samples > room.samples)
    return noRoom(`with this trial the run has more than ${room.samples} samples`, hint);
}
function noRoom(message, hint) {
  return { code: "output-too-large", message, where: void 0, hint, logTail: [] };
}

// src/validate/trial-reader.ts
var ResultsFault = class extends Error {
  constructor(pointer, message, hint) {
    super(message);
    this.pointer = pointer;
    this.hint = hint;
  }
  pointer;
  hint;
}, TrialReader = class {
  samples = 0;
  /** `data` is changed on the way: arrays of samples become Float64Arrays. */
  read(data) {
    let series = rawSeries(data), arrays = series.map((one, index) => this.samplesOf(one, index));
    for (let one of series) one.values = EMPTY;
    if (!validateTrial(data)) {
      let { pointer, message } = describeError(validateTrial.errors?.[0]);
      throw new ResultsFault(pointer, message);
    }
    for (let [index, one] of series.entries()) one.values = arrays[index];
    return data;
  }
  samplesOf({ values, batch }, index) {
    if (!Array.isArray(values))
      throw new ResultsFault(`/outcome/series/${index}/values`, "expected a list of numbers");
    let samples = samplesOf(values, typeof batch == "number" && batch > 1);
    if (typeof samples == "number") {
      let wanted = "a number from 0 to below 2^53, whole unless batch is above 1", got = show(values[samples]);
      throw new ResultsFault(`/outcome/series/${index}/values/${samples}`, `expected ${wanted}, got ${got}`);
    }
    if (this.samples += values.length, this.samples > MOST_SAMPLES)
      throw new ResultsFault("", `there are more than ${MOST_SAMPLES} samples`);
    return samples;
  }
}, EMPTY = [];
function rawSeries(data) {
  let series = data?.outcome?.series;
  if (!Array.isArray(series)) return [];
  let raw = series;
  return raw.every((one) => typeof one == "object" && one !== null && "values" in one) ? raw : [];
}

// src/validate/check-header.ts
function readHeader(data) {
  if (typeof data != "object" || data === null || Array.isArray(data))
    throw new ResultsFault("", "expected an object");
  let { kind, schema } = data;
  if (kind !== "latency-gate/results")
    throw new ResultsFault(
      "/kind",
      `expected "latency-gate/results", got ${show(kind)}`,
      "is it a results file?"
    );
  if (schema !== 1)
    throw new ResultsFault(
      "/schema",
      `expected schema 1, got ${show(schema)}`,
      "another version of latency-gate wrote it"
    );
  if (!validateResults({ ...data, trials: [] })) {
    let { pointer, message } = describeError(validateResults.errors?.[0]);
    throw new ResultsFault(pointer, message);
  }
  let { run, host, baseline, candidate, plan, systems, warmUps, serviceCaveats, published } = data, header = {
    run,
    host,
    baseline,
    candidate,
    plan,
    systems,
    ...warmUps !== void 0 && { warmUps },
    ...serviceCaveats !== void 0 && { serviceCaveats },
    ...published !== void 0 && { published }
  };
  if (checkPlan(header), published !== void 0 && plan.systems.length > 0)
    throw new ResultsFault(
      "/published",
      "a run is measured or transcribed, not both: with a plan there are no published figures"
    );
  return header;
}
function checkRate(rate, at) {
  if (!(rate > 0 && rate < 0.5)) throw new ResultsFault(at, "expected a share above 0 and below 0.5");
}
function checkPlan({ plan, systems }) {
  checkRate(plan.alpha, "/plan/alpha"), checkRate(plan.beta, "/plan/beta"), checkLooks(plan.looks, "/plan/looks"), unique(plan.systems, "/plan/systems"), plan.systems.forEach((system, index) => {
    let at = `/plan/systems/${index}`;
    unique(system.benchmarks, `${at}/benchmarks`), unique(system.studies, `${at}/studies`), system.benchmarks.forEach((benchmark, inner) => {
      checkBenchmark(benchmark, `${at}/benchmarks/${inner}`);
    });
  }), unique(systems, "/systems"), systems.forEach(({ id }, index) => {
    if (!plan.systems.some((system) => system.id === id))
      throw new ResultsFault(`/systems/${index}/id`, `system ${show(id)} is not in the plan`);
  });
}
function checkLooks(looks, at) {
  looks.forEach((rounds, index) => {
    if (rounds % 2 === 1 || rounds <= (looks[index - 1] ?? 0))
      throw new ResultsFault(`${at}/${index}`, "looks are even and ascend");
  });
}
function checkBenchmark(benchmark, at) {
  checkLooks(benchmark.looks ?? [], `${at}/looks`), unique(benchmark.scenarios, `${at}/scenarios`);
  let scenarios = /* @__PURE__ */ new Set([void 0, ...benchmark.scenarios.map(({ id }) => id)]), judged = /* @__PURE__ */ new Set();
  benchmark.metrics.forEach(({ scenario, metric, statistic, budget }, index) => {
    let here = `${at}/metrics/${index}`;
    if (!scenarios.has(scenario))
      throw new ResultsFault(`${here}/scenario`, `scenario ${show(scenario)} is not in the plan`);
    let key = JSON.stringify([scenario, metric, statistic]);
    if (judged.has(key)) throw new ResultsFault(here, `${metric} ${statistic} is planned twice`);
    judged.add(key), checkLimits(budget, `${here}/budget`);
  }), benchmark.invariants.forEach(({ scenario, limits }, index) => {
    let here = `${at}/invariants/${index}`;
    if (!scenarios.has(scenario))
      throw new ResultsFault(`${here}/scenario`, `scenario ${show(scenario)} is not in the plan`);
    checkLimits(limits, `${here}/limits`);
  });
}
function checkLimits(limits, at) {
  if (limits?.min !== void 0 && limits.max !== void 0 && limits.min > limits.max)
    throw new ResultsFault(at, "min is above max");
}
function unique(things, at) {
  let seen = /* @__PURE__ */ new Set();
  things.forEach(({ id }, index) => {
    if (seen.has(id)) throw new ResultsFault(`${at}/${index}/id`, `${show(id)} is here a second time`);
    seen.add(id);
  });
}

// src/validate/metric-units.ts
var MetricUnits = class {
  known = /* @__PURE__ */ new Map();
  /** What of this trial is not as in the trials before it. */
  faultOf({ system, benchmark, side, outcome }) {
    if (outcome.kind === "failed") return;
    let { series, values } = outcome;
    for (let [part, entries2] of Object.entries({ series, values }))
      for (let [index, { scenario, metric, unit, better }] of entries2.entries()) {
        let key = JSON.stringify([system, benchmark, side, scenario, metric]), own = `${unit}, ${better} is better`, before = this.known.get(key) ?? own;
        if (this.known.set(key, before), before === own) continue;
        let message = `${`${show(metric)}${scenario === void 0 ? "" : ` of ${scenario}`}`} is in ${own}; a trial of this side before had it in ${before}`;
        return { pointer: `/outcome/${part}/${index}/unit`, message };
      }
  }
};

// src/validate/check-trials.ts
var TrialChecker = class {
  planned = /* @__PURE__ */ new Map();
  built;
  seen = /* @__PURE__ */ new Set();
  units = new MetricUnits();
  plan;
  constructor({ plan, systems }) {
    this.plan = plan, this.built = new Set(systems.filter(({ state }) => state.kind === "built").map(({ id }) => id));
    for (let system of plan.systems)
      for (let benchmark of system.benchmarks) {
        let scenarios = new Set(benchmark.scenarios.map(({ id }) => id));
        this.planned.set(`${system.id}/${benchmark.id}`, { benchmark, scenarios });
      }
  }
  check(trial) {
    let { system, side, round } = trial, id = `${system}/${trial.benchmark}`, planned = this.planned.get(id);
    if (planned === void 0) throw new ResultsFault("/benchmark", `${id} is not in the plan`);
    if (!this.built.has(system))
      throw new ResultsFault("/system", `${system} was not built, and yet measured`);
    checkPlace(trial, planned.benchmark, this.plan);
    let key = `${id}/${side}/${round}`;
    if (this.seen.has(key))
      throw new ResultsFault("/round", `round ${round} of ${id}, ${side}, is here a second time`);
    if (this.seen.add(key), trial.outcome.kind === "failed") return;
    checkOutcome(trial.outcome, planned.scenarios);
    let fault = this.units.faultOf(trial);
    if (fault !== void 0) throw new ResultsFault(fault.pointer, fault.message);
  }
};
function checkOutcome(outcome, scenarios) {
  let { series, values, errors, caveats } = outcome;
  for (let [part, entries2] of Object.entries({ series, values, errors, caveats }))
    entries2.forEach(({ scenario }, index) => {
      if (scenario !== void 0 && !scenarios.has(scenario)) {
        let at = `/outcome/${part}/${index}/scenario`;
        throw new ResultsFault(at, `scenario ${show(scenario)} is not in the plan`);
      }
    });
  let seen = /* @__PURE__ */ new Set();
  for (let [part, entries2] of Object.entries({ series, values }))
    entries2.forEach((entry, index) => {
      let at = `/outcome/${part}/${index}`, { scenario, metric, phase, labels } = entry, { outcome: ending, batch, warmup } = entry, key = JSON.stringify([
        part,
        scenario,
        metric,
        phase,
        ending,
        batch,
        warmup,
        Object.entries(labels).sort()
      ]);
      if (seen.has(key)) throw new ResultsFault(at, `${show(metric)} is here a second time`);
      seen.add(key);
    });
}
function checkPlace({ side, round, slot }, benchmark, plan) {
  let maxRounds = looksOf(plan, benchmark).at(-1) ?? 0, alone = plan.sides === "candidate";
  if (benchmark.role === "study") {
    if (side === "baseline") throw new ResultsFault("/side", "a study measures the candidate only");
    return;
  }
  if (round >= maxRounds)
    throw new ResultsFault("/round", `round ${round} is outside the plan's ${maxRounds} rounds`);
  if (benchmark.presence === (side === "baseline" ? "added" : "missing"))
    throw new ResultsFault("/side", `the ${side} does not declare this benchmark`);
  if (alone && side === "baseline")
    throw new ResultsFault("/side", "the run measured the candidate alone, by its plan");
  let arrangement = benchmark.presence === "both" && !alone ? benchmark.arrangements[Math.floor(round / 2)] : void 0;
  if (arrangement === void 0) return;
  let letter = side === "baseline" ? "B" : "C";
  if (arrangement[slot] !== letter)
    throw new ResultsFault("/slot", `slot ${slot} of ${arrangement} is not the ${side}'s`);
  let planned = round % 2 === 0 ? arrangement.indexOf(letter) : arrangement.lastIndexOf(letter);
  if (slot !== planned)
    throw new ResultsFault(
      "/slot",
      `the ${side}'s round ${round} has slot ${planned} of ${arrangement}, not ${slot}`
    );
}

// src/validate/lines.ts
var LineTooLong = class extends Error {
};
async function* linesOf(chunks, maxBytes) {
  let held = [], heldBytes = 0;
  for await (let chunk of chunks) {
    let bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength), from = 0;
    for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, from)) {
      let rest = bytes.subarray(from, end);
      if (heldBytes + rest.length > maxBytes) throw new LineTooLong();
      let line = heldBytes === 0 ? rest : Buffer.concat([...held, rest]);
      held = [], heldBytes = 0, from = end + 1, yield { bytes: line, ended: !0 };
    }
    if (from < bytes.length) {
      if (heldBytes += bytes.length - from, heldBytes > maxBytes) throw new LineTooLong();
      held.push(Buffer.from(bytes.subarray(from)));
    }
  }
  heldBytes > 0 && (yield { bytes: Buffer.concat(held), ended: !1 });
}

// src/validate/results-file.ts
async function readResults(files, path, limits = {}) {
  let place = { file: path, line: void 0, trial: void 0 };
  try {
    let maxBytes = limits.maxBytes ?? MAX_BYTES, given = await files.stat(path);
    if (given === void 0) throw new ResultsFault("", "there is no such file");
    if (given.kind === "folder") {
      if (!await isFolderOfARun(files, path)) return ok(await readFolder(files, path, maxBytes, place));
      place.file = join(path, RESULTS_FILE);
    }
    let found = await files.stat(place.file);
    if (found?.kind !== "file") throw new ResultsFault("", "it is neither a file nor a folder");
    if (found.sizeBytes > maxBytes) throw tooLarge2(maxBytes);
    return await refuseBesideAnUnfinishedRun(files, place.file), ok(await readFile(files, place.file, maxBytes, place));
  } catch (error) {
    return err([problemOf(error, place)]);
  }
}
async function isFolderOfARun(files, folder) {
  let [index, results] = [
    await files.stat(join(folder, INDEX_FILE)),
    await files.stat(join(folder, RESULTS_FILE))
  ];
  return index === void 0 && results?.kind === "file";
}
async function refuseBesideAnUnfinishedRun(files, file) {
  if (basename(file) !== RESULTS_FILE) return;
  let journal = join(dirname(file), MEASURING_FOLDER);
  if (await files.stat(join(journal, INDEX_FILE)) !== void 0)
    throw new ResultsFault(
      "",
      "another run in its folder is under way or did not come to its end: these results may not be of the last one",
      `what that one has measured is in ${journal}; remove it, or the results, whichever you do not want`
    );
}
function tooLarge2(maxBytes) {
  return new ResultsFault(
    "",
    `it is larger than ${Math.floor(maxBytes / MIB)} MiB`,
    "measure fewer samples or fewer rounds"
  );
}
function problemOf(error, { file, line, trial }) {
  let base = { file, line, column: void 0, expected: void 0, hint: void 0, sourceLine: void 0 };
  if (error instanceof ResultsFault) {
    let pointer = trial === void 0 ? error.pointer : `/trials/${trial}${error.pointer}`;
    return { ...base, pointer, message: error.message, hint: error.hint };
  }
  if (error instanceof LineTooLong)
    return { ...base, pointer: "", message: `a line is longer than ${MAX_TEXT_BYTES / MIB} MiB` };
  let { code, message } = error;
  if (code === "Z_BUF_ERROR") return { ...base, pointer: "", message: "the compressed data is cut off" };
  if (code?.startsWith("Z_") === !0)
    return { ...base, pointer: "", message: "the compressed data is damaged" };
  if (code === void 0) throw error;
  return { ...base, pointer: "", message: `it can't be read: ${message}` };
}
var TrialList = class {
  /** @param document what holds the trials, or leads to them */
  constructor(document, place) {
    this.place = place;
    this.header = readHeader(document), this.count = document.trialCount, this.checker = new TrialChecker(this.header);
  }
  place;
  trials = [];
  reader = new TrialReader();
  checker;
  header;
  /** Undefined where nobody wrote it down. */
  count;
  add(data) {
    this.place.trial = this.trials.length;
    let trial = this.reader.read(data);
    this.checker.check(trial), this.trials.push(trial), this.place.trial = void 0;
  }
  results() {
    let { count, trials } = this;
    if (count !== void 0 && count !== trials.length) {
      let message = `there are ${trials.length} trials of ${count}`;
      throw new ResultsFault("/trialCount", message, "was the file or the folder copied whole?");
    }
    return { ...this.header, trials: this.trials };
  }
};
function parsed(bytes) {
  let json = parseJson(bytes);
  if (json.ok) return json.value;
  throw new ResultsFault("", json.error);
}
async function readFile(files, path, maxBytes, place) {
  let lines = linesOf(await plainChunks(files, path, maxBytes), Math.min(maxBytes, MAX_TEXT_BYTES));
  try {
    let first = await lines.next();
    if (first.done === !0) throw new ResultsFault("", "the file is empty");
    let opening = first.value.bytes;
    return await (opening.subarray(-TRIALS_OPEN.length).toString("latin1") === TRIALS_OPEN ? readLineByLine(opening, lines, place) : readWhole(opening, lines, place));
  } finally {
    await lines.return(void 0);
  }
}
async function readLineByLine(opening, lines, place) {
  place.line = 1;
  let list = new TrialList(parsed(Buffer.concat([opening, Buffer.from("]}")])), place), closed = !1, expectsMore = !1;
  for await (let { bytes } of lines)
    if (place.line += 1, closed) {
      if (bytes.length > 0) throw new ResultsFault("", "something follows the end of the results");
    } else if (bytes.equals(CLOSING)) {
      if (expectsMore) throw new ResultsFault("", "a trial is expected after a comma");
      closed = !0;
    } else {
      if (list.trials.length > 0 && !expectsMore)
        throw new ResultsFault("", "a comma is missing after the trial before");
      expectsMore = bytes.at(-1) === COMMA, list.add(parsed(expectsMore ? bytes.subarray(0, -1) : bytes));
    }
  if (!closed) throw new ResultsFault("", "the file is cut off");
  return list.results();
}
var CLOSING = Buffer.from("]}"), COMMA = 44;
async function readWhole(opening, lines, place) {
  let parts = [Buffer.from(opening)], total = opening.length;
  for await (let { bytes } of lines) {
    if (total += bytes.length + 1, total > MAX_TEXT_BYTES) throw tooLarge2(MAX_TEXT_BYTES);
    parts.push(Buffer.from(`
`), Buffer.from(bytes));
  }
  let data = parsed(Buffer.concat(parts)), list = new TrialList(data, place), { trials } = data;
  if (!Array.isArray(trials)) throw new ResultsFault("/trials", "expected a list");
  for (let trial of trials) list.add(trial);
  return list.results();
}
async function readFolder(files, folder, maxBytes, place) {
  place.file = join(folder, INDEX_FILE);
  let index = await files.stat(place.file);
  if (index?.kind !== "file") {
    place.file = folder;
    let unfinished = join(folder, MEASURING_FOLDER), hint = await files.stat(unfinished) === void 0 ? "is it the folder of a run?" : `the run did not come to its end; what it had measured is in ${unfinished}`;
    throw new ResultsFault("", `there is neither ${RESULTS_FILE} nor ${INDEX_FILE} in it`, hint);
  }
  if (index.sizeBytes > MAX_TEXT_BYTES) throw tooLarge2(MAX_TEXT_BYTES);
  let document = parsed(Buffer.from(await files.readBytes(place.file, MAX_TEXT_BYTES))), list = new TrialList(document, place);
  if (document.trials?.length !== 0)
    throw new ResultsFault("/trials", "expected an empty list: trials of a folder are files");
  let trials = join(folder, TRIALS_FOLDER), names2 = (await files.list(trials)).filter((name) => !LEFT_BEHIND.test(name)), left = maxBytes;
  names2.sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  for (let [count, name] of names2.entries()) {
    place.file = join(trials, name), place.line = 1;
    let found = await files.stat(place.file);
    if (!TRIAL_FILE.test(name) || found?.kind !== "file")
      throw new ResultsFault("", "it is no trial of these results");
    if (name !== trialFile(count))
      throw new ResultsFault(
        "",
        `the trial before it, ${trialFile(count)}, is missing`,
        "was the folder copied whole?"
      );
    if (left -= found.sizeBytes, left < 0 || found.sizeBytes > MAX_TEXT_BYTES) throw tooLarge2(Math.min(maxBytes, MAX_TEXT_BYTES));
    list.add(parsed(Buffer.from(await files.readBytes(place.file, MAX_TEXT_BYTES))));
  }
  return place.file = join(folder, INDEX_FILE), place.line = void 0, withItsTime(list.results());
}
function withItsTime(results) {
  let { run, trials } = results;
  if (run.stop !== "interrupted") return results;
  let ends = trials.map(({ startedAtMs, durationMs }) => startedAtMs + durationMs);
  return { ...results, run: { ...run, durationMs: ends.reduce((a, b) => Math.max(a, b), run.durationMs) } };
}
async function plainChunks(files, path, maxBytes) {
  for await (let chunk of files.readChunks(path))
    return chunk[0] === 31 && chunk[1] === 139 ? decompressed(files, path, maxBytes) : files.readChunks(path);
  return files.readChunks(path);
}
async function* decompressed(files, path, maxBytes) {
  async function* copies() {
    for await (let chunk of files.readChunks(path)) yield Uint8Array.from(chunk);
  }
  let source = Readable.from(copies(), { objectMode: !1 }), gunzip = createGunzip({ finishFlush: constants.Z_FINISH, chunkSize: MIB });
  source.on("error", (error) => gunzip.destroy(error));
  let total = 0;
  try {
    for await (let chunk of source.pipe(gunzip)) {
      if (total += chunk.length, total > maxBytes) throw tooLarge2(maxBytes);
      yield chunk;
    }
  } finally {
    source.destroy(), gunzip.destroy();
  }
}

export {
  formatPointer,
  printable,
  formatProblems,
  schemaProblems,
  didYouMean,
  show,
  describeError,
  ok,
  err,
  parseJson,
  samplesOf,
  indexText,
  trialText,
  resultsPieces,
  MOST_TRIAL_SAMPLES,
  DEFAULT_ROOM,
  keepTrial,
  LineTooLong,
  linesOf,
  MetricUnits,
  readResults
};

import { CONFIG, HARNESS, MANIFEST, TOY } from "./toy-project.js";
import type { Files } from "./toy-project.js";

/** One mistake, and what the gate has to say of it. Every one ends with exit code 2. */
export interface BadInput {
  readonly name: string;
  /** Files of the baseline's commit, instead of the toy's. */
  readonly baseline?: Files;
  /** Files of the working tree that differ from the baseline. */
  readonly candidate?: Files;
  readonly argv?: readonly string[];
  /** All of these stand in what is printed. */
  readonly says: readonly (string | RegExp)[];
}

// Enough rounds for the toy without a mistake to pass: exit 2 is then the mistake's doing.
const GATE = ["gate", "--rounds", "10"];

const manifest = (...[from, to]: readonly [string | RegExp, string]): Files => ({
  "systems/toy/system.yml": MANIFEST.replace(from, to),
});
const config = (text: string): Files => ({ "latency-gate.yml": text });
const harness = (text: string): Files => ({ "systems/toy/harness.mjs": text });
const emitting = (...lines: readonly string[]): Files =>
  harness(
    `import { appendFileSync } from "node:fs";\nappendFileSync(process.env.LATENCY_GATE_OUT, ${JSON.stringify(lines.join("\n"))});\n`,
  );

const START = '{"type":"start","protocol":1,"harness":"toy","version":"1","clock":"monotonic"}';
const END = '{"type":"end"}\n';
const samples = (scenario: string, values: string, more = ""): string =>
  `{"type":"samples","scenario":"${scenario}","metric":"latency","unit":"ns","values":${values}${more}}`;
const READ = samples("read", "[1000,1100]");
const WRITE = samples("write", "[1000,1100]");

const COMMAND_LINE: readonly BadInput[] = [
  { name: "no command", argv: [], says: ["Usage: latency-gate"] },
  { name: "an unknown command", argv: ["gaet"], says: ["unknown command 'gaet'", "gate"] },
  {
    name: "an unknown option",
    argv: ["gate", "--rouds", "2"],
    says: ["unknown option '--rouds'", "--rounds"],
  },
  {
    name: "rounds that are no number",
    argv: ["gate", "--rounds", "many"],
    says: ["--rounds", "whole number"],
  },
  { name: "no rounds", argv: ["gate", "--rounds", "0"], says: ["--rounds", "whole number from 2"] },
  {
    name: "a time budget without a unit",
    argv: ["gate", "--time-budget", "5"],
    says: ["--time-budget", "5m"],
  },
  { name: "a seed that is none", argv: ["gate", "--seed", "42"], says: ["--seed", "32 hex digits"] },
  { name: "shard 3 of 2", argv: ["gate", "--shard", "3/2"], says: ["--shard", "1/4"] },
  { name: "a format that is none", argv: ["gate", "--format", "html5"], says: ["--format", "markdown"] },
  {
    name: "a system that does not exist",
    argv: [...GATE, "--baseline", "HEAD", "--system", "tyo"],
    says: ["tyo", "toy"],
  },
  {
    name: "a scenario that matches nothing",
    argv: [...GATE, "--baseline", "HEAD", "--scenario", "toy/loop/raed"],
    says: ["toy/loop/raed", "toy/loop/read"],
  },
  {
    name: "a folder for results that a run under way or a crash has left its trials in",
    // What would be said if anything were built before.
    candidate: {
      ...manifest("benchmarks:", "build: [[no-such-compiler]]\nbenchmarks:"),
      "out/measuring/trials/0000.ndjson": "{}\n",
    },
    argv: [...GATE, "--baseline", "HEAD", "--out", "out"],
    says: [
      /^(?!.*no-such-compiler)/s,
      /out\/measuring: .*another run/,
      /latency-gate report .*out\/measuring$/m,
    ],
  },
  { name: "a configuration that is not there", argv: [...GATE, "--config", "gate.yml"], says: ["gate.yml"] },
];

const CONFIGURATION: readonly BadInput[] = [
  { name: "no configuration", baseline: { "README.md": "hello\n" }, says: ["latency-gate.yml"] },
  {
    name: "broken YAML",
    candidate: config("schema: 1\nsystems: [systems/*\n"),
    says: ["latency-gate.yml:", /\d+:\d+/],
  },
  { name: "an empty configuration", candidate: config(""), says: ["latency-gate.yml"] },
  { name: "a configuration that is a list", candidate: config("- schema\n"), says: ["latency-gate.yml:1:1"] },
  {
    name: "an unknown key",
    candidate: config(`${CONFIG}timeBudgte: 5m\n`),
    says: ["latency-gate.yml:3:1", "timeBudgte", "timeBudget"],
  },
  { name: "a key twice", candidate: config(`${CONFIG}schema: 1\n`), says: ["latency-gate.yml:3"] },
  {
    name: "a duration without a unit",
    candidate: config(`${CONFIG}timeBudget: 5\n`),
    says: ["latency-gate.yml:3:13", "/timeBudget"],
  },
  {
    name: "a tolerance without %",
    candidate: config(`${CONFIG}policy: {tolerance: {p95: 0.05}}\n`),
    says: ["latency-gate.yml:3", "/policy/tolerance/p95"],
  },
  {
    name: "a schema of another version",
    candidate: config("schema: 2\n"),
    says: ["latency-gate.yml:1:9", "/schema"],
  },
  {
    name: "looks that go down",
    candidate: config(`${CONFIG}rounds: {looks: [20, 10]}\n`),
    says: ["latency-gate.yml:3", "/rounds/looks"],
  },
  {
    name: "odd looks",
    candidate: config(`${CONFIG}rounds: {looks: [9]}\n`),
    says: ["latency-gate.yml:3", "/rounds/looks"],
  },
  {
    name: "no system",
    candidate: config("schema: 1\nsystems: [services/*]\n"),
    says: ["latency-gate.yml:2", "services/*"],
  },
  { name: "two documents", candidate: config(`${CONFIG}---\nschema: 1\n`), says: ["latency-gate.yml:3"] },
  {
    name: "an alias bomb",
    candidate: config(
      `${CONFIG}x-a: &a [1,1,1,1,1,1,1,1,1]\nx-b: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nx-c: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b]\nx-d: [*c,*c,*c,*c,*c,*c,*c,*c,*c]\n`,
    ),
    says: ["latency-gate.yml"],
  },
  {
    name: "the baseline's configuration is broken",
    baseline: { ...TOY, ...config("schema: one\n") },
    candidate: TOY,
    says: ["baseline", "latency-gate.yml:1"],
  },
];

const MANIFESTS: readonly BadInput[] = [
  {
    name: "all errors at once",
    candidate: manifest("samples: 200", "samples: many\n    timeuot: 3s"),
    says: ["/benchmarks/loop/samples", "timeuot", "timeout"],
  },
  {
    name: "a harness that is a string",
    candidate: manifest("[node, harness.mjs]", "node harness.mjs"),
    says: ["systems/toy/system.yml:5:14", "/benchmarks/loop/harness"],
  },
  {
    name: "neither harness nor command",
    candidate: manifest(/ {4}harness.*\n/, ""),
    says: ["systems/toy/system.yml:5", "/benchmarks/loop"],
  },
  {
    name: "a scenario id in upper case",
    candidate: manifest("read:", "Read:"),
    says: ["systems/toy/system.yml", "Read"],
  },
  {
    name: "a quantile that is none",
    candidate: manifest("[p50]", "[q50]"),
    says: ["systems/toy/system.yml:9", "/benchmarks/loop/scenarios/read/gate/0"],
  },
  {
    name: "a budget upside down",
    candidate: manifest("{gate: [p50]}", "{budget: {p50: {min: 2ms, max: 1ms}}}"),
    says: ["systems/toy/system.yml:9", "budget"],
  },
  {
    name: "a study of a scenario that is not there",
    candidate: manifest(/$/, "studies: {s: {baseline: loop/read, candidate: loop/raed}}\n"),
    says: ["systems/toy/system.yml", "loop/raed", "loop/read"],
  },
  {
    name: "two systems of one id",
    candidate: { "systems/toy2/system.yml": MANIFEST },
    says: ["toy2/system.yml", "toy"],
  },
  {
    name: "a source that is not there",
    candidate: manifest("id: toy", "id: toy\nsource: ../nowhere"),
    says: ["nowhere"],
  },
  {
    name: "an unknown variable",
    candidate: manifest("harness.mjs]", '"${LATENCY_GATE_BIULD_DIR}/x"]'),
    says: ["LATENCY_GATE_BIULD_DIR"],
  },
];

const SIDES: readonly BadInput[] = [
  { name: "a ref that does not exist", argv: [...GATE, "--baseline", "mian"], says: ["mian"] },
  { name: "a ref that looks like an option", argv: [...GATE, "--baseline=--help"], says: ["--help"] },
  { name: "a ref with a space", argv: [...GATE, "--baseline", "no such"], says: ["no such"] },
  {
    name: "a scenario that is missing in the candidate",
    candidate: manifest(/ {6}write.*\n/, ""),
    says: ["toy/loop/write", "missing"],
  },
  {
    name: "a benchmark that is missing in the candidate",
    candidate: manifest("loop:", "loop2:"),
    says: ["toy/loop/", "missing"],
  },
  {
    name: "a system that is missing in the candidate",
    baseline: {
      ...TOY,
      "systems/old/system.yml": MANIFEST.replace("id: toy", "id: old"),
      "systems/old/harness.mjs": HARNESS,
    },
    candidate: { "latency-gate.yml": "schema: 1\nsystems: [systems/toy]\n" },
    says: ["old", "missing"],
  },
  {
    name: "other work on the two sides",
    candidate: manifest("samples: 200", "samples: 300"),
    says: ["incomparable", "did not do the same work: `samples` (changed). If that is meant"],
  },
  {
    name: "another harness on one side",
    baseline: { ...TOY, ...manifest("benchmarks:", "fingerprint: ['*.mjs']\nbenchmarks:") },
    candidate: { ...harness(`${HARNESS}// other\n`), "systems/toy/extra.mjs": "" },
    says: ["the same work: harness.mjs (changed), extra.mjs (added)"],
  },
  {
    name: "another unit on one side",
    candidate: harness(HARNESS.replace('unit: "ns"', 'unit: "B"')),
    says: ["report it differently: ns", "against B"],
  },
];

const BUILDS: readonly BadInput[] = [
  {
    name: "a build that fails",
    candidate: manifest(
      "benchmarks:",
      "build: [[node, -e, \"console.error('no rule to make'); process.exit(3)\"]]\nbenchmarks:",
    ),
    says: ["build", "exit code 3", "no rule to make"],
  },
  {
    name: "a build program that is not there",
    candidate: manifest("benchmarks:", "build: [[no-such-compiler]]\nbenchmarks:"),
    says: ["no-such-compiler"],
  },
  {
    name: "a build that hangs",
    candidate: manifest(
      "benchmarks:",
      'timeouts: {build: 300ms}\nbuild: [[node, -e, "setTimeout(() => {}, 60000)"]]\nbenchmarks:',
    ),
    says: ["build", "0.3 s"],
  },
  {
    name: "a set-up that fails",
    candidate: manifest("benchmarks:", 'setup: [[node, -e, "process.exit(4)"]]\nbenchmarks:'),
    says: ["setup", "exit code 4"],
  },
  {
    name: "data that can't be prepared",
    candidate: manifest("benchmarks:", 'prepare: [[node, -e, "process.exit(5)"]]\nbenchmarks:'),
    says: ["prepare", "exit code 5"],
  },
  {
    name: "a tool of another hash",
    candidate: manifest(
      "benchmarks:",
      `tools: {six: {pypi: six==1.16.0, sha256: ["${"0".repeat(64)}"]}}\nbenchmarks:`,
    ),
    says: ["six"],
  },
  {
    name: "a tool that does not exist",
    candidate: manifest(
      "benchmarks:",
      `tools: {x: {pypi: latency-gate-no-such-package==1.0, sha256: ["${"0".repeat(64)}"]}}\nbenchmarks:`,
    ),
    says: ["latency-gate-no-such-package"],
  },
];

const HARNESSES: readonly BadInput[] = [
  {
    name: "a harness that is not there",
    candidate: manifest("node, harness.mjs", "./no-harness"),
    says: ["no-harness"],
  },
  {
    name: "a harness that crashes",
    candidate: harness('console.error("the sky fell"); process.exit(7);\n'),
    says: ["exit code 7", "the sky fell"],
  },
  {
    name: "a harness that is killed",
    candidate: harness('process.kill(process.pid, "SIGKILL");\n'),
    says: ["SIGKILL"],
  },
  {
    name: "a harness that hangs",
    candidate: {
      ...manifest("timeout: 120s", "timeout: 500ms"),
      ...harness("setTimeout(() => {}, 60000);\n"),
    },
    says: ["500 ms"],
  },
  { name: "a harness that writes nothing", candidate: harness("\n"), says: [/wrote no|nothing|no events/] },
  { name: "garbage", candidate: emitting("P50 = 12 ms\n"), says: [/\bline\s+1\b/] },
  {
    name: "half a line",
    candidate: emitting(START, '{"type":"samples","scenario":"read","met'),
    says: [/\bline\s+2\b/],
  },
  { name: "no end", candidate: emitting(START, READ, WRITE, ""), says: ["end"] },
  { name: "no start", candidate: emitting(READ, WRITE, END), says: ["start"] },
  {
    name: "an event after the end",
    candidate: emitting(START, READ, WRITE, END.trimEnd(), READ, ""),
    says: ["end"],
  },
  {
    name: "NaN",
    candidate: emitting(START, samples("read", "[NaN]"), WRITE, END),
    says: [/\bline\s+2\b/],
  },
  {
    name: "a negative number",
    candidate: emitting(START, samples("read", "[1000,-5]"), WRITE, END),
    says: [/\bline\s+2\b/, "/values/1"],
  },
  {
    name: "a fraction without a batch",
    candidate: emitting(START, samples("read", "[1.5]"), WRITE, END),
    says: [/\bline\s+2\b/, "/values/0"],
  },
  {
    name: "a number beyond 2^53",
    candidate: emitting(START, samples("read", "[9007199254740993]"), WRITE, END),
    says: [/\bline\s+2\b/, "/values/0"],
  },
  {
    name: "a misspelt field",
    candidate: emitting(START, samples("read", "[1]", ',"outcom":"ok"'), WRITE, END),
    says: [/\bline\s+2\b/, "outcom"],
  },
  {
    name: "an unknown event",
    candidate: emitting(START, '{"type":"sample"}', END),
    says: [/\bline\s+2\b/, "sample"],
  },
  {
    name: "a phase with an outcome",
    candidate: emitting(START, samples("read", "[1]", ',"phase":"sync","outcome":"ok"'), WRITE, END),
    says: [/\bline\s+2\b/, "phase"],
  },
  {
    name: "a scenario that was not asked for",
    candidate: emitting(START, READ, WRITE, samples("scan", "[1]"), END),
    says: [/\bline\s+4\b/, "scan"],
  },
  { name: "a scenario that was not measured", candidate: emitting(START, READ, END), says: ["write"] },
  {
    name: "another protocol",
    candidate: emitting(START.replace('"protocol":1', '"protocol":2'), READ, WRITE, END),
    says: [/\bline\s+1\b/, "protocol"],
  },
  {
    name: "bytes that are no UTF-8",
    candidate: harness(
      'import { appendFileSync } from "node:fs";\nappendFileSync(process.env.LATENCY_GATE_OUT, Buffer.from([0xff, 0xfe, 0x0a]));\n',
    ),
    says: [/\bline\s+1\b/],
  },
  {
    name: "a service that never gets ready",
    candidate: manifest(
      "    samples",
      '    service: {start: [node, -e, "setTimeout(() => {}, 60000)"], ready: {socket: true}, readyTimeout: 300ms}\n    samples',
    ),
    says: ["ready"],
  },
  {
    name: "a service that dies",
    candidate: manifest(
      "    samples",
      "    service: {start: [node, -e, \"console.error('no port'); process.exit(9)\"], ready: {socket: true}}\n    samples",
    ),
    says: ["no port"],
  },
];

export const BAD_INPUTS: readonly BadInput[] = [
  ...COMMAND_LINE,
  ...CONFIGURATION,
  ...MANIFESTS,
  ...SIDES,
  ...BUILDS,
  ...HARNESSES,
].map((bad) => ({ argv: GATE, ...bad }));

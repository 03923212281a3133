// node bench/report.mjs BUILD [SAMPLES]: every table of the README, in one run. BUILD is the prefix of
// `zig build measured studied`. ZIGTTP_BUN and ZIGTTP_DENO name the peers, ZIGTTP_ANCESTOR a static build of the
// ancestor with a handler in it; without them their rows are left out.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { bootstrapMedian, measure, quantile, source } from "./harness.mjs";

const [build, count = "300"] = process.argv.slice(2);
if (!build) throw new Error("node bench/report.mjs BUILD [SAMPLES]");
const samples = Number(count);
const us = (ns) => (ns / 1000).toFixed(ns < 10_000 ? 1 : 0);
const kib = (bytes) => (bytes === undefined ? "–" : Math.round(bytes / 1024).toString());
const table = (head, rows) => {
  console.log(`| ${head.join(" | ")} |\n|${head.map(() => " --- |").join("")}`);
  for (const row of rows) console.log(`| ${row.join(" | ")} |`);
  console.log();
};

console.log(
  `${cpus()[0].model}, ${cpus().length} CPUs, load average ${loadavg()[0].toFixed(1)} at the start.\n`,
);

const programs = [
  "floor",
  "embedded",
  "file-cached",
  "file",
  "embedded-dynamic",
  "file-dynamic",
  "embedded-symbols",
  ...(process.env.ZIGTTP_ANCESTOR ? ["ancestor"] : []),
];
const start = measure(
  build,
  "start",
  programs.map((program) => ({
    id: program,
    samples,
    warmup: 5,
    parameters: { program, syscalls: "count" },
  })),
);
const peers = [
  "node",
  ...(process.env.ZIGTTP_BUN ? ["bun"] : []),
  ...(process.env.ZIGTTP_DENO ? ["deno"] : []),
];
const beside = measure(build, "start", [
  { id: "embedded", samples: 60, warmup: 2, parameters: { program: "embedded", over: "floor" } },
  { id: "zygote", samples: 60, warmup: 2, parameters: { program: "zygote" } },
  { id: "daemon", samples: 60, warmup: 2, parameters: { program: "daemon" } },
  ...peers.map((program) => ({ id: program, samples: 20, warmup: 1, parameters: { program } })),
]);
for (const error of [...start.errors, ...beside.errors]) console.log(`error: ${error}\n`);

const row = (result, id) => {
  const values = result.samples.get(id);
  if (values === undefined) return [id, ...Array(9).fill("–")];
  const get = (metric) => result.values.get(`${id} ${metric}`);
  return [
    id,
    ...[0.5, 0.95, 0.99].map((p) => us(quantile(values, p))),
    us(Math.min(...values)),
    get("of-floor")?.toFixed(2) ?? "–",
    kib(get("rss")),
    kib(get("binary-size")),
    kib(get("image-size")),
    (get("page-faults") ?? "–").toString(),
    (get("syscalls") ?? "–").toString(),
  ];
};
const head = [
  "program",
  "P50 µs",
  "P95",
  "P99",
  "min",
  "× floor",
  "RSS KiB",
  "binary KiB",
  "image KiB",
  "page faults",
  "system calls",
];
console.log(`Spawn to first answer, ${samples} launches of each in turn:\n`);
table(
  head,
  programs.map((id) => row(start, id)),
);
console.log("Beside other ways of being there, in turn:\n");
table(
  head,
  ["embedded", "zygote", "daemon", ...peers].map((id) => row(beside, id)),
);

const phases = ["exec", "bind", "source", "engine", "handler", "accept", "first-byte", "answer"];
const means = (id) => phases.map((phase) => quantile(start.samples.get(`${id} ${phase}`) ?? [0], 0.5));
console.log("Phases, P50 in µs and share of their sum:\n");
table(
  ["phase", "embedded", "%", "file", "%"],
  phases.map((phase, i) => {
    const cells = ["embedded", "file"].flatMap((id) => {
      const all = means(id);
      const sum = all.reduce((a, b) => a + b, 0);
      return [us(all[i]), ((100 * all[i]) / sum).toFixed(1)];
    });
    return [phase, ...cells];
  }),
);

const difference = (what, a, b) => {
  const [low, high] = bootstrapMedian(start.samples.get(a), start.samples.get(b));
  const verdict = low > 0 ? "faster" : high < 0 ? "slower" : "no difference shown";
  return [what, us(low), us(high), verdict];
};
console.log("Differences of the P50, µs, 95 % interval:\n");
table(
  ["what", "from", "to", "the second is"],
  [
    difference("file − embedded", "file", "embedded"),
    difference("file − cached file", "file", "file-cached"),
    difference("dynamic − static", "embedded-dynamic", "embedded"),
    difference("with symbols − stripped", "embedded-symbols", "embedded"),
    ...(process.env.ZIGTTP_ANCESTOR ? [difference("ancestor − embedded", "ancestor", "embedded")] : []),
  ],
);

const load = measure(build, "load", [
  { id: "closed", samples: 60_000, warmup: 2000, parameters: { program: "embedded", connections: 16 } },
  { id: "bare", samples: 60_000, warmup: 2000, parameters: { program: "bare", connections: 16 } },
  {
    id: "open",
    samples: 10_000,
    warmup: 1000,
    parameters: { program: "embedded", connections: 64, ratePerSecond: 5000 },
  },
]);
console.log(
  "Over connections that stay open, slices of 60 ms in turns; each answer has a counter of the handler's in it:\n",
);
table(
  ["load", "answers/s", "CPU ns an answer", "P50 µs", "P99", "of bare: answers/s", "of bare: CPU"],
  ["bare", "closed", "open"].map((id) => {
    const get = (metric) => load.values.get(`${id} ${metric}`);
    const values = load.samples.get(id);
    return [
      {
        bare: "bare epoll server, 16 connections",
        closed: "zigttp, 16 connections",
        open: "zigttp, 5 000/s, from the intended start",
      }[id],
      Math.round(get("throughput")).toString(),
      Math.round(get("cpu-per-answer")).toString(),
      us(quantile(values, 0.5)),
      us(quantile(values, 0.99)),
      get("of-bare")?.toFixed(2) ?? "–",
      get("cpu-of-bare")?.toFixed(2) ?? "–",
    ];
  }),
);

const handler = join(source, "handlers/bench.js");
const folder = mkdtempSync(join(tmpdir(), "zigttp-bytecode-"));
execFileSync(join(build, "bin/zigttp-precompile"), [handler, join(folder, "out")]);
const bytecode = statSync(join(folder, "out")).size;
rmSync(folder, { recursive: true });
console.log(
  `Bytecode of handlers/bench.js: ${bytecode} bytes, from ${statSync(handler).size} bytes of source (${readFileSync(handler, "utf8").split("\n").length - 1} lines).`,
);
console.log(`Load average ${loadavg()[0].toFixed(1)} at the end.`);

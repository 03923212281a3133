import { perSecond, ratio, same } from "./arithmetic.js";
import { at } from "./figures.js";
import type { FigureSource } from "./figures.js";
import type { LiveMap } from "./live-figures.js";
import { asFactor, asQuantity, derived, NOT_MEASURED, shown, studyStep, text } from "./sheet.js";
import type { Cell, Decision, Sheet, SheetTable } from "./sheet.js";

export const LIVE: LiveMap = {
  system: "kausaldb",
  rows: {
    "block-write": "write/block-write",
    "block-read-hot": "memory/block-read-hot",
    "block-read-warm": "disk/block-read-warm",
    "block-read-cold": "disk/block-read-cold",
    "block-read-absent": "memory/block-read-absent",
    "block-write-sync": "disk/block-write-sync",
    "edge-insert": "write/edge-insert",
    "edge-lookup": "memory/edge-lookup",
    "memtable-flush": "disk/memtable-flush",
    "bfs-3": "memory/bfs-3",
    "bfs-5": "memory/bfs-5",
    "dfs-3": "memory/dfs-3",
    "dfs-5": "memory/dfs-5",
    "edge-filter": "memory/edge-filter",
    "multi-hop": "memory/multi-hop",
    search: "memory/search",
    "graph-traversal": "memory/graph-traversal",
    "zig-parser": "ingest/zig-parser",
  },
};

/** ReleaseFast against Debug: which study has which row. */
const BUILDS = [
  { id: "block-read-hot", title: "Block reads", study: "build-read" },
  { id: "dfs-3", title: "DFS traversal", study: "build-walk" },
  { id: "block-write", title: "Block writes", study: "build-write" },
] as const;

type Rows = readonly (readonly [id: string, title: string])[];

const TABLES: readonly { readonly title: string; readonly rows: Rows }[] = [
  {
    title: "Block operations",
    rows: [
      ["block-write", "Block Write"],
      ["block-read-hot", "Block Read (Hot)"],
      ["block-read-warm", "Block Read (Warm)"],
      ["block-read-cold", "Block Read (Cold)"],
      ["block-read-absent", "Block Read (Nonexist)"],
      ["block-write-sync", "Block Write (Sync)"],
    ],
  },
  {
    title: "Edge operations",
    rows: [
      ["edge-insert", "Edge Insert"],
      ["edge-lookup", "Edge Lookup"],
    ],
  },
  { title: "Memtable operations", rows: [["memtable-flush", "Memtable Flush"]] },
  {
    title: "Graph traversal",
    rows: [
      ["bfs-3", "BFS (depth 3)"],
      ["bfs-5", "BFS (depth 5)"],
      ["dfs-3", "DFS (depth 3)"],
      ["dfs-5", "DFS (depth 5)"],
    ],
  },
  {
    title: "Query operations",
    rows: [
      ["edge-filter", "Edge Filter by Type"],
      ["multi-hop", "Multi-hop Query"],
      ["search", "Semantic Search"],
      ["graph-traversal", "Graph Traversal"],
    ],
  },
  { title: "Ingestion", rows: [["zig-parser", "Zig Parser Throughput"]] },
];

const KEY_METRICS: Rows = [
  ["block-read-hot", "Hot block reads"],
  ["block-read-absent", "Nonexistent lookups"],
  ["edge-lookup", "Edge lookups"],
  ["dfs-3", "Graph traversal (DFS depth 3)"],
  ["block-write", "Block writes"],
];

export function kausaldbSheet(source: FigureSource, heading: string): Sheet {
  return {
    title: heading,
    heading: source.heading,
    decisions: BUILDS.map((build) => speedUp(source, build)),
    tables: [
      keyMetrics(source),
      builds(source),
      ...TABLES.map(({ title, rows }) => operations(source, title, rows)),
      remarks(source),
      ...(source.kind === "published" ? [methodology(source)] : []),
    ],
  };
}

function speedUp(source: FigureSource, { id, title, study }: (typeof BUILDS)[number]): Decision {
  return { label: `${title}, ReleaseFast against Debug`, cell: factorOf(source, id, study) };
}

/** The ratio of Debug's time to ReleaseFast's; of a run here with the study's interval. */
function factorOf(source: FigureSource, id: string, study: string): Cell {
  if (source.kind === "published") {
    const inputs = [
      at(id, "latency", "mean", { side: "baseline" }),
      at(id, "latency", "mean", { labels: { place: "builds" } }),
    ];
    const cell = derived(source, at(id, "latency", "speed-up"), inputs, ratio, asFactor);
    return { ...cell, text: `${cell.text} faster` };
  }
  const change = studyStep(source, study, "p50")?.change;
  if (change === undefined) return text(NOT_MEASURED);
  const { low, high } = change.relativeInterval;
  const bounds =
    Number.isFinite(low) && Number.isFinite(high)
      ? `${asFactor(1 / (1 + high))} to ${asFactor(1 / (1 + low))}`
      : "no interval: too few rounds";
  return text(`${asFactor(1 / (1 + change.relative))} faster (${bounds})`);
}

function keyMetrics(source: FigureSource): SheetTable {
  const summary = { labels: { place: "summary" } };
  const repeated = (id: string, statistic: string): Cell =>
    source.kind === "live"
      ? shown(source, at(id, "latency", statistic))
      : derived(
          source,
          at(id, "latency", statistic, summary),
          [at(id, "latency", statistic)],
          same,
          asQuantity("ns"),
        );
  const inNs = (id: string): Cell => {
    const asked = at(id, "latency", "mean", { labels: { place: "summary-ns" } });
    return source.figure(asked) === undefined
      ? text("")
      : derived(source, asked, [at(id, "latency", "mean")], same, asQuantity("ns"));
  };
  return {
    title: "Key metrics (ReleaseFast)",
    columns: ["Operation", "Latency", ...(source.kind === "published" ? ["in ns"] : []), "P99"],
    rows: KEY_METRICS.map(([id, title]) => [
      text(title),
      repeated(id, "mean"),
      ...(source.kind === "published" ? [inNs(id)] : []),
      repeated(id, "p99"),
    ]),
  };
}

function builds(source: FigureSource): SheetTable {
  const levels = (id: string, study: string): Cell[] => {
    if (source.kind === "published") {
      return [
        shown(source, at(id, "latency", "mean", { side: "baseline" })),
        derived(
          source,
          at(id, "latency", "mean", { labels: { place: "builds" } }),
          [at(id, "latency", "mean")],
          same,
          asQuantity("ns"),
        ),
      ];
    }
    const change = studyStep(source, study, "p50")?.change;
    return [change?.baseline, change?.candidate].map((value) =>
      text(value === undefined ? NOT_MEASURED : asQuantity("ns")(value)),
    );
  };
  return {
    title: "Performance against the Debug build",
    columns: ["Operation", "Debug", "ReleaseFast", "Ratio"],
    rows: BUILDS.map(({ id, title, study }) => [
      text(title),
      ...levels(id, study),
      factorOf(source, id, study),
    ]),
  };
}

function operations(source: FigureSource, title: string, rows: Rows): SheetTable {
  return {
    title,
    columns: ["Operation", "Latency", "P99", "Throughput"],
    rows: rows.map(([id, name]) => [
      text(name),
      shown(source, at(id, "latency", "mean")),
      shown(source, at(id, "latency", "p99")),
      derived(
        source,
        at(id, "throughput", "value"),
        [at(id, "latency", "mean")],
        perSecond,
        asQuantity("op/s"),
      ),
    ]),
  };
}

function remarks(source: FigureSource): SheetTable {
  const mean = (id: string): ReturnType<typeof at> => at(id, "latency", "mean");
  return {
    title: "Ratios between rows",
    columns: ["", "Value"],
    rows: [
      [
        text("Warm read against hot read"),
        derived(
          source,
          at("warm-against-hot", "latency", "factor"),
          [mean("block-read-warm"), mean("block-read-hot")],
          ratio,
          asFactor,
        ),
      ],
      [
        text("BFS against DFS, depth 3"),
        derived(
          source,
          at("dfs-against-bfs", "latency", "factor"),
          [mean("bfs-3"), mean("dfs-3")],
          ratio,
          asFactor,
        ),
      ],
      [
        text("10K files"),
        derived(
          source,
          at("ten-thousand-files", "time", "value"),
          [mean("zig-parser")],
          (ns) => 1e4 * ns,
          asQuantity("ns"),
        ),
      ],
    ],
  };
}

function methodology(source: FigureSource): SheetTable {
  return {
    title: "Methodology",
    columns: ["", "Value"],
    rows: [
      [text("Iterations per benchmark"), shown(source, at("iterations", "iterations", "count"))],
      [text("Warmup iterations"), shown(source, at("iterations", "warm-up", "count"))],
    ],
  };
}

import { difference, mean, ratio, same, sum } from "./arithmetic.js";
import { at } from "./figures.js";
import type { FigureSource } from "./figures.js";
import type { LiveMap } from "./live-figures.js";
import {
  asChange,
  asFactor,
  asQuantity,
  asShare,
  changed,
  computeFrom,
  derived,
  joined,
  NOT_MEASURED,
  orReason,
  shown,
  studyChange,
  text,
} from "./sheet.js";
import type { Cell, Sheet, SheetTable } from "./sheet.js";

/** Sprint 1 and v0.3 are the baseline and the candidate of a run here. */
export const LIVE: LiveMap = {
  system: "docdb",
  rows: {
    create: "crud/create",
    read: "crud/read",
    update: "crud/update",
    delete: "crud/delete",
    all: "crud",
    db1: "crud",
    db2: "crud",
    db3: "crud",
  },
};

const OPERATIONS = ["create", "read", "update", "delete"] as const;
const DATABASES = ["db1", "db2", "db3"] as const;
const title = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const BEFORE = { side: "baseline" } as const;

export function docdbSheet(source: FigureSource, heading: string): Sheet {
  const summary = { labels: { place: "summary" } };
  const conclusion = { labels: { place: "conclusion" } };
  const throughput = computeFrom(
    source,
    [at("all", "throughput", "value", BEFORE), at("all", "throughput", "value")],
    (before, after) => after / before - 1,
  );
  return {
    title: heading,
    heading: source.heading,
    decisions: [
      {
        label: "Throughput",
        cell:
          source.kind === "live"
            ? changed(source, at("all", "throughput", "change"), at("all", "throughput", "value"))
            : throughput === undefined
              ? text("not measured")
              : text(asChange(throughput.low)),
      },
      { label: "P95, mean of the four operations", cell: averageChange(source, "p95") },
      { label: "P99, mean of the four operations", cell: averageChange(source, "p99") },
    ],
    tables: [
      ...(source.kind === "published" ? [configuration(source)] : []),
      throughputTable(source),
      latencyTable(source, "p95"),
      latencyTable(source, "p99"),
      ...(source.kind === "published"
        ? [distribution(source), perDatabaseLatency(source)]
        : [perDatabase(source)]),
      percentiles(source),
      source.kind === "published" ? wal(source) : walLive(source),
      {
        title: "Healing",
        columns: ["", "Total", "Overhead"],
        rows: [
          [
            text("Healings"),
            shown(source, at("all", "healings", source.kind === "live" ? "value" : "count")),
            source.kind === "live"
              ? healingOverhead(source)
              : shown(source, at("all", "healings", "overhead")),
          ],
        ],
      },
      ...(source.kind === "published"
        ? [
            {
              title: "What the summary and the conclusion say",
              columns: ["Claim", "Sprint 1", "v0.3", "Change"],
              rows: [
                [
                  text("Throughput"),
                  derived(
                    source,
                    at("all", "throughput", "value", { ...BEFORE, ...summary }),
                    [at("all", "throughput", "value", BEFORE)],
                    same,
                    asQuantity("op/s"),
                  ),
                  derived(
                    source,
                    at("all", "throughput", "value", summary),
                    [at("all", "throughput", "value")],
                    same,
                    asQuantity("op/s"),
                  ),
                  joined(
                    [
                      changed(
                        source,
                        at("all", "throughput", "change", summary),
                        at("all", "throughput", "value"),
                      ),
                      derived(
                        source,
                        at("all", "throughput", "factor", summary),
                        [at("all", "throughput", "value"), at("all", "throughput", "value", BEFORE)],
                        ratio,
                        asFactor,
                      ),
                    ],
                    (change, factor) => `${change}, ${factor}`,
                  ),
                ],
                [
                  text("P95"),
                  derived(
                    source,
                    at("average", "latency", "p95", { ...BEFORE, ...summary }),
                    [at("average", "latency", "p95", BEFORE)],
                    same,
                    asQuantity("ns"),
                  ),
                  derived(
                    source,
                    at("average", "latency", "p95", summary),
                    [at("average", "latency", "p95")],
                    same,
                    asQuantity("ns"),
                  ),
                  joined(
                    [
                      changed(
                        source,
                        at("average", "latency", "p95-change", summary),
                        at("average", "latency", "p95"),
                      ),
                      changed(
                        source,
                        at("average", "latency", "p95-change", conclusion),
                        at("average", "latency", "p95"),
                      ),
                    ],
                    (first, second) => `${first}, ${second}`,
                  ),
                ],
                [
                  text("P99"),
                  text(""),
                  text(""),
                  changed(
                    source,
                    at("average", "latency", "p99-change", conclusion),
                    at("average", "latency", "p99"),
                  ),
                ],
                [
                  text("Total operations"),
                  shown(source, at("all", "total-ops", "value", { ...BEFORE, ...summary })),
                  derived(
                    source,
                    at("all", "total-ops", "value", summary),
                    DATABASES.map((db) => at(db, "operations", "count")),
                    sum,
                    asQuantity("1"),
                  ),
                  changed(source, at("all", "total-ops", "change", summary), at("all", "total-ops", "value")),
                ],
              ],
            },
          ]
        : []),
    ],
  };
}

/** What a read costs more while damage is tracked: the study of this name, with its interval. */
function healingOverhead(source: FigureSource): Cell {
  const steps = source.study("healing-overhead")?.steps ?? [];
  const measured = steps.filter(({ change }) => change !== undefined);
  return measured.length === 0
    ? text(NOT_MEASURED)
    : text(
        measured
          .map(({ statistic, change }) => `${statistic.toUpperCase()} ${studyChange(change)}`)
          .join("; "),
      );
}

function averageChange(source: FigureSource, statistic: string): Cell {
  const levels = (side: "baseline" | "candidate"): number[] =>
    OPERATIONS.flatMap(
      (operation) => source.figure(at(operation, "latency", statistic, { side }))?.low ?? [],
    );
  const [before, after] = [levels("baseline"), levels("candidate")];
  if (before.length + after.length < 2 * OPERATIONS.length) return text("not measured");
  const change = asChange(mean(...after) / mean(...before) - 1);
  return source.kind === "live"
    ? { text: change, notes: ["A mean of four quantiles, which no test judges: it has no interval."] }
    : text(change);
}

function configuration(source: FigureSource): SheetTable {
  const rows: readonly (readonly [string, string])[] = [
    ["Databases", "databases"],
    ["Workers per database", "workers-per-database"],
    ["Total workers", "workers"],
    ["Document size", "document-size"],
    ["Documents per database", "documents-per-database"],
    ["Duration", "duration"],
    ["Read", "read-share"],
    ["Create", "create-share"],
    ["Update", "update-share"],
    ["Delete", "delete-share"],
  ];
  return {
    title: "Test configuration",
    columns: ["", "Value"],
    rows: rows.map(([name, metric]) => [
      text(name),
      metric === "workers"
        ? derived(
            source,
            at("configuration", metric, "value"),
            [at("configuration", "databases", "value"), at("configuration", "workers-per-database", "value")],
            (databases, each) => databases * each,
            asQuantity("1"),
          )
        : shown(source, at("configuration", metric, "value")),
    ]),
  };
}

const TOTAL_REASON =
  "A trial here is a number of operations and not five minutes: rates are comparable, totals are not.";

function throughputTable(source: FigureSource): SheetTable {
  const row = (name: string, metric: string, cells: readonly [Cell, Cell]): Cell[] => [
    text(name),
    ...cells,
    changed(source, at("all", metric, "change"), at("all", metric, "value")),
  ];
  const perDatabase = (more: { side?: "baseline" }): Cell =>
    derived(
      source,
      at("all", "throughput-per-database", "value", more),
      [at("all", "throughput", "value", more)],
      (all) => all / DATABASES.length,
      asQuantity("op/s"),
    );
  const perSecondOf = (more: { side?: "baseline" }): Cell =>
    source.kind === "live"
      ? shown(source, at("all", "throughput", "value", more))
      : derived(
          source,
          at("all", "throughput", "value", more),
          [at("all", "total-ops", "value", more), at("configuration", "duration", "value")],
          (operations, ns) => (operations / ns) * 1e9,
          asQuantity("op/s"),
        );
  const total =
    source.kind === "live"
      ? shown(source, at("all", "total-ops", "value"))
      : derived(
          source,
          at("all", "total-ops", "value"),
          DATABASES.map((db) => at(db, "operations", "count")),
          sum,
          asQuantity("1"),
        );
  // Of a run that measured nothing of docdb, `not measured` is the truth.
  const timed = source.figure(at("all", "throughput", "value")) === undefined;
  return {
    title: "Throughput comparison",
    columns: ["Metric", "Sprint 1", "v0.3", "Improvement"].map((name) => sides(source, name)),
    rows: [
      row("Total Ops (5m)", "total-ops", [shown(source, at("all", "total-ops", "value", BEFORE)), total]).map(
        (cell) => (timed ? cell : orReason(source, cell, TOTAL_REASON)),
      ),
      row("Ops/sec", "throughput", [perSecondOf(BEFORE), perSecondOf({})]),
      [
        text("Per-DB Ops/sec"),
        perDatabase(BEFORE),
        perDatabase({}),
        source.kind === "live"
          ? changed(source, at("all", "throughput", "change"), at("all", "throughput", "value"))
          : changed(
              source,
              at("all", "throughput-per-database", "change"),
              at("all", "throughput-per-database", "value"),
            ),
      ],
    ],
  };
}

/** Sprint 1 and v0.3 are baseline and candidate of a run here. */
function sides(source: FigureSource, column: string): string {
  if (source.kind === "published") return column;
  return { "Sprint 1": "Baseline", "v0.3": "Candidate", Improvement: "Change" }[column] ?? column;
}

function latencyTable(source: FigureSource, statistic: "p95" | "p99"): SheetTable {
  const average = (more: { side?: "baseline" }): Cell =>
    derived(
      source,
      at("average", "latency", statistic, more),
      OPERATIONS.map((operation) => at(operation, "latency", statistic, more)),
      mean,
      asQuantity("ns"),
    );
  return {
    title: `${statistic.toUpperCase()} latency comparison`,
    columns: ["Operation", "Sprint 1", "v0.3", "Improvement"].map((name) =>
      name === "Operation" || name === "Improvement" || source.kind === "live"
        ? sides(source, name)
        : `${name} (ms)`,
    ),
    rows: [
      ...OPERATIONS.map((operation) => [
        text(title(operation)),
        shown(source, at(operation, "latency", statistic, BEFORE)),
        shown(source, at(operation, "latency", statistic)),
        changed(source, at(operation, "latency", `${statistic}-change`), at(operation, "latency", statistic)),
      ]),
      [
        text("Average"),
        average(BEFORE),
        average({}),
        source.kind === "live"
          ? averageChange(source, statistic)
          : changed(
              source,
              at("average", "latency", `${statistic}-change`),
              at("average", "latency", statistic),
            ),
      ],
    ],
  };
}

function distribution(source: FigureSource): SheetTable {
  const counts = OPERATIONS.map((operation) => `${operation}s`);
  return {
    title: "Operations distribution",
    columns: ["Database", "Total Ops", "Ops/sec", ...OPERATIONS.map(title)],
    rows: [
      ...DATABASES.map((db) => [
        text(db),
        derived(
          source,
          at(db, "operations", "count"),
          counts.map((name) => at(db, name, "count")),
          sum,
          asQuantity("1"),
        ),
        derived(
          source,
          at(db, "throughput", "value"),
          [at(db, "operations", "count"), at("configuration", "duration", "value")],
          (operations, ns) => (operations / ns) * 1e9,
          asQuantity("op/s"),
        ),
        ...counts.map((name) =>
          joined(
            [
              shown(source, at(db, name, "count")),
              derived(
                source,
                at(db, name, "share"),
                [at(db, name, "count"), at(db, "operations", "count")],
                ratio,
                asShare,
              ),
            ],
            (count, share) => `${count} (${share})`,
          ),
        ),
      ]),
      [
        text("Total"),
        derived(
          source,
          at("total", "operations", "count"),
          DATABASES.map((db) => at(db, "operations", "count")),
          sum,
          asQuantity("1"),
        ),
        derived(
          source,
          at("total", "throughput", "value"),
          DATABASES.map((db) => at(db, "throughput", "value")),
          sum,
          asQuantity("op/s"),
        ),
        ...counts.map((name) =>
          derived(
            source,
            at("total", name, "count"),
            DATABASES.map((db) => at(db, name, "count")),
            sum,
            asQuantity("1"),
          ),
        ),
      ],
    ],
  };
}

function perDatabaseLatency(source: FigureSource): SheetTable {
  const of = (operation: string, database: string): ReturnType<typeof at> =>
    at(operation, "latency", "p95", { labels: { database } });
  return {
    title: "Per-database latency (P95)",
    columns: ["Database", ...OPERATIONS.map((operation) => `${title(operation)} (ms)`)],
    rows: [
      ...DATABASES.map((db) => [
        text(db),
        ...OPERATIONS.map((operation) => shown(source, of(operation, db))),
      ]),
      [
        text("Average"),
        ...OPERATIONS.map((operation) =>
          derived(
            source,
            of(operation, "average"),
            DATABASES.map((db) => of(operation, db)),
            mean,
            asQuantity("ns"),
          ),
        ),
      ],
    ],
  };
}

function perDatabase(source: FigureSource): SheetTable {
  return {
    title: "Per database",
    columns: ["Database", "Ops/sec", "P95, all operations", "WAL growth"],
    rows: DATABASES.map((database) => [
      text(database),
      shown(source, at(database, "database-throughput", "value", { labels: { database } })),
      shown(source, at(database, "database-p95", "value", { labels: { database } })),
      shown(source, at(database, "wal-growth", "value", { labels: { database } })),
    ]),
  };
}

function percentiles(source: FigureSource): SheetTable {
  const statistics = ["p50", "p95", "p99", "p99.9", "mean", "min", "max"];
  const names = ["P50", "P95", "P99", "P999", "Mean", "Min", "Max"];
  return {
    title: "Percentiles",
    columns: ["Operation", ...names.map((name) => (source.kind === "live" ? name : `${name} (ms)`))],
    rows: OPERATIONS.map((operation) => [
      text(title(operation)),
      ...statistics.map((statistic) => shown(source, at(operation, "latency", statistic))),
    ]),
  };
}

function wal(source: FigureSource): SheetTable {
  const of = (db: string, statistic: string): ReturnType<typeof at> => at(db, "wal", statistic);
  const growth = (db: string): Cell =>
    derived(source, of(db, "growth"), [of(db, "initial"), of(db, "final")], difference, asBytes);
  const rate = (db: string): Cell =>
    derived(
      source,
      of(db, "rate"),
      [of(db, "growth"), at("configuration", "duration", "value")],
      (bytes, ns) => (bytes / ns) * 1e9,
      asRate,
    );
  const total = (statistic: string, saying: typeof asBytes): Cell =>
    derived(
      source,
      of("total", statistic),
      DATABASES.map((db) => of(db, statistic)),
      sum,
      saying,
    );
  return {
    title: "WAL growth",
    columns: ["Database", "Initial Size (MB)", "Final Size (MB)", "Growth (MB)", "Growth Rate (MB/s)"],
    rows: [
      ...DATABASES.map((db) => [
        text(db),
        shown(source, of(db, "initial")),
        shown(source, of(db, "final")),
        growth(db),
        rate(db),
      ]),
      [
        text("Total"),
        total("initial", asBytes),
        total("final", asBytes),
        total("growth", asBytes),
        total("rate", asRate),
      ],
    ],
  };
}

const asBytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
const asRate = (bytes: number): string => `${(bytes / 1e6).toFixed(3)} MB/s`;

function walLive(source: FigureSource): SheetTable {
  return {
    title: "Write-ahead log",
    columns: ["", "Syncs", "Records a sync", "Bytes"],
    rows: [
      [
        text("All databases"),
        shown(source, at("all", "fsyncs", "value")),
        shown(source, at("all", "mean-batch-size", "value")),
        shown(source, at("all", "wal-bytes", "value")),
      ],
    ],
  };
}

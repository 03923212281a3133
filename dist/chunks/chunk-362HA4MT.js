import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import {
  chosenSeries,
  findValue,
  formatChange,
  formatCount,
  formatInterval,
  formatQuantity,
  formatShare,
  indexTrials,
  isUnmeasured,
  joinValues,
  median,
  metricName,
  quantileOf,
  quantileSorted,
  sorted
} from "./chunk-NZOERVSK.js";

// src/commands/exit-codes.ts
var EXIT = {
  passed: 0,
  regression: 1,
  /** Bad usage, configuration, build, harness or results. */
  cannotJudge: 2,
  inconclusive: 3,
  /** 128 + SIGINT, as shells have it. */
  interrupted: 130
};

// src/report/styles/arithmetic.ts
function compute(figures, formula) {
  let bounds = [figures.map(({ low }) => low), figures.map(({ high }) => high)];
  if (bounds.flat().some((value) => value === void 0)) return;
  let [lows, highs] = bounds, ends = [formula(...lows), formula(...highs)], roundings = figures.map(({ rounding }) => rounding), corners = [...cornersOf(lows, roundings), ...cornersOf(highs, roundings)].map(
    (corner) => formula(...corner)
  ), all = [...ends, ...corners];
  if (!all.some((value) => !Number.isFinite(value)))
    return {
      low: Math.min(...ends),
      high: Math.max(...ends),
      least: Math.min(...all),
      most: Math.max(...all)
    };
}
function cornersOf(values, roundings) {
  return values.reduce(
    (corners, value, index) => corners.flatMap((corner) => [
      [...corner, value - roundings[index]],
      [...corner, value + roundings[index]]
    ]),
    [[]]
  );
}
function agreement(printed2, computed) {
  let { low = printed2.high, high = printed2.low, rounding } = printed2;
  if (low === void 0 || high === void 0) return "equal";
  let slack = rounding * (1 + 1e-9) + 1e-12 * Math.abs(high), near = (a, b) => Math.abs(a - b) <= slack;
  return near(low, computed.low) && near(high, computed.high) ? "equal" : computed.least <= high + slack && computed.most >= low - slack ? "within rounding" : "different";
}
var difference = (before, after) => after - before, relativeChange = (before, after) => after / before - 1, reduction = (before, after) => 1 - after / before, ratio = (above, below) => above / below, sum = (...values) => values.reduce((total, value) => total + value, 0), mean = (...values) => sum(...values) / values.length, perSecond = (ns2) => 1e9 / ns2, same = (value) => value;

// src/report/styles/figures.ts
function at(row, metric, statistic, more = {}) {
  return { row, metric, statistic, side: "candidate", phase: void 0, labels: {}, ...more };
}

// src/report/styles/sheet.ts
var asChange = (value) => `${value < 0 ? "\u2212" : "+"}${Math.abs(value * 100).toFixed(1)} %`, asShare = formatShare, asFactor = (value) => `${Number(value.toPrecision(value >= 100 ? 4 : 3))}x`, asQuantity = (unit) => (value) => value < 0 ? `\u2212${formatQuantity(-value, unit)}` : formatQuantity(value, unit), asDifference = (value) => `${value > 0 ? "+" : ""}${asQuantity("ns")(value)}`, NOT_MEASURED = "not measured";
function text(words) {
  return { text: words, notes: [] };
}
function shown(source, asked) {
  let figure2 = source.figure(asked);
  return figure2 === void 0 ? text(NOT_MEASURED) : { text: figure2.text, notes: figure2.notes };
}
function orReason(source, cell, reason) {
  return source.kind === "live" && cell.text === NOT_MEASURED ? { text: "\u2013", notes: [reason] } : cell;
}
function derived(source, asked, inputs, formula, saying) {
  let computed = computeFrom(source, inputs, formula);
  if (source.kind === "live") {
    let notes = inputs.flatMap((input) => source.figure(input)?.notes ?? []);
    return computed === void 0 ? text(NOT_MEASURED) : { text: sayRange(computed, saying), notes };
  }
  let printed2 = source.figure(asked);
  return printed2 === void 0 ? text(NOT_MEASURED) : {
    text: printed2.text,
    notes: [...printed2.notes, ...disagreement(printed2, computed, formula === same, saying)]
  };
}
function computeFrom(source, inputs, formula) {
  let figures = inputs.map((input) => source.figure(input));
  return figures.every((figure2) => figure2 !== void 0) ? compute(figures, formula) : void 0;
}
function disagreement(printed2, computed, repeated, saying) {
  if (computed === void 0) return [];
  let said = sayRange(computed, saying);
  if (repeated)
    return agreement(printed2, computed) === "different" ? [`Elsewhere the report has ${said}.`] : [];
  switch (agreement(printed2, computed)) {
    case "equal":
      return [];
    case "within rounding":
      return [`Computed from the printed figures: ${said}; their rounding explains the difference.`];
    case "different":
      return [`Computed from the printed figures: ${said}, not ${printed2.text}.`];
  }
}
function sayRange({ low, high }, saying) {
  return low === high ? saying(low) : `${saying(low)} to ${saying(high)}`;
}
function changed(source, asked, of) {
  let judged = source.change(of);
  if (judged !== void 0 && Number.isFinite(judged.low) && Number.isFinite(judged.high))
    return text(`${formatChange(judged.relative)} (${formatInterval(judged.low, judged.high)})`);
  let sides2 = [{ ...of, side: "baseline" }, { ...of, side: "candidate" }], cell = derived(source, asked, sides2, (before, after) => after / before - 1, asChange);
  return source.kind === "live" && cell.text !== NOT_MEASURED ? { ...cell, notes: [...cell.notes, "Not judged in this run: too few rounds, or not gated."] } : cell;
}
function joined(cells, join) {
  let texts = cells.map((cell) => cell.text);
  return {
    text: texts.includes(NOT_MEASURED) ? texts[0] ?? "" : join(...texts),
    notes: cells.flatMap(({ notes }) => notes)
  };
}
function studyChange(change) {
  if (change === void 0) return NOT_MEASURED;
  let { low, high } = change.relativeInterval;
  return Number.isFinite(low) && Number.isFinite(high) ? `${formatChange(change.relative)} (${formatInterval(low, high)})` : `${formatChange(change.relative)} (no interval: too few rounds)`;
}
function studyStep(source, id, statistic, scenario) {
  return source.study(id)?.steps.filter((step) => step.statistic === statistic && (scenario ?? step.scenario) === step.scenario).at(-1);
}
function studyRecommendation(step) {
  if (step?.change === void 0) return NOT_MEASURED;
  let { low, high } = step.change.relativeInterval;
  return !Number.isFinite(low) || !Number.isFinite(high) ? "undecided" : step.recommendation?.toUpperCase() ?? "-";
}
function recommend(improvement, adopt = 0.3, consider = 0.1) {
  return improvement >= adopt ? "ADOPT" : improvement >= consider ? "CONSIDER" : "SKIP";
}
function computedWord(source, asked, computed) {
  let printed2 = source.figure(asked)?.text;
  return computed === void 0 ? text(printed2 ?? NOT_MEASURED) : printed2 === void 0 || printed2 === computed ? text(computed) : { text: computed, notes: [`The report prints ${printed2}.`] };
}

// src/report/styles/cold-start.ts
var LIVE = {
  system: "cold-start",
  rows: {
    "libsql-empty": "libsql/empty",
    "libsql-1kb": "libsql/1kb",
    "libsql-100kb": "libsql/100kb",
    "libsql-1mb": "libsql/1mb",
    "iceberg-single": "iceberg/single",
    "iceberg-ten": "iceberg/ten-files",
    "iceberg-lazy": "iceberg/lazy",
    "hybrid-hit": "hybrid/hit",
    "hybrid-miss": "hybrid/miss",
    "hybrid-prefetch": "hybrid/prefetch",
    "lazy-1mb": "iceberg/lazy",
    "full-1mb": "iceberg/ten-files"
  },
  metrics: { samples: "latency" },
  phases: { connection: "connect", deserialize: "deserialise" }
}, STUDIES = {
  "connection-pooling": "connection-pooling",
  "edge-caching": "edge-caching",
  "read-replicas": "read-replicas"
}, BUDGET_NS = 5e8, ROWS = [
  { id: "libsql-empty", title: "libSQL - empty state", state: "empty" },
  { id: "libsql-1kb", title: "libSQL - 1KB state", state: "1KB" },
  { id: "libsql-100kb", title: "libSQL - 100KB state", state: "100KB" },
  { id: "libsql-1mb", title: "libSQL - 1MB state", state: "1.0MB" },
  { id: "iceberg-single", title: "Iceberg - Single Parquet file", state: "100KB" },
  { id: "iceberg-ten", title: "Iceberg - Multiple Parquet files (10)", state: "1.0MB" },
  { id: "iceberg-lazy", title: "Iceberg - Lazy loading", state: "1.0MB" },
  { id: "hybrid-hit", title: "Hybrid - Cache hit (libSQL)", state: "100KB" },
  { id: "hybrid-miss", title: "Hybrid - Cache miss (Iceberg)", state: "100KB" },
  { id: "hybrid-prefetch", title: "Hybrid - Prefetch", state: "100KB" }
], PHASES = ["connection", "query", "network", "parse", "deserialize"], OPTIMISATIONS = [
  { id: "connection-pooling", title: "Connection Pooling" },
  { id: "edge-caching", title: "Edge Caching" },
  { id: "read-replicas", title: "Read Replicas" }
];
function coldStartSheet(source, heading) {
  return {
    title: heading,
    heading: source.heading,
    decisions: [
      { label: "Target", cell: text(target(source)) },
      { label: "Decision", cell: decision(source, "decision", "GO", "NO-GO") },
      { label: "Meets target", cell: decision(source, "meets-target", "YES", "NO") },
      { label: "Fastest scenario (100KB)", cell: fastest(source) }
    ],
    tables: [latencies(source), scaling(source), breakdown(source), optimisations(source)]
  };
}
var budget = (source) => source.figure(at("target", "latency", "p95"))?.high ?? BUDGET_NS, target = (source) => source.figure(at("target", "latency", "p95"))?.text ?? `P95 < ${budget(source) / 1e6}ms`, p95 = (source, row) => source.figure(at(row, "latency", "p95"))?.high;
function decision(source, metric, yes, no) {
  let levels = ROWS.map(({ id }) => p95(source, id)), missing = levels.filter((level) => level === void 0).length, word = levels.filter((level) => level !== void 0 && level >= budget(source)).length > 0 ? no : missing === 0 ? yes : `undecided: ${missing} of ${ROWS.length} scenarios ${NOT_MEASURED}`;
  return computedWord(source, at("target", metric, "value"), word);
}
function fastest(source) {
  let known = ROWS.filter(({ state }) => state === "100KB").flatMap(({ id, title: title2 }) => {
    let level = p95(source, id);
    return level === void 0 ? [] : [{ id, title: title2, level }];
  }), [first] = known.sort((a, b) => a.level - b.level);
  if (first === void 0) return text(NOT_MEASURED);
  let measured = shown(source, at(first.id, "latency", "p95")), words = source.figure(at("target", "fastest", "value"))?.text;
  if (words === void 0) return { ...measured, text: `${first.title}, P95 ${measured.text}` };
  let claim = at("target", "latency", "fastest-p95"), stated = derived(source, claim, [at(first.id, "latency", "p95")], same, asQuantity("ns"));
  return words.startsWith(first.title) ? { ...stated, text: `${words}, P95 ${stated.text}` } : { text: `${first.title}, P95 ${stated.text}`, notes: [...stated.notes, `The report prints ${words}.`] };
}
function latencies(source) {
  return {
    title: "Latency results",
    columns: ["Scenario", "State Size", "P50", "P95", "P99", "Mean", "Samples"],
    rows: ROWS.map(({ id, title: title2, state }) => [
      text(title2),
      source.kind === "published" ? shown(source, at(id, "state-size", "value")) : text(state),
      ...["p50", "p95", "p99", "mean"].map((statistic) => shown(source, at(id, "latency", statistic))),
      shown(source, at(id, "samples", "count"))
    ])
  };
}
function scaling(source) {
  let step = (row, from, to) => derived(
    source,
    at(row, "latency", "difference"),
    [at(from, "latency", "p95"), at(to, "latency", "p95")],
    difference,
    asDifference
  ), repeated = (row, of) => derived(source, at(row, "latency", "p95"), [at(of, "latency", "p95")], same, asQuantity("ns"));
  return {
    title: "State size and lazy loading (P95)",
    columns: ["", "P95"],
    rows: [
      [text("Empty \u2192 100KB"), step("scaling-empty-100kb", "libsql-empty", "libsql-100kb")],
      [text("100KB \u2192 1MB"), step("scaling-100kb-1mb", "libsql-100kb", "libsql-1mb")],
      [text("1MB, lazy loading"), repeated("lazy-1mb", "iceberg-lazy")],
      [text("1MB, full load"), repeated("full-1mb", "iceberg-ten")]
    ]
  };
}
function breakdown(source) {
  return {
    title: "Latency breakdown (mean)",
    columns: ["Scenario", "Connection", "Query", "Network", "Parse", "Deserialize"],
    rows: ROWS.map(({ id, title: title2 }) => [
      text(title2.replace(/ \(.*\)$| file$/, "")),
      ...PHASES.map((phase) => {
        let cell = shown(source, at(id, "latency", "mean", { phase }));
        return source.figure(at(id, "latency", "mean")) !== void 0 ? orReason(source, cell, "Its operations have no such phase here.") : cell;
      })
    ])
  };
}
function optimisations(source) {
  return {
    title: "Optimization analysis",
    columns: ["Strategy", "Baseline P95", "Optimized P95", "Improvement", "Recommendation"],
    rows: OPTIMISATIONS.map(({ id, title: title2 }) => [
      text(title2),
      ...source.kind === "live" ? studied(source, STUDIES[id]) : printed(source, id)
    ])
  };
}
function printed(source, id) {
  let sides2 = [at(id, "latency", "p95", { side: "baseline" }), at(id, "latency", "p95")], improvement = computeFrom(source, sides2, reduction), word = recommendation(source, id, improvement?.low), again = at(id, "latency", "reduction", { labels: { place: "recommendations" } }), words = source.figure(again)?.text, repeated = words === void 0 ? [] : [
    `The report's recommendations say ${words}.`,
    ...derived(source, again, sides2, reduction, asShare).notes
  ];
  return [
    ...sides2.map((asked) => shown(source, asked)),
    derived(source, at(id, "latency", "reduction"), sides2, reduction, asShare),
    { ...word, notes: [...word.notes, ...repeated] }
  ];
}
function recommendation(source, id, improvement) {
  return computedWord(
    source,
    at(id, "recommendation", "value"),
    improvement === void 0 ? void 0 : recommend(improvement)
  );
}
function studied(source, study) {
  let step = studyStep(source, study, "p95") ?? studyStep(source, study, "p50"), level = (value) => text(value === void 0 ? NOT_MEASURED : asQuantity("ns")(value));
  return [
    level(step?.change?.baseline),
    level(step?.change?.candidate),
    text(studyChange(step?.change)),
    text(studyRecommendation(step))
  ];
}

// src/report/styles/docdb.ts
var LIVE2 = {
  system: "docdb",
  rows: {
    create: "crud/create",
    read: "crud/read",
    update: "crud/update",
    delete: "crud/delete",
    all: "crud",
    db1: "crud",
    db2: "crud",
    db3: "crud"
  }
}, OPERATIONS = ["create", "read", "update", "delete"], DATABASES = ["db1", "db2", "db3"], title = (word) => word.charAt(0).toUpperCase() + word.slice(1), BEFORE = { side: "baseline" };
function docdbSheet(source, heading) {
  let summary = { labels: { place: "summary" } }, conclusion = { labels: { place: "conclusion" } }, throughput = computeFrom(
    source,
    [at("all", "throughput", "value", BEFORE), at("all", "throughput", "value")],
    (before, after) => after / before - 1
  );
  return {
    title: heading,
    heading: source.heading,
    decisions: [
      {
        label: "Throughput",
        cell: source.kind === "live" ? changed(source, at("all", "throughput", "change"), at("all", "throughput", "value")) : throughput === void 0 ? text("not measured") : text(asChange(throughput.low))
      },
      { label: "P95, mean of the four operations", cell: averageChange(source, "p95") },
      { label: "P99, mean of the four operations", cell: averageChange(source, "p99") }
    ],
    tables: [
      ...source.kind === "published" ? [configuration(source)] : [],
      throughputTable(source),
      latencyTable(source, "p95"),
      latencyTable(source, "p99"),
      ...source.kind === "published" ? [distribution(source), perDatabaseLatency(source)] : [perDatabase(source)],
      percentiles(source),
      source.kind === "published" ? wal(source) : walLive(source),
      {
        title: "Healing",
        columns: ["", "Total", "Overhead"],
        rows: [
          [
            text("Healings"),
            shown(source, at("all", "healings", source.kind === "live" ? "value" : "count")),
            source.kind === "live" ? healingOverhead(source) : shown(source, at("all", "healings", "overhead"))
          ]
        ]
      },
      ...source.kind === "published" ? [
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
                asQuantity("op/s")
              ),
              derived(
                source,
                at("all", "throughput", "value", summary),
                [at("all", "throughput", "value")],
                same,
                asQuantity("op/s")
              ),
              joined(
                [
                  changed(
                    source,
                    at("all", "throughput", "change", summary),
                    at("all", "throughput", "value")
                  ),
                  derived(
                    source,
                    at("all", "throughput", "factor", summary),
                    [at("all", "throughput", "value"), at("all", "throughput", "value", BEFORE)],
                    ratio,
                    asFactor
                  )
                ],
                (change, factor) => `${change}, ${factor}`
              )
            ],
            [
              text("P95"),
              derived(
                source,
                at("average", "latency", "p95", { ...BEFORE, ...summary }),
                [at("average", "latency", "p95", BEFORE)],
                same,
                asQuantity("ns")
              ),
              derived(
                source,
                at("average", "latency", "p95", summary),
                [at("average", "latency", "p95")],
                same,
                asQuantity("ns")
              ),
              joined(
                [
                  changed(
                    source,
                    at("average", "latency", "p95-change", summary),
                    at("average", "latency", "p95")
                  ),
                  changed(
                    source,
                    at("average", "latency", "p95-change", conclusion),
                    at("average", "latency", "p95")
                  )
                ],
                (first, second) => `${first}, ${second}`
              )
            ],
            [
              text("P99"),
              text(""),
              text(""),
              changed(
                source,
                at("average", "latency", "p99-change", conclusion),
                at("average", "latency", "p99")
              )
            ],
            [
              text("Total operations"),
              shown(source, at("all", "total-ops", "value", { ...BEFORE, ...summary })),
              derived(
                source,
                at("all", "total-ops", "value", summary),
                DATABASES.map((db) => at(db, "operations", "count")),
                sum,
                asQuantity("1")
              ),
              changed(source, at("all", "total-ops", "change", summary), at("all", "total-ops", "value"))
            ]
          ]
        }
      ] : []
    ]
  };
}
function healingOverhead(source) {
  let measured = (source.study("healing-overhead")?.steps ?? []).filter(({ change }) => change !== void 0);
  return measured.length === 0 ? text(NOT_MEASURED) : text(
    measured.map(({ statistic, change }) => `${statistic.toUpperCase()} ${studyChange(change)}`).join("; ")
  );
}
function averageChange(source, statistic) {
  let levels = (side) => OPERATIONS.flatMap(
    (operation) => source.figure(at(operation, "latency", statistic, { side }))?.low ?? []
  ), [before, after] = [levels("baseline"), levels("candidate")];
  if (before.length + after.length < 2 * OPERATIONS.length) return text("not measured");
  let change = asChange(mean(...after) / mean(...before) - 1);
  return source.kind === "live" ? { text: change, notes: ["A mean of four quantiles, which no test judges: it has no interval."] } : text(change);
}
function configuration(source) {
  return {
    title: "Test configuration",
    columns: ["", "Value"],
    rows: [
      ["Databases", "databases"],
      ["Workers per database", "workers-per-database"],
      ["Total workers", "workers"],
      ["Document size", "document-size"],
      ["Documents per database", "documents-per-database"],
      ["Duration", "duration"],
      ["Read", "read-share"],
      ["Create", "create-share"],
      ["Update", "update-share"],
      ["Delete", "delete-share"]
    ].map(([name, metric]) => [
      text(name),
      metric === "workers" ? derived(
        source,
        at("configuration", metric, "value"),
        [at("configuration", "databases", "value"), at("configuration", "workers-per-database", "value")],
        (databases, each) => databases * each,
        asQuantity("1")
      ) : shown(source, at("configuration", metric, "value"))
    ])
  };
}
var TOTAL_REASON = "A trial here is a number of operations and not five minutes: rates are comparable, totals are not.";
function throughputTable(source) {
  let row = (name, metric, cells) => [
    text(name),
    ...cells,
    changed(source, at("all", metric, "change"), at("all", metric, "value"))
  ], perDatabase2 = (more) => derived(
    source,
    at("all", "throughput-per-database", "value", more),
    [at("all", "throughput", "value", more)],
    (all) => all / DATABASES.length,
    asQuantity("op/s")
  ), perSecondOf = (more) => source.kind === "live" ? shown(source, at("all", "throughput", "value", more)) : derived(
    source,
    at("all", "throughput", "value", more),
    [at("all", "total-ops", "value", more), at("configuration", "duration", "value")],
    (operations2, ns2) => operations2 / ns2 * 1e9,
    asQuantity("op/s")
  ), total = source.kind === "live" ? shown(source, at("all", "total-ops", "value")) : derived(
    source,
    at("all", "total-ops", "value"),
    DATABASES.map((db) => at(db, "operations", "count")),
    sum,
    asQuantity("1")
  ), timed = source.figure(at("all", "throughput", "value")) === void 0;
  return {
    title: "Throughput comparison",
    columns: ["Metric", "Sprint 1", "v0.3", "Improvement"].map((name) => sides(source, name)),
    rows: [
      row("Total Ops (5m)", "total-ops", [shown(source, at("all", "total-ops", "value", BEFORE)), total]).map(
        (cell) => timed ? cell : orReason(source, cell, TOTAL_REASON)
      ),
      row("Ops/sec", "throughput", [perSecondOf(BEFORE), perSecondOf({})]),
      [
        text("Per-DB Ops/sec"),
        perDatabase2(BEFORE),
        perDatabase2({}),
        source.kind === "live" ? changed(source, at("all", "throughput", "change"), at("all", "throughput", "value")) : changed(
          source,
          at("all", "throughput-per-database", "change"),
          at("all", "throughput-per-database", "value")
        )
      ]
    ]
  };
}
function sides(source, column) {
  return source.kind === "published" ? column : { "Sprint 1": "Baseline", "v0.3": "Candidate", Improvement: "Change" }[column] ?? column;
}
function latencyTable(source, statistic) {
  let average = (more) => derived(
    source,
    at("average", "latency", statistic, more),
    OPERATIONS.map((operation) => at(operation, "latency", statistic, more)),
    mean,
    asQuantity("ns")
  );
  return {
    title: `${statistic.toUpperCase()} latency comparison`,
    columns: ["Operation", "Sprint 1", "v0.3", "Improvement"].map(
      (name) => name === "Operation" || name === "Improvement" || source.kind === "live" ? sides(source, name) : `${name} (ms)`
    ),
    rows: [
      ...OPERATIONS.map((operation) => [
        text(title(operation)),
        shown(source, at(operation, "latency", statistic, BEFORE)),
        shown(source, at(operation, "latency", statistic)),
        changed(source, at(operation, "latency", `${statistic}-change`), at(operation, "latency", statistic))
      ]),
      [
        text("Average"),
        average(BEFORE),
        average({}),
        source.kind === "live" ? averageChange(source, statistic) : changed(
          source,
          at("average", "latency", `${statistic}-change`),
          at("average", "latency", statistic)
        )
      ]
    ]
  };
}
function distribution(source) {
  let counts = OPERATIONS.map((operation) => `${operation}s`);
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
          asQuantity("1")
        ),
        derived(
          source,
          at(db, "throughput", "value"),
          [at(db, "operations", "count"), at("configuration", "duration", "value")],
          (operations2, ns2) => operations2 / ns2 * 1e9,
          asQuantity("op/s")
        ),
        ...counts.map(
          (name) => joined(
            [
              shown(source, at(db, name, "count")),
              derived(
                source,
                at(db, name, "share"),
                [at(db, name, "count"), at(db, "operations", "count")],
                ratio,
                asShare
              )
            ],
            (count, share) => `${count} (${share})`
          )
        )
      ]),
      [
        text("Total"),
        derived(
          source,
          at("total", "operations", "count"),
          DATABASES.map((db) => at(db, "operations", "count")),
          sum,
          asQuantity("1")
        ),
        derived(
          source,
          at("total", "throughput", "value"),
          DATABASES.map((db) => at(db, "throughput", "value")),
          sum,
          asQuantity("op/s")
        ),
        ...counts.map(
          (name) => derived(
            source,
            at("total", name, "count"),
            DATABASES.map((db) => at(db, name, "count")),
            sum,
            asQuantity("1")
          )
        )
      ]
    ]
  };
}
function perDatabaseLatency(source) {
  let of = (operation, database) => at(operation, "latency", "p95", { labels: { database } });
  return {
    title: "Per-database latency (P95)",
    columns: ["Database", ...OPERATIONS.map((operation) => `${title(operation)} (ms)`)],
    rows: [
      ...DATABASES.map((db) => [
        text(db),
        ...OPERATIONS.map((operation) => shown(source, of(operation, db)))
      ]),
      [
        text("Average"),
        ...OPERATIONS.map(
          (operation) => derived(
            source,
            of(operation, "average"),
            DATABASES.map((db) => of(operation, db)),
            mean,
            asQuantity("ns")
          )
        )
      ]
    ]
  };
}
function perDatabase(source) {
  return {
    title: "Per database",
    columns: ["Database", "Ops/sec", "P95, all operations", "WAL growth"],
    rows: DATABASES.map((database) => [
      text(database),
      shown(source, at(database, "database-throughput", "value", { labels: { database } })),
      shown(source, at(database, "database-p95", "value", { labels: { database } })),
      shown(source, at(database, "wal-growth", "value", { labels: { database } }))
    ])
  };
}
function percentiles(source) {
  let statistics = ["p50", "p95", "p99", "p99.9", "mean", "min", "max"];
  return {
    title: "Percentiles",
    columns: ["Operation", ...["P50", "P95", "P99", "P999", "Mean", "Min", "Max"].map((name) => source.kind === "live" ? name : `${name} (ms)`)],
    rows: OPERATIONS.map((operation) => [
      text(title(operation)),
      ...statistics.map((statistic) => shown(source, at(operation, "latency", statistic)))
    ])
  };
}
function wal(source) {
  let of = (db, statistic) => at(db, "wal", statistic), growth = (db) => derived(source, of(db, "growth"), [of(db, "initial"), of(db, "final")], difference, asBytes), rate = (db) => derived(
    source,
    of(db, "rate"),
    [of(db, "growth"), at("configuration", "duration", "value")],
    (bytes, ns2) => bytes / ns2 * 1e9,
    asRate
  ), total = (statistic, saying) => derived(
    source,
    of("total", statistic),
    DATABASES.map((db) => of(db, statistic)),
    sum,
    saying
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
        rate(db)
      ]),
      [
        text("Total"),
        total("initial", asBytes),
        total("final", asBytes),
        total("growth", asBytes),
        total("rate", asRate)
      ]
    ]
  };
}
var asBytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`, asRate = (bytes) => `${(bytes / 1e6).toFixed(3)} MB/s`;
function walLive(source) {
  return {
    title: "Write-ahead log",
    columns: ["", "Syncs", "Records a sync", "Bytes"],
    rows: [
      [
        text("All databases"),
        shown(source, at("all", "fsyncs", "value")),
        shown(source, at("all", "mean-batch-size", "value")),
        shown(source, at("all", "wal-bytes", "value"))
      ]
    ]
  };
}

// src/report/styles/feature-serving.ts
var LIVE3 = {
  system: "feature-serving",
  rows: {
    // The report's benchmark as it was, and with the keys measured that were warmed.
    "request@baseline": "original/other-keys",
    request: "original/same-keys",
    best: "hot/union-pipeline"
  }
}, TARGETS = {
  "hit-ratio value": { text: ">99%", low: 0.99, high: void 0 },
  "latency p50": { text: "<40 ms", low: void 0, high: 4e7 },
  "latency p95": { text: "<60 ms", low: void 0, high: 6e7 },
  "latency p99": { text: "<70 ms", low: void 0, high: 7e7 },
  "latency stddev": { text: "<5 ms", low: void 0, high: 5e6 }
}, METRICS = [
  { title: "Buffer hit ratio", metric: "hit-ratio", statistic: "value" },
  { title: "P50", metric: "latency", statistic: "p50" },
  { title: "P95", metric: "latency", statistic: "p95" },
  { title: "P99", metric: "latency", statistic: "p99" },
  { title: "Min", metric: "latency", statistic: "min" },
  { title: "Stddev", metric: "latency", statistic: "stddev" }
], FIXES = [
  { id: "fix-1", title: "Benchmark hot keys", study: "fix-1-hot-keys" },
  { id: "fix-2", title: "Warm all unique keys", study: "fix-2-full-warm-up" },
  { id: "fix-3", title: "Column projection", study: "fix-3-projection" },
  { id: "fix-4", title: "Cluster tables on hashkey", study: "fix-4-cluster" },
  { id: "fix-5", title: "Increase shared_buffers", study: "fix-5-shared-buffers" },
  { id: "fix-6", title: "True extended protocol pipelining", study: "fix-6-pipeline" }
], FIX_STUDIES = FIXES.map(({ study }) => study);
function featureServingSheet(source, heading) {
  return {
    title: heading,
    heading: source.heading,
    decisions: [
      { label: "Before meets the target", cell: meets(source, "baseline") },
      { label: "After meets the target", cell: meets(source, "candidate") }
    ],
    tables: [
      expected(source),
      ...source.kind === "published" ? [claims(source), fixes(source), comparison(source)] : [studies(source), best(source)]
    ]
  };
}
function targetOf(source, metric, statistic) {
  return source.kind === "live" ? TARGETS[`${metric} ${statistic}`] : source.figure(at("request", metric, statistic, { labels: { place: "target" } }));
}
function within(figure2, limit) {
  if (figure2 === void 0 || limit === void 0) return;
  let { low = figure2.low, high = figure2.high } = figure2;
  if (limit.high !== void 0) return high === void 0 ? void 0 : high <= limit.high;
  if (limit.low !== void 0) return low === void 0 ? void 0 : low >= limit.low;
}
function meets(source, side) {
  let states = METRICS.filter(({ metric, statistic }) => {
    let limit = targetOf(source, metric, statistic);
    return limit?.low !== void 0 || limit?.high !== void 0;
  }).map(({ title: title2, metric, statistic }) => ({
    title: title2,
    met: within(
      source.figure(at("request", metric, statistic, { side })),
      targetOf(source, metric, statistic)
    )
  })), missed = states.filter(({ met }) => met === !1).map(({ title: title2 }) => title2), open = states.filter(({ met }) => met === void 0).map(({ title: title2 }) => title2), expectation = source.kind === "published" && side === "candidate" ? ["What the report expects after its fixes; it did not measure it."] : [];
  return missed.length > 0 ? { text: `NO: ${missed.join(", ")}`, notes: expectation } : open.length > 0 ? { text: `undecided: ${open.join(", ")} ${NOT_MEASURED}`, notes: expectation } : { text: "YES", notes: expectation };
}
function expected(source) {
  return {
    title: source.kind === "published" ? "Expected results after the fixes" : "Before and after",
    columns: ["Metric", "Before", "After (Hot Cache)", "Target"],
    rows: METRICS.map(({ title: title2, metric, statistic }) => {
      let limit = targetOf(source, metric, statistic), met = within(source.figure(at("request", metric, statistic)), limit);
      return [
        text(title2),
        shown(source, at("request", metric, statistic, { side: "baseline" })),
        shown(source, at("request", metric, statistic)),
        text(`${limit?.text ?? "-"}${met === void 0 ? "" : met ? " \u2705" : " \u274C"}`)
      ];
    })
  };
}
function claims(source) {
  let fix = (row, metric, statistic) => [
    at(row, metric, statistic, { side: "baseline" }),
    at(row, metric, statistic)
  ], repeated = (asked, of, saying) => derived(source, asked, [of], same, saying), before = (metric, statistic) => at("request", metric, statistic, { side: "baseline" }), [hitBefore, hitAfter] = fix("fix-1", "hit-ratio", "value"), [p99Before, p99After] = fix("fix-1", "latency", "p99"), [widthBefore, widthAfter] = fix("fix-3", "row-width", "value"), [buffersHitBefore, buffersHitAfter] = fix("fix-5", "hit-ratio", "value"), [sharedBefore, sharedAfter] = fix("fix-5", "shared-buffers", "value");
  return {
    title: "Expected impact of each fix",
    columns: ["Fix", "What", "Before", "Expected"],
    rows: [
      [
        text("#1"),
        text("Buffer cache hit ratio"),
        repeated(hitBefore, before("hit-ratio", "value"), asShare),
        shown(source, hitAfter)
      ],
      [
        text("#1"),
        text("P99"),
        repeated(p99Before, before("latency", "p99"), asQuantity("ns")),
        shown(source, p99After)
      ],
      [
        text("#2"),
        text("Keys that are warmed"),
        derived(
          source,
          at("fix-2", "warmed-share", "value", { side: "baseline" }),
          [
            at("fix-2", "warm-up-iterations", "count", { side: "baseline" }),
            at("fix-2", "keys", "count", { side: "baseline" })
          ],
          ratio,
          asShare
        ),
        text("all")
      ],
      [
        text("#2"),
        text("Keys sampled"),
        shown(source, at("fix-2", "keys", "count", { side: "baseline" })),
        text("")
      ],
      [
        text("#2"),
        text("Warm-up iterations"),
        shown(source, at("fix-2", "warm-up-iterations", "count", { side: "baseline" })),
        text("")
      ],
      [text("#3"), text("Row width"), shown(source, widthBefore), shown(source, widthAfter)],
      [
        text("#3"),
        text("Cache residency"),
        text(""),
        shown(source, at("fix-3", "cache-residency", "factor"))
      ],
      [text("#4"), text("Time for a large table"), text(""), shown(source, at("fix-4", "time", "value"))],
      [text("#5"), text("shared_buffers"), shown(source, sharedBefore), shown(source, sharedAfter)],
      [
        text("#5"),
        text("shared_buffers, share of memory"),
        text(""),
        derived(
          source,
          at("fix-5", "shared-buffers", "share"),
          [sharedAfter, at("fix-5", "memory", "value")],
          ratio,
          asShare
        )
      ],
      [text("#5"), text("Memory"), shown(source, at("fix-5", "memory", "value")), text("")],
      [
        text("#5"),
        text("Buffer cache hit ratio"),
        repeated(buffersHitBefore, before("hit-ratio", "value"), asShare),
        shown(source, buffersHitAfter)
      ],
      [
        text("All"),
        text("P99, in the next steps"),
        text(""),
        shown(source, at("request", "latency", "p99", { labels: { place: "next-steps" } }))
      ]
    ]
  };
}
function fixes(source) {
  return {
    title: "Fixes",
    columns: ["Fix", "Status"],
    rows: FIXES.map(({ id, title: title2 }, index) => [
      text(`#${index + 1} ${title2}`),
      shown(source, at(id, "status", "value"))
    ])
  };
}
function comparison(source) {
  let cost = (side) => at("dynamodb", "cost-per-day", "value", { side });
  return {
    title: "Against DynamoDB, as the report expects it",
    columns: ["", "DynamoDB", "Lakebase", "Difference"],
    rows: [
      [
        text("P99"),
        shown(source, at("dynamodb", "latency", "p99")),
        shown(source, at("dynamodb", "latency", "claimed-p99")),
        improvementOfLimit(source)
      ],
      [
        text("Cost per day"),
        shown(source, cost("baseline")),
        shown(source, cost("candidate")),
        derived(
          source,
          at("dynamodb", "cost-ratio", "value"),
          [cost("baseline"), cost("candidate")],
          ratio,
          asFactor
        )
      ]
    ]
  };
}
function improvementOfLimit(source) {
  let printed2 = shown(source, at("dynamodb", "latency", "improvement")), [theirs, ours] = [
    source.figure(at("dynamodb", "latency", "p99"))?.low,
    source.figure(at("dynamodb", "latency", "claimed-p99"))?.high
  ];
  return theirs === void 0 || ours === void 0 ? printed2 : { ...printed2, notes: [`Computed at the limit: at least ${asShare(reduction(theirs, ours))}.`] };
}
function studies(source) {
  return {
    title: "The six fixes",
    columns: ["Fix", "Compared", "Statistic", "Change", "Recommendation"],
    rows: FIXES.flatMap(({ title: title2, study }, index) => {
      let name = text(`#${index + 1} ${title2}`), outcome = source.study(study);
      return outcome === void 0 ? [[name, text(""), text(""), text(NOT_MEASURED), text("")]] : outcome.steps.map((step) => [
        name,
        text(`${outcome.reference} \u2192 ${step.scenario}`),
        text(step.statistic.toUpperCase()),
        text(studyChange(step.change)),
        text(studyRecommendation(step))
      ]);
    })
  };
}
function best(source) {
  return {
    title: "The best form here",
    columns: ["Metric", "Three UNION ALL in one flight"],
    rows: METRICS.map(({ title: title2, metric, statistic }) => [
      text(title2),
      shown(source, at("best", metric, statistic))
    ])
  };
}

// src/report/styles/kausaldb.ts
var LIVE4 = {
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
    "zig-parser": "ingest/zig-parser"
  }
}, BUILDS = [
  { id: "block-read-hot", title: "Block reads", study: "build-read" },
  { id: "dfs-3", title: "DFS traversal", study: "build-walk" },
  { id: "block-write", title: "Block writes", study: "build-write" }
], TABLES = [
  {
    title: "Block operations",
    rows: [
      ["block-write", "Block Write"],
      ["block-read-hot", "Block Read (Hot)"],
      ["block-read-warm", "Block Read (Warm)"],
      ["block-read-cold", "Block Read (Cold)"],
      ["block-read-absent", "Block Read (Nonexist)"],
      ["block-write-sync", "Block Write (Sync)"]
    ]
  },
  {
    title: "Edge operations",
    rows: [
      ["edge-insert", "Edge Insert"],
      ["edge-lookup", "Edge Lookup"]
    ]
  },
  { title: "Memtable operations", rows: [["memtable-flush", "Memtable Flush"]] },
  {
    title: "Graph traversal",
    rows: [
      ["bfs-3", "BFS (depth 3)"],
      ["bfs-5", "BFS (depth 5)"],
      ["dfs-3", "DFS (depth 3)"],
      ["dfs-5", "DFS (depth 5)"]
    ]
  },
  {
    title: "Query operations",
    rows: [
      ["edge-filter", "Edge Filter by Type"],
      ["multi-hop", "Multi-hop Query"],
      ["search", "Semantic Search"],
      ["graph-traversal", "Graph Traversal"]
    ]
  },
  { title: "Ingestion", rows: [["zig-parser", "Zig Parser Throughput"]] }
], KEY_METRICS = [
  ["block-read-hot", "Hot block reads"],
  ["block-read-absent", "Nonexistent lookups"],
  ["edge-lookup", "Edge lookups"],
  ["dfs-3", "Graph traversal (DFS depth 3)"],
  ["block-write", "Block writes"]
];
function kausaldbSheet(source, heading) {
  return {
    title: heading,
    heading: source.heading,
    decisions: BUILDS.map((build) => speedUp(source, build)),
    tables: [
      keyMetrics(source),
      builds(source),
      ...TABLES.map(({ title: title2, rows }) => operations(source, title2, rows)),
      remarks(source),
      ...source.kind === "published" ? [methodology(source)] : []
    ]
  };
}
function speedUp(source, { id, title: title2, study }) {
  return { label: `${title2}, ReleaseFast against Debug`, cell: factorOf(source, id, study) };
}
function factorOf(source, id, study) {
  if (source.kind === "published") {
    let inputs = [
      at(id, "latency", "mean", { side: "baseline" }),
      at(id, "latency", "mean", { labels: { place: "builds" } })
    ], cell = derived(source, at(id, "latency", "speed-up"), inputs, ratio, asFactor);
    return { ...cell, text: `${cell.text} faster` };
  }
  let change = studyStep(source, study, "p50")?.change;
  if (change === void 0) return text(NOT_MEASURED);
  let { low, high } = change.relativeInterval, bounds = Number.isFinite(low) && Number.isFinite(high) ? `${asFactor(1 / (1 + high))} to ${asFactor(1 / (1 + low))}` : "no interval: too few rounds";
  return text(`${asFactor(1 / (1 + change.relative))} faster (${bounds})`);
}
function keyMetrics(source) {
  let summary = { labels: { place: "summary" } }, repeated = (id, statistic) => source.kind === "live" ? shown(source, at(id, "latency", statistic)) : derived(
    source,
    at(id, "latency", statistic, summary),
    [at(id, "latency", statistic)],
    same,
    asQuantity("ns")
  ), inNs = (id) => {
    let asked = at(id, "latency", "mean", { labels: { place: "summary-ns" } });
    return source.figure(asked) === void 0 ? text("") : derived(source, asked, [at(id, "latency", "mean")], same, asQuantity("ns"));
  };
  return {
    title: "Key metrics (ReleaseFast)",
    columns: ["Operation", "Latency", ...source.kind === "published" ? ["in ns"] : [], "P99"],
    rows: KEY_METRICS.map(([id, title2]) => [
      text(title2),
      repeated(id, "mean"),
      ...source.kind === "published" ? [inNs(id)] : [],
      repeated(id, "p99")
    ])
  };
}
function builds(source) {
  let levels = (id, study) => {
    if (source.kind === "published")
      return [
        shown(source, at(id, "latency", "mean", { side: "baseline" })),
        derived(
          source,
          at(id, "latency", "mean", { labels: { place: "builds" } }),
          [at(id, "latency", "mean")],
          same,
          asQuantity("ns")
        )
      ];
    let change = studyStep(source, study, "p50")?.change;
    return [change?.baseline, change?.candidate].map(
      (value) => text(value === void 0 ? NOT_MEASURED : asQuantity("ns")(value))
    );
  };
  return {
    title: "Performance against the Debug build",
    columns: ["Operation", "Debug", "ReleaseFast", "Ratio"],
    rows: BUILDS.map(({ id, title: title2, study }) => [
      text(title2),
      ...levels(id, study),
      factorOf(source, id, study)
    ])
  };
}
function operations(source, title2, rows) {
  return {
    title: title2,
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
        asQuantity("op/s")
      )
    ])
  };
}
function remarks(source) {
  let mean2 = (id) => at(id, "latency", "mean");
  return {
    title: "Ratios between rows",
    columns: ["", "Value"],
    rows: [
      [
        text("Warm read against hot read"),
        derived(
          source,
          at("warm-against-hot", "latency", "factor"),
          [mean2("block-read-warm"), mean2("block-read-hot")],
          ratio,
          asFactor
        )
      ],
      [
        text("BFS against DFS, depth 3"),
        derived(
          source,
          at("dfs-against-bfs", "latency", "factor"),
          [mean2("bfs-3"), mean2("dfs-3")],
          ratio,
          asFactor
        )
      ],
      [
        text("10K files"),
        derived(
          source,
          at("ten-thousand-files", "time", "value"),
          [mean2("zig-parser")],
          (ns2) => 1e4 * ns2,
          asQuantity("ns")
        )
      ]
    ]
  };
}
function methodology(source) {
  return {
    title: "Methodology",
    columns: ["", "Value"],
    rows: [
      [text("Iterations per benchmark"), shown(source, at("iterations", "iterations", "count"))],
      [text("Warmup iterations"), shown(source, at("iterations", "warm-up", "count"))]
    ]
  };
}

// src/report/styles/live-figures.ts
var LEAST_BEYOND = 5;
function liveFigures(results, report, map) {
  let trials = indexTrials(results), has = results.plan.systems.some(({ id }) => id === map.system), studies2 = report.studies.filter(({ system }) => system === map.system);
  return {
    kind: "live",
    heading: headingOf(results, map, has),
    figure(asked) {
      let place = placeOf(map, asked), own = place === void 0 ? void 0 : trials.get(`${map.system}/${place.benchmark}`);
      return place && own && figureOf(map, asked, place, own);
    },
    change(asked) {
      let place = placeOf(map, asked);
      return place === void 0 ? void 0 : changeOf(report, map, asked, place);
    },
    study: (id) => studies2.find((study) => study.id === id),
    studies: studies2
  };
}
function headingOf({ run, host, baseline, candidate }, { system }, has) {
  let name = ({ commit, ref }) => commit?.slice(0, 10) ?? ref;
  return [
    has ? `A run of systems/${system} here, ${run.startedAt.slice(0, 10)}: candidate ${name(candidate)}, baseline ${name(baseline)}.` : `This run did not measure ${system}.`,
    `Measured on: ${host.cpuModel}, ${formatCount(host.cpuCount, "CPU")}, ${host.kernel}. Samples of all rounds of a side together.`
  ];
}
function placeOf({ rows }, { row, side }) {
  let other = side === "baseline" ? rows[`${row}@baseline`] : void 0, path = other ?? rows[row];
  if (path === void 0) return;
  let [benchmark, scenario] = path.split("/");
  return { benchmark, scenario, side: other === void 0 ? side : "candidate" };
}
function figureOf(map, asked, place, trials) {
  let metric = map.metrics?.[asked.metric] ?? asked.metric, phase = asked.phase === void 0 ? void 0 : map.phases?.[asked.phase] ?? asked.phase, own = trials[place.side];
  return fromSamples(own, place, metric, phase, asked) ?? fromValues(own, place, metric, phase, asked) ?? void 0;
}
function fromSamples(trials, { scenario }, metric, phase, { statistic, labels }) {
  if (scenario === void 0) return;
  let parts = trials.flatMap((trial) => chosenSeries(trial, { scenario, metric, phase })).filter((series) => Object.entries(labels).every(([name, value2]) => series.labels[name] === value2)), [first] = parts, values = sorted(joinValues(parts));
  if (first === void 0 || values.length === 0) return;
  if (statistic === "count") return figure(values.length, "1");
  let value = statisticOf(values, statistic);
  if (value !== void 0)
    return figure(value, first.unit, [...thinTail(values.length, statistic), ...batchNote(first.batch)]);
}
function statisticOf(values, statistic) {
  let mean2 = values.reduce((total, value) => total + value, 0) / values.length;
  if (/^p\d/.test(statistic)) return quantileSorted(values, quantileOf(statistic));
  switch (statistic) {
    case "value":
      return quantileSorted(values, 0.5);
    case "mean":
      return mean2;
    case "min":
      return values[0];
    case "max":
      return values.at(-1);
    case "stddev": {
      if (values.length < 2) return;
      let squares = values.reduce((total, value) => total + (value - mean2) ** 2, 0);
      return Math.sqrt(squares / (values.length - 1));
    }
    default:
      return;
  }
}
function thinTail(samples, statistic) {
  return /^p\d/.test(statistic) ? samples * (1 - quantileOf(statistic)) >= LEAST_BEYOND ? [] : [`Fewer than ${LEAST_BEYOND} of the samples lie beyond this quantile: it says little.`] : [];
}
function batchNote(batch) {
  return batch === 1 ? [] : [
    "Timed in batches, which is what operations shorter than the clock allow: a high quantile is one of batch means."
  ];
}
function fromValues(trials, { scenario }, metric, phase, { statistic, labels }) {
  if (statistic !== "value" && statistic !== "count") return;
  let found = trials.map((trial) => valueOf(trial, scenario, metric, phase, labels)).filter((value) => value !== void 0), [first] = found;
  if (first !== void 0)
    return figure(median(Float64Array.from(found, ({ value }) => value)), first.unit);
}
function valueOf(trial, scenario, metric, phase, labels) {
  let wanted = Object.entries(labels);
  return wanted.length === 0 && phase === void 0 ? findValue(trial, scenario, metric) : trial.outcome.values.find(
    (value) => value.scenario === scenario && value.metric === metric && value.phase === phase && Object.keys(value.labels).length === wanted.length && wanted.every(([name, text2]) => value.labels[name] === text2)
  );
}
function figure(value, unit, notes = []) {
  return { text: formatQuantity(value, unit), unit, low: value, high: value, rounding: 0, notes };
}
function changeOf(report, map, asked, place) {
  let metric = map.metrics?.[asked.metric] ?? asked.metric, row = report.rows.find(
    ({ address, metric: own, statistic }) => address.system === map.system && address.benchmark === place.benchmark && address.scenario === place.scenario && own === metric && statistic === asked.statistic
  );
  if (row === void 0 || !("change" in row.judgement)) return;
  let { relative, relativeInterval } = row.judgement.change;
  return { relative, ...relativeInterval };
}

// src/report/styles/published-figures.ts
function publishedFigures(report) {
  let figures = new Map(report.figures.map((figure2) => [keyOf(figure2), toFigure(figure2)]));
  return {
    kind: "published",
    heading: [
      `The published figures, as printed (${report.source}).`,
      `Measured on: ${report.environment}. There are no samples: nothing here is judged.`
    ],
    figure: (asked) => figures.get(keyOf({ ...asked, scenario: asked.row })),
    change: () => {
    },
    study: () => {
    },
    studies: []
  };
}
function keyOf({ scenario, metric, statistic, side, phase, labels = {} }) {
  let parts = Object.entries(labels).sort(([a], [b]) => a < b ? -1 : 1);
  return JSON.stringify([scenario, metric, statistic, side, phase, parts]);
}
function toFigure({ printed: printed2, unit, low, high }) {
  return { text: printed2, unit, low, high, rounding: roundingOf(printed2, low ?? high), notes: [] };
}
function roundingOf(printed2, value) {
  let digits = /\d[\d,]*(?:\.\d+)?/.exec(printed2)?.[0].replaceAll(",", "");
  if (digits === void 0 || value === void 0) return 0;
  let number = Number(digits), decimals = digits.split(".")[1]?.length ?? 0;
  return number === 0 ? 0 : Math.abs(value) / number * 0.5 * 10 ** -decimals;
}

// src/report/styles/run-studies.ts
function runStudies(source, told) {
  let left = source.studies.filter(({ id }) => !told.includes(id));
  return left.length === 0 ? [] : [
    {
      title: told.length === 0 ? "Studies of this run" : "Further studies of this run",
      columns: ["Study", "Compared", "Statistic", "Change", "Recommendation"],
      rows: left.flatMap(linesOf)
    }
  ];
}
function linesOf(study) {
  let { id, title: title2, reference, metric, steps } = study, name = text(title2 ?? id);
  return isUnmeasured(study) ? [[name, text(""), text(""), text(NOT_MEASURED), text("")]] : steps.map((step) => [
    name,
    text(`${reference} \u2192 ${step.scenario}`),
    text(metricName(metric, step.statistic)),
    text(studyChange(step.change)),
    text(studyRecommendation(step))
  ]);
}

// src/report/styles/zigttp.ts
var LIVE5 = {
  system: "zigttp",
  rows: {
    "start@baseline": "start/file",
    start: "start/embedded",
    "runtime-deno": "peers/deno",
    "runtime-file": "start/file",
    "runtime-embedded": "start/embedded",
    floor: "start/floor",
    "image-file": "start/file",
    "image-embedded": "start/embedded",
    "pool-1": "pools/pool-1",
    "pool-2": "pools/pool-2",
    "pool-4": "pools/pool-4",
    "pool-8": "pools/pool-8",
    "pool-16": "pools/pool-16",
    "pool-28": "pools/pool-28"
  }
}, PHASES2 = [
  ["spawn", "Process spawn"],
  ["dyld", "Dynamic linker (dyld)"],
  ["io-backend", "I/O backend init"],
  ["parse", "Handler parsing"],
  ["compile", "Handler compilation"],
  ["bytecode-cache", "Bytecode caching"],
  ["bytecode-load", "Embedded bytecode load"],
  ["pool", "Connection pool"],
  ["listener", "Network listener"]
], LIVE_PHASES = [
  "exec",
  "bind",
  "source",
  "engine",
  "handler",
  "accept",
  "first-byte",
  "answer"
], HOT_SPOTS = [
  ["profile-thread-spawn", "Thread.PosixThreadImpl.spawn", "Thread pool creation"],
  ["profile-thread-start", "libsystem_pthread (thread_start)", "Thread startup"],
  ["profile-clock", "clock_gettime", "Time measurement"],
  ["profile-dyld-init", "dyld initialization", "Dynamic linker"],
  ["profile-futex", "Thread.Futex.timedWait", "Synchronization"]
], POOLS = [1, 2, 4, 8, 16, 28].map((size) => ({ size, id: `pool-${size}` })), RUNTIMES = [
  ["runtime-deno", "Deno 2.6.7"],
  ["runtime-file", "zigttp (baseline)"],
  ["runtime-embedded", "zigttp (optimized)"]
], PROFILE = [
  ["dyld", "dyld (dynamic linker)"],
  ["pool", "Runtime pool init"],
  ["network", "Network + HTTP"],
  ["total", "Total"]
], latency = (row, more = {}) => at(row, "latency", "value", more), START = [latency("start", { side: "baseline" }), latency("start")], ns = asQuantity("ns");
function zigttpSheet(source, heading) {
  let change = computeFrom(source, START, relativeChange);
  return {
    title: heading,
    heading: source.heading,
    decisions: [
      {
        label: "Embedded bytecode against a file",
        cell: text(change === void 0 ? NOT_MEASURED : asChange(change.low))
      },
      { label: "Against Deno", cell: againstDeno(source) }
    ],
    tables: [comparison2(source), ...source.kind === "published" ? published(source) : live(source)]
  };
}
function published(source) {
  return [
    breakdown2(source),
    remaining(source),
    hotSpots(source),
    tested(source),
    pools(source),
    runtimes(source),
    images(source),
    bytecode(source),
    profile(source),
    projection(source, "linux", "Static Linux binary, in theory"),
    projection(source, "static", "Without the dynamic linker, in theory")
  ];
}
function live(source) {
  return [
    {
      title: "Breakdown (median)",
      columns: ["Phase", "Handler from a file", "Handler embedded"],
      rows: LIVE_PHASES.map((phase) => [
        text(phase),
        shown(source, latency("start", { side: "baseline", phase })),
        shown(source, latency("start", { phase }))
      ])
    },
    pools(source),
    runtimes(source),
    images(source)
  ];
}
function comparison2(source) {
  return {
    title: "Comparison",
    columns: ["Configuration", "Cold Start", "Improvement"],
    rows: [
      [text("Baseline (runtime parsing)"), shown(source, START[0]), text("-")],
      [
        text("Optimized (embedded bytecode)"),
        shown(source, START[1]),
        joined(
          [
            derived(source, at("start", "latency", "difference"), START, difference, asDifference),
            derived(source, at("start", "latency", "change"), START, relativeChange, asChange)
          ],
          (absolute, relative) => `${absolute} (${relative})`
        )
      ],
      ...source.kind === "live" ? [[text("Floor: a static C server"), shown(source, latency("floor")), text("")]] : []
    ]
  };
}
function breakdown2(source) {
  let cell = (phase, side) => {
    let asked = latency("start", { phase, side });
    return source.figure(asked) === void 0 ? text("-") : shown(source, asked);
  }, total = (side) => {
    let parts = PHASES2.map(([phase]) => latency("start", { phase, side })).filter(
      (asked) => source.figure(asked) !== void 0
    ), computed = computeFrom(source, parts, sum), whole = shown(source, latency("start", { side }));
    return computed === void 0 ? whole : {
      ...whole,
      notes: [`The named phases come to ${ns(computed.low)} to ${ns(computed.high)} of it.`]
    };
  };
  return {
    title: "Breakdown",
    columns: ["Phase", "Baseline", "Embedded"],
    rows: [
      ...PHASES2.map(([phase, name]) => [text(name), cell(phase, "baseline"), cell(phase, "candidate")]),
      [text("Cold start"), total("baseline"), total("candidate")]
    ]
  };
}
function remaining(source) {
  let part = (phase) => latency("start", { phase });
  return {
    title: "The remaining cold start",
    columns: ["Part", "Time"],
    rows: [
      [
        text("Unavoidable OS overhead"),
        derived(source, latency("os"), [part("spawn"), part("dyld")], sum, ns)
      ],
      [
        text("Necessary initialization"),
        derived(
          source,
          latency("initialization"),
          [part("io-backend"), part("pool"), part("listener"), latency("rest")],
          sum,
          ns
        )
      ],
      [text("Everything else (GC init, builtins, etc.)"), shown(source, latency("rest"))]
    ]
  };
}
function hotSpots(source) {
  let all = at("profile", "samples", "count");
  return {
    title: "Hot spots",
    columns: ["Function", "Samples", "%", "Phase"],
    rows: [
      ...HOT_SPOTS.map(([id, name, phase]) => [
        text(name),
        shown(source, at(id, "samples", "count")),
        derived(source, at(id, "samples", "share"), [at(id, "samples", "count"), all], ratio, asShare),
        text(phase)
      ]),
      [text("All"), shown(source, all), text(""), text("")]
    ]
  };
}
function tested(source) {
  let row = (name, gained, saved) => [text(name), gained, saved], gain = (id) => shown(source, at(id, "latency", "difference")), strip = (side) => at("strip", "binary-size", "value", { side });
  return {
    title: "Tested optimizations",
    columns: ["Optimization", "Cold start", "Saved"],
    rows: [
      row(
        "Embedded bytecode",
        derived(source, at("embedded-bytecode", "latency", "difference"), START, difference, asDifference),
        text("")
      ),
      row("Reducing prewarm count", gain("prewarm"), shown(source, at("prewarm", "saved", "value"))),
      row(
        "Symbol stripping",
        gain("strip"),
        joined(
          [
            shown(source, strip("baseline")),
            shown(source, strip("candidate")),
            derived(
              source,
              at("strip", "saved", "value"),
              [strip("candidate"), strip("baseline")],
              difference,
              (bytes) => `${Math.round(bytes / 1e3)}KB`
            )
          ],
          (before, after, saved) => `${before} \u2192 ${after} (${saved})`
        )
      ),
      row("Reducing pool size", gain("pool-size"), text(""))
    ]
  };
}
function pools(source) {
  let known = POOLS.map(({ id }) => source.figure(latency(id))?.low).filter((level) => level !== void 0), spread = Math.max(...known) - Math.min(...known), claim = source.figure(at("pools", "latency", "variance")), exceeded = claim?.high !== void 0 && known.length === POOLS.length && spread >= claim.high, words = claim?.text ?? (known.length === POOLS.length ? ns(spread) : NOT_MEASURED);
  return {
    title: "Pool sizes",
    columns: ["Pool size", "Cold start"],
    rows: [
      ...POOLS.map(({ size, id }) => [text(String(size)), shown(source, latency(id))]),
      [
        text("Variance"),
        {
          text: words,
          notes: exceeded ? [`Computed from the printed figures: largest minus smallest is ${ns(spread)}.`] : []
        }
      ]
    ]
  };
}
function againstDeno(source) {
  let cell = derived(
    source,
    at("runtime-deno", "latency", "factor"),
    [latency("runtime-deno"), latency("runtime-embedded")],
    ratio,
    asFactor
  );
  return cell.text === NOT_MEASURED ? cell : { ...cell, text: `${cell.text} faster` };
}
function runtimes(source) {
  return {
    title: "Comparison: zigttp vs Deno",
    columns: ["Runtime", "Cold Start", "Memory (RSS)", "Binary Size"],
    rows: RUNTIMES.map(([id, name]) => [
      text(source.kind === "live" ? name.replace(/ [\d.]+$/, "") : name),
      shown(source, latency(id)),
      shown(source, at(id, "rss", "value")),
      shown(source, at(id, "binary-size", "value"))
    ])
  };
}
var FILES_REASON = "No image is built here: the size is that of what one would hold.";
function images(source) {
  return {
    title: "Container image comparison",
    columns: ["Configuration", "Image Size", "Files", "Cold Start"],
    rows: [
      ["image-file", "Baseline"],
      ["image-embedded", "Optimized"]
    ].map(([id, name]) => [
      text(name),
      shown(source, at(id, "image-size", "value")),
      orReason(source, shown(source, at(id, "files", "count")), FILES_REASON),
      shown(source, latency(id))
    ])
  };
}
function bytecode(source) {
  let size = (row) => at(row, "size", "value");
  return {
    title: "Bytecode",
    columns: ["", "Value"],
    rows: [
      [text("handler.js"), shown(source, size("source"))],
      [text("embedded_handler.zig"), shown(source, size("bytecode"))],
      [
        text("Size reduction"),
        derived(
          source,
          at("bytecode", "size", "reduction"),
          [size("source"), size("bytecode")],
          reduction,
          asShare
        )
      ]
    ]
  };
}
function profile(source) {
  return {
    title: "macOS, profiled",
    columns: ["Phase", "Time", "Percentage"],
    rows: PROFILE.map(([id, name]) => [
      text(name),
      shown(source, latency(`macos-${id}`)),
      derived(
        source,
        at(`macos-${id}`, "latency", "share"),
        [latency(`macos-${id}`), latency("macos-total")],
        ratio,
        asShare
      )
    ])
  };
}
function projection(source, table, title2) {
  let sides2 = (id) => [
    latency(`${table}-${id}`, { side: "baseline" }),
    latency(`${table}-${id}`)
  ], gain = (id) => {
    let asked = at(`${table}-${id}`, "latency", "difference");
    if (source.figure(asked) === void 0) return text("");
    let signed = source.figure(asked)?.text.startsWith("-") === !0;
    return derived(source, asked, sides2(id), signed ? difference : (before, after) => before - after, ns);
  }, share = (id) => {
    let asked = at(`${table}-${id}`, "latency", "share");
    return source.figure(asked) === void 0 ? text("") : derived(source, asked, sides2(id), reduction, asShare);
  };
  return {
    title: title2,
    columns: ["Phase", "Before", "Static", "Improvement", "Share"],
    rows: PROFILE.map(([id, name]) => [
      text(name),
      ...sides2(id).map(
        (asked) => source.figure(asked) === void 0 ? text("") : derived(source, asked, [asked], same, ns)
      ),
      gain(id),
      share(id)
    ])
  };
}

// src/report/styles/styles.ts
var STYLES = {
  "cold-start": { live: LIVE, sheet: coldStartSheet },
  "feature-serving": { live: LIVE3, sheet: featureServingSheet, tells: FIX_STUDIES },
  kausaldb: { live: LIVE4, sheet: kausaldbSheet },
  zigttp: { live: LIVE5, sheet: zigttpSheet },
  docdb: { live: LIVE2, sheet: docdbSheet }
}, STYLE_NAMES = Object.keys(STYLES);
function publishedStyle(results) {
  return STYLE_NAMES.find((name) => name === results.published?.system);
}
function styledSheet(name, results, report) {
  let { live: live2, sheet, tells = [] } = STYLES[name];
  if (results.published === void 0) {
    let source = liveFigures(results, report, live2), made = sheet(source, `${live2.system}, in the form of the published report`);
    return { ...made, tables: [...made.tables, ...runStudies(source, tells)] };
  }
  return sheet(publishedFigures(results.published), results.published.title);
}

export {
  EXIT,
  STYLE_NAMES,
  publishedStyle,
  styledSheet
};

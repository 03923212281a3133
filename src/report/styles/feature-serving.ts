import { ratio, reduction, same } from "./arithmetic.js";
import { at } from "./figures.js";
import type { Asked, Figure, FigureSource } from "./figures.js";
import type { LiveMap } from "./live-figures.js";
import {
  asFactor,
  asQuantity,
  asShare,
  derived,
  NOT_MEASURED,
  shown,
  studyChange,
  studyRecommendation,
  text,
} from "./sheet.js";
import type { Cell, Sheet, SheetTable } from "./sheet.js";

export const LIVE: LiveMap = {
  system: "feature-serving",
  rows: {
    // The report's benchmark as it was, and with the keys measured that were warmed.
    "request@baseline": "original/other-keys",
    request: "original/same-keys",
    best: "hot/union-pipeline",
  },
};

/** The limits that the report sets itself, for a run here. */
const TARGETS: Readonly<Record<string, Pick<Figure, "low" | "high" | "text">>> = {
  "hit-ratio value": { text: ">99%", low: 0.99, high: undefined },
  "latency p50": { text: "<40 ms", low: undefined, high: 40e6 },
  "latency p95": { text: "<60 ms", low: undefined, high: 60e6 },
  "latency p99": { text: "<70 ms", low: undefined, high: 70e6 },
  "latency stddev": { text: "<5 ms", low: undefined, high: 5e6 },
};

const METRICS = [
  { title: "Buffer hit ratio", metric: "hit-ratio", statistic: "value" },
  { title: "P50", metric: "latency", statistic: "p50" },
  { title: "P95", metric: "latency", statistic: "p95" },
  { title: "P99", metric: "latency", statistic: "p99" },
  { title: "Min", metric: "latency", statistic: "min" },
  { title: "Stddev", metric: "latency", statistic: "stddev" },
] as const;

/** The report's fixes, and the study of each. */
const FIXES = [
  { id: "fix-1", title: "Benchmark hot keys", study: "fix-1-hot-keys" },
  { id: "fix-2", title: "Warm all unique keys", study: "fix-2-full-warm-up" },
  { id: "fix-3", title: "Column projection", study: "fix-3-projection" },
  { id: "fix-4", title: "Cluster tables on hashkey", study: "fix-4-cluster" },
  { id: "fix-5", title: "Increase shared_buffers", study: "fix-5-shared-buffers" },
  { id: "fix-6", title: "True extended protocol pipelining", study: "fix-6-pipeline" },
] as const;
export const FIX_STUDIES: readonly string[] = FIXES.map(({ study }) => study);

export function featureServingSheet(source: FigureSource, heading: string): Sheet {
  return {
    title: heading,
    heading: source.heading,
    decisions: [
      { label: "Before meets the target", cell: meets(source, "baseline") },
      { label: "After meets the target", cell: meets(source, "candidate") },
    ],
    tables: [
      expected(source),
      ...(source.kind === "published"
        ? [claims(source), fixes(source), comparison(source)]
        : [studies(source), best(source)]),
    ],
  };
}

function targetOf(
  source: FigureSource,
  metric: string,
  statistic: string,
): Pick<Figure, "low" | "high" | "text"> | undefined {
  return source.kind === "live"
    ? TARGETS[`${metric} ${statistic}`]
    : source.figure(at("request", metric, statistic, { labels: { place: "target" } }));
}

/** Whether all of a figure is within a limit; undefined where it can't be said. */
function within(
  figure: Figure | undefined,
  limit: Pick<Figure, "low" | "high"> | undefined,
): boolean | undefined {
  if (figure === undefined || limit === undefined) return undefined;
  const { low = figure.low, high = figure.high } = figure;
  if (limit.high !== undefined) return high === undefined ? undefined : high <= limit.high;
  if (limit.low !== undefined) return low === undefined ? undefined : low >= limit.low;
  return undefined;
}

function meets(source: FigureSource, side: "baseline" | "candidate"): Cell {
  const limited = METRICS.filter(({ metric, statistic }) => {
    const limit = targetOf(source, metric, statistic);
    return limit?.low !== undefined || limit?.high !== undefined;
  });
  const states = limited.map(({ title, metric, statistic }) => ({
    title,
    met: within(
      source.figure(at("request", metric, statistic, { side })),
      targetOf(source, metric, statistic),
    ),
  }));
  const missed = states.filter(({ met }) => met === false).map(({ title }) => title);
  const open = states.filter(({ met }) => met === undefined).map(({ title }) => title);
  const expectation =
    source.kind === "published" && side === "candidate"
      ? ["What the report expects after its fixes; it did not measure it."]
      : [];
  if (missed.length > 0) return { text: `NO: ${missed.join(", ")}`, notes: expectation };
  if (open.length > 0) return { text: `undecided: ${open.join(", ")} ${NOT_MEASURED}`, notes: expectation };
  return { text: "YES", notes: expectation };
}

function expected(source: FigureSource): SheetTable {
  const published = source.kind === "published";
  return {
    title: published ? "Expected results after the fixes" : "Before and after",
    columns: ["Metric", "Before", "After (Hot Cache)", "Target"],
    rows: METRICS.map(({ title, metric, statistic }) => {
      const limit = targetOf(source, metric, statistic);
      const met = within(source.figure(at("request", metric, statistic)), limit);
      return [
        text(title),
        shown(source, at("request", metric, statistic, { side: "baseline" })),
        shown(source, at("request", metric, statistic)),
        text(`${limit?.text ?? "-"}${met === undefined ? "" : met ? " ✅" : " ❌"}`),
      ];
    }),
  };
}

function claims(source: FigureSource): SheetTable {
  const fix = (row: string, metric: string, statistic: string): [Asked, Asked] => [
    at(row, metric, statistic, { side: "baseline" }),
    at(row, metric, statistic),
  ];
  const repeated = (asked: Asked, of: Asked, saying: (value: number) => string): Cell =>
    derived(source, asked, [of], same, saying);
  const before = (metric: string, statistic: string): Asked =>
    at("request", metric, statistic, { side: "baseline" });
  const [hitBefore, hitAfter] = fix("fix-1", "hit-ratio", "value");
  const [p99Before, p99After] = fix("fix-1", "latency", "p99");
  const [widthBefore, widthAfter] = fix("fix-3", "row-width", "value");
  const [buffersHitBefore, buffersHitAfter] = fix("fix-5", "hit-ratio", "value");
  const [sharedBefore, sharedAfter] = fix("fix-5", "shared-buffers", "value");
  return {
    title: "Expected impact of each fix",
    columns: ["Fix", "What", "Before", "Expected"],
    rows: [
      [
        text("#1"),
        text("Buffer cache hit ratio"),
        repeated(hitBefore, before("hit-ratio", "value"), asShare),
        shown(source, hitAfter),
      ],
      [
        text("#1"),
        text("P99"),
        repeated(p99Before, before("latency", "p99"), asQuantity("ns")),
        shown(source, p99After),
      ],
      [
        text("#2"),
        text("Keys that are warmed"),
        derived(
          source,
          at("fix-2", "warmed-share", "value", { side: "baseline" }),
          [
            at("fix-2", "warm-up-iterations", "count", { side: "baseline" }),
            at("fix-2", "keys", "count", { side: "baseline" }),
          ],
          ratio,
          asShare,
        ),
        text("all"),
      ],
      [
        text("#2"),
        text("Keys sampled"),
        shown(source, at("fix-2", "keys", "count", { side: "baseline" })),
        text(""),
      ],
      [
        text("#2"),
        text("Warm-up iterations"),
        shown(source, at("fix-2", "warm-up-iterations", "count", { side: "baseline" })),
        text(""),
      ],
      [text("#3"), text("Row width"), shown(source, widthBefore), shown(source, widthAfter)],
      [
        text("#3"),
        text("Cache residency"),
        text(""),
        shown(source, at("fix-3", "cache-residency", "factor")),
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
          asShare,
        ),
      ],
      [text("#5"), text("Memory"), shown(source, at("fix-5", "memory", "value")), text("")],
      [
        text("#5"),
        text("Buffer cache hit ratio"),
        repeated(buffersHitBefore, before("hit-ratio", "value"), asShare),
        shown(source, buffersHitAfter),
      ],
      [
        text("All"),
        text("P99, in the next steps"),
        text(""),
        shown(source, at("request", "latency", "p99", { labels: { place: "next-steps" } })),
      ],
    ],
  };
}

function fixes(source: FigureSource): SheetTable {
  return {
    title: "Fixes",
    columns: ["Fix", "Status"],
    rows: FIXES.map(({ id, title }, index) => [
      text(`#${index + 1} ${title}`),
      shown(source, at(id, "status", "value")),
    ]),
  };
}

function comparison(source: FigureSource): SheetTable {
  const cost = (side: "baseline" | "candidate"): Asked => at("dynamodb", "cost-per-day", "value", { side });
  return {
    title: "Against DynamoDB, as the report expects it",
    columns: ["", "DynamoDB", "Lakebase", "Difference"],
    rows: [
      [
        text("P99"),
        shown(source, at("dynamodb", "latency", "p99")),
        shown(source, at("dynamodb", "latency", "claimed-p99")),
        improvementOfLimit(source),
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
          asFactor,
        ),
      ],
    ],
  };
}

/** The claim is an inequality: its limit against DynamoDB's figure. */
function improvementOfLimit(source: FigureSource): Cell {
  const printed = shown(source, at("dynamodb", "latency", "improvement"));
  const [theirs, ours] = [
    source.figure(at("dynamodb", "latency", "p99"))?.low,
    source.figure(at("dynamodb", "latency", "claimed-p99"))?.high,
  ];
  if (theirs === undefined || ours === undefined) return printed;
  return { ...printed, notes: [`Computed at the limit: at least ${asShare(reduction(theirs, ours))}.`] };
}

/** Each fix as a study of the run here: every step with its interval. */
function studies(source: FigureSource): SheetTable {
  return {
    title: "The six fixes",
    columns: ["Fix", "Compared", "Statistic", "Change", "Recommendation"],
    rows: FIXES.flatMap(({ title, study }, index) => {
      const name = text(`#${index + 1} ${title}`);
      const outcome = source.study(study);
      if (outcome === undefined) return [[name, text(""), text(""), text(NOT_MEASURED), text("")]];
      return outcome.steps.map((step) => [
        name,
        text(`${outcome.reference} → ${step.scenario}`),
        text(step.statistic.toUpperCase()),
        text(studyChange(step.change)),
        text(studyRecommendation(step)),
      ]);
    }),
  };
}

function best(source: FigureSource): SheetTable {
  return {
    title: "The best form here",
    columns: ["Metric", "Three UNION ALL in one flight"],
    rows: METRICS.map(({ title, metric, statistic }) => [
      text(title),
      shown(source, at("best", metric, statistic)),
    ]),
  };
}

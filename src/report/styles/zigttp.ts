import { difference, ratio, reduction, relativeChange, same, sum } from "./arithmetic.js";
import { at } from "./figures.js";
import type { Asked, FigureSource } from "./figures.js";
import type { LiveMap } from "./live-figures.js";
import {
  asChange,
  asDifference,
  asFactor,
  asQuantity,
  asShare,
  computeFrom,
  derived,
  joined,
  NOT_MEASURED,
  orReason,
  shown,
  text,
} from "./sheet.js";
import type { Cell, Sheet, SheetTable } from "./sheet.js";

export const LIVE: LiveMap = {
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
    "pool-28": "pools/pool-28",
  },
};

const PHASES = [
  ["spawn", "Process spawn"],
  ["dyld", "Dynamic linker (dyld)"],
  ["io-backend", "I/O backend init"],
  ["parse", "Handler parsing"],
  ["compile", "Handler compilation"],
  ["bytecode-cache", "Bytecode caching"],
  ["bytecode-load", "Embedded bytecode load"],
  ["pool", "Connection pool"],
  ["listener", "Network listener"],
] as const;
/** What a start here is made of; the harness reports them from inside. */
const LIVE_PHASES = [
  "exec",
  "bind",
  "source",
  "engine",
  "handler",
  "accept",
  "first-byte",
  "answer",
] as const;
const HOT_SPOTS = [
  ["profile-thread-spawn", "Thread.PosixThreadImpl.spawn", "Thread pool creation"],
  ["profile-thread-start", "libsystem_pthread (thread_start)", "Thread startup"],
  ["profile-clock", "clock_gettime", "Time measurement"],
  ["profile-dyld-init", "dyld initialization", "Dynamic linker"],
  ["profile-futex", "Thread.Futex.timedWait", "Synchronization"],
] as const;
const POOLS = [1, 2, 4, 8, 16, 28].map((size) => ({ size, id: `pool-${size}` }));
const RUNTIMES = [
  ["runtime-deno", "Deno 2.6.7"],
  ["runtime-file", "zigttp (baseline)"],
  ["runtime-embedded", "zigttp (optimized)"],
] as const;
const PROFILE = [
  ["dyld", "dyld (dynamic linker)"],
  ["pool", "Runtime pool init"],
  ["network", "Network + HTTP"],
  ["total", "Total"],
] as const;

const latency = (row: string, more: Partial<Pick<Asked, "side" | "phase">> = {}): Asked =>
  at(row, "latency", "value", more);
const START: readonly [Asked, Asked] = [latency("start", { side: "baseline" }), latency("start")];
const ns = asQuantity("ns");

export function zigttpSheet(source: FigureSource, heading: string): Sheet {
  const change = computeFrom(source, START, relativeChange);
  return {
    title: heading,
    heading: source.heading,
    decisions: [
      {
        label: "Embedded bytecode against a file",
        cell: text(change === undefined ? NOT_MEASURED : asChange(change.low)),
      },
      { label: "Against Deno", cell: againstDeno(source) },
    ],
    tables: [comparison(source), ...(source.kind === "published" ? published(source) : live(source))],
  };
}

function published(source: FigureSource): SheetTable[] {
  return [
    breakdown(source),
    remaining(source),
    hotSpots(source),
    tested(source),
    pools(source),
    runtimes(source),
    images(source),
    bytecode(source),
    profile(source),
    projection(source, "linux", "Static Linux binary, in theory"),
    projection(source, "static", "Without the dynamic linker, in theory"),
  ];
}

function live(source: FigureSource): SheetTable[] {
  return [
    {
      title: "Breakdown (median)",
      columns: ["Phase", "Handler from a file", "Handler embedded"],
      rows: LIVE_PHASES.map((phase) => [
        text(phase),
        shown(source, latency("start", { side: "baseline", phase })),
        shown(source, latency("start", { phase })),
      ]),
    },
    pools(source),
    runtimes(source),
    images(source),
  ];
}

function comparison(source: FigureSource): SheetTable {
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
            derived(source, at("start", "latency", "change"), START, relativeChange, asChange),
          ],
          (absolute, relative) => `${absolute} (${relative})`,
        ),
      ],
      ...(source.kind === "live"
        ? [[text("Floor: a static C server"), shown(source, latency("floor")), text("")]]
        : []),
    ],
  };
}

function breakdown(source: FigureSource): SheetTable {
  const cell = (phase: string, side: "baseline" | "candidate"): Cell => {
    const asked = latency("start", { phase, side });
    return source.figure(asked) === undefined ? text("-") : shown(source, asked);
  };
  const total = (side: "baseline" | "candidate"): Cell => {
    const parts = PHASES.map(([phase]) => latency("start", { phase, side })).filter(
      (asked) => source.figure(asked) !== undefined,
    );
    const computed = computeFrom(source, parts, sum);
    const whole = shown(source, latency("start", { side }));
    if (computed === undefined) return whole;
    return {
      ...whole,
      notes: [`The named phases come to ${ns(computed.low)} to ${ns(computed.high)} of it.`],
    };
  };
  return {
    title: "Breakdown",
    columns: ["Phase", "Baseline", "Embedded"],
    rows: [
      ...PHASES.map(([phase, name]) => [text(name), cell(phase, "baseline"), cell(phase, "candidate")]),
      [text("Cold start"), total("baseline"), total("candidate")],
    ],
  };
}

function remaining(source: FigureSource): SheetTable {
  const part = (phase: string): Asked => latency("start", { phase });
  return {
    title: "The remaining cold start",
    columns: ["Part", "Time"],
    rows: [
      [
        text("Unavoidable OS overhead"),
        derived(source, latency("os"), [part("spawn"), part("dyld")], sum, ns),
      ],
      [
        text("Necessary initialization"),
        derived(
          source,
          latency("initialization"),
          [part("io-backend"), part("pool"), part("listener"), latency("rest")],
          sum,
          ns,
        ),
      ],
      [text("Everything else (GC init, builtins, etc.)"), shown(source, latency("rest"))],
    ],
  };
}

function hotSpots(source: FigureSource): SheetTable {
  const all = at("profile", "samples", "count");
  return {
    title: "Hot spots",
    columns: ["Function", "Samples", "%", "Phase"],
    rows: [
      ...HOT_SPOTS.map(([id, name, phase]) => [
        text(name),
        shown(source, at(id, "samples", "count")),
        derived(source, at(id, "samples", "share"), [at(id, "samples", "count"), all], ratio, asShare),
        text(phase),
      ]),
      [text("All"), shown(source, all), text(""), text("")],
    ],
  };
}

function tested(source: FigureSource): SheetTable {
  const row = (name: string, gained: Cell, saved: Cell): Cell[] => [text(name), gained, saved];
  const gain = (id: string): Cell => shown(source, at(id, "latency", "difference"));
  const strip = (side: "baseline" | "candidate"): Asked => at("strip", "binary-size", "value", { side });
  return {
    title: "Tested optimizations",
    columns: ["Optimization", "Cold start", "Saved"],
    rows: [
      row(
        "Embedded bytecode",
        derived(source, at("embedded-bytecode", "latency", "difference"), START, difference, asDifference),
        text(""),
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
              (bytes) => `${Math.round(bytes / 1e3)}KB`,
            ),
          ],
          (before, after, saved) => `${before} → ${after} (${saved})`,
        ),
      ),
      row("Reducing pool size", gain("pool-size"), text("")),
    ],
  };
}

function pools(source: FigureSource): SheetTable {
  const levels = POOLS.map(({ id }) => source.figure(latency(id))?.low);
  const known = levels.filter((level) => level !== undefined);
  const spread = Math.max(...known) - Math.min(...known);
  const claim = source.figure(at("pools", "latency", "variance"));
  const exceeded = claim?.high !== undefined && known.length === POOLS.length && spread >= claim.high;
  const words = claim?.text ?? (known.length === POOLS.length ? ns(spread) : NOT_MEASURED);
  return {
    title: "Pool sizes",
    columns: ["Pool size", "Cold start"],
    rows: [
      ...POOLS.map(({ size, id }) => [text(String(size)), shown(source, latency(id))]),
      [
        text("Variance"),
        {
          text: words,
          notes: exceeded
            ? [`Computed from the printed figures: largest minus smallest is ${ns(spread)}.`]
            : [],
        },
      ],
    ],
  };
}

function againstDeno(source: FigureSource): Cell {
  const cell = derived(
    source,
    at("runtime-deno", "latency", "factor"),
    [latency("runtime-deno"), latency("runtime-embedded")],
    ratio,
    asFactor,
  );
  return cell.text === NOT_MEASURED ? cell : { ...cell, text: `${cell.text} faster` };
}

function runtimes(source: FigureSource): SheetTable {
  return {
    title: "Comparison: zigttp vs Deno",
    columns: ["Runtime", "Cold Start", "Memory (RSS)", "Binary Size"],
    rows: RUNTIMES.map(([id, name]) => [
      text(source.kind === "live" ? name.replace(/ [\d.]+$/, "") : name),
      shown(source, latency(id)),
      shown(source, at(id, "rss", "value")),
      shown(source, at(id, "binary-size", "value")),
    ]),
  };
}

const FILES_REASON = "No image is built here: the size is that of what one would hold.";

function images(source: FigureSource): SheetTable {
  return {
    title: "Container image comparison",
    columns: ["Configuration", "Image Size", "Files", "Cold Start"],
    rows: [
      ["image-file", "Baseline"],
      ["image-embedded", "Optimized"],
    ].map(([id, name]) => [
      text(name!),
      shown(source, at(id!, "image-size", "value")),
      orReason(source, shown(source, at(id!, "files", "count")), FILES_REASON),
      shown(source, latency(id!)),
    ]),
  };
}

function bytecode(source: FigureSource): SheetTable {
  const size = (row: string): Asked => at(row, "size", "value");
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
          asShare,
        ),
      ],
    ],
  };
}

function profile(source: FigureSource): SheetTable {
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
        asShare,
      ),
    ]),
  };
}

/** The report's two tables of what a static binary might be. Nobody measured them. */
function projection(source: FigureSource, table: "linux" | "static", title: string): SheetTable {
  const sides = (id: string): readonly [Asked, Asked] => [
    latency(`${table}-${id}`, { side: "baseline" }),
    latency(`${table}-${id}`),
  ];
  const gain = (id: string): Cell => {
    const asked = at(`${table}-${id}`, "latency", "difference");
    if (source.figure(asked) === undefined) return text("");
    // dyld's line has its sign, the others are what is gained.
    const signed = source.figure(asked)?.text.startsWith("-") === true;
    return derived(source, asked, sides(id), signed ? difference : (before, after) => before - after, ns);
  };
  const share = (id: string): Cell => {
    const asked = at(`${table}-${id}`, "latency", "share");
    return source.figure(asked) === undefined
      ? text("")
      : derived(source, asked, sides(id), reduction, asShare);
  };
  return {
    title,
    columns: ["Phase", "Before", "Static", "Improvement", "Share"],
    rows: PROFILE.map(([id, name]) => [
      text(name),
      ...sides(id).map((asked) =>
        source.figure(asked) === undefined ? text("") : derived(source, asked, [asked], same, ns),
      ),
      gain(id),
      share(id),
    ]),
  };
}

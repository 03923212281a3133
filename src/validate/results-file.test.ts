import { mkdir, mkdtemp, open, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { CannotWrite } from "../ports/files.js";
import type { Files } from "../ports/files.js";
import { nodeFiles } from "../adapters/node-files.js";
import { nodeFileWriter } from "../adapters/node-file-writer.js";
import type { Results } from "../core/model/run.js";
import type { Trial } from "../core/model/trial.js";
import { mapAtOnce } from "../platform/map-at-once.js";
import { readResults } from "./results-file.js";
import { trialFile } from "./results-folder.js";
import { openJournal, refuseAnotherRun, writeResults } from "./results-writer.js";
import { benchmark, results, series, trial } from "./testing.js";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "latency-gate-test-"));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

const good = results([
  trial("baseline", 0, [series([1, 2, 3])]),
  trial("candidate", 0, [
    series([4, 5]),
    series([1.25], { batch: 8, metric: "hot", labels: { database: "db1" } }),
  ]),
  {
    ...trial("candidate", 1, []),
    outcome: {
      kind: "failed",
      failure: {
        code: "exit-code",
        message: "ended with 1",
        where: undefined,
        hint: undefined,
        logTail: ["a\nb"],
      },
    },
  },
]);

async function fault(path: string, limits = {}): Promise<string> {
  const read = await readResults(nodeFiles, path, limits);
  if (read.ok) return "ok";
  const { line, pointer, message } = read.error[0]!;
  return [line === undefined ? undefined : `line ${line}`, pointer === "" ? undefined : pointer, message]
    .filter((part) => part !== undefined)
    .join(" ");
}

async function faultOf(content: string | Uint8Array): Promise<string> {
  const path = join(folder, "results.json");
  await writeFile(path, content);
  return fault(path);
}

async function textOf(value: Results): Promise<string> {
  const path = join(folder, "written.json");
  await writeResults(nodeFileWriter, path, value);
  return readFile(path, "utf8");
}

describe("what is written is read again", () => {
  test.each(["results.json", "results.json.gz"])("%s", async (name) => {
    const path = join(folder, name);
    await writeResults(nodeFileWriter, path, good);
    expect(await readResults(nodeFiles, path)).toEqual({ ok: true, value: good });
    expect(await readdir(folder)).toEqual([name]);
  });

  test("in any layout", async () => {
    const path = join(folder, "results.json");
    await writeFile(path, JSON.stringify(JSON.parse(await textOf(good)), null, 2));
    expect(await readResults(nodeFiles, path)).toEqual({ ok: true, value: good });
  });

  test("with what the warm-up took", async () => {
    const warmUps = (["baseline", "candidate"] as const).map((side) => ({
      ...{ system: "store", benchmark: "crud", side },
      durationMs: 812.5,
    }));
    const path = join(folder, "results.json");
    await writeResults(nodeFileWriter, path, { ...good, warmUps });
    expect(await readResults(nodeFiles, path)).toEqual({ ok: true, value: { ...good, warmUps } });
  });

  test("with what is to be said of services", async () => {
    const at = { system: "store", benchmark: "crud", side: "candidate" } as const;
    const serviceCaveats = [{ ...at, code: "service-stop", message: "It did not stop." }];
    const path = join(folder, "results.json");
    await writeResults(nodeFileWriter, path, { ...good, serviceCaveats });
    expect(await readResults(nodeFiles, path)).toEqual({ ok: true, value: { ...good, serviceCaveats } });
  });

  test("with benchmarks that other machines measured than the one that could not build their system", async () => {
    const { state } = good.systems[0]!;
    if (state.kind !== "built") throw new Error("not built");
    const failure = { code: "exit-code", message: "no", where: undefined, hint: undefined } as const;
    const failed = { kind: "not-measurable", stage: "build", side: undefined } as const;
    const withState = (own: Results["systems"][number]["state"]): Results => ({
      ...good,
      systems: [{ id: "store", state: own }],
    });
    const merged = withState({ ...failed, failure: { ...failure, logTail: [] }, elsewhere: state });
    const path = join(folder, "results.json");
    await writeResults(nodeFileWriter, path, merged);
    expect(await readResults(nodeFiles, path)).toEqual({ ok: true, value: merged });
    const alone = withState({ ...failed, failure: { ...failure, logTail: [] } });
    expect(await faultOf(await textOf(alone))).toMatch(/store\/crud was not built, and yet measured/);
  });

  test("with the unit in which the policy names what a value may be", async () => {
    const [latency] = benchmark().metrics;
    const disk = { ...latency!, metric: "disk", statistic: "value", unit: "B" } as const;
    const benchmarks = [benchmark({ metrics: [latency!, disk] })];
    const written = results([], {
      systems: [{ id: "store", title: undefined, presence: "both", benchmarks, studies: [] }],
    });
    const path = join(folder, "results.json");
    await writeResults(nodeFileWriter, path, written);
    expect(await readResults(nodeFiles, path)).toEqual({ ok: true, value: written });
  });

  test("with series and values of a trial that differ in one respect each", async () => {
    const respects = [{}, { scenario: "write" }, { metric: "hot" }, { phase: "parse" }];
    const labels = [{ labels: { table: "a" } }, { labels: { table: "b" } }, { labels: { index: "a" } }];
    const all = [...respects, ...labels, { outcome: "timeout" }, { batch: 2 }, { warmup: true }] as const;
    const one = trial(
      "baseline",
      0,
      all.map((own) => series([1], own)),
    );
    const value = {
      ...{ scenario: "read", metric: "latency", unit: "ns", better: "lower" },
      ...{ phase: undefined, labels: {}, value: 1 },
    } as const;
    const values = [...respects, { scenario: undefined }, ...labels].map((own) => ({ ...value, ...own }));
    const scenarios = ["read", "write"].map((id) => ({ ...benchmark().scenarios[0]!, id }));
    const systems = [{ ...good.plan.systems[0]!, benchmarks: [benchmark({ scenarios })] }];
    const measured = { ...one, outcome: { ...one.outcome, values } as Trial["outcome"] };
    const written = results([measured], { systems });
    const path = join(folder, "results.json");
    await writeResults(nodeFileWriter, path, written);
    expect(await readResults(nodeFiles, path)).toEqual({ ok: true, value: written });
  });

  test("without a trial", async () => {
    const path = join(folder, "results.json");
    await writeResults(nodeFileWriter, path, results([]));
    expect(await readResults(nodeFiles, path)).toEqual({ ok: true, value: results([]) });
  });

  test("any samples", async () => {
    const sample = fc.oneof(
      fc.maxSafeNat(),
      fc.double({ min: 0, max: 2 ** 52, noNaN: true }).map((n) => n + 0),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(sample, { maxLength: 50 }), { maxLength: 4 }), async (arrays) => {
        const all = arrays.map((values, index) => series(values, { batch: 2, metric: `m${index}` }));
        const value = results([trial("baseline", 3, all)]);
        const path = join(folder, "any.json");
        await writeResults(nodeFileWriter, path, value);
        expect(await readResults(nodeFiles, path)).toEqual({ ok: true, value });
      }),
      { numRuns: 100, seed: 3 },
    );
  });
});

describe("the journal", () => {
  test("holds each trial as soon as it is appended, and becomes the results file", async () => {
    const { trials, ...header } = good;
    const journal = await openJournal(nodeFiles, nodeFileWriter, join(folder, "run"), header);
    await journal.append(trials[0]!);
    const interrupted = { ...good, run: { ...good.run, stop: "interrupted" }, trials: trials.slice(0, 1) };
    expect(await readResults(nodeFiles, join(folder, "run"))).toEqual({ ok: true, value: interrupted });
    for (const next of trials.slice(1)) await journal.append(next);
    await journal.finish(header, join(folder, "results.json"));
    expect(await readResults(nodeFiles, join(folder, "run"))).toEqual({ ok: true, value: good });
    expect(await readResults(nodeFiles, join(folder, "results.json"))).toEqual({ ok: true, value: good });
    expect(await readFile(join(folder, "results.json"), "utf8")).toBe(await textOf(good));
  });

  test("of a run that came to its end is refused without its last trials", async () => {
    const { trials, ...header } = good;
    const journal = await openJournal(nodeFiles, nodeFileWriter, join(folder, "run"), header);
    for (const next of trials) await journal.append(next);
    await journal.finish(header, join(folder, "results.json"));
    await rm(join(folder, "run/trials", trialFile(trials.length - 1)));
    expect(await fault(join(folder, "run"))).toBe(
      `/trialCount there are ${trials.length - 1} trials of ${trials.length}`,
    );
    const text = await readFile(join(folder, "results.json"), "utf8");
    await writeFile(join(folder, "cut.json"), text.replace(/,\n.*\n\]\}/, "\n]}"));
    expect(await fault(join(folder, "cut.json"))).toMatch("/trialCount there are");
  });

  test("keeps as failed a trial of which a metric has another unit than in a trial of its side before", async () => {
    const bytes = series([4, 5], { unit: "B" });
    const { trials, ...header } = results([
      trial("baseline", 0, [series([1])]),
      trial("candidate", 0, [bytes]),
      trial("candidate", 1, [series([6])]),
    ]);
    const journal = await openJournal(nodeFiles, nodeFileWriter, join(folder, "run"), header);
    const kept = await mapAtOnce(1, trials, (one) => journal.append(one));
    // The sides may differ: that is incomparable, and can be read.
    expect(kept.slice(0, 2)).toEqual(trials.slice(0, 2));
    expect(kept[2]!.outcome).toMatchObject({
      kind: "failed",
      failure: {
        code: "event-invalid",
        message:
          '"latency" of read is in ns, lower is better; a trial of this side before had it in B, lower is better',
      },
    });
    await journal.finish(header, join(folder, "results.json"));
    expect(await readResults(nodeFiles, join(folder, "results.json"))).toEqual({
      ok: true,
      value: { ...header, trials: kept },
    });
  });

  test("passes over what a crash in the middle of a write left, and nothing else", async () => {
    const { trials, ...header } = good;
    const journal = await openJournal(nodeFiles, nodeFileWriter, join(folder, "run"), header);
    await journal.append(trials[0]!);
    await writeFile(join(folder, "run/trials/.tmp-0001.ndjson-ab"), "{");
    expect(await fault(join(folder, "run"))).toBe("ok");
    await writeFile(join(folder, "run/trials/notes.txt"), "");
    expect(await fault(join(folder, "run"))).toBe("line 1 it is no trial of these results");
  });

  test("has its trials as plain files of their own, and none in its index", async () => {
    const { trials, ...header } = good;
    const journal = await openJournal(nodeFiles, nodeFileWriter, join(folder, "run"), header);
    for (const next of trials) await journal.append(next);
    const last = join(folder, "run/trials/0002.ndjson");
    await rm(last);
    await mkdir(last);
    expect(await fault(join(folder, "run"))).toBe("line 1 it is no trial of these results");
    await writeFile(join(folder, "run/index.json"), await textOf(good));
    expect(await fault(join(folder, "run"))).toBe(
      "/trials expected an empty list: trials of a folder are files",
    );
  });

  test("is limited as a whole, as a file is", async () => {
    const { trials, ...header } = good;
    const journal = await openJournal(nodeFiles, nodeFileWriter, join(folder, "run"), header);
    for (const next of trials) await journal.append(next);
    const sizes = await mapAtOnce(1, [0, 1, 2], async (index) => {
      return (await stat(join(folder, "run/trials", trialFile(index)))).size;
    });
    const all = sizes.reduce((sum, size) => sum + size, 0);
    expect(await fault(join(folder, "run"), { maxBytes: all })).toBe("ok");
    expect(await fault(join(folder, "run"), { maxBytes: all - 1 })).toContain("it is larger than");
  });

  test("has a trial that grows beyond its limit while it is read", async () => {
    const { trials, ...header } = good;
    const journal = await openJournal(nodeFiles, nodeFileWriter, join(folder, "run"), header);
    for (const next of trials) await journal.append(next);
    const file = join(folder, "run/trials/0001.ndjson");
    const { size } = await stat(file);
    const growing: Files = {
      ...nodeFiles,
      readBytes: (path, most) => nodeFiles.readBytes(path, path === file ? size - 1 : most),
    };
    const message = `it can't be read: ${file} is larger than ${size - 1} bytes`;
    expect(await readResults(growing, join(folder, "run"))).toMatchObject({
      ok: false,
      error: [{ file, message }],
    });
  });

  test("of a run that was killed, which wrote down no time, lasts to the end of its last trial", async () => {
    const { trials, ...header } = good;
    const journal = await openJournal(nodeFiles, nodeFileWriter, join(folder, "run"), {
      ...header,
      run: { ...header.run, durationMs: 279 },
    });
    for (const [index, one] of trials.entries()) {
      await journal.append({ ...one, startedAtMs: 1000 * (index + 1), durationMs: 500 });
    }
    const read = await readResults(nodeFiles, join(folder, "run"));
    expect(read.ok && read.value.run).toMatchObject({ stop: "interrupted", durationMs: 3500 });
  });

  test("in which a trial is missing is not the whole of a run", async () => {
    const { trials, ...header } = good;
    const journal = await openJournal(nodeFiles, nodeFileWriter, join(folder, "run"), header);
    for (const next of trials) await journal.append(next);
    await rm(join(folder, "run/trials/0001.ndjson"));
    expect(await fault(join(folder, "run"))).toBe("line 1 the trial before it, 0001.ndjson, is missing");
  });

  test.each([
    ["bytes", { bytes: 600, samples: 100 }, "the run's results are larger than 0 MiB"],
    ["samples", { bytes: 10_000, samples: 4 }, "the run has more than 4 samples"],
  ])("a trial that would be one too many for its reader fails, by %s", async (_, room, message) => {
    const { trials, ...header } = good;
    const journal = await openJournal(nodeFiles, nodeFileWriter, join(folder, "run"), header, room);
    expect(await journal.append(trials[0]!)).toEqual(trials[0]);
    const failed = await journal.append(trials[1]!);
    expect(failed.outcome.kind === "failed" && failed.outcome.failure.code).toBe("output-too-large");
    expect(failed.outcome.kind === "failed" && failed.outcome.failure.message).toContain(message);
    const read = await readResults(nodeFiles, join(folder, "run"));
    expect(read.ok && read.value.trials).toEqual([trials[0], failed]);
  });

  test("does not start in the folder of another run", async () => {
    const { trials, ...header } = good;
    const journal = await openJournal(nodeFiles, nodeFileWriter, folder, header);
    await journal.append(trials[0]!);
    await expect(openJournal(nodeFiles, nodeFileWriter, folder, header)).rejects.toMatchObject({
      path: folder,
      message: expect.stringContaining("another run"),
    });
    await expect(refuseAnotherRun(nodeFiles, folder)).rejects.toThrow(CannotWrite);
    await expect(refuseAnotherRun(nodeFiles, join(folder, "new"))).resolves.toBeUndefined();
  });
});

const FIGURES = {
  system: "docdb",
  title: "x",
  date: "2026-01-29",
  environment: "y",
  source: "z",
  figures: [],
};

describe("the folder of a run", () => {
  test("stands for the results in it", async () => {
    await writeResults(nodeFileWriter, join(folder, "results.json"), good);
    expect(await readResults(nodeFiles, folder)).toEqual({ ok: true, value: good });
    await writeFile(join(folder, "results.json"), "{");
    const cut = await readResults(nodeFiles, folder);
    expect(!cut.ok && cut.error[0]!.file).toBe(join(folder, "results.json"));
  });

  test("of one that was killed says where what it had measured is", async () => {
    const { trials, ...header } = good;
    const journal = await openJournal(nodeFiles, nodeFileWriter, join(folder, "measuring"), header);
    await journal.append(trials[0]!);
    const read = await readResults(nodeFiles, folder);
    expect(!read.ok && read.error[0]!.hint).toBe(
      `the run did not come to its end; what it had measured is in ${join(folder, "measuring")}`,
    );
  });
});

test.each(["", "results.json"])("results beside a run that did not end are not its: %p", async (name) => {
  const { trials, ...header } = good;
  await writeResults(nodeFileWriter, join(folder, "results.json"), good);
  const measuring = join(folder, "measuring");
  const journal = await openJournal(nodeFiles, nodeFileWriter, measuring, header);
  await journal.append(trials[0]!);
  const read = await readResults(nodeFiles, join(folder, name));
  expect(!read.ok && read.error[0]!.file).toBe(join(folder, "results.json"));
  expect(!read.ok && read.error[0]!.message).toContain("another run in its folder");
  expect(!read.ok && read.error[0]!.hint).toContain(`is in ${measuring}; remove it, or the results`);
  expect(await fault(measuring)).toBe("ok");
});

describe("a file as bytes", () => {
  test.each<[string, (text: string) => string | Uint8Array, string]>([
    ["empty", () => "", "the file is empty"],
    ["garbage", () => "hello\n", "it is not JSON"],
    ["half a header", (text) => text.slice(0, 500), "it is not JSON"],
    ["half a trial", (text) => text.slice(0, -60), "line 4 it is not JSON"],
    ["cut at a trial", (text) => text.slice(0, text.lastIndexOf("\n]}")), "line 4 the file is cut off"],
    [
      "cut after a comma",
      (text) => `${text.split("\n").slice(0, 2).join("\n")}\n]}\n`,
      "line 3 a trial is expected after a comma",
    ],
    [
      "without a comma",
      (text) => text.replace("},\n{", "}\n{"),
      "line 3 a comma is missing after the trial before",
    ],
    [
      "with something after its end",
      (text) => `${text}{}\n`,
      "line 6 something follows the end of the results",
    ],
    ["compressed and cut off", (text) => gzipSync(text).subarray(0, -20), "the compressed data is cut off"],
    ["compressed and damaged", (text) => gzipSync(text).fill(0, 100, 120), "the compressed data is damaged"],
    ["a list", () => "[]", "expected an object"],
    ["with NaN", (text) => text.replace("[1,2,3]", "[1,NaN,3]"), "line 2 it is not JSON (NaN is none)"],
    [
      "not UTF-8",
      (text) => Buffer.from(text.replace("Some CPU", "Some \xff"), "latin1"),
      "line 1 it is not UTF-8",
    ],
  ])("%s", async (_, change, expected) => {
    expect(await faultOf(change(await textOf(good)))).toContain(expected);
  });

  test("2 GB are refused before they are read", async () => {
    const path = join(folder, "large.json");
    const file = await open(path, "w");
    await file.truncate(2 * 1024 ** 3);
    await file.close();
    expect(await fault(path)).toBe("it is larger than 1024 MiB");
  });

  test("what comes out of a small compressed file is limited too", async () => {
    const path = join(folder, "bomb.json.gz");
    await writeFile(path, gzipSync(Buffer.alloc(50 * 1024 * 1024, " ")));
    expect(await fault(path, { maxBytes: 1024 * 1024 })).toMatch(/larger than 1 MiB|a line is longer/);
  });

  test("there is none", async () => {
    expect(await fault(join(folder, "none.json"))).toBe("there is no such file");
    expect(await fault(folder)).toBe("there is neither results.json nor index.json in it");
  });

  test("any cut fails, before the last line end", async () => {
    const text = await textOf(good);
    expect(gunzipSync(gzipSync(text)).toString()).toBe(text);
    for (let length = 0; length < text.length - 1; length += 97) {
      expect(await faultOf(text.slice(0, length))).not.toBe("ok");
    }
  });

  test("any JSON in a trial's place fails", async () => {
    const rows = (await textOf(good)).split("\n");
    await fc.assert(
      fc.asyncProperty(fc.json(), async (text) => {
        expect(await faultOf([rows[0], text, "]}", ""].join("\n"))).not.toBe("ok");
      }),
      { numRuns: 100, seed: 4 },
    );
  });
});

/* Documents that are wrong on purpose have no type. */
/* eslint-disable @typescript-eslint/no-explicit-any, @typescript-eslint/no-unsafe-return, @typescript-eslint/no-unsafe-member-access, @typescript-eslint/no-unsafe-call, @typescript-eslint/no-unsafe-assignment */
describe("a file as a document", () => {
  type Document = Record<string, any>;
  const t = (change: object) => (d: Document) => Object.assign(d["trials"][0], change);
  const p = (change: object) => (d: Document) => Object.assign(d["plan"], change);
  const inBenchmark = (d: Document): Document => d["plan"].systems[0].benchmarks[0];
  const b = (change: object) => (d: Document) => Object.assign(inBenchmark(d), change);
  const twice = (list: string) => (d: Document) => inBenchmark(d)[list].push(inBenchmark(d)[list][0]);
  const s = (change: object) => (d: Document) => Object.assign(d["trials"][0].outcome.series[0], change);
  const STUDY = {
    id: "batch",
    ladder: ["crud/read", "crud/read"],
    metric: "latency",
    statistics: ["p50"],
    rounds: 5,
  };
  const VALUE = { scenario: "read", metric: "size", unit: "B", better: "lower", labels: {}, value: 1 };
  const reports =
    (part: string, ...entries: readonly object[]) =>
    (d: Document) =>
      d["trials"][0].outcome[part].push(...entries);
  test.each<[string, (document: Document) => unknown, string]>([
    [
      "of another kind",
      (d) => (d["kind"] = "latency-gate/report"),
      '/kind expected "latency-gate/results", got "latency-gate/report"',
    ],
    ["of another version", (d) => (d["schema"] = 2), "/schema expected schema 1, got 2"],
    ["with an unknown field", (d) => (d["extra"] = 1), '/extra unknown field "extra"'],
    ["with one of any length", (d) => (d["x".repeat(5000)] = 1), `/${"x".repeat(80)}… unknown field "xxx`],
    ["without a host", (d) => delete d["host"], '"host" is missing'],
    ["with a wrong seed", p({ seed: "1" }), "/plan/seed must match"],
    ["with odd looks", p({ looks: [11] }), "/plan/looks/0 looks are even and ascend"],
    ["with looks that descend", p({ looks: [20, 10] }), "/plan/looks/1 looks are even and ascend"],
    ["with an error rate that is none", p({ alpha: 0.5 }), "/plan/alpha expected a share above 0 and below"],
    ["with an error rate of nothing", p({ beta: 0 }), "/plan/beta expected a share above 0 and below"],
    ["with a share above 1", p({ alpha: 5 }), "/plan/alpha must be <= 1"],
    [
      "with figures of a published report beside what was measured",
      (d) => (d["published"] = { ...FIGURES }),
      "/published a run is measured or transcribed, not both",
    ],
    ["with a system twice", (d) => d["plan"].systems.push(d["plan"].systems[0]), "/plan/systems/1/id"],
    ["with a record of a system twice", (d) => d["systems"].push(d["systems"][0]), "/systems/1/id"],
    [
      "with a study twice",
      (d) => d["plan"].systems[0].studies.push(STUDY, STUDY),
      "/plan/systems/0/studies/1/id",
    ],
    ["with no list of trials", (d) => (d["trials"] = {}), "/trials expected a list"],
    [
      "with a record of an unplanned system",
      (d) => (d["systems"][0].id = "shop"),
      '/systems/0/id system "shop" is not in the plan',
    ],
    [
      "with a budget upside down",
      (d) => (d["plan"].systems[0].benchmarks[0].metrics[0].budget.min = 2e9),
      "min is above max",
    ],
    [
      "with a metric of no scenario",
      (d) => (d["plan"].systems[0].benchmarks[0].metrics[0].scenario = "x"),
      'scenario "x" is not in the plan',
    ],
    [
      "with a benchmark's looks that descend",
      b({ looks: [20, 10] }),
      "/benchmarks/0/looks/1 looks are even and",
    ],
    [
      "with a benchmark twice",
      (d) => d["plan"].systems[0].benchmarks.push(inBenchmark(d)),
      "/plan/systems/0/benchmarks/1/id",
    ],
    ["with a scenario twice", twice("scenarios"), "/benchmarks/0/scenarios/1/id"],
    ["with a metric twice", twice("metrics"), "/metrics/1 latency p50 is planned twice"],
    [
      "with an invariant of no scenario",
      (d) => (inBenchmark(d)["invariants"][0].scenario = "x"),
      '/benchmarks/0/invariants/0/scenario scenario "x" is not in the plan',
    ],
    [
      "with an invariant upside down",
      (d) => (inBenchmark(d)["invariants"][0].limits.min = 1),
      "/benchmarks/0/invariants/0/limits min is above max",
    ],
    [
      "with a study of the baseline",
      b({ role: "study" }),
      "/trials/0/side a study measures the candidate only",
    ],
    [
      "with the slot of another quad",
      (d) => (inBenchmark(d)["arrangements"][0] = "BCBC"),
      "/trials/2/slot slot 2 of BCBC is not the candidate's",
    ],
    [
      "with a system that was not built",
      (d) => (d["systems"] = []),
      "store/crud was not built, and yet measured",
    ],
    [
      "with an unplanned benchmark",
      t({ benchmark: "other" }),
      "/trials/0/benchmark store/other is not in the plan",
    ],
    [
      "with a round outside the plan",
      t({ round: 20 }),
      "/trials/0/round round 20 is outside the plan's 20 rounds",
    ],
    ["with a negative round", t({ round: -1 }), "/trials/0/round must be >= 0"],
    ["with another side's slot", t({ slot: 1 }), "/trials/0/slot slot 1 of BCCB is not the baseline's"],
    [
      "with the slot of its quad's other round",
      t({ slot: 3 }),
      "/trials/0/slot the baseline's round 0 has slot 0 of BCCB, not 3",
    ],
    [
      "with a baseline's trial in a run of the candidate alone",
      p({ sides: "candidate" }),
      "/trials/0/side the run measured the candidate alone",
    ],
    [
      "with a trial twice",
      (d) => (d["trials"][1] = d["trials"][0]),
      "/trials/1/round round 0 of store/crud, baseline, is here a second time",
    ],
    ["with an unknown side", t({ side: "head" }), "/trials/0/side expected one of baseline, candidate"],
    ["with an unplanned scenario", s({ scenario: "drop" }), "/trials/0/outcome/series/0/scenario"],
    ["with a negative sample", s({ values: [1, -1] }), "/trials/0/outcome/series/0/values/1 expected"],
    ["with a fraction", s({ values: [1.5] }), "/trials/0/outcome/series/0/values/0 expected"],
    ["with text for a sample", s({ values: ["1"] }), "/trials/0/outcome/series/0/values/0 expected"],
    ["with a sample of 2^53", s({ values: [2 ** 53] }), "/trials/0/outcome/series/0/values/0 expected"],
    [
      "with values that are no list",
      s({ values: 1 }),
      "/trials/0/outcome/series/0/values expected a list of numbers",
    ],
    ["with an unknown unit", s({ unit: "ms" }), "/trials/0/outcome/series/0/unit expected one of ns"],
    [
      "with other units in another trial",
      (d) => {
        d["trials"].push({ ...structuredClone(d["trials"][0]), round: 1, slot: 3 });
        d["trials"][3].outcome.series[0].unit = "B";
      },
      '/trials/3/outcome/series/0/unit "latency" of read is in',
    ],
    [
      "with a series twice",
      (d) => d["trials"][0].outcome.series.push(d["trials"][0].outcome.series[0]),
      '"latency" is here a second time',
    ],
    [
      "with a series twice, its labels in another order",
      (d) => {
        const [one] = d["trials"][0].outcome.series;
        d["trials"][0].outcome.series = [
          { ...one, labels: { a: "1", b: "2" } },
          { ...one, labels: { b: "2", a: "1" } },
        ];
      },
      '/trials/0/outcome/series/1 "latency" is here a second time',
    ],
    [
      "with a value twice",
      reports("values", VALUE, { ...VALUE, value: 2 }),
      '/trials/0/outcome/values/1 "size" is here a second time',
    ],
    [
      "with a value of an unplanned scenario",
      reports("values", { ...VALUE, scenario: "drop" }),
      '/trials/0/outcome/values/0/scenario scenario "drop" is not in the plan',
    ],
    [
      "with errors of an unplanned scenario",
      reports("errors", { scenario: "drop", kind: "timeout", count: 1 }),
      '/trials/0/outcome/errors/0/scenario scenario "drop" is not in the plan',
    ],
    [
      "with a caveat of an unplanned scenario",
      reports("caveats", { scenario: "drop", code: "c", message: "m" }),
      '/trials/0/outcome/caveats/0/scenario scenario "drop" is not in the plan',
    ],
    [
      "with an unknown outcome",
      t({ outcome: { kind: "skipped" } }),
      '/trials/0/outcome/kind unknown kind "skipped"',
    ],
    [
      "with a million scenarios",
      (d) => {
        const many = Array.from({ length: 1_000_000 }, () => d["plan"].systems[0].benchmarks[0].scenarios[0]);
        d["plan"].systems[0].benchmarks[0].scenarios = many;
      },
      "/plan/systems/0/benchmarks/0/scenarios must NOT have more than 10000 items",
    ],
  ])("%s", async (_, change, expected) => {
    const document = JSON.parse(await textOf(good)) as Document;
    change(document);
    expect(await faultOf(JSON.stringify(document))).toContain(expected);
  });

  test("may have limits on both sides, be they one number", async () => {
    const { metrics } = benchmark();
    const limited = metrics.map((one) => ({ ...one, budget: { min: 1, max: 2 } }));
    const invariants = [{ scenario: undefined, metric: "errors", limits: { min: 0, max: 0 } }];
    const benchmarks = [benchmark({ metrics: limited, invariants })];
    const systems = [{ ...good.plan.systems[0]!, benchmarks }];
    expect(await faultOf(await textOf(results(good.trials, { systems })))).toBe("ok");
  });

  test.each([
    ["added", "line 2 /trials/0/side the baseline does not declare this benchmark"],
    ["missing", "line 3 /trials/1/side the candidate does not declare this benchmark"],
  ] as const)(
    "a trial of a side that does not declare the benchmark, which is %s",
    async (presence, says) => {
      const systems = [{ ...good.plan.systems[0]!, benchmarks: [benchmark({ presence })] }];
      expect(await faultOf(await textOf(results(good.trials, { systems })))).toContain(says);
    },
  );
});

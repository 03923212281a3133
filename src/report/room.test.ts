import { expect, test } from "@jest/globals";
import { judge } from "../core/judge.js";
import type { Report } from "../core/model/report.js";
import { MOST_CHARACTERS, renderMarkdown } from "./markdown.js";
import { GOLDEN_CASES, HOSTILE } from "./testing.js";

/** A pull request can make each of these as long as it likes. */

const MANY = 500;
const many = <T>(make: (index: number) => T): T[] => Array.from({ length: MANY }, (_, index) => make(index));
const long = HOSTILE.repeat(40);

const base = judge(GOLDEN_CASES["hostile"]!());
const failed = base.rows.find(({ judgement }) => judgement.verdict === "invalid")!;
const note = base.notes.find(({ caveat }) => caveat.code === "errors")!;

const GROWN: Readonly<Record<string, (report: Report) => Report>> = {
  "kinds of error": (report) => ({
    ...report,
    notes: many((index) => ({
      ...note,
      caveat: { ...note.caveat, kind: `kind-${index}` } as typeof note.caveat,
    })),
  }),
  "changes of the policy": (report) => ({
    ...report,
    plan: {
      ...report.plan,
      policyChanges: many((index) => ({
        file: "a.yml",
        pointer: `/${index}`,
        baseline: long,
        candidate: long,
      })),
    },
  }),
  "broken invariants": (report) => ({
    ...report,
    invariants: many((index) => ({
      address: { ...failed.address, scenario: `s${index}` },
      metric: HOSTILE,
      unit: "1",
      limits: { min: undefined, max: 0 },
      state: { kind: "unknown", round: index },
    })),
  }),
  "ends of logs": (report) => ({
    ...report,
    systems: many((index) => ({
      ...report.systems[0]!,
      id: `system-${index}`,
      notMeasurable: {
        stage: "build",
        side: "candidate",
        failure: { code: "exit-code", message: long, where: long, hint: long, logTail: ["`````", long] },
      },
    })),
  }),
  "notes at rows": (report) => ({
    ...report,
    rows: many((index) => ({
      ...failed,
      address: { ...failed.address, scenario: `s${index}` },
      caveats: [
        { code: "harness", side: "baseline", harnessCode: "x", message: `${index} ${long}`, trials: 1 },
      ],
    })),
  }),
  "scenarios left out": (report) => ({
    ...report,
    plan: {
      ...report.plan,
      notMeasured: many((index) => ({ ...failed.address, scenario: `s${index}`, reason: "filtered" })),
    },
  }),
};

const everything = (report: Report): Report =>
  Object.values(GROWN).reduce((grown, grow) => grow(grown), report);

test.each(Object.entries({ ...GROWN, "all of it at once": everything }))(
  "%s by the hundred: shorter than a comment may be, whole tables, folds and fences, and it says that there is more",
  (_, grow) => {
    const report = grow(base);
    for (const most of [MOST_CHARACTERS, 30_000, 3000]) {
      const text = renderMarkdown(report, most);
      expect(text.length).toBeLessThanOrEqual(most);
      expect(text).toMatch(/^### ❌ Latency gate failed: /);
      expect(text).toMatch(/and \d+ more, in the report's file|does not fit here|do not fit here/);
      const read = text.replace(/^(`{3,})text\n[^]*?\n\1$/gm, "");
      expect(read).not.toMatch(/^`{3,}/m);
      expect(read.match(/^<details>/gm)?.length).toBe(read.match(/<\/details>$/gm)?.length);
      expect(text).toMatch(/\n$/);
    }
  },
);

test("what decided the run is kept before all that explains it", () => {
  const text = renderMarkdown(everything(base), 30_000);
  expect(text).toMatch(/^\| ⛔\sinvalid \| kv\/scan\/s0 /m);
  expect(text).toContain("more rows like these do not fit here");
});

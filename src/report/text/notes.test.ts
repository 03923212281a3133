import { expect, test } from "@jest/globals";
import type { Caveat, Note } from "../../core/model/report.js";
import { notesInWords } from "./notes.js";

function harness(side: "baseline" | "candidate", change: Partial<Extract<Caveat, { code: "harness" }>> = {}) {
  const caveat: Caveat = {
    code: "harness",
    side,
    harnessCode: "means",
    message: "a mean",
    trials: 10,
    ...change,
  };
  return note(caveat);
}

function note(caveat: Caveat, benchmark = "crud"): Note {
  return { address: { system: "kv", benchmark }, caveat };
}

const [BASELINE, CANDIDATE] = [harness("baseline"), harness("candidate")];

test.each<[string, readonly Note[], readonly string[]]>([
  ["of both sides alike is said once", [BASELINE, CANDIDATE], ["a mean (means, 10 trials of each side)"]],
  [
    "of both sides, and of other numbers of trials",
    [BASELINE, harness("candidate", { trials: 3 })],
    ["a mean (means, 10 trials of the baseline, 3 of the candidate)"],
  ],
  ["of one side", [CANDIDATE], ["candidate: a mean (means, 10 trials)"]],
  [
    "in other words",
    [BASELINE, harness("candidate", { message: "2 MB of it" })],
    ["baseline: a mean (means, 10 trials)", "candidate: 2 MB of it (means, 10 trials)"],
  ],
  [
    "by another name",
    [BASELINE, harness("candidate", { harnessCode: "batches" })],
    ["baseline: a mean (means, 10 trials)", "candidate: a mean (batches, 10 trials)"],
  ],
  [
    "of another benchmark",
    [BASELINE, note(CANDIDATE.caveat, "scan")],
    ["baseline: a mean (means, 10 trials)", "candidate: a mean (means, 10 trials)"],
  ],
  [
    "stands where it stands first, and nothing else is lost",
    [note({ code: "other-result", rounds: 2 }), BASELINE, note({ code: "trend" }), CANDIDATE],
    [
      expect.stringContaining("the sides' results differ in 2 rounds"),
      "a mean (means, 10 trials of each side)",
      expect.stringContaining("both sides drifted"),
    ] as unknown as string[],
  ],
])("what a harness says %s", (_, notes, words) => {
  expect(notesInWords(notes).map((told) => told.words)).toEqual(words);
});

test("a hundred thousand of them, which a harness may make, are told in one pass", () => {
  const many = Array.from({ length: 50_000 }, (_, at) => at).flatMap((at) => [
    harness("baseline", { harnessCode: `c${at}` }),
    note({ code: "errors", side: "candidate", kind: `k${at}`, count: 1, message: undefined }),
  ]);
  expect(notesInWords(many)).toHaveLength(100_000);
}, 5_000);

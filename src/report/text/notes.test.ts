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

test("each is looked at a few times, however many a harness makes: not once for each other", () => {
  let looks = 0;
  const counted = (told: Note): Note => ({
    address: told.address,
    get caveat() {
      looks += 1;
      return told.caveat;
    },
  });
  const many = Array.from({ length: 500 }, (_, at) => at).flatMap((at) => [
    counted(harness("baseline", { harnessCode: `c${at}` })),
    counted(note({ code: "errors", side: "candidate", kind: `k${at}`, count: 1, message: undefined })),
  ]);
  expect(notesInWords(many)).toHaveLength(1_000);
  expect(looks).toBeLessThanOrEqual(10 * 1_000);
});

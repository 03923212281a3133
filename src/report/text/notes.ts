import type { Caveat, Note } from "../../core/model/report.js";
import { caveatInWords } from "./words.js";

/** What is to be said of a benchmark, or of the whole run where no address is given. */
export interface ToldNote {
  readonly address: Note["address"];
  readonly words: string;
}

type OfHarness = Extract<Caveat, { code: "harness" }>;

/** What harnesses say of both sides alike is said once, where it stands first. */
export function notesInWords(notes: readonly Note[]): ToldNote[] {
  const told = new Set<Note>();
  return notes.flatMap((note): ToldNote[] => {
    if (told.has(note)) return [];
    const { address, caveat } = note;
    const other = notes.find((one) => isOfOtherSide(one, note));
    if (other === undefined || caveat.code !== "harness") return [{ address, words: caveatInWords(caveat) }];
    told.add(other);
    return [{ address, words: ofBothInWords(caveat, other.caveat as OfHarness) }];
  });
}

function isOfOtherSide(one: Note, { address, caveat }: Note): boolean {
  return (
    one.caveat.code === "harness" &&
    caveat.code === "harness" &&
    one.caveat.side !== caveat.side &&
    one.caveat.harnessCode === caveat.harnessCode &&
    one.caveat.message === caveat.message &&
    one.address?.system === address?.system &&
    one.address?.benchmark === address?.benchmark
  );
}

function ofBothInWords(first: OfHarness, second: OfHarness): string {
  const trials =
    first.trials === second.trials
      ? `${first.trials} trials of each side`
      : `${first.trials} trials of the ${first.side}, ${second.trials} of the ${second.side}`;
  return `${first.message} (${first.harnessCode}, ${trials})`;
}

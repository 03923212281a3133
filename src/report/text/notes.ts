import type { Caveat, Note } from "../../core/model/report.js";
import { caveatInWords } from "./words.js";

/** What is to be said of a benchmark, or of the whole run where no address is given. */
export interface ToldNote {
  readonly address: Note["address"];
  readonly words: string;
}

type OfHarness = Extract<Caveat, { code: "harness" }>;

/** What harnesses say of both sides alike is said once, where it stands first. There may be as many as a fork's harness makes. */
export function notesInWords(notes: readonly Note[]): ToldNote[] {
  const ofHarness = new Map<string, OfHarness[]>();
  for (const { address, caveat } of notes) {
    if (caveat.code !== "harness") continue;
    const key = keyOf(address, caveat);
    const known = ofHarness.get(key);
    if (known === undefined) ofHarness.set(key, [caveat]);
    else known.push(caveat);
  }
  return notes.flatMap(({ address, caveat }): ToldNote[] => {
    const [first, second, ...more] = caveat.code === "harness" ? ofHarness.get(keyOf(address, caveat))! : [];
    if (first === undefined || second === undefined || first.side === second.side || more.length > 0) {
      return [{ address, words: caveatInWords(caveat) }];
    }
    return caveat === first ? [{ address, words: ofBothInWords(first, second) }] : [];
  });
}

function keyOf(address: Note["address"], { harnessCode, message }: OfHarness): string {
  return JSON.stringify([address?.system, address?.benchmark, harnessCode, message]);
}

function ofBothInWords(first: OfHarness, second: OfHarness): string {
  const trials =
    first.trials === second.trials
      ? `${first.trials} trials of each side`
      : `${first.trials} trials of the ${first.side}, ${second.trials} of the ${second.side}`;
  return `${first.message} (${first.harnessCode}, ${trials})`;
}

import { describe, expect, test } from "@jest/globals";
import { mapAtOnce } from "./map-at-once.js";

/** Items that end when they are told to. */
function gates(): {
  begun: string[];
  work: (item: string) => Promise<string>;
  end: (item: string) => Promise<void>;
  fail: (item: string) => Promise<void>;
} {
  const begun: string[] = [];
  const ends = new Map<string, { resolve: (text: string) => void; reject: (error: Error) => void }>();
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    begun,
    work: (item) =>
      new Promise((resolve, reject) => {
        begun.push(item);
        ends.set(item, { resolve, reject });
      }),
    end: async (item) => {
      ends.get(item)!.resolve(item.toUpperCase());
      await settled();
    },
    fail: async (item) => {
      ends.get(item)!.reject(new Error(`${item} failed`));
      await settled();
    },
  };
}

describe("mapAtOnce", () => {
  test("so many are under way at a time, and the results keep the items' order", async () => {
    const { begun, work, end } = gates();
    const all = mapAtOnce(2, ["a", "b", "c"], work);
    expect(begun).toEqual(["a", "b"]);
    await end("b");
    expect(begun).toEqual(["a", "b", "c"]);
    await end("c");
    await end("a");
    expect(await all).toEqual(["A", "B", "C"]);
  });

  test("fewer items than may be under way", async () => {
    expect(await mapAtOnce(2, ["a"], (item) => Promise.resolve(item))).toEqual(["a"]);
    expect(await mapAtOnce(2, [], (item) => Promise.resolve(item))).toEqual([]);
  });

  test("a failure begins nothing more, and is thrown when those under way have ended", async () => {
    const { begun, work, end, fail } = gates();
    const outcomes: unknown[] = [];
    const all = mapAtOnce(2, ["a", "b", "c", "d"], work).catch((error: unknown) => outcomes.push(error));
    await fail("a");
    expect(begun).toEqual(["a", "b"]);
    expect(outcomes).toEqual([]);
    await end("b");
    await all;
    expect(begun).toEqual(["a", "b"]);
    expect(outcomes).toEqual([new Error("a failed")]);
  });
});

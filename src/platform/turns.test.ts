import { expect, test } from "@jest/globals";
import { Turns } from "./turns.js";

test("work that has just begun goes on", async () => {
  const isSeenBy = async (): Promise<boolean> => {
    let isSeen = false;
    setImmediate(() => (isSeen = true));
    await new Turns().pass();
    return isSeen;
  };
  // A machine may stand still in one of them.
  const seen = [await isSeenBy(), await isSeenBy(), await isSeenBy(), await isSeenBy()];
  expect(seen).toContain(false);
});

test("work that has taken long lets all others have their turn", async () => {
  const turns = new Turns();
  let others = 0;
  setImmediate(() => (others += 1));
  const endMs = performance.now() + 15;
  while (performance.now() < endMs);
  await turns.pass();
  expect(others).toBe(1);
});

import { expect, test } from "@jest/globals";
import { Turns } from "./turns.js";

test("work that has taken long lets all others have their turn", async () => {
  const turns = new Turns();
  let others = 0;
  setImmediate(() => (others += 1));
  const endMs = performance.now() + 15;
  while (performance.now() < endMs);
  await turns.pass();
  expect(others).toBe(1);
});

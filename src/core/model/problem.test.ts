import { expect, test } from "@jest/globals";
import { printable } from "./problem.js";

test.each([
  ["gate\u200bd", "gate\ufffdd"],
  ["\ufeffgate", "\ufffdgate"],
  ["a\u202eb", "a\ufffdb"],
  ["::error::x", "\ufffd:error::x"],
  ["Grüße, 世界", "Grüße, 世界"],
])("%j is shown as %j", (text, shown) => {
  expect(printable(text)).toBe(shown);
});

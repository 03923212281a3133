import { expect, test } from "@jest/globals";
import { whyOldNode } from "./old-node.js";

test.each<[string, boolean]>([
  ["18.20.8", true],
  ["9.11.2", true],
  ["20.0.0", false],
  ["24.1.0", false],
  ["100.0.0", false],
])("Node.js %s is too old: %s", (version, isOld) => {
  expect(whyOldNode(version)).toEqual(isOld ? expect.stringContaining(`this is ${version}`) : undefined);
});

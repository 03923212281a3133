import { fileURLToPath } from "node:url";
import { expect, test } from "@jest/globals";
import { patchesOf, printedWith } from "./patched.js";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** That each applies and runs is in yardstick.test.ts, with the table of what the pieces give. */
test.each(patchesOf(root, "without"))("what %s leaves of the rule keeps its promises", async (patch) => {
  const program = `import { checkRule } from "./bench/rule/check.ts";
  process.stdout.write(JSON.stringify(checkRule(1)));`;
  expect(JSON.parse(await printedWith(root, patch, program))).toEqual([]);
});

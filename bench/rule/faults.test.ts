import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@jest/globals";
import { patchesOf, printedWith } from "./patched.js";

const root = fileURLToPath(new URL("../../", import.meta.url));

test.each(patchesOf(root, "faults"))(
  "with %s the yardstick's own test fails",
  async (patch) => {
    const broken = await printedWith(
      root,
      patch,
      `import { checkPower } from "./bench/rule/check-power.ts";
      import { checkRule } from "./bench/rule/check.ts";
      const broken = checkRule(1);
      const traces = ${JSON.stringify(join(root, "fixtures/traces"))};
      process.stdout.write(JSON.stringify(broken.length > 0 ? broken : checkPower(traces, 1)));`,
    );
    expect(JSON.parse(broken)).not.toEqual([]);
  },
  120_000,
);

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@jest/globals";
import { bundlePatched, patchesOf } from "./patched.js";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Runs a program with the patched rule. */
async function printedBy(patch: string, program: string): Promise<string> {
  const scratch = mkdtempSync(join(tmpdir(), "fault-"));
  try {
    const outfile = join(scratch, "entry.mjs");
    await bundlePatched(root, patch, program, outfile);
    return execFileSync(process.execPath, [outfile], { encoding: "utf8" });
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

test.each(patchesOf(root, "faults"))(
  "with %s the yardstick's own test fails",
  async (patch) => {
    const broken = await printedBy(
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

test.each(patchesOf(root, "without"))(
  "%s applies, and what is left of the rule still keeps its promises",
  async (patch) => {
    const program = `import { checkRule } from "./bench/rule/check.ts";
    process.stdout.write(JSON.stringify(checkRule(1)));`;
    expect(JSON.parse(await printedBy(patch, program))).toEqual([]);
  },
  120_000,
);

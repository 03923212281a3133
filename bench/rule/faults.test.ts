import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@jest/globals";
import { build } from "esbuild";

const root = fileURLToPath(new URL("../../", import.meta.url));
const folder = fileURLToPath(new URL("faults/", import.meta.url));

/** Runs the yardstick's own test on a copy of the source with the patch applied. */
async function brokenPromises(patch: string): Promise<string[]> {
  const copy = mkdtempSync(join(tmpdir(), "fault-"));
  try {
    cpSync(join(root, "src/core"), join(copy, "src/core"), { recursive: true });
    cpSync(join(root, "bench/rule"), join(copy, "bench/rule"), { recursive: true });
    execFileSync("git", ["apply", "--whitespace=nowarn", join(folder, patch)], {
      cwd: copy,
      env: { ...process.env, GIT_DIR: join(copy, "no-repository") },
    });
    writeFileSync(
      join(copy, "entry.ts"),
      `import { checkPower } from "./bench/rule/check-power.ts";
      import { checkRule } from "./bench/rule/check.ts";
      const broken = checkRule(1);
      const traces = ${JSON.stringify(join(root, "fixtures/traces"))};
      process.stdout.write(JSON.stringify(broken.length > 0 ? broken : checkPower(traces, 1)));`,
    );
    const outfile = join(copy, "entry.mjs");
    await build({
      entryPoints: [join(copy, "entry.ts")],
      outfile,
      bundle: true,
      platform: "node",
      format: "esm",
      logLevel: "silent",
    });
    return JSON.parse(execFileSync(process.execPath, [outfile], { encoding: "utf8" })) as string[];
  } finally {
    rmSync(copy, { recursive: true });
  }
}

test.each(readdirSync(folder).filter((name) => name.endsWith(".patch")))(
  "with %s the yardstick's own test fails",
  async (patch) => {
    expect(await brokenPromises(patch)).not.toEqual([]);
  },
  120_000,
);

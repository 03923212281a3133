import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";

/** Paths of the patches of the rule in a folder of `bench/rule`. */
export function patchesOf(root: string, folder: "faults" | "without"): string[] {
  const path = join(root, "bench/rule", folder);
  return readdirSync(path)
    .filter((name) => name.endsWith(".patch"))
    .map((name) => join(path, name));
}

/**
 * Bundles a program that imports the rule and the yardstick, with a patch applied to copies of them.
 *
 * @param root of the project
 * @param patch absent: the rule as it is
 * @param program its source; it imports from `./bench/rule` and `./src/core`
 * @param outfile where the bundle is written
 * @throws where the patch does not apply
 */
export async function bundlePatched(
  root: string,
  patch: string | undefined,
  program: string,
  outfile: string,
): Promise<void> {
  const copy = mkdtempSync(join(tmpdir(), "patched-"));
  try {
    cpSync(join(root, "src/core"), join(copy, "src/core"), { recursive: true });
    cpSync(join(root, "bench/rule"), join(copy, "bench/rule"), { recursive: true });
    if (patch !== undefined) {
      execFileSync("git", ["apply", "--whitespace=nowarn", patch], {
        cwd: copy,
        env: { ...process.env, GIT_DIR: join(copy, "no-repository") },
      });
    }
    writeFileSync(join(copy, "entry.ts"), program);
    await build({
      entryPoints: [join(copy, "entry.ts")],
      outfile,
      bundle: true,
      platform: "node",
      format: "esm",
      logLevel: "silent",
      // The copy has none of its own.
      nodePaths: [join(root, "node_modules")],
    });
  } finally {
    rmSync(copy, { recursive: true });
  }
}

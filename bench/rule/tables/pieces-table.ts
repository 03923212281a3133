import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { COLUMNS } from "../figures-of-ours.js";
import { bundlePatched, patchesOf } from "../patched.js";

/**
 * What each piece of the rule gives: the rule as it is, and with one piece taken out of it at a time, by a patch
 * of `bench/rule/without`, which says in its first line what that is. Real traces of a folder alone.
 *
 * @param root of the project
 */
export async function formatPieces(
  root: string,
  folder: string,
  runs: number,
  seed: number,
  workers: number,
  onProgress: (done: number, of: number) => void,
): Promise<string> {
  const patches = patchesOf(root, "without");
  const variants = [undefined, ...patches];
  const rows: string[] = [];
  let [next, done] = [0, 0];
  onProgress(done, variants.length);
  await Promise.all(
    Array.from({ length: workers }, async () => {
      while (next < variants.length) {
        const at = next++;
        const patch = variants[at];
        const what = patch === undefined ? "the rule as it is" : readFileSync(patch, "utf8").split("\n")[0]!;
        const figures = await measured(root, patch, folder, runs, seed);
        rows[at] = `| ${what} | ${figures.map((share) => (100 * share).toFixed(1)).join(" | ")} |`;
        onProgress(++done, variants.length);
      }
    }),
  );
  return [
    `What each piece of the rule gives: real traces of ${folder}, ${runs} runs, seed ${seed}; percent`,
    "",
    `| without | ${COLUMNS.map(({ head }) => head).join(" | ")} |`,
    `|---|${COLUMNS.map(() => "---:|").join("")}`,
    ...rows,
    "",
  ].join("\n");
}

async function measured(
  root: string,
  patch: string | undefined,
  folder: string,
  runs: number,
  seed: number,
): Promise<number[]> {
  const scratch = mkdtempSync(join(tmpdir(), "pieces-"));
  try {
    const outfile = join(scratch, "figures.mjs");
    const program = `import { figuresOf } from "./bench/rule/figures-of-ours.ts";
      import { readTraces } from "./bench/rule/traces.ts";
      import { Workload } from "./bench/rule/workload.ts";
      const workloads = readTraces(${JSON.stringify(resolve(folder))})
        .filter(({ kind }) => kind === "real")
        .map((trace) => new Workload(trace));
      process.stdout.write(JSON.stringify(figuresOf(workloads, ${runs}, ${seed})));`;
    await bundlePatched(root, patch, program, outfile);
    const { stdout } = await promisify(execFile)(process.execPath, [outfile]);
    return JSON.parse(stdout) as number[];
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

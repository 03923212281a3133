import { execFile } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "..", "..");

export interface MeasuredPage {
  /** The path of report.html. */
  readonly page: string;
  readonly stderr: string;
}

/** A gate of this repository's own docdb against itself: one benchmark, enough rounds for one look. */
export async function measureDocdb(): Promise<MeasuredPage> {
  const out = mkdtempSync(join(tmpdir(), "lg-docdb-"));
  const argv = ["gate", "--system", "docdb", "--scenario", "docdb/crud", "--quick", "--baseline", "HEAD"];
  const stderr = await new Promise<string>((resolve, reject) => {
    execFile(
      process.execPath,
      [join(root, "dist", "cli.js"), ...argv, "--out", out],
      { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 ** 2 },
      (error, stdout, err) => {
        // A noisy machine may call it anything; the page is there whatever the verdict.
        if (error !== null && (typeof error.code !== "number" || error.code === 2)) {
          reject(new Error(`${stdout}${err}`));
        } else resolve(err);
      },
    );
  });
  return { page: join(out, "report.html"), stderr };
}

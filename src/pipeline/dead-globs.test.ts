import { join } from "node:path";
import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { temporaryFolder, TestRepository } from "../../test/support/repository.js";
import { openContext } from "../commands/context.js";
import type { Context } from "../commands/context.js";
import type { PlanOptions } from "../plan/options.js";
import { options } from "../plan/testing.js";
import { deadGlobsOf } from "./dead-globs.js";
import { planRun } from "./plan-run.js";

let dir: string;
let repo: TestRepository;
let context: Context;

const system = (id: string, glob: string): string => `schema: 1
id: ${id}
fingerprint: [${glob}]
benchmarks: { loop: { harness: [sh, harness.sh], scenarios: { read: {} } } }
`;

beforeAll(() => {
  dir = temporaryFolder();
  context = openContext({ ...process.env, LATENCY_GATE_CACHE_DIR: join(dir, "cache") }, "0.0.0");
  repo = TestRepository.init(dir, "r");
  repo.commit({
    "latency-gate.yml": "schema: 1\n",
    "systems/a/system.yml": system("a", "old.sh"),
    "systems/a/old.sh": "",
    "systems/b/system.yml": system("b", "harness.sh"),
    "systems/b/harness.sh": "",
  });
  repo.git("mv", "systems/a/old.sh", "systems/a/new.sh");
  repo.write("systems/b/system.yml", system("b", "hraness.sh"));
});
afterAll(async () => {
  await context.close();
  rmSync(dir, { recursive: true, force: true });
});

test.each<[string, Partial<PlanOptions>, string[]]>([
  ["of the candidate's, one that names a file on neither side", {}, ["b: hraness.sh"]],
  ["none of a system that is not measured", { systems: ["a"] }, []],
  [
    "one that names a file of the baseline's, where the candidate is measured alone",
    { candidateOnly: true },
    ["a: old.sh", "b: hraness.sh"],
  ],
])("a glob is dead: %s", async (_, more, expected) => {
  const planned = await planRun(
    { start: { kind: "folder", folder: repo.dir }, baseline: "HEAD", options: { ...options, ...more } },
    context.ports,
  );
  if (planned.kind !== "planned") throw new Error(JSON.stringify(planned));
  try {
    const dead = await deadGlobsOf(planned);
    expect(dead.map(({ system: id, glob }) => `${id}: ${glob}`)).toEqual(expected);
  } finally {
    await planned.runFolder.remove();
  }
});

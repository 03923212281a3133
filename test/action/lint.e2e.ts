import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { provideActionlint, provideZizmor } from "./support/tools.js";

const root = join(import.meta.dirname, "..", "..");

test("actionlint finds nothing in the workflows", async () => {
  const workflows = readdirSync(join(root, ".github", "workflows")).map((name) =>
    join(".github", "workflows", name),
  );
  const { status, stdout } = spawnSync(await provideActionlint(), workflows, { cwd: root, encoding: "utf8" });
  expect([status, stdout]).toEqual([0, ""]);
}, 600_000);

test("zizmor finds nothing in the workflows and in action.yml; what is ignored has its reason beside it", async () => {
  const program = await provideZizmor();
  const argv = ["--offline", "--no-progress", "--format", "plain", ".github", "action.yml"];
  const { status, stdout } = spawnSync(program, argv, { cwd: root, encoding: "utf8" });
  expect([status, stdout]).toEqual([0, expect.stringContaining("No findings to report")]);
}, 600_000);

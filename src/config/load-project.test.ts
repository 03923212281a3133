import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { goldens } from "../../test/goldens.js";
import { temporaryFolder } from "../../test/support/repository.js";
import { nodeFiles } from "../adapters/node-files.js";
import { formatProblems } from "../core/model/problem.js";
import { loadProject, projectStart } from "./load-project.js";

describe("what is wrong is said with file, line, column and pointer, all at once", () => {
  goldens("invalid-config", async (folder) => {
    const loaded = await loadProject(nodeFiles, { kind: "file", file: join(folder, "latency-gate.yml") });
    return loaded.ok ? "loaded\n" : formatProblems(loaded.error);
  });
});

test("without a latency-gate.yml upwards, the error says how to start", async () => {
  const loaded = await loadProject(nodeFiles, { kind: "folder", folder: "/nonexistent/deeper" });
  expect(loaded.ok ? "" : formatProblems(loaded.error)).toBe(
    "latency-gate.yml: there is none in /nonexistent/deeper or a folder above it (`latency-gate init` proposes one)\n",
  );
});

test("a file that was asked for is named as it was asked for", async () => {
  const fixtures = join(import.meta.dirname, "../../fixtures");
  const config = "invalid-config/no-yaml/latency-gate.yml";
  const loaded = await loadProject(nodeFiles, projectStart(config, fixtures));
  expect(loaded.ok ? [] : [...new Set(loaded.error.map(({ file }) => file))]).toEqual([config]);
});

test("what is there and no file is said for what it is", async () => {
  const loaded = await loadProject(nodeFiles, projectStart("/dev/null", "/"));
  expect(loaded.ok ? "" : formatProblems(loaded.error)).toBe(
    "/dev/null: expected a file, found a pipe, a socket or a device\n",
  );
});

test.each<[string, string, string]>([
  ["larger than any that a person writes", `# ${"x".repeat(1024 * 1024)}\n`, "the file is larger than 1 MiB"],
  [
    "that stands for more than it holds",
    `x-a: &a [${"0,".repeat(3_000)}]\nx-b: [${"*a,".repeat(90)}]\n`,
    "the file stands for more than 200000 values",
  ],
])("a file %s is refused", async (_, text, said) => {
  const folder = temporaryFolder();
  try {
    writeFileSync(join(folder, "latency-gate.yml"), `schema: 1\n${text}`);
    const loaded = await loadProject(nodeFiles, { kind: "folder", folder });
    expect(loaded.ok ? [] : loaded.error.map(({ message }) => message)).toEqual([said]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

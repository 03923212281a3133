import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { temporaryFolder, TestRepository } from "../../test/support/repository.js";
import { nodeFileWriter } from "../adapters/node-file-writer.js";
import { nodeFiles } from "../adapters/node-files.js";
import { compareCommand, mergeCommand } from "./judge.js";
import type { Terminal } from "./terminal.js";

const golden = (name: string): string =>
  join(import.meta.dirname, "../../fixtures/golden", name, "results.json");
/** The version that measured it has markup, a terminal's escape and a mention in it. */
const HOSTILE = golden("hostile");
const ports = { files: nodeFiles, writer: nodeFileWriter, abort: new AbortController().signal };
const options = { out: undefined, format: "terminal", verbosity: "normal", color: false } as const;

async function saidBy(run: (terminal: Terminal) => Promise<number>): Promise<[number, string]> {
  let said = "";
  const terminal: Terminal = {
    out: () => undefined,
    err: (text) => {
      said += text;
    },
    columns: 100,
    interactive: false,
    color: false,
  };
  return [await run(terminal), said];
}

test("merge: what it refuses by name can't command the terminal", async () => {
  const [exitCode, said] = await saidBy((terminal) =>
    mergeCommand({ command: "merge", files: [golden("pass"), HOSTILE], ...options }, "/", terminal, ports),
  );
  expect([exitCode, said]).toEqual([2, expect.stringContaining("alert(1)")]);
  expect(said).toMatch(/^(?:[^\p{Cc}]*\n)+$/u);
});

test("merge: nor can it command a runner", async () => {
  const folder = temporaryFolder();
  const other = join(folder, "results.json");
  const text = readFileSync(golden("pass"), "utf8");
  writeFileSync(other, text.replace(/"gateVersion":"[^"]*"/, '"gateVersion":"##[error]x"'));
  const [, said] = await saidBy((terminal) =>
    mergeCommand({ command: "merge", files: [golden("pass"), other], ...options }, "/", terminal, ports),
  );
  rmSync(folder, { recursive: true });
  expect(said).toContain("another gate version than run run-1: ## [error]x against");
});

test("compare: the same run twice is refused by its id", async () => {
  const [exitCode, said] = await saidBy((terminal) =>
    compareCommand(
      { command: "compare", files: [HOSTILE, HOSTILE, HOSTILE], ...options },
      "/",
      terminal,
      ports,
    ),
  );
  expect([exitCode, said]).toEqual([2, expect.stringContaining("run-1")]);
});

test.each(["report", "compare", "merge"] as const)(
  "%s: what `--out` writes into a checkout is for git to see",
  async (command) => {
    const folder = temporaryFolder();
    try {
      const repo = TestRepository.init(folder, "r");
      repo.commit({ f: "1" });
      const file = join(folder, "results.json");
      writeFileSync(file, onlyShard(readFileSync(golden("pass"), "utf8")));
      const shared = { ...options, files: [file], out: join(repo.dir, "site/perf") } as const;
      const report = { file, serve: false, style: undefined };
      const said = await saidBy((terminal) =>
        command === "merge"
          ? mergeCommand({ ...shared, command }, "/", terminal, ports)
          : compareCommand({ ...shared, ...report, command }, "/", terminal, ports),
      );
      expect(said).toEqual([0, ""]);
      repo.git("add", "--all");
      expect(repo.git("diff", "--cached", "--name-only")).toContain("site/perf/report.html");
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);

test("merge: what it has read is not replaced by what it makes of it", async () => {
  const folder = temporaryFolder();
  try {
    const file = join(folder, "results.json");
    const text = onlyShard(readFileSync(golden("pass"), "utf8"));
    writeFileSync(file, text);
    for (const files of [[file], [folder]]) {
      const [exitCode, said] = await saidBy((terminal) =>
        mergeCommand(
          { ...options, command: "merge", files: files, out: `${folder}/.` },
          "/",
          terminal,
          ports,
        ),
      );
      expect([exitCode, said]).toEqual([2, expect.stringContaining("Name another folder with --out")]);
      expect(readFileSync(file, "utf8")).toBe(text);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

function onlyShard(text: string): string {
  const { run, host, ...rest } = JSON.parse(text) as { run: object; host: object };
  return JSON.stringify({ run: { ...run, shards: [{ index: 1, count: 1, host }] }, host, ...rest });
}

const PUBLISHED = join(import.meta.dirname, "../../fixtures/published/docdb.json");

test.each<[string, readonly [string, ...string[]]]>([
  ["by themselves", [PUBLISHED]],
  ["with a run that regressed", [PUBLISHED, golden("regression")]],
])("compare: published figures %s are no verdict, and so no pass", async (_, files) => {
  const [exitCode, said] = await saidBy((terminal) =>
    compareCommand({ command: "compare", files, ...options }, "/", terminal, ports),
  );
  expect([exitCode, said]).toEqual([2, expect.stringContaining("latency-gate report")]);
});

/** Ids become names of files: of records in a history, of folders in the cache. */
test.each(["x/../../escaped", "..", "a\u001b[31m", "@everyone", "-rf", "a b", "", "a".repeat(101), "a\n"])(
  "a run that calls itself %j is refused with the place",
  async (id) => {
    const folder = mkdtempSync(join(tmpdir(), "latency-gate-judge-"));
    try {
      const file = join(folder, "results.json");
      const { run, ...rest } = JSON.parse(readFileSync(golden("pass"), "utf8")) as { run: object };
      writeFileSync(file, JSON.stringify({ ...rest, run: { ...run, id } }));
      const [exitCode, said] = await saidBy((terminal) =>
        compareCommand({ command: "compare", files: [file], ...options }, "/", terminal, ports),
      );
      expect([exitCode, said]).toEqual([2, expect.stringContaining("/run/id")]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);

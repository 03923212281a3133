import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { nodeFileWriter } from "../adapters/node-file-writer.js";
import { nodeFiles } from "../adapters/node-files.js";
import type { PipelinePorts } from "../pipeline/ports.js";
import type { Git } from "../ports/git.js";
import { temporaryFolder } from "../../test/support/repository.js";
import { initCommand } from "./init.js";
import { withRunFolderThatStays } from "./testing.js";

/** What `init` says where git ends so. */
async function saidWhere(code: number): Promise<[number, string]> {
  let said = "";
  const terminal = {
    out: () => undefined,
    err: (text: string) => {
      said += text;
    },
    columns: 100,
    interactive: false,
    color: false,
  };
  const git = { run: async () => Promise.resolve({ code, stdout: "", stderr: "" }) } as unknown as Git;
  const ports = { files: nodeFiles, writer: nodeFileWriter, git } as unknown as PipelinePorts;
  return [
    await initCommand({ command: "init", yes: true, isTry: false }, "/somewhere", terminal, ports),
    said,
  ];
}

test.each([
  [127, /^git is not installed\. \(\/somewhere\)\nInstall git .*\n$/],
  [128, /^This is no git repository: .*\n$/],
])("where git ends with %i, the next step is the one that helps", async (code, words) => {
  expect(await saidWhere(code)).toEqual([2, expect.stringMatching(words)]);
});

test("nothing is written through a link that leads out of the repository", async () => {
  const elsewhere = temporaryFolder();
  const files = { "package.json": '{ "scripts": { "bench": "node bench.mjs" } }', "bench.mjs": "" };
  const { exitCode, said } = await withRunFolderThatStays(files, (repo, terminal, ports) => {
    symlinkSync(elsewhere, join(repo.dir, ".github"));
    return initCommand({ command: "init", yes: true, isTry: false }, repo.dir, terminal, ports);
  });
  expect(exitCode).toBe(2);
  expect(said).toContain(`would be written to ${elsewhere}/workflows/`);
  expect(readdirSync(elsewhere)).toEqual([]);
  rmSync(elsewhere, { recursive: true });
});

const FILES = [
  "latency-gate.yml",
  ".github/workflows/latency-gate.yml",
  ".github/workflows/latency-gate-comment.yml",
];
const PACKAGE = { "package.json": '{ "scripts": { "bench": "node bench.mjs" } }', "bench.mjs": "" };

test.each(FILES)("where %s is there already, it stays, and the others are written", async (kept) => {
  const files = { ...PACKAGE, [kept]: "somebody's own\n" };
  const { exitCode, said } = await withRunFolderThatStays(files, async (repo, terminal, ports) => {
    const code = await initCommand({ command: "init", yes: true, isTry: false }, repo.dir, terminal, ports);
    for (const path of FILES) {
      const text = readFileSync(join(repo.dir, path), "utf8");
      expect([path, text === "somebody's own\n"]).toEqual([path, path === kept]);
    }
    return code;
  });
  expect(exitCode).toBe(0);
  expect(said.match(/^(kept|written): .*$/gm)).toEqual([
    `kept:    ${kept} is there already`,
    ...FILES.filter((path) => path !== kept).map((path) => `written: ${path}`),
  ]);
});

test("where all files are there, nothing is written or asked", async () => {
  const files = { ...PACKAGE, ...Object.fromEntries(FILES.map((path) => [path, "somebody's own\n"])) };
  const { exitCode, said } = await withRunFolderThatStays(files, (repo, terminal, ports) =>
    initCommand({ command: "init", yes: false, isTry: false }, repo.dir, terminal, ports),
  );
  expect([exitCode, said.includes("kept:"), said.includes("written")]).toEqual([0, true, false]);
});

test("without --yes and without a terminal the files are shown, and none is written", async () => {
  const { exitCode, said } = await withRunFolderThatStays(PACKAGE, async (repo, terminal, ports) => {
    const code = await initCommand({ command: "init", yes: false, isTry: false }, repo.dir, terminal, ports);
    expect(FILES.filter((path) => existsSync(join(repo.dir, path)))).toEqual([]);
    return code;
  });
  expect([exitCode, said]).toEqual([0, expect.stringContaining("Nothing was written.")]);
  for (const path of FILES) expect(said).toContain(`${path}:\n\n`);
});

test("what a build has left is removed before it is said what is written, and where it can't be, that is said", async () => {
  const files = {
    "package.json": '{ "scripts": { "bench": "node bench.mjs", "build": "node build.mjs" } }',
    "bench.mjs": `import { Bench } from "tinybench"; new Bench({ retainSamples: true }); console.log(JSON.stringify(b.tasks));`,
    "build.mjs": "process.exit(1);",
  };
  const { exitCode, said } = await withRunFolderThatStays(files, (repo, terminal, ports) =>
    initCommand({ command: "init", yes: true, isTry: true }, repo.dir, terminal, ports),
  );
  expect([exitCode, said]).toEqual([
    2,
    expect.stringMatching(/^Can't remove .*\/lg-.*: its file system has gone\n[^]*^Nothing was written: /m),
  ]);
});

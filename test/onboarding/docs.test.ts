import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, test } from "@jest/globals";
import { format } from "prettier";
import { IMPORT_TOOLS } from "../../src/config/import-tools.js";
import { configurationPage } from "./configuration-page.js";
import { openSandbox } from "./docs-sandbox.js";
import type { Sandbox } from "./docs-sandbox.js";
import { readmeParts } from "./readme-tables.js";

const repository = join(import.meta.dirname, "..", "..");

/**
 * A command of a document is a block of `sh`. What stands in a comment before it says more:
 * `<!-- sh: repository -->` it is run in this repository instead of a small project that has a gate;
 * `<!-- sh: exit 1 -->` or `exit 0 or 1` what it ends with; `<!-- sh: .ci/run -->` CI itself runs its lines;
 * `<!-- sh: NAME.test.ts -->` that test, beside this one, runs it.
 * `<!-- file: PATH -->` before a block of any language puts it into the project of the next command.
 */
interface Block {
  readonly at: string;
  readonly script: string;
  readonly note: string;
  /** Files that the document has shown since its last command, by path. */
  readonly files: Readonly<Record<string, string>>;
}

const DOCUMENTS = [
  "README.md",
  "CONTRIBUTING.md",
  "examples/README.md",
  "examples/upstream/README.md",
  ...readdirSync(join(repository, "docs"))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
];

function fences(document: string): { readonly info: string; readonly block: Block }[] {
  const text = readFileSync(join(repository, document), "utf8");
  let files: Record<string, string> = {};
  const pattern = /(?:<!-- (sh|file): ([^>]*?) -->\s*\n)?^```(\w*)\n([\s\S]*?)^```$/gm;
  return [...text.matchAll(pattern)].map((match) => {
    const line = text.slice(0, match.index).split("\n").length;
    const [, kind, note = "", info = "", script = ""] = match;
    if (kind === "file") files = { ...files, [note]: script };
    const block: Block = { at: `${document}:${line}`, script, note: kind === "sh" ? note : "", files };
    if (info === "sh") files = {};
    return { info, block };
  });
}

const all = DOCUMENTS.flatMap(fences);
const commands = all.filter(({ info }) => info === "sh").map(({ block }) => block);

/** What several documents say alike is run once, in the name of all of them. */
function onceEach(blocks: readonly Block[]): Block[] {
  const same = new Map<string, Block>();
  for (const block of blocks) {
    const key = JSON.stringify([block.script.replaceAll("npx ", ""), block.note, block.files]);
    const known = same.get(key);
    same.set(key, known === undefined ? block : { ...known, at: `${known.at}, ${block.at}` });
  }
  return [...same.values()];
}

/** Each block in a project of its own: what one writes does not reach the next. */
let sandbox: Sandbox | undefined;
afterEach(() => {
  sandbox?.remove();
  sandbox = undefined;
});

test("what looks like a command is marked as one, so that it is run", () => {
  const unmarked = all.filter(
    ({ info, block }) => info === "" && /^\s*(npx |npm |latency-gate )/.test(block.script),
  );
  expect(unmarked.map(({ block }) => block.at)).toEqual([]);
});

describe("the commands of the documents do what they say", () => {
  const byCi = commands.filter(({ note }) => note.includes(".ci/run"));
  const byTest = commands.filter(({ note }) => note.endsWith(".test.ts"));
  const run = onceEach(commands.filter((block) => !byCi.includes(block) && !byTest.includes(block)));

  test.each(byTest.map(({ at, note }) => [at, note]))("%s is what %s runs", (_at, note) => {
    expect(readFileSync(join(import.meta.dirname, note), "utf8")).toContain(`"sh: ${note}"`);
  });

  test.each(byCi.map((block) => [block.at, block] as const))("%s is what CI runs", (_at, { script }) => {
    const ci = readFileSync(join(repository, ".ci", "run"), "utf8").split("\n");
    const missing = script
      .split("\n")
      .map((line) => line.trim())
      .filter(
        // CI may give a command options.
        (line) => line !== "" && !ci.some((other) => other === line || other.startsWith(`${line} `)),
      );
    expect(missing).toEqual([]);
  });

  test.each(run.map((block) => [block.at, block] as const))(
    "%s",
    (_at, { script, note, files }) => {
      const codes = /exit ([0-9])(?: or ([0-9]))?/.exec(note)?.slice(1).filter(Boolean).map(Number) ?? [0];
      sandbox = openSandbox(files);
      const { status, output } = sandbox.sh(script, note.includes("repository") ? "repository" : "project");
      expect([codes.includes(status ?? -1), status, output]).toEqual([true, status, expect.any(String)]);
    },
    300_000,
  );
});

test("the table of importers names every tool, and what is judged of it", () => {
  const text = readFileSync(join(repository, "docs/importing.md"), "utf8");
  for (const [tool, { statistics, metrics }] of Object.entries(IMPORT_TOOLS)) {
    const row = text.split("\n").find((line) => line.startsWith(`| \`${tool}\``)) ?? "";
    const judged = [
      ...statistics.map((name) => (name === "mean" ? name : name.toUpperCase())),
      ...metrics.map((name) => `\`${name}\``),
    ].join(", ");
    expect([tool, row.split("|").at(-2)?.trim()]).toEqual([tool, judged]);
  }
});

test("docs/configuration.md is what the schemas say", async () => {
  const path = join(repository, "docs/configuration.md");
  const page = await format(configurationPage(), { parser: "markdown", printWidth: 110 });
  if (process.env["UPDATE_GOLDENS"] === "1") writeFileSync(path, page);
  expect(page).toBe(existsSync(path) ? readFileSync(path, "utf8") : "");
});

test("docs/reports.md names the columns of the CSV, in their order", () => {
  const csv = readFileSync(join(repository, "fixtures/golden/budget-broken/expected.csv"), "utf8");
  const [, columns = ""] =
    /^\*\*CSV\.\*\*.* Its columns: ([^]*?)\n\n/m.exec(
      readFileSync(join(repository, "docs/reports.md"), "utf8"),
    ) ?? [];
  const named = columns.replaceAll(/\([^)]*\)/g, "").matchAll(/`([a-z_]+)`/g);
  expect([...named].map(([, name]) => name).join(",")).toBe(csv.split("\r\n")[0]);
});

test.each(Object.entries(readmeParts()))(
  "README.md's part `%s` is what it is made from",
  async (name, part) => {
    const path = join(repository, "README.md");
    const [open, close] = [new RegExp(`<!-- ${name}: [^>]* -->\n`), `<!-- /${name} -->`];
    const text = readFileSync(path, "utf8");
    const from = text.search(open) + (open.exec(text)?.[0].length ?? NaN);
    const made = await format(`${text.slice(0, from)}\n${part}\n\n${text.slice(text.indexOf(close, from))}`, {
      parser: "markdown",
      printWidth: 110,
    });
    if (process.env["UPDATE_GOLDENS"] === "1") writeFileSync(path, made);
    expect(made).toBe(readFileSync(path, "utf8"));
  },
);

/** A document's links into this repository, pictures included; those into the web are left alone. */
test.each(DOCUMENTS)("every link of %s leads to a file, and to a heading, that is there", (document) => {
  const text = readFileSync(join(repository, document), "utf8");
  const links = [...text.matchAll(/\]\(([^)#\s]*)(?:#([^)\s]*))?\)|(?:src|srcset)="([^"]+)"/g)]
    .map(([, link, heading, picture]) => ({ target: link ?? picture!, heading }))
    .filter(({ target }) => !/^[a-z]+:/.test(target));
  const missing = links.filter(({ target, heading }) => {
    const path = target === "" ? document : join(dirname(document), target);
    if (!existsSync(join(repository, path))) return true;
    return heading !== undefined && path.endsWith(".md") && !headingsOf(path).has(heading);
  });
  expect(missing).toEqual([]);
});

/** Every Markdown file of the repository, those of the systems and the golden ones as well. */
const TRACKED = spawnSync("git", ["ls-files", "-z", "--", "*.md"], { cwd: repository, encoding: "utf8" })
  .stdout.split("\0")
  .filter((name) => name !== "" && existsSync(join(repository, name)));

test("every row of a table has as many cells as its header", () => {
  const odd = TRACKED.flatMap((document) => {
    const lines = readFileSync(join(repository, document), "utf8").split("\n");
    return tablesOf(lines).flatMap(({ header, rows }) =>
      rows
        .filter((at) => cellsIn(lines[at]!) !== cellsIn(lines[header]!))
        .map((at) => `${document}:${at + 1}`),
    );
  });
  expect(TRACKED).toEqual(expect.arrayContaining(["README.md", "systems/docdb/README.md"]));
  expect(odd).toEqual([]);
});

/** The lines of its header and of its rows, the one of dashes among them, of each table outside of fences. */
function tablesOf(lines: readonly string[]): { readonly header: number; readonly rows: number[] }[] {
  const tables: { header: number; rows: number[] }[] = [];
  let fenced = false;
  let open: { header: number; rows: number[] } | undefined;
  for (const [at, line] of lines.entries()) {
    if (/^\s*(```|~~~)/.test(line)) fenced = !fenced;
    const isRow = !fenced && /^\s*\|.*\|\s*$/.test(line);
    if (!isRow) open = undefined;
    else if (open === undefined) tables.push((open = { header: at, rows: [] }));
    else open.rows.push(at);
  }
  return tables;
}

/** As GitHub counts: a bar ends a cell, in code as well, unless a backslash stands before it. */
function cellsIn(row: string): number {
  return row.trim().replaceAll("\\|", "").split("|").length - 2;
}

/** As GitHub names them in addresses. */
function headingsOf(document: string): ReadonlySet<string> {
  const text = readFileSync(join(repository, document), "utf8");
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading]) => heading!.toLowerCase());
  return new Set(
    headings.map((heading) => heading.replaceAll(/[^\p{L}\p{N}_ -]/gu, "").replaceAll(" ", "-")),
  );
}

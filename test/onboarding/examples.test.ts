import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { run } from "./packed.js";

const repository = join(import.meta.dirname, "..", "..");
const CLI = join(repository, "dist", "cli.js");

/** A change of each example's own code that leaves its results as they are and takes longer. */
const EXAMPLES = [
  {
    name: "go",
    needs: ["go", "version"],
    file: "lru.go",
    from: "\telement, ok := c.entries[key]\n\tif !ok {\n\t\treturn 0, false",
    to: "\telement, ok := c.entries[key]\n\tfor i := 0; i < 4; i++ {\n\t\telement, ok = c.entries[key]\n\t}\n\tif !ok {\n\t\treturn 0, false",
    slower: "lru/go/get",
  },
  {
    name: "node",
    needs: ["node", "--version"],
    file: "src/parse.mjs",
    from: "const rows = [];",
    to: "const rows = [];\n  text = [...text].reverse().reverse().join('');",
    slower: "csv-parser-example/bench/plain-fields",
  },
  {
    name: "python",
    needs: ["python3", "--version"],
    file: "wordindex/__init__.py",
    from: "self._documents[word].add(document)",
    to: "self._documents[word] = set(list(self._documents[word])) | {document}",
    slower: "python/pytest/test-add",
  },
  {
    name: "rust",
    needs: ["cargo", "--version"],
    file: "src/lib.rs",
    from: "    let mut value = 0u64;\n",
    to: "    let mut value = 0u64;\n    for byte in bytes.iter().take(24) {\n        std::hint::black_box(byte);\n    }\n",
    slower: "varint-example/varint/decode",
  },
] as const;

let scratch: string;
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), "latency-gate-examples-"));
});
afterAll(() => {
  rmSync(scratch, { recursive: true });
});

function isThere([program, ...args]: readonly [string, string]): boolean {
  return spawnSync(program, args, { stdio: "ignore" }).status === 0;
}

/** The example as a repository of its own with one commit. */
function checkOut(name: string): string {
  const folder = join(scratch, name);
  cpSync(join(repository, "examples", name), folder, {
    recursive: true,
    filter: (path) => !/\/(node_modules|target|\.venv|__pycache__)(\/|$)/.test(path),
  });
  const author = ["-c", "user.name=Example", "-c", "user.email=example@example.invalid"];
  for (const args of [
    ["init", "--quiet"],
    ["add", "--all"],
    [...author, "commit", "--quiet", "--message=Example"],
  ]) {
    expect(run(["git", ...args], folder).status).toBe(0);
  }
  return folder;
}

describe.each(EXAMPLES)("examples/$name", ({ name, needs, file, from, to, slower }) => {
  test("its configuration is what init proposes for it", () => {
    const folder = checkOut(name);
    const written = readFileSync(join(folder, "latency-gate.yml"), "utf8");
    rmSync(join(folder, "latency-gate.yml"));
    const { status, output } = run([process.execPath, CLI, "init", "--yes"], folder);
    expect([status, output]).toEqual([0, expect.stringContaining("written: latency-gate.yml")]);
    expect(readFileSync(join(folder, "latency-gate.yml"), "utf8")).toBe(written);
    rmSync(folder, { recursive: true });
  });

  const gates = isThere(needs) ? test : test.skip;
  gates(
    `a slower change is caught (needs ${needs[0]})`,
    () => {
      const folder = checkOut(name);
      const before = readFileSync(join(folder, file), "utf8");
      expect(before).toContain(from);
      writeFileSync(join(folder, file), before.replace(from, to));
      const out = join(scratch, `${name}-out`);
      const gate = run([process.execPath, CLI, "gate", "--rounds", "10", "--out", out], folder, {}, 540_000);
      expect([gate.status, gate.output]).toEqual([1, expect.stringContaining("Failed")]);
      expect(existsSync(join(out, "report.json"))).toBe(true);
      const { rows } = JSON.parse(readFileSync(join(out, "report.json"), "utf8")) as {
        rows: {
          address: { system: string; benchmark: string; scenario: string };
          judgement: { verdict: string };
        }[];
      };
      const caught = rows
        .filter(({ judgement }) => judgement.verdict === "regression")
        .map(({ address }) => `${address.system}/${address.benchmark}/${address.scenario}`);
      expect(caught).toContain(slower);
    },
    600_000,
  );
});

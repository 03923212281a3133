import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { hashTree } from "./tree-hash.js";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "lg-tree-"));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

function sha256(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

test("the hash is of kinds, paths and contents in the order of the paths, however long each takes to be read", async () => {
  const large = Buffer.alloc(3 << 20, "latency");
  mkdirSync(join(root, "b"));
  writeFileSync(join(root, "a"), large);
  writeFileSync(join(root, "b", "run"), "#!/bin/sh\n", { mode: 0o755 });
  writeFileSync(join(root, "c"), "");
  symlinkSync("b/run", join(root, "d"));
  const text = [
    `file\0a\0${sha256(large)}\0`,
    `executable\0b/run\0${sha256("#!/bin/sh\n")}\0`,
    `file\0c\0${sha256("")}\0`,
    "link\0d\0b/run\0",
  ].join("");
  expect(await hashTree(root, { modes: true })).toBe(sha256(text));
});

test.each([0, 1, (1 << 20) - 1, 1 << 20, (1 << 20) + 1, 5 << 20])(
  "a file of %i bytes is read to its end, and no further",
  async (size) => {
    const content = Buffer.alloc(size, "latency-gate");
    writeFileSync(join(root, "a"), content);
    expect(await hashTree(root, { modes: false })).toBe(sha256(`file\0a\0${sha256(content)}\0`));
  },
);

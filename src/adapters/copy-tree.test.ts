import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { copyTree } from "./copy-tree.js";

test("files, folders and links are copied with what may read them, and a server's socket is left", async () => {
  const root = mkdtempSync(join(tmpdir(), "lg-copy-"));
  const from = join(root, "from");
  mkdirSync(join(from, "base"), { recursive: true, mode: 0o700 });
  writeFileSync(join(from, "base/1"), "row");
  symlinkSync("base/1", join(from, "link"));
  const server = createServer();
  await new Promise<void>((done) => server.listen(join(from, "s.PGSQL.5432"), done));
  try {
    await copyTree(from, join(root, "to"));
    expect(readdirSync(join(root, "to")).sort()).toEqual(["base", "link"]);
    expect(readFileSync(join(root, "to/link"), "utf8")).toBe("row");
    expect(statSync(join(root, "to/base")).mode & 0o777).toBe(0o700);
  } finally {
    await new Promise((done) => server.close(done));
    rmSync(root, { recursive: true });
  }
});

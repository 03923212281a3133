import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { CannotWrite } from "../ports/files.js";
import { nodeFileWriter } from "./node-file-writer.js";

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "lg-writer-"));
});
afterEach(() => {
  rmSync(dir, { recursive: true });
});

test("a file takes the place of another one when it is whole", async () => {
  const path = join(dir, "file");
  writeFileSync(path, "before");
  const seen: string[] = [];
  function* pieces(): Generator<Uint8Array> {
    yield Buffer.from("af");
    seen.push(readFileSync(path, "utf8"));
    yield Buffer.from("");
    yield Buffer.from("ter");
  }
  await nodeFileWriter.writeAtomically(path, pieces());
  expect([...seen, readFileSync(path, "utf8"), readdirSync(dir)]).toEqual(["before", "after", ["file"]]);
});

test("one that can't be made whole leaves what was there, and nothing beside it", async () => {
  const path = join(dir, "file");
  writeFileSync(path, "before");
  const fault = new TypeError("a fault of the gate's own");
  function* broken(): Generator<Uint8Array> {
    yield Buffer.from("af");
    throw fault;
  }
  await expect(nodeFileWriter.writeAtomically(path, broken())).rejects.toBe(fault);
  expect([readFileSync(path, "utf8"), readdirSync(dir)]).toEqual(["before", ["file"]]);
});

test("what the system refuses names the file, and leaves nothing, either", async () => {
  const path = join(dir, "folder");
  mkdirSync(join(path, "inner"), { recursive: true });
  const refused = nodeFileWriter.writeAtomically(path, [Buffer.from("x")]);
  await expect(refused).rejects.toThrow(CannotWrite);
  await expect(refused).rejects.toMatchObject({ path });
  expect(readdirSync(dir)).toEqual(["folder"]);
});

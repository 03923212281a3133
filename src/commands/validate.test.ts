import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { nodeFiles } from "../adapters/node-files.js";
import { validateCommand } from "./validate.js";

const manifest = (glob: string): string =>
  JSON.stringify({
    schema: 1,
    id: "kv",
    fingerprint: [glob],
    benchmarks: { b: { harness: ["./h"], scenarios: { s: {} } } },
  });

test.each([
  ["latency-gate.yml", "config", "latency-gate.yml", undefined],
  ["latency-gate.yml", "config", "bnech/**", `fingerprint\` has a glob that names no file: "bnech/**".`],
  ["system.yml", "system", "bnech/**", `fingerprint\` has a glob that names no file: "bnech/**".`],
])("%s is a valid %s; of its glob %j is said what the gate would refuse", async (file, kind, glob, note) => {
  const folder = await mkdtemp(join(tmpdir(), "lg-validate-"));
  try {
    await writeFile(join(folder, file), manifest(glob));
    let out = "";
    const terminal = {
      out: (text: string) => void (out += text),
      err: (text: string) => void (out += text),
      columns: 100,
      interactive: false,
      color: false,
    };
    const invocation = { command: "validate", files: [file], verbosity: "normal", color: false } as const;
    expect(await validateCommand(invocation, folder, terminal, { files: nodeFiles })).toBe(0);
    const [valid, ...notes] = out.trimEnd().split("\n");
    expect(valid).toBe(`${join(folder, file)}: valid (${kind})`);
    expect(notes).toEqual(note === undefined ? [] : [expect.stringContaining(note)]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Answer } from "../src/object/stateless-object.js";
import type { Reply } from "../src/harness/driver.js";
import { startStack } from "../src/harness/stack.js";
import type { Stack, StackOptions } from "../src/harness/stack.js";
import type { LibsqlKind } from "../src/servers/libsql-server.js";
import type { Relay } from "../src/servers/relay.js";
import { prepare } from "../src/table/prepare.js";

/** The build that these tests are in. */
export const BUILD = dirname(dirname(fileURLToPath(import.meta.url)));
/** Longer than any stall of a busy machine. A test of the limit asks with a shorter one. */
const PATIENT_MS = 60_000;

export interface Lab {
  readonly stack: Stack;
  readonly data: string;
  /** Asks an object for its state; `plan` overrides where it comes from. */
  ask(name: string, objectId: string, plan?: Readonly<Record<string, string>>, path?: string): Promise<Reply>;
  close(): Promise<void>;
}

/** Data, servers and workerd in a folder of their own. */
export async function openLab(
  kind: LibsqlKind = "sqld",
  options: Partial<StackOptions> = {},
  change: (data: string) => void = () => undefined,
): Promise<Lab> {
  const folder = mkdtempSync(join(tmpdir(), "lg-cs-"));
  const data = join(folder, "data");
  await prepare(BUILD, data, kind);
  change(data);
  const stack = await startStack({
    build: BUILD,
    data,
    scratch: folder,
    libsql: kind,
    loadLimitMs: PATIENT_MS,
    ...options,
  });
  return {
    stack,
    data,
    ask: (name, objectId, plan = {}, path = "/state") =>
      stack.driver.ask(path, { "name-of-object": name, object: objectId, source: "libsql", ...plan }),
    close: async () => {
      await stack.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Begins a load and waits until its first request is under way to this server, which has to be far for it to be joined. */
export async function underWay<T>(
  server: Relay,
  begin: () => Promise<T>,
): Promise<{ readonly load: Promise<T> }> {
  server.begin();
  const load = begin();
  const end = performance.now() + PATIENT_MS;
  while (server.traffic().requests === 0) {
    assert.ok(performance.now() < end, "nothing was asked");
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  return { load };
}

/** Whether an answer is the whole, right state of an object. */
export function isWhole(
  { stack: { expectations } }: Lab,
  objectId: string,
  { status, body }: Reply,
): boolean {
  const { checksum, stateVersion, sections, entries, last, kind } = body as Answer;
  const expected = expectations.objects[objectId]!;
  return (
    status === 200 &&
    (checksum === expected.libsqlChecksum || checksum === expected.icebergChecksum) &&
    stateVersion === expected.stateVersion &&
    sections === expected.sections &&
    (kind === "lazy" || (entries === expected.entries && last === expected.last))
  );
}

export function codeOf({ body }: Reply): string {
  return (body as { error?: string }).error ?? "none";
}

import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import { checksummed } from "../state/checksum.js";
import { joinBody } from "../state/body.js";
import { generateSections, SIZES } from "../state/generate.js";
import { SCHEMA_VERSION, SECTIONS } from "../state/state.js";
import type { Section } from "../state/state.js";
import { startLibsql } from "../servers/libsql-server.js";
import type { LibsqlKind } from "../servers/libsql-server.js";
import type { Expected, Expectations } from "./expected.js";
import { TABLE } from "./expected.js";
import { writeTable } from "./iceberg-writer.js";
import type { Append } from "./iceberg-writer.js";
import type { Row } from "./parquet.js";

/** Objects of each kind. */
const COPIES = 4;
/** Those that are large are fewer: every trial copies them all. */
const LARGE = 2;
const COLD = 16;
const STATE_VERSION = 7;

type Texts = Partial<Record<Section, string>>;

interface Made {
  readonly objectId: string;
  readonly texts: Texts;
}

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
const checksumOf = (content: string): string => sha256(checksummed(SCHEMA_VERSION, STATE_VERSION, content));

function make(prefix: string, count: number, bytes: number, seed: number): Made[] {
  return Array.from({ length: count }, (_, index) => ({
    objectId: `${prefix}-${String(index).padStart(2, "0")}`,
    texts: generateSections(bytes, seed + index),
  }));
}

function digestsOf(texts: Texts): string {
  return JSON.stringify(
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, sha256(text)])),
  );
}

function rowsOf({ objectId, texts }: Made, files: number): Row[] {
  const digests = digestsOf(texts);
  return Array.from({ length: files }, (_, part) => {
    const of = (name: Section, index: number): string | undefined =>
      files === 1 || index % files === part ? texts[name] : undefined;
    return {
      object_id: objectId,
      part,
      schema_version: SCHEMA_VERSION,
      state_version: BigInt(STATE_VERSION),
      checksum: checksumOf(digests),
      digests,
      ...(Object.fromEntries(SECTIONS.map((name, index) => [name, of(name, index)])) as Record<
        Section,
        string
      >),
    };
  });
}

function appendOf(name: string, objects: readonly Made[], files: number): Append {
  return {
    name,
    whole: files === 1,
    files: objects.flatMap((object) =>
      rowsOf(object, files).map((row) => ({ objectId: object.objectId, rows: [row] })),
    ),
  };
}

function expectedOf({ texts }: Made): Expected {
  const body = joinBody(texts);
  const names = SECTIONS.filter((name) => texts[name] !== undefined);
  const entries = names.map((name) => JSON.parse(texts[name]!) as { id: string }[]);
  return {
    stateVersion: STATE_VERSION,
    libsqlChecksum: checksumOf(body),
    icebergChecksum: checksumOf(digestsOf(texts)),
    sections: names.length,
    entries: entries.reduce((sum, list) => sum + list.length, 0),
    last: entries.at(-1)?.at(-1)?.id,
    bytes: body.length,
  };
}

async function fillLibsql(
  build: string,
  kind: LibsqlKind,
  data: string,
  objects: readonly Made[],
): Promise<void> {
  const { port, child } = await startLibsql(build, data, { kind });
  const client = createClient({ url: `ws://127.0.0.1:${port}` });
  try {
    await client.execute(
      `CREATE TABLE state (object_id TEXT PRIMARY KEY, schema_version INTEGER NOT NULL,
        state_version INTEGER NOT NULL, checksum TEXT NOT NULL, bytes INTEGER NOT NULL, body TEXT NOT NULL)`,
    );
    for (const { objectId, texts } of objects) {
      const body = joinBody(texts);
      await client.execute({
        sql: "INSERT INTO state VALUES (?, ?, ?, ?, ?, ?)",
        args: [objectId, SCHEMA_VERSION, STATE_VERSION, checksumOf(body), body.length, body],
      });
    }
  } finally {
    client.close();
    await child.stop();
  }
}

/** The data set: states in libSQL, the same and others in an Iceberg table, and what each of them must be. */
export async function prepare(build: string, data: string, kind: LibsqlKind): Promise<void> {
  const empty = make("empty", COPIES, SIZES.empty, 100);
  const small = make("1kb", COPIES, SIZES["1kb"], 200);
  const medium = make("100kb", COPIES, SIZES["100kb"], 300);
  const large = make("1mb", LARGE, SIZES["1mb"], 400);
  const lazy = make("lazy-1mb", COPIES, SIZES["1mb"], 500);
  const cold = make("cold-100kb", COLD, SIZES["100kb"], 600);

  mkdirSync(data, { recursive: true });
  await fillLibsql(build, kind, join(data, "libsql"), [...empty, ...small, ...medium, ...large]);
  const metadata = await writeTable(join(data, "objects", TABLE), `s3://${TABLE}`, [
    appendOf("small", [...empty, ...small], 1),
    appendOf("single", medium, 1),
    appendOf("cold", cold, 1),
    appendOf("lazy", lazy, 1),
    appendOf("ten", large, 10),
  ]);
  const objects = Object.fromEntries(
    [...empty, ...small, ...medium, ...large, ...lazy, ...cold].map((object) => [
      object.objectId,
      expectedOf(object),
    ]),
  );
  const expectations: Expectations = { metadata: `s3://${TABLE}/${metadata}`, objects };
  const text = JSON.stringify(expectations, undefined, 1);
  writeFileSync(join(data, "expected.json"), text);
  // The files of a database are never twice the same; the states are.
  writeFileSync(join(data, "workload-checksum"), sha256(text));
}

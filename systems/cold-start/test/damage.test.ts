import assert from "node:assert/strict";
import { readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { createClient } from "@libsql/client";
import type { Client } from "@libsql/client";
import type { Reply } from "../src/harness/driver.js";
import { settle } from "../src/harness/observe.js";
import { checksummed, sha256 } from "../src/state/checksum.js";
import { codeOf, isWhole, openLab, underWay } from "./support.js";
import type { Lab } from "./support.js";

/** States that are damaged where they are kept. */
let lab: Lab;
let libsql: Client;
before(async () => {
  lab = await openLab("sqld", {}, damageFiles);
  libsql = createClient({ url: `http://127.0.0.1:${lab.stack.libsql.port}` });
});
after(async () => {
  libsql.close();
  await lab.close();
});

const dataOf = (data: string, objectId: string): string =>
  join(data, "objects/warehouse/db/state/data", `object_id=${objectId}`);

function damageFiles(data: string): void {
  const file = (objectId: string): string =>
    join(dataOf(data, objectId), readdirSync(dataOf(data, objectId))[0]!);
  const single = file("100kb-00");
  truncateSync(single, readFileSync(single).length - 100);
  rmSync(file("100kb-01"));
  const turned = readFileSync(file("100kb-02"));
  turned[turned.length >> 1]! ^= 1;
  writeFileSync(file("100kb-02"), turned);
  // One of ten files: the state is there but for a section.
  rmSync(file("1mb-00"));
  // A file of another object in the place of this one's, of the same length where that can be.
  writeFileSync(file("cold-100kb-00"), readFileSync(file("cold-100kb-01")));
  const lazy = readFileSync(file("lazy-1mb-00"));
  // In the column chunk of the messages: the header does not know of it.
  lazy[Math.floor(lazy.length * 0.45)]! ^= 1;
  writeFileSync(file("lazy-1mb-00"), lazy);
}

test("Parquet files that are cut off, gone or changed are errors", async () => {
  const iceberg = { source: "iceberg" };
  assert.equal(codeOf(await lab.ask("t1", "100kb-00", iceberg)), "incomplete");
  assert.equal(codeOf(await lab.ask("t2", "100kb-01", iceberg)), "missing");
  assert.match(codeOf(await lab.ask("t3", "100kb-02", iceberg)), /checksum|malformed/);
  assert.equal(codeOf(await lab.ask("t4", "1mb-00", iceberg)), "missing");
  assert.match(codeOf(await lab.ask("t5", "cold-100kb-00", iceberg)), /incomplete|checksum/);
  assert.ok(isWhole(lab, "100kb-03", await lab.ask("t6", "100kb-03", iceberg)));
});

test("an object that is in no backend is missing in each", async () => {
  for (const source of ["libsql", "iceberg", "lazy", "hybrid", "routed"]) {
    assert.equal(codeOf(await lab.ask(`missing-${source}`, "nobody-00", { source })), "missing");
  }
});

test("a lazy state whose one section is damaged gives the others and not that one", async () => {
  const codes = new Set<string>();
  for (const section of ["profile", "messages", "documents", "members", "audit"]) {
    const plan = { source: "lazy", section: "", name: section };
    codes.add(codeOf(await lab.ask("lazy", "lazy-1mb-00", plan, "/section")));
  }
  assert.ok(codes.has("none"), "sections that are sound are given");
  assert.ok(codes.has("checksum") || codes.has("malformed"), [...codes].join());
});

test("who needs a part of it does not fail with the load of one that needs it whole, which it joined", async () => {
  const { store } = lab.stack.relays;
  await store.drop();
  store.distanceMs = 300;
  const ask = (whole: string): Promise<Reply> =>
    lab.ask("part-joins-whole", "lazy-1mb-00", { source: "routed", whole });
  const all = await underWay(store, () => ask("yes"));
  const [whole, part] = await Promise.all([all.load, ask("no")]);
  store.distanceMs = 0;
  assert.match(codeOf(whole), /checksum|malformed/);
  assert.deepEqual([codeOf(part), (part.body as { kind: string }).kind], ["none", "lazy"]);
});

test("rows that are not what they say are errors, and cost nothing but the load", async () => {
  const rows: readonly (readonly [name: string, set: string, code: string])[] = [
    ["an older schema", "schema_version = 0", "schema"],
    ["a newer schema", "schema_version = 2", "newer"],
    ["another version", "state_version = 9", "checksum"],
    ["a changed body", "body = replace(body, 'score', 'scorn')", "checksum"],
    ["half a body", "body = substr(body, 1, length(body) / 2)", "checksum"],
    ["another checksum", "checksum = 'x'", "checksum"],
    ["a number for a checksum", "checksum = 7", "checksum"],
    ["a blob for a body", "body = x'00'", "malformed"],
  ];
  for (const [name, set, code] of rows) {
    const [before] = (await libsql.execute("SELECT * FROM state WHERE object_id = '100kb-02'")).rows;
    await libsql.execute(`UPDATE state SET ${set} WHERE object_id = '100kb-02'`);
    assert.equal(codeOf(await lab.ask(name, "100kb-02")), code, name);
    const args = [
      before!["schema_version"]!,
      before!["state_version"]!,
      before!["checksum"]!,
      before!["body"]!,
    ];
    await libsql.execute({
      sql: "UPDATE state SET schema_version = ?, state_version = ?, checksum = ?, body = ? WHERE object_id = '100kb-02'",
      args,
    });
    assert.ok(isWhole(lab, "100kb-02", await lab.ask(name, "100kb-02")), `after ${name}`);
  }
});

test("a state that is older than what is asked for is stale, in each backend", async () => {
  for (const [source, objectId] of [
    ["libsql", "100kb-03"],
    ["iceberg", "100kb-03"],
    ["lazy", "lazy-1mb-01"],
  ] as const) {
    assert.equal(codeOf(await lab.ask(`stale-${source}`, objectId, { source, "min-version": "8" })), "stale");
    assert.equal(codeOf(await lab.ask(`stale-${source}`, objectId, { source, "min-version": "7" })), "none");
  }
});

test("a row of the cache that is too old is replaced from Iceberg, unless a newer one has come meanwhile", async () => {
  const objectId = "cold-100kb-03";
  const versionOf = async (): Promise<unknown> =>
    (
      await libsql.execute({
        sql: "SELECT state_version AS v FROM state WHERE object_id = ?",
        args: [objectId],
      })
    ).rows[0]!["v"];
  const { store } = lab.stack.relays;
  for (const [whileItLoads, expected] of [
    [undefined, 7],
    [9, 9],
  ]) {
    await libsql.execute({
      sql: "INSERT OR REPLACE INTO state VALUES (?, 1, 6, 'old', 2, '{}')",
      args: [objectId],
    });
    let written: Promise<unknown> | undefined;
    store.tamper = {
      onRequest: () => {
        if (whileItLoads === undefined) return;
        const sql = "UPDATE state SET state_version = ? WHERE object_id = ?";
        written ??= libsql.execute({ sql, args: [whileItLoads, objectId] });
      },
    };
    store.distanceMs = 300;
    await store.drop();
    const plan = { source: "hybrid", "min-version": "7" };
    const reply = await lab.ask(`too-old-${whileItLoads}`, objectId, plan);
    store.tamper = undefined;
    store.distanceMs = 0;
    await written;
    assert.ok(isWhole(lab, objectId, reply), JSON.stringify(reply.body));
    await settle(lab.stack);
    assert.equal(await versionOf(), expected);
  }
});

describe("a row that newer code wrote", () => {
  const objectId = "cold-100kb-04";
  const put = (schemaVersion: number, stateVersion: number): Promise<unknown> =>
    libsql.execute({
      sql: "INSERT OR REPLACE INTO state VALUES (?, ?, ?, 'of another form', 2, '{}')",
      args: [objectId, schemaVersion, stateVersion],
    });
  const stored = async (): Promise<unknown> => {
    const sql = "SELECT schema_version, state_version, checksum, bytes FROM state WHERE object_id = ?";
    return Array.from((await libsql.execute({ sql, args: [objectId] })).rows[0]!);
  };

  test("is refused with what to do next, and stays", async () => {
    for (const [version, source] of [
      [6, "hybrid"],
      [9, "hybrid"],
      [6, "libsql"],
    ] as const) {
      await put(2, version);
      const reply = await lab.ask(`newer-${source}-${version}`, objectId, { source });
      await settle(lab.stack);
      assert.deepEqual(await stored(), [2, version, "of another form", 2], source);
      assert.equal(codeOf(reply), "newer");
      assert.match(
        (reply.body as { message: string }).message,
        /cold-100kb-04 in libSQL has schema version 2; 1 is read here\. .*Update this code/,
      );
    }
  });

  test("stays when it comes while Iceberg answers, whatever was there before", async () => {
    const { store } = lab.stack.relays;
    const remove = (): Promise<unknown> =>
      libsql.execute({ sql: "DELETE FROM state WHERE object_id = ?", args: [objectId] });
    // Each with a version that nothing but the schema keeps from being replaced.
    for (const [outcome, prepare, version] of [
      ["miss", remove, 6],
      ["outdated", () => put(1, 6), 6],
      ["repaired", () => put(1, 7), 9],
    ] as const) {
      await prepare();
      const failures = (await settle(lab.stack)).backgroundFailures;
      let written: Promise<unknown> | undefined;
      store.tamper = { onRequest: () => void (written ??= put(2, version)) };
      store.distanceMs = 300;
      await store.drop();
      const plan = { source: "hybrid", "min-version": "7" };
      const reply = await lab.ask(`meanwhile-${outcome}`, objectId, plan);
      store.tamper = undefined;
      store.distanceMs = 0;
      await written;
      assert.ok(isWhole(lab, objectId, reply), JSON.stringify(reply.body));
      assert.equal((reply.body as { from: string }).from, outcome);
      const counters = await settle(lab.stack);
      assert.deepEqual(await stored(), [2, version, "of another form", 2], outcome);
      // That it was not kept is a failure, and counted.
      assert.equal(counters.backgroundFailures, failures + 1);
    }
  });
});

test("a row of an older schema is replaced from Iceberg", async () => {
  await libsql.execute("UPDATE state SET schema_version = 0 WHERE object_id = '1kb-00'");
  const reply = await lab.ask("older-schema", "1kb-00", { source: "hybrid" });
  assert.ok(isWhole(lab, "1kb-00", reply));
  await settle(lab.stack);
  assert.equal(codeOf(await lab.ask("older-schema-again", "1kb-00")), "none");
});

test("a damaged row of the cache is mended from Iceberg", async () => {
  await libsql.execute("UPDATE state SET checksum = 'x' WHERE object_id = '100kb-03'");
  const reply = await lab.ask("mended", "100kb-03", { source: "hybrid" });
  assert.ok(isWhole(lab, "100kb-03", reply));
  assert.equal((reply.body as { from: string }).from, "repaired");
  while (((await lab.stack.driver.ask("/counters")).body as { background: number }).background > 0);
  const again = await lab.ask("mended-again", "100kb-03", { source: "hybrid" });
  assert.equal((again.body as { from: string }).from, "hit");
});

test("a repair replaces the damaged row that was seen, and none that came while Iceberg answered", async () => {
  const objectId = "cold-100kb-05";
  type Stored = readonly [
    schema: number,
    version: number | string,
    checksum: string,
    bytes: number,
    body: string,
  ];
  const put = (row: Stored): Promise<unknown> =>
    libsql.execute({
      sql: "INSERT OR REPLACE INTO state VALUES (?, ?, ?, ?, ?, ?)",
      args: [objectId, ...row],
    });
  const stored = async (): Promise<Stored> => {
    const sql = "SELECT schema_version, state_version, checksum, bytes, body FROM state WHERE object_id = ?";
    return Array.from((await libsql.execute({ sql, args: [objectId] })).rows[0]!) as unknown as Stored;
  };
  assert.ok(isWhole(lab, objectId, await lab.ask("kept", objectId, { source: "hybrid" })));
  await settle(lab.stack);
  const ofIceberg = await stored();
  const [schema, version, , bytes, body] = ofIceberg;
  assert.equal(version, 7);
  const newer: Stored = [schema, 9, await sha256(checksummed(schema, 9, body)), bytes, body];
  const { store } = lab.stack.relays;
  for (const [name, damaged] of [
    ["an older one with another body", [schema, 6, newer[2], 2, "{}"]],
    ["one that is cut off, of the version and checksum of the newer", [...newer.slice(0, 4), body.slice(1)]],
    ["one whose version is no number", [schema, "nine", ...newer.slice(2)]],
    ["one whose version is too high", [schema, 999, ...newer.slice(2)]],
  ] as unknown as readonly (readonly [string, Stored])[]) {
    for (const [meanwhile, expected] of [
      [undefined, ofIceberg],
      [newer, newer],
    ] as const) {
      await put(damaged);
      let written: Promise<unknown> | undefined;
      store.tamper = { onRequest: () => void (meanwhile !== undefined && (written ??= put(meanwhile))) };
      store.distanceMs = meanwhile === undefined ? 0 : 300;
      await store.drop();
      const reply = await lab.ask(`${name}-${meanwhile === undefined}`, objectId, { source: "hybrid" });
      store.tamper = undefined;
      store.distanceMs = 0;
      await written;
      assert.ok(isWhole(lab, objectId, reply), JSON.stringify(reply.body));
      assert.equal((reply.body as { from: string }).from, "repaired", name);
      await settle(lab.stack);
      assert.deepEqual(await stored(), expected, name);
    }
  }
});

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { createClient } from "@libsql/client";
import type { Client } from "@libsql/client";
import { settle } from "../src/harness/observe.js";
import type { Answer } from "../src/object/stateless-object.js";
import { checksummed, sha256 } from "../src/state/checksum.js";
import { codeOf, isWhole, openLab, underWay } from "./support.js";
import type { Lab } from "./support.js";

const part = { source: "routed", whole: "no" };
const all = { source: "routed", whole: "yes" };
const kindOf = ({ body }: { readonly body: unknown }): string => (body as Answer).kind;
const from = ({ body }: { readonly body: unknown }): string => (body as Answer).from;

/** Each test with servers and a workerd of its own: the router is one for all objects of a process. */
function useLab(): { readonly lab: () => Lab; readonly libsql: () => Client } {
  let lab: Lab;
  let libsql: Client;
  before(async () => {
    lab = await openLab();
    libsql = createClient({ url: `http://127.0.0.1:${lab.stack.libsql.port}` });
  });
  after(async () => {
    libsql.close();
    await lab.close();
  });
  return { lab: () => lab, libsql: () => libsql };
}

describe("a small row that libSQL has and that is damaged", () => {
  const { lab, libsql } = useLab();
  type Stored = readonly (number | string | Uint8Array)[];
  const put = (objectId: string, row: Stored): Promise<unknown> =>
    libsql().execute({
      sql: "INSERT OR REPLACE INTO state VALUES (?, ?, ?, ?, ?, ?)",
      args: [objectId, ...row],
    });
  const cases: readonly (readonly [name: string, row: Stored, outcome: string])[] = [
    ["of another checksum", [1, 7, "x", 2, "{}"], "repaired"],
    ["of an older schema", [0, 7, "x", 2, "{}"], "repaired"],
    ["of a version that is no number", [1, "seven", "x", 2, "{}"], "repaired"],
    ["of a size that is no number", [1, 7, "x", "large", "{}"], "repaired"],
    ["of a blob for a body", [1, 7, "x", 2, new Uint8Array([0])], "repaired"],
    ["of another checksum and too old", [1, 6, "x", 2, "{}"], "outdated"],
  ];
  for (const [index, [name, row, outcome]] of cases.entries()) {
    test(`${name} is loaded from Iceberg and mended`, async () => {
      for (const [number, plan] of [part, all].entries()) {
        const objectId = `cold-100kb-${String(2 * index + number).padStart(2, "0")}`;
        await put(objectId, row);
        const reply = await lab().ask(`damaged-${objectId}`, objectId, { ...plan, "min-version": "7" });
        assert.ok(isWhole(lab(), objectId, reply), JSON.stringify(reply.body));
        assert.deepEqual([kindOf(reply), from(reply)], ["whole", outcome]);
        const { backgroundFailures } = await settle(lab().stack);
        assert.equal(backgroundFailures, 0);
        assert.ok(isWhole(lab(), objectId, await lab().ask(`mended-${objectId}`, objectId)));
      }
    });
  }

  test("is no outage: libSQL is asked for other objects all the same", async () => {
    for (let time = 0; time < 4; time += 1) {
      const objectId = `empty-0${time}`;
      await put(objectId, [1, "seven", "x", 2, "{}"]);
      await lab().ask(`fault-${time}`, objectId, part);
    }
    const other = await lab().ask("other", "1kb-00", part);
    assert.deepEqual([codeOf(other), from(other)], ["none", "libsql"]);
  });
});

describe("who needs all of a state that the object holds lazily", () => {
  const { lab, libsql } = useLab();

  test("gets it whole, once; who needs a part has what is there", async () => {
    const { store } = lab().stack.relays;
    assert.equal(kindOf(await lab().ask("held", "lazy-1mb-00", part)), "lazy");
    const section = { ...all, name: "messages" };
    const before = await lab().ask("held", "lazy-1mb-00", section, "/section");
    assert.equal(kindOf(await lab().ask("held", "lazy-1mb-00", part)), "lazy");
    const whole = await lab().ask("held", "lazy-1mb-00", all);
    assert.deepEqual([kindOf(whole), (whole.body as Answer).loads], ["whole", 2]);
    assert.ok(isWhole(lab(), "lazy-1mb-00", whole), JSON.stringify(whole.body));
    store.begin();
    for (const plan of [all, part]) {
      assert.equal(kindOf(await lab().ask("held", "lazy-1mb-00", plan)), "whole");
    }
    const after = await lab().ask("held", "lazy-1mb-00", section, "/section");
    assert.deepEqual(after.body, before.body);
    assert.equal(store.traffic().requests, 0);
  });

  test("gets it whole where it joins the load of one that needs a part", async () => {
    const { store } = lab().stack.relays;
    await store.drop();
    store.distanceMs = 300;
    const first = await underWay(store, () => lab().ask("joined", "lazy-1mb-01", part));
    const replies = await Promise.all([
      first.load,
      ...[1, 2, 3].map(() => lab().ask("joined", "lazy-1mb-01", all)),
    ]);
    store.distanceMs = 0;
    assert.deepEqual(replies.map(kindOf), ["lazy", "whole", "whole", "whole"]);
    const last = await lab().ask("joined", "lazy-1mb-01", all);
    assert.ok(isWhole(lab(), "lazy-1mb-01", last));
    assert.equal((last.body as Answer).loads, 2);
  });

  test("gets none that is older than the one that is held", async () => {
    assert.equal(kindOf(await lab().ask("older", "lazy-1mb-02", part)), "lazy");
    // What libSQL has of before it became large.
    await libsql().execute({
      sql: "INSERT INTO state VALUES ('lazy-1mb-02', 1, 6, ?, 2, '{}')",
      args: [await sha256(checksummed(1, 6, "{}"))],
    });
    const whole = await lab().ask("older", "lazy-1mb-02", all);
    assert.equal(kindOf(whole), "whole");
    assert.ok(isWhole(lab(), "lazy-1mb-02", whole), JSON.stringify(whole.body));
  });

  test("has what its plan says where that is lazy", async () => {
    for (const loads of [1, 1]) {
      const reply = await lab().ask("by-plan", "lazy-1mb-03", { source: "lazy" });
      assert.deepEqual([kindOf(reply), (reply.body as Answer).loads], ["lazy", loads]);
    }
  });
});

describe("libSQL that failed three times", () => {
  const { lab } = useLab();

  test("is left alone by what comes after an answer, too", async () => {
    const { libsql } = lab().stack.relays;
    for (let time = 0; time < 3; time += 1) await lab().ask(`warm-${time}`, "1kb-00", part);
    await libsql.drop();
    libsql.tamper = { onConnect: () => "cut" };
    for (let time = 0; time < 3; time += 1) await lab().ask(`failing-${time}`, "1kb-00", part);
    const history = Array.from({ length: 20 }, (_, index) => `1kb-0${index % 2}`);
    await lab().stack.driver.ask("/history", {}, JSON.stringify(history));
    await settle(lab().stack);
    let hot;
    let asked = 0;
    do {
      libsql.begin();
      hot = await lab().ask(`hot-${(asked += 1)}`, "1kb-00", { ...part, prefetch: "yes", session: "s" });
      assert.ok(isWhole(lab(), "1kb-00", hot), JSON.stringify(hot.body));
      // Where the machine stood still for 5 s, it was the one that tries libSQL again.
    } while (from(hot) !== "iceberg");
    const { backgroundFailures, prefetched } = await settle(lab().stack);
    assert.ok(prefetched.bytes > 0);
    assert.deepEqual([libsql.traffic().connections, backgroundFailures], [0, 0]);
  });
});

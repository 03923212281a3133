import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { createClient } from "@libsql/client";
import type { Answer } from "../src/object/stateless-object.js";
import type { Reply } from "../src/harness/driver.js";
import { settle } from "../src/harness/observe.js";
import { codeOf, isWhole, openLab } from "./support.js";
import type { Lab } from "./support.js";

let lab: Lab;
before(async () => {
  lab = await openLab();
});
after(async () => {
  await lab.close();
});
const from = (reply: { readonly body: unknown }): string => (reply.body as Answer).from;

test("every kind of state loads whole from every backend that has it", async () => {
  const { stack } = lab;
  for (const objectId of Object.keys(stack.expectations.objects).filter((id) => /-0[01]$/.test(id))) {
    const inLibsql = !/^(cold|lazy)/.test(objectId);
    const plans = [
      ...(inLibsql ? [{ source: "libsql" }, { source: "libsql", transport: "ws" }] : []),
      { source: "iceberg" },
      ...(objectId.startsWith("1mb") ? [] : [{ source: "lazy" }]),
      { source: "hybrid" },
    ];
    for (const plan of plans) {
      const name = `${objectId} ${Object.values(plan).join()}`;
      const reply = await lab.ask(name, objectId, plan);
      assert.ok(isWhole(lab, objectId, reply), `${name}: ${JSON.stringify(reply.body)}`);
    }
  }
});

test("twenty requests at once wait for one load", async () => {
  const { relays } = lab.stack;
  for (const [plan, relay, requests] of [
    [{ source: "libsql" }, relays.libsql, 1],
    [{ source: "iceberg" }, relays.store, 4],
  ] as const) {
    await relay.drop();
    relay.begin();
    const name = `many-${plan.source}`;
    const replies = await Promise.all(Array.from({ length: 20 }, () => lab.ask(name, "100kb-00", plan)));
    assert.ok(
      replies.every((reply) => isWhole(lab, "100kb-00", reply) && (reply.body as Answer).loads === 1),
    );
    // A request on a connection that has just been dropped is sent once more by workerd.
    const extra = relay.traffic().requests - requests;
    assert.ok(extra === 0 || extra === 1, `${extra} requests more than one load has`);
  }
});

test("twenty requests at once get one error, and the load after it works", async () => {
  const { libsql } = lab.stack.relays;
  await libsql.drop();
  libsql.tamper = { onConnect: () => "cut" };
  const replies = await Promise.all(Array.from({ length: 20 }, () => lab.ask("failing", "100kb-01")));
  assert.deepEqual([...new Set(replies.map(codeOf))], ["unavailable"]);
  libsql.tamper = undefined;
  const next = await lab.ask("failing", "100kb-01");
  assert.ok(isWhole(lab, "100kb-01", next));
});

test("a request that joins a load keeps its own lowest version", async () => {
  const { libsql } = lab.stack.relays;
  await libsql.drop();
  // So long that both are there before the first has its answer.
  libsql.distanceMs = 300;
  try {
    const fresh = { "min-version": "1000" };
    const [any, newer] = await Promise.all([
      lab.ask("join-a", "100kb-00"),
      after50ms(() => lab.ask("join-a", "100kb-00", fresh)),
    ]);
    assert.ok(isWhole(lab, "100kb-00", any));
    assert.equal(codeOf(newer), "stale");
    // And the other way round: one that would do with less does not fail with one that would not.
    const [refused, old] = await Promise.all([
      lab.ask("join-b", "100kb-00", fresh),
      after50ms(() => lab.ask("join-b", "100kb-00")),
    ]);
    assert.equal(codeOf(refused), "stale");
    assert.ok(isWhole(lab, "100kb-00", old), JSON.stringify(old.body));
  } finally {
    libsql.distanceMs = 0;
  }
});

test("a request that joins a load keeps its own time limit, shorter or longer", async () => {
  const { libsql, store } = lab.stack.relays;
  const short = { "limit-ms": "300" };
  const long = { "limit-ms": "30000" };
  const pair = async (
    first: Readonly<Record<string, string>>,
    second: Readonly<Record<string, string>>,
    name: string,
    ask: (name: string, plan: Readonly<Record<string, string>>) => Promise<Reply>,
  ): Promise<readonly [Reply, Reply]> => {
    const replies = [ask(name, first), after50ms(() => ask(name, second))] as const;
    const of = await Promise.all(replies);
    assert.equal(codeOf(of[first === short ? 0 : 1]), "timeout");
    return of;
  };
  const state = (name: string, plan: Readonly<Record<string, string>>): Promise<Reply> =>
    lab.ask(name, "100kb-01", plan);
  try {
    for (const [first, second] of [
      [long, short],
      [short, long],
    ] as const) {
      await libsql.drop();
      libsql.distanceMs = 700;
      const [one, other] = await pair(first, second, `limits-${first["limit-ms"]}`, state);
      assert.ok(isWhole(lab, "100kb-01", first === long ? one : other));
    }
    libsql.distanceMs = 0;
    // Sections and the footer that they share are waited for in the same way.
    for (const [index, names] of [
      ["messages", "messages"],
      ["messages", "documents"],
    ].entries()) {
      const name = `limits-lazy-${index}`;
      await lab.ask(name, "lazy-1mb-03", { source: "lazy" });
      await store.drop();
      store.distanceMs = 700;
      let section = 0;
      const [, other] = await pair(short, long, name, (object, plan) =>
        lab.ask(object, "lazy-1mb-03", { source: "lazy", name: names[section++]!, ...plan }, "/section"),
      );
      store.distanceMs = 0;
      assert.equal(other.status, 200, JSON.stringify(other.body).slice(0, 200));
    }
  } finally {
    libsql.distanceMs = 0;
    store.distanceMs = 0;
  }
});

test("lazy: three requests for the header, two for the first section, one for each further, none again", async () => {
  const { store } = lab.stack.relays;
  const counts: number[] = [];
  const count = async (path: string, section: string): Promise<void> => {
    store.begin();
    const reply = await lab.ask("lazy", "lazy-1mb-02", { source: "lazy", name: section }, path);
    assert.equal(reply.status, 200);
    counts.push(store.traffic().requests);
  };
  await count("/state", "");
  await count("/section", "messages");
  await count("/section", "documents");
  await count("/section", "messages");
  assert.deepEqual(counts, [3, 2, 1, 0]);
});

test("ten callers of one section wait for one fetch", async () => {
  const { store } = lab.stack.relays;
  await lab.ask("sections", "lazy-1mb-03", { source: "lazy" });
  store.begin();
  const plan = { source: "lazy", name: "history" };
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => lab.ask("sections", "lazy-1mb-03", plan, "/section")),
  );
  assert.ok(replies.every(({ status, body }) => status === 200 && (body as unknown[]).length > 0));
  assert.equal(store.traffic().requests, 2);
});

test("an object keeps its connection when its state is dropped; a new object opens its own", async () => {
  const { libsql } = lab.stack.relays;
  const plan = { source: "libsql", transport: "ws" };
  const load = async (name: string): Promise<number> => {
    libsql.begin();
    assert.ok(isWhole(lab, "100kb-00", await lab.ask(name, "100kb-00", plan)));
    return libsql.traffic().connections;
  };
  // A WebSocket would begin on an idle connection of HTTP.
  await libsql.drop();
  assert.equal(await load("ws-a"), 1);
  await lab.ask("ws-a", "100kb-00", plan, "/drop");
  assert.equal(await load("ws-a"), 0);
  assert.equal(await load("ws-b"), 1);
});

test("over HTTP a new object uses the connection of one before it", async () => {
  const { libsql } = lab.stack.relays;
  await libsql.drop();
  libsql.begin();
  await lab.ask("http-a", "100kb-00");
  await lab.ask("http-b", "100kb-00");
  assert.equal(libsql.traffic().connections, 1);
});

test("hybrid: a miss puts the state into libSQL after its answer, and the next object has a hit", async () => {
  const plan = { source: "hybrid" };
  const miss = await lab.ask("miss", "cold-100kb-05", plan);
  assert.deepEqual([from(miss), isWhole(lab, "cold-100kb-05", miss)], ["miss", true]);
  await settle(lab.stack);
  const hit = await lab.ask("hit", "cold-100kb-05", plan);
  assert.deepEqual([from(hit), isWhole(lab, "cold-100kb-05", hit)], ["hit", true]);
});

test("hybrid: without libSQL Iceberg answers; a hydration that is cut leaves a whole row or none", async () => {
  const { libsql } = lab.stack.relays;
  const objectId = "cold-100kb-06";
  await libsql.drop();
  libsql.tamper = { onConnect: () => "cut" };
  const degraded = await lab.ask("degraded", objectId, { source: "hybrid" });
  assert.deepEqual([from(degraded), isWhole(lab, objectId, degraded)], ["degraded", true]);
  libsql.begin();
  libsql.tamper = { onAnswer: (request, _, chunk) => (request >= 2 ? "cut" : chunk) };
  assert.equal(from(await lab.ask("cut", objectId, { source: "hybrid" })), "miss");
  await settle(lab.stack);
  libsql.tamper = undefined;
  const client = createClient({ url: `http://127.0.0.1:${lab.stack.libsql.port}` });
  const { rows } = await client.execute({ sql: "SELECT 1 FROM state WHERE object_id = ?", args: [objectId] });
  client.close();
  const after = await lab.ask("after", objectId, { source: "hybrid" });
  assert.deepEqual([from(after), isWhole(lab, objectId, after)], [rows.length === 0 ? "miss" : "hit", true]);
});

test("memory: the second object asks no backend, unless a newer state is asked for", async () => {
  const { libsql } = lab.stack.relays;
  const plan = { source: "libsql", memory: "yes" };
  assert.equal(from(await lab.ask("memory-a", "100kb-02", plan)), "libsql");
  libsql.begin();
  const second = await lab.ask("memory-b", "100kb-02", plan);
  assert.deepEqual([from(second), isWhole(lab, "100kb-02", second)], ["memory", true]);
  assert.equal(libsql.traffic().requests, 0);
  assert.equal(codeOf(await lab.ask("memory-c", "100kb-02", { ...plan, "min-version": "8" })), "stale");
});

test("prefetch: what usually follows is there before it is asked for", async () => {
  const { stack } = lab;
  const cycle = ["cold-100kb-10", "cold-100kb-11", "cold-100kb-12"];
  const history = Array.from({ length: 30 }, (_, index) => cycle[index % 3]!);
  await stack.driver.ask("/history", {}, JSON.stringify(history));
  const plan = { source: "hybrid", prefetch: "yes", session: "s" };
  const seen: string[] = [];
  for (const [index, objectId] of [...cycle, ...cycle].entries()) {
    const reply = await lab.ask(`prefetch-${index}`, objectId, plan);
    assert.ok(isWhole(lab, objectId, reply));
    seen.push(from(reply));
    await settle(stack);
  }
  assert.deepEqual(seen, ["miss", ...Array.from({ length: 5 }, () => "prefetched")]);
});

test("routed: small from libSQL, large lazily, large and whole from Iceberg, and libSQL's death is survived", async () => {
  const part = { source: "routed", whole: "no" };
  assert.equal(from(await lab.ask("small", "1kb-00", part)), "libsql");
  assert.equal(from(await lab.ask("large", "lazy-1mb-00", part)), "lazy");
  assert.equal(from(await lab.ask("whole", "1mb-00", { source: "routed", whole: "yes" })), "iceberg");
  assert.equal(from(await lab.ask("many-files", "1mb-01", part)), "iceberg");
  for (let time = 0; time < 4; time += 1) await lab.ask(`warm-${time}`, "1kb-01", part);
  assert.equal(from(await lab.ask("hot", "1kb-01", part)), "libsql");
  const { libsql } = lab.stack.relays;
  await libsql.drop();
  libsql.tamper = { onConnect: () => "cut" };
  const survived = await lab.ask("survived", "1kb-01", part);
  libsql.tamper = undefined;
  assert.ok(isWhole(lab, "1kb-01", survived), JSON.stringify(survived.body));
});

test("a section that was never written is empty, held whole or lazily", async () => {
  for (const source of ["iceberg", "lazy"]) {
    const plan = { source, name: "audit" };
    const { status, body } = await lab.ask(`unwritten-${source}`, "1kb-02", plan, "/section");
    assert.deepEqual([status, body], [200, []], source);
  }
});

test("an object holds one state, and is not asked for another", async () => {
  assert.ok(isWhole(lab, "1kb-02", await lab.ask("one", "1kb-02")));
  for (const path of ["/state", "/section"]) {
    assert.equal((await lab.ask("one", "1kb-03", { name: "profile" }, path)).status, 400);
  }
  assert.ok(isWhole(lab, "1kb-02", await lab.ask("one", "1kb-02")));
});

test("requests that make no sense are refused", async () => {
  assert.equal((await lab.ask("x", "100kb-00", { source: "elsewhere" })).status, 400);
  assert.equal((await lab.ask("y", "", {})).status, 400);
  assert.equal(
    (await lab.ask("z", "lazy-1mb-00", { source: "lazy", name: "nothing" }, "/section")).status,
    400,
  );
  assert.equal((await lab.ask("v", "100kb-00", { "min-version": "new" })).status, 400);
  assert.equal((await lab.stack.driver.ask("/state")).status, 400);
});

test("the embedded libSQL speaks the same protocol over HTTP and WebSocket", async () => {
  const fallback = await openLab("embedded");
  try {
    assert.equal(fallback.stack.libsql.kind, "embedded");
    for (const transport of ["http", "ws"]) {
      const reply = await fallback.ask(`embedded-${transport}`, "100kb-00", { source: "libsql", transport });
      assert.ok(isWhole(fallback, "100kb-00", reply), JSON.stringify(reply.body));
    }
    const miss = await fallback.ask("miss", "cold-100kb-00", { source: "hybrid" });
    assert.equal(from(miss), "miss");
    await settle(fallback.stack);
    assert.equal(from(await fallback.ask("hit", "cold-100kb-00", { source: "hybrid" })), "hit");
  } finally {
    await fallback.close();
  }
});

for (const source of ["libsql", "hybrid", "routed"]) {
  test(`a replica follows its primary, and the one that is near is asked once both were measured: ${source}`, async () => {
    const replicated = await openLab("sqld", { replica: true });
    try {
      const { libsql, replica } = replicated.stack.relays;
      await untilItFollows(replicated);
      // So far that no stall of a busy machine makes the replica look further away.
      libsql.distanceMs = 1000;
      const plan = { source, replicas: "nearest" };
      // The router asks libSQL for what it does not know yet.
      const objects = ["empty", "1kb", "1mb"].flatMap((kind) => [`${kind}-00`, `${kind}-01`]);
      for (const objectId of objects) {
        const reply = await replicated.ask(`near-${objectId}`, objectId, plan);
        assert.ok(isWhole(replicated, objectId, reply), JSON.stringify(reply.body));
      }
      libsql.begin();
      replica!.begin();
      await replicated.ask("near-last", "1kb-02", plan);
      assert.deepEqual([libsql.traffic().requests, replica!.traffic().requests], [0, 1]);
    } finally {
      await replicated.close();
    }
  });
}

async function after50ms<T>(work: () => Promise<T>): Promise<T> {
  await new Promise((resolve) => setTimeout(resolve, 50));
  return work();
}

/** A replica accepts connections before it has what its primary has. */
async function untilItFollows({ stack: { relays } }: Lab): Promise<void> {
  const [primary, replica] = [relays.libsql, relays.replica!].map(({ port }) =>
    createClient({ url: `http://127.0.0.1:${port}` }),
  );
  const count = async (client: typeof primary): Promise<unknown> =>
    (await client!.execute("SELECT count(*) AS number FROM state")).rows[0]!["number"];
  const all = await count(primary);
  const end = performance.now() + 60_000;
  while ((await count(replica).catch(() => undefined)) !== all) {
    assert.ok(performance.now() < end, "the replica does not follow");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  for (const client of [primary, replica]) client!.close();
}

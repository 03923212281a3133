import assert from "node:assert/strict";
import { after, afterEach, before, describe, test } from "node:test";
import type { Tamper } from "../src/servers/relay.js";
import type { Relay } from "../src/servers/relay.js";
import { startLibsql } from "../src/servers/libsql-server.js";
import { startObjectStore } from "../src/servers/store-process.js";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { LOAD_FAILURES } from "../src/state/errors.js";
import { settle } from "../src/harness/observe.js";
import type { Reply } from "../src/harness/driver.js";
import { BUILD, codeOf, isWhole, openLab } from "./support.js";
import type { Lab } from "./support.js";

/** Each backend killed, stalled and corrupted at each phase of a load: an error or the whole state, and the next load works. */
let lab: Lab;
let objects = 0;
/** What became of all the loads that were disturbed. */
const tally = { errors: new Map<string, number>(), whole: 0, next: 0, longestMs: 0 };
before(async () => {
  lab = await openLab();
});
after(async () => {
  await lab.close();
  const codes = [...tally.errors].sort().map(([code, count]) => `${code} ${count}`);
  const errors = [...tally.errors.values()].reduce((sum, count) => sum + count, 0);
  console.log(
    `${errors + tally.whole} disturbed loads: ${errors} errors (${codes.join(", ")}), ${tally.whole} whole states, ` +
      `0 half states; longest ${tally.longestMs.toFixed(0)} ms, the time-out is ${LOAD_LIMIT_MS} ms; ` +
      `${tally.next} loads after them, all whole`,
  );
});
afterEach(() => {
  for (const relay of [lab.stack.relays.libsql, lab.stack.relays.store]) relay.tamper = undefined;
});

type Backend = "libsql" | "store";

interface Case {
  readonly backend: Backend;
  readonly objectId: string;
  readonly plan: Readonly<Record<string, string>>;
  /** Requests of the load, counted from 1, at which it is disturbed. */
  readonly requests: readonly number[];
  /** A lazy object's section is asked for, which loads its header and then the section. */
  readonly section?: true;
  /** Another object each time, as a miss is one only once. */
  readonly fresh?: true;
  /** The other backend answers in its place. */
  readonly survives?: true;
}

const CASES: readonly Case[] = [
  { backend: "libsql", objectId: "100kb-01", plan: { source: "libsql" }, requests: [1] },
  { backend: "libsql", objectId: "100kb-01", plan: { source: "libsql", transport: "ws" }, requests: [1, 2] },
  { backend: "store", objectId: "100kb-01", plan: { source: "iceberg" }, requests: [1, 2, 3, 4] },
  { backend: "store", objectId: "1mb-01", plan: { source: "iceberg" }, requests: [4, 9] },
  { backend: "store", objectId: "lazy-1mb-01", plan: { source: "lazy" }, requests: [1, 2, 3] },
  {
    backend: "store",
    objectId: "lazy-1mb-01",
    plan: { source: "lazy", name: "messages" },
    requests: [4, 5],
    section: true,
  },
  { backend: "libsql", objectId: "100kb-02", plan: { source: "hybrid" }, requests: [1], survives: true },
  { backend: "store", objectId: "cold-100kb", plan: { source: "hybrid" }, requests: [4], fresh: true },
];

/** Of a load that is disturbed: short, so that a backend that stalls is noticed soon. */
const LOAD_LIMIT_MS = 1000;
/** Of one that the other backend answers, which needs time for that. */
const SURVIVOR_LIMIT_MS = 9000;
/** Beyond the time-out, for a machine that is busy; far below what the lab's own limit would be. */
const GRACE_MS = 30_000;

async function revive(backend: Backend): Promise<void> {
  const { stack, data } = lab;
  if (backend === "libsql") {
    if (!stack.libsql.child.hasEnded) return;
    const server = await startLibsql(BUILD, join(data, "libsql"));
    Object.assign(stack.libsql, server);
    stack.relays.libsql.retarget(server.port);
  } else {
    if (!stack.store.child.hasEnded) return;
    const server = await startObjectStore(BUILD, join(data, "objects"));
    Object.assign(stack.store, server);
    stack.relays.store.retarget(server.port);
  }
}

async function isRight({ section }: Case, objectId: string, reply: Reply): Promise<boolean> {
  if (section === undefined) return isWhole(lab, objectId, reply);
  const whole = await lab.ask(
    `whole-${objectId}`,
    objectId,
    { source: "iceberg", name: "messages" },
    "/section",
  );
  assert.ok((whole.body as unknown[]).length > 0, JSON.stringify(whole.body).slice(0, 500));
  return reply.status === 200 && isDeepStrictEqual(reply.body, whole.body);
}

/** Tampers with one load of a new object, and checks what comes of it and of the next load of the same object. */
async function disturb(one: Case, tamper: Tamper, mayBeWhole: boolean): Promise<void> {
  const { backend, plan } = one;
  const relay: Relay = lab.stack.relays[backend];
  const { child } = lab.stack[backend];
  await relay.drop();
  relay.begin();
  relay.tamper = tamper;
  const objectId = one.fresh ? `${one.objectId}-${String(objects % 16).padStart(2, "0")}` : one.objectId;
  objects += 1;
  const name = `disturbed-${objects}`;
  const path = one.section ? "/section" : "/state";
  const limitMs = one.survives ? SURVIVOR_LIMIT_MS : LOAD_LIMIT_MS;
  const reply = await lab.ask(name, objectId, { ...plan, "limit-ms": String(limitMs) }, path);
  relay.tamper = undefined;
  if (child.process.killed) await child.ended;
  else process.kill(child.process.pid!, "SIGCONT");
  await revive(backend);
  const tookMs = reply.endMs - reply.startMs;
  tally.longestMs = Math.max(tally.longestMs, tookMs);
  assert.ok(tookMs < limitMs + GRACE_MS, `the answer came after ${tookMs} ms`);
  if (reply.status === 200) {
    tally.whole += 1;
    assert.ok(mayBeWhole || one.survives, "a load that was disturbed so can't have succeeded");
    assert.ok(await isRight(one, objectId, reply), JSON.stringify(reply.body).slice(0, 500));
  } else {
    const code = codeOf(reply);
    tally.errors.set(code, (tally.errors.get(code) ?? 0) + 1);
    assert.ok(!one.survives, `the other backend could have answered: ${JSON.stringify(reply.body)}`);
    assert.equal(reply.status, 502);
    assert.ok((LOAD_FAILURES as readonly string[]).includes(code), JSON.stringify(reply.body));
  }
  const next = await lab.ask(name, objectId, plan, path);
  assert.ok(await isRight(one, objectId, next), `the next load: ${JSON.stringify(next.body).slice(0, 500)}`);
  tally.next += 1;
  await settle(lab.stack);
}

for (const one of CASES) {
  const { backend, objectId, plan, requests } = one;
  describe(`${objectId} from ${Object.values(plan).join(", ")}; ${backend} is disturbed`, () => {
    const child = (): Lab["stack"]["libsql"]["child"] => lab.stack[backend].child;
    test("the server is dead when the load begins", async () => {
      await child().kill();
      await disturb(one, {}, false);
    });
    test("the connection is cut when it is opened", () => disturb(one, { onConnect: () => "cut" }, false));
    test("the connection is opened and nothing is ever heard", () =>
      disturb(one, { onConnect: () => "stall" }, false));
    for (const at of requests) {
      test(`the server is killed at request ${at}`, () =>
        disturb(
          one,
          {
            onRequest: (request) => {
              if (request === at) void child().kill();
            },
            onAnswer: (request, _, chunk) => (request >= at ? "cut" : chunk),
          },
          false,
        ));
      test(`the server is stopped at request ${at}`, () =>
        disturb(
          one,
          {
            onRequest: (request) => {
              if (request === at) process.kill(child().process.pid!, "SIGSTOP");
            },
            onAnswer: (request, _, chunk) => (request >= at ? "stall" : chunk),
          },
          false,
        ));
      test(`answer ${at} is cut half-way`, () =>
        disturb(
          one,
          { onAnswer: (request, offset, chunk) => half(request === at, offset, chunk, "cut") },
          false,
        ));
      test(`answer ${at} stops half-way`, () =>
        disturb(
          one,
          { onAnswer: (request, offset, chunk) => half(request === at, offset, chunk, "stall") },
          false,
        ));
      test(`answer ${at} has garbage at its beginning`, () =>
        disturb(
          one,
          {
            onAnswer: (request, offset, chunk) =>
              request === at && offset === 0 ? Buffer.alloc(chunk.length, 0x7a) : chunk,
          },
          false,
        ));
      test(`answer ${at} has one bit turned`, async () => {
        for (const share of [0.35, 0.6, 0.9]) {
          await disturb(
            one,
            {
              onAnswer: (request, offset, chunk) => (request === at ? turnBit(chunk, offset, share) : chunk),
            },
            true,
          );
        }
      });
    }
  });
}

/** Lets half of the first piece of an answer through, and nothing after it. */
function half(here: boolean, offset: number, chunk: Buffer, then: "cut" | "stall"): Buffer | "cut" | "stall" {
  if (!here) return chunk;
  return offset === 0 ? chunk.subarray(0, chunk.length >> 1) : then;
}

/** Turns a bit in the first piece of an answer, behind its header where it is that long. */
function turnBit(chunk: Buffer, offset: number, share: number): Buffer {
  if (offset > 0) return chunk;
  const turned = Buffer.from(chunk);
  const header = Math.min(400, chunk.length >> 1);
  turned[header + Math.floor((chunk.length - header) * share)]! ^= 0x04;
  return turned;
}

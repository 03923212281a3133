import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { LAZY_ABOVE_BYTES, StateRouter } from "../src/object/router.js";
import type { Route } from "../src/object/router.js";

const KB = 1024;
const part = { whole: false };
const all = { whole: true };

/** Asks for an object at each of the times, and says where the last one was sent. */
function last(router: StateRouter, timesMs: readonly number[], need = part, id = "a"): Route {
  return timesMs.map((at) => router.route(id, need, at)).at(-1)!;
}

function known(bytes: number): StateRouter {
  const router = new StateRouter();
  router.route("a", part, 0);
  router.loaded("a", bytes);
  return router;
}

describe("an if over the size would say the same", () => {
  test("of a state of which nothing is known libSQL is asked, which knows its size", () => {
    assert.equal(new StateRouter().route("a", part, 0), "lookup");
  });
  test("above 100 KB it is lazy, at 100 KB it is not", () => {
    assert.equal(known(LAZY_ABOVE_BYTES + 1).route("a", part, 1), "lazy");
    assert.notEqual(known(LAZY_ABOVE_BYTES).route("a", part, 1), "lazy");
  });
});

describe("an if over the size would not", () => {
  test("a caller that needs all of a large state gets it whole from Iceberg", () => {
    assert.equal(known(1024 * KB).route("a", all, 1), "iceberg");
  });
  test("the same small state is cold at first, hot when it is asked for often, and cold again later", () => {
    const router = known(50 * KB);
    assert.equal(router.route("a", part, 1000), "iceberg");
    assert.equal(last(router, [2000, 3000, 4000]), "libsql");
    assert.equal(router.belongsInLibsql("a"), true);
    assert.equal(router.route("a", part, 10 * 60_000), "iceberg");
    assert.equal(router.belongsInLibsql("a"), false);
  });
  test("a hot state that cools a little stays in libSQL: it does not change to and fro at the limit", () => {
    const hot = known(50 * KB);
    last(hot, [1, 2, 3]);
    const minuteLater = 60_000;
    assert.equal(hot.route("a", part, minuteLater), "libsql");
    const neverHot = known(50 * KB);
    assert.equal(neverHot.route("a", part, minuteLater), "iceberg");
  });
  test("a lazy state that shrinks to just below the limit stays lazy; well below it does not", () => {
    const router = known(101 * KB);
    router.loaded("a", 95 * KB);
    assert.equal(router.route("a", part, 1), "lazy");
    router.loaded("a", 80 * KB);
    assert.notEqual(router.route("a", part, 2), "lazy");
    assert.notEqual(known(95 * KB).route("a", part, 1), "lazy");
  });
  test("large and hot is lazy all the same, and never belongs in libSQL", () => {
    const router = known(500 * KB);
    assert.equal(last(router, [1, 2, 3, 4, 5, 6]), "lazy");
    assert.equal(router.belongsInLibsql("a"), false);
  });
  test("the heat of one object is not that of another", () => {
    const router = known(50 * KB);
    last(router, [1, 2, 3, 4]);
    router.route("b", part, 5);
    router.loaded("b", 50 * KB);
    assert.equal(router.route("b", part, 6), "iceberg");
    assert.equal(router.route("a", part, 7), "libsql");
  });
  test("libSQL that failed three times is left alone for a while, then tried once", () => {
    const router = known(50 * KB);
    last(router, [1, 2, 3]);
    for (let failure = 0; failure < 2; failure += 1) router.libsqlFailed(10);
    assert.equal(router.route("a", part, 11), "libsql");
    assert.equal(router.belongsInLibsql("a"), true);
    router.libsqlFailed(12);
    assert.equal(router.route("a", part, 13), "iceberg");
    assert.equal(router.belongsInLibsql("a"), false);
    assert.equal(router.route("new", part, 14), "lazy");
    assert.equal(router.route("new and needed whole", all, 14), "iceberg");
    assert.equal(router.route("a", part, 5100), "libsql");
    router.libsqlFailed(5101);
    assert.equal(router.route("a", part, 5102), "iceberg");
    assert.equal(router.belongsInLibsql("a"), false);
    router.libsqlAnswered();
    assert.equal(router.route("a", part, 5103), "libsql");
    assert.equal(router.belongsInLibsql("a"), true);
  });
  test("of twenty loads at once one tries libSQL again, and another only where nothing came of it", () => {
    const router = new StateRouter();
    for (let failure = 0; failure < 3; failure += 1) router.libsqlFailed(0);
    const at = (nowMs: number): Route[] =>
      Array.from({ length: 20 }, (_, index) => router.route(`at-${nowMs}-${index}`, part, nowMs));
    const lookups = (routes: readonly Route[]): number => routes.filter((route) => route === "lookup").length;
    assert.equal(lookups(at(4999)), 0);
    assert.equal(lookups(at(5001)), 1);
    assert.equal(lookups(at(9000)), 0);
    assert.equal(lookups(at(10_002)), 1);
    router.libsqlAnswered();
    assert.equal(lookups(at(10_003)), 20);
  });
});

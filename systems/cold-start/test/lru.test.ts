import assert from "node:assert/strict";
import test from "node:test";
import { Lru } from "../src/object/lru.js";

test("what was used least recently goes first, by weight", () => {
  const lru = new Lru<number>(10);
  lru.set("a", 1, 4);
  lru.set("b", 2, 4);
  lru.get("a");
  lru.set("c", 3, 4);
  assert.deepEqual([lru.has("a"), lru.has("b"), lru.has("c"), lru.weight], [true, false, true, 8]);
});

test("what weighs more than everything is not kept, and drives nothing out", () => {
  const lru = new Lru<number>(10);
  lru.set("a", 1, 4);
  lru.set("huge", 2, 11);
  assert.deepEqual([lru.has("a"), lru.has("huge"), lru.weight], [true, false, 4]);
});

test("a key that is set again has its new weight only", () => {
  const lru = new Lru<number>(10);
  lru.set("a", 1, 8);
  lru.set("a", 2, 3);
  assert.deepEqual([lru.get("a"), lru.weight, lru.size], [2, 3, 1]);
});

test("hits and misses are counted; has counts as neither", () => {
  const lru = new Lru<number>(10);
  lru.set("a", 1, 1);
  lru.get("a");
  lru.get("b");
  lru.has("b");
  assert.deepEqual([lru.hits, lru.misses], [1, 1]);
});

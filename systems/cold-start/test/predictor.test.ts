import assert from "node:assert/strict";
import test from "node:test";
import { accesses, HABIT, randomOf } from "../src/harness/history.js";
import { Predictor } from "../src/object/predictor.js";

function feed(predictor: Predictor, session: string, objects: readonly string[]): string | undefined {
  return objects.map((id) => predictor.observe(session, id)).at(-1);
}

test("nothing is guessed before it has been seen three times", () => {
  const predictor = new Predictor();
  assert.equal(feed(predictor, "s", ["a", "b", "a", "b", "a"]), undefined);
  assert.equal(feed(predictor, "s", ["b", "a"]), "b");
});

test("what follows depends on where one comes from: two objects back", () => {
  const predictor = new Predictor();
  for (let time = 0; time < 4; time += 1) feed(predictor, "s", ["x", "m", "1", "y", "m", "2"]);
  assert.equal(feed(predictor, "t", ["x", "m"]), "1");
  assert.equal(feed(predictor, "u", ["y", "m"]), "2");
});

test("habits change: a new one wins over an old one that was seen more often", () => {
  const predictor = new Predictor();
  for (let time = 0; time < 400; time += 1) feed(predictor, `old${time}`, ["a", "b"]);
  for (let time = 0; time < 400; time += 1) feed(predictor, `new${time}`, ["a", "c"]);
  assert.equal(feed(predictor, "s", ["a"]), "c");
});

test("where everything is equally likely nothing is guessed", () => {
  const predictor = new Predictor();
  for (let time = 0; time < 50; time += 1) {
    for (const next of ["b", "c", "d", "e", "f"]) feed(predictor, `${next}${time}`, ["a", next]);
  }
  assert.equal(feed(predictor, "s", ["a"]), undefined);
});

test("of a session with habits as many accesses are foreseen as there is habit in it; of one without, none", () => {
  const objects = Array.from({ length: 16 }, (_, index) => `o${index}`);
  const ratio = (sequence: readonly string[]): number => {
    const predictor = new Predictor();
    let guess: string | undefined;
    let hits = 0;
    for (const [index, id] of sequence.entries()) {
      if (index >= 1000 && guess === id) hits += 1;
      guess = predictor.observe("s", id);
    }
    return hits / (sequence.length - 1000);
  };
  const habitual = ratio(accesses(objects, 3000, randomOf(1)));
  assert.ok(habitual > HABIT - 0.05 && habitual <= HABIT + 0.05, String(habitual));
  const random = randomOf(2);
  const aimless = ratio(Array.from({ length: 3000 }, () => objects[Math.floor(random() * 16)]!));
  assert.ok(aimless < 0.1, String(aimless));
});

test("memory is bounded: contexts that were used least recently are forgotten", () => {
  const predictor = new Predictor(8);
  for (let time = 0; time < 5; time += 1) feed(predictor, `s${time}`, ["a", "b"]);
  for (let index = 0; index < 100; index += 1) feed(predictor, "flood", [`x${index}`]);
  assert.equal(feed(predictor, "t", ["a"]), undefined);
});

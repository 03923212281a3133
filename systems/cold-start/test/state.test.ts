import assert from "node:assert/strict";
import test from "node:test";
import { joinBody, parseBody } from "../src/state/body.js";
import { LoadFailure } from "../src/state/errors.js";
import { generateSections, SIZES } from "../src/state/generate.js";
import { SECTIONS } from "../src/state/state.js";
import { verifyHeader } from "../src/state/verify.js";

const code = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    return (error as LoadFailure).code;
  }
  return "none";
};

test("states are about as large as they are called, and the same for the same seed", () => {
  for (const bytes of Object.values(SIZES)) {
    const body = joinBody(generateSections(bytes, 7));
    assert.ok(
      bytes === 0 ? body === "{}" : body.length > bytes * 0.7 && body.length < bytes * 1.5,
      `${bytes}: ${body.length}`,
    );
    assert.equal(body, joinBody(generateSections(bytes, 7)));
  }
  assert.notEqual(joinBody(generateSections(1024, 7)), joinBody(generateSections(1024, 8)));
});

test("a body is its sections, in their order", () => {
  const sections = parseBody(joinBody(generateSections(SIZES["100kb"], 1)), "here");
  assert.deepEqual(Object.keys(sections), [...SECTIONS]);
});

test("what is no object of sections is refused", () => {
  for (const body of ["", "{", "null", "[]", "7", '{"profile":{}}', '{"unknown":[]}', '{"profile":[]} x']) {
    assert.equal(
      code(() => parseBody(body, "here")),
      "malformed",
      body,
    );
  }
});

test("another schema is refused, an older state too, a newer one is not", () => {
  const header = { schemaVersion: 1, stateVersion: 7, checksum: "" };
  assert.equal(
    code(() => verifyHeader(header, 7, "here")),
    "none",
  );
  assert.equal(
    code(() => verifyHeader({ ...header, stateVersion: 9 }, 7, "here")),
    "none",
  );
  assert.equal(
    code(() => verifyHeader(header, 8, "here")),
    "stale",
  );
  assert.equal(
    code(() => verifyHeader({ ...header, schemaVersion: 0 }, 7, "here")),
    "schema",
  );
  assert.equal(
    code(() => verifyHeader({ ...header, schemaVersion: 2 }, 7, "here")),
    "newer",
  );
});

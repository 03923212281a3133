import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);

// src/publish/marker.ts
import { createHash } from "node:crypto";
var KEY_PATTERN = /^[A-Za-z0-9][A-Za-z0-9._/-]{0,63}$/;
function rowId(name) {
  return createHash("sha256").update(name).digest("hex").slice(0, 12);
}
var MOST_ROWS = 300;
function writeMarker(key, { head, shown }) {
  let rows = Object.entries(shown).slice(0, MOST_ROWS).map(([id, at]) => `${id}:${at}`);
  return `<!-- latency-gate:${key} ${[head, ...rows].join(" ")} -->`;
}
var FIRST_LINE = /^<!-- latency-gate:([A-Za-z0-9][A-Za-z0-9._/-]{0,63}) ([0-9a-f]{40,64})((?: [0-9a-f]{12}:\d{1,12})*) -->(?:\r?\n|$)/;
function readMarker(body) {
  let match = FIRST_LINE.exec(body);
  if (match === null) return;
  let [, key = "", head = "", rows = ""] = match, shown = rows.trim().split(" ").filter((row) => row !== "").map((row) => row.split(":"));
  return { key, state: { head, shown: Object.fromEntries(shown.map(([id, at]) => [id, Number(at)])) } };
}

export {
  KEY_PATTERN,
  rowId,
  writeMarker,
  readMarker
};

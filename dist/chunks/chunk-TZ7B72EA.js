import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);

// src/report/text/hostile.ts
function plain(text) {
  return text.replace(/\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|.)?/g, "").replace(
    new RegExp("\\p{Cc}|\\p{Cf}|\\p{Zl}|\\p{Zp}|\\p{Co}|\\p{Cs}", "gu"),
    (character) => character === `
` || character === "	" ? " " : "\uFFFD"
  );
}
function entity(character) {
  return `&#${character.codePointAt(0)};`;
}
function markdown(text) {
  return plain(text).replace(
    /[&<>"'\\`*_[\]|~$@#]|gh-(?=\d)|[-+=](?![\p{L}\p{N}])|(?<![\p{L}\p{N}])[-+=]|^\d+[.)](?=\s|$)|\.(?![\d\s]|$)|:(?!\s|$)/giu,
    (found) => {
      let escaped = found.replace(/[^\p{L}\p{N}]/gu, entity);
      return /^(?:[@#]|gh-)$/i.test(found) ? `${escaped}\u2060` : escaped;
    }
  );
}
function terminal(text) {
  return plain(text).replaceAll("##[", "## [").replace(/(^|\s)::/g, "$1: :");
}
function code(id) {
  return `\`${id.replace(/[^\w:.-]/g, "").slice(0, 80)}\``;
}
function fence(lines) {
  let clean = lines.map(terminal), longest = Math.max(2, ...clean.flatMap((line) => (line.match(/`+/g) ?? []).map((run) => run.length))), mark = "`".repeat(longest + 1);
  return [`${mark}text`, ...clean, mark].join(`
`);
}
function xml(text) {
  return plain(text).replace(/[&<>"']/g, entity);
}
function csvField(text) {
  let clean = plain(text), safe = /^[=+\-@]/.test(clean) && Number.isNaN(Number(clean)) ? `'${clean}` : clean;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export {
  plain,
  markdown,
  terminal,
  code,
  fence,
  xml,
  csvField
};

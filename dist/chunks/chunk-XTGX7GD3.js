import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import {
  NO_TRIALS,
  chosenSeries,
  findValue,
  indexTrials,
  joinValues,
  median,
  observe,
  pairReadings,
  quantileOf,
  quantileSorted,
  ruleStatistic,
  sorted
} from "./chunk-WYZDM6TT.js";
import {
  joinOutcome,
  looksOf
} from "./chunk-LR2AM7OW.js";
import {
  __commonJS,
  __toESM
} from "./chunk-RODUJ5KE.js";

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
import { open, readdir as readdir2, stat as stat2 } from "node:fs/promises";

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
var CHUNK_BYTES = 1024 * 1024, nodeFiles = {
  async stat(path) {
    try {
      let found = await stat2(path);
      return { kind: found.isFile() ? "file" : found.isDirectory() ? "folder" : "other", sizeBytes: found.size };
    } catch (error) {
      let { code } = error;
      if (code === "ENOENT" || code === "ENOTDIR") return;
      throw error;
    }
  },
  async list(folder) {
    return (await readdir2(folder)).sort();
  },
  async readBytes(path, maxBytes) {
    let file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      let parts = [], total = 0;
      for (; ; ) {
        let { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(65536));
        if (bytesRead === 0) return Buffer.concat(parts);
        if (parts.push(buffer.subarray(0, bytesRead)), total += bytesRead, total > maxBytes) throw new RangeError(`${path} is larger than ${maxBytes} bytes`);
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
    return (await glob([...patterns], {
      cwd: root,
      onlyDirectories: !0,
      followSymbolicLinks: !1,
      expandDirectories: !1,
      dot: !1,
      ignore: ["**/node_modules/**", "**/.git/**"]
    })).map((folder) => folder.replace(/\/$/, "")).sort();
  }
};

// src/core/compare/benchmark-notes.ts
function benchmarkNotes(trials) {
  return [
    ...otherResults(trials),
    ...["baseline", "candidate"].flatMap((side) => [
      ...errorsOf(trials[side], side),
      ...harnessCaveats(trials[side], side)
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
    let known = kinds.get(kind);
    kinds.set(kind, { count: (known?.count ?? 0) + count, message: known?.message ?? message });
  }
  return [...kinds].sort(byName).map(([kind, { count, message }]) => ({ code: "errors", side, kind, count, message }));
}
function harnessCaveats(trials, side) {
  let codes = /* @__PURE__ */ new Map();
  for (let { code, message } of trials.flatMap((trial) => trial.outcome.caveats))
    codes.set(code, { message, trials: (codes.get(code)?.trials ?? 0) + 1 });
  return [...codes].sort(byName).map(([harnessCode, { message, trials: count }]) => ({
    code: "harness",
    side,
    harnessCode,
    message,
    trials: count
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
      let key = keyOf(value), known = groups.get(key);
      known === void 0 ? groups.set(key, [value]) : known.push(value);
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
function shapeCaveats(samples, side) {
  if (samples.length < 50) return [];
  let sorted2 = samples.slice().sort(), modes = twoModes(sorted2);
  if (modes === void 0) return [];
  let median3 = sorted2[Math.floor(sorted2.length / 2)], minimum = sorted2[0], twice = { code: "two-modes", side, ...modes };
  return minimum < 0.5 * median3 ? [twice, { code: "far-minimum", side, minimum, median: median3 }] : [twice];
}
function twoModes(sorted2) {
  let low = Math.max(sorted2[0], 1), high = sorted2[Math.floor(sorted2.length * 0.99)], bins = Math.floor(Math.log10(high / low) * 20) + 1;
  if (!(high > low * 1.6) || bins > 1e4) return;
  let binOf = (value) => Math.min(bins - 1, Math.max(0, Math.floor(Math.log10(value / low) * 20))), raw = new Float64Array(bins);
  for (let value of sorted2) raw[binOf(value)] += 1;
  let density2 = raw.map((count, bin) => (count * 2 + (raw[bin - 1] ?? 0) + (raw[bin + 1] ?? 0)) / 4), best;
  for (let split = 1; split < bins - 1; split++) {
    let left = peak(density2, 0, split), right = peak(density2, split, bins), lowerPeak = Math.min(density2[left], density2[right]);
    if (density2[split] > 0.25 * lowerPeak || right - left < 2) continue;
    let boundary = low * 10 ** (split / 20), below = countBelow(sorted2, boundary), upperShare = 1 - below / sorted2.length, center = (bin) => low * 10 ** ((bin + 0.5) / 20);
    upperShare < 0.1 || upperShare > 1 - 0.1 || center(right) / center(left) < 1.6 || (best === void 0 || Math.abs(upperShare - 0.5) < Math.abs(best.upperShare - 0.5)) && (best = { lower: sorted2[below >> 1], upper: sorted2[below + sorted2.length >> 1], upperShare });
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
function judgeInvariants(system, benchmark, candidate) {
  return candidate.length === 0 ? [] : benchmark.invariants.map((invariant) => ({
    address: { system, benchmark: benchmark.id, scenario: invariant.scenario },
    metric: invariant.metric,
    unit: candidate.map((trial) => readInvariant(trial, invariant)?.unit).find((unit) => unit !== void 0),
    limits: invariant.limits,
    state: judge(invariant, candidate)
  }));
}
function judge(invariant, candidate) {
  let { min = -1 / 0, max = 1 / 0 } = invariant.limits, worst, broken = 0;
  for (let trial of candidate) {
    let value = readInvariant(trial, invariant)?.value;
    if (value === void 0) return { kind: "unknown", round: trial.round };
    (value < min || value > max) && (broken += 1), (worst === void 0 || excess(value, min, max) > excess(worst.value, min, max)) && (worst = { value, round: trial.round });
  }
  return broken === 0 ? { kind: "holds", worst: worst.value } : { kind: "broken", worst: worst.value, round: worst.round, trials: broken };
}
function excess(value, min, max) {
  return Math.max(min - value, value - max);
}
function readInvariant(trial, { scenario, metric }) {
  let reported = findValue(trial, scenario, metric);
  return reported !== void 0 || metric !== "errors" ? reported : { value: trial.outcome.errors.filter(
    (error) => scenario === void 0 || error.scenario === scenario
  ).reduce((sum, error) => sum + error.count, 0), unit: "1" };
}

// src/core/compare/exact.ts
function judgeExact({ planned, better, series }) {
  let of = (side) => series.rounds.flatMap((round) => [...round[side]]), [before, after] = [of("baseline"), of("candidate")], [baseline, candidate] = [median2(before), median2(after)], relative2 = baseline === candidate ? 0 : baseline === 0 ? 1 / 0 : candidate / baseline - 1, change = better === "lower" ? candidate - baseline : baseline - candidate, verdict = Math.abs(relative2) > planned.tolerance && Math.abs(change) > planned.floor ? change > 0 ? "regression" : "improvement" : "pass", varies = [before, after].some((values) => values.some((value) => value !== values[0]));
  return { verdict, exact: { baseline, candidate, relative: relative2, varies } };
}

// src/core/compare/level.ts
function levelOf(values, { statistic }) {
  return values.length === 0 ? NaN : statistic === "mean" ? values.reduce((sum, value) => sum + value, 0) / values.length : quantileSorted(sorted(values), statistic === "value" ? 0.5 : quantileOf(statistic));
}

// src/core/compare/paired-metric.ts
function pairMetric(planned, pairs, { key, system, launches, looks }) {
  let rounds = [], first;
  for (let pair of pairs) {
    let [before, after] = [observe(pair.baseline, planned), observe(pair.candidate, planned)];
    if (before === void 0 || after === void 0)
      return {
        kind: "unreported",
        baseline: before === void 0,
        candidate: after === void 0,
        round: pair.round
      };
    first ??= before;
    let other = [before, after].find((seen) => seen.unit !== first.unit || seen.better !== first.better);
    if (other !== void 0) return { kind: "incomparable", reason: unitReason(first, other) };
    rounds.push({
      round: pair.round,
      quad: Math.floor(pair.round / 2),
      order: pair.order,
      baseline: before.values,
      candidate: after.values,
      host: pairReadings(pair)
    });
  }
  if (first === void 0) return { kind: "unreported", baseline: !0, candidate: !0, round: 0 };
  let { tolerance, floor, budget } = planned, limits = budget && {
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
        system,
        statistic: ruleStatistic(planned, first.sampled),
        better: first.better,
        tolerance,
        floor,
        ...limits === void 0 ? {} : { budget: limits },
        design: "quads",
        launches,
        ...looks === void 0 ? {} : { looks },
        rounds
      }
    }
  };
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
    let differences = rounds.flatMap(({ baseline, candidate }) => {
      let [before, after] = [baseline.get(phase), candidate.get(phase)];
      return before === void 0 || after === void 0 ? [] : [after - before];
    });
    return differences.length === 0 ? void 0 : median2(differences);
  }, levelOf2 = (phase, side) => {
    let levels = rounds.map((round) => round[side].get(phase)).filter((level) => level !== void 0);
    return levels.length === 0 ? 0 : median2(levels);
  }, total = growthOf(WHOLE) ?? 0, whole = { baselineNs: levelOf2(WHOLE, "baseline"), candidateNs: levelOf2(WHOLE, "candidate") }, told = Math.abs(total) > LEAST_GROWTH * whole.baselineNs, changes = [...phases].flatMap((phase) => {
    let growthNs = growthOf(phase);
    return growthNs === void 0 ? [] : [
      {
        phase,
        baselineNs: levelOf2(phase, "baseline"),
        candidateNs: levelOf2(phase, "candidate"),
        growthNs,
        share: told ? growthNs / total : void 0
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
  let pick = (phase) => joinValues(chosenSeries(trial, { scenario, metric: "latency", phase })), latency = pick(void 0), half = Math.min(q, 1 - q, 0.25), ranked = Array.from(latency.keys()).sort((a, b) => latency[a] - latency[b]), members = ranked.slice(Math.floor((q - half) * ranked.length), Math.ceil((q + half) * ranked.length)), means = /* @__PURE__ */ new Map();
  if (members.length === 0) return means;
  let mean = (values) => members.reduce((sum, index) => sum + values[index], 0) / members.length;
  means.set(WHOLE, mean(latency));
  for (let phase of phases) {
    let values = pick(phase);
    values.length === latency.length && means.set(phase, mean(values));
  }
  return means;
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
function openRow({ system, benchmark, trials, blocked }, planned, presence) {
  let { scenario, metric, statistic, gated, tolerance, floor } = planned, row = {
    address: { system, benchmark: benchmark.id, scenario },
    metric,
    statistic,
    gated,
    tolerance,
    floor
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
    launches: benchmark.kind === "command",
    looks: benchmark.looks
  });
  switch (pairing.kind) {
    case "incomparable":
      return settle({ verdict: "incomparable", reason: pairing.reason });
    case "unreported":
      return settle(unreported(planned, pairing));
    case "paired":
      return planned.exact ? {
        kind: "settled",
        row: finishExact(row, pairing.metric)
      } : { kind: "open", key, metric: pairing.metric, row };
  }
}
function unreported({ scenario, metric }, { baseline, candidate, round }) {
  return candidate && !baseline ? { verdict: "missing" } : baseline && !candidate ? { verdict: "added", value: void 0 } : { verdict: "invalid", side: void 0, failure: {
    code: "scenario-missing",
    message: `Neither side reports ${metric}${scenario === void 0 ? "" : ` of ${scenario}`} in round ${round}.`,
    where: void 0,
    hint: "Let the harness report it in every trial, or take it out of the manifest.",
    logTail: []
  } };
}
function openAdded(planned, candidate, settle) {
  let seen = candidate.map((trial) => observe(trial, planned)).filter((one) => one !== void 0), [first] = seen;
  if (first === void 0) return settle({ verdict: "added", value: void 0 });
  let value = median2(seen.map(({ values }) => levelOf(values, planned))), settled = settle({ verdict: "added", value }, first.unit, first.better);
  if (planned.budget === void 0 || settled.kind !== "settled") return settled;
  let { min = -1 / 0, max = 1 / 0 } = planned.budget, levels = seen.map(({ values }) => levelOf(values, planned)), interval = { low: Math.min(...levels), high: Math.max(...levels) }, state = interval.low > max || interval.high < min ? "broken" : interval.high <= max && interval.low >= min ? "holds" : "undecided";
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
function finishRow(open2, decisions, trials) {
  let { metric, row } = open2, decision = decisions.get(open2.key), judgement = toJudgement(decision, metric), changed = judgement.verdict === "regression" || judgement.verdict === "improvement", isLatency = row.metric === "latency" && row.address.scenario !== void 0;
  return {
    ...row,
    unit: metric.unit,
    better: metric.better,
    judgement,
    budget: toBudget(decision.budget, metric),
    caveats: [
      ...decision.caveats.map((code) => ({ code })),
      ...isLatency ? latencyCaveats(metric, trials) : []
    ],
    phases: changed && isLatency ? phaseChanges(trials.pairs, row.address.scenario, centerOf(row.statistic)) : []
  };
}
function centerOf(statistic) {
  return statistic === "mean" || statistic === "value" ? 0.5 : quantileOf(statistic);
}
function toJudgement(decision, { series }) {
  if (decision.kind === "insufficient") {
    let { reason, needed, have, baselineValue: baseline, candidateValue: candidate } = decision, known = baseline !== void 0 && candidate !== void 0;
    return {
      verdict: "insufficient",
      reason: reason === "invalid" && series.rounds.some((round) => [round.baseline, round.candidate].some((side) => side.includes(0))) ? "zero" : reason,
      needed,
      have,
      values: known ? { baseline, candidate } : void 0
    };
  }
  return { verdict: decision.kind, change: toChange(decision), decidedAtLook: decision.decidedAtLook };
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
    differences: evidence.differences
  };
}
function toBudget(verdict, { planned }) {
  if (!(verdict.kind === "none" || planned.budget === void 0))
    return { limits: planned.budget, state: verdict.kind, interval: verdict.interval };
}
function latencyCaveats({ planned, series }, trials) {
  if (planned.statistic !== "p50") return [];
  let last = series.rounds.at(-1);
  return last === void 0 ? [] : [
    ...shapeCaveats(last.baseline, "baseline"),
    ...shapeCaveats(last.candidate, "candidate"),
    ...timerCaveats(planned, trials)
  ];
}
var LEAST_TIMER_READS = 50;
function timerCaveats(planned, trials) {
  let trial = trials.candidate.at(-1), timerFloorNs = trial?.outcome.harness.timerFloorNs, own = trial?.outcome.series.find(
    (series) => series.scenario === planned.scenario && series.metric === "latency" && series.phase === void 0
  );
  if (timerFloorNs === void 0 || own === void 0 || own.batch > 1 || own.values.length === 0) return [];
  let medianNs = levelOf(own.values, planned);
  return medianNs < LEAST_TIMER_READS * timerFloorNs ? [{ code: "timer-floor", timerFloorNs, medianNs }] : [];
}

// src/core/rule/blocks.ts
function trialsPerValue(statistic, samplesPerTrial, launches) {
  if (statistic.kind !== "quantile" || launches && statistic.q === 0.5) return 1;
  let beyond2 = Math.min(statistic.q, 1 - statistic.q);
  return Math.max(1, Math.ceil(5 / (samplesPerTrial * beyond2) - 1e-9));
}
function samplesNeeded(statistic, launches) {
  if (statistic.kind !== "quantile" || launches && statistic.q === 0.5) return 10;
  let beyond2 = Math.min(statistic.q, 1 - statistic.q);
  return Math.ceil(50 / beyond2 - 1e-9);
}
var NEIGHBOURS_FROM = 0.9;
function neighboursOf(statistic, launches) {
  if (statistic.kind !== "quantile" || launches || statistic.q < NEIGHBOURS_FROM) return [];
  let beyond2 = 1 - statistic.q;
  return [
    { q: 1 - 2 * beyond2, parts: 1, side: "body" },
    { q: 1 - 2 * beyond2, parts: 3, side: "body" },
    { q: 1 - beyond2 / 2, parts: 1, side: "tail" }
  ];
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
  let differences = new Float64Array(baseline.length * 2);
  for (let i = 0; i + 1 < baseline.length; i += 2)
    differences[2 * i] = candidate[i] - baseline[i], differences[2 * i + 1] = candidate[i] - baseline[i + 1], differences[2 * i + 2] = candidate[i + 1] - baseline[i], differences[2 * i + 3] = candidate[i + 1] - baseline[i + 1];
  return differences.sort();
}
function quadEstimate(differences) {
  return quantileSorted(differences, 0.5);
}
function quadInterpolatedBounds(differences, level) {
  let n = differences.length, cdf = quadNullCdf(n / 4), k = quadIndex(n / 4, level);
  if (k === 0) return { low: -1 / 0, high: 1 / 0 };
  let share = (level - cdf[k - 1]) / (cdf[k] - cdf[k - 1]), between = (outer, inner) => outer + share * (inner - outer);
  return {
    low: between(differences[k - 1], differences[k]),
    high: between(differences[n - k], differences[n - k - 1])
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

// src/core/rule/spending.ts
function cumulativeSpending(looks) {
  let last = looks.at(-1);
  return looks.map((look) => (look / last) ** 2);
}
function spendingWeights(looks) {
  return cumulativeSpending(looks).map((share, i, all) => share - (all[i - 1] ?? 0));
}

// src/core/rule/budget.ts
function judgeBudget(series, options) {
  let { budget } = series;
  if (budget === void 0 || budget.min === void 0 && budget.max === void 0) return { kind: "none" };
  let looks = series.looks ?? options.looks, weights = spendingWeights(looks), perStratum = series.design === "quads" ? 2 : 1, values = series.candidate.subarray(0, 0);
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
function walshAverages(differences) {
  let n = differences.length, averages = new Float64Array(n * (n + 1) / 2), next = 0;
  for (let i = 0; i < n; i++)
    for (let j = i; j < n; j++) averages[next++] = (differences[i] + differences[j]) / 2;
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
    let differences = quadDifferences(baseline, candidate);
    return {
      estimate: quadEstimate(differences),
      interval95: quadInterpolatedBounds(differences, ONE_SIDE_OF_95)
    };
  }
  let averages = walshAverages(candidate.map((c, i) => c - baseline[i]));
  return {
    estimate: walshEstimate(averages),
    interval95: walshBounds(averages, baseline.length, ONE_SIDE_OF_95)
  };
}

// src/core/rule/prepare.ts
function valuesPerStratum(design) {
  return design === "quads" ? 2 : 1;
}
function prepare(series) {
  let { statistic, design } = series, launches = series.launches ?? !1, units = unitsOf(series), samplesPerTrial = Math.min(...units.flat().flatMap((r) => [r.baseline.length, r.candidate.length])), perValue = units.length === 0 ? 1 : trialsPerValue(statistic, samplesPerTrial, launches), lanes = valuesPerStratum(design), strata = Math.floor(units.length / perValue), baseline = new Float64Array(strata * lanes), candidate = new Float64Array(strata * lanes), around = neighboursOf(statistic, launches), neighbours = around.map(({ side }) => ({
    side,
    baseline: new Float64Array(strata * lanes),
    candidate: new Float64Array(strata * lanes)
  })), firstRounds = [], sortedStrata = [], smallestGap = 1 / 0;
  for (let s = 0; s < strata; s++) {
    let group = units.slice(s * perValue, (s + 1) * perValue), length = Math.min(...group.flat().flatMap((r) => [r.baseline.length, r.candidate.length])), sides = { baseline: [], candidate: [] };
    for (let lane = 0; lane < lanes; lane++) {
      let rounds = group.map((unit) => unit[lane]);
      for (let side of ["baseline", "candidate"]) {
        let inTime = joined(rounds.map((round) => round[side].subarray(0, length))), ordered = statistic.kind === "quantile" ? sorted(inTime) : inTime;
        statistic.kind === "quantile" && (smallestGap = Math.min(smallestGap, leastGap(ordered))), (side === "baseline" ? baseline : candidate)[s * lanes + lane] = valueOf(ordered, statistic), neighbours.forEach((values, i) => {
          values[side][s * lanes + lane] = neighbourValue(inTime, ordered, around[i]);
        }), sides[side].push(ordered);
      }
      firstRounds.push(rounds[0].round);
    }
    sortedStrata.push(sides);
  }
  let all = [...baseline, ...candidate], middle = all.length === 0 ? 0 : quantileSorted(Float64Array.from(all).sort(), 0.5);
  return {
    key: series.key,
    system: series.system,
    statistic,
    better: series.better,
    tolerance: series.tolerance,
    floor: series.floor,
    budget: series.budget,
    design,
    launches,
    looks: series.looks,
    baseline,
    candidate,
    neighbours,
    roundsMeasured: units.length * lanes,
    rounds: strata * perValue * lanes,
    roundsPerStratum: perValue * lanes,
    firstRounds,
    samplesPerTrial: Number.isFinite(samplesPerTrial) ? samplesPerTrial : 0,
    resolution: Number.isFinite(smallestGap) && middle > 0 ? Math.log1p(smallestGap / middle) : 0,
    invalid: countInvalid(series),
    samples: (stratum) => sortedStrata[stratum],
    caveats: seriesCaveats(series, units)
  };
}
function neighbourValue(inTime, ordered, { q, parts }) {
  return ordered.length === 0 ? NaN : parts === 1 ? quantileSorted(ordered, q) : middleOfParts(thirdsOf(inTime), q);
}
function thirdsOf(inTime) {
  let at = (third) => Math.floor(third * inTime.length / 3);
  return [0, 1, 2].map((third) => sorted(inTime.subarray(at(third), at(third + 1))));
}
function middleOfParts(parts, q) {
  let values = parts.filter((part) => part.length > 0).map((part) => quantileSorted(part, q));
  return quantileSorted(Float64Array.from(values).sort(), 0.5);
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
function leastGap(ascending) {
  let least = 1 / 0;
  for (let i = 1; i < ascending.length; i++) {
    let gap = ascending[i] - ascending[i - 1];
    gap > 0 && gap < least && (least = gap);
  }
  return least;
}
function countInvalid(series) {
  let count = 0;
  for (let round of series.rounds) {
    let bad = (x) => !(x >= 0 && x < 1 / 0);
    (round.baseline.some(bad) || round.candidate.some(bad)) && (count += 1);
  }
  return count;
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
    let { kind: kind2, reason, needed, have } = judgement;
    return { ...reason === "invalid" || series.baseline.length === 0 ? {} : evidenceOf(series, 1 / 0), kind: kind2, reason, needed, have, budget, caveats: [...series.caveats] };
  }
  let { pValue: pValue2, adjusted } = judgement.significance(), seen = evidenceOf(series, judgement.strata), caveats = [...seen.caveats, ...judgement.passWithheld ? ["tail-guard"] : []], { kind, decidedAtLook } = judgement;
  return { ...seen, kind, decidedAtLook, pValue: pValue2, pValueAdjusted: adjusted, budget, caveats };
}
var Z_FOUND = 1.645 + 0.842, Z_HALF_WIDTH = 1.96;
function evidenceOf(series, strata) {
  let lanes = valuesPerStratum(series.design), baseline = series.baseline.subarray(0, strata * lanes), candidate = series.candidate.subarray(0, strata * lanes), before = baseline.map(Math.log), after = candidate.map(Math.log), relative2 = locate(series.design, before, after), absolute = locate(series.design, baseline, candidate), { low, high } = relative2.interval95, error = (high - low) / 2 / Z_HALF_WIDTH, roundsPerValue = series.roundsPerStratum / lanes;
  return {
    estimate: Math.expm1(relative2.estimate),
    estimateAbsolute: absolute.estimate,
    interval95: { low: Math.expm1(low), high: Math.expm1(high) },
    interval95Absolute: absolute.interval95,
    baselineValue: middleValue(baseline),
    candidateValue: middleValue(candidate),
    roundsUsed: baseline.length * roundsPerValue,
    samplesPerSide: baseline.length * roundsPerValue * series.samplesPerTrial,
    smallestDetectableChange: Math.expm1(Math.log1p(series.tolerance) + Z_FOUND * error),
    caveats: [...series.caveats, ...seenCaveats(series, before, after, { low, high })],
    differences: Array.from(before, (b, i) => ({
      round: series.firstRounds[i],
      relative: Math.expm1(after[i] - b)
    }))
  };
}
var MANY_TIES = 0.2, COARSE_TICK = 0.1;
function seenCaveats(series, before, after, interval) {
  let caveats = [], ties = before.filter((b, i) => Math.abs(after[i] - b) <= TIE || after[i] === b).length;
  return series.statistic.kind !== "value" && ties > before.length * MANY_TIES && caveats.push("ties"), series.resolution > COARSE_TICK * Math.log1p(series.tolerance) && caveats.push("coarse-clock"), Math.min(Math.abs(driftOf(before)), Math.abs(driftOf(after))) > Math.max(Math.log1p(series.tolerance), interval.high - interval.low) && caveats.push("trend"), caveats;
}
function driftOf(values) {
  let third = Math.floor(values.length / 3);
  if (third === 0) return 0;
  let middle = (part) => quantileSorted(part.slice().sort(), 0.5);
  return middle(values.subarray(-third)) - middle(values.subarray(0, third));
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

// src/core/rule/orient.ts
var Orientations = class {
  constructor(series) {
    this.series = series;
  }
  series;
  known = /* @__PURE__ */ new Map();
  logs = /* @__PURE__ */ new Map();
  of(claim) {
    let oriented = this.known.get(claim);
    return oriented === void 0 && this.known.set(claim, oriented = orient(this.series, claim, (values) => this.logsOf(values))), oriented;
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
  let logs = new Float64Array(values.length);
  for (let i = 0; i < values.length; i++) logs[i] = logOf(values[i]);
  return logs;
}
function affine(values, sign, shift) {
  let moved = new Float64Array(values.length);
  for (let i = 0; i < values.length; i++) moved[i] = sign * (values[i] + shift);
  return moved;
}
function orient(series, claim, logsOf3) {
  let { better, tolerance: t, floor: f, resolution } = series, lower = better === "lower", sign = lower === (claim === "worse" || claim === "plainly-worse" || claim === "not-better") ? 1 : -1, doubt = -sign * (claim.startsWith("plainly") ? 0 : resolution), turned = (values) => {
    let logs = logsOf3(values), baseline = sign === 1 ? logs.baseline : logs.negated;
    if (f === 0) {
      let shift = doubt + direction(lower, claim) * Math.log1p(t);
      return { baseline, candidate: affine(logs.candidate, sign, shift) };
    }
    let moved = moveBy(lower, claim, t, f);
    return { baseline, candidate: values.candidate.map((c) => sign * (logOf(moved(c)) + doubt)) };
  };
  return {
    design: series.design,
    own: turned(series),
    neighbours: series.neighbours.map((one) => ({ ...turned(one), side: one.side }))
  };
}
function direction(lower, claim) {
  return claim === "plainly-worse" || claim === "plainly-better" ? 0 : lower === (claim === "worse" || claim === "within") ? -1 : 1;
}
function moveBy(lower, claim, t, f) {
  switch (claim) {
    case "worse":
    case "within":
      return lower ? (c) => Math.min(c / (1 + t), c - f) : (c) => Math.max(c * (1 + t), c + f);
    case "better":
    case "not-better":
      return lower ? (c) => Math.max(c * (1 + t), c + f) : (c) => Math.min(c / (1 + t), c - f);
    case "plainly-worse":
    case "plainly-better":
      return (c) => c;
  }
}
function logOf(value) {
  return value > 0 ? Math.log(value) : value === 0 ? ZERO : 2 * ZERO;
}
var ZERO = -1e6;

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

// src/core/stats/randomization.ts
var RandomizationNull = class {
  mass = Float64Array.of(1);
  /** Where the next distribution is written; then the two change places. */
  spare = new Float64Array(0);
  length = 1;
  /** The sum that index 0 stands for is −reach. */
  reach = 0;
  /** Takes one more quad in. */
  add(scores) {
    let a = Math.abs(scores[0]), b = Math.abs(scores[1]), c = Math.abs(scores[2]), widest = Math.max(a, b, c), { mass, length } = this, next = this.emptySpare(length + 2 * widest);
    for (let i = 0, at = widest; i < length; i++, at++) {
      let share = mass[i] / 6;
      share !== 0 && (next[at + a] += share, next[at - a] += share, next[at + b] += share, next[at - b] += share, next[at + c] += share, next[at - c] += share);
    }
    this.spare = mass, this.mass = next, this.length = length + 2 * widest, this.reach += widest;
  }
  emptySpare(length) {
    return this.spare.length >= length ? this.spare.fill(0, 0, length) : new Float64Array(Math.max(LEAST_CAPACITY, 2 * length));
  }
  /** P(sum ≥ observed), of what has not been taken out. */
  upperTail(observed) {
    let tail = 0;
    for (let i = Math.max(0, observed + this.reach); i < this.length; i++) tail += this.mass[i];
    return tail;
  }
  /**
   * Takes the sums out that reject at this look: the highest ones, of a total chance of at most
   * `allowed`.
   *
   * @returns the smallest sum that rejects (Infinity when none does), and the chance taken
   */
  takeUpper(allowed) {
    let { mass, length } = this, taken = 0, i = length - 1;
    for (; i >= 0 && taken + mass[i] <= allowed; )
      taken += mass[i], i -= 1;
    let first = Math.max(i + 1, this.reach + 1);
    taken = 0;
    for (let j = first; j < length; j++)
      taken += mass[j], mass[j] = 0;
    return { boundary: first < length ? first - this.reach : 1 / 0, taken };
  }
}, LEAST_CAPACITY = 512;

// src/core/stats/scores.ts
var SCORE_STEPS = 8, SCORE_LIMIT = 0.05;
function score2(difference, limit, steps = SCORE_STEPS) {
  let size = Math.abs(difference);
  if (!(size > TIE)) return 0;
  let whole = size >= limit ? steps : Math.floor(size / limit * steps + 0.5);
  return difference < 0 ? -whole : whole;
}
function quadScores(b1, b2, c1, c2, limit, steps = SCORE_STEPS) {
  let b1b2 = score2(b1 - b2, limit, steps), c1c2 = score2(c1 - c2, limit, steps), c1b1 = score2(c1 - b1, limit, steps), c1b2 = score2(c1 - b2, limit, steps), c2b1 = score2(c2 - b1, limit, steps), c2b2 = score2(c2 - b2, limit, steps);
  return [
    c1b1 + c1b2 + c2b1 + c2b2,
    // {b1, c1} against {b2, c2}
    b1b2 - c2b1 + c1b2 + c1c2,
    // {b1, c2} against {b2, c1}
    b1b2 - c1b1 + c2b2 - c1c2
  ];
}

// src/core/rule/tail-guard.ts
var GUARDED_FROM = 0.9, LAST_LEVEL = 0.025, EARLY_LEVEL = 0.25, WIDE_LIMIT = 1;
function tailIsSlower(series, strata, isLast) {
  let level = isLast ? LAST_LEVEL : EARLY_LEVEL, { statistic } = series;
  if (statistic.kind !== "quantile" || statistic.q < GUARDED_FROM || series.better !== "lower") return !1;
  let sides = Array.from({ length: strata }, (_, i) => series.samples(i)), baseline = sides.flatMap((side) => side.baseline), candidate = sides.flatMap((side) => side.candidate), before = quantileOfRuns(baseline, statistic.q), allowed = Math.max(before * (1 + series.tolerance), before + series.floor);
  return quantileIsAbove(candidate, statistic.q, allowed) ? sharePValue(series, sides, quantileOfRuns([...baseline, ...candidate], statistic.q)) < level || pValue(sides.map((_, i) => wideScores(series, i))) < level : !1;
}
function pValue(scores) {
  let law = new RandomizationNull();
  for (let one of scores) law.add(one);
  return law.upperTail(scores.reduce((sum, one) => sum + one[0], 0));
}
function wideScores(series, stratum) {
  let { baseline, candidate, design } = series;
  if (design === "coin")
    return signFlip(Math.log(candidate[stratum]) - Math.log(baseline[stratum]), WIDE_LIMIT);
  let at = 2 * stratum;
  return quadScores(
    Math.log(baseline[at]),
    Math.log(baseline[at + 1]),
    Math.log(candidate[at]),
    Math.log(candidate[at + 1]),
    WIDE_LIMIT
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
      return [c1 + c2 - b1 - b2, b2 + c2 - b1 - c1, b2 + c1 - b1 - c2];
    })
  );
}

// src/core/rule/tests.ts
var SHARES = { body: 0.6, tail: 0.3, own: 0.1 };
function searchRejection(values, strataAtLook, spending, level) {
  let { design, own, neighbours } = values;
  if (design === "coin") return new SignedRankSearch(own, strataAtLook, spending, level);
  if (neighbours.length === 0) return new QuadSearch([own], strataAtLook, spending, level);
  let search = (side) => {
    let voters = [own, ...neighbours.filter((one) => one.side === side)];
    return new QuadSearch(voters, strataAtLook, spending, level * SHARES[side]);
  };
  return new AnySearch([search("body"), search("tail"), search("own")]);
}
var StepwiseSearch = class {
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
  return design === "quads" ? quadEstimateIsPositive(own.baseline, own.candidate, strata) : locate(design, own.baseline.subarray(0, strata), own.candidate.subarray(0, strata)).estimate > 0;
}
var PValues = class {
  constructor(values, strataAtLook) {
    this.values = values;
    this.strataAtLook = strataAtLook;
    this.voters = [values.own, ...values.neighbours];
  }
  values;
  strataAtLook;
  known = [];
  voters;
  law = new RandomizationNull();
  sum = 0;
  stratum = 0;
  at(look) {
    for (; this.known.length <= look; ) this.known.push(this.next(this.strataAtLook[this.known.length]));
    return this.known[look];
  }
  next(strata) {
    if (this.values.design === "coin")
      return strata === 0 ? 1 : signedRankPValue(walshOf(this.values.own, strata), strata, 0);
    for (; this.stratum < strata; this.stratum++) {
      let scores = scoresOf(this.voters, this.stratum);
      this.law.add(scores), this.sum += scores[0];
    }
    return Math.min(1, this.law.upperTail(this.sum));
  }
}, QuadSearch = class extends StepwiseSearch {
  constructor(voters, strataAtLook, spending, level) {
    super();
    this.voters = voters;
    this.strataAtLook = strataAtLook;
    this.spending = spending;
    this.level = level;
  }
  voters;
  strataAtLook;
  spending;
  level;
  scores = [];
  sum = 0;
  law = new RandomizationNull();
  addedToLaw = 0;
  looksInLaw = 0;
  spent = 0;
  rejectsAt(look) {
    for (let i = this.scores.length; i < this.strataAtLook[look]; i++) {
      let scores = scoresOf(this.voters, i);
      this.scores.push(scores), this.sum += scores[0];
    }
    if (this.sum <= 0) return !1;
    let boundary = 1 / 0;
    for (; this.looksInLaw <= look; ) boundary = this.takeLook(this.looksInLaw++);
    return this.sum >= boundary;
  }
  /** Takes what rejects at a look out of the law. */
  takeLook(look) {
    for (; this.addedToLaw < this.strataAtLook[look]; this.addedToLaw++)
      this.law.add(this.scores[this.addedToLaw]);
    let { boundary, taken } = this.law.takeUpper(this.level * this.spending[look] - this.spent);
    return this.spent += taken, boundary;
  }
};
function scoresOf(voters, stratum) {
  let steps = voters.length === 1 ? SCORE_STEPS : SCORE_STEPS / 2, i = 2 * stratum, total = [0, 0, 0];
  for (let { baseline: b, candidate: c } of voters) {
    let [first, second, third] = quadScores(b[i], b[i + 1], c[i], c[i + 1], SCORE_LIMIT, steps);
    total[0] += first, total[1] += second, total[2] += third;
  }
  return total;
}
var SignedRankSearch = class extends StepwiseSearch {
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
function walshOf(values, strata) {
  let differences = new Float64Array(strata);
  for (let i = 0; i < strata; i++) differences[i] = values.candidate[i] - values.baseline[i];
  return walshAverages(differences);
}

// src/core/rule/judge.ts
var COARSEST_TICK = 0.5, FINE_TICK = 5e-4;
function looksOf2({ looks }, options) {
  return looks ?? options.looks;
}
function judge2(series, options) {
  let judgements = /* @__PURE__ */ new Map();
  for (let members of bySystem(series).values()) {
    let fit = [];
    for (let one of members) {
      let unfit = insufficiency(one, options);
      unfit === void 0 ? fit.push(new SeriesTests(one, options)) : judgements.set(one, unfit);
    }
    for (let tests of fit) judgements.set(tests.series, verdictOf(tests, fit, options));
  }
  return judgements;
}
function bySystem(series) {
  let systems = /* @__PURE__ */ new Map();
  for (let one of series) {
    let members = systems.get(one.system);
    members === void 0 ? systems.set(one.system, [one]) : members.push(one);
  }
  return systems;
}
var SeriesTests = class {
  constructor(series, options) {
    this.series = series;
    this.options = options;
    this.looks = looksOf2(series, options), this.oriented = new Orientations(series);
    let reached = this.looks.filter((look) => look <= series.roundsMeasured);
    this.strataAtLook = reached.map((look) => Math.floor(look / series.roundsPerStratum)), this.spending = cumulativeSpending(this.looks), this.weights = spendingWeights(this.looks);
  }
  series;
  options;
  looks;
  strataAtLook;
  spending;
  weights;
  oriented;
  searches = /* @__PURE__ */ new Map();
  pValues = /* @__PURE__ */ new Map();
  /**
   * The first look, up to and with this one, at which the claim is established at the level β and the
   * metric's own estimate does not gainsay it; Infinity for none so far.
   */
  established(claim, upTo) {
    let search = this.searches.get(claim);
    if (search === void 0) {
      let values = this.oriented.of(claim), rejection = searchRejection(values, this.strataAtLook, this.spending, this.options.beta);
      this.searches.set(claim, search = { rejection, next: 0, found: 1 / 0 });
    }
    for (; search.found === 1 / 0 && search.next <= upTo; ) {
      let look = search.next;
      search.rejection.upTo(look) <= look && this.agrees(claim, look) && (search.found = look), search.next += 1;
    }
    return search.found <= upTo ? search.found : 1 / 0;
  }
  /** Whether the claim is established by a look and still agreed to. */
  holds(claim, look) {
    return this.established(claim, look) <= look && this.agrees(claim, look);
  }
  agrees(claim, look) {
    return estimateAgrees(this.oriented.of(claim), this.strataAtLook[look]);
  }
  /** The smallest weighted p-value of the looks up to so many rounds: a union bound over the looks. */
  sequentialPValue(claim, rounds) {
    let values = this.pValues.get(claim);
    values === void 0 && this.pValues.set(claim, values = new PValues(this.oriented.of(claim), this.strataAtLook));
    let least = 1;
    for (let look = 0; look < this.strataAtLook.length && this.looks[look] <= rounds; look++)
      least = Math.min(least, values.at(look) / this.weights[look]);
    return least;
  }
};
function adjust(system, claim, rounds, options) {
  let share = Math.max(options.metricsPlanned, system.length) / system.length;
  return hommel(system.map((tests) => tests.sequentialPValue(claim, rounds))).map(
    (p) => Math.min(1, p * share)
  );
}
function verdictOf(tests, system, options) {
  let { series, looks, strataAtLook } = tests, unchanged = isConstant(series), adjusted = (claim, look) => adjust(system, claim, looks[look], options)[system.indexOf(tests)], lastLook = strataAtLook.length - 1, at = (kind, look, final, passWithheld2 = !1) => ({
    kind,
    decidedAtLook: final ? looks[look] : void 0,
    strata: final ? strataAtLook[look] : Math.floor(series.rounds / series.roundsPerStratum),
    passWithheld: passWithheld2,
    significance: () => ({
      pValue: tests.sequentialPValue("plainly-worse", looks[look]),
      adjusted: adjusted("plainly-worse", look)
    })
  }), passWithheld = !1;
  for (let [look, strata] of strataAtLook.entries()) {
    if (unchanged) return at("pass", look, !0);
    let within = tests.established("within", look), worse = tests.established("worse", Math.min(look, within - 1));
    if (worse < within && tests.holds("worse", look) && adjusted("plainly-worse", look) <= options.alpha)
      return at("regression", look, !0);
    let notBetter = tests.established("not-better", look);
    if (tests.established("better", Math.min(look, notBetter - 1)) < notBetter && tests.holds("better", look) && adjusted("plainly-better", look) <= options.alpha)
      return at("improvement", look, !0);
    let settled = tests.holds("not-better", look) || look === looks.length - 1;
    if (!(within > worse || !tests.holds("within", look) || !(settled || look === lastLook)) && (passWithheld = tailIsSlower(series, strata, look === looks.length - 1), !passWithheld))
      return at("pass", look, settled);
  }
  return at("inconclusive", lastLook, !1, passWithheld);
}
function insufficiency(series, options) {
  let { statistic, launches, samplesPerTrial } = series, looks = looksOf2(series, options), lack = (reason, needed, have) => ({
    kind: "insufficient",
    reason,
    needed,
    have
  });
  if (series.invalid > 0) return lack("invalid", 0, series.invalid);
  if (samplesPerTrial > 0) {
    let perValue = trialsPerValue(statistic, samplesPerTrial, launches), mostRounds = looks.at(-1), lanes = valuesPerStratum(series.design);
    if (lanes * Math.floor(mostRounds / (perValue * lanes)) < 10)
      return lack("samples", samplesNeeded(statistic, launches), samplesPerTrial * mostRounds);
  }
  if (series.roundsMeasured < looks[0])
    return lack("rounds", looks[0], series.roundsMeasured);
  if (statistic.kind !== "value" && hasZero(series)) return lack("resolution", 0, 1);
  let allowed = Math.max(FINE_TICK, COARSEST_TICK * allowedLogChange(series));
  if (series.resolution > 0 && series.resolution > allowed)
    return lack("resolution", Math.expm1(allowed), Math.expm1(series.resolution));
}
function allowedLogChange(series) {
  let middle = median(series.baseline);
  return Math.log1p(Math.max(series.tolerance, middle > 0 ? series.floor / middle : 0));
}
function hasZero(series) {
  return series.baseline.includes(0) || series.candidate.includes(0);
}
function isConstant(series) {
  let first = series.baseline[0];
  return series.baseline.every((b) => b === first) && series.candidate.every((c) => c === first);
}

// src/core/rule/decide.ts
function decide(series, options) {
  if (checkOptions(options), new Set(series.map((one) => one.key)).size !== series.length) throw new RangeError("two series have the same key");
  for (let { looks } of series) looks !== void 0 && checkLooks(looks);
  let prepared = series.map(prepare), judgements = judge2(prepared, options);
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
  let quads = sortedQuads(rounds), samplesPerTrial = Math.min(...quads.flat().map((trial) => trial.length)), values = SHIFT_QUANTILES.filter(
    (q) => quads.length > 0 && trialsPerValue({ kind: "quantile", q }, samplesPerTrial, !1) === 1
  ).map((q) => ({ q, baseline: logsOf(quads, 0, q), candidate: logsOf(quads, 2, q) })).filter((one) => [...one.baseline, ...one.candidate].every(Number.isFinite)), adjusted = maxTest(values.map(scoresOf2), Math.ceil(10 / level)), quantiles = values.map(({ q, baseline, candidate }, i) => {
    let { estimate, interval95 } = locate("quads", baseline, candidate), { pValue: pValue2, sum } = adjusted[i];
    return {
      q,
      estimate: Math.expm1(estimate),
      interval95: { low: Math.expm1(interval95.low), high: Math.expm1(interval95.high) },
      pValueAdjusted: pValue2,
      moved: pValue2 > level ? "no" : sum > 0 ? "up" : "down"
    };
  });
  return { quantiles, parts: partsOf(quantiles) };
}
function sortedQuads(rounds) {
  return fullQuads(rounds).map(([one, two]) => {
    let trials = [one.baseline, two.baseline, one.candidate, two.candidate], length = Math.min(...trials.map((trial) => trial.length)), cut = (trial) => sorted(trial.subarray(0, length));
    return [cut(trials[0]), cut(trials[1]), cut(trials[2]), cut(trials[3])];
  });
}
function logsOf(quads, side, q) {
  return Float64Array.from(
    quads.flatMap(
      (quad) => [quad[side], side === 0 ? quad[1] : quad[3]].map((t) => Math.log(quantileSorted(t, q)))
    )
  );
}
function scoresOf2({ baseline: b, candidate: c }) {
  return Array.from(
    { length: b.length / 2 },
    (_, quad) => quadScores(b[2 * quad], b[2 * quad + 1], c[2 * quad], c[2 * quad + 1], SCORE_LIMIT)
  );
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
function partsOf(quantiles) {
  let parts = [];
  return quantiles.forEach(({ moved, q }, i) => {
    if (moved === "no") return;
    let before = quantiles[i - 1], to = i === quantiles.length - 1 ? void 0 : q;
    before?.moved === moved ? parts[parts.length - 1] = { ...parts.at(-1), to } : parts.push({ direction: moved, from: q, to });
  }), parts;
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
  let series = prepare({
    key: "study",
    system: "study",
    statistic: options.statistic,
    better: "lower",
    tolerance: 0,
    floor: 0,
    design: options.design,
    launches: options.launches,
    rounds: pairs
  }), positive = (x) => x > 0 && x < 1 / 0;
  if (series.baseline.length === 0 || !series.baseline.every(positive) || !series.candidate.every(positive)) return;
  let relative2 = locate(series.design, series.baseline.map(Math.log), series.candidate.map(Math.log)), absolute = locate(series.design, series.baseline, series.candidate), interval95 = {
    low: Math.expm1(relative2.interval95.low),
    high: Math.expm1(relative2.interval95.high)
  };
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

// src/core/compare/shifts.ts
function scenarioShifts({ system, benchmark, trials, blocked }, rows, plan) {
  if (!(blocked === void 0 && benchmark.kind === "harness" && benchmark.presence === "both")) return [];
  let measured = trials.pairs.length, looks = looksOf(plan, benchmark), look = looks.findLastIndex((rounds2) => rounds2 <= measured);
  if (look < 0) return [];
  let rounds = looks[look], shared = SHIFT_ALPHA * spendingWeights(looks)[look] / plan.metricsPlanned;
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
  return pairs.map(({ round, order, baseline, candidate }) => {
    let of = (trial) => joinValues(chosenSeries(trial, { scenario, metric: "latency", phase: void 0 }));
    return { round, quad: Math.floor(round / 2), order, baseline: of(baseline), candidate: of(candidate) };
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
    let { round, startedAtMs } = trial, order = startedAtMs <= (partner?.startedAtMs ?? 0) ? "baseline-first" : "candidate-first";
    return [{ round, quad: Math.floor(round / 2), order, baseline: a.values, candidate: b.values }];
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
  let { run, host, baseline, candidate, plan } = results, { cases, leftOut } = casesOf(results), open2 = cases.map((one) => ({ one, rows: openRows(one) })), decisions = decideAll(
    open2.flatMap(({ rows: rows2 }) => rows2),
    results
  ), judged = open2.map(({ one, rows: own }) => ({
    one,
    rows: own.map((row) => row.kind === "settled" ? row.row : finishRow(row, decisions, one.trials))
  })), rows = judged.flatMap(({ rows: own }) => own), invariants = cases.flatMap(
    ({ system, benchmark, trials }) => judgeInvariants(system, benchmark, trials.candidate)
  ), systems = plan.systems.map(({ id, title }) => systemOutcome(id, title, recordOf(results, id)));
  return {
    outcome: joinOutcome({ rows, invariants, systems }, plan.inconclusive),
    run,
    host,
    baseline,
    candidate,
    plan: {
      seed: plan.seed,
      quick: plan.quick,
      looks: plan.looks,
      alpha: plan.alpha,
      metricsPlanned: plan.metricsPlanned,
      policyFrom: plan.policyFrom,
      policyChanges: plan.policyChanges,
      notMeasured: [...plan.notMeasured, ...leftOut]
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
        ({ system, benchmark, trials }) => benchmarkNotes(trials).map((caveat) => ({ address: { system, benchmark: benchmark.id }, caveat }))
      )
    ]
  };
}
function isOpen({ gated, judgement, budget }) {
  let undecided = "change" in judgement && judgement.decidedAtLook === void 0;
  return gated && undecided || budget?.state === "undecided";
}
function casesOf(results) {
  let trials = indexTrials(results), { quick, systems, sides } = results.plan, outOfTime = quick && (results.run.stop === "time-budget" || results.run.stop === "rounds"), leftOut = [];
  return { cases: systems.flatMap(
    ({ id: system, benchmarks }) => benchmarks.filter((benchmark) => benchmark.role === "gate").flatMap((benchmark) => {
      let own = trials.get(`${system}/${benchmark.id}`) ?? NO_TRIALS, record = recordOf(results, system), { baseline, candidate, failed } = own, begun = baseline.length + candidate.length + failed.length > 0;
      if (outOfTime && !begun && benchmark.presence === "both" && record?.state.kind === "built")
        return leftOut.push({ system, benchmark: benchmark.id, scenario: void 0, reason: "quick" }), [];
      let blocked = sides === "candidate" && benchmark.presence === "both" ? CANDIDATE_ALONE : whyBlocked(record, benchmark, own);
      return [{ system, benchmark, trials: own, blocked }];
    })
  ), leftOut };
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
function whyBlocked(record, benchmark, trials) {
  if (record === void 0) return nothingMeasured("The results have no record of this system.");
  let { state } = record;
  if (state.kind === "not-measurable")
    return { verdict: "invalid", side: state.side, failure: state.failure };
  let [failed] = trials.failed;
  if (failed !== void 0) return { verdict: "invalid", side: failed.side, failure: failed.outcome.failure };
  if (benchmark.presence !== "both")
    return benchmark.presence === "added" && trials.candidate.length === 0 ? nothingMeasured("No trial was measured.") : void 0;
  let [before, after] = [fingerprint(state.baseline, benchmark), fingerprint(state.candidate, benchmark)];
  return before !== after && state.harnessChange === void 0 ? {
    verdict: "incomparable",
    reason: { kind: "workload", baseline: before ?? "none", candidate: after ?? "none" }
  } : trials.pairs.length === 0 ? nothingMeasured("No round was measured on both sides.") : void 0;
}
var CANDIDATE_ALONE = nothingMeasured(
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
  return build2?.fingerprints.find((item) => item.benchmark === benchmark.id)?.workload;
}
function decideAll(rows, { plan }) {
  let open2 = rows.filter((row) => row.kind === "open"), gated = open2.filter(({ row, metric }) => row.gated || metric.planned.budget !== void 0), shown = open2.filter((row) => !gated.includes(row)), { alpha, beta, looks } = plan, series = (some) => some.map(({ metric }) => metric.series);
  return new Map([
    ...decide(series(gated), {
      alpha,
      beta,
      looks,
      metricsPlanned: Math.max(1, plan.metricsPlanned, gated.length)
    }),
    ...decide(series(shown), { alpha, beta, looks, metricsPlanned: Math.max(1, shown.length) })
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

export {
  glob,
  nodeFiles,
  median2 as median,
  judgeInvariants,
  levelOf,
  pairMetric,
  phaseStack,
  openRows,
  signIndex,
  SHIFT_ALPHA,
  shiftFunction,
  LEAST_STORED_RUNS,
  compareWithStored,
  judge3 as judge,
  isOpen
};

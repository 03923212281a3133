import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
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
    } = require_constants(), isPathSeparator = (code2) => code2 === CHAR_FORWARD_SLASH || code2 === CHAR_BACKWARD_SLASH, depth = (token) => {
      token.isPrefix !== !0 && (token.depth = token.isGlobstar ? 1 / 0 : 1);
    }, scan = (input, options) => {
      let opts = options || {}, length = input.length - 1, scanToEnd = opts.parts === !0 || opts.tokens === !0 || opts.scanToEnd === !0, slashes = [], tokens = [], parts = [], str = input, index = -1, start = 0, lastIndex = 0, isBrace = !1, isBracket = !1, isGlob = !1, isExtglob = !1, isGlobstar = !1, braceEscaped = !1, backslashes = !1, negated = !1, negatedExtglob = !1, finished = !1, braces = 0, prev, code2, token = { value: "", depth: 0, isGlob: !1 }, eos = () => index >= length, peek = () => str.charCodeAt(index + 1), advance = () => (prev = code2, str.charCodeAt(++index));
      for (; index < length; ) {
        code2 = advance();
        let next;
        if (code2 === CHAR_BACKWARD_SLASH) {
          backslashes = token.backslashes = !0, code2 = advance(), code2 === CHAR_LEFT_CURLY_BRACE && (braceEscaped = !0);
          continue;
        }
        if (braceEscaped === !0 || code2 === CHAR_LEFT_CURLY_BRACE) {
          for (braces++; eos() !== !0 && (code2 = advance()); ) {
            if (code2 === CHAR_BACKWARD_SLASH) {
              backslashes = token.backslashes = !0, advance();
              continue;
            }
            if (code2 === CHAR_LEFT_CURLY_BRACE) {
              braces++;
              continue;
            }
            if (braceEscaped !== !0 && code2 === CHAR_DOT && (code2 = advance()) === CHAR_DOT) {
              if (isBrace = token.isBrace = !0, isGlob = token.isGlob = !0, finished = !0, scanToEnd === !0)
                continue;
              break;
            }
            if (braceEscaped !== !0 && code2 === CHAR_COMMA) {
              if (isBrace = token.isBrace = !0, isGlob = token.isGlob = !0, finished = !0, scanToEnd === !0)
                continue;
              break;
            }
            if (code2 === CHAR_RIGHT_CURLY_BRACE && (braces--, braces === 0)) {
              braceEscaped = !1, isBrace = token.isBrace = !0, finished = !0;
              break;
            }
          }
          if (scanToEnd === !0)
            continue;
          break;
        }
        if (code2 === CHAR_FORWARD_SLASH) {
          if (slashes.push(index), tokens.push(token), token = { value: "", depth: 0, isGlob: !1 }, finished === !0) continue;
          if (prev === CHAR_DOT && index === start + 1) {
            start += 2;
            continue;
          }
          lastIndex = index + 1;
          continue;
        }
        if (opts.noext !== !0 && (code2 === CHAR_PLUS || code2 === CHAR_AT || code2 === CHAR_ASTERISK || code2 === CHAR_QUESTION_MARK || code2 === CHAR_EXCLAMATION_MARK) === !0 && peek() === CHAR_LEFT_PARENTHESES) {
          if (isGlob = token.isGlob = !0, isExtglob = token.isExtglob = !0, finished = !0, code2 === CHAR_EXCLAMATION_MARK && index === start && (negatedExtglob = !0), scanToEnd === !0) {
            let parens = 0;
            for (; eos() !== !0 && (code2 = advance()); ) {
              if (code2 === CHAR_BACKWARD_SLASH) {
                backslashes = token.backslashes = !0, advance();
                continue;
              }
              if (code2 === CHAR_LEFT_PARENTHESES) {
                parens++;
                continue;
              }
              if (code2 === CHAR_RIGHT_PARENTHESES && --parens === 0) {
                finished = !0;
                break;
              }
            }
            continue;
          }
          break;
        }
        if (code2 === CHAR_ASTERISK) {
          if (prev === CHAR_ASTERISK && (isGlobstar = token.isGlobstar = !0), isGlob = token.isGlob = !0, finished = !0, scanToEnd === !0)
            continue;
          break;
        }
        if (code2 === CHAR_QUESTION_MARK) {
          if (isGlob = token.isGlob = !0, finished = !0, scanToEnd === !0)
            continue;
          break;
        }
        if (code2 === CHAR_LEFT_SQUARE_BRACKET) {
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
        if (opts.nonegate !== !0 && code2 === CHAR_EXCLAMATION_MARK && index === start) {
          negated = token.negated = !0, start++;
          continue;
        }
        if (opts.noparen !== !0 && code2 === CHAR_LEFT_PARENTHESES) {
          if (isGlob = token.isGlob = !0, scanToEnd === !0) {
            let parens = 1;
            for (; eos() !== !0 && (code2 = advance()); ) {
              if (code2 === CHAR_BACKWARD_SLASH) {
                backslashes = token.backslashes = !0, advance();
                continue;
              }
              if (code2 === CHAR_LEFT_PARENTHESES) {
                parens++;
                continue;
              }
              if (code2 === CHAR_RIGHT_PARENTHESES && --parens === 0) {
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
      if (opts.tokens === !0 && (state.maxDepth = 0, isPathSeparator(code2) || tokens.push(token), state.tokens = tokens), opts.parts === !0 || opts.tokens === !0) {
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
    var constants3 = require_constants(), utils = require_utils(), {
      MAX_LENGTH,
      POSIX_REGEX_SOURCE,
      REGEX_NON_SPECIAL_CHARS,
      REGEX_SPECIAL_CHARS_BACKREF,
      REPLACEMENTS
    } = constants3, expandRange = (args, options) => {
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
      let max = typeof options.maxExtglobRecursion == "number" ? options.maxExtglobRecursion : constants3.DEFAULT_MAX_EXTGLOB_RECURSION, branches = splitTopLevel(body).map((branch) => branch.trim());
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
      let bos = { type: "bos", value: "", output: opts.prepend || "" }, tokens = [bos], capture = opts.capture ? "" : "?:", PLATFORM_CHARS = constants3.globChars(opts.windows), EXTGLOB_CHARS = constants3.extglobChars(PLATFORM_CHARS), {
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
            let arr = tokens.slice(), range2 = [];
            for (let i = arr.length - 1; i >= 0 && (tokens.pop(), arr[i].type !== "brace"); i--)
              arr[i].type !== "dots" && range2.unshift(arr[i].value);
            output = expandRange(range2, opts), state.backtrack = !0;
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
      } = constants3.globChars(opts.windows), nodot = opts.dot ? NO_DOTS : NO_DOT, slashDot = opts.dot ? NO_DOTS_SLASH : NO_DOT, capture = opts.capture ? "" : "?:", state = { negated: !1, prefix: "" }, star = opts.bash === !0 ? ".*?" : STAR;
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
    var scan = require_scan(), parse = require_parse(), utils = require_utils(), constants3 = require_constants(), isObject = (val) => val && typeof val == "object" && !Array.isArray(val), picomatch2 = (glob2, options, returnState = !1) => {
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
      let parsed2 = { negated: !1, fastpaths: !0 };
      return options.fastpaths !== !1 && (input[0] === "." || input[0] === "*") && (parsed2.output = parse.fastpaths(input, options)), parsed2.output || (parsed2 = parse(input, options)), picomatch2.compileRe(parsed2, options, returnOutput, returnState);
    };
    picomatch2.toRegex = (source, options) => {
      try {
        let opts = options || {};
        return new RegExp(source, opts.flags || (opts.nocase ? "i" : ""));
      } catch (err2) {
        if (options && options.debug === !0) throw err2;
        return /$^/;
      }
    };
    picomatch2.constants = constants3;
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
      for (var score3 = m, i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)], pb = phc[i / 32 | 0] >>> i & 1, mb = mhc[i / 32 | 0] >>> i & 1, xv = eq | mv, xh = ((eq | mb) & pv) + pv ^ pv | eq | mb, ph = mv | ~(xh | pv), mh = pv & xh;
        score3 += ph >>> m - 1 & 1, score3 -= mh >>> m - 1 & 1, ph >>> 31 ^ pb && (phc[i / 32 | 0] ^= 1 << i), mh >>> 31 ^ mb && (mhc[i / 32 | 0] ^= 1 << i), ph = ph << 1 | pb, mh = mh << 1 | mb, pv = mh | ~(xv | ph), mv = ph & xv;
      }
      for (var k = start; k < vlen; k++)
        peq[b.charCodeAt(k)] = 0;
      return score3;
    }, distance2 = function(a, b) {
      if (a.length < b.length) {
        var tmp = b;
        b = a, a = tmp;
      }
      return b.length === 0 ? a.length : a.length <= 32 ? myers_32(a, b) : myers_x(a, b);
    };
    exports.distance = distance2;
    var closest2 = function(str, arr) {
      for (var min_distance = 1 / 0, min_index = 0, i = 0; i < arr.length; i++) {
        var dist = distance2(str, arr[i]);
        dist < min_distance && (min_distance = dist, min_index = i);
      }
      return arr[min_index];
    };
    exports.closest = closest2;
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
  state.visited.push(crawlPath), state.counts.directories++, fs.readdir(crawlPath || ".", readdirOpts, (error, entries2 = []) => {
    callback$1(entries2, directoryPath, currentDepth), state.queue.dequeue(state.options.suppressErrors ? null : error, state);
  });
}, walkSync = (state, crawlPath, directoryPath, currentDepth, callback$1) => {
  let { fs } = state;
  if (currentDepth < 0) return;
  state.visited.push(crawlPath), state.counts.directories++;
  let entries2 = [];
  try {
    entries2 = fs.readdirSync(crawlPath || ".", readdirOpts);
  } catch (e) {
    if (!state.options.suppressErrors) throw e;
  }
  callback$1(entries2, directoryPath, currentDepth);
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
  walk = (entries2, directoryPath, depth) => {
    let { paths, options: { filters, resolveSymlinks: resolveSymlinks$1, excludeSymlinks, exclude, maxFiles, signal, useRealPaths, pathSeparator }, controller } = this.state;
    if (controller.aborted || signal && signal.aborted || maxFiles && paths.length > maxFiles) return;
    let files = this.getArray(this.state.paths);
    for (let i = 0; i < entries2.length; ++i) {
      let entry = entries2[i];
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
    callback(root, options, (err2, output) => {
      if (err2) return reject(err2);
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
      let { code: code2 } = error;
      if (code2 === "ENOENT" || code2 === "ENOTDIR") return;
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
  for (let { code: code2, message } of trials.flatMap((trial) => trial.outcome.caveats))
    codes.set(code2, { message, trials: (codes.get(code2)?.trials ?? 0) + 1 });
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
function quantileSorted(x, p) {
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
      results[i] = quantileSorted(copy, p[i]);
    return results;
  } else {
    var idx = quantileIndex(copy.length, p);
    return quantileSelect(copy, idx, 0, copy.length - 1), quantileSorted(copy, p);
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
function median(x) {
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
      return own && median(own.map(({ value }) => value));
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

// src/core/compare/index-trials.ts
function indexTrials(results) {
  let groups = /* @__PURE__ */ new Map();
  for (let trial of results.trials) {
    let key = `${trial.system}/${trial.benchmark}`, group = groups.get(key);
    group === void 0 ? groups.set(key, [trial]) : group.push(trial);
  }
  return new Map([...groups].map(([key, trials]) => [key, arrange(trials)]));
}
var NO_TRIALS = { baseline: [], candidate: [], failed: [], pairs: [] };
function arrange(trials) {
  let of = (side) => trials.filter((trial) => trial.side === side && trial.outcome.kind === "ok").sort((a, b) => a.round - b.round), [baseline, candidate] = [of("baseline"), of("candidate")], partners = new Map(candidate.map((trial) => [trial.round, trial])), pairs = baseline.flatMap((before) => {
    let after = partners.get(before.round);
    if (after === void 0) return [];
    let order = before.slot < after.slot ? "baseline-first" : "candidate-first";
    return [{ round: before.round, order, baseline: before, candidate: after }];
  }), failed = trials.filter((trial) => trial.outcome.kind === "failed").sort((a, b) => a.round - b.round || a.side.localeCompare(b.side));
  return { baseline, candidate, failed, pairs };
}
function chosenSeries(trial, { scenario, metric, phase }) {
  return trial.outcome.series.filter(
    (series) => series.scenario === scenario && series.metric === metric && series.phase === phase && !series.warmup && series.outcome === "ok"
  );
}
function joinValues(parts) {
  let [first] = parts;
  if (first === void 0) return new Float64Array(0);
  if (parts.length === 1) return first.values;
  let joined2 = new Float64Array(parts.reduce((sum, part) => sum + part.values.length, 0)), offset = 0;
  for (let part of parts)
    joined2.set(part.values, offset), offset += part.values.length;
  return joined2;
}
function pairReadings(pair) {
  let known = [pair.baseline.host.stealShare, pair.candidate.host.stealShare].filter(
    (share) => share !== void 0
  );
  return known.length === 0 ? {} : { stealShare: Math.max(...known) };
}

// src/core/compare/observations.ts
function observe(trial, planned) {
  let { scenario, metric, statistic } = planned, parts = scenario === void 0 ? [] : chosenSeries(trial, { scenario, metric, phase: void 0 });
  if (parts.length > 0) return fromSamples(parts);
  if (statistic !== "value") return;
  let value = findValue(trial, scenario, metric);
  return value && { ...pick(value), values: Float64Array.of(value.value), sampled: !1 };
}
function findValue(trial, scenario, metric) {
  return trial.outcome.values.find(
    (value) => value.scenario === scenario && value.metric === metric && value.phase === void 0 && Object.keys(value.labels).length === 0
  );
}
function ruleStatistic(planned, sampled) {
  let { statistic } = planned;
  return statistic === "mean" ? { kind: "mean" } : statistic === "value" ? sampled ? { kind: "quantile", q: 0.5 } : { kind: "value" } : { kind: "quantile", q: quantileOf(statistic) };
}
function quantileOf(statistic) {
  return Number((Number(statistic.slice(1)) / 100).toPrecision(12));
}
function fromSamples(parts) {
  return { ...pick(parts[0]), values: joinValues(parts), sampled: !0 };
}
function pick({ unit, better }) {
  return { unit, better };
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
function lowHitRatio({ invariants: invariants2 }, scenario, trials) {
  let min = invariants2.find((one) => one.scenario === scenario && one.metric === HIT_RATIO)?.limits.min, worst = min === void 0 ? void 0 : leastBelow(min, scenario, HIT_RATIO, trials);
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
  let of = (side) => series.rounds.flatMap((round) => [...round[side]]), [before, after] = [of("baseline"), of("candidate")], [baseline, candidate] = [median(before), median(after)], relative2 = baseline === candidate ? 0 : baseline === 0 ? 1 / 0 : candidate / baseline - 1, change = better === "lower" ? candidate - baseline : baseline - candidate, verdict = Math.abs(relative2) > planned.tolerance && Math.abs(change) > planned.floor ? change > 0 ? "regression" : "improvement" : "pass", varies = [before, after].some((values) => values.some((value) => value !== values[0]));
  return { verdict, exact: { baseline, candidate, relative: relative2, varies } };
}

// src/core/stats/quantile.ts
function sorted(values) {
  return values.slice().sort();
}
function quantileSorted2(ascending, q) {
  let n = ascending.length;
  if (n === 0) throw new RangeError("quantile of no values");
  let position = (n - 1) * q, below = Math.floor(position), low = ascending[below], share = position - below;
  return share === 0 ? low : low + share * (ascending[below + 1] - low);
}
function median2(values) {
  return quantileSorted2(sorted(values), 0.5);
}

// src/core/compare/level.ts
function levelOf(values, { statistic }) {
  return values.length === 0 ? NaN : statistic === "mean" ? values.reduce((sum, value) => sum + value, 0) / values.length : quantileSorted2(sorted(values), statistic === "value" ? 0.5 : quantileOf(statistic));
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
  let show2 = ({ unit, better }) => `${unit}, ${better} is better`;
  return { kind: "unit", baseline: show2(first), candidate: show2(other) };
}

// src/core/compare/phases.ts
var LEAST_GROWTH = 1e-3;
function phaseStack(pairs, scenario, q) {
  let phases2 = new Set(
    pairs.flatMap(
      ({ candidate }) => candidate.outcome.series.filter((series) => series.scenario === scenario && series.metric === "latency").flatMap((series) => series.phase === void 0 ? [] : [series.phase])
    )
  );
  if (phases2.size === 0) return;
  let rounds = pairs.map((pair) => ({
    baseline: meansOfWindow(pair.baseline, scenario, q, phases2),
    candidate: meansOfWindow(pair.candidate, scenario, q, phases2)
  })), growthOf = (phase) => {
    let differences = rounds.flatMap(({ baseline, candidate }) => {
      let [before, after] = [baseline.get(phase), candidate.get(phase)];
      return before === void 0 || after === void 0 ? [] : [after - before];
    });
    return differences.length === 0 ? void 0 : median(differences);
  }, levelOf2 = (phase, side) => {
    let levels = rounds.map((round) => round[side].get(phase)).filter((level) => level !== void 0);
    return levels.length === 0 ? 0 : median(levels);
  }, total = growthOf(WHOLE) ?? 0, whole = { baselineNs: levelOf2(WHOLE, "baseline"), candidateNs: levelOf2(WHOLE, "candidate") }, told = Math.abs(total) > LEAST_GROWTH * whole.baselineNs, changes = [...phases2].flatMap((phase) => {
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
function meansOfWindow(trial, scenario, q, phases2) {
  let pick2 = (phase) => joinValues(chosenSeries(trial, { scenario, metric: "latency", phase })), latency = pick2(void 0), half = Math.min(1 - q, 0.25), ranked = Array.from(latency.keys()).sort((a, b) => latency[a] - latency[b]), members = ranked.slice(Math.floor((q - half) * ranked.length), Math.ceil((q + half) * ranked.length)), means = /* @__PURE__ */ new Map();
  if (members.length === 0) return means;
  let mean = (values) => members.reduce((sum, index) => sum + values[index], 0) / members.length;
  means.set(WHOLE, mean(latency));
  for (let phase of phases2) {
    let values = pick2(phase);
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
  let value = median(seen.map(({ values }) => levelOf(values, planned))), settled = settle({ verdict: "added", value }, first.unit, first.better);
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
      ...decision.caveats.map((code2) => ({ code: code2 })),
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

// src/core/model/plan.ts
function looksOf(plan, benchmark) {
  return benchmark.looks ?? plan.looks;
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
  return quantileSorted2(differences, 0.5);
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
  return values.length === 0 ? NaN : median2(values);
}

// src/core/stats/signed-rank.ts
var densities = [Float64Array.of(1)];
function signedRankDensity(n) {
  for (; densities.length <= n; ) {
    let rank2 = densities.length, before = densities[rank2 - 1], next = new Float64Array(before.length + rank2);
    before.forEach((p, w) => {
      next[w] += p / 2, next[w + rank2] += p / 2;
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
  return quantileSorted2(averages, 0.5);
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
  let all = [...baseline, ...candidate], middle = all.length === 0 ? 0 : quantileSorted2(Float64Array.from(all).sort(), 0.5);
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
  return ordered.length === 0 ? NaN : parts === 1 ? quantileSorted2(ordered, q) : middleOfParts(thirdsOf(inTime), q);
}
function thirdsOf(inTime) {
  let at = (third) => Math.floor(third * inTime.length / 3);
  return [0, 1, 2].map((third) => sorted(inTime.subarray(at(third), at(third + 1))));
}
function middleOfParts(parts, q) {
  let values = parts.filter((part) => part.length > 0).map((part) => quantileSorted2(part, q));
  return quantileSorted2(Float64Array.from(values).sort(), 0.5);
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
      return quantileSorted2(samples, statistic.q);
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
  let middle = (part) => quantileSorted2(part.slice().sort(), 0.5);
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
    let logs2 = this.logs.get(values);
    if (logs2 === void 0) {
      let baseline = logsOfAll(values.baseline), candidate = logsOfAll(values.candidate);
      this.logs.set(values, logs2 = { baseline, negated: affine(baseline, -1, 0), candidate });
    }
    return logs2;
  }
};
function logsOfAll(values) {
  let logs2 = new Float64Array(values.length);
  for (let i = 0; i < values.length; i++) logs2[i] = logOf(values[i]);
  return logs2;
}
function affine(values, sign, shift) {
  let moved = new Float64Array(values.length);
  for (let i = 0; i < values.length; i++) moved[i] = sign * (values[i] + shift);
  return moved;
}
function orient(series, claim, logsOf3) {
  let { better, tolerance: t, floor: f, resolution } = series, lower = better === "lower", sign = lower === (claim === "worse" || claim === "plainly-worse" || claim === "not-better") ? 1 : -1, doubt = -sign * (claim.startsWith("plainly") ? 0 : resolution), turned = (values) => {
    let logs2 = logsOf3(values), baseline = sign === 1 ? logs2.baseline : logs2.negated;
    if (f === 0) {
      let shift = doubt + direction(lower, claim) * Math.log1p(t);
      return { baseline, candidate: affine(logs2.candidate, sign, shift) };
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
  takeUpper(allowed2) {
    let { mass, length } = this, taken = 0, i = length - 1;
    for (; i >= 0 && taken + mass[i] <= allowed2; )
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
  let sides = Array.from({ length: strata }, (_, i) => series.samples(i)), baseline = sides.flatMap((side) => side.baseline), candidate = sides.flatMap((side) => side.candidate), before = quantileOfRuns(baseline, statistic.q), allowed2 = Math.max(before * (1 + series.tolerance), before + series.floor);
  return quantileIsAbove(candidate, statistic.q, allowed2) ? sharePValue(series, sides, quantileOfRuns([...baseline, ...candidate], statistic.q)) < level || pValue(sides.map((_, i) => wideScores(series, i))) < level : !1;
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
    let allowed2 = this.level * this.spending[look] - this.spent;
    return signedRankPValue(walshOf(this.values, strata), strata, 0) <= allowed2 ? !0 : (this.spent += signedRankAttained(strata, allowed2), !1);
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
  let { series, looks, strataAtLook } = tests, unchanged2 = isConstant(series), adjusted = (claim, look) => adjust(system, claim, looks[look], options)[system.indexOf(tests)], lastLook = strataAtLook.length - 1, at = (kind, look, final, passWithheld2 = !1) => ({
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
    if (unchanged2) return at("pass", look, !0);
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
  let allowed2 = Math.max(FINE_TICK, COARSEST_TICK * allowedLogChange(series));
  if (series.resolution > 0 && series.resolution > allowed2)
    return lack("resolution", Math.expm1(allowed2), Math.expm1(series.resolution));
}
function allowedLogChange(series) {
  let middle = median2(series.baseline);
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
      (quad) => [quad[side], side === 0 ? quad[1] : quad[3]].map((t) => Math.log(quantileSorted2(t, q)))
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
    let logs2 = logsOf2(stored, key);
    logs2.length > 0 && usual.set(key, median2(Float64Array.from(logs2)));
  }
  let offset = (run) => {
    if (usual.size < LEAST_METRICS_OF_AN_HOUR) return 0;
    let ratios = [...usual].flatMap(([key, at]) => logsOf2([run], key).map((log2) => log2 - at));
    return ratios.length === 0 ? 0 : median2(Float64Array.from(ratios));
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
  let sureGain2 = lowerIsBetter ? -change.relativeInterval.high : change.relativeInterval.low;
  return sureGain2 >= adopt ? "adopt" : sureGain2 >= consider ? "consider" : "skip";
}

// src/core/model/report.ts
var VERDICTS = [
  "regression",
  "missing",
  "incomparable",
  "invalid",
  "inconclusive",
  "improvement",
  "added",
  "insufficient",
  "pass"
];

// src/core/verdicts.ts
var EXIT_CODE_OF = {
  pass: 0,
  improvement: 0,
  added: 0,
  insufficient: 0,
  inconclusive: "policy",
  regression: 1,
  missing: 2,
  incomparable: 2,
  invalid: 2
}, VERDICT_OF = { 0: "passed", 1: "regression", 2: "cannot-judge", 3: "inconclusive" }, ORDER = [1, 2, 3, 0];
function joinOutcome(report2, inconclusive) {
  let gated = report2.rows.filter((row) => row.gated || blocksJudging(row.judgement.verdict)), counts = Object.fromEntries(
    VERDICTS.map((verdict) => [verdict, gated.filter((row) => row.judgement.verdict === verdict).length])
  ), brokenBudgets = report2.rows.filter((row) => row.budget?.state === "broken").length, brokenInvariants = report2.invariants.filter((invariant) => invariant.state.kind === "broken").length, openBudgets = report2.rows.some((row) => row.budget?.state === "undecided"), codes = new Set(
    VERDICTS.filter((verdict) => counts[verdict] > 0).map((verdict) => {
      let code2 = EXIT_CODE_OF[verdict];
      return code2 === "policy" ? inconclusive === "fail" ? 3 : 0 : code2;
    })
  );
  brokenBudgets + brokenInvariants > 0 && codes.add(1), openBudgets && inconclusive === "fail" && codes.add(3), report2.invariants.some((invariant) => invariant.state.kind === "unknown") && codes.add(2), report2.systems.some((system) => system.notMeasurable !== void 0) && codes.add(2), report2.rows.length === 0 && report2.invariants.length === 0 && codes.add(2);
  let settled = gated.filter(({ judgement }) => !lacksData(judgement));
  gated.length > 0 && settled.length === 0 && codes.add(2);
  let exitCode = ORDER.find((code2) => codes.has(code2)) ?? 0;
  return { verdict: VERDICT_OF[exitCode], exitCode, counts, brokenBudgets, brokenInvariants };
}
function blocksJudging(verdict) {
  return EXIT_CODE_OF[verdict] === 2;
}
function lacksData(judgement) {
  return judgement.verdict === "insufficient" && judgement.reason !== "stored";
}

// src/core/judge.ts
function judge3(results) {
  let { run, host, baseline, candidate, plan } = results, cases = casesOf(results), open2 = cases.map((one) => ({ one, rows: openRows(one) })), decisions = decideAll(
    open2.flatMap(({ rows: rows2 }) => rows2),
    results
  ), judged = open2.map(({ one, rows: own }) => ({
    one,
    rows: own.map((row) => row.kind === "settled" ? row.row : finishRow(row, decisions, one.trials))
  })), rows = judged.flatMap(({ rows: own }) => own), invariants2 = cases.flatMap(
    ({ system, benchmark, trials }) => judgeInvariants(system, benchmark, trials.candidate)
  ), systems = plan.systems.map(({ id, title }) => systemOutcome(id, title, recordOf(results, id)));
  return {
    outcome: joinOutcome({ rows, invariants: invariants2, systems }, plan.inconclusive),
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
      notMeasured: plan.notMeasured
    },
    comparison: "paired",
    systems,
    rows,
    shifts: judged.flatMap(({ one, rows: own }) => scenarioShifts(one, own, plan)),
    invariants: invariants2,
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
  let trials = indexTrials(results);
  return results.plan.systems.flatMap(
    ({ id: system, benchmarks }) => benchmarks.filter((benchmark) => benchmark.role === "gate").map((benchmark) => {
      let own = trials.get(`${system}/${benchmark.id}`) ?? NO_TRIALS;
      return {
        system,
        benchmark,
        trials: own,
        blocked: whyBlocked(recordOf(results, system), benchmark, own)
      };
    })
  );
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
function nothingMeasured(message) {
  return {
    verdict: "invalid",
    side: void 0,
    failure: { code: "no-output", message, where: void 0, hint: "Give the run more time, or find out in its log why it stopped.", logTail: [] }
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

// src/core/model/problem.ts
function formatPointer(path) {
  return path.map((part) => `/${String(part).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}
var SHOWN_WIDTH = 100;
function excerpt(line, column) {
  let from = column > SHOWN_WIDTH - 20 ? column - 40 : 0;
  return [`  ${printable(line.slice(from, from + SHOWN_WIDTH))}`, `  ${" ".repeat(Math.max(0, column - 1 - from))}^`];
}
function printable(text) {
  return text.replace(
    /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g,
    (character) => character === "	" ? " " : "\uFFFD"
  );
}
function formatProblem(problem) {
  let { file, line, column, pointer, message, expected, hint, sourceLine } = problem, place = [file, line, column].filter((part) => part !== void 0).join(":"), where = pointer === "" ? place : `${place} ${pointer}`, what = expected === void 0 ? message : `expected ${expected}, ${message}`, lines = [printable(`${where}: ${what}${hint === void 0 ? "" : ` (${hint})`}`)];
  return sourceLine !== void 0 && column !== void 0 && lines.push(...excerpt(sourceLine, column)), lines.join(`
`);
}
function formatProblems(problems) {
  return problems.map((problem) => `${formatProblem(problem)}
`).join("");
}

// src/plan/draw.ts
import { createHash } from "node:crypto";
var Draw = class {
  #seed;
  #name;
  #count = 0;
  constructor(seed, name) {
    this.#seed = seed, this.#name = name;
  }
  /** A whole number in [0, bound), uniform: values that would favour the small ones are drawn anew. */
  below(bound2) {
    let limit = Math.floor(281474976710656 / bound2) * bound2;
    for (; ; ) {
      let digest = createHash("sha256").update(JSON.stringify([this.#seed, this.#name, this.#count])).digest();
      this.#count += 1;
      let value = digest.readUIntBE(0, 6);
      if (value < limit) return value % bound2;
    }
  }
  pick(choices) {
    return choices[this.below(choices.length)];
  }
};

// src/plan/arrangements.ts
var ARRANGEMENTS = ["BBCC", "BCBC", "BCCB", "CBBC", "CBCB", "CCBB"];
function drawArrangements(seed, benchmark, quads) {
  let draw = new Draw(seed, `arrangement ${benchmark}`);
  return Array.from({ length: quads }, () => draw.pick(ARRANGEMENTS));
}

// src/core/model/ids.ts
function formatAddress(address) {
  let { system, benchmark, scenario } = address;
  return scenario === void 0 ? `${system}/${benchmark}` : `${system}/${benchmark}/${scenario}`;
}

// src/report/text/quantity.ts
var TIMES = [
  { factor: 1e9, symbol: "s" },
  { factor: 1e6, symbol: "ms" },
  { factor: 1e3, symbol: "\xB5s" },
  { factor: 1, symbol: "ns" }
], SIZES = [
  { factor: 2 ** 30, symbol: "GiB" },
  { factor: 2 ** 20, symbol: "MiB" },
  { factor: 2 ** 10, symbol: "KiB" },
  { factor: 1, symbol: "B" }
];
function formatQuantity(value, unit) {
  switch (unit) {
    case "ns":
      return scaled(value, TIMES);
    case "B":
      return scaled(value, SIZES);
    case "B/s":
      return `${scaled(value, SIZES)}/s`;
    case "op/s":
      return `${grouped(value)} op/s`;
    case "ratio":
      return digits(value);
    case "1":
    case void 0:
      return grouped(value);
  }
}
function formatDuration(durationMs) {
  let seconds = Math.round(durationMs / 1e3);
  if (seconds < 60) return formatQuantity(durationMs * 1e6, "ns");
  let [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min ${seconds % 60} s`;
}
function formatCount(count, noun) {
  return `${grouped(count)} ${noun}${count === 1 ? "" : "s"}`;
}
function formatChange(relative2) {
  if (!Number.isFinite(relative2)) return relative2 > 0 ? "+\u221E" : "\u2212\u221E";
  let percent = relative2 * 100, text = Math.abs(percent) < 99.95 ? Math.abs(percent).toFixed(1) : Math.abs(percent).toFixed(0);
  return `${Number(text) === 0 ? "\xB1" : percent > 0 ? "+" : "\u2212"}${text} %`;
}
function formatInterval(low, high) {
  return `${formatChange(low).replace(" %", "")} \u2026 ${formatChange(high)}`;
}
function formatShare(share) {
  return `${Number((share * 100).toPrecision(3))} %`;
}
var ROUNDED_UP = 0.9995;
function scaled(value, scales) {
  let scale = scales.find(({ factor }) => Math.abs(value) >= ROUNDED_UP * factor) ?? scales.at(-1);
  return `${digits(value / scale.factor)} ${scale.symbol}`;
}
function digits(value) {
  let size = Math.abs(value);
  if (size >= 1e3) return grouped(value);
  if (Number.isInteger(value)) return String(value);
  let decimals = size >= 99.95 ? 0 : size >= 9.995 ? 1 : size >= 0.9995 ? 2 : 3;
  return value.toFixed(decimals);
}
function grouped(value) {
  return !Number.isInteger(value) && Math.abs(value) < 1e3 ? digits(value) : Math.round(value).toString().replace(/\B(?=(\d{3})+$)/g, "\u202F");
}

// src/report/text/strip.ts
var BARS = "\u2581\u2582\u2583\u2584\u2585\u2586\u2587\u2588";
function strip(differences) {
  let shown = differences.slice(-20).map(({ relative: relative2 }) => relative2), largest = Math.max(...shown.map(Math.abs));
  if (shown.length === 0 || !Number.isFinite(largest)) return "";
  if (largest === 0) return "\u2584".repeat(shown.length);
  let bar = (value) => BARS[Math.round((value / largest + 1) / 2 * (BARS.length - 1))];
  return shown.map(bar).join("");
}

// src/report/text/words.ts
var COUNTED = [
  ["regression", "regression", "regressions"],
  ["missing", "missing", "missing"],
  ["incomparable", "incomparable", "incomparable"],
  ["invalid", "invalid", "invalid"],
  ["improvement", "improvement", "improvements"],
  ["inconclusive", "inconclusive", "inconclusive"],
  ["added", "added", "added"],
  ["insufficient", "without enough data", "without enough data"],
  ["pass", "unchanged", "unchanged"]
];
function countsInWords({ counts, brokenBudgets, brokenInvariants }) {
  let parts = COUNTED.filter(([verdict]) => counts[verdict] > 0).map(
    ([verdict, one, many]) => `${counts[verdict]} ${counts[verdict] === 1 ? one : many}`
  ), all = [...[
    ...brokenBudgets > 0 ? [`${brokenBudgets} broken ${brokenBudgets === 1 ? "budget" : "budgets"}`] : [],
    ...brokenInvariants > 0 ? [`${brokenInvariants} broken ${brokenInvariants === 1 ? "invariant" : "invariants"}`] : []
  ], ...parts];
  return all.length === 0 ? "nothing was judged" : all.join(", ");
}
function headline({ outcome, systems }) {
  let lost = systems.filter((system) => system.notMeasurable !== void 0), notMeasured = lost.length === 0 ? "" : `; not measurable: ${lost.map(({ id }) => id).join(", ")}`;
  return `${{
    passed: "Passed",
    regression: "Failed",
    "cannot-judge": "Cannot judge",
    inconclusive: "Undecided"
  }[outcome.verdict]}: ${countsInWords(outcome)}${notMeasured}`;
}
function rowName({
  address,
  metric,
  statistic
}) {
  return `${formatAddress(address)} ${metricName(metric, statistic)}`;
}
function metricName(metric, statistic) {
  let name = statistic === "value" ? void 0 : statistic === "mean" ? "mean" : statistic.toUpperCase();
  return name === void 0 ? metric : metric === "latency" ? name : `${metric} ${name}`;
}
function couldHaveSeen(report2) {
  let seen = /* @__PURE__ */ new Map();
  for (let { judgement, gated, statistic, metric } of report2.rows) {
    if (!gated || !("change" in judgement) || metric !== "latency") continue;
    let smallest = judgement.change.smallestDetectable;
    seen.set(statistic, [...seen.get(statistic) ?? [], smallest]);
  }
  let parts = [...seen].sort(byStatistic).map(([statistic, all]) => {
    let middle = all.sort((a, b) => a - b)[Math.floor(all.length / 2)], name = metricName("latency", statistic);
    return Number.isFinite(middle) ? `+${formatShare(Number(middle.toPrecision(2)))} at ${name}` : `nothing at ${name}`;
  });
  return parts.length === 0 ? "" : `would have seen ${parts.join(", ")}`;
}
function byStatistic(a, b) {
  return rank(a[0]) - rank(b[0]);
}
function rank(statistic) {
  return statistic === "mean" ? 101 : Number(statistic.slice(1));
}
function reasonOf(judgement) {
  switch (judgement.verdict) {
    case "insufficient":
      return insufficientReason(judgement);
    case "added":
      return "new: there is no baseline to compare with";
    case "missing":
      return "in the baseline and not in the candidate";
    case "incomparable":
      return incomparableReason(judgement.reason);
    case "invalid":
      return `${judgement.side === void 0 ? "" : `${judgement.side}: `}${failureInWords(judgement.failure)}`;
    case "inconclusive":
      return `could have seen a change of ${formatShare(Number(judgement.change.smallestDetectable.toPrecision(2)))}`;
    case "pass":
    case "improvement":
    case "regression":
      return;
  }
}
function incomparableReason({ kind, baseline, candidate }) {
  switch (kind) {
    case "workload":
      return "the sides did not do the same work (their workload fingerprints differ); if the change of the harness is meant, declare it by the policy's label";
    case "unit":
      return `the sides report it differently: ${baseline} against ${candidate}`;
    case "host":
      return `the sides were measured on different hosts: ${baseline}; ${candidate}`;
  }
}
function adviceInWords({ kind, relative: relative2, spread }, runs) {
  let size = `${formatChange(relative2)} against ${runs} stored runs, which spread over ${formatInterval(spread.low, spread.high)}`;
  return kind === "within" ? size : `${size}: ${kind} them, measure it side by side`;
}
function insufficientReason({
  reason,
  needed,
  have,
  advice
}) {
  switch (reason) {
    case "samples":
      return `needs ${formatCount(needed, "sample")} a side, has ${formatQuantity(have, "1")}`;
    case "rounds":
      return `needs ${formatCount(needed, "round")}, has ${have}`;
    case "resolution":
      return `the clock's tick is ${formatShare(have)} of it; at most ${formatShare(needed)} can be judged by`;
    case "zero":
      return "a quantile is zero: the clock is too coarse, time batches";
    case "invalid":
      return "a value is negative or no number";
    case "stored":
      return advice === void 0 ? `against a stored run: needs ${needed} of them to advise by, has ${have}` : adviceInWords(advice, have);
  }
}
function failureInWords({ message, where, hint }) {
  return [message, where === void 0 ? void 0 : `(${where})`, hint].filter((part) => part !== void 0).join(" ");
}
function limitsInWords({ min, max }, unit) {
  return [
    ...min === void 0 ? [] : [`\u2265 ${formatQuantity(min, unit)}`],
    ...max === void 0 ? [] : [`\u2264 ${formatQuantity(max, unit)}`]
  ].join(" and ");
}
function caveatInWords(caveat, unit = "ns") {
  switch (caveat.code) {
    case "ties":
      return "more than a fifth of the rounds tie exactly: the clock is too coarse for this scenario, batch it";
    case "coarse-clock":
      return "the clock's tick is more than a tenth of what the tolerance allows";
    case "tail-guard":
      return "a pass was withheld: the tail is slower in a part of the rounds";
    case "unequal-samples":
      return "the sides had different numbers of samples; each round was cut to the smaller";
    case "first-sample":
      return "the first samples are far above the others: the warm-up is too short";
    case "trend":
      return "both sides drifted over the run by more than the tolerance";
    case "host-contention":
      return "the machine was busy with something else in more than half of the rounds";
    case "rounds-missing":
      return "rounds without their partner were left out";
    case "two-modes":
      return `${caveat.side}: two modes, ${formatQuantity(caveat.lower, unit)} and ${formatQuantity(caveat.upper, unit)} (${formatShare(caveat.upperShare)} of the operations): is a cache half warm?`;
    case "far-minimum":
      return `${caveat.side}: the minimum, ${formatQuantity(caveat.minimum, unit)}, is far under the median, ${formatQuantity(caveat.median, unit)}`;
    case "unfair":
      return unfairInWords(caveat);
    case "timer-floor":
      return `one operation (${formatQuantity(caveat.medianNs, "ns")}) is shorter than fifty reads of the clock (${formatQuantity(caveat.timerFloorNs, "ns")} each): time batches`;
    case "varies":
      return "declared not to vary, and varies";
    case "other-result":
      return `the sides' results differ in ${formatCount(caveat.rounds, "round")} (checksum): did both do the same work?`;
    case "harness":
      return `${caveat.side}: ${caveat.message} (${caveat.harnessCode}, ${formatCount(caveat.trials, "trial")})`;
    case "errors":
      return `${caveat.side}: ${formatCount(caveat.count, "error")} of kind ${caveat.kind}${caveat.message === void 0 ? "" : `: ${caveat.message}`}`;
  }
}
function unfairInWords({
  side,
  scenario,
  warmedShare,
  hitRatio,
  modes
}) {
  let parts = [
    ...warmedShare === void 0 ? [] : [`${formatShare(warmedShare)} of the measured keys are keys that were warmed`],
    ...hitRatio === void 0 ? [] : [
      `the hit ratio is ${formatShare(hitRatio.worst)} where ${formatShare(hitRatio.min)} is declared (${formatCount(hitRatio.trials, "trial")})`
    ],
    ...modes === void 0 ? [] : [
      `two modes, ${formatQuantity(modes.lower, "ns")} and ${formatQuantity(modes.upper, "ns")}, and the minimum, ${formatQuantity(modes.minimum, "ns")}, is far under the median, ${formatQuantity(modes.median, "ns")}`
    ]
  ];
  return `${scenario} does not measure what it is said to (${side}): ${parts.join("; ")}`;
}
function isWarning({ caveat }) {
  return caveat.code === "unfair";
}
var REASONS = {
  filtered: "left out by a filter",
  quick: "left out by --quick",
  study: "for studies only (--studies)",
  "other-shard": "measured by another shard"
};
function notMeasuredInWords({ system, benchmark, scenario, reason }) {
  return `${[system, benchmark, scenario].filter((part) => part !== void 0).join("/")}: ${REASONS[reason]}`;
}
function invariantInWords({ limits, unit, state }) {
  let limit = `invariant ${limitsInWords(limits, unit)}`;
  switch (state.kind) {
    case "holds":
      return;
    case "broken":
      return `${limit} broken in ${formatCount(state.trials, "trial")}; the worst, ${formatQuantity(state.worst, unit)}, in round ${state.round}`;
    case "unknown":
      return `${limit} can't be judged: round ${state.round} does not report it`;
  }
}
function shiftInWords({ parts }) {
  let name = (q) => `P${Number((q * 100).toPrecision(12))}`, words = parts.map(({ direction: direction2, from, to }) => {
    let how = direction2 === "up" ? "slower" : "faster";
    return to === void 0 ? from === 0.5 ? `${how} from the median up` : `${how} only from ${name(from)} up` : from === to ? `${how} at ${name(from)}` : `${how} from ${name(from)} to ${name(to)}`;
  });
  return words.length === 0 ? void 0 : words.join(" and ");
}
function movedUnseen({ shifts }) {
  return shifts.filter(({ explains }) => !explains).map(
    (shift) => `${formatAddress(shift.address)}: ${shiftInWords(shift) ?? ""}, which no verdict hangs on`
  );
}
function findingInWords({ finding, wouldHaveSeen }) {
  return wouldHaveSeen === void 0 || !Number.isFinite(wouldHaveSeen) ? finding : `${finding} (more than ${formatShare(Number(wouldHaveSeen.toPrecision(2)))} would have been seen)`;
}
function grownPhase(phases2) {
  let [most] = phases2;
  if (most === void 0 || most.growthNs <= 0) return;
  let share = most.share === void 0 ? "" : `, ${formatShare(Math.min(1, Number(most.share.toPrecision(2))))} of the growth`, before = formatQuantity(most.baselineNs, "ns"), after = formatQuantity(most.candidateNs, "ns");
  return `phase ${most.phase} grew by ${formatQuantity(most.growthNs, "ns")} (${before} \u2192 ${after}${share})`;
}
function storedInWords({ runs, otherHosts } = { runs: 1, otherHosts: 0 }) {
  let left = otherHosts === 0 ? "" : ` (${formatCount(otherHosts, "run")} of other hosts left out)`;
  return `Against ${formatCount(runs, "stored run")}${left}: nothing was paired, this is advisory.`;
}
function warningsInWords({ comparison, stored, plan, systems, run, notes }) {
  let left = plan.notMeasured.filter(({ reason }) => reason === "quick" || reason === "filtered").length;
  return [
    ...notes.filter(isWarning).map(
      ({ address, caveat }) => `Unfair: ${address === void 0 ? "" : `${address.system}/${address.benchmark}/`}${caveatInWords(caveat)}.`
    ),
    ...comparison === "stored" ? [storedInWords(stored)] : [],
    ...plan.policyFrom === "candidate" ? ["The baseline has no policy yet: the candidate's own is used."] : [],
    ...systems.flatMap(
      ({ id, harnessChange }) => harnessChange === void 0 ? [] : [
        `The harness of ${id} changed, as declared by ${harnessChange}: both sides were measured all the same.`
      ]
    ),
    ...systems.flatMap(({ id, notMeasurable }) => {
      if (notMeasurable === void 0) return [];
      let { stage, side, failure } = notMeasurable;
      return [
        `${id} could not be measured: ${stage}${side === void 0 ? "" : ` of the ${side}`}: ${failureInWords(failure)}`
      ];
    }),
    ...run.stop === "time-budget" ? ["The time budget ended the run before everything was decided."] : [],
    ...run.stop === "interrupted" ? ["The run was interrupted."] : [],
    ...left > 0 ? [
      `${plan.quick ? "A quick run: " : ""}${left === 1 ? "1 benchmark or scenario was" : `${left} benchmarks or scenarios were`} left out.`
    ] : [],
    ...plan.policyChanges.map(
      ({ file, pointer, baseline, candidate }) => `Policy change, in force after the merge: ${file} ${pointer}: ${baseline ?? "absent"} \u2192 ${candidate ?? "absent"}`
    )
  ];
}
function roundsUsed({ rows }) {
  return Math.max(
    0,
    ...rows.map(({ judgement }) => "change" in judgement ? judgement.change.roundsUsed : 0)
  );
}
var HOW_TO_ACCEPT = "A regression that is meant is accepted in the open: by the label that the policy names. It is bound to these metrics and this commit.";
function reproduce(report2, row) {
  let { system, benchmark, scenario } = row.address, target = scenario === void 0 ? `${system}/${benchmark}` : `${system}/${benchmark}/${scenario}`, baseline = report2.baseline.commit === void 0 ? "" : ` --baseline ${argument(report2.baseline.commit)}`;
  return `npx latency-gate gate --system ${argument(system)} --scenario ${argument(target)}${baseline} --seed ${argument(report2.plan.seed)}`;
}
function argument(text) {
  return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

// src/report/row-cells.ts
function rowCells(row) {
  let { address, metric, statistic, judgement, unit } = row, quantity = (value) => formatQuantity(value, unit), head = {
    scenario: [address.system, address.benchmark, address.scenario].filter((part) => part !== void 0).join("/"),
    metric: metricName(metric, statistic),
    allowed: allowed(row),
    verdict: verdictOf2(row),
    reason: [budgetReason(row), reasonOf(judgement)].filter((part) => part !== void 0).join("; ")
  };
  if ("change" in judgement) {
    let { change } = judgement, { low, high } = change.relativeInterval;
    return {
      ...head,
      baseline: quantity(change.baseline),
      candidate: quantity(change.candidate),
      change: formatChange(change.relative),
      interval: formatInterval(low, high),
      rounds: strip(change.differences)
    };
  }
  if ("exact" in judgement) {
    let { baseline, candidate: candidate2, relative: relative2 } = judgement.exact;
    return {
      ...head,
      baseline: quantity(baseline),
      candidate: quantity(candidate2),
      change: formatChange(relative2),
      interval: "exact",
      rounds: ""
    };
  }
  let values = judgement.verdict === "insufficient" ? judgement.values : void 0, added = judgement.verdict === "added" ? judgement.value : void 0, candidate = values?.candidate ?? added;
  return {
    ...head,
    baseline: values === void 0 ? "" : quantity(values.baseline),
    candidate: candidate === void 0 ? "" : quantity(candidate),
    change: "",
    interval: "",
    rounds: ""
  };
}
function verdictOf2({ gated, budget, judgement }) {
  return budget?.state === "broken" ? "budget broken" : gated || !("change" in judgement || "exact" in judgement) ? judgement.verdict : "not gated";
}
function allowed({ gated, tolerance, floor, unit, budget }) {
  return [
    ...gated ? [`\xB1${formatShare(tolerance)}`] : [],
    ...gated && floor > 0 ? [`or ${formatQuantity(floor, unit)}`] : [],
    ...budget === void 0 ? [] : [limitsInWords(budget.limits, unit)]
  ].join(", ");
}
function budgetReason({ budget, unit }) {
  if (budget === void 0 || budget.state === "holds") return;
  let { low, high } = budget.interval, range2 = `between ${bound(low, unit)} and ${bound(high, unit)}`, limit = limitsInWords(budget.limits, unit);
  return budget.state === "broken" ? `budget ${limit} broken: it is ${range2}` : `budget ${limit} open: it is ${range2}`;
}
function bound(value, unit) {
  return Number.isFinite(value) ? formatQuantity(value, unit) : "\u221E";
}

// src/report/explanations.ts
function explain(rows, { systems, shifts }) {
  let told = /* @__PURE__ */ new Set(), parts = new Map(
    shifts.flatMap((shift) => shift.explains ? [[formatAddress(shift.address), shiftInWords(shift)]] : [])
  ), takePart = ({ address, metric, judgement: { verdict } }) => {
    if (metric !== "latency" || verdict !== "regression" && verdict !== "improvement") return;
    let place = formatAddress(address), part = parts.get(place);
    return parts.delete(place), part;
  };
  return new Map(
    rows.map((row) => {
      let { address, judgement } = row, failure = judgement.verdict === "invalid" ? judgement.failure : void 0, own = systems.find(({ id }) => id === address.system)?.notMeasurable, above = failure !== void 0 && JSON.stringify(own?.failure) === JSON.stringify(failure), { reason } = rowCells(row), key = JSON.stringify([address.system, address.benchmark, reason, failure?.logTail]), repeated = told.has(key) && row.budget === void 0;
      told.add(key);
      let silent = above || repeated;
      return [
        row,
        {
          row,
          reason: above ? "see above" : silent ? "" : reason,
          phase: judgement.verdict === "regression" ? grownPhase(row.phases) : void 0,
          part: takePart(row),
          log: silent ? [] : failure?.logTail ?? []
        }
      ];
    })
  );
}

// src/report/sort-rows.ts
function byImportance(rows) {
  let weight = (row) => row.budget?.state === "broken" ? -1 : row.gated ? VERDICTS.indexOf(row.judgement.verdict) : VERDICTS.length, size = ({ judgement }) => "change" in judgement ? Math.abs(judgement.change.relative) : 0;
  return [...rows].sort(
    (a, b) => weight(a) - weight(b) || size(b) - size(a) || (rowName(a) < rowName(b) ? -1 : 1)
  );
}
function isNews(row) {
  return row.budget?.state === "broken" || row.gated && row.judgement.verdict !== "pass" || isBlocking(row);
}
function isBlocking({ judgement }) {
  return ["missing", "incomparable", "invalid"].includes(judgement.verdict);
}

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

// src/report/text/study-words.ts
function sureDifference({ change, finding }) {
  if (!(change === void 0 || finding !== "faster" && finding !== "slower"))
    return `${finding} by ${range(change.relativeInterval)}`;
}
function studyConclusions({ reference, metric, steps }) {
  return [...new Set(steps.map(({ statistic }) => statistic))].map((statistic) => {
    let own = steps.filter((step) => step.statistic === statistic), name = metricName(metric, statistic), best = own.filter(({ finding }) => finding === "faster").sort((a, b) => sureGain(b) - sureGain(a))[0];
    if (best === void 0)
      return own.some(({ change }) => change !== void 0) ? `${name}: nothing here is surely faster than ${reference}` : `${name}: not measured`;
    let advice = best.recommendation === void 0 ? "" : `: ${best.recommendation}`;
    return `${name}: ${best.scenario} is ${sureDifference(best)} than ${reference} (95 %)${advice}`;
  });
}
function sureGain({ change }) {
  let { low, high } = change.relativeInterval;
  return Math.min(Math.abs(low), Math.abs(high));
}
function range({ low, high }) {
  let [near, far] = [Math.abs(low), Math.abs(high)].sort((a, b) => a - b);
  return Number.isFinite(far) ? `${formatShare(near).replace(" %", "")} to ${formatShare(far)}` : `at least ${formatShare(near)}`;
}

// src/report/markdown.ts
var MOST_CHARACTERS = 6e4, HEADLINES = {
  passed: "Latency gate passed",
  regression: "Latency gate failed",
  "cannot-judge": "Latency gate can't judge",
  inconclusive: "Latency gate is undecided"
}, SIGNS = { passed: "\u2705", regression: "\u274C", "cannot-judge": "\u26D4", inconclusive: "\u26A0\uFE0F" };
function renderMarkdown(report2, mostCharacters = MOST_CHARACTERS) {
  let rows = byImportance(report2.rows), [news, rest] = [rows.filter(isNews), rows.filter((row) => !isNews(row))], total = { news: news.length, rest: rest.length };
  for (; ; ) {
    let left = { news: total.news - news.length, rest: total.rest - rest.length }, text = render(report2, news, rest, left);
    if (text.length <= mostCharacters || news.length + rest.length === 0) return text;
    let keep = Math.min(0.9, mostCharacters / text.length);
    rest.length > 0 ? rest = rest.slice(0, Math.floor(rest.length * keep)) : news = news.slice(0, Math.floor(news.length * keep));
  }
}
function render(report2, news, rest, left) {
  let footnotes = new Footnotes(), changed = changedTable(news, report2, footnotes), others = unchanged(rest, left.rest, footnotes);
  return `${[
    `### ${SIGNS[report2.outcome.verdict]} ${HEADLINES[report2.outcome.verdict]}: ${countsInWords(report2.outcome)}`,
    context(report2),
    warnings(report2),
    changed,
    left.news === 0 ? "" : `**${left.news} more rows like these do not fit here**; the report's file has them.`,
    invariants(report2.invariants),
    runNotes(report2),
    footnotes.render(),
    phases(news),
    logs(news, report2),
    studies(report2),
    others,
    counters(report2),
    environment(report2),
    howTo(news, report2)
  ].filter((section) => section !== "").join(`

`)}
`;
}
function context(report2) {
  let { baseline, candidate, host, run, plan } = report2, side = ({ commit, ref, dirty }) => commit === void 0 ? markdown(ref) : `${code(commit.slice(0, 9))}${dirty ? " + changes" : ""}`, rounds = roundsUsed(report2), could = couldHaveSeen(report2);
  return [
    `baseline ${side(baseline)}, candidate ${side(candidate)}`,
    `${markdown(host.cpuModel)}, ${formatCount(host.cpuCount, "CPU")}`,
    `${rounds === 0 ? "" : `${formatCount(rounds, "round")} in `}${formatDuration(run.durationMs)}${plan.quick ? " (quick)" : ""}`,
    ...could === "" ? [] : [could]
  ].join(" \xB7 ");
}
function warnings(report2) {
  return warningsInWords(report2).map((line) => `> ${markdown(line)}`).join(`
>
`);
}
var Footnotes = class {
  #notes = [];
  /** `¹ ²` for these caveats. */
  mark(caveats, unit) {
    let numbers = caveats.map((caveat) => {
      let words = caveatInWords(caveat, unit);
      return this.#notes.includes(words) || this.#notes.push(words), this.#notes.indexOf(words) + 1;
    });
    return numbers.length === 0 ? "" : ` <sup>${numbers.join(", ")}</sup>`;
  }
  render() {
    return this.#notes.map((words, index) => `<sup>${index + 1}</sup> ${markdown(words)}`).join(`<br>
`);
  }
};
function changedTable(rows, report2, footnotes) {
  if (rows.length === 0) return "";
  let explanations = explain(rows, report2), table = [
    "| verdict | scenario | metric | baseline | candidate | change (95 %) | allowed | rounds |",
    "|-|-|-|-:|-:|-:|-|-|",
    ...rows.map((row) => {
      let cells = rowCells(row);
      return tableRow([
        together(`${signOf(row)} ${cells.verdict}`),
        markdown(cells.scenario),
        markdown(cells.metric) + footnotes.mark(row.caveats, row.unit),
        together(cells.baseline),
        together(cells.candidate),
        cells.change === "" ? "" : `**${together(cells.change)}**<br>${together(cells.interval)}`,
        markdown(cells.allowed),
        cells.rounds
      ]);
    })
  ], reasons = rows.flatMap((row) => {
    let { reason, phase, part: moved } = explanations.get(row), told = [moved, reason, phase].filter((part) => part !== void 0 && part !== "");
    return told.length === 0 ? [] : [`- **${markdown(rowName(row))}**: ${told.map((part) => markdown(part)).join("; ")}`];
  });
  return [table, reasons].filter((lines) => lines.length > 0).map((lines) => lines.join(`
`)).join(`

`);
}
function together(text) {
  return text.replaceAll(" ", "\xA0");
}
function signOf(row) {
  return row.budget?.state === "broken" ? "\u274C" : {
    regression: "\u274C",
    missing: "\u26D4",
    incomparable: "\u26D4",
    invalid: "\u26D4",
    inconclusive: "\u26A0\uFE0F",
    improvement: "\u{1F680}",
    added: "\u{1F195}",
    insufficient: "\u{1F52C}",
    pass: "\u2705"
  }[row.judgement.verdict];
}
function tableRow(cells) {
  return `| ${cells.join(" | ")} |`;
}
function invariants(all) {
  return all.flatMap((invariant) => {
    let words = invariantInWords(invariant);
    return words === void 0 ? [] : [`- ${invariant.state.kind === "broken" ? "\u274C" : "\u26D4"} ${markdown(`${formatAddress(invariant.address)} ${invariant.metric}: ${words}`)}`];
  }).join(`
`);
}
function runNotes(report2) {
  return [...report2.notes.filter((note) => !isWarning(note)).map(({ address, caveat }) => `- ${address === void 0 ? "" : `${markdown(`${address.system}/${address.benchmark}`)}: `}${markdown(caveatInWords(caveat))}`), ...movedUnseen(report2).map((line) => `- ${markdown(line)}`)].join(`
`);
}
function details(summary, body) {
  return body === "" ? "" : `<details><summary>${summary}</summary>

${body}

</details>`;
}
function phases(rows) {
  let body = rows.filter((row) => row.phases.length > 0).map(
    (row) => [
      `**${markdown(rowName(row))}**`,
      "",
      "| phase | baseline | candidate | growth |",
      "|-|-:|-:|-:|",
      ...row.phases.map(
        ({ phase, baselineNs, candidateNs, growthNs }) => tableRow([
          markdown(phase),
          formatQuantity(baselineNs, "ns"),
          formatQuantity(candidateNs, "ns"),
          `${growthNs < 0 ? "\u2212" : "+"}${formatQuantity(Math.abs(growthNs), "ns")}`
        ])
      )
    ].join(`
`)
  );
  return details("Which phase grew", body.join(`

`));
}
function logs(rows, report2) {
  let failures = [
    ...report2.systems.map(({ id, notMeasurable }) => ({
      name: id,
      lines: notMeasurable?.failure.logTail ?? []
    })),
    ...[...explain(rows, report2).values()].map(({ row: { address }, log: log2 }) => ({
      name: `${address.system}/${address.benchmark}`,
      lines: log2
    }))
  ];
  return details(
    "Ends of the logs",
    failures.filter(({ lines }) => lines.length > 0).map(({ name, lines }) => `**${markdown(name)}**

${fence(lines)}`).join(`

`)
  );
}
function studies(report2) {
  let body = report2.studies.map(
    (study) => [
      `**${markdown(`${study.system}/${study.id}`)}**${study.title === void 0 ? "" : ` ${markdown(study.title)}`}, against ${markdown(study.reference)}`,
      "",
      ...studyConclusions(study).map((words) => `- ${markdown(words)}`),
      "",
      "| scenario | metric | change (95 %) | finding |",
      "|-|-|-:|-|",
      ...study.steps.map((step) => {
        let { scenario, statistic, change, recommendation } = step, finding = findingInWords(step);
        return tableRow([
          markdown(scenario),
          markdown(metricName(study.metric, statistic)),
          change === void 0 ? "" : `${formatChange(change.relative)} (${formatInterval(change.relativeInterval.low, change.relativeInterval.high)})`,
          recommendation === void 0 ? finding : `${finding}: **${recommendation}**`
        ]);
      })
    ].join(`
`)
  );
  return details("Studies", body.join(`

`));
}
function unchanged(rows, left, footnotes) {
  if (rows.length + left === 0) return "";
  let body = [
    "| scenario | metric | baseline | candidate | change (95 %) | allowed | verdict |",
    "|-|-|-:|-:|-:|-|-|",
    ...rows.map((row) => {
      let cells = rowCells(row);
      return tableRow([
        markdown(cells.scenario),
        markdown(cells.metric) + footnotes.mark(row.caveats, row.unit),
        together(cells.baseline),
        together(cells.candidate),
        cells.change === "" ? "" : `${together(cells.change)}<br>${together(cells.interval)}`,
        markdown(cells.allowed),
        cells.verdict
      ]);
    }),
    ...left === 0 ? [] : ["", `${left} more rows do not fit here; the report's file has them.`]
  ];
  return details(`${rows.length + left} unchanged or not gated`, body.join(`
`));
}
function counters(report2) {
  if (report2.counters.length === 0) return "";
  let shown = report2.counters.slice(0, 60), body = [
    "| counter | baseline | candidate |",
    "|-|-:|-:|",
    ...shown.map(({ address, metric, phase, labels, unit, baseline, candidate }) => {
      let label = Object.entries(labels).map(([key, value]) => `${key}=${value}`), name = [formatAddress(address), metric, phase, ...label].filter((part) => part !== void 0).join(" "), quantity = (value) => value === void 0 ? "" : formatQuantity(value, unit);
      return tableRow([markdown(name), quantity(baseline), quantity(candidate)]);
    }),
    ...shown.length < report2.counters.length ? ["", `${report2.counters.length - shown.length} more counters are in the report's file.`] : []
  ];
  return details("Counters", body.join(`
`));
}
function environment({ host, run, plan }) {
  let lines = [
    `- kernel ${markdown(host.kernel)}${host.image === void 0 ? "" : `, image ${markdown(host.image)}`}`,
    `- ${formatQuantity(host.memoryBytes, "B")} of memory${host.virtualization === void 0 ? "" : `, ${markdown(host.virtualization)}`}${host.governor === void 0 ? "" : `, governor ${markdown(host.governor)}`}`,
    `- host fingerprint ${code(host.fingerprint)}`,
    `- latency-gate ${markdown(run.gateVersion)}, run ${markdown(run.id)}, ${markdown(run.startedAt)}, seed ${code(plan.seed)}`,
    `- ${formatCount(plan.metricsPlanned, "gated metric")}; false alarms of a whole run at most ${Number((plan.alpha * 100).toFixed(2))} %; looks at ${plan.looks.join(", ")} rounds`,
    ...plan.notMeasured.map((item) => `- not measured: ${markdown(notMeasuredInWords(item))}`)
  ];
  return details("Environment", lines.join(`
`));
}
function howTo(rows, report2) {
  let regressions = rows.filter((row) => row.judgement.verdict === "regression");
  if (regressions.length === 0) return "";
  let commands = [...new Set(regressions.map((row) => reproduce(report2, row)))].slice(0, 5);
  return details("How to see it again, how to accept it", [fence(commands), "", HOW_TO_ACCEPT].join(`
`));
}

// src/validate/results-file.ts
import { join } from "node:path";
import { Readable } from "node:stream";
import { constants as constants2, createGunzip } from "node:zlib";

// src/core/model/result.ts
var ok = (value) => ({ ok: !0, value }), err = (error) => ({ ok: !1, error });

// src/config/schema-problems.ts
var import_fastest_levenshtein = __toESM(require_mod(), 1);
function schemaProblems(document, validate, root) {
  return validate(document.data) ? [] : withoutOtherBranches(validate.errors ?? [], root).map((error) => {
    let { path, which, ...what } = describe2(error);
    return document.problem(path, which, what);
  });
}
function didYouMean(word, known) {
  if (known.length === 0) return;
  let nearest = (0, import_fastest_levenshtein.closest)(word, [...known]);
  return (0, import_fastest_levenshtein.distance)(word, nearest) <= Math.max(1, Math.floor(nearest.length / 3)) ? `did you mean "${nearest}"?` : void 0;
}
function show(value) {
  if (value === null) return "nothing";
  if (Array.isArray(value)) return value.length === 0 ? "an empty list" : `a list of ${value.length}`;
  if (typeof value == "object") return Object.keys(value).length === 0 ? "an empty map" : "a map";
  let text = typeof value == "number" ? String(value) : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 77)}\u2026` : text;
}
function pathOf(pointer) {
  return pointer.split("/").slice(1).map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
}
var resolve3 = (schema, root) => {
  let name = typeof schema.$ref == "string" ? /^#\/\$defs\/(.+)$/.exec(schema.$ref)?.[1] : void 0;
  return name === void 0 ? schema : root.$defs[name] ?? schema;
};
function referencesOf(schema, root, found = /* @__PURE__ */ new Set()) {
  if (typeof schema != "object" || schema === null) return found;
  for (let [key, child] of Object.entries(schema))
    key === "$ref" && typeof child == "string" && !found.has(child) ? (found.add(child), referencesOf(resolve3({ $ref: child }, root), root, found)) : referencesOf(child, root, found);
  return found;
}
function withoutOtherBranches(errors, root) {
  let names2 = errors.filter(({ keyword }) => keyword === "propertyNames"), ofName = (error) => typeof error.data == "string" && names2.some(({ instancePath }) => instancePath === error.instancePath), kept = errors.filter((error) => !ofName(error));
  for (let choice2 of errors.filter(({ keyword }) => keyword === "oneOf" || keyword === "anyOf")) {
    let branches = choice2.schema.map((schema, index) => ({
      index,
      schema: resolve3(schema, root),
      prefixes: [`${choice2.schemaPath}/${index}`, ...referencesOf(schema, root)].map(
        (prefix) => `${prefix}/`
      )
    })), meant = branchMeant(branches, choice2.data), belongs = (error, branch) => (error.instancePath === choice2.instancePath || error.instancePath.startsWith(`${choice2.instancePath}/`)) && branch.prefixes.some((prefix) => error.schemaPath.startsWith(prefix));
    kept = kept.filter((error) => error === choice2 ? meant === void 0 : !branches.some((branch) => belongs(error, branch)) || meant !== void 0 && belongs(error, meant));
  }
  return kept;
}
function branchMeant(branches, data) {
  let fitting = branches.filter(
    ({ schema }) => schema.type !== void 0 && isOfType(data, schema.type)
  );
  if (fitting.length <= 1 || typeof data != "object" || data === null) return fitting[0];
  let named = fitting.filter(({ schema }) => requiredOf(schema).some((key) => Object.hasOwn(data, key)));
  return named.length === 1 ? named[0] : void 0;
}
var requiredOf = (schema) => schema.required ?? [];
function isOfType(data, type) {
  return type === "array" ? Array.isArray(data) : type === "object" ? typeof data == "object" && data !== null && !Array.isArray(data) : type === "integer" ? Number.isInteger(data) : typeof data === type;
}
var TYPES = {
  string: "text",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  object: "a map",
  array: "a list"
}, oneOfWords = (words) => words.length === 1 ? String(words[0]) : `${words.length === 2 ? "" : "one of "}${words.slice(0, -1).join(", ")} or ${String(words.at(-1))}`;
function describe2(error) {
  let path = pathOf(error.instancePath), parent = error.parentSchema ?? {}, params = error.params, got = `got ${show(error.data)}`, value = (expected, message = got) => ({
    path,
    which: "value",
    expected,
    message
  });
  switch (error.keyword) {
    case "additionalProperties": {
      let key = String(params.additionalProperty), known = Object.keys(parent.properties ?? {}), hint = didYouMean(key, known) ?? (known.length > 0 ? `known are ${known.join(", ")}` : void 0);
      return { path: [...path, key], which: "key", message: `unknown key ${show(key)}`, hint };
    }
    case "required": {
      let key = String(params.missingProperty), property = (parent.properties ?? {})[key], description = typeof property?.description == "string" ? property.description : void 0;
      return { path, which: "value", message: `${show(key)} is missing`, hint: description };
    }
    case "propertyNames": {
      let key = String(params.propertyName);
      return {
        path: [...path, key],
        which: "key",
        expected: "another key",
        message: `got ${show(key)}`,
        ...names(error)
      };
    }
    case "type":
      return value(
        nameOf(parent) ?? oneOfWords([params.type].flat().map((type) => TYPES[String(type)] ?? type))
      );
    case "pattern":
      return value(nameOf(parent) ?? `text that matches ${String(params.pattern)}`);
    case "enum": {
      let allowed2 = params.allowedValues, hint = typeof error.data == "string" ? didYouMean(error.data, allowed2.map(String)) : void 0;
      return { ...value(oneOfWords(allowed2)), hint };
    }
    case "const":
      return {
        ...value(show(params.allowedValue)),
        hint: error.instancePath === "/schema" ? "another version of latency-gate may read it" : void 0
      };
    case "oneOf":
    case "anyOf":
      return choice(error, value);
    case "uniqueItems":
      return { path: [...path, Number(params.i)], which: "value", message: "the same entry stands twice" };
    default:
      return value(LIMITS[error.keyword]?.(params.limit) ?? error.message ?? error.keyword);
  }
}
var entries = (count) => `${String(count)} ${count === 1 ? "entry" : "entries"}`, LIMITS = {
  minimum: (limit) => `at least ${String(limit)}`,
  maximum: (limit) => `at most ${String(limit)}`,
  exclusiveMaximum: (limit) => `less than ${String(limit)}`,
  minItems: (limit) => `at least ${entries(limit)}`,
  maxItems: (limit) => `at most ${entries(limit)}`,
  minProperties: (limit) => `at least ${entries(limit)}`,
  maxProperties: (limit) => `at most ${entries(limit)}`,
  minLength: (limit) => `at least ${String(limit)} character${limit === 1 ? "" : "s"}`,
  maxLength: (limit) => `at most ${String(limit)} characters`
};
function nameOf(schema) {
  let { description, examples } = schema;
  if (description === void 0 || schema.pattern === void 0) return;
  let [name = description, rest] = description.split(/:\s/), text = name.charAt(0).toLowerCase() + name.slice(1).replace(/\.$/, "");
  return examples?.[0] !== void 0 ? `${text} like ${examples[0]}` : rest === void 0 ? text : `${text} (${rest.replace(/\.$/, "")})`;
}
function names(error) {
  let schema = error.schema, expected = nameOf(schema) ?? KEY_NAMES[String(schema.$ref)];
  return expected === void 0 ? {} : { expected };
}
var KEY_NAMES = {
  "#/$defs/Id": "an id (lower case letters, digits, dots and dashes)",
  "#/$defs/MetricId": "a metric (lower case letters, digits and dashes)",
  "#/$defs/StatisticName": "a statistic like p99 or mean"
};
function choice(error, value) {
  let branches = error.schema, keys = branches.map((branch) => requiredOf(branch).join(" and ")).filter((required) => required !== "");
  if (keys.length < branches.length)
    return value(nameOf({ ...error.parentSchema, pattern: "" }) ?? "another shape");
  let words = keys.length === 2 ? `either ${keys.join(" or ")}` : oneOfWords(keys);
  if (!isOfType(error.data, "object")) return value(`a map with ${words}`);
  let given = branches.filter(
    (branch) => requiredOf(branch).some((key) => Object.hasOwn(error.data, key))
  ), complete = keys.length === 2 && given.length === 1 ? "only a part of it" : "none of them";
  return value(words, given.length > 1 ? "got several of them" : `found ${complete}`);
}

// src/generated/results-1.validator.js
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
      let len = str.length, length = 0, pos = 0, value;
      for (; pos < len; )
        length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) === 56320 && pos++);
      return length;
    }
    exports.default = ucs2length, ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
}), validateResults = validate52, schema19 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:latency-gate:schema:results:1", title: "Results", description: "results.json: one run with both sides, its plan and every trial. An absent property means unknown or none.", type: "object", additionalProperties: !1, required: ["kind", "schema", "run", "host", "baseline", "candidate", "plan", "systems", "trials"], properties: { kind: { description: "What this file is.", const: "latency-gate/results" }, schema: { description: "Version of this schema.", const: 1 }, run: { description: "The run that measured.", $ref: "#/$defs/RunInfo" }, host: { description: "The machine that measured.", $ref: "#/$defs/HostInfo" }, baseline: { description: "Where the baseline came from.", $ref: "#/$defs/SideInfo" }, candidate: { description: "Where the candidate came from.", $ref: "#/$defs/SideInfo" }, plan: { description: "What was to be measured.", $ref: "#/$defs/Plan" }, systems: { description: "What became of each system before measuring.", type: "array", maxItems: 1e3, items: { $ref: "#/$defs/SystemRecord" } }, trials: { description: "What was measured, in order of time. In the folder form each is one file trials/NNNN.ndjson, and index.json has none.", type: "array", maxItems: 1e6, items: { $ref: "#/$defs/Trial" } } }, $defs: { Id: { description: "Lower case, digits, dots and dashes.", type: "string", pattern: "^[a-z0-9][a-z0-9.-]*$", maxLength: 80 }, MetricId: { description: "Lower case, digits and dashes.", type: "string", pattern: "^[a-z0-9-]+$", maxLength: 80 }, Statistic: { description: "A quantile (p50, p99.9), mean, or value for a metric that is one number a trial.", type: "string", pattern: "^(p[0-9]{1,2}(\\.[0-9]{1,3})?|mean|value)$" }, ScenarioRef: { description: "benchmark/scenario.", type: "string", maxLength: 161, pattern: "^[a-z0-9][a-z0-9.-]*/[a-z0-9][a-z0-9.-]*$" }, Title: { description: "What people call it.", type: "string", minLength: 1, maxLength: 200 }, Side: { description: "Baseline or candidate.", enum: ["baseline", "candidate"] }, Presence: { description: "On which sides it is declared.", enum: ["both", "added", "missing"] }, Unit: { description: "ns, B, op/s, B/s, 1 or ratio.", enum: ["ns", "B", "op/s", "B/s", "1", "ratio"] }, Better: { description: "Which direction is better.", enum: ["lower", "higher"] }, Labels: { description: "Shown, never gated.", type: "object", maxProperties: 8, propertyNames: { pattern: "^[a-z0-9-]+$", maxLength: 40 }, additionalProperties: { type: "string", maxLength: 200 } }, Parameters: { description: "Parameters as declared, any JSON.", type: "object", additionalProperties: !0 }, Share: { description: "A share, 0 to 1.", type: "number", minimum: 0, maximum: 1 }, Limits: { description: "Absolute limits in the metric's own unit.", type: "object", additionalProperties: !1, required: [], properties: { min: { description: "The least that is allowed.", type: "number" }, max: { description: "The most that is allowed.", type: "number" } }, minProperties: 1 }, RunInfo: { description: "The run that measured.", type: "object", additionalProperties: !1, required: ["id", "gateVersion", "startedAt", "durationMs", "stop"], properties: { id: { description: "Id of the run.", type: "string", minLength: 1, maxLength: 100 }, gateVersion: { description: "Version of latency-gate.", type: "string", minLength: 1, maxLength: 100 }, startedAt: { description: "When the run started, RFC 3339 in UTC.", type: "string", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?Z$" }, durationMs: { description: "How long it took, in milliseconds.", type: "number", minimum: 0, exclusiveMaximum: 9007199254740992 }, stop: { description: "Why measuring stopped.", enum: ["decided", "rounds", "time-budget", "interrupted"] }, shards: { description: "The machines of a run that was dealt out over several; absent where one machine measured everything.", type: "array", minItems: 1, maxItems: 256, items: { $ref: "#/$defs/ShardInfo" } } } }, HostInfo: { description: "The machine that measured.", type: "object", additionalProperties: !1, required: ["fingerprint", "cpuModel", "cpuCount", "kernel", "memoryBytes"], properties: { fingerprint: { description: "SHA-256 over the fields that must agree for stored comparisons.", type: "string", minLength: 1, maxLength: 200 }, cpuModel: { description: "The CPU's name.", type: "string", minLength: 0, maxLength: 200 }, cpuCount: { description: "CPUs that the run could use.", type: "integer", minimum: 0, maximum: 1e5 }, kernel: { description: "Operating system and release of its kernel.", type: "string", minLength: 0, maxLength: 500 }, governor: { description: "Frequency governor, where readable.", type: "string", minLength: 0, maxLength: 100 }, image: { description: "The runner's image, where known.", type: "string", minLength: 0, maxLength: 200 }, memoryBytes: { description: "Memory in bytes.", type: "integer", minimum: 0, maximum: 9007199254740991 }, virtualization: { description: "Kind of virtualisation, where known.", type: "string", minLength: 0, maxLength: 100 } } }, SideInfo: { description: "Where one side's source came from.", type: "object", additionalProperties: !1, required: ["ref", "dirty"], properties: { commit: { description: "The full commit id; absent where the source is no git checkout.", type: "string", pattern: "^([0-9a-f]{40}|[0-9a-f]{64})$" }, ref: { description: "What was asked for: a ref, or `working tree`.", type: "string", minLength: 1, maxLength: 1e3 }, dirty: { description: "Whether the source differs from the commit.", type: "boolean" } } }, PlannedMetric: { description: "One number that is judged, and what is allowed of it.", type: "object", additionalProperties: !1, required: ["metric", "statistic", "gated", "tolerance", "floor", "exact"], properties: { scenario: { description: "Absent: of the whole benchmark.", $ref: "#/$defs/Id" }, metric: { description: "The metric.", $ref: "#/$defs/MetricId" }, statistic: { description: "Which statistic of it.", $ref: "#/$defs/Statistic" }, gated: { description: "Part of the gate's error budget.", type: "boolean" }, tolerance: { description: "Relative change that is allowed, 0.05 for 5 %.", type: "number", minimum: 0, maximum: 1e3 }, floor: { description: "Absolute change below which nothing is a regression, in the metric's own unit.", type: "number", minimum: 0, exclusiveMaximum: 9007199254740992 }, budget: { description: "Absolute limits.", $ref: "#/$defs/Limits" }, exact: { description: "Declared not to vary between trials: compared exactly.", type: "boolean" } } }, PlannedInvariant: { description: "A limit on a value that must hold in every trial of the candidate.", type: "object", additionalProperties: !1, required: ["metric", "limits"], properties: { scenario: { description: "Absent: of the whole benchmark.", $ref: "#/$defs/Id" }, metric: { description: "The metric; errors counts all error events.", $ref: "#/$defs/MetricId" }, limits: { description: "What must hold.", $ref: "#/$defs/Limits" } } }, PlannedScenario: { description: "One thing that is exercised.", type: "object", additionalProperties: !1, required: ["id", "presence", "parameters", "warmupOperations"], properties: { id: { description: "Id of the scenario.", $ref: "#/$defs/Id" }, title: { $ref: "#/$defs/Title" }, presence: { $ref: "#/$defs/Presence" }, parameters: { $ref: "#/$defs/Parameters" }, samples: { description: "Samples of one trial, where declared.", type: "integer", minimum: 0, maximum: 1e8 }, warmupOperations: { description: "Operations before the samples.", type: "integer", minimum: 0, maximum: 1e9 } } }, PlannedBenchmark: { description: "One process that is started once per trial.", type: "object", additionalProperties: !1, required: ["id", "kind", "role", "presence", "timeoutMs", "launches", "scenarios", "metrics", "invariants", "arrangements"], properties: { id: { description: "Id of the benchmark.", $ref: "#/$defs/Id" }, title: { $ref: "#/$defs/Title" }, kind: { description: "A harness that reports events, or a whole command that hyperfine times.", enum: ["harness", "command"] }, role: { description: "gate: both sides; study: the candidate only.", enum: ["gate", "study"] }, presence: { $ref: "#/$defs/Presence" }, timeoutMs: { description: "Limit of one trial, in milliseconds.", type: "number", minimum: 0, exclusiveMaximum: 9007199254740992 }, launches: { description: "Launches a trial; 0 for a harness.", type: "integer", minimum: 0, maximum: 1e4 }, looks: { description: "Looks of its own, where they are not the plan's: rounds, even, ascending; the last is the most rounds.", type: "array", minItems: 1, maxItems: 20, items: { type: "integer", minimum: 2, maximum: 1e3 }, uniqueItems: !0 }, scenarios: { description: "Scenarios in order of declaration.", type: "array", maxItems: 1e4, items: { $ref: "#/$defs/PlannedScenario" } }, metrics: { description: "What is judged.", type: "array", maxItems: 2e5, items: { $ref: "#/$defs/PlannedMetric" } }, invariants: { description: "What must hold.", type: "array", maxItems: 1e5, items: { $ref: "#/$defs/PlannedInvariant" } }, arrangements: { description: "Order in time of each quad's four trials, B of the baseline and C of the candidate; rounds 2k and 2k+1 are quad k.", type: "array", maxItems: 500, items: { enum: ["BBCC", "BCBC", "BCCB", "CBBC", "CBCB", "CCBB"] } } } }, Recommend: { description: "From which improvement on a study recommends its candidate.", type: "object", additionalProperties: !1, required: ["adopt", "consider"], properties: { adopt: { description: "Relative improvement.", type: "number", minimum: 0, maximum: 1e3 }, consider: { description: "Relative improvement.", type: "number", minimum: 0, maximum: 1e3 } } }, PlannedStudy: { description: "Scenarios of the candidate that are compared with each other.", type: "object", additionalProperties: !1, required: ["id", "ladder", "metric", "statistics", "rounds"], properties: { id: { description: "Id of the study.", $ref: "#/$defs/Id" }, title: { $ref: "#/$defs/Title" }, ladder: { description: "Scenarios in order; the first is what the others are compared with.", type: "array", maxItems: 1e3, items: { $ref: "#/$defs/ScenarioRef" }, minItems: 2 }, metric: { description: "The metric that is compared.", $ref: "#/$defs/MetricId" }, statistics: { description: "What is compared of it.", type: "array", maxItems: 100, items: { $ref: "#/$defs/Statistic" }, minItems: 1 }, rounds: { description: "Rounds.", type: "integer", minimum: 1, maximum: 1e3 }, recommend: { $ref: "#/$defs/Recommend" } } }, PlannedSystem: { description: "A target system.", type: "object", additionalProperties: !1, required: ["id", "presence", "benchmarks", "studies"], properties: { id: { description: "Id of the system.", $ref: "#/$defs/Id" }, title: { $ref: "#/$defs/Title" }, presence: { $ref: "#/$defs/Presence" }, benchmarks: { description: "What is started once per trial.", type: "array", maxItems: 1e3, items: { $ref: "#/$defs/PlannedBenchmark" } }, studies: { description: "Studies of the candidate.", type: "array", maxItems: 1e3, items: { $ref: "#/$defs/PlannedStudy" } } } }, NotMeasured: { description: "Something that is declared and not measured in this run.", type: "object", additionalProperties: !1, required: ["system", "reason"], properties: { system: { description: "The system.", $ref: "#/$defs/Id" }, benchmark: { description: "The benchmark; absent: the whole system.", $ref: "#/$defs/Id" }, scenario: { description: "The scenario; absent: the whole benchmark.", $ref: "#/$defs/Id" }, reason: { description: "Why.", enum: ["filtered", "quick", "study", "other-shard"] } } }, PolicyChange: { description: "A difference between the two sides' policies. The baseline's is in force.", type: "object", additionalProperties: !1, required: ["pointer", "file"], properties: { pointer: { description: "JSON pointer into the file.", type: "string", minLength: 0, maxLength: 2e3 }, file: { description: "Configuration or manifest.", type: "string", minLength: 1, maxLength: 4096 }, baseline: { description: "Value in the baseline, as written.", type: "string", minLength: 0, maxLength: 1e4 }, candidate: { description: "Value in the candidate, as written.", type: "string", minLength: 0, maxLength: 1e4 } } }, Plan: { description: "Everything that is decided before the first trial.", type: "object", additionalProperties: !1, required: ["seed", "quick", "looks", "warmupRounds", "timeBudgetMs", "alpha", "beta", "inconclusive", "metricsPlanned", "policyFrom", "policyChanges", "systems", "notMeasured"], properties: { seed: { description: "32 hex digits; all orders are drawn from it.", type: "string", pattern: "^[0-9a-f]{32}$" }, quick: { description: "Whether this is a --quick run.", type: "boolean" }, looks: { description: "Rounds at which verdicts are looked for: ascending and even.", type: "array", maxItems: 20, items: { type: "integer", minimum: 2, maximum: 1e3 }, minItems: 1, uniqueItems: !0 }, warmupRounds: { description: "Rounds that are measured first and thrown away.", type: "integer", minimum: 0, maximum: 10 }, timeBudgetMs: { description: "Time for measuring, in milliseconds.", type: "number", minimum: 0, exclusiveMaximum: 9007199254740992 }, alpha: { description: "Probability of any false regression in a run.", $ref: "#/$defs/Share" }, beta: { description: "Level of the bounds against the tolerance.", $ref: "#/$defs/Share" }, inconclusive: { description: "Whether an inconclusive metric passes or fails.", enum: ["pass", "fail"] }, metricsPlanned: { description: "Gated metrics of the whole run, over all shards.", type: "integer", minimum: 0, maximum: 1e9 }, policyFrom: { description: "Whose policy is in force.", $ref: "#/$defs/Side" }, policyChanges: { description: "Differences between the policies.", type: "array", maxItems: 1e4, items: { $ref: "#/$defs/PolicyChange" } }, systems: { description: "The systems.", type: "array", maxItems: 1e3, items: { $ref: "#/$defs/PlannedSystem" } }, notMeasured: { description: "What is declared and not measured.", type: "array", maxItems: 1e6, items: { $ref: "#/$defs/NotMeasured" } } } }, Failure: { description: "Why something could not be measured or built.", type: "object", additionalProperties: !1, required: ["code", "message", "logTail"], properties: { code: { description: "What kind of failure.", enum: ["exit-code", "signal", "timeout", "not-found", "no-output", "cut-off", "event-invalid", "output-too-large", "scenario-missing", "service-not-ready", "service-died", "hyperfine-failed", "hyperfine-output", "prepare-failed", "disk"] }, message: { description: "For people.", type: "string", minLength: 0, maxLength: 1e4 }, where: { description: "A file and line, a JSON pointer or a command.", type: "string", minLength: 0, maxLength: 1e4 }, hint: { description: "What to do next.", type: "string", minLength: 0, maxLength: 1e4 }, logTail: { description: "Last lines of the log.", type: "array", maxItems: 1e3, items: { type: "string", maxLength: 1e4 } } } }, BenchmarkFingerprint: { description: "Fingerprint of one benchmark's work.", type: "object", additionalProperties: !1, required: ["benchmark", "workload"], properties: { benchmark: { description: "Id of the benchmark.", $ref: "#/$defs/Id" }, workload: { description: "sha256: over fingerprint globs, the definition of the work, and the prepared data.", type: "string", minLength: 1, maxLength: 200 } } }, BuildInfo: { description: "One side's build.", type: "object", additionalProperties: !1, required: ["key", "cached", "durationMs", "fingerprints"], properties: { key: { description: "Content address of the build.", type: "string", minLength: 1, maxLength: 200 }, cached: { description: "Whether it was built before.", type: "boolean" }, durationMs: { description: "How long it took, in milliseconds.", type: "number", minimum: 0, exclusiveMaximum: 9007199254740992 }, fingerprints: { description: "Workload fingerprints, one a benchmark.", type: "array", maxItems: 1e3, items: { $ref: "#/$defs/BenchmarkFingerprint" } } } }, SystemBuilt: { description: "The system was built.", type: "object", additionalProperties: !1, required: ["kind"], properties: { kind: { description: "built.", const: "built" }, baseline: { description: "The baseline's build; absent where the system is new.", $ref: "#/$defs/BuildInfo" }, candidate: { description: "The candidate's build; absent where the system is gone.", $ref: "#/$defs/BuildInfo" }, harnessChange: { description: "How a change of the harness was declared, where it was.", type: "string", minLength: 0, maxLength: 2e3 } } }, SystemNotMeasurable: { description: "The system could not be made ready.", type: "object", additionalProperties: !1, required: ["kind", "stage", "failure"], properties: { kind: { description: "not-measurable.", const: "not-measurable" }, stage: { description: "Where it failed.", enum: ["source", "tools", "setup", "build", "prepare"] }, side: { description: "Whose stage failed; absent: both share it.", $ref: "#/$defs/Side" }, failure: { description: "Why.", $ref: "#/$defs/Failure" } } }, SystemRecord: { description: "What became of a system before measuring.", type: "object", additionalProperties: !1, required: ["id", "state"], properties: { id: { description: "Id of the system.", $ref: "#/$defs/Id" }, state: { description: "Built, or why it is not measurable.", type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ $ref: "#/$defs/SystemBuilt" }, { $ref: "#/$defs/SystemNotMeasurable" }] } } }, HostReading: { description: "What the host looked like during a trial; absent where it can't be read.", type: "object", additionalProperties: !1, required: [], properties: { load1: { description: "Load average over a minute.", type: "number", minimum: 0, maximum: 1e6 }, stealShare: { description: "Share of CPU time that the hypervisor took.", $ref: "#/$defs/Share" }, cpuPressureShare: { description: "Share of the trial's time in which some task waited for a CPU.", $ref: "#/$defs/Share" }, cpuMhz: { description: "CPU frequency in MHz.", type: "number", minimum: 0, maximum: 1e6 } } }, HarnessInfo: { description: "What the harness says of itself.", type: "object", additionalProperties: !1, required: ["name", "version"], properties: { name: { description: "Name of the harness.", type: "string", minLength: 1, maxLength: 200 }, version: { description: "Version of the harness.", type: "string", minLength: 1, maxLength: 100 }, timerFloorNs: { description: "Median of an empty pair of clock reads, in nanoseconds.", type: "number", minimum: 0, exclusiveMaximum: 9007199254740992 }, workload: { description: "A fingerprint of the work that the harness adds to the gate's own.", type: "string", minLength: 1, maxLength: 200 }, operations: { description: "Operations measured.", type: "integer", minimum: 0, maximum: 9007199254740991 }, checksum: { description: "Over what the operations returned.", type: "string", minLength: 1, maxLength: 200 } } }, SampleSeries: { description: "The observations of one metric of one scenario in one trial.", type: "object", additionalProperties: !1, required: ["scenario", "metric", "unit", "better", "outcome", "batch", "warmup", "labels", "values"], properties: { scenario: { description: "The scenario.", $ref: "#/$defs/Id" }, metric: { description: "The metric.", $ref: "#/$defs/MetricId" }, unit: { $ref: "#/$defs/Unit" }, better: { $ref: "#/$defs/Better" }, phase: { description: "A named part of the latency.", $ref: "#/$defs/MetricId" }, outcome: { description: "How the operations ended. Only ok is gated.", $ref: "#/$defs/MetricId" }, batch: { description: "Each value is the time of so many operations divided by so many.", type: "integer", minimum: 1, maximum: 9007199254740991 }, warmup: { description: "Kept apart and never judged.", type: "boolean" }, labels: { $ref: "#/$defs/Labels" }, values: { description: "In measured order; fractions only where batch is above 1.", type: "array", items: { type: "number", minimum: 0, exclusiveMaximum: 9007199254740992 } } } }, TrialValue: { description: "One number of one trial.", type: "object", additionalProperties: !1, required: ["metric", "unit", "better", "labels", "value"], properties: { scenario: { description: "Absent: of the whole benchmark.", $ref: "#/$defs/Id" }, metric: { description: "The metric.", $ref: "#/$defs/MetricId" }, unit: { $ref: "#/$defs/Unit" }, better: { $ref: "#/$defs/Better" }, phase: { description: "A named part of the latency.", $ref: "#/$defs/MetricId" }, labels: { $ref: "#/$defs/Labels" }, value: { description: "The number.", type: "number", minimum: 0, exclusiveMaximum: 9007199254740992 } } }, TrialError: { description: "Operations that failed.", type: "object", additionalProperties: !1, required: ["kind", "count"], properties: { scenario: { description: "Absent: of the whole benchmark.", $ref: "#/$defs/Id" }, kind: { description: "What went wrong, as an id.", $ref: "#/$defs/MetricId" }, count: { description: "How many operations it happened to.", type: "integer", minimum: 1, maximum: 9007199254740991 }, message: { description: "One of the messages.", type: "string", minLength: 0, maxLength: 2e3 } } }, HarnessCaveat: { description: "A caveat that the harness declares.", type: "object", additionalProperties: !1, required: ["code", "message"], properties: { scenario: { description: "Absent: of the whole benchmark.", $ref: "#/$defs/Id" }, code: { description: "Id of the caveat.", $ref: "#/$defs/MetricId" }, message: { description: "For people.", type: "string", minLength: 1, maxLength: 2e3 } } }, TrialOk: { description: "The trial was measured.", type: "object", additionalProperties: !1, required: ["kind", "harness", "series", "values", "errors", "caveats"], properties: { kind: { description: "ok.", const: "ok" }, harness: { description: "Who measured.", $ref: "#/$defs/HarnessInfo" }, series: { description: "Distributions.", type: "array", maxItems: 1e5, items: { $ref: "#/$defs/SampleSeries" } }, values: { description: "Single numbers.", type: "array", maxItems: 1e5, items: { $ref: "#/$defs/TrialValue" } }, errors: { description: "Operations that failed.", type: "array", maxItems: 1e5, items: { $ref: "#/$defs/TrialError" } }, caveats: { description: "The harness's own caveats.", type: "array", maxItems: 1e4, items: { $ref: "#/$defs/HarnessCaveat" } } } }, TrialFailed: { description: "The trial could not be measured.", type: "object", additionalProperties: !1, required: ["kind", "failure"], properties: { kind: { description: "failed.", const: "failed" }, failure: { description: "Why.", $ref: "#/$defs/Failure" } } }, Trial: { description: "One side of one benchmark in one round.", type: "object", additionalProperties: !1, required: ["system", "benchmark", "side", "round", "slot", "startedAtMs", "durationMs", "host", "outcome"], properties: { system: { description: "The system.", $ref: "#/$defs/Id" }, benchmark: { description: "The benchmark.", $ref: "#/$defs/Id" }, side: { $ref: "#/$defs/Side" }, round: { description: "0-based; warm-up rounds are not kept.", type: "integer", minimum: 0, maximum: 999 }, slot: { description: "Position in time within the quad, 0 to 3.", type: "integer", minimum: 0, maximum: 3 }, startedAtMs: { description: "Since the start of the run, in milliseconds.", type: "number", minimum: 0, exclusiveMaximum: 9007199254740992 }, durationMs: { description: "How long the trial took, in milliseconds.", type: "number", minimum: 0, exclusiveMaximum: 9007199254740992 }, host: { description: "What the host looked like.", $ref: "#/$defs/HostReading" }, outcome: { description: "What was measured, or why nothing was.", type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ $ref: "#/$defs/TrialOk" }, { $ref: "#/$defs/TrialFailed" }] } } }, ShardInfo: { title: "ShardInfo", description: "One machine of a run that was dealt out over several.", type: "object", additionalProperties: !1, required: ["index", "count", "host"], properties: { index: { description: "Number of the shard, from 1.", type: "integer", minimum: 1, maximum: 256 }, count: { description: "How many shards the run has.", type: "integer", minimum: 1, maximum: 256 }, host: { $ref: "#/$defs/HostInfo" } } } } }, func1 = Object.prototype.hasOwnProperty, schema20 = { description: "The run that measured.", type: "object", additionalProperties: !1, required: ["id", "gateVersion", "startedAt", "durationMs", "stop"], properties: { id: { description: "Id of the run.", type: "string", minLength: 1, maxLength: 100 }, gateVersion: { description: "Version of latency-gate.", type: "string", minLength: 1, maxLength: 100 }, startedAt: { description: "When the run started, RFC 3339 in UTC.", type: "string", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?Z$" }, durationMs: { description: "How long it took, in milliseconds.", type: "number", minimum: 0, exclusiveMaximum: 9007199254740992 }, stop: { description: "Why measuring stopped.", enum: ["decided", "rounds", "time-budget", "interrupted"] }, shards: { description: "The machines of a run that was dealt out over several; absent where one machine measured everything.", type: "array", minItems: 1, maxItems: 256, items: { $ref: "#/$defs/ShardInfo" } } } }, func2 = require_ucs2length().default, pattern3 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?Z$", "u");
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.fingerprint === void 0 && (missing0 = "fingerprint") || data.cpuModel === void 0 && (missing0 = "cpuModel") || data.cpuCount === void 0 && (missing0 = "cpuCount") || data.kernel === void 0 && (missing0 = "kernel") || data.memoryBytes === void 0 && (missing0 = "memoryBytes"))
        return validate55.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "fingerprint" || key0 === "cpuModel" || key0 === "cpuCount" || key0 === "kernel" || key0 === "governor" || key0 === "image" || key0 === "memoryBytes" || key0 === "virtualization")) {
            return validate55.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.fingerprint !== void 0) {
            let data0 = data.fingerprint, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (func2(data0) > 200)
                  return validate55.errors = [{ instancePath: instancePath + "/fingerprint", schemaPath: "#/properties/fingerprint/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                if (func2(data0) < 1)
                  return validate55.errors = [{ instancePath: instancePath + "/fingerprint", schemaPath: "#/properties/fingerprint/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
              } else
                return validate55.errors = [{ instancePath: instancePath + "/fingerprint", schemaPath: "#/properties/fingerprint/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.cpuModel !== void 0) {
              let data1 = data.cpuModel, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (func2(data1) > 200)
                    return validate55.errors = [{ instancePath: instancePath + "/cpuModel", schemaPath: "#/properties/cpuModel/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                  if (func2(data1) < 0)
                    return validate55.errors = [{ instancePath: instancePath + "/cpuModel", schemaPath: "#/properties/cpuModel/minLength", keyword: "minLength", params: { limit: 0 }, message: "must NOT have fewer than 0 characters" }], !1;
                } else
                  return validate55.errors = [{ instancePath: instancePath + "/cpuModel", schemaPath: "#/properties/cpuModel/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.cpuCount !== void 0) {
                let data2 = data.cpuCount, _errs6 = errors;
                if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                  return validate55.errors = [{ instancePath: instancePath + "/cpuCount", schemaPath: "#/properties/cpuCount/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                if (errors === _errs6 && typeof data2 == "number" && isFinite(data2)) {
                  if (data2 > 1e5 || isNaN(data2))
                    return validate55.errors = [{ instancePath: instancePath + "/cpuCount", schemaPath: "#/properties/cpuCount/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, message: "must be <= 100000" }], !1;
                  if (data2 < 0 || isNaN(data2))
                    return validate55.errors = [{ instancePath: instancePath + "/cpuCount", schemaPath: "#/properties/cpuCount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                }
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.kernel !== void 0) {
                  let data3 = data.kernel, _errs8 = errors;
                  if (errors === _errs8)
                    if (typeof data3 == "string") {
                      if (func2(data3) > 500)
                        return validate55.errors = [{ instancePath: instancePath + "/kernel", schemaPath: "#/properties/kernel/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" }], !1;
                      if (func2(data3) < 0)
                        return validate55.errors = [{ instancePath: instancePath + "/kernel", schemaPath: "#/properties/kernel/minLength", keyword: "minLength", params: { limit: 0 }, message: "must NOT have fewer than 0 characters" }], !1;
                    } else
                      return validate55.errors = [{ instancePath: instancePath + "/kernel", schemaPath: "#/properties/kernel/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.governor !== void 0) {
                    let data4 = data.governor, _errs10 = errors;
                    if (errors === _errs10)
                      if (typeof data4 == "string") {
                        if (func2(data4) > 100)
                          return validate55.errors = [{ instancePath: instancePath + "/governor", schemaPath: "#/properties/governor/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }], !1;
                        if (func2(data4) < 0)
                          return validate55.errors = [{ instancePath: instancePath + "/governor", schemaPath: "#/properties/governor/minLength", keyword: "minLength", params: { limit: 0 }, message: "must NOT have fewer than 0 characters" }], !1;
                      } else
                        return validate55.errors = [{ instancePath: instancePath + "/governor", schemaPath: "#/properties/governor/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.image !== void 0) {
                      let data5 = data.image, _errs12 = errors;
                      if (errors === _errs12)
                        if (typeof data5 == "string") {
                          if (func2(data5) > 200)
                            return validate55.errors = [{ instancePath: instancePath + "/image", schemaPath: "#/properties/image/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                          if (func2(data5) < 0)
                            return validate55.errors = [{ instancePath: instancePath + "/image", schemaPath: "#/properties/image/minLength", keyword: "minLength", params: { limit: 0 }, message: "must NOT have fewer than 0 characters" }], !1;
                        } else
                          return validate55.errors = [{ instancePath: instancePath + "/image", schemaPath: "#/properties/image/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.memoryBytes !== void 0) {
                        let data6 = data.memoryBytes, _errs14 = errors;
                        if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)))
                          return validate55.errors = [{ instancePath: instancePath + "/memoryBytes", schemaPath: "#/properties/memoryBytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                        if (errors === _errs14 && typeof data6 == "number" && isFinite(data6)) {
                          if (data6 > 9007199254740991 || isNaN(data6))
                            return validate55.errors = [{ instancePath: instancePath + "/memoryBytes", schemaPath: "#/properties/memoryBytes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }], !1;
                          if (data6 < 0 || isNaN(data6))
                            return validate55.errors = [{ instancePath: instancePath + "/memoryBytes", schemaPath: "#/properties/memoryBytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                        }
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0)
                        if (data.virtualization !== void 0) {
                          let data7 = data.virtualization, _errs16 = errors;
                          if (errors === _errs16)
                            if (typeof data7 == "string") {
                              if (func2(data7) > 100)
                                return validate55.errors = [{ instancePath: instancePath + "/virtualization", schemaPath: "#/properties/virtualization/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }], !1;
                              if (func2(data7) < 0)
                                return validate55.errors = [{ instancePath: instancePath + "/virtualization", schemaPath: "#/properties/virtualization/minLength", keyword: "minLength", params: { limit: 0 }, message: "must NOT have fewer than 0 characters" }], !1;
                            } else
                              return validate55.errors = [{ instancePath: instancePath + "/virtualization", schemaPath: "#/properties/virtualization/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
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
      return validate55.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate55.errors = vErrors, errors === 0;
}
validate55.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate54.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.index === void 0 && (missing0 = "index") || data.count === void 0 && (missing0 = "count") || data.host === void 0 && (missing0 = "host"))
        return validate54.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "index" || key0 === "count" || key0 === "host")) {
            return validate54.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.index !== void 0) {
            let data0 = data.index, _errs2 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
              return validate54.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/properties/index/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
            if (errors === _errs2 && typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 256 || isNaN(data0))
                return validate54.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/properties/index/maximum", keyword: "maximum", params: { comparison: "<=", limit: 256 }, message: "must be <= 256" }], !1;
              if (data0 < 1 || isNaN(data0))
                return validate54.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/properties/index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
            }
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.count !== void 0) {
              let data1 = data.count, _errs4 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
                return validate54.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              if (errors === _errs4 && typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 256 || isNaN(data1))
                  return validate54.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 256 }, message: "must be <= 256" }], !1;
                if (data1 < 1 || isNaN(data1))
                  return validate54.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
              }
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.host !== void 0) {
                let _errs6 = errors;
                validate55(data.host, { instancePath: instancePath + "/host", parentData: data, parentDataProperty: "host", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length);
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate54.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate54.errors = vErrors, errors === 0;
}
validate54.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate53.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.gateVersion === void 0 && (missing0 = "gateVersion") || data.startedAt === void 0 && (missing0 = "startedAt") || data.durationMs === void 0 && (missing0 = "durationMs") || data.stop === void 0 && (missing0 = "stop"))
        return validate53.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "gateVersion" || key0 === "startedAt" || key0 === "durationMs" || key0 === "stop" || key0 === "shards")) {
            return validate53.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (func2(data0) > 100)
                  return validate53.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }], !1;
                if (func2(data0) < 1)
                  return validate53.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
              } else
                return validate53.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.gateVersion !== void 0) {
              let data1 = data.gateVersion, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (func2(data1) > 100)
                    return validate53.errors = [{ instancePath: instancePath + "/gateVersion", schemaPath: "#/properties/gateVersion/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }], !1;
                  if (func2(data1) < 1)
                    return validate53.errors = [{ instancePath: instancePath + "/gateVersion", schemaPath: "#/properties/gateVersion/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                } else
                  return validate53.errors = [{ instancePath: instancePath + "/gateVersion", schemaPath: "#/properties/gateVersion/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.startedAt !== void 0) {
                let data2 = data.startedAt, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (!pattern3.test(data2))
                      return validate53.errors = [{ instancePath: instancePath + "/startedAt", schemaPath: "#/properties/startedAt/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?Z$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?Z$"' }], !1;
                  } else
                    return validate53.errors = [{ instancePath: instancePath + "/startedAt", schemaPath: "#/properties/startedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.durationMs !== void 0) {
                  let data3 = data.durationMs, _errs8 = errors;
                  if (errors === _errs8)
                    if (typeof data3 == "number" && isFinite(data3)) {
                      if (data3 < 0 || isNaN(data3))
                        return validate53.errors = [{ instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                      if (data3 >= 9007199254740992 || isNaN(data3))
                        return validate53.errors = [{ instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/exclusiveMaximum", keyword: "exclusiveMaximum", params: { comparison: "<", limit: 9007199254740992 }, message: "must be < 9007199254740992" }], !1;
                    } else
                      return validate53.errors = [{ instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.stop !== void 0) {
                    let data4 = data.stop, _errs10 = errors;
                    if (!(data4 === "decided" || data4 === "rounds" || data4 === "time-budget" || data4 === "interrupted"))
                      return validate53.errors = [{ instancePath: instancePath + "/stop", schemaPath: "#/properties/stop/enum", keyword: "enum", params: { allowedValues: schema20.properties.stop.enum }, message: "must be equal to one of the allowed values" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.shards !== void 0) {
                      let data5 = data.shards, _errs11 = errors;
                      if (errors === _errs11)
                        if (Array.isArray(data5)) {
                          if (data5.length > 256)
                            return validate53.errors = [{ instancePath: instancePath + "/shards", schemaPath: "#/properties/shards/maxItems", keyword: "maxItems", params: { limit: 256 }, message: "must NOT have more than 256 items" }], !1;
                          if (data5.length < 1)
                            return validate53.errors = [{ instancePath: instancePath + "/shards", schemaPath: "#/properties/shards/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }], !1;
                          {
                            var valid1 = !0;
                            let len0 = data5.length;
                            for (let i0 = 0; i0 < len0; i0++) {
                              let _errs13 = errors;
                              validate54(data5[i0], { instancePath: instancePath + "/shards/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length);
                              var valid1 = _errs13 === errors;
                              if (!valid1)
                                break;
                            }
                          }
                        } else
                          return validate53.errors = [{ instancePath: instancePath + "/shards", schemaPath: "#/properties/shards/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
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
      return validate53.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate53.errors = vErrors, errors === 0;
}
validate53.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var pattern4 = new RegExp("^([0-9a-f]{40}|[0-9a-f]{64})$", "u");
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate60.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ref === void 0 && (missing0 = "ref") || data.dirty === void 0 && (missing0 = "dirty"))
        return validate60.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "commit" || key0 === "ref" || key0 === "dirty")) {
            return validate60.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.commit !== void 0) {
            let data0 = data.commit, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (!pattern4.test(data0))
                  return validate60.errors = [{ instancePath: instancePath + "/commit", schemaPath: "#/properties/commit/pattern", keyword: "pattern", params: { pattern: "^([0-9a-f]{40}|[0-9a-f]{64})$" }, message: 'must match pattern "^([0-9a-f]{40}|[0-9a-f]{64})$"' }], !1;
              } else
                return validate60.errors = [{ instancePath: instancePath + "/commit", schemaPath: "#/properties/commit/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.ref !== void 0) {
              let data1 = data.ref, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (func2(data1) > 1e3)
                    return validate60.errors = [{ instancePath: instancePath + "/ref", schemaPath: "#/properties/ref/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
                  if (func2(data1) < 1)
                    return validate60.errors = [{ instancePath: instancePath + "/ref", schemaPath: "#/properties/ref/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                } else
                  return validate60.errors = [{ instancePath: instancePath + "/ref", schemaPath: "#/properties/ref/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.dirty !== void 0) {
                let _errs6 = errors;
                if (typeof data.dirty != "boolean")
                  return validate60.errors = [{ instancePath: instancePath + "/dirty", schemaPath: "#/properties/dirty/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate60.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate60.errors = vErrors, errors === 0;
}
validate60.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema24 = { description: "Everything that is decided before the first trial.", type: "object", additionalProperties: !1, required: ["seed", "quick", "looks", "warmupRounds", "timeBudgetMs", "alpha", "beta", "inconclusive", "metricsPlanned", "policyFrom", "policyChanges", "systems", "notMeasured"], properties: { seed: { description: "32 hex digits; all orders are drawn from it.", type: "string", pattern: "^[0-9a-f]{32}$" }, quick: { description: "Whether this is a --quick run.", type: "boolean" }, looks: { description: "Rounds at which verdicts are looked for: ascending and even.", type: "array", maxItems: 20, items: { type: "integer", minimum: 2, maximum: 1e3 }, minItems: 1, uniqueItems: !0 }, warmupRounds: { description: "Rounds that are measured first and thrown away.", type: "integer", minimum: 0, maximum: 10 }, timeBudgetMs: { description: "Time for measuring, in milliseconds.", type: "number", minimum: 0, exclusiveMaximum: 9007199254740992 }, alpha: { description: "Probability of any false regression in a run.", $ref: "#/$defs/Share" }, beta: { description: "Level of the bounds against the tolerance.", $ref: "#/$defs/Share" }, inconclusive: { description: "Whether an inconclusive metric passes or fails.", enum: ["pass", "fail"] }, metricsPlanned: { description: "Gated metrics of the whole run, over all shards.", type: "integer", minimum: 0, maximum: 1e9 }, policyFrom: { description: "Whose policy is in force.", $ref: "#/$defs/Side" }, policyChanges: { description: "Differences between the policies.", type: "array", maxItems: 1e4, items: { $ref: "#/$defs/PolicyChange" } }, systems: { description: "The systems.", type: "array", maxItems: 1e3, items: { $ref: "#/$defs/PlannedSystem" } }, notMeasured: { description: "What is declared and not measured.", type: "array", maxItems: 1e6, items: { $ref: "#/$defs/NotMeasured" } } } }, pattern5 = new RegExp("^[0-9a-f]{32}$", "u");
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate64.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (typeof data == "number" && isFinite(data)) {
      if (data > 1 || isNaN(data))
        return validate64.errors = [{ instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }], !1;
      if (data < 0 || isNaN(data))
        return validate64.errors = [{ instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
    } else
      return validate64.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
  return validate64.errors = vErrors, errors === 0;
}
validate64.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema26 = { description: "Baseline or candidate.", enum: ["baseline", "candidate"] };
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate67.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data === "baseline" || data === "candidate" ? (validate67.errors = vErrors, errors === 0) : (validate67.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema26.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate67.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate69.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.pointer === void 0 && (missing0 = "pointer") || data.file === void 0 && (missing0 = "file"))
        return validate69.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "pointer" || key0 === "file" || key0 === "baseline" || key0 === "candidate")) {
            return validate69.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.pointer !== void 0) {
            let data0 = data.pointer, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (func2(data0) > 2e3)
                  return validate69.errors = [{ instancePath: instancePath + "/pointer", schemaPath: "#/properties/pointer/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" }], !1;
                if (func2(data0) < 0)
                  return validate69.errors = [{ instancePath: instancePath + "/pointer", schemaPath: "#/properties/pointer/minLength", keyword: "minLength", params: { limit: 0 }, message: "must NOT have fewer than 0 characters" }], !1;
              } else
                return validate69.errors = [{ instancePath: instancePath + "/pointer", schemaPath: "#/properties/pointer/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.file !== void 0) {
              let data1 = data.file, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (func2(data1) > 4096)
                    return validate69.errors = [{ instancePath: instancePath + "/file", schemaPath: "#/properties/file/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" }], !1;
                  if (func2(data1) < 1)
                    return validate69.errors = [{ instancePath: instancePath + "/file", schemaPath: "#/properties/file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                } else
                  return validate69.errors = [{ instancePath: instancePath + "/file", schemaPath: "#/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.baseline !== void 0) {
                let data2 = data.baseline, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (func2(data2) > 1e4)
                      return validate69.errors = [{ instancePath: instancePath + "/baseline", schemaPath: "#/properties/baseline/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" }], !1;
                    if (func2(data2) < 0)
                      return validate69.errors = [{ instancePath: instancePath + "/baseline", schemaPath: "#/properties/baseline/minLength", keyword: "minLength", params: { limit: 0 }, message: "must NOT have fewer than 0 characters" }], !1;
                  } else
                    return validate69.errors = [{ instancePath: instancePath + "/baseline", schemaPath: "#/properties/baseline/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.candidate !== void 0) {
                  let data3 = data.candidate, _errs8 = errors;
                  if (errors === _errs8)
                    if (typeof data3 == "string") {
                      if (func2(data3) > 1e4)
                        return validate69.errors = [{ instancePath: instancePath + "/candidate", schemaPath: "#/properties/candidate/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" }], !1;
                      if (func2(data3) < 0)
                        return validate69.errors = [{ instancePath: instancePath + "/candidate", schemaPath: "#/properties/candidate/minLength", keyword: "minLength", params: { limit: 0 }, message: "must NOT have fewer than 0 characters" }], !1;
                    } else
                      return validate69.errors = [{ instancePath: instancePath + "/candidate", schemaPath: "#/properties/candidate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate69.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate69.errors = vErrors, errors === 0;
}
validate69.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var pattern6 = new RegExp("^[a-z0-9][a-z0-9.-]*$", "u");
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate72.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (typeof data == "string") {
      if (func2(data) > 80)
        return validate72.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" }], !1;
      if (!pattern6.test(data))
        return validate72.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9][a-z0-9.-]*$" }, message: 'must match pattern "^[a-z0-9][a-z0-9.-]*$"' }], !1;
    } else
      return validate72.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
  return validate72.errors = vErrors, errors === 0;
}
validate72.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate74.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (typeof data == "string") {
      if (func2(data) > 200)
        return validate74.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
      if (func2(data) < 1)
        return validate74.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
    } else
      return validate74.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
  return validate74.errors = vErrors, errors === 0;
}
validate74.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema31 = { description: "On which sides it is declared.", enum: ["both", "added", "missing"] };
function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate76.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data === "both" || data === "added" || data === "missing" ? (validate76.errors = vErrors, errors === 0) : (validate76.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema31.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate76.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema32 = { description: "One process that is started once per trial.", type: "object", additionalProperties: !1, required: ["id", "kind", "role", "presence", "timeoutMs", "launches", "scenarios", "metrics", "invariants", "arrangements"], properties: { id: { description: "Id of the benchmark.", $ref: "#/$defs/Id" }, title: { $ref: "#/$defs/Title" }, kind: { description: "A harness that reports events, or a whole command that hyperfine times.", enum: ["harness", "command"] }, role: { description: "gate: both sides; study: the candidate only.", enum: ["gate", "study"] }, presence: { $ref: "#/$defs/Presence" }, timeoutMs: { description: "Limit of one trial, in milliseconds.", type: "number", minimum: 0, exclusiveMaximum: 9007199254740992 }, launches: { description: "Launches a trial; 0 for a harness.", type: "integer", minimum: 0, maximum: 1e4 }, looks: { description: "Looks of its own, where they are not the plan's: rounds, even, ascending; the last is the most rounds.", type: "array", minItems: 1, maxItems: 20, items: { type: "integer", minimum: 2, maximum: 1e3 }, uniqueItems: !0 }, scenarios: { description: "Scenarios in order of declaration.", type: "array", maxItems: 1e4, items: { $ref: "#/$defs/PlannedScenario" } }, metrics: { description: "What is judged.", type: "array", maxItems: 2e5, items: { $ref: "#/$defs/PlannedMetric" } }, invariants: { description: "What must hold.", type: "array", maxItems: 1e5, items: { $ref: "#/$defs/PlannedInvariant" } }, arrangements: { description: "Order in time of each quad's four trials, B of the baseline and C of the candidate; rounds 2k and 2k+1 are quad k.", type: "array", maxItems: 500, items: { enum: ["BBCC", "BCBC", "BCCB", "CBBC", "CBCB", "CCBB"] } } } };
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate86.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0 && !(data && typeof data == "object" && !Array.isArray(data)) ? (validate86.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1) : (validate86.errors = vErrors, errors === 0);
}
validate86.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate82.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.presence === void 0 && (missing0 = "presence") || data.parameters === void 0 && (missing0 = "parameters") || data.warmupOperations === void 0 && (missing0 = "warmupOperations"))
        return validate82.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "title" || key0 === "presence" || key0 === "parameters" || key0 === "samples" || key0 === "warmupOperations")) {
            return validate82.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let _errs2 = errors;
            validate72(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.title !== void 0) {
              let _errs3 = errors;
              validate74(data.title, { instancePath: instancePath + "/title", parentData: data, parentDataProperty: "title", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.presence !== void 0) {
                let _errs4 = errors;
                validate76(data.presence, { instancePath: instancePath + "/presence", parentData: data, parentDataProperty: "presence", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.parameters !== void 0) {
                  let _errs5 = errors;
                  validate86(data.parameters, { instancePath: instancePath + "/parameters", parentData: data, parentDataProperty: "parameters", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors), errors = vErrors.length);
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.samples !== void 0) {
                    let data4 = data.samples, _errs6 = errors;
                    if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)))
                      return validate82.errors = [{ instancePath: instancePath + "/samples", schemaPath: "#/properties/samples/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                    if (errors === _errs6 && typeof data4 == "number" && isFinite(data4)) {
                      if (data4 > 1e8 || isNaN(data4))
                        return validate82.errors = [{ instancePath: instancePath + "/samples", schemaPath: "#/properties/samples/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e8 }, message: "must be <= 100000000" }], !1;
                      if (data4 < 0 || isNaN(data4))
                        return validate82.errors = [{ instancePath: instancePath + "/samples", schemaPath: "#/properties/samples/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                    }
                    var valid0 = _errs6 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.warmupOperations !== void 0) {
                      let data5 = data.warmupOperations, _errs8 = errors;
                      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
                        return validate82.errors = [{ instancePath: instancePath + "/warmupOperations", schemaPath: "#/properties/warmupOperations/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                      if (errors === _errs8 && typeof data5 == "number" && isFinite(data5)) {
                        if (data5 > 1e9 || isNaN(data5))
                          return validate82.errors = [{ instancePath: instancePath + "/warmupOperations", schemaPath: "#/properties/warmupOperations/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e9 }, message: "must be <= 1000000000" }], !1;
                        if (data5 < 0 || isNaN(data5))
                          return validate82.errors = [{ instancePath: instancePath + "/warmupOperations", schemaPath: "#/properties/warmupOperations/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                      }
                      var valid0 = _errs8 === errors;
                    } else
                      var valid0 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return validate82.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate82.errors = vErrors, errors === 0;
}
validate82.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var pattern7 = new RegExp("^[a-z0-9-]+$", "u");
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate91.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (typeof data == "string") {
      if (func2(data) > 80)
        return validate91.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" }], !1;
      if (!pattern7.test(data))
        return validate91.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9-]+$" }, message: 'must match pattern "^[a-z0-9-]+$"' }], !1;
    } else
      return validate91.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
  return validate91.errors = vErrors, errors === 0;
}
validate91.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var pattern8 = new RegExp("^(p[0-9]{1,2}(\\.[0-9]{1,3})?|mean|value)$", "u");
function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate93.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (typeof data == "string") {
      if (!pattern8.test(data))
        return validate93.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(p[0-9]{1,2}(\\.[0-9]{1,3})?|mean|value)$" }, message: 'must match pattern "^(p[0-9]{1,2}(\\.[0-9]{1,3})?|mean|value)$"' }], !1;
    } else
      return validate93.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
  return validate93.errors = vErrors, errors === 0;
}
validate93.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate95(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate95.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length < 1)
        return validate95.errors = [{ instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "min" || key0 === "max")) {
            return validate95.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.min !== void 0) {
            let data0 = data.min, _errs2 = errors;
            if (!(typeof data0 == "number" && isFinite(data0)))
              return validate95.errors = [{ instancePath: instancePath + "/min", schemaPath: "#/properties/min/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.max !== void 0) {
              let data1 = data.max, _errs4 = errors;
              if (!(typeof data1 == "number" && isFinite(data1)))
                return validate95.errors = [{ instancePath: instancePath + "/max", schemaPath: "#/properties/max/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate95.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate95.errors = vErrors, errors === 0;
}
validate95.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate89(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate89.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.metric === void 0 && (missing0 = "metric") || data.statistic === void 0 && (missing0 = "statistic") || data.gated === void 0 && (missing0 = "gated") || data.tolerance === void 0 && (missing0 = "tolerance") || data.floor === void 0 && (missing0 = "floor") || data.exact === void 0 && (missing0 = "exact"))
        return validate89.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "scenario" || key0 === "metric" || key0 === "statistic" || key0 === "gated" || key0 === "tolerance" || key0 === "floor" || key0 === "budget" || key0 === "exact")) {
            return validate89.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.scenario !== void 0) {
            let _errs2 = errors;
            validate72(data.scenario, { instancePath: instancePath + "/scenario", parentData: data, parentDataProperty: "scenario", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.metric !== void 0) {
              let _errs3 = errors;
              validate91(data.metric, { instancePath: instancePath + "/metric", parentData: data, parentDataProperty: "metric", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.statistic !== void 0) {
                let _errs4 = errors;
                validate93(data.statistic, { instancePath: instancePath + "/statistic", parentData: data, parentDataProperty: "statistic", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.gated !== void 0) {
                  let _errs5 = errors;
                  if (typeof data.gated != "boolean")
                    return validate89.errors = [{ instancePath: instancePath + "/gated", schemaPath: "#/properties/gated/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.tolerance !== void 0) {
                    let data4 = data.tolerance, _errs7 = errors;
                    if (errors === _errs7)
                      if (typeof data4 == "number" && isFinite(data4)) {
                        if (data4 > 1e3 || isNaN(data4))
                          return validate89.errors = [{ instancePath: instancePath + "/tolerance", schemaPath: "#/properties/tolerance/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000" }], !1;
                        if (data4 < 0 || isNaN(data4))
                          return validate89.errors = [{ instancePath: instancePath + "/tolerance", schemaPath: "#/properties/tolerance/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                      } else
                        return validate89.errors = [{ instancePath: instancePath + "/tolerance", schemaPath: "#/properties/tolerance/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                    var valid0 = _errs7 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.floor !== void 0) {
                      let data5 = data.floor, _errs9 = errors;
                      if (errors === _errs9)
                        if (typeof data5 == "number" && isFinite(data5)) {
                          if (data5 < 0 || isNaN(data5))
                            return validate89.errors = [{ instancePath: instancePath + "/floor", schemaPath: "#/properties/floor/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                          if (data5 >= 9007199254740992 || isNaN(data5))
                            return validate89.errors = [{ instancePath: instancePath + "/floor", schemaPath: "#/properties/floor/exclusiveMaximum", keyword: "exclusiveMaximum", params: { comparison: "<", limit: 9007199254740992 }, message: "must be < 9007199254740992" }], !1;
                        } else
                          return validate89.errors = [{ instancePath: instancePath + "/floor", schemaPath: "#/properties/floor/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                      var valid0 = _errs9 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.budget !== void 0) {
                        let _errs11 = errors;
                        validate95(data.budget, { instancePath: instancePath + "/budget", parentData: data, parentDataProperty: "budget", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors), errors = vErrors.length);
                        var valid0 = _errs11 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0)
                        if (data.exact !== void 0) {
                          let _errs12 = errors;
                          if (typeof data.exact != "boolean")
                            return validate89.errors = [{ instancePath: instancePath + "/exact", schemaPath: "#/properties/exact/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
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
      }
    } else
      return validate89.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate89.errors = vErrors, errors === 0;
}
validate89.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate98(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate98.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.metric === void 0 && (missing0 = "metric") || data.limits === void 0 && (missing0 = "limits"))
        return validate98.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "scenario" || key0 === "metric" || key0 === "limits")) {
            return validate98.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.scenario !== void 0) {
            let _errs2 = errors;
            validate72(data.scenario, { instancePath: instancePath + "/scenario", parentData: data, parentDataProperty: "scenario", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.metric !== void 0) {
              let _errs3 = errors;
              validate91(data.metric, { instancePath: instancePath + "/metric", parentData: data, parentDataProperty: "metric", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.limits !== void 0) {
                let _errs4 = errors;
                validate95(data.limits, { instancePath: instancePath + "/limits", parentData: data, parentDataProperty: "limits", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors), errors = vErrors.length);
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
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate78.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.kind === void 0 && (missing0 = "kind") || data.role === void 0 && (missing0 = "role") || data.presence === void 0 && (missing0 = "presence") || data.timeoutMs === void 0 && (missing0 = "timeoutMs") || data.launches === void 0 && (missing0 = "launches") || data.scenarios === void 0 && (missing0 = "scenarios") || data.metrics === void 0 && (missing0 = "metrics") || data.invariants === void 0 && (missing0 = "invariants") || data.arrangements === void 0 && (missing0 = "arrangements"))
        return validate78.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func1.call(schema32.properties, key0)) {
            return validate78.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let _errs2 = errors;
            validate72(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.title !== void 0) {
              let _errs3 = errors;
              validate74(data.title, { instancePath: instancePath + "/title", parentData: data, parentDataProperty: "title", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.kind !== void 0) {
                let data2 = data.kind, _errs4 = errors;
                if (!(data2 === "harness" || data2 === "command"))
                  return validate78.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema32.properties.kind.enum }, message: "must be equal to one of the allowed values" }], !1;
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.role !== void 0) {
                  let data3 = data.role, _errs5 = errors;
                  if (!(data3 === "gate" || data3 === "study"))
                    return validate78.errors = [{ instancePath: instancePath + "/role", schemaPath: "#/properties/role/enum", keyword: "enum", params: { allowedValues: schema32.properties.role.enum }, message: "must be equal to one of the allowed values" }], !1;
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.presence !== void 0) {
                    let _errs6 = errors;
                    validate76(data.presence, { instancePath: instancePath + "/presence", parentData: data, parentDataProperty: "presence", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors), errors = vErrors.length);
                    var valid0 = _errs6 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.timeoutMs !== void 0) {
                      let data5 = data.timeoutMs, _errs7 = errors;
                      if (errors === _errs7)
                        if (typeof data5 == "number" && isFinite(data5)) {
                          if (data5 < 0 || isNaN(data5))
                            return validate78.errors = [{ instancePath: instancePath + "/timeoutMs", schemaPath: "#/properties/timeoutMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                          if (data5 >= 9007199254740992 || isNaN(data5))
                            return validate78.errors = [{ instancePath: instancePath + "/timeoutMs", schemaPath: "#/properties/timeoutMs/exclusiveMaximum", keyword: "exclusiveMaximum", params: { comparison: "<", limit: 9007199254740992 }, message: "must be < 9007199254740992" }], !1;
                        } else
                          return validate78.errors = [{ instancePath: instancePath + "/timeoutMs", schemaPath: "#/properties/timeoutMs/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                      var valid0 = _errs7 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.launches !== void 0) {
                        let data6 = data.launches, _errs9 = errors;
                        if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)))
                          return validate78.errors = [{ instancePath: instancePath + "/launches", schemaPath: "#/properties/launches/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                        if (errors === _errs9 && typeof data6 == "number" && isFinite(data6)) {
                          if (data6 > 1e4 || isNaN(data6))
                            return validate78.errors = [{ instancePath: instancePath + "/launches", schemaPath: "#/properties/launches/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000" }], !1;
                          if (data6 < 0 || isNaN(data6))
                            return validate78.errors = [{ instancePath: instancePath + "/launches", schemaPath: "#/properties/launches/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                        }
                        var valid0 = _errs9 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.looks !== void 0) {
                          let data7 = data.looks, _errs11 = errors;
                          if (errors === _errs11)
                            if (Array.isArray(data7)) {
                              if (data7.length > 20)
                                return validate78.errors = [{ instancePath: instancePath + "/looks", schemaPath: "#/properties/looks/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" }], !1;
                              if (data7.length < 1)
                                return validate78.errors = [{ instancePath: instancePath + "/looks", schemaPath: "#/properties/looks/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }], !1;
                              {
                                var valid1 = !0;
                                let len0 = data7.length;
                                for (let i0 = 0; i0 < len0; i0++) {
                                  let data8 = data7[i0], _errs13 = errors;
                                  if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8)))
                                    return validate78.errors = [{ instancePath: instancePath + "/looks/" + i0, schemaPath: "#/properties/looks/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                  if (errors === _errs13 && typeof data8 == "number" && isFinite(data8)) {
                                    if (data8 > 1e3 || isNaN(data8))
                                      return validate78.errors = [{ instancePath: instancePath + "/looks/" + i0, schemaPath: "#/properties/looks/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000" }], !1;
                                    if (data8 < 2 || isNaN(data8))
                                      return validate78.errors = [{ instancePath: instancePath + "/looks/" + i0, schemaPath: "#/properties/looks/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 2 }, message: "must be >= 2" }], !1;
                                  }
                                  var valid1 = _errs13 === errors;
                                  if (!valid1)
                                    break;
                                }
                                if (valid1) {
                                  let i1 = data7.length, j0;
                                  if (i1 > 1) {
                                    let indices0 = {};
                                    for (; i1--; ) {
                                      let item0 = data7[i1];
                                      if (typeof item0 == "number" && !(item0 % 1) && !isNaN(item0) && isFinite(item0)) {
                                        if (typeof indices0[item0] == "number") {
                                          return j0 = indices0[item0], validate78.errors = [{ instancePath: instancePath + "/looks", schemaPath: "#/properties/looks/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }], !1;
                                          break;
                                        }
                                        indices0[item0] = i1;
                                      }
                                    }
                                  }
                                }
                              }
                            } else
                              return validate78.errors = [{ instancePath: instancePath + "/looks", schemaPath: "#/properties/looks/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                          var valid0 = _errs11 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.scenarios !== void 0) {
                            let data9 = data.scenarios, _errs15 = errors;
                            if (errors === _errs15)
                              if (Array.isArray(data9)) {
                                if (data9.length > 1e4)
                                  return validate78.errors = [{ instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/maxItems", keyword: "maxItems", params: { limit: 1e4 }, message: "must NOT have more than 10000 items" }], !1;
                                {
                                  var valid3 = !0;
                                  let len1 = data9.length;
                                  for (let i2 = 0; i2 < len1; i2++) {
                                    let _errs17 = errors;
                                    validate82(data9[i2], { instancePath: instancePath + "/scenarios/" + i2, parentData: data9, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors), errors = vErrors.length);
                                    var valid3 = _errs17 === errors;
                                    if (!valid3)
                                      break;
                                  }
                                }
                              } else
                                return validate78.errors = [{ instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                            var valid0 = _errs15 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.metrics !== void 0) {
                              let data11 = data.metrics, _errs18 = errors;
                              if (errors === _errs18)
                                if (Array.isArray(data11)) {
                                  if (data11.length > 2e5)
                                    return validate78.errors = [{ instancePath: instancePath + "/metrics", schemaPath: "#/properties/metrics/maxItems", keyword: "maxItems", params: { limit: 2e5 }, message: "must NOT have more than 200000 items" }], !1;
                                  {
                                    var valid4 = !0;
                                    let len2 = data11.length;
                                    for (let i3 = 0; i3 < len2; i3++) {
                                      let _errs20 = errors;
                                      validate89(data11[i3], { instancePath: instancePath + "/metrics/" + i3, parentData: data11, parentDataProperty: i3, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors), errors = vErrors.length);
                                      var valid4 = _errs20 === errors;
                                      if (!valid4)
                                        break;
                                    }
                                  }
                                } else
                                  return validate78.errors = [{ instancePath: instancePath + "/metrics", schemaPath: "#/properties/metrics/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                              var valid0 = _errs18 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.invariants !== void 0) {
                                let data13 = data.invariants, _errs21 = errors;
                                if (errors === _errs21)
                                  if (Array.isArray(data13)) {
                                    if (data13.length > 1e5)
                                      return validate78.errors = [{ instancePath: instancePath + "/invariants", schemaPath: "#/properties/invariants/maxItems", keyword: "maxItems", params: { limit: 1e5 }, message: "must NOT have more than 100000 items" }], !1;
                                    {
                                      var valid5 = !0;
                                      let len3 = data13.length;
                                      for (let i4 = 0; i4 < len3; i4++) {
                                        let _errs23 = errors;
                                        validate98(data13[i4], { instancePath: instancePath + "/invariants/" + i4, parentData: data13, parentDataProperty: i4, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors), errors = vErrors.length);
                                        var valid5 = _errs23 === errors;
                                        if (!valid5)
                                          break;
                                      }
                                    }
                                  } else
                                    return validate78.errors = [{ instancePath: instancePath + "/invariants", schemaPath: "#/properties/invariants/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                var valid0 = _errs21 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0)
                                if (data.arrangements !== void 0) {
                                  let data15 = data.arrangements, _errs24 = errors;
                                  if (errors === _errs24)
                                    if (Array.isArray(data15)) {
                                      if (data15.length > 500)
                                        return validate78.errors = [{ instancePath: instancePath + "/arrangements", schemaPath: "#/properties/arrangements/maxItems", keyword: "maxItems", params: { limit: 500 }, message: "must NOT have more than 500 items" }], !1;
                                      {
                                        var valid6 = !0;
                                        let len4 = data15.length;
                                        for (let i5 = 0; i5 < len4; i5++) {
                                          let data16 = data15[i5], _errs26 = errors;
                                          if (!(data16 === "BBCC" || data16 === "BCBC" || data16 === "BCCB" || data16 === "CBBC" || data16 === "CBCB" || data16 === "CCBB"))
                                            return validate78.errors = [{ instancePath: instancePath + "/arrangements/" + i5, schemaPath: "#/properties/arrangements/items/enum", keyword: "enum", params: { allowedValues: schema32.properties.arrangements.items.enum }, message: "must be equal to one of the allowed values" }], !1;
                                          var valid6 = _errs26 === errors;
                                          if (!valid6)
                                            break;
                                        }
                                      }
                                    } else
                                      return validate78.errors = [{ instancePath: instancePath + "/arrangements", schemaPath: "#/properties/arrangements/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                  var valid0 = _errs24 === errors;
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
    } else
      return validate78.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate78.errors = vErrors, errors === 0;
}
validate78.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var pattern9 = new RegExp("^[a-z0-9][a-z0-9.-]*/[a-z0-9][a-z0-9.-]*$", "u");
function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate107.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (typeof data == "string") {
      if (func2(data) > 161)
        return validate107.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 161 }, message: "must NOT have more than 161 characters" }], !1;
      if (!pattern9.test(data))
        return validate107.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9][a-z0-9.-]*/[a-z0-9][a-z0-9.-]*$" }, message: 'must match pattern "^[a-z0-9][a-z0-9.-]*/[a-z0-9][a-z0-9.-]*$"' }], !1;
    } else
      return validate107.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
  return validate107.errors = vErrors, errors === 0;
}
validate107.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate111(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate111.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.adopt === void 0 && (missing0 = "adopt") || data.consider === void 0 && (missing0 = "consider"))
        return validate111.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "adopt" || key0 === "consider")) {
            return validate111.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.adopt !== void 0) {
            let data0 = data.adopt, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 1e3 || isNaN(data0))
                  return validate111.errors = [{ instancePath: instancePath + "/adopt", schemaPath: "#/properties/adopt/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000" }], !1;
                if (data0 < 0 || isNaN(data0))
                  return validate111.errors = [{ instancePath: instancePath + "/adopt", schemaPath: "#/properties/adopt/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
              } else
                return validate111.errors = [{ instancePath: instancePath + "/adopt", schemaPath: "#/properties/adopt/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.consider !== void 0) {
              let data1 = data.consider, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 > 1e3 || isNaN(data1))
                    return validate111.errors = [{ instancePath: instancePath + "/consider", schemaPath: "#/properties/consider/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000" }], !1;
                  if (data1 < 0 || isNaN(data1))
                    return validate111.errors = [{ instancePath: instancePath + "/consider", schemaPath: "#/properties/consider/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                } else
                  return validate111.errors = [{ instancePath: instancePath + "/consider", schemaPath: "#/properties/consider/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate111.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate111.errors = vErrors, errors === 0;
}
validate111.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate104(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate104.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.ladder === void 0 && (missing0 = "ladder") || data.metric === void 0 && (missing0 = "metric") || data.statistics === void 0 && (missing0 = "statistics") || data.rounds === void 0 && (missing0 = "rounds"))
        return validate104.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "title" || key0 === "ladder" || key0 === "metric" || key0 === "statistics" || key0 === "rounds" || key0 === "recommend")) {
            return validate104.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let _errs2 = errors;
            validate72(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.title !== void 0) {
              let _errs3 = errors;
              validate74(data.title, { instancePath: instancePath + "/title", parentData: data, parentDataProperty: "title", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.ladder !== void 0) {
                let data2 = data.ladder, _errs4 = errors;
                if (errors === _errs4)
                  if (Array.isArray(data2)) {
                    if (data2.length > 1e3)
                      return validate104.errors = [{ instancePath: instancePath + "/ladder", schemaPath: "#/properties/ladder/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                    if (data2.length < 2)
                      return validate104.errors = [{ instancePath: instancePath + "/ladder", schemaPath: "#/properties/ladder/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }], !1;
                    {
                      var valid1 = !0;
                      let len0 = data2.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let _errs6 = errors;
                        validate107(data2[i0], { instancePath: instancePath + "/ladder/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length);
                        var valid1 = _errs6 === errors;
                        if (!valid1)
                          break;
                      }
                    }
                  } else
                    return validate104.errors = [{ instancePath: instancePath + "/ladder", schemaPath: "#/properties/ladder/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.metric !== void 0) {
                  let _errs7 = errors;
                  validate91(data.metric, { instancePath: instancePath + "/metric", parentData: data, parentDataProperty: "metric", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors), errors = vErrors.length);
                  var valid0 = _errs7 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.statistics !== void 0) {
                    let data5 = data.statistics, _errs8 = errors;
                    if (errors === _errs8)
                      if (Array.isArray(data5)) {
                        if (data5.length > 100)
                          return validate104.errors = [{ instancePath: instancePath + "/statistics", schemaPath: "#/properties/statistics/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                        if (data5.length < 1)
                          return validate104.errors = [{ instancePath: instancePath + "/statistics", schemaPath: "#/properties/statistics/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }], !1;
                        {
                          var valid2 = !0;
                          let len1 = data5.length;
                          for (let i1 = 0; i1 < len1; i1++) {
                            let _errs10 = errors;
                            validate93(data5[i1], { instancePath: instancePath + "/statistics/" + i1, parentData: data5, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors), errors = vErrors.length);
                            var valid2 = _errs10 === errors;
                            if (!valid2)
                              break;
                          }
                        }
                      } else
                        return validate104.errors = [{ instancePath: instancePath + "/statistics", schemaPath: "#/properties/statistics/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                    var valid0 = _errs8 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.rounds !== void 0) {
                      let data7 = data.rounds, _errs11 = errors;
                      if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)))
                        return validate104.errors = [{ instancePath: instancePath + "/rounds", schemaPath: "#/properties/rounds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                      if (errors === _errs11 && typeof data7 == "number" && isFinite(data7)) {
                        if (data7 > 1e3 || isNaN(data7))
                          return validate104.errors = [{ instancePath: instancePath + "/rounds", schemaPath: "#/properties/rounds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000" }], !1;
                        if (data7 < 1 || isNaN(data7))
                          return validate104.errors = [{ instancePath: instancePath + "/rounds", schemaPath: "#/properties/rounds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                      }
                      var valid0 = _errs11 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0)
                      if (data.recommend !== void 0) {
                        let _errs13 = errors;
                        validate111(data.recommend, { instancePath: instancePath + "/recommend", parentData: data, parentDataProperty: "recommend", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors), errors = vErrors.length);
                        var valid0 = _errs13 === errors;
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
      return validate104.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate104.errors = vErrors, errors === 0;
}
validate104.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate71.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.presence === void 0 && (missing0 = "presence") || data.benchmarks === void 0 && (missing0 = "benchmarks") || data.studies === void 0 && (missing0 = "studies"))
        return validate71.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "title" || key0 === "presence" || key0 === "benchmarks" || key0 === "studies")) {
            return validate71.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let _errs2 = errors;
            validate72(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.title !== void 0) {
              let _errs3 = errors;
              validate74(data.title, { instancePath: instancePath + "/title", parentData: data, parentDataProperty: "title", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.presence !== void 0) {
                let _errs4 = errors;
                validate76(data.presence, { instancePath: instancePath + "/presence", parentData: data, parentDataProperty: "presence", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.benchmarks !== void 0) {
                  let data3 = data.benchmarks, _errs5 = errors;
                  if (errors === _errs5)
                    if (Array.isArray(data3)) {
                      if (data3.length > 1e3)
                        return validate71.errors = [{ instancePath: instancePath + "/benchmarks", schemaPath: "#/properties/benchmarks/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                      {
                        var valid1 = !0;
                        let len0 = data3.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let _errs7 = errors;
                          validate78(data3[i0], { instancePath: instancePath + "/benchmarks/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors), errors = vErrors.length);
                          var valid1 = _errs7 === errors;
                          if (!valid1)
                            break;
                        }
                      }
                    } else
                      return validate71.errors = [{ instancePath: instancePath + "/benchmarks", schemaPath: "#/properties/benchmarks/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.studies !== void 0) {
                    let data5 = data.studies, _errs8 = errors;
                    if (errors === _errs8)
                      if (Array.isArray(data5)) {
                        if (data5.length > 1e3)
                          return validate71.errors = [{ instancePath: instancePath + "/studies", schemaPath: "#/properties/studies/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                        {
                          var valid2 = !0;
                          let len1 = data5.length;
                          for (let i1 = 0; i1 < len1; i1++) {
                            let _errs10 = errors;
                            validate104(data5[i1], { instancePath: instancePath + "/studies/" + i1, parentData: data5, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors), errors = vErrors.length);
                            var valid2 = _errs10 === errors;
                            if (!valid2)
                              break;
                          }
                        }
                      } else
                        return validate71.errors = [{ instancePath: instancePath + "/studies", schemaPath: "#/properties/studies/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                    var valid0 = _errs8 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate71.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate71.errors = vErrors, errors === 0;
}
validate71.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema43 = { description: "Something that is declared and not measured in this run.", type: "object", additionalProperties: !1, required: ["system", "reason"], properties: { system: { description: "The system.", $ref: "#/$defs/Id" }, benchmark: { description: "The benchmark; absent: the whole system.", $ref: "#/$defs/Id" }, scenario: { description: "The scenario; absent: the whole benchmark.", $ref: "#/$defs/Id" }, reason: { description: "Why.", enum: ["filtered", "quick", "study", "other-shard"] } } };
function validate115(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate115.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.system === void 0 && (missing0 = "system") || data.reason === void 0 && (missing0 = "reason"))
        return validate115.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "system" || key0 === "benchmark" || key0 === "scenario" || key0 === "reason")) {
            return validate115.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.system !== void 0) {
            let _errs2 = errors;
            validate72(data.system, { instancePath: instancePath + "/system", parentData: data, parentDataProperty: "system", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.benchmark !== void 0) {
              let _errs3 = errors;
              validate72(data.benchmark, { instancePath: instancePath + "/benchmark", parentData: data, parentDataProperty: "benchmark", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.scenario !== void 0) {
                let _errs4 = errors;
                validate72(data.scenario, { instancePath: instancePath + "/scenario", parentData: data, parentDataProperty: "scenario", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.reason !== void 0) {
                  let data3 = data.reason, _errs5 = errors;
                  if (!(data3 === "filtered" || data3 === "quick" || data3 === "study" || data3 === "other-shard"))
                    return validate115.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/enum", keyword: "enum", params: { allowedValues: schema43.properties.reason.enum }, message: "must be equal to one of the allowed values" }], !1;
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate115.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate115.errors = vErrors, errors === 0;
}
validate115.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate63.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.seed === void 0 && (missing0 = "seed") || data.quick === void 0 && (missing0 = "quick") || data.looks === void 0 && (missing0 = "looks") || data.warmupRounds === void 0 && (missing0 = "warmupRounds") || data.timeBudgetMs === void 0 && (missing0 = "timeBudgetMs") || data.alpha === void 0 && (missing0 = "alpha") || data.beta === void 0 && (missing0 = "beta") || data.inconclusive === void 0 && (missing0 = "inconclusive") || data.metricsPlanned === void 0 && (missing0 = "metricsPlanned") || data.policyFrom === void 0 && (missing0 = "policyFrom") || data.policyChanges === void 0 && (missing0 = "policyChanges") || data.systems === void 0 && (missing0 = "systems") || data.notMeasured === void 0 && (missing0 = "notMeasured"))
        return validate63.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func1.call(schema24.properties, key0)) {
            return validate63.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.seed !== void 0) {
            let data0 = data.seed, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (!pattern5.test(data0))
                  return validate63.errors = [{ instancePath: instancePath + "/seed", schemaPath: "#/properties/seed/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{32}$" }, message: 'must match pattern "^[0-9a-f]{32}$"' }], !1;
              } else
                return validate63.errors = [{ instancePath: instancePath + "/seed", schemaPath: "#/properties/seed/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.quick !== void 0) {
              let _errs4 = errors;
              if (typeof data.quick != "boolean")
                return validate63.errors = [{ instancePath: instancePath + "/quick", schemaPath: "#/properties/quick/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.looks !== void 0) {
                let data2 = data.looks, _errs6 = errors;
                if (errors === _errs6)
                  if (Array.isArray(data2)) {
                    if (data2.length > 20)
                      return validate63.errors = [{ instancePath: instancePath + "/looks", schemaPath: "#/properties/looks/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" }], !1;
                    if (data2.length < 1)
                      return validate63.errors = [{ instancePath: instancePath + "/looks", schemaPath: "#/properties/looks/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }], !1;
                    {
                      var valid1 = !0;
                      let len0 = data2.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let data3 = data2[i0], _errs8 = errors;
                        if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                          return validate63.errors = [{ instancePath: instancePath + "/looks/" + i0, schemaPath: "#/properties/looks/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                        if (errors === _errs8 && typeof data3 == "number" && isFinite(data3)) {
                          if (data3 > 1e3 || isNaN(data3))
                            return validate63.errors = [{ instancePath: instancePath + "/looks/" + i0, schemaPath: "#/properties/looks/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000" }], !1;
                          if (data3 < 2 || isNaN(data3))
                            return validate63.errors = [{ instancePath: instancePath + "/looks/" + i0, schemaPath: "#/properties/looks/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 2 }, message: "must be >= 2" }], !1;
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
                                return j0 = indices0[item0], validate63.errors = [{ instancePath: instancePath + "/looks", schemaPath: "#/properties/looks/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }], !1;
                                break;
                              }
                              indices0[item0] = i1;
                            }
                          }
                        }
                      }
                    }
                  } else
                    return validate63.errors = [{ instancePath: instancePath + "/looks", schemaPath: "#/properties/looks/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.warmupRounds !== void 0) {
                  let data4 = data.warmupRounds, _errs10 = errors;
                  if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)))
                    return validate63.errors = [{ instancePath: instancePath + "/warmupRounds", schemaPath: "#/properties/warmupRounds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                  if (errors === _errs10 && typeof data4 == "number" && isFinite(data4)) {
                    if (data4 > 10 || isNaN(data4))
                      return validate63.errors = [{ instancePath: instancePath + "/warmupRounds", schemaPath: "#/properties/warmupRounds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 10 }, message: "must be <= 10" }], !1;
                    if (data4 < 0 || isNaN(data4))
                      return validate63.errors = [{ instancePath: instancePath + "/warmupRounds", schemaPath: "#/properties/warmupRounds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                  }
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.timeBudgetMs !== void 0) {
                    let data5 = data.timeBudgetMs, _errs12 = errors;
                    if (errors === _errs12)
                      if (typeof data5 == "number" && isFinite(data5)) {
                        if (data5 < 0 || isNaN(data5))
                          return validate63.errors = [{ instancePath: instancePath + "/timeBudgetMs", schemaPath: "#/properties/timeBudgetMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                        if (data5 >= 9007199254740992 || isNaN(data5))
                          return validate63.errors = [{ instancePath: instancePath + "/timeBudgetMs", schemaPath: "#/properties/timeBudgetMs/exclusiveMaximum", keyword: "exclusiveMaximum", params: { comparison: "<", limit: 9007199254740992 }, message: "must be < 9007199254740992" }], !1;
                      } else
                        return validate63.errors = [{ instancePath: instancePath + "/timeBudgetMs", schemaPath: "#/properties/timeBudgetMs/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                    var valid0 = _errs12 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.alpha !== void 0) {
                      let _errs14 = errors;
                      validate64(data.alpha, { instancePath: instancePath + "/alpha", parentData: data, parentDataProperty: "alpha", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length);
                      var valid0 = _errs14 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.beta !== void 0) {
                        let _errs15 = errors;
                        validate64(data.beta, { instancePath: instancePath + "/beta", parentData: data, parentDataProperty: "beta", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length);
                        var valid0 = _errs15 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.inconclusive !== void 0) {
                          let data8 = data.inconclusive, _errs16 = errors;
                          if (!(data8 === "pass" || data8 === "fail"))
                            return validate63.errors = [{ instancePath: instancePath + "/inconclusive", schemaPath: "#/properties/inconclusive/enum", keyword: "enum", params: { allowedValues: schema24.properties.inconclusive.enum }, message: "must be equal to one of the allowed values" }], !1;
                          var valid0 = _errs16 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.metricsPlanned !== void 0) {
                            let data9 = data.metricsPlanned, _errs17 = errors;
                            if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9)))
                              return validate63.errors = [{ instancePath: instancePath + "/metricsPlanned", schemaPath: "#/properties/metricsPlanned/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                            if (errors === _errs17 && typeof data9 == "number" && isFinite(data9)) {
                              if (data9 > 1e9 || isNaN(data9))
                                return validate63.errors = [{ instancePath: instancePath + "/metricsPlanned", schemaPath: "#/properties/metricsPlanned/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e9 }, message: "must be <= 1000000000" }], !1;
                              if (data9 < 0 || isNaN(data9))
                                return validate63.errors = [{ instancePath: instancePath + "/metricsPlanned", schemaPath: "#/properties/metricsPlanned/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                            }
                            var valid0 = _errs17 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.policyFrom !== void 0) {
                              let _errs19 = errors;
                              validate67(data.policyFrom, { instancePath: instancePath + "/policyFrom", parentData: data, parentDataProperty: "policyFrom", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors), errors = vErrors.length);
                              var valid0 = _errs19 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.policyChanges !== void 0) {
                                let data11 = data.policyChanges, _errs20 = errors;
                                if (errors === _errs20)
                                  if (Array.isArray(data11)) {
                                    if (data11.length > 1e4)
                                      return validate63.errors = [{ instancePath: instancePath + "/policyChanges", schemaPath: "#/properties/policyChanges/maxItems", keyword: "maxItems", params: { limit: 1e4 }, message: "must NOT have more than 10000 items" }], !1;
                                    {
                                      var valid3 = !0;
                                      let len1 = data11.length;
                                      for (let i2 = 0; i2 < len1; i2++) {
                                        let _errs22 = errors;
                                        validate69(data11[i2], { instancePath: instancePath + "/policyChanges/" + i2, parentData: data11, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors), errors = vErrors.length);
                                        var valid3 = _errs22 === errors;
                                        if (!valid3)
                                          break;
                                      }
                                    }
                                  } else
                                    return validate63.errors = [{ instancePath: instancePath + "/policyChanges", schemaPath: "#/properties/policyChanges/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                var valid0 = _errs20 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.systems !== void 0) {
                                  let data13 = data.systems, _errs23 = errors;
                                  if (errors === _errs23)
                                    if (Array.isArray(data13)) {
                                      if (data13.length > 1e3)
                                        return validate63.errors = [{ instancePath: instancePath + "/systems", schemaPath: "#/properties/systems/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                                      {
                                        var valid4 = !0;
                                        let len2 = data13.length;
                                        for (let i3 = 0; i3 < len2; i3++) {
                                          let _errs25 = errors;
                                          validate71(data13[i3], { instancePath: instancePath + "/systems/" + i3, parentData: data13, parentDataProperty: i3, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors), errors = vErrors.length);
                                          var valid4 = _errs25 === errors;
                                          if (!valid4)
                                            break;
                                        }
                                      }
                                    } else
                                      return validate63.errors = [{ instancePath: instancePath + "/systems", schemaPath: "#/properties/systems/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                  var valid0 = _errs23 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0)
                                  if (data.notMeasured !== void 0) {
                                    let data15 = data.notMeasured, _errs26 = errors;
                                    if (errors === _errs26)
                                      if (Array.isArray(data15)) {
                                        if (data15.length > 1e6)
                                          return validate63.errors = [{ instancePath: instancePath + "/notMeasured", schemaPath: "#/properties/notMeasured/maxItems", keyword: "maxItems", params: { limit: 1e6 }, message: "must NOT have more than 1000000 items" }], !1;
                                        {
                                          var valid5 = !0;
                                          let len3 = data15.length;
                                          for (let i4 = 0; i4 < len3; i4++) {
                                            let _errs28 = errors;
                                            validate115(data15[i4], { instancePath: instancePath + "/notMeasured/" + i4, parentData: data15, parentDataProperty: i4, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors), errors = vErrors.length);
                                            var valid5 = _errs28 === errors;
                                            if (!valid5)
                                              break;
                                          }
                                        }
                                      } else
                                        return validate63.errors = [{ instancePath: instancePath + "/notMeasured", schemaPath: "#/properties/notMeasured/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
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
          }
        }
      }
    } else
      return validate63.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate63.errors = vErrors, errors === 0;
}
validate63.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate125(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate125.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.benchmark === void 0 && (missing0 = "benchmark") || data.workload === void 0 && (missing0 = "workload"))
        return validate125.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "benchmark" || key0 === "workload")) {
            return validate125.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.benchmark !== void 0) {
            let _errs2 = errors;
            validate72(data.benchmark, { instancePath: instancePath + "/benchmark", parentData: data, parentDataProperty: "benchmark", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.workload !== void 0) {
              let data1 = data.workload, _errs3 = errors;
              if (errors === _errs3)
                if (typeof data1 == "string") {
                  if (func2(data1) > 200)
                    return validate125.errors = [{ instancePath: instancePath + "/workload", schemaPath: "#/properties/workload/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                  if (func2(data1) < 1)
                    return validate125.errors = [{ instancePath: instancePath + "/workload", schemaPath: "#/properties/workload/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                } else
                  return validate125.errors = [{ instancePath: instancePath + "/workload", schemaPath: "#/properties/workload/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate125.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate125.errors = vErrors, errors === 0;
}
validate125.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate124(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate124.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.key === void 0 && (missing0 = "key") || data.cached === void 0 && (missing0 = "cached") || data.durationMs === void 0 && (missing0 = "durationMs") || data.fingerprints === void 0 && (missing0 = "fingerprints"))
        return validate124.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "key" || key0 === "cached" || key0 === "durationMs" || key0 === "fingerprints")) {
            return validate124.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.key !== void 0) {
            let data0 = data.key, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (func2(data0) > 200)
                  return validate124.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/properties/key/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                if (func2(data0) < 1)
                  return validate124.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/properties/key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
              } else
                return validate124.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.cached !== void 0) {
              let _errs4 = errors;
              if (typeof data.cached != "boolean")
                return validate124.errors = [{ instancePath: instancePath + "/cached", schemaPath: "#/properties/cached/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.durationMs !== void 0) {
                let data2 = data.durationMs, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "number" && isFinite(data2)) {
                    if (data2 < 0 || isNaN(data2))
                      return validate124.errors = [{ instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                    if (data2 >= 9007199254740992 || isNaN(data2))
                      return validate124.errors = [{ instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/exclusiveMaximum", keyword: "exclusiveMaximum", params: { comparison: "<", limit: 9007199254740992 }, message: "must be < 9007199254740992" }], !1;
                  } else
                    return validate124.errors = [{ instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.fingerprints !== void 0) {
                  let data3 = data.fingerprints, _errs8 = errors;
                  if (errors === _errs8)
                    if (Array.isArray(data3)) {
                      if (data3.length > 1e3)
                        return validate124.errors = [{ instancePath: instancePath + "/fingerprints", schemaPath: "#/properties/fingerprints/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                      {
                        var valid1 = !0;
                        let len0 = data3.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let _errs10 = errors;
                          validate125(data3[i0], { instancePath: instancePath + "/fingerprints/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors), errors = vErrors.length);
                          var valid1 = _errs10 === errors;
                          if (!valid1)
                            break;
                        }
                      }
                    } else
                      return validate124.errors = [{ instancePath: instancePath + "/fingerprints", schemaPath: "#/properties/fingerprints/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate124.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate124.errors = vErrors, errors === 0;
}
validate124.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate123(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate123.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind"))
        return validate123.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "kind" || key0 === "baseline" || key0 === "candidate" || key0 === "harnessChange")) {
            return validate123.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            let _errs2 = errors;
            if (data.kind !== "built")
              return validate123.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "built" }, message: "must be equal to constant" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.baseline !== void 0) {
              let _errs3 = errors;
              validate124(data.baseline, { instancePath: instancePath + "/baseline", parentData: data, parentDataProperty: "baseline", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.candidate !== void 0) {
                let _errs4 = errors;
                validate124(data.candidate, { instancePath: instancePath + "/candidate", parentData: data, parentDataProperty: "candidate", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.harnessChange !== void 0) {
                  let data3 = data.harnessChange, _errs5 = errors;
                  if (errors === _errs5)
                    if (typeof data3 == "string") {
                      if (func2(data3) > 2e3)
                        return validate123.errors = [{ instancePath: instancePath + "/harnessChange", schemaPath: "#/properties/harnessChange/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" }], !1;
                      if (func2(data3) < 0)
                        return validate123.errors = [{ instancePath: instancePath + "/harnessChange", schemaPath: "#/properties/harnessChange/minLength", keyword: "minLength", params: { limit: 0 }, message: "must NOT have fewer than 0 characters" }], !1;
                    } else
                      return validate123.errors = [{ instancePath: instancePath + "/harnessChange", schemaPath: "#/properties/harnessChange/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate123.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate123.errors = vErrors, errors === 0;
}
validate123.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema48 = { description: "The system could not be made ready.", type: "object", additionalProperties: !1, required: ["kind", "stage", "failure"], properties: { kind: { description: "not-measurable.", const: "not-measurable" }, stage: { description: "Where it failed.", enum: ["source", "tools", "setup", "build", "prepare"] }, side: { description: "Whose stage failed; absent: both share it.", $ref: "#/$defs/Side" }, failure: { description: "Why.", $ref: "#/$defs/Failure" } } }, schema49 = { description: "Why something could not be measured or built.", type: "object", additionalProperties: !1, required: ["code", "message", "logTail"], properties: { code: { description: "What kind of failure.", enum: ["exit-code", "signal", "timeout", "not-found", "no-output", "cut-off", "event-invalid", "output-too-large", "scenario-missing", "service-not-ready", "service-died", "hyperfine-failed", "hyperfine-output", "prepare-failed", "disk"] }, message: { description: "For people.", type: "string", minLength: 0, maxLength: 1e4 }, where: { description: "A file and line, a JSON pointer or a command.", type: "string", minLength: 0, maxLength: 1e4 }, hint: { description: "What to do next.", type: "string", minLength: 0, maxLength: 1e4 }, logTail: { description: "Last lines of the log.", type: "array", maxItems: 1e3, items: { type: "string", maxLength: 1e4 } } } };
function validate132(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate132.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.code === void 0 && (missing0 = "code") || data.message === void 0 && (missing0 = "message") || data.logTail === void 0 && (missing0 = "logTail"))
        return validate132.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "code" || key0 === "message" || key0 === "where" || key0 === "hint" || key0 === "logTail")) {
            return validate132.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.code !== void 0) {
            let data0 = data.code, _errs2 = errors;
            if (!(data0 === "exit-code" || data0 === "signal" || data0 === "timeout" || data0 === "not-found" || data0 === "no-output" || data0 === "cut-off" || data0 === "event-invalid" || data0 === "output-too-large" || data0 === "scenario-missing" || data0 === "service-not-ready" || data0 === "service-died" || data0 === "hyperfine-failed" || data0 === "hyperfine-output" || data0 === "prepare-failed" || data0 === "disk"))
              return validate132.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/enum", keyword: "enum", params: { allowedValues: schema49.properties.code.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.message !== void 0) {
              let data1 = data.message, _errs3 = errors;
              if (errors === _errs3)
                if (typeof data1 == "string") {
                  if (func2(data1) > 1e4)
                    return validate132.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" }], !1;
                  if (func2(data1) < 0)
                    return validate132.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/minLength", keyword: "minLength", params: { limit: 0 }, message: "must NOT have fewer than 0 characters" }], !1;
                } else
                  return validate132.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.where !== void 0) {
                let data2 = data.where, _errs5 = errors;
                if (errors === _errs5)
                  if (typeof data2 == "string") {
                    if (func2(data2) > 1e4)
                      return validate132.errors = [{ instancePath: instancePath + "/where", schemaPath: "#/properties/where/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" }], !1;
                    if (func2(data2) < 0)
                      return validate132.errors = [{ instancePath: instancePath + "/where", schemaPath: "#/properties/where/minLength", keyword: "minLength", params: { limit: 0 }, message: "must NOT have fewer than 0 characters" }], !1;
                  } else
                    return validate132.errors = [{ instancePath: instancePath + "/where", schemaPath: "#/properties/where/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs5 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.hint !== void 0) {
                  let data3 = data.hint, _errs7 = errors;
                  if (errors === _errs7)
                    if (typeof data3 == "string") {
                      if (func2(data3) > 1e4)
                        return validate132.errors = [{ instancePath: instancePath + "/hint", schemaPath: "#/properties/hint/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" }], !1;
                      if (func2(data3) < 0)
                        return validate132.errors = [{ instancePath: instancePath + "/hint", schemaPath: "#/properties/hint/minLength", keyword: "minLength", params: { limit: 0 }, message: "must NOT have fewer than 0 characters" }], !1;
                    } else
                      return validate132.errors = [{ instancePath: instancePath + "/hint", schemaPath: "#/properties/hint/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs7 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.logTail !== void 0) {
                    let data4 = data.logTail, _errs9 = errors;
                    if (errors === _errs9)
                      if (Array.isArray(data4)) {
                        if (data4.length > 1e3)
                          return validate132.errors = [{ instancePath: instancePath + "/logTail", schemaPath: "#/properties/logTail/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                        {
                          var valid1 = !0;
                          let len0 = data4.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            let data5 = data4[i0], _errs11 = errors;
                            if (errors === _errs11)
                              if (typeof data5 == "string") {
                                if (func2(data5) > 1e4)
                                  return validate132.errors = [{ instancePath: instancePath + "/logTail/" + i0, schemaPath: "#/properties/logTail/items/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" }], !1;
                              } else
                                return validate132.errors = [{ instancePath: instancePath + "/logTail/" + i0, schemaPath: "#/properties/logTail/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                            var valid1 = _errs11 === errors;
                            if (!valid1)
                              break;
                          }
                        }
                      } else
                        return validate132.errors = [{ instancePath: instancePath + "/logTail", schemaPath: "#/properties/logTail/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                    var valid0 = _errs9 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate132.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate132.errors = vErrors, errors === 0;
}
validate132.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate130(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate130.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.stage === void 0 && (missing0 = "stage") || data.failure === void 0 && (missing0 = "failure"))
        return validate130.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "kind" || key0 === "stage" || key0 === "side" || key0 === "failure")) {
            return validate130.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            let _errs2 = errors;
            if (data.kind !== "not-measurable")
              return validate130.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "not-measurable" }, message: "must be equal to constant" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.stage !== void 0) {
              let data1 = data.stage, _errs3 = errors;
              if (!(data1 === "source" || data1 === "tools" || data1 === "setup" || data1 === "build" || data1 === "prepare"))
                return validate130.errors = [{ instancePath: instancePath + "/stage", schemaPath: "#/properties/stage/enum", keyword: "enum", params: { allowedValues: schema48.properties.stage.enum }, message: "must be equal to one of the allowed values" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.side !== void 0) {
                let _errs4 = errors;
                validate67(data.side, { instancePath: instancePath + "/side", parentData: data, parentDataProperty: "side", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.failure !== void 0) {
                  let _errs5 = errors;
                  validate132(data.failure, { instancePath: instancePath + "/failure", parentData: data, parentDataProperty: "failure", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors), errors = vErrors.length);
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate130.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate130.errors = vErrors, errors === 0;
}
validate130.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate121(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate121.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.state === void 0 && (missing0 = "state"))
        return validate121.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "state")) {
            return validate121.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let _errs2 = errors;
            validate72(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.state !== void 0) {
              let data1 = data.state, _errs3 = errors;
              if (errors === _errs3)
                if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                  let missing1;
                  if (data1.kind === void 0 && (missing1 = "kind"))
                    return validate121.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
                  {
                    let tag0 = data1.kind;
                    if (typeof tag0 == "string")
                      if (tag0 === "built") {
                        validate123(data1, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors), errors = vErrors.length);
                        var props0 = !0;
                      } else if (tag0 === "not-measurable")
                        validate130(data1, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors), errors = vErrors.length), props0 !== !0 && (props0 = !0);
                      else
                        return validate121.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 }, message: 'value of tag "kind" must be in oneOf' }], !1;
                    else
                      return validate121.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 }, message: 'tag "kind" must be string' }], !1;
                  }
                } else
                  return validate121.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate121.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate121.errors = vErrors, errors === 0;
}
validate121.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema50 = { description: "One side of one benchmark in one round.", type: "object", additionalProperties: !1, required: ["system", "benchmark", "side", "round", "slot", "startedAtMs", "durationMs", "host", "outcome"], properties: { system: { description: "The system.", $ref: "#/$defs/Id" }, benchmark: { description: "The benchmark.", $ref: "#/$defs/Id" }, side: { $ref: "#/$defs/Side" }, round: { description: "0-based; warm-up rounds are not kept.", type: "integer", minimum: 0, maximum: 999 }, slot: { description: "Position in time within the quad, 0 to 3.", type: "integer", minimum: 0, maximum: 3 }, startedAtMs: { description: "Since the start of the run, in milliseconds.", type: "number", minimum: 0, exclusiveMaximum: 9007199254740992 }, durationMs: { description: "How long the trial took, in milliseconds.", type: "number", minimum: 0, exclusiveMaximum: 9007199254740992 }, host: { description: "What the host looked like.", $ref: "#/$defs/HostReading" }, outcome: { description: "What was measured, or why nothing was.", type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ $ref: "#/$defs/TrialOk" }, { $ref: "#/$defs/TrialFailed" }] } } };
function validate141(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate141.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "load1" || key0 === "stealShare" || key0 === "cpuPressureShare" || key0 === "cpuMhz")) {
          return validate141.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.load1 !== void 0) {
          let data0 = data.load1, _errs2 = errors;
          if (errors === _errs2)
            if (typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 1e6 || isNaN(data0))
                return validate141.errors = [{ instancePath: instancePath + "/load1", schemaPath: "#/properties/load1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" }], !1;
              if (data0 < 0 || isNaN(data0))
                return validate141.errors = [{ instancePath: instancePath + "/load1", schemaPath: "#/properties/load1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
            } else
              return validate141.errors = [{ instancePath: instancePath + "/load1", schemaPath: "#/properties/load1/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.stealShare !== void 0) {
            let _errs4 = errors;
            validate64(data.stealShare, { instancePath: instancePath + "/stealShare", parentData: data, parentDataProperty: "stealShare", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length);
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.cpuPressureShare !== void 0) {
              let _errs5 = errors;
              validate64(data.cpuPressureShare, { instancePath: instancePath + "/cpuPressureShare", parentData: data, parentDataProperty: "cpuPressureShare", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length);
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.cpuMhz !== void 0) {
                let data3 = data.cpuMhz, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 1e6 || isNaN(data3))
                      return validate141.errors = [{ instancePath: instancePath + "/cpuMhz", schemaPath: "#/properties/cpuMhz/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" }], !1;
                    if (data3 < 0 || isNaN(data3))
                      return validate141.errors = [{ instancePath: instancePath + "/cpuMhz", schemaPath: "#/properties/cpuMhz/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                  } else
                    return validate141.errors = [{ instancePath: instancePath + "/cpuMhz", schemaPath: "#/properties/cpuMhz/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate141.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate141.errors = vErrors, errors === 0;
}
validate141.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate146(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate146.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.version === void 0 && (missing0 = "version"))
        return validate146.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "name" || key0 === "version" || key0 === "timerFloorNs" || key0 === "workload" || key0 === "operations" || key0 === "checksum")) {
            return validate146.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            let data0 = data.name, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (func2(data0) > 200)
                  return validate146.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                if (func2(data0) < 1)
                  return validate146.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
              } else
                return validate146.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.version !== void 0) {
              let data1 = data.version, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (func2(data1) > 100)
                    return validate146.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }], !1;
                  if (func2(data1) < 1)
                    return validate146.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                } else
                  return validate146.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.timerFloorNs !== void 0) {
                let data2 = data.timerFloorNs, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "number" && isFinite(data2)) {
                    if (data2 < 0 || isNaN(data2))
                      return validate146.errors = [{ instancePath: instancePath + "/timerFloorNs", schemaPath: "#/properties/timerFloorNs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                    if (data2 >= 9007199254740992 || isNaN(data2))
                      return validate146.errors = [{ instancePath: instancePath + "/timerFloorNs", schemaPath: "#/properties/timerFloorNs/exclusiveMaximum", keyword: "exclusiveMaximum", params: { comparison: "<", limit: 9007199254740992 }, message: "must be < 9007199254740992" }], !1;
                  } else
                    return validate146.errors = [{ instancePath: instancePath + "/timerFloorNs", schemaPath: "#/properties/timerFloorNs/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.workload !== void 0) {
                  let data3 = data.workload, _errs8 = errors;
                  if (errors === _errs8)
                    if (typeof data3 == "string") {
                      if (func2(data3) > 200)
                        return validate146.errors = [{ instancePath: instancePath + "/workload", schemaPath: "#/properties/workload/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                      if (func2(data3) < 1)
                        return validate146.errors = [{ instancePath: instancePath + "/workload", schemaPath: "#/properties/workload/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                    } else
                      return validate146.errors = [{ instancePath: instancePath + "/workload", schemaPath: "#/properties/workload/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.operations !== void 0) {
                    let data4 = data.operations, _errs10 = errors;
                    if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)))
                      return validate146.errors = [{ instancePath: instancePath + "/operations", schemaPath: "#/properties/operations/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                    if (errors === _errs10 && typeof data4 == "number" && isFinite(data4)) {
                      if (data4 > 9007199254740991 || isNaN(data4))
                        return validate146.errors = [{ instancePath: instancePath + "/operations", schemaPath: "#/properties/operations/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }], !1;
                      if (data4 < 0 || isNaN(data4))
                        return validate146.errors = [{ instancePath: instancePath + "/operations", schemaPath: "#/properties/operations/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                    }
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.checksum !== void 0) {
                      let data5 = data.checksum, _errs12 = errors;
                      if (errors === _errs12)
                        if (typeof data5 == "string") {
                          if (func2(data5) > 200)
                            return validate146.errors = [{ instancePath: instancePath + "/checksum", schemaPath: "#/properties/checksum/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                          if (func2(data5) < 1)
                            return validate146.errors = [{ instancePath: instancePath + "/checksum", schemaPath: "#/properties/checksum/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                        } else
                          return validate146.errors = [{ instancePath: instancePath + "/checksum", schemaPath: "#/properties/checksum/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return validate146.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate146.errors = vErrors, errors === 0;
}
validate146.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema54 = { description: "The observations of one metric of one scenario in one trial.", type: "object", additionalProperties: !1, required: ["scenario", "metric", "unit", "better", "outcome", "batch", "warmup", "labels", "values"], properties: { scenario: { description: "The scenario.", $ref: "#/$defs/Id" }, metric: { description: "The metric.", $ref: "#/$defs/MetricId" }, unit: { $ref: "#/$defs/Unit" }, better: { $ref: "#/$defs/Better" }, phase: { description: "A named part of the latency.", $ref: "#/$defs/MetricId" }, outcome: { description: "How the operations ended. Only ok is gated.", $ref: "#/$defs/MetricId" }, batch: { description: "Each value is the time of so many operations divided by so many.", type: "integer", minimum: 1, maximum: 9007199254740991 }, warmup: { description: "Kept apart and never judged.", type: "boolean" }, labels: { $ref: "#/$defs/Labels" }, values: { description: "In measured order; fractions only where batch is above 1.", type: "array", items: { type: "number", minimum: 0, exclusiveMaximum: 9007199254740992 } } } }, schema55 = { description: "ns, B, op/s, B/s, 1 or ratio.", enum: ["ns", "B", "op/s", "B/s", "1", "ratio"] };
function validate151(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate151.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data === "ns" || data === "B" || data === "op/s" || data === "B/s" || data === "1" || data === "ratio" ? (validate151.errors = vErrors, errors === 0) : (validate151.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema55.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate151.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema56 = { description: "Which direction is better.", enum: ["lower", "higher"] };
function validate153(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate153.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data === "lower" || data === "higher" ? (validate153.errors = vErrors, errors === 0) : (validate153.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema56.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate153.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate157(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate157.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length > 8)
        return validate157.errors = [{ instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 8 }, message: "must NOT have more than 8 properties" }], !1;
      for (let key0 in data) {
        let _errs1 = errors;
        if (typeof key0 == "string") {
          if (func2(key0) > 40) {
            let err0 = { instancePath, schemaPath: "#/propertyNames/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters", propertyName: key0 };
            vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
          } else if (!pattern7.test(key0)) {
            let err1 = { instancePath, schemaPath: "#/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9-]+$" }, message: 'must match pattern "^[a-z0-9-]+$"', propertyName: key0 };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
          }
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          let err2 = { instancePath, schemaPath: "#/propertyNames", keyword: "propertyNames", params: { propertyName: key0 }, message: "property name must be valid" };
          return vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++, validate157.errors = vErrors, !1;
          break;
        }
      }
      if (valid0)
        for (let key1 in data) {
          let data0 = data[key1], _errs3 = errors;
          if (errors === _errs3)
            if (typeof data0 == "string") {
              if (func2(data0) > 200)
                return validate157.errors = [{ instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
            } else
              return validate157.errors = [{ instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid1 = _errs3 === errors;
          if (!valid1)
            break;
        }
    } else
      return validate157.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate157.errors = vErrors, errors === 0;
}
validate157.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate148(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate148.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.scenario === void 0 && (missing0 = "scenario") || data.metric === void 0 && (missing0 = "metric") || data.unit === void 0 && (missing0 = "unit") || data.better === void 0 && (missing0 = "better") || data.outcome === void 0 && (missing0 = "outcome") || data.batch === void 0 && (missing0 = "batch") || data.warmup === void 0 && (missing0 = "warmup") || data.labels === void 0 && (missing0 = "labels") || data.values === void 0 && (missing0 = "values"))
        return validate148.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func1.call(schema54.properties, key0)) {
            return validate148.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.scenario !== void 0) {
            let _errs2 = errors;
            validate72(data.scenario, { instancePath: instancePath + "/scenario", parentData: data, parentDataProperty: "scenario", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.metric !== void 0) {
              let _errs3 = errors;
              validate91(data.metric, { instancePath: instancePath + "/metric", parentData: data, parentDataProperty: "metric", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.unit !== void 0) {
                let _errs4 = errors;
                validate151(data.unit, { instancePath: instancePath + "/unit", parentData: data, parentDataProperty: "unit", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.better !== void 0) {
                  let _errs5 = errors;
                  validate153(data.better, { instancePath: instancePath + "/better", parentData: data, parentDataProperty: "better", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors), errors = vErrors.length);
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.phase !== void 0) {
                    let _errs6 = errors;
                    validate91(data.phase, { instancePath: instancePath + "/phase", parentData: data, parentDataProperty: "phase", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors), errors = vErrors.length);
                    var valid0 = _errs6 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.outcome !== void 0) {
                      let _errs7 = errors;
                      validate91(data.outcome, { instancePath: instancePath + "/outcome", parentData: data, parentDataProperty: "outcome", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors), errors = vErrors.length);
                      var valid0 = _errs7 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.batch !== void 0) {
                        let data6 = data.batch, _errs8 = errors;
                        if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)))
                          return validate148.errors = [{ instancePath: instancePath + "/batch", schemaPath: "#/properties/batch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                        if (errors === _errs8 && typeof data6 == "number" && isFinite(data6)) {
                          if (data6 > 9007199254740991 || isNaN(data6))
                            return validate148.errors = [{ instancePath: instancePath + "/batch", schemaPath: "#/properties/batch/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }], !1;
                          if (data6 < 1 || isNaN(data6))
                            return validate148.errors = [{ instancePath: instancePath + "/batch", schemaPath: "#/properties/batch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                        }
                        var valid0 = _errs8 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.warmup !== void 0) {
                          let _errs10 = errors;
                          if (typeof data.warmup != "boolean")
                            return validate148.errors = [{ instancePath: instancePath + "/warmup", schemaPath: "#/properties/warmup/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                          var valid0 = _errs10 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.labels !== void 0) {
                            let _errs12 = errors;
                            validate157(data.labels, { instancePath: instancePath + "/labels", parentData: data, parentDataProperty: "labels", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors), errors = vErrors.length);
                            var valid0 = _errs12 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0)
                            if (data.values !== void 0) {
                              let data9 = data.values, _errs13 = errors;
                              if (errors === _errs13)
                                if (Array.isArray(data9)) {
                                  var valid1 = !0;
                                  let len0 = data9.length;
                                  for (let i0 = 0; i0 < len0; i0++) {
                                    let data10 = data9[i0], _errs15 = errors;
                                    if (errors === _errs15)
                                      if (typeof data10 == "number" && isFinite(data10)) {
                                        if (data10 < 0 || isNaN(data10))
                                          return validate148.errors = [{ instancePath: instancePath + "/values/" + i0, schemaPath: "#/properties/values/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                        if (data10 >= 9007199254740992 || isNaN(data10))
                                          return validate148.errors = [{ instancePath: instancePath + "/values/" + i0, schemaPath: "#/properties/values/items/exclusiveMaximum", keyword: "exclusiveMaximum", params: { comparison: "<", limit: 9007199254740992 }, message: "must be < 9007199254740992" }], !1;
                                      } else
                                        return validate148.errors = [{ instancePath: instancePath + "/values/" + i0, schemaPath: "#/properties/values/items/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                                    var valid1 = _errs15 === errors;
                                    if (!valid1)
                                      break;
                                  }
                                } else
                                  return validate148.errors = [{ instancePath: instancePath + "/values", schemaPath: "#/properties/values/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                              var valid0 = _errs13 === errors;
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
      return validate148.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate148.errors = vErrors, errors === 0;
}
validate148.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate160(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate160.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.metric === void 0 && (missing0 = "metric") || data.unit === void 0 && (missing0 = "unit") || data.better === void 0 && (missing0 = "better") || data.labels === void 0 && (missing0 = "labels") || data.value === void 0 && (missing0 = "value"))
        return validate160.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "scenario" || key0 === "metric" || key0 === "unit" || key0 === "better" || key0 === "phase" || key0 === "labels" || key0 === "value")) {
            return validate160.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.scenario !== void 0) {
            let _errs2 = errors;
            validate72(data.scenario, { instancePath: instancePath + "/scenario", parentData: data, parentDataProperty: "scenario", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.metric !== void 0) {
              let _errs3 = errors;
              validate91(data.metric, { instancePath: instancePath + "/metric", parentData: data, parentDataProperty: "metric", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.unit !== void 0) {
                let _errs4 = errors;
                validate151(data.unit, { instancePath: instancePath + "/unit", parentData: data, parentDataProperty: "unit", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.better !== void 0) {
                  let _errs5 = errors;
                  validate153(data.better, { instancePath: instancePath + "/better", parentData: data, parentDataProperty: "better", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors), errors = vErrors.length);
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.phase !== void 0) {
                    let _errs6 = errors;
                    validate91(data.phase, { instancePath: instancePath + "/phase", parentData: data, parentDataProperty: "phase", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors), errors = vErrors.length);
                    var valid0 = _errs6 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.labels !== void 0) {
                      let _errs7 = errors;
                      validate157(data.labels, { instancePath: instancePath + "/labels", parentData: data, parentDataProperty: "labels", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors), errors = vErrors.length);
                      var valid0 = _errs7 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0)
                      if (data.value !== void 0) {
                        let data6 = data.value, _errs8 = errors;
                        if (errors === _errs8)
                          if (typeof data6 == "number" && isFinite(data6)) {
                            if (data6 < 0 || isNaN(data6))
                              return validate160.errors = [{ instancePath: instancePath + "/value", schemaPath: "#/properties/value/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                            if (data6 >= 9007199254740992 || isNaN(data6))
                              return validate160.errors = [{ instancePath: instancePath + "/value", schemaPath: "#/properties/value/exclusiveMaximum", keyword: "exclusiveMaximum", params: { comparison: "<", limit: 9007199254740992 }, message: "must be < 9007199254740992" }], !1;
                          } else
                            return validate160.errors = [{ instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                        var valid0 = _errs8 === errors;
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
      return validate160.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate160.errors = vErrors, errors === 0;
}
validate160.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate168(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate168.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.count === void 0 && (missing0 = "count"))
        return validate168.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "scenario" || key0 === "kind" || key0 === "count" || key0 === "message")) {
            return validate168.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.scenario !== void 0) {
            let _errs2 = errors;
            validate72(data.scenario, { instancePath: instancePath + "/scenario", parentData: data, parentDataProperty: "scenario", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.kind !== void 0) {
              let _errs3 = errors;
              validate91(data.kind, { instancePath: instancePath + "/kind", parentData: data, parentDataProperty: "kind", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.count !== void 0) {
                let data2 = data.count, _errs4 = errors;
                if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                  return validate168.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                if (errors === _errs4 && typeof data2 == "number" && isFinite(data2)) {
                  if (data2 > 9007199254740991 || isNaN(data2))
                    return validate168.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }], !1;
                  if (data2 < 1 || isNaN(data2))
                    return validate168.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                }
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.message !== void 0) {
                  let data3 = data.message, _errs6 = errors;
                  if (errors === _errs6)
                    if (typeof data3 == "string") {
                      if (func2(data3) > 2e3)
                        return validate168.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" }], !1;
                      if (func2(data3) < 0)
                        return validate168.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/minLength", keyword: "minLength", params: { limit: 0 }, message: "must NOT have fewer than 0 characters" }], !1;
                    } else
                      return validate168.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs6 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate168.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate168.errors = vErrors, errors === 0;
}
validate168.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate172(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate172.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.code === void 0 && (missing0 = "code") || data.message === void 0 && (missing0 = "message"))
        return validate172.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "scenario" || key0 === "code" || key0 === "message")) {
            return validate172.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.scenario !== void 0) {
            let _errs2 = errors;
            validate72(data.scenario, { instancePath: instancePath + "/scenario", parentData: data, parentDataProperty: "scenario", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.code !== void 0) {
              let _errs3 = errors;
              validate91(data.code, { instancePath: instancePath + "/code", parentData: data, parentDataProperty: "code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.message !== void 0) {
                let data2 = data.message, _errs4 = errors;
                if (errors === _errs4)
                  if (typeof data2 == "string") {
                    if (func2(data2) > 2e3)
                      return validate172.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" }], !1;
                    if (func2(data2) < 1)
                      return validate172.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                  } else
                    return validate172.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate172.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate172.errors = vErrors, errors === 0;
}
validate172.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate145(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate145.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.harness === void 0 && (missing0 = "harness") || data.series === void 0 && (missing0 = "series") || data.values === void 0 && (missing0 = "values") || data.errors === void 0 && (missing0 = "errors") || data.caveats === void 0 && (missing0 = "caveats"))
        return validate145.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "kind" || key0 === "harness" || key0 === "series" || key0 === "values" || key0 === "errors" || key0 === "caveats")) {
            return validate145.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            let _errs2 = errors;
            if (data.kind !== "ok")
              return validate145.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "ok" }, message: "must be equal to constant" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.harness !== void 0) {
              let _errs3 = errors;
              validate146(data.harness, { instancePath: instancePath + "/harness", parentData: data, parentDataProperty: "harness", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.series !== void 0) {
                let data2 = data.series, _errs4 = errors;
                if (errors === _errs4)
                  if (Array.isArray(data2)) {
                    if (data2.length > 1e5)
                      return validate145.errors = [{ instancePath: instancePath + "/series", schemaPath: "#/properties/series/maxItems", keyword: "maxItems", params: { limit: 1e5 }, message: "must NOT have more than 100000 items" }], !1;
                    {
                      var valid1 = !0;
                      let len0 = data2.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let _errs6 = errors;
                        validate148(data2[i0], { instancePath: instancePath + "/series/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors), errors = vErrors.length);
                        var valid1 = _errs6 === errors;
                        if (!valid1)
                          break;
                      }
                    }
                  } else
                    return validate145.errors = [{ instancePath: instancePath + "/series", schemaPath: "#/properties/series/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.values !== void 0) {
                  let data4 = data.values, _errs7 = errors;
                  if (errors === _errs7)
                    if (Array.isArray(data4)) {
                      if (data4.length > 1e5)
                        return validate145.errors = [{ instancePath: instancePath + "/values", schemaPath: "#/properties/values/maxItems", keyword: "maxItems", params: { limit: 1e5 }, message: "must NOT have more than 100000 items" }], !1;
                      {
                        var valid2 = !0;
                        let len1 = data4.length;
                        for (let i1 = 0; i1 < len1; i1++) {
                          let _errs9 = errors;
                          validate160(data4[i1], { instancePath: instancePath + "/values/" + i1, parentData: data4, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors), errors = vErrors.length);
                          var valid2 = _errs9 === errors;
                          if (!valid2)
                            break;
                        }
                      }
                    } else
                      return validate145.errors = [{ instancePath: instancePath + "/values", schemaPath: "#/properties/values/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                  var valid0 = _errs7 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.errors !== void 0) {
                    let data6 = data.errors, _errs10 = errors;
                    if (errors === _errs10)
                      if (Array.isArray(data6)) {
                        if (data6.length > 1e5)
                          return validate145.errors = [{ instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/maxItems", keyword: "maxItems", params: { limit: 1e5 }, message: "must NOT have more than 100000 items" }], !1;
                        {
                          var valid3 = !0;
                          let len2 = data6.length;
                          for (let i2 = 0; i2 < len2; i2++) {
                            let _errs12 = errors;
                            validate168(data6[i2], { instancePath: instancePath + "/errors/" + i2, parentData: data6, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors), errors = vErrors.length);
                            var valid3 = _errs12 === errors;
                            if (!valid3)
                              break;
                          }
                        }
                      } else
                        return validate145.errors = [{ instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.caveats !== void 0) {
                      let data8 = data.caveats, _errs13 = errors;
                      if (errors === _errs13)
                        if (Array.isArray(data8)) {
                          if (data8.length > 1e4)
                            return validate145.errors = [{ instancePath: instancePath + "/caveats", schemaPath: "#/properties/caveats/maxItems", keyword: "maxItems", params: { limit: 1e4 }, message: "must NOT have more than 10000 items" }], !1;
                          {
                            var valid4 = !0;
                            let len3 = data8.length;
                            for (let i3 = 0; i3 < len3; i3++) {
                              let _errs15 = errors;
                              validate172(data8[i3], { instancePath: instancePath + "/caveats/" + i3, parentData: data8, parentDataProperty: i3, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors), errors = vErrors.length);
                              var valid4 = _errs15 === errors;
                              if (!valid4)
                                break;
                            }
                          }
                        } else
                          return validate145.errors = [{ instancePath: instancePath + "/caveats", schemaPath: "#/properties/caveats/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                      var valid0 = _errs13 === errors;
                    } else
                      var valid0 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return validate145.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate145.errors = vErrors, errors === 0;
}
validate145.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate176(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate176.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.failure === void 0 && (missing0 = "failure"))
        return validate176.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "kind" || key0 === "failure")) {
            return validate176.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            let _errs2 = errors;
            if (data.kind !== "failed")
              return validate176.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "failed" }, message: "must be equal to constant" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.failure !== void 0) {
              let _errs3 = errors;
              validate132(data.failure, { instancePath: instancePath + "/failure", parentData: data, parentDataProperty: "failure", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate176.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate176.errors = vErrors, errors === 0;
}
validate176.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate137(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate137.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.system === void 0 && (missing0 = "system") || data.benchmark === void 0 && (missing0 = "benchmark") || data.side === void 0 && (missing0 = "side") || data.round === void 0 && (missing0 = "round") || data.slot === void 0 && (missing0 = "slot") || data.startedAtMs === void 0 && (missing0 = "startedAtMs") || data.durationMs === void 0 && (missing0 = "durationMs") || data.host === void 0 && (missing0 = "host") || data.outcome === void 0 && (missing0 = "outcome"))
        return validate137.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func1.call(schema50.properties, key0)) {
            return validate137.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.system !== void 0) {
            let _errs2 = errors;
            validate72(data.system, { instancePath: instancePath + "/system", parentData: data, parentDataProperty: "system", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.benchmark !== void 0) {
              let _errs3 = errors;
              validate72(data.benchmark, { instancePath: instancePath + "/benchmark", parentData: data, parentDataProperty: "benchmark", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.side !== void 0) {
                let _errs4 = errors;
                validate67(data.side, { instancePath: instancePath + "/side", parentData: data, parentDataProperty: "side", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.round !== void 0) {
                  let data3 = data.round, _errs5 = errors;
                  if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                    return validate137.errors = [{ instancePath: instancePath + "/round", schemaPath: "#/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                  if (errors === _errs5 && typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 999 || isNaN(data3))
                      return validate137.errors = [{ instancePath: instancePath + "/round", schemaPath: "#/properties/round/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999 }, message: "must be <= 999" }], !1;
                    if (data3 < 0 || isNaN(data3))
                      return validate137.errors = [{ instancePath: instancePath + "/round", schemaPath: "#/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                  }
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.slot !== void 0) {
                    let data4 = data.slot, _errs7 = errors;
                    if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)))
                      return validate137.errors = [{ instancePath: instancePath + "/slot", schemaPath: "#/properties/slot/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                    if (errors === _errs7 && typeof data4 == "number" && isFinite(data4)) {
                      if (data4 > 3 || isNaN(data4))
                        return validate137.errors = [{ instancePath: instancePath + "/slot", schemaPath: "#/properties/slot/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3 }, message: "must be <= 3" }], !1;
                      if (data4 < 0 || isNaN(data4))
                        return validate137.errors = [{ instancePath: instancePath + "/slot", schemaPath: "#/properties/slot/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                    }
                    var valid0 = _errs7 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.startedAtMs !== void 0) {
                      let data5 = data.startedAtMs, _errs9 = errors;
                      if (errors === _errs9)
                        if (typeof data5 == "number" && isFinite(data5)) {
                          if (data5 < 0 || isNaN(data5))
                            return validate137.errors = [{ instancePath: instancePath + "/startedAtMs", schemaPath: "#/properties/startedAtMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                          if (data5 >= 9007199254740992 || isNaN(data5))
                            return validate137.errors = [{ instancePath: instancePath + "/startedAtMs", schemaPath: "#/properties/startedAtMs/exclusiveMaximum", keyword: "exclusiveMaximum", params: { comparison: "<", limit: 9007199254740992 }, message: "must be < 9007199254740992" }], !1;
                        } else
                          return validate137.errors = [{ instancePath: instancePath + "/startedAtMs", schemaPath: "#/properties/startedAtMs/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                      var valid0 = _errs9 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.durationMs !== void 0) {
                        let data6 = data.durationMs, _errs11 = errors;
                        if (errors === _errs11)
                          if (typeof data6 == "number" && isFinite(data6)) {
                            if (data6 < 0 || isNaN(data6))
                              return validate137.errors = [{ instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                            if (data6 >= 9007199254740992 || isNaN(data6))
                              return validate137.errors = [{ instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/exclusiveMaximum", keyword: "exclusiveMaximum", params: { comparison: "<", limit: 9007199254740992 }, message: "must be < 9007199254740992" }], !1;
                          } else
                            return validate137.errors = [{ instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                        var valid0 = _errs11 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.host !== void 0) {
                          let _errs13 = errors;
                          validate141(data.host, { instancePath: instancePath + "/host", parentData: data, parentDataProperty: "host", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors), errors = vErrors.length);
                          var valid0 = _errs13 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0)
                          if (data.outcome !== void 0) {
                            let data8 = data.outcome, _errs14 = errors;
                            if (errors === _errs14)
                              if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                                let missing1;
                                if (data8.kind === void 0 && (missing1 = "kind"))
                                  return validate137.errors = [{ instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
                                {
                                  let tag0 = data8.kind;
                                  if (typeof tag0 == "string")
                                    if (tag0 === "ok") {
                                      validate145(data8, { instancePath: instancePath + "/outcome", parentData: data, parentDataProperty: "outcome", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors), errors = vErrors.length);
                                      var props0 = !0;
                                    } else if (tag0 === "failed")
                                      validate176(data8, { instancePath: instancePath + "/outcome", parentData: data, parentDataProperty: "outcome", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors), errors = vErrors.length), props0 !== !0 && (props0 = !0);
                                    else
                                      return validate137.errors = [{ instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 }, message: 'value of tag "kind" must be in oneOf' }], !1;
                                  else
                                    return validate137.errors = [{ instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 }, message: 'tag "kind" must be string' }], !1;
                                }
                              } else
                                return validate137.errors = [{ instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                            var valid0 = _errs14 === errors;
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
    } else
      return validate137.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate137.errors = vErrors, errors === 0;
}
validate137.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.schema === void 0 && (missing0 = "schema") || data.run === void 0 && (missing0 = "run") || data.host === void 0 && (missing0 = "host") || data.baseline === void 0 && (missing0 = "baseline") || data.candidate === void 0 && (missing0 = "candidate") || data.plan === void 0 && (missing0 = "plan") || data.systems === void 0 && (missing0 = "systems") || data.trials === void 0 && (missing0 = "trials"))
        return validate52.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func1.call(schema19.properties, key0)) {
            return validate52.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            let _errs2 = errors;
            if (data.kind !== "latency-gate/results")
              return validate52.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "latency-gate/results" }, message: "must be equal to constant" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.schema !== void 0) {
              let _errs3 = errors;
              if (data.schema !== 1)
                return validate52.errors = [{ instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.run !== void 0) {
                let _errs4 = errors;
                validate53(data.run, { instancePath: instancePath + "/run", parentData: data, parentDataProperty: "run", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.host !== void 0) {
                  let _errs5 = errors;
                  validate55(data.host, { instancePath: instancePath + "/host", parentData: data, parentDataProperty: "host", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length);
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.baseline !== void 0) {
                    let _errs6 = errors;
                    validate60(data.baseline, { instancePath: instancePath + "/baseline", parentData: data, parentDataProperty: "baseline", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors), errors = vErrors.length);
                    var valid0 = _errs6 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.candidate !== void 0) {
                      let _errs7 = errors;
                      validate60(data.candidate, { instancePath: instancePath + "/candidate", parentData: data, parentDataProperty: "candidate", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors), errors = vErrors.length);
                      var valid0 = _errs7 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.plan !== void 0) {
                        let _errs8 = errors;
                        validate63(data.plan, { instancePath: instancePath + "/plan", parentData: data, parentDataProperty: "plan", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors), errors = vErrors.length);
                        var valid0 = _errs8 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.systems !== void 0) {
                          let data7 = data.systems, _errs9 = errors;
                          if (errors === _errs9)
                            if (Array.isArray(data7)) {
                              if (data7.length > 1e3)
                                return validate52.errors = [{ instancePath: instancePath + "/systems", schemaPath: "#/properties/systems/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                              {
                                var valid1 = !0;
                                let len0 = data7.length;
                                for (let i0 = 0; i0 < len0; i0++) {
                                  let _errs11 = errors;
                                  validate121(data7[i0], { instancePath: instancePath + "/systems/" + i0, parentData: data7, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors), errors = vErrors.length);
                                  var valid1 = _errs11 === errors;
                                  if (!valid1)
                                    break;
                                }
                              }
                            } else
                              return validate52.errors = [{ instancePath: instancePath + "/systems", schemaPath: "#/properties/systems/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                          var valid0 = _errs9 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0)
                          if (data.trials !== void 0) {
                            let data9 = data.trials, _errs12 = errors;
                            if (errors === _errs12)
                              if (Array.isArray(data9)) {
                                if (data9.length > 1e6)
                                  return validate52.errors = [{ instancePath: instancePath + "/trials", schemaPath: "#/properties/trials/maxItems", keyword: "maxItems", params: { limit: 1e6 }, message: "must NOT have more than 1000000 items" }], !1;
                                {
                                  var valid2 = !0;
                                  let len1 = data9.length;
                                  for (let i1 = 0; i1 < len1; i1++) {
                                    let _errs14 = errors;
                                    validate137(data9[i1], { instancePath: instancePath + "/trials/" + i1, parentData: data9, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors), errors = vErrors.length);
                                    var valid2 = _errs14 === errors;
                                    if (!valid2)
                                      break;
                                  }
                                }
                              } else
                                return validate52.errors = [{ instancePath: instancePath + "/trials", schemaPath: "#/properties/trials/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
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
        }
      }
    } else
      return validate52.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate52.errors = vErrors, errors === 0;
}
validate52.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var validateTrial = validate181;
function validate181(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate181.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.system === void 0 && (missing0 = "system") || data.benchmark === void 0 && (missing0 = "benchmark") || data.side === void 0 && (missing0 = "side") || data.round === void 0 && (missing0 = "round") || data.slot === void 0 && (missing0 = "slot") || data.startedAtMs === void 0 && (missing0 = "startedAtMs") || data.durationMs === void 0 && (missing0 = "durationMs") || data.host === void 0 && (missing0 = "host") || data.outcome === void 0 && (missing0 = "outcome"))
        return validate181.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func1.call(schema50.properties, key0)) {
            return validate181.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.system !== void 0) {
            let _errs2 = errors;
            validate72(data.system, { instancePath: instancePath + "/system", parentData: data, parentDataProperty: "system", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.benchmark !== void 0) {
              let _errs3 = errors;
              validate72(data.benchmark, { instancePath: instancePath + "/benchmark", parentData: data, parentDataProperty: "benchmark", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.side !== void 0) {
                let _errs4 = errors;
                validate67(data.side, { instancePath: instancePath + "/side", parentData: data, parentDataProperty: "side", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.round !== void 0) {
                  let data3 = data.round, _errs5 = errors;
                  if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                    return validate181.errors = [{ instancePath: instancePath + "/round", schemaPath: "#/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                  if (errors === _errs5 && typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 999 || isNaN(data3))
                      return validate181.errors = [{ instancePath: instancePath + "/round", schemaPath: "#/properties/round/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999 }, message: "must be <= 999" }], !1;
                    if (data3 < 0 || isNaN(data3))
                      return validate181.errors = [{ instancePath: instancePath + "/round", schemaPath: "#/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                  }
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.slot !== void 0) {
                    let data4 = data.slot, _errs7 = errors;
                    if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)))
                      return validate181.errors = [{ instancePath: instancePath + "/slot", schemaPath: "#/properties/slot/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                    if (errors === _errs7 && typeof data4 == "number" && isFinite(data4)) {
                      if (data4 > 3 || isNaN(data4))
                        return validate181.errors = [{ instancePath: instancePath + "/slot", schemaPath: "#/properties/slot/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3 }, message: "must be <= 3" }], !1;
                      if (data4 < 0 || isNaN(data4))
                        return validate181.errors = [{ instancePath: instancePath + "/slot", schemaPath: "#/properties/slot/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                    }
                    var valid0 = _errs7 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.startedAtMs !== void 0) {
                      let data5 = data.startedAtMs, _errs9 = errors;
                      if (errors === _errs9)
                        if (typeof data5 == "number" && isFinite(data5)) {
                          if (data5 < 0 || isNaN(data5))
                            return validate181.errors = [{ instancePath: instancePath + "/startedAtMs", schemaPath: "#/properties/startedAtMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                          if (data5 >= 9007199254740992 || isNaN(data5))
                            return validate181.errors = [{ instancePath: instancePath + "/startedAtMs", schemaPath: "#/properties/startedAtMs/exclusiveMaximum", keyword: "exclusiveMaximum", params: { comparison: "<", limit: 9007199254740992 }, message: "must be < 9007199254740992" }], !1;
                        } else
                          return validate181.errors = [{ instancePath: instancePath + "/startedAtMs", schemaPath: "#/properties/startedAtMs/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                      var valid0 = _errs9 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.durationMs !== void 0) {
                        let data6 = data.durationMs, _errs11 = errors;
                        if (errors === _errs11)
                          if (typeof data6 == "number" && isFinite(data6)) {
                            if (data6 < 0 || isNaN(data6))
                              return validate181.errors = [{ instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                            if (data6 >= 9007199254740992 || isNaN(data6))
                              return validate181.errors = [{ instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/exclusiveMaximum", keyword: "exclusiveMaximum", params: { comparison: "<", limit: 9007199254740992 }, message: "must be < 9007199254740992" }], !1;
                          } else
                            return validate181.errors = [{ instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                        var valid0 = _errs11 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.host !== void 0) {
                          let _errs13 = errors;
                          validate141(data.host, { instancePath: instancePath + "/host", parentData: data, parentDataProperty: "host", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors), errors = vErrors.length);
                          var valid0 = _errs13 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0)
                          if (data.outcome !== void 0) {
                            let data8 = data.outcome, _errs14 = errors;
                            if (errors === _errs14)
                              if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                                let missing1;
                                if (data8.kind === void 0 && (missing1 = "kind"))
                                  return validate181.errors = [{ instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
                                {
                                  let tag0 = data8.kind;
                                  if (typeof tag0 == "string")
                                    if (tag0 === "ok") {
                                      validate145(data8, { instancePath: instancePath + "/outcome", parentData: data, parentDataProperty: "outcome", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors), errors = vErrors.length);
                                      var props0 = !0;
                                    } else if (tag0 === "failed")
                                      validate176(data8, { instancePath: instancePath + "/outcome", parentData: data, parentDataProperty: "outcome", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors), errors = vErrors.length), props0 !== !0 && (props0 = !0);
                                    else
                                      return validate181.errors = [{ instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 }, message: 'value of tag "kind" must be in oneOf' }], !1;
                                  else
                                    return validate181.errors = [{ instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 }, message: 'tag "kind" must be string' }], !1;
                                }
                              } else
                                return validate181.errors = [{ instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                            var valid0 = _errs14 === errors;
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
    } else
      return validate181.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate181.errors = vErrors, errors === 0;
}
validate181.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };

// src/validate/describe.ts
function describeError(error) {
  if (error === void 0) return { pointer: "", message: "it does not fit the schema" };
  let params = error.params, here = error.instancePath;
  switch (error.keyword) {
    case "additionalProperties": {
      let key = String(params.additionalProperty);
      return { pointer: `${here}/${key}`, message: `unknown field ${show(key)}` };
    }
    case "required":
      return { pointer: here, message: `${show(params.missingProperty)} is missing` };
    case "enum":
      return {
        pointer: here,
        message: `expected one of ${params.allowedValues.join(", ")}`
      };
    case "const":
      return { pointer: here, message: `expected ${show(params.allowedValue)}` };
    case "type":
      return { pointer: here, message: `expected ${[params.type].flat().join(" or ")}` };
    case "not":
      return { pointer: here, message: "phase and outcome are not given together" };
    case "discriminator":
      return {
        pointer: `${here}/${String(params.tag)}`,
        message: params.tagValue === void 0 ? `${show(params.tag)} is missing` : `unknown ${String(params.tag)} ${show(params.tagValue)}`
      };
    case "propertyNames":
      return { pointer: here, message: `unexpected name ${show(params.propertyName)}` };
    case "oneOf":
      return { pointer: here, message: "it fits none of the forms that are known" };
    default:
      return { pointer: here, message: error.message ?? error.keyword };
  }
}

// src/validate/json-text.ts
import { isAscii, isUtf8 } from "node:buffer";
function parseJson(bytes) {
  let ascii = isAscii(bytes);
  if (!ascii && !isUtf8(bytes)) return err("it is not UTF-8");
  let text = bytes.toString(ascii ? "latin1" : "utf8");
  try {
    return ok(JSON.parse(text));
  } catch {
    if (text.startsWith("\uFEFF")) return err("it starts with a byte order mark");
    let shown = text.length > 2e4 ? "" : /\b(NaN|Infinity|undefined|None|True|False|nan|inf)\b/.exec(text)?.[1];
    return err(shown === void 0 || shown === "" ? "it is not JSON" : `it is not JSON (${shown} is none)`);
  }
}
function samplesOf(values, fractions) {
  let samples = new Float64Array(values.length);
  for (let index = 0; index < values.length; index += 1) {
    let value = values[index];
    if (typeof value != "number" || !(value >= 0 && value < 2 ** 53) || !fractions && Math.floor(value) !== value) return index;
    samples[index] = value;
  }
  return samples;
}

// src/validate/trial-reader.ts
var ResultsFault = class extends Error {
  constructor(pointer, message, hint) {
    super(message);
    this.pointer = pointer;
    this.hint = hint;
  }
  pointer;
  hint;
}, MOST_SAMPLES = 64 * 1024 * 1024, TrialReader = class {
  samples = 0;
  /** `data` is changed on the way: arrays of samples become Float64Arrays. */
  read(data) {
    let series = rawSeries(data), arrays = series.map((one, index) => this.samplesOf(one, index));
    for (let one of series) one.values = EMPTY;
    if (!validateTrial(data)) {
      let { pointer, message } = describeError(validateTrial.errors?.[0]);
      throw new ResultsFault(pointer, message);
    }
    for (let [index, one] of series.entries()) one.values = arrays[index];
    return data;
  }
  samplesOf({ values, batch }, index) {
    if (!Array.isArray(values))
      throw new ResultsFault(`/outcome/series/${index}/values`, "expected a list of numbers");
    let samples = samplesOf(values, typeof batch == "number" && batch > 1);
    if (typeof samples == "number") {
      let wanted = "a number from 0 to below 2^53, whole unless batch is above 1", got = show(values[samples]);
      throw new ResultsFault(`/outcome/series/${index}/values/${samples}`, `expected ${wanted}, got ${got}`);
    }
    if (this.samples += values.length, this.samples > MOST_SAMPLES)
      throw new ResultsFault("", `there are more than ${MOST_SAMPLES} samples`);
    return samples;
  }
}, EMPTY = [];
function rawSeries(data) {
  let series = data?.outcome?.series;
  if (!Array.isArray(series)) return [];
  let raw = series;
  return raw.every((one) => typeof one == "object" && one !== null && "values" in one) ? raw : [];
}

// src/validate/check-header.ts
function readHeader(data) {
  if (typeof data != "object" || data === null || Array.isArray(data))
    throw new ResultsFault("", "expected an object");
  let { kind, schema } = data;
  if (kind !== "latency-gate/results")
    throw new ResultsFault(
      "/kind",
      `expected "latency-gate/results", got ${show(kind)}`,
      "is it a results file?"
    );
  if (schema !== 1)
    throw new ResultsFault(
      "/schema",
      `expected schema 1, got ${show(schema)}`,
      "another version of latency-gate wrote it"
    );
  if (!validateResults({ ...data, trials: [] })) {
    let { pointer, message } = describeError(validateResults.errors?.[0]);
    throw new ResultsFault(pointer, message);
  }
  let { run, host, baseline, candidate, plan, systems } = data, header = { run, host, baseline, candidate, plan, systems };
  return checkPlan(header), header;
}
function checkPlan({ plan, systems }) {
  checkLooks2(plan.looks, "/plan/looks"), unique(plan.systems, "/plan/systems"), plan.systems.forEach((system, index) => {
    let at = `/plan/systems/${index}`;
    unique(system.benchmarks, `${at}/benchmarks`), unique(system.studies, `${at}/studies`), system.benchmarks.forEach((benchmark, inner) => {
      checkBenchmark(benchmark, `${at}/benchmarks/${inner}`);
    });
  }), unique(systems, "/systems"), systems.forEach(({ id }, index) => {
    if (!plan.systems.some((system) => system.id === id))
      throw new ResultsFault(`/systems/${index}/id`, `system ${show(id)} is not in the plan`);
  });
}
function checkLooks2(looks, at) {
  looks.forEach((rounds, index) => {
    if (rounds % 2 === 1 || rounds <= (looks[index - 1] ?? 0))
      throw new ResultsFault(`${at}/${index}`, "looks are even and ascend");
  });
}
function checkBenchmark(benchmark, at) {
  checkLooks2(benchmark.looks ?? [], `${at}/looks`), unique(benchmark.scenarios, `${at}/scenarios`);
  let scenarios = /* @__PURE__ */ new Set([void 0, ...benchmark.scenarios.map(({ id }) => id)]), judged = /* @__PURE__ */ new Set();
  benchmark.metrics.forEach(({ scenario, metric, statistic, budget }, index) => {
    let here = `${at}/metrics/${index}`;
    if (!scenarios.has(scenario))
      throw new ResultsFault(`${here}/scenario`, `scenario ${show(scenario)} is not in the plan`);
    let key = JSON.stringify([scenario, metric, statistic]);
    if (judged.has(key)) throw new ResultsFault(here, `${metric} ${statistic} is planned twice`);
    judged.add(key), checkLimits(budget, `${here}/budget`);
  }), benchmark.invariants.forEach(({ scenario, limits }, index) => {
    let here = `${at}/invariants/${index}`;
    if (!scenarios.has(scenario))
      throw new ResultsFault(`${here}/scenario`, `scenario ${show(scenario)} is not in the plan`);
    checkLimits(limits, `${here}/limits`);
  });
}
function checkLimits(limits, at) {
  if (limits?.min !== void 0 && limits.max !== void 0 && limits.min > limits.max)
    throw new ResultsFault(at, "min is above max");
}
function unique(things, at) {
  let seen = /* @__PURE__ */ new Set();
  things.forEach(({ id }, index) => {
    if (seen.has(id)) throw new ResultsFault(`${at}/${index}/id`, `${show(id)} is here a second time`);
    seen.add(id);
  });
}

// src/validate/check-trials.ts
var TrialChecker = class {
  planned = /* @__PURE__ */ new Map();
  built;
  seen = /* @__PURE__ */ new Set();
  /** Unit and direction of each metric of each side. */
  metrics = /* @__PURE__ */ new Map();
  plan;
  constructor({ plan, systems }) {
    this.plan = plan, this.built = new Set(systems.filter(({ state }) => state.kind === "built").map(({ id }) => id));
    for (let system of plan.systems)
      for (let benchmark of system.benchmarks) {
        let scenarios = new Set(benchmark.scenarios.map(({ id }) => id));
        this.planned.set(`${system.id}/${benchmark.id}`, { benchmark, scenarios });
      }
  }
  check(trial) {
    let { system, side, round } = trial, id = `${system}/${trial.benchmark}`, planned = this.planned.get(id);
    if (planned === void 0) throw new ResultsFault("/benchmark", `${id} is not in the plan`);
    if (!this.built.has(system))
      throw new ResultsFault("/system", `${system} was not built, and yet measured`);
    checkPlace(trial, planned.benchmark, looksOf(this.plan, planned.benchmark).at(-1) ?? 0);
    let key = `${id}/${side}/${round}`;
    if (this.seen.has(key))
      throw new ResultsFault("/round", `round ${round} of ${id}, ${side}, is here a second time`);
    this.seen.add(key), trial.outcome.kind === "ok" && this.checkOutcome(`${id}/${side}`, trial.outcome, planned.scenarios);
  }
  checkOutcome(id, outcome, scenarios) {
    let { series, values, errors, caveats } = outcome;
    for (let [part, entries2] of Object.entries({ series, values, errors, caveats }))
      entries2.forEach(({ scenario }, index) => {
        if (scenario !== void 0 && !scenarios.has(scenario)) {
          let at = `/outcome/${part}/${index}/scenario`;
          throw new ResultsFault(at, `scenario ${show(scenario)} is not in the plan`);
        }
      });
    let seen = /* @__PURE__ */ new Set();
    for (let [part, entries2] of Object.entries({ series, values }))
      entries2.forEach((entry, index) => {
        let at = `/outcome/${part}/${index}`, { scenario, metric, phase, labels } = entry, { outcome: ending, batch, warmup } = entry, key = JSON.stringify([
          part,
          scenario,
          metric,
          phase,
          ending,
          batch,
          warmup,
          Object.entries(labels).sort()
        ]);
        if (seen.has(key)) throw new ResultsFault(at, `${show(metric)} is here a second time`);
        seen.add(key), this.checkUnit(
          JSON.stringify([id, scenario, metric]),
          `${entry.unit}, ${entry.better} is better`,
          at
        );
      });
  }
  checkUnit(key, unit, at) {
    let known = this.metrics.get(key);
    if (known === void 0) this.metrics.set(key, unit);
    else if (known !== unit)
      throw new ResultsFault(`${at}/unit`, `it was in ${known} before, here in ${unit}`);
  }
};
function checkPlace({ side, round, slot }, benchmark, maxRounds) {
  if (benchmark.role === "study") {
    if (side === "baseline") throw new ResultsFault("/side", "a study measures the candidate only");
    return;
  }
  if (round >= maxRounds)
    throw new ResultsFault("/round", `round ${round} is outside the plan's ${maxRounds} rounds`);
  if (benchmark.presence === (side === "baseline" ? "added" : "missing"))
    throw new ResultsFault("/side", `the ${side} does not declare this benchmark`);
  let arrangement = benchmark.presence === "both" ? benchmark.arrangements[Math.floor(round / 2)] : void 0, planned = arrangement?.[slot];
  if (planned !== void 0 && planned !== (side === "baseline" ? "B" : "C"))
    throw new ResultsFault("/slot", `slot ${slot} of ${arrangement} is not the ${side}'s`);
}

// src/validate/lines.ts
var LineTooLong = class extends Error {
};
async function* linesOf(chunks, maxBytes) {
  let held = [], heldBytes = 0;
  for await (let chunk of chunks) {
    let bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength), from = 0;
    for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, from)) {
      let rest = bytes.subarray(from, end);
      if (heldBytes + rest.length > maxBytes) throw new LineTooLong();
      let line = heldBytes === 0 ? rest : Buffer.concat([...held, rest]);
      held = [], heldBytes = 0, from = end + 1, yield { bytes: line, ended: !0 };
    }
    if (from < bytes.length) {
      if (heldBytes += bytes.length - from, heldBytes > maxBytes) throw new LineTooLong();
      held.push(Buffer.from(bytes.subarray(from)));
    }
  }
  heldBytes > 0 && (yield { bytes: Buffer.concat(held), ended: !1 });
}

// src/validate/results-folder.ts
var INDEX_FILE = "index.json", TRIALS_FOLDER = "trials";
function trialFile(index) {
  return `${String(index).padStart(4, "0")}.ndjson`;
}
var TRIAL_FILE = /^[0-9]{4,7}\.ndjson$/, LEFT_BEHIND = /^\.tmp-/;

// src/validate/results-text.ts
var KIND = { kind: "latency-gate/results", schema: 1 }, TRIALS_OPEN = '"trials":[';
function indexText(header) {
  return `${openingText(header)}]}
`;
}
function openingText(header) {
  let { run, host, baseline, candidate, plan, systems } = header;
  return JSON.stringify({ ...KIND, run, host, baseline, candidate, plan, systems, trials: [] }).slice(0, -2);
}
function trialText(trial) {
  let { outcome } = trial;
  if (outcome.kind === "failed") return JSON.stringify(trial);
  let series = outcome.series.map((one) => ({ ...one, values: Array.from(one.values) }));
  return JSON.stringify({ ...trial, outcome: { ...outcome, series } });
}
async function* resultsPieces(header, trials) {
  yield Buffer.from(openingText(header));
  let separator = `
`;
  for await (let trial of trials)
    yield Buffer.from(separator + trial), separator = `,
`;
  yield Buffer.from(`
]}
`);
}

// src/validate/results-file.ts
var MIB = 1024 * 1024, MAX_BYTES = 1024 * MIB, MAX_TEXT_BYTES = 256 * MIB;
async function readResults(files, path, limits = {}) {
  let place = { file: path, line: void 0, trial: void 0 };
  try {
    let found = await files.stat(path);
    if (found === void 0) throw new ResultsFault("", "there is no such file");
    let maxBytes = limits.maxBytes ?? MAX_BYTES;
    if (found.kind === "folder") return ok(await readFolder(files, path, maxBytes, place));
    if (found.kind !== "file") throw new ResultsFault("", "it is neither a file nor a folder");
    if (found.sizeBytes > maxBytes) throw tooLarge(maxBytes);
    return ok(await readFile(files, path, maxBytes, place));
  } catch (error) {
    return err([problemOf(error, place)]);
  }
}
function tooLarge(maxBytes) {
  return new ResultsFault(
    "",
    `it is larger than ${Math.floor(maxBytes / MIB)} MiB`,
    "measure fewer samples or fewer rounds"
  );
}
function problemOf(error, { file, line, trial }) {
  let base = { file, line, column: void 0, expected: void 0, hint: void 0, sourceLine: void 0 };
  if (error instanceof ResultsFault) {
    let pointer = trial === void 0 ? error.pointer : `/trials/${trial}${error.pointer}`;
    return { ...base, pointer, message: error.message, hint: error.hint };
  }
  if (error instanceof LineTooLong)
    return { ...base, pointer: "", message: `a line is longer than ${MAX_TEXT_BYTES / MIB} MiB` };
  let { code: code2, message } = error;
  if (code2 === "Z_BUF_ERROR") return { ...base, pointer: "", message: "the compressed data is cut off" };
  if (code2?.startsWith("Z_") === !0)
    return { ...base, pointer: "", message: "the compressed data is damaged" };
  if (code2 === void 0) throw error;
  return { ...base, pointer: "", message: `it can't be read: ${message}` };
}
var TrialList = class {
  constructor(header, place) {
    this.header = header;
    this.place = place;
    this.checker = new TrialChecker(header);
  }
  header;
  place;
  trials = [];
  reader = new TrialReader();
  checker;
  add(data) {
    this.place.trial = this.trials.length;
    let trial = this.reader.read(data);
    this.checker.check(trial), this.trials.push(trial), this.place.trial = void 0;
  }
  results() {
    return { ...this.header, trials: this.trials };
  }
};
function parsed(bytes) {
  let json = parseJson(bytes);
  if (json.ok) return json.value;
  throw new ResultsFault("", json.error);
}
async function readFile(files, path, maxBytes, place) {
  let lines = linesOf(await plainChunks(files, path, maxBytes), Math.min(maxBytes, MAX_TEXT_BYTES));
  try {
    let first = await lines.next();
    if (first.done === !0) throw new ResultsFault("", "the file is empty");
    let opening = first.value.bytes;
    return await (opening.subarray(-TRIALS_OPEN.length).toString("latin1") === TRIALS_OPEN ? readLineByLine(opening, lines, place) : readWhole(opening, lines, place));
  } finally {
    await lines.return(void 0);
  }
}
async function readLineByLine(opening, lines, place) {
  place.line = 1;
  let list = new TrialList(readHeader(parsed(Buffer.concat([opening, Buffer.from("]}")]))), place), closed = !1, expectsMore = !1;
  for await (let { bytes } of lines)
    if (place.line += 1, closed) {
      if (bytes.length > 0) throw new ResultsFault("", "something follows the end of the results");
    } else if (bytes.equals(CLOSING)) {
      if (expectsMore) throw new ResultsFault("", "a trial is expected after a comma");
      closed = !0;
    } else {
      if (list.trials.length > 0 && !expectsMore)
        throw new ResultsFault("", "a comma is missing after the trial before");
      expectsMore = bytes.at(-1) === COMMA, list.add(parsed(expectsMore ? bytes.subarray(0, -1) : bytes));
    }
  if (!closed) throw new ResultsFault("", "the file is cut off");
  return list.results();
}
var CLOSING = Buffer.from("]}"), COMMA = 44;
async function readWhole(opening, lines, place) {
  let parts = [Buffer.from(opening)], total = opening.length;
  for await (let { bytes } of lines) {
    if (total += bytes.length + 1, total > MAX_TEXT_BYTES) throw tooLarge(MAX_TEXT_BYTES);
    parts.push(Buffer.from(`
`), Buffer.from(bytes));
  }
  let data = parsed(Buffer.concat(parts)), header = readHeader(data), { trials } = data;
  if (!Array.isArray(trials)) throw new ResultsFault("/trials", "expected a list");
  let list = new TrialList(header, place);
  for (let trial of trials) list.add(trial);
  return list.results();
}
async function readFolder(files, folder, maxBytes, place) {
  place.file = join(folder, INDEX_FILE);
  let index = await files.stat(place.file);
  if (index?.kind !== "file")
    throw new ResultsFault("", `there is no ${INDEX_FILE}`, "is it a folder of results?");
  if (index.sizeBytes > MAX_TEXT_BYTES) throw tooLarge(MAX_TEXT_BYTES);
  let header = parsed(Buffer.from(await files.readBytes(place.file, MAX_TEXT_BYTES))), list = new TrialList(readHeader(header), place);
  if (header.trials?.length !== 0)
    throw new ResultsFault("/trials", "expected an empty list: trials of a folder are files");
  let trials = join(folder, TRIALS_FOLDER), names2 = (await files.list(trials)).filter((name) => !LEFT_BEHIND.test(name)), left = maxBytes;
  for (let name of names2) {
    place.file = join(trials, name), place.line = 1;
    let found = await files.stat(place.file);
    if (!TRIAL_FILE.test(name) || found?.kind !== "file")
      throw new ResultsFault("", "it is no trial of these results");
    if (left -= found.sizeBytes, left < 0 || found.sizeBytes > MAX_TEXT_BYTES) throw tooLarge(Math.min(maxBytes, MAX_TEXT_BYTES));
    list.add(parsed(Buffer.from(await files.readBytes(place.file, MAX_TEXT_BYTES))));
  }
  return list.results();
}
async function plainChunks(files, path, maxBytes) {
  for await (let chunk of files.readChunks(path))
    return chunk[0] === 31 && chunk[1] === 139 ? decompressed(files, path, maxBytes) : files.readChunks(path);
  return files.readChunks(path);
}
async function* decompressed(files, path, maxBytes) {
  async function* copies() {
    for await (let chunk of files.readChunks(path)) yield Uint8Array.from(chunk);
  }
  let source = Readable.from(copies(), { objectMode: !1 }), gunzip = createGunzip({ finishFlush: constants2.Z_FINISH, chunkSize: MIB });
  source.on("error", (error) => gunzip.destroy(error));
  let total = 0;
  try {
    for await (let chunk of source.pipe(gunzip)) {
      if (total += chunk.length, total > maxBytes) throw tooLarge(maxBytes);
      yield chunk;
    }
  } finally {
    source.destroy(), gunzip.destroy();
  }
}

export {
  glob,
  nodeFiles,
  plain,
  terminal,
  xml,
  csvField,
  median,
  indexTrials,
  NO_TRIALS,
  chosenSeries,
  joinValues,
  observe,
  quantileOf,
  judgeInvariants,
  sorted,
  quantileSorted2 as quantileSorted,
  median2,
  levelOf,
  pairMetric,
  phaseStack,
  openRows,
  looksOf,
  signIndex,
  SHIFT_ALPHA,
  shiftFunction,
  LEAST_STORED_RUNS,
  compareWithStored,
  EXIT_CODE_OF,
  joinOutcome,
  judge3 as judge,
  isOpen,
  ok,
  err,
  require_mod,
  schemaProblems,
  didYouMean,
  show,
  formatPointer,
  formatProblems,
  Draw,
  drawArrangements,
  describeError,
  parseJson,
  samplesOf,
  LineTooLong,
  linesOf,
  TRIALS_FOLDER,
  trialFile,
  indexText,
  trialText,
  resultsPieces,
  formatAddress,
  formatQuantity,
  formatDuration,
  formatCount,
  formatChange,
  formatInterval,
  formatShare,
  headline,
  rowName,
  metricName,
  couldHaveSeen,
  failureInWords,
  limitsInWords,
  caveatInWords,
  isWarning,
  notMeasuredInWords,
  invariantInWords,
  movedUnseen,
  findingInWords,
  warningsInWords,
  roundsUsed,
  HOW_TO_ACCEPT,
  reproduce,
  byImportance,
  isNews,
  studyConclusions,
  rowCells,
  explain,
  renderMarkdown,
  readResults
};

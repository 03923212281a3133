import type { ErrorObject } from "ajv";

type Schema = Readonly<Record<string, unknown>>;

/** How what was meant is written, where something simpler stands: `write [p50]`. */
export function shapeHint(error: ErrorObject, resolve: (schema: Schema) => Schema): string | undefined {
  const parent = (error.parentSchema ?? {}) as Schema;
  const written = writtenAs(error, parent, resolve);
  return written === undefined ? undefined : `write ${written}`;
}

function writtenAs(
  { keyword, data, params, schema, instancePath }: ErrorObject,
  parent: Schema,
  resolve: (schema: Schema) => Schema,
): string | undefined {
  switch (keyword) {
    case "type":
      if (/^\/systems\/\d+$/.test(instancePath) && isObject(data)) return aboutSystems(data);
      if (parent["type"] === "array" && typeof data === "string") return asList(data, parent, resolve);
      if (parent["type"] !== "object") return undefined;
      return (
        asMap(data, parent) ??
        (instancePath.endsWith("/budget") ? asBudget(data, parent, resolve) : undefined)
      );
    case "pattern":
      return typeof data === "string" ? asName(data, parent) : undefined;
    case "propertyNames":
      return asName(String(params["propertyName"]), resolve(schema as Schema));
    default:
      return undefined;
  }
}

function isObject(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}

/** A system that is described where its folder is to be named. */
function aboutSystems({ id }: Readonly<Record<string, unknown>>): string {
  const folder = typeof id === "string" ? `systems/${id}` : "systems/<id>";
  return `it in ${folder}/system.yml and its folder here, or, if it is the only one, its keys beside "schema"`;
}

function asList(text: string, { items }: Schema, resolve: (schema: Schema) => Schema): string | undefined {
  const item = resolve((items ?? {}) as Schema);
  const words = text.trim().split(item["pattern"] === undefined ? /\s+/ : /[\s,]+/);
  const list = `[${words.map(word).join(", ")}]`;
  if (item["type"] === "string") return list;
  // A list of commands, each of which is a list.
  const forms = [item, ...((item["anyOf"] ?? item["oneOf"] ?? []) as readonly Schema[])].map(resolve);
  return forms.some((form) => form["type"] === "array") ? `[${list}]` : undefined;
}

/** As YAML takes it within brackets. */
function word(text: string): string {
  return /^[\w./@%+=-][\w./@%+=:*-]*$/.test(text) ? text : JSON.stringify(text);
}

/** Of limits and of a warm-up, by what they alone have. */
function asMap(data: unknown, { properties = {} }: Schema): string | undefined {
  const has = (key: string): boolean => Object.hasOwn(properties as object, key);
  if (has("operations") && typeof data === "number") return `{ operations: ${data} }`;
  if (!has("min") || !has("max")) return undefined;
  const limit = /^\s*([<>]?)=?\s*([0-9.]+)\s*([a-zA-Zµ%]*)\s*$/.exec(String(data));
  return limit === null ? undefined : `{ ${limit[1] === ">" ? "min" : "max"}: ${limit[2]!}${limit[3]!} }`;
}

/** A scenario's budget is by statistic; that of one number is limits alone. */
function asBudget(data: unknown, parent: Schema, resolve: (schema: Schema) => Schema): string | undefined {
  const limits = asMap(data, resolve((parent["additionalProperties"] ?? {}) as Schema));
  return limits === undefined ? undefined : `{ p95: ${limits} }`;
}

/** `My Sums` is `my-sums` as an id, `P50` is `p50` as a statistic, `5 ms` is `5ms` as an amount. */
function asName(text: string, { pattern }: Schema): string | undefined {
  // A sign, or a way out of a folder, is meant otherwise.
  if (typeof pattern !== "string" || !/^\w/.test(text)) return undefined;
  const lower = text.trim().toLowerCase();
  const names = [
    lower,
    lower.replaceAll(/[^a-z0-9.]+/g, "-").replace(/-+$/, ""),
    text.replaceAll(/\s+/g, ""),
  ];
  return names.find((name) => name !== text && new RegExp(pattern, "u").test(name));
}

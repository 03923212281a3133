import { readFileSync } from "node:fs";
import { join } from "node:path";

interface Schema {
  readonly description?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly $ref?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly required?: readonly string[];
  readonly title?: string;
  readonly examples?: readonly unknown[];
  readonly $defs?: Readonly<Record<string, Schema>>;
}

const schemas = join(import.meta.dirname, "..", "..", "schemas");
const read = (name: string): Schema =>
  JSON.parse(readFileSync(join(schemas, `${name}.json`), "utf8")) as Schema;

/** docs/configuration.md: every key of latency-gate.yml and system.yml, from the schemas. */
export function configurationPage(): string {
  const [config, system] = [read("config-1"), read("system-1")];
  const own = new Set(Object.keys(system.properties!));
  const keys = Object.entries(config.properties!).filter(([key]) => key === "schema" || !own.has(key));
  return [
    "# Configuration",
    "",
    "<!-- `npm run goldens` writes this page from schemas/config-1.json and schemas/system-1.json -->",
    "",
    "`latency-gate.yml` stands at the top of a repository. A repository of several systems has a folder with a",
    "`system.yml` for each; one that is a single system says the keys of both in its `latency-gate.yml`.",
    "[questions.md](questions.md) shows the keys that most people need.",
    "",
    "Durations are a number and a unit (`ns us ms s m`), sizes as well (`B KiB MiB GiB`), shares are `N%`. Keys of your",
    "own begin with `x-` and may stand at the top of either file, in a benchmark and in a scenario.",
    "",
    "## latency-gate.yml",
    "",
    ...table(config, Object.fromEntries(keys), config.required ?? []),
    ...nested(config, Object.fromEntries(keys)),
    "## system.yml",
    "",
    ...table(system, system.properties!, system.required ?? []),
    ...nested(system, system.properties!),
  ].join("\n");
}

/** A key at the top of a file; `one`: of latency-gate.yml of a single system and of system.yml. */
export interface TopKey {
  readonly key: string;
  readonly meaning: string;
  readonly one: boolean;
}

/** The keys at the top of latency-gate.yml and system.yml, with the schemas' own words. */
export function topKeys(): TopKey[] {
  const [config, system] = [read("config-1"), read("system-1")];
  const ofSystem = Object.keys(system.properties!);
  const ofBoth = Object.entries(system.properties!);
  const ofConfig = Object.entries(config.properties!).filter(([key]) => !ofSystem.includes(key));
  const keyOf = (root: Schema, [key, schema]: readonly [string, Schema], one: boolean): TopKey => ({
    key,
    meaning: cell(schema.description ?? resolve(root, schema).description ?? ""),
    one,
  });
  return [
    ...ofBoth.map((entry) => keyOf(system, entry, true)),
    ...ofConfig.map((entry) => keyOf(config, entry, false)),
  ];
}

/** A section for each kind of map with keys of its own that these properties lead to, as they are first met. */
function nested(root: Schema, properties: Readonly<Record<string, Schema>>): string[] {
  const met = new Set<string>();
  Object.values(properties).forEach((schema) => {
    meet(root, schema, met);
  });
  return [...met].flatMap((name) => {
    const schema = root.$defs![name]!;
    const tables = mapsOf(schema).map((map) => table(root, map.properties!, map.required ?? []));
    return [
      `### ${name}`,
      "",
      ...(schema.description === undefined ? [] : [schema.description, ""]),
      ...tables.flatMap((one, index) => (index === 0 ? one : ["or", "", ...one])),
    ];
  });
}

/** The maps with keys of its own that a value may be; of most it is one, or none. */
function mapsOf(schema: Schema): readonly Schema[] {
  return [schema, ...(schema.oneOf ?? [])].filter(({ properties }) => properties !== undefined);
}

function meet(root: Schema, schema: Schema, met: Set<string>): void {
  const name = schema.$ref?.split("/").at(-1);
  const target = resolve(root, schema);
  if (name !== undefined && mapsOf(target).length > 0) {
    if (met.has(name)) return;
    met.add(name);
  }
  const { properties = {}, items, additionalProperties, oneOf = [], anyOf = [] } = target;
  const inside = [...Object.values(properties), ...oneOf, ...anyOf];
  if (items !== undefined) inside.push(items);
  if (typeof additionalProperties === "object") inside.push(additionalProperties);
  inside.forEach((child) => {
    meet(root, child, met);
  });
}

function table(
  root: Schema,
  properties: Readonly<Record<string, Schema>>,
  required: readonly string[],
): string[] {
  const rows = Object.entries(properties).flatMap(([key, schema]) => rowsOf(root, key, schema, required));
  return ["| key | value | meaning |", "| --- | --- | --- |", ...rows, ""];
}

/** A map without a name of its own is shown with its keys. */
function rowsOf(root: Schema, key: string, schema: Schema, required: readonly string[]): string[] {
  const meaning = schema.description ?? resolve(root, schema).description ?? "";
  const must = required.includes(key) ? " Required." : "";
  const own = `| \`${key}\` | ${valueOf(root, schema)} | ${cell(meaning)}${must} |`;
  const inside = schema.$ref === undefined && schema.properties !== undefined ? schema.properties : {};
  return [
    own,
    ...Object.entries(inside).flatMap(([name, child]) =>
      rowsOf(
        root,
        `${key}.${name}`,
        child,
        (schema.required ?? []).map((one) => `${key}.${one}`),
      ),
    ),
  ];
}

function resolve(root: Schema, schema: Schema): Schema {
  const name = schema.$ref?.split("/").at(-1);
  return name === undefined ? schema : root.$defs![name]!;
}

function valueOf(root: Schema, schema: Schema): string {
  const name = schema.$ref?.split("/").at(-1);
  const target = resolve(root, schema);
  if (mapsOf(target).length > 0) return name === undefined ? "map" : `[${name}](#${name.toLowerCase()})`;
  if (target.const !== undefined) return `\`${JSON.stringify(target.const)}\``;
  if (target.enum !== undefined) return target.enum.map((value) => `\`${String(value)}\``).join(", ");
  if (name !== undefined && target.type === "string") return words(name);
  if (target.oneOf !== undefined || target.anyOf !== undefined) {
    return (target.oneOf ?? target.anyOf)!.map((branch) => valueOf(root, branch)).join(" or ");
  }
  if (target.type === "array")
    return `list of ${target.items === undefined ? "values" : valueOf(root, target.items)}`;
  if (typeof target.additionalProperties === "object")
    return `map of ${valueOf(root, target.additionalProperties)}`;
  if (target.type === "object") return "map";
  return target.type ?? "value";
}

/** `StatisticName`: statistic name. */
function words(name: string): string {
  return name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("\n", " ");
}

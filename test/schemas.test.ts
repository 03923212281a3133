import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";

const folder = join(import.meta.dirname, "..", "schemas");
type Schema = Readonly<Record<string, unknown>>;

/** Properties that an editor could say nothing about. */
function undescribed(node: unknown, root: Schema, path: string): string[] {
  if (typeof node !== "object" || node === null) return [];
  const properties = (node as Schema)["properties"];
  const bare = Object.entries((properties ?? {}) as Record<string, Schema>).filter(([, property]) => {
    const name = String(property["$ref"]).replace("#/$defs/", "");
    const definition = (root["$defs"] as Record<string, Schema> | undefined)?.[name];
    return property["description"] === undefined && definition?.["description"] === undefined;
  });
  const inside = Object.entries(node).flatMap(([key, child]) => undescribed(child, root, `${path}/${key}`));
  return [...bare.map(([key]) => `${path}/properties/${key}`), ...inside];
}

test.each(readdirSync(folder))("every property of %s has a description", (name) => {
  const schema = JSON.parse(readFileSync(join(folder, name), "utf8")) as Schema;
  expect(undescribed(schema, schema, "")).toEqual([]);
});

test("what results and reports share is defined alike in both schemas", () => {
  const definitions = (name: string): Schema =>
    (JSON.parse(readFileSync(join(folder, name), "utf8")) as Schema)["$defs"] as Schema;
  const [results, report] = [definitions("results-1.json"), definitions("report-1.json")];
  const shared = Object.keys(results).filter((name) => name in report);
  expect(shared.length).toBeGreaterThan(10);
  for (const name of shared) expect([name, report[name]]).toEqual([name, results[name]]);
});

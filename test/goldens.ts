import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";

const fixtures = join(import.meta.dirname, "..", "fixtures");

/**
 * One test for each folder of `fixtures/<group>/`: what `run` makes of the folder is what `expected.txt` in
 * it says. `npm run goldens` writes the files anew; read the difference before it is committed.
 */
export function goldens(group: string, run: (folder: string) => Promise<string>): void {
  const root = join(fixtures, group);
  const cases = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  test.each(cases.map((entry) => entry.name).sort())(`${group}/%s`, async (name) => {
    const folder = join(root, name);
    const expected = join(folder, "expected.txt");
    const actual = await run(folder);
    if (process.env["UPDATE_GOLDENS"] === "1") writeFileSync(expected, actual);
    expect(actual).toBe(existsSync(expected) ? readFileSync(expected, "utf8") : "");
  });
}

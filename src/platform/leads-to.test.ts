import { mkdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { temporaryFolder } from "../../test/support/repository.js";
import { isWithin, leadsTo } from "./leads-to.js";

let dir: string;
beforeEach(() => {
  dir = realpathSync(temporaryFolder());
  mkdirSync(join(dir, "real/deep"), { recursive: true });
  writeFileSync(join(dir, "real/file"), "");
});
afterEach(() => {
  rmSync(dir, { recursive: true, force: true });
});

test.each<[string, Record<string, string>, string, string | undefined]>([
  ["a file is where it is", {}, "real/file", "real/file"],
  ["what is not there is taken as it is named", {}, "none/at/all", "none/at/all"],
  ["so is what is below a file", {}, "real/file/x", "real/file/x"],
  ["a link leads on", { link: "real" }, "link/deep", "real/deep"],
  ["a link leads on to what is not there", { link: "real" }, "link/none/x", "real/none/x"],
  ["a link to nothing leads to what it names", { link: "gone" }, "link/x", "gone/x"],
  [
    "its text starts where it really is",
    { link: "real/deep", "real/deep/up": "../gone" },
    "link/up",
    "real/gone",
  ],
  ["links to nothing lead on", { one: "two", two: "gone" }, "one", "gone"],
  ["a circle leads nowhere", { one: "two", two: "one" }, "one/x", undefined],
])("%s", async (_name, links, path, expected) => {
  for (const [name, text] of Object.entries(links)) symlinkSync(text, join(dir, name));
  expect(await leadsTo(join(dir, path))).toBe(expected && join(dir, expected));
});

test.each([
  ["/a", "/a", true],
  ["/a", "/a/..b", true],
  ["/a", "/ab", false],
  ["/a", "/", false],
])("whether in %s is %s: %s", (folder, path, expected) => {
  expect(isWithin(folder, path)).toBe(expected);
});

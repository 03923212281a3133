import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "@jest/globals";
import { workingFolder } from "./working-folder.js";

const root = realpathSync(mkdtempSync(join(tmpdir(), "working-folder-")));
const [folder, link, other] = [join(root, "real"), join(root, "link"), join(root, "other")];
mkdirSync(join(folder, "deeper"), { recursive: true });
mkdirSync(other);
symlinkSync("real", link);
symlinkSync("loop", join(root, "loop"));
afterAll(() => {
  rmSync(root, { recursive: true });
});

test.each<[string, string | undefined, string, string]>([
  ["a link leads to it", link, folder, link],
  ["a link is on the way", join(link, "deeper"), join(folder, "deeper"), join(link, "deeper")],
  ["it is its own name", folder, folder, folder],
  ["no shell says", undefined, folder, folder],
  ["it is of a shell that was elsewhere", other, folder, folder],
  ["it is there no longer", join(root, "gone"), folder, folder],
  ["it leads nowhere", join(root, "loop"), folder, folder],
  ["it is not absolute", "real", folder, folder],
  ["it goes up", `${link}/deeper/..`, folder, folder],
])("what the shell calls the working folder: %s", (_, named, own, expected) => {
  expect(workingFolder(named, own)).toBe(expected);
});

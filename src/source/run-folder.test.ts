import { mkdirSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { temporaryFolder } from "../../test/support/repository.js";
import { makeRunFolder } from "./run-folder.js";

test("where TMPDIR is a link, the run's folder has the path that the kernel shows of what works in it", async () => {
  const dir = realpathSync(temporaryFolder());
  mkdirSync(join(dir, "disk"));
  symlinkSync("disk", join(dir, "tmp"));
  const guarded: string[] = [];
  const none = (): void => undefined;
  const guard = { folder: (path: string) => void guarded.push(path), lock: none, forget: none };
  const folder = await makeRunFolder(guard, join(dir, "tmp"));
  expect(folder.path).toBe(realpathSync(folder.path));
  expect(guarded).toEqual([folder.path]);
  await folder.remove();
  rmSync(dir, { recursive: true });
});

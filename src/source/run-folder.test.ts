import { mkdirSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { temporaryFolder } from "../../test/support/repository.js";
import { NoTemporaryFolder, temporaryFolder as temporaryFolderOf } from "../platform/temporary-folder.js";
import { makeRunFolder } from "./run-folder.js";

const none = (): void => undefined;

test("where TMPDIR is a link, the run's folder has the path that the kernel shows of what works in it", async () => {
  const dir = realpathSync(temporaryFolder());
  mkdirSync(join(dir, "disk"));
  symlinkSync("disk", join(dir, "tmp"));
  const guarded: string[] = [];
  const guard = { folder: (path: string) => void guarded.push(path), lock: none, forget: none };
  const folder = await makeRunFolder(guard, temporaryFolderOf("linux", { TMPDIR: join(dir, "tmp") }));
  expect(folder.path).toBe(realpathSync(folder.path));
  expect(guarded).toEqual([folder.path]);
  await folder.remove();
  rmSync(dir, { recursive: true });
});

test("where TMPDIR is not there, it is named as it was set, and is no fault of the gate's", async () => {
  const dir = temporaryFolder();
  const asked = temporaryFolderOf("linux", { TMPDIR: join(dir, "tmp") });
  await expect(makeRunFolder({ folder: none, lock: none, forget: none }, asked)).rejects.toThrow(
    NoTemporaryFolder,
  );
  rmSync(dir, { recursive: true });
});

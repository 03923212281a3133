import { existsSync, mkdirSync, realpathSync, rmSync, statSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { temporaryFolder } from "../../test/support/repository.js";
import { NoTemporaryFolder, temporaryFolder as temporaryFolderOf } from "../platform/temporary-folder.js";
import { makeRunFolder } from "./run-folder.js";

const none = (): void => undefined;

test("where TMPDIR is a link, the run's folder is its owner's alone, by the path that the kernel shows of it", async () => {
  const dir = realpathSync(temporaryFolder());
  mkdirSync(join(dir, "disk"));
  symlinkSync("disk", join(dir, "tmp"));
  const guarded = new Set<string>();
  const guard = {
    folder: (path: string) => void guarded.add(path),
    lock: none,
    forget: (path: string) => void guarded.delete(path),
  };
  const folder = await makeRunFolder(guard, temporaryFolderOf("linux", { TMPDIR: join(dir, "tmp") }));
  expect(folder.path).toBe(realpathSync(folder.path));
  expect([...guarded]).toEqual([folder.path]);
  expect(statSync(folder.path).mode & 0o777).toBe(0o700);
  await folder.remove();
  expect([existsSync(folder.path), guarded.size]).toEqual([false, 0]);
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

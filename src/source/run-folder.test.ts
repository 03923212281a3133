import { mkdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { temporaryFolder } from "../../test/support/repository.js";
import { makeRunFolder, NoTemporaryFolder, temporaryFolder as temporaryFolderOf } from "./run-folder.js";

const none = (): void => undefined;

test("where TMPDIR is a link, the run's folder has the path that the kernel shows of what works in it", async () => {
  const dir = realpathSync(temporaryFolder());
  mkdirSync(join(dir, "disk"));
  symlinkSync("disk", join(dir, "tmp"));
  const guarded: string[] = [];
  const guard = { folder: (path: string) => void guarded.push(path), lock: none, forget: none };
  const folder = await makeRunFolder(guard, { path: join(dir, "tmp"), name: "TMPDIR" });
  expect(folder.path).toBe(realpathSync(folder.path));
  expect(guarded).toEqual([folder.path]);
  await folder.remove();
  rmSync(dir, { recursive: true });
});

test.each<[string, (path: string) => void, string]>([
  ["is not there", none, "there is no such folder"],
  [
    "is a file",
    (path) => {
      writeFileSync(path, "");
    },
    "it is no folder",
  ],
  [
    "is a link to itself",
    (path) => {
      symlinkSync(path, path);
    },
    "its links lead in a circle",
  ],
])("a TMPDIR that %s is named as it was set, and is no fault of the gate's", async (_, make, why) => {
  const dir = temporaryFolder();
  const path = join(dir, "tmp");
  make(path);
  const asked = temporaryFolderOf("linux", { TMPDIR: path });
  const error: unknown = await makeRunFolder({ folder: none, lock: none, forget: none }, asked).catch(
    (caught: unknown) => caught,
  );
  expect(error).toBeInstanceOf(NoTemporaryFolder);
  expect((error as Error).message).toBe(`TMPDIR=${path}: ${why}`);
  rmSync(dir, { recursive: true });
});

test("the temporary folder is named by the variable that it is from", () => {
  const elsewhere = { path: "/elsewhere", name: "TMP=/elsewhere" };
  expect(temporaryFolderOf("linux", { TMPDIR: "", TMP: "/elsewhere" })).toEqual(elsewhere);
  expect(temporaryFolderOf("darwin", { TMPDIR: "/var/folders/x" })).toEqual({ path: "/tmp", name: "/tmp" });
});

import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, jest, test } from "@jest/globals";
import { temporaryFolder } from "../../test/support/repository.js";
import { CannotWrite } from "../ports/files.js";

// No file system without hard links (exFAT, a shared folder of a virtual machine) is at hand where tests run.
const real = await import("node:fs/promises");
jest.unstable_mockModule("node:fs/promises", () => ({
  ...real,
  link: () => Promise.reject(Object.assign(new Error("EPERM: not permitted, link"), { code: "EPERM" })),
}));
const { holdLock } = await import("./lock.js");

test("a file system that has no hard links is said to be one", async () => {
  const dir = temporaryFolder();
  try {
    const none = (): void => undefined;
    const guard = { folder: none, lock: none, forget: none };
    const held = holdLock(join(dir, "x.lock"), { guard, abort: undefined, onWait: none });
    await expect(held).rejects.toThrow(CannotWrite);
    await expect(held).rejects.toThrow("hard links");
  } finally {
    rmSync(dir, { recursive: true });
  }
});

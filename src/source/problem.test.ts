import { describe, expect, test } from "@jest/globals";
import { caught, SourceFailure, toFailure } from "./problem.js";
import type { SourceProblemCode } from "./problem.js";
import { gitFailure } from "./repository.js";

const failing = (code: string): Error => Object.assign(new Error(`${code}: no`), { code, path: "/tmp/x" });

describe("what is thrown on the way to a source", () => {
  test.each(["ENOSPC", "EDQUOT", "EROFS"])("%s is the disk's, and says where", async (code) => {
    expect(await caught(() => Promise.reject(failing(code)))).toMatchObject({
      ok: false,
      problem: {
        code: "disk",
        message: `${code}: no`,
        where: "/tmp/x",
        hint: expect.stringContaining("TMPDIR"),
      },
    });
  });

  test("what it has a word for is that problem", async () => {
    const problem = await caught(() =>
      Promise.reject(new SourceFailure("no-commits", "none", "r", "commit")),
    );
    expect(problem).toEqual({
      ok: false,
      problem: { code: "no-commits", message: "none", where: "r", hint: "commit" },
    });
  });

  test.each([failing("EACCES"), new TypeError("x is undefined")])("%s is thrown on", async (error) => {
    await expect(caught(() => Promise.reject(error))).rejects.toBe(error);
  });
});

test.each<[SourceProblemCode, string]>([
  ["disk", "disk"],
  ["ref-not-found", "not-found"],
])("a system whose source has the problem %s is not measurable: %s", (code, expected) => {
  const problem = { code, message: "m", where: "w", hint: "h" };
  expect(toFailure(problem)).toEqual({ code: expected, message: "m", where: "w", hint: "h", logTail: [] });
});

const DUBIOUS = "fatal: detected dubious ownership in repository at '/a b'";

test.each<[string, number, string, SourceProblemCode, string, string | undefined]>([
  ["git is not there", 127, "", "git-missing", "git is not installed.", "Install git"],
  ["it is another user's", 128, DUBIOUS, "git-failed", "it belongs to another user", "safe.directory '/a b'"],
  ["a disk is full", 128, "fatal: write error: No space left on device\n", "disk", "No space left", "TMPDIR"],
  ["one file can't be written", 128, "error: unable to write file f\n", "disk", "unable to write", "TMPDIR"],
  [
    "anything else",
    1,
    "warning: w\n\nfatal: f\n",
    "git-failed",
    "git fetch failed: warning: w\nfatal: f",
    undefined,
  ],
])("git's own words where %s", (_, code, stderr, problem, message, hint) => {
  expect(gitFailure({ code, stdout: "", stderr }, "fetch", "/a b").problem).toEqual({
    code: problem,
    message: expect.stringContaining(message),
    where: "/a b",
    hint: hint === undefined ? undefined : expect.stringContaining(hint),
  });
});

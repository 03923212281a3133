import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { findBrowser } from "./browser.mjs";

const root = join(import.meta.dirname, "..", "..");
let out: string;
beforeAll(() => {
  out = mkdtempSync(join(tmpdir(), "lg-commands-"));
});
afterAll(() => {
  rmSync(out, { recursive: true });
});

const node = (...argv: readonly string[]): string =>
  execFileSync(process.execPath, argv, { cwd: root, encoding: "utf8", timeout: 120_000 });

/** The commands of docs/reports.md that need a browser; the others are run by test/onboarding/docs.test.ts. */
(findBrowser() === undefined ? describe.skip : describe)("the commands of docs/reports.md", () => {
  test("the page's bench says how fast it opens and scrolls", () => {
    expect(node("bench/report-page.mjs", "4", "10", "1")).toMatch(
      /opened .* in \d+ ms .*; scrolling: [\d.]+ ms a frame, P99 [\d.]+ ms, worst [\d.]+ ms of \d+\n$/,
    );
  }, 120_000);

  test("the comment is painted in light and in dark", () => {
    node("scripts/comment-picture.mjs", "--out", out);
    const files = readdirSync(out).sort();
    expect(files).toEqual(["comment-dark.png", "comment-light.png"]);
    const [dark, light] = files.map((file) => readFileSync(join(out, file)));
    expect(dark!.subarray(1, 4).toString()).toBe("PNG");
    expect(dark!.equals(light!)).toBe(false);
  }, 120_000);
});

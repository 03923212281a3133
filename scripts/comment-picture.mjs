/**
 * The picture of a comment for the README, in light and in dark: docs/images/comment-{light,dark}.png.
 *
 *     node scripts/comment-picture.mjs             paints the comment in fixtures/comment/report.md
 *     node scripts/comment-picture.mjs --out DIR   into another folder
 *     node scripts/comment-picture.mjs --measure   measures it first: docdb with a planted fault, about 2 minutes
 *
 * The Markdown is the gate's, read by a GitHub-flavoured renderer and painted by Chromium. Its signs need a font
 * that has them, and the text one of its own: Debian's fonts-noto-color-emoji and fonts-noto-core, say.
 */
import { execFileSync, spawnSync } from "node:child_process";
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { launchBrowser } from "../test/browser/browser.mjs";
import { commentPage } from "../test/browser/comment-page.mjs";

const root = join(import.meta.dirname, "..");
const comment = join(root, "fixtures", "comment", "report.md");
const { values } = parseArgs({ options: { measure: { type: "boolean" }, out: { type: "string" } } });
const folder = resolve(values.out ?? join(root, "docs", "images"));

/** Three of a hundred reads are held for 2 ms in the candidate: the tail grows and the median does not. */
function measure() {
  const project = mkdtempSync(join(tmpdir(), "lg-comment-"));
  const git = (...argv) =>
    execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@example.invalid", ...argv], {
      cwd: project,
    });
  const commit = (message) => {
    git("add", "--all");
    git("commit", "--quiet", "--message", message);
  };
  try {
    writeFileSync(join(project, "latency-gate.yml"), "schema: 1\nsystems: [systems/docdb]\n");
    cpSync(join(root, "systems/docdb"), join(project, "systems/docdb"), { recursive: true });
    git("init", "--quiet");
    commit("docdb as it is");
    git("apply", "--directory=systems/docdb", join(root, "systems/docdb/faults/read-tail-3pct.patch"));
    commit("docdb with a fault");
    const argv = ["gate", "--scenario", "docdb/crud/read", "--rounds", "20", "--baseline", "HEAD~1"];
    const out = join(project, "out");
    spawnSync(process.execPath, [join(root, "dist/cli.js"), ...argv, "--out", out], {
      cwd: project,
      stdio: "inherit",
    });
    const made = join(out, "report.md");
    if (!existsSync(made)) throw new Error("the gate left no report");
    mkdirSync(join(comment, ".."), { recursive: true });
    copyFileSync(made, comment);
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

async function paint() {
  const page = commentPage(readFileSync(comment, "utf8"));
  mkdirSync(folder, { recursive: true });
  const browser = await launchBrowser();
  try {
    for (const colorScheme of ["light", "dark"]) {
      const context = await browser.newContext({ colorScheme, deviceScaleFactor: 1.5, offline: true });
      const tab = await context.newPage();
      await tab.setContent(page);
      const path = join(folder, `comment-${colorScheme}.png`);
      await tab.locator("article").screenshot({ path, omitBackground: true });
      await context.close();
    }
  } finally {
    await browser.close();
  }
}

if (values.measure) measure();
await paint();

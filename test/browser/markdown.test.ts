import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";
import { findBrowser, launchBrowser } from "./browser.mjs";
import { keepScreenshot } from "./pages.js";

const golden = join(import.meta.dirname, "..", "..", "fixtures", "golden");
const cases = readdirSync(golden);

const read = (name: string): string => readFileSync(join(golden, name, "expected.md"), "utf8");

/** The comment as GitHub would show it: GitHub-flavoured Markdown, HTML let in, dangerous tags filtered. */
function render(markdown: string): string {
  return micromark(markdown, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] });
}

/** Lines that only a table begins with. */
const delimiterRows = (markdown: string): number => markdown.match(/^\|(?:-:?\|)+$/gm)?.length ?? 0;

test.each(cases)("%s: every table, fold and fence is read as one", (name) => {
  const markdown = read(name);
  const html = render(markdown);
  const count = (pattern: RegExp): number => html.match(pattern)?.length ?? 0;
  expect(count(/<table>/g)).toBe(delimiterRows(markdown));
  expect(count(/<details>/g)).toBe(count(/<\/details>/g));
  expect(count(/<summary>/g)).toBe(count(/<details>/g));
  const text = html.replace(/<pre>[^]*?<\/pre>|<code>[^]*?<\/code>/g, "").replace(/<[^>]+>/g, "");
  // Marks of Markdown that were not read as such are seen by people.
  expect(text).not.toMatch(/\*\*|^\s*\|[-|: ]+\|\s*$|^#{1,6} |```|<\/?details/m);
  // No cell was lost or split: every row of a table has as many cells as its head.
  for (const [, table] of html.matchAll(/<table>([^]*?)<\/table>/g)) {
    const rows = [...table!.matchAll(/<tr>([^]*?)<\/tr>/g)];
    const cells = rows.map(([, row]) => row!.match(/<t[hd][ >]/g)?.length);
    expect(new Set(cells).size).toBe(1);
  }
});

test.each(cases)("%s: nothing in it leads away, loads or runs", (name) => {
  expect(render(read(name))).not.toMatch(/<(?:a|img|script|iframe|style|form|object)\b/);
});

/** GitHub's look, as far as it decides how a comment is read. */
const STYLE = `body{font:14px/1.5 system-ui,"DejaVu Sans",sans-serif;max-width:850px;margin:16px;color:#1f2328}
table{border-collapse:collapse;display:block;overflow:auto;width:max-content;max-width:100%}
td,th{border:1px solid #d1d9e0;padding:6px 13px}tr:nth-child(2n){background:#f6f8fa}
pre{background:#f6f8fa;padding:16px;overflow:auto}code{font:85% ui-monospace,"DejaVu Sans Mono",monospace}
blockquote{margin:0;padding:0 1em;color:#59636e;border-left:.25em solid #d1d9e0}`;

const LOOKED_AT = [
  "pass",
  "regression",
  "improvement",
  "inconclusive",
  "missing",
  "incomparable",
  "invalid",
].concat("policy-changed", "500-metrics", "study", "hostile");

(findBrowser() === undefined ? test.skip : test)(
  "is shown, to be looked at",
  async () => {
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage({ viewport: { width: 900, height: 600 } });
      for (const name of LOOKED_AT) {
        await page.setContent(`<!doctype html><style>${STYLE}</style>${render(read(name))}`);
        await keepScreenshot(page, `comment-${name}`);
        expect(await page.locator("details[open]").count()).toBe(0);
      }
    } finally {
      await browser.close();
    }
  },
  60_000,
);

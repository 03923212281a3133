import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { findBrowser, launchBrowser } from "./browser.mjs";
import { commentPage, renderComment } from "./comment-page.mjs";
import { keepScreenshot } from "./pages.js";

const golden = join(import.meta.dirname, "..", "..", "fixtures", "golden");
const cases = readdirSync(golden);

const read = (name: string): string => readFileSync(join(golden, name, "expected.md"), "utf8");

/** Lines that only a table begins with. */
const delimiterRows = (markdown: string): number => markdown.match(/^\|(?:-:?\|)+$/gm)?.length ?? 0;

test.each(cases)("%s: every table, fold and fence is read as one", (name) => {
  const markdown = read(name);
  const html = renderComment(markdown);
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

test.each(cases)("%s: nothing in it leads away but to the documents, loads or runs", (name) => {
  const own =
    /<a href="https:\/\/github\.com\/latency-gate\/latency-gate\/blob\/main\/docs\/[\w./#-]+"[^>]*>/g;
  expect(renderComment(read(name)).replace(own, "")).not.toMatch(
    /<(?:a|img|script|iframe|style|form|object)\b/,
  );
});

/** Each kind of comment, first those that the product names. */
const LOOKED_AT = [
  "pass",
  "regression",
  "improvement",
  "inconclusive",
  "missing",
  "incomparable",
  "invalid",
  "accepted",
  "policy-changed",
  "500-metrics",
  "shard-lost",
  "study",
  "hostile",
];

/** Of the words below, in 14 px. */
const ARIAL_SAMPLE_PX = 312.5;

(findBrowser() === undefined ? test.skip : test)(
  "is shown, to be looked at",
  async () => {
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage({ viewport: { width: 900, height: 600 } });
      for (const name of LOOKED_AT) {
        await page.setContent(commentPage(read(name)));
        await keepScreenshot(page, `comment-${name}`);
        expect(await page.locator("details[open]").count()).toBe(0);
        // What stands in a comment's table is not to be scrolled for. Fonts with wider letters than Arial's get more room.
        const cut = await page.locator("article > table").evaluateAll((tables, arialPx) => {
          const sample = document.createElement("span");
          sample.textContent = "docdb/crud/read regression inconclusive +12.3 ms";
          document.querySelector("article")!.append(sample);
          const wider = Math.max(1, sample.getBoundingClientRect().width / arialPx);
          return tables
            .filter((table) => table.scrollWidth > table.clientWidth * wider + 1)
            .map((table) => table.textContent);
        }, ARIAL_SAMPLE_PX);
        if (name !== "hostile") expect([name, cut]).toEqual([name, []]);
      }
    } finally {
      await browser.close();
    }
  },
  180_000,
);

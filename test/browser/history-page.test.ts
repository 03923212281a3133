import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import type { Browser, Page } from "playwright-core";
import { renderHistoryHtml } from "../../src/history/render-html.js";
import { historyOf } from "../../src/history/series.js";
import { makeRecords } from "../../src/history/testing.js";
import { findBrowser, launchBrowser } from "./browser.mjs";
import { drawn, keepScreenshot, openPage, overflow, VIEWS, violations } from "./pages.js";

/** Plots are drawn when they come near: each is scrolled to. */
async function drawAll(page: Page): Promise<void> {
  for (const place of await page.locator("[data-history]").all()) await place.scrollIntoViewIfNeeded();
  await drawn(page, "body");
}

(findBrowser() === undefined ? describe.skip : describe)("the history page in Chromium", () => {
  const html = renderHistoryHtml(historyOf(makeRecords()));
  let browser: Browser;

  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser.close();
  });

  test.each(VIEWS)(
    "$name: 500 commits open from disk with the network off, and axe-core finds nothing",
    async (view) => {
      const { page, complaints, close } = await openPage(browser, html, view);
      await drawAll(page);
      expect(await page.locator("[data-history] [role=img] svg").count()).toBe(3);
      expect(await page.textContent("h1")).toBe("1 metric got worse");
      await page.evaluate(() => {
        window.scrollTo(0, 0);
      });
      await keepScreenshot(page, `history-${view.name}`);
      expect(await violations(page)).toEqual([]);
      expect([await overflow(page), complaints]).toEqual([0, []]);
      await close();
    },
    180_000,
  );

  test("the commit under the pointer is named with its subject, as text", async () => {
    const { page, complaints, close } = await openPage(browser, html, VIEWS[0]!);
    await drawAll(page);
    await page.locator("#metric-0 svg").first().hover();
    // It is drawn with the next frame.
    await page.waitForFunction(() => {
      const tip = document.querySelector("#metric-0 svg [aria-label=tip]");
      return (tip?.textContent ?? "") !== "";
    });
    const tip = page.locator("#metric-0 svg [aria-label=tip]");
    await expect(tip.textContent()).resolves.toMatch(/[0-9a-f]{9}, 2026-0.*Change number \d+ <\/script>/s);
    await keepScreenshot(page, "history-hover");
    expect(complaints).toEqual([]);
    await close();
  }, 180_000);

  test("the creep stands in the table of changes, and leads to its plot", async () => {
    const { page, close } = await openPage(browser, html, VIEWS[0]!);
    const row = page.locator("section[aria-labelledby=changes] tbody tr").first();
    expect(await row.locator("th a").textContent()).toContain("kv/crud/read");
    expect(await row.locator("td").first().textContent()).toContain("worse");
    await row.locator("a").focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/#metric-0$/);
    await drawn(page, "#metric-0");
    // Behind the plot stand its numbers, a line a commit.
    expect(await page.locator("#metric-0 figure tbody tr").count()).toBe(500);
    await close();
  }, 180_000);
});

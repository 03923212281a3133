import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import axe from "axe-core";
import type { Browser, BrowserContext, Page } from "playwright-core";

/** Screenshots of the test run, to be looked at and kept by CI; git ignores the folder. */
export const SCREENSHOTS = join(import.meta.dirname, "..", "..", "test-artifacts", "screenshots");

export interface View {
  readonly name: string;
  readonly width: number;
  readonly colorScheme: "light" | "dark";
}

export const VIEWS: readonly View[] = [
  { name: "light", width: 1280, colorScheme: "light" },
  { name: "dark", width: 1280, colorScheme: "dark" },
  { name: "phone", width: 360, colorScheme: "light" },
];

/** A page that was opened from disk, with whatever it complained about and asked for. */
export interface OpenedPage {
  readonly page: Page;
  /** Console messages, exceptions, dialogs, and requests of anything but the file itself. */
  readonly complaints: readonly string[];
  readonly close: () => Promise<void>;
}

/** Opens a page as somebody would from a download: a file, the network off. */
export async function openPage(browser: Browser, html: string, view: View, hash = ""): Promise<OpenedPage> {
  const folder = mkdtempSync(join(tmpdir(), "lg-page-"));
  const file = join(folder, "report.html");
  writeFileSync(file, html);
  const url = pathToFileURL(file).href + hash;
  const context: BrowserContext = await browser.newContext({
    viewport: { width: view.width, height: 900 },
    colorScheme: view.colorScheme,
    offline: true,
  });
  // Longer than any stall of a busy machine; a page that is broken is known by what is missing in it.
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(`console: ${message.text()}`));
  page.on("pageerror", (error) => complaints.push(`exception: ${error.message}`));
  page.on("dialog", (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    if (request.url() !== url) complaints.push(`request: ${request.url()}`);
  });
  await page.goto(url);
  return {
    page,
    complaints,
    close: async () => {
      await context.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Opens a row that is not open yet, and waits for all of its plots. */
export async function openRow(page: Page, index: number): Promise<void> {
  // The first row opens by itself where it failed, after the first paint.
  await page.waitForSelector("#rows[data-ready]");
  const button = page.locator(`#row-${index} .open`);
  if ((await button.getAttribute("aria-expanded")) !== "true") await button.click();
  await drawn(page, `#panel-${index}`);
}

/** Waits until every plot below `selector` is drawn that has a place. */
export async function drawn(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((within) => {
    const places = [...document.querySelectorAll(`${within} .plot-place`)];
    return places.every((place) => place.querySelector("svg") !== null);
  }, selector);
}

/** What axe-core finds wrong, as `rule: element`. Best practices count, too. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const results = await page.evaluate(async () => {
    const run = (window as unknown as { axe: typeof axe }).axe.run;
    return run(document, { resultTypes: ["violations"] });
  });
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary ?? ""}`),
  );
}

/** Pixels by which the page is wider than the screen. */
export async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
}

/** Ticks of the plots whose names overlap or leave the plot sideways, as `plot: name, name`. */
export async function crowdedTicks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const overlap = (a: DOMRect, b: DOMRect): boolean =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    return [...document.querySelectorAll(".plot-place svg")].flatMap((svg) => {
      const plot = svg.closest("figure")?.getAttribute("aria-label") ?? "";
      const place = svg.getBoundingClientRect();
      return [...svg.querySelectorAll("g[aria-label$='tick label']")].flatMap((axis) => {
        // A slanted name's box is not its shape.
        if (axis.querySelector("[transform*=rotate]") !== null) return [];
        const names = [...axis.querySelectorAll("text")].filter(({ textContent }) => textContent !== "");
        return names.flatMap((name, index) => {
          const box = name.getBoundingClientRect();
          const next = names[index + 1];
          const crowded = next !== undefined && overlap(box, next.getBoundingClientRect());
          const cut = box.left < place.left - 8 || box.right > place.right + 8;
          return crowded || cut ? [`${plot}: ${name.textContent}, ${next?.textContent ?? ""}`] : [];
        });
      });
    });
  });
}

export async function keepScreenshot(page: Page, name: string): Promise<void> {
  mkdirSync(SCREENSHOTS, { recursive: true });
  await page.screenshot({ path: join(SCREENSHOTS, `${name}.png`), fullPage: true });
}

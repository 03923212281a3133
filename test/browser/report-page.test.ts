import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import type { Browser } from "playwright-core";
import { nodeFiles } from "../../src/adapters/node-files.js";
import { judge } from "../../src/core/judge.js";
import { formatProblems } from "../../src/core/model/problem.js";
import { renderHtml } from "../../src/report/html/render-html.js";
import { GOLDEN_CASES, HOSTILE } from "../../src/report/testing.js";
import { isUnmeasured } from "../../src/report/text/study-words.js";
import { readResults } from "../../src/validate/results-file.js";
import { findBrowser, launchBrowser, NO_BROWSER } from "./browser.mjs";
import { measureDocdb } from "./docdb.js";
import type { MeasuredPage } from "./docdb.js";
import {
  crowdedTicks,
  drawn,
  keepScreenshot,
  openPage,
  openRow,
  overflow,
  VIEWS,
  violations,
} from "./pages.js";
import type { OpenedPage, View } from "./pages.js";

const LIVE_RESULTS = join(import.meta.dirname, "..", "..", "fixtures", "published", "live");
const missing = findBrowser() === undefined;
const [LIGHT] = VIEWS as [View, View, View];

test("this machine has a browser to look at the report with", () => {
  // At home it is enough to be told; in CI a report that nobody looked at is a failure.
  if (missing) console.warn(NO_BROWSER);
  expect(missing && (process.env["CI"] ?? "") !== "" ? NO_BROWSER : "").toBe("");
});

/** The page of a golden case. */
function pageOf(name: string): string {
  const results = GOLDEN_CASES[name]!();
  return renderHtml(judge(results), results);
}

(missing ? describe.skip : describe)("the HTML report in Chromium", () => {
  let browser: Browser;
  const open: OpenedPage[] = [];

  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(async () => {
    for (const one of open) await one.close();
    await browser.close();
  });

  async function show(html: string, view: View = LIGHT, hash = ""): Promise<OpenedPage> {
    const opened = await openPage(browser, html, view, hash);
    open.push(opened);
    return opened;
  }

  describe("of a real run of docdb", () => {
    let out: string;
    let run: MeasuredPage;

    beforeAll(async () => {
      out = mkdtempSync(join(tmpdir(), "lg-docdb-"));
      run = await measureDocdb(out);
    }, 600_000);
    afterAll(() => {
      rmSync(out, { recursive: true });
    });

    test.each(VIEWS)(
      "$name: opens from disk with the network off, draws its plots, and axe-core finds nothing",
      async (view) => {
        const { page, complaints } = await show(readFileSync(run.page, "utf8"), view);
        expect(await page.title()).toMatch(/latency-gate$/);
        const row = page.locator("tr[data-name='docdb/crud/create P95']");
        const index = Number(await row.getAttribute("data-index"));
        await openRow(page, index);
        const titles = await page
          .locator(`#panel-${index} figure`)
          .evaluateAll((figures) => figures.map((figure) => figure.getAttribute("aria-label")));
        expect(titles).toEqual([
          "Quantiles",
          "Change at each quantile",
          "Rounds",
          "Paired differences",
          "Phases",
          "Counters",
        ]);
        expect(await page.locator(`#panel-${index} [role=img] svg`).count()).toBe(5);
        await keepScreenshot(page, `docdb-${view.name}`);
        expect(await violations(page)).toEqual([]);
        expect(await crowdedTicks(page)).toEqual([]);
        expect([await overflow(page), complaints]).toEqual([0, []]);
      },
    );

    test("gate ends by naming the page", () => {
      expect(run.stderr.trimEnd().split("\n").at(-1)).toBe(`with plots: ${run.page}`);
    });
  });

  /** One of each kind of markup; the other cases are made of the same. */
  const EXAMINED = ["regression", "study", "hostile", "not-measurable", "invariant-broken", "added"];

  test.each(Object.keys(GOLDEN_CASES))(
    "%s: no complaint, nothing wider than the screen, and axe-core finds nothing",
    async (name) => {
      const { page, complaints, close } = await openPage(browser, pageOf(name), LIGHT);
      const examined = EXAMINED.includes(name);
      const rows = await page.locator("tr[data-index]").count();
      for (let index = 0; index < Math.min(2, rows); index++) await openRow(page, index);
      for (const study of await page.locator(".study").all()) await study.scrollIntoViewIfNeeded();
      await drawn(page, "body");
      if (examined) {
        await keepScreenshot(page, `${name}-light`);
        expect(await violations(page)).toEqual([]);
        await page.emulateMedia({ colorScheme: "dark" });
        await keepScreenshot(page, `${name}-dark`);
        expect(await violations(page)).toEqual([]);
      }
      expect(await crowdedTicks(page)).toEqual([]);
      await page.setViewportSize({ width: 360, height: 800 });
      if (examined) await keepScreenshot(page, `${name}-phone`);
      expect([await overflow(page), complaints]).toEqual([0, []]);
      await close();
    },
    180_000,
  );

  /** Pairs and ladders of two systems, as they were measured. */
  test.each(["zigttp", "kausaldb"].flatMap((style) => VIEWS.map((view) => ({ style, ...view }))))(
    "the studies of $style, $name",
    async ({ style, ...view }) => {
      const path = join(LIVE_RESULTS, `${style}.json.gz`);
      const results = await readResults(nodeFiles, path);
      if (!results.ok) throw new Error(formatProblems(results.error));
      const report = judge(results.value);
      const { page, complaints, close } = await openPage(browser, renderHtml(report, results.value), view);
      const studies = page.locator(".study");
      expect(await studies.count()).toBe(report.studies.filter((study) => !isUnmeasured(study)).length);
      for (const study of await studies.all()) await study.scrollIntoViewIfNeeded();
      await page.waitForFunction(() =>
        [...document.querySelectorAll(".study")].every((study) => study.querySelectorAll("svg").length === 2),
      );
      await keepScreenshot(page, `studies-${style}-${view.name}`);
      expect(await crowdedTicks(page)).toEqual([]);
      // No table is wider than its place: on a phone the levels stand below the name.
      const cut = await page
        .locator(".study .table")
        .evaluateAll((tables) => tables.filter((one) => one.scrollWidth > one.clientWidth).length);
      expect([cut, await overflow(page), complaints]).toEqual([0, 0, []]);
      expect(await violations(page)).toEqual([]);
      await close();
    },
    180_000,
  );

  describe("the table", () => {
    const shownNames = async ({ page }: OpenedPage): Promise<string[]> =>
      page
        .locator("tr[data-index]:visible")
        .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset["name"] ?? ""));

    test("is searched by words of a name, and says how many rows are left", async () => {
      const opened = await show(pageOf("regression"));
      await opened.page.fill("#search", "read p95");
      expect(await shownNames(opened)).toEqual(["kv/crud/read P95"]);
      expect(await opened.page.textContent("#shown")).toBe("1 of 4 rows");
      await opened.page.fill("#search", "no such thing");
      expect(await opened.page.isVisible("#nothing")).toBe(true);
      await opened.page.click("#reset");
      expect(await shownNames(opened)).toHaveLength(4);
    });

    test("is filtered by verdict", async () => {
      const opened = await show(pageOf("regression"));
      await opened.page.uncheck("input[value=regression]");
      expect(await shownNames(opened)).toEqual(["kv/scan/all P50"]);
    });

    test("stands in the order of importance, and is sorted by name and by change", async () => {
      const opened = await show(pageOf("regression"));
      const important = await shownNames(opened);
      await opened.page.click("th[data-sort=name] button");
      expect(await shownNames(opened)).toEqual([...important].sort());
      await opened.page.click("th[data-sort=change] button");
      expect((await shownNames(opened))[0]).toBe("kv/crud/read P95");
      expect(await opened.page.getAttribute("th[data-sort=change]", "aria-sort")).toBe("descending");
      await opened.page.click("th[data-sort=change] button");
      expect((await shownNames(opened))[0]).toBe("kv/crud throughput");
      await opened.page.click("th[data-sort=index] button");
      expect(await shownNames(opened)).toEqual(important);
    });

    test("is worked by the keyboard alone", async () => {
      const { page } = await show(pageOf("regression"));
      await page.focus("#search");
      for (let press = 0; press < 30; press++) {
        await page.keyboard.press("Tab");
        if (await page.evaluate(() => document.activeElement?.matches("#row-1 .open") === true)) break;
      }
      await page.keyboard.press("Enter");
      await drawn(page, "#panel-1");
      expect(await page.getAttribute("#row-1 .open", "aria-expanded")).toBe("true");
      await page.keyboard.press("Enter");
      expect(await page.isVisible("#panel-1")).toBe(false);
    });

    test.each([
      { kind: "regression", hash: "", view: LIGHT, open: 1 },
      { kind: "regression", hash: "#row-2", view: LIGHT, open: 1 },
      { kind: "regression", hash: "", view: VIEWS[2]!, open: 0 },
      { kind: "pass", hash: "", view: LIGHT, open: 0 },
    ])("$kind $hash $view.name: rows open at once: $open", async ({ kind, hash, view, open: count }) => {
      const { page } = await show(pageOf(kind), view, hash);
      await page.waitForSelector("#rows[data-ready]", { state: "attached" });
      expect(await page.locator(".open[aria-expanded=true]").count()).toBe(count);
    });

    test("opens the row that the address names", async () => {
      const { page } = await show(pageOf("regression"), LIGHT, "#row-2");
      await drawn(page, "#panel-2");
      expect(await page.isVisible("#panel-2")).toBe(true);
    });

    test("holds 500 metrics", async () => {
      const opened = await show(pageOf("500-metrics"));
      expect(await shownNames(opened)).toHaveLength(500);
      await opened.page.fill("#search", "module-123-");
      expect(await shownNames(opened)).toHaveLength(1);
    });
  });

  test("the numbers behind the plots are those of the results", async () => {
    const { page } = await show(pageOf("regression"));
    await openRow(page, 0);
    await page.locator("#panel-0 details").evaluateAll((all) => {
      for (const one of all) (one as HTMLDetailsElement).open = true;
    });
    const rounds = page.locator("#panel-0 figure[aria-label=Rounds] tbody tr");
    expect(await rounds.count()).toBe(20);
    expect(await rounds.first().locator("td, th").allTextContents()).toEqual([
      "1",
      "0 s",
      "baseline",
      "2.35 ms",
      "2.96 ms",
      "+25.9 %",
    ]);
    const phases = page.locator("#panel-0 figure[aria-label=Phases] tbody tr th");
    expect(await phases.allTextContents()).toEqual(["lookup", "parse"]);
  });

  test("what a harness brought is text and nothing else", async () => {
    const { page, complaints } = await show(pageOf("hostile"));
    for (const index of [0, 1, 2]) await openRow(page, index);
    expect(await page.locator("img, a, iframe, object, embed, link, base, form[action]").count()).toBe(0);
    expect(await page.locator("script:not([type='application/json'])").count()).toBe(1);
    const shown = (await page.textContent("body")) ?? "";
    expect(shown).toContain("<script>alert(1)</script>");
    // eslint-disable-next-line no-control-regex -- this is what must not be there
    expect(shown).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u001b]/);
    expect(HOSTILE).toMatch(/\u202e/);
    expect(complaints).toEqual([]);
  });

  test("without its script the table is complete", async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.setContent(pageOf("regression"));
    expect(await page.locator("tr[data-index]:visible").count()).toBe(4);
    expect(await page.isVisible("#controls")).toBe(false);
    await context.close();
  });

  test("on paper the controls are gone, the plots are light and the open rows stay", async () => {
    const { page } = await show(pageOf("regression"), VIEWS[1]);
    await openRow(page, 0);
    await page.emulateMedia({ media: "print" });
    expect(await page.isVisible("#controls")).toBe(false);
    expect(await page.isVisible("#panel-0 [role=img] svg")).toBe(true);
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const box = await page.locator("#row-0 .allowed").evaluate((rect) => getComputedStyle(rect).fill);
    expect([background, box]).toEqual(["rgb(255, 255, 255)", "rgb(226, 231, 238)"]);
    // A4 between its margins.
    await page.setViewportSize({ width: 718, height: 1000 });
    expect(await page.locator("#row-0 td.wide").first().isVisible()).toBe(true);
    await keepScreenshot(page, "regression-print");
  });
});

test("the page without its data is at most 1.5 MB", () => {
  const page = pageOf("pass");
  const data = [...page.matchAll(/<script type="application\/json"[^]*?<\/script>/g)].join("");
  expect(page.length - data.length).toBeLessThan(1.5e6);
});

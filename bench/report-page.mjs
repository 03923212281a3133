/* global document, window, requestAnimationFrame -- of the functions that run in the page */
/**
 * How long the HTML report takes to open, to open a row with all its plots, and how evenly it scrolls, in
 * Chromium, the network off. Bars: 200 metrics × 40 rounds open in under a second; the page without its data is
 * at most 1.5 MB.
 *
 *     node bench/report-page.mjs [METRICS] [ROUNDS] [TIMES]
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { launchBrowser } from "../test/browser/browser.mjs";

const [metrics = "200", rounds = "40", times = "5"] = process.argv.slice(2);
const dir = mkdtempSync(join(tmpdir(), "lg-bench-page-"));
const file = join(dir, "report.html");
const spread = (values) => `${median(values).toFixed(0)} ms (worst ${Math.max(...values).toFixed(0)} ms)`;
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

try {
  const made = spawnSync(
    process.execPath,
    [join(import.meta.dirname, "run.mjs"), "report-page-make", file, metrics, rounds],
    { stdio: "inherit" },
  );
  if (made.status !== 0) throw new Error("the page could not be made");
  const browser = await launchBrowser();
  const opened = [];
  const pictures = [];
  const panels = [];
  const frames = [];
  for (let time = 0; time < Number(times); time++) {
    const context = await browser.newContext({ offline: true, viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    await page.goto(pathToFileURL(file).href);
    opened.push(await page.evaluate(openingMs));
    pictures.push(await page.evaluate(pictureMs));
    panels.push(await page.evaluate(panelMs));
    frames.push(...(await page.evaluate(scrollMs)));
    await context.close();
  }
  await browser.close();
  frames.sort((a, b) => a - b);
  const late = frames[Math.floor(frames.length * 0.99)];
  console.log(
    `opened (painted, script done) in ${spread(opened)}, the plots of the first row that failed by ${spread(pictures)}, another row with its plots in ${spread(panels)} (medians of ${times}); scrolling: ${median(frames).toFixed(1)} ms a frame, P99 ${late.toFixed(1)} ms, worst ${frames.at(-1).toFixed(1)} ms of ${frames.length}`,
  );
} finally {
  rmSync(dir, { recursive: true });
}

/** Since the navigation began: the later of the first paint with content and the end of loading. */
function openingMs() {
  return new Promise((resolve) => {
    const paint = () => performance.getEntriesByName("first-contentful-paint")[0];
    const look = () => {
      const first = paint();
      const [navigation] = performance.getEntriesByType("navigation");
      if (first === undefined || navigation.loadEventEnd === 0) requestAnimationFrame(look);
      else resolve(Math.max(first.startTime, navigation.loadEventEnd));
    };
    look();
  });
}

/** Since the navigation began, to the frame after the last plot of the row that opened by itself, if one did. */
function pictureMs() {
  return new Promise((resolve) => {
    const look = () => {
      const places = [...document.querySelectorAll("#panel-0 .plot-place")];
      const ready = document.querySelector("#rows[data-ready]") !== null;
      if (ready && places.every((place) => place.childElementCount > 0))
        requestAnimationFrame(() => resolve(performance.now()));
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** From the click to the frame after the last plot. */
function panelMs() {
  return new Promise((resolve) => {
    const started = performance.now();
    document.querySelector("#row-1 .open").click();
    const look = () => {
      const places = [...document.querySelectorAll("#panel-1 .plot-place")];
      if (places.length > 0 && places.every((place) => place.childElementCount > 0))
        requestAnimationFrame(() => resolve(performance.now() - started));
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** Milliseconds between frames while the page is scrolled from its top to its end. */
function scrollMs() {
  return new Promise((resolve) => {
    const gaps = [];
    let before;
    const step = (now) => {
      if (before !== undefined) gaps.push(now - before);
      before = now;
      const end = document.documentElement.scrollHeight - window.innerHeight;
      if (window.scrollY >= end - 1) resolve(gaps);
      else {
        window.scrollTo({ top: window.scrollY + 120, behavior: "instant" });
        requestAnimationFrame(step);
      }
    };
    window.scrollTo({ top: 0, behavior: "instant" });
    requestAnimationFrame(step);
  });
}

/**
 * The browser of the tests: Debian's Chromium, Google's Chrome as GitHub's runners have it, or what
 * LATENCY_GATE_BROWSER names. `npm run browser` installs Debian's where apt is at hand.
 */
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

const KNOWN = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** The browser's program; undefined where this machine has none. */
export function findBrowser(env = process.env) {
  const named = env.LATENCY_GATE_BROWSER;
  if (named !== undefined && named !== "") return named;
  return KNOWN.find((path) => existsSync(path));
}

export const NO_BROWSER =
  "There is no Chromium on this machine, so the HTML report can't be looked at: run `npm run browser`, or name one with LATENCY_GATE_BROWSER.";

/** Quiet: it asks the network for nothing by itself. */
export async function launchBrowser() {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error(NO_BROWSER);
  return chromium.launch({
    executablePath,
    timeout: 180_000,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}

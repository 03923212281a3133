/** `npm run browser`: a Chromium for the tests of the HTML report, where there is none: Debian's, by apt. */
import { spawnSync } from "node:child_process";
import { findBrowser, NO_BROWSER } from "../test/browser/browser.mjs";

const PACKAGES = ["chromium", "fonts-dejavu-core"];

function apt(...args) {
  const argv = process.getuid() === 0 ? ["apt-get", ...args] : ["sudo", "-n", "apt-get", ...args];
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(argv[0], argv.slice(1), { stdio: "inherit", env }).status === 0;
}

if (findBrowser() === undefined) {
  const installed =
    apt("update", "--quiet") && apt("install", "--quiet", "--yes", "--no-install-recommends", ...PACKAGES);
  if (!installed || findBrowser() === undefined) {
    console.error(NO_BROWSER);
    process.exitCode = 1;
  }
}
if (process.exitCode !== 1) console.log(`browser: ${findBrowser()}`);

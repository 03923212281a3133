/**
 * The script and the style sheet of the HTML report, from src/report/html/client and page.css, as text that
 * goes into the page, with the hashes that its content security policy names.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build, transform } from "esbuild";

const at = (path) => fileURLToPath(new URL(`../src/report/html/${path}`, import.meta.url));

export const hashOf = (text) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

/** `{script, style, metafile}`; the metafile says which packages are inside. */
export async function reportPage() {
  const { outputFiles, metafile } = await build({
    entryPoints: [at("client/main.ts")],
    bundle: true,
    write: false,
    metafile: true,
    format: "iife",
    platform: "browser",
    target: ["chrome120", "firefox121", "safari17.2"],
    minify: true,
    legalComments: "none",
    charset: "ascii",
    logLevel: "warning",
  });
  const script = outputFiles[0].text.trim();
  const style = (
    await transform(readFileSync(at("page.css"), "utf8"), { loader: "css", minify: true })
  ).code.trim();
  // Text within <script> ends where it says so, whatever the language thinks of it.
  for (const text of [script, style]) {
    if (/<\/(script|style)|<!--/i.test(text))
      throw new Error("the report's script or style would end its own element");
  }
  return { script, style, metafile };
}

/**
 * The style sheet that Observable Plot puts into each of its plots of that class name; the page's policy
 * has to let it in.
 */
export function plotStyle(className) {
  const source = readFileSync(
    new URL("../node_modules/@observablehq/plot/src/plot.js", import.meta.url),
    "utf8",
  );
  const template = /append\("style"\)\.text\(\s*`([^`]*)`/.exec(source)?.[1];
  if (template === undefined) throw new Error("Observable Plot's own style sheet is not where it was");
  return template.replaceAll("${className}", className);
}

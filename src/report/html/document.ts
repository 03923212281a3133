import {
  PAGE_SCRIPT,
  PAGE_SCRIPT_HASH,
  PAGE_STYLE,
  PAGE_STYLE_HASH,
  PLOT_STYLE_HASH,
} from "../../generated/report-page.js";
import { html, Markup } from "./markup.js";
import type { Content } from "./markup.js";

export interface PageParts {
  readonly title: string;
  readonly body: Content;
  /** Made by `jsonScript`. */
  readonly data: readonly Markup[];
}

/**
 * A page in one file, that asks the network for nothing: its policy lets in the one script and the style
 * sheets by their hashes and nothing else, so that what a harness brought can't run even where an escape
 * was forgotten.
 */
export function renderDocument({ title, body, data }: PageParts): string {
  const policy = [
    "default-src 'none'",
    `script-src '${PAGE_SCRIPT_HASH}'`,
    `style-src '${PAGE_STYLE_HASH}' '${PLOT_STYLE_HASH}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  const style = new Markup(`<style>${PAGE_STYLE}</style>`);
  // To the byte, or the hash does not fit.
  const script = new Markup(`<script>${PAGE_SCRIPT}</script>`);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${new Markup(policy)}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="referrer" content="no-referrer" />
        <title>${title}</title>
        ${style}
      </head>
      <body>
        ${body} ${data} ${script}
      </body>
    </html> `.text;
}

/** A comment as GitHub would show it, near enough to judge how it is read. */
import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";

/** GitHub's look, as far as it decides how a comment is read. */
const STYLE = `:root{color-scheme:light dark;--text:#1f2328;--muted:#59636e;--line:#d1d9e0;--page:#fff;--band:#f6f8fa}
@media(prefers-color-scheme:dark){:root{--text:#f0f6fc;--muted:#9198a1;--line:#3d444d;--page:#0d1117;--band:#151b23}}
body{margin:0;background:transparent}
article{font:14px/1.5 "Noto Sans","Liberation Sans",Helvetica,Arial,sans-serif,"Noto Color Emoji";color:var(--text);background:var(--page);box-sizing:border-box;width:868px;padding:16px;border:1px solid var(--line);border-radius:6px}
h3{font-size:1.25em;margin:0 0 16px}p,ul,table,pre,details{margin:0 0 16px}article>:last-child{margin-bottom:0}ul{padding-left:2em}
table{border-collapse:collapse;display:block;overflow:auto;width:max-content;max-width:100%}
td,th{border:1px solid var(--line);padding:6px 13px}tr:nth-child(2n){background:var(--band)}
pre{background:var(--band);padding:16px;overflow:auto;border-radius:6px}
code{font:85% ui-monospace,"Liberation Mono","DejaVu Sans Mono",monospace;background:var(--band);padding:.2em .4em;border-radius:6px}pre code{padding:0}
sup{font-size:75%}blockquote{margin:0 0 16px;padding:0 1em;color:var(--muted);border-left:.25em solid var(--line)}`;

/** GitHub-flavoured Markdown as HTML: HTML let in, dangerous tags filtered. */
export function renderComment(markdown) {
  return micromark(markdown, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] });
}

export function commentPage(markdown) {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>A comment</title><style>${STYLE}</style><article>${renderComment(markdown)}</article></html>`;
}

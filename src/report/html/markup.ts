import { plain, xml } from "../text/hostile.js";

/** Text that is HTML already. Only `html` and this folder's own drawings make it. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type Content = string | number | Markup | undefined | readonly Content[];

/**
 * A template whose values are escaped, for text and for attributes in double quotes:
 * html`<b title="${name}">${name}</b>`. What is markup already is taken as it is, lists are joined.
 */
export function html(strings: TemplateStringsArray, ...values: readonly Content[]): Markup {
  return new Markup(strings.map((text, i) => text + (i < values.length ? escape(values[i]) : "")).join(""));
}

function escape(value: Content): string {
  if (value === undefined) return "";
  if (value instanceof Markup) return value.text;
  if (typeof value === "object") return value.map(escape).join("");
  return xml(String(value));
}

/** Lines as they are, such as the end of a log. Reached by the keyboard, because it may scroll. */
export function preformatted(lines: readonly string[]): Markup {
  return new Markup(`<pre tabindex="0">${lines.map(xml).join("\n")}</pre>`);
}

/**
 * Data for the page's script, in an element that no browser runs. `<` is written as an escape, so that no
 * text in it can end the element; infinities become null.
 */
export function jsonScript(id: string, value: unknown): Markup {
  const text = JSON.stringify(value, (_key, child: unknown) =>
    typeof child === "string"
      ? plain(child)
      : typeof child === "number" && !Number.isFinite(child)
        ? null
        : child,
  );
  return new Markup(
    `<script type="application/json" id="${xml(id)}">${text.replace(/[<>&]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`)}</script>\n`,
  );
}

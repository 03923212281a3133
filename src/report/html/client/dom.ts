export type Child = Node | string | undefined | readonly Child[];

/** An element with its attributes and children. Text is always text: nothing here reads markup. */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string | undefined>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) element.setAttribute(name, value);
  }
  append(element, children);
  return element;
}

function append(parent: Node, children: readonly Child[]): void {
  for (const child of children) {
    if (child === undefined) continue;
    if (typeof child === "string") parent.appendChild(document.createTextNode(child));
    else if (child instanceof Node) parent.appendChild(child);
    else append(parent, child);
  }
}

/** Data that the page brought along; undefined where it has none of that name. */
export function readData(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  return text === undefined ? undefined : (JSON.parse(text) as unknown);
}

export interface TableColumn {
  readonly title: string;
  readonly numeric?: boolean;
}

/** The numbers of a plot, for whoever can't see it or wants to copy them. The first column heads its row. */
export function dataTable(
  caption: string,
  columns: readonly TableColumn[],
  rows: readonly (readonly string[])[],
): HTMLElement {
  const cell = (text: string, index: number): HTMLElement => {
    const numeric = columns[index]?.numeric === true ? { class: "num" } : {};
    return index === 0 ? el("th", { scope: "row", ...numeric }, text) : el("td", numeric, text);
  };
  return el(
    "div",
    { class: "table", role: "group", "aria-label": caption, tabindex: "0" },
    el(
      "table",
      {},
      el(
        "thead",
        {},
        el(
          "tr",
          {},
          columns.map(({ title, numeric }) =>
            el("th", { scope: "col", ...(numeric === true ? { class: "num" } : {}) }, title),
          ),
        ),
      ),
      el(
        "tbody",
        {},
        rows.map((row) => el("tr", {}, row.map(cell))),
      ),
    ),
  );
}

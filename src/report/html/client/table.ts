import type { RowData, SeriesData } from "../data/panel-data.js";
import { el, readData } from "./dom.js";
import { panel } from "./panel.js";

/** A row of the table with the one below it that its plots are drawn in. */
interface TableRow {
  readonly row: HTMLTableRowElement;
  readonly panel: HTMLTableRowElement;
  readonly button: HTMLButtonElement;
  readonly text: string;
}

type SortKey = "index" | "name" | "change";

/** Makes the table that came with the page search, filter, sort and open its rows. */
export function enliven(table: HTMLTableElement, controls: HTMLFormElement): void {
  const body = table.tBodies[0]!;
  // The collection is live, and each row gets another one below it.
  const rows = Array.from(body.rows).map(openable);
  const shown = byId("shown");
  const nothing = byId("nothing");
  const search = byId("search") as HTMLInputElement;
  const system = document.getElementById("system") as HTMLSelectElement | null;
  const boxes = Array.from(controls.querySelectorAll<HTMLInputElement>("input[name=status]"));

  const filter = (): void => {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const statuses = new Set(boxes.filter(({ checked }) => checked).map(({ value }) => value));
    let count = 0;
    for (const { row, panel: below, button, text } of rows) {
      const fits =
        statuses.has(row.dataset["status"] ?? "") &&
        (system === null || system.value === "" || row.dataset["system"] === system.value) &&
        words.every((word) => text.includes(word));
      row.hidden = !fits;
      below.hidden = !fits || button.getAttribute("aria-expanded") !== "true";
      if (fits) count += 1;
    }
    shown.textContent = count === rows.length ? `${count} rows` : `${count} of ${rows.length} rows`;
    nothing.hidden = count > 0;
  };
  controls.addEventListener("input", filter);
  controls.addEventListener("submit", (event) => {
    event.preventDefault();
  });
  byId("reset").addEventListener("click", () => {
    controls.reset();
    filter();
    search.focus();
  });
  makeSortable(table, (key, ascending) => {
    body.append(...sorted(rows, key, ascending).flatMap(({ row, panel: below }) => [row, below]));
  });
  controls.hidden = false;
  // What the browser kept of an earlier visit counts, too.
  filter();
  openFromAddress(rows);
  afterPaint(() => {
    openFirst(rows);
    table.dataset["ready"] = "";
  });
  window.addEventListener("hashchange", () => {
    openFromAddress(rows);
  });
}

function openable(row: HTMLTableRowElement): TableRow {
  const index = row.dataset["index"] ?? "";
  const name = row.querySelector(".name")!;
  const cell = el("td", { colspan: String(row.cells.length) });
  const below = el("tr", { class: "panel-row", id: `panel-${index}`, hidden: "" }, cell);
  row.after(below);
  const button = el("button", {
    type: "button",
    class: "open",
    "aria-expanded": "false",
    "aria-controls": below.id,
  });
  name.replaceWith(button);
  button.append(name);
  const toggle = (): void => {
    const open = button.getAttribute("aria-expanded") !== "true";
    button.setAttribute("aria-expanded", String(open));
    below.hidden = !open;
    if (open && cell.childElementCount === 0) cell.append(drawPanel(index));
  };
  button.addEventListener("click", toggle);
  // A click beside the name opens, too; a click that selects text does not.
  row.addEventListener("click", (event) => {
    const target = event.target as Element;
    if (target.closest("button, a, summary, pre") === null && window.getSelection()?.toString() === "")
      toggle();
  });
  return { row, panel: below, button, text: row.textContent.toLowerCase().replace(/\s+/g, " ") };
}

function drawPanel(index: string): HTMLElement {
  const data = readData(`row-data-${index}`) as RowData;
  const series =
    data.series === null ? undefined : (readData(`series-data-${data.series}`) as SeriesData | undefined);
  return panel(data, series);
}

function makeSortable(table: HTMLTableElement, sort: (key: SortKey, ascending: boolean) => void): void {
  const heads = Array.from(table.querySelectorAll<HTMLTableCellElement>("th[data-sort]"));
  for (const head of heads) {
    const key = head.dataset["sort"] as SortKey;
    const button = el("button", { type: "button", class: "sort" }, Array.from(head.childNodes));
    head.replaceChildren(button);
    button.addEventListener("click", () => {
      const before = head.getAttribute("aria-sort");
      // The largest change is what is looked for first.
      const ascending = before === null ? key !== "change" : before === "descending";
      for (const other of heads) other.removeAttribute("aria-sort");
      head.setAttribute("aria-sort", ascending ? "ascending" : "descending");
      sort(key, ascending);
    });
  }
}

function sorted(rows: readonly TableRow[], key: SortKey, ascending: boolean): TableRow[] {
  const sign = ascending ? 1 : -1;
  const number = ({ row }: TableRow): number => Number(row.dataset[key]);
  return [...rows].sort((a, b) => {
    if (key === "name")
      return (
        sign *
        (a.row.dataset["name"] ?? "").localeCompare(b.row.dataset["name"] ?? "", "en", { numeric: true })
      );
    const [left, right] = [number(a), number(b)];
    // Rows without a number come last, whichever way.
    if (Number.isNaN(left) || Number.isNaN(right))
      return Number(Number.isNaN(left)) - Number(Number.isNaN(right));
    return sign * (left - right);
  });
}

/** The verdict is seen before anything is drawn. */
function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}

/** Who looks for ten seconds sees what failed as a picture. A phone has no room for it above the other rows. */
function openFirst([first]: readonly TableRow[]): void {
  const failed = ["budget broken", "regression"].includes(first?.row.dataset["status"] ?? "");
  const roomy = window.matchMedia("(min-width: 56rem)").matches;
  if (failed && roomy && window.location.hash === "") first?.button.click();
}

/** `report.html#row-3` opens that row. */
function openFromAddress(rows: readonly TableRow[]): void {
  const wanted = rows.find(({ row }) => `#${row.id}` === window.location.hash);
  if (wanted === undefined) return;
  if (wanted.button.getAttribute("aria-expanded") !== "true") wanted.button.click();
  wanted.row.scrollIntoView();
}

function byId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`the page has no #${id}`);
  return element;
}

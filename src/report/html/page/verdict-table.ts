import type { Report, Row } from "../../../core/model/report.js";
import { explain } from "../../explanations.js";
import type { Explanation } from "../../explanations.js";
import { rowCells, statusOf } from "../../row-cells.js";
import { sharedRemarks } from "../../shared-remarks.js";
import { levelsApart } from "../../text/levels-apart.js";
import { remarksOf } from "../../text/remarks.js";
import { rowName } from "../../text/words.js";
import { intervalMark, reachOf } from "../interval-mark.js";
import { html, preformatted, type Markup } from "../markup.js";
import { SIGNS, toneOf } from "../status.js";

/**
 * The verdict table: complete without the script, which then filters, sorts and opens the rows.
 *
 * @param rows in the order in which they are shown
 */
export function verdictTable(rows: readonly Row[], report: Report): Markup {
  if (rows.length === 0) return html`<p>Nothing was judged.</p>`;
  const explanations = explain(rows, report);
  const shared = sharedRemarks(report);
  const remarks = (row: Row): string[] => remarksOf(row, report).filter((words) => !shared.has(words));
  const reach = reachOf(rows);
  const apart = levelsApart(report);
  return html`<section aria-labelledby="verdicts">
    <h2 id="verdicts">Verdicts</h2>
    ${[...shared].map(([words, count]) => html`<p class="shared">${count} of ${report.rows.length} rows: ${words}</p>`)}
    ${controls(rows)}
    <div class="table" role="group" aria-labelledby="verdicts" tabindex="0">
      <table id="rows">
        <thead>
          <tr>
            <th scope="col" data-sort="index" aria-sort="ascending">Verdict</th>
            <th scope="col" data-sort="name">Scenario and metric</th>
            <th scope="col" class="num wide">Baseline</th>
            <th scope="col" class="num wide">Candidate</th>
            <th scope="col" data-sort="change" class="change">
              Change <span class="wide">(95 % interval)</span>
            </th>
            <th scope="col" class="wide">Allowed</th>
          </tr>
        </thead>
        <tbody>
          ${rows.map((row, index) => tableRow(row, index, explanations.get(row)!, remarks(row), reach))}
        </tbody>
      </table>
    </div>
    <p id="nothing" hidden>No row fits. <button type="button" id="reset">Show all</button></p>
    ${apart === undefined ? undefined : html`<p class="legend">${apart}</p>`}
    <p class="legend wide">
      <span class="swatch box"></span> allowed <span class="swatch line"></span> 95 % interval, all rows on
      one scale from −${Math.round(reach * 100)} % to +${Math.round(reach * 100)} %. Open a row for its plots.
    </p>
  </section>`;
}

function controls(rows: readonly Row[]): Markup {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(statusOf(row), (counts.get(statusOf(row)) ?? 0) + 1);
  const systems = [...new Set(rows.map(({ address }) => address.system))].sort();
  return html`<form id="controls" class="controls" role="search" aria-label="Filter the table" hidden>
    <label class="search"
      >Search
      <input
        type="search"
        id="search"
        autocomplete="off"
        spellcheck="false"
        placeholder="scenario, metric, reason"
    /></label>
    ${
      systems.length < 2
        ? undefined
        : html`<label
            >System
            <select id="system">
              <option value="">all</option>
              ${systems.map((id) => html`<option value="${id}">${id}</option>`)}
            </select></label
          >`
    }
    <fieldset>
      <legend>Verdicts</legend>
      ${[...counts].map(
        ([status, count]) =>
          html`<label class="chip tone-${toneOf(status)}"
            ><input type="checkbox" name="status" value="${status}" checked /><span
              ><span class="sign" aria-hidden="true">${SIGNS[status]}</span> ${status} <b>${count}</b></span
            ></label
          >`,
      )}
    </fieldset>
    <output id="shown" aria-live="polite">${rows.length} rows</output>
  </form>`;
}

function tableRow(
  row: Row,
  index: number,
  { reason, phase, part: moved, log }: Explanation,
  remarks: readonly string[],
  reach: number,
): Markup {
  const cells = rowCells(row);
  const status = statusOf(row);
  const why = [moved, reason, phase, ...remarks].filter((part) => part !== undefined && part !== "");
  const path = [row.address.system, row.address.benchmark].join("/");
  const change = "change" in row.judgement ? row.judgement.change.relative : undefined;
  const values = [cells.baseline, cells.candidate].filter((value) => value !== "").join(" → ");
  const allowed = cells.allowed === "" ? "" : `allowed ${cells.allowed}`;
  const narrow = [values, allowed].filter((part) => part !== "").join(", ");
  return html`<tr
    id="row-${index}"
    data-index="${index}"
    data-name="${rowName(row)}"
    data-system="${row.address.system}"
    data-status="${status}"
    ${change === undefined || !Number.isFinite(change) ? undefined : html` data-change="${change}"`}
    class="tone-${toneOf(status)}"
  >
    <td class="verdict">
      <span class="badge"
        ><span class="sign" aria-hidden="true">${SIGNS[status]}</span>
        <span class="word">${status}</span></span
      >
    </td>
    <th scope="row">
      <span class="name"
        ><span class="path">${path}${row.address.scenario === undefined ? undefined : "/"}</span
        >${row.address.scenario} <b>${cells.metric}</b></span
      >
      <span class="narrow">${narrow}</span>${why.map((words) => html`<span class="why">${words}</span>`)}${
        log.length === 0
          ? undefined
          : html`<details>
              <summary>End of its log</summary>
              ${preformatted(log)}
            </details>`
      }
    </th>
    <td class="num wide">${cells.baseline}</td>
    <td class="num wide">${cells.candidate}</td>
    <td class="change">
      ${intervalMark(row, reach)}<span class="numbers"
        ><b>${cells.change}</b> <span class="range">${cells.interval}</span></span
      >
    </td>
    <td class="wide allowed-text">${cells.allowed}</td>
  </tr> `;
}

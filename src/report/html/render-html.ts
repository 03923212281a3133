import type { Report } from "../../core/model/report.js";
import type { Results } from "../../core/model/run.js";
import { byImportance } from "../sort-rows.js";
import { headline } from "../text/headline.js";
import { rowData, traceRows } from "./data/collect-rows.js";
import { seriesData, seriesKey } from "./data/collect-series.js";
import { studyData } from "./data/collect-studies.js";
import { renderDocument } from "./document.js";
import { html, jsonScript, type Markup } from "./markup.js";
import { header } from "./page/header.js";
import {
  countersSection,
  environmentSection,
  howToSection,
  invariantsSection,
  notesSection,
  studiesSection,
} from "./page/sections.js";
import { verdictTable } from "./page/verdict-table.js";

/**
 * The report as one page that opens from disk. The report has the verdicts; the results it was judged from
 * have the samples that the plots show.
 */
export function renderHtml(report: Report, results: Results): string {
  const rows = byImportance(report.rows);
  return renderDocument({
    title: `${headline(report)} · latency-gate`,
    body: html`${header(report)}
      <main>
        ${verdictTable(rows, report)} ${invariantsSection(report)} ${notesSection(report)}
        ${studiesSection(report)} ${countersSection(report)} ${howToSection(rows, report)}
        ${environmentSection(report)}
      </main>`,
    data: plotData(report, results),
  });
}

/**
 * Each row's data in an element of its own, parsed when the row is opened. What rows share stands once:
 * `row-data-3` names its `series-data-1`.
 */
function plotData(report: Report, results: Results): Markup[] {
  const traced = new Map(traceRows(report, results).map((one) => [one.row, one]));
  const known = new Map<string, number | null>();
  const elements: Markup[] = [];
  let seriesCount = 0;
  byImportance(report.rows).forEach((row, index) => {
    const one = traced.get(row)!;
    const key = seriesKey(one);
    if (!known.has(key)) {
      const series = seriesData(one);
      known.set(key, series === undefined ? null : seriesCount);
      if (series !== undefined) elements.push(jsonScript(`series-data-${seriesCount++}`, series));
    }
    elements.push(jsonScript(`row-data-${index}`, rowData(one, report, known.get(key)!)));
  });
  report.studies.forEach((study, index) => {
    elements.push(jsonScript(`study-data-${index}`, studyData(study)));
  });
  return elements;
}

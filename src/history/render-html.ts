import { renderDocument } from "../report/html/document.js";
import { html, jsonScript, type Markup } from "../report/html/markup.js";
import { formatQuantity } from "../report/text/quantity.js";
import type { RunLabel, SeriesPlotData } from "../report/html/data/history-data.js";
import { isWorse } from "./series.js";
import type { History, MetricSeries } from "./series.js";
import { changeInWords, plotInWords, seriesName, summaryInWords } from "./words.js";

/** The history as one page that opens from disk: a line for each metric, those that got worse first. */
export function renderHistoryHtml(history: History): string {
  const { runs, series } = history;
  const labels = runs.map(({ commit, subject, committedAt, host }, index): RunLabel => ({
    commit: commit.slice(0, 9),
    subject,
    date: committedAt.slice(0, 10),
    otherHost: index > 0 && host.fingerprint !== runs[index - 1]!.host.fingerprint,
  }));
  return renderDocument({
    title: "History · latency-gate",
    body: html`${header(history)}
      <main>
        ${changesTable(history)}
        <section aria-labelledby="metrics">
          <h2 id="metrics">Metrics</h2>
          <p class="shared">
            The median of each run's rounds with its 95 % band, in the order of commits. Nothing is gated
            here.
          </p>
          ${series.map((one, index) => metric(one, index, history))}
        </section>
      </main>`,
    data: [
      jsonScript("history-runs", labels),
      ...series.map((one, index) => jsonScript(`history-data-${index}`, plotData(one, history))),
    ],
  });
}

function header(history: History): Markup {
  const { runs, series } = history;
  const [first, last] = [runs[0], runs.at(-1)];
  const worse = series.some((one) => one.changes.some((change) => isWorse(change, one)));
  const fact = (name: string, value: string): Markup =>
    html`<div>
      <dt>${name}</dt>
      <dd>${value}</dd>
    </div>`;
  return html`<header class="top ${worse ? "tone-bad" : "tone-calm"}">
    <p class="brand">latency-gate, history</p>
    <h1>${summaryInWords(history)}</h1>
    <dl class="facts">
      ${fact("runs", String(runs.length))} ${fact("metrics", String(series.length))}
      ${first && fact("from", `${first.commit.slice(0, 9)}, ${first.committedAt.slice(0, 10)}`)}
      ${last && fact("to", `${last.commit.slice(0, 9)}, ${last.committedAt.slice(0, 10)}`)}
      ${fact("kinds of machines", String(new Set(runs.map(({ host }) => host.fingerprint)).size))}
    </dl>
  </header>`;
}

function changesTable(history: History): Markup | undefined {
  const rows = history.series.flatMap((one, index) =>
    one.changes.map((change) => ({ one, index, words: changeInWords(change, one, history) })),
  );
  if (rows.length === 0) return undefined;
  return html`<section aria-labelledby="changes">
    <h2 id="changes">Changes of level</h2>
    <div class="table" role="group" aria-label="Changes of level" tabindex="0">
      <table>
        <thead>
          <tr>
            <th scope="col">metric</th>
            <th scope="col" class="num">change</th>
            <th scope="col" class="wide">where</th>
          </tr>
        </thead>
        <tbody>
          ${rows.map(({ one, index, words }) => {
            const where = `${words.where}${words.otherHost ? "; another machine measured from there on" : ""}`;
            return html`<tr>
              <th scope="row">
                <a href="#metric-${index}">${seriesName(one)}</a><span class="narrow">${where}</span>
              </th>
              <td class="num ${words.worse ? "tone-bad" : "tone-good"}">
                <span class="badge">${words.worse ? "worse" : "better"} ${words.size}</span>
              </td>
              <td class="wide">${where}</td>
            </tr>`;
          })}
        </tbody>
      </table>
    </div>
  </section>`;
}

function metric(one: MetricSeries, index: number, history: History): Markup {
  const { value, low, high } = one.points.at(-1)!;
  const show = (number: number): string => formatQuantity(number, one.unit);
  const changes = one.changes.map((change) => changeInWords(change, one, history));
  return html`<article id="metric-${index}" aria-labelledby="name-${index}">
    <h3 id="name-${index}">${seriesName(one)}</h3>
    <p>
      Now ${show(value)} (${show(low)} to ${show(high)}); ${one.better} is better.
      ${changes.map(({ size, where, worse }) => html` <b>${worse ? "Worse" : "Better"} by ${size}</b> ${where}.`)}
    </p>
    <div data-history="${index}"></div>
  </article>`;
}

function plotData(one: MetricSeries, history: History): SeriesPlotData {
  return {
    name: seriesName(one),
    unit: one.unit,
    better: one.better,
    points: one.points,
    summary: plotInWords(one),
    changes: one.changes.map((change) => {
      const { size, worse } = changeInWords(change, one, history);
      const runAt = (index: number): number => one.points[index]!.run;
      return { firstRun: runAt(change.first), lastRun: runAt(change.last), label: size, worse };
    }),
  };
}

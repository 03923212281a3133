import type { Report } from "../../../core/model/report.js";
import { formatCount, formatDuration } from "../../text/quantity.js";
import { couldHaveSeen, roundsUsed, warningsInWords } from "../../text/words.js";
import { headline, standingOf } from "../../text/headline.js";
import type { Standing } from "../../text/headline.js";
import { html, preformatted, type Markup } from "../markup.js";

const LOOKS: Readonly<Record<Standing, { readonly tone: string; readonly sign: string }>> = {
  passed: { tone: "good", sign: "✓" },
  regression: { tone: "bad", sign: "✕" },
  "cannot-judge": { tone: "stopped", sign: "!" },
  inconclusive: { tone: "open", sign: "?" },
  open: { tone: "open", sign: "?" },
  advice: { tone: "calm", sign: "i" },
};

/** What is read in ten seconds: the verdict, what was compared, and what this run could have seen. */
export function header(report: Report): Markup {
  const { baseline, candidate, host, run, plan } = report;
  const [verdict, counts] = splitHeadline(headline(report));
  const { tone, sign } = LOOKS[standingOf(report)];
  const rounds = roundsUsed(report);
  const could = couldHaveSeen(report);
  return html`<header class="top tone-${tone}">
      <p class="brand">latency-gate</p>
      <h1>
        <span class="sign" aria-hidden="true">${sign}</span>
        <span>${verdict}<span class="counts">${counts}</span></span>
      </h1>
      <dl class="facts">
        <div>
          <dt>Baseline</dt>
          <dd>${side(baseline)}</dd>
        </div>
        <div>
          <dt>Candidate</dt>
          <dd>${side(candidate)}</dd>
        </div>
        <div>
          <dt>Machine</dt>
          <dd>${host.cpuModel}, ${formatCount(host.cpuCount, "CPU")}</dd>
        </div>
        <div>
          <dt>Run</dt>
          <dd>
            ${rounds === 0 ? "" : `${formatCount(rounds, "round")} in `}${formatDuration(run.durationMs)}${plan.quick ? " (quick)" : ""},
            <time datetime="${run.startedAt}"
              >${run.startedAt.replace("T", " ").replace(/:\d\d(?:\.\d+)?Z$/, " UTC")}</time
            >
          </dd>
        </div>
        ${
          could === ""
            ? undefined
            : html`<div>
                <dt>Sensitivity</dt>
                <dd>${could}</dd>
              </div>`
        }
      </dl>
    </header>
    ${warnings(report)}`;
}

function splitHeadline(words: string): [string, string] {
  const at = words.indexOf(":");
  return at < 0 ? [words, ""] : [words.slice(0, at), words.slice(at + 1)];
}

function side({ commit, ref, dirty }: Report["baseline"]): Markup {
  const changes = dirty ? " + uncommitted changes" : "";
  return commit === undefined
    ? html`${ref}${changes}`
    : html`${ref === commit ? undefined : html`${ref} `}<code title="${commit}">${commit.slice(0, 9)}</code
        >${changes}`;
}

function warnings(report: Report): Markup | undefined {
  const lines = warningsInWords(report);
  const logs = report.systems.flatMap(({ id, notMeasurable }) =>
    notMeasurable === undefined || notMeasurable.failure.logTail.length === 0
      ? []
      : [
          html`<details>
            <summary>End of the log of ${id}</summary>
            ${preformatted(notMeasurable.failure.logTail)}
          </details>`,
        ],
  );
  if (lines.length + logs.length === 0) return undefined;
  return html`<section class="warnings" aria-label="Read this first">
    <ul>
      ${lines.map((line) => html`<li>${line}</li>`)}
    </ul>
    ${logs}
  </section>`;
}

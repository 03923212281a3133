import { flagged } from "../../../core/confirm.js";
import { formatAddress } from "../../../core/model/ids.js";
import type { InvariantOutcome, Report, Row, StudyOutcome } from "../../../core/model/report.js";
import type { HostInfo } from "../../../core/model/run.js";
import { decisionsInWords } from "../../decisions.js";
import { notesInWords } from "../../text/notes.js";
import { formatChange, formatCount, formatInterval, formatQuantity } from "../../text/quantity.js";
import { isUnmeasured, studyConclusions, unmeasuredStudies } from "../../text/study-words.js";
import { commandsToSeeAgain, howToAccept, nextStep, reproduce } from "../../text/what-next.js";
import {
  invariantInWords,
  limitsInWords,
  metricName,
  movedUnseen,
  notMeasuredInWords,
  wouldHaveSeenInWords,
  errorBudget,
  looksInWords,
} from "../../text/words.js";
import { counterLine } from "../data/collect-rows.js";
import { html, preformatted, type Content, type Markup } from "../markup.js";

/** A table that scrolls by itself where it is too wide, and can be reached by the keyboard for that. */
function table(label: string, head: readonly Content[], rows: readonly Content[]): Markup {
  return html`<div class="table" role="group" aria-label="${label}" tabindex="0">
    <table>
      <thead>
        <tr>
          ${head}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}

export function notesSection(report: Report): Markup | undefined {
  const moved = movedUnseen(report);
  const decisions = decisionsInWords(report);
  if (report.notes.length + moved.length + decisions.length === 0) return undefined;
  return html`<section aria-labelledby="notes">
    <h2 id="notes">Decisions and caveats</h2>
    <ul>
      ${decisions.map((words) => html`<li>${words}</li>`)}
      ${notesInWords(report.notes).map(
        ({ address, words }) =>
          html`<li>
            ${address === undefined ? undefined : html`<b>${address.system}/${address.benchmark}</b>: `}${words}
          </li>`,
      )}${moved.map((words) => html`<li>${words}</li>`)}
    </ul>
  </section>`;
}

const INVARIANT_TONES = { holds: "calm", broken: "bad", unknown: "stopped" } as const;
const INVARIANT_SIGNS = { holds: "✓", broken: "✕", unknown: "!" } as const;

export function invariantsSection({ invariants }: Report): Markup | undefined {
  if (invariants.length === 0) return undefined;
  const line = (invariant: InvariantOutcome): Markup => {
    const { address, metric, unit, limits, state } = invariant;
    const worst = state.kind === "unknown" ? "" : formatQuantity(state.worst, unit);
    return html`<tr class="tone-${INVARIANT_TONES[state.kind]}">
      <td class="verdict">
        <span class="badge"
          ><span class="sign" aria-hidden="true">${INVARIANT_SIGNS[state.kind]}</span> ${state.kind}</span
        >
      </td>
      <th scope="row">
        ${formatAddress(address)}
        <b>${metric}</b
        >${state.kind === "holds" ? undefined : html`<span class="why">${invariantInWords(invariant)}</span>`}
      </th>
      <td class="num">${limitsInWords(limits, unit)}</td>
      <td class="num">${worst}</td>
    </tr>`;
  };
  return html`<section aria-labelledby="invariants">
    <h2 id="invariants">Invariants of the candidate</h2>
    ${table(
      "Invariants",
      [
        html`<th scope="col">State</th>
          <th scope="col">Invariant</th>
          <th scope="col" class="num">Limit</th>
          <th scope="col" class="num">Worst trial</th>`,
      ],
      invariants.map(line),
    )}
  </section>`;
}

export function studiesSection({ studies }: Report): Markup | undefined {
  if (studies.length === 0) return undefined;
  return html`<section aria-labelledby="studies">
    <h2 id="studies">Studies</h2>
    <p>Scenarios of the candidate's build, compared with each other. They gate nothing.</p>
    ${unmeasuredStudies(studies).map((words) => html`<p>${words}</p>`)}
    ${studies.map((one, index) => (isUnmeasured(one) ? undefined : study(one, index)))}
  </section>`;
}

function study(outcome: StudyOutcome, index: number): Markup {
  const { system, id, title, metric, reference, steps } = outcome;
  return html`<article class="study" aria-labelledby="study-${index}">
    <h3 id="study-${index}">
      ${title ?? id} <span class="path">${system}/${id}, against ${reference}</span>
    </h3>
    <ul class="conclusions">
      ${studyConclusions(outcome).map((words) => html`<li>${words}</li>`)}
    </ul>
    <div class="figures" data-study="${index}"></div>
    ${table(
      `Study ${title ?? id}`,
      [
        html`<th scope="col">Scenario and metric</th>
          <th scope="col" class="num wide">Reference's</th>
          <th scope="col" class="num wide">Scenario's</th>
          <th scope="col" class="num">Difference (95 %)</th>
          <th scope="col">Finding</th>`,
      ],
      steps.map((step) => {
        const { scenario, statistic, unit, change, recommendation } = step;
        const numbers =
          change === undefined
            ? html`<td class="wide"></td>
                <td class="wide"></td>
                <td></td>`
            : html`<td class="num wide">${formatQuantity(change.baseline, unit)}</td>
                <td class="num wide">${formatQuantity(change.candidate, unit)}</td>
                <td class="num">
                  <b>${formatChange(change.relative)}</b>
                  <span class="range"
                    >${formatInterval(change.relativeInterval.low, change.relativeInterval.high)}</span
                  >
                </td>`;
        const could = wouldHaveSeenInWords(step);
        const levels =
          change === undefined
            ? undefined
            : html`<span class="narrow"
                >${formatQuantity(change.baseline, unit)} → ${formatQuantity(change.candidate, unit)}</span
              >`;
        return html`<tr>
          <th scope="row">
            ${scenario}
            <b>${metricName(metric, statistic)}</b
            >${levels}${could === undefined ? undefined : html`<span class="why">${could}</span>`}
          </th>
          ${numbers}
          <td>
            ${step.finding}${recommendation === undefined ? undefined : html`: <b>${recommendation}</b>`}
          </td>
        </tr>`;
      }),
    )}
  </article>`;
}

export function countersSection({ counters }: Report): Markup | undefined {
  if (counters.length === 0) return undefined;
  const lines = counters.map((counter) => {
    const { name, unit, baseline, candidate } = counterLine(counter);
    const show = (value: number | null): string => (value === null ? "" : formatQuantity(value, unit));
    const change =
      baseline === null || candidate === null || baseline === 0 ? "" : formatChange(candidate / baseline - 1);
    return html`<tr>
      <th scope="row"><span class="path">${formatAddress(counter.address)}</span> ${name}</th>
      <td class="num">${show(baseline)}</td>
      <td class="num">${show(candidate)}</td>
      <td class="num">${change}</td>
    </tr>`;
  });
  return html`<section aria-labelledby="counters">
    <h2 id="counters">Counters</h2>
    <details>
      <summary>${formatCount(counters.length, "counter")}, medians over trials; shown and not judged</summary>
      ${table(
        "Counters",
        [
          html`<th scope="col">Counter</th>
            <th scope="col" class="num">Baseline</th>
            <th scope="col" class="num">Candidate</th>
            <th scope="col" class="num">Change</th>`,
        ],
        lines,
      )}
    </details>
  </section>`;
}

export function howToSection(rows: readonly Row[], report: Report): Markup {
  const [regressed] = flagged({ rows });
  const worse = commandsToSeeAgain(rows, report);
  const commands = worse.length > 0 ? worse : rows.slice(0, 1).map((row) => reproduce(report, row));
  const again =
    commands.length === 0
      ? undefined
      : html`<h3>See it again</h3>
          ${preformatted(commands)}`;
  const accept =
    regressed === undefined
      ? undefined
      : html`<h3>Accept it</h3>
          <p>${howToAccept(regressed, report)}</p>`;
  return html`<section aria-labelledby="next">
    <h2 id="next">What next</h2>
    ${decide(report)}${again}${accept}
    <p>
      All numbers of this page are in <code>report.json</code>, all samples in <code>results.json</code>;
      <code>npx latency-gate compare results.json</code> judges them again.
    </p>
  </section>`;
}

function decide(report: Report): Markup | undefined {
  const step = nextStep(report);
  return step === undefined
    ? undefined
    : html`<h3>Decide it</h3>
        <p>${step.words} <a href="${step.more.url}" rel="noreferrer">${step.more.title}</a></p>`;
}

export function environmentSection(report: Report): Markup {
  const { host, run, plan, baseline, candidate } = report;
  const budget = errorBudget(report);
  const fact = (name: string, value: Content): Markup =>
    html`<div>
      <dt>${name}</dt>
      <dd>${value}</dd>
    </div>`;
  const hosts = run.shards ?? [{ index: 1, count: 1, host }];
  return html`<section aria-labelledby="environment">
    <h2 id="environment">Environment</h2>
    ${hosts.map(
      ({ index, count, host: one }) =>
        html`${count > 1 ? html`<h3>Shard ${index} of ${count}</h3>` : undefined}
          <dl class="facts">${hostFacts(one).map(([name, value]) => fact(name, value))}</dl>`,
    )}
    <dl class="facts">
      ${fact("Baseline commit", baseline.commit ?? baseline.ref)}${fact("Candidate commit", candidate.commit ?? candidate.ref)}
      ${fact("latency-gate", html`${run.gateVersion}, run ${run.id}`)}${fact("Seed", html`<code>${plan.seed}</code>`)}
      ${fact("Error budget", `${budget.metrics}; at most ${budget.falseAlarms} of unchanged runs fail; ${looksInWords(report)}`)}
    </dl>
    ${
      plan.notMeasured.length === 0
        ? undefined
        : html`<details>
            <summary>${plan.notMeasured.length} not measured</summary>
            <ul>
              ${plan.notMeasured.map((item) => html`<li>${notMeasuredInWords(item)}</li>`)}
            </ul>
          </details>`
    }
  </section>`;
}

function hostFacts(host: HostInfo): [string, Content][] {
  return [
    ["CPU", `${host.cpuModel}, ${formatCount(host.cpuCount, "CPU")}`],
    ["Kernel", host.kernel],
    ["Memory", formatQuantity(host.memoryBytes, "B")],
    ...(host.image === undefined ? [] : [["Image", host.image] as [string, Content]]),
    ...(host.virtualization === undefined
      ? []
      : [["Virtualisation", host.virtualization] as [string, Content]]),
    ...(host.governor === undefined ? [] : [["Governor", host.governor] as [string, Content]]),
    ["Fingerprint", html`<code>${host.fingerprint}</code>`],
  ];
}

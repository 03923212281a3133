import type { Report } from "../../core/model/report.js";
import type { Results } from "../../core/model/run.js";
import { coldStartSheet, LIVE as COLD_START } from "./cold-start.js";
import { docdbSheet, LIVE as DOCDB } from "./docdb.js";
import { featureServingSheet, FIX_STUDIES, LIVE as FEATURE_SERVING } from "./feature-serving.js";
import type { FigureSource } from "./figures.js";
import { kausaldbSheet, LIVE as KAUSALDB } from "./kausaldb.js";
import { liveFigures } from "./live-figures.js";
import type { LiveMap } from "./live-figures.js";
import { publishedFigures } from "./published-figures.js";
import { runStudies } from "./run-studies.js";
import type { Sheet } from "./sheet.js";
import { LIVE as ZIGTTP, zigttpSheet } from "./zigttp.js";

interface Style {
  readonly live: LiveMap;
  /** Studies whose every step its own tables have. */
  readonly tells?: readonly string[];
  readonly sheet: (source: FigureSource, title: string) => Sheet;
}

const STYLES = {
  "cold-start": { live: COLD_START, sheet: coldStartSheet },
  "feature-serving": { live: FEATURE_SERVING, sheet: featureServingSheet, tells: FIX_STUDIES },
  kausaldb: { live: KAUSALDB, sheet: kausaldbSheet },
  zigttp: { live: ZIGTTP, sheet: zigttpSheet },
  docdb: { live: DOCDB, sheet: docdbSheet },
} as const satisfies Readonly<Record<string, Style>>;

/** The five published reports whose tables can be made again. */
export type StyleName = keyof typeof STYLES;
export const STYLE_NAMES = Object.keys(STYLES) as StyleName[];

/** The style of the report that a results file was transcribed from; undefined: it is a run's. */
export function publishedStyle(results: Results): StyleName | undefined {
  return STYLE_NAMES.find((name) => name === results.published?.system);
}

/** A report's tables, from its published figures or from a run of the system here. */
export function styledSheet(name: StyleName, results: Results, report: Report): Sheet {
  const { live, sheet, tells = [] }: Style = STYLES[name];
  if (results.published === undefined) {
    const source = liveFigures(results, report, live);
    const made = sheet(source, `${live.system}, in the form of the published report`);
    return { ...made, tables: [...made.tables, ...runStudies(source, tells)] };
  }
  // The figures of another report have none of these rows: each would say that it was not measured.
  return sheet(publishedFigures(results.published), results.published.title);
}

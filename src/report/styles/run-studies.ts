import type { StudyOutcome } from "../../core/model/report.js";
import { isUnmeasured } from "../text/study-words.js";
import { metricName } from "../text/words.js";
import type { FigureSource } from "./figures.js";
import { NOT_MEASURED, studyChange, studyRecommendation, text } from "./sheet.js";
import type { Cell, SheetTable } from "./sheet.js";

/**
 * The studies of a run here: all that it has, whatever the published report had of them.
 *
 * @param told ids of those whose every step stands in another table of the sheet
 */
export function runStudies(source: FigureSource, told: readonly string[]): SheetTable[] {
  const left = source.studies.filter(({ id }) => !told.includes(id));
  if (left.length === 0) return [];
  return [
    {
      title: told.length === 0 ? "Studies of this run" : "Further studies of this run",
      columns: ["Study", "Compared", "Statistic", "Change", "Recommendation"],
      rows: left.flatMap(linesOf),
    },
  ];
}

function linesOf(study: StudyOutcome): Cell[][] {
  const { id, title, reference, metric, steps } = study;
  const name = text(title ?? id);
  if (isUnmeasured(study)) return [[name, text(""), text(""), text(NOT_MEASURED), text("")]];
  return steps.map((step) => [
    name,
    text(`${reference} → ${step.scenario}`),
    text(metricName(metric, step.statistic)),
    text(studyChange(step.change)),
    text(studyRecommendation(step)),
  ]);
}

import { join, posix, relative, sep } from "node:path";
import { acceptanceOf } from "../core/accept.js";
import type { Report, Row } from "../core/model/report.js";
import type { Position, Project } from "../config/project.js";
import { rowCells } from "../report/row-cells.js";
import { byImportance, isNews } from "../report/sort-rows.js";
import { plain } from "../report/text/hostile.js";
import { rowName } from "../report/text/words.js";

/** A note at a line of a manifest, as the page of changes shows it. */
export interface Annotation {
  readonly level: "error" | "warning" | "notice";
  /** Relative to the repository. */
  readonly file: string;
  readonly line: number;
  readonly title: string;
  readonly message: string;
}

/** GitHub shows ten of a kind for each step. */
const MOST_ANNOTATIONS = 10;

/** Where in its manifest each row that must be seen is declared; the worst first. */
export function annotate(report: Report, project: Project, repositoryRoot: string): readonly Annotation[] {
  const rows = byImportance(report.rows).filter((row) => isNews(row) && levelOf(row, report) !== undefined);
  const annotations: Annotation[] = [];
  for (const row of rows) {
    if (annotations.length === MOST_ANNOTATIONS) break;
    const place = placeOf(row, project);
    if (place === undefined) continue;
    const cells = rowCells(row);
    const numbers = [cells.change === "" ? "" : `${cells.change} (${cells.interval})`, cells.reason];
    annotations.push({
      level: levelOf(row, report)!,
      file: relative(repositoryRoot, join(project.root, place.file)).split(sep).join(posix.sep),
      line: place.line,
      title: plain(`${cells.verdict}: ${rowName(row)}`),
      message: plain(
        [
          `${cells.baseline} → ${cells.candidate}`,
          ...numbers,
          cells.allowed === "" ? "" : `allowed ${cells.allowed}`,
        ]
          .filter((part) => part !== "" && part !== " → ")
          .join(", "),
      ),
    });
  }
  return annotations;
}

function levelOf(row: Row, { accepted }: Report): Annotation["level"] | undefined {
  if (row.budget?.state === "broken") return "error";
  switch (row.judgement.verdict) {
    case "regression":
      return acceptanceOf(row, accepted) === undefined ? "error" : "notice";
    case "missing":
    case "incomparable":
    case "invalid":
      return "error";
    case "inconclusive":
      return "warning";
    case "improvement":
    case "added":
    case "insufficient":
    case "pass":
      return row.budget?.state === "undecided" ? "warning" : undefined;
  }
}

/** Where the scenario is declared, else its benchmark, else the top of the file that has its system. */
function placeOf({ address }: Row, { systems }: Project): Pick<Position, "file" | "line"> | undefined {
  const system = systems.find(({ id }) => id === address.system);
  const benchmark = system?.benchmarks.find(({ id }) => id === address.benchmark);
  const scenario = benchmark?.scenarios.find(({ id }) => id === address.scenario);
  return scenario?.at ?? benchmark?.at ?? (system && { file: system.file, line: 1 });
}

import { join, posix, relative, sep } from "node:path";
import { acceptanceOf } from "../core/accept.js";
import type { Report, Row } from "../core/model/report.js";
import type { Project } from "../config/project.js";
import { readYaml, MAX_CONFIG_BYTES } from "../config/yaml-document.js";
import { MANIFEST_FILE } from "../config/load-project.js";
import type { Files } from "../ports/files.js";
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
export async function annotate(
  report: Report,
  project: Project,
  repositoryRoot: string,
  files: Files,
): Promise<readonly Annotation[]> {
  const rows = byImportance(report.rows).filter((row) => isNews(row) && levelOf(row, report) !== undefined);
  const annotations: Annotation[] = [];
  for (const row of rows.slice(0, MOST_ANNOTATIONS)) {
    const place = await placeOf(row, project, files);
    if (place === undefined) continue;
    const cells = rowCells(row);
    const numbers = [cells.change === "" ? "" : `${cells.change} (${cells.interval})`, cells.reason];
    annotations.push({
      level: levelOf(row, report)!,
      file: relative(repositoryRoot, place.file).split(sep).join(posix.sep),
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
      return undefined;
  }
}

/** The nearest thing to the scenario's key that the manifest has. */
async function placeOf(
  { address }: Row,
  project: Project,
  files: Files,
): Promise<{ file: string; line: number } | undefined> {
  const system = project.systems.find(({ id }) => id === address.system);
  if (system === undefined) return undefined;
  const file = join(project.root, system.dir, MANIFEST_FILE);
  const document = readYaml(file, await files.readBytes(file, MAX_CONFIG_BYTES));
  if (!document.ok) return undefined;
  const path = ["benchmarks", address.benchmark];
  const whole = address.scenario === undefined ? path : [...path, "scenarios", address.scenario];
  return { file, line: document.value.position(whole, "key").line };
}

import type { Problem } from "../core/model/problem.js";
import type { Position } from "./project.js";
import type { Path, ProblemText, YamlDocument } from "./yaml-document.js";

/** Collects what is wrong in one document beyond its schema, so that all of it is shown at once. */
export class Reporter {
  readonly problems: Problem[] = [];

  constructor(private readonly document: YamlDocument) {}

  value(path: Path, what: ProblemText): void {
    this.problems.push(this.document.problem(path, "value", what));
  }

  key(path: Path, what: ProblemText): void {
    this.problems.push(this.document.problem(path, "key", what));
  }

  position(path: Path): Position {
    return this.document.position(path, "key");
  }
}

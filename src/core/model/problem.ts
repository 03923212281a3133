/** Something wrong in a file that was read: where it stands, what was expected, what to do. */
export interface Problem {
  readonly file: string;
  /** 1-based; absent where the whole file is meant. */
  readonly line: number | undefined;
  /** 1-based, in characters. */
  readonly column: number | undefined;
  /** JSON pointer (RFC 6901) into the document; empty for the document itself. */
  readonly pointer: string;
  readonly message: string;
  /** What would have been right, where that can be said. */
  readonly expected: string | undefined;
  /** What to do next. */
  readonly hint: string | undefined;
  /** The line of the file, for people. */
  readonly sourceLine: string | undefined;
}

/** RFC 6901. */
export function formatPointer(path: readonly (string | number)[]): string {
  return path.map((part) => `/${String(part).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

/** What is shown of a line, and from where on, so that the place stays in view. */
const SHOWN_WIDTH = 100;

function excerpt(line: string, column: number): string[] {
  const from = column > SHOWN_WIDTH - 20 ? column - 40 : 0;
  const shown = printable(line.slice(from, from + SHOWN_WIDTH));
  return [`  ${shown}`, `  ${" ".repeat(Math.max(0, column - 1 - from))}^`];
}

/**
 * Control characters would move the cursor, colour the terminal or forge lines of a log, and of two words that differ
 * in one of no width nobody sees what is wrong; a line that starts with
 * `::` or has `##[` in it is a command to the runner of a GitHub job. As long as before, so that a caret below still
 * points at its place: `plain` and `terminal` of report/text leave out or add.
 */
export function printable(text: string): string {
  return text
    .replace(UNSEEN, (character) => (character === "\t" ? " " : "\ufffd"))
    .replace(/^(\s*):(?=:)/, "$1\ufffd")
    .replaceAll("##[", "#\ufffd[");
}

const UNSEEN =
  // eslint-disable-next-line no-control-regex -- these are what is replaced
  /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028\u2029\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** `latency-gate.yml:12:5 /policy/alpha: expected a share like 5%, got "five"`, the line, and a caret. */
function formatProblem(problem: Problem): string {
  const { file, line, column, pointer, message, expected, hint, sourceLine } = problem;
  const place = [file, line, column].filter((part) => part !== undefined).join(":");
  const where = pointer === "" ? place : `${place} ${pointer}`;
  const what = expected === undefined ? message : `expected ${expected}, ${message}`;
  const lines = [printable(`${where}: ${what}${hint === undefined ? "" : ` (${hint})`}`)];
  if (sourceLine !== undefined && column !== undefined) lines.push(...excerpt(sourceLine, column));
  return lines.join("\n");
}

export function formatProblems(problems: readonly Problem[]): string {
  return problems.map((problem) => `${formatProblem(problem)}\n`).join("");
}

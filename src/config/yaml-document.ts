import type { Document, Node, Pair } from "yaml";
import { isAlias, isMap, isPair, isScalar, isSeq, LineCounter, parseDocument } from "yaml";
import type { Problem } from "../core/model/problem.js";
import { formatPointer } from "../core/model/problem.js";
import type { Result } from "../core/model/result.js";
import { err, ok } from "../core/model/result.js";
import type { Position } from "./project.js";

export const MAX_CONFIG_BYTES = 1024 * 1024;
/** Aliases multiply: a file of a few lines can stand for gigabytes. */
const MAX_ALIASES = 100;
const MAX_NODES = 200_000;

/** One fault makes others, and a file that is no YAML at all has one in each line. */
const MOST_FAULTS = 5;

export type Path = readonly (string | number)[];

/** A YAML 1.2 document as plain data that knows where everything stands. */
export interface YamlDocument {
  readonly file: string;
  readonly data: unknown;
  /** Of the value, or of the key of a map's entry; of the nearest thing around it where there is none. */
  position(path: Path, which: "key" | "value"): Position;
  problem(path: Path, which: "key" | "value", what: ProblemText): Problem;
}

export interface ProblemText {
  readonly message: string;
  readonly expected?: string | undefined;
  readonly hint?: string | undefined;
}

/** Reads one document. `file` is the name that people see. */
export function readYaml(file: string, bytes: Uint8Array): Result<YamlDocument, Problem[]> {
  const whole = (message: string, hint?: string): { ok: false; error: Problem[] } =>
    err([{ ...NOWHERE, file, message, hint }]);
  if (bytes.byteLength > MAX_CONFIG_BYTES)
    return whole("the file is larger than 1 MiB", "is it the right file?");
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return whole("the file is not UTF-8");
  }
  const lines = new LineCounter();
  const sourceLines = text.split(/\r?\n/);
  const at = (offset: number): Pick<Problem, "line" | "column" | "sourceLine"> => {
    const { line, col } = lines.linePos(Math.min(offset, text.length));
    return { line, column: col, sourceLine: sourceLines[line - 1] };
  };
  try {
    const document = parseDocument(text, { version: "1.2", prettyErrors: false, lineCounter: lines });
    const faults = [...document.errors, ...document.warnings];
    if (faults.some(({ message }) => /call stack/i.test(message))) return whole(TOO_DEEP);
    if (faults.length > 0) {
      const problems = faults.slice(0, MOST_FAULTS).map((fault) => ({
        ...NOWHERE,
        file,
        ...at(fault.pos[0]),
        message: yamlMessage(fault.code, fault.message),
      }));
      const others = faults.length - problems.length;
      const more = `and ${others} more ${others === 1 ? "place" : "places"} that YAML can't have`;
      return others === 0
        ? err(problems)
        : err([...problems, { ...NOWHERE, file, message: more, hint: "is it the right file?" }]);
    }
    if (document.contents === null) return whole("the file is empty");
    const strange = strangeNodes(document).map(({ path, node, message }) => ({
      ...NOWHERE,
      file,
      ...at(node.range?.[0] ?? 0),
      pointer: formatPointer(path),
      message,
    }));
    if (strange.length > 0) return err(strange);
    const data: unknown = document.toJS({ maxAliasCount: MAX_ALIASES });
    if (!fewerNodesThan(data, MAX_NODES)) return whole(`the file stands for more than ${MAX_NODES} values`);
    const offset = (path: Path, which: "key" | "value"): number => offsetOf(document, path, which);
    return ok({
      file,
      data,
      position(path, which) {
        const { line, col } = lines.linePos(offset(path, which));
        return { file, line, column: col };
      },
      problem: (path, which, what) => ({
        file,
        ...at(offset(path, which)),
        pointer: formatPointer(path),
        message: what.message,
        expected: what.expected,
        hint: what.hint,
      }),
    });
  } catch (error) {
    if (error instanceof RangeError) return whole(TOO_DEEP);
    if (error instanceof ReferenceError) return whole("the file uses too many aliases");
    throw error;
  }
}

const TOO_DEEP = "the file is nested too deeply";

const NOWHERE: Omit<Problem, "file" | "message"> = {
  line: undefined,
  column: undefined,
  pointer: "",
  expected: undefined,
  hint: undefined,
  sourceLine: undefined,
};

function yamlMessage(code: string, message: string): string {
  switch (code) {
    case "DUPLICATE_KEY":
      return "this key stands twice in the map";
    case "MULTIPLE_DOCS":
      return "the file holds several documents, separated by ---; one is expected";
    case "TAB_AS_INDENT":
      return "a tab indents here; YAML wants spaces";
    case "TAG_RESOLVE_FAILED":
      return `${message}; tags have no meaning here`;
    default:
      return message.charAt(0).toLowerCase() + message.slice(1);
  }
}

interface Strange {
  readonly path: Path;
  readonly node: Node;
  readonly message: string;
}

/** Keys that are not text would change on their way to JSON; an alias may stand for nothing. */
function strangeNodes(document: Document.Parsed): Strange[] {
  const found: Strange[] = [];
  const visit = (node: unknown, path: Path): void => {
    if (isAlias(node) && node.resolve(document) === undefined) {
      found.push({ path, node, message: `there is no anchor &${node.source} before this alias` });
    } else if (isSeq(node)) {
      node.items.forEach((item, index) => {
        visit(item, [...path, index]);
      });
    } else if (isMap(node)) {
      for (const pair of node.items) {
        const key = keyOf(pair);
        if (key === undefined) {
          const at = (pair.key ?? node) as Node;
          found.push({ path, node: at, message: "a key is not text; quote it" });
        } else visit(pair.value, [...path, key]);
      }
    }
  };
  visit(document.contents, []);
  return found;
}

/** A key as text; numbers and the like have been read as other types, and are refused. */
function keyOf(pair: Pair): string | undefined {
  return isScalar(pair.key) && typeof pair.key.value === "string" ? pair.key.value : undefined;
}

function fewerNodesThan(data: unknown, limit: number): boolean {
  let left = limit;
  const visit = (value: unknown): boolean => {
    left -= 1;
    if (left < 0) return false;
    if (typeof value !== "object" || value === null) return true;
    return (Array.isArray(value) ? value : Object.values(value)).every(visit);
  };
  return visit(data);
}

function offsetOf(document: Document.Parsed, path: Path, which: "key" | "value"): number {
  let node: unknown = document.contents;
  let offset = startOf(node) ?? 0;
  for (const [index, part] of path.entries()) {
    const inner = isAlias(node) ? node.resolve(document) : node;
    const child = isMap(inner)
      ? inner.items.find((pair) => keyOf(pair) === String(part))
      : isSeq(inner)
        ? inner.items[Number(part)]
        : undefined;
    if (child === undefined) return offset;
    if (isPair(child)) {
      const keyOffset = startOf(child.key) ?? offset;
      if (index === path.length - 1 && which === "key") return keyOffset;
      node = child.value;
      offset = startOf(node) ?? keyOffset;
    } else {
      node = child;
      offset = startOf(node) ?? offset;
    }
  }
  return offset;
}

function startOf(node: unknown): number | undefined {
  return (node as Node | null | undefined)?.range?.[0];
}

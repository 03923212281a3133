import type { SyntaxNode } from "@lezer/common";
import { parser } from "@lezer/python";

/** A module, a class or a function. */
export interface Definition {
  readonly kind: "module" | "class" | "function";
  readonly name: string;
  readonly within: Definition | undefined;
  readonly decorators: readonly Expression[];
  /** Neither `async` nor under a condition, and nor is what it stands in. */
  readonly isPlain: boolean;
  /** What a call must give to a function: no `*args`, and nothing with a default. */
  readonly parameters: readonly string[];
  /** All names in the brackets behind a class. */
  readonly bases: readonly string[];
  /** By name, what its body assigns. */
  readonly assigned: Map<string, Expression[]>;
}

/** `f(1, n=[2])`, or `[2]`: a list or tuple has no callee. */
export interface Expression {
  /** Of an argument, empty where it has none. */
  readonly keyword: string;
  readonly text: string;
  readonly callee: string;
  readonly items: readonly Expression[];
}

/** The module, then all that is defined in it in the order of the text. */
export function pythonDefinitions(content: string): readonly Definition[] {
  // The parser takes a byte order mark for a letter.
  const source = content.replace(/^\ufeff/, "");
  const found: Definition[] = [];
  let within: Definition | undefined;
  let isCutOff = false;
  parser.parse(source).iterate({
    enter({ name, node }) {
      if (name in KINDS) {
        const read = definitionOf(source, node, within);
        within = isCutOff ? { ...read, isPlain: false } : read;
        found.push(within);
        isCutOff = false;
      } else if (name === "DecoratedStatement") {
        // `@a[0]` is an error to the parser, which parts it from what it decorates.
        isCutOff ||= !(node.lastChild!.name in KINDS);
      } else if (name === "AssignStatement" || name === "UpdateStatement") {
        const target = textOf(source, node.firstChild);
        const values = within!.assigned.get(target) ?? [];
        const value = expressionOf(source, [node.lastChild!]);
        values.push(isUnconditional(node) ? value : { ...UNCERTAIN, text: value.text });
        within!.assigned.set(target, values);
      }
    },
    leave({ name }) {
      if (name in KINDS) within = within!.within;
    },
  });
  return found;
}

/** What is assigned under a condition has a callee that is none. */
const UNCERTAIN: Expression = { keyword: "", text: "", callee: "if", items: [] };

const KINDS = { Script: "module", ClassDefinition: "class", FunctionDefinition: "function" } as const;

function definitionOf(source: string, node: SyntaxNode, within: Definition | undefined): Definition {
  const statement = node.parent?.name === "DecoratedStatement" ? node.parent : node;
  return {
    kind: KINDS[node.name as keyof typeof KINDS],
    name: textOf(source, node.getChild("VariableName")),
    within,
    decorators: statement.getChildren("Decorator").map((one) => expressionOf(source, [one])),
    isPlain:
      within === undefined ||
      (within.isPlain && isUnconditional(statement) && node.getChild("async") === null),
    parameters: partsOf(node.getChild("ParamList"))
      .filter(([first, ...rest]) => first!.name === "VariableName" && !rest.some(isSign))
      .map(([first]) => textOf(source, first)),
    bases: textOf(source, node.getChild("ArgList")).match(/\p{ID_Continue}+/gu) ?? [],
    assigned: new Map(),
  };
}

function isUnconditional({ parent }: SyntaxNode): boolean {
  return [parent, parent?.parent].some((one) => one && one.name in KINDS);
}

function expressionOf(source: string, parts: readonly SyntaxNode[]): Expression {
  const isKeyword = parts.length > 2 && isSign(parts[1]!);
  const first = parts[isKeyword ? 2 : 0]!;
  const last = parts.at(-1)!;
  const isList = first === last && /^(Array|Tuple)Expression$/.test(first.name);
  const list = isList ? last : last.getChild("⚠") === null ? last.getChild("ArgList") : null;
  return {
    keyword: isKeyword ? textOf(source, parts[0]) : "",
    text: textOf(source, first, last),
    callee: source.slice(first.from, list?.from ?? last.to).replace(/#.*|[@\s\\]/g, ""),
    // Only where asked for: brackets may be nested deeply.
    get items() {
      return partsOf(list).map((item) => expressionOf(source, item));
    },
  };
}

/** What stands between commas, each as its parts: `n`, `: int`, `=`, `1`. */
function partsOf(list: SyntaxNode | null): readonly (readonly SyntaxNode[])[] {
  const found: SyntaxNode[][] = [];
  let isNew = true;
  for (let node = list?.firstChild ?? null; node !== null; node = node.nextSibling) {
    if (node.name === ",") isNew = true;
    else if (!/^([()[\]]|Comment)$/.test(node.name)) {
      if (isNew) found.push([]);
      found.at(-1)!.push(node);
      isNew = false;
    }
  }
  return found;
}

const textOf = (source: string, first: SyntaxNode | null | undefined, last = first): string =>
  source.slice(first?.from, last?.to ?? 0);

const isSign = ({ name }: SyntaxNode): boolean => name === "AssignOp";

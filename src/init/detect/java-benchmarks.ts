export interface JavaBenchmark {
  /** `SortBench.sort`, as JMH's results have it where no class of another package is called so. */
  readonly name: string;
  /** Whether it runs once for each value of a parameter, of which the source alone does not tell the names. */
  readonly hasParameters: boolean;
}

/** Comments, text blocks, strings and characters first: what stands in them is no code. What does not end is read once. */
const TOKEN =
  /\/\/.*|\/\*[\s\S]*?(?:\*\/|$)|"""(?:\\[\s\S]|(?!""")[^\\])*(?:"""|$)|"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?|@?[\p{L}_$][\p{L}\p{N}_$.]*|[{}();]/gu;
const WORD = /^[\p{L}_$]/u;

/**
 * The methods that JMH runs, in order: those with `@Benchmark`, and a `@Group` of them under its own name, once. What
 * an abstract class or an interface has runs in the classes that extend it, under their names, and is left out; so is a
 * group whose name is a constant.
 */
export function javaBenchmarks(source: string): JavaBenchmark[] {
  const tokens = [...source.matchAll(TOKEN)]
    .map(([token]) => token)
    .filter((token) => !/^\/[/*]/.test(token));
  const hasParameters = tokens.some((token) => isOfJmh(token, "Param"));
  return [...new Set(namesIn(tokens))].map((name) => ({ name, hasParameters }));
}

function isOfJmh(token: string, annotation: string): boolean {
  return token === `@${annotation}` || token === `@org.openjdk.jmh.annotations.${annotation}`;
}

/** What stands before a member or a type: `@Benchmark @Group("pair") public abstract class Pairs`. */
interface Head {
  readonly isBenchmark?: boolean;
  /** Null where its name does not stand there. */
  readonly group?: string | null;
  readonly isAbstract?: boolean;
  readonly type?: string;
}

function namesIn(tokens: readonly string[]): string[] {
  const names: string[] = [];
  /** Of each block that is open, the class of which it is the body. */
  const blocks: (string | undefined)[] = [];
  let head: Head = {};
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    if (token === "{") {
      blocks.push(head.isAbstract === true ? undefined : head.type);
      head = {};
    } else if (token === "}") {
      blocks.pop();
      head = {};
    } else if (token === ";") head = {};
    else if (token === "abstract") head = { ...head, isAbstract: true };
    else if (beginsType(tokens, at)) {
      head = { ...head, type: tokens[at + 1]!, ...(token === "interface" ? { isAbstract: true } : {}) };
    } else if (token.startsWith("@")) {
      const end = tokens[at + 1] === "(" ? closing(tokens, at + 1) : at;
      if (isOfJmh(token, "Benchmark")) head = { ...head, isBenchmark: true };
      if (isOfJmh(token, "Group")) head = { ...head, group: groupIn(tokens.slice(at + 1, end)) };
      at = end;
    } else if (token === "(" && head.isBenchmark === true) {
      const type = blocks.at(-1);
      const name = head.group === undefined ? tokens[at - 1]! : head.group;
      if (type !== undefined && name !== null) names.push(`${type}.${name}`);
      head = {};
    }
  }
  return names;
}

/** A variable may be called `record`, too; no member follows it. */
function beginsType(tokens: readonly string[], at: number): boolean {
  return (
    ["class", "interface", "@interface", "enum", "record"].includes(tokens[at]!) &&
    WORD.test(tokens[at + 1] ?? "")
  );
}

/** Where the bracket is closed that opens there; the end, where none does. */
function closing(tokens: readonly string[], open: number): number {
  let depth = 0;
  for (let at = open; at < tokens.length; at++) {
    if (tokens[at] === "(") depth++;
    else if (tokens[at] === ")" && --depth === 0) return at;
  }
  return tokens.length;
}

/** Without brackets, JMH's own default. */
function groupIn(argument: readonly string[]): string | null {
  const words = argument.filter((token) => token !== "(" && token !== "value");
  if (words.length === 0) return "group";
  return words.length === 1 && words[0]!.startsWith('"') ? words[0]!.slice(1, -1) : null;
}

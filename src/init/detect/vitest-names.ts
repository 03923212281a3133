import { namesAcrossFiles } from "../../import/short-paths.js";

/** What the files of vitest's benchmarks say of their names. */
export interface VitestNames {
  readonly names: readonly string[];
  /** Whether some are known only to a run: of a template, `each` or `for`. */
  readonly areMore: boolean;
}

/** A block or a benchmark with its name in quotes, or a brace. What `each` or `for` is called with comes before the name. */
const TOKEN =
  /\b(describe|suite|test|it|bench)((?:\.(?:each|for)\s*(?:\([^()]*(?:\([^()]*\)[^()]*)*\)|`[^`]*`)|\.\w+)*)\s*\(\s*(?:(["'`])((?:\\.|(?!\3)[^\\])*)\3|[\w$.]+(?=\s*,))(?:\s*,\s*\{[^{}]*\}\s*(?=,))?|[{}]/gs;

interface Scope {
  readonly name: string;
  readonly depth: number;
  readonly isSkipped: boolean;
  readonly isUnknown: boolean;
}

/** @param files their text by their path, as vitest has it from the top folder */
export function vitestNames(files: readonly (readonly [path: string, text: string])[]): VitestNames {
  const found = files.map(([path, text]) => ({ path, ...namesIn(text) }));
  const all = found.flatMap(({ path, names }) => names.map((name) => ({ file: path, name })));
  return { names: [...new Set(namesAcrossFiles(all))], areMore: found.some(({ areMore }) => areMore) };
}

/** Names of `bench("…")` within their blocks, joined as vitest does. */
function namesIn(text: string): VitestNames {
  const names: string[] = [];
  const scopes: Scope[] = [];
  let areMore = false;
  let depth = 0;
  let opening: Omit<Scope, "depth"> | undefined;
  for (const [token, call, modifiers = "", quote, quoted = ""] of plain(text).matchAll(TOKEN)) {
    if (call !== undefined) {
      const own = {
        name: unescaped(quoted),
        isSkipped: /\.(skip|todo)\b/.test(modifiers),
        isUnknown:
          /\.(each|for)\b/.test(modifiers) || quote === undefined || (quote === "`" && quoted.includes("${")),
      };
      if (call !== "bench") opening = own;
      else if (modifiers === ".from") continue;
      else if (![...scopes, own].some(({ isSkipped }) => isSkipped)) {
        if ([...scopes, own].some(({ isUnknown }) => isUnknown)) areMore = true;
        else names.push([...scopes, own].map(({ name }) => name).join(" > "));
      }
    } else if (token === "{") {
      depth += 1;
      if (opening !== undefined) scopes.push({ ...opening, depth });
      opening = undefined;
    } else {
      if (scopes.at(-1)?.depth === depth) scopes.pop();
      depth -= 1;
    }
  }
  return { names: [...new Set(names)], areMore };
}

/** Without comments of whole lines, and without parameters that have braces of their own: `async ({ bench }) => …`. */
function plain(text: string): string {
  return text
    .replace(/^[^\S\n]*\/\/.*$/gm, "")
    .replace(/^[^\S\n]*\/\*[\s\S]*?\*\//gm, "")
    .replace(/\([^(){}"'`]*\{[^{}]*\}[^(){}"'`]*\)(?=\s*(?:=>|\{))/g, "()");
}

function unescaped(quoted: string): string {
  return quoted.replace(/\\(["'`\\$])/g, "$1");
}

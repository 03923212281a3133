import { allMatches } from "./names.js";

/** A benchmark function of Go. */
export interface GoBenchmark {
  /** Without `Benchmark`. */
  readonly name: string;
  /** What Go calls its parts (`b.Run`); empty where it has none, `unknown` where the text doesn't say. */
  readonly parts: readonly string[] | "unknown";
}

/** A function at the top of a file: its name, and all from its parameters to the next function. */
const FUNCTION = /^func (\w+)\(([\s\S]*?)(?=^func |(?![\s\S]))/gm;

/** The benchmarks that the test files of one package define, in order. */
export function goBenchmarks(contents: readonly string[]): GoBenchmark[] {
  const functions = contents.flatMap((content) =>
    [...content.matchAll(FUNCTION)].map(([, name = "", body = ""]) => ({ name, body })),
  );
  const runners = functions.filter(({ body }) => partsOf(body).length > 0).map(({ name }) => name);
  return functions.flatMap(({ name, body }): GoBenchmark[] => {
    const own = /^Benchmark([A-Z_]\w*)$/.exec(name)?.[1];
    if (own === undefined) return [];
    const handedOn = runners.some((runner) => new RegExp(`\\b${runner}\\(`).test(body));
    return [{ name: own, parts: handedOn ? "unknown" : partsOf(body) }];
  });
}

/** The first arguments of the calls of `Run`, where they are literals and say what Go will call the parts. */
function partsOf(body: string): readonly string[] | "unknown" {
  const handles = allMatches(body, /\b(\w+)\s+\*testing\.B\b/g);
  if (handles.length === 0) return [];
  const tokens = new RegExp(
    `\\b(?:${handles.join("|")})\\.Run\\(\\s*(?:"([^"\\\\\\n]*)"\\s*,|\`([^\`]*)\`\\s*,)?|[{}]`,
    "g",
  );
  const parts: string[] = [];
  let depth = 0;
  for (const [token, quoted, raw] of body.matchAll(tokens)) {
    const literal = quoted ?? raw;
    if (token === "{") depth += 1;
    else if (token === "}") depth -= 1;
    // In a loop or in another part a name is not the whole of it.
    else if (literal === undefined || depth !== 1) return "unknown";
    else parts.push(literal.replaceAll(/\s/g, "_"));
  }
  return new Set(parts).size === parts.length ? parts : "unknown";
}

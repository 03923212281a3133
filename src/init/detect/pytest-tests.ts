/** What a file has of tests that take pytest-benchmark's fixture. */
export interface PytestBenchmarks {
  /** As pytest-benchmark reports them, without the file: `test_x`, `TestX::test_y`, `test_x[10]`. */
  readonly names: readonly string[];
  /** Those whose ids the text does not tell. */
  readonly unnamed: readonly string[];
}

/** Comments, strings, brackets, and what stands between them. */
const TOKEN =
  /#[^\n]*|("""|''')(?:\\[\s\S]|(?!\1)[\s\S])*\1|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\\\r?\n|[()[\]{}\n]|[^#"'()[\]{}\\\n]+|[\s\S]/g;

interface Fixture {
  readonly name: string;
  readonly hasParams: boolean;
  readonly isAutomatic: boolean;
  readonly needs: readonly string[];
}

interface Test {
  readonly path: string;
  readonly scopes: readonly Scope[];
  readonly decorators: readonly string[];
  readonly takes: readonly string[];
  /** Under a condition, or `async`: whether and how it runs is not in the text. */
  readonly isPlain: boolean;
}

/** A module, a class or a function, and what pytest makes of what is in it. */
interface Scope {
  readonly indent: number;
  readonly name: string;
  /** False of a function, and of a class that pytest takes no tests from. */
  collects: boolean;
  decorators: string[];
  /** The names of what a class is made of. */
  readonly bases: readonly string[];
  /** That of the first line in it. */
  body: number | undefined;
}

interface Module {
  readonly tests: readonly Test[];
  readonly classes: readonly Scope[];
  readonly fixtures: readonly Fixture[];
  /** Whether a hook of pytest's makes parameters or ids. */
  readonly hasHook: boolean;
}

/** The benchmarks of a test file. `around` are the texts of the conftest.py that count for it. */
export function pytestBenchmarks(content: string, around: readonly string[] = []): PytestBenchmarks {
  const own = moduleOf(content);
  const modules = [own, ...around.map(moduleOf)];
  const hasHook = modules.some((one) => one.hasHook);
  const fixtures = withParams(modules.flatMap((one) => one.fixtures));
  const names: string[] = [];
  const unnamed: string[] = [];
  for (const test of own.tests) {
    const decorators = [...test.scopes.flatMap((scope) => scope.decorators), ...test.decorators];
    if (!test.scopes.every((scope) => scope.collects) || decorators.some((one) => markOf(one) === "skip")) {
      continue;
    }
    const ids = test.isPlain && !hasHook ? idsOf(test, decorators, fixtures) : undefined;
    if (ids === undefined) unnamed.push(test.path);
    else names.push(...ids.map((id) => `${test.path}${id}`));
  }
  unnamed.push(...heirsOf(own));
  return { names: [...new Set(names)], unnamed: [...new Set(unnamed)] };
}

/** Classes that pytest takes tests from that stand in another class. */
function heirsOf({ tests, classes }: Module): string[] {
  const givers = new Set(tests.map(({ scopes }) => scopes.at(-1)!.name));
  return classes
    .filter(({ collects, bases }) => collects && bases.some((base) => givers.has(base)))
    .map(({ name }) => name);
}

/** What pytest adds to a test's name for each of its runs; undefined where the text does not tell. */
function idsOf(
  { takes }: Test,
  decorators: readonly string[],
  fixtures: ReadonlySet<string>,
): readonly string[] | undefined {
  const parametrize = decorators.filter((one) => markOf(one) === "parametrize");
  if (parametrize.length > 1 || decorators.some((one) => markOf(one) === undefined)) return undefined;
  const [given] = parametrize.map(parametersOf);
  if (parametrize.length === 1 && (given === undefined || !takes.includes(given.name))) return undefined;
  const used = decorators
    .filter((one) => markOf(one) === "usefixtures")
    .flatMap((one) => [...one.matchAll(/["'](\w+)["']/g)].map(([, name]) => name!));
  const needs = [...takes.filter((name) => name !== given?.name), ...used, AUTOMATIC];
  if (needs.some((name) => fixtures.has(name))) return undefined;
  return given === undefined ? [""] : given.ids.map((id) => `[${id}]`);
}

const markOf = (decorator: string): string | undefined =>
  /^@\s*(?:pytest\.)?mark\.(\w+)/.exec(decorator)?.[1];

const WORD = /^(["'])([A-Za-z0-9_.-]+)\1$/;

/** The values of `parametrize("n", [10, 100])` as pytest writes them, where all are certain. */
function parametersOf(
  decorator: string,
): { readonly name: string; readonly ids: readonly string[] } | undefined {
  const [, , name, list, tuple] =
    /\.parametrize\(\s*(["'])(\w+)\1\s*,\s*(?:\[([^()[\]{}]*)\]|\(([^()[\]{}]*,[^()[\]{}]*)\))\s*,?\s*\)\s*$/.exec(
      decorator,
    ) ?? [];
  const values = (list ?? tuple)?.replace(/,\s*$/, "").split(",");
  const ids = (values ?? []).map((value) => idOf(value.trim()));
  // Of equal ones pytest numbers the ids.
  if (name === undefined || new Set(ids).size !== ids.length) return undefined;
  return ids.every((id) => id !== undefined) && ids.length > 0 ? { name, ids } : undefined;
}

function idOf(value: string): string | undefined {
  if (/^(None|True|False|0|-?[1-9]\d{0,99})$/.test(value)) return value;
  if (/^-?[1-9]\d{0,2}(_\d{3})+$/.test(value)) return value.replaceAll("_", "");
  // As Python itself writes them: no zeros at the end, no exponent.
  if (/^-?(0|[1-9]\d{0,8})\.(0|\d{0,3}[1-9])$/.test(value)) return value;
  return WORD.exec(value)?.[2];
}

/** Stands for what every test needs unasked. */
const AUTOMATIC = "";

/** The fixtures that run a test several times: their own parameters, or those of what they need. */
function withParams(fixtures: readonly Fixture[]): ReadonlySet<string> {
  const found = new Set<string>();
  let before: number;
  do {
    before = found.size;
    for (const { name, hasParams, isAutomatic, needs } of fixtures) {
      if (!hasParams && !needs.some((need) => need !== name && found.has(need))) continue;
      found.add(name);
      if (isAutomatic) found.add(AUTOMATIC);
    }
  } while (found.size > before);
  return found;
}

function moduleOf(content: string): Module {
  const tests: Test[] = [];
  const fixtures: Fixture[] = [];
  const classes: Scope[] = [];
  const scopes: Scope[] = [{ indent: -1, name: "", collects: true, decorators: [], bases: [], body: 0 }];
  let decorators: string[] = [];
  let hasHook = false;
  for (const line of logicalLines(content)) {
    const text = line.trim();
    const indent = line.search(/\S/);
    while (scopes.at(-1)!.indent >= indent) scopes.pop();
    const scope = scopes.at(-1)!;
    scope.body ??= indent;
    if (text.startsWith("@")) {
      decorators.push(text);
      continue;
    }
    const [, isAsync, name, rest = ""] = /^(async\s+)?def\s+(\w+)\s*\(([\s\S]*)$/.exec(text) ?? [];
    const [, className, bases = ""] = /^class\s+(\w+)([\s\S]*)$/.exec(text) ?? [];
    if (name !== undefined) {
      const takes = parameterNames(rest);
      const fixture = decorators.find((one) => /^@\s*(\w+\.)?(yield_)?fixture\b/.test(one));
      if (fixture !== undefined) fixtures.push(fixtureOf(fixture, name, takes));
      else if (/^test_\w/.test(name) && takes.includes("benchmark")) {
        const path = [...scopes.slice(1).map((one) => one.name), name].join("::");
        const isPlain = isAsync === undefined && scope.body === indent;
        tests.push({ path, scopes: [...scopes], decorators, takes, isPlain });
      }
      if (/^pytest_(generate_tests|make_parametrize_id)$/.test(name)) hasHook = true;
      if (/^__(init|new)__$/.test(name)) scope.collects = false;
      scopes.push({ indent, name, collects: false, decorators: [], bases: [], body: undefined });
    } else if (className !== undefined) {
      const collects = className.startsWith("Test") && !/TestCase\b/.test(bases);
      const names = bases.match(/\w+/g) ?? [];
      const made: Scope = { indent, name: className, collects, decorators, bases: names, body: undefined };
      scopes.push(made);
      classes.push(made);
    } else if (/^__test__\s*=\s*False\b/.test(text)) scope.collects = false;
    else if (/^pytestmark\b/.test(text)) scope.decorators = [...scope.decorators, ...marksOf(text)];
    decorators = [];
  }
  return { tests, classes, fixtures, hasHook };
}

/** `pytestmark = pytest.mark.x`, or a list of such, as the decorators that it stands for. */
function marksOf(assignment: string): string[] {
  const marks = assignment.split(/(?=\bpytest\.mark\.|(?<!\.)\bmark\.)/).slice(1);
  return marks.map((mark) => `@${mark}`);
}

function fixtureOf(decorator: string, name: string, needs: readonly string[]): Fixture {
  return {
    name: /\bname\s*=\s*["'](\w+)["']/.exec(decorator)?.[1] ?? name,
    hasParams: /\bparams\s*=/.test(decorator),
    isAutomatic: /\bautouse\s*=\s*True/.test(decorator),
    needs,
  };
}

/** The names of a function's parameters, of its text from behind the opening bracket. */
function parameterNames(text: string): string[] {
  const names: string[] = [];
  let depth = 0;
  let isNew = true;
  for (const [token] of text.matchAll(/["'][^"']*["']|[()[\]{},]|\w+|\S/g)) {
    if ("([{".includes(token)) depth += 1;
    else if (")]}".includes(token)) depth -= 1;
    else if (depth === 0 && token === ",") isNew = true;
    else if (isNew && /^\w/.test(token)) {
      names.push(token);
      isNew = false;
    }
    if (depth < 0) break;
  }
  return names;
}

/** Lines as Python reads them: joined within brackets, without comments and what is empty. */
function logicalLines(content: string): string[] {
  const lines: string[] = [];
  let line = "";
  let depth = 0;
  for (const [token] of content.matchAll(TOKEN)) {
    if (token.startsWith("#")) continue;
    if ("([{".includes(token)) depth += 1;
    else if (")]}".includes(token)) depth = Math.max(0, depth - 1);
    if (token === "\n" && depth === 0) {
      lines.push(line);
      line = "";
    } else line += /^\\\r?\n$/.test(token) ? " " : token;
  }
  return [...lines, line].filter((one) => one.trim() !== "").map((one) => one.replaceAll("\t", "        "));
}

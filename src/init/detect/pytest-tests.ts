import { fixtureOf, repeatingFixtures } from "./pytest-fixtures.js";
import { idsOf, markOf } from "./pytest-ids.js";
import type { Definition, Expression } from "./python-definitions.js";

/** What a file has of tests that take pytest-benchmark's fixture. */
export interface PytestBenchmarks {
  /** As pytest-benchmark reports them, without the file: `test_x`, `TestX::test_y`, `test_x[10]`. */
  readonly names: readonly string[];
  /** Those whose ids the text does not tell. */
  readonly unnamed: readonly string[];
}

/** The benchmarks of what a test file defines. `around` is what the conftest.py that count for it define. */
export function pytestBenchmarks(
  own: readonly Definition[],
  around: readonly Definition[],
): PytestBenchmarks {
  const all = [...own, ...around];
  const fixtures = all.flatMap((one) => fixtureOf(one) ?? []);
  const repeating = repeatingFixtures(fixtures);
  const isCertain = !all.some(isHook) && !repeating.some(({ isAutomatic }) => isAutomatic);
  const repeated = new Set(repeating.map(({ name }) => name));
  // With a fixture `benchmark` that is not its own, pytest-benchmark ends the session.
  const isReplaced = fixtures.some(({ name, needs }) => name === "benchmark" && !needs.includes(name));
  const closed = new Set(own.flatMap(closedBy));
  const isCollected = (one: Definition): boolean =>
    ![...scopesOf(one), one].some((each) => closed.has(each)) &&
    !scopesOf(one).some(({ kind }) => kind === "function") &&
    !marksOf(one).some((mark) => markOf(mark) === "skip");

  const names = new Set<string>();
  const unnamed = new Set<string>();
  // Of two of one name Python keeps the last.
  const last = new Map(own.map((one) => [pathOf(one), one]));
  const tests = isReplaced ? [] : own.filter((one) => last.get(pathOf(one)) === one && takesBenchmark(one));
  for (const test of tests.filter(isCollected)) {
    const ids = isCertain && test.isPlain ? idsOf(test.parameters, marksOf(test), repeated) : undefined;
    if (ids === undefined) unnamed.add(pathOf(test));
    for (const id of ids ?? []) names.add(`${pathOf(test)}${id}`);
  }
  for (const heir of heirsOf(tests, own).filter(isCollected)) unnamed.add(pathOf(heir));
  return { names: [...names], unnamed: [...unnamed] };
}

const takesBenchmark = (one: Definition): boolean =>
  one.name.startsWith("test") && one.parameters.includes("benchmark") && fixtureOf(one) === undefined;

/** Whether it makes parameters or ids for pytest. */
const isHook = ({ name }: Definition): boolean => /^pytest_(generate_tests|make_parametrize_id)$/.test(name);

/** What pytest takes no tests from because of this. */
function closedBy(one: Definition): readonly (Definition | undefined)[] {
  const { kind, name, within, bases, assigned } = one;
  if (/^__(init|new)__$/.test(name)) return [within];
  const isOther =
    kind === "class" && (!name.startsWith("Test") || bases.some((base) => base.endsWith("TestCase")));
  return isOther || assigned.get("__test__")?.at(-1)?.callee === "False" ? [one] : [];
}

/** Classes that have tests from those they are made of. */
function heirsOf(tests: readonly Definition[], own: readonly Definition[]): readonly Definition[] {
  const givers = new Set(tests.map(({ within }) => within!.name));
  return own.filter(({ name, bases }) => {
    const isHeir = bases.some((base) => givers.has(base));
    if (isHeir) givers.add(name);
    return isHeir;
  });
}

/** What a definition stands in, from the module inwards. */
const scopesOf = ({ within }: Definition): readonly Definition[] =>
  within === undefined ? [] : [...scopesOf(within), within];

const marksOf = (one: Definition): readonly Expression[] =>
  [...scopesOf(one), one].flatMap(({ decorators, assigned }) => [
    ...decorators,
    ...(assigned.get("pytestmark") ?? []).flatMap((value) => (value.callee === "" ? value.items : [value])),
  ]);

const pathOf = (one: Definition): string =>
  [...scopesOf(one).slice(1), one].map(({ name }) => name).join("::");

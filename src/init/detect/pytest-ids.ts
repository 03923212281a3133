import type { Expression } from "./python-definitions.js";

/** `skip` of `@pytest.mark.skip`; undefined of what is no mark. */
export const markOf = ({ callee }: Expression): string | undefined =>
  /^(?:pytest\.)?mark\.(\w+)$/.exec(callee)?.[1];

/** What pytest adds to a test's name for each of its runs; undefined where the text does not tell. */
export function idsOf(
  parameters: readonly string[],
  marks: readonly Expression[],
  repeatingFixtures: ReadonlySet<string>,
): readonly string[] | undefined {
  const parametrize = marks.filter((mark) => markOf(mark) === "parametrize");
  if (parametrize.length > 1 || marks.some((mark) => markOf(mark) === undefined)) return undefined;
  const [given] = parametrize.map(valuesOf);
  if (parametrize.length === 1 && (given === undefined || !parameters.includes(given.name))) return undefined;
  const used = marks
    .filter((mark) => markOf(mark) === "usefixtures")
    .flatMap(({ items }) => items.map(({ text }) => text.slice(1, -1)));
  const needs = [...parameters.filter((name) => name !== given?.name), ...used];
  if (needs.some((name) => repeatingFixtures.has(name))) return undefined;
  return given === undefined ? [""] : given.ids.map((id) => `[${id}]`);
}

/** The values of `parametrize("n", [10, 100])` as pytest writes them, where all are certain. */
function valuesOf({ items: [names, values, ...others] }: Expression) {
  const name = /^(["'])(\w+)\1$/.exec(names?.text ?? "")?.[2];
  const isPlain = names?.keyword === "" && values?.keyword === "" && values.callee === "";
  if (name === undefined || !isPlain || others.length > 0) return undefined;
  const ids = values.items.map(({ text }) => idOf(text));
  // Of equal ones pytest numbers the ids.
  if (ids.length === 0 || new Set(ids).size !== ids.length) return undefined;
  return ids.every((id) => id !== undefined) ? { name, ids } : undefined;
}

function idOf(value: string): string | undefined {
  if (/^(None|True|False|0|-?[1-9]\d{0,99})$/.test(value)) return value;
  if (/^-?[1-9]\d{0,2}(_\d{3})+$/.test(value)) return value.replaceAll("_", "");
  // As Python itself writes them: no zeros at the end, no exponent.
  if (/^-?(0|[1-9]\d{0,8})\.(0|\d{0,3}[1-9])$/.test(value)) return value;
  return /^(["'])([A-Za-z0-9_.-]+)\1$/.exec(value)?.[2];
}

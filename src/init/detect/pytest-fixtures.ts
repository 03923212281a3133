import type { Definition } from "./python-definitions.js";

export interface Fixture {
  readonly name: string;
  readonly hasParams: boolean;
  readonly isAutomatic: boolean;
  readonly needs: readonly string[];
}

/** The fixture that a function makes, if it makes one. */
export function fixtureOf({ name, decorators, parameters }: Definition): Fixture | undefined {
  const maker = decorators.find(({ callee }) => /(^|\.)(yield_)?fixture$/.test(callee));
  if (maker === undefined) return undefined;
  const given = new Map(maker.items.map(({ keyword, text }) => [keyword, text]));
  return {
    name: /^["'](\w+)["']$/.exec(given.get("name") ?? "")?.[1] ?? name,
    hasParams: given.has("params"),
    isAutomatic: given.get("autouse") === "True",
    needs: parameters,
  };
}

/** Those that run a test several times: for their own parameters, or for those of what they need. */
export function repeatingFixtures(fixtures: readonly Fixture[]): readonly Fixture[] {
  const names = new Set<string>();
  const isRepeating = ({ name, hasParams, needs }: Fixture): boolean =>
    hasParams || needs.some((need) => need !== name && names.has(need));
  let before: number;
  do {
    before = names.size;
    for (const { name } of fixtures.filter(isRepeating)) names.add(name);
  } while (names.size > before);
  return fixtures.filter(isRepeating);
}

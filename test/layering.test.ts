import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative, sep } from "node:path";
import { expect, test } from "@jest/globals";

/** In the order in which data flows. A stage may import itself and the ones before it. */
const STAGES = [
  "config",
  "source",
  "plan",
  "build",
  "import",
  "measure",
  "validate",
  "core",
  "report",
  "history",
  "publish",
];

const src = join(import.meta.dirname, "..", "src");

interface Import {
  readonly from: string;
  readonly to: string;
}

function modules(): string[] {
  return readdirSync(src, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !file.startsWith("generated"))
    .map((file) => file.split(sep).join("/"));
}

/** `to` is a module of src/ as `core/rule/rule.ts`, or the name of a package. */
function importsOf(module: string): Import[] {
  const text = readFileSync(join(src, module), "utf8");
  const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*["']([^"']+)["']/g)].map(
    (match) => match[1]!,
  );
  return specifiers.map((specifier) => ({
    from: module,
    to: specifier.startsWith(".")
      ? relative(src, normalize(join(src, dirname(module), specifier)))
          .split(sep)
          .join("/")
          .replace(/\.js$/, ".ts")
      : specifier,
  }));
}

const all = modules().flatMap(importsOf);
const folder = (path: string): string => path.split("/")[0]!;
const show = (found: readonly Import[]): string[] => found.map(({ from, to }) => `${from} imports ${to}`);

test("core imports only core and simple-statistics, and what its tests share fast-check", () => {
  const isAllowed = ({ from, to }: Import): boolean =>
    folder(to) === "core" ||
    to === "simple-statistics" ||
    (to === "fast-check" && from.endsWith("/testing.ts"));
  const strange = all.filter((one) => folder(one.from) === "core" && !isAllowed(one));
  expect(show(strange)).toEqual([]);
});

test("no stage imports a later one; the model in core/model belongs to all", () => {
  const backwards = all.filter(({ from, to }) => {
    const [at, target] = [STAGES.indexOf(folder(from)), STAGES.indexOf(folder(to))];
    return at >= 0 && target > at && !to.startsWith("core/model/");
  });
  expect(show(backwards)).toEqual([]);
});

test("only the edges know the adapters and the program around the stages", () => {
  const edges = ["main.ts", "cli.ts", "action.ts", "api.ts", "adapters", "commands", "action"];
  const around = ["adapters", "commands", "pipeline", ...edges.filter((edge) => edge.endsWith(".ts"))];
  const strange = all.filter(({ from, to }) => {
    const known = from.startsWith("pipeline/") ? ["pipeline"] : [];
    if (edges.includes(folder(from)) || known.includes(folder(to))) return false;
    return around.includes(folder(to));
  });
  expect(show(strange)).toEqual([]);
});

test("the helpers in platform know the ports and nothing else of the gate; the ports know the model alone", () => {
  const known = { platform: ["platform", "ports"], ports: ["ports", "core/model"] };
  const strange = Object.entries(known).flatMap(([from, targets]) =>
    all.filter(
      (each) =>
        folder(each.from) === from &&
        !each.to.startsWith("node:") &&
        !targets.some((target) => each.to.startsWith(`${target}/`)),
    ),
  );
  expect(show(strange)).toEqual([]);
});

test("what decides and what renders has no effects; no stage starts a process itself", () => {
  const pure = ["config", "plan", "import", "core", "report", "init", "doctor"];
  const effects = /^node:(fs|child_process|net|http|https|dgram|worker_threads|os)/;
  const strange = all.filter(
    ({ from, to }) =>
      (pure.includes(folder(from)) && effects.test(to)) ||
      ([...STAGES, "pipeline"].includes(folder(from)) && to === "node:child_process"),
  );
  expect(show(strange)).toEqual([]);
});

test("no modules import each other in a circle", () => {
  const targets = new Map(modules().map((module) => [module, importsOf(module).map(({ to }) => to)]));
  const done = new Set<string>();
  /** The circle that is met first on the way on from the last of `path`. */
  const circleFrom = (path: readonly string[]): readonly string[] | undefined => {
    const module = path.at(-1)!;
    const begin = path.indexOf(module);
    if (begin < path.length - 1) return path.slice(begin);
    if (done.has(module)) return undefined;
    for (const to of targets.get(module) ?? []) {
      const circle = circleFrom([...path, to]);
      if (circle !== undefined) return circle;
    }
    done.add(module);
    return undefined;
  };
  const circles = modules().flatMap((module) => circleFrom([module])?.join(" → ") ?? []);
  expect([...new Set(circles)]).toEqual([]);
});

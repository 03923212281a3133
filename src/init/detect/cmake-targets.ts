import { allMatches, folderOf } from "./names.js";

/** An executable that links Google Benchmark. */
export interface CMakeTarget {
  readonly name: string;
  /** Of the CMakeLists.txt that makes it: its executable is in the same folder of the build. */
  readonly folder: string;
}

/** What CMake makes of others' sources is no benchmark of this project. */
const OTHERS = /(^|\/)(third[_-]?party|vendor|extern(al)?|deps|submodules)\//i;

/** @param lists the CMakeLists.txt, by their path */
export function benchmarkTargets(lists: readonly (readonly [string, string])[]): CMakeTarget[] {
  const libraries = new Set(lists.flatMap(([, list]) => allMatches(list, /add_library\(\s*([\w-]+)/g)));
  return lists
    .filter(([path]) => !OTHERS.test(path))
    .flatMap(([path, list]): CMakeTarget[] => {
      const content = list.replaceAll(/#.*/g, "");
      const linked = [
        ...content.matchAll(
          /target_link_libraries\(\s*([\w-]+|\$\{\w+\})(?=[\s)])[^)]*\bbenchmark(?:_main)?\b/g,
        ),
      ].flatMap(({ 1: name, index }) => namesOf(name!, content.slice(0, index)));
      return [...new Set([...linked, ...linkedByFolder(content)])]
        .filter((name) => !libraries.has(name))
        .map((name) => ({ name, folder: folderOf(path) }));
    });
}

/** Of a variable of a loop what it stands for: `foreach(t ${TARGETS})` or `(t IN LISTS TARGETS)` with `set(TARGETS a b)`. */
function namesOf(name: string, before: string): string[] {
  const variable = /^\$\{(\w+)\}$/.exec(name)?.[1];
  if (variable === undefined) return [name];
  const items = lastWords(before, `foreach\\(\\s*${variable}\\s`);
  const names: string[] = [];
  let areLists = false;
  for (const item of items) {
    if (item === "IN") continue;
    if (item === "LISTS" || item === "ITEMS") {
      areLists = item === "LISTS";
      continue;
    }
    const list = (areLists ? /^(\w+)$/ : /^\$\{(\w+)\}$/).exec(item)?.[1];
    names.push(...(list === undefined ? [item] : lastWords(before, `set\\(\\s*${list}\\s`)));
  }
  return names.filter((item) => /^[\w-]+$/.test(item));
}

/** What the last of several calls has between its start and its end. */
function lastWords(content: string, start: string): string[] {
  const words = [...content.matchAll(new RegExp(`${start}([^)]*)\\)`, "g"))].at(-1)?.[1] ?? "";
  return words.split(/\s+/).filter((word) => word !== "");
}

/** `link_libraries(benchmark::benchmark)` is of all executables after it. */
function linkedByFolder(content: string): string[] {
  const start = /^\s*link_libraries\([^)]*\bbenchmark(?:_main)?\b/m.exec(content);
  if (start === null) return [];
  return allMatches(content.slice(start.index), /add_executable\(\s*([\w-]+)/g);
}

const SWITCHES_OFF = /(^|_)(NO|DISABLE|SKIP|WITHOUT)_/i;

/** Options of the project that are off and stand for its benchmarks: `FASTFLOAT_BENCHMARKS`. */
export function benchmarkOptions(lists: readonly (readonly [string, string])[]): string[] {
  return lists
    .filter(([path]) => !OTHERS.test(path))
    .flatMap(([, content]) =>
      allMatches(content, /^\s*option\(\s*((?:\w+_)?BENCH(?:ES|MARKS?)?)\s+(?:"[^"]*"|\S+)\s+OFF\s*\)/gim),
    )
    .filter((name) => !SWITCHES_OFF.test(name));
}

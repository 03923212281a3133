import { posix } from "node:path";
import type {
  Ecosystem,
  EnvironmentVariable,
  NamedBy,
  UnbuiltBenchmark,
  Survey,
  Ungated,
  WorkflowStep,
} from "../proposal.js";
import { listOfNames } from "../list-of-names.js";
import { inFolder } from "./in-folder.js";
import { folderIds, within } from "./projects.js";

export const BUILD_DIR = "${LATENCY_GATE_BUILD_DIR}";

/** Of one language in several folders: as many as a newcomer can look at, and as ten minutes have room for. */
const MOST_BENCHMARKS = 20;

/** @param buildDir where what is built goes, of this project alone */
export type Detect = (
  survey: Survey,
  namedBy: NamedBy,
  buildDir: string,
  folder: string,
) => Ecosystem | undefined;

/** What a detector, which knows one project, finds in each of several folders. */
export function detectInProjects(
  survey: Survey,
  folders: readonly string[],
  detect: Detect,
  namedBy: NamedBy,
): Ecosystem | undefined {
  const ids = folderIds(folders);
  const found = folders.flatMap((folder) => {
    const id = ids.get(folder);
    const buildDir = id === undefined ? BUILD_DIR : `${BUILD_DIR}/${id}`;
    const one = detect(within(survey, folder), namedBy, buildDir, folder);
    if (one === undefined) return [];
    return [{ folder, ecosystem: id === undefined ? one : moved(one, folder, id) }];
  });
  return merged(found);
}

export interface Located {
  readonly folder: string;
  readonly ecosystem: Ecosystem;
}

/** One of several projects; of more than can be looked at, the first. */
export function merged(all: readonly Located[]): Ecosystem | undefined {
  const [first] = all;
  if (first === undefined) return undefined;
  const { taken, leftOut } = firstFolders(all, ({ ecosystem }) => ecosystem.benchmarks.length);
  if (taken.length === 1 && leftOut.length === 0 && taken[0]!.folder === ".") return taken[0]!.ecosystem;
  const gated = taken.map(({ ecosystem }) => ecosystem).filter(({ benchmarks }) => benchmarks.length > 0);
  return {
    language: first.ecosystem.language,
    environment: firstOfEach(
      gated.flatMap(({ environment }) => environment),
      ({ name }: EnvironmentVariable) => name,
    ),
    setup: firstOfEach(
      gated.flatMap(({ setup }) => setup),
      ({ uses }: WorkflowStep) => uses,
    ),
    benchmarks: gated.flatMap(({ benchmarks }) => benchmarks),
    afterBuild: gated.flatMap(({ afterBuild }) => afterBuild),
    ungated: [...taken.flatMap(({ ecosystem }) => ecosystem.ungated), ...tooMany(leftOut)],
  };
}

/** Whole folders, as long as there is room for another benchmark. */
export function firstFolders<T extends { readonly folder: string }>(
  all: readonly T[],
  benchmarksIn: (one: T) => number,
): { readonly taken: readonly T[]; readonly leftOut: readonly string[] } {
  const taken: T[] = [];
  const leftOut: string[] = [];
  let benchmarks = 0;
  for (const one of all) {
    const own = benchmarksIn(one);
    if (own > 0 && benchmarks >= MOST_BENCHMARKS) leftOut.push(one.folder);
    else taken.push(one);
    benchmarks += own;
  }
  return { taken, leftOut };
}

/** What is said of the folders that are left out. */
export function tooMany(folders: readonly string[]): Ungated[] {
  if (folders.length === 0) return [];
  return [
    {
      found: `benchmarks in ${listOfNames(folders)}`,
      why: `${MOST_BENCHMARKS} benchmarks are enough to begin with. Add others by hand as those are written, or give parts of the repository a system.yml of their own (docs/questions.md, "How do I use it in a monorepo?").`,
      write: [],
    },
  ];
}

export function firstOfEach<T>(all: readonly T[], keyOf: (one: T) => string): T[] {
  return [...new Map(all.toReversed().map((one) => [keyOf(one), one])).values()].toReversed();
}

/** As it is from the top of the repository. */
function moved(one: Ecosystem, folder: string, id: string): Ecosystem {
  return {
    ...one,
    setup: one.setup.map((step) => ({
      ...step,
      with: Object.fromEntries(
        Object.entries(step.with).map(([key, value]) => [
          key,
          key.endsWith("-file") ? posix.join(folder, value) : value,
        ]),
      ),
    })),
    benchmarks: one.benchmarks.map((benchmark) => ({
      ...movedBenchmark(benchmark, folder, id),
      build: benchmark.build.map((argv) => inFolder(folder, argv)),
    })),
    afterBuild: one.afterBuild.map((argv) => inFolder(folder, argv)),
    ungated: one.ungated.map((each) => ({ ...each, found: `${each.found} (in ${folder})` })),
  };
}

/** Its build stays as it is. */
export function movedBenchmark<T extends UnbuiltBenchmark>(one: T, folder: string, id: string): T {
  return {
    ...one,
    id: `${id}-${one.id}`,
    found: `${one.found} (in ${folder})`,
    work: { ...one.work, argv: inFolder(folder, one.work.argv) },
    fingerprint: one.fingerprint.map((path) => posix.join(folder, path)),
  };
}

import { posix } from "node:path";
import type { Argv, Ecosystem, NamedBy, ProposedBenchmark, Survey } from "../proposal.js";
import { asArgument } from "./in-folder.js";
import { BUILD_DIR } from "./in-projects.js";
import { allMatches, folderOf } from "./names.js";
import { javaBenchmarks } from "./java-benchmarks.js";
import { listOfNames } from "../list-of-names.js";
import { folderIds, isBelow, liesInAny, projectFolders, within } from "./projects.js";

const FILE = "${LATENCY_GATE_WORK_DIR}/jmh.json";

/** pom.xml with JMH, of a project or of its modules: the jar that JMH's archetype makes. */
export function detectMaven(survey: Survey, namedBy: NamedBy, buildDir: string): Ecosystem | undefined {
  if (!survey.text.has("pom.xml")) return undefined;
  const folders = projectFolders(survey.files, /^pom\.xml$/).filter((folder) => {
    const pom = withoutComments(survey.text.get(posix.join(folder, "pom.xml")) ?? "");
    return makesJar(pom) && pom.replaceAll(MANAGED, "").includes("jmh-core");
  });
  const ids = folderIds(folders);
  return {
    language: "Java",
    environment: [],
    setup: [
      {
        uses: "actions/setup-java@be666c2fcd27ec809703dec50e508c2fdc7f6654",
        version: "v5.2.0",
        with: { distribution: "temurin", "java-version": "21" },
      },
    ],
    ungated: [],
    afterBuild: [],
    benchmarks: folders.map((folder) => {
      const id = ids.get(folder);
      const jar = id ?? "benchmarks";
      const build = buildIn(buildDir, { folder, isModule: isModule(folder, survey.text), jar });
      const one = proposed(within(survey, folder), namedBy, { jar: `${buildDir}/${jar}.jar`, build });
      return id === undefined
        ? one
        : {
            ...one,
            id: `${id}-${one.id}`,
            found: `${one.found} (in ${folder})`,
            fingerprint: one.fingerprint.map((path) => posix.join(folder, path)),
          };
    }),
  };
}

/** What a pom.xml says of others, or only in some builds. What does not end there is read once, to the end of the file. */
const MANAGED = /<(dependencyManagement|profiles)>[\s\S]*?(?:<\/\1>|$)/g;

function withoutComments(pom: string): string {
  return pom.replaceAll(/<!--[\s\S]*?(?:-->|$)/g, "");
}

/** Not where it holds modules together. */
function makesJar(pom: string): boolean {
  return !/<packaging>\s*pom\s*</.test(pom);
}

/** Whether Maven meets a folder's project when it is started at the top. */
function isModule(folder: string, text: Survey["text"], at = "."): boolean {
  if (folder === at) return true;
  const pom = withoutComments(text.get(posix.join(at, "pom.xml")) ?? "").replaceAll(MANAGED, "");
  return allMatches(pom, /<module>([^<]*)<\/module>/g)
    .map((module) => posix.join(at, module.trim()))
    .filter((module) => module !== at && isBelow(module, at) && isBelow(folder, module))
    .some((module) => isModule(folder, text, module));
}

function proposed(
  { files, text }: Survey,
  namedBy: NamedBy,
  { jar, build }: { readonly jar: string; readonly build: readonly Argv[] },
): ProposedBenchmark {
  const others = new Set(files.filter((path) => path.endsWith("/pom.xml")).map(folderOf));
  const sources = [...text]
    .filter(([path]) => path.endsWith(".java") && !liesInAny(path, others))
    .map(([path, source]) => ({ path, source, benchmarks: javaBenchmarks(source) }));
  const benchmarks = sources.flatMap((one) => one.benchmarks);
  // Of classes that are called alike, JMH's results tell the packages, and a pattern runs all.
  const seen = new Set<string>();
  const again = new Set<string>();
  for (const { name } of benchmarks) (seen.has(name) ? again : seen).add(name);
  const named = benchmarks
    .filter(({ name, hasParameters }) => !again.has(name) && !hasParameters)
    .map(({ name }) => name);
  const unnamed = benchmarks.filter(({ hasParameters }) => hasParameters).map(({ name }) => name);
  const alike = [...again];
  const wanted = namedBy === "trial" ? [...new Set([...named, ...unnamed, ...alike])] : named;
  const [run, cut] = [wanted.slice(0, MOST_RUN), wanted.slice(MOST_RUN)];
  return {
    id: "jmh",
    found: "jmh-core in pom.xml",
    work: {
      kind: "import",
      tool: "jmh",
      argv: [...runFrom(jar), ...run.map(jmhPattern)],
      file: FILE,
      statistics: ["p50", "p95", "p99"],
    },
    names: run.filter((name) => named.includes(name)),
    fingerprint: fingerprintOf(
      sources
        .filter((one) => one.benchmarks.length > 0 || one.source.includes("org.openjdk.jmh"))
        .map(({ path }) => path),
      files,
    ),
    notes: [
      "The jar is taken to be target/benchmarks.jar, as JMH's archetype makes it.",
      ...(cut.length === 0
        ? []
        : [
            `Left out: ${listOfNames(cut)}. A trial has room for ${MOST_RUN}, of two and a half seconds each: choose those that matter in \`harness\` and by \`from:\`.`,
          ]),
      ...(namedBy === "trial" || alike.length === 0
        ? []
        : [
            `Left out: ${listOfNames(alike)}, of classes that are called alike: name each with its package, as in \`from: com.example.${alike[0]!}\`, and let \`harness\` run it.`,
          ]),
      ...(namedBy === "trial" || unnamed.length === 0
        ? []
        : [
            `Left out: ${listOfNames(unnamed)}, which run once for each value of @Param. \`java -jar target/benchmarks.jar -lp\` lists the values; name each, as in \`from: ${unnamed[0]!}:size=10\`, and let \`harness\` run it.`,
          ]),
    ],
    build,
  };
}

const BENCH_CLASS = /^src\/.*Bench[^/]*\.java$/;
const MOST_FILES = 8;

/**
 * The files that hold benchmarks and what they work on; where these are unknown, all sources. A folder stands for those in
 * it where it holds little else. A glob has to name a file.
 */
function fingerprintOf(own: readonly string[], files: readonly string[]): string[] {
  if (own.length === 0) return [files.some((path) => path.startsWith("src/")) ? "src/**" : "pom.xml"];
  if (own.every((path) => BENCH_CLASS.test(path))) return ["src/**/*Bench*.java"];
  const folder = commonFolder(own);
  const inFolder = files.filter((path) => path.endsWith(".java") && path.startsWith(`${folder}/`));
  const isTheirs = folder !== "" && folder !== "." && inFolder.length <= 2 * own.length;
  return own.length > MOST_FILES && isTheirs ? [`${folder}/**`] : [...own];
}

/** Empty where they have none. */
function commonFolder(paths: readonly string[]): string {
  return paths.map(folderOf).reduce((common, folder) => {
    const [steps, others] = [common.split("/"), folder.split("/")];
    const apart = steps.findIndex((step, index) => step !== others[index]);
    return apart < 0 ? common : steps.slice(0, apart).join("/");
  });
}

/**
 * Maven can be told no other place for what it makes, and what is built into the source is never found again. A module is
 * built with what it needs of the others.
 */
function buildIn(
  buildDir: string,
  { folder, isModule, jar }: { readonly folder: string; readonly isModule: boolean; readonly jar: string },
): Argv[] {
  const source = `${buildDir}/source`;
  const [project, only] =
    isModule && folder !== "." ? [".", ["-pl", asArgument(folder), "-am"]] : [folder, []];
  return [
    ...(buildDir === BUILD_DIR ? [] : [["mkdir", "-p", buildDir] as const]),
    ["cp", "-R", ".", source],
    ["mvn", "-q", "-f", `${source}/${posix.join(project, "pom.xml")}`, "package", "-DskipTests", ...only],
    ["cp", `${source}/${posix.join(folder, "target/benchmarks.jar")}`, `${buildDir}/${jar}.jar`],
  ];
}

/** A first look of so many, of a fork each, fits into the time that is written. */
const MOST_RUN = 10;

/** JMH takes patterns of names with their package. */
export function jmhPattern(name: string): string {
  return `(^|[.])${name.replaceAll(".", "[.]").replaceAll("$", "[$]")}$`;
}

/** Single calls, in short trials: a start of the JVM costs little, and tells more than a longer run of one. */
function runFrom(jar: string): Argv {
  return [
    "java",
    ...["-jar", jar, "-f", "1"],
    ...["-wi", "1", "-w", "1s", "-i", "2", "-r", "500ms"],
    ...["-bm", "sample", "-rf", "json", "-rff", FILE],
  ];
}

import { scenarioId } from "../import/scenario-id.js";
import { detectGo } from "./detect/go.js";
import { detectGradle } from "./detect/gradle.js";
import { detectMaven } from "./detect/maven.js";
import { detectCMake, detectZig } from "./detect/native.js";
import { detectNode } from "./detect/node.js";
import { detectInProjects } from "./detect/in-projects.js";
import type { Detect } from "./detect/in-projects.js";
import { outermost, projectFolders, withoutGated } from "./detect/projects.js";
import { detectPythonProjects } from "./detect/python-projects.js";
import { unknownBenchFolders } from "./detect/unknown-folders.js";
import { detectRust } from "./detect/rust.js";
import { listOfNames } from "./list-of-names.js";
import { takeFreeId } from "./free-id.js";
import type { Ecosystem, NamedBy, Proposal, ProposedBenchmark, Survey } from "./proposal.js";

/** In each folder that has the manifest, or where one takes in those below it, in the outermost. */
const inAll =
  (manifest: RegExp, detect: Detect) =>
  (survey: Survey, namedBy: NamedBy): Ecosystem | undefined =>
    detectInProjects(survey, projectFolders(survey.files, manifest), detect, namedBy);
const inOutermost =
  (manifest: RegExp, detect: Detect) =>
  (survey: Survey, namedBy: NamedBy): Ecosystem | undefined =>
    detectInProjects(survey, outermost(projectFolders(survey.files, manifest)), detect, namedBy);

const DETECTORS = [
  detectNode,
  inAll(/^go\.mod$/, detectGo),
  detectRust,
  detectPythonProjects,
  inOutermost(/^CMakeLists\.txt$/, detectCMake),
  inOutermost(/^build\.zig$/, detectZig),
  inOutermost(/^pom\.xml$/, detectMaven),
  detectGradle,
];

/** What the gate would measure in a repository. Looks at files only; nothing of the repository is run. */
export function propose(repository: Survey, namedBy: NamedBy = "source"): Proposal {
  const survey = withoutGated(repository);
  const ecosystems = DETECTORS.map((detect) => detect(survey, namedBy)).filter(
    (found): found is Ecosystem => found !== undefined,
  );
  const found = withFreeIds(namedBy === "trial" ? ecosystems : withoutUnnamed(ecosystems));
  return { id: idOf(survey), ecosystems: found, notes: notesOf(survey, found) };
}

/** A benchmark without a scenario can't be run: where others can, it is no more than named. */
function withoutUnnamed(ecosystems: readonly Ecosystem[]): readonly Ecosystem[] {
  const isUnnamed = ({ work, names }: ProposedBenchmark): boolean =>
    work.kind === "import" && names.length === 0;
  if (ecosystems.every(({ benchmarks }) => benchmarks.every(isUnnamed))) return ecosystems;
  return ecosystems.map((one) => ({
    ...one,
    benchmarks: one.benchmarks.filter((benchmark) => !isUnnamed(benchmark)),
    ungated: [
      ...one.ungated,
      ...one.benchmarks.filter(isUnnamed).map(({ found }) => ({
        found,
        why: "its source does not say what its benchmarks are called. `latency-gate init --try` runs it and writes their names.",
        write: [],
      })),
    ],
  }));
}

/** What was seen and is in no way proposed. */
function notesOf({ files, unread = 0 }: Survey, ecosystems: readonly Ecosystem[]): string[] {
  const unknown = unknownBenchFolders(files, ecosystems);
  return [
    ...(unknown.length === 0
      ? []
      : [
          `Folders of benchmarks with no tool that init knows: ${listOfNames(unknown)}. Name a command or a harness for them in latency-gate.yml (docs/importing.md, docs/harness.md).`,
        ]),
    ...(unread === 0
      ? []
      : [
          `${unread} files that may tell of benchmarks were not read: the repository has too many for init. Add what is missing by hand.`,
        ]),
  ];
}

/** As a configuration takes them: two languages may call a benchmark alike, and a script may have a capital letter. */
function withFreeIds(ecosystems: readonly Ecosystem[]): Ecosystem[] {
  const taken = new Set<string>();
  return ecosystems.map((one) => ({
    ...one,
    benchmarks: one.benchmarks.map((benchmark) => ({
      ...benchmark,
      id: takeFreeId(scenarioId(benchmark.id), taken),
    })),
  }));
}

/** A name that stays the same in every clone: the package's own, where it has one. */
function idOf({ folder, text }: Survey): string {
  const own =
    nameIn(text.get("package.json") ?? "") ??
    goModuleName(text.get("go.mod") ?? "") ??
    /^name\s*=\s*"([^"]+)"/m.exec(text.get("Cargo.toml") ?? text.get("pyproject.toml") ?? "")?.[1] ??
    /^\s*project\(\s*([\w.-]+)/im.exec(text.get("CMakeLists.txt") ?? "")?.[1] ??
    /\.name\s*=\s*(?:\.|")([\w-]+)/.exec(text.get("build.zig.zon") ?? "")?.[1] ??
    /<artifactId>\s*([\w.-]+)/.exec(ownPart(text.get("pom.xml") ?? ""))?.[1] ??
    folder;
  return scenarioId(own);
}

/** A package.json's own name: its author has one, too. */
function nameIn(packageJson: string): string | undefined {
  try {
    const { name } = JSON.parse(packageJson) as { readonly name?: unknown };
    return typeof name === "string" && name !== "" ? name : undefined;
  } catch {
    return undefined;
  }
}

/** The last part of a module's path that is a name: `ristretto` of `github.com/dgraph-io/ristretto/v2`. */
function goModuleName(mod: string): string | undefined {
  const parts = /^module\s+"?([^\s"]+)/m.exec(mod)?.[1]?.split("/") ?? [];
  if (parts.length > 1 && /^v\d+$/.test(parts.at(-1)!)) parts.pop();
  return parts.at(-1)?.replace(/\.v\d+$/, "");
}

/** A pom.xml without what it says of other artifacts. */
function ownPart(pom: string): string {
  return pom.replaceAll(
    /<(parent|dependencies|dependencyManagement|build|profiles)>[\s\S]*?(?:<\/\1>|$)/g,
    "",
  );
}

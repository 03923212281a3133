import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { BuildClock } from "../build/build-clock.js";
import { buildSystem } from "../build/build-system.js";
import type { BuiltSystem } from "../build/built-system.js";
import { makeCacheFolder } from "../build/cache-folder.js";
import type { FailedCommand } from "../build/failure.js";
import { fetchAhead } from "../build/fetch-ahead.js";
import type { BuildOutcome, BuildPorts, BuildProgress, BuildRequest, SystemSide } from "../build/request.js";
import { pruneStores } from "../build/store.js";
import type { Project, SystemManifest } from "../config/project.js";
import type { BuildTime } from "../core/model/build-time.js";
import { changedHarnesses } from "../core/model/run.js";
import type { SystemRecord, SystemState } from "../core/model/run.js";
import type { Git } from "../ports/git.js";
import { declaredHarnessChanges } from "../source/harness-changes.js";
import { toFailure } from "../source/problem.js";
import { prepareSystemSource } from "../source/system-source.js";
import { mapAtOnce } from "../platform/map-at-once.js";
import type { Planned } from "./plan-run.js";
import type { PipelinePorts } from "./ports.js";

/** Of builds, prepared data and setup folders together; what was not used for the longest time goes. */
const MOST_CACHE_BYTES = 10 * 1024 ** 3;

/** A compiler's last step and a linker keep one processor busy, and data that is loaded waits for a disk. */
const BUILDS_AT_ONCE = 2;

export interface BuiltRun {
  readonly systems: readonly SystemRecord[];
  /** Those of a system's build that failed, by its id; none where it was no command's fault alone. */
  readonly failedCommands: ReadonlyMap<string, readonly FailedCommand[]>;
  /** Nothing where the time is spent. */
  readonly built: readonly BuiltSystem[];
  readonly time: BuildTime;
  /** Whether builds left no time to measure what was to be built. */
  readonly isSpent: boolean;
}

interface ToBuild {
  readonly id: string;
  /** Absent where the side does not have the system, or is not built. */
  readonly baseline: SystemManifest | undefined;
  readonly candidate: SystemManifest | undefined;
  /** Ids of what is measured. */
  readonly benchmarks: readonly string[];
}

interface BuildRunOptions {
  readonly logDir: string;
  /** Of the pull request. */
  readonly labels: readonly string[];
  readonly startedAtMs: number;
  /** From then on nothing is measured any more, and no build is begun. */
  readonly measuredUntilMs: number;
  /** As of a request of one build. */
  readonly findsAllFailures?: boolean;
}

/**
 * source of each system, one after the other, because they may be of one repository → build, two systems at a
 * time; the tools of those to come are fetched meanwhile. What can't be built is a record of its own; the
 * others go on. Nothing is measured before all are done, and nothing at all where the time budget is spent then.
 */
export async function buildRun(
  planned: Planned,
  { logDir, labels, startedAtMs, measuredUntilMs, findsAllFailures = false }: BuildRunOptions,
  onProgress: (progress: BuildProgress) => void,
  ports: PipelinePorts,
): Promise<BuiltRun> {
  await mkdir(logDir, { recursive: true });
  await makeCacheFolder(ports.cache);
  const toBuild = systemsToBuild(planned);
  const place = { calledIn: planned.sides.checkout.root, logDir, findsAllFailures };
  const over = new AbortController();
  const abort = AbortSignal.any([ports.abort, over.signal]);
  const time = new BuildClock({
    nowMs: () => ports.clock.nowMs(),
    startedAtMs,
    budgetMs: planned.plan.timeBudgetMs,
    measuredUntilMs,
  });
  const buildPorts = { ...ports, abort, time, onProgress };
  const fetching = fetchAhead(toBuild.slice(BUILDS_AT_ONCE), logDir, buildPorts);
  try {
    const sources = await mapAtOnce(1, toBuild, (system, index) =>
      sourcesOf(system, planned, join(planned.runFolder.path, `s${index}`), buildPorts),
    );
    const outcomes = await mapAtOnce(BUILDS_AT_ONCE, sources, async (system) => {
      try {
        const outcome = await buildOne(system, place, buildPorts);
        const declared = await withDeclaration(outcome.state, system.id, planned, labels, ports.git);
        const commands = outcome.system === undefined ? outcome.commands : [];
        return { record: { id: system.id, state: declared }, ready: outcome.system, commands };
      } catch (error) {
        over.abort();
        throw error;
      }
    });
    const { builds, data, setups } = ports.cache;
    await pruneStores([builds, data], setups, MOST_CACHE_BYTES);
    const isSpent = outcomes.length > 0 && time.isSpent();
    return {
      systems: outcomes.map(({ record }) => (isSpent ? outOfTime(record, time) : record)),
      failedCommands: new Map(outcomes.map(({ record: { id }, commands }) => [id, commands])),
      built: isSpent ? [] : outcomes.flatMap(({ ready }) => ready ?? []),
      time: time.soFar(),
      isSpent,
    };
  } finally {
    over.abort();
    await fetching;
  }
}

/** What was built in vain; what failed for a reason of its own keeps that. */
function outOfTime(record: SystemRecord, time: BuildClock): SystemRecord {
  if (record.state.kind !== "built") return record;
  return {
    id: record.id,
    state: { kind: "not-measurable", stage: "build", side: undefined, failure: time.whySpent() },
  };
}

function systemsToBuild({ plan, baseline, candidate }: Planned): ToBuild[] {
  const manifestOf = (project: Project | undefined, id: string): SystemManifest | undefined =>
    project?.systems.find((system) => system.id === id);
  return (
    plan.systems
      // What the candidate no longer has is missing, and nothing is built to find that out.
      .filter(({ presence }) => presence !== "missing")
      .map(({ id, benchmarks }) => ({
        id,
        // A candidate that is measured alone needs no build of the other side; of that one only the policy counts.
        baseline: plan.sides === "candidate" ? undefined : manifestOf(baseline, id),
        candidate: manifestOf(candidate, id),
        benchmarks: benchmarks.map((benchmark) => benchmark.id),
      }))
  );
}

async function withDeclaration(
  state: SystemState,
  system: string,
  planned: Planned,
  labels: readonly string[],
  git: Git,
): Promise<SystemState> {
  if (state.kind !== "built" || state.baseline === undefined || state.candidate === undefined) return state;
  // What the harness will say of its work is not known yet: a declaration that is at hand is taken for that, too.
  const isNeeded = changedHarnesses(state).length > 0;
  return { ...state, harnessChange: await declarationOf(system, planned, { labels, isNeeded }, git) };
}

/** How the change of a system's harness is declared: by the label that the policy in force names, or by a commit. */
async function declarationOf(
  system: string,
  { baseline: before, candidate: after, sides: { baseline, candidate, checkout } }: Planned,
  { labels, isNeeded }: { readonly labels: readonly string[]; readonly isNeeded: boolean },
  git: Git,
): Promise<string | undefined> {
  const { label } = (before ?? after).config.policy.harnessChange;
  if (labels.includes(label)) return `the label "${label}"`;
  const [from, to] = [baseline.info.commit, candidate.info.commit];
  if (from === undefined || to === undefined) return undefined;
  return (await declaredHarnessChanges(git, checkout.root, from, to, isNeeded)).get(system);
}

interface WithSources extends ToBuild {
  readonly sources: Awaited<ReturnType<typeof prepareSystemSource>>;
}

async function sourcesOf(
  system: ToBuild,
  { sides }: Planned,
  into: string,
  ports: BuildPorts & Pick<PipelinePorts, "git">,
): Promise<WithSources> {
  const { id, baseline, candidate } = system;
  const say = (message: string): void => {
    ports.onProgress({ system: id, stage: "source", side: undefined, message });
  };
  const place = { baseline, candidate, sides, into, mirrors: ports.cache.git };
  const sources = await ports.time.watch({ system: id, stage: "source" }, () =>
    prepareSystemSource(place, { ...ports, say }),
  );
  return { ...system, sources };
}

async function buildOne(
  { id, baseline, candidate, benchmarks, sources }: WithSources,
  { calledIn, logDir, findsAllFailures }: Pick<BuildRequest, "calledIn" | "logDir" | "findsAllFailures">,
  ports: BuildPorts,
): Promise<BuildOutcome> {
  if (!sources.ok) {
    const failure = toFailure(sources.problem);
    return {
      state: { kind: "not-measurable", stage: "source", side: undefined, failure },
      system: undefined,
      commands: [],
    };
  }
  const side = (
    manifest: SystemManifest | undefined,
    source: (typeof sources.value)["baseline"],
  ): SystemSide | undefined =>
    manifest === undefined || source === undefined ? undefined : { ...source, manifest };
  return buildSystem(
    {
      id,
      calledIn,
      baseline: side(baseline, sources.value.baseline),
      candidate: side(candidate, sources.value.candidate),
      benchmarks,
      logDir,
      ...(findsAllFailures !== undefined && { findsAllFailures }),
    },
    ports,
  );
}

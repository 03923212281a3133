import { dirname, join } from "node:path";
import type { HarnessCaveat } from "../core/model/trial.js";
import type { WantedScenario } from "../import/import-events.js";
import type { ReportedBenchmark } from "../import/reported.js";
import { watchNeighbours } from "./busy-neighbour.js";
import { chooseEndpoint, formatEndpoint } from "./endpoint.js";
import { TrialFailure, failureOfDisk } from "./failures.js";
import { runCommand } from "./hyperfine/run-command.js";
import { runHarness } from "./run-harness.js";
import { runImport } from "./run-import.js";
import type { RunServices } from "./run-services.js";
import { Service } from "./service.js";
import { trialEnvironment } from "./trial-environment.js";
import { makeTrialPlaces } from "./trial-folder.js";
import type { TrialPlaces } from "./trial-folder.js";
import type { MeasurePorts, RawTrial, TrialRequest, TrialResult } from "./trial.js";
import type { WorkContext } from "./work.js";

/** What one trial gathers on its way. */
interface Course {
  readonly request: TrialRequest;
  readonly ports: MeasurePorts;
  readonly services: RunServices;
  readonly abort: AbortSignal;
  readonly startedAtMs: number;
  caveats: HarnessCaveat[];
  reported: readonly ReportedBenchmark[] | undefined;
  places: TrialPlaces | undefined;
}

/**
 * Measures one side of one benchmark once: a fresh folder, the service until it is ready, the harness
 * or the command within its limits, and everything gone again afterwards. Whatever goes wrong with the
 * system under test is a result, not an exception.
 *
 * @param services those that live for the whole run
 * @param abort Ctrl-C
 */
export async function measureTrial(
  request: TrialRequest,
  ports: MeasurePorts,
  services: RunServices,
  abort: AbortSignal,
): Promise<RawTrial> {
  const startedAtMs = ports.clock.nowMs();
  const watch = ports.host.watch();
  const course: Course = {
    request,
    ports,
    services,
    abort,
    startedAtMs,
    caveats: [],
    reported: undefined,
    places: undefined,
  };
  let result: TrialResult;
  try {
    result = await attempt(course);
  } catch (error) {
    result = toResult(error, abort);
  }
  const { places } = course;
  if (places !== undefined) result = await clearAway(places, result, course);
  return {
    ...request.identity,
    startedAtMs: startedAtMs - request.runStartedAtMs,
    durationMs: ports.clock.nowMs() - startedAtMs,
    host: watch.finish(),
    logFile: places?.logFile ?? "",
    caveats: course.caveats,
    reported: course.reported,
    result,
  };
}

/** What a trial leaves that can't be removed is that trial's failure, and not the end of the run. */
async function clearAway(
  places: TrialPlaces,
  result: TrialResult,
  { ports: { files }, abort }: Course,
): Promise<TrialResult> {
  try {
    await places.remove();
    for (const log of [places.logFile, places.serviceLogFile]) {
      if (files.stat(log)?.sizeBytes === 0) await files.remove(log);
    }
    if (result.kind !== "events") await files.remove(places.eventFile);
    return result;
  } catch (error) {
    // The first failure says more.
    if (result.kind !== "events") return result;
    return toResult(failureOfDisk("What the trial left could not be removed", error), abort);
  }
}

async function attempt(course: Course): Promise<TrialResult> {
  const { request, services, abort } = course;
  const { benchmark } = request.target;
  abort.throwIfAborted();
  if (benchmark.service?.lifetime === "run") await startRunService(course);
  const places = await makeTrialPlaces(request, course.ports.files);
  course.places = places;
  const kept = services.get(request.identity);
  if (kept?.hasEnded === true) {
    await services.drop(request.identity);
    throw kept.died("between two trials");
  }
  const own = benchmark.service?.lifetime === "trial" ? await startTrialService(course, places) : undefined;
  const { identity } = request;
  const caveatsOfNeighbours = watchNeighbours(services.besides(identity), identity, course.ports.clock);
  try {
    await work(course, places, own ?? kept);
    course.caveats.push(...caveatsOfNeighbours());
  } finally {
    if (own !== undefined) course.caveats.push(...(await own.stop()));
  }
  return { kind: "events", file: places.eventFile };
}

async function work(course: Course, places: TrialPlaces, service: Service | undefined): Promise<void> {
  const { request, ports, abort } = course;
  const { benchmark, built } = request.target;
  const { eventBytes, logBytes } = request.limits;
  const context: WorkContext = {
    exec: ports.exec,
    clock: ports.clock,
    files: ports.files,
    cwd: built.sourceDir,
    env: environmentOf(request, places, service && formatEndpoint(service.endpoint)),
    logFile: places.logFile,
    eventFile: places.eventFile,
    cpus: benchmark.cpus,
    deadlineMs: course.startedAtMs + benchmark.timeoutMs,
    limitMs: benchmark.timeoutMs,
    service,
    watched: [
      { path: places.eventFile, what: "The event file", bytesMax: eventBytes },
      { path: places.logFile, what: "The harness's log", bytesMax: logBytes },
      ...(service === undefined
        ? []
        : [{ path: service.logFile, what: "The service's log", bytesMax: logBytes }]),
    ],
    abort,
  };
  if (benchmark.work.kind === "command") {
    const hyperfine = await ports.hyperfine(request.identity.system).check(ports.exec, built.env);
    await runCommand(benchmark.work, hyperfine, places.workDir, context);
    return;
  }
  const { argv, import: imported } = benchmark.work;
  if (imported === undefined) {
    await runHarness(argv, context);
    return;
  }
  const wanted = request.takesAll === true ? "all" : wantedOf(request);
  const tool = { kind: "harness", argv, import: imported } as const;
  course.reported = await runImport(tool, wanted, places.workDir, context);
}

/** The selected scenarios, as they are looked for in a tool's results. */
function wantedOf({ target }: TrialRequest): WantedScenario[] {
  const selected = new Set((JSON.parse(target.scenariosJson) as { id: string }[]).map(({ id }) => id));
  return target.benchmark.scenarios
    .filter(({ id }) => selected.has(id))
    .map(({ id, from, statistics }) => ({ id, from, needsSamples: statistics.length > 0 }));
}

function environmentOf(
  request: TrialRequest,
  places: TrialPlaces,
  endpoint: string | undefined,
): Readonly<Record<string, string>> {
  const { workDir, dataDir, eventFile } = places;
  return trialEnvironment(request.target, {
    workDir,
    dataDir,
    eventFile,
    round: request.round,
    seed: request.seed,
    endpoint,
  });
}

async function startTrialService(course: Course, places: TrialPlaces): Promise<Service> {
  const { request, ports, abort, startedAtMs } = course;
  const { benchmark, built } = request.target;
  const manifest = benchmark.service!;
  const endpoint = await chooseEndpoint(manifest.ready, places.socket, ports.network);
  return Service.start(
    {
      manifest,
      cwd: built.sourceDir,
      env: environmentOf(request, places, formatEndpoint(endpoint)),
      endpoint,
      logFile: places.serviceLogFile,
      cpus: benchmark.cpus,
      limitMs: startedAtMs + benchmark.timeoutMs - ports.clock.nowMs(),
    },
    ports,
    abort,
  );
}

/** The first trial that needs a service of the whole run starts it, with a folder of its own. */
async function startRunService(course: Course): Promise<void> {
  const { request, services } = course;
  if (services.get(request.identity) !== undefined) return;
  const made = await makeTrialPlaces(serviceRequest(request), course.ports.files);
  const serviceLogFile = join(dirname(made.logFile), `service.${request.identity.side}.log`);
  await course.ports.files.remove(serviceLogFile);
  const places = { ...made, serviceLogFile };
  try {
    services.keep(request.identity, await startTrialService(course, places), places.remove);
  } catch (error) {
    await places.remove();
    throw error;
  }
}

/** The folder of a service of the whole run is named by what no trial has: a number from the other end. */
function serviceRequest(request: TrialRequest): TrialRequest {
  return { ...request, sequence: 999_999 - request.sequence };
}

function toResult(error: unknown, abort: AbortSignal): TrialResult {
  if (abort.aborted) return { kind: "interrupted" };
  const known = failureOfDisk("The trial's files could not be written", error);
  if (known instanceof TrialFailure) return { kind: "failed", failure: known.failure };
  throw error;
}

import { delimiter, isAbsolute, resolve } from "node:path";
import type { Argv, ServiceManifest, SystemManifest, Work } from "../config/project.js";
import { findProgram } from "../platform/find-program.js";
import { isWithin, leadsTo } from "../platform/leads-to.js";
import type { Environment } from "../ports/environment.js";
import { failure, StageFailure } from "./failure.js";
import { wordsOf } from "./words-of.js";

/**
 * The checkout that the gate was called in is the candidate's. Each side runs what lies in a copy of its own; what
 * both would find in the checkout makes them the same, and a slower candidate as fast as its baseline.
 */
export interface OwnCheckout {
  /** Whether a path leads into it, through links as well. */
  holds(path: string): Promise<boolean>;
}

/** @param gatesOwn folders of the gate's that may lie in it: its cache, and the copies of the sides */
export async function ownCheckoutAt(root: string, gatesOwn: readonly string[]): Promise<OwnCheckout> {
  const realRoot = await placeOf(root);
  const realOwn = await Promise.all(gatesOwn.map(placeOf));
  return {
    async holds(path) {
      const place = await placeOf(path);
      return isWithin(realRoot, place) && !realOwn.some((own) => isWithin(own, place));
    },
  };
}

/** What can't be followed, because links lead in a circle or a folder may not be searched, is where its name says. */
async function placeOf(path: string): Promise<string> {
  return (await leadsTo(path).catch(() => undefined)) ?? resolve(path);
}

export interface SidesEnvironment {
  readonly env: Environment;
  /** Folders of PATH that lie in the checkout, as npx and virtual environments put them there. */
  readonly leftOut: readonly string[];
}

/** The caller's environment as both sides may have it. */
export async function withoutCheckoutOnPath(
  caller: Environment,
  checkout: OwnCheckout,
): Promise<SidesEnvironment> {
  const { PATH } = caller;
  if (PATH === undefined) return { env: caller, leftOut: [] };
  const kept: string[] = [];
  const leftOut: string[] = [];
  for (const folder of PATH.split(delimiter)) {
    // A relative one is each side's own: it starts where the command does.
    const inCheckout = isAbsolute(folder) && (await checkout.holds(folder));
    (inCheckout ? leftOut : kept).push(folder);
  }
  return { env: { ...caller, PATH: kept.join(delimiter) }, leftOut: [...new Set(leftOut)] };
}

/** @throws StageFailure where a variable that the manifest hands on leads into the checkout */
export async function refuseVariablesInto(
  checkout: OwnCheckout,
  { passEnvironment }: SystemManifest,
  caller: Environment,
): Promise<void> {
  for (const name of passEnvironment) {
    for (const part of (caller[name] ?? "").split(delimiter)) {
      if (!isAbsolute(part) || !(await checkout.holds(part))) continue;
      throw ofCandidate(
        `\`passEnvironment\` hands on ${name}, which leads into the checkout: ${JSON.stringify(part)}.`,
        name,
        `Say it in \`environment\`, of each side: ${name}: "\${LATENCY_GATE_SOURCE_DIR}/…".`,
      );
    }
  }
}

interface NamedPrograms {
  readonly manifest: SystemManifest;
  /** Ids of what is measured. */
  readonly benchmarks: readonly string[];
  readonly cwd: string;
  readonly searchPath: string | undefined;
}

/**
 * Whatever way it is found by: a name on PATH that is a link (`npm link`), or a path that is written out.
 *
 * @throws StageFailure where the manifest names a program that lies in the checkout
 */
export async function refuseProgramsIn(
  checkout: OwnCheckout,
  { manifest, benchmarks, cwd, searchPath }: NamedPrograms,
): Promise<void> {
  for (const name of programsNamedBy(manifest, benchmarks)) {
    const found = findProgram(name, cwd, searchPath);
    if (found.kind !== "found" || !(await checkout.holds(resolve(cwd, found.path)))) continue;
    throw ofCandidate(
      `${JSON.stringify(name)} is ${JSON.stringify(found.path)}, which lies in the checkout.`,
      name,
      "Have `build` make or install it for each side, and name it from ${LATENCY_GATE_BUILD_DIR} or ${LATENCY_GATE_SOURCE_DIR}.",
    );
  }
}

/**
 * A path of the checkout that is written out: each side would read the candidate's, and a program that an argument
 * names, as a script of an interpreter, would be the same for both.
 *
 * @throws StageFailure where an argument or a variable of the manifest has one
 */
export async function refusePathsInto(
  checkout: OwnCheckout,
  manifest: SystemManifest,
  measured: readonly string[],
): Promise<void> {
  const texts = [
    ...commandsOf(manifest, measured).flatMap(([, ...args]) => args),
    ...Object.values(manifest.environment),
  ];
  for (const text of texts) {
    for (const part of wordsOf(text)) {
      if (!isAbsolute(part) || !(await checkout.holds(part))) continue;
      throw ofCandidate(
        `${JSON.stringify(text)} names what lies in the checkout: ${JSON.stringify(part)}.`,
        text,
        "Name it from the folder that the command runs in, which is each side's own, or from ${LATENCY_GATE_SOURCE_DIR}.",
      );
    }
  }
}

/** What it starts by name or by a path of its own; what `${…}` names belongs to a side. */
function programsNamedBy(manifest: SystemManifest, measured: readonly string[]): Set<string> {
  const names = commandsOf(manifest, measured).map(([program]) => program);
  return new Set(names.filter((program) => !program.includes("${")));
}

function commandsOf(
  { setup, build, prepare, benchmarks }: SystemManifest,
  measured: readonly string[],
): Argv[] {
  const trials = benchmarks
    .filter(({ id }) => measured.includes(id))
    .flatMap(({ service, work }) => [...starting(service), work.argv, ...preparing(work)]);
  return [...setup, ...build.map(({ argv }) => argv), ...prepare, ...trials];
}

function starting(service: ServiceManifest | undefined): readonly Argv[] {
  return service === undefined ? [] : [service.start];
}

function preparing(work: Work): readonly Argv[] {
  return work.kind === "command" ? work.prepare : [];
}

export function ofCandidate(message: string, where: string, hint: string): StageFailure {
  const why = "Both sides would run what the candidate has there.";
  return new StageFailure("source", undefined, failure("not-found", `${message} ${why}`, { where, hint }));
}

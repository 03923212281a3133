import { createHash } from "node:crypto";
import type { BenchmarkManifest, SystemManifest } from "../config/project.js";
import { canonicalJson } from "./canonical-json.js";
import { toolFolderName } from "./tools.js";

/** One thing that defines the work. */
interface Part {
  readonly kind: "file" | "definition" | "made";
  /** A path, a key of the manifest, or words. */
  readonly name: string;
  readonly value: string;
}

/** The work of one benchmark on one side. */
export interface Workload {
  readonly benchmark: string;
  /** `sha256:` over all parts. */
  readonly hash: string;
  readonly parts: readonly Part[];
}

interface Made {
  /** SHA-256 of the files that the globs of either side name, by path. */
  readonly files: ReadonlyMap<string, string>;
  /** What setup, build and prepare have made of these; undefined: nothing else. */
  readonly rewritten: string | undefined;
  readonly dataChecksum: string;
}

const REWRITTEN = "what setup, build and prepare make of the files that `fingerprint` names";

/**
 * What defines the work of each benchmark: the files that the manifests name, where the rest of the harness
 * comes from and what it finds in its environment, the benchmark's own definition without what only judges it,
 * its own tools, and the prepared data. Sides that differ are incomparable.
 */
export function workloadsOf(manifest: SystemManifest, { files, rewritten, dataChecksum }: Made): Workload[] {
  const shared: Part[] = [
    ...[...files].map(([name, value]): Part => ({ kind: "file", name, value })),
    { kind: "made", name: REWRITTEN, value: rewritten ?? "" },
    { kind: "made", name: "the prepared data", value: dataChecksum },
  ];
  return manifest.benchmarks.map((benchmark) => {
    const definition = {
      ...definitionOfSystem(manifest),
      ...definitionOfWork(benchmark),
      ...toolsOf(benchmark, manifest),
    };
    const own = Object.entries(definition)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]): Part => ({ kind: "definition", name, value: canonicalJson(value) }));
    const parts = [...shared, ...own];
    const hash = createHash("sha256").update(canonicalJson(parts)).digest("hex");
    return { benchmark: benchmark.id, hash: `sha256:${hash}`, parts };
  });
}

const MOST_NAMED = 8;

/** What is other in the candidate, for people: `bench/sum.mjs (changed)`. */
export function differences(before: Workload, after: Workload): string[] {
  const [was, is] = [byKey(before), byKey(after)];
  const all = [...new Map([...was, ...is]).entries()].flatMap(([key, part]) => {
    const [old, now] = [was.get(key)?.value, is.get(key)?.value];
    if (old === now) return [];
    return [`${nameOf(part)} (${old === undefined ? "added" : now === undefined ? "removed" : "changed"})`];
  });
  const rest = all.length - MOST_NAMED;
  return rest > 0 ? [...all.slice(0, MOST_NAMED), `${rest} more`] : all;
}

function byKey({ parts }: Workload): Map<string, Part> {
  return new Map(parts.map((part) => [JSON.stringify([part.kind, part.name]), part]));
}

function nameOf({ kind, name }: Part): string {
  return kind === "definition" ? `\`${name}\`` : name;
}

function definitionOfSystem({ source, environment, passEnvironment }: SystemManifest): object {
  return {
    // Of a repository elsewhere the commit is what is compared. What it is compared with is no change's to choose.
    source: source.kind === "git" ? { ...source, ref: undefined } : source,
    // Pairs, because a value may be made of those before it.
    environment: Object.entries(environment),
    passEnvironment,
  };
}

/** What only trials of this benchmark use, a load generator mostly, is part of its work; compilers are not. */
function toolsOf({ id }: BenchmarkManifest, { tools }: SystemManifest): object {
  const own = tools.filter(({ benchmarks }) => benchmarks?.includes(id));
  return own.length === 0 ? {} : { tools: own.map((tool) => [tool.id, toolFolderName(tool)]) };
}

function definitionOfWork(benchmark: BenchmarkManifest): object {
  const { service, work, data, parameters, samples, warmupOperations, cpus, scenarios } = benchmark;
  return {
    service: service && { start: service.start, lifetime: service.lifetime },
    work,
    data,
    parameters,
    samples: samples ?? null,
    warmupOperations,
    cpus: cpus ?? null,
    scenarios: scenarios.map((scenario) => ({
      id: scenario.id,
      // Left out of the text where it is not there.
      from: scenario.from,
      parameters: scenario.parameters,
      samples: scenario.samples ?? null,
      warmupOperations: scenario.warmupOperations,
    })),
  };
}

import { createHash } from "node:crypto";
import type { BenchmarkManifest, SystemManifest } from "../config/project.js";
import type { BenchmarkFingerprint } from "../core/model/run.js";
import { canonicalJson } from "./canonical-json.js";
import { toolFolderName } from "./tools.js";

/**
 * What defines the work of each benchmark: the files that the manifests name, where the rest of the harness
 * comes from and what it finds in its environment, the benchmark's own definition without what only judges it,
 * its own tools, and the prepared data. Sides that differ are incomparable.
 *
 * @param files hash of the files that the globs of either side name
 */
export function fingerprintWorkloads(
  manifest: SystemManifest,
  files: string,
  dataChecksum: string | undefined,
): BenchmarkFingerprint[] {
  return manifest.benchmarks.map((benchmark) => {
    const definition = canonicalJson({
      ...definitionOfSystem(manifest),
      ...definitionOfWork(benchmark),
      ...toolsOf(benchmark, manifest),
    });
    const hash = createHash("sha256").update(canonicalJson([files, definition, dataChecksum ?? ""]));
    return { benchmark: benchmark.id, workload: `sha256:${hash.digest("hex")}` };
  });
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

import { createHash } from "node:crypto";
import { basename } from "node:path";
import { glob } from "tinyglobby";
import type { BenchmarkManifest, SystemManifest } from "../config/project.js";
import type { BenchmarkFingerprint } from "../core/model/run.js";
import { canonicalJson } from "./canonical-json.js";
import { hashFiles } from "./tree-hash.js";

/**
 * What defines the work of each benchmark: the files that the manifest names, where the rest of the harness
 * comes from and what it finds in its environment, the benchmark's own definition without what only judges it,
 * and the prepared data. Sides that differ are incomparable.
 */
export async function fingerprintWorkloads(
  manifest: SystemManifest,
  manifestDir: string,
  dataChecksum: string | undefined,
): Promise<BenchmarkFingerprint[]> {
  const files = await hashFingerprintFiles(manifest, manifestDir);
  return manifest.benchmarks.map((benchmark) => {
    const definition = canonicalJson({ ...definitionOfSystem(manifest), ...definitionOfWork(benchmark) });
    const hash = createHash("sha256").update(canonicalJson([files, definition, dataChecksum ?? ""]));
    return { benchmark: benchmark.id, workload: `sha256:${hash.digest("hex")}` };
  });
}

/** The manifest itself is not among the files: its tolerances and titles are no part of the work. */
async function hashFingerprintFiles(manifest: SystemManifest, manifestDir: string): Promise<string> {
  const found = await glob([...manifest.fingerprint], {
    cwd: manifestDir,
    dot: true,
    expandDirectories: false,
    followSymbolicLinks: false,
    onlyFiles: true,
  });
  const own = basename(manifest.file);
  return hashFiles(manifestDir, found.filter((path) => path !== own).sort(), { modes: false });
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

import systemSchema from "../../schemas/system-1.json" with { type: "json" };
import type { YamlDocument } from "./yaml-document.js";

/** Keys of a system.yml that may stand in latency-gate.yml. */
const SYSTEM_KEYS = new Set(Object.keys(systemSchema.properties).filter((key) => key !== "schema"));

export interface GateFile {
  readonly config: YamlDocument;
  /** The repository as one system; positions are those in the same file. */
  readonly system: YamlDocument | undefined;
}

/** A latency-gate.yml as its two parts: the gate's own keys, and those of a system where there are any. */
export function splitGateFile(document: YamlDocument): GateFile {
  const { data } = document;
  if (typeof data !== "object" || data === null || Array.isArray(data)) {
    return { config: document, system: undefined };
  }
  const entries = Object.entries(data);
  const own = entries.filter(([key]) => SYSTEM_KEYS.has(key));
  if (own.length === 0) return { config: document, system: undefined };
  const rest = entries.filter(([key]) => !SYSTEM_KEYS.has(key));
  return {
    // Without `systems` the default would look for manifests that nobody wrote.
    config: { ...document, data: Object.fromEntries(rest) },
    system: { ...document, data: { schema: 1, ...Object.fromEntries(own) } },
  };
}

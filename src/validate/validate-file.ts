import { basename, dirname, relative, sep } from "node:path";
import { formatProblems, printable } from "../core/model/problem.js";
import type { Problem } from "../core/model/problem.js";
import { DEFAULTS } from "../config/defaults.js";
import { findConfig, parseConfig, parseSystem, readDocument } from "../config/load-project.js";
import { splitGateFile } from "../config/one-file.js";
import type { Policy } from "../config/project.js";
import type { Files } from "../ports/files.js";
import { readHarnessEvents } from "./harness-events.js";
import { linesOf, LineTooLong } from "./lines.js";
import { parseJson } from "./json-text.js";
import { checkReport } from "./report-file.js";
import { readResults } from "./results-file.js";

export type FileKind = "config" | "system" | "harness-events" | "results" | "report";

export interface FileCheck {
  readonly file: string;
  /** Undefined: of no kind that is known. */
  readonly kind: FileKind | undefined;
  readonly problems: readonly Problem[];
  /** The globs of a manifest that is valid, for who has its folder. */
  readonly fingerprint: readonly string[];
}

type Checked = Pick<FileCheck, "problems" | "fingerprint">;

/** Finds out what a file is, by its content where its name does not say it, and checks it by itself. */
export async function validateFile(files: Files, path: string): Promise<FileCheck> {
  const kind = await kindOf(files, path);
  if (kind === undefined) {
    return { file: path, kind, problems: [await unknownKind(files, path)], fingerprint: [] };
  }
  return { file: path, kind, ...(await check(files, path, kind)) };
}

/** What `validate` prints of a file. */
export function formatFileCheck({ file, kind, problems }: FileCheck): string {
  return problems.length === 0 ? `${printable(file)}: valid (${kind ?? "?"})\n` : formatProblems(problems);
}

async function check(files: Files, path: string, kind: FileKind): Promise<Checked> {
  if (kind === "config" || kind === "system") return checkManifest(files, path, kind);
  return { problems: await problemsOf(files, path, kind), fingerprint: [] };
}

async function checkManifest(files: Files, path: string, kind: "config" | "system"): Promise<Checked> {
  const document = await readDocument(files, path, path);
  if (!document.ok) return { problems: document.error, fingerprint: [] };
  const place = { file: path, dir: kind === "config" ? "." : await folderInProject(files, path) };
  const { config, system } =
    kind === "config" ? splitGateFile(document.value) : { config: undefined, system: document.value };
  const parsedConfig = config === undefined ? undefined : parseConfig(config);
  const parsedSystem = system === undefined ? undefined : parseSystem(system, place, DEFAULT_POLICY);
  return {
    problems: [parsedConfig, parsedSystem].flatMap((one) => (one === undefined || one.ok ? [] : one.error)),
    fingerprint: parsedSystem?.ok === true ? parsedSystem.value.fingerprint : [],
  };
}

async function problemsOf(
  files: Files,
  path: string,
  kind: Exclude<FileKind, "config" | "system">,
): Promise<readonly Problem[]> {
  switch (kind) {
    case "harness-events": {
      const outcome = await readHarnessEvents(files, path, {});
      if (outcome.kind === "ok") return [];
      const { where = "", message, hint } = outcome.failure;
      const place = /:([0-9]+)(?: (\/.*))?$/.exec(where);
      const line = place === null ? undefined : Number(place[1]);
      return [problem(path, message, { line, pointer: place?.[2] ?? "", hint })];
    }
    case "results": {
      const results = await readResults(files, path);
      return results.ok ? [] : results.error;
    }
    case "report":
      return checkReport(files, path);
  }
}

/** A manifest's folder, relative to that of the configuration above it; without one it is taken to be just below. */
async function folderInProject(files: Files, path: string): Promise<string> {
  const folder = dirname(path);
  const config = await findConfig(files, folder);
  if (config === undefined) return basename(folder);
  return relative(dirname(config), folder).split(sep).join("/") || ".";
}

/** What a manifest alone is checked with: its verdicts do not matter here, only whether it can be read. */
const DEFAULT_POLICY: Policy = {
  alpha: undefined,
  beta: DEFAULTS.beta,
  tolerance: DEFAULTS.tolerance,
  passWithin: DEFAULTS.passWithin,
  floorNs: 0,
  inconclusive: "pass",
  accept: { label: DEFAULTS.acceptLabel, trailer: false },
  harnessChange: { label: DEFAULTS.harnessChangeLabel },
};

const KIND = /^\s*\{?\s*"kind"\s*:\s*"latency-gate\/(results|report)"/;
const FIRST_LINE_BYTES = 64 * 1024 * 1024;

async function kindOf(files: Files, path: string): Promise<FileKind | undefined> {
  if (/\.ya?ml$/.test(path)) return basename(path).startsWith("system.") ? "system" : "config";
  const found = await files.stat(path);
  if (found?.kind === "folder" || path.endsWith(".gz")) return "results";
  if (found?.kind !== "file") return undefined;
  let opening: string | undefined;
  try {
    for await (const { bytes } of linesOf(files.readChunks(path), FIRST_LINE_BYTES)) {
      const text = bytes.subarray(0, 200).toString("latin1");
      const declared = KIND.exec(text)?.[1];
      if (declared !== undefined) return declared as "results" | "report";
      if (opening !== undefined) return "results";
      if (/"type"\s*:/.test(text) || path.endsWith(".ndjson")) return "harness-events";
      const parsed = parseJson(bytes);
      const kind = parsed.ok ? (parsed.value as { kind?: unknown } | null)?.kind : undefined;
      if (kind === "latency-gate/results") return "results";
      if (kind === "latency-gate/report") return "report";
      if (kind !== undefined) return undefined;
      if (!text.startsWith("{")) return undefined;
      // Reformatted: a brace alone, and the kind in the next line.
      opening = text;
    }
  } catch (error) {
    if (!(error instanceof LineTooLong)) throw error;
  }
  return opening === undefined ? undefined : "results";
}

async function unknownKind(files: Files, path: string): Promise<Problem> {
  if ((await files.stat(path)) === undefined) return problem(path, "there is no such file", {});
  const hint =
    "known are latency-gate.yml, system.yml, results.json, report.json and harness events (.ndjson)";
  return problem(path, "it is of no kind that can be checked", { hint });
}

function problem(
  file: string,
  message: string,
  {
    line,
    pointer = "",
    hint,
  }: { readonly line?: number | undefined; readonly pointer?: string; readonly hint?: string | undefined },
): Problem {
  return {
    file,
    line,
    column: undefined,
    pointer,
    message,
    expected: undefined,
    hint,
    sourceLine: undefined,
  };
}

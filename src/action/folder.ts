import { mkdtempSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Acceptance } from "../core/model/report.js";
import type { Inputs } from "./inputs.js";

type Environment = Readonly<Record<string, string | undefined>>;

/** What the steps of one use of the action leave for each other; the folder is uploaded as the artifact. */
export interface RunFolder {
  readonly path: string;
  readonly results: string;
  readonly confirmation: string;
  readonly confirmationResults: string;
  /** Stored baselines, a file each; beside the folder, because they are no part of this run. */
  readonly stored: string;
  /** Why there are no results, in the words of the command. */
  readonly problem: string;
  /** As the first step read them, without the token. */
  readonly inputs: string;
  /** Of the pull request, as GitHub had them when the run began. */
  readonly labels: string;
  readonly accepted: string;
  readonly verdict: string;
}

/** Made by the first step, in the runner's folder for temporary files; never in the checkout. */
export function makeRunFolder(env: Environment): RunFolder {
  return runFolderAt(mkdtempSync(join(env["RUNNER_TEMP"] ?? tmpdir(), "latency-gate-")));
}

/** The same for the steps after it. */
export function openRunFolder(env: Environment): RunFolder {
  const path = env["LATENCY_GATE_ACTION_DIR"] ?? "";
  if (path === "") throw new Error("LATENCY_GATE_ACTION_DIR is not set: the first step did not end in order");
  return runFolderAt(path);
}

function runFolderAt(path: string): RunFolder {
  const at = (name: string): string => join(path, name);
  return {
    path,
    results: at("results.json"),
    confirmation: at("confirmation"),
    confirmationResults: join(at("confirmation"), "results.json"),
    stored: `${path}-stored`,
    problem: at("problem.txt"),
    inputs: at("inputs.json"),
    labels: at("labels.json"),
    accepted: at("accepted.json"),
    verdict: at("verdict.json"),
  };
}

/** How the run ended: what the last step turns into an exit code. */
export interface SavedVerdict {
  readonly verdict: "passed" | "regression" | "cannot-judge" | "inconclusive" | "none";
  readonly exitCode: number;
  /** The exit codes of all that keeps the run from passing, the verdict's own among them; the gravest first. */
  readonly failures: readonly number[];
}

export async function saveJson(file: string, value: unknown): Promise<void> {
  await writeFile(file, `${JSON.stringify(value)}\n`);
}

/** Undefined where the file is not there. Only the action itself writes these files. */
export async function loadJson<T extends SavedVerdict | Inputs | readonly Acceptance[] | readonly string[]>(
  file: string,
): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as T;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

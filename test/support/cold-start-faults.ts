import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Report, Row } from "../../src/core/model/report.js";

const TOP = join(import.meta.dirname, "../..");
const SYSTEM = "systems/cold-start";

/** A fault that is planted into cold-start, and what it must be found by. */
export interface Fault {
  readonly patch: string;
  /** The scenario that is gated: the one that the fault is in. */
  readonly scenario: string;
  /** The phase that must be named first. */
  readonly phase: string;
  /** A count that grows exactly. */
  readonly counter?: string;
}

export const FAULTS: readonly Fault[] = [
  {
    patch: "lost-connection-reuse.patch",
    scenario: "cold-start/distant/reload-10ms",
    phase: "connect",
    counter: "connections",
  },
  {
    patch: "second-metadata-request.patch",
    scenario: "cold-start/distant/lazy-30ms",
    phase: "network",
    counter: "requests",
  },
  { patch: "json-parsed-twice.patch", scenario: "cold-start/libsql/decode-1mb", phase: "deserialise" },
];

export interface Outcome {
  readonly status: number | null;
  readonly rows: readonly Row[];
  readonly said: string;
}

/** A repository of its own that has cold-start, so that faults can be planted into it. */
export class PlantedRepository {
  readonly #root = mkdtempSync(join(tmpdir(), "lg-cold-start-"));

  constructor() {
    writeFileSync(join(this.#root, "latency-gate.yml"), `schema: 1\nsystems: [${SYSTEM}]\n`);
    cpSync(join(TOP, SYSTEM), join(this.#root, SYSTEM), { recursive: true });
    this.#git("init", "--quiet");
    this.#git("add", "--all");
    this.#git("commit", "--quiet", "--message", "cold-start as it is");
  }

  /** Plants the faults and nothing else, and gates the scenarios that they are in. */
  gate(faults: readonly Fault[], rounds: number): Outcome {
    this.#git("reset", "--quiet", "--hard");
    for (const { patch } of faults)
      this.#git("apply", `--directory=${SYSTEM}`, join(TOP, SYSTEM, "faults", patch));
    const out = `${this.#root}-out`;
    const scenarios = faults.flatMap(({ scenario }) => ["--scenario", scenario]);
    const argv = ["gate", ...scenarios, "--rounds", String(rounds), "--baseline", "HEAD", "--out", out];
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(TOP, "dist/cli.js"), ...argv], {
      cwd: this.#root,
      encoding: "utf8",
      timeout: 540_000,
    });
    const said = `${stdout}${stderr}`;
    try {
      const { rows } = JSON.parse(readFileSync(join(out, "report.json"), "utf8")) as Report;
      return { status, rows, said };
    } catch {
      throw new Error(said);
    } finally {
      rmSync(out, { recursive: true, force: true });
    }
  }

  remove(): void {
    rmSync(this.#root, { recursive: true, force: true });
  }

  #git(...argv: readonly string[]): void {
    const author = ["-c", "user.name=t", "-c", "user.email=t@example.invalid"];
    execFileSync("git", [...author, ...argv], { cwd: this.#root });
  }
}

/** What a gate has found of a fault: the phases that its regressions name first, and whether its count grew. */
export function foundOf(
  { scenario, counter }: Fault,
  { rows }: Outcome,
): { phases: string[]; counted?: string } {
  const own = rows.filter(
    ({ address: { system, benchmark, scenario: name } }) =>
      `${system}/${benchmark}/${name ?? ""}` === scenario,
  );
  const worse = own.filter(
    ({ metric, judgement }) => metric === "latency" && judgement.verdict === "regression",
  );
  const phases = [...new Set(worse.map((row) => row.phases[0]?.phase ?? "none"))];
  if (counter === undefined) return { phases };
  return { phases, counted: own.find(({ metric }) => metric === counter)?.judgement.verdict ?? "none" };
}

export function expectedOf({ phase, counter }: Fault): { phases: string[]; counted?: string } {
  return { phases: [phase], ...(counter === undefined ? {} : { counted: "regression" }) };
}

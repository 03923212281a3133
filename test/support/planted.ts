import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Report } from "../../src/core/model/report.js";

const TOP = join(import.meta.dirname, "..", "..");
/** Of one gate: below that of the test around it, so that what it said is told. */
const LIMIT_MS = 540_000;

export interface Gated {
  readonly status: number | null;
  readonly report: Report;
  /** Everything that it printed. */
  readonly said: string;
}

/** A fault of another size. */
export interface ChangedPatch {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

/** A repository with one of the project's systems alone, into which faults are planted for the real gate. */
export class PlantedSystem {
  readonly #root: string;
  readonly #system: string;

  constructor(id: string) {
    this.#system = `systems/${id}`;
    this.#root = mkdtempSync(join(tmpdir(), `lg-${id}-`));
    writeFileSync(join(this.#root, "latency-gate.yml"), `schema: 1\nsystems: [${this.#system}]\n`);
    cpSync(join(TOP, this.#system), join(this.#root, this.#system), { recursive: true });
    this.#git("init", "--quiet");
    this.#git("add", "--all");
    this.#git("commit", "--quiet", "--message", `${id} as it is`);
  }

  /**
   * Gates the system with one of its `faults/`, or without any, against itself as it is.
   *
   * @param patch its name, or its name and a text in it with what stands in its place
   * @throws Error with all that was printed, where there is no report
   */
  gate(patch: string | ChangedPatch | undefined, ...argv: readonly string[]): Gated {
    this.#git("reset", "--quiet", "--hard");
    if (patch !== undefined) this.#plant(typeof patch === "string" ? { name: patch } : patch);
    const out = `${this.#root}-out`;
    const all = [join(TOP, "dist/cli.js"), "gate", "--baseline", "HEAD", "--out", out, ...argv];
    const { status, stdout, stderr } = spawnSync(process.execPath, all, {
      cwd: this.#root,
      encoding: "utf8",
      timeout: LIMIT_MS,
    });
    const said = `${stdout}${stderr}`;
    try {
      return { status, said, report: JSON.parse(readFileSync(join(out, "report.json"), "utf8")) as Report };
    } catch (error) {
      throw new Error(`exit code ${String(status)}\n${said}`, { cause: error });
    } finally {
      rmSync(out, { recursive: true, force: true });
    }
  }

  remove(): void {
    rmSync(this.#root, { recursive: true, force: true });
  }

  #plant({ name, from = "", to = "" }: { name: string } & Partial<ChangedPatch>): void {
    const text = readFileSync(join(TOP, this.#system, "faults", name), "utf8");
    if (!text.includes(from)) throw new Error(`${name} does not say ${from}`);
    const changed = `${this.#root}.patch`;
    writeFileSync(changed, text.replaceAll(from, to));
    this.#git("apply", `--directory=${this.#system}`, changed);
    rmSync(changed);
  }

  #git(...argv: readonly string[]): void {
    const author = ["-c", "user.name=t", "-c", "user.email=t@example.invalid"];
    execFileSync("git", [...author, ...argv], { cwd: this.#root });
  }
}

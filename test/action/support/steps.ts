import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { actionMain } from "../../../src/action/main.js";
import { nodeFileWriter } from "../../../src/adapters/node-file-writer.js";
import type { Results } from "../../../src/core/model/run.js";
import { writeResults } from "../../../src/validate/results-writer.js";
import { REPOSITORY } from "./github-server.js";

export interface Step {
  readonly exitCode: number;
  /** What it wrote to the job's log. */
  readonly log: string;
}

type Environment = Readonly<Record<string, string>>;

/** The toolkit keeps the path of the first one that it was given for as long as its process lives. */
const SUMMARY = join(tmpdir(), `lg-summary-${process.pid}`);

/** The steps of action.yml, one by one and in this process. What the runner adds to them is seen by act. */
export class Steps {
  readonly #temporary = mkdtempSync(join(tmpdir(), "lg-steps-"));
  readonly #env: Environment;
  /** Of the measuring step, as GitHub has it. */
  outcome = "success";
  /** Handed over in place of what it would be. */
  instead: Environment = {};

  constructor(
    workspace: string,
    { inputs = {}, event = "push", payload = {}, sha = "" }: Partial<StepsRequest> = {},
  ) {
    const at = (name: string, text = ""): string => {
      writeFileSync(join(this.#temporary, name), text);
      return join(this.#temporary, name);
    };
    writeFileSync(SUMMARY, "");
    const given = Object.entries(inputs).map(([name, value]): [string, string] => [
      `INPUT_${name.toUpperCase().replaceAll("-", "_")}`,
      value,
    ]);
    this.#env = {
      ...Object.fromEntries(given),
      GITHUB_WORKSPACE: workspace,
      GITHUB_REPOSITORY: REPOSITORY,
      GITHUB_SHA: sha,
      GITHUB_EVENT_NAME: event,
      GITHUB_EVENT_PATH: at("event.json", JSON.stringify(payload)),
      GITHUB_OUTPUT: at("output"),
      GITHUB_STEP_SUMMARY: SUMMARY,
      RUNNER_TEMP: this.#temporary,
      LATENCY_GATE_CACHE_DIR: join(this.#temporary, "cache"),
    };
  }

  async run(step: "prepare" | "measure" | "judge" | "publish" | "conclude"): Promise<Step> {
    const before = { ...process.env };
    const write = process.stdout.write.bind(process.stdout);
    let log = "";
    process.stdout.write = (chunk: string | Uint8Array) => {
      log += Buffer.from(chunk).toString();
      return true;
    };
    Object.assign(process.env, this.#env, this.#handedOver());
    try {
      const exitCode = await actionMain([step], process.env);
      if (step === "measure") this.outcome = exitCode === 0 ? "success" : "failure";
      return { exitCode, log };
    } finally {
      process.stdout.write = write;
      for (const name of Object.keys(process.env))
        if (!(name in before)) Reflect.deleteProperty(process.env, name);
      Object.assign(process.env, before);
    }
  }

  /** What action.yml sets for the steps after the first one. */
  #handedOver(): Environment {
    return {
      LATENCY_GATE_PREPARED: this.output("prepared") ?? "",
      LATENCY_GATE_MEASURED: this.outcome,
      LATENCY_GATE_JUDGED: this.output("judged") ?? "",
      ...this.instead,
    };
  }

  /** As if the measuring step had left these. */
  async measured(results: Results): Promise<void> {
    await writeResults(nodeFileWriter, join(this.measuring, "results.json"), results);
  }

  /** Where the measuring step writes, and code of the change with it. */
  get measuring(): string {
    return (JSON.parse(this.output("prepared")!) as { measuring: string }).measuring;
  }

  /** What the judging step took of that, with its reports. */
  get folder(): string {
    return this.output("directory")!;
  }

  get summary(): string {
    return readFileSync(SUMMARY, "utf8");
  }

  /** As on a disk that is full, or a runner without summaries. */
  spoilSummary(): void {
    rmSync(SUMMARY);
    mkdirSync(SUMMARY);
  }

  get temporary(): string {
    return this.#temporary;
  }

  output(name: string): string | undefined {
    const text = readFileSync(this.#env["GITHUB_OUTPUT"]!, "utf8");
    const all = [...text.matchAll(new RegExp(`^${name}<<(\\S+)\\n([^]*?)\\n\\1$`, "gm"))];
    return all.at(-1)?.[2];
  }

  remove(): void {
    rmSync(this.#temporary, { recursive: true, force: true });
    rmSync(SUMMARY, { recursive: true, force: true });
  }
}

export interface StepsRequest {
  readonly inputs: Readonly<Record<string, string>>;
  readonly event: string;
  readonly payload: object;
  /** GITHUB_SHA. */
  readonly sha: string;
}

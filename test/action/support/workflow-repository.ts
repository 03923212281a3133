import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { TestRepository } from "../../support/repository.js";
import type { GitHubServer } from "./github-server.js";
import { FORK_ID, REPOSITORY, REPOSITORY_ID, TOKEN } from "./github-server.js";

const PROJECT = join(import.meta.dirname, "..", "..", "..");
const STAND_INS = join(PROJECT, "test", "action", "stand-ins");
/** As workflows of users name the action. */
export const ACTION = "latency-gate/latency-gate@v1";

/** The self-test's store, measured in seconds: one quantile with a tolerance that is wide beside any noise. */
const MANIFEST = `schema: 1
id: store
source: .
fingerprint: [harness.mjs]
benchmarks:
  reads:
    harness: [node, harness.mjs]
    data: shared
    timeout: 120s
    scenarios:
      read:
        samples: 300
        warmup: {operations: 100}
        gate: [p50]
        tolerance: {p50: 100%}
`;
const CONFIG = `schema: 1
systems: [.]
rounds: {looks: [10, 14], warmup: 0}
timeBudget: 5m
policy: {accept: {trailer: true}}
`;

const THIS = { id: REPOSITORY_ID, full_name: REPOSITORY, default_branch: "main" };

export interface ActRun {
  readonly exitCode: number;
  readonly log: string;
  /** Lines that the runner shows at a line of a file. */
  readonly annotations: readonly string[];
  readonly summary: string;
}

export interface PullRequestEvent {
  readonly head: string;
  readonly fork?: boolean;
}

/** A repository on GitHub, as far as act and the loopback server can make one. */
export class WorkflowRepository {
  readonly artifacts: string;
  readonly #root = mkdtempSync(join(tmpdir(), "lg-act-"));
  readonly #local: TestRepository;
  readonly #remote: string;
  readonly #action: string;
  readonly #act: string;
  readonly #server: GitHubServer;

  constructor(act: string, server: GitHubServer) {
    this.#act = act;
    this.#server = server;
    this.artifacts = join(this.#root, "artifacts");
    mkdirSync(this.artifacts);
    this.#action = join(this.#root, "action");
    for (const part of ["action.yml", "dist", "schemas", "package.json"]) {
      cpSync(join(PROJECT, part), join(this.#action, part), { recursive: true });
    }
    this.#remote = join(this.#root, "remote.git");
    this.#local = TestRepository.init(this.#root, "local");
    for (const name of ["harness.mjs", "store.mjs", "settings.mjs"]) {
      cpSync(join(PROJECT, "fixtures", "selftest", name), join(this.#local.dir, name));
    }
    this.commit({ "latency-gate.yml": CONFIG, "system.yml": MANIFEST }, "base");
    this.#local.git("clone", "--quiet", "--bare", this.#local.dir, this.#remote);
    this.#local.git("remote", "add", "origin", this.#remote);
  }

  /** Commits to the branch that is checked out; the server knows of it, too. */
  commit(files: Readonly<Record<string, string>>, message: string): string {
    const id = this.#local.commit(files, message);
    this.#tell(id);
    return id;
  }

  read(path: string): string {
    return readFileSync(join(this.#local.dir, path), "utf8");
  }

  /** A branch off main with a change, and the merge of it that GitHub would make, which is left checked out. */
  propose(branch: string, files: Readonly<Record<string, string>>, message = branch): string {
    this.#local.git(
      "checkout",
      "--quiet",
      "-B",
      branch,
      this.#local.git("branch", "--list", branch) === "" ? "main" : branch,
    );
    const head = this.commit(files, message);
    this.#local.git("checkout", "--quiet", "-B", "merge-ref", "main");
    this.#local.git("merge", "--quiet", "--no-ff", "-m", "merge", head);
    this.#tell(this.#local.git("rev-parse", "HEAD"));
    this.#local.git("update-ref", `refs/merges/${branch}`, "HEAD");
    this.#push();
    return head;
  }

  /** The merge commit that `propose` made, and left checked out. */
  mergeOf(branch: string): string {
    return this.#local.git("rev-parse", `refs/merges/${branch}`);
  }

  /** A commit on a branch, which is left checked out; a new branch begins at main. */
  commitTo(branch: string, files: Readonly<Record<string, string>>, message = branch): string {
    const isNew = this.#local.git("branch", "--list", branch) === "";
    this.#local.git("checkout", "--quiet", "-B", branch, isNew ? "main" : branch);
    const id = this.commit(files, message);
    this.#push();
    return id;
  }

  parentOf(ref: string): string {
    return this.#local.git("rev-parse", `${ref}~1`);
  }

  main(): string {
    this.#local.git("checkout", "--quiet", "main");
    this.#push();
    const id = this.#local.git("rev-parse", "main");
    this.#server.world.branches.set("main", id);
    return id;
  }

  #push(): void {
    this.#local.git("push", "--quiet", "--force", "--all", "origin");
    this.#server.world.branches.set("main", this.#local.git("rev-parse", "main"));
  }

  #tell(id: string): void {
    const [parents = "", author = "", message = ""] = this.#local
      .git("show", "--no-patch", "--format=%P%x00%an%x00%B", id)
      .split("\0");
    this.#server.world.commits.set(id, { parents: parents.split(" ").filter(Boolean), author, message });
  }

  /** The payload of `pull_request`. */
  pullRequest({ head, fork = false }: PullRequestEvent): object {
    return {
      action: "synchronize",
      number: 7,
      repository: THIS,
      pull_request: {
        number: 7,
        head: { sha: head, ref: "change", repo: { full_name: fork ? "mallory/store" : REPOSITORY } },
        base: { sha: this.#local.git("rev-parse", "main"), ref: "main", repo: { full_name: REPOSITORY } },
      },
    };
  }

  push({ before }: { readonly before: string }): object {
    return { before, after: this.#local.git("rev-parse", "HEAD"), ref: "refs/heads/main", repository: THIS };
  }

  /** The payload of `merge_group`, for what `propose` left checked out. */
  mergeGroup({ base, head }: { readonly base: string; readonly head: string }): object {
    return {
      action: "checks_requested",
      merge_group: {
        head_sha: this.#local.git("rev-parse", "HEAD"),
        head_ref: `refs/heads/gh-readonly-queue/main/pr-7-${head}`,
        base_sha: base,
        base_ref: "refs/heads/main",
      },
      repository: THIS,
    };
  }

  dispatch(): object {
    return { inputs: {}, ref: "refs/heads/dispatched", repository: THIS };
  }

  schedule(): object {
    return { schedule: "17 3 * * *", repository: THIS };
  }

  /** The payload of `workflow_run`, after a run for a fork's pull request. */
  finishedRun(head: string, id: number): object {
    return {
      action: "completed",
      repository: THIS,
      workflow_run: {
        id,
        event: "pull_request",
        head_sha: head,
        head_branch: "change",
        run_started_at: "2026-11-20T07:00:00Z",
        head_repository: { id: FORK_ID, full_name: "mallory/store", owner: { login: "mallory" } },
        pull_requests: [],
      },
    };
  }

  /** Runs a workflow of `.github/workflows` by act, on this machine. */
  async run(
    event: string,
    payload: object,
    workflow: string,
    { token = TOKEN, runId = 1 }: { token?: string; runId?: number } = {},
  ): Promise<ActRun> {
    const file = join(this.#root, "workflow.yml");
    writeFileSync(file, workflow);
    const eventFile = join(this.#root, "event.json");
    writeFileSync(eventFile, JSON.stringify(payload));
    const pins = new Map([...actionPins(), [ACTION, this.#action]]);
    const args = [
      event,
      ...["-C", this.#local.dir, "-W", file, "-e", eventFile, "-P", "ubuntu-24.04=-self-hosted"],
      ...["--no-skip-checkout", "--no-cache-server", "--action-offline-mode", "--concurrent-jobs", "1"],
      ...["--action-cache-path", join(this.#root, "cache")],
      ...[...pins].flatMap(([name, folder]) => ["--local-repository", `${name}=${folder}`]),
      ...Object.entries({
        GITHUB_API_URL: this.#server.url,
        GITHUB_REPOSITORY: REPOSITORY,
        GITHUB_RUN_ID: String(runId),
        TEST_REMOTE: `file://${this.#remote}`,
        TEST_ARTIFACTS: this.artifacts,
      }).flatMap(([name, value]) => ["--env", `${name}=${value}`]),
      ...["-s", `GITHUB_TOKEN=${token}`],
    ];
    const { exitCode, output } = await spawned(this.#act, args, {
      // act makes a home of its own there: it must not read this machine's settings, nor write any.
      XDG_CONFIG_HOME: join(this.#root, "config"),
    });
    return {
      exitCode,
      log: output,
      annotations: [...output.matchAll(/::(?:error|warning|notice) [^\n]*file=[^\n]*/g)].map(
        ([line]) => line,
      ),
      summary: /Summary - ([^]*?)(?=\n\[)/.exec(output)?.[1] ?? "",
    };
  }

  artifact(name: string, file: string): string | undefined {
    const path = join(this.artifacts, name, file);
    return existsSync(path) ? readFileSync(path, "utf8") : undefined;
  }

  remove(): void {
    rmSync(this.#root, { recursive: true, force: true });
  }
}

/** Every action that this project's workflows use, at its pin, with its stand-in. */
function actionPins(): Map<string, string> {
  const pins = new Map<string, string>();
  for (const file of ["action.yml", ".github/workflows/measure.yml"]) {
    if (!existsSync(join(PROJECT, file))) continue;
    const text = readFileSync(join(PROJECT, file), "utf8");
    for (const [, name = "", pin = ""] of text.matchAll(/uses: (actions\/[a-z-]+)@([0-9a-f]{40})/g)) {
      pins.set(`${name}@${pin}`, join(STAND_INS, name.slice("actions/".length)));
    }
  }
  return pins;
}

export function pinOf(action: string): string {
  const found = [...actionPins().keys()].find((pin) => pin.startsWith(`actions/${action}@`));
  if (found === undefined) throw new Error(`no workflow uses actions/${action}`);
  return found;
}

function spawned(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<{ exitCode: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: dirname(program),
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
      timeout: 540_000,
    });
    let output = "";
    const add = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on("data", add);
    child.stderr.on("data", add);
    child.on("error", reject);
    child.on("close", (code) => {
      resolve({ exitCode: code ?? -1, output });
    });
  });
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { parse } from "yaml";
import { makeRun, reads } from "../../src/core/compare/testing.js";
import { PullRequestJobs } from "./support/pull-request-jobs.js";
import type { Steps } from "./support/steps.js";

/** A job that is cancelled goes on with the steps that always run, and a further run mostly takes its place. */

const OTHER = "b".repeat(40);

let jobs: PullRequestJobs;

beforeEach(async () => {
  jobs = await PullRequestJobs.start();
});
afterEach(async () => {
  await jobs.stop();
});

async function begin(inputs: Readonly<Record<string, string>> = {}): Promise<Steps> {
  const own = jobs.begin(inputs);
  expect(await own.run("prepare")).toMatchObject({ exitCode: 0 });
  return own;
}

/** From the outcome of the measuring step to the exit code of the job. */
async function endsAs(own: Steps, outcome: string): Promise<number> {
  own.outcome = outcome;
  await own.run("judge");
  expect(await own.run("publish")).toMatchObject({ exitCode: 0 });
  return (await own.run("conclude")).exitCode;
}

async function regressed(): Promise<void> {
  const own = await begin();
  await own.measured(makeRun({ benchmarks: [reads(1.3)] }));
  expect(await endsAs(own, "success")).toBe(1);
}

const bodies = (): string[] => jobs.bodies();
const below = (body: string): string => body.slice(body.indexOf("###"));

// The runner leaves the step out where the job is cancelled right before it.
describe.each(["cancelled", "skipped"])("a run whose measuring step is %s", (outcome) => {
  test("leaves what the comment shows, says so on top, and does not pass", async () => {
    await regressed();
    const [before = ""] = bodies();
    const own = await begin();
    // What code of the change left is no result.
    await own.measured(makeRun({ benchmarks: [reads(1)] }));
    expect(await endsAs(own, outcome)).toBe(2);
    expect(own.output("verdict")).toBe("cannot-judge");
    const [body = ""] = bodies();
    expect(below(body)).toBe(below(before));
    expect(body).toMatch(/run of the same commit was cancelled before it had results/);
    expect(body).not.toContain("being measured");
    await regressed();
    expect(bodies()).toHaveLength(1);
    expect(bodies()[0]).not.toContain("cancelled");
  });

  test("begins no comment", async () => {
    expect(await endsAs(await begin(), outcome)).toBe(2);
    expect(bodies()).toEqual([]);
  });

  test("says nothing at all where there is a newer commit", async () => {
    await regressed();
    const own = await begin();
    const [before = ""] = bodies();
    jobs.server.world.pulls[0]!.headSha = OTHER;
    expect(await endsAs(own, outcome)).toBe(2);
    expect(bodies()).toEqual([before]);
  });
});

test("a run whose measuring step failed says that it can't judge", async () => {
  await regressed();
  expect(await endsAs(await begin(), "failure")).toBe(2);
  expect(bodies()).toEqual([expect.stringContaining("can't judge")]);
});

test.each<[string, (own: Steps) => void]>([
  [
    "is cut off",
    (own) => {
      own.instead = { LATENCY_GATE_JUDGED: "" };
    },
  ],
  [
    "accepted something else than lies there",
    (own) => {
      const judged = JSON.parse(own.output("judged")!) as object;
      own.instead = { LATENCY_GATE_JUDGED: JSON.stringify({ ...judged, accepted: "0".repeat(64) }) };
    },
  ],
  [
    "judged something else than lies there",
    (own) => {
      writeFileSync(join(own.folder, "results.json"), "{}");
    },
  ],
])(
  "a run whose judging step %s says that it can't judge, and not for good that it measures",
  async (_, spoil) => {
    await regressed();
    const own = await begin();
    expect(bodies()).toEqual([expect.stringContaining("being measured again")]);
    await own.measured(makeRun({ benchmarks: [reads(1)] }));
    await own.run("judge");
    spoil(own);
    expect((await own.run("publish")).exitCode).toBe(2);
    expect(bodies()).toEqual([expect.stringMatching(/can't judge[^]*step Judge/)]);
    expect(bodies()).toEqual([expect.not.stringMatching(/being measured|passed/)]);
  },
);

test("an older run that is repeated does not say of a newer comment that it is being measured", async () => {
  await regressed();
  const [before = ""] = bodies();
  jobs.server.world.pulls[0]!.headSha = OTHER;
  await begin();
  expect(bodies()).toEqual([before]);
});

describe("the measuring step of action.yml", () => {
  interface Manifest {
    readonly runs: {
      readonly steps: readonly { readonly name: string; readonly if?: string; readonly run?: string }[];
    };
  }
  const { runs } = parse(
    readFileSync(join(import.meta.dirname, "..", "..", "action.yml"), "utf8"),
  ) as Manifest;
  const measure = runs.steps.find(({ name }) => name === "Measure")!;

  test("ends when the job is cancelled: its condition does not hold any more", () => {
    expect(measure.if).toBe("!cancelled() && steps.prepare.outcome == 'success'");
  });

  test("is told of it: the runner sends the signal to the shell and to nothing below", async () => {
    const folder = mkdtempSync(join(tmpdir(), "lg-cancelled-"));
    try {
      mkdirSync(join(folder, "dist"));
      // Ends by itself at last: a shell that keeps the signal must not leave it behind.
      writeFileSync(
        join(folder, "dist", "action.js"),
        `const alone = setTimeout(() => process.exit(1), 5_000);
process.on("SIGINT", () => { clearTimeout(alone); console.log("told"); });
console.log("measuring");
`,
      );
      writeFileSync(join(folder, "step.sh"), measure.run!);
      // As the runner starts a step with `shell: bash`.
      const shell = spawn(
        "bash",
        ["--noprofile", "--norc", "-e", "-o", "pipefail", join(folder, "step.sh")],
        {
          env: { ...process.env, GITHUB_ACTION_PATH: folder },
          stdio: ["ignore", "pipe", "inherit"],
        },
      );
      let said = "";
      shell.stdout.on("data", (chunk: Buffer) => {
        said += chunk.toString();
        if (said === "measuring\n") shell.kill("SIGINT");
      });
      expect(await once(shell, "close")).toEqual([0, null]);
      expect(said).toBe("measuring\ntold\n");
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

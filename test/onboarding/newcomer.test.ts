import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { run } from "./packed.js";

const CLI = join(import.meta.dirname, "..", "..", "dist", "cli.js");

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "latency-gate-newcomer-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const CONFIG = `schema: 1
id: sums
fingerprint: [bench.mjs]
benchmarks:
  sums:
    harness: [node, bench.mjs]
    import: { tool: tinybench }
    scenarios:
      sum: { gate: [p50], tolerance: 10% }
`;
const PACKAGE = `{ "name": "sums", "type": "module", "scripts": { "bench": "node bench.mjs" } }`;
const PROJECT = { "latency-gate.yml": CONFIG, "package.json": PACKAGE, "bench.mjs": "" };

interface Mistake {
  readonly files?: Readonly<Record<string, string>>;
  /** How far the repository has come; default `committed`. */
  readonly git?: "none" | "empty" | "committed";
  readonly argv: readonly string[];
  readonly status: number;
  /** What is wrong, and what to do next. */
  readonly says: readonly string[];
}

/** What is said to somebody on the first day; test/bad-input has the mistakes of later days. */
test.each<[string, Mistake]>([
  [
    "no repository",
    {
      git: "none",
      argv: ["init", "--yes"],
      status: 2,
      says: ["no git repository", "Run `git init` and commit"],
    },
  ],
  [
    "no benchmark",
    {
      files: { "README.md": "" },
      argv: ["init", "--yes"],
      status: 2,
      says: ["No benchmark was found", 'a script named "bench" in package.json', "run init again"],
    },
  ],
  [
    "a benchmark that fills a fixed time and prints a table",
    {
      files: {
        "package.json": PACKAGE,
        "bench.mjs": `import { Bench } from "tinybench";\nconst b = new Bench({ time: 200 });\nconsole.table(b.table());\n`,
      },
      argv: ["init", "--yes"],
      status: 2,
      says: [
        'found: Node.js: the script "bench" of package.json',
        "not yet: tinybench calls a function for a fixed time",
        "Write into bench.mjs",
        "new Bench({ …, retainSamples: true })",
        "console.log(JSON.stringify(b.tasks.map(",
        "Nothing was written",
      ],
    },
  ],
  [
    "Go benchmarks, one of them with parts",
    {
      files: {
        "go.mod": "module x\n",
        "x_test.go": `func BenchmarkA(b *testing.B) {\n}\nfunc BenchmarkB(b *testing.B) {\n\tb.Run(n, f)\n}\n`,
      },
      argv: ["init", "--yes"],
      status: 0,
      says: ["note: Left out: B, whose parts (b.Run)", "written: latency-gate.yml"],
    },
  ],
  [
    "no configuration",
    { files: {}, git: "empty", argv: ["gate"], status: 2, says: ["there is none in", "`latency-gate init`"] },
  ],
  [
    "init without --yes and without a terminal",
    {
      files: { "package.json": PACKAGE },
      argv: ["init"],
      status: 0,
      says: ["Nothing was written. `npx latency-gate init --yes` writes latency-gate.yml"],
    },
  ],
  [
    "init, and what is next",
    {
      files: { "package.json": PACKAGE },
      argv: ["init", "--yes"],
      status: 0,
      says: ["written: latency-gate.yml", "commit the files", "npx latency-gate plan --baseline HEAD"],
    },
  ],
  [
    "no commits",
    { git: "empty", argv: ["gate"], status: 2, says: ["has no commits yet", "Commit what is there"] },
  ],
  [
    "one commit and nothing changed",
    { argv: ["gate"], status: 2, says: ["HEAD is the first commit", "`--baseline HEAD`"] },
  ],
  [
    "a misspelt key",
    {
      files: { ...PROJECT, "latency-gate.yml": CONFIG.replace("fingerprint", "fingreprint") },
      argv: ["plan"],
      status: 2,
      says: ["latency-gate.yml:3:1", 'did you mean "fingerprint"?'],
    },
  ],
  [
    "too few rounds for anything, before they are measured",
    {
      argv: ["plan", "--baseline", "HEAD", "--rounds", "4"],
      status: 0,
      says: [
        "This plan has too little for",
        "which will end in `insufficient`, and nothing else here varies: the run will judge nothing and exit with 2",
        "needs 10 rounds, has 4",
      ],
    },
  ],
  ["a misspelt command", { argv: ["gaet"], status: 2, says: ["Did you mean gate?"] }],
  [
    "a word that is like no command",
    {
      argv: ["migrate"],
      status: 2,
      says: ["unknown command 'migrate' (latency-gate --help shows the commands)"],
    },
  ],
  ["help", { argv: ["help"], status: 0, says: ["Usage: latency-gate", "Commands:"] }],
  [
    "help of a command",
    { argv: ["help", "gate"], status: 0, says: ["Usage: latency-gate gate", "--rounds"] },
  ],
  [
    "a wrong value of an option",
    { argv: ["gate", "--rounds", "x"], status: 2, says: ["(latency-gate gate --help shows the options)"] },
  ],
  [
    "a misspelt scenario",
    {
      argv: ["plan", "--baseline", "HEAD", "--scenario", "sums/sums/smu", "--scenario", "sums/sms"],
      status: 2,
      says: ["matches nothing. Did you mean sums/sums/sum? Did you mean sums/sums? There are: sums/sums/sum"],
    },
  ],
  [
    "a misspelt system",
    {
      argv: ["plan", "--baseline", "HEAD", "--system", "smus"],
      status: 2,
      says: ['There is no system "smus". Did you mean sums? There are: sums.'],
    },
  ],
  ["a misspelt option", { argv: ["gate", "--rouns", "4"], status: 2, says: ["Did you mean --rounds?"] }],
  [
    "a misspelt branch",
    {
      argv: ["gate", "--baseline", "mian"],
      status: 2,
      says: ['There is no commit, branch or tag named "mian". Did you mean main?'],
    },
  ],
  [
    "a benchmark that prints nothing",
    {
      argv: ["gate", "--baseline", "HEAD", "--rounds", "4"],
      status: 2,
      says: ["there is nothing in it", "results of tinybench are made by"],
    },
  ],
  [
    "a name that the tool does not report, in what is committed",
    {
      files: {
        ...PROJECT,
        "bench.mjs": `console.log(JSON.stringify([{ name: "another", latency: { samples: [1, 2] } }]));`,
      },
      argv: ["gate", "--baseline", "HEAD", "--rounds", "4"],
      status: 2,
      says: ['it reports "another"', "and commit the file before you run the gate again"],
    },
  ],
  [
    "a policy that was loosened, in the file where it stands",
    {
      argv: ["gate", "--baseline", "HEAD", "--rounds", "4"],
      files: PROJECT,
      status: 2,
      says: ["Policy change, in force after the merge: latency-gate.yml "],
    },
  ],
])("%s", (name, { files = PROJECT, git = "committed", argv, status, says }) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const author = ["-c", "user.name=A Newcomer", "-c", "user.email=newcomer@example.invalid"];
  if (git !== "none") run(["git", "init", "--quiet", "--initial-branch=main"], folder);
  if (git === "committed") {
    run(["git", "add", "--all"], folder);
    run(["git", ...author, "commit", "--quiet", "--message=One"], folder);
  }
  if (name.startsWith("a policy")) {
    writeFileSync(join(folder, "latency-gate.yml"), CONFIG.replace("10%", "90%"));
  }
  const asked = run([process.execPath, CLI, ...argv], folder, { GIT_CEILING_DIRECTORIES: tmpdir() });
  const output = asked.output.replaceAll(/\s+/g, " ");
  expect([asked.status, output]).toEqual([status, expect.anything()]);
  for (const words of says) expect(output).toContain(words);
});

import { Argument, Command, CommanderError, InvalidArgumentError, Option } from "commander";
import { IMPORT_TOOLS, TOOL_ALIASES } from "../config/import-tools.js";
import type { ImportToolName, TimeUnit } from "../config/import-tools.js";
import { STYLE_NAMES } from "../report/styles/styles.js";
import type { StyleName } from "../report/styles/styles.js";
import { DEFAULT_KEY } from "../publish/key.js";
import { nearestOf } from "../config/nearest.js";
import { linesForTerminal } from "../report/text/hostile.js";
import type {
  FolderOption,
  Invocation,
  ListFormat,
  MeasureOptions,
  OutputOptions,
  Parsed,
  PrintOptions,
  ReportFormat,
} from "./invocation.js";
import {
  collect,
  commentKey,
  commitId,
  duration,
  hexSeed,
  repositoryName,
  shardOf,
  wholeNumber,
} from "./option-values.js";

const FORMATS: readonly ReportFormat[] = ["terminal", "markdown", "json", "csv", "junit", "html"];
const LIST_FORMATS: readonly ListFormat[] = ["terminal", "json"];

/** Turns the command line into an invocation. Reads and prints nothing itself. */
export function parseCommandLine(argv: readonly string[], version: string): Parsed {
  let text = "";
  let invocation: Invocation | undefined;
  const program = defineProgram(version, (asked) => {
    invocation = asked;
  });
  const write = (chunk: string): void => {
    text += chunk;
  };
  for (const command of [program, ...program.commands]) {
    command.exitOverride().configureOutput({ writeOut: write, writeErr: write });
  }
  try {
    program.parse([...argv], { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? { kind: "text", text } : { kind: "usage", text: usageOf(text) };
  }
  return invocation === undefined
    ? { kind: "usage", text: program.helpInformation() }
    : { kind: "invocation", invocation };
}

/** What was given is named in it, and may come from a branch or a label. */
function usageOf(text: string): string {
  return linesForTerminal(withoutFarGuesses(text));
}

/** commander takes `migrate` for `gate`. */
function withoutFarGuesses(text: string): string {
  return text.replace(
    /(unknown (?:command|option) '(.+)')\n\(Did you mean (?:one of )?(.+)\?\)/,
    (_all, what: string, word: string, guesses: string) => {
      const near = nearestOf(word, guesses.split(", "));
      if (near.length === 0) return what;
      return `${what}\n(Did you mean ${near.length > 1 ? "one of " : ""}${near.join(", ")}?)`;
    },
  );
}

type Values = Record<string, unknown>;

function defineProgram(version: string, ask: (invocation: Invocation) => void): Command {
  const program = new Command("latency-gate")
    .description("Stops tail-latency regressions from being merged.")
    .version(version, "-V, --version", "print the version")
    .helpCommand("help [command]", "show the options of a command")
    .showHelpAfterError("(latency-gate --help shows the commands)");

  const add = (signature: string, description: string, example: string): Command =>
    program
      .command(signature)
      .description(description)
      .showHelpAfterError(`(latency-gate ${signature} --help shows the options)`)
      .addHelpText("after", `\nExample:\n  $ latency-gate ${example}`);

  reportOptions(
    measureOptions(
      add("gate", "build both sides, measure, compare, report and judge", "gate --system docdb --quick"),
    ),
    "results.json, the reports and the logs",
    `${VERDICT_ONLY}, and no progress`,
  ).action((values: Values) => {
    ask({ command: "gate", ...measure(values), ...output(values) });
  });
  folderOptions(
    measureOptions(
      add("run", "build and measure both sides, and write the results without judging", "run --out out/"),
    ),
  )
    .option("--candidate-only", "measure the candidate alone, to be held against stored runs", false)
    .action((values: Values) => {
      ask({ command: "run", ...measure(values), ...folder(values), ...print(values) });
    });
  listOptions(
    measureOptions(add("plan", "print what gate would measure", "plan --shards 4 --format json")),
    "print the plan without its warnings",
  )
    .option("--out <dir>", "folder for plan.json")
    .option("--shards <n>", "print a matrix of so many shards", wholeNumber(1, 256))
    .action((values: Values) => {
      const shards = values["shards"] as number | undefined;
      ask({
        command: "plan",
        shards,
        ...measure(values),
        ...list(values),
        ...folder(values),
        ...print(values),
      });
    });
  noFolder(listOptions(projectOptions(add("list", "list the systems and scenarios", "list")))).action(
    (values: Values) => {
      const config = values["config"] as string | undefined;
      ask({ command: "list", config, ...list(values), ...print(values) });
    },
  );
  reportOptions(
    add(
      "compare",
      "judge one results file, or compare a candidate's with stored ones",
      "compare main/*/results.json out/results.json",
    ),
    "the reports",
  )
    .argument(
      "<results...>",
      "a results file or a run's folder; or stored ones (ten or more advise), and the candidate's last",
    )
    .action((files: [string, ...string[]], values: Values) => {
      ask({ command: "compare", files, ...output(values) });
    });
  reportOptions(
    add("report", "render the report of a results file", "report out/results.json --format markdown"),
    "the reports",
  )
    .argument("<results>", "a results file, or the folder of a run")
    .option("--serve", "show the HTML report on this machine until Ctrl-C", false)
    .addOption(new Option("--style <report>", "as the tables of a published report").choices(STYLE_NAMES))
    .action((file: string, values: Values) => {
      const style = values["style"] as StyleName | undefined;
      ask({ command: "report", file, serve: values["serve"] as boolean, style, ...output(values) });
    });
  reportOptions(
    add("merge", "join the results of shards into one verdict", "merge shard-*/results.json --out out/"),
    "results.json and the reports",
  )
    .argument("<results...>", "the results files of all shards, or their folders")
    .action((files: string[], values: Values) => {
      ask({ command: "merge", files, ...output(values) });
    });
  textOptions(
    add(
      "comment",
      "post the report of a results file to a pull request, or update it there",
      "comment out/results.json --repository acme/store --pull-request 7",
    ),
  )
    .argument("<results>", "a results file, or the folder of a run")
    .option(
      "--repository <owner/name>",
      "where the pull request is (default: GITHUB_REPOSITORY)",
      repositoryName,
    )
    .option("--pull-request <n>", "its number", wholeNumber(1, 2 ** 31))
    .option("--head <commit>", "the commit that was judged (default: the results' candidate)", commitId)
    .option("--key <key>", "tells the comments of several gates apart", commentKey, DEFAULT_KEY)
    .option("--dry-run", "print the comment instead of posting it", false)
    .addHelpText(
      "after",
      `
The environment:
  GITHUB_TOKEN       a token that may write to pull requests; --dry-run needs none
  GITHUB_REPOSITORY  where the pull request is, unless --repository says so`,
    )
    .action((file: string, values: Values) => {
      ask({
        command: "comment",
        file,
        repository: values["repository"] as string | undefined,
        pullRequest: values["pullRequest"] as number | undefined,
        head: values["head"] as string | undefined,
        key: values["key"] as string,
        dryRun: values["dryRun"] as boolean,
        ...print(values),
      });
    });
  textOptions(add("validate", "check files against the published schemas", "validate latency-gate.yml"))
    .argument("<files...>", "configurations, manifests, harness events, results or reports")
    .action((files: string[], values: Values) => {
      ask({ command: "validate", files, ...print(values) });
    });
  textOptions(projectOptions(add("test", "set up each system and run its own tests", "test --system docdb")))
    .option("--system <id>", "only this system (repeatable)", collect, [])
    .action((values: Values) => {
      const config = values["config"] as string | undefined;
      ask({ command: "test", config, systems: values["system"] as string[], ...print(values) });
    });
  textOptions(
    add(
      "selftest",
      "show on this machine that the gate fires on a slow-down and stays quiet without one",
      "selftest",
    ),
  )
    .argument("[cases...]", "unchanged, all-10, tail-20, half-warm (default: all)")
    .action((only: string[], values: Values) => {
      ask({ command: "selftest", only, ...print(values) });
    });
  history(add, ask);
  onboarding(add, ask);
  return program;
}

function history(
  add: (signature: string, description: string, example: string) => Command,
  ask: (invocation: Invocation) => void,
): void {
  const command = add(
    "history",
    "keep the runs of the main branch, and find changes that no single pull request shows",
    "history add results.json --remote origin",
  );
  command
    .addArgument(
      new Argument("<action>", "add a run, show what changed, or make a page of it").choices([
        "add",
        "show",
        "html",
      ]),
    )
    .argument("[results]", "for add: the results file of the run")
    .addOption(new Option("--dir <folder>", "keep it in this folder").conflicts(["branch", "remote"]))
    .option("--branch <name>", "keep it on this branch (default: latency-gate-history)")
    .option("--remote <name>", "the branch of this remote: read from it, pushed to it")
    .option("--out <file>", "for html: the page's file (default: standard output)")
    .action((action: "add" | "show" | "html", results: string | undefined, values: Values) => {
      if ((action === "add") !== (results !== undefined)) {
        command.error(
          action === "add" ? "history add needs a results file." : `history ${action} takes no results file.`,
        );
      }
      const folder = values["dir"] as string | undefined;
      const remote = values["remote"] as string | undefined;
      const branch = (values["branch"] as string | undefined) ?? "latency-gate-history";
      ask({
        command: "history",
        action:
          action === "add"
            ? { kind: "add", results: results! }
            : action === "show"
              ? { kind: "show" }
              : { kind: "html", out: values["out"] as string | undefined },
        place: folder === undefined ? { kind: "branch", branch, remote } : { kind: "folder", folder },
      });
    });
}

/** What a newcomer needs: a proposal, a look at the machine, the results of a tool that is there already. */
function onboarding(
  add: (signature: string, description: string, example: string) => Command,
  ask: (invocation: Invocation) => void,
): void {
  add(
    "init",
    "propose a configuration and workflows for this repository; nothing is overwritten",
    "init --yes",
  )
    .option("--yes", "write the files without asking", false)
    .option(
      "--try",
      "build the working tree and run each benchmark once, and write the names that it reports",
      false,
    )
    .action((values: Values) => {
      ask({ command: "init", yes: values["yes"] as boolean, isTry: values["try"] as boolean });
    });
  add("doctor", "tell whether this machine is fit to measure, and how small a change it could see", "doctor")
    .option("--json", "print the findings as JSON", false)
    .option("--seconds <n>", "how long the A/A goes on", wholeNumber(2, 600), 20)
    .action((values: Values) => {
      ask({ command: "doctor", json: values["json"] as boolean, seconds: values["seconds"] as number });
    });
  const tools = [...Object.keys(IMPORT_TOOLS), ...Object.keys(TOOL_ALIASES)];
  add("import", "read another tool's results as events of the harness protocol", "import --tool go bench.txt")
    .argument("<results>", "the file that the tool wrote, or its folder; - is standard input")
    .addOption(new Option("--tool <tool>", "whose results they are").choices(tools).makeOptionMandatory())
    .addOption(
      new Option("--unit <unit>", "unit of hgrm's and hlog's values").choices(["ns", "us", "ms", "s"]),
    )
    .option("--scenarios", "print the scenarios to declare in latency-gate.yml instead", false)
    .action((path: string, values: Values) => {
      const tool = values["tool"] as string;
      ask({
        command: "import",
        tool: TOOL_ALIASES[tool] ?? (tool as ImportToolName),
        path,
        unit: values["unit"] as TimeUnit | undefined,
        show: values["scenarios"] === true ? "scenarios" : "events",
      });
    });
}

function projectOptions(command: Command): Command {
  return command.option("--config <file>", "configuration (default: latency-gate.yml upwards from here)");
}

function measureOptions(command: Command): Command {
  return projectOptions(command)
    .option("--system <id>", "only this system (repeatable)", collect, [])
    .option(
      "--scenario <pattern>",
      "only these scenarios: system/benchmark/scenario, * allowed (repeatable)",
      collect,
      [],
    )
    .option("--baseline <ref>", "compare with this commit, or with the merge base with this branch")
    .option(
      "--default-branch <name>",
      "the default branch, where neither this clone nor its remote can say (default: init.defaultBranch, main or master)",
    )
    .option(
      "--same-policy-as <ref>",
      "measure only if this commit, such as the tip of a branch, demands the same as the baseline",
    )
    .option(
      "--rounds <n>",
      "measure up to so many rounds, in place of the configuration's last look (40 by default); they come in twos, so 7 is taken as 8",
      wholeNumber(2, 1000),
    )
    .option(
      "--time-budget <duration>",
      "time for the whole run, builds included, such as 5m (default: the configuration's)",
      duration,
    )
    .option(
      "--quick",
      "measure in at most three minutes (or the configuration's quick), and say what that could not see",
      false,
    )
    .option("--studies", "measure what the studies need, too", false)
    .option(
      "--label <name>",
      "a label of the pull request: the policy's harnessChange.label lets a changed harness be compared (repeatable)",
      collect,
      [],
    )
    .option("--seed <hex>", "draw the same orders again (32 hex digits)", hexSeed)
    .option("--shard <i/n>", "measure this machine's share only", shardOf);
}

const VERDICT_ONLY = "print the verdict and what stands out";

/**
 * Of a command that prints a report and may write all of them to a folder.
 * @param written what it writes there
 */
function reportOptions(command: Command, written: string, quiet = VERDICT_ONLY): Command {
  return printOptions(
    command.addOption(formatOption(FORMATS)).option("--out <dir>", `folder for ${written}`),
    quiet,
  );
}

/** Of `run`: what it writes is not judged, so there is no report. */
function folderOptions(command: Command): Command {
  return printOptions(
    noFormat(command).option("--out <dir>", "folder for results.json and the logs"),
    "print the path of the results, and no progress",
  );
}

/** Of what is no report. */
function listOptions(command: Command, quiet?: string): Command {
  return printOptions(command.addOption(formatOption(LIST_FORMATS)), quiet);
}

/** Of a command that prints text and writes no file. */
function textOptions(command: Command): Command {
  return printOptions(noFolder(noFormat(command)));
}

function formatOption(formats: readonly ReportFormat[]): Option {
  return new Option("--format <format>", "what standard output gets").choices(formats).default("terminal");
}

/** Not offered, and refused with what there is: an option that is taken and ignored would be believed. */
function noFormat(command: Command): Command {
  return command.addOption(formatOption(["terminal"]).hideHelp());
}

function noFolder(command: Command): Command {
  const refuse = (): never => {
    throw new InvalidArgumentError(`${command.name()} writes no file, it prints to standard output.`);
  };
  return command.addOption(new Option("--out <dir>").argParser(refuse).hideHelp());
}

/** @param quiet what `--quiet` does; absent: nothing, so it is not offered, and taken for scripts that always say it */
function printOptions(command: Command, quiet?: string): Command {
  return command
    .addOption(new Option("--quiet", quiet).default(false).hideHelp(quiet === undefined))
    .option("--verbose", "print each command that was run, its folder and how long it took", false)
    .option("--no-color", "no colours (NO_COLOR is honoured, too)");
}

function output(values: Values): OutputOptions {
  return { format: values["format"] as ReportFormat, ...folder(values), ...print(values) };
}

function folder(values: Values): FolderOption {
  return { out: values["out"] as string | undefined };
}

function list(values: Values): { readonly format: ListFormat } {
  return { format: values["format"] as ListFormat };
}

function print(values: Values): PrintOptions {
  return {
    verbosity: values["quiet"] === true ? "quiet" : values["verbose"] === true ? "verbose" : "normal",
    color: values["color"] as boolean,
  };
}

function measure(values: Values): MeasureOptions {
  return {
    config: values["config"] as string | undefined,
    systems: values["system"] as string[],
    scenarios: values["scenario"] as string[],
    baseline: values["baseline"] as string | undefined,
    defaultBranch: values["defaultBranch"] as string | undefined,
    samePolicyAs: values["samePolicyAs"] as string | undefined,
    rounds: values["rounds"] as number | undefined,
    timeBudgetMs: values["timeBudget"] as number | undefined,
    quick: values["quick"] as boolean,
    studies: values["studies"] as boolean,
    candidateOnly: values["candidateOnly"] === true,
    labels: values["label"] as string[],
    seed: values["seed"] as string | undefined,
    shard: values["shard"] as MeasureOptions["shard"],
  };
}

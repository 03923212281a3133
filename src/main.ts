import { readFileSync } from "node:fs";
import { EXIT } from "./commands/exit-codes.js";
import { parseCommandLine } from "./commands/parse.js";
import type { Terminal } from "./commands/terminal.js";
import { whyOldNode } from "./platform/old-node.js";
import { workingFolder } from "./platform/working-folder.js";

/** The program: a function of its arguments that returns the exit code. What only a run needs is loaded then. */
export async function main(
  argv: readonly string[],
  cwd = workingFolder(process.env["PWD"]),
  terminal = openTerminal(),
): Promise<number> {
  const version = packageVersion();
  const parsed = parseCommandLine(argv, version);
  switch (parsed.kind) {
    case "text":
      terminal.out(parsed.text);
      return EXIT.passed;
    case "usage":
      terminal.err(parsed.text);
      return EXIT.cannotJudge;
    case "invocation": {
      const old = whyOldNode(process.versions.node);
      if (old !== undefined) {
        terminal.err(`${old}\n`);
        return EXIT.cannotJudge;
      }
      const { dispatch } = await import("./commands/dispatch.js");
      return dispatch(parsed.invocation, cwd, terminal, version);
    }
  }
}

const DEFAULT_COLUMNS = 100;

export function openTerminal(): Terminal {
  const { stdout, stderr, env } = process;
  // A reader that has seen enough (`| head`) is no error; a full disk behind `>` is, and never a verdict.
  stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") return;
    stderr.write(`Can't write the output: ${error.message}\n`);
    process.exit(EXIT.cannotJudge);
  });
  stderr.on("error", () => undefined);
  return {
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    columns: Math.max(60, stdout.columns || DEFAULT_COLUMNS),
    interactive: isTerminal(stderr),
    color: isTerminal(stdout) && (env["NO_COLOR"] ?? "") === "" && env["TERM"] !== "dumb",
  };
}

/** Node has no isTTY where there is no terminal, and a colour library that is told "undefined" decides by itself. */
function isTerminal({ isTTY = false }: { readonly isTTY?: boolean }): boolean {
  return isTTY;
}

/** dist/ and src/ both lie beside package.json. */
function packageVersion(): string {
  for (const up of ["../package.json", "../../package.json"]) {
    try {
      const text = readFileSync(new URL(up, import.meta.url), "utf8");
      const { name, version } = JSON.parse(text) as { name?: string; version?: string };
      if (name === "latency-gate" && version !== undefined) return version;
    } catch {
      // Not this one.
    }
  }
  throw new Error("latency-gate's package.json is not where it belongs: install it anew");
}

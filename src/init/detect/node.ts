import type { Argv, Ecosystem, ProposedBenchmark, Survey } from "../proposal.js";
import { allMatches, nestedBenchNames } from "./names.js";

interface Package {
  readonly name?: string;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** package.json with a vitest bench, a script that runs tinybench or mitata, or any script named bench. */
export function detectNode({ files, text }: Survey): Ecosystem | undefined {
  const own = parsePackage(text.get("package.json"));
  if (own === undefined) return undefined;
  const needs = { ...own.dependencies, ...own.devDependencies };
  const benchmarks = [...vitestBench(needs, text), ...scriptBenches(own, text)];
  const lock = files.includes("package-lock.json") || files.includes("npm-shrinkwrap.json");
  const build: Argv[] =
    Object.keys(needs).length === 0 ? [] : [["npm", lock ? "ci" : "install", "--no-audit", "--no-fund"]];
  if (own.scripts?.["build"] !== undefined) build.push(["npm", "run", "build"]);
  return { language: "Node.js", build, setup: [], benchmarks };
}

function parsePackage(text: string | undefined): Package | undefined {
  if (text === undefined) return undefined;
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === "object" && parsed !== null ? parsed : undefined;
  } catch {
    return undefined;
  }
}

function vitestBench(needs: Readonly<Record<string, string>>, text: Survey["text"]): ProposedBenchmark[] {
  const benches = [...text].filter(([path]) => /\.bench\.[cm]?[jt]sx?$/.test(path));
  if (needs["vitest"] === undefined || benches.length === 0) return [];
  const file = "${LATENCY_GATE_WORK_DIR}/vitest.json";
  return [
    {
      id: "vitest",
      found: `vitest and ${benches.map(([path]) => path).join(", ")}`,
      work: {
        kind: "import",
        tool: "vitest",
        argv: ["npx", "--no-install", "vitest", "bench", "--run", "--outputJson", file],
        file,
      },
      names: benches.flatMap(([, content]) => nestedBenchNames(content)),
      fingerprint: ["**/*.bench.*"],
      notes: ["vitest writes quantiles and no samples: the gate judges the quantile of each trial."],
    },
  ];
}

function scriptBenches(own: Package, text: Survey["text"]): ProposedBenchmark[] {
  const scripts = Object.entries(own.scripts ?? {}).filter(([name]) => /^bench(mark)?s?(:|$)/.test(name));
  return scripts.flatMap(([name, script]): ProposedBenchmark[] => {
    const argv = argvOf(script);
    const path = argv
      ?.slice(1)
      .find((part) => /\.[cm]?[jt]s$/.test(part))
      ?.replace(/^\.\//, "");
    if (argv === undefined || argv.includes("vitest")) return [];
    const content = path === undefined ? undefined : text.get(path);
    const tool = content === undefined ? undefined : printsResults(content);
    return [
      {
        id: name.replaceAll(":", "-"),
        found: `the script "${name}" of package.json`,
        work:
          tool === undefined ? { kind: "command", argv } : { kind: "import", tool, argv, file: undefined },
        names: tool === undefined ? [] : namesIn(content!, tool),
        fingerprint: path === undefined ? ["package.json"] : [path],
        notes:
          tool === undefined
            ? [
                "The whole process is timed. A script that prints tinybench's or mitata's results as JSON gives the latency of each operation.",
              ]
            : [],
      },
    ];
  });
}

/** A script of plain words as an argument vector; what needs a shell is handed to npm. */
function argvOf(script: string): Argv | undefined {
  const [program, ...rest] = script.trim().split(/\s+/);
  if (program === undefined || program === "") return undefined;
  return /^[\w./:=@%+, -]+$/.test(script) ? [program, ...rest] : ["sh", "-c", script];
}

/** The tool whose results a script prints as JSON, so that they can be read. */
function printsResults(content: string): "tinybench" | "mitata" | undefined {
  if (/from\s+["']tinybench["']/.test(content) && content.includes("JSON.stringify")) return "tinybench";
  if (/from\s+["']mitata["']/.test(content) && /format:\s*\{\s*json/.test(content)) return "mitata";
  return undefined;
}

function namesIn(content: string, tool: "tinybench" | "mitata"): string[] {
  const call = tool === "tinybench" ? /\.add\(\s*(["'`])(.+?)\1/g : /\bbench\(\s*(["'`])([^$]+?)\1/g;
  return allMatches(content, call, 2);
}

import type { Argv, Ecosystem, NamedBy, Survey } from "../proposal.js";
import { BUILD_DIR } from "./in-projects.js";
import { allMatches } from "./names.js";

const FILE = "${LATENCY_GATE_WORK_DIR}/jmh.json";

/** pom.xml with JMH: the jar that its archetype makes. */
export function detectMaven({ text }: Survey, namedBy: NamedBy, buildDir: string): Ecosystem | undefined {
  const pom = text.get("pom.xml");
  if (pom === undefined) return undefined;
  const hasJmh = pom.includes("jmh-core");
  const { names, unnamed } = benchmarksOf(text);
  return {
    language: "Java",
    build: hasJmh ? buildIn(buildDir) : [],
    environment: [],
    setup: [
      {
        uses: "actions/setup-java@be666c2fcd27ec809703dec50e508c2fdc7f6654",
        version: "v5.2.0",
        with: { distribution: "temurin", "java-version": "21" },
      },
    ],
    ungated: [],
    benchmarks: hasJmh
      ? [
          {
            id: "jmh",
            found: "jmh-core in pom.xml",
            work: {
              kind: "import",
              tool: "jmh",
              argv: runFrom(buildDir),
              file: FILE,
              statistics: ["p50", "p95", "p99"],
            },
            names,
            fingerprint: ["src/**/*Bench*.java"],
            notes: [
              "The jar is taken to be target/benchmarks.jar, as JMH's archetype makes it.",
              ...(namedBy === "trial" || unnamed.length === 0
                ? []
                : [
                    `Left out: ${unnamed.join(", ")}, which run once for each value of @Param. \`java -jar target/benchmarks.jar -lp\` lists the values; name each, as in \`from: ${unnamed[0]!}:size=10\`.`,
                  ]),
            ],
          },
        ]
      : [],
  };
}

const jarIn = (buildDir: string): string => `${buildDir}/benchmarks.jar`;

/** Maven can be told no other place for what it makes, and what is built into the source is never found again. */
function buildIn(buildDir: string): Argv[] {
  const source = `${buildDir}/source`;
  return [
    ...(buildDir === BUILD_DIR ? [] : [["mkdir", "-p", buildDir] as const]),
    ["cp", "-R", ".", source],
    ["mvn", "-q", "-f", `${source}/pom.xml`, "package", "-DskipTests"],
    ["cp", `${source}/target/benchmarks.jar`, jarIn(buildDir)],
  ];
}

/** Single calls, in short trials: a start of the JVM costs little, and tells more than a longer run of one. */
function runFrom(buildDir: string): Argv {
  return [
    "java",
    ...["-jar", jarIn(buildDir), "-f", "1"],
    ...["-wi", "1", "-w", "1s", "-i", "2", "-r", "500ms"],
    ...["-bm", "sample", "-rf", "json", "-rff", FILE],
  ];
}

function benchmarksOf(text: Survey["text"]): {
  readonly names: readonly string[];
  readonly unnamed: readonly string[];
} {
  const all = [...text].flatMap(([path, content]) => {
    const type = /([^/]+)\.java$/.exec(path)?.[1];
    if (type === undefined) return [];
    return allMatches(content, /@Benchmark\b[\s\S]*?\b(\w+)\s*\(/g)
      .filter((name) => !name.startsWith("Benchmark"))
      .map((method) => ({ name: `${type}.${method}`, hasParameters: /@Param\b/.test(content) }));
  });
  return {
    names: all.filter(({ hasParameters }) => !hasParameters).map(({ name }) => name),
    unnamed: all.filter(({ hasParameters }) => hasParameters).map(({ name }) => name),
  };
}

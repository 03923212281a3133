import type { Argv, Ecosystem, ProposedBenchmark, Survey } from "../proposal.js";
import { allMatches, folderOf } from "./names.js";

/** go.mod with `func BenchmarkX(b *testing.B)`: one test binary for each package that has some. */
export function detectGo({ files, text }: Survey): Ecosystem | undefined {
  if (!files.includes("go.mod")) return undefined;
  const packages = new Map<string, { names: string[]; nested: boolean }>();
  for (const [path, content] of text) {
    const names = path.endsWith("_test.go") ? allMatches(content, /^func Benchmark([A-Z_]\w*)\(/gm) : [];
    if (names.length === 0) continue;
    const own = packages.get(folderOf(path)) ?? { names: [], nested: false };
    packages.set(folderOf(path), {
      names: [...own.names, ...names],
      nested: own.nested || /\bb\.Run\(/.test(content),
    });
  }
  const benchmarks = [...packages].map(([folder, { names, nested }]): ProposedBenchmark => {
    const id = folder === "." ? "go" : `go-${folder.toLowerCase().replace(/[^a-z0-9.]+/g, "-")}`;
    return {
      id,
      found: `benchmarks in ${folder === "." ? "the top package" : folder}`,
      work: {
        kind: "import",
        tool: "go",
        argv: [binary(id), "-test.run=^$", "-test.bench=.", "-test.benchtime=20ms", "-test.count=15"],
        file: undefined,
      },
      names,
      fingerprint: [folder === "." ? "*_test.go" : `${folder}/*_test.go`],
      notes: nested
        ? ["Some benchmarks have parts (b.Run): name each part, as in `from: Append/n=100`."]
        : [],
    };
  });
  return {
    language: "Go",
    build: [...packages.keys()].map((folder, index): Argv => {
      const pkg = folder === "." ? "." : `./${folder}`;
      return ["go", "test", "-c", "-o", binary(benchmarks[index]!.id), pkg];
    }),
    setup: [
      {
        uses: "actions/setup-go@924ae3a1cded613372ab5595356fb5720e22ba16",
        version: "v6.5.0",
        with: { "go-version-file": "go.mod" },
      },
    ],
    benchmarks,
  };
}

function binary(id: string): string {
  return `\${LATENCY_GATE_BUILD_DIR}/${id}.test`;
}

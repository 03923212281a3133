import type { ImportedBenchmark, ToolFile } from "../model.js";

/** `cargo bench` of libtest and of its `bencher` look-alikes: `test NAME ... bench:  1,234 ns/iter (+/- 56)`. */
export function readCargoBench({ text }: ToolFile): ImportedBenchmark[] {
  const lines = text.matchAll(/^test (.*\S)\s+\.\.\. bench:\s+([\d,.]+) ns\/iter \(\+\/- [\d,.]+\)/gm);
  return [...lines].map(([, name = "", ns = ""]) => ({
    name,
    latency: [],
    values: [{ metric: "latency-p50", unit: "ns", better: "lower", value: Number(ns.replaceAll(",", "")) }],
    errors: [],
    caveats: [{ code: "summary-only", what: "libtest prints the median and nothing else" }],
  }));
}

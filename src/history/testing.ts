/** Histories with known changes, for tests. */
import type { HistoryMetric, HistoryRecord } from "./record.js";

/** Marsaglia's xorshift32 and the polar method. */
function gaussian(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0 || 1;
  const uniform = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  for (let i = 0; i < 20; i += 1) uniform();
  return () => {
    for (;;) {
      const [a, b] = [2 * uniform() - 1, 2 * uniform() - 1];
      const square = a * a + b * b;
      if (square > 0 && square < 1) return a * Math.sqrt((-2 * Math.log(square)) / square);
    }
  };
}

/** `level` in nanoseconds of each commit, with log-normal noise. */
export function series(
  seed: number,
  length: number,
  noise: number,
  level: (commit: number) => number,
): Float64Array {
  const next = gaussian(seed);
  return Float64Array.from({ length }, (_, i) => 1e6 * level(i) * Math.exp(noise * next()));
}

/** +0.3 % a commit from commit 240 to 259, and on at +6.2 %. */
export const creep = (commit: number): number => 1.003 ** Math.max(0, Math.min(20, commit - 239));

/** Of 500 commits: one metric creeps, one gets better at commit 300, one stays; another machine from 420 on. */
export function makeRecords(): HistoryRecord[] {
  const lines = [
    { name: "kv/crud/read latency", statistic: "p99", values: series(1, 500, 0.01, creep) },
    {
      name: "kv/crud/create latency",
      statistic: "p95",
      values: series(2, 500, 0.01, (i) => (i < 300 ? 2 : 1.8)),
    },
    { name: "kv/scan/all latency", statistic: "p50", values: series(3, 500, 0.02, () => 3) },
  ];
  return Array.from({ length: 500 }, (_, commit): HistoryRecord => {
    const at = new Date(Date.UTC(2026, 0, 1) + commit * 6 * 3_600_000).toISOString().replace(".000Z", "Z");
    return {
      kind: "latency-gate-history",
      schema: 1,
      commit: ((commit * 2_654_435_761) >>> 0).toString(16).padStart(8, "0").padEnd(40, "0"),
      committedAt: at,
      subject: `Change number ${commit} </script><img src=x>`,
      runId: `run-${commit}`,
      measuredAt: at,
      gateVersion: "0.1.0",
      host: { fingerprint: commit < 420 ? "one" : "two", cpuModel: "AMD EPYC 7763", cpuCount: 4 },
      metrics: lines.map(({ name, statistic, values }): HistoryMetric => {
        const value = values[commit]!;
        return {
          name,
          statistic,
          unit: "ns",
          better: "lower",
          value,
          low: value * 0.98,
          high: value * 1.025,
          rounds: 20,
        };
      }),
    };
  });
}

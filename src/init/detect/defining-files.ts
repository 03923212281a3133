import type { ProposedBenchmark } from "../proposal.js";

/** The files that define the work; where none of its own was found, the one that starts it, with what that means. */
export function definingFiles(
  own: readonly string[],
  starter: string,
): Pick<ProposedBenchmark, "fingerprint" | "notes"> {
  if (own.length > 0) return { fingerprint: own, notes: [] };
  const note = `Any change of ${starter} is other work: better name the benchmark's own files in \`fingerprint\`.`;
  return { fingerprint: [starter], notes: [note] };
}

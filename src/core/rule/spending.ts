/**
 * How an error rate is spent over the looks (Lan and DeMets 1983), by the power family of Kim and
 * DeMets (1987): the share t^2 of it is spent when the share t of the rounds is measured. Most is
 * left for the last look, so looking early costs the last look little.
 */
const SPENDING_POWER = 2;
/**
 * Of claims that a candidate differs, and of p-values: what is not clear early needs the last look, and has
 * nearly all of it then.
 */
const LATE_SPENDING_POWER = 5;
/** What is spent evenly over the rounds at the least, so that what is plain is known at the first look. */
const LEAST_EVENLY = 1 / 4;

/** The share of an error rate that may be spent up to and with each look; the last is 1. */
export function cumulativeSpending(looks: readonly number[]): number[] {
  return spent(looks, SPENDING_POWER);
}

/** The same with more left for the later looks, but for what is plain at once. */
export function lateSpending(looks: readonly number[]): number[] {
  const evenly = spent(looks, 1);
  return spent(looks, LATE_SPENDING_POWER).map((share, look) =>
    Math.max(share, LEAST_EVENLY * evenly[look]!),
  );
}

function spent(looks: readonly number[], power: number): number[] {
  const last = looks.at(-1)!;
  return looks.map((look) => (look / last) ** power);
}

/** The share that each look adds. */
export function spendingWeights(looks: readonly number[]): number[] {
  return cumulativeSpending(looks).map((share, i, all) => share - (all[i - 1] ?? 0));
}

/**
 * The share that each look adds where the same is spent on every round: for what may not spend the rest when
 * a run ends early, so that the looks that are reached have as much as can be.
 */
export function evenWeights(looks: readonly number[]): number[] {
  return looks.map((look, i) => (look - (looks[i - 1] ?? 0)) / looks.at(-1)!);
}

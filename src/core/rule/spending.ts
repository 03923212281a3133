/**
 * How an error rate is spent over the looks (Lan and DeMets 1983), by the power family of Kim and
 * DeMets (1987): the share t^2 of it is spent when the share t of the rounds is measured. Most is
 * left for the last look, so looking early costs the last look little.
 */
const SPENDING_POWER = 2;

/** The share of an error rate that may be spent up to and with each look; the last is 1. */
export function cumulativeSpending(looks: readonly number[]): number[] {
  const last = looks.at(-1)!;
  return looks.map((look) => (look / last) ** SPENDING_POWER);
}

/**
 * Of claims that a candidate differs, and of p-values: this share is spent evenly over the rounds, so that
 * what is plain is known at the first look. What is not needs the last look, which has the rest.
 */
const EARLY_SHARE = 1 / 4;

/** The share of an error rate that may be spent up to and with each look, most of it at the last one. */
export function lateSpending(looks: readonly number[]): number[] {
  const last = looks.at(-1)!;
  return looks.map((look) => (look === last ? 1 : (EARLY_SHARE * look) / last));
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

import type { Rule } from "../rules.js";
import { ALTERNATING } from "./alternating.js";
import { POOLED_BOOTSTRAP } from "./bootstrap.js";
import { EARLIER_COUNTS, EARLIER_SIGNED_RANK } from "./earlier.js";
import { E_DIVISIVE } from "./e-divisive.js";
import { HISTORY_FENCE } from "./history.js";
import { BENCHSTAT, GOOGLE_BENCHMARK } from "./mann-whitney.js";
import { AUTO_SAMPLING, BEYOND_DEVIATION, WELCH } from "./mean-tests.js";
import { meanRatio, pooledQuantileRatio } from "./point-ratio.js";

const ACTION = "https://github.com/benchmark-action/github-action-benchmark";

/** This project's own rules of before. */
export const EARLIER: readonly Rule[] = [EARLIER_SIGNED_RANK, EARLIER_COUNTS];

/** The rules that people use today, each from its public description or its source, which it names. */
export const PEERS: readonly Rule[] = [
  meanRatio("mean > 200 % (github-action-benchmark)", ACTION, 2),
  meanRatio("mean > 110 %", ACTION, 1.1),
  pooledQuantileRatio("pooled quantile > 105 %", "a threshold on one number, as most scripts have it", 1.05),
  pooledQuantileRatio("pooled quantile > 110 %", "a threshold on one number, as most scripts have it", 1.1),
  BENCHSTAT,
  GOOGLE_BENCHMARK,
  WELCH,
  AUTO_SAMPLING,
  POOLED_BOOTSTRAP,
  BEYOND_DEVIATION,
  HISTORY_FENCE,
  E_DIVISIVE,
  ALTERNATING,
];

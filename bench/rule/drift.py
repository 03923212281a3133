"""What the order in time is worth where noise drifts: for in-time.py and simple-laws.py."""

import statistics

import numpy as np

from the_rule import weights

QUADS, DRAWS, LAGS = 10, 400, (1, 2, 3, 4, 5, 6)
MEDIAN_TO_DEVIATION = 0.6745
NORMAL = statistics.NormalDist()
CANDIDATE = np.array([[0, 0, 1, 1], [0, 1, 0, 1], [0, 1, 1, 0], [1, 0, 0, 1], [1, 0, 1, 0], [1, 1, 0, 0]])


def shares(ratio, steps=1, quads=QUADS):
    """Of what generalised least squares know, for r = 1 and q = ratio: what differences within quads, the rule's weights, those
    with the border always, and the best of each quad by itself take up."""
    trials = 4 * quads
    alike, alone, among_others = weights(trials, {1: 1, 2: 1, 3: 1}, {}), weights(trials), weights(trials, across={})
    at = np.arange(trials) + np.arange(trials) // 4 * (steps - 1)
    walk = np.minimum.outer(at, at) + 0.0
    # A level that may be any: a variance that is far larger than all others.
    covariance = np.eye(trials) + ratio * walk + 1e6
    precision = np.linalg.inv(covariance)
    of_quad = np.linalg.inv(covariance[:4, :4])
    draw = np.random.default_rng(1)
    known, taken = 0.0, np.zeros(4)
    for _ in range(DRAWS):
        z = CANDIDATE[draw.integers(0, 6, quads)].ravel().astype(float)
        known += z @ precision @ z
        for i, kernel in enumerate((alike, alone if steps == 1 else among_others, alone)):
            # Each trial against those around it; then the candidate's less the baseline's.
            sums = (z - 0.5) @ (np.diag(kernel.sum(1)) - kernel)
            taken[i] += (sums @ z) ** 2 / (sums @ covariance @ sums)
        taken[3] += sum(z[i : i + 4] @ of_quad @ z[i : i + 4] for i in range(0, trials, 4))
    return taken / known


def drift_to_noise(trials, beyond=0.1):
    """q/r of the logarithm of P90, or of another quantile, as the median distance of trials that lie one to six apart says it."""
    levels = np.log(np.quantile(trials, 1 - beyond, axis=1))
    squares = [(np.median(np.abs(levels[lag:] - levels[:-lag])) / MEDIAN_TO_DEVIATION) ** 2 for lag in LAGS]
    slope, start = np.polyfit(LAGS, squares, 1)
    return max(0.0, slope) / max(start / 2, 1e-2 * squares[0], 1e-12)


def with_order(bound, share, level):
    """Of a test of normal noise: the change in standard errors grows by the root of what more is known."""
    critical = -NORMAL.inv_cdf(level)
    return NORMAL.cdf((critical + NORMAL.inv_cdf(min(max(bound, 1e-9), 1 - 1e-9))) / share**0.5 - critical)

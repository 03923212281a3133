"""What the order in time is worth: how much of what trials tell of a change the rule's sums take up.

    python3 bench/rule/in-time.py [folder ...]

Needs numpy. The first table is of normal noise of two kinds: of each trial by itself (variance r), and of the machine,
which drifts by steps between trials (variance q): the local level model (Muth 1960). Between two quads of a benchmark
lie as many steps as are said: one where nothing else is measured, four for each other benchmark. What generalised least squares
know of the change (Aitken 1936) is all there is; the other columns are the shares of it that are taken up by sums of
differences within quads that count alike, by the weights of the rule (src/core/rule/around.ts; across the border of
quads where nothing else is measured), by those if the border always counted, and by the best of each quad by itself. A share of 0.8 is worth 0.8 of the rounds.

The second table has for each trace q/r of its log P90, as the median distance of trials that lie one to six apart
says it, the share that differences within quads take up then, and that of the rule's weights; and what becomes of a
bound of the power of rules that judge quads by themselves, at the level of 0.15 %, for rules that know all there is.
"""

import gzip
import json
import pathlib
import statistics
import sys

import numpy as np

from the_rule import weights

QUADS, DRAWS, LAGS = 10, 400, (1, 2, 3, 4, 5, 6)
TRIALS = 4 * QUADS
MEDIAN_TO_DEVIATION = 0.6745
LEVEL, BOUNDS = 0.0015, (0.42, 0.56, 0.64, 0.67, 0.7, 0.75)
NORMAL = statistics.NormalDist()
CANDIDATE = np.array([[0, 0, 1, 1], [0, 1, 0, 1], [0, 1, 1, 0], [1, 0, 0, 1], [1, 0, 1, 0], [1, 1, 0, 0]])


ALIKE, ALONE, AMONG_OTHERS = weights(TRIALS, {1: 1, 2: 1, 3: 1}, {}), weights(TRIALS), weights(TRIALS, across={})


def shares(ratio, steps=1):
    """Of the four columns, for r = 1 and q = ratio."""
    at = np.arange(TRIALS) + np.arange(TRIALS) // 4 * (steps - 1)
    walk = np.minimum.outer(at, at) + 0.0
    # A level that may be any: a variance that is far larger than all others.
    covariance = np.eye(TRIALS) + ratio * walk + 1e6
    precision = np.linalg.inv(covariance)
    of_quad = np.linalg.inv(covariance[:4, :4])
    draw = np.random.default_rng(1)
    known, taken = 0.0, np.zeros(4)
    for _ in range(DRAWS):
        z = CANDIDATE[draw.integers(0, 6, QUADS)].ravel().astype(float)
        known += z @ precision @ z
        for i, kernel in enumerate((ALIKE, ALONE if steps == 1 else AMONG_OTHERS, ALONE)):
            # Each trial against those around it; then the candidate's less the baseline's.
            sums = (z - 0.5) @ (np.diag(kernel.sum(1)) - kernel)
            taken[i] += (sums @ z) ** 2 / (sums @ covariance @ sums)
        taken[3] += sum(z[i : i + 4] @ of_quad @ z[i : i + 4] for i in range(0, TRIALS, 4))
    return taken / known


def traces(folder):
    for name, entry in json.loads((folder / "traces.json").read_text())["same"].items():
        n = entry["samplesPerTrial"]
        if n < 20:
            continue
        trials = np.frombuffer(gzip.open(folder / f"{name}.u32.gz").read(), "<u4").astype(float).reshape(-1, 2, n)
        trials[1::2] = trials[1::2, ::-1].copy()
        yield name, np.log(np.quantile(trials.reshape(-1, n), 0.9, axis=1))


def drift_to_noise(levels):
    squares = [(np.median(np.abs(levels[lag:] - levels[:-lag])) / MEDIAN_TO_DEVIATION) ** 2 for lag in LAGS]
    slope, start = np.polyfit(LAGS, squares, 1)
    return max(0.0, slope) / max(start / 2, 1e-2 * squares[0], 1e-12)


def with_order(bound, share):
    """Of a test of normal noise: the change in standard errors grows by the root of what more is known."""
    critical = -NORMAL.inv_cdf(LEVEL)
    return NORMAL.cdf((critical + NORMAL.inv_cdf(bound)) / share**0.5 - critical)


print("| q/r | steps between quads | differences within quads | the rule's weights | with the border always | best of each quad by itself |\n|---:|---:|---:|---:|---:|---:|")
for steps in (1, 5, 41):
    for ratio in (0, 0.1, 0.3, 1, 3):
        print(f"| {ratio} | {steps} | {' | '.join(f'{share:.2f}' for share in shares(ratio, steps))} |")
columns = "".join(f" at most {bound:.0%} |" for bound in BOUNDS)
print(f"\n| trace | q/r | differences within quads | the rule's weights |{columns}\n|---|---:|---:|---:|{'---:|' * len(BOUNDS)}")
for folder in map(pathlib.Path, sys.argv[1:] or ["fixtures/traces"]):
    for name, levels in traces(folder):
        ratio = drift_to_noise(levels)
        alike, weighed, *_ = shares(ratio)
        then = "".join(f" {with_order(bound, alike):.0%} |" for bound in BOUNDS)
        print(f"| {folder.name} {name} | {ratio:.2f} | {alike:.2f} | {weighed:.2f} |{then}")

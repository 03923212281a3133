"""What was tried on the way to the rule: power of one test at its last look, by score and by estimator.

Needs numpy and scipy. Reads fixtures/traces (or the folder given), prints a Markdown table: share of
runs in which a change of 10 % is told from one of 5 % at the level 0.045, over the drawn arrangements
of quads (400 redrawn ones give the p-value), averaged over the traces with many samples a trial.
"""

import gzip
import json
import pathlib
import sys

import numpy as np
from scipy.stats import beta

FOLDER = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "fixtures/traces")
GAP, LEVEL, RUNS, REDRAWN = np.log(1.1 / 1.05), 0.045, 300, 400
SPLITS = [((0, 1), (2, 3)), ((0, 2), (1, 3)), ((0, 3), (1, 2)), ((2, 3), (0, 1)), ((1, 3), (0, 2)), ((1, 2), (0, 3))]
CANDIDATE = np.zeros((6, 4))
for split, (candidate, _) in enumerate(SPLITS):
    CANDIDATE[split, list(candidate)] = 1


def load():
    for name, entry in json.loads((FOLDER / "traces.json").read_text())["same"].items():
        n = entry["samplesPerTrial"]
        if n < 20:
            continue
        trials = np.frombuffer(gzip.open(FOLDER / f"{name}.u32.gz").read(), "<u4").astype(float).reshape(-1, 2, n)
        trials[1::2] = trials[1::2, ::-1].copy()
        yield name, trials.reshape(-1, n)


def differences(score):
    return lambda x: np.stack([sum(score(x[..., c] - x[..., b]) for c in cs for b in bs) for cs, bs in SPLITS], -1)


def aligned(score):
    def of(x):
        z = score(x - np.median(x, axis=2, keepdims=True))
        return np.stack([z[..., c].sum(-1) - z[..., b].sum(-1) for c, b in SPLITS], -1)

    return of


def ranks(z):
    flat = z.reshape(len(z), -1)
    return (flat.argsort(1).argsort(1) - (flat.shape[1] - 1) / 2).reshape(z.shape)


def clipped(limit):
    return lambda d: np.clip(d / limit, -1, 1)


def quantile(trials, q):
    return np.log(np.quantile(trials, q, axis=1))


def harrell_davis(trials, q):
    n = trials.shape[1]
    weights = np.diff(beta.cdf(np.arange(n + 1) / n, (n + 1) * q, (n + 1) * (1 - q)))
    return np.log(np.sort(trials, axis=1) @ weights)


def trimmed(trials, q):
    n = trials.shape[1]
    low, high = int((1 - (1 - q) * 1.5) * n), int((1 - (1 - q) * 0.5) * n)
    return np.log(np.sort(trials, axis=1))[:, low : max(high, low + 1)].mean(1)


def merged(trials, q):
    """Longer trials: each value stands for four trials in a row."""
    whole = len(trials) - len(trials) % 16
    return quantile(trials[:whole].reshape(whole // 4, -1), q)


def chunks(parts):
    def of(trials, q):
        size = trials.shape[1] // parts
        cut = trials[:, : size * parts].reshape(len(trials), parts, size)
        return np.median(np.log(np.quantile(cut, q, axis=2)), axis=1)

    return of


def power(values, quads, scoring):
    draw = np.random.default_rng(1)
    starts = 4 * draw.integers(0, max(0, len(values[0]) - 4 * quads) // 4 + 1, RUNS)
    arranged = draw.integers(0, 6, (RUNS, quads))
    redrawn = draw.integers(0, 6, (RUNS, REDRAWN, quads))
    total = 0
    for y in values:
        x = y[starts[:, None] + np.arange(4 * quads)].reshape(RUNS, quads, 4)
        total = total + scoring(x + GAP * CANDIDATE[arranged])
    observed = np.take_along_axis(total, arranged[..., None], 2)[..., 0].sum(1)
    sums = sum(np.take_along_axis(total[:, j], redrawn[:, :, j], 1) for j in range(quads))
    p = (1 + (sums >= observed[:, None] - 1e-9).sum(1)) / (1 + REDRAWN)
    return (p <= LEVEL).mean()


def around(factors):
    return lambda q: [lambda t, q, f=f: quantile(t, 1 - f * (1 - q)) for f in factors]


def one(estimator):
    return lambda q: [estimator]


BEST = differences(clipped(0.05))
TRIED = [
    ("signs of the differences (counts in quads)", one(quantile), differences(np.sign)),
    ("asinh of the differences, scale 0.5 %", one(quantile), differences(lambda d: np.arcsinh(d / 0.005))),
    ("differences, limit 2.5 %", one(quantile), differences(clipped(0.025))),
    ("differences, limit 5 %", one(quantile), BEST),
    ("differences, limit 10 %", one(quantile), differences(clipped(0.1))),
    ("differences, limit 20 %", one(quantile), differences(clipped(0.2))),
    ("sum of limits 2 % and 10 %", one(quantile), differences(lambda d: clipped(0.02)(d) + clipped(0.1)(d))),
    ("aligned by the quad's median, limit 5 %", one(quantile), aligned(clipped(0.05))),
    ("ranks of aligned values", one(quantile), aligned(ranks)),
    ("limit 5 %, Harrell-Davis", one(harrell_davis), BEST),
    ("limit 5 %, trimmed mean of order statistics", one(trimmed), BEST),
    ("limit 5 %, median of 3 parts of the trial", one(chunks(3)), BEST),
    ("limit 5 %, median of 5 parts of the trial", one(chunks(5)), BEST),
    ("limit 5 %, four neighbouring trials in one", one(merged), BEST),
    ("limit 5 %, with Harrell-Davis", lambda q: [quantile, harrell_davis], BEST),
    ("limit 5 %, with neighbours at 1.2 and 0.83 of the tail", around([1.2, 1, 0.83]), BEST),
    ("limit 5 %, with neighbours at 1.4 and 0.7 of the tail", around([1.4, 1, 0.7]), BEST),
    ("limit 5 %, with neighbours at 2 and 0.5 of the tail (adopted)", around([2, 1, 0.5]), BEST),
]

traces = list(load())
print("| score and estimator | P95, 20 rounds | P99, 40 rounds |")
print("|---|---:|---:|")
for title, estimators, scoring in TRIED:
    cells = []
    for q, quads in ((0.95, 10), (0.99, 20)):
        usable = [t for _, t in traces if t.shape[1] * (1 - q) >= 5 and len(t) >= 4 * quads]
        shares = [power([e(t, q) for e in estimators(q)], quads, scoring) for t in usable]
        cells.append(f"{100 * np.mean(shares):.1f}")
    print(f"| {title} | {cells[0]} | {cells[1]} |", flush=True)

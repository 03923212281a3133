"""What was tried on the way to the rule: power of one test at its last look, by score and by estimator.

    python3 bench/rule/tried.py [folder] [text]

Needs numpy and scipy. Reads fixtures/traces (or the folder given), prints two Markdown tables of the rows
whose title contains the text (all): share of runs in which a change of 10 % is told from one of 5 % at
the level 0.045, over the drawn arrangements of quads (400 redrawn ones give the p-value), averaged over
the traces with many samples a trial; and the same for several tests that share the level 0.05, for +10 %
on every operation and for +20 % on the slowest ones, from a threshold near the quantile on.
"""

import pathlib
import sys

import numpy as np
from scipy.stats import beta

from quads import CANDIDATE, SPLITS
from trials import trials_of

FOLDER = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "fixtures/traces")
WANTED = sys.argv[2] if len(sys.argv) > 2 else ""
GAP, LEVEL, RUNS, REDRAWN = np.log(1.1 / 1.05), 0.045, 300, 400


def differences(score):
    return lambda x: np.stack([sum(score(x[..., c] - x[..., b]) for c in cs for b in bs) for cs, bs in SPLITS], -1)


def near_in_time(score, share):
    """Differences of neighbours in time weigh more."""
    return lambda x: np.stack(
        [sum(share ** (abs(c - b) - 1) * score(x[..., c] - x[..., b]) for c in cs for b in bs) for cs, bs in SPLITS], -1
    )


def by_drift(x):
    """The limit follows the distance of neighbouring quads, which no arrangement changes."""
    moves = np.median(np.abs(np.diff(x.mean(-1), axis=1)), axis=1)
    limit = np.maximum(0.05, moves)[:, None]
    return np.stack(
        [sum(np.clip((x[..., c] - x[..., b]) / limit, -1, 1) for c in cs for b in bs) for cs, bs in SPLITS], -1
    )


def smoothed(score):
    """Each trial less the median of the four around it in time."""

    def of(x):
        y = x.reshape(len(x), -1)
        padded = np.pad(y, ((0, 0), (2, 2)), constant_values=np.nan)
        around = np.stack([padded[:, 2 + o : 2 + o + y.shape[1]] for o in (-2, -1, 1, 2)], -1)
        z = score(y - np.nanmedian(around, -1)).reshape(x.shape)
        return np.stack([z[..., c].sum(-1) - z[..., b].sum(-1) for c, b in SPLITS], -1)

    return of


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


def falling(limit, flat, least):
    """As before up to the limit, and less again beyond `flat`: not monotone in the tolerance."""

    def score(d):
        size = np.abs(d)
        beyond = np.maximum(least, flat / np.maximum(size, flat))
        return np.sign(d) * np.where(size <= limit, size / limit, beyond)

    return score


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


def parts(factor, count):
    """The middle of the parts' quantiles, where each part has three samples beyond."""

    def of(trials, q):
        beyond = factor * (1 - q)
        if trials.shape[1] * beyond < 3 * count:
            return quantile(trials, 1 - beyond)
        return chunks(count)(trials, 1 - beyond)

    return of


def calmest(factor):
    """The least of the parts' quantiles; each part has five samples beyond, and there are ten at most."""

    def of(trials, q):
        beyond = factor * (1 - q)
        count = min(10, int(trials.shape[1] * beyond / 5 + 1e-9))
        if count < 2:
            return quantile(trials, 1 - beyond)
        size = trials.shape[1] // count
        cut = trials[:, : size * count].reshape(len(trials), count, size)
        return np.log(np.quantile(cut, 1 - beyond, axis=2)).min(1)

    return of


def with_parts(factor, count, factors=(2, 1, 0.5)):
    return lambda q: [*around(factors)(q), parts(factor, count)]


def with_calmest(q):
    return [around([2])(q)[0], calmest(2)]


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
    ("limit 5 %, with neighbours at 2 and 0.5 of the tail", around([2, 1, 0.5]), BEST),
    ("neighbours at 2 and 0.5, weight 0.7 for each step in time", around([2, 1, 0.5]), near_in_time(clipped(0.05), 0.7)),
    ("neighbours at 2 and 0.5, limit by the drift of quads", around([2, 1, 0.5]), by_drift),
    ("neighbours at 2 and 0.5, less the median of four around", around([2, 1, 0.5]), smoothed(clipped(0.05))),
    ("neighbours at 2 and 0.5, and 3 parts at 1", with_parts(1, 3), BEST),
    ("neighbours at 2 and 0.5, and 3 parts at 1.5", with_parts(1.5, 3), BEST),
    ("neighbours at 2 and 0.5, and 3 parts at 2", with_parts(2, 3), BEST),
    ("neighbours at 2 and 0.5, and 5 parts at 2", with_parts(2, 5), BEST),
    ("neighbours at 2 and 0.5, and 3 parts at 3", with_parts(3, 3), BEST),
    ("neighbour at 2, and 3 parts at 2", with_parts(2, 3, (2, 1)), BEST),
    ("neighbour at 2 and 3 parts at 2, without the quantile", with_parts(2, 3, (2,)), BEST),
    ("neighbour at 2, and the calmest part at 2 (adopted, towards the body)", with_calmest, BEST),
    ("the same, differences beyond 10 % count less, half from 20 % on", with_calmest, differences(falling(0.05, 0.1, 0.5))),
    ("the same, differences beyond 5 % count less", with_calmest, differences(falling(0.05, 0.05, 0))),
]

CALMEST = "calmest"
OWN, TAIL = [(1, 1)], [(1, 1), (0.5, 1)]

SHARED = [
    ("with neighbours 0.8, own 0.2, no parts", [(0.8, [(1, 1), (2, 1), (0.5, 1)]), (0.2, OWN)]),
    ("body with 3 parts 0.6, tail 0.3, own 0.1", [(0.6, [(1, 1), (2, 1), (2, 3)]), (0.3, TAIL), (0.1, OWN)]),
    ("body with the calmest part 0.6, tail 0.3, own 0.1", [(0.6, [(2, 1), (2, CALMEST)]), (0.3, TAIL), (0.1, OWN)]),
    ("the same, 0.75, 0.2 and 0.05 (adopted)", [(0.75, [(2, 1), (2, CALMEST)]), (0.2, TAIL), (0.05, OWN)]),
]
EFFECTS = [(0.1, None), (0.2, 1.3), (0.2, 2.5)]


def number_of(factor, count, q):
    if count == CALMEST:
        return calmest(factor)
    return parts(factor, count) if count > 1 else around([factor])(q)[0]


def p_values(total, arranged, redrawn):
    observed = np.take_along_axis(total, arranged[..., None], 2)[..., 0].sum(1)
    sums = sum(np.take_along_axis(total[:, j], redrawn[:, :, j], 1) for j in range(arranged.shape[1]))
    return (1 + (sums >= observed[:, None] - 1e-9).sum(1)) / (1 + redrawn.shape[1])


def shared_power(trials, q, quads, tests, effect, beyond):
    """Several tests, each with its share of 0.05; the candidate's slowest operations are moved."""
    draw = np.random.default_rng(1)
    starts = 4 * draw.integers(0, max(0, len(trials) - 4 * quads) // 4 + 1, RUNS)
    arranged = draw.integers(0, 6, (RUNS, quads))
    redrawn = draw.integers(0, 6, (RUNS, 1000, quads))
    threshold = 0 if beyond is None else np.median(np.quantile(trials, 1 - beyond * (1 - q), axis=1))
    slowed = np.where(trials >= threshold, trials * (1 + effect), trials)
    at = starts[:, None] + np.arange(4 * quads)
    found = np.zeros(RUNS, bool)
    for share, voters in tests:
        total = 0
        for factor, count in voters:
            number = number_of(factor, count, q)
            before, after = (y[at].reshape(RUNS, quads, 4) for y in (number(trials, q), number(slowed, q) - np.log(1.05)))
            total = total + BEST(np.where(CANDIDATE[arranged] > 0, after, before))
        found |= p_values(total, arranged, redrawn) <= share * 0.05
    return found.mean()


traces = list(trials_of(FOLDER))


def table(head, rows):
    print(f"| {' | '.join(head)} |\n|---|{'---:|' * (len(head) - 1)}")
    for title, shares in rows:
        if WANTED in title:
            print(f"| {title} | {' | '.join(f'{100 * share():.1f}' for share in shares)} |", flush=True)
    print()


def mean_over(q, quads, of):
    usable = [t for _, t in traces if t.shape[1] * (1 - q) >= 5 and len(t) >= 4 * quads]
    return np.mean([of(t) for t in usable])


CASES = [(0.95, 10), (0.99, 20)]
table(
    ["score and estimator", "P95, 20 rounds", "P99, 40 rounds"],
    [
        (title, [
            lambda q=q, n=n, e=estimators, s=scoring: mean_over(q, n, lambda t: power([f(t, q) for f in e(q)], n, s))
            for q, n in CASES
        ])
        for title, estimators, scoring in TRIED
    ],
)
table(
    ["tests that share the level"]
    + [f"P{100 * q:.0f} {'all +10 %' if b is None else f'+20 % from {b} of the tail on'}" for q, _ in CASES for _, b in EFFECTS],
    [
        (title, [
            lambda q=q, n=n, e=e, b=b, tests=tests: mean_over(q, n, lambda t: shared_power(t, q, n, tests, e, b))
            for q, n in CASES
            for e, b in EFFECTS
        ])
        for title, tests in SHARED
    ],
)

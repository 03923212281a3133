"""What counting how alike trials are costs where the candidate does not move all trials alike.

    python3 bench/rule/not-alike.py

Needs numpy. Prints a Markdown table: share of runs in which a candidate is told from the tested shift at the level 0.05,
in one test of one number within quads, by the scores alone and with how alike the trials of each side are. The last
rows are the power against a change, in noise of which most is steady.
"""

import numpy as np

from the_rule import WITHIN, agreement, falling

RUNS, REDRAWN, LEVEL = 4000, 1000, 0.05
SPLITS = [((0, 1), (2, 3)), ((0, 2), (1, 3)), ((0, 3), (1, 2)), ((2, 3), (0, 1)), ((1, 3), (0, 2)), ((1, 2), (0, 3))]
CANDIDATE = np.zeros((6, 4))
for split, (candidate, _) in enumerate(SPLITS):
    CANDIDATE[split, list(candidate)] = 1


def apart(x):
    """x: runs, quads, four trials; of each arrangement, as the rule scores trials within a quad."""
    of = {(i, j): WITHIN[abs(i - j)] * falling(x[..., i] - x[..., j]) for i in range(4) for j in range(4) if i != j}
    trial = [sum(of[i, j] for j in range(4) if j != i) for i in range(4)]
    return np.stack([sum(trial[c] for c in cs) - sum(trial[b] for b in bs) for cs, bs in SPLITS], -1)


def with_agreement(x):
    scores = apart(x)
    alike = WITHIN[2] * np.stack([sum(agreement(x[..., i] - x[..., j]) for i, j in split) for split in SPLITS], -1)
    return scores + np.minimum(alike - alike.min(-1, keepdims=True), 1.5 * np.abs(scores))


def found(values, arranged, redrawn, sums):
    each = sums(values)
    quads = values.shape[1]
    observed = np.take_along_axis(each, arranged[..., None], -1)[..., 0].sum(1)
    drawn = sum(each[:, quad][:, redrawn[:, quad]] for quad in range(quads))
    return 100 * (((drawn >= observed[:, None] - 1e-9).sum(1) + 1) / (REDRAWN + 1) <= LEVEL).mean()


def normal(baseline, candidate, effect=0.0, varies=0.0):
    def draw(random, mine):
        noise = random.standard_normal(mine.shape) * np.where(mine == 1, candidate, baseline)
        return noise + mine * (effect + varies * random.standard_normal(mine.shape[:2])[..., None])
    return draw


def steady_core(effect):
    """One trial of four stands 5 to 20 % apart, the others scatter by 1 %."""
    def draw(random, mine):
        stray = (random.random(mine.shape) < 0.25) * random.uniform(0.05, 0.2, mine.shape)
        return 0.01 * random.standard_normal(mine.shape) + stray + effect * mine
    return draw


CASES = [
    ("at the tested shift, alike", normal(0.02, 0.02)),
    ("at it, the candidate's trials scatter three times as much", normal(0.01, 0.03)),
    ("at it, the baseline's do", normal(0.03, 0.01)),
    ("at it, the candidate's scatter ten times as much", normal(0.005, 0.05)),
    ("at it on average, by 1 % more or less from quad to quad, noise 0.3 %", normal(0.003, 0.003, 0, 0.01)),
    ("the same, 0.5 % below it on average", normal(0.003, 0.003, -0.005, 0.01)),
    ("the same, 1 % below it on average", normal(0.003, 0.003, -0.01, 0.01)),
    ("0.3 % below it, noise 0.05 %", normal(0.0005, 0.0005, -0.003)),
    ("3 % above it, noise with a steady core", steady_core(0.03)),
    ("5 % above it, noise with a steady core", steady_core(0.05)),
    ("3 % above it, normal noise of 5 %", normal(0.05, 0.05, 0.03)),
]
print("| candidate | rounds | scores alone | with agreement |\n|---|---:|---:|---:|")
for what, draw in CASES:
    for quads in (10, 20):
        random = np.random.default_rng(1)
        arranged, redrawn = random.integers(0, 6, (RUNS, quads)), random.integers(0, 6, (REDRAWN, quads))
        values = draw(random, CANDIDATE[arranged])
        shares = [found(values, arranged, redrawn, sums) for sums in (apart, with_agreement)]
        print(f"| {what} | {2 * quads} | {' | '.join(f'{share:.1f}' for share in shares)} |")

"""What counting how alike trials are costs where the candidate does not move all trials alike.

    python3 bench/rule/not-alike.py

Needs numpy. Prints a Markdown table: share of runs in which a candidate is told from the tested shift at the level
0.05, in one test of one number within quads, by the scores alone and with how alike the trials of each side are. The
last rows are the power against a change.
"""

import numpy as np

from quads import CANDIDATE, alike_in_quads, apart_in_quads, share_rejected
from the_rule import WITHIN, falling, held_by

RUNS, REDRAWN, LEVEL = 4000, 1000, 0.05


def apart(x):
    """As the rule scores trials within a quad."""
    of = {(i, j): WITHIN[abs(i - j)] * falling(x[..., i] - x[..., j]) for i in range(4) for j in range(4) if i != j}
    return apart_in_quads(np.stack([sum(of[i, j] for j in range(4) if j != i) for i in range(4)], 2))


def with_agreement(x):
    scores = apart(x)
    return scores + held_by(scores, alike_in_quads(x))


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
        shares = [100 * share_rejected(sums(values), arranged, redrawn, LEVEL) for sums in (apart, with_agreement)]
        print(f"| {what} | {2 * quads} | {' | '.join(f'{share:.1f}' for share in shares)} |")

"""What the Python scripts beside this take over from the rule: src/core/rule/around.ts and src/core/stats/scores.ts."""

import numpy as np

# What two trials of one side that show the same count, as a share of what a difference at the limit does; and from
# what difference on they count nothing.
AGREES_MOST, AGREES_WITHIN = 3, 0.05
# By how many trials lie apart: what a trial's difference to another counts within its quad, and across the border.
WITHIN, ACROSS = {1: 3, 2: 2, 3: 2}, {1: 2, 2: 1}
FALLS_FROM, FALLS_UNTIL, LEFT = 0.08, 0.2, 0.625


def weights(trials, within=WITHIN, across=ACROSS):
    """Of so many trials, in the order of time, to each other."""
    trial = np.arange(trials)
    apart = np.abs(trial[:, None] - trial)
    same = trial[:, None] // 4 == trial // 4
    of = lambda table: np.vectorize(lambda lag: table.get(lag, 0))(apart)
    return np.where(same, of(within), of(across)) * (apart > 0)


def falling(difference):
    """The score of a difference, 1 at the limit; what lies farther out counts less."""
    size = np.abs(difference)
    fall = 1 - (1 - LEFT) * (size - FALLS_FROM) / (FALLS_UNTIL - FALLS_FROM)
    return np.sign(difference) * np.where(size < FALLS_FROM, size / FALLS_FROM, np.clip(fall, LEFT, 1))


def agreement(difference):
    return AGREES_MOST * np.maximum(0, 1 - np.abs(difference) / AGREES_WITHIN)


def held_by(apart, alike):
    """Above the least of the six arrangements, but no more than one and a half times the scores: src/core/rule/sums.ts."""
    return np.minimum(alike - alike.min(2, keepdims=True), 1.5 * np.abs(apart))

"""Whether quads, each in one of its six arrangements, are a good way to draw the order of trials.

    python3 bench/rule/arrangements.py

Needs numpy. Prints a Markdown table: share of runs of 20 rounds in which a shift of 5 % is found at the level
0.005, in noise of which a part (variance r) is each trial's own and a part drifts by steps between trials
(variance q), normal or Student's t with 3 degrees of freedom; its size falls with q so that about as much is found in
each row. Trials are scored against those around them in time as the rule does it, and the null distribution is that of
the design. Designs: quads of four trials, in all six arrangements; in the four of which no half is of one side; in all
six, those two half as likely as the others; and blocks of eight in all 70 arrangements, or in the 34 without three
trials of one side in a row.
"""

import itertools

import numpy as np

from the_rule import falling, weights

TRIALS, RUNS, REDRAWN, LEVEL, SHIFT, SIZE = 40, 4000, 2000, 0.005, 0.05, 0.05
DRIFTS = 0, 0.3, 1, 3


def arrangements(length):
    """Of as many trials of each side: -1 for the baseline, 1 for the candidate."""
    chosen = [np.isin(np.arange(length), of) for of in itertools.combinations(range(length), length // 2)]
    return np.where(chosen, 1, -1)


def longest_run(arrangement):
    return max(len(list(run)) for _, run in itertools.groupby(arrangement))


QUADS, EIGHTS = arrangements(4), arrangements(8)
HALVES_ALIKE = np.abs(QUADS[:, :2].sum(1)) == 2
DESIGNS = {
    "quads, all six": (QUADS, np.ones(6)),
    "quads, four": (QUADS, np.where(HALVES_ALIKE, 0, 1)),
    "quads, two half as likely": (QUADS, np.where(HALVES_ALIKE, 0.5, 1)),
    "eights, all 70": (EIGHTS, np.ones(70)),
    "eights, 34": (EIGHTS, np.array([longest_run(one) <= 2 for one in EIGHTS], float)),
}


def drawn(draw, design, runs):
    of, likely = DESIGNS[design]
    blocks = draw.choice(len(of), (runs, TRIALS // of.shape[1]), p=likely / likely.sum())
    return of[blocks].reshape(runs, TRIALS)


def share_found(draw, noise_of, drift, design):
    noise = noise_of(draw, (RUNS, TRIALS)) + np.cumsum(np.sqrt(drift) * noise_of(draw, (RUNS, TRIALS)), 1)
    arranged = drawn(draw, design, RUNS)
    x = SIZE * (1 + drift) ** -0.35 * noise + SHIFT * (arranged > 0)
    scores = np.einsum("rij,ij->ri", falling(x[:, :, None] - x[:, None]), weights(TRIALS))
    observed = (scores * arranged).sum(1)
    sums = scores @ drawn(draw, design, REDRAWN).T
    return (((sums >= observed[:, None] - 1e-9).sum(1) + 1) / (REDRAWN + 1) <= LEVEL).mean()


NOISES = {
    "normal": lambda draw, shape: draw.standard_normal(shape),
    "Student's t, 3": lambda draw, shape: draw.standard_t(3, shape) / np.sqrt(3),
}
print(f"| noise | q/r | {' | '.join(DESIGNS)} |\n|---|{'---:|' * (1 + len(DESIGNS))}")
for noise, noise_of in NOISES.items():
    for drift in DRIFTS:
        shares = [share_found(np.random.default_rng(1), noise_of, drift, design) for design in DESIGNS]
        print(f"| {noise} | {drift} | {' | '.join(f'{100 * share:.1f}' for share in shares)} |", flush=True)

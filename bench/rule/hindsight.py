"""Whether weights or scores are what the rule lacks: its test of P95 against others, some fitted in hindsight.

    python3 bench/rule/hindsight.py [folder]

Needs numpy. Reads fixtures/traces (or the folder given) and prints a Markdown table: share of runs in which a
change of 10 % is told from the tolerance of 3 % at the level 0.05, in one test after 20 rounds. The first column is
the sum of the scores of the numbers that the rule weighs (the neighbour of P95, the same of the calmest part and of
one that a quarter are calmer than), with weights from the 20 rounds themselves, without regard to the sides; each trial
is scored against those around it in time, and it counts how alike the trials of each side are. The second is the same
without that. The third is the same of the differences within quads, all alike, with a limit of 5 %. The next two
weigh the same numbers, but score an arrangement by its likelihood under +10 %, each quad's level integrated
over: by the law of Cauchy, with the scale of the 20 rounds, and by a kernel estimate from these (Silverman 1986). Two more
do so under Student's t of three shapes and eight scales, each as much as the quads, without regard to the sides, say for
it, with levels at the trials and half-way between two; the second adds the first column's sum, of which as much varies.
The others score one number, the linear combination of the least variance (Aitken 1936) of P90, P95, P97.5 and their
parts, fitted to 40 rounds of the trace around and with those of the run, which no rule can know; or to the rest of
the trace. No looks, no p-value, and nothing of the level for any other test. Traces with one sample a trial or with
fewer than 60 rounds are left out.
"""

import pathlib
import sys
from math import gamma

import numpy as np

from quads import CANDIDATE, SPLITS, alike_in_quads, apart_in_quads, share_rejected
from the_rule import ACROSS, WITHIN, falling, held_by
from trials import numbers, trials_of

FOLDER = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "fixtures/traces")
GAP, LEVEL, RUNS, REDRAWN = np.log(1.1 / 1.03), 0.05, 400, 1500
QUADS_OF_RUN, QUADS_OF_PLACE = 10, 20
LIMIT, WIDE_LIMIT, RIDGE, PRIOR, OUTLIER = 0.05, 0.3, 0.1, 3, 0.25
SHIFTS = 0.1, 0.2
LEVELS, LIKELIHOOD_RIDGE = 128, 0.3
SHAPES, SCALES = (1, 3, 30), (0.004, 0.006, 0.009, 0.013, 0.02, 0.03, 0.045, 0.07)


def in_quads(columns):
    values = np.log(np.stack(columns, -1))
    return values[: len(values) // 4 * 4].reshape(-1, 4, len(columns))


def scores(x, limit):
    """x: runs, quads, four trials, numbers; of each of the six arrangements."""
    return np.stack([sum(np.clip(x[:, :, c] - x[:, :, b], -limit, limit) for c in cs for b in bs) for cs, bs in SPLITS], 2)


def held(x, limit):
    return np.clip(x, -limit, limit)


def scores_in_time(x, limit):
    """As `scores`, of each trial against those around it."""
    trials = x.reshape(len(x), -1, x.shape[-1])
    place = np.arange(trials.shape[1])
    total = np.zeros_like(trials)
    for apart in (-3, -2, -1, 1, 2, 3):
        other = place + apart
        inside = (other >= 0) & (other < len(place))
        other = np.clip(other, 0, len(place) - 1)
        table = np.where(place // 4 == other // 4, WITHIN[abs(apart)], ACROSS.get(abs(apart), 0)) * inside
        total += table[:, None] * falling(trials - trials[:, other])
    return apart_in_quads(total.reshape(x.shape))


def share_found(values, starts, arranged, redrawn, limit, weights_of):
    x = values[starts[:, None] + np.arange(QUADS_OF_RUN)] + GAP * CANDIDATE[arranged][..., None]
    return share_rejected(weights_of(x, limit), arranged, redrawn, LEVEL)


def none_below_zero(correlation, slope):
    speaking = list(range(len(slope)))
    while True:
        weights = np.linalg.solve(correlation[np.ix_(speaking, speaking)], slope[speaking])
        if weights.min() >= 0 or len(speaking) == 1:
            all_weights = np.zeros(len(slope))
            all_weights[speaking] = np.maximum(weights, 0)
            return all_weights
        del speaking[weights.argmin()]


def as_the_rule(x, limit):
    """But for the rounding of weights and scores."""
    return apart_as_the_rule(x, limit, alike_in_quads)


def apart_as_the_rule(x, limit, alike=None):
    return by_efficacy(x, limit, scores_in_time, lambda difference, _: falling(difference), WITHIN, alike)


def by_efficacy(x, limit, scores=scores, score=held, times=dict.fromkeys(WITHIN, 1), alike=None):
    each = scores(x, limit)
    first, second = np.triu_indices(4, 1)
    apart = x[:, :, first] - x[:, :, second]
    moved = sum(score(apart + by, limit) - score(apart - by, limit) for by in SHIFTS).sum(1)
    moved = np.einsum("rdk,d->rk", moved, [times[distance] for distance in second - first])
    variance = np.einsum("rqak,rqal->rkl", each, each)
    size = np.sqrt(np.maximum(np.einsum("rkk->rk", variance), 1e-12))
    correlation = variance / size[:, :, None] / size[:, None, :] + RIDGE * np.eye(x.shape[-1])
    found = np.array([none_below_zero(c, a) for c, a in zip(correlation, moved / size)]) / size
    found = found / np.maximum(found.sum(1, keepdims=True), 1e-12)
    held = np.arange(x.shape[-1]) < 2
    weights = (PRIOR * held / held.sum() + QUADS_OF_RUN * found) / (PRIOR + QUADS_OF_RUN)
    apart = np.einsum("rqak,rk->rqa", each, weights)
    if alike is None:
        return apart
    added = held_by(apart, np.einsum("rqak,rk->rqa", alike(x), weights))
    return apart + added - added.mean(2, keepdims=True)


def by_likelihood(law_of):
    def total(x, _):
        return np.array([combined([quads_likelihood(run[..., k], law_of(run[..., k])) for k in range(x.shape[-1])]) for run in x])
    return total


def quads_likelihood(x, law):
    """x: quads, four trials; of each of the six arrangements."""
    density, reach = law
    each = np.empty((len(x), 6))
    for split in range(6):
        y = x - GAP * CANDIDATE[split]
        first, last = y.min(1) - reach, y.max(1) + reach
        levels = first[:, None] + (last - first)[:, None] * np.linspace(0, 1, LEVELS)
        likely = np.prod([density(y[:, t, None] - levels) for t in range(4)], axis=0)
        each[:, split] = np.log(likely.mean(1) * (last - first) + 1e-30)
    return each - each.mean(1, keepdims=True)


def by_students(x, _):
    """Levels at the four trials and half-way between two of them, as the arrangement leaves them."""
    return np.array([combined([students_likelihood(run[..., k]) for k in range(x.shape[-1])]) for run in x])


def students_likelihood(x):
    """x: quads, four trials; of each of the six arrangements, over all laws by what the quads say for each."""
    y = x[:, None, :] - GAP * CANDIDATE
    first, second = np.triu_indices(4, 1)
    levels = np.concatenate([y, (y[..., first] + y[..., second]) / 2], -1)
    left = y[..., None, :] - levels[..., None]
    each = np.array([np.log(student(left, scale, shape).prod(-1).mean(-1) + 1e-300) for shape in SHAPES for scale in SCALES])
    evidence = np.log(np.exp(each).mean(-1) + 1e-300).sum(-1)
    share = np.exp(evidence - evidence.max())
    each = np.einsum("m,mqa->qa", share / share.sum(), each)
    return each - each.mean(1, keepdims=True)


def student(z, scale, shape):
    constant = gamma((shape + 1) / 2) / gamma(shape / 2) / np.sqrt(shape * np.pi) / scale
    return constant * (1 + (z / scale) ** 2 / shape) ** (-(shape + 1) / 2)


def beside_the_rule(x, limit):
    return sum(total / np.sqrt(np.maximum((total**2).sum((1, 2), keepdims=True), 1e-12)) for total in (as_the_rule(x, limit), by_students(x, limit)))


def combined(each):
    variance = np.einsum("kqa,lqa->kl", each, each)
    size = np.sqrt(np.maximum(np.diag(variance), 1e-12))
    correlation = variance / np.outer(size, size) + LIKELIHOOD_RIDGE * np.eye(len(size))
    return np.einsum("k,kqa->qa", none_below_zero(correlation, size) / size, np.array(each))


def less_the_median(x):
    return (x - np.median(x, 1, keepdims=True)).ravel()


def cauchy(x):
    scale = max(np.quantile(np.abs(less_the_median(x)), 0.6), 3e-4)
    return lambda z: 1 / (1 + (z / scale) ** 2), 3 * scale


def kernel(x):
    left = less_the_median(x)
    width = max(1e-4, 0.9 * min(left.std(), np.subtract(*np.quantile(left, [0.75, 0.25])) / 1.34) * len(left) ** -0.2)
    at = np.linspace(-1, 1, 2049) * (np.abs(left).max() + 5 * width)
    table = np.exp(-0.5 * ((at[:, None] - left) / width) ** 2).mean(1) + 1e-9
    return lambda z: np.interp(z, at, table, left=1e-9, right=1e-9), 2 * width


def least_variance(quads):
    left = quads - quads.mean(1, keepdims=True)
    left = np.clip(left, -OUTLIER, OUTLIER).reshape(-1, quads.shape[-1])
    weights = np.linalg.solve(left.T @ left / len(left) + 1e-9 * np.eye(left.shape[1]), np.ones(left.shape[1]))
    return weights / weights.sum()


def place_of(values, start):
    first = max(0, min(len(values) - QUADS_OF_PLACE, start - (QUADS_OF_PLACE - QUADS_OF_RUN) // 2))
    inside = np.zeros(len(values), bool)
    inside[first : first + QUADS_OF_PLACE] = True
    return inside


def in_hindsight(values, starts, here):
    """The linear combination, of each run its own."""
    weights = [least_variance(values[place_of(values, start) == here]) for start in starts]
    return lambda x, limit: scores(np.einsum("rqtk,rk->rqt", x, np.array(weights))[..., None], limit)[..., 0]


COLUMNS = ["as the rule weighs", "without agreement", "the same within quads", "likelihood, Cauchy", "likelihood, own law", "likelihood, Student", "the same and as the rule weighs", "fitted to the place", "the same, limit 30 %", "fitted to the rest"]
rows = []
for name, trials in trials_of(FOLDER):
    beyond = max(0.1, min(20 / trials.shape[1], 0.25))
    weighed = in_quads(numbers(trials, beyond))
    if len(weighed) < QUADS_OF_PLACE + QUADS_OF_RUN:
        continue
    everything = in_quads([number for share in (beyond, 0.05, 0.025) for number in numbers(trials, share)])
    draw = np.random.default_rng(1)
    starts = draw.integers(0, len(weighed) - QUADS_OF_RUN + 1, RUNS)
    arranged, redrawn = draw.integers(0, 6, (RUNS, QUADS_OF_RUN)), draw.integers(0, 6, (REDRAWN, QUADS_OF_RUN))
    known, elsewhere = in_hindsight(everything, starts, True), in_hindsight(everything, starts, False)
    drawn = (starts, arranged, redrawn)
    rows.append((name, [
        share_found(weighed, *drawn, LIMIT, as_the_rule),
        share_found(weighed, *drawn, LIMIT, apart_as_the_rule),
        share_found(weighed, *drawn, LIMIT, by_efficacy),
        share_found(weighed, *drawn, LIMIT, by_likelihood(cauchy)),
        share_found(weighed, *drawn, LIMIT, by_likelihood(kernel)),
        share_found(weighed, *drawn, LIMIT, by_students),
        share_found(weighed, *drawn, LIMIT, beside_the_rule),
        share_found(everything, *drawn, LIMIT, known),
        share_found(everything, *drawn, WIDE_LIMIT, known),
        share_found(everything, *drawn, LIMIT, elsewhere),
    ]))
rows.append(("mean", np.mean([shares for _, shares in rows], axis=0)))
print(f"| P95 +10 %, 20 rounds | {' | '.join(COLUMNS)} |\n|---|{'---:|' * len(COLUMNS)}")
for name, shares in rows:
    print(f"| {name} | {' | '.join(f'{100 * share:.1f}' for share in shares)} |")

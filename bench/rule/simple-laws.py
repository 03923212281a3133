"""At most how much a rule can find where the noise is of a simple law: bounds of P95 +10 % by name within 20 rounds.

    python3 bench/rule/simple-laws.py [--known | folder ...]

Needs numpy. `npm run bench:rule -- --bounds` takes what 80 trials show for the law of their noise, peak by peak, and with it
details that are chance. Here the law is of one of three families: Student's t, the same with one side
broader than the other (Fernandez and Steel 1998), or two speeds, normal each. The likeliest is taken by Akaike's criterion
(1974), with the level of each quad integrated over. All else is as there: the power of the most powerful test over the
arrangements of ten quads (Lehmann and Stein 1949), for one that knows the law and not the levels; at eight places of the
trace; of P90 (or where the rule's neighbour lies, if a trial has few samples), P92.5, P95 and P97.5 of a trial, of its
calmest part and of the one that a quarter are calmer than, by themselves and as the linear combination of the least variance
(Aitken 1936), which is fitted to the whole trace and to the place, with outliers and with these held in. Of these numbers the
three that tell most are asked, and the best one counts. What a law that is fitted to 80 trials finds by chance is taken off (Efron 1979), but not that the best of three is chosen. A
combination of k numbers that is fitted to n differences varies less there than the best one does, as n - k + 1 to n; that is
put right.

Two errors are kept: 5 % at the tolerance of 3 %, and 0.15 % where nothing has changed. The second column is what the order in
time makes of the first in normal noise that drifts as the trace does (in-time.py).

With --known, where the law is known: the power for one who knows it, and what laws that are fitted to 80 trials come to, with
the deviation of one among 16. The last two are of no family: there an "at most" is too low.
"""

import pathlib
import sys
from math import lgamma

import numpy as np

from drift import drift_to_noise, shares, with_order
from trials import numbers, trials_of

GAP_ABOVE, GAP = np.log(1.1 / 1.03), np.log(1.1)
ERROR, FALSE_ALARMS = 0.05, 1 - 0.99 ** (3 / 20)
PLACES, TRIALS_OF_PLACE, QUADS_OF_RUN = 8, 80, 10
BEYOND = 0.1, 0.075, 0.05, 0.025
CLIPS, RIDGE, LEAST_SIZE = (np.inf, 3, 1), 1e-4, 1e-6
ASKED, AGAIN, RUNS, STEPS = 3, 3, 300, 1024
SCALES_TO_START, CLIMBS = (6, 14, 22, 30), 3
QUADS_OF_RANKING, ALL_FOUND = 200, 0.998
# Workloads of the yardstick with generated noise, in all of which 10 % can be found.
GENERATED = 8
# Points of the integral over the level, around each of four values, in units of the scale.
OFFSETS = np.concatenate([[-20, -8], np.linspace(-4, 4, 17), [8, 20]])
ARRANGEMENTS = np.array([[0, 1, 2, 3], [0, 2, 1, 3], [0, 3, 1, 2], [1, 2, 0, 3], [1, 3, 0, 2], [2, 3, 0, 1]])


class Law:
    def log_likelihood(self, quads):
        """quads: ..., four values. The level of each may be any."""
        levels = np.sort((quads[..., :, None] + self.around()).reshape(*quads.shape[:-1], -1), -1)
        of_level = sum(self.log_density(quads[..., i, None] - levels) for i in range(4))
        top = of_level.max(-1, keepdims=True)
        likely = np.exp(of_level - top)
        area = ((likely[..., 1:] + likely[..., :-1]) / 2 * np.diff(levels, axis=-1)).sum(-1)
        return top[..., 0] + np.log(area + 1e-300)


class SkewedStudent(Law):
    """Scale, degrees of freedom, and how much broader than the left the right is."""

    GRIDS = np.geomspace(0.0008, 0.25, 40), np.array([1, 1.5, 2, 3, 5, 10, 50]), np.geomspace(1 / 3, 3, 9)
    STARTS = ((3, 4),)

    def __init__(self, scale, freedom, skew):
        self.scale, self.freedom, self.skew = scale, freedom, skew

    def log_density(self, x):
        nu, skew = self.freedom, self.skew
        z = x / self.scale * np.where(x > 0, 1 / skew, skew)
        constant = lgamma((nu + 1) / 2) - lgamma(nu / 2) - 0.5 * np.log(nu * np.pi) - np.log(self.scale) + np.log(2 / (skew + 1 / skew))
        return constant - (nu + 1) / 2 * np.log1p(z * z / nu)

    def draw(self, random, shape):
        size = np.abs(random.standard_t(self.freedom, shape)) * self.scale
        right = random.random(shape) < self.skew**2 / (1 + self.skew**2)
        return np.where(right, size * self.skew, -size / self.skew)

    def around(self):
        """What levels may be less the values that show them."""
        return self.scale * OFFSETS

    def broader(self, by):
        return SkewedStudent(self.scale * by, self.freedom, self.skew)


class Student(SkewedStudent):
    GRIDS, STARTS = SkewedStudent.GRIDS[:2], ((3,),)

    def __init__(self, scale, freedom):
        super().__init__(scale, freedom, 1)


class TwoSpeeds(Law):
    """The scale of each, how far they are apart, and the share of the slower."""

    GRIDS = np.geomspace(0.0008, 0.25, 40), np.geomspace(0.003, 0.8, 40), np.array([0.06, 0.12, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.88, 0.94])
    STARTS = tuple((apart, slower) for apart in (8, 16, 24, 32) for slower in (2, 8))

    def __init__(self, scale, apart, slower):
        self.scale, self.apart, self.slower = scale, apart, slower

    def log_density(self, x):
        faster = np.log1p(-self.slower) - 0.5 * (x / self.scale) ** 2
        slower = np.log(self.slower) - 0.5 * ((x - self.apart) / self.scale) ** 2
        return np.logaddexp(faster, slower) - np.log(self.scale) - 0.5 * np.log(2 * np.pi)

    def draw(self, random, shape):
        return self.scale * random.standard_normal(shape) + self.apart * (random.random(shape) < self.slower)

    def around(self):
        return np.concatenate([self.scale * OFFSETS, self.scale * OFFSETS - self.apart])

    def broader(self, by):
        return TwoSpeeds(self.scale * by, self.apart * by, self.slower)


def likeliest_of(family, quads):
    """From several starts along one parameter after the other, until none is better."""
    known = {}

    def likelihood(at):
        if at not in known:
            known[at] = family(*(grid[i] for grid, i in zip(family.GRIDS, at))).log_likelihood(quads).sum()
        return known[at]

    def climb(at):
        while True:
            near = [at]
            for parameter, grid in enumerate(family.GRIDS):
                for step in (-3, -1, 1, 3):
                    moved = list(at)
                    moved[parameter] = min(len(grid) - 1, max(0, at[parameter] + step))
                    near.append(tuple(moved))
            to = max(near, key=likelihood)
            if to == at:
                return at
            at = to

    starts = [(scale, *others) for scale in SCALES_TO_START for others in family.STARTS]
    best = max((climb(at) for at in sorted(starts, key=likelihood)[-CLIMBS:]), key=likelihood)
    return likelihood(best), family(*(grid[i] for grid, i in zip(family.GRIDS, best)))


def law_of(quads):
    """By Akaike's criterion (1974): a third parameter has to be worth one unit of the log-likelihood."""
    found = [likeliest_of(family, quads) for family in (Student, SkewedStudent, TwoSpeeds)]
    return max(found, key=lambda one: one[0] - len(one[1].GRIDS))[1]


def evidence(law, gap, runs, quads, random):
    """Of each arrangement, the first of which is the one that was measured."""
    values = law.draw(random, (runs, quads, 4))
    values[..., 2:] += gap
    return np.stack([law.log_likelihood(values[..., places] - gap * np.array([0, 0, 1, 1])) for places in ARRANGEMENTS], -1)


def power(law, gap, level):
    """Of the test that rejects in the arrangements that are the likeliest under the change."""
    random = np.random.default_rng(1)
    rejected = 0.0
    for run in evidence(law, gap, RUNS, QUADS_OF_RUN, random):
        run = run - run.min(1, keepdims=True)
        width = run.max(1).sum()
        if width <= 0:
            rejected += level
            continue
        steps = np.rint(run / width * STEPS).astype(int)
        chance = np.ones(1)
        for quad in steps:
            longer = np.zeros(len(chance) + quad.max())
            for step in quad:
                longer[step : step + len(chance)] += chance / 6
            chance = longer
        seen = steps[:, 0].sum()
        rejected += min(1, max(0, (level - chance[seen + 1 :].sum()) / chance[seen]))
    return rejected / RUNS


def tells(law):
    """How much a quad says for the arrangement that was measured, in the mean."""
    each = evidence(law, GAP_ABOVE, 1, QUADS_OF_RANKING, np.random.default_rng(2))[0]
    return (each[:, 0] - each.mean(1)).mean()


def powers(law):
    return np.array([power(law, GAP_ABOVE, ERROR), power(law, GAP, FALSE_ALARMS)])


def most_found(laws, random):
    """Less what the most that is found owes to chance: as much as is gained where the law is found again (Efron 1979)."""
    best, found = None, np.zeros(2)
    for law in sorted(laws, key=tells, reverse=True)[:ASKED]:
        of_law = powers(law)
        if of_law.min() > ALL_FOUND:
            return of_law
        if best is None or of_law.min() > found.min():
            best, found = law, of_law
    again = [powers(law_of(best.draw(random, (TRIALS_OF_PLACE // 4, 4)))) for _ in range(AGAIN)]
    return found - np.maximum(0, np.mean(again, axis=0) - found)


def less_the_median(values):
    quads = values.reshape(-1, 4)
    return (quads - np.median(quads, 1, keepdims=True)).ravel()


def least_variance(columns, clip):
    left = np.array([less_the_median(column) for column in columns])
    limit = clip * np.maximum(np.median(np.abs(left), 1), LEAST_SIZE)[:, None]
    left = np.clip(left, -limit, limit)
    covariance = left @ left.T / left.shape[1]
    covariance += np.eye(len(left)) * RIDGE * np.trace(covariance) / len(left)
    weights = np.linalg.solve(covariance, np.ones(len(left)))
    return weights / weights.sum()


def put_right(fitted_to, count):
    """By how much a combination of so many numbers varies more than where it was fitted."""
    free = fitted_to * 3 / 4
    return (free / (free - count + 1)) ** 0.5


def laws_at(columns, first):
    here = [column[first : first + TRIALS_OF_PLACE] for column in columns]
    combined = [(1, column) for column in here]
    for clip in CLIPS:
        for fitted_to in (columns, here):
            weights = least_variance(fitted_to, clip)
            combined.append((put_right(len(fitted_to[0]), len(columns)), weights @ np.array(here)))
    return [law_of(values.reshape(-1, 4)).broader(by) for by, values in combined]


def neighbour_beyond(samples):
    """Where a trial has few samples, the rule sees a neighbour that lies farther in (src/core/rule/blocks.ts)."""
    return min(20 / samples, 0.25)


def bounds_of(trials):
    """The mean over places of the power: by quads, and with the order in time."""
    seen = sorted({*BEYOND, max(BEYOND[0], neighbour_beyond(trials.shape[1]))}, reverse=True)
    columns = [np.log(number)[: len(trials) // 4 * 4] for beyond in seen for number in numbers(trials, beyond)]
    share = shares(drift_to_noise(trials))[0]
    last = len(columns[0]) - TRIALS_OF_PLACE
    random = np.random.default_rng(4)
    found = []
    for place in range(PLACES):
        above, alarm = most_found(laws_at(columns, 4 * round(place * last / (PLACES - 1) / 4)), random)
        found.append((min(above, alarm), min(with_order(above, share, ERROR), with_order(alarm, share, FALSE_ALARMS))))
    return np.mean(found, axis=0)


class Known(Law):
    """A law by its logarithmic density and its draw, of a size near 1."""

    def __init__(self, log_density, draw):
        self.log_density, self.draw = log_density, draw

    def around(self):
        return np.concatenate([OFFSETS, np.linspace(-16, 16, 65)])


class QuadsOf:
    """Each quad of one of two laws."""

    def __init__(self, one, other):
        self.laws = one, other

    def draw(self, random, shape):
        first, second = (law.draw(random, shape) for law in self.laws)
        return np.where(random.random(shape[:-1])[..., None] < 0.5, first, second)

    def log_likelihood(self, quads):
        return np.logaddexp(*(law.log_likelihood(quads) for law in self.laws))


LOG_NORMAL = 0.5


def log_normal(x):
    log = np.log(np.maximum(x, 1e-300))
    return np.where(x > 0, -0.5 * (log / LOG_NORMAL) ** 2 - log, NOWHERE)


def slower_is_broader(x):
    return np.logaddexp(np.log(0.65) - 0.5 * x * x, np.log(0.35 / 3) - 0.5 * ((x - 6) / 3) ** 2)


def drawn_slower_is_broader(random, shape):
    z = random.standard_normal(shape)
    return np.where(random.random(shape) < 0.35, 6 + 3 * z, z)


NOWHERE = -700.0
EXAMPLES = [
    ("normal", Known(lambda x: -0.5 * x * x, lambda r, s: r.standard_normal(s)), (0.7, 1.1)),
    ("Laplace", Known(lambda x: -np.abs(x), lambda r, s: r.laplace(size=s)), (0.8, 1.2)),
    ("Student's t, 3 degrees of freedom", Known(lambda x: -2 * np.log1p(x * x / 3), lambda r, s: r.standard_t(3, s)), (0.8, 1.2)),
    ("exponential", Known(lambda x: np.where(x < 0, NOWHERE, -x), lambda r, s: r.exponential(size=s)), (0.3, 0.5)),
    ("log-normal, as skewed as that of 0.5", Known(log_normal, lambda r, s: np.exp(LOG_NORMAL * r.standard_normal(s))), (0.35, 0.55)),
    ("two speeds, one trial of five slower", TwoSpeeds(0.3, 2, 0.2), (0.3, 0.5)),
    ("two speeds, one of two", TwoSpeeds(0.3, 2, 0.5), (0.3, 0.5)),
    ("two speeds, one of three slower and broader", Known(slower_is_broader, drawn_slower_is_broader), (1.3, 2.2)),
    ("normal, each quad of one of two scales", QuadsOf(SkewedStudent(1, 50, 1), SkewedStudent(4, 50, 1)), (1.3, 2.2)),
]
SAMPLES = 16
# The families' scales are those of log-ratios.
SIZE = 0.04


class Scaled(Law):
    def __init__(self, law, by):
        self.law, self.by = law, by

    def log_density(self, x):
        return self.law.log_density(x / self.by) - np.log(self.by)

    def draw(self, random, shape):
        return self.by * self.law.draw(random, shape)

    def around(self):
        return self.by * self.law.around()


def scaled(law, by):
    return QuadsOf(*(scaled(one, by) for one in law.laws)) if isinstance(law, QuadsOf) else Scaled(law, by)


def print_known():
    columns = [f"level {level}, {what}" for level in ("5 %", "0.15 %") for what in ("law known", "law found", "deviation of one")]
    print(f"| noise | {' | '.join(columns)} |\n|---|{'---:|' * len(columns)}")
    for name, law, gaps in EXAMPLES:
        law = scaled(law, SIZE)
        random = np.random.default_rng(3)
        found = [law_of(law.draw(random, (TRIALS_OF_PLACE // 4, 4))) for _ in range(SAMPLES)]
        cells = []
        for gap, level in zip(gaps, (ERROR, FALSE_ALARMS)):
            of_found = [power(one, gap * SIZE, level) for one in found]
            cells += [power(law, gap * SIZE, level), np.mean(of_found), np.std(of_found)]
        print(f"| {name} | {' | '.join(f'{100 * cell:.1f}' for cell in cells)} |", flush=True)


def print_bounds(folders):
    print("| trace | both errors kept | with the order in time |\n|---|---:|---:|")
    for folder in folders:
        rows = []
        for name, trials in trials_of(folder):
            rows.append(bounds_of(trials))
            print(f"| {folder.name} {name} | {' | '.join(f'{100 * share:.1f}' for share in rows[-1])} |", flush=True)
        for what, all_found in (("mean", 0), ("mean, with the generated noise", GENERATED)):
            mean = (np.sum(rows, axis=0) + all_found) / (len(rows) + all_found)
            print(f"| {folder.name}, {what} | {' | '.join(f'{100 * share:.1f}' for share in mean)} |", flush=True)


if "--known" in sys.argv[1:]:
    print_known()
else:
    print_bounds([pathlib.Path(folder) for folder in sys.argv[1:]] or [pathlib.Path("fixtures/traces")])

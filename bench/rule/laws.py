"""Laws of noise, and what the most powerful test over the arrangements finds in them: for simple-laws.py.

A law is of one of three families: Student's t, the same with one side broader than the other (Fernandez and Steel 1998), or
two speeds, normal each; the likeliest is taken by Akaike's criterion (1974), with the level of each quad integrated over. The
test rejects in the arrangements of a run's quads that are the likeliest under the change (Lehmann and Stein 1949): no rule of
which the error is kept whatever the noise is finds more, if it judges each quad by itself.
"""

from math import lgamma
from typing import NamedTuple

import numpy as np

RUNS, STEPS = 300, 1024
SCALES_TO_START, CLIMBS = (6, 14, 22, 30), 3
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


def measured(law, gap, shape, random):
    """So many runs of so many quads: two values of the baseline, and two of the candidate."""
    values = law.draw(random, (*shape, 4))
    values[..., 2:] += gap
    return values


def evidence(law, gap, values):
    """Of each arrangement, the first of which is the one that was measured."""
    return np.stack([law.log_likelihood(values[..., places] - gap * np.array([0, 0, 1, 1])) for places in ARRANGEMENTS], -1)


class Demand(NamedTuple):
    """An error of at most `level` where the change is smaller by `gap`, in logarithms."""

    gap: float
    level: float


def power(law, quads, demand):
    """Of the test that rejects in the arrangements that are the likeliest under the change."""
    gap, level = demand
    values = measured(law, gap, (RUNS, quads), np.random.default_rng(1))
    rejected = 0.0
    for run in evidence(law, gap, values):
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

"""At most how much a rule can find where the noise is of a simple law: bounds of P95 +10 % by name within 20 rounds.

    python3 bench/rule/simple-laws.py [--known | [--of QUESTION] folder ...]

Needs numpy. `npm run bench:rule -- --bounds` takes what 80 trials show for the law of their noise, peak by peak, and with it
details that are chance. Here the law is of a simple family (laws.py). All else is as there: the power of the most powerful test
over the arrangements of ten quads, for one that knows the law and not the levels; at eight places of the trace; of P90 (or where
the rule's neighbour lies, if a trial has few samples), P92.5, P95 and P97.5 of a trial, of its calmest part and of the one that a
quarter are calmer than, by themselves and as the linear combination of the least variance (Aitken 1936), which is fitted to the
whole trace and to the place, with outliers and with these held in. Of these numbers the three that tell most are asked, and the
best one counts. What a law that is fitted to 80 trials finds by chance is taken off (Efron 1979), but not that the best of three
is chosen. A combination of k numbers that is fitted to n differences varies less there than the best one does, as n - k + 1 to n;
that is put right.

Two errors are kept: 5 % at the tolerance of 3 %, and 0.15 % where nothing has changed. The second column is what the order in
time makes of the first in normal noise that drifts as the trace does (in-time.py).

QUESTION is p95, if none is said; p99: P99 +10 % within 40 rounds; tail: +20 % of the slowest 5 % at P99 within 40 rounds, for
rules that see whole trials, of which P98 to P99.5 are taken to move in full; p50-passes, p95-passes, p99-passes: unchanged code
within 40 rounds, `passWithin` ruled out.

With --known, where the law is known: the power for one who knows it, and what laws that are fitted to 80 trials come to, less
what is chance in the mean, with the deviation of one among 16. The last two are of no family: there an "at most" is too low.
"""

import argparse
import pathlib
import sys
from typing import NamedTuple

import numpy as np

from drift import drift_to_noise, shares, with_order
from laws import OFFSETS, Demand, Law, SkewedStudent, TwoSpeeds, evidence, law_of, measured, power
from trials import numbers, trials_of

TOLERANCE = 1.03
ERROR, FALSE_ALARMS = 0.05, 1 - 0.99 ** (3 / 20)
NEAR, FAR = (0.1, 0.075, 0.05, 0.025), (0.02, 0.015, 0.01, 0.005)
PLACES, TRIALS_OF_PLACE = 8, 80
CLIPS, RIDGE, LEAST_SIZE = (np.inf, 3, 1), 1e-4, 1e-6
ASKED, AGAIN = 3, 3
QUADS_OF_RANKING, ALL_FOUND = 200, 0.998
# Samples beyond the farthest quantile, without which a trial has no value of its own.
FEWEST_BEYOND = 1
# Workloads of the yardstick with generated noise. This takes all to be found in them.
GENERATED = 8


class Question(NamedTuple):
    # Of the samples, what lies beyond the quantiles that are seen.
    beyond: tuple[float, ...]
    # Whether parts of the trial show the change as the whole does.
    parts: bool
    quads: int
    # All are to be kept.
    demands: tuple[Demand, ...]


def slower(change):
    return Demand(np.log(change / TOLERANCE), ERROR), Demand(np.log(change), FALSE_ALARMS)


def passes(within):
    return (Demand(np.log(within), ERROR),)


QUESTIONS = {
    "p95": Question(NEAR, True, 10, slower(1.1)),
    "p99": Question(FAR, True, 20, slower(1.1)),
    "tail": Question(FAR, False, 20, slower(1.2)),
    "p50-passes": Question((0.5,), True, 20, passes(1.1)),
    "p95-passes": Question(NEAR, True, 20, passes(1.1)),
    "p99-passes": Question(FAR, True, 20, passes(1.2)),
}


def tells(law, gap):
    """How much a quad says for the arrangement that was measured, in the mean."""
    values = measured(law, gap, (QUADS_OF_RANKING,), np.random.default_rng(2))
    each = evidence(law, gap, values)
    return (each[:, 0] - each.mean(1)).mean()


def powers(law, question):
    return np.array([power(law, question.quads, demand) for demand in question.demands])


class Place(NamedTuple):
    """What tells most at a place of the trace."""

    law: Law
    # With each demand by itself, of a rule that is told this law.
    found: np.ndarray

    def found_again(self, question, random):
        """What is found where so many trials of this law are all that is known of it (Efron 1979)."""
        again = (law_of(self.law.draw(random, (TRIALS_OF_PLACE // 4, 4))) for _ in range(AGAIN))
        return np.mean([powers(law, question) for law in again], axis=0)


def most_telling(laws, question):
    best = None
    for law in sorted(laws, key=lambda law: tells(law, question.demands[0].gap), reverse=True)[:ASKED]:
        place = Place(law, powers(law, question))
        if best is None or place.found.min() > best.found.min():
            best = place
        if best.found.min() > ALL_FOUND:
            return best
    return best


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
    return min(10 / samples, 0.25)


def columns_of(trials, question):
    beyond = question.beyond
    if beyond == NEAR:
        beyond = sorted({*NEAR, max(NEAR[0], neighbour_beyond(trials.shape[1]))}, reverse=True)
    seen = [number for one in beyond for number in numbers(trials, one)[: None if question.parts else 1]]
    return [np.log(number)[: len(trials) // 4 * 4] for number in seen]


def chance_of(places, question):
    """What the places owe to it in the mean, where not all is found: as much as is gained where a law is found again."""
    random = np.random.default_rng(4)
    gained = [place.found_again(question, random) - place.found for place in places if place.found.min() <= ALL_FOUND]
    return np.maximum(0, np.mean(gained, axis=0)) if gained else np.zeros(len(question.demands))


def bounds_of(trials, question):
    """The mean over places of the power: by quads, and with the order in time."""
    columns = columns_of(trials, question)
    last = len(columns[0]) - TRIALS_OF_PLACE
    firsts = (4 * round(place * last / (PLACES - 1) / 4) for place in range(PLACES))
    places = [most_telling(laws_at(columns, first), question) for first in firsts]
    chance = chance_of(places, question)
    share = shares(drift_to_noise(trials, question.beyond[0]), quads=question.quads)[0]
    found = []
    for place in places:
        corrected = place.found if place.found.min() > ALL_FOUND else place.found - chance
        ordered = (with_order(one, share, demand.level) for one, demand in zip(corrected, question.demands))
        found.append((min(corrected), min(ordered)))
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
SAMPLES, QUADS_OF_KNOWN = 16, 10
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
    columns = [
        f"level {level}, {what}"
        for level in ("5 %", "0.15 %")
        for what in ("law known", "law found", "less what is chance", "deviation of one")
    ]
    print(f"| noise | {' | '.join(columns)} |\n|---|{'---:|' * len(columns)}")
    for name, law, gaps in EXAMPLES:
        law = scaled(law, SIZE)
        random = np.random.default_rng(3)
        found = [law_of(law.draw(random, (TRIALS_OF_PLACE // 4, 4))) for _ in range(SAMPLES)]
        cells = []
        for gap, level in zip(gaps, (ERROR, FALSE_ALARMS)):
            demand = Demand(gap * SIZE, level)
            question = Question((), True, QUADS_OF_KNOWN, (demand,))
            places = [Place(one, powers(one, question)) for one in found]
            each = np.array([place.found[0] for place in places])
            cells += [power(law, QUADS_OF_KNOWN, demand), each.mean(), each.mean() - chance_of(places, question)[0], each.std()]
        print(f"| {name} | {' | '.join(f'{100 * cell:.1f}' for cell in cells)} |", flush=True)


def print_bounds(folders, question):
    print("| trace | errors kept | with the order in time |\n|---|---:|---:|")
    for folder in folders:
        rows = []
        for name, trials in trials_of(folder):
            if trials.shape[1] * min(question.beyond) < FEWEST_BEYOND:
                continue
            rows.append(bounds_of(trials, question))
            print(f"| {folder.name} {name} | {' | '.join(f'{100 * share:.1f}' for share in rows[-1])} |", flush=True)
        for what, all_found in (("mean", 0), ("mean, with the generated noise", GENERATED)):
            mean = (np.sum(rows, axis=0) + all_found) / (len(rows) + all_found)
            print(f"| {folder.name}, {what} | {' | '.join(f'{100 * share:.1f}' for share in mean)} |", flush=True)


arguments = argparse.ArgumentParser()
arguments.add_argument("--known", action="store_true")
arguments.add_argument("--of", choices=QUESTIONS, default="p95")
arguments.add_argument("folders", nargs="*", type=pathlib.Path, default=[pathlib.Path("fixtures/traces")])
asked = arguments.parse_args()
if asked.known:
    print_known()
else:
    print_bounds(asked.folders, QUESTIONS[asked.of])

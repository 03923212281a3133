"""What the order in time is worth: how much of what trials tell of a change the rule's sums take up.

    python3 bench/rule/in-time.py [folder ...]

Needs numpy. The first table is of normal noise of two kinds: of each trial by itself (variance r), and of the machine,
which drifts by steps between trials (variance q): the local level model (Muth 1960). Between two quads of a benchmark
lie as many steps as are said: one where nothing else is measured, four for each other benchmark. What generalised least squares
know of the change (Aitken 1936) is all there is; the other columns are the shares of it that are taken up by sums of
differences within quads that count alike, by the weights of the rule (src/core/rule/around.ts; across the border of
quads where nothing else is measured), by those if the border always counted, and by the best of each quad by itself. A share of 0.8 is worth 0.8 of the rounds.

The second table has for each trace q/r of its log P90, as the median distance of trials that lie one to six apart
says it, the share that differences within quads take up then, and that of the rule's weights; and what becomes of a
bound of the power of rules that judge quads by themselves, at the level of 0.15 %, for rules that know all there is.
"""

import pathlib
import sys

from drift import drift_to_noise, shares, with_order
from trials import trials_of

LEVEL, BOUNDS = 0.0015, (0.42, 0.56, 0.64, 0.67, 0.7, 0.75, 0.8, 0.85)

print("| q/r | steps between quads | differences within quads | the rule's weights | with the border always | best of each quad by itself |\n|---:|---:|---:|---:|---:|---:|")
for steps in (1, 5, 41):
    for ratio in (0, 0.1, 0.3, 1, 3):
        print(f"| {ratio} | {steps} | {' | '.join(f'{share:.2f}' for share in shares(ratio, steps))} |")
columns = "".join(f" at most {bound:.0%} |" for bound in BOUNDS)
print(f"\n| trace | q/r | differences within quads | the rule's weights |{columns}\n|---|---:|---:|---:|{'---:|' * len(BOUNDS)}")
for folder in map(pathlib.Path, sys.argv[1:] or ["fixtures/traces"]):
    for name, trials in trials_of(folder):
        ratio = drift_to_noise(trials)
        alike, weighed, *_ = shares(ratio)
        then = "".join(f" {with_order(bound, alike, LEVEL):.0%} |" for bound in BOUNDS)
        print(f"| {folder.name} {name} | {ratio:.2f} | {alike:.2f} | {weighed:.2f} |{then}")

"""What the Python scripts beside this read: the trials of a folder's traces in the order of time, and numbers of them."""

import gzip
import json

import numpy as np

FEWEST_SAMPLES = 20


def trials_of(folder):
    """Of each trace with as many samples a trial: its name, and the samples of each trial."""
    for name, entry in json.loads((folder / "traces.json").read_text())["same"].items():
        n = entry["samplesPerTrial"]
        if n < FEWEST_SAMPLES:
            continue
        trials = np.frombuffer(gzip.open(folder / f"{name}.u32.gz").read(), "<u4").astype(float).reshape(-1, 2, n)
        trials[1::2] = trials[1::2, ::-1].copy()
        yield name, trials.reshape(-1, n)


def parts_of(samples, beyond):
    """How many, as the rule cuts them (src/core/rule/blocks.ts)."""
    most, samples_beyond = (20, 10) if beyond > 0.25 else (40, 1.5) if beyond > 0.02 else (20, 3)
    return max(1, min(most, int(samples * beyond / samples_beyond + 1e-9)))


def numbers(trials, beyond):
    """The quantile of the whole trial, of its calmest part, and of the part that a quarter are calmer than."""
    n = trials.shape[1]
    whole = np.quantile(trials, 1 - beyond, axis=1)
    count = parts_of(n, beyond)
    if count == 1:
        return [whole]
    edges = [i * n // count for i in range(count + 1)]
    parts = np.sort([np.quantile(trials[:, a:b], 1 - beyond, axis=1) for a, b in zip(edges, edges[1:])], axis=0)
    return [whole, *(parts[rank] for rank in sorted({0, count // 4}))]

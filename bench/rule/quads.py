"""The six arrangements of a quad, and a test by their sums. x: runs, quads, four trials, and numbers if there are some."""

import numpy as np

from the_rule import WITHIN, agreement

# The candidate's two trials and the baseline's.
SPLITS = [((0, 1), (2, 3)), ((0, 2), (1, 3)), ((0, 3), (1, 2)), ((2, 3), (0, 1)), ((1, 3), (0, 2)), ((1, 2), (0, 3))]
CANDIDATE = np.zeros((6, 4))
for split, (candidate, _) in enumerate(SPLITS):
    CANDIDATE[split, list(candidate)] = 1


def apart_in_quads(trials):
    """Of each of the six arrangements, the scores of the candidate's trials less those of the baseline's."""
    return np.stack([sum(trials[:, :, c] for c in cs) - sum(trials[:, :, b] for b in bs) for cs, bs in SPLITS], 2)


def alike_in_quads(x):
    """Of each of the six arrangements, what the two trials of each side count by how alike they are."""
    return WITHIN[2] * np.stack([sum(agreement(x[:, :, i] - x[:, :, j]) for i, j in split) for split in SPLITS], 2)


def share_rejected(total, arranged, redrawn, level):
    """By the sums of each quad's arrangements, which was drawn, and which may be drawn again."""
    quads = range(total.shape[1])
    observed = np.take_along_axis(total, arranged[..., None], 2)[..., 0].sum(1)
    sums = sum(total[:, quad][:, redrawn[:, quad]] for quad in quads)
    return (((sums >= observed[:, None] - 1e-9).sum(1) + 1) / (len(redrawn) + 1) <= level).mean()

"""Which scenarios are measured in turns.

What else a machine does lasts a tenth of a second, as long as a scenario's requests take: asked at a stretch, a
scenario would be hit as a whole or not at all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from .scenario import Scenario

#: Parts of a scenario's requests; what the caches of one core hold is another scenario's after each.
TURNS = 5

_Item = TypeVar("_Item")


def groups_of(scenarios: Sequence[Scenario]) -> list[list[Scenario]]:
    """The scenarios as they are measured: together those that find the same rows in the buffers.

    What empties the caches, or asks for other keys, would leave another cache to the others.
    """
    groups: list[list[Scenario]] = []
    for scenario in scenarios:
        together = next((group for group in groups if _share(group[0], scenario)), None)
        if together is None:
            groups.append([scenario])
        else:
            together.append(scenario)
    return groups


def _share(one: Scenario, other: Scenario) -> bool:
    alone = one.evict or other.evict or "floor" in (one.strategy, other.strategy)
    return not alone and one.access == other.access and one.warm == other.warm


def share_of(items: Sequence[_Item], turn: int) -> Sequence[_Item]:
    """The part of a turn, 0 to TURNS - 1; all parts together are all items, in their order."""
    return items[len(items) * turn // TURNS : len(items) * (turn + 1) // TURNS]

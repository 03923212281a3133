"""The protocol's events, one JSON object a line."""

from __future__ import annotations

import json
from pathlib import Path
from time import perf_counter_ns
from types import TracebackType
from typing import Any


class Events:
    """Appends to the gate's file. `start` stands first; `end` is written by `finish` only."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("a", encoding="utf-8")
        self._emit(
            type="start",
            protocol=1,
            harness="feature-serving",
            version="1.0.0",
            clock="monotonic",
            timerFloorNs=timer_floor_ns(),
        )

    def __enter__(self) -> Events:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def samples(
        self, scenario: str, values: list[int], *, phase: str | None = None, warmup: bool = False, **more: Any
    ) -> None:
        event: dict[str, Any] = {"type": "samples", "scenario": scenario, "metric": "latency", "unit": "ns"}
        if phase is not None:
            event["phase"] = phase
        if warmup:
            event["warmup"] = True
        self._emit(**event, **more, values=values)

    def value(self, scenario: str, metric: str, value: float, unit: str = "1", better: str = "lower") -> None:
        self._emit(type="value", scenario=scenario, metric=metric, unit=unit, better=better, value=value)

    def error(self, scenario: str, kind: str, count: int, message: str) -> None:
        self._emit(type="error", scenario=scenario, kind=kind, count=count, message=message)

    def caveat(self, scenario: str, code: str, message: str) -> None:
        self._emit(type="caveat", scenario=scenario, code=code, message=message)

    def finish(self, operations: int, checksum: str) -> None:
        self._emit(type="end", operations=operations, checksum=checksum)

    def _emit(self, **event: Any) -> None:
        self._file.write(json.dumps(event, separators=(",", ":")) + "\n")


def timer_floor_ns() -> int:
    """Median of an empty pair of clock reads."""
    pairs = sorted(-(perf_counter_ns() - perf_counter_ns()) for _ in range(1001))
    return pairs[500]

"""Where the gate keeps its newest build of this system, so that a benchmark beside the gate measures the same."""

from __future__ import annotations

import os
import sys
from pathlib import Path

CACHE = Path(os.environ.get("LATENCY_GATE_CACHE_DIR") or Path.home() / ".cache/latency-gate")


def newest_site() -> Path:
    """Ends the program with what to do where there is none."""
    builds = sorted(CACHE.glob("gate/builds/*/*/site/featureserving"), key=lambda path: path.stat().st_mtime)
    if not builds:
        sys.exit(f"no build in {CACHE}: run `npx latency-gate test --system feature-serving` first")
    return builds[-1].parent

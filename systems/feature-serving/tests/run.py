"""Runs pytest on this folder, with the build's packages and the pytest that the manifest names."""

from __future__ import annotations

import os
import sys
from pathlib import Path

_TOOLS = ("PYTEST", "PLUGGY", "INICONFIG", "PACKAGING", "PYGMENTS", "EXCEPTIONGROUP", "TOMLI")


def main(argv: list[str]) -> int:
    here = Path(__file__).parent
    sys.path[:0] = [str(Path(os.environ["LATENCY_GATE_BUILD_DIR"]) / "site")]
    sys.path += [os.environ[f"LATENCY_GATE_TOOL_{tool}"] for tool in _TOOLS]
    import pytest

    return pytest.main(["-q", "-p", "no:cacheprovider", "--rootdir", str(here), str(here), *argv])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

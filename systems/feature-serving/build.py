"""Puts the programs and what they need into LATENCY_GATE_BUILD_DIR/site, compiled, so that a start costs no parsing."""

from __future__ import annotations

import compileall
import os
import shutil
import subprocess
import sys
from pathlib import Path

from cluster.binaries import hydrate_libraries

_OWN = ("featureserving", "cluster", "harness", "main.py")
_WHEELS = ("PSYCOPG", "PSYCOPG_BINARY", "PSYCOPG_POOL", "TYPING_EXTENSIONS")


def main() -> int:
    source = Path(__file__).parent
    site = Path(os.environ["LATENCY_GATE_BUILD_DIR"]) / "site"
    shutil.rmtree(site, ignore_errors=True)
    site.mkdir(parents=True)
    for name in _OWN:
        _copy(source / name, site / name)
    for wheel in _WHEELS:
        for part in Path(os.environ[f"LATENCY_GATE_TOOL_{wheel}"]).iterdir():
            if not part.name.endswith(".dist-info"):
                _copy(part, site / part.name)
    if "LATENCY_GATE_TOOL_POSTGRES" in os.environ:
        _link_postgres(Path(os.environ["LATENCY_GATE_TOOL_POSTGRES"]), site / "postgres")
    if not compileall.compile_dir(site, quiet=1, workers=1):
        return 1
    # The binary wheel is for one minor version of Python: found out here and not in the first trial.
    try:
        subprocess.run([sys.executable, "-c", "import psycopg.pq, psycopg_binary, psycopg_pool"], cwd=site, check=True)
    except subprocess.CalledProcessError:
        sys.exit(
            f"psycopg's wheel in {os.environ['LATENCY_GATE_TOOL_PSYCOPG_BINARY']} is not for Python "
            f"{sys.version_info.major}.{sys.version_info.minor}: remove that folder, so that it is fetched again"
        )
    return 0


def _link_postgres(package: Path, place: Path) -> None:
    place.mkdir()
    (place / "bin").symlink_to(package / "native" / "bin")
    hydrate_libraries(package, place / "lib")


def _copy(origin: Path, target: Path) -> None:
    if origin.is_dir():
        shutil.copytree(origin, target, ignore=shutil.ignore_patterns("__pycache__"))
    else:
        shutil.copy2(origin, target)


if __name__ == "__main__":
    sys.exit(main())

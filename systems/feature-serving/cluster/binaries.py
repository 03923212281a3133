"""Where PostgreSQL's programs are: those that came with the system, or those that the caller names."""

from __future__ import annotations

import json
import os
import subprocess
from dataclasses import dataclass
from pathlib import Path


class ClusterError(RuntimeError):
    """PostgreSQL could not be had, started, or stopped; the message says what to do."""


@dataclass(frozen=True, slots=True)
class Binaries:
    """initdb and postgres, and the folder with what they are linked with, where they need one."""

    bin: Path
    libraries: Path | None = None

    def environment(self) -> dict[str, str]:
        if self.libraries is None:
            return {}
        return {"LD_LIBRARY_PATH": str(self.libraries)}

    def version(self) -> str:
        """As `postgres --version` says, such as 18.4."""
        argv = [self.bin / "postgres", "--version"]
        said = subprocess.run(argv, env=os.environ | self.environment(), capture_output=True, text=True, check=True)
        return said.stdout.split()[2]


def hydrate_libraries(package: Path, libraries: Path) -> None:
    """npm packs no symlinks; the package lists them and makes them in an install script, which is not run.

    They are made outside the package, because its folder is shared and stays as it was unpacked.
    """
    libraries.mkdir(parents=True, exist_ok=True)
    # A library looks for its own needs beside itself, so all of them are there under all of their names.
    names = {file.name: file for file in (package / "native/lib").glob("*.so*")}
    for link in json.loads((package / "native/pg-symlinks.json").read_text()):
        names[Path(link["target"]).name] = package / link["source"]
    for name, file in names.items():
        (libraries / name).symlink_to(file)


def find_binaries(site: Path) -> Binaries:
    """LATENCY_GATE_PG_BIN where it is set, else what the build linked into `site`/postgres.

    Raises ClusterError where there is neither.
    """
    named = os.environ.get("LATENCY_GATE_PG_BIN")
    if named:
        found = Binaries(Path(named))
    else:
        found = Binaries(site / "postgres" / "bin", site / "postgres" / "lib")
    if not (found.bin / "postgres").exists():
        raise ClusterError(
            f"no PostgreSQL in {found.bin}: the embedded one is for Linux on x86-64; elsewhere name the folder "
            "of initdb and postgres in LATENCY_GATE_PG_BIN, or a server in LATENCY_GATE_PG_DSN"
        )
    return found

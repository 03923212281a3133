"""Entry of everything that the gate starts; it stands beside the packages in the build's `site` folder."""

from __future__ import annotations

import sys


def main(argv: list[str]) -> int:
    # Imported where they are needed: the harness must not pay for what it does not use.
    command, *arguments = argv or ["help"]
    if command == "harness":
        from harness.run import main as run
    elif command == "peer":
        from harness.peer import main as run
    elif command == "service":
        from harness.service import main as run
    elif command == "prepare":
        from harness.prepare import main as run
    else:
        from featureserving.cli import main as run

        arguments = argv
    return run(arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

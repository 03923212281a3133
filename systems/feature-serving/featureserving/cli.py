"""Commands of the feature server."""

from __future__ import annotations


def main(argv: list[str]) -> int:
    raise SystemExit(2)

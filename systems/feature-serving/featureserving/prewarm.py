"""Fills the caches before a deployment takes traffic, by reading what will be asked for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TextIO

import psycopg
from psycopg import sql

from .catalog import Catalog
from .server import FeatureServer


@dataclass(frozen=True, slots=True)
class Warmth:
    """What was read, and what of it was not there. blocks: of 8 KiB that the whole-table form loaded."""

    keys: int
    rows: int
    absent: int
    blocks: int


def warm_keys(server: FeatureServer, keys: Iterable[tuple[str, str]], cycles: int = 2, batch: int = 100) -> Warmth:
    """Reads the rows of (entity, key) pairs, several at a time and `cycles` times.

    Once loads a block; twice tells the buffers' clock that it is wanted again.
    """
    pairs = list(dict.fromkeys(keys))
    rows = absent = 0
    for _ in range(cycles):
        rows = absent = 0
        for start in range(0, len(pairs), batch):
            request: dict[str, list[str]] = {}
            for entity, key in pairs[start : start + batch]:
                request.setdefault(entity, []).append(key)
            answer = server.retrieve(request)
            rows += len(answer.rows)
            absent += len(answer.absent)
    return Warmth(len(pairs), rows, absent, 0)


def warm_tables(connection: psycopg.Connection, catalog: Catalog) -> Warmth:
    """Loads all tables and their indexes into the buffers by the extension pg_prewarm, indexes first.

    Raises psycopg.Error where the extension is not installed.
    """
    connection.execute("CREATE EXTENSION IF NOT EXISTS pg_prewarm")
    names = [f"{table.name}_key" for table in catalog.tables] + [table.name for table in catalog.tables]
    blocks = 0
    for name in names:
        relation = sql.Identifier(catalog.schema, name).as_string(connection)
        row = connection.execute("SELECT pg_prewarm(%s::regclass)", [relation]).fetchone()
        blocks += 0 if row is None else row[0]
    return Warmth(0, 0, 0, blocks)


def read_pairs(lines: TextIO) -> Iterator[tuple[str, str]]:
    """Lines of entity, tab, key. Raises ValueError with the line's number."""
    for number, line in enumerate(lines, 1):
        entity, tab, key = line.rstrip("\n").partition("\t")
        if not (entity and tab and key):
            raise ValueError(f"line {number}: entity, tab, key")
        yield entity, key

"""The proof of the cache's state: blocks that PostgreSQL found in its buffers and blocks that it had to read."""

from __future__ import annotations

from typing import NamedTuple

import psycopg

_BLOCKS = """
SELECT sum(heap_blks_hit), sum(heap_blks_read), sum(idx_blks_hit), sum(idx_blks_read)
FROM pg_statio_user_tables WHERE schemaname = %s AND relname <> 'schema_migration'
"""


class Blocks(NamedTuple):
    """Blocks of 8 KiB of all feature tables, heap and index apart."""

    heap_hit: int
    heap_read: int
    index_hit: int
    index_read: int

    def since(self, before: Blocks) -> Blocks:
        return Blocks(*(now - then for now, then in zip(self, before)))

    @property
    def hit_ratio(self) -> float:
        total = sum(self)
        return (self.heap_hit + self.index_hit) / total if total else 0.0


def read_blocks(connection: psycopg.Connection, schema: str) -> Blocks:
    """Totals since the server's start, this connection's own work included (PostgreSQL 15 or later)."""
    # A session tells the statistics at most once a second, unless it is asked to, and then at its next pause.
    connection.execute("SELECT pg_stat_force_next_flush()", prepare=False)
    connection.execute("SELECT pg_stat_clear_snapshot()", prepare=False)
    row = connection.execute(_BLOCKS, [schema], prepare=False).fetchone()
    assert row is not None
    return Blocks(*(int(value or 0) for value in row))

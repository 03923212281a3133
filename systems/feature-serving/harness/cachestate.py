"""The proof of the cache's state: blocks that PostgreSQL found in its buffers and blocks that it had to read."""

from __future__ import annotations

from typing import NamedTuple

import psycopg

_COUNTERS = """
SELECT sum(heap_blks_hit), sum(heap_blks_read), sum(idx_blks_hit), sum(idx_blks_read), sum(idx_scan), sum(seq_scan)
FROM pg_statio_user_tables JOIN pg_stat_user_tables USING (relid, schemaname, relname)
WHERE schemaname = %s AND relname <> 'schema_migration'
"""


class Accesses(NamedTuple):
    """Blocks of 8 KiB of all feature tables, heap and index apart, and how the rows were found."""

    heap_hit: int
    heap_read: int
    index_hit: int
    index_read: int
    index_scans: int
    sequential_scans: int

    def since(self, before: Accesses) -> Accesses:
        return Accesses(*(now - then for now, then in zip(self, before)))

    def plus(self, more: Accesses) -> Accesses:
        return Accesses(*(one + other for one, other in zip(self, more)))

    @staticmethod
    def none() -> Accesses:
        return Accesses(*(0 for _ in Accesses._fields))

    @property
    def hit_ratio(self) -> float:
        hit = self.heap_hit + self.index_hit
        total = hit + self.heap_read + self.index_read
        return hit / total if total else 0.0


def read_accesses(connection: psycopg.Connection, schema: str) -> Accesses:
    """Totals since the server's start, this connection's own work included (PostgreSQL 15 or later)."""
    # A session tells the statistics at most once a second, unless it is asked to, and then at its next pause.
    connection.execute("SELECT pg_stat_force_next_flush()", prepare=False)
    connection.execute("SELECT pg_stat_clear_snapshot()", prepare=False)
    row = connection.execute(_COUNTERS, [schema], prepare=False).fetchone()
    assert row is not None
    return Accesses(*(int(value or 0) for value in row))

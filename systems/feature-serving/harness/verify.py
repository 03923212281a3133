"""Every row that came back, against the row that the data set says it is."""

from __future__ import annotations

import hashlib
import struct
from functools import lru_cache

from featureserving.catalog import Catalog, Table
from featureserving.dataset import DataSet
from featureserving.results import Retrieval

from .requests import Request


class Verifier:
    """Counts rows that are right, and describes the first that is not."""

    def __init__(self, catalog: Catalog, data: DataSet) -> None:
        self._catalog = catalog
        self._places = {
            table.name: (entity.name, table, {column.name: at for at, column in enumerate(table.columns)})
            for entity in catalog.entities
            for table in entity.tables
        }
        # By name: hashing a table's declaration at each row takes longer than making the row.
        self._values = lru_cache(maxsize=50_000)(lambda name, row: data.values(self._places[name][1], row))
        self._digest = hashlib.sha256()
        self.verified = 0
        self.wrong = 0
        self.first_fault = ""

    def check(self, request: Request, answer: Retrieval) -> None:
        """A complete answer has exactly one right row of each table."""
        seen = set()
        for row in answer.rows:
            entity, table, positions = self._places[row.table]
            expected = self._expected(table, request.rows[entity], row.columns, positions)
            if row.entity != entity or row.key != request.keys[entity][0] or row.values != expected:
                self._fault(f"{row.table} answered {row.values[:3]} for {row.key[:8]}, not {expected[:3]}")
            else:
                self.verified += 1
            seen.add(row.table)
            self._digest.update(struct.pack(f"{len(expected)}d", *row.values))
        missing = [name for name in self._places if name not in seen]
        if missing and answer.complete:
            self._fault(f"no row of {missing[0]}, which has one")
        if len(seen) != len(answer.rows):
            self._fault("a table answered twice")

    def checksum(self) -> str:
        """Over all values in the order in which they came; the same for both sides of a round."""
        return f"sha256:{self._digest.hexdigest()}"

    def _expected(
        self, table: Table, row: int, columns: tuple[str, ...], positions: dict[str, int]
    ) -> tuple[float, ...]:
        values = self._values(table.name, row)
        return tuple([values[positions[name]] for name in columns])

    def _fault(self, message: str) -> None:
        self.wrong += 1
        self.first_fault = self.first_fault or message

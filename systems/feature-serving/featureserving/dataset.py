"""The data set: made by a hash, so that any row can be known without the others, and loaded by COPY."""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterator
from dataclasses import asdict, dataclass

from psycopg import Connection
from psycopg import sql

from .catalog import Catalog, Entity, Table

_BINARY_HEADER = b"PGCOPY\n\xff\r\n\0" + bytes(8)
_BINARY_TRAILER = b"\xff\xff"
_CHUNK_BYTES = 1 << 18


@dataclass(frozen=True, slots=True)
class DataSet:
    """rows: of each table. seed: of everything; another seed is another data set."""

    rows: int
    seed: int = 1

    def key(self, entity: str, row: int) -> str:
        """The text hash key of an entity's row: 64 hex digits, SHA-256 as in the report."""
        return hashlib.sha256(f"{self.seed}:{entity}:{row}".encode()).hexdigest()

    def values(self, table: Table, row: int) -> tuple[float, ...]:
        """The features of a row: numbers in [0, 1) with 32 random bits, exact in binary."""
        count = len(table.columns)
        digest = hashlib.shake_128(f"{self.seed}:{table.name}:{row}".encode()).digest(4 * count)
        return tuple([word * 2.0**-32 for word in struct.unpack(f">{count}I", digest)])

    def checksum(self, catalog: Catalog) -> str:
        """Of what the data set is: shape, seed, and the rows of each table's start and end."""
        state = hashlib.sha256(repr((asdict(self), catalog)).encode())
        for table in catalog.tables:
            for row in (0, self.rows - 1):
                state.update(struct.pack(f">{len(table.columns)}d", *self.values(table, row)))
        return state.hexdigest()


class LoadError(RuntimeError):
    """What is in the database is not the data set."""


def load(connection: Connection, catalog: Catalog, data: DataSet) -> str:
    """Loads all tables by binary COPY into the tables of migration 1.

    Returns the SHA-256 over all rows as sent. One transaction: there is a whole data set or none.
    Raises LoadError where a table has another number of rows afterwards.
    """
    state = hashlib.sha256()
    for entity in catalog.entities:
        keys = [data.key(entity.name, row).encode() for row in range(data.rows)]
        for table in entity.tables:
            _check_numeric(table)
            name = sql.Identifier(catalog.schema, table.name)
            with connection.transaction():
                # FREEZE needs a table that is new or truncated in this transaction; then no later reader
                # has to write hint bits, which would be measured as its own work.
                connection.execute(sql.SQL("TRUNCATE {}").format(name))
                cursor = connection.cursor()
                with cursor.copy(sql.SQL("COPY {} FROM STDIN (FORMAT binary, FREEZE)").format(name)) as copy:
                    for chunk in _encode(table, data, keys):
                        state.update(chunk)
                        copy.write(chunk)
                if cursor.rowcount != data.rows:
                    raise LoadError(f"{table.name} took {cursor.rowcount} rows of {data.rows}")
    return state.hexdigest()


def _encode(table: Table, data: DataSet, keys: list[bytes]) -> Iterator[bytes]:
    """PostgreSQL's binary COPY format: per row the field count, then each field's length and bytes."""
    count = len(table.columns)
    pack = struct.Struct(">" + "id" * count).pack
    unpack = struct.Struct(f">{count}I").unpack
    shake, prefix, scale = hashlib.shake_128, f"{data.seed}:{table.name}:", 2.0**-32
    chunk = bytearray(_BINARY_HEADER)
    fields: list[float] = [8] * (2 * count)
    for row, key in enumerate(keys):
        fields[1::2] = [word * scale for word in unpack(shake(f"{prefix}{row}".encode()).digest(4 * count))]
        chunk += struct.pack(">hi", count + 1, len(key)) + key + pack(*fields)
        if len(chunk) >= _CHUNK_BYTES:
            yield bytes(chunk)
            chunk.clear()
    chunk += _BINARY_TRAILER
    yield bytes(chunk)


def _check_numeric(table: Table) -> None:
    if any(column.type != "float8" for column in table.columns):
        raise LoadError(f"{table.name}: the data set is made of float8 columns only")


def entity_keys(data: DataSet, entity: Entity, rows: range) -> list[str]:
    """Keys of an entity by row."""
    return [data.key(entity.name, row) for row in rows]

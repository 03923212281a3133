"""What is served: entity types, their tables, and the tables' typed columns.

Identifiers come from declarations, never from requests, and are still checked and quoted.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

_NAME = re.compile(r"[a-z_][a-z0-9_]{0,62}\Z")
COLUMN_TYPES = frozenset({"float8", "int8", "text", "bool"})


class CatalogError(ValueError):
    """A declaration or a projection that the catalog does not allow."""


@dataclass(frozen=True, slots=True)
class Column:
    """A feature: its name and PostgreSQL type (one of COLUMN_TYPES)."""

    name: str
    type: str = "float8"

    def __post_init__(self) -> None:
        _check_name("column", self.name)
        if self.type not in COLUMN_TYPES:
            raise CatalogError(f"column {self.name}: type {self.type!r} is none of {sorted(COLUMN_TYPES)}")


@dataclass(frozen=True, slots=True)
class Table:
    """A feature table; its key column is `hashkey`, text."""

    name: str
    columns: tuple[Column, ...]

    def __post_init__(self) -> None:
        _check_name("table", self.name)
        names = [column.name for column in self.columns]
        if not names or len(set(names)) != len(names) or "hashkey" in names:
            raise CatalogError(f"table {self.name}: columns must be named once each, and none `hashkey`")

    def project(self, names: tuple[str, ...] | None) -> tuple[Column, ...]:
        """The columns of a projection in its order; None is all of them."""
        if names is None:
            return self.columns
        known = {column.name: column for column in self.columns}
        unknown = [name for name in names if name not in known]
        if unknown or not names:
            raise CatalogError(f"table {self.name} has no column {unknown or 'at all in the projection'}")
        return tuple(known[name] for name in names)


@dataclass(frozen=True, slots=True)
class Entity:
    """A kind of thing that has features, such as `customer`, and the tables that hold them."""

    name: str
    tables: tuple[Table, ...]

    def __post_init__(self) -> None:
        _check_name("entity", self.name)


@dataclass(frozen=True, slots=True)
class Catalog:
    """Everything that one feature server serves."""

    schema: str
    entities: tuple[Entity, ...]

    def __post_init__(self) -> None:
        _check_name("schema", self.schema)
        tables = [table.name for table in self.tables]
        entities = [entity.name for entity in self.entities]
        if len(set(tables)) != len(tables) or len(set(entities)) != len(entities):
            raise CatalogError("entities and tables must be named once each")

    @property
    def tables(self) -> tuple[Table, ...]:
        return tuple(table for entity in self.entities for table in entity.tables)

    def entity(self, name: str) -> Entity:
        for entity in self.entities:
            if entity.name == name:
                return entity
        raise CatalogError(f"no entity {name!r}; there are {[entity.name for entity in self.entities]}")


def benchmark_catalog(entities: int = 3, tables: int = 10, columns: int = 40) -> Catalog:
    """The catalog of the published report: 3 entities x 10 tables of 40 numbers."""
    features = tuple(Column(f"f{number:02d}") for number in range(columns))
    return Catalog(
        "features",
        tuple(
            Entity(name, tuple(Table(f"{name}_{number:02d}", features) for number in range(tables)))
            for name in ("customer", "merchant", "device", "account", "region")[:entities]
        ),
    )


def _check_name(kind: str, name: str) -> None:
    if not _NAME.match(name):
        raise CatalogError(f"{kind} {name!r}: lower case letters, digits and underscores, at most 63")

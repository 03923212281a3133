"""What was prepared: written beside the cluster, read by service and harness."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path

from featureserving.catalog import Catalog, benchmark_catalog
from featureserving.dataset import DataSet


@dataclass(frozen=True, slots=True)
class Prepared:
    """The data set, the schema it is in, and the SHA-256 over its rows as they were loaded."""

    schema: str
    rows: int
    seed: int
    checksum: str

    @property
    def data(self) -> DataSet:
        return DataSet(self.rows, self.seed)

    @property
    def catalog(self) -> Catalog:
        return Catalog(self.schema, benchmark_catalog().entities)

    def write(self, folder: Path) -> None:
        (folder / "dataset.json").write_text(json.dumps(asdict(self)))


def read_prepared(folder: Path) -> Prepared:
    return Prepared(**json.loads((folder / "dataset.json").read_text()))


def data_folder() -> Path:
    return Path(os.environ["LATENCY_GATE_DATA_DIR"])

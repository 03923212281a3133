"""Scans the table that this system writes with PyIceberg, from this system's object store, over S3's protocol.

An independent reader: it shows that metadata, manifests, Parquet and store are what they are called.
    python3 -m venv v && v/bin/pip install pyiceberg==0.10.0 pyarrow==26.0.1
    v/bin/python bench/read_with_pyiceberg.py BUILD_DIR DATA_DIR
"""

import hashlib
import json
import subprocess
import sys
from pathlib import Path

from pyiceberg.expressions import EqualTo
from pyiceberg.table import StaticTable

FIRST_SECTION_ID = 10


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def check(data: Path, port: str) -> None:
    expected = json.loads((data / "expected.json").read_text())
    properties = {
        "s3.endpoint": f"http://127.0.0.1:{port}",
        "s3.access-key-id": "any",
        "s3.secret-access-key": "any",
        "s3.region": "us-east-1",
    }
    table = StaticTable.from_metadata(expected["metadata"], properties)
    sections = [field.name for field in table.schema().fields if field.field_id >= FIRST_SECTION_ID]
    texts: dict[str, dict[str, str]] = {}
    digests: dict[str, str] = {}
    versions: dict[str, str] = {}
    rows = table.scan().to_arrow().to_pylist()
    for row in rows:
        digests[row["object_id"]] = row["digests"]
        versions[row["object_id"]] = f"{row['schema_version']} {row['state_version']}"
        found = {name: row[name] for name in sections if row[name] is not None}
        texts.setdefault(row["object_id"], {}).update(found)
    for name, state in expected["objects"].items():
        assert sha256(f"{versions[name]} {digests[name]}") == state["icebergChecksum"], name
        assert json.loads(digests[name]) == {key: sha256(text) for key, text in texts[name].items()}, name
    one = table.scan(row_filter=EqualTo("object_id", "1mb-01"))
    print(f"{len(rows)} rows of {len(texts)} objects, each as prepared")
    print(f"of one object {len(list(one.plan_files()))} of {len(list(table.scan().plan_files()))} files are planned")


if __name__ == "__main__":
    build, folder = Path(sys.argv[1]), Path(sys.argv[2])
    command = ["node", str(build / "object-store.mjs"), str(folder / "objects")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as store:
        try:
            check(folder, store.stdout.readline().strip())
        finally:
            store.terminate()

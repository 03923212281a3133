"""Fetches DynamoDB Local once, from Maven Central by Maven, which checks the checksums.

    python3 systems/feature-serving/bench/dynamodb/fetch.py
    npx latency-gate gate --studies --system feature-serving --scenario 'feature-serving/peer/*'
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

_HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(_HERE.parent))

from builds import CACHE  # noqa: E402


def main() -> int:
    if shutil.which("mvn") is None:
        print("mvn is not installed (Debian: maven): DynamoDB Local stays unmeasured", file=sys.stderr)
        return 1
    jars = CACHE / "dynamodb-local"
    if not (jars / "complete").exists():
        copy = ["dependency:copy-dependencies", f"-DoutputDirectory={jars}"]
        subprocess.run(["mvn", "-q", "-B", "-f", str(_HERE / "pom.xml"), *copy], check=True, timeout=600)
        (jars / "complete").touch()
    print(f"DynamoDB Local is in {jars}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

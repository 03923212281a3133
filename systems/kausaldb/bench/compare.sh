#!/usr/bin/env bash
# All rows of this store and, where ANCESTOR names the built benchmark program of kausaldb/kausaldb, of that
# one, in one run.
#
#     ANCESTOR=path/to/benchmark bench/compare.sh PATH_TO_ZIG
set -euo pipefail
zig=$(command -v "${1:-zig}")
system=$(cd "$(dirname "$0")/.." && pwd)
scratch=$(mktemp -d)
ANCESTOR=${ANCESTOR:+$(realpath "$ANCESTOR")}
trap 'rm -rf "$scratch"' EXIT

cd "$system"
"$zig" build harness --cache-dir "$scratch/cache" --prefix "$scratch/here" >&2
echo "## This store"
"$scratch/here/bin/kausal-harness" report "$scratch/data"

if [ -z "${ANCESTOR:-}" ]; then
  echo "## Ancestor: not compared (ANCESTOR is not set)"
  exit 0
fi
cd "$scratch"
for component in storage query ingestion; do
  echo "## Ancestor, $component"
  "$ANCESTOR" "$component" 2>&1 | grep -E '^ *(storage|query|ingestion)|Mean|P95'
done

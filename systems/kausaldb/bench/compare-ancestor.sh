#!/usr/bin/env bash
# All rows of this store and, where ANCESTOR_DIR names a checkout of kausaldb/kausaldb, of that one, in one run.
#
#     ANCESTOR_DIR=~/src/kausaldb bench/compare-ancestor.sh PATH_TO_ZIG
#
# The ancestor asks for exactly Zig 0.15.1; a copy of it is told to take 0.15.2, nothing else of it is changed.
set -euo pipefail
zig=$(command -v "${1:-zig}")
system=$(cd "$(dirname "$0")/.." && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

cd "$system"
"$zig" build --cache-dir "$scratch/cache" --prefix "$scratch/here" >&2
echo "## This store"
"$scratch/here/bin/kausal-harness" report "$scratch/data"

if [ -z "${ANCESTOR_DIR:-}" ]; then
  echo "## Ancestor: not compared (ANCESTOR_DIR is not set)"
  exit 0
fi
cp -r "$ANCESTOR_DIR" "$scratch/ancestor"
cd "$scratch/ancestor"
sed -i.orig 's/\.patch = 1 }/.patch = 2 }/' build.zig
for component in storage query ingestion; do
  echo "## Ancestor, $component"
  "$zig" build bench -- "$component" 2>&1 | grep -E '^ *(storage|query|ingestion)|Mean|P95' || true
done

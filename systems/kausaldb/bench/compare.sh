#!/usr/bin/env bash
# All rows of this store in one table and one run with those of kausaldb/kausaldb, where ANCESTOR_DIR names a
# checkout of it; ANCESTOR_ZIG names the zig that builds it, if it is not the one that builds this.
#
#     ANCESTOR_DIR=CHECKOUT [ANCESTOR_ZIG=PATH] bench/compare.sh [PATH_TO_ZIG]
set -euo pipefail
zig=$(realpath "$(command -v "${1:-zig}")")
ancestor_zig=$(realpath "$(command -v "${ANCESTOR_ZIG:-$zig}")")
ancestor=${ANCESTOR_DIR:+$(realpath "$ANCESTOR_DIR")}
system=$(cd "$(dirname "$0")/.." && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

cd "$system"
"$zig" build harness --cache-dir "$scratch/cache" --prefix "$scratch/here" >&2
printed=()
if [ -n "$ancestor" ]; then
  cd "$ancestor"
  "$ancestor_zig" build install --cache-dir "$scratch/ancestor-cache" --prefix "$scratch/ancestor" >&2
  cd "$scratch"
  for component in storage query ingestion; do
    # It prints to stderr.
    "$scratch/ancestor/bin/benchmark" "$component" >>printed 2>&1 || {
      cat printed >&2
      echo "the ancestor's benchmark of $component failed" >&2
      exit 1
    }
  done
  printed=("$scratch/printed")
fi
"$scratch/here/bin/kausal-harness" report "$scratch/data" "${printed[@]}"

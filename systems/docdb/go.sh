#!/usr/bin/env bash
# Runs the pinned Go that setup.sh put into the cache, never another one, with
# its module and build caches there too.
set -euo pipefail
. "$(dirname "$0")/goroot.sh"
if [ ! -x "$toolchain/go/bin/go" ]; then
  echo "docdb: no Go toolchain in $cache: run setup.sh first" >&2
  exit 1
fi
export GOROOT=$toolchain/go GOTOOLCHAIN=local
export GOPATH=$cache/docdb-gopath GOCACHE=$cache/docdb-gocache
export GOFLAGS="-buildvcs=false -modcacherw ${GOFLAGS:-}"
exec "$toolchain/go/bin/go" "$@"

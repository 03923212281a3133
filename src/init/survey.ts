import { basename, join } from "node:path";
import type { Files } from "../ports/files.js";
import type { Git } from "../ports/git.js";
import { LOCKS } from "./detect/major-versions.js";
import { BENCH_FILE } from "./detect/names.js";
import type { Survey } from "./proposal.js";

const MOST_FILES = 50_000;
const MOST_READ = 500;
const MOST_BYTES = 256 * 1024;
/** Of a lock, which lists what hundreds of packages need. */
const MOST_LOCK_BYTES = 16 * 1024 ** 2;

/** Files whose text tells what the project is and what benchmarks it has. */
const TELLING = [
  /(^|\/)(package\.json|go\.mod|Cargo\.toml|pyproject\.toml|setup\.cfg|requirements[^/]*\.txt|CMakeLists\.txt|build\.zig|build\.zig\.zon|pom\.xml)$/,
  BENCH_FILE,
  /_test\.go$/,
  /(^|\/)(test_[^/]*|conftest)\.py$/,
  /Bench(mark)?s?\.java$/,
];

/** Undefined where the folder is in no git repository. */
export async function survey(folder: string, git: Git, files: Files): Promise<Survey | undefined> {
  const listed = await git.run(folder, ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
  if (listed.code !== 0) return undefined;
  const names = [...new Set(listed.stdout.split("\0").filter((name) => name !== ""))]
    .slice(0, MOST_FILES)
    .sort();
  const text = new Map<string, string>();
  const read = async (wanted: readonly string[]): Promise<void> => {
    for (const name of wanted) {
      if (text.size >= MOST_READ) return;
      const most = LOCKS.includes(name) ? MOST_LOCK_BYTES : MOST_BYTES;
      const content = await readSmall(join(folder, name), files, most);
      if (content !== undefined) text.set(name, content);
    }
  };
  await read(names.filter((name) => TELLING.some((pattern) => pattern.test(name))));
  await read(names.filter((name) => !text.has(name) && isStarted(name, text.get("package.json"))));
  await read(names.filter((name) => LOCKS.includes(name)));
  return { folder: basename(folder), files: names, text };
}

/** Whether a script of package.json may start the file, whatever it is called. */
function isStarted(name: string, scripts = ""): boolean {
  return /\.[cm]?[jt]sx?$/.test(name) && scripts.includes(name);
}

async function readSmall(path: string, files: Files, most: number): Promise<string | undefined> {
  const found = await files.stat(path).catch(() => undefined);
  if (found?.kind !== "file" || found.sizeBytes > most) return undefined;
  return Buffer.from(await files.readBytes(path, most)).toString("utf8");
}

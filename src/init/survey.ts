import { posix } from "node:path";
import type { Files } from "../ports/files.js";
import type { Git } from "../ports/git.js";
import { isWithin, leadsTo } from "../platform/leads-to.js";
import { LOCKS } from "./detect/major-versions.js";
import { BENCH_FILE } from "./detect/names.js";
import { isOwn } from "./detect/projects.js";
import type { Survey } from "./proposal.js";

const MOST_FILES = 50_000;
/** Of manifests, and of what else tells something. */
const MOST_READ = 1000;
const MOST_LOCKS = 10;
const MOST_BYTES = 256 * 1024;
/** Of a lock, which lists what hundreds of packages need. */
const MOST_LOCK_BYTES = 16 * 1024 ** 2;

/** Files whose text tells what the project is and what benchmarks it has. */
const MANIFEST =
  /(^|\/)(package\.json|pnpm-workspace\.yaml|go\.mod|Cargo\.toml|pyproject\.toml|setup\.cfg|asv\.conf\.jsonc?|requirements[^/]*\.txt|CMakeLists\.txt|build\.zig|build\.zig\.zon|pom\.xml|build\.gradle(\.kts)?|[^/]*\.versions\.toml)$/;
const TELLING = [BENCH_FILE, /_test\.go$/, /(^|\/)(test_[^/]*|conftest)\.py$/];

/** Undefined where the folder is in no git repository. */
export async function survey(folder: string, git: Git, files: Files): Promise<Survey | undefined> {
  const listed = await git.run(folder, ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
  if (listed.code !== 0) return undefined;
  const names = [...new Set(listed.stdout.split("\0").filter((name) => name !== ""))]
    .slice(0, MOST_FILES)
    .sort();
  const top = await leadsTo(folder);
  const text = new Map<string, string>();
  const read = async (wanted: readonly string[], most = MOST_READ): Promise<number> => {
    const taken = wanted.slice(0, most);
    for (const name of taken) {
      const mostBytes = isLock(name) ? MOST_LOCK_BYTES : MOST_BYTES;
      const content = await readSmall(posix.join(folder, name), { top, files, mostBytes });
      if (content !== undefined) text.set(name, content);
    }
    return wanted.length - taken.length;
  };
  // A repository of many packages has many files of tests; without its manifests none of them would tell anything.
  let unread = await read(byDepth(names.filter((name) => MANIFEST.test(name) && isOwn(name))));
  const isStarted = startedBy(text);
  const ofJmh = await namingJmh(folder, git, { names, text });
  const telling = names.filter(
    (name) => !text.has(name) && (ofJmh.has(name) || TELLING.some((pattern) => pattern.test(name))),
  );
  unread += await read([
    ...names.filter((name) => !MANIFEST.test(name) && isStarted(name)),
    ...telling.filter((name) => !isStarted(name)),
  ]);
  await read(byDepth(names.filter(isLock)), MOST_LOCKS);
  const sorted = [...text].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    folder: posix.basename(folder),
    files: names,
    text: new Map(sorted),
    ...(unread === 0 ? {} : { unread }),
  };
}

/** What has to do with JMH, whatever the files are called; where git can't tell, what is called a benchmark. */
async function namingJmh(
  folder: string,
  git: Git,
  { names, text }: { readonly names: readonly string[]; readonly text: ReadonlyMap<string, string> },
): Promise<ReadonlySet<string>> {
  const has = [...text].some(([name, pom]) => posix.basename(name) === "pom.xml" && pom.includes("jmh-core"));
  if (!has) return new Set();
  const argv = ["grep", "--files-with-matches", "-z", "--untracked", "--no-color", "--no-full-name"];
  const found = await git.run(folder, [...argv, "--fixed-strings", "-e", "org.openjdk.jmh", "--", "*.java"]);
  // 1 is that there is none.
  if (found.code > 1) return new Set(names.filter((name) => /Bench[^/]*\.java$/.test(name)));
  return new Set(found.stdout.split("\0"));
}

function isLock(name: string): boolean {
  return LOCKS.includes(posix.basename(name)) && isOwn(name);
}

/** What is near the top first, in which others may be taken in. */
function byDepth(names: readonly string[]): string[] {
  const depth = (name: string): number => name.split("/").length;
  return names.toSorted((a, b) => depth(a) - depth(b));
}

/** Whether a script of the package.json around a file may start it, whatever it is called. */
function startedBy(text: ReadonlyMap<string, string>): (name: string) => boolean {
  return (name) => {
    if (!/\.[cm]?[jt]sx?$/.test(name) || !isOwn(name)) return false;
    for (let at = posix.dirname(name); ; at = posix.dirname(at)) {
      const scripts = text.get(posix.join(at, "package.json"));
      if (scripts?.includes(posix.relative(at, name)) === true) return true;
      if (at === ".") return false;
    }
  };
}

interface Reading {
  /** Where the repository leads; what a link has outside of it is not its own. */
  readonly top: string | undefined;
  readonly files: Files;
  readonly mostBytes: number;
}

async function readSmall(path: string, { top, files, mostBytes }: Reading): Promise<string | undefined> {
  const leads = await leadsTo(path).catch(() => undefined);
  if (top === undefined || leads === undefined || !isWithin(top, leads)) return undefined;
  const found = await files.stat(path).catch(() => undefined);
  if (found?.kind !== "file" || found.sizeBytes > mostBytes) return undefined;
  return Buffer.from(await files.readBytes(path, mostBytes)).toString("utf8");
}

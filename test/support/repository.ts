import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const ENV = {
  ...process.env,
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_CONFIG_SYSTEM: "/dev/null",
  GIT_AUTHOR_NAME: "A",
  GIT_AUTHOR_EMAIL: "a@example.org",
  GIT_COMMITTER_NAME: "A",
  GIT_COMMITTER_EMAIL: "a@example.org",
};

/** A real git repository in a temporary folder. */
export class TestRepository {
  readonly dir: string;

  constructor(dir: string) {
    this.dir = dir;
  }

  static init(parent: string, name: string, branch = "main", ids = "sha1"): TestRepository {
    const repository = new TestRepository(join(parent, name));
    mkdirSync(repository.dir, { recursive: true });
    repository.git("init", "--quiet", `--object-format=${ids}`, "--initial-branch", branch);
    return repository;
  }

  git(...args: string[]): string {
    const options = { cwd: this.dir, env: ENV, encoding: "utf8", stdio: "pipe" } as const;
    return execFileSync("git", ["-c", "protocol.file.allow=always", ...args], options).trimEnd();
  }

  write(path: string, content: string, mode?: number): void {
    const file = join(this.dir, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    if (mode !== undefined) chmodSync(file, mode);
  }

  /** Writes the files and commits everything; returns the commit's id. */
  commit(files: Record<string, string>, message = "x"): string {
    for (const [path, content] of Object.entries(files)) this.write(path, content);
    this.git("add", "--all");
    this.git("commit", "--quiet", "--allow-empty", "--message", message);
    return this.git("rev-parse", "HEAD");
  }

  /** Puts another commit in the place of HEAD: its text as git keeps it, with a part replaced. */
  rewriteHead(part: string | RegExp, replacement: string): string {
    const file = join(this.dir, ".git/rewritten-commit");
    writeFileSync(file, `${this.git("cat-file", "commit", "HEAD")}\n`.replace(part, replacement));
    const commit = this.git("hash-object", "--literally", "-t", "commit", "-w", file);
    this.git("update-ref", "HEAD", commit);
    return commit;
  }

  /** Gives HEAD a signature that is nobody's. */
  signHead(): string {
    return this.rewriteHead(
      "\n\n",
      "\ngpgsig -----BEGIN PGP SIGNATURE-----\n -----END PGP SIGNATURE-----\n\n",
    );
  }

  clone(parent: string, name: string, ...options: string[]): TestRepository {
    this.git("clone", "--quiet", ...options, `file://${this.dir}`, join(parent, name));
    return new TestRepository(join(parent, name));
  }
}

/** Every entry below a folder: kind, mode, size or target, content, and times of what is not a folder. */
export function snapshot(
  dir: string,
  leaveOut: (path: string) => boolean = () => false,
): Map<string, string> {
  const entries = new Map<string, string>();
  const walk = (path: string): void => {
    for (const name of readdirSync(join(dir, path)).sort()) {
      const inner = join(path, name);
      if (leaveOut(inner)) continue;
      const full = join(dir, inner);
      const stat = lstatSync(full);
      if (stat.isDirectory()) {
        entries.set(inner, `folder ${stat.mode.toString(8)}`);
        walk(inner);
      } else if (stat.isSymbolicLink()) {
        entries.set(inner, `link ${readlinkSync(full)}`);
      } else {
        const hash = createHash("sha256").update(readFileSync(full)).digest("hex");
        entries.set(inner, `file ${stat.mode.toString(8)} ${stat.mtimeMs} ${hash}`);
      }
    }
  };
  walk("");
  return entries;
}

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), "lg-test-"));
}

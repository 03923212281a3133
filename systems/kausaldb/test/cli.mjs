// The command as its user meets it: node test/cli.mjs PATH_TO_KAUSAL

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const kausal = process.argv[2] ?? "zig-out/bin/kausal";
const folder = mkdtempSync(join(tmpdir(), "kausal-cli-"));
const store = join(folder, "store");
const tree = join(folder, "tree");

/** Exit code, output and errors of one command on the store. */
function run(...argv) {
  const { status, stdout, stderr, error } = spawnSync(kausal, ["--store", store, ...argv], {
    encoding: "utf8",
    timeout: 60_000,
  });
  if (error) throw error;
  return { status, stdout, stderr };
}

function answers(argv, expected) {
  const { status, stdout, stderr } = run(...argv);
  assert.equal(status, 0, stderr);
  assert.equal(stdout, expected);
}

/**
 * Linking twice on a file system whose folders don't say what their entries are; the unit tests have this for
 * every machine. Mounted in a namespace of its own, so that nothing of it is left.
 */
function withoutFileTypes() {
  const script = `set -e
    truncate -s 24M image
    mkfs.ext2 -q -O ^filetype image 2>&1
    mkdir mounted
    mount -o loop image mounted 2>&1
    echo mounted
    mkdir -p mounted/tree/lib
    echo 'pub fn one() void {}' > mounted/tree/one.zig
    echo 'pub fn two() void {}' > mounted/tree/lib/two.zig
    "$0" --store mounted/store link mounted/tree
    rm mounted/tree/one.zig
    "$0" --store mounted/store link mounted/tree
    "$0" --store mounted/store callers two`;
  const argv = ["--mount", "sh", "-c", script, resolve(kausal)];
  const { stdout, stderr, status, error } = spawnSync("unshare", argv, {
    cwd: folder,
    encoding: "utf8",
    timeout: 60_000,
  });
  if (!stdout?.split("\n").includes("mounted")) {
    const why = error?.message ?? `${stdout}${stderr}`.trim();
    return console.log(`skipped: a file system without types of entries can't be mounted here: ${why}`);
  }
  assert.equal(status, 0, stderr);
  assert.match(stdout, /^2 files \(0 unchanged, 0 removed/m);
  assert.match(stdout, /^1 files \(1 unchanged, 1 removed/m);
  assert.match(stdout, /^lib\/two\.zig function two$/m);
}

try {
  mkdirSync(join(tree, "lib"), { recursive: true });
  writeFileSync(
    join(tree, "main.zig"),
    'const util = @import("lib/util.zig");\npub fn main() void { util.helper(); }\n',
  );
  writeFileSync(join(tree, "lib", "util.zig"), "/// Greets the whole world.\npub fn helper() void {}\n");

  assert.match(
    run("link", tree).stdout,
    /^2 files \(0 unchanged, .* 4 blocks written, 1 of 1 calls resolved/,
  );
  answers(["callers", "helper"], "lib/util.zig function helper\n  main.zig function main\n");
  answers(["callees", "main"], "main.zig function main\n  lib/util.zig function helper\n");
  assert.match(run("search", "greets world").stdout, /^ +[0-9.]+ lib\/util\.zig function helper\n$/);
  assert.match(run("show", "helper").stdout, /Greets the whole world/);

  // Only what changed is read again; what is gone is forgotten.
  writeFileSync(join(tree, "lib", "util.zig"), "pub fn renamed() void {}\n");
  assert.match(run("link", tree).stdout, /^2 files \(1 unchanged/);
  assert.equal(run("callers", "helper").status, 2);
  assert.equal(run("search", "greets").stdout, "");

  // Files are known by their paths in the tree: a second tree would overwrite the first one's.
  const other = join(folder, "other");
  mkdirSync(other);
  const empty = run("link", other);
  assert.equal(empty.status, 2);
  writeFileSync(join(other, "main.zig"), "pub fn elsewhere() void {}\n");
  const second = run("link", other);
  assert.equal(second.status, 2);
  assert.match(second.stderr, /this store holds .*tree\nNothing was changed/);
  answers(["callees", "main"], "main.zig function main\n");

  // Misuse says what is wrong, and never looks like success.
  assert.match(run("callers", "nobody").stderr, /nothing is called nobody/);
  assert.equal(run("frobnicate").status, 2);
  assert.equal(run("link", join(folder, "absent")).status, 2);

  // A log whose acknowledged middle is destroyed is refused.
  const log = readdirSync(store).find((name) => name.startsWith("wal-"));
  const bytes = readFileSync(join(store, log));
  bytes.fill(0x5a, 1024 + 64, 1024 + 96);
  writeFileSync(join(store, log), bytes);
  const refused = run("stats");
  assert.equal(refused.status, 2);
  assert.match(refused.stderr, /is damaged: wal-0 is damaged at 1024/);

  withoutFileTypes();
  console.log("ok");
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * What a gate takes before its first trial in a repository of many files:
 *
 *     node bench/big-tree.mjs [FILES [BYTES [ROUNDS]]]
 *
 * The floor is what can't be done without, by other tools, of the same files in the same round: each side written to the disk
 * and read once (`cp -a` twice, `sha256sum` twice). The gate is measured with an empty cache and with both builds in it.
 *
 * A disk may make files many times as slowly for minutes after tens of thousands of them were removed, as each gate removes
 * them. So the floor is measured once more at the end of each round: where it is far from the first, the figures are of the
 * disk, and TMPDIR in memory (`TMPDIR=/dev/shm`) leaves it out.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { median } from "simple-statistics";
import { endWithTheGate, runGate, wasInterrupted } from "./run-gate.mjs";

const [files = 20_000, bytes = 2_000, rounds = 3] = process.argv.slice(2).map(Number);
const EVENTS = [
  { type: "start", protocol: 1, harness: "h", version: "1", clock: "monotonic" },
  { type: "samples", scenario: "s", metric: "latency", unit: "ns", values: [1000, 1001] },
  { type: "end" },
].map((event) => JSON.stringify(event));
const MARK = 'require("fs").appendFileSync(process.env.MARK, Date.now() + "\\n");';
const WRITE = `require("fs").writeFileSync(process.env.LATENCY_GATE_OUT, ${JSON.stringify(`${EVENTS.join("\n")}\n`)});`;
const SYSTEM = {
  schema: 1,
  id: "big",
  source: "..",
  build: [["touch", "${LATENCY_GATE_BUILD_DIR}/built"]],
  passEnvironment: ["MARK"],
  benchmarks: { b: { harness: ["node", "-e", MARK + WRITE], scenarios: { s: { gate: ["p50"] } } } },
};

const dir = mkdtempSync(join(tmpdir(), "lg-big-"));
const repository = join(dir, "repository");
const mark = join(dir, "mark");
process.env.MARK = mark;
process.env.LATENCY_GATE_CACHE_DIR = join(dir, "cache");

function makeRepository() {
  for (let file = 0; file < files; file += 1) {
    const folder = join(repository, `package-${file % 40}`, `folder-${file % 400}`);
    if (file < 400) mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `file-${file}`), Buffer.alloc(bytes, `${file} `));
  }
  mkdirSync(join(repository, "big"), { recursive: true });
  writeFileSync(join(repository, "latency-gate.yml"), "schema: 1\nsystems: [big]\n");
  writeFileSync(join(repository, "big/system.yml"), JSON.stringify(SYSTEM));
  const git = (...argv) => execFileSync("git", argv, { cwd: repository, stdio: "ignore" });
  git("init", "--quiet");
  git("add", "--all");
  git("-c", "user.name=bench", "-c", "user.email=bench@localhost", "commit", "--quiet", "--message", "all");
}

/** From the start of the gate to that of its first trial. */
async function gateMs() {
  rmSync(mark, { force: true });
  const startedMs = Date.now();
  const { text } = await runGate(
    ["--baseline", "HEAD", "--quiet", "--rounds", "2", "--out", join(dir, "out")],
    repository,
  );
  try {
    return Number(readFileSync(mark, "utf8").split("\n")[0]) - startedMs;
  } catch {
    throw new Error(`the gate began no trial:\n${text}`);
  }
}

function floorMs() {
  const copies = join(dir, "copies");
  mkdirSync(copies);
  const startedMs = performance.now();
  for (const name of ["a", "b"]) {
    const copy = join(copies, name);
    mkdirSync(copy);
    const all =
      'for one in "$1"/* ; do cp -a "$one" "$2"; done; find "$2" -type f -print0 | xargs -0 sha256sum';
    execFileSync("sh", ["-c", all, "sh", repository, copy], { maxBuffer: 1 << 30 });
  }
  const tookMs = performance.now() - startedMs;
  rmSync(copies, { recursive: true });
  return tookMs;
}

endWithTheGate();
console.log(
  `${files} files of ${bytes} bytes; ${cpus()[0].model}, ${cpus().length} CPUs, Node ${process.version}`,
);
const ratios = { empty: [], cached: [] };
try {
  makeRepository();
  for (let round = 0; round < rounds && !wasInterrupted(); round += 1) {
    rmSync(process.env.LATENCY_GATE_CACHE_DIR, { recursive: true, force: true });
    const floor = floorMs();
    const empty = await gateMs();
    const cached = await gateMs();
    ratios.empty.push(empty / floor);
    ratios.cached.push(cached / floor);
    const floorAfter = floorMs();
    console.log(
      `floor ${floor.toFixed(0)} ms, gate ${empty} ms with an empty cache, ${cached} ms from the cache; floor after these ${floorAfter.toFixed(0)} ms`,
    );
  }
  for (const [name, all] of Object.entries(ratios)) {
    console.log(`${name}: in the median ${median(all).toFixed(1)} times the floor`);
  }
} finally {
  rmSync(dir, { recursive: true, force: true });
}

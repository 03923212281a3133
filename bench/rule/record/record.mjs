/**
 * Records A/A traces on this machine, in the format that bench/rule reads with `--traces`.
 *
 *     node bench/rule/record/record.mjs FOLDER [--rounds 160] [--trace NAME]… [--halves FOLDER]
 *
 * A trial is a fresh process, both sides are the same program. What is measured: operations.mjs and
 * operations.py. The traces in fixtures/traces were measured by other programs.
 *
 * With --halves, each quad is followed by two quads of trials of half the samples, which go to a folder of their own:
 * the same operations in the same minutes, in twice as many processes. Of both folders, other trials lie between two
 * quads of a trace, so they are measured with `--benchmarks several`.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import cliProgress from "cli-progress";

const TRACES = {
  sqlite: {
    program: "operations.py",
    samples: 1000,
    what: "SQLite: an insert and a lookup by key, one transaction",
  },
  files: { program: "operations.py", samples: 400, what: "stat of 100 files in one folder" },
  echo: {
    program: "operations.mjs",
    samples: 1000,
    what: "256 bytes to another Node.js process and back, Unix socket",
  },
  deflate: { program: "operations.mjs", samples: 250, what: "zlib deflate of 64 KiB in Node.js" },
  http: {
    program: "operations.mjs",
    samples: 1000,
    what: "a GET of 2 KiB of JSON from another Node.js process, kept-alive connection, Unix socket",
  },
  json: { program: "operations.mjs", samples: 1000, what: "JSON.parse and JSON.stringify of 2 KiB" },
  append: { program: "operations.py", samples: 200, what: "512 bytes appended to a file and fdatasync" },
  queue: { program: "operations.py", samples: 1000, what: "to another Python thread and back by queues" },
  spawn: { program: "operations.py", samples: 100, what: "posix_spawn of true and waitpid in Python" },
  sort: { program: "operations.py", samples: 1000, what: "sorted() of 500 tuples in Python" },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: "string", default: "160" },
    trace: { type: "string", multiple: true, default: Object.keys(TRACES) },
    halves: { type: "string" },
  },
});
const rounds = Number(values.rounds);
const [folder, ...more] = positionals;
if (folder === undefined || more.length > 0) throw new Error("one folder to write to is needed");
if (!Number.isInteger(rounds) || rounds < 40 || rounds % 2 !== 0) {
  throw new Error("--rounds takes an even number from 40");
}
for (const name of values.trace) {
  if (!Object.hasOwn(TRACES, name))
    throw new Error(`--trace ${name}: one of ${Object.keys(TRACES).join(", ")}`);
}

function trial(name, samples) {
  const { program } = TRACES[name];
  const file = fileURLToPath(new URL(program, import.meta.url));
  const bytes = execFileSync(
    program.endsWith(".py") ? "python3" : process.execPath,
    [file, name, String(samples)],
    {
      maxBuffer: 1 << 26,
      timeout: 60_000,
    },
  );
  if (bytes.length !== 4 * samples)
    throw new Error(`${name}: ${bytes.length} bytes instead of ${4 * samples}`);
  return bytes;
}

/** A folder of traces that grows. */
class Recording {
  parts = [];
  same = {};

  constructor(folder, share) {
    this.folder = folder;
    this.share = share;
    mkdirSync(folder, { recursive: true });
  }

  samplesOf(name) {
    return Math.floor(this.share * TRACES[name].samples);
  }

  /** Two rounds. By side; the first one measures the baseline first. */
  addQuad(name) {
    const [b1, c1, c2, b2] = Array.from({ length: 4 }, () => trial(name, this.samplesOf(name)));
    this.parts.push(b1, c1, b2, c2);
  }

  end(name) {
    const samplesPerTrial = this.samplesOf(name);
    writeFileSync(join(this.folder, `${name}.u32.gz`), gzipSync(Buffer.concat(this.parts), { level: 9 }));
    this.same[name] = { rounds: this.parts.length / 2, samplesPerTrial, what: TRACES[name].what };
    this.parts = [];
    const machine = `${cpus()[0].model}, ${cpus().length} CPUs, ${process.platform} ${process.arch}`;
    const format =
      "gzip of little-endian uint32 nanoseconds, shape [rounds][side: 0 baseline, 1 candidate][samplesPerTrial], in measured order; even rounds measured baseline first, odd rounds candidate first";
    writeFileSync(
      join(this.folder, "traces.json"),
      `${JSON.stringify({ format, machine, same: this.same, slowed: {} }, null, 1)}\n`,
    );
  }
}

const whole = new Recording(folder, 1);
const halves = values.halves === undefined ? undefined : new Recording(values.halves, 0.5);
const bar = new cliProgress.SingleBar({ format: "{bar} {value}/{total} rounds of {name}" });
for (const name of values.trace) {
  trial(name, TRACES[name].samples); // the first one warms the caches of the machine
  bar.start(rounds, 0, { name });
  for (let round = 0; round < rounds; round += 2) {
    whole.addQuad(name);
    for (let quad = 0; quad < 2; quad++) halves?.addQuad(name);
    bar.increment(2);
  }
  bar.stop();
  whole.end(name);
  halves?.end(name);
}

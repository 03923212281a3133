/** One trial: `node operations.mjs echo|deflate SAMPLES` writes so many uint32 nanoseconds. */
import { fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createConnection, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { deflateSync } from "node:zlib";

const WARM_UP_SHARE = 0.2;
const [name, samplesText] = process.argv.slice(2);
const samples = Number(samplesText);

async function measure(operation) {
  const times = new Uint32Array(samples);
  for (let i = -Math.ceil(WARM_UP_SHARE * samples); i < samples; i++) {
    const from = process.hrtime.bigint();
    await operation();
    const time = Number(process.hrtime.bigint() - from);
    if (i >= 0) times[i] = Math.min(2 ** 32 - 1, time);
  }
  process.stdout.write(Buffer.from(times.buffer));
}

async function echo() {
  const folder = mkdtempSync(join(tmpdir(), "trace-"));
  const path = join(folder, "socket");
  const server = fork(fileURLToPath(import.meta.url), ["serve", path]);
  try {
    await new Promise((resolve) => server.once("message", resolve));
    const socket = createConnection(path);
    const message = Buffer.alloc(256, 7);
    let [missing, answered] = [0, undefined];
    socket.on("data", (bytes) => {
      missing -= bytes.length;
      if (missing === 0) answered();
    });
    await measure(
      () =>
        new Promise((resolve) => {
          missing = message.length;
          answered = resolve;
          socket.write(message);
        }),
    );
    socket.destroy();
  } finally {
    server.kill();
    rmSync(folder, { recursive: true });
  }
}

function deflate() {
  const bytes = Buffer.from(Uint8Array.from({ length: 65_536 }, (_, i) => ((i * i) >> 7) & 63));
  return measure(() => void deflateSync(bytes));
}

if (name === "serve") {
  createServer((socket) => socket.pipe(socket)).listen(process.argv[3], () => process.send("ready"));
} else {
  await { echo, deflate }[name]();
}

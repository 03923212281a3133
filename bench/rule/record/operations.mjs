/** One trial: `node operations.mjs echo|http|deflate|json SAMPLES` writes so many uint32 nanoseconds. */
import { fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, createServer as createHttpServer, request } from "node:http";
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

/** Measures against a server in a process of its own, which listens on a Unix socket. */
async function served(kind, operationTo) {
  const folder = mkdtempSync(join(tmpdir(), "trace-"));
  const path = join(folder, "socket");
  const server = fork(fileURLToPath(import.meta.url), ["serve", path, kind]);
  try {
    await new Promise((resolve) => server.once("message", resolve));
    const { operation, end } = operationTo(path);
    await measure(operation);
    end();
  } finally {
    server.kill();
    rmSync(folder, { recursive: true });
  }
}

function echo(path) {
  const socket = createConnection(path);
  const message = Buffer.alloc(256, 7);
  let [missing, answered] = [0, undefined];
  socket.on("data", (bytes) => {
    missing -= bytes.length;
    if (missing === 0) answered();
  });
  const operation = () =>
    new Promise((resolve) => {
      missing = message.length;
      answered = resolve;
      socket.write(message);
    });
  return { operation, end: () => socket.destroy() };
}

function http(path) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const operation = () =>
    new Promise((resolve, reject) => {
      request({ socketPath: path, path: "/items/7", agent }, (response) =>
        response.on("end", resolve).resume(),
      )
        .on("error", reject)
        .end();
    });
  return { operation, end: () => agent.destroy() };
}

const SERVERS = {
  echo: () => createServer((socket) => socket.pipe(socket)),
  http: () => createHttpServer((_, response) => response.end(JSON.stringify({ items: ITEMS }))),
};
const ITEMS = Array.from({ length: 40 }, (_, id) => ({ id, name: `item ${id}`, price: id * 1.25 }));

function deflate() {
  const bytes = Buffer.from(Uint8Array.from({ length: 65_536 }, (_, i) => ((i * i) >> 7) & 63));
  return measure(() => void deflateSync(bytes));
}

function json() {
  const text = JSON.stringify(ITEMS);
  return measure(() => void JSON.stringify(JSON.parse(text)));
}

if (name === "serve") {
  const [, , , path, kind] = process.argv;
  SERVERS[kind]().listen(path, () => process.send("ready"));
} else {
  await {
    echo: () => served("echo", echo),
    http: () => served("http", http),
    deflate,
    json,
  }[name]();
}

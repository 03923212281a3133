// A server for tests, and a client that sends bytes as they are.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Nothing here takes so long, not on a machine that stands still for seconds: it only ends what hangs. */
const HANGS_AFTER_MS = 120_000;
/** A machine that is busy must not make a limit of time out of a test of something else. */
const PATIENT = ["--handler-ms", "--head-ms", "--body-ms", "--idle-ms", "--stop-ms"].flatMap((name) => [
  name,
  String(HANGS_AFTER_MS),
]);

const running = new Set();

/** Ends the servers of tests that failed before they had ended them: else these tests would wait for them. */
export function killWhatRuns() {
  for (const child of running) child.kill("SIGKILL");
}

/** Waits until something that can be seen is there. */
export async function eventually(seen, what) {
  const end = performance.now() + HANGS_AFTER_MS;
  while (!(await seen())) {
    if (performance.now() > end) throw new Error(`${what}: not in ${HANGS_AFTER_MS} ms`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Becomes another program, whose standard output or error is a pipe or a terminal that nobody reads. */
const UNREAD = `
import os, pty, sys
kind, descriptor, *argv = sys.argv[1:]
reader, writer = pty.openpty() if kind == "terminal" else os.pipe()
os.set_inheritable(reader, True)
os.dup2(writer, int(descriptor))
os.execv(argv[0], argv)
`;

/**
 * Starts a server on a Unix socket; `stop` ends it and gives its exit code and output. `reads: false` leaves its
 * standard error unread until `read()`; `unread` names what nobody ever reads (`pipe` or `terminal`, 1 or 2).
 */
export async function startServer(binary, argv, { path: given, reads = true, unread } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "zigttp-"));
  const path = given ?? join(folder, "s");
  const server = [binary, "--listen", `unix:${path}`, ...PATIENT, ...argv];
  const [program, ...rest] = unread === undefined ? server : ["python3", "-c", UNREAD, ...unread, ...server];
  const child = spawn(program, rest, { env: { PATH: process.env.PATH } });
  running.add(child);
  child.once("exit", () => running.delete(child));
  const output = { out: "", err: "" };
  child.stdout.on("data", (data) => (output.out += data));
  const read = () => child.stderr.on("data", (data) => (output.err += data));
  if (reads) read();
  const exit = new Promise((resolve) => child.on("exit", (code, signal) => resolve(code ?? signal)));
  await eventually(() => {
    if (child.exitCode !== null) throw new Error(`no server: ${output.err}`);
    return new Promise((resolve) => {
      const socket = createConnection(path);
      socket.on("connect", () => resolve(socket.destroy() && true));
      socket.on("error", () => resolve(false));
    });
  }, "a server that listens");
  const stop = async (signal = "SIGTERM") => {
    child.kill(signal);
    const timer = setTimeout(() => child.kill("SIGKILL"), HANGS_AFTER_MS);
    const code = await exit;
    clearTimeout(timer);
    rmSync(folder, { recursive: true, force: true });
    return code;
  };
  return { path, pid: child.pid, output, read, stop, exit, kill: (signal) => child.kill(signal) };
}

/**
 * Sends pieces with pauses between them (milliseconds), and reads until the server closes or `until` is satisfied.
 * With `late` it reads nothing until so long after the last piece.
 */
export function talk(
  path,
  pieces,
  { pause = 0, until = () => false, end = false, late = 0, timeout = HANGS_AFTER_MS } = {},
) {
  return new Promise((resolve, reject) => {
    const socket = createConnection(path);
    let text = "";
    const timer = setTimeout(
      () => finish(new Error(`no end after ${timeout} ms; so far: ${JSON.stringify(text.slice(0, 500))}`)),
      timeout,
    );
    const finish = (error) => {
      clearTimeout(timer);
      socket.destroy();
      if (error) reject(error);
      else resolve(text);
    };
    socket.setEncoding("latin1");
    socket.on("data", (data) => {
      text += data;
      if (until(text, socket)) finish();
    });
    socket.on("close", () => finish());
    socket.on("error", (error) => (text === "" && error.code !== "EPIPE" ? finish(error) : undefined));
    if (late > 0) socket.pause();
    socket.on("connect", async () => {
      for (const piece of [pieces].flat()) {
        if (socket.destroyed) return;
        socket.write(Buffer.from(piece, "latin1"));
        if (pause > 0) await new Promise((next) => setTimeout(next, pause));
        // What has arrived is read before more is written: to write to a server that has answered and closed is
        // an error, with which Node forgets the answer.
        await new Promise((next) => setImmediate(next));
      }
      if (end) socket.end();
      if (late > 0) setTimeout(() => socket.resume(), late);
    });
  });
}

/** Answers of a connection, one after the other. HEAD answers must be told by index. */
export function answers(text, heads = []) {
  const list = [];
  let rest = text;
  while (rest.length > 0) {
    const end = rest.indexOf("\r\n\r\n");
    if (end < 0) throw new Error(`cut off: ${JSON.stringify(rest.slice(0, 200))}`);
    const [first, ...lines] = rest.slice(0, end).split("\r\n");
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)[1]);
    const headers = lines.map((line) => [
      line.slice(0, line.indexOf(":")),
      line.slice(line.indexOf(":") + 2),
    ]);
    const get = (name) => headers.find(([key]) => key === name)?.[1];
    const length = heads.includes(list.length) || status === 100 ? 0 : Number(get("content-length") ?? 0);
    const body = rest.slice(end + 4, end + 4 + length);
    if (body.length < length) throw new Error("the body is cut off");
    list.push({ status, headers, get, body });
    rest = rest.slice(end + 4 + length);
  }
  return list;
}

/** One request, one answer, the connection closed after it. */
export async function ask(path, target, { method = "GET", headers = {}, body = "", ...options } = {}) {
  const all = { Host: "test", Connection: "close", ...headers };
  if (body !== "") all["Content-Length"] = String(Buffer.byteLength(body, "latin1"));
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const text = await talk(path, `${method} ${target} HTTP/1.1\r\n${lines.join("")}\r\n${body}`, options);
  return answers(text, method === "HEAD" ? [0] : []).at(-1);
}

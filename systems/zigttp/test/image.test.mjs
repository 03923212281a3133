// The Dockerfile, where no Docker is: what it says is read strictly, its files are put into an empty root, and
// its entry point is started in there (chroot) as its user. An instruction that this can't follow is a failure.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import { createServer, createConnection } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before, test } from "node:test";

const bin = process.env.ZIGTTP_BIN ?? "zig-out/bin";
const text = readFileSync(join(import.meta.dirname, "../Dockerfile"), "utf8");

/** [instruction, argument], comments and empty lines left out. */
function instructions(dockerfile) {
  return dockerfile
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map((line) => {
      const match = /^([A-Z]+) (\S.*)$/.exec(line);
      assert.ok(match, `no instruction: ${line}`);
      return [match[1], match[2]];
    });
}

/** What an image of it is: files from the build context, ports, user, entry point. */
function image(dockerfile) {
  const made = { files: [], ports: [], user: undefined, entrypoint: undefined };
  const [[first, base], ...rest] = instructions(dockerfile);
  assert.deepEqual([first, base], ["FROM", "scratch"]);
  for (const [instruction, argument] of rest) {
    if (instruction === "COPY") {
      const [from, to, ...more] = argument.split(/\s+/);
      assert.ok(to?.startsWith("/") && more.length === 0 && !from.startsWith("-"), `COPY ${argument}`);
      made.files.push([from, to]);
    } else if (instruction === "EXPOSE") made.ports.push(Number(argument));
    else if (instruction === "USER") {
      assert.match(argument, /^\d+:\d+$/, "scratch has no names of users");
      made.user = argument;
    } else if (instruction === "ENTRYPOINT") {
      made.entrypoint = JSON.parse(argument); // the exec form: scratch has no shell
      assert.ok(made.entrypoint.every((word) => typeof word === "string"));
    } else assert.fail(`${instruction} is not followed here`);
  }
  return made;
}

let root;
before(() => {
  root = mkdtempSync(join(tmpdir(), "zigttp-image-"));
  chmodSync(root, 0o755);
});
after(() => {
  rmSync(root, { recursive: true, force: true });
});

test("one static file, a user without rights, the port that it listens on", () => {
  const { files, ports, user, entrypoint } = image(text);
  assert.deepEqual(files, [["zig-out/bin/zigttp", "/zigttp"]]);
  assert.deepEqual(entrypoint.slice(0, 1), ["/zigttp"]);
  assert.deepEqual(ports, [8080]);
  assert.ok(entrypoint.some((word) => word.endsWith(`:${ports[0]}`)));
  assert.notEqual(user.split(":")[0], "0");
});

test("the entry point answers in a root that has nothing but its files", async (t) => {
  const { files, user, entrypoint } = image(text);
  for (const [from, to] of files) {
    mkdirSync(dirname(join(root, to)), { recursive: true });
    copyFileSync(join(bin, from.replace(/^zig-out\/bin\//, "")), join(root, to));
  }
  assert.deepEqual(readdirSync(root), ["zigttp"]);
  assert.equal(
    readdirSync(root).reduce((sum, name) => sum + statSync(join(root, name)).size, 0),
    statSync(join(bin, "zigttp")).size,
  );
  // Who else was given the port in between is no fault of the image.
  for (let attempt = 1; ; attempt += 1) {
    const { answer, code, said } = await run(await freePort(), user, entrypoint);
    if (answer === "" && /in use/i.test(said) && attempt < 5) continue;
    if (/Operation not permitted/.test(said) || code === "ENOENT")
      return t.skip(`no chroot here: ${said || code}`);
    assert.match(answer, /^HTTP\/1\.1 200 OK\r\n[^]*"requestCount":1/, said);
    assert.equal(code, 0);
    return;
  }
});

/** One container's life: its answer, "" where it ended before; its exit code; what it said. */
async function run(port, user, entrypoint) {
  // As `docker run IMAGE -p PORT`: what follows the image is appended to the entry point.
  const argv =
    process.getuid() === 0
      ? ["chroot", `--userspec=${user}`, root]
      : ["unshare", "--user", "--map-root-user", `--root=${root}`, "--wd=/"];
  const child = spawn(argv[0], [...argv.slice(1), ...entrypoint, "-p", String(port)], {
    env: { PATH: process.env.PATH },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (data) => (said += data));
  const ended = new Promise((resolve) => {
    child.on("close", (code, signal) => resolve(code ?? signal));
    child.on("error", (error) => resolve(error.code));
  });
  let answer;
  try {
    answer = await ask(port, () => child.exitCode !== null || child.signalCode !== null);
  } finally {
    child.kill("SIGTERM");
  }
  return { answer, code: await ended, said };
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function ask(port, hasEnded) {
  const end = performance.now() + 120_000;
  while (!hasEnded() && performance.now() < end) {
    const answer = await new Promise((resolve) => {
      const socket = createConnection(port, "127.0.0.1");
      let seen = "";
      socket.on("connect", () =>
        socket.write("GET /api/health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"),
      );
      socket.on("data", (data) => (seen += data));
      socket.on("close", () => resolve(seen));
      socket.on("error", () => socket.destroy());
    });
    if (answer !== "") return answer;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return "";
}

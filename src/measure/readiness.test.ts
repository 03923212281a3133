import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { nodeTrialFiles as files } from "../adapters/node-trial-files.js";
import { nodeTrialNetwork as network } from "../adapters/node-trial-network.js";
import type { Endpoint } from "../ports/trial-io.js";
import { makeProbe } from "./readiness.js";

const NOBODY: Endpoint = { kind: "unix", path: "/no/such/socket" };

let dir: string;
let log: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "lg-test-"));
  log = join(dir, "log");
});
afterEach(() => {
  rmSync(dir, { recursive: true, force: true });
});

describe("by the log, a service is ready", () => {
  const probe = (pattern: string): ReturnType<typeof makeProbe> =>
    makeProbe({ kind: "log", pattern }, NOBODY, log, { files, network });
  const missing = { ready: false, missing: "no line of its output matches /^ready$/" };

  test("once a line of it matches, of which parts may come one by one", async () => {
    const ready = probe("^ready$");
    expect(await ready()).toEqual(missing);
    for (const part of ["already\n", "ready to start\r\n", "re"]) {
      appendFileSync(log, part);
      expect(await ready()).toEqual(missing);
    }
    appendFileSync(log, "ady");
    expect(await ready()).toEqual({ ready: true });
  });

  test.each([65_529, 65_530, 65_534, 65_536, 131_070])(
    "wherever the line stands, here after %d bytes of others",
    async (before) => {
      const words = "schließlich bereit";
      writeFileSync(log, `${"x\n".repeat(before / 2)}${before % 2 === 1 ? "\n" : ""}${words}\r\nx\n`);
      expect(await probe(`^${words}$`)()).toEqual({ ready: true });
    },
  );

  test("though a letter of the line had come by half", async () => {
    const ready = probe("^Größe$");
    const bytes = Buffer.from("Größe\n");
    for (const part of [bytes.subarray(0, 3), bytes.subarray(3, 5)]) {
      appendFileSync(log, part);
      expect(await ready()).toMatchObject({ ready: false });
    }
    appendFileSync(log, bytes.subarray(5));
    expect(await ready()).toEqual({ ready: true });
  });

  test.each([
    [4_091, true],
    [4_092, false],
  ])("by the first 4096 characters of a line: a word of five after %d is seen: %j", async (before, seen) => {
    const ready = probe("ready");
    const line = "x".repeat(before);
    for (const part of [line, `ready${"x".repeat(100_000)}`]) {
      appendFileSync(log, part);
      const { ready: isReady } = await ready();
      expect(isReady).toBe(part !== line && seen);
    }
  });
});

test.each<[number, object]>([
  [200, { ready: true }],
  [204, { ready: true }],
  [399, { ready: true }],
  [400, { ready: false, missing: "GET /health answers 400" }],
  [503, { ready: false, missing: "GET /health answers 503" }],
])("by http, a service that answers %d: %j", async (status, expected) => {
  const server = createServer((request, response) => {
    response.statusCode = request.url === "/health" ? status : 500;
    response.end();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const endpoint = { kind: "tcp", host: "127.0.0.1", port } as const;
  try {
    expect(await makeProbe({ kind: "http", path: "/health" }, endpoint, log, { files, network })()).toEqual(
      expected,
    );
  } finally {
    await new Promise((closed) => server.close(closed));
  }
});

test.each<[Parameters<typeof makeProbe>[0], string]>([
  [{ kind: "http", path: "/health" }, "GET /health does not answer (connect ENOENT /no/such/socket)"],
  [{ kind: "socket" }, "nothing accepts connections there (connect ENOENT /no/such/socket)"],
  [{ kind: "tcp" }, "nothing accepts connections there (connect ENOENT /no/such/socket)"],
])("where nobody listens, what is missing is said in the system's words: %j", async (ready, missing) => {
  expect(await makeProbe(ready, NOBODY, log, { files, network })()).toEqual({ ready: false, missing });
});

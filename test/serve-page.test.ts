import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test } from "@jest/globals";

const root = join(import.meta.dirname, "..");

let served: ChildProcess;
let url: URL;

beforeAll(async () => {
  const results = join(root, "fixtures", "golden", "regression", "results.json");
  served = spawn(process.execPath, [join(root, "dist", "cli.js"), "report", results, "--serve"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [line] = (await once(createInterface(served.stdout!), "line")) as [string];
  url = new URL(line);
});
afterAll(() => {
  served.kill("SIGKILL");
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** One request, with a Host header of its own where asked; fetch does not let it be set. */
function ask(path: string, { method = "GET", host = url.host } = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: url.hostname, port: url.port, path, method, headers: { host }, timeout: 120_000 },
      (response) => {
        let body = "";
        response.setEncoding("utf8").on("data", (chunk: string) => (body += chunk));
        response.on("end", () => {
          resolve({ status: response.statusCode, headers: response.headers, body });
        });
      },
    );
    asked.on("error", reject).end();
  });
}

test("the page is served on the loopback interface, to be looked at and not to be kept", async () => {
  expect(url.hostname).toBe("127.0.0.1");
  const { status, headers, body } = await ask("/");
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
  expect(body).toMatch(/^<!doctype html>[^]*3 regressions[^]*<\/html>\s*$/);
});

test.each([
  ["a name that somebody made resolve to this machine", "/", { host: "evil.example" }, 421],
  ["another path", "/etc/passwd", {}, 404],
  ["a path upwards", "/../package.json", {}, 404],
  ["a request that changes something", "/", { method: "POST" }, 405],
])("%s is refused", async (_, path, options, status) => {
  expect((await ask(path, options)).status).toBe(status);
});

test("Ctrl-C ends it, which is how it is meant to end", async () => {
  served.kill("SIGINT");
  expect(await once(served, "exit")).toEqual([0, null]);
});

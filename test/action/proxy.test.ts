import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { connect } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { GitHubForge } from "../../src/adapters/github.js";
import { FORK_ID, GitHubServer, REPOSITORY, REPOSITORY_ID, TOKEN } from "./support/github-server.js";

/** A self-hosted runner often reaches the world through a proxy alone, which its environment names. */

let github: GitHubServer;
let folder: string;
/** Hosts that the proxy was asked to connect to. */
let asked: string[];
const sockets = new Set<Socket>();
const proxy = createServer().on("connect", (request, socket: Socket) => {
  asked.push(request.url!);
  // It alone can tell where that is.
  const upstream = connect(Number(request.url!.split(":")[1]), "127.0.0.1", () => {
    socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
    upstream.pipe(socket).pipe(upstream);
  });
  for (const one of [socket, upstream]) sockets.add(one.once("error", () => one.destroy()));
});
const VARIABLES = ["http_proxy", "no_proxy"] as const;
const before = VARIABLES.map((name) => process.env[name]);

beforeEach(async () => {
  asked = [];
  folder = mkdtempSync(join(tmpdir(), "lg-proxy-"));
  github = await GitHubServer.start();
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  process.env["http_proxy"] = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  Reflect.deleteProperty(process.env, "no_proxy");
});
afterEach(async () => {
  for (const [index, name] of VARIABLES.entries()) {
    if (before[index] === undefined) Reflect.deleteProperty(process.env, name);
    else process.env[name] = before[index];
  }
  for (const one of sockets) one.destroy();
  await new Promise((resolve) => proxy.close(resolve));
  await github.stop();
  rmSync(folder, { recursive: true });
});

test.each([
  ["through the proxy", "store.invalid", undefined],
  ["past it, where it is this machine's", "127.0.0.1", undefined],
  ["past it, where the host is excepted", "0.0.0.0", "0.0.0.0"],
])("an artifact is fetched %s", async (_, host, noProxy) => {
  if (noProxy !== undefined) process.env["no_proxy"] = noProxy;
  const { port } = new URL(github.url);
  github.world.storeUrl = `http://${host}:${port}`;
  github.world.artifacts.push({
    id: 5,
    name: "latency-gate",
    createdAt: new Date("2026-11-20T07:10:00Z"),
    runId: 1,
    headSha: "a".repeat(40),
    headBranch: "change",
    repositoryId: REPOSITORY_ID,
    headRepositoryId: FORK_ID,
    expired: false,
    archive: Buffer.from("the archive"),
  });
  const forge = new GitHubForge({
    token: TOKEN,
    repository: REPOSITORY,
    apiUrl: github.url,
    say: () => undefined,
    secondMs: 1,
  });
  const file = join(folder, "artifact.zip");
  await forge.download(5, file, 1_000);
  expect(readFileSync(file, "utf8")).toBe("the archive");
  expect(asked).toEqual(host === "store.invalid" ? [`${host}:${port}`] : []);
  expect(github.world.invalid).toEqual([]);
});

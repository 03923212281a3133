import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { tcCommands } from "../src/servers/distance.js";

test("in a namespace only the packets of the backends' ports are in the classes that delay", (context) => {
  const ports = { libsql: 18080, store: 18081 };
  const ask = (port: number): string =>
    `const s=require("net").createServer(c=>c.end("x")).listen(${port},"127.0.0.1",()=>require("net").connect(${port},"127.0.0.1").resume().on("close",()=>s.close()))`;
  const commands = tcCommands(ports, ["pfifo", "limit", "1000"]).map((argv) => `tc ${argv.join(" ")}`);
  const script = [
    "ip link set lo up",
    ...commands,
    ...[18080, 18082].map((port) => `"$NODE" -e '${ask(port)}'`),
    "tc -s -j qdisc show dev lo",
  ].join("\n");
  const { status, stdout, stderr } = spawnSync(
    "unshare",
    ["--map-root-user", "--net", "--", "sh", "-ec", script],
    { encoding: "utf8", timeout: 120_000, env: { PATH: process.env["PATH"], NODE: process.execPath } },
  );
  if (status !== 0) {
    context.skip(`this machine has no namespace with htb and u32: ${stderr.trim().split("\n")[0] ?? ""}`);
    return;
  }
  const queues = JSON.parse(stdout) as { readonly handle: string; readonly packets: number }[];
  const packets = (handle: string): number => queues.find((queue) => queue.handle === handle)!.packets;
  assert.ok(packets("30:") >= 6, stdout);
  assert.equal(packets("40:"), 0, stdout);
});

import { createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import { expect, test } from "@jest/globals";
import { nodeTrialNetwork } from "./node-trial-network.js";

/** Asks a service that answers a request as it is told to. */
async function asked(answer: (socket: Socket) => void, limitMs: number): Promise<number | string> {
  const server = createServer((socket) => {
    socket.on("error", () => undefined).resume();
    answer(socket);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  try {
    return await nodeTrialNetwork.httpGet({ kind: "tcp", host: "127.0.0.1", port }, "/", limitMs);
  } finally {
    await new Promise((closed) => server.close(closed));
  }
}

test("a service that sends its head byte by byte is waited for no longer than the limit", async () => {
  const dribbles = (socket: Socket): void => {
    socket.write("HTTP/1.1 200 OK\r\nX-Slow: ");
    const drops = setInterval(() => socket.write("a"), 20);
    socket.on("close", () => {
      clearInterval(drops);
    });
  };
  expect(await asked(dribbles, 200)).toBe("no answer");
});

test("so is one that sends nothing", async () => {
  expect(await asked(() => undefined, 100)).toBe("no answer");
});

test("of a body that goes on nothing is waited for", async () => {
  expect(await asked((socket) => socket.write("HTTP/1.1 503 No\r\nContent-Length: 9\r\n\r\n"), 60_000)).toBe(
    503,
  );
});

test("what keeps it from answering is said", async () => {
  expect(await asked((socket) => socket.destroy(), 60_000)).toMatch(/hang up|ECONNRESET/);
});

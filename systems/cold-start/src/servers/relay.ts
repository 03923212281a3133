import { once } from "node:events";
import { connect, createServer } from "node:net";
import type { AddressInfo, Server, Socket } from "node:net";

export type Wait = "connect" | "query" | "network";

/** A stretch of time, of performance.now(), in which a connection waited for something. */
export interface Interval {
  readonly kind: Wait;
  readonly startMs: number;
  readonly endMs: number;
}

export interface RelayOptions {
  readonly targetPort: number;
  /** Round trip to the server, in milliseconds; each direction is delayed by half of it. */
  readonly distanceMs: number;
  /** What the wait for the first byte of an answer is called. */
  readonly wait: Wait;
}

/** What goes wrong on the way, in tests. Requests are counted from 1 since begin(). */
export interface Tamper {
  onConnect?(): "stall" | "cut" | undefined;
  onRequest?(request: number): void;
  /** What becomes of a piece of an answer that has had `offset` bytes before it. */
  onAnswer?(request: number, offset: number, chunk: Buffer): Buffer | "stall" | "cut";
}

export interface Traffic {
  readonly intervals: readonly Interval[];
  readonly connections: number;
  readonly requests: number;
  readonly bytes: number;
}

interface Exchange {
  readonly upgrade: boolean;
  readonly sentAtMs: number;
  firstAtMs: number | undefined;
  lastAtMs: number;
}

interface Connection {
  readonly client: Socket;
  readonly server: Socket;
  readonly acceptedAtMs: number;
  openedAtMs: number | undefined;
  fresh: boolean;
  exchanges: Exchange[];
  bytes: number;
}

const UPGRADE = /upgrade:\s*websocket/i;

/**
 * A TCP relay in front of a backend: it tells when a connection was opened, a request sent and an answer
 * received, and it keeps the distance. A distance delays every byte by half of the round trip each way, and
 * the first byte of a connection by one round trip more, for the handshake that the kernel answers at once.
 */
export class Relay {
  readonly port: number;
  readonly #server: Server;
  readonly #options: RelayOptions;
  readonly #open = new Set<Connection>();
  #seen: Connection[] = [];
  #targetPort: number;
  /** Round trip to the server, in milliseconds, of the connections that are opened from now on. */
  distanceMs: number;
  tamper: Tamper | undefined;
  #requests = 0;

  private constructor(server: Server, options: RelayOptions) {
    this.#server = server;
    this.#options = options;
    this.#targetPort = options.targetPort;
    this.distanceMs = options.distanceMs;
    this.port = (server.address() as AddressInfo).port;
    server.on("connection", (client: Socket) => {
      this.#accept(client);
    });
  }

  static async open(options: RelayOptions): Promise<Relay> {
    const server = createServer({ noDelay: true, allowHalfOpen: false });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    return new Relay(server, options);
  }

  /** Where new connections go from now on. */
  retarget(port: number): void {
    this.#targetPort = port;
  }

  /** Forgets what was seen so far. */
  begin(): void {
    this.#requests = 0;
    this.#seen = [...this.#open];
    for (const connection of this.#open) {
      connection.fresh = false;
      connection.exchanges = [];
      connection.bytes = 0;
    }
  }

  traffic(): Traffic {
    const exchanges = this.#seen.flatMap(({ exchanges: those }) => those);
    return {
      intervals: this.#seen.flatMap((connection) => this.#intervalsOf(connection)),
      connections: this.#seen.filter(({ fresh }) => fresh).length,
      requests: exchanges.filter(({ upgrade }) => !upgrade).length,
      bytes: this.#seen.reduce((sum, { bytes }) => sum + bytes, 0),
    };
  }

  /** Closes every connection, as a server does with idle ones, and waits until the clients have noticed. */
  async drop(): Promise<void> {
    await Promise.all(
      [...this.#open].map(async ({ client, server }) => {
        if (!client.destroyed) {
          const closed = once(client, "close");
          client.end();
          client.resume();
          const limit = setTimeout(() => client.destroy(), 10_000);
          await closed;
          clearTimeout(limit);
        }
        server.destroy();
      }),
    );
  }

  async close(): Promise<void> {
    const closed = once(this.#server, "close");
    this.#server.close();
    for (const { client, server } of this.#open) {
      client.destroy();
      server.destroy();
    }
    await closed;
  }

  #accept(client: Socket): void {
    const { distanceMs } = this;
    const server = connect({ port: this.#targetPort, host: "127.0.0.1", noDelay: true });
    const connection: Connection = {
      client,
      server,
      acceptedAtMs: performance.now(),
      openedAtMs: undefined,
      fresh: true,
      exchanges: [],
      bytes: 0,
    };
    this.#open.add(connection);
    this.#seen.push(connection);
    const opened = once(server, "connect").then(
      () => after(distanceMs),
      () => undefined,
    );
    void opened.then(() => (connection.openedAtMs = performance.now()));
    const toServer = new Delayed(distanceMs / 2, (chunk) => {
      if (server.writable) server.write(chunk);
    });
    const toClient = new Delayed(distanceMs / 2, (chunk) => {
      if (!client.writable) return;
      client.write(chunk);
      received(connection, chunk.length);
    });
    const met = this.tamper?.onConnect?.();
    if (met === "cut") {
      client.destroy();
      server.destroy();
    }
    let request = 0;
    let offset = 0;
    client.on("data", (chunk: Buffer) => {
      if (met !== undefined) return;
      if (sent(connection, chunk)) {
        this.#requests += 1;
        request = this.#requests;
        offset = 0;
        this.tamper?.onRequest?.(request);
      }
      if (connection.openedAtMs === undefined) void opened.then(() => toServer.push(chunk));
      else toServer.push(chunk);
    });
    server.on("data", (chunk: Buffer) => {
      const piece = this.tamper?.onAnswer?.(request, offset, chunk) ?? chunk;
      offset += chunk.length;
      if (piece === "stall") return;
      if (piece === "cut") client.destroy();
      else toClient.push(piece);
    });
    const end = (): void => {
      this.#open.delete(connection);
      toClient.flushThen(() => {
        client.destroySoon();
      });
      server.destroy();
    };
    for (const socket of [client, server]) {
      socket.on("error", end);
      socket.on("close", end);
    }
  }

  #intervalsOf({ fresh, acceptedAtMs, openedAtMs, exchanges }: Connection): Interval[] {
    const { wait } = this.#options;
    const [first] = exchanges;
    const found: Interval[] = [];
    if (fresh) {
      const endMs = Math.max(openedAtMs ?? acceptedAtMs, first?.sentAtMs ?? acceptedAtMs);
      found.push({ kind: "connect", startMs: acceptedAtMs, endMs });
    }
    for (const { upgrade, sentAtMs, firstAtMs, lastAtMs } of exchanges) {
      const startMs = Math.max(sentAtMs, fresh ? (openedAtMs ?? sentAtMs) : sentAtMs);
      if (upgrade) {
        found.push({ kind: "connect", startMs, endMs: lastAtMs });
      } else {
        found.push({ kind: wait, startMs, endMs: firstAtMs ?? lastAtMs });
        if (firstAtMs !== undefined) found.push({ kind: "network", startMs: firstAtMs, endMs: lastAtMs });
      }
    }
    return found;
  }
}

/** Without pipelining, bytes of the client after bytes of the server are a new request: whether these are. */
function sent(connection: Connection, chunk: Buffer): boolean {
  const last = connection.exchanges.at(-1);
  if (last !== undefined && last.firstAtMs === undefined) return false;
  const nowMs = performance.now();
  const upgrade = UPGRADE.test(chunk.toString("latin1", 0, 1000));
  connection.exchanges.push({ upgrade, sentAtMs: nowMs, firstAtMs: undefined, lastAtMs: nowMs });
  return true;
}

function received(connection: Connection, bytes: number): void {
  const last = connection.exchanges.at(-1);
  connection.bytes += bytes;
  if (last === undefined) return;
  last.lastAtMs = performance.now();
  last.firstAtMs ??= last.lastAtMs;
}

function after(ms: number): Promise<void> {
  return ms === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms));
}

/** Hands chunks on in order, each after the same delay. */
class Delayed {
  #pending = 0;
  #whenEmpty: (() => void) | undefined;

  constructor(
    readonly delayMs: number,
    readonly hand: (chunk: Buffer) => void,
  ) {}

  push(chunk: Buffer): void {
    if (this.delayMs === 0) {
      this.hand(chunk);
      return;
    }
    this.#pending += 1;
    setTimeout(() => {
      this.hand(chunk);
      this.#pending -= 1;
      if (this.#pending === 0) this.#whenEmpty?.();
    }, this.delayMs);
  }

  flushThen(done: () => void): void {
    if (this.#pending === 0) done();
    else this.#whenEmpty = done;
  }
}

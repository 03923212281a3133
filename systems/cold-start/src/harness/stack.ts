import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Driver } from "./driver.js";
import type { Child } from "../servers/child.js";
import type { Netem } from "../servers/namespace.js";
import { netemDistance, relayDistance } from "../servers/distance.js";
import type { Distance } from "../servers/distance.js";
import { startLibsql } from "../servers/libsql-server.js";
import type { LibsqlKind, LibsqlServer } from "../servers/libsql-server.js";
import { Relay } from "../servers/relay.js";
import { startObjectStore } from "../servers/store-process.js";
import { startWorkerd } from "../servers/workerd.js";
import type { Expectations } from "../table/expected.js";

export interface StackOptions {
  /** Folder of the build. */
  readonly build: string;
  /** Folder that prepare made; libSQL writes to it. */
  readonly data: string;
  /** Folder for what is in passing. */
  readonly scratch: string;
  /** Whether a second libSQL, a replica of the first, is started. */
  readonly replica?: boolean;
  readonly libsql?: LibsqlKind;
  /** Netem only in a network namespace of our own, else why it can't be had. */
  readonly netem?: Netem;
  readonly loadLimitMs?: number;
}

/** Every server of the system and the relays before them, on loopback. */
export interface Stack {
  readonly expectations: Expectations;
  readonly driver: Driver;
  readonly libsql: LibsqlServer;
  readonly store: { readonly child: Child; readonly port: number };
  readonly workerd: { readonly child: Child; readonly port: number };
  /** Before libSQL, the replica if there is one, and the object store. */
  readonly relays: { readonly libsql: Relay; readonly replica: Relay | undefined; readonly store: Relay };
  readonly distance: Distance;
  stop(): Promise<void>;
}

const LOAD_LIMIT_MS = 5000;

export async function startStack(options: StackOptions): Promise<Stack> {
  const { build, data, scratch, replica: wantsReplica = false, loadLimitMs = LOAD_LIMIT_MS } = options;
  const { netem = { whyNot: "it was not asked for" } } = options;
  const expectations = JSON.parse(readFileSync(join(data, "expected.json"), "utf8")) as Expectations;
  const undo: (() => Promise<void> | void)[] = [];
  const stop = async (): Promise<void> => {
    for (const step of undo.reverse()) await step();
  };
  try {
    const starting = [
      startLibsql(build, join(data, "libsql"), {
        kind: options.libsql ?? "sqld",
        primary: wantsReplica,
      }).then((server) => {
        undo.push(() => server.child.stop());
        return server;
      }),
      startObjectStore(build, join(data, "objects")).then((server) => {
        undo.push(() => server.child.stop());
        return server;
      }),
    ] as const;
    await Promise.allSettled(starting);
    const [libsql, store] = await Promise.all(starting);
    const relayTo = async (targetPort: number, wait: "query" | "network"): Promise<Relay> => {
      const relay = await Relay.open({ targetPort, distanceMs: 0, wait });
      undo.push(() => relay.close());
      return relay;
    };
    const relays = {
      libsql: await relayTo(libsql.port, "query"),
      replica: undefined as Relay | undefined,
      store: await relayTo(store.port, "network"),
    };
    if (wantsReplica) {
      const server = await startLibsql(build, join(scratch, "replica"), { kind: "sqld", primaryOf: libsql });
      undo.push(() => server.child.stop());
      relays.replica = await relayTo(server.port, "query");
    }
    const hosts = [relays.libsql, relays.replica].flatMap((relay) =>
      relay === undefined ? [] : [`127.0.0.1:${relay.port}`],
    );
    const workerd = await startWorkerd(build, scratch, {
      LIBSQL: JSON.stringify(hosts),
      STORE: `http://127.0.0.1:${relays.store.port}`,
      METADATA: expectations.metadata,
      LOAD_LIMIT_MS: String(loadLimitMs),
    });
    undo.push(() => workerd.child.stop());
    const driver = new Driver(workerd.port, loadLimitMs + 5000);
    undo.push(() => {
      driver.close();
    });
    const distance =
      netem === "here"
        ? netemDistance({ libsql: libsql.port, store: store.port })
        : relayDistance(relays, netem.whyNot);
    return { expectations, driver, libsql, store, workerd, relays, distance, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

import { spawnSync } from "node:child_process";
import type { Relay } from "./relay.js";

/** Round trips to the backends, in milliseconds. A replica of libSQL is always near. */
export interface Distances {
  readonly libsqlMs: number;
  readonly storeMs: number;
}

/** How a distance is made real. */
export interface Distance {
  /** In words, for the results. */
  readonly how: string;
  set(distances: Distances): void;
}

/** The relays wait. @param why there is no netem */
export function relayDistance(
  relays: { readonly libsql: Relay; readonly store: Relay },
  why: string,
): Distance {
  return {
    how: `by a delaying TCP relay (no netem here: ${why})`,
    set({ libsqlMs, storeMs }) {
      relays.libsql.distanceMs = libsqlMs;
      relays.store.distanceMs = storeMs;
    },
  };
}

export interface Ports {
  readonly libsql: number;
  readonly store: number;
}

const CLASSES = [
  ["libsql", 3],
  ["store", 4],
] as const;

/**
 * `tc` arguments that put the packets to and from each backend's port into a class of its own, whose leaf
 * delays them; all other packets pass at once (htb's default 0).
 *
 * @param leaf the queueing discipline of the classes, with its arguments
 */
export function tcCommands(ports: Ports, leaf: readonly string[] = netem(0)): string[][] {
  return [
    ["qdisc", "add", "dev", "lo", "root", "handle", "1:", "htb"],
    ...CLASSES.flatMap(([backend, id]) => {
      const child = `1:${id}`;
      const filter = (end: "sport" | "dport"): string[] => [
        ...["filter", "add", "dev", "lo", "parent", "1:", "protocol", "ip", "u32"],
        ...["match", "ip", end, String(ports[backend]), "0xffff", "flowid", child],
      ];
      return [
        ["class", "add", "dev", "lo", "parent", "1:", "classid", child, "htb", "rate", "100gbit"],
        ["qdisc", "add", "dev", "lo", "parent", child, "handle", `${id}0:`, ...leaf],
        filter("sport"),
        filter("dport"),
      ];
    }),
  ];
}

/** The kernel waits, handshake included. Only in a network namespace of our own (`namespace.ts`). */
export function netemDistance(ports: Ports): Distance {
  run("ip", ["link", "set", "lo", "up"]);
  for (const argv of tcCommands(ports)) run("tc", argv);
  return {
    how: "by tc netem in a network namespace of its own",
    set({ libsqlMs, storeMs }) {
      for (const [backend, id] of CLASSES) {
        const leaf = netem(backend === "libsql" ? libsqlMs : storeMs);
        run("tc", ["qdisc", "change", "dev", "lo", "parent", `1:${id}`, "handle", `${id}0:`, ...leaf]);
      }
    },
  };
}

/** Each direction is delayed by half of the round trip. The limit is far above what is ever on the way. */
function netem(roundTripMs: number): string[] {
  return ["netem", "delay", `${Math.round(roundTripMs * 500)}us`, "limit", "100000"];
}

function run(program: string, argv: readonly string[]): void {
  const { status, error, stderr } = spawnSync(program, argv, { encoding: "utf8", timeout: 5000 });
  if (error !== undefined || status !== 0) {
    throw new Error(`${program} ${argv.join(" ")}: ${error?.message ?? stderr.trim()}`);
  }
}

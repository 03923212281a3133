/** How a scenario uses objects and connections, as its parameters in system.yml say. */
export interface Scenario {
  readonly id: string;
  readonly samples: number;
  readonly warmup: number;
  /** Ids of the objects whose states are loaded begin so. */
  readonly state: string;
  readonly source: string;
  readonly transport: string;
  /** new: connections are closed before each observation; pooled: they stay open. */
  readonly connection: "new" | "pooled";
  /**
   * cold: a new object; reload: the same object again, its state dropped; section: a lazy object's first section;
   * decode: nothing is loaded, an answer that was kept is decoded again.
   */
  readonly access: "cold" | "reload" | "section" | "decode";
  /** Round trip to the backends in milliseconds; with replicas, to the primary only. */
  readonly distanceMs: number;
  readonly replicas: "primary" | "nearest";
  readonly memory: boolean;
  readonly prefetch: boolean;
}

interface Given {
  readonly id: string;
  readonly samples: number;
  readonly warmup: number;
  readonly parameters: Readonly<Record<string, unknown>>;
}

const KNOWN = new Set([
  "state",
  "source",
  "transport",
  "connection",
  "access",
  "distanceMs",
  "replicas",
  "memory",
  "prefetch",
]);

/** @throws Error that names the scenario and the parameter */
export function readScenarios(text: string): Scenario[] {
  return (JSON.parse(text) as Given[]).map(({ id, samples, warmup, parameters }) => {
    const wrong = (name: string): Error =>
      new Error(`Scenario ${id}: parameter ${name} can't be ${JSON.stringify(parameters[name])}.`);
    for (const name of Object.keys(parameters)) if (!KNOWN.has(name)) throw wrong(name);
    const one = <T extends string>(name: string, ...known: readonly [T, ...T[]]): T => {
      const value = parameters[name] ?? known[0];
      if (!(known as readonly unknown[]).includes(value)) throw wrong(name);
      return value as T;
    };
    const flag = (name: string): boolean => {
      const value = parameters[name] ?? false;
      if (typeof value !== "boolean") throw wrong(name);
      return value;
    };
    const { state, distanceMs = 0 } = parameters;
    if (typeof state !== "string") throw wrong("state");
    if (typeof distanceMs !== "number" || !(distanceMs >= 0 && distanceMs <= 1000)) throw wrong("distanceMs");
    return {
      id,
      samples,
      warmup,
      state,
      source: one("source", "libsql", "iceberg", "lazy", "hybrid", "routed"),
      transport: one("transport", "http", "ws"),
      connection: one("connection", "new", "pooled"),
      access: one("access", "cold", "reload", "section", "decode"),
      distanceMs,
      replicas: one("replicas", "primary", "nearest"),
      memory: flag("memory"),
      prefetch: flag("prefetch"),
    };
  });
}

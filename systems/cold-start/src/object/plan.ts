export const SOURCES = ["libsql", "iceberg", "lazy", "hybrid", "routed"] as const;
export const TRANSPORTS = ["http", "ws"] as const;
export const REPLICA_CHOICES = ["primary", "nearest"] as const;

/** How an object loads its state. */
export interface Plan {
  readonly source: (typeof SOURCES)[number];
  readonly transport: (typeof TRANSPORTS)[number];
  readonly replicas: (typeof REPLICA_CHOICES)[number];
  /** Whether states stay in this machine's memory when their object is gone. */
  readonly memory: boolean;
  /** Whether the object that is likely to be next is loaded ahead of its time. */
  readonly prefetch: boolean;
}

/** @throws RangeError where a parameter has a value that is not known */
export function parsePlan(parameters: URLSearchParams): Plan {
  const one = <T extends string>(name: string, known: readonly [T, ...T[]] | readonly T[]): T => {
    const value = parameters.get(name) ?? known[0]!;
    if (!(known as readonly string[]).includes(value))
      throw new RangeError(`${name} can't be ${JSON.stringify(value)}.`);
    return value as T;
  };
  return {
    source: one("source", SOURCES),
    transport: one("transport", TRANSPORTS),
    replicas: one("replicas", REPLICA_CHOICES),
    memory: one("memory", ["no", "yes"]) === "yes",
    prefetch: one("prefetch", ["no", "yes"]) === "yes",
  };
}

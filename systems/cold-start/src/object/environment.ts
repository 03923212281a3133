interface Objects {
  idFromName(name: string): unknown;
  get(id: unknown): { fetch(request: Request | string): Promise<Response> };
}

/** Bindings of the worker. */
export interface Environment {
  readonly OBJECTS: Objects;
  /** JSON array of host:port, one for each replica; the first is the primary. */
  readonly LIBSQL: string;
  /** URL of the object store. */
  readonly STORE: string;
  /** Location of the Iceberg table's current metadata file. */
  readonly METADATA: string;
  /** How long a load may take, in milliseconds. */
  readonly LOAD_LIMIT_MS: string;
}

import { createClient } from "@libsql/client/web";
import type { Client, Row } from "@libsql/client/web";
import { parseBody } from "../state/body.js";
import { checksummed, sha256 } from "../state/checksum.js";
import { asLoadFailure, LoadFailure } from "../state/errors.js";
import type { State, StateHeader } from "../state/state.js";
import { refuseNewer, verifyHeader } from "../state/verify.js";
import { within } from "./limit.js";
import type { LoadRequest, StateSource } from "./source.js";

const SELECT = "SELECT schema_version, state_version, checksum, bytes, body FROM state WHERE object_id = ?";
/** Large bodies stay where they are: their row tells only how large they are. Where it tells no number it is all there. */
const SELECT_SMALL = `SELECT schema_version, state_version, checksum, bytes,
  CASE WHEN typeof(bytes) IN ('integer', 'real') AND bytes > ? THEN NULL ELSE body END AS body
  FROM state WHERE object_id = ?`;
/**
 * In one statement, so that there is a whole row or none; an older state never replaces a newer one, nor older
 * code, repairing or not, what newer code wrote.
 *
 * @param also another row that may be replaced
 */
const upsert = (
  also = "false",
): string => `INSERT INTO state (object_id, schema_version, state_version, checksum, bytes, body)
  VALUES (?, ?, ?, ?, ?, ?)
  ON CONFLICT (object_id) DO UPDATE SET schema_version = excluded.schema_version,
    state_version = excluded.state_version, checksum = excluded.checksum, bytes = excluded.bytes,
    body = excluded.body
  WHERE state.schema_version <= excluded.schema_version
    AND (excluded.state_version > state.state_version OR ${also})`;
const KEEP = upsert();
/**
 * A repair takes a while, from the look at the damaged row on. It replaces no other row than that one, compared as a
 * whole, in the order of SELECT: where the body is damaged, a sound row that came meanwhile may have the same version
 * and checksum.
 */
const REPAIR = upsert(
  "(state.schema_version, state.state_version, state.checksum, state.bytes, state.body) IS (?, ?, ?, ?, ?)",
);

export interface StoredRow extends StateHeader {
  readonly bytes: number;
  /** Absent where it is larger than what was asked for. */
  readonly body: string | undefined;
}

/** Which server a connection is opened to. It hears how each read over it went. */
export interface Server {
  /** `http:` or `ws:` */
  readonly url: string;
  answered?(latencyMs: number): void;
  /** It could not be reached, or not in time. */
  failed?(): void;
}

/** A connection to libSQL that is opened by the first statement and kept for the object's life. */
export class LibsqlSource implements StateSource {
  #connection: { readonly client: Client; readonly server: Server } | undefined;
  readonly #choose: () => Server;
  readonly #fetch: typeof fetch;
  #signal: AbortSignal | undefined;

  /**
   * @param choose asked again whenever a connection is opened
   * @param fetcher what carries HTTP
   */
  constructor(choose: () => Server, fetcher: typeof fetch = (input, init) => fetch(input, init)) {
    this.#choose = choose;
    this.#fetch = fetcher;
  }

  async load(request: LoadRequest): Promise<State> {
    const row = await this.find(request);
    if (row === undefined) throw new LoadFailure("missing", `libSQL has no state of ${request.objectId}.`);
    return decodeRow(row, request);
  }

  /** The row as it stands, or undefined where there is none. @throws LoadFailure `malformed` */
  async find(
    request: Pick<LoadRequest, "objectId" | "signal">,
    maxBytes?: number,
  ): Promise<StoredRow | undefined> {
    const row = await this.read(request, maxBytes);
    return row === undefined ? undefined : storedRow(row, request.objectId);
  }

  /** The row whatever its columns hold. */
  async read(
    { objectId, signal }: Pick<LoadRequest, "objectId" | "signal">,
    maxBytes?: number,
  ): Promise<Row | undefined> {
    const statement =
      maxBytes === undefined
        ? { sql: SELECT, args: [objectId] }
        : { sql: SELECT_SMALL, args: [maxBytes, objectId] };
    const startMs = performance.now();
    const { rows } = await this.#run(
      signal,
      (client) => client.execute(statement),
      (server, answered) => {
        if (answered) server.answered?.(performance.now() - startMs);
        else server.failed?.();
      },
    );
    return rows[0];
  }

  /**
   * Keeps a state, unless a newer one is there.
   *
   * @param damaged a row that was found damaged: while it is still there as it was, it is replaced whatever its version
   * @throws LoadFailure `newer` where newer code wrote the row that is there
   */
  async keep(
    objectId: string,
    state: StateHeader,
    body: string,
    damaged: Row | undefined,
    signal: AbortSignal,
  ): Promise<void> {
    const { schemaVersion, stateVersion, checksum } = state;
    const kept = [objectId, schemaVersion, stateVersion, checksum, body.length, body];
    const statement =
      damaged === undefined
        ? { sql: KEEP, args: kept }
        : { sql: REPAIR, args: [...kept, ...Array.from(damaged)] };
    const { rowsAffected } = await this.#run(signal, (client) => client.execute(statement));
    if (rowsAffected > 0) return;
    // A newer state came meanwhile, which will do, or newer code was here.
    const row = await this.find({ objectId, signal }, 0);
    if (row !== undefined) refuseNewer(row, whereOf(objectId));
  }

  /** Ends the connection; the next statement opens another. */
  close(): void {
    this.#connection?.client.close();
    this.#connection = undefined;
  }

  async #run<T>(
    signal: AbortSignal,
    work: (client: Client) => Promise<T>,
    tell?: (server: Server, answered: boolean) => void,
  ): Promise<T> {
    this.#signal = signal;
    const { client, server } = (this.#connection ??= this.#open());
    try {
      const result = await within(work(client), signal, "libSQL");
      tell?.(server, true);
      return result;
    } catch (error) {
      // A connection that failed is not used again.
      this.close();
      tell?.(server, false);
      throw asLoadFailure(error, "libSQL");
    }
  }

  #open(): { readonly client: Client; readonly server: Server } {
    const carry = (request: Request): Promise<Response> =>
      this.#fetch(request, this.#signal === undefined ? {} : { signal: this.#signal });
    const server = this.#choose();
    return { client: createClient({ url: server.url, fetch: carry }), server };
  }
}

/** Checks and decodes a row. @throws LoadFailure */
export async function decodeRow(row: StoredRow, { objectId, minVersion }: LoadRequest): Promise<State> {
  const where = whereOf(objectId);
  const { schemaVersion, stateVersion, checksum, body } = row;
  verifyHeader(row, minVersion, where);
  if (body === undefined) throw new LoadFailure("incomplete", `${where} has no body.`);
  if ((await sha256(checksummed(schemaVersion, stateVersion, body))) !== checksum)
    throw new LoadFailure("checksum", `${where} is not what its checksum says.`);
  return { schemaVersion, stateVersion, checksum, sections: parseBody(body, where), bytes: body.length };
}

const whereOf = (objectId: string): string => `The row of ${objectId} in libSQL`;

/** @throws LoadFailure `malformed` */
export function storedRow(row: Row, objectId: string): StoredRow {
  const { schema_version, state_version, checksum, bytes, body } = row;
  const sound =
    typeof schema_version === "number" &&
    typeof state_version === "number" &&
    typeof checksum === "string" &&
    typeof bytes === "number" &&
    (typeof body === "string" || body === null);
  if (!sound) throw new LoadFailure("malformed", `${whereOf(objectId)} has columns of other types.`);
  return {
    schemaVersion: schema_version,
    stateVersion: state_version,
    checksum,
    bytes,
    body: body ?? undefined,
  };
}

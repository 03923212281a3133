import { parseBody } from "../state/body.js";
import { LoadFailure } from "../state/errors.js";
import type { Sections } from "../state/state.js";
import type { Environment } from "./environment.js";
import { parseSections } from "./iceberg/assemble.js";
import { IcebergSource } from "./iceberg/iceberg-source.js";
import { findFiles } from "./iceberg/table.js";
import { LibsqlSource } from "./libsql-source.js";
import type { Server } from "./libsql-source.js";
import { objectStore } from "./object-store.js";
import type { GetFile } from "./object-store.js";
import type { LoadRequest } from "./source.js";

/**
 * The phases of a load that only compute, done again and again on what the backends answered. workerd's clock
 * steps in milliseconds, so the driver times a request that does such a phase many times.
 */
export interface Repeater {
  /** From the bytes of the answers to rows. */
  parse(signal: AbortSignal): Promise<void>;
  /** From rows to sections. @returns how many entries these have */
  deserialise(): number;
}

/** Loads an object's state once through the same code as every load, and keeps the answers. */
export async function repeaterOf(source: string, env: Environment, request: LoadRequest): Promise<Repeater> {
  switch (source) {
    case "libsql":
      return libsqlRepeater(env, request);
    case "iceberg":
    case "lazy":
      return icebergRepeater(env, request, source === "lazy");
    default:
      throw new RangeError(`Nothing to repeat of ${JSON.stringify(source)}.`);
  }
}

async function libsqlRepeater(env: Environment, request: LoadRequest): Promise<Repeater> {
  const [host] = JSON.parse(env.LIBSQL) as string[];
  const choose = (): Server => ({ url: `http://${host}` });
  let answer = new ArrayBuffer(0);
  const recording: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    answer = await response.clone().arrayBuffer();
    return response;
  };
  const row = await new LibsqlSource(choose, recording).find(request);
  if (row?.body === undefined)
    throw new LoadFailure("missing", `libSQL has no state of ${request.objectId}.`);
  const { body } = row;
  const headers = { "content-type": "application/json" };
  const replaying = new LibsqlSource(choose, () => Promise.resolve(new Response(answer, { headers })));
  return {
    parse: async (signal) => {
      await replaying.find({ ...request, signal });
    },
    deserialise: () => entriesOf(parseBody(body, request.objectId)),
  };
}

async function icebergRepeater(env: Environment, request: LoadRequest, lazy: boolean): Promise<Repeater> {
  const answers = new Map<string, ArrayBuffer>();
  const store = objectStore(env.STORE);
  const recording: GetFile = async (location, signal) => {
    const bytes = await store(location, signal);
    answers.set(location, bytes);
    return bytes;
  };
  const replaying: GetFile = (location) => Promise.resolve(answers.get(location)!);
  const table = new IcebergSource(replaying, env.METADATA);
  if (lazy) {
    await findFiles(recording, env.METADATA, request);
    return {
      parse: async (signal) => {
        await findFiles(replaying, env.METADATA, { ...request, signal });
      },
      deserialise: () => 0,
    };
  }
  const rows = await new IcebergSource(recording, env.METADATA).rows(request);
  return {
    parse: async (signal) => {
      await table.rows({ ...request, signal });
    },
    deserialise: () =>
      rows.reduce((sum, { texts }) => sum + entriesOf(parseSections(texts, request.objectId)), 0),
  };
}

function entriesOf(sections: Sections): number {
  return Object.values(sections).reduce((sum, entries) => sum + entries.length, 0);
}

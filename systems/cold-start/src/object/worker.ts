import type { Environment } from "./environment.js";
import { isolate } from "./isolate.js";

export { StatelessObject } from "./stateless-object.js";

/** The front: hands a request to the object that it names, and tells what the objects share. */
export default {
  async fetch(request: Request, env: Environment): Promise<Response> {
    const url = new URL(request.url);
    if (url.pathname === "/counters") return Response.json(counters());
    if (url.pathname === "/history") return learn(request);
    const name = url.searchParams.get("name-of-object");
    if (name === null)
      return Response.json({ error: "request", message: "No object is named." }, { status: 400 });
    const id = env.OBJECTS.idFromName(name);
    return env.OBJECTS.get(id).fetch(request);
  },
};

export interface Counters {
  readonly background: number;
  readonly backgroundFailures: number;
  readonly constructed: number;
  readonly memory: { readonly hits: number; readonly misses: number; readonly bytes: number };
  readonly prefetched: { readonly hits: number; readonly misses: number; readonly bytes: number };
}

function counters(): Counters {
  const { background, backgroundFailures, constructed, memory, prefetched } = isolate;
  const of = ({ hits, misses, weight }: typeof memory): Counters["memory"] => ({
    hits,
    misses,
    bytes: weight,
  });
  return { background, backgroundFailures, constructed, memory: of(memory), prefetched: of(prefetched) };
}

/** Accesses of the past, for the predictor: a JSON array of object ids in their order. */
async function learn(request: Request): Promise<Response> {
  const history = (await request.json()) as string[];
  for (const objectId of history) isolate.predictor.observe("history", objectId);
  return Response.json({ learnt: history.length });
}

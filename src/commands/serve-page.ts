import { once } from "node:events";
import { startPageServer } from "../adapters/page-server.js";
import { EXIT } from "./exit-codes.js";
import type { Terminal } from "./terminal.js";

/** Shows a page on this machine until Ctrl-C, which is how it is meant to end. */
export async function servePage(
  page: string,
  terminal: Terminal,
  { abort }: { readonly abort: AbortSignal },
): Promise<number> {
  const server = await startPageServer(page);
  terminal.out(`${server.url}\n`);
  terminal.err("Open this address in a browser; Ctrl-C ends it.\n");
  if (!abort.aborted) await once(abort, "abort");
  await server.close();
  return EXIT.passed;
}

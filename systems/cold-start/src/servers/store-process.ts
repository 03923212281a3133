import { join } from "node:path";
import { Child } from "./child.js";

/** Starts the object store as a process of its own; it says its port when it listens. */
export async function startObjectStore(
  folder: string,
  warehouse: string,
): Promise<{ readonly child: Child; readonly port: number }> {
  const child = await Child.start("object store", [
    process.execPath,
    join(folder, "object-store.mjs"),
    warehouse,
  ]);
  let port: number | undefined;
  child.process.stdout!.once("data", (chunk: Buffer) => {
    port = Number(chunk.toString().trim());
  });
  await child.ready(() => Promise.resolve(port !== undefined));
  return { child, port: port! };
}

import { writeFileSync } from "node:fs";
import type { Readable } from "node:stream";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Child } from "./child.js";

/** Bindings of the worker: texts, in Workers' words. */
export type Bindings = Readonly<Record<string, string>>;

export function workerdBinary(folder: string): string {
  const { platform, arch } = process;
  const name = `@cloudflare/workerd-${platform}-${arch === "x64" ? "64" : arch}`;
  return createRequire(join(folder, "node_modules", "_.js")).resolve(`${name}/bin/workerd`);
}

/** Where objects may connect to: the loopback interface and nothing else. */
export function workerdConfig(script: string, bindings: Bindings, listen: boolean): string {
  const quoted = (text: string): string => JSON.stringify(text);
  const texts = Object.entries(bindings).map(
    ([name, text]) => `(name = ${quoted(name)}, text = ${quoted(text)})`,
  );
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = .worker),
    (name = "internet", network = (allow = ["local"])),
  ],
  sockets = [${listen ? `(name = "http", address = "127.0.0.1:0", http = (), service = "main")` : ""}],
);
const worker :Workerd.Worker = (
  modules = [(name = "worker", esModule = embed ${quoted(script)})],
  compatibilityDate = "2026-10-01",
  durableObjectNamespaces = [(className = "StatelessObject", uniqueKey = "cold-start", preventEviction = true)],
  durableObjectStorage = (inMemory = void),
  bindings = [
    (name = "OBJECTS", durableObjectNamespace = "StatelessObject"),
    ${texts.join(",\n    ")}
  ],
);
`;
}

/** Starts workerd on a port of loopback that it chooses and tells when it listens. */
export async function startWorkerd(
  folder: string,
  scratch: string,
  bindings: Bindings,
): Promise<{ readonly child: Child; readonly port: number }> {
  const config = join(scratch, "workerd.capnp");
  writeFileSync(config, workerdConfig(join(folder, "worker.js"), bindings, true));
  const child = await Child.start(
    "workerd",
    [workerdBinary(folder), "serve", "--import-path=/", "--control-fd=3", config],
    ["ignore", "pipe", "pipe", "pipe"],
  );
  let port: number | undefined;
  (child.process.stdio[3] as Readable).on("data", (chunk: Buffer) => {
    const match = /"event":"listen".*"port":(\d+)/.exec(chunk.toString());
    if (match !== null) port = Number(match[1]);
  });
  await child.ready(() => Promise.resolve(port !== undefined));
  return { child, port: port! };
}

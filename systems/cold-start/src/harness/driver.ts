import { Agent, request } from "node:http";

export interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly startMs: number;
  readonly endMs: number;
}

/** Asks workerd over one connection that is kept. */
export class Driver {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 64, noDelay: true });

  constructor(
    readonly port: number,
    readonly limitMs: number,
  ) {}

  async ask(path: string, parameters: Readonly<Record<string, string>> = {}, body?: string): Promise<Reply> {
    const query = new URLSearchParams(parameters).toString();
    return new Promise((resolve, reject) => {
      const startMs = performance.now();
      const asked = request(
        {
          host: "127.0.0.1",
          port: this.port,
          path: `${path}?${query}`,
          method: body === undefined ? "GET" : "POST",
          agent: this.#agent,
          timeout: this.limitMs,
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.on("error", reject);
          response.on("end", () => {
            const endMs = performance.now();
            const text = Buffer.concat(chunks).toString();
            resolve({ status: response.statusCode!, body: parse(text), startMs, endMs });
          });
        },
      );
      asked.on("timeout", () => asked.destroy(new Error(`no answer in ${this.limitMs} ms`)));
      asked.on("error", reject);
      asked.end(body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return { error: "answer", message: text.slice(0, 500) };
  }
}

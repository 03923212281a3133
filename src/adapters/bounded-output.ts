import { Buffer } from "node:buffer";

/** Keeps the first bytes of a stream. */
export class FirstBytes {
  readonly #limit: number;
  readonly #chunks: Buffer[] = [];
  #size = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  push(chunk: Buffer): void {
    const room = this.#limit - this.#size;
    if (room <= 0) return;
    const part = chunk.subarray(0, room);
    this.#chunks.push(part);
    this.#size += part.length;
  }

  text(): string {
    return Buffer.concat(this.#chunks).toString("utf8");
  }
}

/** Keeps the last bytes of a stream, in at most twice their memory. */
export class LastBytes {
  readonly #limit: number;
  #chunks: Buffer[] = [];
  #size = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  push(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#size += chunk.length;
    if (this.#size > 2 * this.#limit) this.#compact();
  }

  text(): string {
    this.#compact();
    return Buffer.concat(this.#chunks).toString("utf8");
  }

  #compact(): void {
    const joined = Buffer.concat(this.#chunks);
    // A copy, so that the large buffers behind it are freed.
    const kept = Buffer.from(joined.subarray(Math.max(0, joined.length - this.#limit)));
    this.#chunks = [kept];
    this.#size = kept.length;
  }
}

import { appendFileSync } from "node:fs";

/** Appends the protocol's lines to the file that the gate reads. */
export class Events {
  constructor(readonly file: string) {}

  write(event: Readonly<Record<string, unknown>>): void {
    appendFileSync(this.file, `${JSON.stringify(event)}\n`);
  }
}

/** Whole nanoseconds of milliseconds. */
export function toNs(ms: number): number {
  return Math.max(0, Math.round(ms * 1e6));
}

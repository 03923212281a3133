import { Transform } from "node:stream";

/** Passes bytes on, and fails with `tooLarge` where there are more than so many: what a stranger says of a size is not asked. */
export function atMost(maxBytes: number, tooLarge: () => Error): Transform {
  let total = 0;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      total += chunk.length;
      if (total <= maxBytes) done(null, chunk);
      else done(tooLarge());
    },
  });
}

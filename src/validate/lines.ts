/** A line is longer than allowed: the file has no line ends, or is no file of lines. */
export class LineTooLong extends Error {}

/**
 * Lines of a stream of bytes, without their `\n` (a `\r` stays), and whether the line was ended: the last one
 * may be half a line. A line is valid only until the next one is asked for.
 */
export async function* linesOf(
  chunks: AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<{ readonly bytes: Buffer; readonly ended: boolean }> {
  let held: Buffer[] = [];
  let heldBytes = 0;
  for await (const chunk of chunks) {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    let from = 0;
    for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, from)) {
      const rest = bytes.subarray(from, end);
      if (heldBytes + rest.length > maxBytes) throw new LineTooLong();
      const line = heldBytes === 0 ? rest : Buffer.concat([...held, rest]);
      held = [];
      heldBytes = 0;
      from = end + 1;
      yield { bytes: line, ended: true };
    }
    if (from < bytes.length) {
      heldBytes += bytes.length - from;
      if (heldBytes > maxBytes) throw new LineTooLong();
      // The chunk's memory is used again.
      held.push(Buffer.from(bytes.subarray(from)));
    }
  }
  if (heldBytes > 0) yield { bytes: Buffer.concat(held), ended: false };
}

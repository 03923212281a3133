import { randomBytes } from "node:crypto";

/**
 * For a folder that holds a side's files. A link among them may lead out, to neighbours that it can only name
 * beforehand: none leads into the other side's copy, by chance or by design. All are of one length.
 */
export function unguessableName(): string {
  return randomBytes(4).toString("hex");
}

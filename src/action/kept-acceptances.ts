import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import type { Acceptance } from "../core/model/report.js";
import { exists } from "../platform/exists.js";
import type { RunFolder } from "./folder.js";

/*
 * What was accepted goes from step to step in a file, and its digest as they hand over the rest: one variable of a
 * process may have 128 KiB, and a label accepts all that a report shows.
 */

/** @returns its digest */
export async function keepAcceptances(
  { acceptances }: RunFolder,
  accepted: readonly Acceptance[],
): Promise<string> {
  const text = JSON.stringify(accepted);
  if (accepted.length > 0) await writeFile(acceptances, text, { flag: "wx" });
  return digestOfText(text);
}

/** As GitHub said when it was judged. @throws where the file is not what was kept */
export async function keptAcceptances(
  { acceptances }: RunFolder,
  digest: string,
): Promise<readonly Acceptance[]> {
  if (digest === digestOfText("[]")) return [];
  const text = (await exists(acceptances)) ? await readFile(acceptances, "utf8") : "";
  if (digestOfText(text) !== digest) {
    throw new Error(`${acceptances} is not what was accepted when it was judged: it is not shown.`);
  }
  return JSON.parse(text) as Acceptance[];
}

function digestOfText(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

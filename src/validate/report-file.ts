import type { Problem } from "../core/model/problem.js";
import { validateReport } from "../generated/report-1.validator.js";
import type { Files } from "../ports/files.js";
import { describeError } from "./describe.js";
import { parseJson } from "./json-text.js";

/** report.json holds no samples: one of 10 000 rows with 20 rounds each is 40 MiB. */
const MAX_BYTES = 256 * 1024 * 1024;

/** What is wrong with report.json; the first fault only, as a program wrote it. */
export async function checkReport(files: Files, path: string): Promise<readonly Problem[]> {
  const problem = (pointer: string, message: string): Problem[] => [
    {
      file: path,
      line: undefined,
      column: undefined,
      pointer,
      message,
      expected: undefined,
      hint: undefined,
      sourceLine: undefined,
    },
  ];
  const found = await files.stat(path);
  if (found !== undefined && found.sizeBytes > MAX_BYTES) {
    return problem("", `it is larger than ${MAX_BYTES / 1024 ** 2} MiB`);
  }
  const parsed = parseJson(Buffer.from(await files.readBytes(path, MAX_BYTES)));
  if (!parsed.ok) return problem("", parsed.error);
  if (validateReport(parsed.value)) return [];
  const { pointer, message } = describeError(validateReport.errors?.[0]);
  return problem(pointer, message);
}

import { validateHistory } from "../generated/history-1.validator.js";
import { describeError } from "../validate/describe.js";

/** What is wrong with a record by its schema; undefined where nothing is. Files are named after a record, so it is asked before writing, too. */
export function faultOf(record: unknown): string | undefined {
  if (validateHistory(record)) return undefined;
  const { pointer, message } = describeError(validateHistory.errors?.[0]);
  return `${pointer}: ${message}`;
}

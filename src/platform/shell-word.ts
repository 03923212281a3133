/** One word of a command to be copied. Ids need no quotes; labels do, and a report that was made otherwise. */
export function argument(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

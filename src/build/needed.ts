/** Whether one of the benchmarks that are measured needs it; what names none is needed by all. */
export function isNeeded(
  { benchmarks }: { readonly benchmarks: readonly string[] | undefined },
  measured: readonly string[],
): boolean {
  return benchmarks === undefined || benchmarks.some((benchmark) => measured.includes(benchmark));
}

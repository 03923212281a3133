/**
 * The looks of a run that may measure at most `rounds` rounds. Rounds come in quads of two, so an
 * odd number is rounded up.
 */
export function looksUpTo(looks: readonly number[], rounds: number | undefined): number[] {
  if (rounds === undefined) return [...looks];
  const last = rounds + (rounds % 2);
  return [...looks.filter((look) => look < last), last];
}

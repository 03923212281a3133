/** Of 12 px, with room to the next one. */
const DECIDED_WIDTH = 52;
const LOOK_WIDTH = 32;

/**
 * Which looks have room for their name, which stands to the left of its line: first the one that decided, then the others
 * from the last on.
 *
 * @param looks ascending
 */
export function namedLooks(
  looks: readonly number[],
  decidedAtLook: number | null,
  pixelsPerRound: number,
): number[] {
  const taken: { readonly left: number; readonly right: number }[] = [];
  const inOrder = [...looks]
    .reverse()
    .sort((a, b) => Number(b === decidedAtLook) - Number(a === decidedAtLook));
  return inOrder.filter((look) => {
    const right = look * pixelsPerRound;
    const left = right - (look === decidedAtLook ? DECIDED_WIDTH : LOOK_WIDTH);
    if (taken.some((other) => left < other.right && other.left < right)) return false;
    taken.push({ left, right });
    return true;
  });
}

/**
 * A coin that falls as these words say, and is fair over seeds: FNV-1a of them (Fowler, Noll and Vo), mixed as the last
 * step of MurmurHash3 does (Appleby), since near words have near hashes.
 */
export function coin(seed: string, name: string): 0 | 1 {
  let hash = 0x811c9dc5;
  for (const char of `${seed} ${name}`) hash = Math.imul(hash ^ char.codePointAt(0)!, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  hash ^= hash >>> 16;
  return (hash & 1) as 0 | 1;
}

/** What is known of a key, or computed now. */
export function memo<K, V>(
  known: { get(key: K): V | undefined; set(key: K, value: V): unknown },
  key: K,
  compute: () => V,
): V {
  let value = known.get(key);
  if (value === undefined) known.set(key, (value = compute()));
  return value;
}

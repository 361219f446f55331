/** Adds up numbers by their keys; a key may come again. Keys keep the order in which they first come. */
export function sumByKey<Key>(entries: readonly (readonly [Key, number])[]): Map<Key, number> {
  const sums = new Map<Key, number>();
  for (const [key, count] of entries) sums.set(key, (sums.get(key) ?? 0) + count);
  return sums;
}

/** The items by a key, in the order in which the keys are met. */
export function group<T, K>(items: readonly T[], key: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const k = key(item);
    const there = groups.get(k);
    if (there) there.push(item);
    else groups.set(k, [item]);
  }
  return groups;
}

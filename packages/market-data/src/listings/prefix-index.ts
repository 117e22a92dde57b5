export type PrefixIndex<T> = {
  at(key: string): readonly T[];
  startingWith(prefix: string): Iterable<T>;
  keysStartingWith(prefix: string): readonly string[];
};

/** Values by key, and by how a key begins, found by halving a sorted list. */
export function prefixIndex<T>(pairs: Iterable<readonly [string, T]>): PrefixIndex<T> {
  const values = new Map<string, T[]>();
  for (const [key, value] of pairs) {
    const known = values.get(key);
    if (known) known.push(value);
    else values.set(key, [value]);
  }
  const keys = [...values.keys()].sort(byCodeUnit);
  const keysStartingWith = (prefix: string) => {
    const start = firstNotBefore(keys, prefix);
    let end = start;
    while (keys[end]?.startsWith(prefix)) end++;
    return keys.slice(start, end);
  };
  return {
    at: (key) => values.get(key) ?? [],
    startingWith: (prefix) => keysStartingWith(prefix).flatMap((key) => values.get(key) ?? []),
    keysStartingWith,
  };
}

const byCodeUnit = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function firstNotBefore(keys: readonly string[], wanted: string): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] ?? "") < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

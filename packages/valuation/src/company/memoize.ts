/** `compute`, with each answer worked out when it is first asked for, and kept. */
export function memoize<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, { value: Value }>();
  return (key) => {
    const kept = known.get(key);
    if (kept !== undefined) return kept.value;
    const value = compute(key);
    known.set(key, { value });
    return value;
  };
}

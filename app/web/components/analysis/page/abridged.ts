/** The beginning and the end of a list too long to read, and how many members lie between. */
export function abridged<Item>(items: readonly Item[], shown = 40) {
  if (items.length <= shown) return { head: items, hidden: 0, tail: [] };
  const half = shown / 2;
  return { head: items.slice(0, half), hidden: items.length - shown, tail: items.slice(-half) };
}

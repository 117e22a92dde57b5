/** `Array.isArray`, which by itself does not narrow read-only arrays. */
export function isSeries<Item>(input: Item | readonly Item[]): input is readonly Item[] {
  return Array.isArray(input);
}

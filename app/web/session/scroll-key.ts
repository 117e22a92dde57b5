/** The key of an entry of the history that the router did not make: all such entries share it. */
const SHARED_KEY = "default";

/**
 * Under which key the router keeps how far down an entry of the history was read. A jump of the browser's to a place of the page
 * has no key of its own: it gets a new one each time, so that no older position of another jump takes the reader from the place.
 */
export const scrollKeyOf = ({ key }: { key: string }): string =>
  key === SHARED_KEY && typeof document !== "undefined" ? Math.random().toString(32).slice(2) : key;

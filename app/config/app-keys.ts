/** The keys with which secrets are sealed, by their number; the first one seals. */
export type AppKeys = readonly { number: number; key: Buffer }[];

const KEY_BYTES = 32;
const FEWEST_DIFFERENT_BYTES = 16;

/** `2:base64,1:base64`: the present key first, those before it after it. Null: not that. */
export function appKeysIn(text: string): AppKeys | null {
  const keys = text.split(",").map((entry) => {
    const [, number, base64 = ""] = /^\s*([1-9]\d{0,5}):([A-Za-z0-9+/_-]+={0,2})\s*$/.exec(entry) ?? [];
    return { number: Number(number), key: Buffer.from(base64, "base64") };
  });
  const isSound = keys.every(({ number, key }) => number > 0 && isStrong(key));
  return isSound && new Set(keys.map(({ number }) => number)).size === keys.length ? keys : null;
}

/** 256 bits, and not a row of the same: an example from a page is no key. */
export const isStrong = (key: Buffer): boolean =>
  key.length === KEY_BYTES && new Set(key).size >= FEWEST_DIFFERENT_BYTES;

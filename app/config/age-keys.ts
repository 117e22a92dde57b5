const LETTERS = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";
const CHECKSUM_LETTERS = 6;
const GENERATOR = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3] as const;

/** How many bytes follow each beginning that the library of age takes: the usual keys, those of tokens, and both against quantum computers. */
const recipientBytes: ReadonlyMap<string, number> = new Map([
  ["age", 32],
  ["age1pq", 1_216],
  ["age1tag", 33],
  ["age1tagpq", 1_249],
]);
const identityBytes: ReadonlyMap<string, number> = new Map([
  ["age-secret-key-", 32],
  ["age-secret-key-pq-", 32],
]);

/** Whether it is a whole recipient of age: a letter that was mistyped or lost shows in its checksum. */
export const isAgeRecipient = (text: string): boolean => text === text.toLowerCase() && isKeyOf(recipientBytes, text);

/** Whether it is a whole identity of age, as `age-keygen` writes it. */
export const isAgeIdentity = (text: string): boolean =>
  text === text.toUpperCase() && isKeyOf(identityBytes, text.toLowerCase());

/**
 * Bech32 without its limit of 90 letters, as age uses it.
 * @see https://github.com/bitcoin/bips/blob/master/bip-0173.mediawiki
 */
function isKeyOf(kinds: ReadonlyMap<string, number>, text: string): boolean {
  const split = text.lastIndexOf("1");
  const beginning = text.slice(0, split);
  const values = Array.from(text.slice(split + 1), (letter) => LETTERS.indexOf(letter));
  const letters = Math.ceil(((kinds.get(beginning) ?? 0) * 8) / 5) + CHECKSUM_LETTERS;
  if (!kinds.has(beginning) || values.length !== letters || values.includes(-1)) return false;
  const codes = Array.from(beginning, (letter) => letter.charCodeAt(0));
  return checksumOf([...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31), ...values]) === 1;
}

function checksumOf(values: readonly number[]): number {
  let sum = 1;
  for (const value of values) {
    const top = sum >> 25;
    sum = ((sum & 0x1ffffff) << 5) ^ value;
    for (const [bit, each] of GENERATOR.entries()) if (((top >> bit) & 1) === 1) sum ^= each;
  }
  return sum;
}

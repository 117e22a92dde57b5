import { inflateSync } from "node:zlib";

const wasWoff = 0x774f4646;
const headerBytes = 12;
const entryBytes = 16;

/**
 * A font file of the web (WOFF 1.0) as the plain one inside it: its tables, inflated. Readers of fonts in JavaScript can
 * inflate them too, but take a hundred times as long and do so for every document.
 *
 * @see https://www.w3.org/TR/WOFF/
 */
export function sfntOf(woff: Buffer): Buffer {
  if (woff.readUInt32BE(0) !== wasWoff) throw new Error("Not a WOFF font.");
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => tableAt(woff, 44 + index * 20));
  const head = Buffer.alloc(headerBytes + count * entryBytes);
  const power = Math.floor(Math.log2(count));
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(2 ** power * 16, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(count * 16 - 2 ** power * 16, 10);
  let offset = head.length;
  const bodies = tables.map(({ tag, checksum, bytes }, index) => {
    const entry = headerBytes + index * entryBytes;
    head.write(tag, entry, "latin1");
    head.writeUInt32BE(checksum, entry + 4);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(bytes.length, entry + 12);
    const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
    offset += padded.length;
    return padded;
  });
  return Buffer.concat([head, ...bodies]);
}

function tableAt(woff: Buffer, entry: number) {
  const offset = woff.readUInt32BE(entry + 4);
  const stored = woff.subarray(offset, offset + woff.readUInt32BE(entry + 8));
  const length = woff.readUInt32BE(entry + 12);
  return {
    tag: woff.toString("latin1", entry, entry + 4),
    checksum: woff.readUInt32BE(entry + 16),
    bytes: stored.length < length ? inflateSync(stored) : stored,
  };
}

/** Where the directory of a font speaks of a table: its name, checksum, offset and length. */
export function entryOf(sfnt: Buffer, tag: string): number {
  const end = headerBytes + sfnt.readUInt16BE(4) * entryBytes;
  for (let entry = headerBytes; entry < end; entry += entryBytes)
    if (sfnt.toString("latin1", entry, entry + 4) === tag) return entry;
  throw new Error(`The font has no table ${tag}.`);
}

/** The characters of the basic plane that a font can draw: segments of its character map (format 4). */
export function charactersOf(sfnt: Buffer): ReadonlySet<number> {
  const map = sfnt.readUInt32BE(entryOf(sfnt, "cmap") + 8);
  const found = new Set<number>();
  for (let index = 0; index < sfnt.readUInt16BE(map + 2); index += 1) {
    const table = map + sfnt.readUInt32BE(map + 4 + index * 8 + 4);
    if (sfnt.readUInt16BE(table) !== 4) continue;
    const segments = sfnt.readUInt16BE(table + 6) / 2;
    for (let segment = 0; segment < segments; segment += 1) {
      const last = sfnt.readUInt16BE(table + 14 + segment * 2);
      const first = sfnt.readUInt16BE(table + 16 + segments * 2 + segment * 2);
      for (let character = first; character <= last && character < 0xffff; character += 1) found.add(character);
    }
  }
  return found;
}

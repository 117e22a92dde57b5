import { entryOf } from "./sfnt.ts";

const familyName = 1;
const postScriptName = 6;

/**
 * A font (SFNT) under a name of its own. The cuts of one family all bear the same one, and a renderer that chooses a font by its
 * name, as SVG does, would get the first that was opened.
 *
 * @see https://learn.microsoft.com/typography/opentype/spec/name
 */
export function namedFont(sfnt: Buffer, name: string): Buffer {
  const table = nameTable(name);
  const padding = Buffer.alloc((4 - (sfnt.length % 4)) % 4);
  const named = Buffer.concat([sfnt, padding, table]);
  const entry = entryOf(sfnt, "name");
  named.writeUInt32BE(sfnt.length + padding.length, entry + 8);
  named.writeUInt32BE(table.length, entry + 12);
  return named;
}

/** Two records, of one text: the family, and the name for printers. */
function nameTable(name: string): Buffer {
  const text = Buffer.from(name, "utf16le").swap16();
  const records = [familyName, postScriptName].map((id) => [3, 1, 0x409, id, text.length, 0]);
  const numbers = [0, records.length, 6 + records.length * 12, ...records.flat()];
  const head = Buffer.alloc(numbers.length * 2);
  for (const [index, number] of numbers.entries()) head.writeUInt16BE(number, index * 2);
  return Buffer.concat([head, text]);
}

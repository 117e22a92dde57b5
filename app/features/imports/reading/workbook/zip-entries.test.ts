import { crc32, deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { zipParts } from "./zip-entries.ts";

const ELSEWHERE = 0xffffffff;

function bytesOf(...numbers: readonly (readonly [value: number, length: 2 | 4 | 8])[]): Buffer {
  const bytes = Buffer.alloc(numbers.reduce((sum, [, length]) => sum + length, 0));
  let at = 0;
  for (const [value, length] of numbers) {
    if (length === 8) bytes.writeBigUInt64LE(BigInt(value), at);
    else bytes.writeUIntLE(value, at, length);
    at += length;
  }
  return bytes;
}

/** The field of a header in which numbers stand in 64 bits. */
const wide = (...numbers: readonly number[]): Buffer =>
  bytesOf([1, 2], [8 * numbers.length, 2], ...numbers.map((number) => [number, 8] as const));

type Form = {
  /** Whether the sizes stand behind each part, and not in front of it. */
  announcesLater?: boolean;
  /** Whether the places of the parts and of their list stand in 64 bits too. */
  hasWidePlaces?: boolean;
  /** The size that the list gives. */
  announced?: number;
};

/** A zip of one part as programs write it that take every file for a large one. */
function wideZip(name: string, content: Buffer, { announcesLater, hasWidePlaces, announced }: Form = {}): Buffer {
  const packed = deflateRawSync(content);
  const size = announced ?? content.length;
  const flags = announcesLater ? 8 : 0;
  const checksum = crc32(content);
  const named = Buffer.from(name);
  const inFront = announcesLater ? wide(0, 0) : wide(size, packed.length);
  const local = Buffer.concat([
    bytesOf([0x04034b50, 4], [45, 2], [flags, 2], [8, 2], [0, 4], [announcesLater ? 0 : checksum, 4]),
    bytesOf([ELSEWHERE, 4], [ELSEWHERE, 4], [named.length, 2], [inFront.length, 2]),
    named,
    inFront,
    packed,
    announcesLater ? bytesOf([0x08074b50, 4], [checksum, 4], [packed.length, 8], [size, 8]) : Buffer.alloc(0),
  ]);
  const extra = hasWidePlaces ? wide(size, packed.length, 0) : wide(size, packed.length);
  const list = Buffer.concat([
    bytesOf([0x02014b50, 4], [45, 2], [45, 2], [flags, 2], [8, 2], [0, 4], [checksum, 4]),
    bytesOf([ELSEWHERE, 4], [ELSEWHERE, 4], [named.length, 2], [extra.length, 2], [0, 2], [0, 4], [0, 4]),
    bytesOf([hasWidePlaces ? ELSEWHERE : 0, 4]),
    named,
    extra,
  ]);
  const end = local.length + list.length;
  const wideEnd = Buffer.concat([
    bytesOf([0x06064b50, 4], [44, 8], [45, 2], [45, 2], [0, 4], [0, 4], [1, 8], [1, 8], [list.length, 8]),
    bytesOf([local.length, 8], [0x07064b50, 4], [0, 4], [end, 8], [1, 4]),
  ]);
  const plainEnd = hasWidePlaces
    ? bytesOf([0xffff, 2], [0xffff, 2], [ELSEWHERE, 4], [ELSEWHERE, 4], [0, 2])
    : bytesOf([1, 2], [1, 2], [list.length, 4], [local.length, 4], [0, 2]);
  return Buffer.concat([
    local,
    list,
    hasWidePlaces ? wideEnd : Buffer.alloc(0),
    bytesOf([0x06054b50, 4], [0, 4]),
    plainEnd,
  ]);
}

describe("a zip whose sizes stand in 64 bits", () => {
  const content = Buffer.from("<workbook/>".repeat(20));

  it.each([
    ["in front of each part", {}],
    ["behind each part", { announcesLater: true }],
    ["as all its places do", { hasWidePlaces: true }],
  ])("is read: %s", (_, form) => {
    const parts = zipParts(wideZip("xl/workbook.xml", content, form));
    expect(parts.names).toEqual(["xl/workbook.xml"]);
    expect(parts.part("xl/workbook.xml")?.toString()).toBe(content.toString());
  });

  it.each([{}, { announcesLater: true }, { hasWidePlaces: true }])(
    "is refused where it would fill the memory",
    (form) => {
      const bytes = wideZip("xl/workbook.xml", content, { ...form, announced: 5 * 2 ** 40 });
      expect(() => zipParts(bytes)).toThrow(expect.objectContaining({ code: "fileTooLarge" }));
    },
  );

  it("is refused where it inflates to more than it announces", () => {
    const bytes = wideZip("xl/workbook.xml", content, { announced: content.length - 1 });
    expect(() => zipParts(bytes).part("xl/workbook.xml")).toThrow(expect.objectContaining({ code: "fileInvalid" }));
  });

  it("is refused where its list is not where it says", () => {
    const bytes = wideZip("xl/workbook.xml", content, { hasWidePlaces: true });
    bytes.writeBigUInt64LE(2n ** 60n, bytes.length - 22 - 12);
    expect(() => zipParts(bytes)).toThrow(expect.objectContaining({ code: "fileInvalid" }));
  });
});

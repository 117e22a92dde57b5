import { crc32, deflateRawSync } from "node:zlib";

/** One part of a zip, and in what its headers lie about it. */
export type ZipPart = {
  name: string;
  content: Buffer;
  /** Size that both headers announce instead of the true one. */
  announced?: number;
  /** Size that the local header alone announces. */
  announcedLocally?: number;
  /** Where the directory says that it starts, instead of where it does. */
  at?: number;
  isStored?: boolean;
  flags?: number;
};

const u16 = (value: number) => Buffer.from([value & 0xff, (value >> 8) & 0xff]);
function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value >>> 0);
  return bytes;
}

/** A zip as its parts say, truthfully or not. */
export function zipBytes(parts: readonly ZipPart[]): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, content, announced = content.length, isStored = false, flags = 0, ...lies } of parts) {
    const packed = isStored ? content : deflateRawSync(content);
    const shared = [u16(isStored ? 0 : 8), u16(0), u16(0x21), u32(crc32(content)), u32(packed.length)];
    const title = Buffer.from(name);
    const entry = Buffer.concat([
      Buffer.from("PK\u0003\u0004"),
      u16(20),
      u16(flags),
      ...shared,
      u32(lies.announcedLocally ?? announced),
      u16(title.length),
      u16(0),
      title,
      packed,
    ]);
    central.push(
      Buffer.from("PK\u0001\u0002"),
      u16(20),
      u16(20),
      u16(flags),
      ...shared,
      u32(announced),
      u16(title.length),
      Buffer.alloc(12),
      u32(lies.at ?? offset),
      title,
    );
    local.push(entry);
    offset += entry.length;
  }
  const directory = Buffer.concat(central);
  const end = [Buffer.from("PK\u0005\u0006"), u32(0), u16(parts.length), u16(parts.length)];
  return Buffer.concat([...local, directory, ...end, u32(directory.length), u32(offset), u16(0)]);
}

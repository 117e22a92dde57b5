import { crc32, inflateRawSync } from "node:zlib";
import { Failure } from "../../../../failure.ts";

const MOST_ENTRIES = 2_000;
const MOST_INFLATED = 200 * 1_048_576;
/** A sheet or its texts: five hundred rows, and much that is formatted and empty. */
const LARGEST_PART = 32 * 1_048_576;
const END_SIGNATURE = 0x06054b50;
const CENTRAL_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_LENGTH = 22;
/** Sizes and places that stand in 64 bits elsewhere: some programs write all of theirs so, in the smallest of workbooks. */
const ELSEWHERE = 0xffffffff;
const COUNTED_ELSEWHERE = 0xffff;
const WIDE_END_SIGNATURE = 0x06064b50;
const WIDE_LOCATOR_SIGNATURE = 0x07064b50;
const WIDE_LOCATOR_LENGTH = 20;
const WIDE_END_LENGTH = 56;
const WIDE_EXTRA = 0x0001;

type Entry = { name: string; method: number; packedSize: number; size: number; checksum: number; localOffset: number };

/** The parts of a workbook by name; each is inflated when it is asked for, and never to more than it announced. */
export type ZipParts = { names: readonly string[]; part(name: string): Buffer | null };

const invalid = (cause?: unknown) => new Failure("fileInvalid", {}, { cause });

/** Opens a zip without inflating anything: what lies about its sizes, overlaps or would fill the memory is refused. */
export function zipParts(bytes: Buffer): ZipParts {
  const entries = new Map<string, Entry>();
  for (const entry of centralEntries(bytes)) {
    if (entries.has(entry.name) || !isPlainName(entry.name)) throw invalid();
    entries.set(entry.name, entry);
  }
  const size = [...entries.values()].reduce((sum, entry) => sum + entry.size, 0);
  if (size > MOST_INFLATED) throw new Failure("fileTooLarge");
  checkPlaces(bytes, [...entries.values()]);
  return {
    names: [...entries.keys()],
    part(name) {
      const entry = entries.get(name);
      return entry === undefined ? null : contentOf(bytes, entry);
    },
  };
}

/** Nothing is ever written by the name of an entry; a name that tries to leave its folder says what the file is. */
const isPlainName = (name: string): boolean =>
  name !== "" &&
  !/^[/\\]|^[a-z]:|\\|\0/i.test(name) &&
  name.split("/").every((piece) => !["..", "__proto__", "constructor", "prototype"].includes(piece));

function endOf(bytes: Buffer): number {
  for (let at = bytes.length - END_LENGTH; at >= Math.max(0, bytes.length - END_LENGTH - 65_535); at -= 1)
    if (bytes.readUInt32LE(at) === END_SIGNATURE) return at;
  throw invalid();
}

/** How many entries there are, and where their list begins. */
function listOf(bytes: Buffer, end: number): { count: number; start: number } {
  const [count, start] = [bytes.readUInt16LE(end + 10), bytes.readUInt32LE(end + 16)];
  if (count !== COUNTED_ELSEWHERE && start !== ELSEWHERE) return { count, start };
  const locator = end - WIDE_LOCATOR_LENGTH;
  if (locator < 0 || bytes.readUInt32LE(locator) !== WIDE_LOCATOR_SIGNATURE) return { count, start };
  const wide = wideAt(bytes, locator + 8);
  if (wide + WIDE_END_LENGTH > locator || bytes.readUInt32LE(wide) !== WIDE_END_SIGNATURE) throw invalid();
  return { count: wideAt(bytes, wide + 32), start: wideAt(bytes, wide + 48) };
}

/** Beyond what a double counts exactly is beyond any file that is read. */
const wideAt = (bytes: Buffer, at: number): number => Number(bytes.readBigUInt64LE(at));

/** Each number in its turn from the field of 64-bit ones, where it says that it stands there. */
function widened(numbers: readonly number[], extra: Buffer): number[] {
  const wide: number[] = [];
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== WIDE_EXTRA) continue;
    const end = Math.min(extra.length, at + 4 + extra.readUInt16LE(at + 2));
    for (let place = at + 4; place + 8 <= end; place += 8) wide.push(wideAt(extra, place));
  }
  return numbers.map((number) => (number === ELSEWHERE ? (wide.shift() ?? number) : number));
}

function* centralEntries(bytes: Buffer): Generator<Entry> {
  const end = endOf(bytes);
  const { count, start } = listOf(bytes, end);
  let at = start;
  if (count > MOST_ENTRIES) throw new Failure("fileTooLarge");
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== CENTRAL_SIGNATURE) throw invalid();
    const isEncrypted = (bytes.readUInt16LE(at + 8) & 1) === 1;
    const nameEnd = at + 46 + bytes.readUInt16LE(at + 28);
    const extraEnd = nameEnd + bytes.readUInt16LE(at + 30);
    if (isEncrypted || extraEnd > end) throw invalid();
    const written = [bytes.readUInt32LE(at + 24), bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 42)];
    const [size = 0, packedSize = 0, localOffset = 0] = widened(written, bytes.subarray(nameEnd, extraEnd));
    yield {
      name: bytes.toString("utf8", at + 46, nameEnd),
      method: bytes.readUInt16LE(at + 10),
      checksum: bytes.readUInt32LE(at + 16),
      packedSize,
      size,
      localOffset,
    };
    at = extraEnd + bytes.readUInt16LE(at + 32);
  }
}

/** Entries that share bytes are how a small file pretends to be a large one. */
function checkPlaces(bytes: Buffer, entries: readonly Entry[]): void {
  let free = 0;
  for (const entry of entries.toSorted((one, other) => one.localOffset - other.localOffset)) {
    const start = contentStart(bytes, entry);
    if (entry.localOffset < free) throw new Failure("fileTooLarge");
    free = start + entry.packedSize;
    if (free > bytes.length) throw invalid();
  }
}

function contentStart(bytes: Buffer, { localOffset, size, name }: Entry): number {
  if (localOffset + 30 > bytes.length || bytes.readUInt32LE(localOffset) !== LOCAL_SIGNATURE) throw invalid();
  const announcesLater = (bytes.readUInt16LE(localOffset + 6) & 8) !== 0;
  const nameLength = bytes.readUInt16LE(localOffset + 26);
  const nameEnd = localOffset + 30 + nameLength;
  const start = nameEnd + bytes.readUInt16LE(localOffset + 28);
  const localName = bytes.toString("utf8", localOffset + 30, nameEnd);
  const [localSize] = widened([bytes.readUInt32LE(localOffset + 22)], bytes.subarray(nameEnd, start));
  if (localName !== name || (!announcesLater && localSize !== size)) throw invalid();
  return start;
}

function contentOf(bytes: Buffer, entry: Entry): Buffer {
  const content = inflated(bytes, entry);
  if (content.length !== entry.size || crc32(content) !== entry.checksum) throw invalid();
  return content;
}

function inflated(bytes: Buffer, entry: Entry): Buffer {
  const start = contentStart(bytes, entry);
  const packed = bytes.subarray(start, start + entry.packedSize);
  if (entry.size > LARGEST_PART) throw new Failure("fileTooLarge");
  if (entry.method === 0) return packed;
  if (entry.method !== 8) throw invalid();
  try {
    // In one piece of the announced size: no pieces to be joined, and nothing beyond it.
    const most = Math.max(64, entry.size);
    return inflateRawSync(packed, { maxOutputLength: most, chunkSize: most });
  } catch (cause) {
    throw invalid(cause);
  }
}

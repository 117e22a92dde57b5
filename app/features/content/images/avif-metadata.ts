import { bytesOf, damaged, letters, viewOf } from "./image-bytes.ts";
import { onlyOrientation, upright } from "./image-orientation.ts";

/** Boxes that hold others, and how many bytes of their own come first. */
const containers: Readonly<Record<string, number>> = { meta: 4, moov: 0, trak: 0, mdia: 0, minf: 0, stbl: 0 };
/** Boxes for whatever a program wants to add. */
const free = new Set(["uuid", "udta", "free", "skip"]);
const MOST_BOXES = 1_000;

type Box = { type: string; start: number; content: number; end: number };

/**
 * An AVIF file in which what it tells beside its picture is overwritten: everything stands by its distance from the
 * beginning, so nothing is taken out. How a picture is turned stands in a property of its own.
 */
export function avifWithoutMetadata(file: Uint8Array): { file: Uint8Array; orientation: number } {
  const own = Uint8Array.from(file);
  const boxes = boxesIn(own);
  for (const { type, start, content, end } of boxes) {
    if (!free.has(type)) continue;
    own.set(bytesOf("free"), start + 4);
    own.fill(0, content, end);
  }
  const inMeta = (type: string) => boxes.find((box) => box.type === type);
  const [names, places] = [inMeta("iinf"), inMeta("iloc")];
  if (names && places) {
    const told = toldBy(own, names);
    const data = inMeta("idat")?.content ?? 0;
    for (const { id, from, to } of extentsIn(own, places, data)) {
      if (to > own.length) throw damaged();
      overwrite(own.subarray(from, to), told.get(id));
    }
  }
  return { file: own, orientation: upright };
}

/** Exif data that say nothing, and an empty text. */
function overwrite(part: Uint8Array, type: string | undefined): void {
  if (type === undefined) return;
  part.fill(type === "Exif" ? 0 : 0x20);
  const exif = Uint8Array.from([0, 0, 0, 0, ...onlyOrientation(upright)]);
  if (type === "Exif" && part.length >= exif.length) part.set(exif);
}

function boxesIn(file: Uint8Array): Box[] {
  const boxes: Box[] = [];
  const waiting = [{ from: 0, to: file.length }];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    for (let at = part.from; at + 8 <= part.to; ) {
      const box = boxAt(file, at, part.to);
      boxes.push(box);
      if (boxes.length > MOST_BOXES) throw damaged();
      const own = containers[box.type];
      if (own !== undefined) waiting.push({ from: box.content + own, to: box.end });
      at = box.end;
    }
  }
  return boxes;
}

function boxAt(file: Uint8Array, at: number, to: number): Box {
  const view = viewOf(file);
  const short = view.getUint32(at);
  const isLong = short === 1;
  if (isLong && at + 16 > to) throw damaged();
  const length = isLong ? Number(view.getBigUint64(at + 8)) : short === 0 ? to - at : short;
  const content = at + (isLong ? 16 : 8);
  if (at + length > to || at + length < content) throw damaged();
  return { type: letters(file, at + 4, 4), start: at, content, end: at + length };
}

/** The items that are not pictures: Exif, XMP and other texts, by their number. */
function toldBy(file: Uint8Array, { content, end }: Box): ReadonlyMap<number, string> {
  const view = viewOf(file);
  const isWide = view.getUint8(content) > 0;
  const told = new Map<number, string>();
  for (let at = content + (isWide ? 8 : 6); at + 8 <= end; ) {
    const entry = boxAt(file, at, end);
    const version = view.getUint8(entry.content);
    const idLength = version >= 3 ? 4 : 2;
    const id = idLength === 4 ? view.getUint32(entry.content + 4) : view.getUint16(entry.content + 4);
    const type = letters(file, entry.content + 4 + idLength + 2, 4);
    if (version >= 2 && ["Exif", "mime", "uri "].includes(type)) told.set(id, type);
    at = entry.end;
  }
  return told;
}

type Extent = { id: number; from: number; to: number };

/** Where the items stand in the file; `data` is where the box for small ones begins. */
function* extentsIn(file: Uint8Array, { content, end }: Box, data: number): Generator<Extent> {
  const version = viewOf(file).getUint8(content);
  const sizes = viewOf(file).getUint16(content + 4);
  const number = numbersIn(file, content + 6, end);
  const wide = version === 2 ? 4 : 2;
  for (let rest = number(wide); rest > 0; rest -= 1) {
    const id = number(wide);
    const isInData = (version === 0 ? 0 : number(2) & 15) === 1;
    number(2);
    const start = number((sizes >> 4) & 15) + (isInData ? data : 0);
    for (let extents = number(2); extents > 0; extents -= 1) {
      number(version === 0 ? 0 : sizes & 15);
      const from = start + number((sizes >> 12) & 15);
      yield { id, from, to: from + number((sizes >> 8) & 15) };
    }
  }
}

/** Reads one number after the other, each of as many bytes as are asked for. */
function numbersIn(file: Uint8Array, from: number, end: number): (size: number) => number {
  const view = viewOf(file);
  let at = from;
  return (size) => {
    at += size;
    if (at > end || ![0, 2, 4, 8].includes(size)) throw damaged();
    if (size === 0) return 0;
    if (size === 8) return Number(view.getBigUint64(at - 8));
    return size === 2 ? view.getUint16(at - 2) : view.getUint32(at - 4);
  };
}

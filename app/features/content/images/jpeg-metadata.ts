import { bytesOf, damaged, joined, letters, viewOf } from "./image-bytes.ts";
import { type Orientation, onlyOrientation, orientationIn, upright } from "./image-orientation.ts";

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const COMMENT = 0xfe;
const exifHeading = "Exif\0\0";

type Segment = { marker: number; bytes: Uint8Array; content: Uint8Array };

/** Segments of an application that browsers draw by: how colours are meant. Any other tells where and with what it was made. */
function isNeeded({ marker, content }: Segment): boolean {
  if (marker === COMMENT) return false;
  if (marker < 0xe0 || marker > 0xef) return true;
  if (marker === 0xe0) return letters(content, 0, 5) === "JFIF\0";
  if (marker === 0xe2) return letters(content, 0, 12) === "ICC_PROFILE\0";
  return marker === 0xee && letters(content, 0, 5) === "Adobe";
}

/** A JPEG file without what it tells beside its picture; a second picture behind the first goes too. */
export function jpegWithoutMetadata(file: Uint8Array): { file: Uint8Array; orientation: Orientation } {
  const kept: Uint8Array[] = [];
  let orientation = upright;
  for (const segment of segmentsIn(file)) {
    const { marker, bytes, content } = segment;
    if (marker === 0xe1 && letters(content, 0, 6) === exifHeading && orientation === upright) {
      orientation = orientationIn(content.subarray(6));
    }
    if (isNeeded(segment)) kept.push(bytes);
  }
  const start = Uint8Array.of(0xff, START);
  return { file: joined([start, ...exifOf(orientation), ...kept]), orientation };
}

function exifOf(orientation: Orientation): Uint8Array[] {
  if (orientation === upright) return [];
  const content = joined([bytesOf(exifHeading), onlyOrientation(orientation)]);
  return [joined([Uint8Array.of(0xff, 0xe1, 0, content.length + 2), content])];
}

/** The segments after the first marker, up to the end of the first picture. */
function* segmentsIn(file: Uint8Array): Generator<Segment> {
  const view = viewOf(file);
  let at = 2;
  while (at + 2 <= file.length) {
    const marker = view.getUint8(at + 1);
    if (view.getUint8(at) !== 0xff) throw damaged();
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END) {
      yield { marker, bytes: file.subarray(at, at + 2), content: new Uint8Array() };
      return;
    }
    const length = at + 4 <= file.length ? view.getUint16(at + 2) : 0;
    if (length < 2 || at + 2 + length > file.length) throw damaged();
    const end = marker === SCAN ? endOfScan(file, at + 2 + length) : at + 2 + length;
    yield { marker, bytes: file.subarray(at, end), content: file.subarray(at + 4, at + 2 + length) };
    at = end;
  }
  throw damaged();
}

/** Where the coded picture ends: FF stands in it only before 0 and before the marks to begin again. */
function endOfScan(file: Uint8Array, from: number): number {
  for (let at = file.indexOf(0xff, from); at >= 0 && at + 1 < file.length; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0;
    const isOfPicture = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isOfPicture) return at;
  }
  throw damaged();
}

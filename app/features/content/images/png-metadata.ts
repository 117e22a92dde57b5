import { bytesOf, damaged, joined, letters, viewOf } from "./image-bytes.ts";
import { type Orientation, onlyOrientation, orientationIn, upright } from "./image-orientation.ts";

const SIGNATURE_LENGTH = 8;
const AROUND_CONTENT = 12;

/** Chunks that draw the picture, still or moving, and say how its colours are meant. */
const needed = new Set([
  ...["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "acTL", "fcTL", "fdAT"],
  ...["cHRM", "gAMA", "iCCP", "sBIT", "sRGB", "cICP", "mDCV", "cLLI", "bKGD", "pHYs"],
]);

/** A PNG file without what it tells beside its picture, nor anything behind its end. */
export function pngWithoutMetadata(file: Uint8Array): { file: Uint8Array; orientation: Orientation } {
  const kept: Uint8Array[] = [];
  let orientation = upright;
  let type = "";
  for (let at = SIGNATURE_LENGTH; type !== "IEND"; ) {
    if (at + AROUND_CONTENT > file.length) throw damaged();
    const end = at + AROUND_CONTENT + viewOf(file).getUint32(at);
    if (end > file.length) throw damaged();
    type = letters(file, at + 4, 4);
    if (type === "eXIf") orientation = orientationIn(file.subarray(at + 8, end - 4));
    if (needed.has(type)) kept.push(file.subarray(at, end));
    at = end;
  }
  const [head = new Uint8Array(), ...others] = kept;
  const exif = orientation === upright ? [] : [chunk("eXIf", onlyOrientation(orientation))];
  return { file: joined([file.subarray(0, SIGNATURE_LENGTH), head, ...exif, ...others]), orientation };
}

function chunk(type: string, content: Uint8Array): Uint8Array {
  const named = joined([bytesOf(type), content]);
  const whole = joined([new Uint8Array(4), named, new Uint8Array(4)]);
  viewOf(whole).setUint32(0, content.length);
  viewOf(whole).setUint32(whole.length - 4, checksum(named));
  return whole;
}

/** CRC-32, by the letter: it is taken of forty bytes. */
function checksum(bytes: Uint8Array): number {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
  }
  return ~rest >>> 0;
}

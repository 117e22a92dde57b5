import { letters, viewOf } from "./image-bytes.ts";

/** How a picture is to be turned, 1 to 8; 1 is as it stands, from 5 on width and height change places. */
export type Orientation = number;
export const upright: Orientation = 1;

const ORIENTATION_TAG = 0x0112;
const ENTRY_LENGTH = 12;

/** The orientation in Exif data without their heading; upright where they cannot be understood. */
export function orientationIn(tiff: Uint8Array): Orientation {
  const isLittle = letters(tiff, 0, 2) === "II";
  if (tiff.length < 14 || (!isLittle && letters(tiff, 0, 2) !== "MM")) return upright;
  const view = viewOf(tiff);
  const directory = view.getUint32(4, isLittle);
  if (directory + 2 > tiff.length) return upright;
  const count = view.getUint16(directory, isLittle);
  for (let index = 0; index < count; index += 1) {
    const at = directory + 2 + index * ENTRY_LENGTH;
    if (at + ENTRY_LENGTH > tiff.length) return upright;
    if (view.getUint16(at, isLittle) !== ORIENTATION_TAG) continue;
    const orientation = view.getUint16(at + 8, isLittle);
    return orientation >= 1 && orientation <= 8 ? orientation : upright;
  }
  return upright;
}

/** Exif data that say nothing else. */
export const onlyOrientation = (orientation: Orientation): Uint8Array =>
  Uint8Array.from([
    ...[0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8],
    ...[0, 1, ORIENTATION_TAG >> 8, ORIENTATION_TAG & 0xff, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
    ...[0, 0, 0, 0],
  ]);

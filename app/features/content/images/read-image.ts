import { Failure } from "../../../failure.ts";
import { type ImageFormat, type ImageSize, imageLimits } from "../contracts/content-image.ts";

/**
 * Reads the format and the size of an image from its content, whatever its name says. Nothing is decoded: a file of a few
 * bytes that would unfold into gigabytes is refused by the size that it declares. Throws `imageTypeUnsupported`,
 * `imageInvalid`, `imageTooLarge` or `imageTooManyPixels`.
 */
export function readImage(file: Uint8Array): ImageSize & { format: ImageFormat } {
  if (file.byteLength > imageLimits.bytes) throw imageTooLarge();
  if (file.byteLength === 0) throw new Failure("imageInvalid");
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const format = formatOf(file);
  if (format === null) throw new Failure("imageTypeUnsupported");
  const size = sizeIn(view, file, format);
  if (size === null || size.width < 1 || size.height < 1) throw new Failure("imageInvalid");
  const { side, pixels } = imageLimits;
  if (size.width > side || size.height > side || size.width * size.height > pixels)
    throw new Failure("imageTooManyPixels", { side, megapixels: pixels / 1_000_000 });
  return { ...size, format };
}

export const imageTooLarge = () => new Failure("imageTooLarge", { megabytes: imageLimits.bytes / 1_048_576 });

const ascii = (file: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...file.subarray(from, from + length));

function formatOf(file: Uint8Array): ImageFormat | null {
  if (ascii(file, 0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (ascii(file, 0, 3) === "\xff\xd8\xff") return "jpeg";
  if (ascii(file, 0, 4) === "RIFF" && ascii(file, 8, 4) === "WEBP") return "webp";
  if (ascii(file, 4, 4) === "ftyp" && brandsOf(file).includes("avif")) return "avif";
  return null;
}

/** The brands that an ISO file claims, four letters each. */
function brandsOf(file: Uint8Array): string[] {
  const length = Math.min(new DataView(file.buffer, file.byteOffset, file.byteLength).getUint32(0), 256);
  return ascii(file, 8, Math.max(0, length - 8)).match(/.{4}/gs) ?? [];
}

/** Null when the file is damaged or ends before its time. */
function sizeIn(view: DataView, file: Uint8Array, format: ImageFormat): ImageSize | null {
  try {
    if (format === "png") return sizeOfPng(view, file);
    if (format === "jpeg") return sizeOfJpeg(view, file);
    return format === "webp" ? sizeOfWebp(view, file) : sizeOfAvif(view);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function sizeOfPng(view: DataView, file: Uint8Array): ImageSize | null {
  const hasEnd = ascii(file, file.byteLength - 8, 4) === "IEND";
  if (ascii(file, 12, 4) !== "IHDR" || !hasEnd) return null;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Frames that hold a size: C0 to CF but the tables C4, C8 and CC. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function sizeOfJpeg(view: DataView, file: Uint8Array): ImageSize | null {
  const end = view.getUint16(file.byteLength - 2);
  if (end !== 0xffd9) return null;
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    // Padding counts one byte; the image itself has begun when a size has not come before it.
    if (marker === 0xda) return null;
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}

function sizeOfWebp(view: DataView, file: Uint8Array): ImageSize | null {
  if (view.getUint32(4, true) + 8 > file.byteLength) return null;
  const chunk = ascii(file, 12, 4);
  if (chunk === "VP8X") return { width: 1 + uint24(view, 24), height: 1 + uint24(view, 27) };
  if (chunk === "VP8L") {
    const bits = view.getUint32(21, true);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) };
  }
  if (chunk !== "VP8 ") return null;
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);

/** Boxes that hold the one with the size, and how many bytes of their own come first. */
const containers: Readonly<Record<string, number>> = { meta: 4, iprp: 0, ipco: 0 };
const MOST_BOXES = 200;

type Part = { from: number; to: number };

/** The largest `ispe` of the file: thumbnails and tiles have smaller ones. */
function sizeOfAvif(view: DataView): ImageSize | null {
  const waiting: Part[] = [{ from: 0, to: view.byteLength }];
  const sizes: ImageSize[] = [];
  for (let boxes = 0; boxes < MOST_BOXES && waiting.length > 0; boxes += 1) {
    const part = waiting.pop();
    if (part === undefined || part.from + 8 > part.to) continue;
    const box = boxAt(view, part);
    if (box === null) return null;
    waiting.push({ from: box.to, to: part.to });
    const own = containers[box.type];
    if (own !== undefined) waiting.push({ from: box.from + 8 + own, to: box.to });
    if (box.type === "ispe")
      sizes.push({ width: view.getUint32(box.from + 12), height: view.getUint32(box.from + 16) });
  }
  return sizes.sort((one, other) => other.width * other.height - one.width * one.height)[0] ?? null;
}

function boxAt(view: DataView, { from, to }: Part): (Part & { type: string }) | null {
  const length = view.getUint32(from);
  const type = String.fromCharCode(...[4, 5, 6, 7].map((at) => view.getUint8(from + at)));
  const end = length === 0 ? to : from + length;
  return (length !== 0 && length < 8) || end > to ? null : { from, to: end, type };
}

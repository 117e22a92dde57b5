import { bytesOf, damaged, joined, letters, viewOf } from "./image-bytes.ts";
import { type Orientation, onlyOrientation, orientationIn, upright } from "./image-orientation.ts";

const HEAD_LENGTH = 12;
const CHUNK_HEAD_LENGTH = 8;
const FRAME_HEAD_LENGTH = 16;
/** Bits of the first chunk that announce Exif and XMP. */
const announced = { exif: 0x08, xmp: 0x04 } as const;

const needed = new Set(["VP8X", "VP8 ", "VP8L", "ALPH", "ANIM", "ANMF", "ICCP"]);

type Chunk = { type: string; content: Uint8Array };

/** A WebP file without what it tells beside its picture. */
export function webpWithoutMetadata(file: Uint8Array): { file: Uint8Array; orientation: Orientation } {
  const size = viewOf(file).getUint32(4, true);
  if (size + 8 > file.length) throw damaged();
  const chunks = [...chunksIn(file.subarray(HEAD_LENGTH, size + 8))];
  const exif = chunks.find(({ type }) => type === "EXIF")?.content ?? new Uint8Array();
  const isHeaded = letters(exif, 0, 4) === "Exif";
  const orientation = orientationIn(isHeaded ? exif.subarray(6) : exif);
  const isTurned = orientation !== upright;
  const kept = chunks.flatMap((chunk) => (needed.has(chunk.type) ? [written(cleaned(chunk, isTurned))] : []));
  const body = joined([
    ...kept,
    ...(isTurned ? [written({ type: "EXIF", content: onlyOrientation(orientation) })] : []),
  ]);
  const whole = joined([bytesOf("RIFF"), new Uint8Array(4), bytesOf("WEBP"), body]);
  viewOf(whole).setUint32(4, whole.length - 8, true);
  return { file: whole, orientation };
}

function cleaned({ type, content }: Chunk, isTurned: boolean): Chunk {
  if (type === "VP8X") {
    const flags = Uint8Array.from(content);
    flags[0] = ((content[0] ?? 0) & ~(announced.exif | announced.xmp)) | (isTurned ? announced.exif : 0);
    return { type, content: flags };
  }
  if (type !== "ANMF") return { type, content };
  const parts = [...chunksIn(content.subarray(FRAME_HEAD_LENGTH))].filter((part) => needed.has(part.type));
  return { type, content: joined([content.subarray(0, FRAME_HEAD_LENGTH), ...parts.map(written)]) };
}

function* chunksIn(bytes: Uint8Array): Generator<Chunk> {
  for (let at = 0; at + CHUNK_HEAD_LENGTH <= bytes.length; ) {
    const start = at + CHUNK_HEAD_LENGTH;
    const end = start + viewOf(bytes).getUint32(at + 4, true);
    if (end > bytes.length) throw damaged();
    yield { type: letters(bytes, at, 4), content: bytes.subarray(start, end) };
    // A chunk of an odd length is followed by a byte that counts for nothing.
    at = end + ((end - start) % 2);
  }
}

function written({ type, content }: Chunk): Uint8Array {
  const whole = new Uint8Array(CHUNK_HEAD_LENGTH + content.length + (content.length % 2));
  whole.set(bytesOf(type));
  viewOf(whole).setUint32(4, content.length, true);
  whole.set(content, CHUNK_HEAD_LENGTH);
  return whole;
}

import type { ImageFormat } from "../contracts/content-image.ts";
import { avifWithoutMetadata } from "./avif-metadata.ts";
import { damaged } from "./image-bytes.ts";
import { jpegWithoutMetadata } from "./jpeg-metadata.ts";
import { pngWithoutMetadata } from "./png-metadata.ts";
import { webpWithoutMetadata } from "./webp-metadata.ts";

const cleaners = {
  avif: avifWithoutMetadata,
  jpeg: jpegWithoutMetadata,
  png: pngWithoutMetadata,
  webp: webpWithoutMetadata,
} satisfies Record<ImageFormat, (file: Uint8Array) => { file: Uint8Array; orientation: number }>;

/**
 * The same picture without what its file tells beside it: where it was taken, when, with what, by whom, its titles and its
 * smaller copies. No pixel is decoded; how it is turned and how its colours are meant stay. Throws `imageInvalid`.
 */
export function withoutMetadata(file: Uint8Array, format: ImageFormat): { file: Uint8Array; isOnItsSide: boolean } {
  try {
    const { file: clean, orientation } = cleaners[format](file);
    return { file: clean, isOnItsSide: orientation >= 5 };
  } catch (error) {
    if (error instanceof RangeError) throw damaged();
    throw error;
  }
}

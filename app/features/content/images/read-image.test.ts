import { describe, expect, it } from "vitest";
import { readImage } from "./read-image.ts";

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === "string" ? [...part].map((each) => each.charCodeAt(0)) : part)),
  );
const uint32 = (value: number) => [value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255];
const uint16 = (value: number) => [value >> 8, value & 255];

const png = (width: number, height: number, end = "IEND\xaeB`\x82") =>
  bytes(
    "\x89PNG\r\n\x1a\n",
    uint32(13),
    "IHDR",
    uint32(width),
    uint32(height),
    [8, 2, 0, 0, 0],
    uint32(0),
    uint32(0),
    end,
  );
const jpeg = (width: number, height: number) =>
  bytes(
    [0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0],
    [0xff, 0xc0, 0, 11, 8],
    uint16(height),
    uint16(width),
    [1, 1, 0x11, 0],
    [0xff, 0xd9],
  );
const webp = (chunk: string, rest: number[]) => {
  const body = bytes("WEBP", chunk, [10, 0, 0, 0], rest);
  return bytes("RIFF", [body.length, 0, 0, 0], [...body]);
};
const box = (type: string, ...parts: Uint8Array[]) => {
  const body = parts.flatMap((part) => [...part]);
  return bytes(uint32(body.length + 8), type, body);
};
const avif = (width: number, height: number) =>
  bytes(
    [...box("ftyp", bytes("avif", uint32(0), "mif1"))],
    [
      ...box(
        "meta",
        bytes(uint32(0)),
        box("iprp", box("ipco", box("ispe", bytes(uint32(0), uint32(width), uint32(height))))),
      ),
    ],
  );

describe("an image", () => {
  it.each([
    ["png", png(640, 480)],
    ["jpeg", jpeg(640, 480)],
    ["webp", webp("VP8X", [0, 0, 0, 0, 0x7f, 0x02, 0, 0xdf, 0x01, 0])],
    ["webp", webp("VP8L", [0x2f, 0x7f, 0xc2, 0x77, 0x00])],
    ["webp", webp("VP8 ", [0, 0, 0, 0x9d, 0x01, 0x2a, 0x80, 0x02, 0xe0, 0x01])],
    ["avif", avif(640, 480)],
  ])("of the format %s says how large it is", (format, file) => {
    expect(readImage(file)).toEqual({ format, width: 640, height: 480 });
  });

  it.each([
    ["nothing", bytes(), "imageInvalid"],
    [
      "a drawing that may carry scripts",
      bytes("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"),
      "imageTypeUnsupported",
    ],
    ["a page called an image", bytes("<!doctype html><script>alert(1)</script>"), "imageTypeUnsupported"],
    ["another format", bytes("GIF89a", [1, 0, 1, 0]), "imageTypeUnsupported"],
    ["a bomb of eighty bytes", png(60_000, 60_000), "imageTooManyPixels"],
    ["too many pixels in sides that are allowed", png(7_000, 7_000), "imageTooManyPixels"],
    ["an empty one", png(0, 10), "imageInvalid"],
    ["the beginning of one", png(10, 10, ""), "imageInvalid"],
    ["one with a page after its end", png(10, 10, "IEND\xaeB`\x82<script>alert(1)</script>"), "imageInvalid"],
    ["the first bytes of one", bytes([0xff, 0xd8, 0xff]), "imageInvalid"],
    ["one whose boxes never end", bytes([...avif(1, 1).subarray(0, 24)], uint32(1), "meta"), "imageInvalid"],
    ["two megabytes and a byte", new Uint8Array(2 * 1_048_576 + 1), "imageTooLarge"],
  ])("is refused: %s", (_, file, code) => {
    expect(() => readImage(file)).toThrow(expect.objectContaining({ code }));
  });
});

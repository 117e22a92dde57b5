import { describe, expect, it } from "vitest";
import { exifOf, placedPictures, secrets } from "../../../e2e/placed-pictures.ts";
import { withoutMetadata } from "./image-metadata.ts";
import { onlyOrientation, orientationIn } from "./image-orientation.ts";
import { readImage } from "./read-image.ts";

const told = (file: Uint8Array) => secrets.filter((secret) => Buffer.from(file).includes(secret));
const uint32 = (value: number) => [value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255];
const box = (type: string, ...parts: (number[] | string | Buffer)[]): Buffer => {
  const body = Buffer.concat(parts.map((part) => Buffer.from(typeof part === "string" ? Buffer.from(part) : part)));
  return Buffer.concat([Buffer.from(uint32(body.length + 8)), Buffer.from(type), body]);
};

/** An AVIF file of three items: the picture, Exif data, and a packet of XMP in the box for small ones. */
function avif(): { file: Buffer; picture: Buffer } {
  const picture = Buffer.from([0x12, 0, 0x0a, 0x0a, 0x19, 0x26, 0x2a]);
  const exif = Buffer.from([0, 0, 0, 0, ...exifOf(6)]);
  const packet = Buffer.from(`<x exif:GPSLatitude="40,25N"/>`);
  const entry = (id: number, type: string) => box("infe", [2, 0, 0, 0, 0, id, 0, 0], type, [0]);
  const item = (id: number, method: number, at: number, length: number) => [
    ...[0, id, 0, method, 0, 0, 0, 1],
    ...[...uint32(at), ...uint32(length)],
  ];
  const whole = (dataAt: number) =>
    Buffer.concat([
      box("ftyp", "avif", uint32(0), "mif1"),
      box(
        "meta",
        uint32(0),
        box("iinf", uint32(0), [0, 3], entry(1, "av01"), entry(2, "Exif"), entry(3, "mime")),
        box(
          "iloc",
          [1, 0, 0, 0, 0x44, 0, 0, 3],
          item(1, 0, dataAt, picture.length),
          item(2, 0, dataAt + picture.length, exif.length),
          item(3, 1, 0, packet.length),
        ),
        box("idat", packet),
        box("iprp", box("ipco", box("ispe", uint32(0), uint32(4), uint32(2)), box("irot", [1]))),
      ),
      box("uuid", "0123456789abcdef", secrets[3] ?? ""),
      box("mdat", picture, exif),
    ]);
  const length = whole(0).length;
  return { file: whole(length - picture.length - exif.length), picture };
}

describe("a picture that is kept", () => {
  it.each(["jpeg", "png", "webp"] as const)("of the format %s tells nothing but how it is turned", (format) => {
    for (const orientation of [1, 3, 6, 8]) {
      const file = placedPictures[format](orientation);
      expect(told(file).length).toBeGreaterThanOrEqual(3);
      const clean = withoutMetadata(file, format);
      expect(told(clean.file)).toEqual([]);
      expect(clean.isOnItsSide).toBe(orientation >= 5);
      expect(readImage(clean.file)).toEqual({ format, width: 4, height: 2 });
      expect(Buffer.from(clean.file).includes(Buffer.from(onlyOrientation(orientation)))).toBe(orientation > 1);
      // What is clean stays as it is, byte by byte.
      expect(Buffer.from(withoutMetadata(clean.file, format).file)).toEqual(Buffer.from(clean.file));
    }
  });

  it("keeps how its colours are meant", () => {
    expect(Buffer.from(withoutMetadata(placedPictures.jpeg(1), "jpeg").file).includes("ICC_PROFILE")).toBe(true);
    expect(Buffer.from(withoutMetadata(placedPictures.webp(1), "webp").file).includes("ICCP")).toBe(true);
  });

  it("of the format avif is overwritten in its place where it tells something", () => {
    const { file, picture } = avif();
    expect(told(file)).toHaveLength(4);
    const clean = withoutMetadata(file, "avif");
    expect(told(clean.file)).toEqual([]);
    expect(clean.file).toHaveLength(file.length);
    expect(Buffer.from(clean.file).includes(picture)).toBe(true);
    expect(readImage(clean.file)).toEqual({ format: "avif", width: 4, height: 2 });
  });

  it.each(["jpeg", "png", "webp"] as const)("of the format %s is refused where its parts do not fit", (format) => {
    const file = placedPictures[format](6);
    const refused = expect.objectContaining({ code: "imageInvalid" });
    for (let length = 30; length < file.length - (format === "jpeg" ? 900 : 12); length += 37) {
      expect(() => withoutMetadata(file.subarray(0, length), format), `${length} bytes`).toThrow(refused);
    }
  });
});

describe("the way a picture is turned", () => {
  it.each([
    ["big end first", exifOf(6), 6],
    ["little end first", Buffer.from("49492a00080000000100120103000100000008000000", "hex"), 8],
    ["a number that means nothing", exifOf(9), 1],
    ["no Exif data", Buffer.from("nothing at all"), 1],
    ["a list beyond the end", Buffer.from("4d4d002a7fffffff000000000000", "hex"), 1],
    ["half an entry", Buffer.from("4d4d002a00000008000501120003", "hex"), 1],
  ])("is read from %s", (_, tiff, orientation) => {
    expect(orientationIn(tiff)).toBe(orientation);
  });
});

import { crc32 } from "node:zlib";

/** Pictures of four by two pixels, red at the left and blue at the right, as a browser writes them. */
const plain = {
  jpeg: Buffer.from(
    "/9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADb/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAACAAQDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/xAAZEAEAAgMAAAAAAAAAAAAAAAAAAgQ0gbH/xAAVAQEBAAAAAAAAAAAAAAAAAAABBv/EABsRAAAHAQAAAAAAAAAAAAAAAAABAwQ0cbFy/9oADAMBAAIRAxEAPwCTt5M9cAWTKMnyWAdyFLPR/9k=",
    "base64",
  ),
  webp: Buffer.from(
    "UklGRjQCAABXRUJQVlA4WAoAAAAgAAAAAwAAAQAASUNDUMgBAAAAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADZWUDggRgAAADADAJ0BKgQAAgACwEwlqAJ0cgD7AK4A/gGUAfoAC3ay8xAA/vNfoYscv/nvhUz7//7aH/+nFTPv/PQTAHA3sNGT2mmqAAA=",
    "base64",
  ),
  png: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAYAAAB/qH1jAAAAFUlEQVR4AWL6z8DwH4Sh1H8mBjQAAAAA///yAy+5AAAABklEQVQDAMfAB/1AGjP3AAAAAElFTkSuQmCC",
    "base64",
  ),
};

/** Bytes that must not stay in a stored picture. */
export const secrets = ["Puerta del Sol", "Ana's telephone", "exif:GPSLatitude", "a second picture"];
const [place = "", maker = "", packet = "", second = ""] = secrets;

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** Exif data with the way the picture is turned, who made it, and where. */
export function exifOf(orientation: number): Buffer {
  const entry = (tag: number, type: number, count: number, value: number[]) =>
    Buffer.from([tag >> 8, tag & 255, 0, type, 0, 0, 0, count, ...value]);
  const directory = 8 + 2 + 3 * 12 + 4;
  const makerAt = directory + 2 + 12 + 4;
  const placeAt = makerAt + maker.length;
  return Buffer.concat([
    Buffer.from("MM\0*\0\0\0\b"),
    Buffer.from([0, 3]),
    entry(0x010f, 2, maker.length, [0, 0, 0, makerAt]),
    entry(0x0112, 3, 1, [0, orientation, 0, 0]),
    entry(0x8825, 4, 1, [0, 0, 0, directory]),
    uint32(0),
    Buffer.from([0, 1]),
    entry(0x001c, 7, place.length, [0, 0, 0, placeAt]),
    uint32(0),
    Buffer.from(maker + place),
  ]);
}

function jpeg(orientation: number): Buffer {
  const segment = (marker: number, content: Buffer) => {
    const length = content.length + 2;
    return Buffer.concat([Buffer.from([0xff, marker, length >> 8, length & 255]), content]);
  };
  return Buffer.concat([
    plain.jpeg.subarray(0, 2),
    segment(0xe1, Buffer.concat([Buffer.from("Exif\0\0"), exifOf(orientation)])),
    segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0<x ${packet}="40,25N"/>`)),
    segment(0xed, Buffer.from(`Photoshop 3.0\0${place}`)),
    segment(0xe2, Buffer.from(`MPF\0${second}`)),
    segment(0xfe, Buffer.from(maker)),
    plain.jpeg.subarray(2),
    // A telephone keeps another picture behind the first.
    plain.jpeg.subarray(0, 2),
    segment(0xfe, Buffer.from(second)),
    plain.jpeg.subarray(2),
  ]);
}

function png(orientation: number): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), content]);
    return Buffer.concat([uint32(content.length), named, uint32(crc32(named))]);
  };
  const afterHead = 8 + 25;
  return Buffer.concat([
    plain.png.subarray(0, afterHead),
    chunk("eXIf", exifOf(orientation)),
    chunk("tEXt", Buffer.from(`Author\0${maker}`)),
    chunk("iTXt", Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0<x ${packet}="40,25N"/>`)),
    chunk("prVt", Buffer.from(second)),
    plain.png.subarray(afterHead),
  ]);
}

function webp(orientation: number): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(content.length);
    return Buffer.concat([Buffer.from(type), length, content, Buffer.alloc(content.length % 2)]);
  };
  const whole = Buffer.concat([
    plain.webp,
    chunk("EXIF", exifOf(orientation)),
    chunk("XMP ", Buffer.from(`<x ${packet}="40,25N"/>`)),
    chunk("ABCD", Buffer.from(second)),
  ]);
  whole.writeUInt32LE(whole.length - 8, 4);
  whole[20] = (whole[20] ?? 0) | 0x0c;
  return whole;
}

/** The same picture in each format, turned in one of eight ways, with all that a file may tell beside it. */
export const placedPictures = { jpeg, png, webp };

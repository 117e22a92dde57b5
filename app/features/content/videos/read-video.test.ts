import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readVideo } from "./read-video.ts";

/** Four seconds with sound, tagged with a place; a phone's, laid on its side, with place and day; a picture without sound. */
const fixture = (name: string) => Uint8Array.from(readFileSync(join(import.meta.dirname, "fixtures", name)));
const talk = fixture("talk.webm");
const phone = fixture("phone.mp4");
const silent = fixture("silent.webm");

const textOf = (file: Uint8Array) => Buffer.from(file).toString("latin1");
/** The same file with one text in the place of another as long. */
const altered = (file: Uint8Array, found: string, put: string) =>
  Uint8Array.from(Buffer.from(textOf(file).replace(found, put), "latin1"));

describe("a video is read by its content", () => {
  it("tells size, length and sound", () => {
    expect(readVideo(talk)).toMatchObject({ format: "webm", width: 160, height: 90, hasSound: true });
    expect(readVideo(talk).seconds).toBeCloseTo(4, 0);
    expect(readVideo(silent)).toMatchObject({ format: "webm", width: 64, height: 64, hasSound: false });
    // The track is 160 wide and lies on its side.
    expect(readVideo(phone)).toMatchObject({ format: "mp4", width: 90, height: 160, hasSound: true });
    expect(readVideo(phone).seconds).toBeCloseTo(2, 0);
  });

  it("loses place, title, day and comment, and nothing of its length", () => {
    for (const [file, secrets] of [
      [talk, ["+40.4168-003.7038/", "Somewhere"]],
      [phone, ["+40.4168-003.7038/", "of-a-phone", "2026-03-04"]],
    ] as const) {
      const clean = readVideo(file).file;
      expect(secrets.some((secret) => textOf(file).includes(secret))).toBe(true);
      expect(secrets.filter((secret) => textOf(clean).includes(secret))).toEqual([]);
      expect(clean.byteLength).toBe(file.byteLength);
      expect(readVideo(clean)).toEqual({ ...readVideo(file), file: clean });
    }
  });

  it("is refused with the reason", () => {
    const refusals: [string, Uint8Array, string][] = [
      ["nothing", new Uint8Array(), "videoInvalid"],
      [
        "a page with the name of a video",
        Buffer.from("<!doctype html><script>alert(1)</script>"),
        "videoTypeUnsupported",
      ],
      ["Matroska that is no WebM", altered(talk, "webm", "mkvx"), "videoTypeUnsupported"],
      ["another codec of pictures", altered(talk, "V_VP8", "V_MP1"), "videoTypeUnsupported"],
      ["another codec of sound", altered(talk, "A_OPUS", "A_DTSX"), "videoTypeUnsupported"],
      ["half a WebM", talk.subarray(0, talk.byteLength / 2), "videoInvalid"],
      ["half an MP4", phone.subarray(0, phone.byteLength / 2), "videoInvalid"],
      ["QuickTime", Uint8Array.from(Buffer.from("\0\0\0\x14ftypqt  \0\0\0\0qt  ", "latin1")), "videoTypeUnsupported"],
      [
        "another codec in MP4",
        altered(phone, "avc1\0\0\0\0\0\0\0\x01", "hvc1\0\0\0\0\0\0\0\x01"),
        "videoTypeUnsupported",
      ],
      ["a track of a camera's places", altered(phone, "soun", "meta"), "videoTracksUnsupported"],
      ["an MP4 without a movie", altered(phone, "moov", "free"), "videoInvalid"],
      ["too large", new Uint8Array(16 * 1_048_576 + 1), "videoTooLarge"],
    ];
    for (const [what, file, code] of refusals)
      expect(() => readVideo(file), what).toThrow(expect.objectContaining({ code }));
  });

  it("never fails otherwise, wherever a file is cut or changed", () => {
    const codes = new Set(["videoInvalid", "videoTypeUnsupported", "videoTracksUnsupported", "videoTooManyPixels"]);
    for (const file of [talk, phone, silent]) {
      for (let at = 0; at < Math.min(file.byteLength, 1_600); at += 1) {
        const changed = Uint8Array.from(file);
        changed[at] = 0xff - (changed[at] ?? 0);
        for (const each of [file.subarray(0, at), changed]) {
          try {
            readVideo(each);
          } catch (error) {
            expect(codes.has((error as { code: string }).code), `${at}: ${error}`).toBe(true);
          }
        }
      }
    }
  });
});

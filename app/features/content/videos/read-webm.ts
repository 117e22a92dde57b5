import { childOf, type Element, elementsIn, numberIn, textIn } from "./ebml.ts";
import { damagedVideo, hiddenTracks, unsupportedVideo, type VideoFacts } from "./video-facts.ts";

/** Ids of the elements that are read (RFC 9559), with their length markers. */
const ids = {
  header: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  codec: 0x86,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
  cluster: 0x1f43b675,
} as const;
/** What tells of the maker and not of the picture: tags, attachments; title, day and file names of the information. */
const telling = new Set([0x1254c367, 0x1941a469, 0x7ba9, 0x4461, 0x7384, 0x3c83ab, 0x3eb93b]);
const VIDEO_TRACK = 1;
const SOUND_TRACK = 2;
const videoCodecs = new Set(["V_VP8", "V_VP9", "V_AV1"]);
const soundCodecs = new Set(["A_OPUS", "A_VORBIS"]);
const USUAL_SCALE_IN_NANOSECONDS = 1_000_000;
const VOID = 0xec;

/** Whether a file begins as EBML does. */
export const isEbml = (file: Uint8Array): boolean =>
  file[0] === 0x1a && file[1] === 0x45 && file[2] === 0xdf && file[3] === 0xa3;

/**
 * Reads a WebM file (EBML, RFC 8794; Matroska, RFC 9559): its format by the kind of document that it declares, the first
 * picture and whether there is sound. Nothing is decoded. Throws `videoTypeUnsupported`, `videoInvalid` or `videoTracksUnsupported`.
 */
export function readWebm(file: Uint8Array): VideoFacts {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const [header, segment] = [...elementsIn(view, 0, view.byteLength)];
  if (header?.id !== ids.header || textIn(file, childOf(view, header, ids.docType)) !== "webm")
    throw unsupportedVideo();
  if (segment?.id !== ids.segment) throw damagedVideo();
  const parts = [...elementsIn(view, segment.from, segment.to)];
  const tracks = parts.find(({ id }) => id === ids.tracks);
  if (tracks === undefined || !parts.some(({ id }) => id === ids.cluster)) throw damagedVideo();
  const found = tracksOf(file, view, tracks);
  return {
    format: "webm",
    ...found,
    seconds: lengthIn(
      view,
      parts.find(({ id }) => id === ids.info),
    ),
  };
}

function tracksOf(file: Uint8Array, view: DataView, tracks: Element) {
  const found = [...elementsIn(view, tracks.from, tracks.to)]
    .filter(({ id }) => id === ids.track)
    .map((track) => ({ type: typeOf(file, view, track), picture: childOf(view, track, ids.video) }));
  const picture = found.find(({ type }) => type === VIDEO_TRACK)?.picture;
  if (picture === undefined) throw damagedVideo();
  return {
    width: numberIn(view, childOf(view, picture, ids.width)),
    height: numberIn(view, childOf(view, picture, ids.height)),
    hasSound: found.some(({ type }) => type === SOUND_TRACK),
  };
}

/** Picture or sound, in a codec that browsers play. */
function typeOf(file: Uint8Array, view: DataView, track: Element): number {
  const type = numberIn(view, childOf(view, track, ids.trackType));
  if (type !== VIDEO_TRACK && type !== SOUND_TRACK) throw hiddenTracks();
  const codec = textIn(file, childOf(view, track, ids.codec));
  if (!(type === VIDEO_TRACK ? videoCodecs : soundCodecs).has(codec)) throw unsupportedVideo();
  return type;
}

function lengthIn(view: DataView, info: Element | undefined): number | null {
  const duration = info && childOf(view, info, ids.duration);
  if (info === undefined || duration === undefined) return null;
  const length = duration.to - duration.from === 4 ? view.getFloat32(duration.from) : view.getFloat64(duration.from);
  const scale = numberIn(view, childOf(view, info, ids.scale)) || USUAL_SCALE_IN_NANOSECONDS;
  const seconds = (length * scale) / 1e9;
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null;
}

/** The same file without what tells of its maker: each such element becomes room that players skip, so nothing moves. */
export function withoutWebmMetadata(file: Uint8Array): Uint8Array {
  const clean = Uint8Array.from(file);
  const view = new DataView(clean.buffer);
  const inside = ({ from, to }: Element) => [...elementsIn(view, from, to)];
  const segments = [...elementsIn(view, 0, view.byteLength)].filter(({ id }) => id === ids.segment);
  const parts = segments.flatMap(inside);
  const facts = parts.filter(({ id }) => id === ids.info).flatMap(inside);
  for (const element of [...parts, ...facts]) if (telling.has(element.id)) emptied(clean, element);
  return clean;
}

function emptied(file: Uint8Array, { start, to }: Element): void {
  const room = to - start;
  file.fill(0, start, to);
  file[start] = VOID;
  if (room < 9) {
    file[start + 1] = 0x80 | (room - 2);
    return;
  }
  file[start + 1] = 0x01;
  new DataView(file.buffer).setUint32(start + 5, room - 9);
}

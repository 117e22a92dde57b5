import { damagedVideo, hiddenTracks, unsupportedVideo, type VideoFacts } from "./video-facts.ts";

/** A box of an ISO media file: where it begins, where its content begins and ends. */
type Box = { type: string; start: number; from: number; to: number };

const brands = new Set(["isom", "iso2", "iso4", "iso5", "iso6", "mp41", "mp42", "avc1", "av01", "dash", "M4V "]);
const videoCodecs = new Set(["avc1", "avc3", "av01", "vp09"]);
const soundCodecs = new Set(["mp4a", "Opus"]);
/** Boxes that hold what tells of the maker, the place or the device. */
const telling = new Set(["udta", "meta", "uuid"]);
/** Boxes whose first fields are the moments at which the file was made and changed. */
const dated = new Set(["mvhd", "tkhd", "mdhd"]);
const containers = new Set(["moov", "trak", "mdia"]);
const FREE = Array.from("free", (letter) => letter.charCodeAt(0));
const MOST_BOXES = 100_000;

/** Whether a file begins as an ISO media file does. */
export const isIsoMedia = (file: Uint8Array): boolean => file.byteLength > 12 && typeIn(file, 4) === "ftyp";

/**
 * Reads an MP4 file (ISO/IEC 14496-12): its brand, the first picture as it is shown (a phone may lay it on its side) and whether
 * there is sound. Nothing is decoded. Throws `videoTypeUnsupported`, `videoInvalid` or `videoTracksUnsupported`.
 */
export function readMp4(file: Uint8Array): VideoFacts {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const top = [...boxesIn(view, { from: 0, to: view.byteLength })];
  const [kind] = top;
  if (kind === undefined || !claimedBrands(file, kind).some((brand) => brands.has(brand))) throw unsupportedVideo();
  const movie = top.find(({ type }) => type === "moov");
  if (movie === undefined || !top.some(({ type }) => type === "mdat")) throw damagedVideo();
  const inside = [...boxesIn(view, movie)];
  const tracks = inside.filter(({ type }) => type === "trak").map((track) => trackOf(view, file, track));
  if (tracks.some(({ kind: each }) => each !== "vide" && each !== "soun")) throw hiddenTracks();
  for (const { kind: each, codec } of tracks)
    if (!(each === "vide" ? videoCodecs : soundCodecs).has(codec)) throw unsupportedVideo();
  const picture = tracks.find(({ kind: each }) => each === "vide");
  if (picture === undefined) throw damagedVideo();
  const { width, height } = picture;
  const seconds = lengthIn(
    view,
    inside.find(({ type }) => type === "mvhd"),
  );
  return { format: "mp4", width, height, seconds, hasSound: tracks.some(({ kind: each }) => each === "soun") };
}

/** The major brand and the compatible ones; the version between them is none. */
const claimedBrands = (file: Uint8Array, { from, to }: Box): string[] =>
  Array.from({ length: Math.floor(Math.min(to - from, 256) / 4) }, (_, at) => at)
    .filter((at) => at !== 1)
    .map((at) => typeIn(file, from + at * 4));

function trackOf(view: DataView, file: Uint8Array, track: Box) {
  const header = childOf(view, track, "tkhd");
  const media = childOf(view, track, "mdia");
  const handler = childOf(view, media, "hdlr");
  const samples = childOf(view, childOf(view, childOf(view, media, "minf"), "stbl"), "stsd");
  const kind = typeIn(file, handler.from + 8);
  // The first entry of the table: its length, then its codec.
  return { kind, codec: typeIn(file, samples.from + 12), ...sizeIn(view, header) };
}

/** Width and height are the last two fields of the header, in 16.16; the matrix before them says whether it lies on its side. */
function sizeIn(view: DataView, { from, to }: Box) {
  if (to - from < 84) throw damagedVideo();
  const [across, along] = [view.getUint16(to - 8), view.getUint16(to - 4)];
  const isOnItsSide = view.getInt32(to - 44) === 0 && view.getInt32(to - 40) !== 0;
  return isOnItsSide ? { width: along, height: across } : { width: across, height: along };
}

function lengthIn(view: DataView, header: Box | undefined): number | null {
  if (header === undefined) return null;
  const isLong = view.getUint8(header.from) === 1;
  const at = header.from + (isLong ? 20 : 12);
  const scale = view.getUint32(at);
  const length = isLong ? Number(view.getBigUint64(at + 4)) : view.getUint32(at + 4);
  const seconds = length / scale;
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null;
}

/** The same file without place, device, author and moments; what is taken out becomes room that players skip, so nothing moves. */
export function withoutMp4Metadata(file: Uint8Array): Uint8Array {
  const clean = Uint8Array.from(file);
  const view = new DataView(clean.buffer);
  const all = (part: Pick<Box, "from" | "to">): Box[] =>
    [...boxesIn(view, part)].flatMap((box) => (containers.has(box.type) ? [box, ...all(box)] : [box]));
  for (const { type, start, from, to } of all({ from: 0, to: view.byteLength })) {
    if (telling.has(type)) clean.fill(0, from, to).set(FREE, start + 4);
    if (dated.has(type)) clean.fill(0, from + 4, from + 4 + (view.getUint8(from) === 1 ? 16 : 8));
  }
  return clean;
}

/** The boxes of a part of the file. Throws `videoInvalid` where one ends after its parent. */
function* boxesIn(view: DataView, { from, to }: Pick<Box, "from" | "to">): Generator<Box> {
  let start = from;
  for (let count = 0; start < to; count += 1) {
    if (count > MOST_BOXES || start + 8 > to) throw damagedVideo();
    const short = view.getUint32(start);
    if (short === 1 && start + 16 > to) throw damagedVideo();
    const head = short === 1 ? 16 : 8;
    const length = short === 1 ? Number(view.getBigUint64(start + 8)) : short || to - start;
    if (length < head || start + length > to) throw damagedVideo();
    yield { type: typeIn(view, start + 4), start, from: start + head, to: start + length };
    start += length;
  }
}

function childOf(view: DataView, parent: Box, type: string): Box {
  for (const box of boxesIn(view, parent)) if (box.type === type) return box;
  throw damagedVideo();
}

function typeIn(bytes: Uint8Array | DataView, at: number): string {
  const view = bytes instanceof DataView ? bytes : new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (at + 4 > view.byteLength) throw damagedVideo();
  return String.fromCharCode(...[0, 1, 2, 3].map((each) => view.getUint8(at + each)));
}

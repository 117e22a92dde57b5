import { type ContentLanguage, contentLanguages } from "./content.ts";
import type { ImageSize } from "./content-image.ts";

/** Containers whose usual codecs every present browser plays: VP8, VP9 or AV1 in WebM, H.264 or AV1 in MP4. */
export const videoFormats = ["webm", "mp4"] as const;
export type VideoFormat = (typeof videoFormats)[number];

/** In bytes, pixels and characters. */
export const videoLimits = {
  bytes: 16 * 1_048_576,
  side: 4_096,
  title: 120,
  captions: 200_000,
  cues: 3_000,
  transcript: 60_000,
} as const;

/** A stored video is read in parts of this many bytes: a player that seeks reads no more than it needs. */
export const VIDEO_PART_IN_BYTES = 262_144;

const nameForm = /^([0-9a-f]{32})-(\d{1,4})x(\d{1,4})\.(webm|mp4)$/;

/** `3f…-1280x720.webm`: as images, it says how much room a video takes before it has come. */
export const videoName = (id: string, format: VideoFormat, { width, height }: ImageSize): string =>
  `${id}-${width}x${height}.${format}`;

/** The video that a file name stands for; null for a name that is none of ours. */
export function videoNamed(name: string): ({ id: string; format: VideoFormat } & ImageSize) | null {
  const [, id = "", width = "", height = "", ending] = nameForm.exec(name) ?? [];
  const format = videoFormats.find((each) => each === ending);
  return format === undefined ? null : { id, format, width: Number(width), height: Number(height) };
}

/** The videos that a text in Markdown shows, by their file names. */
export const videosShownIn = (body: string): string[] => [
  ...new Set(
    Array.from(body.matchAll(/^!\[[^[\]\n]*\]\(\/content\/videos\/([\w.-]+)\)\s*$/gm), ([, file = ""]) => file).filter(
      (file) => videoNamed(file) !== null,
    ),
  ),
];

/** `3f…-es.vtt` */
export const captionsName = (id: string, language: ContentLanguage): string => `${id}-${language}.vtt`;

/** The captions that a file name stands for; null for a name that is none of ours. */
export function captionsNamed(name: string): { id: string; language: ContentLanguage } | null {
  const [, id = "", ending] = /^([0-9a-f]{32})-([a-z]{2})\.vtt$/.exec(name) ?? [];
  const language = contentLanguages.find((each) => each === ending);
  return language === undefined ? null : { id, language };
}

/** What is wrong at a line of a WebVTT file. */
export const captionFaults = [
  "encoding",
  "header",
  "timing",
  "order",
  "backwards",
  "late",
  "empty",
  "noCues",
  "tooMany",
] as const;
export type CaptionFault = (typeof captionFaults)[number];

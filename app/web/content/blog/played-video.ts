import type { Block } from "../../../../content/text.ts";
import type { ContentLanguage } from "../../../features/content/contracts/content.ts";

/** A video as the page of a text plays it. */
export type PlayedVideo = {
  /** Address of an image. */
  poster: string | null;
  seconds: number | null;
  /** ISO moment of its upload. */
  addedAt: string;
  /** Captions, those in the language of the text first. */
  tracks: readonly { language: ContentLanguage; address: string }[];
  transcript: readonly Block[] | null;
};
export type PlayedVideos = Readonly<Record<string, PlayedVideo>>;

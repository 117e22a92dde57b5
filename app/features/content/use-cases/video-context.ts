import type { PageAsked } from "../../../core/shared/contracts/pages.ts";
import type { ContentLanguage } from "../contracts/content.ts";
import type { VideoFacts } from "../videos/video-facts.ts";

export type KeptVideo = VideoFacts & {
  id: string;
  title: string;
  bytes: number;
  /** The file name of the image that stands for it until it plays. */
  poster: string | null;
  addedAt: Date;
};

export type VideoWords = {
  videoId: string;
  language: ContentLanguage;
  /** A WebVTT file of nothing but cues. */
  captions: string | null;
  /** Markdown. */
  transcript: string | null;
};

type NewVideo = VideoFacts & {
  file: Uint8Array;
  title: string;
  posterId: string | null;
  accountId: string;
  at: Date;
};

export type VideoStore = {
  /** The same file is kept once, with the latest title and poster. */
  add(video: NewVideo): Promise<KeptVideo>;
  find(id: string): Promise<KeptVideo | null>;
  /** Latest first. */
  list(page: PageAsked): Promise<KeptVideo[]>;
  /** A part of the file, counted from 0. */
  part(id: string, number: number): Promise<Uint8Array | null>;
  words(ids: readonly string[]): Promise<VideoWords[]>;
  saveWords(words: VideoWords & { accountId: string; at: Date }): Promise<void>;
  /** A video whose poster is this image. */
  withPoster(imageId: string): Promise<KeptVideo | null>;
  /** With its parts and words. False where there is none. */
  remove(id: string): Promise<boolean>;
};

import type { ContentLanguage } from "../contracts/content.ts";
import type { ImageFormat } from "../contracts/content-image.ts";
import type { VideoFormat } from "../contracts/content-video.ts";

export type ContentTables = {
  content_items: {
    slug: string;
    language: ContentLanguage;
    /** The latest one. */
    version: number;
    /** ISO date; null: never published. */
    published_on: string | null;
  };
  content_versions: {
    slug: string;
    language: ContentLanguage;
    number: number;
    /** JSON; null: as the repository has it. */
    text: string | null;
    account_id: string | null;
    saved_at: Date;
  };
  /** Readers of the articles, one for each visitor and day. */
  article_visits: { day: string; slug: string; language: ContentLanguage; visitor: string };
  article_views: { slug: string; language: ContentLanguage; views: number };
  content_images: {
    /** The beginning of the file's hash. */
    id: string;
    format: ImageFormat;
    width: number;
    height: number;
    file: Uint8Array;
    /** What it shows; null of images from before it was asked for. */
    alt: string | null;
    account_id: string | null;
    added_at: Date;
  };
  content_videos: {
    /** The beginning of the file's hash. */
    id: string;
    format: VideoFormat;
    width: number;
    height: number;
    bytes: number;
    /** Null where the file does not tell its length. */
    seconds: number | null;
    has_sound: boolean;
    /** For editors; a text gives it a title of its own. */
    title: string;
    poster_id: string | null;
    account_id: string | null;
    added_at: Date;
  };
  /** Counted from 0, all of the same length but the last. */
  content_video_parts: { video_id: string; number: number; part: Uint8Array };
  content_video_words: {
    video_id: string;
    language: ContentLanguage;
    /** A WebVTT file of nothing but cues. */
    captions: string | null;
    /** Markdown. */
    transcript: string | null;
    account_id: string | null;
    saved_at: Date;
  };
};

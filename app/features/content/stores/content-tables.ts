import type { ContentLanguage } from "../contracts/content.ts";
import type { ImageFormat } from "../contracts/content-image.ts";

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
};

import type { PageAsked } from "../../../core/shared/contracts/pages.ts";
import type { AccountContext } from "../../accounts/use-cases/account-context.ts";
import type { ContentLanguage, ContentText } from "../contracts/content.ts";
import type { ImageFormat, ImageSize } from "../contracts/content-image.ts";
import type { VideoStore } from "./video-context.ts";

/** One text of the blog: its address and its language. */
export type ContentKey = { slug: string; language: ContentLanguage };

/** A text as the repository holds it: where editing begins. */
export type Seed = ContentKey &
  Omit<ContentText, "state"> & {
    /** ISO date of publication. */
    date: string;
    minutes: number;
    formerly: readonly string[];
  };

/** A text that was edited; `text` is null where it is again as the repository has it. */
export type KeptContent = ContentKey & {
  /** Counted from 1. */
  version: number;
  savedAt: Date;
  /** ISO date of the first publication; null: never published. */
  publishedOn: string | null;
  text: ContentText | null;
};

export type KeptVersion = {
  number: number;
  savedAt: Date;
  /** Null: the author's account was deleted. */
  author: string | null;
  text: ContentText | null;
};

export type ContentChange = {
  key: ContentKey;
  /** The version that the editor had in hand; 0: none had been kept. */
  basedOn: number;
  text: ContentText | null;
  publishedOn: string | null;
  accountId: string;
  at: Date;
};

export type ContentStore = {
  /** Grows with every change. */
  revision(): Promise<number>;
  list(): Promise<KeptContent[]>;
  find(key: ContentKey): Promise<KeptContent | null>;
  /** Latest first; `before`: those before this number alone. */
  versions(key: ContentKey, asked: { before: number | null; limit: number }): Promise<KeptVersion[]>;
  version(key: ContentKey, number: number): Promise<KeptVersion | null>;
  /** False when another version came first: nothing is kept then. */
  save(change: ContentChange): Promise<boolean>;
};

export type ViewStore = {
  /** Counts readers, once for each visitor (`who`, of which a salted hash is kept), text and day. */
  count(views: readonly (ContentKey & { day: string; who: string })[]): Promise<void>;
  list(): Promise<(ContentKey & { views: number })[]>;
};

export type KeptImage = ImageSize & {
  id: string;
  format: ImageFormat;
  addedAt: Date;
  bytes: number;
  alt: string | null;
};

type NewImage = ImageSize & { format: ImageFormat; file: Uint8Array; alt: string; accountId: string; at: Date };

export type ImageStore = {
  /** The same file is kept once, with the latest words. */
  add(image: NewImage): Promise<KeptImage>;
  /** Latest first. */
  list(page: PageAsked): Promise<KeptImage[]>;
  file(id: string): Promise<Uint8Array | null>;
  /** Those of the ids whose image is kept. */
  kept(ids: readonly string[]): Promise<string[]>;
  /** False where there is none. */
  remove(id: string): Promise<boolean>;
};

/** Dependencies of the use cases of content. */
export type ContentContext = Pick<AccountContext, "now"> & {
  content: ContentStore;
  images: ImageStore;
  videos: VideoStore;
  views: ViewStore;
};

import type { PageAsked } from "../../../core/shared/contracts/pages.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { Failure } from "../../../failure.ts";
import type { ContentLanguage } from "../contracts/content.ts";
import type { ContentContext, Seed } from "./content-context.ts";
import { addImage, countDeletedImages, deleteImage, imageFile, listImages } from "./content-images.ts";
import { addVideo, deleteVideo, listVideos, readKeptVideo, saveVideoWords } from "./content-videos.ts";
import {
  addContent,
  deleteContent,
  type EditContext,
  listContent,
  readContent,
  readVersions,
  restoreContent,
  saveContent,
} from "./edit-content.ts";
import { mustEdit } from "./must-edit.ts";
import { publishedContent } from "./published-content.ts";
import { captionsText, type ShownVideo, shownVideos, videoFile } from "./shown-videos.ts";

export type Content = ReturnType<typeof contentIn>;

type Parts = {
  now(): Date;
  /** Throws while the database does not answer. */
  open: () => Promise<ContentContext>;
  /** The same for readers, who do not wait: null then. */
  openSoon: (isWorthWaiting: boolean) => Promise<ContentContext | null>;
  seeds: () => Promise<readonly Seed[]>;
};

/** The texts of the blog: what readers see, and what editors do. */
export function contentIn({ now, open, openSoon, seeds }: Parts) {
  const published = publishedContent({ now, open: openSoon, seeds });
  const editing = async (): Promise<EditContext> => ({ ...(await open()), seeds });
  const publishing = async <Kept>(work: Promise<Kept>): Promise<Kept> => {
    const kept = await work;
    published.changed();
    return kept;
  };
  return {
    articles: published.articles,
    translations: published.translations,
    successorOf: published.successorOf,
    edition: published.edition,
    publishedElsewhere: published.publishedElsewhere,
    list: async (reader: Account | null) => listContent(await editing(), reader),
    read: async (reader: Account | null, key: Parameters<typeof readContent>[2]) =>
      readContent(await editing(), reader, key),
    versions: async (reader: Account | null, asked: Parameters<typeof readVersions>[2]) => {
      const context = await editing();
      const read = await readVersions(context, reader, asked);
      return { ...read, deletedImages: await countDeletedImages(context, read.newer.text.body) };
    },
    add: async (reader: Account | null, form: Parameters<typeof addContent>[2]) =>
      publishing(addContent(await editing(), reader, form)),
    save: async (reader: Account | null, change: Parameters<typeof saveContent>[2]) =>
      publishing(saveContent(await editing(), reader, change)),
    restore: async (reader: Account | null, change: Parameters<typeof restoreContent>[2]) =>
      publishing(restoreContent(await editing(), reader, change)),
    remove: async (reader: Account | null, change: Parameters<typeof deleteContent>[2]) =>
      publishing(deleteContent(await editing(), reader, change)),
    addImage: async (reader: Account | null, image: Parameters<typeof addImage>[2]) =>
      addImage(await open(), reader, image),
    removeImage: async (reader: Account | null, name: string) => deleteImage(await open(), reader, name),
    images: async (reader: Account | null, page?: PageAsked) => listImages(await open(), reader, page),
    image: async (name: string) => imageFile(await open(), name),
    addVideo: async (reader: Account | null, video: Parameters<typeof addVideo>[2]) =>
      publishing(addVideo(await open(), reader, video)),
    removeVideo: async (reader: Account | null, name: string) => deleteVideo(await open(), reader, name),
    videos: async (reader: Account | null, page?: PageAsked) => listVideos(await open(), reader, page),
    keptVideo: async (reader: Account | null, name: string) => readKeptVideo(await open(), reader, name),
    saveVideoWords: async (reader: Account | null, words: Parameters<typeof saveVideoWords>[2]) =>
      publishing(saveVideoWords(await open(), reader, words)),
    video: async (name: string) => videoFile(await open(), name),
    poster: published.poster,
    captions: async (name: string) => captionsText(await open(), name),
    /** Throws while the database does not answer: neither would the videos play. */
    shownVideos: async (named: { names: readonly string[]; language: ContentLanguage }): Promise<ShownVideo[]> =>
      named.names.length === 0 ? [] : shownVideos(await open(), named),
    mustEdit,
  };
}

/** Where nothing is kept, readers see the texts of the repository. */
export const contentOf = ({ now, seeds }: Pick<Parts, "now" | "seeds">): Content =>
  contentIn({
    now,
    open: async () => {
      throw new Failure("storageUnavailable");
    },
    openSoon: async () => null,
    seeds,
  });

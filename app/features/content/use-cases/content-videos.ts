import { firstPage, type PageAsked } from "../../../core/shared/contracts/pages.ts";
import { plainTextOf } from "../../../core/shared/contracts/plain-text.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { pageOf } from "../../../core/shared/use-cases/read-page.ts";
import { Failure } from "../../../failure.ts";
import { type ContentLanguage, contentLanguages } from "../contracts/content.ts";
import { videoLimits, videoName, videoNamed, videosShownIn } from "../contracts/content-video.ts";
import { captionsFile, readCaptions } from "../videos/read-captions.ts";
import { readVideo } from "../videos/read-video.ts";
import type { ContentContext } from "./content-context.ts";
import { addImage } from "./content-images.ts";
import { languageOf, titleOf } from "./content-rules.ts";
import { mustEdit } from "./must-edit.ts";
import type { KeptVideo, VideoWords } from "./video-context.ts";

type NewVideo = { file: Uint8Array; title: string; poster: Uint8Array | null };

/**
 * Keeps a video for texts, without the metadata of its file, and its poster as an image. Throws what `readVideo` and `readImage`
 * throw, `titleRequired` or `titleTooLong`.
 */
export async function addVideo(
  context: ContentContext,
  reader: Account | null,
  { file, title: typed, poster }: NewVideo,
): Promise<KeptVideo> {
  const { id: accountId } = mustEdit(reader);
  const { file: clean, ...facts } = readVideo(file);
  const title = titleOf(typed.replaceAll("[", "(").replaceAll("]", ")"), videoLimits.title);
  const image = poster === null ? null : await addImage(context, reader, { file: poster, alt: title });
  const at = context.now();
  return context.videos.add({ ...facts, file: clean, title, posterId: image?.id ?? null, accountId, at });
}

export type ListedVideo = KeptVideo & { captions: readonly ContentLanguage[]; transcripts: readonly ContentLanguage[] };

/** The videos that texts may show, latest first, a page at a time, with the languages of their words. */
export async function listVideos(
  context: ContentContext,
  reader: Account | null,
  page: PageAsked = firstPage,
): Promise<{ videos: ListedVideo[]; next: string | null }> {
  mustEdit(reader);
  const { entries, next } = await pageOf(page, context.videos.list);
  const words = await context.videos.words(entries.map(({ id }) => id));
  return { videos: entries.map((video) => withLanguages(video, words)), next };
}

function withLanguages(video: KeptVideo, words: readonly VideoWords[]): ListedVideo {
  const own = words.filter(({ videoId }) => videoId === video.id);
  const languagesOf = (kind: "captions" | "transcript") =>
    contentLanguages.filter((each) => own.some(({ language, [kind]: text }) => language === each && text !== null));
  return { ...video, captions: languagesOf("captions"), transcripts: languagesOf("transcript") };
}

/** A video with its words in every language. */
export async function readKeptVideo(
  context: ContentContext,
  reader: Account | null,
  name: string,
): Promise<{ video: ListedVideo; words: VideoWords[] }> {
  mustEdit(reader);
  const video = await findVideo(context, name);
  const words = await context.videos.words([video.id]);
  return { video: withLanguages(video, words), words };
}

/** Throws `notFound` for a name that is not exactly that of a kept video. */
export async function findVideo(context: Pick<ContentContext, "videos">, name: string): Promise<KeptVideo> {
  const named = videoNamed(name);
  const video = named && (await context.videos.find(named.id));
  if (video === null || videoName(video.id, video.format, video) !== name) throw new Failure("notFound");
  return video;
}

/** `captions`: a WebVTT file; null leaves those that are kept. */
type Words = { name: string; language: string; captions: Uint8Array | null; transcript: string };

/** Keeps captions and transcript in a language. Throws `captionsInvalid`, `captionsTooLong`, `transcriptTooLong` or `videoWordsRequired`. */
export async function saveVideoWords(
  context: ContentContext,
  reader: Account | null,
  { name, language: typed, captions: file, transcript: written }: Words,
): Promise<void> {
  const { id: accountId } = mustEdit(reader);
  const { id: videoId, seconds } = await findVideo(context, name);
  const language = languageOf(typed);
  const former = (await context.videos.words([videoId])).find((each) => each.language === language);
  const captions = file === null ? (former?.captions ?? null) : captionsOf(file, seconds);
  const transcript = plainTextOf(written);
  if (transcript.length > videoLimits.transcript)
    throw new Failure("transcriptTooLong", { maximum: videoLimits.transcript });
  if (captions === null && transcript === "") throw new Failure("videoWordsRequired");
  const kept = { videoId, language, captions, transcript: transcript === "" ? null : transcript };
  await context.videos.saveWords({ ...kept, accountId, at: context.now() });
}

function captionsOf(file: Uint8Array, seconds: number | null): string {
  if (file.byteLength > videoLimits.captions)
    throw new Failure("captionsTooLong", { kilobytes: videoLimits.captions / 1_000 });
  const { cues, issues } = readCaptions(file, seconds);
  const [first, ...others] = issues;
  if (first !== undefined) throw new Failure("captionsInvalid", { ...first, others: others.length });
  return captionsFile(cues);
}

/** Deletes a video for good. Throws `videoInUse` while a text that is not deleted shows it, and `notFound`. */
export async function deleteVideo(context: ContentContext, reader: Account | null, name: string): Promise<void> {
  mustEdit(reader);
  const { id } = await findVideo(context, name);
  const texts = await context.content.list();
  const showing = texts.find(
    ({ text }) => text !== null && text.state !== "deleted" && videosShownIn(text.body).includes(name),
  );
  if (showing !== undefined) throw new Failure("videoInUse", { title: showing.text?.title ?? showing.slug });
  if (!(await context.videos.remove(id))) throw new Failure("notFound");
}

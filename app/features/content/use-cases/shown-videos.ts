import { Failure } from "../../../failure.ts";
import { type ContentLanguage, contentLanguages } from "../contracts/content.ts";
import { captionsNamed, videoName, videoNamed, videosShownIn } from "../contracts/content-video.ts";
import { readCaptions, type Spoken, transcriptOf } from "../videos/read-captions.ts";
import type { ContentContext } from "./content-context.ts";
import { findVideo } from "./content-videos.ts";
import type { KeptVideo, VideoWords } from "./video-context.ts";

type Kept = Pick<ContentContext, "videos">;
type Named = { names: readonly string[]; language: ContentLanguage };

/**
 * A text that readers see shows no video that they cannot follow without its sound or its picture. Throws `videoUnknown`, or
 * `videoCaptionsMissing` where a video with sound has no captions in the language of the text, or one without has no words at all.
 */
export async function refuseVideosWithoutWords(
  context: Kept,
  { body, language }: { body: string; language: ContentLanguage },
): Promise<void> {
  for (const { name, video, words } of await videosNamed(context, { names: videosShownIn(body), language })) {
    if (video === null) throw new Failure("videoUnknown", { file: name });
    const own = words.find((each) => each.language === language);
    const isFollowed = own !== undefined && (own.captions !== null || !video.hasSound);
    const needs = video.hasSound ? "captions" : "either";
    if (!isFollowed) throw new Failure("videoCaptionsMissing", { title: video.title, language, needs });
  }
}

type NamedVideo = { name: string; video: KeptVideo | null; words: readonly VideoWords[] };

/** The videos of these names, with their words in every language; null where one is not kept. */
async function videosNamed({ videos: store }: Kept, { names }: Named): Promise<NamedVideo[]> {
  if (names.length === 0) return [];
  const ids = names.map((name) => videoNamed(name)?.id ?? "");
  const [videos, words] = await Promise.all([Promise.all(ids.map((id) => store.find(id))), store.words(ids)]);
  return names.map((name, at) => {
    const video = videos[at] ?? null;
    const isSame = video !== null && videoName(video.id, video.format, video) === name;
    return { name, video: isSame ? video : null, words: words.filter(({ videoId }) => videoId === ids[at]) };
  });
}

/** A video as a text shows it. */
export type ShownVideo = {
  id: string;
  name: string;
  /** The file name of an image. */
  poster: string | null;
  /** Its length, where the file says it. */
  seconds: number | null;
  /** When it was uploaded. */
  addedAt: Date;
  /** The languages that it has captions in. */
  captions: readonly ContentLanguage[];
  /** What is said, in the language of the text: as an editor wrote it, in Markdown, or else from the captions. */
  transcript: { markdown: string } | { spoken: readonly Spoken[] } | null;
};

/** The videos that a text in this language shows; those that are not kept are left out. */
export async function shownVideos(context: Kept, named: Named): Promise<ShownVideo[]> {
  return (await videosNamed(context, named)).flatMap(({ name, video, words }) => {
    if (video === null) return [];
    const captioned = words.filter(({ captions }) => captions !== null).map(({ language }) => language);
    const captions = contentLanguages.filter((each) => captioned.includes(each));
    const own = words.find(({ language }) => language === named.language);
    const { id, poster, seconds, addedAt } = video;
    return [{ id, name, poster, seconds, addedAt, captions, transcript: transcriptIn(own) }];
  });
}

/** The file name of the image that stands for a video, by the file name of the video; without those that have none. */
export type Posters = ReadonlyMap<string, string>;

/** The posters of videos, by their file names. */
export async function postersOf({ videos: store }: Kept, names: readonly string[]): Promise<Posters> {
  const found = await Promise.all(
    [...new Set(names)].map(async (name) => [name, (await store.find(videoNamed(name)?.id ?? ""))?.poster] as const),
  );
  return new Map(found.flatMap(([name, poster]) => (poster ? [[name, poster] as const] : [])));
}

function transcriptIn(words: VideoWords | undefined): ShownVideo["transcript"] {
  if (words === undefined) return null;
  if (words.transcript !== null) return { markdown: words.transcript };
  if (words.captions === null) return null;
  return { spoken: transcriptOf(readCaptions(new TextEncoder().encode(words.captions), null).cues) };
}

/** A video as it is sent: its length in bytes, and its parts one by one. */
export type VideoFile = { id: string; type: string; bytes: number; part(number: number): Promise<Uint8Array> };

/** A video, for every reader who has its address. */
export async function videoFile(context: Kept, name: string): Promise<VideoFile> {
  const { id, format, bytes } = await findVideo(context, name);
  return {
    id,
    type: `video/${format}`,
    bytes,
    async part(number) {
      const part = await context.videos.part(id, number);
      if (part === null) throw new Failure("notFound");
      return part;
    },
  };
}

/** The captions of a video as a WebVTT file. */
export async function captionsText({ videos }: Kept, name: string): Promise<string> {
  const named = captionsNamed(name);
  const words = named === null ? [] : await videos.words([named.id]);
  const captions = words.find(({ language }) => language === named?.language)?.captions ?? null;
  if (captions === null) throw new Failure("notFound");
  return captions;
}

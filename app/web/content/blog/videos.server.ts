import type { Block, Text } from "../../../../content/text.ts";
import type { ContentLanguage } from "../../../features/content/contracts/content.ts";
import { captionsName } from "../../../features/content/contracts/content-video.ts";
import type { Content } from "../../../features/content/use-cases/content.ts";
import type { ShownVideo } from "../../../features/content/use-cases/shown-videos.ts";
import type { PlayedVideo, PlayedVideos } from "./played-video.ts";
import { readBlocks } from "./read-markdown.ts";

/** The videos that a text shows, by file name. */
export async function videosOf(
  { blocks }: Pick<Text, "blocks">,
  language: ContentLanguage,
  { shownVideos }: Pick<Content, "shownVideos">,
): Promise<PlayedVideos> {
  const names = [...new Set(videosIn(blocks))];
  const shown = await shownVideos({ names, language });
  return Object.fromEntries(shown.map((video) => [video.name, played(video, language)]));
}

/** A single video, as a text in this language plays it. */
export async function playedIn(
  name: string,
  language: ContentLanguage,
  { shownVideos }: Pick<Content, "shownVideos">,
): Promise<PlayedVideo | null> {
  const [video] = await shownVideos({ names: [name], language });
  return video === undefined ? null : played(video, language);
}

const videosIn = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => ("video" in block ? [block.video.file] : "quote" in block ? videosIn(block.quote) : []));

function played(
  { id, poster, seconds, addedAt, captions, transcript }: ShownVideo,
  language: ContentLanguage,
): PlayedVideo {
  const rank = (each: ContentLanguage) => (each === language ? 0 : 1);
  const languages = captions.toSorted((one, other) => rank(one) - rank(other));
  return {
    poster: poster === null ? null : `/content/images/${poster}`,
    seconds,
    addedAt: addedAt.toISOString(),
    tracks: languages.map((each) => ({ language: each, address: `/content/captions/${captionsName(id, each)}` })),
    transcript: transcript === null ? null : transcriptBlocks(transcript),
  };
}

/** Words alone: what else Markdown may hold belongs to the text around it. */
function transcriptBlocks(transcript: NonNullable<ShownVideo["transcript"]>): Block[] {
  if ("markdown" in transcript)
    return readBlocks(transcript.markdown).filter(
      (block) => !("video" in block || "drawing" in block || "calculator" in block),
    );
  return transcript.spoken.map(({ speaker, words }) => ({
    text: speaker === null ? words : [{ strong: `${speaker}:` }, ` ${words}`],
  }));
}

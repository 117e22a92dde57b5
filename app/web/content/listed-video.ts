import { videoName } from "../../features/content/contracts/content-video.ts";
import type { ListedVideo } from "../../features/content/use-cases/content-videos.ts";

/** A video as the editors' pages list it. */
export const listedVideo = ({ id, format, bytes, ...video }: ListedVideo) => ({
  title: video.title,
  width: video.width,
  height: video.height,
  seconds: video.seconds,
  hasSound: video.hasSound,
  poster: video.poster,
  captions: video.captions,
  transcripts: video.transcripts,
  file: videoName(id, format, video),
  kilobytes: Math.max(1, Math.round(bytes / 1_024)),
});

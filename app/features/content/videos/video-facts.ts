import { Failure } from "../../../failure.ts";
import type { VideoFormat } from "../contracts/content-video.ts";

/** What a file tells of its video: size in pixels as it is shown, length in seconds where the file says it. */
export type VideoFacts = {
  format: VideoFormat;
  width: number;
  height: number;
  seconds: number | null;
  hasSound: boolean;
};

/** One code stands for every defect of a video. */
export const damagedVideo = () => new Failure("videoInvalid");
export const unsupportedVideo = () => new Failure("videoTypeUnsupported");
/** Tracks beside picture and sound can tell where a camera was, and no reader sees them. */
export const hiddenTracks = () => new Failure("videoTracksUnsupported");

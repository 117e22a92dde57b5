import { Failure } from "../../../failure.ts";
import { videoLimits } from "../contracts/content-video.ts";
import { isIsoMedia, readMp4, withoutMp4Metadata } from "./read-mp4.ts";
import { isEbml, readWebm, withoutWebmMetadata } from "./read-webm.ts";
import { damagedVideo, unsupportedVideo, type VideoFacts } from "./video-facts.ts";

/**
 * Reads what a video is from its content, whatever its name says, and gives the file without what it tells of its maker. Throws
 * `videoTooLarge`, `videoTypeUnsupported`, `videoInvalid`, `videoTooManyPixels` or `videoTracksUnsupported`.
 */
export function readVideo(file: Uint8Array): VideoFacts & { file: Uint8Array } {
  if (file.byteLength > videoLimits.bytes) throw videoTooLarge();
  if (file.byteLength === 0) throw damagedVideo();
  const { facts, clean } = read(file);
  const { width, height } = facts;
  if (width < 1 || height < 1) throw damagedVideo();
  if (Math.max(width, height) > videoLimits.side) throw new Failure("videoTooManyPixels", { side: videoLimits.side });
  return { ...facts, file: clean };
}

/** A number that points beyond the end of the file is a defect as any other. */
function read(file: Uint8Array): { facts: VideoFacts; clean: Uint8Array } {
  try {
    if (isEbml(file)) return { facts: readWebm(file), clean: withoutWebmMetadata(file) };
    if (isIsoMedia(file)) return { facts: readMp4(file), clean: withoutMp4Metadata(file) };
  } catch (error) {
    if (error instanceof RangeError) throw damagedVideo();
    throw error;
  }
  throw unsupportedVideo();
}

export const videoTooLarge = () => new Failure("videoTooLarge", { megabytes: videoLimits.bytes / 1_048_576 });

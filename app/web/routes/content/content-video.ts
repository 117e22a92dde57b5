import { VIDEO_PART_IN_BYTES } from "../../../features/content/contracts/content-video.ts";
import type { VideoFile } from "../../../features/content/use-cases/shown-videos.ts";
import { type ByteRange, rangeOf } from "../../content/byte-range.ts";
import { appContext } from "../../context.ts";
import { orFailurePage } from "../../or-failure-page.ts";
import type { Route } from "./+types/content-video";

const A_YEAR = "public, max-age=31536000, immutable";

/** A video of a text, whole or the part that a player asks for (RFC 9110, section 14): named after its content, so it never changes. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  return orFailurePage(asked, async () => {
    const video = await asked.product.content.video(params.file);
    const { type, bytes } = video;
    const tag = `"${video.id}"`;
    const shared = { "Content-Type": type, "Accept-Ranges": "bytes", ETag: tag, "Cache-Control": A_YEAR };
    const condition = request.headers.get("If-Range");
    const header = condition === null || condition === tag ? request.headers.get("Range") : null;
    const range = rangeOf(header, bytes);
    if (range === "beyond")
      return new Response(null, { status: 416, headers: { ...shared, "Content-Range": `bytes */${bytes}` } });
    const { from, to } = range ?? { from: 0, to: bytes - 1 };
    const length = String(to - from + 1);
    if (range === null)
      return new Response(streamOf(video, { from, to }), { headers: { ...shared, "Content-Length": length } });
    return new Response(streamOf(video, { from, to }), {
      status: 206,
      headers: { ...shared, "Content-Length": length, "Content-Range": `bytes ${from}-${to}/${bytes}` },
    });
  });
}

/** The bytes of a range, read part by part as they are sent: a reader who leaves costs no more than one. */
function streamOf({ part }: VideoFile, { from, to }: ByteRange): ReadableStream<Uint8Array> {
  let number = Math.floor(from / VIDEO_PART_IN_BYTES);
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const begins = number * VIDEO_PART_IN_BYTES;
        const bytes = await part(number);
        controller.enqueue(Uint8Array.from(bytes.subarray(Math.max(0, from - begins), to - begins + 1)));
        number += 1;
        if (number * VIDEO_PART_IN_BYTES > to) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

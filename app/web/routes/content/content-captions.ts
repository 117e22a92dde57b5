import { Failure } from "../../../failure.ts";
import { appContext } from "../../context.ts";
import { failurePage } from "../../fail.ts";
import type { Route } from "./+types/content-captions";

/** The captions of a video in a language; an editor may replace them. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  try {
    const captions = await asked.product.content.captions(params.file);
    return new Response(captions, {
      headers: { "Content-Type": "text/vtt; charset=utf-8", "Cache-Control": "no-cache" },
    });
  } catch (error) {
    throw failurePage(Failure.from(error), asked);
  }
}

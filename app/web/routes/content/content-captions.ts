import { appContext } from "../../context.ts";
import { orFailurePage } from "../../or-failure-page.ts";
import type { Route } from "./+types/content-captions";

/** The captions of a video in a language; an editor may replace them. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  return orFailurePage(asked, async () => {
    const captions = await asked.product.content.captions(params.file);
    return new Response(captions, {
      headers: { "Content-Type": "text/vtt; charset=utf-8", "Cache-Control": "no-cache" },
    });
  });
}

import { appContext } from "../../context.ts";
import { orFailurePage } from "../../or-failure-page.ts";
import type { Route } from "./+types/content-image";

const A_YEAR = "public, max-age=31536000, immutable";

/** An image of a text: named after its content, so it never changes. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  return orFailurePage(asked, async () => {
    const { type, file } = await asked.product.content.image(params.file);
    return new Response(Uint8Array.from(file), {
      headers: { "Content-Type": type, "Content-Length": String(file.byteLength), "Cache-Control": A_YEAR },
    });
  });
}

import { pathOfShare } from "../../../features/share-links/contracts/share-link.ts";
import { translatorFor } from "../../../messages/index.ts";
import { appContext } from "../../context.ts";
import { orFailurePage } from "../../or-failure-page.ts";
import { localAddress } from "../../session/address.ts";
import { cardDocument, cardStyle } from "../../share-links/card-document.server.tsx";
import type { Route } from "./+types/embed";

const themes = ["light", "dark"] as const;

/** The card of a link, for the frames of the sites that it names. It needs no script and no other file. */
export async function loader({ params: { token }, request, url, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { language } = asked.viewer;
  return orFailurePage(asked, async () => {
    const isCounted = request.method === "GET";
    const { origins, shared } = await asked.product.shareLinks.openCard({ token, isCounted });
    asked.allowFrame({ framedBy: origins, styles: [cardStyle] });
    const html = cardDocument({
      shared,
      language,
      t: await translatorFor(language),
      theme: themes.find((each) => each === url.searchParams.get("theme")) ?? null,
      address: new URL(localAddress(pathOfShare(token), language === "es" ? null : language), url.origin).href,
    });
    const headers = {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "private, no-store",
      "X-Robots-Tag": "noindex",
    };
    return new Response(html, { status: shared === null ? 410 : 200, headers });
  });
}

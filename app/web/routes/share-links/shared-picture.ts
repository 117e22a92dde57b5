import { Failure } from "../../../failure.ts";
import { unshouted } from "../../../messages/company-name.ts";
import { exchangeName } from "../../../messages/exchange-names.ts";
import { translatorFor } from "../../../messages/index.ts";
import { appContext } from "../../context.ts";
import { orFailurePage } from "../../or-failure-page.ts";
import type { Route } from "./+types/shared-picture";

/** The picture that other sites show beside a shared link; of one with a password there is none. */
export async function loader({ params: { token }, request, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { product, viewer } = asked;
  const { language } = viewer;
  return orFailurePage(asked, async () => {
    const opened = await product.shareLinks.open({ token, proof: null, readerId: null, isCounted: false });
    if (opened === "locked") throw new Failure("notFound");
    const { card, shared } = opened;
    const t = await translatorFor(language);
    const { bytes, mark } = await product.drawSharedCard(
      card ?? {
        kind: "words",
        above: `${shared.ticker} · ${exchangeName(shared.exchange, language)}`,
        title: unshouted(shared.name),
        text: t("socialCard.unopened"),
        below: t("socialCard.disclaimer"),
      },
      language,
    );
    const etag = `"${language}-${mark}"`;
    const headers = { ETag: etag, "Cache-Control": "private, no-cache", "X-Robots-Tag": "noindex" };
    if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
    return new Response(bytes, { headers: { ...headers, "Content-Type": "image/png" } });
  });
}

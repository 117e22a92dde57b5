import { peersAnswer } from "../../analysis/peers-answer.ts";
import { appContext } from "../../context.ts";
import { visitorIn } from "../../session/visitor-cookie.ts";
import type { Route } from "./+types/imported-peers";

/** The same for uploaded financials, for the visitor who uploaded them. */
export function loader({ request, url, params: { id }, context }: Route.LoaderArgs): Promise<Response> {
  const app = context.get(appContext);
  const owner = visitorIn(request.headers.get("cookie"));
  return peersAnswer(app, {
    ticker: "IMPORT",
    search: url.searchParams,
    analyse: (query) => app.product.analyseImport({ owner, id, query, options: { setsPeersAside: true } }),
  });
}

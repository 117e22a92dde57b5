import { peersAnswer } from "../../analysis/peers-answer.ts";
import { appContext, askingOf } from "../../context.ts";
import type { Route } from "./+types/analysis-peers";

/** The figures of companies that a reader of a result adds to its peers. */
export function loader({ url, params: { ticker }, context }: Route.LoaderArgs): Promise<Response> {
  const request = context.get(appContext);
  const options = { isRecorded: false, setsPeersAside: true };
  return peersAnswer(request, {
    ticker,
    search: url.searchParams,
    analyse: (query) => request.product.analyseCompany(askingOf(request), query, options),
  });
}

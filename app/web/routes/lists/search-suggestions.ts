import { unshouted } from "../../../messages/company-name.ts";
import type { SuggestionsAnswer } from "../../components/home/use-suggestions.ts";
import { appContext } from "../../context.ts";
import type { Route } from "./+types/search-suggestions";

const longestQuery = 80;
const limit = 8;

/** Suggestions for the ticker box while the reader types. Too long a text finds nothing, so a wrong paste is no failure. */
export function loader({ url, context }: Route.LoaderArgs): SuggestionsAnswer {
  const query = (url.searchParams.get("query") ?? "").trim();
  if (query === "" || query.length > longestQuery) return { query, suggestions: [] };
  const found = context.get(appContext).product.searchCompanies({ text: query, limit });
  return {
    query,
    suggestions: found.map(({ ticker, name, exchange, hasData, hasHeadlines, former }) => ({
      ticker,
      name: unshouted(name),
      exchange,
      hasData,
      ...(hasHeadlines ? { hasHeadlines } : {}),
      ...(former ? { former } : {}),
    })),
  };
}

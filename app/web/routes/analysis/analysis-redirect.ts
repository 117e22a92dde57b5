import { redirect } from "react-router";
import { defaultLanguage } from "../../../messages/languages.ts";
import { companyAddress } from "../../analysis/former-anchor.ts";
import { appContext } from "../../context.ts";
import { preferencesIn } from "../../session/preferences.ts";
import type { Route } from "./+types/analysis-redirect";

const longestTicker = 64;

/** Where ticker boxes lead: to the address of the company, or home when the box was empty. What goes without saying stays out of it. */
export function loader({ request, url, context }: Route.LoaderArgs) {
  const { product } = context.get(appContext);
  const search = new URLSearchParams(url.search);
  const typed = (search.get("ticker") ?? "").trim().slice(0, longestTicker);
  search.delete("ticker");
  if (search.get("source") === "automatic") search.delete("source");
  const { language } = preferencesIn(request.headers.get("cookie"));
  if (search.get("lang") === (language ?? defaultLanguage)) search.delete("lang");
  const rest = search.size === 0 ? "" : `?${search}`;
  return redirect(
    typed === "" ? `/${rest}` : companyAddress({ typed, ticker: product.tickerMeant(typed), rest }, product),
  );
}

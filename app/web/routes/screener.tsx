import { data, redirect } from "react-router";
import { useTranslations } from "use-intl";
import { ListTexts } from "../components/list-texts.tsx";
import { PageHead } from "../components/page-head.tsx";
import { ScreenerPage, type ScreenerPageData } from "../components/screener/screener-page.tsx";
import { appContext } from "../context.ts";
import { screenerRequest } from "../screener-request.ts";
import type { Route } from "./+types/screener";
import "../components/analysis/analysis.css";
import "../components/screener/screener.css";

export function loader({ url, context }: Route.LoaderArgs) {
  const { product, reportFailure } = context.get(appContext);
  const asked = screenerRequest(url.searchParams);
  if (asked.kind === "redirect") return redirect(`/screener${asked.search}`);
  const { query, entries, refused, failure } = asked;
  if (failure) reportFailure(failure);
  const answer = product.screenCompanies(query);
  const page: ScreenerPageData = { answer, query, entries, refused, countries: product.screenedCountries() };
  return data(page, { status: failure?.status ?? 200 });
}

export default function ScreenerRoute({ loaderData }: Route.ComponentProps) {
  return (
    <ListTexts>
      <Screener page={loaderData} />
    </ListTexts>
  );
}

function Screener({ page }: { page: ScreenerPageData }) {
  const t = useTranslations("screener");
  return (
    <>
      <PageHead title={t("title")} description={t("description")} isUnlisted={page.refused.length > 0} />
      <ScreenerPage data={page} />
    </>
  );
}

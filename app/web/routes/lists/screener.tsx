import { data, redirect } from "react-router";
import { useTranslations } from "use-intl";
import { ListTexts } from "../../components/lists/list-texts.tsx";
import { ScreenerPage, type ScreenerPageData } from "../../components/lists/screener/screener-page.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { appContext, askingOf } from "../../context.ts";
import { screenerRequest } from "../../lists/screener-request.ts";
import { savedRatiosOf } from "../../own-ratios/saved-ratios.ts";
import type { Route } from "./+types/screener";
import "../../components/analysis/page/analysis.css";
import "../../components/lists/screener/screener.css";
import "../../components/own-ratios/own-ratios.css";

export async function loader({ url, context }: Route.LoaderArgs) {
  const request = context.get(appContext);
  const { product, reportFailure } = request;
  const asked = screenerRequest(url.searchParams);
  if (asked.kind === "redirect") return redirect(`/screener${asked.search}`);
  const { query, entries, refused, refusedRatios, failure } = asked;
  if (failure) reportFailure(failure);
  const asking = askingOf(request);
  const answer = await product.screenCompanies(asking, query);
  // The page works while the database does not answer.
  const allowance = await product.allowanceOf(asking.caller).catch(() => null);
  const page: ScreenerPageData = {
    ...{ answer, query, entries, refused, refusedRatios },
    savedRatios: await savedRatiosOf(request),
    countries: product.screenedCountries(),
    allowance,
  };
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

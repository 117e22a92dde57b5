import { data, redirect } from "react-router";
import { useTranslations } from "use-intl";
import { mostCompared } from "../../../core/lists/contracts/compare.ts";
import { ComparePage } from "../../components/lists/compare/compare-page.tsx";
import { ListTexts } from "../../components/lists/list-texts.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { appContext, askingOf } from "../../context.ts";
import { canonicalComparison, comparedFigures, comparedTickers } from "../../lists/compare-request.ts";
import { comparedWithFigures } from "../../lists/compared-with-figures.ts";
import { popularSuggestions } from "../../lists/popular-suggestions.ts";
import { failureOfRatios, ratiosAsked } from "../../own-ratios/asked-ratios.ts";
import { savedRatiosOf } from "../../own-ratios/saved-ratios.ts";
import type { Route } from "./+types/compare";
import "../../components/analysis/page/analysis.css";
import "../../components/lists/compare/compare.css";
import "../../components/own-ratios/own-ratios.css";

export async function loader({ url, context }: Route.LoaderArgs) {
  const request = context.get(appContext);
  const { product } = request;
  const { tickers, view, isCanonical } = comparedTickers(url.searchParams, product.tickerMeant);
  if (!isCanonical) return redirect(canonicalComparison(tickers, url.searchParams));
  const asking = askingOf(request);
  const own = comparedFigures(url.searchParams, tickers, product.tickerMeant);
  const { ratios, refused: refusedRatios } = ratiosAsked(url.searchParams);
  const { companies, figures, refused, ...compared } = await comparedWithFigures(own, (more) =>
    product.compareCompanies(asking, { tickers, view, ratios, ...more }),
  );
  const failure = compared.failure ?? failureOfRatios(refusedRatios);
  if (failure !== null) request.reportFailure(failure);
  const page = {
    view,
    companies,
    figures,
    refused,
    ratios,
    refusedRatios,
    savedRatios: await savedRatiosOf(request),
    // The page works while the database does not answer.
    allowance: await product.allowanceOf(asking.caller).catch(() => null),
    dropped: tickers.slice(mostCompared),
    popular: popularSuggestions(product),
  };
  return data(page, { status: failure?.status ?? 200 });
}

export default function CompareRoute({ loaderData }: Route.ComponentProps) {
  return (
    <ListTexts>
      <Compare page={loaderData} />
    </ListTexts>
  );
}

function Compare({ page }: { page: Route.ComponentProps["loaderData"] }) {
  const t = useTranslations("compare");
  return (
    <>
      <PageHead title={t("title")} description={t("description")} isUnlisted={page.companies.length > 0} />
      <ComparePage {...page} />
    </>
  );
}

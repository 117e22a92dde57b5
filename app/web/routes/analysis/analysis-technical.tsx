import { useTranslations } from "use-intl";
import { technicalQueryIn } from "../../../core/fundamentals/contracts/technical-address.ts";
import { spokenName } from "../../../messages/company-name.ts";
import { companyPage } from "../../analysis/company-page.ts";
import { FundamentalsTexts } from "../../components/fundamentals/fundamentals-texts.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { TechnicalPage } from "../../components/technical/technical-page.tsx";
import { appContext } from "../../context.ts";
import type { Route } from "./+types/analysis-technical";
import "../../components/analysis/page/analysis.css";
import "../../components/fundamentals/fundamentals.css";
import "../../components/technical/technical.css";

export const loader = ({ url, params, context, request: { signal } }: Route.LoaderArgs) =>
  companyPage({
    url,
    ticker: params.ticker,
    page: "technical",
    request: context.get(appContext),
    load: (product, reader, ticker) =>
      product.showTechnical(reader, technicalQueryIn(ticker, url.searchParams), signal),
    derive: (product, cell) => product.traceSession(cell, signal),
  });

export default function AnalysisTechnical(props: Route.ComponentProps) {
  return (
    <FundamentalsTexts>
      <Answer {...props} />
    </FundamentalsTexts>
  );
}

function Answer({ loaderData: { answer, shown } }: Route.ComponentProps) {
  const t = useTranslations("technical");
  const words = { ticker: answer.ticker, name: spokenName(answer.name) };
  return (
    <>
      <PageHead title={t("title", words)} description={t("description", words)} isUnlisted={answer.series === null} />
      <TechnicalPage answer={answer} shown={shown} />
    </>
  );
}

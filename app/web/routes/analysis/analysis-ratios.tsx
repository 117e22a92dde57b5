import { useTranslations } from "use-intl";
import { spokenName } from "../../../messages/company-name.ts";
import { answeredAsOf } from "../../analysis/as-of.ts";
import { companyPage } from "../../analysis/company-page.ts";
import { answeredWithFigures } from "../../analysis/refused-figures.ts";
import { FundamentalsTexts } from "../../components/fundamentals/fundamentals-texts.tsx";
import { RatiosPage } from "../../components/fundamentals/ratios-page.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { appContext } from "../../context.ts";
import type { Route } from "./+types/analysis-ratios";
import "../../components/analysis/page/analysis.css";
import "../../components/fundamentals/fundamentals.css";

export const loader = ({ url, params, context, request: { signal } }: Route.LoaderArgs) =>
  companyPage({
    url,
    ticker: params.ticker,
    page: "ratios",
    request: context.get(appContext),
    load: (product, reader, ticker) =>
      answeredWithFigures(url, (figures) =>
        answeredAsOf(url, (asOf) => product.showRatios(reader, { ticker, asOf, figures }, signal)),
      ),
  });

export default function AnalysisRatios(props: Route.ComponentProps) {
  return (
    <FundamentalsTexts>
      <Answer {...props} />
    </FundamentalsTexts>
  );
}

function Answer({ loaderData: { answer, shown } }: Route.ComponentProps) {
  const t = useTranslations("fundamentals.ratios");
  const words = { ticker: answer.ticker, name: spokenName(answer.name) };
  return (
    <>
      <PageHead
        title={t("title", words)}
        description={t("description", words)}
        isOwn={answer.correctedFigures.length > 0}
      />
      <RatiosPage ratios={answer} shown={shown} />
    </>
  );
}

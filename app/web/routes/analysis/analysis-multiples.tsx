import { useTranslations } from "use-intl";
import { providerIn } from "../../../core/analysis/contracts/analysis-parameters.ts";
import { spokenName } from "../../../messages/company-name.ts";
import { companyPage } from "../../analysis/company-page.ts";
import { answeredWithFigures } from "../../analysis/refused-figures.ts";
import { FundamentalsTexts } from "../../components/fundamentals/fundamentals-texts.tsx";
import { MultiplesPage } from "../../components/multiples/multiples-page.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { appContext } from "../../context.ts";
import type { Route } from "./+types/analysis-multiples";
import "../../components/analysis/page/analysis.css";
import "../../components/fundamentals/fundamentals.css";
import "../../components/multiples/multiples.css";

export const loader = ({ url, params, context, request: { signal } }: Route.LoaderArgs) =>
  companyPage({
    url,
    ticker: params.ticker,
    page: "multiples",
    request: context.get(appContext),
    load: (product, reader, ticker) =>
      answeredWithFigures(url, (figures) =>
        product.showMultiples(reader, { ticker, source: providerIn(url.searchParams), figures }, signal),
      ),
  });

export default function AnalysisMultiples(props: Route.ComponentProps) {
  return (
    <FundamentalsTexts>
      <Answer {...props} />
    </FundamentalsTexts>
  );
}

function Answer({ loaderData: { answer, shown } }: Route.ComponentProps) {
  const t = useTranslations("multiples");
  const words = { ticker: answer.ticker, name: spokenName(answer.name) };
  return (
    <>
      <PageHead
        title={t("title", words)}
        description={t("description", words)}
        isOwn={answer.correctedFigures.length > 0}
      />
      <MultiplesPage multiples={answer} shown={shown} />
    </>
  );
}

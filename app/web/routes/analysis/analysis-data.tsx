import { useTranslations } from "use-intl";
import { providerIn } from "../../../core/analysis/contracts/analysis-parameters.ts";
import { spokenName } from "../../../messages/company-name.ts";
import { companyPage } from "../../analysis/company-page.ts";
import { FundamentalsTexts } from "../../components/fundamentals/fundamentals-texts.tsx";
import { HeldDataPage } from "../../components/held-data/held-data-page.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { appContext } from "../../context.ts";
import type { Route } from "./+types/analysis-data";
import "../../components/analysis/page/analysis.css";
import "../../components/fundamentals/fundamentals.css";
import "../../components/held-data/held-data.css";

export const loader = ({ url, params, context, request: { signal } }: Route.LoaderArgs) =>
  companyPage({
    url,
    ticker: params.ticker,
    page: "data",
    request: context.get(appContext),
    load: async (product, reader, ticker) => {
      const source = providerIn(url.searchParams);
      return { ...(await product.showHeldData(reader, { ticker, source }, signal)), trace: null };
    },
  });

export default function AnalysisData(props: Route.ComponentProps) {
  return (
    <FundamentalsTexts>
      <Answer {...props} />
    </FundamentalsTexts>
  );
}

function Answer({ loaderData: { answer } }: Route.ComponentProps) {
  const t = useTranslations("heldData");
  const words = { ticker: answer.ticker, name: spokenName(answer.name) };
  return (
    <>
      <PageHead title={t("title", words)} description={t("description", words)} />
      <HeldDataPage held={answer} />
    </>
  );
}

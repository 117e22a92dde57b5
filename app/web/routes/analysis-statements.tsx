import { useTranslations } from "use-intl";
import { spokenName } from "../../messages/company-name.ts";
import { companyPage } from "../company-page.ts";
import { FundamentalsTexts } from "../components/fundamentals/fundamentals-texts.tsx";
import { StatementsPage } from "../components/fundamentals/statements-page.tsx";
import { PageHead } from "../components/page-head.tsx";
import { appContext } from "../context.ts";
import type { Route } from "./+types/analysis-statements";
import "../components/analysis/analysis.css";
import "../components/fundamentals/fundamentals.css";

export const loader = ({ url, params, context, request: { signal } }: Route.LoaderArgs) =>
  companyPage({
    url,
    ticker: params.ticker,
    page: "statements",
    request: context.get(appContext),
    load: async (product, ticker) => {
      const statements = await product.showStatements({ ticker }, signal);
      const derived = statements.trace.nodes.flatMap((node) =>
        node.kind === "figure" && node.origin === "derived" ? [node.id] : [],
      );
      return { ...statements, derived };
    },
  });

export default function AnalysisStatements(props: Route.ComponentProps) {
  return (
    <FundamentalsTexts>
      <Answer {...props} />
    </FundamentalsTexts>
  );
}

function Answer({ loaderData: { answer, shown } }: Route.ComponentProps) {
  const t = useTranslations("fundamentals.statements");
  const { ticker, name } = answer;
  const words = { ticker, name: spokenName(name) };
  return (
    <>
      <PageHead title={t("title", words)} description={t("description", words)} />
      <StatementsPage statements={answer} shown={shown} />
    </>
  );
}

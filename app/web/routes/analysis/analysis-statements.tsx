import type { TraceNode } from "@valora/valuation";
import { useTranslations } from "use-intl";
import { providerIn } from "../../../core/analysis/contracts/analysis-parameters.ts";
import { spokenName } from "../../../messages/company-name.ts";
import { readPeriod } from "../../../wiring/composition.server.ts";
import { answeredAsOf } from "../../analysis/as-of.ts";
import { companyPage } from "../../analysis/company-page.ts";
import { answeredWithFigures } from "../../analysis/refused-figures.ts";
import { FundamentalsTexts } from "../../components/fundamentals/fundamentals-texts.tsx";
import { StatementsPage } from "../../components/fundamentals/statements-page.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { appContext } from "../../context.ts";
import type { Route } from "./+types/analysis-statements";
import "../../components/analysis/page/analysis.css";
import "../../components/fundamentals/fundamentals.css";

export const loader = ({ url, params, context, request: { signal } }: Route.LoaderArgs) =>
  companyPage({
    url,
    ticker: params.ticker,
    page: "statements",
    request: context.get(appContext),
    load: async (product, reader, ticker) => {
      const period = readPeriod(url.searchParams.get("period"));
      const source = providerIn(url.searchParams);
      const statements = await answeredWithFigures(url, (figures) =>
        answeredAsOf(url, (asOf) => product.showStatements(reader, { ticker, source, period, asOf, figures }, signal)),
      );
      return { ...statements, derived: statements.trace.nodes.filter(isWorkedOut).map(({ id }) => id) };
    },
  });

const madeOfPeriods: ReadonlySet<string> = new Set(["quarterByDifference", "trailingTwelveMonths"]);

/** Whether a figure was worked out from other lines, or from those of other periods. */
const isWorkedOut = (node: TraceNode) =>
  node.kind === "figure" ? node.origin === "derived" : madeOfPeriods.has(node.name);

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
      <PageHead
        title={t("title", words)}
        description={t("description", words)}
        isOwn={answer.correctedFigures.length > 0}
      />
      <StatementsPage statements={answer} shown={shown} />
    </>
  );
}

import type { Trace } from "@valora/valuation";
import { useTranslations } from "use-intl";
import { providerIn } from "../../../core/analysis/contracts/analysis-parameters.ts";
import { viewIn } from "../../../core/analysis/contracts/analysis-values.ts";
import type { ToldOwnRatio } from "../../../core/fundamentals/contracts/told-own-ratio.ts";
import { spokenName } from "../../../messages/company-name.ts";
import { answeredAsOf } from "../../analysis/as-of.ts";
import { companyPage } from "../../analysis/company-page.ts";
import { answeredWithFigures } from "../../analysis/refused-figures.ts";
import { FundamentalsTexts } from "../../components/fundamentals/fundamentals-texts.tsx";
import { RatiosPage } from "../../components/fundamentals/ratios-page.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { appContext } from "../../context.ts";
import { ratiosAsked } from "../../own-ratios/asked-ratios.ts";
import { savedRatiosOf } from "../../own-ratios/saved-ratios.ts";
import type { Route } from "./+types/analysis-ratios";
import "../../components/analysis/page/analysis.css";
import "../../components/fundamentals/fundamentals.css";
import "../../components/own-ratios/own-ratios.css";

export async function loader({ url, params, context, request: { signal } }: Route.LoaderArgs) {
  const { ratios, refused: refusedRatios } = ratiosAsked(url.searchParams);
  const view = viewIn(url.searchParams);
  const source = providerIn(url.searchParams);
  const asked = context.get(appContext);
  const savedRatios = await savedRatiosOf(asked);
  return companyPage({
    url,
    ticker: params.ticker,
    page: "ratios",
    request: asked,
    load: async (product, reader, ticker) => {
      const { ownRatios, ...answer } = await answeredWithFigures(url, (figures) =>
        answeredAsOf(url, (asOf) =>
          product.showRatios(reader, { ticker, source, asOf, figures, view, ratios }, signal),
        ),
      );
      return {
        ...answer,
        ...{ view, refusedRatios, savedRatios },
        ownRatios: ownRatios.map(({ trace: _, ...told }) => told),
        namedTraces: tracesByPlace(ownRatios),
      };
    },
  });
}

/** The ways to own ratios that have a value. */
const tracesByPlace = (ratios: readonly ToldOwnRatio[]): Readonly<Record<string, Trace>> =>
  Object.fromEntries(
    ratios.flatMap(({ place, value, trace }) => (value === null || trace === null ? [] : [[place, trace] as const])),
  );

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

import type { ValuationView } from "@valora/valuation";
import { useTranslations } from "use-intl";
import { analysisParameters } from "../../../../core/analysis/contracts/analysis-parameters.ts";
import type { AskedRatio } from "../../../../core/fundamentals/contracts/own-ratios.ts";
import { type ComparedCompany, compareParameters, mostCompared } from "../../../../core/lists/contracts/compare.ts";
import type { ComparedFigures } from "../../../../core/lists/contracts/compared-figures.ts";
import type { Allowance } from "../../../../core/usage/contracts/plan.ts";
import { spokenName } from "../../../../messages/company-name.ts";
import { compareAddress } from "../../../lists/compare-request.ts";
import type { RefusedInComparison } from "../../../lists/compared-with-figures.ts";
import type { RefusedRatio } from "../../../own-ratios/asked-ratios.ts";
import type { SavedRatio } from "../../../own-ratios/saved-ratios.ts";
import { AllowanceLine } from "../../accounts/allowance-line.tsx";
import type { Suggestion } from "../../home/suggestion.ts";
import { CorrectedFiguresBar } from "../../own-figures/own-figures-bar.tsx";
import { RefusedFiguresNote } from "../../own-figures/refused-figures-note.tsx";
import { LocalLink } from "../../site/local-link.tsx";
import { NotTaken } from "../../site/not-taken.tsx";
import { ViewOfList } from "../view-of-list.tsx";
import { CompareExports } from "./compare-exports.tsx";
import { CompareTable } from "./compare-table.tsx";
import { tickerOf } from "./compared-ticker.ts";
import { AddCompany, type AskedComparison, RatioChoice } from "./comparison-forms.tsx";

type ComparePageProps = {
  view: ValuationView;
  companies: readonly ComparedCompany[];
  /** The reader's own figures that count, and those that cannot be used. */
  figures: ComparedFigures;
  refused: readonly RefusedInComparison[];
  /** Ratios of the reader's own, and those that cannot be read. */
  ratios: readonly AskedRatio[];
  refusedRatios: readonly RefusedRatio[];
  savedRatios: readonly SavedRatio[];
  /** Those beyond the fifth. */
  dropped: readonly string[];
  popular: readonly Suggestion[];
  allowance: Allowance | null;
};

const examples = [
  ["KO", "PEP"],
  ["JPM", "BAC", "SAN.MC"],
  ["AAPL", "MSFT", "GOOGL"],
];

const names = [...compareParameters, "ticker"];
/** Parameters of a result that a comparison does not take. */
const ofResults = analysisParameters.filter((name) => !names.includes(name));

/** Up to five companies in columns, and a box to add another. */
export function ComparePage({
  companies,
  refused,
  refusedRatios,
  savedRatios,
  dropped,
  popular,
  allowance,
  ...asked
}: ComparePageProps) {
  const t = useTranslations("compare");
  const { view } = asked;
  const tickers = companies.map(tickerOf);
  const compared = companies.filter(({ kind }) => kind === "compared").map(tickerOf);
  return (
    <div className="wrap pt-[clamp(28px,4vw,52px)]">
      <h1 className="t-h1">{t("title")}</h1>
      <p className="t-lead mt-3 max-w-[66ch]">{t("lead")}</p>
      <AllowanceLine allowance={allowance} />
      <NotTaken names={names} elsewhere={{ names: ofResults, instead: t("neutralOnly") }} />
      <RefusedFiguresNote refused={refused.find(({ ticker }) => ticker === null) ?? null} />
      {companies.map((each) => (
        <CorrectedFiguresOfCompany key={tickerOf(each)} compared={each} tickers={tickers} {...asked} />
      ))}
      {dropped.length > 0 && <p className="error mt-4">{t("dropped", { names: dropped.join(", ") })}</p>}
      {companies.length === 0 ? (
        <Examples />
      ) : (
        <>
          <ViewOfList view={view} addressOf={(each) => compareAddress(tickers, { ...asked, view: each })} />
          <CompareTable companies={companies} refused={refused} {...asked} />
          <RatioChoice tickers={tickers} refused={refusedRatios} saved={savedRatios} {...asked} />
          {compared.length > 0 && <CompareExports tickers={compared} {...asked} />}
        </>
      )}
      {companies.length < mostCompared ? (
        <AddCompany key={tickers.join()} tickers={tickers} popular={popular} {...asked} />
      ) : (
        <p className="hint mt-6">{t("full")}</p>
      )}
      <p className="mt-5">
        <LocalLink to="/screener" className="link">
          {t("screener")}
        </LocalLink>
      </p>
    </div>
  );
}

type CorrectedFiguresOfCompanyProps = AskedComparison & { compared: ComparedCompany };

/** The reader's own figures of one of the companies, and the way back from each. */
function CorrectedFiguresOfCompany({ compared, tickers, ...asked }: CorrectedFiguresOfCompanyProps) {
  const t = useTranslations("compare");
  if (compared.kind === "failed") return null;
  const { ticker, name, currency } = compared.company;
  return (
    <CorrectedFiguresBar
      heading={t("ownFiguresOf", { name: spokenName(name) })}
      figures={compared.correctedFigures}
      currency={currency}
      addressOf={(left) => compareAddress(tickers, { ...asked, figures: { ...asked.figures, [ticker]: left } })}
    />
  );
}

function Examples() {
  const t = useTranslations("compare");
  return (
    <div className="mt-6">
      <p>{t("empty")}</p>
      <nav className="mt-3 flex flex-wrap gap-2" aria-label={t("examples")}>
        {examples.map((tickers) => (
          <LocalLink key={tickers.join()} to={compareAddress(tickers)} className="chip num">
            {tickers.join(" · ")}
          </LocalLink>
        ))}
      </nav>
    </div>
  );
}

import type { ValuationView } from "@valora/valuation";
import { useId } from "react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { analysisParameters } from "../../../../core/analysis/contracts/analysis-parameters.ts";
import { type ComparedCompany, mostCompared } from "../../../../core/lists/contracts/compare.ts";
import { type ComparedFigures, writtenComparedFigures } from "../../../../core/lists/contracts/compared-figures.ts";
import type { Allowance } from "../../../../core/usage/contracts/plan.ts";
import { spokenName } from "../../../../messages/company-name.ts";
import { Button } from "../../../design/button.tsx";
import { compareAddress } from "../../../lists/compare-request.ts";
import type { RefusedInComparison } from "../../../lists/compared-with-figures.ts";
import { useCarriedLanguage } from "../../../session/address.ts";
import { AllowanceLine } from "../../accounts/allowance-line.tsx";
import type { Suggestion } from "../../home/suggestion.ts";
import { TickerCombobox } from "../../home/ticker-combobox.tsx";
import { CorrectedFiguresBar } from "../../own-figures/own-figures-bar.tsx";
import { RefusedFiguresNote } from "../../own-figures/refused-figures-note.tsx";
import { LocalLink } from "../../site/local-link.tsx";
import { NotTaken } from "../../site/not-taken.tsx";
import { ViewOfList } from "../view-of-list.tsx";
import { CompareExports } from "./compare-exports.tsx";
import { CompareTable } from "./compare-table.tsx";
import { tickerOf } from "./compared-ticker.ts";

type ComparePageProps = {
  view: ValuationView;
  companies: readonly ComparedCompany[];
  /** The reader's own figures that count, and those that cannot be used. */
  figures: ComparedFigures;
  refused: readonly RefusedInComparison[];
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

const names = ["tickers", "ticker", "view", "figures", "lang"];
/** Parameters of a result that a comparison does not take. */
const ofResults = analysisParameters.filter((name) => !names.includes(name));

/** Up to five companies in columns, and a box to add another. */
export function ComparePage({ view, companies, figures, refused, dropped, popular, allowance }: ComparePageProps) {
  const t = useTranslations("compare");
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
        <CorrectedFiguresOfCompany
          key={tickerOf(each)}
          compared={each}
          tickers={tickers}
          view={view}
          figures={figures}
        />
      ))}
      {dropped.length > 0 && <p className="error mt-4">{t("dropped", { names: dropped.join(", ") })}</p>}
      {companies.length === 0 ? (
        <Examples />
      ) : (
        <>
          <ViewOfList view={view} addressOf={(each) => compareAddress(tickers, { view: each, figures })} />
          <CompareTable companies={companies} view={view} figures={figures} refused={refused} />
          {compared.length > 0 && <CompareExports tickers={compared} view={view} figures={figures} />}
        </>
      )}
      {companies.length < mostCompared ? (
        <AddCompany key={tickers.join()} tickers={tickers} popular={popular} view={view} figures={figures} />
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

type CorrectedFiguresOfCompanyProps = Pick<ComparePageProps, "view" | "figures"> & {
  compared: ComparedCompany;
  tickers: readonly string[];
};

/** The reader's own figures of one of the companies, and the way back from each. */
function CorrectedFiguresOfCompany({ compared, tickers, view, figures }: CorrectedFiguresOfCompanyProps) {
  const t = useTranslations("compare");
  if (compared.kind === "failed") return null;
  const { ticker, name, currency } = compared.company;
  return (
    <CorrectedFiguresBar
      heading={t("ownFiguresOf", { name: spokenName(name) })}
      figures={compared.correctedFigures}
      currency={currency}
      addressOf={(left) => compareAddress(tickers, { view, figures: { ...figures, [ticker]: left } })}
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

/** A plain GET form: what is there already travels with what is typed. */
function AddCompany({
  tickers,
  popular,
  view,
  figures,
}: Pick<ComparePageProps, "popular" | "view" | "figures"> & { tickers: readonly string[] }) {
  const t = useTranslations("compare");
  const id = useId();
  const carried = useCarriedLanguage();
  const own = writtenComparedFigures(figures, tickers);
  return (
    <Form action="/compare" method="get" className="mt-7 max-w-[640px] border-t border-ink pt-4">
      {tickers.length > 0 && <input type="hidden" name="tickers" value={tickers.join(",")} />}
      {view === "relative" && <input type="hidden" name="view" value={view} />}
      {own !== "" && <input type="hidden" name="figures" value={own} />}
      {carried && <input type="hidden" name="lang" value={carried} />}
      <label htmlFor={`${id}-ticker`} className="label text-base">
        {t("add")}
      </label>
      <div className="mt-2 grid gap-2.5 sm:grid-cols-[minmax(0,1fr)_auto]">
        <TickerCombobox
          inputId={`${id}-ticker`}
          hintId={`${id}-hint`}
          examples={popular.map(({ ticker }) => ticker)}
          popular={popular}
          addressFor={(ticker) => compareAddress([...tickers, ticker], { view, figures })}
        />
        <Button variant={tickers.length === 0 ? "primary" : "secondary"} className="min-h-14 px-[26px]">
          {t("addButton")}
        </Button>
      </div>
      <p id={`${id}-hint`} className="hint">
        {t("addHint")}
      </p>
    </Form>
  );
}

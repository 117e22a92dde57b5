import {
  type AssumptionOverrides,
  type CompanyFile,
  type Dated,
  premiumIn,
  type ValuationReport,
} from "@valora/valuation";
import { useTranslations } from "use-intl";
import { useFormats } from "../../../../analysis/formats.ts";
import { ExplainedTerm } from "../../trace/explained-term.tsx";
import { AssumptionRow, Figure, Named, type NamedQuantity } from "./assumption-row.tsx";

type PublishedRowsProps = {
  report: ValuationReport;
  file: CompanyFile;
  /** The reader's overrides. */
  chosen: AssumptionOverrides;
};

/** Inputs from the market and from tables, as published and as they are in use. */
export function PublishedRows({ report, file, chosen }: PublishedRowsProps) {
  const t = useTranslations("analysis.assumptions");
  const { assumptions } = report;
  const { riskFreeRate, countryRiskPremium, marginalTaxRate, ratings } = file.reference;
  const equity = premiumIn(file.reference, assumptions.view);
  const addressOfEquity = assumptions.view === "relative" ? "impliedPremium" : "matureEquityRiskPremium";
  return (
    <>
      <RateRow
        {...{ report, quantity: "riskFreeRate", published: riskFreeRate, address: "riskFreeRate" }}
        inUse={{ name: "riskFreeRate", isYours: chosen.riskFreeRate !== undefined }}
      />
      <RateRow
        {...{ report, quantity: equity.name, published: equity.premium, address: addressOfEquity }}
        inUse={{ name: "equityRiskPremium", isYours: chosen.equityRiskPremium !== undefined }}
      />
      <RateRow
        {...{ report, quantity: "countryRiskPremium", published: countryRiskPremium, address: "countryRiskPremium" }}
        inUse={{ name: "countryRiskPremium", isYours: false }}
      />
      <BetaRow report={report} file={file} isYours={chosen.beta !== undefined} />
      <RateRow {...{ report, quantity: "marginalTaxRate", published: marginalTaxRate, address: "marginalTaxRate" }} />
      <AssumptionRow
        term={<ExplainedTerm of="rating">{t("rating")}</ExplainedTerm>}
        computed={assumptions.rating ?? "–"}
        traces={{ computed: "assumptions/rating" }}
        source={ratings.source}
        asOf={ratings.asOf}
      />
    </>
  );
}

type RateRowProps = {
  report: ValuationReport;
  quantity: NamedQuantity;
  published: Dated;
  /** Of the published figure among those of the reference. */
  address: string;
  /** The assumption that it becomes. */
  inUse?: { name: "riskFreeRate" | "equityRiskPremium" | "countryRiskPremium"; isYours: boolean };
};

/** A published rate, and the rate in use where that is another or the reader's. */
function RateRow({ report, quantity, published, address, inUse }: RateRowProps) {
  const formats = useFormats();
  const figure = (value: number) => (
    <Figure report={report} quantity={quantity} value={value} text={formats.percent(value, 2)} />
  );
  const used = inUse === undefined ? published.value : report.assumptions[inUse.name];
  const isShown = inUse?.isYours || used !== published.value;
  return (
    <AssumptionRow
      term={<Named quantity={quantity} />}
      computed={figure(published.value)}
      inUse={isShown ? <span className={inUse?.isYours ? "text-accent" : undefined}>{figure(used)}</span> : null}
      traces={{ computed: `reference/${address}/value`, inUse: inUse && `assumptions/${inUse.name}` }}
      source={published.source}
      asOf={published.asOf}
    />
  );
}

/** The beta with its source, or the reader's own, which has none. */
function BetaRow({ report, file, isYours }: Pick<PublishedRowsProps, "report" | "file"> & { isYours: boolean }) {
  const t = useTranslations("analysis.assumptions");
  const formats = useFormats();
  const { beta } = report.assumptions;
  const origin = file.reference.industry ?? file.fundamentals.beta;
  const figure =
    beta === null ? "–" : <Figure report={report} quantity="beta" value={beta} text={formats.number(beta, 2)} />;
  return isYours ? (
    <AssumptionRow
      term={<Named quantity="beta" />}
      computed="–"
      inUse={<span className="text-accent">{figure}</span>}
      traces={{ inUse: "assumptions/beta" }}
      source={t("yoursNote")}
    />
  ) : (
    <AssumptionRow
      term={<Named quantity="beta" />}
      computed={figure}
      traces={{ computed: "assumptions/beta" }}
      source={origin?.source ?? t("derived")}
      asOf={origin?.asOf}
    />
  );
}

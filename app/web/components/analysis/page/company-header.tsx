import type { Fundamentals, ValuationReport } from "@valora/valuation";
import { ChevronDown } from "lucide-react";
import { memo, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { FormerName } from "../../../../core/lists/contracts/companies.ts";
import { unshouted } from "../../../../messages/company-name.ts";
import { exchangeName } from "../../../../messages/exchange-names.ts";
import { useFormats } from "../../../analysis/formats.ts";
import { AccountsLine } from "../evidence/accounts-line.tsx";
import { DataNotes, type Note } from "../evidence/data-notes.tsx";
import { usePriceSourceName } from "../evidence/source-name.ts";
import { PriceFigure } from "../verdict/price-figure.tsx";
import { FormerListings } from "./former-listings.tsx";
import { type OtherListing, OtherListings } from "./other-listings.tsx";

type CompanyHeaderProps = {
  fundamentals: Fundamentals;
  accounts: ValuationReport["accounts"];
  provider: string;
  otherListings: readonly OtherListing[];
  former: readonly FormerName[];
  isin: string | null;
  /** The past of the price as one line. */
  sparkline: ReactNode;
  /** The way to a price of the reader's own. */
  otherPrice: ReactNode;
  /** The menu of what can be done with the analysis. */
  takeAway: ReactNode;
};

/** Who it is and at what price, with the date and source of that price beside it. */
export const CompanyHeader = memo(function CompanyHeader(props: CompanyHeaderProps) {
  const { fundamentals, accounts, provider, otherListings, former, isin, sparkline, otherPrice, takeAway } = props;
  const t = useTranslations();
  const formats = useFormats();
  const { name, ticker, exchange, sector, currency } = fundamentals;
  return (
    <header className="company-header">
      <div className="company-top">
        <div>
          <h1 className="company-name">{unshouted(name)}</h1>
          <p className="company-meta">
            {provider === "import" ? t("imports.own") : `${ticker} · ${exchangeName(exchange, formats.language)}`} ·{" "}
            {t(`sectors.${sector}`)} ·{" "}
            <span className="whitespace-nowrap">
              {t("analysis.header.statements", { currency: formats.currency(currency) })}
            </span>
            {isin === null ? null : <span className="whitespace-nowrap"> · ISIN {isin}</span>}
          </p>
          <AccountsLine accounts={accounts} />
          <OtherListings listings={otherListings} />
          <FormerListings former={former} />
        </div>
        <div className="company-quote">
          <QuoteLine fundamentals={fundamentals} sparkline={sparkline} />
          {otherPrice}
        </div>
        {takeAway}
      </div>
    </header>
  );
});

type CompanyChipsProps = { classification: ValuationReport["classification"]; notes: readonly Note[] };

/** What kind of company it is taken for and why, and what the data leave open: after the answer, which both are about. */
export const CompanyChips = memo(function CompanyChips({ classification, notes }: CompanyChipsProps) {
  const t = useTranslations();
  return (
    <div className="company-chips">
      <details className="chip-details">
        <summary className="chip">
          {t(`companyTypes.${classification.type}`)}
          <ChevronDown size={14} strokeWidth={1.6} aria-hidden="true" />
        </summary>
        <p className="constant t-small text-ink-2">
          <b>{t("analysis.header.whyType")}.</b> {t(`companyTypeRules.${classification.rule}`)}
        </p>
      </details>
      <DataNotes notes={notes} />
    </div>
  );
});

/** The price has a source of its own, which need not be that of the accounts. */
function QuoteLine({ fundamentals, sparkline }: Pick<CompanyHeaderProps, "fundamentals" | "sparkline">) {
  const t = useTranslations("analysis");
  const formats = useFormats();
  const nameOf = usePriceSourceName();
  const { quote } = fundamentals;
  const isOwn = quote?.chosenBy === "user";
  if (quote === null) return <p className="t-small text-ink-3">{t("header.noPrice")}</p>;
  return (
    <>
      <p className={`company-price num ${isOwn ? "text-accent" : ""}`} data-trace="price">
        <PriceFigure value={quote.value} currency={quote.currency} />
      </p>
      <p className="company-date">
        <span className="dot" aria-hidden="true" />
        {isOwn
          ? t("header.ownPrice", { date: formats.date(quote.asOf) })
          : t("header.close", { date: formats.date(quote.asOf), provider: nameOf(quote.source) })}
        {sparkline}
      </p>
    </>
  );
}

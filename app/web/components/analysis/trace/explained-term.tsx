import type { TraceNode } from "@valora/valuation";
import { memo, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { es } from "../../../../messages/es/index.ts";

export type GlossaryTerm = keyof (typeof es)["glossary"];

/** The explanation of a quantity; quantities that their name explains are left out. */
const termsOfQuantities: Readonly<Partial<Record<TraceNode["name"], GlossaryTerm>>> = {
  wacc: "wacc",
  costOfEquity: "costOfEquity",
  costOfDebt: "costOfDebt",
  beta: "beta",
  riskFreeRate: "riskFreeRate",
  matureEquityRiskPremium: "equityRiskPremium",
  impliedEquityRiskPremium: "impliedPremium",
  countryRiskPremium: "countryRiskPremium",
  marginalTaxRate: "taxRate",
  growth: "growth",
  terminalGrowth: "terminalGrowth",
  presentValueOfTerminalValue: "terminalValue",
  terminalShare: "terminalValue",
  enterpriseValue: "enterpriseValue",
  equityValue: "equityValue",
  minorityInterests: "minorityInterests",
  returnOnEquity: "returnOnEquity",
  normalisedReturnOnEquity: "returnOnEquity",
  bookValuePerShare: "bookValue",
  tangibleBookValuePerShare: "tangibleBookValue",
  normalisedEarningsPerShare: "ordinaryEarnings",
  targetMargin: "operatingMargin",
  payoutRatio: "payout",
  totalPayoutRatio: "totalPayout",
  priceToEarnings: "priceToEarnings",
  industryPriceToEarnings: "priceToEarnings",
  priceToBook: "priceToBook",
  industryPriceToBook: "priceToBook",
  evToEbitda: "evToEbitda",
  industryEvToEbitda: "evToEbitda",
  evToEbit: "evToEbit",
  industryEvToEbit: "evToEbit",
  fadeYears: "fadeYears",
  returnSpreadKept: "keptReturn",
  buybackShare: "buybackPayout",
  exitPriceToEarnings: "exitMultiple",
  elapsedSinceStatements: "elapsedYears",
};

const idOf = (term: GlossaryTerm) => `term-${term}`;

/** A word of the trade: focusable, dotted, and opens what it means, also without scripts. */
export function ExplainedTerm({ of, children }: { of: GlossaryTerm; children: ReactNode }) {
  return (
    <button type="button" className="term" popoverTarget={idOf(of)} aria-describedby={idOf(of)}>
      {children}
    </button>
  );
}

/** The name of a quantity, with its meaning where the glossary has it. */
export function QuantityTerm({ quantity, children }: { quantity: TraceNode["name"]; children: ReactNode }) {
  const of = termsOfQuantities[quantity];
  return of === undefined ? children : <ExplainedTerm of={of}>{children}</ExplainedTerm>;
}

/** The terms of a page explained, each once, wherever and however often the page names it. */
export const Glossary = memo(function Glossary() {
  const t = useTranslations("glossary");
  return (
    <div className="constant no-print">
      {glossaryTerms.map((term) => (
        <div key={term} id={idOf(term)} popover="auto" className="term-meaning t-small">
          {`${t(`${term}.name`)}. ${t(`${term}.meaning`)}`}
        </div>
      ))}
    </div>
  );
});

export const glossaryTerms = [
  ...(["wacc", "costOfEquity", "costOfDebt", "beta", "riskFreeRate", "equityRiskPremium"] as const),
  ...([
    "impliedPremium",
    "countryRiskPremium",
    "taxRate",
    "rating",
    "growth",
    "terminalGrowth",
    "horizon",
    "terminalValue",
  ] as const),
  ...(["enterpriseValue", "equityValue", "minorityInterests", "returnOnCapital", "returnOnEquity"] as const),
  ...(["bookValue", "tangibleBookValue", "ordinaryEarnings", "operatingMargin", "salesToCapital", "payout"] as const),
  ...(["persistence", "priceToEarnings", "priceToBook", "evToEbitda", "evToEbit", "median"] as const),
  ...([
    "totalPayout",
    "fadeYears",
    "keptReturn",
    "buybackPayout",
    "goodwillInCapital",
    "exitMultiple",
    "elapsedYears",
  ] as const),
  "lastTwelveMonths",
  "standardDeviation",
] as const satisfies readonly GlossaryTerm[];

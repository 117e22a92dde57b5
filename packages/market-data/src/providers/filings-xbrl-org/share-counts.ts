import type { CurrencyCode, IsoDate } from "@valora/valuation";
import { daysBetween } from "../days.ts";
import { type ConceptReader, firstReading, type TracedFigure } from "../read-figures.ts";
import { type EuropeanIdentity, providerId } from "./european-identity.ts";
import type { ReportFact } from "./report-facts.ts";

const profitRule = {
  measure: "flow",
  unit: "money",
  from: [
    "ProfitLossAttributableToOrdinaryEquityHoldersOfParentEntity",
    "ProfitLossAttributableToOwnersOfParent",
    "ProfitLoss",
  ],
} as const;

const earningsConcepts = [
  "DilutedEarningsLossPerShare",
  "BasicAndDilutedEarningsLossPerShare",
  "BasicEarningsLossPerShare",
];

/** Earnings are rounded to the cent: of few cents no count follows. */
const largestRounding = 0.025;

const usualDecimals = 2;

/**
 * The average count of shares that no statement tags follows from the profit and the earnings per share, which all statements
 * tag, as nearly as these are rounded.
 */
export function sharesByEarnings(facts: readonly ReportFact[], currency: CurrencyCode) {
  const decimalsOf = (concept: string, end: IsoDate): number =>
    facts.findLast((fact) => fact.concept === concept && fact.end === end && fact.unit === `${currency}/shares`)
      ?.decimals ?? usualDecimals;
  return (fiscalYearEnd: IsoDate, read: ConceptReader): TracedFigure | null => {
    const profit = firstReading(profitRule, read);
    for (const concept of earningsConcepts) {
      const perShare = read(concept, { measure: "flow", unit: "perShare", from: [concept] });
      if (!profit || !perShare || perShare.value === 0) continue;
      const rounding = 0.5 * 10 ** -Math.max(decimalsOf(concept, fiscalYearEnd), usualDecimals);
      const shares = profit.value / perShare.value;
      if (rounding / Math.abs(perShare.value) > largestRounding || shares <= 0) continue;
      return {
        ...perShare,
        value: shares,
        concepts: [...profit.concepts, concept],
        isCalculated: true,
        readAs: "derived",
      };
    }
    return null;
  };
}

const countConcepts = ["NumberOfSharesOutstanding", "NumberOfSharesIssuedAndFullyPaid", "NumberOfSharesIssued"];

/** The latest count that a report tags; issued shares hold the treasury's own. */
export function sharesIn(facts: readonly ReportFact[]): EuropeanIdentity["sharesOutstanding"] {
  for (const concept of countConcepts) {
    const counts = facts.filter((fact) => fact.concept === concept && fact.unit === "shares" && fact.value > 0);
    const latest = counts.toSorted((one, other) => one.end.localeCompare(other.end)).at(-1);
    if (latest) return { value: latest.value, asOf: latest.end, source: providerId };
  }
  return null;
}

type Count = NonNullable<EuropeanIdentity["sharesOutstanding"]> | null;

export function newestCount(known: Count, tagged: Count | undefined): Count {
  if (!known || !tagged) return known ?? tagged ?? null;
  return daysBetween(known.asOf, tagged.asOf) > 0 ? tagged : known;
}

import {
  type AccountsBase,
  type CompanyFile,
  type Fundamentals,
  premiumIn,
  type ValuationReport,
} from "@valora/valuation";
import type { Source } from "../contracts/analysis-answer.ts";

/** Where the figures come from, and of which day they are. */
export function sourcesOf(
  { fundamentals, reference }: CompanyFile,
  { accounts, assumptions: { view } }: Pick<ValuationReport, "accounts" | "assumptions">,
): Source[] {
  const { quote, sharesOutstanding, beta, provider } = fundamentals;
  const last = lastAccounts(fundamentals, accounts.period);
  const dated = (covers: Source["covers"], figure: { asOf: string; source: string } | null): Source[] =>
    figure === null ? [] : [{ covers, source: figure.source, asOf: figure.asOf, form: null, accession: null }];
  return [
    ...(last === undefined
      ? []
      : [
          {
            covers: "statements" as const,
            source: provider,
            asOf: last.end,
            form: last.form,
            accession: last.accession,
          },
        ]),
    ...dated("price", quote),
    ...dated("shares", sharesOutstanding),
    ...dated("beta", beta),
    ...dated("riskFreeRate", reference.riskFreeRate),
    ...dated("equityRiskPremium", premiumIn(reference, view).premium),
    ...dated("countryRiskPremium", reference.countryRiskPremium),
    ...dated("taxRate", reference.marginalTaxRate),
    ...dated("ratings", reference.ratings),
    ...dated("industryAverages", reference.industry ?? reference.market),
  ];
}

/** The filing with the latest accounts, and the day on which these end. */
function lastAccounts({ statements, interim }: Fundamentals, accounts: AccountsBase["period"]) {
  const trailing = accounts === "twelveMonths" ? interim?.trailing.at(-1) : undefined;
  if (trailing) return { end: trailing.periodEnd, form: trailing.form, accession: trailing.accession };
  const year = statements.at(-1);
  return year && { end: year.fiscalYearEnd, form: year.form, accession: year.accession };
}

/** The day of the price, else the latest day of a source. */
export const latest = (sources: readonly Source[], priceAsOf: string | null): string =>
  priceAsOf ?? sources.reduce((last, { asOf }) => (asOf > last ? asOf : last), "0001-01-01");

import { methodNames } from "@valora/valuation";
import { isCounted, writtenCorrectedFigures } from "../core/fundamentals/contracts/own-figures.ts";
import { type ComparedCompany, comparedAssumptions } from "../core/lists/contracts/compare.ts";
import type { CompareAnswer } from "../core/lists/contracts/compare-answer.ts";
import { type Cell, tableOf } from "./written-cell.ts";

type Compared = Extract<ComparedCompany, { kind: "compared" }>;

const columns: readonly (readonly [name: string, of: (compared: Compared) => Cell])[] = [
  ["name", ({ company }) => company.name],
  ["sector", ({ company }) => company.sector],
  ["companyType", ({ company }) => company.companyType],
  ["currency", ({ company }) => company.currency],
  ["price", ({ company }) => company.price?.value ?? null],
  ["priceCurrency", ({ company }) => company.price?.currency ?? null],
  ["priceAsOf", ({ company }) => company.price?.asOf ?? null],
  ["mean", ({ company }) => company.mean],
  ["difference", ({ company }) => company.difference],
  ["status", ({ company }) => company.status],
  ["signal", ({ company }) => company.signal.kind],
  ["votes", ({ company }) => company.votes],
  ["lowest", ({ company }) => company.lowest],
  ["highest", ({ company }) => company.highest],
  ...methodNames.flatMap((name) => {
    const outcomeIn = ({ methods }: Compared) => methods.find(({ method }) => method === name)?.outcome;
    const estimateIn = (compared: Compared) => {
      const outcome = outcomeIn(compared);
      return outcome?.kind === "estimate" ? outcome : null;
    };
    const reasonIn = (compared: Compared) => {
      const outcome = outcomeIn(compared);
      return outcome?.kind === "notApplicable" ? outcome.reason : (outcome?.notVotingReason ?? null);
    };
    return [
      [name, (compared: Compared) => estimateIn(compared)?.value ?? null],
      [`${name}.difference`, (compared: Compared) => estimateIn(compared)?.difference ?? null],
      [`${name}.votes`, (compared: Compared) => estimateIn(compared)?.votes ?? false],
      [`${name}.reason`, reasonIn],
    ] as const;
  }),
  ["quality", ({ company }) => company.quality?.score ?? null],
  ["qualityKnown", ({ company }) => company.quality?.known ?? null],
  ["marketCap", ({ company }) => company.marketCap],
  ["priceToEarnings", ({ company }) => company.priceToEarnings],
  ["priceToBook", ({ company }) => company.priceToBook],
  ["returnOnEquity", ({ company }) => company.returnOnEquity],
  ["dividendYield", ({ company }) => company.dividendYield],
  ["fiscalYearEnd", ({ company }) => company.fiscalYearEnd],
  ...comparedAssumptions.map((name) => [name, ({ assumptions }: Compared) => assumptions[name]] as const),
  ["priceSource", ({ company }) => company.price?.source ?? null],
  ["accountsSource", ({ company }) => company.accountsSource],
  ["correctedFigures", ({ company, correctedFigures }) => writtenOwn(correctedFigures, company.currency)],
  ["discountRate", ({ assumptions }) => assumptions.discountRate],
];

/** The reader's own figures as an address writes them; null without any. */
const writtenOwn = (figures: Compared["correctedFigures"], currency: string): Cell =>
  figures.length === 0
    ? null
    : writtenCorrectedFigures(
        figures.map(({ name, periodEnd, value }) => ({
          ...{ name, periodEnd, value },
          currency: isCounted(name) ? null : currency,
        })),
      );

/**
 * Companies side by side as comma-separated values, one row each. Names and codes are those of the API in every language;
 * fractions are fractions, and a company that has no figures says by which failure. The column before says in which view the values are;
 * behind stand the ratios of the reader's own, each with the reason where it has no value.
 */
export function compareTable({
  companies,
  view,
  ratios,
}: Pick<CompareAnswer, "companies" | "view" | "ratios">): string {
  const own = ratios.flatMap(({ place, expression }) => [expression, `${place}.reason`]);
  const rows = companies.map((compared): readonly Cell[] =>
    compared.kind === "failed"
      ? [compared.ticker, ...columns.map(() => null), view, compared.code, ...own.map(() => null)]
      : [
          compared.company.ticker,
          ...columns.map(([, of]) => of(compared)),
          view,
          null,
          ...compared.ratios.flatMap(({ value, reason }) => [value, reason]),
        ],
  );
  return tableOf([["ticker", ...columns.map(([name]) => name), "view", "failure", ...own], ...rows]);
}

import type { Company } from "../company/normalise-company.ts";
import { rememberedCompany } from "../company/remembered.ts";
import { priceInReportingCurrency } from "../inputs/price-in-reporting-currency.ts";
import type { IsoDate, Money, PerShare, Rate, Ratio, Shares } from "../inputs/units.ts";
import { isFirmKnown } from "../methods/comparable-multiples/comparable-multiples.ts";
import { type MultipleStatistic, multipleStatistic } from "../peers/peer-multiples.ts";
import { differenceOf } from "../report/difference.ts";
import { priceStandingOf } from "../report/price-standing.ts";
import type { CompanyFile, PartIndustry } from "../report/report.ts";
import { type ByScenario, byScenario } from "../scenarios/settings.ts";
import { byContent, traceBuilder } from "../trace/to-trace.ts";
import { derive, type Quantity, type Trace } from "../trace/trace.ts";
import { sum } from "../trace/traced-formulas/figures.ts";
import { marketMultiple, sumOfPartsPerShare, valueAtMultiple } from "../trace/traced-formulas/multiples.ts";
import { type Unavailable, unavailable } from "../understanding/unavailable.ts";
import type { ValuationRequest } from "../value-company.ts";
import { businessPartsIn, type PartAmount, type PartBasis, restOf, toldOf } from "./part-amounts.ts";

/** A number and its place in the trace. */
export type PartNumber<Value extends number = number> = { value: Value; node: number };

export type PartLine = Omit<PartAmount, "amount"> & {
  amount: PartNumber<Money>;
  /** The industry that the reader chose; null: the company's own peers. */
  industry: Pick<PartIndustry, "id" | "name"> | null;
  /** `parts`: the company's own peers have no multiple, and what belongs to no part counts at that of all parts together. */
  from: MultipleStatistic["from"] | "parts";
  /** How many companies the multiple is of; 0 for an average. */
  peers: number;
  multiple: ByScenario<PartNumber<Ratio>>;
  value: ByScenario<PartNumber<Money>>;
};

export type SumOfParts = {
  kind: "sumOfParts";
  /** The fiscal year of the parts. */
  fiscalYearEnd: IsoDate;
  lines: readonly PartLine[];
  /** Sales that all lines tell together as a share of those of the company, else results; null where one is unknown. */
  told: ({ figure: PartBasis } & PartNumber<Rate>) | null;
  /** What others have a claim on, less cash and securities. */
  netClaims: Money;
  shares: Shares;
  /** All lines together. */
  enterprise: ByScenario<Money>;
  perShare: ByScenario<PartNumber<PerShare>>;
  /** value ÷ price − 1; null without a price, and by one that nothing is judged by. */
  difference: ByScenario<Ratio> | null;
  trace: Trace;
};

const multipleOf = { ebit: "evToEbit", revenue: "evToSales" } as const;

/**
 * What a share is worth as the sum of the company's businesses, each at the multiple of companies in that business.
 *
 *   (Σ result of a part × EV/EBIT + (what belongs to no part) × EV/EBIT of the company's own peers − claims + assets) / shares
 *
 * A part that tells sales alone is valued by EV/sales. Multiples are those of the industry chosen for a part, else of the company's
 * own peers: lower quartile, median and upper quartile; with fewer than five companies the industry's dated average. Intersegment
 * eliminations, unallocated costs and what the parts leave open of the company's result count at the multiple of its own peers;
 * the last only where all parts are valued by one figure, and nothing is scaled. A part with a loss takes away what it would
 * if that lasted. It is no method: it has no vote and moves no mean.
 *
 * Unavailable: `figuresMissing` (no parts, or debts unknown), `methodNotApplicable` (banks, insurers and other companies whose debt
 * is their raw material; no value per share at all), `assumptionMissing` (no multiple for one of the parts).
 *
 * @see Koller, Goedhart & Wessels, *Valuation*, 7th ed., ch. 19
 */
export function sumOfPartsOf(file: CompanyFile, request: ValuationRequest): SumOfParts | Unavailable {
  const told = businessPartsIn(file.fundamentals);
  if (told === null) return unavailable("figuresMissing");
  const company = rememberedCompany(file, request);
  const { bridge, shares } = company;
  if (company.isFinancial || company.blockedBy !== null) return unavailable("methodNotApplicable");
  if (!bridge || !shares || !(shares.value > 0)) return unavailable("figuresMissing");
  if (!isFirmKnown(company)) return unavailable("methodNotApplicable");
  const amounts = [...told.amounts, ...restOf(company, told)];
  const parts = amounts.filter(({ kind }) => kind === "part").flatMap((each) => valuedBy(file, company, each) ?? []);
  const others = amounts
    .filter(({ kind }) => kind !== "part")
    .flatMap((each) => valuedBy(file, company, each) ?? atThatOfParts(each, parts));
  const valued = [...parts, ...others];
  if (valued.length < amounts.length) return unavailable("assumptionMissing");

  const { claims, assets } = bridge;
  const { nodes, idOf } = traceBuilder(byContent);
  const numberOf = (quantity: Quantity): PartNumber => ({ value: quantity.value, node: idOf(quantity) });
  const lines = valued.map(({ multiple, value, amount, ...line }) => ({
    ...line,
    amount: numberOf(amount),
    multiple: byScenario((scenario) => numberOf(multiple[scenario])),
    value: byScenario((scenario) => numberOf(value[scenario])),
  }));
  const perShare = byScenario((scenario) =>
    numberOf(
      derive("sumOfPartsPerShare", sumOfPartsPerShare, {
        parts: valued.map(({ value }) => value[scenario]),
        ...{ claims, assets, shares },
      }),
    ),
  );
  if (Object.values(perShare).some(({ value }) => !Number.isFinite(value))) return unavailable("notFinite");
  const share = toldOf(company, told);
  const isJudged = priceStandingOf(file)?.silence === null;
  const price = isJudged ? priceInReportingCurrency(file.fundamentals) : null;
  const total = (quantities: readonly Quantity[]) => quantities.reduce((all, { value }) => all + value, 0);
  return {
    kind: "sumOfParts",
    fiscalYearEnd: told.end,
    lines,
    told: share && { figure: share.figure, ...numberOf(share.share) },
    netClaims: total(claims) - total(assets),
    shares: shares.value,
    enterprise: byScenario((scenario) => total(valued.map(({ value }) => value[scenario]))),
    perShare,
    difference: price === null ? null : byScenario((scenario) => differenceOf(perShare[scenario].value, price)),
    trace: { nodes, result: perShare.neutral.node },
  };
}

type Valued = Omit<PartLine, "amount" | "multiple" | "value"> & {
  amount: Quantity;
  multiple: ByScenario<Quantity>;
  value: ByScenario<Quantity>;
};

/** Null without a multiple. */
function valuedBy({ partsCompared, reference }: CompanyFile, company: Company, line: PartAmount): Valued | null {
  const { kind, member, basis, amount } = line;
  const chosen = kind === "part" && member !== null ? partsCompared?.chosen[member] : undefined;
  const compared = chosen && { peers: chosen.peers, reference: { ...reference, industry: chosen.averages } };
  const statistic = compared ? multipleStatistic(compared, multipleOf[basis]) : company.multiple(multipleOf[basis]);
  if (statistic === null) return null;
  return {
    ...line,
    industry: chosen ? { id: chosen.id, name: chosen.name } : null,
    from: statistic.from,
    peers: statistic.multiples.length,
    multiple: statistic.value,
    value: byScenario((scenario) =>
      derive("valueOfPart", valueAtMultiple, { amount, multiple: statistic.value[scenario] }),
    ),
  };
}

/** What belongs to no part, at the multiple of the parts that are valued by the same figure. */
function atThatOfParts(line: PartAmount, parts: readonly Valued[]): Valued[] {
  const same = parts.filter(({ basis }) => basis === line.basis);
  if (same.length === 0) return [];
  const amount = derive("sumOfSegments", sum, { terms: same.map((part) => part.amount) });
  if (!(amount.value > 0)) return [];
  const multiple = byScenario((scenario) => {
    const marketValue = derive("valueOfPart", sum, { terms: same.map(({ value }) => value[scenario]) });
    return derive(multipleOf[line.basis], marketMultiple, { marketValue, amount });
  });
  const value = byScenario((scenario) =>
    derive("valueOfPart", valueAtMultiple, { amount: line.amount, multiple: multiple[scenario] }),
  );
  return [{ ...line, industry: null, from: "parts", peers: 0, multiple, value }];
}

/** The parts whose industry a reader may choose. */
export const partsToCompare = ({ fundamentals }: CompanyFile): readonly PartAmount[] =>
  businessPartsIn(fundamentals)?.amounts.filter(({ kind }) => kind === "part") ?? [];

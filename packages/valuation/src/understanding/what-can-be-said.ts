import { historyOf } from "../company/accounts/history.ts";
import { rememberedCompany } from "../company/remembered.ts";
import { lowestImpliedGrowth } from "../formulas/cash-flow/reverse.ts";
import { priceInReportingCurrency } from "../inputs/price-in-reporting-currency.ts";
import type { PerShare, Rate, Ratio, Years } from "../inputs/units.ts";
import { type FlowMethodName, flowMethodNames } from "../methods/flow-declarations.ts";
import type { NotVotingReason } from "../report/outcome.ts";
import type { CompanyFile, ValuationReport } from "../report/report.ts";
import { quorum } from "../report/signal.ts";
import { type ValuationRequest, valueCompany } from "../value-company.ts";
import { type BaseRates, shareThatGrew } from "./base-rates.ts";
import { type FlowModel, flowModelOf } from "./flow-model.ts";
import { averageOfFade, type Implied, impliedLever, searchedAssumptions, yearsAheadOf } from "./reverse-dcf.ts";
import { type Waiting, waitingMethods } from "./waiting-methods.ts";

export { type Waiting, type WaitKind, waitKinds } from "./waiting-methods.ts";

/** Growth is told as an average of so many years: a first year that fades says little to anyone. */
export const yearsOfGrowthTold: Years = 10;

/** Growth of the first year, what it makes a year over ten years, and how many companies have grown so much. */
export type GrowthAsked = {
  first: Rate;
  average: Rate;
  years: Years;
  /** Null without base rates, or where it is not revenue that grows. */
  done: { count: number; share: Rate; observations: number; companies: number } | null;
};

/** The growth and the margin that the price implies by one method, each alone. */
export type PriceAsks = {
  method: FlowMethodName;
  /** The method's result with the assumptions of the report. */
  value: PerShare;
  /** Whether that supposes the margin of its industry, as it earns nothing in an ordinary year. */
  isSupposed: boolean;
  growth: GrowthAsked | null;
  /** The most that growth alone can make of the value, where that is below the price; else null. */
  highestByGrowth: PerShare | null;
  /** The least that growth alone can make of the value, where that is above the price; else null. */
  lowestByGrowth: PerShare | null;
  margin: { asked: Implied; used: Rate } | null;
};

/** A margin above the one that is used, and the growth with it, that would together be worth the price. */
export type PathToPrice = {
  margin: Rate;
  used: Rate;
  /** Its margin in good years, the upper quartile of ten; null where it is unknown. */
  good: Rate | null;
  growth: GrowthAsked;
};

/** The findings for a company without a signal. */
export type WhatCanBeSaid = {
  voting: number;
  /** Votes that are missing for a signal. */
  wanting: number;
  price: PerShare;
  asks: PriceAsks | null;
  path: PathToPrice | null;
  /** Market value ÷ latest revenue; null where either is unknown, or the shares are. */
  priceToSales: Ratio | null;
  /** Methods that do not vote but could, and what each waits for. */
  waiting: readonly Waiting[];
};

/** Reasons that leave a method's own view of its assumptions worth asking about. */
const askable: ReadonlySet<NotVotingReason | null> = new Set([
  null,
  "implausiblyLow",
  "implausiblyHigh",
  "pathSupposed",
  "stillUnprofitable",
  "atRisk",
  "exitWithoutMarket",
]);

/** Margins that are tried above those that a company has had, and the average growth up to which one is taken. */
const marginsTried: readonly Rate[] = [0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6];
const readilyTaken: Rate = 0.25;

/**
 * The findings for a company with fewer votes than a signal needs: the implied assumptions of its price, which margin and
 * growth together would be worth it, and what each silent method waits for. Null where there is a signal, or no price.
 */
export function whatCanBeSaid(inputs: {
  file: CompanyFile;
  request: ValuationRequest;
  report?: ValuationReport;
  baseRates?: BaseRates | null;
}): WhatCanBeSaid | null {
  const { file, request, report = valueCompany(file, request), baseRates = null } = inputs;
  const price = priceInReportingCurrency(file.fundamentals);
  const { voting } = report.summary;
  if (report.summary.signal.kind !== "none" || voting >= quorum || price === null || !(price > 0)) return null;
  const told = { report, price, baseRates };
  const isSilent = (report.priceStanding?.silence ?? null) !== null;
  const model = isSilent ? null : askedModel(report);
  return {
    voting,
    wanting: quorum - voting,
    price,
    asks: model && asksOf(model, told),
    path: model && pathOf(model, told, goodMarginOf(file, request)),
    priceToSales: report.blockedBy === null && !isSilent && !isOfOthers(report) ? priceToSalesOf(file, price) : null,
    waiting: waitingMethods(file, report, price),
  };
}

type Told = { report: ValuationReport; price: PerShare; baseRates: BaseRates | null };

/** The first flow method whose silence is not about the kind of company. */
function askedModel(report: ValuationReport): FlowModel | null {
  const name = flowMethodNames.find((each) =>
    report.methods.some(
      ({ method, outcome }) => method === each && outcome.kind === "estimate" && askable.has(outcome.notVotingReason),
    ),
  );
  const model = name && flowModelOf(report, name);
  return model?.kind === "flowModel" ? model : null;
}

function asksOf(model: FlowModel, told: Told): PriceAsks {
  const { price } = told;
  const growth = impliedLever(model, "growth", price);
  const margin = impliedLever(model, "margin", price);
  const first = lowestOf(growth);
  return {
    method: model.method,
    value: model.value,
    isSupposed: told.report.methods.some(
      ({ method, outcome }) =>
        method === model.method && outcome.kind === "estimate" && outcome.notVotingReason === "pathSupposed",
    ),
    growth: first === null ? null : growthAsked(model, told, first),
    ...beyondGrowth(growth, price),
    margin:
      margin.kind === "unavailable" || model.levers.margin === undefined
        ? null
        : { asked: margin, used: model.levers.margin },
  };
}

/** The end of the values that growth can make, where all of them lie on one side of the price. */
function beyondGrowth(growth: Implied, price: PerShare): Pick<PriceAsks, "highestByGrowth" | "lowestByGrowth"> {
  const attainable = growth.kind === "none" ? growth.attainable : null;
  return {
    highestByGrowth: attainable !== null && attainable.highest < price ? attainable.highest : null,
    lowestByGrowth: attainable !== null && attainable.lowest > price ? attainable.lowest : null,
  };
}

/** The growth at which the price is reached first, where more than one reaches it. */
function lowestOf(implied: Implied): Rate | null {
  if (implied.kind === "root") return implied.value;
  return implied.kind === "several" ? Math.min(...implied.values) : null;
}

function growthAsked(model: FlowModel, { report, baseRates }: Told, first: Rate): GrowthAsked {
  const to = model.levers.terminalGrowth ?? 0;
  const average = averageOfFade({ first, to, fadesOver: yearsAheadOf(model, report), years: yearsOfGrowthTold });
  const isOfRevenue = model.method !== "residualIncome" && baseRates?.figure === "revenue";
  const share = isOfRevenue && baseRates?.years === yearsOfGrowthTold ? shareThatGrew(baseRates, average) : null;
  return {
    first,
    average,
    years: yearsOfGrowthTold,
    done:
      share === null || baseRates === null
        ? null
        : {
            count: Math.round(share * baseRates.growths.length),
            share,
            observations: baseRates.growths.length,
            companies: baseRates.companies,
          },
  };
}

/** The lowest margin above the one in use at which growth that a few have had is worth the price; else the highest tried. */
function pathOf(model: FlowModel, told: Told, good: Rate | null): PathToPrice | null {
  const used = model.levers.margin;
  if (used === undefined || model.value >= told.price) return null;
  const known = good !== null && good > used ? [good] : [];
  const above = marginsTried.filter((margin) => margin > Math.max(used, good ?? used));
  const raw = model.rawOver(["margin", "growth"]);
  let path: PathToPrice | null = null;
  for (const margin of [...known, ...above]) {
    const first = growthAt((growth) => raw([margin, growth]), told.price);
    if (first === null) continue;
    path = { margin, used, good, growth: growthAsked(model, told, first) };
    if (path.growth.average <= readilyTaken) break;
  }
  return path;
}

/** The lowest growth, from none on, that is worth the price; null where none is, or it takes none at all. */
function growthAt(worth: (growth: Rate) => PerShare, price: PerShare): Rate | null {
  const valueAt = (growth: Rate) => {
    const value = worth(growth);
    return Number.isFinite(value) ? value : null;
  };
  return lowestImpliedGrowth({ valueAt, target: price, low: 0, high: searchedAssumptions.growth.high });
}

/** Whether the accounts hold a part that is not the company's any more. */
const isOfOthers = ({ methods }: ValuationReport): boolean =>
  methods.some(({ outcome }) => outcome.kind === "estimate" && outcome.notVotingReason === "partSeparated");

/** On the same basis as the margins of the report: research counts as it does there. */
const goodMarginOf = (file: CompanyFile, request: ValuationRequest): Rate | null =>
  rememberedCompany(file, request).earningPower?.targetMargin.optimistic.value ?? null;

function priceToSalesOf({ fundamentals }: CompanyFile, price: PerShare): Ratio | null {
  const history = historyOf(fundamentals);
  const revenue = history.figure(history.latest, "revenue")?.value ?? 0;
  const shares = fundamentals.sharesOutstanding?.value ?? history.figure(history.latest, "dilutedShares")?.value ?? 0;
  return revenue > 0 && shares > 0 ? (price * shares) / revenue : null;
}

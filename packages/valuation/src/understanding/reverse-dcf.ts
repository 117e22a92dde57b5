import { impliedGrowth } from "../formulas/cash-flow/reverse.ts";
import { linearFade } from "../formulas/time-value/growth.ts";
import { priceInReportingCurrency } from "../inputs/price-in-reporting-currency.ts";
import type { PerShare, Rate, Years } from "../inputs/units.ts";
import type { FlowLever } from "../methods/flow-declaration.ts";
import type { FlowMethodName } from "../methods/flow-declarations.ts";
import type { CompanyFile, ValuationReport } from "../report/report.ts";
import { type ValuationRequest, valueCompany, valuesByHorizon } from "../value-company.ts";
import { type BaseRates, countThatGrew, figureThatGrows, ownGrowthOf } from "./base-rates.ts";
import { type FlowModel, flowModelOf } from "./flow-model.ts";
import { type Unavailable, unavailable } from "./unavailable.ts";

/** The assumption that a price implies; without one, the range of values over all assumptions. */
export type Implied =
  | { kind: "root"; value: number }
  | { kind: "several"; values: readonly number[] }
  | { kind: "none"; attainable: { lowest: PerShare; highest: PerShare } | null }
  | Unavailable;

/** The growth that a price takes for granted. */
export type ReverseGrowth = {
  method: FlowMethodName;
  price: PerShare;
  /** Growth of the first year, which fades to the perpetual one over the horizon. */
  growth: Implied;
  /** Years in which that growth fades to the perpetual one. */
  fadesOver: Years;
  /** How many companies have done what `growth` asks for; null without one root, or without base rates of what grows. */
  baseRate: BaseRate | null;
};

/** Growth a year over the years of the base rates, and how many have had it. */
export type BaseRate = {
  years: Years;
  /** What the price asks for, what the report assumes, and what the company has done; null where it is unknown. */
  averageGrowth: Rate;
  assumedGrowth: Rate | null;
  ownGrowth: Rate | null;
  count: number;
  share: Rate;
  observations: number;
  companies: number;
};

export type ReverseValuation = ReverseGrowth & {
  kind: "reverseValuation";
  /** Operating margin that the company converges to. */
  margin: Implied;
  /** Years until growth has faded; between whole years by straight line. */
  years: Implied;
};

/** Between which assumptions the one that gives the price is looked for. */
export const searchedAssumptions = {
  growth: { low: -0.5, high: 1 },
  margin: { low: -0.5, high: 1 },
  years: { low: 1, high: 40 },
} as const;

/**
 * The assumptions at which a share is worth its price: the growth, the margin, or the years of growth that make the
 * method's value equal to it, each alone and all else as in the report.
 *
 * Growth from −50 % to +100 %, margin from −50 % to 100 %, 1 to 40 years. A value that rises and falls again may meet the
 * price more than once. `attainable` is what the formula gives, which may be below zero. `baseRates` say how many
 * companies have grown as much as the price asks: the average growth of the implied path over their years, terminal growth after
 * the horizon.
 *
 * Unavailable: `methodNotApplicable`, `priceMissing`, or the reason for which nothing is judged by the price; a part of it, `assumptionMissing`: no margin outside the
 * discounted cash flow.
 *
 * @see Rappaport & Mauboussin, *Expectations Investing*, ch. 5
 */
export function reverseValuationOf(inputs: {
  file: CompanyFile;
  request: ValuationRequest;
  report?: ValuationReport;
  method?: FlowMethodName;
  baseRates?: BaseRates | null;
}): ReverseValuation | Unavailable {
  const { file, request, report = valueCompany(file, request), baseRates = null } = inputs;
  const asked = askedOf(file, report, inputs.method);
  if (asked.kind === "unavailable") return asked;
  const { model, price } = asked;
  return {
    kind: "reverseValuation",
    ...growthIn(asked, { file, report, baseRates }),
    margin: impliedLever(model, "margin", price),
    years: impliedYears({ file, request, method: model.method, price }),
  };
}

/** The growth of `reverseValuationOf` by itself, which takes a fraction of its time; unavailable for the same reasons. */
export function reverseGrowthOf(
  file: CompanyFile,
  report: ValuationReport,
  baseRates: BaseRates | null = null,
): ({ kind: "reverseGrowth" } & ReverseGrowth) | Unavailable {
  const asked = askedOf(file, report);
  return asked.kind === "unavailable"
    ? asked
    : { kind: "reverseGrowth", ...growthIn(asked, { file, report, baseRates }) };
}

type Asked = { kind: "asked"; model: FlowModel; price: PerShare };

function askedOf({ fundamentals }: CompanyFile, report: ValuationReport, method?: FlowMethodName): Asked | Unavailable {
  const price = priceInReportingCurrency(fundamentals);
  const model = flowModelOf(report, method);
  if (model.kind === "unavailable") return model;
  if (price === null || !(price > 0)) return unavailable("priceMissing");
  const silence = report.priceStanding?.silence ?? null;
  return silence === null ? { kind: "asked", model, price } : unavailable(silence);
}

type Reversed = { file: CompanyFile; report: ValuationReport; baseRates: BaseRates | null };

function growthIn({ model, price }: Asked, reversed: Reversed): ReverseGrowth {
  const growth = impliedLever(model, "growth", price);
  const fadesOver = yearsAheadOf(model, reversed.report);
  return { method: model.method, price, growth, fadesOver, baseRate: baseRateOf(model, growth, reversed) };
}

type ImpliedOf = (model: FlowModel, lever: FlowLever & ("growth" | "margin"), price: PerShare) => Implied;
const known = new WeakMap<FlowModel, Map<string, Implied>>();

/** The one assumption that gives the price, all else as in the report; looked for once, as several parts of a page tell it. */
export const impliedLever: ImpliedOf = (model, lever, price) => {
  const ofModel = known.get(model) ?? new Map<string, Implied>();
  known.set(model, ofModel);
  const key = `${lever} ${price}`;
  const implied = ofModel.get(key) ?? searchedLever(model, lever, price);
  ofModel.set(key, implied);
  return implied;
};

const searchedLever: ImpliedOf = (model, lever, price) => {
  if (model.levers[lever] === undefined) return unavailable("assumptionMissing");
  const raw = model.rawOver([lever]);
  const valueAt = (value: number) => {
    const result = raw([value]);
    return Number.isFinite(result) ? result : null;
  };
  const implied = impliedGrowth({ valueAt, target: price, ...searchedAssumptions[lever] });
  if (implied.kind === "root") return { kind: "root", value: implied.growth };
  if (implied.kind === "severalRoots") return { kind: "several", values: implied.growths };
  return { kind: "none", attainable: implied.attainable };
};

function impliedYears(inputs: {
  file: CompanyFile;
  request: ValuationRequest;
  method: FlowMethodName;
  price: PerShare;
}): Implied {
  const { file, request, method, price } = inputs;
  const { low, high } = searchedAssumptions.years;
  const horizons = Array.from({ length: high - low + 1 }, (_, index) => low + index);
  const points = valuesByHorizon(file, request, { method, horizons }).flatMap((value, index) =>
    typeof value === "number" ? [{ years: low + index, value }] : [],
  );
  const values = points.flatMap((point, index) => {
    const before = points[index - 1];
    if (point.value === price) return [point.years];
    if (!before || (before.value - price) * (point.value - price) >= 0) return [];
    const part = (price - before.value) / (point.value - before.value);
    return [before.years + part * (point.years - before.years)];
  });
  const [value] = values;
  if (value !== undefined) return values.length === 1 ? { kind: "root", value } : { kind: "several", values };
  const all = points.map((point) => point.value);
  return { kind: "none", attainable: all.length > 0 ? { lowest: Math.min(...all), highest: Math.max(...all) } : null };
}

/** How many years growth takes to fade to the perpetual one: those of the horizon and of the fade stage. */
export const yearsAheadOf = ({ trace }: FlowModel, { assumptions }: ValuationReport): Years =>
  trace.nodes.find(({ name }) => name === "projectionYears")?.value ?? assumptions.horizon.value;

function baseRateOf(model: FlowModel, growth: Implied, { file, report, baseRates }: Reversed): BaseRate | null {
  const { terminalGrowth, growth: assumed } = model.levers;
  const isOfFigure = baseRates !== null && baseRates.figure === figureThatGrows[model.method];
  if (!isOfFigure || growth.kind !== "root" || terminalGrowth === undefined) return null;
  const { years, growths, companies } = baseRates;
  if (growths.length === 0) return null;
  const fadesOver = yearsAheadOf(model, report);
  const averageOf = (first: Rate) => averageOfFade({ first, to: terminalGrowth, fadesOver, years });
  const averageGrowth = averageOf(growth.value);
  const count = countThatGrew(baseRates, averageGrowth);
  return {
    years,
    averageGrowth,
    assumedGrowth: assumed === undefined ? null : averageOf(assumed),
    ownGrowth: ownGrowthOf(file.fundamentals, baseRates),
    count,
    share: count / growths.length,
    observations: growths.length,
    companies,
  };
}

/** The average yearly growth, over one number of years, of a growth that fades over another. */
export function averageOfFade(fade: { first: Rate; to: Rate; fadesOver: Years; years: Years }): Rate {
  const { first, to, fadesOver, years } = fade;
  const path = linearFade({ from: first, to, years: fadesOver });
  let grown = 1;
  for (let year = 0; year < years; year += 1) grown *= 1 + (path[year] ?? to);
  return grown ** (1 / years) - 1;
}

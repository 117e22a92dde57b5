import type { Calculation } from "../trace/calculation.ts";
import type { Quantity } from "../trace/trace.ts";
import {
  enterpriseValue,
  freeCashFlow,
  grownMoney,
  nopat,
  terminalNopat,
} from "../trace/traced-formulas/discounted-cash-flow.ts";
import * as steps from "../trace/traced-formulas/projection.ts";
import { fadingReturns } from "./fading-returns.ts";
import type { Growth } from "./growth-path.ts";
import type { Timeline } from "./timeline.ts";

/** Of each year of the horizon and the fade stage; profit after tax. */
export type FirmYears<Term> = { revenues: readonly Term[]; profits: readonly Term[] };

export type FirmInputs = {
  timeline: Timeline;
  elapsed: Quantity;
  revenue: Quantity;
  growth: Growth;
  margin: { from: Quantity; to: Quantity; chosen: readonly (Quantity | null)[] };
  taxRate: { from: Quantity; to: Quantity };
  wacc: Quantity;
};

/** Reinvestment: up to the horizon by capital turnover, later by the return on capital. */
export type CapitalTerms<Term> = {
  /** Of each year, where the reader has set it for that year; the company's own otherwise. */
  salesToCapital: (year: number) => Term;
  /** On new capital, of each year after the horizon and of the one after the fade stage. */
  returns: readonly Term[];
  /** On new capital, for ever. */
  lasting: Term;
};

/** Return on new capital of each year after the horizon, and of the one after the fade stage. */
export const returnsOnCapital = <Term>(
  calculation: Calculation<Term>,
  timeline: Timeline,
  { earned, lasting }: { earned: Term; lasting: Term },
): readonly Term[] => fadingReturns(calculation, timeline, { name: "projectedReturnOnCapital", earned, lasting });

export type FirmTerms<Term> = {
  flows: readonly Term[];
  lastRevenue: Term;
  terminalValue: Term;
  presentFlows: Term;
  presentTerminal: Term;
  enterpriseValue: Term;
};

/**
 * The value of the firm at the price date by its free cash flow.
 *
 *   FCFFₜ = NOPATₜ − max(0, revenueₜ₊₁ − revenueₜ) / (S/C)       before the horizon's last year
 *   FCFFₜ = NOPATₜ (1 − max(gₜ₊₁, 0)/RONICₜ₊₁)                    from it to the end of the fade stage
 *   TV    = NOPATₙ₊₁ (1 − max(g∞, 0)/RONIC∞) / (W − g∞)
 *   EV    = [Σ FCFFₜ/(1+W)ᵗ + TV/(1+W)ⁿ] (1+W)^(½ + s)
 */
export function firmValue<Term>(
  calculation: Calculation<Term>,
  inputs: FirmInputs,
  { years, capital }: { years: FirmYears<Term>; capital: CapitalTerms<Term> },
): FirmTerms<Term> {
  const { of, step } = calculation;
  const { revenues, profits } = years;
  const growths = inputs.growth.path(calculation);
  const [last, wacc] = [of(inputs.growth.last), of(inputs.wacc)];
  const horizon = inputs.timeline.horizon.value;
  const flows = profits.map((profit, index) => {
    const year = index + 1;
    const [revenue, next] = [revenues[index], revenues[index + 1]];
    if (year < horizon && revenue !== undefined && next !== undefined) {
      const salesToCapital = capital.salesToCapital(year);
      const reinvestment = step("reinvestment", steps.investmentAhead, { revenue, next, salesToCapital }, year);
      return step("freeCashFlowToFirm", freeCashFlow, { nopat: profit, reinvestment }, year);
    }
    const growth = growths[year] ?? last;
    const returnOnCapital = capital.returns[year - horizon] ?? capital.lasting;
    return step("freeCashFlowToFirm", steps.flowAfterGrowth, { profit, growth, returnOnCapital }, year);
  });
  const lastRevenue = revenues.at(-1) ?? of(inputs.revenue);
  const terminalValue = step("terminalValue", steps.growingTerminalValue, {
    nopat: step("terminalNopat", terminalNopat, {
      revenue: lastRevenue,
      growth: last,
      margin: of(inputs.margin.to),
      taxRate: of(inputs.taxRate.to),
    }),
    growth: last,
    returnOnNewCapital: capital.lasting,
    wacc,
  });
  return { flows, lastRevenue, terminalValue, ...presentValues(calculation, inputs, flows, terminalValue) };
}

function presentValues<Term>(
  { of, step }: Calculation<Term>,
  { timeline, elapsed, wacc }: FirmInputs,
  flows: readonly Term[],
  terminalValue: Term,
): Pick<FirmTerms<Term>, "presentFlows" | "presentTerminal" | "enterpriseValue"> {
  const rate = of(wacc);
  const sooner = step("yearsSooner", steps.yearsSooner, {
    withinYear: of(timeline.withinYear),
    elapsed: of(elapsed),
  });
  const presentFlows = step("presentValueOfFlows", steps.presentValueOfFlows, { flows, rate, sooner });
  const presentTerminal = step("presentValueOfTerminalValue", steps.presentAmount, {
    amount: terminalValue,
    rate,
    years: of(timeline.length),
    sooner,
  });
  return {
    presentFlows,
    presentTerminal,
    enterpriseValue: step("enterpriseValue", enterpriseValue, { flows: presentFlows, terminal: presentTerminal }),
  };
}

/** Revenue and profit of each year; margin and tax rate stand at their targets after the horizon. */
export function firmYears<Term>(
  calculation: Calculation<Term>,
  inputs: Pick<FirmInputs, "timeline" | "revenue" | "growth" | "margin" | "taxRate">,
): FirmYears<Term> {
  const { of, step } = calculation;
  const { margin, taxRate, timeline } = inputs;
  const horizon = of(timeline.horizon);
  const towards = (
    name: "projectedMargin" | "projectedTaxRate",
    { from, to }: { from: Quantity; to: Quantity },
    year: Quantity,
  ) => {
    const isThere = from === to || year.value > timeline.horizon.value;
    if (isThere) return of(to);
    return step(name, steps.converging, { from: of(from), to: of(to), year: of(year), horizon }, year.value);
  };
  const revenues: Term[] = [];
  const profits: Term[] = [];
  const growths = inputs.growth.path(calculation);
  let before = of(inputs.revenue);
  for (const [index, year] of timeline.years.entries()) {
    const growth = growths[index];
    if (growth === undefined) break;
    const chosen = year.value <= timeline.horizon.value ? margin.chosen[index] : null;
    const revenue = step("projectedRevenue", grownMoney, { before, growth }, year.value);
    const ofYear = {
      revenue,
      margin: chosen ? of(chosen) : towards("projectedMargin", margin, year),
      taxRate: towards("projectedTaxRate", taxRate, year),
    };
    revenues.push(revenue);
    profits.push(step("nopat", nopat, ofYear, year.value));
    before = revenue;
  }
  return { revenues, profits };
}

import type { Bridge } from "../company/bridge.ts";
import type { EarningPower } from "../company/earning-power.ts";
import { isAnyChosen } from "../company/forecast-years.ts";
import { pathToProfit } from "../company/path-to-profit.ts";
import type { Company } from "../company/prepare.ts";
import type { ValuationVariant, Warning } from "../outcome.ts";
import { positionOf, rememberedBy, type Settings } from "../scenarios.ts";
import * as steps from "../steps/discounted-cash-flow.ts";
import { perShare, returnOnCapital, shareOf } from "../steps/figures.ts";
import { sharesAfterDilution } from "../steps/per-share.ts";
import { assumption, derive, type Quantity, type Step } from "../trace.ts";
import { type Appraisal, type Method, missingFrom, notApplicable, type Valuation } from "./appraisal.ts";
import { valueAtMidYear, valueToEquity, viewsOfGrowth } from "./beside-cash-flow.ts";
import { distributableCash } from "./distributable-cash.ts";
import { lastingReturn } from "./projections.ts";

/** What lenders keep when a company fails; what shareholders keep is nothing. */
const recoveryRate = 0.4;
const thinSpread = 0.025;

/** Everything the projection needs, each known. */
type Inputs = {
  revenue: Quantity;
  earningPower: EarningPower;
  salesToCapital: Quantity;
  bridge: Bridge;
  shares: Quantity;
  failure: Quantity | null;
  /** Whether the margin of an ordinary year is still ahead. */
  isPath: boolean;
  /** Of each year; the same whatever the scenario. */
  taxRates: readonly Quantity[];
};

/**
 * Value per share from the free cash flow to the firm, discounted at the WACC.
 *
 *   FCFFₜ = revenueₜ × marginₜ × (1 − taxₜ) − max(0, Δrevenueₜ) / salesToCapital
 *   TV    = NOPAT_{N+1} × (1 − g∞/ROIC∞) / (WACC − g∞)
 *   value = (Σ FCFFₜ/(1+WACC)ᵗ + TV/(1+WACC)ᴺ − claims + assets) / shares
 *
 * Flows arrive at year end. Growth fades linearly from the first year's to the perpetual one; margin and tax rate converge
 * to the five-year median and the statutory rate; growth, margin and capital of a year that the reader has set are theirs. Shrinking revenue frees no capital. Companies in distress survive with
 * 1 − p, p from the spread of their rating, and fail with nothing left for shareholders. A company that loses money in an
 * ordinary year is shown on a path to the margin of its industry, which may fail as well: a supposition, never a vote. Trusts
 * are valued by the cash they can distribute. Where the user says that shares are given away each year, those that there will be at the
 * horizon share the equity: the option expense stays in EBIT besides. Beside it: the views of growth, flows in the middle of the year, flows to equity.
 *
 * Not applicable: `financial`, `holding`, `shortHistory` (fewer than three years of margins), `negativeEbit` (neither it
 * nor its industry earns anything in an ordinary year), `debtUnknown`, `figuresMissing`.
 *
 * @see Damodaran, *Investment Valuation*, 3rd ed., ch. 12; Koller et al., *Valuation*, 7th ed., ch. 14
 */
export const discountedCashFlow: Method = (company) => {
  const { type } = company.classification;
  if (company.isFinancial) return notApplicable("financial", "residualIncome");
  if (type === "reit") return distributableCash(company);
  if (type === "holding") return notApplicable("holding", "netAssetValue");
  const inputs = inputsOf(company);
  if (inputs.kind === "notApplicable") return inputs;
  return {
    kind: "appraisal",
    variant: variantOf(company, inputs),
    levers: ["discountRate", "returns", "margin", "terminalGrowth", "growth"],
    warnings: [
      ...company.rateWarnings,
      ...inputs.earningPower.warnings,
      ...(company.salesToCapital?.warnings ?? []),
      ...inputs.bridge.warnings,
      ...(company.overrides.researchLife && !company.research ? (["researchUnknown"] as const) : []),
    ],
    notVotingReason: inputs.isPath ? "pathSupposed" : null,
    value: valuationOf(company, inputs),
  } satisfies Appraisal;
};

function variantOf({ isCyclical }: Company, { isPath, failure }: Inputs): ValuationVariant {
  if (isPath) return "pathToProfit";
  if (failure) return "failureWeighted";
  return isCyclical ? "midCycleMargin" : "convergingMargin";
}

function inputsOf(company: Company) {
  const { history, earningPower, salesToCapital, bridge, shares, rates } = company;
  const revenue = history.figure(history.latest, "revenue");
  if (!revenue) return notApplicable("figuresMissing", "residualIncome", ["revenue"]);
  if (revenue.value <= 0) return notApplicable("preRevenue");
  if (!earningPower) {
    return history.within(5).length < 3
      ? notApplicable("shortHistory", "comparableMultiples")
      : notApplicable("figuresMissing", "earningsPerShare", ["ebit"]);
  }
  const isPath = earningPower.targetMargin.neutral.value <= 0;
  const margins = isPath ? pathToProfit(company) : earningPower;
  if (!margins) return notApplicable("negativeEbit", "comparableMultiples", []);
  if (!company.debt) return notApplicable("debtUnknown", "earningsPerShare", ["totalDebt"]);
  if (!bridge || !salesToCapital || !shares) {
    return notApplicable(
      "figuresMissing",
      "earningsPerShare",
      missingFrom(company, "cashAndEquivalents", "totalEquity"),
    );
  }
  if (!rates.neutral.wacc || !rates.neutral.growth) {
    return notApplicable(
      "figuresMissing",
      "earningsPerShare",
      missingFrom(company, "interestExpense", "capitalExpenditure"),
    );
  }
  const failure = isPath || company.classification.type === "distressed" ? failureProbabilityOf(company) : null;
  const known: Inputs = {
    revenue,
    earningPower: margins,
    isPath,
    salesToCapital: salesToCapital.quantity,
    bridge,
    shares: sharesAhead(company, shares),
    failure,
    taxRates: taxRatesOf(company),
  };
  return { kind: "inputs" as const, ...known };
}

/** The shares among which equity is divided: today's, or as many as there will be at the horizon. */
const sharesAhead = ({ dilution, horizon: years }: Company, shares: Quantity): Quantity =>
  dilution ? derive("sharesAtHorizon", sharesAfterDilution, { shares, dilution, years }) : shares;

function failureProbabilityOf({ capital, horizon }: Company): Quantity | null {
  if (!capital.debtSpread) return null;
  return derive("failureProbability", steps.failureProbability, {
    spread: capital.debtSpread,
    recovery: assumption("recoveryRate", recoveryRate, "rate"),
    years: horizon,
  });
}

/** Of each year: the effective rate, converging to the statutory one. */
function taxRatesOf({ years, horizon, capital: { taxRate: from, marginalTaxRate: to } }: Company): Quantity[] {
  if (from === to) return years.map(() => from);
  return years.map((year) => derive("projectedTaxRate", steps.converging, { from, to, year, horizon }, year.value));
}

/** Of each year: the one set for it, or today's margin, converging to the one of an ordinary year, by that lever's position. */
function marginsOf({ years, horizon, chosenYears }: Company, { baseMargin: from, targetMargin }: EarningPower) {
  const { marginByYear: chosen } = chosenYears;
  return rememberedBy(["margin"], (settings): Quantity[] => {
    const to = targetMargin[positionOf(settings, "margin")];
    if (from === to && !isAnyChosen(chosen, years)) return years.map(() => to);
    return years.map(
      (year, index) =>
        chosen[index] ?? derive("projectedMargin", steps.converging, { from, to, year, horizon }, year.value),
    );
  });
}

/** Of each year: the one set for it, or the company's own, which is the same in all of them. */
function turnoversOf({ years, chosenYears }: Company, { salesToCapital: ratio }: Inputs): readonly Quantity[] {
  const { salesToCapitalByYear: chosen } = chosenYears;
  if (!isAnyChosen(chosen, years)) return years.map(() => ratio);
  return years.map(
    (year, index) => chosen[index] ?? derive("salesToCapital", steps.unchangedRatio, { ratio }, year.value),
  );
}

function valuationOf(company: Company, inputs: Inputs): Appraisal["value"] {
  const margins = marginsOf(company, inputs.earningPower);
  const explicit = rememberedBy(["growth", "terminalGrowth", "margin"], (settings) =>
    explicitYears(company, inputs, settings, margins(settings)),
  );
  return (settings) => valuation({ company, inputs, settings, ...explicit(settings) });
}

function valuation(context: {
  company: Company;
  inputs: Inputs;
  settings: Settings;
  flows: readonly Quantity[];
  reinvestments: readonly Quantity[];
  lastRevenue: Quantity;
}): Valuation {
  const { company, inputs, settings, flows, reinvestments, lastRevenue } = context;
  const { capital, horizon } = company;
  const { wacc, growth, terminalGrowth, margin } = leversAt(company, inputs, settings);
  const { marginalTaxRate } = capital;
  const terminalNopat = derive("terminalNopat", steps.terminalNopat, {
    revenue: lastRevenue,
    growth: terminalGrowth,
    margin,
    taxRate: marginalTaxRate,
  });
  const returnOnNewCapital =
    company.overrides.terminalReturn === undefined
      ? lastingReturn("terminalReturnOnCapital", {
          cost: wacc,
          earned: derive("returnOnCapital", returnOnCapital, {
            margin,
            taxRate: marginalTaxRate,
            salesToCapital: inputs.salesToCapital,
          }),
          position: positionOf(settings, "returns"),
        })
      : assumption("terminalReturnOnCapital", company.overrides.terminalReturn, "rate", "user");
  const terminalValue = derive("terminalValue", steps.terminalValue, {
    nopat: terminalNopat,
    growth: terminalGrowth,
    returnOnNewCapital,
    wacc,
  });
  const presentFlows = derive("presentValueOfFlows", steps.presentValueOfFlows, { flows, rate: wacc });
  const presentTerminal = derive("presentValueOfTerminalValue", steps.presentValueOfMoney, {
    amount: terminalValue,
    rate: wacc,
    years: horizon,
  });
  const enterpriseValue = derive("enterpriseValue", steps.enterpriseValue, {
    flows: presentFlows,
    terminal: presentTerminal,
  });
  return {
    result: equityPerShare(inputs, enterpriseValue),
    notAboveZero: terminalValue.value > 0 ? "equityUnderWater" : "negativeTerminalCashFlow",
    details: () => {
      const terminalShare = derive("terminalShare", shareOf, { part: presentTerminal, whole: enterpriseValue });
      return {
        drivers: [wacc, growth, margin],
        warnings: terminalWarnings(wacc.value - terminalGrowth.value, terminalShare.value),
        besides: () => [
          terminalShare,
          ...viewsOfGrowth(company),
          ...(company.research ? [company.research.asset] : []),
          equityPerShare(inputs, valueAtMidYear(enterpriseValue, wacc), "midYearValuePerShare"),
          ...(inputs.isPath ? [] : valueToEquity(company, inputs.shares, reinvestments, settings)),
        ],
      };
    },
  };
}

function leversAt({ rates, capital }: Company, { earningPower }: Inputs, settings: Settings) {
  const { terminalGrowth } = rates[positionOf(settings, "terminalGrowth")];
  return {
    // Both are known: `inputsOf` has looked at the neutral scenario, and a rate is known in all three or in none.
    wacc: rates[positionOf(settings, "discountRate")].wacc ?? capital.costOfEquity,
    growth: rates[positionOf(settings, "growth")].growth ?? terminalGrowth,
    terminalGrowth,
    margin: earningPower.targetMargin[positionOf(settings, "margin")],
  };
}

function explicitYears(company: Company, inputs: Inputs, settings: Settings, margins: readonly Quantity[]) {
  const { revenue: today, taxRates } = inputs;
  const growths = company.yearGrowth(settings);
  const turnovers = turnoversOf(company, inputs);
  const flows: Quantity[] = [];
  const reinvestments: Quantity[] = [];
  let before = today;
  for (const [index, { value: year }] of company.years.entries()) {
    const [growth, margin, taxRate] = [growths[index], margins[index], taxRates[index]];
    const salesToCapital = turnovers[index];
    if (!growth || !margin || !taxRate || !salesToCapital) break;
    const revenue = derive("projectedRevenue", steps.grownMoney, { before, growth }, year);
    const nopat = derive("nopat", steps.nopat, { revenue, margin, taxRate }, year);
    const reinvestment = derive("reinvestment", steps.reinvestment, { revenue, before, salesToCapital }, year);
    reinvestments.push(reinvestment);
    flows.push(derive("freeCashFlowToFirm", steps.freeCashFlow, { nopat, reinvestment }, year));
    before = revenue;
  }
  return { flows, reinvestments, lastRevenue: before };
}

function equityPerShare(
  { bridge, failure, shares }: Inputs,
  enterpriseValue: Quantity,
  name: "valuePerShare" | "midYearValuePerShare" = "valuePerShare",
): Step {
  const { claims, assets } = bridge;
  const equity = derive("equityValue", steps.equityValue, { enterpriseValue, claims, assets });
  const amount = failure ? derive("equityValue", steps.survivingValue, { value: equity, failure }) : equity;
  return derive(name, perShare, { amount, shares });
}

function terminalWarnings(spread: number, terminalShare: number): Warning[] {
  const warnings: Warning[] = [];
  if (spread < thinSpread) warnings.push("terminalSpreadThin");
  if (terminalShare > 0.9) warnings.push("terminalValueExtreme");
  else if (terminalShare > 0.75) warnings.push("terminalValueDominant");
  return warnings;
}
